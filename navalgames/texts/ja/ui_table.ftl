# 対戦：マップ、命令、欄、記録、艦隊、新しい対戦、保存

table-map-keys = 矢印キーでヘクスを移動し、Enterで選びます。Page DownとPage Upで、選べる次のヘクス、前のヘクスに移ります。プラス、マイナス、0で拡大と縮小、Shiftと矢印キーでマップを動かします。
table-map-tools = マップの拡大と移動
table-map-in = 拡大
table-map-out = 縮小
table-map-whole = マップ全体を見る
table-map-left = 西へ動かす
table-map-right = 東へ動かす
table-map-up = 北へ動かす
table-map-down = 南へ動かす
table-map-target = { $hex } このヘクスを選べます。
table-map-not-now = いまヘクス{ $hex }は選べません。
table-map-save = マップを保存
table-map-legend = マップの記号

table-order-happened = いま起こったこと
table-order-percents = { "・" }
table-order-why = { $percents }：なぜ？
table-order-why-of = { $order }：なぜ { $percents } なのか
table-order-way = たどる
table-order-way-of = この出目をたどる：{ $line }
table-order-refused = いまできないことと、その理由（{ $count }）
table-order-on-map = マップで選ぶ

table-why-close = ゲームに戻る
table-why-chance = { $what }：{ $percent }{ $fraction ->
    [none] 。
   *[other] （{ $fraction }）。
}
table-why-way = { $dice } ― たどった道すじが明るくなっています。
table-why-otherwise = { $count ->
    [1] そうならない
   *[other] どれも起こらない
}
table-why-end = 結果：{ $end }
table-why-then = 次のサイコロへ：{ $why }
table-why-quiet = 何も起こらない

table-grid-ready = 用意された案
table-grid-row = 種類
table-grid-left = 残り
table-grid-stay = 入れない
table-grid-sum = 合計
table-grid-of = { $sum } / { $most }
table-grid-amounts = 使う点数
table-grid-cell = { $row }を{ $column }へ（全部で{ $available }）
table-grid-legal = ルールに合っています。

table-log-turn = 表示
table-log-all = 全ターン
table-log-lines = できごと
table-log-way = たどる
table-log-way-of = この出目をたどる：{ $line }
table-log-shown = サイコロの目は{ $faces }でした。
table-log-rule-open = ルール{ $rule }：読む
table-log-rule-title = ルール{ $rule }：{ $title }
table-log-ruling = この教材の解釈：{ $ruling }
table-log-save = 記録を保存
table-log-save-csv = 表（CSV）
table-log-save-text = テキスト
table-log-close = 閉じる

table-address-copy = 同じ始まりのリンクをコピー
table-fleet-hint = 艦を指すか、Tabキーと矢印キーで選ぶと、その艦の説明を読めます。
table-fleet-ship = { $name }：{ $facts }
table-fleet-hidden = 見えない艦：{ $count }隻
table-log-thrown = { $why }：{ $result }
table-log-dice = { $why }（{ $dice }）：{ $result }

table-bar-words = この卓の言葉
table-bar-state = いまの形勢
table-bar-new = 新しい対戦
table-bar-save = 保存
table-bar-load = 読み込み
table-bar-file = 読み込む対戦の記録
table-bar-too-large = ファイル{ $name }は、対戦の記録にしては大きすぎます。
table-bar-unreadable = ファイル{ $name }を読めませんでした。移動または削除されていないか確かめてください。
table-bar-unkept = このブラウザーは対戦を保存しません。再読み込みすると失われるので、ページを離れる前に保存してください。
table-bar-hidden = この対戦には相手に見せない情報があるので、ブラウザーには保存されません。ページを離れる前に保存してください。
table-bar-who = { $side }の番です
table-bar-watch = すべての陣営がコンピューターです
table-bar-loaded = 読み込みました：{ $name }。

table-tabs-list = 命令のそばの情報
table-tabs-log = 記録
table-tabs-fleets = 艦隊
table-tabs-luck = 運

table-luck-what = 振った目的
table-luck-dice = サイコロ
table-luck-rolls = 回数
table-luck-rolled = 出た目
table-luck-expected = 平均
table-luck-score = 偏差
table-luck-table = 運の記録
table-luck-about = 「出た目」と「平均」は1回あたりの値です。最後の列は、全部を合わせた値が平均から標準偏差いくつ分、上（+）または下（−）にあるかを示します。2を超えることはまれです。大きいほどよいとは限りません。
table-luck-none = まだサイコロを振っていません。
table-luck-summary = これまでに{ $rolls }回振りました。合わせて平均から標準偏差{ $score }個分です。

table-new-title = { $game }：新しい対戦
table-new-intro = どの陣営をだれが担当するかを選んで始めます。ほかはそのままでかまいません。
table-new-brief = ゲームのあらまし
table-new-seats = だれが担当しますか？
table-new-start = 始める
table-new-back = 対戦に戻る
table-new-resume = 中断した対戦を続ける
table-new-kept = 中断した対戦
table-new-left = このブラウザーが覚えているほかの対戦（{ $count }）
table-new-unnamed = 対戦{ $number }
table-new-options = 選択ルール
table-new-more = サイコロと事務
table-new-seed = 乱数の種
table-new-seed-about = 同じ整数を入れると、同じ目が出ます。空のままなら新しい目になります。
table-new-staff = 事務は幕僚に任せる
table-new-staff-about = 事務にあたる決定は、用意された案のとおりに行い、そのつど尋ねません。
table-new-bad-seed = 乱数の種「{ $given }」は使えません。0から{ $most }までの整数を入れるか、空にしてください。
table-player-person = 人
table-player-person-about = この画面でプレイします。
table-player-random = コンピューター：でたらめ
table-player-random-about = ルールで許される命令を、作戦なしに出します。

