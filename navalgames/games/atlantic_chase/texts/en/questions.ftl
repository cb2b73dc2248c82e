# The questions of the lab: titles, what is asked, parameters, values, outcomes.

ac-group-lines = Lines and time
ac-group-actions = Actions
ac-group-initiative = Initiative and weather
ac-group-finding = Find, then fight
ac-group-battle = Battle
ac-question-trajectory-total = Trajectory Total
ac-question-trajectory-total-about = The longest line of the active side, plus the target’s line, less the lines that support the target. No dice.
ac-question-line-after-passes = A line after some passes
ac-question-line-after-passes-about = How many segments are left after so many Time Lapses?
ac-question-passes-to-a-station = Passes until a station
ac-question-passes-to-a-station-about = How many Time Lapses until the whole line is gone?
ac-question-convoy-crossing = A convoy comes home
ac-question-convoy-crossing-about = Each time its side has the initiative it completes if it can, or passes. How many times until it is in port? We look at twelve.
ac-question-naval-search = Naval Search
ac-question-naval-search-about = What a search comes to, with every modifier and an Interruption before it.
ac-question-engage = Engage
ac-question-engage-about = What an attempt to bring a station to battle comes to, with every modifier and an Interruption before it.
ac-question-air-strike = Air Strike
ac-question-air-strike-about = What a strike in good weather comes to. Its own distance is its air support.
ac-question-stealth-attack = Stealth Attack
ac-question-stealth-attack-about = What the attack of a U-boat, a submarine or a mine comes to.
ac-question-interruption-check = Interruption
ac-question-interruption-check-about = What the enemy’s check gives when so many Intel markers lie on your forces.
ac-question-seize-initiative = Seize the initiative
ac-question-seize-initiative-about = Does the active player keep the initiative when the other tries to seize it?
ac-question-vie-for-initiative = Vie for the initiative
ac-question-vie-for-initiative-about = Does the active player keep the initiative when both roll one die?
ac-question-how-long-i-keep-it = How long will I keep the initiative?
ac-question-how-long-i-keep-it-about = Each action ends with the same contest, and each failure raises the Tally. With which action is the initiative lost?
ac-question-weather-to-come = The weather to come
ac-question-weather-to-come-about = The weather after so many changes of initiative.
ac-question-bring-to-battle = Bring her to battle
ac-question-bring-to-battle-about = Two task forces alone on the ocean: search where the lines meet, engage when the enemy is a station. Is there a battle within so many attacks?
ac-question-gunnery-hits = One shot
ac-question-gunnery-hits-about = How many hits does one gunnery attack score?
ac-question-shots-at-a-ship = Several shots at one ship
ac-question-shots-at-a-ship-about = What becomes of an undamaged ship after so many attacks?
ac-question-ship-fires = A ship fires
ac-question-ship-fires-about = One gunnery attack of a ship as its counter has it, without smoke. How many hits?
ac-question-ship-launches = A ship launches torpedoes
ac-question-ship-launches-about = A ship in the Close zone, an enemy Near or Close. How many hits, if it may launch at all?
ac-question-torpedo-hits = A torpedo attack
ac-question-torpedo-hits-about = How many hits does one torpedo attack score?
ac-question-break-away = Breaking away
ac-question-break-away-about = Does an attempt to leave the battle succeed?
ac-question-ship-against-ship = Ship against ship
ac-question-ship-against-ship-about = A whole battle by fixed conduct; the results tell the fate of the first ship of each side.
ac-question-search-with-help = A search with help
ac-question-search-with-help-about = A British search helped by a second force, by coordination, aircraft or both. Everybody chooses what is best for him.
ac-question-search-against-help = A search against help
ac-question-search-against-help-about = A German search with two forces, while the British may help the target. First one side chooses its support, then the other; both choose what is best for them.
ac-question-initiative-after-search = The initiative after a search
ac-question-initiative-after-search-about = The British search, with Intel on their line. Do they still have the initiative when all is done?
ac-question-initiative-after-battle = The initiative after a battle
ac-question-initiative-after-battle-about = The British began the battle. Do they have the initiative after the Vie that ends it?
ac-question-initiative-after-signals = The initiative after Signals
ac-question-initiative-after-signals-about = The inactive side may try to seize the initiative. A person tries; for a side run by a die, the die decides.
ac-question-line-after-signals = An own line after Signals
ac-question-line-after-signals-about = Signals in a hex of an own line, whose owner would rather keep it long. How many segments are left?
ac-question-course-past = A course past watching eyes
ac-question-course-past-about = A German line gets a segment in such a hex, and later leads an attack. What does the enemy’s check give?
ac-question-recon = Recon
ac-question-recon-about = A U-boat, or off Holland a British submarine, goes where an enemy line lies. Can it attack next?
ac-question-reinforcement = Reinforcements
ac-question-reinforcement-about = One attempt in Rheinübung: does group A come into play?
ac-question-fire-divided = Fire divided over two ships
ac-question-fire-divided-about = Cruisers like Norfolk fire at two damaged ships like Nürnberg and turn to the second as soon as the first is known to sink. How many sink?
ac-question-raider-and-convoy = A raider among the merchantmen
ac-question-raider-and-convoy-about = One German ship, one convoy, and the escort that the option gives it. What becomes of the convoy?
ac-question-ships-struck = Two results, two ships
ac-question-ships-struck-about = A Stealth Attack on two slow battleships at a station. How many of them are struck?
ac-parameter-active = Line of the active force
ac-parameter-coordination = Line of its coordinating force
ac-parameter-air = Line of its air support
ac-parameter-target = Line of the target
ac-parameter-against = Lines that support the target
ac-parameter-segments = Segments
ac-parameter-passes = Time Lapses
ac-parameter-speed = Speed
ac-parameter-weather = Weather
ac-parameter-total = Trajectory Total
ac-parameter-own-air = Own air support
ac-parameter-own-coordination = Own coordination
ac-parameter-contact = Contact with a target that is
ac-parameter-enemy-air = Enemy air support
ac-parameter-enemy-coordination = Enemy coordination
ac-parameter-evasive = Evasive marker spent
ac-parameter-intel = Intel markers on own forces
ac-parameter-tally = Tally
ac-parameter-u-boat-zone = In the U-Boat Zone
ac-parameter-dispersed-convoy = Target a dispersed convoy
ac-parameter-interruption-bands = Lines of the table
ac-parameter-contest = Each action ends with
ac-parameter-changes = Changes of initiative
ac-parameter-own = Segments of the hunter
ac-parameter-where = Where the lines meet
ac-parameter-hunter = Speed of the hunter
ac-parameter-hunted = Speed of the hunted
ac-parameter-attacks = Attacks
ac-parameter-range = Range
ac-parameter-value = Gun value
ac-parameter-target-speed = Speed of the target
ac-parameter-firer-in-smoke = Firer in smoke
ac-parameter-target-in-smoke = Target in smoke
ac-parameter-ship = Ship
ac-parameter-shots = Shots
ac-parameter-launcher = Ship that launches
ac-parameter-firer = Ship that fires
ac-parameter-all-far = All own ships Far
ac-parameter-enemy-near = An enemy Near or Close
ac-parameter-own-slowest = Own slowest ship
ac-parameter-enemy-slowest = Enemy’s slowest ship
ac-parameter-enemy-fastest = Enemy’s fastest ship
ac-parameter-break-away-speed = Speed counts if
ac-parameter-german = German ship
ac-parameter-british = British ship
ac-parameter-rounds = Rounds
ac-parameter-zone = Zone at the start
ac-parameter-german-conduct = German conduct
ac-parameter-british-conduct = British conduct
ac-parameter-german-second = Second German ship
ac-parameter-british-second = Second British ship
ac-parameter-own-leader = Own leader
ac-parameter-enemy-leader = Enemy leader
ac-parameter-interruption-vie-kept = After a Vie won in an Interruption
ac-parameter-miss-with-intel = After a Miss with Intel the end of the action
ac-parameter-helper = Second force
ac-parameter-helper-place = The second force helps
ac-parameter-waters = Waters
ac-parameter-damaged = Own ship damaged
ac-parameter-helper-line = Segments of the second force
ac-parameter-dual-role = One force in two roles
ac-parameter-arctic-weather = Bad weather on the Arctic Line
ac-parameter-air-across-nonadjacent = Aircraft across barred sides
ac-parameter-opt-damaged-ship-restriction = Damaged ships lead no attack
ac-parameter-opt-cv-limit = Carriers on short lines only
ac-parameter-target-ship = Target
ac-parameter-enemy-helper = Helping the target
ac-parameter-enemy-line = Segments of the helping force
ac-parameter-designation-order = Who designates support first
ac-parameter-target-self-support = Line of a target that supports itself
ac-parameter-walker-inactive = Walker in defence
ac-parameter-marker = The Germans have an Evasive marker
ac-parameter-opt-battle-removes-evasive = Battle ends evasion
ac-parameter-inactive = Inactive side
ac-parameter-imaginary-side = Side run by a die
ac-parameter-signals-lapse = Own lines in the hex
ac-parameter-past = The segment lies
ac-parameter-neutral-port-intel = Neutral ports give Intel
ac-parameter-goes = Where to
ac-parameter-recon-stay = Recon on the spot
ac-parameter-edge-hexes = Hexes at the edge
ac-parameter-group = Group
ac-parameter-variant = Agreed variant
ac-parameter-firers = Cruisers that fire
ac-parameter-gunnery-declaration = Targets are named
ac-parameter-raider = Raider
ac-parameter-hit-limit = Hits that destroy the convoy
ac-parameter-conduct = The raider’s conduct
ac-parameter-escort-pool = Escort of the convoy
ac-parameter-contact-marker = Contact on the target
ac-parameter-stealth-double = Two results
ac-parameter-german-damaged = German ship damaged at the start
ac-parameter-british-damaged = British ship damaged at the start
ac-parameter-counter-printing = Values of five ships
ac-parameter-damaged-torpedo = Torpedoes of damaged ships
ac-value-good = good weather
ac-value-bad = bad weather
ac-value-arctic = on the Arctic Line
ac-value-very_slow = very slow
ac-value-slow = slow
ac-value-medium = medium
ac-value-fast = fast
ac-value-same_hex = from the same hex
ac-value-one_hex = from 1 hex away
ac-value-two_hexes = from 2 hexes away
ac-value-force = a force
ac-value-walker = Walker’s force
ac-value-vie = a Vie
ac-value-seize = an attempt to seize
ac-value-end = at the end of the enemy’s line
ac-value-middle = in the middle of the enemy’s line
ac-value-extreme = extreme
ac-value-long = long
ac-value-short = short
ac-value-point_blank = point blank
ac-value-bismarck = Bismarck
ac-value-scharnhorst = Scharnhorst
ac-value-scheer = Scheer
ac-value-hipper = Hipper
ac-value-nuernberg = Nürnberg
ac-value-hood = Hood
ac-value-prince_of_wales = Prince of Wales
ac-value-rodney = Rodney
ac-value-renown = Renown
ac-value-ark_royal = Ark Royal
ac-value-norfolk = Norfolk
ac-value-ajax = Ajax
ac-value-tirpitz = Tirpitz
ac-value-gneisenau = Gneisenau
ac-value-graf_spee = Graf Spee
ac-value-prinz_eugen = Prinz Eugen
ac-value-king_george_v = King George V
ac-value-ramillies = Ramillies
ac-value-repulse = Repulse
ac-value-exeter = Exeter
ac-value-luetzow = Lützow
ac-value-karlsruhe = Karlsruhe
ac-value-koeln = Köln
ac-value-koenigsberg = Königsberg
ac-value-leipzig = Leipzig
ac-value-graf_zeppelin = Graf Zeppelin
ac-value-orion = Orion
ac-value-widder = Widder
ac-value-bremen = Bremen
ac-value-convoy_german = Convoy (German)
ac-value-tanker = Tanker
ac-value-dd_squadron_german = DD Squadron (German)
ac-value-shore_battery_german = Shore Battery (German)
ac-value-duke_of_york = Duke of York
ac-value-nelson = Nelson
ac-value-warspite = Warspite
ac-value-valiant = Valiant
ac-value-malaya = Malaya
ac-value-royal_oak = Royal Oak
ac-value-resolution = Resolution
ac-value-furious = Furious
ac-value-glorious = Glorious
ac-value-victorious = Victorious
ac-value-birmingham = Birmingham
ac-value-devonshire = Devonshire
ac-value-dorsetshire = Dorsetshire
ac-value-fiji = Fiji
ac-value-glasgow = Glasgow
ac-value-kenya = Kenya
ac-value-london = London
ac-value-manchester = Manchester
ac-value-newcastle = Newcastle
ac-value-nigeria = Nigeria
ac-value-sheffield = Sheffield
ac-value-southampton = Southampton
ac-value-trinidad = Trinidad
ac-value-belfast = Belfast
ac-value-edinburgh = Edinburgh
ac-value-liverpool = Liverpool
ac-value-berwick = Berwick
ac-value-cornwall = Cornwall
ac-value-cumberland = Cumberland
ac-value-kent = Kent
ac-value-suffolk = Suffolk
ac-value-hermione = Hermione
ac-value-naiad = Naiad
ac-value-neptune = Neptune
ac-value-achilles = Achilles
ac-value-arethusa = Arethusa
ac-value-aurora = Aurora
ac-value-galatea = Galatea
ac-value-convoy_british = Convoy (British)
ac-value-dd_squadron_british = DD Squadron (British)
ac-value-shore_battery_british = Shore Battery (British)
ac-value-washington = Washington
ac-value-tuscaloosa = Tuscaloosa
ac-value-wichita = Wichita
ac-value-bretagne = Bretagne
ac-value-provence = Provence
ac-value-dunkerque = Dunkerque
ac-value-strasbourg = Strasbourg
ac-value-georges_leygues = Georges Leygues
ac-value-gloire = Gloire
ac-value-montcalm = Montcalm
ac-value-bearn = Béarn
ac-value-german = Germany
ac-value-british = Britain
ac-value-far = far
ac-value-near = near
ac-value-close = close
ac-value-stay = keep the distance
ac-value-away = make off
ac-value-adds_two = adds 2 (Somerville)
ac-value-turns_a_die = turns a die to 6 (Marschall, Forbes)
ac-value-changes_total = changes the total by two dice (Krancke, Tovey)
ac-value-warship = a warship
ac-value-carrier = a carrier
ac-value-across_land = from beyond a barred side
ac-value-open_sea = on the open sea
ac-value-enemy_port = at an enemy port
ac-value-enemy_airbase = at an enemy airbase
ac-value-neutral_port = at a neutral port
ac-value-enemy_station = where an enemy station stands
ac-value-stays = stays in its hex
ac-value-elsewhere = to another hex
ac-value-off_holland = off Holland (17,-4)
ac-value-at_the_frame = to a sliver at the frame (14,1)
ac-value-usual = of the set-up (British)
ac-value-of_variant = of the variant (German)
ac-outcome-miss = Miss
ac-outcome-early_or_late = Early or Late
ac-outcome-shadow = Shadow
ac-outcome-contact = Contact
ac-outcome-contact_shadow = Contact and Shadow
ac-outcome-contact_sighted = Contact and Sighted
ac-outcome-skirmish_sighted = Sighted and Skirmish
ac-outcome-cancelled = Cancelled: stopped beforehand
ac-outcome-initiative_lost = Initiative lost
ac-outcome-closing = Closing
ac-outcome-skirmish = Skirmish
ac-outcome-battle = Battle
ac-outcome-surprise = Surprise
ac-outcome-hit_if_very_slow = A hit if very slow
ac-outcome-contact_hit_if_very_slow = Contact, a hit if very slow
ac-outcome-contact_hit_if_slow = Contact, a hit if slow
ac-outcome-contact_hit = Contact and a hit
ac-outcome-contact_damaged = Contact and damage
ac-outcome-lose_contact = Lose Contact
ac-outcome-hit_if_slow = A hit if slow
ac-outcome-hit = A hit
ac-outcome-hit_hit = Two hits
ac-outcome-damaged = Damaged
ac-outcome-damaged_damaged = Both damaged
ac-outcome-alert_0 = Goes on (Alert)
ac-outcome-alert_1 = Goes on, –1 (Alert)
ac-outcome-alert_2 = Goes on, –2 (Alert)
ac-outcome-slip = Slip: stopped
ac-outcome-vie = Vie: a fight
ac-outcome-alert_0-about = Alert: the action goes on, with so much taken off its roll.
ac-outcome-slip-about = Slip: the action is cancelled. The other side makes a Signals action or gives its force an Evasive marker; then both roll for the initiative.
ac-outcome-vie-about = Vie: each side rolls a die for the initiative; if the other side wins it, the action is cancelled.
ac-outcome-initiative_change = Initiative lost
ac-outcome-keeps = The initiative stays
ac-outcome-loses = The initiative changes hands
ac-outcome-good = Good weather
ac-outcome-bad = Bad weather
ac-outcome-not_yet = No battle yet
ac-outcome-not_home = Not in port after twelve turns
ac-outcome-kept_longer = Still kept after ten actions
ac-outcome-out_of_reach = The enemy is out of reach
ac-outcome-undamaged = Undamaged
ac-outcome-sunk = Sunk
ac-outcome-gets_away = Gets away
ac-outcome-stays = Stays
ac-outcome-undamaged_undamaged = Neither is damaged
ac-outcome-undamaged_damaged = British ship damaged
ac-outcome-undamaged_sunk = British ship sunk
ac-outcome-damaged_undamaged = German ship damaged
ac-outcome-damaged_sunk = German ship damaged, British sunk
ac-outcome-sunk_undamaged = German ship sunk
ac-outcome-sunk_damaged = German ship sunk, British damaged
ac-outcome-sunk_sunk = Both sunk
ac-outcome-takes_marker = The other side takes an Evasive marker
ac-outcome-exposed = Can attack next
ac-outcome-in_play = Comes into play
ac-outcome-waits = Waits on
ac-outcome-no_check = No Intel, no check
ac-unit-segments = hexes
ac-unit-passes = passes
ac-unit-turns = turns (days)
ac-unit-actions = actions
ac-unit-hits = hits
ac-unit-ships = ships

