# エピソード2：フィービーとエセックス、1814年3月28日
lesson-2-title = 強いほうの艦
lesson-2-blurb = 強い砲が40門。でも、距離を選べるのは敵です。強いのは、どちらでしょう。
lesson-2-goal-1 = まとめて振ったサイコロがいくつ当たるか、1つも当たらないのはどのくらいかを言う
lesson-2-goal-2 = 命中と取り消しを、平均どうしで引いてはいけないわけを知る
lesson-2-goal-3 = 安全と時間を比べる
lesson-2-summary-1 = 重い砲40門も、相手の艦長が選んだ距離では、ほとんど役に立ちませんでした。いつでも強い艦というものは、ありません。
lesson-2-summary-2 = 命中は0より下がりません。だから、平均どうしを引いた数より多く残ります。
lesson-2-summary-3 = サイコロは1個ずつ独立です。平均は「個数×1個の確率」ですが、たいていは平均とちがう数になります。
lesson-2-exit = ゴールキーパーはシュートの3本に1本を止めます。「3本で2点」と言いきれないのはなぜですか。何なら言えますか。
lesson-2-home-1 = 次にゲームをするとき、撃つ前に、敵の強い砲がどこまで届くかを調べましょう。あと1マス離れると、得をするのはどちらですか。
lesson-2-home-2 = 強い人が、相手に場所を選ばれて負けたのを、どこで見たことがありますか。
lesson-2-what-if = 当たる目や、距離の効き目が違っていたら？何が変わるかを見る
lesson-2-person-hillyar = ヒリヤー艦長
lesson-2-person-hillyar-post = イギリスのフリゲート、フィービー
lesson-2-person-porter = ポーター艦長
lesson-2-person-porter-post = アメリカのフリゲート、エセックス
lesson-2-ending-1 = 6時20分、ポーターは旗を降ろさせました。255人のうち58人が戦死、66人が負傷、ほかに約30人がおぼれたか行方不明です。フィービーの死傷者は11人、手を貸したスループのチェラブは4人、合わせて15人です。
lesson-2-ending-2 = ポーターは、中立国チリの海で、動けない艦を撃ったと抗議しました。ヒリヤーにそこで戦う権利があったかは、今も意見が分かれます。
lesson-2-ending-3 = ゲームのエセックスは、実際よりずっと長くもちます。本当は傷ついて動けず、2隻の敵は片舷の砲の向かない所にいました。最後の場面の計算には、スループも縦射も入っていません。
lesson-2-more-1 = 7個が当て、2個が取り消します。エセックスの全力の斉射で、1つも残らないのはどのくらいですか。
lesson-2-more-2 = どこまで離れると、6個のサイコロでも、たいてい何も届かなくなりますか。

