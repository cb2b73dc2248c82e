# Episode 7: Chilean Reefer and Rodney, March 1941
lesson-7-title = Once more?
lesson-7-blurb = March 1941: sixteen ships in two days, and still more on the horizon. When is it time to stop?
lesson-7-goal-1 = multiply where one thing has to succeed after another
lesson-7-goal-2 = see what the Tally does to whoever goes on
lesson-7-goal-3 = tell an average from what mostly happens
lesson-7-summary-1 = A good run ends sooner than one thinks: to act three times you must keep the right to act twice, and each time that is harder.
lesson-7-summary-2 = Whoever goes on is a little less likely to go on each time. The Tally sees to that.
lesson-7-summary-3 = A marker is worth most where it decides something, not where it is safest.
lesson-7-exit = When is it wise to stop while you are ahead? What would you count before you decide?
lesson-7-home-1 = At your next table: before each further action say your chance of still holding the initiative afterwards. At which number do you stop?
lesson-7-home-2 = Where in life does each further try get a little riskier, so that one has to stop in time?
lesson-7-what-if = What if a Vie were won more easily, or less? See what changes
lesson-7-more-1 = In the lab: he tries to seize, and the Tally begins at 1. Compare with a Vie at Tally 0. What do you notice?
lesson-7-more-2 = In the lab: the Arctic Line, a marker, and Tally 3. Is there any way left to keep the initiative?
lesson-7-ending-1 = Lütjens broke off when Rodney came up, and was in Brest on 22 March 1941. On 15 and 16 March alone his two ships had sunk or taken sixteen. He did not stay to see whether it could be seventeen.
lesson-7-ending-2 = In war nobody owns the initiative, and no track counts its tries. But every signal, every sighting and every hour brought the hunters nearer, and that is what the Tally stands for.

lesson-7-person-luetjens = Admiral Günther Lütjens
lesson-7-person-luetjens-post = Commander of the German fleet, in Gneisenau
lesson-7-person-hamilton = Captain Frederick Dalrymple-Hamilton
lesson-7-person-hamilton-post = Battleship Rodney
lesson-7-person-somerville = Vice-Admiral Sir James Somerville
lesson-7-person-somerville-post = Force H, with the carrier Ark Royal

# 1 One more stroke
lesson-7-one-more-title = A third stroke?
lesson-7-one-more-goal = Work out how long a good run lasts.
lesson-7-one-more-hook = 15 March 1941, in mid-Atlantic. Lütjens, with two German battlecruisers, has met the scattered merchant ships of a convoy. He may act again and again, as long as nobody takes from him the initiative, the right to act.
lesson-7-one-more-rule-1 = After an attack both sides roll one die, the “Vie”. If the enemy’s is higher you lose the right to act; a tie leaves it to you.
lesson-7-one-more-rule-2 = After a search only he rolls, two dice, and seizes it with 9 or more.
lesson-7-one-more-rule-3 = Each failure of the enemy raises a counter, the Tally, by 1, and he adds it to his next roll. Tally 1, he rolls 4, you 4: lost.
lesson-7-one-more-assumption-1 = The Tally begins at 0. All your actions are of the kind you have ordered.
lesson-7-one-more-scene = Lütjens’s string, the hexes where he may be, lies across the way of the convoys. The pin is one that has been found.
lesson-7-one-more-thrown = { $number ->
    [0] The Tally is 0: nothing is added.
   *[other] Added: the Tally, { $number }.
 }
