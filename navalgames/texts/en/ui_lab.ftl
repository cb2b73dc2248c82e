# Words every widget shares
general-unexpected = Something went wrong that should not have. Nothing you entered is lost; please try again. If it happens again, give your teacher this number: { $number }.
general-copied = Copied.
general-busy = Working …
general-rule = Rule { $rule }
general-rule-link = Rule { $rule }, opens the text of the rule

# Where a number comes from: short word, and what it means
badge-owner = your copy
badge-rulebook = rulebook
badge-public = public source
badge-deduced = deduced
badge-parent = related game
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
badge-kinds = All kinds of sources

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
odds-legend-rounded = chance, rounded at the { $decimals }th decimal
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
odds-save-failed = The file could not be made. The table below the drawing holds the same numbers.
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
dice-throw-faces = { $dice }: { $faces }
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
error-setting-refused = { $question }: “{ $parameter }” cannot be “{ $given }” with these settings. { $reason } ({ $rule }.)
error-setting-misfit = “{ $moved }” does not go with { $others }. { $reason } ({ $rule }.)
error-setting-misfit-itself = “{ $moved }” cannot be chosen here. { $reason } ({ $rule }.)
error-setting-misfit-alone = “{ $moved }” does not go with the other settings. { $reason } ({ $rule }.)
panel-pair = { $parameter }: { $value }
panel-quoted = “{ $pair }”
panel-both = Set “{ $moved }” and “{ $other }”
error-unknown-outcome = There is no outcome “{ $given }” here. Outcomes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
lab-curve-refused = { $told } Not allowed with these settings: { $values }. { $reason } ({ $rule }.)
lab-heat-refused = not allowed
lab-still = No effect here: with the other settings as they are, every choice gives these chances.
lab-still-but = No effect here: with the other settings as they are, every choice gives these chances. It counts with { $pair }, for example.
lab-idle = No effect here: { $reason } ({ $rule }.)
error-table-order = The order { $given } cannot be given: { $side } decides, and “{ $decision }” is to be decided. (Rule { $rule }.) `table.orders()` of a table at that point lists what can.
error-table-order-of = Order { $number } of { $of }, { $given }, cannot be given: { $side } decides, and “{ $decision }” is to be decided. (Rule { $rule }.) `table.orders()` of a table at that point lists what can.
error-table-order-text = “{ $given }” is a text. An order is a record: take one of `table.orders()`, or write its data as in a saved game.
error-table-measure = The measure gave a { $given }, which cannot be counted. Give back a number, a text, or a tuple of them.
error-curve-outcome = The outcomes of “{ $question }” are words and have no average. Say whose chance is wanted: outcome=... Outcomes: { $expected }.
error-table-law = A table that “{ $game }” could never show: { $reason }. Change what belongs to it as well, in the same `change`.
error-table-over = The game is over: nobody decides any more.
error-table-policy = Nobody says what { $side } decides at “{ $decision }”. Hand over more orders, a policy, or stop earlier with `until`.
error-table-policy-kind = { $given } is no policy. It takes the name of a computer player, a function `policy(view, orders)`, or one of these for each side.
error-unknown-place = There is no place “{ $given }” here. Known: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
explore-setting = { $name }: { $label } (rule { $rule })
explore-values = { $values }; usually { $default }
explore-outcomes = Outcomes: { $outcomes }
explore-numbers = numbers
explore-numbers-of = numbers ({ $unit })
explore-more = and { $count } more outcomes
explore-rests = Rules that acted: { $rules }. Weakest source: { $kind }.
error-question-endless = The rounds of the question “{ $question }” did not end within { $rounds } rounds.
error-grid-same = A heat map needs two different parameters; “{ $parameter }” was given twice.

# What an answer says
odds-yes = yes
odds-no = no
odds-summary-sure = Always the same: { $likely }. Nothing else can happen.
odds-summary-named = { $ties ->
    [1] Most likely: { $likely }, { $chance }.
   [2] “{ $likely }” and “{ $also }” are equally likely, each { $chance }.
   *[other] { $ties } outcomes are equally likely, each { $chance }; “{ $likely }” is one of them.
 }
odds-summary-number = On average { $mean }. { $ties ->
    [1] Most likely { $likely }, with { $chance };
   [2] { $likely } and { $also } are equally likely, each { $chance };
   *[other] { $ties } results are equally likely, each { $chance };
 } never less than { $least } or more than { $most }.
odds-counted = { $number } ({ $unit })
odds-chance = { $percent } ({ $fraction })
odds-statistic-mean = average
odds-statistic-chance = chance of “{ $outcome }”
odds-statistic-at-least = chance of { $outcome } or more
odds-statistic-at-most = chance of { $outcome } or less
odds-statistic-all = chance of every outcome

