# Episode 5

lesson-5-title = Found
lesson-5-blurb = Search, ram, depth charge, search again: the escorts’ circle, and the depth below.
lesson-5-goal-1 = see what one step on two dice is worth
lesson-5-goal-2 = read an average without taking it for the usual
lesson-5-goal-3 = follow a loop to its end
lesson-5-summary-1 = A modifier of one counts most near the middle of two dice.
lesson-5-summary-2 = Small chances met again and again add up to large ones.
lesson-5-summary-3 = A stronger hull does not prevent hits; it survives more of them.
lesson-5-exit = Which danger of every day is small each time, and not small over a year?

## 1

lesson-5-search-title = The search
lesson-5-search-goal = See how the second search differs from the first.
lesson-5-search-hook = 22 March 1916. Off Ireland U-68 attacks a tramp steamer. It is the Q-ship Farnborough; she fires, and drops the first depth charges that sink a U-boat. All 38 men are lost.
lesson-5-search-assumption-1 = The boat has fired a torpedo by day at medium range; nothing is damaged.
lesson-5-search-predict = In how many of 100 first searches is the boat found?
lesson-5-search-target = the boat is found
lesson-5-search-control = Found before
lesson-5-search-set-true = yes
lesson-5-search-set-false = no
lesson-5-search-right = Well judged: { $target }. You said { $guess }.
lesson-5-search-low = You said { $guess }; it is { $target }. The wake gives +1, so 8 is enough.
lesson-5-search-high = You said { $guess }; it is { $target }. Two dice must show 8 or more.
lesson-5-search-explain-1 = 9 or more finds the boat; the wake of the torpedo adds one.
lesson-5-search-explain-2 = Once found, the escorts know where to listen: { $again }.
lesson-5-search-vary = When is the boat found more often?
lesson-5-search-varied = After it has been found once: { $again }.
lesson-5-search-check-1 = The escorts have searched twice in vain. What next?
lesson-5-search-check-1-tired = Now they must find it.
lesson-5-search-check-1-tired-why = In the game the first failure ends the hunt; and dice never owe anything.
lesson-5-search-check-1-easier = The hunt is over already.
lesson-5-search-check-1-easier-why = One search without result and the boat has slipped away.
lesson-5-search-history-1 = Farnborough’s captain, Gordon Campbell, received the highest British medal a year later.
lesson-5-search-history-2 = A real hunt could last a day; nobody ended it after one silent hour.

## 2

lesson-5-charges-title = Depth charges
lesson-5-charges-goal = Estimate an average, and see what it hides.
lesson-5-charges-hook = 6 July 1916. In the North Sea UC-7 is lost, the first of several boats that disappear that summer; whether by mine or by depth charge is not certain. The new weapon was scarce: two per ship at first.
lesson-5-charges-assumption-1 = Before August 1917; the split of hits is that of the parent game.
lesson-5-charges-predict = How many hits does a first attack make on average?
lesson-5-charges-target = hits on average
lesson-5-charges-control = Attack
lesson-5-charges-right = Well judged: { $target }. You said { $guess }.
lesson-5-charges-low = You said { $guess }; it is { $target }.
lesson-5-charges-high = You said { $guess }; it is { $target }.
lesson-5-charges-explain-1 = 4 to 6 make one hit, 7 and 8 two, 9 and 10 three.
lesson-5-charges-explain-2 = Each repeated attack is weaker: the fourth makes { $fourth }. From August 1917 it is { $late } again.
lesson-5-charges-vary = Which attack makes the fewest hits?
lesson-5-charges-varied = The fourth: { $fourth }.
lesson-5-charges-check-1 = Is the average what usually happens?
lesson-5-charges-check-1-usual = Yes, about that in most attacks
lesson-5-charges-check-1-usual-why = There is no such thing as a part of a hit; one hit and three are common too.
lesson-5-charges-check-1-spread = No, it is where all results balance
lesson-5-charges-check-1-spread-why = Half of a fleet may escape lightly while the other half is wrecked, and the average says neither.
lesson-5-charges-history-1 = By 1918 British ships dropped some two thousand depth charges a month.
lesson-5-charges-history-2 = That repeated attacks grow weaker until July 1917 stands for small stocks.

