# エピソード4：マセドニアンとユナイテッド・ステーツ、1812年10月25日
lesson-4-title = 旗が降りるまで
lesson-4-blurb = フリゲートが沈むことは、ほとんどありませんでした。降伏したのです。乗組員は、いつ戦うのをやめるのでしょう。
lesson-4-goal-1 = 「悪い目が1つでも出る」確率を計算する
lesson-4-goal-2 = 小さな危険が、くり返すと大きくなることを知る
lesson-4-goal-3 = 勇気のモデルに言えることと、言えないことを見分ける
lesson-4-summary-1 = くり返す危険は、1回ごとに見るより大きくなりますが、確実にはなりません。旗がいつまで揚がっているかは、だれにも命令できません。
lesson-4-summary-2 = 悪い目が1つで足りるときは、1つも出ない場合を数えます。
lesson-4-summary-3 = モラルの段は、訓練と信頼と恐れをまとめた言葉です。人に段はありません。
lesson-4-exit = 毎日、傘を持たずに出かけます。雨は、毎日降るかもしれません。1週間について何が言えますか。何は言えませんか。
lesson-4-home-1 = 次にゲームをするとき、ターンの前にストライク・マーカーを数え、旗がいつまでもつかを言ってみましょう。何回当たりましたか。
lesson-4-home-2 = あきらめることが正しかったのは、どんなときですか。だれが決め、だれがその結果を負いましたか。
lesson-4-what-if = 船体やモラルの判定が違っていたら？何が変わるかを見る
lesson-4-person-carden = カーデン艦長
lesson-4-person-carden-post = イギリスのフリゲート、マセドニアン
lesson-4-person-decatur = ディケーター艦長
lesson-4-person-decatur-post = アメリカのフリゲート、ユナイテッド・ステーツ
lesson-4-person-leech = サミュエル・リーチ
lesson-4-person-leech-post = マセドニアンの火薬運び、14歳
lesson-4-ending-1 = 昼近く、カーデンは旗を降ろしました。死傷者はマセドニアンが301人のうち104人、ユナイテッド・ステーツが478人のうち12人です。ディケーターは大西洋を渡って艦を持ち帰り、マセドニアンはアメリカ海軍の艦になりました。
lesson-4-ending-2 = 軍法会議は、カーデンを名誉ある無罪としました。ただ、風上を守ろうとするあまり、近づく機会を逃したとも認めました。
lesson-4-ending-3 = ゲームでは、サイコロで旗が降ります。カーデンは士官たちに問い、自分で決めました。サイコロは、そんなときの、私たちにわからない部分の代わりです。
lesson-4-more-1 = マーカーが3つ。旗が降りているほうが多くなるのは、何ターン目からですか。
lesson-4-more-2 = 3個で判定します。よく訓練していると、どのくらい助かりますか。

