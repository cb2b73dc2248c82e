# Words every widget shares
general-unexpected = Something went wrong that should not have. Nothing you entered is lost; please try again. If it happens again, give your teacher this number: { $number }.
general-copied = Copied.
general-busy = Working …
general-close = Close
general-rule = Rule { $rule }
general-rule-link = Rule { $rule }, opens the text of the rule

# Where a number comes from: short word, and what it means
badge-owner = your copy
badge-rulebook = rulebook
badge-public = public source
badge-deduced = deduced
badge-parent = sister game
badge-reconstruction = reconstruction
badge-what-if = what if
badge-none = rule only
badge-owner-about = Every number this rests on was typed in from your own copy of the game.
badge-rulebook-about = The weakest number this rests on is printed in the rulebook.
badge-public-about = The weakest number this rests on was read in a public source.
badge-deduced-about = The weakest number this rests on follows from known ones by an argument we give.
badge-parent-about = The weakest number this rests on is taken from a related published game and not proven to be the same.
badge-reconstruction-about = At least one number this rests on is our own reconstruction, not a printed one.
badge-what-if-about = At least one number this rests on was changed for this comparison.
badge-none-about = No chart took part: only the written rules.

# What the address of a page said and could not be used
address-unknown = The address of this page named something this page does not know. It was left out.
address-value = The address of this page gave a value for “{ $name }” that cannot be used. Its usual value, { $default }, stands instead.

# The odds chart
odds-none = not possible
odds-hint = Point at a bar, or reach the chart with Tab and use the arrow keys: every bar tells its chance.
odds-bar = { $label }: { $fraction }, { $percent }.
odds-bar-veiled = { $label }: chance not shown yet.
odds-bar-percent = { $label }: { $percent }.
odds-bar-rolled = Rolled { $count } of { $total } ({ $share } %).
odds-bar-predicted = You predicted { $percent } %.
odds-bar-predicted-words = You predicted: { $words }.
odds-bar-ghost = { $label }: { $percent }.
odds-your-number = you said { $number }
odds-mark-mean = average { $number }
odds-legend-exact = exact chance
odds-legend-rolled = rolled so far ({ $total })
odds-legend-predicted = your prediction
odds-legend-predicted-words = your prediction: { $words }
odds-legend-ghost = before
odds-source = Source of the numbers: { $source }.
odds-table = Numbers as a table
odds-table-outcome = Outcome
odds-table-fraction = Chance as a fraction
odds-table-percent = Percent
odds-table-at-least = This or more
odds-table-rolled = Rolled
odds-table-predicted = You predicted
odds-table-ghost = Before
odds-rolled-cell = { $count } of { $total } ({ $share } %)
odds-save = Save the chart
odds-save-csv = Table (CSV)
odds-save-svg = Drawing (SVG)
odds-save-png = Picture (PNG)

# The dice tray
dice-group = Roll the dice
dice-roll-one = Roll once
dice-roll-many = Roll { $n }
dice-seed = Seed
dice-seed-range = A seed is a whole number from 0 to 2147483647.
dice-same = Same rolls again
dice-fresh-button = New rolls
dice-none = Nothing rolled yet.
dice-throw = { $dice }: { $faces }; result { $result }
dice-throw-one = { $dice }: { $result }
dice-left-out = { $count } earlier throws are not shown.
dice-rolled-one = Roll { $total }: { $result }.
dice-rolled-many = { $n } rolls more, { $total } in all. Most often: { $result }, { $count } of { $total }.
dice-new-seed = New seed { $seed }; the count starts again.
dice-again = The same { $total ->
    [one] roll
   *[other] { $total } rolls
 } again, from seed { $seed }.
dice-fresh = { $total ->
    [one] A new roll
   *[other] { $total } new rolls
 }, from seed { $seed }.

# Questions asked wrongly
error-unknown-question = There is no question “{ $given }”. Known questions: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-parameter = There is no parameter “{ $given }”. Known parameters: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-statistic = There is no statistic “{ $given }”. Known: { $expected }.
error-parameter-value = “{ $parameter }” cannot be “{ $given }”. It takes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest is “{ $nearest }”.
 }
error-question-endless = The rounds of the question “{ $question }” did not end within { $rounds } rounds.
error-grid-same = A heat map needs two different parameters; “{ $parameter }” was given twice.

# What an answer says
odds-yes = yes
odds-no = no
odds-summary-sure = Always { $likely }: nothing else can happen.
odds-summary-named = { $ties ->
    [one] Most likely: { $likely }, { $percent } ({ $fraction }).
   *[other] { $ties } outcomes are equally likely, each { $percent } ({ $fraction }); “{ $likely }” is one of them.
 }
odds-summary-number = On average { $mean }. { $ties ->
    [one] Most likely { $likely }, with { $percent } ({ $fraction });
   *[other] { $ties } results are equally likely, each { $percent } ({ $fraction });
 } never less than { $least } or more than { $most }.
odds-statistic-mean = average
odds-statistic-chance = chance of “{ $outcome }”
odds-statistic-at-least = chance of { $outcome } or more
odds-statistic-at-most = chance of { $outcome } or less
odds-statistic-all = chance of every outcome

# The parameter panel
panel-legend = Settings
panel-reset = Usual settings
