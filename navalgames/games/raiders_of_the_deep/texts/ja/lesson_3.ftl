# エピソード3

lesson-3-title = 近くか遠くか、昼か夜か
lesson-3-blurb = 護衛のついた船への1回の攻撃。接近から最初の探知まで。
lesson-3-goal-1 = 攻撃を1段ずつたどる
lesson-3-goal-2 = 当たりやすさと、見つかる危険を比べる
lesson-3-goal-3 = 修正1の値打ちを知る
lesson-3-summary-1 = 近いほど当たりやすく、ずっと見つかりやすくなります。
lesson-3-summary-2 = 成功しなければならない段が増えるほど、全体はまれになります。
lesson-3-summary-3 = 第2斉射の助けは、第1斉射より小さくなります。
lesson-3-exit = 生活の中で、よりよい機会のために大きな危険を受け入れるのはどこですか。

## 1

lesson-3-range-title = どこまで近づくか
lesson-3-range-goal = 距離が沈没の確率をどう変えるかを見ましょう。
lesson-3-range-hook = 1914年9月22日。北海でU-9が、1時間あまりのうちに古いイギリスの巡洋艦3隻、アブーキア、ホーグ、クレシーを沈めました。1,460人近くが亡くなりました。
lesson-3-range-assumption-1 = 1917年の春。護衛のついた大型貨物船に魚雷2本、昼に潜航して撃ちます。3点で沈みます。
lesson-3-range-predict = 中距離の攻撃100回のうち何回、貨物船は沈むでしょうか。
lesson-3-range-target = 貨物船が沈む
lesson-3-range-control = 距離
lesson-3-range-set-close = 近距離
lesson-3-range-set-medium = 中距離
lesson-3-range-set-long = 長距離
lesson-3-range-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-range-low = 予想は{ $guess }、正確には{ $target }です。2本で分け合えます。
lesson-3-range-high = 予想は{ $guess }、正確には{ $target }です。3点が必要で、1本ではめったに足りません。
lesson-3-range-explain-1 = 100回の攻撃のうち約50回は1本だけが爆発し、その3分の1、約17回で3点に届きます。約24回は2本とも爆発し、4回に3回、約18回は合わせて3点に届きます。
lesson-3-range-explain-2 = 合わせると100回のうち34〜35回、{ $target }です。
lesson-3-range-vary = 沈むことがいちばん多い距離はどれですか。
lesson-3-range-varied = 近距離です：{ $near }。中距離より少し多いだけです。長距離では{ $far }です。
lesson-3-range-check-1 = 近距離は8以下、中距離は7以下で命中です。攻撃全体でも、近いほうが同じだけ得をしますか。
lesson-3-range-check-1-sure = はい、近いほどよいから。
lesson-3-range-check-1-sure-why = 近づく途中で見つかり、撃てない艦があります。得の多くはそれで消えます。
lesson-3-range-check-1-small = いいえ、撃てずに終わる艦がある。
lesson-3-range-check-1-small-why = まず接近、次に射撃が成功しなければならず、2つの確率をかけます。
lesson-3-range-history-1 = 3隻の死者の多くは、予備役の人々と候補生でした。
lesson-3-range-history-2 = 3つの距離が、数百メートルから数キロまでのすべてを表します。

## 2

lesson-3-price-title = 近さの代価
lesson-3-price-goal = 近づくと、護衛艦にどれくらい見つかるかを見ましょう。
lesson-3-price-hook = 1915年5月7日。アイルランド沖でU-20が、約700メートルから客船ルシタニアに魚雷を当てました。18分で沈み、1,198人が亡くなりました。護衛はいませんでした。護衛のついた船にここまで近づけば、危険はずっと大きかったでしょう。
lesson-3-price-assumption-1 = 護衛のついた船への同じ攻撃で、最初の探知だけを数えます。2個で9以上なら見つかり、昼は魚雷の航跡で+1です。
lesson-3-price-predict = 中距離の攻撃100回のうち何回、艦は見つかるでしょうか。
lesson-3-price-target = 艦が見つかる
lesson-3-price-control = 距離
lesson-3-price-set-close = 近距離
lesson-3-price-set-medium = 中距離
lesson-3-price-set-long = 長距離
lesson-3-price-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-price-low = 予想は{ $guess }、正確には{ $target }です。昼の魚雷は航跡を残します。
lesson-3-price-high = 予想は{ $guess }、正確には{ $target }です。航跡があっても、8以上が必要です。
lesson-3-price-explain-1 = 中距離では、撃ったあとに1回だけ探されます。航跡の1を足すので、8を振れば見つかります。
lesson-3-price-explain-2 = 8〜12は5、4、3、2、1通りで、36通りのうち15通り、{ $target }です。
lesson-3-price-vary = 見つかることがいちばん少ない距離はどれですか。
lesson-3-price-varied = 長距離です：{ $far }。近距離では{ $near }で、近づく途中にも探知があり、撃つ前に見つかるのが{ $coming }あります。
lesson-3-price-check-1 = 近くと遠くを比べるとき、何を入れるべきですか。
lesson-3-price-check-1-gain = 沈める割合だけ
lesson-3-price-check-1-gain-why = 見つかった艦は帰れないかもしれません。それも代価のうちです。
lesson-3-price-check-1-both = 得るものと危険にさらすもの
lesson-3-price-check-1-both-why = どちらも距離で変わり、割合は同じではありません。
lesson-3-price-history-1 = 乗っていたのは1,959人、亡くなったのは1,198人で、そのうち128人がアメリカの市民でした。
lesson-3-price-history-2 = ゲームに乗客はいません。船はどれもトン数です。そこにこのゲームの限界があります。

