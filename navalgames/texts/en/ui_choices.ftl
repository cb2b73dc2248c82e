# What if: one option, one chart cell or one set of values changed at a time (choices-), and its refusals.

choices-change = { $what }: { $old } → { $new }
choices-place = { $chart }, row { $row }, column { $column }
choices-cell-yes = yes
choices-cell-no = no
choices-cell-none = none
choices-draw = Draw
choices-lost = Lost: nobody won
choices-points = { $number } points
choices-games = { $games ->
    [one] 1 pair of games
   *[other] { $games } pairs of games
 }
choices-verdict-open = After { $games ->
    [one] 1 pair of games
   *[other] { $games } pairs of games
 } no change of a win share is certain; what there may be is known to ±{ $width } points.
choices-verdict-clear = After { $games ->
    [one] 1 pair of games
   *[other] { $games } pairs of games
 }: “{ $side }” goes from { $before } to { $after }, a change of { $difference } (95 % interval { $low } to { $high }).
choices-length = Games last { $before } turns on average before and { $after } after, a change of { $difference } (95 % interval { $low } to { $high }).
choices-length-open = Games last { $before } turns on average before and { $after } after; the difference, { $difference }, may be chance (95 % interval { $low } to { $high }).
choices-measure = { $what }: { $before } before and { $after } after, a change of { $difference } (95 % interval { $low } to { $high }).
choices-measure-open = { $what }: { $before } before and { $after } after; the difference, { $difference }, may be chance (95 % interval { $low } to { $high }).
choices-told = { $verdict } { $length }
choices-number-turns = Turns per game
choices-number-decisions = Decisions per game
choices-number-score = Final score

# The page of choices
choices-title = What if something were otherwise?
choices-about = Change one option, one number of a chart, or one set of values. Every chance that moves is shown at once, exact, old beside new; what it does to whole games is found by playing them.
choices-what = What to change
choices-field-kind = Change
choices-kind-option = a rule option
choices-kind-cell = a number of a chart
choices-kind-variant = a set of values
choices-field-option = Option
choices-field-chart = Chart
choices-field-row = Row
choices-field-column = Column
choices-field-new = New value
choices-field-variant = Set of values
choices-now = Usually: { $value }.
choices-now-cell = Now: { $value } ({ $kind }: { $where }).
choices-plausible = { $value } (as plausible as ours)

choices-looking = Looking through all questions …
choices-looking-found = { $count ->
    [one] 1 found so far, looking on …
   *[other] { $count } found so far, looking on …
 }
choices-found = { $count ->
    [one] 1 of { $all } questions changes; it is drawn here.
   *[other] { $count } of { $all } questions change. Choose one to see it drawn.
 }
choices-found-none = None of the { $all } questions changes, neither at its usual settings nor at those beside them.
choices-in-play = This option acts in play only: no question depends on it. Play games below to see what it does.
choices-at = – at { $settings }
choices-before = before
choices-after = after
choices-why-title = Why the odds move
choices-why-before = Before: why this chance?
choices-why-after = After: why this chance?
choices-why-marked = A thick frame marks what ends otherwise.
choices-why-file = { $question }, { $side }
choices-settings = Ask at other settings
choices-sentence = { $before } before, { $after } after ({ $difference }): { $what }.
choices-table-caption = Questions whose exact odds change, before and after
choices-table-question = Question
choices-table-before = Before
choices-table-after = After
choices-table-difference = Difference

choices-games-head = What it does to whole games
choices-games-about = Computer players play the same games twice, before and after the change, with the same dice as long as both games run alike. The more games, the narrower the interval around each difference.
choices-games-legend = How to play
choices-field-games = Pairs of games at most
choices-field-games-about = Each pair is one game before and one after the change.
choices-field-precision = Stop when every change of a win share is known to
choices-field-precision-about = Half the width of the 95 % interval.
choices-precision = ±{ $points } { $points ->
    [one] point
   *[other] points
 }
choices-precision-none = never stop early
choices-field-series = Series
choices-field-series-about = Another series plays with other dice; the same one always gives the same counts.
choices-games-start = Play the games
choices-games-begin = Getting ready …
choices-games-progress = { $games ->
    [one] 1 pair
   *[other] { $games } pairs
 } of at most { $most }; known to ±{ $width } points.
choices-games-stopped = Stopped after { $games ->
    [one] 1 pair of games.
   *[other] { $games } pairs of games.
 }
