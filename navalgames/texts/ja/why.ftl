# ---- なぜその確率になるのか (navalgames odds ... --why)
why-throw = [{ $number }] { $throw }
why-for = { $dice }（{ $why }）
why-by-rule = { $throw }（{ $rule }）
why-rule = ルール{ $rule }
why-so-many = { $of }のうち{ $count }
why-marked = { $what ->
    [none] ● きかれているもの
   *[other] ● { $what }
  }
why-unmarked = ○ ほかのもの
why-draw = { $cards }枚から{ $count }枚
why-part = { $step }
why-each = { $step }（1つずつ）
why-begins = { $first }とその続き
why-again = 数えない：もう一度
why-later-span = 最後は{ $least }から{ $most }
why-later = 最後は{ $listed }{ $more ->
    [0] { "" }
   *[other] 、ほか{ $more }通り
  }
why-later-one-unit = { $outcome }：{ $percent }
why-later-one = { $outcome }（{ $percent }）
why-other = ほかの結果
why-inside = { $kind ->
    [each] 一回ごとに：
   *[other] その中身：
  }
why-together = { $kind ->
    [each] 合わせて：
   *[other] そこから：
  }
why-until = { $step }、数えられるまで
why-then = { $values }：{ $part }、続いて
why-ends = { $values }：{ $part }→ { $outcome }
why-more = { $values }：{ $part }、続きはここでは省略
why-more-several = ほかに{ $count }通り、合わせて{ $percent }：続きはここでは省略
why-after = そのあと：
why-part-count = { $total }通りのうち{ $ways }（{ $percent }）
why-part-product = { $product }＝{ $percent }
why-part-product-beyond = { $product } { $percent }
why-part-fraction = { $fraction }（{ $percent }）
why-as-before = [{ $number }] と同じ
why-certain = 何も振りません：{ $outcome }。
why-folded = 続きはここでは省略
why-goes-on = まだ決まらない
why-so-far = ここまで{ $outcome }
why-rounds = { $called ->
    [passes] パスごとに進みます。
    [turns] ターンごとに進みます。
    [rolls] 何回も振ります。
    [attacks] 攻撃ごとに進みます。
    [steps] 手順ごとに進みます。手順とは、ルールが次にすること（選ぶ、振る、判定する）です。
   *[rounds] ラウンドごとに進みます。
  }最初の{ $rounds }回分：
why-rounds-silent = { $called ->
    [passes] パスごとに進みます。
    [turns] ターンごとに進みます。
    [rolls] 何回も振ります。
    [attacks] 攻撃ごとに進みます。
    [steps] 手順ごとに進みます。手順とは、ルールが次にすること（選ぶ、振る、判定する）です。
   *[rounds] ラウンドごとに進みます。
  }サイコロで変わりうる最初の{ $rounds }回分：
why-rounds-next = { $called ->
    [passes] まだ決まらないときは、次のパスに続きます。
    [turns] まだ決まらないときは、次のターンに続きます。
    [rolls] まだ決まらないときは、もう一度振ります。
    [attacks] まだ決まらないときは、次の攻撃に続きます。
    [steps] まだ決まらないときは、次の手順に続きます。同じように振るか、ルールが求める別の振りをします。
   *[rounds] まだ決まらないときは、次のラウンドに続きます。
  }
why-rounds-so-far = { $called ->
    [passes] 次のパスは、ここまでの状態から始まります。
    [turns] 次のターンは、ここまでの状態から始まります。
    [rolls] 次の振りは、ここまでの状態から始まります。
    [attacks] 次の攻撃は、ここまでの状態から始まります。
    [steps] 次の手順は、ここまでの状態から始まります。同じように振るか、ルールが求める別の振りをします。
   *[rounds] 次のラウンドは、ここまでの状態から始まります。
  }
why-rounds-later = ここで振ったものは、続きと合わせてはじめて数えます。
why-rounds-alone = その一投だけを問う質問もあります：{ $name }（{ $title }）。
why-rounds-grow = すべての道を合わせた確率{ $unit ->
    [none] ：
   *[other] （数は{ $unit }）：
  }
why-rounds-more = ほか{ $count }通りの結果
why-anything = 何が出ても
why-same-parity = どちらも偶数かどちらも奇数
why-other-parity = 偶数と奇数が1つずつ
why-doubles = ゾロ目
why-or-more = { $value }以上
why-or-less = { $value }以下
why-and-more = { $values }ほか{ $more }通り
cli-odds-why = どうしてこうなるか
cli-opt-why = サイコロがどうやってその結果に至るかを、一投ずつ示します。
throw-plain = { $sides ->
    [6] サイコロ{ $count }個
   *[other] { $sides }面ダイス{ $count }個
 }
