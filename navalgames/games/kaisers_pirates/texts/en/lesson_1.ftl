# Episode 1: Emden alone
lesson-1-title = Emden alone
lesson-1-blurb = Autumn 1914: one small cruiser, one captain, and three dice of which only the highest counts.
lesson-1-goal-1 = see what the highest of several dice looks like in the long run
lesson-1-goal-2 = tell when a further die helps, and when it never can
lesson-1-goal-3 = compare two rolls without mistaking a tie for a win
lesson-1-summary-1 = Equal dice are no even chance: whoever loses the ties wins less than half.
lesson-1-summary-2 = Of several dice only the highest counts: a small die saves from the worst and never gives the best.
lesson-1-summary-3 = 2 off a roll is two steps on the die, not two per cent: what it costs depends on what one has to beat.
lesson-1-exit = Name something outside games where a second, weaker helper only prevents the worst. How would you find out whether it is worth having?
lesson-1-home-1 = At your next table: before each chase say how many of 100 would hit. Then look how far off you were after ten.
lesson-1-home-2 = Captain von Müller spared the crews of the ships he sank, and it cost him time. Think of a choice in which decency has a price. What decides it?
lesson-1-what-if = What if one of the rules of the chase were different? See what changes
lesson-1-person-mueller = Captain von Müller
lesson-1-person-mueller-post = Cruiser Emden, alone in the Indian Ocean
lesson-1-person-silver = Captain Silver
lesson-1-person-silver-post = Cruiser Melbourne, with the troop convoy
lesson-1-ending-1 = Silver sent Sydney. After an hour and a half Emden lay burning on the reef of North Keeling Island with more than 130 dead; Sydney lost four men. Müller kept his sword.
lesson-1-ending-2 = How much one cruiser hurt British trade is argued about: she took some two dozen merchant ships of thousands, but for weeks many stayed in port.
lesson-1-ending-3 = In the game one roll decides. Sydney was faster and her guns reached further, so Emden’s chance that morning was smaller than our dice say.
lesson-1-more-1 = Which of the sixty merchant ships is hardest for Emden to hit? Try the largest ones.
lesson-1-more-2 = Take her dice away one by one and watch the shape of the highest change.

# 1 Smoke on the horizon
lesson-1-smoke-title = Which smoke do you chase?
lesson-1-smoke-goal = See what decides a chase.
lesson-1-smoke-hook = 10 September 1914, Bay of Bengal. You are Captain von Müller of the small German cruiser Emden. You have left your squadron to hunt alone, and nobody ashore knows. You sight smoke.
lesson-1-smoke-rule-1 = Emden rolls three dice, with 10, 8 and 6 faces. Only the highest counts.
lesson-1-smoke-rule-2 = The steamer rolls one: Diplomat eight faces, Pontoporos six.
lesson-1-smoke-rule-3 = Higher is a hit and damages: 5 against 3; twice as much sinks. A tie, 5 against 5, is none.
lesson-1-smoke-assumption-1 = Nobody comes to help.
lesson-1-smoke-scene = Your ships are below, the other player’s above, dealt at random: a fleet is a player’s, not a nation’s. The yellow number is what a ship is worth; the coloured signs are her dice. Sunk, she comes to you.
lesson-1-smoke-act-task = Two ships that Emden met that week. Which one do you run down?
lesson-1-smoke-act-diplomat = Diplomat: large, full of tea, 7 points
lesson-1-smoke-act-pontoporos = Pontoporos: small, full of coal, 5 points
lesson-1-smoke-act-told = The larger ship is worth more and gets away more often: Diplomat is hit { $diplomat-often }, Pontoporos { $pontoporos-often }. Their dice differ by two faces only.
lesson-1-smoke-predict = Out of 100 chases with your order, in how many is the steamer hit?
lesson-1-smoke-target = the steamer is hit
lesson-1-smoke-control = The ship that hunts, and her dice
lesson-1-smoke-set-emden = Emden: 10, 8, 6
lesson-1-smoke-set-eitel-friedrich = Prinz Eitel Friedrich: 10, 6
lesson-1-smoke-set-seeadler = Seeadler: 8
lesson-1-smoke-set-geier = Geier: 6
lesson-1-smoke-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-1-smoke-low = You said { $guess }; it is { $target-plain }. Three dice have three chances to show a high number, and one is enough.
lesson-1-smoke-high = You said { $guess }; it is { $target-plain }. The steamer’s own die is high at times, and then a tie is no hit.
lesson-1-smoke-explain-1 = Count the misses. Say the steamer rolls a 6. Emden misses if all her dice stay at 6 or lower: 6 faces of the ten, 6 of the eight, and the small die always. 6/10 times 6/8 is 9 in 20. For a 3 it is about 1 in 18.
lesson-1-smoke-explain-2 = { $order ->
    [pontoporos] So a low roll hardly ever saves a steamer. Over all six faces of Pontoporos that makes { $pontoporos-plain } hits.
   *[other] Diplomat can roll a 7 or an 8 as well. Then she gets away in about 6 and 8 of ten chases. Over all her eight faces that makes { $diplomat-plain } hits.
 }
