# The questions of the lab: titles, what is asked, parameters, values, outcomes.

rotd-group-sea = At sea
rotd-group-fire = Torpedo and gun
rotd-group-escorts = Escorts and trap ships
rotd-group-boat = The boat
rotd-group-career = The career

rotd-question-encounter = What is out there?
rotd-question-encounter-about = One roll in one box, by time of the war and waters. The first 12 of a patrol is a random event.
rotd-question-encounter-in-month = What is out there this month?
rotd-question-encounter-in-month-about = One roll in one box in a month of the war: the charts change with the time, aircraft come late.
rotd-question-met-in-boxes = Is it met on the way?
rotd-question-met-in-boxes-about = Several boxes of one kind, one after the other: is what the captain looks out for met at least once? The first 12 is a random event; what events bring is left out.
rotd-question-ships-in-sight = Ships in sight
rotd-question-ships-in-sight-about = How many ships one box holds.
rotd-question-tonnage = How big is she?
rotd-question-tonnage-about = The tonnage of a freighter of this size in a month of the war.
rotd-question-multiplier-earned = Earning a multiplier
rotd-question-multiplier-earned-about = Does the roll of a box, a natural 12, earn an encounter multiplier?
rotd-question-rolls-made = Encounter rolls in one box
rotd-question-rolls-made-about = How many of the rolls owed in a patrol box are made; an event may cost the rest.
rotd-question-going-home = Past the escorts on the way home
rotd-question-going-home-about = A boat that has turned for home lets ships pass. Do their escorts find it? With our encounter charts no game comes to it: in the transit boxes, the only ones such a boat enters, there is never an escorted ship.
rotd-question-air-injury = A wound from the air
rotd-question-air-injury-about = An aircraft that catches the boat hurts a man in any case. How badly?
rotd-question-night = Waiting for night
rotd-question-night-about = Ships met by day are shadowed until dark, or lost.
rotd-question-multiplier = An encounter multiplier
rotd-question-multiplier-about = How many encounters it gives in each patrol box.
rotd-question-mine-victims = The mines of a UC boat
rotd-question-mine-victims-about = How many ships strike the mines that were laid.
rotd-question-minefield = A mined place
rotd-question-minefield-about = Does the boat strike a mine, and does it survive?
rotd-question-aircraft = An aircraft
rotd-question-aircraft-about = Is the boat down in time?
rotd-question-salvo = A salvo at one ship
rotd-question-salvo-about = Hits, duds and damage together: is she sunk, damaged or untouched?
rotd-question-salvo-hits = Torpedoes that explode
rotd-question-salvo-hits-about = How many torpedoes of a salvo hit and are no duds.
rotd-question-gun = The deck gun
rotd-question-gun-about = What some rounds of gunfire do to a lone freighter.
rotd-question-whole-attack = A whole attack
rotd-question-whole-attack-about = From the approach to the first search by the escorts. By night the boat attacks on the surface.
rotd-question-attack-to-the-end = An attack to its end
rotd-question-attack-to-the-end-about = Near or far, by day or by night, from one end or both: is the ship sunk, and does the boat come home from the hunt that follows? The boat fires what its tubes hold, what reaches farthest first. Both ends fire on the surface only. A boat forced up counts as lost.
rotd-question-approach = Closing in
rotd-question-approach-about = Is the boat seen before it can fire at close range?
rotd-question-detection = One search by the escorts
rotd-question-detection-about = The first search or a later one, with everything that helps or hinders them.
rotd-question-dive = Stay, or go deeper?
rotd-question-dive-about = The captain’s order in one turn of a hunt: the hull may give way, then the escort searches.
rotd-question-depth-charges = One depth-charge attack
rotd-question-depth-charges-about = How many hits, or sunk at once. Manoeuvres need hydrophones that work.
rotd-question-ram = A ram
rotd-question-ram-about = How many hits, or sunk at once.
rotd-question-escort-cycle = The hunt to its end
rotd-question-escort-cycle-about = Search, ram and depth charges again and again, until the boat escapes, is sunk or is forced up. Wounds of the crew during the hunt are left out. Among the boats one thing decides: how many hull and flooding boxes she has. A large boat stands more hits.
rotd-question-trap-met = Is one of them a trap?
rotd-question-trap-met-about = Lone small freighters that are stopped on the surface: is a Q-ship among them?
rotd-question-trap-order = Fight on, or dive?
rotd-question-trap-order-about = The next moment with a Q-ship: one more exchange of fire, or a dive and her depth charges. Four hits or more are heavy; a boat sunk at once is lost.
rotd-question-q-ship = A fight with a Q-ship
rotd-question-q-ship-about = From her first shot to the end. Wounds of the crew are left out.
rotd-question-boat-hit = One hit on the boat
rotd-question-boat-hit-about = What is damaged.
rotd-question-repair = A repair at sea
rotd-question-repair-about = Does the system work again?
rotd-question-two-repairs = Two repairs, one set of spares
rotd-question-two-repairs-about = Two systems are damaged, and the spares can help with one of them. How many work again?
rotd-question-promotion = Promotion
rotd-question-promotion-about = The yearly roll.
rotd-question-training = Months of training
rotd-question-training-about = A crew on a new boat trains before its next patrol.
rotd-question-system-hit = Depth charges and one system
rotd-question-system-hit-about = One whole attack: the hits, and whether any of them damages the system.
rotd-question-aircraft-hits = Bombs of an aircraft
rotd-question-aircraft-hits-about = The hits on a boat that was caught on the surface, or sunk at once.
rotd-question-refit = Months of refit
rotd-question-refit-about = How long until the next patrol, or another boat where the refit would take five months or more. A captain who needs five months to recover gets another boat and another crew when he is fit.
rotd-question-patrols-survived = Coming home
rotd-question-patrols-survived-about = Alive after so many patrols: mines, nets and aircraft, and the escorts of the ships that are attacked. Damage is repaired after each danger. Lone ships, trap ships and events cost nothing here. Chances of a hunt are rounded at the eighteenth decimal. Here the largest boat need not be the safest: she stands more hits, but her track may have more boxes, each with its dangers, and she dives more slowly from an aircraft.

