# Episode 5: the destroyer overhead

lesson-5-title = The destroyer overhead
lesson-5-blurb = July 1918: one boat, one hunter, and three orders that feel safer than they are.
lesson-5-goal-1 = work out what a 1 more or less on two dice is worth
lesson-5-goal-2 = tell two plans apart that have the same average
lesson-5-goal-3 = see why the best order for one moment can be the worst for an hour
lesson-5-summary-1 = What hides a boat best in one search can lose her in the whole hunt, because its price is paid every time.
lesson-5-summary-2 = Two plans with the same average can differ in risk: dodging brings more clean escapes and more disasters.
lesson-5-summary-3 = A 1 more or less on two dice is worth most in the middle, and little at the ends.
lesson-5-exit = When did something that helped at the moment make matters worse in the end? Give one example from the hunt and one from your own life.
lesson-5-home-1 = At your next table: before each hunt write down how many hull boxes you are willing to pay for depth, and see whether you keep to it.
lesson-5-home-2 = Two captains wrote books about the same afternoon and do not agree. How would you find out what happened?
lesson-5-what-if = What if one of the rules of the hunt were different? See what changes
lesson-5-person-furbringer = Werner Fürbringer
lesson-5-person-furbringer-post = captain of UB-110
lesson-5-person-lightoller = Charles Lightoller
lesson-5-person-lightoller-post = captain of the destroyer Garry
lesson-5-ending-1 = UB-110 did not get away. Depth charges forced her up, and Garry rammed her; she sank. Garry’s bow was so torn that Lightoller took her home stern first, all night long.
lesson-5-ending-2 = Fürbringer lived. He wrote that his men were shot at while they swam; the British reports tell it differently. More than a third of the crew died, and how has never been settled.
lesson-5-ending-3 = In October 1918 UB-110 was raised and brought into a dock on the Tyne. The photographs taken inside her can still be seen: every wheel that her men turned that afternoon.
lesson-5-more-1 = From how many lost boxes on does going below the line hide you less well than staying above it?
lesson-5-more-2 = A small UB I has a hull of only four boxes. Try her: is the standing order “stay” still the better one?

# 1 Stay, or go deeper

lesson-5-search-title = Stay, or go deeper?
lesson-5-search-goal = See what one order is worth on two dice.
lesson-5-search-hook = 19 July 1918, off Yorkshire. Werner Fürbringer’s UB-110 has come too close to a convoy. Above her turns the destroyer Garry under Charles Lightoller, who survived the Titanic six years ago. You are in UB-110, tested to 50 metres: her test depth.
lesson-5-search-assumption-1 = UB-110 is undamaged and has fired a torpedo by day.
lesson-5-search-rule-1 = The destroyer rolls two dice. With 9 or more she finds you, with 12 or more exactly.
lesson-5-search-rule-2 = The torpedo’s white track, seen by day, adds 1.
lesson-5-search-rule-3 = Below test depth 1 is taken off. It costs one of your seven hull boxes each time; then two dice test the hull. With one box gone it always holds.
lesson-5-search-scene = Lightoller is overhead. The dashed line is your test depth.
lesson-5-search-thrown = { $order ->
    [deep] { $set ->
        [true] The track adds 1, the depth takes 1 off: 9 or more on the dice finds you.
       *[other] The depth takes 1 off: 10 or more on the dice finds you.
     }
   *[other] { $set ->
        [true] The track adds 1: 8 or more on the dice finds you.
       *[other] By night nothing is added: 9 or more on the dice finds you.
     }
 }
