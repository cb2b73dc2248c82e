# Episode 6: The long count
lesson-6-title = The long count
lesson-6-blurb = Sink without warning, or hold back? And who has enough ships left at the end?
lesson-6-goal-1 = add up chances over time without counting anything twice
lesson-6-goal-2 = follow an average that changes sign
lesson-6-goal-3 = see which rule really ends the war
lesson-6-summary-1 = In the long run the ships that are there decide, not the ships that won.
lesson-6-summary-2 = A campaign that begins well can turn: add up the averages of all its turns.
lesson-6-summary-3 = Waiting adds up small chances, but each counts only if the earlier ones failed.
lesson-6-exit = Who won the war at sea in your opinion: the side that sank more, or the side whose fleet was still in the way at the end?
lesson-6-home-1 = At your next table: at the end of each half-year, count the ships of both sides before you look at the points.
lesson-6-home-2 = Find something that begins well and costs more with every month. When would you stop?
lesson-6-what-if = What if one of the rules of submarine war were different? See what changes
lesson-6-person-scheer = Admiral Scheer
lesson-6-person-scheer-post = High Seas Fleet
lesson-6-person-jellicoe = Admiral Jellicoe
lesson-6-person-jellicoe-post = Grand Fleet, then the Admiralty
lesson-6-person-hipper = Admiral Hipper
lesson-6-person-hipper-post = High Seas Fleet, 1918
lesson-6-person-beatty = Admiral Beatty
lesson-6-person-beatty-post = Grand Fleet, from late 1916
lesson-6-ending-1 = On 21 November 1918 the German fleet came to the Firth of Forth to be interned. Its own crews scuttled it at Scapa Flow on 21 June 1919.
lesson-6-ending-2 = How much the blockade decided the war, compared with the fighting on land, is argued about to this day.
lesson-6-ending-3 = If nobody leads at the end of 1918, Britain wins the game: the fleet that stayed in the way has done its work.
lesson-6-more-1 = Every 6 sends the American ships to the dockyard. How often does that happen in three rolls?
lesson-6-more-2 = A whole end of turn, with lead and ships of both sides: who wins, and by which rule?

# 1 Hold back or begin?
lesson-6-hold-or-begin-title = Hold back or begin?
lesson-6-hold-or-begin-goal = See what one order does over a whole year.
lesson-6-hold-or-begin-hook = 4 May 1916. A German submarine has torpedoed the steamer Sussex, and America threatens to break off relations. You are on Scheer’s staff, and he wants no half measures.
lesson-6-hold-or-begin-rule-1 = In each half-year a die tells whether submarine war without warning begins. First half of 1916: 1 to 3 no, 4 or 5 if Germany wants it, 6 by itself.
lesson-6-hold-or-begin-rule-2 = Second half of 1916: 1 or 2 no, 3 to 5 if Germany wants it, 6 by itself.
lesson-6-hold-or-begin-rule-3 = A 5 and you hold back: no. A 5 and you begin: submarine war.
lesson-6-hold-or-begin-assumption-1 = The same order holds for the whole year. The numbers of this table are our own.
lesson-6-hold-or-begin-scene = The track of turns moves to the half-year in which it begins; submarines are then seen to leave Wilhelmshaven for the north.
lesson-6-hold-or-begin-thrown = { $number ->
    [4] First half of 1916
    [5] Second half of 1916
    [6] First half of 1917
    [7] Second half of 1917
    [8] First half of 1918
   *[other] Second half of 1918
 }: { $outcome }