lesson-7-one-more-act-task = Lütjens looks at the smoke. An attack sinks ships, but lets the enemy take the right to act more easily; a search only finds more.
lesson-7-one-more-act-attack = Attack, again and again
lesson-7-one-more-act-search = Search, again and again
lesson-7-one-more-act-told = A single Vie is not much worse than a single try to seize. Twice in a row, the difference has grown.
lesson-7-one-more-predict = With your order: out of 100 such runs, in how many is there a third action?
lesson-7-one-more-target = there is a third action
lesson-7-one-more-outcome-1 = 1 action
lesson-7-one-more-outcome-2 = 2 actions
lesson-7-one-more-outcome-3 = 3 actions
lesson-7-one-more-outcome-4 = 4 actions
lesson-7-one-more-outcome-5 = 5 actions
lesson-7-one-more-outcome-6 = 6 actions
lesson-7-one-more-outcome-7 = 7 actions
lesson-7-one-more-outcome-8 = 8 actions
lesson-7-one-more-outcome-9 = 9 actions
lesson-7-one-more-outcome-10 = 10 actions
lesson-7-one-more-control = Tally at the beginning
lesson-7-one-more-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-7-one-more-low = You said { $guess }; it is { $target-plain }. It only has to be kept twice, and the first time is the easier one.
lesson-7-one-more-high = You said { $guess }; it is { $target-plain }. It must be kept twice in a row, the second time against a Tally of 1.
lesson-7-one-more-explain-1 = { $order ->
    [search] His two dice fall in 36 ways. In 10 they come to 9 or more, in 26 they do not: { $seize-plain } for the first try. In the second the Tally lets him do with 8, and 21 ways are left: { $seize-one-plain }.
   *[other] Two dice fall in 36 ways. In 15 the enemy’s is higher, in 21 it is not: { $vie-plain } for the first Vie. In the second the Tally gives him the ties too, and 15 ways are left: { $vie-one-plain }.
 }
lesson-7-one-more-explain-2 = { $order ->
    [search] Both must be kept: 26 × 21 of 36 × 36 ways, { $search-plain }.
   *[other] Both must be kept: 21 × 15 of 36 × 36 ways. Of 100 runs 58 get past the first, and 24 of these past the second: { $attack-plain }.
 }
lesson-7-one-more-explain-3 = { $order ->
    [search] Attacking, it is { $vie-plain } and then { $vie-one-plain }: together { $attack-plain }.
   *[other] Searching, it is { $seize-plain } and then { $seize-one-plain }: together { $search-plain }.
 }
lesson-7-one-more-vary = { $order ->
    [search] He has failed before. From which Tally does a searcher come to a third action in fewer than one in eight runs?
   *[other] He has failed before. From which Tally does an attacker come to a third action in fewer than one in twenty runs?
 }
lesson-7-one-more-varied = From a Tally of 2: { $attack-two-plain } attacking, and { $search-two-plain } searching. A good run is longest where it has just begun.
lesson-7-one-more-check-1 = A first Vie is kept in 21 of 36 ways, a second in 15: the Tally took the 6 ties. How many ways does the next step take?
lesson-7-one-more-check-1-six = 6 again
lesson-7-one-more-check-1-six-why = Ties come in 6 ways, but now the pairs with a difference of 1 are taken, and of these yours is higher in 5 only.
lesson-7-one-more-check-1-five = 5
lesson-7-one-more-check-1-five-why = The pairs in which your die is higher by 1: 2 and 1 up to 6 and 5. 10 ways are left.
lesson-7-one-more-check-1-half = Half of what is left
lesson-7-one-more-check-1-half-why = The Tally halves nothing. It takes the pairs in which your die is higher by just 1, and there are 5.
lesson-7-one-more-check-2 = Put these in order; one of them is new.
lesson-7-one-more-check-2-first = seldom
lesson-7-one-more-check-2-last = often
lesson-7-one-more-check-2-right = Once is easier than twice, and twice is easier than twice against a Tally that has begun.
lesson-7-one-more-check-2-attack = A third attack, begun at Tally 0
lesson-7-one-more-check-2-attack-why = Two Vies against Tally 0 and 1: 21 ways, then 15.
lesson-7-one-more-check-2-later = A third attack, begun at Tally 1
lesson-7-one-more-check-2-later-why = Two Vies against Tally 1 and 2: 15 ways, then 10.
lesson-7-one-more-check-2-single = A second attack, begun at Tally 0
lesson-7-one-more-check-2-single-why = For this only a single Vie has to be kept.
lesson-7-one-more-more-1 = In a Vie both sides roll one die each. Is it fair?
lesson-7-one-more-more-1-fair = Yes: half and half.
lesson-7-one-more-more-1-fair-why = Two possibilities, but in 6 of 36 ways the dice are equal, and all of these go to one side.
lesson-7-one-more-more-1-ties = Not quite: ties favour whoever holds the initiative.
lesson-7-one-more-more-1-ties-why = 21 ways to 15. As soon as the Tally is 1, it is just the other way round.
lesson-7-one-more-more-1-brave = It goes to whoever is bolder.
lesson-7-one-more-more-1-brave-why = The dice do not know who is bold. They know the Tally, the marker, and ties.
lesson-7-one-more-history-1 = On 15 and 16 March 1941 the two battlecruisers sank or took sixteen ships that sailed from dispersed convoys.
lesson-7-one-more-history-2 = In the game each action takes as long as any other. A real boarding party needed hours, and daylight.