# 1 どこから戦う？
lesson-2-out-of-reach-title = どこから戦う？
lesson-2-out-of-reach-goal = 戦う距離を選びましょう。
lesson-2-out-of-reach-hook = 1814年3月28日、チリのバルパライソ沖。アメリカのエセックスが突風で帆柱を折りました。イギリスのヒリヤー艦長が、フィービーと小さな艦1隻で近づきます。ポーター艦長のエセックスの砲は、重い弾を撃つ短いカロネード砲40門です。
lesson-2-out-of-reach-rule-1 = エセックスの砲は、距離6までサイコロ7個、その先は1個だけです。5か6で命中します。
lesson-2-out-of-reach-rule-2 = 距離の半分の数のサイコロが、5か6で命中を1つずつ取り消します。距離4なら2個です。
lesson-2-out-of-reach-assumption-1 = 判定はゲームのシートにあります。艦ごとのサイコロの数と届く距離は、この教材の提案です。小さな艦は数に入れません。
lesson-2-out-of-reach-scene = 輪の付いたエセックスは錨をおろし、艦首を風に向けています。フィービーが近づきます。
lesson-2-out-of-reach-act-task = あなたはヒリヤーです。1マスが距離2です。どこから戦いますか。点線の艦が、その場所です。
lesson-2-out-of-reach-act-near = 距離4：両艦のすべての砲が届く
lesson-2-out-of-reach-act-edge = 距離6：敵のカロネード砲が届く端
lesson-2-out-of-reach-act-out = 距離8：届くのは長砲だけ
lesson-2-out-of-reach-act-told = 6から8へは1マスです。その1マスで、相手の7個のうち6個が届かなくなります。こちらも減りますが、5個が3個になるだけです。
lesson-2-out-of-reach-predict = その場所にいると、エセックスの斉射100回のうち、フィービーに1つ以上当たるのは何回でしょうか。
lesson-2-out-of-reach-target = フィービーに1つ以上命中
lesson-2-out-of-reach-control = 間にある煙の数
lesson-2-out-of-reach-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-out-of-reach-low = 予想は{ $guess }、正しくは{ $target-plain }です。全部のうち1つでも残れば、数に入ります。
lesson-2-out-of-reach-high = 予想は{ $guess }、正しくは{ $target-plain }です。1マス離れるたびに、取り消すサイコロが1個増えます。
lesson-2-out-of-reach-explain-1 = 距離4では、7個が当て、2個が取り消します：{ $near-plain }。距離6では、取り消すのが3個です：{ $edge-plain }。
lesson-2-out-of-reach-explain-2 = 距離8では、当てるのは1個だけで、3分の1です。4個のサイコロが待ち、それぞれ3分の2で見逃します。3分の1に3分の2を4回かけて、{ $out-plain }です。
lesson-2-out-of-reach-vary = 2隻の間の煙は、1つごとに取り消すサイコロが1個増えます。距離4で、あと1マス離れるのと同じだけ身を守ってくれる煙は、いくつですか。
lesson-2-out-of-reach-varied = 1つです。煙をへだてた距離4からは{ $near-smoke-plain }で、煙のない距離6からと同じになります。1マスもサイコロ1個、煙1つもサイコロ1個です。{ $order ->
    [edge] あなたのいる距離6では、煙1つで{ $edge-smoke-plain }になります。
    [out] あなたのいる距離8では、煙1つで{ $out-smoke-plain }になります。
   *[other] {""}
 }
lesson-2-out-of-reach-check-1 = 1回の斉射で撃つ弾は、エセックスが676ポンド、フィービーが497ポンドです。強いのはどちらですか。
lesson-2-out-of-reach-check-1-essex = エセックス。弾が重いから
lesson-2-out-of-reach-check-1-essex-why = それは近くでの話です。弾のほとんどは、遠くへ届かないカロネード砲のものです。
lesson-2-out-of-reach-check-1-distance = 距離による
lesson-2-out-of-reach-check-1-distance-why = 近くならエセックス、遠くならフィービーです。だから、だれが距離を選ぶかの勝負になります。エセックスは帆柱を失っています。
lesson-2-out-of-reach-check-1-phoebe = フィービー。遠くまで届くから
lesson-2-out-of-reach-check-1-phoebe-why = 並べば5個対7個です。遠くまで届くことが役立つのは、離れていられる艦だけです。
lesson-2-out-of-reach-check-2 = 斉射が1つ以上当たることの多さを、順に並べましょう。
lesson-2-out-of-reach-check-2-first = まれ
lesson-2-out-of-reach-check-2-last = 多い
lesson-2-out-of-reach-check-2-essex-out = エセックス、距離8
lesson-2-out-of-reach-check-2-essex-out-why = 1個対4個です。ほとんど当たりません。
lesson-2-out-of-reach-check-2-phoebe-out = フィービー、距離8
lesson-2-out-of-reach-check-2-phoebe-out-why = 3個対4個です。あまり当たりませんが、そこからのエセックスの何倍にもなります。
lesson-2-out-of-reach-check-2-phoebe-near = フィービー、距離4
lesson-2-out-of-reach-check-2-phoebe-near-why = 5個対2個はよく当たりますが、7個にはかないません。
lesson-2-out-of-reach-check-2-essex-near = エセックス、距離4
lesson-2-out-of-reach-check-2-essex-near-why = 7個対2個です。この日いちばん強い斉射ですが、ヒリヤーはそこへ来ませんでした。
lesson-2-out-of-reach-check-2-right = 近くではエセックス、遠くではフィービーが上です。たった1段で、順番が入れかわります。
lesson-2-out-of-reach-history-1 = ポーターは、エセックスに長砲を積みたいと海軍に願い出ましたが、認められませんでした。カロネード砲ばかりの艦を信頼していなかったのです。
lesson-2-out-of-reach-history-2 = ゲームでは、どの砲も同じ境目で弱くなります。本物のカロネード砲は、少しずつ弱くなりました。

