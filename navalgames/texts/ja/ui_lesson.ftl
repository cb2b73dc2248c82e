# レッスン：数の読み方
lesson-number-chance = { $style ->
    [plain] { $shown }
    [exact] { $fraction }（{ $shown }）
    [awkward] 約{ $shown }
   *[rounded] { $fraction }、約{ $shown }
 }
lesson-number-mean = { $style ->
    [plain] { $shown }
    [exact] { $shown }
    [awkward] 約{ $shown }
   *[rounded] { $fraction }、約{ $shown }
 }
lesson-number-plain = { $style ->
    [rounded] 100回に約{ $hundred }回
    [hundred] 100回に{ $hundred }回
    [exact] { $of }回に{ $ways }回、つまり100回に{ $hundred }回
   *[both] { $of }回に{ $ways }回、100回なら約{ $hundred }回
 }
lesson-number-often = { $style ->
    [rarer] { $of }回に1回より少なく
    [rounded] { $of }回に約{ $ways }回
   *[exact] { $of }回に{ $ways }回
 }
lesson-unit-percent = 100回中{ $value }回
lesson-unit-ships = { $count ->
   *[other] { $value }隻
 }
lesson-unit-points = { $count ->
   *[other] { $value }点
 }
lesson-unit-targets = { $count ->
   *[other] { $value }隻
 }
lesson-unit-weight = 重み{ $value }
lesson-unit-turn = 第{ $value }ターン

# 学ぶ人の答えに応じた文
lesson-ui-skipped = 予想をとばしました。それでもかまいませんが、当てずっぽうでも予想しておくと、答えが記憶に残りやすくなります。
lesson-ui-guess-bars = ブロック{ $n }個の置き方は{ $counts }

# レッスンのページ
lesson-ui-episodes = エピソード
lesson-ui-episode = エピソード{ $number }：{ $title }
lesson-ui-episode-short = { $number }. { $title }
lesson-ui-episode-pick = エピソードを選ぶ
lesson-ui-steps = このエピソードのステップ
lesson-ui-step = ステップ { $number } / { $count }
lesson-ui-step-title = { $step }. { $title }
lesson-ui-page-title = { $step } – { $episode }
lesson-ui-done = 済み
lesson-ui-begun = 途中
lesson-ui-seen = 答えは見た（問題が残っています）
lesson-ui-progress = { $count }ステップのうち{ $done }ステップを見終えました。残りは約{ $minutes }分です。
lesson-ui-progress-walked = { $count }ステップをすべて見終えました。{ $waiting }ステップの問題がまだ残っています。
lesson-ui-since-rolled = あなたの最初の一振りは「{ $outcome }」でした。ここから先の話は、史実のとおりに進みます。
lesson-ui-since-asked = あなたの最初の一振りで「{ $target }」は、{ $met ->
    [yes] そのとおりになりました。
   *[no] そのとおりになりませんでした。
}ここから先の話は、史実のとおりに進みます。
lesson-ui-progress-done = { $count }ステップがすべて終わりました。みごとな航海でした！
lesson-ui-back = 戻る
lesson-ui-next = 次のステップ
lesson-ui-next-title = 次へ：{ $title }
lesson-ui-next-episode = 次のエピソード：{ $title }
lesson-ui-start-over = 最初からやり直す
lesson-ui-start-over-sure = このエピソードの答えをすべて消しますか？
lesson-ui-start-over-yes = はい、最初からやり直す
lesson-ui-start-over-no = 答えを残す
lesson-ui-started-over = このエピソードの答えをすべて消しました。最初のステップに戻ります。
lesson-ui-copy = このステップのリンクをコピー
lesson-ui-copied = リンクをコピーしました。開くと、このステップが同じ予想、同じサイコロの目、同じ数値で現れます。
lesson-ui-copy-failed = リンクをコピーできませんでした。リンクはこちらです：
lesson-ui-presenter-leave = 大きな表示を終える
lesson-ui-save = 答えを保存
lesson-ui-print = 印刷
lesson-ui-goals = このエピソードで学ぶこと
lesson-ui-about = このエピソードについて
lesson-ui-rule = サイコロと表
lesson-ui-rule-counted = サイコロの数え方
lesson-ui-rules = このステップのルール
lesson-ui-origin = 出典とルール
lesson-ui-terms = 知っておきたいことば
lesson-ui-sources = 出典
lesson-ui-source = { $author }、{ $title }{ $year ->
    [none] {""}
   *[other] （{ $year }年）
 }