lesson-1-smoke-vary = Send another ship after the same steamer. With which one do hits become rarer than misses, whichever steamer it is?
lesson-1-smoke-varied = Geier, with a single die of 6: Diplomat is hit { $geier-diplomat-often }, Pontoporos { $geier-pontoporos-often }. The large die makes the hunter.
lesson-1-smoke-check-1 = Emden shows 7, 7 and 3. Diplomat shows 7. What happens?
lesson-1-smoke-check-1-two = A hit: two sevens against one.
lesson-1-smoke-check-1-two-why = Only one die of each side counts. The second seven is lost beside the first.
lesson-1-smoke-check-1-tie = Nothing: 7 is not higher than 7.
lesson-1-smoke-check-1-tie-why = The highest dice are compared, and a tie leaves the steamer alone.
lesson-1-smoke-check-1-sum = A hit: 17 against 7.
lesson-1-smoke-check-1-sum-why = Then three small dice would always win. Nothing is added up; each side shows its highest die.
lesson-1-smoke-check-2 = Undamaged Emden. Put these in order.
lesson-1-smoke-check-2-first = rarest
lesson-1-smoke-check-2-last = most often
lesson-1-smoke-check-2-ten = Emden’s highest die is a 10
lesson-1-smoke-check-2-ten-why = The rarest comes first. A 10 needs the one right face of the one large die.
lesson-1-smoke-check-2-small = Pontoporos gets away
lesson-1-smoke-check-2-small-why = Pontoporos can roll no higher than 6, and even a 6 saves her less than every second time.
lesson-1-smoke-check-2-big = Diplomat gets away
lesson-1-smoke-check-2-big-why = Diplomat has the same six faces and two better ones, so she gets away more often than Pontoporos.
lesson-1-smoke-check-2-high = Emden’s highest die is 7 or more
lesson-1-smoke-check-2-high-why = Two of her dice can show 7 or more. It happens more often than not.
lesson-1-smoke-check-2-right = One die more or two faces more: both move the chance, neither by as much as one thinks.
lesson-1-smoke-history-1 = Pontoporos was taken on 10 September with coal for the British, and kept. Diplomat, with tea, was sunk on the 13th; her crew had been taken off before.
lesson-1-smoke-history-2 = Real chases lasted hours, and an unarmed steamer seldom got away by day. In the game one roll stands for finding, chasing and firing.

# 2 Close in, or from afar
lesson-1-best-title = Close in, or from afar?
lesson-1-best-goal = Find out what a second and a third die are good for.
lesson-1-best-since-diplomat = You chased the tea ship.
lesson-1-best-since-pontoporos = You chased the coal ship.
lesson-1-best-since-none = Emden has made her first prizes.
lesson-1-best-carried = { $own-fate ->
    [sunk] Your first dice count, and they made her yours: she lies under “Won”.
    [hurt] Your first dice count, and by them she got off damaged.
   *[other] Your first dice count, and by them she got away.
 }
