# Episode 1: Java and Constitution, 29 December 1812
lesson-1-title = The faster ship
lesson-1-blurb = She was faster, and she had the wind. Why did Java lose?
lesson-1-goal-1 = see how fast a ship sails on each side of the wind
lesson-1-goal-2 = work out what the better place adds to a roll of one die each
lesson-1-goal-3 = see that adding 1 to a roll changes a chance by more or by less
lesson-1-summary-1 = Java was faster and had the wind, and lost: the better place makes good only part of what a crew lacks.
lesson-1-summary-2 = The place up the wind is a gift with a price: whoever has it is shot at from below, into the masts.
lesson-1-summary-3 = Adding 1 to a roll may do much or little: count the throws that it lifts over the border.
lesson-1-exit = Java was the faster ship and had the better place, and lost. Name something outside the sea in which a small skill weighed more than a large advantage.
lesson-1-home-1 = At your next table: before each turn say who has the wind and what it is good for. Would you give it up this turn?
lesson-1-home-2 = When did you last put off practising something that you needed on the one day it mattered?
lesson-1-what-if = What if the roll for the first move were another one? See what changes
lesson-1-person-lambert = Captain Lambert
lesson-1-person-lambert-post = frigate Java, Royal Navy
lesson-1-person-bainbridge = Commodore Bainbridge
lesson-1-person-bainbridge-post = frigate Constitution, US Navy
lesson-1-ending-1 = Java fought for more than two hours, until all her masts were gone. About 150 of her men were killed or wounded, 34 of Constitution’s. Captain Lambert died of his wound, and the wreck was burnt.
lesson-1-ending-2 = Java’s crew was raw and mixed with passengers for India. How much of the defeat was theirs, how much the heavier American guns’, was argued about at once, and still is.
lesson-1-ending-3 = The game turns a ship with one die. Real captains felt beforehand whether she would come round; sea, speed and torn sails all had a say.
lesson-1-more-1 = Full sail or battle sail: on which side of the wind does shortening sail cost the most squares?
lesson-1-more-2 = Four tacks in a row: how likely is it that a raw crew brings off at least three?

