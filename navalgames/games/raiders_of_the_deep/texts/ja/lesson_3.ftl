# エピソード3：近くか遠くか

lesson-3-title = 近くか遠くか、昼か夜か
lesson-3-blurb = 1918年2月。1隻の客船、8隻の駆逐艦、そして2分しかない艦長。
lesson-3-goal-1 = 攻撃を1段ずつたどる
lesson-3-goal-2 = 当たりやすさと、見つかる危険を比べる
lesson-3-goal-3 = 続けて起こらなければならない確率を、なぜかけるのかを知る
lesson-3-summary-1 = 近づいた艦は、沈める船がほんの少しふえ、見つかることはずっとふえました。
lesson-3-summary-2 = うまくいかなければならないことが増えるほど、全体はまれになります。
lesson-3-summary-3 = 1発の命中では足りないとき、魚雷が2倍なら、確率は2倍より大きくなることもあります。
lesson-3-exit = よりよい機会のために、より大きな危険を受け入れるのは、生活のどんなときですか。それぞれ、どのくらいの大きさですか。
lesson-3-home-1 = 次にゲームをするとき、護衛のついた船を攻撃する前に、距離と、それで何を払うかを言いましょう。見つかった回数を数えましょう。
lesson-3-home-2 = 「近ければ近いほどよい」と言う人がいます。あなたなら、どんな2つの数をたずねますか。
lesson-3-what-if = 攻撃の規則が1つ違っていたら？何が変わるかを見る
lesson-3-person-meyer = ヴィルヘルム・マイヤー
lesson-3-person-meyer-post = UB-77の艦長
lesson-3-person-mclean = ピーター・マクリーン
lesson-3-person-mclean-post = 客船タスカニアの船長
lesson-3-ending-1 = マイヤーは2発撃ちました。1発目は外れ、2発目が船の中ほどに当たりました。タスカニアは約4時間浮いていて、そのあいだに駆逐艦が2,000人を超える人を移しました。約210人が亡くなりました。
lesson-3-ending-2 = 護衛は爆雷を落としましたが、UB-77は逃げきりました。海を渡ったアメリカ兵は200万人を超え、潜水艦のために亡くなったのは数百人だけです。ほとんどの船は無事に着きました。
lesson-3-ending-3 = ゲームが知っているのは3つの距離とトン数です。人が乗っていたことは知りません。
lesson-3-more-1 = 一度に4発撃ちます。見つからずに客船を沈めることがいちばん多いのは、どの距離ですか？
lesson-3-more-2 = 攻撃を、追撃の終わりまで追いましょう。帰ってくる艦がいちばん多いのは、どの距離ですか？

# 1 どこまで近づくか

