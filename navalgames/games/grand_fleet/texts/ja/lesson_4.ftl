# エピソード4：どこまで無理をする？
lesson-4-title = どこまで無理をする？
lesson-4-blurb = 少し無理をすると勝てます。無理をしすぎると、自分の砲が黙ります。
lesson-4-goal-1 = サイコロ1個に足す2が、どれだけの値打ちを持つかを知る
lesson-4-goal-2 = 危険を避けすぎず、冒しすぎず、ちょうどよいところを見つける
lesson-4-goal-3 = あとから決められるとき、それを生かす
lesson-4-summary-1 = 危険を冒すと、はじめは得、やがて損になります。いちばんよいところは、その間にあります。
lesson-4-summary-2 = サイコロ1個に足す2で、勝負がひっくり返ることもあります。ただし代償があります。
lesson-4-summary-3 = あとから決める人は、多くを知って決められます。
lesson-4-exit = 少しの危険なら役に立つのに、大きな危険ではだめになる。そんなことを1つ思いうかべてください。ちょうどよいところは、どこですか？
lesson-4-home-1 = 次にゲームをするとき、過剰運動の前に、どの目なら混乱するかを言いましょう。それでもやりますか？
lesson-4-home-2 = 最近、無理をしすぎたのはいつですか？もう1歩手前なら、どうなっていたでしょうか？
lesson-4-what-if = 戦闘主導権のきまりが違っていたら？何が変わるかを見る
lesson-4-person-beatty = ビーティー提督
lesson-4-person-beatty-post = イギリスの巡洋戦艦部隊
lesson-4-person-hipper = ヒッパー提督
lesson-4-person-hipper-post = ドイツの巡洋戦艦部隊
lesson-4-person-jellicoe = ジェリコー提督
lesson-4-person-jellicoe-post = イギリス大艦隊
lesson-4-person-scheer = シェア提督
lesson-4-person-scheer-post = ドイツ大海艦隊
lesson-4-ending-1 = シェアはこの夕方に3度、全艦を一斉に反転させました。そして夜のうちに連れて帰りました。
lesson-4-ending-2 = ジェリコーはもっと無理をして、魚雷のほうへ向かうべきだったのでしょうか。いまも意見が分かれています。
lesson-4-ending-3 = ゲームは、大胆さの確率を正確に教えてくれます。提督たちにあったのは、わずかな時間と煙と旗の信号だけでした。
lesson-4-more-1 = 両軍とも過剰運動数を3にします。得をするのはどちらで、どちらも選べないのはどのくらいの割合でしょうか？
lesson-4-more-2 = 先に距離、次に半砲撃。ド級戦艦の戦列には何点残るでしょうか？

