# Lessons: how numbers are said
lesson-number-chance = { $style ->
    [plain] { $shown }
    [exact] { $fraction } ({ $shown })
    [awkward] about { $shown }
   *[rounded] { $fraction }, about { $shown }
 }
lesson-number-mean = { $style ->
    [plain] { $shown }
    [exact] { $shown }
    [awkward] about { $shown }
   *[rounded] { $fraction }, about { $shown }
 }
lesson-number-plain = { $style ->
    [rounded] about { $hundred } in 100
    [hundred] { $hundred } in 100
    [exact] { $ways } in { $of }, that is { $hundred } in 100
   *[both] { $ways } in { $of }, about { $hundred } in 100
 }
lesson-number-often = { $ways ->
    [0] { $style ->
        [rarer] less than once in { $of }
       *[exact] never
     }
    [one] { $style ->
        [rounded] about once in { $of }
       *[exact] once in { $of }
     }
   *[other] { $style ->
        [rounded] about { $ways } times in { $of }
       *[exact] { $ways } times in { $of }
     }
 }
lesson-unit-percent = { $value } out of 100
lesson-unit-ships = { $count ->
    [one] { $value } ship
   *[other] { $value } ships
 }
lesson-unit-points = { $count ->
    [one] { $value } point
   *[other] { $value } points
 }
lesson-unit-targets = { $count ->
    [one] { $value } ship
   *[other] { $value } ships
 }
lesson-unit-weight = a weight of { $value }
lesson-unit-turn = turn { $value }

# Sentences that depend on what the learner did
lesson-ui-skipped = You skipped the prediction. That is allowed; a guess, even a wild one, makes the answer easier to remember.
lesson-ui-guess-bars = { $n } blocks, spread { $counts }

# Lessons: the page
lesson-ui-episodes = Episodes
lesson-ui-episode = Episode { $number }: { $title }
lesson-ui-episode-short = { $number }. { $title }
lesson-ui-episode-pick = Choose an episode
lesson-ui-steps = Steps of this episode
lesson-ui-step = Step { $number } of { $count }
lesson-ui-step-title = { $step }. { $title }
lesson-ui-page-title = { $step } – { $episode }
lesson-ui-done = done
lesson-ui-begun = begun
lesson-ui-seen = answer seen, questions open
lesson-ui-progress = { $done } of { $count } steps walked; about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } left.
lesson-ui-progress-walked = All { $count } steps walked. Questions are still open in { $waiting } { $waiting ->
    [one] step
   *[other] steps
 }: they are for you.
lesson-ui-since-rolled = Your first throw said “{ $outcome }”. From here the story goes on as it happened.
lesson-ui-since-asked = With your first throw “{ $target }” { $met ->
    [yes] came true.
   *[no] did not come true.
} From here the story goes on as it happened.
lesson-ui-progress-done = All { $count } steps done. Well sailed!
lesson-ui-back = Back
lesson-ui-next = Next step
lesson-ui-next-title = Next: { $title }
lesson-ui-next-episode = Next episode: { $title }
lesson-ui-start-over = Start over
lesson-ui-start-over-sure = Forget all answers of this episode?
lesson-ui-start-over-yes = Yes, start over
lesson-ui-start-over-no = Keep my answers
lesson-ui-started-over = All answers of this episode are forgotten. Here is the first step again.
lesson-ui-copy = Copy link to this step
lesson-ui-copied = Link copied. It opens this step with the same prediction, dice and numbers.
lesson-ui-copy-failed = The link could not be copied. Here it is:
lesson-ui-presenter-leave = Leave the large view
lesson-ui-save = Save my answers
lesson-ui-print = Print
lesson-ui-goals = In this episode you will learn
lesson-ui-about = About this episode
lesson-ui-teach = For teachers: plan, answers and worksheet of this episode
lesson-ui-rule = Its dice and tables
lesson-ui-rule-counted = How often such dice come to what
lesson-ui-rules = Rules in this step
lesson-ui-origin = Source and rules
lesson-ui-terms = Words to know
lesson-ui-sources = Sources
lesson-ui-source = { $author }, { $title }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
 }
