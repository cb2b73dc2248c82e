# エピソード3：偽りの旗の下で
lesson-3-title = 偽りの旗の下で
lesson-3-blurb = 1916年のクリスマス。砲を隠した帆船、イギリスの臨検、そして何もかも知っている200人あまりの捕虜。
lesson-3-goal-1 = 道すじに沿って確率をかける
lesson-3-goal-2 = 見えない手札に何があるかを求める
lesson-3-goal-3 = カードが見えたとき、考えを変える
lesson-3-summary-1 = 無害なカードが見えるたびに、見えない手札の危険は大きくなります。「何もない」も知らせです。
lesson-3-summary-2 = 1つ成功して、さらにもう1つ成功しなければならないとき、確率をかけます。両方そろうのは、どちらか1つよりまれです。
lesson-3-summary-3 = 見ないで除いたカードも「見えないカード」です。その分、だれの手札にもありにくくなります。
lesson-3-exit = かぎを探して、ポケットを3つ調べましたがありません。調べる前には知らなかった、何がわかりましたか？
lesson-3-home-1 = 次にゲームをするとき、決める前に、見えた「臨検」のカードを数えましょう。敵はまだ持っているでしょうか？
lesson-3-home-2 = ルックナーは、話されると知っていて捕虜を放しました。親切でしょうか、計算でしょうか。両方ということもあるでしょうか？
lesson-3-what-if = 帆船がもっと捕まりやすかったら？何が変わるかを見る
lesson-3-person-luckner = ルックナー伯爵
lesson-3-person-luckner-post = 通商破壊艦ゼーアドラーの艦長
lesson-3-ending-1 = カンブロンヌは3月30日にリオに着きました。イギリスの巡洋艦がホーン岬へ向かいましたが、ゼーアドラーは見つからずに回り、1917年8月2日、太平洋の島で座礁して失われました。
lesson-3-ending-2 = クリスマスの臨検が本当はどうだったかは、おもにルックナーの話で知られています。話の好きな人でした。確かなのは、調べられ、放されたことです。
lesson-3-ending-3 = ゲームでは、だれかが正しいカードを持つまで変装は破れません。本当に変装を守ったのは、書類と度胸と天気でした。寒さも、恐れも、長い時間も、ゲームは知りません。
lesson-3-more-1 = すでに損傷した小さな機雷敷設艦が調べられたら、失われるのはどのくらいでしょうか？2段階のどちらが変わりますか？
lesson-3-more-2 = 見えないカードが40枚だけになりました。手札6枚の人が、5枚のどれかを持っているのは、どのくらい確かでしょうか？

