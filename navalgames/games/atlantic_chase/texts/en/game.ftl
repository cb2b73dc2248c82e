# Atlantic Chase: sides, options, decisions, orders, refusals and the log.

## The game and its sides

ac-title = Atlantic Chase
ac-years = Atlantic, 1939 to 1942
ac-hook = German raiders are out in the Atlantic, and all you know is a string along which they may be: search it, shorten it, and strike.
ac-home-board = The chart of Atlantic Chase: the North Atlantic from Canada to Norway in hexes, with task forces as pins and strings.
ac-side-German = Germany
ac-side-German-short = Germany
ac-side-British = Britain
ac-side-British-short = Britain

## Options

ac-option-scenario = Scenario
ac-option-scenario-about = Three to learn by, three operations on the whole map, four battles on the Battle Board alone. Scenarios of your own stand here too.
ac-option-variant = Agreed variant
ac-option-variant-about = In Rheinübung the Germans may get two more groups of ships, for one victory point each.
ac-option-imaginary_side = Side run by a die
ac-option-imaginary_side-about = To practise alone: one side decides by a die whether it tries to seize the initiative, and how it uses a Slip.
ac-option-opt_damaged_ship_restriction = Damaged ships lead no attack
ac-option-opt_damaged_ship_restriction-about = A task force with a damaged ship may not lead an Air Strike, Engage or Naval Search.
ac-option-opt_cv_limit = Carriers on short strings only
ac-option-opt_cv_limit-about = A carrier flies only from a pin or a string of at most 6 hexes. Hard on the British.
ac-option-opt_battle_removes_evasive = Battle ends evasion
ac-option-opt_battle_removes_evasive-about = After a battle both task forces lose their Evasive markers.
ac-option-counter_printing = Values of five ships
ac-option-counter_printing-about = As on the published counters, or as in the pictures of the rulebook.
ac-option-interruption_bands = Lines of the Interruption table
ac-option-interruption_bands-about = As in the rulebook or as on the board: the board has fewer interruptions in the middle.
ac-option-interruption_vie_kept = After a Vie won in an Interruption
ac-option-interruption_vie_kept-about = The interrupted action goes on, or is cancelled all the same.
ac-option-miss_with_intel = A Miss with Intel
ac-option-miss_with_intel-about = The change of initiative replaces the end of the action, or the end of the action follows it.
ac-option-designation_order = Who designates support first
ac-option-designation_order-about = The active player or the other one.
ac-option-dual_role = One force in two roles
ac-option-dual_role-about = Whether one task force may both coordinate and give air support.
ac-option-target_self_support = A target that supports itself
ac-option-target_self_support-about = Whether the string of a carrier under attack is taken off the Trajectory Total when she flies for herself.
ac-option-walker_inactive = Walker in defence
ac-option-walker_inactive-about = Whether Walker’s coordination is also worth 4 when the British are attacked.
ac-option-arctic_weather = Weather on the Arctic Line
ac-option-arctic_weather-about = Bad weather there for everything, or for aircraft, Time Lapse and initiative only.
ac-option-air_across_nonadjacent = Aircraft across barred sides
ac-option-air_across_nonadjacent-about = Whether aircraft count straight across sides that ships may not cross.
ac-option-neutral_port_intel = Neutral ports see ships
ac-option-neutral_port_intel-about = Whether a string at a neutral port gets Intel.
ac-option-signals_lapse = Time Lapse after Signals
ac-option-signals_lapse-about = Own strings in the hex may lapse, or must.
ac-option-recon_stay = Recon on the spot
ac-option-recon_stay-about = Whether a U-boat may search the hex in which it lies.
ac-option-stealth_double = Two results of a Stealth Attack
ac-option-stealth_double-about = Each on a ship of the attacker’s choice, or both on one ship.
ac-option-edge_hexes = Hexes at the edge
ac-option-edge_hexes-about = As on the map; without the hex off Holland; or with four slivers at the frame.
ac-option-break_away_speed = Speed and breaking away
ac-option-break_away_speed-about = –1 if the own side has the slowest ship, or if any enemy ship is faster.
ac-option-damaged_torpedo = Torpedoes of damaged ships
ac-option-damaged_torpedo-about = Whether a damaged ship may still launch torpedoes.
ac-option-gunnery_declaration = Choosing targets
ac-option-gunnery_declaration-about = One shot after another, or all targets named before any roll.
ac-option-escort_pool = Escorts of convoys
ac-option-escort_pool-about = None, or a destroyer squadron with each convoy: our stand-in for a table we do not know.
ac-option-inset_maps = Inset maps
ac-option-inset_maps-about = Their hexes are not known, so they cannot be played.
ac-value-T1 = A line across the gap (November 1939)
ac-value-T2 = The carrier alone (June 1940)
ac-value-T3 = Find her again (May 1941)
ac-value-OP4 = Berlin (January to March 1941)
ac-value-OP5 = Rheinübung (May 1941)
ac-value-MS1 = Battle: Cornered (River Plate)
ac-value-MS5 = Battle: With Friends Like These (Mers-el-Kébir)
ac-value-MS6 = Battle: Hard Lesson (convoy HX 84)
ac-value-MS9 = Battle: Sink the Bismarck (Denmark Strait)
ac-value-X1 = Sportpalast (March 1942)
ac-value-none = none
ac-value-Jutland = more German ships
ac-value-German = Germany
ac-value-British = Britain
ac-value-True = yes
ac-value-False = no
ac-value-final = published counters
ac-value-rulebook_diagrams = pictures of the rulebook
ac-value-rulebook = rulebook
ac-value-board = board
ac-value-resume = goes on
ac-value-cancel = is cancelled
ac-value-replaces = replaces it
ac-value-keeps = it follows
ac-value-active_first = active player first
ac-value-inactive_first = other player first
ac-value-allowed = allowed
ac-value-forbidden = forbidden
ac-value-not_deducted = not taken off
ac-value-deducted = taken off
ac-value-minus_four = –4
ac-value-local = for everything
ac-value-initiative_only = aircraft, lapse, initiative
ac-value-blocked = not allowed
ac-value-no_trigger = no
ac-value-trigger = yes
ac-value-may = may lapse
ac-value-must = must lapse
ac-value-separate = each by itself
ac-value-same_ship = both on one ship
ac-value-official = as on the map
ac-value-strict = without 17,-4
ac-value-slivers = with slivers
ac-value-own_slowest = own side slowest
ac-value-enemy_faster = an enemy is faster
ac-value-sequential = one after another
ac-value-all_first = all before the dice
ac-value-one_dd = one squadron each
ac-value-off = off