lesson-1-best-hook = 22 September 1914, off Madras in India: oil tanks, and guns on the coast. Close in all your guns bear. Far off only the largest reach, and nobody can hit you.
lesson-1-best-act-task = From where do you shell the tanks?
lesson-1-best-act-near = Close in: 10, 8 and 6, in their reach
lesson-1-best-act-far = From afar: one die of 10, out of reach
lesson-1-best-act-told = 4 or less comes { $far-low-often } from afar, { $near-low-often } close in. But an 8 or better: { $far-often } and { $near-often }. Two dice more save from the worst and hardly bring the best. Their price: close in the coast hits you { $coast-often }.
lesson-1-best-rule-1 = Close in you roll dice with 10, 8 and 6 faces, from afar the 10 alone. The highest counts: 3, 8 and 5 are 8.
lesson-1-best-assumption-1 = Who reaches whom, and one die of 8 for the coast, are suppositions.
lesson-1-best-scene = Emden and the three dice of her guns.
lesson-1-best-predict = How often does your shot come to an 8 or better?
lesson-1-best-option-fifth = Less than 25 times in 100
lesson-1-best-option-third = 25 to 33 times
lesson-1-best-option-more = 34 to 44 times
lesson-1-best-option-half = 45 times or more
lesson-1-best-target = her highest die is an 8 or better
lesson-1-best-control = Taken off the roll
lesson-1-best-set-0 = 0: by day
lesson-1-best-set--1 = 1: by night
lesson-1-best-right = Well judged: { $target-plain }.
lesson-1-best-low = It is more: { $target-plain }. Three of ten faces of the large die alone are so high.
lesson-1-best-high = It is less: { $target-plain }. A die of 6 never gets there, one of 8 with a single face.
lesson-1-best-explain-1 = { $order ->
    [far] One die, ten faces, all equally likely: three of them are 8 or better, four are 4 or less.
   *[other] Nothing above 7: 7/10 times 7/8, and the die of 6 always stays below. That is 49 in 80. The rest is 8 or better: { $target }.
 }
lesson-1-best-explain-2 = { $order ->
    [far] Close in, the two other dice would lift low rolls: to stay at 4, all three must be low, 4/10 × 4/8 × 4/6. To a 9 or a 10 they add nothing.
   *[other] To stay at 4, all three must be low: 4/10 × 4/8 × 4/6. Here every die helps. To a 9 or a 10 the two small ones add nothing.
 }
lesson-1-best-vary = Let night fall: the game takes 1 off an attack then, never below 1. What becomes of an 8 or better?
lesson-1-best-varied = An 8 takes a 9 on the die now, and only the large one shows it: { $near-night-often } close in, { $far-night-often } from afar. The same! The two other dice have become worth nothing.
lesson-1-best-check-1 = Müller needs a 9 or a 10. Would a fourth die, with four faces, help him?
lesson-1-best-check-1-every = Yes, every further die helps a little.
lesson-1-best-check-1-every-why = A die helps only as far as its own faces reach. A hundred of them would show no 9.
lesson-1-best-check-1-never = No, not at all.
lesson-1-best-check-1-never-why = Only the die with ten faces can show a 9 or a 10. The small one saves from a 1 or a 2.
lesson-1-best-check-1-added = Yes: its number is added.
lesson-1-best-check-1-added-why = Nothing is added up. A 6 and a 4 count as 6, not as 10.
lesson-1-best-check-2 = Another ship has dice of 10, 6 and 4. In how many of 100 rolls is her highest die a 6 or better?
lesson-1-best-check-2-right = 5 or less takes a low 10 and a low 6: 5/10 × 5/6. The die of 4 has no say here.
lesson-1-best-check-2-high = Three dice, but that of 4 can never show a 6, and that of 6 only with one face.
lesson-1-best-check-2-low = Five of the ten faces of the large die are 6 or better, and the die of 6 adds one of its own.
lesson-1-best-check-2-mark-ten = a 10
lesson-1-best-more-1 = How rare is a 1 as the highest of all three?
lesson-1-best-more-1-tenth = 1 in 10
lesson-1-best-more-1-tenth-why = So rare is a 1 on the large die alone. The two others must show a 1 at the same time.
lesson-1-best-more-1-added = 1 in 24
lesson-1-best-more-1-added-why = 10, 8 and 6 make 24 faces, but three dice do not fall in 24 ways.
lesson-1-best-more-1-times = 1 in 480
lesson-1-best-more-1-times-why = 10 × 8 × 6 = 480 ways, and only one of them is three ones: { $one }.
lesson-1-best-history-1 = He came by night. The shells set some of the oil on fire and killed few. But in India nobody trusted the sea any more, and ships stayed in port.
lesson-1-best-history-2 = The printed card of Emden is not among our sources. Her dice here are worked out from her guns and torpedo tubes; such numbers carry the sign “reconstruction”.

