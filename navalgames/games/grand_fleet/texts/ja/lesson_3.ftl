# エピソード3：かくれんぼ
lesson-3-title = かくれんぼ
lesson-3-blurb = マーカー8個、艦隊5個。どこで出会い、知らせにはどれだけの値打ちがあり、多すぎるのはいつでしょうか？
lesson-3-goal-1 = 引くことと振ることのちがいを知る
lesson-3-goal-2 = 知らせを聞いて、確率をちょうどよく変える
lesson-3-goal-3 = マーカーが1個多すぎるのはどんなときかがわかる
lesson-3-summary-1 = 知らせの値打ちは、どれだけの場合を消してくれるかで決まります。
lesson-3-summary-2 = 引いたマーカーは元に戻りません。だから1回引くごとに、次が変わります。
lesson-3-summary-3 = 先に足して、最後に端数を切り捨てる。この順番で、0点が1点になることもあります。
lesson-3-exit = 「敵の旗艦はまだ港にいる」という知らせが来ました。信じる前に、何をたずねますか？
lesson-3-home-1 = 次にゲームをするとき、戦闘の前に、両軍が本当にいる確率を声に出して言いましょう。当たり外れを数えます。あなたの予想はどのくらい正確ですか？
lesson-3-home-2 = 自分の考えを変えた知らせを1つ思い出しましょう。どんな場合が消えましたか？考えは、ちょうどよいだけ変わりましたか？
lesson-3-what-if = マーカーの置き方や表にするきまりが違っていたら？何が変わるかを見る
lesson-3-person-jellicoe = ジェリコー提督
lesson-3-person-jellicoe-post = イギリス大艦隊、スカパ・フロー
lesson-3-person-hipper = ヒッパー提督
lesson-3-person-hipper-post = ドイツの巡洋戦艦部隊
lesson-3-person-scheer = シェア提督
lesson-3-person-scheer-post = ドイツ大海艦隊、ヴィルヘルムスハーフェン
lesson-3-ending-1 = 1916年8月19日のあと、ジェリコーと海軍本部は、よほどの理由がないかぎり大艦隊をここまで南へ出さないことに決めました。かくれんぼは終わりました。
lesson-3-ending-2 = 40号室をもっとうまく使えば、イギリスは第2のトラファルガーを得たのでしょうか。いまも意見が分かれています。
lesson-3-ending-3 = ゲームでは両軍とも同じように見えず、マーカーはうそをつきません。史実では、一方が相手の手紙を読めたのに、それでも取り逃がしました。
lesson-3-more-1 = 砲撃の前に、マーカーはヘクスからヘクスへ押されることがあります。重いのはどちらでしょうか？
lesson-3-more-2 = どの沿岸を合わせると1点になり、どの0.5点がむだになるでしょうか？