# 1 どこからが無理？
lesson-4-too-far-title = どこからが無理？
lesson-4-too-far-goal = 冒す危険の、ちょうどよい大きさを見つけましょう。
lesson-4-too-far-hook = 1915年1月24日、ドッガー・バンク。あなたはビーティー提督の参謀です。母港へ逃げるヒッパー提督を全速力で追います。優位に立ったほうが、近づくか離れるか、やめるかを選べます。
lesson-4-too-far-rule-1 = 両軍がサイコロを1個ずつ振り、2以上の差で状況を1つ選べます。ドイツは高速艦隊で1を足します。こちらは高速と低速で差し引き0です。
lesson-4-too-far-rule-2 = 無理をさせる艦隊1個につき1を足します（過剰運動）。ただし、サイコロの目がその数より大きくないと、全部が混乱します。
lesson-4-too-far-rule-3 = 2個に無理をさせると、3は5になります。2なら混乱で、選ぶことも撃つこともできません。
lesson-4-too-far-assumption-1 = ドイツは無理をせず、全部の砲で撃ちます。
lesson-4-too-far-scene = 振ったあとは、選べる側が囲まれます。
lesson-4-too-far-act-task = 4個艦隊があなたに続きます。無理をさせると、よく動くか、混乱するかです。何個に無理をさせますか？
lesson-4-too-far-act-one = 1個艦隊：1を足す
lesson-4-too-far-act-two = 2個艦隊：2を足す
lesson-4-too-far-act-four = 4個艦隊全部：4を足す
lesson-4-too-far-act-told = 4個は2個より悪いのです。グラフは上がり、曲がり、下がります。まったく無理をしなければ{ $zero-percent }です。
lesson-4-too-far-predict = あなたの命令で100ラウンド戦うと、イギリスが状況を選べるのは何回でしょうか？
lesson-4-too-far-target = イギリスが状況を選べる
lesson-4-too-far-outcome--4 = −4、ドイツが4
lesson-4-too-far-outcome--3 = −3、ドイツが3
lesson-4-too-far-outcome--2 = −2、ドイツが2
lesson-4-too-far-outcome--1 = −1、ドイツが1
lesson-4-too-far-outcome-0 = 0、どちらもなし
lesson-4-too-far-outcome-1 = イギリスが1
lesson-4-too-far-outcome-2 = イギリスが2
lesson-4-too-far-outcome-3 = イギリスが3
lesson-4-too-far-outcome-4 = イギリスが4
lesson-4-too-far-outcome-5 = イギリスが5
lesson-4-too-far-control = 砲弾を半分だけ撃つ（+2）
lesson-4-too-far-set-false = しない
lesson-4-too-far-set-true = する
lesson-4-too-far-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-4-too-far-high = 予想は{ $guess }、正しくは{ $target-plain }です。小さな無理では足りないことが多く、大きな無理では混乱することが多いのです。
lesson-4-too-far-low = 予想は{ $guess }、正しくは{ $target-plain }です。混乱さえしなければ、無理はずいぶん役に立ちます。
lesson-4-too-far-explain-1 = 1個：3はドイツの目1つに、4は2つに、5は3つに、6は4つに勝ちます。36通りのうち10通りで、{ $one-plain }です。
lesson-4-too-far-explain-2 = 2個：3は2つに、4は3つに、5は4つに、6は5つに勝ちます。36通りのうち14通りで、{ $two-plain }です。1と2はむだになります。
lesson-4-too-far-explain-3 = 4個：混乱しないのは5と6だけですが、ドイツのどの目にも勝ちます。36通りのうち12通りで、{ $four-plain }です。残りの24通りでは砲が黙ります。
lesson-4-too-far-vary = 砲弾を半分にして、さらに2を足しましょう。あなたの命令では、それでどうなりますか？
lesson-4-too-far-varied = 1個なら{ $one-half-plain }、2個なら{ $two-half-plain }、4個なら{ $four-half-plain }になりました。4個では何も変わりません。5と6では、もう勝っていたからです。
lesson-4-too-far-check-1 = まだだれも聞いていない3個艦隊なら、確率はどのあたりでしょうか？
lesson-4-too-far-check-1-between = 2個と4個のあいだ
lesson-4-too-far-check-1-between-why = 上がって下がるグラフでも、2個が頂上とはかぎりません。数えましょう。3個なら、4の目はドイツの4つの目に、5は5つに、6は6つ全部に勝ちます。
lesson-4-too-far-check-1-best = 2個よりも4個よりも上
lesson-4-too-far-check-1-best-why = 4の目はドイツの4つの目に、5は5つに、6は6つ全部に勝ちます。36通りのうち15通り、{ $three-plain }です。いちばんよいのは3個でした。
lesson-4-too-far-check-1-worst = 2個よりも4個よりも下
lesson-4-too-far-check-1-worst-why = 半分の目では混乱します。でも残りの半分では、ほとんどいつも勝ちます。ドイツの4つ、5つ、6つの目に勝てるのです。
lesson-4-too-far-check-2 = 次のラウンドでは、ヒッパー提督も2だけ無理をします。どう命令しますか？
lesson-4-too-far-check-2-none = 無理をさせない
lesson-4-too-far-check-2-none-why = いつでも撃てますが、戦い方はたいていヒッパー提督が選びます。
lesson-4-too-far-check-2-two = 2個に無理をさせる
lesson-4-too-far-check-2-two-why = 3回に1回は黙りますが、ヒッパー提督が選ぶ回数も減ります。
lesson-4-too-far-check-2-four = 4個全部に無理をさせる
lesson-4-too-far-check-2-four-why = 混乱しても修正は残るので、敵の選択をいちばんよく防げます。でも3回に2回は、まったく撃てません。
lesson-4-too-far-check-2-column-choose = イギリスが選ぶ
lesson-4-too-far-check-2-column-enemy = ドイツが選ぶ
lesson-4-too-far-history-1 = 砲撃は約2万ヤードで始まりました。それまでだれも戦ったことのない距離でした。
lesson-4-too-far-history-2 = 史実では、前もって確率を知っている人はいませんでした。ゲームの数字は、ビーティーが持っていなかったものです。