lesson-ui-assumptions = ここでの前提
lesson-ui-scene = 盤面
lesson-ui-scene-now = いまの盤面
lesson-ui-scene-fell = 起こったこと
lesson-ui-scene-so = その結果
lesson-ui-scene-before = これより前の結果（あと{ $count }つ）
lesson-ui-added = { $sign ->
    [more] { $dice } + { $added } = { $sum }。
   *[less] { $dice } − { $added } = { $sum }。
 }
lesson-ui-fell-bare-met = { $target }
lesson-ui-fell-bare-not-met = 「{ $target }」には、今回なりませんでした
lesson-ui-fell-met = { $outcome }：「{ $target }」になりました
lesson-ui-rule-told = ここで使うルール
lesson-ui-act = あなたの命令
lesson-ui-act-given = あなたの命令：{ $order }。
lesson-ui-act-compare = 同じ問いを、どの命令についても比べると
lesson-ui-act-compare-now = { $head }（いまの{ $control }：{ $setting }）
lesson-ui-act-taken = ここで出す命令：{ $order }。
lesson-ui-act-board = 盤の上か、ボタンで命令しましょう。
lesson-ui-act-order = 命令
lesson-ui-act-yours = あなたの命令
lesson-ui-number-none = 線に触れるか、数を入れてください。
lesson-ui-mission = 指揮をとる（約{ $minutes }分）
lesson-ui-mission-missed = 1回ためして、とどきませんでした。次はちがう目が出ます。
lesson-ui-mission-met = 1回目で成功しました。
lesson-ui-mission-tried = { $tries }回のうち{ $met }回成功しました。
lesson-ui-play-on = ここから続きを遊ぶ
lesson-ui-play-begin = テーブルで新しく始める
lesson-ui-play-on-step = ステップ「{ $step }」から続きを遊ぶ
lesson-ui-what-if = もし違っていたら？
lesson-ui-home = 持ち帰って考えること

lesson-ui-predict = 予想
lesson-ui-predict-button = この予想にする
lesson-ui-skip-button = 予想をとばす
lesson-ui-predict-again = 予想を変える
lesson-ui-predict-empty = まず答えを1つ選んでください。
lesson-ui-number-range = 先に{ $least }から{ $most }までの数を入れてください。
lesson-ui-predicted = あなたの予想：{ $guess }。
lesson-ui-predicted-now = 予想を記録しました：{ $guess }。サイコロを振るか、正確な答えを見ましょう。
lesson-ui-skipped-now = 予想をとばしました。サイコロを振るか、正確な答えを見ましょう。
lesson-ui-skipped-short = 予想をとばしました。
lesson-ui-number = 予想する数
lesson-ui-number-exact = 数を入力
lesson-ui-bars = ブロック{ $tokens }個を置きます。線を右へ引くか、＋を押すか、数を入れます。
lesson-ui-blocks = { $total ->
    [0] あなたのブロック。
   *[other] あなたのブロックと、青い線は実際の出目。
 }
lesson-ui-block = { $label }：ブロック{ $n }個{ $total ->
    [0] {""}
   *[other] 、{ $total }回中{ $fallen }回
 }
lesson-ui-bars-left = 残りのブロック：{ $left }個。
lesson-ui-bars-over = 置きすぎたブロック：{ $over }個。
lesson-ui-bars-more = { $label }のブロックを1個増やす
lesson-ui-bars-less = { $label }のブロックを1個減らす
lesson-ui-bars-of = { $label }のブロック

