# The frigate duel: sides, options, decisions, orders, refusals and the log.

## The game and its sides

fd-title = The frigate duel
fd-years = The age of sail, 1793 to 1815
fd-hook = Two frigates, one wind: turn, reload, fire and board. The rolls are known, the rest is our proposal.
fd-home-board = The sea of The frigate duel from above: the frigates Chesapeake and Shannon close to each other, with gun smoke between the squares.
fd-side-A = Side A
fd-side-B = Side B
fd-side-A-short = A
fd-side-B-short = B

## Options

fd-option-scenario = Duel
fd-option-scenario-about = Twenty historical duels; ten of them are in the published game. All set-ups are ours.
fd-option-bonus_move = Bonus move
fd-option-bonus_move-about = The sheet moves the ship a square whether the roll succeeds or not. Read so, or with a free try, or only on a success.
fd-option-wind_gunnery = Wind and gunnery
fd-option-wind_gunnery-about = Whose bearing must feel the wind: both ships’, or only the firer’s.
fd-option-rake_facing = Rakes
fd-option-rake_facing-about = A rake needs the right square and a heading across, or the square alone.
fd-option-smoke_count = Smoke
fd-option-smoke_count-about = One die for each marker on the line, or as many as the markers say.
fd-option-fire_order = Order of fire
fd-option-fire_order-about = All fire of an impulse together, or the initiative player first.
fd-option-melee_support_stack = Support adds up
fd-option-melee_support_stack-about = Several support points may go to one die in melee.
fd-option-morale_effect_modifier = Morale effect
fd-option-morale_effect_modifier-about = Morale changes the blue die, or the number of dice.
fd-option-firefight_needs_party = Fire party
fd-option-firefight_needs_party-about = A fire goes out only if somebody fights it.
fd-option-bridge_cards = Bridge cards
fd-option-bridge_cards-about = Cards to hold and cards that act at once; the 23 designs are ours.
fd-option-two_ships = Two ships against one
fd-option-two_ships-about = The weaker side has a consort.
fd-option-end_by_agreement = End by agreement
fd-option-end_by_agreement-about = At the end of a turn a side may offer to end the duel.
fd-value-S01 = 1799: Constellation – L'Insurgente
fd-value-S02 = 1800: Constellation – La Vengeance
fd-value-S03 = 1812: Constitution – Guerriere
fd-value-S04 = 1812: President – Belvidera
fd-value-S05 = 1812: United States – Macedonian
fd-value-S06 = 1812: Congress – Galatea
fd-value-S07 = 1812: Constitution – Java
fd-value-S08 = 1813: Congress – Curlew
fd-value-S09 = 1813: Chesapeake – Shannon
fd-value-S10 = 1815: President – Endymion
fd-value-S11 = 1814: Phoebe – Essex
fd-value-S12 = 1813: Amelia – Arethuse
fd-value-S13 = 1793: Crescent – Reunion
fd-value-S14 = 1793: Nymphe – Cleopatre
fd-value-S15 = 1799: Sybille – La Forte
fd-value-S16 = 1808: Amethyst – Thetis
fd-value-S17 = 1808: San Fiorenzo – Piemontaise
fd-value-S18 = 1814: Eurotas – Clorinde
fd-value-S19 = 1805: Cleopatra – Ville de Milan
fd-value-S20 = 1798: Ambuscade – Baionnaise
fd-value-literal = as the sheet says
fd-value-free = a free try allowed
fd-value-success_only = only on a success
fd-value-both = both ships
fd-value-firer = the firer alone
fd-value-perpendicular = square and heading
fd-value-any_bearing = the square alone
fd-value-markers = by markers
fd-value-values = by their values
fd-value-simultaneous = together
fd-value-initiative_first = initiative first
fd-value-True = yes
fd-value-False = no
fd-value-blue_die = the blue die
fd-value-dice_count = number of dice

## Decisions

