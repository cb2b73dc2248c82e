# エピソード5：シャノンとチェサピーク、1813年6月1日
lesson-5-title = 15分間の戦い
lesson-5-blurb = 2隻をつなぎ、飛び移れば、数分で終わります。人と人の戦いに勝つのは、どちらでしょう。
lesson-5-goal-1 = 修正によって「ありえない」になるときを知る
lesson-5-goal-2 = 人員の分け方を全部比べて、いちばんよいものを見つける
lesson-5-goal-3 = 「もしも」に言えることと、言えないことを知る
lesson-5-summary-1 = こちらが集まる間に、相手も集まります。守る1人は2人分です。命中を止め、そのうえ本人も倒さなければなりません。
lesson-5-summary-2 = 助ける人がいちばん役立つのは、あと少しで届く人がいるときです。
lesson-5-summary-3 = サイコロ1個では、わずかな修正が大きく効きます。よいほうにも、悪いほうにも。
lesson-5-exit = グループに、働く人と、その手助けをする人がいます。助ける人が多すぎるのは、どんなときですか。いちばんよい人数を、どう見つけますか。
lesson-5-home-1 = 次にゲームをするとき、斬り込む前に、自分と敵の人員を数えましょう。何点多ければ、思いきれますか。
lesson-5-home-2 = あと少しで届くというときに、だれかに助けられたことはありますか。
lesson-5-what-if = 接舷や白兵戦のルールが違っていたら？何が変わるかを見る
lesson-5-person-broke = ブローク艦長
lesson-5-person-broke-post = イギリスのフリゲート、シャノン
lesson-5-person-lawrence = ローレンス艦長
lesson-5-person-lawrence-post = アメリカのフリゲート、チェサピーク
lesson-5-ending-1 = 最初の1発から終わりまで、15分でした。死傷者はシャノンが330人のうち83人、チェサピークが379人のうち約146人です。ローレンスは傷がもとで亡くなりました。ブロークは頭に深い傷を負って生き延び、二度と海で指揮できませんでした。
lesson-5-ending-2 = ローレンスは、そもそも出港すべきだったのでしょうか。受けた命令は補給船を捕らえることで、フリゲートと戦うことではありませんでした。港の入口での挑戦は断れない、と考える人もいました。
lesson-5-ending-3 = 艦どうしは、命令だけでなく、偶然でもぶつかりました。斬り込む人は、隠れ、すべり、引き返しもしました。ゲームでは、それが点数とサイコロです。
lesson-5-more-1 = 8点で斬り込みます。敵がいちばんうまく分けるとき、何点を支援に回すとよいでしょう。
lesson-5-more-2 = つながれた艦が離れられるのは、どのくらいですか。

# 1 つなぐ
lesson-5-hold-her-title = どう横づけするか
lesson-5-hold-her-goal = 艦をどう横づけするかを決めましょう。
lesson-5-hold-her-hook = 1813年6月1日、午後6時、ボストン沖。10分の砲撃でチェサピークは舵輪を壊され、流されます。ローレンス艦長は負傷しました。シャノンのブローク艦長は、2隻をつないで斬り込もうとします。
lesson-5-hold-her-rule-1 = サイコロ1個で5以上なら、2隻がつながります。よく訓練したシャノンは1を足します。
lesson-5-hold-her-rule-2 = 向きが違うと、つなぎにくくなります。直角までは1を引き、それより大きければ2を引きます。
lesson-5-hold-her-assumption-1 = この判定はゲームのシートにあります。人員1点がおよそ25人というのはこの教材の提案で、10分の砲撃の損害は決めてあります。
lesson-5-hold-her-scene = チェサピークは艦首を風に向けて止まっています。うまくいけば、シャノンが横につながります。
lesson-5-hold-her-act-task = あなたはブロークです。シャノンをどう横づけしますか。点線が、そのしかたです。
lesson-5-hold-her-act-along = 同じ向きで、敵の砲の前に
lesson-5-hold-her-act-across = 艦尾を横切り、敵の砲を避けて
lesson-5-hold-her-act-against = 逆向きで、敵の砲の前に
lesson-5-hold-her-act-told = 角度が1段増えるごとに、目が1つ減ります。艦尾を横切れば1つ減らす代わりに、敵の砲はほとんど向きません。逆向きでは、何も得ずに2つ減らします。
lesson-5-hold-her-predict = { $order ->
    [across] 艦尾を横切る向きで
    [against] 逆の向きで
   *[other] 同じ向きで
 }100回試したら、2隻をつなげるのは何回でしょうか。
