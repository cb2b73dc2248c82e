# Episode 1: Rawalpindi, November 1939
lesson-1-title = Pins and string
lesson-1-blurb = November 1939: two German battlecruisers have vanished. A pin says where a ship is, a string where she may be.
lesson-1-goal-1 = read pins and strings on the chart
lesson-1-goal-2 = work out how the lengths of two strings decide a search
lesson-1-goal-3 = weigh a safe way that takes long against a short one that is watched
lesson-1-summary-1 = Not the strongest ship finds the enemy, but the one whose own place is known best: two short strings meet, two long ones miss each other.
lesson-1-summary-2 = Help moves the dice by a step or two. That is worth much in the middle of the dice and little at their ends.
lesson-1-summary-3 = Whoever hides buys safety with time, and time must be paid for before he is home.
lesson-1-exit = Marschall lost four days and no man on his way home. Was the long way worth it, and what would you have needed to know to be sure?
lesson-1-home-1 = At your next table: before every search say the total aloud, and how many of the 36 ways will do. Which search do you then leave alone?
lesson-1-home-2 = Think of something you look for by where it may be: a lost key, a late bus, a friend in a crowd. What would shorten the string?
lesson-1-what-if = What if the search table were kinder, or crueller? See what changes
lesson-1-more-1 = In the lab: Captain Walker, later the best-known hunter of U-boats, helps with +4. Find the longest total at which his help makes a sighting likelier than not.
lesson-1-ending-1 = Scharnhorst and Gneisenau slipped past the cruisers off Norway in a storm and were in Wilhelmshaven on 27 November 1939. The Home Fleet had searched for four days and not met them again.
lesson-1-ending-2 = The game says why that could be done: a long string, foul weather and patience. None of the three would have been enough alone.

lesson-1-person-forbes = Admiral Sir Charles Forbes
lesson-1-person-forbes-post = Commander-in-Chief, Home Fleet
lesson-1-person-marschall = Vice-Admiral Wilhelm Marschall
lesson-1-person-marschall-post = Commander of the German fleet, in Gneisenau

