# エピソード6：帰り道

lesson-6-title = 若い士官の帰り道
lesson-6-blurb = 1917年5月。穴だらけの艦、予備の部品が1箱、そして艦を連れて帰らなければならない若い士官。
lesson-6-goal-1 = 2つのことがどちらもうまくいくように、助けを分ける
lesson-6-goal-2 = 短くて危ない道と、長くて静かな道を比べる
lesson-6-goal-3 = 遅いほうを急がせなければ、ほとんど早くならないわけを知る
lesson-6-summary-1 = どちらもうまくいかなければならないときは、弱いほうを助けます。強いほうを確実にするのは気分がよく、得は少ないのです。
lesson-6-summary-2 = 危険は、出会う回数だけ効きます。2倍の道のりでも、そのほうが安全なことがあります。
lesson-6-summary-3 = 並んで進む2つの待ち時間は、長いほうで決まります。急がせて役に立つのは、遅いほうだけです。
lesson-6-exit = あなたの1日の中で、両方ともうまくいかないと困る2つのことは何ですか。弱いほうはどちらで、だれが面倒を見ていますか。
lesson-6-home-1 = 次にゲームで予備の部品が見つかったら、どの装置に使うつもりか、そのわけもその場で言いましょう。哨戒のあと、その装置が壊れたかどうかを見ます。
lesson-6-home-2 = あしたのテスト2つに、両方とも受からなければなりません。残りは1時間です。うまく分けるには、自分の何を知っていなければなりませんか。
lesson-6-what-if = 夜の探知の規則が違っていたら？何が変わるかを見る
lesson-6-person-ziegner = ヴィルヘルム・ツィーグナー
lesson-6-person-ziegner-post = U-93の士官
lesson-6-person-sanders = ウィリアム・サンダース
lesson-6-person-sanders-post = Qシップ、プライズの艦長
lesson-6-person-bacon = レジナルド・ベーコン
lesson-6-person-bacon-post = ドーヴァーのイギリス提督
lesson-6-ending-1 = ツィーグナーは9日かけて、ずっと浮上したままU-93を連れて帰りました。イギリス側では、だれもがこの艦は沈んだと思っていました。サンダースは、その手柄でヴィクトリア十字章を受けます。
lesson-6-ending-2 = U-93は別の艦長のもとで、また海に出ました。1918年1月、艦は帰らず、乗員全員とともにどこで失われたのかは、だれも知りません。
lesson-6-ending-3 = ゲームでは、艦長がいなくなれば経歴は終わります。艦が帰れるように、ここの艦長は負傷して寝ていることにしました。本物のシュピーゲルは捕虜になっていました。
lesson-6-more-1 = 予備の部品がまったくなかったら、2つとも直ることはどれくらいありますか？
lesson-6-more-2 = 船体がどれだけ傷んでいたら、艦長は修理を待たずに別の艦をもらいますか？

# 1 予備の部品が1箱