## Decisions

ac-decision-act = What do you do next?
ac-decision-act-help = You hold the initiative: act as often as you like until you lose it or pass it on.
ac-decision-plot = Where does the string go on?
ac-decision-plot-help = Add hexes at either end, at most 15 in all. Red marks show where a new hex gets Intel. End the course when it is long enough.
ac-decision-plot_gate = From which hex of the port does it sail?
ac-decision-plot_gate-help = The port touches more than one hex.
ac-decision-recon = Into which hex does the boat go?
ac-decision-recon-help = Every enemy string there gets Intel. Hexes with enemy ports and airbases are closed.
ac-decision-support_first = Who supports the action?
ac-decision-support_first-help = At most one coordinating force in the target hex and one source of air support within 2 hexes. Whoever supports must lapse afterwards.
ac-decision-support_second = Who supports your side?
ac-decision-support_second-help = At most one coordinating force in the target hex and one source of air support within 2 hexes. Their length is taken off the total.
ac-decision-remove_intel = Does Gensoul remove an Intel marker?
ac-decision-remove_intel-help = Once in the scenario, from a British or French task force designated now.
ac-decision-roll_of_active = Does a leader roll for the Trajectory Total?
ac-decision-roll_of_active-help = Two dice, and only then you decide whether to add, subtract or keep the power.
ac-decision-roll_of_other = Does a leader roll for the Trajectory Total?
ac-decision-roll_of_other-help = Two dice, and only then you decide whether to add, subtract or keep the power.
ac-decision-total_of_active = What becomes of the leader’s roll?
ac-decision-total_of_active-help = A smaller total is better for the attacker. If you decline, the power stays.
ac-decision-total_of_other = What becomes of the leader’s roll?
ac-decision-total_of_other-help = A larger total is better for the target. If you decline, the power stays.
ac-decision-evade = Spend the target’s Evasive marker?
ac-decision-evade-help = –1 on the attack in good weather, –2 in bad weather. The marker is then gone.
ac-decision-slip = How do you use the Slip?
ac-decision-slip-help = Turn a reported string into a pin, or let the target gain an Evasive marker. The action is cancelled either way.
ac-decision-leader_dice = Does a leader change the dice?
ac-decision-leader_dice-help = You have seen the roll. The power works once in the scenario.
ac-decision-place = Where does the surprised ship stand?
ac-decision-place-help = You place the enemy’s ships, each Near or Far.
ac-decision-set_up_smoke = Which ship begins with smoke?
ac-decision-set_up_smoke-help = Smoke hides the ship itself, and up to two others with it. One after another; then end.
ac-decision-cover = Which ships does the smoke cover?
ac-decision-cover-help = Up to two own ships in the same zone.
ac-decision-fire = Which ship fires at which?
ac-decision-fire-help = Each ship once. All hits take effect together when everybody has fired.
ac-decision-launch = Which ship launches torpedoes?
ac-decision-launch-help = From the Close zone, without smoke, once in the whole scenario.
ac-decision-manoeuvre = Where does this ship go?
ac-decision-manoeuvre-help = One zone or none, slowest ships first. It may make smoke.
ac-decision-break_away = Do you want to leave the battle?
ac-decision-break_away-help = If both want it the battle ends. If only you want it you roll two dice: 9 or more.
ac-decision-leave_alone = Does one ship slip away?
ac-decision-leave_alone-help = The Evasive marker takes one ship in the Far zone out of the battle.
ac-decision-leader_goes = Where does the leader go?
ac-decision-leader_goes-help = His ship is sunk or newly damaged; he goes aboard another of his task force.
ac-decision-seize = Try to seize the initiative?
ac-decision-seize-help = Two dice, plus the Tally, plus an Evasive marker: 9 or more. If you do not try, a task force of yours gains an Evasive marker.
ac-decision-vie = Vie for the initiative: spend an Evasive marker?
ac-decision-vie-help = One die each; you add the Tally and the marker. The higher one has the initiative, a tie keeps it.
ac-decision-may_lapse = Shorten this string too?
ac-decision-may_lapse-help = It runs through the hex of the signal.
ac-decision-lapse_by = By the die or by speed?
ac-decision-lapse_by-help = Part of the string lies on the Arctic Line, so you may choose.
ac-decision-lapse_ends = Which part of the string stays?
ac-decision-lapse_ends-help = Hexes go from the ends. A hex with Intel stays unless you use the Intel limit. If the last one goes, choose where the pin stands.
ac-decision-reorganize = What do you reorganize?
ac-decision-reorganize-help = As many splits, merges and reinforcements as you like; a failed reinforcement ends it and costs the initiative. With every task force in play and no own pin in the port it fails at once.
ac-decision-split = Which ship goes along?
ac-decision-split-help = At least one ship must stay behind.
ac-decision-split_markers = Which task force keeps the markers?
ac-decision-split_markers-help = No new marker is made.
ac-decision-failed_lapse = Which string is shortened?
ac-decision-failed_lapse-help = The reinforcement failed: one of your strings lapses and the initiative passes.
ac-decision-early_or_late_evade = Spend the Evasive marker to choose?
ac-decision-early_or_late_evade-help = Then you say which side of the string stays, not the enemy.
ac-decision-shadow_evade = Spend the Evasive marker to choose?
ac-decision-shadow_evade-help = Then you say which three hexes stay, not the enemy.
ac-decision-early_or_late = Which side of the string stays?
ac-decision-early_or_late-help = The string has a hole; one side goes.
ac-decision-shadow = Which three hexes stay?
ac-decision-shadow-help = The hex that was searched must be among them.
ac-decision-skirmish = Fight a limited battle?
ac-decision-skirmish-help = One round, all ships in their Far zones. If not, the enemy gets a Contact marker.
ac-decision-choose_hit = Which ship takes the hit?
ac-decision-choose_hit-help = Any ship of the target.
ac-decision-choose_damaged = Which ship is damaged?
ac-decision-choose_damaged-help = A ship that is damaged already is sunk.
ac-decision-choose_slow = Which slow ship takes the hit?
ac-decision-choose_slow-help = Only slow and very slow ships can be hit.
ac-decision-choose_very_slow = Which very slow ship takes the hit?
ac-decision-choose_very_slow-help = Only very slow ships can be hit.