# 1 出会うか？
lesson-3-meeting-title = 出会うか？
lesson-3-meeting-goal = わからないことを2つ組み合わせましょう。
lesson-3-meeting-hook = 1915年1月24日。イギリスの暗号解読班「40号室」がドイツ軍の命令を読み、巡洋戦艦がドッガー・バンク沖でヒッパー提督を待ちます。ゲームのあなたに40号室はなく、ヒッパー提督はもっと北に来るかもしれません。ジェリコー提督に見えるのは、裏向きのマーカーだけです。
lesson-3-meeting-rule-1 = ヘクス（マップのマス目）にマーカーの多い側は、そこにあるものを全部、敵もいっしょに、となりのヘクスへ押せます。
lesson-3-meeting-rule-2 = そのあとマーカーを全部表にし、ダミー（艦のないマーカー）を取り除きます。両軍とも本物の艦隊が残れば、戦闘です。
lesson-3-meeting-rule-3 = イギリスは8個のうち5個、ドイツは6個のうち3個が艦隊です。
lesson-3-meeting-assumption-1 = マーカーは、両軍で別々に、よくかき混ぜてあります。表にすると、1が艦隊、0がダミーです。
lesson-3-meeting-scene = 囲んだヘクスに、ドイツのマーカーが1個ずつ。となりでは、あなたのマーカー（「英」とその数）が別の1個をつかまえています。
lesson-3-meeting-act-task = つかまえた1個ごと、あなたのマーカーを、次のドイツのマーカーのところへ押しましょう。どちらを動かしますか？
lesson-3-meeting-act-tyne = フォース湾からタインへ、2個
lesson-3-meeting-act-cromarty = スカパからクロマティへ、3個
lesson-3-meeting-act-told = 3個目はほとんど役に立ちません。こちらの側は、もうほぼ確実でした。残る疑いはヒッパー提督のほうにあり、こちらのマーカーでは減らせません。
lesson-3-meeting-predict = そこには、ドイツのマーカー2個とあなたのマーカーがあり、全部を表にします。100回のうち、戦闘になるのは何回でしょうか？
lesson-3-meeting-target = このヘクスで戦闘になる
lesson-3-meeting-control = ドイツの6個のうちの艦隊
lesson-3-meeting-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-meeting-low = 予想は{ $guess }、正しくは{ $target-plain }です。どちらの陣営でも、全部が空ということはあまりありません。
lesson-3-meeting-high = 予想は{ $guess }、正しくは{ $target-plain }です。両軍が同時に本物でなければならず、どちらも外れるかもしれません。
lesson-3-meeting-explain-1 = こちら：2個とも空なのは3/8 × 2/7の場合だけで、それ以外はだれかがいます。{ $uk-two-plain }です。3個なら{ $uk-three-plain }です。
lesson-3-meeting-explain-2 = ヒッパー提督：2個ともダミーなのは3/6 × 2/5、つまり5つの場合のうち1つです。それ以外はだれかがいます。{ $de-plain }です。
lesson-3-meeting-explain-3 = 両軍は別々に混ぜてあるので、一部のそのまた一部をとります。2個なら{ $two-plain }、3個なら{ $three-plain }です。
lesson-3-meeting-vary = ドイツの6個のうち、本物がもっと多いとしましょう。艦隊が何個あれば、わからないのがこちらの側だけになりますか？そこにあるのは2個です。ダミーの数を考えましょう。
lesson-3-meeting-varied = 5個なら、ダミーは1個だけです。2個のうち1個は必ず本物です。こちらが2個なら{ $two-five-plain }、3個なら{ $three-five-plain }です。
lesson-3-meeting-check-1 = どちらの側も、10回のうち9回は本当にいるとします。両方ともいるのは、100回のうち何回ですか？
lesson-3-meeting-check-1-sure = 100回。90と90で足りるから
lesson-3-meeting-check-1-sure-why = 2つは足しません。あなたがいる90回のうち、敵がいないこともあります。
lesson-3-meeting-check-1-part = 81回
lesson-3-meeting-check-1-part-why = 10分の9の、そのまた10分の9です。一部のそのまた一部は、いつも小さくなります。
lesson-3-meeting-check-1-same = 90回
lesson-3-meeting-check-1-same-why = 90回はあなたがいます。でも、そのうち10回に1回は敵がいません。
lesson-3-meeting-check-2 = 1個と1個が出会います。こうした出会いを100回くり返すと、戦闘になるのは何回でしょうか？
lesson-3-meeting-check-2-right = こちらが本物なのは8つの場合のうち5つ、その半分で相手も本物です。16の場合のうち5つになります。
lesson-3-meeting-check-2-high = それぞれは半分くらい本物です。でも両方が本物でなければならず、半分のそのまた半分より少し多いだけです。
lesson-3-meeting-check-2-low = 両方とも本物でなければならないのは確かです。でも、それぞれはよく本物になります。5/8に1/2をかけましょう。
lesson-3-meeting-more-1 = 戦闘の前に、マーカーの多い側は、となりのヘクスへ押せます。ヘクスには、こちらが4個、敵が2個あります。何を動かせますか？
lesson-3-meeting-more-1-part = 多い分のマーカー2個
lesson-3-meeting-more-1-part-why = 本物のゲームでも、同じまちがいをした人がいます。敵もふくめてヘクスの全部を動かすか、何も動かさないかのどちらかです。
lesson-3-meeting-more-1-all = 両軍いっしょに全部
lesson-3-meeting-more-1-all-why = 戦いたい場所へ、敵を引っぱって行くのです。
lesson-3-meeting-more-1-own = 自軍だけ全部。敵は残る
lesson-3-meeting-more-1-own-why = それでは逃げるだけになります。ルールはヘクスを丸ごと、敵もいっしょに動かします。
lesson-3-meeting-history-1 = ドイツの軽巡洋艦マクデブルクは、1914年8月26日にバルト海で座礁しました。ロシアが暗号書の1冊をイギリスに渡し、40号室はその後の通信の多くを読めました。
lesson-3-meeting-history-2 = ゲームはどちらにもこの強みを与えません。両軍とも同じように相手が見えないのです。史実で知っていたのは、たいていイギリスのほうでした。

