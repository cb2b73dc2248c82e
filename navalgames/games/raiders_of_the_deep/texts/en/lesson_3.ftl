# Episode 3

lesson-3-title = Near or far, day or night
lesson-3-blurb = One attack on a guarded ship, from the approach to the first search.
lesson-3-goal-1 = follow an attack step by step
lesson-3-goal-2 = weigh a better shot against being found
lesson-3-goal-3 = see what a modifier of one is worth
lesson-3-summary-1 = Nearer is surer to hit, and far surer to be found.
lesson-3-summary-2 = Each step that must succeed makes the whole rarer.
lesson-3-summary-3 = A second salvo helps less than the first.
lesson-3-exit = Where in your life do you accept a greater danger for a better chance?

## 1

lesson-3-range-title = How near?
lesson-3-range-goal = See what range does to the chance of sinking.
lesson-3-range-hook = 22 September 1914. In the North Sea U-9 sinks three old British cruisers within about an hour: Aboukir, Hogue and Cressy. Nearly 1,460 men die.
lesson-3-range-assumption-1 = Spring 1917, a large freighter with escort, two torpedoes, submerged by day. Three points sink her.
lesson-3-range-predict = In how many of 100 attacks at medium range is the freighter sunk?
lesson-3-range-target = the freighter is sunk
lesson-3-range-control = Range
lesson-3-range-set-close = close
lesson-3-range-set-medium = medium
lesson-3-range-set-long = long
lesson-3-range-right = Well judged: { $target }. You said { $guess }.
lesson-3-range-low = You said { $guess }; it is { $target }. Two torpedoes may share the work.
lesson-3-range-high = You said { $guess }; it is { $target }. She needs three points, and one hit rarely does so many.
lesson-3-range-explain-1 = In about 50 of 100 attacks exactly one torpedo explodes; a third of these do three points, about 17. In about 24 both explode; three in four of these do three points together, about 18.
lesson-3-range-explain-2 = Together that is between 34 and 35 of 100: { $target }.
lesson-3-range-vary = At which range is she sunk most often?
lesson-3-range-varied = At close range: { $near }. That is little more than at medium range; at long range it is { $far }.
lesson-3-range-check-1 = Close by a torpedo hits with 8 or less, at medium range with 7 or less. Over the whole attack, must close range then gain as much?
lesson-3-range-check-1-sure = Yes: the nearer, the better.
lesson-3-range-check-1-sure-why = Some boats are found on the way in and never fire. That eats much of the gain.
lesson-3-range-check-1-small = No: some boats never get to fire.
lesson-3-range-check-1-small-why = The approach must succeed first, then the shot: the two chances are multiplied.
lesson-3-range-history-1 = Most of the dead of the three cruisers were reservists and cadets.
lesson-3-range-history-2 = Three ranges stand for every distance from a few hundred metres to some kilometres.

## 2

lesson-3-price-title = What nearness costs
lesson-3-price-goal = See how often the escorts find the boat.
lesson-3-price-hook = 7 May 1915. Off Ireland U-20 torpedoes the liner Lusitania from about 700 metres. She sinks in 18 minutes, and 1,198 people die. She had no escort; to come so near a guarded ship would have been another risk.
lesson-3-price-assumption-1 = The same attack on a guarded ship; only the first search is counted. 9 or more on two dice finds the boat, and the wake of a torpedo adds 1 by day.
lesson-3-price-predict = In how many of 100 attacks at medium range is the boat found?
lesson-3-price-target = the boat is found
lesson-3-price-control = Range
lesson-3-price-set-close = close
lesson-3-price-set-medium = medium
lesson-3-price-set-long = long
lesson-3-price-right = Well judged: { $target }. You said { $guess }.
lesson-3-price-low = You said { $guess }; it is { $target }. By day every torpedo leaves a wake.
lesson-3-price-high = You said { $guess }; it is { $target }. Even with the wake it takes 8 or more on two dice.
lesson-3-price-explain-1 = At medium range the escorts search once, after the shot. With the 1 for the wake a throw of 8 is enough.
lesson-3-price-explain-2 = The throws 8 to 12 come in 5, 4, 3, 2 and 1 ways, 15 of 36: { $target }.
lesson-3-price-vary = At which range is the boat found most rarely?
lesson-3-price-varied = At long range: { $far }. At close range it is { $near }, because there is a search on the way in, too: { $coming } are found before they fire.
lesson-3-price-check-1 = What belongs in a comparison of near and far?
lesson-3-price-check-1-gain = Only how often one sinks
lesson-3-price-check-1-gain-why = A boat that is found may not come back; that is part of the price.
lesson-3-price-check-1-both = What one gains and what one risks
lesson-3-price-check-1-both-why = Both change with the range, and not in the same proportion.
lesson-3-price-history-1 = Of the 1,198 dead, 128 were citizens of the United States; 1,959 people had been aboard.
lesson-3-price-history-2 = The game has no passengers. Every ship is tonnage, and that is its limit.

