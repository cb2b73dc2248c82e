# エピソード1：ラワルピンディ、1939年11月
lesson-1-title = ピンと糸
lesson-1-blurb = 1939年11月、ドイツの巡洋戦艦2隻が姿を消しました。ピンは船がいる場所、糸はいるかもしれない場所です。
lesson-1-goal-1 = 海図のピンと糸を読む
lesson-1-goal-2 = 2本の糸の長さが捜索を左右するわけを、数えて確かめる
lesson-1-goal-3 = 時間のかかる安全な道と、見張られた近道をくらべる
lesson-1-summary-1 = 敵を見つけるのは、いちばん強い船ではなく、自分の居場所がいちばんはっきりしている船です。短い糸どうしは出会い、長い糸どうしはすれちがいます。
lesson-1-summary-2 = 助けはサイコロの目を1つか2つ動かします。まん中あたりでは大きく効き、端ではほとんど効きません。
lesson-1-summary-3 = 隠れる者は、時間を払って安全を買います。その支払いは、港に着くまでに済ませなければなりません。
lesson-1-exit = マルシャルは4日を費やし、ひとりも失わずに帰りました。遠回りはそれに見合ったでしょうか。はっきり言うには、何を知っていればよかったでしょうか。
lesson-1-home-1 = 次にゲームをするとき、捜索のたびに総計と、「36通りのうち何通りで足りるか」を声に出しましょう。やめておく捜索はどれですか。
lesson-1-home-2 = なくした鍵、遅れているバス、人ごみの中の友だち。「いそうな場所」をたよりに探すものを1つ思い浮かべましょう。何がわかれば糸は短くなりますか。
lesson-1-what-if = 捜索の表がもっとやさしかったら、またはきびしかったら？ 何が変わるか見る
lesson-1-more-1 = 実験室で：のちにUボート狩りで知られるウォーカー大佐が加わると+4です。その助けで視認が五分を超える、いちばん大きい総計を見つけましょう。
lesson-1-ending-1 = シャルンホルストとグナイゼナウは、嵐の中でノルウェー沖の巡洋艦の線をすり抜け、1939年11月27日にヴィルヘルムスハーフェンへ着きました。本国艦隊は4日間探しましたが、二度と出会えませんでした。
lesson-1-ending-2 = なぜそれができたのかを、ゲームは語ります。長い糸、荒れた天気、そして、じっと待つこと。どれか1つだけでは足りなかったでしょう。

lesson-1-person-forbes = チャールズ・フォーブス大将
lesson-1-person-forbes-post = イギリス本国艦隊司令長官
lesson-1-person-marschall = ヴィルヘルム・マルシャル中将
lesson-1-person-marschall-post = ドイツ艦隊司令長官（グナイゼナウ座乗）

