session-log-dice = { $why }: { $dice } shows { $faces }: { $result }
session-log-faces = { $why }: { $dice } shows { $faces }
session-log-cards = { $why }: { $faces }
session-notice-other-charts = { $where } was saved with other charts than those in use now; every order still follows the rules.
session-staff = staff
session-person = person

error-unknown-order = There is no order “{ $given }” in this game. Known orders: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-player = There is no player “{ $given }”. A seat takes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-computer = There is no computer player “{ $given }”. It takes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-player-person = A person cannot be asked here. It takes a computer player: { $expected }.
error-order-shape = In { $where }: given { $given }, expected an order written as {"{"}"order": name, ...{"}"}.
error-order-field-unknown = In { $where }: the order “{ $order }” has no field “{ $given }”. Its fields: { $expected }.
error-order-field = In { $where }: the order “{ $order }” cannot take { $given } as “{ $path }”; expected: { $expected }.
error-state-part = A state of this game cannot hold this: { $given }.
error-seed = The seed “{ $given }” cannot be used; it must be a whole number.
error-seat-computer = { $side } is played by the computer ({ $given }); a person cannot give orders for it.
error-game-over = The game is over; { $side } has no decision to make.

error-undo-nothing = There is no order to take back.
error-undo-roll = The last order cannot be taken back: dice were rolled. Ask for “take back and reroll” if everybody agrees.
error-undo-reveal = The last order cannot be taken back: it showed something that was hidden. Ask for “take back and reroll” if everybody agrees.
error-undo-side = The last order cannot be taken back: the decision has passed to another side. Ask for “take back and reroll” if everybody agrees.

error-seal-key = The variable { $where } holds no key of navalgames. Leave it out, or make one: python -c "from navalgames.sessions.sealing import new_key; print(new_key())"
error-sealed-elsewhere = This game was kept by a server that no longer runs, so it cannot be opened. A game saved as a file can always be loaded.
error-save-write = The file { $where } could not be written: { $reason }. What was there before is untouched.
error-save-read = The file { $where } could not be read: { $reason }.
error-save-not-text = The file { $where } is not a saved play: it does not hold text.
error-save-no-file = { $where } is not a file that can be read to its end. Expected: a saved play.
error-save-too-large = The file { $where } is too large for a saved play: it holds { $given } million bytes; expected at most { $expected } million.
error-save-missing = The file { $where } is not in order: “{ $path }” is missing.
error-save-broken = The file { $where } is broken or cut off: it holds { $size } characters and stops making sense at line { $line }, column { $column }. Expected: the complete JSON text of a saved play.
error-save-foreign = The file { $where } is not a saved play of navalgames.
error-save-view = The file { $where } holds what the side { $side } may see of a play; it can be read but not played on. Expected: a saved play.
error-save-future = The file { $where } was written by a later version of navalgames: given format { $given }, expected { $expected } or lower. Please update navalgames.
error-save-version = The file { $where } has the format number { $given }; expected { $expected }.
error-save-field = The file { $where } is not in order at “{ $path }”: given { $given }, expected: { $expected }.
error-save-game = The saved play is of the game “{ $given }”; expected “{ $expected }”.
error-save-entry = { $where }, entry { $number } of { $most } ({ $side }): { $reason }
error-save-laid = This play cannot be saved: it began with a position that was laid, and a saved play holds the orders from the beginning on.
error-set-up = The set-up of the game failed: { $reason }
error-replay-position = There is no position { $given }; expected 0 to { $expected }.
error-simulate-games = Given { $given } games; expected a whole number of 1 or more.
error-simulate-jobs = Charts or a game of your own are played by one process only: leave out `jobs`.
error-simulate-endless = A game did not end within { $given } decisions.

# What should stand in a file or an order where something else does.
expected-above = a number above { $limit }
expected-at-least = { $limit } or more
expected-at-most = { $limit } or less
expected-below = a number below { $limit }
expected-date = a date (year-month-day)
expected-fewer = at most { $limit } entries
expected-list = a list
expected-more = at least { $limit } entries
expected-nothing = nothing here
expected-number = a number
expected-one-of = one of { $limit }
expected-other = a value of another kind
expected-pattern = a text of the form { $limit }
expected-something = an entry, which is missing
expected-switch = true or false
expected-table = a table of named entries
expected-text = a text
expected-whole = a whole number

# What a lesson file should say where it contradicts itself.
expected-one-reading = one of chance, at_least, at_most, mean is needed, and only one
expected-parameter-or-named = either parameter or named is needed, and only one of them
expected-open-ends = the first option has no “least”, the last no “most”
expected-no-gap = option { $upper } must start where option { $lower } ends
expected-find-among-values = find holds { $given }, which is not among the values
expected-right-or-misconception = an answer is either right or names a misconception
expected-one-right = exactly one answer must be right
expected-answers-apart = answers of which no two have the same id
expected-places-apart = a place of its own for each answer, or for each order of an act, or for none
expected-all-numbers = a number for each thing to be put in order, or for none
expected-marks-apart = marks of a line that differ, and none that is asked for
expected-scene-of-board = a question on the board needs a step with a scene
expected-number-of-step = `{ $name }` is no number of the step
expected-chance = `{ $name }` is no chance, and a line goes from 0 to 100
expected-person-listed = step { $step } shows { $name }, who is not among the people
expected-carried = step { $step } goes on from { $name }: an earlier step with a scene, parameters that are fixed, and `turned` where the control may begin with what `find` looks for
expected-act-before = step { $step } follows from { $name }, which is no earlier step with an act
expected-other-number = another name than { $name }, which is reserved
expected-scene-at-value = in `at` of a scene, a value of the step’s new control instead of { $name }
expected-fixed-among-values = a fixed value of { $name } that is among the values to vary
expected-own-question = drawn bars need a target of the step’s own question
expected-orders-before-after = `after` tells what is lit when the dice fall: it needs `orders` with which they fall, or `becomes`
expected-orders-or-becomes = either `orders` with which the dice fall on the table, or `becomes` and `shortened` where they do not
expected-orders-apart = the orders of an act have different ids
expected-goal = a goal says `among`, or `at_least` and `at_most`, and not both
expected-mission-end = a mission ends at decisions (`until`), after `turns`, or both
expected-same-parameters = the orders of an act set the same parameters
expected-scene-of-act = an act needs a scene
expected-act-apart = `{ $name }` cannot be set by the act: it is not the control of the step, and `fixed` has the value of the first order
expected-groups-apart = every outcome in one group at most, and each group wholly asked for or not at all
expected-scene-to-play-on = `{ $step }` is no step with a scene to play on from
expected-steps-apart = two steps have the same id
expected-source-listed = step { $step } cites the source { $name }, which is not listed
expected-same-rules = the rules of the episode and of its steps differ: { $differing }
expected-same-minutes = the minutes of the steps do not add up to the minutes of the episode

# Verdicts for a game that has no sentence of its own.
verdict-won = Won by { $winners }.
verdict-draw = Nobody wins: a draw.
verdict-lost = The game is lost.
ending-verdict-won = won
ending-verdict-draw = draw
ending-verdict-lost = lost
