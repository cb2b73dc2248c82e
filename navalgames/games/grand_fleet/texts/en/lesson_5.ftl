# Episode 5: Where to put the shells
lesson-5-title = Where to put the shells
lesson-5-blurb = Whom do you fire at, what is a ship worth, and were three lost at Jutland bad luck?
lesson-5-goal-1 = work out the chance of “at least one”
lesson-5-goal-2 = see why the middle of two dice is common and the ends are rare
lesson-5-goal-3 = tell an exact number from a true one
lesson-5-summary-1 = Three ships lost of twelve need be neither bad luck nor bad ships: dice bring it often. For “at least one”, work out “none” and take the rest.
lesson-5-summary-2 = With two dice every total has its own number of ways, so one step at the end of a table can halve a danger.
lesson-5-summary-3 = An exact answer is only as good as the numbers it rests on.
lesson-5-exit = A newspaper gives a risk with a decimal point. Which two questions would you ask about that number?
lesson-5-home-1 = At your next table: before you share out your fire, say what the points left over could still reach.
lesson-5-home-2 = Find a number with a decimal point in today’s news. What was it measured or fitted with?
lesson-5-what-if = What if one of the rules of damage and points were different? See what changes
lesson-5-person-beatty = Admiral Beatty
lesson-5-person-beatty-post = British battle cruisers
lesson-5-person-hipper = Admiral Hipper
lesson-5-person-hipper-post = German battle cruisers
lesson-5-person-mauve = Admiral Mauve
lesson-5-person-mauve-post = six old German battleships
lesson-5-person-jellicoe = Admiral Jellicoe
lesson-5-person-jellicoe-post = Grand Fleet
lesson-5-ending-1 = Killed at Jutland: 6,094 British and 2,551 German sailors. Every ship that rolls in this episode stands for several hundred people, some for more than a thousand.
lesson-5-ending-2 = Why the British battle cruisers blew up is argued about to this day: thin armour, careless handling of cordite, or both.
lesson-5-ending-3 = The game knows three results and one table for every ship. Real damage had many degrees, and no two hits were alike.
lesson-5-more-1 = One whole round with the fleets of Jutland: how many ships does the game sink on each side?
lesson-5-more-2 = Twelve British ships under fire: how many are missing the next morning, sunk or damaged?

# 1 Nine points of fire
lesson-5-share-the-fire-title = Nine points of fire
lesson-5-share-the-fire-goal = Decide whom to fire at.
lesson-5-share-the-fire-hook = 24 January 1915, off the Dogger Bank. You are on Beatty’s staff; your battle cruisers have caught up with four German ships. Now the fire must be shared out.
lesson-5-share-the-fire-rule-1 = Beatty has 9 points of fire. A battle cruiser costs 2.5, the older Blücher 1.5: all four together cost exactly 9.
lesson-5-share-the-fire-rule-2 = A ship whose price is paid rolls two dice, once, however much more is fired at her.
lesson-5-share-the-fire-rule-3 = For a German ship 1 is taken off; 10 or more sinks her. 6 and 4 make 9: damaged.
lesson-5-share-the-fire-assumption-1 = One round, and British shells only. The prices are our own, worked out from armour and size. The table’s column “bloody” is a variant, not used here.
lesson-5-share-the-fire-scene = { $set ->
    [uk] Now Beatty’s ships, in the red box, are under fire. Whoever is sunk or damaged is named so after the roll; a sunk ship costs Britain a point.
   *[other] Beatty’s five ships in the red box, Hipper’s four in the blue. Whoever is sunk or damaged is named so after the roll; a sunk ship brings Britain a point.
 }
