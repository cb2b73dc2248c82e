# エピソード5：砲弾をどこへ？
lesson-5-title = 砲弾をどこへ？
lesson-5-blurb = だれを撃つか、1隻の値打ちはいくらか。ユトランド沖の3隻は、運が悪かったのでしょうか？
lesson-5-goal-1 = 「少なくとも1つ」の確率を計算する
lesson-5-goal-2 = サイコロ2個の合計が、真ん中で多く、端で少ないわけを知る
lesson-5-goal-3 = 正確な数と、正しい数を見分ける
lesson-5-summary-1 = 12隻のうち3隻沈んでも、運や艦が悪かったとはかぎりません。サイコロでもよく起こります。「少なくとも1つ」は、「1つもない」を計算して、その残りをとります。
lesson-5-summary-2 = サイコロ2個では、合計ごとに出方の数がちがいます。だから、表の端が1つ動くだけで、危険が半分になることもあります。
lesson-5-summary-3 = 正確な答えも、もとになる数がよくなければ役に立ちません。
lesson-5-exit = 新聞に、危険の大きさが小数点つきで載っています。その数について2つ質問するなら、何をたずねますか？
lesson-5-home-1 = 次にゲームをするとき、砲撃を割り振る前に、余った点で何が撃てるかを言いましょう。
lesson-5-home-2 = 今日のニュースから、小数点のついた数を1つ見つけましょう。何をはかり、何に合わせた数でしょうか？
lesson-5-what-if = 損害と点のきまりが違っていたら？何が変わるかを見る
lesson-5-person-beatty = ビーティー提督
lesson-5-person-beatty-post = イギリスの巡洋戦艦部隊
lesson-5-person-hipper = ヒッパー提督
lesson-5-person-hipper-post = ドイツの巡洋戦艦部隊
lesson-5-person-mauve = マウヴェ提督
lesson-5-person-mauve-post = ドイツの古い戦艦6隻
lesson-5-person-jellicoe = ジェリコー提督
lesson-5-person-jellicoe-post = イギリス大艦隊
lesson-5-ending-1 = ユトランド沖で亡くなったのは、イギリスの乗組員が6,094人、ドイツの乗組員が2,551人です。このエピソードで判定する艦には、どれも数百人、多い艦では千人を超える人が乗っていました。
lesson-5-ending-2 = イギリスの巡洋戦艦がなぜ爆発したかは、いまも意見が分かれています。薄い装甲、装薬の不注意な扱い、あるいはその両方です。
lesson-5-ending-3 = ゲームの結果は3つだけで、どの艦も同じ表を使います。本物の損害にはいろいろな程度があり、同じ命中は2つとありませんでした。
lesson-5-more-1 = ユトランド沖の両艦隊で、1ラウンドだけ撃ち合います。ゲームでは、両軍の何隻が沈むでしょうか？
lesson-5-more-2 = イギリス艦12隻が撃たれます。沈んだ艦と損傷した艦を合わせて、翌朝いないのは何隻でしょうか？

# 1 9点の砲撃
lesson-5-share-the-fire-title = 9点の砲撃
lesson-5-share-the-fire-goal = だれを撃つかを決めましょう。
lesson-5-share-the-fire-hook = 1915年1月24日、ドッガー・バンク沖。あなたはビーティー提督の参謀です。巡洋戦艦がドイツの4隻に追いつきました。いま、砲撃を割り振らなければなりません。
lesson-5-share-the-fire-rule-1 = ビーティー提督の砲撃数は9点です。巡洋戦艦を撃つには2.5点、古いブリュッヒャーには1.5点かかります。4隻全部でちょうど9点です。
lesson-5-share-the-fire-rule-2 = 必要な点を割り振られた艦は、サイコロを2個、1回だけ振ります。それ以上いくら撃たれても同じです。
lesson-5-share-the-fire-rule-3 = ドイツ艦は1を引き、10以上で沈没です。6と4なら9で、損傷です。
lesson-5-share-the-fire-assumption-1 = 1ラウンドだけ、イギリスの砲弾だけを考えます。必要な点は、この教材が装甲と大きさから求めたものです。表の「激戦」の列は別のルールのもので、ここでは使いません。
lesson-5-share-the-fire-scene = { $set ->
    [uk] 今度撃たれるのは、赤いボックスにいるビーティー提督の艦です。振ったあと、沈んだ艦と損傷した艦にはそう書かれます。1隻沈むと、イギリスは1点を失います。
   *[other] 赤いボックスがビーティー提督の5隻、青いボックスがヒッパー提督の4隻です。振ったあと、沈んだ艦と損傷した艦にはそう書かれます。1隻沈むと、イギリスに1点です。
 }