fd-decision-load_guns = What do you load first?
fd-decision-load_guns-help = Secret: the other side learns the kind of shot when it is fired. Double shot hits better up to 6 points and loads slower; chain shot cuts rigging up to 8.
fd-decision-assign_crew = Where does the crew stand this turn?
fd-decision-assign_crew-help = Guns without crew cannot fire; more men load faster, but do not hit better. Under each box stands what its men do: impulses to load round shot, and the chance of a sail change or repair in housekeeping. Whoever is not assigned stands in reserve. Both sides assign in secret.
fd-decision-choose_shot = What goes into the empty guns?
fd-decision-choose_shot-help = Secret. The reload marker lies on the track for all to see.
fd-decision-rate_card = A card for wind and speed?
fd-decision-rate_card-help = You may play one card or keep them.
fd-decision-choose_manoeuvre = Which manoeuvre at the next mark?
fd-decision-choose_manoeuvre-help = Secret until the impulse of the mark. If it is not possible then, the ship goes straight on or holds.
fd-decision-start_card = A card at the start of the impulse?
fd-decision-start_card-help = Quick powder brings a reload marker nearer.
fd-decision-helm_card = A card after the reveal?
fd-decision-helm_card-help = Bold helmsman changes your own manoeuvre.
fd-decision-tack_card = A card for the tack?
fd-decision-tack_card-help = Sharp handling makes it succeed without a roll.
fd-decision-impulse_card = A card before fire is declared?
fd-decision-impulse_card-help = One after the other, as many as you like.
fd-decision-declare_fire = Do you fire?
fd-decision-declare_fire-help = Name the target and whether you aim at hull or rigging. A broadside that has fired is empty.
fd-decision-aim_card = A card for this broadside?
fd-decision-aim_card-help = Steady aim helps the firer, Take cover the target. One card for each side.
fd-decision-laid_card = A card for the damage total?
fd-decision-laid_card-help = Well-laid guns shifts the total by one or two: low is hull, high is rigging.
fd-decision-lucky_card = A card for the rigging?
fd-decision-lucky_card-help = Lucky shot doubles the rigging boxes.
fd-decision-example_card = A card for your morale?
fd-decision-example_card-help = Captain sets the example: this loss is ignored.
fd-decision-lose_crew = Where are the lost points taken from?
fd-decision-lose_crew-help = One point after the other, or all of them in the usual order.
fd-decision-grapple = Do you try to grapple?
fd-decision-grapple-help = 5 or more on one die with morale, boarders and headings. You may also keep clear.
fd-decision-grapple_card = A card for the grapple?
fd-decision-grapple_card-help = Boarders away adds 2.
fd-decision-board = Do you attack across the rail?
fd-decision-board-help = Only with crew in melee. If more hits are left than the enemy has boarders, her ship is yours.
fd-decision-split_crew = How do you divide your boarders?
fd-decision-split_crew-help = Points that roll, and points in support: each adds 1 to a die after the roll.
fd-decision-bonus_move = Do you try a bonus move?
fd-decision-bonus_move-help = Straining helps the roll, but a failure costs that many rigging boxes.
fd-decision-repair_card = A card for the repair?
fd-decision-repair_card-help = Shipwrights: a success gives back two boxes.
fd-decision-repair_box = What is repaired?
fd-decision-repair_box-help = One box, of the hull or of the rigging.
fd-decision-change_sail = Do you set more sail or less?
fd-decision-change_sail-help = One die for each crew point at the rigging.
fd-decision-try_freeing = Do you try to get free?
fd-decision-try_freeing-help = 3 or more frees both ships; next turn both move at half rate.
fd-decision-free_card = A card to get free?
fd-decision-free_card-help = Cut free adds 2.
fd-decision-discard_card = Which card do you throw away?
fd-decision-discard_card-help = You may hold three cards.
fd-decision-shift_marker = Which guns are fouled?
fd-decision-shift_marker-help = Their reload marker goes three impulses back.
fd-decision-ship_first = Which of your ships goes first?
fd-decision-ship_first-help = You see how the first one fares before the second one’s turn.
fd-decision-offer_end = Offer to end the duel?
fd-decision-offer_end-help = If the other agrees, the damage decides.
fd-decision-agree_end = Agree to end the duel?
fd-decision-agree_end-help = If you agree, the damage decides.

