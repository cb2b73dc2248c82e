# エピソード6：どの札にも使い道が2つ
lesson-6-title = どのカードにも使い道が2つ
lesson-6-blurb = 1914年12月。1隻の古い通商破壊艦と、広い大洋。追う側は、わずかな手札をどう使うか選ばなければなりません。
lesson-6-goal-1 = 同じものの2つの使い道を、もたらすもので比べる
lesson-6-goal-2 = 小さな確率がたくさん集まると何になるかを見る
lesson-6-goal-3 = 取っておくことの代償と値打ちを見る
lesson-6-summary-1 = 成功しやすいほうが、いつもよいとはかぎりません。何をもたらすかも考えましょう。
lesson-6-summary-2 = カードを一方に使えば、もう一方には使えません。それが代償です。
lesson-6-summary-3 = 弱い打撃がたくさんあれば、全部外れることはめったにありません。強い一撃はよく外れます。
lesson-6-exit = 1回しか使えず、使い道が2つあるものを挙げましょう。どうやって決めますか？
lesson-6-home-1 = 次にゲームをするとき、カードを出す前に、もう半分なら何をもたらしたかを言ってみましょう。
lesson-6-home-2 = ウェッジウッド船長は、遅い汽船で通商破壊艦に体当たりしようとしました。勇敢でしょうか、むちゃでしょうか？何を知り、何を失うおそれがあったでしょうか？
lesson-6-what-if = 逃げる船を追うルールがもっと厳しかったら？何が変わるかを見る
lesson-6-person-thierichens = ティーリヘンス艦長
lesson-6-person-thierichens-post = 通商破壊艦プリンツ・アイテル・フリードリヒ
lesson-6-person-wedgwood = ウェッジウッド船長
lesson-6-person-wedgwood-post = 汽船ウィラビー
lesson-6-person-admiralty = イギリス海軍本部の係官
lesson-6-person-admiralty-post = ロンドンの役所で、海の通商破壊艦を追う
lesson-6-ending-1 = 1915年4月8日、プリンツ・アイテル・フリードリヒはアメリカで抑留されました。7か月で11隻を沈め、追っ手と砲火を交えたことは一度もありません。
lesson-6-ending-2 = 追う側は成功したのでしょうか？通商破壊艦は、1発も撃たずに消えました。でも、何十隻もの艦が半年も探し回ったのです。それが汽船11隻より高くついたかどうかは、意見が分かれます。
lesson-6-ending-3 = ゲームでは、追う側が通商破壊艦を港に閉じこめます。本当は、艦長が乗員を救うため、自分で抑留を選びました。
lesson-6-more-1 = 6隻の艦隊に同じカードを使うと、平均で何隻が石炭切れになりますか？1隻もならないのは？
lesson-6-more-2 = 1917年3月、砲1門のオタキとメーヴェ。撃ち返しても沈むのは、どのくらいでしょうか？

