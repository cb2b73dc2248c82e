# The play table: chart, Battle Board, forces, orders with their odds.

ac-table-brief-1 = Where is the enemy? Nobody knows for certain. A task force is a string of hexes on the chart (the rules say trajectory): somewhere along it the ships are. The longer the string, the less anybody knows. Where its place is known it is a pin (in the rules a station).
ac-table-brief-2 = You act as long as you hold the initiative: draw courses, search for strings, bring pins to battle, strike from the air. Most actions let the enemy try to take the initiative from you.
ac-table-brief-3 = Searching turns strings into pins; only a pin can be brought to battle. Time shortens strings, too. Whoever passes by ports, airbases and pins of the enemy is reported (Intel), and reported forces are easily interrupted.
ac-table-brief-4 = Pick a task force on the chart or in the list. Every action shows its exact chances, before and after an Interruption. New here? Begin with “A line across the gap”.
ac-table-tab-forces = Forces
ac-table-chart = The North Atlantic
ac-table-weather = { $weather ->
    [good] Good weather
   *[bad] Bad weather
 }{ $tally ->
    [0] { "" }
   *[other] { " · Tally " }{ $tally }
 }

## Where the game stands

ac-table-turn = { $scenario } · change { $turn }
ac-table-dice = the { $how ->
    [best] best
   *[worst] worst
 } { $count } of { $dice }
ac-table-log-turn = Change of initiative { $turn }
ac-table-phase = { $phase ->
    [over] The game is over
    [battle] Battle
   *[chase] { $side } initiative
 }
ac-table-score = Germany { $german } – Britain { $british }
ac-table-tally = The Tally stands at { $tally }: every failed attempt makes the next one easier.

## The chart

ac-table-name-greenland = GREENLAND
ac-table-name-iceland = ICELAND
ac-table-name-norway = NORWAY
ac-table-name-britain = BRITAIN
ac-table-name-canada = CANADA
ac-table-name-spain = SPAIN
ac-table-name-france = FRANCE
ac-table-name-atlantic = Atlantic
ac-table-name-denmark-strait = Denmark Strait
ac-table-name-gap = Iceland–Faeroes Gap
ac-table-name-biscay = Bay of Biscay
ac-table-name-north-sea = North Sea
ac-table-name-norwegian-sea = Norwegian Sea
ac-table-name-barents-sea = Barents Sea
ac-table-name-arctic = Arctic Line
ac-table-name-zone = U-boat Zone
ac-table-hex = Hex { $hex }.
ac-table-hex-port = { $side ->
    [neutral] Neutral port: { $ports }.
   *[other] { $side } port: { $ports }.
 }
ac-table-hex-base = { $side } airbase.
ac-table-hex-arctic = On the Arctic Line.
ac-table-hex-zone = In the U-boat Zone.
ac-table-about-force = { $side } { $force } ({ $ships }){ $lies ->
    [station] : pin.
   *[line] , hex { $number } of { $length }.
 }
ac-table-about-intel = Intel here.
ac-table-about-contact = Contact here.
ac-table-about-box = In port: { $force },
ac-table-about-stealth = { $side } { $kind ->
    [U-boat] U-boats
    [submarine] submarines
   *[mine] mines
 } { $force }.
ac-table-sign-line = ━ G1
ac-table-sign-line-about = a string (trajectory): the task force is somewhere along it; broken ones are German
ac-table-sign-end = ■ ▶
ac-table-sign-end-about = beginning and end of a string
ac-table-sign-pin = ⬤ B1
ac-table-sign-pin-about = a pin (station): the task force is here; square heads are German
ac-table-sign-harbour = ▭ B2
ac-table-sign-harbour-about = task forces in a port box
ac-table-sign-intel = ◆ i
ac-table-sign-intel-about = Intel: this hex has been reported
ac-table-sign-contact = ◎
ac-table-sign-contact-about = Contact: the enemy has seen it here
ac-table-sign-evasive = ∿
ac-table-sign-evasive-about = Evasive: a marker to spend
ac-table-sign-stealth = U1 S1
ac-table-sign-stealth-about = U-boats, submarines, mines
ac-table-sign-arctic = ╍
ac-table-sign-arctic-about = the Arctic Line: bad weather for good
ac-table-sign-zone = ┄
ac-table-sign-zone-about = the U-boat Zone
ac-table-sign-barred = ▬
ac-table-sign-barred-about = a side that ships may not cross

## Task forces

ac-table-force = { $force }: { $ships } – { $place }
ac-table-force-title = { $force } { $ships }
ac-table-named = { $ship } ({ $force })
ac-table-named-hex = { $hex } ({ $place })
ac-table-off-port = { $wind ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
 } of { $port }
ac-table-ship = { $ship }{ $state ->
    [damaged] , damaged
    [dispersed] , dispersed
   *[sound] {""}
 }{ $hits ->
    [0] {""}
    [one] , 1 hit
   *[other] , { $hits } hits
 }
ac-table-unidentified = unidentified: one of six
ac-table-identity = With a { $number }: { $ships }
ac-table-in-box = in port: { $box }
ac-table-in-hex = pin in { $hex }
ac-table-in-line = { $length ->
    [1] string of one hex, { $first }
   *[other] string of { $length }, { $first } to { $last }
 }
ac-table-mark-intel = Intel in { $hexes }
ac-table-mark-contact = Contact in { $hexes }
ac-table-mark-evasive = an Evasive marker
ac-table-bears = { $force } bears { $marks }.
ac-table-unit-base = Airbase in { $hex }
ac-table-unit-stealth = { $kind ->
    [U-boat] U-boats
    [submarine] Submarines
   *[mine] Mines
 } { $force } { $hex ->
    [none] (not at sea)
   *[other] in { $hex }
 }