# 2 襲撃
lesson-3-raid-title = 襲撃
lesson-3-raid-goal = 小さな得点が合わさって1点になるのは、どんなときかを見ましょう。
lesson-3-raid-since-tyne = 1915年、あなたはタイン沖で襲撃隊を追いました。今度は反対側に座ります。
lesson-3-raid-since-cromarty = 1915年、あなたはクロマティ沖で襲撃隊を追いました。今度は反対側に座ります。
lesson-3-raid-since-none = 追う側は見ました。今度は反対側に座ります。
lesson-3-raid-hook = 1916年4月25日。シェア提督の巡洋戦艦がローストフトとヤーマスを砲撃し、ジェリコー提督の助けが来る前に去ります。危険をおかす値打ちがあるのは、どの沿岸でしょうか？
lesson-3-raid-rule-1 = イギリスの沿岸にドイツの艦隊だけが残ると、点を得ます。スカーバラとヤーマスは0.5点、ハンバーは1点、ハリッジは1.5点です。ダミーは何も得ません。
lesson-3-raid-rule-2 = まず全部を足し、最後に端数を切り捨てます。1.5点は1点、0.5点は0点です。
lesson-3-raid-assumption-1 = 近くにイギリス艦隊はいません。沿岸の点はこの教材の推定復元です。表にすると、1が艦隊、0がダミーです。
lesson-3-raid-scene = 北から南へ、スカーバラ、ハンバー川、ヤーマス、ハリッジ。得点すると、目盛りが左へ動きます。
lesson-3-raid-act-task = シェア提督のマーカーは6個、そのうち艦隊は4個です。スカーバラとヤーマスは0.5点ずつ、ハンバーは1点、ハリッジは1.5点です。どこを襲いますか？
lesson-3-raid-act-coasts = スカーバラからヤーマスの3か所
lesson-3-raid-act-thames = 点の高いハリッジだけ
lesson-3-raid-act-told = 点の高い1か所では、その1個が本物でなければなりません。3か所なら機会が3回あり、半分と半分で1点にもなります。
lesson-3-raid-predict = 選んだ沿岸に1個ずつ置きます。100回のうち、シェア提督が1点以上を得るのは何回でしょうか？
lesson-3-raid-target = 1点以上
lesson-3-raid-control = マーカー6個のうちのドイツの艦隊
lesson-3-raid-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-raid-low = 予想は{ $guess }、正しくは{ $target-plain }です。6個のうち4個は本物なので、点になるほうが多いのです。
lesson-3-raid-high = 予想は{ $guess }、正しくは{ $target-plain }です。ダミーは何も得ず、0.5点だけなら切り捨てです。
lesson-3-raid-explain-1 = ハリッジ：6個のうち4個が本物なので{ $thames-plain }です。1点をこえる半分は切り捨てます。
lesson-3-raid-explain-2 = 3か所：ハンバーだけで1点になるのが、やはり6つのうち4つ。そこがダミーでも、その4/5 × 3/4では0.5点が2つそろいます。
lesson-3-raid-explain-3 = 2つ目の機会が1つ目の上に加わり、{ $coasts-plain }になります。
lesson-3-raid-vary = 艦隊を増やし、ダミーを減らしましょう。どの沿岸を選んでも必ず1点になるのは、艦隊が何個のときですか？いちばん困る所にダミーがある場合を考えましょう。
lesson-3-raid-varied = 艦隊が5個なら、3か所はもう確実（{ $coasts-five-percent }）です。1個のダミーでは両方の道をふさげません。ハリッジは{ $thames-five-percent }で、6個で初めて確実になります。ただし、艦隊が増えると1つは小さくなります。
lesson-3-raid-check-1 = 本物の艦隊が0.5点の沿岸を2つ制圧し、1点の沿岸にはダミーだけがあります。何点になりますか？
lesson-3-raid-check-1-zero = 0点
lesson-3-raid-check-1-zero-why = それぞれの端数を切り捨てた数え方です。切り捨ては最後です。先に0.5と0.5を足しましょう。
lesson-3-raid-check-1-one = 1点
lesson-3-raid-check-1-one-why = 半分と半分で1点です。ダミーは、数える前に表にして取り除きます。
lesson-3-raid-check-1-two = 2点
lesson-3-raid-check-1-two-why = ダミーも数えています。数える前に全部のマーカーを表にし、制圧できるのは本物の艦隊だけです。
lesson-3-raid-check-2 = 同じ3か所ですが、イギリス艦隊が来るかもしれません。大きな3個艦隊とダミー3個か、小さな5個艦隊とダミー1個か。どう命令しますか？
lesson-3-raid-check-2-three = 大きな3個艦隊、ダミー3個
lesson-3-raid-check-2-three-why = 沿岸は空のことも多いのですが、出会っても戦えます。ジェリコー提督を恐れる人の命令です。
lesson-3-raid-check-2-five = 小さな5個艦隊、ダミー1個
lesson-3-raid-check-2-five-why = だれも来なければ、点は確かです。小さな艦隊が大きな艦隊に出会うと、失われます。
lesson-3-raid-check-2-column-point = 1点以上
lesson-3-raid-check-2-column-two = 2点
lesson-3-raid-history-1 = 1916年4月の襲撃の被害は小さなものでした。それでも、イギリス軍は古い艦の一部をもっと南へ移すことになりました。
lesson-3-raid-history-2 = 沿岸の0.5点は、恐れや新聞の見出しや誇りを表す、ゲームの物差しです。

