# The command line (cli-) and its refusals.

cli-help = Historical naval games: their rules, their exact odds, and a table to play at.
cli-help-example = Example: navalgames serve
cli-interrupted = Stopped.
cli-usage-number = { $option } cannot be “{ $given }”. Expected: a whole number{ $least ->
    [none] {""}
   *[other] {" "}of { $least } or more
 }{ $most ->
    [none] {""}
   *[other] {" "}of { $most } or less
 }
cli-usage = { $message }. Ask for help with: { $command } --help
cli-output-unwritten = The output could not be written: { $reason }.
cli-fault = Something went wrong that is not your fault (number { $number }). The details are in { $path }.
cli-fault-unlogged = Something went wrong that is not your fault (number { $number }), and no log file could be written: { $failure }

cli-arg-game = The game; see: navalgames games
cli-arg-rule = The number of the rule, such as 8.11f
cli-arg-question = The question; all are listed when it is left out.
cli-arg-values = Values of the question’s parameters, such as uk_dice=2; the others are at their defaults.
cli-arg-bundle = The ZIP file to write; GAME-offline.zip here if none is named.
cli-arg-file = A saved play.
cli-arg-chart = The chart or list; all are listed when it is left out.
cli-arg-owned = Your own charts file; the one named by NAVALGAMES_CHARTS when left out.
cli-opt-version = Print the version.
cli-opt-language = The language of everything printed: en or ja. For every command of a shell: set NAVALGAMES_LANGUAGE.
cli-opt-json = Print JSON for programs.
cli-opt-owned = A file with the charts of your own copy of the game.
cli-opt-exact = Also tell fractions that are too long to be read.
cli-opt-option = A rule option, such as roster=extended; may be given several times.
cli-opt-seed = A whole number that decides all dice; drawn when left out.
cli-opt-host = The address to listen on.
cli-opt-port = The port; 0 takes any free one.
cli-opt-browser = Open the home page in the browser.
cli-opt-base-url = The path in front of every page, behind a proxy.
cli-opt-allow-host = Another name browsers may call this server by; * allows every name.
cli-opt-idle = Seconds until the session of a closed page is ended.
cli-opt-most-pages = How many dashboards may be open at once.
cli-opt-token = A word every page asks for once; without a value one is made.
cli-opt-kernel-memory = Megabytes of memory each open page may use; 0 for no limit.
cli-opt-part = Only the rules of one part (core, optional, component, example).
cli-opt-find = Only the rules with these words in them.
cli-opt-all-rows = List every rule with the number of its tests.
cli-opt-games = How many games to play.
cli-opt-bots = Who plays: one player for all sides, or one per side in their order, or UK=sensible,DE=random. The random player when left out.
cli-opt-jobs = How many processes work at once.
cli-opt-seat = Who sits where: a player for a side (DE=sensible), or a player alone for the last free side. Sides that are not named are persons.
cli-arg-settings = Settings of the one question named by --question, such as targets=4.
cli-opt-try-option = A rule option to change, such as damage_table=bloody. Several changes are tried one at a time.
cli-opt-all-options = Try every option with each of its other values, one at a time.
cli-opt-try-cell = A chart cell to change, such as damage_table:9:standard=sunk.
cli-opt-try-variant = A named set of values to try, as plausible as ours.
cli-opt-question = Only the odds of this question. Without any change: how far its answer could move because some values are not known.
cli-opt-pairs = How many pairs of games at most, one before and one after the change; 0 plays none. When left out: 1000, or 20000 with --precision, or none with --question.
cli-opt-precision = Stop as soon as every change of a win share is known to so many percentage points either way.
cli-opt-what-if-bots = Who plays: one player for all sides, or one per side in their order, or UK=sensible,DE=random. The game’s own plain player when left out.
cli-opt-what-if-jobs = How many processes work at once; -1 for one on every core.
cli-opt-csv = Write every compared number into this file, one row each.
cli-opt-load = Go on with a saved play.
cli-opt-save = The file the play is written to after every order.
cli-opt-typed-dice = Roll real dice on your table and type what they show.
cli-opt-staff = Let the staff fill in all forms with their first suggestion.
cli-opt-step = Stop after this order and show the table; 0 is the set-up.
cli-opt-side = Show only what this side may see.
cli-opt-luck = Show what the dice showed against what they show on average.
cli-opt-output = The file to write; printed when left out.

