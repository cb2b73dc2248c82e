# Episode 6: Hull's afternoon, 19 August 1812
lesson-6-title = An August afternoon
lesson-6-blurb = One afternoon, four questions: when to fire, what to load, where to lie, and what a battle proves.
lesson-6-goal-1 = judge from where a broadside is worth most
lesson-6-goal-2 = compare places and loads by what a broadside does
lesson-6-goal-3 = say what a model can tell about one single battle
lesson-6-summary-1 = The place behind her stern is worth more than a second ball in every gun; and a second ball costs time.
lesson-6-summary-2 = A broadside is loaded once. Where it is fired decides what it is worth.
lesson-6-summary-3 = One battle proves no rule; but a rule under which it could not happen would be wrong.
lesson-6-exit = After the battle both nations told why it had ended so. Write down one reason that could be checked with numbers, and one that could not.
lesson-6-home-1 = At your next table: hold your first broadside until you are as near as you dare, and write down how often it paid.
lesson-6-home-2 = When was it hardest for you to wait, although you knew that waiting was better? What made it so hard?
lesson-6-what-if = What if hulls or damage tables were others? See what changes
lesson-6-person-hull = Captain Hull
lesson-6-person-hull-post = frigate Constitution, US Navy
lesson-6-person-dacres = Captain Dacres
lesson-6-person-dacres-post = frigate Guerriere, Royal Navy
lesson-6-ending-1 = Of Constitution’s 456 men 14 were killed or wounded, of Guerriere’s 272 about 79. The wreck was burnt the next day, and Boston gave Hull a triumph.
lesson-6-ending-2 = A larger ship, better gunnery, worse masts: how much each of them weighed has been disputed since that evening.
lesson-6-ending-3 = The game leaves out the men’s tiredness, the noise and the wreck of masts that turned Guerriere round. It keeps distance, place, hull and luck.
lesson-6-more-1 = In which round does a frigate strike most often, and how far do the rounds spread?
lesson-6-more-2 = At which distance is a broadside first more likely to miss altogether than to hit?

