# The questions of the lab: titles, what is asked, parameters, values, outcomes.

## Groups

gf-group-initiative = Will they come out?
gf-group-armament = Ships in port
gf-group-placement = Hide and seek
gf-group-manoeuvre = Combat initiative
gf-group-gunnery = Guns and damage
gf-group-round = One gunnery round
gf-group-battle = A battle in one hex
gf-group-submarines = The submarine war
gf-group-ending = How the war ends

## Will they come out?

gf-question-initiative = Who attacks?
gf-question-initiative-about = Each side rolls one die or two and keeps the best; a lead of 2 or more makes it the attacker, and a lead of 4 or more obliges it to offer battle.
gf-question-initiative-points = The price of parity
gf-question-initiative-points-about = Two dice that are both even or both odd cost their owner 1 victory point; here are the points of both sides together.
gf-question-best-die = The die that counts
gf-question-best-die-about = Of several dice only the highest counts; the game allows one or two, and three are here to compare.
gf-question-parity-loss = Two dice of equal parity
gf-question-parity-loss-about = How often does the second die cost a victory point?
gf-question-battle-decision = Is there a battle this turn?
gf-question-battle-decision-about = The attacker may offer battle, and from a lead of 4 on must; the other side may refuse, which costs 3 victory points.
gf-question-battle-decision-points = Victory points before any shot
gf-question-battle-decision-points-about = What parity and a refused battle do to the victory points this turn.

## Ships in port

gf-question-deployment = How many ships come back?
gf-question-deployment-about = The ships of the DDbox lie in six numbered boxes; each roll calls one box, and every ship in it comes out. Each box has room for a few ships only; those that find none lie in box 0, which no roll calls.
gf-question-box-called = Is a certain box called?
gf-question-box-called-about = A box comes out when its number is rolled at least once.
gf-question-boxes-called = How many boxes are called?
gf-question-boxes-called-about = Two rolls may show the same number, and then they call only one box.
gf-question-detachment = How many ships are left after a detachment?
gf-question-detachment-about = A detachment moves exactly as many ships to the DDbox as the die shows.

## Hide and seek

gf-question-fleets-formed = How many fleets do these ships make?
gf-question-fleets-formed-about = All ships sail. Fast ships, dreadnoughts and pre-dreadnoughts are kept apart as far as the number and size of fleets allow; fewer than 3 of a class join other ships, and markers without a fleet are dummies. No dice.
gf-question-marker-real = Is this marker a fleet?
gf-question-marker-real-about = Every side puts all its markers face down on the map; those without ships are dummies.
gf-question-markers-meet = How many fleets are in this hex?
gf-question-markers-meet-about = Some of a side’s mixed face-down markers stand in one hex; how many of them are fleets?
gf-question-meeting = Is there a combat in this hex?
gf-question-meeting-about = Markers of both sides stand in one hex, all face down; a combat needs a real fleet of each side.
gf-question-interception-weight = What the markers in a hex weigh
gf-question-interception-weight-about = A face-down marker weighs 1 and a face-up fast fleet 2; in the own home hex both count double.
gf-question-interception = Who may move this hex?
gf-question-interception-about = A side may move a hex that holds markers of both sides if its own weigh more.
gf-question-control-points = What do controlled hexes bring?
gf-question-control-points-about = The attacker adds up the values of the enemy hexes he controls; then the fraction is dropped.
gf-question-control = What does a raid bring?
gf-question-control-about = The attacker’s face-down markers stand alone in enemy hexes; only real fleets control theirs, and the fraction of the sum is dropped.

## Combat initiative

gf-question-combat-initiative = The combat initiative number
gf-question-combat-initiative-about = One die plus modifiers: home hex +1, each fast fleet +1, each slow fleet –1, half gunnery +2, and the over-manoeuvre number: a side may add it, at the risk of confusion.
gf-question-confusion = Do the fleets get confused?
gf-question-confusion-about = Who over-manoeuvres adds a number to his die; when the die itself shows that number or less, his fleets are confused: they then neither fire nor choose.
gf-question-choices-won = How many situations are won?
gf-question-choices-won-about = The higher number may choose one situation for every 2 points of difference, unless that side is confused; British choices count as positive, German ones as negative.

## Guns and damage

gf-question-gunnery-total = How many points do these ships fire?
gf-question-gunnery-total-about = Range changes the value of every ship; half gunnery then halves the total and rounds it down. No dice.
gf-question-gunnery-targets = How many ships can be shot at?
gf-question-gunnery-targets-about = Every target costs its defence value in points; what is left over is lost. No dice.
gf-question-points-fired = How many points does a side fire after combat initiative?
gf-question-points-fired-about = Both sides roll for combat initiative, and the winner chooses situations by the plan you set.
gf-question-damage = What does one hit roll do?
gf-question-damage-about = Two dice on the damage table, 1 less for a German ship: so the table begins at 1. A damaged ship leaves the battle for the box of damaged and detached ships (DDbox), and may come back in a later turn.
gf-question-salvo = How many targets are sunk?
gf-question-salvo-about = Every ship that gets enough points takes one damage roll. A ship sent to the DDbox is damaged and not counted here: she may come back.
gf-question-salvo-out = How many targets leave the battle?
gf-question-salvo-out-about = Ships that are sunk and ships that are sent to the DDbox both leave the battle.
gf-question-salvo-points = What does a salvo bring?
gf-question-salvo-points-about = Each modern ship sunk brings 1 victory point; pre-dreadnoughts bring 1 for every 3 German or every 2 British ones, counted over the whole game.

