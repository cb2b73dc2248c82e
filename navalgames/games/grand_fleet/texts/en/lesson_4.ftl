# Episode 4: How hard dare you push?
lesson-4-title = How hard dare you push?
lesson-4-blurb = Push a little, and you win. Push too hard, and your own guns fall silent.
lesson-4-goal-1 = see what a bonus of 2 is worth on one die
lesson-4-goal-2 = find the best amount of risk, between none and all
lesson-4-goal-3 = use the last word when you have it
lesson-4-summary-1 = More risk helps at first and hurts later; the best lies in between.
lesson-4-summary-2 = Two steps on one die can turn a contest round, for a price.
lesson-4-summary-3 = Who decides last decides knowing more.
lesson-4-exit = Think of something you do where a bit of risk helps and a lot of risk ruins it. Where is your best point?
lesson-4-home-1 = At your next table: before you push your fleets (over-manoeuvre), say which faces of the die would confuse them. Would you still do it?
lesson-4-home-2 = When did you last push too hard? What would one step less have brought you?
lesson-4-what-if = What if one of the rules of combat initiative were different? See what changes
lesson-4-person-beatty = Admiral Beatty
lesson-4-person-beatty-post = British battle cruisers
lesson-4-person-hipper = Admiral Hipper
lesson-4-person-hipper-post = German battle cruisers
lesson-4-person-jellicoe = Admiral Jellicoe
lesson-4-person-jellicoe-post = Grand Fleet
lesson-4-person-scheer = Admiral Scheer
lesson-4-person-scheer-post = High Seas Fleet
lesson-4-ending-1 = Scheer turned all his ships away at once, three times that evening. In the night he brought them home.
lesson-4-ending-2 = Should Jellicoe have pushed harder and turned towards the torpedoes? That is argued about to this day.
lesson-4-ending-3 = The game gives you exact chances for daring. Beatty, Jellicoe and Scheer had minutes, smoke and a few flags.
lesson-4-more-1 = Both sides over-manoeuvre by 3. Who gains, and how often is nobody able to choose?
lesson-4-more-2 = Range first, half gunnery second: how many points are left of a line of dreadnoughts?