# 1
lesson-6-hunt-title = 港か、石炭か
lesson-6-hunt-goal = 1発も撃たない2枚のカードを比べましょう。
lesson-6-hunt-hook = 1914年12月5日、チリの沖。ドイツの古い客船プリンツ・アイテル・フリードリヒが汽船を沈め、姿を消しました。機関は傷み、石炭も足りません。あなたはロンドンの机から、この船とティーリヘンス艦長を追います。
lesson-6-hunt-rule-1 = どのカードも、艦を送るか、文章を使うか、どちらかです。使えばなくなります。
lesson-6-hunt-rule-2 = 「拘束」は10面と8面で挑み（大きいほうを数えます）、相手は10面1個で応じます。大きければ、中立国の港で武装を解かれ、いなくなります。
lesson-6-hunt-rule-3 = 「ランデブー失敗」は10面1個で挑み、相手は10面1個で応じます。大きければ、石炭切れになります。
lesson-6-hunt-assumption-1 = 相手は正体を知られ、無傷で、石炭があります。「拘束」のサイコロは書かれたもの、ほかは推定復元です。
lesson-6-hunt-scene = 黄色いわくが、相手の船団にいるプリンツ・アイテル・フリードリヒ。「拘束」が成功すれば、中立国の港へ去り、盤面から消えます（だれの得点にもなりません）。石炭のカードは、このあと仲間の船も試します。
lesson-6-hunt-act-task = どちらのカードを使いますか？
lesson-6-hunt-act-harbour = 拘束：港に閉じこめる
lesson-6-hunt-act-coal = ランデブー失敗：石炭船を追う
lesson-6-hunt-act-told = 成功は「拘束」が{ $harbour-often }、「ランデブー失敗」が{ $coal-often }。10面対10面では引き分けが失敗になります。8面のサイコロが、それをうめ合わせます。
lesson-6-hunt-predict = 100回使うと、あなたのカードが成功するのは何回でしょうか？
lesson-6-hunt-target = カードが成功する
lesson-6-hunt-control = 目に加える数
lesson-6-hunt-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-hunt-low = 予想は{ $guess }、正しくは{ $target-plain }です。引き分けは失敗ですが、10回に1回ほどのことです。
lesson-6-hunt-high = 予想は{ $guess }、正しくは{ $target-plain }です。引き分けなら、何も変わりません。
lesson-6-hunt-explain-1 = 10面対10面なら、100通りのうち大きいのが45、小さいのが45、同じが10です。「ランデブー失敗」はこれで、{ $alone-plain }です。
lesson-6-hunt-explain-2 = 「拘束」には2個目があります。1個目が小さくても、8面のほうが大きいことがあります。
lesson-6-hunt-explain-3 = 負けのいくつかが成功に変わり、{ $harbour-plain }になります。
lesson-6-hunt-vary = 弱った艦に「拘束」を使うときのように、目に2か4を加えるとします。4回に3回より多く成功するのは、いくつ加えたときですか？
lesson-6-hunt-varied = 4を加えたときです。「拘束」は{ $worn-harbour-often }、10面1個なら{ $worn-coal-often }です。傷んだ艦は、自分から港を探します。
lesson-6-hunt-check-1 = では、どちらのカードがよいのでしょうか？
lesson-6-hunt-check-1-chance = よく成功するほう。
lesson-6-hunt-check-1-chance-why = 確率は答えの半分です。残りの半分は、成功が何をもたらし、カードがほかに何をできたかです。
lesson-6-hunt-check-1-price = 成功がもたらすものと、カードのもう1つの使い道による。
lesson-6-hunt-check-1-price-why = 「拘束」は1隻を永久に消します。もう1枚は、次に見るように、艦隊の全部を試します。
lesson-6-hunt-check-1-free = 続けて両方。ただだから。
lesson-6-hunt-check-1-free-why = カードが2枚要ります。どちらも艦を送ることができたのです。
lesson-6-hunt-history-1 = 汽船はチャーカスでした。プリンツ・アイテル・フリードリヒは8月に中国を出て、しばらくシュペー提督と行動し、このときは1隻だけでした。
lesson-6-hunt-history-2 = 机から艦を港に押しこむことはできません。できるのは、港と石炭船を見張ることだけです。ゲームは、それを2枚のカードにしました。

