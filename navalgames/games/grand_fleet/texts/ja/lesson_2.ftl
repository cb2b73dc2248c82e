# エピソード2：艦隊を編成する
lesson-2-title = 艦隊を編成する
lesson-2-blurb = 空のマーカーではったり、戻りを待つ艦。運を分けますか、まとめますか？
lesson-2-goal-1 = 平均が同じ2つの計画でも、ようすがまったくちがうわけを知る
lesson-2-goal-2 = 裏向きのマーカーに隠れていそうなものを計算する
lesson-2-goal-3 = 1だけの修正を確率に直す
lesson-2-summary-1 = 分けてもまとめても、平均は同じです。ちがうのは危険です。
lesson-2-summary-2 = マーカーが本物である確率は、艦隊の数をマーカーの数で割った値です。それより大きくも小さくもありません。
lesson-2-summary-3 = サイコロの修正1は、6つの目のうち1つ分の値打ちがあります。
lesson-2-exit = 学校のチームで選手を選びます。そこそこの選手4人か、スター2人と初心者2人か。平均は同じです。どんな試合にどちらを選びますか？それはなぜですか？
lesson-2-home-1 = 次にゲームをするとき、損傷した艦を分ける前に書いておきましょう。次のターンに必要なのは、確実な少しですか、一度にたくさんですか？それから決めます。
lesson-2-home-2 = 自分の生活で、危険を分けているのはどんなとき、1回に全部をかけるのはどんなときですか？何があれば考えを変えますか？
lesson-2-what-if = 艦が戻るきまりが違っていたら？何が変わるかを見る
lesson-2-person-jellicoe = ジェリコー提督
lesson-2-person-jellicoe-post = イギリス大艦隊、スカパ・フロー
lesson-2-person-ingenohl = インゲノール提督
lesson-2-person-ingenohl-post = ドイツ大海艦隊、ヴィルヘルムスハーフェン
lesson-2-person-scheer = シェア提督
lesson-2-person-scheer-post = ドイツ大海艦隊、ヴィルヘルムスハーフェン
lesson-2-ending-1 = シェアは1916年8月18日、ザイドリッツとデアフリンガーを待たずに、また海へ出ました。両艦隊は出会いませんでした。
lesson-2-ending-2 = 大海艦隊は1916年に敗れたのか、それとも艦の戻りを待っていただけなのか。いまも意見が分かれています。
lesson-2-ending-3 = 本物の艦は、ドックの仕事が終わると戻りました。ゲームではサイコロが呼びます。だから、どう運が悪くなるかを自分で選べます。
lesson-2-more-1 = 損傷した艦が6隻、2つのボックスにまとめてあります。1隻も戻らないことと、3隻以上戻ることは、どのくらいの割合でしょうか？
lesson-2-more-2 = 2回目を振るかどうかは自由です。1回でやめたほうがいいのは、どんなときでしょうか？

# 1 本物か、ダミーか？
lesson-2-dummies-title = 本物か、ダミーか？
lesson-2-dummies-goal = どこまではったりをかけるかを決めましょう。
lesson-2-dummies-hook = 1914年10月21日。海軍大臣チャーチルが、商船を戦艦に見せかけるように命じます。あなたはジェリコー提督の参謀です。本物が27隻、艦隊マーカーが8個。インゲノール提督に見えるのは、マーカーだけです。
lesson-2-dummies-rule-1 = イギリスの8個のマーカーは、すべて裏向きで海に出ます。艦のいないマーカーがダミーです。
lesson-2-dummies-rule-2 = 1個艦隊には3隻以上必要で、8隻まで入ります。
lesson-2-dummies-rule-3 = 4個艦隊なら、ダミーは4個です。
lesson-2-dummies-assumption-1 = マーカーはかき混ぜてあります。どれがどれかは、持ち主にもわかりません。表にすると、1が艦隊、0がダミーです。
lesson-2-dummies-scene = { $set ->
    [7] あなたの艦隊ボックス8つ。ダミーのマーカー1個が見破られて取りのぞかれ、裏向きのマーカーは7個です。中身があってもなくても同じに見えます。
   *[other] あなたの艦隊ボックス8つ。斜線の四角は、地図に裏向きで置くマーカーです。中身があってもなくても同じに見えます。インゲノール提督に見えるのは、これだけです。
 }
