# エピソード4

lesson-4-title = 砲、臨検隊、そしてわな
lesson-4-blurb = 1隻だけの船を止めるのに、魚雷は要りません。でも、その船は何者でしょうか。
lesson-4-goal-1 = 何ラウンドかの射撃で何ができるかを求める
lesson-4-goal-2 = 確かな得と、まれなわなをはかる
lesson-4-goal-3 = いつやめるかを決める
lesson-4-summary-1 = ラウンドごとに失敗の確率をかけ、小さくなります。
lesson-4-summary-2 = 距離はわなから守り、自分の狙いも悪くします。
lesson-4-summary-3 = 勝てる戦いにとどまることは、負けうる戦いにとどまることでもあります。
lesson-4-exit = 害のない見かけを信じたのはいつですか。疑うことの代価は何だったでしょうか。

## 1

lesson-4-gun-title = 止まれ、船を離れよ
lesson-4-gun-goal = 1ラウンド2点の砲撃が何をするかを見ましょう。
lesson-4-gun-hook = 1914年11月23日。ル・アーヴル沖でU-21が汽船マラカイトを止め、乗員に10分を与えて、砲で沈めました。捕獲の規則が求めたことです。まず人々、それから船。
lesson-4-gun-assumption-1 = 近距離の小さな1隻の貨物船。射撃は砲弾、臨検、爆薬をまとめて表します。
lesson-4-gun-predict = 100回のうち何回、最初のラウンドで沈むでしょうか。
lesson-4-gun-target = 船が沈む
lesson-4-gun-control = ラウンド
lesson-4-gun-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-gun-low = 予想は{ $guess }、正確には{ $target }です。1点ごとに8以下で命中です。
lesson-4-gun-high = 予想は{ $guess }、正確には{ $target }です。たいてい両方の命中が必要です。
lesson-4-gun-explain-1 = 2点で沈みます。1つの命中は1点、まれに2点です。
lesson-4-gun-explain-2 = 2ラウンドのあと、沈む確率は{ $two }です。
lesson-4-gun-vary = 助かるのが10回に1回より少なくなるのは、何ラウンドのあとですか。
lesson-4-gun-varied = 2ラウンドのあとです：{ $two }。3ラウンドなら{ $three }です。
lesson-4-gun-check-1 = どのラウンドも同じだけ加わりますか。
lesson-4-gun-check-1-sum = はい、点の数が同じだから
lesson-4-gun-check-1-sum-why = 後のラウンドが助けるのは、前で足りなかったときだけです。
lesson-4-gun-check-1-shrink = いいえ、得られるものは減っていく
lesson-4-gun-check-1-shrink-why = 残っている確率は、ラウンドごとに小さくなります。
lesson-4-gun-history-1 = マラカイトの乗員はル・アーヴルまで漕ぎ、知らせました。
lesson-4-gun-history-2 = 冬の海のボートでは、「助かった」とは寒さと死の夜のことでもありえました。

## 2

