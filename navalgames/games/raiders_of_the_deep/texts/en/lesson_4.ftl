# Episode 4

lesson-4-title = The gun, the boarding party, and the trap
lesson-4-blurb = Stopping a lone ship costs no torpedo. But who is she?
lesson-4-goal-1 = find what several rounds of fire achieve
lesson-4-goal-2 = weigh a sure gain against a rare trap
lesson-4-goal-3 = decide when to break off
lesson-4-summary-1 = Round after round the chance of failure is multiplied and shrinks.
lesson-4-summary-2 = Distance protects from a trap, and it spoils one’s own aim.
lesson-4-summary-3 = To stay in a fight one may win is also to stay in one that can be lost.
lesson-4-exit = When did you trust a harmless look, and what would doubt have cost?

## 1

lesson-4-gun-title = Stop and leave the ship
lesson-4-gun-goal = See what one round of gunfire does to a small ship.
lesson-4-gun-hook = 23 November 1914. Off Le Havre U-21 stops the steamer Malachite, gives her crew ten minutes to leave, and sinks her with the gun. Prize rules asked for this: first the people, then the ship.
lesson-4-gun-assumption-1 = A small lone freighter at close range sinks with 2 points. Each round the gun has two tries, which hit with 8 or less on two dice; fire stands for shells, boarding and charges alike.
lesson-4-gun-predict = In how many of 100 cases is she sunk in the first round?
lesson-4-gun-target = she is sunk
lesson-4-gun-control = Rounds
lesson-4-gun-right = Well judged: { $target }. You said { $guess }.
lesson-4-gun-low = You said { $guess }; it is { $target }. Each try hits in 26 of 36 throws.
lesson-4-gun-high = You said { $guess }; it is { $target }. Usually both tries must hit.
lesson-4-gun-explain-1 = Each try hits in 26 of 36 throws, about 72 of 100. Both hit in about 52 of 100 rounds, and that is enough.
lesson-4-gun-explain-2 = In about 40 rounds only one hits; one in six of these does two points, about 7. 52 + 7 make 59: { $target }.
lesson-4-gun-vary = After which numbers of rounds is she sunk in more than nine of ten cases?
lesson-4-gun-varied = After two: { $two }; three make it { $three }.
lesson-4-gun-check-1 = Does every round add the same?
lesson-4-gun-check-1-sum = Yes, the same number of points
lesson-4-gun-check-1-sum-why = A later round helps only where the earlier ones were not enough.
lesson-4-gun-check-1-shrink = No, less and less is left to gain.
lesson-4-gun-check-1-shrink-why = The share of ships still afloat shrinks with each round.
lesson-4-gun-history-1 = Malachite’s crew rowed to Le Havre and gave the alarm.
lesson-4-gun-history-2 = In an open boat on the winter sea “saved” could still mean a night of cold and death.

## 2

lesson-4-far-title = Keep away
lesson-4-far-goal = See what distance costs.
lesson-4-far-hook = 28 March 1915. U-28 stops the liner Falaba. While boats are still being lowered the torpedo is fired, and 104 people die. How long one may wait beside a ship that calls for help was a question of minutes.
lesson-4-far-assumption-1 = Two rounds of gunfire at a small lone freighter. Each of the four tries hits at medium range with 7 or less; each step of range makes that one less.
lesson-4-far-predict = In how many of 100 cases is she sunk at medium range?
lesson-4-far-target = she is sunk
lesson-4-far-control = Range
lesson-4-far-set-close = close
lesson-4-far-set-medium = medium
lesson-4-far-set-long = long
lesson-4-far-right = Well judged: { $target }. You said { $guess }.
lesson-4-far-low = You said { $guess }; it is { $target }. There are four tries, and two hits are enough.
lesson-4-far-high = You said { $guess }; it is { $target }. A try misses in 15 of 36 throws.
lesson-4-far-explain-1 = Count the failures. All four tries miss in about 3 of 100 cases. Exactly one hits in about 17, and in five of six of these it does a single point: 14.
lesson-4-far-explain-2 = So she stays afloat in about 17 of 100 cases and is sunk in the rest: { $target }.
lesson-4-far-vary = At which range does she survive most often?
lesson-4-far-varied = At long range: sunk with { $far } only.
lesson-4-far-check-1 = So should one always go as close as possible?
lesson-4-far-check-1-near = Yes, close range hits best.
lesson-4-far-check-1-near-why = She may be a trap, and traps, too, shoot best at close range.
lesson-4-far-check-1-trap = It depends on who she is.
lesson-4-far-check-1-trap-why = What helps one’s own gun helps the other’s as well.
lesson-4-far-history-1 = Witnesses of the Falaba never agreed how many minutes she was given.
lesson-4-far-history-2 = The game lets a captain fire as long as he likes; in fact a wireless call might bring help within the hour.