# 1 Down on the enemy
lesson-1-which-way-title = Down on the enemy
lesson-1-which-way-goal = Find out where a ship’s speed comes from.
lesson-1-which-way-hook = 29 December 1812, off Brazil. Britain and the United States are at war. From the British frigate Java Captain Lambert sees an American down the wind: Commodore Bainbridge’s Constitution.
lesson-1-which-way-assumption-1 = Java carries all sail in a light wind. All speeds are our proposal; the game’s printed sheet gives none.
lesson-1-which-way-rule-1 = The nearer a ship points to where the wind comes from, the slower she is. As near as she can, Java makes { $close } squares a turn; straight into it she stands still.
lesson-1-which-way-rule-2 = A square is 200 yards, a turn ten minutes.
lesson-1-which-way-scene = The arrows are the wind, from the north. Java lies up the wind, Constitution below her.
lesson-1-which-way-act-task = You are at Java’s helm. Which way runs fastest?
lesson-1-which-way-act-before = South: the wind straight behind
lesson-1-which-way-act-quarter = South-east: the wind behind, to one side
lesson-1-which-way-act-beam = East: the wind from the side
lesson-1-which-way-act-told = The push from straight behind is not the fastest. See the fan around Java: it reaches furthest where the wind comes from behind and to one side.
lesson-1-which-way-predict = How many squares does Java sail in a turn on your course?
lesson-1-which-way-target = squares in a turn
lesson-1-which-way-control = Masts and sails
lesson-1-which-way-set-0 = all whole
lesson-1-which-way-set-1 = one quarter lost
lesson-1-which-way-set-2 = two quarters lost
lesson-1-which-way-set-3 = three quarters lost
lesson-1-which-way-right = Well judged: { $target }. You said { $guess }.
lesson-1-which-way-low = You said { $guess }; it is { $target }. A fast frigate under all sail ran at about 6 knots even in a light wind.
lesson-1-which-way-high = You said { $guess }; it is { $target }. A square is 200 yards: ten of them are nearly a nautical mile, in ten minutes.
lesson-1-which-way-explain-1 = With all masts and sails whole: from the side it is { $beam } squares, from straight behind { $before }, from behind and to one side { $quarter }: there no sail takes the wind from another.
lesson-1-which-way-explain-2 = What lies down the wind is easily reached. Into the dark red cone, against the wind, Java cannot sail at all: whoever wants to go there creeps along in a zigzag.
lesson-1-which-way-vary = Guns that hit sails slow her down. How much must be shot away to make her slower by three squares?
lesson-1-which-way-varied = With two quarters gone. On the fastest course { $quarter } squares have become { $hurt }. Constitution, whole, makes { $enemy } there: she is now the faster ship.
lesson-1-which-way-check-1 = Why is a ship not fastest with the wind straight behind her?
lesson-1-which-way-check-1-behind = She is: then the wind pushes with all its force.
lesson-1-which-way-check-1-behind-why = The sails behind take the wind from the sails in front, so not all of them pull. The fan is shorter there.
lesson-1-which-way-check-1-all-sails = From behind and to one side, the wind reaches all sails.
lesson-1-which-way-check-1-all-sails-why = Straight from behind, the aftermost sails shade those before them.
lesson-1-which-way-check-1-waves = The captain shortens sail to be safe
lesson-1-which-way-check-1-waves-why = All sail is set on every course here. It is the sails themselves that get less wind.
lesson-1-which-way-check-2 = One of the two has the “weather gauge”: she can run down on the other whenever she likes. Which ship?
lesson-1-which-way-check-2-java = Java
lesson-1-which-way-check-2-java-why = The wind comes to her first. Downhill is easy; that is why captains wanted this place.
lesson-1-which-way-check-2-constitution = Constitution
lesson-1-which-way-check-2-constitution-why = The wind blows from Java to her. To reach Java she would have to zigzag up against it.
lesson-1-which-way-more-1 = Put Java’s courses in order.
lesson-1-which-way-more-1-first = slowest
lesson-1-which-way-more-1-last = fastest
lesson-1-which-way-more-1-close = Close to the wind
lesson-1-which-way-more-1-close-why = As near to the wind as she can go, the sails hardly fill: slowest of all.
lesson-1-which-way-more-1-beam = Wind from the side
lesson-1-which-way-more-1-beam-why = From the side is better than from ahead, but half of the push only makes her lean over.
lesson-1-which-way-more-1-before = Wind straight behind
lesson-1-which-way-more-1-before-why = Straight behind is good, yet the sails stand in each other’s way.
lesson-1-which-way-more-1-quarter = Wind behind, to one side
lesson-1-which-way-more-1-quarter-why = Here every sail pulls: fastest of all.
lesson-1-which-way-more-1-right = This order is what sailors call the points of sailing.
lesson-1-which-way-history-1 = Java was much the faster sailer that day and kept up the wind of Constitution, Roosevelt writes.
lesson-1-which-way-history-2 = The game knows three strengths of wind, eight headings, no waves and no current.

