# エピソード7：チリアン・リーファーとロドニー、1941年3月
lesson-7-title = もう1回？
lesson-7-blurb = 1941年3月、2日で16隻。水平線にはまだ船がいます。やめるのは、いつですか。
lesson-7-goal-1 = 続けて成功しなければならないことの確率をかけ合わせる
lesson-7-goal-2 = 続ける者に、失敗数が何をするかを見る
lesson-7-goal-3 = 平均と、ふつうに起こることを見分ける
lesson-7-summary-1 = 好調は、思うより早く終わります。3回行動するには主導権を2回保たなければならず、しかもそのたびに難しくなるからです。
lesson-7-summary-2 = 続けるたびに、その次へ続けにくくなります。失敗数のためです。
lesson-7-summary-3 = マーカーがいちばん効くのは、安全なときではなく、何かが決まるときです。
lesson-7-exit = うまくいっているうちにやめるのがよいのは、どんなときですか。決める前に、何を数えますか。
lesson-7-home-1 = 次にゲームをするとき、行動を続ける前に、そのあとも主導権を持っている確率を言いましょう。いくつになったら、やめますか。
lesson-7-home-2 = 試すたびに少しずつ危なくなり、ちょうどよいところでやめなければならないもの。身のまわりの何がそうでしょうか。
lesson-7-what-if = 競争に勝ちやすかったら、または勝ちにくかったら？ 何が変わるか見る
lesson-7-more-1 = 実験室で：敵が主導権を奪おうとし、失敗数は1から始まります。失敗数0の競争とくらべて、何に気づきますか。
lesson-7-more-2 = 実験室で：北極線、マーカー、失敗数3。主導権を保つ道は、まだありますか。
lesson-7-ending-1 = リュッチェンスはロドニーが現れるとやめ、1941年3月22日にブレストへ着きました。3月15日と16日だけで、2隻は16隻を沈めるか捕らえました。17隻目になるかどうかは、見届けませんでした。
lesson-7-ending-2 = 戦争では、だれも主導権を「持って」いませんし、失敗を数える目盛りもありません。けれども、無線も、目撃も、1時間ごとの時間も、追う者を近づけました。失敗数が表すのは、それです。

lesson-7-person-luetjens = ギュンター・リュッチェンス大将
lesson-7-person-luetjens-post = ドイツ艦隊司令長官（グナイゼナウ座乗）
lesson-7-person-hamilton = フレデリック・ダルリンプル＝ハミルトン大佐
lesson-7-person-hamilton-post = 戦艦ロドニー艦長
lesson-7-person-somerville = ジェームズ・サマヴィル中将
lesson-7-person-somerville-post = H部隊、空母アーク・ロイヤルとともに

# 1 もう一撃
lesson-7-one-more-title = 3回目は？
lesson-7-one-more-goal = 好調がどれだけ続くかを求めます。
lesson-7-one-more-hook = 1941年3月15日、大西洋のまん中。巡洋戦艦2隻のリュッチェンスは、散った船団の商船に出会いました。主導権（行動する権利）を奪われるまで、何度でも行動できます。
lesson-7-one-more-rule-1 = 攻撃のあとは「競争」です。両者が1個ずつ振り、敵のほうが大きければ主導権を失います。同じ目なら保ちます。
lesson-7-one-more-rule-2 = 捜索のあとは敵だけが2個振り、9以上で奪います。
lesson-7-one-more-rule-3 = 敵が失敗するたびに「失敗数」が1増え、次のサイコロに足されます。失敗数1で、敵が4、自分も4なら、失います。
lesson-7-one-more-assumption-1 = 失敗数は0から始まります。行動は、どれもあなたが命じたとおりです。
lesson-7-one-more-scene = リュッチェンスの糸（いるかもしれないヘクス）は、船団の通り道を横切っています。ピンは、見つかった船団です。
lesson-7-one-more-thrown = { $number ->
    [0] 失敗数は0で、何も足しません。
   *[other] 失敗数の{ $number }を足します。
 }
