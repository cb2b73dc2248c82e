# エピソード1：ひとりきりのエムデン
lesson-1-title = ひとりきりのエムデン
lesson-1-blurb = 1914年の秋。小さな巡洋艦が1隻、艦長が1人、サイコロが3個。数えるのはいちばん大きい目だけです。
lesson-1-goal-1 = いちばん大きい目が、長い目で見てどう出るかを知る
lesson-1-goal-2 = サイコロを足して役立つときと、決して役立たないときを見分ける
lesson-1-goal-3 = 2つのロールを比べ、引き分けを勝ちと間違えない
lesson-1-summary-1 = 同じサイコロどうしでも五分五分ではありません。引き分けが負けになる側は、半分も勝てません。
lesson-1-summary-2 = 何個振っても、数えるのは最大の目だけ。小さいサイコロは最悪を防ぎますが、最高は出せません。
lesson-1-summary-3 = 「2を引く」はサイコロの2目盛りで、2パーセントではありません。どれだけ損かは、相手の目しだいです。
lesson-1-exit = ゲームの外で、「弱い助けがもう1つあっても、最悪を防ぐだけ」というものを1つ挙げてください。それを持つ値打ちがあるかを、どう確かめますか。
lesson-1-home-1 = 次にゲームをするとき、追う前に「100回のうち何回当たるか」を言ってみましょう。10回たったら、どれだけ外れたかを見ます。
lesson-1-home-2 = ミュラー艦長は、沈める船の乗員を助けるために時間をかけました。正しいことに代償がある選択を1つ考えましょう。何が決め手になりますか？
lesson-1-what-if = 追跡のきまりが違っていたら？何が変わるかを見る
lesson-1-person-mueller = ミュラー艦長
lesson-1-person-mueller-post = 巡洋艦エムデン、インド洋でただ1隻
lesson-1-person-silver = シルヴァー艦長
lesson-1-person-silver-post = 巡洋艦メルボルン、輸送船団の護衛
lesson-1-ending-1 = シルヴァーはシドニーを送りました。1時間半後、エムデンは130人をこえる死者を出し、燃えながらノース・キーリング島の礁に乗り上げました。シドニーの死者は4人です。ミュラーは剣を返されました。
lesson-1-ending-2 = 1隻の巡洋艦がイギリスの貿易をどれだけ傷つけたかは、意見が分かれています。取ったのは何千隻のうち二十数隻ですが、多くの船が何週間も港を出ませんでした。
lesson-1-ending-3 = ゲームでは1回のロールで決まります。シドニーのほうが速く、砲も遠くまで届きました。あの朝のエムデンの見こみは、サイコロより小さかったでしょう。
lesson-1-more-1 = 60隻の商船のうち、エムデンがいちばん当てにくいのはどれでしょうか？大きい船から試しましょう。
lesson-1-more-2 = サイコロを1個ずつ減らして、いちばん大きい目の形が変わるのを見ましょう。

