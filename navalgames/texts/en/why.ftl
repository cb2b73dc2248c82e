# ---- why a chance is what it is (navalgames odds ... --why)
why-throw = [{ $number }] { $throw }
why-for = { $dice } for { $why }
why-by-rule = { $throw } ({ $rule })
why-rule = rule { $rule }
why-so-many = { $count } of { $of }
why-marked = { $what ->
    [none] ● asked about
   *[other] ● { $what }
  }
why-unmarked = ○ any other
why-draw = { $count } drawn of { $cards }
why-part = { $step }
why-each = { $step }, each by itself
why-begins = { $first } and what follows from it
why-again = does not count: once more
why-later-span = in the end { $least } to { $most }
why-later = in the end { $listed }{ $more ->
    [0] { "" }
    [one] , or { $more } other outcome
   *[other] , or { $more } other outcomes
  }
why-later-one-unit = { $outcome }: { $percent }
why-later-one = { $outcome } ({ $percent })
why-other = another outcome
why-inside = { $kind ->
    [each] Each time:
   *[other] Which goes like this:
  }
why-together = { $kind ->
    [each] All together:
   *[other] What comes of it:
  }
why-until = { $step }, again and again until it counts
why-then = { $values }: { $part }, then
why-ends = { $values }: { $part } → { $outcome }
why-more = { $values }: { $part }, then more throws that are not told here
why-more-several = { $count } ways more, { $percent } together: then more throws that are not told here
why-after = After that:
why-part-count = { $ways } of { $total } ({ $percent })
why-part-product = { $product } = { $percent }
why-part-product-beyond = { $product } { $percent }
why-part-fraction = { $fraction } ({ $percent })
why-as-before = as told under [{ $number }]
why-certain = Nothing is thrown: { $outcome }.
why-folded = more throws that are not told here
why-goes-on = not decided yet
why-so-far = so far { $outcome }
why-rounds = { $called ->
    [passes] It goes pass after pass.
    [turns] It goes turn after turn.
    [rolls] It is thrown again and again.
    [attacks] It goes attack after attack.
    [steps] It goes step after step; a step is what the rule does next: a choice, a throw or a check.
   *[rounds] It goes round after round.
  } { $rounds ->
    [one] The first:
   *[other] The first { $rounds }:
  }
why-rounds-silent = { $called ->
    [passes] It goes pass after pass.
    [turns] It goes turn after turn.
    [rolls] It is thrown again and again.
    [attacks] It goes attack after attack.
    [steps] It goes step after step; a step is what the rule does next: a choice, a throw or a check.
   *[rounds] It goes round after round.
  } { $rounds ->
    [one] The first that leaves anything to the dice:
   *[other] The first { $rounds } from where anything is left to the dice:
  }
why-rounds-next = { $called ->
    [passes] Where it is not decided yet, the next pass follows.
    [turns] Where it is not decided yet, the next turn follows.
    [rolls] Where it is not decided yet, it is thrown again.
    [attacks] Where it is not decided yet, the next attack follows.
    [steps] Where it is not decided yet, the next step follows: the same throws again, or others that the rule asks for.
   *[rounds] Where it is not decided yet, the next round follows.
  }
why-rounds-so-far = { $called ->
    [passes] What there is so far is where the next pass begins.
    [turns] What there is so far is where the next turn begins.
    [rolls] What there is so far is where the next throw begins.
    [attacks] What there is so far is where the next attack begins.
    [steps] What there is so far is where the next step begins: the same throws again, or others that the rule asks for.
   *[rounds] What there is so far is where the next round begins.
  }
why-rounds-later = What is thrown here counts only with what follows.
why-rounds-alone = A throw of it by itself is a question of its own: { $name } ({ $title }).
why-rounds-grow = How the chances grow, all ways together{ $unit ->
    [none] :
   *[other] { " " }(what the numbers are: { $unit }):
  }
why-rounds-more = { $count ->
    [one] one more outcome
   *[other] { $count } more outcomes
  }
