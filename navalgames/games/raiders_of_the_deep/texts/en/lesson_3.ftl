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
lesson-3-range-assumption-1 = Spring 1917, a large freighter with escort, two torpedoes, submerged by day.
lesson-3-range-predict = In how many of 100 attacks at medium range is the freighter sunk?
lesson-3-range-target = the freighter is sunk
lesson-3-range-control = Range
lesson-3-range-set-close = close
lesson-3-range-set-medium = medium
lesson-3-range-set-long = long
lesson-3-range-right = Well judged: { $target }. You said { $guess }.
lesson-3-range-low = You said { $guess }; it is { $target }. Two torpedoes may share the work.
lesson-3-range-high = You said { $guess }; it is { $target }. She needs three points; one hit rarely gives them.
lesson-3-range-explain-1 = Each torpedo must hit, must not be a dud, and does one to four points.
lesson-3-range-explain-2 = Close it is { $near }, far { $far }.
lesson-3-range-vary = At which range is she sunk most often?
lesson-3-range-varied = At close range: { $near }. That is little more than at medium range.
lesson-3-range-check-1 = Close range hits on 8, medium on 7. Why is the gain over the whole attack so small?
lesson-3-range-check-1-sure = It should be large: nearer is better.
lesson-3-range-check-1-sure-why = Some boats are found on the way in and never fire. That eats most of the gain.
lesson-3-range-check-1-small = Because some never get to fire
lesson-3-range-check-1-small-why = The approach must succeed first, and then the shot: both are multiplied.
lesson-3-range-history-1 = Most of the dead of the three cruisers were reservists and cadets.
lesson-3-range-history-2 = Three ranges stand for every distance from a few hundred metres to some kilometres.

## 2

lesson-3-price-title = What nearness costs
lesson-3-price-goal = See how often the escorts find the boat.
lesson-3-price-hook = 7 May 1915. Off Ireland U-20 torpedoes the liner Lusitania from about 700 metres. She sinks in 18 minutes; 1,198 people die. She had no escort. A guarded ship would have been another risk.
lesson-3-price-assumption-1 = The same attack on a guarded ship; only the first search is counted.
lesson-3-price-predict = In how many of 100 attacks at medium range is the boat found?
lesson-3-price-target = the boat is found
lesson-3-price-control = Range
lesson-3-price-set-close = close
lesson-3-price-set-medium = medium
lesson-3-price-set-long = long
lesson-3-price-right = Well judged: { $target }. You said { $guess }.
lesson-3-price-low = You said { $guess }; it is { $target }. By day every torpedo leaves a wake.
lesson-3-price-high = You said { $guess }; it is { $target }. It takes 9 or more on two dice.
lesson-3-price-explain-1 = At close range there is one search before and one after: { $near } in all, { $coming } of it before the shot.
lesson-3-price-explain-2 = From far it is { $far }.
lesson-3-price-vary = At which range is the boat found most rarely?
lesson-3-price-varied = At long range: { $far }.
lesson-3-price-check-1 = What belongs into the comparison of near and far?
lesson-3-price-check-1-gain = Only how often one sinks
lesson-3-price-check-1-gain-why = A boat that is found may not come back; that is part of the price.
lesson-3-price-check-1-both = What one gains and what one risks
lesson-3-price-check-1-both-why = Both change with the range, and not in the same proportion.
lesson-3-price-history-1 = Of 1,959 people aboard, 128 of the dead were citizens of the United States.
lesson-3-price-history-2 = The game has no passengers. Every ship is tonnage, and that is its limit.

## 3

lesson-3-night-title = Under cover of night
lesson-3-night-goal = Compare an attack by day with one by night.
lesson-3-night-hook = 1 January 1915. In the Channel, at twenty past two in the night, U-24 torpedoes the old battleship Formidable. In the dark and the storm 547 men die. Later in the war more and more captains attack by night and on the surface.
lesson-3-night-assumption-1 = By night the boat attacks on the surface. What night adds to the search is our own value: nothing.
lesson-3-night-predict = In how many of 100 attacks by day is the boat found?
lesson-3-night-target = the boat is found
lesson-3-night-control = Time of day
lesson-3-night-set-day = day
lesson-3-night-set-night = night
lesson-3-night-right = Well judged: { $target }. You said { $guess }.
lesson-3-night-low = You said { $guess }; it is { $target }.
lesson-3-night-high = You said { $guess }; it is { $target }.
lesson-3-night-explain-1 = By night nobody sees the wake: { $night }.
lesson-3-night-explain-2 = The aim is better too: sunk with { $hit-day } by day, { $hit-night } by night.
lesson-3-night-vary = Which time is safer?
lesson-3-night-varied = Night: { $night } instead of { $target }.
lesson-3-night-check-1 = How sure are we of this difference?
lesson-3-night-check-1-free = Quite sure: the numbers are exact.
lesson-3-night-check-1-free-why = They follow exactly from the charts, but one value behind them is our guess.
lesson-3-night-check-1-guess = As sure as the value we guessed
lesson-3-night-check-1-guess-why = Try minus one or plus one among the choices: the answer moves with it.
lesson-3-night-history-1 = In 1918 about two attacks of three were made by night.
lesson-3-night-history-2 = Moon, swell and lookouts decided more than the clock.

## 4

lesson-3-ends-title = Bow and stern
lesson-3-ends-goal = See what a second salvo adds, and what it costs.
lesson-3-ends-hook = 5 February 1918. By night UB-77 torpedoes the transport Tuscania off Islay. About 210 men die, most of them American soldiers; more than 2,000 are saved.
lesson-3-ends-assumption-1 = By night on the surface; two torpedoes from the bow, or two from each end.
lesson-3-ends-predict = In how many of 100 attacks with the bow tubes alone is the freighter sunk?
lesson-3-ends-target = the freighter is sunk
lesson-3-ends-control = Tubes
lesson-3-ends-set-one = bow
lesson-3-ends-set-both = bow and stern
lesson-3-ends-right = Well judged: { $target }. You said { $guess }.
lesson-3-ends-low = You said { $guess }; it is { $target }.
lesson-3-ends-high = You said { $guess }; it is { $target }.
lesson-3-ends-explain-1 = With both ends she is sunk with { $two }.
lesson-3-ends-explain-2 = But the boat is found with { $found-two } instead of { $found-one }.
lesson-3-ends-vary = With which tubes is she sunk more often?
lesson-3-ends-varied = With both: { $two }. Twice the torpedoes, not twice the chance.
lesson-3-ends-check-1 = Twice the torpedoes: why not twice the chance?
lesson-3-ends-check-1-double = It should be twice.
lesson-3-ends-check-1-double-why = Ships that the first salvo sinks cannot be sunk again by the second.
lesson-3-ends-check-1-less = Because part of it is wasted
lesson-3-ends-check-1-less-why = The second salvo helps only where the first was not enough, and it aims worse.
lesson-3-ends-history-1 = The escorts of Tuscania hunted the boat and saved men from the ship at the same time.
lesson-3-ends-history-2 = Turning a boat to fire the stern tubes took minutes in which she could be seen.
