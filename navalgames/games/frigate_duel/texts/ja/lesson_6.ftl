# エピソード6：ハルの午後、1812年8月19日
lesson-6-title = ある8月の午後
lesson-6-blurb = ある午後の4つの問い。いつ撃つか、何をこめるか、どこにつけるか、そして、1つの海戦から何が言えるか。
lesson-6-goal-1 = 斉射の値打ちがいちばん大きい場所を見きわめる
lesson-6-goal-2 = 位置と弾の値打ちを、斉射の効き目で比べる
lesson-6-goal-3 = たった1つの海戦について、モデルに言えることを知る
lesson-6-summary-1 = 艦尾の後ろという場所は、2つ目の弾より値打ちがあります。しかも2つ目の弾には、時間がかかります。
lesson-6-summary-2 = 装填済みの斉射は1回だけです。どこで撃つかが、その値打ちを決めます。
lesson-6-summary-3 = 1つの海戦は、どんな規則も証明しません。でも、それが起こりえない規則はまちがいです。
lesson-6-exit = 戦いのあと、両国が結果の理由を語りました。数で確かめられる理由と、確かめられない理由を1つずつ書いてください。
lesson-6-home-1 = 次にゲームをするとき、できるだけ近づくまで最初の斉射をとっておき、それが得になった回数を書いておきましょう。
lesson-6-home-2 = 待つほうがよいとわかっていても、待てなかったのはいつですか。なぜ難しかったのでしょう。
lesson-6-what-if = 船体や損害の表が違っていたら？何が変わるかを見る
lesson-6-person-hull = ハル艦長
lesson-6-person-hull-post = アメリカのフリゲート、コンスティテューション
lesson-6-person-dacres = ダクレス艦長
lesson-6-person-dacres-post = イギリスのフリゲート、ゲリエール
lesson-6-ending-1 = 死傷者は、コンスティテューションが456人のうち14人、ゲリエールが272人のうち約79人です。残った艦は翌日焼かれ、ボストンの人々はハルをたたえました。
lesson-6-ending-2 = 大きな艦、よい砲術、悪い帆柱。どれがどれだけ効いたかは、その晩から争われています。
lesson-6-ending-3 = 人の疲れも、音も、ゲリエールを回した帆柱も、ゲームにはありません。残したのは、距離と位置と船体と運です。
lesson-6-more-1 = フリゲートは何ラウンド目に旗を降ろすことがいちばん多いでしょう。ラウンドの散らばりは？
lesson-6-more-2 = 1つも当たらないほうが多くなるのは、どの距離からですか。

