# エピソード7

lesson-7-title = 護送船団
lesson-7-blurb = 1917年と1918年。単独の船が消え、守る側が学びます。
lesson-7-goal-1 = 船団が遭遇をどう変えるかを知る
lesson-7-goal-2 = 大きな目標と、その護衛の危険を比べる
lesson-7-goal-3 = ルールの変化が平均をどう変えるかを知る
lesson-7-summary-1 = まとまった船は、ばらばらの船より見つかりにくくなります。
lesson-7-summary-2 = 魚雷が多いほど沈めますが、艦は隠れません。
lesson-7-summary-3 = 鍛えられた多くの護衛に対しては、よい乗員でも隠れるほかにほとんど何もできません。
lesson-7-exit = まとまることが守りになるのはどんなときで、よい的になるのはどんなときですか。

## 1

lesson-7-alone-title = 単独の船が消える
lesson-7-alone-goal = 護衛のない船にまだどのくらい出会うかを見ましょう。
lesson-7-alone-hook = 1917年4月30日。この1か月にUボートは約86万トンの船を沈めました。イギリスを出た外洋の汽船は、4隻に1隻が戻りませんでした。このころイギリス海軍本部は、船団を試すと決めました。
lesson-7-alone-assumption-1 = ブリテン諸島の哨戒ボックス。1917年と1918年の行はわたしたちの推定復元です。1917年の春は、合計4、6、10で護衛のない船に出会います。
lesson-7-alone-predict = 1917年の春、ボックス100のうち、いくつに護衛のない船がいるでしょうか。
lesson-7-alone-target = 護衛のない船
lesson-7-alone-control = 時期
lesson-7-alone-set-1915 = 1915年
lesson-7-alone-set-1917 = 1917年の春
lesson-7-alone-set-1918 = 1918年
lesson-7-alone-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-7-alone-low = 予想は{ $guess }、正確には{ $target }です。3つの合計で出会い、6はよく出ます。
lesson-7-alone-high = 予想は{ $guess }、正確には{ $target }です。すでに護衛のついた船も多いのです。
lesson-7-alone-explain-1 = 合計4、6、10は36通りのうち3、5、3通りです。
lesson-7-alone-explain-2 = 合わせて36通りのうち11通り、{ $target }です。
lesson-7-alone-vary = 護衛のない船がいちばん少ないのはいつですか。
lesson-7-alone-varied = 1918年です：{ $late }。船団に出会うのも{ $convoy }だけです。多くの船が1か所に集まっています。
lesson-7-alone-check-1 = 1918年、ある艦長は1週間、船に出会いません。貿易は終わったのですか。
lesson-7-alone-check-1-gone = はい、海は空だから。
lesson-7-alone-check-1-gone-why = 1隻の1週間から、海全体のことはわかりません。よそで40隻がまとまって通ったかもしれません。
lesson-7-alone-check-1-together = いいえ、まとまって通る。
lesson-7-alone-check-1-together-why = 1か所に集まれば、ほかの場所は空になります。
lesson-7-alone-history-1 = 続く船団で失われた船は、100隻に1隻より少ないものでした。
lesson-7-alone-history-2 = ゲームでは1917年8月に表が変わります。実際には何か月もかかり、議論が続きました。

## 2

lesson-7-giant-title = 巨船
lesson-7-giant-goal = とても大きな船に、2本の魚雷が何をするかを見ましょう。
lesson-7-giant-hook = 1918年7月20日。アイルランド沖で、3万2234トンの客船ジャスティシアが、駆逐艦に守られながら、2隻の艦に1昼夜攻撃されて沈みました。機関室で16人が亡くなりました。艦の1隻、UB-124は浮上させられて失われました。
lesson-7-giant-assumption-1 = 昼、潜航、中距離、1917年の春。10,000トン以上の船は4点です。
lesson-7-giant-predict = 2本の魚雷が、100回の攻撃のうち何回、沈めるでしょうか。
lesson-7-giant-target = 船が沈む
lesson-7-giant-control = 本数
lesson-7-giant-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-7-giant-low = 予想は{ $guess }、正確には{ $target }です。1本で4点のこともあります。
lesson-7-giant-high = 予想は{ $guess }、正確には{ $target }です。2本で4点はたやすくありません。
lesson-7-giant-explain-1 = 100回の攻撃のうち約50回は1本だけが爆発し、6回に1回、約8回で4点になります。約24回は2本とも爆発し、10回に6回近く、約14回で合わせて4点になります。
lesson-7-giant-explain-2 = 8＋14で22、{ $target }です。
lesson-7-giant-vary = 半分より多く沈むのは、何本のときですか。
lesson-7-giant-varied = 4本です：{ $four }。艦が見つかる確率は{ $found }で、変わりません。
lesson-7-giant-check-1 = 魚雷が多いと、艦は安全になりますか。
lesson-7-giant-check-1-more = はい、多いほど確か。
lesson-7-giant-check-1-more-why = 護衛艦はどの射撃のあとも探します。客船が沈んでも駆逐艦は帰りません。
lesson-7-giant-check-1-same = いいえ、変わるのは目標だけ。
lesson-7-giant-check-1-same-why = 航跡は1本でも4本でも、同じように艦を知らせます。
lesson-7-giant-history-1 = UB-124の艦長と、2人を除く乗員は救助されました。
lesson-7-giant-history-2 = ゲームでは、2隻が協力することはありません。

