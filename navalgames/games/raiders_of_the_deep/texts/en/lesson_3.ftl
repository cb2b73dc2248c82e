# Episode 3: near or far

lesson-3-title = Near or far, day or night
lesson-3-blurb = February 1918: one liner, eight destroyers, and a captain who has two minutes.
lesson-3-goal-1 = follow an attack step by step
lesson-3-goal-2 = weigh a better shot against being found
lesson-3-goal-3 = see why chances in a row are multiplied
lesson-3-summary-1 = Who went closer sank hardly more ships, and was found far more often.
lesson-3-summary-2 = Each thing that must go right makes the whole rarer.
lesson-3-summary-3 = Twice the torpedoes can be more than twice the chance, when one hit is not enough.
lesson-3-exit = Where in your life do you accept a greater danger for a better chance? How great is each?
lesson-3-home-1 = At your next table: before each attack on a ship with escorts say which range you choose and what it may cost. Count how often you were found.
lesson-3-home-2 = Somebody says: “The nearer, the better.” What two numbers would you ask for?
lesson-3-what-if = What if one of the rules of the attack were different? See what changes
lesson-3-person-meyer = Wilhelm Meyer
lesson-3-person-meyer-post = captain of UB-77
lesson-3-person-mclean = Peter McLean
lesson-3-person-mclean-post = captain of the liner Tuscania
lesson-3-ending-1 = Meyer fired two torpedoes. The first missed; the second hit amidships. Tuscania stayed afloat for about four hours, long enough for the destroyers to take off more than 2,000 people. About 210 died.
lesson-3-ending-2 = The escorts dropped depth charges, but UB-77 got away. Of more than two million American soldiers who crossed the ocean, only a few hundred were lost to submarines: nearly all ships came through.
lesson-3-ending-3 = The game knows three ranges and counts tons. It does not know that there were people on board.
lesson-3-more-1 = Four torpedoes at once: at which range does a boat most often sink the liner without being found?
lesson-3-more-2 = Follow the attack to the end of the hunt: from which range do most boats come home?

# 1 How near