# 1
lesson-3-sail-title = 帆か、蒸気か
lesson-3-sail-goal = 2段階の確率をたどりましょう。
lesson-3-sail-hook = 1916年12月21日。ノルウェー船に化けた通商破壊艦が、イギリスの封鎖線を抜けます。あなたはルックナー伯爵です。砲を隠した古い帆船ゼーアドラーか、メーヴェのような貨物船か、どちらかを選べます。
lesson-3-sail-rule-1 = まず臨検です。調べる側は10面と8面で挑み（大きいほうを数えます）、船は10面1個で応じます。挑む側が大きければ見破られます。
lesson-3-sail-rule-2 = 見破られたときだけ、10面1個で攻撃されます。ゼーアドラーは6面、メーヴェは8面を振ります。
lesson-3-sail-rule-3 = 2倍以上なら沈没です。6対3で沈み、それより小さければ生きのびます。
lesson-3-sail-assumption-1 = 調べられるのは1回で、だれも助けのカードを出しません。
lesson-3-sail-assumption-2 = このサイコロは推定復元です。
lesson-3-sail-scene = あなたの通商破壊艦2隻で、どちらも正体を隠しています。調べに来る艦は、相手の手札のカードです。
lesson-3-sail-act-task = どちらの船で行きますか？
lesson-3-sail-act-sail = 帆船ゼーアドラー：賭けるのは9点
lesson-3-sail-act-steam = 貨物船メーヴェ：賭けるのは15点
lesson-3-sail-act-told = 臨検はどちらも同じで、違いは船体です。失われるのはゼーアドラーが{ $sail-often }、メーヴェが{ $steam-often }です。
lesson-3-sail-predict = 100回調べられると、見破られて沈むのは何回でしょうか？
lesson-3-sail-target = 見破られて沈む
lesson-3-sail-control = 前に損傷している
lesson-3-sail-set-true = はい、目から2を引く
lesson-3-sail-set-false = いいえ
lesson-3-sail-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-sail-low = 予想は{ $guess }、正しくは{ $target-plain }です。見破られるほうが多く、10面は強いのです。
lesson-3-sail-high = 予想は{ $guess }、正しくは{ $target-plain }です。2つとも起こらなければならないので、どちらか1つより少なくなります。
lesson-3-sail-explain-1 = 1段目。見破られるのは{ $found-often }。引き分けなら変装は守られます。
lesson-3-sail-explain-2 = 2段目。10面1個が6面を沈めるのは{ $shot-sail-often }です。
lesson-3-sail-explain-3 = 沈むのは、見破られた場合の、そのまた一部だけです。ゼーアドラーなら全体で{ $sail-often }です。
lesson-3-sail-vary = 前に損傷していたら、見破られて沈むことはどうなるでしょうか？
lesson-3-sail-varied = 変わるのは、2段階のうち2段目だけです。ゼーアドラーは{ $lame-sail-often }、メーヴェは{ $lame-steam-often }。臨検が見るのは書類で、傷ではありません。
lesson-3-sail-check-1 = 別の艦は、2回に1回見破られ、そのうち3回に1回沈みます。失われるのはどのくらいですか？
lesson-3-sail-check-1-add = 6回に5回
lesson-3-sail-check-1-add-why = それは2分の1と3分の1を足した数です。2つとも必要なのに、1つより起こりやすくはなりません。
lesson-3-sail-check-1-times = 6回に1回
lesson-3-sail-check-1-times-why = 2分の1の、そのまた3分の1。かけ算です。2つ目は、1つ目が起こったところでしか起こりません。
lesson-3-sail-check-1-last = 3回に1回
lesson-3-sail-check-1-last-why = それは見破られたあとの話です。残り半分では、だれも撃ちません。
lesson-3-sail-check-2 = 順番に並べましょう。
lesson-3-sail-check-2-first = めったにない
lesson-3-sail-check-2-last = いちばん多い
lesson-3-sail-check-2-steam = メーヴェが見破られて沈む
lesson-3-sail-check-2-steam-why = 2段階のうえに船体が大きい。これがいちばんめったにありません。
lesson-3-sail-check-2-sail = ゼーアドラーが見破られて沈む
lesson-3-sail-check-2-sail-why = 2段階ですが、船体が小さいのです。
lesson-3-sail-check-2-hidden = 変装が守られる
lesson-3-sail-check-2-hidden-why = 1段階だけで、引き分けも助けになり、半分近くです。
lesson-3-sail-check-2-found = 見破られる
lesson-3-sail-check-2-found-why = 調べる側は2個、こちらは1個。半分より少し多くなります。
lesson-3-sail-check-2-right = 2段階そろうのは、どちらか1つより少ないのです。
lesson-3-sail-history-1 = ゼーアドラーは、甲板に材木を積んだノルウェー船になりすましました。乗員の一部はノルウェー語を話しました。船内の手紙までノルウェー語だったと、ルックナーは語っています。
lesson-3-sail-history-2 = メーヴェは1か月前に出ていて、同じ日に2隻から選んだわけではありません。帆船なら疑われにくい、というのが新しい考えでしたが、ゲームではおまけはつきません。