# 2 混乱
lesson-4-confusion-title = 混乱
lesson-4-confusion-goal = 無理をしすぎる危険をはかりましょう。
lesson-4-confusion-since-one = あなたは1個艦隊に無理をさせました。追跡は続き、何もかもうまくいかなくなります。
lesson-4-confusion-since-two = あなたは2個艦隊に無理をさせました。追跡は続き、何もかもうまくいかなくなります。
lesson-4-confusion-since-four = あなたは4個艦隊全部に無理をさせました。追跡は続き、何もかもうまくいかなくなります。
lesson-4-confusion-since-none = 追跡は続きます。そして、何もかもうまくいかなくなります。
lesson-4-confusion-carried = 次のラウンドでも、同じ{ $own-k }個に無理をさせます。
lesson-4-confusion-hook = 1915年1月24日、11時ごろ。ビーティー提督の最後の信号が読みまちがえられ、全艦が1隻の傷ついた敵に向かい、ヒッパー提督は逃げます。
lesson-4-confusion-rule-1 = サイコロの目が、無理をさせる艦隊の数以下なら混乱です。撃つことも選ぶこともできません。足した数は残ります。
lesson-4-confusion-assumption-1 = ヘクスの艦隊は、全部が混乱するか、1個も混乱しないかのどちらかです。
lesson-4-confusion-scene = 振ったあとは、撃てる側が囲まれます。
lesson-4-confusion-predict = { $own-k }個艦隊に無理をさせます。混乱するのは、100回のうち何回でしょうか？
lesson-4-confusion-target = 混乱する
lesson-4-confusion-control = 無理をさせる艦隊の数
lesson-4-confusion-example = 2個に無理をさせ、サイコロの目も2です。足せば4ですが、目そのものは2より大きくないので混乱します。
lesson-4-confusion-right = いい予想です。正確な確率は{ $target }です。
lesson-4-confusion-low = 予想は{ $guess }でした。正確な確率は{ $target }です。無理をさせる数と同じ目でも混乱します。
lesson-4-confusion-high = 予想は{ $guess }でした。正確な確率は{ $target }です。混乱するのは{ $own-k ->
    [1] 1
    [2] 1と2
    [4] 1から4
   *[other] 1、2、3
 }だけです。
lesson-4-confusion-explain-1 = 見るのは、修正前のサイコロの目です。{ $own-k ->
    [1] 1
    [2] 1と2
    [4] 1から4
   *[other] 1、2、3
 }は、{ $own-k }より大きくありません。
lesson-4-confusion-explain-2 = 6つの目のうち{ $own-k }つなので、{ $target }です。1個増やすごとに、目が1つずつ増えます。
lesson-4-confusion-vary = { $own-k ->
    [4] 無理を減らしましょう。混乱するのとしないのがちょうど半々になるのは、いくつのときですか？
   *[other] もっと無理をしましょう。混乱するほうが、しないより多くなるのは、いくつのときですか？
 }
lesson-4-confusion-varied = { $own-k ->
    [4] 3なら{ $three-plain }です。3つの目に対して3つの目です。
   *[other] 4なら{ $four-plain }です。4つの目に対して2つの目です。
 }