lesson-3-range-title = How near?
lesson-3-range-goal = See what nearness does for the shot.
lesson-3-range-hook = 5 February 1918, off the isle of Islay, in the last light. A convoy comes in from America: the liner Tuscania with more than 2,000 soldiers, and eight destroyers. Wilhelm Meyer in UB-77 lets them come. You advise him.
lesson-3-range-assumption-1 = Under water, by day, two G/6 torpedoes of 1918, which reach any range: only a 1 is a dud. Tuscania sinks with four points. That destroyers then search is for step 3.
lesson-3-range-rule-1 = Close by a torpedo hits with 8 or less on two dice, at medium range with 7, at long range with 6.
lesson-3-range-rule-2 = An explosion does 4 points with a 1, 3 with a 2, 2 with a 3, else 1.
lesson-3-range-rule-3 = Whoever goes close may be seen before he can fire: with 10 or more on two dice.
lesson-3-range-scene = The grey ship stands for all eight destroyers. The small ones are freighters. “!” and filled boxes: what hunters broke; not counted here.
lesson-3-range-act-task = Near you hit more surely, and are seen more easily. How near?
lesson-3-range-act-close = Close
lesson-3-range-act-medium = Medium range
lesson-3-range-act-long = Long range
lesson-3-range-act-told = From close range one hits most surely, and yet the whole attack gains very little over medium range.
lesson-3-range-predict = Out of 100 attacks with your order, in how many is Tuscania sunk?
lesson-3-range-target = Tuscania is sunk
lesson-3-range-group-afloat = Tuscania stays afloat
lesson-3-range-group-seen = seen before he fires
lesson-3-range-control = Time of the war
lesson-3-range-set-1918 = 1918
lesson-3-range-set-1914 = 1914
lesson-3-range-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-3-range-low = You said { $guess }; it is { $target-plain }. Two torpedoes share the work, and sometimes one is enough.
lesson-3-range-high = You said { $guess }; it is { $target-plain }. She needs four points, and one explosion rarely does so many.
lesson-3-range-explain-1 = From medium range exactly one torpedo explodes in about 50 of 100 attacks. One in six of these does four points, about 8. Both explode in about 24; 7 in 12 of these do four points together, about 14. In all { $medium-plain }.
lesson-3-range-explain-2 = Close by the same way leads to 29 in 100, if only he gets to fire. But in 6 of 36 ways he is seen before. Five sixths of 29 are left: { $close-plain }.
lesson-3-range-explain-3 = From long range fewer torpedoes hit: { $long-plain }.
lesson-3-range-vary = Take the torpedoes of 1914 instead. Would they have sunk her more or less often?
lesson-3-range-varied = In 1914 a 1 or a 2 was a dud; four years of war taught how to build fuses. With your order two torpedoes would have sunk her in { $early-plain } attacks.
lesson-3-range-check-1 = Close by each torpedo hits more surely. Why does the whole attack gain so little?
lesson-3-range-check-1-sure = It does gain as much; the nearer, the better.
lesson-3-range-check-1-sure-why = The shot gains, but some boats never get to fire. Both belong to the attack.
lesson-3-range-check-1-small = Because first the approach must succeed, and then the shot.
lesson-3-range-check-1-small-why = Two things in a row: their chances are multiplied, and a better second one is eaten up by the first.
lesson-3-range-check-1-luck = Because Meyer was unlucky.
lesson-3-range-check-1-luck-why = One attack is one throw of the dice. The number is about all attacks of this kind.
lesson-3-range-history-1 = Tuscania carried engineers and airmen of the United States Army. She was the first troopship on the way to Europe with Americans on board that was sunk.
lesson-3-range-history-2 = Three ranges stand for every distance from a few hundred metres to some kilometres. How near Meyer was, our sources do not say.

# 2 Two torpedoes, or four

lesson-3-torpedoes-title = Two torpedoes, or four?
lesson-3-torpedoes-goal = See when twice as much is more than twice as good.
lesson-3-torpedoes-since-medium = You chose medium range.
lesson-3-torpedoes-since-close = You wanted to go close.
lesson-3-torpedoes-since-long = You wanted to keep far off. But half of his torpedoes do not reach so far: Meyer comes in to medium range.
lesson-3-torpedoes-since-none = Meyer chooses medium range.
lesson-3-torpedoes-carried = Your order stands. Go back to the moment before the shot.
lesson-3-torpedoes-hook = 5 February 1918, shortly before six in the evening. Four torpedoes lie in the bow tubes of UB-77. She is far from home, and there are few more.
lesson-3-torpedoes-assumption-1 = { $own-distance ->
    [close] All at Tuscania, from close by, by day. On the way in UB-77 may be seen, as before.
   *[other] All at Tuscania, from medium range, by day.
 }
lesson-3-torpedoes-rule-1 = Each torpedo is thrown for by itself: { $own-distance ->
    [close] 8
   *[other] 7
 } or less hits; then a 1 on one die is a dud. Each explosion does 1 to 4 points.
