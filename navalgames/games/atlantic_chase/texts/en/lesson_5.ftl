# Episode 5: the Swordfish, 26 May 1941
lesson-5-title = Fifteen Swordfish
lesson-5-blurb = 26 May 1941: the battleship Bismarck is a day from safety, and only fifteen old biplanes can reach her. Can they stop her?
lesson-5-goal-1 = see what it is worth to know where a ship is before striking
lesson-5-goal-2 = weigh a better strike against the danger of going near
lesson-5-goal-3 = see what one hit changes
lesson-5-summary-1 = A strike at a pin is many times better than a strike at a string.
lesson-5-summary-2 = The nearest deck is not the best: whoever comes so near is seen, and that costs more than a hex brings.
lesson-5-summary-3 = A ship that is slow and watched is hard to lose: one lucky hit changes every chance after it.
lesson-5-exit = One hit out of fifteen torpedoes decided the chase. Was it luck, or had somebody made that luck likely?
lesson-5-home-1 = At your next table: when the enemy has an Intel marker, do you signal first or strike at once? Count both before you order.
lesson-5-home-2 = When did you go nearer to something because it helped, although it was riskier? How did you weigh the two?
lesson-5-what-if = What if the table of air strikes were another? See what changes
lesson-5-more-1 = In the lab: aircraft come from the same hex, but the total is 12. How much of their chance is left, and what would a Contact marker give back?
lesson-5-ending-1 = At 20:47 on 26 May 1941 the Swordfish attacked. Two torpedoes or three hit; one jammed Bismarck’s rudder. She sank the next morning at 10:40, and only 115 of more than 2,200 men were saved.
lesson-5-ending-2 = In the game a hit was never likely. What made it possible was the report in the morning, the pin on the chart, and an admiral who took his carrier near.

lesson-5-person-somerville = Vice-Admiral Sir James Somerville
lesson-5-person-somerville-post = Force H, with the carrier Ark Royal
lesson-5-person-tovey = Admiral Sir John Tovey
lesson-5-person-tovey-post = Commander-in-Chief, Home Fleet
lesson-5-person-luetjens = Admiral Günther Lütjens
lesson-5-person-luetjens-post = In Bismarck

