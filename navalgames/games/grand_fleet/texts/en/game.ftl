# Grand Fleet: sides, options, decisions, orders, refusals and the log.

gf-title = Grand Fleet
gf-years = North Sea, 1914 to 1918
gf-hook = Two battle fleets face each other across the North Sea: will they come out, and what does it cost if they do not?
gf-home-board = The board of Grand Fleet: a chart of the North Sea in hexes, from Scapa Flow to Denmark, with markers of the British and the German fleet.

gf-side-UK = United Kingdom
gf-side-DE = Germany
gf-side-UK-short = British
gf-side-DE-short = German
gf-nation-UK = British
gf-nation-DE = German
gf-nation-US = American

gf-type-b-old = pre-dreadnought (B)
gf-type-b = dreadnought B
gf-type-bb = super-dreadnought BB
gf-type-bc-old = early battlecruiser (BC)
gf-type-bc = battlecruiser BC
gf-kind-row = { $nation ->
    [UK] British
    [US] American
   *[DE] German
 } { $type }
gf-target-row = Fleet { $fleet }: { $type }, { $cost } points each
gf-target-row-about = { $ships }
gf-ddbox-column = Box { $box }
gf-fleet-column = Fleet { $fleet }
gf-targets-column = Shot at

## Options

gf-option-historical = Historical game
gf-option-historical-about = The British begin 2 VP ahead, and the submarine war breaks out by itself in turn 6.
gf-option-audacious = Audacious serves
gf-option-audacious-about = The battleship Audacious was mined in October 1914. Leave her in or take her out.
gf-option-roster = Ships
gf-option-roster-about = The core list, a longer one with older ships, or the core with four German ships that were never finished.
gf-option-deploy_rolls = Deployment rolls
gf-option-deploy_rolls-about = Decide on a second roll after seeing the first, or announce one or two rolls beforehand.
gf-option-uk_box_zero_counts = Box 0 counts as empty
gf-option-uk_box_zero_counts-about = When the British sort their DDbox, box 0 must be filled like the other boxes.
gf-option-circled_start_box = Circled ships at the start
gf-option-circled_start_box-about = The owner picks their boxes, or they are spread evenly.
gf-option-fleet_contents_hidden = Secret fleet charts
gf-option-fleet_contents_hidden-about = Each side sees only its own ships, and the number of the enemy's.
gf-option-range_mix = Long and short range together
gf-option-range_mix-about = One long and one short range may be chosen in the same round; they cancel out.
gf-option-maintenance_beats_lead = Maintenance beats a lead of 7
gf-option-maintenance_beats_lead-about = A side below its maintenance number loses even when it leads by 7.
gf-option-damage_table = Damage table
gf-option-damage_table-about = The standard table, or a bloody one that sinks from 9 upwards.
gf-option-simultaneous_allocation = Targets fixed unseen
gf-option-simultaneous_allocation-about = Both sides choose their targets unseen; otherwise the side that went first chooses openly.
gf-value-core = core list
gf-value-extended = extended list
gf-value-hypothetical = core and unfinished ships
gf-value-after_first = after the first roll
gf-value-declared = announced beforehand
gf-value-owner = owner picks
gf-value-spread = spread evenly
gf-value-standard = standard
gf-value-bloody = bloody
gf-value-True = yes
gf-value-False = no

## Decisions