## One gunnery round

gf-question-round-of-gunnery = How many ships does one round sink?
gf-question-round-of-gunnery-about = One whole gunnery round between two forces, both in one hex; at first the forces of Jutland.
gf-question-round-of-gunnery-out = How many ships leave in one round?
gf-question-round-of-gunnery-out-about = Ships sunk and ships sent to the DDbox in one whole gunnery round between two forces.
gf-question-round-of-gunnery-points = What does one round bring?
gf-question-round-of-gunnery-points-about = The victory points for all ships that both sides sink in one gunnery round.

## A battle in one hex

gf-question-battle-in-hex = What does the battle bring?
gf-question-battle-in-hex-about = A battle between ships of one type a side, round after round to its end, both sides acting by the plans you set: the victory points for ships sunk. Whether a ship that left was sunk is rolled at the end.
gf-question-battle-in-hex-sunk = How many ships are sunk?
gf-question-battle-in-hex-sunk-about = The ships of one side sunk in a whole battle; whether a ship that left was sunk is rolled at the end.
gf-question-battle-in-hex-lost = How many ships leave the battle?
gf-question-battle-in-hex-lost-about = The ships of one side that are sunk or sent to the DDbox in a whole battle.
gf-question-battle-in-hex-holder = Who stays in the hex?
gf-question-battle-in-hex-holder-about = A side stays when the enemy’s fleets are gone, or when it wants another round and the enemy does not.

## The submarine war

gf-question-submarine-check = Does unrestricted warfare begin this turn?
gf-question-submarine-check-about = One die on the table of the turn: nothing, a choice for Germany, or the warfare begins.
gf-question-submarine-start = In which turn does unrestricted warfare begin?
gf-question-submarine-start-about = One check each turn: the table says no, leaves it to Germany, or says that it begins. From turn to turn it becomes likelier.
gf-question-submarine-points = What does one turn of submarine warfare bring?
gf-question-submarine-points-about = One roll on the effect table; its modifier turns against Germany from roll to roll.
gf-question-submarine-points-total = What does the submarine war bring in all?
gf-question-submarine-points-total-about = The sum of all rolls on the effect table, one each turn after the warfare has begun.
gf-question-submarine-recall = How often are the American ships called back?
gf-question-submarine-recall-about = Each natural 6 on the effect roll sends the American ships in the fleet boxes to the DDbox.

## How the war ends

gf-question-maintenance = How many ships are left?
gf-question-maintenance-about = Every ship that is shot at takes a damage roll; Germany must keep 11 ships in its fleet boxes, the United Kingdom 21.
gf-question-maintenance-held = Are enough ships left?
gf-question-maintenance-held-about = A side with fewer ships in its fleet boxes than its maintenance number loses at the end of the turn.
gf-question-parity-total = What does parity cost over several turns?
gf-question-parity-total-about = The sum of the points lost to two dice of equal parity, when both sides always roll as many dice.
gf-question-end-of-turn = Does the war end this turn?
gf-question-end-of-turn-about = Ships of both sides take damage rolls; then the lead, the maintenance numbers and the turn are checked.

## Parameters: dice and declarations

gf-parameter-uk-dice = British dice
gf-parameter-de-dice = German dice
gf-parameter-dice = Dice
gf-parameter-uk-offers = The British offer battle where they may choose
gf-parameter-de-offers = The Germans offer battle where they may choose
gf-parameter-uk-accepts = The British accept battle
gf-parameter-de-accepts = The Germans accept battle

## Parameters: ships and boxes

gf-parameter-side = Side
gf-parameter-ships = Ships
gf-parameter-sorting = Sorting of the DDbox
gf-parameter-rolls = Rolls
gf-parameter-attacked = Ships shot at
gf-parameter-table = Damage table
gf-parameter-uk-ships = British ships
gf-parameter-de-ships = German ships
gf-parameter-uk-attacked = British ships shot at
gf-parameter-de-attacked = German ships shot at

## Parameters: markers

gf-parameter-fast-ships = Battlecruisers BC and (BC)
gf-parameter-dreadnoughts = Dreadnoughts B and BB
gf-parameter-slow-ships = Pre-dreadnoughts (B)
gf-parameter-fleet-size = Ships in a fleet, about
gf-parameter-counted = What is counted
gf-parameter-markers = Markers face down
gf-parameter-fleets = Fleets among them
gf-parameter-here = Markers in the hex
gf-parameter-uk-fleets = British fleets
gf-parameter-uk-here = British markers in the hex
gf-parameter-de-fleets = German fleets
gf-parameter-de-here = German markers in the hex
gf-parameter-face-down = Markers face down
gf-parameter-face-up = Fast fleets face up
gf-parameter-uk-face-down = British markers face down
gf-parameter-uk-face-up = British fast fleets face up
gf-parameter-de-face-down = German markers face down
gf-parameter-de-face-up = German fast fleets face up
gf-parameter-half-point = Hexes worth half a point
gf-parameter-one-point = Hexes worth 1 point
gf-parameter-point-and-half = Hexes worth 1½ points
gf-parameter-three-points = Home hex worth 3 points

