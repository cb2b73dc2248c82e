# エピソード2：消えた巡洋艦
lesson-2-title = 消えた巡洋艦
lesson-2-blurb = 1914年の秋。カールスルーエは大西洋で次々に船を取り、ある日から、だれもうわさを聞かなくなりました。
lesson-2-goal-1 = 目に2を足すことの値打ちを、相手の船ごとに見分ける
lesson-2-goal-2 = 1回の命中が、次をどう変えるかを見る
lesson-2-goal-3 = 推測の上に立つ数を判断する
lesson-2-summary-1 = 1回の命中は次の準備になります。一度当たった船は、ずっと沈みやすくなります。
lesson-2-summary-2 = 「2を足す」は、境目をこえるところでは大きな得で、最高の目でも届かないところでは何にもなりません。
lesson-2-summary-3 = 正確な確率も、推測の上に立つことがあります。それを言い、どれだけ響くかを見ましょう。
lesson-2-exit = どこにもすきのない計画が、だれも考えなかったことで失敗したのは、どんなときですか？
lesson-2-home-1 = 次にゲームをするとき、2を足すカードを出す前に、100回のうち何回変わるかを言ってみましょう。
lesson-2-home-2 = イギリスは、もうない艦を何か月も探しました。同じことを知っていたら、あなたは何を変えましたか？
lesson-2-what-if = 損傷が重なるきまりだったら？何が変わるかを見る
lesson-2-person-koehler = ケーラー艦長
lesson-2-person-koehler-post = 巡洋艦カールスルーエ、ブラジル沖
lesson-2-person-stoddart = ストッダート提督
lesson-2-person-stoddart-post = ブラジル沖のイギリス戦隊
lesson-2-ending-1 = 1914年11月4日、静かな海で爆発がカールスルーエを引き裂き、ケーラーと260人あまりが亡くなりました。補給船リオ・ネグロは、だれにも見られずに生存者を連れ帰りました。
lesson-2-ending-2 = 貿易をどれだけ傷つけたかは意見が分かれています。16隻ですが、その1隻ごとに代わりと保険と護衛が必要でした。
lesson-2-ending-3 = ゲームでは、だれも攻撃しない艦は沈みません。戦争でよくある不意の出来事、事故や火事や霧は、サイコロの面にありません。
lesson-2-more-1 = 夜の探照灯は3を足します。1を引かれる暗さに見合うでしょうか？
lesson-2-more-2 = もっと遅いライプツィヒなら、同じ狩りの中でどれだけもったでしょうか？