gf-decision-send_start = Where do your circled ships begin?
gf-decision-send_start-help = These ships begin away from the North Sea. Put each in a box of your DDbox; a box comes home when its number is rolled.
gf-decision-send_reinforcement = Where do your new ships go?
gf-decision-send_reinforcement-help = New British ships start in the DDbox. Boxes 1 to 6 hold five each, box 0 any number.
gf-decision-send_circled = Where do your circled ships go?
gf-decision-send_circled-help = Ships with a circled number enter the DDbox.
gf-decision-send_detachment = Which ships leave, and for which box?
gf-decision-send_detachment-help = Exactly as many ships as the die shows go from the fleet boxes to the DDbox.
gf-decision-send_surplus = Which ships go back to the DDbox?
gf-decision-send_surplus-help = The fleets cannot hold all your ships. Those with the highest defence value go back first.
gf-decision-send_damage = Where do your damaged ships go?
gf-decision-send_damage-help = Damaged ships go to the DDbox. They come back by deployment.
gf-decision-send_american_entry = Where do the American ships go?
gf-decision-send_american_entry-help = American ships with a circle enter through the British DDbox.
gf-decision-send_american_recall = Where do the American ships go?
gf-decision-send_american_recall-help = A natural 6 sends all American ships from the fleet boxes to the DDbox.
gf-decision-deployment = Bring ships home from the DDbox?
gf-decision-deployment-help = Sort the boxes, then roll once or twice. Every ship in a box whose number comes up joins the fleet.
gf-decision-sort_ddbox = Sort your DDbox
gf-decision-sort_ddbox-help = Move ships between the boxes as you like. The British may leave no box empty that they could fill.
gf-decision-declare_rolls = One roll or two?
gf-decision-declare_rolls-help = Say how often you roll before you see the first die.
gf-decision-second_roll = Roll again?
gf-decision-second_roll-help = A second roll may call another box. All its ships must come.
gf-decision-detachment = Send ships away to the DDbox?
gf-decision-detachment-help = If you do, the die says how many must go. You choose which.
gf-decision-begin_warfare = Begin unrestricted submarine warfare?
gf-decision-begin_warfare-help = It brings points from the sea, but also the Americans, and no more new ships for anybody.
gf-decision-initiative_dice = One die or two?
gf-decision-initiative_dice-help = Chosen in secret. With two dice the higher counts, but two even or two odd dice cost 1 VP.
gf-decision-offer_battle = Offer battle?
gf-decision-offer_battle-help = You hold the initiative. At a difference of 4 or 5 you must offer.
gf-decision-accept_battle = Accept battle?
gf-decision-accept_battle-help = A refusal gives the attacker 3 VP.
gf-decision-form_fleets = Form your fleets
gf-decision-form_fleets-help = Every ship sails. An empty fleet is a dummy: its marker sails too.
gf-decision-show_fleets = Which fast fleets sail face up?
gf-decision-show_fleets-help = A face-up fast fleet is known to both sides, but counts double for interception.
gf-decision-place_marker = Place a marker
gf-decision-place_marker-help = Any usable hex. Face-down markers were mixed: nobody knows which fleet this is.
gf-decision-intercept = Make an interception move?
gf-decision-intercept-help = Where your markers outweigh the enemy's you may push the whole hex one step.
gf-decision-manoeuvre = How hard do you push?
gf-decision-manoeuvre-help = Half gunnery gives +2. Each step of over-manoeuvre gives +1, but a die that is not higher than the steps means confusion.
gf-decision-choose_situations = Use your advantage
gf-decision-choose_situations-help = One situation for every two points of difference. You may take fewer.
gf-decision-allocate_fire = Choose your targets
gf-decision-allocate_fire-help = A ship takes its defence value in points and gets one damage roll. Points left over are lost.
gf-decision-another_round = Another round?
gf-decision-another_round-help = If both want it, the guns go on. If only one wants it, that side keeps the sea.

## Orders

gf-order-send-to-ddbox = Send them
gf-order-skip-deployment = Deploy nothing
gf-order-start-deployment = Sort the DDbox and roll
gf-order-sort-ddbox = Roll with this position
gf-order-declare-rolls = { $rolls ->
    [one] Roll once
   *[other] Roll twice
 }
gf-order-roll-again = Roll again
gf-order-stop-rolling = Stop rolling
gf-order-skip-detachment = Send nobody away
gf-order-start-detachment = Roll for a detachment
gf-order-begin-warfare = Begin unrestricted submarine warfare
gf-order-hold-warfare-back = Hold it back
gf-order-choose-initiative-dice = { $dice ->
    [one] Roll one die
   *[other] Roll two dice
 }
gf-order-offer-battle = Offer battle
gf-order-decline-battle = Offer no battle
gf-order-accept-battle = Accept battle
gf-order-refuse-battle = Refuse battle: 3 VP to the attacker
gf-order-form-fleets = Sail with these fleets
gf-order-show-fleets = { $fleets ->
    [none] All face down
   *[other] Face up: { $fleets }
 }
gf-order-show-fleet = Fleet { $fleet } face up
gf-order-place-marker = { $fleet ->
    [0] Face-down marker in { $hex }
   *[other] Fleet { $fleet }, face up, in { $hex }
 }
