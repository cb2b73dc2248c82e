# Episode 6: the way home

lesson-6-title = The lieutenant’s way home
lesson-6-blurb = May 1917: a boat shot full of holes, one box of spare parts, and a young officer who must bring her home.
lesson-6-goal-1 = share out help so that two things succeed together
lesson-6-goal-2 = compare a short dangerous way with a long quiet one
lesson-6-goal-3 = see why hurry helps little when somebody else is slower
lesson-6-summary-1 = Where two things must both work, help the weaker one. To make the strong one certain feels better and wins less.
lesson-6-summary-2 = A danger counts as often as one meets it. A way twice as long can still be the safer one.
lesson-6-summary-3 = Of two waits side by side the longer one counts: only the slower one is worth hurrying.
lesson-6-exit = Name two things in your day that must both work. Which is the weaker one, and who looks after it?
lesson-6-home-1 = At your next table: when spares are found, say at once which system shall have them, and why. Look after the patrol whether it was ever hit.
lesson-6-home-2 = You must pass two tests tomorrow and have one hour left. What must you know about yourself to share it out well?
lesson-6-what-if = What if a rule of the search by night were different? See what changes
lesson-6-person-ziegner = Wilhelm Ziegner
lesson-6-person-ziegner-post = officer of U-93
lesson-6-person-sanders = William Sanders
lesson-6-person-sanders-post = captain of the trap ship Prize
lesson-6-person-bacon = Reginald Bacon
lesson-6-person-bacon-post = British admiral at Dover
lesson-6-ending-1 = Ziegner brought U-93 home in nine days, on the surface all the way. On the British side everybody believed her sunk; Sanders was to receive the Victoria Cross for it.
lesson-6-ending-2 = U-93 sailed again under another captain. In January 1918 she did not come back, and nobody knows where she and all her men were lost.
lesson-6-ending-3 = In the game a captain who is lost ends the career. So that the boat can sail home, ours lies wounded below; the real Spiegel was a prisoner.
lesson-6-more-1 = No spares at all: how often do both repairs succeed?
lesson-6-more-2 = With how much damage to her hull does the captain get another boat instead?

# 1 One box of spares