# 1 The report
lesson-5-report-title = Strike at once, or make sure first?
lesson-5-report-goal = See what a report is worth.
lesson-5-report-hook = 26 May 1941, 10:30. After a day and a half of searching a flying boat finds the German battleship Bismarck. By tomorrow German aircraft will cover her. Admiral Somerville’s carrier Ark Royal is near.
lesson-5-report-rule-1 = The report is an Intel marker on her string. Signals make sure: without dice they turn the string into a pin, for now her place is known.
lesson-5-report-rule-2 = A strike rolls two dice. The total is your string and hers: 2 + 3. A pin counts 0: 2 + 0.
lesson-5-report-rule-3 = To hit her with a torpedo the dice must come to 11 with a total of up to 4, to 13 with a total of 5 to 9.
lesson-5-report-assumption-1 = Two hexes to fly: +1 on the dice. Her string is 3 hexes long, Somerville’s 2. She is not slow, so “a hit if slow” misses her.
lesson-5-report-scene = A string runs through every hex (field of the chart) where a ship may be: Bismarck’s has the report on it, Ark Royal’s comes up from the south. “1 hit” is from an earlier battle.
lesson-5-report-act-task = Signalling makes sure of her place, but gives the enemy time to take a marker (+1 for the right to act). What does Somerville do?
lesson-5-report-act-pin = Make sure of her place first, then strike
lesson-5-report-act-string = Strike at once
lesson-5-report-act-beside = afterwards the enemy takes the right to act
lesson-5-report-act-told = The same aircraft and the same dice; only what is known has changed. Its price stands beside it: after a strike both sides roll a die for the right to act, and his marker adds 1.
lesson-5-report-predict = Out of 100 such strikes with your order, how many hit her?
lesson-5-report-target = a torpedo hits
lesson-5-report-outcome-contact-hit-if-slow = No hit, but Contact: she is watched
lesson-5-report-outcome-hit-if-very-slow = No hit (a very slow ship would be hit)
lesson-5-report-control = A cruiser keeps touch: Contact
lesson-5-report-set-none = no
lesson-5-report-set-medium = yes, +2
lesson-5-report-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-5-report-low = You said { $guess }; it is { $target-plain }. The +1 lets in one sum more than the table says.
lesson-5-report-high = You said { $guess }; it is { $target-plain }. Such high sums are rare, and the +1 helps by one step only.
lesson-5-report-explain-1 = At a pin it takes 11; with +1 a 10 will do. Of the 36 ways of two dice 3 bring 10, 2 bring 11, 1 brings 12: { $pin-plain }.
lesson-5-report-explain-2 = At the string it takes 13. With +1 only a double six will do: { $string-plain }.
lesson-5-report-vary = Suppose a cruiser had kept touch with her, a Contact marker. What would it add?
lesson-5-report-varied = At a pin that is held in sight a strike hits in { $touch-plain }: an 8 will do.
lesson-5-report-check-1 = Why is a strike at a string so much worse?
lesson-5-report-check-1-strength = Because Bismarck was too strong for old biplanes.
lesson-5-report-check-1-strength-why = Her guns and armour do not enter this roll. Only distance, help and what is known do.
lesson-5-report-check-1-know = Because the aircraft may find an empty sea.
lesson-5-report-check-1-know-why = A string says she may be here, a pin that she is.
lesson-5-report-check-1-closer = Because more aircraft would have been needed.
lesson-5-report-check-1-closer-why = The number of aircraft does not enter this roll. More of them over an empty sea hit nothing either.
lesson-5-report-check-2 = And if Ark Royal came one hex nearer to the pin, +2 instead of +1? Mark the chance.
lesson-5-report-check-2-right = +2 lets in the 9 as well, and 9 to 12 come in 10 ways.
lesson-5-report-check-2-high = Too high. The sums 2 to 8 still fail, the commonest of all among them.
lesson-5-report-check-2-low = Too low. One step more lets in the 9, and 9 comes in 4 ways.
lesson-5-report-check-2-mark-pin = at a pin, +1
lesson-5-report-check-2-mark-string = at her string, +1
lesson-5-report-history-1 = The flying boat was a Catalina of 209 Squadron. Bismarck had been lost from sight for about 31 hours.
lesson-5-report-history-2 = In the game a report is always true. The first strike of that afternoon attacked the cruiser Sheffield by mistake, and missed.

# 2 How near?
lesson-5-how-near-title = How near?
lesson-5-how-near-goal = See what each hex nearer brings, and what it costs.
lesson-5-how-near-since-pin = You made sure first. Now she is a pin, and the evening comes.
lesson-5-how-near-since-string = You struck at once. Meanwhile Sheffield has found her: now she is a pin.
lesson-5-how-near-since-none = The cruiser Sheffield has found her: now she is a pin.
lesson-5-how-near-carried = { $own-contact ->
    [medium] Your own strike stays on the chart: it missed, but its Contact marker lies on her.
   *[other] Your own strike stays on the chart: it missed, and it left no Contact marker.
 }
lesson-5-how-near-hook = 26 May 1941, 19:10. Fifteen Swordfish, biplanes with a torpedo each, stand on the pitching deck of Ark Royal. It is the last strike before dark.
lesson-5-how-near-rule-1 = The nearer the carrier, the more her aircraft add to the dice: 3 from the same hex, 2 from one hex away, 1 from two.
lesson-5-how-near-rule-2 = { $own-contact ->
    [medium] With a total of up to 4 the dice must come to 11 to hit. Your Contact marker adds 2 more.
   *[other] With a total of up to 4 the dice must come to 11 to hit.
 }
lesson-5-how-near-rule-3 = Whoever enters her hex is seen, a report. Then the enemy rolls two dice first: 8 or more stops the strike, or leads to a fight for the right to act; 5 to 7 takes 1 or 2 from your dice.
lesson-5-how-near-assumption-1 = Bismarck is a pin; Somerville’s string is 2 hexes long, 3 in her hex: the total is 2 or 3.
lesson-5-how-near-scene = { $own-contact ->
    [medium] Bismarck’s pin with your Contact marker, and three hexes from which Ark Royal may launch.
   *[other] Bismarck’s pin, and three hexes from which Ark Royal may launch.
 }