## Orders

ac-order-air-strike = Air Strike by { $source ->
    [airbase] the airbase in { $launch }
   *[other] { $source } from { $launch }
 } on { $target } in { $hex }
ac-order-complete = { $task_force } goes into port: { $port } (Completion)
ac-order-engage = { $task_force } engages { $target }
ac-order-naval-search = { $task_force } searches for { $target } in { $hex }
ac-order-pass = { $task_force ->
    [none] Pass
   *[other] Pass, and shorten { $task_force }
 }
ac-order-all-pass = All Pass: shorten all own strings
ac-order-reorganize = Reorganize
ac-order-signals = Signals: { $target } becomes a pin in { $hex }
ac-order-send-stealth-force = Send { $force } on recon
ac-order-stealth-attack = { $force } attacks { $target }
ac-order-plot-course = Draw a new course for { $task_force }
ac-order-enter-box = { $task_force } enters the box of { $box }
ac-order-leave-box = { $task_force } leaves for { $hex }
ac-order-disperse = { $ship } disperses
ac-order-add-segment = { $end ->
    [front] At the beginning: { $hex }
   *[back] At the end: { $hex }
 }
ac-order-end-course = End the course here
ac-order-go-to = To { $hex }
ac-order-support = { $coordination ->
    [none] { $air ->
        [none] No support
       *[other] Air support by { $air ->
            [airbase] the airbase in
           *[other] { $air } from
         } { $launch }
     }
   *[other] { $air ->
        [none] { $coordination } coordinates
       *[other] { $coordination } coordinates, air support by { $air ->
            [airbase] the airbase in
           *[other] { $air } from
         } { $launch }
     }
 }