# Why a parameter cannot matter at a setting.
ac-idle-across-land = Beyond a barred side lies the open sea.
ac-idle-bad-weather = No air support in bad weather.
ac-idle-carrier-silent = A carrier never fires.
ac-idle-die-decides = In bad weather a die decides, whatever the speed.
ac-idle-front-alone = The printings differ on the undamaged side alone.
ac-idle-it-moves = The force moves in any case.
ac-idle-keeps-line = The lapse may be declined, and the owner keeps his line.
ac-idle-marker-removed = The battle has removed the marker.
ac-idle-no-aircraft = No aircraft take part.
ac-idle-no-check = Without Intel there is no check.
ac-idle-no-choice = The other side has nothing to designate.
ac-idle-no-enemy-helper = No force helps the target.
ac-idle-no-gun = The ship has no gun for this range.
ac-idle-no-helper = There is no second force.
ac-idle-no-intel = Without Intel there is no Interruption.
ac-idle-no-land-between = No barred side lies between.
ac-idle-no-launch = The ship may not launch.
ac-idle-no-marker = There is no marker to spend.
ac-idle-no-torpedoes = The ship carries no torpedoes.
ac-idle-no-walker = Walker does not take part.
ac-idle-not-at-the-edge = The hex lies well inside the map.
ac-idle-not-neutral = The hex holds no neutral port.
ac-idle-one-printing = Both printings of this counter say the same.
ac-idle-one-round = Ships move after the only round of fire.
ac-idle-one-segment = A line of one segment has no middle.
ac-idle-speed-not-compared = With this option the other speed is compared.
ac-idle-undamaged = The ship is not damaged.
ac-idle-vie-lost = At this Tally the enemy wins every Vie.
ac-told-voyage = { $home ->
    [yes] arrived after { $turns } turns
   *[no] { $segments } segments, { $weather }
  }
