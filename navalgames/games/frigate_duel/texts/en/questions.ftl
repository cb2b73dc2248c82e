# The questions of the lab: titles, what is asked, parameters, values, outcomes.

fd-group-wind = Wind and sail
fd-group-hits = Hits and cancels
fd-group-damage = Damage, morale, fire
fd-group-boarding = Grapple and board
fd-group-turns = Over a turn and longer
fd-question-initiative = Who gets the initiative?
fd-question-initiative-about = One die each with crew quality and the weather gauge; a tie stays with the last holder. The rule is ours.
fd-question-tacks = Tacking
fd-question-tacks-about = How many of some tacks succeed? A tack that fails leaves her in irons. The rule is ours.
fd-question-squares = How far in a turn
fd-question-squares-about = Squares in a turn by wind, sail and rigging; no die is rolled. The speeds are ours.
fd-question-two-pools = Two pools of dice
fd-question-two-pools-about = Every hit die against every cancelling die: how many hits are left? This rests on the sheet alone.
fd-question-hits-left = Hits of a broadside
fd-question-hits-left-about = Firepower, morale and shot against distance, smoke and fires.
fd-question-chaser-hits = Chasers
fd-question-chaser-hits-about = How many of some chaser shots hit? Only a 6 does.
fd-question-damage-total = The damage total
fd-question-damage-total-about = One blue and two white dice with their modifiers: low is hull, high is rigging.
fd-question-hits-to-damage = From hits to boxes
fd-question-hits-to-damage-about = What a given number of hits marks. The table is ours.
fd-question-broadside = A whole broadside
fd-question-broadside-about = From the first die to the boxes it takes, with or without a rake. The damage table is ours.
fd-question-consequence = What it does to the men
fd-question-consequence-about = Does the morale fall, does a fire break out? The tables are ours.
fd-question-morale-check = A morale check
fd-question-morale-check-about = One die of 2 or less is enough.
fd-question-grapple = A grapple
fd-question-grapple-about = One die with morale, boarders and headings: 5 or more holds.
fd-question-break-free = Getting free
fd-question-break-free-about = One die with the crews’ quality and the own morale: 3 or more.
fd-question-melee = An attack in melee
fd-question-melee-about = Hits left after the defence. What hits do is our rule.
fd-question-melee-split = How to divide the boarders
fd-question-melee-split-about = Of so many points some support: how many successes?
fd-question-captured = Is the ship taken?
fd-question-captured-about = More hits left than the defender has boarders (our rule).
fd-question-bonus-move = A bonus move
fd-question-bonus-move-about = The rigging boxes it costs.
fd-question-repair = A repair
fd-question-repair-about = Is a box repaired this turn?
fd-question-fire-over-turns = A fire over turns
fd-question-fire-over-turns-about = The rigging boxes it burns until it is out.
fd-question-strike-over-turns = Will she strike?
fd-question-strike-over-turns-about = Strike checks turn after turn with the same markers.
fd-question-broadsides-in-a-turn = Rate of fire
fd-question-broadsides-in-a-turn-about = Broadsides in a turn that begins loaded; no die is rolled. The times are ours.
fd-question-rounds-to-strike = A gunnery duel at one distance
fd-question-rounds-to-strike-about = Rounds of one broadside each, with the checks after it: has she struck? Tables and sections are ours.
fd-parameter-hit-dice = Hit dice
fd-parameter-hit-modifier = Modifier of the hit dice
fd-parameter-cancel-dice = Cancelling dice
fd-parameter-long-range = 12 movement points or more
fd-parameter-firepower = Firepower
fd-parameter-firer = Morale of the firing crew
fd-parameter-shot = Shot
fd-parameter-distance = Distance in movement points
fd-parameter-smoke = Smoke on the line
fd-parameter-fires = Burning ships
fd-parameter-steady-aim = Card: Steady aim
fd-parameter-take-cover = Card: Take cover
fd-parameter-shots = Shots
fd-parameter-aim = Aimed at
fd-parameter-wind-effect = Fire and wind
fd-parameter-part = What is counted
fd-parameter-hits = Hits left
fd-parameter-rake = Rake
fd-parameter-target = Morale of the target
fd-parameter-check-dice = Dice of the check
fd-parameter-crew = Morale of the crew
fd-parameter-own-morale = Own morale
fd-parameter-enemy-morale = Enemy morale
fd-parameter-own-crew = Own boarders
fd-parameter-enemy-crew = Enemy boarders
fd-parameter-heading-difference = Difference of headings
fd-parameter-french = French ship
fd-parameter-boarders-away = Card: Boarders away
fd-parameter-own-quality = Own quality
fd-parameter-enemy-quality = Enemy quality
fd-parameter-cut-free = Card: Cut free
fd-parameter-attack = Attackers: crew points that roll dice
fd-parameter-attack-support = Attackers: crew points in support
fd-parameter-attack-modifier = Attackers: modifier
fd-parameter-defence = Defenders: crew points that roll dice
fd-parameter-defence-support = Defenders: crew points in support
fd-parameter-defence-modifier = Defenders: modifier
fd-parameter-crew-points = Boarders
fd-parameter-support = Of them in support
fd-parameter-modifier = Modifier
fd-parameter-quality = Crew quality
fd-parameter-sailing = Crew in sailing
fd-parameter-straining = Straining
fd-parameter-points = Crew points there
fd-parameter-turns = Turns
fd-parameter-party = Fire party
fd-parameter-markers = Strike markers
fd-parameter-guns = Firepower to be served
fd-parameter-rounds = Rounds
fd-parameter-hull-per-section = Hull boxes of a section
fd-value-unfit = unfit
fd-value-steady = steady
fd-value-handy = handy
fd-value-round = round shot
fd-value-double = double shot
fd-value-chain = chain shot
fd-value-leeward = to leeward
fd-value-no-effect = no effect
fd-value-windward = to windward
fd-value-no-rake = none
fd-value-bow = bow rake
fd-value-stern = stern rake
fd-value-hull = hull
fd-value-rigging = rigging
fd-value-crew = crew
fd-outcome-neither = morale holds, no fire
fd-outcome-morale-falls = the morale falls
fd-outcome-fire-breaks-out = a fire breaks out
fd-outcome-both-of-them = morale falls, and a fire
fd-outcome-still-flying = her flag still flies
fd-outcome-has-struck = she has struck
fd-outcome-not-yet = not yet (her flag flies after the last round)
fd-unit-hits = hits
fd-unit-boxes = boxes
fd-unit-broadsides = broadsides
fd-parameter-gauge = Weather gauge
fd-parameter-held = Had the initiative before
fd-parameter-tacks = Tacks
fd-parameter-sailing-points = Crew points in sailing
fd-parameter-bearing = How she lies to the wind
fd-parameter-sail = Sail
fd-parameter-strength = Wind
fd-parameter-rating = Sailing rating
fd-parameter-quarters-lost = Quarters of the rigging lost
fd-parameter-diagonal = Diagonal heading
fd-value-own-gauge = own
fd-value-nobodys-gauge = nobody’s
fd-value-enemy-gauge = the enemy’s
fd-value-head-to-wind = head to wind
fd-value-close-hauled = close-hauled
fd-value-beam = wind abeam
fd-value-quarter = wind on the quarter
fd-value-before-wind = before the wind
fd-value-hove-to = hove to
fd-value-battle = battle sail
fd-value-full = full sail
fd-value-light = light
fd-value-moderate = moderate
fd-value-fresh = fresh
fd-unit-tacks = tacks
fd-unit-squares = squares
fd-question-melee-both = Both sides divide their crews
fd-question-melee-both-about = Hits left by how many of each crew support; over a grid: every split of both sides.
fd-question-best-split = The best split
fd-question-best-split-about = How many should support? Every split against the defender’s best answer; no die is rolled.
fd-parameter-attack-crew = Attacker’s boarders
fd-parameter-defence-crew = Defender’s boarders
fd-unit-points = points in support
fd-group-ships = The ships of the twenty duels
fd-question-wind-at-the-guns = Wind at the guns
fd-question-wind-at-the-guns-about = The damage total by how both ships lie to the wind: to windward a ship fires high, to leeward low, if the wind is felt.
fd-question-damage-at-height = Damage by height and hits
fd-question-damage-at-height-about = The damage table itself, as a grid of height and hits; no die is rolled. The table is ours.
fd-question-reply = The answering broadside
fd-question-reply-about = Hits of the ship that fires second: together with the first, or after she has suffered. The order of fire and the table are ours.
fd-question-bonus-square = Does a bonus move gain the square?
fd-question-bonus-square-about = The square, and whether rigging is paid for it, in the three readings of the sheet.
fd-question-repairs-over-turns = Repairs over turns
fd-question-repairs-over-turns-about = Boxes repaired in some turns, never more than are damaged. What may be repaired is our rule.
fd-question-card-drawn = Is a card drawn?
fd-question-card-drawn-about = Is a certain card among the first ones of the shuffled deck? The deck is ours.
fd-question-length-of-duel = How long a gunnery duel lasts
fd-question-length-of-duel-about = In which round does she strike her flag? So many rounds are fired as you say; after them her flag may still fly. Tables and sections are ours.
fd-question-listed-gunnery = Hull boxes shot away
fd-question-listed-gunnery-about = Hull boxes that a ship of the list takes from her enemy in some turns of round shot, every gun served. Quality loads faster, morale aims better. Ships and tables are ours.
fd-question-listed-boarding = Boarding as the ships are listed
fd-question-listed-boarding-about = Is the enemy taken by one attack, with the quality and the morale of both ships? The ships’ numbers and the rule of capture are our proposal.
fd-question-listed-initiative = Initiative as the ships are listed
fd-question-listed-initiative-about = Does a ship of the list win the initiative, her enemy having held it? The rule is ours.
fd-parameter-smoke-value = Value of each smoke
fd-parameter-smoke-count = Smoke is counted
fd-parameter-rake-facing = A rake needs
fd-parameter-own-bearing = Own bearing to the wind
fd-parameter-target-bearing = The target’s bearing to the wind
fd-parameter-firing-to = Firing
fd-parameter-wind-gunnery = Who must feel the wind
fd-parameter-height = Height (damage total)
fd-parameter-morale-effect-modifier = Morale changes
fd-parameter-fire-order = Order of fire
fd-parameter-own-firepower = Firepower of the reply
fd-parameter-hull-lost = Hull boxes lost before
fd-parameter-melee-support-stack = Support adds up on a die
fd-parameter-bonus-move = How the sheet is read
fd-parameter-damaged = Damaged boxes
fd-parameter-shipwrights = Card: Shipwrights
fd-parameter-firefight-needs-party = Fires need a party
fd-parameter-card = Card
fd-parameter-cards = Cards drawn
fd-parameter-bridge-cards = Bridge cards
fd-value-to-leeward = to leeward
fd-value-across-the-wind = across the wind
fd-value-to-windward = to windward
fd-outcome-ahead = a square ahead
fd-outcome-ahead-and-pays = a square ahead, rigging lost
fd-outcome-stays = she stays
fd-outcome-stays-and-pays = she stays, rigging lost
fd-unit-rounds = rounds
fd-value-steady-aim = Steady aim
fd-value-take-cover = Take cover
fd-value-quick-powder = Quick powder
fd-value-well-laid = Well-laid guns
fd-value-gust = Sudden gust
fd-value-taken-aback = Taken aback
fd-value-sharp-handling = Sharp handling
fd-value-bold-helm = Bold helmsman
fd-value-boarders = Boarders away
fd-value-tops = Marines in the tops
fd-value-example = Captain sets the example
fd-value-cut-free = Cut free
fd-value-shipwrights = Shipwrights
fd-value-lucky-shot = Lucky shot
fd-value-thick-smoke = Thick smoke
fd-value-wind-veers = Wind veers
fd-value-wind-backs = Wind backs
fd-value-freshens = Breeze freshens
fd-value-falls-light = Breeze falls light
fd-value-burst-gun = Burst gun
fd-value-fouled-tackle = Fouled tackle
fd-value-sprung-spar = Sprung spar
fd-value-cheers = Three cheers
fd-question-sail-change = Changing sail
fd-question-sail-change-about = Which sail does she carry after the attempt? A die for each crew point at the rigging, 3 or more with the crew’s quality; that each success is one step is our rule.
fd-question-housekeeping-morale = Morale in housekeeping
fd-question-housekeeping-morale-about = One die for each destroyed hull section: a 2 or less, with the crew’s morale, lowers it one step.
fd-question-fire-still-burning = Does a fire still burn?
fd-question-fire-still-burning-about = Is the fire out after some turns of fighting it? Without a fire party it cannot be put out (our rule).
fd-question-duel-gunnery = The guns of a duel
fd-question-duel-gunnery-about = Hull boxes that either ship of one of the twenty duels takes from the other in some turns of round shot, every gun served. Ships, set-ups and tables are ours.
fd-parameter-scenario = Duel
fd-parameter-side = Ship
fd-value-first-ship = the first one named
fd-value-second-ship = the second one named
fd-parameter-change = What is tried
fd-parameter-destroyed = Hull sections destroyed
fd-parameter-ship = Ship
fd-parameter-enemy = Her enemy
fd-value-more-sail = set more sail
fd-value-less-sail = take in sail
fd-outcome-hove-to = hove to
fd-outcome-battle = battle sail
fd-outcome-full = full sail
fd-outcome-fire-is-out = the fire is out
fd-outcome-still-burning = it still burns

