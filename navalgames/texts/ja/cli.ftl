# コマンドライン（cli-）と、その断り書き

cli-help = 歴史海戦ゲーム：ルール、正確な確率、そして対戦。
cli-help-example = 例：navalgames serve
cli-interrupted = 終了しました。
cli-usage-number = { $option }を「{ $given }」にすることはできません。書けるもの：{ $least ->
    [none] {""}
   *[other] { $least }以上の
 }{ $most ->
    [none] {""}
   *[other] { $most }以下の
 }整数
cli-usage = { $message }。使い方は次のコマンドで見られます：{ $command } --help
cli-output-unwritten = 結果を出力できませんでした：{ $reason }。
cli-fault = 使う人のせいではない不具合が起こりました（番号{ $number }）。くわしくは{ $path }にあります。
cli-fault-unlogged = 使う人のせいではない不具合が起こりました（番号{ $number }）。記録のファイルも書けませんでした：{ $failure }

cli-arg-game = ゲームの名前。一覧：navalgames games
cli-arg-rule = ルールの番号。例：8.11f
cli-arg-question = 問いの名前。省くと一覧を表示します。
cli-arg-values = 問いの設定の値。例：uk_dice=2。ほかはふだんの値になります。
cli-arg-bundle = 書き出すZIPファイル。省くと、ここに「ゲーム名-offline.zip」を作ります。
cli-arg-file = 対戦の記録。
cli-arg-chart = 図表または一覧の名前。省くと全部の名前を表示します。
cli-arg-owned = お手持ちのゲームの図表のファイル。省くとNAVALGAMES_CHARTSのファイルを使います。
cli-opt-version = 版を表示します。
cli-opt-language = 出力に使う言語（enまたはja）。環境変数NAVALGAMES_LANGUAGEを設定すると、シェルのすべてのコマンドに効きます。
cli-opt-json = プログラム用にJSONで表示します。
cli-opt-owned = お手持ちのゲームの図表のファイル。
cli-opt-exact = 長くて読めない分数も示します。
cli-opt-option = 選択ルール。例：roster=extended。何度でも指定できます。
cli-opt-seed = サイコロの目をすべて決める整数。省くと無作為に決めます。
cli-opt-host = 待ち受けるアドレス。
cli-opt-port = ポート。0なら空いているポートを使います。
cli-opt-browser = ブラウザーでトップページを開きます。
cli-opt-base-url = プロキシの後ろで、各ページの前に付くパス。
cli-opt-allow-host = ブラウザーがこのサーバーを呼ぶ別の名前。*ならすべての名前を許します。
cli-opt-idle = 閉じたページの処理を終えるまでの秒数。
cli-opt-most-pages = 同時に開けるページの数。
cli-opt-token = 各ページが一度だけ聞く合いことば。値を省くと自動で作ります。
cli-opt-kernel-memory = 1ページが使えるメモリーの量（MB）。0で制限なし。
cli-opt-part = 1つの区分のルールだけ（core、optional、component、example）。
cli-opt-find = このことばを含むルールだけ。
cli-opt-all-rows = すべてのルールをテストの数とともに表示します。
cli-opt-games = 対戦の数。
cli-opt-bots = 担当者。全陣営に1つ、陣営の順に1つずつ、またはUK=sensible,DE=randomの形で書きます。省くとrandomになります。
cli-opt-jobs = 同時に働くプロセスの数。
cli-opt-seat = 席に着く人。陣営を指定する（DE=sensible）か、担当者だけを書くと最後の空席に着きます。指定のない陣営は人が担当します。
cli-arg-settings = --questionで選んだ1つの問いの設定。例：targets=4
cli-opt-try-option = 変える選択ルール。例：damage_table=bloody。複数あれば1つずつ試します。
cli-opt-try-cell = 変える図表の数値。例：damage_table:9:standard=sunk
cli-opt-try-variant = 試す値の組。この教材の値と同じくらい有力なものです。
cli-opt-all-options = すべての選択ルールを、ほかの値に1つずつ変えて試します。
cli-opt-question = この問いの確率だけを調べます。何も変えなければ、わからない値のために答えがどれだけ動きうるかを調べます。
cli-opt-pairs = 対戦の組の上限。1組は変える前と変えた後の1ゲームずつです。0なら対戦しません。省くと1000組、--precisionがあれば20000組、--questionがあれば0組です。
cli-opt-precision = 勝率の変化が、すべて前後このポイント数までわかったら終えます。
cli-opt-what-if-bots = 担当者。全陣営に1つ、陣営の順に1つずつ、またはUK=sensible,DE=randomの形で書きます。省くと、そのゲームの標準の担当者になります。
cli-opt-what-if-jobs = 同時に働くプロセスの数。-1ならコアごとに1つ。
cli-opt-csv = 比べた数値をすべて、1行に1つずつこのファイルに書きます。
cli-opt-load = 対戦の記録の続きから始めます。
cli-opt-save = 命令のたびに対戦を書き込むファイル。
cli-opt-typed-dice = 手もとで本物のサイコロを振り、出た目を入力します。
cli-opt-staff = 書き込む欄を、幕僚が最初の案で埋めます。
cli-opt-step = この命令の後で止めて盤面を見せます。0は準備の状態です。
cli-opt-side = この陣営から見えるものだけを表示します。
cli-opt-luck = 出た目を平均と比べて表示します。
cli-opt-output = 書き込むファイル。省くと画面に表示します。

