# Episode 2: Forming the fleets
lesson-2-title = Forming the fleets
lesson-2-blurb = Bluff with empty markers, wait for damaged ships: spread your luck, or pile it up?
lesson-2-goal-1 = see why two plans with the same average can feel quite different
lesson-2-goal-2 = work out what a face-down marker may hide
lesson-2-goal-3 = turn a modifier of one step into a chance
lesson-2-summary-1 = Spread or pile: the average is the same, the risk is not.
lesson-2-summary-2 = The chance that a marker is real is the number of fleets over the number of markers, no more and no less.
lesson-2-summary-3 = One step on a die is worth one face in six.
lesson-2-exit = A school sports team must choose: four fair players or two stars and two beginners, with the same average. Which would you pick for which game, and why?
lesson-2-home-1 = At your next table: before you sort your damaged ships, write down what you need next turn: something for sure, or much at once. Then decide.
lesson-2-home-2 = Where in your own life do you spread a risk, and where do you put everything on one try? What would change your mind?
lesson-2-what-if = What if ships came back by another rule? See what changes
lesson-2-person-jellicoe = Admiral Jellicoe
lesson-2-person-jellicoe-post = Grand Fleet, Scapa Flow
lesson-2-person-ingenohl = Admiral von Ingenohl
lesson-2-person-ingenohl-post = High Seas Fleet, Wilhelmshaven
lesson-2-person-scheer = Admiral Scheer
lesson-2-person-scheer-post = High Seas Fleet, Wilhelmshaven
lesson-2-ending-1 = Scheer put to sea again on 18 August 1916, before Seydlitz and Derfflinger were ready. The two fleets did not meet.
lesson-2-ending-2 = Whether the High Seas Fleet was beaten in 1916, or only waited for its ships, is argued about to this day.
lesson-2-ending-3 = Real ships came back when the yard had finished. The game lets dice call them, so you can choose how to be unlucky.
lesson-2-more-1 = Six damaged ships, piled up in two boxes. How often does nothing come back, and how often three or more?
lesson-2-more-2 = The second roll is yours to make or to leave. When is it better to stop after the first?

# 1 Real or dummy?
lesson-2-dummies-title = Real or dummy?
lesson-2-dummies-goal = Decide how much to bluff.
lesson-2-dummies-hook = 21 October 1914. Winston Churchill, minister for the navy, orders merchant ships dressed up as battleships. You are on Jellicoe’s staff: 27 real ships, eight fleet markers. Ingenohl will see only the markers.
lesson-2-dummies-rule-1 = All eight British markers go to sea face down. A marker without ships is a dummy.
lesson-2-dummies-rule-2 = A fleet needs at least 3 ships and holds at most 8.
lesson-2-dummies-rule-3 = Four fleets would leave four dummies.
lesson-2-dummies-assumption-1 = The markers are mixed: not even their owner knows which is which. Turned up, 1 is a fleet and 0 a dummy.
lesson-2-dummies-scene = { $set ->
    [7] Your own eight fleet boxes. The marker of one dummy has been found out and taken away; seven are left, back up, and alike for a fleet and for nothing.
   *[other] Your own eight fleet boxes. Each has a marker on the map, the hatched square: back up, and alike for a fleet and for nothing. Ingenohl sees no more than that.
 }
