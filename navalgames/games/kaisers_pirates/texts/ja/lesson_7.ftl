# エピソード7：帰るか、失うか
lesson-7-title = 帰るか、失うか
lesson-7-blurb = 1917年。港のない通商破壊艦、2隻の拿捕船、そして最後の日の霧。拿捕船は、いつなら取っておく値打ちがあるのでしょうか。
lesson-7-goal-1 = どのくらい確かなら、得が危険に見合うかを求める
lesson-7-goal-2 = 何回か試すうちに帰り着く確率を求める
lesson-7-goal-3 = 公平さを使う：見ないで引くカードは、どれも同じ確率
lesson-7-summary-1 = 拿捕船を取っておいて得なのは、3回に2回より多く帰れるときだけです。失えば、敵の得点になるからです。
lesson-7-summary-2 = 試す回数を増やせば確率は上がりますが、上がり方はだんだん小さくなります。
lesson-7-summary-3 = 数えられる数が決まっていると、勝利が1つ増えて、前の勝利が危なくなることがあります。
lesson-7-exit = 友だちが「取ったものは全部取っておこう、2倍になるから」と言います。賛成する前に、何をたずねますか？
lesson-7-home-1 = 次にゲームをするとき、切り込み隊を送る前に、ラウンドの終わりまで守れる自信を口に出しましょう。3回に2回ありますか？
lesson-7-home-2 = ネルガーは捕虜を上陸させることも、置いていくこともできませんでした。女の人や子どもが乗っていたら、あなたならどうしましたか？
lesson-7-what-if = 拿捕船からの石炭がただだったら？何が変わるかを見る
lesson-7-person-nerger = ネルガー艦長
lesson-7-person-nerger-post = 通商破壊艦ヴォルフ
lesson-7-ending-1 = デンマークの救命艇が、イゴツ・メンディの捕虜を陸に運びました。捕虜は自由になり、ローゼと部下は抑留されました。
lesson-7-ending-2 = 女の人や子どもを拿捕船に乗せて、封鎖線を通るのは正しかったのでしょうか？上陸させる港はなく、敵に出会うたびに命が危なかったのも確かです。その場にいた人たちの意見も分かれました。
lesson-7-ending-3 = ゲームは拿捕船を、得点の0倍、1倍、2倍で数えます。乗っている人は、どこにも数えられません。
lesson-7-more-1 = 遅い石炭船が6回試せたら、どのくらい確かでしょうか？あと1回で、どれだけ上がりますか？
lesson-7-more-2 = 最後に数えるのは順位だけです。4人のうち2人が1位で並んだら、何点もらえるでしょうか？