lesson-3-range-title = どこまで近づくか
lesson-3-range-goal = 近さが射撃にどう効くかを見ましょう。
lesson-3-range-hook = 1918年2月5日、アイラ島の沖、日の暮れるころ。アメリカから船団が来ます。2,000人を超える兵士を乗せた客船タスカニアと、8隻の駆逐艦。UB-77のヴィルヘルム・マイヤーは、近づくのを待っています。あなたが助言します。
lesson-3-range-assumption-1 = 昼に、水中から、どの距離にも届くG/6魚雷を2発撃ちます。1918年の魚雷で、不発は1だけです。タスカニアは4点で沈みます。そのあと駆逐艦が探すことは、ステップ3で見ます。
lesson-3-range-rule-1 = サイコロ2個が、近距離なら8以下、中距離なら7以下、長距離なら6以下で命中です。
lesson-3-range-rule-2 = 爆発したら1個振ります。1なら4点、2なら3点、3なら2点、ほかは1点です。
lesson-3-range-rule-3 = 近距離まで行くと、撃つ前に見つかることがあります。サイコロ2個で10以上のときです。
lesson-3-range-scene = 灰色の艦が8隻の駆逐艦を表します。小さいのは貨物船です。「！」と印のついたボックスは追撃で壊れたところで、ここでは数えません。
lesson-3-range-act-task = 近ければ当たりやすく、見つかりやすくもなります。どこまで引きつけますか？
lesson-3-range-act-close = 近距離
lesson-3-range-act-medium = 中距離
lesson-3-range-act-long = 長距離
lesson-3-range-act-told = 近距離がいちばん確かに当たります。それなのに、攻撃全体では中距離とほとんど変わりません。
lesson-3-range-predict = あなたの命令で攻撃を100回くり返すと、タスカニアが沈むのは何回でしょうか？
lesson-3-range-target = タスカニアが沈む
lesson-3-range-group-afloat = タスカニアは浮いたまま
lesson-3-range-group-seen = 撃つ前に見つかる
lesson-3-range-control = 時期
lesson-3-range-set-1918 = 1918年
lesson-3-range-set-1914 = 1914年
lesson-3-range-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-range-low = 予想は{ $guess }、正しくは{ $target-plain }です。2発で分け合えますし、1発で足りることもあります。
lesson-3-range-high = 予想は{ $guess }、正しくは{ $target-plain }です。4点が必要で、1発の爆発ではめったに届きません。
lesson-3-range-explain-1 = 中距離でちょうど1発が爆発するのは、100回に約50回です。その6回に1回で4点になり、約8回。2発とも爆発するのは約24回で、12回に7回は合わせて4点になり、約14回。全部で{ $medium-plain }です。
lesson-3-range-explain-2 = 近距離なら、撃てさえすれば、同じように数えて100回に29回です。ところが、36通りのうち6通りでは、その前に見つかります。29の6分の5が残って、{ $close-plain }です。
lesson-3-range-explain-3 = 長距離では命中が減り、{ $long-plain }です。
lesson-3-range-vary = 1914年の魚雷に替えてみましょう。沈むことは多かったでしょうか、少なかったでしょうか。
lesson-3-range-varied = 1914年は、1か2で不発でした。信管は、戦争の4年のあいだによくなったのです。あなたの命令で2発撃って沈むのは、{ $early-plain }だったはずです。
lesson-3-range-check-1 = 近距離では、どの魚雷も当たりやすくなります。攻撃全体でほとんど得にならないのはなぜですか？
lesson-3-range-check-1-sure = いいえ、同じだけ得をします。近いほどよいのです。
lesson-3-range-check-1-sure-why = 射撃は得をします。でも、撃てずに終わる艦があります。どちらも攻撃のうちです。
lesson-3-range-check-1-small = まず接近が、それから射撃が、うまくいかなければならないから。
lesson-3-range-check-1-small-why = 続けて2つのことです。確率はかけ算になり、2つ目がよくなった分を、1つ目が食べてしまいます。
lesson-3-range-check-1-luck = マイヤーの運が悪かったから。
lesson-3-range-check-1-luck-why = 1回の攻撃は、サイコロ1回です。ここでの数は、このような攻撃すべてについてのものです。
lesson-3-range-history-1 = タスカニアには、アメリカ陸軍の工兵と航空兵が乗っていました。ヨーロッパへ向かうアメリカ兵を乗せて沈められた、最初の船です。
lesson-3-range-history-2 = 数百メートルから数キロまでのあらゆる距離を、3つにまとめています。マイヤーがどれほど近くにいたかは、手元の資料には書かれていません。

# 2 2発か、4発か

lesson-3-torpedoes-title = 2発か、4発か
lesson-3-torpedoes-goal = 2倍が2倍より大きくなるのはいつかを見ましょう。
lesson-3-torpedoes-since-medium = あなたは中距離を選びました。
lesson-3-torpedoes-since-close = あなたは近距離を選びました。
lesson-3-torpedoes-since-long = あなたは離れているつもりでした。でも魚雷の半分はそこまで届かないので、マイヤーは中距離まで近づきます。
lesson-3-torpedoes-since-none = マイヤーは中距離を選びます。
lesson-3-torpedoes-carried = あなたの命令のままです。撃つ直前にもどりましょう。
lesson-3-torpedoes-hook = 1918年2月5日、夕方の6時少し前。UB-77の艦首の発射管には魚雷が4本あります。港は遠く、残りはわずかです。
lesson-3-torpedoes-assumption-1 = { $own-distance ->
    [close] 昼に、近距離から、全部タスカニアに撃ちます。近づくあいだに、前と同じように見つかるかもしれません。
   *[other] 昼に、中距離から、全部タスカニアに撃ちます。
 }