# 1 まだ撃つな
lesson-6-long-shots-title = いつ撃つ？
lesson-6-long-shots-goal = 最初の斉射をどこで使うかを決めましょう。
lesson-6-long-shots-hook = 1812年8月19日、午後5時、ボストンの東。ゲリエールのダクレス艦長は、もう撃っています。コンスティテューションのハル艦長には、弾をこめた斉射が1回分あります。士官たちが、撃つ命令を求めます。
lesson-6-long-shots-rule-1 = 砲のサイコロは5か6で命中します。遠くでは4個、距離6までなら7個です。
lesson-6-long-shots-rule-2 = 距離の半分の数のサイコロが、5か6で命中を1つずつ取り消します。
lesson-6-long-shots-rule-3 = 距離12からは、4でも取り消せます。
lesson-6-long-shots-assumption-1 = 判定はゲームのシートにあります。艦のサイコロの数は、この教材の提案です。
lesson-6-long-shots-scene = コンスティテューションが風上から近づきます。1マスが距離2です。
lesson-6-long-shots-act-task = あなたはハルです。どの点線から撃ちますか。近いほど、先に受ける敵の斉射は増えます。
lesson-6-long-shots-act-far = 今すぐ、距離12から
lesson-6-long-shots-act-middle = 距離6から
lesson-6-long-shots-act-near = ピストルの届く距離2から
lesson-6-long-shots-act-told = 同じ火薬、同じ人でも、遠くからはほとんど何も届かず、近くからはほとんどの斉射が効きます。ただし、向こうも同じです。ゲリエールの斉射で残る命中は、距離12から平均{ $back-far-decimal }、6から{ $back-middle-decimal }、2から{ $back-near-decimal }です。その間、撃ち返さずに近づかなければなりません。
lesson-6-long-shots-predict = その場所から100回斉射したら、1つ以上当たるのは何回でしょうか。
lesson-6-long-shots-target = 1つ以上命中
lesson-6-long-shots-control = 砲手
lesson-6-long-shots-set-unfit = 経験が浅い
lesson-6-long-shots-set-steady = 訓練済み
lesson-6-long-shots-set-handy = 何年も訓練した
lesson-6-long-shots-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-long-shots-low = 予想は{ $guess }、正しくは{ $target-plain }です。全部のうち1つでも残れば、数に入ります。
lesson-6-long-shots-high = 予想は{ $guess }、正しくは{ $target-plain }です。距離が2増えるたびに、取り消すサイコロが1個増えます。
lesson-6-long-shots-explain-1 = 距離2では、7個が5か6で当たり、取り消すのは1個です：{ $near-plain }。距離6では、取り消すのが3個です：{ $middle-plain }。
lesson-6-long-shots-explain-2 = 距離12に届くのは長砲4個だけです。当たりは平均4×3分の1、1つと少しです。それに対し、2回に1回は取り消せるサイコロが6個もあります：{ $far-plain }。
lesson-6-long-shots-vary = 距離2から撃っても、訓練した砲手が距離6から撃つより当たらないのは、どの砲手ですか。
lesson-6-long-shots-varied = 経験の浅い砲手です。当たるのは6だけで、近くからで{ $raw-near-plain }、遠くからで{ $raw-far-plain }です。訓練と近さは、たがいに効き目を強めます。
lesson-6-long-shots-check-1 = ダクレスが早く撃ったのは、損にはなりませんでしたか。
lesson-6-long-shots-check-1-many = 損はない。多く撃てば多く当たる
lesson-6-long-shots-check-1-many-why = 最初の斉射は念入りにこめたものです。それを失い、装填に時間がかかり、煙が自分の射線に残ります。
lesson-6-long-shots-check-1-wait = 得るものなしに、斉射を失った
lesson-6-long-shots-check-1-wait-why = 待って近くで撃てば、同じ斉射が何倍も当たったはずです。
lesson-6-long-shots-check-1-never = 撃ったこと自体がまちがいだ
lesson-6-long-shots-check-1-never-why = いつかは撃たなければなりません。問題は、どこで撃つのがいちばんよいかです。
lesson-6-long-shots-check-2 = 距離10では、同じ長砲4個ですが、4ではまだ取り消せません。100回の斉射のうち、当たるのは何回ですか。
lesson-6-long-shots-check-2-mark-near = 距離2
lesson-6-long-shots-check-2-right = 6個が4で取り消すのではなく、5個が5か6で取り消します。この境目1つが、それまでのどの1マスよりも効きます。
lesson-6-long-shots-check-2-high = もっと少なくなります。距離の効き目はいつも同じではありません。4個に対して5個なら、当たりはまれです。
lesson-6-long-shots-check-2-low = もっと多くなります。取り消すサイコロが全部よくなるのは、最後の12からです。
lesson-6-long-shots-history-1 = およそ45分の間、ゲリエールは撃っては回りましたが、ほとんど効きませんでした。ハルはあまり撃ち返しませんでした。
lesson-6-long-shots-history-2 = 波と強い風と両艦の回頭で、当てるのはもっと難しくなりました。ゲームは距離と煙と火災だけです。