lesson-3-torpedoes-rule-2 = The points of all explosions are added, and four sink her: 4 alone, or 3 and 1, or 2 and 2. Once she sinks, the rest are not thrown for.
lesson-3-torpedoes-scene = Four tubes: two G/6, which reach any range, and two C/06, up to medium.
lesson-3-torpedoes-act-task = Two torpedoes kept are another attack on another day. How many do you fire?
lesson-3-torpedoes-act-two = Two
lesson-3-torpedoes-act-four = All four
lesson-3-torpedoes-act-told = Twice the torpedoes, and more than twice the chance! One explosion is seldom enough here, so each torpedo helps the others.
lesson-3-torpedoes-predict = Out of 100 attacks with your order, in how many is Tuscania sunk?
lesson-3-torpedoes-target = the ship is sunk
lesson-3-torpedoes-control = Target
lesson-3-torpedoes-set-very-large = a liner, four points
lesson-3-torpedoes-set-large = three points
lesson-3-torpedoes-set-small = two points
lesson-3-torpedoes-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-3-torpedoes-low = You said { $guess }; it is { $target-plain }. Every further torpedo also helps those that have already hit.
lesson-3-torpedoes-high = You said { $guess }; it is { $target-plain }. Many torpedoes miss or are duds.
lesson-3-torpedoes-explain-1 = { $own-distance ->
    [close] Three torpedoes in five explode. Of two that are fired, both explode only in about 36 of 100 attacks; of four, two or more do in about 82. But one approach in six is seen, and nobody fires.
   *[other] Nearly one torpedo in two explodes. Of two that are fired, both explode only in about 24 of 100 attacks. Of four, two or more explode in about 67.
 }
lesson-3-torpedoes-explain-2 = And two explosions mostly do what one cannot: four points. So four torpedoes sink her in { $four-plain } attacks and two in { $two-plain }.
lesson-3-torpedoes-vary = Four torpedoes sink the liner more than twice as often as two. Put a smaller ship in her place, with three points or with two. At which of these do they fall furthest short of twice? See “Every order”.
lesson-3-torpedoes-varied = With three points two torpedoes sink her in { $large-two-plain } attacks, four in { $large-plain }; with two points in { $small-two-plain } and { $small-plain }. For the smallest one good hit is mostly enough, and the rest is waste.
lesson-3-torpedoes-check-1 = In episode 1 a second torpedo did not double the chance. Why is it different here?
lesson-3-torpedoes-check-1-double = Because twice the torpedoes must be twice the chance.
lesson-3-torpedoes-check-1-double-why = Then it would have been so in episode 1, too. It depends on how much is needed.
lesson-3-torpedoes-check-1-together = Because here several hits must work together.
lesson-3-torpedoes-check-1-together-why = Where one success is enough, a second is partly waste. Where two are needed, the second makes the first worth something.
lesson-3-torpedoes-check-1-less = Because chances of torpedoes are added.
lesson-3-torpedoes-check-1-less-why = With sums nine torpedoes would make more than certainty. Even nine can fail.
lesson-3-torpedoes-check-2 = And three torpedoes? Place their chance to sink her on the line.
lesson-3-torpedoes-check-2-right = Three lie between two and four: the third makes two explosions much likelier.
lesson-3-torpedoes-check-2-high = A third torpedo helps a lot, but not as much as two more. It must lie between the two marks.
lesson-3-torpedoes-check-2-low = With three torpedoes two explosions are much likelier than with two. It must lie between the two marks.
lesson-3-torpedoes-check-2-mark-two = two torpedoes
lesson-3-torpedoes-check-2-mark-four = four torpedoes
lesson-3-torpedoes-history-1 = Meyer fired two. One was a miss; one was enough, after four hours.
lesson-3-torpedoes-history-2 = Ships in the game sink at once or not at all. Real ones took minutes or hours, and could sometimes be beached or towed.

# 3 What nearness costs