lesson-4-confusion-check-1 = ビーティー提督は2個に無理をさせ、2の目で混乱しました。ヒッパー提督は全部で5です。ヒッパー提督は状況を選べますか？
lesson-4-confusion-check-1-none = 選べない
lesson-4-confusion-check-1-none-why = 混乱しても、2の目には足した数が残り、4になります。1の差では足りません。
lesson-4-confusion-check-1-bonus = 選べる。5対2だから
lesson-4-confusion-check-1-bonus-why = 混乱で失うのは砲撃と選択で、足した数ではありません。2と2で4なので、5との差は1だけです。
lesson-4-confusion-check-1-free = 選べる。もう止める者がいない
lesson-4-confusion-check-1-free-why = やはり2の差が必要です。相手が混乱しても、自分の数は増えません。
lesson-4-confusion-check-2 = 前のラウンドで混乱しました。今度はどうですか？
lesson-4-confusion-check-2-less = 少なくなる。続くのはめずらしい
lesson-4-confusion-check-2-less-why = 2回続くことは、1回だけよりめずらしいでしょう。でも、1回目はもう起きました。サイコロは新しく振ります。
lesson-4-confusion-check-2-same = 前と同じ
lesson-4-confusion-check-2-same-why = ラウンドごとに振り直します。サイコロは前のラウンドを知りません。
lesson-4-confusion-check-2-more = 多くなる。混乱は広がる
lesson-4-confusion-check-2-more-why = 海の上なら、そうかもしれません。でもサイコロは何も知りません。ラウンドごとに振り直します。
lesson-4-confusion-history-1 = ドッガー・バンク海戦では、傷ついたブリュッヒャーが沈み、ドイツの巡洋戦艦3隻が逃げきりました。
lesson-4-confusion-history-2 = 信号が悪かったのか、信号書か、艦長たちか。だれの責任だったかは、ずっと議論されています。
lesson-4-confusion-history-3 = 全艦隊がまったく撃てなくなるのは、混乱の重さを表すゲームのやり方です。