lesson-6-hold-or-begin-act-task = Submarines may starve Britain, but America may turn against you. Sink ships without warning as soon as you are free to, or hold back?
lesson-6-hold-or-begin-act-hold = Hold back: submarines stay in harbour
lesson-6-hold-or-begin-act-begin = Begin: submarines go out, round Scotland
lesson-6-hold-or-begin-act-told = Holding back does not rule it out. In the table, as in Berlin, the matter may be decided without you.
lesson-6-hold-or-begin-predict = With your order, out of 100 such years, in how many has submarine war begun by the end of 1916?
lesson-6-hold-or-begin-target = begun by the end of 1916
lesson-6-hold-or-begin-control = Counted from
lesson-6-hold-or-begin-set-4 = first half of 1916
lesson-6-hold-or-begin-set-5 = second half of 1916
lesson-6-hold-or-begin-outcome-4 = first half of 1916
lesson-6-hold-or-begin-outcome-5 = second half of 1916
lesson-6-hold-or-begin-outcome-6 = first half of 1917
lesson-6-hold-or-begin-outcome-7 = second half of 1917
lesson-6-hold-or-begin-outcome-8 = first half of 1918
lesson-6-hold-or-begin-outcome-9 = second half of 1918
lesson-6-hold-or-begin-right = Well judged: { $target-plain }. You said { $guess }.
lesson-6-hold-or-begin-high = You said { $guess }; it is { $target-plain }. The second roll counts only in the years in which the first did not begin it.
lesson-6-hold-or-begin-low = You said { $guess }; it is { $target-plain }. There are two rolls in a year, and either may begin it.
lesson-6-hold-or-begin-explain-1 = Hold back: each time only the 6 begins it. Not twice in a row: 5/6 × 5/6 of all years. The rest is { $hold-plain }.
lesson-6-hold-or-begin-explain-2 = Begin: first 4, 5 and 6 begin it, then 3 to 6. It does not begin in 3/6 × 2/6 of all years; the rest is { $begin-plain }.
lesson-6-hold-or-begin-explain-3 = So count the years in which nothing happens. They shrink with every roll.
lesson-6-hold-or-begin-vary = Half a year has passed and nothing has begun: count from the second half of 1916. What is left of the danger?
lesson-6-hold-or-begin-varied = Holding back it is { $hold-five-plain }, beginning { $begin-five-plain }. One roll is left of two, and the die owes nobody anything.
lesson-6-hold-or-begin-check-1 = Suppose in late 1916 a 5 begins it by itself, too, not only a 6. You hold back. In how many of 36 years has it begun by the end?
lesson-6-hold-or-begin-check-1-sum = In 18
lesson-6-hold-or-begin-check-1-sum-why = That is 6 and 12 added. But it begins only once: years with a 6 and then a 5 or 6 would be counted twice.
lesson-6-hold-or-begin-check-1-face = In 17
lesson-6-hold-or-begin-check-1-face-why = One face more is six ways of 36, but in one of them the first die has begun it already.
lesson-6-hold-or-begin-check-1-rest = In 16
lesson-6-hold-or-begin-check-1-rest-why = Count the years without it: 5 faces of the first die, each with 4 of the second. That leaves 16.
lesson-6-hold-or-begin-check-2 = January 1917. It has not begun. A 2, 3 or 4 leaves it to you, 5 or 6 begins it. What now?
lesson-6-hold-or-begin-check-2-hold = Go on holding back
lesson-6-hold-or-begin-check-2-hold-why = America stays out a little longer, perhaps. But the table no longer leaves much to you.
lesson-6-hold-or-begin-check-2-begin = Begin at the next chance
lesson-6-hold-or-begin-check-2-begin-why = Nearly certain, and points at first. It brings ten American ships to the other side.
lesson-6-hold-or-begin-check-2-column-now = Begun by mid-1917
lesson-6-hold-or-begin-check-2-column-year = Begun by the end of 1917
lesson-6-hold-or-begin-history-1 = Germany promised on 4 May 1916 to warn ships before sinking them. Scheer had already called his submarines home: under such rules he thought them useless.
lesson-6-hold-or-begin-history-2 = Admirals, ministers and the emperor fought over the decision. A die in their place stands for how open it was.

# 2 The first blow
lesson-6-first-blow-title = The first blow
lesson-6-first-blow-goal = See what the first blow is worth.
lesson-6-first-blow-since-hold = You held back in 1916, and so did Germany. For 1917 its leaders decide the other way.
lesson-6-first-blow-since-begin = You wanted to begin in 1916. Germany’s leaders held back, and change their minds a year later.
lesson-6-first-blow-since-none = In 1916 Germany held back. For 1917 its leaders decide the other way.
lesson-6-first-blow-hook = 10 April 1917. Two months ago it began. Jellicoe, now head of the navy, shows the American Admiral Sims the losses. If this goes on, the war is lost.
lesson-6-first-blow-rule-1 = Each later half-year a die is rolled: 4 or 5 brings Germany a point, 6 two.
lesson-6-first-blow-rule-2 = Each roll is harder: 1 off the second, 2 off the third, 3 off all others. At 0 or less Britain gains a point.
lesson-6-first-blow-assumption-1 = The points are our own.
lesson-6-first-blow-scene = { $set ->
    [2] The table stands in the second half of 1917, as if it were the second roll.
    [3] The table stands in the second half of 1917, as if it were the third roll.
    [4] The table stands in the second half of 1917, as if it were the fourth roll.
   *[other] The table stands half a year after that talk: second half of 1917. It is the first roll. Points for Germany move the track to the left, and boats get through.
 }
