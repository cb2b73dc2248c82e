# Charts: what is wrong in a chart file, source kinds, and the form for the owner of a copy.

error-unknown-chart = There is no chart “{ $given }”. Known charts: { $expected }. (In Python `charts.names` and `charts.list_names` have all of them.){ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-chart-column = The chart has no column “{ $given }”. Known columns: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-chart-row = The chart has no row “{ $given }”. Known rows: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-chart-variant = There is no variant “{ $given }”. Known variants: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-exchanged = The chart has no row “{ $row }” and no column “{ $column }”; row and column seem to be exchanged. Ask for row “{ $column }”, column “{ $row }”.
error-chart-no-dice = The chart “{ $chart }” has no dice; read it by row and column.
error-chart-variable = { $variable } names “{ $given }”, which does not exist. Give an owned.toml, or a folder that holds { $game }.toml.

error-chart-file-missing = { $file }: this file of the charts cannot be read.
error-chart-file-too-large = { $file }: this file is too large for charts; expected at most { $expected } million bytes.
error-chart-file-malformed = { $file }: the file is not written as it should be: { $detail }.
error-chart-wrong-game = { $file }: this file is for the game “{ $given }”, but the charts are those of “{ $expected }”.
error-chart-shape = { $file }, chart “{ $chart }”, column “{ $column }”: something else is expected here: { $expected }.
error-chart-unknown-chart = { $file }: there is no chart “{ $given }”. Known charts: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-unknown-column = { $file }, chart “{ $chart }”: the column “{ $given }” is missing or unknown. Columns: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-unknown-row = { $file }, chart “{ $chart }”, column “{ $column }”: there is no row “{ $given }”. Rows: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-unknown-key = { $file }, chart “{ $chart }”, column “{ $column }”: the key “{ $given }” means nothing here. Known keys: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-unknown-source = { $file }, chart “{ $chart }”, column “{ $column }”: the source “{ $given }” is not described. Described sources: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-one-sided = { $file }, chart “{ $chart }”, column “{ $column }”: row “{ $row }” names “{ $given }”, but not the other way round.
error-chart-range = { $file }, chart “{ $chart }”, column “{ $column }”: the range “{ $row }” runs backwards.
error-chart-overlap = { $file }, chart “{ $chart }”, column “{ $column }”: row { $row } is given twice (again by “{ $given }”).
error-chart-gap = { $file }, chart “{ $chart }”, column “{ $column }”: after all layers nothing is given for: { $expected }.
error-chart-replaces-nothing = { $file }, chart “{ $chart }”, column “{ $column }”: row “{ $row }” replaces nothing; the chart has { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-chart-already-known = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: this cell is already known ({ $given }); only an owner's file may replace it.
error-chart-wrong-dice = { $file }, chart “{ $chart }”: this chart is rolled with { $expected }, not with “{ $given }”.
error-chart-source-kind = { $file }, “{ $chart }”, row { $row }: the source kind “{ $given }” has no place here. Kinds of this layer: { $expected }.
error-chart-source-missing = { $file }, “{ $chart }”, row { $row }: the source lacks its “{ $expected }”.
error-chart-value-whole = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: “{ $given }” should be a whole number from { $least } to { $most }.
error-chart-value-number = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: “{ $given }” should be a number from { $least } to { $most } in steps of { $step }.
error-chart-value-word = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: “{ $given }” should be one of: { $expected }.
error-chart-value-text = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: text is expected, not “{ $given }”.
error-chart-value-switch = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: “{ $given }” should be true or false (yes or no in a list).
error-chart-value-names = { $file }, chart “{ $chart }”, row { $row }, column “{ $column }”: a list of row names is expected, not “{ $given }”.

charts-kind-owner = your own copy
charts-kind-rulebook = rulebook
charts-kind-public = public source
charts-kind-deduced = deduced
charts-kind-parent = related game
charts-kind-reconstruction = our reconstruction
charts-kind-what-if = tried out
charts-kind-about-owner = Typed in by the owner of a copy of the game.
charts-kind-about-rulebook = Printed in the rulebook.
charts-kind-about-public = Read in a public source.
charts-kind-about-deduced = Follows from what is known; the argument is given.
charts-kind-about-parent = Taken over from a related published game, not proven to be the same.
charts-kind-about-reconstruction = Our own number, because the published one was not found; the method is given.
charts-kind-about-what-if = A value you are trying out.

charts-template-head =
    Your own charts for { $game }.
    Take away the “#” in front of a line and type what is printed in your copy. What you leave
    as it is keeps its present value. Rows of dice may be written as ranges: "7-9", "10 or more".
    Check the file with: navalgames charts check { $game } THIS-FILE
    Use it by naming it in the variable { $variable }.
charts-template-copy = which edition, and where in it
charts-template-source = now: { $kind }, { $where }
charts-template-record = One record at a time, by its name; any of: { $fields }.
charts-template-lists = Or a whole list from a CSV file of your own beside this one (columns as named above):
charts-modifiers = { $dice }, modifiers { $modifiers }
