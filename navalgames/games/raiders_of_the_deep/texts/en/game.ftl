# Raiders of the Deep: seats, options, decisions, orders, refusals and the log.

## The game and its seats

rotd-title = Raiders of the Deep
rotd-years = U-boats, 1914 to 1918
rotd-hook = One boat, one crew, one patrol after another: how long does luck last under the sea?
rotd-home-board = The table of Raiders of the Deep: a convoy of four freighters in sight, and below it the boat with its torpedo tubes.
rotd-side-FIRST = First captain
rotd-side-FIRST-short = First
rotd-side-SECOND = Second captain
rotd-side-SECOND-short = Second
rotd-side-THIRD = Third captain
rotd-side-THIRD-short = Third
rotd-side-FOURTH = Fourth captain
rotd-side-FOURTH-short = Fourth

## Options

rotd-option-form = Form of the game
rotd-option-form-about = One career, two players by turns, or a tournament: for the most tonnage, or among those who survive the war.
rotd-option-seats = Captains in a tournament
rotd-option-seats-about = Used by the tournaments only.
rotd-option-mixed_boats = Different boats in a tournament
rotd-option-mixed_boats-about = Captains need not command the same type.
rotd-option-last_month = Last month
rotd-option-last_month-about = The war ends in October 1918; two players may agree on an earlier end.
rotd-option-standard_tonnage = Standard tonnage
rotd-option-standard_tonnage-about = Every small freighter has 3,500 t, every large one 7,000 t.
rotd-option-three_ship_convoys = Convoys of three ships
rotd-option-three_ship_convoys-about = Three targets instead of four.
rotd-option-historical_names = Names in the log
rotd-option-historical_names-about = The log keeps the names of the ships, not only their tonnage.
rotd-option-evasive_manoeuvres = Evasive manoeuvres
rotd-option-evasive_manoeuvres-about = Before each depth-charge attack the captain chooses a turn.
rotd-option-austrian_campaign = Austria-Hungary
rotd-option-austrian_campaign-about = A boat of the Austro-Hungarian navy in the Adriatic.
rotd-option-life_story = Life story
rotd-option-life_story-about = The captain gets an early life and, if he survives, a life after the war.
rotd-option-commander_tile = A captain of history
rotd-option-commander_tile-about = Lead one of eight captains from his historical start; you must equal his tonnage.
rotd-option-tile_mode = His patrols
rotd-option-tile_mode-about = As long as the war lasts, or exactly as many as he made.
rotd-option-promotion_after_awards = Awards help promotion at once
rotd-option-promotion_after_awards-about = Awards of the same refit count for the promotion roll.
rotd-option-mines_count_after_loss = Mines count after the loss
rotd-option-mines_count_after_loss-about = Ships sunk by the boat’s mines count even if the boat is lost later on the patrol.
rotd-option-multipliers_per_patrol = Multipliers in a patrol
rotd-option-multipliers_per_patrol-about = How many encounter multipliers may be in effect in one patrol.
rotd-option-multiplier_earned_in_areas_only = Multipliers from three waters only
rotd-option-multiplier_earned_in_areas_only-about = A 12 earns one only in patrol boxes of the British Isles, the Channel and the Mediterranean.
rotd-option-event_ends_box = Every event ends the box
rotd-option-event_ends_box-about = A random event ends all rolls owed in the box.
rotd-option-approach_twelve_bonus = A 12 on the approach
rotd-option-approach_twelve_bonus-about = A 12 or more on the approach check gives +1 on the attack.
rotd-option-feb_1917_unrestricted = February 1917 is unrestricted
rotd-option-feb_1917_unrestricted-about = The rulebook names this month under both rules.
rotd-option-unescorted_bonus_surfaced_only = Bonus only on the surface
rotd-option-unescorted_bonus_surfaced_only-about = The −1 against unescorted ships needs a surfaced boat.
rotd-option-night_surface_detection = Night attacks and detection
rotd-option-night_surface_detection-about = What a night attack on the surface adds to the detection roll.
rotd-option-dc_fatigue_on = Repeated depth charges
rotd-option-dc_fatigue_on-about = They weaken the attack (E3), or the detection (E2) as in one example.
rotd-option-q_exchanges_max = Exchanges with a Q-ship
rotd-option-q_exchanges_max-about = As long as the captain likes, or at most two.
rotd-option-air_injury_surfaced = Wounds from the air
rotd-option-air_injury_surfaced-about = Wounds from aircraft have their full severity.
rotd-option-abort_escort_detection = Escorts on the way home
rotd-option-abort_escort_detection-about = Escorts may find a boat that has aborted. With our encounter charts no game comes to it: in the transit boxes, the only ones such a boat enters, there is never an escorted ship.
rotd-option-one_award_per_refit = One award at a time
rotd-option-one_award_per_refit-about = At most one step of decorations per refit.
rotd-option-decorations_need_fit_captain = Decorations need a fit captain
rotd-option-decorations_need_fit_captain-about = Their benefits end while the captain is severely wounded.
rotd-option-hh_bonus_scope = The better aim of the House Order
rotd-option-hh_bonus_scope-about = For every shot, for torpedoes, or for the second salvo only.
rotd-option-class_change_window = Changing the class of boat
rotd-option-class_change_window-about = In the named month only, or from that month on.
rotd-option-evasion_saves_sunk = Evasion may save the boat
rotd-option-evasion_saves_sunk-about = A turn to the other side makes a fatal attack five hits.
rotd-option-austrian_rules_by_chart = Austrian rules follow the chart
rotd-option-austrian_rules_by_chart-about = The rules of the dates are those of the chart in use.
rotd-option-ub1_single_engine = One diesel in UB I
rotd-option-ub1_single_engine-about = Its single diesel counts as both.
rotd-value-career = one career
rotd-value-two_players = two players by turns
rotd-value-top_tonnage = tournament for tonnage
rotd-value-survival = tournament of survivors
rotd-value-True = yes
rotd-value-False = no
rotd-value-none = none
rotd-value-arnauld = Arnauld de la Perière (U-35)
rotd-value-forstmann = Forstmann (U-39)
rotd-value-valentiner = Valentiner (U-38)
rotd-value-steinbrinck = Steinbrinck (UB-18)
rotd-value-rose = Rose (U-53)
rotd-value-schwieger = Schwieger (U-20)
rotd-value-saltzwedel = Saltzwedel (UC-21)
rotd-value-trapp = Trapp (Austria-Hungary, U-5)
rotd-value-free = as long as the war lasts
rotd-value-historical = exactly as in history
rotd-value-e3 = the attack (E3)
rotd-value-e2 = the detection (E2)
rotd-value-all = every shot
rotd-value-torpedoes = torpedoes
rotd-value-second_salvo = second salvo
rotd-value-month = in that month
rotd-value-from = from that month on
rotd-value-0 = 0
rotd-value-1 = 1
rotd-value-2 = 2
rotd-value-3 = 3
rotd-value-4 = 4
rotd-value--1 = −1
rotd-value-1918-10 = October 1918
rotd-value-1917-12 = December 1917
rotd-value-1916-12 = December 1916
rotd-value-1915-12 = December 1915

