# Episode 7

lesson-7-title = Convoy
lesson-7-blurb = 1917 and 1918: the lone ships disappear, and their guards learn.
lesson-7-goal-1 = see what convoys do to encounters
lesson-7-goal-2 = weigh a big target against its guards
lesson-7-goal-3 = see how a change of rules changes an average
lesson-7-summary-1 = Ships together are found less often than ships apart.
lesson-7-summary-2 = More torpedoes sink more, and do not hide the boat.
lesson-7-summary-3 = Against trained guards in numbers even a good crew can do little more than hide.
lesson-7-exit = When does it protect to stand together, and when does it make a better target?

## 1

lesson-7-alone-title = The lone ships disappear
lesson-7-alone-goal = See how often a boat still meets unguarded ships.
lesson-7-alone-hook = 30 April 1917. In this one month U-boats have sunk about 860,000 tons of shipping. Of every four ocean steamers that left Britain one did not return. In these days the British Admiralty decides to try convoys.
lesson-7-alone-assumption-1 = A patrol box of the British Isles; the rows of 1917 and 1918 are our reconstruction.
lesson-7-alone-predict = In how many of 100 boxes are there unguarded ships in spring 1917?
lesson-7-alone-target = unguarded ships
lesson-7-alone-control = Time of the war
lesson-7-alone-set-1915 = 1915
lesson-7-alone-set-1917 = spring 1917
lesson-7-alone-set-1918 = 1918
lesson-7-alone-right = Well judged: { $target }. You said { $guess }.
lesson-7-alone-low = You said { $guess }; it is { $target }.
lesson-7-alone-high = You said { $guess }; it is { $target }.
lesson-7-alone-explain-1 = A year later it is { $late }.
lesson-7-alone-explain-2 = A convoy is met with { $convoy } only: many ships, one place.
lesson-7-alone-vary = When are unguarded ships rarest?
lesson-7-alone-varied = In 1918: { $late }.
lesson-7-alone-check-1 = A captain meets no ship for a week in 1918. Is trade at an end?
lesson-7-alone-check-1-gone = Yes, the sea is empty.
lesson-7-alone-check-1-gone-why = One boat’s week says nothing about all the sea: forty ships may have passed together elsewhere.
lesson-7-alone-check-1-together = No, the ships pass together.
lesson-7-alone-check-1-together-why = What is in one place leaves all the other places empty.
lesson-7-alone-history-1 = In the convoys that followed fewer than one ship in a hundred was lost.
lesson-7-alone-history-2 = The game shows the change as another chart from August 1917; in fact it took months and many arguments.

## 2

lesson-7-giant-title = A giant
lesson-7-giant-goal = See how many torpedoes a very large ship needs.
lesson-7-giant-hook = 20 July 1918. Off Ireland the liner Justicia, 32,234 tons, sinks after a day and a night of attacks by two boats, in spite of her destroyers. Sixteen men die in her engine room. One of the boats, UB-124, is forced up and lost.
lesson-7-giant-assumption-1 = By day, submerged, medium range, spring 1917; a ship of 10,000 t or more needs four points.
lesson-7-giant-predict = In how many of 100 attacks do two torpedoes sink her?
lesson-7-giant-target = she is sunk
lesson-7-giant-control = Torpedoes
lesson-7-giant-right = Well judged: { $target }. You said { $guess }.
lesson-7-giant-low = You said { $guess }; it is { $target }.
lesson-7-giant-high = You said { $guess }; it is { $target }.
lesson-7-giant-explain-1 = Four points from two torpedoes need luck with each of them.
lesson-7-giant-explain-2 = With four torpedoes it is { $four }; the boat is found with { $found } all the same.
lesson-7-giant-vary = With how many is she sunk in more than half of the attacks?
lesson-7-giant-varied = With four: { $four }.
lesson-7-giant-check-1 = Do more torpedoes make the boat safer?
lesson-7-giant-check-1-more = Yes: the more, the surer.
lesson-7-giant-check-1-more-why = Escorts search after any shot; a sunk liner does not send her destroyers home.
lesson-7-giant-check-1-same = No, only the target changes.
lesson-7-giant-check-1-same-why = The wake gives away the boat once, with one torpedo or with four.
lesson-7-giant-history-1 = The captain of UB-124 and all but two of his men were rescued.
lesson-7-giant-history-2 = In the game two boats never work together.