# 1 だれを行かせるか
lesson-1-who-searches-title = だれを行かせますか
lesson-1-who-searches-goal = 敵を見つけに行く船を選びます。
lesson-1-who-searches-hook = 1939年11月23日、夕暮れ。アイスランドとフェロー諸島の間で、武装客船ラワルピンディがドイツの巡洋戦艦を見つけたと知らせ、それきり黙ってしまいます。フォーブス大将は海図に向かいます。
lesson-1-who-searches-rule-1 = 捜索では、両方の糸の長さを足します。これが「総計」（航程総計）です。それからサイコロを2個振ります。
lesson-1-who-searches-rule-2 = 総計4までなら、サイコロの合計が5以上で敵が見つかります。総計5から9では、10以上が要ります。
lesson-1-who-searches-rule-3 = 見つかれば（「視認」）、敵の糸はピンになります。居場所がわかったからです。「触接」「追尾」「早すぎか遅すぎ」だけなら、見つかっていません。
lesson-1-who-searches-assumption-1 = ドイツの糸の長さは2です。助ける部隊はいません。表では「視認」があれば見つかり、なければ見つかりません。
lesson-1-who-searches-scene = 糸は、船がいるかもしれないヘクス（海図のマス）を通ります。ドイツの糸は北東へのび、イギリスの糸が3本届いています。
lesson-1-who-searches-act-task = いちばん強い船なら戦いに勝てます。でも、まず見つけなければなりません。だれを捜索に行かせますか。
lesson-1-who-searches-act-newcastle = 近くのニューカッスル：長さ2の糸
lesson-1-who-searches-act-norfolk = もっと遠いノーフォーク：長さ3の糸
lesson-1-who-searches-act-nelson = いちばん強いネルソン：長さ4の糸
lesson-1-who-searches-act-told = 1つ長くなるだけでほとんどを失うこともあれば、次の1つでは何も変わらないこともあります。ニューカッスルの総計4は表の1列目、ノーフォークの5とネルソンの6は同じ2列目です。
lesson-1-who-searches-predict = その命令で100回捜索したら、敵を視認するのは何回でしょうか。
lesson-1-who-searches-target = 敵を視認
lesson-1-who-searches-control = 敵の上の「触接」マーカー
lesson-1-who-searches-set-none = なし
lesson-1-who-searches-set-fast = あり、+2
lesson-1-who-searches-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-who-searches-low = 予想は{ $guess }、正しくは{ $target-plain }です。どの合計なら足りるのかを考えましょう。7あたりの合計がいちばんよく出ます。
lesson-1-who-searches-high = 予想は{ $guess }、正しくは{ $target-plain }です。近くにいても、見つかるとはかぎりません。どの合計では足りないのかを考えましょう。
lesson-1-who-searches-explain-1 = サイコロ2個の出方は36通りです。合計2は1通り、3は2通り、4は3通り。この6通りは5に届きません。残りの30通りで敵を視認します。ニューカッスルは{ $four-plain }です。
lesson-1-who-searches-explain-2 = 総計が5になると、10が要ります。10は3通り、11は2通り、12は1通りで、合わせて6通りだけです。ノーフォークは{ $five-plain }、ネルソンも同じです。
lesson-1-who-searches-explain-3 = いちばん強い船が、いちばんよい捜索役とはかぎりません。居場所がいちばんよくわかっている船がよいのです。
lesson-1-who-searches-vary = もしラワルピンディが生きのびて、敵を見張り続けていたら？ 敵に「触接」マーカーがつき、サイコロに+2です。つけてみましょう。あなたの船はどれだけ助かりますか。
lesson-1-who-searches-varied = 触接があれば、ニューカッスルは{ $touch-four-plain }、ネルソンは{ $touch-six-plain }で視認します。同じ+2でも、もうほとんどの合計で足りるときは少ししか効かず、まん中の近くでは大きく効きます。
lesson-1-who-searches-check-1 = 総計を、視認しにくいものから順に並べましょう。
lesson-1-who-searches-check-1-first = いちばん視認しにくい
lesson-1-who-searches-check-1-last = いちばん視認しやすい
lesson-1-who-searches-check-1-right = 3つの総計は、表の3つの列に分かれます。効くのは列だけです。
lesson-1-who-searches-check-1-twelve = 総計12
lesson-1-who-searches-check-1-twelve-why = 10から15の3列目を見ましょう。そこでは合計12でなければ視認できません。
lesson-1-who-searches-check-1-five = 総計5
lesson-1-who-searches-check-1-five-why = 総計5から2列目が始まり、10が要ります。
lesson-1-who-searches-check-1-two = 総計2
lesson-1-who-searches-check-1-two-why = 総計2は、4と同じ1列目です。合計5で足ります。
lesson-1-who-searches-check-2 = ドイツの糸は2つのヘクスを通っています。船はどちらにいますか。
lesson-1-who-searches-check-2-true-place = どちらかにいて、ドイツ側のプレイヤーは知っています。
lesson-1-who-searches-check-2-true-place-why = 知りません。2人は同じ糸を見ていて、見つかるまではその糸がすべてです。
lesson-1-who-searches-check-2-known = だれも知りません。わかっているのは糸だけです。
lesson-1-who-searches-check-2-known-why = この海図には何も隠されていません。わからないことが、そのまま描いてあるのです。
lesson-1-who-searches-check-2-length = ラワルピンディが知らせてきたヘクスです。
lesson-1-who-searches-check-2-length-why = その知らせは何時間も前のもので、速い船は待っていてくれません。だからピンが糸になったのです。
lesson-1-who-searches-more-1 = ドイツの糸は2のまま、ネルソンの糸が4から7にのびました。確率はどうなりますか。
lesson-1-who-searches-more-1-share = およそ半分に下がります。
lesson-1-who-searches-more-1-share-why = 長さではなく、列が変わるときに下がります。総計は9で、まだ2列目です。
lesson-1-who-searches-more-1-edge = 変わりません。総計9はまだ2列目です。
lesson-1-who-searches-more-1-edge-why = あと1つのびて総計10になると、列の境目を越えます。
lesson-1-who-searches-more-1-nothing = もうだれも見つけられません。
lesson-1-who-searches-more-1-nothing-why = どんなに長い糸でも、12が出ることはあります。めったにないのと、決してないのとは違います。
lesson-1-who-searches-history-1 = ラワルピンディはその晩に沈み、238人が亡くなりました。駆けつけたニューカッスルは敵を見つけましたが、雨と闇の中で見失いました。
lesson-1-who-searches-history-2 = 当時の作戦室では、本当にピンと線が使われていました。数えたのは海里と時間で、ゲームではヘクスです。

