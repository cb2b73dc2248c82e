# The play table: the boat, the encounter, the chart, the log book, orders with their odds.

rotd-table-caption = The boat and what is in sight
rotd-table-turn = { $patrol ->
        [0] Before the first patrol
       *[other] Patrol { $patrol }, { $month }
    }
rotd-table-log-turn = { $turn ->
        [0] Before the first patrol
       *[other] { $captains ->
            [several] Patrol { $turn } of all
           *[alone] Patrol { $turn }
        }
    }
rotd-table-score = { $tonnage } t, { $ships } { $ships ->
        [one] ship
       *[other] ships
    }
rotd-table-tab-career = Log book
rotd-table-tons = { $tonnage } t

## The encounter

rotd-table-encounter = In sight: { $kind ->
        [damaged] the damaged ships
        [straggler] a straggler
       *[other] { $kind }
    }
rotd-table-escorted = Escorts are near
rotd-table-alone = No escort in sight
rotd-table-day = By day
rotd-table-night = By night
rotd-table-round = Round { $round }
rotd-table-ship-name = { $ship ->
        [none] Name unknown
       *[other] { $ship }
    }
rotd-table-ship-kind = { $size }, { $tonnage } t
rotd-table-ship-whole = unhurt
rotd-table-ship-damaged = damaged
rotd-table-ship-sunk = sunk
rotd-table-armed = armed
rotd-table-aimed = { $count } aimed at her
rotd-table-ship = Target { $number }: { $ship ->
        [none] { $size }
       *[other] { $ship }, { $size }
    }, { $tonnage } t. { $state ->
        [sunk] Sunk.
        [damaged] Damage { $damage } of { $points }.
       *[whole] Unhurt; { $points } { $points ->
            [one] point sinks
           *[other] points sink
        } her.
    }
rotd-table-hunted = The escorts hunt the boat
rotd-table-charges = { $count } { $count ->
        [one] depth-charge attack
       *[other] depth-charge attacks
    } so far
rotd-table-found-before = Found before
rotd-table-deep = Below test depth
rotd-table-range-long = long
rotd-table-range-medium = medium
rotd-table-range-close = close
rotd-table-depth-tested = test depth
rotd-table-depth = The sea from the side: the boat { $level ->
        [surface] is on the surface
        [shallow] is at periscope depth
        [below] is under water
        [deep] is below test depth
       *[bottom] is lost
    }{ $known ->
        [found] ; an escort has found her and is above her
        [searched] ; an escort is above her and searches
       *[none] {""}
    }.

## The boat

rotd-table-boat = { $boat } ({ $type })
rotd-table-boat-summary = { $torpedoes } { $torpedoes ->
        [one] torpedo
       *[other] torpedoes
    } aboard. Hull damage { $hull } of { $hull_all }, water { $water } of { $water_all }. { $out ->
        [none] Everything works.
       *[other] Out of order: { $out }.
    }
rotd-table-tubes = Tubes, { $end }: { $loaded } of { $count } loaded
rotd-table-tube-empty = empty tube
rotd-table-reloads = { $count ->
        [0] No reloads
        [one] 1 reload
       *[other] { $count } reloads
    }
rotd-table-doors-out = The torpedo doors are out: nothing can be fired here.
rotd-table-track-hull = Hull
rotd-table-track-flooding = Flooding
rotd-table-track-words = { $value } of { $most }; box { $most } is the end
rotd-table-systems = Systems
rotd-table-system-works = works
rotd-table-system-damaged = damaged
rotd-table-system-out = out until port
rotd-table-men = Crew: { $quality }
rotd-table-man-fit = fit
rotd-table-man-light = lightly wounded
rotd-table-man-severe = severely wounded
rotd-table-man-killed = dead
rotd-table-expert = Experte
rotd-table-all = Show all

## The chart

rotd-table-chart = The patrol
rotd-table-chart-port = The boat is in port. The chart shows all waters.
rotd-table-chart-begin = In port, ready for { $area }: { $boxes } boxes ahead.{ $mission ->
        [0] {""}
        [1] {" "}The boat carries mines.
       *[other] {" "}There is an agent aboard.
    }
