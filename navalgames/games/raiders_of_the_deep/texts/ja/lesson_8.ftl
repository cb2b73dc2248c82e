# エピソード8：だれが帰ってくるのか

lesson-8-title = だれが帰ってくるのか
lesson-8-blurb = 1917年と1918年のフランドル。1回ごとの小さな危険は、積もるとどうなるか。そして、あとで本を書くのはだれか。
lesson-8-goal-1 = 小さな危険を、多くの哨戒にわたってかけ合わせる
lesson-8-goal-2 = 毎回同じ割合を失うことと、同じ数を失うことの違いを知る
lesson-8-goal-3 = 話に出てこない人に気づく
lesson-8-summary-1 = 帰った人は、どうやって帰ったかを語ります。同じことをして失われた人は、何も語れません。
lesson-8-summary-2 = 1回では小さく見える危険も、何度もくり返せば大きくなります。
lesson-8-summary-3 = 多くの哨戒を生きのびるには、1回1回を生きのびなければなりません。確率はかけ算になります。
lesson-8-exit = 成功した人として知られているのはだれですか。同じことを試みて、知られていないのはだれでしょうか。
lesson-8-home-1 = 次にゲームをするとき、経歴の初めに攻撃の距離を1つ決めて、書いておきましょう。6回の哨戒のあとで、また同じ距離を選ぶかどうかを考えます。
lesson-8-home-2 = 成功した人の助言を1つ選びましょう。それがよい助言かどうかを知るには、だれに聞かなければなりませんか。
lesson-8-what-if = 機雷や護衛が違っていたら？何が変わるかを見る
lesson-8-person-wenninger = ラルフ・ヴェニンガー
lesson-8-person-wenninger-post = UB-55の艦長
lesson-8-person-saltzwedel = ラインホルト・ザルツヴェーデル
lesson-8-person-saltzwedel-post = UB-81の艦長
lesson-8-person-bacon = レジナルド・ベーコン
lesson-8-person-bacon-post = ドーヴァーの提督
lesson-8-person-keyes = ロジャー・キーズ
lesson-8-person-keyes-post = ベーコンの後任
lesson-8-ending-1 = 1918年4月22日、UB-55はドーヴァー海峡で機雷に触れて沈みました。乗員の何人かは、呼吸器をつけて水の中へ出ました。生きて見つかったのは6人で、ヴェニンガーはその1人です。
lesson-8-ending-2 = この戦争で働いたおよそ370隻のうち、178隻が失われ、約5,000人が亡くなりました。フランドルの艦は、5隻のうち4隻ほどが帰りませんでした。
lesson-8-ending-3 = ゲームでは、同じ時期の哨戒はどれも同じように危険です。実際の艦長は経験を積み、初めの哨戒がいちばん危険でした。でも、機雷を見る方法を身につけた人はいません。
lesson-8-more-1 = 夜に浮上して近くから攻撃するほうがよいでしょうか。6回の哨戒で試しましょう。
lesson-8-more-2 = 新米の乗員が機雷に出会ったら、危険はどれだけ大きくなりますか。

# 1 すべての哨戒に1つの決まり

