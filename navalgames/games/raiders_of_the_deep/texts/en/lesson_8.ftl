# Episode 8: who comes home

lesson-8-title = Who comes home?
lesson-8-blurb = Flanders, 1917 and 1918: a little danger each time, what it adds up to, and who writes the books afterwards.
lesson-8-goal-1 = multiply a small danger over many patrols
lesson-8-goal-2 = see why the same share lost each time is not the same number
lesson-8-goal-3 = notice whom a story leaves out
lesson-8-summary-1 = Those who came home tell how they did it. Those who did the same and were lost tell nothing.
lesson-8-summary-2 = A danger that looks small once is large when it is met again and again.
lesson-8-summary-3 = To survive many patrols one must survive each of them: the chances are multiplied.
lesson-8-exit = Which successful people do you know of? Who tried the same and is not known?
lesson-8-home-1 = At your next table: choose your range once for the whole career and write it down. After six patrols say whether you would choose it again.
lesson-8-home-2 = Take a piece of advice from somebody successful. Whom would you have to ask to know whether it is good?
lesson-8-what-if = What if mines or escorts were different? See what changes
lesson-8-person-wenninger = Ralph Wenninger
lesson-8-person-wenninger-post = captain of UB-55
lesson-8-person-saltzwedel = Reinhold Saltzwedel
lesson-8-person-saltzwedel-post = captain of UB-81
lesson-8-person-bacon = Reginald Bacon
lesson-8-person-bacon-post = admiral at Dover
lesson-8-person-keyes = Roger Keyes
lesson-8-person-keyes-post = admiral at Dover after Bacon
lesson-8-ending-1 = UB-55 sank on a mine in the Strait of Dover on 22 April 1918. Some of her men floated out with their breathing sets. Six lived to be found, and Wenninger was one of them.
lesson-8-ending-2 = Of about 370 boats that served in the war 178 were lost, with some 5,000 men. About four of every five boats of Flanders did not come back.
lesson-8-ending-3 = In the game every patrol of a time is equally dangerous. Real captains learned, and the first patrols were the worst; but no one learned how to see a mine.
lesson-8-more-1 = Is it better to attack from near by night, on the surface? Try it over six patrols.
lesson-8-more-2 = A green crew meets mines. How much worse does she fare?

# 1 One rule for every patrol

