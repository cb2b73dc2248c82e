# Episode 4: Macedonian and United States, 25 October 1812
lesson-4-title = When the flag falls
lesson-4-blurb = Frigates were hardly ever sunk. They gave up. When does a crew stop fighting?
lesson-4-goal-1 = work out “at least one bad die”
lesson-4-goal-2 = see how a small risk grows when it is run turn after turn
lesson-4-goal-3 = say what a model of courage can tell, and what it cannot
lesson-4-summary-1 = A risk run again and again is larger than it looks each time, but never certain: nobody can order how long a flag flies.
lesson-4-summary-2 = Where one bad die of several is enough, count the throws without any.
lesson-4-summary-3 = Steps of morale are our words for drill, trust and fear; people do not come in steps.
lesson-4-exit = You leave home without an umbrella every day, and each day it may rain. What can you say about a week? And what can you not?
lesson-4-home-1 = At your next table: count the strike markers before each turn, and say how long the flag will fly. How often were you right?
lesson-4-home-2 = When was it right to give up? Who decided, and who had to bear it?
lesson-4-what-if = What if hulls or checks of morale were others? See what changes
lesson-4-person-carden = Captain Carden
lesson-4-person-carden-post = frigate Macedonian, Royal Navy
lesson-4-person-decatur = Captain Decatur
lesson-4-person-decatur-post = frigate United States, US Navy
lesson-4-person-leech = Samuel Leech
lesson-4-person-leech-post = powder boy of Macedonian, 14 years old
lesson-4-ending-1 = Towards noon Carden struck. Macedonian had lost 104 of 301 men, United States 12 of 478. Decatur brought her home across the Atlantic, and she served in the American navy.
lesson-4-ending-2 = A court martial acquitted Carden with honour. But it found that he had been too anxious to keep the wind on his side, and so had missed the chance to close.
lesson-4-ending-3 = In the game the flag comes down by a die. Carden asked his officers and decided. The die stands for what we cannot know of such an hour.
lesson-4-more-1 = Three markers: in which turn is it first more likely than not that the flag is down?
lesson-4-more-2 = Three dice are checked: how much does it help to be drilled?