# 2 もう1組の目
lesson-1-two-together-title = もう1組の目
lesson-1-two-together-goal = 助けがもたらすものと、その代償をくらべます。
lesson-1-two-together-since-newcastle = あなたはニューカッスルを行かせました。史実も同じです。敵を見つけ、雨の中で見失いました。
lesson-1-two-together-since-norfolk = あなたはノーフォークを行かせました。史実では、もっと近いニューカッスルが敵を見つけ、雨の中で見失いました。
lesson-1-two-together-since-nelson = あなたはネルソンを行かせました。史実では、もっと近いニューカッスルが敵を見つけ、雨の中で見失いました。
lesson-1-two-together-since-none = 史実では、最初に駆けつけたニューカッスルが敵を見つけ、雨の中で見失いました。
lesson-1-two-together-carried = { $own-contact ->
    [fast] けれども、あなたの捜索は海図に残っています。触接マーカーが敵の上にあります。
   *[other] あなたの捜索は海図に残っています。触接マーカーは置けませんでした。
 }
lesson-1-two-together-hook = 1939年11月24日。巡洋艦が四方から集まってきます。いっしょに探させるべきでしょうか。
lesson-1-two-together-rule-1 = 同じヘクスにいる2つ目の部隊（1隻か、いくつかの船）が助けます。サイコロに、晴天なら+2、荒天なら+1です。
lesson-1-two-together-rule-2 = ただし、味方の2本の糸は、長いほうを数えます。2つの部隊なら4＋3で総計7、ニューカッスルだけなら2＋3で5です。
lesson-1-two-together-rule-3 = { $own-contact ->
    [fast] 総計5から9では、助けも入れて10で敵を視認します。あなたの触接マーカーは2を足します。
   *[other] 総計5から9では、助けも入れて10で敵を視認します。
 }
lesson-1-two-together-assumption-1 = 荒天です。糸の長さは、ドイツが3、ニューカッスルが2、ノーフォークが4です。
lesson-1-two-together-scene = ドイツの糸は北へのびました。ニューカッスルの糸もノーフォークの糸も、それが始まるヘクスに届いています。
lesson-1-two-together-act-task = だれが捜索しますか。
lesson-1-two-together-act-together = ニューカッスル、ノーフォークが助ける
lesson-1-two-together-act-alone = ニューカッスルだけ
lesson-1-two-together-act-told = 総計は7と5で、どちらも同じ列に入ります。だから、ノーフォークの長い糸は今回は損になりません。助けはまるまる得になります。
lesson-1-two-together-predict = 敵を視認することは、どれくらいあるでしょうか。
lesson-1-two-together-target = 敵を視認
lesson-1-two-together-group-unseen = 敵は見つからない
lesson-1-two-together-option-rare = 100回のうち20回より少ない
lesson-1-two-together-option-third = 100回のうち20回から50回
lesson-1-two-together-option-often = 100回のうち50回より多い
lesson-1-two-together-control = 天候
lesson-1-two-together-right = よい見当です。{ $target-plain }です。
lesson-1-two-together-low = もっと多くて、{ $target-plain }です。{ $own-contact ->
    [fast] マーカーのおかげで、よく出る合計でも足ります。
   *[other] 目が1つ動くと9でも足り、9はわりあいよく出ます。
 }
lesson-1-two-together-high = もっと少なくて、{ $target-plain }です。{ $own-contact ->
    [fast] 小さな合計では足りず
   *[other] 大きな合計はまれで
 }、何隻で探してもサイコロを振るのは1度だけです。