## Decisions

rotd-decision-name = What is the captain’s name?
rotd-decision-name-help = The name changes nothing in play.
rotd-decision-start = When does the career begin, and in which boat?
rotd-decision-start-help = Early boats are small and alone; late boats are strong and hunted.
rotd-decision-boat = Which boat do you command?
rotd-decision-boat-help = Its flotilla decides where you are sent.
rotd-decision-rank = Which rank do you hold?
rotd-decision-rank-help = Juniors are promoted sooner; a Kapitänleutnant may ask for a transfer.
rotd-decision-class_change = Change to another class of boat?
rotd-decision-class_change-help = The navy asks for captains this month. Training takes one to six months.
rotd-decision-sail = The boat is ready: go on?
rotd-decision-sail-help = You may turn for home between encounters at any time.
rotd-decision-leg = Which way home?
rotd-decision-leg-help = Both transit boxes are equally near.
rotd-decision-second_look = Roll this encounter again?
rotd-decision-second_look-help = Once per patrol, by the captain’s ability.
rotd-decision-time = By day or by night?
rotd-decision-time-help = You shadow damaged ships and choose the hour.
rotd-decision-engage = Do you attack, and how?
rotd-decision-engage-help = Near is surer to hit, far is harder to find. On the surface you may use the gun, where it is allowed.
rotd-decision-salvo = Which torpedoes, at which ships?
rotd-decision-salvo-help = The whole salvo is aimed before the first shot. G/6 torpedoes reach any range, C/06 up to medium, C35/91 close only.
rotd-decision-second_salvo = A second salvo from the other end?
rotd-decision-second_salvo-help = It must be declared now. Escorts find you more easily.
rotd-decision-weapon = Which weapon next?
rotd-decision-weapon-help = No escort is near: you see each result before you choose the next weapon.
rotd-decision-prize = Take her as a prize?
rotd-decision-prize-help = A prize counts double for decorations; only one per patrol.
rotd-decision-again = Fight another round?
rotd-decision-again-help = Each round an escort or an aircraft may come up.
rotd-decision-test_depth = Go below test depth?
rotd-decision-test_depth-help = It costs at least one box of the hull, and a hull already damaged may be crushed; the escorts find you less easily.
rotd-decision-hard_to_find = Roll this detection again?
rotd-decision-hard_to_find-help = Once per patrol, by the captain’s ability.
rotd-decision-evade = Which way do you turn?
rotd-decision-evade-help = 1 and 2 are left, 3 and 4 right, 5 and 6 straight ahead. The escort guesses.
rotd-decision-guess = Which way will he turn?
rotd-decision-guess-help = You set the die of the escort.
rotd-decision-q_ship = She is a Q-ship: fight on or dive?
rotd-decision-q_ship-help = From March 1916 she drops depth charges after you.
rotd-decision-spares = Use the spares for this repair?
rotd-decision-spares-help = Once in this patrol the roll is 2 better.
rotd-decision-follow = Follow the ships?
rotd-decision-follow-help = Damaged ships cannot run away; the others may be lost.
rotd-decision-straggler = Which straggler do you follow?
rotd-decision-straggler-help = She is alone now.
rotd-decision-reload = Which torpedoes go into the tubes?
rotd-decision-reload-help = Torpedoes never change ends.
rotd-decision-apply = Apply for a new boat?
rotd-decision-apply-help = The award gives you the right to ask once.
rotd-decision-request = What do you ask for?
rotd-decision-request-help = A new boat needs training; a transfer keeps the boat; the right may be kept.
rotd-decision-another_type = Which type do you take?
rotd-decision-another_type-help = No boat of your type is in service any more.
rotd-decision-transfer = Ask for another flotilla?
rotd-decision-transfer-help = One request per refit; your rank decides how likely it is.
rotd-decision-luck = Use your luck?
rotd-decision-luck-help = Hals und Beinbruch: this one roll may be made again.

