# Episode 7: home or lost
lesson-7-title = Home or lost
lesson-7-blurb = 1917: a raider without a harbour, two prizes, and a fog bank on the last day. When is a prize worth keeping?
lesson-7-goal-1 = find how sure a gain must be before it is worth its risk
lesson-7-goal-2 = work out the chance of getting home within several tries
lesson-7-goal-3 = use fairness: cards drawn blindly all have the same chance
lesson-7-summary-1 = Keeping a prize pays only if she comes home more than two times in three, because a lost one scores for the enemy.
lesson-7-summary-2 = A chance of several tries grows with each try, but each time by less.
lesson-7-summary-3 = Where only so many may count, one victory more can put an earlier one at risk.
lesson-7-exit = A friend says: “Keep everything you win, it is worth double.” What would you ask before you agree?
lesson-7-home-1 = At your next table: before you send a boarding party, say aloud how sure you are to keep the prize until the end of the round. Two in three?
lesson-7-home-2 = Nerger could neither land his prisoners nor leave them behind. What would you have done with women and a child aboard?
lesson-7-what-if = What if coal from a prize cost nothing? See what changes
lesson-7-person-nerger = Captain Nerger
lesson-7-person-nerger-post = Raider Wolf
lesson-7-ending-1 = Danish lifeboatmen took the prisoners off Igotz Mendi; they were free. Rose and his men were interned.
lesson-7-ending-2 = Was it right to take women and a child through a blockade aboard a prize? Nerger had no harbour to land them; their lives were at stake at every meeting all the same. Those who were there judged him differently.
lesson-7-ending-3 = The game counts a prize as 0, 1 or 2 times her points. The people aboard her are in no count.
lesson-7-more-1 = Six tries for the slow collier: how sure is she now? Which further try still helps, and how much?
lesson-7-more-2 = At the end only ranks count. What do two players get who share the first place of four?

# 1
lesson-7-choose-title = Which one comes home?
lesson-7-choose-goal = See what ties and tries do to a chance.
lesson-7-choose-hook = 26 September 1917, Indian Ocean. You are Captain Nerger of the raider Wolf. You have just taken a Japanese liner, Hitachi Maru: fast, but without coal for Germany. A slow Spanish collier, Igotz Mendi, may still come by.
lesson-7-choose-rule-1 = A prize is a captured ship. At each chance to slip away she challenges with one die, and the enemy responds with one. Only a higher number brings her home: 5 against 5 does not.
lesson-7-choose-rule-2 = The liner’s die has 8 faces, the collier’s 6; the enemy’s has 8 both times. At home a prize counts double.
lesson-7-choose-assumption-1 = She gets two chances, and nobody sinks her meanwhile.
lesson-7-choose-assumption-2 = The dice of both ships are our reconstruction.
lesson-7-choose-scene = The two ships have a frame. On this table both are your prizes already; whoever comes home moves to what you have won.
lesson-7-choose-act-task = Which of the two would you try to bring home?
lesson-7-choose-act-liner = Hitachi Maru, the fast liner
lesson-7-choose-act-collier = Igotz Mendi, the slow collier
lesson-7-choose-act-told = Two more faces make a great difference: the liner comes home { $liner-often }, the collier { $collier-often }. Keep both numbers in mind. Between them lies the border of the next step.
lesson-7-choose-predict = In how many of 100 voyages is your prize home after one or two tries?
lesson-7-choose-target = the prize is home
lesson-7-choose-control = Tries
lesson-7-choose-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-7-choose-low = You said { $guess }; it is { $target-plain }. A second try rescues many who missed the first.
lesson-7-choose-high = You said { $guess }; it is { $target-plain }. Ties keep her at sea, and two tries are not twice one.
lesson-7-choose-explain-1 = Count the misses. The liner’s roll is equal or lower { $liner-miss-often }, the collier’s { $collier-miss-often }.
lesson-7-choose-explain-2 = To be still at sea, she must miss twice: { $liner-miss-fraction } × { $liner-miss-fraction } = { $liner-lost-fraction } for the liner. The rest is home.
lesson-7-choose-vary = With how many tries is a prize of either kind home, for the first time, more than two times in three?
lesson-7-choose-varied = Three: the liner { $liner-three-often }, the collier { $collier-three-often }. But each try needs a meeting that she survives, or a card.
lesson-7-choose-check-1 = One try brings the liner home a little less than every second time. Why do two tries not make it nearly certain?
lesson-7-choose-check-1-once = The second counts only if the first has missed.
lesson-7-choose-check-1-once-why = It can win only voyages that are still open, and of these again it misses more than half.
lesson-7-choose-check-1-harder = The second try is the harder one.
lesson-7-choose-check-1-harder-why = The dice are the same each time; they do not know how many tries there were.
lesson-7-choose-check-1-sum = It does: twice nearly a half is nearly all.
lesson-7-choose-check-1-sum-why = Then three tries would bring her home more often than always. Chances of several tries are not added.
lesson-7-choose-check-2 = Put these in order.
lesson-7-choose-check-2-first = rarest
lesson-7-choose-check-2-last = most often
lesson-7-choose-check-2-collier-once = The collier home at one try
lesson-7-choose-check-2-collier-once-why = The rarest comes first: the small die, and only one try.
lesson-7-choose-check-2-liner-once = The liner home at one try
lesson-7-choose-check-2-liner-once-why = A better die, but a second try would be worth more than two faces.
lesson-7-choose-check-2-collier-two = The collier home within two tries
lesson-7-choose-check-2-collier-two-why = Two bad tries are better than a good one here.
lesson-7-choose-check-2-liner-two = The liner home within two tries
lesson-7-choose-check-2-liner-two-why = The better die and the second try: nothing on the list beats that.
lesson-7-choose-check-2-right = A second try is worth more than two more faces.
lesson-7-choose-history-1 = Hitachi Maru was taken near the Maldives under fire; several of her people died. F. G. Trayes and his wife, passengers, became prisoners for five months and wrote it all down.
lesson-7-choose-history-2 = Nerger did not know Igotz Mendi yet; the game lays both ships on the table at once. His question was real: a fast ship without coal, or wait for coal.