ac-step-after-two-checks = the weather after two checks
ac-step-changed-total = the Trajectory Total, changed by two dice
ac-step-left-of = what the interruption leaves of the action
ac-step-one-shot = one shot
ac-step-one-turn = one turn of the convoy
ac-step-seizes = is the initiative seized?
ac-step-shot = hits of one shot
ac-step-table-result = what the table says
ac-told-target = { $ship ->
    [yes] shot { $shots }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
      }{ $damaged ->
        [yes] , damaged
       *[no] { "" }
      }
   *[no] sunk
  }

# What yes, no and numbers mean at the end of a rule, and who makes a throw
ac-ends-seizes-yes = the initiative is seized
ac-ends-seizes-no = it stays where it was
ac-ends-vies-yes = the initiative changes
ac-ends-vies-no = it stays where it was
ac-ends-enters-yes = the group comes in
ac-ends-enters-no = not this time
ac-ends-breaks-away-yes = they get away
ac-ends-breaks-away-no = they stay in the battle
ac-shift-gunnery = gun value of the ship
ac-begins-raider-and-convoy = In each of up to { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  } the raider fires her guns once at the convoy, as long as both are afloat and in reach; she may launch torpedoes as well where she has them and is close enough. The British ships close in, so the range shrinks even where the raider keeps her distance. All hits on the convoy are added up: any hit damages it, { $hit_limit } in all sink it.
ac-begins-convoy-crossing = How likely a number of turns is: by so much “in port” grows in that column.
ac-outcome-in_port = in port
ac-begins-line-after-passes = { $segments } segments at the beginning, less what { $passes ->
    [one] one Time Lapse takes
   *[other] each of { $passes } Time Lapses takes
  } away; never fewer than 0.