choices-games-enough = The wanted precision is reached after { $games } pairs of games ({ $seconds } s).
choices-games-alike = { $games } pairs of games were played alike ({ $seconds } s).
choices-games-done = All { $games } pairs of games are played ({ $seconds } s).
choices-games-again = The settings changed, and what was counted is put away. Press “Play the games” to count anew.
choices-games-coming = Nothing is played yet. What will stand here: the share of games each side wins, before and after, as a chart and as a table of numbers.
choices-doubt-coming = Nothing is tried yet. What will stand here: how far the answer moves, and with which number of the charts.
choices-needs = This cannot matter here: it counts only where “{ $option }” is one of: { $values }.
choices-verdict-few = Only { $games ->
    [one] 1 pair of games so far
   *[other] { $games } pairs of games so far
 }: too few to say anything.
choices-verdict-alike = In all { $games } pairs both games came to the same end in the same way: these captains never met the change, so their games cannot tell what it does. Other computer players, or a situation where it counts, may meet it; the exact odds on this page show it without playing.
choices-games-progress-few = { $games ->
    [one] 1 pair
   *[other] { $games } pairs
 } of at most { $most }; too few games yet.
choices-games-title = Win shares. { $change }
choices-win-share = share of games won
choices-wins-of = Won: { $side }
choices-ended = Ended: { $ending }
choices-interval = { $low } to { $high }
choices-head-what = What
choices-head-before = Before
choices-head-after = After
choices-head-difference = Difference
choices-head-interval = 95 % interval
choices-head-unknown = What is not known for certain
choices-head-least = Least
choices-head-most = Most
choices-run-cancel = Cancel
choices-run-progress = Progress
choices-run-files = Save what was found
choices-run-csv = Save as a table (CSV)
choices-run-json = Save as data (JSON)

choices-doubt-head = How much does our ignorance matter?
choices-doubt-about = Some numbers of the printed game are not public; ours are reconstructions. Here every other value that is as plausible as ours is tried, one at a time.
choices-doubt-all-known = Every number of this game is known: no answer here rests on a guess of ours, and there is nothing to try.
choices-doubt-legend = Which answer to doubt
choices-field-question = Question
choices-field-question-about = At its usual settings; the lab shows it at any others.
choices-field-statistic = What of it
choices-doubt-start = Try the other values
choices-doubt-begin = Asking …
choices-doubt-progress = { $tried } of { $all } other values tried.
choices-doubt-stopped = Stopped before all other values were tried.
choices-doubt-none = Nothing this answer rests on is uncertain: our ignorance does not touch it.
choices-doubt-done = { $tried ->
    [one] One other value was tried.
   *[other] { $tried } other values were tried.
 }
choices-doubt-title = { $question } – how far the answer could move
choices-ours = ours: { $number }
choices-axis = { $statistic } ({ $unit })
choices-doubt-sentence = Ours gives { $now } ({ $statistic }); with the other values it lies between { $least } and { $most }. { $end ->
    [least] Ours is the lowest of all: if one of our guesses is wrong, it can only be more.
    [most] Ours is the highest of all: if one of our guesses is wrong, it can only be less.
   *[between] Ours lies between.
 } What matters most: { $cause }.
choices-doubt-sentence-none = None of the { $tried } other values moves it: { $now } ({ $statistic }).

error-what-if-same = “{ $place }” is { $given } already; a what-if needs another value.
error-what-if-cell = “{ $given }” should be written as CHART:ROW:COLUMN=VALUE, such as damage_table:9:standard=sunk.
error-what-if-games = Given { $given } pairs of games; expected a whole number of 2 or more.
error-what-if-precision = Given a precision of { $given }; expected a share between 0 and 1, such as 0.02 for two percentage points.
error-what-if-settings = Settings such as “{ $given }” belong to one question: name it with --question.
error-what-if-json-and-csv = Choose --json or --csv, not both.

# What a change moves, laid side by side.
moved-ends = { $throws } now { $count ->
    [one] ends
   *[other] end
} with “{ $new }” instead of “{ $old }”.
moved-more = { $throws } { $count ->
    [one] ends
   *[other] end
} otherwise, too.
moved-higher = With { $throws } the number is higher now.
moved-lower = With { $throws } the number is lower now.
moved-nothing = No throw of this part ends otherwise: the change is felt elsewhere.
moved-other-throws = What is thrown is not the same before and after, so no throw can be followed through both: compare the two pictures.
moved-rounds = The change works from round to round: compare how fast the outcomes come.
moved-inside = In one step of it: { $said }
moved-throws = { $count } of { $of } throws
moved-share = { $percent } of the throws