# Settings that the game would refuse

fd-refusal-no-rake-from-there = No square from which a ship is raked lies at this distance.
fd-refusal-support-beyond-crew = More cannot support than the { $points } there are.
fd-refusal-attack-needs-a-point = Of an attack at least one point must roll.
fd-refusal-crew-beyond-ship = { $points ->
    [one] She has no more than 1 crew point.
   *[other] She has no more than { $points } crew points.
 }
fd-refusal-sunk-already = With { $boxes } hull boxes lost she is sinking and answers no more.
fd-refusal-herself = A ship cannot fight herself.

# Settings that cannot matter

fd-idle-no-cancelling-dice = Nobody throws a cancelling die.
fd-idle-no-smoke = There is no smoke on the line.
fd-idle-smoke-by-markers = Smoke is counted by markers, whatever their value.
fd-idle-across-the-wind = Fire across the wind goes neither up nor down it.
fd-idle-no-wind-felt = Head to wind or before it, the firer does not feel the wind.
fd-idle-firer-alone = Only the firer must feel the wind.
fd-idle-chain-spares-hull = Chain shot marks no hull boxes.
fd-idle-no-rake = There is no rake.
fd-idle-square-alone = The square alone makes the rake.
fd-idle-steady = A steady crew has no modifier.
fd-idle-fired-together = Both fire on the state before either broadside.
fd-idle-whole-hull = The hull is whole.
fd-idle-no-speed = Head to wind or hove to she makes no way.
fd-idle-dismasted = Without rigging she makes no way.
fd-idle-nobody-rolls = The defender rolls no dice.
fd-idle-no-support = Nobody supports.
fd-idle-one-point-attacks = The only point must roll.
fd-idle-no-party-needed = No party is needed.
fd-idle-party-there = There is a fire party.
fd-idle-never-strikes = No die of such a crew can fall low enough.
fd-idle-no-cards = There are no bridge cards.