# 1
lesson-2-surprise-title = 奇襲をどこに使うか
lesson-2-surprise-goal = 2を足すことの値打ちを見ましょう。
lesson-2-surprise-hook = 1914年9月22日、ブラジル沖。あなたは、ドイツの海外巡洋艦でいちばん速いカールスルーエのケーラー艦長です。航路のわきにひそみ、1隻だけ奇襲できます。届くのは2隻です。
lesson-2-surprise-rule-1 = カールスルーエは10面、8面、6面を振り、奇襲で2を足します。数えるのは最大の目です。
lesson-2-surprise-rule-2 = リオ・イグアスは6面1個、客船ヴァンダイクは10面1個です。
lesson-2-surprise-rule-3 = 2倍以上で沈没です。9に2を足して11、5に対して足ります。
lesson-2-surprise-assumption-1 = だれも応じません。
lesson-2-surprise-scene = 黄色いわくがカールスルーエと「奇襲」のカード。2隻の汽船は相手のもので、沈めればあなたのものになります。
lesson-2-surprise-act-task = 2隻のどちらに奇襲を使いますか？
lesson-2-surprise-act-small = リオ・イグアス：貨物船、5点
lesson-2-surprise-act-large = ヴァンダイク：客船、9点
lesson-2-surprise-act-told = 奇襲で沈むのは、小さい船が{ $small-often }、客船が{ $large-often }。確かなほうは5点、もう一方は9点です。
lesson-2-surprise-predict = こうして100回攻撃すると、目標が沈むのは何回でしょうか？
lesson-2-surprise-target = 目標が沈む
lesson-2-surprise-control = 奇襲
lesson-2-surprise-set-true = はい
lesson-2-surprise-set-false = いいえ
lesson-2-surprise-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-surprise-low = 予想は{ $guess }、正しくは{ $target-plain }です。3個に2を足せば、高く届きます。
lesson-2-surprise-high = 予想は{ $guess }、正しくは{ $target-plain }です。相手の目が大きいと、2倍は大変です。
lesson-2-surprise-explain-1 = リオ・イグアスの目は6までです。10に2を足せばいつも足り、8に2を足せば5まで足ります。これで{ $small-plain }です。
lesson-2-surprise-explain-2 = ヴァンダイクは7から10も出せます。14以上が必要で、最高でも12ではどうにもなりません。10面のうち4面は安全です。これで{ $large-plain }です。
lesson-2-surprise-explain-3 = だから、2が役立つのは境目をこえるところだけです。安全な面に対しては、むだになります。
lesson-2-surprise-vary = 奇襲なしで攻撃しましょう。どれだけの値打ちでしたか？
lesson-2-surprise-varied = なしでは、沈むのはリオ・イグアスが{ $small-plain-guns-often }、ヴァンダイクが{ $large-plain-guns-often }です。
lesson-2-surprise-check-1 = カールスルーエの最大の目は8です。奇襲の2が命中を沈没に変えるのは、相手の目がいくつのときですか？
lesson-2-surprise-check-1-same = 5のときも7のときも
lesson-2-surprise-check-1-same-why = 8と2で10です。7に対しては大きいだけで、沈めるには14が必要です。
lesson-2-surprise-check-1-depends = 5のときだけ
lesson-2-surprise-check-1-depends-why = 8は5の2倍ではありませんが、10は2倍です。ここで、2が境目をこえます。
lesson-2-surprise-check-1-large = 7のときだけ。そこでこそ必要だから
lesson-2-surprise-check-1-large-why = 必要なことと、助かることは違います。7に対しては、10でも大きいだけです。
lesson-2-surprise-check-2 = 別の日、同じ2隻と同じカードです。何を命じますか？
lesson-2-surprise-check-2-small = リオ・イグアスを奇襲
lesson-2-surprise-check-2-small-why = いちばん確かな5点です。豊かな船は去り、沿岸に知らせます。
lesson-2-surprise-check-2-large = ヴァンダイクを奇襲
lesson-2-surprise-check-2-large-why = 5回におよそ2回、9点です。たいていはカードを使って、それより少なく終わります。
lesson-2-surprise-check-2-keep = カードを残してヴァンダイクへ
lesson-2-surprise-check-2-keep-why = 今日の機会は小さくなり、カードはもっとよい日のために残ります。その日が来れば。
lesson-2-surprise-check-2-column-sunk = 沈む
lesson-2-surprise-check-2-column-off = 無傷で逃れる
lesson-2-surprise-history-1 = カールスルーエは9月22日にリオ・イグアスを取り、乗員を供の船に移して沈めました。10週間で16隻を取り、傷ついた人はほとんどいませんでした。
lesson-2-surprise-history-2 = ケーラーの奇襲とは、とらえた石炭船を広く並べて海を探させることでした。ゲームではそれがカードです。

# 2
lesson-2-again-title = 昼に襲うか、夜に襲うか
lesson-2-again-goal = 暗さの値打ちと、1回の命中の働きを見ましょう。
lesson-2-again-act-task = 相手は、夜には逃げられません。いつ攻撃しますか？
lesson-2-again-act-day = 昼に攻撃
lesson-2-again-act-night = 夜に攻撃
lesson-2-again-act-told = 沈むのは、昼は{ $day-often }、夜は{ $night-often }です。暗さは、あなたの目から1を引き、相手からカードを取り上げます。弱い目のほうが、よく沈めるのです。
lesson-2-again-rule-3 = 夜は、あなたの目から1を引きます。昼は「コンタクト喪失」で逃げるかもしれません。10面と4面対10面です。
lesson-2-again-since-small = あなたは小さい船に奇襲を使いました。今度は客船が来ます。
lesson-2-again-since-large = あなたはヴァンダイクに奇襲を使いました。史実で出会うのは、その1か月後です。
lesson-2-again-since-none = 航海でいちばん大きい船が来ます。
lesson-2-again-carried = これは、あなた自身の続きです。{ $own-target_damaged ->
    [true] ヴァンダイクは、あなたの奇襲で損傷したままです。
   *[other] ヴァンダイクは無傷で、もう1隻は、あなたのサイコロが残したままです。
 }
