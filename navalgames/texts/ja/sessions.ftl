session-log-dice = { $why }：{ $dice }の目は{ $faces }、結果は{ $result }
session-log-faces = { $why }：{ $dice }の目は{ $faces }
session-log-cards = { $why }：{ $faces }
session-notice-other-charts = { $where }は、いまとは別の図表で保存されました。それでも、すべての命令はルールに合っています。
session-staff = 幕僚
session-person = 人

error-unknown-order = このゲームに命令「{ $given }」はありません。あるのは次の命令です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-player = 「{ $given }」という担当者はいません。席に着けるのは次のとおりです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-computer = 「{ $given }」というコンピューターの担当者はいません。次のものを指定できます：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-player-person = ここでは人に尋ねることができません。コンピューターの担当者を指定してください：{ $expected }。
error-order-shape = { $where }：{ $given }とありますが、命令は{"{"}"order": "名前", …{"}"}の形で書いてください。
error-order-field-unknown = { $where }：命令「{ $order }」に「{ $given }」という項目はありません。あるのは次の項目です：{ $expected }。
error-order-field = { $where }：命令「{ $order }」の「{ $path }」に{ $given }は使えません。必要なもの：{ $expected }。
error-state-part = このゲームの局面に、次のものは入れられません：{ $given }。
error-seed = 乱数の種「{ $given }」は使えません。整数にしてください。
error-seat-computer = { $side }はコンピューター（{ $given }）が担当しています。人が命令を出すことはできません。
error-game-over = 対戦は終わりました。{ $side }が決めることはもうありません。

error-undo-nothing = 取り消せる命令はありません。
error-undo-roll = 最後の命令は取り消せません。サイコロを振りました。全員が賛成なら「戻して振り直す」を使ってください。
error-undo-reveal = 最後の命令は取り消せません。隠れていたものが見えました。全員が賛成なら「戻して振り直す」を使ってください。
error-undo-side = 最後の命令は取り消せません。ほかの陣営の番に移りました。全員が賛成なら「戻して振り直す」を使ってください。

error-seal-key = 変数{ $where }の値は、navalgamesの鍵ではありません。設定しないか、次の命令で作ってください：python -c "from navalgames.sessions.sealing import new_key; print(new_key())"
error-sealed-elsewhere = このゲームを保存したサーバーはもう動いていないため、開けません。ファイルに保存したゲームは、いつでも読み込めます。
error-save-write = ファイル{ $where }に書き込めませんでした：{ $reason }。もとの内容はそのまま残っています。
error-save-read = ファイル{ $where }を読み込めませんでした：{ $reason }。
error-save-not-text = ファイル{ $where }は対戦の記録ではありません。中身が文字ではありません。
error-save-no-file = { $where }は、終わりまで読めるファイルではありません。対戦の記録のファイルを指定してください。
error-save-too-large = ファイル{ $where }は対戦の記録にしては大きすぎます：{ $given }百万バイトあります。{ $expected }百万バイト以下でなければなりません。
error-save-missing = ファイル{ $where }は正しくありません：「{ $path }」がありません。
error-save-broken = ファイル{ $where }は壊れているか、途中で切れています。{ $size }文字あり、{ $line }行目の{ $column }文字目から読めません。対戦の記録のJSONが全部必要です。
error-save-foreign = ファイル{ $where }はnavalgamesの対戦の記録ではありません。
error-save-view = ファイル{ $where }は、{ $side }から見える範囲だけの記録です。読むことはできますが、続きからは始められません。対戦の記録が必要です。
error-save-future = ファイル{ $where }は、新しい版のnavalgamesで書かれています。形式は{ $given }ですが、読めるのは{ $expected }以下です。navalgamesを更新してください。
error-save-version = ファイル{ $where }の形式番号は{ $given }です。読めるのは{ $expected }です。
error-save-field = ファイル{ $where }の「{ $path }」が正しくありません。書かれている値：{ $given }、必要なもの：{ $expected }。
error-save-game = 保存されているのは「{ $given }」の対戦です。必要なのは「{ $expected }」です。
error-save-entry = { $where }、{ $most }件のうち{ $number }件目（{ $side }）：{ $reason }
error-save-laid = このゲームは保存できません。途中の局面から始めたためで、保存できるのは最初からの命令の記録だけです。
error-set-up = 対戦の準備ができませんでした：{ $reason }
error-replay-position = 局面{ $given }はありません。0から{ $expected }までです。
error-simulate-games = ゲームの数が{ $given }です。1以上の整数にしてください。
error-simulate-jobs = 変えた図表や自作のゲームは、一つのプロセスだけで遊びます。`jobs`を書かないでください。
error-simulate-endless = { $given }回決定しても終わらない対戦がありました。