# 1 How far is too far?
lesson-4-too-far-title = How far is too far?
lesson-4-too-far-goal = Find the best amount of risk.
lesson-4-too-far-hook = 24 January 1915, Dogger Bank. You are on Beatty’s staff; Hipper runs for home, and you chase him at full speed. Whoever gets the upper hand chooses: nearer, farther, or break off.
lesson-4-too-far-rule-1 = Each side rolls a die. A lead of 2 or more wins a choice. Germany’s fast ships add 1; your fast fleet adds 1, your slow one takes it off again.
lesson-4-too-far-rule-2 = Each fleet that you push (over-manoeuvre) adds 1. But if your die is not above the number of fleets pushed, all of them are confused.
lesson-4-too-far-rule-3 = Push two fleets: a 3 counts as 5; a 2 is confusion, with no choice and no shot.
lesson-4-too-far-assumption-1 = Germany does not push, and fires in full.
lesson-4-too-far-scene = Whoever may choose is ringed after the roll.
lesson-4-too-far-act-task = Four fleets follow you. Pushed hard, a fleet steers better, or loses its order. How many do you push?
lesson-4-too-far-act-one = One fleet: add 1
lesson-4-too-far-act-two = Two fleets: add 2
lesson-4-too-far-act-four = All four fleets: add 4
lesson-4-too-far-act-told = Four is worse than two: the curve climbs, turns, and falls. Without any push it would be { $zero-percent }.
lesson-4-too-far-predict = Out of 100 rounds with your order, in how many does Britain win a choice?
lesson-4-too-far-target = Britain wins a choice
lesson-4-too-far-outcome--4 = −4, Germany wins 4
lesson-4-too-far-outcome--3 = −3, Germany wins 3
lesson-4-too-far-outcome--2 = −2, Germany wins 2
lesson-4-too-far-outcome--1 = −1, Germany wins 1
lesson-4-too-far-outcome-0 = 0, neither wins
lesson-4-too-far-outcome-1 = Britain wins 1
lesson-4-too-far-outcome-2 = Britain wins 2
lesson-4-too-far-outcome-3 = Britain wins 3
lesson-4-too-far-outcome-4 = Britain wins 4
lesson-4-too-far-outcome-5 = Britain wins 5
lesson-4-too-far-control = Fire only half the shells (+2)
lesson-4-too-far-set-false = no
lesson-4-too-far-set-true = yes
lesson-4-too-far-right = Well judged: { $target-plain }. You said { $guess }.
lesson-4-too-far-high = You said { $guess }; it is { $target-plain }. A small push leaves you often too low, and a great one often confuses you.
lesson-4-too-far-low = You said { $guess }; it is { $target-plain }. When the fleets stay steady, the push helps a good deal.
lesson-4-too-far-explain-1 = One: a 3 beats one German face by enough, a 4 two, a 5 three, a 6 four. Together 10 of 36 ways: { $one-plain }.
lesson-4-too-far-explain-2 = Two: a 3 beats two faces, a 4 three, a 5 four, a 6 five. Together 14 of 36: { $two-plain }. A 1 and a 2 are lost.
lesson-4-too-far-explain-3 = Four: only 5 and 6 stay steady, but then every German face is beaten: 12 of 36, { $four-plain }. In the other 24 ways your guns are silent.
lesson-4-too-far-vary = Halve your shells for 2 more on the die. What does your own push gain by it?
lesson-4-too-far-varied = Now it is { $one-half-plain } with one fleet, { $two-half-plain } with two and { $four-half-plain } with four. All four gain nothing: with 5 and 6 they had won already.
lesson-4-too-far-check-1 = And three fleets, which nobody asked about? Where does their chance lie?
lesson-4-too-far-check-1-between = Between two fleets and four
lesson-4-too-far-check-1-between-why = A curve that climbs and falls need not turn at two. Count it: with three pushed a 4 beats four German faces, a 5 five, a 6 six.
lesson-4-too-far-check-1-best = Above both
lesson-4-too-far-check-1-best-why = A 4 beats four German faces, a 5 five, a 6 all six: 15 of 36 ways, { $three-plain }. The best push is three.
lesson-4-too-far-check-1-worst = Below both
lesson-4-too-far-check-1-worst-why = Half of the faces confuse, but the other half wins nearly always: 4 and 5 and 6 German faces are beaten.
lesson-4-too-far-check-2 = Next round Hipper pushes too, by 2. What do you order?
lesson-4-too-far-check-2-none = Push nobody
lesson-4-too-far-check-2-none-why = You will always fire, and Hipper will mostly choose how.
lesson-4-too-far-check-2-two = Push two fleets
lesson-4-too-far-check-2-two-why = A third of the time you are silent, but Hipper chooses less often.
lesson-4-too-far-check-2-four = Push all four fleets
lesson-4-too-far-check-2-four-why = It spoils Hipper’s choices best, since even a confused fleet keeps its bonus. But two times in three you do not fire at all.
lesson-4-too-far-check-2-column-choose = Britain chooses
lesson-4-too-far-check-2-column-enemy = Germany chooses
lesson-4-too-far-history-1 = Fire was opened at about 20,000 yards, a distance at which nobody had fought before.
lesson-4-too-far-history-2 = In history nobody knew the chance beforehand. The game gives you numbers that Beatty did not have.

# 2 Confusion
lesson-4-confusion-title = Confusion
lesson-4-confusion-goal = Measure the danger of pushing too hard.
lesson-4-confusion-since-one = You pushed one fleet. The chase goes on, and all goes wrong.
lesson-4-confusion-since-two = You pushed two fleets. The chase goes on, and all goes wrong.
lesson-4-confusion-since-four = You pushed all four fleets. The chase goes on, and all goes wrong.
lesson-4-confusion-since-none = The chase goes on, and all goes wrong.
lesson-4-confusion-carried = { $own-k ->
    [1] In the next round you push one again.
    [2] In the next round you push two again.
   *[other] In the next round you push all four again.
 }