# 2
lesson-6-colliers-title = 少しずつ、たくさんの艦に
lesson-6-colliers-goal = 小さな確率がたくさん集まると何になるかを見ましょう。
lesson-6-colliers-since-harbour = あなたは港をねらいました。今度は、全部の艦の石炭を考えましょう。
lesson-6-colliers-since-coal = あなたは石炭をねらいました。困るのは1隻だけではありません。
lesson-6-colliers-since-none = 石炭は、どの通商破壊艦にも弱みです。
lesson-6-colliers-hook = 1914年12月8日。フォークランド諸島の沖でシュペー戦隊が壊滅し、3隻の補給船も2隻が沈みました。残った通商破壊艦は、石炭船から石炭船へと生きのびます。あなたは、その全部の石炭をねらいます。
lesson-6-colliers-rule-1 = 「ランデブー失敗」は、プレイヤー1人のドイツ艦を全部試します。1隻ごとに、カードが10面1個で挑み、艦が10面1個で応じます。
lesson-6-colliers-rule-2 = 大きければ、その艦は石炭切れです。7対6なら足り、6対6では足りません。拿捕船がいれば石炭を運ぶので、挑む目から2を引きます。
lesson-6-colliers-assumption-1 = 石炭のある艦が3隻です。
lesson-6-colliers-scene = 盤面はゲームで、この日の海図ではありません。船はランダムに配られ、国ではなくプレイヤーのものです。黄色いわくは相手の艦で、1隻ずつ試され、石炭が切れると印がつきます。沈めるまでは、拿捕船キング・ラッドも一緒です。
lesson-6-colliers-act-task = 拿捕船キング・ラッドが一緒に走っています。すぐにカードを使いますか。それとも先に沈め、次のターンに使いますか？
lesson-6-colliers-act-later = 先に拿捕船：1ターン失う
lesson-6-colliers-act-now = すぐに：目から2を引く
lesson-6-colliers-act-beside = 石炭切れの平均
lesson-6-colliers-act-told = 石炭切れは、拿捕船がなければ平均{ $mean-later-decimal }隻、いれば{ $mean-now-decimal }隻です。後ろについて来る満載の石炭船は、砲より値打ちがあります。1ターンの値打ちは、どの表にもありません。
lesson-6-colliers-predict = 20回このカードを使います。石炭切れが0、1、2、3隻になるのは、それぞれ何回でしょうか？
lesson-6-colliers-target = ちょうど1隻が石炭切れ
lesson-6-colliers-control = 試される艦の数
lesson-6-colliers-right = 本当の形にとても近いです。ちょうど1隻は{ $target }です。
lesson-6-colliers-low = 「1隻」が少なすぎます。{ $target }で、いちばん多い場合です。
lesson-6-colliers-high = 「1隻」が多すぎます。{ $target }で、0隻と2隻を合わせたほうが多いのです。
lesson-6-colliers-shape = 「1隻」はだいたい合っています（{ $target }）。ほかは違う形です。0隻は{ $none-plain }、2隻は{ $two-plain }、3隻は{ $three-plain }です。
lesson-6-colliers-explain-1 = { $order ->
    [now] 拿捕船がいれば、1隻ずつは25回に18回助かります。3隻とも助かるのは、かけ合わせて{ $none-now-plain }です。いなければ20回に11回ずつ助かり、{ $none-later-plain }です。
   *[other] 拿捕船がなければ、1隻ずつは20回に11回助かります。3隻とも助かるのは、かけ合わせて{ $none-later-plain }です。いれば25回に18回ずつ助かり、{ $none-now-plain }です。
 }
lesson-6-colliers-explain-2 = { $order ->
    [now] 1隻だけ当たる形は、1隻目、2隻目、3隻目の3通りあります。だから、これでも0隻より多いのです。
   *[other] 1隻だけ当たる形は、1隻目、2隻目、3隻目の3通りあります。だから0隻よりずっと多いのです。
 }
lesson-6-colliers-explain-3 = { $order ->
    [now] 平均は1隻の確率の3倍で、{ $mean-now-decimal }隻です。拿捕船がいなければ{ $mean-later-decimal }隻です。
   *[other] 平均は1隻の確率の3倍で、{ $mean-later-decimal }隻です。拿捕船がいれば{ $mean-now-decimal }隻です。
 }