lesson-6-spares-title = 1箱の部品は、どこで役に立つ？
lesson-6-spares-goal = 助けがいちばん役に立つところを見つけましょう。
lesson-6-spares-hook = 1917年4月30日の夜、アイルランド沖。サンダースのQシップ（罠の船）に撃たれ、U-93は穴だらけです。艦長シュピーゲルは海に投げ出され、いまはヴィルヘルム・ツィーグナーが指揮をとります。2台のディーゼル機関のうち1台が止まり、油のタンクが漏れ、予備の部品は1箱だけです。
lesson-6-spares-assumption-1 = 修理はどちらも1回ずつ。失敗すれば、港に帰るまで使えません。
lesson-6-spares-rule-1 = 修理ごとにサイコロを1個振ります。先にディーゼルで、4以下なら動きます。次にタンクで、2以下なら漏れが止まります。
lesson-6-spares-rule-2 = 部品を使うと、そのサイコロから2を引けます。4以下が必要だったものは6以下、2以下だったものは4以下でよくなります。
lesson-6-spares-rule-3 = ディーゼルが1台では速さが半分になり、タンクが漏れれば油のすじが残ります。
lesson-6-spares-scene = 2つの×印のうち、左がディーゼル、右がタンクです。
lesson-6-spares-act-task = 部品をどちらに使いますか？ ツィーグナーには両方とも必要です。
lesson-6-spares-act-diesel = ディーゼルに使う
lesson-6-spares-act-tank = 油のタンクに使う
lesson-6-spares-act-told = 部品があればディーゼルは必ず直るので、安心した気になります。でも、両方とも直ることが多いのは、タンクに使ったときです。
lesson-6-spares-predict = あなたの命令で100隻。両方とも直るのは何隻でしょうか？
lesson-6-spares-target = 両方とも直る
lesson-6-spares-control = もう1つの損傷
lesson-6-spares-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-6-spares-low = 予想は{ $guess }、正しくは{ $target-plain }です。部品のおかげで、片方はずっと確かになっています。
lesson-6-spares-high = 予想は{ $guess }、正しくは{ $target-plain }です。両方とも必要なので、弱いほうが足を引っぱります。
lesson-6-spares-explain-1 = 部品は、どちらに使っても目2つの値打ちです。ディーゼルに使えば目6つと2つ、タンクに使えば4つと4つになります。
lesson-6-spares-explain-2 = サイコロ2個の出方は36通りです。両方とも直るのは6×2で12通り、{ $diesel-plain }。4×4なら16通り、{ $tank-plain }です。
lesson-6-spares-explain-3 = 足せばどちらも8ですが、かけると12と16です。積がいちばん大きくなるのは、2つが同じときです。
lesson-6-spares-vary = タンクではなく、潜望鏡が壊れたとしましょう。両方とも直ることは多くなりますか？
lesson-6-spares-varied = はい。部品をディーゼルに使えば{ $periscope-plain }です。そして、こんどはどちらに使っても同じです。どちらでも6×4になります。
lesson-6-spares-check-1 = 3つとも、うまくいかなければなりません。うまくいく目の数は5つ、3つ、1つ。部品は目2つの値打ちです。どれに使いますか？
lesson-6-spares-check-1-strong = いちばん強いもの。確実になるから。
lesson-6-spares-check-1-strong-why = 6×3×1で、216通りのうち18通り。部品なしの15通りとほとんど変わりません。目1つが全体の足を引っぱります。
lesson-6-spares-check-1-middle = 真ん中のもの。
lesson-6-spares-check-1-middle-why = 5×5×1で25通りです。もっとずっと役に立つところがあります。
lesson-6-spares-check-1-weak = いちばん弱いもの。
lesson-6-spares-check-1-weak-why = 5×3×3で45通り。15通りの3倍です。目1つが3つになれば、3倍になるからです。
lesson-6-spares-check-2 = 少ない順に並べましょう。
lesson-6-spares-check-2-first = いちばんまれ
lesson-6-spares-check-2-last = いちばん多い
lesson-6-spares-check-2-neither = タンクに使い、どちらも直らない
lesson-6-spares-check-2-neither-why = どちらも目2つで失敗。4通りです。
lesson-6-spares-check-2-none = 部品なしで両方とも直る
lesson-6-spares-check-2-none-why = 目4つと2つで8通りです。
lesson-6-spares-check-2-diesel = ディーゼルに使い、両方直る
lesson-6-spares-check-2-diesel-why = 目6つと2つで12通りです。
lesson-6-spares-check-2-tank = タンクに使い、両方直る
lesson-6-spares-check-2-tank-why = 目4つと4つで16通りです。
lesson-6-spares-check-2-right = 36通りのうち4、8、12、16通り。弱いほうに部品を使うと、両方とも直ることが2倍になります。
lesson-6-spares-more-1 = 両方ともうまく仕上げたい仕事が2つあり、時間は12時間です。1時間かけるごとに、どちらも少しずつ確かになります。どう分けますか？
lesson-6-spares-more-1-rest = 片方に全部使って、確実にする。
lesson-6-spares-more-1-rest-why = すると、もう片方は運まかせになります。必要なのは両方です。
lesson-6-spares-more-1-even = 弱いほうに多く使い、同じくらいにする。
lesson-6-spares-more-1-even-why = 2つの数の和が決まっているとき、積がいちばん大きいのは、2つが等しいときです。
lesson-6-spares-history-1 = プライズの砲弾はU-93の砲と司令塔に当たり、艦はもう潜れませんでした。シュピーゲルと部下2人は、プライズに助けられました。
lesson-6-spares-history-2 = 艦の中で何が壊れたのかは、わかりません。ゲームではディーゼルとタンクです。何日も、何人もかかった修理が、サイコロ1個ずつになっています。
lesson-6-spares-set-fuel = 油のタンク（2以下）
lesson-6-spares-set-periscope = 潜望鏡（4以下）

