# Episode 1

lesson-1-title = A captain and a boat
lesson-1-blurb = Thirty-odd men, six torpedoes, two dice. What can one boat do?
lesson-1-goal-1 = multiply chances that must both come true
lesson-1-goal-2 = find “at least one” by way of “none”
lesson-1-goal-3 = tell a hit from a sinking
lesson-1-summary-1 = A torpedo must hit and must explode: the two chances are multiplied.
lesson-1-summary-2 = “At least one” is everything but “none”.
lesson-1-summary-3 = How much is enough depends on the ship.
lesson-1-exit = Name something that works only if two things go right. How sure is it, and how could you find out?

## 1

lesson-1-torpedo-title = One torpedo
lesson-1-torpedo-goal = See how often a single torpedo hits and explodes.
lesson-1-torpedo-hook = 5 September 1914. Off Scotland U-21 fires one torpedo at the cruiser Pathfinder. She blows up and sinks within minutes; about 250 men die. She is the first ship sunk by a self-propelled torpedo fired from a submarine.
lesson-1-torpedo-assumption-1 = The newest torpedo of 1914 at medium range: it hits with 7 or less on two dice, and a 1 or 2 on another die is a dud. How often it fails is our reconstruction.
lesson-1-torpedo-predict = In how many of 100 shots does the torpedo hit and explode?
lesson-1-torpedo-target = it hits and explodes
lesson-1-torpedo-control = Time of the war
lesson-1-torpedo-set-1914 = 1914
lesson-1-torpedo-set-1917 = 1917
lesson-1-torpedo-right = Well judged: { $target }. You said { $guess }.
lesson-1-torpedo-low = You said { $guess }; it is { $target }. A hit needs 7 or less on two dice.
lesson-1-torpedo-high = You said { $guess }; it is { $target }. Some of the torpedoes that hit are duds.
lesson-1-torpedo-explain-1 = Two dice show 7 or less in 21 of their 36 throws: of 100 torpedoes about 58 hit. Four of six faces, 3 to 6, make a torpedo explode.
lesson-1-torpedo-explain-2 = Two thirds of the 58 that hit explode, about 39 of 100. Multiplied exactly, 21/36 times 4/6 makes { $target }.
lesson-1-torpedo-vary = In which of the two years is the torpedo more reliable?
lesson-1-torpedo-varied = In 1917: { $better }. Only a 1 is a dud then.
lesson-1-torpedo-check-1 = It must hit, and it must explode. How do the chances combine?
lesson-1-torpedo-check-1-add = They are added.
lesson-1-torpedo-check-1-add-why = A sum would be larger than either chance, but needing both makes it rarer.
lesson-1-torpedo-check-1-times = They are multiplied.
lesson-1-torpedo-check-1-times-why = The second chance applies only to the torpedoes that have hit.
lesson-1-torpedo-history-1 = U-21’s captain, Otto Hersing, survived the war.
lesson-1-torpedo-history-2 = Depth, course and swell are left out; one roll stands for all of them.

## 2

lesson-1-salvo-title = At least one
lesson-1-salvo-goal = Work out the chance that at least one of several explodes.
lesson-1-salvo-hook = 15 October 1914. In the North Sea one torpedo from U-9 sinks the old cruiser Hawke, and about 525 men die. Captains soon learn not to rely on a single torpedo.
lesson-1-salvo-assumption-1 = Spring 1917, medium range; both torpedoes at one ship. Each hits with 7 or less on two dice and is a dud only on a 1.
lesson-1-salvo-predict = In how many of 100 salvoes of two does at least one torpedo explode?
lesson-1-salvo-target = at least one explodes
lesson-1-salvo-control = Torpedoes
lesson-1-salvo-right = Well judged: { $target }. You said { $guess }.
lesson-1-salvo-low = You said { $guess }; it is { $target }. Two tries help a lot.
lesson-1-salvo-high = You said { $guess }; it is { $target }. Both can fail.
lesson-1-salvo-explain-1 = One torpedo alone explodes with { $single }, so of 100 about 51 fail. Both of a salvo fail in about 51 of 100 of those 51 cases: { $none }.
lesson-1-salvo-explain-2 = In all other salvoes at least one explodes: { $target }.
lesson-1-salvo-vary = With how many torpedoes does at least one explode in more than nine of ten salvoes?
lesson-1-salvo-varied = Four are needed: { $four }. Each further torpedo adds less than the one before.
lesson-1-salvo-check-1 = How is “at least one of two” found?
lesson-1-salvo-check-1-double = Twice the chance of one
lesson-1-salvo-check-1-double-why = Salvoes in which both explode would be counted twice, and with three torpedoes the result would be more than 1.
lesson-1-salvo-check-1-opposite = One minus the chance that both fail
lesson-1-salvo-check-1-opposite-why = Either none explodes or at least one does, nothing else.
lesson-1-salvo-history-1 = Hawke had stopped to pick up mail from another cruiser.
lesson-1-salvo-history-2 = The torpedoes of a real salvo were not independent: one wrong estimate of the target’s speed spoiled them all.