lesson-6-first-blow-predict = First roll. How many points does Germany gain on average?
lesson-6-first-blow-target = German points
lesson-6-first-blow-control = Roll number
lesson-6-first-blow-example = Second roll, the die shows 6. One is taken off, so the table is read at 5: one point for Germany instead of two.
lesson-6-first-blow-right = Right: { $target }.
lesson-6-first-blow-high = You said { $guess }; it is { $target }. Half of the faces bring nothing.
lesson-6-first-blow-low = You said { $guess }; it is { $target }. Two faces bring one point, one brings two.
lesson-6-first-blow-explain-1 = Six faces bring 0, 0, 0, 1, 1 and 2 points: 4 points in six rolls.
lesson-6-first-blow-explain-2 = On average { $target }. The largest gain, two points, comes in { $two-plain }.
lesson-6-first-blow-vary = Look at the later rolls. Which is the first that costs Germany points on average?
lesson-6-first-blow-varied = The second roll is worth { $second }, the third { $third }: convoys and new ships turn the tide.
lesson-6-first-blow-check-1 = At the second roll 1 is taken off. Which faces bring Germany a point less than at the first?
lesson-6-first-blow-check-1-all = All six
lesson-6-first-blow-check-1-all-why = Every face is read one lower, but 2, 3 and 5 fall into a row that brings just as much.
lesson-6-first-blow-check-1-some = 1, 4 and 6
lesson-6-first-blow-check-1-some-why = 6 brings one instead of two, 4 nothing instead of one, and 1 now gives Britain a point. Only at the edges of the table does it count.
lesson-6-first-blow-check-1-high = 4, 5 and 6
lesson-6-first-blow-check-1-high-why = 5 is read as 4, and both bring one point. But at the lower end 1 is read as 0: a point for Britain.
lesson-6-first-blow-check-2 = How often does the second roll bring Germany at least a point?
lesson-6-first-blow-check-2-mark-nothing = 1st roll: none
lesson-6-first-blow-check-2-right = Only 5 and 6 are left: two faces of six.
lesson-6-first-blow-check-2-high = As good as the first it is not: 1 is taken off, so a 4 brings nothing any more. 5 and 6 are left.
lesson-6-first-blow-check-2-low = One step on the die takes away one face, not more. 5 and 6 still bring a point.
lesson-6-first-blow-history-1 = By Jellicoe’s figures 2,237 thousand tons of shipping were lost in the second quarter of 1917, 1,494 in the third and 1,273 in the fourth.
lesson-6-first-blow-history-2 = Tons do not turn into points by themselves. The game says only: strong at first, then weaker, then against Germany.

# 3 The whole sum
lesson-6-the-sum-title = The whole sum
lesson-6-the-sum-goal = Follow a campaign to its end.
lesson-6-the-sum-carried = Back to your own dice: with them it began in the { $own-rolls ->
    [1] first half of 1918, and one roll follows
    [2] second half of 1917, and two rolls follow
    [4] second half of 1916, and four rolls follow
    [5] first half of 1916, and five rolls follow
   *[other] first half of 1917, and three rolls follow
 } to the end of 1918.
lesson-6-the-sum-hook = 7 December 1917. American battleships join Beatty at Scapa Flow: submarine war has brought America in. Was it worth that?
lesson-6-the-sum-rule-1 = Off the first roll nothing is taken, off the second 1, off the third 2, off later ones 3. All points are added.
lesson-6-the-sum-assumption-1 = The campaign begins again with its first roll; only the points of these rolls count.
lesson-6-the-sum-scene = To the end of 1918; the track of turns shows where the rolls begin. Germany’s gain moves the points to the left, Britain’s to the right.
lesson-6-the-sum-thrown = Roll { $number }, points for Germany: { $outcome }
lesson-6-the-sum-predict = { $own-rolls ->
    [1] One roll follows.
    [2] Two rolls follow, and their points are added up.
    [4] Four rolls follow, and their points are added up.
    [5] Five rolls follow, and their points are added up.
   *[other] Three rolls follow, and their points are added up.
 } In how many of 100 games does Germany gain?