lesson-5-hold-her-target = 2隻がつながる
lesson-5-hold-her-outcome-true = 鉤がかかる
lesson-5-hold-her-outcome-false = 鉤が外れる
lesson-5-hold-her-control = シャノンの斬り込む人員
lesson-5-hold-her-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-5-hold-her-low = 予想は{ $guess }、正しくは{ $target-plain }です。シャノンは訓練のおかげで、よい目が1つ増えます。
lesson-5-hold-her-high = 予想は{ $guess }、正しくは{ $target-plain }です。サイコロは1個だけで、5は高い目です。
lesson-5-hold-her-explain-1 = 同じ向きなら1を足すので、4、5、6で足ります。6面のうち3面です：{ $along-plain }。
lesson-5-hold-her-explain-2 = 直角では、その1が引かれて、5と6だけ：{ $across-plain }。逆の向きでは、6しか残りません：{ $against-plain }。
lesson-5-hold-her-vary = 斬り込みに出る人員の点を足し、敵の点を引きます。今はどちらも3点です。よい目がちょうど1つ増えるのは、シャノンが何点のときですか。
lesson-5-hold-her-varied = 敵より1点多い4点です。同じ向きなら{ $along-more-plain }、逆の向きなら{ $against-more-plain }になります。もともと1つしかなければ、2倍です。
lesson-5-hold-her-check-1 = 訓練の足りない乗組員が、逆の向きで試します。2を引くと、どうなりますか。
lesson-5-hold-her-check-1-small = 少し成功しにくくなる
lesson-5-hold-her-check-1-small-why = 6が4になり、5に届きません。よい目は2つともなくなり、何も残りません。
lesson-5-hold-her-check-1-zero = 成功できなくなる
lesson-5-hold-her-check-1-zero-why = よい目は5と6だけでした。よい目が2つのサイコロから2を引けば、全部なくなります。
lesson-5-hold-her-check-1-half = 確率が半分になる
lesson-5-hold-her-check-1-half-why = 1を引けば、よい目が1つ残って半分になります。2を引くと、もう1段進みます。
lesson-5-hold-her-check-2 = その乗組員が、同じ向きで試したら？100回のうち、つなげるのは何回ですか。線の上に置きましょう。
lesson-5-hold-her-check-2-mark-against = シャノン、逆向き
lesson-5-hold-her-check-2-right = 5と6、6面のうち2面です。何も足さない、もとのままの判定です。
lesson-5-hold-her-check-2-high = もっと少なくなります。成功と失敗は半々ではありません。よい目は6面のうち2面だけです。
lesson-5-hold-her-check-2-low = もっと多くなります。よい目が2つあれば、3回に1回は成功します。
lesson-5-hold-her-history-1 = ロープを預かるシャノンの掌帆長スティーブンスは、敵の刀の下で、自分の手で2隻を縛りつけました。そのために命を落としました。
lesson-5-hold-her-history-2 = 実際には、チェサピークが自分から、艦尾を向けて流れてきました。ゲームでは、だれかが望まなければつながりません。