rotd-parameter-approach-twelve-bonus = A 12 on the approach
rotd-parameter-unescorted-bonus-surfaced-only = Bonus only on the surface
rotd-parameter-night-surface-detection = Night attacks and detection
rotd-parameter-dc-fatigue-on = Repeated depth charges
rotd-parameter-q-exchanges-max = Exchanges with a Q-ship
rotd-parameter-air-injury-surfaced = Wounds from the air
rotd-parameter-abort-escort-detection = Escorts on the way home
rotd-parameter-hh-bonus-scope = The better aim of the House Order
rotd-parameter-promotion-after-awards = Awards help promotion at once
rotd-parameter-multipliers-per-patrol = Multipliers in a patrol
rotd-parameter-multiplier-earned-in-areas-only = Multipliers from three waters only
rotd-parameter-event-ends-box = Every event ends the box
rotd-parameter-decorations-need-fit-captain = Decorations need a fit captain
rotd-parameter-evasive-manoeuvres = Evasive manoeuvres
rotd-parameter-evasion-saves-sunk = Evasion may save the boat
rotd-parameter-manoeuvre = Turn by
rotd-parameter-ships = Ships stopped
rotd-parameter-fight = Fight on
rotd-parameter-austrian-campaign = Austria-Hungary
rotd-parameter-austrian-rules-by-chart = Austrian rules follow the chart
rotd-parameter-ub1-single-engine = One diesel in UB I
rotd-parameter-standard-tonnage = Standard tonnage
rotd-parameter-three-ship-convoys = Convoys of three ships
rotd-parameter-commander-tile = A captain of history
rotd-parameter-night-surface = By night on the surface
rotd-parameter-in-channel = In the Channel
rotd-parameter-due = A decoration in this refit
rotd-parameter-owed = Rolls owed
rotd-parameter-size = Size
rotd-parameter-era = Time of the war
rotd-parameter-month = Month
rotd-parameter-policy = Ships with escorts
rotd-parameter-region = Box
rotd-parameter-first-twelve = First 12 of the patrol
rotd-parameter-quality = Crew
rotd-parameter-elite = Elite crew
rotd-parameter-medal = Highest decoration
rotd-parameter-crew-out = All of the crew wounded
rotd-parameter-planes = Dive planes damaged
rotd-parameter-on-mission = In the mission box
rotd-parameter-kind = Torpedo
rotd-parameter-number = Torpedoes
rotd-parameter-distance = Range
rotd-parameter-situation = Situation
rotd-parameter-target = Target
rotd-parameter-superior = Superior Torpedoes
rotd-parameter-commander = In command
rotd-parameter-rounds = Rounds
rotd-parameter-calibre = Gun
rotd-parameter-time = Time of day
rotd-parameter-ends = Tubes
rotd-parameter-torpedoes = Torpedoes from each end
rotd-parameter-day-torpedo = Torpedo fired by day
rotd-parameter-both-ends = Bow and stern fired
rotd-parameter-capital = Capital ship
rotd-parameter-previous = Found before
rotd-parameter-deep = Below test depth
rotd-parameter-fuel = Fuel tanks damaged
rotd-parameter-attack = Attack
rotd-parameter-fatigue = Repeated attacks are weaker
rotd-parameter-well-detected = Found exactly
rotd-parameter-gear = Batteries, hydrophones, motors out
rotd-parameter-surfaced = On the surface
rotd-parameter-type = Boat
rotd-parameter-hull = Hull boxes lost
rotd-parameter-officer = In command
rotd-parameter-most = Exchanges of fire
rotd-parameter-system = System
rotd-parameter-engineer = Chief engineer
rotd-parameter-spares = Spares at hand
rotd-parameter-other = Second system
rotd-parameter-spares-for = Spares for
rotd-parameter-boxes = Boxes
rotd-parameter-rolls = Rolls in each box
rotd-parameter-seeks = Looking out for
rotd-parameter-rank = Rank
rotd-parameter-medals = Decorations of the last year
rotd-parameter-failures = Failed patrols of the last year
rotd-parameter-systems = Systems out
rotd-parameter-captain = Captain wounded
rotd-parameter-patrols = Patrols
rotd-parameter-area = Waters
rotd-parameter-turn = Turn of the hunt
rotd-parameter-first = The captain’s first Q-ship

