# エピソード5

lesson-5-title = 見つかった
lesson-5-blurb = 探知、体当たり、爆雷、また探知。護衛艦の輪と、その下の深さ。
lesson-5-goal-1 = サイコロ2個での1の値打ちを知る
lesson-5-goal-2 = 平均を、ふつうの値と取り違えずに読む
lesson-5-goal-3 = くり返しを終わりまで追う
lesson-5-summary-1 = 修正1は、2個のサイコロの真ん中の近くでいちばん効きます。
lesson-5-summary-2 = 小さな確率も、くり返せば大きくなります。
lesson-5-summary-3 = 強い船体は命中を防ぎません。より多くの命中に耐えます。
lesson-5-exit = 1回ごとには小さく、1年では小さくない毎日の危険は何ですか。

## 1

lesson-5-search-title = 探知
lesson-5-search-goal = 2度目の探知が最初とどう違うかを見ましょう。
lesson-5-search-hook = 1916年3月22日。アイルランド沖でU-68が貨物船を攻撃しました。それはQシップのファーンボロでした。砲を撃ち、Uボートを沈めた最初の爆雷を落としました。38人全員が亡くなりました。
lesson-5-search-assumption-1 = 昼に中距離で魚雷を撃った、損傷のない艦です。2個で9以上なら見つかり、航跡で+1です。
lesson-5-search-predict = 最初の探知100回のうち何回、艦は見つかるでしょうか。
lesson-5-search-target = 艦が見つかる
lesson-5-search-control = 前に探知された
lesson-5-search-set-true = はい
lesson-5-search-set-false = いいえ
lesson-5-search-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-5-search-low = 予想は{ $guess }、正確には{ $target }です。航跡で+1なので、8で足ります。
lesson-5-search-high = 予想は{ $guess }、正確には{ $target }です。7以下では見つかりません。
lesson-5-search-explain-1 = 航跡の1を足すので、8を振れば9と数えます。
lesson-5-search-explain-2 = 8〜12は5、4、3、2、1通りで、36通りのうち15通りです。100回に約42回、{ $target }です。
lesson-5-search-vary = 見つかることが多いのはどちらですか。
lesson-5-search-varied = 一度見つかったあとです：{ $again }。どこを聴けばよいか、知られてしまいました。
lesson-5-search-check-1 = 最初の探知では見つかりませんでした。次はどうなりますか。
lesson-5-search-check-1-tired = もう一度探され、こんどこそ見つかる
lesson-5-search-check-1-tired-why = ゲームでは、1度失敗すれば追撃は終わります。サイコロに「こんどこそ」はありません。
lesson-5-search-check-1-easier = 何もない。追撃はもう終わった
lesson-5-search-check-1-easier-why = 1度見つからなければ、艦は逃れています。
lesson-5-search-history-1 = ファーンボロの艦長ゴードン・キャンベルは、1年後にイギリスで最高の勲章を受けました。
lesson-5-search-history-2 = 実際の追撃は1日続くこともあり、1時間静かだからと終わりはしませんでした。

## 2

lesson-5-charges-title = 爆雷
lesson-5-charges-goal = 平均を見積もり、平均が隠すものを見ましょう。
lesson-5-charges-hook = 1916年7月6日。北海でUC-7が失われました。その夏に消えた数隻の1つです。機雷か爆雷かは、はっきりしません。新しい武器は少なく、初めは1隻に2発でした。
lesson-5-charges-assumption-1 = 1917年8月より前。2個の合計4〜6は1、7と8は2、9と10は3、11は4、12は5命中です。内訳はもとのゲームのものです。
lesson-5-charges-predict = 最初の攻撃は、平均で何回命中するでしょうか。
lesson-5-charges-target = 平均の命中数
lesson-5-charges-control = 攻撃
lesson-5-charges-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-5-charges-low = 予想は{ $guess }、正確には{ $target }です。0命中は合計2と3だけです。
lesson-5-charges-high = 予想は{ $guess }、正確には{ $target }です。4命中や5命中はまれです。
lesson-5-charges-explain-1 = 36通りの命中をすべて数えます。1命中が12通り、2命中が11通り、3命中が7通り、4命中が2通り、5命中が1通りです。
lesson-5-charges-explain-2 = 12＋22＋21＋8＋5で、36通りに68命中です。平均は{ $target }です。
lesson-5-charges-vary = 命中がいちばん少ないのは何回目ですか。
lesson-5-charges-varied = 4回目です：{ $fourth }。1917年8月からは、4回目も最初と同じ{ $late }になります。
lesson-5-charges-check-1 = 平均は、ふつう起こることですか。
lesson-5-charges-check-1-usual = はい、ほとんどの攻撃でそのくらい
lesson-5-charges-check-1-usual-why = 端数の命中はありません。1命中や3命中もよくあります。
lesson-5-charges-check-1-spread = いいえ、すべての結果がつり合う点
lesson-5-charges-check-1-spread-why = 半分の艦が軽くすみ、半分が大破することもあります。平均はどちらも語りません。
lesson-5-charges-history-1 = 1918年には、イギリスの艦は月に約2,000発の爆雷を落としました。
lesson-5-charges-history-2 = 1917年7月まで攻撃がくり返すほど弱まるのは、爆雷の少なさを表します。