# 1 Hold your fire
lesson-6-long-shots-title = When to fire?
lesson-6-long-shots-goal = Decide where the first broadside is spent.
lesson-6-long-shots-hook = 19 August 1812, five in the afternoon, east of Boston. Captain Dacres in Guerriere already fires. Captain Hull of Constitution has one loaded broadside, and his officers ask for the word.
lesson-6-long-shots-rule-1 = Each gun die hits with 5 or 6: four dice from afar, seven up to distance 6.
lesson-6-long-shots-rule-2 = Against them half the distance is thrown in dice: six at distance 12. Each takes a hit away with 5 or 6.
lesson-6-long-shots-rule-3 = From distance 12 on, a 4 takes a hit away, too.
lesson-6-long-shots-assumption-1 = The roll is from the game’s printed sheet; the dice of the ship are our proposal.
lesson-6-long-shots-scene = Constitution comes down the wind. A square is distance 2.
lesson-6-long-shots-act-task = You are Hull. From which outline do you fire? The nearer, the more of her broadsides you take first.
lesson-6-long-shots-act-far = Now, from distance 12
lesson-6-long-shots-act-middle = From distance 6
lesson-6-long-shots-act-near = Within pistol shot, at distance 2
lesson-6-long-shots-act-told = The same powder, the same men: from far away nearly nothing arrives, from close by nearly every broadside does something. But it works both ways: Guerriere’s broadsides leave { $back-far-decimal } hits on average from distance 12, { $back-middle-decimal } from 6, { $back-near-decimal } from 2, and you must come through all of them without an answer.
lesson-6-long-shots-predict = Of 100 broadsides from your place, how many bring at least one hit?
lesson-6-long-shots-target = at least one hit
lesson-6-long-shots-control = Gunners
lesson-6-long-shots-set-unfit = raw
lesson-6-long-shots-set-steady = trained
lesson-6-long-shots-set-handy = drilled for years
lesson-6-long-shots-right = Well judged: { $target-plain }. You said { $guess }.
lesson-6-long-shots-low = You said { $guess }; it is { $target-plain }. One hit of all the dice is enough to count.
lesson-6-long-shots-high = You said { $guess }; it is { $target-plain }. Every two points of distance bring one more die against you.
lesson-6-long-shots-explain-1 = From distance 2 seven dice hit with 5 or 6 and one die takes away: { $near-plain }. From 6 three dice take away: { $middle-plain }.
lesson-6-long-shots-explain-2 = From 12 only four long guns reach. They bring 4 × 1/3, a little over one hit on average, and six dice stand against it, each of them good in half of all throws: { $far-plain }.
lesson-6-long-shots-vary = With which gunners does even a broadside from distance 2 hit less often than one of trained gunners from distance 6?
lesson-6-long-shots-varied = With raw ones only a 6 hits: { $raw-near-plain } from close by, { $raw-far-plain } from far off. Drill and nearness multiply each other.
lesson-6-long-shots-check-1 = Was it at least no harm that Dacres fired early?
lesson-6-long-shots-check-1-many = No harm: more shots, more hits
lesson-6-long-shots-check-1-many-why = The first broadside is the one loaded with care. It is gone, reloading takes time, and the smoke lies on his own line.
lesson-6-long-shots-check-1-wait = It cost a loaded broadside for next to nothing
lesson-6-long-shots-check-1-wait-why = Held back, the same broadside would have hit many times as often from close by.
lesson-6-long-shots-check-1-never = It was wrong to fire at all
lesson-6-long-shots-check-1-never-why = Somebody must fire some time. The question is where a shot is worth most.
lesson-6-long-shots-check-2 = From distance 10 the same four guns fire, but 4 is not yet enough to take a hit away. Of 100 broadsides, how many bring a hit?
lesson-6-long-shots-check-2-mark-near = distance 2
lesson-6-long-shots-check-2-right = Five dice that need 5 or 6 instead of six that need 4: this one border costs more than all the squares before it.
lesson-6-long-shots-check-2-high = It is less. Distance does not take away the same each time: with four dice against five hits grow scarce.
lesson-6-long-shots-check-2-low = It is more. Only the last step, at 12, makes every one of the dice against you better.
lesson-6-long-shots-history-1 = For about three quarters of an hour Guerriere fired and turned, with little effect. Hull hardly answered.
lesson-6-long-shots-history-2 = Waves, a fresh wind and both ships turning made it harder still. The game knows only distance, smoke and fire.

# 2 Pistol shot
lesson-6-alongside-title = Pistol shot
lesson-6-alongside-goal = Weigh a heavy blow against a quick one.
lesson-6-alongside-since-far = You would have fired an hour ago. Your crew has loaded again, and now you are there.
lesson-6-alongside-since-middle = You would have fired on the way. Your crew has loaded again, and now you are there.
lesson-6-alongside-since-near = You have waited, as Hull did. Now you are there.
lesson-6-alongside-since-none = Hull has waited. Now he is there.
lesson-6-alongside-hook = 19 August 1812, shortly after six. The ships lie side by side, so near that men recognise each other. Constitution’s guns are loaded.
lesson-6-alongside-rule-1 = Seven dice: 5 or 6 hits, with two balls in each gun 4 as well. One die may take a hit away.
lesson-6-alongside-rule-2 = Three dice then tell where the hits strike; hits in the hull cost boxes.
lesson-6-alongside-assumption-1 = The +1 of double shot is from the sheet; its reach, its loading time and the damage table are our proposal.
lesson-6-alongside-scene = { $set ->
    [2] Side by side at distance 2. Guerriere’s hull has 40 boxes.
   *[other] The ships are drawn side by side; the dice are thrown for distance { $setting }. Guerriere’s hull has 40 boxes.
 }