lesson-3-price-title = What does nearness cost?
lesson-3-price-goal = Follow one attack to all its ends.
lesson-3-price-since-medium = You stayed at medium range. What would have become of those who went close?
lesson-3-price-since-close = You wanted to go close. Here is the rest of the bill.
lesson-3-price-since-long = You kept far off. What would have become of those who went close?
lesson-3-price-since-none = What becomes of those who go close?
lesson-3-price-hook = 5 February 1918. From his bridge Captain McLean sees eight destroyers looking for one periscope.
lesson-3-price-assumption-1 = Two torpedoes by day; only the first search is counted.
lesson-3-price-rule-1 = On the way in: with 10 or more on two dice he is seen and cannot fire.
lesson-3-price-rule-2 = After the shot they search: 9 or more finds him.
lesson-3-price-rule-3 = The torpedo’s track adds 1, close range 1 more; long range takes 1 away. Close: 7 and 2 make 9.
lesson-3-price-scene = The boat goes to the range that is asked about. What hunters break (“!”) is not counted.
lesson-3-price-act-task = This time you are close. A freighter sinks with two points, the liner with four. Does it also make a difference to who finds you? At whom do you fire?
lesson-3-price-act-freighter = At the last freighter, ship 4, 3,100 tons
lesson-3-price-act-liner = At Tuscania, 14,348 tons
lesson-3-price-act-told = The freighter sinks more than twice as often. But the escorts search alike, whatever you fired at.
lesson-3-price-act-beside = she is sunk
lesson-3-price-predict = With your order: how do 36 such boats fare?
lesson-3-price-target = the boat is found
lesson-3-price-control = Range
lesson-3-price-set-close = close
lesson-3-price-set-medium = medium
lesson-3-price-set-long = long
lesson-3-price-right = Very close to the real shape. Found are { $target-plain }.
lesson-3-price-low = You gave the three “found” too little. Together they make { $target-plain }: there are two searches, and the second is helped.
lesson-3-price-high = You gave the three “found” too much. Together they make { $target-plain }; the rest slips away.
lesson-3-price-shape = The three “found” were about right together ({ $target-plain }), but not their parts: { $coming-plain } are seen before they fire.
lesson-3-price-explain-1 = Seen on the way in: 10, 11 and 12 come in 3, 2 and 1 ways, 6 of 36: { $coming-plain }.
lesson-3-price-explain-2 = 83 of 100 get to fire. With 2 added a throw of 7 or more finds them: 21 of 36 ways. That is 49 of the 83.
lesson-3-price-explain-3 = 17 and 49 make about 65: { $target-plain } are found, at whomever they fired. A freighter is sunk in { $small-sunk-plain }, the liner in { $close-sunk-plain }.
lesson-3-price-vary = From where is the boat found most seldom?
lesson-3-price-varied = From long range in { $long-plain } attacks, from medium range in { $medium-plain }. Only the close approach has two searches to pass.
lesson-3-price-check-2 = One attack with two torpedoes. Put these in order.
lesson-3-price-check-2-first = rarest
lesson-3-price-check-2-last = most often
lesson-3-price-check-2-seen = close: seen on the way in
lesson-3-price-check-2-seen-why = Only 6 of 36 ways make 10 or more.
lesson-3-price-check-2-liner = close: the liner is sunk
lesson-3-price-check-2-liner-why = He must get in, hit, and do four points.
lesson-3-price-check-2-far = medium: found
lesson-3-price-check-2-far-why = One search, with 1 added: 8 or more, 15 of 36 ways.
lesson-3-price-check-2-near = close: found
lesson-3-price-check-2-near-why = Two searches, and the second with 2 added.
lesson-3-price-check-2-right = Close range sinks hardly more ships, and it is found half as often again.
lesson-3-price-check-1 = From medium range { $medium-sunk-plain } sink her and { $medium-plain } are found. Close by both are more (set the range to close and read “Every order”). How many more boats are found for each further liner sunk?
lesson-3-price-check-1-one = About one more boat found
lesson-3-price-check-1-one-why = Subtract: two more liners in a hundred attacks, but more than twenty more boats found.
lesson-3-price-check-1-eleven = About eleven more boats found
lesson-3-price-check-1-eleven-why = Two liners more and between 23 and 24 boats more in a hundred attacks: about eleven found for each. A boat that is found may sink nobody any more.
lesson-3-price-check-1-all = All the boats that are found
lesson-3-price-check-1-all-why = Most of these would have been found from medium range, too. The price of nearness is only what it adds.
lesson-3-price-history-1 = By 1918 a troop convoy had a strong screen of destroyers for its last days at sea. That so many could be taken off Tuscania was their work, too.
lesson-3-price-history-2 = In the game the escorts search one after the other, once each time. Real lookouts watched all the time.