lesson-2-again-hook = 1914年10月26日。客船ヴァンダイク、最後の獲物です。
lesson-2-again-rule-1 = 最大の目が相手を上回れば損傷、2倍以上で沈没です。
lesson-2-again-rule-2 = 損傷した船は2を引きます。2度目の損傷は働きません。
lesson-2-again-assumption-1 = ほかのカードでは応じません。
lesson-2-again-scene = 黄色いわくが、あなたのカールスルーエとヴァンダイク。{ $own-target_damaged ->
    [true] 命中の印がついています。
   *[other] 損傷だけなら印がつきます。
 }
lesson-2-again-predict = 1回の攻撃で沈むのは、どのくらいでしょうか？
lesson-2-again-option-seldom = 100回のうち25回未満
lesson-2-again-option-third = 25回から39回
lesson-2-again-option-half = 40回から59回
lesson-2-again-option-most = 60回以上
lesson-2-again-target = ヴァンダイクが沈む
lesson-2-again-control = ヴァンダイクがもう損傷している
lesson-2-again-set-true = はい
lesson-2-again-set-false = いいえ
lesson-2-again-right = いい読みです：{ $target-plain }。
lesson-2-again-low = もっと多く、{ $target-plain }です。ヴァンダイクの1個は、よく小さい目になります。
lesson-2-again-high = もっと少なく、{ $target-plain }です。10面を振る船に2倍を出すのは大変です。
lesson-2-again-explain-1 = { $order ->
    [night] 夜は逃げる道がありません。でも、あなたの10は9と数えます。
   *[other] 相手はまず逃げようとし、{ $away-often }成功します。砲で決まるのは、失敗したときだけです。
 }
lesson-2-again-explain-2 = { $own-target_damaged ->
    [true] { $order ->
        [night] 損傷した船は目から2を引きます。6は4と数え、9なら足ります。10の面のうち、沈められるのは6つです。合わせて{ $sunk-plain }です。
       *[other] 損傷した船は目から2を引きます。7は5と数え、10はその2倍です。10の面のうち、沈められるのは7つです。合わせて{ $sunk-plain }です。
    }
   *[other] { $order ->
        [night] 9で足りるのは4までで、5には届きません。10の面のうち、沈められるのは4つだけです。合わせて{ $sunk-plain }です。
       *[other] 10は5の2倍です。10の面のうち、沈められるのは5つです。合わせて{ $sunk-plain }です。
    }
 }
lesson-2-again-vary = { $own-target_damaged ->
    [true] 奇襲が外れ、ヴァンダイクが無傷だったとしましょう。あの1回の命中で何が変わりましたか？
   *[other] 損傷したヴァンダイクにもどりましょう。1回の命中で何が変わりましたか？
 }
lesson-2-again-varied = { $own-target_damaged ->
    [true] 無傷なら、昼は{ $day-whole-often }、夜は{ $night-whole-often }です。あなたの1回の命中が、およそ2倍沈みやすくしました。
   *[other] 今度は、昼は{ $day-hurt-often }、夜は{ $night-hurt-often }です。1回の命中で、およそ2倍沈みやすくなります。
 }
lesson-2-again-check-1 = 昼、損傷したヴァンダイクは逃げられませんでした。目は7、カールスルーエの最大が10です。どうなりますか？
lesson-2-again-check-1-seven = 沈まない。10は7の2倍ではない。
lesson-2-again-check-1-seven-why = 無傷ならそのとおりです。損傷していれば、7は5と数えます。
lesson-2-again-check-1-second-hit = 沈む。2回目の命中だから。
lesson-2-again-check-1-second-hit-why = それだけでは沈みません。カールスルーエが9なら助かります。いつでも2倍が必要です。
lesson-2-again-check-1-five = 沈む。7は5と数えるから。
lesson-2-again-check-1-five-why = 10はちょうど5の2倍です。1回目の命中が、境目を動かしました。
lesson-2-again-history-1 = ケーラーは乗客を大切にあつかい、とらえた別の船で上陸させ、ヴァンダイクを沈めました。ほかの獲物の名が新聞にのったのは、そのあとです。
lesson-2-again-history-2 = 砲のない客船は、巡洋艦を撃退しません。ゲームのサイコロは、速さと見張りと運を表します。