lesson-6-the-sum-option-seldom = Fewer than 30
lesson-6-the-sum-option-less = 30 to 49
lesson-6-the-sum-option-more = 50 to 69
lesson-6-the-sum-option-nearly = 70 and more
lesson-6-the-sum-target = Germany gains
lesson-6-the-sum-control = Submarine rolls
lesson-6-the-sum-watch = Points for Germany on average
lesson-6-the-sum-outcome--5 = −5, Britain gains 5
lesson-6-the-sum-outcome--4 = −4, Britain gains 4
lesson-6-the-sum-outcome--3 = −3, Britain gains 3
lesson-6-the-sum-outcome--2 = −2, Britain gains 2
lesson-6-the-sum-outcome--1 = −1, Britain gains 1
lesson-6-the-sum-outcome-0 = 0, neither gains
lesson-6-the-sum-outcome-1 = Germany gains 1
lesson-6-the-sum-outcome-2 = Germany gains 2
lesson-6-the-sum-outcome-3 = Germany gains 3
lesson-6-the-sum-outcome-4 = Germany gains 4
lesson-6-the-sum-right = Right: { $target-plain }.
lesson-6-the-sum-high = It is less: { $target-plain }. { $own-rolls ->
    [1] Half of the faces bring nothing.
    [2] Each of the two rolls often brings nothing.
   *[other] The later rolls often take back what the first one brought.
 }
lesson-6-the-sum-low = It is more: { $target-plain }. { $own-rolls ->
    [1] Nothing is taken off the first roll.
   *[other] The first two rolls are on Germany’s side.
 }
lesson-6-the-sum-explain-1 = { $own-rolls ->
    [1] With one roll there is nothing to add: on average it brings { $mean } points, in one half of the games none.
    [2] The average of a sum is the sum of the averages: { $first-fraction }, then { $second-fraction }. Together { $mean } points.
    [4] The average of a sum is the sum of the averages: { $first-fraction }, then { $second-fraction }, { $third-fraction } and { $fourth-fraction }. Together { $mean } points.
    [5] The average of a sum is the sum of the averages: { $first-fraction }, then { $second-fraction }, { $third-fraction }, and twice { $fourth-fraction }. Together { $mean } points.
   *[other] The average of a sum is the sum of the averages: { $first-fraction }, then { $second-fraction }, then { $third-fraction }. Together { $mean } points.
 }
lesson-6-the-sum-explain-2 = { $own-rolls ->
    [1] Whoever begins so late risks nothing: after the first roll alone Britain never gains.
   *[other] But the results are spread wide: in { $behind-plain } Britain gains instead.
 }
lesson-6-the-sum-vary = { $own-rolls ->
    [5] What is the largest number of rolls with which the campaign still brings Germany points on average?
   *[other] What is the smallest number of rolls with which the campaign costs Germany points on average?
 }
lesson-6-the-sum-varied = After two rolls the average is { $mean-two }, its best; { $own-rolls ->
    [5] after four there is still { $mean-four } left.
   *[other] after five it is { $mean-five }.
 }
