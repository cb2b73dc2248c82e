# Episode 2: Phoebe and Essex, 28 March 1814
lesson-2-title = The stronger ship
lesson-2-blurb = Forty guns that hit hard, and an enemy who may choose the distance. Who is stronger?
lesson-2-goal-1 = say what a handful of dice brings, and how often nothing
lesson-2-goal-2 = see why averages must not simply be subtracted
lesson-2-goal-3 = weigh safety against time
lesson-2-summary-1 = Forty heavy guns were worth next to nothing at the distance that the other captain chose: nobody is simply stronger.
lesson-2-summary-2 = Nothing falls below zero hits, so more is left than the averages subtracted.
lesson-2-summary-3 = Each die stands for itself: the average is their number times the chance of one, and most throws bring something else.
lesson-2-exit = A goalkeeper saves every third shot. Why can one not say that three shots bring two goals? What can one say?
lesson-2-home-1 = At your next table: before you fire, look up where the enemy’s strong guns end. Would one square more help you or her?
lesson-2-home-2 = Where have you seen somebody strong lose because the other chose the place?
lesson-2-what-if = What if other dice hit, or distance took away less? See what changes
lesson-2-person-hillyar = Captain Hillyar
lesson-2-person-hillyar-post = frigate Phoebe, Royal Navy
lesson-2-person-porter = Captain Porter
lesson-2-person-porter-post = frigate Essex, US Navy
lesson-2-ending-1 = At twenty past six Porter had the flag hauled down. Of 255 men 58 were killed, 66 wounded and about 30 more drowned or missing. Phoebe lost 15 men together with the sloop that helped her: 11 and 4.
lesson-2-ending-2 = Porter protested that the fight had been in neutral Chilean water, against a ship that could not move. Whether Hillyar had the right to attack there is still argued about.
lesson-2-ending-3 = In the game Essex holds out far longer than she did. She lay crippled, with two enemies where her broadside did not bear; the last step reckons with neither the sloop nor with fire along her length.
lesson-2-more-1 = Seven dice hit, two take away: how often is nothing left of Essex’s whole broadside?
lesson-2-more-2 = How far must one go until even six dice mostly bring nothing?

# 1 Where from?
lesson-2-out-of-reach-title = From how far?
lesson-2-out-of-reach-goal = Choose the distance of a fight.
lesson-2-out-of-reach-hook = 28 March 1814, off Valparaíso in Chile. A squall has broken a mast of the American Essex. Captain Hillyar brings up the British Phoebe and a smaller ship. Captain Porter of Essex has forty carronades: short guns, heavy balls.
lesson-2-out-of-reach-rule-1 = Essex has seven gun dice up to distance 6, and beyond it a single one. Each hits with 5 or 6.
lesson-2-out-of-reach-rule-2 = Against them half the distance is thrown in dice: two at distance 4. Each takes a hit away with 5 or 6.
lesson-2-out-of-reach-assumption-1 = The rolls are from the game’s printed sheet; how many dice a ship has, and how far, is our proposal. The smaller ship is left out.
lesson-2-out-of-reach-scene = Essex, ringed, lies at anchor, her bow to the wind. Phoebe comes down on her.
lesson-2-out-of-reach-act-task = You are Hillyar. A square is distance 2. From where do you fight? Each outline is a place.
lesson-2-out-of-reach-act-near = Distance 4: all guns of both ships reach
lesson-2-out-of-reach-act-edge = Distance 6: as far as her carronades reach
lesson-2-out-of-reach-act-out = Distance 8: only the long guns still reach
lesson-2-out-of-reach-act-told = From 6 to 8 is one square, and it takes six of her seven dice. Your own broadside shrinks as well, but only from five dice to three.
lesson-2-out-of-reach-predict = At your place: of 100 broadsides of Essex, how many hit Phoebe at least once?
lesson-2-out-of-reach-target = at least one hit on Phoebe
lesson-2-out-of-reach-control = Clouds of smoke between the ships
lesson-2-out-of-reach-right = Well judged: { $target-plain }. You said { $guess }.
lesson-2-out-of-reach-low = You said { $guess }; it is { $target-plain }. One hit of all her dice is enough to count.
lesson-2-out-of-reach-high = You said { $guess }; it is { $target-plain }. Every square of distance brings one more die against her.
lesson-2-out-of-reach-explain-1 = At distance 4 seven dice hit and two take away: { $near-plain }. At 6 three take away: { $edge-plain }.
lesson-2-out-of-reach-explain-2 = At 8 one die is left to hit, with 1/3. Four dice stand against it, and each lets the hit pass with 2/3: 1/3 × 2/3 × 2/3 × 2/3 × 2/3, that is { $out-plain }.
lesson-2-out-of-reach-vary = Every cloud of smoke between the ships is one more die that takes a hit away. How many clouds protect at distance 4 as well as one more square does?
lesson-2-out-of-reach-varied = One: from distance 4 through smoke she hits in { $near-smoke-plain }, just as from 6 in clear air. A square is a die, and a cloud is a die.{ $order ->
    [edge] {" "}At your place, distance 6, one cloud leaves { $edge-smoke-plain }.
    [out] {" "}At your place, distance 8, one cloud leaves { $out-smoke-plain }.
   *[other] {""}
 }