# 1
lesson-7-choose-title = どちらを連れて帰るか
lesson-7-choose-goal = 引き分けと回数が確率をどう変えるかを見ましょう。
lesson-7-choose-hook = 1917年9月26日、インド洋。あなたは通商破壊艦ヴォルフのネルガー艦長です。日本の客船、常陸丸を捕らえたところです。速い船ですが、ドイツまでの石炭がありません。遅いスペインの石炭船、イゴツ・メンディが通るかもしれません。
lesson-7-choose-rule-1 = 捕らえた船を拿捕船といいます。逃げる機会が来るたびに、拿捕船がサイコロ1個で挑み、敵が1個で応じます。大きければ帰り着き、5対5では足りません。
lesson-7-choose-rule-2 = 客船のサイコロは8面、石炭船は6面。敵はどちらにも8面です。帰り着けば得点は2倍です。
lesson-7-choose-assumption-1 = 機会は2回。その間に沈められることはないとします。
lesson-7-choose-assumption-2 = 2隻のサイコロは推定復元です。
lesson-7-choose-scene = わくで囲んだのが2隻の船です。この盤ではどちらももうあなたの拿捕船で、帰り着いた船は「得点になったカード」に移ります。
lesson-7-choose-act-task = どちらを連れて帰ろうとしますか？
lesson-7-choose-act-liner = 速い客船、常陸丸
lesson-7-choose-act-collier = 遅い石炭船、イゴツ・メンディ
lesson-7-choose-act-told = 面が2つ多いだけで、大きな違いです。帰り着くのは客船が{ $liner-often }、石炭船が{ $collier-often }。2つの数を覚えておきましょう。次のステップの境目が、この間にあります。
lesson-7-choose-predict = 100回の航海のうち、1回か2回の試みで帰り着くのは何回でしょうか？
lesson-7-choose-target = 拿捕船が帰り着く
lesson-7-choose-control = 試す回数
lesson-7-choose-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-7-choose-low = 予想は{ $guess }、正しくは{ $target-plain }です。1回目に失敗しても、2回目で帰る船が多いのです。
lesson-7-choose-high = 予想は{ $guess }、正しくは{ $target-plain }です。引き分けでは帰れず、2回の試みも1回の2倍にはなりません。
lesson-7-choose-explain-1 = 失敗を数えましょう。敵の目以下になるのは、客船で{ $liner-miss-often }、石炭船で{ $collier-miss-often }です。
lesson-7-choose-explain-2 = まだ海にいるのは、2回とも失敗したときです。客船なら{ $liner-miss-fraction } × { $liner-miss-fraction } = { $liner-lost-fraction }。残りは帰り着いています。
lesson-7-choose-vary = どちらの船でも3回に2回より多く帰り着くのは、いちばん少なくて何回試したときですか？
lesson-7-choose-varied = 3回です。客船は{ $liner-three-often }、石炭船は{ $collier-three-often }。ただし1回試すには、敵との出会いを切りぬけるか、カードが必要です。
lesson-7-choose-check-1 = 1回の試みで客船が帰れるのは、2回に1回より少し少ないくらいです。2回試しても確実に近くならないのはなぜですか？
lesson-7-choose-check-1-once = 2回目が役に立つのは、1回目に失敗したときだけだから。
lesson-7-choose-check-1-once-why = 2回目が救えるのは、まだ決まっていない航海だけです。そのうち半分より多くは、また失敗します。
lesson-7-choose-check-1-harder = 2回目のほうが難しいから。
lesson-7-choose-check-1-harder-why = サイコロは毎回同じです。何回試したかを、サイコロは知りません。
lesson-7-choose-check-1-sum = 確実に近い。半分近くの2倍だから。
lesson-7-choose-check-1-sum-why = それなら、3回試すと「必ず」より多く帰ることになります。何回かの確率は足せません。
lesson-7-choose-check-2 = 順番に並べましょう。
lesson-7-choose-check-2-first = めったにない
lesson-7-choose-check-2-last = いちばん多い
lesson-7-choose-check-2-collier-once = 石炭船が1回で帰る
lesson-7-choose-check-2-collier-once-why = いちばんめったにないものが先頭です。小さいサイコロで、1回だけです。
lesson-7-choose-check-2-liner-once = 客船が1回で帰る
lesson-7-choose-check-2-liner-once-why = サイコロは上ですが、面2つより、もう1回のほうが値打ちがあります。
lesson-7-choose-check-2-collier-two = 石炭船が2回までに帰る
lesson-7-choose-check-2-collier-two-why = ここでは、悪い試み2回が、よい試み1回にまさります。
lesson-7-choose-check-2-liner-two = 客船が2回までに帰る
lesson-7-choose-check-2-liner-two-why = よいサイコロで2回。これより多いものはありません。
lesson-7-choose-check-2-right = 面が2つ増えるより、もう1回試せるほうが得です。
lesson-7-choose-history-1 = 常陸丸はモルディヴの近くで砲撃を受けて捕まり、乗っていた人が何人か亡くなりました。乗客のトレイズ夫妻は5か月の間捕虜になり、見たことを書き残しました。
lesson-7-choose-history-2 = このときネルガーは、まだイゴツ・メンディを知りません。ゲームは2隻を同時に並べます。けれど、石炭のない速い船か、石炭を待つか、という問いは本物でした。

# 2
lesson-7-found-title = 取っておくか、沈めるか
lesson-7-found-goal = 拿捕船は、いつなら取っておいて得かを調べましょう。
lesson-7-found-since-liner = あなたは客船を選びました。あなたのサイコロがどうであれ、史実のネルガーは6週間、手もとに置いています。
lesson-7-found-since-collier = あなたは石炭船を待つほうを選びました。来るまで、ネルガーは客船を手もとに置いています。
lesson-7-count-carried = { $own-merchantmen ->
    [3] 最初のステップで、あなたの拿捕船は帰り着きました。これが3隻目の商船です。
   *[other] 最初のステップで、あなたの拿捕船は帰れませんでした。商船は2隻です。
 }
