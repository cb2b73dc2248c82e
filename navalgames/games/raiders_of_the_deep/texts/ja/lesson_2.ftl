# エピソード2

lesson-2-title = 海に何がいるか
lesson-2-blurb = ボックスごとに1回の判定。何に出会うかは、海域と時期で変わります。
lesson-2-goal-1 = サイコロ2個の表を確率として読む
lesson-2-goal-2 = 同じ判定を別の時期と海域で比べる
lesson-2-goal-3 = まれな結果がなぜ端にあるかを知る
lesson-2-summary-1 = サイコロは同じでも、表は戦争の進みにつれて変わります。
lesson-2-summary-2 = 2、3、11、12の結果はまれで、7の近くはよく出ます。
lesson-2-summary-3 = 単独の船が減っても、船が減ったわけではありません。護衛とともに進みました。
lesson-2-exit = 報告に「めったにない」とあります。それに頼る前に、何を知りたいですか。

## 1

lesson-2-empty-title = 何もいない海
lesson-2-empty-goal = 何にも出会わないボックスがどれくらいあるかを見ましょう。
lesson-2-empty-hook = 1914年10月20日。ノルウェー沖でU-17が汽船グリトラを止め、乗員をボートに移らせてから沈めました。Uボートに沈められた最初の商船です。ゲームでは、2個のサイコロがボックスの中身を決めます。
lesson-2-empty-assumption-1 = 1914年、ブリテン諸島の哨戒ボックス。合計2、9、10、11、12なら何かに出会い、ほかは何もいません。この行は公開されたページのものです。
lesson-2-empty-predict = このようなボックス100のうち、いくつで何にも出会わないでしょうか。
lesson-2-empty-target = 何にも出会わない
lesson-2-empty-control = 時期
lesson-2-empty-set-1914 = 1914年
lesson-2-empty-set-1915 = 1915年の春と夏
lesson-2-empty-set-1917 = 1917年の春
lesson-2-empty-set-1918 = 1918年
lesson-2-empty-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-2-empty-low = 予想は{ $guess }、正確には{ $target }です。7の近くはすべて空です。
lesson-2-empty-high = 予想は{ $guess }、正確には{ $target }です。9以上だけで36通りのうち10通りあります。
lesson-2-empty-explain-1 = 合計2、9、10、11、12は36通りのうち1、4、3、2、1通りです。合わせて11通り、{ $something }です。
lesson-2-empty-explain-2 = 残りの25通りでは何にも出会いません。{ $target }です。
lesson-2-empty-vary = ブリテン諸島の海がいちばん空でないのはいつですか。
lesson-2-empty-varied = 1915年です：{ $busy }。1917年の春も{ $spring }で、あまり変わりません。
lesson-2-empty-check-1 = 11種類の合計のうち5つで何かに出会います。確率は11分の5ですか。
lesson-2-empty-check-1-count = はい、11分の5。
lesson-2-empty-check-1-count-why = 合計は同じ起こりやすさではありません。7は6通り、2と12は1通りだけです。
lesson-2-empty-check-1-ways = いいえ、目が何通りあるかを数える。
lesson-2-empty-check-1-ways-why = 合計ごとに、36通りのうち何通りあるかで数えます。
lesson-2-empty-history-1 = グリトラの乗員は、しばらくUボートに引かれて、ボートで岸に着きました。
lesson-2-empty-history-2 = ボックス1つは3〜4日を表します。実際の艦長は、近づけない船を何隻も見ました。

## 2

lesson-2-waters-title = どの海域か
lesson-2-waters-goal = 単独の船を海域ごとに比べましょう。
lesson-2-waters-hook = 1916年7月26日。U-35がカッタロを出港しました。25日後に帰ったとき、艦長は地中海で54隻を沈めていました。ほとんどは浮上して止め、乗員をボートに移らせたものです。
lesson-2-waters-assumption-1 = 1917年の春。行はわたしたちの推定復元です。北海で護衛のない船に出会うのは、合計10だけです。
lesson-2-waters-predict = 北海のボックス100のうち、いくつで護衛のない船に出会うでしょうか。
lesson-2-waters-target = 護衛のない船
lesson-2-waters-control = 海域
lesson-2-waters-set-north-sea = 北海
lesson-2-waters-set-british-isles = ブリテン諸島
lesson-2-waters-set-mediterranean = 地中海
lesson-2-waters-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-2-waters-low = 予想は{ $guess }、正確には{ $target }です。10は4と6、5と5、6と4の3通りあります。
lesson-2-waters-high = 予想は{ $guess }、正確には{ $target }です。10になるのは36通りのうち3通りだけです。
lesson-2-waters-explain-1 = 10になるのは4と6、5と5、6と4の3通りです。36通りのうち3通り、ボックス100のうち約8つで、{ $target }です。
lesson-2-waters-explain-2 = どの海域に船が多く、どの海域の守りが堅いかは、ルールブックにあります。わたしたちの行は、それに合わせました。
lesson-2-waters-vary = 護衛のない船にいちばんよく出会うのはどこですか。
lesson-2-waters-varied = 地中海です：{ $south }。ブリテン諸島では{ $home }です。
lesson-2-waters-check-1 = この百分率は正確です。実際の戦争でも正しいのですか。
lesson-2-waters-check-1-yes = はい、正確だから。
lesson-2-waters-check-1-yes-why = 正確とは、表から丸めずに計算したということです。表そのものには推測も入っています。
lesson-2-waters-check-1-no = 表が正しい範囲でだけ正しい。
lesson-2-waters-check-1-no-why = 計算は、もとになるものより正しくはなりません。
lesson-2-waters-history-1 = Uボートが沈めたトン数の4分の1以上は、地中海のものです。
lesson-2-waters-history-2 = ゲームのほとんどのボックスには天気がなく、見ないふりをするスペインの港もありません。