# 2
lesson-7-found-title = Keep her or sink her?
lesson-7-found-goal = Find out when a prize is worth keeping.
lesson-7-found-since-liner = You chose the liner. Whatever your dice said, in history Nerger has kept her for six weeks.
lesson-7-found-since-collier = You would wait for the collier. Until she comes Nerger keeps the liner.
lesson-7-count-carried = { $own-merchantmen ->
    [3] Your own prize came home in the first step: she is your third merchantman.
   *[other] Your own prize did not come home in the first step: you have two merchantmen.
 }
lesson-7-found-since-none = You have kept the liner for six weeks and wait for coal.
lesson-7-found-hook = 7 November 1917. For eighteen days Wolf and Hitachi Maru have lain hidden among coral reefs, waiting for a ship with coal. Any smoke cloud may be a cruiser. Sink your prize today, or keep her? And if you keep her, where?
lesson-7-found-rule-1 = The patrol that finds you attacks: among the reefs with one die of 8 faces, on the route with dice of 10 and 8, of which the higher counts. The prize rolls one die of 8.
lesson-7-found-rule-2 = Higher damages; at least twice as much sinks. 5 against 3 damages, 6 against 3 sinks.
lesson-7-found-assumption-1 = The prize has been found, and nobody plays a card for her.
lesson-7-found-assumption-2 = Which patrol comes where is a supposition for this step. In the game the dice stand on the enemy’s card.
lesson-7-found-act-task = You keep her for now. Where do you wait for coal?
lesson-7-found-act-told = One meeting among the reefs sinks her { $reefs-often }, one on the route { $route-often }. On the route coal comes sooner, and so does the end.
lesson-7-found-act-reefs = Among the reefs, where hardly a ship passes
lesson-7-found-act-route = On the steamer route, where coal passes
lesson-7-found-scene = The prize Hitachi Maru, framed in yellow, sails with your ships. If she is sunk, her points go to the other player.
lesson-7-found-predict = Twenty such meetings: how often does she come off unhurt, damaged, sunk?
lesson-7-found-target = the prize is sunk
lesson-7-found-control = Taken off her roll
lesson-7-found-right = Very close to the real shape. Sunk: { $target }.
lesson-7-found-low = You gave “sunk” too little. It comes with { $target }: a prize that rolls low needs little.
lesson-7-found-high = You gave “sunk” too much. It comes with { $target }; twice as much is a lot to ask.
lesson-7-found-shape = “Sunk” was about right ({ $target }), but the rest has another shape: unhurt { $unhurt-plain }, damaged { $hurt-plain }.
lesson-7-found-explain-1 = Among the reefs: if the prize rolls 1, a 2 is enough to sink her; against 2 it takes a 4, against 3 a 6, against 4 an 8. That makes 7 + 5 + 3 + 1 of 64 ways. From 5 on she cannot be sunk.
lesson-7-found-explain-2 = On the route the 10 can sink a 5 as well, and two dice reach a high number more often: { $route-plain }.
lesson-7-found-explain-3 = Now the price. She counts 7 points. Sunk by you today: 7 for you. Home: 14 for you. Sunk by a patrol: 7 for the enemy.
lesson-7-found-vary = Suppose the prize has been damaged before. Is she sunk more often then?
lesson-7-found-varied = Damaged: { $lame-reefs-often } among the reefs, { $lame-route-often } on the route. Of eight faces two less is much: a 3 becomes a 1, a 5 a 3.
lesson-7-found-check-1 = How often must she come home so that keeping her brings more than sinking her today?
lesson-7-found-check-1-half = In more than half of the voyages: 14 is twice 7.
lesson-7-found-check-1-half-why = That would be so if a lost prize simply brought nothing. But she brings 7 to the enemy, and your lead shrinks by that.
lesson-7-found-check-1-thirds = In more than two of three voyages.
lesson-7-found-check-1-thirds-why = Three voyages, two home: 14 and 14 for you, 7 for the enemy, a lead of 21. Sinking three ships gives 21, too.
lesson-7-found-check-1-always = However often: double is double.
lesson-7-found-check-1-always-why = Then a prize that is lost every time would be worth keeping. Count what the enemy gets.
lesson-7-found-check-2 = A third patrol has one die of 10. In how many of 100 meetings does it sink her, undamaged?
lesson-7-found-check-2-right = Two faces more help it, but a second die would help more.
lesson-7-found-check-2-high = One die has to do it alone. The patrol with two sinks her more often.
lesson-7-found-check-2-low = A 9 or 10 sinks also a 4, and a 10 even a 5. That is more than one die of 8 can do.
lesson-7-found-check-2-mark-reefs = one die of 8
lesson-7-found-history-1 = That day you, that is Nerger, had Hitachi Maru sunk with explosives. Three days later the collier came in sight: Igotz Mendi, with 5,500 tons of coal.
lesson-7-found-history-2 = In the game only points are at stake. Nerger also had to feed the people of both ships, and could not wait much longer.