lesson-7-found-since-none = あなたは6週間、客船を手もとに置いて石炭を待っています。
lesson-7-found-hook = 1917年11月7日。ヴォルフと常陸丸は18日間、サンゴ礁のかげにかくれて石炭船を待っています。どの煙も巡洋艦かもしれません。拿捕船を今日沈めるか、取っておくか？取っておくなら、どこで待ちますか？
lesson-7-found-rule-1 = 見つけた哨戒の船が攻撃します。サンゴ礁では8面1個、航路では10面と8面を振り、大きいほうを数えます。拿捕船は8面1個です。
lesson-7-found-rule-2 = 大きければ損傷、2倍以上なら沈没です。5対3は損傷、6対3は沈没です。
lesson-7-found-assumption-1 = 拿捕船は見つかり、だれも助けのカードを出しません。
lesson-7-found-assumption-2 = どこにどの船が来るかは、このステップのための仮定です。ゲームでは、敵のカードにサイコロが書いてあります。
lesson-7-found-act-task = 今は取っておきます。どこで石炭を待ちますか？
lesson-7-found-act-told = 1回の出会いで沈むのは、サンゴ礁で{ $reefs-often }、航路で{ $route-often }。航路なら石炭は早く来ますが、終わりも早く来ます。
lesson-7-found-act-reefs = 船のめったに通らないサンゴ礁のかげ
lesson-7-found-act-route = 石炭船の通る汽船の航路
lesson-7-found-scene = 黄色いわくが拿捕船の常陸丸。あなたの艦と並んでいます。沈められると、得点は相手に移ります。
lesson-7-found-predict = こうして20回出会うと、無傷、損傷、沈没はそれぞれ何回でしょうか？
lesson-7-found-target = 拿捕船が沈む
lesson-7-found-control = 拿捕船の目に加える数
lesson-7-found-right = 本当の形にとても近いです。沈没は{ $target }です。
lesson-7-found-low = 「沈没」が少なすぎます。{ $target }です。拿捕船の目が小さければ、少しで足ります。
lesson-7-found-high = 「沈没」が多すぎます。{ $target }です。2倍を出すのは大変です。
lesson-7-found-shape = 「沈没」はだいたい合っています（{ $target }）。ほかは違う形です。無傷は{ $unhurt-plain }、損傷は{ $hurt-plain }です。
lesson-7-found-explain-1 = サンゴ礁では、拿捕船が1なら、2で沈みます。2なら4、3なら6、4なら8が必要です。64通りのうち、7 + 5 + 3 + 1通りです。5以上なら沈みません。
lesson-7-found-explain-2 = 航路では10で5も沈められ、2個なら大きい目も出やすくなります。{ $route-plain }です。
lesson-7-found-explain-3 = では得点です。常陸丸は7点。今日自分で沈めれば7点、連れて帰れば14点、敵に沈められれば敵に7点です。
lesson-7-found-vary = 拿捕船が前に損傷していたとしましょう。沈むことは多くなりますか？
lesson-7-found-varied = 損傷しているときです。サンゴ礁で{ $lame-reefs-often }、航路で{ $lame-route-often }。8面のうちの2は大きく、3は1に、5は3になります。
lesson-7-found-check-1 = 今日沈めるより、取っておくほうが得になるのは、どのくらい帰り着けるときですか？
lesson-7-found-check-1-half = 半分より多く。14は7の2倍だから。
lesson-7-found-check-1-half-why = 失っても0点で済むなら、そのとおりです。でも敵に7点が入り、リードはその分だけ縮みます。
lesson-7-found-check-1-thirds = 3回に2回より多く。
lesson-7-found-check-1-thirds-why = 3回のうち2回帰れば、こちらに14点と14点、敵に7点で、リードは21点。3隻沈めても21点です。
lesson-7-found-check-1-always = 何回でも。2倍は2倍だから。
lesson-7-found-check-1-always-why = それなら、毎回失う拿捕船でも得になってしまいます。敵の得点も数えましょう。
lesson-7-found-check-2 = もう1種類の哨戒の船は、10面1個です。損傷のない拿捕船を100回のうち何回沈めますか？
lesson-7-found-check-2-right = 面が2つ増えると有利ですが、サイコロが1個増えるほどではありません。
lesson-7-found-check-2-high = 1個だけで出さなければなりません。2個の船のほうが、よく沈めます。
lesson-7-found-check-2-low = 9か10なら4も、10なら5も沈められます。8面1個より多くなります。
lesson-7-found-check-2-mark-reefs = 8面1個なら
lesson-7-found-history-1 = この日、ネルガー、つまりあなたは常陸丸を爆薬で沈めました。待っていた石炭船が現れたのは3日後です。5,500トンの石炭を積んだイゴツ・メンディでした。
lesson-7-found-history-2 = ゲームで賭けるのは点だけです。ネルガーは2隻分の人を食べさせねばならず、長くは待てませんでした。

