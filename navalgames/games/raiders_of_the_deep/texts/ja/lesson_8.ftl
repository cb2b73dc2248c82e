# エピソード8

lesson-8-title = ひとつの経歴
lesson-8-blurb = だれが生きて名を残すのか。くり返される小さな確率と、生き残りが書く一覧。
lesson-8-goal-1 = 小さな危険を、多くの哨戒にわたってかける
lesson-8-goal-2 = 腕と運を慎重に区別する
lesson-8-goal-3 = 一覧がだれを省いているかに気づく
lesson-8-summary-1 = n回生きのびる確率は、1回の確率をn回かけたものです。
lesson-8-summary-2 = 帰った人の一覧は、帰らなかった人についてほとんど語りません。
lesson-8-summary-3 = どんなに小さな危険も、くり返せば小さいままではありません。
lesson-8-exit = 成功者として知られているのはだれですか。同じことを試みて、知られていないのはだれでしょうか。

## 1

lesson-8-mine-title = 機雷
lesson-8-mine-goal = 機雷のある海がどのくらい命取りかを見ましょう。
lesson-8-mine-hook = 1917年9月5日。北海でU-88が触雷し、43人全員とともに沈みました。艦長は、ルシタニアに魚雷を撃ったヴァルター・シュヴィーガーでした。
lesson-8-mine-assumption-1 = 機雷のある海1か所。2個で10以上なら触雷し、触雷12回のうち11回は沈みます。境目は、失われた艦に合わせたわたしたちの値です。
lesson-8-mine-predict = 機雷のある海100か所のうち、訓練済の乗員が失われるのはいくつでしょうか。
lesson-8-mine-target = 艦が沈む
lesson-8-mine-control = 乗員の練度
lesson-8-mine-set-green = 新米
lesson-8-mine-set-trained = 訓練済
lesson-8-mine-set-elite = エリート
lesson-8-mine-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-8-mine-low = 予想は{ $guess }、正確には{ $target }です。触雷すれば、ほとんど沈みます。
lesson-8-mine-high = 予想は{ $guess }、正確には{ $target }です。多くは機雷の間を抜けます。
lesson-8-mine-explain-1 = 合計10、11、12は3、2、1通りで、36通りのうち6通りです。ほかの目、{ $missed }では無事に抜けます。
lesson-8-mine-explain-2 = 6回に1回の触雷のうち、12回に11回は沈みます。全体では100回に約15回、{ $target }です。
lesson-8-mine-vary = いちばん安全に抜けるのは、どの乗員ですか。
lesson-8-mine-varied = エリートの乗員です：{ $elite }。新米の乗員なら{ $green }です。
lesson-8-mine-check-1 = エリートの乗員は、機雷のある海をより安全に抜けます。なぜですか。
lesson-8-mine-check-1-dice = サイコロがよいから
lesson-8-mine-check-1-dice-why = サイコロは同じです。乗員の+1が境目を1つ動かします。
lesson-8-mine-check-1-crew = 同じサイコロを、1つ有利に読むから
lesson-8-mine-check-1-crew-why = 2個のサイコロの端の近くでは、1つの差が36通りのうちの2、3通りです。
lesson-8-mine-history-1 = 機雷は、ほかのどの武器にも劣らない数の艦を沈めました。
lesson-8-mine-history-2 = ゲームの艦長は、機雷に対して何もできません。実際の艦長は、水先案内や報告や測深に頼れました。

## 2

lesson-8-six-title = 6回の哨戒
lesson-8-six-goal = 1回の哨戒の危険をかけましょう。
lesson-8-six-hook = 1917年8月21日。テイ川の河口で、UC-41の下で自分の機雷が爆発し、トロール船の爆雷がとどめを刺しました。全員が亡くなりました。この年は、およそ6日に1隻が失われています。
lesson-8-six-assumption-1 = ブリテン諸島のU 31型で、船はすべて見送ります。機雷、防潜網、航空機だけです。
lesson-8-six-predict = このような艦100隻のうち、6回の哨戒のあとに残っているのは何隻でしょうか。
lesson-8-six-target = 残っている
lesson-8-six-control = 哨戒の回数
lesson-8-six-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-8-six-low = 予想は{ $guess }、正確には{ $target }です。だれとも戦わない人は長く生きます。
lesson-8-six-high = 予想は{ $guess }、正確には{ $target }です。隠れていても危険です。
lesson-8-six-explain-1 = 1回の哨戒を生きのびる確率は{ $one }で、100隻のうち約98隻が帰ります。
lesson-8-six-explain-2 = 哨戒のたびに、残っている艦のほぼ同じ割合が帰ります。6回かけると100隻のうち約90隻、{ $target }です。
lesson-8-six-vary = 残っている艦が6隻に5隻より少なくなるのは、何回の哨戒のあとですか。
lesson-8-six-varied = 12回のあとで、残るのは{ $twelve }です。1発も撃たずにこうなります。
lesson-8-six-check-1 = どの哨戒でも同じ割合が失われます。数はどう減りますか。
lesson-8-six-check-1-minus = 毎回同じ数ずつ
lesson-8-six-check-1-minus-why = 失われるのは残った艦のうちの割合で、残った艦は減っていきます。
lesson-8-six-check-1-power = 毎回同じ割合で
lesson-8-six-check-1-power-why = すべての哨戒の確率を、次々にかけます。
lesson-8-six-history-1 = 働いた約370隻のうち178隻が、およそ5,000人とともに失われました。
lesson-8-six-history-2 = ゲームではどの哨戒も同じ危険です。実際は最初のころがいちばん危険でした。