lesson-4-confusion-hook = 24 January 1915, eleven o’clock. Beatty’s last flags are misread: all turn on one crippled enemy, and Hipper escapes.
lesson-4-confusion-rule-1 = A die that is not above the number of fleets pushed confuses them: they may not fire or choose. They keep the bonus.
lesson-4-confusion-assumption-1 = Every fleet in the hex is confused, or none.
lesson-4-confusion-scene = Whoever may fire is ringed after the roll.
lesson-4-confusion-predict = { $own-k ->
    [1] One fleet is
    [2] Two fleets are
    [4] Four fleets are
   *[other] Three fleets are
 } pushed. How often of 100 are they confused?
lesson-4-confusion-target = confused
lesson-4-confusion-control = Fleets pushed
lesson-4-confusion-example = Two fleets are pushed, and the die shows 2. With the bonus that counts as 4, but the die itself is not above 2: confused.
lesson-4-confusion-right = Right: { $target }.
lesson-4-confusion-low = You said { $guess }; it is { $target }. A die that equals the number of fleets pushed confuses them too.
lesson-4-confusion-high = You said { $guess }; it is { $target }. { $own-k ->
    [1] Only a 1 confuses you.
    [2] Only 1 and 2 confuse you.
    [4] A 5 or a 6 keeps you steady.
   *[other] Only 1, 2 and 3 confuse you.
 }
lesson-4-confusion-explain-1 = The die itself counts, before any bonus: { $own-k ->
    [1] only a 1 is not above 1.
    [2] 1 and 2 are not above 2.
    [4] 1 to 4 are not above 4.
   *[other] 1, 2 or 3 is not above 3.
 }
lesson-4-confusion-explain-2 = { $own-k ->
    [1] One face
    [2] Two faces
    [4] Four faces
   *[other] Three faces
 } of six: { $target }. Each fleet more takes one face more.
lesson-4-confusion-vary = { $own-k ->
    [4] Push less hard. At which number are you confused just as often as not?
   *[other] Push harder still. At which number are you confused more often than not?
 }
lesson-4-confusion-varied = { $own-k ->
    [4] With 3 it is { $three-plain }: three faces against three.
   *[other] With 4 it is { $four-plain }: four faces against two.
 }
lesson-4-confusion-check-1 = Beatty pushes two fleets and rolls a 2: confused. Hipper has 5 in all. Does Hipper win a choice?
lesson-4-confusion-check-1-none = No
lesson-4-confusion-check-1-none-why = Confused or not, Beatty’s 2 counts as 4 with the bonus. A lead of 1 is not enough.
lesson-4-confusion-check-1-bonus = Yes: 5 against 2
lesson-4-confusion-check-1-bonus-why = Confusion takes the guns and the choices, not the bonus: 2 and 2 make 4, and 5 leads by 1 only.
lesson-4-confusion-check-1-free = Yes: nobody can stop him now
lesson-4-confusion-check-1-free-why = He still needs a lead of 2. That the others are confused gives him no number.
lesson-4-confusion-check-2 = You were confused in the last round. What about this one?
lesson-4-confusion-check-2-less = Less likely: two in a row are rare.
lesson-4-confusion-check-2-less-why = Two in a row are rarer than one, but the first has already happened. The die is rolled afresh.
lesson-4-confusion-check-2-same = As likely as before
lesson-4-confusion-check-2-same-why = Each round has its own die, and it knows nothing of the last.
lesson-4-confusion-check-2-more = More likely: confusion spreads.
lesson-4-confusion-check-2-more-why = At sea perhaps; a die knows nothing of it. It is rolled afresh each round.
lesson-4-confusion-history-1 = Off the Dogger Bank the crippled Blücher was sunk, while three German battle cruisers got away.
lesson-4-confusion-history-2 = Who was to blame, the signals, the signal book or the captains, has been argued over ever since.
lesson-4-confusion-history-3 = A whole fleet that may not fire at all is the game’s way to make a muddle count.