# 1 まっすぐに？
lesson-4-bow-on-title = まっすぐ行くか
lesson-4-bow-on-goal = 敵への近づき方を選びましょう。
lesson-4-bow-on-hook = 1812年10月25日の朝、アゾレス諸島の南。カーデン艦長のマセドニアンは風上にいます。風下で、ディケーター艦長のユナイテッド・ステーツが待っています。大きくて遅く、重い砲を積んだ艦です。
lesson-4-bow-on-rule-1 = 距離6までは8個、その先は4個が、5か6で当たります。距離の半分の数のサイコロが、命中を取り消します。
lesson-4-bow-on-rule-2 = 艦首の前から撃たれると、命中は1.5倍に数えます。縦射です。
lesson-4-bow-on-rule-3 = 命中の数を、「青」と呼ぶサイコロと比べます。それより多い分だけ（3個まで）、モラル（戦い続ける気持ち）の判定を振り、2以下が1個でも出ると1段下がります。
lesson-4-bow-on-assumption-1 = 判定はゲームのシートにあります。縦射が何倍か、何発で判定になるかは、この教材の提案です。
lesson-4-bow-on-scene = 風は東から吹いています。マセドニアンが風上、ユナイテッド・ステーツが風下で待ちます。
lesson-4-bow-on-act-task = あなたはカーデンです。どう近づきますか。点線は、艦首を向けた所、斜めの所、離れた所です。
lesson-4-bow-on-act-straight = まっすぐ：いちばん早いが、艦首が敵の砲へ
lesson-4-bow-on-act-slanting = 斜めに：遅いが、横を見せる
lesson-4-bow-on-act-off = まだ行かない：何も決まらない
lesson-4-bow-on-act-told = まっすぐがいちばん近道ですが、何分もの間、敵の砲がみな、甲板を端から端まで見通します。斜めなら時間がかかります。離れていれば何も失いませんが、何も決まりません。
lesson-4-bow-on-predict = その近づき方で、敵の斉射100回のうち、味方のモラルが下がるのは何回でしょうか。
lesson-4-bow-on-target = モラルが下がる
lesson-4-bow-on-control = マセドニアンの乗組員
lesson-4-bow-on-set-unfit = ひるんでいる
lesson-4-bow-on-set-steady = しっかりしている
lesson-4-bow-on-set-handy = よく訓練し、自信がある
lesson-4-bow-on-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-4-bow-on-low = 予想は{ $guess }、正しくは{ $target-plain }です。いつもではなくても、起こります。
lesson-4-bow-on-high = 予想は{ $guess }、正しくは{ $target-plain }です。少しの命中で、すぐにくじけることはあまりありません。
lesson-4-bow-on-explain-1 = 横からの2つは2つのままですが、縦に撃たれると3つ、4つなら6つと数えます。判定になるのは、青いサイコロを超えた分だけです。
lesson-4-bow-on-explain-2 = まっすぐなら{ $straight-plain }、斜めなら{ $slanting-plain }、距離8にいれば{ $off-plain }だけです。
lesson-4-bow-on-vary = みなが望んで乗っているわけではありません。斜めに近づいても、しっかりした乗組員でまっすぐ行くのと同じくらい危ないのは、どの乗組員ですか。
lesson-4-bow-on-varied = ひるんでいるときです。斜めで{ $slanting-unfit-plain }、まっすぐなら{ $straight-unfit-plain }にもなります。一度ひるんだ人は、またひるみやすくなります。
lesson-4-bow-on-check-1 = 艦首からの縦射は、命中を1.5倍に数えます。モラルの危険は、どれだけ増えますか。
lesson-4-bow-on-check-1-half = 1.5倍
lesson-4-bow-on-check-1-half-why = 2つの数を比べると、2倍をこえます。1発や2発ではモラルは動かず、まとまると大きく動きます。
lesson-4-bow-on-check-1-more = 1.5倍より大きく
lesson-4-bow-on-check-1-more-why = 少しの命中では判定になりません。縦射は、多くの斉射をその境目の上へ押し上げます。
lesson-4-bow-on-check-1-same = 増えない。青いサイコロは同じだから
lesson-4-bow-on-check-1-same-why = サイコロは同じでも、それを超える命中が増えます。比べる相手のほうが大きくなったのです。
lesson-4-bow-on-check-2 = 今度は逆です。マセドニアンがユナイテッド・ステーツを縦射できるのは、どこですか。
lesson-4-bow-on-check-2-stern = 艦尾の後ろを横切る所
lesson-4-bow-on-check-2-stern-why = こちらの片舷全部が、敵を端から端まで見通します。敵はほとんど撃ち返せません。
lesson-4-bow-on-check-2-beside = 横に並んだ所
lesson-4-bow-on-check-2-beside-why = 並んでいては、どちらも縦射できません。しかも敵の砲のほうが重いのです。
lesson-4-bow-on-history-1 = カーデンは風上を守り、斜めに近づきました。敵の24ポンドの長砲に撃たれ、味方の短い砲は撃ち返せませんでした。
lesson-4-bow-on-history-2 = 何発で乗組員がひるむかは、だれにもわかりません。判定はシートにありますが、いつ判定するかは、この教材が決めました。

