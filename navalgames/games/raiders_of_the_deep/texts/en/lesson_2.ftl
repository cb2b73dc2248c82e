# Episode 2

lesson-2-title = What is out there
lesson-2-blurb = One roll per box. What it brings changes with the waters and with the war.
lesson-2-goal-1 = read a table of two dice as chances
lesson-2-goal-2 = compare the same roll in other times and waters
lesson-2-goal-3 = see why rare results sit at the ends
lesson-2-summary-1 = The dice stay the same; the table changes with the war.
lesson-2-summary-2 = Results on 2, 3, 11 and 12 are rare, those near 7 common.
lesson-2-summary-3 = Fewer lone ships does not mean fewer ships: they sailed with escorts.
lesson-2-exit = You read “seldom” in a report. What would you want to know before you rely on it?

## 1

lesson-2-empty-title = An empty sea
lesson-2-empty-goal = See how often a box holds nothing at all.
lesson-2-empty-hook = 20 October 1914. Off Norway U-17 stops the steamer Glitra, lets her crew take to the boats, and sinks her: the first merchant ship lost to a U-boat. In the game two dice decide what a box of the sea holds.
lesson-2-empty-assumption-1 = A patrol box of the British Isles in 1914: the sums 2, 9, 10, 11 and 12 bring something, the others nothing. This row comes from a public page.
lesson-2-empty-predict = In how many of 100 such boxes does the boat meet nothing?
lesson-2-empty-target = nothing is met
lesson-2-empty-control = Time of the war
lesson-2-empty-set-1914 = 1914
lesson-2-empty-set-1915 = spring and summer 1915
lesson-2-empty-set-1917 = spring 1917
lesson-2-empty-set-1918 = 1918
lesson-2-empty-right = Well judged: { $target }. You said { $guess }.
lesson-2-empty-low = You said { $guess }; it is { $target }. All the common sums near 7 are empty.
lesson-2-empty-high = You said { $guess }; it is { $target }. The sums from 9 up come in 10 of 36 throws.
lesson-2-empty-explain-1 = The sums 2, 9, 10, 11 and 12 come in 1, 4, 3, 2 and 1 of the 36 throws. Together they are 11: { $something }.
lesson-2-empty-explain-2 = The other 25 throws bring nothing: { $target }.
lesson-2-empty-vary = When is the sea around Britain least empty?
lesson-2-empty-varied = In 1915: { $busy }. Spring 1917 is nearly as busy, with { $spring }.
lesson-2-empty-check-1 = Five totals of eleven bring something. Is that five chances in eleven?
lesson-2-empty-check-1-count = Yes, five of eleven.
lesson-2-empty-check-1-count-why = The totals are not equally likely: 7 comes in six throws, 2 and 12 in only one each.
lesson-2-empty-check-1-ways = No, the throws must be counted.
lesson-2-empty-check-1-ways-why = Each total counts with the number of its throws out of 36.
lesson-2-empty-history-1 = Glitra’s crew reached the coast in their boats, towed for a while by the U-boat.
lesson-2-empty-history-2 = A box stands for three or four days. Real captains saw many ships that they could not reach.

## 2

lesson-2-waters-title = Which waters?
lesson-2-waters-goal = Compare lone ships in several waters.
lesson-2-waters-hook = 26 July 1916. U-35 leaves Cattaro. When she returns after 25 days her captain has sunk 54 ships in the Mediterranean, nearly all stopped on the surface, their crews sent to the boats.
lesson-2-waters-assumption-1 = Spring 1917; the rows are our reconstruction. In the North Sea only a sum of 10 brings ships without escort.
lesson-2-waters-predict = In how many of 100 boxes in the North Sea does the boat meet ships without escort?
lesson-2-waters-target = ships without escort
lesson-2-waters-control = Waters
lesson-2-waters-set-north-sea = North Sea
lesson-2-waters-set-british-isles = British Isles
lesson-2-waters-set-mediterranean = Mediterranean
lesson-2-waters-right = Well judged: { $target }. You said { $guess }.
lesson-2-waters-low = You said { $guess }; it is { $target }. A 10 comes in three throws: 4 and 6, 5 and 5, 6 and 4.
lesson-2-waters-high = You said { $guess }; it is { $target }. Of the 36 throws only 3 make 10.
lesson-2-waters-explain-1 = A 10 falls as 4 and 6, 5 and 5, or 6 and 4: 3 of the 36 throws, about 8 of 100 boxes, { $target }.
lesson-2-waters-explain-2 = The rulebook tells which waters are rich and which are guarded; our rows were made to fit what it tells.
lesson-2-waters-vary = Where does one meet lone ships most often?
lesson-2-waters-varied = In the Mediterranean, with { $south }; around the British Isles it is { $home }.
lesson-2-waters-check-1 = These percentages are exact. Are they therefore true of the real war?
lesson-2-waters-check-1-yes = Yes, they are exact.
lesson-2-waters-check-1-yes-why = Exact means worked out from a table without rounding. The table itself is partly a guess.
lesson-2-waters-check-1-no = Only as far as the table is true.
lesson-2-waters-check-1-no-why = A calculation cannot be truer than what it starts from.
lesson-2-waters-history-1 = The Mediterranean took more than a quarter of the tonnage the U-boats sank.
lesson-2-waters-history-2 = The game has no weather in most boxes, and no Spanish ports that looked the other way.

