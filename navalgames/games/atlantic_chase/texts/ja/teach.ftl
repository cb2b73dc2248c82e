# 先生のために：エピソードの前に知っておくこと、あとで話し合う3つの問い。

# 1
lesson-1-prior = 分数、サイコロ2個の合計。歴史：イギリスが海の向こうからの船に頼っていたこと。
lesson-1-discussion-1 = おおまかでも間に合う答えが、正確でも遅い答えよりよいのはどんなときですか。
lesson-1-discussion-1-point = それで行動できるときです。天気の警報がその例です。
lesson-1-discussion-2 = ラワルピンディは勝てないのに戦いました。何を成しとげたでしょうか。
lesson-1-discussion-2-point = 報告です。238人が亡くなりました。勇気を見ることも、客船を戦いに出した責任を問うこともできます。
lesson-1-discussion-3 = よくわからないことを、地図にどう示しますか。
lesson-1-discussion-3-point = 線、ぼかした範囲、日付。そして知らせの古さを書くことです。

# 2
lesson-2-prior = 分数、平均。エピソード1。
lesson-2-discussion-1 = 平均でうまくいくなら、よい計画でしょうか。
lesson-2-discussion-1-point = 一度の悪い場合がすべてを壊すなら、よくありません。
lesson-2-discussion-2 = サイコロ1個で天気を予報するなら、どうしますか。
lesson-2-discussion-2-point = ここのように、今日の天気で確率を変えます。
lesson-2-discussion-3 = 海の荒天で得をするのはだれですか。
lesson-2-discussion-3-point = 見つかりたくない側、航空機を恐れる側です。

# 3
lesson-3-prior = サイコロ2個の合計。エピソード1。
lesson-3-discussion-1 = 追う者から隠れることは、戦いの一種でしょうか。
lesson-3-discussion-1-point = 敵の時間と艦を使わせるので、起こらなかった海戦を決めます。
lesson-3-discussion-2 = ロンドンがトーヴィーに針路を知らせました。決めるべきなのは机の人ですか、海の人ですか。
lesson-3-discussion-2-point = 机のほうが多く知り、海のほうがよく見えることがあります。その晩、それぞれが何を知っていたかを考えます。
lesson-3-discussion-3 = 手段を取っておくのが賢いのはどんなときですか。
lesson-3-discussion-3-point = もっとよい使い道が来そうで、使えなくならないときです。

# 4
lesson-4-prior = 分数の掛け算。エピソード1と3。
lesson-4-discussion-1 = 指揮官が勝てるかもしれない戦いを避けました。正しいのはどんなときですか。
lesson-4-discussion-1-point = 任務が別にあり、故郷から遠くで傷ついた艦は失われるときです。
lesson-4-discussion-2 = グローリアスは運でしたか、誤りでしたか。どうすれば言えますか。
lesson-4-discussion-2-point = 今ではなく、その時に知られていたことを問います。
lesson-4-discussion-3 = 鎖が輪より弱いのはなぜですか。
lesson-4-discussion-3-point = すべてが持ちこたえなければならず、確率は掛け算になります。

# 5
lesson-5-prior = サイコロ2個の合計。エピソード1と3。
lesson-5-discussion-1 = ビスマルクは運で負けたのでしょうか。
lesson-5-discussion-1-point = 1本は運でした。何度も試みられたことは運ではありません。
lesson-5-discussion-2 = 空母から飛べない日が多かったのはなぜですか。
lesson-5-discussion-2-point = 風、波、雲、闇です。だから晴天は戦艦1隻に値します。
lesson-5-discussion-3 = 2200人あまりのうち、救われたのはわずかでした。救助をやめる時をだれが決めますか。
lesson-5-discussion-3-point = 潜水艦の警報で終わりました。それぞれの選択が、だれを危険にするかを挙げます。

# 6
lesson-6-prior = 分数、サイコロ2個の場合の数。
lesson-6-discussion-1 = リュッチェンスは追っ手をまいたと知りませんでした。何を知る必要があったでしょうか。
lesson-6-discussion-1-point = 相手にまだ届いているかです。彼は相手のレーダーを聞き、相手にも聞こえていると思いました。
lesson-6-discussion-2 = 戦争で人の通信を読むのは公正でしょうか。
lesson-6-discussion-2-point = どの側もしました。戦いを縮めたこともあり、命を失わせたこともあります。しなかったらどうなるかも言います。
lesson-6-discussion-3 = 誤りかもしれない報告で動くべきなのはいつですか。
lesson-6-discussion-3-point = 待つことが誤りより高くつくときです。

# 7
lesson-7-prior = 分数、確率の掛け算、2個のサイコロの同じ目。
lesson-7-discussion-1 = チリアン・リーファーは、1門の砲で撃ち返しました。勇敢でしょうか、まちがいでしょうか。
lesson-7-discussion-1-point = 無線はロドニーを呼び寄せました。船長に何がわかっていたか、商船の乗組員が何を引き受けていたかを話し合います。
lesson-7-discussion-2 = リュッチェンスは、互角の敵を避けよと命じられていました。獲物を逃がす命令に従うのが正しいのは、どんなときですか。
lesson-7-discussion-2-point = 命令は戦争全体を見ていました。大西洋のまん中で傷ついた船は帰れません。彼に見えたのは、その夕方だけです。
lesson-7-discussion-3 = うまくいっているうちにやめるのはいつですか。
lesson-7-discussion-3-point = 次に得るものより、今あるものを失う危険のほうが大きいときです。

# 8
lesson-8-prior = サイコロ2個の合計、「3個のうち小さい2個」。エピソード5。
lesson-8-discussion-1 = フッドを沈めた艦は3日後に沈められました。ここで「勝つ」とは何でしょうか。
lesson-8-discussion-1-point = それぞれが望んだものを問います。船団を沈めること、艦を無事に帰すこと。
lesson-8-discussion-2 = 1415人の死をヒットの数で語ってよいのでしょうか。
lesson-8-discussion-2-point = 何が起こりやすかったかは見えますが、一人一人は隠れます。両方を言います。
lesson-8-discussion-3 = 人は起こりやすいことより、まれな結末を覚えます。どこで誤りますか。
lesson-8-discussion-3-point = 指揮官、投資、医療を1つの例で判断するときです。
