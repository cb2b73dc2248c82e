# Episode 5: Shannon and Chesapeake, 1 June 1813
lesson-5-title = Fifteen minutes
lesson-5-blurb = Tie two ships together, jump across, and it is over in minutes. Who wins hand to hand?
lesson-5-goal-1 = see when a modifier makes something impossible
lesson-5-goal-2 = compare all ways to divide a crew, and find the best
lesson-5-goal-3 = say what “what if” can tell, and what it cannot
lesson-5-summary-1 = While you gather, they gather: a defender counts twice, for he stops a hit and has to be overcome himself.
lesson-5-summary-2 = Helpers are worth most to those who only just miss.
lesson-5-summary-3 = On a single die a small modifier does much, for better and for worse.
lesson-5-exit = In a group some do the work and some help them. When are there too many helpers? How would you find the best number?
lesson-5-home-1 = At your next table: before you board, count your points and hers. From which lead on would you dare?
lesson-5-home-2 = When did somebody help you at just the moment when you were nearly there?
lesson-5-what-if = What if grappling or the melee had other rules? See what changes
lesson-5-person-broke = Captain Broke
lesson-5-person-broke-post = frigate Shannon, Royal Navy
lesson-5-person-lawrence = Captain Lawrence
lesson-5-person-lawrence-post = frigate Chesapeake, US Navy
lesson-5-ending-1 = From the first gun to the end it took a quarter of an hour. Of Shannon’s 330 men 83 were killed or wounded, of Chesapeake’s 379 about 146. Lawrence died of his wounds. Broke lived with a cut through his skull and never commanded at sea again.
lesson-5-ending-2 = Should Lawrence have gone out at all? His orders were to hunt supply ships, not to meet a frigate; others held that a challenge at the harbour’s mouth could not be refused.
lesson-5-ending-3 = Ships came together by accident as often as by order, and boarders hid, slipped and turned back. The game has points and dice for it.
lesson-5-more-1 = Eight points board: how many should support them, if the enemy divides his men as well as he can?
lesson-5-more-2 = How likely is it that a ship tears herself free again?

# 1 Hold her
lesson-5-hold-her-title = Which way alongside?
lesson-5-hold-her-goal = Decide how to lay your ship alongside.
lesson-5-hold-her-hook = 1 June 1813, six in the evening, off Boston. Ten minutes of fire have broken Chesapeake’s wheel; she drifts. Captain Lawrence is wounded. Captain Broke of Shannon wants to tie the ships together and board.
lesson-5-hold-her-rule-1 = One die: with 5 or 6 the ships are tied together. Shannon’s drilled crew adds 1.
lesson-5-hold-her-rule-2 = Ships that lie at an angle are harder to hold: 1 off up to a right angle, 2 off beyond.
lesson-5-hold-her-assumption-1 = The roll is from the game’s printed sheet. How many men a point stands for, about 25, is our proposal, and what ten minutes of fire have broken is taken as given.
lesson-5-hold-her-scene = Chesapeake hangs with her bow in the wind. If it holds, Shannon lies tied to her.
lesson-5-hold-her-act-task = You are Broke. How do you lay Shannon alongside? Each outline is a way.
lesson-5-hold-her-act-along = On her heading, facing her guns
lesson-5-hold-her-act-across = Across her stern, out of her guns’ sight
lesson-5-hold-her-act-against = On the opposite heading, facing her guns
lesson-5-hold-her-act-told = Each step of the angle takes a face of the die away. Across her stern you give one away, and hardly a gun of hers can hit you; on the opposite heading you give away two for nothing.
lesson-5-hold-her-predict = { $order ->
    [across] Across her stern
    [against] On the opposite heading
   *[other] On her heading
 }: of 100 tries, how many tie the ships together?