# The ships of the list

fd-value-constellation-1799 = Constellation
fd-value-insurgente = L'Insurgente
fd-value-constellation-1800 = Constellation (1800)
fd-value-vengeance = La Vengeance
fd-value-constitution-1812 = Constitution
fd-value-guerriere = Guerriere
fd-value-president-1812 = President (1812)
fd-value-belvidera = Belvidera
fd-value-united-states = United States
fd-value-macedonian = Macedonian
fd-value-congress = Congress
fd-value-galatea = Galatea
fd-value-constitution-dec1812 = Constitution (Dec 1812)
fd-value-java = Java
fd-value-curlew = Curlew
fd-value-chesapeake = Chesapeake
fd-value-shannon = Shannon
fd-value-president-1815 = President (1815)
fd-value-endymion = Endymion
fd-value-essex = Essex
fd-value-phoebe-1814 = Phoebe (1814)
fd-value-amelia = Amelia
fd-value-arethuse = Arethuse
fd-value-crescent = Crescent
fd-value-reunion = Reunion
fd-value-nymphe = Nymphe
fd-value-cleopatre = Cleopatre
fd-value-sybille = Sybille
fd-value-forte = La Forte
fd-value-amethyst = Amethyst
fd-value-thetis = Thetis
fd-value-san-fiorenzo = San Fiorenzo
fd-value-piemontaise = Piemontaise
fd-value-eurotas = Eurotas
fd-value-clorinde = Clorinde
fd-value-cleopatra-1805 = Cleopatra
fd-value-ville-de-milan = Ville de Milan
fd-value-ambuscade = Ambuscade
fd-value-baionnaise = Baionnaise
fd-step-one-chaser = { $count ->
    [one] one chaser
   *[other] { $count } chasers
  }