# 1 水平線の煙
lesson-1-smoke-title = どちらの煙を追うか
lesson-1-smoke-goal = 追跡の勝ち負けが、何で決まるかを見ましょう。
lesson-1-smoke-hook = 1914年9月10日、ベンガル湾。あなたはドイツの小さな巡洋艦エムデンのミュラー艦長です。艦隊と別れ、ひとりで狩りに出ました。陸ではだれも知りません。煙が見えます。
lesson-1-smoke-rule-1 = エムデンは、10面、8面、6面のサイコロを3個振ります。数えるのはいちばん大きい目だけです。
lesson-1-smoke-rule-2 = 汽船は1個振ります。ディプロマットは8面、ポントポロスは6面です。
lesson-1-smoke-rule-3 = 大きければ命中で、損傷します（5対3）。2倍以上なら沈没です。5対5なら何も起こりません。
lesson-1-smoke-assumption-1 = 助けはだれも来ません。
lesson-1-smoke-scene = 下があなたの船、上が相手の船。ランダムに配られ、国ではなくプレイヤーのものです。黄色い数字は船の点数、色のついた印はサイコロ。沈めた船はあなたのものになります。
lesson-1-smoke-act-task = エムデンがこの週に出会った船です。どちらを追いますか？
lesson-1-smoke-act-diplomat = ディプロマット：大きく、茶を満載、7点
lesson-1-smoke-act-pontoporos = ポントポロス：小さく、石炭を満載、5点
lesson-1-smoke-act-told = 大きい船は点が高く、逃げることも多いのです。命中はディプロマットが{ $diplomat-often }、ポントポロスが{ $pontoporos-often }。違いは、サイコロ1個の面が2つ多いことだけです。
lesson-1-smoke-predict = あなたの命令で100回追うと、汽船に命中するのは何回でしょうか？
lesson-1-smoke-target = 汽船に命中する
lesson-1-smoke-control = 追う船とサイコロ
lesson-1-smoke-set-emden = エムデン：10、8、6
lesson-1-smoke-set-eitel-friedrich = プリンツ・アイテル・フリードリヒ：10、6
lesson-1-smoke-set-seeadler = ゼーアドラー：8
lesson-1-smoke-set-geier = ガイアー：6
lesson-1-smoke-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-smoke-low = 予想は{ $guess }、正しくは{ $target-plain }です。大きい目の機会が3回あり、1回出ればよいのです。
lesson-1-smoke-high = 予想は{ $guess }、正しくは{ $target-plain }です。汽船のサイコロが大きいこともあり、引き分けは命中ではありません。
lesson-1-smoke-explain-1 = 外れを数えましょう。汽船の目が6だとします。3個とも6以下なら外れです。10面のうち6面、8面のうち6面、小さいサイコロはいつも6以下。6/10 × 6/8 は20分の9です。目が3なら、およそ18分の1です。
lesson-1-smoke-explain-2 = { $order ->
    [pontoporos] だから、小さい目では汽船はまず助かりません。ポントポロスの6つの目をまとめると、命中は{ $pontoporos-plain }です。
   *[other] ディプロマットは7や8も出せます。そのときは、10回のうちおよそ6回、8回と逃げます。8つの目をまとめると、命中は{ $diplomat-plain }です。
 }
lesson-1-smoke-vary = 別の船に追わせましょう。どちらの汽船が相手でも、命中が外れより少なくなるのは、どの船ですか？
lesson-1-smoke-varied = 6面1個のガイアーです。命中はディプロマットで{ $geier-diplomat-often }、ポントポロスで{ $geier-pontoporos-often }。狩りの強さは、大きいサイコロで決まります。
lesson-1-smoke-check-1 = エムデンは7、7、3。ディプロマットは7。どうなりますか？
lesson-1-smoke-check-1-two = 命中。7が2つ対1つだから。
lesson-1-smoke-check-1-two-why = 数えるのは両方とも1個だけです。2つ目の7は、1つ目のとなりで数に入りません。
lesson-1-smoke-check-1-tie = 何も起こらない。7は7より大きくない。
lesson-1-smoke-check-1-tie-why = いちばん大きい目どうしを比べます。引き分けなら汽船は無事です。
lesson-1-smoke-check-1-sum = 命中。17対7だから。
lesson-1-smoke-check-1-sum-why = それでは、小さいサイコロ3個がいつも勝ちます。足すのではなく、それぞれのいちばん大きい目を比べます。
lesson-1-smoke-check-2 = エムデンは無傷です。順番に並べましょう。
lesson-1-smoke-check-2-first = めったにない
lesson-1-smoke-check-2-last = いちばん多い
lesson-1-smoke-check-2-ten = エムデンの最大の目が10
lesson-1-smoke-check-2-ten-why = いちばんめったにないものが先頭です。10が出るのは、大きいサイコロの1面だけです。
lesson-1-smoke-check-2-small = ポントポロスが逃げる
lesson-1-smoke-check-2-small-why = ポントポロスの目は6までです。その6でも、助かるのは2回に1回より少ないのです。
lesson-1-smoke-check-2-big = ディプロマットが逃げる
lesson-1-smoke-check-2-big-why = ディプロマットには同じ6面と、もっとよい2面があります。ポントポロスよりよく逃げます。
lesson-1-smoke-check-2-high = エムデンの最大の目が7以上
lesson-1-smoke-check-2-high-why = 7以上を出せるサイコロは2個あります。出るほうが多いのです。
lesson-1-smoke-check-2-right = サイコロが1個多い、面が2つ多い。どちらも確率を動かしますが、思うほどではありません。
lesson-1-smoke-history-1 = ポントポロスはイギリス向けの石炭を積んだまま、9月10日につかまり、連れて行かれました。茶を積んだディプロマットは13日に沈められました。乗員は先に移されました。
lesson-1-smoke-history-2 = 本物の追跡は何時間も続き、武器のない汽船が昼間に逃げられることはまれでした。ゲームでは、見つける、追う、撃つまでが1回のロールです。

