# The table as lines of text, for the terminal.

rotd-state-turn = Patrol
rotd-state-score = Tons sunk
rotd-state-seat = Captain on the table
rotd-state-asked = To decide
rotd-state-captain = Captain
rotd-state-boat = Boat
rotd-state-crew = Crew
rotd-state-patrol = Patrol under way
rotd-state-meeting = Encounter
rotd-state-cycle = Hunt by escorts
rotd-state-blows = Hits to resolve
rotd-state-refit = Refit
rotd-state-others = Other captains
rotd-state-before = Before the roll
rotd-state-after = After it
rotd-state-name = Name
rotd-state-nation = Navy
rotd-state-rank = Rank
rotd-state-flotilla = Flotilla
rotd-state-transferred = Transferred
rotd-state-month = Month
rotd-state-started = First month
rotd-state-last_check = Last promotion roll
rotd-state-log = Ships
rotd-state-patrols = Patrols
rotd-state-awards = Awards
rotd-state-gone = Ships that cannot be met again
rotd-state-successes = Successful patrols
rotd-state-failures = Failures in a row
rotd-state-multipliers = Multipliers kept
rotd-state-luck = Hals und Beinbruch
rotd-state-rights = Requests kept
rotd-state-met_q_ship = Has met a Q-ship
rotd-state-wounded_badly = Was badly wounded
rotd-state-early_life = Early life
rotd-state-final_fate = Life after the war
rotd-state-fate = Fate
rotd-state-fate-value-war-over = alive: the war is over
rotd-state-fate-value-patrols-done = alive: has made his patrols
rotd-state-fate-value-ashore = alive: posted ashore
rotd-state-fate-value-scuttled = prisoner: the boat was scuttled; counts as lost
rotd-state-fate-value-boat-captured = prisoner: the boat was captured; counts as lost
rotd-state-fate-value-captain-killed = dead: killed, or died of his wounds
rotd-state-fate-value-baralong = dead: shot by the Q-ship’s crew
rotd-state-fate-value-q-ship = dead: boat lost to a Q-ship
rotd-state-fate-value-mine = dead: boat lost on a mine
rotd-state-fate-value-net = dead: boat lost at a net
rotd-state-fate-value-aircraft = dead: boat lost to aircraft
rotd-state-fate-value-ram = dead: boat rammed
rotd-state-fate-value-depth-charges = dead: boat lost to depth charges
rotd-state-fate-value-test-depth = dead: boat crushed below test depth
rotd-state-fate-value-engines = dead: boat lost without engines
rotd-state-level = Level of victory
rotd-state-type = Type
rotd-state-hull = Hull damage
rotd-state-flooding = Flooding
rotd-state-damaged = Damaged
rotd-state-inoperative = Out until port
rotd-state-fore = Bow tubes
rotd-state-fore_reloads = Bow reloads
rotd-state-aft = Stern tubes
rotd-state-aft_reloads = Stern reloads
rotd-state-first_officer = First officer
rotd-state-second_officer = Second officer
rotd-state-engineer = Chief engineer
rotd-state-doctor = Doctor
rotd-state-generic = Boxes of crew
rotd-state-agent = Secret agent
rotd-state-experts = Experten
rotd-state-quality = Quality
rotd-state-area = Waters
rotd-state-boxes = Track
rotd-state-at = Box
rotd-state-step = Direction
rotd-state-mission = Task
rotd-state-mission_done = Task done
rotd-state-aborting = On the way home
rotd-state-must_abort = Must turn back
rotd-state-rolls = Rolls owed here
rotd-state-multiplier = Rolls in each patrol box
rotd-state-multipliers_used = Multipliers used
rotd-state-event_done = Event has happened
rotd-state-superior = Superior Torpedoes
rotd-state-spares = Spares
rotd-state-prize = Prize taken
rotd-state-all_crew_out = All crew were out
rotd-state-trusting = Not asked again here
rotd-state-look_used = Second look used
rotd-state-kind = Kind
rotd-state-ships = Targets
rotd-state-escorted = Escorted
rotd-state-to_identify = Still to identify
rotd-state-size = Size
rotd-state-time = Time of day
rotd-state-waited = Has waited for night
rotd-state-posture = Attack
rotd-state-distance = Range
rotd-state-round = Round
rotd-state-used = Weapons used
rotd-state-shots = Shots to roll
rotd-state-ends = Ends fired
rotd-state-came = An escort came
rotd-state-coming = An escort is coming
rotd-state-barred = May not attack
rotd-state-must_attack = Must attack
rotd-state-follows = Follows
rotd-state-checked = Q-ship check made
rotd-state-automatic_close = Counts as close
rotd-state-exchanges = Exchanges of fire
rotd-state-prize_of = Prize to decide
rotd-state-tonnage = Tons
rotd-state-points = Points to sink
rotd-state-armed = Armed
rotd-state-damage = Damage
rotd-state-surfaced = On the surface
rotd-state-day_torpedo = Torpedo fired by day
rotd-state-close = Attack at close range
rotd-state-long = Attack at long range
rotd-state-both_ends = Both ends fired
rotd-state-capital = Capital ship
rotd-state-previous = Found before
rotd-state-first = First round
rotd-state-rammed = Ram made
rotd-state-well = Found exactly
rotd-state-deep = Below test depth
rotd-state-charges = Depth-charge attacks
rotd-state-number = Turn chosen
rotd-state-escort_number = Turn of the escort
rotd-state-hits = Hits
rotd-state-then = Then
rotd-state-cause = Cause
rotd-state-injuries = Injuries to resolve
rotd-state-flooded = Flooded this round
rotd-state-man = Man hit
rotd-state-months = Months
rotd-state-captain_months = Months of the captain
rotd-state-new_boat = New boat
rotd-state-new_crew = New crew
rotd-state-applications = Applications
rotd-state-left = Still to recover
rotd-state-recovery = Recovery
rotd-state-slow = Slow to recover
rotd-state-training = Training
rotd-state-wanted = Asked for
rotd-state-awarded = Awarded now
rotd-state-medal = Decoration
rotd-state-flavour = Without effect
rotd-state-result = Result
rotd-state-by = By
rotd-state-weapon = Weapon
rotd-state-target = Target
rotd-state-second = Second salvo
rotd-state-first_type = First boat
rotd-state-skip_next = Next box without rolls
rotd-state-hidden_once = Detection rolled again
rotd-state-rolled = Rolled
rotd-state-sick = Wounded without a doctor
rotd-state-system = System
rotd-state-end = Tubes
rotd-state-night_surface = Night attack on the surface
rotd-state-success = Success
rotd-state-ready = Ready
rotd-state-moved = Moved
rotd-state-ships-part = Target { $next }
rotd-state-log-part = Ship { $next }
rotd-state-patrols-part = Patrol { $next }
rotd-state-awards-part = Award { $next }
rotd-state-generic-part = Box { $next }
rotd-state-boxes-part = Box { $next }
rotd-state-others-part = Captain { $next }
rotd-state-shots-part = Shot { $next }
rotd-state-recovery-part = Man { $next }

