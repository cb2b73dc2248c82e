# もしも：選択ルール、図表の値、値の組を1つずつ変えて比べる（choices-）と、その断り書き

choices-change = { $what }：{ $old } → { $new }
choices-place = { $chart }、行 { $row }、列 { $column }
choices-cell-yes = はい
choices-cell-no = いいえ
choices-cell-none = なし
choices-draw = 引き分け
choices-lost = 敗北（勝者なし）
choices-points = { $number }ポイント
choices-games = { $games }組の対戦
choices-verdict-open = { $games }組の対戦の後も、勝率が変わったとは言いきれません。変わったとしても、その大きさは±{ $width }ポイントの幅でしかわかりません。
choices-verdict-clear = { $games }組の対戦の後：「{ $side }」は{ $before }から{ $after }になり、{ $difference }変わりました（95%信頼区間 { $low }〜{ $high }）。
choices-length = 1ゲームの長さは平均で、変える前が{ $before }ターン、変えた後が{ $after }ターンです。差は{ $difference }です（95%信頼区間 { $low }〜{ $high }）。
choices-length-open = 1ゲームの長さは平均で、変える前が{ $before }ターン、変えた後が{ $after }ターンです。差の{ $difference }は偶然かもしれません（95%信頼区間 { $low }〜{ $high }）。
choices-measure = { $what }は、変える前が{ $before }、変えた後が{ $after }です。差は{ $difference }です（95%信頼区間 { $low }〜{ $high }）。
choices-measure-open = { $what }は、変える前が{ $before }、変えた後が{ $after }です。差の{ $difference }は偶然かもしれません（95%信頼区間 { $low }〜{ $high }）。
choices-told = { $verdict }{ $length }
choices-number-turns = 1ゲームのターン数
choices-number-decisions = 1ゲームの決定の数
choices-number-score = 最終得点

# ルール変更のページ
choices-title = もしここが違っていたら？
choices-about = 選択ルールを1つ、図表の数値を1つ、または値の組を1つ変えてみましょう。動いた確率はすべて、前と後を並べて正確に見られます。対戦全体への影響は、実際に対戦をくり返して調べます。
choices-what = 何を変えるか
choices-field-kind = 変えるもの
choices-kind-option = 選択ルール
choices-kind-cell = 図表の数値
choices-kind-variant = 値の組
choices-field-option = 選択ルール
choices-field-chart = 図表
choices-field-row = 行
choices-field-column = 列
choices-field-new = 新しい値
choices-field-variant = 値の組
choices-now = ふだん：{ $value }。
choices-now-cell = いま：{ $value }（{ $kind }：{ $where }）。
choices-plausible = { $value }（この教材の値と同じくらい有力）

choices-looking = すべての問いを調べています…
choices-looking-found = これまでに{ $count }件見つかりました。続けて調べています…
choices-found = { $count ->
    [1] { $all }問のうち1問が変わります。下のグラフがその問いです。
   *[other] { $all }問のうち{ $count }問が変わります。1つ選ぶとグラフで見られます。
 }
choices-found-none = { $all }問のどれも、ふだんの設定でも、その前後の設定でも変わりません。
choices-in-play = この選択ルールは対戦の中でだけ働き、これで変わる問いはありません。影響を見るには、下で対戦をくり返してください。
choices-at = – { $settings }のとき
choices-before = 変える前
choices-after = 変えた後
choices-why-title = 確率はなぜ動くのか
choices-why-before = 変更の前：なぜこの確率？
choices-why-after = 変更の後：なぜこの確率？
choices-why-marked = 太い枠は、結果が変わるところです。
choices-why-file = { $question }、{ $side }
choices-settings = ほかの設定で調べる
choices-sentence = { $what }：変える前は{ $before }、変えた後は{ $after }（{ $difference }）。
choices-table-caption = 正確な確率が変わる問い（変える前と変えた後）
choices-table-question = 問い
choices-table-before = 前
choices-table-after = 後
choices-table-difference = 差