throw-best = { $number ->
    [1] { $dice }の最大の目
   *[other] { $dice }の大きい目{ $number }個
  }
throw-worst = { $number ->
    [1] { $dice }の最小の目
   *[other] { $dice }の小さい目{ $number }個
  }
throw-count = { $dice }のうち{ $least }以上の個数

# 確率の成り立ちの図
picture-title = なぜこの確率？
picture-choose = 図の選び方
picture-name-grid = マス目
picture-name-grid-summed = 最初の振り
picture-name-stairs = 順を追って
picture-name-dice = サイコロ
picture-name-table = 表
picture-name-hand = 引くもの
picture-name-rounds = ラウンドごと
picture-together-grid = 「{ $end }」のマスを合わせると、全体の{ $percent }です。
picture-together-stairs = 「{ $end }」に着くものを合わせると{ $percent }です。
picture-always = 何が出ても結果は同じで、{ $end }です。
picture-lead-between = { "" }
picture-looked-up = { $then ->
    [none] サイコロの行き先は、表「{ $title }」にあります。
   *[other] サイコロの行き先は、振りごとに表「{ $title }」か「{ $then }」にあります。
  }
picture-lead-inside = それぞれの部分の確率の理由は「中を見る」で分かります。
picture-press-grid = 結果を押すと、そのマスが残ります。マスを選ぶこともできます。
picture-press-stairs = 帯を選ぶか矢印キーで、1本の道をたどれます。
picture-hint-grid = 1マスがサイコロの出方の1通りです。色と印が結果を表します。
picture-hint-grid-area = 1マスが左の結果と上の結果の組で、起こりやすいほど大きくなります。色と印が結果です。
picture-hint-grid-summed = 1行が最初の振りの一つの結果で、高さがその起こりやすさです。横は、このあとのすべての振りでどう終わるかの割合です。
picture-what-comes = 最後にどうなるか
picture-cell-product = { $cell }この道だけで{ $product } = { $percent }。{ $end }への道をすべて合わせると{ $whole }。
picture-cell-alone = { $cell }この道だけで{ $percent }。{ $end }への道をすべて合わせると{ $whole }。
picture-cell-summed = { $row }：このうち{ $column }が{ $end }で終わります。
picture-dice-axes = ↓ { $first }   → { $second }
picture-die-first = 1個目の{ $die }
picture-die-second = 2個目の{ $die }
picture-begins = この設定：{ $listed }。{ $others ->
    [off] ほかの設定は、いいえ・なし・0です。
    [more] ほかにも設定があります。
   *[none] { "" }
  }
picture-begins-head = この設定：
picture-begins-others-off = ほかの設定は、いいえ・なし・0です。
picture-begins-others-all = この設定では、すべていいえ・なし・0です。
picture-begins-others-more = ほかにも設定があります。
picture-beside-head = それぞれの数え方：
picture-begins-pair = { $parameter }：{ $value }
picture-begins-separator = 、
picture-begins-off = この設定では、すべていいえ・なし・0です。
picture-begins-both = { $said }{ $settings }
picture-beside = それぞれの数え方：{ $listed }。
picture-added = 出た目に加えるもの：{ $listed }。
picture-added-one = { $add }（{ $words }）
picture-sum-of = { $throw }：
picture-sum-added = 合計が{ $target }以上なら成功です。ここで出た目に加えるもの：{ $listed }。
picture-sum-together = 合わせて{ $add }です。
picture-sum-none = { $target }以上が出れば成功です。ここでは何も加えません。
picture-never = この設定では起こらない結果：{ $ends }{ $more ->
    [0] { "" }
   *[other] 、ほか{ $more }通り
  }。