rotd-value-1914 = 1914
rotd-value-1915 = spring and summer 1915
rotd-value-1916-early = winter 1915–16
rotd-value-1916 = 1916
rotd-value-1917 = spring 1917
rotd-value-1918 = late 1917 and 1918
rotd-value-nobody = left alone
rotd-value-neither = neither
rotd-value-system = the first system
rotd-value-other = the second system
rotd-value-danger = mines, nets, aircraft
rotd-value-lone = ships without escort
rotd-value-guarded = ships with escort
rotd-value-convoy = a convoy
rotd-value-far = attacked by day, at long range
rotd-value-near = attacked by day, close in
rotd-value-near-by-night = attacked by night on the surface, close in
rotd-value-1914-08 = August 1914
rotd-value-1914-09 = September 1914
rotd-value-1914-10 = October 1914
rotd-value-1914-11 = November 1914
rotd-value-1914-12 = December 1914
rotd-value-1915-01 = January 1915
rotd-value-1915-02 = February 1915
rotd-value-1915-03 = March 1915
rotd-value-1915-04 = April 1915
rotd-value-1915-05 = May 1915
rotd-value-1915-06 = June 1915
rotd-value-1915-07 = July 1915
rotd-value-1915-08 = August 1915
rotd-value-1915-09 = September 1915
rotd-value-1915-10 = October 1915
rotd-value-1915-11 = November 1915
rotd-value-1916-01 = January 1916
rotd-value-1916-02 = February 1916
rotd-value-1916-03 = March 1916
rotd-value-1916-04 = April 1916
rotd-value-1916-05 = May 1916
rotd-value-1916-06 = June 1916
rotd-value-1916-07 = July 1916
rotd-value-1916-08 = August 1916
rotd-value-1916-09 = September 1916
rotd-value-1916-10 = October 1916
rotd-value-1916-11 = November 1916
rotd-value-1917-01 = January 1917
rotd-value-1917-02 = February 1917
rotd-value-1917-03 = March 1917
rotd-value-1917-04 = April 1917
rotd-value-1917-05 = May 1917
rotd-value-1917-06 = June 1917
rotd-value-1917-07 = July 1917
rotd-value-1917-08 = August 1917
rotd-value-1917-09 = September 1917
rotd-value-1917-10 = October 1917
rotd-value-1917-11 = November 1917
rotd-value-1918-01 = January 1918
rotd-value-1918-02 = February 1918
rotd-value-1918-03 = March 1918
rotd-value-1918-04 = April 1918
rotd-value-1918-05 = May 1918
rotd-value-1918-06 = June 1918
rotd-value-1918-07 = July 1918
rotd-value-1918-08 = August 1918
rotd-value-1918-09 = September 1918
rotd-value-transit = transit
rotd-value-british-isles = British Isles
rotd-value-channel = Channel
rotd-value-north-sea = North Sea
rotd-value-mediterranean = Mediterranean
rotd-value-adriatic = Adriatic
rotd-value-baltic = Baltic
rotd-value-black-sea = Black Sea
rotd-value-mission = mission box
rotd-value-agent = agent
rotd-value-patrol = patrol
rotd-value-green = green
rotd-value-trained = trained
rotd-value-veteran = veteran
rotd-value-elite = elite
rotd-value-hk = Hanseatic Cross
rotd-value-hh = House Order of Hohenzollern
rotd-value-plm = Pour le Mérite
rotd-value-ol = Order of Leopold
rotd-value-c35-91 = C35/91
rotd-value-c06 = C/06
rotd-value-g6 = G/6
rotd-value-close = close
rotd-value-medium = medium
rotd-value-long = long
rotd-value-escorted = escorted, submerged
rotd-value-unescorted = unescorted, submerged
rotd-value-night-surface = escorted, by night on the surface
rotd-value-small = small freighter
rotd-value-large = large
rotd-value-very-large = 10,000 t or more
rotd-value-captain = captain
rotd-value-first-officer = first officer
rotd-value-second-officer = second officer
rotd-value-day = by day
rotd-value-night = by night
rotd-value-one = one end
rotd-value-both = both ends
rotd-value-u5 = U 5
rotd-value-u19 = U 19
rotd-value-u31 = U 31
rotd-value-u81 = U 81
rotd-value-u87 = U 87
rotd-value-u93 = U 93
rotd-value-ubi = UB I
rotd-value-ubii = UB II
rotd-value-ubiii = UB III
rotd-value-ucii = UC II
rotd-value-a3 = U-3 class (Austria-Hungary)
rotd-value-a5 = U-5 class (Austria-Hungary)
rotd-value-a10 = U-10 class (Austria-Hungary)
rotd-value-a14 = U-14 class (Austria-Hungary)
rotd-value-a20 = U-20 class (Austria-Hungary)
rotd-value-a27 = U-27 class (Austria-Hungary)
rotd-value-a43 = U-43 class (Austria-Hungary)
rotd-value-unescorted-surfaced = unescorted, on the surface
rotd-value-small-gun = small
rotd-value-fit = fit
rotd-value-experte = Experte
rotd-value-out = out
rotd-value-diesel-1 = diesel 1
rotd-value-diesel-2 = diesel 2
rotd-value-motor-1 = electric motor 1
rotd-value-motor-2 = electric motor 2
rotd-value-batteries = batteries
rotd-value-periscope = periscope
rotd-value-fuel = fuel tanks
rotd-value-planes = dive planes
rotd-value-hydrophones = hydrophones
rotd-value-radio = radio
rotd-value-gun = deck gun
rotd-value-door-fore = forward torpedo doors
rotd-value-door-aft = aft torpedo doors
rotd-value-ltzs = Leutnant zur See
rotd-value-oltzs = Oberleutnant zur See
rotd-value-kptlt = Kapitänleutnant
rotd-value-kkpt = Korvettenkapitän