ac-order-take-intel = Remove the Intel of { $task_force } in { $hex }
ac-order-roll-for-leader = { $leader } rolls
ac-order-change-total = { $how ->
    [add] Add it to the total
    [subtract] Subtract it from the total
   *[decline] Keep the power for later
 }
ac-order-turn-die = { $leader } turns a { $face } to 6
ac-order-add-two = { $leader } adds 2
ac-order-decline = No
ac-order-spend-evasive = { $task_force ->
    [none] Keep the marker
   *[other] Spend the Evasive marker of { $task_force }
 }
ac-order-slip-signals = Signals: { $target } becomes a pin in { $hex }
ac-order-slip-evasive = The target gains an Evasive marker
ac-order-strike-ship = { $ship }
ac-order-keep-line = Keep { $hexes }
ac-order-limited-battle = { $yes ->
    [yes] Fight a limited battle
   *[no] No battle: Contact
 }
ac-order-lapse-by = { $how ->
    [die] Roll a die
   *[speed] By speed
 }
ac-order-lapse = { $station ->
    [none] Remove { $front } at the beginning and { $back } at the end
   *[other] Remove all; pin in { $station }
 }
ac-order-try-to-seize = { $evasive ->
    [none] Try to seize the initiative
   *[other] Try, with the Evasive marker of { $evasive }
 }