# 2 短い道か、長い道か

lesson-6-way-title = 短い道か、長い道か
lesson-6-way-goal = 長さの違う2つの危険を比べましょう。
lesson-6-way-since-diesel = 部品はディーゼルに使いました。もう帰るだけです。ツィーグナーは海図をのぞきこみます。
lesson-6-way-since-tank = 部品はタンクに使いました。もう帰るだけです。ツィーグナーは海図をのぞきこみます。
lesson-6-way-since-none = 直せるものは直しました。ツィーグナーは海図をのぞきこみます。
lesson-6-way-hook = 1917年5月1日。イギリス海峡を通れば近いのですが、ドーヴァーのベーコン提督が機雷と網を入れています。スコットランドを回れば、道のりは1.5倍です。
lesson-6-way-assumption-1 = 船には手を出しません。
lesson-6-way-rule-1 = ボックスごとにサイコロ2個を振ります。イギリス海峡では、2なら機雷のある海、3なら網です。
lesson-6-way-rule-2 = 広い海で危ないのは2だけです。
lesson-6-way-rule-3 = イギリス海峡は3、4番の2ボックス、スコットランド回りは6、7、8番の3ボックスです。何にも出会わなければ、最後のボックスまで進みます。
lesson-6-way-scene = 輪がU-93、線が帰り道です。振ると、港の手前まで来た艦か、機雷や網に出会った所が見えます。
lesson-6-way-act-task = 短い道か、網のない道か。傷んだ艦には、1ボックスごとに3、4日の航海です。「イギリス海峡」か「ブリテン諸島」をクリック。
lesson-6-way-act-channel = イギリス海峡を通る（2ボックス）
lesson-6-way-act-north = スコットランドを回る（3ボックス）
lesson-6-way-act-told = 長いのに、そのほうが安全です。サイコロを振るのは2回ではなく3回になりますが、悪い出方は3通りではなく1通りだけです。
lesson-6-way-predict = 100隻があなたの道を行きます。機雷か網に出会うのは何隻でしょうか？
lesson-6-way-option-few = 5隻より少ない
lesson-6-way-option-some = 5〜11隻
lesson-6-way-option-many = 12〜29隻
lesson-6-way-option-half = 30隻以上
lesson-6-way-target = 機雷か網
lesson-6-way-control = ボックスごとに振る回数
lesson-6-way-set-1 = 1回
lesson-6-way-set-2 = 2回（ディーゼル1台）
lesson-6-way-right = いい読みです。{ $target-plain }です。
lesson-6-way-low = もっと多く、{ $target-plain }です。危険は、ボックスごとにまたやって来ます。
lesson-6-way-high = もっと少なく、{ $target-plain }です。36通りのうち、悪い出方はわずかです。
lesson-6-way-explain-1 = イギリス海峡では36通りのうち3通りが悪く、33通りはよい。1ボックスを通り抜けるのは100隻のうち92隻ほどです。2つ目では、その92隻のうちまた同じ割合が通り抜けて、およそ84隻。{ $channel-plain }が何かに出会います。
lesson-6-way-explain-2 = 広い海では35通りがよい。3ボックスで97、95、92隻ほどが残ります。{ $north-plain }が何かに出会います。
lesson-6-way-explain-3 = 危険と長さをかけて比べましょう。悪い出方3通りが2回で6、1通りが3回で3です。
lesson-6-way-vary = ディーゼルが1台なら時間が2倍かかり、ボックスごとに2回振ります。危険は大きくなりますか？
lesson-6-way-varied = はい。イギリス海峡では{ $channel-slow-plain }で、2倍近くになります。
lesson-6-way-check-1 = 3つ目の道は4ボックスで、どのボックスでも36通りのうち2通りが悪い目です。危なさは？
lesson-6-way-check-1-short = あいだ。ボックスの危なさがあいだだから。
lesson-6-way-check-1-short-why = ボックスの危なさはあいだでも、数が多いのです。2通りが4回で8。海峡の3通り2回の6より大きくなります。
lesson-6-way-check-1-both = 3つのうちで、いちばん危ない。
lesson-6-way-check-1-both-why = 2通りが4回で8。海峡は6、スコットランド回りは3です。100隻のうち20隻ほどが何かに出会います。
lesson-6-way-check-1-long = 海峡より安全。あれほど悪いボックスはないから。
lesson-6-way-check-1-long-why = 1つずつなら、そのとおりです。でも、4つを続けて通り抜けなければなりません。
lesson-6-way-check-2 = ディーゼル1台でスコットランドを回ると、どうなりますか？ 印は、2台とも動く艦です。
lesson-6-way-check-2-right = { $north-slow-plain }です。2倍より少しだけ少なくなります。1台になると、長い道も、2台で通る海峡と同じくらい危なくなります。
lesson-6-way-check-2-high = 振る回数が2倍でも、危険はちょうど2倍にはなりません。1回目でもう出会った艦は、2回目に「初めて」出会うことはないからです。
lesson-6-way-check-2-low = 3ボックスで2回ずつなら6回振ります。さっきの2倍です。
lesson-6-way-check-2-mark-channel = 海峡
lesson-6-way-check-2-mark-north = スコットランド
lesson-6-way-more-1 = 魚雷が2本残った、無傷の艦です。どちらを通って帰りますか？
lesson-6-way-more-1-channel = イギリス海峡を通る
lesson-6-way-more-1-channel-why = まだ1隻だけの船が通っていますが、機雷と網も待っています。トン数を数える人は、こちらへ行くでしょう。
lesson-6-way-more-1-north = スコットランドを回る
lesson-6-way-more-1-north-why = 船もほとんどいませんが、機雷もわずかです。帰りたい人は、こちらへ行くでしょう。
lesson-6-way-more-1-column-danger = 機雷か網
lesson-6-way-more-1-column-lone = 1隻だけの船
lesson-6-way-history-1 = 帰るまでに9日かかりました。1ボックス3日で3ボックスです。使った本には、どこを通ったかは書かれていません。
lesson-6-way-history-2 = ゲームでは、帰り道は初めから決まっています。ここでは、表の2つの列を並べて比べました。