# 3
lesson-2-hunters-title = 見つかったらどうなるか
lesson-2-hunters-goal = 推測の上に立つ確率を判断しましょう。
lesson-2-hunters-hook = 1914年11月。一度、追う側の目で見てみましょう。あなたはストッダート提督です。2隻のドイツ艦が海を荒らしていますが、巡洋艦は1隻を探すのがやっとです。
lesson-2-hunters-rule-1 = 戦隊は10面と8面。カールスルーエは10面と8面、クローンプリンツ・ヴィルヘルムは10面と4面で応じ、大きいほうを数えます。
lesson-2-hunters-rule-2 = 大きければ損傷、2倍以上で沈没。引き分けは何も起こりません。
lesson-2-hunters-assumption-1 = サイコロはどれも、砲と装甲と速力から私たちが推定したものです。
lesson-2-hunters-scene = ストッダートの側の盤です。わくで囲んだ2隻は相手の艦で、沈めればあなたのものになります。
lesson-2-hunters-predict = こうして20回出会います。それぞれ何回起こるでしょうか？
lesson-2-hunters-target = 艦が無傷で逃れる
lesson-2-hunters-control = 戦隊のサイコロ
lesson-2-hunters-set-d10-d8 = 10面と8面
lesson-2-hunters-set-d10-d6 = 10面と6面
lesson-2-hunters-set-d10 = 10面
lesson-2-hunters-set-d8 = 8面
lesson-2-hunters-right = 本当の形にとても近いです。無傷は{ $target }です。
lesson-2-hunters-low = 「効果なし」が少なすぎます。{ $target }です。艦にも10面があり、引き分けは艦のものです。
lesson-2-hunters-high = 「効果なし」が多すぎます。{ $target }です。2回に1回くらいは当たります。
lesson-2-hunters-shape = 「効果なし」はだいたい合っています（{ $target }）。損傷は{ $damaged-plain }、沈没は{ $sunk-plain }です。
lesson-2-hunters-explain-1 = カールスルーエのサイコロは戦隊と同じです。大きくなるのは同じ回数で、引き分けは艦のもの。無傷は{ $cruiser-often }です。
lesson-2-hunters-explain-2 = クローンプリンツ・ヴィルヘルムの2個目は4面しかありません。無傷は{ $liner-often }です。
lesson-2-hunters-explain-3 = 沈めるには2倍が必要で、よいサイコロが2個あればまれ、1個ならそれほどまれではありません。
lesson-2-hunters-vary = 戦隊のサイコロは、ほとんどが推定です。強すぎたとしましょう。どちらを追っても3回に2回より多く逃れるようになるまで、弱くしてください。
lesson-2-hunters-varied = 8面1個なら、無傷で逃れるのはカールスルーエが{ $cruiser-weak-often }、クローンプリンツ・ヴィルヘルムが{ $liner-weak-often }です。1つの推測で、これだけ違います。
lesson-2-hunters-check-1 = 画面は確率を小数第1位まで示します。どう読めばよいですか？
lesson-2-hunters-check-1-true = 千分の1まで本当だと読む。
lesson-2-hunters-check-1-true-why = 計算は正確ですが、入れたものは正確ではありません。サイコロは推測です。
lesson-2-hunters-check-1-useless = 推測なので、役に立たないと読む。
lesson-2-hunters-check-1-useless-why = 推測にはきまりがあり、まともな推測なら、どれも5分の2から5分の4の間になります。
lesson-2-hunters-check-1-both = このサイコロなら正確、艦については大まか。
lesson-2-hunters-check-1-both-why = 何を知り、何を仮定したかを言い、答えがどれだけ動くかを示します。
lesson-2-hunters-check-2 = 損傷したカールスルーエがまた見つかり、目から2を引かれます。100回のうち何回沈みますか？
lesson-2-hunters-check-2-right = 前の2倍より多くなります。次のステップのために覚えておきましょう。
lesson-2-hunters-check-2-high = まだ2個のサイコロがあり、引き分けなら助かります。8以上なら、2倍は出ません。
lesson-2-hunters-check-2-low = 7は5に、5は3になります。2倍に届く目が、ずっと増えます。
lesson-2-hunters-check-2-mark-cruiser-sunk = 無傷なら
lesson-2-hunters-more-1 = 私たちのきまりは、サイコロがわかっている3隻で正しい答えを出します。カールスルーエでも正しいと証明されますか？
lesson-2-hunters-more-1-more = はい。3隻とも合うから。
lesson-2-hunters-more-1-more-why = きまりは、その3隻に合わせて作りました。試すには、合わせていない船が必要です。
lesson-2-hunters-more-1-fits = いいえ。合うように作ったから。
lesson-2-hunters-more-1-fits-why = それでもいちばんよい推測かもしれません。ただ、証拠と呼んではいけません。
lesson-2-hunters-more-1-nothing = いいえ。3例では何も言えない。
lesson-2-hunters-more-1-nothing-why = きまりを合わせて作っていなければ、3例でも言えることはあります。
lesson-2-hunters-history-1 = 西インド諸島からアフリカの岸まで、艦が捜索に出ました。28ノットのカールスルーエは、追う艦のほとんどより速かったのです。
lesson-2-hunters-history-2 = 本物の狩人は、石炭と無線とうわさも考えねばなりませんでした。ゲームでは、手のカードがどの艦も見つけます。
lesson-2-hunters-act-task = どちらを追いますか？カードの数字が点数、サイコロが守りです。
lesson-2-hunters-act-karlsruhe = カールスルーエ：20点。強くて速い
lesson-2-hunters-act-liner = クローンプリンツ・ヴィルヘルム：13点。2個目が弱い
lesson-2-hunters-act-beside = 艦が沈む
lesson-2-hunters-act-told = 沈むのは、カールスルーエが{ $cruiser-sunk-often }、クローンプリンツ・ヴィルヘルムが{ $liner-sunk-often }。点は少なくても2倍近く沈むので、平均ではこちらのほうが得です。

