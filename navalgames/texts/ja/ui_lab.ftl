# どの部品にも共通のことば
general-unexpected = 起こるはずのない不具合が起こりました。入力した内容は失われていません。もう一度お試しください。くり返し起こるときは、この番号を先生に伝えてください：{ $number }
general-copied = コピーしました。
general-busy = 計算中…
general-rule = ルール{ $rule }
general-rule-link = ルール{ $rule }（ルールの本文を開きます）

# 数値の出どころ：短いことばと、その意味
badge-owner = お手持ちのゲーム
badge-rulebook = ルールブック
badge-public = 公開資料
badge-deduced = 推論
badge-parent = 関連ゲーム
badge-reconstruction = 推定復元
badge-what-if = もしもの値
badge-none = ルールのみ
badge-owner-about = もとになった数値は、すべてお手持ちのゲームから入力されたものです。
badge-rulebook-about = もとになった数値は、いちばん不確かなものでもルールブックに印刷されています。
badge-public-about = もとになった数値のうち、いちばん不確かなものは公開資料から得ました。
badge-deduced-about = もとになった数値のうち、いちばん不確かなものは、わかっている数値から筋道を立てて導きました。
badge-parent-about = もとになった数値のうち、いちばん不確かなものは、関連する市販ゲームから借りました。同じ値だと確かめたものではありません。
badge-reconstruction-about = もとになった数値の少なくとも1つは、印刷された値ではなく、この教材が推定して復元したものです。
badge-what-if-about = もとになった数値の少なくとも1つは、この比較のために変えたものです。
badge-none-about = 図表は使っていません。文章のルールだけです。
badge-kinds = 出どころの種類を見る

# ページのアドレスにあって使えなかったもの
address-unknown = このページのアドレスに、ここでは使わない項目がありました。その項目は無視しました。
address-value = このページのアドレスにある「{ $name }」の値は使えません。代わりに、ふだんの値{ $default }を使います。

# 確率のグラフ
odds-none = 起こらない
odds-hint = 棒を指すか、Tabキーでグラフに移って矢印キーを使うと、それぞれの確率を読めます。
odds-bar = { $label }：{ $fraction }、{ $percent }。
odds-bar-veiled = { $label }：確率はまだ表示していません。
odds-bar-percent = { $label }：{ $percent }。
odds-bar-rolled = { $total }回中{ $count }回出ました（{ $share }%）。
odds-bar-predicted = 予想は{ $percent }%でした。
odds-bar-predicted-words = 予想：{ $words }。
odds-bar-ghost = { $label }：{ $percent }。
odds-your-number = 予想 { $number }
odds-mark-mean = 平均 { $number }
odds-legend-exact = 正確な確率
odds-legend-rounded = 確率（小数第{ $decimals }位で丸めたもの）
odds-legend-rolled = これまでの実験（{ $total }回）
odds-legend-predicted = あなたの予想
odds-legend-predicted-words = あなたの予想：{ $words }
odds-legend-ghost = 変える前
odds-source = 数値の出どころ：{ $source }。
odds-table = 数値を表で見る
odds-table-outcome = 結果
odds-table-fraction = 確率（分数）
odds-table-percent = パーセント
odds-table-at-least = これ以上
odds-table-rolled = 実験
odds-table-predicted = 予想
odds-table-ghost = 変える前
odds-rolled-cell = { $total }回中{ $count }回（{ $share }%）
odds-save = グラフを保存
odds-save-failed = ファイルを作れませんでした。図の下の表に同じ数字があります。
odds-save-csv = 表（CSV）
odds-save-svg = 図（SVG）
odds-save-png = 画像（PNG）

# サイコロ
dice-group = サイコロを振る
dice-roll-one = 1回振る
dice-roll-many = { $n }回振る
dice-seed = 乱数の種
dice-seed-range = 乱数の種は、0から2147483647までの整数です。
dice-same = 同じ目をもう一度
dice-fresh-button = 新しく振る
dice-none = まだ振っていません。
dice-throw = { $dice }：{ $faces }。結果は{ $result }
dice-throw-faces = { $dice }：{ $faces }
dice-left-out = それより前の{ $count }回は表示していません。
dice-rolled-one = { $total }回目：{ $result }。
dice-rolled-many = さらに{ $n }回振り、合わせて{ $total }回になりました。いちばん多いのは{ $result }で、{ $total }回中{ $count }回です。
dice-new-seed = 新しい乱数の種{ $seed }にしました。最初から数え直します。
dice-again = 乱数の種{ $seed }で、同じ{ $total }回をもう一度振りました。
dice-fresh = 乱数の種{ $seed }で、新しく{ $total }回振りました。

# 正しくない問い合わせ
error-unknown-question = 「{ $given }」という問いはありません。あるのは次の問いです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-parameter = 「{ $given }」という設定はありません。あるのは次の設定です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-statistic = 「{ $given }」という統計量はありません。あるのは次のとおりです：{ $expected }。
error-parameter-value = 「{ $parameter }」を「{ $given }」にすることはできません。使える値：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] いちばん近い値は「{ $nearest }」です。
 }