lesson-5-hold-her-target = the ships are held together
lesson-5-hold-her-outcome-true = the hooks hold: the ships are tied together
lesson-5-hold-her-outcome-false = the hooks slip
lesson-5-hold-her-control = Shannon’s points of boarders
lesson-5-hold-her-right = Well judged: { $target-plain }. You said { $guess }.
lesson-5-hold-her-low = You said { $guess }; it is { $target-plain }. Shannon’s drill makes one more face good.
lesson-5-hold-her-high = You said { $guess }; it is { $target-plain }. It is a single die, and 5 is a high bar.
lesson-5-hold-her-explain-1 = On the same heading 1 is added: 4, 5 and 6 are enough, three faces of six: { $along-plain }.
lesson-5-hold-her-explain-2 = At a right angle the 1 is taken off again: 5 and 6, { $across-plain }. On the opposite heading only a 6 is left: { $against-plain }.
lesson-5-hold-her-vary = Points of men ready to board are added, the enemy’s taken off. Both have three. How many must Shannon have, for just one more face of the die to be good?
lesson-5-hold-her-varied = Four, one more than the enemy. On the same heading it is now { $along-more-plain }, on the opposite one { $against-more-plain }: where one face was left, that is twice as much.
lesson-5-hold-her-check-1 = A crew without Shannon’s drill tries it on the opposite heading. What does the 2 off do?
lesson-5-hold-her-check-1-small = It makes success a little rarer
lesson-5-hold-her-check-1-small-why = A 6 becomes a 4, and 5 is needed: both good faces are gone. Nothing is left of the chance.
lesson-5-hold-her-check-1-zero = It makes success impossible
lesson-5-hold-her-check-1-zero-why = Only 5 and 6 were good. Two off a die with two good faces takes all.
lesson-5-hold-her-check-1-half = It halves the chance
lesson-5-hold-her-check-1-half-why = One off would halve it, for one of the two good faces would be left. Two off go one step further.
lesson-5-hold-her-check-2 = And the same crew without drill on the same heading? Place it: of 100 tries, how many hold?
lesson-5-hold-her-check-2-mark-against = Shannon, opposite
lesson-5-hold-her-check-2-right = 5 and 6, two faces of six: the roll as it stands, with nothing added.
lesson-5-hold-her-check-2-high = It is less: success and failure are not halves, for only two faces of six are good.
lesson-5-hold-her-check-2-low = It is more: with two good faces every third try holds.
lesson-5-hold-her-history-1 = Shannon’s boatswain Stevens, the man in charge of her ropes, tied the ships together with his own hands, under the enemy’s sabres. It cost him his life.
lesson-5-hold-her-history-2 = In fact Chesapeake drifted into Shannon by herself, stern first. The game lets ships be tied only if somebody wants it.