# 3
lesson-7-coal-title = 拿捕船の石炭
lesson-7-coal-goal = 必要なものと、その代償を比べましょう。
lesson-7-coal-since-liner = あなたは客船を選びました。客船はもうありません。選ばなかった石炭船が、今の拿捕船です。
lesson-7-coal-since-collier = あなたが待つと決めた石炭船が来て、今は拿捕船です。
lesson-7-coal-since-none = 石炭船が来て、今は拿捕船です。
lesson-7-coal-hook = 1917年12月26日、大西洋。ヴォルフは最後の突破のために石炭が必要です。大きなうねりの中、回航指揮官のローゼ少尉がイゴツ・メンディを横づけします。渡した石炭は、自分では使えません。
lesson-7-coal-rule-1 = 拿捕船は、補給切れの船に石炭を渡せます（選択ルール）。すると10面1個が、10面と8面の組に挑みます。組では大きいほうを数えます。
lesson-7-coal-rule-2 = 8対「7と6」なら拿捕船は石炭切れで、自沈して得点は1倍です。8対「8と2」なら走り続け、2倍になれます。
lesson-7-coal-assumption-1 = 渡すのは1回、敵には見つかりません。得点は7点、2倍なら14点です。
lesson-7-coal-scene = 黄色いわくが、石炭の切れたヴォルフと拿捕船イゴツ・メンディです。
lesson-7-coal-predict = 拿捕船が石炭切れになるのは、どのくらいでしょうか？
lesson-7-coal-option-seldom = 4回に1回より少ない
lesson-7-coal-option-third = 3回に1回くらい
lesson-7-coal-option-half = 2回に1回くらい
lesson-7-coal-option-often = なるほうがはっきり多い
lesson-7-coal-target = 拿捕船が石炭切れになる
lesson-7-coal-control = 拿捕船を守るサイコロ
lesson-7-coal-right = いい読みです。{ $target-plain }です。
lesson-7-coal-low = { $target-plain }で、もっと多くなります。9や10なら、たいていの組に勝ちます。
lesson-7-coal-high = { $target-plain }で、もっと少なくなります。2個の大きいほうには勝ちにくく、引き分けなら助かります。
lesson-7-coal-explain-1 = 10面対10面だけなら、大きくなるのは{ $alone-often }です。
lesson-7-coal-explain-2 = 2個目のサイコロが、その一部を取り上げます。5が勝つには両方に勝たねばなりません。10通りに4通り、さらに8通りに4通りで、5回に1回です。
lesson-7-coal-explain-3 = だから、この拿捕船は平均で{ $mean-decimal }点になります。取った日に沈めていたら7点でした。
lesson-7-coal-vary = 石炭庫の小さい船なら、守るサイコロは少ないか小さくなります。石炭切れになるほうが多くなるのは、どのサイコロのときですか？
lesson-7-coal-varied = 8面1個のときだけです。{ $small-plain }。10面1個でも、石炭切れは半分より少し少なくて済みます。同じ目なら助かるからです。
lesson-7-coal-check-1 = 10面1個が、10面と8面の組によく負けるのはなぜですか？
lesson-7-coal-check-1-sum = 2個を足して、18まで出るから。
lesson-7-coal-check-1-sum-why = 足しません。7と6なら7で、8が出れば勝ちます。
lesson-7-coal-check-1-better = 2個のどちらよりも大きくなければならないから。
lesson-7-coal-check-1-better-why = 越える棒が2本になり、高いほうで決まります。
lesson-7-coal-check-1-average = 2個の真ん中のほうが大きいから。
lesson-7-coal-check-1-average-why = 10と2の真ん中は6ですが、数えるのは10です。
lesson-7-coal-more-1 = 同じ危険で2回石炭を渡します。2回とも持ちこたえるのは？
lesson-7-coal-more-1-same = 1回と同じ。危険は同じだから。
lesson-7-coal-more-1-same-why = 1回ごとの危険は同じでも、2回切りぬけなければなりません。
lesson-7-coal-more-1-product = 2回に1回より少ない。
lesson-7-coal-more-1-product-why = およそ3分の2の、そのまた3分の2は、9分の4です。
lesson-7-coal-more-1-half = 1回の半分。
lesson-7-coal-more-1-half-why = 2回目で半分になるのではありません。残った分から、また3分の1を失います。
lesson-7-coal-history-1 = 25時間で600トンの石炭が渡されました。船体が激しくぶつかり合い、ヴォルフはそのあと1時間に12トンの水もれに苦しみました。
lesson-7-coal-history-2 = 本当はトンで数える石炭を、ゲームは1回のロールで決めます。それも、選択ルールを使うときだけです。