ac-begins-stealth-attack = Two dice and the modifiers together give the row of the table, the Trajectory Total { $total } its column.
ac-begins-pair-evasive-good = Evasive marker spent in good weather
ac-begins-pair-evasive-bad = Evasive marker spent in bad weather
ac-begins-pair-evasive-arctic = Evasive marker spent on the Arctic Line
ac-outcome-line_gone = the line is gone
ac-begins-bring-to-battle = As long as the enemy has a line, an attack is a search where the lines meet (Naval Search). “Sighted” leaves him a single hex in place of the line. In a single hex he is engaged (Engage): “Battle” and “Surprise” are a battle in any case, “Skirmish” and “Closing” only if the hunter is faster; so is “Skirmish” in a search. After every attack without a battle the enemy throws for the initiative: if he gets it, the hunt is over; if not, the next attack follows.
ac-begins-passes-to-a-station = Who passes does nothing that turn but a Time Lapse: time goes by, and { $weather-is ->
    [bad] in bad weather the line loses as many hexes as one die shows
   *[other] in good weather the line loses as many hexes as the speed of the ships says
  }. So the line of { $segments } is gone once all that it lost adds up to { $segments } or more. How likely a number of passes is: by so much “the line is gone” grows in that column.
ac-unit-ships-sunk = ships sunk
ac-begins-shots-at-a-ship = { $damaging ->
    [one] One hit damages
   *[other] { $damaging } hits damage
  } the ship; { $sinking ->
    [0] that sinks her
    [one] then one more hit sinks her
   *[other] then { $sinking } more hits sink her
  }. A shot may bring no hit, one or two.
