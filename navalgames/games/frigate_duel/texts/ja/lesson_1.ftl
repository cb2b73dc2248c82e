# エピソード1：ジャワとコンスティテューション、1812年12月29日
lesson-1-title = 速いほうの艦
lesson-1-blurb = ジャワのほうが速く、風上にいました。それなのに、なぜ敗れたのでしょう。
lesson-1-goal-1 = 風のどの側で、艦がどれだけ速いかを知る
lesson-1-goal-2 = サイコロ1個ずつの勝負で、よい位置がどれだけ効くかを計算する
lesson-1-goal-3 = 1を足すと確率がどれだけ変わるかを、数えて確かめる
lesson-1-summary-1 = ジャワは速く、風上にいて、それでも敗れました。よい場所が補えるのは、乗員に足りないものの一部だけです。
lesson-1-summary-2 = 風上の有利には代償があります。風上の艦は下から撃ち上げられ、帆柱をやられます。
lesson-1-summary-3 = 1を足す効き目は、いつも同じではありません。境目を越える出方を数えましょう。
lesson-1-exit = ジャワは速さも位置もまさっていたのに敗れました。海の外で、小さな腕の差が大きな有利に勝った例を1つ挙げてください。
lesson-1-home-1 = 次にゲームをするとき、ターンの前に、どちらが風上で、それが何の役に立つかを言ってみましょう。このターンなら、風上を手放しますか。
lesson-1-home-2 = いざというときに必要なことの練習を、最後に先延ばしにしたのはいつですか。
lesson-1-what-if = 先手の判定のルールが違っていたら？何が変わるかを見る
lesson-1-person-lambert = ランバート艦長
lesson-1-person-lambert-post = イギリスのフリゲート、ジャワ
lesson-1-person-bainbridge = ベインブリッジ代将
lesson-1-person-bainbridge-post = アメリカのフリゲート、コンスティテューション
lesson-1-ending-1 = ジャワは2時間以上戦い、帆柱をすべて失いました。死傷者はジャワ約150人、コンスティテューション34人です。ランバート艦長は傷がもとで亡くなり、残った艦は焼かれました。
lesson-1-ending-2 = ジャワの乗組員は経験が浅く、インドへ渡る人たちも乗っていました。敗れたのは乗組員のせいか、重いアメリカの砲のせいか。すぐに論争になり、今も意見が分かれます。
lesson-1-ending-3 = ゲームはサイコロ1個で艦を回します。本物の艦長は、回れるかどうかを前もって感じました。波も速さも、破れた帆も関係したからです。
lesson-1-more-1 = 全部の帆か、戦闘帆か。帆を減らすと、いちばん多くのマスを失うのはどの風のときですか。
lesson-1-more-2 = 続けて4回の上手回し。経験の浅い乗組員が3回以上成功する確率は、どのくらいでしょう。