# 3 The colliers are gone
lesson-1-tie-title = Ten against ten: who wins?
lesson-1-tie-goal = Weigh equal dice against each other.
lesson-1-tie-since-diplomat = In history Emden took Pontoporos as well, a few days before the tea ship. Her coal has driven Emden for a month, and some is left.
lesson-1-tie-since-pontoporos = Whatever your dice said of Pontoporos, in history she was taken whole. Her coal has driven Emden for a month, and some is left.
lesson-1-tie-since-none = Pontoporos, taken in September, has driven Emden with her coal for a month, and some is left.
lesson-1-tie-hook = 12 October 1914, off Sumatra. The British cruiser Yarmouth is looking for your coal ships. In the game that is a card: Rendezvous Missed. It strikes all your cruisers.
lesson-1-tie-rule-1 = For each ship the card challenges with one die of ten faces; the ship responds with one of ten. With a prize in the fleet 2 is taken off the challenge.
lesson-1-tie-rule-2 = Only a higher challenge succeeds. 6 against 6 fails.
lesson-1-tie-rule-3 = If it succeeds, the ship has no coal: 2 is taken off her attacks.
lesson-1-tie-assumption-1 = Nobody answers the card.
lesson-1-tie-scene = Your three cruisers must roll, Emden first; whoever loses her coal gets a mark. Pontoporos, the prize, lies beside them, or under “Won”.
lesson-1-tie-act-task = You are Müller. Pontoporos can be sunk now, and her points are safe; or she stays with you, and there is coal when the card comes.
lesson-1-tie-act-sink = Sink her: 5 points, for good
lesson-1-tie-act-keep = Keep her: 10, unless she is lost; 2 off the card
lesson-1-tie-act-told = Without her Emden loses her coal { $sunk-often }, with her { $kept-often }, and the same holds for the two others. Müller kept her, and lost her: whoever keeps a thing has to guard it.
lesson-1-tie-predict = How often does Emden lose her coal?
lesson-1-tie-option-third = About one time in three, or less
lesson-1-tie-option-less = More often than that, but less than half
lesson-1-tie-option-half = In exactly half
lesson-1-tie-option-more = In more than half
lesson-1-tie-target = Emden loses her coal
lesson-1-tie-control = Dice of the card
lesson-1-tie-set-d10 = one d10
lesson-1-tie-set-d10-d4 = a d10 and a d4
lesson-1-tie-set-d10-d6 = a d10 and a d6
lesson-1-tie-set-d10-d8 = a d10 and a d8
lesson-1-tie-right = Well judged: { $target }. Ties save her.
lesson-1-tie-low = It is { $target }: more than that. Ties save Emden, but all that is higher is lost.
lesson-1-tie-high = It is only { $target }. The dice are alike, the rule is not: all ties go to Emden.
lesson-1-tie-explain-1 = { $order ->
    [keep] Two dice with ten faces fall in 10 × 10 = 100 ways. With the prize the card’s 10 counts as 8 and beats seven faces, its 9 counts as 7 and beats six, and so on.
   *[other] Two dice with ten faces fall in 10 × 10 = 100 ways. In 10 of them both show the same.
 }
lesson-1-tie-explain-2 = { $order ->
    [keep] 7 + 6 + 5 + 4 + 3 + 2 + 1 = 28 ways: the card succeeds { $kept-often }.
   *[other] The other 90 are shared fairly, 45 for each side: without a prize the card succeeds { $sunk-often } and fails { $fails-often }.
 }
lesson-1-tie-explain-3 = { $order ->
    [keep] Without the prize 10 ways would be ties, and the other 90 shared fairly, 45 for each side: success { $sunk-often }, failure { $fails-often }.
   *[other] With the prize a 10 counts as 8 and beats seven faces, a 9 counts as 7 and beats six, and so on: 7 + 6 + 5 + 4 + 3 + 2 + 1 = 28 ways.
 }