# 3 油のすじ

lesson-6-search-title = 弱みは、それぞれいくつになる？
lesson-6-search-goal = 小さな弱みが、それぞれ何を増やすかを見ましょう。
lesson-6-search-since-diesel = { $own-fuel ->
    [false] タンクに部品は使いませんでした。それでも乗組員がふさぎました。
   *[other] タンクに部品は使いませんでした。それでは3回に2回は直らず、ここでも漏れています。
 }
lesson-6-search-since-tank = { $own-fuel ->
    [false] 部品はタンクに使い、漏れは止まりました。
   *[other] 部品はタンクに使いました。それでも3回に1回は直らず、ここではまだ漏れています。
 }
lesson-6-search-since-none = タンクの修理は失敗することも多く、ここではまだ漏れています。
lesson-6-search-carried = { $own-fuel ->
    [false] これは、あなた自身の艦です。ディーゼルもタンクも、あなたのサイコロが残したままで、もう油は漏れません。
   *[other] これは、あなた自身の艦です。ディーゼルもタンクも、あなたのサイコロが残したままで、油が漏れています。
 }
lesson-6-search-hook = 1917年5月4日の夜。アメリカの駆逐艦が、初めてアイルランドに着きます。U-93は潜れ{ $own-fuel ->
    [false] ません。
   *[other] ず、後ろには細い油のすじが伸びています。
 }