lesson-7-one-more-act-task = リュッチェンスが煙を見ます。攻撃すれば沈められますが、敵が行動する権利を取りやすくなります。捜索は、次の船を見つけるだけです。どう続けますか。
lesson-7-one-more-act-attack = 攻撃を重ねる
lesson-7-one-more-act-search = 捜索を重ねる
lesson-7-one-more-act-told = 1回だけなら、競争でも、敵が奪いにくるときでも、それほど変わりません。2回続くと、差が開きます。
lesson-7-one-more-predict = その命令で100回試したら、3回目の行動ができるのは何回でしょうか。
lesson-7-one-more-target = 3回目の行動
lesson-7-one-more-outcome-1 = 行動1回
lesson-7-one-more-outcome-2 = 行動2回
lesson-7-one-more-outcome-3 = 行動3回
lesson-7-one-more-outcome-4 = 行動4回
lesson-7-one-more-outcome-5 = 行動5回
lesson-7-one-more-outcome-6 = 行動6回
lesson-7-one-more-outcome-7 = 行動7回
lesson-7-one-more-outcome-8 = 行動8回
lesson-7-one-more-outcome-9 = 行動9回
lesson-7-one-more-outcome-10 = 行動10回
lesson-7-one-more-control = 初めの失敗数
lesson-7-one-more-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-7-one-more-low = 予想は{ $guess }、正しくは{ $target-plain }です。保つのは2回だけで、1回目のほうがやさしいのです。
lesson-7-one-more-high = 予想は{ $guess }、正しくは{ $target-plain }です。続けて2回、しかも2回目は失敗数1を相手に保たなければなりません。
lesson-7-one-more-explain-1 = { $order ->
    [search] 敵のサイコロ2個の出方は36通り。1回目は、9以上が10通り、残りの26通りで保ち、{ $seize-plain }です。2回目は失敗数のために8で足り、残るのは21通り、{ $seize-one-plain }です。
   *[other] サイコロ2個の出方は36通り。1回目の競争では、敵の目が大きいのは15通り、残りの21通りで保ち、{ $vie-plain }です。2回目は失敗数のために同じ目でも失い、残るのは15通り、{ $vie-one-plain }です。
 }
lesson-7-one-more-explain-2 = { $order ->
    [search] 両方とも保たなければなりません。36×36通りのうち26×21通りで、{ $search-plain }です。
   *[other] 両方とも保たなければなりません。36×36通りのうち21×15通り。100回のうち58回が1回目を越え、そのうち24回が2回目も越えて、{ $attack-plain }です。
 }
lesson-7-one-more-explain-3 = { $order ->
    [search] 攻撃なら、{ $vie-plain }、それから{ $vie-one-plain }。合わせて{ $attack-plain }です。
   *[other] 捜索なら、{ $seize-plain }、それから{ $seize-one-plain }。合わせて{ $search-plain }です。
 }
lesson-7-one-more-vary = { $order ->
    [search] 敵がもう失敗しています。捜索して3回目ができるのが8回に1回より少なくなるのは、失敗数がいくつからですか。
   *[other] 敵がもう失敗しています。攻撃して3回目ができるのが20回に1回より少なくなるのは、失敗数がいくつからですか。
 }
lesson-7-one-more-varied = 失敗数2からです。攻撃では{ $attack-two-plain }、捜索では{ $search-two-plain }です。好調がいちばん長く続くのは、始まったばかりのときです。
lesson-7-one-more-check-1 = 保てるのは、1回目は36通りのうち21通り、2回目は15通りです。失敗数1が、同じ目の6通りを奪いました。次は何通り奪いますか。
lesson-7-one-more-check-1-six = また6通り
lesson-7-one-more-check-1-six-why = 同じ目は6通りですが、今度奪われるのは差が1の出方です。そのうち自分の目が大きいのは5通りです。
lesson-7-one-more-check-1-five = 5通り
lesson-7-one-more-check-1-five-why = 自分の目がちょうど1大きい出方で、2と1から6と5までです。残りは10通りです。
lesson-7-one-more-check-1-half = 残りの半分
lesson-7-one-more-check-1-half-why = 失敗数は半分にするのではありません。奪うのは、自分の目がちょうど1大きい5通りです。
lesson-7-one-more-check-2 = 順に並べましょう。1つは新しいものです。
lesson-7-one-more-check-2-first = めったにない
lesson-7-one-more-check-2-last = よくある
lesson-7-one-more-check-2-right = 1回保つのは2回よりやさしく、2回保つのも、失敗数が増えたあとよりはやさしいのです。
lesson-7-one-more-check-2-attack = 失敗数0から始めて、3回目の攻撃
lesson-7-one-more-check-2-attack-why = 失敗数0と1を相手に競争が2回。21通り、次は15通りです。
lesson-7-one-more-check-2-later = 失敗数1から始めて、3回目の攻撃
lesson-7-one-more-check-2-later-why = 失敗数1と2を相手に競争が2回。15通り、次は10通りです。
lesson-7-one-more-check-2-single = 失敗数0から始めて、2回目の攻撃
lesson-7-one-more-check-2-single-why = 競争を1回保つだけです。
lesson-7-one-more-more-1 = 競争では、両者が1個ずつ振ります。公平ですか。
lesson-7-one-more-more-1-fair = はい。五分五分。
lesson-7-one-more-more-1-fair-why = 可能性は2つでも、36通りのうち6通りは同じ目で、すべて一方のものになります。
lesson-7-one-more-more-1-ties = 少し違う。同じ目は、主導権を持つ側のもの。
lesson-7-one-more-more-1-ties-why = 21通りと15通りです。失敗数が1になると、ちょうど逆になります。
lesson-7-one-more-more-1-brave = 大胆なほうが勝つ。
lesson-7-one-more-more-1-brave-why = サイコロは、だれが大胆かを知りません。知っているのは、失敗数とマーカーと同じ目だけです。
lesson-7-one-more-history-1 = 1941年3月15日と16日、2隻の巡洋戦艦は、散った船団の船を16隻、沈めるか捕らえました。
lesson-7-one-more-history-2 = ゲームでは、どの行動も同じ時間です。本当は、船を捕らえるには何時間も、そして日の光が要りました。