# 2 Who moves first?
lesson-1-gauge-title = Who moves first?
lesson-1-gauge-goal = Weigh a better place against a better crew.
lesson-1-gauge-since-before = You ran straight down. Java comes on, wind and sea behind her.
lesson-1-gauge-since-quarter = You took the fastest way. Java comes on with every sail full.
lesson-1-gauge-since-beam = You kept your place up the wind. Java runs along above the enemy.
lesson-1-gauge-since-none = Java comes on, down the wind.
lesson-1-gauge-hook = 29 December 1812, two in the afternoon. You are Captain Lambert of Java. Bainbridge has a crew that has served together for months; yours has been aboard for weeks. Whoever acts first may cross the other’s bow.
lesson-1-gauge-rule-1 = Each captain rolls a die. The higher total acts first.
lesson-1-gauge-rule-2 = Constitution adds 1 for her drill, Java takes 1 off. A ship up the wind of the other adds 1.
lesson-1-gauge-rule-3 = Equal totals: Java, who acted first before.
lesson-1-gauge-assumption-1 = That one of them acts first is from the sheet; how it is rolled is our proposal.
lesson-1-gauge-scene = The arrows are the wind, from the north. The ring marks Java, your ship; after the roll, who acts first.
lesson-1-gauge-act-task = Where do you take Java for the fight? Each outline is a place to lie.
lesson-1-gauge-act-up = North of her: you have the wind
lesson-1-gauge-act-level = Behind her, level: neither has it
lesson-1-gauge-act-below = South of her: she has the wind
lesson-1-gauge-act-told = Up the wind Constitution acts first { $up-often }, level { $level-often }, down the wind of her { $below-often }. The better place makes good only part of what Java’s crew lacks. Lambert kept it all the same.
lesson-1-gauge-predict = From your place: in how many of 100 turns does Constitution beat you to the first move?
lesson-1-gauge-target = Constitution acts first
lesson-1-gauge-outcome-true = Constitution acts first
lesson-1-gauge-outcome-false = Java acts first
lesson-1-gauge-control = Java’s crew
lesson-1-gauge-set--1 = raw: takes 1 off
lesson-1-gauge-set-0 = adds nothing
lesson-1-gauge-set-1 = drilled: adds 1
lesson-1-gauge-right = Well judged: { $target-plain }. You said { $guess }.
lesson-1-gauge-low = You said { $guess }; it is { $target-plain }. Before anybody rolls, the crews alone put Constitution two ahead.
lesson-1-gauge-high = You said { $guess }; it is { $target-plain }. Two steps of crew are a lead, not a victory: your die can be higher by more, and ties are yours.
lesson-1-gauge-explain-1 = Two dice fall in 36 ways. Up the wind your place and your raw crew cancel out; Constitution has 1 more. Ties are yours, so your die must be higher by 1: 15 ways are yours and 21 hers.
lesson-1-gauge-explain-2 = Level your die must be higher by 2. Of the 36 ways, the 5 with just 1 more (2 against 1, up to 6 against 5) are hers now: 10 are yours, 26 hers. Down the wind she gets the 4 ways with just 2 more as well: 6 and 30.
lesson-1-gauge-vary = Java stays at your place; give her a better crew. With which one does Constitution act first in at least 20 of 100 turns less than against the raw crew?
lesson-1-gauge-varied = With a drilled one: { $order ->
    [below] from down the wind Constitution acts first in about { $below-drilled-percent } of the turns instead of { $below-percent }. That is just what the raw crew had up the wind.
    [level] from your place, level, Constitution acts first in about { $level-drilled-percent } of the turns instead of { $level-percent }. Down the wind it would be { $below-drilled-percent }: just what the raw crew had up the wind.
   *[other] up the wind Constitution acts first in about { $up-drilled-percent } of the turns instead of { $up-percent }. Down the wind it would be { $below-drilled-percent }: just what the raw crew had up the wind.
 } Two steps of drill make good two steps of place, and no more.
lesson-1-gauge-check-1 = Suppose the crews were exchanged: Java is drilled and adds 1, Constitution is raw. Java has the wind, too. Place it: in how many of 100 turns does Constitution still act first?
lesson-1-gauge-check-1-mark-up = as it was
lesson-1-gauge-check-1-right = Java leads by 3 before the dice fall. Three ways of 36 are left for Constitution: 6 against 1 or 2, and 5 against 1.
lesson-1-gauge-check-1-high = It is less. Not the wind alone is against her: the crews have moved by two steps each.
lesson-1-gauge-check-1-low = It is more than never. A 6 against a 1 is rare, but it happens: a lead of 4 on the dice beats even this.
lesson-1-gauge-check-2 = A crew that adds nothing lies down the wind of such another. What brings its captain more first moves: drill that adds 1, or taking the wind away from her?
lesson-1-gauge-check-2-drill = The drill: men decide, not places
lesson-1-gauge-check-2-drill-why = Men add 1 and no more. The enemy keeps her 1 for the wind.
lesson-1-gauge-check-2-wind = The wind
lesson-1-gauge-check-2-wind-why = You gain 1, and she loses hers: taking the wind moves the comparison by two.
lesson-1-gauge-check-2-same = The same: each is worth 1
lesson-1-gauge-check-2-same-why = It would be so if neither had the wind. Here she has it: taking it gives you 1, and takes 1 from her.
lesson-1-gauge-history-1 = Java, faster and up the wind, tried again and again to cross Constitution’s bow or stern. Bainbridge answered each time by turning away.
lesson-1-gauge-history-2 = That a crew is worth one step on a die, like the wind, is a choice of ours. Try others under “What if”.