## Parameters: combat initiative

gf-parameter-home = Home hex
gf-parameter-fast = Fast fleets
gf-parameter-slow = Slow fleets
gf-parameter-half = Half gunnery
gf-parameter-k = Over-manoeuvre number
gf-parameter-uk-fast = British fast fleets
gf-parameter-uk-slow = British slow fleets
gf-parameter-uk-home = British home hex
gf-parameter-uk-half = British half gunnery
gf-parameter-uk-k = British over-manoeuvre number
gf-parameter-de-fast = German fast fleets
gf-parameter-de-slow = German slow fleets
gf-parameter-de-home = German home hex
gf-parameter-de-half = German half gunnery
gf-parameter-de-k = German over-manoeuvre number
gf-parameter-uk-modifier = British modifier
gf-parameter-uk-modifier-about = Home hex and fast fleets, less slow fleets. What half gunnery and over-manoeuvring bring is added to it.
gf-parameter-de-modifier = German modifier
gf-parameter-de-modifier-about = Home hex and fast fleets, less slow fleets. What half gunnery and over-manoeuvring bring is added to it.

## Parameters: guns and plans

gf-parameter-ship-type = Type of ship
gf-parameter-range = Range
gf-parameter-points = Points
gf-parameter-targets = Ships shot at
gf-parameter-target-side = Side of the targets
gf-parameter-pre-dreadnoughts = Pre-dreadnoughts shot at
gf-parameter-sunk-before = Pre-dreadnoughts sunk before
gf-parameter-uk-b-old = British pre-dreadnoughts (B)
gf-parameter-uk-b = British dreadnoughts B
gf-parameter-uk-bb = British super-dreadnoughts BB
gf-parameter-uk-bc-old = British early battlecruisers (BC)
gf-parameter-uk-bc = British battlecruisers BC
gf-parameter-de-b-old = German pre-dreadnoughts (B)
gf-parameter-de-b = German dreadnoughts B
gf-parameter-de-bb = German super-dreadnoughts BB
gf-parameter-de-bc-old = German early battlecruisers (BC)
gf-parameter-de-bc = German battlecruisers BC
gf-parameter-uk-type = British type of ship
gf-parameter-de-type = German type of ship
gf-parameter-uk-situations = British choice of situations
gf-parameter-de-situations = German choice of situations
gf-parameter-shoot-at = Targets of both sides
gf-parameter-uk-shoot-at = British targets
gf-parameter-de-shoot-at = German targets
gf-parameter-uk-fights-on = The British want another round
gf-parameter-de-fights-on = The Germans want another round

## Parameters: turns and points

gf-parameter-turn = Turn
gf-parameter-turns = Turns
gf-parameter-from-turn = Not begun before turn
gf-parameter-choose = Germany’s choice
gf-parameter-choose-about = What Germany does when the table leaves it the choice. Some results begin the warfare whatever Germany wants.
gf-parameter-roll-number = Number of the roll
gf-parameter-lead = Lead before (+ British, – German)
gf-parameter-maintenance-beats-lead = Maintenance beats a lead

## Values

gf-value-uk = United Kingdom
gf-value-de = Germany
gf-value-nowhere = nobody’s
gf-value-pile = piled up as far as allowed
gf-value-b-old = pre-dreadnought (B)
gf-value-b = dreadnought B
gf-value-bb = super-dreadnought BB
gf-value-bc-old = early battlecruiser (BC)
gf-value-bc = battlecruiser BC
gf-value-long2 = long, twice (–1 per ship)
gf-value-long = long (–0.5 per ship)
gf-value-normal = normal
gf-value-short = short (+0.5 per ship)
gf-value-short2 = short, twice (+1 per ship)
gf-value-formed = all fleets with ships
gf-value-fast = fast fleets (battlecruisers only)
gf-value-ordinary = ordinary fleets
gf-value-slow = slow fleets (with a pre-dreadnought)
gf-value-dummies = dummies: fleets without ships
gf-value-nothing = chooses nothing
gf-value-cripple = first halve the enemy’s guns, then close in
gf-value-close-in = first free the own guns and close in, then halve the enemy’s
gf-value-stand-off = halve the enemy’s guns and keep away
gf-value-pursue = first force another round, then help the guns
gf-value-cheapest = as many ships as possible
gf-value-strongest = the strongest first
gf-value-even = all types in turn
gf-value-one-fleet = the smallest fleet first
gf-value-all-fleets = all fleets in turn
gf-value-never = never
gf-value-stronger = as long as its guns are at least as strong as the enemy’s
gf-value-always = always
gf-value-historical = historical game: turn 6

