# `navalgames check-game` が見つけたもの。かっこの中は、英語の手引きdocs/adding_a_game.mdの見出しです。

check-section-files = フォルダーのファイル（The folder, file by file）
check-section-record = ゲームの登録内容（The record）
check-section-charts = 図表とルール（Charts and rules）
check-section-relied-on = すべてのゲームの約束（What the house relies on）
check-section-players = コンピューターの担当者（Computer players）
check-section-words = ことば（Words）
check-section-questions = 問い（Questions）
check-section-episodes = エピソード（Episodes）
check-section-screens = 画面（Screens）
check-section-tests = テスト（Tests）

# 見つかった場所
check-at-chart = 図表{ $chart }
check-at-code = { $file }、{ $line }行
check-at-column = 列{ $key }
check-at-decision = 決定{ $decision }
check-at-episode = エピソード{ $episode }
check-at-line = 記録の行{ $key }
check-at-option = 選択ルール{ $option }
check-at-order = 命令{ $order }
check-at-outcome = 結果{ $key }
check-at-page = { $page ->
    [guide] ガイド
    [lab] 実験室
    [choices] 比較
   *[table] 対戦
 }
check-at-parameter = 問い{ $question }、設定{ $parameter }
check-at-question = 問い{ $question }
check-at-refusal = できない理由{ $key }
check-at-row = 行{ $key }
check-at-step = エピソード{ $episode }、ステップ{ $step }
check-at-value = 選択ルール{ $option } = { $value }

# 多くの確認が見つけるもの
check-failure = { $kind }で失敗します：「{ $given }」（{ $file }、{ $line }行目）
check-no-word = { $language }：{ $key }がありません（置き場所：{ $file }）
check-no-text = { $key }がありません（置き場所：{ $file }）
check-no-word-at = { $where }、{ $language }：{ $key }がありません（置き場所：{ $file }）
check-word-spare = どこでも使われていません：{ $key }
check-no-name = rules.csv、{ $rule }：{ $column }の「{ $given }」に読者向けの名前がありません。{ $file }を見てください
check-says-nothing = { $where }、{ $language }：ことばがありません
check-no-rule = { $where }：ルール{ $rule }はありません
check-no-chart = ルール{ $rule }：図表{ $chart }はありません
check-no-file = { $file }がありません
check-no-folder = フォルダー{ $folder }がありません

# 説明の文書とルールの索引
check-columns = { $file }：列は{ $given }となっています。必要な列：{ $expected }
check-rule-twice = rules.csv：{ $rule }が2回出てきます
check-rule-empty = rules.csv、{ $rule }：{ $column }がありません
check-rule-part = rules.csv、{ $rule }：区分が「{ $given }」になっています。使える区分：{ $expected }
check-no-row = （行なし）
check-other-row = { $file }：{ $given }がある場所に必要なのは{ $expected }です。rules.csvと同じ行を同じ順に並べてください
check-half-empty = { $file }、{ $rule }：{ $column }が片方の言語だけ空です
check-ruling-begins = RULINGS.md：「{ $given }」は、**R1. 題** (1.2, 1.3). のように始めてください
check-ruling-numbers = RULINGS.md：番号は{ $given }となっています。1から順に付けてください
check-ruling-lacks = RULINGS.md：rules.csvには{ $rule }の解釈がありますが、ここにはありません
check-no-test = ルール{ $rule }のテストがありません
check-mark-unwritten = { $test }：ルールの番号がそのまま書かれていません

# 登録内容
check-id = { $id }（{ $folder }）
check-id-and-folder = idとフォルダーが{ $given }となっています。必要なもの：{ $expected }
check-sides = sidesが{ $given }となっています。1つ以上を、1回ずつ書いてください
check-state-type = state_typeがありません。ゲームの局面のクラスを書いてください
check-option-values = { $where }：値が{ $given }となっています。2つ以上を、1回ずつ書いてください
check-option-default = { $where }：選択ルールの記録の値は{ $given }です。最初の値{ $expected }と同じにしてください
check-option-taken = 選択ルール：ないはずのものを受け入れています。BadInputで断ってください
check-sides-playing = { $where }：対戦する陣営が{ $given }となっています。sidesの順に並べてください
check-order-twice = order_kinds：1つのクラスに名前が2つあります：{ $given }
check-order-frozen = 命令{ $order }：{ $kind }は変更できないdataclass（frozen=True）ではありません
check-order-docstring = 命令{ $order }：{ $kind }に説明（docstring）がありません

# 図表
check-source-kind = { $where }：出どころ「{ $given }」は使えません
check-source-place = { $where }：出典の場所が書かれていません
check-modifier = 図表{ $chart }：ルールは{ $given }を足しますが、schemaのmodifiersは{ $expected }です