lesson-ui-roll = サイコロを振る
lesson-ui-locked = まず予想するか、予想をとばしてください。それからサイコロを振れます。
lesson-ui-certain = ここではサイコロを振りません。ルールから答えが1つに決まります。準備ができたら答えを見ましょう。
lesson-ui-rolled = { $total ->
    [1] { $hits ->
        [0] 「{ $target }」は、今回は起こりませんでした。
       *[other] 「{ $target }」が、今回は起こりました。
    }
   *[other] { $total }回中{ $hits }回：{ $target }（{ $share }）。
 }
lesson-ui-rolled-mean = { $total ->
    [1] 1回振って{ $share }。
   *[other] { $total }回振って、平均{ $share }。
 }
lesson-ui-example = 例を見る
lesson-ui-example-throw = { $why }：{ $faces }
lesson-ui-example-title = 決まった目で進める例
lesson-ui-reveal = 正確な答えを見る
lesson-ui-all = このステップをすべて見る
lesson-ui-strip-guess = あなたの予想
lesson-ui-strip-rolled = 出た結果
lesson-ui-gap-chance = 「{ $name }」の正確な確率：{ $target }。{ $said ->
    [none] {""}
   *[other] あなたの予想：{ $guess }。
 }{ $total ->
    [0] {""}
   *[other] 実験：{ $total }回中{ $hits }回（{ $share }）。
 }
lesson-ui-gap-mean = 「{ $name }」の正確な平均：{ $target }。{ $said ->
    [none] {""}
   *[other] あなたの予想：{ $guess }。
 }{ $total ->
    [0] {""}
   *[other] 実験：{ $total }回の平均は{ $share }。
 }
lesson-ui-gap-certain = ルールによると「{ $name }」は{ $target }です。{ $said ->
    [none] {""}
   *[other] あなたの予想：{ $guess }。
 }
lesson-ui-veiled = { $total ->
    [0] 正確な答えは、見たいと思うときまで隠してあります。
   *[other] { $rolled }正確な答えは、見たいと思うときまで隠してあります。
 }
lesson-ui-varied = いまの{ $control }：{ $setting }。「{ $name }」の正確な値：{ $target }。{ $total ->
    [0] {""}
   *[other] { $rolled }
 }
lesson-ui-chart = 起こりうる結果と、その起こりやすさ
lesson-ui-otherwise = それ以外
lesson-ui-or-more = { $number }以上
lesson-ui-legend-rounded = 確率（端数を丸めたもの）
lesson-ui-part = 内訳：{ $label }
lesson-ui-row = { $unit }：{ $number }
lesson-ui-ghost = 変える前：{ $setting }
lesson-ui-prediction-for = 予想

lesson-ui-vary = ひとつ変えてみる
lesson-ui-vary-whose = この問いは「{ $asked }」の場合です。あなたの命令は「{ $order }」でした。ここの棒と曲線は、あなたの命令のものです。
lesson-ui-vary-locked = 正確な答えを見ると開きます。
lesson-ui-cleared = いまの{ $control }：{ $setting }。前の設定での実験結果は消しました。
lesson-ui-found = 見つけました。
lesson-ui-watched = { $name }（{ $control }：{ $setting }）：{ $number }
lesson-ui-foresee-way = 先に予想しましょう。{ $control }：{ $setting }。そのとき「{ $target }」は：
lesson-ui-foresee-setting = 先に予想しましょう。{ $control }はどれでしょうか。
lesson-ui-foresee-less = { $measured ->
    [mean] 平均が下がる
   *[other] 減る
 }
lesson-ui-foresee-same = 変わらない
lesson-ui-foresee-more = { $measured ->
    [mean] 平均が上がる
   *[other] 増える
 }