lesson-8-rule-title = いつも近くか、いつも遠くか？
lesson-8-rule-goal = 1つの決まりが、6回の哨戒でどうなるかを見ましょう。
lesson-8-rule-hook = 1917年11月21日。ドーヴァーのベーコン提督が、何千もの新しい機雷を敷き始めます。UB-55のラルフ・ヴェニンガーは、航海のたびにそこを通らなければなりません。いま、護衛のついた汽船に出会いました。
lesson-8-rule-assumption-1 = 1918年春のイギリス海峡。UB III型の艦が、護衛のついた船をいつも昼に攻撃し、ほかの船は通します。
lesson-8-rule-rule-1 = 遠くからなら、近づくところを見られません。近くへ寄ると、サイコロ2個の10以上で、撃つ前に見つかります。
lesson-8-rule-rule-2 = 撃ったあとも探されます。近くなら1が足されます。見つかると、体当たりや爆雷を受け、また探されます。
lesson-8-rule-rule-3 = そのほかに、機雷と網と航空機があります。イギリス海峡では、1回の哨戒で100隻のうち4隻ほどが失われます。
lesson-8-rule-scene = 護衛のついた汽船です。振ると、6回の哨戒のあとのUB-55が見えます。
lesson-8-rule-act-task = 遠くからなら、当たることも見つかることも少なく、近くからなら、どちらも多くなります。これからの哨戒すべての決まりは？
lesson-8-rule-act-far = いつも遠くから
lesson-8-rule-act-near = いつも近くから
lesson-8-rule-act-told = 1回の哨戒なら、違いは忘れてしまうほどです。100隻のうち、およそ95隻か84隻が帰ります。6回では、およそ72隻か35隻です。
lesson-8-rule-predict = 100隻があなたの決まりを守ります。6回の哨戒のあと、生きているのは何隻でしょうか？
lesson-8-rule-target = 生きている
lesson-8-rule-control = 海域
lesson-8-rule-set-channel = イギリス海峡
lesson-8-rule-set-mediterranean = 地中海
lesson-8-rule-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-8-rule-low = 予想は{ $guess }、正しくは{ $target-plain }です。どの追撃も、探知が1回失敗すれば終わり、たいていすぐにそうなります。
lesson-8-rule-high = 予想は{ $guess }、正しくは{ $target-plain }です。哨戒のたびに、その分が失われます。それが6回です。
lesson-8-rule-explain-1 = 遠くからなら、1回の哨戒から{ $far-one-plain }が帰ります。もっと正確には{ $far-one-percent }です。次の哨戒でも、残った艦の同じ割合が帰ります。これが6回で、{ $far-plain }です。
lesson-8-rule-explain-2 = 近くからなら{ $near-one-plain }です。残った艦100隻のうちおよそ84隻。これが6回で、{ $near-plain }です。
lesson-8-rule-explain-3 = 割合はいつも同じでも、数は同じではありません。近くからなら、1回目に失われるのは16隻、6回目は7隻だけ。残っている艦が少なくなるからです。
lesson-8-rule-vary = 同じ決まりのまま、地中海へ送ってみましょう。帰る艦は多くなりますか？
lesson-8-rule-varied = はい。遠くからなら{ $far-south-plain }、近くからなら{ $near-south-plain }です。攻撃する護衛つきの船も、機雷も少ないからです。
lesson-8-rule-check-1 = 100隻が、3回は近くから、3回は遠くから撃ちます。どちらを先にすれば、多く残りますか？
lesson-8-rule-check-1-same = 近くが先。つらいことを早くすませるから。
lesson-8-rule-check-1-same-why = すませたのは、生きのびた艦です。遠くからの3回は、その残りから同じ割合をとります。かけ合わせた答えは同じです。
lesson-8-rule-check-1-factor = どちらでも同じだけ残る。
lesson-8-rule-check-1-factor-why = 100分の95を3回と、100分の84を3回、かけ合わせます。かけ算は順番によりません。残るのは半分ほどです。
lesson-8-rule-check-1-number = 遠くが先。近くへ寄るまで多く生きているから。
lesson-8-rule-check-1-number-why = 近くへ寄る艦が多ければ、そこで失われる艦も多くなります。割合は、どの順番にかけても同じです。
lesson-8-rule-check-2 = 3回とも近くからなら、何隻が残りますか？ 印は1回と6回です。
lesson-8-rule-check-2-right = { $near-three-plain }です。初めの哨戒ほど多く失われるので、2つの印のあいだで低いほうになります。
lesson-8-rule-check-2-high = 減り方はまっすぐではありません。2回目と3回目には、5回目と6回目より多くの艦が失われます。
lesson-8-rule-check-2-low = 16隻が失われるのは1回目だけです。2回目に失われるのは、100隻ではなく84隻のうちの割合です。
lesson-8-rule-check-2-mark-near-one = 1回
lesson-8-rule-check-2-mark-near = 6回
lesson-8-rule-history-1 = 戦争の終わりごろ、フランドルの艦は、失われるまでに平均6回ほど出撃しました。
lesson-8-rule-history-2 = いつも同じ距離から撃った艦長はいません。このステップの決まりは、癖にどれだけの代償があるかを見るためのものです。