rotd-outcome-none = nothing
rotd-outcome-ship = a ship alone
rotd-outcome-two-ships = two ships
rotd-outcome-ship-escort = a ship with escort
rotd-outcome-two-ships-escort = two ships with escort
rotd-outcome-convoy = convoy
rotd-outcome-capital = capital ship
rotd-outcome-aircraft = aircraft
rotd-outcome-mines = mines
rotd-outcome-net = net
rotd-outcome-event = random event
rotd-outcome-night = attacked by night
rotd-outcome-lost = lost
rotd-outcome-missed = no mine struck
rotd-outcome-afloat = struck, afloat
rotd-outcome-sunk = sunk
rotd-outcome-dived = down in time
rotd-outcome-attack = attacked
rotd-outcome-untouched = untouched
rotd-outcome-damaged = damaged
rotd-outcome-sunk-unseen = sunk, boat not found
rotd-outcome-sunk-found = sunk, boat found
rotd-outcome-afloat-unseen = afloat, boat not found
rotd-outcome-afloat-found = afloat, boat found
rotd-outcome-seen-coming = boat found on its approach
rotd-outcome-sunk-home = ship sunk, boat comes home
rotd-outcome-sunk-lost = ship sunk, boat lost
rotd-outcome-afloat-home = ship afloat, boat comes home
rotd-outcome-afloat-lost = ship afloat, boat lost
rotd-outcome-earned = earned
rotd-outcome-light = light wound
rotd-outcome-severe = severe wound
rotd-outcome-killed = killed
rotd-outcome-undetected = not found
rotd-outcome-detected = found
rotd-outcome-well-detected = found exactly
rotd-outcome-crushed = the hull is crushed
rotd-outcome-trap = a trap among them
rotd-outcome-harmless = all harmless
rotd-outcome-sunk-light = ship sunk, up to three hits
rotd-outcome-sunk-heavy = ship sunk, four hits or more
rotd-outcome-afloat-light = ship afloat, up to three hits
rotd-outcome-afloat-heavy = ship afloat, four hits or more
rotd-outcome-escaped = escaped
rotd-outcome-forced-up = forced up
rotd-outcome-q-ship-sunk = Q-ship sunk
rotd-outcome-flooding = flooding
rotd-outcome-flooding-x2 = flooding, twice
rotd-outcome-hull = hull
rotd-outcome-hull-x2 = hull, twice
rotd-outcome-crew = crew
rotd-outcome-crew-x2 = crew, twice
rotd-outcome-minor = minor damage
rotd-outcome-diesel-1 = diesel 1
rotd-outcome-diesel-2 = diesel 2
rotd-outcome-motor-1 = electric motor 1
rotd-outcome-motor-2 = electric motor 2
rotd-outcome-batteries = batteries
rotd-outcome-periscope = periscope
rotd-outcome-fuel = fuel tanks
rotd-outcome-planes = dive planes
rotd-outcome-hydrophones = hydrophones
rotd-outcome-radio = radio
rotd-outcome-gun = deck gun
rotd-outcome-door-fore = forward torpedo doors
rotd-outcome-door-aft = aft torpedo doors
rotd-outcome-repaired = repaired
rotd-outcome-neither = neither works
rotd-outcome-both = both work again
rotd-outcome-one = one works again
rotd-outcome-met = met
rotd-outcome-not-met = not met
rotd-outcome-inoperative = out until port
rotd-outcome-promoted = promoted
rotd-outcome-not-yet = not yet
rotd-outcome-new-boat = another boat
rotd-outcome-alive = alive

