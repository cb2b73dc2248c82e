# What `navalgames check-game` finds. The headings are those of the guide, docs/adding_a_game.md.

check-section-files = The folder, file by file
check-section-record = The record
check-section-charts = Charts and rules
check-section-relied-on = What the house relies on
check-section-players = Computer players
check-section-words = Words
check-section-questions = Questions
check-section-episodes = Episodes
check-section-screens = Screens
check-section-tests = Tests

# Where something was found.
check-at-chart = chart { $chart }
check-at-code = { $file }, line { $line }
check-at-column = column { $key }
check-at-decision = decision { $decision }
check-at-episode = episode { $episode }
check-at-line = line of the log { $key }
check-at-option = option { $option }
check-at-order = order { $order }
check-at-outcome = outcome { $key }
check-at-page = { $page ->
    [guide] guide
    [lab] lab
    [choices] choices
   *[table] table
 }
check-at-parameter = question { $question }, parameter { $parameter }
check-at-question = question { $question }
check-at-refusal = refusal { $key }
check-at-row = row { $key }
check-at-step = episode { $episode }, step { $step }
check-at-value = option { $option } = { $value }

# What many checks find.
check-failure = { $kind }: { $given } ({ $file }, line { $line })
check-no-word = { $language }: missing { $key }; it belongs in { $file }
check-no-text = missing { $key }; it belongs in { $file }
check-no-word-at = { $where }, { $language }: missing { $key }; it belongs in { $file }
check-word-spare = asked for nowhere: { $key }
check-no-name = rules.csv, { $rule }: { $column } “{ $given }” has no name for readers; see { $file }
check-says-nothing = { $where }, { $language }: there are no words for it
check-no-rule = { $where }: there is no rule { $rule }
check-no-chart = rule { $rule }: there is no chart { $chart }
check-no-file = missing: { $file }
check-no-folder = no folder { $folder }

# The papers and the rule index.
check-columns = { $file }: its columns are { $given }; expected { $expected }
check-rule-twice = rules.csv: { $rule } stands there twice
check-rule-empty = rules.csv, { $rule }: no { $column }
check-rule-part = rules.csv, { $rule }: the part is “{ $given }”; expected one of { $expected }
check-no-row = no row
check-other-row = { $file }: given { $given }, expected { $expected }: the rows of rules.csv in their order
check-half-empty = { $file }, { $rule }: { $column } is empty in one language only
check-ruling-begins = RULINGS.md: “{ $given }” should begin like **R1. Title** (1.2, 1.3).
check-ruling-numbers = RULINGS.md: the numbers are { $given }; expected 1, 2, 3, ...
check-ruling-lacks = RULINGS.md: rules.csv has a ruling for { $rule }; expected it here too
check-no-test = no test carries the rule { $rule }
check-mark-unwritten = { $test }: the number of the rule is not written out

# The record.
check-id = { $id } ({ $folder })
check-id-and-folder = id and folder: given { $given }; expected { $expected }
check-sides = sides: given { $given }; expected one or more, each once
check-state-type = state_type: not given; expected the class of the game’s states
check-option-values = { $where }: given the values { $given }; expected two or more, each once
check-option-default = { $where }: the options record has { $given }; expected the first value, { $expected }
check-option-taken = options: one that does not exist is taken; expected BadInput
check-sides-playing = { $where }: the sides that play are { $given }; expected them in order
check-order-twice = order_kinds: two names for one class: { $given }
check-order-frozen = order { $order }: { $kind } is no frozen dataclass
check-order-docstring = order { $order }: { $kind } has no docstring

# Charts.
check-source-kind = { $where }: the kind of its source is “{ $given }”
check-source-place = { $where }: its source says no place
check-modifier = chart { $chart }: a rule adds { $given }, and the schema has modifiers { $expected }