gf-order-place-in = Hex { $hex } ({ $place })
gf-order-move-stack = { $to ->
    [none] Move hex { $hex }
   *[other] Move { $hex } to { $to }
 }
gf-order-pass-interception = Pass
gf-order-manoeuvre = { $half ->
    [yes] Half gunnery, over-manoeuvre { $over }
   *[no] Full gunnery, over-manoeuvre { $over }
 }
gf-order-over-more = Over-manoeuvre beyond your fleets
gf-order-choose-situations = { $situations ->
    [none] Take nothing
   *[other] Take: { $situations }
 }
gf-order-mixed-range = One long and one short range
gf-order-allocate-fire = Fire at these ships
gf-order-want-round = { $another ->
    [yes] Fight on
   *[no] Break off
 }
gf-situation-continue = another round follows
gf-situation-cancel_half = cancel own half gunnery
gf-situation-enemy_half = enemy on half gunnery
gf-situation-long = long range: every ship –0.5
gf-situation-short = short range: every ship +0.5

gf-suggest-spread = Spread over the boxes
gf-suggest-box-zero = All into box 0, out of reach
gf-suggest-piled = As full as possible
gf-suggest-as-it-is = As they lie now
gf-suggest-large = Large fleets by class
gf-suggest-middling = Fleets of about five
gf-suggest-small = Small fleets
gf-suggest-most-targets = As many targets as possible
gf-suggest-strongest = Strongest ships first
gf-suggest-fleet-by-fleet = Break the smallest fleet first

## What is not allowed now

gf-refused-decline = The difference is { $difference }: from 4 upwards the attacker must offer battle.
gf-refused-forbidden = Closed water: no marker may go there.
gf-refused-no-enemy = No enemy marker stands in hex { $hex }.
gf-refused-finished = The markers in hex { $hex } have already taken part in a move.
gf-refused-too-light = Your markers in hex { $hex } weigh { $own }, the enemy’s { $enemy }. You need more.
gf-refused-over = { $fleets ->
    [one] With one fleet here you may over-manoeuvre by at most 1.
   *[other] With { $fleets } fleets here you may over-manoeuvre by at most { $fleets }.
 }
gf-refused-cancel-half = You did not go to half gunnery, so there is nothing to cancel.
gf-refused-enemy-half = The enemy is on half gunnery already.
gf-refused-mixed-range = This game does not allow both ranges in one round.
gf-refused-not-fast = Fleet { $fleet } is not a fast fleet, so its marker stays face down.

gf-error-more-than-there-are = There are { $expected } of { $kind }, but the order sends { $given } (rule { $rule }).
gf-error-not-here = { $given } is not among the ships of this decision (rule { $rule }).
gf-error-named-twice = { $given } is named twice (rule { $rule }).
gf-error-number-of-ships = The order names { $given } ships; it must be { $expected } (rule { $rule }).
gf-error-number-of-boxes = The DDbox has { $expected } boxes; the order names { $given } (rule { $rule }).
gf-error-box-full = Box { $box } would hold { $given } ships; it takes { $expected } (rule { $rule }).
gf-error-empty-boxes = Only { $given } boxes hold a ship; the British must fill { $expected } (rule { $rule }).
gf-error-highest-first = { $given } is in the wrong group: ships with the highest defence value go back first (rule { $rule }).
gf-error-number-of-fleets = There are { $expected } fleets; the order names { $given } (rule { $rule }).
gf-error-fleet-size = Fleet { $fleet } would have { $given } ships; a fleet has { $least } to { $most }, or none (rule { $rule }).
gf-error-points = These targets cost { $given } points; you have { $expected } (rule { $rule }).

## The log

gf-log-start = The game begins: { $uk } British and { $de } German ships lie ready.
gf-log-next-turn = Turn { $turn } begins.
gf-log-german-ships = New German { $count ->
    [one] ship
   *[other] ships
 }: { $ships }.
gf-log-british-ships = New British { $count ->
    [one] ship
   *[other] ships
 }: { $ships }.
gf-log-sent-start = { $side ->
    [UK] The British begin
   *[DE] The Germans begin
 } with { $count ->
    [one] one ship
   *[other] { $count } ships
 } in the DDbox.
gf-log-sent-reinforcement = { $count ->
    [one] One new British ship goes
   *[other] { $count } new British ships go
 } to the DDbox.
gf-log-sent-circled = { $count ->
    [one] One circled ship goes
   *[other] { $count } circled ships go
 } to the DDbox.