# 2 Helpers
lesson-5-helpers-title = Who fights, who helps?
lesson-5-helpers-goal = Find the best way to divide a crew.
lesson-5-helpers-since-along = Suppose she holds, as on that day: you lie beside her, on her heading.
lesson-5-helpers-since-across = Suppose she holds, as on that day: you laid her across Chesapeake’s stern, and swing beside her.
lesson-5-helpers-since-against = Suppose she holds, as on that day: it was a bold way to come, and you swing beside her.
lesson-5-helpers-since-none = Suppose she holds, as on that day.
lesson-5-helpers-hook = 1 June 1813, a minute past six. Broke calls for boarders and goes first. High on Shannon’s masts others fire down on Chesapeake’s deck.
lesson-5-helpers-rule-1 = Each point that fights throws a die; 5 or more is a hit. Shannon’s crew adds 2: good men, and drilled.
lesson-5-helpers-rule-2 = A point that supports throws no die. Afterwards it adds 1 to a die that needs it.
lesson-5-helpers-rule-3 = So a 3 is enough here, and a 2 with the help of one supporter.
lesson-5-helpers-assumption-1 = Several supporters may help the same die: our reading of the sheet.
lesson-5-helpers-scene = Shannon lies tied beside Chesapeake’s stern. Each hit that nobody parries takes a point off the crew of Chesapeake, the ringed ship.
lesson-5-helpers-act-task = You are Broke, with six points of men. How do you divide them?
lesson-5-helpers-act-all = All six fight: six dice, no help
lesson-5-helpers-act-two = Four fight, two support: four dice, two helped
lesson-5-helpers-act-four = Two fight, four support: two dice, much help
lesson-5-helpers-act-told = Men as good as Shannon’s need little help: every supporter is missing as a fighter. But that is so only for men as good.
lesson-5-helpers-predict = With your order: how many hits do your men bring on average?
lesson-5-helpers-target = hits on average
lesson-5-helpers-control = Added to each die
lesson-5-helpers-right = Well judged: { $target-decimal }. You said { $guess }.
lesson-5-helpers-low = You said { $guess }; it is { $target-decimal }. Four of six faces are good, and helpers mend some of the rest.
lesson-5-helpers-high = You said { $guess }; it is { $target-decimal }. No more dice can hit than are thrown.
lesson-5-helpers-explain-1 = With 2 added 3, 4, 5 and 6 are good: 4/6. Six dice bring 6 × 4/6 = { $all-decimal }.
lesson-5-helpers-explain-2 = Four dice alone bring { $four-alone-decimal }, and two supporters lift it to { $two-decimal }: less than the two could win themselves. With two fighters and four supporters both dice always hit, but there are only two: { $four-decimal }.
lesson-5-helpers-vary = With which number added are all six fighters worse than four fighters with two helpers? See “Every order”.
lesson-5-helpers-varied = With 0, men without drill: all six bring { $plain-all-decimal }, four with two supporters { $plain-two-decimal }. Here helpers are worth it, for many a 4 only just misses.
lesson-5-helpers-check-1 = What is a supporter good for?
lesson-5-helpers-check-1-never = Nothing; one fighter is missing
lesson-5-helpers-check-1-never-why = A fighter without drill brings a third of a success. A supporter who turns a 4 into a 5 brings a whole one.
lesson-5-helpers-check-1-near = He saves a die that only just misses
lesson-5-helpers-check-1-near-why = So he is worth most where many dice are thrown and many fall just short.
lesson-5-helpers-check-1-always = He always makes the attack better
lesson-5-helpers-check-1-always-why = He costs a die. Where nearly every die succeeds anyway, that is too dear.
lesson-5-helpers-check-2 = Six points of men without drill: how do you divide them? From the worst to the best.
lesson-5-helpers-check-2-first = fewest successes
lesson-5-helpers-check-2-last = most successes
lesson-5-helpers-check-2-all = All six fight
lesson-5-helpers-check-2-all-why = Six dice, but each 4 is lost by one.
lesson-5-helpers-check-2-three = Three fight, three support
lesson-5-helpers-check-2-three-why = Nearly every die succeeds, but three dice are few. Still better than no help at all.
lesson-5-helpers-check-2-one = Five fight, one supports
lesson-5-helpers-check-2-one-why = One helper, and nearly always a 4 to help.
lesson-5-helpers-check-2-two = Four fight, two support
lesson-5-helpers-check-2-two-why = A hair better than one supporter. Nobody would have guessed it; one has to count.
lesson-5-helpers-check-2-right = The best lies in the middle, and it is close.
lesson-5-helpers-history-1 = About twenty men were with Broke at first, and more followed. From Shannon’s masts men fired into those of Chesapeake and climbed across on the spars.
lesson-5-helpers-history-2 = The game knows no surprise and no numbers on a narrow deck: six points are six points.

# 3 Her deck
lesson-5-her-deck-title = Now or in a minute?
lesson-5-her-deck-goal = See how much a few defenders change.
lesson-5-her-deck-since-all = You wanted all to fight. Now they stand at Shannon’s rail.
lesson-5-her-deck-since-two = You wanted two points to support. Now they all stand at Shannon’s rail.
lesson-5-her-deck-since-four = You wanted four points to support. Now they all stand at Shannon’s rail.
lesson-5-her-deck-since-none = Broke’s men stand at Shannon’s rail.
lesson-5-her-deck-hook = 1 June 1813, two minutes past six. Lawrence has been carried below, most of his officers are hit. A handful of men stand on Chesapeake’s deck; others are coming up.
lesson-5-her-deck-rule-1 = Each of your points throws a die; with 2 added it hits with 3 or more.
lesson-5-her-deck-rule-2 = Each defender throws a die, too; { $own-defence_modifier ->
    [-1] 6 takes a hit away, for 1 is taken off.
   *[other] 5 or 6 takes a hit away.
 }