lesson-5-share-the-fire-act-task = ヒッパー提督の乗るザイドリッツが先頭で、3隻が続きます。砲撃をどう割り振りますか？
lesson-5-share-the-fire-act-four = 4隻全部を撃つ
lesson-5-share-the-fire-act-two = 2隻を、多めの砲弾で撃つ
lesson-5-share-the-fire-act-one = 全部をザイドリッツに
lesson-5-share-the-fire-act-told = 1隻に砲弾を集めても、ここでは何の得もありません。大事なのは、何隻に判定させるかです。
lesson-5-share-the-fire-predict = あなたの命令で100ラウンド戦うと、少なくとも1隻が沈むのは何回でしょうか？
lesson-5-share-the-fire-target = 少なくとも1隻が沈没
lesson-5-share-the-fire-control = 撃たれる艦
lesson-5-share-the-fire-set-de = ドイツ艦
lesson-5-share-the-fire-set-uk = イギリス艦
lesson-5-share-the-fire-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-share-the-fire-high = 予想は{ $guess }、正しくは{ $target-plain }です。ドイツ艦が沈むのは目の合計が11か12のときだけで、めったに出ません。
lesson-5-share-the-fire-low = 予想は{ $guess }、正しくは{ $target-plain }です。撃たれた艦は、1隻ずつ判定します。
lesson-5-share-the-fire-explain-1 = 1隻なら、沈むのは6と5、5と6、6と6です。36通りのうち3通り、12回に1回で、{ $one-plain }です。
lesson-5-share-the-fire-explain-2 = { $order ->
    [two] 2隻なら、反対を数えます。1隻が残るのは12回に11回、2隻とも残るのは11/12 × 11/12です。その残りが「少なくとも1隻」で、{ $two-plain }です。1隻のときの2倍より少し小さいのは、同じラウンドに2隻とも沈むことがあるからです。
   *[other] 4隻なら、反対を数えます。1隻が残るのは12回に11回、4隻とも残るのは11/12 × 11/12 × 11/12 × 11/12です。その残りが「少なくとも1隻」で、{ $four-plain }です。
 }
lesson-5-share-the-fire-explain-3 = { $order ->
    [two] 4隻も同じように数えます。4隻とも残るのは11/12 × 11/12 × 11/12 × 11/12で、その残りが{ $four-plain }です。
   *[other] 2隻なら{ $two-plain }です。1隻のときの2倍より少し小さくなります。同じラウンドに2隻とも沈むことがあるからです。
 }