lesson-6-colliers-vary = 海にいる艦の数を変えましょう。拿捕船がいてもいなくても、「1隻もならない」がいちばん多くなるのは、何隻のときですか？
lesson-6-colliers-varied = 1隻だけのときです。助かるのは、拿捕船がなければ{ $alone-later-plain }、いれば{ $alone-now-plain }。艦が多ければ、機会も多いのです。
lesson-6-colliers-check-1 = 平均が同じ2枚のカードがあります。1枚は3隻を弱く、1枚は1隻を強く打ちます。どちらも同じでしょうか？
lesson-6-colliers-check-1-same = 同じ。平均が同じだから。
lesson-6-colliers-check-1-same-why = 長い目で見れば同じです。でも1回だけなら違います。片方は、よく空振りします。
lesson-6-colliers-check-1-spread = 違う。弱い打撃が全部外れることは少ない。
lesson-6-colliers-check-1-spread-why = 機会が1回でなく3回あり、たいてい何かは起こります。
lesson-6-colliers-check-1-one = 違う。3回打てば3回当たる。
lesson-6-colliers-check-1-one-why = どの打撃も、外れるほうが多いのです。3回とも当たるのは、ごくまれです。
lesson-6-colliers-check-2 = 拿捕船は沈み、3隻が試されます。順番に並べましょう。
lesson-6-colliers-check-2-first = めったにない
lesson-6-colliers-check-2-last = いちばん多い
lesson-6-colliers-check-2-three = 3隻とも石炭切れ
lesson-6-colliers-check-2-three-why = いちばんめったにないものが先頭です。3回とも勝たなければなりません。
lesson-6-colliers-check-2-none = 1隻もならない
lesson-6-colliers-check-2-none-why = 3隻とも助からなければなりません。1隻ごとに、助かるほうが少し多いだけです。
lesson-6-colliers-check-2-two = ちょうど2隻
lesson-6-colliers-check-2-two-why = 2隻の選び方が3通りあるので、多くなります。
lesson-6-colliers-check-2-right = 全部か0隻かは、どちらもその間より少ないのです。
lesson-6-colliers-history-1 = この日、シュペーの5隻の軍艦のうち4隻が沈みました。逃れたのはドレスデンと、補給船ザイドリッツだけです。
lesson-6-colliers-history-2 = 本物の通商破壊艦は、獲物からも石炭を取りました。ゲームでは、それは別のカードと拿捕船の仕事です。

# 3
lesson-6-willerby-title = 手の中のカード
lesson-6-willerby-goal = 取っておいたカードの値打ちを見ましょう。
lesson-6-willerby-since-harbour = 史実では、どの港もまだこの船を止めていません。1日だけ机をはなれ、貨物船のブリッジに立ってください。
lesson-6-willerby-since-coal = 1日だけ机をはなれ、貨物船のブリッジに立ってください。
lesson-6-willerby-carried = { $own-out_of_supply ->
    [true] 最初に振ったサイコロで、この船は石炭切れです。攻撃から2を引きます。
   *[other] 最初に振ったサイコロでは、この船はまだ海にいて、石炭もあります。
 }
lesson-6-willerby-since-none = 史実では、まだだれもこの船を止めていません。1日だけ机をはなれ、貨物船のブリッジに立ってください。
lesson-6-willerby-hook = 1915年2月20日、南大西洋。あなたはイギリスの汽船ウィラビーのウェッジウッド船長です。プリンツ・アイテル・フリードリヒが「止まれ」と合図します。砲も速さもありませんが、おとなしく従う気はありません。
lesson-6-willerby-rule-1 = 「コンタクト喪失」は、先に10面と4面の大きいほう対10面1個を振ります。勝てば無傷で逃げ、だめなら砲で決まります。
lesson-6-willerby-rule-2 = { $own-out_of_supply ->
    [true] 砲なら通商破壊艦は10面と6面から石炭切れの2を引き、ウィラビーは6面。大きければ損傷、2倍以上なら沈没です。8から2を引いて、対3で沈みます。
   *[other] 砲なら通商破壊艦は10面と6面、ウィラビーは6面。大きければ損傷、2倍以上なら沈没です。6対3で沈みます。
 }