lesson-6-search-assumption-1 = 夜の探知1回です。U-93は浮上したままです。
lesson-6-search-rule-1 = サイコロ2個で9以上なら駆逐艦が見つけ、12以上なら正確な位置までわかります。
lesson-6-search-rule-2 = 艦長がいなければ1、タンクが漏れていれば1を足します。遠ければ1を引きます。
lesson-6-search-scene = { $own-fuel ->
    [false] 駆逐艦が通ります。U-93へ続く油のすじはありません。
   *[other] 駆逐艦が油のすじをたどります。
 }
lesson-6-search-thrown = 艦長がいないので1{ $set ->
    [true] 、油で1
   *[other] {""}
 }が足され{ $order ->
    [away] 、遠いので1が引かれます。
   *[other] ます。
 }
lesson-6-search-act-task = 前に影が見えます。あなたはツィーグナーです。針路を保ちますか。それとも向きを変え、帰り道で半夜を失いますか？
lesson-6-search-act-on = 針路を保つ。中距離ですれ違う
lesson-6-search-act-away = 向きを変え、長距離をとる
lesson-6-search-act-told = 向きを変えれば、{ $own-fuel ->
    [false] 残った1つの弱みが
   *[other] 2つの弱みの1つが
 }帳消しになります。見つかるのは{ $on-plain }ではなく{ $away-plain }です。サイコロは半夜を数えませんが、その半夜のあいだに、ほかの艦が見つけるかもしれません。
lesson-6-search-predict = あなたの命令で、このような探知が36回。見つからない、見つかる、正確にわかる、はそれぞれ何回でしょうか？
lesson-6-search-target = 見つかる（だいたい、または正確に）
lesson-6-search-control = 油が漏れる
lesson-6-search-set-true = はい
lesson-6-search-set-false = いいえ、漏れない
lesson-6-search-right = 本当の形にとても近い予想です。見つかるのは{ $target-plain }です。
lesson-6-search-low = 「見つかる」が少なすぎました。{ $target-plain }です。足されるたびに、よく出る7に近い合計が加わります。
lesson-6-search-high = 「見つかる」が多すぎました。{ $target-plain }です。6までなら、どの距離でも見つかりません。
lesson-6-search-shape = 「見つかる」の合計はだいたい合っていました（{ $target-plain }）が、分け方が違います。正確にわかるのは{ $exact-plain }です。
lesson-6-search-explain-1 = { $own-fuel ->
    [false] 針路を保つと、艦長がいないので1が足され、8で見つかります。8から12の出方は5、4、3、2、1通りで、36通りのうち15通り。{ $on-plain }です。
   *[other] 針路を保つと1と1が足されるので、7で見つかります。7から12の出方は6、5、4、3、2、1通りで、36通りのうち21通り。{ $on-plain }です。
 }
lesson-6-search-explain-2 = { $own-fuel ->
    [false] 遠ければ1が引かれ、9が必要です。36通りのうち10通りで、{ $away-plain }です。
   *[other] 遠ければ1が引かれ、8が必要です。36通りのうち15通りで、{ $away-plain }です。
 }あなたの命令では、{ $exact-plain }が正確な位置までわかります。
lesson-6-search-explain-3 = { $own-fuel ->
    [false] 弱みはたった1です。でも必要な目が9から8へ下がり、8には5通りの出方があります。
   *[other] 弱みはどちらもたった1です。でも2つ合わさると、必要な目は9から7へ、サイコロ2個のいちばん厚いところを通って下がります。
 }
lesson-6-search-vary = { $own-fuel ->
    [false] もしタンクが漏れたままだったら、見つかるのはどれだけになりますか？
   *[other] タンクを直してみましょう。見つかるのは、どれだけになりますか？
 }
lesson-6-search-varied = { $own-fuel ->
    [false] それなら{ $leaking-plain }です。
   *[other] { $mended-plain }だけになります。
 }たった1の違いが、1つの合計の出方すべての値打ちで、7の近くではそれが多いのです。
