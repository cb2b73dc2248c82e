# Episode 7

lesson-7-title = Convoy
lesson-7-blurb = 1917 and 1918: the lone ships disappear, and their guards learn.
lesson-7-goal-1 = see what convoys do to encounters
lesson-7-goal-2 = weigh a big target against its guards
lesson-7-goal-3 = see how a change of rules changes an average
lesson-7-summary-1 = Ships together are found less often than ships apart.
lesson-7-summary-2 = More torpedoes sink more, and do not hide the boat.
lesson-7-summary-3 = Against many trained escorts even a good crew can do little more than hide.
lesson-7-exit = When does it protect to stand together, and when does it make a better target?

## 1

lesson-7-alone-title = The lone ships disappear
lesson-7-alone-goal = See how often a boat still meets unguarded ships.
lesson-7-alone-hook = 30 April 1917. In this one month U-boats have sunk about 860,000 tons of shipping. Of every four ocean steamers that leave Britain one does not return. In these days the British Admiralty decides to try convoys.
lesson-7-alone-assumption-1 = A patrol box of the British Isles; the rows of 1917 and 1918 are our reconstruction. In spring 1917 the sums 4, 6 and 10 bring ships without escort.
lesson-7-alone-predict = In how many of 100 boxes are there unguarded ships in spring 1917?
lesson-7-alone-target = unguarded ships
lesson-7-alone-control = Time of the war
lesson-7-alone-set-1915 = 1915
lesson-7-alone-set-1917 = spring 1917
lesson-7-alone-set-1918 = 1918
lesson-7-alone-right = Well judged: { $target }. You said { $guess }.
lesson-7-alone-low = You said { $guess }; it is { $target }. Three sums bring them, and a 6 is common.
lesson-7-alone-high = You said { $guess }; it is { $target }. Many of the ships are guarded already.
lesson-7-alone-explain-1 = The sums 4, 6 and 10 come in 3, 5 and 3 of the 36 throws.
lesson-7-alone-explain-2 = Together that is 11 of 36: { $target }.
lesson-7-alone-vary = When are unguarded ships rarest?
lesson-7-alone-varied = In 1918: { $late }. A convoy is met with { $convoy } only: many ships, but in one place.
lesson-7-alone-check-1 = In 1918 a captain meets no ship for a week. Is trade at an end?
lesson-7-alone-check-1-gone = Yes, the sea is empty.
lesson-7-alone-check-1-gone-why = One boat’s week says nothing about the whole sea: forty ships may have passed together elsewhere.
lesson-7-alone-check-1-together = No, the ships pass together.
lesson-7-alone-check-1-together-why = What is in one place leaves all the other places empty.
lesson-7-alone-history-1 = In the convoys that followed fewer than one ship in a hundred was lost.
lesson-7-alone-history-2 = In the game another chart comes into force in August 1917; in fact the change took months and many arguments.

## 2

lesson-7-giant-title = A giant
lesson-7-giant-goal = See what two torpedoes can do to a very large ship.
lesson-7-giant-hook = 20 July 1918. Off Ireland the liner Justicia, 32,234 tons, sinks after a day and a night of attacks by two boats, in spite of her destroyers. Sixteen men die in her engine room. One of the boats, UB-124, is forced up and lost.
lesson-7-giant-assumption-1 = By day, submerged, medium range, spring 1917; a ship of 10,000 t or more needs four points.
lesson-7-giant-predict = In how many of 100 attacks do two torpedoes sink her?
lesson-7-giant-target = she is sunk
lesson-7-giant-control = Torpedoes
lesson-7-giant-right = Well judged: { $target }. You said { $guess }.
lesson-7-giant-low = You said { $guess }; it is { $target }. One torpedo alone may do four points.
lesson-7-giant-high = You said { $guess }; it is { $target }. Four points are much for two torpedoes.
lesson-7-giant-explain-1 = In about 50 of 100 attacks exactly one torpedo explodes; one in six of these does four points, about 8. In about 24 both explode, and in nearly six of ten of these they do four points together, about 14.
lesson-7-giant-explain-2 = 8 + 14 make 22: { $target }.
lesson-7-giant-vary = With how many is she sunk in more than half of the attacks?
lesson-7-giant-varied = With four: { $four }. The boat is found with { $found } all the same.
lesson-7-giant-check-1 = Do more torpedoes make the boat safer?
lesson-7-giant-check-1-more = Yes: the more torpedoes, the surer.
lesson-7-giant-check-1-more-why = Escorts search after any shot, and a sunk liner does not send her destroyers home.
lesson-7-giant-check-1-same = No, only the target fares differently.
lesson-7-giant-check-1-same-why = The wake gives away the boat once, with one torpedo or with four.
lesson-7-giant-history-1 = The captain of UB-124 and all but two of his men were rescued.
lesson-7-giant-history-2 = In the game two boats never work together.