why-anything = whatever is shown
why-same-parity = both even or both odd
why-other-parity = one even, one odd
why-doubles = doubles
why-or-more = { $value } or more
why-or-less = { $value } or less
why-and-more = { $values } and { $more } more
cli-odds-why = How it comes about
cli-opt-why = Show how the dice come to it, throw after throw.
throw-plain = { $sides ->
    [6] { $count ->
        [1] one die
        [2] two dice
        [3] three dice
       *[other] { $count } dice
    }
   *[other] { $count ->
        [1] a die with { $sides } sides
       *[other] { $count } dice with { $sides } sides
    }
 }
throw-best = { $number ->
    [one] the best of { $dice }
   *[other] the best { $number } of { $dice }
  }
throw-worst = { $number ->
    [one] the worst of { $dice }
   *[other] the worst { $number } of { $dice }
  }
throw-count = { $least } or more in { $dice }

# Pictures of how a chance comes about. What stands in braces is filled in by the page.
picture-title = Why this chance?
picture-choose = How to show it
picture-name-grid = Field
picture-name-grid-summed = The first throw
picture-name-stairs = Step by step
picture-name-dice = The dice
picture-name-table = The table
picture-name-hand = The draw
picture-name-rounds = Round by round
picture-together-grid = All cells of “{ $end }” together: { $percent } of the field.
picture-together-stairs = All that arrives at “{ $end }” together: { $percent }.
picture-always = Whatever is thrown, the outcome is the same: { $end }.
picture-lead-between = { " " }
picture-looked-up = { $then ->
    [none] What the dice lead to stands in the table “{ $title }”.
   *[other] What the dice lead to stands in two tables, one for each throw: “{ $title }” and “{ $then }”.
  }
picture-lead-inside = Why each of its parts is as likely as it is: “Look inside”.
picture-press-grid = Press an outcome to light its cells, or click a cell.
picture-press-stairs = Click a band, or use the arrow keys, to follow one way.
picture-hint-grid = Each cell is one way the dice can fall; its colour and mark say what it leads to.
picture-hint-grid-area = Each cell is a result on the left with one above it, as large as it is likely; its colour and mark say what it leads to.
picture-hint-grid-summed = Each row is a value of the first throw, as high as it is likely. Across, it is divided into what comes of it by all the throws after it.
picture-what-comes = what comes of it in the end
picture-cell-product = { $cell } This way alone: { $product } = { $percent }. All ways to { $end } together: { $whole }.
picture-cell-alone = { $cell } This way alone: { $percent }. All ways to { $end } together: { $whole }.
picture-cell-summed = { $row }: of this { $column } ends with { $end }.
picture-dice-axes = ↓ { $first }   → { $second }
picture-die-first = first { $die }
picture-die-second = second { $die }
picture-begins = At this setting: { $listed }.{ $others ->
    [off] { " " }All other settings are off, none or 0.
    [more] { " " }More settings stand in the panel.
   *[none] { "" }
  }
picture-begins-head = At this setting:
picture-begins-others-off = All other settings are off, none or 0.
picture-begins-others-all = At this setting everything is off, none or 0.
picture-begins-others-more = More settings stand in the panel.
picture-beside-head = Counted in each way:
picture-begins-pair = { $parameter }: { $value }
picture-begins-separator = { "; " }
picture-begins-off = At this setting everything is off, none or 0.
picture-begins-both = { $said } { $settings }
picture-beside = Counted in each way: { $listed }.
picture-added = Added to the throw: { $listed }.
picture-added-one = { $add } ({ $words })
picture-sum-of = { $throw }:{ " " }
picture-sum-added = The sum must reach { $target }. Added to the throw here: { $listed }.
picture-sum-together = { " " }Together that is { $add }.
picture-sum-none = The throw must reach { $target }; nothing is added here.
picture-never = Cannot happen at this setting: { $ends }{ $more ->
    [0] { "" }
    [one] , and 1 more outcome
   *[other] , and { $more } more outcomes
  }.