lesson-6-willerby-rule-3 = 「浅瀬への逃走」なら砲はなし。10面と4面対10面で、大きければ助かり、だめなら底に触れて損傷します。
lesson-6-willerby-assumption-1 = 昼間で、「奇襲」はありません。
lesson-6-willerby-scene = 黄色いわくがウィラビーと通商破壊艦。攻撃に応じる2枚のカード（リアクション）は手札にあります。
lesson-6-willerby-act-task = ウィラビーを救うのは、どのカードですか？
lesson-6-willerby-act-away = コンタクト喪失：逃げ切るか、だめなら砲火
lesson-6-willerby-act-shoals = 浅瀬への逃走：砲はないが、岩がある
lesson-6-willerby-act-beside = 船が沈む
lesson-6-willerby-act-told = 無傷なのは、コンタクト喪失が{ $away-often }、浅瀬への逃走が{ $shoals-often }。ただし、コンタクト喪失は海の底で終わることもあります。沈むのは{ $away-sunk-often }です。
lesson-6-willerby-predict = こうした出会い100回のうち、ウィラビーが無傷なのは何回でしょうか？
lesson-6-willerby-target = ウィラビーは無傷
lesson-6-willerby-control = 通商破壊艦が損傷している
lesson-6-willerby-set-true = はい、攻撃から2を引く
lesson-6-willerby-set-false = いいえ
lesson-6-willerby-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-willerby-low = 予想は{ $guess }、正しくは{ $target-plain }です。カードのサイコロは2個、相手は1個だけです。
lesson-6-willerby-high = 予想は{ $guess }、正しくは{ $target-plain }です。引き分けは失敗で、通商破壊艦のサイコロは貨物船より多いのです。
lesson-6-willerby-explain-1 = カードがなければ、沈むのは{ $bare-often }です。手の中のカードの値打ちは、これと比べて決まります。
lesson-6-willerby-explain-2 = 浅瀬への逃走は1回勝てばよいのですが、4面はあまり助けになりません。コンタクト喪失が無傷になる道は2つあります。逃げ切るか、だめでも砲が外れるかです。
lesson-6-willerby-vary = 通商破壊艦が前に損傷していて、攻撃から2を引くとしましょう。あなたの選んだカードでは、ウィラビーの助けになりますか？
lesson-6-willerby-varied = コンタクト喪失で、{ $away-worn-plain }です。浅瀬への逃走は変わりません。砲は関係ないからです。
lesson-6-willerby-check-1 = リアクションのカードを、ラウンドの間ずっと使いませんでした。むだだったでしょうか？
lesson-6-willerby-check-1-wasted = はい。何もしなかったから。
lesson-6-willerby-check-1-wasted-why = 敵はそれを知りません。ほかを攻撃したり、奇襲を使ったりしたかもしれません。
lesson-6-willerby-check-1-works = そうとはかぎらない。見えないところで働いたかもしれない。
lesson-6-willerby-check-1-works-why = 敵が考えに入れなければならない危険は、敵の行動を変えます。
lesson-6-willerby-check-1-lost = そのラウンドに負けたなら、むだだった。
lesson-6-willerby-check-1-lost-why = 1ラウンドは1つの例にすぎません。攻撃をそらしていても、ラウンドに負けることはあります。
lesson-6-willerby-check-2 = 別の日、石炭のある通商破壊艦です。3枚のうち1枚を使えます。何を命じますか？
lesson-6-willerby-check-2-away = コンタクト喪失
lesson-6-willerby-check-2-away-why = 無傷がいちばん多いのですが、4回に1回は失います。
lesson-6-willerby-check-2-shoals = 浅瀬への逃走
lesson-6-willerby-check-2-shoals-why = 砲で沈むことはありません。でもよく損傷し、次には楽な獲物です。
lesson-6-willerby-check-2-fast = 高速船：相手の目から2を引く
lesson-6-willerby-check-2-fast-why = 攻撃から2を引くだけで、やはり砲で決まります。ほかの2枚は、もっと大事な船のために残ります。
lesson-6-willerby-check-2-column-sunk = 沈没
lesson-6-willerby-check-2-column-whole = 無傷
lesson-6-willerby-history-1 = ウェッジウッドが記者に語ったところでは、襲撃してきた相手を近づけてから全速後進をかけ、体当たりしようとしました。失敗し、乗員は船を降ろされ、ウィラビーは沈められました。
lesson-6-willerby-history-2 = 体当たりのカードはありません。ゲームは追われる船に手立てをいくつか与えますが、本物の船のほとんどには、何もありませんでした。