lesson-1-tie-vary = Give the card a small die more. Which is the smallest that makes it better than even, if you sank the prize? See “Every order”.
lesson-1-tie-varied = With a d6 it is { $six }. A d4 is not enough: it repairs low rolls, and those seldom win. With the prize kept it is still only { $six-kept-plain }.
lesson-1-tie-check-1 = Suppose the rule gave all ties to the card. How often would it succeed then?
lesson-1-tie-check-1-half = 50 times in 100
lesson-1-tie-check-1-half-why = So it would be if the ties were shared. But one side gets them all.
lesson-1-tie-check-1-ties = 55 times in 100
lesson-1-tie-check-1-ties-why = 45 ways are higher and 10 are ties. The rule decides who gets those ten.
lesson-1-tie-check-1-twice = 65 times in 100
lesson-1-tie-check-1-twice-why = That counts the ten ties twice. 45 ways are higher, and ten are ties.
lesson-1-tie-check-2 = Suppose Karlsruhe and Nürnberg have just kept their coal. And Emden?
lesson-1-tie-check-2-due = Now the card must succeed.
lesson-1-tie-check-2-due-why = Dice keep no accounts: what fell for the others changes nothing.
lesson-1-tie-check-2-same = Her chance is what it was.
lesson-1-tie-check-2-same-why = Each ship rolls for herself, and every roll starts afresh.
lesson-1-tie-check-2-luck = Smaller: luck is on their side.
lesson-1-tie-check-2-luck-why = Luck so far is not stored anywhere. Her two dice know nothing of the other ships.
lesson-1-tie-history-1 = Yarmouth sank Emden’s coal ship Markomannia and freed Pontoporos. Emden found a new one among her prizes, and at Penang on 28 October she sank a Russian cruiser at anchor.
lesson-1-tie-history-2 = Why ties fail is the choice of the game’s author. It makes every bold act a little harder than it looks.

# 4 Whom do you send?
lesson-1-cocos-title = Whom do you send?
lesson-1-cocos-goal = Look at the same ship with the eyes of her hunters.
lesson-1-cocos-since-diplomat = The ship whose hunt you began with tea and smoke is now hunted herself. You change sides.
lesson-1-cocos-since-pontoporos = The ship with which you hunted a coal ship is now hunted herself. You change sides.
lesson-1-cocos-since-none = The hunter of September is hunted in November. You change sides.
lesson-1-cocos-hook = 9 November 1914. The wireless station on the Cocos Islands calls: strange ship in the entrance. You are Captain Silver now, and not far away you guard a great convoy with Australian and New Zealand troops.
lesson-1-cocos-rule-1 = Every card can send British ships with the dice printed on it. Emden answers with dice of 10 and 6 faces; the highest count.
lesson-1-cocos-rule-2 = Higher damages. At least twice as much sinks: 8 against 4.
lesson-1-cocos-rule-3 = A damaged ship takes 2 off her roll, never below 1. More damage does nothing.
lesson-1-cocos-assumption-1 = Emden fights and plays no card.
lesson-1-cocos-scene = Two cards of your hand are on offer. On the right of each: the dice of the ships it sends. Sunk, Emden comes to you.
lesson-1-cocos-act-task = Whom do you send? Perhaps Emden is not alone.
lesson-1-cocos-act-sydney = Sydney: 10, 8, 6; one guard less
lesson-1-cocos-act-squadron = The weaker card: one die of 8; Sydney stays
lesson-1-cocos-act-told = Sydney sinks her { $sydney-often }, the weaker card { $squadron-often }. The price: if a second raider like Emden meets a liner full of troops that nobody guards, she sinks her { $convoy-often }. Silver staked that, and was lucky: there was no second one.
lesson-1-cocos-predict = Out of 100 such meetings with your order, in how many is Emden sunk at once?
lesson-1-cocos-target = Emden is sunk
lesson-1-cocos-control = Emden is damaged
lesson-1-cocos-set-true = yes
lesson-1-cocos-set-false = no
lesson-1-cocos-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-1-cocos-low = You said { $guess }; it is { $target-plain }. Emden rolls low at times, and then twice as much is soon reached.
lesson-1-cocos-high = You said { $guess }; it is { $target-plain }. Twice as much is a lot: once Emden shows a 6, nothing on these dice can sink her.
lesson-1-cocos-explain-1 = { $order ->
    [squadron] Emden’s highest die decides how hard it is. Against a 3 it takes a 6, against a 4 an 8, and against 5 or more your die can do nothing.
   *[other] Emden’s highest die decides how hard it is. Against a 3 it takes a 6, against a 5 a 10, and against 6 or more there is nothing to be done.
 }