# 2 近くから、遠くから
lesson-1-best-title = 近くから撃つか、遠くから撃つか
lesson-1-best-goal = 2個目と3個目のサイコロが何の役に立つかを見つけましょう。
lesson-1-best-since-diplomat = あなたは茶の船を追いました。
lesson-1-best-since-pontoporos = あなたは石炭の船を追いました。
lesson-1-best-since-none = エムデンは最初の船をとらえました。
lesson-1-best-carried = { $own-fate ->
    [sunk] 数えるのは最初に振ったサイコロです。それで手に入り、「得点になったカード」にあります。
    [hurt] 数えるのは最初に振ったサイコロです。それでは、損傷しただけで逃げました。
   *[other] 数えるのは最初に振ったサイコロです。それでは逃げられました。
 }
lesson-1-best-hook = 1914年9月22日、インドのマドラス沖。海岸には石油タンクと、砲があります。近づけば、全部の砲が使えます。遠くからなら、届くのは大きい砲だけですが、撃たれることもありません。
lesson-1-best-act-task = どこからタンクを撃ちますか？
lesson-1-best-act-near = 近くから：10、8、6面。敵の砲も届く
lesson-1-best-act-far = 遠くから：10面1個。敵の砲は届かない
lesson-1-best-act-told = 4以下になるのは、遠くからは{ $far-low-often }、近くからは{ $near-low-often }です。でも8以上は{ $far-often }と{ $near-often }。サイコロが2個増えると最悪は防げますが、最高はあまり増えません。その代わり、近くでは{ $coast-often }海岸の砲が当たります。
lesson-1-best-rule-1 = 近くからは10面、8面、6面、遠くからは10面だけを振り、いちばん大きい目を数えます。3、8、5なら8です。
lesson-1-best-assumption-1 = だれの砲が届くか、海岸の砲が8面1個であることは、仮定です。
lesson-1-best-scene = エムデンと、砲を表す3個のサイコロです。
lesson-1-best-predict = あなたの命令では、8以上がどのくらい出るでしょうか？
lesson-1-best-option-fifth = 100回のうち25回より少ない
lesson-1-best-option-third = 25回から33回
lesson-1-best-option-more = 34回から44回
lesson-1-best-option-half = 45回以上
lesson-1-best-target = 最大の目が8以上
lesson-1-best-control = 目から引く数
lesson-1-best-set-0 = 0：昼
lesson-1-best-set--1 = 1：夜
lesson-1-best-right = いい読みです：{ $target-plain }。
lesson-1-best-low = もっと多く、{ $target-plain }です。10面だけでも、10の面のうち3つがそうです。
lesson-1-best-high = もっと少なく、{ $target-plain }です。6面は決して届かず、8面も1つの面だけです。
lesson-1-best-explain-1 = { $order ->
    [far] サイコロ1個に10の面、どれも同じ出やすさです。8以上は3つ、4以下は4つです。
   *[other] 7以下で終わるのは7/10 × 7/8、6面はいつも7以下です。80分の49になります。残りが8以上：{ $target }。
 }
lesson-1-best-explain-2 = { $order ->
    [far] 近くからなら、ほかの2個が小さい目を引き上げます。4以下で終わるには3個とも小さくなければならず、4/10 × 4/8 × 4/6 です。でも9や10には、何も足してくれません。
   *[other] 4以下で終わるには、3個とも小さくなければなりません。4/10 × 4/8 × 4/6 です。ここではどのサイコロも役に立ちます。でも9や10には、小さい2個は何も足してくれません。
 }
