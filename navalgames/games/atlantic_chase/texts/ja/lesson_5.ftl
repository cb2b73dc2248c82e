# エピソード5：ソードフィッシュ、1941年5月26日
lesson-5-title = 15機のソードフィッシュ
lesson-5-blurb = 1941年5月26日。戦艦ビスマルクはあと1日で安全な海に入ります。届くのは、古い複葉機15機だけ。止めることができるでしょうか。
lesson-5-goal-1 = 攻撃の前に居場所を知ることの値打ちを確かめる
lesson-5-goal-2 = よい攻撃と、近づく危険とをくらべる
lesson-5-goal-3 = 一発の命中が何を変えるかを確かめる
lesson-5-summary-1 = ピンへの攻撃は、糸への攻撃より何倍も当たります。
lesson-5-summary-2 = いちばん近い甲板が、いちばんよいわけではありません。そこまで近づけば見られ、失うほうが、最後の1ヘクスで得るより大きいのです。
lesson-5-summary-3 = 遅くなり、見張られた船は、もう見失われません。幸運な一発が、そのあとの確率をすべて変えます。
lesson-5-exit = 15本の魚雷のうちの一発が、追跡を決めました。運だったのでしょうか。それとも、だれかがその運を起こりやすくしたのでしょうか。
lesson-5-home-1 = 次にゲームをして、敵に情報マーカーがあったら、先に信号を送りますか、すぐに攻撃しますか。命じる前に、両方を数えましょう。
lesson-5-home-2 = 危なくなるとわかっていて、役に立つから近づいたことはありますか。どうやってくらべましたか。
lesson-5-what-if = 航空攻撃の表が別のものだったら？ 何が変わるか見る
lesson-5-more-1 = 実験室で：航空機は同じヘクスから来ますが、総計は12です。当たる確率はどれだけ残り、触接マーカーはどれだけ取り返してくれるでしょうか。
lesson-5-ending-1 = 1941年5月26日20時47分、ソードフィッシュが攻撃しました。2本か3本の魚雷が当たり、1本がビスマルクの舵を動かなくしました。翌朝10時40分に沈み、2200人あまりのうち助かったのは115人だけでした。
lesson-5-ending-2 = ゲームでは、当たりそうな攻撃だったことは一度もありません。それを可能にしたのは、朝の報告と、海図のピンと、空母を近づけた提督でした。

lesson-5-person-somerville = ジェームズ・サマヴィル中将
lesson-5-person-somerville-post = H部隊（空母アーク・ロイヤル）
lesson-5-person-tovey = ジョン・トーヴィー大将
lesson-5-person-tovey-post = イギリス本国艦隊司令長官
lesson-5-person-luetjens = ギュンター・リュッチェンス大将
lesson-5-person-luetjens-post = ビスマルク座乗