lesson-2-dummies-act-task = Few fleets leave many dummies, but each that is found is a greater part of the 27 ships. How many fleets do you form?
lesson-2-dummies-act-five = Five fleets of 5 or 6 ships, three dummies
lesson-2-dummies-act-seven = Seven fleets of 3 to 5 ships, one dummy
lesson-2-dummies-act-told = With fewer fleets Ingenohl is wrong more often. But a fleet that he finds is then 5 or 6 ships of the 27, not 3 to 5: that is the price, and the chance here does not tell it.
lesson-2-dummies-predict = Ingenohl points at one of your eight markers. How often out of 100 is it a real fleet?
lesson-2-dummies-target = a real fleet
lesson-2-dummies-control = Markers still face down
lesson-2-dummies-right = Right: { $target-plain }. You said { $guess }.
lesson-2-dummies-low = You said { $guess }; it is { $target-plain }. “Real or dummy” sounds like half and half, but you have more fleets than dummies.
lesson-2-dummies-high = You said { $guess }; it is { $target-plain }. Every dummy among the eight may be the one he points at.
lesson-2-dummies-explain-1 = Each of the eight markers is as likely to be picked as any other. So count: how many of the eight are fleets?
lesson-2-dummies-explain-2 = With five fleets it is { $five-plain }, with seven { $seven-plain }. The chance is fleets over markers.
lesson-2-dummies-vary = One dummy has been found out and taken away. What about the seven markers that are left?
lesson-2-dummies-varied = Five fleets among seven markers: { $five-found-plain }. Seven among seven: certain, the bluff is over. Every dummy found makes the rest more real.
lesson-2-dummies-check-1 = Ingenohl has six markers, three of them dummies; you have eight, three of them dummies. On whose side does one more easily hit a dummy?
lesson-2-dummies-check-1-half = Alike: a marker is real or it is not
lesson-2-dummies-check-1-half-why = By the same argument you would win the lottery every second week. Count the dummies, and all markers.
lesson-2-dummies-check-1-same = Alike: three dummies each
lesson-2-dummies-check-1-same-why = Equal numbers of dummies lie among different numbers of markers: three of six is more than three of eight.
lesson-2-dummies-check-1-his = On Ingenohl’s
lesson-2-dummies-check-1-his-why = Three of six against three of eight. What counts is the share, not the number.
lesson-2-dummies-history-1 = The dummy squadron existed: liners and cargo ships disguised as dreadnoughts and battle cruisers.
lesson-2-dummies-history-2 = How far they deceived anybody is doubtful. The real ships were faster, and the disguise was noticed.
lesson-2-dummies-history-3 = In the game both sides bluff all the time, and the markers are mixed so that even the owner is in the dark.

# 2 Who comes back?
lesson-2-come-back-title = Who comes back?
lesson-2-come-back-goal = See what a second die brings home.
lesson-2-come-back-since-five = Your five strong fleets have gaps by now.
lesson-2-come-back-since-seven = Your seven small fleets have gaps by now.
lesson-2-come-back-since-none = Three months later the fleets have gaps.
lesson-2-come-back-hook = 24 January 1915. Off the Dogger Bank the battle cruiser Lion is badly hit and towed home. Jellicoe wants her back, and others too.
lesson-2-come-back-rule-1 = Ships away lie in six numbered boxes. Two dice call one box each; all ships in it come home. 3 and 3 call one box.
lesson-2-come-back-assumption-1 = Small and great damage take equally long: the dice decide.
lesson-2-come-back-scene = One British ship in each box, Lion in the ringed one.
lesson-2-come-back-predict = Two dice are rolled. How many of the six ships come back on average?
lesson-2-come-back-target = ships come back
lesson-2-come-back-control = Rolls
lesson-2-come-back-example = Two equal dice call the same box twice. Only the one ship in box 3 comes back.
lesson-2-come-back-right = Very good: the average is { $target }.
lesson-2-come-back-high = You said { $guess }; the average is { $target }. Two dice call two boxes only when they differ; an equal pair calls just one.
lesson-2-come-back-low = You said { $guess }; the average is { $target }. Every roll calls a box with a ship in it here, so at least one returns.
lesson-2-come-back-explain-1 = The second die shows the number of the first in one case of six ({ $one }). Then only one ship comes back; otherwise two ({ $two }).
lesson-2-come-back-explain-2 = One ship for sure and a second with { $two-fraction }: that makes { $target } on average.
lesson-2-come-back-vary = Roll only once. What is the average now, and what is left to chance?
lesson-2-come-back-varied = With one roll the number is { $mean-one } every time: no luck at all in the number, only in which ship it is.
lesson-2-come-back-check-1 = Suppose a third die were rolled. How often would it bring a third ship home?
lesson-2-come-back-check-1-again = In 5 of 6 cases, like the second
lesson-2-come-back-check-1-again-why = The second die had one box to miss. The third has two, and the first two dice must have called different boxes.
lesson-2-come-back-check-1-both = In 20 of 36 cases
lesson-2-come-back-check-1-both-why = The second must differ from the first, 5 of 6, and the third from both, 4 of 6: 20 of 36.
lesson-2-come-back-check-1-last = In 4 of 6 cases
lesson-2-come-back-check-1-last-why = That is the third die alone. But three ships come only if the second brought one as well.
lesson-2-come-back-check-2 = You bring ships home. Put the steps in order.
lesson-2-come-back-check-2-first = first
lesson-2-come-back-check-2-last = last
lesson-2-come-back-check-2-sort = Sort the ships into the boxes
lesson-2-come-back-check-2-sort-why = Sorting comes first: after a roll the ships may not change their boxes any more.
lesson-2-come-back-check-2-first-roll = Roll the first die
lesson-2-come-back-check-2-first-roll-why = The first die falls on boxes that are already sorted.
lesson-2-come-back-check-2-decide = Choose: roll again, or stop
lesson-2-come-back-check-2-decide-why = You may look at the first die before you decide about the second.
lesson-2-come-back-check-2-home = All ships in called boxes come home
lesson-2-come-back-check-2-home-why = They come home at the end, and none may stay behind.
lesson-2-come-back-check-2-right = You choose before the dice, and once between them. Never afterwards.
lesson-2-come-back-history-1 = Invincible and Inflexible, sent away in November 1914, destroyed a German squadron off the Falkland Islands on 8 December.
lesson-2-come-back-history-2 = Lion was repaired in the Tyne, without a dock large enough for her, and rejoined the fleet in April 1915.
lesson-2-come-back-history-3 = Real repairs took weeks or months according to the damage. Dice in the place of dockyards are a simplification.