lesson-2-out-of-reach-check-1 = One broadside of Essex is 676 pounds of iron, one of Phoebe 497. Who is stronger?
lesson-2-out-of-reach-check-1-essex = Essex, she throws more iron
lesson-2-out-of-reach-check-1-essex-why = Only near by. Nearly all of it comes from carronades, which do not reach far.
lesson-2-out-of-reach-check-1-distance = It depends on the distance
lesson-2-out-of-reach-check-1-distance-why = Near by Essex is, far off Phoebe. So the fight is about who chooses the distance, and Essex has lost a mast.
lesson-2-out-of-reach-check-1-phoebe = Phoebe, her guns reach further
lesson-2-out-of-reach-check-1-phoebe-why = Side by side she has five dice against seven. Reach helps only whoever can stay away.
lesson-2-out-of-reach-check-2 = Put in order how often a broadside hits at least once.
lesson-2-out-of-reach-check-2-first = seldom
lesson-2-out-of-reach-check-2-last = often
lesson-2-out-of-reach-check-2-essex-out = Essex, at distance 8
lesson-2-out-of-reach-check-2-essex-out-why = One die against four: hardly ever.
lesson-2-out-of-reach-check-2-phoebe-out = Phoebe, at distance 8
lesson-2-out-of-reach-check-2-phoebe-out-why = Three dice against four: seldom, and still several times as often as Essex from there.
lesson-2-out-of-reach-check-2-phoebe-near = Phoebe, at distance 4
lesson-2-out-of-reach-check-2-phoebe-near-why = Five dice against two are good, but not as good as seven.
lesson-2-out-of-reach-check-2-essex-near = Essex, at distance 4
lesson-2-out-of-reach-check-2-essex-near-why = Seven dice against two: the best broadside of the day, at the place where Hillyar never came.
lesson-2-out-of-reach-check-2-right = Near by Essex is ahead, far off Phoebe: a single step turns the order round.
lesson-2-out-of-reach-history-1 = Porter had asked the navy in vain for long guns for Essex. He did not trust a ship armed with carronades.
lesson-2-out-of-reach-history-2 = In the game all guns change at one border. Real carronades grew weak little by little.

# 2 A handful of dice
lesson-2-handful-title = A handful of dice
lesson-2-handful-goal = See what a handful of dice usually brings.
lesson-2-handful-since-near = You fight from distance 4, within her reach.
lesson-2-handful-since-edge = You fight from distance 6, at the edge of her reach.
lesson-2-handful-since-out = You stay where she can hardly answer, and so did Hillyar.
lesson-2-handful-since-none = Hillyar stays where she can hardly answer, though it costs him two of his five dice.
lesson-2-handful-hook = 28 March 1814, about four in the afternoon. Phoebe’s long guns open fire.
lesson-2-handful-rule-1 = { $own-hit_dice ->
    [5] Phoebe’s guns: five dice. Each hits with 5 or 6.
   *[other] Phoebe’s long guns: three dice. Each hits with 5 or 6.
 }