# 1 敵に向かって
lesson-1-which-way-title = 敵に向かって
lesson-1-which-way-goal = 艦の速さがどこから来るかを見つけましょう。
lesson-1-which-way-hook = 1812年12月29日、ブラジル沖。イギリスとアメリカは戦争中です。イギリスのジャワから、ランバート艦長は、風の吹いていく先にアメリカのフリゲートを見つけます。ベインブリッジ代将のコンスティテューションです。
lesson-1-which-way-assumption-1 = 弱い風で、ジャワは帆を全部張っています。速さはすべてこの教材の提案です。ゲームのシートには書いてありません。
lesson-1-which-way-rule-1 = 艦首が風の来る方へ近いほど、遅くなります。風上へぎりぎりに向かうと、ジャワは1ターンに{ $close }マスです。真正面からの風では進めません。
lesson-1-which-way-rule-2 = 1マスは200ヤード、1ターンは10分です。
lesson-1-which-way-scene = 矢印は風で、北から南へ向かいます。ジャワが風上、コンスティテューションがその風下です。
lesson-1-which-way-act-task = あなたはジャワの舵を取っています。いちばん速いのは、どの針路でしょう。
lesson-1-which-way-act-before = 南へ：風は真後ろ
lesson-1-which-way-act-quarter = 南東へ：風は斜め後ろ
lesson-1-which-way-act-beam = 東へ：風は真横
lesson-1-which-way-act-told = いちばん速いのは、真後ろから押す風ではありません。ジャワのまわりの図を見てください。斜め後ろの風で、いちばん遠くまで届きます。
lesson-1-which-way-predict = その針路で、ジャワは1ターンに何マス進むでしょうか。
lesson-1-which-way-target = 1ターンのマス数
lesson-1-which-way-control = 帆柱と帆
lesson-1-which-way-set-0 = 無傷
lesson-1-which-way-set-1 = 4分の1を失う
lesson-1-which-way-set-2 = 4分の2を失う
lesson-1-which-way-set-3 = 4分の3を失う
lesson-1-which-way-right = いい読みです。予想は{ $guess }、正しくは{ $target }です。
lesson-1-which-way-low = 予想は{ $guess }、正しくは{ $target }です。速いフリゲートは、帆を全部張れば、弱い風でも約6ノットで走りました。
lesson-1-which-way-high = 予想は{ $guess }、正しくは{ $target }です。1マスは200ヤードです。10マスなら、10分で1海里近くになります。
lesson-1-which-way-explain-1 = 帆柱も帆も無傷のとき、真横の風なら{ $beam }マス、真後ろなら{ $before }マス、斜め後ろなら{ $quarter }マスです。斜め後ろの風では、帆どうしが風を奪い合いません。
lesson-1-which-way-explain-2 = 風下の相手にはすぐ届きます。濃い赤の部分は風の来る方で、ジャワはまったく進めません。そちらへ行くには、ジグザグに少しずつ上ります。
lesson-1-which-way-vary = 帆に当たる弾は、艦を遅くします。3マス遅くなるのは、帆柱と帆をどれだけ失ったときですか。
lesson-1-which-way-varied = 4分の2、つまり半分を失ったときです。いちばん速い針路でも、{ $quarter }マスが{ $hurt }マスになります。無傷のコンスティテューションは同じ針路で{ $enemy }マスなので、もうそちらが速い艦です。
lesson-1-which-way-check-1 = 真後ろの風がいちばん速くないのは、なぜですか。
lesson-1-which-way-check-1-behind = いや、風がまともに押すので最も速い
lesson-1-which-way-check-1-behind-why = 後ろの帆が前の帆の風をさえぎるので、全部の帆が働くわけではありません。図でも、そこは短くなっています。
lesson-1-which-way-check-1-all-sails = 斜め後ろの風は、全部の帆に届くから
lesson-1-which-way-check-1-all-sails-why = 真後ろからの風では、後ろの帆が前の帆への風をさえぎります。
lesson-1-which-way-check-1-waves = 用心して、帆を減らすから
lesson-1-which-way-check-1-waves-why = ここでは、どの向きでも帆を全部張っています。帆が受ける風のほうが減るのです。
lesson-1-which-way-check-2 = 一方の艦は「風上の有利」を持ち、好きなときに相手へ向かって走れます。どちらの艦ですか。
lesson-1-which-way-check-2-java = ジャワ
lesson-1-which-way-check-2-java-why = 風はジャワに先に届きます。下り坂は楽です。だから、どの艦長もこの位置を取りたがりました。
lesson-1-which-way-check-2-constitution = コンスティテューション
lesson-1-which-way-check-2-constitution-why = 風はジャワからこちらへ来ます。ジャワに近づくには、風に逆らってジグザグに上るしかありません。
lesson-1-which-way-more-1 = ジャワの針路を順に並べましょう。
lesson-1-which-way-more-1-first = 遅い
lesson-1-which-way-more-1-last = 速い
lesson-1-which-way-more-1-close = 風上へぎりぎり（詰め開き）
lesson-1-which-way-more-1-close-why = 風上へぎりぎりに向かうと、帆はほとんどふくらみません。いちばん遅い針路です。
lesson-1-which-way-more-1-beam = 真横の風
lesson-1-which-way-more-1-beam-why = 前からの風よりはよくても、押す力の一部は艦を傾けるだけです。
lesson-1-which-way-more-1-before = 真後ろの風
lesson-1-which-way-more-1-before-why = 真後ろもよい風ですが、帆どうしが風を奪い合います。
lesson-1-which-way-more-1-quarter = 斜め後ろの風
lesson-1-which-way-more-1-quarter-why = どの帆も働きます。いちばん速い針路です。
lesson-1-which-way-more-1-right = 風に対する向きで、艦の速さはこれだけ変わります。
lesson-1-which-way-history-1 = この日、ジャワはずっと速く走り、風上を保ったと、ルーズベルトは書いています。
lesson-1-which-way-history-2 = ゲームの風は3段階、針路は8つだけで、波も潮もありません。