lesson-4-far-title = 離れていること
lesson-4-far-goal = 距離の代価を見ましょう。
lesson-4-far-hook = 1915年3月28日。U-28が客船ファラバを止めました。まだボートを降ろしている間に魚雷が撃たれ、104人が亡くなりました。助けを呼ぶ船のそばでどれだけ待つかは、数分の問題でした。
lesson-4-far-assumption-1 = 小さな1隻の貨物船に2ラウンドの砲撃。
lesson-4-far-predict = 近距離では100回のうち何回、沈むでしょうか。
lesson-4-far-target = 船が沈む
lesson-4-far-control = 距離
lesson-4-far-set-close = 近距離
lesson-4-far-set-medium = 中距離
lesson-4-far-set-long = 長距離
lesson-4-far-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-far-low = 予想は{ $guess }、正確には{ $target }です。4回の試みがあります。
lesson-4-far-high = 予想は{ $guess }、正確には{ $target }です。外れもあります。
lesson-4-far-explain-1 = 中距離では{ $middle }、長距離では{ $far }です。
lesson-4-far-explain-2 = 距離が1段遠いと、2個のサイコロの上限が1下がります。
lesson-4-far-vary = いちばん助かることが多い距離はどれですか。
lesson-4-far-varied = 長距離です：沈むのは{ $far }だけです。
lesson-4-far-check-1 = では近距離がいちばんよいのですか。
lesson-4-far-check-1-near = はい、いつも近づく。
lesson-4-far-check-1-near-why = わなかもしれません。わなも近距離でいちばんよく当てます。
lesson-4-far-check-1-trap = その船が何者かによる。
lesson-4-far-check-1-trap-why = 自分の砲を助けるものは、相手の砲も助けます。
lesson-4-far-history-1 = ファラバに何分与えられたか、証言は一致しませんでした。
lesson-4-far-history-2 = ゲームではいくらでも撃てます。実際は無線で、1時間のうちに助けが来ました。

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
lesson-4-trap-explain-1 = 近距離では、{ $won }の確率で艦のほうが相手を沈めます。
lesson-4-trap-explain-2 = 長距離なら、失われるのは{ $far }だけです。
lesson-4-trap-vary = わながいちばん危なくないのはどこからですか。
lesson-4-trap-varied = 長距離からです：{ $far }。
lesson-4-trap-check-1 = 1隻だけの貨物船は、36隻に1隻がわなです。どうすべきですか。
lesson-4-trap-check-1-never = 1隻だけの船は止めない
lesson-4-trap-check-1-never-why = それでは害のない35隻も通ります。危険には大きさがあり、比べなければなりません。
lesson-4-trap-check-1-weigh = 全体の得と1隻の損をはかる
lesson-4-trap-check-1-weigh-why = まれな危険は、その確率だけ数えます。無でも、すべてでもありません。
lesson-4-trap-history-1 = 約200隻のQシップが働き、11隻か少し多くを沈め、それより多くを失いました。
lesson-4-trap-history-2 = 36分の1の確率は、ゲームのどの年も同じです。

## 4

lesson-4-dive-title = もう一度撃ち合うか
lesson-4-dive-goal = 勝つことと負けることをはかりましょう。
lesson-4-dive-hook = 1915年8月19日。バラロングがU-27を沈め、乗員が、水中と汽船ニコシアンの上の生存者を撃ちました。事件は裁かれませんでした。以後、だれが生きているかを待って見る艦長は減りました。
lesson-4-dive-assumption-1 = 中距離、1917年の春。戦いのあと、相手は爆雷を1回落とします。
lesson-4-dive-predict = 1回の撃ち合いで、100回のうち何回、相手を沈めるでしょうか。
lesson-4-dive-target = 相手が沈む
lesson-4-dive-control = 撃ち合いの回数
lesson-4-dive-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-4-dive-low = 予想は{ $guess }、正確には{ $target }です。2点で足ります。
lesson-4-dive-high = 予想は{ $guess }、正確には{ $target }です。両方の命中が必要です。
lesson-4-dive-explain-1 = 1回のあと、艦が失われる確率は{ $lost-one }です。
lesson-4-dive-explain-2 = 3回までなら{ $lost-three }です。
lesson-4-dive-vary = 相手がいちばん多く沈むのは、何回のときですか。
lesson-4-dive-varied = 3回のときです：{ $more }。艦が失われるのは{ $lost-three }です。
lesson-4-dive-check-1 = とどまる前に、艦長は何を見るべきですか。
lesson-4-dive-check-1-only = 勝つ確率だけ
lesson-4-dive-check-1-only-why = どの撃ち合いでも両方が撃ちます。勘定の残り半分は自分の損です。
lesson-4-dive-check-1-both = 勝つ確率と失われる確率
lesson-4-dive-check-1-both-why = どちらも回ごとに増え、艦は1隻だけです。
lesson-4-dive-history-1 = イギリスもドイツも、相手の海での犯罪の一覧を作りました。どちらも長いものでした。
lesson-4-dive-history-2 = ゲームのバラロング事件は、1行のできごとです。