## Orders and their words

fd-manoeuvre-ahead = straight ahead
fd-what-ahead = straight ahead
fd-manoeuvre-port = turn to port
fd-what-port = turn to port
fd-manoeuvre-starboard = turn to starboard
fd-what-starboard = turn to starboard
fd-manoeuvre-wear = wear
fd-what-wear = wear
fd-manoeuvre-tack = tack
fd-what-tack = tack
fd-manoeuvre-fall_off_port = fall off to port
fd-what-fall_off_port = fall off to port
fd-manoeuvre-fall_off_starboard = fall off to starboard
fd-what-fall_off_starboard = fall off to starboard
fd-manoeuvre-back = back the sails
fd-what-back = back the sails
fd-manoeuvre-hold = hold the course
fd-what-hold = hold the course
fd-broadside-port = port
fd-broadside-starboard = starboard
fd-shot-round = round shot
fd-shot-double = double shot
fd-shot-chain = chain shot
fd-port-round = round shot
fd-starboard-round = round shot
fd-port-double = double shot
fd-starboard-double = double shot
fd-port-chain = chain shot
fd-starboard-chain = chain shot
fd-aim-hull = hull
fd-aim-rigging = rigging
fd-what-hull = hull
fd-what-rigging = rigging
fd-chaser-bow = bow
fd-chaser-stern = stern
fd-box-port_guns = Port guns
fd-box-starboard_guns = Starboard guns
fd-box-sailing = Sailing
fd-box-rigging_change = Rigging change
fd-box-repair = Repair
fd-box-fire_party = Fire party
fd-box-melee = Melee
fd-box-reserve = Reserve
fd-order-load-guns = { $ship }: { $port } to port, { $starboard } to starboard
fd-order-assign-crew = { $ship }: crew { $boxes } (port guns, starboard guns, sailing, rigging change, repair, fire party, melee, reserve)
fd-order-choose-shot = { $ship }, { $broadside }: { $shot }
fd-order-choose-manoeuvre = { $ship }: { $manoeuvre }
fd-order-play-card = { $card }{ $ship ->
    [none] {""}
   *[other] : { $ship }
 }{ $what ->
    [none] {""}
   *[other] , { $what }
 }{ $by ->
    [0] {""}
   *[other] {" "}({ $by })
 }
fd-order-keep-cards = Play no card
fd-order-fire-broadside = { $ship } fires to { $broadside } at { $target }, aiming at the { $aim }
fd-order-fire-chaser = { $ship } fires her { $chaser } chaser at { $target }
fd-order-hold-fire = Hold fire
fd-order-lose-from = One point from: { $box }
fd-order-lose-in-order = All of them in the usual order
fd-order-try-grapple = { $ship } grapples { $target }
fd-order-board = { $ship } attacks
fd-order-split-crew = { $points } roll, { $support } support
fd-order-bonus-move = { $ship } tries, straining { $straining }
fd-order-repair = Repair: { $what }
fd-order-change-sail = { $more ->
    [no] { $ship } takes in sail
   *[other] { $ship } sets more sail
 }
fd-order-try-freeing = { $ship } tries to get free
fd-order-decline = No
fd-order-discard-card = Throw away: { $card }
fd-order-shift-marker = { $ship }, { $broadside }
fd-order-offer-end = Offer it
fd-order-agree-to-end = Agree
fd-order-take-first = { $ship } first
fd-card-steady_aim = Steady aim
fd-card-take_cover = Take cover
fd-card-quick_powder = Quick powder
fd-card-well_laid = Well-laid guns
fd-card-gust = Sudden gust
fd-card-taken_aback = Taken aback
fd-card-sharp_handling = Sharp handling
fd-card-bold_helm = Bold helmsman
fd-card-boarders = Boarders away
fd-card-tops = Marines in the tops
fd-card-example = Captain sets the example
fd-card-cut_free = Cut free
fd-card-shipwrights = Shipwrights
fd-card-lucky_shot = Lucky shot
fd-card-thick_smoke = Thick smoke
fd-card-wind_veers = Wind veers
fd-card-wind_backs = Wind backs
fd-card-freshens = Breeze freshens
fd-card-falls_light = Breeze falls light
fd-card-burst_gun = Burst gun
fd-card-fouled_tackle = Fouled tackle
fd-card-sprung_spar = Sprung spar
fd-card-cheers = Three cheers