lesson-5-share-the-fire-act-task = Hipper leads in Seydlitz, three ships follow. How do you share out the fire?
lesson-5-share-the-fire-act-four = Fire at all four
lesson-5-share-the-fire-act-two = Fire at two, with more shells for each
lesson-5-share-the-fire-act-one = Everything at Seydlitz
lesson-5-share-the-fire-act-told = More shells on one ship bring nothing here. What counts is how many ships must roll.
lesson-5-share-the-fire-predict = Out of 100 rounds with your order, in how many is at least one ship sunk?
lesson-5-share-the-fire-target = at least one ship sunk
lesson-5-share-the-fire-control = Ships under fire
lesson-5-share-the-fire-set-de = German
lesson-5-share-the-fire-set-uk = British
lesson-5-share-the-fire-right = Well judged: { $target-plain }. You said { $guess }.
lesson-5-share-the-fire-high = You said { $guess }; it is { $target-plain }. A German ship sinks only with 11 or 12 on the dice, and that is rare.
lesson-5-share-the-fire-low = You said { $guess }; it is { $target-plain }. Every ship that is fired at rolls for herself.
lesson-5-share-the-fire-explain-1 = One ship: she sinks with 6 and 5, 5 and 6, 6 and 6. That is 3 of 36 ways, one in twelve: { $one-plain }.
lesson-5-share-the-fire-explain-2 = { $order ->
    [two] Two ships: count the opposite. One survives 11 times in 12, both 11/12 × 11/12. The rest is “at least one”: { $two-plain }. That is a little less than twice as much as for one, because both may sink in the same round.
   *[other] Four ships: count the opposite. One survives 11 times in 12, all four 11/12 × 11/12 × 11/12 × 11/12. The rest is “at least one”: { $four-plain }.
 }
lesson-5-share-the-fire-explain-3 = { $order ->
    [two] Four ships are counted in the same way: all four survive in 11/12 × 11/12 × 11/12 × 11/12. The rest is { $four-plain }.
   *[other] Two ships: { $two-plain }. That is a little less than twice as much as for one, because both may sink in the same round.
 }
lesson-5-share-the-fire-vary = Turn it round: the same number of British ships is under fire. How much greater is the danger?
lesson-5-share-the-fire-varied = A British ship sinks with 10 already. With one it is { $one-uk-plain }, with two { $two-uk-plain }, with four { $four-uk-plain }.
lesson-5-share-the-fire-check-1 = Two British ships fall behind, and only 6 points of fire are left. How many of the four can be made to roll at most?
lesson-5-share-the-fire-check-1-three = Three: 6.5 is nearly paid
lesson-5-share-the-fire-check-1-three-why = Nearly paid is not paid: Blücher and two battle cruisers cost 6.5, and the third does not roll.
lesson-5-share-the-fire-check-1-two = Two
lesson-5-share-the-fire-check-1-two-why = 2.5 and 2.5, or 2.5 and 1.5. What is left over is lost; nothing is kept for the next round.
lesson-5-share-the-fire-check-1-four = Four, with fewer shells each
lesson-5-share-the-fire-check-1-four-why = A ship rolls only when her whole price is paid. Shared four ways, 6 points pay for Blücher alone.
lesson-5-share-the-fire-check-2 = Suppose twelve German ships are fired at. How often is at least one of them sunk?
lesson-5-share-the-fire-check-2-mark-four = four ships
lesson-5-share-the-fire-check-2-right = Multiply 11/12 twelve times: about a third of the rounds end without a loss.
lesson-5-share-the-fire-check-2-high = Twelve times one twelfth would make it certain, but that counts rounds with two losses twice. Multiply the misses instead: 11/12, twelve times over.
lesson-5-share-the-fire-check-2-low = One loss is enough, and each of the twelve may be the one. Multiply 11/12 twelve times, and take the rest.
lesson-5-share-the-fire-history-1 = Beatty ordered each ship to fire at her opposite number. Tiger counted otherwise and fired at Seydlitz together with Lion, so for a while nobody fired at Moltke.
lesson-5-share-the-fire-history-2 = In history several ships together could cripple one sooner, though their splashes were hard to tell apart. The game knows only the waste.