lesson-2-dummies-act-task = 艦隊を少なくすればダミーが増えますが、見つかった1つが27隻の大きな部分になります。何個艦隊に分けますか？
lesson-2-dummies-act-five = 5〜6隻の5個艦隊、ダミー3個
lesson-2-dummies-act-seven = 3〜5隻の7個艦隊、ダミー1個
lesson-2-dummies-act-told = 艦隊が少ないほど、インゲノール提督はよく外れます。でも、見つかる1個は27隻のうち3〜5隻ではなく、5〜6隻です。それが代償で、この確率には表れません。
lesson-2-dummies-predict = インゲノール提督が、8個のうち1個を指さします。100回のうち、本物の艦隊は何回でしょうか？
lesson-2-dummies-target = 本物の艦隊
lesson-2-dummies-control = まだ裏向きのマーカー
lesson-2-dummies-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-dummies-low = 予想は{ $guess }、正しくは{ $target-plain }です。「本物か、ダミーか」と聞くと半々に思えますが、艦隊のほうがダミーより多いのです。
lesson-2-dummies-high = 予想は{ $guess }、正しくは{ $target-plain }です。8個の中のダミーも、指さされるかもしれません。
lesson-2-dummies-explain-1 = 8個のマーカーは、どれも同じ起こりやすさで選ばれます。だから数えましょう。8個のうち、艦隊は何個ですか？
lesson-2-dummies-explain-2 = 5個艦隊なら{ $five-plain }、7個艦隊なら{ $seven-plain }です。艦隊の数をマーカーの数で割ればいいのです。
lesson-2-dummies-vary = ダミーが1個見やぶられ、取り除かれました。残った7個のマーカーはどうなりますか？
lesson-2-dummies-varied = 7個のうち5個が艦隊なら、{ $five-found-plain }です。7個のうち7個なら確実で、はったりは終わりです。ダミーが見つかるたびに、残りは本物らしくなります。
lesson-2-dummies-check-1 = インゲノール提督のマーカーは6個で、ダミーは3個。あなたは8個で、ダミーは3個。ダミーに当たりやすいのは、どちらの側ですか？
lesson-2-dummies-check-1-half = 同じ。本物か、そうでないか
lesson-2-dummies-check-1-half-why = 同じ理くつなら、宝くじも2週間に1回は当たるはずです。ダミーと、全部のマーカーを数えましょう。
lesson-2-dummies-check-1-same = 同じ。ダミーは3個ずつ
lesson-2-dummies-check-1-same-why = ダミーの数は同じでも、全部の数が違います。6個のうち3個は、8個のうち3個より大きい割合です。
lesson-2-dummies-check-1-his = インゲノール提督の側
lesson-2-dummies-check-1-his-why = 6個のうち3個と、8個のうち3個です。大切なのは数ではなく、割合です。
lesson-2-dummies-history-1 = 偽の艦隊は本当にありました。客船や貨物船が、ド級戦艦や巡洋戦艦に化けたのです。
lesson-2-dummies-history-2 = だれかがだまされたかどうかは、はっきりしません。本物のほうが速く、偽物は見やぶられました。
lesson-2-dummies-history-3 = ゲームでは、両陣営がいつもはったりを使います。マーカーはかき混ぜるので、持ち主にも中身がわかりません。

