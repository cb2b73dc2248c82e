# エピソード5：真上の駆逐艦

lesson-5-title = 真上の駆逐艦
lesson-5-blurb = 1918年7月。1隻の艦、1人の追っ手、そして、安全そうに見える3つの命令。
lesson-5-goal-1 = サイコロ2個で、1の違いがどれだけの値打ちかを計算する
lesson-5-goal-2 = 平均が同じ2つの作戦を見分ける
lesson-5-goal-3 = その場でいちばんよい命令が、長い目で見ると悪くなるわけを知る
lesson-5-summary-1 = 1回の探知でいちばん見つかりにくい命令が、追撃全体では艦を失わせることがあります。その代償を毎回払うからです。
lesson-5-summary-2 = 平均が同じでも、危険は同じとはかぎりません。読みを外しにいくと、無傷で逃れることも、大きな災難も増えます。
lesson-5-summary-3 = サイコロ2個の合計での1の違いは、真ん中でいちばん効き、端ではあまり効きません。
lesson-5-exit = そのときは助けになったのに、あとになって事態を悪くしたことはありますか。追撃の例と、自分の生活の例を1つずつ挙げてください。
lesson-5-home-1 = 次にゲームをするとき、追撃のたびに、深さのために船体のボックスをいくつまで払うかを先に書いておき、守れたかどうかを見ましょう。
lesson-5-home-2 = 2人の艦長が、同じ日の午後のことを本に書きました。内容は食い違っています。何が起きたのかを、どうやって調べますか。
lesson-5-what-if = 追撃の規則が1つ違っていたら？何が変わるかを見る
lesson-5-person-furbringer = ヴェルナー・フュルブリンガー
lesson-5-person-furbringer-post = UB-110の艦長
lesson-5-person-lightoller = チャールズ・ライトラー
lesson-5-person-lightoller-post = 駆逐艦ギャリーの艦長
lesson-5-ending-1 = UB-110は逃げられませんでした。爆雷で浮上させられ、ギャリーに体当たりされて沈みました。ギャリーの艦首もひどく壊れ、ライトラーは夜どおし、艦尾を前にして帰りました。
lesson-5-ending-2 = フュルブリンガーは助かりました。彼は、泳ぐ部下が撃たれたと書いています。イギリス側の報告は違います。乗組員の3分の1より多くが亡くなり、なぜそうなったのかは、いまもはっきりしません。
lesson-5-ending-3 = 1918年10月、UB-110は引き揚げられ、タイン川のドックに入れられました。艦内の写真は、いまも見ることができます。乗組員があの午後に回したハンドルの一つ一つが写っています。
lesson-5-more-1 = ボックスをいくつ失うと、線の下へ潜るほうが、上にとどまるより逃れにくくなりますか？
lesson-5-more-2 = 小さなUB I型の船体は、ボックスが4つだけです。試してみましょう。それでも「とどまる」のほうがよい命令ですか？

# 1 とどまるか、さらに潜るか

lesson-5-search-title = とどまるか、さらに潜るか
lesson-5-search-goal = 1つの命令が、サイコロ2個でどれだけの値打ちかを見ましょう。
lesson-5-search-hook = 1918年7月19日、ヨークシャー沖。ヴェルナー・フュルブリンガーのUB-110は、船団に近づきすぎました。真上で駆逐艦ギャリーが向きを変えます。艦長はチャールズ・ライトラー、6年前にタイタニック号から生きて帰った人です。あなたはUB-110の中にいます。50メートルまで試された深さ、それが安全深度です。
lesson-5-search-assumption-1 = UB-110は無傷で、昼に魚雷を撃ったところです。
lesson-5-search-rule-1 = 駆逐艦がサイコロを2個振ります。合計が9以上なら見つかり、12以上なら正確な位置まで知られます。
lesson-5-search-rule-2 = 昼は魚雷の白い航跡が見えるので、1が足されます。
lesson-5-search-rule-3 = 安全深度より下では、1が引かれます。そのかわり、7つある船体のボックスを毎回1つ失い、サイコロ2個で船体を試します。失ったのが1つなら、必ず持ちこたえます。
lesson-5-search-scene = ライトラーが真上にいます。破線が、この艦の安全深度です。
lesson-5-search-thrown = { $order ->
    [deep] { $set ->
        [true] 航跡で1が足され、深さで1が引かれます。サイコロが9以上なら見つかります。
       *[other] 深さで1が引かれます。サイコロが10以上なら見つかります。
     }
   *[other] { $set ->
        [true] 航跡で1が足されます。サイコロが8以上なら見つかります。
       *[other] 夜なので、何も足されません。サイコロが9以上なら見つかります。
     }
 }