lesson-2-handful-assumption-1 = Nothing is taken away yet.
lesson-2-handful-scene = { $own-hit_dice ->
    [5] Phoebe lies within Essex’s reach. Shaded: where Phoebe’s guns can fire.
   *[other] Phoebe lies outside Essex’s reach. Shaded: where Phoebe’s guns can fire.
 }
lesson-2-handful-predict = { $own-hit_dice ->
    [5] Of 27 broadsides, how many bring no hit, one, two, three, four, five?
   *[other] Of 27 broadsides, how many bring no hit, one, two, three?
 }
lesson-2-handful-target = at least one hit
lesson-2-handful-control = Added to each die
lesson-2-handful-right = Very close to the real shape. At least one hit: { $target }.
lesson-2-handful-low = You gave too little to hits: at least one comes in { $target }. It is enough if any one of the dice is good.
lesson-2-handful-high = You gave too much to hits: at least one comes in { $target }. { $own-hit_dice ->
    [5] That all five miss does happen.
   *[other] That all three miss is not rare.
 }
lesson-2-handful-shape = “At least one” was about right ({ $target }), but the hits spread otherwise: one in { $one-plain } broadsides, two in { $two-plain }, three in { $all-plain }.
lesson-2-handful-explain-1 = A die misses with four faces of six, 2/3. { $own-hit_dice ->
    [5] All five miss with 2/3, five times over: { $none }.
   *[other] All three miss with 2/3 × 2/3 × 2/3: { $none }.
 }
lesson-2-handful-explain-2 = { $own-hit_dice ->
    [5] Exactly one hit: 1/3 × 2/3 × 2/3 × 2/3 × 2/3 = 16/243, and each of the five dice may be the one. Five times 16/243 is { $one }.
   *[other] Exactly one hit: 1/3 × 2/3 × 2/3 = 4/27, and each of the three dice may be the one. Three times 4/27 is 12/27: { $one }.
 }
lesson-2-handful-vary = Drill adds 1 to each die, raw hands take 1 off. With which number is “all hit” just as likely as “all miss”?
lesson-2-handful-varied = With 1 added, 4, 5 and 6 hit: half of the faces. Now all miss in { $half-none-plain }, and all hit as often.
lesson-2-handful-check-1 = With three dice the average is 3 × 1/3 = { $mean-decimal }. Will such a broadside bring exactly one hit?
lesson-2-handful-check-1-always = Usually; that is what average means
lesson-2-handful-check-1-always-why = The average balances broadsides above and below it. Most bring another number.
lesson-2-handful-check-1-spread = Less than half of them do
lesson-2-handful-check-1-spread-why = One is the commonest number, but none, two and three together come more often.
lesson-2-handful-check-1-third = Hits or not: in half of all cases
lesson-2-handful-check-1-third-why = Four results are possible, not two, and they are not equally likely. Count their ways.
lesson-2-handful-check-2 = Three dice again. Place it on the line: of 100 broadsides, how many bring two hits or three?
lesson-2-handful-check-2-right = Two hits come in 6 of 27 ways, three in one: 7 of 27.
lesson-2-handful-check-2-high = It is less: for two hits two good dice must fall together, and each is good only every third time.
lesson-2-handful-check-2-low = It is more. Two of three dice are enough, and there are three pairs that may be the two.
lesson-2-handful-history-1 = Porter had three long guns brought to the stern. They were served so well that both British ships drew off after half an hour to mend their ropes.
lesson-2-handful-history-2 = The game gives Essex one die for her few long guns. That they would drive two ships away, it hardly expects.
lesson-2-handful-carried = { $own-hit_dice ->
    [5] From your place five of your dice reach her. Hillyar stayed further off, with three.
   *[other] From your place only three of your five dice reach her.
 }
lesson-2-handful-check-2-mark-three = all three hit

