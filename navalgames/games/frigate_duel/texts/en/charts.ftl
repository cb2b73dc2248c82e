# The charts of the frigate duel: names of tables and lists.

fd-chart-headings = Headings
fd-chart-bearing-letter = Bearing letters
fd-chart-wind-letters = Letters that feel the wind
fd-chart-sailing-speed = Speed by bearing and sail
fd-chart-wind-strength = Strength of the wind
fd-chart-rigging-speed = Speed and rigging
fd-chart-relative-common = The part both ships share
fd-chart-impulse-marks = Marked impulses
fd-chart-steering-marks = Steering marks
fd-chart-manoeuvres = Manoeuvres
fd-chart-tacking = Tacking
fd-chart-measures = Measures
fd-chart-firing-arcs = Firing arcs
fd-chart-rake-multiplier = Rakes
fd-chart-to-hit = Hit roll
fd-chart-cancel = Cancelling roll
fd-chart-damage-roll = Damage roll
fd-chart-section-firepower = Firepower and destroyed sections
fd-chart-ammunition = Kinds of shot
fd-chart-reload-time = Reloading
fd-chart-damage-hull-aim = Damage, aimed at the hull: hits across, height down (boxes of hull / rigging / crew lost)
fd-chart-damage-rigging-aim = Damage, aimed at the rigging: hits across, height down (boxes of hull / rigging / crew lost)
fd-chart-morale-effect = Morale effect
fd-chart-morale-effect-modifier = Morale effect, modifiers
fd-chart-morale-steps = Steps of morale
fd-chart-morale-check = Morale check
fd-chart-fire-check = Fire check
fd-chart-fire-lines = Fire check, lines
fd-chart-chasers = Chasers
fd-chart-grapple = Grapple
fd-chart-melee = Melee
fd-chart-bonus-move = Bonus move
fd-chart-housekeeping = Housekeeping
fd-chart-crew-boxes = Crew boxes
fd-chart-strike-markers = Strike markers
fd-chart-bridge-cards = Bridge cards
fd-chart-victory = Victory
fd-chart-ships = Ships
fd-chart-ship-history = The ships in history
fd-chart-scenarios = Scenarios
fd-chart-rake-squares = Rake squares
fd-chart-consorts = Consorts
fd-error-scenario-ship = Scenario { $scenario } names the ship “{ $given }”, which is not in the list of ships.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
  } (rules P3.1, P20)