# 3 Guns that point at the sky
lesson-1-heel-title = Guns that point at the sky
lesson-1-heel-goal = See what the wind does to a gun.
lesson-1-heel-since-up = You took Java up the wind, as Lambert did. Now cross over: you are Bainbridge, down the wind of her.
lesson-1-heel-since-level = As Lambert, you took Java level. The real Lambert kept up the wind, and here it goes on with him. Now cross over: you are Bainbridge, down the wind of her.
lesson-1-heel-since-below = As Lambert, you took Java down the wind. The real Lambert kept up the wind, and here it goes on with him. Now cross over: you are Bainbridge, down the wind of her.
lesson-1-heel-since-none = Lambert keeps up the wind. Now cross over: you are Bainbridge, down the wind of her.
lesson-1-heel-hook = 29 December 1812, half past two. Side by side, both fire. The wind leans both ships over the same way: Java’s guns look down at the hull below, Constitution’s look up.
lesson-1-heel-rule-1 = The faces of three dice, added, are the height of a shot: 11 and more is high, towards masts and sails; 10 and less is low, towards the hull.
lesson-1-heel-rule-2 = Who fires up the wind adds 1, who fires down the wind takes 1 off.
lesson-1-heel-assumption-1 = The dice and the 1 are from the sheet; that low is hull is our reading.
lesson-1-heel-scene = { $set ->
    [windward] The shaded fields are where Constitution’s guns can fire. She fires up the wind, at Java.
    [leeward] Suppose she lay up the wind instead: now Constitution fires down the wind, at Java.
   *[other] Suppose they lay side by side across the wind: now Constitution fires along it, at Java.
 }
lesson-1-heel-predict = Constitution fires up the wind. With your aim: how many of 100 broadsides fly high, into Java’s masts?
lesson-1-heel-target = the shots fly high (11 up, all counted)
lesson-1-heel-outcome-1 = 1 (low, into the hull)
lesson-1-heel-outcome-2 = 2 (low, into the hull)
lesson-1-heel-outcome-3 = 3 (low, into the hull)
lesson-1-heel-outcome-4 = 4 (low, into the hull)
lesson-1-heel-outcome-5 = 5 (low, into the hull)
lesson-1-heel-outcome-6 = 6 (low, into the hull)
lesson-1-heel-outcome-7 = 7 (low, into the hull)
lesson-1-heel-outcome-8 = 8 (low, into the hull)
lesson-1-heel-outcome-9 = 9 (low, into the hull)
lesson-1-heel-outcome-10 = 10 (low, into the hull)
lesson-1-heel-outcome-11 = 11 (high, into masts)
lesson-1-heel-outcome-12 = 12 (high, into masts)
lesson-1-heel-outcome-13 = 13 (high, into masts)
lesson-1-heel-outcome-14 = 14 (high, into masts)
lesson-1-heel-outcome-15 = 15 (high, into masts)
lesson-1-heel-outcome-16 = 16 (high, into masts)
lesson-1-heel-outcome-17 = 17 (high, into masts)
lesson-1-heel-outcome-18 = 18 (high, into masts)
lesson-1-heel-outcome-19 = 19 (high, into masts)
lesson-1-heel-outcome-20 = 20 (high, into masts)
lesson-1-heel-control = Direction of fire
lesson-1-heel-set-windward = up the wind
lesson-1-heel-set-no-effect = along the wind
lesson-1-heel-set-leeward = down the wind
lesson-1-heel-right = Well judged: { $target-plain }. You said { $guess }.
lesson-1-heel-low = You said { $guess }; it is { $target-plain }. { $order ->
    [low] What the drill takes off, the wind adds again.
   *[other] Wind and drill bring the nines and the tens over the border, and those are common totals.
 }
lesson-1-heel-high = You said { $guess }; it is { $target-plain }. { $order ->
    [low] The wind lifts the shots, but the drill lowers them by as much.
   *[other] Eight and less still strike the hull.
 }
lesson-1-heel-explain-1 = Three dice fall in 6 × 6 × 6 = 216 ways. Turn all three over, and 1 becomes 6, 2 becomes 5, 3 becomes 4: a 10 becomes an 11. So 108 ways are high and 108 low.
lesson-1-heel-explain-2 = { $order ->
    [low] The wind adds 1, the drill takes 1 off: nothing is left of both, and it stays at 108 of 216: { $low-plain }.
   *[other] The wind adds 1 and the drill adds 1. So 10 counts 12 and 9 counts 11: high, both. To the 108 ways come 27 for 10 and 25 for 9: 108 + 27 + 25 = 160 of 216: { $high-plain }.
 }