picture-never-rows = “{ $end }” cannot happen at this setting: it stands in the table at { $rows }, and the throw never comes to that.
picture-stairs-thin-one = One thin band has no label: press it, or open the table below.
picture-stairs-thin = { $count } thin bands have no labels: press one, or open the table below.
picture-throw-first = first: { $throw }
picture-throw-second = second: { $throw }
picture-whose = { $throw }, { $whose }
picture-unit = What the numbers are: { $unit }.
picture-rare = { $count } rarer outcomes, each less than 0.05 %
picture-hint-stairs = Throw after throw from left to right; the thicker a band, the likelier. A percentage in a band is its chance at that throw.
picture-hint-dice = These dice are thrown, and this is what their values lead to.
picture-hint-table = The framed cells are those the dice can lead to, each with the chance that it is read.
picture-hint-table-often = The framed cells are those the dice can lead to, each with the chance that it is read at least once. The table is read several times, so these chances come to more than 100 %.
picture-table-beside = Decided without this table:
picture-table-beside-one = { $values }: { $end } ({ $percent })
picture-hint-hand = These may be drawn. Where one is drawn, colour and mark say what each leads to.
picture-hint-hand-several = Every hand of so many is equally likely. The list says how many hands there are of each kind: the choices of each kind, multiplied.
picture-hand-hands = { $hands } different hands of { $taken } are possible, all equally likely:
picture-hand-hands-many = All hands of { $taken } are equally likely:
picture-hand-way-product = { $words }: { $product } = { $hands } of { $of } hands ({ $percent })
picture-hand-way = { $words }: { $hands } of { $of } hands ({ $percent })
picture-hand-way-short = { $words }: { $percent }
picture-certain = Nothing is thrown here: { $end }.
picture-end-ways = For “{ $end }”: { $count } of { $of } throws, all equally likely, so { $percent }.
picture-end-draws = For “{ $end }”: { $count } of { $of } draws, all equally likely, so { $percent }.
picture-end-fraction = { $end }: { $fraction }, { $percent }.
picture-end-percent = { $end }: { $percent }.
picture-cell = { $row }, then { $column }: { $end }.
picture-cell-total = { $row } and { $column } make { $total }: { $end }.
picture-cell-one = If the die shows { $column }: { $end }.
picture-cell-row = { $row }: { $end }, whatever follows.
picture-several-throws = next throw: one of { $count } kinds
picture-follow = One way through: arrow right goes on to the next throw, up and down take another value, left goes back.
picture-step = { $throw }: { $values }, { $part } ({ $percent })
picture-way-end = Together: { $product } = { $percent } for this one way to { $end }.
picture-way-end-percent = Together { $percent } for this one way to { $end }.
picture-way = { $values }: { $part } ({ $percent }), { $end }
picture-way-itself = { $values }: { $part } ({ $percent })
picture-way-on-joined = { $values }: another throw decides
picture-way-on = { $values }: { $part } ({ $percent }), then another throw
picture-dice-one = The number on the die counts.
picture-dice-sum = The numbers on the dice are added up.
picture-dice-best-one = Only the highest of the { $dice } dice counts.
picture-dice-best = The highest { $number } of { $dice } dice are added up.
picture-dice-worst-one = Only the lowest of the { $dice } dice counts.
picture-dice-worst = The lowest { $number } of { $dice } dice are added up.
picture-dice-count = Each die that shows { $number } or more counts as one.
picture-dice-d66 = One die gives the tens, the other the units.
picture-dice-faces = Each die is read by itself.
picture-dice-example = For example, as drawn: { $faces } counts as { $result }.
picture-dice-between = { " " }
picture-dice-later = What it decides depends on the throw before it:
picture-faces = { $count } of the { $sides } faces count
picture-skip = Show the result at once
picture-table = All throws as a table
picture-table-left-both = { $count } rows and columns that this throw does not use are left out.
picture-table-narrow = Columns that this throw does not use have no room here and are left out.
picture-table-left-rows = { $count ->
    [one] One row that this throw does not use is left out.
   *[other] { $count } rows that this throw does not use are left out.
  }
picture-table-left-columns = { $count ->
    [one] One column that this throw does not use is left out.
   *[other] { $count } columns that this throw does not use are left out.
  }
