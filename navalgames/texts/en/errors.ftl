error-unknown-game = There is no game “{ $given }”. Known games: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-option = There is no option “{ $given }”. Known options: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-option-value = The option “{ $option }” cannot be “{ $given }”. It takes: { $expected }.
error-option-value-near = The option “{ $option }” cannot be “{ $given }”. Did you mean “{ $nearest }”? It takes: { $expected }.
error-unknown-side = There is no side “{ $given }”. Known sides: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-form-numbers = This form takes rows of whole numbers only: given { $given }.
error-order-form = This order asks for other numbers: given { $given }, expected { $expected } (rule { $rule }).
error-not-your-decision = { $side } has no decision to make now; waiting for { $expected } (rule { $rule }).
error-order-refused = The order “{ $given }” is not allowed: { $reason } (rule { $rule })
error-order-values = The order “{ $given }” is not allowed now: { $field } is { $value }; expected: { $expected } (rule { $rule }).
error-order-not-offered = The order “{ $given }” is not allowed now; the decision is “{ $expected }” (rule { $rule }).