# 3 知らせの値打ち
lesson-3-news-title = 知らせの値打ち
lesson-3-news-goal = 確率を、ちょうどよいだけ変えましょう。
lesson-3-news-since-coasts = あなたの襲撃隊は沿岸に広がりました。5週間後、シェア提督の全艦隊が海に出ています。スカパ・フローに戻りましょう。
lesson-3-news-since-thames = あなたの襲撃隊は点の高い沿岸をねらいました。5週間後、シェア提督の全艦隊が海に出ています。スカパ・フローに戻りましょう。
lesson-3-news-since-none = 襲撃は1点を得て終わりました。5週間後、シェア提督の全艦隊が海に出ています。スカパ・フローに戻りましょう。
lesson-3-news-act-task = マーカーは8個、そのうち艦隊は5個です。敵と出会った所では、マーカーの多い側が相手を押せます。高速艦隊は、表向きならそこで2個分になりますが、シェア提督に見えます。見せますか？
lesson-3-news-act-one = 表向きにして、見せる
lesson-3-news-act-hide = ほかと同じ裏向きにする
lesson-3-news-act-told = 見せたものは、隠れた残りから抜けます。だから残りは少し空になります。ダミーは、何をしても3個のままです。
lesson-3-news-carried = これは、あなた自身の続きです。{ $own-raid ->
    [nothing] 襲撃は1点にもならず、イギリスの2点優勢のままです。
    [more] 襲撃で2点が入り、両軍は互角です。
   *[other] 襲撃で1点が入り、イギリスの優勢は1点になりました。
 }
lesson-3-news-hook = 1916年5月31日の昼ごろ。海軍本部はジェリコー提督に、ドイツの旗艦はまだ港にいるようだと伝えます。本当は、夜のうちに出港していました。
lesson-3-news-rule-1 = 裏向きのマーカーは、すべてかき混ぜてあります。
lesson-3-news-rule-2 = 表向きのマーカーは両方に見えます。5個の艦隊のうちの1個です。
lesson-3-news-assumption-1 = 表向きのマーカーは、うそをつきません。本物の知らせは、うそのこともありました。
lesson-3-news-scene = { $order ->
    [hide] マーカーはどれも裏向きです。「英」のそばの数が、その数です。
   *[other] 「英1」が高速艦隊です。「英」のそばの数は、裏向きのマーカーの数です。
 }