# 1 Bow on
lesson-4-bow-on-title = Straight at her?
lesson-4-bow-on-goal = Choose how to come down on an enemy.
lesson-4-bow-on-hook = 25 October 1812, south of the Azores, in the morning. Captain Carden’s Macedonian has the wind. Below her Captain Decatur waits in United States: larger, slower, with heavier guns.
lesson-4-bow-on-rule-1 = Eight dice hit with 5 or 6 up to distance 6, four beyond; half the distance is the number of dice that take hits away.
lesson-4-bow-on-rule-2 = From across your bow hits count one and a half times: you are raked.
lesson-4-bow-on-rule-3 = Hits are compared with the die called blue. Each hit above it throws a die, at most three, for your crew’s morale, its will to fight on: one of 2 or less, and it falls.
lesson-4-bow-on-assumption-1 = How much a rake counts, and how many hits ask for a check, is our proposal; the rolls are from the game’s printed sheet.
lesson-4-bow-on-scene = The wind blows from the east. Macedonian has it, United States waits below her.
lesson-4-bow-on-act-task = You are Carden. How do you close with her? The outlines: bow first, slanting, and further off.
lesson-4-bow-on-act-straight = Straight: quickest, bow towards her guns
lesson-4-bow-on-act-slanting = Slanting: slower, your side towards her
lesson-4-bow-on-act-off = Not yet: stay off, and decide nothing
lesson-4-bow-on-act-told = Straight is shortest, and for minutes all her guns look along your deck. Slanting costs time. Staying off costs nothing, and decides nothing.
lesson-4-bow-on-predict = On your way: of 100 broadsides of United States, how many make your crew’s morale fall?
lesson-4-bow-on-target = the morale falls
lesson-4-bow-on-control = Macedonian’s crew
lesson-4-bow-on-set-unfit = has lost heart
lesson-4-bow-on-set-steady = holds firm
lesson-4-bow-on-set-handy = drilled, full of trust
lesson-4-bow-on-right = Well judged: { $target-plain }. You said { $guess }.
lesson-4-bow-on-low = You said { $guess }; it is { $target-plain }. It is no everyday event, but it does happen.
lesson-4-bow-on-high = You said { $guess }; it is { $target-plain }. A few hits seldom break a crew at once.
lesson-4-bow-on-explain-1 = Two hits are two hits from the side; along the deck they count as three, and four as six. Only hits above the blue die ask for a check.
lesson-4-bow-on-explain-2 = Straight in it is { $straight-plain }, slanting { $slanting-plain }, from distance 8 only { $off-plain }.
lesson-4-bow-on-vary = Not all of the crew serve of their own will. With which morale would slanting in be about as dangerous as straight in is for a steady crew?
lesson-4-bow-on-varied = If they had lost heart: slanting { $slanting-unfit-plain }, straight in even { $straight-unfit-plain }. Who is shaken already is shaken again more easily.
lesson-4-bow-on-check-1 = A bow rake counts hits one and a half times. By how much does the danger for the morale grow?
lesson-4-bow-on-check-1-half = By half
lesson-4-bow-on-check-1-half-why = Compare the two numbers: it is more than double. One or two hits seldom pass the blue die, many hits nearly always.
lesson-4-bow-on-check-1-more = By more than that
lesson-4-bow-on-check-1-more-why = There is a border: few hits ask for no check. The rake lifts many broadsides over it.
lesson-4-bow-on-check-1-same = Not at all: the blue die is the same
lesson-4-bow-on-check-1-same-why = The die is the same, but more hits pass it. What it is compared with has grown.
lesson-4-bow-on-check-2 = Now turn it round. Where must Macedonian be to rake United States?
lesson-4-bow-on-check-2-stern = Across her stern
lesson-4-bow-on-check-2-stern-why = Your whole side looks along her whole length, and she can hardly answer.
lesson-4-bow-on-check-2-beside = Beside her
lesson-4-bow-on-check-2-beside-why = Side against side nobody rakes, and her side has the heavier guns.
lesson-4-bow-on-history-1 = Carden kept the wind and came in slanting, under the fire of long 24-pounders that his short guns could not answer.
lesson-4-bow-on-history-2 = Nobody can say how many balls shake a crew. The check is from the sheet, what calls for it is ours.

# 2 One bad die
lesson-4-one-bad-die-title = One bad die is enough
lesson-4-one-bad-die-goal = Work out the chance that a crew loses heart.
lesson-4-one-bad-die-since-straight = You took her straight in. Her bow is shot about; now she lies beside the enemy.
lesson-4-one-bad-die-since-slanting = You took her in slanting, as Carden did. Now she lies beside the enemy.
lesson-4-one-bad-die-since-off = You stayed off. But the enemy’s guns reached further than yours, and Carden had to come in.
lesson-4-one-bad-die-since-none = Carden has come in, slanting. Now he lies beside the enemy.
lesson-4-one-bad-die-carried = It is your own ship: your dice stay on her. With what came after, { $own-hull } of her 40 hull boxes are gone, { $own-crew ->
    [unfit] and your crew has lost heart.
   *[other] and your crew holds firm.
 }
lesson-4-one-bad-die-hook = 25 October 1812, in the thick of it. Samuel Leech, fourteen years old, carries powder to a gun. Men fall around him. On deck Carden must say where they fight on.
lesson-4-one-bad-die-rule-1 = The more hits, the more dice the crew checks its morale with: say two beside her, three close by, one far off.
lesson-4-one-bad-die-rule-2 = One die of 2 or less is enough, and morale falls by a step.
lesson-4-one-bad-die-rule-3 = A drilled crew adds 1 to each die, one that has lost heart takes 1 off.
lesson-4-one-bad-die-assumption-1 = One check for the whole crew. That a place costs so many dice is made simple here: in the game it follows from the hits.
lesson-4-one-bad-die-scene = { $order ->
    [off] Macedonian has drawn off. Shaded: where United States’ guns can fire. Ringed in the end: who came off better.
   *[other] Macedonian in the thick of it. Shaded: where United States’ guns can fire. Ringed in the end: who came off better.
 }