# 1 報告
lesson-5-report-title = すぐ攻撃するか、先に確かめるか
lesson-5-report-goal = 報告にどれだけの値打ちがあるかを見ます。
lesson-5-report-hook = 1941年5月26日10時30分。1日半の捜索のすえ、飛行艇がドイツの戦艦ビスマルクを見つけました。あすにはドイツの航空機が守りに来ます。サマヴィル提督の空母アーク・ロイヤルは近くにいます。
lesson-5-report-rule-1 = 報告は、糸の上の「情報」マーカーです。「信号」で確かめると、サイコロなしで糸がそこのピンになります。居場所がわかるからです。
lesson-5-report-rule-2 = 攻撃ではサイコロを2個振ります。総計は両方の糸の長さの和で、2＋3。ピンなら0と数えて、2＋0です。
lesson-5-report-rule-3 = 魚雷が当たるのは、総計4までならサイコロの合計が11、総計5から9なら13になったときです。
lesson-5-report-assumption-1 = 2ヘクス飛ぶので、サイコロに+1です。糸の長さは、敵が3、サマヴィルが2です。敵は低速ではないので、表の「低速ならヒット」は外れです。
lesson-5-report-scene = 糸は、船がいるかもしれないヘクス（海図のマス）を通ります。ビスマルクの糸には報告がついています。南からアーク・ロイヤルの糸が上ってきます。「ヒット1」は、前の海戦のものです。
lesson-5-report-act-task = 信号を送れば居場所は確かになりますが、その間に敵は、行動する権利を争うときに+1のマーカーを1つ取ります。サマヴィルはどうしますか。
lesson-5-report-act-pin = 先に居場所を確かめ、それから攻撃
lesson-5-report-act-string = すぐに攻撃
lesson-5-report-act-beside = そのあと敵が行動する権利を取る
lesson-5-report-act-told = 同じ航空機、同じサイコロで、変わったのは「知っていること」だけです。その代価は隣の列にあります。攻撃のあとは両軍が1個ずつ振って行動する権利を争い、敵のマーカーは1を足します。
lesson-5-report-predict = その命令で100回攻撃したら、当たるのは何回でしょうか。
lesson-5-report-target = 魚雷が当たる
lesson-5-report-outcome-contact-hit-if-slow = 命中なし、触接（見張られる）
lesson-5-report-outcome-hit-if-very-slow = 命中なし（鈍速なら命中）
lesson-5-report-control = 巡洋艦が見張り続ける（触接）
lesson-5-report-set-none = なし
lesson-5-report-set-medium = あり、+2
lesson-5-report-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-report-low = 予想は{ $guess }、正しくは{ $target-plain }です。+1のおかげで、表より1つ小さい合計でも足ります。
lesson-5-report-high = 予想は{ $guess }、正しくは{ $target-plain }です。そんなに大きな合計はまれで、+1は1つ助けるだけです。
lesson-5-report-explain-1 = ピンなら11が要り、+1があるので10でも足ります。サイコロ2個の36通りのうち、10は3通り、11は2通り、12は1通り。{ $pin-plain }です。
lesson-5-report-explain-2 = 糸なら13が要ります。+1があっても、足りるのは6のぞろ目だけです。{ $string-plain }です。
lesson-5-report-vary = 巡洋艦がずっと見張っていて、触接マーカーがあったとします。どれだけ増えますか。
lesson-5-report-varied = 見張られているピンへの攻撃は{ $touch-plain }で当たります。8でも足りるのです。
lesson-5-report-check-1 = 糸への攻撃がずっと当たりにくいのは、なぜですか。
lesson-5-report-check-1-strength = ビスマルクが、古い複葉機には強すぎたから。
lesson-5-report-check-1-strength-why = 大砲や装甲は、このサイコロには入りません。入るのは、距離と助けと、わかっていることだけです。
lesson-5-report-check-1-know = 飛んでいっても、海しかないかもしれないから。
lesson-5-report-check-1-know-why = 糸は「ここかもしれない」、ピンは「ここにいる」と言っています。
lesson-5-report-check-1-closer = もっと多くの航空機が必要だったから。
lesson-5-report-check-1-closer-why = 機数は、このサイコロには入りません。何機いても、だれもいない海では当たりません。
lesson-5-report-check-2 = アーク・ロイヤルがピンに1ヘクス近づいて、+1が+2になったらどうですか。確率に印をつけましょう。
lesson-5-report-check-2-right = +2なら9でも足ります。9から12は、合わせて10通りです。
lesson-5-report-check-2-high = 大きすぎます。2から8はまだ外れで、いちばんよく出る7もその中です。
lesson-5-report-check-2-low = 小さすぎます。1つ動くと9が加わり、9は4通りあります。
lesson-5-report-check-2-mark-pin = ピンへ、+1
lesson-5-report-check-2-mark-string = 糸へ、+1
lesson-5-report-history-1 = 飛行艇は第209飛行隊のカタリナでした。ビスマルクは、およそ31時間、行方がわからなくなっていました。
lesson-5-report-history-2 = ゲームの報告は、いつも正しいものです。その日の午後の最初の攻撃隊は、味方の巡洋艦シェフィールドをまちがえて攻撃し、外しました。

# 2 どこまで近づくか
lesson-5-how-near-title = どこまで近づきますか
lesson-5-how-near-goal = 1ヘクス近づくと何を得て、何を失うかを見ます。
lesson-5-how-near-since-pin = あなたは先に確かめました。今、敵はピンで、夕方が近づいています。
lesson-5-how-near-since-string = あなたはすぐに攻撃しました。その間にシェフィールドが見つけ、今、敵はピンです。
lesson-5-how-near-since-none = 巡洋艦シェフィールドが見つけました。今、敵はピンです。
lesson-5-how-near-carried = { $own-contact ->
    [medium] あなたの攻撃は、盤に残っています。外れましたが、触接マーカーが敵にのっています。
   *[other] あなたの攻撃は、盤に残っています。外れて、触接マーカーも残りませんでした。
 }