cli-serve-help = トップページ、レッスン、実験室、対戦を、このコンピューターのブラウザーで使えるようにします。
cli-serve-example = 例：navalgames serve --port 8866
cli-games-help = ゲームの一覧を、陣営、担当者、選択ルールとともに表示します。
cli-games-example = 例：navalgames games
cli-rules-help = ゲームのルールを番号で調べ、テストのあるルールを確かめます。
cli-rules-example = 例：navalgames rules show grand_fleet 8.11f
cli-rules-list-help = ゲームのルールを一覧にします。
cli-rules-list-example = 例：navalgames rules list grand_fleet --find initiative
cli-rules-show-help = ルールを1つ表示します。
cli-rules-show-example = 例：navalgames rules show grand_fleet 7.9c
cli-coverage-help = どのルールにテストがあるかを表示します。テストのないルールがあれば、終了コードは2です。
cli-coverage-example = 例：navalgames rules coverage grand_fleet
cli-odds-help = ゲームの問いを一覧にするか、1つに正確に答えます。分数、パーセント、もとになるルールと図表、いちばん不確かな出どころを示します。
cli-odds-example = 例：navalgames odds grand_fleet initiative uk_dice=2 de_dice=1
cli-simulate-help = コンピューターに何度も対戦させ、結果を数えます。
cli-simulate-example = 例：navalgames simulate grand_fleet --games 400 --bots sensible,random --option historical=yes
cli-what-if-help = 選択ルールか図表の数値を1つ変えて、どの確率が変わるか、勝率と対戦の長さがどう変わるかを調べます。何も変えなければ、変えられるものを一覧にします。
cli-what-if-example = 例：navalgames what-if grand_fleet --option damage_table=bloody --precision 3
cli-play-help = 端末で対戦します。相手はコンピューターか、同じキーボードのもう1人です。
cli-play-example = 例：navalgames play grand_fleet --seat DE=random --seed 7
cli-bundle-help = サーバーのいらないものを1つのZIPファイルにまとめます。読み物のエピソード、ルール、図表、先生用のページ、ワークシートです。
cli-bundle-example = 例：navalgames bundle grand_fleet lesson.zip
cli-bundle-written = { $file }を書き出しました。展開して、{ $folder }/index.htmlをブラウザーで開いてください。
error-bundle-write = { $where }に書き込めません：{ $reason }。途中までのファイルは残っていません。
cli-site-help = 動くページをファイルのフォルダーとして書き出します。Pythonは読む人のブラウザーで動くので、サーバーはいりません。
cli-site-example = 例：navalgames site public --game grand_fleet
cli-site-making = 先に{ $where }に部品を作ります。初回だけ数分かかります。
cli-site-written = { $folder }に書き出しました。開き方は中のREADME.txtにあります。
cli-arg-site = 書き出すフォルダー。
cli-opt-site-game = サイトに入れるゲーム。くり返して指定できます（省くとすべて）。
cli-opt-site-language = サイトの言語（enまたはja）。くり返して指定できます（省くとすべて）。
cli-opt-answers = 答えののった先生用のページもフォルダーに入れます。
cli-opt-server = 同じページを出すサーバーのアドレス。ブラウザーでページを動かせない人のためのものです。
cli-opt-parts = できあがった部品のフォルダー（省くとbuild/site-parts）。なければそこに作ります。npmとnodeが必要です。
cli-replay-help = 対戦の記録をふり返ります。記録の全体か、1つの命令とその後の盤面を表示します。
cli-replay-example = 例：navalgames replay battle.json --step 12
cli-charts-help = ゲームの表を数値の出どころとともに表示し、お手持ちのゲームの図表を扱います。
cli-charts-example = 例：navalgames charts show grand_fleet damage_table
cli-charts-show-help = 図表を一覧にするか、1つの図表の数値を出典とともに表示します。
cli-charts-show-example = 例：navalgames charts show grand_fleet type_table
cli-charts-check-help = 図表またはお手持ちのファイルを確かめます。誤りがあれば、終了コードは2です。
cli-charts-check-example = 例：navalgames charts check grand_fleet my_charts.toml
cli-template-help = お手持ちのゲームの図表を書き込む、空の用紙を作ります。
cli-template-example = 例：navalgames charts template grand_fleet --output my_charts.toml

