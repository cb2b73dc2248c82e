# What people read who explore with code.

error-table-thoughts = “{ $player }” draws { $count } of { $cards } cards in its thoughts before it decides; that can fall in more than { $most } ways and is too much to be read. Let another player decide (“sensible”), give the order yourself, or roll instead of reading: `simulate(1000, ...)`.

error-place-none = There is no place “{ $given }” { $where ->
    [none] here
   *[other] in “{ $where }”
 }. Known: { $expected }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 } `table.places("words")` lists every place with what it takes.
explore-takes = Takes { $takes }
explore-places-none = No place here is called “{ $given }”.{ $taking ->
    [none] {""}
   *[other] {" "}These can hold it: { $taking }.
 }{ $nearest ->
    [none] {""}
   *[other] {" "}Nearest: “{ $nearest }”.
 }{ $names ->
    [none] {""}
   *[other] {" "}Names of places here: { $names }.
 } All of them with what they take: `table.places()`.
error-curve-left-out = The curve has no height at “{ $given }”: { $reason }
error-unknown-height = The curve has no value “{ $given }”. It has: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-seats-twice = Who plays is told once: as `bots` or as `seats`.
error-place-kind = “{ $place }” cannot be { $given }. It takes { $expected }.
error-record-fields = “{ $place }” is written with { $given }. It takes: { $expected }.
error-place-word = “{ $place }” cannot be “{ $given }”. It takes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-table-apart = A table that “{ $game }” could never show: what was changed ({ $places }) does not go together with the rest of the table. Change what belongs to it as well, in the same `change`.
explore-kind-switch = yes or no (True, False)
explore-kind-whole = a whole number
explore-kind-number = a number
explore-kind-text = a text
explore-kind-nothing = nothing (None)
explore-kind-or = { $first } or { $other }
explore-kind-row = a row in brackets (a tuple), each { $of }
explore-kind-set = a set in braces, each { $of }
explore-kind-tuple = a tuple of { $count }, each { $of }
explore-kind-record = a record { $name }, as `table.state` shows it
explore-kind-range = a whole number from { $least } to { $most }
explore-kind-least = a whole number from { $least } on
error-table-idle = A table that “{ $game }” could never show: { $side } is to decide “{ $decision }” and has nothing to choose from.
explore-kind-word = a word this game knows

error-table-saved-game = The saved play is one of { $saved }, not of { $given }. Lay it as `lay("{ $saved }", saved=...)`.
error-table-saved-option = The saved play was played with { $option }={ $saved }; it cannot be laid with { $option }={ $given }. Leave the option out, or lay a new table: `lay(..., { $option }={ $given })`.

error-unknown-described = There is no question, setting, option or chart “{ $given }” in this game.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 } Near to it: { $expected }. All of them: `list_questions("{ $game }")`, `describe("{ $game }")` for options, `read_charts("{ $game }").names` and `.list_names` for charts.
error-ask-unnamed = { $given } is given without the name of its setting. Write it as one of these: { $expected } (question “{ $question }”).
error-compare = { $given } cannot be compared. Give answers (or readings) by name, or curves by name: { $example }.
explore-sides = Sides: { $sides }
explore-players = Computer players:
explore-player = { $name }: { $about }
explore-options = Options:
explore-counts = What is counted of a game that is over:
explore-counted = { $name }: { $told }
explore-endings = Endings: { $endings }
explore-ending = { $ending }: how a game can end ({ $word })
explore-order-kinds = Kinds of orders: { $kinds }
explore-word = { $name }: { $told }. Stands in: { $fields }. Its place on a table: `table.places("{ $name }")`.

error-table-ways = More than { $most } ways the dice can fall lie before the point to be read to. The reading was given up after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
 }, at “{ $decision }”; { $done } of the chance had come to its end by then. { $nearer ->
    [none] Lay the table nearer to that point
   *[other] Stop there (`until={ $nearer }`), lay the table nearer to that point
 }{ $more ->
    [yes] {""}, allow more: `read(..., most=...)`,
   *[no] {""}
 } or roll instead of reading: `simulate(1000, ...)`.
explore-setting-chart = { $name }: { $label }
explore-setting-of = Asked by: { $questions }
error-table-until = `until` cannot be { $given }. It takes a number of decisions, the name of a decision or of a side (until it is to decide again) or several names (`table.decision()[0]` gives one), names with the how-manieth time (`{"{"}"again": 2{"}"}`), or a function that says of a state whether to stop.
error-table-measure-kind = `measure` cannot be { $given }. It takes a place of the state ("vp", "ships.0.hull_lost"), or a function of it.
error-unknown-decision = This game has no decision and no side “{ $given }”. Known: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-order-part = None of these orders has a part “{ $given }”. Their parts: { $expected }.

error-function = The function “{ $called }” handed over as { $role } failed: { $reason }.{ $line ->
    [none] {" "}It was never begun: it must take what stands in the brackets.
    [unknown] {" "}It was given { $given }.
   *[other] {" "}In its line { $line }, given { $given }.
 }