# 2 助ける人
lesson-5-helpers-title = 戦う人、助ける人
lesson-5-helpers-goal = いちばんよい人員の分け方を見つけましょう。
lesson-5-helpers-since-along = 史実のとおり、つながったとしましょう。あなたは同じ向きで並んでいます。
lesson-5-helpers-since-across = 史実のとおり、つながったとしましょう。あなたは艦尾を横切り、そこから横に並びました。
lesson-5-helpers-since-against = 史実のとおり、つながったとしましょう。大胆な近づき方でしたが、横に並びました。
lesson-5-helpers-since-none = 史実のとおり、つながったとしましょう。
lesson-5-helpers-hook = 1813年6月1日、6時1分過ぎ。ブロークが斬り込みを呼びかけ、先頭に立ちます。シャノンの帆柱の上からは、味方がチェサピークの甲板を撃ちます。
lesson-5-helpers-rule-1 = 戦う人員1点がサイコロを1個振り、5以上で命中です。シャノンの乗組員は2を足します。優れていて、訓練もしているからです。
lesson-5-helpers-rule-2 = 支援の1点は振りません。あとで、足りないサイコロ1個に1を足します。
lesson-5-helpers-rule-3 = だから、ここでは3で足ります。支援が1点あれば、2でも足ります。
lesson-5-helpers-assumption-1 = 支援を何点でも同じサイコロに足せる、というのが、この教材のシートの読み方です。
lesson-5-helpers-scene = シャノンはチェサピークの艦尾のそばにつながれています。防がれない命中1つで、輪の付いたチェサピークの人員が1点減ります。
lesson-5-helpers-act-task = あなたはブロークです。6点の人員を、どう分けますか。
lesson-5-helpers-act-all = 6点が戦う：6個、支援なし
lesson-5-helpers-act-two = 4点が戦い、2点が支援：4個
lesson-5-helpers-act-four = 2点が戦い、4点が支援：2個
lesson-5-helpers-act-told = シャノンほど優れた人たちには、支援はあまり要りません。支援する人は、戦う人から減るからです。でもそれは、これほど優れた人たちの話です。
lesson-5-helpers-predict = その命令で、命中は平均いくつになるでしょうか。
lesson-5-helpers-target = 命中の平均
lesson-5-helpers-control = 各サイコロに足す数
lesson-5-helpers-right = いい読みです。予想は{ $guess }、正しくは{ $target-decimal }です。
lesson-5-helpers-low = 予想は{ $guess }、正しくは{ $target-decimal }です。6面のうち4面がよい目で、残りも支援が救います。
lesson-5-helpers-high = 予想は{ $guess }、正しくは{ $target-decimal }です。振ったサイコロより多くは当たりません。
lesson-5-helpers-explain-1 = 2を足すと、3、4、5、6がよい目で、6分の4です。6個なら6×6分の4＝{ $all-decimal }です。
lesson-5-helpers-explain-2 = 4個だけなら{ $four-alone-decimal }、2点が支援して{ $two-decimal }になります。その2点が自分で戦ったほうが多いのです。2点が戦い4点が支援すれば、2個とも必ず当たりますが、2個しかありません：{ $four-decimal }。
lesson-5-helpers-vary = 6点全部で戦うより、4点で戦い2点で支援するほうがよくなるのは、いくつを足すときですか。「どの命令についても」の表を見ましょう。
lesson-5-helpers-varied = 0、訓練のない人たちです。6点全部で{ $plain-all-decimal }、4点と支援2点で{ $plain-two-decimal }です。惜しい4が多いので、支援に値打ちがあります。
lesson-5-helpers-check-1 = 支援は、何の役に立ちますか。
lesson-5-helpers-check-1-never = 役立たない。戦う人が減るだけ
lesson-5-helpers-check-1-never-why = 訓練していない1点の成功は、3分の1個分です。4を5に変える支援は、丸ごと1個分です。
lesson-5-helpers-check-1-near = 少し足りないサイコロを救う
lesson-5-helpers-check-1-near-why = だから、多くのサイコロが、あと少しのところで足りないときに、いちばん役立ちます。
lesson-5-helpers-check-1-always = いつでも攻撃を強くする
lesson-5-helpers-check-1-always-why = サイコロが1個減ります。ほとんど成功するときには、高すぎる買い物です。
lesson-5-helpers-check-2 = 訓練していない6点です。どう分けますか。成功の少ない順に並べましょう。
lesson-5-helpers-check-2-first = 少ない
lesson-5-helpers-check-2-last = 多い
lesson-5-helpers-check-2-all = 6点全部が戦う
lesson-5-helpers-check-2-all-why = 6個振れますが、4が出るたびに、あと1つで逃します。
lesson-5-helpers-check-2-three = 3点が戦い、3点が支援
lesson-5-helpers-check-2-three-why = ほとんど成功しますが、3個では少なすぎます。それでも、支援なしよりはよいのです。
lesson-5-helpers-check-2-one = 5点が戦い、1点が支援
lesson-5-helpers-check-2-one-why = 支援は1点、助ける4は、たいてい出ています。
lesson-5-helpers-check-2-two = 4点が戦い、2点が支援
lesson-5-helpers-check-2-two-why = 支援1点より、ほんのわずかにまさります。だれも当てられません。数えてみるしかないのです。
lesson-5-helpers-check-2-right = いちばんよいのは真ん中あたりで、差はわずかです。
lesson-5-helpers-history-1 = はじめブロークに続いたのは20人ほどで、そのあとに仲間が続きました。シャノンの帆柱の上の人たちは、敵の帆柱の人たちを撃ち、帆桁を伝って乗り移りました。
lesson-5-helpers-history-2 = ゲームには、不意打ちも、甲板の狭さもありません。6点はいつも6点です。