lesson-5-her-deck-rule-3 = If more hits are left than there are defenders, the ship is taken.
lesson-5-her-deck-assumption-1 = A point is 25 men. How fast men come up, and when a ship is taken, is our proposal.
lesson-5-her-deck-scene = Shannon lies beside Chesapeake’s stern. The ring marks Chesapeake; after the roll, the ship whose men hold her deck.
lesson-5-her-deck-predict = With your order: how often is Chesapeake taken by this one attack?
lesson-5-her-deck-option-seldom = In less than 40 of 100 attacks
lesson-5-her-deck-option-half = In about half: 40 to 60
lesson-5-her-deck-option-often = In more than 60 of 100 attacks
lesson-5-her-deck-target = Chesapeake is taken
lesson-5-her-deck-outcome-true = she is taken
lesson-5-her-deck-outcome-false = she is not taken
lesson-5-her-deck-control = Added to each defender’s die
lesson-5-her-deck-right = Well judged: { $target-plain }.
lesson-5-her-deck-low = It is more: { $target-plain }. Two dice of three hit, so good men often bring enough.
lesson-5-her-deck-high = It is less: { $target-plain }. More hits must be left than there are defenders.
lesson-5-her-deck-explain-1 = { $order ->
    [soon] Five against two: three hits must be left. Five dice with 4/6 each bring three or more in { $enough-plain }, but only in { $quiet-plain } do two defenders take nothing away. Both together leave { $soon-plain }.
    [late] { $own-defence_modifier ->
        [-1] Six against three: four hits must be left. Six dice with 4/6 each bring just four on average, and three defenders take one away in nearly every second attack. So it succeeds in { $late-plain }.
       *[other] Six against three: four hits must be left. Six dice with 4/6 each bring just four on average, and three defenders take one away on average. So it succeeds only in { $late-plain }.
     }
   *[other] { $own-defence_modifier ->
        [-1] Three against one: two hits must be left. Three dice with 4/6 each bring three hits in 8 of 27, and that is always enough. They bring just two in 12 of 27, and then the defender must take nothing away: 5/6 of these, 10 of 27. Together { $now-plain }.
       *[other] Three against one: two hits must be left. Three dice with 4/6 each bring three hits in 8 of 27, and that is always enough. They bring just two in 12 of 27, and then the defender must take nothing away: 4/6 of these, 8 of 27 again. Together { $now-plain }.
     }
 }
lesson-5-her-deck-explain-2 = { $order ->
    [soon] Three against one is { $now-plain }; six against three only { $late-plain }.
    [late] Three against one is { $now-plain }, five against two { $soon-plain }.
   *[other] Five against two is { $soon-plain }: five dice bring three hits or more in { $enough-plain }, but only in { $quiet-plain } do two defenders take nothing away. Six against three is only { $late-plain }.
 }
lesson-5-her-deck-vary = Nobody called Chesapeake’s boarders. Suppose a leader had stood there, or that the men had lost heart. With which number is she taken most seldom?
lesson-5-her-deck-varied = With 1 added to the defenders’ dice: five against two would have taken her only in { $called-plain }, instead of { $soon-plain }. A bugle may be worth a deck.
lesson-5-her-deck-check-1 = Why does each single defender change so much?
lesson-5-her-deck-check-1-line = Each takes the same share of the chance away
lesson-5-her-deck-check-1-line-why = Then three more attackers would make up for two more defenders, and six against three would be about as good as three against one.
lesson-5-her-deck-check-1-home = Men fight better on their own deck
lesson-5-her-deck-check-1-home-why = Perhaps they did; in this rule nothing is added for it. An attacker’s die is good with four faces, a defender’s with fewer.
lesson-5-her-deck-check-1-twice = He counts twice
lesson-5-her-deck-check-1-twice-why = He may stop a hit, and one hit more is needed to overcome him.
lesson-5-her-deck-check-2 = Five points against a single defender? Place it: of 100 attacks, how many take the ship?
lesson-5-her-deck-check-2-mark-soon = five against two
lesson-5-her-deck-check-2-right = One defender fewer: a hit less is needed, and a hit less is stopped.
lesson-5-her-deck-check-2-high = It is less. Even five good fighters now and then bring a single hit.
lesson-5-her-deck-check-2-low = It is more. The missing defender counts twice: he stops nothing, and he need not be overcome.
lesson-5-her-deck-history-1 = Chesapeake’s bugler, who should have called her boarders, brought out no sound. On her upper deck all was over in about four minutes; Broke fell with a sabre cut through the skull.
lesson-5-her-deck-history-2 = Lawrence’s last order was passed on as “Don’t give up the ship”. In the game a captain’s voice is not worth a point.
lesson-5-her-deck-act-task = You are Broke. When do you jump?
lesson-5-her-deck-act-now = At once: three points against one
lesson-5-her-deck-act-soon = In half a minute: five against two
lesson-5-her-deck-act-late = With all six, against three
lesson-5-her-deck-act-told = Twice the men, and yet a poorer chance: while you gather, they gather. Broke jumped with the first he had.
lesson-5-her-deck-more-1 = Six points, and three defenders are up already. How do you send your men?
lesson-5-her-deck-more-1-all = All six fight
lesson-5-her-deck-more-1-all-why = Six dice, most of them hits. Nobody is left to help the others.
lesson-5-her-deck-more-1-support = Four fight, two support them
lesson-5-her-deck-more-1-support-why = The two mend what just misses, but two good fighters would have won more.
lesson-5-her-deck-more-1-column-taken = the ship is taken
lesson-5-her-deck-carried = It is your own attack: { $own-defence_modifier ->
    [-1] so many hits have taken the heart out of her crew, we say, and each defender’s die loses 1.
   *[other] too few hits to take the heart out of her crew.
 }