rotd-unit-rolls = encounter rolls
rotd-unit-ships = ships
rotd-unit-hits = hits
rotd-unit-months = months
rotd-unit-tons = tons

rotd-idle-mission-box = There are no random events in the mission box.
rotd-idle-german-boat = This rule is for Austro-Hungarian boats.
rotd-idle-two-diesels = This type has two diesels.
rotd-idle-award-later = The decoration is given after the roll.
rotd-idle-no-award = No decoration is due.
rotd-idle-standard-ships = Standard ships are alike in every month.
rotd-idle-no-multipliers = Multipliers are not known yet.
rotd-idle-one-roll = One roll is made in any case.
rotd-idle-found-before = In a later turn the boat has been found before.
rotd-idle-first-turn = This counts in the first turn alone.
rotd-idle-submerged = The attack was not made by night on the surface.
rotd-idle-no-fatigue = The escorts are not tired by this rule yet, or not on this roll.
rotd-idle-fit-captain = The captain is fit, or has no decoration that helps here.
rotd-idle-no-pilot = Only the tile of a captain who knows the Channel asks for it.
rotd-idle-no-hydrophones = The hydrophones are out: the boat cannot manoeuvre.
rotd-idle-no-evasion = No evasive manoeuvre is tried.
rotd-idle-no-depth = The boat stays above test depth.
rotd-idle-diving = A boat that dives is attacked with depth charges, whatever her gun and the range.
rotd-idle-another-boat = Another boat is due: this refit is not waited for.
rotd-idle-not-alone = This concerns lone ships that are attacked submerged.
rotd-idle-no-better-aim = The captain has no decoration that improves the aim.
rotd-idle-one-turn-surfaced = The only turn of this hunt finds the boat on the surface.
rotd-idle-like-any = A first Q-ship is like any other after 1915, and at close range.
rotd-idle-dives-in-time = The boat dives before the limit is reached.
rotd-step-aimed = { $count ->
    [one] damage points of one torpedo
   *[other] damage points of { $count } torpedoes
  }
rotd-step-explodes = { $count ->
    [one] one torpedo
   *[other] { $count } torpedoes
  }
rotd-step-torpedo = { $count ->
    [one] one torpedo
   *[other] { $count } torpedoes
  }
rotd-step-is-trap = is the freighter a Q-ship?
rotd-step-one-gun-point = { $count ->
    [one] one point of gunfire
   *[other] { $count } points of gunfire
  }
rotd-step-gun-point = { $count ->
    [one] one point of gunfire
   *[other] { $count } points of gunfire
  }
rotd-step-strikes = { $count ->
    [one] one hit on the boat
   *[other] { $count } hits on the boat
  }
rotd-step-found-after = does an escort find the boat?
rotd-step-attack = hits on the boat
rotd-step-attack-step = { $hunted ->
    [yes] one step of the hunt
   *[no] the torpedoes
  }
rotd-step-detection = search by the escorts
rotd-step-duel-step = one exchange of fire
rotd-step-found = the search and the attack that follows
rotd-step-hull-below = hull damage after diving deep
rotd-step-hunt-step = the next step of the hunt
rotd-step-ram = hits by the ram
rotd-step-sinks = does she sink?
rotd-step-sinks-now = does the Q-ship sink?
rotd-told-attack = { $ship-is ->
    [sunk] the ship sinks
   *[other] the ship stays afloat
  }{ $hunted ->
    [yes] , { $phase-is ->
        [hit] the boat is hit
        [charge] depth charges fall
        [water] water comes in
        [escaped] the boat gets away
        [sunk] the boat is lost
        [forced_up] the boat must surface
       *[other] the boat is hunted
      }
   *[no] , nobody finds the boat
  }