## 3

lesson-3-night-title = Under cover of night
lesson-3-night-goal = Compare an attack by day with one by night.
lesson-3-night-hook = 1 January 1915. In the Channel, at twenty past two in the night, U-24 torpedoes the old battleship Formidable. In the dark and the storm 547 men die. In the game, too, a boat may attack by night and on the surface.
lesson-3-night-assumption-1 = The same attack. By night the boat is on the surface, and no wake is seen. What night itself adds to the search is our own value: nothing.
lesson-3-night-predict = In how many of 100 attacks by day is the freighter sunk and the boat not found?
lesson-3-night-target = sunk, and not found
lesson-3-night-control = Time of day
lesson-3-night-set-day = day
lesson-3-night-set-night = night
lesson-3-night-right = Well judged: { $target }. You said { $guess }.
lesson-3-night-low = You said { $guess }; it is { $target }. Not every boat that sinks a ship is found.
lesson-3-night-high = You said { $guess }; it is { $target }. Two things must go right, and each fails often.
lesson-3-night-explain-1 = By day the freighter is sunk in about 34 of 100 attacks, { $hit-day-percent }. The boat stays unseen if two dice show 7 or less, in 21 of 36 throws.
lesson-3-night-explain-2 = Both must come true: 21/36 of the 34 are about 20, { $target }.
lesson-3-night-vary = At which time does that happen more often?
lesson-3-night-varied = By night: { $night }. Nobody sees the wake, and the aim is better too: she is sunk with { $hit-night-percent }.
lesson-3-night-check-1 = The lab gives the difference between day and night to the last digit. How sure is it?
lesson-3-night-check-1-free = Quite sure, because the numbers are exact.
lesson-3-night-check-1-free-why = They follow exactly from the charts, but one value behind them is our guess.
lesson-3-night-check-1-guess = As sure as the value that was guessed.
lesson-3-night-check-1-guess-why = Among the choices one can set it to −1 or +1, and the answer moves with it.
lesson-3-night-history-1 = Formidable sank slowly, but in the gale few of her boats came ashore.
lesson-3-night-history-2 = Moon, swell and lookouts counted for more than the clock.

## 4

lesson-3-ends-title = Bow and stern
lesson-3-ends-goal = See what a second salvo adds, and what it costs.
lesson-3-ends-hook = 5 February 1918. By night UB-77 torpedoes the transport Tuscania off Islay. About 210 men die, most of them American soldiers; more than 2,000 are saved.
lesson-3-ends-assumption-1 = By night on the surface at a guarded freighter that sinks with three points: two torpedoes from the bow, or two from each end.
lesson-3-ends-predict = In how many of 100 attacks with the bow tubes alone is the freighter sunk?
lesson-3-ends-target = the freighter is sunk
lesson-3-ends-control = Tubes
lesson-3-ends-set-one = bow
lesson-3-ends-set-both = bow and stern
lesson-3-ends-right = Well judged: { $target }. You said { $guess }.
lesson-3-ends-low = You said { $guess }; it is { $target }. By night the boat aims better.
lesson-3-ends-high = You said { $guess }; it is { $target }. Three points are much for two torpedoes.
lesson-3-ends-explain-1 = By night a torpedo hits with 8 or less, in 26 of 36 throws, and explodes unless a die shows 1: about 60 of 100. Exactly one of two explodes in about 48 of 100 attacks, and a third of these sink her: 16.
lesson-3-ends-explain-2 = Both explode in about 36, and three in four of these sink her: 27. 16 + 27 make 43: { $target }.
lesson-3-ends-vary = With which tubes is she sunk more often?
lesson-3-ends-varied = With both ends: { $two }. But the boat is then found with { $found-two } instead of { $found-one }.
lesson-3-ends-check-1 = Twice the torpedoes: must that be twice the chance?
lesson-3-ends-check-1-double = Yes, each salvo adds the same.
lesson-3-ends-check-1-double-why = Ships that the first salvo sinks cannot be sunk again by the second.
lesson-3-ends-check-1-less = No, part of the second salvo is wasted.
lesson-3-ends-check-1-less-why = The second salvo helps only where the first was not enough, and it aims worse.
lesson-3-ends-history-1 = The escorts of Tuscania hunted the boat and saved men from the ship at the same time.
lesson-3-ends-history-2 = To turn a boat and fire the stern tubes took minutes in which she could be seen.