# 2 悪い目は1つで足りる
lesson-4-one-bad-die-title = 悪い目は1つで足りる
lesson-4-one-bad-die-goal = 乗組員がひるむ確率を計算しましょう。
lesson-4-one-bad-die-since-straight = あなたはまっすぐ近づきました。艦首は傷だらけですが、今、敵と並んでいます。
lesson-4-one-bad-die-since-slanting = あなたは斜めに近づきました。カーデンと同じです。今、敵と並んでいます。
lesson-4-one-bad-die-since-off = あなたは離れていました。でも敵の砲のほうが遠くへ届きます。カーデンは近づくしかありませんでした。
lesson-4-one-bad-die-since-none = カーデンは斜めに近づきました。今、敵と並んでいます。
lesson-4-one-bad-die-carried = これは、あなた自身の艦で、あなたのサイコロが残したままです。そのあとも合わせて、船体のボックスは40のうち{ $own-hull }を失い、{ $own-crew ->
    [unfit] 乗組員はひるんでいます。
   *[other] 乗組員はしっかりしています。
 }
lesson-4-one-bad-die-hook = 1812年10月25日、戦いのさなか。14歳のサミュエル・リーチは、砲へ火薬を運びます。まわりで人が倒れます。甲板のカーデンは、どこで戦い続けるかを決めなければなりません。
lesson-4-one-bad-die-rule-1 = 多く当たるほど、多くのサイコロでモラルを判定します。ここでは、横に並べば2個、もっと近ければ3個、離れれば1個です。
lesson-4-one-bad-die-rule-2 = 2以下が1個でも出ると、モラルが1段下がります。
lesson-4-one-bad-die-rule-3 = よく訓練した乗組員は各サイコロに1を足し、ひるんだ乗組員は1を引きます。
lesson-4-one-bad-die-assumption-1 = 判定は全員で1つです。場所ごとの個数は、ここでは簡単にしてあります。ゲームでは、当たった数で決まります。
lesson-4-one-bad-die-scene = { $order ->
    [off] マセドニアンは離れました。色のついた所は、ユナイテッド・ステーツの砲が撃てる所です。最後に、得をした艦に輪が付きます。
   *[other] 戦いのさなかのマセドニアン。色のついた所は、ユナイテッド・ステーツの砲が撃てる所です。最後に、得をした艦に輪が付きます。
 }
lesson-4-one-bad-die-predict = その命令で、{ $own-crew ->
    [unfit] 「ひるんでいる」
   *[other] 「しっかりしている」
 }乗組員のモラルが下がるのは、どのくらいでしょうか。
lesson-4-one-bad-die-option-third = 100回のうち40回より少ない
lesson-4-one-bad-die-option-half = 半分くらい：40〜60回
lesson-4-one-bad-die-option-thirds = 100回のうち60回より多い
lesson-4-one-bad-die-target = モラルが下がる
lesson-4-one-bad-die-outcome-true = モラルが下がる
lesson-4-one-bad-die-outcome-false = モラルは保たれる
lesson-4-one-bad-die-control = マセドニアンの乗組員
lesson-4-one-bad-die-set-unfit = ひるんでいる
lesson-4-one-bad-die-set-steady = しっかりしている
lesson-4-one-bad-die-set-handy = よく訓練し、自信がある
lesson-4-one-bad-die-right = いい読みです。{ $target-plain }です。
lesson-4-one-bad-die-low = もっと多く、{ $target-plain }です。どのサイコロが悪くても下がります。
lesson-4-one-bad-die-high = もっと少なく、{ $target-plain }です。1個ごとに6分の{ $own-crew ->
    [unfit] 3
   *[other] 2
 }を足すと、悪い目が重なる出方を何度も数えてしまいます。
lesson-4-one-bad-die-explain-1 = { $order ->
    [board] 3個のときで、よい出方を数えましょう。{ $own-crew ->
    [unfit] ひるんでいると1を引くので、1個がよいのは4、5、6で、6分の3。3個ともよいのは、3×3×3＝27、216通りのうち27通りです。
   *[other] 1個がよいのは3、4、5、6で、6分の4。3個ともよいのは、4×4×4＝64、216通りのうち64通りです。
 }
    [off] { $own-crew ->
    [unfit] ひるんでいると1を引くので、1個がよいのは4、5、6です。悪いのは1と2と3で、{ $one-plain }です。
   *[other] 1個がよいのは3、4、5、6です。悪いのは1と2で、{ $one-plain }です。
 }
   *[other] 2個のときで、よい出方を数えましょう。{ $own-crew ->
    [unfit] ひるんでいると1を引くので、1個がよいのは4、5、6で、6分の3。2個ともよいのは、3×3＝9、36通りのうち9通りです：{ $holds-plain }。
   *[other] 1個がよいのは3、4、5、6で、6分の4。2個ともよいのは、4×4＝16、36通りのうち16通りです：{ $holds-plain }。
 }
 }
