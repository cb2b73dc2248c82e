# エピソード4

lesson-4-title = 砲、臨検隊、そしてわな
lesson-4-blurb = 単独の船を止めるのに、魚雷は要りません。でも、その船は何者でしょうか。
lesson-4-goal-1 = 何ラウンドかの射撃で何ができるかを求める
lesson-4-goal-2 = 確かに得るものと、まれなわなを比べる
lesson-4-goal-3 = いつやめるかを決める
lesson-4-summary-1 = ラウンドごとに失敗の確率をかけるので、失敗はどんどん減ります。
lesson-4-summary-2 = 距離はわなから守ってくれますが、自分の狙いも悪くなります。
lesson-4-summary-3 = 勝てる戦いにとどまることは、負けうる戦いにとどまることでもあります。
lesson-4-exit = 害のない見かけを信じたことがありますか。疑えば、何を失ったでしょうか。

## 1

lesson-4-gun-title = 止まれ、船を離れよ
lesson-4-gun-goal = 1ラウンドの砲撃が、小さな船に何をするかを見ましょう。
lesson-4-gun-hook = 1914年11月23日。ル・アーヴル沖でU-21が汽船マラカイトを止め、乗員に10分を与えて、砲で沈めました。捕獲の規則が求めたことです。まず人々、それから船。
lesson-4-gun-assumption-1 = 近距離に単独の小型貨物船がいて、2点で沈みます。砲は1ラウンドに2回試み、それぞれ2個で8以下なら命中です。射撃は砲弾、臨検、爆薬をまとめて表します。
lesson-4-gun-predict = 100回のうち何回、最初のラウンドで沈むでしょうか。
lesson-4-gun-target = 船が沈む
lesson-4-gun-control = ラウンド
lesson-4-gun-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-gun-low = 予想は{ $guess }、正確には{ $target }です。1回の試みは36通りのうち26通りで当たります。
lesson-4-gun-high = 予想は{ $guess }、正確には{ $target }です。たいてい2回とも当てなければなりません。
lesson-4-gun-explain-1 = 1回の試みは36通りのうち26通り、100回に約72回当たります。2回とも当たるのは約52ラウンドで、それで足ります。
lesson-4-gun-explain-2 = 約40ラウンドでは1回だけ当たり、その6回に1回、約7ラウンドで2点になります。52＋7で59、{ $target }です。
lesson-4-gun-vary = 10回に9回より多く沈んでいるのは、何ラウンドのあとですか。
lesson-4-gun-varied = 2ラウンドのあとです：{ $two }。3ラウンドなら{ $three }です。
lesson-4-gun-check-1 = どのラウンドも同じだけ加わりますか。
lesson-4-gun-check-1-sum = はい、撃つ回数が同じだから
lesson-4-gun-check-1-sum-why = 後のラウンドが役立つのは、それまでで足りなかったときだけです。
lesson-4-gun-check-1-shrink = いいえ、加わる分は減っていく
lesson-4-gun-check-1-shrink-why = まだ浮いている船の割合は、ラウンドごとに小さくなります。
lesson-4-gun-history-1 = マラカイトの乗員はル・アーヴルまで漕ぎ、知らせました。
lesson-4-gun-history-2 = 冬の海のボートでは、「助かった」といっても、寒さに命を落とす夜が待つこともありました。

## 2

lesson-4-far-title = 離れていること
lesson-4-far-goal = 距離で何が失われるかを見ましょう。
lesson-4-far-hook = 1915年3月28日。U-28が客船ファラバを止めました。まだボートを降ろしている間に魚雷が撃たれ、104人が亡くなりました。助けを呼ぶ船のそばでどれだけ待つかは、数分の問題でした。
lesson-4-far-assumption-1 = 単独の小型貨物船に2ラウンドの砲撃。4回の試みは、中距離なら7以下で命中し、1段遠くなるごとに境目が1下がります。
lesson-4-far-predict = 中距離では100回のうち何回、沈むでしょうか。
lesson-4-far-target = 船が沈む
lesson-4-far-control = 距離
lesson-4-far-set-close = 近距離
lesson-4-far-set-medium = 中距離
lesson-4-far-set-long = 長距離
lesson-4-far-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-far-low = 予想は{ $guess }、正確には{ $target }です。4回の試みのうち、2回当たれば足ります。
lesson-4-far-high = 予想は{ $guess }、正確には{ $target }です。1回の試みは36通りのうち15通りで外れます。
lesson-4-far-explain-1 = 失敗を数えます。4回とも外れるのは100回に約3回です。1回だけ当たるのは約17回で、そのうち6回に5回、約14回は1点だけです。
lesson-4-far-explain-2 = 浮いているのは100回に約17回で、残りでは沈みます。{ $target }です。
lesson-4-far-vary = いちばん助かることが多い距離はどれですか。
lesson-4-far-varied = 長距離です：沈むのは{ $far }だけです。
lesson-4-far-check-1 = では、いつもできるだけ近づくべきですか。
lesson-4-far-check-1-near = はい、近いほどよく当たるから。
lesson-4-far-check-1-near-why = わなかもしれません。わなも近距離でいちばんよく当てます。
lesson-4-far-check-1-trap = その船が何者かによる。
lesson-4-far-check-1-trap-why = 自分の砲を助けるものは、相手の砲も助けます。
lesson-4-far-history-1 = ファラバに何分与えられたか、証言は一致しませんでした。
lesson-4-far-history-2 = ゲームではいくらでも撃てます。実際は、無線で呼ばれた助けが1時間のうちに来ることもありました。