# 2 ピストルの届く距離
lesson-6-alongside-title = ピストルの届く距離
lesson-6-alongside-goal = 重い一撃と、速い一撃を比べましょう。
lesson-6-alongside-since-far = あなたなら1時間前に撃っていました。乗組員が装填し直し、今、ここにいます。
lesson-6-alongside-since-middle = あなたなら途中で撃っていました。乗組員が装填し直し、今、ここにいます。
lesson-6-alongside-since-near = あなたは待ちました。ハルもそうしました。今、ここにいます。
lesson-6-alongside-since-none = ハルは待ちました。今、ここにいます。
lesson-6-alongside-hook = 1812年8月19日、6時過ぎ。2隻は、人を見分けられる近さで並んでいます。コンスティテューションの砲には、弾がこめてあります。
lesson-6-alongside-rule-1 = サイコロ7個が5か6で当たります。弾が2つずつなら4でも当たります。1個が、1つを取り消すかもしれません。
lesson-6-alongside-rule-2 = 次の3個で、どこに当たるかが決まります。船体に当たると、ボックスを失います。
lesson-6-alongside-assumption-1 = 二重弾の＋1はシートにあります。届く距離、装填の時間、損害の表は、この教材の提案です。
lesson-6-alongside-scene = { $set ->
    [2] 距離2で並んでいます。ゲリエールの船体は40ボックスです。
   *[other] 図の2隻は並んだままですが、サイコロは距離{ $setting }のものです。ゲリエールの船体は40ボックスです。
 }
lesson-6-alongside-act-task = 何をこめさせてありますか。
lesson-6-alongside-act-round = 砲に弾を1つずつ
lesson-6-alongside-act-double = 砲に弾を2つずつ
lesson-6-alongside-act-told = 前もってこめたので、2つ目の弾に、今は損がありません。このあとは、時間がかかります。
lesson-6-alongside-predict = その斉射は、船体ボックスを平均いくつ壊すでしょうか。
lesson-6-alongside-target = 船体ボックスの平均
lesson-6-alongside-control = 距離
lesson-6-alongside-right = いい読みです。予想は{ $guess }、正しくは{ $target-decimal }です。
lesson-6-alongside-low = 予想は{ $guess }、正しくは{ $target-decimal }です。これだけ近いと、取り消すのは1個だけです。
lesson-6-alongside-high = 予想は{ $guess }、正しくは{ $target-decimal }です。全部が当たるわけでも、当たりが全部船体へ行くわけでもありません。
lesson-6-alongside-explain-1 = 弾が1つなら、当たりは7×6分の2で2つと少し、そこから1つ取り消されるかもしれません。壊れるのは{ $round-decimal }ボックスです。2つなら7×6分の3で3つ半、{ $double-decimal }ボックスになります。
lesson-6-alongside-vary = 離れて撃ちましょう。2つ目の弾がまったく役に立たないのは、どの距離ですか。
lesson-6-alongside-varied = 距離8です。弾1つで{ $round-far-decimal }、2つで{ $double-far-decimal }。2つの弾は、そこまで飛びません。
lesson-6-alongside-check-1 = 弾2つのほうが、平均して多く壊します。この斉射でも多く壊しますか。
lesson-6-alongside-check-1-sure = 壊す。平均が大きいから
lesson-6-alongside-check-1-sure-why = 平均が大きいほうが有利な賭けです。それでも1回の斉射は、はずれることがあります。
lesson-6-alongside-check-1-often = おそらく。でも確実ではない
lesson-6-alongside-check-1-often-why = 2つの結果の山は重なっています。1つも壊れないことは、弾2つでも{ $nothing-double-plain }、弾1つなら{ $nothing-plain }あります。
lesson-6-alongside-check-1-coin = 五分五分。多いか少ないか
lesson-6-alongside-check-1-coin-why = 「多い」と「少ない」は、同じ大きさの2つではありません。2つの図の重なり方を見ましょう。
lesson-6-alongside-check-2 = 最初の斉射は終わりました。このあと、何をこめさせますか。
lesson-6-alongside-check-2-round = 弾を1つずつ
lesson-6-alongside-check-2-round-why = 10分に撃てる回数が多くなります。そのかわり、1回で壊す数は少なくなります。
lesson-6-alongside-check-2-double = 弾を2つずつ
lesson-6-alongside-check-2-double-why = 1回で多く壊しますが、装填に時間がかかり、回数が減ります。
lesson-6-alongside-check-2-column-broadsides = 1ターンの斉射
lesson-6-alongside-history-1 = ハルの砲には弾が2つずつこめてありました。15分のうちに、ゲリエールのいちばん後ろの帆柱が舷側に倒れました。
lesson-6-alongside-history-2 = ジェームズは腐った帆柱のせいだと、ルーズベルトは砲術の力だと考えました。どちらも正しいかもしれません。