rotd-table-chart-home-no-more = The boat is not at sea any more. The chart shows all waters.
rotd-table-chart-at = Box { $number } of { $boxes }: { $kind ->
        [area] { $area }
        [transit-box] transit ({ $area })
       *[mission-box] mission ({ $area })
    }.{ $going ->
        [home] {" "}The boat is on its way home.
       *[on] {""}
    }
rotd-table-chart-home = The boat is home from { $area }.
rotd-table-box = Box { $number }: { $box }{ $state ->
        [here] , the boat is here
        [past] , passed
       *[ahead] {""}
    }

## The log book and the career

rotd-table-book = Log book
rotd-table-book-empty = The log book is still empty.
rotd-table-captain = { $captain }, { $rank }{ $medal ->
        [none] {""}
       *[other] . { $medal }
    }
rotd-table-totals = { $patrols } { $patrols ->
        [one] patrol
       *[other] patrols
    }, { $ships } { $ships ->
        [one] ship
       *[other] ships
    }, { $tonnage } t
rotd-table-ending = { $fate } { $level }
rotd-table-career = Tonnage of the career
rotd-table-career-summary = { $tonnage } t. { $beaten ->
        [0] Each of the { $aces } captains in the list had more at his end.
       *[other] That equals or passes what { $beaten } of the { $aces } captains in the list had at their end.
    }
rotd-table-own-line = This career, month by month. Dashed: what captains of history had sunk at their end.
rotd-table-ace = { $name }: { $tonnage } t
rotd-table-captains = All captains of this game
rotd-table-patrols = Patrols ({ $count })
rotd-table-ships = Ships ({ $count })
rotd-table-awards = Medals ({ $count })
rotd-table-aces = Captains of history ({ $count })
rotd-table-column-number = Patrol
rotd-table-column-month = Month
rotd-table-column-boat = Boat
rotd-table-column-area = Boat and waters
rotd-table-column-ships = Ships
rotd-table-column-patrol = Patrol
rotd-table-column-sunk = Sunk
rotd-table-column-when = When and where
rotd-table-column-tons = Tonnage
rotd-table-column-result = Result
rotd-table-patrol-of = { $number }: { $month }
rotd-table-column-ship = Ship
rotd-table-column-fate = What became of her
rotd-table-column-medal = Medal
rotd-table-column-place = Place
rotd-table-column-start = Began
rotd-table-column-captain = Captain
rotd-table-column-seat = Seat
rotd-table-column-career = Career
rotd-table-result = { $result ->
        [S] success
        [F] failure
        [lost] did not come home
       *[other] at sea
    }
rotd-table-fate-of = { $fate ->
        [sunk] sunk
        [prize] taken as a prize
       *[damaged] damaged
    }{ $fate ->
        [sunk] {" "}({ $by })
       *[other] {""}
    }
rotd-table-alive = { $alive ->
        [yes] goes on
       *[no] over
    }

rotd-table-about = { $captain }, { $boat }: patrol { $patrol }, { $month }, { $tonnage } t
rotd-table-compare-title = Other careers beside this one
rotd-table-compare-about = Put saved games here: a class that began in the same month with the same type of boat, or your own earlier careers. The name of the file stands beside the captain. Nothing of them changes.
rotd-table-compare-files = Choose saved games
rotd-table-compare-kept = Those this browser keeps
rotd-table-compare-alone = Take them away
rotd-table-compare-none = This browser keeps no other career.
rotd-table-compare-unreadable = The file cannot be read.
rotd-table-beside = { $count } careers, most tonnage first
rotd-table-beside-alike = { $alike ->
        [yes] All began in the same month with the same type of boat.
       *[no] They did not all begin in the same month with the same type of boat.
    } The lines bear the numbers of the places; the thick one is the career on the table.