picture-never-rows = 「{ $end }」はこの設定では起こりません。表の{ $rows }にありますが、そこには当たりません。
picture-stairs-thin-one = 細い帯1本には名前を付けていません。帯を選ぶか、下の表を開いてください。
picture-stairs-thin = 細い帯{ $count }本には名前を付けていません。帯を選ぶか、下の表を開いてください。
picture-throw-first = 1番目：{ $throw }
picture-throw-second = 2番目：{ $throw }
picture-whose = { $throw }、{ $whose }
picture-unit = 数の意味：{ $unit }
picture-rare = 0.05%に満たない、まれな結果{ $count }通り
picture-hint-stairs = 左から右へ、1回ずつ振ります。帯が太いほど起こりやすい道です。帯の中のパーセントは、その振りでの確率です。
picture-hint-dice = 振るサイコロと、出た目の行き先です。
picture-hint-table = 枠のあるマスが、サイコロで当たりうるところです。それぞれに、そこが読まれる確率を添えています。
picture-hint-table-often = 枠のあるマスが、サイコロで当たりうるところです。それぞれに、少なくとも一度はそこが読まれる確率を添えています。表は何度も読まれるので、合わせると100 %を超えます。
picture-table-beside = この表によらずに決まるもの：
picture-table-beside-one = { $values }：{ $end }（{ $percent }）
picture-hint-hand = この中から引きます。1枚引くときは、色と印がその行き先を表します。
picture-hint-hand-several = どの組も同じ起こりやすさです。一覧は、種類ごとの選び方を掛けて、何組あるかを示します。
picture-hand-hands = { $taken }枚の組は{ $hands }組あり、どれも同じ起こりやすさです：
picture-hand-hands-many = { $taken }枚の組は、どれも同じ起こりやすさです：
picture-hand-way-product = { $words }：{ $product } = { $of }組のうち{ $hands }（{ $percent }）
picture-hand-way = { $words }：{ $of }組のうち{ $hands }（{ $percent }）
picture-hand-way-short = { $words }：{ $percent }
picture-certain = ここでは何も振りません：{ $end }。
picture-end-ways = 「{ $end }」：起こりやすさの同じ{ $of }通りのうち{ $count }通り、つまり{ $percent }。
picture-end-draws = 「{ $end }」：起こりやすさの同じ引き方{ $of }通りのうち{ $count }通り、つまり{ $percent }。
picture-end-fraction = { $end }：{ $fraction }、{ $percent }。
picture-end-percent = { $end }：{ $percent }。
picture-cell = { $row }のあと{ $column }：{ $end }。
picture-cell-total = { $row }と{ $column }で{ $total }：{ $end }。
picture-cell-one = 目が{ $column }なら：{ $end }。
picture-cell-row = { $row }：このあと何が出ても{ $end }。
picture-several-throws = 次に振るもの：{ $count }種類のどれか
picture-follow = 1本の道：右で次へ、上下で別の目、左で戻ります。
picture-step = { $throw }：{ $values }、{ $part }（{ $percent }）
picture-way-end = 合わせて{ $product } = { $percent }。これは{ $end }への1本の道です。
picture-way-end-percent = 合わせて{ $percent }。これは{ $end }への1本の道です。
picture-way = { $values }：{ $part }（{ $percent }）、{ $end }
picture-way-itself = { $values }：{ $part }（{ $percent }）
picture-way-on-joined = { $values }：続けてまた振ります
picture-way-on = { $values }：{ $part }（{ $percent }）、続けてまた振ります
picture-dice-one = サイコロの目がそのまま数になります。
picture-dice-sum = サイコロの目を足します。
picture-dice-best-one = { $dice }個のうち、いちばん大きい目だけを使います。
picture-dice-best = { $dice }個のうち、大きいほうから{ $number }個を足します。
picture-dice-worst-one = { $dice }個のうち、いちばん小さい目だけを使います。
picture-dice-worst = { $dice }個のうち、小さいほうから{ $number }個を足します。
picture-dice-count = { $number }以上の目が出たサイコロを1個ずつ数えます。
picture-dice-d66 = 1個が十の位、もう1個が一の位です。
picture-dice-faces = サイコロを1個ずつ別に読みます。
picture-dice-example = 絵の例：{ $faces }なら{ $result }と数えます。
picture-dice-between = { "" }
picture-dice-later = 何を決めるかは、その前の目で変わります：
picture-faces = { $sides }面のうち{ $count }面が当たり
picture-skip = すぐに結果を見る
picture-table = 振るものを表で見る
picture-table-left-both = この振りで使わない行と列は省いています（合わせて{ $count }）。
picture-table-narrow = この振りが使わない列は、画面が狭いので省いてあります。
picture-table-left-rows = この振りで使わない行は省いています（全部で{ $count }行）。
picture-table-left-columns = この振りで使わない列は省いています（全部で{ $count }列）。
picture-table-then = 番号{ $number }へ続く
picture-head-number = 番号
picture-head-throw = 振るもの
picture-head-values = 出た目
picture-head-ways = 割合（分数）
picture-head-percent = 割合
picture-head-follows = 行き先
picture-hand = 引くもとの{ $cards }枚：
picture-hand-kind = { $words }：{ $cards }枚のうち{ $count }枚
picture-open = 中を見る：{ $part }
picture-part-all-rounds = すべてのラウンド
picture-part-all-steps = ルール全体
picture-throw-said = ここで振るものは、1枚の図には描ききれません。答えの棒はすべての場合を数えています。この図は、いちばん結果を左右する振りです。
picture-throw-said-often = ここで振るものは、1枚の図には描ききれません。答えの棒はすべての場合を数えています。この図は、いちばん多く行う振りです。
picture-throw-said-times = どの振りも別々です。前の結果は次の確率を変えません。それぞれの結果を足していきます。
picture-throw-said-added = このような振りを何度もくり返します。答えの棒は、すべての振りの結果を足していったものです。
picture-part-steps = はじめの部分を1振りずつ：ルールの手順{ $count }まで
picture-part-throw = いちばん結果を左右する振り：{ $question }
picture-part-throw-often = いちばん多く行う振り：{ $question }
picture-part-throw-once = 振り：{ $question }
picture-part-throw-times = 同じ振りを{ $times }回：{ $question }
picture-part-throw-of = いちばん結果を左右する振り（{ $whose }）：{ $question }
picture-part-rounds = はじめの部分を1振りずつ：第{ $count }ラウンドまで
picture-part-inside-part = 中身：{ $step }
picture-part-of-it = その一部：{ $step }
picture-part-inside-each = { $steps }のうちの一つ
picture-part-inside-until = 1回の試み：{ $step }
picture-part-whole = 全体
picture-rounds-axis = ラウンド
picture-steps-axis = ルールの手順
picture-rounds-slider = 何ラウンドのあと？
picture-steps-slider = いくつの手順のあと？
picture-rounds-now = 第{ $round }ラウンドのあと：{ $listed }。
picture-steps-now = 手順{ $round }のあと：{ $listed }。
picture-end-now = 最後に：{ $listed }。
picture-end-more = 最後に：{ $listed }、ほか{ $more }通りの結果。
picture-rounds-more = 第{ $round }ラウンドのあと：{ $listed }、ほか{ $more }通りの結果。
picture-steps-more = 手順{ $round }のあと：{ $listed }、ほか{ $more }通りの結果。
picture-times = { $what }{ $count }回
picture-separator = 、
picture-name-each = 1つずつ
picture-name-loop = やり直し
picture-hint-rounds = 1ラウンドごとに1本の柱です。決着したものと、まだ決まらないものを表します。
picture-hint-rolls = サイコロを1回振るごとに1本の柱です。決着したものと、まだ決まらないものを表します。
picture-hint-turns = 1ターンごとに1本の柱です。決着したものと、まだ決まらないものを表します。
picture-hint-steps = ルールの手順ごとに1本の柱です。決着したものと、まだ決まらないものを表します。手順は、ルールが次にすること（選択、振り、確認）です。
picture-same-each-time = 毎回同じです。まだ決まらないもののうち、{ $part }（{ $percent }）は次も決まりません。柱が1本進むごとに、これをもう一度掛けます。
picture-rounds-last = 最後
picture-rounds-open = すべてのラウンドは描いていません。第{ $round }ラウンドのあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべてのラウンドの結果です。
picture-steps-open = すべての手順は描いていません。手順{ $round }のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての手順の結果です。
picture-rounds-silent = 第{ $round }ラウンドより前には、何も決着しません。
picture-steps-silent = 手順{ $round }より前には、何も決着しません。
picture-hint-each = 柱の1本が1つ分で、起こることの割合で分けています。一覧では、1つ分ずつ掛け合わせ、先頭に並び方の数を掛けます。
picture-hint-loop = 上は1回の試みです。数えないものはやり直すので、残りが同じ割合で全体まで広がります。
picture-each = 同じものを{ $times }回、1つずつ別に：
picture-each-row = { $words }：{ $told }
picture-quoted = 「{ $words }」
picture-each-joined = ここで「{ $words }」は{ $parts }のことです：{ $sum } = { $all }。
picture-each-ways-one = 「{ $end }」になる道は1つだけです。
picture-each-ways = 「{ $end }」になる{ $count }通りすべて。起こりやすい順です。
picture-each-added-up = 合わせて「{ $end }」は{ $percent }です。
picture-each-added-up-rarer = 描いていない、よりまれな{ $rarer }通りも合わせて、「{ $end }」は{ $percent }です。
picture-each-other = 下のほかの結果を押すと、その道が見えます。
picture-each-more-one = ほかに1通りあり、ここには描いていません。{ $left }です。
picture-each-more = ほかに、ここに描いていない組み合わせが{ $count }通りあり、合わせて{ $left }です。
picture-loop-one = 1回の試み
picture-loop-all = 数えるとき
picture-loop-factor = 試みのうち{ $again }は数えず、やり直します。そのため、どの確率も同じ{ $factor }倍になります。
picture-notation-dice = { $sides }面サイコロ{ $count }個
picture-notation-one = { $dice }：{ $words }。
picture-notation-sum = { $dice }：{ $words }を振り、目を足します。
picture-notation-best = { $dice }：{ $words }を振り、{ $number ->
    [1] いちばん大きい目だけを使います
   *[other] 大きいほうから{ $number }個の目を足します
  }。