lesson-4-one-bad-die-explain-2 = { $order ->
    [board] 残りは、1個以上が悪い出方です。{ $own-crew ->
    [unfit] 216−27＝189、216通りのうち189通りで、
   *[other] 216−64＝152、216通りのうち152通りで、
 }{ $three-plain }です。2個なら{ $two-plain }、1個なら{ $one-plain }です。
    [off] サイコロが増えたら、よい出方を数えましょう。2個ともよいのは{ $own-crew ->
    [unfit] 3×3＝9、36通りのうち9通り
   *[other] 4×4＝16、36通りのうち16通り
 }で{ $holds-plain }。その残りが{ $two-plain }です。3個なら{ $three-plain }です。
   *[other] 残りは、1個以上が悪い出方です。{ $own-crew ->
    [unfit] 36−9＝27、36通りのうち27通りで、
   *[other] 36−16＝20、36通りのうち20通りで、
 }{ $two-plain }です。1個なら{ $one-plain }、3個なら{ $three-plain }です。
 }
lesson-4-one-bad-die-vary = モラルの下がることがいちばん少ないのは、どの乗組員ですか。
lesson-4-one-bad-die-varied = よく訓練した乗組員です。2個なら{ $handy-plain }で、悪い目は1だけになります。ひるんだ乗組員なら{ $unfit-plain }です。下がり始めると、速く下がります。
lesson-4-one-bad-die-check-1 = 友だちが「1個なら6分の2だから、2個なら6分の4」と言います。まちがいだと、どう示せますか。
lesson-4-one-bad-die-check-1-add = まちがいではない。2個なら危険も2倍
lesson-4-one-bad-die-check-1-add-why = それでは、2個とも悪い出方を、1個ずつで2回数えてしまいます。
lesson-4-one-bad-die-check-1-holds = 3個なら6分の6になってしまう
lesson-4-one-bad-die-check-1-holds-why = それでは必ず下がることになります。でも、3個ともよい目は、27通りのうち8通りあります。
lesson-4-one-bad-die-check-1-same = 6分の2のまま。どの1個も同じだから
lesson-4-one-bad-die-check-1-same-why = 1個ずつは同じです。でも、悪い目の出る機会が2回になり、1個のときより多くなります。
lesson-4-one-bad-die-check-2 = 乗組員がひるむのは、どんなときですか。順に並べましょう。
lesson-4-one-bad-die-check-2-first = まれ
lesson-4-one-bad-die-check-2-last = 多い
lesson-4-one-bad-die-check-2-one-handy = 1個、よく訓練した乗組員
lesson-4-one-bad-die-check-2-one-handy-why = 悪い目は1だけ、6面のうち1面です。
lesson-4-one-bad-die-check-2-one = 1個、しっかりした乗組員
lesson-4-one-bad-die-check-2-one-why = 悪い目は1と2、6面のうち2面です。悪い目が1つずつの2個は重なることがあるので、こちらが少し多くなります。
lesson-4-one-bad-die-check-2-two = 2個、しっかりした乗組員
lesson-4-one-bad-die-check-2-two-why = 1個より多くなりますが、2倍にはなりません。
lesson-4-one-bad-die-check-2-two-handy = 2個、よく訓練した乗組員
lesson-4-one-bad-die-check-2-two-handy-why = 悪い目は1個に1つずつ。1個に2つより、少しだけ少なくなります。
lesson-4-one-bad-die-check-2-right = 訓練の1段は、サイコロ1個分より少しだけ多く効きます。
lesson-4-one-bad-die-history-1 = リーチは生き延びて書き残しました。帆を裂くような弾の音、運ばれていく負傷者、そして、砲を離れる者は撃てと命じられた士官たちのことを。
lesson-4-one-bad-die-history-2 = 砲を離れなかったのは、勇気からか、仲間のためか、士官が怖かったからか。ゲームでは、1つの数にまとめています。
lesson-4-one-bad-die-act-task = あなたはカーデンです。艦をどこへ動かしますか。点線がその場所で、とどまるならマセドニアンを選びます。
lesson-4-one-bad-die-act-beside = 横に並んだまま：砲対砲
lesson-4-one-bad-die-act-board = 飛び移れる近さ：敵の砲撃も最も激しい
lesson-4-one-bad-die-act-off = 離れる：安全だが、砲が届かない
lesson-4-one-bad-die-act-told = 3個でも、1個の3倍にはなりません。離れれば部下は助かりますが、敵の長砲はまだ届き、こちらの砲はもう届きません。