lesson-ui-foresee-both = どちらも当てはまる
lesson-ui-foreseen-right = 予想は「{ $said }」。そのとおりです。前：{ $before }。いま：{ $now }。
lesson-ui-foreseen-wrong = 予想は「{ $said }」でしたが、実際は「{ $holds }」です。前：{ $before }。いま：{ $now }。
lesson-ui-foreseen-setting-right = 予想は「{ $said }」。そのとおりです。
lesson-ui-foreseen-setting-wrong = はじめの予想は「{ $said }」でした。まだ違います。ここでの数を見てから、次の設定に進みましょう。

lesson-ui-explain-more = もっと詳しく
lesson-ui-explain = なぜ？
lesson-ui-badge-reconstruction = ルールブックにはこの表の名前がありますが、手もとの文章には数値が載っていません。ここの数値は推定して復元したものです。数値が違えば、答えも変わります。
lesson-ui-check = 確かめよう
lesson-ui-check-question = 問{ $number }
lesson-ui-check-button = 答え合わせ
lesson-ui-check-again = もう一度答えられます。
lesson-ui-check-empty = まず答えを選んでください。
lesson-ui-check-board = 盤の上の場所か、ここにある名前を選びましょう。
lesson-ui-check-board-hint = 「確かめよう」では場所を聞かれます。ここで選べます。
lesson-ui-check-order-up = 「{ $thing }」を1つ上へ
lesson-ui-check-order-down = 「{ $thing }」を1つ下へ
lesson-ui-check-order-now = { $thing }：いま{ $count }個のうち{ $place }番目です。
lesson-ui-check-order-number = { $thing }：{ $number }
lesson-ui-check-line = 線の上の位置
lesson-ui-check-line-empty = まだ置いていません。
lesson-ui-check-line-at = 100のうち{ $place }
lesson-ui-check-line-mark = { $what }：100のうち{ $place }
lesson-ui-check-line-exact = 正確な値
lesson-ui-check-line-yours = あなた
lesson-ui-check-high = 大きすぎる
lesson-ui-check-low = 小さすぎる
lesson-ui-check-orders = ここに間違った命令はありません。それぞれがもたらすものを見ましょう。
lesson-ui-check-orders-button = この命令にする
lesson-ui-check-orders-yours = あなたの命令：{ $order }
lesson-ui-check-orders-table = どの命令が何をもたらすか
lesson-ui-more = もうできた人に、もう1問
lesson-ui-ending = 史実ではどうなったか
lesson-ui-ending-more = まだ時間のある人へ
lesson-ui-ending-lab = 実験室で試す
lesson-ui-faces = ここで決める人
lesson-ui-since = 前に出した命令
lesson-ui-right = 正解です。
lesson-ui-not-yet = もう少しです。
lesson-ui-trap = よくある落とし穴：{ $misconception }。
lesson-ui-not-yet-line = もう少しです（{ $way }）。
lesson-ui-not-yet-order = もう少しです。「{ $thing }」に注目しましょう。
lesson-ui-history = 史実に戻って
lesson-ui-certain-mark = 確実
lesson-ui-disputed-mark = 諸説あり
lesson-ui-simplification-mark = ゲーム上の単純化
lesson-ui-story-again = この場面の話をもう一度
lesson-ui-story = あなたの物語
lesson-ui-story-met = 「{ $what }」が起こりました（こうなるのは{ $often }）。
lesson-ui-story-missed = 「{ $what }」は起こりませんでした（こうなるのは{ $often }）。
lesson-ui-story-fell = { $what }（こうなるのは{ $often }）。
lesson-ui-story-rare = { $many }回に約1回
lesson-ui-story-together = 同じ命令で、すべての出目がこのとおりにそろうのは、{ $often }です。歴史も、サイコロを1度しか振りませんでした。
lesson-ui-story-predicted = 当たった予想：{ $predicted }のうち{ $right }。
lesson-ui-summary = 今日のまとめ
lesson-ui-exit = 最後に話し合ってみたい問い
lesson-ui-sandbox = 実験室で全部試す
lesson-ui-saved-problem = このブラウザーは答えを保存しません。再読み込みすると答えが消えます。