lesson-6-search-check-1 = 中距離では、1つ目の弱みで5通り、2つ目で6通りが追う側に加わりました。3つ目の1では、何通り加わりますか？
lesson-6-search-check-1-same = 前と同じ6通り。1の違いは同じだから。
lesson-6-search-check-1-same-why = 1で加わる合計は、いつも1つです。でも次の合計は6で、どの合計も同じだけ出るわけではありません。
lesson-6-search-check-1-seven = 7通り。ふえ続けるから。
lesson-6-search-check-1-seven-why = 7通りの合計はありません。7を過ぎれば、また減ります。
lesson-6-search-check-1-middle = 5通り。6でも見つかるから。
lesson-6-search-check-1-middle-why = 6の出方は、8と同じ5通りです。山の頂の7は過ぎました。見つかるのは、36通りのうち26通りになります。
lesson-6-search-check-2 = 印は、タンクを直したツィーグナーで、中距離です。艦長がいて、タンクも直り、遠く離れていたら、どこになりますか？
lesson-6-search-check-2-right = { $captain-plain }です。何も足されず、1が引かれるので、10が必要です。
lesson-6-search-check-2-high = 代わりの士官の1がなくなり、距離でもう1つ引かれます。
lesson-6-search-check-2-low = それでも、10、11、12なら見つかります。3、2、1通りです。
lesson-6-search-check-2-mark-mended-on = ツィーグナー
lesson-6-search-history-1 = いつ出られるか、とベイリー提督はたずねました。「いま出られます」。アメリカの艦長タウシグはそう答えたと、その提督シムズが本に書いています。
lesson-6-search-history-2 = ゲームでは、艦長だけが海で失われることはありません。負傷して寝ていて、一等士官が指揮をとる。盤にはそれが出ています。

# 4 工廠と病院

lesson-6-yard-title = 待たせるのはどちら？
lesson-6-yard-goal = 並んで進む2つの待ち時間の平均を求めましょう。
lesson-6-yard-since-channel = あなたは海峡を選びました。ツィーグナーは9日かかりました。
lesson-6-yard-since-north = あなたはスコットランド回りを選びました。ツィーグナーは9日かかりました。
lesson-6-yard-since-none = ツィーグナーは9日かかりました。
lesson-6-yard-hook = 1917年5月9日。ツィーグナーがU-93を連れて帰ります。シュピーゲルは捕虜です。病院では、けがをした別の艦長が艦を待っています。海へ出るのはいつでしょうか。
lesson-6-yard-assumption-1 = U-93は、船体の8ボックスのうち4つを失いました。同型のU-94は、港にいることにします。無傷です。
lesson-6-yard-rule-1 = 艦は、まず1か月。失った船体ボックスが1〜3つなら1か月、4〜6つなら2か月、7つからは3か月を足します。4つなら3か月、無傷なら1か月です。
lesson-6-yard-rule-2 = 艦長は、サイコロ1個の目が月数です。2つは同時に進み、長いほうで決まります。
lesson-6-yard-scene = その艦長のために残す艦の船体です。
lesson-6-yard-act-task = あなたは司令部にいます。どちらの艦を残しますか？ U-94は、ほかの艦長となら来月にも出られます。
lesson-6-yard-act-torn = U-93（工廠で3か月）
lesson-6-yard-act-sound = 無傷のU-94（1か月）
lesson-6-yard-act-told = 工廠が2か月短くても、海へ出るのは半月早いだけです。たいていは、艦が艦長を待たせるのではなく、艦長が艦を待たせるのです。
lesson-6-yard-predict = 彼が次に出るまで、平均で何か月でしょうか？
lesson-6-yard-target = 次に出るまでの月数
lesson-6-yard-control = 壊れた装置
lesson-6-yard-set-0 = なし
lesson-6-yard-set-5 = 5つ
lesson-6-yard-right = いい読みです。予想は{ $guess }、平均は{ $target }です。
lesson-6-yard-low = 予想は{ $guess }、平均は{ $target }です。艦が直っても、艦長がまだのことがよくあります。
lesson-6-yard-high = 予想は{ $guess }、平均は{ $target }です。待ち時間は足しません。並んで進みます。
lesson-6-yard-explain-1 = U-93は3か月かかります。1、2、3なら艦長のほうが先に治り、4、5、6なら艦が待ちます。3、3、3、4、5、6か月、合わせて24か月。6で割って{ $torn }です。
lesson-6-yard-explain-2 = U-94は1か月で準備ができます。1、2、3、4、5、6か月、合わせて21か月、平均{ $sound }です。急がせるなら、遅いほうです。もう片方だけを急がせても、得はわずか。あの部品と同じです。
lesson-6-yard-vary = 電動機など5つの装置が壊れると、工廠でもう1か月かかります。出るのは遅くなりますか？
lesson-6-yard-varied = 遅くなりますが、まるまる1か月ではありません。U-93で{ $torn-broken }、U-94では{ $sound-broken }です。
lesson-6-yard-check-1 = 工廠が急ぎ、U-93は3か月ではなく2か月で直ります。艦長は、平均でどれだけ早く出られますか？
lesson-6-yard-check-1-sum = まるまる1か月
lesson-6-yard-check-1-sum-why = それは、目が1か2のときだけです。3以上なら、やはり艦が待つことになります。
lesson-6-yard-check-1-longer = 3分の1か月
lesson-6-yard-check-1-longer-why = 1か2なら1か月早く、ほかの4つの目なら1日も早くなりません。6分の2か月です。
lesson-6-yard-check-1-mean = 少しも。艦長で決まるから。
lesson-6-yard-check-1-mean-why = 1か2なら艦長が先に治るので、艦の1か月がものをいいます。
lesson-6-yard-check-2 = 7ボックスを失えば、工廠で4か月。このような艦100隻のうち、ちょうど4か月で出るのは何隻ですか？
lesson-6-yard-check-2-right = { $late-plain }です。艦長のサイコロが1、2、3、4のときです。
lesson-6-yard-check-2-high = 5や6なら、艦は艦長を待たなければなりません。
lesson-6-yard-check-2-low = 艦長のサイコロの目4つが、同じ結果になります。先に治って、艦を待つのです。
lesson-6-yard-history-1 = シュピーゲルは捕虜のままでした。U-93は夏、ヘルムート・ゲルラッハのもとで、また海に出ました。
lesson-6-yard-history-2 = ゲームでは、どの工廠も同じ速さで働きます。1918年には人手も銅も足りず、艦は何か月も待たされました。