# 2 とっておきのマーカー
lesson-7-marker-title = とっておきのマーカー
lesson-7-marker-goal = マーカーがいつ、どれだけ効くかを見ます。
lesson-7-marker-since-attack = あなたは攻撃を重ねました。リュッチェンスもそうし、襲われた船は無線で助けを呼びました。
lesson-7-marker-since-search = あなたは捜索を続けました。リュッチェンスは攻撃を重ね、襲われた船は無線で助けを呼びました。
lesson-7-marker-since-none = リュッチェンスは攻撃を重ね、襲われた船は無線で助けを呼びました。
lesson-7-marker-hook = 1941年3月16日。今度は、あなたが別の船団を守るイギリスの戦艦ロドニーの艦長です。小さなチリアン・リーファーが、撃たれていると呼んでいます。あなたには「回避運動」マーカーがあります。1度だけ使える助けです。
lesson-7-marker-rule-1 = 競争では、1個振って失敗数を足します。敵より大きければ、主導権を奪えます。
lesson-7-marker-rule-2 = マーカーを使うと、さらに+1、荒天なら+2です。使ったらなくなります。
lesson-7-marker-rule-3 = 失敗数1、マーカー、荒天。あなたの3は6になります。
lesson-7-marker-assumption-1 = 主導権を1度取りそこねていて、失敗数は1。荒天です。盤の上では、ロドニーはネルソンの部隊にいます。
lesson-7-marker-scene = リュッチェンスは、助けを呼ぶ無線で居場所が知れ、ピンになりました。糸はあなたの戦艦のもので、そこへ届いています。
lesson-7-marker-act-task = 船は燃えています。マーカーは、リュッチェンスから行動する権利を奪うのを、1度だけ助けます。ダルリンプル＝ハミルトン大佐、今使いますか。
lesson-7-marker-act-spend = 使う
lesson-7-marker-act-keep = とっておく
lesson-7-marker-act-told = 失敗数1では、+2で36通りのうち9通りが増えます。とっておいても、よい目が出れば、マーカーは後に残ります。
lesson-7-marker-predict = その命令では、リュッチェンスから主導権を奪うことは、どれくらいあるでしょうか。
lesson-7-marker-target = 主導権を奪う
lesson-7-marker-outcome-keeps = リュッチェンスが主導権を守る
lesson-7-marker-outcome-loses = あなたが主導権を取る
lesson-7-marker-option-less = 100回のうち50回より少ない
lesson-7-marker-option-more = 100回のうち50回から70回
lesson-7-marker-option-most = 100回のうち70回より多い
lesson-7-marker-control = 失敗数
lesson-7-marker-right = よい見当です。{ $target-plain }です。
lesson-7-marker-low = もっと多くて、{ $target-plain }です。失敗数のおかげで同じ目でも奪え、マーカーがさらに足します。
lesson-7-marker-high = もっと少なくて、{ $target-plain }です。相手の目がずっと大きいこともあります。出方を数えましょう。
lesson-7-marker-explain-1 = 失敗数の+1で、自分の目が大きい15通りと、同じ目の6通りで奪えます。36通りのうち21通り、{ $keep-plain }です。
lesson-7-marker-explain-2 = マーカーがあれば+3です。目が1小さい5通りと、2小さい4通りでも奪えます。合わせて30通り、{ $spend-plain }です。
lesson-7-marker-explain-3 = 差が大きいほど、出方は減ります。差0は6通り、1は5通り、2は4通り。だから、目が1つ動く値打ちは、少しずつ小さくなります。
lesson-7-marker-vary = マーカーがいちばん効いたのは、失敗数がいくつのときですか。
lesson-7-marker-varied = 失敗数0のときで、{ $keep-none-plain }が{ $spend-none-plain }になり、11通り増えます。1では9通り、2では7通り。マーカーは、五分の争いでいちばん効きます。
lesson-7-marker-check-1 = では、晴天でマーカーが+1だけなら？ 確率に印をつけましょう。
lesson-7-marker-check-1-right = 合わせて+2で、15＋6＋5、36通りのうち26通りです。
lesson-7-marker-check-1-high = 大きすぎます。1つ減ると、目が2小さい4通りを失います。
lesson-7-marker-check-1-low = 小さすぎます。ここでは1つで、100回に1回ではなく、36通りのうち5通り動きます。
lesson-7-marker-check-1-mark-keep = 使わない
lesson-7-marker-check-1-mark-spend = 荒天で使う
lesson-7-marker-check-2 = マーカーはいつ使うべきですか。
lesson-7-marker-check-2-always = 使わない。何が起こるかわからないから。
lesson-7-marker-check-2-always-why = 最後まで使わないマーカーは、何もしなかったのと同じです。
lesson-7-marker-check-2-decides = 大事なことが決まるとき。
lesson-7-marker-check-2-decides-why = 今変えるものと、後で変えられるものをくらべましょう。燃えている船は、今燃えています。
lesson-7-marker-check-2-at-once = 手に入れたらすぐ。
lesson-7-marker-check-2-at-once-why = もっと効くはずのときに、なくなっています。使えるのは1度だけです。
lesson-7-marker-history-1 = チリアン・リーファーは1800トンほどの冷凍船で、沈む前に、たった1門の砲で撃ち返しました。ロドニーは夕暮れに着き、生き残った人々を救いました。
lesson-7-marker-history-2 = ゲームのマーカーは、どんな競争にも使えます。海では、戦艦が近くにいたのは運でした。

