# 図表：図表ファイルの誤り、出どころの種類、お手持ちのゲームの数値を書き込む用紙

error-unknown-chart = 「{ $given }」という図表はありません。あるのは次の図表です：{ $expected }。（Pythonでは`charts.names`と`charts.list_names`にすべてあります。）{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-chart-column = この図表に「{ $given }」という列はありません。あるのは次の列です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-chart-row = この図表に「{ $given }」という行はありません。あるのは次の行です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-chart-variant = 「{ $given }」という値の組はありません。あるのは次の組です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-exchanged = この図表に「{ $row }」という行も「{ $column }」という列もありません。行と列が逆のようです。行「{ $column }」、列「{ $row }」としてください。
error-chart-no-dice = 図表「{ $chart }」はサイコロを使いません。行と列で読んでください。
error-chart-variable = { $variable }にある「{ $given }」が見つかりません。owned.tomlか、{ $game }.tomlの入ったフォルダーを指定してください。

error-chart-file-missing = { $file }：図表のこのファイルを読み込めません。
error-chart-file-too-large = { $file }：図表のファイルにしては大きすぎます。{ $expected }百万バイト以下でなければなりません。
error-chart-file-malformed = { $file }：ファイルの書き方が正しくありません：{ $detail }。
error-chart-wrong-game = { $file }：これは「{ $given }」のファイルですが、必要なのは「{ $expected }」の図表です。
error-chart-shape = { $file }、図表「{ $chart }」、列「{ $column }」：ここに書くべきものが違います。必要なもの：{ $expected }。
error-chart-unknown-chart = { $file }：「{ $given }」という図表はありません。あるのは次の図表です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-unknown-column = { $file }、図表「{ $chart }」：列「{ $given }」がないか、知られていない列です。列：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-unknown-row = { $file }、図表「{ $chart }」、列「{ $column }」：「{ $given }」という行はありません。行：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-unknown-key = { $file }、図表「{ $chart }」、列「{ $column }」：ここで「{ $given }」という項目は使いません。使える項目：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-unknown-source = { $file }、図表「{ $chart }」、列「{ $column }」：出典「{ $given }」の説明がありません。説明のある出典：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-one-sided = { $file }、図表「{ $chart }」、列「{ $column }」：行「{ $row }」は「{ $given }」を挙げていますが、逆の向きには挙げられていません。
error-chart-range = { $file }、図表「{ $chart }」、列「{ $column }」：範囲「{ $row }」の向きが逆です。
error-chart-overlap = { $file }、図表「{ $chart }」、列「{ $column }」：行{ $row }が二重に書かれています（「{ $given }」でもう一度）。
error-chart-gap = { $file }、図表「{ $chart }」、列「{ $column }」：すべての層を重ねても、次の値がありません：{ $expected }。
error-chart-replaces-nothing = { $file }、図表「{ $chart }」、列「{ $column }」：行「{ $row }」が置き換える相手がありません。図表にあるのは{ $expected }です。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-chart-already-known = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：この値はすでにわかっています（{ $given }）。置き換えられるのは、お手持ちのゲームのファイルだけです。
error-chart-wrong-dice = { $file }、図表「{ $chart }」：この図表で振るのは{ $expected }です。「{ $given }」ではありません。
error-chart-source-kind = { $file }、「{ $chart }」、行{ $row }：ここで出どころ「{ $given }」は使えません。この層で使える種類：{ $expected }。
error-chart-source-missing = { $file }、「{ $chart }」、行{ $row }：出典に「{ $expected }」がありません。
error-chart-value-whole = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：「{ $given }」は、{ $least }から{ $most }までの整数にしてください。
error-chart-value-number = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：「{ $given }」は、{ $least }から{ $most }まで、{ $step }きざみの数にしてください。
error-chart-value-word = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：「{ $given }」は、次のどれかにしてください：{ $expected }。
error-chart-value-text = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：「{ $given }」ではなく、文字列が必要です。
error-chart-value-switch = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：「{ $given }」は、trueかfalse（一覧ではyesかno）にしてください。
error-chart-value-names = { $file }、図表「{ $chart }」、行{ $row }、列「{ $column }」：「{ $given }」ではなく、行の名前の一覧が必要です。

charts-kind-owner = お手持ちのゲーム
charts-kind-rulebook = ルールブック
charts-kind-public = 公開資料
charts-kind-deduced = 推論
charts-kind-parent = 関連ゲーム
charts-kind-reconstruction = 推定復元
charts-kind-what-if = 試している値
charts-kind-about-owner = ゲームの持ち主が入力した値です。
charts-kind-about-rulebook = ルールブックに印刷されている値です。
charts-kind-about-public = 公開資料から得た値です。
charts-kind-about-deduced = わかっていることから導いた値です。筋道も示してあります。
charts-kind-about-parent = 関連する市販ゲームから借りた値です。同じ値だと確かめたものではありません。
charts-kind-about-reconstruction = 公表された値が見つからないため、この教材が推定して復元した値です。方法も示してあります。
charts-kind-about-what-if = いま試している値です。

charts-template-head =
    { $game }：お手持ちのゲームの図表。
    行の先頭の「#」を取り、お手持ちのゲームに印刷されている値を書き込んでください。
    そのままにした行は、いまの値のままです。目の行は "7-9" や "10 or more" のように範囲でも書けます。
    ファイルの確認：navalgames charts check { $game } THIS-FILE
    使うときは、変数{ $variable }にこのファイルを指定します。
charts-template-copy = どの版の、どこにあるか
charts-template-source = いまの値：{ $kind }、{ $where }
charts-template-record = 名前ごとに1件ずつ。使える項目：{ $fields }。
charts-template-lists = または、このファイルと同じ場所にあるCSVファイルで一覧ごと置き換える（列の名前は上のとおり）：
charts-modifiers = { $dice }、修正{ $modifiers }