lesson-1-two-together-explain-1 = { $own-contact ->
    [fast] あなたのマーカーがあるので、ニューカッスルだけでも8で足ります。5＋4＋3＋2＋1で、36通りのうち15通り、{ $alone-plain }です。
   *[other] ニューカッスルだけなら10、11、12が要ります。3＋2＋1で、36通りのうち6通り、{ $alone-plain }です。
 }
lesson-1-two-together-explain-2 = { $own-contact ->
    [fast] さらに+1で7でも足り、7は6通りあります。合わせて36通りのうち21通り、{ $together-plain }です。
   *[other] +1があれば9でも足り、9は4通りあります。合わせて36通りのうち10通り、{ $together-plain }です。
 }
lesson-1-two-together-explain-3 = 長いほうの糸を数えるので、4＋3で総計7です。総計9までは何も変わりません。総計10になると、同じ2隻でも{ $far-plain }しか視認できません。
lesson-1-two-together-vary = 空が晴れて、助けが+2になったとします。2つ目の部隊の値打ちはどう変わりますか。
lesson-1-two-together-varied = 晴れていれば{ $own-contact ->
    [fast] 6
   *[other] 8
 }で足りるので、2つの部隊は{ $clear-plain }で視認します。ニューカッスルだけでは何も変わりません。雨は、追われる者のいちばんの友です。
lesson-1-two-together-check-1 = 10が要るときと、5が要るときとでは、+1の値打ちはどちらが大きいですか。
lesson-1-two-together-check-1-alike = どちらも同じ。1は1だから。
lesson-1-two-together-check-1-alike-why = 動くのは確率ではなく、サイコロの合計です。合計が1つ加わりますが、出やすさは合計によって違います。
lesson-1-two-together-check-1-ten = 10が要るとき。
lesson-1-two-together-check-1-ten-why = 4通りある9が加わります。5が要るときに加わる4は、3通りです。
lesson-1-two-together-check-1-five = 5が要るとき。
lesson-1-two-together-check-1-five-why = 5でよいときは、+1がなくてもたいてい成功します。加わる4は3通りで、9の4通りより少ないのです。
lesson-1-two-together-check-2 = 翌日、ドイツの糸は長さ6になりました。あなたなら何を命じますか。
lesson-1-two-together-check-2-help = ニューカッスル、ノーフォークが助ける：総計10、+1
lesson-1-two-together-check-2-help-why = 今度は助ける部隊の長い糸のせいで、次の列に移ってしまいます。+1で得る分より、失う分のほうが大きいのです。
lesson-1-two-together-check-2-single = ニューカッスルだけ：総計8
lesson-1-two-together-check-2-single-why = 今度は単独のほうが有利です。総計は2列目にとどまります。助けは、いつでもよいわけではありません。命じる前に数えましょう。
lesson-1-two-together-check-2-column-sighted = 視認
lesson-1-two-together-check-2-column-gone = だれもいない（早すぎたか、遅すぎたか）
lesson-1-two-together-history-1 = フォーブスは、帰り道のすべてに巡洋艦と駆逐艦の線を敷きました。それでも、2隻に再び出会った船はありませんでした。
lesson-1-two-together-history-2 = ゲームでは、助けるのにも時間がかかります。捜索のあと、どちらの部隊の糸も短くなります。

# 3 反対側の席
lesson-1-long-way-title = 反対側の席
lesson-1-long-way-goal = 海図の上に隠れ、帰り道を選びます。
lesson-1-long-way-hook = 1939年11月24日。今度は、あなたがマルシャルです。巡洋戦艦2隻を連れて帰らなければなりません。間にはフォーブスの巡洋艦がいて、嵐が近づいています。
lesson-1-long-way-rule-1 = あなたの道は、自分のピンから味方の港までの糸になります。敵があなたを探すとき、その長さが総計に入ります。
lesson-1-long-way-rule-2 = 見つかるのは、総計5から9では10、10から15では12です。
lesson-1-long-way-rule-3 = 敵は2つの部隊で探します。荒天なら+1、晴天なら+2です。
lesson-1-long-way-assumption-1 = 探す側の糸の長さは2です。荒天です。
lesson-1-long-way-scene = { $order ->
    [detour] あなたの糸は北を回っています。ニューカッスルとノーフォークが探します。
    [straight] あなたの糸はベルゲンの沖を通っています。ニューカッスルとノーフォークが探します。
   *[other] ピンからヴィルヘルムスハーフェンまで、遠い道は北を回り、近道はベルゲンの沖を通ります。ニューカッスルとノーフォークが探します。
 }