# 4
lesson-6-outside-title = 閉じこめるか、沈めるか
lesson-6-outside-goal = カードのもう半分をはかりにかけましょう。
lesson-6-outside-since-harbour = 机にもどりました。12月、あなたは港をねらいました。その港です。
lesson-6-outside-since-coal = 机にもどりました。12月、あなたは石炭をねらいました。サイコロがどうであれ、史実では、その石炭が今尽きました。
lesson-6-outside-since-none = 机にもどりました。石炭が尽きました。
lesson-6-outside-hook = 1915年3月10日、アメリカのニューポート・ニューズ。ボイラーは傷み、何百人も乗せたプリンツ・アイテル・フリードリヒが中立の港に入ります。沖にはあなたの巡洋艦が集まります。ティーリヘンスが出れば、戦いです。
lesson-6-outside-rule-1 = どのカードも、文章の代わりに、端に書かれた艦隊を出せます。サイコロは大きいほうを数えます。
lesson-6-outside-rule-2 = 通商破壊艦は10面と4面です。大きければ損傷、2倍以上なら沈没で、得点になります。
lesson-6-outside-assumption-1 = 無傷で昼間に出港し、カードは使いません。
lesson-6-outside-assumption-2 = 艦隊と通商破壊艦のサイコロは推定復元です。
lesson-6-outside-act-task = 出港したとします。どのカードの艦隊を向けますか？（仮装巡洋艦は、武装した客船です。）
lesson-6-outside-act-told = 沈めるのは「拘束」の艦隊が{ $strong-often }、「仮装巡洋艦」の艦隊が{ $weak-often }。「拘束」の文章なら{ $harbour-often }いなくなりますが、得点はありません。
lesson-6-outside-act-interned = 拘束：10面と8面の艦隊
lesson-6-outside-act-amc = 仮装巡洋艦：10面と6面の艦隊
lesson-6-outside-scene = 黄色いわくがプリンツ・アイテル・フリードリヒ。出せるカードは2枚で、それぞれの右に、出す艦隊があります。沈めれば、得点といっしょにあなたのものです。
lesson-6-outside-predict = あなたの艦隊が通商破壊艦を沈めるのは、どのくらいでしょうか？
lesson-6-outside-option-tenth = ほとんどない
lesson-6-outside-option-quarter = 4回に1回くらい
lesson-6-outside-option-half = 2回に1回くらい
lesson-6-outside-option-more = もっと多い
lesson-6-outside-target = 通商破壊艦が沈む
lesson-6-outside-control = 通商破壊艦が損傷している
lesson-6-outside-set-true = はい、目から2を引く
lesson-6-outside-set-false = いいえ
lesson-6-outside-right = いい読みです。{ $target-plain }です。
lesson-6-outside-low = { $target-plain }で、もっと多くなります。相手の目が小さいこともあり、2個がそれを待っています。
lesson-6-outside-high = { $target-plain }で、もっと少なくなります。10面を持つ相手に、2倍はなかなか出ません。
lesson-6-outside-explain-1 = 相手が6以上なら、2倍は出ません。2回に1回はそうなります。沈むのは、目が小さいときだけです。
lesson-6-outside-explain-2 = 2個で2倍に届くのは、そのときだけです。全部で、沈むのは{ $target-often }、損傷は{ $hurt-often }です。
lesson-6-outside-explain-3 = 「拘束」の文章なら{ $harbour-often }いなくなりますが、得点はありません。どちらの半分にも代償があり、もう半分を失います。
lesson-6-outside-vary = 前に損傷していて、目から2を引くとしましょう。あなたの送る艦が沈めることは、多くなりますか？
lesson-6-outside-varied = 損傷しているときです。「拘束」の艦隊で{ $lame-strong-often }、「仮装巡洋艦」の艦隊で{ $lame-weak-often }。閉じこめるのとほぼ同じくらい確かで、得点にもなります。
lesson-6-outside-check-1 = 「拘束」は、閉じこめることも、艦隊を出すこともできます。どちらがよいでしょうか？
lesson-6-outside-check-1-higher = 確率の高いほう。
lesson-6-outside-check-1-higher-why = 得点になりません。負けている人は、それでは勝てません。
lesson-6-outside-check-1-points = だれがリードしているかによる。
lesson-6-outside-check-1-points-why = リードしていれば、危険が消えるだけで十分です。負けていれば、得点が必要です。
lesson-6-outside-check-1-never = 艦隊に使うのはいつも損。
lesson-6-outside-check-1-never-why = 4回に1回は、得点が全部入ります。平均すれば、ゼロより上です。
lesson-6-outside-check-2 = 3枚目のカードの艦隊は、10面1個です。損傷のない相手を、100回のうち何回沈めますか？
lesson-6-outside-check-2-right = ほとんどは10面の働きです。2個目が役に立つのは、1個目が小さいときだけです。
lesson-6-outside-check-2-high = 1個少なくなれば減ります。10面が小さいとき、それを救う8面がありません。
lesson-6-outside-check-2-low = ほとんどは10面の働きです。2倍に届くのは大きい目だけで、8面には少ししかありません。
lesson-6-outside-check-2-mark-strong = 10面と8面なら
lesson-6-outside-more-1 = まず艦隊で振り、外れたら文章も使ってよいでしょうか？
lesson-6-outside-more-1-both = はい。カードには両方あるから。
lesson-6-outside-more-1-both-why = それなら、どのカードも2つ分の値打ちです。カードはどちらかのために出し、使えばなくなります。
lesson-6-outside-more-1-either = いいえ。どちらか一方。
lesson-6-outside-more-1-either-why = だから選ぶのがむずかしく、ゲームがおもしろいのです。
lesson-6-outside-more-1-hit = 艦隊が命中したときだけ
lesson-6-outside-more-1-hit-why = どの目が出てもカードは戻りません。どちらか一方のために出し、使えばなくなります。
lesson-6-outside-history-1 = 1月に、アメリカの帆船ウィリアム・P・フライを沈めていました。アメリカ人は怒り、港での迎え方も冷たいものでした。
lesson-6-outside-history-2 = ティーリヘンスは法の許すかぎり待ち、とどまりました。ゲームでは追う側のあなたが選びますが、本当は艦長自身が選びました。

