# The table as lines of text, for the terminal.

fd-state-turn = Turn
fd-state-impulse = Impulse
fd-state-initiative = Initiative
fd-state-wind = Wind from
fd-state-strength = Strength of the wind
fd-state-ships = Ships
fd-state-smoke = Smoke
fd-state-tasks = {""}
fd-state-asked = Who decides
fd-state-chosen = Manoeuvres chosen
fd-state-shots = Kinds of shot
fd-state-assigned = Crew not yet revealed
fd-state-splits = Melee splits
fd-state-revealed = Manoeuvres revealed
fd-state-hands = Hands
fd-state-unseen = Deck
fd-state-discards = Discards
fd-state-fires = Fire declared
fd-state-results = Results
fd-state-outcome = Outcome
fd-state-id = Name
fd-state-side = Side
fd-state-x = East
fd-state-y = North
fd-state-heading = Heading
fd-state-sail = Sail
fd-state-crew = Crew by box
fd-state-morale = Morale
fd-state-hull_lost = Hull boxes lost
fd-state-rigging_lost = Rigging boxes lost
fd-state-burning = On fire
fd-state-markers = Strike markers
fd-state-causes = {""}
fd-state-loaded = Loaded
fd-state-reload = Reload markers
fd-state-fired = Chasers fired
fd-state-moving = Moving marks
fd-state-steering = Steering marks
fd-state-speed = Speed
fd-state-rate = Rate
fd-state-grappled = Grappled to
fd-state-halved = At half rate
fd-state-freed = Freed
fd-state-out = Out of action
fd-state-ship = Ship
fd-state-gun = Gun
fd-state-target = Target
fd-state-aim = Aim
fd-state-hull = Hull boxes
fd-state-rigging = Rigging boxes
fd-state-broadside = Broadside
fd-state-winner = Winner
fd-state-key = Reason
fd-state-rule = Rule
fd-state-lost = Lost

# What stands in them, and their parts

fd-state-id-value = { $value }
fd-state-initiative-value = { $value }
fd-state-asked-value = { $value }
fd-state-side-value = { $value }
fd-state-winner-value = { $value }
fd-state-wind-value = { $value ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[other] north-west
 }
fd-state-heading-value = { $value ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[other] north-west
 }
fd-state-strength-value = { $value ->
    [light] light
    [fresh] fresh
   *[other] moderate
 }
fd-state-sail-value = { $value ->
    [hove_to] hove to
    [full] full sail
   *[other] battle sail
 }
fd-state-morale-value = { $value ->
    [1] handy
    [-1] unfit
   *[other] steady
 }
fd-state-out-value = { $value ->
    [struck] struck
    [captured] captured
   *[other] sinking wreck
 }
fd-state-ships-each = Ship { $next }
fd-state-chosen-each = Ship { $next }
fd-state-revealed-each = Ship { $next }
fd-state-chosen-value = { $value ->
    [-1] hidden
    [0] nothing
    [1] straight ahead
    [2] turn to port
    [3] turn to starboard
    [4] wear
    [5] tack
    [6] fall off to port
    [7] fall off to starboard
    [8] back the sails
   *[other] hold the course
 }
fd-state-revealed-value = { $value ->
    [-1] hidden
    [0] nothing
    [1] straight ahead
    [2] turn to port
    [3] turn to starboard
    [4] wear
    [5] tack
    [6] fall off to port
    [7] fall off to starboard
    [8] back the sails
   *[other] hold the course
 }
fd-state-crew-each = { $index ->
    [0] Port guns
    [1] Starboard guns
    [2] Sailing
    [3] Rigging change
    [4] Repair
    [5] Fire party
    [6] Melee
   *[other] Reserve
 }
fd-state-assigned-each = { $depth ->
    [0] Ship { $next }
   *[other] { $index ->
        [0] Port guns
        [1] Starboard guns
        [2] Sailing
        [3] Rigging change
        [4] Repair
        [5] Fire party
        [6] Melee
       *[other] Reserve
     }
 }
fd-state-loaded-each = { $index ->
    [0] Port
   *[other] Starboard
 }
fd-state-reload-each = { $index ->
    [0] Port
   *[other] Starboard
 }
fd-state-reload-value = { $value ->
    [0] none
   *[other] impulse { $value }
 }
fd-state-fired-each = { $index ->
    [0] Bow
   *[other] Stern
 }
fd-state-moving-each = Mark { $next }
fd-state-steering-each = Mark { $next }
fd-state-moving-value = impulse { $value }
fd-state-steering-value = impulse { $value }
fd-state-grappled-value = { $value ->
    [-1] {""}
    [0] the first ship
    [1] the second ship
   *[other] the third ship
 }
fd-state-shots-each = { $depth ->
    [0] Ship { $next }
   *[other] { $index ->
        [0] Port
       *[other] Starboard
     }
 }
fd-state-shots-value = { $value ->
    [-1] hidden
    [0] empty
    [1] round shot
    [2] double shot
   *[other] chain shot
 }
fd-state-splits-each = { $depth ->
    [0] { $index ->
        [0] Attacker
       *[other] Defender
     }
   *[other] { $index ->
        [0] Rolling
       *[other] In support
     }
 }
fd-state-splits-value = { $value ->
    [-1] hidden
   *[other] { $value }
 }
fd-state-smoke-each = { $depth ->
    [0] Smoke { $next }
   *[other] { $index ->
        [0] East
        [1] North
       *[other] Value
     }
 }
fd-state-fires-each = Fire { $next }
fd-state-results-each = Result { $next }
fd-state-ship-value = { $value ->
    [0] the first ship
    [1] the second ship
   *[other] the third ship
 }
fd-state-target-value = { $value ->
    [0] the first ship
    [1] the second ship
   *[other] the third ship
 }
fd-state-gun-value = { $value ->
    [port] port guns
    [starboard] starboard guns
    [bow] bow chaser
   *[other] stern chaser
 }
fd-state-aim-value = { $value ->
    [hull] hull
   *[other] rigging
 }

## What is counted of many games

fd-counted-turn = a turn of the duel, which is made of impulses