choices-games-head = 対戦全体への影響
choices-games-about = コンピューターどうしが、変える前と変えた後で、同じゲームを2回対戦します。2つのゲームが同じように進む間は、サイコロの目も同じです。対戦が多いほど、差の信頼区間は狭くなります。
choices-games-legend = 対戦のしかた
choices-field-games = 対戦の組の上限
choices-field-games-about = 変える前と変えた後の1ゲームずつで1組です。
choices-field-precision = 勝率の変化が、すべてこの幅までわかったら終える
choices-field-precision-about = 95%信頼区間の幅の半分です。
choices-precision = ±{ $points }ポイント
choices-precision-none = 途中で終えない
choices-field-series = 系列
choices-field-series-about = 系列を変えるとサイコロの目も変わります。同じ系列なら、いつも同じ結果になります。
choices-games-start = 対戦を始める
choices-games-begin = 準備しています…
choices-games-progress = 最大{ $most }組のうち{ $games }組が終わりました。±{ $width }ポイントまでわかっています。
choices-games-stopped = { $games }組の対戦で止めました。
choices-games-enough = { $games }組の対戦で、望んだ精度になりました（{ $seconds }秒）。
choices-games-alike = { $games }組の対戦は、どれも同じ進み方でした（{ $seconds }秒）。
choices-games-done = { $games }組の対戦がすべて終わりました（{ $seconds }秒）。
choices-games-again = 設定が変わったので、これまでの集計を消しました。「対戦を始める」を押すと、もう一度数えます。
choices-games-coming = まだ対戦していません。ここに、変更の前と後の勝率が、グラフと数の表で出ます。
choices-doubt-coming = まだ試していません。ここに、どの数値で答えがどこまで動くかが出ます。
choices-needs = ここでは結果に影響しません。「{ $option }」が次のどれかのときだけ働きます：{ $values }。
choices-verdict-few = まだ{ $games }組だけです。少なすぎて、何も言えません。
choices-verdict-alike = { $games }組すべてで、両方の対戦が同じ進み方をして、同じ終わり方をしました。このプレイヤーたちは変更の働く場面に一度も出会わなかったので、この対戦からは効果がわかりません。ほかのコンピュータープレイヤーか、変更が働く場面なら出会うかもしれません。このページの正確な確率なら、対戦しなくてもわかります。
choices-games-progress-few = 最大{ $most }組のうち{ $games }組。まだ少なすぎます。
choices-games-title = 勝率。{ $change }
choices-win-share = 勝った対戦の割合
choices-wins-of = 勝ち：{ $side }
choices-ended = 終わり方：{ $ending }
choices-interval = { $low }〜{ $high }
choices-head-what = 項目
choices-head-before = 前
choices-head-after = 後
choices-head-difference = 差
choices-head-interval = 95%信頼区間
choices-head-unknown = 確かでない値
choices-head-least = 最小
choices-head-most = 最大
choices-run-cancel = 中止
choices-run-progress = 進みぐあい
choices-run-files = 結果を保存
choices-run-csv = 表として保存（CSV）
choices-run-json = データとして保存（JSON）

choices-doubt-head = わからない値は、答えをどれだけ左右するか
choices-doubt-about = 印刷されたゲームの数値の中には、公開されていないものがあります。この教材では推定して復元しました。ここでは、同じくらい有力なほかの値を1つずつ、すべて試します。
choices-doubt-all-known = このゲームの数値は、すべてわかっています。推定した値にもとづく答えはないので、ここで試すものはありません。
choices-doubt-legend = 確かめる答え
choices-field-question = 問い
choices-field-question-about = ふだんの設定で調べます。ほかの設定は実験室で見られます。
choices-field-statistic = 統計量
choices-doubt-start = ほかの値を試す
choices-doubt-begin = 調べています…
choices-doubt-progress = ほかの値{ $all }個のうち{ $tried }個を試しました。
choices-doubt-stopped = ほかの値をすべて試す前に止めました。
choices-doubt-none = この答えのもとに、不確かな値はありません。わからない値があっても、この答えは変わりません。
choices-doubt-done = ほかの値を{ $tried }個試しました。
choices-doubt-title = { $question } – 答えはどこまで動きうるか
choices-ours = この教材：{ $number }
choices-axis = { $statistic }（{ $unit }）
choices-doubt-sentence = この教材の値では{ $now }です（{ $statistic }）。ほかの値では{ $least }から{ $most }の間になります。{ $end ->
    [least] この教材の値がいちばん小さく、推定がまちがっていれば、もっと大きくなります。
    [most] この教材の値がいちばん大きく、推定がまちがっていれば、もっと小さくなります。
   *[between] この教材の値は、その間にあります。
 }いちばん大きく左右するのは：{ $cause }。
choices-doubt-sentence-none = ほかの値{ $tried }個のどれでも変わりません：{ $now }（{ $statistic }）。

error-what-if-same = 「{ $place }」はすでに{ $given }です。比べるには別の値が必要です。
error-what-if-cell = 「{ $given }」は「CHART:ROW:COLUMN=VALUE」（図表、行、列、値）の形で書いてください。例：damage_table:9:standard=sunk
error-what-if-games = 対戦の組の数が{ $given }です。2以上の整数にしてください。
error-what-if-precision = 精度が{ $given }です。0と1の間の割合にしてください。たとえば0.02は2ポイントです。
error-what-if-settings = 「{ $given }」のような設定は、1つの問いに付くものです。--questionで問いを指定してください。
error-what-if-json-and-csv = --jsonと--csvは、どちらか一方だけを選んでください。

# 変更で動いたものを並べて見る
moved-ends = { $count ->
   *[other] { $throws }が「{ $old }」ではなく「{ $new }」になります。
 }
moved-more = { $count ->
   *[other] ほかに{ $throws }の結果が変わります。
 }
moved-higher = { $throws }で数が大きくなります。
moved-lower = { $throws }で数が小さくなります。
moved-nothing = この部分の出目の結果は変わりません。変更は別のところに効いています。
moved-other-throws = 変更の前と後では振るものが違うので、同じ出目をたどって比べることはできません。二つの図を見比べてください。
moved-rounds = 変更はラウンドごとに効きます。結果がどれだけ早く出るかを見比べてください。
moved-inside = その一段の中で：{ $said }
moved-throws = { $of } 通りのうち { $count } 通り
moved-share = 出目の { $percent }