rotd-table-beside-own = { $captain } (on the table)
rotd-table-beside-called = { $captain } ({ $called })
rotd-table-beside-fate = { $patrols } { $patrols ->
        [one] patrol
       *[other] patrols
    }, { $fate ->
        [goes_on] goes on
        [lived] over, the captain lives
       *[lost] the captain is lost
    }
rotd-table-beside-nobody = In “{ $name }” nobody has been to sea yet.
rotd-table-beside-too-many = At most { $most } careers can lie beside this one.

## Orders

rotd-table-which-weapon = With which weapon?
rotd-table-which-target = Fire at which ship?
rotd-table-hint-fire = Choose a ship: { $load }.
rotd-table-hint-straggler = Choose the ship to follow.
rotd-table-holding = So far { $hull } of { $hulls } hull boxes are gone, and { $water } of { $waters } boxes are full of water.
rotd-table-mending = Being repaired now: { $system }.
rotd-table-mending-later = To be repaired after it: { $systems }.
rotd-table-salvo = { $end }: { $load }
rotd-table-torpedoes = { $number } × { $kind }
rotd-table-gun-points = Deck gun: { $number } { $number ->
        [one] point
       *[other] points
    }
rotd-table-target = { $number }, { $ship ->
        [none] { $size }
       *[other] { $ship }
    } ({ $tonnage } t)
rotd-table-fire-at = Fire at ship { $target }
rotd-table-fire-share = { $share } at ship { $target }
rotd-table-no-attack = No attack now
rotd-table-odds-sunk = sunk
rotd-table-odds-damaged = hit, and still afloat
rotd-table-odds-target-sunk = ship { $target } is sunk
rotd-table-odds-target-damaged = ship { $target } is hit and stays afloat
rotd-table-aim = ship { $target }: sunk { $sunk }, damaged { $damaged }
rotd-table-aim-share = { $share } at ship { $target }: sunk { $sunk }, damaged { $damaged }
rotd-table-reload-end = { $end }: { $load }
rotd-table-reload-none = Nothing to reload
rotd-table-order-straggler = Follow ship { $target }
rotd-table-order-fire = { $load }; { $aim }
rotd-table-staff = Ask the staff
rotd-table-staff-habit = By its rule of thumb; nothing was reckoned.
rotd-table-staff-expects = Expects about { $tonnage } t.
rotd-table-staff-expects-danger = Expects about { $tonnage } t; puts the danger of losing the boat at about { $lost }.
rotd-table-which-type = Which type of boat?
rotd-table-type = { $type }: { $tubes } tubes, { $torpedoes } torpedoes, { $gun ->
        [none] no gun
       *[some] gun
    }, hull { $hull }
rotd-table-which-month = From
rotd-table-begin = Begin the career
rotd-table-odds-ships = ships in sight at the next roll
rotd-table-odds-danger = mines, a net or an aircraft
rotd-table-odds-event = a random event
rotd-table-odds-torpedo-hit = one torpedo hits and explodes
rotd-table-odds-salvo-sinks = a full salvo (those that reach) sinks the first ship
rotd-table-odds-gun-hit = one gun point hits
rotd-table-odds-seen = found on the approach, before firing
rotd-table-odds-found = the escorts find the boat
rotd-table-odds-night = contact is kept until night
rotd-table-odds-crushed = the boat is crushed
rotd-table-odds-escort-comes = an escort comes up
rotd-table-odds-aircraft-comes = an aircraft comes up
rotd-table-odds-straggler = they have lost their escorts
rotd-table-odds-again = the ships are found again
rotd-table-odds-repaired = it works again
rotd-table-odds-granted = granted
rotd-table-odds-unhurt = no hit on the boat
rotd-table-odds-boat-sunk = the boat is sunk at once
rotd-table-note-decline = No shot, no danger.
rotd-table-note-hold-fire = What is not fired is kept.
rotd-table-note-use-multiplier = More encounters in every patrol box to come.
rotd-table-note-abort-patrol = On the way home ships are left alone; mines and aircraft may still be met.