picture-notation-worst = { $dice }：{ $words }を振り、{ $number ->
    [1] いちばん小さい目だけを使います
   *[other] 小さいほうから{ $number }個の目を足します
  }。
picture-notation-count = { $dice }：{ $words }を振り、{ $number }以上の目が出たものを1個ずつ数えます。
picture-notation-count-one = { $dice }：{ $words }を振り、{ $number }以上の目なら数えます。
picture-notation-d66 = { $dice }：1個が十の位、もう1個が一の位です。11から66まで36通りの数が、同じ起こりやすさで出ます。
picture-notation-faces = { $dice }：{ $words }を振り、1個ずつ別に読みます。どのサイコロがどの目かは問いません。「2と1」は「1と2」も含みます。
picture-faces-and = と
picture-pool = { $dice }：どのサイコロも{ $one }の確率で数えます。たとえば、数えるものが{ $count }個になる確率は{ $told }です{ $orders ->
    [1] { "" }
   *[other] （はじめの数は、どれを数えるかの選び方）
  }。
picture-combined = 続けて振るものの確率は掛け、同じ結果になる道どうしは足します。
picture-idle-before = この前の{ $count }回の振りは、ここでは何も変えません。マス目はその次の振りです。
picture-idle-before-one = この前の振りは、ここでは何も変えません。マス目はその次の振りです。
picture-idle-throw = { $throw }：どの目が出てもここでは何も変わりません。
picture-part-again = { $heading }（{ $number }）
picture-dice-count-one = { $number }以上の目が出れば数えます。
picture-dice-after = { $values }のあと
picture-dice-after-nth = { $number }：{ $values }のあと
picture-throw-nth = { $number }回目
picture-throw-numbered = { $number }. { $throw }
picture-then = 、次に
picture-span = { $from }から{ $to }
picture-dice-first = 最初の振り
picture-or = または
picture-part-of-all = { $count }/{ $of }
picture-count-of = { $of }通りのうち{ $count }
picture-hand-taken = そのうち{ $taken }枚を見ずに引き、{ $left }枚が残ります：
picture-shift-throw = 出た目
picture-shift-row = 表の行
picture-shift-together = この設定の修正の合計
picture-shift-of = { $chart }：{ $listed }
picture-table-more-than = 出た目に{ $shift }を足してから表を引きます：
picture-table-less-than = 出た目から{ $shift }を引いてから表を引きます：
picture-part-all-turns = すべてのターン
picture-part-turns = はじめの部分を1振りずつ：第{ $count }ターンまで
picture-turns-axis = ターン
picture-turns-slider = 何ターンのあと？
picture-turns-now = 第{ $round }ターンのあと：{ $listed }。
picture-turns-more = 第{ $round }ターンのあと：{ $listed }、ほか{ $more }通りの結果。
picture-turns-open = すべてのターンは描いていません。第{ $round }ターンのあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべてのターンの結果です。
picture-turns-silent = 第{ $round }ターンより前には、何も決着しません。
picture-hint-added-turns = 最初の柱は始まる前です。そのあと1ターンごとに1本の柱で、それまでの合計を表します。同じ合計になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-hint-added-rounds = 最初の柱は始まる前です。そのあと1ラウンドごとに1本の柱で、それまでの合計を表します。同じ合計になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-hint-standing-rolls = 最初の柱は振る前です。そのあと1回振るごとに1本の柱で、そのときの状態を表します。同じ状態になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-hint-standing-volleys = 一斉射撃とは、両方のすべての砲、またはすべての魚雷を一度に撃つことです。最初の柱は始まる前です。そのあと何かが変わりうる一斉射撃1回ごとに1本の柱で、そのときの両方の艦の状態を表します。同じ状態になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-hint-added-rolls = 最初の柱は始まる前です。そのあと1回振るごとに1本の柱で、それまでの合計を表します。同じ合計になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-hint-added-volleys = 最初の柱は始まる前です。そのあと一斉射撃1回ごとに1本の柱で、それまでの合計を表します。同じ合計になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-rolls-axis = 振った回数
picture-rolls-slider = 何回振ったあと？
picture-rolls-now = { $round }回目のあと：{ $listed }。
picture-rolls-more = { $round }回目のあと：{ $listed }、ほか{ $more }通りの結果。
picture-rolls-open = すべての回は描いていません。{ $round }回目のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての回の結果です。
picture-rolls-silent = { $round }回目より前には、何も決着しません。
picture-part-all-rolls = すべての回
picture-part-rolls = はじめの部分を1振りずつ：{ $count }回目まで
picture-volleys-axis = 何かが変わりうる一斉射撃
picture-volleys-slider = 何回の一斉射撃のあと？
picture-volleys-now = 一斉射撃{ $round }回目のあと：{ $listed }。
picture-volleys-more = 一斉射撃{ $round }回目のあと：{ $listed }、ほか{ $more }通りの結果。
picture-volleys-open = すべての一斉射撃は描いていません。一斉射撃{ $round }回目のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての一斉射撃の結果です。
picture-volleys-silent = 一斉射撃{ $round }回目より前には、何も決着しません。
picture-added-begin = 始まり：{ $listed }。
picture-read = 表で読んだもの：{ $listed }。
picture-read-row = { $number }の行
picture-read-column = { $number }の列
picture-read-cell-only = { $chart }、{ $row }：{ $value }
picture-read-cell = { $chart }、{ $row }、{ $column }：{ $value }
picture-hint-standing-turns = 最初の柱は始まる前です。そのあと1ターンごとに1本の柱で、そのときの状態を表します。
picture-hint-standing-attacks = 最初の柱は始まる前です。そのあと攻撃1回ごとに1本の柱で、それまでに終わったものと、まだ決まらないものを表します。
picture-hint-standing-patrols = 最初の柱は出かける前です。そのあと哨戒1回ごとに1本の柱です。どの哨戒も帰れる確率は同じで、そのたびにもう1回掛けます。
picture-attacks-axis = 攻撃
picture-attacks-slider = 攻撃何回のあと？
picture-attacks-now = 攻撃{ $round }回のあと：{ $listed }。
picture-attacks-more = 攻撃{ $round }回のあと：{ $listed }、ほか{ $more }通りの結果。
picture-attacks-open = すべての攻撃は描いていません。攻撃{ $round }回のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての攻撃の結果です。
picture-attacks-silent = 攻撃{ $round }回目より前には、何も決着しません。
picture-patrols-axis = 哨戒
picture-patrols-slider = 哨戒何回のあと？
picture-patrols-now = 哨戒{ $round }回のあと：{ $listed }。
picture-patrols-more = 哨戒{ $round }回のあと：{ $listed }、ほか{ $more }通りの結果。
picture-patrols-open = すべての哨戒は描いていません。哨戒{ $round }回のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての哨戒の結果です。
picture-patrols-silent = 哨戒{ $round }回目より前には、何も決着しません。
picture-hint-added-shots = 最初の柱は始まる前です。そのあと射撃1回ごとに1本の柱で、それまでの合計を表します。同じ合計になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-shots-axis = 射撃
picture-shots-slider = 射撃何回のあと？
picture-shots-now = 射撃{ $round }回のあと：{ $listed }。
picture-shots-more = 射撃{ $round }回のあと：{ $listed }、ほか{ $more }通りの結果。
picture-shots-open = すべての射撃は描いていません。射撃{ $round }回のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての射撃の結果です。
picture-shots-silent = 射撃{ $round }回目より前には、何も決着しません。
picture-hand-drawn = 残ったものから1枚ずつ引きます：
picture-hand-way-drawn = { $words }：{ $drawn }＝{ $percent }
picture-hint-hand-drawn = 引く1枚ごとに、残りのうち何枚かを掛けます。先頭の数は、引く順番の数です。
picture-hand-sought = 「{ $sought }」{ $count }枚を1枚ずつ追います。どれも、引いた{ $taken }枚か、残りの{ $left }枚の中にあります：
picture-hand-sought-one = 「{ $sought }」の1枚を追います。引いた{ $taken }枚か、残りの{ $left }枚の中にあります：
picture-hand-sought-way = { $of ->
    [1] 「{ $what }」を{ $count ->
        [0] 引かない
       *[other] 引く
      }
   *[other] 「{ $what }」{ $of }枚のうち{ $count }枚を引く
  }