# 2 One ship under fire
lesson-5-one-ship-title = One ship under fire
lesson-5-one-ship-goal = See what two dice do to one ship.
lesson-5-one-ship-since-four = You fired at all four. Now your own ships burn.
lesson-5-one-ship-since-two = You fired at two. Now your own ships burn.
lesson-5-one-ship-since-one = You fired at Seydlitz alone. Now your own ships burn.
lesson-5-one-ship-since-none = Now Beatty’s own ships burn.
lesson-5-one-ship-hook = 31 May 1916, Jutland. Indefatigable is gone, Queen Mary under fire. Something is wrong with our ships, says Beatty.
lesson-5-one-ship-rule-1 = Two dice: up to 6 no damage, 7 to 9 damaged, 10 or more sunk; German ships take 1 off.
lesson-5-one-ship-assumption-1 = One table, our own, for every ship.
lesson-5-one-ship-scene = Queen Mary in the red box, Lützow in the blue.
lesson-5-one-ship-predict = Queen Mary rolls 36 times. How often does each come up?
lesson-5-one-ship-target = sunk
lesson-5-one-ship-control = Ship under fire
lesson-5-one-ship-set-uk = Queen Mary
lesson-5-one-ship-set-de = Lützow, 1 off
lesson-5-one-ship-example = A German ship rolls 6 and 4. That is 10, but minus 1 makes it 9: damaged, not sunk.
lesson-5-one-ship-right = Very close. Sunk: { $target }.
lesson-5-one-ship-high = You gave “sunk” too much: it is { $target }. Only a few of the 36 ways are that high.
lesson-5-one-ship-low = You gave “sunk” too little: it is { $target }. Count the ways: two high dice come together more often than one thinks.
lesson-5-one-ship-shape = “Sunk” was about right ({ $target }). Between the two other results the blocks lie otherwise: { $none-percent } and { $ddbox-percent }.
lesson-5-one-ship-explain-1 = 12 has one way, 11 has two, 10 has three: six ways of 36, { $sunk-british }.
lesson-5-one-ship-explain-2 = 7, 8 and 9 have six, five and four ways: so often Queen Mary is damaged, { $ddbox }. That leaves 15 ways for 6 and less.
lesson-5-one-ship-vary = Queen Mary’s own shells reach Lützow, and 1 is taken off Lützow’s dice. What becomes of the chance of being sunk?
lesson-5-one-ship-varied = Queen Mary is sunk { $sunk-british-often }, Lützow { $sunk-german-often }: half as often. 1 off looks small, but at the end of the table it takes away half of the ways.
lesson-5-one-ship-check-1 = Two dice. Which comes more often: 4 or less, or 10 or more?
lesson-5-one-ship-check-1-low = 4 or less
lesson-5-one-ship-check-1-low-why = Small totals are as hard to make as great ones: 1 and 1 has one way, like 6 and 6. Turn every die over and the one becomes the other.
lesson-5-one-ship-check-1-alike = Both alike
lesson-5-one-ship-check-1-alike-why = 2, 3 and 4 have one, two and three ways; so have 12, 11 and 10. The dice are the same seen from either end.
lesson-5-one-ship-check-1-high = 10 or more
lesson-5-one-ship-check-1-high-why = A 10 does more harm, but the dice do not know that. 2, 3 and 4 have as many ways as 12, 11 and 10.
lesson-5-one-ship-check-2 = Put in order: which comes more often?
lesson-5-one-ship-check-2-first = rarest
lesson-5-one-ship-check-2-last = most often
lesson-5-one-ship-check-2-german = A German ship is sunk
lesson-5-one-ship-check-2-german-why = Only 11 and 12 are enough: three ways of 36.
lesson-5-one-ship-check-2-british = A British ship is sunk
lesson-5-one-ship-check-2-british-why = 10, 11 and 12: six ways, twice as many as for a German ship.
lesson-5-one-ship-check-2-damaged = A German ship is damaged
lesson-5-one-ship-check-2-damaged-why = With minus 1 she needs 8, 9 or 10 on the dice: twelve ways.
lesson-5-one-ship-check-2-whole = A German ship is not damaged
lesson-5-one-ship-check-2-whole-why = Everything up to 7: 21 ways, more than half.
lesson-5-one-ship-check-2-right = Four results, four sizes: 3, 6, 12 and 21 of the 36 ways.
lesson-5-one-ship-more-1 = Suppose a ship rolled with minus 2. In how many of the 36 ways would she sink?
lesson-5-one-ship-more-1-never = In none
lesson-5-one-ship-more-1-never-why = The first step took three ways away, but the second cannot take three again: 12 is still enough.
lesson-5-one-ship-more-1-one = In 1
lesson-5-one-ship-more-1-one-why = Only 6 and 6. The steps take away three ways, then two, then the last.
lesson-5-one-ship-more-1-two = In 4
lesson-5-one-ship-more-1-two-why = That takes 2 from the six ways. But the 2 is taken from the total: 10 and 11 no longer sink her.
lesson-5-one-ship-history-1 = Britain lost three battle cruisers at Jutland; Germany lost one, Lützow, and the old battleship Pommern.
lesson-5-one-ship-history-2 = Real damage had many degrees. The game knows three: none, away for repairs, and sunk.