# The parameter panel
panel-legend = Settings
panel-number-range = { $given } is not possible here: { $least } to { $most } is, so it became { $now }.
panel-number-step = { $given } is not possible here: { $least } to { $most } in steps of { $step } is, so it became { $now }.
panel-number-whole = { $given } is not possible here: only whole numbers from { $least } to { $most } are, so it became { $now }.
panel-value-none = “{ $given }” is none of the { $count } values here; they go from { $least } to { $most }. Open the list to see them. “{ $now }” still stands.
panel-name-none = No name in this list holds “{ $given }”. Type a part of one of the { $count } names, or open the list. “{ $now }” still stands.
panel-name-several = { $count } names hold “{ $given }”; this is the first of them: { $now }.
panel-reset = Usual settings

# Curves and heat maps
explore-loading = The drawing library is loading …
explore-failed = The drawing could not be loaded. The sentence above and the table below tell the same.
explore-table = Numbers as a table
explore-reset = Whole picture

# The mechanic lab
address-copy = Copy a link to this
address-link = Link to this page as it is now
address-by-hand = Copy the link from the field.
address-part = This is a server of your own: the link holds what follows its address, and others put it behind theirs.
lab-mechanics = Mechanics
lab-mechanic = Mechanic
mechanic-rules = Rules this rests on
lab-rule-proposed = our proposal
mechanic-rules-many = { $count } more rules this rests on
lab-setting-changed = The setting changed, so the count of rolls starts again.
lab-tray = Roll it yourself
lab-no-dice = Nothing is rolled here: the rule gives one answer.
lab-actions = Compare
lab-keep = Keep this to compare
lab-forget = Forget the kept one
lab-kept = Kept. Now change a setting: the kept bars stay behind the new ones, hatched.
lab-usual = the usual settings
lab-ghost-with = kept: { $settings }
lab-setting = { $parameter } { $value }
lab-explore = Explore: curves and heat maps
lab-explore-legend = What to draw
lab-rolled = After { $total ->
    [one] 1 roll
   *[other] { $total } rolls
 } the average is { $mean }; exactly it is { $exact }.
lab-evidence-summary = { $cells ->
    [0] What this rests on: the rules alone, no chart
    [one] What this rests on: 1 cell of { $charts } chart
   *[other] What this rests on: { $cells } cells of { $charts ->
        [one] 1 chart
       *[other] { $charts } charts
     }
 }
lab-cell-row = Row
lab-cell-column = Column
lab-cell-value = Value
lab-cell-whole-list = the whole list
lab-cell-all-columns = all of it
lab-chart-link = “{ $chart }” among the charts
lab-doubt = How much do our guesses matter?
lab-doubt-none = None of the { $tried } other values that are as plausible as ours changes the { $statistic }.
lab-doubt-range = By our numbers the { $statistic } is { $now }. We tried { $tried ->
    [one] one other value that is
   *[other] { $tried } other values that are
 } just as plausible, one at a time: at the least it is then { $least }, at the most { $most }. { $moved ->
    [one] One of them moves it
   *[other] { $moved } of them move it
 }; most of all { $cell }.
lab-doubt-cell = “{ $chart }”, { $row }, { $column } (ours: { $value })
lab-doubt-cells = { $count } cells of “{ $chart }” that change together
lab-doubt-ours = These numbers are our own proposal: no source gives other values to try. Change them yourself on the page of choices.
lab-parameter-kind = Draw
lab-value-curve = a curve over one setting
lab-value-heat = a heat map over two settings
lab-parameter-along = Across
lab-parameter-down = Upwards
lab-parameter-statistic = What is drawn
lab-curve-title = { $question } – { $statistic } by { $along }
lab-heat-title = { $question } – { $statistic } by { $along } and { $down }
lab-curve-sentence = From { $first } at { $along } { $from } to { $last } at { $along } { $to }; highest { $most } at { $highest }, lowest { $least } at { $lowest }.
lab-curve-flat = { $along } makes no difference: { $first } throughout.
lab-curve-sentence-all = One line for every outcome, over { $along } from { $from } to { $to }. At { $from } the likeliest is { $first }, at { $to } it is { $last }.
lab-curve-sentence-all-same = One line for every outcome, over { $along } from { $from } to { $to }. At both ends the likeliest is { $first }.
lab-heat-sentence = Highest { $most } at { $highest }; lowest { $least } at { $lowest }.
lab-point = { $along } { $x }, { $down } { $y }
lab-address-refused = The address of this page asked for settings that the game refuses; the usual settings stand instead. { $refusal }
lab-empty = This game has no mechanics to explore yet.
lab-chart-title = { $question } ({ $settings })