lesson-6-spares-title = Where does one box help most?
lesson-6-spares-goal = See where help is worth most.
lesson-6-spares-hook = 30 April 1917, at night, off Ireland. The guns of Sanders’s trap ship have torn U-93 open, and her captain Spiegel was thrown into the sea. Wilhelm Ziegner commands now. One of two diesel engines is out, oil leaks from a tank, and there is one box of spares.
lesson-6-spares-assumption-1 = Both are tried once. What fails stays out until port.
lesson-6-spares-rule-1 = One die for each repair, the diesel first. The diesel runs again with 4 or less, the tank is tight with 2 or less.
lesson-6-spares-rule-2 = Spares take 2 off one die: what needed 4 or less now needs 6, what needed 2 now needs 4.
lesson-6-spares-rule-3 = Without the diesel she is half as fast; without the tank she leaves a trail of oil.
lesson-6-spares-scene = The two crosses: left the diesel, right the tank.
lesson-6-spares-act-task = Where does the box go? Ziegner needs both.
lesson-6-spares-act-diesel = To the diesel
lesson-6-spares-act-tank = To the oil tank
lesson-6-spares-act-told = With the spares the diesel is certain, and that feels good. Yet both work more often if the box goes to the tank.
lesson-6-spares-predict = 100 boats with your order: on how many do both work again?
lesson-6-spares-target = both work again
lesson-6-spares-control = The second damage
lesson-6-spares-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-6-spares-low = You said { $guess }; it is { $target-plain }. Your box makes one of the two much surer.
lesson-6-spares-high = You said { $guess }; it is { $target-plain }. Two things must succeed, and the weaker one holds the other back.
lesson-6-spares-explain-1 = The box is worth two faces wherever it goes. To the diesel: six faces and two. To the tank: four faces and four.
lesson-6-spares-explain-2 = Two dice fall in 36 ways. Six times two are 12 ways in which both work: { $diesel-plain }. Four times four are 16: { $tank-plain }.
lesson-6-spares-explain-3 = The sum is eight both times, but not the product: 12 and 16. It is largest when both are alike.
lesson-6-spares-vary = Suppose that the periscope were out, and not the tank. Do both work again more often?
lesson-6-spares-varied = Yes, if the box goes to the diesel: { $periscope-plain }. And now it is all the same where it goes: six faces times four, either way.
lesson-6-spares-check-1 = Three things must all work. They succeed with five, three and one face of a die. The box is worth two faces. Where does it go?
lesson-6-spares-check-1-strong = To the strongest: then it is certain
lesson-6-spares-check-1-strong-why = Six, three and one make 18 ways of 216, hardly more than the 15 without a box. The one face holds everything back.
lesson-6-spares-check-1-middle = To the middle one
lesson-6-spares-check-1-middle-why = Five, five and one make 25 ways. There is a place where it is worth far more.
lesson-6-spares-check-1-weak = To the weakest
lesson-6-spares-check-1-weak-why = Five, three and three make 45 ways instead of 15: three times as many. From one face to three is a threefold gain.
lesson-6-spares-check-2 = Put these in order.
lesson-6-spares-check-2-first = rarest
lesson-6-spares-check-2-last = most often
lesson-6-spares-check-2-neither = Box to the tank: nothing works
lesson-6-spares-check-2-neither-why = Both must fail, with two faces each: 4 ways.
lesson-6-spares-check-2-none = No box: both work
lesson-6-spares-check-2-none-why = Four faces times two: 8 ways.
lesson-6-spares-check-2-diesel = Box to the diesel: both work
lesson-6-spares-check-2-diesel-why = Six faces times two: 12 ways.
lesson-6-spares-check-2-tank = Box to the tank: both work
lesson-6-spares-check-2-tank-why = Four faces times four: 16 ways.
lesson-6-spares-check-2-right = 4, 8, 12 and 16 of 36 ways. The box at the weaker repair doubles the chance that both work.
lesson-6-spares-more-1 = You have 12 hours for two pieces of work that must both be good. Each hour makes either a little surer. How do you share them out?
lesson-6-spares-more-1-rest = All for one, so that it is certain
lesson-6-spares-more-1-rest-why = Then the other is left to luck, and both are needed.
lesson-6-spares-more-1-even = More for the weaker, until both are about alike
lesson-6-spares-more-1-even-why = A product of two parts with a given sum is largest when the parts are equal.
lesson-6-spares-history-1 = Prize’s shells hit the gun and the conning tower of U-93, and she could not dive any more. Spiegel and two of his men were picked up by Prize.
lesson-6-spares-history-2 = What was broken inside her we do not know. In the game it is a diesel and a tank, and repairs that took days and many hands are one die each.
lesson-6-spares-set-fuel = the oil tank (2 or less)
lesson-6-spares-set-periscope = the periscope (4 or less)

# 2 The short way or the long way