picture-table-then = goes on at No. { $number }
picture-head-number = No.
picture-head-throw = What is thrown
picture-head-values = Shows
picture-head-ways = Share
picture-head-percent = Percent
picture-head-follows = Leads to
picture-hand = { $cards } to draw from:
picture-hand-kind = { $words }: { $count } of { $cards }
picture-open = Look inside: { $part }
picture-part-all-rounds = All rounds together
picture-part-all-steps = The whole rule
picture-throw-said = More is thrown here than one picture can show; the bars of the answer count every way it can go. This picture shows the one throw on which most depends.
picture-throw-said-often = More is thrown here than one picture can show; the bars of the answer count every way it can go. This picture shows the throw that is made most often.
picture-throw-said-times = Every throw is made by itself: what came before does not change its chances. What each one brings is added up.
picture-throw-said-added = Throws like this one are made again and again; the bars of the answer add up what all of them bring.
picture-part-rounds = How it begins, throw by throw: up to round { $count }
picture-part-steps = How it begins, throw by throw: up to step { $count } of the rule
picture-part-throw = The throw on which most depends: { $question }
picture-part-throw-often = The throw that is made most often: { $question }
picture-part-throw-once = The throw: { $question }
picture-part-throw-times = The same throw { $times } times: { $question }
picture-part-throw-of = The throw on which most depends, { $whose }: { $question }
picture-part-inside-part = Inside: { $step }
picture-part-of-it = A part of it: { $step }
picture-part-inside-each = One of { $steps }
picture-part-inside-until = One try: { $step }
picture-part-whole = Put together
picture-rounds-axis = rounds
picture-steps-axis = steps of the rule
picture-rounds-slider = After how many rounds?
picture-steps-slider = After how many steps of the rule?
picture-rounds-now = After round { $round }: { $listed }.
picture-steps-now = After step { $round }: { $listed }.
picture-end-now = In the end: { $listed }.
picture-end-more = In the end: { $listed }; { $more } more outcomes.
picture-rounds-more = After round { $round }: { $listed }; { $more } more outcomes.
picture-steps-more = After step { $round }: { $listed }; { $more } more outcomes.
picture-times = { $count ->
    [one] once
   *[other] { $count } times
  } { $what }
picture-separator = { ", " }
picture-name-each = One by one
picture-name-loop = Tried again
picture-hint-rounds = One column for each round: what has ended, and what is not decided yet.
picture-hint-rolls = One column for each roll: what has ended, and what is not decided yet.
picture-hint-turns = One column for each turn: what has ended, and what is not decided yet.
picture-hint-steps = One column for each step of the rule: what has ended, and what is not decided yet. A step is what the rule does next: a choice, a throw or a check.
picture-same-each-time = It is the same every time: of what is not decided yet, { $part } ({ $percent }) stays so. Multiply by it once more for each column.
picture-rounds-last = end
picture-rounds-open = Not every round is drawn: after round { $round }, { $percent } is not decided yet. The last column is the answer: what all rounds come to in the end.
picture-steps-open = Not every step is drawn: after step { $round }, { $percent } is not decided yet. The last column is the answer: what all steps come to in the end.
picture-rounds-silent = Before round { $round } nothing can end.
picture-steps-silent = Before step { $round } nothing can end.
picture-hint-each = Each column is one of them, divided by what it comes to. The list multiplies: one factor for each, and in front in how many orders they can come.
picture-hint-loop = Above one try; what does not count is tried again, so the rest is stretched to the whole, each part alike.
picture-each = { $times } times the same, each by itself:
picture-each-row = { $words }: { $told }
picture-quoted = “{ $words }”
picture-each-joined = Here “{ $words }” is { $parts }: { $sum } = { $all }.
picture-each-ways-one = The only way to “{ $end }”:
picture-each-ways = All { $count } ways to “{ $end }”, the likeliest first:
picture-each-added-up = Added up, “{ $end }”: { $percent }.
picture-each-added-up-rarer = Added up, with { $rarer } rarer ones that are not drawn, “{ $end }”: { $percent }.
picture-each-other = Press another outcome below to see the ways to it.
picture-each-more-one = One more combination is not drawn: { $left }.
picture-each-more = { $count } more combinations are not drawn; together they are { $left }.
picture-loop-one = One try
picture-loop-all = When it counts
picture-loop-factor = { $again } of the tries do not count and are made again. So each chance grows by the same factor, { $factor }.
picture-notation-dice = { $count ->
    [one] one die with { $sides } sides
   *[other] { $count } dice with { $sides } sides
  }