lesson-1-long-way-act-task = どの道の糸を引きますか。
lesson-1-long-way-act-detour = 北を回る遠い道：長さ9の糸
lesson-1-long-way-act-straight = ヴィルヘルムスハーフェンへまっすぐ：長さ5の糸
lesson-1-long-way-act-told = 嵐の中では、長い糸なら視認されるのは3分の1より少なくなります。ただし時間がかかります。糸が6まで縮まなければ、港には入れません。
lesson-1-long-way-predict = あなたが引いた糸を、敵が探します。100回のうち、視認されるのは何回でしょうか。
lesson-1-long-way-target = 視認される
lesson-1-long-way-group-unseen = 見つからない
lesson-1-long-way-control = 天候
lesson-1-long-way-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-long-way-low = 予想は{ $guess }、正しくは{ $target-plain }です。2つの部隊の+1で、表より1つ小さい合計でも足ります。
lesson-1-long-way-high = 予想は{ $guess }、正しくは{ $target-plain }です。敵に要るような大きな合計は、めったに出ません。
lesson-1-long-way-explain-1 = 遠い道では9＋2で総計11、3列目です。12が要りますが、+1があるので11でも足ります。11は2通り、12は1通りで、{ $detour-plain }です。
lesson-1-long-way-explain-2 = 近道では5＋2で総計7、2列目です。10が要りますが、+1があるので9でも足ります。4＋3＋2＋1で10通り、{ $straight-plain }です。
lesson-1-long-way-explain-3 = 探す側は何も変わっていません。あなたが、居場所をわかりにくくしただけです。
lesson-1-long-way-vary = 嵐か、晴れか。天気で糸の値打ちがどう変わるかを見ましょう。
lesson-1-long-way-varied = 晴れていれば+2になり、長い糸でも10で視認されます。{ $clear-plain }で、嵐のときの2倍です。マルシャルは嵐を待ちました。
lesson-1-long-way-check-1 = 助けのない巡洋艦1隻が、短いほうの糸を探します。視認の確率はどのあたりですか。
lesson-1-long-way-check-1-right = +1がなければ、また10が要ります。36通りのうち6通りです。
lesson-1-long-way-check-1-high = 大きすぎます。+1がなければ9では足りず、その4通りが消えます。
lesson-1-long-way-check-1-low = 小さすぎます。10、11、12ならまだ足りて、合わせて6通りあります。
lesson-1-long-way-check-1-mark-detour = 2つの部隊、長い糸
lesson-1-long-way-check-1-mark-straight = 2つの部隊、短い糸
lesson-1-long-way-check-2 = マルシャルの道は9ヘクスです。もっと短くても同じように隠れられるのは、何ヘクスの糸ですか。
lesson-1-long-way-check-2-none = ない。1ヘクスごとに隠れやすくなるから。
lesson-1-long-way-check-2-none-why = 表にあるのは列です。同じ列の中では、1ヘクス長くしても見つかりにくくならず、時間だけがかかります。
lesson-1-long-way-check-2-eight = 8ヘクスの糸。
lesson-1-long-way-check-2-eight-why = 探す側の2を足すと10で、まだ3列目です。7ヘクスなら9で、10が出れば見つかります。
lesson-1-long-way-check-2-seven = 7ヘクスの糸。
lesson-1-long-way-check-2-seven-why = 探す側の2を足すと9で、2列目です。そこでは10が出れば見つかります。
lesson-1-long-way-history-1 = マルシャルは実際に北東へ退き、身を隠せるほどの悪天候をそこで待ちました。
lesson-1-long-way-history-2 = 本当の船は、いつもどこかにいます。ゲームでは、見つかるまで、その場所はだれにも決められません。