lesson-3-news-predict = シェア提督が、裏向きのマーカーを1個指さします。それが艦隊なのは、100回のうち何回でしょうか？
lesson-3-news-option-half = 半分以下：53回まで
lesson-3-news-option-little = 半分より少し多い：54〜59回
lesson-3-news-option-more = もっと多い：60〜65回
lesson-3-news-option-two-thirds = 2/3以上：66回から
lesson-3-news-target = 艦隊が1個以上見つかる
lesson-3-news-control = シェア提督が表にする数
lesson-3-news-right = そのとおりです。{ $target-plain }です。
lesson-3-news-low = もっと多く、{ $target-plain }です。まだ隠れている艦隊と、まだ隠れているマーカーを数えましょう。
lesson-3-news-high = もっと少なく、{ $target-plain }です。まだ隠れている艦隊と、まだ隠れているマーカーを数えましょう。
lesson-3-news-explain-1 = 全部裏向きなら、8個のうち5個が艦隊で、{ $none-plain }です。1個が表なら、艦隊もマーカーも1個ずつ減り、7個のうち4個で、{ $one-plain }です。
lesson-3-news-explain-2 = 表になったのがダミーなら、7個のうち5個が残り、{ $found-plain }でした。知らせの値打ちは、消してくれる場合の数で決まります。
lesson-3-news-vary = シェア提督が必ず艦隊を見つけるには、何個を表にしなければなりませんか？先にダミーばかり出る、いちばん運の悪い場合を考えましょう。
lesson-3-news-varied = 4個です。何を見せても、ダミーは3個しかありません。3個なら、1個が表のとき{ $one-three-plain }、全部裏のとき{ $none-three-plain }です。ほとんど確実でも、確実ではありません。
lesson-3-news-check-1 = 「公平にかき混ぜたのだから、どのマーカーもずっと{ $none-fraction }のままだ。」これは正しいですか？
lesson-3-news-check-1-memory = 正しい。混ぜ方で決まる
lesson-3-news-check-1-memory-why = それは、ほかに何も知らないあいだだけです。1個でも表になれば、いくつかの場合が消えます。
lesson-3-news-check-1-changes = 正しくない。残りの確率は変わる
lesson-3-news-check-1-changes-why = 確率は、いま知っていることを表します。
lesson-3-news-check-1-rises = 正しくない。表になるたびに、残りは艦隊らしくなる
lesson-3-news-check-1-rises-why = そうなるのは、ダミーが表になったときだけです。艦隊が表になれば、残りは少し手薄になります。
lesson-3-news-check-2 = 前の結果が次の結果を変えないのは、どちらですか？
lesson-3-news-check-2-dice = サイコロを振るとき
lesson-3-news-check-2-dice-why = 6つの目が、また全部そろっています。
lesson-3-news-check-2-cards = 山から戻さずに引くとき
lesson-3-news-check-2-cards-why = こちらは変わります。引いたものは、もうありません。
lesson-3-news-check-2-team = チームの人を1人ずつ選ぶとき
lesson-3-news-check-2-team-why = 選ばれた人は、もう選べません。残りが変わっています。
lesson-3-news-history-1 = ドイツの旗艦が出港するとき呼出符号を港に残すことを、暗号解読者たちは知っていました。でも、たずねられたのは呼出符号がどこにあるかだけでした。
lesson-3-news-history-2 = この知らせが戦いをどれだけ左右したかには、諸説あります。ジェリコーが急がなくなり、知らせを信用しなくなったという人は大勢います。
lesson-3-news-history-3 = ゲームの知らせはいつも本当です。うその知らせがあれば、計算はむずかしくなり、ゲームは史実に近づくでしょう。

# 4 ひとにぎりのマーカー
lesson-3-handful-title = 1個だけ、2個はだめ
lesson-3-handful-goal = 多すぎて困るのはどんなときかを調べましょう。
lesson-3-handful-since-one = あなたは高速艦隊を見せました。残りを、今度はシェア提督の目で見てみましょう。
lesson-3-handful-since-hide = あなたはすべてを隠しました。今度はシェア提督の目で見てみましょう。
lesson-3-handful-since-none = 今度は、隠れたマーカーをシェア提督の目で見てみましょう。
lesson-3-handful-carried = あなたのサイコロの続きです。シェア提督が表にしたマーカーは{ $own-markers ->
    [6] { $own-fleets ->
        [3] 艦隊
       *[other] ダミー
     }
   *[other] { $own-fleets ->
        [5] ダミー
       *[other] 艦隊
     }
 }で、いまはスカパ・フローにいます。