picture-hint-hand-sought-one = { $cards }の場所のうち{ $taken }が引いた側で、このカードがどこにあるかは同じ起こりやすさです。だから引いた側にあるのは{ $taken }/{ $cards }です。
picture-hint-hand-sought = 追うカード1枚ごとに1つの数を掛けます。{ $cards }の場所のうち{ $taken }が引いた側なので、1枚目が引いた側にあるのは{ $taken }/{ $cards }です。うまった場所は次のカードでは使えません。先頭の数は、どのカードが引かれるかの選び方です。
picture-round-one = { $end }（{ $percent }）
picture-cell-shifted = { $row }と{ $column }で{ $total }、{ $add }で{ $sum }：{ $end }。
picture-throw-said-alone = この振りだけで決まります。確率は答えと同じです。
picture-part-throw-alone = 結果を決める振り：{ $question }
picture-like = 設定は、出た目に次の数を足すのと同じに働きます：{ $listed }。
picture-like-only = { $add }（{ $setting }）
picture-like-first = 最初の振りに{ $add }（{ $setting }）
picture-like-second = 2番目の振りに{ $add }（{ $setting }）
picture-like-every = どの振りにも{ $add }（{ $setting }）
picture-like-than = { $setting }、{ $than }ではなく
picture-cells-summed = マスの左はサイコロの合計に{ $add }を加えた数で、これで決まります。
picture-cells-shifted = マスの左はサイコロの合計です。{ $add }を加えた数で決まります。
picture-thin-rows = { $from }から{ $to }まで：合わせて{ $percent }
picture-small = 細くて印が入らない結果：{ $marks }。下で押すと、そのマスが残ります。
picture-hint-added-broadsides = 最初の柱は始まる前です。そのあと斉射1回ごとに1本の柱で、それまでの合計を表します。同じ合計になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-broadsides-axis = 斉射
picture-broadsides-slider = 斉射何回のあと？
picture-broadsides-now = 斉射{ $round }回のあと：{ $listed }。
picture-broadsides-more = 斉射{ $round }回のあと：{ $listed }、ほか{ $more }通りの結果。
picture-broadsides-open = すべての斉射は描いていません。斉射{ $round }回のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべての斉射の結果です。
picture-broadsides-silent = 斉射{ $round }回目より前には、何も決着しません。
picture-hint-standing-rounds = 最初の柱は始まる前です。そのあと1ラウンドごとに1本の柱で、そのときの状態を表します。同じ状態になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-law-sum-itself = 数を足したものが結果です。
picture-law-sum-and = 目を合計し、{ $add }を加えたものが結果です。
picture-law-less-and = 1つ目の数から2つ目を引き、{ $add }を加えたものが結果です。
picture-law-sum-not-below = 数を足します。0より少なくはなりません。
picture-law-sum = 数を足します：{ $listed }。
picture-law-less-itself = 最初の数から2番目の数を引いたものが結果です。
picture-law-less-not-below = 最初の数から2番目の数を引いたものが結果です。0より少なくはなりません。
picture-law-less = 最初の数から2番目の数を引きます：{ $listed }。
picture-together-rows = 「{ $end }」を行ごとに：{ $listed } = 約{ $percent }。
picture-after = 次に振る目を合計し、その合計で決まります：
picture-after-row = 「{ $row }」の行：{ $listed }
picture-after-one = { $numbers } → { $end }（{ $percent }）
picture-law-end = { $numbers } → { $end }
picture-decided-here = ここに描いたのは、例としてはじめの部分だけです。ここで終わるのは、すべての道の{ $percent }です。ほかの道も同じように続き、下の柱に数えてあります。
picture-part-columns = その続き、答えまで
picture-part-begins = はじまり
picture-cell-last = { $row }：{ $end }、そのあとは振りません。
picture-throw-said-standing = このような振りを何度も行います。答えの棒は、そのすべての進み方を数えています。
picture-dice-inside = 「{ $part }」では別のサイコロを振ります。最初は{ $dice }です。「中を見る」で見られます。
picture-each-highest = 最大{ $values }
picture-hint-each-highest = 1本の柱が1個分です。たとえば最大が4になるのは、どれも4以下のとき（最初の積）から、どれも3以下のとき（引く積）を除いたものです。
picture-notation-best-example = { $value }になるのは{ $whole }通りのうち{ $count }通りです。どれも{ $value }以下なのは{ $all }通りで、そのうち{ $others }通りはどれも{ $less }以下だからです。
picture-thin-columns-one = 細くて列に描けないもの：{ $from }、{ $percent }。
picture-thin-lines = 細くて行に描けないもの：{ $from }〜{ $to }、合わせて{ $percent }。
picture-thin-lines-one = 細くて行に描けないもの：{ $from }、{ $percent }。
picture-thin-columns = 細くて列に描けないもの：{ $from }〜{ $to }、合わせて{ $percent }。
picture-open-label = 中を見る：
picture-shut = 閉じる
picture-shut-part = 閉じる：{ $part }
picture-every = すべて表示
picture-part-throw-nth = 振り（{ $of }つのうち{ $nth }つ目）：{ $question }
picture-throw-said-several = この振りは順に行われます。答えの棒は、そのすべての進み方を数えています。どの振りも、はじめて行うときの条件で描いています。
picture-hint-attacks = 攻撃1回ごとに1本の柱です。それまでに決着したものと、まだ決まらないものを表します。
picture-part-all-passes = すべてのパス
picture-part-passes = はじめの部分を1振りずつ：{ $count }回目のパスまで
picture-passes-axis = パス
picture-passes-slider = パス何回のあと？
picture-passes-now = パス{ $round }回のあと：{ $listed }。
picture-passes-more = パス{ $round }回のあと：{ $listed }、ほか{ $more }通りの結果。
picture-passes-open = すべてのパスは描いていません。パス{ $round }回のあと、{ $percent }はまだ決まりません。右端の柱が答えで、すべてのパスの結果です。
picture-passes-silent = パス{ $round }回目より前には、何も決着しません。
picture-hint-standing-passes = 最初の柱は、はじめのパスの前です。そのあとパス1回ごとに1本の柱で、そのときの状態を表します。同じ状態になる道はいくつもあります。1本の道では確率を掛け、道どうしは足します。
picture-each-others = ほかのすべて
picture-gained = ここで「{ $end }」は{ $percent }増えます（点線の枠）。これが「{ $said }」となる確率です。
picture-cell-one-all = { $cell }そうなる目を合わせると：{ $whole }。
picture-course-head = 順に起きること：
picture-course-compared = 比べるもの：
picture-course-most = ここで大きく変わります。
picture-course-act = { $said }：{ $chance }
picture-course-each = { $number } → { $percent }
picture-course-way = 「{ $end }」への道の一つ：
picture-course-product = 掛けると：{ $listed } = 約{ $percent }。
picture-course-ways = 「{ $end }」へのこうした道は{ $ways }本{ $alike ->
    [yes] で、どれも同じ確率です
   *[no] あります。この道より確率の高いものはなく、低いものもあります
  }。すべて足すと：{ $percent }。