lesson-5-share-the-fire-vary = 逆にしてみましょう。同じ数のイギリス艦が撃たれます。危険はどれだけ大きくなりますか？
lesson-5-share-the-fire-varied = イギリス艦は10でもう沈みます。1隻なら{ $one-uk-plain }、2隻なら{ $two-uk-plain }、4隻なら{ $four-uk-plain }です。
lesson-5-share-the-fire-check-1 = イギリス艦が2隻遅れ、砲撃数は6点しか残っていません。4隻のうち、最大で何隻に判定させられますか？
lesson-5-share-the-fire-check-1-three = 3隻。6.5点なら、ほぼ足りる
lesson-5-share-the-fire-check-1-three-why = ほぼ足りるのでは、足りません。ブリュッヒャーと巡洋戦艦2隻で6.5点です。3隻目は判定しません。
lesson-5-share-the-fire-check-1-two = 2隻
lesson-5-share-the-fire-check-1-two-why = 2.5と2.5、または2.5と1.5です。残りはむだになり、次のラウンドに取っておくこともできません。
lesson-5-share-the-fire-check-1-four = 4隻を少しずつ撃つ
lesson-5-share-the-fire-check-1-four-why = 判定するのは、必要な点がそろった艦だけです。6点を4つに分けると、足りるのはブリュッヒャーだけです。
lesson-5-share-the-fire-check-2 = もしドイツ艦12隻を撃てたら、少なくとも1隻が沈むのは100回中何回くらいですか？
lesson-5-share-the-fire-check-2-mark-four = 4隻のとき
lesson-5-share-the-fire-check-2-right = 11/12を12回かけましょう。1隻も沈まないラウンドは、3回に1回くらいです。
lesson-5-share-the-fire-check-2-high = 12分の1の12倍なら必ず沈むことになりますが、それでは2隻沈むラウンドを2度数えています。外れのほうを、11/12を12回かけて求めましょう。
lesson-5-share-the-fire-check-2-low = 1隻沈めばよく、12隻のどれでもかまいません。11/12を12回かけて、その残りをとりましょう。
lesson-5-share-the-fire-history-1 = ビーティーは、それぞれの艦に、向かい合う敵を撃つよう命じました。ところがタイガーは数え方を取りちがえ、ライオンといっしょにザイドリッツを撃ったので、しばらくのあいだ、だれもモルトケを撃ちませんでした。
lesson-5-share-the-fire-history-2 = 史実では、何隻もで撃つほうが1隻を早く傷つけられました。ただし、水柱を見分けるのが大変でした。ゲームにあるのは、むだになることだけです。

