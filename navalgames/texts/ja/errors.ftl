error-unknown-game = 「{ $given }」というゲームはありません。あるのは次のゲームです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-option = 「{ $given }」という選択ルールはありません。あるのは次のとおりです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-option-value = 選択ルール「{ $option }」を「{ $given }」にすることはできません。選べる値：{ $expected }。
error-option-value-near = 選択ルール「{ $option }」を「{ $given }」にすることはできません。「{ $nearest }」のことですか。選べる値：{ $expected }。
error-unknown-side = 「{ $given }」という陣営はありません。あるのは次の陣営です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-form-numbers = この記入欄に入れられるのは整数の並びだけです。与えられた値：{ $given }。
error-order-form = この命令に合わない数です。与えられた数：{ $given }、必要な数：{ $expected }（ルール{ $rule }）。
error-not-your-decision = いま{ $side }が決めることはありません。{ $expected }の決定を待っています（ルール{ $rule }）。
error-order-refused = 命令「{ $given }」は出せません。{ $reason }（ルール{ $rule }）
error-order-values = いま命令「{ $given }」は出せません。{ $field }が{ $value }です。選べるのは：{ $expected }（ルール{ $rule }）。
error-order-not-offered = いま命令「{ $given }」は出せません。いま決めるのは「{ $expected }」です（ルール{ $rule }）。