lesson-8-rule-title = Near or far, every time?
lesson-8-rule-goal = See what one rule costs in six patrols.
lesson-8-rule-hook = 21 November 1917. Admiral Bacon’s men at Dover begin to lay thousands of new mines. Ralph Wenninger in UB-55 must pass there on every cruise. Now he meets a steamer with an escort.
lesson-8-rule-assumption-1 = Spring 1918, in the Channel: a UB III attacks every guarded ship by day and lets the others pass.
lesson-8-rule-rule-1 = From far away nobody sees you come. Close by, the escort finds you before you fire with 10 or more on two dice.
lesson-8-rule-rule-2 = After the shot it searches again, with 1 more if you were close. If it finds you it rams, drops depth charges and searches on.
lesson-8-rule-rule-3 = Mines, nets and aircraft come on top: they take nearly four boats of a hundred on each Channel patrol.
lesson-8-rule-scene = A steamer with an escort. After a roll: UB-55 six patrols later.
lesson-8-rule-act-task = From far away you hit less often and are found less often; close by, both more often. Give one rule for all your patrols.
lesson-8-rule-act-far = From far away, every time
lesson-8-rule-act-near = From close by, every time
lesson-8-rule-act-told = In one patrol the difference is small enough to forget: about 95 or 84 boats of 100 come home. In six it is about 72 or 35.
lesson-8-rule-predict = 100 boats keep your rule. How many are alive after six patrols?
lesson-8-rule-target = alive
lesson-8-rule-control = Waters
lesson-8-rule-set-channel = Channel
lesson-8-rule-set-mediterranean = Mediterranean
lesson-8-rule-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-8-rule-low = You said { $guess }; it is { $target-plain }. Every hunt ends at the first search that fails, and that mostly comes soon.
lesson-8-rule-high = You said { $guess }; it is { $target-plain }. Every patrol takes its share, six times.
lesson-8-rule-explain-1 = From far away { $far-one-plain } boats come home from one patrol; more exactly { $far-one-percent }. The next patrol keeps the same share of those that are left, and so on, six times: { $far-plain }.
lesson-8-rule-explain-2 = From close by it is { $near-one-plain }. About 84 of 100 of those left, six times over: { $near-plain }.
lesson-8-rule-explain-3 = The share is always the same, the number is not: the first patrol from close by takes 16 boats, the sixth only 7, because fewer are left to be lost.
lesson-8-rule-vary = Send them to the Mediterranean with the same rule. Do more come home?
lesson-8-rule-varied = Yes: from far away { $far-south-plain }, from close by { $near-south-plain }. There are fewer guarded ships to attack, and fewer mines.
lesson-8-rule-check-1 = 100 boats fire from close by on three patrols, and from far away on three. Which order leaves more of them?
lesson-8-rule-check-1-same = Close by first: the worst is soon behind them
lesson-8-rule-check-1-same-why = It is behind those who live. The far patrols then take their share of what is left, and the product is the same.
lesson-8-rule-check-1-factor = Neither: as many are left
lesson-8-rule-check-1-factor-why = Three times 95 of 100 and three times 84 of 100 are multiplied, and a product does not ask about the order. About half are left.
lesson-8-rule-check-1-number = Far away first: more boats live to go in close
lesson-8-rule-check-1-number-why = More live to go in close, and then more are lost there. Shares are multiplied in whatever order.
lesson-8-rule-check-2 = And how many are left after three patrols, all from close by? The marks are one and six patrols.
lesson-8-rule-check-2-right = { $near-three-plain }: below the middle of the two marks, for the first patrols take most.
lesson-8-rule-check-2-high = The loss is no straight line. The second and third patrol take more boats than the fifth and sixth.
lesson-8-rule-check-2-low = 16 boats are lost in the first patrol only. The second takes its share of 84, not of 100.
lesson-8-rule-check-2-mark-near-one = one
lesson-8-rule-check-2-mark-near = six
lesson-8-rule-history-1 = Late in the war a boat of Flanders made about six cruises before she was lost.
lesson-8-rule-history-2 = No captain kept to one range for ever. The rule of the step only shows what a habit costs.

# 2 Sail at once, or train first