# 2
lesson-3-hand-title = このまま行くか、隠れるか
lesson-3-hand-goal = 見えない手札に何があるかを数えましょう。
lesson-3-hand-since-sail = あなたは帆船を選びました。ルックナーもそうでした。
lesson-3-hand-since-steam = あなたなら汽船を選びました。ルックナーの船は帆船でした。
lesson-3-hand-since-none = ルックナーの船は帆船でした。
lesson-3-hand-hook = 1916年12月25日、嵐。近くにイギリスの巡洋艦がいます。
lesson-3-hand-act-task = 相手は何を持っているでしょう。知る前に命令しましょう。
lesson-3-hand-act-course = 変装のまま進む
lesson-3-hand-act-bay = 隠れる：島の避難場所
lesson-3-hand-act-told = 相手が「臨検」を持っているのは{ $course-often }、「モニター艦」は{ $bay-often }です。入り江は安全ですが、何ももたらしません。隠れた船は獲物を取れないからです。ルックナーは進み、止められました。
lesson-3-hand-rule-1 = 見破るのは「臨検」5枚、「島の避難場所」では「モニター艦」1枚。そこに獲物は来ません。
lesson-3-hand-rule-2 = 見えない94枚のうち6枚が相手の手札です。
lesson-3-hand-assumption-1 = 60枚は、見ないで除かれています。
lesson-3-hand-scene = 黄色いわくがあなたのゼーアドラー。まだ正体を隠しています。入り江では印がつきます。上は相手の手札で、裏向きです。
lesson-3-hand-predict = 見破る札があるのは、100回のうち何回でしょうか？
lesson-3-hand-target = 見破る札を持っている
lesson-3-hand-control = 相手の手札の枚数
lesson-3-hand-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-hand-low = 予想は{ $guess }、正しくは{ $target-plain }です。6枚あれば、機会は6回あります。
lesson-3-hand-high = 予想は{ $guess }、正しくは{ $target-plain }です。ほとんどの札は、除いたカードや山の中です。
lesson-3-hand-explain-1 = { $order ->
    [bay] そこで見破れるのは94枚のうち1枚、相手の手札は94枚のうち6枚です。94分の6で、{ $target-plain }です。
   *[other] 反対を数えます。「臨検」が1枚もない場合です。1枚目が違うのは94枚のうち89枚、2枚目は93枚のうち88枚、と続きます。
 }
lesson-3-hand-explain-2 = { $order ->
    [bay] 「臨検」5枚なら、ちょうど5倍にはなりません。2枚が同じ手にあることもあるからです。{ $course-plain }です。
   *[other] 6つをかけると{ $none-plain }。残りが求めるものです。
 }
lesson-3-hand-vary = 6枚のときの1.5倍をこえるのは、手札が何枚のときからですか？
lesson-3-hand-varied = 10枚です。「臨検」は{ $ten-course-plain }、「モニター艦」は{ $ten-bay-plain }。いっぱいの手札は、それだけで危険です。
lesson-3-hand-check-1 = 「見えないカード」に数えるのはどれですか？
lesson-3-hand-check-1-pile = 相手の手札と山だけ
lesson-3-hand-check-1-pile-why = 除いたカードも、だれも見ていません。あなたにとっては、ほかと同じように未知です。
lesson-3-hand-check-1-all = 除いたカードも含め、見ていないカード全部
lesson-3-hand-check-1-all-why = 見えないカードがどこにあるかで、確率は変わりません。
lesson-3-hand-check-1-none = どれも。知らないものは数えられない。
lesson-3-hand-check-1-none-why = 全部で何枚あり、そのうち何枚が手札かは知っています。それで十分です。
lesson-3-hand-check-2 = 相手の手札が2枚になりました。「臨検」があるのはどのくらいですか？
lesson-3-hand-check-2-mark-four = 4枚のとき
lesson-3-hand-check-2-right = 4枚のときの、およそ半分です。手札が少なければ危険も小さくなります。
lesson-3-hand-check-2-high = 94枚のうちの2枚です。相手が何をするつもりでも、多くはありません。
lesson-3-hand-check-2-low = 小さくても、ゼロではありません。2枚のそれぞれが、5枚のどれかかもしれません。
lesson-3-hand-history-1 = 巡洋艦がゼーアドラーを止めました。士官たちが乗りこみ、書類と積み荷を調べ、嵐に苦しむノルウェー船だと思いました。そして、よい航海をと言って去りました。
lesson-3-news-carried = { $own-copies ->
    [4] あなたのサイコロでは、相手はクリスマスに「臨検」を1枚持っていました。それを使いましたが、見つけたのはノルウェー船でした。
    [3] あなたのサイコロでは、相手はクリスマスに「臨検」を2枚持っていました。2枚とも使いましたが、見つけたのはノルウェー船でした。
   *[other] あなたのサイコロでは、相手はクリスマスに「臨検」を持っていませんでした。
 }