lesson-1-heel-vary = In which direction of fire do fewest broadsides fly high?
lesson-1-heel-varied = Down the wind, as Java fires: aimed at masts { $down-high-plain }, at the hull only { $down-low-plain }. So Java hits hulls and is hit in her masts: the place up the wind has its price.
lesson-1-heel-check-1 = With nothing added 11 and more come in half of all throws. Place it: of 100 throws of three dice, how many have 15 and more?
lesson-1-heel-check-1-right = 15 comes in 10 ways, 16 in 6, 17 in 3 and 18 in one: 20 of 216.
lesson-1-heel-check-1-high = It is less. Half of the high totals is no half of the high ways: the ends come in few.
lesson-1-heel-check-1-low = It is more. 15 alone comes in ten ways, and 16 in six.
lesson-1-heel-check-2 = A modifier adds 1, and 11 is high. By how much does it raise the chance of a high shot?
lesson-1-heel-check-2-sixth = By a sixth, for 1 is a sixth of a die
lesson-1-heel-check-2-sixth-why = It moves one total, not one face. Here that total has 27 of 216 ways, an eighth.
lesson-1-heel-check-2-middle = By the chance that the dice show just 10
lesson-1-heel-check-2-middle-why = A shift of 1 carries just one total across the border: the 10 becomes an 11. It falls in 27 of the 216 ways.
lesson-1-heel-check-2-same = By the same amount for every border
lesson-1-heel-check-2-same-why = A border at 18 would move a single way of 216. In the middle it moves 27.
lesson-1-heel-history-1 = Constitution’s shots took away Java’s jib-boom and the head of her bowsprit: the spars that carry the sails for turning.
lesson-1-heel-history-2 = A broadside had many guns and struck high and low at once. The game gives it one height.
lesson-1-heel-act-task = Java is faster than you. What do your drilled gunners aim at?
lesson-1-heel-act-high = At her masts, to slow her
lesson-1-heel-act-low = At her hull, to beat her
lesson-1-heel-act-told = Aimed at the hull, half of all broadsides still fly high: the wind takes back just what the drill gave. Who fires up the wind has only one good target, the masts.
lesson-1-heel-rule-3 = Drilled gunners add 1 if they aim at masts, and take 1 off if they aim at the hull. { $order ->
    [low] So at the hull, up the wind, both cancel: three dice showing 6 count 6, which is low.
   *[other] So at masts, up the wind, 2 is added: three dice showing 6 count 8, which is low.
 }
lesson-1-heel-check-1-mark-flat = 11 and more

# 4 Hanging in the wind
lesson-1-in-irons-title = Through the wind
lesson-1-in-irons-goal = Decide what a better chance is worth to you.
lesson-1-in-irons-since-before = You ran straight down on her. Now the sails you came with are in the water.
lesson-1-in-irons-since-quarter = You came down fastest of all. Now the sails you came with are in the water.
lesson-1-in-irons-since-beam = You kept your place up the wind. Now the sails you kept it with are in the water.
lesson-1-in-irons-since-none = Java’s headsails are in the water.
lesson-1-in-irons-hook = 29 December 1812, about three. Constitution turns away once more. To follow, Lambert must bring Java’s bow through the wind: he must tack.
lesson-1-in-irons-rule-1 = One die: with 4 or more she is through. A raw crew like Java’s takes 1 off.
lesson-1-in-irons-rule-2 = More men at the sails add 1.
lesson-1-in-irons-rule-3 = Who fails hangs with her bow in the wind, unable to move.
lesson-1-in-irons-assumption-1 = This roll is our proposal. It does not know that her headsails are gone.
lesson-1-in-irons-scene = Java lies as near to the wind as she can. The arrows must pass her bow.
lesson-1-in-irons-act-task = The gunners are needed at their guns, and the sails need hands. What do you order?
lesson-1-in-irons-act-one = Keep the gunners at the guns
lesson-1-in-irons-act-two = Send more men to the sails
lesson-1-in-irons-act-told = One more face out of six, for men who now cannot load. Even then she hangs in half of all tries.
lesson-1-in-irons-predict = Of 100 tries with your order, how many bring Java through the wind?
lesson-1-in-irons-target = Java comes through
lesson-1-in-irons-outcome-0 = Java hangs in the wind
lesson-1-in-irons-outcome-1 = her bow passes the wind
lesson-1-in-irons-control = Drill of the crew (–1 raw, 1 good)
lesson-1-in-irons-right = Well judged: { $target-plain }. You said { $guess }.
lesson-1-in-irons-low = You said { $guess }; it is { $target-plain }. Count the faces that are still enough after the modifiers.
lesson-1-in-irons-high = You said { $guess }; it is { $target-plain }. { $order ->
    [two] More hands only make good what the raw crew takes off: a 3 is still too low.
   *[other] The raw crew turns a 4 into a 3.
 }
