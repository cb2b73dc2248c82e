# Refusals of the dice and of exact reading.

error-dice-notation = “{ $given }” is no dice notation. Expected something like: { $expected }.
error-dice-sides = A die cannot have { $given } sides (in “{ $dice }”). Expected 2 to { $expected } sides; two dice read as tens and units are written d66.
error-dice-count = “{ $dice }” asks for { $given } dice. Expected 1 to { $expected }.
error-dice-keep = “{ $dice }” keeps { $given } { $given ->
    [one] die
   *[other] dice
 } of { $expected }. Expected 1 to { $expected }.
error-dice-target = “{ $dice }” counts dice showing { $given } or more. Expected 1 to { $expected }, or no die could fail or none succeed.
error-dice-faces = { $dice } needs { $expected ->
    [one] 1 face or card
   *[other] { $expected } faces or cards
 }, but { $given ->
    [one] 1 was
   *[other] { $given } were
 } given (at: { $where }).
error-dice-face = { $dice } cannot show “{ $given }”. Expected: { $expected } (at: { $where }).
error-cards-count = { $given } cards cannot be drawn from { $expected }. Expected 0 to { $expected }.

error-script-entry = Line { $place } of the dice script cannot be read: { $given }. Expected the dice, what they are for (why) and what they show (shows).
error-script-mismatch = The dice script does not fit at line { $place }. The rule asks for { $expected } (rule { $rule }), but the script holds { $given }.
error-script-short = The dice script ends too early: the rule asks for { $dice } ({ $why }, rule { $rule }) as throw { $place }.
error-script-left = The dice script holds { $given ->
    [one] 1 throw
   *[other] { $given } throws
 } that nobody asked for, from line { $place } on: { $dice } ({ $why }).

error-chance-weight = A weight must be a whole number, 0 or more: given { $given } for { $where }.
error-chance-empty = Nothing can happen: no outcome has a weight above 0.
error-chance-sum = Chances must sum to exactly 1; these sum to { $given }.
error-chance-no-number = “{ $given }” is no number, so it has no average. Expected outcomes that are numbers, or a function that turns them into numbers.
error-chance-no-order = Outcomes like { $given } have no order, so “the smallest that ...” means nothing.
error-chance-quantile = A share must lie between 0 and 1: given { $given }.
error-chance-repeat = Something can happen 0, 1, 2, ... times: given { $given }.
error-chance-wide = Reading { $where } exactly would need { $given } combinations or more; the most is { $expected }. Let the rule keep only what matters.
error-chance-unhashable = { $where } cannot be read exactly, because { $given } can change. Expected frozen records, tuples, numbers or text.
error-chance-impure = A rule must depend on nothing but its dice. Run again with the same dice, it asked for { $given } at its chance { $where }, where it had asked for { $expected }.
error-chance-enclosed = A function written inside a rule takes along something that changed from one run to the next: { $given }, at chance { $where }. Hand it over as an argument, or make it depend on the dice alone.
error-chance-loop = A rule asked for more than { $expected } chances in a row, last { $where }. Loops belong into rounds, not into a rule.
error-anatomy-nothing-inside = { $given } is thrown or drawn at once: there is nothing inside to look at. Expected a part of the rule with steps of its own.
error-chance-no-rule = { $given } is no rule. A rule is a function whose first argument is `dice`.
error-chance-called = The rule “{ $rule }” was handed: { $given }. It takes, in this order and without names: { $expected }; the dice come by themselves.
error-chance-endless = Reading { $where } exactly never ends, because it leads back to itself. Loops belong into rounds, not into a rule.
error-chance-never = No result of { $where } is the one that is waited for, so trying again would never end.
error-chance-conclude = A rule that ends with `conclude` must return that very result and ask for nothing more; it returned { $given }. Expected `resolve` where something is still done with it.

error-rounds-count = A number of rounds must be a whole number, { $expected } or more: given { $given }.
error-rounds-endless = These rounds can never end: nothing leads out of { $where }.
error-rounds-states = These rounds reach more than { $expected } different states, for example { $where }. Let the state hold only what matters.

error-sample-size = A sample needs a whole number of throws, 1 or more: given { $given }.
error-sample-interval = Of which outcome? `interval({ $example })` is the interval of the chance of one outcome, `interval_of(...)` of several together; that of the mean is `mean_interval()`.
error-sample-confidence = A confidence must lie between 0 and 1: given { $given }.