# 3 優位に立つ
lesson-4-upper-hand-title = 優位に立つ
lesson-4-upper-hand-goal = 不利な勝負で、+2がどう効くかを見ましょう。
lesson-4-upper-hand-hook = 1916年5月31日、午後6時15分。煙ともやの中で、ジェリコー提督は1分ほどのうちに、シェア提督に向けて戦列を組まなければなりません。整った隊形か、全部の砲か？
lesson-4-upper-hand-rule-1 = 両軍がサイコロを1個ずつ振り、2以上の差で状況を1つ選べます。ドイツは高速艦隊で1を足します。
lesson-4-upper-hand-rule-2 = 半砲撃：砲弾を半分しか撃たない側は、自分の目に2を足します。
lesson-4-upper-hand-assumption-1 = 過剰運動はしません。ジェリコー提督の側は、高速と低速で差し引き0です。
lesson-4-upper-hand-scene = イギリスの4個艦隊とドイツの1個艦隊。振ったあとは、選べる側が囲まれます。
lesson-4-upper-hand-act-task = 無理をすると混乱します。砲弾を減らすなら、敵に与える損害が減るだけです。よい位置のために、砲弾の半分をあきらめますか？
lesson-4-upper-hand-act-full = 全部の砲で撃つ
lesson-4-upper-hand-act-half = 砲弾は半分、目に+2
lesson-4-upper-hand-act-told = シェア提督が全部の砲を撃つなら、サイコロの2で立場が逆になります。こちらとシェア提督の確率が、ちょうど入れかわるのです。
lesson-4-upper-hand-predict = あなたの命令で100ラウンド戦うと、ジェリコー提督が状況を選べるのは何回でしょうか？
lesson-4-upper-hand-target = イギリスが状況を選べる
lesson-4-upper-hand-outcome--4 = −4、ドイツが4
lesson-4-upper-hand-outcome--3 = −3、ドイツが3
lesson-4-upper-hand-outcome--2 = −2、ドイツが2
lesson-4-upper-hand-outcome--1 = −1、ドイツが1
lesson-4-upper-hand-outcome-0 = 0、どちらもなし
lesson-4-upper-hand-outcome-1 = イギリスが1
lesson-4-upper-hand-outcome-2 = イギリスが2
lesson-4-upper-hand-outcome-3 = イギリスが3
lesson-4-upper-hand-outcome-4 = イギリスが4
lesson-4-upper-hand-outcome-5 = イギリスが5
lesson-4-upper-hand-control = シェア提督も砲弾を半分に
lesson-4-upper-hand-set-false = しない
lesson-4-upper-hand-set-true = する
lesson-4-upper-hand-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-4-upper-hand-high = 予想は{ $guess }、正しくは{ $target-plain }です。大きいだけでは足りません。2の差が必要で、シェア提督は1の差から始めます。
lesson-4-upper-hand-low = 予想は{ $guess }、正しくは{ $target-plain }です。目の組を数えましょう。足りる組は、思うより多いのです。
lesson-4-upper-hand-explain-1 = 全部の砲：シェア提督の目より3大きくなければなりません。4は1つに、5は2つに、6は3つに勝つので、36通りのうち6通り、{ $full-plain }です。シェア提督は1大きければ足りるので、{ $german-full-plain }です。
lesson-4-upper-hand-explain-2 = 半砲撃：1大きければ足ります。1 + 2 + 3 + 4 + 5で36通りのうち15通り、{ $half-plain }です。シェア提督には{ $german-half-plain }が残ります。
lesson-4-upper-hand-vary = 今度はシェア提督も砲弾を半分にします。
lesson-4-upper-hand-varied = 全部の砲なら{ $full-both-plain }、半砲撃なら{ $half-both-plain }です。両方が払えば、有利さも砲弾もなくなります。
lesson-4-upper-hand-check-1 = 全部を足して、イギリスが6、ドイツが3です。イギリスは状況をいくつ選べますか？
lesson-4-upper-hand-check-1-three = 3つ
lesson-4-upper-hand-check-1-three-why = 差は3ですが、1つ選ぶには差が2必要です。余った1は切り捨てます。
lesson-4-upper-hand-check-1-one = 1つ
lesson-4-upper-hand-check-1-one-why = 差の3を半分にして、切り捨てます。
lesson-4-upper-hand-check-1-none = 選べない
lesson-4-upper-hand-check-1-none-why = 差が1なら選べません。ここでは差が3で、1つ選ぶには2で足ります。
lesson-4-upper-hand-check-2 = シェア提督の艦隊が、高速でないこともあるとしましょう。ジェリコー提督が選べるのはいつですか？順番に並べましょう。
lesson-4-upper-hand-check-2-first = めったにない
lesson-4-upper-hand-check-2-last = いちばん多い
lesson-4-upper-hand-check-2-against = 高速：シェアだけが砲弾を半分にする
lesson-4-upper-hand-check-2-against-why = 振る前に、シェア提督が3多く持っています。6と1のときだけ届きます。
lesson-4-upper-hand-check-2-ordinary = 高速でない：両方が全部の砲で撃つ
lesson-4-upper-hand-check-2-ordinary-why = どちらも足しません。サイコロだけで2の差なので、4 + 3 + 2 + 1組です。
lesson-4-upper-hand-check-2-mine = 高速でない：ジェリコーだけが半分
lesson-4-upper-hand-check-2-mine-why = ジェリコー提督が2多く持つので、同じ目でも足ります。その代わり、砲弾は半分です。
lesson-4-upper-hand-check-2-right = 一方の目に2を足すたびに、勝負全体が動きます。代償は砲弾です。
lesson-4-upper-hand-history-1 = ジェリコーは左翼の列を先頭にして戦列を組み、ドイツ艦隊の行く手をさえぎりました。
lesson-4-upper-hand-history-2 = チャーチルはのちに、別の組み方のほうがよかったと書きました。反対する歴史家は大勢います。