lesson-5-search-act-task = Below the dashed line he finds you less easily, and the hull pays. Above it, or below?
lesson-5-search-act-keep = Stay above the line
lesson-5-search-act-deep = Go below the line
lesson-5-search-act-told = Depth hides: what finds you in 15 of 36 ways above the line finds you in 10 below it. So far it has cost one hull box. Remember that box.
lesson-5-search-predict = Out of 100 searches with your order, in how many does he find you?
lesson-5-search-target = the boat is found
lesson-5-search-control = Torpedo fired by day
lesson-5-search-set-true = yes
lesson-5-search-set-false = no, by night
lesson-5-search-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-5-search-low = You said { $guess }; it is { $target-plain }. Totals like 8, 9 and 10 come more often than one thinks.
lesson-5-search-high = You said { $guess }; it is { $target-plain }. All totals up to 7 miss you, and 7 is the commonest of all.
lesson-5-search-explain-1 = Two dice fall in 36 ways. If you stay, the track adds 1, so a throw of 8 is enough. The throws 8, 9, 10, 11 and 12 come in 5, 4, 3, 2 and 1 ways. That makes 15: { $keep-plain }.
lesson-5-search-explain-2 = If you go deeper, the 1 for the track and the 1 for the depth cancel out. Now it takes a real 9. The five ways of throwing an 8 drop out, and 10 are left: { $deep-plain }.
lesson-5-search-explain-3 = So here a 1 is worth five ways in 36. Near 7 it would be worth six, and at the far end, between 11 and 12, only one or two.
lesson-5-search-vary = Let it be night, when nobody sees the track of the torpedo. Does he find you less often?
lesson-5-search-varied = By night a boat that stays above the line is found in { $night-plain } searches. Darkness is worth exactly as much as depth, and costs no hull.
lesson-5-search-check-1 = Where is a 1 on the dice worth most to the hunter?
lesson-5-search-check-1-same = It is worth the same everywhere.
lesson-5-search-check-1-same-why = The total moves by 1 everywhere, but not the number of ways: six ways make a 7, only one makes a 12.
lesson-5-search-check-1-middle = If he needed 8 and now needs only 7.
lesson-5-search-check-1-middle-why = The six ways of throwing a 7 come in at once. No other total has so many.
lesson-5-search-check-1-end = If he needed 12 and now needs only 11.
lesson-5-search-check-1-end-why = His chance triples, but from one way to three. In the middle he gains six ways.
lesson-5-search-check-2 = Garry has lost three boats this month, each time at the first search. Is she likelier to find you?
lesson-5-search-check-2-due = Yes, a success is overdue.
lesson-5-search-check-2-due-why = Two dice do not know about other boats. Every search begins with all 36 ways.
lesson-5-search-check-2-fresh = No, her chance is what it always is.
lesson-5-search-check-2-fresh-why = Each search is a fresh throw; what came before changes nothing.
lesson-5-search-check-2-blind = No, she has shown that she cannot find boats.
lesson-5-search-check-2-blind-why = Three misses in a row are nothing strange where more than half of all searches miss.
lesson-5-search-more-1 = You stay or go below the line, by day or by night. Put these in order.
lesson-5-search-more-1-first = found most seldom
lesson-5-search-more-1-last = found most often
lesson-5-search-more-1-deep-night = below the line, by night
lesson-5-search-more-1-deep-night-why = Nothing is added, and depth takes 1 off: it takes a 10, and only six ways make 10 or more.
lesson-5-search-more-1-deep-day = below the line, by day
lesson-5-search-more-1-deep-day-why = The track adds 1, depth takes 1 off: a real 9 is needed, 10 ways.
lesson-5-search-more-1-keep-day = above the line, by day
lesson-5-search-more-1-keep-day-why = The track adds 1 and nothing is taken off: an 8 is enough, 15 ways.
lesson-5-search-more-1-right = From 8 to 9 five ways drop out, from 9 to 10 only four: the same 1 is worth less and less towards the end.
lesson-5-search-history-1 = The torpedoes of the time ran on compressed air or steam and drew a line of bubbles behind them. Lookouts followed that line back to the boat.
lesson-5-search-history-2 = A real hunt could last all day, with hydrophones, nets and waiting. In the game each search is one throw, and the first that fails ends the hunt.

# 2 Left, right or straight on

