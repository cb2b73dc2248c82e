# カーネルを使わないページ（home-）、各ページの枠（page-）、サーバーのことば（serve-）

home-brand = navalgames
home-title = 海戦ゲームと、その裏にある確率
home-lead = サイコロの結果を予想し、振って、正確な確率とその理由を見ます。海戦史を題材にした{ $count }つのゲームを、このブラウザーで、無料、登録なしで遊べます。
home-skip = 本文へ
home-games = ゲーム
home-start = まずはこれから
home-start-now = 始める
home-start-minutes = 速く読めば{ $quick }分、じっくり進めて{ $minutes }分。
home-reading-age = 読める年齢のめやす：約{ $age }歳。
home-reading-how = 読める年齢は、英語の文の長さと語の長さからFlesch-Kincaidの式で求めた目安です。考え方のむずかしさは測りません。
home-minutes-how = 速く読んだときの時間は、語数に、ステップごとのサイコロの時間を少し足して見積もったものです。
home-boards = 盤面の絵は、どれもゲームの実際の局面です。対戦で使うのと同じプログラムが描いています。
home-also = そのほか
home-first = エピソード1：{ $title }
home-guide-short = 問いから答えまで
home-table-short = ひとりで、友だちと、コンピューターと
home-lab-short = 確率を調べる
home-choices-short = もしも…
home-to-games = ゲームへ移動
home-episodes = エピソード{ $count }話、{ $minutes }分
home-episode = エピソード{ $number }
home-minutes = { $minutes }分
home-learn = 学べること
home-start-episode = エピソード{ $number }を始める：{ $title }
home-guide = ガイド
home-guide-about = 問いから答えまで、一歩ずつ進みます。
home-lab = 実験室
home-lab-about = どのルールの設定も動かして、正確な確率を見られます。
home-table = 対戦
home-table-about = ゲーム全体を、ひとりでも、友だちとでも、コンピューターとでも遊べます。
home-choices = ルール変更
home-choices-about = もしルールが違っていたら？選択ルールや数値を1つ変えると、確率や対戦全体がどう変わるかを調べます。
home-open = { $kind }：{ $game }。{ $about }
home-more = ルールと授業
home-rules = { $game }のルールを1つずつ
home-charts = { $game }の図表と、数値の出どころ
home-teach = { $game }で授業をする先生へ
home-footer = このページは、よそから何も読み込みません。ここでの操作がこのサーバーの外に出ることもありません。
home-honest = 印刷されたゲームの図表には、公開されていないものがあります。この教材で推定して復元した数値には印が付いています。お手持ちのゲームの数値に入れ替えることもできます。

rules-title = { $game }のルール
rules-lead = すべてのルールを、この教材の解釈とことばで説明します。番号は、対戦の記録、レッスン、テストで使うものと同じです。
rules-sections = 章
rules-dice = サイコロ
rules-charts = 図表
rules-decides = 決める人
rules-reading = この教材の解釈
rules-count = { $count }項目

charts-title = { $game }の図表
charts-lead = ゲームで使う数値のすべてと、その出どころです。推定して復元した数値が、ルールブックの数値と見分けられなくなることはありません。
charts-kinds = 出どころごとの数値の個数
charts-kind = 出どころ
charts-cells = 数値の個数
charts-rule = ルール{ $rule }
charts-in-rules = ルールの一覧で見る
charts-row = 行
charts-contents = 図表
charts-sources = 出典（{ $count }件）
charts-scroll = 表：{ $title }。小さな画面では横に動かせます。

error-page-back = トップページに戻る
error-page-status = エラー { $status }
error-page-title-404 = そのページはありません
error-page-text-404 = このアドレスの先にページはありません。打ちまちがいか、ページが移ったのかもしれません。
error-page-title-403 = 開けないページです
error-page-text-403 = このアドレスにあるものを、サーバーは公開していません。
error-page-title-503 = 開いているページが多すぎます
error-page-text-503 = このコンピューターで開ける数のページが、すでに開いています。いらないページを閉じるか、だれかが閉じるまで、このままお待ちください。
error-page-waiting = 数秒ごとに空きを確かめています。空きができると、このページが自動で開きます。
error-page-title-other = サーバーで問題が起こりました
error-page-text-other = ページを作れませんでした。もう一度お試しください。くり返し起こるときは、このサーバーの管理者に知らせてください。

page-title = { $game }：{ $kind }
page-home = navalgames：トップページ
page-guide = ガイド
page-lab = 実験室
page-table = 対戦
page-choices = ルール変更
page-rules = ルール
page-charts = 図表
page-nav = このゲームのページ
page-skip = 本文へ
page-preparing = { $kind }を準備しています…
page-preparing-slow = いつもより時間がかかっています。このまま待つか、ページを再読み込みしてください。
page-noscript = このページにはJavaScriptが必要です。エピソード、ルール、図表は、JavaScriptがなくても読めます：
page-theme-dark = 暗い配色
page-reload = ページを再読み込み
page-lost-kernel = このページの計算プログラムとの接続が切れたので、操作に反応しません。続けるには、ページを再読み込みしてください。
page-lost-server = サーバーが応答しません。止まっている場合は、もう一度起動してから、ページを再読み込みしてください。
page-failed = このページを準備できませんでした。再読み込みしてください。くり返し起こるときは、このサーバーの管理者に知らせてください。
page-broken = このページの一部が動かなくなりました。入力した内容は失われていません。ページを再読み込みすると、このステップに戻ります。
page-cell-error = ページのこの部分を準備できませんでした。再読み込みしてください。くり返し起こるときは、このサーバーの管理者に知らせてください。
page-cell-timeout = ページのこの部分は、準備に時間がかかりすぎました。再読み込みしてください。

serve-ready = 海戦ゲームを{ $address }で公開しています（Ctrl+Cで終了）。
serve-stopped = 終了しました。
serve-port = { $host }のポート{ $port }で待ち受けられません。{ $reason ->
    [busy] ほかのプログラムがこのポートを使っています。--portで別の番号を選ぶか、--port 0で空いているポートを使ってください。
    [forbidden] この利用者はこのポートを使えません。--portで1023より大きい番号を選んでください。
   *[other] このコンピューターには、そのアドレスかポートがありません。ポートは0から65535までの数です。
 }

# Exploring with code
home-explore = コードで調べる：問い、変え、盤面を置き、先を読む
explore-title = コードで調べる
explore-lead = ページに出るものは、すべてPythonからも調べられます。正確な確率、書きかえた図表、自分で置いた盤面、そしてそこから起こりうることも。
explore-open = JupyterLabでノートブックを開く
explore-at-home = このサーバーでは、ノートブックは読むだけです。手もとの環境では、次のコマンドでJupyterLabに開けます。