## Outcomes

gf-outcome-uk-attacks-must = The British attack and must offer battle
gf-outcome-uk-attacks = The British attack
gf-outcome-nobody = Nobody attacks
gf-outcome-de-attacks = The Germans attack
gf-outcome-de-attacks-must = The Germans attack and must offer battle
gf-outcome-keeps-point = No loss
gf-outcome-loses-point = Loses 1 victory point
gf-outcome-battle = Battle
gf-outcome-refused-uk = The British refuse
gf-outcome-refused-de = The Germans refuse
gf-outcome-declined = The attacker does not offer
gf-outcome-called = Called
gf-outcome-not-called = Not called
gf-outcome-holds = Enough ships
gf-outcome-fails = Too few ships
gf-outcome-fleet = Fleet
gf-outcome-dummy = Dummy
gf-outcome-both = Fleets of both sides
gf-outcome-uk-only = Only British fleets
gf-outcome-de-only = Only German fleets
gf-outcome-none = Nothing
gf-outcome-uk-moves = The British may move it
gf-outcome-de-moves = The Germans may move it
gf-outcome-nobody-moves = Nobody may move it
gf-outcome-confused = Confused
gf-outcome-steady = Not confused
gf-outcome-ddbox = Damaged
gf-outcome-sunk = Sunk
gf-outcome-uk-holds = The British stay
gf-outcome-de-holds = The Germans stay
gf-outcome-nobody-holds = Nobody stays
gf-outcome-choice = Germany may choose
gf-outcome-occurs = It begins
gf-outcome-never-begins = Never: the game ends without it
gf-outcome-goes-on = The war goes on
gf-outcome-uk-lead = lead of 7: British victory
gf-outcome-uk-maintenance = British victory: Germany has too few ships
gf-outcome-uk-points = British victory by points
gf-outcome-uk-tie = British victory: level after the last turn
gf-outcome-de-lead = lead of 7: German victory
gf-outcome-de-maintenance = German victory: the British have too few ships
gf-outcome-de-points = German victory by points

## Units

gf-unit-vp = points for Britain
gf-unit-vp-de = points for Germany
gf-unit-vp-attacker = points for the attacker
gf-unit-ships = ships
gf-unit-ships-sunk = ships sunk
gf-unit-ships-back = ships back
gf-unit-ships-left = ships left
gf-unit-boxes = boxes
gf-unit-fleets = fleets
gf-unit-situations = choices (+ British, – German)
gf-unit-points = points
gf-unit-turn = begins in turn
gf-unit-recalls = recalls

# Settings that the game would refuse, or that cannot matter
gf-refused-more-attacked = { $most ->
    [one] There is only 1 ship, and it
   *[other] There are only { $most } ships, and each
 } takes one damage roll.
gf-refused-more-fleets = This side has at most { $most ->
    [one] 1 fleet
   *[other] { $most } fleets
 }.
gf-refused-more-markers = { $most ->
    [one] There is only 1 marker.
   *[other] There are only { $most } markers.
 }
gf-refused-more-ships = This side has only { $most ->
    [one] 1 such ship
   *[other] { $most } such ships
 }.
gf-refused-more-than-fit = All fleets of this side together hold { $most } ships; those beyond go back to the DDbox first.
gf-refused-fleet-size = A fleet of this side has { $least } to { $most } ships.
gf-idle-one-way = Two fleets of a class need { $ships } ships, and none has so many, so the size wished makes no difference.
gf-refused-fleets-of = { $ships } ships do not fill so many fleets: each holds { $least } to { $most }.
gf-idle-no-old-targets = No pre-dreadnought is shot at, so those sunk before bring nothing now.
gf-idle-one-side = A hex in which not both sides have a marker never moves.
gf-question-deployment-stopping = How many ships come back if one may stop?
gf-question-deployment-stopping-about = The second roll is made only when the first has not brought enough ships.
gf-parameter-enough = Enough ships to stop
gf-told-tally = { $points ->
    [1] 1 point
    [-1] −1 point
   *[other] { $points } points
  }
gf-told-afterdamage = { $points ->
    [1] 1 point
    [-1] −1 point
   *[other] { $points } points
  }{ $short ->
    [yes] , too few ships left
   *[no] { "" }
  }
gf-step-counted = type { $type }: ships lost of { $targets } shot at
gf-step-damage = { $count ->
    [one] one ship that takes a hit roll
   *[other] { $count } ships that take a hit roll
  }
gf-step-round = what the round brings
gf-step-losses = { $side }, own ships: { $what-is ->
    [points] points for those sunk (below 0: for Germany)
    [sunk] how many are sunk
   *[other] how many leave
  }
gf-step-loss = type { $type }: { $what-is ->
    [points] points for those sunk (below 0: for Germany)
    [sunk] ships sunk
   *[other] ships that leave
  } in { $number } { $number ->
        [one] hit roll
       *[other] hit rolls
    }
