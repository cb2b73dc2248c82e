# エピソード1

lesson-1-title = 艦長と潜水艦
lesson-1-blurb = 30人あまりの乗員、6本の魚雷、2個のサイコロ。1隻に何ができるでしょうか。
lesson-1-goal-1 = ともに起こらなければならない確率をかける
lesson-1-goal-2 = 「少なくとも1つ」を「1つもない」から求める
lesson-1-goal-3 = 命中と沈没を区別する
lesson-1-summary-1 = 魚雷は当たり、爆発しなければなりません。2つの確率をかけます。
lesson-1-summary-2 = 「少なくとも1つ」は、「1つもない」以外のすべてです。
lesson-1-summary-3 = どれだけで足りるかは、船によります。
lesson-1-exit = 2つのことがともにうまくいかないと成り立たないものを挙げましょう。どれくらい確かですか。

## 1

lesson-1-torpedo-title = 1本の魚雷
lesson-1-torpedo-goal = 1本の魚雷が当たって爆発する割合を見ましょう。
lesson-1-torpedo-hook = 1914年9月5日。スコットランド沖でU-21が、巡洋艦パスファインダーに魚雷を1本撃ちました。艦は爆発して数分で沈み、約250人が亡くなりました。潜水艦の撃った、自ら走る魚雷で沈んだ最初の艦です。
lesson-1-torpedo-assumption-1 = 1914年のいちばん新しい魚雷、中距離。2個で7以下なら命中、別の1個が1か2なら不発です。不発の割合はわたしたちの推定復元です。
lesson-1-torpedo-predict = 100本のうち何本が、当たって爆発するでしょうか。
lesson-1-torpedo-target = 当たって爆発する
lesson-1-torpedo-control = 時期
lesson-1-torpedo-set-1914 = 1914年
lesson-1-torpedo-set-1917 = 1917年
lesson-1-torpedo-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-1-torpedo-low = 予想は{ $guess }、正確には{ $target }です。2個で7以下なら命中です。
lesson-1-torpedo-high = 予想は{ $guess }、正確には{ $target }です。当たっても不発があります。
lesson-1-torpedo-explain-1 = 2個のサイコロが7以下になるのは36通りのうち21通りで、100本のうち約58本が当たります。爆発するのは6つの目のうち3〜6の4つです。
lesson-1-torpedo-explain-2 = 当たった58本の3分の2、つまり100本のうち約39本が爆発します。正確に36分の21に6分の4をかけると、{ $target }です。
lesson-1-torpedo-vary = 2つの年のうち、魚雷がより確かなのはどちらですか。
lesson-1-torpedo-varied = 1917年です：{ $better }。不発は1だけになります。
lesson-1-torpedo-check-1 = 当たること、爆発すること。確率をどう合わせますか。
lesson-1-torpedo-check-1-add = 足す
lesson-1-torpedo-check-1-add-why = 足すとどちらの確率よりも大きくなります。両方が必要なら、少なくなるはずです。
lesson-1-torpedo-check-1-times = かける
lesson-1-torpedo-check-1-times-why = 2つ目の確率は、当たった魚雷にだけ当てはまります。
lesson-1-torpedo-history-1 = U-21の艦長オットー・ヘルジングは、戦争を生きのびました。
lesson-1-torpedo-history-2 = 深度、針路、うねりは省かれ、1回の判定がすべてを表します。

## 2

lesson-1-salvo-title = 少なくとも1本
lesson-1-salvo-goal = 何本かのうち少なくとも1本が爆発する確率を求めましょう。
lesson-1-salvo-hook = 1914年10月15日。北海でU-9の魚雷1本が、古い巡洋艦ホークを沈めました。約525人が亡くなりました。艦長たちはやがて、1本に頼らないことを学びます。
lesson-1-salvo-assumption-1 = 1917年の春、中距離。2本とも同じ船に撃ちます。それぞれ2個で7以下なら命中し、不発は1だけです。
lesson-1-salvo-predict = 2本の斉射100回のうち何回、少なくとも1本が爆発するでしょうか。
lesson-1-salvo-target = 少なくとも1本が爆発
lesson-1-salvo-control = 本数
lesson-1-salvo-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-1-salvo-low = 予想は{ $guess }、正確には{ $target }です。2回の試みは大きな助けです。
lesson-1-salvo-high = 予想は{ $guess }、正確には{ $target }です。2本とも失敗することがあります。
lesson-1-salvo-explain-1 = 1本が爆発する確率は{ $single }なので、100本のうち約51本は失敗します。2本とも失敗するのは、その51回のさらに100分の51ほどで、{ $none }です。
lesson-1-salvo-explain-2 = それ以外の斉射では、少なくとも1本が爆発します。{ $target }です。
lesson-1-salvo-vary = 10回に9回より多く、少なくとも1本が爆発するのは、何本のときですか。
lesson-1-salvo-varied = 4本です：{ $four }。1本増やすごとに、加わる分は小さくなります。
lesson-1-salvo-check-1 = 「2本のうち少なくとも1本」はどう求めますか。
lesson-1-salvo-check-1-double = 1本の確率の2倍
lesson-1-salvo-check-1-double-why = 2本とも爆発する場合を2度数えてしまいます。3本なら確率が1を超えてしまいます。
lesson-1-salvo-check-1-opposite = 1から、2本とも失敗する確率を引く
lesson-1-salvo-check-1-opposite-why = 1本も爆発しないか、少なくとも1本が爆発するか、ほかにはありません。
lesson-1-salvo-history-1 = ホークは、別の巡洋艦から郵便を受け取るために止まったところでした。
lesson-1-salvo-history-2 = 実際の斉射では、魚雷どうしは独立ではありません。目標の速力を1つ見誤れば、すべて外れました。