# 3 The upper hand
lesson-4-upper-hand-title = The upper hand
lesson-4-upper-hand-goal = See what +2 does to an uneven contest.
lesson-4-upper-hand-hook = 31 May 1916, a quarter past six in the evening. In smoke and mist Jellicoe has about a minute to form his line against Scheer. Better order, or all guns at once?
lesson-4-upper-hand-rule-1 = Each side rolls a die; a lead of 2 or more wins a choice. Germany’s fast ships add 1.
lesson-4-upper-hand-rule-2 = Half gunnery: who fires only half his shells adds 2 to his die.
lesson-4-upper-hand-assumption-1 = Nobody pushes. Jellicoe’s fast fleet adds 1, his slow one takes it off again.
lesson-4-upper-hand-scene = Four British fleets against one German. Whoever may choose is ringed after the roll.
lesson-4-upper-hand-act-task = Pushing confuses; fewer shells only do less harm. Give half of them away for a better place, or not?
lesson-4-upper-hand-act-full = Fire in full
lesson-4-upper-hand-act-half = Half the shells, and +2 on the die
lesson-4-upper-hand-act-told = If Scheer fires in full, two steps on a die turn the tables: your chance and Scheer’s change places exactly.
lesson-4-upper-hand-predict = Out of 100 rounds with your order, in how many does Jellicoe win a choice?
lesson-4-upper-hand-target = Britain wins a choice
lesson-4-upper-hand-outcome--4 = −4, Germany wins 4
lesson-4-upper-hand-outcome--3 = −3, Germany wins 3
lesson-4-upper-hand-outcome--2 = −2, Germany wins 2
lesson-4-upper-hand-outcome--1 = −1, Germany wins 1
lesson-4-upper-hand-outcome-0 = 0, neither wins
lesson-4-upper-hand-outcome-1 = Britain wins 1
lesson-4-upper-hand-outcome-2 = Britain wins 2
lesson-4-upper-hand-outcome-3 = Britain wins 3
lesson-4-upper-hand-outcome-4 = Britain wins 4
lesson-4-upper-hand-outcome-5 = Britain wins 5
lesson-4-upper-hand-control = Scheer fires only half his shells
lesson-4-upper-hand-set-false = no
lesson-4-upper-hand-set-true = yes
lesson-4-upper-hand-right = Well judged: { $target-plain }. You said { $guess }.
lesson-4-upper-hand-high = You said { $guess }; it is { $target-plain }. To be higher is not enough: it takes a lead of 2, and Scheer begins with 1.
lesson-4-upper-hand-low = You said { $guess }; it is { $target-plain }. Count the pairs of dice: more of them are good enough than one thinks.
lesson-4-upper-hand-explain-1 = In full: your die must be 3 above Scheer’s. A 4 beats one face, a 5 two, a 6 three: 6 of 36 ways, { $full-plain }. For Scheer a lead of 1 is enough: { $german-full-plain }.
lesson-4-upper-hand-explain-2 = Half: your die must be 1 above his. 1 + 2 + 3 + 4 + 5 = 15 of 36 ways: { $half-plain }, and Scheer has { $german-half-plain } left.
lesson-4-upper-hand-vary = Now Scheer halves his shells too.
lesson-4-upper-hand-varied = In full you choose in { $full-both-plain } now, with half the shells in { $half-both-plain }. If both pay, the advantage is gone and the shells as well.
lesson-4-upper-hand-check-1 = All counted, Britain has 6 and Germany 3. How many choices does Britain have?
lesson-4-upper-hand-check-1-three = Three
lesson-4-upper-hand-check-1-three-why = The lead is 3, but each choice costs a lead of 2; the odd one is dropped.
lesson-4-upper-hand-check-1-one = One
lesson-4-upper-hand-check-1-one-why = Half of the lead of 3, rounded down.
lesson-4-upper-hand-check-1-none = None
lesson-4-upper-hand-check-1-none-why = A lead of 1 would give none. The lead here is 3, and 2 are enough for a choice.
lesson-4-upper-hand-check-2 = Suppose Scheer’s fleet may be fast or not. When does Jellicoe win a choice? Put in order.
lesson-4-upper-hand-check-2-first = rarest
lesson-4-upper-hand-check-2-last = most often
lesson-4-upper-hand-check-2-against = Fast fleet; Scheer halves, Jellicoe does not
lesson-4-upper-hand-check-2-against-why = Scheer is 3 ahead before the dice fall: only a 6 against a 1 is enough.
lesson-4-upper-hand-check-2-ordinary = Fleet not fast; both fire in full
lesson-4-upper-hand-check-2-ordinary-why = Nobody is ahead. A lead of 2 on the dice alone: 4 + 3 + 2 + 1 pairs.
lesson-4-upper-hand-check-2-mine = Fleet not fast; only Jellicoe halves
lesson-4-upper-hand-check-2-mine-why = Jellicoe is 2 ahead, so level dice are enough. He pays for it with half his shells.
lesson-4-upper-hand-check-2-right = Each 2 on one side’s die moves the whole contest. Its price is paid in shells.
lesson-4-upper-hand-history-1 = Jellicoe formed his line to the left and brought it across the head of the German fleet.
lesson-4-upper-hand-history-2 = Churchill later wrote that the line should have been formed in another way; many historians disagree.