## 3

lesson-5-deep-title = Deeper than tested
lesson-5-deep-goal = Weigh a better chance to slip away against the hull.
lesson-5-deep-hook = 26 September 1917. In Saint George’s Channel the patrol boat PC-61 rams UC-33. Only her captain is saved. What happened to others deep under water nobody could tell: boats were tested to about 50 metres.
lesson-5-deep-assumption-1 = The boat has been found once and is searched for again.
lesson-5-deep-predict = In how many of 100 searches is the boat found if it stays above test depth?
lesson-5-deep-target = the boat is found
lesson-5-deep-control = Below test depth
lesson-5-deep-set-true = yes
lesson-5-deep-set-false = no
lesson-5-deep-right = Well judged: { $target }. You said { $guess }.
lesson-5-deep-low = You said { $guess }; it is { $target }.
lesson-5-deep-high = You said { $guess }; it is { $target }.
lesson-5-deep-explain-1 = Wake and earlier detection add two: 7 is enough.
lesson-5-deep-explain-2 = Deep down it is { $below }. It costs a box of the hull, and rarely the boat.
lesson-5-deep-vary = Where is the boat found less often?
lesson-5-deep-varied = Below test depth: { $below }.
lesson-5-deep-check-1 = So should every captain go deep at once?
lesson-5-deep-check-1-always = Yes, it is always safer.
lesson-5-deep-check-1-always-why = Each time a box of the hull is gone for the rest of the patrol, and the next hit finds less.
lesson-5-deep-check-1-price = That depends on the hull that is left.
lesson-5-deep-check-1-price-why = The gain is the same each time, the price grows with every box lost.
lesson-5-deep-history-1 = Some boats came back from twice their test depth; of those that did not, no record tells.
lesson-5-deep-history-2 = One number for the depth of every boat is a simplification.

## 4

lesson-5-circle-title = Round and round
lesson-5-circle-goal = Follow the hunt to its end for boats of different strength.
lesson-5-circle-hook = 17 November 1917. Off Milford Haven the American destroyers Fanning and Nicholson force U-58 to the surface with depth charges. 38 men are taken aboard; two die.
lesson-5-circle-assumption-1 = 1918; an undamaged boat that has attacked by day and never goes below test depth.
lesson-5-circle-predict = In how many of 100 hunts is a small UB I boat sunk or forced up?
lesson-5-circle-target = sunk or forced up
lesson-5-circle-control = Boat
lesson-5-circle-set-ubi = UB I
lesson-5-circle-set-ucii = UC II
lesson-5-circle-set-ubiii = UB III
lesson-5-circle-right = Well judged: { $target }. You said { $guess }.
lesson-5-circle-low = You said { $guess }; it is { $target }.
lesson-5-circle-high = You said { $guess }; it is { $target }. Most hunts end at once.
lesson-5-circle-explain-1 = Each turn the boat must be found again; then come ram, charges and water.
lesson-5-circle-explain-2 = For UC II it is { $middle }, for UB III { $strong }.
lesson-5-circle-vary = Which boat survives the hunt most often?
lesson-5-circle-varied = UB III, with the longest hull track: { $strong }.
lesson-5-circle-check-1 = Twelve such hunts in a career: what happens to the danger?
lesson-5-circle-check-1-long = It stays as small as one hunt.
lesson-5-circle-check-1-long-why = One loss is enough to end the career, and there are twelve occasions for it.
lesson-5-circle-check-1-each = It grows with each hunt.
lesson-5-circle-check-1-each-why = To live through all of them, each single one must end well.
lesson-5-circle-history-1 = U-58 was the first boat lost to warships of the United States.
lesson-5-circle-history-2 = The hull tracks are ours; only that of UB III has a hint in the rulebook.