# 2 ひとつかみのサイコロ
lesson-2-handful-title = ひとつかみのサイコロ
lesson-2-handful-goal = ひとつかみのサイコロが、いつもはいくつ当たるかを見ましょう。
lesson-2-handful-since-near = あなたは相手の砲の届く距離4で戦っています。
lesson-2-handful-since-edge = あなたは届くぎりぎりの距離6で戦っています。
lesson-2-handful-since-out = あなたは、相手がほとんど撃ち返せない所を選びました。ヒリヤーもそうしました。
lesson-2-handful-since-none = ヒリヤーは、相手がほとんど撃ち返せない所にとどまります。代わりに、サイコロは5個ではなく3個です。
lesson-2-handful-hook = 1814年3月28日、午後4時ごろ。フィービーの長砲が撃ち始めます。
lesson-2-handful-rule-1 = { $own-hit_dice ->
    [5] フィービーの砲はサイコロ5個です。どれも5か6で命中します。
   *[other] フィービーの長砲はサイコロ3個です。どれも5か6で命中します。
 }
lesson-2-handful-assumption-1 = まだ何も取り消しません。
lesson-2-handful-scene = { $own-hit_dice ->
    [5] フィービーは、エセックスの届く所にいます。色のついた所が、フィービーの砲の撃てる向きです。
   *[other] フィービーは、エセックスの届かない所にいます。色のついた所が、フィービーの砲の撃てる向きです。
 }
lesson-2-handful-predict = { $own-hit_dice ->
    [5] 27回の斉射のうち、命中0から5つまでは何回ずつでしょうか。分けて置きましょう。
   *[other] 27回の斉射のうち、命中0、1つ、2つ、3つは何回ずつでしょうか。分けて置きましょう。
 }
lesson-2-handful-target = 1つ以上命中
lesson-2-handful-control = 各サイコロに足す数
lesson-2-handful-right = 本当の形にとても近い予想です。1つ以上当たるのは{ $target }です。
lesson-2-handful-low = 命中が少なすぎました。1つ以上当たるのは{ $target }です。どれか1個がよければ足ります。
lesson-2-handful-high = 命中が多すぎました。1つ以上当たるのは{ $target }です。{ $own-hit_dice ->
    [5] 5個とも外れることも、やはりあります。
   *[other] 3個とも外れるのは、珍しくありません。
 }
lesson-2-handful-shape = 「1つ以上」はだいたい合っています（{ $target }）。でも分かれ方は違います。1つが{ $one-plain }、2つが{ $two-plain }、3つが{ $all-plain }です。
lesson-2-handful-explain-1 = 1個が外れるのは6面のうち4面、3分の2です。{ $own-hit_dice ->
    [5] 5個とも外れるのは、3分の2を5回かけて{ $none }です。
   *[other] 3個とも外れるのは、3分の2を3回かけて{ $none }です。
 }
lesson-2-handful-explain-2 = { $own-hit_dice ->
    [5] ちょうど1つは、3分の1に3分の2を4回かけて243分の16。当たる1個は5通りあるので、16を5倍して{ $one }です。
   *[other] ちょうど1つは、3分の1×3分の2×3分の2で27分の4。当たる1個は3通りあるので、27分の12です：{ $one }。
 }