# 3 What is a ship worth?
lesson-5-old-or-new-title = What is a ship worth?
lesson-5-old-or-new-goal = Compare many cheap targets with few dear ones.
lesson-5-old-or-new-hook = 31 May 1916, dusk. Beatty comes upon the battered German battle cruisers again, and upon Mauve’s six old battleships. The light is going.
lesson-5-old-or-new-rule-1 = A battle cruiser sunk brings Britain 1 point. Of the old German battleships only every third brings 1 point, counted over the whole war.
lesson-5-old-or-new-rule-2 = One old ship is on the bottom already. If two more sink, that makes 1 point; one more makes nothing.
lesson-5-old-or-new-assumption-1 = In the dusk Beatty has 11 points of fire: enough for five old ships, or for three battle cruisers and one old ship.
lesson-5-old-or-new-scene = The ships of that evening, in the ringed sea.
lesson-5-old-or-new-act-task = One last salvo. A battle cruiser sunk is worth 1 point, an old ship a third of one. At whom do you fire?
lesson-5-old-or-new-act-old = Five of Mauve’s old ships
lesson-5-old-or-new-act-new = Three battle cruisers and one old ship
lesson-5-old-or-new-act-told = Five rolls bring less than four here: what is sunk must also count.
lesson-5-old-or-new-predict = Out of 100 rounds with your order, in how many does Britain gain at least one point?
lesson-5-old-or-new-target = at least one point
lesson-5-old-or-new-control = Old German ships sunk before
lesson-5-old-or-new-right = Well judged: { $target-plain }. You said { $guess }.
lesson-5-old-or-new-high = You said { $guess }; it is { $target-plain }. A German ship sinks one time in twelve, and an old one alone brings nothing.
lesson-5-old-or-new-low = You said { $guess }; it is { $target-plain }. Several ships roll, and each of them may be the one that counts.
lesson-5-old-or-new-explain-1 = { $order ->
    [new] Three battle cruisers: one loss is enough. All three survive in 11/12 × 11/12 × 11/12 of all rounds; the rest is { $new-plain }. The old ship beside them cannot make a point alone.
   *[other] Five old ships: two must sink together. There are 10 pairs among five ships, and a given pair sinks in 1/12 × 1/12.
 }
lesson-5-old-or-new-explain-2 = { $order ->
    [new] Five old ships: two must sink together. There are 10 pairs among five ships, and a given pair sinks in 1/12 × 1/12.
   *[other] Ten such pairs would make 10 in 144, but rounds with three losses hold several pairs. Counted once each it is { $old-plain }.
 }
lesson-5-old-or-new-explain-3 = { $order ->
    [new] Ten such pairs would make 10 in 144, but rounds with three losses hold several pairs. Counted once each it is { $old-plain }.
   *[other] Three battle cruisers: one loss is enough. All three survive in 11/12 × 11/12 × 11/12 of all rounds; the rest is { $new-plain }. The old ship beside them cannot make a point alone.
 }
lesson-5-old-or-new-vary = Suppose no old ship lay on the bottom yet. What is left of the point you fire for?
lesson-5-old-or-new-varied = { $order ->
    [new] Nothing changes for your order: { $new-none-percent }. Each battle cruiser makes her own point, and the one old ship beside them never made one. With five old ships it would be { $old-none-percent } now: three must sink at once.
   *[other] Against the old ships it is { $old-none-percent } now: three must sink at once. Against the battle cruisers it stays { $new-none-percent }: each makes her own point, and the one old ship beside them never made one.
 }