lesson-1-in-irons-explain-1 = With few hands only 5 and 6 are enough, because 1 is taken off: two faces of six, { $one-plain }.
lesson-1-in-irons-explain-2 = More hands add the 1 again: 4, 5 and 6, three faces of six, { $two-plain }.
lesson-1-in-irons-vary = With which drill would she fail at most half as often as now?
lesson-1-in-irons-varied = With good drill; and with enough hands it is { $drilled-plain }, for 2 is enough then. No captain can order drill on the day of the battle.
lesson-1-in-irons-check-1 = Java hangs in the wind. You are Bainbridge: where do you take Constitution?
lesson-1-in-irons-check-1-stern = Across her stern
lesson-1-in-irons-check-1-stern-why = Your whole side looks along her whole length, and hardly a gun can answer. That is what Bainbridge did.
lesson-1-in-irons-check-1-astern = Behind her, on her own heading
lesson-1-in-irons-check-1-astern-why = The square is good, but your bow points at her: your guns stand along your sides and look past her.
lesson-1-in-irons-check-1-beside = Beside her
lesson-1-in-irons-check-1-beside-why = You are near, but her whole broadside is nearest to you, too.
lesson-1-in-irons-check-2 = With more hands she comes through in every other try. She must tack twice running. How likely is it that both succeed?
lesson-1-in-irons-check-2-same = As likely as one: the crew is the same
lesson-1-in-irons-check-2-same-why = The second tack is rolled anew. It is a second risk.
lesson-1-in-irons-check-2-product = Half of a half
lesson-1-in-irons-check-2-product-why = The rolls are independent: { $both-plain }.
lesson-1-in-irons-check-2-less = Certain: half and half make one
lesson-1-in-irons-check-2-less-why = Added chances would make a third tack surer than sure.
lesson-1-in-irons-more-1 = Two tacks lie before you, and every hand at the sails is missing at the guns. What do you order?
lesson-1-in-irons-more-1-guns = Keep the gunners at the guns
lesson-1-in-irons-more-1-guns-why = Your guns go on firing; to come through twice becomes a stroke of luck.
lesson-1-in-irons-more-1-sails = Send more men to the sails
lesson-1-in-irons-more-1-sails-why = You may get round twice; until then the enemy fires and you hardly answer.
lesson-1-in-irons-more-1-column-both = both succeed
lesson-1-in-irons-more-1-column-some = at least one
lesson-1-in-irons-history-1 = Without her headsails Java hung in the wind. Constitution turned round before it and fired a whole broadside through her stern.
lesson-1-in-irons-history-2 = In the game a torn sail makes a ship slower, but not harder to turn.

# Mission
lesson-1-mission-title = Now you: the faster ship, once more
lesson-1-mission-task = 29 December 1812, off Brazil. You are Lambert, in Java: faster than Constitution, and up the wind of her. From there your shots fly low, into her hull. Turning points your guns elsewhere, and your raw crew needs half a turn or more to reload: fire when your broadside counts. Two kinds of order bring the goal: a course that lays your broadside on her, near by, and then fire at her hull. Break at least two boxes of it in this turn.
lesson-1-mission-goal = break two boxes of Constitution’s hull
lesson-1-mission-word-1 = Side B: you, in Java. Your ship, your row of the table and your card bear the letter B.
lesson-1-mission-word-2 = Mark: an impulse, or part of the turn, in which a ship may move. The table shows yours as dots; a ring: only turn.
lesson-1-mission-word-3 = Port, starboard: left and right, looking forward. The guns of a side bear only to that side.
lesson-1-mission-word-4 = Wear: a wide turn, away from the wind. Back the sails: she stays where she is until the next mark.
lesson-1-mission-word-5 = Hits are left: of your hits, those that distance has not taken away. The nearer you are, the more are left.
lesson-1-mission-word-6 = Bow chaser: a small gun that fires ahead. It can break a box of rigging, none of the hull.
lesson-1-mission-met = Constitution lost { $number } boxes of her hull. On 29 December 1812 Java fought for more than two hours, until all her masts were gone.
lesson-1-mission-missed = { $number ->
    [0] Constitution’s hull is whole; two boxes were wanted.
   *[other] Constitution lost one box of her hull: one too few.
 } On 29 December 1812 Java had speed and wind, too, and lost. From which place would you fire otherwise?