lesson-2-handful-vary = よく訓練すれば各サイコロに1を足し、経験が浅ければ1を引きます。「全部命中」と「全部外れ」が同じ確率になるのは、いくつのときですか。
lesson-2-handful-varied = 1を足したときです。4、5、6で当たり、面の半分になります。全部外れるのは{ $half-none-plain }、全部当たるのも同じです。
lesson-2-handful-check-1 = サイコロ3個の平均は3×3分の1＝{ $mean-decimal }です。その斉射は、ちょうど1つ当たりますか。
lesson-2-handful-check-1-always = たいていそうなる。平均だから
lesson-2-handful-check-1-always-why = 平均は、多い斉射と少ない斉射をならした数です。半分より多くは、ほかの数になります。
lesson-2-handful-check-1-spread = そうなるのは半分より少ない
lesson-2-handful-check-1-spread-why = 1つがいちばん多いのですが、0と2つと3つを合わせると、そのほうが多くなります。
lesson-2-handful-check-1-third = 当たるか外れるかだから、半分
lesson-2-handful-check-1-third-why = 結果は2つではなく4つあり、起こりやすさも違います。出方を数えましょう。
lesson-2-handful-check-2 = もう一度、サイコロ3個です。100回の斉射のうち、2つか3つ当たるのは何回でしょうか。線の上に置きましょう。
lesson-2-handful-check-2-right = 27通りのうち、2つが6通り、3つが1通り。合わせて7通りです。
lesson-2-handful-check-2-high = もっと少なくなります。2つ当たるには、3回に1回しか当たらないサイコロが、2個そろわなければなりません。
lesson-2-handful-check-2-low = もっと多くなります。3個のうち2個で足り、その2個の組は3通りあります。
lesson-2-handful-history-1 = ポーターは長砲3門を艦尾へ運ばせました。それがよく当たり、イギリスの2隻は30分で、索具を直すために離れました。
lesson-2-handful-history-2 = エセックスのわずかな長砲は、ゲームではサイコロ1個です。2隻を追い払うとは、とても予想できません。
lesson-2-handful-carried = { $own-hit_dice ->
    [5] ここからは、あなたのサイコロ5個が届きます。もっと遠くにいたヒリヤーは3個でした。
   *[other] ここから届くのは、5個のうち3個だけです。
 }
lesson-2-handful-check-2-mark-three = 3個とも命中

