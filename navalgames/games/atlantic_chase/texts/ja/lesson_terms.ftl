# アトランティック・チェイスのエピソードの言葉
lesson-term-probability = 確率
lesson-term-probability-means = 長い目で見て起こる割合です。0（起こらない）から1つまり100%（必ず起こる）まであります。
lesson-term-trajectory = 航程
lesson-term-trajectory-means = 任務部隊がいるかもしれない、1〜15セグメントの線です。
lesson-term-modifier = 修正
lesson-term-modifier-means = サイコロの合計に足したり引いたりする数です。
lesson-term-time-lapse = 時間経過
lesson-term-time-lapse-means = 時間が経ち、線が端からセグメントを失います。
lesson-term-average = 平均
lesson-term-average-means = 何回もの結果を等しく分けたときの、1回分です。
lesson-term-station = 捕捉地点
lesson-term-station-means = 居場所がわかっている任務部隊です。
lesson-term-intel = インテル
lesson-term-intel-means = セグメントの報告です。敵に使われます。
lesson-term-initiative = 主導権
lesson-term-initiative-means = 持つ側が、失うまで何回でも行動できます。