# 4 A month more
lesson-5-a-month-more-title = What if he had waited?
lesson-5-a-month-more-goal = Ask what “what if” can tell.
lesson-5-a-month-more-hook = 6 June 1813, Halifax. Shannon brings Chesapeake in. Broke’s gunners had practised for seven years; Lawrence had taken over his ship some two weeks before. Go back to the end of May: you are Lawrence, in Boston.
lesson-5-a-month-more-rule-1 = Chesapeake’s broadside has five dice; each hits with 5 or 6. A drilled crew adds 1 to each die.
lesson-5-a-month-more-rule-2 = At distance 2 one die may take a hit away, with 5 or 6.
lesson-5-a-month-more-assumption-1 = That a month of drill is worth one step is our guess. Nobody knows.
lesson-5-a-month-more-scene = { $set ->
    [2] Side by side off Boston, as they would have met. Chesapeake’s guns are loaded.
   *[other] The ships are drawn side by side; the dice are thrown for distance { $setting }.
 }
lesson-5-a-month-more-act-task = Your crew is steady, not more. In a month there may be two British ships outside, and both would fire at you. What do you order?
lesson-5-a-month-more-act-now = Sail now, against one ship
lesson-5-a-month-more-act-month = A month of drill, whoever waits then
lesson-5-a-month-more-act-told = The guns are the same. Even with seven dice instead of five a steady crew would leave only { $two-more-decimal } hits: drill does more than two dice of guns. But a ship like Shannon answers with { $back-decimal } hits a broadside; if two of them wait after the month, that is what each of them does.
lesson-5-a-month-more-predict = With your crew: how many hits does a broadside leave on average at distance 2?
lesson-5-a-month-more-target = hits left
lesson-5-a-month-more-control = Distance
lesson-5-a-month-more-right = Well judged: { $target-decimal }. You said { $guess }.
lesson-5-a-month-more-low = You said { $guess }; it is { $target-decimal }. So close by only one die takes a hit away.
lesson-5-a-month-more-high = You said { $guess }; it is { $target-decimal }. Even drilled gunners miss with every second die.
lesson-5-a-month-more-explain-1 = Steady: 5 × 2/6, a little more than one and a half, and a third of one taken away where there is one: { $now-decimal }.
lesson-5-a-month-more-explain-2 = Drilled: 5 × 3/6, two and a half: { $month-decimal }. With a raw crew, 1 taken off each die, it would be 5 × 1/6: { $raw-decimal }.
lesson-5-a-month-more-vary = How far off may a drilled crew be, and still leave more hits than a steady one side by side? Take the furthest. See “Every order”.
lesson-5-a-month-more-varied = From distance 6 a drilled crew still leaves { $month-six-decimal }, more than a steady one side by side; steady, it would be { $now-six-decimal } there. Drill is worth more than two squares.
lesson-5-a-month-more-check-1 = What do these numbers say about Chesapeake?
lesson-5-a-month-more-check-1-proves = That drill decided the fight
lesson-5-a-month-more-check-1-proves-why = One fight is one throw of many things; and the step is a guess.
lesson-5-a-month-more-check-1-range = How much it would count, if drill is worth a step
lesson-5-a-month-more-check-1-range-why = Try half a step and two, and give a range: that is an honest answer.
lesson-5-a-month-more-check-1-useless = Nothing, since nobody knows the step
lesson-5-a-month-more-check-1-useless-why = They tell how much would have to be true for drill to matter. One can check that against other fights.
lesson-5-a-month-more-check-2 = After the hit that may be taken away, a steady crew keeps at least one in most broadsides. And a drilled one? Place it: of 100 broadsides.
lesson-5-a-month-more-check-2-mark-hit-now = steady crew
lesson-5-a-month-more-check-2-right = Drill fills most of the gap that was left. The average grows by more than half, this chance by much less: it was high already.
lesson-5-a-month-more-check-2-high = It is less. However good the gunners, five dice sometimes miss together.
lesson-5-a-month-more-check-2-low = It is more. The 1 is added to each of five dice, and a single hit is enough.
lesson-5-a-month-more-more-1 = Lawrence is blockaded; next month a second British ship may be there. What would you tell him?
lesson-5-a-month-more-more-1-wait = Drill is a gain, and waiting a risk: weigh both
lesson-5-a-month-more-more-1-wait-why = Broke had sent his other frigate away, so that Lawrence should come out. That chance might not return.
lesson-5-a-month-more-more-1-sure = Wait: a drilled crew wins
lesson-5-a-month-more-more-1-sure-why = It wins more often. Larger odds are no promise, and the odds of tomorrow are others.
lesson-5-a-month-more-history-1 = Shannon’s guns had sights and marks that Broke had paid for himself; his gunners practised at the mark every week.
lesson-5-a-month-more-history-2 = How raw Chesapeake’s crew was is disputed: James calls it good, many American writers call it new and untrained.
lesson-5-a-month-more-since-now = You jumped at once, as Broke did. History took Chesapeake in this one attack.
lesson-5-a-month-more-since-soon = You gathered your men for half a minute. Broke had jumped at once, and took Chesapeake.
lesson-5-a-month-more-since-late = You waited for all your men. Broke had jumped at once, and took Chesapeake.
lesson-5-a-month-more-since-none = Broke jumped at once, and took Chesapeake.