lesson-6-the-sum-check-1 = Three rolls have brought Germany 3 points, and three more follow. What is to be expected at the end?
lesson-6-the-sum-check-1-kept = 3 points: what is won stays
lesson-6-the-sum-check-1-kept-why = What is won stays, but with 3 off every later roll brings nothing or costs a point.
lesson-6-the-sum-check-1-less = About 1 or 2 points
lesson-6-the-sum-check-1-less-why = With 3 off the faces 1 to 3 cost a point, 4 to 6 nothing: half a point for each of three rolls.
lesson-6-the-sum-check-1-back = Less than 0, the average of six rolls
lesson-6-the-sum-check-1-back-why = That average was for a beginner. The three points are there; only the three rolls to come are uncertain.
lesson-6-the-sum-check-2 = What does Germany gain on average? Put in order.
lesson-6-the-sum-check-2-first = least
lesson-6-the-sum-check-2-last = most
lesson-6-the-sum-check-2-six = Six rolls follow
lesson-6-the-sum-check-2-six-why = Three bad rolls more than the first three: the worst of all.
lesson-6-the-sum-check-2-five = Five rolls follow
lesson-6-the-sum-check-2-five-why = Two rolls at minus 3: below zero, but one less than six.
lesson-6-the-sum-check-2-four = Four rolls follow
lesson-6-the-sum-check-2-four-why = One roll at minus 3 takes nearly everything back, but not all.
lesson-6-the-sum-check-2-two = Two rolls follow
lesson-6-the-sum-check-2-two-why = Both rolls bring something on average, and none costs anything.
lesson-6-the-sum-check-2-right = Strong at first, then weaker, then against Germany: whoever stops in time has the most.
lesson-6-the-sum-check-3 = Suppose you could choose the moment. Once begun it goes on to the end of 1918. What do you order?
lesson-6-the-sum-check-3-early = Second half of 1915: six rolls follow
lesson-6-the-sum-check-3-early-why = Whoever believes that Britain gives in soon orders this. If the war goes on, the later rolls take back more than the first brought.
lesson-6-the-sum-check-3-middle = Second half of 1916: four rolls follow
lesson-6-the-sum-check-3-middle-why = Close to what history did. Two rolls are mostly for you, two mostly against.
lesson-6-the-sum-check-3-late = Second half of 1917: two rolls follow
lesson-6-the-sum-check-3-late-why = The safest in points: Britain seldom gains. But three years of war have passed without the weapon.
lesson-6-the-sum-check-3-column-gain = Germany gains
lesson-6-the-sum-check-3-column-loss = Britain gains
lesson-6-the-sum-more-1 = The average of three rolls is { $mean-three-decimal }. Is Germany sure of a gain?
lesson-6-the-sum-more-1-sure = Yes, the average is above zero.
lesson-6-the-sum-more-1-sure-why = An average is not a promise: nearly half of the games bring no gain.
lesson-6-the-sum-more-1-wide = No, the results are spread wide.
lesson-6-the-sum-more-1-wide-why = A gain on average, and still many games without one.
lesson-6-the-sum-more-1-even = No, gain and loss come equally often.
lesson-6-the-sum-more-1-even-why = Then the average would lie at zero, and it lies above.
lesson-6-the-sum-history-1 = The American ships served with the Grand Fleet as its Sixth Battle Squadron.
lesson-6-the-sum-history-2 = America went to war for several reasons. The game makes it follow from the submarines alone.