ac-order-seize-by-leader = Lütjens seizes the initiative without a roll
ac-order-take-evasive = { $task_force ->
    [none] Do not try
   *[other] Do not try: { $task_force } gains an Evasive marker
 }
ac-order-vie = { $evasive ->
    [none] Vie without a marker
   *[other] Vie with the Evasive marker of { $evasive }
 }
ac-order-split = Split { $ship } from { $task_force }
ac-order-move-ship = { $ship } goes along
ac-order-end-split = The new task force is complete
ac-order-assign-markers = { $contact ->
    [none] Evasive to { $evasive }
   *[other] { $evasive ->
        [none] Contact to { $contact }
       *[other] Contact to { $contact }, Evasive to { $evasive }
     }
 }
ac-order-merge = Merge { $task_force } into { $into }
ac-order-reinforce = { $join ->
    [none] Try to bring in group { $group }
   *[other] Try to bring in group { $group }, to join { $join }
 }
ac-order-end-reorganize = That is all
ac-order-lapse-force = Shorten { $task_force }
ac-order-place-ship = { $ship }: { $zone }
ac-order-make-smoke = { $ship } makes smoke
ac-order-cover = { $others ->
    [none] { $ship } hides nobody else
   *[other] { $ship } also hides { $others }
 }
ac-order-fire = { $ship } fires at { $target }
ac-order-cease-fire = No more
ac-order-launch = { $ship } launches torpedoes at { $target }
ac-order-manoeuvre = { $ship }: { $zone }{ $smoke ->
    [yes] , with smoke
   *[no] {""}
 }{ $disperse ->
    [yes] , disperses
   *[no] {""}
 }
ac-order-go-aboard = { $leader } goes aboard { $ship }
ac-order-break-away = { $yes ->
    [yes] Break away
   *[no] Stay
 }
ac-order-leave-alone = { $ship ->
    [none] Nobody
   *[other] { $ship } slips away
 }

## What is not allowed now

ac-refusal-course = Course of { $force }
ac-refusal-completion = Completion of { $force }
ac-refusal-attack = Attack by { $force }
ac-refusal-engage = { $force } engages { $target }
ac-refusal-search = { $force } searches for { $target }
ac-refusal-strike = Air Strike by { $force }
ac-refusal-stealth = { $force } attacks { $target }
ac-refusal-segment = String to { $hex }
ac-refusal-recon = Recon in { $hex }
ac-refused-too-long = A string has at most 15 hexes.
ac-refused-no-way-on = No free hex lies next to an end of the string.
ac-refused-intel = It carries Intel in { $hex }; a reported string cannot slip into port.
ac-refused-line-too-long = Its string has { $length } hexes; at most 6 may complete.
ac-refused-in-port-box = It lies in a port box, safe but idle.
ac-refused-convoy = A convoy leads no attack.
ac-refused-damaged-ship = With this option a damaged ship leads no attack.
ac-refused-no-station = Only a pin can be brought to battle; in { $hex } the enemy is still a string.
ac-refused-station = Only a string can be searched for; the enemy is known to be in { $hex }.
ac-refused-bad-weather = Aircraft fly in good weather only.
ac-refused-carrier-line-too-long = With this option a carrier flies only from a pin or a short string; hers has { $length } hexes.
ac-refused-arctic-launch = No aircraft start on the Arctic Line.
ac-refused-not-exposed = A string can be attacked only where it carries Contact or Intel.
ac-refused-no-hex = No ship can go there.
ac-refused-crosses-itself = The string is there already; it never crosses itself.
ac-refused-not-adjacent-side = Land lies between these hexes: ships may not cross this side.
ac-refused-canal = Only German ships use the canal.
ac-refused-hole = The hex does not lie next to the end of the string.
ac-refused-branch = The hex lies beside the middle of the string; a string has two ends and no branch.
ac-refused-empty = A string has at least one hex.
ac-refused-enemy-base = The enemy has a port or an airbase there.
ac-refused-must-move = The force lies there already; a recon must move it.
ac-refused-one-counter = There is one counter of this ship.
ac-refused-slowest-too-fast = The slowest ship cannot be faster than the fastest.
ac-refused-no-variant = The group belongs to a variant that is not agreed on.
ac-refused-intel-without-segment = A string of { $own } hexes carries no { $intel } Intel markers: one each at most.
ac-refused-no-damaged-side = This counter has no damaged side.
ac-refused-apart = The two forces do not meet in { $hex }.
ac-refused-too-far = { $hex } is too far away: aircraft reach { $range } hexes.
ac-refused-no-port = It is not in { $port }, or that port is not its own.