lesson-5-turn-title = Left, right or straight on?
lesson-5-turn-goal = Compare two plans with the same average.
lesson-5-turn-since-keep = You stayed above the line.
lesson-5-turn-since-deep = You went below the line.
lesson-5-turn-since-none = The boat stayed where she was.
lesson-5-turn-carried = { $own-came ->
    [undetected] Your dice hid you. An hour later he comes back, and now he has found you, roughly.
    [well_detected] Your dice gave you away: he knows exactly where you are.
   *[other] Your dice gave you away: he knows roughly where you are.
 } { $own-hull ->
    [1] A box of your hull is gone.
   *[other] Your hull is whole.
 }
lesson-5-turn-hook = Still 19 July 1918. They have found you. A depth charge must burst within a few metres of the hull, and it takes seconds to sink. In those seconds you can turn, and Lightoller has to guess which way.
lesson-5-turn-assumption-1 = To dodge is an optional rule of the game. Nothing is broken yet.
lesson-5-turn-rule-1 = { $own-well_detected ->
    [true] Two dice and 1, for he knows exactly where you are, tell the hits: 3 none, 4 to 6 one, 7 and 8 two, 9 and 10 three, 11 four, 12 five, 13 sinks you.
   *[other] Two dice tell the hits: 2 and 3 none, 4 to 6 one, 7 and 8 two, 9 and 10 three, 11 four, 12 five. Nothing is added, so 13 cannot come.
 }
lesson-5-turn-rule-2 = Left is 1 or 2, right 3 or 4, straight on 5 or 6. You name a number, and a third die guesses it.
lesson-5-turn-rule-3 = He guesses another way than yours: one hit less. Your way: one more. Your very number: three more. More than five hits sink you.
lesson-5-turn-scene = The charges are about to fall. The board shows you from the side: left and right cannot be seen on it. “!” is a part that is broken.
lesson-5-turn-act-task = Each way has two of six numbers, and he guesses one. Quick: which way?
lesson-5-turn-act-left = Hard left (number 1)
lesson-5-turn-act-right = Hard right (number 3)
lesson-5-turn-act-straight = Straight on (number 5)
lesson-5-turn-act-told = All the same! Each side has two of his six numbers. You cannot outwit a die, and it cannot outwit you.
lesson-5-turn-predict = Think of 36 such attacks. How many bring no hit, how many one, two and so on?
lesson-5-turn-target = not a single hit
lesson-5-turn-control = You dodge
lesson-5-turn-set-true = yes: left, right or straight on
lesson-5-turn-set-false = no: nobody guesses
lesson-5-turn-right = Very close to the real shape. Without a scratch: { $target-plain }.
lesson-5-turn-low = You gave “no hit” too little. It comes in { $target-plain } attacks, because he guesses another way two times in three.
lesson-5-turn-high = You gave “no hit” too much. It comes in { $target-plain } attacks: even when he guesses another way only one hit is taken off.
lesson-5-turn-shape = “No hit” was about right ({ $target-plain }), but the rest has another shape: it thins out slowly and ends in a small pile of sunk boats.
lesson-5-turn-explain-1 = { $own-well_detected ->
    [true] He guesses another way than yours with 4 of the 6 numbers. Then one hit is taken off, and as 1 is added to the dice, the throws 2 to 5 leave you unhurt. They come in 1, 2, 3 and 4 ways, 10 of 36. Two thirds of these: { $target-plain }.
   *[other] He guesses another way than yours with 4 of the 6 numbers. Then one hit is taken off, and the throws 2 to 6 leave you unhurt. They come in 1, 2, 3, 4 and 5 ways, 15 of 36. Two thirds of 15 are 10: { $target-plain }.
 }
lesson-5-turn-explain-2 = { $own-well_detected ->
    [true] He hits your very number once in six. Then three hits are added, and any throw of 8 or more is the end: 15 of 36 ways. With your way but another number an 11 or a 12 sinks you, and a 12 does so whatever he guesses. Together: { $sunk-plain }.
   *[other] He hits your very number once in six. Then three hits are added, and any throw of 9 or more is the end: 10 of 36 ways. With your way but another number only a 12 sinks you. Together: { $sunk-plain }.
 }