lesson-8-mine-title = Sail at once, or train first?
lesson-8-mine-goal = See what a trained crew is worth among mines.
lesson-8-mine-since-far = You wanted to keep far away. Mines do not ask about it.
lesson-8-mine-since-near = You wanted to go in close. Mines do not ask about it.
lesson-8-mine-since-none = Near or far: mines do not ask about it.
lesson-8-mine-hook = 2 December 1917, off the Isle of Wight. Reinhold Saltzwedel has sunk more than a hundred ships. Now his UB-81 strikes a mine. A few men get out; he does not. Go back some weeks, and suppose that her men are new.
lesson-8-mine-assumption-1 = The limit of 4 is ours, fitted to the boats that were lost.
lesson-8-mine-rule-1 = Two dice: with 4 or less the boat strikes a mine.
lesson-8-mine-rule-2 = Then two dice again: she sinks, unless they show 2 or 3 (a mine adds 9, and 13 or more sinks).
lesson-8-mine-rule-3 = A green crew, all new men, takes 1 off the first throw.
lesson-8-mine-scene = Black: the boat. Circles: the way there and back; squares: her waters. Nobody sees the mines. After a roll: on her way, hurt, or on the bottom.
lesson-8-mine-act-task = To train takes months in which UB-81 sinks nothing. You are her captain: what do you do?
lesson-8-mine-act-train = Train the men first
lesson-8-mine-act-sail = Sail at once, with a green crew
lesson-8-mine-act-told = One point on two dice, and nearly twice the danger! Near or far means nothing to a mine; a trained crew is the one thing that helps, and not enough.
lesson-8-mine-predict = In how many of 100 mined places is she lost, with your order?
lesson-8-mine-target = the boat is sunk
lesson-8-mine-control = All her men lie wounded
lesson-8-mine-set-false = no
lesson-8-mine-set-true = yes
lesson-8-mine-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-8-mine-low = You said { $guess }; it is { $target-plain }. A mine that is struck nearly always sinks the boat.
lesson-8-mine-high = You said { $guess }; it is { $target-plain }. Most boats pass between the mines without knowing it.
lesson-8-mine-explain-1 = { $order ->
    [sail] A green crew strikes a mine with 2, 3, 4 and 5, in 1, 2, 3 and 4 ways: 10 of 36. In the other 26 she passes: { $missed-green-plain }. A trained one passes with a 5 as well, four ways fewer: 6 of 36.
   *[other] A trained crew strikes a mine with 2, 3 and 4, in 1, 2 and 3 ways: 6 of 36. In the other 30 she passes: { $missed-plain }. A green one strikes with a 5 as well, four ways more: 10 of 36.
 }
lesson-8-mine-explain-2 = Of those that strike a mine 33 of 36 sink, that is 11 of 12. { $order ->
    [sail] So a green crew is lost in 10/36 of 11/12: { $green-plain }.
   *[other] So a trained crew is lost in 1/6 of 11/12: { $trained-plain }.
 }
lesson-8-mine-vary = Suppose all her men lie wounded. That takes 1 off the first throw, too. Is she lost more often?
lesson-8-mine-varied = A trained crew whose men lie wounded is lost in { $hurt-plain } mined places, exactly as often as a green one: in the game a mine asks only who keeps watch.
lesson-8-mine-check-1 = One mined place; an elite crew adds 1 to the first throw. Put these in order of how often they happen.
lesson-8-mine-check-1-first = least often
lesson-8-mine-check-1-last = most often
lesson-8-mine-check-1-elite = An elite crew is sunk
lesson-8-mine-check-1-elite-why = With 1 added only 2 and 3 strike: 3 ways.
lesson-8-mine-check-1-trained = A trained crew is sunk
lesson-8-mine-check-1-trained-why = 2, 3 and 4 strike: 6 ways.
lesson-8-mine-check-1-green = A green crew is sunk
lesson-8-mine-check-1-green-why = With 1 taken off a 5 strikes as well: 10 ways.
lesson-8-mine-check-1-missed = A trained crew strikes nothing
lesson-8-mine-check-1-missed-why = All totals from 5 to 12 pass: 30 ways.
lesson-8-mine-check-1-right = 3, 6 or 10 ways to strike: the same step of 1 is worth more the nearer it comes to 7.
lesson-8-mine-check-2 = Bacon’s men lay more mines: now a 5 or less strikes. 36 boats of each crew pass. Which crew loses the most boats more than before?
lesson-8-mine-check-2-green = The elite crew: her danger doubles
lesson-8-mine-check-2-green-why = It doubles, but from 3 ways to 6: three boats. Twice a little is still little.
lesson-8-mine-check-2-same = All alike: it is 1 more for each
lesson-8-mine-check-2-same-why = The same 1 brings in another total for each crew: a 4, a 5 or a 6, and these do not fall equally often.
lesson-8-mine-check-2-alike = The green crew
lesson-8-mine-check-2-alike-why = For her even a 6 strikes now, five ways more; for the trained crew it is the four ways of a 5, for the elite crew the three of a 4.
lesson-8-mine-history-1 = Mines took about as many boats as any other weapon. Schwieger, who torpedoed the Lusitania, was lost to one in September 1917 with all his men.
lesson-8-mine-history-2 = In the game only the crew counts against a mine. Real boats had charts of cleared ways, reports and soundings, and still were lost.