# 1 Whom do you send?
lesson-1-who-searches-title = Whom do you send?
lesson-1-who-searches-goal = Choose the ship that is to find the enemy.
lesson-1-who-searches-hook = 23 November 1939, dusk. Between Iceland and the Faeroes the Rawalpindi, a passenger ship with guns, reports a German battlecruiser, then falls silent. Admiral Forbes turns to his chart.
lesson-1-who-searches-rule-1 = To search, add the lengths of both strings: that is the total, the “Trajectory Total” of the tables. Then roll two dice.
lesson-1-who-searches-rule-2 = With a total of up to 4, the two dice must come to 5 or more to find the enemy; with 5 to 9, to 10 or more.
lesson-1-who-searches-rule-3 = Found (“sighted”): his string becomes a pin, for now his place is known. Contact, Shadow, Early or Late alone: not found.
lesson-1-who-searches-assumption-1 = The German string is 2 hexes long. Nobody helps. In the table “Sighted” means found; what has no “Sighted” in it is not.
lesson-1-who-searches-scene = A string runs through every hex, or field of the chart, where a ship may be. The German one leads away to the north-east; three British ones reach it.
lesson-1-who-searches-act-task = The strongest would win a fight; but first the enemy must be found. Whom do you send to look?
lesson-1-who-searches-act-newcastle = Newcastle, close by: a string of 2 hexes
lesson-1-who-searches-act-norfolk = Norfolk, farther off: a string of 3 hexes
lesson-1-who-searches-act-nelson = Nelson, the strongest: a string of 4 hexes
lesson-1-who-searches-act-told = One hex more can cost almost everything, and the next one nothing. Newcastle’s total of 4 stands in the first column of the table; Norfolk’s 5 and Nelson’s 6 share the second.
lesson-1-who-searches-predict = Out of 100 such searches with your order, in how many is the enemy sighted?
lesson-1-who-searches-target = the enemy is sighted
lesson-1-who-searches-control = A Contact marker on the enemy
lesson-1-who-searches-set-none = no
lesson-1-who-searches-set-fast = yes, +2
lesson-1-who-searches-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-1-who-searches-low = You said { $guess }; it is { $target-plain }. Ask which sums are enough: the middle ones, around 7, come most often.
lesson-1-who-searches-high = You said { $guess }; it is { $target-plain }. To be near is not yet to find: ask which sums fall short.
lesson-1-who-searches-explain-1 = Two dice fall in 36 ways. A sum of 2 comes in 1 of them, 3 in 2 and 4 in 3. These 6 ways fall short of 5; the other 30 find the enemy. That is Newcastle: { $four-plain }.
lesson-1-who-searches-explain-2 = From a total of 5 on it takes a 10. It comes in 3 ways, 11 in 2 and 12 in 1: only 6 ways. That is Norfolk, and Nelson too: { $five-plain }.
lesson-1-who-searches-explain-3 = So the strongest ship is not the best searcher. The one whose place you know best is.
lesson-1-who-searches-vary = Suppose Rawalpindi had lived and kept the enemy in sight: a Contact marker, +2 on the dice. Lay it on the enemy. How far does it lift your ship?
lesson-1-who-searches-varied = With the marker Newcastle would find him in { $touch-four-plain }, Nelson in { $touch-six-plain }. The same two steps: where nearly every sum is enough they hardly help, in the middle they change much.
lesson-1-who-searches-check-1 = Put these totals in order, from the one at which the enemy is sighted least often.
lesson-1-who-searches-check-1-first = sighted least often
lesson-1-who-searches-check-1-last = sighted most often
lesson-1-who-searches-check-1-right = Three totals, three columns of the table. Only the column counts.
lesson-1-who-searches-check-1-twelve = Total 12
lesson-1-who-searches-check-1-twelve-why = Look at the third column, 10 to 15: there only a sum of 12 sights him.
lesson-1-who-searches-check-1-five = Total 5
lesson-1-who-searches-check-1-five-why = Total 5 begins the second column, where it takes a 10.
lesson-1-who-searches-check-1-two = Total 2
lesson-1-who-searches-check-1-two-why = Total 2 lies in the first column with 4: a sum of 5 will do.
lesson-1-who-searches-check-2 = The German string runs through two hexes. In which of them is the ship?
lesson-1-who-searches-check-2-true-place = In one of them, and the German player knows in which.
lesson-1-who-searches-check-2-true-place-why = He does not. Both players look at the same string, and it is all there is until somebody finds her.
lesson-1-who-searches-check-2-known = Nobody knows; the string is all there is to know.
lesson-1-who-searches-check-2-known-why = Nothing is hidden on this chart. It shows what is not known.
lesson-1-who-searches-check-2-length = In the hex from which Rawalpindi reported.
lesson-1-who-searches-check-2-length-why = That report is hours old, and a fast ship does not wait. This is why the pin became a string.
lesson-1-who-searches-more-1 = Nelson’s string grows from 4 to 7 hexes while the German one stays at 2. What becomes of her chance?
lesson-1-who-searches-more-1-share = It falls by about half.
lesson-1-who-searches-more-1-share-why = It does not fall with the length but with the column. The total is now 9, and that is still the second column.
lesson-1-who-searches-more-1-edge = Nothing: a total of 9 still stands in the second column.
lesson-1-who-searches-more-1-edge-why = One hex more, a total of 10, would carry her over the edge.
lesson-1-who-searches-more-1-nothing = She can no longer find anybody.
lesson-1-who-searches-more-1-nothing-why = Even the longest strings leave a rare 12 or two. Rare is not never.
lesson-1-who-searches-history-1 = Rawalpindi was sunk that evening, and 238 men died. Newcastle came up, saw the enemy, and lost him in rain and darkness.
lesson-1-who-searches-history-2 = Plotting rooms really worked with pins and lines. They reckoned in miles and hours; the game counts hexes.

