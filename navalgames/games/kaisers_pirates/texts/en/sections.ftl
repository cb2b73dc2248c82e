# The sections of the rule index, for its page.

kp-section-0 = About this index
kp-section-1 = What lies in the box
kp-section-2 = The game, the rounds and the points
kp-section-3 = The turn and the cards
kp-section-4 = The team game
kp-section-5 = Alone against the phantom
kp-section-6 = Optional rules
kp-section-X = What the rules imply
kp-section-PN = Play notes
kp-section-HN = Historical notes
kp-section-TS = The turn in six steps
kp-section-chart = The charts
kp-section-switch = Switches