# 2 撃たれた1隻
lesson-5-one-ship-title = 撃たれた1隻
lesson-5-one-ship-goal = 2個のサイコロが1隻の運命をどう決めるかを見ましょう。
lesson-5-one-ship-since-four = あなたは4隻全部を撃ちました。今度は味方の番です。
lesson-5-one-ship-since-two = あなたは2隻を撃ちました。今度は味方の番です。
lesson-5-one-ship-since-one = あなたはザイドリッツだけを撃ちました。今度は味方の番です。
lesson-5-one-ship-since-none = 今度は、ビーティー提督の艦が撃たれます。
lesson-5-one-ship-hook = 1916年5月31日、ユトランド沖。インディファティガブルはもう沈み、クイーン・メリーが撃たれています。われわれの艦はどこかおかしい、とビーティー提督。
lesson-5-one-ship-rule-1 = サイコロ2個で、6以下なら損害なし、7〜9なら損傷、10以上なら沈没です。ドイツ艦は1を引きます。
lesson-5-one-ship-assumption-1 = どの艦も同じ、推定復元の表を使います。
lesson-5-one-ship-scene = 赤いボックスにクイーン・メリー、青いボックスにリュッツォウがいます。
lesson-5-one-ship-predict = クイーン・メリーが36回判定します。それぞれの結果は、何回ずつ出るでしょうか？
lesson-5-one-ship-target = 沈没
lesson-5-one-ship-control = 撃たれる艦
lesson-5-one-ship-set-uk = クイーン・メリー
lesson-5-one-ship-set-de = リュッツォウ（1を引く）
lesson-5-one-ship-example = ドイツ艦が6と4を出しました。合計は10ですが、1を引いて9です。沈没ではなく、損傷になります。
lesson-5-one-ship-right = とても近い予想です。沈没の確率は{ $target }です。
lesson-5-one-ship-high = 沈没が多すぎました。確率は{ $target }です。それほど大きい数になる出方は、36通りのうち少ししかありません。
lesson-5-one-ship-low = 沈没が少なすぎました。確率は{ $target }です。出方を数えましょう。2個とも大きい目になることは、思うより多いのです。
lesson-5-one-ship-shape = 沈没はだいたい合っていて、確率は{ $target }です。残りの分け方がちがいます。損害なしが{ $none-percent }、損傷が{ $ddbox-percent }です。
lesson-5-one-ship-explain-1 = 12は1通り、11は2通り、10は3通り。36通りのうち6通りで、{ $sunk-british }です。
lesson-5-one-ship-explain-2 = 7、8、9は6通り、5通り、4通り。クイーン・メリーの損傷は合わせて{ $ddbox }です。残りの15通りが6以下です。
lesson-5-one-ship-vary = クイーン・メリーの砲弾はリュッツォウに届き、リュッツォウの目からは1を引きます。沈む確率はどうなりますか？
lesson-5-one-ship-varied = 沈むのは、クイーン・メリーが{ $sunk-british-often }、リュッツォウはその半分の{ $sunk-german-often }です。1を引くだけなら小さく見えます。でも表の端では、出方の半分がなくなるのです。
lesson-5-one-ship-check-1 = サイコロ2個の合計は、4以下と10以上のどちらが出やすいですか？
lesson-5-one-ship-check-1-low = 4以下
lesson-5-one-ship-check-1-low-why = 小さい合計も、大きい合計と同じように出にくいものです。1と1は、6と6と同じく1通りです。
lesson-5-one-ship-check-1-alike = どちらも同じ
lesson-5-one-ship-check-1-alike-why = 2、3、4は1通り、2通り、3通り。12、11、10も同じです。サイコロは、どちらの端から見ても同じなのです。
lesson-5-one-ship-check-1-high = 10以上
lesson-5-one-ship-check-1-high-why = 10以上は大きな損害になりますが、サイコロはそれを知りません。2、3、4も、12、11、10と同じ数の出方があります。
lesson-5-one-ship-check-2 = 起こりやすさの順番に並べましょう。
lesson-5-one-ship-check-2-first = めったにない
lesson-5-one-ship-check-2-last = いちばん多い
lesson-5-one-ship-check-2-german = ドイツ艦が沈没
lesson-5-one-ship-check-2-german-why = 11と12だけ、36通りのうち3通りです。
lesson-5-one-ship-check-2-british = イギリス艦が沈没
lesson-5-one-ship-check-2-british-why = 10、11、12で6通り。ドイツ艦の2倍です。
lesson-5-one-ship-check-2-damaged = ドイツ艦が損傷
lesson-5-one-ship-check-2-damaged-why = 1を引くので、目の合計が8、9、10のときです。12通りあります。
lesson-5-one-ship-check-2-whole = ドイツ艦に損害なし
lesson-5-one-ship-check-2-whole-why = 7以下の全部で21通り、半分より多くなります。
lesson-5-one-ship-check-2-right = 4つの結果は、36通りのうち3通り、6通り、12通り、21通りです。
lesson-5-one-ship-more-1 = もし2を引いて判定する艦があったら、36通りのうち何通りで沈みますか？
lesson-5-one-ship-more-1-never = 0通り
lesson-5-one-ship-more-1-never-why = はじめの1で3通り減りましたが、次の1でまた3通り減ることはありません。12なら、まだ沈みます。
lesson-5-one-ship-more-1-one = 1通り
lesson-5-one-ship-more-1-one-why = 6と6だけです。1引くごとに、3通り、2通り、1通りと減っていきます。
lesson-5-one-ship-more-1-two = 4通り
lesson-5-one-ship-more-1-two-why = 6通りから2を引いた数ですね。でも、2は目の合計から引きます。10と11では、もう沈みません。
lesson-5-one-ship-history-1 = ユトランド沖で、イギリスは巡洋戦艦を3隻失いました。ドイツが失ったのは、巡洋戦艦のリュッツォウ1隻と、古い戦艦ポンメルンです。
lesson-5-one-ship-history-2 = 本物の損害には、いろいろな程度があります。ゲームの損害は3つだけです。損害なし、修理、沈没です。