# 2 どの艦が戻る？
lesson-2-come-back-title = どの艦が戻る？
lesson-2-come-back-goal = 2個目のサイコロで何隻戻るかを調べましょう。
lesson-2-come-back-since-five = あなたの5個の強い艦隊から、艦が抜けています。
lesson-2-come-back-since-seven = あなたの7個の小さな艦隊から、艦が抜けています。
lesson-2-come-back-since-none = 3か月後、艦隊から艦が抜けています。
lesson-2-come-back-hook = 1915年1月24日。ドッガー・バンク海戦で大きく傷ついた巡洋戦艦ライオンが、ほかの艦に引かれて帰ってきます。いつ戻せるでしょうか？
lesson-2-come-back-rule-1 = いない艦は、番号のついた6つのボックスで待ちます。サイコロを2回振り、出た番号のボックスの艦がすべて戻ります。3と3なら1つだけです。
lesson-2-come-back-assumption-1 = 損傷が小さくても大きくても、戻る早さは同じです。決めるのはサイコロです。
lesson-2-come-back-scene = イギリスの艦が6隻、1つのボックスに1隻ずつ。ライオンは囲んだボックスにいます。呼ばれたボックスは空になります。
lesson-2-come-back-predict = サイコロを2回振ります。6隻のうち、平均して何隻戻るでしょうか？
lesson-2-come-back-target = 戻る艦の数
lesson-2-come-back-control = 振る回数
lesson-2-come-back-example = 同じ目が2回出ると、同じボックスが2度呼ばれます。戻るのは、ボックス3の1隻だけです。
lesson-2-come-back-right = お見事です。平均は{ $target }隻です。
lesson-2-come-back-high = 予想は{ $guess }でした。正確な平均は{ $target }隻です。2つのボックスが呼ばれるのは、目がちがうときだけです。同じ目なら1つだけになります。
lesson-2-come-back-low = 予想は{ $guess }でした。正確な平均は{ $target }隻です。ここではどのボックスにも艦があるので、少なくとも1隻は戻ります。
lesson-2-come-back-explain-1 = 2回目が1回目と同じ目になるのは、6つの場合のうち1つです。このとき戻るのは1隻で、確率は{ $one }です。それ以外は2隻戻り、確率は{ $two }です。
lesson-2-come-back-explain-2 = 1隻は必ず戻り、2隻目は{ $two-fraction }の確率で戻ります。だから平均は{ $target }隻です。
lesson-2-come-back-vary = 振るのを1回だけにしましょう。平均はどうなりますか？運しだいで変わるものは、何が残りますか？
lesson-2-come-back-varied = 1回なら、戻る数はいつも{ $mean-one }隻です。数に運はありません。運で決まるのは、どの艦が戻るかだけです。
lesson-2-come-back-check-1 = 3個目のサイコロも振れるとしましょう。それで3隻目が戻るのは、どのくらいですか？
lesson-2-come-back-check-1-again = 2個目と同じ、6回に5回
lesson-2-come-back-check-1-again-why = 2個目が避けるボックスは1つでしたが、3個目は2つです。それに、はじめの2個が違う目でなければなりません。
lesson-2-come-back-check-1-both = 36回に20回
lesson-2-come-back-check-1-both-why = 2個目が1個目と違うのが6回に5回、3個目がどちらとも違うのが6回に4回です。
lesson-2-come-back-check-1-last = 6回に4回
lesson-2-come-back-check-1-last-why = それは3個目だけの話です。3隻戻るには、2個目でも1隻戻っていなければなりません。
lesson-2-come-back-check-2 = 艦を呼び戻します。手順を正しい順番に並べましょう。
lesson-2-come-back-check-2-first = はじめ
lesson-2-come-back-check-2-last = おわり
lesson-2-come-back-check-2-sort = 艦をボックスに分ける
lesson-2-come-back-check-2-sort-why = 分けるのがはじめです。振ったあとは、もうボックスを変えられません。
lesson-2-come-back-check-2-first-roll = 1回目のサイコロを振る
lesson-2-come-back-check-2-first-roll-why = 1回目は、分け終わったボックスに対して振ります。
lesson-2-come-back-check-2-decide = もう1回振るか、やめるか決める
lesson-2-come-back-check-2-decide-why = 1回目の目を見てから、2回目を振るかどうかを決められます。
lesson-2-come-back-check-2-home = 呼ばれた艦がすべて戻る
lesson-2-come-back-check-2-home-why = 戻るのは最後です。呼ばれた艦は1隻も残れません。
lesson-2-come-back-check-2-right = 選べるのは、サイコロの前と、2回のあいだの1度です。あとからは選べません。
lesson-2-come-back-history-1 = 1914年11月に送り出されたインヴィンシブルとインフレキシブルは、12月8日にフォークランド沖でドイツの戦隊を壊滅させました。
lesson-2-come-back-history-2 = ライオンは、入れるほど大きなドックがないまま、タイン川で修理されました。艦隊に戻ったのは1915年4月です。
lesson-2-come-back-history-3 = 実際の修理は、損傷によって何週間も、何か月もかかりました。ドックの代わりにサイコロを使うのは単純化です。