lesson-5-how-near-hook = 1941年5月26日19時10分。ゆれるアーク・ロイヤルの甲板に、魚雷を1本ずつ積んだ複葉機ソードフィッシュが15機並びます。暗くなる前の、最後の攻撃です。
lesson-5-how-near-rule-1 = 空母が近いほど、航空機がサイコロに足す数は大きくなります。同じヘクスからなら+3、1ヘクス離れると+2、2ヘクスなら+1です。
lesson-5-how-near-rule-2 = { $own-contact ->
    [medium] 総計4までなら、11で当たります。あなたの触接マーカーで、さらに+2です。
   *[other] 総計4までなら、11で当たります。
 }
lesson-5-how-near-rule-3 = 敵のヘクスに入れば見られ、報告されます。すると先に敵がサイコロを2個振ります。8以上なら攻撃は止まるか、行動する権利の争いになり、5から7なら、あなたのサイコロから1か2を引きます。
lesson-5-how-near-assumption-1 = ビスマルクはピン、サマヴィルの糸の長さは2、敵のヘクスに入れば3です。総計は2か3です。
lesson-5-how-near-scene = { $own-contact ->
    [medium] あなたの触接マーカーがのったビスマルクのピンと、アーク・ロイヤルが発艦できる3つのヘクスです。
   *[other] ビスマルクのピンと、アーク・ロイヤルが発艦できる3つのヘクスです。
 }
lesson-5-how-near-act-task = 近いほどよく当たります。でも、敵と同じヘクスに入った空母は見られます。どこから飛ばしますか。
lesson-5-how-near-act-same = 敵と同じヘクスから。見られる
lesson-5-how-near-act-one = 1ヘクス離れて
lesson-5-how-near-act-two = 2ヘクス離れて
lesson-5-how-near-act-told = いちばん近い甲板が、いちばんよいわけではありません。見られて失うほうが、最後の1ヘクスで得るより大きいのです。しかも戦艦の大砲は、まだ数えていません。
lesson-5-how-near-predict = その命令で100回攻撃したら、当たるのは何回でしょうか。
lesson-5-how-near-target = 魚雷が当たる
lesson-5-how-near-group-missed = 当たらない
lesson-5-how-near-group-stopped = その前に止められる
lesson-5-how-near-control = ビスマルクのそばにUボートがいる
lesson-5-how-near-set-false = いない
lesson-5-how-near-set-true = いる、−1
lesson-5-how-near-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-how-near-low = 予想は{ $guess }、正しくは{ $target-plain }です。{ $order ->
    [one] サイコロに2を足して、どの合計が11に届くかを考えましょう。
    [two] サイコロに1を足して、どの合計が11に届くかを考えましょう。
   *[other] 見られていても、半分より多くの攻撃は続きます。
 }
lesson-5-how-near-high = 予想は{ $guess }、正しくは{ $target-plain }です。{ $order ->
    [one] 助けがあっても、届かない合計がたくさんあります。
    [two] 助けがあっても、届かない合計がたくさんあります。
   *[other] まず攻撃が続き、それから当たらなければなりません。
 }
lesson-5-how-near-explain-1 = { $own-contact ->
    [medium] 2ヘクス離れると、+1と+2で+3、8で足ります。36通りのうち15通り、{ $two-plain }です。1ヘクスなら7でも足り、6通り増えて{ $one-plain }です。
   *[other] 2ヘクス離れると、10で足ります。36通りのうち6通り、{ $two-plain }です。1ヘクスなら9でも足り、4通り増えて{ $one-plain }です。
 }