# 2 先に動くのは？
lesson-1-gauge-title = 先に動くのは？
lesson-1-gauge-goal = よい位置と、よい乗組員を比べましょう。
lesson-1-gauge-since-before = あなたは風を真後ろに受けて走りました。ジャワが近づきます。
lesson-1-gauge-since-quarter = あなたはいちばん速い針路を選びました。ジャワがすべての帆をふくらませて近づきます。
lesson-1-gauge-since-beam = あなたは風上を保ちました。ジャワは敵の風上を走ります。
lesson-1-gauge-since-none = ジャワが風上から近づきます。
lesson-1-gauge-hook = 1812年12月29日、午後2時。あなたはジャワのランバート艦長です。ベインブリッジの乗組員は何か月も一緒に働いてきましたが、あなたの乗組員は乗ってまだ数週間です。先に動いた艦は、相手の艦首を横切れるかもしれません。
lesson-1-gauge-rule-1 = 両艦長がサイコロを1個ずつ振り、合計の大きいほうが先に動きます。
lesson-1-gauge-rule-2 = 訓練のよいコンスティテューションは1を足し、ジャワは1を引きます。相手の風上にいる艦は1を足します。
lesson-1-gauge-rule-3 = 同じ合計なら、前に先だったジャワのままです。
lesson-1-gauge-assumption-1 = だれが先に動くかを決めることはシートにあります。どう振るかは、この教材の提案です。
lesson-1-gauge-scene = 矢印は北からの風です。輪はあなたのジャワを示し、振ったあとは、先手を取った艦に付きます。
lesson-1-gauge-act-task = ジャワをどこへ進めて戦いますか。点線の艦が、その場所です。
lesson-1-gauge-act-up = 北側：風上はあなた
lesson-1-gauge-act-level = 敵の後ろ：風上はどちらでもない
lesson-1-gauge-act-below = 南側：風上は相手
lesson-1-gauge-act-told = コンスティテューションが先手を取るのは、あなたが風上で{ $up-often }、敵の後ろで{ $level-often }、風下で{ $below-often }。よい位置も、ジャワの乗組員の差の一部しか埋めません。それでもランバートは風上を守りました。
lesson-1-gauge-predict = その場所で戦うと、100ターンのうち、コンスティテューションに先手を取られるのは何回でしょうか。
lesson-1-gauge-target = コンスティテューションが先手を取る
lesson-1-gauge-outcome-true = コンスティテューションが先に動く
lesson-1-gauge-outcome-false = ジャワが先に動く
lesson-1-gauge-control = ジャワの乗組員
lesson-1-gauge-set--1 = 経験が浅い：1を引く
lesson-1-gauge-set-0 = 何も足さない
lesson-1-gauge-set-1 = よく訓練した：1を足す
lesson-1-gauge-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-gauge-low = 予想は{ $guess }、正しくは{ $target-plain }です。振る前から、乗組員だけでコンスティテューションが2つ先にいます。
lesson-1-gauge-high = 予想は{ $guess }、正しくは{ $target-plain }です。乗組員の差の2は有利なだけで、勝ちではありません。それより大きな目も出ますし、同じ合計ならあなたです。
lesson-1-gauge-explain-1 = 2個の出方は36通りです。風上なら、位置と経験の浅さが打ち消し合い、相手が1多いだけです。同じ合計はあなたのものなので、目が1大きければ足ります。あなたが15通り、相手が21通りです。
lesson-1-gauge-explain-2 = 敵の後ろなら、2大きい目が必要です。36通りのうち、ちょうど1大きい5通り（2対1から6対5まで）が相手に移り、あなたが10通り、相手が26通り。風下なら、ちょうど2大きい4通りも移り、6通りと30通りです。
lesson-1-gauge-vary = ジャワの場所はそのままで、乗組員をよくしましょう。先手を取られる回数が、経験の浅い乗組員のときより100ターンに20回以上減るのは、どの乗組員ですか。
lesson-1-gauge-varied = よく訓練した乗組員です。{ $order ->
    [below] あなたのいる風下で先手を取られるのは、{ $below-percent }から{ $below-drilled-percent }に減ります。これは、経験の浅い乗組員が風上にいたときと同じです。
    [level] あなたのいる敵の後ろで先手を取られるのは、{ $level-percent }から{ $level-drilled-percent }に減ります。風下なら{ $below-drilled-percent }で、経験の浅い乗組員が風上にいたときと同じです。
   *[other] 風上で先手を取られるのは、{ $up-percent }から{ $up-drilled-percent }に減ります。風下なら{ $below-drilled-percent }で、経験の浅い乗組員が風上にいたときと同じです。
 }訓練の2段が埋めるのは、場所の差2段だけです。