# 3 1隻の値打ち
lesson-5-old-or-new-title = 1隻の値打ち
lesson-5-old-or-new-goal = 安い目標をたくさん撃つか、高い目標を少し撃つかを比べましょう。
lesson-5-old-or-new-hook = 1916年5月31日、夕暮れ。ビーティー提督は、傷ついたドイツの巡洋戦艦と、マウヴェ提督の古い戦艦6隻に出会います。あたりは暗くなっていきます。
lesson-5-old-or-new-rule-1 = 巡洋戦艦を1隻沈めると、イギリスに1点です。ドイツの古い戦艦は、戦争全体で数えて3隻ごとに1点です。
lesson-5-old-or-new-rule-2 = 古い戦艦はもう1隻沈んでいます。あと2隻沈めば1点、1隻だけなら0点です。
lesson-5-old-or-new-assumption-1 = 夕暮れのビーティー提督の砲撃数は11点です。古い戦艦なら5隻、または巡洋戦艦3隻と古い戦艦1隻を撃てます。
lesson-5-old-or-new-scene = 囲んだ海に、その夕方の艦がいます。
lesson-5-old-or-new-act-task = 最後の一斉射撃です。巡洋戦艦を沈めると1点、古い戦艦は1隻で3分の1点。だれを撃ちますか？
lesson-5-old-or-new-act-old = マウヴェの古い戦艦5隻
lesson-5-old-or-new-act-new = 巡洋戦艦3隻と古い戦艦1隻
lesson-5-old-or-new-act-told = 5回の判定が、4回に負けました。沈めるだけでなく、点にならなければならないのです。
lesson-5-old-or-new-predict = あなたの命令で100ラウンド戦うと、イギリスが1点以上を得るのは何回でしょうか？
lesson-5-old-or-new-target = 1点以上
lesson-5-old-or-new-control = 前に沈んだドイツの古い戦艦
lesson-5-old-or-new-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-old-or-new-high = 予想は{ $guess }、正しくは{ $target-plain }です。ドイツ艦が沈むのは12回に1回で、古い戦艦1隻だけでは点になりません。
lesson-5-old-or-new-low = 予想は{ $guess }、正しくは{ $target-plain }です。何隻も判定し、どの艦が点になってもいいのです。
lesson-5-old-or-new-explain-1 = { $order ->
    [new] 巡洋戦艦3隻なら、1隻沈めば足ります。3隻とも残るのは11/12 × 11/12 × 11/12、その残りが{ $new-plain }です。いっしょに撃つ古い戦艦だけでは、点になりません。
   *[other] 古い戦艦5隻なら、2隻がいっしょに沈まなければなりません。5隻から2隻の組は10組あり、ある1組が沈むのは1/12 × 1/12です。
 }
lesson-5-old-or-new-explain-2 = { $order ->
    [new] 古い戦艦5隻なら、2隻がいっしょに沈まなければなりません。5隻から2隻の組は10組あり、ある1組が沈むのは1/12 × 1/12です。
   *[other] 10組を合わせると144分の10ですが、3隻沈むラウンドを何度も数えています。1度ずつ数えると{ $old-plain }です。
 }
lesson-5-old-or-new-explain-3 = { $order ->
    [new] 10組を合わせると144分の10ですが、3隻沈むラウンドを何度も数えています。1度ずつ数えると{ $old-plain }です。
   *[other] 巡洋戦艦3隻なら、1隻沈めば足ります。3隻とも残るのは11/12 × 11/12 × 11/12、その残りが{ $new-plain }です。いっしょに撃つ古い戦艦だけでは、点になりません。
 }
lesson-5-old-or-new-vary = 古い戦艦がまだ1隻も沈んでいないとします。あなたがねらう1点は、どれだけ残りますか？
lesson-5-old-or-new-varied = { $order ->
    [new] あなたの命令では何も変わらず、{ $new-none-percent }です。巡洋戦艦は1隻ごとに1点で、いっしょに撃つ古い戦艦1隻は、もともと点になりませんでした。古い戦艦5隻なら{ $old-none-percent }です。3隻が同時に沈まなければなりません。
   *[other] 古い戦艦なら{ $old-none-percent }です。3隻が同時に沈まなければなりません。巡洋戦艦なら{ $new-none-percent }のままです。1隻ごとに1点で、いっしょに撃つ古い戦艦1隻は、もともと点になりませんでした。
 }