lesson-6-alongside-act-task = What do you have loaded?
lesson-6-alongside-act-round = One ball in each gun
lesson-6-alongside-act-double = Two balls in each gun
lesson-6-alongside-act-told = The second ball costs nothing now, because the guns were loaded before. From now on it costs time.
lesson-6-alongside-predict = How many hull boxes does your broadside break on average?
lesson-6-alongside-target = hull boxes on average
lesson-6-alongside-control = Distance
lesson-6-alongside-right = Well judged: { $target-decimal }. You said { $guess }.
lesson-6-alongside-low = You said { $guess }; it is { $target-decimal }. So close by only one die takes a hit away.
lesson-6-alongside-high = You said { $guess }; it is { $target-decimal }. Not all dice hit, and not all hits go into the hull.
lesson-6-alongside-explain-1 = One ball: 7 × 2/6, a little over two hits, of which one may be taken away; { $round-decimal } boxes break. Two balls: 7 × 3/6, three and a half hits; { $double-decimal } boxes.
lesson-6-alongside-vary = Fire from further off. At which of these distances does the second ball bring nothing at all?
lesson-6-alongside-varied = At distance 8: one ball { $round-far-decimal }, two balls { $double-far-decimal }. Two balls do not fly so far.
lesson-6-alongside-check-1 = Two balls break more on average. Will this broadside break more?
lesson-6-alongside-check-1-sure = Yes, the average is larger
lesson-6-alongside-check-1-sure-why = A larger average is a better bet; a single broadside may still be a poor one.
lesson-6-alongside-check-1-often = Probably, but not certainly
lesson-6-alongside-check-1-often-why = The results overlap: with two balls nothing at all is broken in { $nothing-double-plain }, with one in { $nothing-plain }.
lesson-6-alongside-check-1-coin = As likely as not: more or less
lesson-6-alongside-check-1-coin-why = More and less are two words, not two equal shares. Look how much of the one picture lies to the right of the other.
lesson-6-alongside-check-2 = The first broadside is away. What do your gunners load from now on?
lesson-6-alongside-check-2-round = One ball
lesson-6-alongside-check-2-round-why = The guns speak more often in ten minutes; each time they break less.
lesson-6-alongside-check-2-double = Two balls
lesson-6-alongside-check-2-double-why = Each broadside breaks more, but loading takes longer, and there are fewer of them.
lesson-6-alongside-check-2-column-broadsides = broadsides in a turn
lesson-6-alongside-history-1 = Hull’s guns were loaded with two balls each. Within a quarter of an hour Guerriere’s hindmost mast fell over her side.
lesson-6-alongside-history-2 = James thought that rotten masts helped; Roosevelt, that good gunnery did. Both may be right.