lesson-3-hand-history-2 = 本物の臨検隊にカードはいりません。ゲームは、敵にたまたま調べる手段があるかどうかを問います。

# 3
lesson-3-news-title = 知らせがなければ安全か
lesson-3-news-goal = カードが見えたら、考えを変えましょう。
lesson-3-news-since-sail = あなたのサイコロはどうあれ、史実では、あなたの選んだ帆船が抜け出しました。
lesson-3-news-since-steam = 史実では、あなたなら選ばなかった帆船が抜け出しました。
lesson-3-news-since-none = 史実では、帆船が抜け出しました。
lesson-3-news-hook = 1917年1月9日、大西洋。近くに汽船グラディス・ロイルがいて、あなたはていねいに時刻をたずねます。ここでドイツの旗を揚げることもできますが、砲声は聞かれるでしょう。あなたは、クリスマスより安全でしょうか？
lesson-3-news-rule-1 = { $own-copies ->
    [4] さらに30枚が使われ、見えました。「臨検」は、相手が使った1枚だけです。
    [3] さらに30枚が使われ、見えました。「臨検」は、相手が使った2枚だけです。
   *[other] さらに30枚が使われ、見えました。「臨検」は1枚もありません。
 }
lesson-3-news-rule-2 = だから見えないのは64枚で、「臨検」{ $own-copies }枚がその中です。相手の手札はまた6枚。相手が無害なカードをもう2枚使うまで待てば、見えないのは62枚、手札は4枚です。
lesson-3-news-assumption-1 = 手札について、ほかには何もわかりません。
lesson-3-news-scene = あなたのゼーアドラーと、見のがさなければ獲物。あなたが見たカードは捨て札にあります。
lesson-3-news-act-task = あなたはルックナーです。今襲いますか。それとも汽船を行かせ、相手の手札が減るまで待ちますか？
lesson-3-news-act-now = 今：獲物は手に入る。相手の手札は6枚
lesson-3-news-act-wait = 待つ：獲物は行く。相手の手札は4枚
lesson-3-news-act-told = 相手が「臨検」を持っているのは、今なら{ $now-often }、待てば{ $wait-often }。ルックナーは待ちませんでした。
lesson-3-news-predict = そのとき相手が「臨検」を1枚でも持っているのは、どのくらいでしょうか？
lesson-3-news-option-fallen = 100回に25回より少ない。危険は去った
lesson-3-news-option-same = 前とほぼ同じ
lesson-3-news-option-risen = 前より多いが、半分より少ない
lesson-3-news-option-half = 半分より多い
lesson-3-news-target = 1枚でも持っている
lesson-3-news-control = 見えていない「臨検」
lesson-3-news-right = いい読みです。{ $target-plain }です。
lesson-3-news-low = { $target-plain }で、もっと多くなります。「臨検」が、より少ないカードの中に隠れています。
lesson-3-news-high = { $target-plain }で、もっと少なくなります。60枚あまりのうちの{ $own-copies }枚です。
lesson-3-news-explain-1 = { $own-copies ->
    [5] クリスマスには{ $before-plain }でした。無害な30枚が消え、5枚はその中にありませんでした。手札が6枚なら、今は{ $now-plain }です。
   *[other] クリスマスには、94枚のうち5枚で{ $before-plain }でした。今は64枚のうち{ $own-copies }枚です。手札が6枚なら、{ $now-plain }です。
 }