# アドレスや保存されたレッスンにあって使えなかったもの
lesson-note-saved = このブラウザーに残っていた答えの一部は、いまのレッスンに合わないので使いませんでした。
lesson-note-address = リンクにある「{ $name }」の値は、ここでは使えません。代わりにふだんの値を使います。
lesson-no-episodes = このゲームのエピソードはまだありません。

# 断り書き
error-unknown-episode = 「{ $given }」というエピソードはありません。あるのは次のエピソードです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-step = 「{ $given }」というステップはありません。あるのは次のステップです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-unknown-prediction = 「{ $given }」は予想の選択肢にありません。選択肢：{ $expected }。
error-unknown-answer = 「{ $given }」は答えの選択肢にありません。選択肢：{ $expected }。
error-lesson-missing = レッスンのファイル{ $file }がありません。
error-lesson-toml = レッスンのファイル{ $file }はTOMLとして読めません：{ $given }。
error-lesson-field = レッスンのファイル{ $file }の{ $where }に誤りがあります。書かれている値：{ $given }、正しい形：{ $expected }。{ $more ->
    [0] {""}
   *[other] 誤りはほかに{ $more }か所あります。
 }
error-lesson-steps = レッスンのファイル{ $file }のステップは{ $given }個です。エピソードには{ $least }〜{ $most }個が必要です。
error-lesson-numbers = { $folder }のエピソードの番号は1、2、3…と続かなければなりません。いまの番号：{ $given }。
error-lesson-twice = { $folder }に、同じidのエピソードが2つあります。
error-lesson-late = 正確な答えはもう見ました。予想はその前にするものです。「最初からやり直す」でこのエピソードの答えを消せます。
error-lesson-ordered = 命令はもう出ています。予想はその命令についてのものです。「予想を変える」を押すと、どちらも選び直せます。
error-scene-act-order = 「{ $order }」の{ $number }番目の命令は、この場面ですぐには出せません：{ $reason } actの命令はサイコロなしで出せるものだけです。
error-scene-never = { $game }では、シード{ $seed }のとき、決定{ $decision }は{ $time }回目まで来ません。
error-mission-endless = { $game }のこの任務は、命令{ $most }回のあとも終わりません。必ず来る決断の名（until）か、ターン数（turns）を指定してください。
error-lesson-guess = 予想の{ $given }はスライダーの範囲の外です。範囲は{ $least }から{ $most }までです。
error-lesson-bars = ブロックの数は、次の結果について0以上の整数にしてください：{ $expected }。
error-lesson-tokens = 置いたブロックは{ $given }個です。全部で{ $expected }個にしてください。
error-lesson-predicted = 予想はもう済んでいます。
error-lesson-predict-first = まず予想するか、予想をとばしてください。それからサイコロを振れます。
error-lesson-rolls = { $given }回は振れません。振れるのはあと{ $most }回までです。
error-lesson-seed = { $given }は乱数の種になりません。乱数の種は0から{ $most }までの整数です。
error-lesson-setting = { $given }は、この設定の値ではありません。使える値：{ $expected }。
error-lesson-check = 問{ $given }はありません。このステップの問いは{ $most }問です。
error-lesson-line = { $given }は線の上の位置ではありません。線は0から{ $most }までです。
error-lesson-order = 「{ $given }」には、{ $expected }がそれぞれ1つずつ入っていません。
error-lesson-example = ステップ{ $step }の例の結果は{ $given }ですが、レッスンのファイルには{ $expected }とあります。