cli-serve-help = Serve the home page, lessons, labs and tables to a browser on this machine.
cli-serve-example = Example: navalgames serve --port 8866
cli-games-help = List the games with their sides, players and options.
cli-games-example = Example: navalgames games
cli-rules-help = Look up the rules of a game by number, and which of them are tested.
cli-rules-example = Example: navalgames rules show grand_fleet 8.11f
cli-rules-list-help = List the rules of a game.
cli-rules-list-example = Example: navalgames rules list grand_fleet --find initiative
cli-rules-show-help = Show one rule.
cli-rules-show-example = Example: navalgames rules show grand_fleet 7.9c
cli-coverage-help = Show which rules have tests. The exit code is 2 when one has none.
cli-coverage-example = Example: navalgames rules coverage grand_fleet
cli-odds-help = List the questions of a game, or answer one exactly: fractions, percent, the rules and charts it rests on, and the weakest source among them.
cli-odds-example = Example: navalgames odds grand_fleet initiative uk_dice=2 de_dice=1
cli-simulate-help = Let computer players play many games, and count.
cli-simulate-example = Example: navalgames simulate grand_fleet --games 400 --bots sensible,random --option historical=yes
cli-what-if-help = Change one option or one number of a chart: which exact odds change, and how win shares and the length of games change. Without a change, list what may be changed.
cli-what-if-example = Example: navalgames what-if grand_fleet --option damage_table=bloody --precision 3
cli-play-help = Play in the terminal: against the computer, or two at one keyboard.
cli-play-example = Example: navalgames play grand_fleet --seat DE=random --seed 7
cli-bundle-help = Write everything that needs no server into one ZIP file: episodes to read, rules, charts, teacher’s pages, worksheets.
cli-bundle-example = Example: navalgames bundle grand_fleet lesson.zip
cli-bundle-written = Written: { $file }. Unpack it and open { $folder }/index.html in a browser.
error-bundle-write = { $where } could not be written: { $reason }. Nothing was left half done.
cli-site-help = Write the live pages as a folder of files that any host can show: Python runs in the reader’s browser, no server is needed.
cli-site-example = Example: navalgames site public --game grand_fleet
cli-site-making = Making the parts in { $where } first; this takes some minutes, once.
cli-site-written = Written: { $folder }. README.txt there says how to open it.
cli-arg-site = The folder to write.
cli-opt-site-game = A game of the site; say it again for more (default: all).
cli-opt-site-language = A language of the site, en or ja; say it again for more (default: all).
cli-opt-answers = Put the teachers’ pages with all answers into the folder, too.
cli-opt-server = The address of a server with the same pages, for readers whose browser cannot run them.
cli-opt-parts = The folder of the finished parts (default: build/site-parts); made there when they are missing, which needs npm and node.
cli-replay-help = Look back on a saved play: the whole log, or one order and the table after it.
cli-replay-example = Example: navalgames replay battle.json --step 12
cli-charts-help = The tables of a game with the source of every number, and the charts of your own copy.
cli-charts-example = Example: navalgames charts show grand_fleet damage_table
cli-charts-show-help = List the charts, or show one cell by cell with its sources.
cli-charts-show-example = Example: navalgames charts show grand_fleet type_table
cli-charts-check-help = Check the charts, or your own file; the exit code is 2 when something is wrong.
cli-charts-check-example = Example: navalgames charts check grand_fleet my_charts.toml
cli-template-help = Write an empty form for the charts of your own copy.
cli-template-example = Example: navalgames charts template grand_fleet --output my_charts.toml

cli-games-id = Name
cli-games-title = Game
cli-games-sides = Sides
cli-games-players = Computer players
cli-games-rules = Rules
cli-games-questions = Questions
cli-games-options = Options of { $game } (the first value is the default):

cli-rules-number = Rule
cli-rules-title = Title
cli-rules-requirement = What it says
cli-rules-count = { $count } of { $all } rules.
cli-rule-decides = Who decides: { $value }
cli-rule-dice = Dice: { $value }
cli-rule-charts = Charts: { $value }
cli-rule-ruling = Our reading: { $value }
cli-coverage-tests = Tests
cli-coverage-missing = Rule { $number } has no test.
cli-coverage-unknown = The test { $test } is marked with rule { $number }, which is not in the index.
cli-coverage-unreadable = The mark of the test { $test } is not written out, so it cannot be read.
cli-coverage-sum = { $covered } of { $all } rules have tests.