# 3 艦首の前へ
lesson-6-across-the-bow-title = 次はどこへ？
lesson-6-across-the-bow-goal = 位置の値打ちを見ましょう。
lesson-6-across-the-bow-since-round = 弾1つずつの斉射が、敵をゆさぶりました。帆柱が倒れています。
lesson-6-across-the-bow-since-double = 弾2つずつの斉射が、敵の舷側を破りました。帆柱が倒れています。
lesson-6-across-the-bow-since-none = ゲリエールの帆柱が倒れています。
lesson-6-across-the-bow-hook = 1812年8月19日、6時20分。倒れた帆柱が海に引きずられ、ゲリエールの向きが変わります。数分の間、ハルは好きな所へ行けます。
lesson-6-across-the-bow-rule-1 = 艦首の前からの命中は1.5倍、艦尾の後ろからの命中は2倍に数えます。
lesson-6-across-the-bow-rule-2 = 一度に多く当たるほど、多くの人に届きます。
lesson-6-across-the-bow-assumption-1 = サイコロ7個、距離4です。人員1点は、およそ25人です。縦射はシートにありますが、何倍かはこの教材の提案です。
lesson-6-across-the-bow-scene = 帆柱を撃たれたゲリエールは、東を向いています。船体の斜線の所は失われました。
lesson-6-across-the-bow-act-task = コンスティテューションをどこへ進めますか。
lesson-6-across-the-bow-act-beside = 横に並ぶ
lesson-6-across-the-bow-act-bow = 艦首の前を横切る
lesson-6-across-the-bow-act-stern = 艦尾の後ろを横切る
lesson-6-across-the-bow-act-told = 砲は1門も増えていないのに、倒れる人はずっと多くなります。位置だけの力です。横からなら敵は片舷全部で撃ち返し、前や後ろからなら、ほとんど撃ち返せません。
lesson-6-across-the-bow-predict = その斉射で、敵が人員を1点以上失うのはどのくらいでしょうか。
lesson-6-across-the-bow-option-seldom = 100回のうち40回より少ない
lesson-6-across-the-bow-option-half = 半分くらい：40〜60回
lesson-6-across-the-bow-option-often = 100回のうち60回より多い
lesson-6-across-the-bow-target = 人員の損失1点以上
lesson-6-across-the-bow-control = 弾
lesson-6-across-the-bow-set-round = 1つずつ
lesson-6-across-the-bow-set-double = 2つずつ
lesson-6-across-the-bow-right = いい読みです。{ $target-plain }です。
lesson-6-across-the-bow-low = もっと多く、{ $target-plain }です。1つが1つより多く数えられると、すぐ人に届きます。
lesson-6-across-the-bow-high = もっと少なく、{ $target-plain }です。当たらない斉射は、どこからでも、だれにも届きません。
lesson-6-across-the-bow-explain-1 = 横からの2つの命中は、2つのままです。艦首の前からなら3つ、艦尾の後ろからなら4つに数えます。しかも、表で人に届くのは、まとまった命中だけです。
lesson-6-across-the-bow-explain-2 = だから、横からは{ $beside-plain }、艦首の前からは{ $bow-plain }、艦尾の後ろからは{ $stern-plain }です。船体が失うのは、横からで{ $hull-decimal }、艦首の前からで{ $hull-bow-decimal }ボックスです。
lesson-6-across-the-bow-vary = 弾を2つずつこめることもできます。その位置から、人員を失わせることは多くなりますか。
lesson-6-across-the-bow-varied = 2つずつです。艦首の前からなら、{ $bow-plain }が{ $double-bow-plain }になります。命中が増え、その1つ1つが多く数えられます。2つの得が、たがいに強め合うのです。
lesson-6-across-the-bow-check-1 = 位置か、弾か。敵が人員を失うことの多さを、順に並べましょう。
lesson-6-across-the-bow-check-1-first = まれ
lesson-6-across-the-bow-check-1-last = 多い
lesson-6-across-the-bow-check-1-beside = 横に並んで、弾1つ
lesson-6-across-the-bow-check-1-beside-why = 位置も弾も助けになりません。2つの命中は2つのままです。
lesson-6-across-the-bow-check-1-bow = 艦首の前から、弾1つ
lesson-6-across-the-bow-check-1-bow-why = 位置だけで、2つ目の弾の代わりをほとんど果たします。あと少し足りません。
lesson-6-across-the-bow-check-1-stern = 艦尾の後ろから、弾1つ
lesson-6-across-the-bow-check-1-stern-why = 命中を2倍に数えると、2つ目の弾にまさります。いちばんよい位置は、いちばんよい弾より効きます。
lesson-6-across-the-bow-check-1-double = 横に並んで、弾2つ
lesson-6-across-the-bow-check-1-double-why = 命中は増えますが、1つは1つと数えます。弾1つの艦首縦射と、あまり変わりません。
lesson-6-across-the-bow-check-1-right = 艦尾の後ろは、2つ目の弾より効きます。しかも位置には、装填の時間がかかりません。
lesson-6-across-the-bow-check-2 = 縦射はよく効きます。その位置につくのに、損はありませんか。
lesson-6-across-the-bow-check-2-price = ない。よい位置に立つだけだから
lesson-6-across-the-bow-check-2-price-why = 横切ろうと回れば、途中で自分が縦射されるかもしれません。運動で手に入れる位置です。
lesson-6-across-the-bow-check-2-place = ある。その間に敵も動くから
lesson-6-across-the-bow-check-2-place-why = 両方がひそかに同時に選びます。ハルは、倒れた帆柱がゲリエールを回したときに手に入れました。
lesson-6-across-the-bow-check-2-never = はい。だから、する値打ちはない
lesson-6-across-the-bow-check-2-never-why = ターンはかかりますが、そのあとは命中の1つ1つが重くなります。ハルは、安く手に入るときにそうしました。
lesson-6-across-the-bow-more-1 = あなたは艦首の前にいます。どこをねらいますか。
lesson-6-across-the-bow-more-1-low = 船体
lesson-6-across-the-bow-more-1-low-why = 船体と人が傷つきます。残った帆柱は、まだ立っているでしょう。
lesson-6-across-the-bow-more-1-high = リギング
lesson-6-across-the-bow-more-1-high-why = 敵はもうほとんど動けません。そのかわり、砲と人は残ります。
lesson-6-across-the-bow-more-1-column-crew = 人員を失う
lesson-6-across-the-bow-more-1-column-hull = 船体ボックスの平均
lesson-6-across-the-bow-more-1-column-rigging = リギングの平均
lesson-6-across-the-bow-history-1 = コンスティテューションは艦首の前を横切って縦に撃ち、回ってもう一度撃ちました。そのあと2隻は一時からみ合い、両方の士官が倒れました。
lesson-6-across-the-bow-history-2 = ゲームの帆柱は、倒れても艦を回しません。遅くなるだけです。