lesson-5-how-near-act-task = The nearer, the more the aircraft hit; but in Bismarck’s own hex the carrier is seen. From where do they fly?
lesson-5-how-near-act-same = From her own hex, and seen
lesson-5-how-near-act-one = From one hex away
lesson-5-how-near-act-two = From two hexes away
lesson-5-how-near-act-told = The nearest deck is not the best: being seen takes away more than the last hex brings. And Bismarck’s guns are not even counted here.
lesson-5-how-near-predict = Out of 100 such strikes with your order, how many hit her?
lesson-5-how-near-target = a torpedo hits
lesson-5-how-near-group-missed = no hit
lesson-5-how-near-group-stopped = stopped beforehand
lesson-5-how-near-control = A U-boat stands by Bismarck
lesson-5-how-near-set-false = no
lesson-5-how-near-set-true = yes, −1
lesson-5-how-near-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-5-how-near-low = You said { $guess }; it is { $target-plain }. { $order ->
    [one] Add your 2 to the dice: which sums reach 11?
    [two] Add your 1 to the dice: which sums reach 11?
   *[other] Even seen, more than half of the strikes go on.
 }
lesson-5-how-near-high = You said { $guess }; it is { $target-plain }. { $order ->
    [one] Even with help many sums fall short.
    [two] Even with help many sums fall short.
   *[other] A strike has to go on first, and then it has to hit.
 }
lesson-5-how-near-explain-1 = { $own-contact ->
    [medium] From two hexes away +1 and +2 make +3, and an 8 will do: 15 of 36 ways, { $two-plain }. From one hex a 7 will do as well, 6 ways more: { $one-plain }.
   *[other] From two hexes away a 10 will do: 6 of 36 ways, { $two-plain }. From one hex a 9 will do as well, 4 ways more: { $one-plain }.
 }
lesson-5-how-near-explain-2 = From her own hex 5 ways more would do: { $unseen-plain }. But she is seen: only 21 of 36 strikes go on, 15 of them with less on the dice. With the few fights that are won, { $same-plain } hit.
lesson-5-how-near-vary = Let a U-boat stand by her: −1 on your dice. What is left?
lesson-5-how-near-varied = It costs as much as a hex: from one hex away { $one-boat-plain } are left, as from two without the boat. That evening U-556 lay in Ark Royal’s very path, with no torpedo left.
lesson-5-how-near-check-1 = Suppose Ark Royal’s string had lain in her hex before Bismarck was found: then nobody reports it. Put these in order, without Contact.
lesson-5-how-near-check-1-first = hits least often
lesson-5-how-near-check-1-last = hits most often
lesson-5-how-near-check-1-right = A U-boat costs as much as a hex of distance.
lesson-5-how-near-check-1-two = Two hexes away, no U-boat
lesson-5-how-near-check-1-two-why = From two hexes away there is only +1, and it takes a 10.
lesson-5-how-near-check-1-boat = Her own hex, but a U-boat is near
lesson-5-how-near-check-1-boat-why = +3 and −1 make +2: a 9 will do.
lesson-5-how-near-check-1-same = Her own hex, no U-boat
lesson-5-how-near-check-1-same-why = In her own hex there is +3, and an 8 will do.
lesson-5-how-near-check-2 = Without Contact the three steps let in 10, 9 and 8. A fourth would let in the 7, with 6 ways. How many would a fifth add?
lesson-5-how-near-check-2-seven = 7 ways: one more each time
lesson-5-how-near-check-2-seven-why = So it goes up to the 7 and no further. The 6 is as common as the 8.
lesson-5-how-near-check-2-five = 5 ways
lesson-5-how-near-check-2-five-why = The fifth lets in the 6, and 6 is as common as 8. In the middle a step is worth most.
lesson-5-how-near-check-2-six = 6 ways, as before
lesson-5-how-near-check-2-six-why = Only the 7 has 6 ways: it is the middle. The 6 beside it has one way less.
lesson-5-how-near-more-1 = Suppose there were light for two equal strikes from one hex away, with no U-boat near and no Contact. How often would at least one of them hit?
lesson-5-how-near-more-1-twice = Twice as often as a single strike.
lesson-5-how-near-more-1-twice-why = That counts the evenings on which both hit twice over. With three strikes it would already come to more than always.
lesson-5-how-near-more-1-less = More often than a single one, but less than twice as often.
lesson-5-how-near-more-1-less-why = Multiply the chance of a miss by itself: that is how often both fail. In all the rest at least one hits.
lesson-5-how-near-more-1-due = Nearly always: after a miss the next one is due to hit.
lesson-5-how-near-more-1-due-why = The second strike rolls two dice of its own and knows nothing of the first.
lesson-5-how-near-history-1 = The strike flew off at 19:10 in a gale and attacked at 20:47; all fifteen aircraft came back.
lesson-5-how-near-history-2 = The game lets aircraft fly in good weather only. That day it blew a gale, and they flew all the same.