# 3 Across her bow
lesson-6-across-the-bow-title = Where now?
lesson-6-across-the-bow-goal = See what a place is worth.
lesson-6-across-the-bow-since-round = One ball in each gun has shaken her. Her mast is down.
lesson-6-across-the-bow-since-double = Two balls in each gun have torn her side. Her mast is down.
lesson-6-across-the-bow-since-none = Guerriere’s mast is down.
lesson-6-across-the-bow-hook = 19 August 1812, twenty past six. The fallen mast drags in the sea and turns Guerriere round. For some minutes Hull may go where he likes.
lesson-6-across-the-bow-rule-1 = From across the bow each hit counts one and a half times, from across the stern twice.
lesson-6-across-the-bow-rule-2 = The more hits at once, the more men they reach.
lesson-6-across-the-bow-assumption-1 = Seven dice, distance 4; a crew point is about 25 men. The sheet knows rakes; how much they count is our proposal.
lesson-6-across-the-bow-scene = Guerriere, her masts shot about, heads east. The hatched part of her hull is lost.
lesson-6-across-the-bow-act-task = Where do you take Constitution?
lesson-6-across-the-bow-act-beside = Beside her
lesson-6-across-the-bow-act-bow = Across her bow
lesson-6-across-the-bow-act-stern = Across her stern
lesson-6-across-the-bow-act-told = Not a gun more, and far more men hit: the place alone does it. From beside her she answers with a whole broadside; from bow and stern with hardly a gun.
lesson-6-across-the-bow-predict = How often does your broadside cost her at least one crew point?
lesson-6-across-the-bow-option-seldom = In less than 40 of 100 broadsides
lesson-6-across-the-bow-option-half = In about half: 40 to 60
lesson-6-across-the-bow-option-often = In more than 60 of 100 broadsides
lesson-6-across-the-bow-target = at least one crew point lost
lesson-6-across-the-bow-control = Shot
lesson-6-across-the-bow-set-round = one ball
lesson-6-across-the-bow-set-double = two balls
lesson-6-across-the-bow-right = Well judged: { $target-plain }.
lesson-6-across-the-bow-low = It is more: { $target-plain }. Hits that count more than once quickly reach men.
lesson-6-across-the-bow-high = It is less: { $target-plain }. A broadside that hardly hits reaches nobody, from any place.
lesson-6-across-the-bow-explain-1 = Two hits from beside her are two hits. Across the bow they count as three, across the stern as four; and the table gives men only to several hits at once.
lesson-6-across-the-bow-explain-2 = So it is { $beside-plain } from beside, { $bow-plain } across the bow, { $stern-plain } across the stern. Her hull loses { $hull-decimal } boxes from beside and { $hull-bow-decimal } across the bow.
lesson-6-across-the-bow-vary = The guns may be loaded with two balls. Does a broadside from your place then cost her men more often?
lesson-6-across-the-bow-varied = With two balls: across the bow { $double-bow-plain } instead of { $bow-plain }. More hits, each counted more: the two gains multiply.
lesson-6-across-the-bow-check-1 = Place or powder? Put in order how often a broadside costs her men.
lesson-6-across-the-bow-check-1-first = seldom
lesson-6-across-the-bow-check-1-last = often
lesson-6-across-the-bow-check-1-beside = Beside her, one ball
lesson-6-across-the-bow-check-1-beside-why = Neither place nor load helps: two hits are two hits.
lesson-6-across-the-bow-check-1-bow = Across her bow, one ball
lesson-6-across-the-bow-check-1-bow-why = The place alone nearly makes up for the second ball, but not quite.
lesson-6-across-the-bow-check-1-stern = Across her stern, one ball
lesson-6-across-the-bow-check-1-stern-why = Each hit counted twice beats the second ball: the best place is worth more than the best load.
lesson-6-across-the-bow-check-1-double = Beside her, two balls
lesson-6-across-the-bow-check-1-double-why = More dice hit, each counted once. A bow rake with one ball comes close to it.
lesson-6-across-the-bow-check-1-right = The stern is worth more than a second ball, and a place costs no time to load.
lesson-6-across-the-bow-check-2 = A rake hurts more. Does it cost anything to get there?
lesson-6-across-the-bow-check-2-price = No, it is only a better place
lesson-6-across-the-bow-check-2-price-why = Who turns to cross may be raked on the way; it has to be earned.
lesson-6-across-the-bow-check-2-place = Yes: turns in which the enemy moves as well
lesson-6-across-the-bow-check-2-place-why = Both choose in secret at the same time. Hull got it when the fallen mast turned Guerriere.
lesson-6-across-the-bow-check-2-never = Yes, so much that it is never worth it
lesson-6-across-the-bow-check-2-never-why = It costs turns, and then every hit counts for more. Hull took it when it was cheap.
lesson-6-across-the-bow-more-1 = You lie across her bow. Where do you aim?
lesson-6-across-the-bow-more-1-low = At the hull
lesson-6-across-the-bow-more-1-low-why = Hull and men suffer; her last masts stand longer.
lesson-6-across-the-bow-more-1-high = At the rigging
lesson-6-across-the-bow-more-1-high-why = She will hardly move again; but her guns and men are spared.
lesson-6-across-the-bow-more-1-column-crew = crew point lost
lesson-6-across-the-bow-more-1-column-hull = hull boxes on average
lesson-6-across-the-bow-more-1-column-rigging = rigging boxes on average
lesson-6-across-the-bow-history-1 = Constitution crossed Guerriere’s bow and raked her, turned, and did it again. Then the ships ran into each other for a moment, and officers fell on both.
lesson-6-across-the-bow-history-2 = The game has no masts that turn a ship; losing them only makes her slower.