## Orders

rotd-order-take-name = { $name }
rotd-order-roll-name = Roll the name
rotd-order-take-start = { $month }, { $type }
rotd-order-roll-start = Roll month and type
rotd-order-take-boat = { $boat }
rotd-order-draw-boat = Let it be rolled
rotd-order-take-rank = { $rank }
rotd-order-roll-rank = Roll the rank
rotd-order-change-class = Change to { $type }
rotd-order-stay = Leave it as it is
rotd-order-sail-on = Go on
rotd-order-use-multiplier = Use an encounter multiplier
rotd-order-abort-patrol = Turn for home
rotd-order-choose-leg = { $leg }
rotd-order-roll-again = Roll again
rotd-order-accept = Let it stand
rotd-order-reroll = Use Hals und Beinbruch: roll again
rotd-order-let-stand = { $box ->
        [yes] Keep it, and do not ask again in this box
       *[other] Keep it for later
    }
rotd-order-decline = Let them pass
rotd-order-wait-for-night = Wait for night
rotd-order-choose-time = { $time }
rotd-order-approach = { $posture }, { $distance }
rotd-order-fire-torpedoes = Fire from { $end }: { $aim }
rotd-aim-part = { $three } { $one } at ship { $two }
rotd-aim-c35-91 = C35/91
rotd-aim-c06 = C/06
rotd-aim-g6 = G/6
rotd-order-fire-gun = Fire the gun at target { $targets }
rotd-order-hold-fire = Hold fire
rotd-order-one-salvo = No second salvo
rotd-order-another-round = Another round
rotd-order-break-off = Break off
rotd-order-reload = Reload (C35/91, C/06, G/6): bow { $fore }; stern { $aft }
rotd-order-take-prize = Put a prize crew aboard
rotd-order-leave-prize = Count her as sunk
rotd-order-exceed-test-depth = Go below test depth
rotd-order-keep-depth = Stay above it
rotd-order-evade = Turn by { $number }
rotd-order-guess-turn = Guess { $number }
rotd-order-keep-fighting = Another exchange of fire
rotd-order-dive = Dive
rotd-order-use-spares = Use the spares
rotd-order-save-spares = Save the spares
rotd-order-follow-damaged = Follow the damaged ships
rotd-order-follow-escorted = Follow the undamaged ships
rotd-order-pick-straggler = Follow target { $target }
rotd-order-ask-transfer = Ask for { $flotilla }
rotd-order-apply = Apply
rotd-order-new-boat = Take a { $type }
rotd-order-move-to = Keep the boat, move to { $flotilla }
rotd-order-keep-right = Keep the right for later

