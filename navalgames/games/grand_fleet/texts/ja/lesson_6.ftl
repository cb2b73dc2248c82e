# エピソード6：最後まで数える
lesson-6-title = 最後まで数える
lesson-6-blurb = 警告なしに沈めるか、抑えるか。そして、最後に十分な艦が残るのはだれでしょうか？
lesson-6-goal-1 = 時間を追って確率を合わせ、同じものを2度数えない
lesson-6-goal-2 = プラスからマイナスに変わる平均を追いかける
lesson-6-goal-3 = 戦争を本当に終わらせるルールを見つける
lesson-6-summary-1 = 長い目で見ると、決め手は勝った艦ではなく、そこにいる艦です。
lesson-6-summary-2 = はじめは順調な作戦も、逆転することがあります。全部のターンの平均を足しましょう。
lesson-6-summary-3 = 待っていると、小さな確率が積み重なります。でも数えるのは、それまで起こらなかった場合だけです。
lesson-6-exit = 海の戦争に勝ったのは、どちらだと思いますか？多く沈めた側ですか、それとも、最後まで行く手をふさいでいた側ですか？
lesson-6-home-1 = 次にゲームをするとき、半年が終わるたびに、点を見る前に両軍の艦を数えましょう。
lesson-6-home-2 = はじめはうまくいき、月ごとに高くつくものを1つ見つけましょう。あなたなら、いつやめますか？
lesson-6-what-if = 潜水艦戦のきまりが違っていたら？何が変わるかを見る
lesson-6-person-scheer = シェア提督
lesson-6-person-scheer-post = ドイツ大海艦隊
lesson-6-person-jellicoe = ジェリコー提督
lesson-6-person-jellicoe-post = イギリス大艦隊、のちに海軍本部
lesson-6-person-hipper = ヒッパー提督
lesson-6-person-hipper-post = 1918年のドイツ大海艦隊
lesson-6-person-beatty = ビーティー提督
lesson-6-person-beatty-post = 1916年末からのイギリス大艦隊
lesson-6-ending-1 = 1918年11月21日、ドイツ艦隊は抑留されるためにフォース湾へ向かいました。そして1919年6月21日、スカパ・フローで乗組員たちの手によって沈められました。
lesson-6-ending-2 = 陸の戦いと比べて、封鎖が戦争をどれだけ決めたか。いまも意見が分かれています。
lesson-6-ending-3 = 1918年の終わりに両軍の点が同じなら、ゲームはイギリスの勝ちです。行く手をふさぎ続けた艦隊は、役目を果たしたのです。
lesson-6-more-1 = 6が出るたびに、アメリカの艦は工廠に入ります。3回の判定で、それは何回起こるでしょうか？
lesson-6-more-2 = 点の差と両軍の艦をそろえて、ターンの終わりを調べます。どちらが、どのルールで勝つでしょうか？

# 1 抑えるか、始めるか
lesson-6-hold-or-begin-title = 抑えるか、始めるか
lesson-6-hold-or-begin-goal = 1つの命令が、1年で何を変えるかを見ましょう。
lesson-6-hold-or-begin-hook = 1916年5月4日。ドイツの潜水艦が客船サセックスに魚雷を撃ち、アメリカは国交を断つと警告します。あなたはシェア提督の参謀です。提督は、中途半端を望みません。
lesson-6-hold-or-begin-rule-1 = 警告なしの潜水艦戦が始まるかを、半年ごとにサイコロで決めます。1916年前半は、1〜3なら始まらず、4か5ならドイツが決め、6ならひとりでに始まります。
lesson-6-hold-or-begin-rule-2 = 1916年後半は、1か2なら始まらず、3〜5ならドイツが決め、6ならひとりでに始まります。
lesson-6-hold-or-begin-rule-3 = 5が出ても、抑えるなら始まりません。始めるなら潜水艦戦です。
lesson-6-hold-or-begin-assumption-1 = 1年のあいだ、同じ命令を続けます。この表の数値は、この教材の推定復元です。
lesson-6-hold-or-begin-scene = ターンの目盛りは、潜水艦戦が始まる半年へ動きます。始まれば、潜水艦がヴィルヘルムスハーフェンから北へ出て行きます。
lesson-6-hold-or-begin-thrown = { $number ->
    [4] 1916年前半
    [5] 1916年後半
    [6] 1917年前半
    [7] 1917年後半
    [8] 1918年前半
   *[other] 1918年後半
 }：{ $outcome }
