# The frigate duel on the play table: the sea, ships, odds, hints.

fd-table-caption = The sea: ships, smoke and wind
fd-table-tab-words = In words
fd-table-label-arcs = Show where her guns bear, and from where she can be raked
fd-table-label-ships = The ships
fd-table-label-legend = Solid edges: broadsides. Broken edges: chasers. From a square B her bow can be raked, from a square S her stern.
fd-table-label-north = N
fd-table-label-left = Remaining: boxes of hull and rigging, points of crew (25 men).
fd-table-turn = { $turn ->
    [0] Before the first turn
   *[other] { $impulse ->
        [0] Turn { $turn }
       *[other] Turn { $turn }, impulse { $impulse }
     }
 }
fd-table-initiative = Initiative: { $side }
fd-table-wind = { $strength ->
    [light] A light wind from the { $heading }.
    [fresh] A fresh wind from the { $heading }.
   *[other] A moderate wind from the { $heading }.
 }
fd-table-crew-guns = { $impulses ->
    [0] idle
   *[other] loads in { $impulses }
 }
fd-table-crew-sailing = { $points ->
    [0] no tack, no wear
    [one] tacks
   *[other] tacks at +1
 }
fd-table-crew-no-fire = no fire
fd-table-track = The impulses of this turn
fd-table-track-legend = ● may move; ○ may only turn; P, S: port or starboard guns are loaded.
fd-table-track-now = now
fd-table-sign-moving = ●
fd-table-sign-moving-words = may move
fd-table-sign-steering = ○
fd-table-sign-steering-words = may only turn
fd-table-sign-port = P
fd-table-sign-port-words = port guns loaded
fd-table-sign-starboard = S
fd-table-sign-starboard-words = starboard guns loaded
fd-table-gauge-hull = Hull
fd-table-gauge-rigging = Rigging
fd-table-gauge-crew = Crew
fd-table-rake-sign = { $rake ->
    [stern] S
   *[other] B
 }
fd-table-about-ship = { $out ->
    [struck] She has struck.
    [captured] She is captured.
    [sinking] She is a sinking wreck.
   *[other] { $side }, heading { $heading }, { $sail ->
        [hove_to] hove to
        [full] full sail
       *[battle] battle sail
     }, { $lies ->
        [head] head to wind
        [close] close-hauled
        [beam] wind abeam
        [quarter] wind on the quarter
       *[before] before the wind
     }, morale { $morale ->
        [handy] handy
        [unfit] unfit
       *[steady] steady
     }.
 }
fd-table-gun = { $gun ->
    [port] Port guns
   *[starboard] Starboard guns
 }: { $state ->
    [loaded] loaded
    [loading] loading until impulse { $impulse }
    [later] loading until impulse { $impulse } of the next turn
   *[empty] empty
 }{ $shot ->
    [round] {" "}with round shot
    [double] {" "}with double shot
    [chain] {" "}with chain shot
   *[none] {""}
 }, crew { $points }
fd-table-speed = { $count ->
    [0] Speed { $speed }, no marks left
   *[other] Speed { $speed }, marks in impulses { $marks }
 }
fd-table-rigging-lost = { $quarters ->
    [one] A quarter of the rigging is gone
    [2] Half of the rigging is gone
    [3] Three quarters of the rigging are gone
   *[other] Dismasted
 }
fd-table-burning = On fire
fd-table-markers = { $count ->
    [one] 1 strike marker
   *[other] { $count } strike markers
 }
fd-table-grappled = Grappled to { $ship }
fd-table-between = { $one } and { $other } are { $distance } movement points apart.
fd-table-bears = { $arc ->
    [port] The port guns of { $firer } point at the enemy
    [starboard] The starboard guns of { $firer } point at the enemy
    [bow] The bow chaser of { $firer } points at the enemy
    [stern] The stern chaser of { $firer } points at the enemy
    [any] The guns of { $firer } on either side point at the enemy
   *[none] No gun of { $firer } points at the enemy
 }{ $rake ->
    [bow] {" "}and would rake the bow
    [stern] {" "}and would rake the stern
   *[none] {""}
 }.
fd-table-gauge = { $side } has the weather gauge.
fd-table-hint-manoeuvre = Choose where to sail: on the sea or from the list. It stays secret until the mark.
fd-table-odds-success = succeeds
fd-table-odds-hit = at least one hit left
fd-table-odds-morale = her morale falls
fd-table-odds-fire = fire breaks out
fd-table-odds-taken = the ship is taken
fd-table-odds-unhurt = no hit left
fd-table-odds-kept = the ship is kept
fd-table-melee-attack = If the defenders divide as well as they can.
fd-table-melee-defence = If the attackers divide as well as they can.
fd-table-shot = Distance { $distance }; on average { $mean } hits are left{ $rake ->
    [bow] , and count more: a bow rake
    [stern] , and count more: a stern rake
   *[none] {""}
 }. They break { $hull } boxes of her hull and { $rigging } of her rigging on average. Cards not counted.
fd-table-card = { $kind ->
    [steady_aim] Helps each hit die of one own broadside.
    [take_cover] Helps each cancelling die against one broadside.
    [quick_powder] Brings an own reload marker nearer.
    [well_laid] Shifts the damage total of one own broadside.
    [gust] More speed this turn.
    [taken_aback] Less speed for the enemy this turn.
    [sharp_handling] The tack succeeds without a roll.
    [bold_helm] Another manoeuvre instead of the one revealed.
    [boarders] Helps one grapple roll.
    [tops] Musketry at an enemy close by.
    [example] This loss of morale is ignored.
    [cut_free] Helps one roll to get free.
    [shipwrights] A success gives back two boxes.
    [lucky_shot] Doubles the rigging boxes of this broadside.
    [thick_smoke] Smoke in the own square.
   *[other] {""}
 }
fd-table-seat-A = Side A, the ship named first
fd-table-seat-B = Side B, the ship named second