# 2 A second pair of eyes
lesson-1-two-together-title = A second pair of eyes
lesson-1-two-together-goal = Weigh what a helper brings against what he costs.
lesson-1-two-together-since-newcastle = You sent Newcastle. So did history: she saw the enemy and lost him in the rain.
lesson-1-two-together-since-norfolk = You sent Norfolk. In history Newcastle was nearer; she saw the enemy and lost him in the rain.
lesson-1-two-together-since-nelson = You sent Nelson. In history Newcastle was nearer; she saw the enemy and lost him in the rain.
lesson-1-two-together-since-none = In history Newcastle came up first; she saw the enemy and lost him in the rain.
lesson-1-two-together-carried = { $own-contact ->
    [fast] But your own search stays on the chart: its Contact marker lies on the enemy.
   *[other] Your own search stays on the chart: it left no Contact marker.
 }
lesson-1-two-together-hook = 24 November 1939. Cruisers close in from all sides. Should they look together?
lesson-1-two-together-rule-1 = A second force (a ship or a group of ships) in the same hex helps: +2 on the dice in good weather, +1 in bad.
lesson-1-two-together-rule-2 = But of your two strings the longer one counts: together 4 + 3 makes a total of 7, Newcastle alone 2 + 3 makes 5.
lesson-1-two-together-rule-3 = { $own-contact ->
    [fast] With a total of 5 to 9 it takes a sum of 10 to find the enemy, help included. Your Contact marker adds 2.
   *[other] With a total of 5 to 9 it takes a sum of 10 to find the enemy, help included.
 }
lesson-1-two-together-assumption-1 = Bad weather. The German string is 3 hexes long, Newcastle’s 2, Norfolk’s 4.
lesson-1-two-together-scene = The German string has grown to the north. The strings of Newcastle and Norfolk both reach the hex where it begins.
lesson-1-two-together-act-task = Who searches?
lesson-1-two-together-act-together = Newcastle, and Norfolk helps
lesson-1-two-together-act-alone = Newcastle alone
lesson-1-two-together-act-told = Both totals, 7 and 5, stand in the same column. Norfolk’s long string costs nothing this time, so her help is pure gain.
lesson-1-two-together-predict = How often do your ships sight the enemy?
lesson-1-two-together-target = the enemy is sighted
lesson-1-two-together-group-unseen = not sighted
lesson-1-two-together-option-rare = In fewer than 20 of 100 searches
lesson-1-two-together-option-third = In 20 to 50 of 100
lesson-1-two-together-option-often = In more than 50 of 100
lesson-1-two-together-control = Weather
lesson-1-two-together-right = Well judged: { $target-plain }.
lesson-1-two-together-low = It is more: { $target-plain }. { $own-contact ->
    [fast] The marker lets in sums that come often.
   *[other] One step on the dice lets in a 9, and a 9 comes rather often.
 }
lesson-1-two-together-high = It is less: { $target-plain }. { $own-contact ->
    [fast] Low sums still fall short
   *[other] High sums are rare
 }, and there is only one roll, however many ships look.
lesson-1-two-together-explain-1 = { $own-contact ->
    [fast] With your marker Newcastle alone needs an 8: 5 + 4 + 3 + 2 + 1 = 15 of the 36 ways, { $alone-plain }.
   *[other] Newcastle alone needs 10, 11 or 12: 3 + 2 + 1 = 6 of the 36 ways, { $alone-plain }.
 }
lesson-1-two-together-explain-2 = { $own-contact ->
    [fast] With +1 more a 7 will do as well, and 7 comes in 6 ways. That makes 21 of 36: { $together-plain }.
   *[other] With +1 a 9 will do as well, and 9 comes in 4 ways. That makes 10 of 36: { $together-plain }.
 }
lesson-1-two-together-explain-3 = The longer string counts: 4 + 3 makes 7. Up to a total of 9 that changes nothing. At a total of 10 the same two ships would sight him in { $far-plain } only.
lesson-1-two-together-vary = Let the sky clear, so that a helper counts +2. What is the second force worth now?
lesson-1-two-together-varied = In clear weather the two sight him in { $clear-plain }, for now { $own-contact ->
    [fast] a 6
   *[other] an 8
 } will do; alone, Newcastle gains nothing. Rain is the best friend of whoever is hunted.