## What is not allowed now

fd-refusal-manoeuvre = { $ship }: { $manoeuvre ->
    [ahead] straight ahead
    [port] turn to port
    [starboard] turn to starboard
    [wear] wear
    [tack] tack
    [fall_off_port] fall off to port
    [fall_off_starboard] fall off to starboard
    [back] back the sails
   *[hold] hold the course
 }
fd-refusal-manoeuvre-P9-1 = Only at a moving mark.
fd-refusal-manoeuvre-P9-2 = The ship would lie head to wind; only a tack goes through the wind.
fd-refusal-manoeuvre-P9-3 = Wearing starts with the wind abeam or on the quarter.
fd-refusal-manoeuvre-P9-4 = Tacking starts close-hauled.
fd-refusal-manoeuvre-P9-5 = Head to wind, a ship can only fall off; and only then.
fd-refusal-manoeuvre-P9-6 = Only at a moving mark.
fd-refusal-manoeuvre-P9-7 = Only at a steering mark.
fd-refusal-manoeuvre-P5-4 = Nobody is at the sails: without crew in sailing a ship can neither tack nor wear.
fd-refusal-fire = { $ship }: { $broadside ->
    [port] port
   *[starboard] starboard
 } broadside at { $target }
fd-refusal-not-loaded = These guns are not loaded.
fd-refusal-no-gun-crew = Nobody serves these guns this turn.
fd-refusal-not-bearing = The target is not in their arc.
fd-refusal-too-far = The target is out of range.
fd-refusal-one-broadside = One broadside in an impulse.
fd-refusal-chain-only-rigging = Chain shot is for rigging, up to 8 movement points.
fd-refusal-bonus = { $ship }: without straining
fd-refusal-needs-straining = In this reading an attempt must strain the rigging, or the roll would mean nothing.
fd-refusal-grapple = { $ship } grapples
fd-refusal-not-in-square = No free enemy is in her square.
fd-refusal-sail = { $ship }: change sail further
fd-refusal-no-more-sail = She carries all her sail.
fd-refusal-no-less-sail = She has no sail set.
fd-field-ship = the ship
fd-field-port = the shot to port
fd-field-starboard = the shot to starboard
fd-field-shot = the kind of shot
fd-field-broadside = the broadside
fd-field-manoeuvre = the manoeuvre
fd-field-card = the card
fd-field-what = what it is for
fd-field-by = the number
fd-field-aim = the aim
fd-field-target = the target
fd-field-chaser = the chaser
fd-field-box = the box
fd-field-points = the number of points that roll
fd-field-support = the number of points in support
fd-field-straining = the straining
fd-error-crew-ship = The crew of { $expected } is assigned now, not that of { $given } (rule { $rule }).
fd-error-crew-boxes = The crew stands in { $expected } boxes; given are { $given } (rule { $rule }).
fd-error-crew-points = { $ship }: { $given } crew points assigned, but { $expected } are alive (rule { $rule }).
fd-error-crew-box = { $ship }, { $box ->
    [port_guns] Port guns
    [starboard_guns] Starboard guns
    [sailing] Sailing
    [rigging_change] Rigging change
    [repair] Repair
    [fire_party] Fire party
    [melee] Melee
   *[reserve] Reserve
 }: { $given } crew points, but the box takes { $expected } (rule { $rule }).

## Forms