# Mission

lesson-6-mission-title = こんどはあなた：U-93を連れて帰る
lesson-6-mission-task = 1917年4月30日の夜。艦長は倒れ、U-93は穴だらけで、水が半分まで来ている。Qシップは、まだ撃ってくる。予備部品は1箱だけで、直りにくいものにいちばん役立つ。逃げて、直せるものを直し、艦を連れて帰ること。
lesson-6-mission-goal = U-93を連れて帰る
lesson-6-mission-met = U-93は帰りました。1917年には、ツィーグナーが9日かけて、ずっと浮上したまま連れて帰りました。あなたの艦と違って、本物はもう潜れなかったのです。
lesson-6-mission-missed = U-93は帰れませんでした。1917年には帰ったのです。ツィーグナーが9日かけて連れ帰るまで、イギリス側では、だれもがこの艦は沈んだと思っていました。次は、どの命令を変えますか。
lesson-6-mission-word-1 = Qシップ：わなの船プライズです。戦いつづければ近くからまた撃たれ、潜れば爆雷が1度落とされます。
lesson-6-mission-word-2 = 船体、浸水：どちらの列も、最後のボックスで終わりです。逃げきれば水は全部くみ出せますが、船体はそのままです。
lesson-6-mission-word-3 = 損傷：戦いのあと、1度だけ修理を試せる部分です。失敗すると、港まで使えません。
lesson-6-mission-word-4 = ディーゼル：1台が港まで使えないと、帰り道のボックスごとに2回振ります。港から遠くで2台とも使えなければ、艦を沈めることになります。
lesson-6-mission-word-5 = 予備部品：修理1回分です。あとに何が待っているかを見ましょう。帰り道を決めるのはディーゼルで、発射管の扉ではありません。