lesson-1-two-together-check-1 = Where is +1 worth more: where it takes a 10, or where it takes a 5?
lesson-1-two-together-check-1-alike = Alike: one step is one step
lesson-1-two-together-check-1-alike-why = The +1 moves the dice, not the chance. It lets in one more sum, and the sums are not equally common.
lesson-1-two-together-check-1-ten = Where it takes a 10
lesson-1-two-together-check-1-ten-why = It lets in the 9, in 4 ways. From 5 down it lets in the 4, in 3 ways.
lesson-1-two-together-check-1-five = Where it takes a 5
lesson-1-two-together-check-1-five-why = There most searches succeed already. The +1 lets in the 4 with its 3 ways; the 9 has 4.
lesson-1-two-together-check-2 = Next day the German string is 6 hexes long. What would you order?
lesson-1-two-together-check-2-help = Newcastle, and Norfolk helps: total 10, +1
lesson-1-two-together-check-2-help-why = Now the long string of the helper carries you into the next column. That takes away more than her +1 brings.
lesson-1-two-together-check-2-single = Newcastle alone: total 8
lesson-1-two-together-check-2-single-why = This time alone is better: the total stays in the second column. Help is not good or bad in itself; count before you order.
lesson-1-two-together-check-2-column-sighted = Sighted
lesson-1-two-together-check-2-column-gone = Nobody there: too early or too late
lesson-1-two-together-history-1 = Forbes laid lines of cruisers and destroyers across every way home. None of them met the two ships again.
lesson-1-two-together-history-2 = In the game helping costs time as well: after the search the strings of both forces grow shorter.

# 3 The other chair
lesson-1-long-way-title = The other chair
lesson-1-long-way-goal = Hide on the chart, and choose the way home.
lesson-1-long-way-hook = 24 November 1939. Now you are Marschall, with two battlecruisers and a long way home. Forbes’s cruisers lie between, and a storm is coming.
lesson-1-long-way-rule-1 = Your way becomes a string, from your pin to a port of yours. Its length counts for the total whenever they search for you.
lesson-1-long-way-rule-2 = With a total of 5 to 9 it takes a 10 to find you, with 10 to 15 a 12.
lesson-1-long-way-rule-3 = They search in pairs: +1 in bad weather, +2 in good.
lesson-1-long-way-assumption-1 = The searchers’ strings are 2 hexes long. Bad weather.
lesson-1-long-way-scene = { $order ->
    [detour] Your string runs north about. Newcastle and Norfolk search for it.
    [straight] Your string passes Bergen. Newcastle and Norfolk search for it.
   *[other] From your pin to Wilhelmshaven: the long way leads north about, the straight one past Bergen. Newcastle and Norfolk search for you.
 }
lesson-1-long-way-act-task = Which way home do you draw?
lesson-1-long-way-act-detour = The long way, north about: 9 hexes
lesson-1-long-way-act-straight = Straight for Wilhelmshaven: 5 hexes
lesson-1-long-way-act-told = In the storm, on the long string you are found less than a third as often. But it takes time: no port takes a ship before her string has shrunk to 6.
lesson-1-long-way-predict = They search for the string you have drawn. Out of 100 such searches, in how many do they find you?
lesson-1-long-way-target = you are sighted
lesson-1-long-way-group-unseen = not sighted
lesson-1-long-way-control = Weather
lesson-1-long-way-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-1-long-way-low = You said { $guess }; it is { $target-plain }. The pair’s +1 lets in one more sum than the table says.
lesson-1-long-way-high = You said { $guess }; it is { $target-plain }. Sums as high as they need are rare.
lesson-1-long-way-explain-1 = Long way: 9 + 2 is 11, the third column. There it takes a 12; with +1 an 11 will do. 2 ways for 11, 1 for 12: { $detour-plain }.
lesson-1-long-way-explain-2 = Straight: 5 + 2 is 7, the second column. It takes a 10; with +1 a 9 will do. 4 + 3 + 2 + 1 = 10 ways: { $straight-plain }.
lesson-1-long-way-explain-3 = The searchers are the same. You have only made it harder to know where you are.
lesson-1-long-way-vary = Storm or clear sky? See what the weather does to your string.
lesson-1-long-way-varied = In good weather the pair adds 2, and on the long string a 10 sights you: { $clear-plain }, twice as often as in the storm. Marschall waited for the storm.
lesson-1-long-way-check-1 = A single cruiser, without help, looks for the short string. Where does her chance of a sighting lie?
lesson-1-long-way-check-1-right = Without the +1 it takes a full 10 again: 6 of the 36 ways.
lesson-1-long-way-check-1-high = Too high. Without the +1 a 9 is no longer enough, and its 4 ways are gone.
lesson-1-long-way-check-1-low = Too low. 10, 11 and 12 are still enough, and together they come in 6 ways.
lesson-1-long-way-check-1-mark-detour = a pair, long string
lesson-1-long-way-check-1-mark-straight = a pair, short string
lesson-1-long-way-check-2 = Marschall’s way of 9 hexes is long. Which shorter string would hide him just as well?
lesson-1-long-way-check-2-none = None: each hex hides him a little better
lesson-1-long-way-check-2-none-why = The table has columns, not hexes. Within a column one hex more hides nobody, and still costs time.
lesson-1-long-way-check-2-eight = One of 8 hexes
lesson-1-long-way-check-2-eight-why = With the searchers’ 2 that makes 10, the third column still. With 7 hexes it would be 9, and a 10 would do.
lesson-1-long-way-check-2-seven = One of 7 hexes
lesson-1-long-way-check-2-seven-why = 7 and the searchers’ 2 make 9: that is the second column, in which a 10 is enough.
lesson-1-long-way-history-1 = Marschall did draw off to the north-east and waited there for weather bad enough to hide in.
lesson-1-long-way-history-2 = A real ship is somewhere at every moment. In the game nobody settles where until she is found.