lesson-5-how-near-explain-2 = 同じヘクスなら、さらに5通り増えて{ $unseen-plain }のはずです。けれども見られているので、続く攻撃は36通りのうち21通りだけで、そのうち15通りはサイコロから引かれます。争いに勝つ分を合わせても、当たるのは{ $same-plain }です。
lesson-5-how-near-vary = 敵のそばにUボートを置くと、サイコロから1引きます。どれだけ残りますか。
lesson-5-how-near-varied = 1ヘクス離れるのと同じだけ失います。1ヘクス先からでも{ $one-boat-plain }で、Uボートのいない2ヘクス先からと同じです。その夕方、U-556はアーク・ロイヤルの進む先にいましたが、魚雷が残っていませんでした。
lesson-5-how-near-check-1 = ビスマルクが見つかる前から、アーク・ロイヤルの糸がそのヘクスにあったとします。それなら報告されません。触接なしで、順に並べましょう。
lesson-5-how-near-check-1-first = いちばん当たりにくい
lesson-5-how-near-check-1-last = いちばん当たりやすい
lesson-5-how-near-check-1-right = Uボート1隻は、1ヘクス遠くなるのと同じです。
lesson-5-how-near-check-1-two = 2ヘクス離れて、Uボートなし
lesson-5-how-near-check-1-two-why = 2ヘクス離れると+1だけで、10が要ります。
lesson-5-how-near-check-1-boat = 同じヘクスから、ただしUボートがいる
lesson-5-how-near-check-1-boat-why = +3と−1で+2、9で足ります。
lesson-5-how-near-check-1-same = 同じヘクスから、Uボートなし
lesson-5-how-near-check-1-same-why = 同じヘクスからは+3で、8で足ります。
lesson-5-how-near-check-2 = 触接がなければ、3回近づくと、10、9、8が加わります。4回目に加わるのは、6通りある7です。5回目には何通り加わるでしょうか。
lesson-5-how-near-check-2-seven = 7通り。1つずつ増えるから。
lesson-5-how-near-check-2-seven-why = 増えるのは7までです。6は、8と同じ出やすさです。
lesson-5-how-near-check-2-five = 5通り。
lesson-5-how-near-check-2-five-why = 5回目に加わるのは6で、8と同じ5通りです。1つ動く値打ちは、まん中でいちばん大きくなります。
lesson-5-how-near-check-2-six = 前と同じ6通り。
lesson-5-how-near-check-2-six-why = 6通りあるのは、まん中の7だけです。となりの6は1通り少なくなります。
lesson-5-how-near-more-1 = もし明るさが残っていて、1ヘクス離れた所から、Uボートも触接もないところで2度攻撃できたら、少なくとも1度当たる確率はどうなりますか。
lesson-5-how-near-more-1-twice = 1度だけのときの2倍になる。
lesson-5-how-near-more-1-twice-why = それでは、2度とも当たる夕方を2回数えています。3度攻撃したら、「必ず」よりも大きくなってしまいます。
lesson-5-how-near-more-1-less = 1度だけより大きいが、2倍には届かない。
lesson-5-how-near-more-1-less-why = 外れる確率どうしをかければ、2度とも外れる確率になります。残りが、少なくとも1度は当たる確率です。
lesson-5-how-near-more-1-due = ほぼ確実。一度外れたら、次は当たるころだから。
lesson-5-how-near-more-1-due-why = 2度目の攻撃は自分のサイコロを2個振り、1度目のことは何も知りません。
lesson-5-how-near-history-1 = 攻撃隊は19時10分に強風の中を発艦し、20時47分に攻撃しました。15機はすべて帰ってきました。
lesson-5-how-near-history-2 = ゲームの航空機は、晴天でしか飛べません。その日は強風でしたが、それでも飛びました。