lesson-1-best-vary = 夜にしましょう。ゲームでは、夜の攻撃の目から1を引きます（1より下にはなりません）。8以上はどうなりますか？
lesson-1-best-varied = 今度は、8にするにはサイコロの9が必要で、それを出せるのは大きい1個だけです。近くからは{ $near-night-often }、遠くからも{ $far-night-often }。同じです！ ほかの2個は、何の役にも立たなくなりました。
lesson-1-best-check-1 = ミュラーには9か10が必要です。4面のサイコロをもう1個足すと役に立ちますか？
lesson-1-best-check-1-every = はい。サイコロが増えれば少しは役立つ。
lesson-1-best-check-1-every-why = 役立つのは自分の面が届くところだけです。100個あっても9は出ません。
lesson-1-best-check-1-never = いいえ。まったく役立たない。
lesson-1-best-check-1-never-why = 9や10を出せるのは10面だけです。小さいサイコロは、1や2で終わるのを防ぎます。
lesson-1-best-check-1-added = はい。その目が足されるから。
lesson-1-best-check-1-added-why = 何も足されません。6と4なら6で、10ではありません。
lesson-1-best-check-2 = 別の艦は10面、6面、4面です。100回のうち何回、最大の目が6以上になりますか？
lesson-1-best-check-2-right = 5以下で終わるには10面と6面がどちらも小さいこと：5/10 × 5/6 です。4面はここでは数に入りません。
lesson-1-best-check-2-high = 3個あっても、4面に6は出ません。6面でも1つの面だけです。
lesson-1-best-check-2-low = 大きいサイコロは10の面のうち5つが6以上で、6面もそこに1つ足します。
lesson-1-best-check-2-mark-ten = 10が出る
lesson-1-best-more-1 = 3個のうち最大の目が1になるのは、どのくらいまれですか？
lesson-1-best-more-1-tenth = 10分の1
lesson-1-best-more-1-tenth-why = それは大きいサイコロだけの話です。ほかの2個も同時に1でなければなりません。
lesson-1-best-more-1-added = 24分の1
lesson-1-best-more-1-added-why = 10と8と6で24面ですが、3個の出方は24通りではありません。
lesson-1-best-more-1-times = 480分の1
lesson-1-best-more-1-times-why = 10 × 8 × 6 = 480通りのうち、3個とも1は1通りだけです：{ $one }。
lesson-1-best-history-1 = ミュラーは夜に来ました。砲弾は石油の一部を燃やし、死者はわずかでした。しかしインドでは、だれも海を信用しなくなり、船は港にとどまりました。
lesson-1-best-history-2 = 印刷されたエムデンのカードは、資料の中にありません。ここのサイコロは砲と魚雷発射管から求めたもので、こうした数には「推定復元」の印がつきます。

# 3 石炭が消えた
lesson-1-tie-title = 10面対10面、勝つのは
lesson-1-tie-goal = 同じサイコロどうしをはかりにかけましょう。
lesson-1-tie-since-diplomat = 史実のエムデンは、茶の船の数日前にポントポロスもつかまえました。その石炭でエムデンは1か月走り、まだ残っています。
lesson-1-tie-since-pontoporos = あなたのサイコロがどうであれ、史実のポントポロスは無傷でつかまりました。その石炭でエムデンは1か月走り、まだ残っています。
lesson-1-tie-since-none = 9月につかまえたポントポロスの石炭で、エムデンは1か月走りました。石炭はまだ残っています。
lesson-1-tie-hook = 1914年10月12日、スマトラの沖。イギリス巡洋艦ヤーマスが、あなたの石炭船を探しています。ゲームでは「ランデブー失敗」というカードで、あなたの巡洋艦すべてを襲います。
lesson-1-tie-rule-1 = カードは1隻ごとに10面1個で挑み、艦も10面1個で応じます。拿捕船がいれば、挑む目から2を引きます。
lesson-1-tie-rule-2 = 挑む側が大きいときだけ成功です。6対6は失敗です。
lesson-1-tie-rule-3 = 成功なら艦は石炭切れです。攻撃のとき目から2を引きます。
lesson-1-tie-assumption-1 = だれもカードに応じません。
lesson-1-tie-scene = あなたの巡洋艦3隻が、エムデンから順に振ります。石炭を失った艦には印がつきます。拿捕船ポントポロスは横か「得点になったカード」にあります。
lesson-1-tie-act-task = あなたはミュラーです。ポントポロスを今沈めれば、点は確かです。連れて行けば、カードが来たとき石炭が手もとにあります。
lesson-1-tie-act-sink = 沈める：確かな5点
lesson-1-tie-act-keep = 取っておく：失わなければ10点。カードの目から2を引く
lesson-1-tie-act-told = エムデンが石炭を失うのは、沈めれば{ $sunk-often }、取っておけば{ $kept-often }。ほかの2隻も同じです。ミュラーは取っておき、そして失いました。取っておくものは、守らなければなりません。
lesson-1-tie-predict = エムデンが石炭を失うのは、どのくらいでしょうか？
lesson-1-tie-option-third = 3回に1回か、それより少ない
lesson-1-tie-option-less = それより多いが、半分より少ない
lesson-1-tie-option-half = ちょうど半分
lesson-1-tie-option-more = 半分より多い
lesson-1-tie-target = エムデンが石炭を失う
lesson-1-tie-control = カードのサイコロ
lesson-1-tie-set-d10 = d10を1個
lesson-1-tie-set-d10-d4 = d10とd4
lesson-1-tie-set-d10-d6 = d10とd6
lesson-1-tie-set-d10-d8 = d10とd8
lesson-1-tie-right = いい読みです：{ $target }。引き分けがエムデンを救います。
lesson-1-tie-low = 正しくは{ $target }で、もっと多くなります。引き分けならエムデンは無事ですが、大きければ必ず失います。
lesson-1-tie-high = 正しくは{ $target }だけです。サイコロは同じでも、きまりは同じではありません。引き分けはすべてエムデンのものです。
lesson-1-tie-explain-1 = { $order ->
    [keep] 10面2個の出方は10 × 10 = 100通り。拿捕船がいれば、カードの10は8と数えて7つの面に勝ち、9は7と数えて6つの面に勝ち、と続きます。
   *[other] 10面2個の出方は10 × 10 = 100通り。そのうち10通りは同じ目です。
 }