# 3 士官たちの相談
lesson-4-the-council-title = どれだけ耐えるか
lesson-4-the-council-goal = 小さな危険が、どう大きくなるかを見ましょう。
lesson-4-the-council-carried = これは、あなた自身の艦です。あなたのサイコロのあとも合わせて、船体のボックスは40のうち{ $own-hull }を失いました。{ $own-markers ->
    [2] ひるんでいた乗組員のモラルがまた下がり、ストライク・マーカーが2つになりました。
   *[other] { $own-crew ->
        [unfit] 乗組員はひるんでいます。
       *[other] 乗組員はしっかりしています。
     }
 }
lesson-4-the-council-hook = 1812年10月25日、昼近く。マセドニアンの帆柱は、倒れたか、倒れかけています。敵は装填と修理のために離れました。カーデンは士官たちに問います。リーチによれば、副長のデービッド・ホープは、並んで沈むほうがよいと言いました。
lesson-4-the-council-rule-1 = { $own-markers ->
    [2] これだけ傷ついた艦には、ストライク・マーカーが置かれます。「降伏するか」という問いです。あなたの艦には2つあります。
   *[other] { $own-crew ->
        [unfit] これだけ傷ついた艦には、ストライク・マーカーが置かれます。「降伏するか」という問いです。
       *[other] これだけ傷ついた艦には、ストライク・マーカーが置かれます。「降伏するか」という問いです。
     }
 }
lesson-4-the-council-rule-2 = 毎ターンの終わりに、マーカー1つにサイコロ1個。{ $own-crew ->
    [unfit] 乗組員がひるんでいるので、1か2が出れば旗が降ります。
   *[other] 乗組員はまだしっかりしているので、1が出たときだけ旗が降ります。
 }1ターンは10分です。
lesson-4-the-council-assumption-1 = 判定はシートにあります。何がマーカーを置くかは、この教材の提案です。
lesson-4-the-council-scene = マセドニアンは、船体のボックスを40のうち{ $own-hull }と、リギングのほとんどを失いました。ユナイテッド・ステーツは離れています。最後に輪で囲むのは、残った側です。旗が降りると、帆も下ります。
lesson-4-the-council-act-task = あなたはカーデンです。あとどれだけ耐えよと命じますか。
lesson-4-the-council-act-short = あと2ターン
lesson-4-the-council-act-longer = あと4ターン
lesson-4-the-council-act-hour = 6ターン、1時間
lesson-4-the-council-act-told = 1時間と命じることはできます。でも、人の気持ちは命じられません。1時間たつ前に、たいていの艦は旗を降ろしています。
lesson-4-the-council-predict = こんな艦が100隻あったら、命じた時間のうちに旗を降ろすのは何隻でしょうか。
lesson-4-the-council-target = 旗を降ろした
lesson-4-the-council-control = ストライク・マーカー
lesson-4-the-council-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-4-the-council-low = 予想は{ $guess }、正しくは{ $target-plain }です。毎ターン、新しく{ $own-crew ->
    [unfit] 1か2
   *[other] 1
 }が出るかもしれません。
lesson-4-the-council-high = 予想は{ $guess }、正しくは{ $target-plain }です。降りるのは{ $own-crew ->
    [unfit] 1か2
   *[other] 1
 }が出たときだけ、しかも、まだ旗を掲げている艦だけです。