# 3 Even if you attack nobody

lesson-8-nobody-title = And if you attack nobody?
lesson-8-nobody-goal = Follow a small danger through twelve patrols.
lesson-8-nobody-since-far = For six patrols you chose to fire from far away. Now there are twelve.
lesson-8-nobody-since-near = For six patrols you chose to fire from close by. Now there are twelve, and you grow careful.
lesson-8-nobody-since-none = Now there are twelve patrols.
lesson-8-nobody-hook = 1 January 1918. Roger Keyes takes over at Dover. Flares and searchlights light the strait at night, and boats must dive into the mines. Suppose Wenninger has only one wish now: to come home.
lesson-8-nobody-assumption-1 = The Channel in spring 1918, the same boat and crew every time.
lesson-8-nobody-rule-1 = Mines, nets and aircraft take nearly four boats of a hundred on each patrol, whatever you do.
lesson-8-nobody-rule-2 = Attacks from far away take one or two more.
lesson-8-nobody-scene = Another patrol through the strait. After a roll: alive after twelve, or on the bottom.
lesson-8-nobody-act-task = Your rule for twelve patrols? Whoever attacks nobody meets fewer dangers, and sinks not one ship.
lesson-8-nobody-act-nobody = Attack nobody at all
lesson-8-nobody-act-far = Attack, from far away
lesson-8-nobody-act-told = Whoever attacks nobody sinks nothing, and still loses more than a third of the boats. The way to work was deadlier than the work.
lesson-8-nobody-predict = 100 boats keep your rule. How many are alive after twelve patrols?
lesson-8-nobody-option-few = Fewer than 40
lesson-8-nobody-option-half = 40 to 55
lesson-8-nobody-option-more = 56 to 74
lesson-8-nobody-option-nearly = 75 or more
lesson-8-nobody-target = alive
lesson-8-nobody-control = Patrols
lesson-8-nobody-right = Well judged: { $target-plain }.
lesson-8-nobody-low = It is more: { $target-plain }. The later patrols find fewer boats to lose.
lesson-8-nobody-high = It is less: { $target-plain }. A few of a hundred, twelve times over.
lesson-8-nobody-explain-1 = Take those who attack nobody. Twelve times the loss of one patrol would be about 46 boats. But each patrol takes its share only of the boats that are left: after twelve patrols { $nobody-plain } are afloat. Nobody in them fired a shot.
lesson-8-nobody-explain-2 = From far away it is { $far-plain }. So of every hundred boats the mines and nets take 37, and all twelve patrols of attacks only 11 more.
lesson-8-nobody-vary = Shorten the career. After how many patrols are more than nine boats of ten afloat?
lesson-8-nobody-varied = Only for one: { $one-plain }. After three it is already less than nine of ten.
lesson-8-nobody-check-1 = Few patrols with attacks, or many without? Put these in order.
lesson-8-nobody-check-1-first = fewest boats left
lesson-8-nobody-check-1-last = most boats left
lesson-8-nobody-check-1-far = Twelve patrols, from far away
lesson-8-nobody-check-1-far-why = All dangers, and all twelve times: about half are left.
lesson-8-nobody-check-1-nobody = Twelve patrols, attacking nobody
lesson-8-nobody-check-1-nobody-why = Less danger on each patrol, but met twelve times.
lesson-8-nobody-check-1-far-six = Six patrols, from far away
lesson-8-nobody-check-1-far-six-why = { $far-six-plain }: half as many patrols help more than to attack nobody.
lesson-8-nobody-check-1-nobody-six = Six patrols, attacking nobody
lesson-8-nobody-check-1-nobody-six-why = { $nobody-six-plain }. The next six keep the same share of these, and so twelve leave fewer.
lesson-8-nobody-check-1-right = How often one sets out weighs more than what one does out there.
lesson-8-nobody-check-2 = After twelve patrols about 63 of 100 boats that attack nobody are left. And after 24?
lesson-8-nobody-check-2-sum = About 26: twice 37 are lost
lesson-8-nobody-check-2-sum-why = Then after 36 patrols fewer than none would be left. The second twelve take their share of 63 boats, not of 100.
lesson-8-nobody-check-2-product = Nearly 40: 63 of 100 of those 63
lesson-8-nobody-check-2-product-why = Each twelve patrols keep the same share of those who set out on them. So one can go on: 25 after 36.
lesson-8-nobody-check-2-last = About 63: the careful ones stay
lesson-8-nobody-check-2-last-why = They were as careful as the 37 who are gone. Mines do not ask, and the danger does not stop.
lesson-8-nobody-more-1 = She has come home eleven times. What about the twelfth patrol?
lesson-8-nobody-more-1-worse = More dangerous: luck runs out.
lesson-8-nobody-more-1-worse-why = Luck is no stock that is used up. The dice know nothing of the eleven.
lesson-8-nobody-more-1-same = As dangerous as the first
lesson-8-nobody-more-1-same-why = What lies behind her is certain now. Only what lies ahead has a chance.
lesson-8-nobody-more-1-better = Safer: she has proved herself.
lesson-8-nobody-more-1-better-why = In the game the crew stays as it is. In life one might have learned, but mines do not care.
lesson-8-nobody-history-1 = The barrage of Dover was lit from December 1917. One boat after another was lost there, and early in 1918 the large boats gave up the strait and sailed round Scotland.
lesson-8-nobody-history-2 = In our tables the Channel is as dangerous in every month from August 1917 on. Each barrage that was added is not in them.