# 3 Under the Swordfish
lesson-5-under-attack-title = Under the Swordfish
lesson-5-under-attack-goal = Decide what a marker is worth to the hunted.
lesson-5-under-attack-hook = 26 May 1941, evening. History goes on: no torpedo has struck yet this day. Now you are Lütjens in Bismarck. Biplanes come out of the clouds. You can turn hard, but only once: you hold one Evasive marker.
lesson-5-under-attack-rule-1 = Spend the marker, and the enemy’s dice count 1 less. Then it is gone.
lesson-5-under-attack-rule-2 = With a total of up to 4 their dice must come to 11 to hit you; they fly from one hex away, and that adds 2.
lesson-5-under-attack-rule-3 = Kept, the marker may help you later: to win the right to act, or to slip out of a battle.
lesson-5-under-attack-assumption-1 = They know your place: you are a pin, the carrier’s string is 2 hexes long, total 2. You are not slow.
lesson-5-under-attack-scene = Bismarck’s pin, and the carrier’s string, which ends one hex away. No Contact marker: whatever a strike of yours brought counts no more.
lesson-5-under-attack-act-task = Turn hard now, and the marker is gone for the night. Do you turn?
lesson-5-under-attack-act-turn = Turn: spend the marker
lesson-5-under-attack-act-keep = Hold course: keep it
lesson-5-under-attack-act-told = Without German aircraft the marker takes away 4 of their 10 ways. It does so only once, and the night is long.
lesson-5-under-attack-predict = With your order: how often does such a strike hit you?
lesson-5-under-attack-target = a torpedo hits you
lesson-5-under-attack-outcome-contact-hit-if-slow = No hit, but Contact: she is watched
lesson-5-under-attack-option-tenth = In fewer than 10 of 100 strikes
lesson-5-under-attack-option-fifth = In 10 to 25 of 100
lesson-5-under-attack-option-half = In more than 25 of 100
lesson-5-under-attack-control = German aircraft overhead
lesson-5-under-attack-set-none = none
lesson-5-under-attack-set-one-hex = from one hex away
lesson-5-under-attack-right = Well judged: { $target-plain }.
lesson-5-under-attack-low = It is more: { $target-plain }. With +2 a sum of 9 or 10 is already enough.
lesson-5-under-attack-high = It is less: { $target-plain }. It takes 11, so even with +2 only the high sums will do.
lesson-5-under-attack-explain-1 = If you hold course, +2 lets a 9 do: 4 + 3 + 2 + 1 = 10 of 36 ways, { $keep-plain }.
lesson-5-under-attack-explain-2 = If you turn, it takes a 10: 3 + 2 + 1 = 6 ways, { $turn-plain }.
lesson-5-under-attack-explain-3 = The step you take away is the 9, and it comes in 4 ways. At another distance it would be another sum.
lesson-5-under-attack-vary = Tomorrow German aircraft will be overhead. See what they would add to your turn.
lesson-5-under-attack-varied = From one hex away they take 1 more from the enemy’s dice: { $cover-plain }. This is why Somerville had only this evening.
lesson-5-under-attack-check-1 = Suppose they came from two hexes away, with +1. How much would the marker take away from them?
lesson-5-under-attack-check-1-four = 4 ways again
lesson-5-under-attack-check-1-four-why = With +1 it is no longer the 9 that is taken away but the 10, and it has only 3 ways.
lesson-5-under-attack-check-1-three = 3 ways, half of all
lesson-5-under-attack-check-1-three-why = With +1 they hit with 10, 11 and 12: 6 ways. The marker takes the 10, and 3 are left.
lesson-5-under-attack-check-1-one = 1 way, for it takes off 1
lesson-5-under-attack-check-1-one-why = The 1 is taken from the dice, not from the ways. A whole sum is lost, here the 10 with its 3 ways.
lesson-5-under-attack-check-2 = Another day the carrier has come into your very hex: total 2, +3. What would you order?
lesson-5-under-attack-check-2-spend = Turn: spend the marker
lesson-5-under-attack-check-2-spend-why = Now the step is the 8, and it takes away 5 ways, more than before: a marker is worth most against a strong strike. But it is gone then.
lesson-5-under-attack-check-2-save = Hold course: keep it
lesson-5-under-attack-check-2-save-why = The marker stays for later, but there will hardly be a better strike to spend it on.
lesson-5-under-attack-check-2-column-hit = They hit you
lesson-5-under-attack-check-2-column-miss = They miss altogether
lesson-5-under-attack-history-1 = Bismarck did turn hard under the attack. One torpedo struck aft, and her rudders jammed in the turn.
lesson-5-under-attack-history-2 = A marker stands for a captain’s skill, weather and luck together. A real captain could turn every time.