lesson-5-search-act-task = 破線の下なら見つかりにくく、その分、船体が傷みます。線の上、それとも下？
lesson-5-search-act-keep = 破線より上にとどまる
lesson-5-search-act-deep = 破線より深く潜る
lesson-5-search-act-told = 深さは身を隠してくれます。見つかる出方は、線の上なら36通りのうち15通り、線の下なら10通りです。いまのところ、代償は船体のボックス1つです。この1つを覚えておきましょう。
lesson-5-search-predict = あなたの命令で探知が100回あるとしたら、見つかるのは何回でしょうか？
lesson-5-search-target = 艦が見つかる
lesson-5-search-control = 昼に魚雷を撃った
lesson-5-search-set-true = はい
lesson-5-search-set-false = いいえ、夜に
lesson-5-search-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-search-low = 予想は{ $guess }、正しくは{ $target-plain }です。8、9、10のような合計は、思うよりよく出ます。
lesson-5-search-high = 予想は{ $guess }、正しくは{ $target-plain }です。7以下なら見つかりません。そして、7はいちばんよく出る合計です。
lesson-5-search-explain-1 = サイコロ2個の出方は36通りです。とどまるなら、航跡で1が足されるので、8が出れば見つかります。8、9、10、11、12の出方は5、4、3、2、1通りで、合わせて15通り、{ $keep-plain }です。
lesson-5-search-explain-2 = さらに潜ると、航跡の1と深さの1が打ち消し合います。こんどは本当に9が必要です。8の出方5通りが抜けて10通り、{ $deep-plain }になります。
lesson-5-search-explain-3 = つまり、ここでの1は36通りのうち5通りの値打ちです。7の近くなら6通り、いちばん端の11と12のあいだでは1通りか2通りしかありません。
lesson-5-search-vary = 夜にしてみましょう。魚雷の航跡は見えません。見つかることは少なくなりますか？
lesson-5-search-varied = 夜なら、線の上にとどまる艦が見つかるのは{ $night-plain }です。暗さには深さとちょうど同じ値打ちがあり、しかも船体を失いません。
lesson-5-search-check-1 = 追う側にとって、サイコロの1がいちばん役に立つのはどこですか？
lesson-5-search-check-1-same = どこでも同じです。
lesson-5-search-check-1-same-why = 合計はどこでも1だけ動きます。でも、出方の数は違います。7は6通り、12は1通りだけです。
lesson-5-search-check-1-middle = 8が必要だったのに、7でよくなったとき。
lesson-5-search-check-1-middle-why = 7の出方6通りが一度に加わります。これほど多い合計はほかにありません。
lesson-5-search-check-1-end = 12が必要だったのに、11でよくなったとき。
lesson-5-search-check-1-end-why = 確率は3倍になりますが、1通りが3通りになるだけです。真ん中なら6通り増えます。
lesson-5-search-check-2 = ギャリーは今月、3隻を最初の探知で取り逃がしました。あなたが見つかる確率は上がりますか？
lesson-5-search-check-2-due = はい。そろそろ成功するころです。
lesson-5-search-check-2-due-why = サイコロはほかの艦のことを知りません。どの探知も、36通り全部から始まります。
lesson-5-search-check-2-fresh = いいえ。いつもと同じです。
lesson-5-search-check-2-fresh-why = 探知のたびに新しく振ります。前に何があっても変わりません。
lesson-5-search-check-2-blind = いいえ。ギャリーは見つけるのが下手だとわかりました。
lesson-5-search-check-2-blind-why = 半分より多くの探知が失敗するのですから、3回続いても少しも不思議ではありません。
lesson-5-search-more-1 = 線の上か下か、昼か夜か。順に並べましょう。
lesson-5-search-more-1-first = いちばん見つからない
lesson-5-search-more-1-last = いちばん見つかる
lesson-5-search-more-1-deep-night = 線の下、夜
lesson-5-search-more-1-deep-night-why = 足すものはなく、深さで1引かれます。10が必要で、10以上は6通りだけです。
lesson-5-search-more-1-deep-day = 線の下、昼
lesson-5-search-more-1-deep-day-why = 航跡で1足され、深さで1引かれます。本当の9が必要で、10通りです。
lesson-5-search-more-1-keep-day = 線の上、昼
lesson-5-search-more-1-keep-day-why = 航跡で1足され、何も引かれません。8で足りるので、15通りです。
lesson-5-search-more-1-right = 8から9では5通り、9から10では4通りが抜けます。同じ1でも、端に近いほど値打ちは小さくなります。
lesson-5-search-history-1 = 当時の魚雷は圧縮空気や蒸気で走り、後ろに泡の線を引きました。見張りはその線をたどって、艦のいるところを知りました。
lesson-5-search-history-2 = 実際の追撃は、聴音器や網を使い、待ちながら丸1日続くこともありました。ゲームでは、1回の探知でサイコロを1回振るだけで、失敗すればそこで追撃は終わります。