## 3

lesson-1-sunk-title = A hit is not a sinking
lesson-1-sunk-goal = See what a salvo of two does to ships of different sizes.
lesson-1-sunk-hook = 30 January 1915. In the Irish Sea U-21 stops three small steamers one after another, sends their crews to the boats and sinks the ships with charges. Nobody dies. Torpedoes are kept for larger ships.
lesson-1-sunk-assumption-1 = Spring 1917, submerged, medium range. A small ship sinks with 2 points, a value of the parent game; a hit does one point in half of all cases, otherwise two to four.
lesson-1-sunk-predict = In how many of 100 salvoes of two is a small freighter sunk?
lesson-1-sunk-target = the ship is sunk
lesson-1-sunk-control = Ship
lesson-1-sunk-set-small = small freighter
lesson-1-sunk-set-large = large freighter
lesson-1-sunk-set-very-large = 10,000 t or more
lesson-1-sunk-right = Well judged: { $target }. You said { $guess }.
lesson-1-sunk-low = You said { $guess }; it is { $target }. One torpedo alone may do two points or more.
lesson-1-sunk-high = You said { $guess }; it is { $target }. Half of the hits do only one point.
lesson-1-sunk-explain-1 = In about 50 of 100 salvoes exactly one torpedo explodes, and half of these do two points or more: 25 sinkings. In the other half, { $hurt }, she is hit and stays afloat.
lesson-1-sunk-explain-2 = In about 24 salvoes both explode, and two points are then sure. 25 + 24 make 49: { $target }.
lesson-1-sunk-vary = Which ship survives most often?
lesson-1-sunk-varied = The largest: she is sunk with { $huge } only, a large freighter with { $large }.
lesson-1-sunk-check-1 = One torpedo has exploded. Is the ship lost?
lesson-1-sunk-check-1-hit = Yes, for the torpedo has exploded.
lesson-1-sunk-check-1-hit-why = A hit does one to four points, and a ship needs two to four: count what is left.
lesson-1-sunk-check-1-points = That depends on the points it does.
lesson-1-sunk-check-1-points-why = Half of all hits do one point only, and that sinks nobody.
lesson-1-sunk-history-1 = The crews of the three steamers reached the shore in their boats.
lesson-1-sunk-history-2 = The game never asks what became of a crew. In the records that is often the only line that matters.

## 4

lesson-1-promotion-title = A year later
lesson-1-promotion-goal = See how medals shift a roll.
lesson-1-promotion-hook = 18 March 1915. In the Pentland Firth the battleship Dreadnought rams U-29 and cuts her in two. Her captain was Otto Weddigen, a hero since the September morning on which he sank three cruisers. He and all his men die.
lesson-1-promotion-assumption-1 = An Oberleutnant without failed patrols. Once a year one die is rolled, with +1 for his rank; 6 or more promotes him.
lesson-1-promotion-predict = In how many of 100 years is an Oberleutnant without medals promoted?
lesson-1-promotion-target = he is promoted
lesson-1-promotion-control = Medals of the last year
lesson-1-promotion-right = Well judged: { $target }. You said { $guess }.
lesson-1-promotion-low = You said { $guess }; it is { $target }. His rank adds 1, so a 5 is enough.
lesson-1-promotion-high = You said { $guess }; it is { $target }. He needs a 5 or a 6.
lesson-1-promotion-explain-1 = With the +1 a 5 counts as 6 and a 6 as 7; a 4 is too low.
lesson-1-promotion-explain-2 = Two of the six faces promote him: { $target }.
lesson-1-promotion-vary = With how many medals does only a 1 fail?
lesson-1-promotion-varied = With three medals: { $three }. One alone makes it { $one }.
lesson-1-promotion-check-1 = He has been passed over twice. What about the third year?
lesson-1-promotion-check-1-due = Now it must be his turn.
lesson-1-promotion-check-1-due-why = The die does not know how long he has waited; without medals nothing changes.
lesson-1-promotion-check-1-same = The chance is the same again.
lesson-1-promotion-check-1-same-why = Each year is one new roll with the same modifiers.
lesson-1-promotion-history-1 = Six of the ten captains of the rulebook’s list were promoted during the war.
lesson-1-promotion-history-2 = Real promotions followed age and the order of the list, not a die.