# 4 Who writes the books

lesson-8-books-title = Who writes the books?
lesson-8-books-goal = See what those who came home cannot tell.
lesson-8-books-since-far = In the first step you chose to fire from far away. Many a famous captain did not.
lesson-8-books-since-near = In the first step you chose to fire from close by. So did many a famous captain.
lesson-8-books-since-none = Many a famous captain fired from close by.
lesson-8-books-hook = 22 April 1918. In the Strait of Dover UB-55 strikes a mine; Wenninger is one of six who are saved. After the war captains who went in close will write books. How many could not?
lesson-8-books-assumption-1 = The Channel in spring 1918. Whoever loses his boat counts as lost; that Wenninger was saved was a rare luck.
lesson-8-books-rule-1 = Of the boats that go in close { $near-three-plain } are left after three patrols, of those that keep far away { $far-three-plain }.
lesson-8-books-rule-2 = The next three are as dangerous as the first three, and so are the last three.
lesson-8-books-scene = A steamer with an escort, once more. After a roll: alive after all patrols, or on the bottom.
lesson-8-books-act-task = Nine patrols lie before you, and many a famous man went in close. There two torpedoes sink such a steamer { $near-shot-often }, from far away { $far-shot-often }. What is your rule?
lesson-8-books-act-near = Go in close, every time
lesson-8-books-act-far = From far away, every time
lesson-8-books-act-told = Of those who go in close { $near-plain } can write a book, of those who keep away { $far-plain }. And whose books are exciting?
lesson-8-books-predict = 100 captains keep your rule on nine patrols. How many are alive after them?
lesson-8-books-target = alive
lesson-8-books-control = Patrols
lesson-8-books-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-8-books-low = You said { $guess }; it is { $target-plain }. A few always come through.
lesson-8-books-high = You said { $guess }; it is { $target-plain }. Take the share of three patrols, of these the same share again, and of these once more.
lesson-8-books-explain-1 = Of those who go in close { $near-three-plain } are left after three patrols. Each further three keep the same share: 59 of 100 of 59, and of these 59 of 100 again: { $near-plain }. From far away it is 85 of 100, three times over: { $far-plain }.
lesson-8-books-explain-2 = The few who came home from close by did nothing better than the others. They had the same orders and the same dice. And yet each of them can say: I always went in close, and here I am.
lesson-8-books-explain-3 = The others would say something else. Nobody can ask them.
lesson-8-books-vary = Send those who go in close home earlier. After how many patrols are more than two thirds of these captains alive?
lesson-8-books-varied = Of these numbers only after two: { $two-plain } who go in close. No one sent them home so early.
lesson-8-books-check-1 = A yard marks every hit on the boats that came home: many at bow and stern, none at the conning tower. Where does it put more steel?
lesson-8-books-check-1-works = At bow and stern, where the hits are
lesson-8-books-check-1-works-why = These boats came home with such hits. That shows what a boat can bear.
lesson-8-books-check-1-ask = At the conning tower
lesson-8-books-check-1-ask-why = Shells do not avoid the tower. Boats that were hit there are missing from the count, as the lost captains are from the shelf.
lesson-8-books-check-1-lie = Everywhere alike: the marks tell nothing
lesson-8-books-check-1-lie-why = They tell a good deal, if one asks where the missing marks are.
lesson-8-books-more-1 = All ten captains on the rulebook’s list made many patrols. Did the many patrols make them great?
lesson-8-books-more-1-skill = Yes, practice did it.
lesson-8-books-more-1-skill-why = The list holds only those who lived long enough to sink so much. Two of the ten did not live to see its end.
lesson-8-books-more-1-luck = They are also those who lived to make them.
lesson-8-books-more-1-luck-why = Captains just as good were lost on their second patrol, and nobody counts them among the ten.
lesson-8-books-more-1-cheat = No, it was luck and nothing else.
lesson-8-books-more-1-cheat-why = In this step, where all do the same, yes. In the war skill mattered too; the list alone cannot tell the two apart.
lesson-8-books-history-1 = Saltzwedel and Schwieger stand among the ten captains of the rulebook’s list. Both died at sea, within three months.
lesson-8-books-history-2 = Real captains were not alike. In the game too a better crew, a medal or a well chosen hour changes the chances; here all are equal, so that one can see what luck does by itself.