lesson-4-one-bad-die-predict = With your order: how often does the morale of a crew { $own-crew ->
    [unfit] that has lost heart
   *[other] that holds firm
 } fall?
lesson-4-one-bad-die-option-third = In less than 40 of 100 checks
lesson-4-one-bad-die-option-half = In about half: 40 to 60
lesson-4-one-bad-die-option-thirds = In more than 60 of 100 checks
lesson-4-one-bad-die-target = the morale falls
lesson-4-one-bad-die-outcome-true = the morale falls
lesson-4-one-bad-die-outcome-false = the morale holds
lesson-4-one-bad-die-control = Macedonian’s crew
lesson-4-one-bad-die-set-unfit = has lost heart
lesson-4-one-bad-die-set-steady = holds firm
lesson-4-one-bad-die-set-handy = drilled, full of trust
lesson-4-one-bad-die-right = Well judged: { $target-plain }.
lesson-4-one-bad-die-low = It is more: { $target-plain }. Any of the dice may be the bad one.
lesson-4-one-bad-die-high = It is less: { $target-plain }. Who adds { $own-crew ->
    [unfit] 3
   *[other] 2
 } of 6 for each die counts throws with several bad dice more than once.
lesson-4-one-bad-die-explain-1 = { $order ->
    [board] Take three dice, and count the good throws. { $own-crew ->
    [unfit] Lost heart takes 1 off, so a die is good with 4, 5 and 6: 3 of 6. All three are good in 3/6 × 3/6 × 3/6 = 27 of 216 throws.
   *[other] A die is good with 3, 4, 5 and 6: 4 of 6. All three are good in 4/6 × 4/6 × 4/6 = 64 of 216 throws.
 }
    [off] { $own-crew ->
    [unfit] Lost heart takes 1 off: one die is good with 4, 5 and 6, and bad with 1, 2 and 3: { $one-plain }.
   *[other] One die is good with 3, 4, 5 and 6, and bad with 1 and 2: { $one-plain }.
 }
   *[other] Take two dice, and count the good throws. { $own-crew ->
    [unfit] Lost heart takes 1 off, so a die is good with 4, 5 and 6: 3 of 6. Both are good in 3/6 × 3/6 = 9 of 36 throws: { $holds-plain }.
   *[other] A die is good with 3, 4, 5 and 6: 4 of 6. Both are good in 4/6 × 4/6 = 16 of 36 throws: { $holds-plain }.
 }
 }
lesson-4-one-bad-die-explain-2 = { $order ->
    [board] In all others at least one is bad: { $own-crew ->
    [unfit] 216 − 27 = 189
   *[other] 216 − 64 = 152
 } of 216, { $three-plain }. Two dice: { $two-plain }; one die: { $one-plain }.
    [off] With more dice count the good throws. Two are both good in { $own-crew ->
    [unfit] 3/6 × 3/6 = 9
   *[other] 4/6 × 4/6 = 16
 } of 36 throws, { $holds-plain }; the rest is { $two-plain }. Three dice: { $three-plain }.
   *[other] In all others at least one is bad: { $own-crew ->
    [unfit] 36 − 9 = 27
   *[other] 36 − 16 = 20
 } of 36, { $two-plain }. One die: { $one-plain }; three dice: { $three-plain }.
 }