## 3

lesson-7-charges-title = Enough depth charges
lesson-7-charges-goal = See how the end of a shortage changes an average.
lesson-7-charges-hook = 25 December 1917. In the Irish Sea U-87 sinks a ship out of a convoy. The sloop Buttercup rams her, the patrol boat PC-56 finishes her. All 44 men are lost.
lesson-7-charges-assumption-1 = The fourth attack of one hunt; until July 1917 it is weaker than the first.
lesson-7-charges-predict = How many hits does a fourth attack make on average before August 1917?
lesson-7-charges-target = hits on average
lesson-7-charges-control = Repeated attacks are weaker
lesson-7-charges-set-true = yes
lesson-7-charges-set-false = no
lesson-7-charges-right = Well judged: { $target }. You said { $guess }.
lesson-7-charges-low = You said { $guess }; it is { $target }.
lesson-7-charges-high = You said { $guess }; it is { $target }. It has a modifier of three against it.
lesson-7-charges-explain-1 = Until July 1917 the fourth attack has −3.
lesson-7-charges-explain-2 = From August 1917 it is as strong as the first: { $late }.
lesson-7-charges-vary = When does a long hunt hurt more?
lesson-7-charges-varied = When it is no longer weaker: { $late }.
lesson-7-charges-check-1 = The average is below one hit. Is the boat safe?
lesson-7-charges-check-1-little = Yes, less than one hit is none.
lesson-7-charges-check-1-little-why = An average is no promise: some attacks make three hits, many make none.
lesson-7-charges-check-1-stock = No, single attacks differ.
lesson-7-charges-check-1-stock-why = What counts for one boat is its own attack and not the mean of all.
lesson-7-charges-history-1 = In 1917 a British destroyer’s stock grew from two depth charges to thirty or more.
lesson-7-charges-history-2 = One date for every ship stands for a slow change.

## 4

lesson-7-air-title = From the air
lesson-7-air-goal = See how often a boat is caught on the surface.
lesson-7-air-hook = 22 September 1917. In the southern North Sea UB-32 is lost with 24 men; a flying boat reports that it bombed her. If so, she is one of very few sunk by aircraft alone.
lesson-7-air-assumption-1 = One aircraft, from August 1917; the limit is printed, the crew’s modifier is that of the parent game.
lesson-7-air-predict = In how many of 100 meetings is a trained crew attacked?
lesson-7-air-target = the boat is attacked
lesson-7-air-control = Crew
lesson-7-air-set-green = green
lesson-7-air-set-trained = trained
lesson-7-air-set-elite = elite
lesson-7-air-right = Well judged: { $target }. You said { $guess }.
lesson-7-air-low = You said { $guess }; it is { $target }.
lesson-7-air-high = You said { $guess }; it is { $target }.
lesson-7-air-explain-1 = Two dice must show 6 or more, and the boat is down in time.
lesson-7-air-explain-2 = A green crew is caught with { $green }, an elite crew with { $elite }.
lesson-7-air-vary = Which crew is caught least often?
lesson-7-air-varied = The elite crew: { $elite }.
lesson-7-air-check-1 = Aircraft sank hardly any boat. Were they useless?
lesson-7-air-check-1-rare = Yes: no sinkings, no use.
lesson-7-air-check-1-rare-why = A boat that must dive is slow and blind; the convoy passes it.
lesson-7-air-check-1-work = No, they kept boats down.
lesson-7-air-check-1-work-why = What prevents an attack need not sink anybody to be worth it.
lesson-7-air-history-1 = No convoy with air escort lost more than a handful of ships in 1918.
lesson-7-air-history-2 = In the game an aircraft comes, attacks or not, and is gone; real ones called the destroyers.