fd-step-one-repair = { $count ->
    [one] one turn of repair
   *[other] { $count } turns of repair
  }
fd-step-one-tack = { $count ->
    [one] one try to tack
   *[other] { $count } tries to tack
  }
fd-step-left = hits left after cancelling
fd-step-uncancelled = hits left after cancelling
fd-step-rolled-damage = blue die, hull boxes, dice of the fire check
fd-step-morale-falls = does morale fall?
fd-step-fire-starts = does a fire start?
fd-step-melee-successes = successes in the melee

# What yes, no and numbers mean at the end of a rule, and who makes a throw
fd-ends-initiative-yes = yes: own ship
fd-ends-initiative-no = no: the enemy
fd-ends-listed-initiative-yes = yes: this ship
fd-ends-listed-initiative-no = no: the enemy
fd-ends-morale-check-yes = yes: morale falls by a step
fd-ends-morale-check-no = no: morale holds
fd-ends-housekeeping-morale-yes = yes: morale falls by a step
fd-ends-housekeeping-morale-no = no: morale holds
fd-ends-morale-falls-yes = morale falls by a step
fd-ends-morale-falls-no = morale holds
fd-ends-hull-morale-falls-yes = morale falls by a step
fd-ends-hull-morale-falls-no = morale holds
fd-ends-fire-starts-yes = a fire starts
fd-ends-fire-starts-no = no fire starts
fd-ends-grapple-yes = yes: the grapple holds
fd-ends-grapple-no = no: it slips
fd-ends-grapples-yes = the grapple holds
fd-ends-grapples-no = it slips
fd-ends-break-free-yes = yes: she gets free
fd-ends-break-free-no = no: she stays held
fd-ends-frees-yes = she gets free
fd-ends-frees-no = she stays held
fd-ends-captured-yes = yes: the ship is taken
fd-ends-captured-no = no: she holds out
fd-ends-listed-boarding-yes = yes: the ship is taken
fd-ends-listed-boarding-no = no: she holds out
fd-ends-repair-yes = yes: a box is repaired
fd-ends-repair-no = no: nothing is repaired
fd-ends-repairs-yes = a box is repaired
fd-ends-repairs-no = nothing is repaired
fd-ends-one-repair-yes = a box is repaired
fd-ends-one-repair-no = nothing is repaired
fd-ends-card-drawn-yes = yes: it is drawn
fd-ends-card-drawn-no = no: it is not drawn
fd-ends-one-chaser-yes = hit
fd-ends-one-chaser-no = miss
fd-ends-chaser-hits-yes = hit
fd-ends-chaser-hits-no = miss
fd-ends-one-tack-yes = she tacks
fd-ends-one-tack-no = she is in irons
fd-ends-tacks-yes = she tacks
fd-ends-tacks-no = she is in irons
fd-ends-tack-succeeds-yes = she tacks
fd-ends-tack-succeeds-no = she is in irons
fd-ends-strikes-yes = she strikes her flag
fd-ends-strikes-no = her flag still flies
fd-ends-bonus-succeeds-yes = it succeeds, nothing is lost
fd-ends-bonus-succeeds-no = it fails, rigging is lost
fd-thrower-initiative-1 = own ship
fd-thrower-initiative-2 = the enemy
fd-thrower-listed-initiative-1 = this ship
fd-thrower-listed-initiative-2 = the enemy
fd-thrower-melee-1 = the attackers
fd-thrower-melee-2 = the defenders
fd-thrower-melee-both-1 = the attackers
fd-thrower-melee-both-2 = the defenders
fd-thrower-captured-1 = the attackers
fd-thrower-captured-2 = the defenders
fd-thrower-listed-boarding-1 = the attackers
fd-thrower-listed-boarding-2 = the defenders
fd-begins-captured = The successes of the defenders are taken off those of the attackers, never below 0. The ship is taken if more hits are left than the defender has boarders here. Each point in support raises one die by one after the throw: it makes a success of a die that just misses.
fd-begins-listed-boarding = The successes of the defenders are taken off those of the attackers, never below 0. The ship is taken if more hits are left than the defender has boarders here. With the quality and the morale of each crew a die of the attackers succeeds with { $own_needs } or more{ $defence ->
    [0] {""}
   *[other] , one of the defenders with { $foe_needs } or more
  }; each point in support may raise one die by one.