# What yes, no and numbers mean at the end of a rule, and who makes a throw
rotd-ends-explodes-yes = it explodes
rotd-ends-explodes-no = it does nothing
rotd-ends-sinks-yes = she sinks
rotd-ends-sinks-no = she stays afloat
rotd-ends-sinks-now-yes = the Q-ship sinks
rotd-ends-sinks-now-no = she stays afloat
rotd-ends-found-after-yes = the boat is found
rotd-ends-found-after-no = the boat is not found
rotd-ends-strikes-yes = it strikes this system
rotd-ends-strikes-no = it strikes another
rotd-ends-stays-escorted-yes = they stay with their escort
rotd-ends-stays-escorted-no = they lose their escort
rotd-ends-is-found-again-yes = found again
rotd-ends-is-found-again-no = lost
rotd-ends-is-trap-yes = a Q-ship
rotd-ends-is-trap-no = an ordinary freighter
rotd-ends-strikes-mine-yes = the boat strikes a mine
rotd-ends-strikes-mine-no = no mine is struck
rotd-ends-is-caught-yes = attacked
rotd-ends-is-caught-no = down in time
rotd-ends-is-granted-yes = granted
rotd-ends-is-granted-no = refused
rotd-ends-gets-transfer-yes = granted
rotd-ends-gets-transfer-no = refused
rotd-ends-is-agent-mission-yes = a secret agent comes aboard
rotd-ends-is-agent-mission-no = an ordinary patrol
rotd-ends-hits-yes = hit
rotd-ends-hits-no = miss
rotd-ends-is-dud-yes = a dud
rotd-ends-is-dud-no = it explodes
rotd-ends-is-posted-ashore-yes = posted ashore
rotd-ends-is-posted-ashore-no = stays in command
rotd-ends-leaves-yes = he gets a boat of his own
rotd-ends-leaves-no = he stays aboard
rotd-ends-is-promoted-yes = promoted
rotd-ends-is-promoted-no = not yet
rotd-ends-night-falls-yes = contact is kept until night
rotd-ends-night-falls-no = contact is lost
rotd-ends-dies-yes = he dies
rotd-ends-dies-no = he lives
rotd-ends-is-repaired-yes = repaired
rotd-ends-is-repaired-no = not repaired
rotd-ends-more-water-0 = no more water
rotd-ends-more-water-1 = one more box of flooding
rotd-begins-salvo = Each torpedo must hit (2d6) and must not be a dud (1d6); then 1d6 says how many boxes of damage it does. The boxes of all torpedoes are added up: { $boxes } or more sink the target, fewer damage her, 0 leaves her unhurt.
rotd-begins-going-home = { $abort_escort_detection ->
    [yes] A boat on its way home lets ships pass, but at this setting their escorts search for it, with one throw.
   *[no] A boat on its way home lets ships pass, and their escorts do not search for it: nothing is thrown, so it is never found. Where “Escorts on the way home” is set to yes, they search with one throw.
  }
rotd-begins-gun = Each gun point must hit (2d6); then 1d6 says how many boxes of damage it does. The boxes of all gun points are added up: { $boxes } or more sink the target, fewer damage her, 0 leaves her unhurt.
rotd-course-hunt-deep = First the boat dives deeper than it is tested for, which costs its hull; it is crushed { $crushed }.
rotd-course-hunt-search = The escorts search for the boat (2d6{ $up ->
    [0] { $down ->
      [0] { "" }
     *[other] , less { $down }
    }
   *[other] , and { $up } more
  }). A total of { $limit } or less finds nothing; then the boat has escaped and the hunt is over: { $missed } in the first search.
rotd-course-hunt-ram = Where they find it the first time, an escort tries to ram it (2d6). Of the boats that are found, that misses { $missed }, sinks { $sunk } at once, and hits the others.{ $charged ->
    [yes] { " " }In the same turn depth charges follow (2d6 again), and in each later turn they are the attack.
   *[no] { " " }There are no depth charges at this time of the war.
  }
rotd-course-hunt-hits = Each hit is looked up (d66): it takes a box of the hull ({ $on_hull }), lets water in ({ $on_flooding }), or breaks gear, which helps the escorts. The boat is sunk with its last hull box ({ $hull } to go), and forced up with its last flooding box ({ $flooding } to go).
rotd-course-hunt-again = { $charged ->
    [yes] If it is still there, they search again, turn after turn, until a search finds nothing or the boat is lost. Again 2d6{ $up ->
      [0] { $down ->
        [0] { "" }
       *[other] , less { $down }
      }
     *[other] , and { $up } more
    }: a later search finds nothing { $missed }, less often still when gear is broken.
   *[no] If it is still there, it has escaped: without depth charges nothing can come of a later search.
  }