# 2 The marker in reserve
lesson-7-marker-title = The marker in reserve
lesson-7-marker-goal = See what a marker is worth, and when.
lesson-7-marker-since-attack = You attacked again and again. So did Lütjens, and his victims called for help by wireless.
lesson-7-marker-since-search = You searched on. Lütjens attacked again and again, and his victims called for help by wireless.
lesson-7-marker-since-none = Lütjens attacked again and again, and his victims called for help by wireless.
lesson-7-marker-hook = 16 March 1941. Now you command the British battleship Rodney, beside another convoy. The little Chilean Reefer calls: she is being shelled. You hold an Evasive marker, a bonus to be spent once.
lesson-7-marker-rule-1 = In a Vie you roll one die and add the Tally. To take the right to act you must be higher than the enemy.
lesson-7-marker-rule-2 = A marker adds 1 more, in bad weather 2. Then it is gone.
lesson-7-marker-rule-3 = Tally 1, marker, storm: your 3 counts 6.
lesson-7-marker-assumption-1 = You have tried once in vain: Tally 1. Bad weather. On the board Rodney sails with Nelson’s force.
lesson-7-marker-scene = Lütjens is a pin now: the calls have told his place. The string is that of your battleships, and reaches him.
lesson-7-marker-act-task = Ships are burning. Once, the marker can help you to take the right to act from Lütjens. Captain Dalrymple-Hamilton, do you spend it now?
lesson-7-marker-act-spend = Spend it
lesson-7-marker-act-keep = Keep it
lesson-7-marker-act-told = At Tally 1 two steps are worth 9 of 36 ways. Whoever keeps the marker may still roll well, and have it later.
lesson-7-marker-predict = With your order: how often do you take the initiative from Lütjens?
lesson-7-marker-target = the initiative is yours
lesson-7-marker-outcome-keeps = Lütjens keeps the initiative
lesson-7-marker-outcome-loses = You take the initiative
lesson-7-marker-option-less = In fewer than 50 of 100 Vies
lesson-7-marker-option-more = In 50 to 70 of 100
lesson-7-marker-option-most = In more than 70 of 100
lesson-7-marker-control = Tally
lesson-7-marker-right = Well judged: { $target-plain }.
lesson-7-marker-low = It is more: { $target-plain }. With the Tally even a tie is yours, and the marker adds to that.
lesson-7-marker-high = It is less: { $target-plain }. His die may be far higher than yours. Count the ways.
lesson-7-marker-explain-1 = With +1 from the Tally you win the 15 ways in which your die is higher, and the 6 ties: 21 of 36, { $keep-plain }.
lesson-7-marker-explain-2 = With the marker it is +3: you also win where your die is lower by 1, in 5 ways, or by 2, in 4. Together 30 of 36, { $spend-plain }.
lesson-7-marker-explain-3 = Differences thin out: 6 ways for 0, 5 for 1, 4 for 2. So each further step is worth a little less.
lesson-7-marker-vary = At which of these Tallies would the marker have brought the most?
lesson-7-marker-varied = At a Tally of 0 it lifts { $keep-none-plain } to { $spend-none-plain }, by 11 ways; at 1 by 9, at 2 by 7. A marker is worth most in an even fight.
lesson-7-marker-check-1 = And in good weather, when the marker adds only 1? Mark the chance.
lesson-7-marker-check-1-right = With +2 you win 15 + 6 + 5 = 26 of 36 ways.
lesson-7-marker-check-1-high = Too high. One step less takes away the 4 ways in which your die is lower by 2.
lesson-7-marker-check-1-low = Too low. One step is 5 of 36 ways here, not one in a hundred.
lesson-7-marker-check-1-mark-keep = marker kept
lesson-7-marker-check-1-mark-spend = spent in bad weather
lesson-7-marker-check-2 = When should one spend a marker?
lesson-7-marker-check-2-always = Never, for one does not know what may come.
lesson-7-marker-check-2-always-why = A marker that is never spent has done nothing.
lesson-7-marker-check-2-decides = When it decides something that matters.
lesson-7-marker-check-2-decides-why = Compare what it changes now with what it could change later. Ships are burning now.
lesson-7-marker-check-2-at-once = As soon as one has it.
lesson-7-marker-check-2-at-once-why = Then it is missing when it would have brought more. It works only once.
lesson-7-marker-history-1 = Chilean Reefer, a refrigerated ship of 1,800 tons, fired back with her one gun before she sank. Rodney came up at dusk and picked up her survivors.
lesson-7-marker-history-2 = In the game a marker can turn any contest. At sea it was luck that a battleship was near.