lesson-5-turn-explain-3 = Count all hits, and the average is nearly what it would be without dodging. Only the spread is different: more clean escapes, more disasters.
lesson-5-turn-vary = Now do without dodging: nobody guesses, and nothing is added or taken off. Do you get away without a scratch more often?
lesson-5-turn-varied = { $own-well_detected ->
    [true] Without dodging it is only { $unhurt-steady-plain }. But then only a 12 sinks an undamaged boat at once; with it { $sunk-plain } go down. You choose between many bruises and a blow that kills.
   *[other] Without dodging it is only { $unhurt-steady-plain }. But then no attack sinks an undamaged boat at once; with it { $sunk-plain } do. You choose between many bruises and a rare blow that kills.
 }
lesson-5-turn-check-1 = Two buses are five minutes late on average: one always by five, the other mostly by none, now and then by forty. You have not a minute to spare. Which one?
lesson-5-turn-check-1-same = Either: the average is the same
lesson-5-turn-check-1-same-why = The first one never helps you, the other mostly does. The average hides just that.
lesson-5-turn-check-1-spread = The other one: it is mostly on time
lesson-5-turn-check-1-spread-why = Where only a clean result helps, one gambles. A boat that cannot bear a single hit dodges; a sound one may do without.
lesson-5-turn-check-1-safer = The first: it is never very late
lesson-5-turn-check-1-safer-why = Right for somebody with ten minutes to spare. You have none, and five are too many every time.
lesson-5-turn-more-1 = The die has guessed “left” three times running. Where do you turn now?
lesson-5-turn-more-1-left = Left: it will not come a fourth time.
lesson-5-turn-more-1-left-why = Dice do not avoid repeats. “Left” comes up two times in six, as always.
lesson-5-turn-more-1-any = Anywhere; it changes nothing.
lesson-5-turn-more-1-any-why = Against a die every side is alike. Against a person who knows your habits it would not be.
lesson-5-turn-more-1-away = Not left: it is on a run.
lesson-5-turn-more-1-away-why = A run looks like a habit, but a die has none. The next roll does not know the last.
lesson-5-turn-check-2 = Another boat, another day. They know exactly where she is (1 is added), and four hits would finish her. What would you order?
lesson-5-turn-check-2-turn = Dodge
lesson-5-turn-check-2-turn-why = You buy far more clean escapes with more of the blows that finish her. Whoever thinks she is lost anyway will dodge.
lesson-5-turn-check-2-hold = Do not dodge
lesson-5-turn-check-2-hold-why = She will hardly get away unhurt, but seldom takes four hits at once. Whoever can still bear some will not dodge.
lesson-5-turn-check-2-column-none = no hit
lesson-5-turn-check-2-column-four = four hits or more
lesson-5-turn-history-1 = At first each ship had only two or four depth charges. In 1918 British ships dropped some two thousand a month.
lesson-5-turn-history-2 = No captain turned by numbers. He listened to the propellers above and put the rudder over when they grew loud. The die stands for what the man above could not know.

# 3 The price of depth