# 4 嵐
lesson-1-storm-title = どれだけ待つか
lesson-1-storm-goal = 時間がたつと糸が短くなるようすと、1日待つ代償を見ます。
lesson-1-storm-since-detour = あなたはマルシャルと同じく、長い糸を引きました。
lesson-1-storm-since-straight = あなたは短い糸を引きました。マルシャルが引いたのは長い糸です。ここからは彼についていきましょう。
lesson-1-storm-since-none = マルシャルは長い糸を引きました。
lesson-1-storm-hook = 1939年11月26日。嵐が来ました。マルシャルは時がたつのを待つことができ、その間に糸は短くなります。
lesson-1-storm-rule-1 = 1日、時がたつのを待つのが「パス」です。荒天ではサイコロを1個振り、出た数だけ糸の端から外します。どちらの端からでもかまいません。
lesson-1-storm-rule-2 = 長さが6以下で、端が港にあれば、帰港を試みることができます。
lesson-1-storm-assumption-1 = 糸の長さは9、ずっと荒天です。
lesson-1-storm-scene = フェロー諸島の北の海からヴィルヘルムスハーフェンへ回りこむ、マルシャルの糸です。
lesson-1-storm-act-task = マルシャルは、何日待ちますか。1日ごとに、イギリスはもう1度捜索できます。
lesson-1-storm-act-one = 1日待って帰る
lesson-1-storm-act-two = 2日待って帰る
lesson-1-storm-act-told = 2日目で、ほとんど確実になります。その代わり、捜索をもう1回受けます。嵐の中でこれほど長い糸なら、見つかるのは{ $found-often }です。
lesson-1-storm-predict = その命令では、糸の長さが6以下になることは、どれくらいあるでしょうか。
lesson-1-storm-option-half = こうした嵐100回のうち50回より少ない
lesson-1-storm-option-mostly = 100回のうち50回から90回
lesson-1-storm-option-nearly = 90回より多いが、毎回ではない
lesson-1-storm-option-always = 毎回
lesson-1-storm-target = 残りは6ヘクスまで
lesson-1-storm-outcome-0 = 糸がなくなり、ピンだけになる
lesson-1-storm-outcome-1 = 1ヘクス残る
lesson-1-storm-outcome-2 = 2ヘクス残る
lesson-1-storm-outcome-3 = 3ヘクス残る
lesson-1-storm-outcome-4 = 4ヘクス残る
lesson-1-storm-outcome-5 = 5ヘクス残る
lesson-1-storm-outcome-6 = 6ヘクス残る
lesson-1-storm-outcome-7 = 7ヘクス残る
lesson-1-storm-outcome-8 = 8ヘクス残る
lesson-1-storm-control = 糸の長さ
lesson-1-storm-right = よい見当です。{ $target-plain }です。
lesson-1-storm-low = もっと多くて、{ $target-plain }です。3つ外さなければなりません。それに足りないのは、どの目でしょうか。
lesson-1-storm-high = もっと少なくて、{ $target-plain }です。3つ外さなければならず、小さな目では足りません。
lesson-1-storm-explain-1 = 9から6にするには、3つ外さなければなりません。1日なら、3、4、5、6の目で足り、6つのうち4つ、{ $one-plain }です。
lesson-1-storm-explain-2 = 2日なら、足りないのは1が2度続いたときだけです。36通りのうち35通りで足り、{ $two-plain }です。
lesson-1-storm-explain-3 = マルシャルは西の端を外します。もうそこにはいないからです。残るのは、これから進む道です。
lesson-1-storm-vary = マルシャルの糸が1つ短く、9でなく8だったとしましょう。何が得られましたか。
lesson-1-storm-varied = 8なら2つ外すだけです。1日で足りるのは{ $one-shorter-plain }、2日なら必ずです。しかも8でも、同じように隠れられました。探す側の2と合わせて10で、まだ3列目です。いちばんよい糸は、列のぎりぎり内側で終わるのです。
lesson-1-storm-check-1 = マルシャルの帰り道を、順に並べましょう。
lesson-1-storm-check-1-first = はじめ
lesson-1-storm-check-1-last = おわり
lesson-1-storm-check-1-right = 隠れるために長く、入港するために短く。このゲームの襲撃は、どれもこのくり返しです。
lesson-1-storm-check-1-draw = 味方の港まで糸を引く
lesson-1-storm-check-1-draw-why = 短くする前に、まず糸を引かなければなりません。
lesson-1-storm-check-1-wait = パスをして、サイコロで短くする
lesson-1-storm-check-1-wait-why = 時間は、引いてある糸を短くします。
lesson-1-storm-check-1-short = 残りの長さが6以下になる
lesson-1-storm-check-1-short-why = そこまで短くなるには、日数がかかります。
lesson-1-storm-check-1-port = 帰港を試みる
lesson-1-storm-check-1-port-why = 糸が6より長い船は、どの港にも入れません。
lesson-1-storm-check-2 = 2日目は、1日目と同じだけ確率を増やしますか。
lesson-1-storm-check-2-same = はい。どの日も同じだけ増やす。
lesson-1-storm-check-2-same-why = それでは2日で1を超えてしまいます。確率が1を超えることはありません。
lesson-1-storm-check-2-less = いいえ。1日目で足りなかったときだけ役に立つ。
lesson-1-storm-check-2-less-why = 1日目で、もうほとんど済んでいます。
lesson-1-storm-check-2-never = 確実になる。平均3.5だから、2日で7は進む。
lesson-1-storm-check-2-never-why = 平均は約束ではありません。1が2度出れば、長さは7のままです。
lesson-1-storm-history-1 = 2隻は強風の中を南へ下り、ノルウェー沖のイギリスの線を、見られずに通りぬけました。
lesson-1-storm-history-2 = サイコロは、嵐の中で船を遅らせたり進めたりするものすべてを表します。マルシャル自身は、自分の居場所を知っていました。