lesson-5-old-or-new-check-1 = 1回の決戦で、ドイツの古い戦艦が4隻沈みました。戦争ではじめてです。何点になりますか？
lesson-5-old-or-new-check-1-four = 4点
lesson-5-old-or-new-check-1-four-why = 新しい艦なら1隻が1点です。古い戦艦では、3隻でやっと1点です。
lesson-5-old-or-new-check-1-kept = 1点。4隻目も数に残る
lesson-5-old-or-new-check-1-kept-why = あとの決戦であと2隻沈めば、次の1点になります。
lesson-5-old-or-new-check-1-lost = 1点。4隻目は数えない
lesson-5-old-or-new-check-1-lost-why = 数は決戦から決戦へと続きます。取っておけないのは砲撃数のほうです。
lesson-5-old-or-new-check-2 = 古い戦艦が2隻沈んでいます。1点で同点になり、それでイギリスの勝ちです。2点なら、文句なしの勝ちです。どう命令しますか？
lesson-5-old-or-new-check-2-old = 古い戦艦5隻
lesson-5-old-or-new-check-2-old-why = 同点になる確率はいちばん大きく、それより上はめったにありません。ぎりぎりの勝ちで満足する人は、こう命じます。
lesson-5-old-or-new-check-2-new = 巡洋戦艦3隻と古い戦艦1隻
lesson-5-old-or-new-check-2-new-why = 同点になる確率は少し下がりますが、ときには一度に2点入り、敵は速い艦を失います。文句なしの勝ちがほしい人は、こう命じます。
lesson-5-old-or-new-check-2-column-point = 1点以上
lesson-5-old-or-new-check-2-column-two = 2点以上
lesson-5-old-or-new-history-1 = マウヴェの艦は、巡洋戦艦を何分か守ってから引き返しました。その夜、そのうちの1隻ポンメルンが魚雷で沈み、乗組員は全員亡くなりました。
lesson-5-old-or-new-history-2 = 古い戦艦を3分の1に数えるのは、決戦であまり役に立たなかったことを表すゲームのきまりです。乗っていた人の命が軽かったわけではありません。

# 4 12隻のうち3隻
lesson-5-jutland-title = 12隻のうち3隻
lesson-5-jutland-goal = 本当にあった1日を、あったかもしれない日と比べましょう。
lesson-5-jutland-since-old = あなたは古い戦艦を撃ちました。いま、だれもが数をかぞえています。
lesson-5-jutland-since-new = あなたは巡洋戦艦を撃ちました。いま、だれもが数をかぞえています。
lesson-5-jutland-since-none = 海戦は終わりました。いま、だれもが数をかぞえています。
lesson-5-jutland-hook = 1916年7月6日。ジェリコー提督の報告書が印刷されます。失ったイギリスの巡洋戦艦は3隻。運が悪かったのでしょうか？そもそも、12隻も撃たれなければならなかったのでしょうか？
lesson-5-jutland-rule-1 = 大口径砲弾か魚雷を受けたイギリスの主力艦は、約12隻でした。ゲームでは1隻が1回ずつ判定し、10以上なら沈没です。
lesson-5-jutland-assumption-1 = 損害表は、この教材が作ったものです。
lesson-5-jutland-assumption-2 = ビーティー提督が待っていたら何隻が撃たれたかは、この教材の想定です。
lesson-5-jutland-act-task = この日をもう一度命令できるとしましょう。最初に敵を見つけたビーティー提督は、先に突き進みますか？ジェリコー提督の戦列を待ちますか？
lesson-5-jutland-act-rush = 突き進む：12隻が撃たれる
lesson-5-jutland-act-wait = ジェリコーを待つ：8隻
lesson-5-jutland-act-told = 撃たれる艦が3分の1減るだけで、こういう日は半分より少なくなります。{ $twelve-plain }と{ $eight-plain }です。
lesson-5-jutland-scene = { $order ->
    [wait] 囲んだ2つのボックスの艦のうち、今度撃たれるのは8隻です。
   *[other] この日に撃たれた12隻は、囲んだ2つのボックスにいます。
 }