gf-step-targets = which ships are shot at
gf-step-conditions = under which conditions both sides fire
gf-step-initiative-roll = { $side }: initiative roll
gf-step-one-tally = points of one turn
gf-step-after-damage = { $side }: points for the damage
gf-step-ships-left = ships left of { $ships }
gf-step-recalled = { $count ->
    [one] one roll
   *[other] { $count } rolls
  }
gf-told-sideroll = highest die { $best }{ $parity_loss ->
    [yes] , points lost to parity
   *[no] { "" }
  }
gf-told-sideroll-best = highest die { $best }
gf-told-sideroll-parity-loss = { $parity_loss ->
    [yes] equal parity: a point lost
   *[no] no point lost
  }
gf-drawn-reveal = { $of ->
    [1] { $sum ->
        [0] dummy
       *[other] fleet
      }
   *[other] { $sum ->
        [0] no fleet
        [one] { $sum } fleet
       *[other] { $sum } fleets
      }
  }
gf-drawn-reveal-uk = { $of ->
    [1] { $sum ->
        [0] dummy
       *[other] fleet
      }
   *[other] { $sum ->
        [0] no fleet
        [one] { $sum } fleet
       *[other] { $sum } fleets
      }
  }
gf-drawn-reveal-de = { $of ->
    [1] { $sum ->
        [0] dummy
       *[other] fleet
      }
   *[other] { $sum ->
        [0] no fleet
        [one] { $sum } fleet
       *[other] { $sum } fleets
      }
  }

# What yes, no and numbers mean at the end of a rule, and who makes a throw
gf-ends-recalled-yes = called back
gf-ends-recalled-no = not called back
gf-shift-damage-table = German ship
gf-begins-end-of-turn = The lead before any shot is { $lead } (above 0: British). Ships that are sunk change it: the points for British ships sunk (the rows, below 0) and for German ships sunk (the columns) are added to it. A lead of { $wins } when the turn is over wins: from here it takes { $uk_needs } points for Britain, or { $de_needs } for Germany. A side with too few ships left loses too (Britain below { $uk_keeps }, Germany below { $de_keeps }); else the war goes on, up to turn { $last }.
gf-begins-salvo-points = { $targets } modern ships and { $pre_dreadnoughts } pre-dreadnoughts are shot at, and each takes one hit roll of its own. Each ship that is sunk brings 1 point; of pre-dreadnoughts (B) every full { $old_for_a_point } bring 1 point, with those that were sunk before: { $sunk_before }.
gf-begins-fleets-formed = Ships of one kind are put together, in as few fleets as it takes for none to have more than { $fleet_size }, and these are made as equal as they can be. Where that would be more fleets than there are markers, or fleets that are too small, there are fewer and larger ones. { $fast_ships } fast ships, { $dreadnoughts } dreadnoughts and { $slow_ships } slow ships make { $fast_fleets } fast + { $ordinary_fleets } ordinary + { $slow_fleets } slow = { $all_fleets } fleets. Ships in each of them: fast { $fast_fleets ->
    [0] none
   *[other] { $fast_sizes }
  }; ordinary { $ordinary_fleets ->
    [0] none
   *[other] { $ordinary_sizes }
  }; slow { $slow_fleets ->
    [0] none
   *[other] { $slow_sizes }
  }. There are { $most_fleets } markers: { $dummies ->
    [0] none is left as a dummy
   *[other] { $most_fleets } − { $all_fleets } = { $dummies } left as dummies
  }.
gf-begins-submarine-check = The table has a column for each turn; the die is read in that of turn { $turn }. From turn to turn the warfare begins more easily.
gf-begins-submarine-points-total = { $rolls ->
    [one] The roll is one die, read in the table below; it brings Germany { $least } to { $most } points.
   *[other] Each roll is one die, read in the table below, but the submarines do less and less: to the dice of rolls 1 to { $rolls } is added, in this order, { $added }. So the first roll brings Germany { $least } to { $most } points, the last one { $last_least } to { $last_most }; { $loses ->
    [yes] a total of { $below } or less brings −1: a point for Britain.
   *[no] a point below 0 is one for Britain.
  }
  }
gf-begins-parity-total = Two dice that are both even or both odd (of equal parity) cost their owner one victory point, and what a side loses counts for the other. One die costs nothing. Each turn is thrown for anew, and the points are added up.
gf-begins-initiative-points = Two dice that are both even or both odd (of equal parity) cost their owner one victory point, and what a side loses counts for the other. One die costs nothing.
gf-begins-battle-decision-points = Points are lost in two ways only: by two dice of equal parity, and by refusing a battle that is offered.
gf-outcome-ddbox-about = Damaged (DDbox): she leaves the battle for the box of damaged and detached ships, and may come back in a later turn.
gf-begins-damage = { $side-is ->
    [UK] The roll is for a British ship.
    [DE] The roll is for a German ship.
   *[other] The roll is for an American ship.
  }
