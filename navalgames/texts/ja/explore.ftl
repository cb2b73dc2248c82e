# コードで調べる人が読む文。

error-table-thoughts = 「{ $player }」は決める前に、頭の中で{ $cards }枚から{ $count }枚を引きます。その引き方は{ $most }通りより多く、読みきれません。ほかのプレイヤー（「sensible」）に決めさせるか、自分で命令を出すか、読む代わりに振ってください：`simulate(1000, ...)`。

error-place-none = { $where ->
    [none] {""}
   *[other] 「{ $where }」の中に、
 }「{ $given }」という場所はありません。あるのは次のものです：{ $expected }{ $more ->
    [0] {""}
   *[other] （ほかに{ $more }個）
 }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }場所と置けるものは`table.places("言葉")`ですべて見られます。
explore-takes = 置けるもの：{ $takes }
explore-places-none = 「{ $given }」という名前の場所はここにありません。{ $taking ->
    [none] {""}
   *[other] 次の場所になら、その言葉を置けます：{ $taking }。
 }{ $nearest ->
    [none] {""}
   *[other] いちばん近い名前：「{ $nearest }」。
 }{ $names ->
    [none] {""}
   *[other] ここにある場所の名前：{ $names }。
 }置けるものもふくめたすべての一覧：`table.places()`。
error-curve-left-out = 曲線には「{ $given }」の高さがありません：{ $reason }
error-unknown-height = 曲線に「{ $given }」という値はありません。あるのは次のものです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-seats-twice = だれが遊ぶかは、`bots`か`seats`のどちらか一方で書いてください。
error-place-kind = 「{ $place }」に{ $given }は置けません。置けるのは{ $expected }です。
error-record-fields = 「{ $place }」に書かれた欄は{ $given }ですが、必要な欄は{ $expected }です。
error-place-word = 「{ $place }」に「{ $given }」は置けません。置けるのは次のものです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-table-apart = { $game }では起こりえない盤面です。変えたところ（{ $places }）が、盤面のほかの部分と合いません。関係するところも、同じ`change`の中でいっしょに変えてください。
explore-kind-switch = はいかいいえ（True、False）
explore-kind-whole = 整数
explore-kind-number = 数
explore-kind-text = 文字列
explore-kind-nothing = 何もなし（None）
explore-kind-or = { $first }または{ $other }
explore-kind-row = かっこでくくった並び（タプル。中身は{ $of }）
explore-kind-set = 波かっこでくくった集合（中身は{ $of }）
explore-kind-tuple = { $count }個のタプル（中身は{ $of }）
explore-kind-record = `table.state`にあるような記録{ $name }
explore-kind-range = { $least }から{ $most }までの整数
explore-kind-least = { $least }以上の整数
error-table-idle = { $game }では起こりえない盤面です。{ $side }が「{ $decision }」を決める番ですが、選べるものがありません。
explore-kind-word = このゲームで使われる言葉

error-table-saved-game = 保存されたプレイは{ $given }ではなく{ $saved }のものです。`lay("{ $saved }", saved=...)`と書いてください。
error-table-saved-option = 保存されたプレイは{ $option }={ $saved }で遊ばれたものなので、{ $option }={ $given }では置けません。オプションを書かないか、新しい盤面を置いてください：`lay(..., { $option }={ $given })`。

error-unknown-described = このゲームに「{ $given }」という質問も設定も選択ルールも図表もありません。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }近い名前：{ $expected }。一覧：質問は`list_questions("{ $game }")`、選択ルールは`describe("{ $game }")`、図表は`read_charts("{ $game }").names`と`.list_names`。
error-ask-unnamed = { $given }がどの設定の値か、わかりません。設定の名前をつけて書いてください：{ $expected }（質問「{ $question }」）。
error-compare = { $given }は比べられません。答え（または読み）か、曲線に、それぞれ名前をつけて渡してください：{ $example }。
explore-sides = 陣営：{ $sides }
explore-players = コンピュータープレイヤー：
explore-player = { $name }：{ $about }
explore-options = オプション：
explore-counts = 終わったゲームで数えるもの：
explore-counted = { $name }：{ $told }
explore-endings = 終わり方：{ $endings }
explore-ending = { $ending }：ゲームの終わり方のひとつ（{ $word }）
explore-order-kinds = 命令の種類：{ $kinds }
explore-word = { $name }：{ $told }。置かれる場所：{ $fields }。盤面での場所：`table.places("{ $name }")`。