lesson-6-hold-or-begin-act-task = 潜水艦はイギリスを飢えさせるかもしれませんが、アメリカが敵になるかもしれません。許されればすぐに警告なしで沈めますか？それとも抑えますか？
lesson-6-hold-or-begin-act-hold = 抑える：潜水艦は港に残る
lesson-6-hold-or-begin-act-begin = 始める：スコットランドを回って出る
lesson-6-hold-or-begin-act-told = 抑えても、始まることはあります。表でもベルリンでも、あなた抜きで決まることがあるのです。
lesson-6-hold-or-begin-predict = あなたの命令でこの1年を100回くり返すと、1916年の終わりまでに潜水艦戦が始まっているのは何回でしょうか？
lesson-6-hold-or-begin-target = 1916年の終わりまでに始まる
lesson-6-hold-or-begin-control = いつから数えるか
lesson-6-hold-or-begin-set-4 = 1916年前半から
lesson-6-hold-or-begin-set-5 = 1916年後半から
lesson-6-hold-or-begin-outcome-4 = 1916年前半
lesson-6-hold-or-begin-outcome-5 = 1916年後半
lesson-6-hold-or-begin-outcome-6 = 1917年前半
lesson-6-hold-or-begin-outcome-7 = 1917年後半
lesson-6-hold-or-begin-outcome-8 = 1918年前半
lesson-6-hold-or-begin-outcome-9 = 1918年後半
lesson-6-hold-or-begin-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-hold-or-begin-high = 予想は{ $guess }、正しくは{ $target-plain }です。2回目の判定を数えるのは、1回目に始まらなかった年だけです。
lesson-6-hold-or-begin-low = 予想は{ $guess }、正しくは{ $target-plain }です。1年に判定は2回あり、どちらで始まってもいいのです。
lesson-6-hold-or-begin-explain-1 = 抑えるなら、始まるのは毎回6だけです。2回とも始まらないのは5/6 × 5/6で、その残りが{ $hold-plain }です。
lesson-6-hold-or-begin-explain-2 = 始めるなら、1回目は4、5、6、2回目は3〜6で始まります。始まらないのは3/6 × 2/6で、その残りが{ $begin-plain }です。
lesson-6-hold-or-begin-explain-3 = つまり、何も起こらない年を数えればよいのです。判定のたびに減っていきます。
lesson-6-hold-or-begin-vary = 半年が過ぎて、何も始まりませんでした。1916年後半から数えましょう。危険はどれだけ残っていますか？
lesson-6-hold-or-begin-varied = 抑えるなら{ $hold-five-plain }、始めるなら{ $begin-five-plain }です。2回の判定のうち、残りは1回です。サイコロに借りはありません。
lesson-6-hold-or-begin-check-1 = 1916年後半は、6だけでなく5でもひとりでに始まるとします。あなたは抑えます。年末までに始まっているのは、36通りのうち何通りですか？
lesson-6-hold-or-begin-check-1-sum = 18通り
lesson-6-hold-or-begin-check-1-sum-why = 6と12を足した数です。でも、始まるのは1度だけです。6のあとに5か6が出る年を、2度数えています。
lesson-6-hold-or-begin-check-1-face = 17通り
lesson-6-hold-or-begin-check-1-face-why = 目が1つ増えると6通り増えます。でも、そのうち1通りは、1個目の6でもう始まっています。
lesson-6-hold-or-begin-check-1-rest = 16通り
lesson-6-hold-or-begin-check-1-rest-why = 始まらない年を数えます。1個目の5つの目に、2個目の4つの目で20通り。残りが16通りです。
lesson-6-hold-or-begin-check-2 = 1917年1月。まだ始まっていません。2〜4ならあなた次第、5か6なら始まります。どうしますか？
lesson-6-hold-or-begin-check-2-hold = 抑え続ける
lesson-6-hold-or-begin-check-2-hold-why = アメリカは、もう少し外にいるかもしれません。でも、表があなたに任せることは、もう多くありません。
lesson-6-hold-or-begin-check-2-begin = 次の機会に始める
lesson-6-hold-or-begin-check-2-begin-why = ほとんど確実に始まり、はじめは点になります。でも、敵にアメリカの艦が10隻加わります。
lesson-6-hold-or-begin-check-2-column-now = 1917年半ばまでに開始
lesson-6-hold-or-begin-check-2-column-year = 1917年末までに開始
lesson-6-hold-or-begin-history-1 = ドイツは1916年5月4日、沈める前に警告すると約束しました。シェアは、もう潜水艦を呼び戻していました。そんな条件では役に立たないと考えたのです。
lesson-6-hold-or-begin-history-2 = 始めるかどうかをめぐって、提督、大臣、皇帝が争いました。その代わりに振るサイコロは、どうなるかわからなかったことを表します。