# 3 ロドニー
lesson-7-rodney-title = 水平線の戦艦
lesson-7-rodney-goal = もう始まっている流れと、新しい始まりとをくらべます。
lesson-7-rodney-since-spend = あなたはマーカーを使いました。ロドニーは間に合い、姿を見せました。
lesson-7-rodney-since-keep = あなたはマーカーをとっておきました。それでも、ロドニーは現れました。
lesson-7-rodney-since-none = ロドニーが現れました。
lesson-7-rodney-hook = 1941年3月16日、夕暮れ。あなたは、またリュッチェンスです。東から、ずっと重い大砲の戦艦が来ます。獲物はまだ残っています。続けますか。
lesson-7-rodney-rule-1 = 主導権を持っている間は、また行動できます。主導権を失った行動も数えます。
lesson-7-rodney-rule-2 = 敵が失敗するたびに、失敗数が1増えます。
lesson-7-rodney-rule-3 = やめて、あとで主導権を取り戻せば、失敗数0から始まります。
lesson-7-rodney-assumption-1 = どの行動も攻撃で、競争で終わります。すぐ続ければ失敗数2から、別の日なら0から始まります。夕暮れには晴天です。
lesson-7-rodney-scene = { $order ->
    [pause] 別の日です。戦艦は遠くにいて、リュッチェンスのピンは別の船団のそばにあります。
   *[other] 見つけた船団のそばの、リュッチェンスのピン。戦艦の糸がそこへ届いています。日を改めれば、戦艦は遠くにいるでしょう。
 }
