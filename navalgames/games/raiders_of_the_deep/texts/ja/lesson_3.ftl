# エピソード3

lesson-3-title = 近くか遠くか、昼か夜か
lesson-3-blurb = 守られた船への1回の攻撃。接近から最初の探知まで。
lesson-3-goal-1 = 攻撃を1段ずつたどる
lesson-3-goal-2 = 当たりやすさと、見つかる危険をはかる
lesson-3-goal-3 = 修正1の値打ちを知る
lesson-3-summary-1 = 近いほど当たりやすく、ずっと見つかりやすくなります。
lesson-3-summary-2 = 成功しなければならない段が増えるほど、全体はまれになります。
lesson-3-summary-3 = 第2斉射の助けは、第1斉射より小さくなります。
lesson-3-exit = 生活の中で、よりよい機会のために大きな危険を受け入れるのはどこですか。

## 1

lesson-3-range-title = どこまで近づくか
lesson-3-range-goal = 距離が沈没の確率をどう変えるかを見ましょう。
lesson-3-range-hook = 1914年9月22日。北海でU-9が、1時間あまりのうちに古いイギリスの巡洋艦3隻、アブーキア、ホーグ、クレシーを沈めました。1,460人近くが亡くなりました。
lesson-3-range-assumption-1 = 1917年の春。護衛つきの大型貨物船、魚雷2本、昼に潜航。
lesson-3-range-predict = 中距離の攻撃100回のうち何回、貨物船は沈むでしょうか。
lesson-3-range-target = 貨物船が沈む
lesson-3-range-control = 距離
lesson-3-range-set-close = 近距離
lesson-3-range-set-medium = 中距離
lesson-3-range-set-long = 長距離
lesson-3-range-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-range-low = 予想は{ $guess }、正確には{ $target }です。2本で分け合えます。
lesson-3-range-high = 予想は{ $guess }、正確には{ $target }です。3点が必要で、1本ではめったに足りません。
lesson-3-range-explain-1 = 魚雷は当たり、不発でなく、1〜4点を与えなければなりません。
lesson-3-range-explain-2 = 近距離では{ $near }、長距離では{ $far }です。
lesson-3-range-vary = 沈むことがいちばん多い距離はどれですか。
lesson-3-range-varied = 近距離です：{ $near }。中距離より少し多いだけです。
lesson-3-range-check-1 = 近距離は8以下、中距離は7以下で命中です。全体の差はなぜこんなに小さいのですか。
lesson-3-range-check-1-sure = 大きいはず。近いほうがよいから。
lesson-3-range-check-1-sure-why = 近づく途中で見つかり、撃てない艦があります。それが差のほとんどを消します。
lesson-3-range-check-1-small = 撃てない艦があるから
lesson-3-range-check-1-small-why = まず接近、次に射撃が成功しなければならず、確率をかけます。
lesson-3-range-history-1 = 3隻の死者の多くは、予備役の人々と候補生でした。
lesson-3-range-history-2 = 3つの距離が、数百メートルから数キロまでのすべてを表します。

## 2

lesson-3-price-title = 近さの代価
lesson-3-price-goal = 護衛艦に見つかる割合を見ましょう。
lesson-3-price-hook = 1915年5月7日。アイルランド沖でU-20が、約700メートルから客船ルシタニアに魚雷を当てました。18分で沈み、1,198人が亡くなりました。護衛はいませんでした。守られた船なら、危険は違ったはずです。
lesson-3-price-assumption-1 = 守られた船への同じ攻撃。最初の探知だけを数えます。
lesson-3-price-predict = 中距離の攻撃100回のうち何回、艦は見つかるでしょうか。
lesson-3-price-target = 艦が見つかる
lesson-3-price-control = 距離
lesson-3-price-set-close = 近距離
lesson-3-price-set-medium = 中距離
lesson-3-price-set-long = 長距離
lesson-3-price-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-price-low = 予想は{ $guess }、正確には{ $target }です。昼の魚雷は航跡を残します。
lesson-3-price-high = 予想は{ $guess }、正確には{ $target }です。2個で9以上が必要です。
lesson-3-price-explain-1 = 近距離では、撃つ前とあとに探知があります。合わせて{ $near }、そのうち{ $coming }は撃つ前です。
lesson-3-price-explain-2 = 長距離からは{ $far }です。
lesson-3-price-vary = 見つかることがいちばん少ない距離はどれですか。
lesson-3-price-varied = 長距離です：{ $far }。
lesson-3-price-check-1 = 近くと遠くを比べるとき、何を入れるべきですか。
lesson-3-price-check-1-gain = 沈める割合だけ
lesson-3-price-check-1-gain-why = 見つかった艦は帰れないかもしれません。それも代価のうちです。
lesson-3-price-check-1-both = 得るものと危険にさらすもの
lesson-3-price-check-1-both-why = どちらも距離で変わり、割合は同じではありません。
lesson-3-price-history-1 = 乗っていた1,959人の死者のうち、128人はアメリカの市民でした。
lesson-3-price-history-2 = ゲームに乗客はいません。船はトン数です。そこに限界があります。