ac-begins-ship-against-ship = In each round every ship in reach fires her guns, and hits add up from round to round. The German ship is { $german_damaged ->
    [yes] sunk by
   *[no] damaged by
  } { $german_hits ->
    [one] one hit
   *[other] { $german_hits } hits
  }, the British ship { $british_damaged ->
    [yes] sunk by
   *[no] damaged by
  } { $british_hits ->
    [one] one hit
   *[other] { $british_hits } hits
  }. The throw below is the shot of the German side that comes most often.
ac-course-shots-one = A shot brings so many hits, the likeliest first: { $brings } (the field below).
ac-course-shots-later = Once she is damaged she is slower, so a shot brings more: { $brings }.
ac-course-shots-all = { $shots } shots together bring so many hits, the likeliest first: { $brings }.
ac-course-shots-shot = Shot { $shot } brings { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
  }
ac-course-shots-ways = There are { $ways } such ways; none is likelier than this one.
ac-course-divided-shot = A shot brings a hit, or two (the field below), and sinks the ship that it is fired at
ac-course-divided-hits = { $hits } of { $shots } shots hit
ac-course-divided-added = Added up, { $sunk } ships are sunk with { $together }.
ac-course-passes-gone = { $passes ->
    [one] { $dice ->
        [yes] One die shows { $segments } or more, so the line is gone after one pass
       *[no] The line is gone after one pass
      }
   *[other] { $dice ->
        [yes] { $passes } dice add up to { $segments } or more, so the line is gone after { $passes } passes
       *[no] The line is gone after { $passes } passes
      }
  }