# 3 Rodney
lesson-7-rodney-title = A battleship on the horizon
lesson-7-rodney-goal = Weigh a run that has begun against a new one.
lesson-7-rodney-since-spend = You spent the marker. Rodney came up in time to be seen.
lesson-7-rodney-since-keep = You kept the marker. Rodney came up all the same.
lesson-7-rodney-since-none = Rodney came up.
lesson-7-rodney-hook = 16 March 1941, dusk. You are Lütjens again. Out of the east comes a battleship with guns far heavier than yours. More ships are there for the taking. Go on?
lesson-7-rodney-rule-1 = As long as you keep the initiative you may act again. The action that loses it counts, too.
lesson-7-rodney-rule-2 = Each failure of the enemy raises the Tally by 1.
lesson-7-rodney-rule-3 = Whoever breaks off and gets the initiative back later begins at Tally 0.
lesson-7-rodney-assumption-1 = Every action is an attack and ends with a Vie. Going on, you begin at Tally 2; another day at Tally 0. By dusk the weather is good.
lesson-7-rodney-scene = { $order ->
    [pause] Another day: the battleships are far off, and Lütjens’s pin lies beside another convoy.
   *[other] Lütjens’s pin beside the convoy he has found. The string of battleships reaches him; another day they would be far off.
 }
lesson-7-rodney-act-task = Going on, you act at once, but the enemy’s Tally is 2. To break off gives up this hour for a fresh start. What do you order?
lesson-7-rodney-act-on = Go on at once
lesson-7-rodney-act-pause = Break off, and begin again another day
lesson-7-rodney-act-told = Going on at once seldom brings more than one action. To break off costs the moment, and gives you back a fresh start.
lesson-7-rodney-predict = With your order: how many actions do you get, on average?
lesson-7-rodney-target = actions on average
lesson-7-rodney-control = Each action ends with
lesson-7-rodney-set-vie = a Vie
lesson-7-rodney-set-seize = a try to seize
lesson-7-rodney-right = Well judged. You said { $guess }; it is { $target-decimal }.
lesson-7-rodney-low = You said { $guess }; it is { $target-decimal }. The first action you always get, and sometimes more.
lesson-7-rodney-high = You said { $guess }; it is { $target-decimal }. Ask how often there is even a second action.
lesson-7-rodney-explain-1 = { $order ->
    [pause] The first action is sure: 1. At Tally 0 the first Vie is kept in 21 of 36 ways, so in { $pause-second-plain } there is a second; a third in { $pause-third-plain }.
   *[other] The first action is sure: 1. At Tally 2 the first Vie is kept in 10 of 36 ways, so in { $second-plain } there is a second; a third in { $third-plain }.
 }
lesson-7-rodney-explain-2 = { $order ->
    [pause] Add up how often there is a first, a second, a third: 1 + { $pause-second-fraction } + { $pause-third-fraction } and a little more. That is the average, { $pause-decimal }.
   *[other] Add up how often there is a first, a second, a third: 1 + { $second-fraction } + { $third-fraction } and very little more. That is the average, { $on-decimal }.
 }
lesson-7-rodney-explain-3 = { $order ->
    [pause] Going on at Tally 2 it is { $on-decimal }. But begun at Tally 0, no run has { $pause-decimal } actions. Many have one, and a few have five or more: { $pause-five-plain }.
   *[other] From Tally 0 the average is { $pause-decimal }. But no run has { $pause-decimal } actions. Many have one, and a few have five or more: { $pause-five-plain }.
 }