# 5 帰るか、もう一撃か
lesson-1-home-title = 帰るか、もう一撃か
lesson-1-home-goal = 引きぎわを決めます。
lesson-1-home-hook = 1939年11月26日、夜。糸は短くなり、その先には味方の港があります。すぐ帰りますか。それとも、見張りの船をもう1隻ねらいますか。
lesson-1-home-rule-1 = 帰港を試みると、敵がサイコロを2個振ります。9以上なら、「主導権」（行動する権利）を奪われ、あなたは海に残ります。
lesson-1-home-rule-2 = あなたの捜索のあとにも、敵は試せます。失敗するたびに「失敗数」が1増え、敵は次の合計にそれを足します。
lesson-1-home-rule-3 = 2度失敗したあとなら、7は9と数えます。
lesson-1-home-assumption-1 = あなたが帰ろうとするまで、敵の試みはすべて失敗したとします。だから失敗数は、あなたの捜索の回数と同じです。
lesson-1-home-scene = 糸は短くなり、今度は味方の別の港、キールで終わっています。ニューカッスルとノーフォークは、まだ海にいます。
lesson-1-home-act-task = マルシャルがあなたを見ます。何を命じますか。
lesson-1-home-act-now = すぐ帰る
lesson-1-home-act-once-more = もう1回捜索してから帰る
lesson-1-home-act-twice-more = もう2回捜索してから帰る
lesson-1-home-act-told = 捜索を重ねるたびに、帰るのは難しくなります。しかも、1回ごとに失う分は大きくなります。では、得るものは？ 総計7の捜索で見張りの船が見つかるのは{ $found-plain }です。
lesson-1-home-predict = その命令で100回試したら、帰港できるのは何回でしょうか。
lesson-1-home-target = 帰港できる
lesson-1-home-outcome-keeps = 主導権を守り、港に帰れる
lesson-1-home-outcome-loses = 主導権を取られ、海に残る
lesson-1-home-control = 敵が「回避運動」マーカーを使う
lesson-1-home-set-none = 使わない
lesson-1-home-set-bad = 使う、荒天で+2
lesson-1-home-right = よい見当です。予想は{ $guess }、正しくは{ $target-plain }です。
lesson-1-home-low = 予想は{ $guess }、正しくは{ $target-plain }です。大きな合計は思うよりまれで、敵にはそれが要ります。
lesson-1-home-high = 予想は{ $guess }、正しくは{ $target-plain }です。失敗数も入れて、敵に足りる出方を数えましょう。
lesson-1-home-explain-1 = 失敗数0なら、敵には9が要ります。9は4通り、10は3通り、11は2通り、12は1通りで、36通りのうち10通りです。残りの26通りで帰れます。{ $now-plain }です。
lesson-1-home-explain-2 = 失敗数1なら敵は8で足り、8は5通りあります。残りは21通り、{ $once-plain }です。失敗数2なら7で足り、7は6通りあります。残りは15通り、{ $twice-plain }です。
lesson-1-home-explain-3 = 4通り、5通り、6通りと、段はだんだん高くなります。いちばん出やすい7に近づくからです。
lesson-1-home-vary = 敵の1隻に「回避運動」マーカーを持たせましょう。1度だけ使える助けです。どれだけの損になりますか。
lesson-1-home-varied = 敵はさらに2を足します。すぐ帰っても{ $marker-plain }に下がり、もう2回捜索してから帰るのと同じになります。
lesson-1-home-check-1 = 敵は2度試みて、2度とも失敗しました。3度目はどうでしょうか。
lesson-1-home-check-1-due = 成功する。そろそろ運が向くころだから。
lesson-1-home-check-1-due-why = サイコロは、だれにも借りがありません。敵を助けるのは失敗数で、合計にちょうど2を足します。
lesson-1-home-check-1-rule = 1度目より成功しやすい。規則が失敗数を足すから。
lesson-1-home-check-1-rule-why = サイコロに記憶はありませんが、この規則には記憶があります。
lesson-1-home-check-1-equal = 1度目と同じ。サイコロに記憶はないから。
lesson-1-home-check-1-equal-why = サイコロについては、そのとおりです。でも、規則が代わりに覚えていて、失敗の数を合計に足します。
lesson-1-home-check-2 = では、敵が3度失敗したあとはどうですか。帰港できる確率に印をつけましょう。
lesson-1-home-check-2-right = 敵は6で足りるようになり、あなたに残るのは、それより小さい10通りだけです。
lesson-1-home-check-2-high = 大きすぎます。失敗数3なら敵は6で足り、6はさらに5通りあります。
lesson-1-home-check-2-low = 小さすぎます。合計2から5ならまだ帰れて、それが10通りあります。
lesson-1-home-check-2-mark-now = 失敗数0
lesson-1-home-check-2-mark-twice = 失敗数2
lesson-1-home-history-1 = ラワルピンディのあと、マルシャルはだれも攻撃しませんでした。見られずに帰ろうとし、そのとおりに帰りました。
lesson-1-home-history-2 = ベルリンでは、最初に現れたイギリス巡洋艦と戦わずに退いたことで、マルシャルが責められました。正しい判断だったかどうかは、今も議論があります。