lesson-3-news-explain-2 = カードは1枚も動いていません。変わったのは、あなたの知っていることです。待てば手札が減り、危険も小さくなります。
lesson-3-news-vary = では「臨検」が1枚ずつ見えていくとします。10回に1回より少なくなるのは、何枚残ったときですか？
lesson-3-news-varied = 1枚だけのとき、今なら{ $one-plain }、待てば{ $one-wait-plain }です。見えたカードは、どんな願いより頼りになります。
lesson-3-news-check-1 = さらに10枚見えて、「臨検」はありません。相手が持っている確率はどうなりますか？
lesson-3-news-check-1-nothing = 変わらない。手札のことは何もわからないから。
lesson-3-news-check-1-nothing-why = ない場所がわかりました。だから、まだ見ていない場所にありやすくなります。
lesson-3-news-check-1-up = 上がる。
lesson-3-news-check-1-up-why = 同じ枚数の「臨検」が、より少ない見えないカードに散らばっています。
lesson-3-news-check-1-down = 下がる。これまで出なかったから。
lesson-3-news-check-1-down-why = カードにくせはありません。まだ出ていないものは、まだどこかにあります。
lesson-3-news-more-1 = 相手はもう「臨検」を2枚使いました。3枚目を持っているでしょうか？
lesson-3-news-more-1-due = きっと持っている。集めているようだから。
lesson-3-news-more-1-due-why = 配られるカードは選べません。2枚見えれば、見えないカードの中には3枚しか残りません。
lesson-3-news-more-1-less = 前よりありそうにない。
lesson-3-news-more-1-less-why = 残りが少ないので、だれの手札にもありにくくなります。
lesson-3-news-more-1-same = 前と同じ。
lesson-3-news-more-1-same-why = 5枚あったものが3枚しか残っていません。それは効きます。
lesson-3-news-history-1 = グラディス・ロイルはゼーアドラーの最初の獲物でした。翌日はランディ・アイランドです。乗員を移したあと、船は沈められました。
lesson-3-news-history-2 = 本物の知らせは古く、まちがいもあり、たまたま届くものでした。見えているカードは、うそをつきません。

# 4
lesson-3-secret-title = 200人の証人
lesson-3-secret-goal = 秘密にどれだけの値打ちがあるかを見ましょう。
lesson-3-secret-since-sail = 史実では、あなたの選んだ帆船は、もう11隻を取りました。
lesson-3-secret-since-steam = 帆船は、あなたが思ったよりよくやりました。11隻です。
lesson-3-secret-since-none = 帆船は、11隻を取りました。
lesson-3-secret-hook = 1917年3月21日、ブラジルの沖。ゼーアドラーは200人あまりの捕虜でいっぱいで、食料も足りません。あなたはフランスの帆船カンブロンヌを止めました。みんなをリオへ運べます。着けば、捕虜は話すでしょう。
lesson-3-secret-rule-1 = 知らせを受けた敵は10面と8面で攻撃し、大きいほうを数えます。ただの哨戒なら8面1個です。
lesson-3-secret-rule-2 = ゼーアドラーは6面です。2倍以上なら沈没、6対3で沈みます。
lesson-3-secret-assumption-1 = 昼間、1つの敵に見つかります。捕虜を放せば知らせを受けた敵、放さなければ哨戒です。
lesson-3-secret-scene = 先の日を見ています。あなたのゼーアドラーがだれかに見つかる日です。沈められれば、相手のものになります。
lesson-3-secret-act-task = 捕虜を放しますか？
lesson-3-secret-act-free = はい、リオへ送る
lesson-3-secret-act-keep = いいえ、船に置く
lesson-3-secret-act-told = 秘密の値打ちは大きく、沈むのは、知らせを受けた敵なら{ $free-often }、哨戒なら{ $keep-often }です。でも、サイコロに出ない代償があります。撃たれる船に乗った200人です。
lesson-3-secret-predict = こうした出会い100回のうち、ゼーアドラーが沈むのは何回でしょうか？
lesson-3-secret-target = ゼーアドラーが沈む
lesson-3-secret-control = ゼーアドラーを助けるカード
lesson-3-secret-set-none = なし
lesson-3-secret-set-break-contact = コンタクト喪失
lesson-3-secret-set-shallow-run = 浅瀬への逃走
lesson-3-secret-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-secret-low = 予想は{ $guess }、正しくは{ $target-plain }です。6面では、1、2、3がよく出ます。
lesson-3-secret-high = 予想は{ $guess }、正しくは{ $target-plain }です。5や6が出れば、2倍はなかなか出ません。
lesson-3-secret-explain-1 = ゼーアドラーが3なら、6で沈みます。強い敵の大きいほうが6以上になるのは{ $low-often }、哨戒は8回に3回だけです。
lesson-3-secret-explain-2 = 5が出れば、沈めるのは10だけ。6が出れば、何が出ても沈みません。
lesson-3-secret-vary = 助けになるカードは2枚あります。砲で決して沈まなくなるのは、どちらでしょうか？
lesson-3-secret-varied = 「浅瀬への逃走」です。浅瀬には砲が届きませんが、底に触れて損傷するかもしれません。「コンタクト喪失」なら、沈むのは強い敵で{ $free-away-often }、哨戒で{ $keep-away-often }です。
lesson-3-secret-check-1 = 2個が1個よりずっと危険なのはなぜですか？
lesson-3-secret-check-1-sum = 足すから。
lesson-3-secret-check-1-sum-why = 数えるのは大きいほうだけです。18ではなく、10までです。
lesson-3-secret-check-1-best = 2個の大きいほうは、めったに小さくないから。
lesson-3-secret-check-1-best-why = 両方が同時に小さくなければなりません。
lesson-3-secret-check-1-twice = 2個のどちらでも沈められるから。
lesson-3-secret-check-1-twice-why = 順に撃つのではありません。大きいほうだけを、1度比べます。
lesson-3-secret-check-2 = 知らせを受けた敵が見えました。何を命じますか？
lesson-3-secret-check-2-away = コンタクト喪失
lesson-3-secret-check-2-away-why = たいてい無傷で逃げられます。だめでも、前と同じ条件で戦うだけです。
lesson-3-secret-check-2-shoals = 浅瀬への逃走
lesson-3-secret-check-2-shoals-why = 砲では沈みません。でも底に触れるほうが多く、損傷すれば次には楽な獲物です。
lesson-3-secret-check-2-nothing = カードを残す
lesson-3-secret-check-2-nothing-why = カードは別の日のために残ります。2回に1回は、その日が来ません。
lesson-3-secret-check-2-column-sunk = 沈没
lesson-3-secret-check-2-column-hurt = 損傷
lesson-3-secret-check-2-column-whole = 無傷
lesson-3-secret-history-1 = ルックナーは捕虜を放しました。ただし、遅くなるようにカンブロンヌの帆柱の一部を切らせたので、リオまで9日かかりました。
lesson-3-secret-history-2 = ゲームでは、捕虜が敵に知らせることはありません。2種類の敵が、知らせの働きを表しています。ルックナーによれば、この航海で命を落とした船員は1人でした。

