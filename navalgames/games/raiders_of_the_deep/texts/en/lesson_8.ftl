# Episode 8

lesson-8-title = A career
lesson-8-blurb = Who lives to be an ace? Small chances, again and again, and the lists that survivors write.
lesson-8-goal-1 = multiply a small danger over many patrols
lesson-8-goal-2 = tell skill from luck with care
lesson-8-goal-3 = see whom a list leaves out
lesson-8-summary-1 = Surviving n times is the chance of surviving once, multiplied n times.
lesson-8-summary-2 = A list of those who came back says little about those who did not.
lesson-8-summary-3 = Nothing that small remains small when it is repeated.
lesson-8-exit = Which successful people do you know of? Who tried the same and is not known?

## 1

lesson-8-mine-title = A mine
lesson-8-mine-goal = See how often a mined place is fatal.
lesson-8-mine-hook = 5 September 1917. In the North Sea U-88 strikes a mine and sinks with all her 43 men. Her captain was Walther Schwieger, who had torpedoed the Lusitania.
lesson-8-mine-assumption-1 = One mined place: 10 or more on two dice strikes a mine, and then 11 strikes of 12 are fatal. The limit is ours, fitted to the boats lost.
lesson-8-mine-predict = In how many of 100 mined places is a trained crew lost?
lesson-8-mine-target = the boat is sunk
lesson-8-mine-control = Crew
lesson-8-mine-set-green = green
lesson-8-mine-set-trained = trained
lesson-8-mine-set-elite = elite
lesson-8-mine-right = Well judged: { $target }. You said { $guess }.
lesson-8-mine-low = You said { $guess }; it is { $target }. A mine that is struck nearly always sinks.
lesson-8-mine-high = You said { $guess }; it is { $target }. Most pass between the mines.
lesson-8-mine-explain-1 = The sums 10, 11 and 12 come in 3, 2 and 1 throws, 6 of 36. In the others, { $missed }, the boat passes.
lesson-8-mine-explain-2 = Of the one in six that strike a mine 11 in 12 are sunk, about 15 of 100 in all: { $target }.
lesson-8-mine-vary = Which crew passes most safely?
lesson-8-mine-varied = The elite crew: { $elite }. A green crew is lost with { $green }.
lesson-8-mine-check-1 = An elite crew passes mines more safely. Why?
lesson-8-mine-check-1-dice = Their dice are better.
lesson-8-mine-check-1-dice-why = The dice are the same; the crew’s +1 moves the limit by one.
lesson-8-mine-check-1-crew = The same dice, read one better.
lesson-8-mine-check-1-crew-why = Near the end of two dice one step is two or three throws of 36.
lesson-8-mine-history-1 = Mines took about as many boats as any other weapon.
lesson-8-mine-history-2 = In the game the captain can do nothing against a mine; real captains had pilots, reports and soundings.

## 2

lesson-8-six-title = Six patrols
lesson-8-six-goal = Multiply the danger of one patrol.
lesson-8-six-hook = 21 August 1917. In the mouth of the Tay one of her own mines explodes under UC-41, and trawlers finish her with depth charges; all her men die. This year a boat is lost every six days.
lesson-8-six-assumption-1 = A U 31 boat around Britain that lets every ship pass: only mines, nets and aircraft count.
lesson-8-six-predict = Of 100 such boats, how many are still there after six patrols?
lesson-8-six-target = still there
lesson-8-six-control = Patrols
lesson-8-six-right = Well judged: { $target }. You said { $guess }.
lesson-8-six-low = You said { $guess }; it is { $target }. Those who fight nobody live longer.
lesson-8-six-high = You said { $guess }; it is { $target }. Even hiding is dangerous.
lesson-8-six-explain-1 = One patrol is survived with { $one }: of 100 boats about 98 come home.
lesson-8-six-explain-2 = Each patrol keeps about that share of the boats that are left. Multiplied six times it leaves about 90 of 100: { $target }.
lesson-8-six-vary = After how many patrols are fewer than five boats in six still there?
lesson-8-six-varied = After twelve only { $twelve } are left, and not one shot was fired.
lesson-8-six-check-1 = Each patrol costs the same share. How does the number fall?
lesson-8-six-check-1-minus = By the same number each time
lesson-8-six-check-1-minus-why = The share is taken from those that are left, and they become fewer.
lesson-8-six-check-1-power = By the same factor each time
lesson-8-six-check-1-power-why = The chances of all patrols are multiplied, one after the other.
lesson-8-six-history-1 = Of about 370 boats that served, 178 were lost with some 5,000 men.
lesson-8-six-history-2 = In the game every patrol is equally dangerous; in life the first ones were the worst.