ac-course-passes-this = So it takes exactly { $passes } passes with { $by } − { $before } = about { $this }.
ac-course-holding-action = Action { $action }: the enemy adds the Tally, { $tally }, to his throw and gets the initiative
ac-course-holding-lost = After action { $action } the enemy gets it
ac-course-holding-kept = After action { $action } the initiative stays
ac-begins-search-with-help = Each side chooses the help that is best for it. The column of the table is the Trajectory Total: the longest line of the searching side and the line of the target, less a line that helps the target. Here that is { $longest } + { $target_line }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total }. The throw and what is added to it are the row.
ac-begins-search-against-help = Each side chooses the help that is best for it. The column of the table is the Trajectory Total: the longest line of the searching side and the line of the target, less a line that helps the target. Here that is { $longest } + { $target_line }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total }. The throw and what is added to it are the row.
ac-begins-fire-divided = Both targets are damaged already: one hit sinks a ship, and a second hit on her is lost. The cruisers fire one shot each.
ac-begins-initiative-after-search = { $intel ->
    [0] Without Intel on their own line the British can lose the initiative only in the contest that ends the search.
   *[other] With Intel on their own line the British can lose the initiative in several ways, one after the other.
  }
ac-begins-line-after-signals = { $signals_lapse-is ->
    [may] The owner may keep his line as it is, and here he does.
   *[other] The owner must let his line lapse: it loses hexes as in a Time Lapse.
  }