lesson-7-rodney-act-task = 続ければすぐに行動できますが、敵の失敗数はもう2です。やめれば、この機会を捨てる代わりに、0からやり直せます。何を命じますか。
lesson-7-rodney-act-on = すぐ続ける
lesson-7-rodney-act-pause = やめて、別の日に始める
lesson-7-rodney-act-told = すぐ続けても、2回目はめったにありません。やめれば今の機会を失いますが、初めからやり直せます。
lesson-7-rodney-predict = その命令では、平均して何回行動できるでしょうか。
lesson-7-rodney-target = 平均の行動の数
lesson-7-rodney-control = 行動の終わり方
lesson-7-rodney-set-vie = 競争
lesson-7-rodney-set-seize = 敵が奪おうとする
lesson-7-rodney-right = よい見当です。予想は{ $guess }、正しくは{ $target-decimal }です。
lesson-7-rodney-low = 予想は{ $guess }、正しくは{ $target-decimal }です。1回目は必ずできて、もっと続くこともあります。
lesson-7-rodney-high = 予想は{ $guess }、正しくは{ $target-decimal }です。そもそも2回目があるのはどれくらいかを考えましょう。
lesson-7-rodney-explain-1 = { $order ->
    [pause] 1回目は確実で、1です。失敗数0では、競争を保つのは36通りのうち21通り。2回目があるのは{ $pause-second-plain }、3回目は{ $pause-third-plain }です。
   *[other] 1回目は確実で、1です。失敗数2では、競争を保つのは36通りのうち10通り。2回目があるのは{ $second-plain }、3回目は{ $third-plain }です。
 }
lesson-7-rodney-explain-2 = { $order ->
    [pause] 1回目、2回目、3回目がある割合を足しましょう。1＋{ $pause-second-fraction }＋{ $pause-third-fraction }と、あと少し。それが平均で、{ $pause-decimal }です。
   *[other] 1回目、2回目、3回目がある割合を足しましょう。1＋{ $second-fraction }＋{ $third-fraction }と、あとはほんの少し。それが平均で、{ $on-decimal }です。
 }
lesson-7-rodney-explain-3 = { $order ->
    [pause] すぐ続ければ、平均は{ $on-decimal }です。けれども、失敗数0から始めて、ちょうど{ $pause-decimal }回の人はいません。多くは1回で、5回以上も少しだけあり、{ $pause-five-plain }です。
   *[other] 失敗数0からの平均は{ $pause-decimal }です。けれども、ちょうど{ $pause-decimal }回の人はいません。多くは1回で、5回以上も少しだけあり、{ $pause-five-plain }です。
 }
lesson-7-rodney-vary = 捜索だけをして、敵が奪わなければならないなら、どうですか。
lesson-7-rodney-varied = 失敗数2から{ $on-search-decimal }、0から{ $pause-search-decimal }です。ある失敗数での競争は、失敗数が1つ多いときに敵が奪いにくるのと、ちょうど同じです。2つの規則は、1つずれているだけなのです。
lesson-7-rodney-check-1 = 「失敗数0から、平均1.9回」。どういう意味ですか。
lesson-7-rodney-check-1-two = ほぼ2回は当てにできる。
lesson-7-rodney-check-1-two-why = 12回のうち5回は、1回だけで終わります。平均は約束ではありません。
lesson-7-rodney-check-1-spread = 何度も試すと、行動の合計が試した数の1.9倍になる。
lesson-7-rodney-check-1-spread-why = 100回試せば、行動は合わせて190ほど。ただし、とても不ぞろいに分かれます。
lesson-7-rodney-check-1-usual = ふつうは2回になる。
lesson-7-rodney-check-1-usual-why = いちばん多いのは1回です。まれに長く続くものが、平均を引き上げます。
lesson-7-rodney-check-2 = ロドニーまで2時間。あなたなら何を命じますか。
lesson-7-rodney-check-2-on = 続ける：失敗数2
lesson-7-rodney-check-2-on-why = 1回は確実ですが、たぶんそれきりです。次は、そばに戦艦のいる敵の番です。
lesson-7-rodney-check-2-home = やめて、よそで始める：失敗数0
lesson-7-rodney-check-2-home-why = あとで長く続けられますが、今は何も得られません。リュッチェンスは、互角の敵を避けよと命じられていて、やめました。
lesson-7-rodney-check-2-column-more = 2回目の行動
lesson-7-rodney-check-2-column-three = 3回目の行動
lesson-7-rodney-history-1 = ロドニーが見えたとき、グナイゼナウは沈みかけたチリアン・リーファーのそばにいました。全速で向きを変え、闇に消えました。
lesson-7-rodney-history-2 = ゲームでは、やめて失うのは手番だけです。海では、リュッチェンスは生き残った人々のボートも残していきました。見つけたのはロドニーです。