lesson-4-the-council-explain-1 = { $own-markers ->
    [2] 1ターンにサイコロが2個で、もつのは6分の4×6分の4で36分の16です。2ターンもつのは36分の16×36分の16で1296分の256、降りているのはその残りです：{ $short-plain }。
   *[other] { $own-crew ->
        [unfit] 1ターンもつのは6分の4です。2ターンもつのは6分の4×6分の4で36分の16、降りているのは36通りのうち20通りです：{ $short-plain }。
       *[other] 1ターンもつのは6分の5です。2ターンもつのは6分の5×6分の5で36分の25、降りているのは36通りのうち11通りです：{ $short-plain }。
     }
 }
lesson-4-the-council-explain-2 = その先も同じです。4ターンで{ $longer-plain }、6ターンで{ $hour-plain }。毎ターン、残った艦の{ $own-markers ->
    [2] 36分の20
   *[other] { $own-crew ->
        [unfit] 3分の1
       *[other] 6分の1
     }
 }が降ろします。
lesson-4-the-council-vary = 傷が増えると、マーカーも増えます。2ターンで旗を降ろすのが{ $own-markers ->
    [2] 10回に9回より多くなる
   *[other] { $own-crew ->
        [unfit] 4回に3回より多くなる
       *[other] 降ろさないより多くなる
     }
 }のは、マーカーがいちばん少なくていくつのときですか。
lesson-4-the-council-varied = { $own-markers ->
    [2] 3つです：{ $three-markers-plain }。マーカー3つの2ターンは、サイコロ6個。マーカー1つの6ターンと同じです。
   *[other] { $own-crew ->
        [unfit] 2つです：{ $two-markers-plain }。マーカー2つの2ターンは、サイコロ4個。マーカー1つの4ターンと同じです。
       *[other] 2つです：{ $two-markers-plain }。マーカー2つの2ターンは、サイコロ4個。マーカー1つの4ターンと同じです。
     }
 }
lesson-4-the-council-check-1 = サイコロは6面です。6ターンたてば、旗は必ず降りていますか。
lesson-4-the-council-check-1-six = 必ず。どの面も1回ずつ出るから
lesson-4-the-council-check-1-six-why = サイコロに名簿はありません。6回振ると、出ない面も、2回出る面もよくあります。
lesson-4-the-council-check-1-never = いいえ。確実になることはない
lesson-4-the-council-check-1-never-why = 何ターンたっても、旗を掲げた艦は残ります。だんだん少なくなるだけです。
lesson-4-the-council-check-1-sooner = いいえ。降りるか否かで、五分五分
lesson-4-the-council-check-1-sooner-why = 2つの結果が同じくらい起こるとはかぎりません。1ターンごとに、旗は減っていきます。
lesson-4-the-council-check-2 = しっかりした乗組員とマーカー1つで、2時間、12ターンです。こんな艦100隻のうち、旗を降ろしたのは何隻ですか。線の上に置きましょう。
lesson-4-the-council-check-2-mark-turn = 1ターン後
lesson-4-the-council-check-2-right = 毎ターン、6隻のうち5隻がもちます。それが12回続くと、残るのは9隻に1隻くらいです。
lesson-4-the-council-check-2-high = もっと少なくなります。6分の1を何度引いても、いくらかは残ります。
lesson-4-the-council-check-2-low = もっと多くなります。1時間でたいていが降ろし、次の1時間で、残りの3隻に2隻が降ろします。
lesson-4-the-council-more-1 = 乗組員がしっかりしているとき、旗が降りている割合は？ 少ない順に並べましょう。
lesson-4-the-council-more-1-first = 少ない
lesson-4-the-council-more-1-last = 多い
lesson-4-the-council-more-1-once = マーカー1つで1ターン
lesson-4-the-council-more-1-once-why = サイコロ1個で、6つの目のうち1つです。
lesson-4-the-council-more-1-pair = マーカー2つで1ターン
lesson-4-the-council-more-1-pair-why = 2個を一度に振ります。
lesson-4-the-council-more-1-three = マーカー1つで3ターン
lesson-4-the-council-more-1-three-why = 3個を1個ずつ振ります。
lesson-4-the-council-more-1-four = マーカー2つで2ターン
lesson-4-the-council-more-1-four-why = 4個を2個ずつ振ります。
lesson-4-the-council-more-1-right = サイコロの数を数えましょう。一度に振っても、1個ずつ振っても同じです。
lesson-4-the-council-history-1 = リーチはこの相談を伝えています。逃げることも勝つことも望みがなく、敵は好きな所から縦射できました。ホープの意見は通りませんでした。
lesson-4-the-council-history-2 = ゲームでは、だれも旗を降ろせと命じず、サイコロが決めます。決める務めが、艦長から消えています。