ac-course-crossing-shortens = The line begins with { $segments } hexes; the convoy may come in with { $limit } or fewer. A turn of good weather takes { $loses } off, a turn of bad weather as many as a die shows; before each turn the weather may change.
ac-course-crossing-tries = With a line so short the convoy comes in, unless the enemy seizes the initiative (the throw below): { $seized }. Then it tries again the turn after.
ac-course-crossing-short = { $turns ->
    [0] The line is short enough from the beginning
    [one] After one turn the line has { $limit } hexes or fewer, for the first time
   *[other] After { $turns } turns the line has { $limit } hexes or fewer, for the first time
  }
ac-course-crossing-seized = On turn { $turn } the enemy seizes the initiative
ac-course-crossing-home = On turn { $turn } the enemy does not seize it: the convoy is in port
ac-course-hunt-attack = { $can ->
    [no] Attack { $attack } cannot bring a battle: no result that these dice reach is one.
   *[other] Attack { $attack }, if the hunt comes so far: { $mixed ->
        [yes] the searches before have left the enemy in a single hex with { $engages }, and engaging him brings a battle with { $fought }; he still has a line with { $searches }, and a search of it brings one with { $found }. Together: { $engages } × { $fought } + { $searches } × { $found } = about { $battle }.
       *[no] { $engage ->
            [yes] the enemy is in a single hex, and engaging him brings a battle with { $battle }.
           *[no] the enemy has a line, and a search of it brings a battle with { $battle }.
          }
      }
  } { $can ->
    [no] After it
   *[other] Without a battle
  } the enemy throws for the initiative{ $tally ->
    [-1] {""}
    [0] {" "}(the Tally, 0, adds nothing)
   *[other] {" "}and adds the Tally, now { $tally } (it rises by 1 with every throw he misses)
  }: he gets it with { $lost }.