# 2 すぐ出るか、まず訓練か

lesson-8-mine-title = すぐ出るか、まず訓練か
lesson-8-mine-goal = 機雷の海で、訓練された乗員の値打ちを見ましょう。
lesson-8-mine-since-far = あなたは、遠くから撃つことにしました。次に来るものには、それも役に立ちません。
lesson-8-mine-since-near = あなたは、近くから撃つことにしました。次に来るものには、それも関係ありません。
lesson-8-mine-since-none = 近くても遠くても、次に来るものには関係ありません。
lesson-8-mine-hook = 1917年12月2日、ワイト島沖。100隻を超える船を沈めたラインホルト・ザルツヴェーデルの艦UB-81が、機雷に触れて沈みます。何人かは外へ出ましたが、その中に彼はいませんでした。数週間もどり、乗員が新米だったとしましょう。
lesson-8-mine-assumption-1 = 機雷のある海1か所です。境目の4は、失われた艦の数に合わせて、わたしたちが決めました。
lesson-8-mine-rule-1 = サイコロ2個で4以下なら、機雷に触れます。
lesson-8-mine-rule-2 = もう一度サイコロ2個を振り、2か3でなければ沈みます（機雷で9が足され、13以上で沈みます）。
lesson-8-mine-rule-3 = 乗員が新米なら、初めのサイコロから1が引かれます。
lesson-8-mine-scene = 黒が艦のいるところ、丸は行き帰りの道、四角は哨戒する海です。機雷はだれにも見えません。振ると、先へ進む艦、傷ついた艦、海の底の艦のどれかが見えます。
lesson-8-mine-act-task = 訓練には何か月もかかり、そのあいだUB-81は1隻も沈めません。あなたが艦長です。どうしますか？
lesson-8-mine-act-train = まず乗員を訓練する
lesson-8-mine-act-sail = 新米の乗員ですぐに出る
lesson-8-mine-act-told = サイコロの1だけで、危険はほとんど2倍です！近くても遠くても機雷には関係ありません。役に立つのは訓練された乗員だけで、それでも十分ではありません。
lesson-8-mine-predict = あなたの命令で、機雷のある海100か所のうち、艦が沈むのはいくつでしょうか？
lesson-8-mine-target = 艦が沈む
lesson-8-mine-control = 乗員がみな負傷
lesson-8-mine-set-false = いいえ
lesson-8-mine-set-true = はい
lesson-8-mine-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-8-mine-low = 予想は{ $guess }、正しくは{ $target-plain }です。機雷に触れれば、たいてい沈みます。
lesson-8-mine-high = 予想は{ $guess }、正しくは{ $target-plain }です。ほとんどの艦は、気づかずに機雷のあいだを通ります。
lesson-8-mine-explain-1 = { $order ->
    [sail] 新米の乗員は、2、3、4、5で機雷に触れます。出方は1、2、3、4通りで、36通りのうち10通りです。残りの26通りは通り抜けます。{ $missed-green-plain }です。訓練された乗員は5でも通り抜けるので4通り減り、6通りです。
   *[other] 訓練された乗員は、2、3、4で機雷に触れます。出方は1、2、3通りで、36通りのうち6通りです。残りの30通りは通り抜けます。{ $missed-plain }です。新米の乗員は5でも触れるので4通り増え、10通りです。
 }
lesson-8-mine-explain-2 = 触れた艦は、36通りのうち33通り、つまり12分の11で沈みます。{ $order ->
    [sail] 新米の乗員なら36分の10の12分の11で、{ $green-plain }です。
   *[other] 訓練された乗員なら6分の1の12分の11で、{ $trained-plain }です。
 }