rotd-course-hunt-way-found = In the first turn the search finds the boat
rotd-course-hunt-way-left = It is still there after the attacks and hits of that turn, in which it is sunk { $sunk } and forced up { $forced }
rotd-course-hunt-way-missed = In the second turn the search finds nothing (of some boats gear is broken by then)
rotd-course-hunt-way-lost = In the second turn it is found and lost so
rotd-course-hunt-turns = By turns: in the first { $one }, in the second { $two }, in the third { $three }, later { $later }.
rotd-course-attack-approach = The boat closes in. Escorts see it { $seen } before it can fire; then it fires nothing, and the hunt begins with a ram.
rotd-course-attack-salvo = The boat fires { $torpedoes ->
    [one] one torpedo
   *[other] { $torpedoes } torpedoes
  }. Each must hit (2d6) and not be a dud (1d6); then 1d6 says how many boxes of damage it does. With { $boxes } boxes or more the ship sinks: { $sunk }.
rotd-course-attack-home = It gets away in the first turn { $one }, in the second { $two }{ $known ->
    [yes] { " " }(found, still there, then not found: { $steps })
   *[no] { "" }
  }, in the third { $three }, later { $later }: together it comes home { $home }. Else it is lost, sunk or forced up: { $lost }. What became of the ship changes nothing in this: so the chances of ship and boat are multiplied.
rotd-course-attack-way-sunk = The torpedoes sink the ship
rotd-course-attack-way-afloat = The torpedoes do not sink the ship
rotd-course-attack-way-home = The escorts do not get the boat
rotd-course-attack-way-lost = The escorts get the boat
rotd-course-duel-ambush = The Q-ship fires first (2d6, see below): most often { $usual ->
    [one] one hit
   *[other] { $usual } hits
  } ({ $chance }); her highest throw sinks the boat at once ({ $sunk }).
rotd-course-duel-hits = Each hit is looked up: it takes a box of the hull, lets water in, or breaks gear or gun. The boat is sunk with its last hull box ({ $hull }), and forced up with its last flooding box ({ $flooding }). The ambush alone costs the boat { $lost }.
rotd-course-duel-gun = Then comes an exchange, and the boat fires first if its gun still works: { $works } of the boats that the ambush leaves (each hit breaks the gun { $breaks }, and the ambush brings several). It fires { $points } times; each shot brings { $brings } boxes of damage, all together { $together }. { $need } boxes or more sink her: { $sinks }. So she is sunk by { $works } × { $sinks } = { $both } of these boats.
rotd-course-duel-no-gun = Then comes an exchange: the boat has no gun to answer with.
rotd-course-duel-again = Whether she sinks or not, the Q-ship fires once more, as in the ambush. There { $exchanges ->
    [one] is one exchange
   *[other] are up to { $exchanges } exchanges
  }. After the first one she is sunk and the boat there { $won }, both are there { $both }, and the boat is lost: sunk { $sunk }, forced up { $forced }.
rotd-course-duel-dives = If both are still there, the boat dives. { $charges ->
    [yes] Depth charges are her last attack; a boat that is left has escaped.
   *[no] There are no depth charges yet: it has escaped.
  }
rotd-course-duel-way-ambush = The boat is still there after the ambush
rotd-course-duel-way-exchange = Exchange { $exchange }: its gun does not sink her, and it is still there after her shots
rotd-course-duel-way-misses = Exchange 1: it has no gun left, or its gun does not sink her
rotd-course-duel-way-shots = It is still there after her shots
rotd-course-duel-way-works = Exchange 1: its gun still works
rotd-course-duel-way-sinks = It sinks her
rotd-course-duel-way-last = The boat is still there after her last shots
rotd-course-duel-way-charges = It dives, and is still there after the depth charges
rotd-begins-two-repairs = A system works again where its die shows its limit or less. For { $system } the limit is { $system_limit }{ $system_spares ->
    [0] { "" }
   *[other] , + { $system_spares } for the spares
  }{ $engineer-is ->
    [experte] , + { $for_engineer } for the engineer
    [out] , − { $for_engineer } without the engineer
   *[fit] { "" }
  }, so { $system_goal } or less. For { $other } it is { $other_limit }{ $other_spares ->
    [0] { "" }
   *[other] , + { $other_spares } for the spares
  }{ $engineer-is ->
    [experte] , + { $for_engineer } for the engineer
    [out] , − { $for_engineer } without the engineer
   *[fit] { "" }
  }, so { $other_goal } or less.
rotd-begins-refit = Months of refit: every boat { $every }, + { $gear } for systems that are out, + { $worn } for the hull = { $together }{ $for_rank ->
    [0] { "" }
   *[other] , and { $for_rank } for the rank of the captain
  }.