# 2 最初の一撃
lesson-6-first-blow-title = 最初の一撃
lesson-6-first-blow-goal = 最初の一撃にどれだけの値打ちがあるかを見ましょう。
lesson-6-first-blow-since-hold = 1916年には、あなたもドイツも抑えました。1917年、ドイツの指導部は逆の決断をします。
lesson-6-first-blow-since-begin = あなたは1916年に始めようとしました。ドイツの指導部は抑え、1年後に考えを変えます。
lesson-6-first-blow-since-none = 1916年にはドイツは抑えました。1917年、指導部は逆の決断をします。
lesson-6-first-blow-hook = 1917年4月10日。2か月前に始まりました。ジェリコー提督がアメリカのシムズ提督に損害の数を見せます。このままでは戦争に負ける、と。
lesson-6-first-blow-rule-1 = その後は半年ごとにサイコロを1個振ります。4か5ならドイツの1点、6なら2点です。
lesson-6-first-blow-rule-2 = 2回目は目から1、3回目は2、そのあとは3を引きます。0以下ならイギリスの1点です。
lesson-6-first-blow-assumption-1 = 点数は、この教材の推定復元です。
lesson-6-first-blow-scene = { $set ->
    [2] 盤面は1917年後半。2回目の判定だとしてみます。
    [3] 盤面は1917年後半。3回目の判定だとしてみます。
    [4] 盤面は1917年後半。4回目の判定だとしてみます。
   *[other] 盤面は、この話の半年あと、1917年後半の1回目の判定です。ドイツの得点になれば点数の目盛りは左へ動き、潜水艦が進みます。
 }
lesson-6-first-blow-predict = 1回目です。ドイツは平均して何点を得ますか？
lesson-6-first-blow-target = ドイツの点
lesson-6-first-blow-control = 判定の順番
lesson-6-first-blow-example = 2回目で、目は6です。1を引いて表の5を見ます。ドイツの得点は2点ではなく、1点です。
lesson-6-first-blow-right = いい予想です。平均は{ $target }点です。
lesson-6-first-blow-high = 予想は{ $guess }でした。正確な平均は{ $target }点です。目の半分では、何も得られません。
lesson-6-first-blow-low = 予想は{ $guess }でした。正確な平均は{ $target }点です。1点の目が2つ、2点の目が1つあります。
lesson-6-first-blow-explain-1 = 6つの目で0、0、0、1、1、2点。6つ合わせて4点です。
lesson-6-first-blow-explain-2 = 平均は{ $target }点です。いちばん大きい2点になるのは{ $two-plain }です。
lesson-6-first-blow-vary = もっとあとの回を見てみましょう。平均してドイツが点を失うのは、何回目からですか？
lesson-6-first-blow-varied = 2回目の平均は{ $second }点、3回目は{ $third }点です。護送船団と新しい船が、流れを変えていきます。
lesson-6-first-blow-check-1 = 2回目の判定では1を引きます。1回目よりドイツの点が1点減るのは、どの目ですか？
lesson-6-first-blow-check-1-all = 6つ全部
lesson-6-first-blow-check-1-all-why = どの目も1つ下の段を見ます。でも2、3、5は、1つ下でも同じ点です。
lesson-6-first-blow-check-1-some = 1と4と6
lesson-6-first-blow-check-1-some-why = 6は2点から1点に、4は1点から0点になり、1ではイギリスの1点になります。点が変わるのは、表の境目だけです。
lesson-6-first-blow-check-1-high = 4と5と6
lesson-6-first-blow-check-1-high-why = 5は4と読み、どちらも1点です。でも下の端では、1を0と読んでイギリスの1点になります。
lesson-6-first-blow-check-2 = 2回目の判定でドイツが1点以上を得るのは、どのくらいですか？
lesson-6-first-blow-check-2-mark-nothing = 1回目の0点
lesson-6-first-blow-check-2-right = 残るのは5と6、6つの目のうちの2つだけです。
lesson-6-first-blow-check-2-high = 1回目ほどではありません。1を引くので、4ではもう点になりません。残るのは5と6です。
lesson-6-first-blow-check-2-low = サイコロの1段で減る目は1つだけです。5と6なら、まだ点になります。
lesson-6-first-blow-history-1 = ジェリコーの数字によると、1917年に失われた船舶は、4〜6月が223万7千トン、7〜9月が149万4千トン、10〜12月が127万3千トンでした。
lesson-6-first-blow-history-2 = トンが、そのまま点になるわけではありません。ゲームが言うのはこれだけです。はじめは強く、やがて弱まり、最後にはドイツの損になる。