lesson-4-one-bad-die-vary = With which crew does the morale fall most seldom?
lesson-4-one-bad-die-varied = Drilled: with two dice { $handy-plain }, for only a 1 is bad then. A crew that has lost heart: { $unfit-plain }. What goes down goes down faster.
lesson-4-one-bad-die-check-1 = A friend says: one die falls in 2 of 6, so two dice in 4 of 6. How can you show that this is wrong?
lesson-4-one-bad-die-check-1-add = It is right: two dice, double the danger
lesson-4-one-bad-die-check-1-add-why = Throws with two bad dice are counted twice that way, once for each of them.
lesson-4-one-bad-die-check-1-holds = With three dice it would come to 6 of 6
lesson-4-one-bad-die-check-1-holds-why = That would be a certainty, and yet three good dice do come: in 8 of 27 throws.
lesson-4-one-bad-die-check-1-same = It stays 2 of 6: each die is like the first
lesson-4-one-bad-die-check-1-same-why = Each die is, but there are two chances to go wrong now. It is more than with one die.
lesson-4-one-bad-die-check-2 = When does a crew lose heart? Put the cases in order.
lesson-4-one-bad-die-check-2-first = seldom
lesson-4-one-bad-die-check-2-last = often
lesson-4-one-bad-die-check-2-one-handy = One die, drilled crew
lesson-4-one-bad-die-check-2-one-handy-why = Only a 1 is bad: one face of six.
lesson-4-one-bad-die-check-2-one = One die, steady crew
lesson-4-one-bad-die-check-2-one-why = 1 and 2 are bad: two faces of six. It is a little more than two dice with one bad face each, for those may fall together.
lesson-4-one-bad-die-check-2-two = Two dice, steady crew
lesson-4-one-bad-die-check-2-two-why = More than one die, but less than twice as much.
lesson-4-one-bad-die-check-2-two-handy = Two dice, drilled crew
lesson-4-one-bad-die-check-2-two-handy-why = One bad face on each of two dice: a little less than two bad faces on one.
lesson-4-one-bad-die-check-2-right = A step of drill is worth a little more than a die.
lesson-4-one-bad-die-history-1 = Leech lived and wrote it down: the sound of shot like the tearing of sails, the wounded carried past, and officers with orders to shoot whoever left his gun.
lesson-4-one-bad-die-history-2 = Did the men stay out of courage, for each other, or for fear of their officers? The game has one number for it.
lesson-4-one-bad-die-act-task = You are Carden. Where do you take them? Each outline is a place; to stay, click Macedonian.
lesson-4-one-bad-die-act-beside = Stay beside her: gun against gun
lesson-4-one-bad-die-act-board = Close in to jump across: her fire is worst there
lesson-4-one-bad-die-act-off = Draw off: safer, but your guns fall short
lesson-4-one-bad-die-act-told = Three dice are not three times one. And drawing off spares the men, but her long guns still reach them, and yours no longer reach her.

# 3 The council
lesson-4-the-council-title = How long do you hold on?
lesson-4-the-council-goal = See how a small risk grows.
lesson-4-the-council-carried = It is your own ship: with what came after your dice, { $own-hull } of her 40 hull boxes are gone. { $own-markers ->
    [2] Her crew had lost heart and lost it again: that lays a second strike marker.
   *[other] { $own-crew ->
        [unfit] Her crew has lost heart.
       *[other] Her crew holds firm.
     }
 }
lesson-4-the-council-hook = 25 October 1812, towards noon. Macedonian’s masts are down or going. United States draws off to load and mend. Carden asks his officers. As Leech tells it, First Lieutenant David Hope would rather sink alongside.
lesson-4-the-council-rule-1 = { $own-markers ->
    [2] A ship beaten like this has a strike marker: the question whether to give up. Yours has two.
   *[other] { $own-crew ->
        [unfit] A ship beaten like this has a strike marker: the question whether to give up.
       *[other] A ship beaten like this has a strike marker: the question whether to give up.
     }
 }
lesson-4-the-council-rule-2 = At the end of every turn a die is thrown for each marker. { $own-crew ->
    [unfit] With a 1 or a 2 the flag comes down, for this crew has lost heart.
   *[other] With a 1 the flag comes down; this crew still holds firm.
 } A turn is ten minutes.