lesson-3-handful-hook = 1916年5月31日、午後。シェア提督は、自分だけで破れるイギリス艦隊の一部を探しています。いくつもの艦隊に一度に出会うことを恐れています。
lesson-3-handful-act-task = 出会いたいのは、ちょうど1個の艦隊です。0個でも2個でも困ります。どこへ向かいますか？
lesson-3-handful-act-three = ロサイス：マーカー3個
lesson-3-handful-act-two = ハリッジ：マーカー2個
lesson-3-handful-act-one = ハンバー川：マーカー1個
lesson-3-handful-act-told = マーカーが1個増えるごとに、だれかがいる場合も、多すぎる場合も増えます。多いほどよいわけではありません。
lesson-3-handful-rule-1 = シェア提督の知らないイギリスのマーカーは{ $own-markers }個で、そのうち{ $own-fleets }個が艦隊です。
lesson-3-handful-rule-2 = ヘクスのマーカーはすべて表にし、元に戻しません。
lesson-3-handful-rule-3 = 艦隊とダミーなら、望みどおり1個です。艦隊が2個なら、1個多すぎます。
lesson-3-handful-assumption-1 = そのマーカーはよくかき混ぜてあります。表にすると、1が艦隊、0がダミーです。
lesson-3-handful-scene = シェア提督に見えるもの：囲んだ3か所のイギリスのマーカー。「英」のそばの数がその数です。
lesson-3-handful-predict = 同じことが100日あるとしましょう。選んだマーカーの下にちょうど1個の艦隊がいるのは、何日でしょうか？
lesson-3-handful-target = 艦隊がちょうど1個
lesson-3-handful-control = 裏向きのイギリスのマーカー
lesson-3-handful-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-3-handful-low = 予想は{ $guess }、正しくは{ $target-plain }です。{ $own-markers }個のうち{ $own-fleets }個が艦隊なので、だれかがいることはよくあります。
lesson-3-handful-high = 予想は{ $guess }、正しくは{ $target-plain }です。0個のこともあり、マーカーが多ければ2個や3個のこともあります。
lesson-3-handful-explain-1 = マーカー1個なら、{ $own-markers }個のうち{ $own-fleets }個が艦隊で、{ $one-plain }です。
lesson-3-handful-explain-2 = 2個なら、艦隊のあとにダミーか、その逆です。{ $own-markers ->
    [7] { $own-fleets ->
        [4] 合わせて{ $two-plain }で、1個のときと同じです。2個目は、空だった所を埋める分だけ、混み合う所も増やすのです。
       *[other] 1個引くごとに、残りは1個減ります。合わせて{ $two-plain }です。
     }
   *[other] 1個引くごとに、残りは1個減ります。合わせて{ $two-plain }です。
 }