picture-notation-one = { $dice }: { $words }.
picture-notation-sum = { $dice }: { $words }, added up.
picture-notation-best = { $dice }: { $words }; { $number ->
    [one] only the highest counts
   *[other] the highest { $number } are added up
  }.
picture-notation-worst = { $dice }: { $words }; { $number ->
    [one] only the lowest counts
   *[other] the lowest { $number } are added up
  }.
picture-notation-count = { $dice }: { $words }; each that shows { $number } or more counts as one.
picture-notation-count-one = { $dice }: { $words }; it counts if it shows { $number } or more.
picture-notation-d66 = { $dice }: one die gives the tens, another the units. That makes 36 numbers from 11 to 66, all equally likely.
picture-notation-faces = { $dice }: { $words }, each read by itself. Which die shows which number does not matter: 2 & 1 is also 1 & 2.
picture-faces-and = { " & " }
picture-pool = { $dice }: each die counts with a chance of { $one }. That { $count ->
    [0] none of them counts
    [one] one of them counts
   *[other] { $count } of them count
  }, for instance, has the chance { $told }{ $orders ->
    [one] { "" }
   *[other] ; the number in front says in how many ways one can choose which
  }.
picture-combined = The chances of throws that follow one another are multiplied; ways that lead to the same outcome are added up.
picture-idle-before = The { $count } throws before this one change nothing here; the field shows the one after them.
picture-idle-before-one = The throw before this one changes nothing here; the field shows the one after it.
picture-idle-throw = { $throw }: whatever it shows changes nothing here.
picture-part-again = { $heading } ({ $number })
picture-dice-count-one = The die counts if it shows { $number } or more.
picture-dice-after = after { $values }
picture-dice-after-nth = { $number }: after { $values }
picture-throw-nth = Throw { $number }
picture-throw-numbered = { $number }. { $throw }
picture-then = { ", then " }
picture-span = { $from } to { $to }
picture-dice-first = as the first throw
picture-or = { " or " }
picture-part-of-all = { $count } of { $of }
picture-count-of = { $count } of { $of }
picture-hand-taken = { $taken } of them drawn unseen, { $left } remain:
picture-shift-throw = the throw
picture-shift-row = the row
picture-shift-together = all modifiers of this setting together
picture-shift-of = { $chart }: { $listed }
picture-table-more-than = { $shift } is added to the throw before it is looked up:
picture-table-less-than = { $shift } is taken off the throw before it is looked up:
picture-part-all-turns = All turns together
picture-part-turns = How it begins, throw by throw: up to turn { $count }
picture-turns-axis = turns
picture-turns-slider = After how many turns?
picture-turns-now = After turn { $round }: { $listed }.
picture-turns-more = After turn { $round }: { $listed }; { $more } more outcomes.
picture-turns-open = Not every turn is drawn: after turn { $round }, { $percent } is not decided yet. The last column is the answer: what all turns come to in the end.
picture-turns-silent = Before turn { $round } nothing can end.
picture-hint-added-turns = The first column stands before the first turn; then one column for each turn: how much there is by then, all turns so far together. A sum is reached in several ways: multiply the chances along each way, then add up the ways.
picture-hint-added-rounds = The first column stands before the first round; then one column for each round: how much there is by then, all rounds so far together. A sum is reached in several ways: multiply the chances along each way, then add up the ways.
picture-hint-standing-rolls = The first column stands before the first throw; then one column for each time it is thrown: how it stands by then. It is reached in several ways: multiply the chances along each way, then add up the ways.
picture-hint-standing-volleys = A volley is all guns, or all torpedoes, of both sides at once. The first column stands before the first volley; then one column for each volley that can change something: how the ships stand by then. It is reached in several ways: multiply the chances along each way, then add up the ways.
picture-hint-added-rolls = The first column stands before the first roll; then one column for each roll: how much there is by then, all rolls so far together. A sum is reached in several ways: multiply the chances along each way, then add up the ways.
picture-hint-added-volleys = The first column stands before the first volley; then one column for each volley: how much there is by then, all volleys so far together. A sum is reached in several ways: multiply the chances along each way, then add up the ways.
picture-rolls-axis = rolls
picture-rolls-slider = After how many rolls?
picture-rolls-now = After roll { $round }: { $listed }.
picture-rolls-more = After roll { $round }: { $listed }; { $more } more outcomes.
picture-rolls-open = Not every roll is drawn: after roll { $round }, { $percent } is not decided yet. The last column is the answer: what all rolls come to in the end.
picture-rolls-silent = Before roll { $round } nothing can end.
picture-part-all-rolls = All rolls together
picture-part-rolls = How it begins, throw by throw: up to roll { $count }
picture-volleys-axis = volleys that can change something
picture-volleys-slider = After how many volleys?
picture-volleys-now = After volley { $round }: { $listed }.
picture-volleys-more = After volley { $round }: { $listed }; { $more } more outcomes.
picture-volleys-open = Not every volley is drawn: after volley { $round }, { $percent } is not decided yet. The last column is the answer: what all volleys come to in the end.
picture-volleys-silent = Before volley { $round } nothing can end.
picture-added-begin = At the beginning: { $listed }.
picture-read = Read in the charts: { $listed }.
picture-read-row = row { $number }
picture-read-column = column { $number }
picture-read-cell-only = { $chart }, { $row }: { $value }
picture-read-cell = { $chart }, { $row }, { $column }: { $value }
picture-hint-standing-turns = The first column stands before the first turn; then one column for each turn: how it stands by then.
picture-hint-standing-attacks = The first column stands before the first attack; then one column for each attack: what has ended by then, and what is not decided yet.
picture-hint-standing-patrols = The first column stands before the first patrol; then one column for each patrol. Each patrol has the same chance to come home from it: what is left of the chance is multiplied by it once more.
picture-attacks-axis = attacks
picture-attacks-slider = After how many attacks?
picture-attacks-now = After attack { $round }: { $listed }.
picture-attacks-more = After attack { $round }: { $listed }; { $more } more outcomes.
picture-attacks-open = Not every attack is drawn: after attack { $round }, { $percent } is not decided yet. The last column is the answer: what all attacks come to in the end.
picture-attacks-silent = Before attack { $round } nothing can end.
picture-patrols-axis = patrols
picture-patrols-slider = After how many patrols?
picture-patrols-now = After patrol { $round }: { $listed }.
picture-patrols-more = After patrol { $round }: { $listed }; { $more } more outcomes.
picture-patrols-open = Not every patrol is drawn: after patrol { $round }, { $percent } is not decided yet. The last column is the answer: what all patrols come to in the end.
picture-patrols-silent = Before patrol { $round } nothing can end.
picture-hint-added-shots = The first column stands before the first shot; then one column for each shot: how much there is by then, all shots so far together. A sum is reached in several ways: multiply the chances along each way, then add up the ways.
picture-shots-axis = shots
picture-shots-slider = After how many shots?
picture-shots-now = After shot { $round }: { $listed }.
picture-shots-more = After shot { $round }: { $listed }; { $more } more outcomes.
picture-shots-open = Not every shot is drawn: after shot { $round }, { $percent } is not decided yet. The last column is the answer: what all shots come to in the end.
picture-shots-silent = Before shot { $round } nothing can end.
picture-hand-drawn = Drawn one after the other, each time from what remains:
picture-hand-way-drawn = { $words }: { $drawn } = { $percent }
picture-hint-hand-drawn = One factor for each that is drawn: so many of those that are left. A whole number in front says in how many orders they can come.
picture-hand-sought = Follow the { $count } cards “{ $sought }” one by one: each is among the { $taken } drawn, or among the { $left } that remain:
picture-hand-sought-one = Follow the one card “{ $sought }”: it is among the { $taken } drawn, or among the { $left } that remain:
picture-hand-sought-way = { $of ->
    [one] “{ $what }” { $count ->
        [0] not drawn
       *[other] drawn
      }
   *[other] { $count } of { $of } “{ $what }” drawn
  }