# What should stand in a file or an order where something else does.
expected-above = { $limit }より大きい数
expected-at-least = { $limit }以上の数
expected-at-most = { $limit }以下の数
expected-below = { $limit }より小さい数
expected-date = 日付（年-月-日）
expected-fewer = { $limit }個までの項目
expected-list = リスト
expected-more = { $limit }個以上の項目
expected-nothing = 何も書かないこと
expected-number = 数
expected-one-of = { $limit }のどれか
expected-other = 別の種類の値
expected-pattern = { $limit }の形の文字列
expected-something = 項目（ありません）
expected-switch = trueかfalse
expected-table = 名前の付いた項目の表
expected-text = 文字列
expected-whole = 整数

# What a lesson file should say where it contradicts itself.
expected-one-reading = chance、at_least、at_most、meanのうちちょうど一つ
expected-parameter-or-named = parameterかnamedの、どちらか1つだけが必要です
expected-open-ends = 最初の選択肢には「least」、最後の選択肢には「most」を書かないこと
expected-no-gap = 選択肢{ $lower }の終わりから選択肢{ $upper }を始めること
expected-find-among-values = findの値（{ $given }）をvaluesにも入れること
expected-right-or-misconception = 答えは、正解にするか、思い違いの名前を書くかのどちらか
expected-one-right = 正解はちょうど一つ
expected-answers-apart = idが互いに違う答え
expected-places-apart = 答えごと、または命令ごとに別々の場所（命令には、場所をまったく付けないこともできる）
expected-all-numbers = 順番に並べるもの全部の数、または数なし
expected-marks-apart = たがいに異なり、尋ねる数を含まない線の目印
expected-scene-of-board = 盤の上の問いには、場面のあるステップ
expected-number-of-step = ステップの数（`{ $name }`という数はない）
expected-chance = 確率（`{ $name }`は確率ではなく、線は0から100まで）
expected-person-listed = people にある人（ステップ{ $step }の { $name } は people にない）
expected-carried = それより前の、場面のあるステップと、fixed にあるパラメーターと、変えて試す値が find の値から始まりうるなら turned（ステップ{ $step }の carried は { $name }）
expected-act-before = それより前の、命令を出すステップ（ステップ{ $step }の since は { $name }）
expected-other-number = { $name }以外の名前（この名前は使えません）
expected-scene-at-value = 場面の`at`では、{ $name }ではなく、このステップで変えて試す値の一つ
expected-fixed-among-values = { $name }の固定値は、変えて試す値の一つにすること
expected-own-question = 棒グラフの予想では、そのステップ自身の問いを目標にすること
expected-orders-before-after = `after`はサイコロが落ちたときに照らす場所なので、サイコロを振る`orders`か`becomes`が必要
expected-orders-or-becomes = 盤の上でサイコロを振る`orders`か、振らないときの`becomes`と`shortened`の、どちらか一方
expected-orders-apart = actの命令のidはすべて違うこと
expected-goal = ゴールには、amongか、at_leastとat_mostか、どちらか一方を書くこと
expected-mission-end = 任務の終わりは、決断の名（until）かターン数（turns）、またはその両方で決めること
expected-same-parameters = actの命令は同じパラメーターを決めること
expected-scene-of-act = actには、sceneが必要
expected-act-apart = `{ $name }`はactで決められない。ステップの操作部ではなく、`fixed`の値は最初の命令と同じにすること
expected-groups-apart = どの結果もひとつのグループだけに入り、グループ全体が問われているか、まったく問われていないこと
expected-scene-to-play-on = `{ $step }`は、続きから遊べるsceneのあるステップではない
expected-steps-apart = 二つのステップのidが同じです
expected-source-listed = ステップ{ $step }の出典{ $name }を出典の一覧に入れること
expected-same-rules = 回のルールとステップのルールを同じにすること（違うもの：{ $differing }）
expected-same-minutes = ステップの分数の合計を、回の分数に合わせること

# Verdicts for a game that has no sentence of its own.
verdict-won = { $winners }の勝ちです。
verdict-draw = 引き分けです。
verdict-lost = ゲームに負けました。
ending-verdict-won = 勝ち
ending-verdict-draw = 引き分け
ending-verdict-lost = 負け