# 3
lesson-7-coal-title = Coal from the prize
lesson-7-coal-goal = Weigh a need against what it may cost.
lesson-7-coal-since-liner = You chose the liner. She is gone; the collier you passed over is the prize now.
lesson-7-coal-since-collier = The collier you would wait for has come, and she is the prize now.
lesson-7-coal-since-none = The collier has come, and she is the prize now.
lesson-7-coal-hook = 26 December 1917, Atlantic. Wolf needs coal, Igotz Mendi lies alongside. What she gives she cannot burn.
lesson-7-coal-rule-1 = A prize may give coal to a ship without any (optional): one die of 10 challenges 10 and 8, the higher counts.
lesson-7-coal-rule-2 = 8 against 7 and 6: the prize is out of coal and counts once. 8 against 8: she steams on and may count double.
lesson-7-coal-assumption-1 = She gives coal once, is not found, and counts 7 or 14.
lesson-7-coal-scene = Framed in yellow: Wolf, out of coal, and the prize Igotz Mendi.
lesson-7-coal-predict = How often is the prize out of coal?
lesson-7-coal-option-seldom = Less than one time in four
lesson-7-coal-option-third = About one time in three
lesson-7-coal-option-half = About every second time
lesson-7-coal-option-often = Clearly more often than not
lesson-7-coal-target = the prize is out of coal
lesson-7-coal-control = What protects her
lesson-7-coal-right = Well judged: { $target-plain }.
lesson-7-coal-low = It is { $target-plain }: more than that. A 9 or 10 beats most pairs.
lesson-7-coal-high = It is { $target-plain }: less than that. The better of two dice is hard to beat, and ties save her.
lesson-7-coal-explain-1 = Ten faces against ten alone would be higher { $alone-often }.
lesson-7-coal-explain-2 = The second die takes some of these away. A 5 must beat both: four of ten, and then four of eight, that is one in five.
lesson-7-coal-explain-3 = So the prize is worth { $mean-decimal } points on average now. Sunk on the day she was taken, she would have brought 7.
lesson-7-coal-vary = Suppose a ship with a smaller bunker, protected by smaller dice or by one alone. With which is she out of coal more often than not?
lesson-7-coal-varied = Only with the single die of 8: { $small-plain }. One of ten alone still loses a little less than half the time: the ties save her.
lesson-7-coal-check-1 = Why is one die of ten beaten so often by a ten and an eight together?
lesson-7-coal-check-1-sum = They are added: up to 18.
lesson-7-coal-check-1-sum-why = Nothing is added. 7 and 6 count as 7, and an 8 beats them.
lesson-7-coal-check-1-better = It must be higher than each of the two.
lesson-7-coal-check-1-better-why = Two hurdles instead of one; the higher one decides.
lesson-7-coal-check-1-average = Their middle is higher.
lesson-7-coal-check-1-average-why = The middle of a 10 and a 2 is 6, but what counts is the 10.
lesson-7-coal-more-1 = A prize gives coal twice, each time with the same risk. How often does she last both times?
lesson-7-coal-more-1-same = As often as once, the risk is the same.
lesson-7-coal-more-1-same-why = The risk of each time is the same, but she has to pass it twice.
lesson-7-coal-more-1-product = Less than every second time.
lesson-7-coal-more-1-product-why = About two thirds of two thirds are four ninths.
lesson-7-coal-more-1-half = Half as often as once.
lesson-7-coal-more-1-half-why = A second time does not halve it: of what was left she loses a third again.
lesson-7-coal-history-1 = In 25 hours 600 tons of coal came over. The hulls struck together so hard that Wolf leaked twelve tons of water an hour afterwards.
lesson-7-coal-history-2 = Stokers count tons; the game asks one roll, and only if the option is chosen.