# 3 取り消されるもの
lesson-2-taken-back-title = 残った1枚の帆
lesson-2-taken-back-goal = 何も届かないのはどのくらいかを確かめましょう。
lesson-2-taken-back-hook = 1814年3月28日、4時半過ぎ。索具を直したフィービーが、距離8に戻ります。エセックスには、まだ張れる帆が1枚あります。
lesson-2-taken-back-rule-1 = フィービーは距離6までサイコロ5個、その先は3個で、5か6で当たります。距離の半分の数のサイコロが、5か6で命中を1つずつ取り消します。
lesson-2-taken-back-rule-2 = 命中2つから1つ取り消せば、1つ残ります。命中1つから2つ取り消しても、残りは0です。
lesson-2-taken-back-assumption-1 = 取り消すサイコロは距離だけで決まり、煙も火災もありません。個数は、この教材の提案です。
lesson-2-taken-back-scene = エセックスは流され、フィービーは離れています。振ったあと、得をした艦に輪が付きます。命中が残ればフィービー、残らなければエセックスです。
lesson-2-taken-back-predict = その場所で、フィービーの斉射が1つも届かないのはどのくらいでしょうか。
lesson-2-taken-back-option-seldom = 100回のうち40回より少ない
lesson-2-taken-back-option-half = 半分くらい：40〜60回
lesson-2-taken-back-option-often = 100回のうち60回より多い
lesson-2-taken-back-target = 1つも届かない
lesson-2-taken-back-control = フィービーの各サイコロに足す数
lesson-2-taken-back-right = いい読みです。{ $target-plain }です。
lesson-2-taken-back-low = もっと多く、{ $target-plain }です。命中はもともと少なく、取り消すサイコロが待ちかまえています。
lesson-2-taken-back-high = もっと少なく、{ $target-plain }です。ときどきは、取り消しより命中のほうが多くなります。
lesson-2-taken-back-explain-1 = 距離8では、3個とも外れることが、もともと{ $unhit-plain }あります。ちょうど1つ当たるのは27通りのうち12通り。それを4個のどれかが取り消すのは{ $taken-plain }です。合わせると、何も届かないのは{ $stay-plain }です。
lesson-2-taken-back-explain-2 = 距離6では、5個対3個で{ $close-plain }。距離10では{ $off-plain }です。5個目が取り消すものは、もうあまり残っていません。
lesson-2-taken-back-vary = 経験の浅い砲手は各サイコロから1を引き、よく訓練した砲手は1を足します。何も届かないことがいちばん少ないのは、いくつのときですか。
lesson-2-taken-back-varied = 1を足すときです。距離8で何も届かないのは、{ $stay-plain }から{ $drilled-plain }に減ります。訓練の1段は、1マス近づくことの半分くらい効きます。
lesson-2-taken-back-check-1 = 距離8では、命中は平均1つ、取り消しは4×3分の1で1つより多くなります。それなのに届くのは、なぜですか。
lesson-2-taken-back-check-1-subtract = 届くはずがない。平均は引けるから
lesson-2-taken-back-check-1-subtract-why = それには、0より小さい命中を、あとで返してもらわなければなりません。そんなものはありません。
lesson-2-taken-back-check-1-floor = 斉射の効き目は0より下がらないから
lesson-2-taken-back-check-1-floor-why = 余った取り消しはむだになり、ほかの斉射には回せません。だから、平均すると{ $mean-decimal }つは届きます。
lesson-2-taken-back-check-1-luck = 外れが続けば、次は当たるはず
lesson-2-taken-back-check-1-luck-why = サイコロは前の外れを覚えていません。どの斉射も、はじめからやり直しです。
lesson-2-taken-back-check-2 = では、フィービーが距離2で横に並んだら？5個対1個です。100回の斉射のうち、何も届かないのは何回ですか。線の上に置きましょう。
lesson-2-taken-back-check-2-right = 5個とも外れることは少なく、1個だけのサイコロが、たった1つの命中を取り消すことも少ないのです。
lesson-2-taken-back-check-2-high = もっと少なくなります。5個も振り、取り消すのは1個だけです。
lesson-2-taken-back-check-2-low = もっと多くなります。5個とも外れることも、たった1つの命中が取り消されることもあります。
lesson-2-taken-back-check-2-mark-close = 距離6
lesson-2-taken-back-history-1 = ポーターは錨の綱を切り、まだ張れる1枚の帆で近づこうとしました。フィービーは離れながら、18ポンドの長砲で撃ち続けました。
lesson-2-taken-back-history-2 = 海は静かで、エセックスは的のように動けませんでした。ゲームのサイコロが知るのは、距離と煙と火災だけです。
lesson-2-taken-back-act-task = 今度は、エセックスのポーターになりましょう。カロネード砲は距離6まで届きます。艦をどこへ動かしますか。点線がその場所で、とどまるならエセックスを選びます。
lesson-2-taken-back-act-stay = 距離8にとどまる
lesson-2-taken-back-act-close = 距離6まで近づく
lesson-2-taken-back-act-off = 距離10まで離れる
lesson-2-taken-back-act-told = 離れれば、ほとんど何も届きません。でも、エセックスは決して撃ち返せません。近づくと、ずっとよく当てられますが、カロネード砲もやっと届きます。

# 4 代償
lesson-2-the-price-title = 近づくか、とどまるか
lesson-2-the-price-goal = 安全と時間を比べましょう。
lesson-2-the-price-since-near = はじめ、あなたは近くで戦おうとしました。今なら近づけます。
lesson-2-the-price-since-edge = はじめ、あなたは届くぎりぎりにいようとしました。
lesson-2-the-price-since-out = あなたは午後の間ずっと、届かない所にいました。
lesson-2-the-price-since-none = ヒリヤーは午後の間ずっと、届かない所にいました。
lesson-2-the-price-hook = 1814年3月28日、6時近く。エセックスは燃え、ある砲では砲手が3度も入れかわりました。敵はもう来られません。あなたが行きますか。
lesson-2-the-price-rule-1 = フィービーは距離6までサイコロ5個、その先は3個です。
lesson-2-the-price-rule-2 = 大事なのはストライク・マーカーです。エセックスの船体の区画（8ボックス）が2つ目まで壊れると、最初の1つが置かれます。戦う気持ち、つまりモラルがくじけても置かれます。
lesson-2-the-price-rule-3 = マーカーがなければ、降伏しません。あれば、毎ターンサイコロを1個振ります。{ $own-target ->
    [unfit] この乗組員はひるんでいるので、1か2が出れば旗が降ります。
   *[other] 1が出れば旗が降ります。ひるんだ乗組員なら、2でも降ります。
 }