# 4 The last word
lesson-4-last-word-title = The last word
lesson-4-last-word-goal = Buy just as much chance as you need.
lesson-4-last-word-since-full = Jellicoe’s whole line fires in full, as you ordered.
lesson-4-last-word-since-half = Jellicoe’s line is in good order, as you wished.
lesson-4-last-word-since-none = Jellicoe’s line lies across Scheer’s way.
lesson-4-last-word-act-task = You need a lead of 2, so 7 or more. Your fast fleet adds 1 to the die. What do you add besides?
lesson-4-last-word-act-none = Nothing: 1 in all
lesson-4-last-word-act-push = Push the fleet: 2 in all
lesson-4-last-word-act-half = Fire half the shells: 3 in all
lesson-4-last-word-act-both = Both: 4 in all
lesson-4-last-word-act-told = Each 1 more on the die wins one face more. Whoever knows the other number buys just as many as the turn is worth to him.
lesson-4-last-word-hook = 31 May 1916, evening. Under the fire of the whole British line Scheer wants to get away. Jellicoe has rolled: his number is 5. Now sit on the other side.
lesson-4-last-word-rule-1 = The side with fewer fleets in the hex rolls second, and chooses its bonuses knowing the enemy’s number.
lesson-4-last-word-rule-2 = A fast fleet adds 1, a push 1, half gunnery 2: with 3 in all a die of 2 counts as 5.
lesson-4-last-word-rule-3 = Pushed and a 1 on the die: confusion.
lesson-4-last-word-assumption-1 = Jellicoe’s number stays 5.
lesson-4-last-word-scene = Scheer’s one fast fleet, ringed. After the roll whoever may choose is ringed.
lesson-4-last-word-predict = With your order, how often out of 100 does Scheer reach 7 or more?
lesson-4-last-word-option-seldom = Seldom: fewer than 25
lesson-4-last-word-option-third = About a third: 25 to 41
lesson-4-last-word-option-half = About half: 42 to 57
lesson-4-last-word-option-mostly = Mostly: 58 and more
lesson-4-last-word-target = 7 or more
lesson-4-last-word-control = Scheer’s fleet is
lesson-4-last-word-set-1 = fast (+1)
lesson-4-last-word-set-0 = ordinary (0)
lesson-4-last-word-right = Right: { $target-plain }.
lesson-4-last-word-low = It is more: { $target-plain }. Take what you add from 7: that much the die must show, or more.
lesson-4-last-word-high = It is less: { $target-plain }. Take what you add from 7: that much the die must show, or more.
lesson-4-last-word-explain-1 = With 1 in all the die must show 6: one face, { $none-plain }. With 2 in all 5 is enough, with 3 a 4: one face more each time.
lesson-4-last-word-explain-2 = With 4 in all a 3 is enough: { $both-plain }. It costs half the shells, and a die of 1 confuses the fleet.
lesson-4-last-word-vary = An ordinary battleship joins the battle cruisers. The fleet is no longer fast. What has she cost?
lesson-4-last-word-varied = One face, whatever was ordered: { $push-slow-plain } with the push, { $half-slow-plain } with half the shells, { $both-slow-plain } with both. Without any bonus even a 6 is too little.
lesson-4-last-word-check-1 = Suppose Jellicoe’s number were 3, so that 5 is enough. You order both, 4 in all, and roll a 1. What now?
lesson-4-last-word-check-1-choice = One choice: 1 and 4 make 5
lesson-4-last-word-check-1-choice-why = The number is enough, but a pushed fleet with a 1 is confused, and whoever is confused chooses nothing.
lesson-4-last-word-check-1-silent = A choice, but no shot
lesson-4-last-word-check-1-silent-why = Confusion takes both, guns and choices. Only the bonus stays.
lesson-4-last-word-check-1-confused = No choice and no shot
lesson-4-last-word-check-1-confused-why = The 1 confuses the pushed fleet. With half the shells alone it would have been a 4: no choice either.
lesson-4-last-word-check-2 = Jellicoe has rolled low: his number is 2, so 4 is enough for a choice. What do you add to die and fast fleet now?
lesson-4-last-word-check-2-none = Nothing
lesson-4-last-word-check-2-none-why = You keep all your shells and still have a good chance. That is what knowing is worth.
lesson-4-last-word-check-2-half = Half the shells
lesson-4-last-word-check-2-half-why = One choice is certain, two are likely. Whoever wants to get away at any price pays it.
lesson-4-last-word-check-2-column-choose = At least one choice
lesson-4-last-word-check-2-column-four = Two choices or more
lesson-4-last-word-more-1 = A runner may start faster and risks a cramp. How would you look for the best pace?
lesson-4-last-word-more-1-test = Try several paces and compare
lesson-4-last-word-more-1-test-why = The best is seldom at either end.
lesson-4-last-word-more-1-all = As fast as possible, the gain is certain
lesson-4-last-word-more-1-all-why = The gain comes only if there is no cramp, and the risk grows with the pace.
lesson-4-last-word-more-1-slow = As slowly as possible, then nothing can happen
lesson-4-last-word-more-1-slow-why = Then there is no cramp, and nothing is won either.
lesson-4-last-word-history-1 = Scheer ordered such a turn of all ships together three times that evening and each time slipped away into the mist.
lesson-4-last-word-history-2 = That the smaller force always reacts is a rule of the game, made to balance numbers. In history surprise fell on either side.