# 2 左か、右か、まっすぐか

lesson-5-turn-title = 左か、右か、まっすぐか
lesson-5-turn-goal = 平均がほとんど同じ2つの作戦を比べましょう。
lesson-5-turn-since-keep = あなたは線の上にとどまりました。
lesson-5-turn-since-deep = あなたは線の下へ潜りました。
lesson-5-turn-since-none = 艦はそのままとどまりました。
lesson-5-turn-carried = { $own-came ->
    [undetected] あなたのサイコロは艦を隠しました。でも1時間後に相手が戻り、こんどはおおよその位置を知られました。
    [well_detected] あなたのサイコロで見つかり、正確な位置を知られました。
   *[other] あなたのサイコロで見つかり、おおよその位置を知られました。
 }{ $own-hull ->
    [1] 船体のボックスは1つ失われています。
   *[other] 船体は無傷です。
 }
lesson-5-turn-hook = 1918年7月19日の続きです。あなたは見つかりました。爆雷は船体から数メートルのところで爆発しなければ効かず、沈むのに何秒かかかります。そのあいだに、あなたは舵を切れます。ライトラーは、どちらへ行くかを当てなければなりません。
lesson-5-turn-assumption-1 = 読みを外しにいくのは、ゲームの選択ルールです。まだ何も壊れていません。
lesson-5-turn-rule-1 = { $own-well_detected ->
    [true] サイコロ2個に、正確な位置を知られているので1を足すと、命中の数が決まります。3は0、4〜6は1、7と8は2、9と10は3、11は4、12は5、13なら沈みます。
   *[other] サイコロ2個で命中の数が決まります。2と3は0、4〜6は1、7と8は2、9と10は3、11は4、12は5です。何も足されないので、13は出ません。
 }
lesson-5-turn-rule-2 = 左は1か2、右は3か4、まっすぐは5か6です。あなたが番号を1つ決め、3個目のサイコロがそれを当てにいきます。
lesson-5-turn-rule-3 = 向きが外れたら命中は1つ減り、向きが合えば1つ増え、番号まで同じなら3つ増えます。5を超えると沈みます。
lesson-5-turn-scene = 爆雷がまもなく落ちてきます。絵は艦を横から見たものなので、左と右の違いは見えません。「！」は、壊れたところです。
lesson-5-turn-act-task = どの向きにも6つの番号のうち2つがあり、相手は番号を1つ当てにきます。急いで。どちらへ？
lesson-5-turn-act-left = 左いっぱい（番号1）
lesson-5-turn-act-right = 右いっぱい（番号3）
lesson-5-turn-act-straight = まっすぐ（番号5）
lesson-5-turn-act-told = どれも同じです！どの向きにも、6つの番号のうち2つがあります。サイコロの裏はかけませんし、サイコロもあなたの裏をかけません。
lesson-5-turn-predict = この攻撃が36回あるとします。命中が0、1、2…となるのは、それぞれ何回でしょうか？
lesson-5-turn-target = 1発も命中しない
lesson-5-turn-control = 相手の読みを外しにいく
lesson-5-turn-set-true = はい（左、右、まっすぐのどれか）
lesson-5-turn-set-false = いいえ（当てっこをしない）
lesson-5-turn-right = 本当の形にとても近い予想です。無傷ですむのは{ $target-plain }です。
lesson-5-turn-low = 「0」が少なすぎました。{ $target-plain }です。向きは3回に2回外れるからです。
lesson-5-turn-high = 「0」が多すぎました。{ $target-plain }です。向きが外れても、減る命中は1つだけです。
lesson-5-turn-shape = 「0」はだいたい合っています（{ $target-plain }）。ただ、ほかの形が違います。ゆっくり減っていき、最後に沈む艦の小さな山があります。
lesson-5-turn-explain-1 = { $own-well_detected ->
    [true] 向きが外れるのは、6つの番号のうち4つです。そのとき命中が1つ減り、サイコロには1が足されるので、2〜5が出れば無傷です。出方は1、2、3、4通りで、36通りのうち10通りです。その3分の2で、{ $target-plain }です。
   *[other] 向きが外れるのは、6つの番号のうち4つです。そのとき命中が1つ減るので、2〜6が出れば無傷です。出方は1、2、3、4、5通りで、36通りのうち15通りです。15の3分の2は10なので、{ $target-plain }です。
 }
