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