rotd-begins-rolls-made = { $owed ->
    [one] One encounter roll is owed
   *[other] { $owed } encounter rolls are owed
  }, and most often all are made. Only a 12 can change that: the first one brings a random event, for which two dice are thrown again (table [R1], Random events).
rotd-course-rolls-twelve = A roll is a 12, and the first 12 brings an event
rotd-course-rolls-event = The event is “{ $event }”, which always ends the box: the rolls that are left are lost
rotd-course-rolls-any-event = Any event ends the box at once, and the rolls that are left are lost; only one that cannot happen here does not count.
rotd-course-rolls-ends = Roll { $roll } is a 12 and its event ends the box, so only { $roll } { $roll ->
    [one] is
   *[other] are
  } made ({ $roll ->
    [one] { "" }
   *[other] no event before: { $before } ×{ " " }
  }a 12: { $met } × such an event: { $cost })
rotd-course-rolls-all = All of this is taken off: 100 % − { $lost } = { $all } for all { $owed } rolls. In the last roll nothing is left that an event could cost.
rotd-course-rolls-sure = Here no roll is left that an event could cost.
rotd-course-patrol-boxes = On its way the boat enters { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  } of this kind: { $box }. In each, two dice say what is there, and more throws how that ends. One such box costs the boat { $lost }{ $ways ->
    [0] .
    [one] , in one way, told next.
   *[other] , in { $ways } ways, told next.
  }
rotd-course-patrol-danger = There: { $word } ({ $met }), and this costs the boat { $lost } of the time; multiplied
rotd-course-patrol-home = It comes home from a patrol where none of its { $boxes } boxes costs it; multiplied: { $home }.
rotd-course-patrol-all = After each patrol the boat is as good as new, so that chance is the same { $patrols ->
    [one] every time
   *[other] { $patrols } times
  }, and it is multiplied.
rotd-course-patrol-way = { $patrols ->
    [one] It comes home from the patrol
   *[other] It comes home from all { $patrols } patrols
  }
rotd-course-attack-seen = The boat closes in. Escorts see it { $seen } before it can fire; then there is no attack.
rotd-course-attack-search = Whatever became of the ship, the escorts search for the boat (2d6) and find it { $found }: so both chances are multiplied.
rotd-course-attack-way-found = The escorts find the boat
rotd-course-trap-gun = Her first shots, the ambush, are over. In the exchange that follows the gun of the boat fires first: it sinks the Q-ship { $sunk }.
rotd-course-trap-attack = Sunk or not, the Q-ship fires (2d6): fewer than { $border } hits { $light }, { $border } or more { $heavy }, the boat sunk at once { $lost }. The two do not depend on each other, so their chances are multiplied.
rotd-course-trap-charges = The boat dives, and the Q-ship drops depth charges (2d6): fewer than { $border } hits { $light }, { $border } or more { $heavy }, the boat sunk at once { $lost }.
rotd-course-trap-way-sunk = The gun sinks the Q-ship
rotd-course-trap-way-afloat = The gun does not sink the Q-ship
rotd-course-trap-way-light = The boat takes fewer than { $border } hits
rotd-course-trap-way-heavy = The boat takes { $border } hits or more
rotd-course-trap-way-lost = The boat is sunk at once
rotd-course-system-hits = The attack (2d6) says how many hits there are: most often { $usual ->
    [one] one
   *[other] { $usual }
  } ({ $chance }).
rotd-course-system-strikes = Each hit is thrown for by itself (d66): it strikes this system ({ $system }) { $strikes }.
rotd-course-system-way-hits = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
  }
rotd-course-system-way-misses = { $hits ->
    [one] It strikes
   *[other] Each of them strikes
  } something else
rotd-course-system-ways = With each number of hits there is one such way, { $ways } in all:
rotd-course-attack-way-unseen = The boat is not seen before it fires
rotd-course-attack-way-missed = The search does not find the boat
rotd-begins-pair-calibre-medium = Gun: medium
rotd-begins-salvo-hits = Each torpedo must hit (2d6) and must not be a dud (1d6): both chances are multiplied. Every torpedo is thrown for by itself.
rotd-begins-minefield = First the boat throws to get past the mines (2d6). Only where it strikes one, a second throw (2d6) says what the mine does to it.
rotd-begins-met-in-boxes = { $boxes ->
    [one] One box
   *[other] { $boxes } boxes
  }, { $rolls ->
    [one] one roll in each
   *[other] { $rolls } rolls in each
  }: it is met if any of these rolls finds it. So it is missed only where all of them miss: their chances are multiplied.
rotd-course-patrol-kept = It comes through all { $boxes } boxes of this kind
rotd-course-system-way = { $hits ->
    [0] No hit at all
    [one] One hit, which strikes something else
   *[other] { $hits } hits, all of which strike something else
  }