## The log

ac-log-begins = Scenario { $scenario } begins. The { $side } side has the initiative.
ac-log-initiative = The initiative passes to the { $side } side (change { $turn }).
ac-log-weather = { $weather ->
    [good] The weather clears up.
   *[bad] The weather turns bad.
 }
ac-log-plot = The { $side } task force { $force } draws a course.
ac-log-plotted = The string of { $force } now has { $length ->
    [one] one hex
   *[other] { $length } hexes
 }.
ac-log-intel = { $force } is reported in { $hex }: Intel.
ac-log-air-strike = The { $side } side strikes { $target } in { $hex } from the air ({ $force ->
    [airbase] airbase
   *[other] { $force }
 }).
ac-log-engage = { $force } tries to bring { $target } to battle in { $hex }.
ac-log-naval-search = { $force } searches for { $target } in { $hex }.
ac-log-stealth-attack = { $force } attacks { $target } in { $hex } unseen.
ac-log-coordinates = { $force } coordinates.
ac-log-air-support = Air support for the { $side } side from { $hex } ({ $force ->
    [airbase] airbase
   *[other] { $force }
 }).
ac-log-leader = { $leader } acts for the { $side } side.
ac-log-leader-moves = { $leader } moves to { $ship }.
ac-log-leader-lost = { $leader } is lost.
ac-log-total = { $leader } changes the Trajectory Total by { $change }.
ac-log-interruption = Interruption: { $result }.
ac-log-evasive = { $force } gains an Evasive marker.
ac-log-evasive-spent = { $force } spends its Evasive marker.
ac-log-result = Sum { $rolled } at Trajectory Total { $total }: { $results }.
ac-log-miss-with-intel = A miss while Intel lies on the { $side } forces: the initiative will pass.
ac-log-contact = Contact with { $force } in { $hex }.
ac-log-lose-contact = Contact with { $force } in { $hex } is lost.
ac-log-sighted = { $force } is sighted and becomes a pin in { $hex }.
ac-log-early-or-late = Too early or too late: { $force } is not in { $hex }.
ac-log-shadow = { $force } is shadowed: three hexes at most remain.
ac-log-kept = { $count ->
    [one] One hex of { $force } remains.
   *[other] { $count } hexes of { $force } remain.
 }
ac-log-too-fast = { $force } is too fast to be hit.
ac-log-identified = { $force } is identified: { $ships }.
ac-log-lapse = { $count ->
    [0] Time passes, but { $force } loses no hex.
    [one] Time passes: { $force } loses one hex.
   *[other] Time passes: { $force } loses { $count } hexes.
 }
ac-log-station = { $force } becomes a pin in { $hex }.
ac-log-signals = Signals: { $target } becomes a pin in { $hex }.
ac-log-recon = { $force } goes to { $hex }.
ac-log-pass = { $force ->
    [none] The { $side } side passes.
   *[other] The { $side } side passes; { $force } is shortened.
 }
ac-log-all-pass = The { $side } side passes; { $leader } shortens all its strings.
ac-log-seize = The { $side } side tries to seize the initiative: { $total }. { $won ->
    [yes] It succeeds.
   *[no] It fails; the Tally rises.
 }
ac-log-declined = The { $side } side does not try to seize the initiative.
ac-log-vie = Vie: { $total } for the { $side } side against { $active }. { $won ->
    [yes] It takes the initiative.
   *[no] The initiative stays; the Tally rises.
 }