# 4 Sides of iron
lesson-6-old-ironsides-title = Often or hard?
lesson-6-old-ironsides-goal = Say what a model can tell about one battle.
lesson-6-old-ironsides-hook = 19 August 1812, about seven. Guerriere’s last masts are gone; Dacres fires a gun away from the enemy: he gives up. A sailor is said to have cried that Constitution’s sides were made of iron. Fight it once more, Captain Hull.
lesson-6-old-ironsides-rule-1 = A hull has four sections; Guerriere’s have 10 boxes each, Constitution’s 14.
lesson-6-old-ironsides-rule-2 = Destroyed sections and broken morale bring strike markers: each asks whether to give up.
lesson-6-old-ironsides-rule-3 = Each turn one die falls for every marker: a 1{ $own-target ->
    [unfit] {" "}or a 2, and the flag comes down, for this crew has lost heart. Each check that fails lays a marker, too.
   *[other] , and the flag comes down. Once the crew has lost heart, a 2 will do.
 }
lesson-6-old-ironsides-assumption-1 = Two turns side by side, nobody moves. Each broadside is followed by its checks; the boxes beside the board stay as they were. Boxes, tables and loading are our proposal.
lesson-6-old-ironsides-scene = Side by side once more. Ringed in the end: who is left. Sails come in with the flag.
lesson-6-old-ironsides-predict = With your order: in how many of 100 duels is Guerriere’s flag down after the twenty minutes?
lesson-6-old-ironsides-target = her flag is down
lesson-6-old-ironsides-control = Hull boxes of a section
lesson-6-old-ironsides-right = Well judged: { $target-plain }. You said { $guess }.
lesson-6-old-ironsides-low = You said { $guess }; it is { $target-plain }. Broadsides from close by add up.
lesson-6-old-ironsides-high = You said { $guess }; it is { $target-plain }. A frigate’s hull bears much, and the flag needs { $own-target ->
    [unfit] a 1 or a 2.
   *[other] a 1.
 }
lesson-6-old-ironsides-explain-1 = One ball breaks { $one-ball-decimal } hull boxes a broadside on average, two balls { $two-balls-decimal }. Six times the one and four times the other is nearly as much: a section of 10 boxes, or a little more.
lesson-6-old-ironsides-explain-2 = { $own-target ->
    [unfit] Her crew has lost heart: every check that fails lays a marker, long before a section breaks; and then a 1 or a 2 is enough.
   *[other] A first broken section lays no marker yet, only a second does, or broken morale; and then the flag still needs a 1. No die decides alone.
 }
lesson-6-old-ironsides-vary = { $own-target ->
    [unfit] With how many boxes a section does the flag come down most seldom? See “Every order”.
   *[other] With how many boxes a section do six broadsides of one ball bring the flag down in fewer than three of twenty duels? See “Every order”.
 }
lesson-6-old-ironsides-varied = { $own-target ->
    [unfit] With 14, as Constitution had: one ball { $strong-plain }, two balls { $strong-double-plain }. A stronger hull hardly helps a crew that has lost heart. With Guerriere’s six dice against that hull it would be { $her-guns-plain }.
   *[other] With 14, as Constitution had: one ball { $strong-plain }, two balls { $strong-double-plain }. And with Guerriere’s six dice against that hull it would be { $her-guns-plain }. So much for the iron: oak, and much of it.
 }