picture-hint-hand-sought-one = { $taken } of { $cards } places are among those drawn, all equally likely for this card: so it is drawn with { $taken }/{ $cards }.
picture-hint-hand-sought = One factor for each card that is followed. { $taken } of { $cards } places are among those drawn, so the first card is there with { $taken }/{ $cards }. A place that is taken is gone for the next card. A whole number in front says in how many ways one can choose which of these cards are drawn.
picture-round-one = { $end } ({ $percent })
picture-cell-shifted = { $row } and { $column } make { $total }, with { $add } that is { $sum }: { $end }.
picture-throw-said-alone = This throw alone decides: its chances are those of the answer.
picture-part-throw-alone = The throw that decides: { $question }
picture-like = The settings act like numbers added to what is thrown: { $listed }.
picture-like-only = { $add } ({ $setting })
picture-like-first = { $add } on the first throw ({ $setting })
picture-like-second = { $add } on the second throw ({ $setting })
picture-like-every = { $add } on every throw ({ $setting })
picture-like-than = { $setting } instead of { $than }
picture-cells-summed = A cell begins with the sum of the dice and { $add }: that is what counts.
picture-cells-shifted = A cell begins with what the dice show; with { $add } that is what counts.
picture-thin-rows = { $from } to { $to }: together { $percent }
picture-small = Too thin here for their marks: { $marks }. Press them below to light their cells.
picture-hint-added-broadsides = The first column stands before the first broadside; then one column for each broadside: how much there is by then, all broadsides so far together. A sum is reached in several ways: multiply the chances along each way, then add up the ways.
picture-broadsides-axis = broadsides
picture-broadsides-slider = After how many broadsides?
picture-broadsides-now = After broadside { $round }: { $listed }.
picture-broadsides-more = After broadside { $round }: { $listed }; { $more } more outcomes.
picture-broadsides-open = Not every broadside is drawn: after broadside { $round }, { $percent } is not decided yet. The last column is the answer: what all broadsides come to in the end.
picture-broadsides-silent = Before broadside { $round } nothing can end.
picture-hint-standing-rounds = The first column stands before the first round; then one column for each round: how it stands by then. It is reached in several ways: multiply the chances along each way, then add up the ways.
picture-law-sum-itself = The numbers are added up: that is the outcome.
picture-law-sum-and = The numbers are added up, with { $add }: that is the outcome.
picture-law-less-and = The second number is taken off the first, with { $add }: that is the outcome.
picture-law-sum-not-below = The numbers are added up, never below 0.
picture-law-sum = The numbers are added up: { $listed }.
picture-law-less-itself = The second number is taken off the first: that is the outcome.
picture-law-less-not-below = The second number is taken off the first, never below 0: that is the outcome.
picture-law-less = The second number is taken off the first: { $listed }.
picture-together-rows = “{ $end }”, row by row: { $listed } = about { $percent }.
picture-after = What is thrown next is added up. The sum decides:
picture-after-row = Row { $row }: { $listed }
picture-after-one = { $numbers } → { $end } ({ $percent })
picture-law-end = { $numbers } → { $end }
picture-decided-here = Only the beginning is drawn here, as an example; it ends { $percent } of all ways. The others go on in the same manner, and the columns below count them as well.
picture-part-columns = How it goes on, up to the answer
picture-part-begins = How it begins
picture-cell-last = { $row }: { $end }, nothing more is thrown.
picture-throw-said-standing = Throws like this one are made again and again; the bars of the answer count every way they can go.
picture-dice-inside = “{ $part }” is decided by throws of its own, first { $dice }: look inside.
picture-each-highest = highest { $values }
picture-hint-each-highest = Each column is one of them. The highest is 4, for instance, where none shows more than 4 (the first product), but not where none shows more than 3 (what is taken off).
picture-notation-best-example = { $value } comes in { $count } of { $whole } throws: in { $all } nothing is higher than { $value }, but in { $others } of them nothing is higher than { $less }.
picture-thin-columns-one = Too thin for a column of its own: { $from }, { $percent }.
picture-thin-lines = Too thin for rows of their own: { $from } to { $to }, together { $percent }.
picture-thin-lines-one = Too thin for a row of its own: { $from }, { $percent }.
picture-thin-columns = Too thin for columns of their own: { $from } to { $to }, together { $percent }.
picture-open-label = Look inside:
picture-shut = Close
picture-shut-part = Close: { $part }
picture-every = Show all
picture-part-throw-nth = Throw { $nth } of { $of }: { $question }
picture-throw-said-several = These throws follow one another, and the bars of the answer count every way they can go. Each throw is drawn as it stands when it is made for the first time.
picture-hint-attacks = One column for each attack: what has ended by then, and what is not decided yet.
picture-part-all-passes = All passes together
picture-part-passes = How it begins, throw by throw: up to pass { $count }
picture-passes-axis = passes
picture-passes-slider = After how many passes?
picture-passes-now = After pass { $round }: { $listed }.
picture-passes-more = After pass { $round }: { $listed }; { $more } more outcomes.
picture-passes-open = Not every pass is drawn: after pass { $round }, { $percent } is not decided yet. The last column is the answer: what all passes come to in the end.
picture-passes-silent = Before pass { $round } nothing can end.
picture-hint-standing-passes = The first column stands before the first pass; then one column for each pass: how it stands by then. It is reached in several ways: multiply the chances along each way, then add up the ways.
picture-each-others = all others
picture-gained = Here “{ $end }” grows by { $percent } (the broken frame): that is the chance of { $said }.
picture-cell-one-all = { $cell } All numbers that lead there, together: { $whole }.
picture-course-head = What happens, in order:
picture-course-compared = What is compared:
picture-course-most = Most depends on this.
picture-course-act = { $said }: { $chance }
picture-course-each = { $number } → { $percent }
picture-course-way = One way to “{ $end }”:
picture-course-product = Multiplied: { $listed } = about { $percent }.
picture-course-ways = There are { $ways } such ways to “{ $end }”{ $alike ->
    [yes] , each as likely; added up
   *[no] ; none is likelier than this one, others are rarer. All of them added up
  }: { $percent }.