lesson-8-mine-vary = 乗員がみな負傷していたとしましょう。初めのサイコロから、やはり1が引かれます。沈むことは多くなりますか？
lesson-8-mine-varied = みな負傷していると、訓練された乗員でも{ $hurt-plain }で沈み、新米の乗員とちょうど同じです。ゲームの機雷に効くのは、だれが見張っているかだけです。
lesson-8-mine-check-1 = 機雷のある海1か所です。エリートの乗員は、初めのサイコロに1を足します。起こりやすさの順に並べましょう。
lesson-8-mine-check-1-first = いちばんまれ
lesson-8-mine-check-1-last = いちばん多い
lesson-8-mine-check-1-elite = エリートの乗員が沈む
lesson-8-mine-check-1-elite-why = 1が足されるので、触れるのは2と3だけ。3通りです。
lesson-8-mine-check-1-trained = 訓練済の乗員が沈む
lesson-8-mine-check-1-trained-why = 2、3、4で触れます。6通りです。
lesson-8-mine-check-1-green = 新米の乗員が沈む
lesson-8-mine-check-1-green-why = 1が引かれるので、5でも触れます。10通りです。
lesson-8-mine-check-1-missed = 訓練済の乗員が何にも触れない
lesson-8-mine-check-1-missed-why = 5から12までは通り抜けます。30通りです。
lesson-8-mine-check-1-right = 触れる出方は3、6、10通り。同じ1の違いでも、7に近いほど値打ちがあります。
lesson-8-mine-check-2 = ベーコンの部下が機雷をふやし、5以下で触れるようになりました。各乗員36隻ずつが通ります。前よりも失われる数がいちばんふえるのは、どの乗員ですか？
lesson-8-mine-check-2-green = エリート。危険が2倍になるから。
lesson-8-mine-check-2-green-why = たしかに2倍ですが、3通りから6通りで、3隻です。小さいものは、2倍でも小さいのです。
lesson-8-mine-check-2-same = どれも同じ。どれも1の違いだから。
lesson-8-mine-check-2-same-why = 同じ1でも、新しく加わる合計は乗員ごとに4、5、6と違い、出方の数も違います。
lesson-8-mine-check-2-alike = 新米の乗員
lesson-8-mine-check-2-alike-why = 新米は6でも触れるようになり、5通りふえます。訓練済は5の4通り、エリートは4の3通りです。
lesson-8-mine-history-1 = 機雷は、ほかのどの武器にも負けないほど多くの艦を沈めました。ルシタニアを撃ったシュヴィーガーも、1917年9月に機雷で、乗員全員とともに失われました。
lesson-8-mine-history-2 = ゲームで機雷に効くのは、乗員だけです。実際の艦には、掃海された水路の海図や報告があり、水深も測りましたが、それでも失われました。

# 3 だれも攻撃しなくても