lesson-1-tie-explain-2 = { $order ->
    [keep] 7 + 6 + 5 + 4 + 3 + 2 + 1 = 28通りです。カードが成功するのは{ $kept-often }です。
   *[other] 残り90通りは公平に45通りずつ：拿捕船がなければ、カードが成功するのは{ $sunk-often }、失敗は{ $fails-often }です。
 }
lesson-1-tie-explain-3 = { $order ->
    [keep] 拿捕船がいなければ、10通りは同じ目、残り90通りは公平に45通りずつです。成功は{ $sunk-often }、失敗は{ $fails-often }になります。
   *[other] 拿捕船がいれば、10は8と数えて7つの面に勝ち、9は7と数えて6つの面に勝ち、と続きます。7 + 6 + 5 + 4 + 3 + 2 + 1 = 28通りです。
 }
lesson-1-tie-vary = カードに小さいサイコロを足しましょう。拿捕船を沈めたとき、半分より多くなる、いちばん小さいサイコロはどれですか？「どの命令についても」の表を見ましょう。
lesson-1-tie-varied = d6で{ $six }になります。d4では足りません。小さい目を直しても、小さい目ではめったに勝てないからです。取っておけば、まだ{ $six-kept-plain }です。
lesson-1-tie-check-1 = 引き分けが全部カードのものになるきまりだったら、成功するのはどのくらいですか？
lesson-1-tie-check-1-half = 100回に50回
lesson-1-tie-check-1-half-why = 引き分けを半分ずつ分ければそうです。でも、全部が一方のものになります。
lesson-1-tie-check-1-ties = 100回に55回
lesson-1-tie-check-1-ties-why = 大きいのが45通り、引き分けが10通り。その10通りがだれのものかを、きまりが決めます。
lesson-1-tie-check-1-twice = 100回に65回
lesson-1-tie-check-1-twice-why = 引き分けの10通りを2度数えています。大きいのが45通り、引き分けが10通りです。
lesson-1-tie-check-2 = カールスルーエとニュルンベルクが石炭を守ったとしましょう。エムデンは？
lesson-1-tie-check-2-due = 今度こそカードが成功する。
lesson-1-tie-check-2-due-why = サイコロは帳簿をつけません。ほかの艦の目は何も変えません。
lesson-1-tie-check-2-same = 確率は前と同じ。
lesson-1-tie-check-2-same-why = 各艦が自分のために振り、どのロールも新しく始まります。
lesson-1-tie-check-2-luck = 小さくなる。運が味方しているから。
lesson-1-tie-check-2-luck-why = これまでの運は、どこにもたまりません。エムデンのサイコロは、ほかの艦のことを知りません。
lesson-1-tie-history-1 = ヤーマスはエムデンの石炭船マルコマニアを沈め、ポントポロスを取り返しました。エムデンはとらえた船の中に新しい石炭船を見つけ、10月28日、ペナンで停泊中のロシア巡洋艦を沈めました。
lesson-1-tie-history-2 = 引き分けが失敗なのは、作者の選択です。大胆な行動は、どれも見かけより少しむずかしくなります。