gf-begins-deployment = The ships stand in numbered boxes: a roll calls the box of its number, and every ship in it comes back. Here the boxes 1 to 6 hold { $held } ships.
gf-begins-deployment-stopping = The ships stand in numbered boxes: a roll calls the box of its number, and every ship in it comes back. Here the boxes 1 to 6 hold { $held } ships. The second roll is made only if the first brought fewer than { $enough }.
gf-begins-points-fired = At the usual range each ship of this type fires { $each } points: { $ships } × { $each } = { $all }. The throws for the combat initiative can change that: the side that is far enough ahead may halve the other’s guns or change the range, and a confused side does not fire.
gf-course-battle-initiative = Each side throws a die for the combat initiative (1d6, with what is added to it). Two or more ahead, a side may make the round better for itself, such as half the enemy’s guns. Britain is so far ahead { $uk }, Germany { $de }, neither { $level }.
gf-course-battle-shells = At the usual range the British ships fire { $uk_ships } × { $uk_each } = { $uk_all } points, and a hit roll on a German ship costs { $uk_cost }: enough for { $uk_reached } German ships, with halved guns for { $uk_halved }. The German ships fire { $de_ships } × { $de_each } = { $de_all } points, and a hit roll on a British ship costs { $de_cost }: enough for { $de_reached } British ships, with halved guns for { $de_halved }. Another range changes that as well.
gf-course-battle-fire = So in the first round { $uk_rolls } British ships take a hit roll, most often { $uk_usual } ({ $uk_chance }), and { $de_rolls } German ships, most often { $de_usual } ({ $de_chance }).
gf-course-battle-hit = Each of these ships takes its hit roll: 2d6, see below. A British ship is sunk { $uk_sunk } and leaves damaged { $uk_ddbox }; a German ship, with 1 less on the dice, is sunk { $de_sunk } and leaves damaged { $de_ddbox }.
gf-course-battle-wants = { $alike ->
    [yes] { $uk-is ->
        [never] No side ever wants another round.
        [always] Both sides always want another round.
       *[stronger] A side wants another round only if its ships that are left fire as many points as those of the enemy, or more. So with as many points on both sides both want one; else only the stronger side does.
      }
   *[no] { $uk-is ->
        [never] The British never want another round
        [always] The British always want another round
       *[stronger] The British want another round only if their ships that are left fire as many points as the German ones, or more
      }; { $de-is ->
        [never] the Germans never want one.
        [always] the Germans always want one.
       *[stronger] the Germans want one only if their ships that are left fire as many points as the British ones, or more.
      }
  }
gf-course-battle-ends = Another round follows only where both want one, or the rule forces one ({ $on } after the first round): then the ships that are left go through all this again. Else the battle ends there: only the British want to go on { $uk }, only the Germans { $de }, neither { $neither }; together { $chance }.
gf-course-battle-points = In the end each German ship that was sunk is a point for Britain, and each British one a point less; of pre-dreadnoughts (B) it takes { $old_de } German or { $old_uk } British ones for a point.
gf-course-battle-sunk = { $side-is ->
    [UK] British
   *[other] German
  } ships are counted: those that were sunk, in all rounds.
gf-course-battle-lost = { $side-is ->
    [UK] British
   *[other] German
  } ships are counted: those that left, sunk or damaged, in all rounds.
gf-course-battle-holder = The side that wants to fight on when the other does not stays in the hex; where neither wants to, or both stay, nobody holds it.
gf-course-battle-way-rolls = { $ahead-is ->
    [UK] In the initiative Britain is { $lead } or { $most } ahead, so
    [DE] In the initiative Germany is { $lead } or { $most } ahead, so
    [level] In the initiative no side is far enough ahead, so
   *[several] The initiative falls so that
  } { $uk } British and { $de } German ships take a hit roll
gf-course-battle-way-fates = Of these { $rolls } { $side-is ->
    [UK] British
   *[other] German
  } ships { $sunk } sunk, { $out } damaged, { $unhurt } unhurt
gf-course-battle-way-left = Of these { $rolls } { $side-is ->
    [UK] British
   *[other] German
  } ships { $lost } sunk or damaged, { $unhurt } unhurt
gf-course-battle-way-ends = { $uk } British ships ({ $uk_points } points) and { $de } German ships ({ $de_points } points) are left; { $wants-is ->
    [UK] only the British want to go on
    [DE] only the Germans want to go on
   *[neither] neither side wants to go on
  }, so the battle ends here.
gf-course-battle-lost-few = Of { $usual } hit rolls { $few } does this { $usual_few }, { $more } do { $usual_more }; of { $rare } hit rolls { $few } does it { $rare_few }, { $more } do { $rare_more }.
gf-course-battle-ways = There are { $ways } such ways that take one round only, { $chance } in all:
gf-course-battle-kind-rolls = – { $uk } hit rolls on British and { $de } on German ships ({ $ways ->
    [one] 1 way
   *[other] { $ways } ways
  })
gf-course-battle-kind-sunk = – { $uk ->
    [0] no British
   *[other] { $uk } British
  } and { $de ->
    [0] no German
   *[other] { $de } German
  } ships sunk ({ $ways ->
    [one] 1 way
   *[other] { $ways } ways
  })
gf-course-battle-kind-others = – all others ({ $ways ->
    [one] 1 way
   *[other] { $ways } ways
  })