lesson-5-deeper-title = Is the same order still cheap?
lesson-5-deeper-goal = See how the same order changes its price.
lesson-5-deeper-since-keep = At first you stayed above the line, and it cost nothing.
lesson-5-deeper-since-deep = At first you went below the line, and it was cheap: one box.
lesson-5-deeper-since-none = The hunt goes on.
lesson-5-deeper-carried = After your dice a second attack has torn your boat further: now { $own-hull } of seven hull boxes are gone. Wounds and water stay for now, the rest is mended.
lesson-5-deeper-hook = July 1918. He knows roughly where you are, and comes again. Some captains told of dives to twice their test depth. Last time depth was cheap. And now?
lesson-5-deeper-assumption-1 = 9 or more finds you; the track and his earlier find add 1 each, depth takes 1 off.
lesson-5-deeper-rule-1 = To go deeper costs one box more. Then two dice are thrown for the hull.
lesson-5-deeper-rule-2 = Less than the boxes gone: crushed. Exactly as many: one more box, and throw again. More: she holds. The seventh box is the end.
lesson-5-deeper-scene = Crossed boxes of hull are gone: { $own-hull } of seven.
lesson-5-deeper-act-task = Above the line he finds you more easily; below it a torn hull must hold. Above, or below?
lesson-5-deeper-act-deep = Go below the line
lesson-5-deeper-act-keep = Stay above the line
lesson-5-deeper-act-beside = the sea crushes her
lesson-5-deeper-act-told = Depth hides you in every search. But of the boats that try it { $crushed-plain } are crushed before anybody has searched.
lesson-5-deeper-predict = Out of 100 boats with your order, how many slip away from the hunter?
lesson-5-deeper-target = the hunter loses you
lesson-5-deeper-control = Found before
lesson-5-deeper-set-true = yes
lesson-5-deeper-set-false = no
lesson-5-deeper-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-5-deeper-low = You said { $guess }; it is { $target-plain }. He knows roughly where you are, but he still needs luck.
lesson-5-deeper-high = You said { $guess }; it is { $target-plain }. A boat once found is found easily again.
lesson-5-deeper-explain-1 = If you stay, 2 is added, and a throw of 7 or more finds you. That is 21 of 36 ways. In the other 15 he loses you: { $keep-plain }.
lesson-5-deeper-explain-2 = If you go deeper, the hull comes first: to the { $own-hull } boxes that are gone comes one more. Less than that number on two dice crushes her; exactly that number takes another box, and she is tried again. Of all boats { $crushed-plain } are crushed.
lesson-5-deeper-explain-3 = The boats that hold are then found with 8 or more, so 21 of 36 ways hide them. Hold and hide together: { $deep-plain }. Above the line it is { $keep-plain }. The difference is what depth is worth to this hull.
lesson-5-deeper-vary = Suppose he had not found you before. Would he lose you more often?
lesson-5-deeper-varied = Then he loses { $deep-unfound-plain } boats that go deeper. What the hunter knows weighs more than how deep you are.
lesson-5-deeper-check-1 = “Deeper, he loses me more often. So deeper is the better order.” What do you say?
lesson-5-deeper-check-1-better = Right: fewer are found.
lesson-5-deeper-check-1-better-why = Fewer are found, because some are no longer there to be found. A crushed boat is lost for certain, a found one only perhaps.
lesson-5-deeper-check-1-both = One must also count the boats that are crushed.
lesson-5-deeper-check-1-both-why = Found and crushed are different ends. A boat that is found may still get away; a crushed one never does.
lesson-5-deeper-check-1-never = Wrong: one must never go deeper.
lesson-5-deeper-check-1-never-why = With a sound hull it costs a single box and crushes nobody. A price is no reason never to pay.
lesson-5-deeper-more-1 = All captains who told of great depths had come home. What do their stories prove?
lesson-5-deeper-more-1-survived = That great depths are safe.
lesson-5-deeper-more-1-survived-why = Whoever was crushed told nothing. We hear only those who came back.
lesson-5-deeper-more-1-silent = Little: the others could not tell theirs.
lesson-5-deeper-more-1-silent-why = To know the risk one would have to ask the boats that did not come back.
lesson-5-deeper-check-2 = One search. Put these in order of how often they happen.
lesson-5-deeper-check-2-first = least often
lesson-5-deeper-check-2-last = most often
lesson-5-deeper-check-2-two = Two boxes gone, below: crushed
lesson-5-deeper-check-2-two-why = With three boxes gone after the dive only a 2 crushes her, or a 3 and then bad luck again.
lesson-5-deeper-check-2-deep = Four boxes gone, below: found
lesson-5-deeper-check-2-deep-why = First she must hold, then a throw of 8 or more must find her.
lesson-5-deeper-check-2-five = Five boxes gone, below: crushed
lesson-5-deeper-check-2-five-why = With the sixth box gone 15 of 36 ways crush her at once.
lesson-5-deeper-check-2-keep = Above the line: found
lesson-5-deeper-check-2-keep-why = 2 is added, so that 21 of 36 ways find her. But a boat that is found still lives.
lesson-5-deeper-check-2-right = Two boxes gone or five: the same order, and the danger is twelve times as great. The hull keeps the account.
lesson-5-deeper-history-1 = Captains told of depths far beyond the test, and of hulls that groaned. How many boats were crushed no record says.
lesson-5-deeper-history-2 = A real hull gave way where a rivet or a hatch was weak. A row of boxes for each type of boat is a simplification, and our own.