table-undo = 1手戻す
table-undo-reroll = 戻して振り直す
table-think = { $side }が考えています…
table-hand-over = { $side }の番です
table-hand-over-text = この決定は秘密です。画面を{ $side }に渡し、ほかの人は目をそらしてください。ボタンを押すまで、対戦の内容は見えません。
table-hand-over-go = { $side }です：盤面を見る
table-over = 対戦が終わりました
table-over-winner = { $side }の勝ち
table-over-winners = { $side }の勝ち
table-over-draw = 引き分け
table-over-lost = 敗北
table-over-look = 盤面を見る
table-over-swap = 陣営を替えてもう一度
table-over-save = この対戦を保存
table-over-luck = 振った回数は{ $rolls }回。運は全体で、平均から標準偏差{ $score }個分です。
table-over-turns = { $scored ->
    [0] 終わったのは{ $turn }。
   *[other] 終わったのは{ $turn }。{ $score }。
  }
table-over-next = { $sides ->
    [1] 次はどうしますか？ { $options ->
        [0] 勝敗を決めた目の確率を実験室で調べられます。
       *[other] 選択ルールを1つ変える、勝敗を決めた目の確率を実験室で調べる、などができます。
      }
   *[other] 次はどうしますか？ { $options ->
        [0] 別の陣営を持つ、勝敗を決めた目の確率を実験室で調べる、などができます。
       *[other] 別の陣営を持つ、選択ルールを1つ変える、勝敗を決めた目の確率を実験室で調べる、などができます。
      }
  }
table-watch-prompt = すべての陣営をコンピューターが受け持ちます
table-watch-about = 命令を1つずつ、または1ターンずつ見ていけます。
table-watch-step = 次の命令
table-watch-turn = 次のターンまで進める
table-watch-end = 最後まで進める
table-wait = { $side }の決定待ちです
table-earlier = これより前の{ $count }行は「記録」にあります。

# 専用の盤のないゲームの画面。
table-places = 盤面の様子
table-plain-turn-named = { $name }{ $turn }
table-plain-more = ほかに{ $count }通り
table-plain-confirm = この命令を出す

# 任務：エピソードのおわりに、卓で数分、ひとつの目標をめざす。
table-mission-about = 約{ $minutes }分。結果は命令から命令へ引きつがれ、サイコロの振り直しはできません。サイコロがすぐに結果を決める命令には、その確率が添えてあります。
table-mission-begin = 指揮をとる
table-mission-goal = あなたの任務：{ $goal }
table-mission-over-met = 成功！任務は終わりました。
table-mission-over-missed = 任務は終わりました。今回は届きませんでした。
table-mission-end = 結果を見る
# 目標をはたす確率。それぞれの命令の前とあとから、コンピューターの艦長が続けてプレイして数える。
table-mission-course = ここからコンピューターの艦長が続けた場合の見こみ（100回中）：{ $course }
table-mission-whole = 最初の命令から終わりまでの見こみ（100回中）：
table-mission-key-order = あなたの命令のあと
table-mission-key-dice = そのあとに起こったことのあと
table-mission-steps = 命令ごとに見る
table-mission-order = { $order }：前は{ $before }、命令のあと{ $after }、そのあと{ $then }
table-mission-turning-order = いちばん大きかったのは、あなたの命令「{ $order }」でした：100回中{ $from }回から{ $to }回へ。
table-mission-turning-dice = いちばん大きかったのは、「{ $order }」のあとに起こったことでした：100回中{ $from }回から{ $to }回へ。起こったこと：
table-mission-turning-quiet = いちばん大きかったのは「{ $order }」のあとでした：100回中{ $from }回から{ $to }回へ。そのあいだには何も起こっていません。次の問いにコンピューターの艦長がどう答えるかで、見こみが動きました。
table-mission-instead = ここでほかの命令を選び、あとをコンピューターの艦長が{ $games }回ずつ続けると：{ $orders }。艦長自身の命令なら、100回中約{ $before }回です。
table-mission-instead-order = 「{ $order }」100回中約{ $share }回
table-mission-weigh = それぞれの命令はどうなりそうか？
table-mission-weigh-note = 命令ごとに、コンピューターの艦長が続きを最後まで{ $games }回プレイします。
table-mission-weighing = 艦長がそれぞれの命令を最後まで試しています…
table-mission-from-there = そこからの達成
table-mission-share = 100回に約{ $share }回
table-mission-place = { $place }：達成{ $share }
table-mission-met = 成功！
table-mission-missed = 今回はだめでした
table-mission-again = もう一度（別の目で）
table-mission-lesson = エピソードにもどる
table-mission-captain = 同じ局面から、コンピューターの艦長は{ $games }回のうち{ $met }回成功しました。長い目で見れば、おそらく100回のうち{ $low }回から{ $high }回です。
table-mission-lot = 命令をくじで決めると、{ $games }回のうち{ $met }回。おそらく100回のうち{ $low }回から{ $high }回です。
table-mission-tries = あなたは{ $tries }回のうち{ $met }回成功しました。