lesson-ui-assumptions = What is taken as given here
lesson-ui-scene = The board
lesson-ui-scene-now = On the table
lesson-ui-scene-fell = What happened
lesson-ui-scene-so = so
lesson-ui-scene-before = { $count ->
    [one] What fell before (one more)
   *[other] What fell before ({ $count } more)
 }
lesson-ui-added = { $sign ->
    [more] { $dice } + { $added } = { $sum }.
   *[less] { $dice } − { $added } = { $sum }.
 }
lesson-ui-fell-bare-met = { $target }
lesson-ui-fell-bare-not-met = “{ $target }” did not come true this time
lesson-ui-fell-met = { $outcome }: “{ $target }” came true
lesson-ui-rule-told = The rule you need
lesson-ui-act = Your order
lesson-ui-act-given = Your order: { $order }.
lesson-ui-act-compare = Every order, and the same question
lesson-ui-act-compare-now = { $head }. { $control } now: { $setting }
lesson-ui-act-taken = The order taken here: { $order }.
lesson-ui-act-board = Give your order on the board, or with a button.
lesson-ui-act-order = Order
lesson-ui-act-yours = yours
lesson-ui-number-none = Touch the line, or type a number.
lesson-ui-mission = { $minutes ->
    [one] Take command (about one minute)
   *[other] Take command (about { $minutes } minutes)
 }
lesson-ui-mission-missed = You tried once and missed it; next time the dice fall differently.
lesson-ui-mission-met = You did it at the first try.
lesson-ui-mission-tried = You did it in { $met } of { $tries } tries.
lesson-ui-play-on = Play on from here
lesson-ui-play-begin = Begin a game at the table
lesson-ui-play-on-step = Play on from step { $step }
lesson-ui-what-if = What if …?
lesson-ui-home = To take home

lesson-ui-predict = Your prediction
lesson-ui-predict-button = That is my prediction
lesson-ui-skip-button = Skip the prediction
lesson-ui-predict-again = Change it
lesson-ui-predict-empty = Choose one of the answers first.
lesson-ui-number-range = Give a number from { $least } to { $most } first.
lesson-ui-predicted = You said: { $guess }.
lesson-ui-predicted-now = Your prediction is kept: { $guess }. Now roll, or show the exact answer.
lesson-ui-skipped-now = Prediction skipped. Now roll, or show the exact answer.
lesson-ui-skipped-short = Prediction skipped.
lesson-ui-number = Your number
lesson-ui-number-exact = Type the number
lesson-ui-bars = Lay { $tokens } blocks: pull a line to the right, press + or type.
lesson-ui-blocks = { $total ->
    [0] Your blocks.
   *[other] Your blocks, and in blue what fell.
 }
lesson-ui-block = { $label }: { $n ->
    [one] { $n } block
   *[other] { $n } blocks
 }{ $total ->
    [0] {""}
   *[other] ; fell { $fallen } of { $total }
 }
lesson-ui-bars-left = Blocks left to place: { $left }.
lesson-ui-bars-over = Blocks too many: { $over }.
lesson-ui-bars-more = One block more for { $label }
lesson-ui-bars-less = One block less for { $label }
lesson-ui-bars-of = Blocks for { $label }

lesson-ui-roll = Roll the dice
lesson-ui-locked = Predict first, or skip the prediction; then the dice are yours.
lesson-ui-certain = No dice here: the rule gives one answer. Show it when you are ready.
lesson-ui-rolled = { $total ->
    [1] { $hits ->
        [0] “{ $target }”: not this time.
       *[other] “{ $target }”: yes, this time.
    }
   *[other] { $hits } of { $total } rolls: { $target } ({ $share }).
 }
lesson-ui-rolled-mean = { $total ->
    [one] One roll: { $share }.
   *[other] { $total } rolls, on average { $share }.
 }