ac-log-completion = { $force } makes for { $port }.
ac-log-completion-fails = { $force } does not get into port.
# A ship with its nation, unless its name says it: "Convoy (British)".
ac-log-whose-ship = { $whose ->
    [none] { $ship }
   *[other] { $ship } ({ $whose })
 }
ac-log-completed = { ac-log-whose-ship } reaches port.
ac-log-sunk = { ac-log-whose-ship } is sunk.
ac-log-exited = { ac-log-whose-ship } has left the battle.
ac-log-hit = { $hits ->
    [one] { ac-log-whose-ship } takes a hit.
   *[other] { ac-log-whose-ship } takes { $hits } hits.
 }
ac-log-damaged = { ac-log-whose-ship } is damaged.
ac-log-disperses = { $ship } disperses.
ac-log-enters-box = { $force } enters the box of { $box }.
ac-log-leaves-box = { $force } leaves port for { $hex }.
ac-log-reorganize = The { $side } side reorganizes.
ac-log-split = { $new } splits from { $force }.
ac-log-merge = { $force } joins { $into }.
ac-log-enters = Group { $group } of the { $side } side enters play at { $port }.
ac-log-not-entered = Group { $group } of the { $side } side is not ready.
ac-log-battle = Battle in { $hex }: { $force } against { $target }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }.
ac-log-battle-over = The battle is over.
ac-log-round = Round { $round } of the battle.
ac-log-shot = { $ship } fires at { $target }, { $range } range: { $total }, { $hits ->
    [0] splash
    [one] one hit
   *[other] { $hits } hits
 }.
ac-log-torpedo = { $ship } launches torpedoes at { $target }: { $total }, { $hits ->
    [0] nothing
   *[other] { $hits } hits
 }.
ac-log-manoeuvre = { ac-log-whose-ship }: { $zone }.
ac-log-wants-away = The { $side } side wants to leave.
ac-log-break-away = The { $side } side tries to break away: { $total }. { $won ->
    [yes] It succeeds.
   *[no] It fails.
 }
ac-log-leaves-alone = { $ship } slips away from the battle.
ac-log-points = Victory points: Germany { $german }, Britain { $british }.
ac-log-level = The { $side } side has reached a { $level ->
    [decisive] decisive
   *[marginal] marginal
 } victory.

## How it ended

ac-outcome-points = The { $winner } side wins by victory points.
ac-outcome-tie = Victory points are equal; the scenario gives the tie to the { $winner } side.
ac-outcome-decisive = The { $winner } side wins a decisive victory.
ac-outcome-marginal = The { $winner } side wins a marginal victory.
ac-outcome-none = Nobody has reached a condition of victory.
ac-ending-points = victory points
ac-ending-tie = tie
ac-ending-decisive = decisive
ac-ending-marginal = marginal
ac-ending-none = no condition reached

## What a roll is for

ac-why-air_strike = Air Strike
ac-why-engage = Engage
ac-why-naval_search = Naval Search
ac-why-stealth_attack = Stealth Attack
ac-why-interruption = Interruption
ac-why-leader_total = the leader’s guess, for the total
ac-why-lapse = Time Lapse
ac-why-seize = seizing the initiative
ac-why-vie_active = Vie: holds it
ac-why-vie_inactive = Vie: wants it + Tally
ac-why-weather = weather
ac-why-slip_choice = Slip
ac-why-imaginary_choice = side run by a die
ac-why-reinforcement = reinforcement
ac-why-gunnery = gunnery
ac-why-identity = which ships these are
ac-why-torpedo = torpedoes
ac-why-break_away = break away

## Scenario files

