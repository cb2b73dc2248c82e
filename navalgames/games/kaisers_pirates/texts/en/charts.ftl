# The charts of The Kaiser's Pirates: names of tables and lists.

kp-chart-german-ships = German ships
kp-chart-merchantmen = Merchantmen
kp-chart-action-cards = Action cards
kp-chart-card-faces = Cards with dice of their own
kp-chart-action-deck = The 100 action cards
kp-chart-solitaire-cards = Solitaire cards
kp-chart-combat-result = Combat result
kp-chart-challenge-result = Challenge result
kp-chart-setup-counts = Cards at the start
kp-chart-round-points = Round points
kp-chart-modifiers = Modifiers
kp-chart-option-coins = Dice of the options
kp-chart-reaction-legality = Which reaction answers what
kp-chart-assist-legality = Which assist goes with what
kp-chart-option-lists = Ships named by the options
kp-chart-german-history = The German ships in history
kp-chart-merchantman-history = The merchantmen in history