# 3 全部の合計
lesson-6-the-sum-title = 全部の合計
lesson-6-the-sum-goal = 潜水艦戦を終わりまで追いかけましょう。
lesson-6-the-sum-carried = あなた自身のサイコロにもどりましょう。潜水艦戦が始まったのは{ $own-rolls ->
    [1] 1918年前半で、1918年の終わりまでに、あと1回
    [2] 1917年後半で、1918年の終わりまでに、あと2回
    [4] 1916年後半で、1918年の終わりまでに、あと4回
    [5] 1916年前半で、1918年の終わりまでに、あと5回
   *[other] 1917年前半で、1918年の終わりまでに、あと3回
 }判定があります。
lesson-6-the-sum-hook = 1917年12月7日。アメリカの戦艦が、スカパ・フローのビーティー提督に加わります。潜水艦戦がアメリカを引き入れたのです。それだけの値打ちはあったのでしょうか？
lesson-6-the-sum-rule-1 = 判定は1回ごとに1つずつ厳しくなります。引く数は0、次に1、2、3。全部の点を足します。
lesson-6-the-sum-assumption-1 = 潜水艦戦を、1回目の判定からもう一度たどります。数えるのはその点だけです。
lesson-6-the-sum-scene = 1918年の終わりまで。ターンの列は、判定の始まりです。ドイツが得をすると点数は左へ、イギリスが得をすると右へ動きます。
lesson-6-the-sum-thrown = { $number }回目：ドイツに{ $outcome }点
lesson-6-the-sum-predict = 判定が{ $own-rolls }回あります。100回のゲームのうち、合計でドイツが得をするのは何回でしょうか？
lesson-6-the-sum-option-seldom = 30回より少ない
lesson-6-the-sum-option-less = 30〜49回
lesson-6-the-sum-option-more = 50〜69回
lesson-6-the-sum-option-nearly = 70回以上
lesson-6-the-sum-target = ドイツが得をする
lesson-6-the-sum-control = 潜水艦の判定の回数
lesson-6-the-sum-watch = ドイツの得点の平均
lesson-6-the-sum-outcome--5 = −5、イギリスが5点
lesson-6-the-sum-outcome--4 = −4、イギリスが4点
lesson-6-the-sum-outcome--3 = −3、イギリスが3点
lesson-6-the-sum-outcome--2 = −2、イギリスが2点
lesson-6-the-sum-outcome--1 = −1、イギリスが1点
lesson-6-the-sum-outcome-0 = 0、どちらもなし
lesson-6-the-sum-outcome-1 = ドイツが1点
lesson-6-the-sum-outcome-2 = ドイツが2点
lesson-6-the-sum-outcome-3 = ドイツが3点
lesson-6-the-sum-outcome-4 = ドイツが4点
lesson-6-the-sum-right = そのとおりです。{ $target-plain }です。
lesson-6-the-sum-high = もっと少なく、{ $target-plain }です。{ $own-rolls ->
    [1] 半分の目は、何ももたらしません。
    [2] どちらの判定も、何ももたらさないことがよくあります。
   *[other] 1回目で得たものを、あとの判定で失うことがよくあります。
 }
lesson-6-the-sum-low = もっと多く、{ $target-plain }です。{ $own-rolls ->
    [1] 1回目からは、何も引かれません。
   *[other] はじめの2回は、ドイツに有利です。
 }
lesson-6-the-sum-explain-1 = { $own-rolls ->
    [1] 1回だけなら、足すものはありません。平均は{ $mean }点で、半分のゲームでは0点です。
    [2] 合計の平均は、それぞれの平均の合計です。{ $first-fraction }、次に{ $second-fraction }。合わせて{ $mean }点です。
    [4] 合計の平均は、それぞれの平均の合計です。{ $first-fraction }、次に{ $second-fraction }、{ $third-fraction }、{ $fourth-fraction }。合わせて{ $mean }点です。
    [5] 合計の平均は、それぞれの平均の合計です。{ $first-fraction }、次に{ $second-fraction }、{ $third-fraction }、そして{ $fourth-fraction }が2回。合わせて{ $mean }点です。
   *[other] 合計の平均は、それぞれの平均の合計です。{ $first-fraction }、次に{ $second-fraction }、そのあと{ $third-fraction }。合わせて{ $mean }点です。
 }