lesson-4-the-council-assumption-1 = The throw is from the sheet; what lays a marker is our proposal.
lesson-4-the-council-scene = Macedonian has lost { $own-hull } of her 40 hull boxes and most of her rigging; United States stands off. Ringed in the end: who is left. Sails come in with the flag.
lesson-4-the-council-act-task = You are Carden. How long do you order them to hold on?
lesson-4-the-council-act-short = Two turns more
lesson-4-the-council-act-longer = Four turns more
lesson-4-the-council-act-hour = Six turns: an hour
lesson-4-the-council-act-told = You may order an hour, but you cannot order what the men do. Most such ships have struck before it is over.
lesson-4-the-council-predict = Of 100 such ships, how many have struck by the time you ordered?
lesson-4-the-council-target = she has struck
lesson-4-the-council-control = Strike markers
lesson-4-the-council-right = Well judged: { $target-plain }. You said { $guess }.
lesson-4-the-council-low = You said { $guess }; it is { $target-plain }. Each turn is one more chance for { $own-crew ->
    [unfit] a 1 or a 2.
   *[other] a 1.
 }
lesson-4-the-council-high = You said { $guess }; it is { $target-plain }. Only { $own-crew ->
    [unfit] a 1 or a 2
   *[other] a 1
 } brings the flag down, and only from those that still fly it.
lesson-4-the-council-explain-1 = { $own-markers ->
    [2] In a turn two dice fall, and the flag stays up with 4/6 × 4/6 = 16 of 36. After two turns it still flies in 16/36 × 16/36 = 256 of 1296, and is down in the rest: { $short-plain }.
   *[other] { $own-crew ->
        [unfit] In a turn the flag stays up with 4 of 6. After two turns it still flies in 4/6 × 4/6 = 16 of 36, and is down in 20 of 36: { $short-plain }.
       *[other] In a turn the flag stays up with 5 of 6. After two turns it still flies in 5/6 × 5/6 = 25 of 36, and is down in 11 of 36: { $short-plain }.
     }
 }
lesson-4-the-council-explain-2 = So it goes on: after four turns { $longer-plain }, after six { $hour-plain }. Each turn takes { $own-markers ->
    [2] 20 of 36
   *[other] { $own-crew ->
        [unfit] a third
       *[other] a sixth
     }
 } of those that are left.
lesson-4-the-council-vary = More damage lays more markers. What is the smallest number of them with which she has struck after two turns { $own-markers ->
    [2] in more than nine of ten cases?
   *[other] { $own-crew ->
        [unfit] in more than three of four cases?
       *[other] more often than not?
     }
 }
lesson-4-the-council-varied = { $own-markers ->
    [2] Three: { $three-markers-plain }. Three markers for two turns are six dice, just like one marker for six turns.
   *[other] { $own-crew ->
        [unfit] Two: { $two-markers-plain }. Two markers for two turns are four dice, just like one marker for four turns.
       *[other] Two: { $two-markers-plain }. Two markers for two turns are four dice, just like one marker for four turns.
     }
 }