## What is not allowed now

rotd-refusal-multiplier = Use an encounter multiplier
rotd-refusal-abort = Turn for home
rotd-refusal-attack = Attack
rotd-refusal-wait = Wait for night
rotd-refusal-surfaced = Attack on the surface
rotd-refusal-submerged = Attack submerged
rotd-refusal-range = { $posture }, { $distance }
rotd-refusal-gun = The deck gun
rotd-refusal-fore = The bow tubes
rotd-refusal-aft = The stern tubes
rotd-refusal-follow = Follow the undamaged ships
rotd-refused-multiplier-used = No more multipliers may be in effect in this patrol.
rotd-refused-multiplier-area = Multipliers work around the British Isles, in the Channel and in the Mediterranean only.
rotd-refused-multiplier-late = No patrol box lies ahead, or multipliers are not yet known in this month.
rotd-refused-same-system = A system is repaired once after an encounter; name two that differ.
rotd-refused-not-left = The boat has not left port yet.
rotd-refused-going-home = A boat on its way home does not attack.
rotd-refused-seen = The boat was found on its approach and may not attack these ships any more.
rotd-refused-is-night = It is night already, and night is never changed to day.
rotd-refused-capital-whole = An undamaged capital ship is too fast for that.
rotd-refused-waited = One attempt per encounter.
rotd-refused-no-periscope = The periscope is out.
rotd-refused-armed = Armed ships are attacked submerged only.
rotd-refused-escort-came = An escort has come up: the boat has dived.
rotd-refused-escort-by-day = By day the boat does not surface near escorts.
rotd-refused-prize-rules = Under prize rules a lone merchant ship must be stopped on the surface.
rotd-refused-out-of-range = No torpedo that is ready reaches so far.
rotd-refused-no-weapon = No weapon is ready.
rotd-refused-used = Used in this round already.
rotd-refused-gun-escorted = The gun is never used near escorts.
rotd-refused-gun-submerged = A submerged boat cannot use its gun.
rotd-refused-no-gun = This type carries no gun.
rotd-refused-gun-out = The gun is out.
rotd-refused-doors = The torpedo doors are out.
rotd-refused-type-too-early = Boats of this type sail later in the war.
rotd-refused-one-end = Bow and stern are fired together in a night attack on the surface only.
rotd-refused-on-the-surface = In the first turn after a night attack the boat is on the surface.
rotd-refused-hull-gone = A boat with so many hull boxes lost has sunk.
rotd-refused-no-track = This type has no track for these waters.
rotd-refused-no-q-ships = There are no Q-ships yet.
rotd-refused-tubes-fore = The boat has fewer bow tubes.
rotd-refused-tubes-aft = The boat has fewer stern tubes.
rotd-refused-stops-them = This captain stops lone merchant ships on the surface.

## The log