picture-course-later = All ways to “{ $end }” added up: { $first } in one round + { $later } in more rounds = { $percent }.
picture-course-all = All ways to “{ $end }” added up: { $percent }.
picture-course-sum = { $sum } ({ $percent })
picture-course-only = How it comes to “{ $end }”:
picture-looked-up-rows = In the table “{ $title }”: { $listed }.
picture-path = { $dice ->
    [none] { $values } ({ $part })
   *[other] { $values } on { $dice } ({ $part })
  }
picture-path-step = “{ $values }” ({ $percent })
picture-end-paths = For “{ $end }”: { $listed } = { $percent }.
picture-course-gains = { $called ->
    [turns] { $alone ->
        [yes] Turn { $from }
       *[no] Turns { $from } to { $to }, each
      }
    [broadsides] { $alone ->
        [yes] Broadside { $from }
       *[no] Broadsides { $from } to { $to }, each
      }
    [passes] { $alone ->
        [yes] Pass { $from }
       *[no] Passes { $from } to { $to }, each
      }
   *[rolls] { $alone ->
        [yes] Roll { $from }
       *[no] Rolls { $from } to { $to }, each
      }
  } brings { $gain } ({ $percent })
picture-course-choose = The number in front of the product, { $orders }, says in how many ways one can choose which { $few ->
    [one] one
   *[other] { $few }
  } of the { $all } it is{ $few ->
    [2] : { $all } × { $less } ÷ 2
   *[other] { "" }
  }.
picture-course-several = The number in front of the product, { $orders }, says in how many orders these { $all } can come.
picture-same-in-the-end = After all { $count } that is { $power } = { $left } for “{ $end }”; the rest of 100 %, { $rest }, is “{ $other }”.