# 4 Who is left?
lesson-6-who-is-left-title = Who is left?
lesson-6-who-is-left-goal = See how a fleet can lose without being beaten.
lesson-6-who-is-left-since-hold = You once held the submarines back. Now the great ships are all that is left to send.
lesson-6-who-is-left-since-begin = Your submarines did not win the war. Now the great ships are all that is left to send.
lesson-6-who-is-left-since-none = The submarines did not win the war. Now the great ships are all that is left to send.
lesson-6-who-is-left-hook = 29 October 1918. Hipper gathers his fleet for one last battle, while an armistice is being talked about. Down below, stokers are putting out the fires.
lesson-6-who-is-left-rule-1 = A ship under fire rolls two dice, minus 1 for Germany: 7 to 9 she is damaged and goes into dock, 10 or more she is sunk.
lesson-6-who-is-left-rule-2 = Whoever has too few ships left in the fleets at the end of the turn loses: fewer than 11 for Germany, 21 for Britain.
lesson-6-who-is-left-assumption-1 = Germany has 18 ships. One round of one battle, and nobody comes back from repair before the count.
lesson-6-who-is-left-assumption-2 = That 15 or 12 ships come under fire is our own guess.
lesson-6-who-is-left-scene = Six German fleets. The count above falls with every ship sunk or damaged; a ship sunk is a point for Britain as well.
lesson-6-who-is-left-act-task = A victory might still count at the peace table. But whatever is hit is missing at the count. Suppose the crews obey: what do you send?
lesson-6-who-is-left-act-all = The whole fleet: 15 ships under fire
lesson-6-who-is-left-act-part = Part, to Flanders: 12 ships under fire
lesson-6-who-is-left-act-told = Of 18 ships, three more under fire make the danger more than three times as great: the limit is near.
lesson-6-who-is-left-predict = With your order, how often out of 100 are fewer than 11 ships left?
lesson-6-who-is-left-target = fewer than 11 ships left
lesson-6-who-is-left-control = German ships before the battle
lesson-6-who-is-left-right = Well judged: { $target-plain }. You said { $guess }.
lesson-6-who-is-left-high = You said { $guess }; it is { $target-plain }. More than half of the German ships under fire stay whole.
lesson-6-who-is-left-low = You said { $guess }; it is { $target-plain }. Damaged ships are missing from the count as well as sunk ones.
lesson-6-who-is-left-explain-1 = With minus 1 a ship stays whole with 7 or less on the dice: 21 of 36 ways. In 15 of 36 she is missing from the count.
lesson-6-who-is-left-explain-2 = So { $mean-all } ships are left on average with the whole fleet, { $mean-part } with part of it. Fewer than 11 means eight missing: { $all-plain } against { $part-plain }.
lesson-6-who-is-left-vary = How many ships must Germany have so that no dice can bring it below 11, whichever order you gave?
lesson-6-who-is-left-varied = Only with 26 it is { $all-safe-percent } for the whole fleet: even if all fifteen go, eleven remain. Part of the fleet is nearly safe with 20 ships: { $part-twenty }.
lesson-6-who-is-left-check-1 = Britain has 24 ships in its fleets and needs 21. Eight come under fire, without the minus 1. Is its danger greater than that of Germany’s whole fleet?
lesson-6-who-is-left-check-1-large = Smaller: it has more ships
lesson-6-who-is-left-check-1-large-why = What counts is how many may be missing: only three, while Germany can spare seven.
lesson-6-who-is-left-check-1-few = Smaller: fewer come under fire
lesson-6-who-is-left-check-1-few-why = Half as many, but four missing are enough, and without the minus more than half of those hit are missing.
lesson-6-who-is-left-check-1-greater = Greater
lesson-6-who-is-left-check-1-greater-why = Four of eight missing are enough, and a British ship is missing in 21 of 36 ways: { $britain-plain }.
lesson-6-who-is-left-check-2 = Only 16 ships instead of 18, and 15 of them under fire. How often are fewer than 11 left?
lesson-6-who-is-left-check-2-mark-all = 18 ships
lesson-6-who-is-left-check-2-right = Six missing are enough now, and about six are missing on average.
lesson-6-who-is-left-check-2-high = Six of fifteen must be missing. That is about the average, so it happens more often than not, but far from always.
lesson-6-who-is-left-check-2-low = Two ships look like little. But now six missing are enough instead of eight, and six is about the average.
lesson-6-who-is-left-history-1 = The crews refused. The sortie was called off, and the mutiny spread from the ships to the ports and from there through Germany.
lesson-6-who-is-left-history-2 = The game counts ships and leaves out what ended the war for this fleet: hunger, exhaustion, and men who would no longer sail.

# Mission
lesson-6-mission-title = Now you: the battle that was not fought
lesson-6-mission-task = 29 October 1918. You are Hipper; suppose the crews obey, and you meet the British battle cruisers with some old ships. Whatever is hit is missing at the count. Put at least three British battle cruisers out of the fight, and lose no more than two of yours.
lesson-6-mission-goal = hit three battle cruisers, lose at most two
lesson-6-mission-word-1 = Initiative number: die, modifier and what you add. At least 2 above theirs, you choose situations: one for every 2 points.
lesson-6-mission-word-2 = Over-manoeuvre: adds its number to your die, up to your fleets here. If the die is not higher, you do not fire.
lesson-6-mission-word-3 = Half gunnery: adds 2 to your die, and halves your points of fire this round.
lesson-6-mission-word-4 = Another round follows: after this fire there is a second one, with what is left on both sides.
lesson-6-mission-word-5 = BC, (BC): battlecruisers. Count hits on Beatty’s in Fleet 1; (B) are old battleships, cheap to hit, but not your goal.
lesson-6-mission-word-6 = Lose no more than two: counted in your Fleet 1, with Seydlitz, Moltke and Von der Tann. Other ships may be hit.
lesson-6-mission-met = Three of Beatty’s battle cruisers, or more, are out of the fight. It never came to this: the stokers put out the fires, and on 21 November 1918 the German fleet came to the Firth of Forth to be interned.
lesson-6-mission-missed = { $number ->
    [0] None of the British battle cruisers is out of the fight; three were wanted.
    [-1] One British battle cruiser is out of the fight; three were wanted.
    [-2] Two British battle cruisers are out of the fight: one too few.
   *[other] Three battle cruisers or more are out of the fight, as was wanted, but you lost more than two of yours.
 } It never came to this battle: the stokers put out the fires, and on 21 November 1918 the German fleet came in to be interned. What would you risk otherwise?