# ランダムな対戦とコンピューターの対戦
check-soaked = 乱数の種{ $seed }、命令{ $order }：{ $what }（{ $command }）
check-chance-elsewhere = { $where }：{ $given }はdiceを通さない偶然です。diceに求めてください
check-no-outcome = 終わったゲームに結果がありません
check-over-and-asked = 終わったゲームに、まだ命令か、できないことの説明があります
check-no-player = random以外のコンピューターの担当者がいません
check-player-endless = { $player }が{ $side }を担当すると、ゲームが終わりません
check-order-raw = { $language }：命令「{ $order }」に「{ $given }」がそのまま出ています。ことばの名前：{ $key }
check-form-decision = 欄{ $given }：決定{ $expected }のものにしてください

# ことばのファイル
check-no-entry = { $where }：読めないところがあります：「{ $given }」
check-key-twice = { $language }：{ $key }が{ $times }回出てきます
check-file-alone = { $language }：ファイル{ $file }が片方の言語にしかありません
check-other-facts = { $language }：{ $key }に入る値が違います：{ $given }
check-other-cases = { $language }：{ $key }は{ $fact }による場合分けが違います：{ $given }
check-english-left = { $language }：{ $key }が英語のままです：「{ $given }」
check-english-marks = { $language }：{ $key }に英語の記号があります：「{ $given }」
check-case-never = { $language }：{ $key }に、どの数にも当てはまらない場合があります：{ $given }
check-name-is-case = { $file }：{ $name }は、文の場合分けにも使われています
check-rule-english = { $file }、{ $rule }：{ $column }が英語のままです
check-rule-names-others = { $file }、{ $rule }：{ $column }に出てくるルールがrules.csvと違います
check-places-alike = { $language }：盤面の2つの場所が、どちらも「{ $place }」です。ことばの名前：{ $prefix }-<field>-part
check-place-number = { $language }：盤面の場所が「{ $place }」となっています。ことばの名前：{ $prefix }-<field>-part
check-place-raw = { $language }：「{ $place }」に「{ $given }」がそのまま出ています。ことばの名前：{ $prefix }-<field>-value

# 問い
check-no-question = 問いがありません。このゲームの実験室は空です
check-question-rules = { $where }：ルールが書かれていません
check-parameter-values = { $where }：値が{ $given }、標準の値が{ $default }となっています。2つ以上を、1回ずつ書いてください
check-parameter-kind = { $where }：種類が「{ $given }」になっています。使える種類：{ $expected }
check-question-fails = { $where }：{ $kind }で失敗します：「{ $given }」
check-question-sum = { $where }：確率を合わせても1になりません
check-question-outcomes = { $where }：outcomesに書かれていない結果があります：{ $given }
check-question-rolled = { $where }：サイコロで出た{ $given }に、確率かことばがありません
check-option-silent = 選択ルール{ $option }は、どの問いの設定でもありません。README.mdの「{ $heading }」にその理由を書いてください
check-option-not-silent = README.mdには、選択ルール{ $option }で確率は変わらないとありますが、問いの設定になっています
check-value-silent = 選択ルール{ $option } = { $value }で変わる問いがありません。README.mdの「{ $heading }」にその理由を書いてください
check-value-not-silent = README.mdには、{ $option } = { $value }で確率は変わらないとありますが、{ $question }が変わります
check-parameter-of-option = { $where }：{ $parameter }が、名前の違う選択ルール{ $option }の代わりになっています
check-parameter-default = { $where }：{ $parameter }の標準の値は{ $given }ですが、選択ルールでは{ $expected }です

# エピソード
check-episode-steps = エピソード{ $episode }：ステップが{ $given }個あります。{ $least }個から{ $most }個までにしてください
check-episode-minutes = エピソード{ $episode }：{ $given }分になっています。{ $least }分から{ $most }分までにしてください
check-episode-end = エピソード{ $episode }：すべてのステップを済ませても終わりません（{ $answers ->
    [right] 正しい答えだけのとき
    [wrong] まちがった答えから試したとき
   *[skip] とばしたとき
 }）