lesson-3-torpedoes-rule-1 = 魚雷は1発ずつ振ります。{ $own-distance ->
    [close] 8
   *[other] 7
 }以下で命中し、そのあと1個を振って1なら不発です。爆発ごとに1から4点です。
lesson-3-torpedoes-rule-2 = 爆発した魚雷の点を全部足し、4点で沈みます。4だけでも、3と1でも、2と2でもかまいません。沈んだら、残りの魚雷は振りません。
lesson-3-torpedoes-scene = 発射管は4本。どの距離にも届くG/6が2本、中距離までのC/06が2本です。
lesson-3-torpedoes-act-task = 2本残せば、別の日にもう一度攻撃できます。何発撃ちますか？
lesson-3-torpedoes-act-two = 2発
lesson-3-torpedoes-act-four = 4発とも
lesson-3-torpedoes-act-told = 魚雷は2倍、確率は2倍より大きくなりました！ここでは1発の爆発ではめったに足りず、1発ごとにほかの魚雷も助けるからです。
lesson-3-torpedoes-predict = あなたの命令で攻撃を100回くり返すと、タスカニアが沈むのは何回でしょうか？
lesson-3-torpedoes-target = 船が沈む
lesson-3-torpedoes-control = 相手の船
lesson-3-torpedoes-set-very-large = 客船、4点
lesson-3-torpedoes-set-large = 3点
lesson-3-torpedoes-set-small = 2点
lesson-3-torpedoes-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-torpedoes-low = 予想は{ $guess }、正しくは{ $target-plain }です。増やした1発は、もう当たった魚雷の助けにもなります。
lesson-3-torpedoes-high = 予想は{ $guess }、正しくは{ $target-plain }です。外れたり不発だったりする魚雷は、たくさんあります。
lesson-3-torpedoes-explain-1 = { $own-distance ->
    [close] 爆発するのは、5発に3発です。2発撃って2発とも爆発するのは、100回に約36回だけ。4発撃てば、2発以上が爆発するのは約82回です。ただし、近づく6回に1回は見つかり、撃てません。
   *[other] 爆発するのは、2発に1発近くです。2発撃って2発とも爆発するのは、100回に約24回だけ。4発撃てば、2発以上が爆発するのは約67回です。
 }
lesson-3-torpedoes-explain-2 = そして、2発の爆発なら、1発では届かない4点に、たいてい届きます。だから、4発なら{ $four-plain }、2発なら{ $two-plain }で沈みます。
lesson-3-torpedoes-vary = 魚雷4本が客船を沈める回数は、2本のときの2倍より多くなります。もっと小さな船に替えてみましょう。3点の船と2点の船のうち、2倍にいちばん届かないのは、どちらでしょうか。命令を比べる表を見てください。
lesson-3-torpedoes-varied = 3点の船は、2本で{ $large-two-plain }、4本で{ $large-plain }が沈みます。2点の船は、2本で{ $small-two-plain }、4本で{ $small-plain }です。いちばん小さな船は、1発うまく当たればたいてい足り、残りはむだになります。
lesson-3-torpedoes-check-1 = エピソード1では、2発目で確率は2倍になりませんでした。ここではなぜ違うのですか？
lesson-3-torpedoes-check-1-double = 魚雷が2倍なら、確率は必ず2倍だから。
lesson-3-torpedoes-check-1-double-why = それなら、エピソード1でもそうなったはずです。どれだけ必要かによるのです。
lesson-3-torpedoes-check-1-together = いくつもの命中が力を合わせなければならないから。
lesson-3-torpedoes-check-1-together-why = 1回の成功で足りるなら、2回目の一部はむだです。2回要るなら、2回目が1回目を生かします。
lesson-3-torpedoes-check-1-less = 魚雷の確率は足すものだから。
lesson-3-torpedoes-check-1-less-why = 足すと、9発で確実を超えてしまいます。9発でも、全部失敗することはあります。
lesson-3-torpedoes-check-2 = では、3発なら？沈む確率を線の上に置きましょう。
lesson-3-torpedoes-check-2-right = 3発は、2発と4発のあいだです。3発目で、2発が爆発する見込みがずっと増えます。
lesson-3-torpedoes-check-2-high = 3発目は大きな助けですが、2発増やしたほどではありません。2つの印のあいだです。
lesson-3-torpedoes-check-2-low = 3発なら、2発が爆発する見込みは、2発のときよりずっと大きくなります。2つの印のあいだです。
lesson-3-torpedoes-check-2-mark-two = 魚雷2発
lesson-3-torpedoes-check-2-mark-four = 魚雷4発
lesson-3-torpedoes-history-1 = マイヤーは2発撃ちました。1発は外れ、1発で足りました。4時間ののちに。
lesson-3-torpedoes-history-2 = ゲームの船は、すぐ沈むか、沈まないかです。本物の船は沈むまでに数分から数時間かかり、浅瀬に乗り上げたり引かれたりして助かることもありました。