# 4 追う者の番
lesson-7-into-brest-title = 追う者の番
lesson-7-into-brest-goal = 終わりだけでなく、全体の流れを予想します。
lesson-7-into-brest-hook = 1941年3月20日。リュッチェンスは襲撃をやめ、ブレストへ向かっています。今度は、あなたがサマヴィルです。航空機が巡洋戦艦を見つけました。
lesson-7-into-brest-rule-1 = 捜索のたびに、敵はサイコロを2個振り、失敗数を足します。9以上で主導権を奪います。
lesson-7-into-brest-rule-2 = 航空攻撃のたびに、両軍が1個ずつ振り、敵は失敗数を足します。大きいほうが主導権を取り、同じならあなたのままです。
lesson-7-into-brest-rule-3 = 敵が失敗するたびに、失敗数が1増えます。捜索のあと、失敗数2なら敵は7で足ります。
lesson-7-into-brest-assumption-1 = 主導権を得たばかりなので、失敗数は0から始まります。だれもマーカーを使いません。
lesson-7-into-brest-scene = 巡洋戦艦の糸はブレストへ続いています。あとは短くするだけです。主導権が移れば、すぐに入港します。あなたのH部隊とアーク・ロイヤルは、描いてありません。
lesson-7-into-brest-thrown = { $number ->
    [0] 失敗数は0で、何も足しません。
   *[other] 失敗数の{ $number }を足します。
 }
lesson-7-into-brest-act-task = 捜索すれば、敵の糸がピンになるかもしれません。航空攻撃なら、すぐに当たるかもしれません。どちらも、敵に行動する権利を取る機会を与えます。何を続けて命じますか。
lesson-7-into-brest-act-search = 捜索し、また捜索する
lesson-7-into-brest-act-strike = すぐに航空機で攻撃する
lesson-7-into-brest-act-told = 捜索なら2回目、航空攻撃なら1回目で終わることがいちばん多いのです。総計が5のとき、捜索で見つかるのは{ $find-plain }、隣のヘクスからの攻撃が当たるのは{ $hit-plain }です。
lesson-7-into-brest-predict = 36回の追跡を分けましょう。主導権を失うのは、何回目の行動のあとですか。
lesson-7-into-brest-target = 1回目か2回目で失う
lesson-7-into-brest-control = 初めの失敗数
lesson-7-into-brest-right = 本当の形に、とても近い予想です。1回目か2回目で失うのは{ $target-plain }です。
lesson-7-into-brest-low = 初めの2回が少なすぎました。1回目か2回目で失うのは{ $target-plain }です。
lesson-7-into-brest-high = 初めの2回が多すぎました。1回目か2回目で失うのは{ $target-plain }です。3回目、4回目まで続くこともあります。
lesson-7-into-brest-shape = 初めの2回の合計はだいたい合っていました（{ $target-plain }）。でも、形が違います。1回目で{ $first-plain }、2回目で{ $second-plain }、3回目で{ $third-plain }です。
lesson-7-into-brest-explain-1 = { $order ->
    [strike] 1回目のあとは、敵の目のほうが大きい、36通りのうち15通りで失い、{ $first-plain }です。21通りが残ります。
   *[other] 1回目のあとは、9以上、つまり36通りのうち10通りで失い、{ $first-plain }です。26通りが残ります。
 }
lesson-7-into-brest-explain-2 = { $order ->
    [strike] 次は失敗数1で、同じ目も敵のものになり、21通りです。36×36通りのうち21×21通り、{ $second-plain }です。1つ1つの危険は増しますが、残りが少なすぎます。
   *[other] 次は失敗数1なので8で足り、15通りです。36×36通りのうち26×15通り、{ $second-plain }です。残りは減りますが、1つ1つの危険は増しています。
 }
lesson-7-into-brest-explain-3 = { $order ->
    [strike] だから棒は、1本目から低くなるばかりです。いちばん多く追跡を終わらせるのは、最初の攻撃なのです。
   *[other] だから棒は、初め高くなり、それから低くなります。初めは危険が小さく、あとでは、終わる追跡そのものが少ないのです。
 }