gf-course-round-fire = At the usual range the { $side-is ->
    [UK] German
   *[other] British
  } ships fire { $listed } = { $points } points together; a hit roll on each of the { $ships } { $side-is ->
    [UK] British
   *[other] German
  } ships costs { $cost } in all. { $sure ->
    [yes] { $enough ->
      [yes] So all { $rolls } of them take one, however the initiative falls.
     *[no] That is not enough for all: { $policy-is ->
        [cheapest] the cheapest come first
        [strongest] the strongest come first
       *[even] the types take turns, and the points go as far as they reach
      }. So { $rolls } of them take one, however the initiative falls.
    }
   *[no] Halved guns or another range change that; so { $rolls } of them take one, most often { $usual } ({ $chance }).
  }
gf-course-round-hit-sunk = Each of these ships takes its hit roll: 2d6{ $side-is ->
    [UK] { "" }
   *[other] , one less for a German ship
  }, see below. It is sunk { $chance }.
gf-course-round-hit-out = Each of these ships takes its hit roll: 2d6{ $side-is ->
    [UK] { "" }
   *[other] , one less for a German ship
  }, see below. It leaves, sunk or damaged, { $chance }.
gf-course-round-hit-both = Each of these ships takes its hit roll: 2d6, one less for a German ship. A British ship is sunk { $uk }, a German ship { $de }.
gf-course-round-added-sunk = The ships that are sunk are added up.
gf-course-round-added-out = The ships that leave are added up.
gf-course-round-added-points = Each German ship that is sunk is a point for Britain, each British one a point less; of pre-dreadnoughts (B) it takes { $old_de } German or { $old_uk } British ones for a point.
gf-course-round-way-rolls = { $rolls } { $side-is ->
    [UK] British
   *[other] German
  } ships take a hit roll
gf-course-round-way-both = { $uk } British and { $de } German ships take a hit roll
gf-course-round-way-sunk = Of these { $rolls } ships { $number } sunk, { $others } not
gf-course-round-way-out = Of these { $rolls } ships { $number } leave, { $others } stay
gf-course-round-way-points = The { $rolls } hit rolls on { $side-is ->
    [UK] British
   *[other] German
  } ships bring { $number ->
    [one] 1 point
   *[other] { $number } points
  }{ $how-is ->
    [mixed] { "" }
    [mostly] { " " }(mostly { $sunk } of { $modern } modern ships sunk, { $modern_chance }, and at most { $few } of { $old } pre-dreadnoughts, { $old_chance }: { $mostly })
   *[alone] { " " }({ $sunk } sunk)
  }
gf-course-round-ways = There are { $ways } such ways, each with other numbers; added up they come to { $chance }.
gf-begins-initiative = The highest die of each side is compared with that of the other. { $attacks } or more ahead, a side attacks; { $must } or more ahead it must offer battle as well. Less than { $attacks } apart nobody attacks.
gf-begins-battle-decision = The highest die of each side is compared with that of the other. { $attacks } or more ahead, a side attacks and may offer battle; { $must } or more ahead it must. Less than { $attacks } apart nobody attacks.
gf-begins-confusion = A side is confused when its die shows its over-manoeuvre number or less: here { $k } or less.
gf-begins-interception = The British markers weigh { $uk_sum } = { $uk_weight } together, the German ones { $de_sum } = { $de_weight } (face down 1, a fast fleet face up 2; in the own home hex twice as much). The side whose markers weigh more may move the hex.
gf-begins-control-points = The values of all these hexes are added up; then a half that is left over is dropped: { $sum } = { $total }, that makes { $points }.
gf-begins-gunnery-targets = One target of this type costs { $cost } points. They are enough for { $reached } targets; { $over } points are left over and lost.
gf-begins-gunnery-total = At this range each ship of this type fires { $each } points: { $ships } × { $each } = { $all }{ $half ->
    [yes] , then halved
   *[no] { "" }
  }.
gf-begins-maintenance = { $attacked } of { $ships } ships are shot at; the other { $kept } stay in any case. Each ship that is shot at takes one hit roll of its own; those that are neither sunk nor damaged stay as well.
gf-begins-maintenance-held = { $attacked } of { $ships } ships are shot at; the other { $kept } stay in any case. Each ship that is shot at takes one hit roll of its own. { $least } ships must be left, so { $more } or more of those shot at must come off with nothing.
gf-begins-interception-weight = A marker face down weighs { $each }, a fast fleet face up { $one }{ $home ->
    [yes] { " (in the home hex all weighs twice as much)" }
   *[no] { "" }
  }: { $face_down } × { $each } + { $face_up } × { $one } = { $weight }.