# 3 What is taken back
lesson-2-taken-back-title = One sail left
lesson-2-taken-back-goal = Find out how often nothing arrives at all.
lesson-2-taken-back-hook = 28 March 1814, after half past four. Phoebe has mended her ropes and comes back to distance 8. Essex has one sail that will still set.
lesson-2-taken-back-rule-1 = Phoebe throws five dice up to distance 6, and beyond it three; each hits with 5 or 6. Half the distance is thrown against them: each takes a hit away with 5 or 6.
lesson-2-taken-back-rule-2 = Two hits and one taken away leave one. One hit and two taken away leave none.
lesson-2-taken-back-assumption-1 = The dice against her come from the distance alone: no smoke, no fire. How many there are is our proposal.
lesson-2-taken-back-scene = Essex drifts, Phoebe lies off her. After the roll the ring marks who came off better: Phoebe if a hit arrives, Essex if none does.
lesson-2-taken-back-predict = At your place: how often does nothing at all arrive of Phoebe’s broadside?
lesson-2-taken-back-option-seldom = In less than 40 of 100 broadsides
lesson-2-taken-back-option-half = In about half: 40 to 60
lesson-2-taken-back-option-often = In more than 60 of 100 broadsides
lesson-2-taken-back-target = nothing arrives
lesson-2-taken-back-control = Added to each of Phoebe’s dice
lesson-2-taken-back-right = Well judged: { $target-plain }.
lesson-2-taken-back-low = It is more: { $target-plain }. Few hits are thrown, and the dice against them wait for each.
lesson-2-taken-back-high = It is less: { $target-plain }. Now and then there are more hits than are taken away.
lesson-2-taken-back-explain-1 = At distance 8 all three dice miss in { $unhit-plain } anyway. A single hit comes in 12 of 27, and one of four dice finds it in { $taken-plain }. Together nothing arrives in { $stay-plain }.
lesson-2-taken-back-explain-2 = At 6 it is { $close-plain }: five dice against three. At 10 { $off-plain }: the fifth die against her finds little left to take.
lesson-2-taken-back-vary = Raw gunners take 1 off each die, drilled ones add 1. With which do Phoebe’s broadsides come to nothing most seldom?
lesson-2-taken-back-varied = With 1 added: from distance 8 nothing arrives in { $drilled-plain } instead of { $stay-plain }. A step of drill does about half as much as the one square nearer.
lesson-2-taken-back-check-1 = At distance 8 one hit is thrown on average, and 4 × 1/3, more than one, taken back. Why does anything arrive?
lesson-2-taken-back-check-1-subtract = It cannot: averages are subtracted
lesson-2-taken-back-check-1-subtract-why = That would need hits below zero, to be paid back later. There are none.
lesson-2-taken-back-check-1-floor = A broadside never does less than nothing
lesson-2-taken-back-check-1-floor-why = What is taken back beyond the last hit is lost, and cannot make up for other broadsides. So { $mean-decimal } arrive on average.
lesson-2-taken-back-check-1-luck = After many misses a hit is due
lesson-2-taken-back-check-1-luck-why = The dice keep no account of the misses before. Each broadside begins anew.
lesson-2-taken-back-check-2 = And if Phoebe lay beside her, distance 2: five dice against one? Place it: of 100 broadsides, how many come to nothing?
lesson-2-taken-back-check-2-right = Five dice seldom miss together, and a single die seldom finds the only hit.
lesson-2-taken-back-check-2-high = It is less. Five dice are thrown, and only one waits to take a hit away.
lesson-2-taken-back-check-2-low = It is more. Now and then all five miss, or the one die finds the only hit.
lesson-2-taken-back-check-2-mark-close = distance 6
lesson-2-taken-back-history-1 = Porter cut his cable and tried to close in with the one sail that would still set. Phoebe edged away and kept firing with her long 18-pounders.
lesson-2-taken-back-history-2 = The sea was smooth, and Essex lay still like a target. The game’s dice know only distance, smoke and fire.
lesson-2-taken-back-act-task = Now you are Porter, in Essex. Her carronades reach to distance 6. Where do you take her? Each outline is a place; to stay, click Essex.
lesson-2-taken-back-act-stay = Stay, at distance 8
lesson-2-taken-back-act-close = Close in, to distance 6
lesson-2-taken-back-act-off = Drift off, to distance 10
lesson-2-taken-back-act-told = Further off almost nothing arrives, and Essex can never answer. Near by Phoebe hits far more often, but there the carronades speak at last.