lesson-8-nobody-title = だれも攻撃しなかったら？
lesson-8-nobody-goal = 小さな危険を、12回の哨戒にわたって追いましょう。
lesson-8-nobody-since-far = あなたは、6回の哨戒で遠くから撃つことにしました。こんどは12回です。
lesson-8-nobody-since-near = あなたは、6回の哨戒で近くから撃つことにしました。こんどは12回。あなたも用心深くなります。
lesson-8-nobody-since-none = こんどは12回の哨戒です。
lesson-8-nobody-hook = 1918年1月1日、ロジャー・キーズがドーヴァーの指揮をとります。いまでは夜も、照明と探照灯が海峡を照らし、艦は機雷の中へ潜るしかありません。ヴェニンガーの願いは、もう帰ることだけだとしましょう。
lesson-8-nobody-assumption-1 = 1918年春のイギリス海峡で、艦も乗員もずっと同じです。
lesson-8-nobody-rule-1 = 何をしても、1回の哨戒で100隻のうち4隻ほどが、機雷と網と航空機に失われます。
lesson-8-nobody-rule-2 = 遠くから攻撃すると、さらに1、2隻が失われます。
lesson-8-nobody-scene = また海峡を通る哨戒です。振ると、12回のあとも生きている艦か、海の底の艦が見えます。
lesson-8-nobody-act-task = 12回の哨戒の決まりは？ だれも攻撃しなければ、危険は少なく、沈める船は1隻もありません。
lesson-8-nobody-act-nobody = だれも攻撃しない
lesson-8-nobody-act-far = 遠くから攻撃する
lesson-8-nobody-act-told = だれも攻撃しなければ何も沈められず、それでも3分の1より多くの艦が失われます。仕事場への道のほうが、仕事そのものより危なかったのです。
lesson-8-nobody-predict = 100隻があなたの決まりを守ります。12回の哨戒のあと、生きているのは何隻でしょうか？
lesson-8-nobody-option-few = 40隻より少ない
lesson-8-nobody-option-half = 40〜55隻
lesson-8-nobody-option-more = 56〜74隻
lesson-8-nobody-option-nearly = 75隻以上
lesson-8-nobody-target = 生きている
lesson-8-nobody-control = 哨戒の回数
lesson-8-nobody-right = いい読みです。{ $target-plain }です。
lesson-8-nobody-low = もっと多く、{ $target-plain }です。あとの哨戒では、失われる艦が少なくなるからです。
lesson-8-nobody-high = もっと少なく、{ $target-plain }です。100隻のうち数隻。それが12回です。
lesson-8-nobody-explain-1 = だれも攻撃しない艦で考えます。1回分の12倍なら、およそ46隻が失われます。でも、失われるのは毎回、残った艦のうちの同じ割合です。12回のあとも艦が浮かんでいるのは{ $nobody-plain }。だれも1発も撃っていません。
lesson-8-nobody-explain-2 = 遠くから攻撃すると{ $far-plain }です。つまり100隻のうち37隻は機雷や網などに失われ、12回の攻撃で失われるのは、さらに11隻だけです。
lesson-8-nobody-vary = 経歴を短くしましょう。10隻のうち9隻より多くが浮かんでいるのは、何回の哨戒のあとですか？
lesson-8-nobody-varied = 1回だけで、{ $one-plain }です。3回のあとには、もう10隻のうち9隻より少なくなります。
lesson-8-nobody-check-1 = 攻撃して少ない回数か、攻撃せずに多い回数か。並べましょう。
lesson-8-nobody-check-1-first = 残る艦が最少
lesson-8-nobody-check-1-last = 残る艦が最多
lesson-8-nobody-check-1-far = 12回、遠くから攻撃
lesson-8-nobody-check-1-far-why = すべての危険に12回あいます。残るのは半分ほどです。
lesson-8-nobody-check-1-nobody = 12回、だれも攻撃しない
lesson-8-nobody-check-1-nobody-why = 1回の危険は小さくても、それに12回あいます。
lesson-8-nobody-check-1-far-six = 6回、遠くから攻撃
lesson-8-nobody-check-1-far-six-why = { $far-six-plain }です。攻撃をやめるより、回数を半分にするほうが効きます。
lesson-8-nobody-check-1-nobody-six = 6回、だれも攻撃しない
lesson-8-nobody-check-1-nobody-six-why = { $nobody-six-plain }です。次の6回でも同じ割合だけが残るので、12回のあとはもっと少なくなります。
lesson-8-nobody-check-1-right = 海で何をするかより、何回出ていくかのほうが、大きくものをいいます。
lesson-8-nobody-check-2 = だれも攻撃しない100隻は、12回のあと63隻ほど残ります。では、24回のあとは？
lesson-8-nobody-check-2-sum = 26隻ほど。37隻の2倍が失われるから。
lesson-8-nobody-check-2-sum-why = それでは、36回で0より少なくなってしまいます。次の12回に失われるのは、100隻ではなく、63隻のうちの割合です。
lesson-8-nobody-check-2-product = 40隻近く。63隻の100分の63だから。
lesson-8-nobody-check-2-product-why = 12回ごとに、出ていった艦の同じ割合が残ります。この調子で、36回のあとは25隻です。
lesson-8-nobody-check-2-last = 63隻ほど。用心深い艦は残るから。
lesson-8-nobody-check-2-last-why = 失われた37隻も、同じように用心深かったのです。機雷は相手を選ばず、危険は終わりません。
lesson-8-nobody-more-1 = 11回とも帰ってきました。12回目はどうでしょうか？
lesson-8-nobody-more-1-worse = もっと危険。運が尽きるころだから。
lesson-8-nobody-more-1-worse-why = 運は、使えば減る蓄えではありません。サイコロは11回のことを何も知りません。
lesson-8-nobody-more-1-same = 1回目と同じくらい危険。
lesson-8-nobody-more-1-same-why = 過ぎたことは、もう確かなことです。確率があるのは、これからのことだけです。
lesson-8-nobody-more-1-better = もっと安全。腕を見せたのだから。
lesson-8-nobody-more-1-better-why = ゲームでは乗員は同じままです。実際には慣れもあったでしょうが、機雷には関係ありません。
lesson-8-nobody-history-1 = ドーヴァーの機雷の帯は、1917年12月から夜も照らされました。艦が次々に失われ、1918年の初めには、大型の艦は海峡をあきらめて、スコットランドを回るようになりました。
lesson-8-nobody-history-2 = わたしたちの表では、1917年8月からあとのイギリス海峡は、どの月も同じように危険です。機雷の帯が増えていったことは入っていません。