cli-games-id = 名前
cli-games-title = ゲーム
cli-games-sides = 陣営
cli-games-players = コンピューター
cli-games-rules = ルール
cli-games-questions = 問い
cli-games-options = { $game }の選択ルール（最初の値がふだんの設定）：

cli-rules-number = ルール
cli-rules-title = 題名
cli-rules-requirement = 内容
cli-rules-count = { $all }件のうち{ $count }件のルール。
cli-rule-decides = 決める人：{ $value }
cli-rule-dice = サイコロ：{ $value }
cli-rule-charts = 図表：{ $value }
cli-rule-ruling = この教材の解釈：{ $value }
cli-coverage-tests = テスト
cli-coverage-missing = ルール{ $number }にはテストがありません。
cli-coverage-unknown = テスト{ $test }の印にあるルール{ $number }は、索引にありません。
cli-coverage-unreadable = テスト{ $test }の印は、そのまま書かれていないので読めません。
cli-coverage-sum = { $all }件のうち{ $covered }件のルールにテストがあります。

cli-odds-parameter = { $name } = { $values }（{ $label }。省くと{ $default }）
cli-odds-outcomes = 結果：{ $outcomes }
cli-odds-numbers = 数
cli-odds-numbers-of = 数（{ $unit }）
cli-odds-outcome = 結果
cli-odds-fraction = 正確な確率
cli-odds-percent = パーセント
cli-odds-left-out = 「…」は長くて読めない分数です。--exactで示します。
cli-odds-mean = 平均：{ $mean }、約{ $about }
cli-odds-mean-about = 平均：約{ $about }
cli-odds-rules = ルール：{ $rules }
cli-odds-charts = 使った図表：{ $charts }
cli-odds-weakest = いちばん不確かな出どころ：{ $kind }

cli-simulate-progress = 対戦中
cli-simulate-head = { $game }：{ $games }ゲーム、乱数の種{ $seed }（{ $seats }）
cli-simulate-winner = 勝者
cli-simulate-games = ゲーム数
cli-simulate-share = 割合
cli-simulate-interval = 95%信頼区間
cli-simulate-draw = 引き分け
cli-simulate-lost = 敗北（勝者なし）
cli-simulate-ending = 終わり方
cli-simulate-turns = ターン数：平均{ $mean }（標準偏差{ $deviation }、{ $least }〜{ $most }）
cli-simulate-decisions = 決定の数：平均{ $mean }（標準偏差{ $deviation }、{ $least }〜{ $most }）
cli-simulate-score = 最終得点：平均{ $mean }（標準偏差{ $deviation }、{ $least }〜{ $most }）
cli-simulate-speed = { $seconds }秒：毎秒{ $games }ゲーム、毎秒{ $decisions }決定