lesson-1-gauge-check-1 = 乗組員を取りかえたとしましょう。ジャワはよく訓練されて1を足し、コンスティテューションは1を引きます。風上もジャワです。それでもコンスティテューションが先手を取るのは100ターンのうち何回ですか。線の上に置きましょう。
lesson-1-gauge-check-1-mark-up = もとのまま
lesson-1-gauge-check-1-right = 振る前からジャワに3の差があります。コンスティテューションに残るのは、36通りのうち6対1、6対2、5対1の3通りだけです。
lesson-1-gauge-check-1-high = もっと少なくなります。不利なのは風だけではありません。乗組員が2段ずつ動きました。
lesson-1-gauge-check-1-low = まったくない、ではありません。6対1はまれですが、起こります。目で4の差がつけば、逆転です。
lesson-1-gauge-check-2 = 何も足さない乗組員の艦が、同じような艦の風下にいます。先手が多く取れるようになるのは、1を足す訓練と、敵から風上を奪うことの、どちらですか。
lesson-1-gauge-check-2-drill = 訓練。決めるのは場所でなく人
lesson-1-gauge-check-2-drill-why = 人が足すのは1だけで、敵の風上の1はそのまま残ります。
lesson-1-gauge-check-2-wind = 風上
lesson-1-gauge-check-2-wind-why = あなたは1を得て、敵は1を失います。風上を奪うと、差は2つ動きます。
lesson-1-gauge-check-2-same = 同じ。どちらも1だから
lesson-1-gauge-check-2-same-why = どちらも風上でなければ、そのとおりです。ここでは敵が風上なので、奪えばあなたが1を得て、敵は1を失います。
lesson-1-gauge-history-1 = 速くて風上にいたジャワは、何度もコンスティテューションの艦首や艦尾を横切ろうとしました。ベインブリッジは、そのたびに向きを変えてかわしました。
lesson-1-gauge-history-2 = 乗組員の差も風も1段と数えるのは、この教材が決めたことです。「もしも」で、ほかの数も試してください。