# Months are numbers in the state: twelve times the year plus the month, from 0.
rotd-state-month-value = { $value ->
    [0] { rotd-value-none }
    [22975] { rotd-value-1914-08 }
    [22976] { rotd-value-1914-09 }
    [22977] { rotd-value-1914-10 }
    [22978] { rotd-value-1914-11 }
    [22979] { rotd-value-1914-12 }
    [22980] { rotd-value-1915-01 }
    [22981] { rotd-value-1915-02 }
    [22982] { rotd-value-1915-03 }
    [22983] { rotd-value-1915-04 }
    [22984] { rotd-value-1915-05 }
    [22985] { rotd-value-1915-06 }
    [22986] { rotd-value-1915-07 }
    [22987] { rotd-value-1915-08 }
    [22988] { rotd-value-1915-09 }
    [22989] { rotd-value-1915-10 }
    [22990] { rotd-value-1915-11 }
    [22991] { rotd-value-1915-12 }
    [22992] { rotd-value-1916-01 }
    [22993] { rotd-value-1916-02 }
    [22994] { rotd-value-1916-03 }
    [22995] { rotd-value-1916-04 }
    [22996] { rotd-value-1916-05 }
    [22997] { rotd-value-1916-06 }
    [22998] { rotd-value-1916-07 }
    [22999] { rotd-value-1916-08 }
    [23000] { rotd-value-1916-09 }
    [23001] { rotd-value-1916-10 }
    [23002] { rotd-value-1916-11 }
    [23003] { rotd-value-1916-12 }
    [23004] { rotd-value-1917-01 }
    [23005] { rotd-value-1917-02 }
    [23006] { rotd-value-1917-03 }
    [23007] { rotd-value-1917-04 }
    [23008] { rotd-value-1917-05 }
    [23009] { rotd-value-1917-06 }
    [23010] { rotd-value-1917-07 }
    [23011] { rotd-value-1917-08 }
    [23012] { rotd-value-1917-09 }
    [23013] { rotd-value-1917-10 }
    [23014] { rotd-value-1917-11 }
    [23015] { rotd-value-1917-12 }
    [23016] { rotd-value-1918-01 }
    [23017] { rotd-value-1918-02 }
    [23018] { rotd-value-1918-03 }
    [23019] { rotd-value-1918-04 }
    [23020] { rotd-value-1918-05 }
    [23021] { rotd-value-1918-06 }
    [23022] { rotd-value-1918-07 }
    [23023] { rotd-value-1918-08 }
    [23024] { rotd-value-1918-09 }
    [23025] { rotd-value-1918-10 }
    [23026] November 1918
    [23027] December 1918
    [23028] January 1919
    [23029] February 1919
    [23030] March 1919
    [23031] April 1919
    [23032] May 1919
    [23033] June 1919
    [23034] July 1919
    [23035] August 1919
    [23036] September 1919
    [23037] October 1919
    [23038] November 1919
    [23039] December 1919
   *[other] { NUMBER($value, useGrouping: 0) }
 }
rotd-state-started-value = { rotd-state-month-value }
rotd-state-last_check-value = { rotd-state-month-value }

## What is counted of many games

rotd-counted-turn = a patrol that was begun; those of all players are counted together
rotd-counted-score = tons sunk by the captain on the table at the end
rotd-counted-lost = no victory by the rulebook, mostly for too little tonnage; it does not say that the boat was lost. Whether the captain lives is told by `captain.fate`