## 3

lesson-4-trap-title = わな
lesson-4-trap-goal = Qシップとの戦いの結末を見ましょう。
lesson-4-trap-hook = 1915年7月24日。スコットランド沖で小さな石炭船プリンス・チャールズが、U-36の前に止まりました。旗が変わり、隠した砲が撃ちます。単独のわなの船に沈められた最初のUボートです。18人が亡くなりました。
lesson-4-trap-assumption-1 = 1917年の春、U 31型。1回の撃ち合いのあとに潜ります。
lesson-4-trap-predict = 近距離の戦い100回のうち何回、艦は失われるでしょうか。
lesson-4-trap-target = 艦が失われる
lesson-4-trap-control = 距離
lesson-4-trap-set-close = 近距離
lesson-4-trap-set-medium = 中距離
lesson-4-trap-set-long = 長距離
lesson-4-trap-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-trap-low = 予想は{ $guess }、正確には{ $target }です。相手が先に撃ちます。
lesson-4-trap-high = 予想は{ $guess }、正確には{ $target }です。多くは逃れます。
lesson-4-trap-explain-1 = わなのほうが先に撃ちます。艦が失われるのは、沈められるときが{ $down }、浮上させられるときが{ $up }です。
lesson-4-trap-explain-2 = 合わせて{ $target }です。逆に艦が相手を沈めるのは{ $won }です。
lesson-4-trap-vary = わながいちばん危なくないのはどこからですか。
lesson-4-trap-varied = 長距離からです：{ $far }。
lesson-4-trap-check-1 = 単独の貨物船は、36隻に1隻がわなです。どうすべきですか。
lesson-4-trap-check-1-never = 単独の船は決して止めない
lesson-4-trap-check-1-never-why = それでは害のない35隻も見送ることになります。危険の大きさを、得るものと比べなければなりません。
lesson-4-trap-check-1-weigh = 全体で得るものと、1隻で失うものを比べる
lesson-4-trap-check-1-weigh-why = まれな危険は、その確率の分だけ数えます。無視もせず、それだけを見ることもしません。
lesson-4-trap-history-1 = 約200隻のQシップが働き、11隻か少し多くを沈め、それより多くを失いました。
lesson-4-trap-history-2 = 36分の1の確率は、ゲームのどの年も同じです。

## 4

lesson-4-dive-title = もう一度撃ち合うか
lesson-4-dive-goal = 勝つ見込みと負ける危険を比べましょう。
lesson-4-dive-hook = 1915年8月19日。バラロングがU-27を沈め、乗員が、水中と汽船ニコシアンの上の生存者を撃ちました。事件は裁かれませんでした。以後、だれが生きているかを待って見る艦長は減りました。
lesson-4-dive-assumption-1 = 中距離、1917年の春、U 31型。戦いのあと、相手は爆雷を1回落とします。
lesson-4-dive-predict = 1回の撃ち合いで、100回のうち何回、相手を沈めるでしょうか。
lesson-4-dive-target = 相手が沈む
lesson-4-dive-control = 撃ち合いの回数
lesson-4-dive-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-dive-low = 予想は{ $guess }、正確には{ $target }です。2点で足ります。
lesson-4-dive-high = 予想は{ $guess }、正確には{ $target }です。たいてい2回とも当てなければならず、相手が先に撃ちます。
lesson-4-dive-explain-1 = 中距離では1回の試みが36通りのうち21通り、100回に約58回当たり、たいてい2回とも当てないと沈みません。相手が撃たなければ100回に約42回ですが、先に撃たれる分だけ減ります。{ $target }です。
lesson-4-dive-explain-2 = 艦が失われるのは{ $lost-one }、勝負がつかないのは{ $open }です。
lesson-4-dive-vary = 相手を沈めることがいちばん多いのは、何回のときですか。
lesson-4-dive-varied = 3回のときです：{ $more }。ただし、艦が失われるのも{ $lost-three }になります。
lesson-4-dive-check-1 = とどまる前に、艦長は何を見るべきですか。
lesson-4-dive-check-1-only = 勝つ確率だけ
lesson-4-dive-check-1-only-why = どの撃ち合いでも両方が撃ちます。自分が失われる分も勘定に入れなければなりません。
lesson-4-dive-check-1-both = 勝つ確率と失われる確率
lesson-4-dive-check-1-both-why = どちらも撃ち合うごとに増え、艦は1隻しかありません。
lesson-4-dive-history-1 = イギリスもドイツも、相手の海での犯罪の一覧を作りました。どちらも長いものでした。
lesson-4-dive-history-2 = ゲームのバラロング事件は、1行のできごとです。