# 4
lesson-7-count-title = Aground in the fog
lesson-7-count-goal = See why a victory more can be worth nothing.
lesson-7-count-since-liner = You chose the fast liner. The slow ship has nearly made it.
lesson-7-count-since-collier = Your slow collier has nearly made it.
lesson-7-count-since-none = The slow collier has nearly made it.
lesson-7-count-hook = 24 February 1918. You are home in Kiel after fifteen months. The same day, in history, the prize Igotz Mendi runs aground in fog near Skagen under Lieutenant Rose, in neutral Denmark, a day from Germany.
lesson-7-count-rule-1 = In the game you lead raiders and hunters. At the end you may count only as many sunk German ships as merchantmen.
lesson-7-count-rule-2 = What is too much is drawn blindly and does not count: with five German ships and four merchantmen, one of the five.
lesson-7-count-assumption-1 = If you attack, Nürnberg is sunk. No merchantman is in reach.
lesson-7-count-scene = Below, under “Won”: Dresden, Emden, Königsberg and Leipzig, which you have sunk, and two merchantmen. { $own-merchantmen ->
    [3] Your prize, beside your ships, is the third.
   *[other] If Dresden is drawn, she leaves them.
 }
lesson-7-count-act-task = A last card. Do you attack Nürnberg as well?
lesson-7-count-act-keep = No, keep the card
lesson-7-count-act-attack = Yes, attack Nürnberg
lesson-7-count-act-told = Left alone, Dresden counts { $keep-often }; after one victory more only { $attack-often }. There is no place more than before.
lesson-7-count-predict = In how many of 100 such rounds does Dresden, your first success, count at the end?
lesson-7-count-target = Dresden counts
lesson-7-count-control = Merchantmen
lesson-7-count-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-7-count-low = You said { $guess }; it is { $target-plain }. { $own-merchantmen } of your German ships do count.
lesson-7-count-high = You said { $guess }; it is { $target-plain }. The draw does not care which victory came first or was the hardest.
lesson-7-count-explain-1 = { $own-merchantmen ->
    [3] With four ships and three places one is drawn, and each is as likely as the others: Dresden goes { $keep-drawn-often }.
   *[other] With four ships and two places two are drawn, and each is as likely as the others: Dresden goes { $keep-drawn-often }.
 }