lesson-ui-example = Show a worked example
lesson-ui-example-throw = { $why }: { $faces }
lesson-ui-example-title = A worked example with fixed dice
lesson-ui-reveal = Show the exact answer
lesson-ui-all = Show all of this step
lesson-ui-strip-guess = your prediction
lesson-ui-strip-rolled = your rolls
lesson-ui-gap-chance = Exact chance of “{ $name }”: { $target }.{ $said ->
    [none] {""}
   *[other] {" "}You said: { $guess }.
 }{ $total ->
    [0] {""}
   *[other] {" "}Rolled: { $hits } of { $total } ({ $share }).
 }
lesson-ui-gap-mean = Exact average of “{ $name }”: { $target }.{ $said ->
    [none] {""}
   *[other] {" "}You said: { $guess }.
 }{ $total ->
    [0] {""}
   *[other] {" "}Rolled: { $share } on average in { $total }.
 }
lesson-ui-gap-certain = The rule gives { $target } for “{ $name }”.{ $said ->
    [none] {""}
   *[other] {" "}You said: { $guess }.
 }
lesson-ui-veiled = { $total ->
    [0] The exact answer is hidden until you ask for it.
   *[other] { $rolled } The exact answer is hidden until you ask for it.
 }
lesson-ui-varied = { $control } now: { $setting }. Exact for “{ $name }”: { $target }.{ $total ->
    [0] {""}
   *[other] {" "}{ $rolled }
 }
lesson-ui-chart = What can happen, and how often
lesson-ui-otherwise = otherwise
lesson-ui-or-more = { $number } or more
lesson-ui-legend-rounded = chance, rounded
lesson-ui-part = made up of: { $label }
lesson-ui-row = { $unit }: { $number }
lesson-ui-ghost = before: { $setting }
lesson-ui-prediction-for = prediction

lesson-ui-vary = Change one thing
lesson-ui-vary-whose = This is asked of “{ $asked }”. You ordered “{ $order }”: the bars and the curve here are those of your order.
lesson-ui-vary-locked = Opens when the exact answer is shown.
lesson-ui-cleared = { $control } now: { $setting }. The rolls were cleared, because they belonged to the old setting.
lesson-ui-found = Found it.
lesson-ui-watched = { $name } ({ $control }: { $setting }): { $number }
lesson-ui-foresee-way = Say it first. { $control }: { $setting }. Then “{ $target }” will be:
lesson-ui-foresee-setting = Say it first. { $control }: which will it be?
lesson-ui-foresee-less = { $measured ->
    [mean] lower on average
   *[other] rarer
 }
lesson-ui-foresee-same = as before
lesson-ui-foresee-more = { $measured ->
    [mean] higher on average
   *[other] more frequent
 }
lesson-ui-foresee-both = both of them
lesson-ui-foreseen-right = You said “{ $said }”, and so it is. Before: { $before }. Now: { $now }.
lesson-ui-foreseen-wrong = You said “{ $said }”. It is { $holds }. Before: { $before }. Now: { $now }.
lesson-ui-foreseen-setting-right = You said “{ $said }”, and that is it.
lesson-ui-foreseen-setting-wrong = You said “{ $said }” first. That is not it yet: look at the number here, then move on to the next setting.