# Mission

lesson-8-mission-title = Now you: UB-55, one patrol
lesson-8-mission-task = November 1917, in the Channel. A steamer with an escort is in sight, the last torpedoes are in the tubes, and the way home leads past the mines. Near you sink more, from far away you live longer. Sink a ship, and bring UB-55 home.
lesson-8-mission-goal = sink a ship, and come home
lesson-8-mission-met = { $number } tons sunk, and UB-55 is home, this time. On 22 April 1918 she sank on a mine in the Strait of Dover; Wenninger was one of six who lived to be found.
lesson-8-mission-missed = { $number ->
    [0] No ship went down.
   *[other] { $number } tons sunk, but UB-55 did not come home.
 } In April 1918 a mine sank her in the Strait of Dover. Which order would you give otherwise?
lesson-8-mission-word-1 = Boxes under a ship: points of damage. A torpedo that hits and explodes crosses out one or more; she sinks when all are crossed out.
lesson-8-mission-word-2 = G6, C06: kinds of torpedo. A G6 reaches any range, a C06 only close or medium. One salvo comes from bow or stern.
lesson-8-mission-word-3 = Found on the approach: only at close range. Your torpedoes then stay in their tubes, and the escorts attack you at once.
lesson-8-mission-word-4 = The escorts find the boat: they search after your attack. Found, you are attacked and searched for again; a search that fails ends the hunt.
lesson-8-mission-word-5 = Test depth: the dashed line. Below it the escorts find you less often, but every time it costs one box of hull or more.
lesson-8-mission-word-6 = Box: a stretch of the way, numbered on the map. In each you enter, dice tell what is met: on the way home mines, too.