lesson-6-way-title = The short way, or the long one?
lesson-6-way-goal = Compare two dangers of different length.
lesson-6-way-since-diesel = Your box went to the diesel. Now she must go home, and Ziegner bends over the chart.
lesson-6-way-since-tank = Your box went to the tank. Now she must go home, and Ziegner bends over the chart.
lesson-6-way-since-none = The repairs are done as well as they could be. Ziegner bends over the chart.
lesson-6-way-hook = 1 May 1917. Through the Channel it is near: but there Admiral Bacon’s men at Dover have laid mines and nets. Round Scotland it is half as far again.
lesson-6-way-assumption-1 = Ships are left alone.
lesson-6-way-rule-1 = In each box two dice are thrown. In the Channel a 2 is a mined place and a 3 a net.
lesson-6-way-rule-2 = On the open sea only a 2 is a danger.
lesson-6-way-rule-3 = The Channel is two boxes long, 3 and 4; the way round Scotland three, 6, 7 and 8. Who meets nothing goes on to the last box.
lesson-6-way-scene = The ring is U-93, the line her way home. After a roll: near home, or where she met mines or a net.
lesson-6-way-act-task = Short, or free of nets? Every box is three or four days more for a torn boat. Click “Channel” or “British Isles”.
lesson-6-way-act-channel = Through the Channel: two boxes
lesson-6-way-act-north = Round Scotland: three boxes
lesson-6-way-act-told = Longer, and still safer. The dice are thrown three times instead of twice, but each throw has one bad way instead of three.
lesson-6-way-predict = 100 boats take your way. How many come upon mines or a net?
lesson-6-way-option-few = Fewer than 5
lesson-6-way-option-some = 5 to 11
lesson-6-way-option-many = 12 to 29
lesson-6-way-option-half = 30 or more
lesson-6-way-target = mines or a net
lesson-6-way-control = Throws in each box
lesson-6-way-set-1 = one
lesson-6-way-set-2 = two, with one diesel
lesson-6-way-right = Well judged: { $target-plain }.
lesson-6-way-low = It is more: { $target-plain }. The danger is met in every box again.
lesson-6-way-high = It is less: { $target-plain }. Few of the 36 ways are bad.
lesson-6-way-explain-1 = In the Channel 3 of 36 ways are bad and 33 are good: about 92 boats of 100 come through one box. Of these 92 again come 92 of 100 through the second, about 84. So { $channel-plain } meet something.
lesson-6-way-explain-2 = On the open sea 35 of 36 ways are good. Three boxes leave about 97, 95 and 92 boats: { $north-plain } meet something.
lesson-6-way-explain-3 = Count danger times length: three bad ways twice are six, one bad way three times is three.
lesson-6-way-vary = With one diesel she takes twice as long: two throws in each box. Is the danger greater then?
lesson-6-way-varied = Yes: in the Channel { $channel-slow-plain }, nearly twice as many.
lesson-6-way-check-1 = A third way is four boxes long, with two bad ways of 36 in each. Where does it stand?
lesson-6-way-check-1-short = Between the two: its boxes are
lesson-6-way-check-1-short-why = Its boxes are, but there are more of them. Two bad ways four times are eight: more than the Channel’s three twice.
lesson-6-way-check-1-both = It is the most dangerous of the three
lesson-6-way-check-1-both-why = Four times two bad ways are eight; the Channel has six, Scotland three. About 20 boats of 100 meet something.
lesson-6-way-check-1-long = Safer than the Channel: no box is as bad
lesson-6-way-check-1-long-why = No single box is as bad. But she must come through four of them, one after the other.
lesson-6-way-check-2 = And round Scotland with one diesel? The marks are boats with two.
lesson-6-way-check-2-right = { $north-slow-plain }: a little less than twice as many. With one diesel the long way is as dangerous as the Channel is with two.
lesson-6-way-check-2-high = Twice the throws are not quite twice the danger: who has met a mine in the first throw cannot meet his first in the second.
lesson-6-way-check-2-low = Three boxes with two throws each are six throws, twice as many as before.
lesson-6-way-check-2-mark-channel = Channel
lesson-6-way-check-2-mark-north = Scotland
lesson-6-way-more-1 = Another boat has two torpedoes left. She is sound. Which way home?
lesson-6-way-more-1-channel = Through the Channel
lesson-6-way-more-1-channel-why = Lone ships still sail there, and mines and nets lie in wait. Whoever counts tons goes this way.
lesson-6-way-more-1-north = Round Scotland
lesson-6-way-more-1-north-why = There is hardly a ship and hardly a mine. Whoever wants to come back goes this way.
lesson-6-way-more-1-column-danger = mines or a net
lesson-6-way-more-1-column-lone = a lone ship
lesson-6-way-history-1 = Nine days passed before she was home: three boxes of three days. The books we used do not print her course.
lesson-6-way-history-2 = In the game the way home of a boat is drawn beforehand. Here two rows of its tables are set side by side.