cli-what-if-question = 問い
cli-what-if-what = 項目
cli-what-if-before = 変える前
cli-what-if-after = 変えた後
cli-what-if-difference = 差
cli-what-if-interval = 95%信頼区間
cli-what-if-outcome = 結果
cli-what-if-settings = { $settings }のとき
cli-what-if-no-odds = 正確な確率はどれも変わりません。
cli-what-if-in-play = この選択ルールは対戦の中でだけ働き、これで変わる問いはありません。影響は下の対戦で見てください。
cli-what-if-games = { $games }組の対戦、乱数の種{ $seed }（{ $seats }）、{ $seconds }秒
cli-what-if-gain = 変える前と後で同じ目を使ったので、{ $gain }倍の数だけ対戦したのと同じ精度になりました。
cli-what-if-stopped = 止めました。ここまでにわかったことです。
cli-what-if-precise = 望んだ精度になりました。
cli-what-if-now = いま
cli-what-if-least = 最小
cli-what-if-most = 最大
cli-what-if-cause = わからない値
cli-what-if-options = 選択ルール（いま → ほかの値）
cli-what-if-charts = 図表と一覧（参照：navalgames charts show { $game } CHART）
cli-what-if-variants = 値の組
cli-what-if-written = { $file }に書き込みました。
cli-what-if-tried = { $tried ->
    [0] この答えのもとに、不確かな値はありません。
   *[other] この教材の値と同じくらい有力なほかの値が{ $tried }個あります。1つずつ試しました。
 }

cli-play-turn = { $side }、第{ $turn }ターン
cli-play-prompt = 命令（?で説明）：
cli-play-dice = { $why }（ルール{ $rule }）：{ $dice }を振り、目を入力してください：
cli-play-cards = { $why }（ルール{ $rule }）：{ $there }から{ $count }枚引き、{ $count ->
    [1] 入力してください
   *[other] コンマで区切って入力してください
 }：
cli-play-hand-over = { $side }の番です。キーボードを渡してください。
cli-play-hand-over-ready = 画面を見ているのが自分だけになったら、Enterを押してください。
cli-play-more = …ほかに{ $count }個あります。/と命令の一部を入力すると探せます。
cli-play-none-match = 「{ $text }」を含む命令はありません。
cli-play-form = cを入力すると、数を自分で書き込めます。
cli-play-undone = { $count }手戻しました。
cli-play-saved = { $file }に保存しました。
cli-play-kept = 対戦は{ $file }にあります。
cli-play-left = 対戦は{ $file }にあります。続きから始めるには：navalgames play { $game } --load { $file }
cli-play-elsewhere = 対戦は失われていません。代わりに{ $file }に保存しました。
cli-play-unkept = 対戦をどのファイルにも保存できませんでした。
cli-play-nothing-refused = 選びたくなりそうなことで、いま禁じられているものはありません。
cli-play-help-number = 番号：その命令を出す
cli-play-help-search = /ことば：そのことばを含む命令を表示する
cli-play-help-c = c：自分の数で欄に書き込む
cli-play-help-u = u：1手戻す
cli-play-help-r = r：戻して振り直す（全員が賛成なら）
cli-play-help-s = s ファイル：保存し、その後もこのファイルに書く
cli-play-help-o = o：この決定に関わる確率。o 問い 名前=値：ほかの確率
cli-play-help-w = w：いまできないことと、その理由
cli-play-help-t = t：いま見える盤面
cli-play-help-g = g：記録の全体
cli-play-help-q = q：終える（対戦は保存されます）

cli-form-row = { $row }（{ $available }）：
cli-form-place = 場所
cli-form-least = 最小
cli-form-most = 最大
cli-form-total = 全部で{ $total }個を置いてください。
cli-form-all = 全部を置いてください。
cli-form-how = 各行に、次の順で数を入力してください：{ $columns }。後ろを省くと0になります。bで戻ります。

cli-hints-none = ルール{ $rule }に関わる問いは、このゲームにはありません。
cli-hints-more = ほかの値で調べる：{ $command }