fd-crew-row = { $ship }
fd-box-port-guns-column = Port guns
fd-box-starboard-guns-column = Starboard guns
fd-box-sailing-column = Sailing
fd-box-rigging-change-column = Rigging change
fd-box-repair-column = Repair
fd-box-fire-party-column = Fire party
fd-box-melee-column = Melee
fd-crew-both-broadsides = Both broadsides
fd-crew-port = Port guns first
fd-crew-starboard = Starboard guns first
fd-crew-boarders = Boarders
fd-crew-sails = Sails
fd-crew-damage-control = Damage control

## The log

fd-log-scenario = The duel of { $date }. Wind from the { $wind }.
fd-log-turn = Turn { $turn }
fd-log-crew = { $ship }: port guns { $port_guns }, starboard guns { $starboard_guns }, sailing { $sailing }{ $rigging_change ->
    [0] {""}
   *[other] , rigging change { $rigging_change }
 }{ $repair ->
    [0] {""}
   *[other] , repair { $repair }
 }{ $fire_party ->
    [0] {""}
   *[other] , fire party { $fire_party }
 }{ $melee ->
    [0] {""}
   *[other] , melee { $melee }
 }{ $reserve ->
    [0] {""}
   *[other] , reserve { $reserve }
 }.
fd-log-initiative = Initiative: { $winner } ({ $a } against { $b })
fd-log-rate = { $ship }: rate { $rate }
fd-log-marks = { $ship }: speed { $speed }, rate { $rate }, { $squares } squares
fd-log-impulse = Impulse { $impulse }
fd-log-offer = { $by } offers to end the duel.
fd-log-agreed = { $by } agrees.
fd-log-moves = { $ship } lies at ({ $x }, { $y }), heading { $heading }.
fd-log-declares-chaser = { $chaser ->
    [bow] { $ship } aims her bow chaser at { $target }.
   *[other] { $ship } aims her stern chaser at { $target }.
 }
fd-log-declares = { $aim ->
    [hull] { $ship } aims at the hull of { $target }.
   *[other] { $ship } aims at the rigging of { $target }.
 }
fd-log-hits = { $rake ->
    [none] { $ship }: { $hits ->
        [0] no hit left
        [one] 1 hit left
       *[other] { $hits } hits left
     }.
    [stern] { $ship } rakes the stern: hits left { $hits }, counted as { $raked }.
   *[other] { $ship } rakes the bow: hits left { $hits }, counted as { $raked }.
 }
fd-log-damage = Damage total { $total }: { $target } loses { $hull } hull, { $rigging } rigging, { $crew } crew.
fd-log-chaser-hits = { $ship }’s chaser hits { $target }.
fd-log-chaser-misses = { $ship }’s chaser misses.
fd-log-rigging-lost = { $ship } loses { $boxes } rigging.
fd-log-morale-falls = { $ship }: morale falls.
fd-log-morale-up = { $ship }: morale rises.
fd-log-burns = { $ship } is on fire!
fd-log-crew-lost = { $ship } loses { $points } crew points.
fd-log-card = { $by } plays { $card }.
fd-log-draws = { $by } draws a card.
fd-log-draws-now = { $by } draws { $card }, which acts at once.
fd-log-discards = { $by } throws away { $card }.
fd-log-wind = { $strength ->
    [light] The wind now blows from the { $wind }, light.
    [fresh] The wind now blows from the { $wind }, fresh.
   *[other] The wind now blows from the { $wind }, moderate.
 }
fd-log-grappled = { $ship } grapples { $target }.
fd-log-grapple-fails = { $ship } fails to grapple { $target }.
fd-log-boards = { $ship } boards { $target }.
fd-log-melee = Attack { $attack } with { $attack_support } in support, defence { $defence } with { $defence_support }: { $hits } hits left.
fd-log-captured = { $ship } is captured.
fd-log-struck = { $ship } strikes her colours.
fd-log-sinking = { $ship } is a sinking wreck.
fd-log-bonus = { $ship } is pressed one square further: { $boxes ->
    [0] her sails hold.
    [one] one box of her rigging tears.
   *[other] { $boxes } boxes of her rigging tear.
}
fd-log-fire-out = The fire on { $ship } is out.
fd-log-fire-damaged = The fire on { $ship } burns a rigging box.
fd-log-fire-burning = { $ship } burns on.
fd-log-repair-fails = { $ship }: nothing repaired.
fd-log-repaired = { $what ->
    [hull] { $ship } repairs a hull box.
   *[other] { $ship } repairs a rigging box.
 }