ac-table-group = Group { $group }, to enter at { $port }
ac-table-at-hand = Leaders at hand: { $leaders }
ac-table-leaders = Aboard: { $leaders }
ac-table-gone-title = Out of play
ac-table-gone = { $ship }: { $how ->
    [sunk] sunk
    [completed] reached { $port }
   *[exited] left the battle
 }
ac-table-column-ship = Ship
ac-table-column-class = Class
ac-table-column-guns = Guns near/far
ac-table-column-hits = Hits
ac-table-column-speed = Speed

## Choosing

ac-table-which-unit = Who acts?
ac-table-hint-act = { $unit ->
    [none] Pick a task force on the chart.
   *[other] Orders of { $unit }. Pick another one on the chart.
 }
ac-table-hint-hex = Choose a hex on the chart.
ac-table-hint-plot = Choose the next hex of the string. Backspace takes it back.
ac-table-hint-station = Choose the hex of the pin.
ac-table-hint-fire = { $ship } fires: choose a target, or another ship of yours.
ac-table-hint-manoeuvre = { $ship } moves: choose a zone, or another ship.
ac-table-hint-zone = Choose the zone of { $ship }.
ac-table-hint-ship = Choose a ship.
ac-table-which-end = At which end?
ac-table-end = { $end ->
    [front] at the beginning ■ ({ $hex })
   *[back] at the end ▶ ({ $hex })
 }
ac-table-which-hex = Hex
ac-table-add-here = Draw the string there
ac-table-go-here = Go there
ac-table-segment = { $hex }{ $end ->
    [front] , at the beginning ■
   *[back] {""}
 }{ $intel ->
    [yes] {" – reported: Intel"}
   *[no] {""}
 }
ac-table-course = { $force }: { $length ->
    [0] no hex yet
    [one] one hex
   *[other] { $length } hexes
 }, { $left } more possible; { $intel ->
    [0] no Intel
    [one] 1 Intel
   *[other] { $intel } Intel
 }.
ac-table-declined = { $decision ->
    [set_up_smoke] No more smoke
   *[leave_alone] Nobody slips away
 }
ac-table-which-ship = Which ship?
ac-table-group-moves = Courses and ports
ac-table-group-attacks = Attacks
ac-table-group-pass = Hand over
ac-table-group-side = For the whole side
ac-table-group-spare = Do not try: who gains an Evasive marker?
ac-table-group-targets = Targets
ac-table-group-zones = Zones

## Odds

ac-table-attack = { $kind ->
    [air-strike] Air Strike
    [engage] Engage
    [naval-search] Naval Search
   *[stealth-attack] Stealth Attack
 }: { $force ->
    [airbase] airbase
   *[other] { $force }
 } against { $target } in { $hex }.
ac-table-answers = The chances of attacks hold if the enemy does not answer: he may send help, or spend an Evasive marker.
ac-table-odds-stays = Then you may act again, if no marker is spent
ac-table-odds-stays-seized = Then you may act again, if no marker is spent{ $leader ->
    [none] {""}
   *[other] {" "}and { $leader } does not seize it without dice
 }
ac-table-note-plot = No dice. The longer the string, the harder to find you, and the longer it takes to grow short.
ac-table-note-pass = Time shortens the string; then the enemy acts.
ac-table-note-signals = No dice. Then the enemy tries to seize the initiative, or takes an Evasive marker.
ac-table-stays = { $length ->
    [one] Only { $first } stays
   *[other] { $length } hexes stay, from { $first } to { $last }
 }
ac-table-odds-fought = It comes to a fight at once
ac-table-odds-sighted = Found: the string becomes a pin
ac-table-odds-shorter = Only the string grows shorter
ac-table-odds-battle = It comes to battle
ac-table-odds-closing = Battle only for the faster side (Closing)
ac-table-odds-skirmish = A few shots from afar (Skirmish)
ac-table-odds-hit = At least one ship is hit
ac-table-odds-before = { $what } (before the Interruption { $chance })
ac-table-odds-initiative = The right to act is yours
ac-table-odds-away = Away, if the enemy stays
ac-table-odds-home = Home, if the enemy tries for the initiative
ac-table-odds-coming = It comes
ac-table-no-place = Every task force is in play and none of them stands in the port: it fails at once.
ac-table-odds-hits = { $count ->
    [1] Hit
   *[other] { $count } hits or more
 }
ac-table-note-attack = Total { $total }, { $value } on the dice{ $intel ->
    [0] {""}
    [one] ; one report can interrupt it
   *[other] ; { $intel } reports can interrupt it
 }
ac-table-range = Range: { $range }, modifier { $value }
ac-table-waiting = Hits that take effect at the end of the step: { $hits }.
ac-table-waiting-hit = { $ship } { $hits }

## The Battle Board

ac-table-battle = Battle, round { $round } of { $rounds }
ac-table-zone = { $side }: { $zone }
ac-table-guns = guns { $short }/{ $long }
ac-table-speed = { $speed }
ac-table-hits = { $of ->
    [0] { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
     }
   *[other] hits { $hits }/{ $of }
 }
ac-table-sinks = { $left ->
    [one] sinks with one more hit
   *[other] sinks with { $left } more hits
 }
ac-table-damaged = damaged
ac-table-torpedoes = { $ready ->
    [yes] torpedoes ready
   *[no] torpedoes
 }
ac-table-smoke = { $smoke ->
    [makes] makes smoke
   *[hidden] hidden by smoke
 }