# Mission

lesson-6-mission-title = こんどはあなた：港か、最期か
lesson-6-mission-task = 1915年の冬。相手の船団にプリンツ・アイテル・フリードリヒがいる。あなたには1ターンと手札6枚、どのカードにも使い道が2つあり、使えるのは片方だけ。「拘束」なら閉じこめ、艦隊なら沈められる。別々のカードなら両方試せる。海から去らせること。
lesson-6-mission-goal = プリンツ・アイテル・フリードリヒを抑留するか沈める
lesson-6-mission-word-1 = 艦やカードの4、6、8、10：その数の面があるサイコロです。すべて振り、いちばん大きい目だけを使います。
lesson-6-mission-word-2 = 攻撃と防御：攻撃が大きければ損傷、2倍以上なら沈没です。損傷した艦船は、防御から2を引きます。
lesson-6-mission-word-3 = 確認：この艦は、攻撃することも抑留することもできます。ほかの2隻は偽装していて、できません。
lesson-6-mission-word-4 = 横向き：イギリス軍が、カードの「迎撃」のサイコロで攻撃します。このターンに1度だけです。
lesson-6-mission-word-5 = 拘束：縦向きに出します。挑戦が対応より大きければ、艦は取り除かれます。
lesson-6-mission-word-6 = これで全部：カードを出し終えます。そのあと、好きな順に1枚ずつ使います。
lesson-6-mission-met = プリンツ・アイテル・フリードリヒは、海から去りました。歴史では11隻を沈めたあと、1915年4月8日、アメリカで抑留されました。追っ手と砲火を交えたことは、一度もありません。
lesson-6-mission-missed = プリンツ・アイテル・フリードリヒは、まだ海の上です。歴史でも、追っ手と砲火を交えたことは一度もなく、11隻を沈めたあと、1915年4月8日に抑留されました。次は、どのカードの使い方を変えますか。