ac-course-hunt-part-battle = Part of attack { $attack }: the hunt comes so far { $reach } × battle { $battle }
ac-course-hunt-part-initiative-lost = Part of attack { $attack }: the hunt comes so far { $reach } × no battle { $none } × initiative lost { $lost }
ac-course-hunt-on = After attack { $attack } the hunt goes on: no battle, and the initiative is kept
ac-course-hunt-battle = Attack { $attack } is a battle
ac-course-hunt-initiative-lost = Attack { $attack } is no battle, and the enemy gets the initiative
ac-course-search-part = { $by-is ->
    [search-handed] Handed over by the Interruption
    [search-stopped] After a Slip
    [search-fought] In a Vie
    [search-miss] By a Miss
   *[other] At the end of a search that goes on and is no Miss
  }: { $factors } = about { $all }
ac-course-search-rest = The rest comes by a Vie that is won, and what follows it.
ac-course-search-interrupted = Intel on the line brings an Interruption. It lets the search go on { $goes_on }, stops it (Slip) { $stopped }, makes both sides fight for the initiative at once (Vie) { $fought }{ $hands ->
    [yes] , or hands it over { $handed }
   *[no] {""}
  }.
ac-course-search-contests = After a Slip both sides throw a die for the initiative, and the British lose it with { $stopped }; in a Vie with { $fought }. A Vie that is won lets the search go on.
ac-course-search-missed = A search that goes on may be a Miss, and with Intel on the line a Miss hands the initiative over: { $lost }. (An Alert often takes 1 or 2 off the search, and then more throws are a Miss than in the table below, which is that without an Alert.)
ac-course-search-seized = At the end of the search the enemy throws for the initiative; an Evasive marker that “Early or Late” has given him helps. In all he gets it with { $lost }.
ac-course-search-goes-on = The Interruption lets the search go on
ac-course-search-stopped = The Interruption stops the search (Slip)
ac-course-search-fought = The Interruption brings a fight for the initiative (Vie)
ac-course-search-handed = The Interruption hands the initiative over
ac-course-search-contest-lost = The British lose the contest
ac-course-search-contest-kept = The British keep the initiative in the contest
ac-course-search-no-miss = The search is no Miss
ac-course-search-miss = The search is a Miss: the initiative changes hands
ac-course-search-keeps = In the end the enemy does not get the initiative
ac-course-search-loses = In the end the enemy gets the initiative
ac-course-volley = Volley { $volley }{ $torpedoes ->
    [yes] {" "}(torpedoes)
   *[no] {""}
  }{ $guns ->
    [yes] {" "}(guns, range: { $range }). A German shot brings so many hits, the likeliest first: { $german_shot }; a British shot: { $british_shot }.
   *[no] .
  } { $volley ->
    [1] The German ship is harmed once she has taken { $german_hits ->
      [one] 1 hit
     *[other] { $german_hits } hits
    } in all, the British one by { $british_hits }; fewer hits do no harm yet, but they are kept. A ship that is harmed fights on: she may still be sunk, or harm the other one. So only the German ship is harmed with { $german }, only the British one with { $british }, both with { $both }; neither with
   *[other] If neither ship was harmed before, with the hits that were kept, only the German ship is harmed with { $german }, only the British one with { $british }, both with { $both }; neither with
  }
ac-course-raid-volley = Volley { $volley } ({ $torpedoes ->
    [yes] torpedoes
   *[no] guns, range: { $range }
  }){ $volley ->
    [1] {""}
   *[other] , if there was no hit before (the escorts may have damaged the raider by then, and damaged she shoots a little worse than in the field below),
  } brings so many hits, the likeliest first: { $hits }.
ac-course-raid-by-then = After volley { $volley } { $sunk ->
    [yes] the convoy is sunk
   *[no] { $hits ->
      [0] there is no hit yet
      [one] there is 1 hit in all
     *[other] there are { $hits } hits in all
    }
  }
ac-course-raid-ways = There are { $ways } such ways; this one is the likeliest.
ac-course-volley-nothing = Volley { $volley } harms neither ship
ac-course-volley-so = Volley { $volley } brings it about