# 4 The price
lesson-2-the-price-title = Go in or stay out
lesson-2-the-price-goal = Weigh safety against time.
lesson-2-the-price-since-near = At the beginning you would have gone near. Now you may.
lesson-2-the-price-since-edge = At the beginning you would have stayed at the edge of her reach.
lesson-2-the-price-since-out = You have stayed out of reach all afternoon.
lesson-2-the-price-since-none = Hillyar has stayed out of reach all afternoon.
lesson-2-the-price-hook = 28 March 1814, towards six. Essex burns. One of her guns has lost its crew three times over. She cannot come to you. Will you go to her?
lesson-2-the-price-rule-1 = Phoebe has five dice up to distance 6, and beyond it three.
lesson-2-the-price-rule-2 = One thing matters: a strike marker. The second section of Essex’s hull that breaks brings the first (a section has 8 boxes); so does broken morale, the will to fight on.
lesson-2-the-price-rule-3 = Without a marker she never gives up. With one, a die is thrown every turn: with a 1{ $own-target ->
    [unfit] {" "}or a 2 the flag comes down: this crew has lost heart.
   *[other] {" "}the flag comes down; once her crew has lost heart, with a 2 too.
 }
lesson-2-the-price-assumption-1 = A round is one broadside, nobody moves, and the hull is still whole. The boxes beside the board stay as they were. Hull and markers are our proposal.
lesson-2-the-price-scene = { $order ->
    [close] Essex burns, and Phoebe has closed in.
    [beside] Essex burns, and Phoebe lies beside her.
   *[other] Essex burns, Phoebe lies outside her reach.
 } The ring marks Essex. If she has struck after the roll, it marks Phoebe, and Essex’s sails are taken in.
lesson-2-the-price-act-task = You are Hillyar. Near by it ends sooner, and her guns reach you again. Where do you fight on? Each outline is a place; to stay, click Phoebe.
lesson-2-the-price-act-close = Close in to distance 4
lesson-2-the-price-act-beside = Go beside her, distance 2
lesson-2-the-price-act-stay = Stay at distance 8
lesson-2-the-price-act-told = Near by the end comes sooner. But there each of her broadsides hits you { $back-close-decimal } times on average, beside her { $back-beside-decimal } times, and out here { $back-stay-decimal } times.
lesson-2-the-price-predict = From your place: in how many of 100 fights is Essex’s flag down within eight rounds?
lesson-2-the-price-target = Essex’s flag is down
lesson-2-the-price-control = Essex’s crew
lesson-2-the-price-set-unfit = has lost heart
lesson-2-the-price-set-steady = holds firm
lesson-2-the-price-set-handy = is drilled, full of trust
lesson-2-the-price-right = Well judged: { $target-plain }. You said { $guess }.
lesson-2-the-price-low = You said { $guess }; it is { $target-plain }. Eight broadsides add up.
lesson-2-the-price-high = You said { $guess }; it is { $target-plain }. A hull takes long to break, and then the flag still needs a 1{ $own-target ->
    [unfit] {" "}or a 2.
   *[other] .
 }
lesson-2-the-price-explain-1 = From distance 4 a broadside leaves { $hits-close-decimal } hits on average, from distance 8 only { $hits-stay-decimal }. Eight broadsides from afar do not bring three.
lesson-2-the-price-explain-2 = A section of the hull has 8 boxes. { $own-target ->
    [unfit] From afar not even the first is broken: only checks of morale that fail lay markers, { $stay-plain }. From distance 4 it is { $close-plain }, from beside her { $beside-plain }.
   *[other] From afar not even the first is broken, and nothing lays a marker: { $stay-percent }. From distance 4 it is { $close-plain }, from beside her { $beside-plain }.
 }
lesson-2-the-price-vary = Suppose another crew had stood at Essex’s guns. With which is her flag down { $own-target ->
    [unfit] most seldom?
   *[other] most often?
 }
lesson-2-the-price-varied = { $own-target ->
    [unfit] With a drilled one, full of trust: from distance 4 only { $close-handy-plain }. Morale counts for more than one square.
   *[other] With one that has lost heart: from distance 4 { $close-unfit-plain }, from distance 8 { $stay-unfit-plain }. Morale counts for more than one square.
 }