# 4 本を書くのはだれか

lesson-8-books-title = 本を書くのはだれか？
lesson-8-books-goal = 帰った人には語れないことを見ましょう。
lesson-8-books-since-far = 最初のステップで、あなたは遠くから撃つことにしました。名高い艦長の多くは、そうしませんでした。
lesson-8-books-since-near = 最初のステップで、あなたは近くから撃つことにしました。名高い艦長たちもそうして、本に書きました。
lesson-8-books-since-none = 名高い艦長の多くは、近くから撃ち、それを本に書きました。
lesson-8-books-hook = 1918年4月22日、ドーヴァー海峡でUB-55が機雷に触れます。ヴェニンガーは助かった6人の1人です。戦争のあと、近くまで寄って撃った艦長たちが本を書きます。書けなかったのは何人でしょうか。
lesson-8-books-assumption-1 = 1918年春のイギリス海峡です。艦を失った人は、失われたと数えます。ヴェニンガーが助かったのは、まれな幸運でした。
lesson-8-books-rule-1 = 3回の哨戒のあとも艦が残っているのは、近くまで寄るなら{ $near-three-plain }、遠くから撃つなら{ $far-three-plain }です。
lesson-8-books-rule-2 = 次の3回も、最後の3回も、初めの3回と同じように危険です。
lesson-8-books-scene = もう一度、護衛のついた汽船です。振ると、すべての哨戒のあとも生きている艦か、海の底の艦が見えます。
lesson-8-books-act-task = あなたの前には9回の哨戒があります。名高い人たちの多くは、近くまで寄りました。魚雷2本でこの汽船を沈めるのは、近くからなら{ $near-shot-often }、遠くからなら{ $far-shot-often }です。あなたの決まりは？
lesson-8-books-act-near = いつも近くまで寄る
lesson-8-books-act-far = いつも遠くから撃つ
lesson-8-books-act-told = 本を書けるのは、近くまで寄る人では{ $near-plain }、離れて撃つ人では{ $far-plain }です。では、おもしろい本を書くのはどちらでしょう。
lesson-8-books-predict = 100人の艦長が、9回の哨戒であなたの決まりを守ります。そのあと生きているのは何人でしょうか？
lesson-8-books-target = 生きている
lesson-8-books-control = 哨戒の回数
lesson-8-books-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-8-books-low = 予想は{ $guess }、正しくは{ $target-plain }です。いくらかの人は、いつも切り抜けます。
lesson-8-books-high = 予想は{ $guess }、正しくは{ $target-plain }です。3回のあとの割合をとり、そこから同じ割合を、あと2回とりましょう。
lesson-8-books-explain-1 = 近くまで寄る艦が3回のあとも残っているのは、{ $near-three-plain }です。そのあとも3回ごとに、同じ割合が残ります。59の100分の59、さらにその100分の59で、{ $near-plain }です。遠くからなら100分の85を3回で、{ $far-plain }です。
lesson-8-books-explain-2 = 近くまで寄って帰ったわずかな人は、ほかの人より何かがうまかったのではありません。命令もサイコロも同じでした。それでも、だれもが言えます。「わたしはいつも近くまで寄り、こうして生きている」と。
lesson-8-books-explain-3 = ほかの人は、違うことを言うでしょう。でも、もうだれも聞くことができません。
lesson-8-books-vary = 近くまで寄る人たちを、早く帰してみましょう。その艦長たちの3分の2より多くが生きているのは、何回の哨戒のあとですか？
lesson-8-books-varied = この中では2回のあとだけです。近くまで寄る人では{ $two-plain }です。そんなに早く帰してもらえた人は、いませんでした。
lesson-8-books-check-1 = 造船所が、帰ってきた艦の傷を全部しるします。艦首と艦尾に多く、司令塔には1つもありません。鋼を厚くするのはどこ？
lesson-8-books-check-1-works = 傷の多い艦首と艦尾
lesson-8-books-check-1-works-why = その傷を受けた艦は、帰ってきました。そこなら、撃たれてももつということです。
lesson-8-books-check-1-ask = 司令塔
lesson-8-books-check-1-ask-why = 弾が司令塔をよけるわけではありません。そこを撃たれた艦は、数の中にいないのです。本棚に、失われた艦長の本がないように。
lesson-8-books-check-1-lie = どこも同じ。しるしからは何もわからない。
lesson-8-books-check-1-lie-why = どこにしるしがないか、なぜないかを考えれば、多くのことがわかります。
lesson-8-books-more-1 = ルールブックの一覧にある10人は、みな多くの哨戒に出ました。多く出たから、名を残したのでしょうか？
lesson-8-books-more-1-skill = はい。経験のおかげ。
lesson-8-books-more-1-skill-why = 一覧にいるのは、それだけ沈めるまで生きた人だけです。10人のうち2人は、戦争の終わりを見ませんでした。
lesson-8-books-more-1-luck = 多く出るまで生きていた人でもある。
lesson-8-books-more-1-luck-why = 同じくらい優れた艦長が2回目の哨戒で失われ、だれも10人の中に数えません。
lesson-8-books-more-1-cheat = いいえ。ただの運だ。
lesson-8-books-more-1-cheat-why = みなが同じことをするこのステップでは、そうです。実際の戦争では腕も大事でした。一覧だけでは、見分けがつきません。
lesson-8-books-history-1 = ザルツヴェーデルとシュヴィーガーは、ルールブックの一覧の10人に入っています。2人とも、3か月のうちに海で亡くなりました。
lesson-8-books-history-2 = 実際の艦長は、みな違いました。ゲームでも、よい乗員、勲章、よく選んだ時刻で確率は変わります。運だけで何が起こるかを見るために、ここでは全員を同じにしました。