# Games by chance and of computer players.
check-soaked = seed { $seed }, order { $order }: { $what } ({ $command })
check-chance-elsewhere = { $where }: { $given } is chance from outside `dice`; ask `dice` for it
check-no-outcome = a game has no outcome at its end
check-over-and-asked = a game that is over still has orders or refusals
check-no-player = no computer player besides the random one
check-player-endless = { $player } as { $side } comes to no end
check-order-raw = { $language }: the order “{ $order }” tells “{ $given }”; see { $key }
check-form-decision = form { $given }: expected the decision { $expected }

# Catalogues.
check-no-entry = { $where }: this is no entry: “{ $given }”
check-key-twice = { $language }: { $key } stands there { $times } times
check-file-alone = { $language }: the file { $file } is in one language only
check-other-facts = { $language }: { $key } has other facts: { $given }
check-other-cases = { $language }: { $key } chooses by { $fact } between other cases: { $given }
check-english-left = { $language }: { $key } is left in English: “{ $given }”
check-english-marks = { $language }: { $key } has English punctuation: “{ $given }”
check-case-never = { $language }: { $key } has a case that no number falls into: { $given }
check-name-is-case = { $file }: { $name } is also a word that sentences choose by
check-rule-english = { $file }, { $rule }: { $column } is left in English
check-rule-names-others = { $file }, { $rule }: { $column } names other rules than rules.csv
check-places-alike = { $language }: two places on the table are called “{ $place }”; see { $prefix }-<field>-part
check-place-number = { $language }: a place on the table is called “{ $place }”; see { $prefix }-<field>-part
check-place-raw = { $language }: “{ $place }” is told as “{ $given }”; see { $prefix }-<field>-value

# Questions.
check-no-question = no question: the lab of the game is empty
check-question-rules = { $where }: it names no rule
check-parameter-values = { $where }: given { $given }, default { $default }; expected two or more, each once
check-parameter-kind = { $where }: the kind is “{ $given }”; expected one of { $expected }
check-question-fails = { $where }: { $kind }: { $given }
check-question-sum = { $where }: its chances do not sum to 1
check-question-outcomes = { $where }: outcomes that are not declared: { $given }
check-question-rolled = { $where }: rolled { $given }, which has no chance or no words
check-option-silent = option { $option } is no parameter of a question; README.md, “{ $heading }”, does not say why
check-option-not-silent = README.md says that option { $option } moves no odds; it is a parameter of a question
check-value-silent = option { $option } = { $value } moves no question; README.md, “{ $heading }”, does not say why
check-value-not-silent = README.md says that { $option } = { $value } moves no odds; it moves { $question }
check-parameter-of-option = { $where }: { $parameter } stands for the option { $option }
check-parameter-default = { $where }: the default of { $parameter } is { $given }, the option’s { $expected }

# Episodes.
check-episode-steps = episode { $episode }: { $given } steps; expected { $least } to { $most }
check-episode-minutes = episode { $episode }: { $given } minutes; expected { $least } to { $most }
check-episode-end = episode { $episode }: not at its end after all steps ({ $answers ->
    [right] by right answers
    [wrong] by wrong answers first
   *[skip] by skipping
 })