# 3 空を向く砲
lesson-1-heel-title = 空を向く砲
lesson-1-heel-goal = 風が砲に何をするかを見ましょう。
lesson-1-heel-since-up = あなたはジャワを風上に置きました。ランバートも同じです。ここで相手の艦に移ります。あなたは風下のベインブリッジです。
lesson-1-heel-since-level = ランバートのあなたは、ジャワを敵の後ろに置きました。実際のランバートは風上を守り、話はそこから続きます。ここで相手の艦に移ります。あなたは風下のベインブリッジです。
lesson-1-heel-since-below = ランバートのあなたは、ジャワを風下に置きました。実際のランバートは風上を守り、話はそこから続きます。ここで相手の艦に移ります。あなたは風下のベインブリッジです。
lesson-1-heel-since-none = ランバートは風上を守ります。ここで相手の艦に移ります。あなたは風下のベインブリッジです。
lesson-1-heel-hook = 1812年12月29日、2時半。並んで撃ち合います。風は両艦を同じ側へ傾けます。ジャワの砲は下の船体を見おろし、コンスティテューションの砲は見上げます。
lesson-1-heel-rule-1 = サイコロ3個の合計が弾の高さです。11以上は高く、帆柱と帆へ。10以下は低く、船体へ飛びます。
lesson-1-heel-rule-2 = 風上へ撃つと1を足し、風下へ撃つと1を引きます。
lesson-1-heel-assumption-1 = サイコロと1はシートのルールです。低い合計が船体というのは、この教材の読み方です。
lesson-1-heel-scene = { $set ->
    [windward] 色のついた所が、コンスティテューションの砲の撃てる所です。風上のジャワを撃ちます。
    [leeward] もし風上にいたら：コンスティテューションが風下のジャワを撃ちます。
   *[other] もし風を横切って並んでいたら：コンスティテューションは風に沿ってジャワを撃ちます。
 }
lesson-1-heel-predict = コンスティテューションが風上へ撃ちます。そのねらいでは、100回の斉射のうち、高く飛んでジャワの帆柱へ向かうのは何回でしょうか。
lesson-1-heel-target = 弾が高く飛ぶ（すべて数えて11以上）
lesson-1-heel-outcome-1 = 1（低い、船体へ）
lesson-1-heel-outcome-2 = 2（低い、船体へ）
lesson-1-heel-outcome-3 = 3（低い、船体へ）
lesson-1-heel-outcome-4 = 4（低い、船体へ）
lesson-1-heel-outcome-5 = 5（低い、船体へ）
lesson-1-heel-outcome-6 = 6（低い、船体へ）
lesson-1-heel-outcome-7 = 7（低い、船体へ）
lesson-1-heel-outcome-8 = 8（低い、船体へ）
lesson-1-heel-outcome-9 = 9（低い、船体へ）
lesson-1-heel-outcome-10 = 10（低い、船体へ）
lesson-1-heel-outcome-11 = 11（高い、帆柱へ）
lesson-1-heel-outcome-12 = 12（高い、帆柱へ）
lesson-1-heel-outcome-13 = 13（高い、帆柱へ）
lesson-1-heel-outcome-14 = 14（高い、帆柱へ）
lesson-1-heel-outcome-15 = 15（高い、帆柱へ）
lesson-1-heel-outcome-16 = 16（高い、帆柱へ）
lesson-1-heel-outcome-17 = 17（高い、帆柱へ）
lesson-1-heel-outcome-18 = 18（高い、帆柱へ）
lesson-1-heel-outcome-19 = 19（高い、帆柱へ）
lesson-1-heel-outcome-20 = 20（高い、帆柱へ）
lesson-1-heel-control = 撃つ向き
lesson-1-heel-set-windward = 風上へ
lesson-1-heel-set-no-effect = 風に沿って
lesson-1-heel-set-leeward = 風下へ
lesson-1-heel-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-heel-low = 予想は{ $guess }、正しくは{ $target-plain }です。{ $order ->
    [low] 訓練で引いた分を、風がまた足します。
   *[other] 風と訓練で、よく出る9と10が境目を越えます。
 }