# 4 鉄の舷側
lesson-6-old-ironsides-title = 数か、重さか
lesson-6-old-ironsides-goal = 1つの海戦について、モデルに言えることを考えましょう。
lesson-6-old-ironsides-hook = 1812年8月19日、7時ごろ。ゲリエールの帆柱は1本もありません。ダクレスは敵のいない側へ1発撃ち、降伏を告げます。「あの艦の舷側は鉄だ」と水兵が叫んだと伝えられます。ハル艦長、もう一度戦いましょう。
lesson-6-old-ironsides-rule-1 = 船体は4区画です。1区画は、ゲリエールが10、コンスティテューションが14ボックスです。
lesson-6-old-ironsides-rule-2 = 壊れた区画と、くじけたモラルが、ストライク・マーカーを置きます。「降伏するか」という問いです。
lesson-6-old-ironsides-rule-3 = 毎ターン、マーカー1つにサイコロ1個。{ $own-target ->
    [unfit] 1か2が出れば旗が降ります。この乗組員はひるんでいて、チェックに失敗するたびにマーカーも増えます。
   *[other] 1が出れば旗が降ります。ひるんだ乗組員なら、2でも降ります。
 }
lesson-6-old-ironsides-assumption-1 = 2ターンの間並び、どちらも動きません。斉射のたびに判定をします。盤の横の数は減らしません。ボックスと表と装填は、この教材の提案です。
lesson-6-old-ironsides-scene = もう一度、並んだところです。最後に輪で囲むのは、残った側です。旗が降りると、帆も下ります。
lesson-6-old-ironsides-predict = その命令で100回戦うと、20分後にゲリエールの旗が降りているのは何回でしょうか。
lesson-6-old-ironsides-target = 旗を降ろした
lesson-6-old-ironsides-control = 1区画の船体ボックス
lesson-6-old-ironsides-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-old-ironsides-low = 予想は{ $guess }、正しくは{ $target-plain }です。近くからの斉射は、積み重なります。
lesson-6-old-ironsides-high = 予想は{ $guess }、正しくは{ $target-plain }です。フリゲートの船体はよく耐えます。旗が降りるには、{ $own-target ->
    [unfit] 1か2の目も要ります。
   *[other] 1の目も要ります。
 }