# Mission
lesson-5-mission-title = Now you: her deck
lesson-5-mission-task = 1 June 1813, off Boston. Chesapeake drifts with a broken wheel. You are Broke; your guns will not be loaded in this turn, but most of your men stand ready with hooks and cutlasses: they decide. Sail into her square; the nearer Shannon lies to Chesapeake’s own heading, the surer the hooks hold. Then throw them. At the end of the turn boarders jump, hers perhaps as well: each time you say how many of your men fight, in attack or defence; helpers cost dice. Take her in this turn.
lesson-5-mission-goal = take Chesapeake within this turn
lesson-5-mission-word-1 = Side B: you, in Shannon. Your ship, your row of the table and your card bear the letter B.
lesson-5-mission-word-2 = Mark: an impulse, or part of the turn, in which a ship may move. The table shows yours as dots; a ring: only turn.
lesson-5-mission-word-3 = Grapple: throw hooks, when both lie in one square. If they hold, the ships lie still until men jump, in impulse 12.
lesson-5-mission-word-4 = Tack: a wide turn through the wind, if the die allows it. Wear: the same, away from the wind. Back the sails: stay here.
lesson-5-mission-word-5 = Attack: if more of your hits are left than she had men ready to fight, she is yours.
lesson-5-mission-word-6 = Roll, support: points of men, in attack or defence. Each that rolls throws a die; each in support adds one to a die afterwards.
lesson-5-mission-met = Chesapeake is yours, as she was Broke’s: from the first gun to the end it took him a quarter of an hour.
lesson-5-mission-missed = Chesapeake is not yours, and now her men come up. On 1 June 1813 Broke had her within a quarter of an hour. Which order would you give otherwise?