# 4
lesson-7-count-title = 霧の中の座礁
lesson-7-count-goal = 勝利が1つ増えても得をしない場合を見ましょう。
lesson-7-count-since-liner = あなたは速い客船を選びました。遅い船は、もう少しで着くところです。
lesson-7-count-since-collier = あなたの遅い石炭船は、もう少しで着くところです。
lesson-7-count-since-none = 遅い石炭船は、もう少しで着くところです。
lesson-7-count-hook = 1918年2月24日。あなたは15か月ぶりにキールに帰りました。同じ日、史実の拿捕船イゴツ・メンディはローゼ少尉の指揮で霧の中、ドイツまであと1日の中立国デンマーク、スカーエンの近くで座礁します。
lesson-7-count-rule-1 = ゲームでは、通商破壊艦も追う側も指揮します。最後に数えられる「沈めたドイツ艦」は、商船の数までです。
lesson-7-count-rule-2 = 多すぎる分は、見ないで引いて外します。ドイツ艦5隻に商船4隻なら、5隻のうち1隻です。
lesson-7-count-assumption-1 = 攻撃すればニュルンベルクは沈みます。手の届く商船はありません。
lesson-7-count-scene = 下の「得点になったカード」は、沈めたドレスデン、エムデン、ケーニヒスベルク、ライプツィヒと、商船2隻です。{ $own-merchantmen ->
    [3] あなたの艦のとなりの拿捕船が、3隻目です。
   *[other] ドレスデンが引かれると、ここから外れます。
 }
lesson-7-count-act-task = 最後の1枚です。ニュルンベルクも攻撃しますか？
lesson-7-count-act-keep = いいえ、カードを残す
lesson-7-count-act-attack = はい、ニュルンベルクを攻撃
lesson-7-count-act-told = 攻撃しなければ、ドレスデンが数えられるのは{ $keep-often }。勝利を1つ増やすと{ $attack-often }に下がります。席は増えていないからです。
lesson-7-count-predict = こういうラウンドが100回あると、最初の手がらのドレスデンが数えられるのは何回でしょうか？
lesson-7-count-target = ドレスデンが数えられる
lesson-7-count-control = 商船の数
lesson-7-count-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-7-count-low = 予想は{ $guess }、正しくは{ $target-plain }です。{ $own-merchantmen }隻は数えられるのです。
lesson-7-count-high = 予想は{ $guess }、正しくは{ $target-plain }です。くじは、どれが最初の手がらかを知りません。
lesson-7-count-explain-1 = { $own-merchantmen ->
    [3] 4隻に席が3つなら1隻が引かれ、どれも同じ確率です。ドレスデンが外れるのは{ $keep-drawn-often }です。
   *[other] 4隻に席が2つなら2隻が引かれ、どれも同じ確率です。ドレスデンが外れるのは{ $keep-drawn-often }です。
 }