# 3 近さの代償

lesson-3-price-title = 近さの値段は？
lesson-3-price-goal = 1回の攻撃を、すべての結末まで追いましょう。
lesson-3-price-since-medium = あなたは中距離にとどまりました。近距離まで行った艦は、どうなったでしょうか。
lesson-3-price-since-close = あなたは近距離まで行くつもりでした。これが残りの勘定です。
lesson-3-price-since-long = あなたは離れていました。近距離まで行った艦は、どうなったでしょうか。
lesson-3-price-since-none = 近距離まで行った艦は、どうなるでしょうか。
lesson-3-price-hook = 1918年2月5日。タスカニアの船橋で、マクリーン船長は右と左を走る駆逐艦を見ています。8隻の見張りが、1本の潜望鏡を探しています。
lesson-3-price-assumption-1 = 昼に、近距離から2発撃ちます。最初の探知だけを数えます。
lesson-3-price-rule-1 = 近づく途中、サイコロ2個が10以上なら見つかり、撃てません。
lesson-3-price-rule-2 = 撃ったあと、駆逐艦が探します。9以上なら見つかります。
lesson-3-price-rule-3 = 昼は魚雷の航跡で1、近距離でもう1が足され、長距離では1が引かれます。近距離なら、7と2で9です。
lesson-3-price-scene = 船団の駆逐艦。艦は、問われている距離まで行きます。追撃で壊れたところ（「！」）は数えません。
lesson-3-price-act-task = こんどは近くまで来ました。貨物船は2点、客船は4点で沈みます。ねらう船によって、見つかりやすさも変わるでしょうか。どちらを撃ちますか？
lesson-3-price-act-freighter = いちばん後ろの貨物船（4番）、3,100トン
lesson-3-price-act-liner = タスカニア、14,348トン
lesson-3-price-act-told = 貨物船は2倍より多く沈みます。でも、何を撃っても、護衛は同じように探します。
lesson-3-price-act-beside = 船が沈む
lesson-3-price-predict = あなたの命令で撃つ艦が36隻あるとします。それぞれ、どうなるでしょうか？
lesson-3-price-target = 艦が見つかる
lesson-3-price-control = 距離
lesson-3-price-set-close = 近距離
lesson-3-price-set-medium = 中距離
lesson-3-price-set-long = 長距離
lesson-3-price-right = 本当の形にとても近い予想です。見つかるのは{ $target-plain }です。
lesson-3-price-low = 「見つかる」3つが少なすぎました。合わせて{ $target-plain }です。探知は2回あり、2回目には助けがつきます。
lesson-3-price-high = 「見つかる」3つが多すぎました。合わせて{ $target-plain }です。残りは逃れます。
lesson-3-price-shape = 「見つかる」3つの合計はだいたい合っています（{ $target-plain }）が、分け方が違います。撃つ前に見つかるのは{ $coming-plain }です。
lesson-3-price-explain-1 = 途中で見つかるのは、10、11、12のとき。3、2、1通りで、36通りのうち6通り、{ $coming-plain }です。
lesson-3-price-explain-2 = 撃てるのは100隻のうち83隻です。2が足されるので、7以上が出れば見つかります。36通りのうち21通りで、83隻のうち49隻です。
lesson-3-price-explain-3 = 17と49で約65。何を撃っても、見つかるのは{ $target-plain }です。貨物船が沈むのは{ $small-sunk-plain }、客船が沈むのは{ $close-sunk-plain }です。
lesson-3-price-vary = 見つかることがいちばん少ないのは、どの距離ですか？
lesson-3-price-varied = 長距離なら{ $long-plain }、中距離なら{ $medium-plain }です。2回の探知を通らなければならないのは、近距離だけです。
lesson-3-price-check-2 = 魚雷2発の攻撃です。順に並べましょう。
lesson-3-price-check-2-first = いちばんまれ
lesson-3-price-check-2-last = いちばんよくある
lesson-3-price-check-2-seen = 近距離：途中で見つかる
lesson-3-price-check-2-seen-why = 10以上は36通りのうち6通りだけです。
lesson-3-price-check-2-liner = 近距離：客船が沈む
lesson-3-price-check-2-liner-why = 近づいて、当てて、4点に届かなければなりません。
lesson-3-price-check-2-far = 中距離：見つかる
lesson-3-price-check-2-far-why = 探知は1回、1が足されます。8以上で、36通りのうち15通りです。
lesson-3-price-check-2-near = 近距離：見つかる
lesson-3-price-check-2-near-why = 探知は2回、2回目には2が足されます。
lesson-3-price-check-2-right = 近距離でも、沈む船はほとんど増えません。見つかることは、1.5倍ほどに増えます。
lesson-3-price-check-1 = 中距離なら、沈めるのは{ $medium-sunk-plain }、見つかるのは{ $medium-plain }です。近距離では、どちらもふえます（距離を近距離にもどして、命令を比べる表を見ましょう）。客船を1隻多く沈めるごとに、見つかる艦は何隻ふえますか？
lesson-3-price-check-1-one = 見つかる艦が約1隻ふえる
lesson-3-price-check-1-one-why = 引き算をしましょう。100回の攻撃で沈む客船は2隻ふえ、見つかる艦は20隻より多くふえます。
lesson-3-price-check-1-eleven = 見つかる艦が約11隻ふえる
lesson-3-price-check-1-eleven-why = 100回の攻撃で客船2隻に対し、見つかる艦は23隻から24隻ふえます。1隻あたり11隻ほどです。見つかった艦は、もう何も沈められないかもしれません。
lesson-3-price-check-1-all = 見つかる艦の全部
lesson-3-price-check-1-all-why = その多くは、中距離でも見つかったはずです。近さの値段は、近づいてふえた分だけです。
lesson-3-price-history-1 = 1918年には、兵士を運ぶ船団は、最後の数日を多くの駆逐艦に守られました。タスカニアから多くの人を移せたのも、その働きです。
lesson-3-price-history-2 = ゲームの護衛は、1回ずつ順に探します。本物の見張りは、いつも見ていました。