# 3 ソードフィッシュの下で
lesson-5-under-attack-title = ソードフィッシュの下で
lesson-5-under-attack-goal = 追われる側にとって、マーカー1つの値打ちを決めます。
lesson-5-under-attack-hook = 1941年5月26日、夕方。史実に戻ると、この日の魚雷はまだ当たっていません。今度は、あなたがビスマルクのリュッチェンスです。雲の中から複葉機が来ます。大きく向きを変えられるのは1度だけ。「回避運動」マーカーが1つあります。
lesson-5-under-attack-rule-1 = マーカーを使うと、敵のサイコロは1つ小さく数えます。そして、なくなります。
lesson-5-under-attack-rule-2 = 総計4までなら、11で当たります。敵は1ヘクス先から飛ぶので、2を足します。
lesson-5-under-attack-rule-3 = 取っておけば、あとで主導権（行動する権利）を奪うときや、海戦から抜けるときに役立つかもしれません。
lesson-5-under-attack-assumption-1 = 居場所は知られていて、あなたはピンです。空母の糸は長さ2で、総計は2です。あなたは低速ではありません。
lesson-5-under-attack-scene = ビスマルクのピンと、1ヘクス手前で終わる空母の糸。前の打撃で触接が付いていても、ここでは数えません。
lesson-5-under-attack-act-task = 今大きく向きを変えれば、マーカーはもう今夜は使えません。向きを変えますか。
lesson-5-under-attack-act-turn = 変える：マーカーを使う
lesson-5-under-attack-act-keep = そのまま進む：取っておく
lesson-5-under-attack-act-told = ドイツの航空機がいなければ、マーカーは敵の10通りから4通りを消します。ただし1度だけで、夜は長いのです。
lesson-5-under-attack-predict = その命令では、こうした攻撃が当たることは、どれくらいあるでしょうか。
lesson-5-under-attack-target = 魚雷が当たる
lesson-5-under-attack-outcome-contact-hit-if-slow = 命中なし、触接（見張られる）
lesson-5-under-attack-option-tenth = 100回のうち10回より少ない
lesson-5-under-attack-option-fifth = 100回のうち10回から25回
lesson-5-under-attack-option-half = 100回のうち25回より多い
lesson-5-under-attack-control = 上空のドイツ航空機
lesson-5-under-attack-set-none = なし
lesson-5-under-attack-set-one-hex = 1ヘクス先から
lesson-5-under-attack-right = よい見当です。{ $target-plain }です。
lesson-5-under-attack-low = もっと多くて、{ $target-plain }です。+2があれば、9や10でもう届きます。
lesson-5-under-attack-high = もっと少なくて、{ $target-plain }です。11が要るので、+2があっても、大きな合計だけです。
lesson-5-under-attack-explain-1 = そのまま進めば、+2で9でも足ります。4＋3＋2＋1で、36通りのうち10通り、{ $keep-plain }です。
lesson-5-under-attack-explain-2 = 向きを変えれば10が要ります。3＋2＋1で6通り、{ $turn-plain }です。
lesson-5-under-attack-explain-3 = 消えたのは9で、その出方は4通りです。距離がちがえば、消えるのは別の合計です。
lesson-5-under-attack-vary = あすにはドイツの航空機が上空に来ます。それが何を加えるかを見ましょう。
lesson-5-under-attack-varied = 1ヘクス先から来れば、敵のサイコロからさらに1引いて、{ $cover-plain }です。だからサマヴィルには、この夕方しかなかったのです。
lesson-5-under-attack-check-1 = もし敵が2ヘクス離れた所から、+1で来たとしたら、マーカーはどれだけ消しますか。
lesson-5-under-attack-check-1-four = やはり4通り。
lesson-5-under-attack-check-1-four-why = +1なら、消えるのは9ではなく10で、3通りしかありません。
lesson-5-under-attack-check-1-three = 3通り、全体の半分。
lesson-5-under-attack-check-1-three-why = +1なら10、11、12で当たります。6通りのうち10の3通りが消え、3通りが残ります。
lesson-5-under-attack-check-1-one = 1通り。1を引くから。
lesson-5-under-attack-check-1-one-why = 引くのはサイコロの合計からで、出方の数からではありません。消えるのは合計1つ、ここでは3通りある10です。
lesson-5-under-attack-check-2 = 別の日、空母があなたと同じヘクスまで来ました。総計2、+3です。何を命じますか。
lesson-5-under-attack-check-2-spend = 変える：マーカーを使う
lesson-5-under-attack-check-2-spend-why = 今度消えるのは8で、5通り減ります。前より多いのです。マーカーは強い攻撃に対していちばん役に立ちます。ただし、使えばもうなくなります。
lesson-5-under-attack-check-2-save = そのまま進む：取っておく
lesson-5-under-attack-check-2-save-why = マーカーはあとに残ります。でも、これより使いがいのある攻撃は、まず来ないでしょう。
lesson-5-under-attack-check-2-column-hit = 当たる
lesson-5-under-attack-check-2-column-miss = まったく外れる
lesson-5-under-attack-history-1 = ビスマルクは、実際に大きく向きを変えました。魚雷1本が艦尾に当たり、舵は曲がったまま動かなくなりました。
lesson-5-under-attack-history-2 = マーカーは、艦長の腕と天気と運をまとめて表します。本当の艦長なら、何度でも向きを変えられました。