lesson-6-the-sum-explain-2 = { $own-rolls ->
    [1] これほど遅く始めれば、損はありません。1回目だけでは、イギリスは得をしないのです。
   *[other] でも、結果は大きくばらつきます。イギリスのほうが得をするのも{ $behind-plain }です。
 }
lesson-6-the-sum-vary = { $own-rolls ->
    [5] 平均でドイツがまだ点を得るのは、判定が多くても何回までですか？
   *[other] 平均でドイツが点を失うのは、判定が少なくとも何回あるときですか？
 }
lesson-6-the-sum-varied = 平均は、2回で{ $mean-two }点と最高になり、{ $own-rolls ->
    [5] 4回でもまだ{ $mean-four }点が残ります。
   *[other] 5回では{ $mean-five }点です。
 }
lesson-6-the-sum-check-1 = 3回の判定で、ドイツは3点を得ました。あと3回続きます。最後は何点になりそうですか？
lesson-6-the-sum-check-1-kept = 3点。得た点は残る
lesson-6-the-sum-check-1-kept-why = 得た点は残ります。でも3を引くあとの判定は、0点か、1点の損です。
lesson-6-the-sum-check-1-less = 1点か2点くらい
lesson-6-the-sum-check-1-less-why = 3を引くと、1〜3の目は1点の損、4〜6は0点です。1回に0.5点ずつ、3回続きます。
lesson-6-the-sum-check-1-back = 0より下。6回の平均だから
lesson-6-the-sum-check-1-back-why = それは、振る前の平均です。3点はもう手にあり、決まっていないのはあとの3回だけです。
lesson-6-the-sum-check-2 = ドイツの平均の点は？順番に並べましょう。
lesson-6-the-sum-check-2-first = いちばん少ない
lesson-6-the-sum-check-2-last = いちばん多い
lesson-6-the-sum-check-2-six = 判定が6回
lesson-6-the-sum-check-2-six-why = はじめの3回のあとに、悪い判定が3回。いちばん悪くなります。
lesson-6-the-sum-check-2-five = 判定が5回
lesson-6-the-sum-check-2-five-why = 3を引く判定が2回。平均はマイナスですが、6回よりはましです。
lesson-6-the-sum-check-2-four = 判定が4回
lesson-6-the-sum-check-2-four-why = 3を引く判定が1回で、ほとんど失いますが、全部ではありません。
lesson-6-the-sum-check-2-two = 判定が2回
lesson-6-the-sum-check-2-two-why = どちらの判定も平均すれば得で、損になる判定がありません。
lesson-6-the-sum-check-2-right = はじめは強く、やがて弱まり、最後には損になる。ちょうどよいときにやめた人が、いちばん得をします。
lesson-6-the-sum-check-3 = 始める時を選べるとしましょう。1度始めると、1918年の終わりまで続きます。どう命令しますか？
lesson-6-the-sum-check-3-early = 1915年後半：あと6回振る
lesson-6-the-sum-check-3-early-why = イギリスがすぐに屈すると思うなら、これです。戦争が続けば、あとの回で、はじめに得たより多くを失います。
lesson-6-the-sum-check-3-middle = 1916年後半：あと4回振る
lesson-6-the-sum-check-3-middle-why = 史実に近い命令です。2回はたいてい味方になり、2回はたいてい敵になります。
lesson-6-the-sum-check-3-late = 1917年後半：あと2回振る
lesson-6-the-sum-check-3-late-why = 点ではいちばん安全で、イギリスが得をすることはあまりありません。でも、この武器を使わずに3年が過ぎました。
lesson-6-the-sum-check-3-column-gain = ドイツの得
lesson-6-the-sum-check-3-column-loss = イギリスの得
lesson-6-the-sum-more-1 = 3回の判定の平均は{ $mean-three-decimal }点です。ドイツは必ず得をしますか？
lesson-6-the-sum-more-1-sure = はい。平均が0より大きいから。
lesson-6-the-sum-more-1-sure-why = 平均は約束ではありません。半分近くのゲームは得になりません。
lesson-6-the-sum-more-1-wide = いいえ。結果は大きくばらつく。
lesson-6-the-sum-more-1-wide-why = 平均すれば得でも、得をしないゲームはたくさんあります。
lesson-6-the-sum-more-1-even = いいえ。得も損も同じくらい起こる。
lesson-6-the-sum-more-1-even-why = それなら平均は0のはずです。平均は0より上です。
lesson-6-the-sum-history-1 = アメリカの戦艦は、大艦隊の第6戦艦戦隊として働きました。
lesson-6-the-sum-history-2 = アメリカの参戦には、いくつもの理由がありました。ゲームでは、潜水艦だけがその理由です。

