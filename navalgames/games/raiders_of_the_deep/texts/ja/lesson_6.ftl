# エピソード6

lesson-6-title = 負傷と修理
lesson-6-blurb = 何が壊れ、だれが直し、どれだけかかるか。
lesson-6-goal-1 = サイコロ1個の確率を数える
lesson-6-goal-2 = 1人の有無が何を意味するかを知る
lesson-6-goal-3 = 並んで進む2つの待ち時間の平均を求める
lesson-6-summary-1 = サイコロ1個では、修正1は6分の1の値打ちです。
lesson-6-summary-2 = サイコロ2個では、同じ修正でも、境目の位置によって値打ちが変わります。
lesson-6-summary-3 = 並んで進む待ち時間は、長いほうで決まります。
lesson-6-exit = あなたの家で、1人に頼っている修理は何ですか。

## 1

lesson-6-repair-title = 直せるか
lesson-6-repair-goal = ディーゼルが海で直る割合を見ましょう。
lesson-6-repair-hook = 1915年4月25日。U-21が、初めて地中海へ向かいました。スペイン沖で積んだ油は機関で燃えません。着いたとき、燃料はほとんど残っていませんでした。
lesson-6-repair-assumption-1 = 損傷したディーゼル1台、戦いのあとに1回だけ、サイコロ1個で4以下なら直ります。境目はもとのゲームのものです。
lesson-6-repair-predict = 100回のうち何回、機関はまた動くでしょうか。
lesson-6-repair-target = また動く
lesson-6-repair-control = 機関長
lesson-6-repair-set-out = 負傷
lesson-6-repair-set-fit = 無事
lesson-6-repair-set-experte = 熟練
lesson-6-repair-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-6-repair-low = 予想は{ $guess }、正確には{ $target }です。6つの目のうち4つで直ります。
lesson-6-repair-high = 予想は{ $guess }、正確には{ $target }です。5と6は失敗です。
lesson-6-repair-explain-1 = 1、2、3、4なら直り、5と6では直りません。
lesson-6-repair-explain-2 = 6つの目のうち4つで、{ $target }です。
lesson-6-repair-vary = いちばん確かに直すのはだれですか。
lesson-6-repair-varied = 熟練の機関長です：{ $expert }。機関長が負傷していれば{ $out }しかありません。
lesson-6-repair-check-1 = このサイコロに−1の修正がつきました。どれくらいの値打ちですか。
lesson-6-repair-check-1-twothirds = 100分の1
lesson-6-repair-check-1-twothirds-why = 修正はサイコロの目を1つ動かすもので、確率の100分の1ではありません。
lesson-6-repair-check-1-sixths = 1つの目：6分の1
lesson-6-repair-check-1-sixths-why = 1個のサイコロでは、どの目も同じ重さです。
lesson-6-repair-history-1 = U-21は5月13日にカッタロに着き、その2週間後、25日と27日にガリポリ沖で戦艦2隻を沈めました。
lesson-6-repair-history-2 = 修理には何時間も何日も、多くの手が要りました。ここでは1回の判定です。

## 2

lesson-6-spares-title = ちょうどよい部品
lesson-6-spares-goal = サイコロ1個で、修正2の値打ちを見ましょう。
lesson-6-spares-hook = 1917年7月29日。北海で砲艦ハルシオンが1隻に体当たりし、爆雷を落としました。UB-27だったとされています。22人のだれも助かりませんでした。タンクから油を漏らしながら逃れた話は、艦長たちが後に語っています。
lesson-6-spares-assumption-1 = 燃料タンクの損傷は、サイコロ1個で1か2なら直ります。直らなければ引き返します。
lesson-6-spares-predict = 100回のうち何回、タンクは直るでしょうか。
lesson-6-spares-target = 直る
lesson-6-spares-control = 予備部品
lesson-6-spares-set-true = あり
lesson-6-spares-set-false = なし
lesson-6-spares-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-6-spares-low = 予想は{ $guess }、正確には{ $target }です。1と2で直ります。
lesson-6-spares-high = 予想は{ $guess }、正確には{ $target }です。1か2だけです。
lesson-6-spares-explain-1 = 燃料タンクは1か2で直ります。
lesson-6-spares-explain-2 = 6つの目のうち2つで、{ $target }です。
lesson-6-spares-vary = 直るほうが多いのはどちらですか。
lesson-6-spares-varied = 部品があるときです：{ $with }。3と4でも直るようになります。
lesson-6-spares-check-1 = この哨戒では修理が3回失敗しました。次はどうですか。
lesson-6-spares-check-1-due = こんどは成功するはず
lesson-6-spares-check-1-due-why = 装置ごとに別の判定です。サイコロはほかを知りません。
lesson-6-spares-check-1-one = その修理だけの確率で1回振る
lesson-6-spares-check-1-one-why = 失敗した修理は、別の装置に影響しません。
lesson-6-spares-history-1 = 水に浮く油が、多くの艦を追っ手に知らせました。
lesson-6-spares-history-2 = ゲームは工具も季節も数えません。

