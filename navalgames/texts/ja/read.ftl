# 読むためのエピソード：スクリプトもカーネルもいらないページに、すべてのステップの正確な確率と答えがあります。

read-index-title = { $game }：読むエピソード
read-index-lead = エピソードごとに1ページで、正確な確率とすべての答えがあります。何も押す必要はなく、スクリプトもいりません。どのページも印刷できます。
read-title = 読むエピソード{ $number }：{ $title }
read-lead = このページには、すべてのステップと答えが順に並んでいます。「正確な答え」から下を紙でかくし、予想を書きましょう。サイコロが2個あれば振ってから、先を読みます。
read-actions = このエピソードで使うもの
read-live = サイコロと動く図のあるページで開く
read-predict-first = 先を読む前に、予想を書きましょう。
read-odds = 正確な確率の棒グラフ（0〜{ $top }%、線は{ $step }%ごと）
read-odds-bar = 棒
read-right = 正解：{ $answer }
read-wrong = 「{ $answer }」ではありません。{ $misconception }。
read-rules = このステップのルール：
read-door = { $game }を、サイコロや動く図なしで読む
page-read = 読む