# 3 The trail of oil

lesson-6-search-title = What does each weakness cost?
lesson-6-search-goal = See what each weakness adds.
lesson-6-search-since-diesel = { $own-fuel ->
    [false] The tank had no spares, and the men have closed it all the same.
   *[other] The tank had no spares. Without them it stays open two times in three, and here it does.
 }
lesson-6-search-since-tank = { $own-fuel ->
    [false] The tank had the spares, and it is tight.
   *[other] The tank had the spares. One time in three even that is not enough, and here it was not.
 }
lesson-6-search-since-none = One repair in the tank often fails, and here it did.
lesson-6-search-carried = { $own-fuel ->
    [false] It is your own boat: diesel and tank are as your dice left them, and no oil leaks any more.
   *[other] It is your own boat: diesel and tank are as your dice left them, and oil leaks.
 }
lesson-6-search-hook = 4 May 1917, by night. The first American destroyers reach Ireland. U-93 { $own-fuel ->
    [false] cannot dive.
   *[other] trails a thin line of oil, and she cannot dive.
 }
lesson-6-search-assumption-1 = One search by night; U-93 stays on the surface.
lesson-6-search-rule-1 = With 9 or more on two dice the destroyer finds her, with 12 exactly.
lesson-6-search-rule-2 = Without her captain: add 1. A leaking tank: add 1. From far off: take 1 away.
lesson-6-search-scene = { $own-fuel ->
    [false] The destroyer passes, and no oil leads her to U-93.
   *[other] The destroyer follows the oil.
 }
lesson-6-search-thrown = Added: 1 without her captain{ $set ->
    [true] , 1 for the oil
   *[other] {""}
 }{ $order ->
    [away] . Taken off: 1 for the distance.
   *[other] .
 }
lesson-6-search-act-task = A shadow ahead. You are Ziegner: hold the course, or turn away and lose half a night on the way home?
lesson-6-search-act-on = Hold the course: she passes at medium range
lesson-6-search-act-away = Turn away: long range
lesson-6-search-act-told = { $own-fuel ->
    [false] To turn away makes up for the one weakness that is left:
   *[other] To turn away makes up for one of the two weaknesses:
 } { $away-plain } are found instead of { $on-plain }. The dice do not count the half night, but it is half a night more for others to find you.
lesson-6-search-predict = How do 36 such searches end, with your order?
lesson-6-search-target = found, roughly or exactly
lesson-6-search-control = Oil leaks
lesson-6-search-set-true = yes
lesson-6-search-set-false = no, the tank is tight
lesson-6-search-right = Very close to the real shape. She is found in { $target-plain } searches.
lesson-6-search-low = You gave “found” too little: { $target-plain }. Everything that is added brings in totals near 7, the commonest.
lesson-6-search-high = You gave “found” too much: { $target-plain }. Throws up to 6 miss her from any range.
lesson-6-search-shape = “Found” was about right ({ $target-plain }), but not its parts: { $exact-plain } know exactly where she is.
lesson-6-search-explain-1 = { $own-fuel ->
    [false] On the course 1 is added, for Ziegner is not the captain. So an 8 is enough. The throws 8 to 12 fall in 5, 4, 3, 2 and 1 ways: 15 of 36, { $on-plain }.
   *[other] On the course 1 and 1 are added, so a 7 is enough. The throws 7 to 12 fall in 6, 5, 4, 3, 2 and 1 ways: 21 of 36, { $on-plain }.
 }
lesson-6-search-explain-2 = { $own-fuel ->
    [false] Further off 1 is taken away again, and it takes a 9: 10 of 36, { $away-plain }.
   *[other] Further off 1 is taken away again, and it takes an 8: 15 of 36, { $away-plain }.
 } With your order { $exact-plain } know exactly where she is.