lesson-5-old-or-new-check-1 = In one battle four old German ships are sunk, the first of the war. What is it worth?
lesson-5-old-or-new-check-1-four = 4 points
lesson-5-old-or-new-check-1-four-why = New ships count one each. Of the old ones it takes three for a point.
lesson-5-old-or-new-check-1-kept = 1 point, and the fourth stays in the count
lesson-5-old-or-new-check-1-kept-why = Two more, in any later battle, make the next point.
lesson-5-old-or-new-check-1-lost = 1 point, and the fourth is forgotten
lesson-5-old-or-new-check-1-lost-why = The count runs on from battle to battle. It is only shells that cannot be saved up.
lesson-5-old-or-new-check-2 = Two old ships are on the bottom. One point makes Britain level, and that is enough to win; two would be a clear victory. What do you order?
lesson-5-old-or-new-check-2-old = Five old ships
lesson-5-old-or-new-check-2-old-why = The best chance to draw level, and hardly ever more. Whoever is content with a narrow victory orders this.
lesson-5-old-or-new-check-2-new = Three battle cruisers and one old ship
lesson-5-old-or-new-check-2-new-why = A little less often level, but now and then two points at once, and fast ships are missed most. Whoever wants a clear victory orders this.
lesson-5-old-or-new-check-2-column-point = At least one point
lesson-5-old-or-new-check-2-column-two = Two points or more
lesson-5-old-or-new-history-1 = Mauve’s ships covered the battle cruisers for some minutes and turned away. That night a torpedo sank one of them, Pommern, with her whole crew.
lesson-5-old-or-new-history-2 = That an old ship counts a third is the game’s measure for how little such ships were worth in battle. Their crews counted no less.

# 4 Three of twelve
lesson-5-jutland-title = Three of twelve
lesson-5-jutland-goal = Compare one day with all that might have been.
lesson-5-jutland-since-old = You fired at the old ships. Now everybody counts.
lesson-5-jutland-since-new = You fired at the battle cruisers. Now everybody counts.
lesson-5-jutland-since-none = The battle is over. Now everybody counts.
lesson-5-jutland-hook = 6 July 1916. Jellicoe’s dispatch is printed: three British battle cruisers lost. Were three bad luck? And need twelve ships have been hit?
lesson-5-jutland-rule-1 = About twelve large British ships were hit by shells or a torpedo. In the game each ship hit rolls once: 10 or more sinks her.
lesson-5-jutland-assumption-1 = The damage table is our own work; the ships lie in two fleets of the game.
lesson-5-jutland-assumption-2 = How many would have been hit if Beatty had waited is our own guess.
lesson-5-jutland-act-task = Suppose the day could be ordered anew. Beatty is the first to sight the enemy: does he rush ahead, or wait for Jellicoe’s line?
lesson-5-jutland-act-rush = Rush ahead: twelve ships are hit
lesson-5-jutland-act-wait = Wait for Jellicoe: eight ships are hit
lesson-5-jutland-act-told = A third fewer ships are hit, and such a day becomes less than half as likely: { $twelve-plain } against { $eight-plain }.
lesson-5-jutland-scene = { $order ->
    [wait] Of the ships in the two ringed boxes eight are hit now.
   *[other] The twelve ships that were hit that day lie in the two ringed boxes.
 }
lesson-5-jutland-predict = With your order, in how many of 100 such days are three or more sunk?
lesson-5-jutland-option-never = Hardly ever: fewer than 15
lesson-5-jutland-option-seldom = Seldom: 15 to 26
lesson-5-jutland-option-third = About a third: 27 to 41
lesson-5-jutland-option-half = About half or more: from 42 on
lesson-5-jutland-target = 3 or more sunk
lesson-5-jutland-control = Damage table
lesson-5-jutland-set-standard = sunk from 10 on
lesson-5-jutland-set-bloody = sunk from 9 on
lesson-5-jutland-right = Right: { $target-plain }.
lesson-5-jutland-low = It happens more often: { $target-plain }. One ship in six sinks, and some days are far worse than the average.
lesson-5-jutland-high = It happens less often: { $target-plain }. One ship in six sinks, so fewer than three is the rule.
lesson-5-jutland-explain-1 = One ship in six sinks: twelve ships lose { $mean } on average, eight { $mean-eight-decimal }.
lesson-5-jutland-explain-2 = { $order ->
    [wait] But a day is no average: of eight ships at most one is lost in { $few-eight-plain }, exactly two in { $two-eight-plain }. All other days bring three or more: { $eight-plain }.
   *[other] But a day is no average: of twelve ships at most one is lost in { $few-plain }, exactly two in { $two-plain }. All other days bring three or more: { $twelve-plain }.
 }
lesson-5-jutland-explain-3 = { $order ->
    [wait] Twelve ships are counted in the same way. They lose so many far more often: { $twelve-plain }.
   *[other] Eight ships are counted in the same way. They rarely lose so many: { $eight-plain }.
 }