# 3 敵の甲板
lesson-5-her-deck-title = 今か、1分後か
lesson-5-her-deck-goal = わずかな守り手で、どれだけ変わるかを見ましょう。
lesson-5-her-deck-since-all = あなたは全員を戦わせることにしました。今、みなシャノンの舷側に立っています。
lesson-5-her-deck-since-two = あなたは2点を支援に回すことにしました。今、みなシャノンの舷側に立っています。
lesson-5-her-deck-since-four = あなたは4点を支援に回すことにしました。今、みなシャノンの舷側に立っています。
lesson-5-her-deck-since-none = ブロークの部下は、シャノンの舷側に立っています。
lesson-5-her-deck-hook = 1813年6月1日、6時2分過ぎ。ローレンスは下へ運ばれ、士官のほとんどが撃たれました。チェサピークの甲板にいるのはわずかですが、仲間が上がってきます。
lesson-5-her-deck-rule-1 = 味方の1点がサイコロを1個振ります。2を足すので、3以上で命中です。
lesson-5-her-deck-rule-2 = 守る1点もサイコロを1個振り、{ $own-defence_modifier ->
    [-1] 1を引くので、6だけが命中を1つ取り消します。
   *[other] 5か6で命中を1つ取り消します。
 }
lesson-5-her-deck-rule-3 = 残った命中が守る点数より多ければ、艦を捕らえます。
lesson-5-her-deck-assumption-1 = 1点は25人です。人がどれだけ早く集まるか、いつ捕獲になるかは、この教材の提案です。
lesson-5-her-deck-scene = シャノンはチェサピークの艦尾のそばにいます。輪はチェサピークを示し、振ったあとは、その甲板を取った側の艦に付きます。
lesson-5-her-deck-predict = その命令で、チェサピークをこの1回の攻撃で捕らえるのはどのくらいでしょうか。
lesson-5-her-deck-option-seldom = 100回のうち40回より少ない
lesson-5-her-deck-option-half = 半分くらい：40〜60回
lesson-5-her-deck-option-often = 100回のうち60回より多い
lesson-5-her-deck-target = チェサピークを捕らえる
lesson-5-her-deck-outcome-true = 奪う
lesson-5-her-deck-outcome-false = 奪えない
lesson-5-her-deck-control = 守る側の各サイコロに足す数
lesson-5-her-deck-right = いい読みです。{ $target-plain }です。
lesson-5-her-deck-low = もっと多く、{ $target-plain }です。3個に2個は命中するので、足りることが多いのです。
lesson-5-her-deck-high = もっと少なく、{ $target-plain }です。守る点数より多くの命中が残らなければなりません。
lesson-5-her-deck-explain-1 = { $order ->
    [soon] 5点対2点なら、命中が3つ残らなければなりません。6分の4で当たる5個が、3つ以上になるのは{ $enough-plain }。でも、守る2点が1つも取り消さないのは{ $quiet-plain }だけです。合わせると{ $soon-plain }になります。
    [late] { $own-defence_modifier ->
        [-1] 6点対3点なら、命中が4つ残らなければなりません。6分の4で当たる6個は平均4つで、守る3点は2回に1回近く、どれかを取り消します。うまくいくのは{ $late-plain }です。
       *[other] 6点対3点なら、命中が4つ残らなければなりません。6分の4で当たる6個は平均4つで、守る3点は平均1つを取り消します。だから、うまくいくのは{ $late-plain }だけです。
     }
   *[other] { $own-defence_modifier ->
        [-1] 3点対1点なら、命中が2つ残らなければなりません。6分の4で当たる3個が3つとも当たるのは27通りのうち8通りで、これなら必ず足ります。ちょうど2つは12通りで、守る1点が取り消さない6分の5、つまり10通りだけが足ります。合わせて{ $now-plain }です。
       *[other] 3点対1点なら、命中が2つ残らなければなりません。6分の4で当たる3個が3つとも当たるのは27通りのうち8通りで、これなら必ず足ります。ちょうど2つは12通りで、守る1点が取り消さない6分の4、つまり8通りだけが足ります。合わせて{ $now-plain }です。
     }
 }