lesson-1-heel-high = 予想は{ $guess }、正しくは{ $target-plain }です。{ $order ->
    [low] 風は弾を上げますが、訓練が同じだけ下げます。
   *[other] 8以下は船体のままです。
 }
lesson-1-heel-explain-1 = 3個の出方は6×6×6＝216通りです。3個とも裏返すと、1は6に、2は5に、3は4になり、10は11になります。だから、高い出方も低い出方も108通りずつです。
lesson-1-heel-explain-2 = { $order ->
    [low] 風が1を足し、訓練が1を引きます。差し引き0なので、216通りのうち108通りのままです：{ $low-plain }。
   *[other] 風が1、訓練も1を足すので、10は12に、9は11になり、どちらも高くなります。高い108通りに、10の27通りと9の25通りが加わります。108＋27＋25＝160、216通りのうち160通りで、{ $high-plain }です。
 }
lesson-1-heel-vary = 高く飛ぶ斉射がいちばん少ないのは、どちらへ撃つときですか。
lesson-1-heel-varied = ジャワのように、風下へ撃つときです。帆柱をねらって{ $down-high-plain }、船体をねらえば{ $down-low-plain }だけです。ジャワは船体に当て、自分は帆柱をやられます。風上の位置には代償があるのです。
lesson-1-heel-check-1 = 何も足さなければ、11以上は半分です。では、サイコロ3個を100回振ると、15以上は何回出るでしょうか。線の上に置きましょう。
lesson-1-heel-check-1-right = 15は10通り、16は6通り、17は3通り、18は1通り。216通りのうち20通りです。
lesson-1-heel-check-1-high = もっと少なくなります。高い合計の半分でも、出方は半分ではありません。端の合計は、出方がわずかです。
lesson-1-heel-check-1-low = もっと多くなります。15だけで10通り、16も6通りあります。
lesson-1-heel-check-2 = 修正で1を足します。11なら高い弾です。高く飛ぶ確率は、どれだけ上がりますか。
lesson-1-heel-check-2-sixth = 6分の1。1は目の6分の1だから
lesson-1-heel-check-2-sixth-why = 動くのは1つの面ではなく、1つの合計です。ここでは216通りのうち27通り、8分の1です。
lesson-1-heel-check-2-middle = ちょうど10が出る確率の分だけ
lesson-1-heel-check-2-middle-why = 1ずらすと、境目を越える合計は1つだけです。10が11になります。216通りのうち27通りです。
lesson-1-heel-check-2-same = 境目がどこでも同じだけ
lesson-1-heel-check-2-same-why = 境目が18なら、動くのは216通りのうち1通りです。真ん中なら27通りです。
lesson-1-heel-history-1 = コンスティテューションの弾は、ジャワの艦首から突き出た円材（ジブブームとバウスプリットの先）を折りました。艦を回すための帆を張る所です。
lesson-1-heel-history-2 = 実際の斉射は砲が多く、高くも低くも同時に当たりました。ゲームでは高さは1つです。
lesson-1-heel-act-task = ジャワはあなたより速い艦です。よく訓練した砲手に、どこをねらわせますか。
lesson-1-heel-act-high = 帆柱をねらい、足を止める
lesson-1-heel-act-low = 船体をねらい、打ち負かす
lesson-1-heel-act-told = 船体をねらっても、半分は高く飛びます。訓練で下げた分を、風がちょうど上げるからです。風上へ撃つ艦に向いた的は、帆柱だけです。
lesson-1-heel-rule-3 = よく訓練した砲手は、帆柱をねらうと1を足し、船体をねらうと1を引きます。{ $order ->
    [low] 船体をねらって風上へ撃てば、差し引き0です。3個の目の合計が6なら6のままで、低い弾です。
   *[other] 帆柱をねらって風上へ撃てば、2を足します。3個の目の合計が6なら8で、低い弾です。
 }
lesson-1-heel-check-1-mark-flat = 11以上