## 3

lesson-7-charges-title = Enough depth charges
lesson-7-charges-goal = See how the end of a shortage changes an average.
lesson-7-charges-hook = 25 December 1917. In the Irish Sea U-87 sinks a ship out of a convoy. The sloop Buttercup rams her, and the patrol boat PC-56 finishes her off. All 44 men are lost.
lesson-7-charges-assumption-1 = The fourth attack of one hunt; until July 1917 its two dice lose 3. Then 4 to 6 make one hit, 7 and 8 two, 9 three.
lesson-7-charges-predict = How many hits does a fourth attack make on average before August 1917?
lesson-7-charges-target = hits on average
lesson-7-charges-control = Repeated attacks are weaker
lesson-7-charges-set-true = yes
lesson-7-charges-set-false = no
lesson-7-charges-right = Well judged: { $target }. You said { $guess }.
lesson-7-charges-low = You said { $guess }; it is { $target }. A throw of 7 still makes one hit.
lesson-7-charges-high = You said { $guess }; it is { $target }. With 3 taken away most throws make one hit or none.
lesson-7-charges-explain-1 = A throw of 7, 8 or 9 counts as 4 to 6 and makes one hit: 15 of the 36 throws. 10 and 11 make two hits, 5 throws; 12 makes three, 1 throw.
lesson-7-charges-explain-2 = 15 + 10 + 3 make 28 hits in 36 throws: { $target } on average.
lesson-7-charges-vary = When does a long hunt hurt more?
lesson-7-charges-varied = When it is no longer weaker: { $late }, as much as the first attack.
lesson-7-charges-check-1 = An average lies below one hit. Is the boat safe?
lesson-7-charges-check-1-little = Yes, less than one hit is none.
lesson-7-charges-check-1-little-why = An average is no promise: some attacks make three hits, many make none.
lesson-7-charges-check-1-stock = No, single attacks differ.
lesson-7-charges-check-1-stock-why = What counts for one boat is the attack on her, not the mean of all.
lesson-7-charges-history-1 = In 1917 a British destroyer’s stock grew from two depth charges to thirty or more.
lesson-7-charges-history-2 = One date for every ship stands for a slow change.

## 4

lesson-7-air-title = From the air
lesson-7-air-goal = See how often a boat is caught on the surface.
lesson-7-air-hook = 22 September 1917. In the southern North Sea UB-32 is lost with 24 men; a flying boat reports that it bombed her. If so, she is one of very few sunk by aircraft alone.
lesson-7-air-assumption-1 = One aircraft, from August 1917. With 6 or more on two dice the boat is down in time. The limit is printed; the crew’s modifier is that of the parent game.
lesson-7-air-predict = In how many of 100 meetings is a trained crew attacked?
lesson-7-air-target = the boat is attacked
lesson-7-air-control = Crew
lesson-7-air-set-green = green
lesson-7-air-set-trained = trained
lesson-7-air-set-elite = elite
lesson-7-air-right = Well judged: { $target }. You said { $guess }.
lesson-7-air-low = You said { $guess }; it is { $target }. The sums 2, 3, 4 and 5 are too slow.
lesson-7-air-high = You said { $guess }; it is { $target }. Every throw from 6 up is safe.
lesson-7-air-explain-1 = With 6 or more the boat is down in time. The sums 2, 3, 4 and 5 come in 1, 2, 3 and 4 throws.
lesson-7-air-explain-2 = That is 10 of 36 throws in which she is caught: { $target }.
lesson-7-air-vary = Which crew is caught least often?
lesson-7-air-varied = The elite crew: { $elite }. A green crew is caught with { $green }.
lesson-7-air-check-1 = Aircraft sank hardly any boat. Were they useless?
lesson-7-air-check-1-rare = Yes: without sinkings they were no use.
lesson-7-air-check-1-rare-why = A boat that must dive is slow and blind; the convoy passes it.
lesson-7-air-check-1-work = No, they kept the boats down.
lesson-7-air-check-1-work-why = What prevents an attack need not sink anybody to be worth it.
lesson-7-air-history-1 = Of all convoys that had aircraft with them only a handful of ships were lost.
lesson-7-air-history-2 = In the game an aircraft comes, attacks or not, and is gone; real ones called the destroyers.