# 4 暗がりで

lesson-3-night-title = 昼か、暗がりか
lesson-3-night-goal = うまくいかなければならない2つのことが、どう組み合わさるかを見ましょう。
lesson-3-night-since-four = 魚雷4発を撃ちつくしました。発射管に込めなおし、小さな貨物船の船団を追います。
lesson-3-night-since-two = 魚雷が2本残りました。小さな貨物船の船団を追います。
lesson-3-night-since-none = 小さな貨物船の船団を追います。
lesson-3-night-hook = 1918年2月。夜に浮上した潜水艦は低く暗く、魚雷の航跡も見えません。でも、待っているうちに船団を見失うかもしれません。
lesson-3-night-assumption-1 = 2点で沈む小さな貨物船に、中距離から2発撃ちます。夜までに船団を見失えば何も沈められませんが、ここでは数に入れません。
lesson-3-night-rule-1 = 夜に浮上していれば8以下、昼に水中からなら7以下で命中です。
lesson-3-night-rule-2 = 1、2、3なら、1発の爆発で2点以上です。2発の爆発なら、いつも足ります。
lesson-3-night-rule-3 = 護衛が探し、9以上なら見つかります。昼は航跡で1が足され、長距離では1が引かれます。
lesson-3-night-scene = UB-77と、4隻の貨物船の船団。
lesson-3-night-act-task = 船団はいま目の前です。夜まで待てば、見失うかもしれません。いつ攻撃しますか？
lesson-3-night-act-night = 夜に、浮上して
lesson-3-night-act-day = いま、昼に、水中から
lesson-3-night-act-told = 夜は、ねらいにも、隠れるのにも役立ち、2つはかけ合わされます。うまくいくのは、夜は{ $by-night-plain }、昼は{ $by-day-plain }です。それでも、暗くなる前に船団を3つに1つ見失うなら、得はほとんど残りません。
lesson-3-night-predict = このような攻撃を100回くり返すと、船が沈み、しかも見つからないのは何回でしょうか？
lesson-3-night-option-few = 20回より少ない
lesson-3-night-option-some = 20〜34回
lesson-3-night-option-half = 35〜54回
lesson-3-night-option-most = 55回以上
lesson-3-night-target = 沈み、見つからない
lesson-3-night-control = 距離
lesson-3-night-set-medium = 中距離
lesson-3-night-set-close = 近距離
lesson-3-night-set-long = 長距離
lesson-3-night-right = いい読みです。{ $target-plain }です。
lesson-3-night-low = もっと多く、{ $target-plain }です。どちらも、うまくいくことが半分くらいか、それより多いのです。
lesson-3-night-high = もっと少なく、{ $target-plain }です。1つずつならうまくいっても、両方が要ります。
lesson-3-night-explain-1 = { $order ->
    [day] 昼に水中から撃った1発の魚雷が爆発するのは、100回に約49回です。ちょうど1発なのは約50回で、その半分の25回で沈みます。2発とも爆発するのは約24回で、全部沈みます。合わせて{ $hit-day-plain }です。
   *[other] 夜に1発の魚雷が爆発するのは、100回に約60回です。ちょうど1発なのは約48回で、その半分の24回で沈みます。2発とも爆発するのは約36回で、全部沈みます。合わせて{ $hit-plain }です。
 }