lesson-6-old-ironsides-explain-1 = 1回の斉射で壊れる船体は、弾1つなら平均{ $one-ball-decimal }、2つなら{ $two-balls-decimal }ボックスです。その6倍と4倍は、ほとんど同じです。10ボックスの1区画と、もう少しになります。
lesson-6-old-ironsides-explain-2 = { $own-target ->
    [unfit] 敵の乗組員はひるんでいます。区画が壊れるずっと前から、チェックに失敗するたびにマーカーが置かれ、旗は1か2で降ります。
   *[other] 最初の1区画では、まだマーカーは置かれません。2区画目か、くじけたモラルが置きます。それから旗が降りるには、1の目も要ります。1個のサイコロだけでは決まりません。
 }
lesson-6-old-ironsides-vary = { $own-target ->
    [unfit] 旗が降りることがいちばん少ないのは、1区画がいくつのときですか。「どの命令についても」の表を見ましょう。
   *[other] 弾1つの斉射6回で旗を降ろすのが20回に3回より少なくなるのは、1区画がいくつのときですか。「どの命令についても」の表を見ましょう。
 }
lesson-6-old-ironsides-varied = { $own-target ->
    [unfit] コンスティテューションと同じ14のときです。弾1つで{ $strong-plain }、2つで{ $strong-double-plain }。船体が強くても、ひるんだ乗組員はほとんど救えません。その船体にゲリエールのサイコロ6個なら{ $her-guns-plain }です。
   *[other] コンスティテューションと同じ14ボックスのときです。弾1つなら{ $strong-plain }、2つなら{ $strong-double-plain }です。その船体をゲリエールの6個で撃てば{ $her-guns-plain }です。鉄の正体は、厚いオーク材でした。
 }