# Mission
lesson-1-mission-title = こんどはあなた：嵐をぬけて港へ
lesson-1-mission-task = 1939年11月26日。あなたはマルシャルです。ヴィルヘルムスハーフェンへの長い糸は引いてあり、外は嵐です。針路を描き足しても、糸は長くなるだけです。時がたてば糸は短くなりますが、イギリスも探します。戦いに引きこまれる前に、巡洋戦艦を2隻とも港へ帰してください。
lesson-1-mission-goal = 巡洋戦艦2隻を損傷なしで帰す
lesson-1-mission-word-1 = 糸：太い線のことです。あなたの艦はその上のどこかにいます。長いほど見つかりにくくなります。
lesson-1-mission-word-2 = G1：あなたの部隊です。Bで始まるのはイギリスの部隊です。丸い印はピンで、居場所が知られていて、攻撃されます。
lesson-1-mission-word-3 = パス：糸が端から縮みます。荒天なら、サイコロの目の数だけです。そのあとイギリスが行動します。
lesson-1-mission-word-4 = 完了：港に入ることで、これが目標です。糸が短く、味方の港にかかっていて、イギリスが主導権を取りそこねれば、入れます。
lesson-1-mission-word-5 = 主導権：行動する権利です。奪取を試みないときは、1度だけ使える助け、回避運動マーカーがもらえます。
lesson-1-mission-word-6 = 支援：イギリスに攻撃や捜索をされるときの助けです。相手のサイコロに足す数が小さいほど、あなたに有利です。
lesson-1-mission-word-7 = 触接：そこで気づかれています。そのヘクスへの次の捜索や攻撃が、イギリスには楽になります。「情報」は、部隊についての報告です。
lesson-1-mission-word-8 = 交代：主導権が移るたびに増える数です。「ドイツ」「イギリス」の数は、これまでの得点です。
lesson-1-mission-met = 2隻とも帰り着きました。シャルンホルストとグナイゼナウは、1939年11月27日にヴィルヘルムスハーフェンへ着いています。本国艦隊は4日間探しても、二度と出会えませんでした。
lesson-1-mission-missed = 帰り着けませんでした。1939年11月27日の2隻は、長い糸と嵐と忍耐に隠されて帰っています。次は、いつ待ち、いつ動きますか。