# 4 The storm
lesson-1-storm-title = How long to wait?
lesson-1-storm-goal = See how a string grows short, and what a day costs.
lesson-1-storm-since-detour = You drew the long string, as Marschall did.
lesson-1-storm-since-straight = You drew the short string. Marschall drew the long one; now follow him.
lesson-1-storm-since-none = Marschall drew the long string.
lesson-1-storm-hook = 26 November 1939. The storm is there. Marschall can let time go by, and his string grows shorter.
lesson-1-storm-rule-1 = To let a day go by is to “pass”. In bad weather one die tells how many hexes the string loses, at either end.
lesson-1-storm-rule-2 = With 6 hexes or fewer, one end in port, a ship may try to come home.
lesson-1-storm-assumption-1 = The string is 9 hexes long. Bad weather all the time.
lesson-1-storm-scene = Marschall’s string, from the sea north of the Faeroes round to Wilhelmshaven.
lesson-1-storm-act-task = How many days does Marschall let go by? Each day the British may search once more.
lesson-1-storm-act-one = One day, then home
lesson-1-storm-act-two = Two days, then home
lesson-1-storm-act-told = The second day makes it all but sure. Its price is one more search: on so long a string, and in a storm, a search succeeds { $found-often }.
lesson-1-storm-predict = With your order: how often is the string then 6 hexes or shorter?
lesson-1-storm-option-half = In fewer than 50 of 100 such storms
lesson-1-storm-option-mostly = In 50 to 90 of 100
lesson-1-storm-option-nearly = In more than 90, but not every time
lesson-1-storm-option-always = Every time
lesson-1-storm-target = at most 6 hexes left
lesson-1-storm-outcome-0 = no hex left, only a pin
lesson-1-storm-outcome-1 = 1 hex left
lesson-1-storm-outcome-2 = 2 hexes left
lesson-1-storm-outcome-3 = 3 hexes left
lesson-1-storm-outcome-4 = 4 hexes left
lesson-1-storm-outcome-5 = 5 hexes left
lesson-1-storm-outcome-6 = 6 hexes left
lesson-1-storm-outcome-7 = 7 hexes left
lesson-1-storm-outcome-8 = 8 hexes left
lesson-1-storm-control = Length of the string
lesson-1-storm-right = Well judged: { $target-plain }.
lesson-1-storm-low = It is more: { $target-plain }. Three hexes must go; ask which throws take fewer.
lesson-1-storm-high = It is less: { $target-plain }. Three hexes must go, and low throws take too little.
lesson-1-storm-explain-1 = From 9 down to 6 three hexes must go. In one day the faces 3, 4, 5 and 6 do it: 4 of 6, { $one-plain }.
lesson-1-storm-explain-2 = In two days only a 1 and a 1 again take too little: of 36 ways 35 will do, { $two-plain }.
lesson-1-storm-explain-3 = Marschall lets the western end go. He is no longer there: what remains is the part of his way that lies ahead.
lesson-1-storm-vary = Suppose Marschall had drawn his string one hex shorter, 8 instead of 9. What would he have gained?
lesson-1-storm-varied = From 8 only two hexes must go: one day is enough in { $one-shorter-plain }, two days always. And 8 would have hidden him as well: with the searchers’ 2 it makes 10, still the third column. The best string ends just inside its column.
lesson-1-storm-check-1 = Put Marschall’s way home in order.
lesson-1-storm-check-1-first = first
lesson-1-storm-check-1-last = last
lesson-1-storm-check-1-right = Long to hide, then short to get in: that is the rhythm of every raid in this game.
lesson-1-storm-check-1-draw = Draw a string to a port of one’s own
lesson-1-storm-check-1-draw-why = Before anything can shrink, the string must be drawn.
lesson-1-storm-check-1-wait = Pass, and let the die shorten it
lesson-1-storm-check-1-wait-why = Time shortens the string that has been drawn.
lesson-1-storm-check-1-short = Six hexes or fewer are left
lesson-1-storm-check-1-short-why = Days pass before the string is that short.
lesson-1-storm-check-1-port = Try to come home
lesson-1-storm-check-1-port-why = No port takes a ship whose string is still longer than 6.
lesson-1-storm-check-2 = Does the second day add as much to the chance as the first?
lesson-1-storm-check-2-same = Yes, every day adds the same.
lesson-1-storm-check-2-same-why = Then two days would give more than 1, and no chance is more than 1.
lesson-1-storm-check-2-less = No: it only helps where the first day fell short.
lesson-1-storm-check-2-less-why = The first day already does most of the work.
lesson-1-storm-check-2-never = It makes it certain: a die shows 3½ on average, so two days take 7.
lesson-1-storm-check-2-never-why = An average is no promise. Two ones can fall, and the string keeps 7.
lesson-1-storm-history-1 = The two ships came south through a gale and passed the British lines off Norway unseen.
lesson-1-storm-history-2 = The die stands for everything that slows a ship down or speeds her up in a storm; Marschall himself knew where he was.