# 4 In the dark

lesson-3-night-title = By day, or in the dark?
lesson-3-night-goal = See how two things that must go right combine.
lesson-3-night-since-four = All four torpedoes are gone. With new ones in the tubes you follow a convoy of small freighters.
lesson-3-night-since-two = Two torpedoes are left. You follow a convoy of small freighters.
lesson-3-night-since-none = You follow a convoy of small freighters.
lesson-3-night-hook = February 1918. On the surface by night a submarine is low and dark, and nobody sees the track of a torpedo. But who waits may lose the convoy.
lesson-3-night-assumption-1 = Two torpedoes from medium range at a small freighter that sinks with two points. Whoever loses the convoy before night sinks nothing; that is not counted here.
lesson-3-night-rule-1 = By night on the surface 8 or less hits, by day under water 7 or less.
lesson-3-night-rule-2 = An explosion does two points or more with 1, 2 or 3; two explosions are always enough.
lesson-3-night-rule-3 = They search, and 9 or more finds you. By day the track adds 1, and long range takes 1 away.
lesson-3-night-scene = UB-77 and four freighters.
lesson-3-night-act-task = The convoy is here now, and by night you may have lost it. When do you attack?
lesson-3-night-act-night = By night, on the surface
lesson-3-night-act-day = Now, by day, under water
lesson-3-night-act-told = The night helps twice, with the aim and with hiding, and the two are multiplied: { $by-night-plain } by night, { $by-day-plain } by day. But whoever loses one convoy in three before it is dark has gained next to nothing.
lesson-3-night-predict = Out of 100 such attacks, in how many is she sunk and you are not found?
lesson-3-night-option-few = Fewer than 20
lesson-3-night-option-some = 20 to 34
lesson-3-night-option-half = 35 to 54
lesson-3-night-option-most = 55 or more
lesson-3-night-target = sunk, and not found
lesson-3-night-control = Range
lesson-3-night-set-medium = medium
lesson-3-night-set-close = close
lesson-3-night-set-long = long
lesson-3-night-right = Well judged: { $target-plain }.
lesson-3-night-low = It is more: { $target-plain }. Each of the two goes right about as often as not, or oftener.
lesson-3-night-high = It is less: { $target-plain }. Each goes right often enough, but both must.
lesson-3-night-explain-1 = { $order ->
    [day] By day, under water, one torpedo explodes in about 49 of 100 shots. In about 50 attacks it is exactly one, and half of these sink her: 25. In about 24 both explode: 24 more. In all she is sunk in { $hit-day-plain }.
   *[other] By night one torpedo explodes in about 60 of 100 shots. In about 48 attacks it is exactly one, and half of these sink her: 24. In about 36 both explode: 36 more. In all she is sunk in { $hit-plain }.
 }
lesson-3-night-explain-2 = { $order ->
    [day] The track of the torpedo adds 1, so the search misses with all throws up to 7: 21 of 36 ways. Both must come true: 21/36 of the 49, that is { $by-day-plain }.
   *[other] The search misses with all throws up to 8: 26 of 36 ways. Both must come true: 26/36 of the 60, that is { $by-night-plain }.
 }
lesson-3-night-explain-3 = { $order ->
    [day] By night both are a little better, 60 sunk and 26 of 36 ways to hide. Together they make { $by-night-plain }.
   *[other] By day both are a little worse, 49 sunk and 21 of 36 ways to hide. Together they make only { $by-day-plain }.
 }