# 3 Slow company
lesson-2-slow-fleet-title = Slow company
lesson-2-slow-fleet-goal = Turn “minus one” into a chance.
lesson-2-slow-fleet-hook = 30 May 1916. Now sit with Scheer: the German fleet makes ready for sea, against Jellicoe. Old battleships come along, slower and weaker than the rest. Where do you put them?
lesson-2-slow-fleet-rule-1 = When fleets meet in a hex, a field of the map, each side rolls a die; a high number lets it choose how to fight. Every slow fleet there takes 1 off its own side’s die.
lesson-2-slow-fleet-rule-2 = One old ship, type (B), makes its whole fleet slow: a 5 with one slow fleet is a 4.
lesson-2-slow-fleet-assumption-1 = All German fleets with old ships are in this hex.
lesson-2-slow-fleet-scene = { $order ->
    [two] The German fleets in the game’s first half of 1916. The old ships, type (B), lie in Fleet 5 and Fleet 6.
   *[other] The German fleets in the game’s first half of 1916. The old ships, type (B), lie in Fleet 6, the ringed box.
 }
lesson-2-slow-fleet-act-task = Eight old ships must sail: as one fleet, or as two, which is one fleet more on the map?
lesson-2-slow-fleet-act-one = All eight in one fleet
lesson-2-slow-fleet-act-two = Four each in two fleets
lesson-2-slow-fleet-act-told = A fleet is slow with one old ship as with eight. So company costs nothing more, and sharing costs double.
lesson-2-slow-fleet-predict = Scheer rolls a die and takes off what your order costs. How often out of 100 does he reach 4 or more?
lesson-2-slow-fleet-target = 4 or more
lesson-2-slow-fleet-control = Fire only half the shells (+2)
lesson-2-slow-fleet-set-false = no
lesson-2-slow-fleet-set-true = yes
lesson-2-slow-fleet-right = Right: { $target-plain }. You said { $guess }.
lesson-2-slow-fleet-high = You said { $guess }; it is { $target-plain }. A 4 on the die is no longer enough: something is taken off.
lesson-2-slow-fleet-low = You said { $guess }; it is { $target-plain }. A 6 still does it, whatever your order was.
lesson-2-slow-fleet-explain-1 = Without a slow fleet the faces 4, 5 and 6 are enough: { $none-plain }.
lesson-2-slow-fleet-explain-2 = Each slow fleet takes away one face of the six. One leaves 5 and 6: { $one-plain }. Two leave only the 6: { $two-plain }.
lesson-2-slow-fleet-vary = Scheer can add 2 if his ships fire only half their shells. Does that make up for it?
lesson-2-slow-fleet-varied = With one slow fleet he reaches 4 in { $one-half-plain } now, with two in { $two-half-plain }: two faces won back. He pays for slow company with shells.
lesson-2-slow-fleet-check-1 = A fast fleet adds 1. By how much does the chance to reach 4 rise?
lesson-2-slow-fleet-check-1-percent = By 1 out of 100
lesson-2-slow-fleet-check-1-percent-why = The 1 is added to the die, not to the chance. One face more is one case more out of six.
lesson-2-slow-fleet-check-1-face = By one face of the die, 1 in 6
lesson-2-slow-fleet-check-1-face-why = As long as there are faces left to win.
lesson-2-slow-fleet-check-1-quarter = By a quarter, 1 in 4
lesson-2-slow-fleet-check-1-quarter-why = The 4 is only what must be reached. One face more is one of the six that the die has.
lesson-2-slow-fleet-check-2 = Which of these German fleets is fast and would add 1?
lesson-2-slow-fleet-check-2-strong = Fleet 4: nothing but battleships
lesson-2-slow-fleet-check-2-strong-why = Strong ships, but battleships. Strength gives more shells, not a better die.
lesson-2-slow-fleet-check-2-fast = Fleet 1: battle cruisers only
lesson-2-slow-fleet-check-2-fast-why = Only a fleet made of nothing but fast ships is fast.
lesson-2-slow-fleet-check-2-large = Fleet 2: five dreadnoughts
lesson-2-slow-fleet-check-2-large-why = Five ships fire more than three. For the die only their class counts, and theirs adds nothing.
lesson-2-slow-fleet-history-1 = The game has eight old battleships here, history had six. One of them, Pommern, was torpedoed in the early hours of 1 June 1916 and lost with all hands.
lesson-2-slow-fleet-history-2 = Why Scheer took them along, out of need or to please their crews and their admiral, is told in different ways.