error-table-ways = 読み終えるまでに、サイコロの出方が{ $most }通りより多くあります。{ $decisions }回の決定のあと、「{ $decision }」のところで読むのをやめました。そこまでに終わりに着いたのは、確率で{ $done }です。{ $nearer ->
    [none] 知りたい場面に近い盤面を置く
   *[other] そこで止める（`until={ $nearer }`）か、知りたい場面に近い盤面を置く
 }か{ $more ->
    [yes] 、上限を上げる：`read(..., most=...)`
   *[no] {""}
 }、または読む代わりに振ってください：`simulate(1000, ...)`。
explore-setting-chart = { $name }：{ $label }
explore-setting-of = この設定がある質問：{ $questions }
error-table-until = `until`に{ $given }は使えません。決定の回数か、決定の名前（一つでも、いくつでも。`table.decision()[0]`でわかります）か、陣営の名前（その陣営が次に決めるときまで）か、何回目かをつけた名前（`{"{"}"again": 2{"}"}`）か、その状態で止まるかどうかを答える関数を渡してください。
error-table-measure-kind = `measure`に{ $given }は使えません。状態の中の場所（"vp"、"ships.0.hull_lost"）か、状態を受け取る関数を渡してください。
error-unknown-decision = このゲームに「{ $given }」という決定も陣営もありません。あるのは次のものです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-order-part = ここで出せる命令に「{ $given }」という部分はありません。あるのは次のものです：{ $expected }。

error-function = { $role }として渡した関数「{ $called }」が失敗しました：{ $reason }。{ $line ->
    [none] 関数は始まっていません。かっこの中のものを受け取らなければなりません。
    [unknown] 渡したもの：{ $given }。
   *[other] 場所は関数の{ $line }行目、渡したものは{ $given }です。
 }
error-policy-order = { $side }の方針は「{ $decision }」で{ $given }を返しましたが、これは命令ではありません。渡された命令のひとつか、このときだけ代わりに決めるプレイヤーの名前（{ $players }）を返してください。書式のときは、`orders.suggestions()`の（名前、命令）の組から命令を取ります。
error-table-most = `most`は{ $given }にできません。1以上の数を書いてください。
error-table-orders = { $given }は命令ではありません。`table.orders()`のひとつか、並べたもの`[first, second]`を渡してください。
error-table-changes = { $given }は変更ではありません。場所と値の組で書いてください：`change({"{"}"vp": 3{"}"})`。
error-table-saved = { $given }からは盤面を作れません。ファイルの名前か、`new_play`または`load_play`のプレイを渡してください。
error-options-shape = 選択ルールは{ $given }にできません。名前と値の組で書いてください：`options={"{"}name: value{"}"}`。名前：{ $expected }。
error-seats-shape = { $given }ではだれがプレイするか分かりません。全員に一人か、陣営ごとに一人を渡してください：`{"{"}side: player{"}"}`。陣営：{ $expected }。
error-charts-game = { $given }は{ $game }の図表ではありません。`read_charts("{ $game }")`の図表を渡してください（変えたものでもかまいません）。
explore-rolled = { $count }回振りました。それぞれが出た割合と、その確率のある範囲（95 %）です。
error-known-more = { $reason }すべての一覧：`{ $how }`。
error-order-kind = { $given }は命令ではありません。`table.orders()`のひとつを渡してください。
explore-kind-words = { $first }、ほか{ $more }個（すべて：`table.places("{ $place }")[0].values`）
explore-more-lines = …ほか{ $count }件
explore-cells-doubted = { $cells }個の升のうち、ほかにありうる値の挙がっているものは{ $count }個です。
explore-cell-plausible = ほかにありうる値：{ $values }
explore-spread-none = もとになった升にはほかにありうる値が挙がっていないので、何も試していません
explore-spread-still = どれも値を動かしません（`.weakest`は、値を動かすかどうかに関係なく、読んだ中でいちばん弱い出どころです）
error-simulate-processes = `jobs`は{ $given }にできません。同時に動かすプロセスの数を整数で書いてください。
error-simulate-progress = `progress`は{ $given }にできません。終わったゲームの数と全体の数を受け取る関数を渡してください。
explore-curve-flat = { $reason ->
    [none] どの値でも同じです
   *[other] ほかの設定がこのままなら、何を選んでも同じです：{ $reason }
 }