error-setting-refused = { $question }：この設定では「{ $parameter }」を「{ $given }」にできません。{ $reason }（{ $rule }）
error-setting-misfit = 「{ $moved }」と{ $others }は、いっしょには選べません。{ $reason }（{ $rule }）
error-setting-misfit-itself = 「{ $moved }」はここでは選べません。{ $reason }（{ $rule }）
error-setting-misfit-alone = 「{ $moved }」は、ほかの設定といっしょには選べません。{ $reason }（{ $rule }）
panel-pair = { $parameter }：{ $value }
panel-quoted = 「{ $pair }」
panel-both = 「{ $moved }」と「{ $other }」にする
error-unknown-outcome = ここには「{ $given }」という結果はありません。あるのは次の結果です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
lab-curve-refused = { $told }この設定では選べない値：{ $values }。{ $reason }（{ $rule }）
lab-heat-refused = 不可
lab-still = ここでは結果に影響しません。ほかの設定がこのままなら、どれを選んでも確率は同じです。
lab-still-but = ここでは結果に影響しません。ほかの設定がこのままなら、どれを選んでも確率は同じです。たとえば{ $pair }なら影響します。
lab-idle = ここでは結果に影響しません：{ $reason }（{ $rule }）
error-table-order = { $given }という命令は出せません。今決めるのは{ $side }で、決めるのは「{ $decision }」です。（ルール{ $rule }）そのときの盤面で`table.orders()`を見ると、出せる命令がわかります。
error-table-order-of = { $of }個のうち{ $number }番目の命令{ $given }は出せません。今決めるのは{ $side }で、決めるのは「{ $decision }」です。（ルール{ $rule }）そのときの盤面で`table.orders()`を見ると、出せる命令がわかります。
error-table-order-text = 「{ $given }」は文字列です。命令は記録です。`table.orders()`から選ぶか、保存ファイルと同じ形で書いてください。
error-table-measure = measureが返した{ $given }は数えられません。数、文字列、またはそれらのタプルを返してください。
error-curve-outcome = 「{ $question }」の結果は言葉なので、平均はありません。どの結果の確率かを書いてください：outcome=…　結果：{ $expected }。
error-table-law = { $game }では起こりえない盤面です：{ $reason }。関係するところも、同じ`change`の中でいっしょに変えてください。
error-table-over = ゲームは終わっています。決めることはもうありません。
error-table-policy = 「{ $decision }」で{ $side }がどうするかが決められていません。命令を足すか、方針を渡すか、`until`でもっと早く止めてください。
error-table-policy-kind = { $given }は方針として使えません。コンピュータープレイヤーの名前か、関数`policy(view, orders)`か、陣営ごとのそれらを渡してください。
error-unknown-place = 「{ $given }」という場所はありません。あるのは次のものです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
explore-setting = { $name }：{ $label }（ルール{ $rule }）
explore-values = { $values }。ふつうは{ $default }
explore-outcomes = 結果：{ $outcomes }
explore-numbers = 数
explore-numbers-of = 数（{ $unit }）
explore-more = ほか{ $count }とおりの結果
explore-rests = 使われたルール：{ $rules }。いちばん不確かな出どころ：{ $kind }。
error-question-endless = 問い「{ $question }」のラウンドは、{ $rounds }ラウンド以内に終わりませんでした。
error-grid-same = 色分け図には2つの別々の設定が必要です。「{ $parameter }」が2回指定されました。

# 答えの文
odds-yes = はい
odds-no = いいえ
odds-summary-sure = いつも{ $likely }です。ほかの結果は起こりません。
odds-summary-named = { $ties ->
    [1] いちばん起こりやすいのは「{ $likely }」で、{ $chance }です。
   [2] 「{ $likely }」と「{ $also }」が同じ起こりやすさで、それぞれ{ $chance }です。
   *[other] { $ties }つの結果が同じ起こりやすさで、それぞれ{ $chance }です。「{ $likely }」もその1つです。
 }
odds-summary-number = 平均は{ $mean }です。{ $ties ->
    [1] いちばん起こりやすいのは{ $likely }で、{ $chance }です。
   [2] { $likely }と{ $also }が同じ起こりやすさで、それぞれ{ $chance }です。
   *[other] { $ties }つの結果が同じ起こりやすさで、それぞれ{ $chance }です。
 }必ず{ $least }から{ $most }までの値になります。
odds-counted = { $number }（{ $unit }）
odds-chance = { $percent }（{ $fraction }）
odds-statistic-mean = 平均
odds-statistic-chance = 「{ $outcome }」の確率
odds-statistic-at-least = { $outcome }以上になる確率
odds-statistic-at-most = { $outcome }以下になる確率
odds-statistic-all = すべての結果の確率