lesson-5-turn-explain-2 = { $own-well_detected ->
    [true] 番号まで当てられるのは6回に1回です。命中が3つ増えるので、8以上、つまり36通りのうち15通りで最期です。向きだけ合ったときは11か12で沈み、12なら何を当てられても沈みます。合わせて{ $sunk-plain }です。
   *[other] 番号まで当てられるのは6回に1回です。命中が3つ増えるので、9以上、つまり36通りのうち10通りで最期です。向きだけ合ったときは、12でだけ沈みます。合わせて{ $sunk-plain }です。
 }
lesson-5-turn-explain-3 = 命中を全部数えると、平均は外しにいかないときとほとんど同じです。違うのは散らばりです。無傷も災難も増えます。
lesson-5-turn-vary = こんどは外しにいくのをやめましょう。だれも当てにいかず、命中は増えも減りもしません。無傷で逃れることは多くなりますか？
lesson-5-turn-varied = { $own-well_detected ->
    [true] 外しにいかなければ、無傷ですむのは{ $unhurt-steady-plain }だけです。そのかわり、傷のない艦が1度の攻撃で沈むのは、12が出たときだけです。外しにいくと、{ $sunk-plain }が沈みます。たくさんの小さな傷か、致命傷か。選ぶのはあなたです。
   *[other] 外しにいかなければ、無傷ですむのは{ $unhurt-steady-plain }だけです。そのかわり、傷のない艦が1度の攻撃で沈むことはありません。外しにいくと、{ $sunk-plain }が沈みます。たくさんの小さな傷か、まれな致命傷か。選ぶのはあなたです。
 }
lesson-5-turn-check-1 = 2つのバスは、平均5分遅れます。一方はいつも5分、もう一方はたいてい0分で、ときどき40分。1分も遅れられないなら、どちらに乗りますか？
lesson-5-turn-check-1-same = どちらでも。平均は同じだから。
lesson-5-turn-check-1-same-why = 1つ目では必ず遅れ、もう1つならたいてい間に合います。平均では、そこが見えません。
lesson-5-turn-check-1-spread = もう一方。たいてい時間どおりだから。
lesson-5-turn-check-1-spread-why = 無傷でなければならないときは、賭けるしかありません。1発も受けられない艦は外しにいき、無傷の艦はやめておいてもよいのです。
lesson-5-turn-check-1-safer = 1つ目。ひどくは遅れないから。
lesson-5-turn-check-1-safer-why = 10分の余裕がある人なら、そのとおりです。余裕がなければ、毎回の5分は遅すぎます。
lesson-5-turn-more-1 = サイコロは3回続けて「左」を当てにきました。こんどはどちらへ？
lesson-5-turn-more-1-left = 左。4回続くことはないはずです。
lesson-5-turn-more-1-left-why = サイコロはくり返しを避けません。「左」はいつも6回に2回です。
lesson-5-turn-more-1-any = どちらでも同じです。
lesson-5-turn-more-1-any-why = サイコロが相手なら、どの向きも同じです。あなたの癖を知る人が相手なら、そうはいきません。
lesson-5-turn-more-1-away = 左以外。いまは左が続いています。
lesson-5-turn-more-1-away-why = 続くと癖のように見えます。でも、サイコロに癖はありません。次の目は前の目を知らないのです。
lesson-5-turn-check-2 = 別の日の、別の艦です。居場所ははっきり知られ（1が足されます）、4発で最期になります。あなたなら、どう命令しますか？
lesson-5-turn-check-2-turn = 外しにいく
lesson-5-turn-check-2-turn-why = 無傷で逃れることがずっと増え、最期の一撃も増えます。どうせ助からないと思う人は、外しにいくでしょう。
lesson-5-turn-check-2-hold = 外しにいかない
lesson-5-turn-check-2-hold-why = 無傷ではすみにくいものの、一度に4発はまれです。まだ耐えられると思う人は、外しにいかないでしょう。
lesson-5-turn-check-2-column-none = 命中なし
lesson-5-turn-check-2-column-four = 4発以上
lesson-5-turn-history-1 = 初めのころ、爆雷は1隻に2発か4発しかありませんでした。1918年には、イギリスの艦が月に約2,000発を落としています。
lesson-5-turn-history-2 = 番号で舵を切った艦長はいません。真上のスクリューの音を聞き、大きくなったところで舵を切りました。サイコロは、上の人にはわからなかったことを表します。