gf-log-sent-detachment = { $side ->
    [UK] The British detach
   *[DE] The Germans detach
 } { $count ->
    [one] one ship
   *[other] { $count } ships
 }.
gf-log-sent-surplus = { $count ->
    [one] One surplus ship returns
   *[other] { $count } surplus ships return
 } to the DDbox.
gf-log-sent-damage = { $side ->
    [UK] British
   *[DE] German
 } yards take in { $count ->
    [one] one damaged ship
   *[other] { $count } damaged ships
 }.
gf-log-sent-american-entry = { $count ->
    [one] One American ship enters
   *[other] { $count } American ships enter
 } the British DDbox.
gf-log-sent-american-recall = { $count ->
    [one] One American ship goes
   *[other] { $count } American ships go
 } back to the DDbox.
gf-log-no-deployment = { $side ->
    [UK] The British deploy
   *[DE] The Germans deploy
 } nothing.
gf-log-box-called = { $side ->
    [UK] The British roll
   *[DE] The Germans roll
 } { $box }: { $ships ->
    [0] the box is empty.
    [one] one ship is called.
   *[other] { $ships } ships are called.
 }
gf-log-deployed = { $count ->
    [0] No ship joins the fleet.
    [one] { $ships } joins the fleet.
   *[other] { $ships } join the fleet.
 }
gf-log-detachment = { $side ->
    [UK] The British must send away
   *[DE] The Germans must send away
 } { $count ->
    [one] one ship
   *[other] { $count } ships
 }.
gf-log-submarine-none = The submarine war does not begin.
gf-log-submarine-choice = Germany may begin the submarine war.
gf-log-submarine-occurs = The submarine war breaks out.
gf-log-warfare-held-back = Germany holds the submarines back.
gf-log-warfare-begins = Unrestricted submarine warfare begins. { $joining ->
    [one] One American ship joins
   *[other] { $joining } American ships join
 } the Grand Fleet, { $boxed } more enter the DDbox, and { $cancelled ->
    [0] no building is cancelled.
    [one] one ship is never finished.
   *[other] { $cancelled } ships are never finished.
 }
gf-log-submarine-points = { $vp ->
    [0] The submarine war brings neither side points.
    [1] The convoys hold: 1 VP for the United Kingdom.
    [-1] The submarines find their prey: 1 VP for Germany.
    [-2] The submarines find much prey: 2 VP for Germany.
   *[other] The submarine war moves the points by { $vp } (plus is British).
 }
gf-log-parity = { $side ->
    [UK] The British rolled
   *[DE] The Germans rolled
 } two dice of equal parity and lose 1 VP.
gf-log-nobody-attacks = The difference is { $difference }: nobody attacks.
gf-log-attacker = { $side ->
    [UK] The British hold
   *[DE] The Germans hold
 } the initiative, by { $difference }.
gf-log-declined = { $side ->
    [UK] The British offer
   *[DE] The Germans offer
 } no battle.
gf-log-offered = { $side ->
    [UK] The British offer
   *[DE] The Germans offer
 } battle.
gf-log-refused = { $side ->
    [UK] The British refuse: 3 VP for Germany.
   *[DE] The Germans refuse: 3 VP for the United Kingdom.
 }
gf-log-battle = Battle! { $attacker ->
    [UK] The British attack.
   *[DE] The Germans attack.
 }
gf-log-fleets = { $side ->
    [UK] The British sail
   *[DE] The Germans sail
 } with { $ships } ships in { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
 }.
gf-log-face-up = { $side ->
    [UK] The British show
   *[DE] The Germans show
 } { $count ->
    [one] fast fleet { $fleets }
   *[other] fast fleets { $fleets }
 } face up.
gf-log-placed = { $side ->
    [UK] British
   *[DE] German
 } { $fleet ->
    [0] marker
   *[other] fleet { $fleet }
 } in { $hex }.
gf-log-pass = { $side ->
    [UK] The British pass.
   *[DE] The Germans pass.
 }
gf-log-intercepts = { $side ->
    [UK] The British push
   *[DE] The Germans push
 } everything in { $hex } to { $to }.
gf-log-revealed = All markers are turned up. { $combats ->
    [0] The fleets have missed each other.
    [one] There is combat in { $hexes }.
   *[other] There is combat in { $combats } hexes: { $hexes }.
 }