lesson-5-her-deck-explain-2 = { $order ->
    [soon] 3点対1点なら{ $now-plain }、6点対3点なら{ $late-plain }だけです。
    [late] 3点対1点なら{ $now-plain }、5点対2点なら{ $soon-plain }です。
   *[other] 5点対2点なら{ $soon-plain }です。5個が3つ以上当てるのは{ $enough-plain }ですが、守る2点が1つも取り消さないのは{ $quiet-plain }だけです。6点対3点では{ $late-plain }しかありません。
 }
lesson-5-her-deck-vary = チェサピークの斬り込み隊は、だれにも呼ばれませんでした。指揮する人がいたら、または、ひるんでいたら？捕らえられることがいちばん少ないのは、いくつのときですか。
lesson-5-her-deck-varied = 守る側に1を足すときです。5点対2点で捕らえるのは、{ $soon-plain }から{ $called-plain }に減ります。らっぱ1つが、甲板の運命を分けたかもしれません。
lesson-5-her-deck-check-1 = 守る1点が、なぜそんなに効くのですか。
lesson-5-her-deck-check-1-line = どの1点も、同じだけ確率を減らす
lesson-5-her-deck-check-1-line-why = それなら、守る側が2点ふえても攻める側が3点ふえれば、6点対3点は3点対1点とほぼ同じはずです。
lesson-5-her-deck-check-1-home = 自分の甲板では、人は強くなる
lesson-5-her-deck-check-1-home-why = 実際はそうだったかもしれません。でもこの規則では何も足しません。攻める側は4つの目で成功し、守る側の成功する目はもっと少ないのです。
lesson-5-her-deck-check-1-twice = 二重に効くから
lesson-5-her-deck-check-1-twice-why = 命中を止めるかもしれず、そのうえ、倒すのにもう1つ命中が要ります。
lesson-5-her-deck-check-2 = 5点に対して、守りが1点だけなら？100回の攻撃のうち、艦を捕らえるのは何回ですか。線の上に置きましょう。
lesson-5-her-deck-check-2-mark-soon = 5点対2点
lesson-5-her-deck-check-2-right = 守りが1点減ると、要る命中も1つ減り、止められる命中も減ります。
lesson-5-her-deck-check-2-high = もっと少なくなります。優れた5点でも、命中が1つだけのことがあります。
lesson-5-her-deck-check-2-low = もっと多くなります。いない1点は二重に効きます。何も止めず、倒す必要もありません。
lesson-5-her-deck-history-1 = 斬り込み隊を呼ぶはずのチェサピークのらっぱ手は、音を出せませんでした。上の甲板の戦いは4分ほどで終わり、ブロークは頭を斬られて倒れました。
lesson-5-her-deck-history-2 = ローレンスの最後の命令は「艦を渡すな」と伝えられています。ゲームでは、艦長の声は1点にもなりません。
lesson-5-her-deck-act-task = あなたはブロークです。いつ飛び移りますか。
lesson-5-her-deck-act-now = すぐに：3点で、守りは1点
lesson-5-her-deck-act-soon = 30秒後：5点で、守りは2点
lesson-5-her-deck-act-late = 6点全部で、守りは3点
lesson-5-her-deck-act-told = 味方が2倍でも、見込みは小さくなります。こちらが集まる間に、敵も集まるからです。ブロークは、そばにいた人だけを連れて飛び移りました。
lesson-5-her-deck-more-1 = 味方は6点ですが、守りはもう3点います。どう送りますか。
lesson-5-her-deck-more-1-all = 6点全部が戦う
lesson-5-her-deck-more-1-all-why = 6個のほとんどが命中します。でも、助ける人はいません。
lesson-5-her-deck-more-1-support = 4点が戦い、2点が支援
lesson-5-her-deck-more-1-support-why = あと少しのサイコロを救いますが、優れた2点が戦うより劣ります。
lesson-5-her-deck-more-1-column-taken = 艦を捕らえる
lesson-5-her-deck-carried = これはあなた自身の攻撃の続きです。{ $own-defence_modifier ->
    [-1] 多くの命中に敵はひるみ（この教材の仮定）、守る側のサイコロは1を引きます。
   *[other] 命中が少なく、敵はひるみませんでした。
 }