rotd-log-captain = The captain is { $captain }.
rotd-log-start = The career begins in { $month } with a boat of type { $type }.
rotd-log-boat = The boat is { $boat } ({ $type }), in service for the captain from { $month }.
rotd-log-rank = The captain’s rank is { $rank }.
rotd-log-early-life = Early life: { $life }.
rotd-log-final-fate = After the war: { $fate }.
rotd-log-departed = Patrol { $turn }, { $month }: { $boat } leaves port ({ $area }).{ $mission ->
        [none] {""}
       *[other] {" "}The task: { $mission }.
    }
rotd-log-in-port = { $month }: the Baltic boats stay in port.
rotd-log-box = Box { $number }: { $box }.
rotd-log-encounter = { $encounter ->
        [none] The sea is empty.
       *[other] Encounter: { $encounter }.
    }
rotd-log-multiplier-earned = A natural 12: an encounter multiplier is earned.
rotd-log-multiplier = The multiplier: { $number } encounter rolls in each patrol box to come.
rotd-log-event = A random event: { $event }.
rotd-log-event-barred = An event that cannot happen here ({ $event }); nothing is met.
rotd-log-gyro-repaired = The gyro compass is repaired.
rotd-log-gyro-abort = The gyro compass cannot be repaired: the boat must turn back.
rotd-log-died = Lost: { $man }.
rotd-log-agent-landed = The agent is landed.
rotd-log-mines-laid = The mines are laid; { $ships } { $ships ->
        [one] ship strikes
       *[other] ships strike
    } them next month.
rotd-log-sighted = In sight: { $ship }, { $tonnage } t.
rotd-log-false-alarm = A false alarm: no such ship is left.
rotd-log-by-day = It is day.
rotd-log-by-night = It is night.
rotd-log-contact-lost = Contact is lost.
rotd-log-declined = The ships are left alone.
rotd-log-attack-surfaced = Attack on the surface, { $distance }.
rotd-log-attack-submerged = Submerged attack, { $distance }.
rotd-log-approach-unseen = The approach is not noticed.
rotd-log-approach-seen = The boat is found on its approach.
rotd-log-salvo = { $number } { $number ->
        [one] torpedo
       *[other] torpedoes
    } from the { $end }.
rotd-log-gun = The gun fires: { $number } { $number ->
        [one] point
       *[other] points
    }.
rotd-log-miss = { $ship ->
        [none] Ship { $target }
       *[other] { $ship }
    } missed: { $weapon }.
rotd-log-dud = A dud: { $weapon }.
rotd-log-damage = { $ship ->
        [none] Ship { $target }
       *[other] { $ship }
    } hit: { $weapon }, { $points } { $points ->
        [one] point
       *[other] points
    } of damage.
rotd-log-sunk = Sunk: { $ship }, { $tonnage } t.
rotd-log-damaged = Damaged and afloat: { $ship }, { $tonnage } t.
rotd-log-prize = Taken as a prize: { $ship }, { $tonnage } t.
rotd-log-additional-nothing = Nobody comes up.
rotd-log-additional-escort = An escort comes up; the boat dives.
rotd-log-additional-aircraft = An aircraft comes up; the boat dives.
rotd-log-deeper = Below test depth: hull box { $hull }.
rotd-log-undetected = The escorts do not find the boat{ $modifier ->
        [0] {""}
       *[other] {" "}(added to their throw: { $modifier })
    }.
rotd-log-detected = The escorts find the boat{ $modifier ->
        [0] {""}
       *[other] {" "}(added to their throw: { $modifier })
    }.
rotd-log-well-detected = The escorts find the boat exactly{ $modifier ->
        [0] {""}
       *[other] {" "}(added to their throw: { $modifier })
    }.
rotd-log-ram = The escort rams: { $hits ->
        [sunk] the boat is cut down
        [0] she passes over
        [one] 1 hit
       *[other] { $hits } hits
    }.
rotd-log-depth-charges = Depth charges: { $hits ->
        [sunk] the boat is destroyed
        [0] no damage
        [one] 1 hit
       *[other] { $hits } hits
    }.