# 5 Home, or one more stroke?
lesson-1-home-title = Home, or one more stroke?
lesson-1-home-goal = Decide when enough is enough.
lesson-1-home-hook = 26 November 1939, night. The string is short, and a port of his own lies at its end. Home at once, or hunt one more of the patrol ships first?
lesson-1-home-rule-1 = When you try to come home, the enemy rolls two dice. With 9 or more he seizes the initiative, the right to act, and you stay at sea.
lesson-1-home-rule-2 = He may try after every search of yours, too. Each failure of his raises a counter, the Tally, by 1, and he adds it to his next roll.
lesson-1-home-rule-3 = After two failures a roll of 7 counts 9.
lesson-1-home-assumption-1 = Suppose all his tries fail until you turn for home: the Tally is then as high as the number of your searches.
lesson-1-home-scene = The string is short and now ends in another port of yours, Kiel. Newcastle and Norfolk are still at sea.
lesson-1-home-act-task = Marschall looks at you. What do you order?
lesson-1-home-act-now = Home at once
lesson-1-home-act-once-more = Search once more first
lesson-1-home-act-twice-more = Search twice more first
lesson-1-home-act-told = Every search more makes the way home harder, and each step costs more than the last. And what would it bring? At a total of 7 a search finds a patrol ship in { $found-plain }.
lesson-1-home-predict = Out of 100 tries with your order, in how many do you come home?
lesson-1-home-target = you come home
lesson-1-home-outcome-keeps = You keep the initiative, and come home
lesson-1-home-outcome-loses = He takes the initiative: you stay at sea
lesson-1-home-control = He spends an Evasive marker
lesson-1-home-set-none = no
lesson-1-home-set-bad = yes, +2 in bad weather
lesson-1-home-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-1-home-low = You said { $guess }; it is { $target-plain }. High sums are rarer than they look, and he needs one.
lesson-1-home-high = You said { $guess }; it is { $target-plain }. Count the ways that are enough for him, the Tally included.
lesson-1-home-explain-1 = At Tally 0 he needs a 9. It comes in 4 ways, 10 in 3, 11 in 2 and 12 in 1: 10 of 36. The other 26 bring you home: { $now-plain }.
lesson-1-home-explain-2 = At Tally 1 an 8 will do for him, and 8 comes in 5 ways: 21 are left to you, { $once-plain }. At Tally 2 a 7 will do, and 7 comes in 6 ways: 15 are left, { $twice-plain }.
lesson-1-home-explain-3 = 4, 5, 6 ways: the steps grow because the sums come nearer to 7, the commonest of all.
lesson-1-home-vary = Give one of his ships an Evasive marker, a bonus that can be spent once. What does it cost you?
lesson-1-home-varied = He adds 2 more. If you go home at once, that leaves you { $marker-plain }, just as if you had stayed for two more searches.
lesson-1-home-check-1 = He has tried twice in vain. What about his third try?
lesson-1-home-check-1-due = It will succeed: his luck is due.
lesson-1-home-check-1-due-why = Dice owe nobody anything. What helps him is the Tally, and it helps by exactly 2.
lesson-1-home-check-1-rule = It is likelier than his first, because the rule adds the Tally.
lesson-1-home-check-1-rule-why = The dice have no memory; this rule has one.
lesson-1-home-check-1-equal = It is as likely as his first: dice have no memory.
lesson-1-home-check-1-equal-why = That is true of the dice. But the rule remembers for them: it adds his failures to the roll.
lesson-1-home-check-2 = And after three failures of his? Mark your chance to come home.
lesson-1-home-check-2-right = A 6 will do for him now, and only the 10 ways below it are left to you.
lesson-1-home-check-2-high = Too high. At Tally 3 a 6 will do for him, and 6 comes in 5 more ways.
lesson-1-home-check-2-low = Too low. The sums 2 to 5 still bring you home, and there are 10 ways to them.
lesson-1-home-check-2-mark-now = Tally 0
lesson-1-home-check-2-mark-twice = Tally 2
lesson-1-home-history-1 = After Rawalpindi Marschall attacked nobody else: he wanted to come home unseen, and did.
lesson-1-home-history-2 = In Berlin Marschall was blamed for turning away from the first British cruiser that came up, instead of fighting her. Whether he was right is still argued about.