error-policy-order = The policy of { $side } gave back { $given } at “{ $decision }”, which is no order. Expected one of the orders it was handed (where they are a form, one of `orders.suggestions()`, which are pairs (name, order)), or the name of a player who decides this time: { $players }.
error-table-most = `most` cannot be { $given }. It takes a number of ways, 1 or more.
error-table-orders = { $given } is no order. Expected one of `table.orders()`, or several of them in a row: `[first, second]`.
error-table-changes = { $given } is no change. Expected places with their values: `change({"{"}"vp": 3{"}"})`.
error-table-saved = { $given } cannot be laid. Expected the name of a file, or a play of `new_play` or `load_play`.
error-options-shape = The options cannot be { $given }. Expected their names with values: `options={"{"}name: value{"}"}`. Names: { $expected }.
error-seats-shape = { $given } says nobody who plays. Expected one player for all, or one for each side: `{"{"}side: player{"}"}`. Sides: { $expected }.
error-charts-game = { $given } are no charts of { $game }. Expected those of `read_charts("{ $game }")`, changed or not.
explore-rolled = Rolled { $count } times: how often each came, and where its chance lies (95 %).
error-known-more = { $reason } All of them: `{ $how }`.
error-order-kind = { $given } is no order. Expected one of `table.orders()`.
explore-kind-words = { $first } and { $more } more (all of them: `table.places("{ $place }")[0].values`)
explore-more-lines = … and { $count } more
explore-cells-doubted = { $count } of { $cells } cells list other plausible values.
explore-cell-plausible = as plausible: { $values }
explore-spread-none = no cell behind it lists another plausible value, so nothing was tried
explore-spread-still = none of them moves it (`.weakest` names the weakest source that was read, whether or not it matters)
error-simulate-processes = `jobs` cannot be { $given }. It takes a whole number: how many processes work at once.
error-simulate-progress = `progress` cannot be { $given }. It takes a function that is told how many games were played, and of how many.
explore-curve-flat = { $reason ->
    [none] the same at every value
   *[other] makes no difference with these settings: { $reason }
 }
explore-curves-apart = farthest apart at { $value }: { $heights }
explore-curves-alike = nowhere apart
explore-change = { $cell }: { $other } instead of { $now }
explore-change-set = the set “{ $name }”
explore-spread-by = farthest by { $change }
explore-chart-rule = Rule: { $rule }
explore-chart-dice = Dice: { $dice }
explore-chart-rows = Rows: { $names }
explore-chart-columns = Columns: { $names }
explore-chart-values = In each cell: { $values }
explore-reading-stops = stopped at { $stops }
explore-reading-over = the end of the game
explore-rank = { $names } (now { $now }): from { $least } at { $lowest } to { $most } at { $highest }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } not allowed)
 }
explore-rank-flat = No difference ({ $height } at every value): { $names }
error-rank-many = That would be { $count } answers; up to { $most } are asked. Name fewer settings: `rank(..., settings={ $example }, pairs=True)`.
error-rank-cells = That would be { $count } answers; up to { $most } are asked. Name one chart: `rank(..., cells={ $example })`.
error-reach-goal = `reach` cannot come near { $given }. It takes a number: a mean, or with an outcome a chance from 0 to 1.
explore-reached = { $names }: { $values } instead of { $now } → { $height }
explore-reach-none = No single change comes nearer than it is ({ $height }).
error-sweep = { $given } cannot be swept over. Give values, or things by name, and a function of one of them: `{ $example }`.
error-sweep-reading = The function gave { $given }, which has neither a mean nor a chance. Expected an answer, a reading, a sample, simulated games, chances or a number.
error-sweep-outcome = These outcomes have no mean: say which is counted, `sweep(..., outcome=...)`. There are: { $expected }.
error-rolled-given = The condition holds for none of the { $count }.
error-simulate-result = Nobody is counted as “{ $given }” here. Counted are: { $expected }.
error-correlation-still = One of the two numbers is the same whatever happens, so they have no correlation.
error-correlation-pairs = The outcome { $given } is no pair. Measure two things, `measure=("one place", "other place")`, or say by two functions of the outcome which numbers are meant: `correlation(one, other)`.
explore-orders-none = No order here has { $given }. { $count ->
    [one] There is one order
   *[other] There are { $count } orders
 }, of these kinds: { $kinds }.{ $parts ->
    [none] {""}
   *[other] {" "}Their parts: { $parts }.
 }
explore-orders-near = Nearest:
error-table-never = The game ended before it came to { $until }. Play with another seed than { $seed }, or with another policy.
error-given-none = The condition holds for none of the outcomes. There are: { $expected }.
error-orders-several = These are { $count } orders to choose from, not orders in a row. Take one of them: `find_orders(...)[0]`.
error-orders-nothing = Nothing to give. { $reason }
explore-difference = { $value }{ $kind ->
    [share] {" "}percentage points
   *[mean] {""}
 } (95 %: { $low } to { $high }): { $sure ->
    [yes] hardly luck; luck alone makes so much or more in { $luck } of cases
   *[no] it can be luck, which alone makes so much or more in { $luck } of cases
 }.{ $needed ->
    [none] {""}
   *[other] {" "}To show a difference as great as this, about { $needed } of each are needed.
 }
error-difference-parts = A difference is taken of two, an interaction of four: neither change, the one, the other, both. Here are { $given }.
error-difference-exact = Nothing here was rolled, so nothing is luck: the difference of exact numbers is exact. Subtract them.
error-difference-outcome = Say whose games are counted: `difference(outcome)`, one of: { $expected }. Of numbers compare samples: `result.sample(lambda game: game.turn)`.