# 4 あとから決める
lesson-4-last-word-title = あとから決める
lesson-4-last-word-goal = 必要な確率を、必要なだけ買いましょう。
lesson-4-last-word-since-full = あなたの命令どおり、ジェリコー提督の戦列が全部の砲で撃っています。
lesson-4-last-word-since-half = あなたの望みどおり、ジェリコー提督の戦列は整っています。
lesson-4-last-word-since-none = ジェリコー提督の戦列が、シェア提督の行く手をふさいでいます。
lesson-4-last-word-act-task = 2の差が必要なので、7以上です。高速艦隊で目に1を足せます。ほかに何を足しますか？
lesson-4-last-word-act-none = 何も足さない：合わせて1
lesson-4-last-word-act-push = 艦隊に無理をさせる：合わせて2
lesson-4-last-word-act-half = 砲弾を半分にする：合わせて3
lesson-4-last-word-act-both = 両方：合わせて4
lesson-4-last-word-act-told = 1を足すごとに、届く目が1つ増えます。相手の数を知っていれば、値打ちに合うだけ買えます。
lesson-4-last-word-hook = 1916年5月31日、夕方。イギリス戦列全体から撃たれ、シェア提督は逃げようとします。ジェリコー提督はもう振りました。その数は5です。今度は反対側に立ちましょう。
lesson-4-last-word-rule-1 = ヘクスの艦隊が少ない側があとから振り、敵の数を知ってから修正を選べます。
lesson-4-last-word-rule-2 = 高速艦隊は1、無理をさせると1、砲弾を半分にすると2を足します。合わせて3なら、目の2は5になります。
lesson-4-last-word-rule-3 = 無理をさせて1が出ると、混乱します。
lesson-4-last-word-assumption-1 = ジェリコー提督の数は5のままです。
lesson-4-last-word-scene = 囲んだのがシェア提督の高速艦隊です。振ったあとは、選べる側が囲まれます。
lesson-4-last-word-predict = あなたの命令で、シェア提督が7以上になるのは100回のうちどのくらいでしょうか？
lesson-4-last-word-option-seldom = あまりない：25回より少ない
lesson-4-last-word-option-third = 1/3くらい：25〜41回
lesson-4-last-word-option-half = 半分くらい：42〜57回
lesson-4-last-word-option-mostly = たいてい：58回以上
lesson-4-last-word-target = 7以上
lesson-4-last-word-control = シェア提督の艦隊
lesson-4-last-word-set-1 = 高速（+1）
lesson-4-last-word-set-0 = 普通（0）
lesson-4-last-word-right = いい予想です。{ $target-plain }です。
lesson-4-last-word-low = もっと多く、{ $target-plain }です。7から足す数を引きましょう。その目か、それより大きい目なら届きます。
lesson-4-last-word-high = もっと少なく、{ $target-plain }です。7から足す数を引きましょう。その目か、それより大きい目が必要です。
lesson-4-last-word-explain-1 = 合わせて1なら6が必要です。届く目は1つで、{ $none-plain }です。合わせて2なら5、合わせて3なら4で足ります。届く目は1つずつ増えます。
lesson-4-last-word-explain-2 = 合わせて4なら3で足り、{ $both-plain }です。その代わり砲弾は半分になり、1が出れば混乱します。
lesson-4-last-word-vary = 普通の戦艦が1隻、巡洋戦艦に加わります。艦隊はもう高速ではありません。その1隻で何を失いましたか？
lesson-4-last-word-varied = どの命令でも、届く目を1つ失いました。無理をさせて{ $push-slow-plain }、砲弾を半分にして{ $half-slow-plain }、両方なら{ $both-slow-plain }です。何も足さなければ、6でも足りません。
lesson-4-last-word-check-1 = ジェリコー提督の数が3で、5あれば足りるとします。あなたは両方を命じて4を足し、出た目は1です。どうなりますか？
lesson-4-last-word-check-1-choice = 1つ選べる。1と4で5だから
lesson-4-last-word-check-1-choice-why = 数は足ります。でも、無理をさせて1の目なら混乱で、混乱した側は何も選べません。
lesson-4-last-word-check-1-silent = 選べるが、撃てない
lesson-4-last-word-check-1-silent-why = 混乱すれば、砲撃も選択も失います。残るのは、足した数だけです。
lesson-4-last-word-check-1-confused = 選べないし、撃てない
lesson-4-last-word-check-1-confused-why = 無理をさせた艦隊は、1の目で混乱します。砲弾を半分にするだけなら4で、やはり選べません。
lesson-4-last-word-check-2 = ジェリコー提督の目は小さく、数は2でした。4で1つ選べます。目と高速艦隊のほかに、何を足しますか？
lesson-4-last-word-check-2-none = 何も足さない
lesson-4-last-word-check-2-none-why = 砲弾を残したまま、よい確率があります。知っていることの値打ちです。
lesson-4-last-word-check-2-half = 砲弾を半分にする
lesson-4-last-word-check-2-half-why = 1つは必ず選べ、2つ選べることも多くなります。何としても逃げたいなら、この代償を払います。
lesson-4-last-word-check-2-column-choose = 1つ以上選べる
lesson-4-last-word-check-2-column-four = 2つ以上選べる
lesson-4-last-word-more-1 = 速く走り出すと、足がつるかもしれません。いちばんよいペースを、どうやって探しますか？
lesson-4-last-word-more-1-test = いくつかのペースを試して比べる
lesson-4-last-word-more-1-test-why = いちばんよいところが端にあることは、めったにありません。
lesson-4-last-word-more-1-all = できるだけ速く。得なのは確実
lesson-4-last-word-more-1-all-why = 得をするのは、足がつらなかったときだけです。ペースを上げると、危険も大きくなります。
lesson-4-last-word-more-1-slow = できるだけ遅く。何も起こらない
lesson-4-last-word-more-1-slow-why = 足はつりませんが、得るものもありません。
lesson-4-last-word-history-1 = シェアはその夕方、このような一斉回頭を3度命じ、そのたびにもやの中へ逃れました。
lesson-4-last-word-history-2 = 少ない側がいつもあとから動けるのは、数の差をうめるためのゲームのルールです。史実では、どちらにも不意打ちがありました。