# 3 深さの代償

lesson-5-deeper-title = 同じ命令は、まだ安いか？
lesson-5-deeper-goal = 同じ命令でも代償が変わることを見ましょう。
lesson-5-deeper-since-keep = 初めにあなたは線の上にとどまり、代償はありませんでした。
lesson-5-deeper-since-deep = 初めにあなたは線の下へ潜り、1ボックスで安くすみました。
lesson-5-deeper-since-none = 追撃は続きます。
lesson-5-deeper-carried = あなたのサイコロのあと、2度目の攻撃で艦はさらに傷みました。船体のボックスは7つのうち{ $own-hull }つが失われています。けがと浸水はまだそのままで、ほかの故障は直りました。
lesson-5-deeper-hook = 1918年7月。相手はおおよその居場所を知り、また来ます。安全深度の2倍から帰ったと語る艦長もいました。さっき、深さは安いものでした。いまはどうでしょうか？
lesson-5-deeper-assumption-1 = 9以上で見つかります。航跡と前の探知で1ずつ足され、深さで1引かれます。
lesson-5-deeper-rule-1 = さらに潜ると、ボックスをもう1つ失います。そこで、船体のためにサイコロを2個振ります。
lesson-5-deeper-rule-2 = 失ったボックスの数より小さければ、つぶれます。同じなら、もう1つ失って振り直します。大きければ、持ちこたえます。7つ目を失えば最期です。
lesson-5-deeper-scene = 斜線のボックスは失われました。7つのうち{ $own-hull }つです。
lesson-5-deeper-act-task = 線の上では見つかりやすく、下では傷んだ船体がもつかどうか。上ですか、下ですか？
lesson-5-deeper-act-deep = 破線より深く潜る
lesson-5-deeper-act-keep = 破線より上にとどまる
lesson-5-deeper-act-beside = 水圧でつぶれる
lesson-5-deeper-act-told = 深いほうが、探されたときに見つかりにくいのです。でも、潜った艦の{ $crushed-plain }は、探される前につぶれてしまいます。
lesson-5-deeper-predict = あなたの命令に従う艦が100隻あるとしたら、追っ手から逃れるのは何隻でしょうか？
lesson-5-deeper-target = 追っ手から逃れる
lesson-5-deeper-control = 前に見つかった
lesson-5-deeper-set-true = はい
lesson-5-deeper-set-false = いいえ
lesson-5-deeper-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-deeper-low = 予想は{ $guess }、正しくは{ $target-plain }です。居場所をおおよそ知られていても、見つけるには運も要ります。
lesson-5-deeper-high = 予想は{ $guess }、正しくは{ $target-plain }です。一度見つかった艦は、また見つかりやすいのです。
lesson-5-deeper-explain-1 = とどまるなら2が足され、7以上が出れば見つかります。36通りのうち21通りです。残りの15通りで逃れます。{ $keep-plain }です。
lesson-5-deeper-explain-2 = さらに潜るなら、まず船体です。失った{ $own-hull }つに、もう1つ加わります。2個のサイコロがその数より小さければつぶれ、同じならもう1つ失って振り直します。合わせて{ $crushed-plain }がつぶれます。
lesson-5-deeper-explain-3 = 持ちこたえた艦は、8以上で見つかります。逃れるのは36通りのうち21通りです。持ちこたえて、しかも逃れるのは{ $deep-plain }。線の上なら{ $keep-plain }です。この差が、いまの船体にとっての深さの値打ちです。
lesson-5-deeper-vary = 前に見つかっていなかったとしましょう。逃れることは多くなりますか？
lesson-5-deeper-varied = それなら、深く潜った艦の{ $deep-unfound-plain }が逃れます。どれだけ深いかより、相手が何を知っているかのほうが大きいのです。
lesson-5-deeper-check-1 = 「深いほうが、逃れることが多い。だから、深く潜るほうがよい命令だ。」どう思いますか？
lesson-5-deeper-check-1-better = そのとおり。見つかる艦が減ります。
lesson-5-deeper-check-1-better-why = 減るのは、見つかる前につぶれた艦があるからでもあります。つぶれた艦は必ず失われますが、見つかった艦は助かるかもしれません。
lesson-5-deeper-check-1-both = つぶれる艦も数えなければなりません。
lesson-5-deeper-check-1-both-why = 見つかるのとつぶれるのは、別の結末です。見つかった艦は、まだ逃げられます。つぶれた艦は、もう逃げられません。
lesson-5-deeper-check-1-never = まちがい。深く潜ってはいけません。
lesson-5-deeper-check-1-never-why = 無傷の船体なら、失うのはボックス1つで、つぶれる艦はありません。代償があるというだけで、いつも避けることはありません。
lesson-5-deeper-more-1 = とても深く潜ったと語った艦長は、みんな帰ってきた人です。その話から何がわかりますか？
lesson-5-deeper-more-1-survived = 深く潜っても安全だということ。
lesson-5-deeper-more-1-survived-why = つぶれた艦の人は、何も語れません。聞こえるのは、帰った人の話だけです。
lesson-5-deeper-more-1-silent = あまりわかりません。ほかの人は語れなかったのですから。
lesson-5-deeper-more-1-silent-why = 危険を知るには、帰らなかった艦にも聞かなければなりません。
lesson-5-deeper-check-2 = 1回の探知です。起こりやすさの順に並べましょう。
lesson-5-deeper-check-2-first = いちばんまれ
lesson-5-deeper-check-2-last = いちばんよくある
lesson-5-deeper-check-2-two = ボックス2つを失い、下へ：つぶれる
lesson-5-deeper-check-2-two-why = 潜ると失ったボックスは3つ。2が出るか、3のあとにまた悪い目が出たときだけつぶれます。
lesson-5-deeper-check-2-deep = 4つを失い、下へ：見つかる
lesson-5-deeper-check-2-deep-why = まず持ちこたえ、そのうえで8以上が出れば見つかります。
lesson-5-deeper-check-2-five = 5つを失い、下へ：つぶれる
lesson-5-deeper-check-2-five-why = 潜ると6つ。36通りのうち15通りで、すぐにつぶれます。
lesson-5-deeper-check-2-keep = 線の上：見つかる
lesson-5-deeper-check-2-keep-why = 2が足され、36通りのうち21通りで見つかります。でも、見つかった艦はまだ生きています。
lesson-5-deeper-check-2-right = ボックスが2つと5つ。同じ命令でも、危険は12倍です。船体が勘定をつけています。
lesson-5-deeper-history-1 = 艦長たちは、安全深度よりずっと深いところや、きしむ船体のことを語っています。つぶれた艦が何隻あったかは、どの記録にもありません。
lesson-5-deeper-history-2 = 本物の船体は、リベットやハッチの弱いところから壊れました。型ごとにボックスが1列というのは単純化で、わたしたちが決めたものです。