# 4 残るのはだれか？
lesson-6-who-is-left-title = 残るのはだれか？
lesson-6-who-is-left-goal = 艦隊が、戦いに敗れなくても負けるわけを見ましょう。
lesson-6-who-is-left-since-hold = あなたはかつて潜水艦を抑えました。いま出せるのは、大きな艦だけです。
lesson-6-who-is-left-since-begin = あなたの潜水艦では、戦争に勝てませんでした。いま出せるのは、大きな艦だけです。
lesson-6-who-is-left-since-none = 潜水艦では、戦争に勝てませんでした。いま出せるのは、大きな艦だけです。
lesson-6-who-is-left-hook = 1918年10月29日。休戦が話し合われているのに、ヒッパー提督は最後の決戦に艦隊を集めます。艦の底では、乗組員がボイラーの火を消しています。
lesson-6-who-is-left-rule-1 = 撃たれた艦はサイコロを2個振り、ドイツ艦は1を引きます。7〜9なら損傷してドックに入り、10以上なら沈没です。
lesson-6-who-is-left-rule-2 = ターンの終わりに艦隊の艦が少なすぎると負けです。ドイツは11隻、イギリスは21隻を下回ったときです。
lesson-6-who-is-left-assumption-1 = ドイツは18隻です。1回の決戦の1ラウンドだけを考え、数える前に修理から戻る艦はありません。
lesson-6-who-is-left-assumption-2 = 撃たれるのが15隻か12隻というのは、この教材の想定です。
lesson-6-who-is-left-scene = ドイツの6個艦隊です。沈没や損傷の艦は上の数から抜け、1隻沈むごとにイギリスの1点にもなります。
lesson-6-who-is-left-act-task = 勝てば、講和の話し合いで役に立つかもしれません。でも、やられた艦は最後の数に入りません。もし乗組員が従うなら、何を出しますか？
lesson-6-who-is-left-act-all = 全艦隊：15隻が撃たれる
lesson-6-who-is-left-act-part = 一部をフランドルへ：12隻が撃たれる
lesson-6-who-is-left-act-told = 18隻なら、撃たれる艦が3隻増えるだけで、危険は3倍を超えます。限界が近いからです。
lesson-6-who-is-left-predict = あなたの命令では、100回のうち何回、残りが11隻より少なくなるでしょうか？
lesson-6-who-is-left-target = 残りが11隻より少ない
lesson-6-who-is-left-control = 決戦前のドイツ艦
lesson-6-who-is-left-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-who-is-left-high = 予想は{ $guess }、正しくは{ $target-plain }です。撃たれたドイツ艦の半分以上は無事に残ります。
lesson-6-who-is-left-low = 予想は{ $guess }、正しくは{ $target-plain }です。沈んだ艦だけでなく、損傷した艦も数に入りません。
lesson-6-who-is-left-explain-1 = 1を引くので、目の合計が7以下なら無事です。36通りのうち21通りで、残りの15通りではその艦がいなくなります。
lesson-6-who-is-left-explain-2 = 残りの平均は、全艦隊なら{ $mean-all }隻、一部なら{ $mean-part }隻です。11隻を下回るのは8隻がいなくなったときで、{ $all-plain }と{ $part-plain }です。
lesson-6-who-is-left-vary = どちらの命令でも、どんな目が出ても11隻を下回らないためには、ドイツは何隻必要ですか？
lesson-6-who-is-left-varied = 全艦隊なら、26隻でやっと{ $all-safe-percent }です。15隻すべてを失っても11隻が残ります。一部なら20隻でほとんど安全で、{ $part-twenty }です。
lesson-6-who-is-left-check-1 = イギリスは艦隊に24隻あり、21隻が必要です。8隻が撃たれ、1は引きません。ドイツの全艦隊より危険ですか？
lesson-6-who-is-left-check-1-large = 安全。艦が多いから
lesson-6-who-is-left-check-1-large-why = 大切なのは、何隻までいなくなってよいかです。ドイツは7隻、イギリスは3隻だけです。
lesson-6-who-is-left-check-1-few = 安全。撃たれる艦が少ないから
lesson-6-who-is-left-check-1-few-why = 撃たれる数は半分ほどです。でも4隻いなくなれば届き、1を引かないので、撃たれた艦の半分より多くがいなくなります。
lesson-6-who-is-left-check-1-greater = もっと危険
lesson-6-who-is-left-check-1-greater-why = 8隻のうち4隻いなくなれば届き、イギリスの艦がいなくなるのは36通りのうち21通りです。{ $britain-plain }です。
lesson-6-who-is-left-check-2 = 18隻ではなく16隻で、15隻が撃たれます。残りが11隻より少なくなるのは何回くらいですか？
lesson-6-who-is-left-check-2-mark-all = 18隻のとき
lesson-6-who-is-left-check-2-right = 今度は6隻いなくなれば届き、いなくなる数の平均も6隻くらいです。
lesson-6-who-is-left-check-2-high = 15隻のうち6隻がいなくなる場合です。それがだいたい平均なので、半分より多いのですが、必ずではありません。
lesson-6-who-is-left-check-2-low = 2隻の差は小さく見えます。でも、8隻ではなく6隻で届くようになり、6隻はだいたい平均の数です。
lesson-6-who-is-left-history-1 = 乗組員たちは従いませんでした。出撃は中止され、反乱は艦から港へ、そしてドイツじゅうへ広がりました。
lesson-6-who-is-left-history-2 = ゲームが数えるのは艦だけです。この艦隊の戦争を終わらせたのは、飢えと疲れ、そしてもう海に出ようとしない人々でした。