lesson-2-the-price-check-1 = The light will not last. What do you order?
lesson-2-the-price-check-1-stay = Stay at distance 8
lesson-2-the-price-check-1-stay-why = Her guns hit you { $back-stay-decimal } times a broadside. She may hold out until dark, and burn before you have her.
lesson-2-the-price-check-1-edge = Go to distance 6
lesson-2-the-price-check-1-edge-why = Five dice instead of three; but her guns hit you { $back-edge-decimal } times a broadside.
lesson-2-the-price-check-1-double = Go beside her, two balls in each gun
lesson-2-the-price-check-1-double-why = The quickest end. Until then she hits you { $back-beside-decimal } times a broadside, from the distance her guns were made for.
lesson-2-the-price-check-1-column-soon = struck within five rounds
lesson-2-the-price-check-1-column-late = struck within eight rounds
lesson-2-the-price-check-2 = Hillyar took the long way. What did he get for it?
lesson-2-the-price-check-2-nothing = Nothing; he only lost time
lesson-2-the-price-check-2-nothing-why = Time was the price. Side by side her broadside hits in most of all cases.
lesson-2-the-price-check-2-men = His men, most of them unhurt
lesson-2-the-price-check-2-men-why = Phoebe lost 11 men, Essex more than ten times as many.
lesson-2-the-price-check-2-certainty = A victory that was certain
lesson-2-the-price-check-2-certainty-why = Likely, not certain: at four o’clock three guns at Essex’s stern had driven him off once.
lesson-2-the-price-more-1 = Porter could have changed one thing years before. Which would have helped most on this day?
lesson-2-the-price-more-1-reach = Fewer dice near by, more far off
lesson-2-the-price-more-1-reach-why = With three dice at distance 8 he would have hit as often as Phoebe. That is what he had asked the navy for.
lesson-2-the-price-more-1-broadside = An eighth die near by
lesson-2-the-price-more-1-broadside-why = Even eight dice do nothing at a distance they do not reach.
lesson-2-the-price-history-1 = For weeks Porter had tried to bring Phoebe to a fight of ship against ship. Hillyar never left his sloop behind, and waited for his day.
lesson-2-the-price-history-2 = A captain strikes because he decides to. The die stands for what we cannot know of him.
lesson-2-the-price-carried = It is your own afternoon. In the first broadside that you threw, { $own-target ->
    [unfit] several hits arrived at once, and have broken the heart of Essex’s crew.
   *[other] no more than one hit arrived, and Essex’s crew holds firm.
 }

# Mission
lesson-2-mission-title = Now you: where her guns end
lesson-2-mission-task = 28 March 1814, off Valparaíso. You are Hillyar, in Phoebe. Essex can hardly move, and her short guns reach to distance 6, but only where they point: to her sides. Two kinds of order bring the goal: a course that lays your broadside on her from ahead or astern, and then fire at her hull. Break at least three boxes of her hull in this turn, and lose no more than one of your own.
lesson-2-mission-goal = break three boxes, lose at most one
lesson-2-mission-word-1 = Side A: you, in Phoebe. Your ship, your row of the table and your card bear the letter A.
lesson-2-mission-word-2 = Mark: an impulse, or part of the turn, in which a ship may move. The table shows yours as dots; a ring: only turn.
lesson-2-mission-word-3 = Port, starboard: left and right, looking forward. The guns of a side bear only to that side.
lesson-2-mission-word-4 = Tack: a wide turn through the wind, if the die allows it. Wear: the same, away from the wind. Back the sails: stay here.
lesson-2-mission-word-5 = Hits are left: of your hits, those that distance has not taken away. The nearer you are, the more are left.
lesson-2-mission-word-6 = Hull: boxes that are left, of all she had. Hits break them; the ship’s card shows both numbers.
lesson-2-mission-met = Essex lost { $number } boxes of her hull, and Phoebe one at most. Hillyar took his time, too: at twenty past six Essex’s flag came down.
lesson-2-mission-missed = { $number ->
    [0] Essex’s hull is whole; three boxes were wanted.
    [1] Essex lost one box of her hull: two too few.
    [2] Essex lost two boxes of her hull: one too few.
   *[other] Essex lost { $number } boxes of her hull, as was wanted, but Phoebe lost more than one.
 } On 28 March 1814 Essex held out until twenty past six. Where would you lie otherwise?