# 4 あと1か月
lesson-5-a-month-more-title = 待っていたら
lesson-5-a-month-more-goal = 「もしも」に何が言えるかを考えましょう。
lesson-5-a-month-more-hook = 1813年6月6日、ハリファックス。シャノンがチェサピークを連れて入港します。ブロークの砲手は7年訓練し、ローレンスが艦を引き継いだのは2週間ほど前でした。5月の末に戻りましょう。あなたはボストンのローレンスです。
lesson-5-a-month-more-rule-1 = チェサピークの斉射はサイコロ5個、5か6で命中です。よく訓練した乗組員は、1個ごとに1を足します。
lesson-5-a-month-more-rule-2 = 距離2では、1個が5か6で命中を1つ取り消すことがあります。
lesson-5-a-month-more-assumption-1 = 訓練1か月が1段というのは、この教材の見積もりです。本当のことは、だれにもわかりません。
lesson-5-a-month-more-scene = { $set ->
    [2] ボストン沖で並んだところです。チェサピークの砲には、弾がこめてあります。
   *[other] 図の2隻は並んだままですが、サイコロは距離{ $setting }のものです。
 }
lesson-5-a-month-more-act-task = 乗組員は並の腕です。1か月後には、外にイギリス艦が2隻いて、どちらもあなたを撃つかもしれません。どう命じますか。
lesson-5-a-month-more-act-now = 今出る。相手は1隻
lesson-5-a-month-more-act-month = 1か月訓練する。だれがいても
lesson-5-a-month-more-act-told = 砲は同じです。並の乗組員では、5個が7個になっても残る命中は{ $two-more-decimal }だけです。訓練は、サイコロ2個分より効きます。でも、シャノンのような艦は1回の斉射で平均{ $back-decimal }の命中を返します。1か月後に2隻が待っていれば、それぞれから受けます。
lesson-5-a-month-more-predict = その乗組員が距離2から斉射すると、残る命中は平均いくつでしょうか。
lesson-5-a-month-more-target = 残る命中
lesson-5-a-month-more-control = 距離
lesson-5-a-month-more-right = いい読みです。予想は{ $guess }、正しくは{ $target-decimal }です。
lesson-5-a-month-more-low = 予想は{ $guess }、正しくは{ $target-decimal }です。これだけ近いと、取り消すのは1個だけです。
lesson-5-a-month-more-high = 予想は{ $guess }、正しくは{ $target-decimal }です。よく訓練した砲手でも、2個に1個は外れます。
lesson-5-a-month-more-explain-1 = 並の乗組員なら5×6分の2で1つ半と少し、そこから、あれば3回に1回は1つ取り消されます：{ $now-decimal }。
lesson-5-a-month-more-explain-2 = よく訓練していれば、5×6分の3で2つ半：{ $month-decimal }。経験が浅ければ1ずつ引いて、5×6分の1：{ $raw-decimal }。
lesson-5-a-month-more-vary = よく訓練した乗組員なら、どこまで離れても、並んで撃つ並の乗組員より命中が残りますか。いちばん遠い距離を選びましょう。「どの命令についても」の表を見ましょう。
lesson-5-a-month-more-varied = 距離6でもまだ{ $month-six-decimal }で、並んで撃つ並の乗組員より多くなります。並の乗組員なら、そこでは{ $now-six-decimal }です。訓練は、2マスより値打ちがあります。
lesson-5-a-month-more-check-1 = この数は、チェサピークについて何を言っていますか。
lesson-5-a-month-more-check-1-proves = 訓練が勝負を決めたこと
lesson-5-a-month-more-check-1-proves-why = 1つの戦いは、多くのことが重なった1回きりの結果です。しかも、段は見積もりです。
lesson-5-a-month-more-check-1-range = 1段分の訓練が、どれだけ効くか
lesson-5-a-month-more-check-1-range-why = 半段でも2段でも試して、幅で答えましょう。それが正直な答えです。
lesson-5-a-month-more-check-1-useless = 何も。段がわからないから
lesson-5-a-month-more-check-1-useless-why = 訓練が効くには何が本当でなければならないかを、教えてくれます。それは、ほかの戦いと比べられます。
lesson-5-a-month-more-check-2 = 引かれたあとでも、並の乗組員の斉射には、たいてい1つ以上の命中が残ります。よく訓練していれば、100回のうち何回ですか。線の上に置きましょう。
lesson-5-a-month-more-check-2-mark-hit-now = 並の乗組員
lesson-5-a-month-more-check-2-right = 訓練は、残っていたすき間のほとんどを埋めます。平均は半分以上増えても、この確率はもともと高いので、増え方は小さくなります。
lesson-5-a-month-more-check-2-high = もっと少なくなります。どんなに優れた砲手でも、5個とも外れることがあります。
lesson-5-a-month-more-check-2-low = もっと多くなります。1は5個のどれにも足され、1つ当たれば足ります。
lesson-5-a-month-more-more-1 = 港は封鎖されています。来月には、敵が2隻に増えているかもしれません。ローレンスに何と言いますか。
lesson-5-a-month-more-more-1-wait = 訓練は得、待つのは危険。両方を比べよう
lesson-5-a-month-more-more-1-wait-why = ブロークは、ローレンスが出てくるように、もう1隻を遠ざけていました。その機会は、二度と来ないかもしれません。
lesson-5-a-month-more-more-1-sure = 待とう。よく訓練すれば勝てる
lesson-5-a-month-more-more-1-sure-why = 勝つことが多くなるだけです。見込みが大きくても約束ではなく、明日の見込みは今日とは違います。
lesson-5-a-month-more-history-1 = シャノンの砲には、ブロークが自分のお金で付けた照準と目盛りがありました。砲手は毎週、的を撃って練習していました。
lesson-5-a-month-more-history-2 = チェサピークの乗組員がどれだけ未熟だったかは、意見が分かれます。ジェームズは優れていたと言い、アメリカの多くの著者は、新しく訓練が足りなかったと言います。
lesson-5-a-month-more-since-now = あなたは、ブロークと同じようにすぐ飛び移りました。史実では、この1回でチェサピークを奪いました。
lesson-5-a-month-more-since-soon = あなたは30秒、人を集めました。ブロークはすぐに飛び移り、チェサピークを奪いました。
lesson-5-a-month-more-since-late = あなたは全員を待ちました。ブロークはすぐに飛び移り、チェサピークを奪いました。
lesson-5-a-month-more-since-none = ブロークはすぐに飛び移り、チェサピークを奪いました。