gf-course-submarine-check = In each turn until it has begun one die (1d6) is thrown and read in the table; later more is added to it, so that from turn to turn it becomes likelier, or stays as likely.
gf-course-submarine-turn = In turn { $turn } it begins, if it has not begun before
gf-course-submarine-way-waits = In turn { $turn } it does not begin
gf-course-submarine-way-begins = In turn { $turn } it begins
gf-course-raid-markers = In each of { $hexes } hexes one marker is turned up, taken unseen from { $markers }. { $fleets } of these are fleets, the others dummies.
gf-course-raid-points = A hex with a fleet brings its points (with fleets in all: { $sum }), a hex with a dummy nothing. All points are added up; then a half that is left over is dropped.
gf-course-raid-ways = There are { $ways } such ways, with the one above; added up they come to { $chance }.
gf-course-raid-way-fleet = In the hex worth { $points } a fleet ({ $of_kind } of the { $left } markers left)
gf-course-raid-way-dummy = In the hex worth { $points } a dummy ({ $of_kind } of the { $left } markers left)
gf-begins-box-called = One box is looked at, here box 1; any other has the same chance. It is called when its number is rolled{ $rolls ->
    [1] { "" }
   *[other] { " " }at least once
  }.
gf-begins-boxes-called = Two rolls call two boxes, unless both show the same number: then they call only one.
gf-begins-detachment = The number on the die is taken off: { $ships } ships less 1 to 6.
gf-course-meeting-side = { $side-is ->
    [UK] Britain
   *[other] Germany
  } has { $fleets } fleets and { $dummies } dummies, mixed face down. { $kind-is ->
    [dummies] { $here ->
        [0] None of these markers stands here.
       *[other] All { $here } markers that stand here are dummies.
      }
    [sure] { $here } of these markers stand here, and there are not so many dummies: at least one is a fleet.
   *[drawn] { $here } of these markers stand here. All of them are dummies { $listed } = { $none }; so there is at least one fleet { $some }.
  }
gf-course-meeting-way-some = At least one { $side-is ->
    [UK] British
   *[other] German
  } fleet is here
gf-course-meeting-way-none = No { $side-is ->
    [UK] British
   *[other] German
  } fleet is here
gf-course-raid-kind = { $fleets ->
    [0] Dummies in all hexes{ $ways ->
        [one] { "" }
       *[other] , in { $ways } ways
      }
   *[other] Fleets in the hexes worth { $held }, dummies in the others{ $ways ->
        [one] { "" }
       *[other] , in { $ways } ways
      }
  }
gf-course-submarine-effect = Roll { $roll } ({ $added ->
    [0] nothing is added to the die: { $least } to { $most }
   *[other] the die and { $signed }: { $least } to { $most }
  }) brings: { $brings }.
gf-course-ending-hits = { $uk_attacked } British and { $de_attacked } German ships take a hit roll each (2d6, see below). A British ship is sunk { $uk_sunk }, a German one { $de_sunk }.
gf-course-ending-lead = Each German ship that is sunk moves the lead by 1 towards Britain, each British one by 1 towards Germany. It stands at { $lead } (above 0: British); { $wins } wins for Britain, −{ $wins } for Germany.
gf-course-ending-else = “{ $end }”{ $end-is ->
    [uk_lead] { " " }needs { $needs } more German than British ships sunk, or still more: it
    [de_lead] { " " }needs { $needs } more British than German ships sunk, or still more: it
   *[other] { "" }
  } comes in { $ways ->
    [one] one way
   *[other] { $ways } ways, the likeliest
  }: { $uk } British and { $de } German ships sunk ({ $uk_likely } × { $de_likely } = { $likeliest }). { $ways ->
    [one] That is
   *[other] All of them together
  }
gf-course-ending-way = { $sunk } of the { $of } { $side-is ->
    [UK] British
   *[other] German
  } ships shot at { $sunk ->
    [one] is
   *[other] are
  } sunk{ $short ->
    [yes] , and too few ships are left
   *[no] { "" }
  }
gf-course-ending-ways = There are { $ways } such ways, each with other numbers of ships sunk.
gf-course-salvo-points-hit = A { $side-is ->
    [UK] British
   *[other] German
  } ship that takes a hit roll (2d6, see below) is sunk { $sunk }.
gf-course-salvo-points-modern = { $sunk } of the { $of } modern ships { $sunk ->
    [one] is
   *[other] are
  } sunk
gf-course-salvo-points-old = Of the { $of } pre-dreadnoughts { $least }{ $most ->
    [0] { "" }
   *[other] –{ $most }
  } are sunk, which brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }
gf-course-salvo-points-ways = There are { $ways } such ways; added up they come to { $chance }.
gf-course-ending-rest = In all other cases the war goes on: 100 % − { $others } = { $rest }.
gf-begins-submarine-recall = A roll sends the American ships back where its die shows a 6, whatever is added to it: 1 of 6. Each roll is made by itself.
gf-course-maintenance-hit = { $attacked } of the { $ships } ships take a hit roll each (2d6, see below); { $more } or more of them must come off with nothing. One ship does so { $nothing } of the time.
gf-course-maintenance-some = { $unhurt } of the { $of } { $unhurt ->
    [one] comes
   *[other] come
  } off with nothing, which is { $enough ->
    [yes] enough
   *[no] too few
  }
gf-course-maintenance-sure = So many stay in any case that enough are left whatever is thrown.
gf-course-maintenance-rest = Together too few ships are left { $lost } of the time, and enough 100 % − { $lost } = { $rest }.