## 3

lesson-2-ends-title = Mines and nets at the end of the table
lesson-2-ends-goal = See why a danger on a 2 is rare, and what happens over many boxes.
lesson-2-ends-hook = 4 March 1915. In the Strait of Dover U-8 runs into nets, is driven up by destroyers, and sinks. All her men are saved and become prisoners.
lesson-2-ends-assumption-1 = Spring 1917; a transit box, where mines stand on a 2 and nets nowhere.
lesson-2-ends-predict = In how many of 100 transit boxes does the boat meet mines or a net?
lesson-2-ends-target = mines or a net
lesson-2-ends-control = Box
lesson-2-ends-set-transit = transit
lesson-2-ends-set-british-isles = British Isles
lesson-2-ends-set-channel = Channel
lesson-2-ends-right = Well judged: { $target }. You said { $guess }.
lesson-2-ends-low = You said { $guess }; it is { $target }. Two ones do come now and then.
lesson-2-ends-high = You said { $guess }; it is { $target }. A 2 needs two ones: 1 throw of 36.
lesson-2-ends-explain-1 = Mines stand on a 2, and only two ones make it: 1 of the 36 throws.
lesson-2-ends-explain-2 = That is fewer than 3 boxes of 100, exactly { $target }.
lesson-2-ends-vary = Where is the danger three times as great?
lesson-2-ends-varied = In the Channel: { $channel }, because a net stands on 3 and brings two throws more.
lesson-2-ends-check-1 = A boat has passed twenty boxes without mines. What about the next?
lesson-2-ends-check-1-due = Now it must come.
lesson-2-ends-check-1-due-why = The dice do not remember the boxes before; each roll has the same 36 throws.
lesson-2-ends-check-1-same = It has the same chance as before.
lesson-2-ends-check-1-same-why = Each box is a new roll, whatever came before.
lesson-2-ends-history-1 = Early British nets and mines often failed; from 1917 better mines closed the Channel step by step.
lesson-2-ends-history-2 = In the game the Channel is as dangerous in one year as in the next; our rows do not know when each barrier was laid.

## 4

lesson-2-escorted-title = Escorts
lesson-2-escorted-goal = See how the mix of lone and guarded ships turns over.
lesson-2-escorted-hook = 10 May 1917. The first trial convoy leaves Gibraltar for Britain with sixteen merchant ships, and all arrive. Within months most ocean shipping sails in this way.
lesson-2-escorted-assumption-1 = A patrol box of the British Isles in 1914, where only a sum of 11 brings guarded ships: warships.
lesson-2-escorted-predict = In how many of 100 boxes does the boat meet guarded ships in 1914?
lesson-2-escorted-target = guarded ships
lesson-2-escorted-control = Time of the war
lesson-2-escorted-set-1914 = 1914
lesson-2-escorted-set-1916 = 1916
lesson-2-escorted-set-1918 = 1918
lesson-2-escorted-right = Well judged: { $target }. You said { $guess }.
lesson-2-escorted-low = You said { $guess }; it is { $target }. An 11 comes as 5 and 6 or as 6 and 5.
lesson-2-escorted-high = You said { $guess }; it is { $target }. Only 2 of the 36 throws make 11.
lesson-2-escorted-explain-1 = In 1914 only warships have escorts, and they stand on 11.
lesson-2-escorted-explain-2 = An 11 falls as 5 and 6 or as 6 and 5: 2 of the 36 throws, { $target }.
lesson-2-escorted-vary = When are most ships guarded?
lesson-2-escorted-varied = In 1918: { $late }, after { $middle } in 1916. Lone ships have fallen to { $alone }.
lesson-2-escorted-check-1 = In 1918 lone ships are rare. Are fewer ships at sea?
lesson-2-escorted-check-1-fewer = Yes, the dice show it.
lesson-2-escorted-check-1-fewer-why = One part cannot stand for the whole: the ships are now met together.
lesson-2-escorted-check-1-together = No, they sail together.
lesson-2-escorted-check-1-together-why = Many ships in one place are met less often than the same ships one by one.
lesson-2-escorted-history-1 = Of the ships in ocean convoys of 1917 and 1918 fewer than one in a hundred were lost.
lesson-2-escorted-history-2 = The game shows a convoy as four ships near the boat; real convoys had fifteen or more.