## 3

lesson-4-trap-title = The trap
lesson-4-trap-goal = See how a fight with a trap ship, a Q-ship, ends.
lesson-4-trap-hook = 24 July 1915. Off Scotland the small collier Prince Charles stops before U-36. Then her flag changes and hidden guns fire: the first U-boat sunk by a trap ship working alone. 18 of her men die.
lesson-4-trap-assumption-1 = Spring 1917, a boat of type U 31 that dives after one exchange of fire.
lesson-4-trap-predict = In how many of 100 fights at close range is the boat lost?
lesson-4-trap-target = the boat is lost
lesson-4-trap-control = Range
lesson-4-trap-set-close = close
lesson-4-trap-set-medium = medium
lesson-4-trap-set-long = long
lesson-4-trap-right = Well judged: { $target }. You said { $guess }.
lesson-4-trap-low = You said { $guess }; it is { $target }. The trap fires first.
lesson-4-trap-high = You said { $guess }; it is { $target }. Most boats get away.
lesson-4-trap-explain-1 = The trap fires first, and the boat can be lost in two ways: she is sunk with { $down }, and forced up with { $up }.
lesson-4-trap-explain-2 = Together that is { $target }. In { $won } it is the boat that sinks the trap.
lesson-4-trap-vary = From where is a trap least dangerous?
lesson-4-trap-varied = From long range: { $far }.
lesson-4-trap-check-1 = One lone freighter of 36 is a trap. What follows?
lesson-4-trap-check-1-never = One should never stop a lone ship.
lesson-4-trap-check-1-never-why = Then 35 harmless ships pass as well. A danger has a size and must be compared with the gain.
lesson-4-trap-check-1-weigh = Weigh the gain from all against the loss from the one.
lesson-4-trap-check-1-weigh-why = A rare danger counts with its chance, neither as nothing nor as everything.
lesson-4-trap-history-1 = About 200 Q-ships served; they sank eleven boats or a few more, and lost more ships than that.
lesson-4-trap-history-2 = The chance of one in 36 is the same in every year of the game.

## 4

lesson-4-dive-title = One more exchange?
lesson-4-dive-goal = Weigh winning a fight against losing it.
lesson-4-dive-hook = 19 August 1915. Baralong sinks U-27 and her men shoot the survivors in the water and on the steamer Nicosian. The affair is never tried. From then on few captains wait to see who is left alive.
lesson-4-dive-assumption-1 = Medium range, spring 1917, a boat of type U 31; after the fight the trap drops one pattern of depth charges.
lesson-4-dive-predict = In how many of 100 fights does the boat sink the trap in one exchange?
lesson-4-dive-target = the trap is sunk
lesson-4-dive-control = Exchanges of fire
lesson-4-dive-right = Well judged: { $target }. You said { $guess }.
lesson-4-dive-low = You said { $guess }; it is { $target }. Two points are enough.
lesson-4-dive-high = You said { $guess }; it is { $target }. Usually both tries must hit, and the trap fires first.
lesson-4-dive-explain-1 = At medium range each try hits in 21 of 36 throws, about 58 of 100, and usually both must hit to sink the trap. If she did not fire, that would be about 42 of 100; but she fires first: { $target }.
lesson-4-dive-explain-2 = The boat is lost with { $lost-one }; in { $open } neither has won.
lesson-4-dive-vary = With how many exchanges is the trap sunk most often?
lesson-4-dive-varied = With three: { $more }. But then the boat is lost with { $lost-three }.
lesson-4-dive-check-1 = What must a captain look at before he stays?
lesson-4-dive-check-1-only = Only his chance to win
lesson-4-dive-check-1-only-why = Each exchange is fired by both sides; the other half of the bill is his own loss.
lesson-4-dive-check-1-both = His chance to win and his chance to be lost
lesson-4-dive-check-1-both-why = Both grow with each exchange, and he has only one boat.
lesson-4-dive-history-1 = Britain and Germany each kept a list of the other’s crimes at sea; both lists were long.
lesson-4-dive-history-2 = The game has the Baralong affair as an event of one line.