## 3

lesson-2-ends-title = 表の端にある機雷と防潜網
lesson-2-ends-goal = 合計2に置かれた危険がなぜまれか、いくつものボックスを通るとどうなるかを見ましょう。
lesson-2-ends-hook = 1915年3月4日。ドーヴァー海峡でU-8が網にかかり、駆逐艦に浮上させられて沈みました。乗員は全員助かり、捕虜になりました。
lesson-2-ends-assumption-1 = 1917年の春、航海のボックス。機雷は合計2にあり、防潜網はありません。
lesson-2-ends-predict = 航海のボックス100のうち、いくつで機雷か防潜網に出会うでしょうか。
lesson-2-ends-target = 機雷か防潜網
lesson-2-ends-control = ボックス
lesson-2-ends-set-transit = 航海
lesson-2-ends-set-british-isles = ブリテン諸島
lesson-2-ends-set-channel = イギリス海峡
lesson-2-ends-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-2-ends-low = 予想は{ $guess }、正確には{ $target }です。1が2個そろうことも、ときにはあります。
lesson-2-ends-high = 予想は{ $guess }、正確には{ $target }です。2は1と1だけ、36通りのうち1通りです。
lesson-2-ends-explain-1 = 機雷は合計2にあり、2になるのは1と1だけ、36通りのうち1通りです。
lesson-2-ends-explain-2 = 100のボックスのうち3つ足らず、正確には{ $target }です。
lesson-2-ends-vary = 危険がちょうど3倍になるのはどこですか。
lesson-2-ends-varied = イギリス海峡です：{ $channel }。合計3に防潜網があり、2通り増えるからです。
lesson-2-ends-check-1 = 機雷なしで20のボックスを通りました。次はどうでしょうか。
lesson-2-ends-check-1-due = そろそろ出るはず。
lesson-2-ends-check-1-due-why = サイコロは前のボックスを覚えていません。どの判定も同じ36通りです。
lesson-2-ends-check-1-same = 確率は前と同じ。
lesson-2-ends-check-1-same-why = ボックスごとに新しい判定で、前の結果とは関係ありません。
lesson-2-ends-history-1 = 初期のイギリスの網と機雷はよく失敗しました。1917年から、よい機雷が海峡を少しずつ閉ざしました。
lesson-2-ends-history-2 = ゲームの海峡は、どの年も同じ危険です。わたしたちの行では、封鎖がいつ敷かれたかを区別していません。

## 4

lesson-2-escorted-title = 護衛
lesson-2-escorted-goal = 単独の船と護衛のついた船の割合が、どう入れ替わるかを見ましょう。
lesson-2-escorted-hook = 1917年5月10日。最初の試験的な船団が、商船16隻でジブラルタルからイギリスへ向かいました。すべて着きました。数か月のうちに、外洋の船のほとんどがこうして進むようになります。
lesson-2-escorted-assumption-1 = 1914年のブリテン諸島の哨戒ボックス。護衛のついた船、つまり軍艦に出会うのは合計11だけです。
lesson-2-escorted-predict = 1914年には、ボックス100のうち、いくつで護衛のついた船に出会うでしょうか。
lesson-2-escorted-target = 護衛のついた船
lesson-2-escorted-control = 時期
lesson-2-escorted-set-1914 = 1914年
lesson-2-escorted-set-1916 = 1916年
lesson-2-escorted-set-1918 = 1918年
lesson-2-escorted-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-2-escorted-low = 予想は{ $guess }、正確には{ $target }です。11は5と6、6と5の2通りあります。
lesson-2-escorted-high = 予想は{ $guess }、正確には{ $target }です。11になるのは36通りのうち2通りだけです。
lesson-2-escorted-explain-1 = 1914年に護衛がついているのは軍艦だけで、合計11にあります。
lesson-2-escorted-explain-2 = 11になるのは5と6、6と5だけ、36通りのうち2通りで、{ $target }です。
lesson-2-escorted-vary = 護衛のついた船が最も多いのはいつですか。
lesson-2-escorted-varied = 1918年です：{ $late }。1916年は{ $middle }でした。単独の船は{ $alone }に減っています。
lesson-2-escorted-check-1 = 1918年には単独の船がまれです。海の船が減ったのですか。
lesson-2-escorted-check-1-fewer = はい、サイコロが示している。
lesson-2-escorted-check-1-fewer-why = 一部だけで全体はわかりません。船はいま、まとまって現れます。
lesson-2-escorted-check-1-together = いいえ、まとまって進む。
lesson-2-escorted-check-1-together-why = 多くの船が1か所にいると、1隻ずつのときより出会いにくくなります。
lesson-2-escorted-history-1 = 1917〜18年の外洋船団の船のうち、失われたのは100隻に1隻より少ないものでした。
lesson-2-escorted-history-2 = ゲームの船団は艦の近くの4隻です。実際は15隻以上でした。