# 4 だれを送るか
lesson-1-cocos-title = だれを送るか
lesson-1-cocos-goal = 同じ艦を、狩る側の目で見ましょう。
lesson-1-cocos-since-diplomat = 煙を追い、茶の船をねらって狩りを始めたあの艦が、今度は狩られます。あなたは追う側に移ります。
lesson-1-cocos-since-pontoporos = あなたが石炭の船を追わせたあの艦が、今度は狩られます。あなたは追う側に移ります。
lesson-1-cocos-since-none = 9月の狩人が、11月には狩られます。あなたは追う側に移ります。
lesson-1-cocos-hook = 1914年11月9日。ココス諸島の無線局が呼んでいます。「港口に見知らぬ艦」。今度はあなたがシルヴァー艦長です。近くで、オーストラリアとニュージーランドの兵を乗せた大船団を守っています。
lesson-1-cocos-rule-1 = どのカードでも、書いてあるサイコロのイギリス艦を送れます。エムデンは10面と6面で応じ、最大の目を数えます。
lesson-1-cocos-rule-2 = 大きければ損傷、2倍以上なら沈没です。8対4なら沈没。
lesson-1-cocos-rule-3 = 損傷した艦は目から2を引きます（1より下にはなりません）。損傷は重なりません。
lesson-1-cocos-assumption-1 = エムデンは戦い、カードを出しません。
lesson-1-cocos-scene = 手札のうち2枚から選びます。カードの右にあるのが、送る艦のサイコロです。沈めたエムデンは、あなたのものになります。
lesson-1-cocos-act-task = だれを送りますか？ エムデンだけとは限りません。
lesson-1-cocos-act-sydney = シドニー：10、8、6面。船団の守りが減る
lesson-1-cocos-act-squadron = 弱いほう：8面1個。シドニーは残る
lesson-1-cocos-act-told = 沈めるのは、シドニーなら{ $sydney-often }、弱いほうなら{ $squadron-often }。その代わり、エムデンのような2隻目が守りのない兵員船に出会えば、{ $convoy-often }沈められます。シルヴァーはそれを賭け、運よく2隻目はいませんでした。
lesson-1-cocos-predict = あなたの命令で100回出会うと、エムデンがすぐに沈むのは何回でしょうか？
lesson-1-cocos-target = エムデンが沈む
lesson-1-cocos-control = エムデンが損傷している
lesson-1-cocos-set-true = はい
lesson-1-cocos-set-false = いいえ
lesson-1-cocos-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-cocos-low = 予想は{ $guess }、正しくは{ $target-plain }です。エムデンの目が小さいこともあり、そのときは2倍にすぐ届きます。
lesson-1-cocos-high = 予想は{ $guess }、正しくは{ $target-plain }です。2倍は大変です。エムデンが6を出せば、このサイコロではもう沈められません。
lesson-1-cocos-explain-1 = { $order ->
    [squadron] むずかしさはエムデンの最大の目で決まります。3なら6、4なら8が必要で、5以上なら8面1個ではどうにもなりません。
   *[other] むずかしさはエムデンの最大の目で決まります。3なら6、5なら10が必要で、6以上ならどうにもなりません。
 }
lesson-1-cocos-explain-2 = { $order ->
    [squadron] エムデンが4以下になるのは4/10 × 4/6で、60分の16です。8面1個で沈められるのは、そのときだけです。
   *[other] エムデンが5以下になるのは5/10 × 5/6で、60分の25です。沈められるのは、そのときだけです。
 }
lesson-1-cocos-explain-3 = { $order ->
    [squadron] そのとき、8面1個はおよそ3回に1回足ります：{ $squadron-plain }。シドニーの3個なら{ $sydney-plain }で、5も10で沈められます。
   *[other] そのとき、シドニーの3個はおよそ2回に1回足ります：{ $sydney-plain }。8面1個なら{ $squadron-plain }です。
 }