cli-replay-head = { $game }、{ $orders }個の命令（{ $seats }）
cli-replay-entry = { $number }. { $side }：{ $order }
cli-replay-hidden = （秘密の命令）
cli-luck-why = 目的
cli-luck-rule = ルール
cli-luck-dice = サイコロ
cli-luck-rolls = 回数
cli-luck-rolled = 出た目
cli-luck-expected = 平均
cli-luck-score = 偏差
cli-luck-all = すべて合わせて標準偏差{ $score }個分（±2を超えるのはまれで、20回に1回ほどです）。

cli-charts-name = 名前
cli-charts-title = 図表
cli-charts-rule = ルール
cli-charts-sources = 出典
cli-charts-row = 行
cli-charts-column = 列
cli-charts-value = 値
cli-charts-kind = 出どころ
cli-charts-where = 場所
cli-charts-fingerprint = 全数値の照合番号：{ $fingerprint }
cli-charts-sound = { $game }の図表に誤りはありません。
cli-charts-owned-sound = { $file }に誤りはありません。{ $count ->
    [0] 変わる値はありません。
   *[other] { $count }個の値が変わります：
 }
cli-charts-change = { $chart }、行{ $row }、列{ $column }：{ $old }が{ $new }に変わります
cli-template-written = { $file }に書き込みました。

error-unknown-part = 「{ $given }」という区分はありません。あるのは次の区分です：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-cli-pair = 「{ $given }」（{ $where }）は「名前=値」の形で書いてください。
error-cli-pair-twice = 「{ $given }」が2回指定されています（{ $where }）。
error-cli-bots = 「{ $given }」は使えません。担当者は1つだけ書くか、{ $sides }のそれぞれに1つずつ、合わせて{ $expected }個書いてください。
error-cli-seats = 「{ $given }」の着ける席が空いていません。陣営は{ $sides }です。
error-cli-exists = ファイル{ $given }はすでにあります。何も書き込みませんでした。別の名前にしてください。
error-cli-save-exists = ファイル{ $given }はすでにあります。--load { $given }で続きから始めるか、別の名前にしてください。
error-cli-load-settings = 対戦の記録は、席、選択ルール、乱数の種をそのまま引き継ぎます。--load { $given }は、--seat、--option、--seedといっしょに使えません。
error-cli-choice = 命令{ $given }はありません。1から{ $expected }までです。
error-cli-command = 「{ $given }」は命令でもコマンドでもありません。?を入力すると説明が出ます。
error-cli-form-row = 「{ $given }」は使えません。{ $expected }個までの整数で書いてください。例：3 0 2

cli-arg-game-or-folder = ゲーム、またはそのパッケージかプロジェクトのフォルダー。まだ読み込めなくてもかまいません。
cli-check-game-help = ゲームを手引き「Adding a game」と比べて、足りないものをすべて並べます。1つでもあれば、終了コードは1です。
cli-check-game-example = 例：navalgames check-game ./my-game
cli-check-section = { $section }：{ $count }
cli-check-hints = 間違いではないが、見直すとよいもの：{ $count }
cli-check-sound = 足りないものはありません。{ $game }は{ $count }個の確認に合格しました。
cli-check-missing = { $game }：足りないものが{ $count }個あります。かっこの中は、英語の手引きdocs/adding_a_game.mdの見出しです。
cli-check-unloaded = ゲームが読み込めるようになると、あと{ $count }個の確認が行われます。
cli-arg-new-game = ゲームの名前。小文字、数字、1つずつの下線。
cli-opt-new-game-folder = プロジェクトを書く場所。まだないフォルダーにします。省略すると、ここにゲームの名前で作ります。
cli-new-game-help = 自分のゲームを始めます。すぐにプレイし、たずね、教えられる小さなゲームのパッケージを作り、それを変えていきます。
cli-new-game-example = 例：navalgames new-game my_game --folder my-game
cli-new-game-written = ゲーム{ $game }を{ $folder }に書きました。次にすること：
cli-new-game-next = それから{ $package }の中身を変えてください。手引きはdocs/adding_a_game.mdです。