## 3

lesson-8-waters-title = どこへ送られるか
lesson-8-waters-goal = 同じ艦を別の海域で比べましょう。
lesson-8-waters-hook = 1918年3月11日。このころ、フランドルのUB-54が29人とともに失われました。どのように沈んだかは、わかっていません。その春、ドーヴァーの機雷原がフランドルの艦を次々に奪いました。
lesson-8-waters-assumption-1 = 戦争の終わり、UB III型、6回の哨戒、戦闘なし。
lesson-8-waters-predict = ブリテン諸島の100隻のうち、6回の哨戒を生きのびるのは何隻でしょうか。
lesson-8-waters-target = 生きのびる
lesson-8-waters-control = 海域
lesson-8-waters-set-british-isles = ブリテン諸島
lesson-8-waters-set-channel = イギリス海峡
lesson-8-waters-set-mediterranean = 地中海
lesson-8-waters-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-8-waters-low = 予想は{ $guess }、正確には{ $target }です。戦わなければ、たいてい帰れます。
lesson-8-waters-high = 予想は{ $guess }、正確には{ $target }です。小さな危険も、6回重なれば小さくありません。
lesson-8-waters-explain-1 = ブリテン諸島の哨戒1回を生きのびる確率は{ $one }です。
lesson-8-waters-explain-2 = 6回とも無事でなければならないので、ほぼこの割合を6回かけます。{ $target }です。表の行はわたしたちのもの、海域の順はルールブックのものです。
lesson-8-waters-vary = 生きのびる艦がいちばん少ないのはどこですか。
lesson-8-waters-varied = イギリス海峡です：{ $channel }。地中海では{ $south }です。
lesson-8-waters-check-1 = ある艦長は、海峡で10回の哨戒を終えました。海峡は安全だったのですか。
lesson-8-waters-check-1-one = はい、彼が証明した。
lesson-8-waters-check-1-one-why = 多くの艦長がいれば、大きな危険でも何人かは抜けます。
lesson-8-waters-check-1-many = それを知るには、出た人を全員数える必要がある。
lesson-8-waters-check-1-many-why = 危険の大きさは、出た人全員のうちの割合でしかわかりません。
lesson-8-waters-history-1 = フランドルでは、働いた艦の5隻に4隻ほどが失われました。
lesson-8-waters-history-2 = ゲームでは、海軍大尉になるまで転属を願い出られません。実際の人々には、もっと選ぶ余地がありませんでした。

## 4

lesson-8-aces-title = 名艦長の一覧
lesson-8-aces-goal = 生き残りの一覧が隠すものを見ましょう。
lesson-8-aces-hook = 1918年10月21日。全艦が呼び戻されました。最も沈めた艦長たちの本が書かれます。ルールブックの一覧の10人のうち、2人はそれを読めませんでした。
lesson-8-aces-assumption-1 = 戦争の終わりのイギリス海峡、UB III型、戦闘なし。
lesson-8-aces-predict = 100隻のうち、12回の哨戒のあとに残るのは何隻でしょうか。
lesson-8-aces-target = 残っている
lesson-8-aces-control = 哨戒の回数
lesson-8-aces-right = よい見積もりです：{ $target }。予想は{ $guess }でした。
lesson-8-aces-low = 予想は{ $guess }、正確には{ $target }です。1回ごとの危険は小さいのです。
lesson-8-aces-high = 予想は{ $guess }、正確には{ $target }です。12回とも無事でなければなりません。
lesson-8-aces-explain-1 = 海峡では、6回の哨戒のあとに残るのが{ $six }です。さらに6回で、その残りからまた同じ割合が失われます。
lesson-8-aces-explain-2 = この割合を2回かけると{ $target }です。ここでは、うまい下手はありません。残った艦は運がよかったのです。
lesson-8-aces-vary = 5隻のうち4隻より多くが残っているのは、何回の哨戒のあとですか。
lesson-8-aces-varied = 3回のあとです：{ $three }。
lesson-8-aces-check-1 = 名艦長はみな多くの哨戒をしました。多くの哨戒が彼らを名艦長にしたのですか。
lesson-8-aces-check-1-skill = はい、一覧を見ればわかる。
lesson-8-aces-check-1-skill-why = 一覧にいるのは、それだけ沈めるまで生きた人だけです。
lesson-8-aces-check-1-list = 一覧は、生きてそれをした人だけを示す。
lesson-8-aces-check-1-list-why = 同じくらい優れた艦長が2回の哨戒で海に沈み、だれもその名を名艦長に数えません。
lesson-8-aces-history-1 = シュヴィーガーとザルツヴェーデルは、乗員のすべて、または大半とともに海で亡くなりました。
lesson-8-aces-history-2 = だれも戦わないこの問いより、実際の戦争では腕がずっと大切でした。
