# サイコロと正確な計算の断り書き

error-dice-notation = 「{ $given }」はサイコロの書き方ではありません。たとえばこう書きます：{ $expected }。
error-dice-sides = { $given }面のサイコロは使えません（「{ $dice }」）。2面から{ $expected }面までです。2個を十の位と一の位に読むときはd66と書きます。
error-dice-count = 「{ $dice }」ではサイコロが{ $given }個になります。1個から{ $expected }個までです。
error-dice-keep = 「{ $dice }」では{ $expected }個のうち{ $given }個を残すことになります。残せるのは1個から{ $expected }個までです。
error-dice-target = 「{ $dice }」は{ $given }以上の目を数えます。1から{ $expected }までにしてください。そうでないと、必ず成功するか、必ず失敗します。
error-dice-faces = { $dice }には目かカードが{ $expected }個必要ですが、{ $given }個しか決まりませんでした（場所：{ $where }）。
error-dice-face = { $dice }で「{ $given }」は出ません。出るのは：{ $expected }（場所：{ $where }）。
error-cards-count = { $expected }枚から{ $given }枚のカードは引けません。引けるのは0枚から{ $expected }枚までです。

error-script-entry = サイコロの台本の{ $place }行目を読めません：{ $given }。サイコロ（dice）、目的（why）、目（shows）が必要です。
error-script-mismatch = サイコロの台本の{ $place }行目が合いません。ルールが求めるのは{ $expected }ですが（ルール{ $rule }）、台本には{ $given }とあります。
error-script-short = サイコロの台本が途中で終わっています。{ $place }回目に{ $dice }が必要です（{ $why }、ルール{ $rule }）。
error-script-left = サイコロの台本に、使われない目が{ $given }回分残っています。{ $place }行目から：{ $dice }（{ $why }）。

error-chance-weight = 重みは0以上の整数にしてください。{ $where }の重みが{ $given }です。
error-chance-empty = 起こりうる結果がありません。重みが0より大きい結果が1つもありません。
error-chance-sum = 確率の合計はちょうど1でなければなりません。いまの合計は{ $given }です。
error-chance-no-number = 「{ $given }」は数ではないので、平均がありません。結果を数にするか、数に直す関数が必要です。
error-chance-no-order = { $given }のような結果には大小がないので、「いちばん小さいもの」を決められません。
error-chance-quantile = 割合は0から1までです。与えられた値：{ $given }。
error-chance-repeat = くり返しの回数は0、1、2…です。与えられた値：{ $given }。
error-chance-wide = { $where }を正確に計算するには、{ $given }通り以上の組合せが必要です。上限は{ $expected }通りです。ルールには必要なことだけを残してください。
error-chance-unhashable = { $where }は正確に計算できません。{ $given }は後から変わりうるからです。変わらない記録、組、数、文字列を使ってください。
error-chance-impure = ルールの結果は、サイコロだけで決まらなければなりません。同じ目でもう一度実行すると、{ $where }番目の偶然で、{ $expected }ではなく{ $given }を求めました。
error-chance-enclosed = ルールの中で作られた関数が、実行のたびに変わるものを取り込んでいます：{ $where }番目の偶然の{ $given }。引数として渡すか、サイコロだけで決まるようにしてください。
error-chance-loop = 1つのルールが{ $expected }回を超えて続けて振りました。最後は{ $where }です。くり返しはルールの中ではなく、ラウンドとして書いてください。
error-anatomy-nothing-inside = { $given }は一度に振る（引く）もので、中に見るものはありません。自分の手順を持つルールの一部を指定してください。
error-chance-no-rule = { $given }はルールではありません。ルールは、最初の引数が`dice`の関数です。
error-chance-called = ルール「{ $rule }」に渡されたもの：{ $given }。受け取るのは、名前なしでこの順に：{ $expected }。diceは自動で渡されます。
error-chance-endless = { $where }の正確な計算は終わりません。もとの所に戻ってくるからです。くり返しはルールの中ではなく、ラウンドとして書いてください。
error-chance-never = 待っている結果が{ $where }にはありません。何度試しても終わりません。
error-chance-conclude = concludeで終わるルールは、そのあとサイコロを振らず、結果をそのまま返さなければなりませんが、{ $given }を返しました。結果をさらに使うときはresolveを使ってください。

error-rounds-count = ラウンドの数は{ $expected }以上の整数にしてください。与えられた値：{ $given }。
error-rounds-endless = このラウンドは終わりません。{ $where }から先へ進めません。
error-rounds-states = このラウンドには{ $expected }を超える数の状態があります。例：{ $where }。状態には必要なことだけを残してください。

error-sample-size = 標本の回数は1以上の整数にしてください。与えられた値：{ $given }。
error-sample-interval = どの結果の区間ですか？ `interval({ $example })`はひとつの結果の確率の区間、`interval_of(...)`はいくつかを合わせた確率の区間です。平均の区間は`mean_interval()`です。
error-sample-confidence = 信頼度は0と1の間にしてください。与えられた値：{ $given }。