## 3

lesson-1-sunk-title = 命中は沈没ではない
lesson-1-sunk-goal = 2本の斉射が、大きさの違う船に何をするかを見ましょう。
lesson-1-sunk-hook = 1915年1月30日。アイリッシュ海でU-21が、小さな汽船3隻を次々に止め、乗員をボートに移らせて、爆薬で沈めました。亡くなった人はいません。魚雷は大きな船のために残されました。
lesson-1-sunk-assumption-1 = 1917年の春、潜航、中距離。小型船は2点で沈みます（もとのゲームの値）。命中は半分が1点、ほかは2〜4点です。
lesson-1-sunk-predict = 2本の斉射100回のうち何回、小型貨物船は沈むでしょうか。
lesson-1-sunk-target = 船が沈む
lesson-1-sunk-control = 船
lesson-1-sunk-set-small = 小型貨物船
lesson-1-sunk-set-large = 大型貨物船
lesson-1-sunk-set-very-large = 10,000トン以上
lesson-1-sunk-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-1-sunk-low = 予想は{ $guess }、正確には{ $target }です。1本でも2点以上になることがあります。
lesson-1-sunk-high = 予想は{ $guess }、正確には{ $target }です。命中の半分は1点だけです。
lesson-1-sunk-explain-1 = 100回の斉射のうち約50回は、1本だけが爆発します。その半分の25回は2点以上で沈み、残りの半分、{ $hurt }では、命中しても浮いています。
lesson-1-sunk-explain-2 = 約24回は2本とも爆発し、必ず2点になります。25＋24で49、{ $target }です。
lesson-1-sunk-vary = いちばん助かることが多い船はどれですか。
lesson-1-sunk-varied = いちばん大きい船です。沈むのは{ $huge }だけで、大型貨物船でも{ $large }です。
lesson-1-sunk-check-1 = 1本が爆発しました。船は失われましたか。
lesson-1-sunk-check-1-hit = はい、爆発したから。
lesson-1-sunk-check-1-hit-why = 命中は1〜4点、船は2〜4点で沈みます。残りを数えましょう。
lesson-1-sunk-check-1-points = 何点の損害になったかによる。
lesson-1-sunk-check-1-points-why = 命中の半分は1点だけで、それではどの船も沈みません。
lesson-1-sunk-history-1 = 3隻の乗員は、ボートで岸に着きました。
lesson-1-sunk-history-2 = ゲームは、乗員がどうなったかを問いません。記録の中でいちばん大切なのは、しばしばその1行です。

## 4

lesson-1-promotion-title = 1年後
lesson-1-promotion-goal = 勲章が判定をどう動かすかを見ましょう。
lesson-1-promotion-hook = 1915年3月18日。ペントランド海峡で戦艦ドレッドノートがU-29に体当たりし、真っ二つにしました。艦長は、9月の朝に巡洋艦3隻を沈めて英雄になったオットー・ヴェディゲンでした。彼も乗員も全員亡くなりました。
lesson-1-promotion-assumption-1 = 失敗した哨戒のない海軍中尉。年に1回サイコロ1個を振り、階級の+1を足して6以上なら昇進します。
lesson-1-promotion-predict = 勲章のない海軍中尉は、100年のうち何年で昇進するでしょうか。
lesson-1-promotion-target = 昇進する
lesson-1-promotion-control = この1年の勲章
lesson-1-promotion-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-1-promotion-low = 予想は{ $guess }、正確には{ $target }です。階級で1を足すので、5でも足ります。
lesson-1-promotion-high = 予想は{ $guess }、正確には{ $target }です。5か6が必要です。
lesson-1-promotion-explain-1 = +1なので、5は6に、6は7になります。4では足りません。
lesson-1-promotion-explain-2 = 6つの目のうち2つで昇進します。{ $target }です。
lesson-1-promotion-vary = 失敗が1だけになるのは、勲章がいくつのときですか。
lesson-1-promotion-varied = 3つのときで、{ $three }です。1つなら{ $one }です。
lesson-1-promotion-check-1 = 2年続けて昇進しませんでした。3年目はどうでしょうか。
lesson-1-promotion-check-1-due = こんどこそ順番が来る。
lesson-1-promotion-check-1-due-why = サイコロは待った年数を知りません。勲章がなければ、何も変わりません。
lesson-1-promotion-check-1-same = 確率はまた同じ。
lesson-1-promotion-check-1-same-why = 毎年、同じ修正で新しく1回振ります。
lesson-1-promotion-history-1 = ルールブックの一覧の10人のうち、6人が戦争中に昇進しました。
lesson-1-promotion-history-2 = 実際の昇進は、サイコロよりもずっと、年齢と名簿の順で決まりました。