lesson-6-old-ironsides-check-1 = コンスティテューションが勝ちました。この教材の数は正しいのですか。
lesson-6-old-ironsides-check-1-proves = 正しい。強いと言っていたから
lesson-6-old-ironsides-check-1-proves-why = 1つの戦いに合う数は、いくらでもあります。しかもこの教材の数は、結果を知って選びました。
lesson-6-old-ironsides-check-1-fits = いいえ。反していないだけ
lesson-6-old-ironsides-check-1-fits-why = 起こりえないと言う規則なら否定されます。起こりうると言う規則は、可能性が残るだけです。
lesson-6-old-ironsides-check-1-refutes = 何も示さない。数とはそういうもの
lesson-6-old-ironsides-check-1-refutes-why = 少しは示しています。勝つはずのない数だったなら、まちがいだとわかったからです。
lesson-6-old-ironsides-check-2 = 確率は0.1％まで示されています。どこまで本当ですか。
lesson-6-old-ironsides-check-2-true = 正確な分だけ本当
lesson-6-old-ironsides-check-2-true-why = このボックスと表に対して正確なだけです。ほかの提案なら、別の数になります。
lesson-6-old-ironsides-check-2-rests = この教材のボックスと表しだい
lesson-6-old-ironsides-check-2-rests-why = 計算は正確でも、土台は提案です。数のそばの印がそれを示します。
lesson-6-old-ironsides-check-2-nothing = まったく。ボックスは推測だから
lesson-6-old-ironsides-check-2-nothing-why = ボックスから何が言えるかは示せます。それは、実際に起きたことと比べられます。
lesson-6-old-ironsides-since-round = 最初の斉射は、弾を1つずつでした。続きがあります。
lesson-6-old-ironsides-since-double = 最初の斉射は、弾を2つずつでした。続きがあります。
lesson-6-old-ironsides-since-none = 最初の斉射のあとにも、続きがありました。
lesson-6-old-ironsides-act-task = 横に並んで20分、装填には時間がかかります。何を撃ちますか。
lesson-6-old-ironsides-act-round = 弾を1つずつ、斉射6回
lesson-6-old-ironsides-act-double = 弾を2つずつ、斉射4回
lesson-6-old-ironsides-act-told = ほとんど同じです。2つ目の弾は、1回ごとに得をしますが、その分、回数を失います。
lesson-6-old-ironsides-history-1 = イギリス海軍は何年も、1対1の戦いにほとんど敗れていませんでした。敗れることがある。それが、1隻を失ったことより大きな出来事でした。
lesson-6-old-ironsides-history-2 = ジェームズは、同じ力のイギリス艦なら勝ったと言い、アメリカの著者たちは、訓練と砲術が決めたと言いました。あとの戦いも、両方の証拠に使われました。
lesson-6-old-ironsides-carried = もう一度、あなた自身のサイコロの続きからです。{ $own-target ->
    [unfit] あなたの斉射で50人以上を失い、敵の乗組員はひるんでいます。
   *[other] あなたの斉射で失った人はわずかで、敵の乗組員はしっかりしています。
 }

# Mission
lesson-6-mission-title = こんどはあなた：ハルの最初の斉射
lesson-6-mission-task = 1812年8月19日、6時少し前、ボストンの東。あなたはハルです。両舷とも装填は済み、士官たちが命令を待っています。どこで撃ちますか。近いほど、1回の斉射がよく効きます。このターンのうちにゲリエールの船体を5ボックス以上壊し、自分の損害は4ボックスまでに抑えてください。
lesson-6-mission-goal = 船体を5ボックス壊し、損害は4まで
lesson-6-mission-word-1 = A側：あなたのコンスティテューションです。艦にも、表の行にも、艦のカードにもAと書いてあります。
lesson-6-mission-word-2 = マーク：艦が動けるインパルス（ターンを分けた一コマ）です。表に黒い丸で示します。白い丸は、向きだけ変えられます。
lesson-6-mission-word-3 = 左舷・右舷：前を向いて左と右です。片舷の砲は、その側にしか撃てません。
lesson-6-mission-word-4 = 下手回し：風下へ大きく回ります。裏帆で止まる：次のマークまで、その場を動きません。
lesson-6-mission-word-5 = 残るヒット：当たりのうち、距離で消されずに残る数です。近いほど多く残ります。
lesson-6-mission-word-6 = 撃たない：弾を込めたまま、近づくまで待ちます。撃った舷は、込め直すまで撃てません。
lesson-6-mission-met = ゲリエールの船体を{ $number }ボックス壊しました。ハルも6時過ぎまで撃たずに待ちました。7時ごろには敵の帆柱がすべて倒れ、ダクレスは降伏しました。
lesson-6-mission-missed = { $number ->
    [0] ゲリエールの船体は無傷です。めざしたのは5ボックスでした。
    [1] 壊した船体は1ボックスでした。めざしたのは5ボックスです。
    [2] 壊した船体は2ボックスでした。めざしたのは5ボックスです。
    [3] 壊した船体は3ボックスでした。めざしたのは5ボックスです。
    [4] 壊した船体は4ボックスで、あと1つでした。
   *[other] ゲリエールの船体を{ $number }ボックス壊しましたが、コンスティテューションも5ボックス以上失いました。
 }1812年8月19日のハルは、6時過ぎまで撃たずに待ちました。次は、どこで撃ちますか。