lesson-2-the-price-assumption-1 = 1ラウンドに斉射1回で、どちらも動かず、船体はまだ無傷とします。盤の横の数は減らしません。船体とマーカーは、この教材の提案です。
lesson-2-the-price-scene = { $order ->
    [close] エセックスが燃え、フィービーは近くまで来ました。
    [beside] エセックスが燃え、フィービーは横に並びました。
   *[other] エセックスが燃え、フィービーは届かない所にいます。
 }輪はエセックスを示します。振ったあと、エセックスが降伏していれば、輪はフィービーに移り、エセックスの帆が下ります。
lesson-2-the-price-act-task = あなたはヒリヤーです。近ければ早く終わり、敵の砲もまた届きます。どこで戦い続けますか。点線がその場所で、とどまるならフィービーを選びます。
lesson-2-the-price-act-close = 距離4まで近づく
lesson-2-the-price-act-beside = 距離2で横に並ぶ
lesson-2-the-price-act-stay = 距離8にとどまる
lesson-2-the-price-act-told = 近くなら早く終わります。でも、敵の1回の斉射で受ける命中は、距離4なら平均{ $back-close-decimal }、横なら{ $back-beside-decimal }、ここなら{ $back-stay-decimal }です。
lesson-2-the-price-predict = その場所で8ラウンド戦います。100回のうち何回、エセックスは旗を降ろしているでしょうか。
lesson-2-the-price-target = エセックスが旗を降ろした
lesson-2-the-price-control = エセックスの乗組員
lesson-2-the-price-set-unfit = ひるんでいる
lesson-2-the-price-set-steady = しっかりしている
lesson-2-the-price-set-handy = よく訓練し、自信がある
lesson-2-the-price-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-the-price-low = 予想は{ $guess }、正しくは{ $target-plain }です。8回の斉射は、積み重なります。
lesson-2-the-price-high = 予想は{ $guess }、正しくは{ $target-plain }です。船体はなかなか壊れず、壊れても、旗が降りるには{ $own-target ->
    [unfit] 1か2の目が要ります。
   *[other] 1の目が要ります。
 }
lesson-2-the-price-explain-1 = 1回の斉射で残る命中は、距離4からなら平均{ $hits-close-decimal }、距離8からなら{ $hits-stay-decimal }です。遠くからの8回でも、3つになりません。
lesson-2-the-price-explain-2 = 船体の1区画は8ボックスです。{ $own-target ->
    [unfit] 遠くからでは1区画も壊れません。マーカーが置かれるのは、モラルのチェックに失敗したときだけです：{ $stay-plain }。距離4からなら{ $close-plain }、横に並べば{ $beside-plain }です。
   *[other] 遠くからでは1区画も壊れず、マーカーが置かれません：{ $stay-percent }。距離4からなら{ $close-plain }、横に並べば{ $beside-plain }です。
 }
lesson-2-the-price-vary = エセックスの乗組員が、ほかの人たちだったら？旗を降ろすことがいちばん{ $own-target ->
    [unfit] 少ない
   *[other] 多い
 }のは、どの乗組員ですか。
lesson-2-the-price-varied = { $own-target ->
    [unfit] よく訓練し、自信があるときです。距離4からでも{ $close-handy-plain }だけです。モラルは、1マスよりも効きます。
   *[other] ひるんでいるときです。距離4からなら{ $close-unfit-plain }、距離8からなら{ $stay-unfit-plain }になります。モラルは、1マスよりも効きます。
 }