fd-log-sail = { $sail ->
    [hove_to] { $ship } is hove to.
    [full] { $ship } is under full sail.
   *[other] { $ship } is under battle sail.
 }
fd-log-freed = { $ship } gets free.
fd-log-not-freed = { $ship } cannot get free.
fd-log-loading = { $ship }, { $broadside ->
    [port] port
   *[starboard] starboard
 }: loaded in { $impulses } impulses.
fd-log-loaded = { $ship }, { $broadside ->
    [port] port
   *[starboard] starboard
 }: loaded.
fd-log-marker-sooner = { $ship }, { $broadside ->
    [port] port
   *[starboard] starboard
 }: loaded sooner.
fd-log-marker-later = { $ship }, { $broadside ->
    [port] port
   *[starboard] starboard
 }: loaded later.
fd-log-reveals = { $ship }: { $manoeuvre ->
    [ahead] straight ahead
    [port] turn to port
    [starboard] turn to starboard
    [wear] wear
    [tack] tack
    [fall_off_port] fall off to port
    [fall_off_starboard] fall off to starboard
    [back] back the sails
   *[hold] hold the course
 }
fd-log-replaced = { $ship } cannot do what was chosen, and does instead: { $manoeuvre ->
    [ahead] straight ahead
    [port] turn to port
    [starboard] turn to starboard
    [wear] wear
    [tack] tack
    [fall_off_port] fall off to port
    [fall_off_starboard] fall off to starboard
    [back] back the sails
   *[hold] hold the course
 }
fd-log-fires = { $ship } fires { $shot ->
    [round] round shot
    [double] double shot
   *[chain] chain shot
 } at { $target }.

## The end

fd-outcome-captured = { $winner } wins: the enemy is captured.
fd-outcome-struck = { $winner } wins: the enemy has struck.
fd-outcome-sinking = { $winner } wins: the enemy is a sinking wreck.
fd-outcome-both-out = A draw: both ships are out of action.
fd-outcome-escaped = { $winner } wins marginally: the chased ship has got away.
fd-outcome-marginal = { $winner } wins marginally: less damage.
fd-outcome-draw = A draw: neither ship is clearly worse off.
fd-outcome-away = { $winner } wins marginally: out of sight.
fd-outcome-crippled = { $winner } wins marginally: the pursuer is crippled aloft.
fd-outcome-squadron = { $winner } wins marginally: the squadron comes up.
fd-ending-captured = captured
fd-ending-struck = struck
fd-ending-sinking = sinking
fd-ending-both-out = both out
fd-ending-escaped = escaped
fd-ending-marginal = less damage
fd-ending-draw = draw
fd-ending-away = out of sight
fd-ending-crippled = pursuer crippled
fd-ending-squadron = squadron comes up

## What a roll is for

fd-why-hit = Hits
fd-why-cancel = Taken away
fd-why-damage-blue = Height, blue
fd-why-damage-white = Height, white
fd-why-morale = Morale check
fd-why-fire = Fire check
fd-why-chaser = Chaser
fd-why-initiative = Initiative
fd-why-tack = Tacking
fd-why-grapple = Grapple
fd-why-melee-attack = Melee, attack
fd-why-melee-defence = Melee, defence
fd-why-bonus-move = Bonus move
fd-why-fire-fighting = Fire fighting
fd-why-repair = Repair
fd-why-hull-morale = Morale, destroyed sections
fd-why-strike = Strike check
fd-why-sail-change = Sail change
fd-why-freeing = Freeing
fd-why-card = Bridge card
fd-why-burst-gun = Burst gun
fd-why-tops = Marines in the tops