lesson-3-night-explain-2 = { $order ->
    [day] 航跡で1が足されるので、見つからないのは7以下のときです。36通りのうち21通りです。両方とも起こらなければなりません。49の21/36、つまり{ $by-day-plain }です。
   *[other] 8以下なら見つかりません。36通りのうち26通りです。両方とも起こらなければなりません。60の26/36、つまり{ $by-night-plain }です。
 }
lesson-3-night-explain-3 = { $order ->
    [day] 夜はどちらも少しずつよく、沈むのが60回、隠れるのが36通りのうち26通り。合わせると{ $by-night-plain }です。
   *[other] 昼はどちらも少しずつ悪く、沈むのが49回、隠れるのが36通りのうち21通り。合わせると{ $by-day-plain }だけです。
 }
lesson-3-night-vary = うまくいくことがいちばん少ないのは、どの距離ですか？
lesson-3-night-varied = 近距離です。夜は{ $near-night-plain }、昼は{ $near-day-plain }。ねらいはいちばんよいのに、全体ではいちばん悪くなります。撃つ前に見つかる艦があるからです。
lesson-3-night-check-1 = 別の艦は、100回に50回で船を沈め、80回で見つかりません。両方とも、は何回ですか？
lesson-3-night-check-1-sum = 50と80から100を引いて30回
lesson-3-night-check-1-sum-why = それはいちばん少ない場合です。一方が失敗するのが、もう一方が成功したときだけならそうなります。サイコロは、互いのことを知りません。
lesson-3-night-check-1-product = 50回の、100分の80で40回
lesson-3-night-check-1-product-why = 探知は、攻撃がうまくいってもいかなくても、そのあとで新しく振ります。割合の、そのまた割合です。
lesson-3-night-check-1-smaller = 小さいほうの50回
lesson-3-night-check-1-smaller-why = それでは、船を沈めた艦は必ず逃れることになります。見つかる艦もあります。
lesson-3-night-check-2 = もう一度タスカニアです。距離も時刻も自由です。あなたなら、どう命令しますか？
lesson-3-night-check-2-near = 昼に、近距離から
lesson-3-night-check-2-near-why = 夜に近いくらいよく沈み、見つかることは、どの命令よりも多くなります。確かに当てたい人の命令です。
lesson-3-night-check-2-far = 昼に、長距離から
lesson-3-night-check-2-far-why = めったに見つからず、めったに沈みません。先の長い艦長なら、こう考えるかもしれません。
lesson-3-night-check-2-dark = 夜に、中距離から
lesson-3-night-check-2-dark-why = いちばんよく沈み、遠くからと同じくらい見つかりません。ただ、暗くなるまで船を見失わずにいなければなりません。
lesson-3-night-check-2-column-sunk = 客船が沈む
lesson-3-night-check-2-column-found = 艦が見つかる
lesson-3-night-more-1 = 実験室は、昼と夜の違いを最後の桁まで示します。どのくらい確かですか？
lesson-3-night-more-1-sure = 確かです。正確な数だから。
lesson-3-night-more-1-sure-why = 図表からは正確に出ています。でも、夜そのものが探知に何を足すかは、わたしたちが決めた値です。
lesson-3-night-more-1-guess = もとの値が確かなだけ、確かです。
lesson-3-night-more-1-guess-why = ルール変更で1小さくも1大きくもできます。答えもいっしょに動きます。
lesson-3-night-history-1 = 1917年と1918年には、夜に浮上しての攻撃が多くなりました。浮上した艦は速く、昼の潜望鏡より見つかりにくかったのです。
lesson-3-night-history-2 = 時計よりも、月と波と見張りのほうが大切でした。