# 4
lesson-2-luck-title = 幸運はいつまで続くか
lesson-2-luck-goal = 1隻の艦を、いくつもの危険の中でたどりましょう。
lesson-2-luck-since-small = またケーラーになります。小さい船と奇襲で、あなたは記録を伸ばしました。いつまで続くでしょうか？
lesson-2-luck-since-large = またケーラーになります。あなたはいちばん豊かな船をねらいました。いつまで続くでしょうか？
lesson-2-luck-since-none = またケーラーになります。10週間で16隻。いつまで続くでしょうか？
lesson-2-luck-hook = 1914年11月4日。目の前は、豊かな港バルバドスです。海は静かで、だれも見えません。もしイギリスの艦に3回、次々に見つかったとしたら？
lesson-2-luck-rule-1 = あなたは10面と8面です。バルバドスの近くでは戦隊が10面と8面、沖では巡洋艦が10面1個を振ります。大きければ損傷、2倍以上で沈没です。
lesson-2-luck-rule-2 = 損傷は残り、目から2を引きます。重なりはしません。
lesson-2-luck-assumption-1 = 出会いの間に修理はできません。
lesson-2-luck-assumption-2 = どこにだれがいるかは、このステップのための仮定です。
lesson-2-luck-act-task = どちらへ向かいますか？
lesson-2-luck-act-told = 3回の出会いで沈むのは、戦隊なら{ $coast-often }、1隻の巡洋艦なら{ $open-often }。相手のサイコロが1個減れば助けになりますが、安全にはなりません。
lesson-2-luck-act-coast = 戦隊の集まるバルバドスへ
lesson-2-luck-act-open = 巡洋艦が1隻ずつ探す沖へ
lesson-2-luck-scene = 黄色いわくが、まだ無傷のカールスルーエ。出会いのあとの姿が示されます。
lesson-2-luck-predict = こうした航海100回のうち、遅くとも3回目までに沈むのは何回でしょうか？
lesson-2-luck-target = カールスルーエが沈む
lesson-2-luck-control = 出会い
lesson-2-luck-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-luck-low = 予想は{ $guess }、正しくは{ $target-plain }です。一度当たった艦は、次にはずっと沈みやすくなります。
lesson-2-luck-high = 予想は{ $guess }、正しくは{ $target-plain }です。最初の出会いの半分以上は、無傷で終わります。
lesson-2-luck-explain-1 = 1回なら{ $one-often }、2回なら{ $two-often }で沈みます。2回目は、1回目より多くを加えます。
lesson-2-luck-explain-2 = もう損傷している艦があるからです。目から2を引かれ、2倍に届きやすくなります。
lesson-2-luck-explain-3 = 3回とも無傷なのも、めったにありません。{ $whole-plain }です。
lesson-2-luck-vary = どちらへ向かっても沈むほうが多くなるのは、何回出会うときからですか？
lesson-2-luck-varied = 4回からです。バルバドスの近くで{ $four-often }、沖で{ $open-four-often }。大胆な航海は、出会いの数との競走です。
lesson-2-luck-check-1 = 1回の出会いで沈むのは{ $one-often }です。3回では？
lesson-2-luck-check-1-three = ちょうど3倍
lesson-2-luck-check-1-three-why = 何も残らないなら、それに近いでしょう。でも損傷は残ります。
lesson-2-luck-check-1-worse = 3倍よりもっと多い
lesson-2-luck-check-1-worse-why = 沈まない命中が、次の出会いの準備になるからです。
lesson-2-luck-check-1-same = 増えない。いつも同じ艦だから
lesson-2-luck-check-1-same-why = 同じではありません。一度当たれば、航海の終わりまで目から2を引かれます。
lesson-2-luck-check-2 = 4回とも無傷でした。5回目は？
lesson-2-luck-check-2-due = 今度こそつかまる。
lesson-2-luck-check-2-due-why = 無傷の艦のサイコロは、初日と同じです。
lesson-2-luck-check-2-same = 1回目と同じ確率。
lesson-2-luck-check-2-same-why = 残らないものは数えません。残るのは損傷だけです。
lesson-2-luck-check-2-luck = 小さくなる。運が続いているから。
lesson-2-luck-check-2-luck-why = 運は艦にたまりません。5回目のサイコロは、1回目と同じです。
lesson-2-luck-more-1 = 順番に並べましょう。
lesson-2-luck-more-1-first = めったにない
lesson-2-luck-more-1-last = いちばん多い
lesson-2-luck-more-1-one = 1回目で沈む
lesson-2-luck-more-1-one-why = いちばんめったにないものが先頭です。よいサイコロに、いきなり2倍が必要です。
lesson-2-luck-more-1-whole = 3回とも無傷
lesson-2-luck-more-1-whole-why = 半分より少し多い数を3回かけると、5分の1より少なく、8分の1より多くなります。
lesson-2-luck-more-1-two = 2回目までに沈む
lesson-2-luck-more-1-two-why = 機会が2回あり、1回目の損傷が2回目を助けます。
lesson-2-luck-more-1-right = 危険は、幸運が続くより早く積み重なります。
lesson-2-luck-history-1 = その夕方、甲板で楽隊が演奏しているとき、艦の前部が爆発しました。原因はわかりませんでした。イギリス海軍本部は1915年3月まで探し続けました。
lesson-2-luck-history-2 = 3回の出会いは私たちの作ったものです。はじめの数日のあと、どの軍艦も見つけませんでした。