lesson-1-cocos-explain-2 = { $order ->
    [squadron] Emden shows 4 or less in 4/10 times 4/6, that is 16 in 60. Only then can your die sink her at all.
   *[other] Emden shows 5 or less in 5/10 times 5/6, that is 25 in 60. Only then can she be sunk at all.
 }
lesson-1-cocos-explain-3 = { $order ->
    [squadron] Then it is high enough about every third time: { $squadron-plain }. Sydney’s three dice make { $sydney-plain }: they still sink a 5, with a 10.
   *[other] Then Sydney’s three dice are high enough about every second time: { $sydney-plain }. One die with 8 faces makes { $squadron-plain }.
 }
lesson-1-cocos-vary = Let Emden be damaged already. Does that change much?
lesson-1-cocos-varied = Now Sydney sinks her { $worn-sydney-often }, the small card { $worn-squadron-often }. Her 7 counts as 5 and her 4 as 2, and twice that is soon reached.
lesson-1-cocos-check-1 = “2 off” for damage: what does it mean?
lesson-1-cocos-check-1-percent = Two per cent less
lesson-1-cocos-check-1-percent-why = You have just seen far more than two in a hundred. It is two steps on the die.
lesson-1-cocos-check-1-steps = Two steps lower on the die
lesson-1-cocos-check-1-steps-why = What two steps are worth depends on the dice of both sides.
lesson-1-cocos-check-1-half = Half as strong
lesson-1-cocos-check-1-half-why = That would suit a 4, which becomes 2. A 10 becomes 8: much less than half is lost.
lesson-1-cocos-check-2 = Emden is damaged. A second raider is said to be near the convoy. Whom do you send?
lesson-1-cocos-check-2-sydney = Sydney
lesson-1-cocos-check-2-sydney-why = You finish Emden as surely as you can. If the rumour is true, the convoy has one guard less.
lesson-1-cocos-check-2-squadron = The weaker card, one die of 8
lesson-1-cocos-check-2-squadron-why = You keep Sydney with the troops. Emden gets off unhurt more often, and may be mended tomorrow.
lesson-1-cocos-check-2-column-sunk = Emden is sunk
lesson-1-cocos-check-2-column-nothing = Nothing happens
lesson-1-cocos-history-1 = Silver first turned his own Melbourne towards the islands. Then he remembered that his place was with the convoy, and sent Sydney. The Japanese Ibuki asked to go as well and had to stay.
lesson-1-cocos-history-2 = In the game Sydney is a card that happens to be in the hand. Silver had three cruisers in sight of each other, and could choose.

# Mission

lesson-1-mission-title = Now you: Emden must not get away
lesson-1-mission-task = November 1914. Emden is alone, and you hunt her for two turns. One card a turn can attack her, with the dice on its right; a second laid out for that is lost. Surprise Attack adds 2, and she cannot answer; AMC fights her when she attacks a steamer of yours. Once hit, she takes 2 off. Sink her.
lesson-1-mission-goal = sink Emden within your two turns
lesson-1-mission-word-1 = 4, 6, 8, 10 on a ship or card: dice with so many faces. Throw all of them; only the highest counts.
lesson-1-mission-word-2 = Attack, Defence: a higher attack damages, one at least twice as high sinks. A damaged ship takes 2 off its defence.
lesson-1-mission-word-3 = Across: the card attacks Emden with its dice at “Intercept”. She can be attacked so only once in a turn.
lesson-1-mission-word-4 = Upright: the card does what its text says. Surprise Attack must lie so, beside a card that lies across.
lesson-1-mission-word-5 = Reaction: answers from your hand in the other player’s turn. AMC does; if you lay it out now, you lack it then.
lesson-1-mission-word-6 = Sunk: only that counts. A ship that another card takes out of the game is away, too, but not your victory.
lesson-1-mission-met = Emden is sunk. On 9 November 1914 Sydney left her burning on the reef of North Keeling Island after an hour and a half. More than 130 of her men died, and four of Sydney’s.
lesson-1-mission-missed = Emden is still at sea. On 9 November 1914 Sydney found her at the Cocos Islands: she was faster, and her guns reached further. Which card would you use otherwise?