lesson-7-into-brest-vary = { $order ->
    [strike] 1回か2回の攻撃で終わるのが5分の4より多くなる、いちばん小さい失敗数はいくつですか。
   *[other] 捜索では、1回か2回で終わるのが3分の2より多くなる、いちばん小さい失敗数はいくつですか。
 }
lesson-7-into-brest-varied = 1からです。2なら、もう{ $later-plain }です。失敗数は、だんだん速く燃えるろうそくのようなものです。
lesson-7-into-brest-check-1 = 敵は3回失敗しました。4回目はどうなりますか。
lesson-7-into-brest-check-1-due = 今度こそ成功するはずだ。
lesson-7-into-brest-check-1-due-why = 「はず」はありません。失敗数3なら6で足りますが、2から5も、36通りのうち10通りあります。
lesson-7-into-brest-check-1-rule = 成功しやすくなる。規則が失敗数を足すから。
lesson-7-into-brest-check-1-rule-why = サイコロは覚えていませんが、規則は覚えています。3まで数えました。
lesson-7-into-brest-check-1-same = 前と同じ。サイコロは覚えていないから。
lesson-7-into-brest-check-1-same-why = サイコロについてはそのとおりです。でも、失敗数が増えたことを忘れています。
lesson-7-into-brest-check-2 = 巡洋戦艦は港に入ろうとしています。糸は、海図のどこを手放してはいけませんか。
lesson-7-into-brest-check-2-far = 見られた西の端
lesson-7-into-brest-check-2-far-why = もうそこにいる必要はなく、先に手放してよい端です。見られた場所にとどまる決まりはありません。
lesson-7-into-brest-check-2-brest = 東の端の港
lesson-7-into-brest-check-2-brest-why = 少なくとも1つは港になければならず、残りは6までです。
lesson-7-into-brest-check-2-middle = たぶんいるはずの、まん中
lesson-7-into-brest-check-2-middle-why = まん中が端よりいそうだということはありません。糸は、2個のサイコロではないのです。
lesson-7-into-brest-history-1 = 3月20日、アーク・ロイヤルの航空機が2隻を見つけましたが、無線機が故障していました。戻って報告したときには、悪天候が2隻を隠していました。何日もあとに、岸壁で見つかりました。
lesson-7-into-brest-history-2 = ゲームでは、だれの無線機も故障しません。

# Mission
lesson-7-mission-title = こんどはあなた：もう一度、もう一度
lesson-7-mission-task = 1941年3月15日、大西洋のまん中。あなたはリュッチェンスで、目の前に船団がいます。攻撃を続けるほど失敗数がたまり、イギリスは主導権を取りやすくなります。取られる前に、船団へ3回命中させてください。
lesson-7-mission-goal = 船団に3回命中させる
lesson-7-mission-word-1 = B8：船団です。G2、G3、U1は遠すぎて助けになりません。針路の描き直しも再編も、ここではいりません。
lesson-7-mission-word-2 = 交戦：同じヘクスのピンとの海戦をめざして、サイコロを振ります。海戦になるか、遠くから数発撃つか、触接だけになります。
lesson-7-mission-word-3 = 制限海戦：全艦が遠ゾーンにいる、1ラウンドだけの海戦です。しなければ触接だけで、次の攻撃が楽になります。
lesson-7-mission-word-4 = 遠・近：海戦のゾーンです。2隻のゾーンが近いほど距離が近くなり、砲がよく当たります。
lesson-7-mission-word-5 = 砲・修正：サイコロに足す数です。砲の左の数は近い距離、右の数は遠い距離で使います。煙幕の中では減ります。
lesson-7-mission-word-6 = 失敗数：イギリスが主導権を取りそこねた回数です。次に試みるとき、サイコロに足されます。
lesson-7-mission-word-7 = BC・BB：巡洋戦艦と戦艦です。艦に書いてありますが、サイコロに効くのは数だけです。
lesson-7-mission-met = 船団への命中は{ $number }。リュッチェンスは2日で16隻を沈めるか捕らえ、ロドニーが現れるとやめて、1941年3月22日にブレストへ着きました。
lesson-7-mission-missed = { $number ->
    [0] 船団は無傷です。
   *[other] 船団への命中は{ $number }。めざしたのは3回でした。
 }主導権は移りました。リュッチェンスは16隻を沈めるか捕らえ、ロドニーが現れるとやめました。次は、どう攻撃しますか。