# Mission
lesson-6-mission-title = こんどはあなた：戦われなかった海戦
lesson-6-mission-task = 1918年10月29日。あなたはヒッパーです。乗組員が命令に従い、イギリスの巡洋戦艦と古い戦艦に出会ったとしましょう。傷ついた艦は、最後の数に入りません。イギリスの巡洋戦艦を3隻以上戦列から外し、味方の損失は2隻までに抑えてください。
lesson-6-mission-goal = 巡洋戦艦を3隻外し、損失は2隻まで
lesson-6-mission-word-1 = 主導権の数：目に修正と、いま足す数を加えます。敵より2以上大きければ、差が2ごとに状況を1つ選べます。
lesson-6-mission-word-2 = 過剰運動：その数をサイコロに足します。ここの艦隊の数までです。出た目がその数以下なら、砲撃できません。
lesson-6-mission-word-3 = 半砲撃：サイコロに2を足しますが、このラウンドの砲撃数は半分になります。
lesson-6-mission-word-4 = 戦闘の継続：この砲撃のあと、双方の残った艦でもう1度、撃ち合います。
lesson-6-mission-word-5 = BCと(BC)：巡洋戦艦です。数えるのは、ビーティーの艦隊1への命中です。(B)は旧式戦艦で、当てやすくても任務には数えません。
lesson-6-mission-word-6 = 損失は2隻まで：数えるのは自軍の艦隊1、ザイドリッツ、モルトケ、フォン・デア・タンです。ほかの艦は数えません。
lesson-6-mission-met = ビーティーの巡洋戦艦が3隻以上、戦列を離れました。史実では、この海戦は起こりませんでした。乗組員がボイラーの火を消し、1918年11月21日、ドイツ艦隊は抑留されるためフォース湾に来ました。
lesson-6-mission-missed = { $number ->
    [0] イギリスの巡洋戦艦は、1隻も戦列を離れていません。
    [-1] イギリスの巡洋戦艦は1隻が戦列を離れました。あと2隻でした。
    [-2] イギリスの巡洋戦艦は2隻が戦列を離れました。あと1隻でした。
   *[other] イギリスの巡洋戦艦は3隻以上が戦列を離れましたが、味方の巡洋戦艦も3隻以上失いました。
 } 史実では、この海戦は起こりませんでした。乗組員がボイラーの火を消し、1918年11月21日、ドイツ艦隊は抑留されるためフォース湾に来ました。次は、何をどこまで賭けますか。