lesson-4-the-council-check-1 = A die has six faces. Is the flag certainly down after six turns?
lesson-4-the-council-check-1-six = Yes, each face comes once
lesson-4-the-council-check-1-six-why = Dice keep no list: six throws often leave a face out and show another twice.
lesson-4-the-council-check-1-never = No, never with certainty
lesson-4-the-council-check-1-never-why = After any number of turns some flags still fly, only fewer and fewer.
lesson-4-the-council-check-1-sooner = No, but it is even: down or not
lesson-4-the-council-check-1-sooner-why = Two ends need not be equally likely. Turn by turn most of the flags have come down by then.
lesson-4-the-council-check-2 = Two hours, twelve turns, with one marker and a crew that holds firm. Place it: of 100 such ships, how many have struck?
lesson-4-the-council-check-2-mark-turn = after one turn
lesson-4-the-council-check-2-right = Of six flags five survive a turn; twelve times over about one of nine is left.
lesson-4-the-council-check-2-high = It is less. However often a sixth is taken away, something remains.
lesson-4-the-council-check-2-low = It is more: after an hour most are down, and the second hour takes two of three of the others.
lesson-4-the-council-more-1 = When is the flag of a crew that holds firm down? Put the cases in order.
lesson-4-the-council-more-1-first = seldom
lesson-4-the-council-more-1-last = often
lesson-4-the-council-more-1-once = One marker, one turn
lesson-4-the-council-more-1-once-why = A single die: one face of six.
lesson-4-the-council-more-1-pair = Two markers, one turn
lesson-4-the-council-more-1-pair-why = Two dice, and one 1 among them is enough.
lesson-4-the-council-more-1-three = One marker, three turns
lesson-4-the-council-more-1-three-why = Three dice, thrown one after the other.
lesson-4-the-council-more-1-four = Two markers, two turns
lesson-4-the-council-more-1-four-why = Four dice, two and two.
lesson-4-the-council-more-1-right = Count the dice. Whether they fall together or one after the other makes no difference.
lesson-4-the-council-history-1 = Leech tells of this council: flight or victory was hopeless, the enemy could choose his place and rake them. Hope’s advice was not taken.
lesson-4-the-council-history-2 = In the game nobody orders the flag down; it is thrown for. That leaves out the captain’s duty to decide.

# 4 Three words
lesson-4-three-words-title = Courage or distance?
lesson-4-three-words-goal = Ask what a model of courage is good for.
lesson-4-three-words-since-short = You asked twenty minutes of them. Carden asked none, and struck.
lesson-4-three-words-since-longer = You asked forty minutes of them. Carden asked none, and struck.
lesson-4-three-words-since-hour = You asked an hour of them. Carden asked none, and struck.
lesson-4-three-words-since-none = Carden asked no more of them, and struck.
lesson-4-three-words-hook = 25 October 1812, about noon. The flag is down. Could it have ended otherwise? Go back to the morning: you are Carden once more, and know how it went.
lesson-4-three-words-rule-1 = From nearer than distance 8 United States fires with eight dice, from there with four. Your crew holds firm: nothing is added to its checks.
lesson-4-three-words-rule-2 = Hits and broken sections of the hull make it check its morale. Once it has lost heart, every further check that fails lays a strike marker, and so does every broken section from the second on.
lesson-4-three-words-rule-3 = Each marker asks with a die every turn: a 1, and the flag comes down. A crew that has lost heart takes 1 off every die of a check, a drilled one adds 1.
lesson-4-three-words-assumption-1 = One broadside a round, nobody moves afterwards. The rounds are reckoned out: the boxes beside the board stay as they were. Hull and tables are our proposal.
lesson-4-three-words-scene = Macedonian comes down the wind, as in the morning. Ringed in the end: who is left. Sails come in with the flag.
lesson-4-three-words-predict = From your distance: in how many of 100 fights is Macedonian’s flag down within eight rounds?
lesson-4-three-words-target = she has struck
lesson-4-three-words-control = Macedonian’s crew
lesson-4-three-words-set-unfit = has lost heart
lesson-4-three-words-set-steady = holds firm
lesson-4-three-words-set-handy = drilled, full of trust
lesson-4-three-words-right = Well judged: { $target-plain }. You said { $guess }.
lesson-4-three-words-low = You said { $guess }; it is { $target-plain }. Eight broadsides break sections and hearts.
lesson-4-three-words-high = You said { $guess }; it is { $target-plain }. First the hull must break or the morale; only then a marker asks for its 1.
lesson-4-three-words-explain-1 = Round by round the broadside, the boxes, the checks and the flag are followed. Late rounds weigh most: only then are markers there, and more than one.
lesson-4-three-words-explain-2 = At distance 4 a crew that begins without heart strikes in { $unfit-plain }, for every check that it fails lays a marker at once. At distance 8 even such a crew does so only in { $unfit-far-plain }: it is hardly ever asked.
lesson-4-three-words-vary = With which morale does even the ship at distance 4 strike in only about one of ten fights? See “Every order”.
lesson-4-three-words-varied = Drilled, full of trust: from distance 4 { $handy-plain }. A step of courage does more than the one square to distance 6, and less than two squares; and the steps are our guess.
lesson-4-three-words-check-1 = What do these numbers say about Carden’s crew?
lesson-4-three-words-check-1-proves = How brave they were, exactly
lesson-4-three-words-check-1-proves-why = The number is exact for the step we gave them; which step fits them nobody has measured.
lesson-4-three-words-check-1-model = How much courage would count, if it came in such steps
lesson-4-three-words-check-1-model-why = An exact answer to “what if” is only as good as its “if”. Try all three and give a range.
lesson-4-three-words-check-1-useless = Nothing, since nobody knows the step
lesson-4-three-words-check-1-useless-why = They show which guess matters most. That is worth knowing before one argues.
lesson-4-three-words-check-2 = And within five rounds, at distance 4? Place it: of 100 crews that hold firm, how many have struck?
lesson-4-three-words-check-2-mark-unfit = no heart, eight rounds
lesson-4-three-words-check-2-right = Five rounds are more than half of eight, and hold far less than half of the strikes: the end comes late.
lesson-4-three-words-check-2-high = It is less. Rounds are not worth the same each; the first ones lay no markers.
lesson-4-three-words-check-2-low = It is more. Now and then hull and heart break early.
lesson-4-three-words-act-task = From how far off do you fight?
lesson-4-three-words-act-near = From distance 4
lesson-4-three-words-act-middle = From distance 6
lesson-4-three-words-act-far = From distance 8
lesson-4-three-words-act-told = Far off the flag is safe. But your own broadside leaves { $own-near-decimal } hits on average from distance 4, { $own-middle-decimal } from 6 and { $own-far-decimal } from 8: who stays off loses nothing and wins nothing.
lesson-4-three-words-history-1 = Some of Macedonian’s men were Americans, pressed into British service. They asked not to have to fight their own country, and were sent to their guns.
lesson-4-three-words-history-2 = James calls Macedonian’s crew good and beaten by weight; Roosevelt thinks that gunnery decided. Nobody measured either.