check-never-said = never said: { $key }
check-unsayable = { $where }, { $language }: it cannot be said: { $key }
check-in-braces = { $where }, { $language }: { $key } cannot be said: “{ $given }”
check-looks-printed = { $where }: nothing beside it is marked as ours: “{ $given }”
check-number-unsaid = { $where }: the number { $number } stands in no sentence
check-percent-typed = { $language }: { $key } holds { $given }; name a number of the step instead
check-first-words = { $where }: { $given } words before the prediction; expected at most { $expected }
check-reply-short = { $where }: the reply “{ $given }” has fewer than { $expected } words
check-reply-begins = { $where }: the reply “{ $given }” begins with Right or Yes; say why it is so
check-hook-year = { $where }: the hook is of { $given }; the years of the game are “{ $expected }”
check-hook-date = { $where }, { $language }: the hook does not say { $date }
check-history-source = { $where }: a statement of history that is no simplification has no source
check-history-mark = { $where }: no statement of history is marked as simplification or disputed
check-walk-right = { $where }: no prediction is right
check-walk-sum = { $where }: { $control } = { $value }: the chances do not sum to 1
check-walk-find = { $where }: its task is not solved by the values of find
check-walk-check = { $where }: check { $check }: the answer { $answer } is taken otherwise
check-walk-explanation = { $where }: a sentence of its explanation is empty
check-walk-done = { $where }: it is not done after all its parts
check-verdicts = { $where }: predictions can be { $given }; expected right, and high or low
check-verdicts-alike = { $where }: two verdicts have the same sentence
check-mission-begin = episode { $episode }: its mission is over before the learner has a decision
check-mission-met = episode { $episode }: the goal of its mission is always met
check-mission-missed = episode { $episode }: the goal of its mission is never met
check-mission-orders = episode { $episode }: its mission takes { $given } orders with a choice on average; expected { $least } to { $most }
check-scene-order = { $where }: order { $number } of the scene is never given
check-scene-note = { $where }: the scene never tells the note { $note }
check-scene-after = { $where }: “{ $given }” is no outcome of the question, and lights no place
check-act-verdicts = { $where }: after the order “{ $order }” no prediction is right, or all are
check-begins-right = { $where }: blocks spread evenly are the answer
check-right-places = of { $of } questions with { $size } answers the right one stands at place { $place } only { $given } times
check-order-numbers = { $where }: the things to be put in order do not rise by their numbers: { $given }
check-order-begins = { $where }: the things to be put in order begin as is right
check-line-target = { $where }: a line asks for the number that was asked for already
check-line-end = { $where }: what a line asks for, { $given } in 100, can be missed in one direction only
check-line-told = { $where }, { $language }: { $key } tells the number that a line asks for
check-orders-alike = { $where }: two orders that are compared have the same numbers
check-board-lit = { $where }: the place of the answer “{ $given }” is lit already
check-label-long = { $where }, { $language }: the label “{ $given }” does not fit into a line of a phone
check-example = { $where }: the worked example shows nothing
check-number-told = { $where }: its number is told as { $given }; expected { $expected }
check-control-idle = { $where }: { $control } never changes the answer
check-control-begins = { $where }: { $control } begins at “{ $given }”; expected a value that is no solution
check-link-lost = { $where }: a link does not bring everything back
check-reload-lost = { $where }: a reload does not bring everything back

# Pages.
check-choices-empty = no option, no variant and no number of a chart moves a question: the choices open empty
check-table-end = table, { $language }: the end is not told
check-table-silent = table: nobody is asked, and the game is not over
check-table-endless = table: the game does not end after { $answers } answers
check-home-picture = home page: the picture { $file } of the board is missing; `make boards` draws it
check-home-position = home page: the rules no longer lead from { $file } to the position that was drawn; look at it, and draw it again with `make boards`
check-board-left = something of the game stays on the board after it was cleared

# What breaks in a game by chance; `python -m navalgames.sessions.soak` tells it too.
error-soak-failure = { $kind }: { $given }
error-soak-endless = no end after { $orders } orders
error-soak-dead-end = dead end: { $side } has no order
error-soak-out-of-turn = { $side } has orders out of turn
error-soak-arguments = the rules changed their arguments
error-soak-outcome = an outcome before the end, or an end without one
error-soak-data = the state does not survive as data
error-soak-order-twice = an order is offered twice
error-soak-no-suggestion = the form { $form } suggests nothing
error-soak-counts = a form loses counts
error-soak-undo-law = the undo law is read in two ways
error-soak-undo = taking back did not restore the state
error-soak-redo = the same order led to another state
error-soak-secret-deciding = who decides tells { $side } a secret
error-soak-secret-orders = orders tell { $side } a secret
error-soak-secret-refusals = refusals tell { $side } a secret
error-soak-secret-journal = the journal tells { $side } a secret
error-soak-secret-log = the log tells { $side } a secret
error-soak-secret-end = an order stays secret after the end
error-soak-told-of = { $side } is told of { $names }
error-soak-replay-play = the journal does not reproduce the play
error-soak-replay-log = the journal does not reproduce the log