lesson-7-count-explain-2 = 5隻なら、引かれるのは1隻多くなります。ドレスデンが外れるのは{ $attack-drawn-often }です。
lesson-7-count-explain-3 = どちらでも、数えられるのは{ $own-merchantmen }隻です。勝利を増やしても席は増えず、くじが厳しくなるだけです。
lesson-7-count-vary = どちらの命令でも、ドレスデンがくじで失われないためには、商船が少なくとも何隻いりますか？
lesson-7-count-varied = 5隻です。5隻のドイツ艦すべてに場所ができます。4隻なら、ニュルンベルクに手を出さないときだけ安全で、沈めればドレスデンが数えられるのは{ $four-attack-often }です。
lesson-7-count-check-1 = くじでいちばん安全なのは、どのドイツ艦ですか？
lesson-7-count-check-1-choose = いちばんよい艦。残すのは自分だから。
lesson-7-count-check-1-choose-why = 選べるなら、ドレスデンが外れることはありません。ルールでは、見ないで引きます。
lesson-7-count-check-1-random = どれも同じ確率。
lesson-7-count-check-1-random-why = 見ないで引けば、いちばんの手がらも、いちばん楽な勝ちも区別されません。
lesson-7-count-check-1-least = 最初に沈めた艦。
lesson-7-count-check-1-least-why = 山に順番はありません。いつ沈めたかは、くじに関係ありません。
lesson-7-count-check-2 = 別のゲームです。ドイツ艦5隻、商船3隻、カードが1枚。何を命じますか？
lesson-7-count-check-2-freighter = 商船を沈める
lesson-7-count-check-2-freighter-why = すぐに席が1つ増えます。ここでは、小さな船が巡洋艦より値打ちがあることもあります。
lesson-7-count-check-2-wait = カードを残す
lesson-7-count-check-2-wait-why = 今は損も得もありません。次のラウンドで、そのカードが必要になるかもしれません。
lesson-7-count-check-2-raider = 6隻目のドイツ艦を沈める
lesson-7-count-check-2-raider-why = 6隻に席は3つです。得なのは、6隻目がほかよりずっと高いときだけです。
lesson-7-count-check-2-column-best = 最初に沈めた艦が数えられる
lesson-7-count-history-1 = ヴォルフは1916年11月30日から、一度も港に入りませんでした。国では、もうあきらめていた人が大勢いました。
lesson-7-count-history-2 = 勝利をくじで決める海軍はありません。このルールは、通商破壊艦が命じられたとおりに、商船をねらわせるためのものです。

# Mission

lesson-7-mission-title = こんどはあなた：ラウンドの最後のターン
lesson-7-mission-task = いま見える点が、全部数えられるわけではない。沈めたドイツ艦は3隻、商船は2隻で、ドイツ艦は商船と組になったときだけ数える。残りはあなたの1ターンと、相手の1ターン。数えられる点を70点以上にすること。
lesson-7-mission-goal = ラウンドの終わりに、数えられる点を70点に
lesson-7-mission-word-1 = 名前の横のVP：得点パイルの合計です。ただし、ドイツ艦が最後に数えられるのは、商船と組になった分だけです。
lesson-7-mission-word-2 = 商船：1隻沈めるごとに、そのVPが入り、数えられるドイツ艦も1隻増えます。
lesson-7-mission-word-3 = 艦に横向き：どのカードでも、その艦が自分のサイコロで、商船を1隻攻撃します。どの艦も1ターンに1度です。
lesson-7-mission-word-4 = 攻撃と防御：攻撃が大きければ損傷、2倍以上なら沈没です。損傷した艦船は、防御から2を引きます。
lesson-7-mission-word-5 = 順調な狩り：縦向きに出しておき、通商破壊艦の攻撃に加えます。2隻の商船を攻撃できます。
lesson-7-mission-word-6 = 安全な航路：攻撃に無傷で耐えた自分の商船も、めざせます。成功すると、得点パイルに入ります。
lesson-7-mission-met = 70点以上が数えられました。1918年2月には、1隻足りませんでした。拿捕船イゴツ・メンディは、ドイツまであと1日のスカーエンの近くで座礁したのです。
lesson-7-mission-missed = 数えられる点が70に届きませんでした。1918年2月にも、1隻足りませんでした。拿捕船イゴツ・メンディは、ドイツまであと1日のスカーエンの近くで座礁したのです。次は、どれをねらいますか。