# 4 舵
lesson-5-rudder-title = 舵がきかない
lesson-5-rudder-goal = 一発が何を変えるかを見ます。
lesson-5-rudder-since-turn = あなたは、ビスマルクと同じく大きく向きを変えました。それでも魚雷1本が艦尾に当たりました。
lesson-5-rudder-since-keep = あなたはそのまま進みました。ビスマルクは大きく向きを変えましたが、それでも魚雷1本が艦尾に当たりました。
lesson-5-rudder-since-none = ビスマルクは大きく向きを変えましたが、それでも魚雷1本が艦尾に当たりました。
lesson-5-rudder-hook = 1941年5月27日、夜明け。ビスマルクは夜どおし、ゆっくりと円を描いていました。トーヴィーは戦艦キング・ジョージ5世で待ち、もう1隻の戦艦ロドニーが近づいてきます。どちらも燃料が尽きかけています。
lesson-5-rudder-rule-1 = ピンの敵と海戦に入るには、サイコロを2個振ります。総計4までなら、速い側は9で足り、速いのはあなたです。
lesson-5-rudder-rule-2 = 見張られているので「触接」があり、低速の船には+3、もっと速い船には+2です。
lesson-5-rudder-rule-3 = 同じヘクスの2つ目の部隊は、晴天で+2です。海戦に持ちこむ手助けをし、戦うのは1つ目の部隊です。
lesson-5-rudder-assumption-1 = 晴天です。糸の長さは、トーヴィーが3、ロドニーが2です。ビスマルクは今、低速です。「接近戦」も速い側には海戦です。「小競り合い」は遠くから少し撃ち合うだけなので、海戦に数えません。
lesson-5-rudder-scene = { $order ->
    [alone] ビスマルクは傷つき、遅く、見張られています。キング・ジョージ5世は届き、ロドニーはまだ1ヘクス先です。
    [together] ビスマルクは傷つき、遅く、見張られています。戦艦が2隻とも届いています。
   *[other] ビスマルクは傷つき、遅く、見張られています。キング・ジョージ5世は届き、ロドニーは西から近づいてきます。
 }
lesson-5-rudder-act-task = トーヴィーがあなたにたずねます。ロドニーを待ち、行動する権利を取る機会を敵にもう1度与えますか（失敗数1）。それともすぐに1隻で行きますか。
lesson-5-rudder-act-together = ロドニーを待ち、助けてもらう
lesson-5-rudder-act-alone = すぐに、キング・ジョージ5世だけで
lesson-5-rudder-act-beside = そのあと敵が行動する権利を取る
lesson-5-rudder-act-told = 2隻なら、運にまかせるところはほとんどありません。けれども、これほど遅く、見張られた船なら、1隻でも海戦になるほうが多かったのです。待つことには代価がありました。もう一度逃げられたら、次に敵が動くことが多くなります。
lesson-5-rudder-predict = その命令で100回試したら、海戦になるのは何回でしょうか。
lesson-5-rudder-target = 海戦になる
lesson-5-rudder-control = 敵への触接
lesson-5-rudder-set-none = なし
lesson-5-rudder-set-slow = あり、+3
lesson-5-rudder-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-rudder-low = 予想は{ $guess }、正しくは{ $target-plain }です。助けをすべて足しましょう。7より小さい、よく出る合計でも足ります。
lesson-5-rudder-high = 予想は{ $guess }、正しくは{ $target-plain }です。小さな合計はやはり外れです。サイコロは仕返しを知りません。
lesson-5-rudder-explain-1 = 1隻なら、+3で6でも足ります。6から12は5＋6＋5＋4＋3＋2＋1で36通りのうち26通り、{ $alone-plain }です。
lesson-5-rudder-explain-2 = いっしょなら、+5で4でも足ります。外れは2と3の3通りだけで、{ $together-plain }です。
lesson-5-rudder-explain-3 = 無傷のビスマルクはキング・ジョージ5世と同じ速さで、つかまえにくい船です。1隻で海戦になるのは、見張られていても{ $sound-plain }、見張りもなければ{ $sound-unseen-plain }でした。魚雷が沈めたのではありません。そのあとの確率を、すべて変えたのです。
lesson-5-rudder-vary = 駆逐艦が夜の間に見失い、だれも見張っていないとしましょう。何が残りますか。
lesson-5-rudder-varied = 触接がなければ何も加わらず、ずっと逃げられやすくなります。キング・ジョージ5世だけなら、海戦になるのは{ $unseen-plain }です。
lesson-5-rudder-check-1 = 舵を壊した一発が、すべてを決めました。その確率について何が言えますか。
lesson-5-rudder-check-1-proof = 起こりやすいことだったにちがいない。
lesson-5-rudder-check-1-proof-why = 起こったのは1度です。起こりうるとわかるだけで、どれくらいかはわかりません。
lesson-5-rudder-check-1-rare = ほとんど何も言えない。まれなことも起こるから。
lesson-5-rudder-check-1-rare-why = どれくらいかは、出方を数えるか、何度も試さなければわかりません。
lesson-5-rudder-check-1-sure = 15機あれば、必ず1本は当たる。
lesson-5-rudder-check-1-sure-why = 2日前の夜には9機で1本当たり、ほとんど害はありませんでした。その日の午後は1本も当たりませんでした。
lesson-5-rudder-check-2 = 別の4つの朝を順に並べましょう。
lesson-5-rudder-check-2-first = いちばん海戦になりにくい
lesson-5-rudder-check-2-last = いちばん海戦になりやすい
lesson-5-rudder-check-2-right = 遅くて見張られていれば、戦艦1隻でも、見失った2隻より海戦になりやすいのです。
lesson-5-rudder-check-2-unseen = 敵は見えない。戦艦1隻
lesson-5-rudder-check-2-unseen-why = 見えなければ助けはなく、9がまるまる要ります。
lesson-5-rudder-check-2-sound = 見張られているが無傷。戦艦1隻
lesson-5-rudder-check-2-sound-why = 見張りで+2ですが、同じ速さの船には10が要ります。8で足ります。
lesson-5-rudder-check-2-unseen-two = 敵は見えない。戦艦2隻
lesson-5-rudder-check-2-unseen-two-why = 2隻目で+2、7で足ります。
lesson-5-rudder-check-2-alone = 見張られていて低速。戦艦1隻
lesson-5-rudder-check-2-alone-why = 見張られて低速なら+3で、6で足ります。
lesson-5-rudder-history-1 = トーヴィーは燃料がつきかけていましたが、夜明けとロドニーを待ちました。砲撃は8時47分に始まりました。
lesson-5-rudder-history-2 = ゲームの船は、無傷か、損傷か、沈没かのどれかです。大砲はすべて撃てるのに舵だけがきかない船は、駒では表せません。