check-never-said = 一度も使われません：{ $key }
check-unsayable = { $where }、{ $language }：文にできません：{ $key }
check-in-braces = { $where }、{ $language }：{ $key }を文にできません：「{ $given }」
check-looks-printed = { $where }：「{ $given }」と書かれていますが、この教材のものという印がどこにもありません
check-number-unsaid = { $where }：数{ $number }がどの文にも出てきません
check-percent-typed = { $language }：{ $key }に{ $given }と書いてあります。代わりにステップの数の名前を書いてください
check-first-words = { $where }：予想の前に英語で{ $given }語あります。{ $expected }語までにしてください
check-reply-short = { $where }：返事「{ $given }」は{ $expected }語より短いです
check-reply-begins = { $where }：返事「{ $given }」がRightかYesで始まっています。理由を書いてください
check-hook-year = { $where }：話は{ $given }年のものですが、ゲームの年は「{ $expected }」です
check-hook-date = { $where }、{ $language }：話に{ $date }と書いてありません
check-history-source = { $where }：簡略化ではない史実に、出典がありません
check-history-mark = { $where }：簡略化（simplification）か諸説あり（disputed）の印が付いた史実がありません
check-walk-right = { $where }：どの予想も当たりになりません
check-walk-sum = { $where }：{ $control } = { $value }のとき、確率を合わせても1になりません
check-walk-find = { $where }：findの値では課題が解けません
check-walk-check = { $where }：確かめ{ $check }の答え{ $answer }の正誤が、書かれているとおりになりません
check-walk-explanation = { $where }：説明に空の文があります
check-walk-done = { $where }：すべてを済ませても、終わったことになりません
check-verdicts = { $where }：予想の判定は{ $given }だけです。rightと、highかlowが必要です
check-verdicts-alike = { $where }：2つの判定の文が同じです
check-mission-begin = エピソード{ $episode }：学ぶ人が決める前に、任務がおわっています
check-mission-met = エピソード{ $episode }：任務の目標が必ず達成されます
check-mission-missed = エピソード{ $episode }：任務の目標が一度も達成されません
check-mission-orders = エピソード{ $episode }：任務で選ぶ命令は平均{ $given }回です。{ $least }回から{ $most }回にしてください
check-scene-order = { $where }：場面の命令{ $number }が一度も出されません
check-scene-note = { $where }：場面は注{ $note }を一度も伝えません
check-scene-after = { $where }：「{ $given }」は問いの結果ではないので、場所を照らせません
check-act-verdicts = { $where }：命令「{ $order }」のあと、当たりになる予想がないか、すべてが当たりになります
check-begins-right = { $where }：ブロックを同じ数ずつ置くと正解になってしまいます
check-right-places = 答えが{ $size }個の問い{ $of }問のうち、正解が{ $place }番目にあるのは{ $given }問だけです
check-order-numbers = { $where }：順番に並べるものの数が小さい順になっていません：{ $given }
check-order-begins = { $where }：順番に並べるものが、はじめから正しい順で並んでいます
check-line-target = { $where }：線の上の問いが、もう尋ねた数を尋ねています
check-line-end = { $where }：線の上の問いの答え（100のうち{ $given }）は、片側にしか外れられません
check-line-told = { $where }、{ $language }：{ $key }が、線の上で尋ねる数を先に言っています
check-orders-alike = { $where }：比べる2つの命令の数がどれも同じです
check-board-lit = { $where }：答え「{ $given }」の場所がもう照らされています
check-label-long = { $where }、{ $language }：見出し「{ $given }」はスマートフォンの1行に入りません
check-example = { $where }：例が何も示していません
check-number-told = { $where }：数が{ $given }となっています。正しくは{ $expected }です
check-control-idle = { $where }：{ $control }を変えても、答えが変わりません
check-control-begins = { $where }：{ $control }が「{ $given }」から始まります。課題の答えではない値から始めてください
check-link-lost = { $where }：リンクを開いても、すべては元に戻りません
check-reload-lost = { $where }：再読み込みしても、すべては元に戻りません

# ページ
check-choices-empty = 問いを変える選択ルール、値の組、図表の数値がありません。比較のページは空で開きます
check-table-end = 対戦、{ $language }：終わりに何も表示されません
check-table-silent = 対戦：ゲームが終わっていないのに、だれにも番が来ません
check-table-endless = 対戦：{ $answers }回答えてもゲームが終わりません
check-home-picture = トップページ：盤面の絵{ $file }がありません（`make boards`で描けます）
check-home-position = トップページ：{ $file }からルールで進めた局面が、描いてある局面と違います。局面を見て、`make boards`で描き直してください
check-board-left = 消した後の盤面に、ゲームの一部が残っています

# ランダムな対戦で守られなかったこと。`python -m navalgames.sessions.soak` も伝えます。
error-soak-failure = { $kind }で失敗します：「{ $given }」
error-soak-endless = 命令を{ $orders }回出しても終わりません
error-soak-dead-end = 行き止まりです。{ $side }に出せる命令がありません
error-soak-out-of-turn = 番ではない{ $side }に命令があります
error-soak-arguments = ルールが、渡されたものを書き換えました
error-soak-outcome = 終わる前に結果があるか、終わっても結果がありません
error-soak-data = 局面をデータにすると、元に戻せません
error-soak-order-twice = 同じ命令が2回出てきます
error-soak-no-suggestion = 欄{ $form }に案がありません
error-soak-counts = 欄の数が失われます
error-soak-undo-law = 取り消しの決まりが、2通りに読まれています
error-soak-undo = 取り消しても、局面が元に戻りません
error-soak-redo = 同じ命令で、違う局面になりました
error-soak-secret-deciding = 決める人を見ると、{ $side }に秘密がわかります
error-soak-secret-orders = 命令を見ると、{ $side }に秘密がわかります
error-soak-secret-refusals = できない理由を見ると、{ $side }に秘密がわかります
error-soak-secret-journal = 命令の記録を見ると、{ $side }に秘密がわかります
error-soak-secret-log = できごとの記録を見ると、{ $side }に秘密がわかります
error-soak-secret-end = 終わった後も、命令が秘密のままです
error-soak-told-of = { $side }に見えない{ $names }が伝わっています
error-soak-replay-play = 命令の記録から、同じ対戦になりません
error-soak-replay-log = 命令の記録から、同じできごとの記録になりません