picture-course-later = 「{ $end }」へのすべての道を足すと：1ラウンドで{ $first } + それより長い戦闘で{ $later } = { $percent }。
picture-course-all = 「{ $end }」へのすべての道を足すと：{ $percent }。
picture-course-sum = { $sum }（{ $percent }）
picture-course-only = 「{ $end }」になるまで：
picture-looked-up-rows = 表「{ $title }」では、{ $listed }。
picture-path = { $dice ->
    [none] { $values }（{ $part }）
   *[other] { $dice }で{ $values }（{ $part }）
  }
picture-path-step = 「{ $values }」（{ $percent }）
picture-end-paths = 「{ $end }」は、{ $listed }＝{ $percent }です。
picture-course-gains = { $called ->
    [turns] { $alone ->
        [yes] 第{ $from }ターン
       *[no] 第{ $from }–{ $to }ターン、それぞれ
      }
    [broadsides] { $alone ->
        [yes] 斉射{ $from }回目
       *[no] 斉射{ $from }–{ $to }回目、それぞれ
      }
    [passes] { $alone ->
        [yes] パス{ $from }回目
       *[no] パス{ $from }–{ $to }回目、それぞれ
      }
   *[rolls] { $alone ->
        [yes] { $from }回目
       *[no] { $from }–{ $to }回目、それぞれ
      }
  }：{ $gain }（{ $percent }）
picture-course-choose = 掛け算のはじめの{ $orders }は、{ $all }のうちどの{ $few }つかの選び方の数です{ $few ->
    [2] （{ $all } × { $less } ÷ 2）
   *[other] { "" }
  }。
picture-course-several = 掛け算のはじめの{ $orders }は、この{ $all }つの並び方の数です。
picture-same-in-the-end = { $count }回すべてのあとは{ $power } = { $left }が「{ $end }」、100%の残り{ $rest }が「{ $other }」です。