## 3

lesson-5-deep-title = 試験深度を超えて
lesson-5-deep-goal = 逃れやすさと、船体の損傷を比べましょう。
lesson-5-deep-hook = 1917年9月26日。セント・ジョージ海峡で、哨戒艇PC-61がUC-33に体当たりしました。助かったのは艦長だけです。ほかの艦が深い水の下で何に遭ったかは、だれにもわかりません。試験で確かめられた深さは約50メートルでした。
lesson-5-deep-assumption-1 = 一度見つかり、また探されています。9以上で見つかり、航跡と前の探知で1ずつ加わります。
lesson-5-deep-predict = 安全深度を超えなければ、100回の探知のうち何回、見つかるでしょうか。
lesson-5-deep-target = 艦が見つかる
lesson-5-deep-control = 安全深度を超える
lesson-5-deep-set-true = はい
lesson-5-deep-set-false = いいえ
lesson-5-deep-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-5-deep-low = 予想は{ $guess }、正確には{ $target }です。2を足すので、7以上で見つかります。
lesson-5-deep-high = 予想は{ $guess }、正確には{ $target }です。6以下では見つかりません。
lesson-5-deep-explain-1 = 2を足すので、7を振れば9と数えます。7〜12は6、5、4、3、2、1通りで、36通りのうち21通り、{ $target }です。
lesson-5-deep-explain-2 = 安全深度を超えるたびに船体のボックスを1つ失い、まれに艦そのものを失います。
lesson-5-deep-vary = 見つかりにくいのはどちらですか。
lesson-5-deep-varied = 安全深度を超えたときです：{ $below }。
lesson-5-deep-check-1 = 深いところは見つかりにくいものです。どの艦長もすぐ深く潜るべきですか。
lesson-5-deep-check-1-always = はい、いつも安全だから。
lesson-5-deep-check-1-always-why = そのたびに船体のボックスを1つ、哨戒が終わるまで失い、次の命中に耐えられなくなります。
lesson-5-deep-check-1-price = 残る船体による。
lesson-5-deep-check-1-price-why = 得るものは毎回同じですが、代価はボックスを失うたびに大きくなります。
lesson-5-deep-history-1 = 試験深度の2倍から帰った艦もあります。帰らなかった艦に何が起きたかは、記録がありません。
lesson-5-deep-history-2 = どの艦も同じ深さとするのは、単純化です。

## 4

lesson-5-circle-title = 輪の中で
lesson-5-circle-goal = 強さの違う艦で、追撃を終わりまで追いましょう。
lesson-5-circle-hook = 1917年11月17日。ミルフォード・ヘイヴン沖で、アメリカの駆逐艦ファニングとニコルソンが、爆雷でU-58を浮上させました。38人が救い上げられ、2人が亡くなりました。
lesson-5-circle-assumption-1 = 1918年。昼に攻撃した無傷の艦で、安全深度は超えません。
lesson-5-circle-predict = 小さなUB I型が沈むか浮上させられるのは、追撃100回のうち何回でしょうか。
lesson-5-circle-target = 沈むか浮上させられる
lesson-5-circle-control = 艦の型
lesson-5-circle-set-ubi = UB I型
lesson-5-circle-set-ucii = UC II型
lesson-5-circle-set-ubiii = UB III型
lesson-5-circle-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-5-circle-low = 予想は{ $guess }、正確には{ $target }です。船体は4ボックスだけです。
lesson-5-circle-high = 予想は{ $guess }、正確には{ $target }です。ほとんどの追撃は最初の探知で終わります。
lesson-5-circle-explain-1 = 追撃は、毎回まず見つけなければ続かず、たいていは探知の失敗で終わります。体当たりも爆雷も浸水も、見つかったあとのことです。
lesson-5-circle-explain-2 = 結局、沈められるのが{ $down }、浮上させられるのが{ $up }、合わせて{ $target }です。
lesson-5-circle-vary = 追撃をいちばん生きのびる艦はどれですか。
lesson-5-circle-varied = 船体のボックスがいちばん多いUB III型です：{ $strong }。UC II型は{ $middle }です。
lesson-5-circle-check-1 = ある艦長が、経歴の中で12回追撃されます。危険はどうなりますか。
lesson-5-circle-check-1-long = 1回と同じ小ささのまま
lesson-5-circle-check-1-long-why = 経歴は1回の喪失で終わり、その機会が12回あります。
lesson-5-circle-check-1-each = 回ごとに大きくなる
lesson-5-circle-check-1-each-why = すべてを生きのびるには、1回ごとに無事に終わらなければなりません。
lesson-5-circle-history-1 = U-58は、アメリカの軍艦に敗れた最初の艦でした。
lesson-5-circle-history-2 = 船体のボックスはわたしたちのもので、ルールブックに手がかりがあるのはUB III型だけです。