# 4 The rudder
lesson-5-rudder-title = She cannot steer
lesson-5-rudder-goal = See what one hit changes.
lesson-5-rudder-since-turn = You turned hard, as Bismarck did. One torpedo struck her aft all the same.
lesson-5-rudder-since-keep = You held course. Bismarck turned hard, and one torpedo struck her aft all the same.
lesson-5-rudder-since-none = Bismarck turned hard, and one torpedo struck her aft all the same.
lesson-5-rudder-hook = 27 May 1941, dawn. All night Bismarck has steamed in slow circles. Tovey waits with the battleship King George V; a second one, Rodney, comes up. Both ships are running out of oil.
lesson-5-rudder-rule-1 = To bring a pin to battle, roll two dice: up to a total of 4 it takes a 9 for the faster side, and that is you.
lesson-5-rudder-rule-2 = She is being watched (Contact): that adds 3 against a slow ship, 2 against a faster one.
lesson-5-rudder-rule-3 = A second force in the hex adds 2 in good weather. It helps to bring her to battle; the first one fights.
lesson-5-rudder-assumption-1 = Good weather. Tovey’s string is 3 hexes long, Rodney’s 2; Bismarck is slow now. “Closing” is a battle for the faster, too; “Skirmish”, a few shots from afar, does not count as one.
lesson-5-rudder-scene = { $order ->
    [alone] Bismarck is damaged, slow and watched. King George V reaches her; Rodney is still a hex away.
    [together] Bismarck is damaged, slow and watched. Both battleships reach her.
   *[other] Bismarck is damaged, slow and watched. King George V reaches her; Rodney comes up from the west.
 }