# 4 The whole hunt

lesson-5-hunt-title = What helps to the end?
lesson-5-hunt-goal = Follow one order to the end.
lesson-5-hunt-since-deep = You went below the line. Now give one order for the whole hunt.
lesson-5-hunt-since-keep = You stayed above the line. Now give one order for the whole hunt.
lesson-5-hunt-since-none = Now give one order for the whole hunt.
lesson-5-hunt-carried = { $own-came ->
    [undetected] Your dice hid you, and he lost you; but he comes back.
   *[other] Your dice gave you away, but you lived through it.
 } { $own-hull ->
    [5] { $own-hull } of seven hull boxes are gone; a sixth, if it was, is mended.
   *[other] { $own-hull } of seven hull boxes are gone.
 } The water has been pumped out.
lesson-5-hunt-hook = 19 July 1918, the last hour. He turns and comes back until he loses you, or until you are done.
lesson-5-hunt-assumption-1 = A new hunt with { $own-hull } boxes gone. Wounds are left out.
lesson-5-hunt-rule-1 = The first search that fails ends the hunt: you have got away.
lesson-5-hunt-rule-2 = The first time he finds you he tries to ram: 8 or more on two dice hits. Each time you are found, depth charges fall. The seventh hull box sinks you, the seventh box of water forces you up.
lesson-5-hunt-scene = Lightoller is above. Crossed hull boxes are gone, the water is pumped out. What later dives take is counted, but not drawn.
lesson-5-hunt-act-task = Below the line he finds you less often, and each time costs a box of hull. Your order before every search?
lesson-5-hunt-act-deep = Go below the line, each time
lesson-5-hunt-act-keep = Stay above the line
lesson-5-hunt-act-told = The order that hides best in every single search loses more than three times as many boats in the whole hunt.
lesson-5-hunt-predict = 100 boats keep your order. How many are lost?
lesson-5-hunt-option-few = Fewer than 15
lesson-5-hunt-option-some = 15 to 29
lesson-5-hunt-option-many = 30 to 49
lesson-5-hunt-option-most = 50 or more
lesson-5-hunt-target = sunk or forced up
lesson-5-hunt-control = Hull boxes gone
lesson-5-hunt-right = Well judged: { $target-plain }.
lesson-5-hunt-low = It is more: { $target-plain }. Whoever hides is crushed, or whoever is found is hit: a hunt costs, either way.
lesson-5-hunt-high = Not quite so many: { $target-plain }. The first failed search ends the hunt, and that comes soon.
lesson-5-hunt-explain-1 = Below the line: at the first dive { $crushed-first-plain } boats are crushed at once. Most of the others slip away at the first search. The rest are found, hit, and dive again with more boxes gone: { $deep-plain } are lost.
lesson-5-hunt-explain-2 = Above it they are found far more often, and yet only { $stay-plain } are lost.
lesson-5-hunt-explain-3 = Each dive takes a box, and each box makes the next dive worse. The help is the same every time; the price grows.
lesson-5-hunt-vary = How sound must her hull be, so that fewer than seven boats of a hundred are lost?
lesson-5-hunt-varied = Without any damage: { $sound-deep-plain } lost with depth every time, { $sound-stay-plain } without. Even for a sound boat depth every time is no gain.
lesson-5-hunt-check-1 = Depth helps each time and loses the hunt. Which of these is a trap of the same kind?
lesson-5-hunt-check-1-hides = A seat belt that pinches on every ride
lesson-5-hunt-check-1-hides-why = Its price is paid each time, too, but it does not add up: the tenth ride pinches no more than the first.
lesson-5-hunt-check-1-adds = Sleeping less before each exam of a week
lesson-5-hunt-check-1-adds-why = Each night gains a little for one exam, and the tiredness stays. A gain that ends at once, and a price that adds up.
lesson-5-hunt-check-1-dice = Losing five tosses in a row
lesson-5-hunt-check-1-dice-why = That is bad luck, and nothing of it stays for the sixth toss. A crushed box of hull stays.
lesson-5-hunt-more-1 = A captain with a sound boat stays above the line and meets twelve such hunts in his career. What about the danger?
lesson-5-hunt-more-1-long = It stays as small as in one hunt.
lesson-5-hunt-more-1-long-why = One loss is enough to end a career, and there are twelve occasions for it.
lesson-5-hunt-more-1-each = It grows with each hunt, a little less each time.
lesson-5-hunt-more-1-each-why = To live through all of them, every single hunt must end well. The chances are multiplied.
lesson-5-hunt-more-1-twelve = It is exactly twelve times as great.
lesson-5-hunt-more-1-twelve-why = Then twenty hunts would be more than certain death. Who is lost in the third hunt does not meet the fourth.
lesson-5-hunt-check-2 = A hunt begins, and two boxes are gone already. Which standing order do you give?
lesson-5-hunt-check-2-keep = Stay above the line
lesson-5-hunt-check-2-keep-why = You are found more often and come home more often. It takes nerve to be found and to stay.
lesson-5-hunt-check-2-deep = Below the line, every time
lesson-5-hunt-check-2-deep-why = You are found more seldom, and the sea takes its box each time. It feels safer while it lasts.
lesson-5-hunt-check-2-column-found = found in the first search
lesson-5-hunt-check-2-column-lost = lost in the end
lesson-5-hunt-history-1 = In the game Flanders boats sail on the track “Channel”, so our scene lies farther south. The hull boxes are ours.