# Mission
lesson-1-mission-title = Now you: home through the storm
lesson-1-mission-task = 26 November 1939. You are Marschall; the long string home to Wilhelmshaven is drawn, and it storms. A new course only makes it longer. Let time go by, and it grows shorter, but the British search as well. Bring both battlecruisers home before anybody brings you to battle.
lesson-1-mission-goal = bring both battlecruisers home undamaged
lesson-1-mission-word-1 = String: the thick line. Your ships may be in any of its hexes; the more hexes, the harder they are to find.
lesson-1-mission-word-2 = G1: your force; British ones begin with B. A round marker is a pin: that place is known, and can be attacked.
lesson-1-mission-word-3 = Pass: your string loses hexes at its ends, in bad weather as many as a die shows. Then the British act.
lesson-1-mission-word-4 = Completion: going into port, your goal. The string must be short and touch your port, and the British must fail to take the initiative.
lesson-1-mission-word-5 = Initiative: the right to act. Whoever does not try to seize it gets an Evasive marker, a bonus that can be spent once.
lesson-1-mission-word-6 = Support: help while the British attack or search you. The less there is on their dice, the better for you.
lesson-1-mission-word-7 = Contact: the British have noticed you there; their next search or attack in that hex is easier. Intel: a report on a force.
lesson-1-mission-word-8 = Change: a number that rises each time the initiative passes. Germany, Britain: the points of each side so far.
lesson-1-mission-met = Both ships are home. Scharnhorst and Gneisenau were in Wilhelmshaven on 27 November 1939; the Home Fleet had searched for four days and not met them again.
lesson-1-mission-missed = They are not home. On 27 November 1939 they were: a long string, foul weather and patience had hidden them. When would you wait otherwise, and when go?