lesson-5-jutland-predict = あなたの命令でこういう1日を100回くり返すと、3隻以上が沈むのは何回でしょうか？
lesson-5-jutland-option-never = めったにない：15回より少ない
lesson-5-jutland-option-seldom = ときどき：15〜26回
lesson-5-jutland-option-third = 3回に1回くらい：27〜41回
lesson-5-jutland-option-half = 半分くらいかそれ以上：42回以上
lesson-5-jutland-target = 3隻以上が沈没
lesson-5-jutland-control = 損害表
lesson-5-jutland-set-standard = 10から沈没
lesson-5-jutland-set-bloody = 9から沈没
lesson-5-jutland-right = そのとおりです。{ $target-plain }です。
lesson-5-jutland-low = もっとよく起こります。{ $target-plain }です。6隻に1隻が沈み、平均よりずっと悪い日もあります。
lesson-5-jutland-high = それほど多くはありません。{ $target-plain }です。6隻に1隻が沈むので、3隻より少ないのがふつうです。
lesson-5-jutland-explain-1 = 6隻に1隻が沈むので、平均は12隻なら{ $mean }隻、8隻なら{ $mean-eight-decimal }隻です。
lesson-5-jutland-explain-2 = { $order ->
    [wait] でも、1日は平均ではありません。8隻なら、1隻以下は{ $few-eight-plain }、ちょうど2隻は{ $two-eight-plain }。残りの日が3隻以上で、{ $eight-plain }です。
   *[other] でも、1日は平均ではありません。12隻なら、1隻以下は{ $few-plain }、ちょうど2隻は{ $two-plain }。残りの日が3隻以上で、{ $twelve-plain }です。
 }
lesson-5-jutland-explain-3 = { $order ->
    [wait] 12隻でも同じように数えます。これほど多く失うことは、ずっと多くなります。{ $twelve-plain }です。
   *[other] 8隻でも同じように数えます。これほど多く失うことは、あまりありません。{ $eight-plain }です。
 }