# Mission

lesson-3-mission-title = こんどはあなた：客船タスカニア
lesson-3-mission-task = 1918年2月5日、アイラ島の沖、日の暮れるころ。客船タスカニアが、船団と8隻の駆逐艦とともに来る。あなたはUB-77の艦長だ。客船は4点で沈む。客船を沈め、艦を逃がすこと。近さは、もう一度はかりなおそう。撃てるのは一斉射だけかもしれず、傷のない艦は、見つかってもたいてい逃げきれる。
lesson-3-mission-goal = タスカニアを沈め、逃げきる
lesson-3-mission-met = タスカニアを沈め、UB-77は逃げきりました。1918年も、そうでした。ただ、客船は約4時間浮いていて、駆逐艦が2,000人を超える人を移しました。約210人が亡くなりました。
lesson-3-mission-missed = { $number ->
    [0] 1隻も沈みませんでした。
   *[other] 沈めたのは{ $number }トン。けれども、客船が通り抜けたか、UB-77が逃げきれなかったかです。
 }マイヤーは2発のうち1発を当てて、逃げきりました。次は、どの命令を変えますか。
lesson-3-mission-word-1 = 船の下のボックス：損傷の点で、タスカニアは4点です。魚雷が爆発すると、1つ以上に印がつきます。全部につくと沈みます。
lesson-3-mission-word-2 = G6、C06：魚雷の種類です。G6はどの距離にも、C06は近距離と中距離にだけ届きます。一斉射は、艦首か艦尾の一方から撃ちます。
lesson-3-mission-word-3 = 接近中に発見される：近距離でだけ起こります。そのときは魚雷を撃てず、護衛艦がすぐに襲ってきます。
lesson-3-mission-word-4 = 護衛艦に発見される：攻撃のあと、護衛艦が探します。見つかると襲われ、また探されます。見つからなければ、追撃は終わりです。
lesson-3-mission-word-5 = 安全深度：絵の破線です。線より下では見つかりにくくなりますが、毎回、船体のボックスを1つ以上失います。
lesson-3-mission-word-6 = 船を追う：損傷したタスカニアは逃げきれません。「損傷した船を追う」を選びます。また見つけた船団は別の4隻で、タスカニアはいません。