lesson-ui-explain-more = More on why
lesson-ui-explain = Why?
lesson-ui-badge-reconstruction = The rulebook names this table but does not print its numbers in the text we have. These numbers are our own reconstruction; with others the answer would change.
lesson-ui-check = Check yourself
lesson-ui-check-question = Question { $number }
lesson-ui-check-button = Check my answer
lesson-ui-check-again = You can try again.
lesson-ui-check-empty = Choose an answer first.
lesson-ui-check-board = Choose a place on the board, or its name here.
lesson-ui-check-board-hint = “Check yourself” asks for a place: you can choose it here.
lesson-ui-check-order-up = Move “{ $thing }” one place up
lesson-ui-check-order-down = Move “{ $thing }” one place down
lesson-ui-check-order-now = { $thing }: now at place { $place } of { $count }.
lesson-ui-check-order-number = { $thing }: { $number }
lesson-ui-check-line = Your place on the line
lesson-ui-check-line-empty = Nothing is placed yet.
lesson-ui-check-line-at = { $place } in 100
lesson-ui-check-line-mark = { $what }: { $place } in 100
lesson-ui-check-line-exact = exact
lesson-ui-check-line-yours = yours
lesson-ui-check-high = too high
lesson-ui-check-low = too low
lesson-ui-check-orders = No order is wrong here. See what each would bring.
lesson-ui-check-orders-button = That is my order
lesson-ui-check-orders-yours = You ordered: { $order }.
lesson-ui-check-orders-table = Every order, and what it would bring
lesson-ui-more = Done already? One more
lesson-ui-ending = What history did
lesson-ui-ending-more = Still time?
lesson-ui-ending-lab = Try it in the lab
lesson-ui-faces = Who decides here
lesson-ui-since = What you ordered before
lesson-ui-right = Right.
lesson-ui-not-yet = Not yet.
lesson-ui-trap = A trap many fall into: { $misconception }.
lesson-ui-not-yet-line = Not yet: { $way }.
lesson-ui-not-yet-order = Not yet: look at “{ $thing }”.
lesson-ui-history = Back to history
lesson-ui-certain-mark = certain
lesson-ui-disputed-mark = disputed
lesson-ui-simplification-mark = game simplification
lesson-ui-story-again = The story once more
lesson-ui-story = Your story
lesson-ui-story-met = “{ $what }” came true; so it goes { $often }.
lesson-ui-story-missed = “{ $what }” did not come true; so it goes { $often }.
lesson-ui-story-fell = { $what }; so it falls { $often }.
lesson-ui-story-rare = about once in { $many }
lesson-ui-story-together = With the same orders all these dice fall so together { $often }. History rolled its dice only once, too.
lesson-ui-story-predicted = { $predicted ->
    [1] { $right ->
        [0] Your one prediction was not right
       *[other] Your one prediction was right
    }
   *[other] Right predictions: { $right } of { $predicted }
 }.
lesson-ui-summary = What you take home
lesson-ui-exit = One last question to talk about
lesson-ui-sandbox = Try everything in the lab
lesson-ui-saved-problem = This browser does not keep answers, so a reload would lose them.

# What an address or a kept lesson said and could not be used
lesson-note-saved = Some answers kept in this browser did not fit this version of the lesson and were left out.
lesson-note-address = The link gave something for “{ $name }” that cannot be used here. Its usual value stands instead.
lesson-no-episodes = This game has no episodes yet.

# Refusals
error-unknown-episode = There is no episode “{ $given }”. Known episodes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-step = There is no step “{ $given }”. Known steps: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-prediction = “{ $given }” is not one of the predictions offered: { $expected }.
error-unknown-answer = “{ $given }” is not one of the answers offered: { $expected }.
error-lesson-missing = The lesson file { $file } does not exist.
error-lesson-toml = The lesson file { $file } is not readable TOML: { $given }.
error-lesson-field = The lesson file { $file } has a wrong entry at { $where }: given { $given }, expected: { $expected }.{ $more ->
    [0] {""}
    [one] {" "}One more entry is wrong.
   *[other] {" "}{ $more } more entries are wrong.
 }
error-lesson-steps = The lesson file { $file } has { $given ->
    [one] 1 step
   *[other] { $given } steps
 }; an episode has { $least } to { $most }.
