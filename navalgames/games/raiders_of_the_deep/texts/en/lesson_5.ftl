# Episode 5

lesson-5-title = Found
lesson-5-blurb = Search, ram, depth charge, search again: the escorts’ circle, and the depth below.
lesson-5-goal-1 = see what 1 more on two dice is worth
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
lesson-5-search-assumption-1 = The boat has fired a torpedo by day at medium range; nothing is damaged. 9 or more on two dice finds it, and the wake adds 1.
lesson-5-search-predict = In how many of 100 first searches is the boat found?
lesson-5-search-target = the boat is found
lesson-5-search-control = Found before
lesson-5-search-set-true = yes
lesson-5-search-set-false = no
lesson-5-search-right = Well judged: { $target }. You said { $guess }.
lesson-5-search-low = You said { $guess }; it is { $target }. With the 1 for the wake an 8 is enough.
lesson-5-search-high = You said { $guess }; it is { $target }. A throw of 7 or less is not enough.
lesson-5-search-explain-1 = With the 1 for the wake a throw of 8 counts as 9.
lesson-5-search-explain-2 = The throws 8 to 12 come in 5, 4, 3, 2 and 1 ways, 15 of 36: about 42 of 100 searches, { $target }.
lesson-5-search-vary = When is the boat found more often?
lesson-5-search-varied = After it has been found once: { $again }. The escorts know where to listen.
lesson-5-search-check-1 = The first search has found nothing. What comes next?
lesson-5-search-check-1-tired = A second search, which must now find it.
lesson-5-search-check-1-tired-why = In the game the first failure ends the hunt; and dice never owe anything.
lesson-5-search-check-1-easier = Nothing: the hunt is over.
lesson-5-search-check-1-easier-why = One search without result, and the boat has slipped away.
lesson-5-search-history-1 = Farnborough’s captain, Gordon Campbell, received the highest British medal a year later.
lesson-5-search-history-2 = A real hunt could last a day; nobody ended it after one silent hour.

## 2

lesson-5-charges-title = Depth charges
lesson-5-charges-goal = Estimate an average, and see what it hides.
lesson-5-charges-hook = 6 July 1916. In the North Sea UC-7 is lost, one of several boats that disappear that summer; whether by a mine or by a depth charge is not certain. The new weapon was scarce: at first each ship had two.
lesson-5-charges-assumption-1 = Before August 1917. Two dice: 4 to 6 make one hit, 7 and 8 two, 9 and 10 three, 11 four, 12 five. The split of hits is that of the parent game.
lesson-5-charges-predict = How many hits does a first attack make on average?
lesson-5-charges-target = hits on average
lesson-5-charges-control = Attack
lesson-5-charges-right = Well judged: { $target }. You said { $guess }.
lesson-5-charges-low = You said { $guess }; it is { $target }. Only the sums 2 and 3 make no hit.
lesson-5-charges-high = You said { $guess }; it is { $target }. Four and five hits are rare.
lesson-5-charges-explain-1 = Count the hits of all 36 throws: 12 throws make one hit, 11 make two, 7 three, 2 four and 1 five.
lesson-5-charges-explain-2 = 12 + 22 + 21 + 8 + 5 make 68 hits in 36 throws: { $target } on average.
lesson-5-charges-vary = Which attack makes the fewest hits?
lesson-5-charges-varied = The fourth: { $fourth }. From August 1917 it is as strong as the first, { $late }.
lesson-5-charges-check-1 = Is the average what usually happens?
lesson-5-charges-check-1-usual = Yes, most attacks make about that.
lesson-5-charges-check-1-usual-why = No attack makes a part of a hit, and one hit or three are common too.
lesson-5-charges-check-1-spread = No, it is where all results balance.
lesson-5-charges-check-1-spread-why = Half of the boats may escape lightly and the other half be wrecked; the average tells neither.
lesson-5-charges-history-1 = By 1918 British ships dropped some two thousand depth charges a month.
lesson-5-charges-history-2 = That repeated attacks grow weaker until July 1917 stands for small stocks.

## 3

lesson-5-deep-title = Deeper than tested
lesson-5-deep-goal = Weigh a better chance to slip away against damage to the hull.
lesson-5-deep-hook = 26 September 1917. In Saint George’s Channel the patrol boat PC-61 rams UC-33, and only her captain is saved. What others met deep under water nobody could tell: boats were tested to about 50 metres.
lesson-5-deep-assumption-1 = The boat has been found once and is searched for again. 9 or more finds it; the wake and the earlier detection add 1 each.
lesson-5-deep-predict = In how many of 100 searches is the boat found if it stays above test depth?
lesson-5-deep-target = the boat is found
lesson-5-deep-control = Below test depth
lesson-5-deep-set-true = yes
lesson-5-deep-set-false = no
lesson-5-deep-right = Well judged: { $target }. You said { $guess }.
lesson-5-deep-low = You said { $guess }; it is { $target }. With 2 added every throw from 7 up is enough.
lesson-5-deep-high = You said { $guess }; it is { $target }. A throw of 6 or less is not enough.
lesson-5-deep-explain-1 = With 2 added a throw of 7 counts as 9. The throws 7 to 12 come in 6, 5, 4, 3, 2 and 1 ways, 21 of 36: { $target }.
lesson-5-deep-explain-2 = To go below test depth takes a box of the hull each time, and in rare cases the boat.
lesson-5-deep-vary = Where is the boat found less often?
lesson-5-deep-varied = Below test depth: { $below }.
lesson-5-deep-check-1 = Deeper water hides a boat. Should every captain go down at once?
lesson-5-deep-check-1-always = Yes, it is always safer.
lesson-5-deep-check-1-always-why = Each time a box of the hull is gone for the rest of the patrol, and the next hits find less to break.
lesson-5-deep-check-1-price = That depends on the hull that is left.
lesson-5-deep-check-1-price-why = The gain is the same each time, but the price grows with every box lost.
lesson-5-deep-history-1 = Some boats came back from twice their test depth. What became of the others no record tells.
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
lesson-5-circle-low = You said { $guess }; it is { $target }. Her hull has only four boxes.
lesson-5-circle-high = You said { $guess }; it is { $target }. Most hunts end with the first search.
lesson-5-circle-explain-1 = Each turn the boat must be found again, and most hunts end because a search fails. Only then do ram, charges and flooding count.
lesson-5-circle-explain-2 = In the end she is sunk with { $down } and forced up with { $up }, together { $target }.
lesson-5-circle-vary = Which boat survives the hunt most often?
lesson-5-circle-varied = UB III, with the longest hull track: { $strong }. UC II comes between with { $middle }.
lesson-5-circle-check-1 = A captain meets twelve such hunts in his career. What happens to the danger?
lesson-5-circle-check-1-long = It stays as small as in one hunt.
lesson-5-circle-check-1-long-why = One loss is enough to end the career, and there are twelve occasions for it.
lesson-5-circle-check-1-each = It grows with each hunt.
lesson-5-circle-check-1-each-why = To live through them all, each single hunt must end well.
lesson-5-circle-history-1 = U-58 was the first boat lost to warships of the United States.
lesson-5-circle-history-2 = The hull tracks are ours; only that of UB III has a hint in the rulebook.