fd-begins-melee-split = { $crew_points } boarders: { $support } of them in support, the others roll a die each. Each point in support raises one die by one, and several points may go on one die: so they make hits of dice that miss by a little, the nearest first.
fd-begins-squares = { $under_way ->
    [no] She makes no way: 0 movement points.
   *[yes] Base speed, wind and sailing rating, less what the lost rigging takes: { $base } { $wind } { $rated } − { $penalty }{ $floor ->
      [yes] , but at least { $rate }, that makes { $rate } movement points
     *[no] { " " }= { $rate } movement points
    }. { $diagonal ->
      [yes] A diagonal step costs { $step } points, and the last one may be { $short } short: ({ $rate } + { $short }) ÷ { $step }
     *[no] A straight step costs { $step } points: { $rate } ÷ { $step }
    }, whole steps only, is { $squares }{ $capped ->
      [yes] , but no more than { $most } are allowed
     *[no] { "" }
    }.
  }
fd-begins-rounds-to-strike = She strikes only in a strike check at the end of a round, and that is made only with a strike marker. Boxes, morale and markers are kept from round to round.
fd-begins-length-of-duel = She strikes only in a strike check at the end of a round, and that is made only with a strike marker. Boxes, morale and markers are kept from round to round.
fd-begins-bonus-move = The die and all that is added must together reach { $target }: with { $added } added here, the die must show { $needed } or more. A success costs nothing; a failure costs as many rigging boxes as the straining, { $straining }.
fd-begins-bonus-square = The die and all that is added must together reach { $target }: with { $added } added here, the die must show { $needed } or more.
fd-begins-listed-gunnery = A broadside can be fired once the guns are loaded again: that gives { $broadsides ->
    [one] one broadside
   *[other] { $broadsides } broadsides
  } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }. What they shoot away is added up.