# Mission

lesson-3-mission-title = こんどはあなた：狩る側
lesson-3-mission-task = 1917年の初め。立場が入れかわる。相手の船団には、正体を隠した通商破壊艦が3隻。1隻はゼーアドラーだ。手札には「臨検」が2枚、あなたには2ターンある。見つけ、沈める。2つとも成功しなければならない。小さい船ほど沈みやすい。
lesson-3-mission-goal = 2ターンのうちに通商破壊艦を沈める
lesson-3-mission-word-1 = 艦やカードの4、6、8、10：その数の面があるサイコロです。すべて振り、いちばん大きい目だけを使います。
lesson-3-mission-word-2 = 偽装：「臨検」などのカードで確認するまで、この艦は攻撃できません。
lesson-3-mission-word-3 = 臨検：縦向きに出します。挑戦が対応より大きければ正体がわかり、すぐに「攻撃」のサイコロで攻撃します。
lesson-3-mission-word-4 = 攻撃と防御：攻撃が大きければ損傷、2倍以上なら沈没です。損傷した艦船は、防御から2を引きます。
lesson-3-mission-word-5 = 故障：縦向きに出します。挑戦が大きければ、偽装した艦でも損傷します。攻撃する前に使えます。
lesson-3-mission-word-6 = 横向き：カードの「迎撃」のサイコロで、もう確認された艦を攻撃します。1隻につき、1ターンに1度だけです。
lesson-3-mission-met = 通商破壊艦を1隻沈めました。歴史では、だれもゼーアドラーを見つけていません。イギリスの巡洋艦がホーン岬へ向かいましたが、見つからずに回り、1917年8月2日、太平洋の島で座礁して失われました。
lesson-3-mission-missed = 3隻とも、まだ海の上です。1917年も、そうでした。ゼーアドラーは見つからずにホーン岬を回り、失われたのは8月2日、太平洋の島での座礁によってです。次は、どのカードの使い方を変えますか。