# Mission

lesson-8-mission-title = こんどはあなた：UB-55、1回の哨戒
lesson-8-mission-task = 1917年11月、イギリス海峡。護衛のついた汽船が見える。最後の魚雷は発射管の中、帰り道には機雷がある。近づけばよく沈み、遠ければ長く生きる。1隻を沈め、UB-55を連れて帰ること。
lesson-8-mission-goal = 1隻を沈めて帰る
lesson-8-mission-met = { $number }トンを沈め、UB-55はこんどは帰りました。1918年4月22日、この艦はドーヴァー海峡で機雷に触れて沈みます。生きて見つかった6人の1人が、ヴェニンガーでした。
lesson-8-mission-missed = { $number ->
    [0] 1隻も沈みませんでした。
   *[other] { $number }トンを沈めましたが、UB-55は帰れませんでした。
 }1918年4月、この艦はドーヴァー海峡で機雷に触れて沈みます。次は、どの命令を変えますか。
lesson-8-mission-word-1 = 船の下のボックス：損傷の点です。魚雷が当たって爆発すると、1つ以上に印がつきます。全部につくと、船は沈みます。
lesson-8-mission-word-2 = G6、C06：魚雷の種類です。G6はどの距離にも、C06は近距離と中距離にだけ届きます。一斉射は、艦首か艦尾の一方から撃ちます。
lesson-8-mission-word-3 = 接近中に発見される：近距離でだけ起こります。そのときは魚雷を撃てず、護衛艦がすぐに襲ってきます。
lesson-8-mission-word-4 = 護衛艦に発見される：攻撃のあと、護衛艦が探します。見つかると襲われ、また探されます。見つからなければ、追撃は終わりです。
lesson-8-mission-word-5 = 安全深度：絵の破線です。線より下では見つかりにくくなりますが、毎回、船体のボックスを1つ以上失います。
lesson-8-mission-word-6 = ボックス：地図で番号のついた、航路の区切りです。1つ入るたびに、出会うものをサイコロで決めます。帰り道では、機雷にも出会います。