## 3

lesson-3-night-title = 夜にまぎれて
lesson-3-night-goal = 昼の攻撃と夜の攻撃を比べましょう。
lesson-3-night-hook = 1915年1月1日。夜中の2時20分、イギリス海峡でU-24が古い戦艦フォーミダブルに魚雷を当てました。暗闇と嵐の中で547人が亡くなりました。ゲームでも、夜に浮上して攻撃できます。
lesson-3-night-assumption-1 = 同じ攻撃です。夜は浮上して攻撃し、航跡は見えません。夜そのものが探知に加える数はわたしたちの値で、0です。
lesson-3-night-predict = 昼の攻撃100回のうち何回、貨物船が沈み、しかも艦は見つからないでしょうか。
lesson-3-night-target = 沈めて、見つからない
lesson-3-night-control = 昼夜
lesson-3-night-set-day = 昼
lesson-3-night-set-night = 夜
lesson-3-night-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-night-low = 予想は{ $guess }、正確には{ $target }です。沈めた艦が必ず見つかるわけではありません。
lesson-3-night-high = 予想は{ $guess }、正確には{ $target }です。2つがともにうまくいかなければならず、どちらもよく失敗します。
lesson-3-night-explain-1 = 昼に貨物船が沈むのは100回に約34回、{ $hit-day-percent }です。2個で7以下なら艦は見つからず、それは36通りのうち21通りです。
lesson-3-night-explain-2 = どちらも必要です。34回の36分の21は約20回で、{ $target }です。
lesson-3-night-vary = それが多いのは、昼と夜のどちらですか。
lesson-3-night-varied = 夜です：{ $night }。航跡が見えないうえ、狙いもよくなり、沈む確率は{ $hit-night-percent }です。
lesson-3-night-check-1 = 昼と夜の差は、最後のけたまで計算できます。それはどれくらい確かですか。
lesson-3-night-check-1-free = まったく確か。数が正確だから。
lesson-3-night-check-1-free-why = 表からは正確に出ますが、もとになる値の1つはわたしたちの推測です。
lesson-3-night-check-1-guess = 推測した値と同じくらいしか確かではない。
lesson-3-night-check-1-guess-why = 選択肢でその値を−1や+1にすると、答えも動きます。
lesson-3-night-history-1 = フォーミダブルはゆっくり沈みましたが、嵐の中で岸に着けたボートはわずかでした。
lesson-3-night-history-2 = 月やうねりや見張りのほうが、時刻よりも大きく効きました。

## 4

lesson-3-ends-title = 艦首と艦尾
lesson-3-ends-goal = 第2斉射が加えるものと、その代価を見ましょう。
lesson-3-ends-hook = 1918年2月5日。夜、アイラ島沖でUB-77が輸送船タスカニアに魚雷を当てました。約210人が亡くなり、多くはアメリカの兵士でした。2,000人以上が助かりました。
lesson-3-ends-assumption-1 = 夜に浮上して、3点で沈む護衛つきの貨物船を撃ちます。艦首から2本、または艦首と艦尾から2本ずつです。
lesson-3-ends-predict = 艦首だけの攻撃100回のうち何回、貨物船は沈むでしょうか。
lesson-3-ends-target = 貨物船が沈む
lesson-3-ends-control = 発射管
lesson-3-ends-set-one = 艦首
lesson-3-ends-set-both = 艦首と艦尾
lesson-3-ends-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-3-ends-low = 予想は{ $guess }、正確には{ $target }です。夜は狙いがよくなります。
lesson-3-ends-high = 予想は{ $guess }、正確には{ $target }です。2本で3点はたやすくありません。
lesson-3-ends-explain-1 = 夜は8以下、36通りのうち26通りで当たり、1でなければ爆発します。100本に約60本です。2本のうち1本だけ爆発するのは100回に約48回で、その3分の1、16回で沈みます。
lesson-3-ends-explain-2 = 2本とも爆発するのは約36回で、4回に3回、27回で沈みます。16＋27で43、{ $target }です。
lesson-3-ends-vary = どちらの撃ち方なら、沈むことが多いですか。
lesson-3-ends-varied = 両方です：{ $two }。ただし、見つかる確率も{ $found-one }から{ $found-two }に上がります。
lesson-3-ends-check-1 = 魚雷は2倍です。確率も2倍になりますか。
lesson-3-ends-check-1-double = はい、どの斉射も同じだけ加わる。
lesson-3-ends-check-1-double-why = 第1斉射で沈む船を、第2斉射でもう一度沈めることはできません。
lesson-3-ends-check-1-less = いいえ、第2斉射の一部はむだになる。
lesson-3-ends-check-1-less-why = 第2斉射が役立つのは第1斉射で足りないときだけで、狙いも悪くなります。
lesson-3-ends-history-1 = タスカニアの護衛艦は、艦を追いながら船の人々を救いました。
lesson-3-ends-history-2 = 艦尾を向けるには何分もかかり、その間に見つかることもありました。