# 4 勇気の3つの言葉
lesson-4-three-words-title = 勇気か、距離か
lesson-4-three-words-goal = 勇気のモデルが何の役に立つかを考えましょう。
lesson-4-three-words-since-short = あなたは20分耐えよと命じました。カーデンは、もう耐えよとは命じず、降伏しました。
lesson-4-three-words-since-longer = あなたは40分耐えよと命じました。カーデンは、もう耐えよとは命じず、降伏しました。
lesson-4-three-words-since-hour = あなたは1時間耐えよと命じました。カーデンは、もう耐えよとは命じず、降伏しました。
lesson-4-three-words-since-none = カーデンは、もう耐えよとは命じず、降伏しました。
lesson-4-three-words-hook = 1812年10月25日、昼ごろ。旗は降りました。別の終わり方はあったでしょうか。朝に戻りましょう。あなたはもう一度カーデンで、今度は結末を知っています。
lesson-4-three-words-rule-1 = ユナイテッド・ステーツは、距離8より近ければ8個、距離8では4個で撃ちます。乗組員はしっかりしていて、判定に何も足しません。
lesson-4-three-words-rule-2 = 命中したときと区画が壊れたときに、モラルを判定します。ひるんだあとは、判定に失敗するたびにストライク・マーカーを置きます。2つ目からの壊れた区画も、1つずつ置きます。
lesson-4-three-words-rule-3 = 毎ターン、マーカー1つにサイコロ1個。1なら旗が降ります。ひるんだ乗組員は判定のどのサイコロからも1を引き、よく訓練していれば1を足します。
lesson-4-three-words-assumption-1 = 1ラウンドに1回の斉射で、そのあとはどちらも動きません。ラウンドは計算だけで、盤の横の数は減らしません。船体と表は、この教材の提案です。
lesson-4-three-words-scene = マセドニアンは朝のように、風に乗って近づきます。最後に輪で囲むのは、残った側です。旗が降りると、帆も下ります。
lesson-4-three-words-predict = その距離で100回戦うと、8ラウンド以内にマセドニアンが旗を降ろすのは何回でしょうか。
lesson-4-three-words-target = 旗を降ろした
lesson-4-three-words-control = マセドニアンの乗組員
lesson-4-three-words-set-unfit = ひるんでいる
lesson-4-three-words-set-steady = しっかりしている
lesson-4-three-words-set-handy = よく訓練し、自信がある
lesson-4-three-words-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-4-three-words-low = 予想は{ $guess }、正しくは{ $target-plain }です。8回の斉射で、船体も気持ちもくじけます。
lesson-4-three-words-high = 予想は{ $guess }、正しくは{ $target-plain }です。まず船体かモラルが崩れ、それから、マーカーが1の目を待ちます。
lesson-4-three-words-explain-1 = 1ラウンドごとに、斉射とボックスと判定と旗を追います。重いのは、あとのラウンドです。マーカーが置かれ、2つ、3つと増えるのは、そのころだからです。
lesson-4-three-words-explain-2 = 距離4では、はじめからひるんでいれば{ $unfit-plain }です。判定に失敗するたび、すぐにマーカーが置かれます。距離8なら、そんな乗組員でも{ $unfit-far-plain }です。判定がめったにないからです。
lesson-4-three-words-vary = 距離4でも、旗を降ろすのが10回に1回くらいしかないのは、どのモラルですか。「どの命令についても」の表を見ましょう。
lesson-4-three-words-varied = よく訓練し、自信があれば、距離4から{ $handy-plain }です。勇気の1段は、距離6までの1マスより効き、2マスよりは効きません。しかもその段は、この教材の見積もりです。
lesson-4-three-words-check-1 = この数は、カーデンの乗組員について何を言っていますか。
lesson-4-three-words-check-1-proves = どれだけ勇敢だったかを、正確に
lesson-4-three-words-check-1-proves-why = 数は、与えた段に対して正確なだけです。どの段が合うかは、だれも測っていません。
lesson-4-three-words-check-1-model = 勇気に段があれば、どれだけ効くか
lesson-4-three-words-check-1-model-why = 「もしも」の答えは、その「もしも」と同じだけしか確かではありません。3つとも試し、幅で答えましょう。
lesson-4-three-words-check-1-useless = 何も。段がわからないから
lesson-4-three-words-check-1-useless-why = どの見積もりがいちばん効くかを教えてくれます。議論の前に、知っておく値打ちがあります。
lesson-4-three-words-check-2 = では、距離4で5ラウンド以内なら？しっかりした乗組員100組のうち、旗を降ろしたのは何組ですか。線の上に置きましょう。
lesson-4-three-words-check-2-mark-unfit = ひるんで、8回
lesson-4-three-words-check-2-right = 5ラウンドは8の半分より多いのに、旗が降りるのは半分よりずっと少なくなります。終わりは、あとから来るのです。
lesson-4-three-words-check-2-high = もっと少なくなります。ラウンドの重さは同じではありません。はじめのうちは、マーカーが置かれません。
lesson-4-three-words-check-2-low = もっと多くなります。ときには、船体や気持ちが早くに崩れます。
lesson-4-three-words-act-task = どれだけ離れて戦いますか。
lesson-4-three-words-act-near = 距離4から
lesson-4-three-words-act-middle = 距離6から
lesson-4-three-words-act-far = 距離8から
lesson-4-three-words-act-told = 離れていれば、旗は安全です。でも、自分の斉射で残る命中は、距離4から平均{ $own-near-decimal }、6から{ $own-middle-decimal }、8から{ $own-far-decimal }です。離れている人は、何も失わず、何も得ません。
lesson-4-three-words-history-1 = マセドニアンには、無理やり乗せられたアメリカ人もいました。祖国と戦わせないでほしいと願い出ましたが、砲へ行かされました。
lesson-4-three-words-history-2 = ジェームズは、よい乗組員が砲の重さに敗れたと言い、ルーズベルトは砲術が決めたと考えました。どちらも、測った人はいません。