lesson-6-search-explain-3 = { $own-fuel ->
    [false] The weakness is only a 1. But it moves the limit from 9 to 8, and an 8 falls in five ways.
   *[other] Each weakness is only a 1. Together they move the limit from 9 to 7, through the thickest part of the two dice.
 }
lesson-6-search-vary = { $own-fuel ->
    [false] Suppose the tank had stayed open. How often would she be found then?
   *[other] Mend the tank. How often is she found now?
 }
lesson-6-search-varied = { $own-fuel ->
    [false] Then it would be { $leaking-plain }.
   *[other] Only { $mended-plain }.
 } That single 1 is worth all the ways of one total, and near 7 these are many.
lesson-6-search-check-1 = At medium range the first weakness brought the hunter five new ways, the second six. How many would a third 1 bring?
lesson-6-search-check-1-same = Six, as before: one step is one step
lesson-6-search-check-1-same-why = A 1 is always one total more. But it is a 6 now, and not every total falls equally often.
lesson-6-search-check-1-seven = Seven: it goes on rising
lesson-6-search-check-1-seven-why = No total falls in seven ways. Beyond the 7 they become fewer again.
lesson-6-search-check-1-middle = Five: now a 6 is enough as well
lesson-6-search-check-1-middle-why = A 6 falls in five ways, like an 8. The peak at 7 is behind her: 26 of 36 ways would find her now.
lesson-6-search-check-2 = The mark is Ziegner at medium range, the tank mended. Where would the captain be, the tank mended and far off?
lesson-6-search-check-2-right = { $captain-plain }: nothing is added and 1 is taken off, so it takes a 10.
lesson-6-search-check-2-high = The officer’s 1 falls away, and the distance takes off another.
lesson-6-search-check-2-low = Even so a 10, 11 or 12 still finds her: 3, 2 and 1 ways.
lesson-6-search-check-2-mark-mended-on = Ziegner
lesson-6-search-history-1 = Admiral Bayly asked when they could put to sea. “We are ready now, sir”, the American captain Taussig is said to have answered; his admiral, Sims, tells it in his book.
lesson-6-search-history-2 = In the game the captain is never lost at sea alone: he would lie wounded below, and his first officer command. That is what the board shows.

# 4 In the yard and in hospital