# 4 All or nothing
lesson-2-all-or-nothing-title = All or nothing
lesson-2-all-or-nothing-goal = Compare two plans for the same three ships.
lesson-2-all-or-nothing-since-one = You kept the old ships together. Now choose again: keep together, or share out?
lesson-2-all-or-nothing-since-two = You shared the old ships out. Now choose again: keep together, or share out?
lesson-2-all-or-nothing-since-none = Jutland is over. Together or shared out: the question comes again.
lesson-2-all-or-nothing-hook = 4 July 1916. After Jutland Scheer reports to the emperor: the fleet can sail again by mid-August, all but Derfflinger and Seydlitz. How can he get his battle cruisers back?
lesson-2-all-or-nothing-rule-1 = Two dice call boxes, and all ships in a called box return.
lesson-2-all-or-nothing-rule-2 = Germany may lay up to three ships in one box; Britain must spread its own.
lesson-2-all-or-nothing-assumption-1 = Only Seydlitz, Derfflinger and Moltke are looked at.
lesson-2-all-or-nothing-scene = The German boxes in the game’s second half of 1916. The three wait in box 0 until you sort them.
lesson-2-all-or-nothing-act-task = Three battle cruisers are in dock. How do you sort them?
lesson-2-all-or-nothing-act-pile = Pile: all three in box 1
lesson-2-all-or-nothing-act-spread = Spread: one each in boxes 1, 2, 3
lesson-2-all-or-nothing-act-told = Spread out, something comes far more often. Does it also bring back more ships on average? That is asked below.
lesson-2-all-or-nothing-predict = Two dice are rolled. How often out of 100 does none of the three come back?
lesson-2-all-or-nothing-target = none comes back
lesson-2-all-or-nothing-control = Rolls
lesson-2-all-or-nothing-right = Right: { $target-plain }. You said { $guess }.
lesson-2-all-or-nothing-high = You said { $guess }; it is { $target-plain }. There are two dice, and either of them may hit.
lesson-2-all-or-nothing-low = You said { $guess }; it is { $target-plain }. Both dice may miss, and then everybody stays in dock.
lesson-2-all-or-nothing-explain-1 = Pile: a die misses box 1 with five of its six faces. Both miss in 5 × 5 = 25 of the 36 ways: { $pile-plain }. Otherwise all three return: { $all-plain }.
lesson-2-all-or-nothing-explain-2 = Spread: a die misses boxes 1, 2 and 3 with three faces. Both miss in 3 × 3 = 9 of the 36 ways: { $spread-plain }.
lesson-2-all-or-nothing-vary = Roll only once. First guess: does the risk of getting nothing double?
lesson-2-all-or-nothing-varied = With one die the pile brings nothing in { $pile-once-plain }, the spread in { $spread-once-plain }. For the spread the risk has doubled, for the pile it could not: it was large already.
lesson-2-all-or-nothing-check-1 = Which way of sorting brings back more ships on average?
lesson-2-all-or-nothing-check-1-spread = One in each box
lesson-2-all-or-nothing-check-1-spread-why = It is safer, but the average is the same: { $mean }. Each ship is called equally often in both plans.
lesson-2-all-or-nothing-check-1-same = Both the same
lesson-2-all-or-nothing-check-1-same-why = { $mean } ships with the pile, { $mean-spread } with the spread: each ship is called equally often, wherever the others lie. The average hides the risk.
lesson-2-all-or-nothing-check-1-pile = All in one box
lesson-2-all-or-nothing-check-1-pile-why = It can bring three at a stroke, but much more often it brings none. The average is the same.
lesson-2-all-or-nothing-check-2 = One great battle is coming, and then no other. Two battle cruisers would not be enough for it. What do you order?
lesson-2-all-or-nothing-check-2-pile = Pile: all three in one box
lesson-2-all-or-nothing-check-2-pile-why = The only plan that can bring all three at once. Mostly it brings nothing, but here one or two would be no use.
lesson-2-all-or-nothing-check-2-spread = Spread: one in each of three boxes
lesson-2-all-or-nothing-check-2-spread-why = Something nearly always comes, never all. Whoever needs a little every time orders this; here a little may be too little.
lesson-2-all-or-nothing-check-2-column-some = At least one comes back
lesson-2-all-or-nothing-check-2-column-all = All three come back
lesson-2-all-or-nothing-check-2-column-mean = Ships on average
lesson-2-all-or-nothing-more-1 = Six ships, three in each of two boxes. In how many of 100 turns does nothing come back?
lesson-2-all-or-nothing-more-1-mark-six-all = all six come back
lesson-2-all-or-nothing-more-1-right = Each die misses two boxes with four faces, so both miss in 4 × 4 = 16 of the 36 ways.
lesson-2-all-or-nothing-more-1-high = Six ships are not safer than three, but two boxes are easier to hit than one: only four faces of a die miss.
lesson-2-all-or-nothing-more-1-low = Two boxes in six on two dice sounds like two thirds. But a double hit is counted twice that way.
lesson-2-all-or-nothing-history-1 = Of the German ships hit at Jutland, Seydlitz and Derfflinger were away longest, into the autumn of 1916.
lesson-2-all-or-nothing-history-2 = Nobody sorted real ships into boxes. The rule lets the German player gather strength for one moment, as the German staff wished to.