# 3 遅い仲間
lesson-2-slow-fleet-title = 遅い仲間
lesson-2-slow-fleet-goal = 「−1」を確率に直しましょう。
lesson-2-slow-fleet-hook = 1916年5月30日。今度はシェア提督の側です。ドイツ艦隊が、ジェリコー提督を相手に海へ出る準備をします。ほかより遅くて弱い古い戦艦も出ます。どこに入れますか？
lesson-2-slow-fleet-rule-1 = ヘクス（マップのマス目）で艦隊が出会うと、両陣営がサイコロを1個ずつ振ります。大きいほど、戦い方を選びやすくなります。そこにいる低速艦隊1個につき、自分の目から1を引きます。
lesson-2-slow-fleet-rule-2 = 艦種(B)の古い艦が1隻いるだけで、艦隊全体が低速です。低速艦隊が1個なら、5は4になります。
lesson-2-slow-fleet-assumption-1 = 古い艦のいる艦隊は、すべてこのヘクスにいます。
lesson-2-slow-fleet-scene = { $order ->
    [two] ゲームの1916年前半のドイツ艦隊。艦種(B)の古い艦は、艦隊5と艦隊6にいます。
   *[other] ゲームの1916年前半のドイツ艦隊。艦種(B)の古い艦は、囲んだボックスの艦隊6にいます。
 }
lesson-2-slow-fleet-act-task = 古い艦8隻も出なければなりません。1個艦隊にまとめますか？マップに1個多く出せる、2個に分けますか？
lesson-2-slow-fleet-act-one = 8隻を1個艦隊にまとめる
lesson-2-slow-fleet-act-two = 4隻ずつ2個艦隊に分ける
lesson-2-slow-fleet-act-told = 古い艦が1隻でも8隻でも、艦隊の遅さは同じです。だから、まとめても損は増えず、分けると損が2倍になります。
lesson-2-slow-fleet-predict = シェア提督がサイコロを振り、あなたの命令の分を引きます。100回のうち、4以上になるのは何回でしょうか？
lesson-2-slow-fleet-target = 4以上
lesson-2-slow-fleet-control = 砲弾を半分だけ撃つ（+2）
lesson-2-slow-fleet-set-false = しない
lesson-2-slow-fleet-set-true = する
lesson-2-slow-fleet-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-slow-fleet-high = 予想は{ $guess }、正しくは{ $target-plain }です。4の目ではもう足りません。そこから引かれるからです。
lesson-2-slow-fleet-low = 予想は{ $guess }、正しくは{ $target-plain }です。どちらの命令でも、6の目ならまだ届きます。
lesson-2-slow-fleet-explain-1 = 低速艦隊がなければ、4、5、6で足ります。{ $none-plain }です。
lesson-2-slow-fleet-explain-2 = 低速艦隊1個ごとに、目が1つ使えなくなります。1個なら5と6が残り、{ $one-plain }です。2個なら6だけで、{ $two-plain }です。
lesson-2-slow-fleet-vary = 砲弾を半分しか撃たなければ、2を足せます。それで取り返せるでしょうか？
lesson-2-slow-fleet-varied = 4以上になるのは、低速艦隊が1個なら{ $one-half-plain }、2個なら{ $two-half-plain }です。目を2つ取り返しました。遅い仲間の代償を、砲弾で払ったのです。
lesson-2-slow-fleet-check-1 = 高速艦隊は1を足します。4に届く確率は、どれだけ上がりますか？
lesson-2-slow-fleet-check-1-percent = 100回に1回分
lesson-2-slow-fleet-check-1-percent-why = 1を足すのは目であって、確率ではありません。目が1つ増えると、6つの場合のうち1つが増えます。
lesson-2-slow-fleet-check-1-face = サイコロの目1つ分、つまり1/6
lesson-2-slow-fleet-check-1-face-why = ただし、増やせる目が残っているあいだだけです。
lesson-2-slow-fleet-check-1-quarter = 4分の1
lesson-2-slow-fleet-check-1-quarter-why = 4は、届くべき目にすぎません。増えるのは、6つある目のうちの1つです。
lesson-2-slow-fleet-check-2 = このドイツ艦隊のうち、高速で1を足せるのはどれですか？
lesson-2-slow-fleet-check-2-strong = 艦隊4：戦艦だけ
lesson-2-slow-fleet-check-2-strong-why = 強い艦ですが、戦艦です。強さで増えるのは砲撃で、サイコロの目ではありません。
lesson-2-slow-fleet-check-2-fast = 艦隊1：巡洋戦艦だけ
lesson-2-slow-fleet-check-2-fast-why = 高速の艦だけでできた艦隊が、高速艦隊です。
lesson-2-slow-fleet-check-2-large = 艦隊2：ド級戦艦が5隻
lesson-2-slow-fleet-check-2-large-why = 5隻は3隻より多く撃てます。でもサイコロに効くのは艦隊の種類だけで、ふつうの艦隊は何も足しません。
lesson-2-slow-fleet-history-1 = ゲームの古い戦艦はここでは8隻ですが、ユトランド沖で戦ったのは6隻でした。そのうちの1隻、ポンメルンは1916年6月1日の未明に魚雷を受け、乗組員全員とともに沈みました。
lesson-2-slow-fleet-history-2 = シェアがなぜ連れて行ったのかには、いくつかの説があります。必要だったから、あるいは乗組員と司令官を喜ばせるため、などです。

