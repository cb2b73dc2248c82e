# Grand Fleet on the play table: the map, the fleet charts, facts beside the decisions, odds.

## The map

gf-map-scotland = SCOTLAND
gf-map-england = ENGLAND
gf-map-norway = NORWAY
gf-map-denmark = DENMARK
gf-map-germany = GERMANY
gf-map-netherlands = NETHERLANDS
gf-map-france = FRANCE
gf-map-north-sea = NORTH SEA
gf-table-map = The North Sea: { $hexes } hexes you may use
gf-table-letter = { $side ->
    [UK] B
   *[DE] G
 }
gf-table-place = { $place ->
    [none] { $hex }
   *[other] { $hex } { $place }
 }
gf-table-hex = { $place ->
    [none] { $hex }
   *[other] { $hex } { $place }
 }{ $kind ->
    [near] , { $owner ->
        [UK] British
       *[DE] German
     } near hex, { $vp } VP.
    [home] , { $owner ->
        [UK] British
       *[DE] German
     } home hex, { $vp } VP.
    [forbidden] , closed water, never used.
   *[normal] , open sea.
 }
gf-table-stack = { $side ->
    [UK] British
   *[DE] German
 }: { $down ->
    [0] { $up } face up
    [one] one face-down marker
   *[other] { $down } face-down markers
 }{ $down ->
    [0] {""}
   *[other] { $up ->
        [0] {""}
       *[other] , { $up } face up
     }
 }, weight { $weight }.{ $finished ->
    [yes] {" "}Has moved.
   *[no] {""}
 }
gf-table-fleet = { $side ->
    [UK] British
   *[DE] German
 } fleet { $fleet }, { $kind ->
    [fast] fast
    [slow] slow
    [hidden] of unknown class
   *[ordinary] ordinary
 }: { $types }.
gf-table-sign-down = B, G
gf-table-sign-down-about = Face-down marker: British on a square, German on a circle. Nobody knows which fleet it is.
gf-table-sign-up = B2
gf-table-sign-up-about = Fleet turned up, with its number
gf-table-sign-fast = »
gf-table-sign-fast-about = Fast fleet (only battlecruisers)
gf-table-sign-slow = «
gf-table-sign-slow-about = Slow fleet (at least one pre-dreadnought)
gf-table-sign-count = ③
gf-table-sign-count-about = So many markers
gf-table-sign-spent = ▁
gf-table-sign-spent-about = Has moved and moves no more
gf-table-sign-near = ⚑ 1½
gf-table-sign-near-about = Near hex with its victory points: British pennant, German swallow-tail
gf-table-sign-home = ⬡
gf-table-sign-home-about = Home hex, with a double border
gf-table-sign-shut = ▨
gf-table-sign-shut-about = Closed water, dotted in red

## Charts and tracks

gf-table-turn = Turn { $turn }: { $half ->
    [I] first
   *[II] second
 } half of { $year }
gf-table-score = { $leader ->
    [UK] United Kingdom leads by { $lead } VP
    [DE] Germany leads by { $lead } VP
   *[none] Level: no lead
 }
gf-table-vp-space = { $leader ->
    [UK] +{ $lead }
    [DE] −{ $lead }
   *[none] 0
 }
gf-table-vp-track = Victory points (plus: United Kingdom)
gf-table-turn-track = Turns
gf-table-waiting = { $usw ->
    [yes] sub{" "}
   *[no] {""}
 }{ $uk ->
    [0] {""}
   *[other] B{ $uk }
 }{ $de ->
    [0] {""}
   *[other] {" "}G{ $de }
 }
gf-table-phase-setup = Setting up
gf-table-phase-armament = Armament
gf-table-phase-initiative = Initiative
gf-table-phase-battle = Battle
gf-table-phase-combat = Combat
gf-table-phase-over = The game is over
gf-table-fleet-boxes = { $side ->
    [UK] Grand Fleet
   *[DE] High Seas Fleet
 }
gf-table-fleets-summary = { $count ->
    [one] one ship
   *[other] { $count } ships
 } ready; with fewer than { $needed } at the end of the turn the war is lost
gf-table-fleet-box = Fleet { $box }
gf-table-fleet-note = { $count ->
    [one] one ship
   *[other] { $count } ships
 }{ $kind ->
    [fast] , fast »
    [slow] , slow «
    [ordinary] , ordinary
   *[hidden] {""}
 }
gf-table-ddbox = { $side ->
    [UK] British DDbox
   *[DE] German DDbox
 }
gf-table-ddbox-summary = { $count ->
    [0] empty
    [one] one ship damaged or away
   *[other] { $count } ships damaged or away
 }
gf-table-box = Box { $box }
gf-table-box-room = { $most ->
    [none] no limit
   *[other] { $count }, up to { $most }
 }
gf-table-elsewhere = Lost and elsewhere
gf-table-fate = { $fate ->
    [home] home
    [sunk] sunk
   *[damaged] damaged
}
gf-table-sunk = Sunk
gf-table-sunk-summary = { $count ->
    [0] no ship sunk
    [one] one ship sunk
   *[other] { $count } ships sunk
 }