# 4 追撃の終わりまで

lesson-5-hunt-title = 終わりまで助けになるのは？
lesson-5-hunt-goal = 1つの命令を、探知から探知へ、終わりまで追いましょう。
lesson-5-hunt-since-deep = あなたは線の下へ潜りました。こんどは、追撃全体への命令を1つ決めましょう。
lesson-5-hunt-since-keep = あなたは線の上にとどまりました。こんどは、追撃全体への命令を1つ決めましょう。
lesson-5-hunt-since-none = 追撃全体への命令を1つ決めましょう。
lesson-5-hunt-carried = { $own-came ->
    [undetected] あなたのサイコロは艦を隠し、相手は見失いました。でも、また戻ってきます。
   *[other] あなたのサイコロで見つかりましたが、生きのびました。
 }船体のボックスは7つのうち{ $own-hull }つが失われています。{ $own-hull ->
    [5] 6つ目まで失われていたら、それは直りました。
   *[other] {""}
 }水はかき出しました。
lesson-5-hunt-hook = 1918年7月19日、最後の1時間。相手は向きを変えて、何度でも戻ってきます。見失うか、あなたが力尽きるまで。
lesson-5-hunt-assumption-1 = { $own-hull }つのボックスを失ったところから始まる、新しい追撃です。けがは考えません。
lesson-5-hunt-rule-1 = 探知が1回失敗すれば追撃は終わり、あなたは逃げきります。
lesson-5-hunt-rule-2 = 初めて見つかると、体当たりされます。サイコロ2個が8以上なら当たります。見つかるたびに爆雷が落ちます。船体の7つ目のボックスを失えば沈み、浸水が7つになれば浮上するしかありません。
lesson-5-hunt-scene = 真上にライトラーがいます。斜線は、もう失われた船体のボックスです。水はかき出しました。このあと潜って失うボックスは、計算に入っていますが、絵には出ません。
lesson-5-hunt-act-task = 線の下なら見つかりにくく、そのたびに船体のボックスを1つ失います。探知の前には、いつもどちら？
lesson-5-hunt-act-deep = そのたびに線の下へ潜る
lesson-5-hunt-act-keep = 線の上にとどまる
lesson-5-hunt-act-told = 1回ごとにいちばんよく隠れる命令が、追撃の終わりまででは3倍より多くの艦を失います。
lesson-5-hunt-predict = 100隻があなたの命令のとおりにします。失われるのは何隻でしょうか？
lesson-5-hunt-option-few = 15隻より少ない
lesson-5-hunt-option-some = 15〜29隻
lesson-5-hunt-option-many = 30〜49隻
lesson-5-hunt-option-most = 50隻以上
lesson-5-hunt-target = 沈むか浮上させられる
lesson-5-hunt-control = 失った船体ボックス
lesson-5-hunt-right = いい読みです。{ $target-plain }です。
lesson-5-hunt-low = もっと多く、{ $target-plain }です。隠れる艦は押しつぶされ、見つかる艦は撃たれます。追撃は、どちらにしても高くつきます。
lesson-5-hunt-high = それほど多くはなく、{ $target-plain }です。探知が1回失敗すれば追撃は終わり、それはすぐに来ます。
lesson-5-hunt-explain-1 = 線の下では、最初に潜ったとき{ $crushed-first-plain }がつぶれます。ほかの艦のほとんどは、最初の探知で逃げきります。残りは見つかり、撃たれ、もっと多くを失ったまま、また潜ります。失われるのは{ $deep-plain }です。
lesson-5-hunt-explain-2 = 線の上では、見つかることがずっと多いのに、失われるのは{ $stay-plain }だけです。
lesson-5-hunt-explain-3 = 潜るたびにボックスを1つ失い、そのたびに次が危なくなります。助けは毎回同じ、代償は大きくなるばかりです。
lesson-5-hunt-vary = 失われる艦が100隻のうち7隻より少ないのは、船体がどれだけ無事なときですか？
lesson-5-hunt-varied = まったくの無傷のときです。毎回潜れば{ $sound-deep-plain }、とどまれば{ $sound-stay-plain }。無傷の艦でさえ、毎回潜っても得はありません。
lesson-5-hunt-check-1 = 深く潜れば毎回助かるのに、追撃全体では負けます。同じ種類の落とし穴はどれですか？
lesson-5-hunt-check-1-hides = 乗るたびに窮屈なシートベルト
lesson-5-hunt-check-1-hides-why = 代償は毎回払いますが、積み重なりません。10回目も、1回目と同じ窮屈さです。
lesson-5-hunt-check-1-adds = 試験の1週間、毎晩眠る時間を削ること
lesson-5-hunt-check-1-adds-why = どの晩も次の試験には少し役立ち、疲れは残ります。得るものはその場で消え、代償は積み重なっていくのです。
lesson-5-hunt-check-1-dice = コイン投げで5回続けて負けること
lesson-5-hunt-check-1-dice-why = それは運の悪さで、6回目には何も残りません。つぶれた船体のボックスは残ります。
lesson-5-hunt-more-1 = 無傷の艦でいつもとどまる艦長が、経歴のうちに12回追撃されます。危険はどうなりますか？
lesson-5-hunt-more-1-long = 1回の追撃と同じように小さいままです。
lesson-5-hunt-more-1-long-why = 経歴は1回失われれば終わり、その機会が12回あります。
lesson-5-hunt-more-1-each = 1回ごとに大きくなります。増え方は少しずつ小さくなります。
lesson-5-hunt-more-1-each-why = 全部を生きのびるには、1回1回が無事に終わらなければなりません。確率はかけ算になります。
lesson-5-hunt-more-1-twelve = ちょうど12倍になります。
lesson-5-hunt-more-1-twelve-why = それでは、20回で確実な死を超えてしまいます。3回目で失われた人は、4回目にはあいません。
lesson-5-hunt-check-2 = 追撃が始まります。ボックスはもう2つ失われています。どの命令を最後まで通しますか？
lesson-5-hunt-check-2-keep = 線の上にとどまる
lesson-5-hunt-check-2-keep-why = 見つかることは多くても、帰ることも多くなります。見つかってもとどまるには、勇気が要ります。
lesson-5-hunt-check-2-deep = 毎回、線の下へ潜る
lesson-5-hunt-check-2-deep-why = 見つかることは減りますが、海は毎回ボックスを1つ取ります。そのあいだは、安全に感じられます。
lesson-5-hunt-check-2-column-found = 最初の探知で見つかる
lesson-5-hunt-check-2-column-lost = 結局失われる
lesson-5-hunt-history-1 = ゲームでは、フランドルの艦は「イギリス海峡」のコースを進みます。だから、この場面はもっと南になります。船体のボックスの数は、わたしたちが決めたものです。