lesson-7-rodney-vary = Suppose you only searched, so that he must seize.
lesson-7-rodney-varied = Then it is { $on-search-decimal } from Tally 2 and { $pause-search-decimal } from Tally 0. A Vie at one Tally goes just like a try to seize at the next: the two rules are one step apart.
lesson-7-rodney-check-1 = “1.9 actions on average, from Tally 0.” What does that mean?
lesson-7-rodney-check-1-two = That you can count on two actions, nearly.
lesson-7-rodney-check-1-two-why = In 5 of 12 runs there is only one. An average is no promise.
lesson-7-rodney-check-1-spread = That many runs together have 1.9 times as many actions.
lesson-7-rodney-check-1-spread-why = 100 runs have about 190 actions between them, and they are spread very unevenly.
lesson-7-rodney-check-1-usual = That two actions are what usually happens.
lesson-7-rodney-check-1-usual-why = The commonest run has a single action. A few long runs pull the average up.
lesson-7-rodney-check-2 = Rodney is two hours away. What would you order?
lesson-7-rodney-check-2-on = Go on: Tally 2
lesson-7-rodney-check-2-on-why = One action for sure, most probably only that one; and then the enemy acts, with a battleship at hand.
lesson-7-rodney-check-2-home = Break off, and start afresh: Tally 0
lesson-7-rodney-check-2-home-why = Better runs later, but none now. Lütjens had orders to avoid equal ships, and broke off.
lesson-7-rodney-check-2-column-more = A second action
lesson-7-rodney-check-2-column-three = A third action
lesson-7-rodney-history-1 = Gneisenau was near the sinking Chilean Reefer when Rodney came in sight. She turned away at high speed and was lost in the dark.
lesson-7-rodney-history-2 = In the game breaking off costs nothing but the turn. At sea Lütjens also left behind boats with survivors; Rodney found them.

# 4 The hunters' turn
lesson-7-into-brest-title = The hunters’ turn
lesson-7-into-brest-goal = Predict a whole run, not only its end.
lesson-7-into-brest-hook = 20 March 1941. Lütjens has broken off, and makes for Brest. Now you are Somerville, and an aircraft has seen the battlecruisers.
lesson-7-into-brest-rule-1 = After each search the enemy rolls two dice plus the Tally; 9 or more seizes the initiative.
lesson-7-into-brest-rule-2 = After each strike both roll one die, and he adds the Tally. The higher has the initiative; a tie leaves it to you.
lesson-7-into-brest-rule-3 = Each time he fails, the Tally rises by 1. After a search a 7 is enough for him at Tally 2.
lesson-7-into-brest-assumption-1 = You have just got the initiative, so the Tally begins at 0; nobody spends a marker.
lesson-7-into-brest-scene = The battlecruisers’ string leads into Brest; they have only to shorten it. As soon as the initiative is theirs they come in. Your Ark Royal and Force H are not drawn.
lesson-7-into-brest-thrown = { $number ->
    [0] The Tally is 0: nothing is added.
   *[other] Added: the Tally, { $number }.
 }
lesson-7-into-brest-act-task = A search may turn their string into a pin; a strike may hit them at once. Each gives the enemy a try for the right to act. What do you order, again and again?
lesson-7-into-brest-act-search = Search, and search again
lesson-7-into-brest-act-strike = Strike from the air at once
lesson-7-into-brest-act-told = A search ends the hunt most often at the second try, a strike at the very first. At a total of 5 a search finds them in { $find-plain }, a strike from the next hex hits in { $hit-plain }.
lesson-7-into-brest-predict = Share out 36 such hunts: how many actions until the initiative is lost?
lesson-7-into-brest-target = lost after one action or two
lesson-7-into-brest-control = Tally at the beginning
lesson-7-into-brest-right = Very close to the real shape. After one action or two it is lost in { $target-plain }.
lesson-7-into-brest-low = You gave the first two actions too little: it is lost after one or two in { $target-plain }.
lesson-7-into-brest-high = You gave the first two actions too much: it is lost after one or two in { $target-plain }. Sometimes there is a third, and a fourth.
lesson-7-into-brest-shape = One action or two you judged about right ({ $target-plain }), but the rest has another shape: the first loses it in { $first-plain }, the second in { $second-plain }, the third in { $third-plain }.
lesson-7-into-brest-explain-1 = { $order ->
    [strike] After the first strike it is lost where his die is higher, 15 of 36 ways: { $first-plain }. 21 are left.
   *[other] After the first search it is lost with 9 or more, 10 of 36 ways: { $first-plain }. 26 are left.
 }