## 3

lesson-7-charges-title = 十分な爆雷
lesson-7-charges-goal = 不足の終わりが平均をどう変えるかを見ましょう。
lesson-7-charges-hook = 1917年12月25日。アイリッシュ海でU-87が船団の1隻を沈めました。スループのバターカップが体当たりし、哨戒艇PC-56がとどめを刺しました。44人全員が亡くなりました。
lesson-7-charges-assumption-1 = 1回の追撃の4回目の攻撃で、1917年7月までは2個の合計から3を引きます。引いたあと4〜6で1、7と8で2、9で3命中です。
lesson-7-charges-predict = 1917年8月より前、4回目の攻撃は平均で何回命中するでしょうか。
lesson-7-charges-target = 平均の命中数
lesson-7-charges-control = くり返すと弱まる
lesson-7-charges-set-true = はい
lesson-7-charges-set-false = いいえ
lesson-7-charges-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-7-charges-low = 予想は{ $guess }、正確には{ $target }です。7を振れば、まだ1命中です。
lesson-7-charges-high = 予想は{ $guess }、正確には{ $target }です。3を引くので、ほとんどは1命中か0です。
lesson-7-charges-explain-1 = 7、8、9を振れば4〜6と数えて1命中、36通りのうち15通りです。10と11は2命中で5通り、12は3命中で1通りです。
lesson-7-charges-explain-2 = 15＋10＋3で、36通りに28命中です。平均は{ $target }です。
lesson-7-charges-vary = 長い追撃がより損害を与えるのはどちらですか。
lesson-7-charges-varied = 弱まらなくなってからです：{ $late }で、最初の攻撃と同じです。
lesson-7-charges-check-1 = 平均が1命中より小さいとします。艦は安全ですか。
lesson-7-charges-check-1-little = はい、1より小さければなし
lesson-7-charges-check-1-little-why = 平均は約束ではありません。3命中の攻撃もあれば、0も多くあります。
lesson-7-charges-check-1-stock = いいえ、1回ごとに違う
lesson-7-charges-check-1-stock-why = 1隻にとって大切なのは、その攻撃で、全体の平均ではありません。
lesson-7-charges-history-1 = 1917年に、イギリスの駆逐艦の爆雷は2発から30発以上に増えました。
lesson-7-charges-history-2 = すべての艦に1つの日付とするのは、ゆるやかな変化の代わりです。

## 4

lesson-7-air-title = 空から
lesson-7-air-goal = 浮上中に捕まる割合を見ましょう。
lesson-7-air-hook = 1917年9月22日。北海の南部でUB-32が24人とともに失われました。飛行艇が爆撃したと報告しています。そうなら、航空機だけに沈められたごく少数の1隻です。
lesson-7-air-assumption-1 = 航空機1機、1917年8月から。2個で6以上なら間に合って潜れます。境目はルールブック、乗員の修正はもとのゲームのものです。
lesson-7-air-predict = 出会い100回のうち何回、訓練済の乗員は攻撃されるでしょうか。
lesson-7-air-target = 攻撃される
lesson-7-air-control = 乗員の練度
lesson-7-air-set-green = 新米
lesson-7-air-set-trained = 訓練済
lesson-7-air-set-elite = エリート
lesson-7-air-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-7-air-low = 予想は{ $guess }、正確には{ $target }です。合計2、3、4、5では間に合いません。
lesson-7-air-high = 予想は{ $guess }、正確には{ $target }です。6以上なら安全です。
lesson-7-air-explain-1 = 6以上なら間に合って潜れます。合計2、3、4、5は1、2、3、4通りです。
lesson-7-air-explain-2 = 捕まるのは36通りのうち10通りで、{ $target }です。
lesson-7-air-vary = 捕まることがいちばん少ないのは、どの乗員ですか。
lesson-7-air-varied = エリートの乗員です：{ $elite }。新米の乗員なら{ $green }です。
lesson-7-air-check-1 = 航空機はほとんど艦を沈めませんでした。役に立たなかったのですか。
lesson-7-air-check-1-rare = はい、沈めなければ役に立たない。
lesson-7-air-check-1-rare-why = 潜った艦は遅く、見えません。船団は通りすぎます。
lesson-7-air-check-1-work = いいえ、艦を潜らせた。
lesson-7-air-check-1-work-why = 攻撃を妨げるものは、だれも沈めなくても値打ちがあります。
lesson-7-air-history-1 = 航空機のついた船団が失った船は、全部合わせてもほんの数隻でした。
lesson-7-air-history-2 = ゲームの航空機は、来て、攻撃するかしないかで去ります。実際は駆逐艦を呼びました。