cli-odds-parameter = { $name } = { $values } ({ $label }; { $default } when left out)
cli-odds-outcomes = Outcomes: { $outcomes }
cli-odds-numbers = numbers
cli-odds-numbers-of = numbers ({ $unit })
cli-odds-outcome = Outcome
cli-odds-fraction = Exact chance
cli-odds-percent = Percent
cli-odds-left-out = “…” is a fraction too long to be read; --exact tells it.
cli-odds-mean = Average: { $mean }, about { $about }
cli-odds-mean-about = Average: about { $about }
cli-odds-rules = Rules: { $rules }
cli-odds-charts = Charts that took part: { $charts }
cli-odds-weakest = Weakest source among them: { $kind }

cli-simulate-progress = Playing
cli-simulate-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed } ({ $seats })
cli-simulate-winner = Winner
cli-simulate-games = Games
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-draw = draw
cli-simulate-lost = lost, nobody won
cli-simulate-ending = How it ended
cli-simulate-turns = Turns: { $mean } on average (deviation { $deviation }, { $least } to { $most })
cli-simulate-decisions = Decisions: { $mean } on average (deviation { $deviation }, { $least } to { $most })
cli-simulate-score = Final score: { $mean } on average (deviation { $deviation }, { $least } to { $most })
cli-simulate-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s

cli-what-if-question = Question
cli-what-if-what = What
cli-what-if-before = Before
cli-what-if-after = After
cli-what-if-difference = Difference
cli-what-if-interval = 95 % interval
cli-what-if-outcome = Outcome
cli-what-if-settings = at { $settings }
cli-what-if-no-odds = No exact odds change.
cli-what-if-in-play = This option acts in play only: no question depends on it, so the games below show what it does.
cli-what-if-games = { $games ->
    [one] 1 pair of games
   *[other] { $games } pairs of games
 }, seed { $seed } ({ $seats }), { $seconds } s
cli-what-if-gain = Playing the same dice before and after was worth { $gain } times the games.
cli-what-if-stopped = Stopped; this is what is known so far.
cli-what-if-precise = The wanted precision is reached.
cli-what-if-now = Now
cli-what-if-least = Least
cli-what-if-most = Most
cli-what-if-cause = What is not known
cli-what-if-options = Options (now → others)
cli-what-if-charts = Charts and lists (see: navalgames charts show { $game } CHART)
cli-what-if-variants = Sets of values
cli-what-if-written = Written to { $file }.
cli-what-if-tried = { $tried ->
    [0] Nothing this answer rests on is uncertain.
    [one] One other value is as plausible as ours.
   *[other] { $tried } other values are as plausible as ours; each was tried alone.
 }

cli-play-turn = { $side }, turn { $turn }
cli-play-prompt = Your order (? for help):
cli-play-dice = { $why } (rule { $rule }): roll { $dice } and type the faces:
cli-play-cards = { $why } (rule { $rule }): draw { $count } of { $there } and type { $count ->
    [one] it
   *[other] them, separated by commas
 }:
cli-play-hand-over = { $side } to move: please hand over the keyboard.
cli-play-hand-over-ready = Press Enter when only you can see the screen.
cli-play-more = … and { $count } more: type / and a part of an order to find it.
cli-play-none-match = No order has “{ $text }” in it.
cli-play-form = Or type c to fill in the numbers yourself.
cli-play-undone = { $count ->
    [one] One order was taken back.
   *[other] { $count } orders were taken back.
 }
cli-play-saved = Saved in { $file }.
cli-play-kept = The play is in { $file }.
cli-play-left = The play is in { $file }. Go on with: navalgames play { $game } --load { $file }
cli-play-elsewhere = Your play is not lost: it was put into { $file } instead.
cli-play-unkept = The play could not be put into any file.
cli-play-nothing-refused = Nothing you might look for is forbidden here.
cli-play-help-number = a number: give this order
cli-play-help-search = /text: show the orders with this text in them
cli-play-help-c = c: fill in a form with your own numbers
cli-play-help-u = u: take the last order back
cli-play-help-r = r: take back and reroll (if everybody agrees)
cli-play-help-s = s FILE: save, from now on in this file
cli-play-help-o = o: the odds that bear on this decision; o QUESTION NAME=VALUE: any other
cli-play-help-w = w: what is not allowed now, and why
cli-play-help-t = t: the table as you see it
cli-play-help-g = g: the whole log
cli-play-help-q = q: leave; the play is kept