# Mission
lesson-4-mission-title = こんどはあなた：ジェリコーの砲火の下で
lesson-4-mission-task = 1916年5月31日、夕方。あなたはシェアで、目の前にイギリスの戦列が並びます。ジェリコーの数は5、あとから決めるのはあなたです。無理をするか、砲弾を半分にするか。イギリスの巡洋戦艦を1隻以上戦列から外し、味方の損失は、損傷した艦も数えて2隻までに抑えてください。
lesson-4-mission-goal = 巡洋戦艦を1隻外し、損失は2隻まで
lesson-4-mission-word-1 = 主導権の数：目に修正と、いま足す数を加えます。敵より2以上大きければ自軍が、2以上小さければ敵が、状況を選びます。
lesson-4-mission-word-2 = 状況：敵を半砲撃にするか、距離を変えます。距離を変えると、敵も味方も、1隻ごとの砲撃値が0.5点増減します。
lesson-4-mission-word-3 = 過剰運動：その数をサイコロに足します。出た目そのものがその数以下なら混乱し、砲撃も状況の選択もできません。
lesson-4-mission-word-4 = 半砲撃：サイコロに2を足しますが、このラウンドの砲撃数は半分になります。
lesson-4-mission-word-5 = BCと(BC)：巡洋戦艦です。当てるのはこちらです。B、BB、(B)は戦艦で、撃ってきますが、当てても任務には数えません。
lesson-4-mission-word-6 = 目標：1隻ごとに決まった点を使い、サイコロ2個で、効果なし、損傷（DDbox）、沈没が決まります。余った点は消えます。
lesson-4-mission-met = 相手に手傷を負わせ、味方の多くは戦列に残りました。史実のシェアは、この夕方に3度、全艦を一斉に反転させ、夜のうちに連れて帰りました。
lesson-4-mission-missed = { $number ->
    [0] 相手の巡洋戦艦は、1隻も戦列を離れていません。
   *[other] 相手の巡洋戦艦は戦列を離れましたが、味方の巡洋戦艦も3隻以上失いました。
 } 史実のシェアは、この夕方に3度、全艦を一斉に反転させ、夜のうちに連れて帰りました。次は、どこまで無理をしますか。