error-lesson-numbers = The episodes in { $folder } must be numbered 1, 2, 3 and so on; given: { $given }.
error-lesson-twice = Two episodes in { $folder } have the same id.
error-lesson-late = The exact answer was already shown; a prediction must come before it. “Start over” clears the episode.
error-lesson-ordered = Your order stands: the prediction is about it. “Change it” beside the prediction opens both again.
error-scene-act-order = The scene does not take order { $number } of “{ $order }” at once: { $reason } An order of an act is given without dice.
error-scene-never = In { $game }, with seed { $seed }, the decision { $decision } does not come { $time } times.
error-mission-endless = In { $game } this mission has not ended after { $most } orders. Expected: a decision of `until` that comes, or `turns`.
error-lesson-guess = A prediction of { $given } is outside the slider: it goes from { $least } to { $most }.
error-lesson-bars = The blocks must be whole numbers, 0 or more, for these outcomes: { $expected }.
error-lesson-tokens = { $given } blocks were placed; it must be { $expected } in all.
error-lesson-predicted = You have already made a prediction.
error-lesson-predict-first = Predict first, or skip the prediction; then the dice are yours.
error-lesson-rolls = { $given } rolls are not possible; at most { $most } more.
error-lesson-seed = { $given } is not a seed; a seed is a whole number from 0 to { $most }.
error-lesson-setting = { $given } is not a value of this control. It takes: { $expected }.
error-lesson-check = There is no question { $given }; this step has { $most }.
error-lesson-line = { $given } is no place on the line; it goes from 0 to { $most }.
error-lesson-order = “{ $given }” does not name each thing once: { $expected }.
error-lesson-example = The worked example of step { $step } gives { $given }; the lesson file promises { $expected }.

# Misconceptions, named
lesson-misconception-law-of-averages = the “law of averages”: dice have no memory, and nothing is ever due
lesson-misconception-equal-results = counting results instead of ways: results are not equally likely just because there is a name for each
lesson-misconception-strength-in-dice = reading strength into the dice: the dice know no flags
lesson-misconception-pair-counted-once = counting only one pair where several do the same job
lesson-misconception-pair-counted-twice = counting the same pair twice
lesson-misconception-adding-chances = adding chances that overlap: both can happen together, and would be counted twice
lesson-misconception-all-must-succeed = multiplying as if all had to succeed, when one is enough
lesson-misconception-one-is-enough = taking one success for enough, when all must succeed
lesson-misconception-equal-steps = expecting equal steps: equal changes of a rule seldom change a chance by equal amounts
lesson-misconception-doubles-only = mixing up doubles with equal parity: 1 and 5 are both odd, too
lesson-misconception-expected-is-certain = “60 % means it will happen”: a likely thing often fails, an unlikely one often happens
lesson-misconception-exact-share = expecting the exact share: in a few tries the dice rarely keep to it
lesson-misconception-free-lunch = the free lunch: seeing what one gains and forgetting what it costs
lesson-misconception-never-worth = all or nothing: a price is not a reason never to pay it
lesson-misconception-no-repeats = “dice avoid repeats”: each roll has all six faces again
lesson-misconception-average-is-usual = taking the average for what usually happens
lesson-misconception-same-average-same-risk = “same average, same risk”: two plans can agree on average and differ in every single case
lesson-misconception-more-is-surer = “more is surer”: look at what can go wrong, not only at the amount
lesson-misconception-can-choose = treating a duty as a choice: the rule says exactly as many, not up to as many
lesson-misconception-half-half = “either it is or it isn’t, so 50 : 50”: two possibilities need not be equally likely
lesson-misconception-no-news = ignoring news: what has been turned up cannot come up again
lesson-misconception-dice-and-cards = treating drawing like rolling: a drawn marker does not go back
lesson-misconception-certain-too-soon = calling it certain too soon: count the cases that are left
lesson-misconception-equal-is-enough = taking equal for greater: a draw is not a majority
lesson-misconception-rounding-each = rounding each part first: the rule adds first and drops the fraction at the end
lesson-misconception-modifier-is-chance = taking a modifier for a chance: +2 is two steps on the die, not two cases in a hundred
lesson-misconception-risk-free-bonus = counting the bonus and forgetting the risk
lesson-misconception-never-risk = counting the risk and forgetting the bonus
lesson-misconception-two-means-middle = forgetting that the middle of two dice is common and the ends are rare
lesson-misconception-two-and-seven = “two dice make 7 and 2 equal”: one pair makes 2, six pairs make 7
lesson-misconception-precise-means-true = taking a precise number for a true one: it can be exact and still rest on a guess
lesson-misconception-unknown-means-useless = throwing away what is roughly known because it is not exactly known
lesson-misconception-one-case-proves = proving a rule by one case: one battle is one roll of the dice
lesson-misconception-must-come-now = believing that what has not come yet must come now
lesson-misconception-average-is-promise = taking an average for a promise