# よくある思いちがい
lesson-misconception-law-of-averages = 「そろそろ出る」の思いこみです。サイコロに記憶はなく、出る番というものはありません
lesson-misconception-equal-results = 場合の数ではなく結果の数を数えています。名前が1つずつあっても、同じ起こりやすさとは限りません
lesson-misconception-strength-in-dice = サイコロに強さを読みこんでいます。サイコロは国旗を知りません
lesson-misconception-pair-counted-once = 同じはたらきの組がいくつもあるのに、1組しか数えていません
lesson-misconception-pair-counted-twice = 同じ組を2回数えています
lesson-misconception-adding-chances = 重なりのある確率をそのまま足しています。両方が起こる場合を2回数えてしまいます
lesson-misconception-all-must-succeed = 1つ成功すればよいのに、全部成功する場合のかけ算をしています
lesson-misconception-one-is-enough = すべて成功しなければならないのに、1つの成功で足りると考えています
lesson-misconception-equal-steps = いつも同じだけ変わると考えています。同じ大きさの変化でも、確率の変わり方は違うのがふつうです
lesson-misconception-doubles-only = ゾロ目と偶奇の一致を取りちがえています。1と5も、どちらも奇数です
lesson-misconception-expected-is-certain = 「60%なら起こる」という思いちがいです。起こりやすいこともよく外れ、起こりにくいこともよく起こります
lesson-misconception-exact-share = ぴったりの割合を期待しています。回数が少ないと、そのとおりにはなかなかなりません
lesson-misconception-free-lunch = ただで得られると考えています。得るものだけを見て、代償を忘れています
lesson-misconception-never-worth = 代償があるなら決して使わない、とは限りません
lesson-misconception-no-repeats = 「同じ目は続かない」という思いちがいです。振るたびに6つの目がすべて出られます
lesson-misconception-average-is-usual = 平均を、ふだん起こることと取りちがえています
lesson-misconception-same-average-same-risk = 「平均が同じなら危険も同じ」という思いちがいです。平均が同じでも、1回ごとの結果はまるで違うことがあります
lesson-misconception-more-is-surer = 「多いほど確実」という思いちがいです。量だけでなく、何がうまくいかないかも見ましょう
lesson-misconception-can-choose = 義務を選択と取りちがえています。ルールでは「まで」ではなく「ちょうど」その数です
lesson-misconception-half-half = 「そうか、そうでないかだから五分五分」という思いちがいです。2つの可能性が同じ起こりやすさとは限りません
lesson-misconception-no-news = 新しい情報を見落としています。もう表になったものは、二度は出ません
lesson-misconception-dice-and-cards = 引くことを、振ることと同じに扱っています。引いたマーカーは戻りません
lesson-misconception-certain-too-soon = 確実と決めるのが早すぎます。残っている場合を数えましょう
lesson-misconception-equal-is-enough = 同数を多数と取りちがえています。同じ数では上回ったことになりません
lesson-misconception-rounding-each = 1つずつ先に切り捨てています。ルールでは先に合計し、最後に端数を切り捨てます
lesson-misconception-modifier-is-chance = 修正を確率と取りちがえています。+2はサイコロの目で2つ分で、2%のことではありません
lesson-misconception-risk-free-bonus = 修正の得だけを数え、危険を忘れています
lesson-misconception-never-risk = 危険だけを数え、修正の得を忘れています
lesson-misconception-two-means-middle = サイコロ2個では、中ほどの目がよく出て、端の目は出にくいことを忘れています
lesson-misconception-two-and-seven = 「2個の合計は7も2も同じ」という思いちがいです。2になるのは1通り、7になるのは6通りです
lesson-misconception-precise-means-true = 細かい数を正しい数と取りちがえています。計算は正確でも、もとが推測のことがあります
lesson-misconception-unknown-means-useless = 正確にはわからないからといって、おおよそわかっていることまで捨てています
lesson-misconception-one-case-proves = 1つの例で法則を証明しようとしています。1回の海戦は、サイコロを1回振ったようなものです
lesson-misconception-must-come-now = まだ出ていないから、今度こそ出ると考えています
lesson-misconception-average-is-promise = 平均を約束と取りちがえています
lesson-ui-teach = 先生のために：授業の流れ、答え、ワークシート