# Mission

lesson-5-mission-title = Now you: the convoy off the Tyne
lesson-5-mission-task = July 1918. Four steamers and their escort lie ahead, and two hull boxes of UB-110 are gone already. Below the line each search costs another. Sink at least one ship, and bring the boat away from those who hunt her. (The chart says “Channel”: the game has no waters of its own off the Tyne.)
lesson-5-mission-goal = sink a ship, and get away
lesson-5-mission-met = { $number } tons sunk, and UB-110 got away. On 19 July 1918 she did not: she was depth-charged, forced up and rammed.
lesson-5-mission-missed = { $number ->
    [0] No ship went down.
   *[other] { $number } tons sunk. But the boat did not get away.
 } Which order would you give otherwise?
lesson-5-mission-word-1 = Boxes under a ship: points of damage. A torpedo that hits and explodes crosses out one or more; she sinks when all are crossed out.
lesson-5-mission-word-2 = G6, C06: kinds of torpedo. A G6 reaches any range, a C06 only close or medium. One salvo comes from bow or stern.
lesson-5-mission-word-3 = Found on the approach: only at close range. Your torpedoes then stay in their tubes, and the escorts attack you at once.
lesson-5-mission-word-4 = The escorts find the boat: they search after your attack. Found, you are attacked and searched for again; a search that fails ends the hunt.
lesson-5-mission-word-5 = Test depth: the dashed line. Below it you are found less often, but each time costs hull, and two of your seven boxes are gone.
lesson-5-mission-word-6 = Follow the ships: another attack, if none was sunk. Damaged ships cannot run away; a convoy found again is four other ships.
