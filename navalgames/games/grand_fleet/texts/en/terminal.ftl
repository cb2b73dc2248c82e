# The table as lines of text, for the terminal.

gf-state-turn = Turn
gf-state-deciding = To decide
gf-state-vp = Victory points (plus is British)
gf-state-usw_turn = Submarine war since turn
gf-state-fleets = Fleet boxes
gf-state-fleets-part = Fleet { $next }
gf-state-ddbox = DDbox
gf-state-ddbox-part = Box { $index }
gf-state-waiting = Turn track
gf-state-waiting-part = Turn { $next }
gf-state-american = American ships set aside
gf-state-sunk = Sunk
gf-state-cancelled = Never finished
gf-state-sending = On the way to the DDbox
gf-state-deployment_roll = First deployment roll
gf-state-initiative = Initiative
gf-state-dice = Dice chosen
gf-state-attacker = Attacker
gf-state-difference = Difference
gf-state-battle = Battle
gf-state-face_up = Face up
gf-state-down_left = Face-down markers to place
gf-state-up_left = Face-up fleets to place
gf-state-stacks = Markers on the map
gf-state-stacks-part = Stack { $next }
gf-state-hex = Hex
gf-state-down = Face down
gf-state-up = Face up
gf-state-finished = Has moved
gf-state-mover = To move
gf-state-passes = Passes in a row
gf-state-at_sea = Fleets at sea
gf-state-at_sea-part = Place { $next }
gf-state-combats = Combats to come
gf-state-combat = Combat
gf-state-round = Round
gf-state-first = Determines first
gf-state-half = Half gunnery
gf-state-over = Over-manoeuvre
gf-state-numbers = Initiative numbers
gf-state-confused = Confused
gf-state-chooser = Chooses situations
gf-state-choices = Choices
gf-state-situations = Situations
gf-state-totals = Gunnery
gf-state-targets = Targets
gf-state-attacker_wants = Attacker wants another round

## What is counted of many games

gf-counted-turn = a turn of the war; a game counts the turn in which it ended
gf-counted-score = victory points at the end: plus is a British lead, minus a German one