# 4 風の中で
lesson-1-in-irons-title = 風の向こうへ
lesson-1-in-irons-goal = 確率を上げるために、何を手放すかを決めましょう。
lesson-1-in-irons-since-before = 風を真後ろに受けて走ってきた、その帆が、今は海の中です。
lesson-1-in-irons-since-quarter = いちばん速く走ってきた、その帆が、今は海の中です。
lesson-1-in-irons-since-beam = 風上を保ってきた、その帆が、今は海の中です。
lesson-1-in-irons-since-none = ジャワの艦首の帆は、海の中です。
lesson-1-in-irons-hook = 1812年12月29日、3時ごろ。コンスティテューションがまた向きを変えます。追うには、ジャワの艦首を風の向こうへ回すしかありません。上手回しです。
lesson-1-in-irons-rule-1 = サイコロ1個で4以上なら回れます。ジャワのように経験の浅い乗組員は1を引きます。
lesson-1-in-irons-rule-2 = 帆に人を増やせば1を足します。
lesson-1-in-irons-rule-3 = 失敗すると、艦首を風に向けたまま動けなくなります。
lesson-1-in-irons-assumption-1 = この判定は教材の提案です。艦首の帆を失ったことは、数に入っていません。
lesson-1-in-irons-scene = ジャワは風上へぎりぎりに向いています。艦首が矢印の向こうへ回らなければなりません。
lesson-1-in-irons-act-task = 砲手は砲に必要で、帆にも手が要ります。どう命じますか。
lesson-1-in-irons-act-one = 砲手を砲に残す
lesson-1-in-irons-act-two = 帆に人を増やす
lesson-1-in-irons-act-told = 6面のうち、足りる面が1つ増えます。そのかわり、その人たちは弾を込められません。それでも、2回に1回は動けなくなります。
lesson-1-in-irons-predict = その命令で100回試したら、ジャワが風の向こうへ回れるのは何回でしょうか。
lesson-1-in-irons-target = ジャワが回れる
lesson-1-in-irons-outcome-0 = ジャワは風の中で動けない
lesson-1-in-irons-outcome-1 = 艦首が風を越えた
lesson-1-in-irons-control = 乗組員の訓練（−1は浅い、1はよい）
lesson-1-in-irons-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-in-irons-low = 予想は{ $guess }、正しくは{ $target-plain }です。修正のあとでも足りる面を数えましょう。
lesson-1-in-irons-high = 予想は{ $guess }、正しくは{ $target-plain }です。{ $order ->
    [two] 人を増やしても、経験の浅さを埋めるだけです。3ではまだ足りません。
   *[other] 経験が浅いと、4は3になります。
 }