lesson-5-jutland-vary = An earlier try of ours sank ships from 9 on. How much does that one number change?
lesson-5-jutland-varied = With sinking from 9 on it is { $bloody-plain } with twelve ships under fire, { $bloody-eight-plain } with eight. The dice are the same; one unknown number has changed all.
lesson-5-jutland-check-1 = The chart gives the chance to a tenth of a per cent. How far can you trust it?
lesson-5-jutland-check-1-true = Fully: it is calculated exactly.
lesson-5-jutland-check-1-true-why = The calculation is exact, but it starts from a table that we made. Another table gives another number.
lesson-5-jutland-check-1-rests = As far as the table it rests on
lesson-5-jutland-check-1-rests-why = Always ask what a number rests on.
lesson-5-jutland-check-1-useless = Not at all: the table is made up.
lesson-5-jutland-check-1-useless-why = It was fitted to known losses, so it is roughly right. Two tables beside each other show how much it matters.
lesson-5-jutland-check-2 = Only six ships are hit. In how many of 100 such days is none of them sunk?
lesson-5-jutland-check-2-mark-two = twelve: just two
lesson-5-jutland-check-2-right = Multiply 5/6 six times. One is lost on average, and yet all come home quite often.
lesson-5-jutland-check-2-high = Each ship comes home five times in six, but all six must. Multiply 5/6 six times over.
lesson-5-jutland-check-2-low = One on average does not mean at least one. Multiply 5/6 six times: it leaves more than one thinks.
lesson-5-jutland-more-1 = Three British battle cruisers were lost, and three is quite usual with our table. Is the table proved right?
lesson-5-jutland-more-1-proves = Yes, it comes out as in history.
lesson-5-jutland-more-1-proves-why = One battle is one roll. Many other tables give three losses almost as often, and this one was chosen to fit.
lesson-5-jutland-more-1-fits = No, it only fits.
lesson-5-jutland-more-1-fits-why = A proof would need battles that were not used to make the table.
lesson-5-jutland-more-1-nothing = No, one battle says nothing at all.
lesson-5-jutland-more-1-nothing-why = It says something: a table that hardly ever gave three losses would be a bad one.
lesson-5-jutland-history-1 = Sunk of the twelve: Indefatigable, Queen Mary and Invincible. New Zealand was hit once and hardly damaged; Warspite came home with some fifteen heavy hits. The dispatch also counted German battleships as sunk that had come home.
lesson-5-jutland-history-2 = A damage table is no measurement. It is a choice by which a battle of the game looks like Jutland on average.

# Mission
lesson-5-mission-title = Now you: six against five
lesson-5-mission-task = 31 May 1916, the first minutes off Jutland. You are Beatty, six ships against Hipper’s five, and one choice is yours: nearer, farther, or Hipper on half gunnery (half his shells). Then you share out the fire. Put at least two of the five out of the fight, sunk or damaged, and lose no more than two, damaged ones included. Remember: what counts is how many ships must roll, his and yours.
lesson-5-mission-goal = put two of five out, lose at most two
lesson-5-mission-word-1 = One situation: your number is higher by at least 2, so you may take one of these; “None” takes nothing.
lesson-5-mission-word-2 = Your guns, theirs: the points of fire of both sides with this choice. Each shot at a ship is paid from them.
lesson-5-mission-word-3 = Half gunnery: the finished total is halved and rounded down, for this round only.
lesson-5-mission-word-4 = Long range, short range: each ship fires with half a point less or more, his as well as yours.
lesson-5-mission-word-5 = Another round follows: a second exchange of fire. Your mission ends before it, so it does not help you now.
lesson-5-mission-word-6 = Shot at: a ship takes its points and gets one roll: nothing, damaged or sunk. More points on it change nothing.
lesson-5-mission-met = Two of Hipper’s ships or more are out of the fight. In history the first forty minutes cost Beatty Indefatigable and Queen Mary, and Hipper not one ship.
lesson-5-mission-missed = { $number ->
    [0] None of Hipper’s five is out of the fight; two were wanted.
    [-1] One of Hipper’s five is out of the fight; two were wanted.
   *[other] Two of Hipper’s five or more are out of the fight, as was wanted, but so are more than two of yours.
 } In history the first forty minutes cost Beatty Indefatigable and Queen Mary, and Hipper not one ship. How would you choose otherwise, and how share out the fire?