## 3

lesson-6-command-title = だれが指揮するか
lesson-6-command-goal = 士官の喪失が何を意味するかを見ましょう。
lesson-6-command-hook = 1918年4月22日。イギリス海峡でUB-55が触雷し、海底に沈みました。呼吸器をつけて浮かび出た人のうち、見つかるまで生きていたのは少数でした。
lesson-6-command-assumption-1 = 夜の攻撃のあとの1回の探知。航跡がないので、見つかるのは9以上です。艦長か、負傷していれば別の士官が指揮します。
lesson-6-command-predict = 艦長の指揮で、100回の探知のうち何回、見つかるでしょうか。
lesson-6-command-target = 艦が見つかる
lesson-6-command-control = 指揮する人
lesson-6-command-set-captain = 艦長
lesson-6-command-set-first-officer = 先任士官
lesson-6-command-set-second-officer = 次席士官
lesson-6-command-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-6-command-low = 予想は{ $guess }、正確には{ $target }です。9、10、11、12のどれでも見つかります。
lesson-6-command-high = 予想は{ $guess }、正確には{ $target }です。見つかるのは9〜12だけです。
lesson-6-command-explain-1 = 艦長の指揮なら、何も加わりません。合計9、10、11、12は36通りのうち4、3、2、1通りです。
lesson-6-command-explain-2 = 合わせて10通りで、{ $target }です。熟練の士官なら、艦長と同じように指揮できます。
lesson-6-command-vary = だれの指揮で、いちばん見つかりやすいですか。
lesson-6-command-varied = 次席士官です：{ $second }。先任士官なら{ $first }です。
lesson-6-command-check-1 = +1が増えるごとに、失うものは同じですか。
lesson-6-command-check-1-same = はい、いつも36分の1
lesson-6-command-check-1-same-why = 2個のサイコロでは、7まで入れると6通り、3まで入れると2通り増えます。
lesson-6-command-check-1-near = いいえ、真ん中の近くで最も大きい。
lesson-6-command-check-1-near-why = 7の近くの目は、場合の数がいちばん多いのです。
lesson-6-command-history-1 = 失われた艦の多くでは、だれも帰りませんでした。語れた人はわずかです。
lesson-6-command-history-2 = ゲームの乗員は7種類です。実際の艦には14人から40人が乗り、一人ひとりに名前がありました。

## 4

lesson-6-port-title = 造船所と病院
lesson-6-port-goal = 並んで進む2つの待ち時間の平均を求めましょう。
lesson-6-port-hook = 1916年11月5日。U-20がユトランドの海岸に座礁し、乗員に爆破されました。全員助かり、艦長は新しい艦を得ました。造船所で何か月も待つ艦もありました。
lesson-6-port-assumption-1 = 船体を3失ったUB III型。艦長は負傷し、1〜6か月で回復します。
lesson-6-port-predict = 次の哨戒まで、平均で何か月でしょうか。
lesson-6-port-target = 平均の月数
lesson-6-port-control = 失った船体のボックス
lesson-6-port-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-6-port-low = 予想は{ $guess }、正確には{ $target }です。艦だけで3か月かかります。
lesson-6-port-high = 予想は{ $guess }、正確には{ $target }です。待ち時間は並んで進みます。
lesson-6-port-explain-1 = 艦は3か月です。艦長の目が1、2、3なら待つのは3か月、4、5、6ならその月数です。
lesson-6-port-explain-2 = 6つの目で3、3、3、4、5、6か月、合わせて24か月です。その6分の1で{ $target }です。
lesson-6-port-vary = いちばん長くかかるのは、どの損傷のときですか。
lesson-6-port-varied = 6ボックスのときです：{ $heavy }。船体が無傷なら{ $light }です。
lesson-6-port-check-1 = 艦は3か月、艦長は2か月です。いつ出られますか。
lesson-6-port-check-1-sum = 5か月後
lesson-6-port-check-1-sum-why = 同時に進みます。始めるのを待つ人はいません。
lesson-6-port-check-1-longer = 3か月後
lesson-6-port-check-1-longer-why = 長いほうで決まります。
lesson-6-port-history-1 = 艦長シュヴィーガーは、10か月後に新しい艦U-88とともに失われました。
lesson-6-port-history-2 = ゲームの整備では人手も銅も足りています。1918年には、どちらも足りませんでした。