# Mission
lesson-4-mission-title = Now you: close with her
lesson-4-mission-task = 25 October 1812, south of the Azores. You are Carden, in Macedonian, and you know how it went: he kept the wind and did not close. Bow on, you would be raked; far off, her heavier guns win. Break at least three boxes of United States’ hull in this turn.
lesson-4-mission-goal = break three boxes of United States’ hull
lesson-4-mission-word-1 = Side B: you, in Macedonian. Your ship, your row of the table and your card bear the letter B.
lesson-4-mission-word-2 = Mark: an impulse, or part of the turn, in which a ship may move. The table shows yours as dots; a ring: only turn.
lesson-4-mission-word-3 = Port, starboard: left and right, looking forward. The guns of a side bear only to that side.
lesson-4-mission-word-4 = Wear: a wide turn, away from the wind. Back the sails: she stays where she is until the next mark.
lesson-4-mission-word-5 = Hits are left: of your hits, those that distance has not taken away. The nearer you are, the more are left.
lesson-4-mission-word-6 = Rake: a broadside along the whole ship, from ahead or astern. More hits are left of it, from astern most.
lesson-4-mission-met = United States lost { $number } boxes of her hull. The real Carden missed the chance to close, as his court martial found, and struck towards noon.
lesson-4-mission-missed = { $number ->
    [0] United States’ hull is whole; three boxes were wanted.
    [1] United States lost one box of her hull: two too few.
   *[other] United States lost two boxes of her hull: one too few.
 } The court martial of the real Carden found that he, too, had missed the chance to close. By which way would you come up otherwise?