cli-form-row = { $row } ({ $available } there):
cli-form-place = Place
cli-form-least = At least
cli-form-most = At most
cli-form-total = { $total ->
    [one] One must be placed in all.
   *[other] { $total } must be placed in all.
 }
cli-form-all = All must be placed.
cli-form-how = For each line type numbers for: { $columns }. Numbers left out at the end are 0; b goes back.

cli-hints-none = No question of this game bears on rule { $rule }.
cli-hints-more = with other values: { $command }

cli-replay-head = { $game }, { $orders ->
    [one] one order
   *[other] { $orders } orders
 } ({ $seats })
cli-replay-entry = { $number }. { $side }: { $order }
cli-replay-hidden = (a secret order)
cli-luck-why = What for
cli-luck-rule = Rule
cli-luck-dice = Dice
cli-luck-rolls = Rolls
cli-luck-rolled = Rolled
cli-luck-expected = Expected
cli-luck-score = Score
cli-luck-all = All dice together: { $score } standard deviations (beyond ±2 is rare: about 1 in 20).

cli-charts-name = Name
cli-charts-title = Chart
cli-charts-rule = Rule
cli-charts-sources = Sources
cli-charts-row = Row
cli-charts-column = Column
cli-charts-value = Value
cli-charts-kind = Source
cli-charts-where = Where
cli-charts-fingerprint = Fingerprint of all values: { $fingerprint }
cli-charts-sound = The charts of { $game } are sound.
cli-charts-owned-sound = { $file } is sound; { $count ->
    [0] it changes nothing.
    [one] it changes one value:
   *[other] it changes { $count } values:
 }
cli-charts-change = { $chart }, row { $row }, column { $column }: { $old } becomes { $new }
cli-template-written = Written to { $file }.

error-unknown-part = There is no part “{ $given }”. Known parts: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-cli-pair = “{ $given }” (in { $where }) should be written as NAME=VALUE.
error-cli-pair-twice = “{ $given }” is given twice (in { $where }).
error-cli-bots = Given “{ $given }”; expected one player, or { $expected }, one for each of { $sides }.
error-cli-seats = There is no free side for “{ $given }”; the sides are { $sides }.
error-cli-exists = The file { $given } is there already; nothing was written. Give another name.
error-cli-save-exists = The file { $given } is there already. Go on with it by --load { $given }, or give another name.
error-cli-load-settings = A saved play keeps its seats, options and seed: --load { $given } cannot be combined with --seat, --option or --seed.
error-cli-choice = There is no order { $given }; expected 1 to { $expected }.
error-cli-command = “{ $given }” is no order and no command. Type ? for help.
error-cli-form-row = “{ $given }” should be up to { $expected } whole numbers, such as: 3 0 2

cli-arg-game-or-folder = The game, or the folder of its package or project; it need not load yet.
cli-check-game-help = Check a game against the guide “Adding a game” and list all that is missing; the exit code is 1 if anything is.
cli-check-game-example = Example: navalgames check-game ./my-game
cli-check-section = { $section }: { $count }
cli-check-hints = Worth a look, and no fault: { $count }
cli-check-sound = Nothing is missing: { $game } passes { $count } checks.
cli-check-missing = { $game }: { $count ->
    [one] one thing is missing
   *[other] { $count } things are missing
 }. The headings are those of the guide, docs/adding_a_game.md.
cli-check-unloaded = { $count } more checks run as soon as the game can be loaded.
cli-arg-new-game = The name of the game: small letters, digits and single underscores.
cli-opt-new-game-folder = Where the project is written; it must not be there yet. When left out: the name of the game, here.
cli-new-game-help = Begin a game of your own: a package with a small game that can be played, asked and taught at once, to be changed.
cli-new-game-example = Example: navalgames new-game my_game --folder my-game
cli-new-game-written = The game { $game } was written to { $folder }. Next:
cli-new-game-next = Then change what stands in { $package }; the guide is docs/adding_a_game.md.