lesson-3-handful-explain-3 = 3個なら、艦隊1個とダミー2個で、順番は3通りあります。{ $three-plain }です。
lesson-3-handful-vary = 飛行船が、いくつかのマーカーをダミーだと見やぶりました。知らないマーカーは5個だけになり、艦隊の数は前と同じです。あなたの計画はよくなりましたか、悪くなりましたか？
lesson-3-handful-varied = いまは、1個なら{ $one-five-plain }、2個なら{ $two-five-plain }、3個なら{ $three-five-plain }です。ダミーが減ると、1個のマーカーは確かになり、艦隊は仲間といっしょに現れます。
lesson-3-handful-check-1 = 8個とも裏向きで、そのうち5個が艦隊だとしましょう。3個を表にします。3個とも艦隊なのは、100回のうち何回でしょうか？
lesson-3-handful-check-1-right = 5/8 × 4/7 × 3/6です。艦隊が1個見つかるたびに、次の艦隊は1個減ります。
lesson-3-handful-check-1-high = 5/8 × 5/8 × 5/8なら、毎回元に戻すことになります。ここでは戻さないので、艦隊は1個ずつ減ります：5/8 × 4/7 × 3/6。
lesson-3-handful-check-1-low = 半分の半分の半分なら、そのくらいです。でも艦隊はダミーより多いのです：5/8 × 4/7 × 3/6。
lesson-3-handful-check-2 = 裏向きは7個で、そのうち4個が艦隊です。今度は、どの艦隊でもよく、いくついてもかまいません。どこへ向かいますか？
lesson-3-handful-check-2-three = マーカー3個
lesson-3-handful-check-2-three-why = ほとんどいつも、だれかがいます。たいていはいくつもいて、大きな戦いになります。
lesson-3-handful-check-2-one = マーカー1個
lesson-3-handful-check-2-one-why = 2個いることはありませんが、いないこともよくあります。多すぎる敵を恐れる人は、それでもここへ向かいます。
lesson-3-handful-check-2-column-some = 艦隊が1個以上
lesson-3-handful-check-2-column-several = 2個以上
lesson-3-handful-check-2-two = マーカー2個
lesson-3-handful-check-2-two-why = たいていはだれかがいて、2個いることはあまりありません。中ほどの道です。
lesson-3-handful-more-1 = 袋に玉が10個あり、3個が黒です。黒でない玉を必ず引くには、何個引けばいいですか？
lesson-3-handful-more-1-three = 3個
lesson-3-handful-more-1-three-why = 運が悪ければ、3個続けて黒ということもあります。もう1個引けば、そうはなりません。
lesson-3-handful-more-1-four = 4個
lesson-3-handful-more-1-four-why = 黒い玉がなくなれば、あとは必ず黒でない玉です。
lesson-3-handful-more-1-eight = 8個
lesson-3-handful-more-1-eight-why = 8個必要なのは、黒を必ず引きたいときです。どの玉がなくなるかを考えましょう。
lesson-3-handful-history-1 = 10週間後の1916年8月19日、ジェリコーは巡洋艦が魚雷を受けたのでしばらく北へ戻り、シェアは飛行船の誤った報告で向きを変えました。両軍は出会いませんでした。
lesson-3-handful-history-2 = 本物の報告は、袋から引くものではありません。マーカーは、海の上でわからないことすべてを表します。

# Mission
lesson-3-mission-title = こんどはあなた：かくれんぼの終わりまで
lesson-3-mission-task = 1916年5月31日。海岸の沖で、ジェリコーとシェアのマーカーが重なっています。重さで勝る所では、敵を押せます。それからマーカーがめくられます。どこまで無理をするかはあなたが命じ、砲撃は部下の艦長に任せます。ドイツの巡洋戦艦を1隻以上戦列から外し、味方の損失は2隻までに抑えます。損傷した艦も損失に数えます。
lesson-3-mission-goal = 巡洋戦艦を1隻外し、損失は2隻まで
lesson-3-mission-word-1 = 英、独：マーカーです。イギリスは四角、ドイツは丸。裏向きなら、どの艦隊か、本当に艦がいるのか、だれも知りません。
lesson-3-mission-word-2 = 重み：裏向きのマーカーは1、表向きの高速艦隊は2です。二重の枠の本拠地にいる自軍は、その2倍になります。
lesson-3-mission-word-3 = どのヘクスを動かす：中にいる敵も味方も、いっしょに1ヘクス動き、そのあとは動けません。だれとだれが出会うかを選べます。
lesson-3-mission-word-4 = パス：いまは動かしません。双方がパスするとマーカーがめくられ、同じヘクスの艦隊が、ヘクス番号の小さい順に戦います。
lesson-3-mission-word-5 = 過剰運動：その数をサイコロに足し、有利な位置をねらいます。出た目がその数以下なら混乱し、自軍は砲撃できません。
lesson-3-mission-word-6 = 半砲撃：サイコロに2を足しますが、このラウンドの砲撃は半分になります。そのあとの距離と目標は、部下の艦長が決めます。
lesson-3-mission-met = ヒッパーの巡洋戦艦が戦列を離れました。史実では1916年8月19日のあと、大艦隊はよほどの理由がないかぎり、ここまで南へ出なくなります。かくれんぼは終わりました。
lesson-3-mission-missed = { $number ->
    [0] ヒッパーの巡洋戦艦は、1隻も戦列を離れていません。
   *[other] ヒッパーの巡洋戦艦は戦列を離れましたが、味方の巡洋戦艦も3隻以上失いました。
 } 史実では、一方が相手の手紙を読めたのに、それでも取り逃がしました。次は、どこを押しますか。