lesson-1-cocos-vary = エムデンがもう損傷しているとしましょう。大きく変わるでしょうか？
lesson-1-cocos-varied = 今度はシドニーが沈めるのは{ $worn-sydney-often }、小さいカードでも{ $worn-squadron-often }です。7は5に、4は2になり、その2倍にはすぐ届きます。
lesson-1-cocos-check-1 = 損傷で「2を引く」とは、どういうことですか？
lesson-1-cocos-check-1-percent = 2パーセント減る
lesson-1-cocos-check-1-percent-why = いま見た差は、100のうち2よりずっと大きいものでした。サイコロの2目盛りです。
lesson-1-cocos-check-1-steps = サイコロで2目盛り下がる
lesson-1-cocos-check-1-steps-why = 2目盛りの値打ちは、両方のサイコロしだいです。
lesson-1-cocos-check-1-half = 強さが半分になる
lesson-1-cocos-check-1-half-why = 4なら2になり、半分です。でも10は8になるだけで、失うのは半分よりずっと少なくなります。
lesson-1-cocos-check-2 = エムデンは損傷しています。2隻目の通商破壊艦が船団の近くにいるといううわさです。だれを送りますか？
lesson-1-cocos-check-2-sydney = シドニー
lesson-1-cocos-check-2-sydney-why = できるだけ確実にエムデンを仕留めます。うわさが本当なら、船団の守りが1隻足りません。
lesson-1-cocos-check-2-squadron = 弱いほうのカード（8面1個）
lesson-1-cocos-check-2-squadron-why = シドニーは兵のそばに残ります。エムデンは無傷で逃れることが多く、明日には直っているかもしれません。
lesson-1-cocos-check-2-column-sunk = エムデンが沈む
lesson-1-cocos-check-2-column-nothing = 何も起こらない
lesson-1-cocos-history-1 = シルヴァーははじめ、自分のメルボルンを島へ向けました。それから、自分の持ち場は船団だと思い直し、シドニーを送りました。日本の伊吹も行きたいと申し出ましたが、残されました。
lesson-1-cocos-history-2 = ゲームのシドニーは、たまたま手にあるカードです。シルヴァーには見えるところに巡洋艦が3隻あり、選ぶことができました。

# Mission

lesson-1-mission-title = こんどはあなた：エムデンを逃がすな
lesson-1-mission-task = 1914年11月。エムデンはただ1隻、あなたは2ターン追う。1ターンに攻撃できるカードは1枚で、振るのはカードの右にあるサイコロ。そのために2枚目を出しても、むだになる。「奇襲」は2を足し、相手は応じられない。「仮装巡洋艦」は、あなたの汽船が襲われたとき代わりに戦う。一度当たった艦は2を引く。エムデンを沈めること。
lesson-1-mission-goal = 2ターンのうちにエムデンを沈める
lesson-1-mission-word-1 = 艦やカードの4、6、8、10：その数の面があるサイコロです。すべて振り、いちばん大きい目だけを使います。
lesson-1-mission-word-2 = 攻撃と防御：攻撃が大きければ損傷、2倍以上なら沈没です。損傷した艦船は、防御から2を引きます。
lesson-1-mission-word-3 = 横向き：カードの「迎撃」のサイコロで、エムデンを攻撃します。この攻撃は、1ターンに1度だけです。
lesson-1-mission-word-4 = 縦向き：カードは書かれた働きをします。「奇襲」は縦向きに置き、横向きのカードの攻撃に加えます。
lesson-1-mission-word-5 = リアクション：相手のターンに、手札から応じるカードです。「仮装巡洋艦」もそうです。いま出すと、そのときに使えません。
lesson-1-mission-word-6 = 沈没：任務に数えるのは、これだけです。ほかのカードで海から去っても、あなたの勝ちにはなりません。
lesson-1-mission-met = エムデンを沈めました。1914年11月9日、シドニーと1時間半戦ったエムデンは、燃えながらノース・キーリング島の礁に乗り上げました。亡くなったのは130人をこえ、シドニーでは4人です。
lesson-1-mission-missed = エムデンは、まだ海の上です。1914年11月9日にココス諸島で見つけたシドニーは、もっと速く、砲も遠くまで届きました。次は、どのカードの使い方を変えますか。
