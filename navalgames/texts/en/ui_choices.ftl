# What if: one option, one chart cell or one set of values changed at a time (choices-), and its refusals.

choices-change = { $what }: { $old } → { $new }
choices-place = { $chart }, row { $row }, column { $column }
choices-cell-yes = yes
choices-cell-no = no
choices-cell-none = none
choices-draw = Draw
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
choices-number-turns = Turns per game
choices-number-decisions = Decisions per game
choices-number-score = Final score

error-what-if-same = “{ $place }” is { $given } already; a what-if needs another value.
error-what-if-cell = “{ $given }” should be written as CHART:ROW:COLUMN=VALUE, such as damage_table:9:standard=sunk.
error-what-if-games = Given { $given } pairs of games; expected a whole number of 2 or more.
error-what-if-precision = Given a precision of { $given }; expected a share between 0 and 1, such as 0.02 for two percentage points.
error-what-if-settings = Settings such as “{ $given }” belong to one question: name it with --question.
error-what-if-json-and-csv = Choose --json or --csv, not both.
error-what-if-write = The file { $where } could not be written: { $reason }.