# 4 全部か、なしか
lesson-2-all-or-nothing-title = 全部か、なしか
lesson-2-all-or-nothing-goal = 同じ3隻について、2つの計画を比べましょう。
lesson-2-all-or-nothing-since-one = あなたは古い艦をまとめました。また選びましょう。まとめますか、分けますか？
lesson-2-all-or-nothing-since-two = あなたは古い艦を分けました。また選びましょう。まとめますか、分けますか？
lesson-2-all-or-nothing-since-none = ユトランド沖海戦が終わりました。まとめるか、分けるか。同じ問いがまた来ます。
lesson-2-all-or-nothing-hook = 1916年7月4日。ユトランド沖海戦のあと、シェア提督は皇帝に報告します。艦隊は8月半ばにまた出られるが、デアフリンガーとザイドリッツは間に合わない。巡洋戦艦をどうやって取り戻しますか？
lesson-2-all-or-nothing-rule-1 = サイコロを2回振ってボックスを呼び、呼ばれたボックスの艦はすべて戻ります。
lesson-2-all-or-nothing-rule-2 = ドイツは1つのボックスに3隻まで入れられます。イギリスは分けて入れなければなりません。
lesson-2-all-or-nothing-assumption-1 = ザイドリッツ、デアフリンガー、モルトケの3隻だけを考えます。
lesson-2-all-or-nothing-scene = ゲームの1916年後半、ドイツのボックス。3隻は、分けられるまでボックス0で待ちます。
lesson-2-all-or-nothing-act-task = 巡洋戦艦3隻がドックにいます。どう入れますか？
lesson-2-all-or-nothing-act-pile = まとめる：3隻ともボックス1
lesson-2-all-or-nothing-act-spread = 分ける：1、2、3に1隻ずつ
lesson-2-all-or-nothing-act-told = 分けておけば、何かが戻ることはずっと多くなります。では、平均して戻る数も多くなるのでしょうか？下の問いで考えましょう。
lesson-2-all-or-nothing-predict = サイコロを2回振ります。100回のうち、3隻とも戻らないのは何回でしょうか？
lesson-2-all-or-nothing-target = 1隻も戻らない
lesson-2-all-or-nothing-control = 振る回数
lesson-2-all-or-nothing-right = いい読みです。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-2-all-or-nothing-high = 予想は{ $guess }、正しくは{ $target-plain }です。サイコロは2回あり、どちらかが当たればいいのです。
lesson-2-all-or-nothing-low = 予想は{ $guess }、正しくは{ $target-plain }です。2回とも外れることもあり、そのときは全部がドックに残ります。
lesson-2-all-or-nothing-explain-1 = まとめた場合、ボックス1を外す目は6つのうち5つです。2回とも外れるのは36通りのうち5 × 5 = 25通りで、{ $pile-plain }です。それ以外は3隻とも戻り、{ $all-plain }です。
lesson-2-all-or-nothing-explain-2 = 分けた場合、ボックス1、2、3を外す目は3つです。2回とも外れるのは36通りのうち3 × 3 = 9通りで、{ $spread-plain }です。
lesson-2-all-or-nothing-vary = 振るのを1回だけにしましょう。先に予想してください。1隻も戻らない危険は2倍になりますか？
lesson-2-all-or-nothing-varied = 1回だけなら、1隻も戻らないのは、まとめると{ $pile-once-plain }、分けると{ $spread-once-plain }です。分けた場合は2倍になりました。まとめた場合は、もう大きかったので2倍にはなれません。
lesson-2-all-or-nothing-check-1 = 平均して多く戻るのは、どちらの入れ方ですか？
lesson-2-all-or-nothing-check-1-spread = 1隻ずつ別のボックス
lesson-2-all-or-nothing-check-1-spread-why = たしかに安全ですが、平均は同じ{ $mean }隻です。どの艦も、同じ割合で呼ばれます。
lesson-2-all-or-nothing-check-1-same = どちらも同じ
lesson-2-all-or-nothing-check-1-same-why = まとめても{ $mean }隻、分けても{ $mean-spread }隻です。ほかの艦がどこにあっても、1隻ずつが呼ばれる割合は同じです。平均は危険を隠します。
lesson-2-all-or-nothing-check-1-pile = 全部同じボックス
lesson-2-all-or-nothing-check-1-pile-why = 一度に3隻戻ることもありますが、1隻も戻らないことのほうがずっと多いのです。平均は同じです。
lesson-2-all-or-nothing-check-2 = 大きな決戦が1度だけあります。巡洋戦艦が2隻では足りません。どう命令しますか？
lesson-2-all-or-nothing-check-2-pile = まとめる：3隻とも1つのボックス
lesson-2-all-or-nothing-check-2-pile-why = 3隻が一度に戻れるのは、この計画だけです。たいていは何も戻りませんが、ここでは1隻や2隻でも役に立ちません。
lesson-2-all-or-nothing-check-2-spread = 分ける：3つのボックスに1隻ずつ
lesson-2-all-or-nothing-check-2-spread-why = たいてい何かが戻りますが、全部は戻りません。毎回少しずつほしい人の命令です。ここでは少しでは足りないかもしれません。
lesson-2-all-or-nothing-check-2-column-some = 少なくとも1隻戻る
lesson-2-all-or-nothing-check-2-column-all = 3隻とも戻る
lesson-2-all-or-nothing-check-2-column-mean = 平均して戻る数
lesson-2-all-or-nothing-more-1 = 6隻を3隻ずつ、2つのボックスに入れました。100回のターンのうち、1隻も戻らないのは何回でしょうか？
lesson-2-all-or-nothing-more-1-mark-six-all = 6隻とも戻る
lesson-2-all-or-nothing-more-1-right = 2つのボックスを外す目は4つなので、2回とも外れるのは36通りのうち4 × 4 = 16通りです。
lesson-2-all-or-nothing-more-1-high = 6隻が3隻より安全なわけではありません。でも、2つのボックスは1つより当たりやすく、外れる目は4つだけです。
lesson-2-all-or-nothing-more-1-low = 6つのうち2つを2回なら2/3、と思えます。でも、それでは2回とも当たる場合を2度数えてしまいます。
lesson-2-all-or-nothing-history-1 = ユトランド沖で傷ついたドイツ艦のうち、ザイドリッツとデアフリンガーがいちばん長く離れ、1916年の秋になりました。
lesson-2-all-or-nothing-history-2 = 本物の艦をボックスに分けた人はいません。このルールがあるので、ドイツのプレイヤーは、ここぞという時に力を集められます。ドイツの参謀たちも、そうしたいと望んでいました。