# Mission

lesson-2-mission-title = こんどはあなた：カールスルーエの1日
lesson-2-mission-task = 1914年9月22日、ブラジル沖。カールスルーエと手札6枚で1ターン戦う。横向きに置いたカードで、1隻を攻撃できる。「奇襲」は2を足す。相手のサイコロを見よう。2はどこで大きくものを言うか。1隻を手に入れること。
lesson-2-mission-goal = このターンに1隻を手に入れる
lesson-2-mission-word-1 = 艦やカードの4、6、8、10：その数の面があるサイコロです。すべて振り、いちばん大きい目だけを使います。
lesson-2-mission-word-2 = 攻撃と防御：攻撃が大きければ損傷、2倍以上なら沈没です。損傷した艦船は、防御から2を引きます。
lesson-2-mission-word-3 = カールスルーエに横向き：どのカードでも、カールスルーエ自身のサイコロで、1ターンに1度、商船を攻撃します。「夜間 −1」なら1を引きます。
lesson-2-mission-word-4 = 部隊の前に横向き：イギリス軍が、カードの「迎撃」のサイコロで、相手のドイツ艦を攻撃します。
lesson-2-mission-word-5 = 奇襲：縦向きに出しておき、攻撃のときに加えます。攻撃に2を足します。
lesson-2-mission-word-6 = 1隻を手に入れる：沈めると得点パイルに入ります。「切り込み隊」で捕らえた船は、まだ得点パイルに入りません。
lesson-2-mission-met = 手に入れた船は{ $number }隻。カールスルーエは10週間で16隻を捕らえ、だれにも捕まりませんでした。1914年11月4日、静かな海で、爆発が艦を引き裂きました。
lesson-2-mission-missed = こんどは1隻もありません。カールスルーエは10週間で16隻を捕らえましたが、静かな海で、爆発が艦を引き裂きました。次は、どのカードの使い方を変えますか。