# Mission
lesson-4-mission-title = こんどはあなた：近づいて撃つ
lesson-4-mission-task = 1812年10月25日、アゾレス諸島の南。あなたはマセドニアンのカーデンで、結末を知っています。彼は風上を守って近づきませんでした。艦首を向ければ縦射され、遠くでは敵の重い砲が勝ちます。このターンのうちに、ユナイテッド・ステーツの船体を3ボックス以上壊してください。
lesson-4-mission-goal = 敵の船体を3ボックス壊す
lesson-4-mission-word-1 = B側：あなたのマセドニアンです。艦にも、表の行にも、艦のカードにもBと書いてあります。
lesson-4-mission-word-2 = マーク：艦が動けるインパルス（ターンを分けた一コマ）です。表に黒い丸で示します。白い丸は、向きだけ変えられます。
lesson-4-mission-word-3 = 左舷・右舷：前を向いて左と右です。片舷の砲は、その側にしか撃てません。
lesson-4-mission-word-4 = 下手回し：風下へ大きく回ります。裏帆で止まる：次のマークまで、その場を動きません。
lesson-4-mission-word-5 = 残るヒット：当たりのうち、距離で消されずに残る数です。近いほど多く残ります。
lesson-4-mission-word-6 = 縦射：艦首か艦尾の側から、艦を縦に撃ちぬくことです。残るヒットがふえ、艦尾からがいちばん効きます。
lesson-4-mission-met = ユナイテッド・ステーツの船体を{ $number }ボックス壊しました。軍法会議によれば、本物のカーデンは近づく機会を逃しました。昼近く、旗を降ろしています。
lesson-4-mission-missed = { $number ->
    [0] ユナイテッド・ステーツの船体は無傷です。めざしたのは3ボックスでした。
    [1] 壊した船体は1ボックスで、あと2つでした。
   *[other] 壊した船体は2ボックスで、あと1つでした。
 }軍法会議は、本物のカーデンも近づく機会を逃したと認めました。次は、どう近づきますか。