# Mission
lesson-2-mission-title = こんどはあなた：出撃に足りる数
lesson-2-mission-task = 1916年7月。あなたはシェアで、主力艦6隻がドックにいます。ボックス1から6に、1つに3隻まで入れてください。サイコロ2個が2つのボックスを呼び、中の艦がすべて戻ります。出撃には、6隻のうち3隻以上が一度に戻らなければなりません。2隻では足りません。まとめても分けても平均は同じで、ちがうのは危険のほうでしたね。
lesson-2-mission-goal = 6隻のうち3隻以上を戻す
lesson-2-mission-word-1 = DDbox：ドックです。ボックス1から6は、サイコロで呼ばれることがあります。0は呼ばれないので、艦を入れないほうが得です。
lesson-2-mission-word-2 = BとBC：ド級戦艦と巡洋戦艦です。ここでは区別なく、どれも1隻と数えます。
lesson-2-mission-word-3 = 表の数：そのボックスにいる艦の数です。数を変えると艦が動きます。「残り」は0にします。
lesson-2-mission-word-4 = 平均：何度も振ったときの話です。任務で問われるのは、サイコロ2個を1度だけ振って、3隻が戻るかどうかです。
lesson-2-mission-word-5 = この並びで振る：ここでサイコロを振ります。同じ目が出ると、呼ばれるボックスは1つだけです。
lesson-2-mission-met = 3隻以上が戻り、出撃に足ります。史実のシェアは1916年8月18日、ザイドリッツとデアフリンガーを待たずに海へ出ました。
lesson-2-mission-missed = { $number ->
    [0] 6隻は、1隻も戻りませんでした。必要なのは3隻です。
    [1] 6隻のうち1隻が戻りました。必要なのは3隻です。
   *[other] 6隻のうち2隻が戻りました。必要なのは3隻です。
 } 史実のシェアは1916年8月18日、ザイドリッツとデアフリンガーを待たずに海へ出ました。次は、どう入れますか。