# Mission
lesson-4-mission-title = Now you: out of Jellicoe’s fire
lesson-4-mission-task = 31 May 1916, evening. You are Scheer, before the whole British line; Jellicoe’s number is 5, and you have the last word. Push, halve your shells, or neither. Put at least one British battle cruiser out of the fight, and lose no more than two; damaged counts as lost.
lesson-4-mission-goal = hit one battle cruiser, lose at most two
lesson-4-mission-word-1 = Initiative number: die, modifier and what you add now. At least 2 above theirs, you choose situations; 2 below, they do.
lesson-4-mission-word-2 = Situation: put the enemy on half gunnery, or change the range: every ship, his and yours, fires with half a point more or less.
lesson-4-mission-word-3 = Over-manoeuvre: adds its number to your die. If the die itself is not higher, you are confused: no fire, no situations.
lesson-4-mission-word-4 = Half gunnery: adds 2 to your die, and halves your points of fire this round.
lesson-4-mission-word-5 = BC, (BC): battlecruisers; hit one of these. B, BB, (B): battleships; they fire at you, but a hit on them does not count here.
lesson-4-mission-word-6 = Shot at: a ship takes its points, then two dice say: nothing, damaged (DDbox) or sunk. Points left over are lost.
lesson-4-mission-met = They felt it, and most of yours are still in line. Scheer turned all his ships away at once, three times that evening, and brought them home in the night.
lesson-4-mission-missed = { $number ->
    [0] None of their battle cruisers is out of the fight; one was wanted.
   *[other] They felt it, but you lost more than two battle cruisers.
 } Scheer turned all his ships away at once, three times that evening, and brought them home in the night. How hard would you push otherwise?