fd-begins-duel-gunnery = A broadside can be fired once the guns are loaded again: that gives { $broadsides ->
    [one] one broadside
   *[other] { $broadsides } broadsides
  } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }. What they shoot away is added up.
fd-begins-best-split = Every number of points in support is tried, against every answer of the defender. The best is the number that leaves the most hits on average when the defender answers as well as he can.
fd-begins-hits-left = { $firepower } dice are thrown for hits; other dice then take hits away, never below 0.
fd-begins-fire-over-turns = The fire burns until it is put out, here for { $turns } turns at most. The boxes that it marks by then are added up; 0 means that it marked none. Where the picture shows “…” the fire burns on: with a box more or without one, as the list above says.
fd-begins-fire-still-burning = { $firefight_needs_party ->
    [no] The die and the modifier of the crew must together reach the number of the rule; there are { $turns } turns to do it in.
   *[yes] { $party ->
        [no] Nobody fights the fire: no throw can put it out.
       *[yes] The die and the modifier of the crew must together reach the number of the rule; there are { $turns } turns to do it in.
      }
  }
fd-ends-bonus-move-0 = no box lost
fd-ends-bonus-move-1 = failure: 1 box lost
fd-ends-bonus-move-2 = failure: 2 boxes lost
fd-begins-melee = Each point that rolls throws one die. Each point in support throws none, but raises one die by one after the throw: it makes a success of a die that just misses. The successes of the defenders are taken off those of the attackers; what is left are hits.
fd-begins-melee-both = Of { $attack_crew } attackers { $attack_support ->
    [one] one stands
   *[other] { $attack_support } stand
  } in support, of { $defence_crew } defenders { $defence_support }; all others throw a die each. Each point in support raises one die by one after the throw, and several points may go on one die: so they make successes of dice that miss by a little, the nearest first. The successes of the defenders are taken off those of the attackers; what is left are hits.