lesson-2-the-price-check-1 = もうすぐ日が暮れます。どう命じますか。
lesson-2-the-price-check-1-stay = 距離8にとどまる
lesson-2-the-price-check-1-stay-why = 受ける命中は1回の斉射で{ $back-stay-decimal }です。でも敵は暗くなるまで耐え、捕らえる前に燃えてしまうかもしれません。
lesson-2-the-price-check-1-edge = 距離6へ進む
lesson-2-the-price-check-1-edge-why = 3個が5個になります。でも、受ける命中は1回の斉射で{ $back-edge-decimal }です。
lesson-2-the-price-check-1-double = 横に並び、弾を2つずつ
lesson-2-the-price-check-1-double-why = いちばん早く終わります。それまでは、カロネード砲のいちばん得意な距離で、1回の斉射に{ $back-beside-decimal }受けます。
lesson-2-the-price-check-1-column-soon = 5ラウンド以内
lesson-2-the-price-check-1-column-late = 8ラウンド以内
lesson-2-the-price-check-2 = ヒリヤーは長い道を選びました。何を得ましたか。
lesson-2-the-price-check-2-nothing = 何も。時間を失っただけ
lesson-2-the-price-check-2-nothing-why = 時間は代償です。並んで戦えば、敵の斉射は、たいてい当たります。
lesson-2-the-price-check-2-men = 部下のほとんどが無事だった
lesson-2-the-price-check-2-men-why = フィービーの死傷者は11人、エセックスはその10倍をこえます。
lesson-2-the-price-check-2-certainty = 確実な勝利
lesson-2-the-price-check-2-certainty-why = 見込みは大きくても、確実ではありません。4時には、艦尾の砲3門に一度追い払われました。
lesson-2-the-price-more-1 = ポーターが何年も前に1つだけ変えられたなら、この日いちばん役立ったのはどれですか。
lesson-2-the-price-more-1-reach = 近くの砲を減らし、遠くへ届く砲を増やす
lesson-2-the-price-more-1-reach-why = 距離8で3個あれば、フィービーと同じだけ当たります。ポーターが海軍に願い出たのは、それでした。
lesson-2-the-price-more-1-broadside = 近くの砲を8個目のサイコロまで増やす
lesson-2-the-price-more-1-broadside-why = 8個あっても、届かない距離では何もできません。
lesson-2-the-price-history-1 = ポーターは何週間も、フィービーとの1対1の戦いに持ちこもうとしました。ヒリヤーはスループから離れず、この日を待ちました。
lesson-2-the-price-history-2 = 艦長が旗を降ろすのは、そう決めたからです。サイコロは、私たちにわからない部分の代わりです。
lesson-2-the-price-carried = これはあなた自身の午後の続きです。{ $own-target ->
    [unfit] はじめの斉射で一度に何発も当たり、エセックスの乗組員はひるんでいます。
   *[other] はじめの斉射で当たったのは、多くて1発。エセックスの乗組員はしっかりしています。
 }

# Mission
lesson-2-mission-title = こんどはあなた：敵の砲の届かない所
lesson-2-mission-task = 1814年3月28日、バルパライソ沖。あなたはフィービーのヒリヤーです。エセックスはほとんど動けません。短い砲は距離6まで届きますが、撃てるのは砲の向く左右だけです。目標につながる命令は2つ、敵の前か後ろから片舷を向ける針路と、そこから船体をねらう射撃です。このターンのうちに敵の船体を3ボックス以上壊し、自分の損害は1ボックスまでに抑えてください。
lesson-2-mission-goal = 船体を3ボックス壊し、損害は1まで
lesson-2-mission-word-1 = A側：あなたのフィービーです。艦にも、表の行にも、艦のカードにもAと書いてあります。
lesson-2-mission-word-2 = マーク：艦が動けるインパルス（ターンを分けた一コマ）です。表に黒い丸で示します。白い丸は、向きだけ変えられます。
lesson-2-mission-word-3 = 左舷・右舷：前を向いて左と右です。片舷の砲は、その側にしか撃てません。
lesson-2-mission-word-4 = 上手回し：サイコロしだいで、風を越えて大きく回ります。下手回しは風下へ回り、裏帆で止まると、その場を動きません。
lesson-2-mission-word-5 = 残るヒット：当たりのうち、距離で消されずに残る数です。近いほど多く残ります。
lesson-2-mission-word-6 = 船体：残っているボックスと、もとの数です。当たると壊れます。艦のカードに書いてあります。
lesson-2-mission-met = エセックスの船体を{ $number }ボックス壊し、フィービーの損害は1ボックスまでに収まりました。ヒリヤーも時間をかけ、6時20分にエセックスの旗が降りました。
lesson-2-mission-missed = { $number ->
    [0] エセックスの船体は無傷です。めざしたのは3ボックスでした。
    [1] 壊した船体は1ボックスで、あと2つでした。
    [2] 壊した船体は2ボックスで、あと1つでした。
   *[other] エセックスの船体を{ $number }ボックス壊しましたが、フィービーも2ボックス以上失いました。
 }1814年3月28日のエセックスは、6時20分までもちました。次は、どこに艦を置きますか。