# Mission
lesson-5-mission-title = こんどはあなた：敵の甲板へ
lesson-5-mission-task = 1813年6月1日、ボストン沖。チェサピークは舵輪を壊されて漂っています。あなたはブロークです。このターン、砲の装填は間に合いませんが、部下のほとんどは鉤と剣を手に待っています。勝負を決めるのは人です。まず同じマスへ入ります。シャノンの向きがチェサピークの向きに近いほど、つなぎ止めやすくなります。次に鉤を投げます。ターンの終わりに飛び移りますが、敵が来るかもしれません。攻めるときも守るときも、何点が戦うかを決めます。支援に回すと、サイコロが減ります。このターンのうちに奪ってください。
lesson-5-mission-goal = このターンのうちにチェサピークを奪う
lesson-5-mission-word-1 = B側：あなたのシャノンです。艦にも、表の行にも、艦のカードにもBと書いてあります。
lesson-5-mission-word-2 = マーク：艦が動けるインパルス（ターンを分けた一コマ）です。表に黒い丸で示します。白い丸は、向きだけ変えられます。
lesson-5-mission-word-3 = 接舷：同じマスで鉤を投げ、2隻をつなぎます。つながれば動けず、インパルス12で飛び移ります。
lesson-5-mission-word-4 = 上手回し：サイコロしだいで、風を越えて大きく回ります。下手回しは風下へ回り、裏帆で止まると、その場を動きません。
lesson-5-mission-word-5 = 斬り込む：残ったヒットが、敵の戦う人員の点数より多ければ、奪えます。
lesson-5-mission-word-6 = 振る・支援：攻めるときも守るときも使う、人員の点数です。振る1点はサイコロを1個振り、支援の1点は、あとでサイコロ1個に1を足します。
lesson-5-mission-met = チェサピークはあなたのものです。ブロークもこの艦を奪いました。最初の1発から終わりまで、15分でした。
lesson-5-mission-missed = チェサピークは奪えず、甲板には人が集まってきます。1813年6月1日のブロークは、15分で奪いました。次は、どの命令を変えますか。