lesson-7-into-brest-explain-2 = { $order ->
    [strike] Now the Tally gives him the ties too, 21 ways: 21 × 21 of 36 × 36, { $second-plain }. Each is in greater danger, but too few are left.
   *[other] Now the Tally is 1, and an 8 will do, 15 ways: 26 × 15 of 36 × 36, { $second-plain }. Fewer are left, but each is in greater danger.
 }
lesson-7-into-brest-explain-3 = { $order ->
    [strike] So the bars fall from the first one on: the first strike is already the one that most often ends the hunt.
   *[other] So the bars first rise and then fall: early the danger is small, later there are few hunts left to end.
 }
lesson-7-into-brest-vary = { $order ->
    [strike] What is the smallest of these Tallies at which one strike or two are all in more than four fifths of the hunts?
   *[other] For searching: what is the smallest of these Tallies at which one search or two are all in more than two thirds of the hunts?
 }
lesson-7-into-brest-varied = From 1 on. At 2 it is already { $later-plain }. A Tally is like a candle that burns faster and faster.
lesson-7-into-brest-check-1 = He has failed three times. What about the fourth?
lesson-7-into-brest-check-1-due = It must succeed now.
lesson-7-into-brest-check-1-due-why = Nothing must. With a Tally of 3 a 6 will do, and the sums 2 to 5 still come in 10 of 36 ways.
lesson-7-into-brest-check-1-rule = It is likelier, because the rule adds the Tally.
lesson-7-into-brest-check-1-rule-why = The dice have no memory; the rule has one, and it counts to 3.
lesson-7-into-brest-check-1-same = It is as likely as before: dice have no memory.
lesson-7-into-brest-check-1-same-why = That is true of the dice, but it ignores what has happened to the Tally.
lesson-7-into-brest-check-2 = The battlecruisers want to come in. Which place on the chart must their string keep?
lesson-7-into-brest-check-2-far = The western end, where they were seen
lesson-7-into-brest-check-2-far-why = They need not be there any more; that end may go first. A sighting is not a place one has to keep.
lesson-7-into-brest-check-2-brest = The port at its eastern end
lesson-7-into-brest-check-2-brest-why = At least one hex of it must lie in the port, and at most six may be left.
lesson-7-into-brest-check-2-middle = The middle, where they probably are
lesson-7-into-brest-check-2-middle-why = The middle is no likelier than the ends: a string is not a pair of dice.
lesson-7-into-brest-history-1 = Ark Royal’s aircraft found the two ships on 20 March, but its wireless had failed, and by the time it was back to report, thick weather hid them. Days later they were found at the pier.
lesson-7-into-brest-history-2 = In the game nobody’s wireless ever fails.

# Mission
lesson-7-mission-title = Now you: once more, and once more
lesson-7-mission-task = 15 March 1941, in mid-Atlantic. You are Lütjens, and a convoy lies before you. The longer you go on, the more the Tally helps the British to take the initiative from you. Hit the convoy three times before they do.
lesson-7-mission-goal = hit the convoy three times
lesson-7-mission-word-1 = B8: the convoy. G2, G3 and U1 are too far away to help; a new course or Reorganize is not needed here.
lesson-7-mission-word-2 = Engage: dice for a battle with the pin in your hex. It comes to battle, to a few shots from afar, or only to Contact.
lesson-7-mission-word-3 = Limited battle: one round, all ships Far. Without it you only get Contact, which makes the next attack easier.
lesson-7-mission-word-4 = Far, Near: zones of the battle. The nearer the zones of two ships, the shorter the range, and the better your guns.
lesson-7-mission-word-5 = Guns, modifier: added to the dice; the first number of the guns counts at short range, the second at long. Smoke lessens it.
lesson-7-mission-word-6 = Tally: how often the British have failed to take the initiative. It is added to their dice when they try again.
lesson-7-mission-word-7 = BC, BB: battlecruiser, battleship. They stand on the ships; only their numbers count for the dice.
lesson-7-mission-met = Hits on the convoy: { $number }. Lütjens sank or took sixteen ships in two days, broke off when Rodney came up, and was in Brest on 22 March 1941.
lesson-7-mission-missed = { $number ->
    [0] The convoy is unhurt.
   *[other] Hits on the convoy: { $number }. Three were wanted.
 } The initiative is lost. Lütjens broke off when Rodney came up, with sixteen ships sunk or taken. How would you attack otherwise?