lesson-6-old-ironsides-check-1 = Constitution won. Does that show that our numbers are right?
lesson-6-old-ironsides-check-1-proves = Yes, they said that she was stronger
lesson-6-old-ironsides-check-1-proves-why = One battle fits many sets of numbers, and ours were chosen knowing how it ended.
lesson-6-old-ironsides-check-1-fits = No, it only does not speak against them
lesson-6-old-ironsides-check-1-fits-why = A rule under which it could not happen would be refuted; one under which it may happen is only possible.
lesson-6-old-ironsides-check-1-refutes = It shows nothing, numbers never do
lesson-6-old-ironsides-check-1-refutes-why = It shows a little: numbers under which she could not have won would be refuted.
lesson-6-old-ironsides-check-2 = The chance is given to a tenth of a per cent. How true is it?
lesson-6-old-ironsides-check-2-true = As true as it is exact
lesson-6-old-ironsides-check-2-true-why = It is exact for these boxes and tables; with other proposals it would be another number.
lesson-6-old-ironsides-check-2-rests = As true as our boxes and tables
lesson-6-old-ironsides-check-2-rests-why = The arithmetic is exact, the ground is proposed; the badge beside the number says so.
lesson-6-old-ironsides-check-2-nothing = Not at all: the boxes are a guess
lesson-6-old-ironsides-check-2-nothing-why = It shows what follows from the boxes, and that can be compared with what happened.
lesson-6-old-ironsides-since-round = Your first broadside had one ball in each gun. The others were still to come.
lesson-6-old-ironsides-since-double = Your first broadside had two balls in each gun. The others were still to come.
lesson-6-old-ironsides-since-none = After the first broadside others were still to come.
lesson-6-old-ironsides-act-task = You have twenty minutes beside her, and loading takes time. What do your guns fire?
lesson-6-old-ironsides-act-round = One ball each: six broadsides
lesson-6-old-ironsides-act-double = Two balls each: four broadsides
lesson-6-old-ironsides-act-told = Nearly the same: what the second ball wins in each broadside, it loses in broadsides.
lesson-6-old-ironsides-history-1 = The Royal Navy had hardly lost a single-ship fight for years. That it could lose one mattered more than the ship.
lesson-6-old-ironsides-history-2 = James held that any British ship of equal force would have won; American writers, that drill and gunnery decided. Later fights were quoted by both.
lesson-6-old-ironsides-carried = Once more, with what your own dice left: { $own-target ->
    [unfit] your broadside cost her fifty men or more, and her crew has lost heart.
   *[other] your broadside cost her few men, and her crew holds firm.
 }

# Mission
lesson-6-mission-title = Now you: Hull’s first broadside
lesson-6-mission-task = 19 August 1812, shortly before six, east of Boston. You are Hull: both broadsides are loaded, and your officers ask for the word. Where do you fire them? The nearer, the more each of them does. Break at least five boxes of Guerriere’s hull in this turn, and lose no more than four.
lesson-6-mission-goal = break five boxes of her hull, lose at most four
lesson-6-mission-word-1 = Side A: you, in Constitution. Your ship, your row of the table and your card bear the letter A.
lesson-6-mission-word-2 = Mark: an impulse, or part of the turn, in which a ship may move. The table shows yours as dots; a ring: only turn.
lesson-6-mission-word-3 = Port, starboard: left and right, looking forward. The guns of a side bear only to that side.
lesson-6-mission-word-4 = Wear: a wide turn, away from the wind. Back the sails: she stays where she is until the next mark.
lesson-6-mission-word-5 = Hits are left: of your hits, those that distance has not taken away. The nearer you are, the more are left.
lesson-6-mission-word-6 = Hold fire: the guns stay loaded for a nearer place. After firing, a broadside must first be loaded again.
lesson-6-mission-met = Guerriere lost { $number } boxes of her hull. Hull held his fire until shortly after six, too; by seven her masts were gone, and Dacres gave up.
lesson-6-mission-missed = { $number ->
    [0] Guerriere’s hull is whole; five boxes were wanted.
    [1] Guerriere lost one box of her hull; five were wanted.
    [2] Guerriere lost two boxes of her hull; five were wanted.
    [3] Guerriere lost three boxes of her hull; five were wanted.
    [4] Guerriere lost four boxes of her hull: one too few.
   *[other] Guerriere lost { $number } boxes of her hull, as was wanted, but Constitution lost more than four.
 } On 19 August 1812 Hull held his fire until shortly after six. Where would you fire otherwise?