# Mission

lesson-5-mission-title = こんどはあなた：タイン川沖の船団
lesson-5-mission-task = 1918年7月。前方に汽船4隻と護衛がいる。UB-110の船体は、もう2ボックス失われている。破線の下では、探知のたびにもう1つ失う。少なくとも1隻を沈め、追手を振りきって艦を逃がすこと。（海図に「イギリス海峡」とあるのは、タイン沖の海域がゲームにないためです。）
lesson-5-mission-goal = 1隻を沈め、逃げきる
lesson-5-mission-met = { $number }トンを沈め、UB-110は逃げきりました。1918年7月19日の本物は、爆雷で浮上させられ、体当たりされました。
lesson-5-mission-missed = { $number ->
    [0] 1隻も沈みませんでした。
   *[other] { $number }トンを沈めましたが、艦は逃げきれませんでした。
 }次は、どの命令を変えますか。
lesson-5-mission-word-1 = 船の下のボックス：損傷の点です。魚雷が当たって爆発すると、1つ以上に印がつきます。全部につくと、船は沈みます。
lesson-5-mission-word-2 = G6、C06：魚雷の種類です。G6はどの距離にも、C06は近距離と中距離にだけ届きます。一斉射は、艦首か艦尾の一方から撃ちます。
lesson-5-mission-word-3 = 接近中に発見される：近距離でだけ起こります。そのときは魚雷を撃てず、護衛艦がすぐに襲ってきます。
lesson-5-mission-word-4 = 護衛艦に発見される：攻撃のあと、護衛艦が探します。見つかると襲われ、また探されます。見つからなければ、追撃は終わりです。
lesson-5-mission-word-5 = 安全深度：絵の破線です。線より下では見つかりにくくなりますが、毎回船体を失います。7つのうち2つは、もうありません。
lesson-5-mission-word-6 = 船を追う：1隻も沈めていないときの、もう一度の攻撃です。損傷した船は逃げきれません。また見つけた船団は、別の4隻です。