ac-error-counter-hits = A ship that is hit bears no number of hits (chart ship_counters, columns hits and sink; rule 6.1). Expected a whole number; only convoys, squadrons and batteries have none.
ac-error-counter-speed = The counter { $ship } has no speed where one is read (chart ship_counters, column { $column }; rule 6.1). Expected one of: { $expected }.
ac-error-scenario-missing = The scenario file { $file } cannot be read: it is not there, or too large.
ac-error-scenario-folder = { $variable } names a folder that is not there: { $given }.
ac-error-scenario-toml = { $file }, line { $line }: not readable as TOML: { $given } (rule { $rule }).
ac-error-scenario-twice = { $file }, line { $line }, { $where }: { $given } is named twice (rule { $rule }).
ac-error-scenario-entry-missing = { $file }, line { $line }, { $where }: the entry { $expected } is missing (rule { $rule }).
ac-error-scenario-entry = { $file }, line { $line }: the entry { $given } means nothing here. Did you mean { $nearest }? Known: { $expected } (rule { $rule }).
ac-error-scenario-value = { $file }, line { $line }, { $where }: given { $given }, expected { $expected } (rule { $rule }).
ac-error-scenario-unknown = { $file }, line { $line }, { $where }: { $given } is not known. Did you mean { $nearest }? Known: { $expected } (rule { $rule }).
ac-error-scenario-no-source = { $file }, line { $line }: say where forces, places and victory come from (entry source, rule { $rule }).
ac-error-scenario-no-forces = { $file }, line { $line }: both sides need forces (rule { $rule }).
ac-error-scenario-no-ships = { $file }, line { $line }, { $where }: a force needs at least one ship (rule { $rule }).
ac-error-scenario-identities = { $file }, line { $line }, { $where }: an unidentified force has { $expected } identities in place of ships, one for each face of a die; given { $given } (rule { $rule }).
ac-error-scenario-taken = { $file }, line { $line }, { $where }: { $given } is used more often than there are counters ({ $expected }; rule { $rule }).
ac-error-scenario-leader-side = { $file }, line { $line }, { $where }: { $given } serves the { $expected } side (rule { $rule }).
ac-error-scenario-too-many-forces = { $file }, line { $line }, { $where }: { $given } task forces, at most { $expected } (rule { $rule }).
ac-error-scenario-intel-on-station = { $file }, line { $line }, { $where }: a station carries no Intel (rule { $rule }).
ac-error-scenario-u-boat-box = { $file }, line { $line }, { $where }: the U-boat box is for German U-boats, not for { $given } (rule { $rule }).
ac-error-scenario-port-side = { $file }, line { $line }, { $where }: { $given } is held by { $expected } (rule { $rule }).
ac-error-scenario-box-side = { $file }, line { $line }, { $where }: no port of the box { $given } is held by the { $expected } side (rule { $rule }).
ac-error-scenario-control = { $file }, line { $line }: in this year { $given } may be { $expected }; the entry control must say which (rule { $rule }).
ac-error-scenario-end = { $file }, line { $line }, { $where }: { $given } is no end condition (rule { $rule }).
ac-error-scenario-each-or-once = { $file }, line { $line }, { $where }: give either each or once (rule { $rule }).
ac-error-scenario-condition = { $file }, line { $line }, { $where }: { $given } cannot be read as a condition (rule { $rule }).
ac-error-scenario-line-empty = { $file }, line { $line }, { $where }: a line needs at least one segment (rule { $rule }).
ac-error-scenario-line-no-hex = { $file }, line { $line }, { $where }: { $given } is no playable hex (rule { $rule }).
ac-error-scenario-line-too-long = { $file }, line { $line }, { $where }: the segment in { $given } is one too many; a line has at most { $expected } (rule { $rule }).
ac-error-scenario-line-crosses-itself = { $file }, line { $line }, { $where }: the line is in { $given } twice (rule { $rule }).
ac-error-scenario-line-not-adjacent-side = { $file }, line { $line }, { $where }: the line may not cross the side into { $given } (rule { $rule }).
ac-error-scenario-line-canal = { $file }, line { $line }, { $where }: only German lines go through the canal to { $given } (rule { $rule }).
ac-error-scenario-line-hole = { $file }, line { $line }, { $where }: { $given } does not lie next to the hex before it: the line has a hole (rule { $rule }).
ac-error-scenario-line-branch = { $file }, line { $line }, { $where }: { $given } lies beside an earlier segment and not beside the last: a line has no branch (rule { $rule }).