# Mission
lesson-5-mission-title = こんどはあなた：ビスマルクを止める
lesson-5-mission-task = 1941年5月26日10時30分。ビスマルク（G1）が見つかりました。あと1日で逃げきります。あなたは追手すべてを率います。いちばん大切なのは、アーク・ロイヤルの航空機のいるB1と、戦艦のB2とB3です。主導権を取られるまであなたが動き、ドイツが動き、もう一度あなたが動きます。初めに、B2かB3の針路をビスマルクの糸まで描いてみましょう。針路を描いても、主導権は移りません。信号や捜索のあとは、リュッチェンスが主導権を取ることがあり、1度はサイコロなしでも取れます。そうなると、打撃より先に敵が動きます。あなたの2度目が終わるまでに沈めてください。
lesson-5-mission-goal = 逃げきる前にビスマルクを沈める
lesson-5-mission-word-1 = G1：ビスマルクです。切れ切れの線がその糸で、このどこかにいます。ピンになれば、ずっとよく当たります。
lesson-5-mission-word-2 = B1：空母アーク・ロイヤルのいる、レナウンの部隊です。今の場所から打撃できるのは、この航空機と航空基地だけです。
lesson-5-mission-word-3 = B2〜B6：まず、ビスマルクと同じヘクスに行かなければなりません。針路を描いて近づけるか、使わずにおきます。
lesson-5-mission-word-4 = 信号・情報：黄色い印はビスマルクの報告です。信号を送ると、サイコロなしでそこのピンになりますが、そのあとドイツに主導権を取られるかもしれません。
lesson-5-mission-word-5 = 総計とサイコロに足す数：両方の糸が短く、足す数が大きいほど、打撃は当たりやすくなります。
lesson-5-mission-word-6 = 続けて行動できる：ドイツが主導権を取りそこねる確率です。パスをすると、主導権を渡します。
lesson-5-mission-word-7 = サマヴィルが2を足す：あなたのサイコロを、1度だけ助けます。目を見てから決められます。
lesson-5-mission-word-8 = 交代：主導権が移るたびに増える数です。「ドイツ」「イギリス」の数は、これまでの得点です。
lesson-5-mission-met = ビスマルクは沈みました。1941年5月26日には魚雷で舵が動かなくなり、翌朝沈みました。2200人あまりのうち、助かったのは115人だけです。
lesson-5-mission-missed = ビスマルクはまだ浮かんでいます。1941年5月26日には、1本の魚雷で舵が動かなくなり、翌朝沈みました。次は、探す、知らせる、近づく、撃つのうち、どれを先にしますか。