gf-log-combat = Combat in hex { $hex }.
gf-log-number = { $side ->
    [UK] British
   *[DE] German
 } combat initiative: { $number }{ $half ->
    [yes] , on half gunnery
   *[no] {""}
 }{ $over ->
    [0] {""}
   *[other] , over-manoeuvre { $over }
 }.
gf-log-confused = { $side ->
    [UK] The British fleets are
   *[DE] The German fleets are
 } confused: no fire, no choice.
gf-log-situation-continue = { $side ->
    [UK] The British
   *[DE] The Germans
 } make sure of another round.
gf-log-situation-cancel-half = { $side ->
    [UK] The British
   *[DE] The Germans
 } are back on full gunnery.
gf-log-situation-enemy-half = { $side ->
    [UK] The British put the Germans
   *[DE] The Germans put the British
 } on half gunnery.
gf-log-situation-long = { $side ->
    [UK] The British
   *[DE] The Germans
 } open the range: every ship –0.5.
gf-log-situation-short = { $side ->
    [UK] The British
   *[DE] The Germans
 } close the range: every ship +0.5.
gf-log-totals = The guns: { $uk } British points, { $de } German points.
gf-log-hit-none = { $ship } stands up to the fire.
gf-log-hit-ddbox = { $ship } is damaged and turns for home.
gf-log-hit-sunk = { $ship } is sunk.
gf-log-points-sunk = { $vp ->
    [1] Ships sunk: 1 VP for the United Kingdom.
    [2] Ships sunk: 2 VP for the United Kingdom.
    [3] Ships sunk: 3 VP for the United Kingdom.
    [-1] Ships sunk: 1 VP for Germany.
    [-2] Ships sunk: 2 VP for Germany.
    [-3] Ships sunk: 3 VP for Germany.
   *[other] Ships sunk move the points by { $vp } (plus is British).
 }
gf-log-small-fleet = { $side ->
    [UK] British
   *[DE] German
 } fleet { $fleet } has { $ships ->
    [0] no ships left.
    [one] one ship left and goes home.
   *[other] { $ships } ships left and goes home.
 }
gf-log-next-round = Another round follows in { $hex }.
gf-log-wants-round = { $side ->
    [UK] The British want
   *[DE] The Germans want
 } to fight on.
gf-log-wants-no-round = { $side ->
    [UK] The British break
   *[DE] The Germans break
 } off.
gf-log-control = { $hexes ->
    [0] The attacker controls no enemy hex.
   *[other] { $side ->
        [UK] The British control
       *[DE] The Germans control
     } { $hexes ->
        [one] one enemy hex
       *[other] { $hexes } enemy hexes
     }: { $vp } VP.
 }

gf-outcome-maintenance = { $winner ->
    [UK] The British win: Germany can no longer keep the North Sea.
    [DE] Germany wins: the British can no longer keep the North Sea.
   *[none] Neither side can keep the North Sea.
 }
gf-outcome-lead = { $winner ->
    [UK] The British win by a lead of { $vp } VP.
   *[DE] Germany wins by a lead of { $vp } VP.
 }
gf-outcome-points = { $winner ->
    [UK] The war ends; the British lead by { $vp } VP and win.
   *[DE] The war ends; Germany leads by { $vp } VP and wins.
 }
gf-outcome-tie = The war ends level; the blockade has held, and the British win.
gf-outcome-draw = Both sides have reached their goal at the same time: a draw.

## How it ended, in a count of many games

gf-ending-maintenance = maintenance
gf-ending-lead = lead
gf-ending-points = points
gf-ending-tie = tie
gf-ending-draw = draw

## What a roll is for

gf-why-deployment-uk = British deployment
gf-why-deployment-de = German deployment
gf-why-detachment-uk = British detachment
gf-why-detachment-de = German detachment
gf-why-initiative-uk = British initiative
gf-why-initiative-de = German initiative
gf-why-usw_occurrence = submarine check
gf-why-usw_effect = submarine war
gf-why-combat-initiative-uk = British combat initiative
gf-why-combat-initiative-de = German combat initiative
gf-why-damage_table = damage
gf-why-reveal = Markers turned up
gf-why-reveal-uk = British markers turned up
gf-why-reveal-de = German markers turned up
gf-why-habit = how many dice to throw