## 3

lesson-8-waters-title = Where you are sent
lesson-8-waters-goal = Compare the same boat in different waters.
lesson-8-waters-hook = 11 March 1918. About this day UB-54 from Flanders is lost with all her 29 men; nobody knows how. That spring the mines of the Dover barrage took one Flanders boat after another.
lesson-8-waters-assumption-1 = Late in the war, a UB III boat, six patrols, no fighting.
lesson-8-waters-predict = Of 100 boats around the British Isles, how many survive six patrols?
lesson-8-waters-target = survive
lesson-8-waters-control = Waters
lesson-8-waters-set-british-isles = British Isles
lesson-8-waters-set-channel = Channel
lesson-8-waters-set-mediterranean = Mediterranean
lesson-8-waters-right = Well judged: { $target }. You said { $guess }.
lesson-8-waters-low = You said { $guess }; it is { $target }. Whoever fights nobody mostly comes home.
lesson-8-waters-high = You said { $guess }; it is { $target }. A small danger met six times is no longer small.
lesson-8-waters-explain-1 = One patrol around the British Isles is survived with { $one }.
lesson-8-waters-explain-2 = Six patrols must all go well, so about that share is kept six times: { $target }. The rows of the charts are ours, the order of the waters is the rulebook’s.
lesson-8-waters-vary = Where do fewest survive?
lesson-8-waters-varied = In the Channel: { $channel }. In the Mediterranean it is { $south }.
lesson-8-waters-check-1 = One captain came through ten patrols in the Channel. Was the Channel safe?
lesson-8-waters-check-1-one = Yes, he has proved it.
lesson-8-waters-check-1-one-why = Among many captains some will come through even a great danger.
lesson-8-waters-check-1-many = To know that, one must count all who went.
lesson-8-waters-check-1-many-why = Only the share of all who sailed tells how dangerous it was.
lesson-8-waters-history-1 = Flanders lost about four of every five boats that served there.
lesson-8-waters-history-2 = In the game nobody may ask to be sent elsewhere before he is a Kapitänleutnant; real men had even less choice.

## 4

lesson-8-aces-title = The list of the aces
lesson-8-aces-goal = See what a list of survivors hides.
lesson-8-aces-hook = 21 October 1918. All boats are recalled. Books will be written about the captains who sank most; of the ten in the rulebook’s list two did not live to read them.
lesson-8-aces-assumption-1 = The Channel, late in the war, a UB III boat, no fighting.
lesson-8-aces-predict = Of 100 boats, how many are left after twelve patrols?
lesson-8-aces-target = left after them
lesson-8-aces-control = Patrols
lesson-8-aces-right = Well judged: { $target }. You said { $guess }.
lesson-8-aces-low = You said { $guess }; it is { $target }. The danger of one patrol is small.
lesson-8-aces-high = You said { $guess }; it is { $target }. Twelve patrols must all go well.
lesson-8-aces-explain-1 = In the Channel six patrols leave { $six }. Six more take the same share of those.
lesson-8-aces-explain-2 = The share multiplied by itself gives { $target }. Nobody did anything well or badly here: the survivors were lucky.
lesson-8-aces-vary = After how many patrols are more than four boats of five still there?
lesson-8-aces-varied = After three: { $three }.
lesson-8-aces-check-1 = All great aces made many patrols. Did many patrols make them great?
lesson-8-aces-check-1-skill = Yes: look at the list.
lesson-8-aces-check-1-skill-why = The list holds only those who lived long enough to sink so much.
lesson-8-aces-check-1-list = The list shows only who lived to make them.
lesson-8-aces-check-1-list-why = Captains just as good lie on the sea bed after two patrols, and nobody counts them among the aces.
lesson-8-aces-history-1 = Schwieger and Saltzwedel died at sea with all or most of their men.
lesson-8-aces-history-2 = Skill mattered in the war far more than in this question, where nobody fights.