lesson-5-jutland-vary = 前に試した表では、9から沈没でした。この数1つで、どれだけ変わるでしょうか？
lesson-5-jutland-varied = 9から沈没なら、12隻で{ $bloody-plain }、8隻で{ $bloody-eight-plain }です。サイコロは同じなのに、わからない数1つで、これだけ変わりました。
lesson-5-jutland-check-1 = 図表には、小数第1位までの確率が出ています。どこまで信じられますか？
lesson-5-jutland-check-1-true = 完全に。正確に計算したから。
lesson-5-jutland-check-1-true-why = 計算は正確です。でも、もとの表はこの教材が作ったものです。表がちがえば、数もちがいます。
lesson-5-jutland-check-1-rests = もとの表を信じられる分だけ
lesson-5-jutland-check-1-rests-why = その数は何をもとにしているのか。いつもそうたずねましょう。
lesson-5-jutland-check-1-useless = まったく。表は作りものだから。
lesson-5-jutland-check-1-useless-why = わかっている損害に合わせたので、だいたいは合っています。2つの表を比べると、どれだけ変わるかがわかります。
lesson-5-jutland-check-2 = 撃たれるのが6隻だけなら、1隻も沈まないのは100日のうち何日くらいですか？
lesson-5-jutland-check-2-mark-two = 12隻で2隻
lesson-5-jutland-check-2-right = 5/6を6回かけましょう。平均は1隻でも、全部が帰って来る日はよくあります。
lesson-5-jutland-check-2-high = 1隻なら6回に5回は帰りますが、6隻全部でなければなりません。5/6を6回かけましょう。
lesson-5-jutland-check-2-low = 平均1隻は、必ず1隻は沈むという意味ではありません。5/6を6回かけると、思ったより残ります。
lesson-5-jutland-more-1 = イギリスの巡洋戦艦は3隻失われ、この表でも3隻はよくあります。表が正しいと証明されましたか？
lesson-5-jutland-more-1-proves = はい。史実のとおりになります。
lesson-5-jutland-more-1-proves-why = 1つの海戦は、サイコロを1回振ったようなものです。3隻という結果は、ほかの多くの表でも同じくらい起こります。それに、この表は合うように選んだものです。
lesson-5-jutland-more-1-fits = いいえ。合っているだけです。
lesson-5-jutland-more-1-fits-why = 証明するには、表を作るのに使わなかった海戦が必要です。
lesson-5-jutland-more-1-nothing = いいえ。1つの海戦では何も言えません。
lesson-5-jutland-more-1-nothing-why = 言えることはあります。3隻がめったに出ない表なら、悪い表です。
lesson-5-jutland-history-1 = 12隻のうち沈んだのは、インディファティガブル、クイーン・メリー、インヴィンシブルです。ニュージーランドは1発当たっただけでほぼ無傷、ウォースパイトは15発ほどの大口径砲弾を受けて帰りました。報告書は、港に帰ったドイツの戦艦も、沈めたと数えていました。
lesson-5-jutland-history-2 = 損害表は、はかった結果ではありません。ゲームの決戦が、平均してユトランド沖のようになるように選んだものです。

# Mission
lesson-5-mission-title = こんどはあなた：6隻対5隻
lesson-5-mission-task = 1916年5月31日、ユトランド沖の最初の数分。あなたはビーティーで、6隻でヒッパーの5隻に向かいます。選べるのは1つだけ、近づくか、離れるか、ヒッパーを半砲撃（砲弾を半分）にするかです。そのあと砲火を配分します。5隻のうち2隻以上を沈めるか傷つけて戦列から外し、味方の損失は、損傷した艦も数えて2隻までに抑えてください。決め手は、判定を受ける艦の数です。敵も味方も同じです。
lesson-5-mission-goal = 5隻のうち2隻を外し、損失は2隻まで
lesson-5-mission-word-1 = 状況1つ：自軍の数が2以上大きいので、どれか1つを選べます。「なし」は何も選びません。
lesson-5-mission-word-2 = 砲撃数：その選び方での、両軍の砲撃の点です。敵艦を撃つたびに、ここから点を使います。
lesson-5-mission-word-3 = 半砲撃：合計の点が半分になり、端数は切り捨てます。このラウンドだけです。
lesson-5-mission-word-4 = 遠距離、近距離：敵も味方も、1隻ごとの砲撃値が0.5点減るか、増えます。
lesson-5-mission-word-5 = 戦闘の継続：もう1度、撃ち合います。任務はその前に終わるので、いまは役に立ちません。
lesson-5-mission-word-6 = 目標：1隻に決まった点を使うと、判定が1回：効果なし、損傷、沈没のどれかです。点を増やしても判定は1回です。
lesson-5-mission-met = ヒッパーの2隻以上が戦列を離れました。史実では、ビーティーは最初の40分でインディファティガブルとクイーン・メリーを失い、ヒッパーは1隻も失いませんでした。
lesson-5-mission-missed = { $number ->
    [0] ヒッパーの5隻は、1隻も戦列を離れていません。必要なのは2隻です。
    [-1] ヒッパーの5隻のうち1隻が戦列を離れました。必要なのは2隻です。
   *[other] ヒッパーの2隻以上が戦列を離れましたが、味方の損失も2隻を超えました。
 } 史実では、ビーティーは最初の40分でインディファティガブルとクイーン・メリーを失い、ヒッパーは1隻も失いませんでした。次は何を選び、砲火をどう配分しますか。