fd-begins-listed-initiative = Each ship throws a die and adds the quality of her crew: here { $own_quality } for this ship and { $enemy_quality } for her enemy. The weather gauge adds one more. The enemy held the initiative last turn and keeps it on a tie.
fd-begins-broadsides-in-a-turn = A turn has { $impulses } impulses. Guns that begin it loaded fire in the first of them, and again after every { $loading } impulses that loading takes.
fd-course-crew-check = The hits that are left (the field below) and the blue die of the damage throw bring dice of a morale check. Each of them lowers the morale with { $one }; several lower it by one step only.
fd-course-crew-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
  }, blue die → dice of the check: { $listed }, else none. The morale falls then
fd-course-fire-turn = { $out ->
    [0] Nothing puts the fire out: each turn it marks { $boxes ->
        [one] a box
       *[other] { $boxes } boxes
      } with { $marks } and burns on without a mark with { $burns }.
   *[other] Each turn one of three things happens: the fire goes out { $out_with }; it marks { $boxes ->
        [one] a box
       *[other] { $boxes } boxes
      } and burns on { $marks }; it burns on without a mark { $burns }.
  }
fd-course-fire-out = Out in turn { $turn }{ $before ->
    [0] {""}
   *[other] , { $hits ->
        [0] no mark
        [one] 1 mark
       *[other] { $hits } marks
      } before it
  }: { $orders ->
    [1] {""}
   *[other] { $orders } ×{" "}
  }{ $each }{ $before ->
    [0] {""}
   *[other] {" "}= { $chance }
  }
fd-course-fire-burns = Still burning after turn { $before }, { $hits ->
    [0] no mark
    [one] 1 mark
   *[other] { $hits } marks
  }: { $orders ->
    [1] {""}
   *[other] { $orders } ×{" "}
  }{ $each }{ $before ->
    [1] {""}
   *[other] {" "}= { $chance }
  }
fd-course-fire-later = In the { $turns } turns after that, and still burning at the end: { $chance }
fd-course-fire-sum = Added up: { $listed } = about { $percent }.
fd-course-fire-ways = It comes to { $boxes ->
    [0] no box
    [one] one box
   *[other] { $boxes } boxes
  } in these ways:
fd-course-duel-hull = A broadside shoots away { $mean } hull boxes on average. { $sections ->
    [one] One section, { $boxes } boxes, has
   *[other] { $sections } sections, { $boxes } boxes in all, have
  } to be gone before that places a strike marker.
fd-course-duel-morale = { $lowest ->
    [yes] Her morale can fall no more: a broadside that would lower it places a strike marker instead: { $again }. Hits left (the field below) → how often it would fall: { $by_hits_again }; weighted by how often so many hits are left, that is { $again }.
   *[no] A broadside lowers her morale with { $falls }. Hits left (the field below) → how often it falls: { $by_hits }; weighted by how often so many hits are left, that is { $falls }. Once it can fall no more, one that would lower it again places a strike marker: { $again } ({ $by_hits_again }).
  }
fd-course-duel-strike = Only with a marker she may strike: with one marker and the lowest morale the check goes against her with { $strikes }.
fd-course-duel-flies = Round { $round }, if her flag flew before it: it still flies afterwards
fd-course-duel-struck = Round { $round }, if her flag flew before it: she strikes
fd-course-split-tried = With { $support } in support { $rolling ->
    [one] one throws a die
   *[other] { $rolling } throw a die each
  }. The defender answers best with { $answer } in support; then { $mean } hits are left on average.{ $best ->
    [yes] { " " }That is the most.
   *[no] { "" }
  }