lesson-5-rudder-act-task = Tovey asks you. Wait for Rodney, and give the enemy one more try for the right to act (Tally 1)? Or go in alone at once?
lesson-5-rudder-act-together = Wait for Rodney: she helps King George V
lesson-5-rudder-act-alone = At once: King George V alone
lesson-5-rudder-act-beside = afterwards the enemy takes the right to act
lesson-5-rudder-act-told = Two left little to chance; yet even one would more often than not have met a ship so slow and so watched. Waiting had its price: should she slip away once more, the enemy acts next more often.
lesson-5-rudder-predict = Out of 100 such attempts with your order, in how many is there a battle?
lesson-5-rudder-target = there is a battle
lesson-5-rudder-control = Contact with her
lesson-5-rudder-set-none = none
lesson-5-rudder-set-slow = yes, +3
lesson-5-rudder-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-5-rudder-low = You said { $guess }; it is { $target-plain }. Add up the help: it lets in sums below 7, and they are common.
lesson-5-rudder-high = You said { $guess }; it is { $target-plain }. Low sums still fail, for the dice know no revenge.
lesson-5-rudder-explain-1 = Alone, +3 lets a 6 do. The sums 6 to 12 come in 5 + 6 + 5 + 4 + 3 + 2 + 1 = 26 of 36 ways: { $alone-plain }.
lesson-5-rudder-explain-2 = Together, +5 lets a 4 do. Only 2 and 3 fail, 3 of 36 ways: { $together-plain }.
lesson-5-rudder-explain-3 = A sound Bismarck is as fast as King George V and harder to hold: alone, the ship would have met her in { $sound-plain } if she was watched, in { $sound-unseen-plain } if not. The torpedo did not sink her. It changed every chance after it.
lesson-5-rudder-vary = Suppose the destroyers had lost her in the night, and nobody kept her in sight. What is left?
lesson-5-rudder-varied = Without Contact nothing is added, and she slips away far more often: alone, King George V would bring her to battle in { $unseen-plain }.
lesson-5-rudder-check-1 = The hit that jammed the rudder decided everything. What does that say about its chance?
lesson-5-rudder-check-1-proof = That it must have been likely.
lesson-5-rudder-check-1-proof-why = It happened once. One case shows that it can happen, not how often.
lesson-5-rudder-check-1-rare = Little: rare things happen, too.
lesson-5-rudder-check-1-rare-why = How often can only be told by counting the ways, or many tries.
lesson-5-rudder-check-1-sure = That fifteen aircraft always hit with one.
lesson-5-rudder-check-1-sure-why = Two nights before, nine aircraft hit with one, and it did little harm; on the afternoon, none did.
lesson-5-rudder-check-2 = Put four other mornings in order.
lesson-5-rudder-check-2-first = battle least likely
lesson-5-rudder-check-2-last = battle most likely
lesson-5-rudder-check-2-right = Slow and watched, even one battleship meets her more often than two would who have lost her.
lesson-5-rudder-check-2-unseen = She is unseen; one battleship
lesson-5-rudder-check-2-unseen-why = Unseen there is no help at all, and it takes a full 9.
lesson-5-rudder-check-2-sound = She is watched but sound; one battleship
lesson-5-rudder-check-2-sound-why = Watched makes +2, but against an equally fast ship it takes a full 10: an 8 will do.
lesson-5-rudder-check-2-unseen-two = She is unseen; two battleships
lesson-5-rudder-check-2-unseen-two-why = A second ship makes +2: a 7 will do.
lesson-5-rudder-check-2-alone = She is watched and slow; one battleship
lesson-5-rudder-check-2-alone-why = Watched and slow makes +3: a 6 will do.
lesson-5-rudder-history-1 = Tovey waited for daylight and for Rodney, although his ships were running out of oil. They opened fire at 08:47.
lesson-5-rudder-history-2 = In the game a ship is sound, damaged or sunk. A jammed rudder with all guns firing is more than its counters can say.

# Mission
lesson-5-mission-title = Now you: stop Bismarck
lesson-5-mission-task = 26 May 1941, 10:30. Bismarck (G1) has been seen, a day from safety. You lead all the hunters. Three forces matter most: B1, with Ark Royal’s aircraft, and the battleships B2 and B3. You act until the Germans take the initiative, then they act, then you once more. Try a course for B2 or B3 to her string first: a course does not give the initiative away. After signals or a search Lütjens may take it, once even without dice; then he acts before you can strike. Sink her before your second time is over.
lesson-5-mission-goal = sink Bismarck before she is safe
lesson-5-mission-word-1 = G1: Bismarck. The broken line is her string, the hexes where she may be; as a pin she is hit far more often.
lesson-5-mission-word-2 = B1: Renown, with the carrier Ark Royal. Only her aircraft and those of the airbase can strike from where they are.
lesson-5-mission-word-3 = B2 to B6: they must first share a hex with Bismarck. Draw a course to bring them there, or leave them out.
lesson-5-mission-word-4 = Signals, Intel: the yellow sign is a report. Signals make Bismarck a pin there without dice; then the Germans may take the initiative.
lesson-5-mission-word-5 = Total, on the dice: the fewer hexes in the strings of both, and the more is added to the dice, the surer the strike.
lesson-5-mission-word-6 = Then you may act again: how often the Germans fail to take the initiative. If you pass, you give it to them.
lesson-5-mission-word-7 = Somerville adds 2: his help for one roll of yours, once only. You see the dice before you decide.
lesson-5-mission-word-8 = Change: a number that rises each time the initiative passes. Germany, Britain: the points of each side so far.
lesson-5-mission-met = Bismarck is sunk. On 26 May 1941 a torpedo jammed her rudder; she sank the next morning, and only 115 of more than 2,200 men were saved.
lesson-5-mission-missed = Bismarck is still afloat. On 26 May 1941 one torpedo jammed her rudder, and she sank the next morning. What would you do first otherwise: search, signal, go nearer or strike?