# 設定
panel-legend = 設定
panel-number-range = ここでは{ $given }は選べません。選べるのは{ $least }から{ $most }までなので、{ $now }にしました。
panel-number-step = ここでは{ $given }は選べません。選べるのは{ $least }から{ $most }まで、{ $step }きざみなので、{ $now }にしました。
panel-number-whole = ここでは{ $given }は選べません。選べるのは{ $least }から{ $most }までの整数なので、{ $now }にしました。
panel-value-none = 「{ $given }」は選べません。選べる値は{ $least }から{ $most }までの{ $count }個です。一覧を開くと見られます。今も「{ $now }」のままです。
panel-name-none = 「{ $given }」を含む名前はありません。{ $count }個ある名前のどれかの一部を打つか、一覧から選んでください。今も「{ $now }」のままです。
panel-name-several = 「{ $given }」を含む名前は{ $count }個あります。そのうち最初の「{ $now }」にしました。
panel-reset = ふだんの設定に戻す

# 曲線と色分け図
explore-loading = 作図の準備をしています…
explore-failed = 図を読み込めませんでした。上の文と下の表で、同じ内容がわかります。
explore-table = 数値を表で見る
explore-reset = 全体を見る

# 実験室
address-copy = この状態のリンクをコピー
address-link = いまのこのページへのリンク
address-by-hand = 欄の中のリンクをコピーしてください。
address-part = これは1人用のサーバーです。リンクはサーバーのアドレスより後の部分だけです。ほかの人は、自分のサーバーのアドレスの後につけて開きます。
lab-mechanics = 仕組みの一覧
lab-mechanic = 仕組み
mechanic-rules = もとになるルール
lab-rule-proposed = この教材の提案
mechanic-rules-many = もとになるルール、あと{ $count }個
lab-setting-changed = 設定が変わったので、振った回数を数え直します。
lab-tray = 自分で振ってみる
lab-no-dice = ここではサイコロを振りません。ルールから答えが1つに決まります。
lab-actions = 比べる
lab-keep = 比べるために残す
lab-forget = 残した結果を消す
lab-kept = 残しました。設定を変えてみましょう。残した棒は、新しい棒の後ろに斜線で見えています。
lab-usual = ふだんの設定
lab-ghost-with = 残した結果：{ $settings }
lab-setting = { $parameter } { $value }
lab-explore = くわしく調べる：曲線と色分け図
lab-explore-legend = 何を描くか
lab-rolled = { $total }回振った平均は{ $mean }です。正確な値は{ $exact }です。
lab-evidence-summary = { $cells ->
    [0] もとになるもの：文章のルールだけ（図表なし）
   *[other] もとになるもの：{ $charts }つの図表の{ $cells }個の数値
 }
lab-cell-row = 行
lab-cell-column = 列
lab-cell-value = 値
lab-cell-whole-list = 一覧の全体
lab-cell-all-columns = すべての欄
lab-chart-link = 「図表」のページの「{ $chart }」を開く
lab-doubt = 推定した値は、答えをどれだけ左右するか
lab-doubt-none = この教材の値と同じくらい有力なほかの値を{ $tried }個試しましたが、{ $statistic }はどれでも変わりません。
lab-doubt-range = この教材の数値では、{ $statistic }は{ $now }です。同じくらい有力なほかの値を{ $tried }個、1つずつ試すと、最小で{ $least }、最大で{ $most }になります。このうち{ $moved }個で答えが動き、いちばん動くのは{ $cell }です。
lab-doubt-cell = 「{ $chart }」の{ $row }、{ $column }（この教材では{ $value }）
lab-doubt-cells = 「{ $chart }」のいっしょに変わる{ $count }マス
lab-doubt-ours = これらの数は、わたしたちの案です。試せるほかの値を伝える資料はありません。「選択」のページで自分で変えられます。
lab-parameter-kind = 図の種類
lab-value-curve = 1つの設定を変える曲線
lab-value-heat = 2つの設定を変える色分け図
lab-parameter-along = 横軸
lab-parameter-down = 縦軸
lab-parameter-statistic = 描くもの
lab-curve-title = { $question } – { $along }による{ $statistic }
lab-heat-title = { $question } – { $along }と{ $down }による{ $statistic }
lab-curve-sentence = { $along }が{ $from }のとき{ $first }、{ $along }が{ $to }のとき{ $last }です。最大は{ $highest }での{ $most }、最小は{ $lowest }での{ $least }です。
lab-curve-flat = { $along }を変えても変わりません。いつも{ $first }です。
lab-curve-sentence-all = 結果ごとに1本の線です。{ $along }を{ $from }から{ $to }まで変えています。いちばん起こりやすいのは、{ $from }では{ $first }、{ $to }では{ $last }です。
lab-curve-sentence-all-same = 結果ごとに1本の線です。{ $along }を{ $from }から{ $to }まで変えています。いちばん起こりやすいのは、両端とも{ $first }です。
lab-heat-sentence = 最大は{ $highest }での{ $most }、最小は{ $lowest }での{ $least }です。
lab-point = { $along } { $x }、{ $down } { $y }
lab-address-refused = このページのアドレスにあった設定は、ゲームの上で選べません。ふだんの設定で表示しています。{ $refusal }
lab-empty = このゲームには、調べられる仕組みがまだありません。
lab-chart-title = { $question }（{ $settings }）