explore-curves-apart = いちばん差があるのは{ $value }のとき：{ $heights }
explore-curves-alike = どこでも差はありません
explore-change = { $cell }：{ $now }ではなく{ $other }
explore-change-set = 値の組「{ $name }」
explore-spread-by = いちばん大きく動かすのは{ $change }
explore-chart-rule = ルール：{ $rule }
explore-chart-dice = サイコロ：{ $dice }
explore-chart-rows = 行：{ $names }
explore-chart-columns = 列：{ $names }
explore-chart-values = 各升に入るもの：{ $values }
explore-reading-stops = 止まったところ：{ $stops }
explore-reading-over = ゲームの終わり
explore-rank = { $names }（今は{ $now }）：{ $lowest }で{ $least }、{ $highest }で{ $most }{ $left ->
    [0] {""}
   *[other] （選べない値が{ $left }個）
 }
explore-rank-flat = 違いなし（どの値でも{ $height }）：{ $names }
error-rank-many = それには答えが{ $count }個いります。一度に求めるのは{ $most }個までです。設定を少なくしてください：`rank(..., settings={ $example }, pairs=True)`。
error-rank-cells = それには答えが{ $count }個いります。一度に求めるのは{ $most }個までです。図表をひとつ選んでください：`rank(..., cells={ $example })`。
error-reach-goal = `reach`の目標に{ $given }は使えません。数を書いてください。平均か、結果をつけるときは0から1までの確率です。
explore-reached = { $names }：{ $now }ではなく{ $values } → { $height }
explore-reach-none = ひとつ変えるだけでは、今（{ $height }）より近くなりません。
error-sweep = { $given }を順に調べることはできません。値を並べるか、名前をつけたものと、そのひとつを受け取る関数を渡してください：`{ $example }`。
error-sweep-reading = 関数が返したのは{ $given }で、平均も確率もありません。答え、読み、標本、集計したゲーム、確率、数のどれかを返してください。
error-sweep-outcome = この結果には平均がありません。どれを数えるかを書いてください：`sweep(..., outcome=...)`。あるのは次のものです：{ $expected }。
error-rolled-given = { $count }回のうち、その条件に当てはまるものはありません。
error-simulate-result = 「{ $given }」は数えられていません。数えられているのは次のものです：{ $expected }。
error-correlation-still = 二つの数の一方がいつも同じなので、相関はありません。
error-correlation-pairs = 結果{ $given }は二つの組ではありません。二つのものを測る（`measure=("ひとつの場所", "もうひとつの場所")`）か、結果から数を取り出す関数を二つ渡してください：`correlation(one, other)`。
explore-orders-none = { $given }に当てはまる命令はここにありません。あるのは{ $count }個で、種類は{ $kinds }です。{ $parts ->
    [none] {""}
   *[other] その部分：{ $parts }。
 }
explore-orders-near = いちばん近いもの：
error-table-never = { $until }に着く前にゲームが終わりました。シード{ $seed }を変えるか、別の方針で遊ばせてください。
error-given-none = その条件に当てはまる結果はありません。あるのは次のものです：{ $expected }。
error-orders-several = これは選べる命令{ $count }個で、続けて出す命令ではありません。ひとつ選んでください：`find_orders(...)[0]`。
error-orders-nothing = 出せる命令がありません。{ $reason }
explore-difference = { $value }{ $kind ->
    [share] ポイント
   *[mean] {""}
 }（95 %：{ $low }から{ $high }）。{ $sure ->
    [yes] 偶然とは考えにくい差です
   *[no] 偶然かもしれません
 }。偶然だけでこれほど（以上に）離れる確率は{ $luck }です。{ $needed ->
    [none] {""}
   *[other] これくらいの差を確かめるには、それぞれ約{ $needed }回いります。
 }
error-difference-parts = 差は二つ、相互作用は四つ（どちらも変えない、一方だけ、もう一方だけ、両方）で求めます。ここには{ $given }個あります。
error-difference-exact = ここには振ったものがないので、偶然はありません。正確な数どうしは、そのまま引き算してください。
error-difference-outcome = どの結果を数えるか書いてください：`difference(outcome)`。あるのは次のものです：{ $expected }。数を比べるときは標本を使います：`result.sample(lambda game: game.turn)`。