## 3

lesson-3-night-title = 夜にまぎれて
lesson-3-night-goal = 昼の攻撃と夜の攻撃を比べましょう。
lesson-3-night-hook = 1915年1月1日。夜中の2時20分、イギリス海峡でU-24が古い戦艦フォーミダブルに魚雷を当てました。暗闇と嵐の中で547人が亡くなりました。戦争の後半には、夜に浮上して攻撃する艦長が増えます。
lesson-3-night-assumption-1 = 夜は浮上して攻撃します。夜が探知に加える数はわたしたちの値で、0です。
lesson-3-night-predict = 昼の攻撃100回のうち何回、艦は見つかるでしょうか。
lesson-3-night-target = 艦が見つかる
lesson-3-night-control = 昼夜
lesson-3-night-set-day = 昼
lesson-3-night-set-night = 夜
lesson-3-night-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-night-low = 予想は{ $guess }、正確には{ $target }です。昼の航跡は+1です。
lesson-3-night-high = 予想は{ $guess }、正確には{ $target }です。9以上が必要です。
lesson-3-night-explain-1 = 夜は航跡が見えません：{ $night }。
lesson-3-night-explain-2 = 狙いもよくなります。沈む確率は昼{ $hit-day }、夜{ $hit-night }です。
lesson-3-night-vary = どちらが安全ですか。
lesson-3-night-varied = 夜です：{ $target }が{ $night }になります。
lesson-3-night-check-1 = この差はどれくらい確かですか。
lesson-3-night-check-1-free = まったく確か。数が正確だから。
lesson-3-night-check-1-free-why = 表からは正確に出ますが、もとになる値の1つはわたしたちの推測です。
lesson-3-night-check-1-guess = 推測した値と同じくらい
lesson-3-night-check-1-guess-why = 選択肢で−1や+1を試すと、答えも動きます。
lesson-3-night-history-1 = 1918年には、攻撃の3回に2回ほどが夜でした。
lesson-3-night-history-2 = 月、うねり、見張りが、時刻より大きく左右しました。

## 4

lesson-3-ends-title = 艦首と艦尾
lesson-3-ends-goal = 第2斉射が加えるものと、その代価を見ましょう。
lesson-3-ends-hook = 1918年2月5日。夜、アイラ島沖でUB-77が輸送船タスカニアに魚雷を当てました。約210人が亡くなり、多くはアメリカの兵士でした。2,000人以上が助かりました。
lesson-3-ends-assumption-1 = 夜に浮上して、艦首から2本、または両側から2本ずつ。
lesson-3-ends-predict = 艦首だけの攻撃100回のうち何回、貨物船は沈むでしょうか。
lesson-3-ends-target = 貨物船が沈む
lesson-3-ends-control = 発射管
lesson-3-ends-set-one = 艦首
lesson-3-ends-set-both = 艦首と艦尾
lesson-3-ends-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-ends-low = 予想は{ $guess }、正確には{ $target }です。夜は狙いがよくなります。
lesson-3-ends-high = 予想は{ $guess }、正確には{ $target }です。3点が必要です。
lesson-3-ends-explain-1 = 両側なら、沈む確率は{ $two }です。
lesson-3-ends-explain-2 = しかし見つかる確率は{ $found-one }から{ $found-two }に上がります。
lesson-3-ends-vary = どちらの撃ち方で、沈むことが多いですか。
lesson-3-ends-varied = 両側です：{ $two }。魚雷は2倍、確率は2倍になりません。
lesson-3-ends-check-1 = 魚雷は2倍です。なぜ確率は2倍にならないのですか。
lesson-3-ends-check-1-double = 2倍になるはず。
lesson-3-ends-check-1-double-why = 第1斉射で沈む船を、第2斉射でもう一度沈めることはできません。
lesson-3-ends-check-1-less = 一部がむだになるから
lesson-3-ends-check-1-less-why = 第2斉射が助けるのは第1斉射で足りないときだけで、狙いも悪くなります。
lesson-3-ends-history-1 = タスカニアの護衛艦は、艦を追いながら船の人々を救いました。
lesson-3-ends-history-2 = 艦尾を向けるには何分もかかり、その間に見つかることもありました。