lesson-3-night-vary = From where does it go well least often?
lesson-3-night-varied = From close by: { $near-night-plain } by night and { $near-day-plain } by day. The aim is best there, and still the whole is the worst: some are seen before they fire.
lesson-3-night-check-1 = Another boat sinks her ship in 50 of 100 attacks and is not found in 80. How often both?
lesson-3-night-check-1-sum = 50 and 80, less 100: 30
lesson-3-night-check-1-sum-why = That would be the least possible, if one failed only where the other went well. The dice know nothing of each other.
lesson-3-night-check-1-product = 80 in 100 of the 50: 40
lesson-3-night-check-1-product-why = The search is thrown anew after every attack, after good and bad ones alike: a share of a share.
lesson-3-night-check-1-smaller = 50, the smaller of the two
lesson-3-night-check-1-smaller-why = Then every boat that sinks a ship would get away unseen. Some are found.
lesson-3-night-check-2 = Tuscania once more. Range and hour are yours. What would you order?
lesson-3-night-check-2-near = By day, close
lesson-3-night-check-2-near-why = It sinks nearly as many as the night does, and no other order is found out as often. It is the order of those who want to be sure of the shot.
lesson-3-night-check-2-far = By day, from long range
lesson-3-night-check-2-far-why = You are seldom found and seldom sink her. Whoever has a long career before him may think so.
lesson-3-night-check-2-dark = By night, from medium range
lesson-3-night-check-2-dark-why = It sinks most and is found as seldom as from far off. But one must still have the ship in sight when it is dark.
lesson-3-night-check-2-column-sunk = she is sunk
lesson-3-night-check-2-column-found = you are found
lesson-3-night-more-1 = The lab gives the difference between day and night to the last digit. How sure is it?
lesson-3-night-more-1-sure = Quite sure, because the numbers are exact.
lesson-3-night-more-1-sure-why = They follow exactly from the charts. But what night itself adds to a search is a value of our own.
lesson-3-night-more-1-guess = As sure as the value that was guessed.
lesson-3-night-more-1-guess-why = Among the choices it can be set to 1 less or 1 more, and the answer moves with it.
lesson-3-night-history-1 = In 1917 and 1918 many attacks were made by night on the surface, where a boat was faster and harder to see than its periscope by day.
lesson-3-night-history-2 = Moon, swell and lookouts counted for more than the clock.

# Mission

lesson-3-mission-title = Now you: the liner Tuscania
lesson-3-mission-task = 5 February 1918, off Islay, in the last light. The liner Tuscania comes in with a convoy and eight destroyers. You command UB-77. Four points sink the liner: do it, and bring the boat away. Weigh nearness anew: your first salvo may be the only one, and most sound boats that are found get away.
lesson-3-mission-goal = sink Tuscania, and get away
lesson-3-mission-met = Tuscania is sunk, and UB-77 got away. So it was in 1918; but the liner stayed afloat for about four hours, and the destroyers took off more than 2,000 people. About 210 died.
lesson-3-mission-missed = { $number ->
    [0] No ship went down.
   *[other] { $number } tons sunk; but the liner came through, or UB-77 did not.
 } Meyer hit Tuscania with one of two torpedoes, and got away. Which order would you give otherwise?
lesson-3-mission-word-1 = Boxes under a ship: points of damage, four for Tuscania. A torpedo that explodes crosses out one or more; she sinks when all are.
lesson-3-mission-word-2 = G6, C06: kinds of torpedo. A G6 reaches any range, a C06 only close or medium. One salvo comes from bow or stern.
lesson-3-mission-word-3 = Found on the approach: only at close range. Your torpedoes then stay in their tubes, and the escorts attack you at once.
lesson-3-mission-word-4 = The escorts find the boat: they search after your attack. Found, you are attacked and searched for again; a search that fails ends the hunt.
lesson-3-mission-word-5 = Test depth: the dashed line. Below it the escorts find you less often, but every time it costs one box of hull or more.
lesson-3-mission-word-6 = Follow the ships: Tuscania, once damaged, cannot run away: follow the damaged ships. A convoy found again is four other ships, without her.