# Mission
lesson-2-mission-title = Now you: enough for a sortie
lesson-2-mission-task = July 1916. You are Scheer, and six of your best ships are in dock. Lay them into boxes 1 to 6, at most three in a box; then two dice call two boxes, and all ships in them come back. For a sortie you need at least three of the six at once; two are too few. Remember: piled or spread, the average is the same, the risk is not.
lesson-2-mission-goal = at least three of the six ships back
lesson-2-mission-word-1 = DDbox: the dock. Its boxes 1 to 6 can be called by the dice; box 0 never is, so nothing should lie there.
lesson-2-mission-word-2 = B, BC: dreadnoughts and battlecruisers. Here all are worth the same: one ship is one ship.
lesson-2-mission-word-3 = The table: so many ships of a kind lie in a box. Change a number to move ships; “Left” must come to 0.
lesson-2-mission-word-4 = On average: over many throws. Your mission looks at one throw of two dice, and wants three ships of it.
lesson-2-mission-word-5 = Roll with this position: now the dice fall. If both show the same number, only that one box is called.
lesson-2-mission-met = Three of them are back, or more: enough for a sortie. In history Scheer sailed on 18 August 1916, before Seydlitz and Derfflinger were ready.
lesson-2-mission-missed = { $number ->
    [0] None of the six came back; three were wanted.
    [1] One of the six came back; three were wanted.
   *[other] Two of the six came back; three were wanted.
 } In history Scheer sailed on 18 August 1916, before Seydlitz and Derfflinger were ready. How would you lay them otherwise?