rotd-log-hit = Hit: { $what }{ $times ->
        [2] , twice
       *[other] {""}
    }.
rotd-log-wound = Hurt: { $man }, { $wound }.
rotd-log-mine-struck = The boat strikes a mine.
rotd-log-mine-missed = The boat comes through the minefield.
rotd-log-net = The boat is caught in a net; escorts hear it.
rotd-log-aircraft-attacks = The boat dives too late: the aircraft attacks.
rotd-log-aircraft-missed = The boat is down in time.
rotd-log-q-ship = She drops her disguise: the Q-ship { $ship }, { $tonnage } t.
rotd-log-q-ship-fire = The Q-ship fires: { $hits ->
        [sunk] the boat is sunk
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
rotd-log-repaired = Repaired: { $system }.
rotd-log-inoperative = Out until port: { $system }.
rotd-log-towed = With both diesels out the boat is towed home.
rotd-log-reloaded = Reloaded: { $number }.
rotd-log-follow-escorted = The damaged ships are followed; the escorts stay with them.
rotd-log-follow-straggler = The damaged ships are followed; they have fallen behind, alone.
rotd-log-follow-found = The ships are found again.
rotd-log-follow-lost = The ships are lost from sight.
rotd-log-abort-chosen = The captain turns for home.
rotd-log-abort-forced = The boat must turn for home.
rotd-log-rescued = { $boat } is scuttled without engines; the crew are rescued.
rotd-log-reroll = Hals und Beinbruch: the roll is made again.
rotd-log-home-success = Home. The patrol is a success; { $tonnage } t in all.
rotd-log-home-failure = Home. The patrol is a failure; { $tonnage } t in all.
rotd-log-refit = Refit: { $months } { $months ->
        [one] month
       *[other] months
    }.
rotd-log-recovery = Recovery, { $man }: { $months } { $months ->
        [one] month
       *[other] months
    }.
rotd-log-replaced = Replaced: { $man }.
rotd-log-quality = The crew are now { $quality }.
rotd-log-officer-leaves = The first officer gets a boat of his own.
rotd-log-advancement = { $what ->
        [none] The crew learn nothing new.
       *[other] The crew advance: { $what }.
    }
rotd-log-award = Awarded: { $medal } ({ $month }).
rotd-log-granted = The request is granted.
rotd-log-refused = The request is refused.
rotd-log-transferred = Transferred to { $flotilla }.
rotd-log-training = Training: { $months } { $months ->
        [one] month
       *[other] months
    }.
rotd-log-class-change = The captain changes to { $type }.
rotd-log-level-defeat = { $ships } ships, { $tonnage } t, { $rank }. By the rulebook: a defeat.
rotd-log-level-draw = { $ships } ships, { $tonnage } t, { $rank }. By the rulebook: a draw.
rotd-log-level-marginal = { $ships } ships, { $tonnage } t, { $rank }. By the rulebook: a marginal victory.
rotd-log-level-substantial = { $ships } ships, { $tonnage } t, { $rank }. By the rulebook: a substantial victory.
rotd-log-level-decisive = { $ships } ships, { $tonnage } t, { $rank }. By the rulebook: a decisive victory.
rotd-log-end-war-over = The war is over; { $boat } is recalled, the captain lives.
rotd-log-end-patrols-done = The captain has made his patrols and lives.
rotd-log-end-ashore = The captain is posted ashore.
rotd-log-end-scuttled = { $boat } is forced up and scuttled; the crew are prisoners.
rotd-log-end-boat-captured = { $boat } is forced up and captured; the crew are prisoners.
rotd-log-end-captain-killed = The captain is killed.
rotd-log-end-baralong = { $boat } is lost; the Q-ship’s crew shoot the survivors.
rotd-log-end-q-ship = { $boat } is sunk by a Q-ship, with all hands.
rotd-log-end-mine = { $boat } is lost on a mine, with all hands.
rotd-log-end-net = { $boat } is lost at a net, with all hands.
rotd-log-end-aircraft = { $boat } is sunk from the air, with all hands.
rotd-log-end-ram = { $boat } is rammed and sunk, with all hands.
rotd-log-end-depth-charges = { $boat } is sunk by depth charges, with all hands.
rotd-log-end-test-depth = { $boat } is crushed below test depth, with all hands.
rotd-log-end-engines = { $boat } is scuttled without engines; the crew are never found.
rotd-log-end-wounds = The captain dies of his wounds.
rotd-log-end-survival = The captain dies of his wounds.

## How it ended

rotd-outcome-defeat = A defeat by the rulebook: too little tonnage, or the boat was captured.
rotd-outcome-draw = A draw by the rulebook.
rotd-outcome-marginal = A marginal victory by the rulebook.
rotd-outcome-substantial = A substantial victory by the rulebook.
rotd-outcome-decisive = A decisive victory by the rulebook.
rotd-outcome-as-history = The captain’s historical tonnage is equalled.
rotd-outcome-below-history = The captain’s historical tonnage is not reached.
rotd-outcome-most-tonnage = Most tonnage: { $winner }.
rotd-outcome-equal = Equal tonnage.
rotd-outcome-nobody-survived = Nobody survived the war.
rotd-ending-defeat = defeat
rotd-ending-draw = draw
rotd-ending-marginal = marginal victory
rotd-ending-substantial = substantial victory
rotd-ending-decisive = decisive victory
rotd-ending-as-history = as in history
rotd-ending-below-history = below history
rotd-ending-most-tonnage = most tonnage
rotd-ending-equal = equal
rotd-ending-nobody-survived = no survivor

## What a roll is for

rotd-why-encounter = encounter
rotd-why-event = random event
rotd-why-agent = secret agent
rotd-why-minelaying = ships on the mines
rotd-why-multiplier = multiplier
rotd-why-name = name
rotd-why-start = start
rotd-why-boat = boat
rotd-why-starting_rank = rank
rotd-why-early_life = early life
rotd-why-final_fate = life after the war
rotd-why-size = size of the ship
rotd-why-identity = which ship
rotd-why-capital = which warship
rotd-why-q_identity = which Q-ship
rotd-why-time_of_day = day or night
rotd-why-shift_to_night = waiting for night
rotd-why-approach = seen on the approach?
rotd-why-fire = shot
rotd-why-torpedo = torpedo
rotd-why-gun = gun
rotd-why-dud = dud?
rotd-why-damage = how much damage?
rotd-why-additional_round = who comes up?
rotd-why-q_ship = Q-ship or not
rotd-why-q_ship_fire = fire of the Q-ship
rotd-why-detection = detection
rotd-why-test_depth = test depth
rotd-why-ram = ram
rotd-why-depth_charges = depth charges
rotd-why-escort_direction = turn of the escort
rotd-why-boat_damage = where it hits
rotd-why-crew_hit = who is hit
rotd-why-wound = how badly
rotd-why-flooding_extra = more water
rotd-why-survival = wounded without a doctor
rotd-why-repair = repair
rotd-why-follow_damaged = do the escorts stay?
rotd-why-follow_escorted = found again?
rotd-why-mines = mines
rotd-why-mine = the mine
rotd-why-mine_hit = what the mine does
rotd-why-aircraft = aircraft
rotd-why-air_attack = attack from the air
rotd-why-scuttle = scuttling
rotd-why-rescue = rescue
rotd-why-baralong = Baralong affair
rotd-why-gyro = gyro compass
rotd-why-overboard = man overboard
rotd-why-recovery = recovery
rotd-why-advancement = advancement
rotd-why-promotion = promotion
rotd-why-officer_leaves = does the first officer leave?
rotd-why-application = application
rotd-why-training = training
rotd-why-transfer = transfer
rotd-why-zone = patrol area
rotd-why-retirement = posted ashore?
rotd-why-austrian_area = waters
rotd-why-world = what might be hidden

## Words of orders

rotd-end-fore = the bow
rotd-end-aft = the stern
rotd-leg-back = Back the way we came
rotd-leg-on = On along the track
rotd-posture-surfaced = On the surface
rotd-posture-submerged = Submerged
rotd-distance-close = close range
rotd-distance-medium = medium range
rotd-distance-long = long range
rotd-time-day = By day
rotd-time-night = By night