gf-table-american = American ships, not yet in the war
gf-table-cancelled = Never finished
gf-table-ship = { $nation ->
    [UK] British
    [US] American
   *[DE] German
 } { $type }: gunnery { $gunnery }, defence { $defence }.
gf-table-ship-history = { $ship_class } class, { $year ->
    [none] never finished
   *[other] in service { $year }
 }{ $guns ->
    [none] {""}
   *[other] ; { $guns }
 }{ $speed ->
    [none] {""}
   *[other] ; { $speed } knots
 }.
gf-table-count-of = { $count } { $type }
gf-table-unseen = { $count } unseen

## Facts beside a decision

gf-table-about-ships = { $whose ->
    [UK] British
   *[DE] German
 }: { $count ->
    [one] one ship
   *[other] { $count } ships
 } in fleet boxes (needs { $needed }), { $away } away in the DDbox.
gf-table-about-roll = The die called box { $box }: { $count ->
    [0] it is empty.
   *[other] { $ships }.
 }
gf-table-about-attack = Difference { $difference }.
gf-table-about-combat = { $place }, gunnery round { $round }.
gf-table-about-fleets = { $whose ->
    [UK] British
   *[DE] German
 }: { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
 }{ $fast ->
    [0] {""}
   *[other] , { $fast } fast
 }{ $slow ->
    [0] {""}
   *[other] , { $slow } slow
 }: { $types }.
gf-table-about-number = The enemy’s initiative number is { $number }. Your modifier before the choice: { $modifier }.
gf-table-about-first = You roll first. Your modifier before the choice: { $modifier }.
gf-table-about-choices = Your number { $own }, theirs { $theirs }: { $count ->
    [one] one situation.
   *[other] up to { $count } situations.
 }
gf-table-about-markers = Markers left: you { $own }, the enemy { $theirs }.
gf-table-about-fire = { $place }, gunnery round { $round }: you may spend { $points } points.
gf-table-over = { $over ->
    [0] No over-manoeuvre
   *[other] Over-manoeuvre { $over }: +{ $over }
 }
gf-table-group-full = With full gunnery
gf-table-group-half = With half gunnery (+2)
gf-table-group-situations = { $count ->
    [0] None
    [one] One situation
   *[other] { $count } situations
 }
gf-table-totals = Your guns { $own }, theirs { $theirs } points
gf-table-which-marker = Which marker?
gf-table-marker-down = Face-down marker ({ $count } left)
gf-table-marker-up = Fleet { $fleet }, face up, fast
gf-table-which-hex = Hex
gf-table-place-here = Place
gf-table-hint-place = { $fleet ->
    [0] Choose a hex for a face-down marker.
   *[other] Choose a hex for fleet { $fleet }.
 }
gf-table-which-stack = Which hex moves?
gf-table-stack-weights = { $place }: you weigh { $own }, they { $theirs }
gf-table-which-way = To
gf-table-move-here = Move
gf-table-hint-stack = Choose the hex that moves.
gf-table-hint-move = Choose where everything in { $hex } goes.
gf-table-caption-send = Ships by kind to the boxes of the DDbox; { $count } must go.
gf-table-caption-sort-ddbox = Ships by kind in the boxes of the DDbox
gf-table-caption-form-fleets = Ships by kind in the fleets
gf-table-caption-allocate-fire = Enemy ships by fleet and kind; one damage roll for each ship shot at
gf-table-class = { $kind ->
    [fast] fast »
    [slow] slow «
    [empty] dummy
   *[ordinary] ordinary
 }
gf-table-deployed-on-average = Ships that come home on average: { $one } with one roll, { $two } with two.
gf-table-salvo = { $spent } of { $points } points spent on { $targets ->
    [one] one target
   *[other] { $targets } targets
 }. On average { $sunk } sunk and { $boxed } damaged.
gf-table-salvo-fleet = Fleet { $fleet }, sunk or damaged: { $chances }.
gf-table-salvo-many = { $count } or more { $chance }
gf-table-left-at-home = { $left } ships stay in the fleet boxes; { $needed } are needed at the end of the turn.

## Odds

gf-table-odds-attack = { $dice ->
    [one] You attack, if they roll one die
   *[other] You attack, if they roll two dice
 }
gf-table-odds-attacked = { $dice ->
    [one] They attack, if they roll one die
   *[other] They attack, if they roll two dice
 }
gf-table-odds-parity = You lose 1 VP by equal parity
gf-table-odds-more-ships = More ships come
gf-table-odds-german-point = The first roll brings Germany points
gf-table-odds-british-point = The first roll brings the British points
gf-table-odds-confused = Confused: no fire
gf-table-odds-choices = You choose situations
gf-table-odds-enemy-choices = They win by 2 or more

## Computer players

gf-player-sensible = Computer: sensible
gf-player-sensible-about = Sound habits, no calculation: keeps its ships at home in good number, sails in middling fleets by class, goes for undefended coasts.
gf-player-admiral = Computer: admiral
gf-player-admiral-about = Plays to win, and reckons with the exact odds.