lesson-6-yard-title = Who keeps whom waiting?
lesson-6-yard-goal = Find the average of two waits side by side.
lesson-6-yard-since-channel = You chose the Channel; Ziegner needed nine days.
lesson-6-yard-since-north = You chose the way round Scotland; Ziegner needed nine days.
lesson-6-yard-since-none = Ziegner needed nine days.
lesson-6-yard-hook = 9 May 1917. U-93 is home, with Ziegner on her bridge; Spiegel is a prisoner. In the hospital another captain lies wounded and waits for a boat. When does he sail?
lesson-6-yard-assumption-1 = U-93 has lost four of eight hull boxes. Her sister U-94, which we let lie in port, has lost none.
lesson-6-yard-rule-1 = A boat: one month, and one more for every three hull boxes begun. Four boxes make three months, none makes one.
lesson-6-yard-rule-2 = The captain: one die tells his months. Both wait at the same time; the longer wait counts.
lesson-6-yard-scene = The hull of the boat that is kept for him.
lesson-6-yard-act-task = You are on the staff. Which boat do you keep for him? U-94 could sail next month with somebody else.
lesson-6-yard-act-torn = U-93, three months in the yard
lesson-6-yard-act-sound = Sound U-94, one month
lesson-6-yard-act-told = Two months less in the yard, and he sails only half a month earlier. Mostly it is the captain who keeps the boat waiting, not the boat the captain.
lesson-6-yard-predict = How many months pass on average until he sails?
lesson-6-yard-target = months until he sails
lesson-6-yard-control = Systems broken
lesson-6-yard-set-0 = none
lesson-6-yard-set-5 = five
lesson-6-yard-right = Well judged. You said { $guess }; on average it is { $target }.
lesson-6-yard-low = You said { $guess }; on average it is { $target }. Even when the boat is ready, the captain often is not.
lesson-6-yard-high = You said { $guess }; on average it is { $target }. The waits are not added: they run side by side.
lesson-6-yard-explain-1 = U-93 needs three months. With a 1, 2 or 3 the captain is ready before her; with a 4, 5 or 6 she waits for him: 3, 3, 3, 4, 5 and 6 months, 24 in all. A sixth of that is { $torn }.
lesson-6-yard-explain-2 = U-94 is ready after one: 1, 2, 3, 4, 5 and 6 months, 21 in all, { $sound } on average. So make the slower one faster. Who only hurries the other has gained little: it is the box of spares again.
lesson-6-yard-vary = Five broken systems, a motor for instance, cost one more month in the yard. Does he sail later?
lesson-6-yard-varied = Later, but not by a whole month: { $torn-broken } with U-93, and only { $sound-broken } with U-94.
lesson-6-yard-check-1 = The yard hurries: U-93 is ready after two months instead of three. How much earlier does he sail, on average?
lesson-6-yard-check-1-sum = A whole month
lesson-6-yard-check-1-sum-why = Only if his die shows 1 or 2. With a 3 or more the boat would wait for him all the same.
lesson-6-yard-check-1-longer = A third of a month
lesson-6-yard-check-1-longer-why = With a 1 or a 2 he sails a month earlier, with the other four faces not a day: two sixths of a month.
lesson-6-yard-check-1-mean = Not at all: he decides
lesson-6-yard-check-1-mean-why = With a 1 or a 2 he would be well before the boat, and then her month counts.
lesson-6-yard-check-2 = Seven boxes lost: four months in the yard. How many of 100 such boats sail after exactly four?
lesson-6-yard-check-2-right = { $late-plain }: whenever the captain’s die shows 1, 2, 3 or 4.
lesson-6-yard-check-2-high = With a 5 or a 6 the boat has to wait for him.
lesson-6-yard-check-2-low = Four faces of the captain’s die end in the same way: he is ready, and waits for the boat.
lesson-6-yard-history-1 = Spiegel stayed a prisoner. U-93 sailed again in the summer under Helmut Gerlach.
lesson-6-yard-history-2 = In the game every yard works equally fast. In 1918 men and copper were short, and boats waited for months.

# Mission

lesson-6-mission-title = Now you: bring U-93 home
lesson-6-mission-task = 30 April 1917, at night. The captain is down, U-93 is torn and half full of water, and the trap ship still fires. There is one box of spares: it helps most where a repair is weak. Get away, mend what you can, and bring the boat home.
lesson-6-mission-goal = bring U-93 home
lesson-6-mission-met = U-93 is home. In 1917 Ziegner brought her home in nine days, on the surface all the way: unlike yours, she could not dive.
lesson-6-mission-missed = U-93 did not come home. In 1917 she did: Ziegner brought her back in nine days, and on the British side everybody believed her sunk. Which order would you give otherwise?
lesson-6-mission-word-1 = Q-ship: the trap ship Prize. Fight on, and she fires again from close by; dive, and she drops depth charges once.
lesson-6-mission-word-2 = Hull, Flooding: the last box of either row is the end. Once you are away all water is pumped out; the hull is not mended.
lesson-6-mission-word-3 = Damaged: a part that is repaired after the fight, with one try. If that fails, it is out until port.
lesson-6-mission-word-4 = Diesel: with one out until port, each box on the way home is rolled for twice; with both out, far from port, she is scuttled.
lesson-6-mission-word-5 = Spares: for one repair only. See what comes after it: a diesel decides how you come home, a torpedo door does not.