lesson-1-in-irons-explain-1 = 人が少ないと1を引くので、足りるのは5と6だけです。6面のうち2面、{ $one-plain }です。
lesson-1-in-irons-explain-2 = 人を増やすと、その1が戻ります。4、5、6で、6面のうち3面、{ $two-plain }です。
lesson-1-in-irons-vary = 失敗が今の半分より多くならないのは、どの訓練のときですか。
lesson-1-in-irons-varied = 訓練がよいときです。人も足りれば{ $drilled-plain }、2で足りるからです。戦いの日に、訓練を命じられる艦長はいません。
lesson-1-in-irons-check-1 = ジャワは風の中で動けません。あなたがベインブリッジなら、コンスティテューションをどこへ進めますか。
lesson-1-in-irons-check-1-stern = 艦尾を横切る
lesson-1-in-irons-check-1-stern-why = こちらの片舷全部が、相手の端から端までを見通します。撃ち返せる砲はほとんどありません。ベインブリッジもそうしました。
lesson-1-in-irons-check-1-astern = 真後ろに、同じ向きで
lesson-1-in-irons-check-1-astern-why = マスはよいのですが、艦首が相手を向いています。砲は両側に並んでいるので、相手のわきを見ています。
lesson-1-in-irons-check-1-beside = 横に並ぶ
lesson-1-in-irons-check-1-beside-why = 近いのですが、相手の片舷の砲にも、いちばん近い場所です。
lesson-1-in-irons-check-2 = 人を増やすと、2回に1回は回れます。続けて2回の上手回しが必要です。2回とも成功する確率は？
lesson-1-in-irons-check-2-same = 1回と同じ。乗組員は同じだから
lesson-1-in-irons-check-2-same-why = 2回目も振り直します。2つ目の危険です。
lesson-1-in-irons-check-2-product = 半分の、そのまた半分
lesson-1-in-irons-check-2-product-why = 2回のサイコロは、互いに関係しません。{ $both-plain }です。
lesson-1-in-irons-check-2-less = 確実。半分と半分で1になるから
lesson-1-in-irons-check-2-less-why = 足していくと、3回目は確実より確実になってしまいます。
lesson-1-in-irons-more-1 = 上手回しが2回必要です。帆に出した人は、砲にはいません。どう命じますか。
lesson-1-in-irons-more-1-guns = 砲手を砲に残す
lesson-1-in-irons-more-1-guns-why = 砲は撃ち続けられます。2回とも回れたら、幸運です。
lesson-1-in-irons-more-1-sails = 帆に人を増やす
lesson-1-in-irons-more-1-sails-why = 2回とも回れるかもしれません。それまでは敵に撃たれ、ほとんど撃ち返せません。
lesson-1-in-irons-more-1-column-both = 2回とも成功
lesson-1-in-irons-more-1-column-some = 1回以上成功
lesson-1-in-irons-history-1 = 艦首の帆を失ったジャワは、風の中で動けなくなりました。コンスティテューションは先に回り、艦尾へ片舷の全砲を撃ち込みました。
lesson-1-in-irons-history-2 = ゲームでは、破れた帆は艦を遅くしますが、回りにくくはしません。

# Mission
lesson-1-mission-title = こんどはあなた：速いほうの艦で
lesson-1-mission-task = 1812年12月29日、ブラジル沖。あなたはジャワのランバートです。艦はコンスティテューションより速く、風上にいます。そこから撃てば、弾は低く、敵の船体へ飛びます。ただし、艦が回れば砲の向きも変わり、経験の浅い乗組員の再装填には半ターン以上かかります。撃つなら、よく効くときです。目標につながる命令は2つ、近くで片舷を敵に向ける針路と、そこから船体をねらう射撃です。このターンに船体を2ボックス以上壊してください。
lesson-1-mission-goal = コンスティテューションの船体を2ボックス壊す
lesson-1-mission-word-1 = B側：あなたのジャワです。艦にも、表の行にも、艦のカードにもBと書いてあります。
lesson-1-mission-word-2 = マーク：艦が動けるインパルス（ターンを分けた一コマ）です。表に黒い丸で示します。白い丸は、向きだけ変えられます。
lesson-1-mission-word-3 = 左舷・右舷：前を向いて左と右です。片舷の砲は、その側にしか撃てません。
lesson-1-mission-word-4 = 下手回し：風下へ大きく回ります。裏帆で止まる：次のマークまで、その場を動きません。
lesson-1-mission-word-5 = 残るヒット：当たりのうち、距離で消されずに残る数です。近いほど多く残ります。
lesson-1-mission-word-6 = 艦首砲：前へ撃つ小さな砲です。壊せるのはリギングだけで、船体は壊せません。
lesson-1-mission-met = コンスティテューションの船体を{ $number }ボックス壊しました。1812年12月29日のジャワは2時間以上戦い、帆柱をすべて失いました。
lesson-1-mission-missed = { $number ->
    [0] コンスティテューションの船体は無傷です。めざしたのは2ボックスでした。
   *[other] 壊した船体は1ボックスで、あと1つでした。
 }1812年12月29日のジャワも、速さと風上を生かせずに敗れました。次は、どこから撃ちますか。