lesson-7-count-explain-2 = With five ships one more is drawn: Dresden goes { $attack-drawn-often }.
lesson-7-count-explain-3 = In both cases { $own-merchantmen } count. One victory more brings no place more; it only makes the lot harder.
lesson-7-count-vary = How many merchantmen must you have, at the least, so that no lot can take Dresden from you, whichever order you gave?
lesson-7-count-varied = Five: a place for each of the five. With four, Dresden is safe only if Nürnberg is left alone; else she counts { $four-attack-often }.
lesson-7-count-check-1 = Which of your German ships is safest in the draw?
lesson-7-count-check-1-choose = The best one: I keep her.
lesson-7-count-check-1-choose-why = If you could choose, Dresden would never be lost. The rule draws blindly.
lesson-7-count-check-1-random = None: all have the same chance.
lesson-7-count-check-1-random-why = Cards drawn blindly do not know the hardest victory from the easiest.
lesson-7-count-check-1-least = The first one sunk.
lesson-7-count-check-1-least-why = The pile has no order. When a ship was sunk says nothing about the draw.
lesson-7-count-check-2 = Another table: five German ships, three merchantmen, one card. What do you order?
lesson-7-count-check-2-freighter = Sink a merchantman
lesson-7-count-check-2-freighter-why = A fourth place at once. A small ship can be worth more here than a cruiser.
lesson-7-count-check-2-wait = Keep the card
lesson-7-count-check-2-wait-why = It costs nothing now and brings nothing. Next round you may need the card.
lesson-7-count-check-2-raider = Sink a sixth German ship
lesson-7-count-check-2-raider-why = Three places for six. It pays only if the sixth is worth much more than the rest.
lesson-7-count-check-2-column-best = The first one you sank counts
lesson-7-count-history-1 = Wolf had been at sea since 30 November 1916 without entering a harbour. Many at home had given her up.
lesson-7-count-history-2 = No admiralty draws lots for its victories. The rule makes players hunt merchantmen, as raiders were ordered to.

# Mission

lesson-7-mission-title = Now you: the last turn of the round
lesson-7-mission-task = Not all the points you see will count: you have won three German ships and two merchantmen, and each German ship counts only beside a merchantman. One turn is left for you, one for the other player. End with 70 points that count.
lesson-7-mission-goal = 70 points that count when the round ends
lesson-7-mission-word-1 = VP beside your name: all that lies in your VP pile. A German ship counts at the end only if a merchantman matches her.
lesson-7-mission-word-2 = Merchantman: each one you sink counts with her VP, and lets one more German ship count.
lesson-7-mission-word-3 = Across a ship: she attacks one merchantman with her own dice, whichever card it is; each ship once in a turn.
lesson-7-mission-word-4 = Attack, Defence: a higher attack damages, one at least twice as high sinks. A damaged ship takes 2 off its defence.
lesson-7-mission-word-5 = Good Hunting: lay it upright, and add it to a raider’s attack: she attacks two merchantmen.
lesson-7-mission-word-6 = Safe passage: a merchantman of yours that survives an attack unhurt may try it; then she lies in your VP pile, too.
lesson-7-mission-met = 70 points or more count. In February 1918 one was missing: the prize Igotz Mendi ran aground near Skagen, a day from Germany.
lesson-7-mission-missed = Fewer than 70 points count. In February 1918 one was missing, too: the prize Igotz Mendi ran aground near Skagen, a day from Germany. At whom would you aim otherwise?
