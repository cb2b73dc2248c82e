# アトランティック・チェイス：陣営、選択肢、決めること、指示、できないこと、記録。

## ゲームと陣営

ac-title = アトランティック・チェイス
ac-years = 大西洋、1939〜1942年
ac-hook = ドイツの襲撃艦が大西洋に出ました。わかるのは、いるかもしれない1本の糸だけ。糸を探し、縮め、打撃を加えます。
ac-home-board = アトランティック・チェイスの海図：カナダからノルウェーまでの北大西洋のヘクスに、任務部隊がピンと糸で示されています。
ac-side-German = ドイツ
ac-side-German-short = ドイツ
ac-side-British = イギリス
ac-side-British-short = イギリス

## 選択肢

ac-option-scenario = シナリオ
ac-option-scenario-about = 学ぶためのもの3本、全マップの作戦3本、戦闘盤だけの海戦4本です。自分で書いたシナリオもここに並びます。
ac-option-variant = 合意の変型
ac-option-variant-about = ライン演習作戦で、ドイツ軍は勝利得点1点ずつと引きかえに、さらに2つのグループを得ます。
ac-option-imaginary_side = サイコロが動かす側
ac-option-imaginary_side-about = 1人で練習するとき：主導権の奪取を試みるか、スリップをどう使うかを、片側はサイコロで決めます。
ac-option-opt_damaged_ship_restriction = 損傷艦は攻撃を率いない
ac-option-opt_damaged_ship_restriction-about = 損傷した艦のいる任務部隊は、航空打撃・交戦・海軍捜索を率いられません。
ac-option-opt_cv_limit = 空母は短い糸だけ
ac-option-opt_cv_limit-about = 空母はピンか6ヘクス以下の糸からだけ飛ばせます。イギリス軍に厳しくなります。
ac-option-opt_battle_removes_evasive = 海戦で回避運動を失う
ac-option-opt_battle_removes_evasive-about = 海戦のあと、両方の任務部隊が回避運動を失います。
ac-option-counter_printing = 5隻の値
ac-option-counter_printing-about = 公表のコマのとおりか、ルールブックの図のとおりか。
ac-option-interruption_bands = 中断表の行
ac-option-interruption_bands-about = ルールブックのとおりか、盤のとおりか。盤のほうが、途中で止まることが少なくなります。
ac-option-interruption_vie_kept = 中断の競争に勝ったあと
ac-option-interruption_vie_kept-about = 中断された行動が続くか、それでも取り消しか。
ac-option-miss_with_intel = 情報のあるミス
ac-option-miss_with_intel-about = 主導権の交代が行動の終わりに代わるか、終わりがそのあとに続くか。
ac-option-designation_order = 支援をどちらが先に指定するか
ac-option-designation_order-about = 手番側か、相手側か。
ac-option-dual_role = 1つの部隊の二役
ac-option-dual_role-about = 1つの任務部隊が協同と航空支援を兼ねられるか。
ac-option-target_self_support = 自分を支援する目標
ac-option-target_self_support-about = 攻撃された空母が自分のために飛ばすとき、その糸を航程総計から引くか。
ac-option-walker_inactive = 守りのウォーカー
ac-option-walker_inactive-about = イギリス軍が攻撃されるときも、ウォーカーの協同が4になるか。
ac-option-arctic_weather = 北極線の天候
ac-option-arctic_weather-about = そこではすべて荒天か、航空・時間経過・主導権だけ荒天か。
ac-option-air_across_nonadjacent = 隣接しない辺と航空機
ac-option-air_across_nonadjacent-about = 艦が通れない辺を、航空機はまっすぐ数えてよいか。
ac-option-neutral_port_intel = 中立港は艦を見るか
ac-option-neutral_port_intel-about = 中立港にかかる糸に情報が付くか。
ac-option-signals_lapse = 信号のあとの時間経過
ac-option-signals_lapse-about = そのヘクスの自軍の糸は、縮めてもよいか、縮めなければならないか。
ac-option-recon_stay = その場の偵察
ac-option-recon_stay-about = Uボートが今いるヘクスを偵察できるか。
ac-option-stealth_double = ステルス攻撃の2つの結果
ac-option-stealth_double-about = 1つずつ攻撃側の選ぶ艦に当てるか、2つとも1隻に当てるか。
ac-option-edge_hexes = 端のヘクス
ac-option-edge_hexes-about = マップのとおりか、オランダ沖のヘクスなしか、枠の細い4ヘクスも加えるか。
ac-option-break_away_speed = 速力と離脱
ac-option-break_away_speed-about = -1になるのは、自軍に最も遅い艦があるときか、敵艦のどれかが速いときか。
ac-option-damaged_torpedo = 損傷艦の魚雷
ac-option-damaged_torpedo-about = 損傷した艦がまだ雷撃できるか。
ac-option-gunnery_declaration = 目標の選び方
ac-option-gunnery_declaration-about = 1発ずつか、振る前に全部の目標を言うか。
ac-option-escort_pool = 船団の護衛
ac-option-escort_pool-about = なしか、船団ごとに駆逐艦戦隊1つか。わからない表の代わりにわたしたちが決めました。
ac-option-inset_maps = 挿入マップ
ac-option-inset_maps-about = ヘクスがわからないので、プレイできません。
ac-value-T1 = 海峡を横切る線（1939年11月）
ac-value-T2 = 空母ただ1隻（1940年6月）
ac-value-T3 = もう一度見つけよ（1941年5月）
ac-value-OP4 = ベルリン作戦（1941年1〜3月）
ac-value-OP5 = ライン演習作戦（1941年5月）
ac-value-MS1 = 海戦：追いつめられて（ラプラタ沖）
ac-value-MS5 = 海戦：こんな味方がいては（メルセルケビール）
ac-value-MS6 = 海戦：苦い教訓（船団HX84）
ac-value-MS9 = 海戦：ビスマルクを沈めよ（デンマーク海峡）
ac-value-X1 = シュポルトパラスト作戦（1942年3月）
ac-value-none = なし
ac-value-Jutland = ドイツ艦を増やす
ac-value-German = ドイツ
ac-value-British = イギリス
ac-value-True = あり
ac-value-False = なし
ac-value-final = 公表のコマ
ac-value-rulebook_diagrams = ルールブックの図
ac-value-rulebook = ルールブック
ac-value-board = 盤
ac-value-resume = 続く
ac-value-cancel = 取り消し
ac-value-replaces = 代わりになる
ac-value-keeps = そのあとに続く
ac-value-active_first = 手番側が先
ac-value-inactive_first = 相手側が先
ac-value-allowed = できる
ac-value-forbidden = できない
ac-value-not_deducted = 引かない
ac-value-deducted = 引く
ac-value-minus_four = -4
ac-value-local = すべて荒天
ac-value-initiative_only = 航空・時間経過・主導権
ac-value-blocked = 数えない
ac-value-no_trigger = 付かない
ac-value-trigger = 付く
ac-value-may = 縮めてもよい
ac-value-must = 縮めなければならない
ac-value-separate = 1つずつ
ac-value-same_ship = 2つとも1隻
ac-value-official = マップのとおり
ac-value-strict = 17,-4なし
ac-value-slivers = 細い4ヘクスも
ac-value-own_slowest = 自軍が最も遅い
ac-value-enemy_faster = 速い敵がいる
ac-value-sequential = 1つずつ
ac-value-all_first = 振る前に全部
ac-value-one_dd = 駆逐艦戦隊1つずつ
ac-value-off = 使わない

## 決めること

ac-decision-act = 次は何をしますか。
ac-decision-act-help = 主導権があります。失うか渡すまで、何回でも行動できます。
ac-decision-plot = 糸をどこへ延ばしますか。
ac-decision-plot-help = どちらの端にも、全部で15ヘクスまで付け足せます。赤い印は、新しいヘクスに情報が付く場所です。十分に長くなったら終わります。
ac-decision-plot_gate = 港のどのヘクスから出ますか。
ac-decision-plot_gate-help = この港はいくつかのヘクスに触れています。
ac-decision-recon = どのヘクスへ行きますか。
ac-decision-recon-help = そこにある敵の糸すべてに情報が付きます。敵の港と航空基地のヘクスには行けません。
ac-decision-support_first = だれがこの行動を支援しますか。
ac-decision-support_first-help = 目標ヘクスの協同部隊1つまでと、2ヘクス以内の航空支援元1つまでです。支援した部隊は、あとで時間経過をします。
ac-decision-support_second = だれがあなたの側を支援しますか。
ac-decision-support_second-help = 目標ヘクスの協同部隊1つまでと、2ヘクス以内の航空支援元1つまでです。その長さを総計から引きます。
ac-decision-remove_intel = ジャンスールは情報を外しますか。
ac-decision-remove_intel-help = シナリオで1回、今指定したイギリスかフランスの任務部隊から外せます。
ac-decision-roll_of_active = 指揮官が航程総計のために振りますか。
ac-decision-roll_of_active-help = サイコロ2個を振ってから、足すか、引くか、力を残すかを決めます。
ac-decision-roll_of_other = 指揮官が航程総計のために振りますか。
ac-decision-roll_of_other-help = サイコロ2個を振ってから、足すか、引くか、力を残すかを決めます。
ac-decision-total_of_active = 指揮官の目をどうしますか。
ac-decision-total_of_active-help = 総計が小さいほど攻撃側に有利です。やめれば力は残ります。
ac-decision-total_of_other = 指揮官の目をどうしますか。
ac-decision-total_of_other-help = 総計が大きいほど目標に有利です。やめれば力は残ります。
ac-decision-evade = 目標の回避運動を使いますか。
ac-decision-evade-help = 攻撃に、晴天で-1、荒天で-2です。マーカーはなくなります。
ac-decision-slip = スリップをどう使いますか。
ac-decision-slip-help = 報告のある糸をピンにするか、目標に回避運動を与えます。どちらでも、行動は取り消しです。
ac-decision-leader_dice = 指揮官がサイコロを変えますか。
ac-decision-leader_dice-help = もう目を見ました。力はシナリオで1回です。
ac-decision-place = 不意を突かれた艦をどこに置きますか。
ac-decision-place-help = 敵の艦を、1隻ずつ近ゾーンか遠ゾーンに置きます。
ac-decision-set_up_smoke = どの艦が煙幕を張って始めますか。
ac-decision-set_up_smoke-help = 煙幕は、その艦と、ほかに2隻までを隠します。1隻ずつ選び、もうなければ「しない」を選びます。
ac-decision-cover = 煙幕はどの艦を隠しますか。
ac-decision-cover-help = 同じゾーンの自軍の艦2隻までです。
ac-decision-fire = どの艦がどの艦を撃ちますか。
ac-decision-fire-help = 1隻1回です。全部が撃ってから、ヒットがまとめて効きます。
ac-decision-launch = どの艦が雷撃しますか。
ac-decision-launch-help = 至近ゾーンから、煙幕なしで、シナリオを通じて1回です。
ac-decision-manoeuvre = この艦はどこへ動きますか。
ac-decision-manoeuvre-help = 1ゾーンまで、遅い艦から動きます。煙幕も張れます。
ac-decision-break_away = 海戦から離れたいですか。
ac-decision-break_away-help = 両者が望めば終わりです。片方だけなら、サイコロ2個で9以上が要ります。
ac-decision-leave_alone = 1隻だけ抜け出しますか。
ac-decision-leave_alone-help = 回避運動を使って、遠ゾーンの1隻が海戦を去ります。
ac-decision-leader_goes = 指揮官はどの艦に移りますか。
ac-decision-leader_goes-help = 乗艦が沈んだか、新たに損傷しました。同じ任務部隊の別の艦に移ります。
ac-decision-seize = 主導権の奪取を試みますか。
ac-decision-seize-help = サイコロ2個に、失敗数と回避運動を足して9以上です。試みなければ、自軍の任務部隊1つが回避運動を得ます。
ac-decision-vie = 主導権の競争：回避運動を使いますか。
ac-decision-vie-help = 1個ずつ振り、失敗数と回避運動を足します。大きいほうが主導権を取り、同じなら変わりません。
ac-decision-may_lapse = この糸も縮めますか。
ac-decision-may_lapse-help = 信号のヘクスを通っています。
ac-decision-lapse_by = サイコロにしますか、速力にしますか。
ac-decision-lapse_by-help = 糸の一部が北極線にあるので、選べます。
ac-decision-lapse_ends = 糸のどこを残しますか。
ac-decision-lapse_ends-help = ヘクスは端から除きます。情報のあるヘクスは、情報限度を使わないかぎり残ります。最後の1つがなくなるなら、ピンを置く場所を選びます。
ac-decision-reorganize = 何を再編しますか。
ac-decision-reorganize-help = 分離、合同、増援をいくつでもできます。増援に失敗すると終わり、主導権を失います。任務部隊がすべて使われていて、その港に自軍の捕捉地点もなければ、すぐに失敗します。
ac-decision-split = どの艦がいっしょに行きますか。
ac-decision-split-help = 少なくとも1隻は残ります。
ac-decision-split_markers = どちらの任務部隊がマーカーを持ちますか。
ac-decision-split_markers-help = 新しいマーカーは作りません。
ac-decision-failed_lapse = どの糸を縮めますか。
ac-decision-failed_lapse-help = 増援に失敗しました。自軍の糸が1つ縮み、主導権が移ります。
ac-decision-early_or_late_evade = 回避運動を使って選びますか。
ac-decision-early_or_late_evade-help = 糸のどちら側を残すかを、敵の代わりに決められます。
ac-decision-shadow_evade = 回避運動を使って選びますか。
ac-decision-shadow_evade-help = どの3ヘクスを残すかを、敵の代わりに決められます。
ac-decision-early_or_late = 糸のどちら側を残しますか。
ac-decision-early_or_late-help = 糸に穴があきました。片側を除きます。
ac-decision-shadow = どの3ヘクスを残しますか。
ac-decision-shadow-help = 捜索されたヘクスは必ず残します。
ac-decision-skirmish = 制限海戦をしますか。
ac-decision-skirmish-help = 1ラウンドだけ、全艦が遠ゾーンです。しなければ、敵に触接が付きます。
ac-decision-choose_hit = どの艦にヒットを与えますか。
ac-decision-choose_hit-help = 目標のどの艦でもかまいません。
ac-decision-choose_damaged = どの艦を損傷させますか。
ac-decision-choose_damaged-help = もう損傷している艦は沈みます。
ac-decision-choose_slow = どの遅い艦にヒットを与えますか。
ac-decision-choose_slow-help = 当たるのは低速と鈍速の艦だけです。
ac-decision-choose_very_slow = どの鈍速の艦にヒットを与えますか。
ac-decision-choose_very_slow-help = 当たるのは鈍速の艦だけです。

## 指示

ac-order-air-strike = { $source ->
    [airbase] { $launch }の航空基地
   *[other] { $launch }の{ $source }
 }から{ $hex }の{ $target }へ航空打撃
ac-order-complete = { $task_force }が{ $port }に入港する（完了）
ac-order-engage = { $task_force }が{ $target }と交戦
ac-order-naval-search = { $task_force }が{ $hex }で{ $target }を海軍捜索
ac-order-pass = { $task_force ->
    [none] パス
   *[other] パス、{ $task_force }を縮める
 }
ac-order-all-pass = 全パス：自軍の糸をすべて縮める
ac-order-reorganize = 再編
ac-order-signals = 信号：{ $target }を{ $hex }のピンにする
ac-order-send-stealth-force = { $force }を偵察に出す
ac-order-stealth-attack = { $force }が{ $target }を攻撃
ac-order-plot-course = { $task_force }の針路を描き直す
ac-order-enter-box = { $task_force }が{ $box }のボックスに入る
ac-order-leave-box = { $task_force }が{ $hex }へ出る
ac-order-disperse = { $ship }が散開
ac-order-add-segment = { $end ->
    [front] 先頭に足す：{ $hex }
   *[back] 末尾に足す：{ $hex }
 }
ac-order-end-course = ここで航程を終える
ac-order-go-to = { $hex }へ
ac-order-support = { $coordination ->
    [none] { $air ->
        [none] 支援なし
       *[other] { $launch }から{ $air ->
            [airbase] 航空基地
           *[other] { $air }
         }が航空支援
     }
   *[other] { $air ->
        [none] { $coordination }が協同
       *[other] { $coordination }が協同、{ $launch }から{ $air ->
            [airbase] 航空基地
           *[other] { $air }
         }が航空支援
     }
 }
ac-order-take-intel = { $hex }の{ $task_force }の情報を外す
ac-order-roll-for-leader = { $leader }が振る
ac-order-change-total = { $how ->
    [add] 総計に足す
    [subtract] 総計から引く
   *[decline] 力をあとに残す
 }
ac-order-turn-die = { $leader }が{ $face }の目を6にする
ac-order-add-two = { $leader }が2を足す
ac-order-decline = しない
ac-order-spend-evasive = { $task_force ->
    [none] マーカーを残す
   *[other] { $task_force }の回避運動を使う
 }
ac-order-slip-signals = 信号：{ $target }を{ $hex }のピンにする
ac-order-slip-evasive = 目標が回避運動を得る
ac-order-strike-ship = { $ship }
ac-order-keep-line = { $hexes }を残す
ac-order-limited-battle = { $yes ->
    [yes] 制限海戦をする
   *[no] しない：触接
 }
ac-order-lapse-by = { $how ->
    [die] サイコロを振る
   *[speed] 速力による
 }
ac-order-lapse = { $station ->
    [none] 先頭から{ $front }、末尾から{ $back }を除く
   *[other] 全部除き、{ $station }にピン
 }
ac-order-try-to-seize = { $evasive ->
    [none] 奪取を試みる
   *[other] { $evasive }の回避運動を使って試みる
 }
ac-order-seize-by-leader = リュッチェンスが振らずに主導権を取る
ac-order-take-evasive = { $task_force ->
    [none] 試みない
   *[other] 試みない：{ $task_force }が回避運動を得る
 }
ac-order-vie = { $evasive ->
    [none] マーカーなしで競争
   *[other] { $evasive }の回避運動を使って競争
 }
ac-order-split = { $task_force }から{ $ship }を分ける
ac-order-move-ship = { $ship }もいっしょに行く
ac-order-end-split = 新しい任務部隊はこれでよい
ac-order-assign-markers = { $contact ->
    [none] 回避運動は{ $evasive }へ
   *[other] { $evasive ->
        [none] 触接は{ $contact }へ
       *[other] 触接は{ $contact }、回避運動は{ $evasive }へ
     }
 }
ac-order-merge = { $task_force }を{ $into }に合同
ac-order-reinforce = { $join ->
    [none] グループ{ $group }の増援を試みる
   *[other] グループ{ $group }の増援を試み、{ $join }に加える
 }
ac-order-end-reorganize = これで終わり
ac-order-lapse-force = { $task_force }を縮める
ac-order-place-ship = { $ship }：{ $zone }
ac-order-make-smoke = { $ship }が煙幕を張る
ac-order-cover = { $others ->
    [none] { $ship }はほかを隠さない
   *[other] { $ship }が{ $others }も隠す
 }
ac-order-fire = { $ship }が{ $target }を撃つ
ac-order-cease-fire = これで終わり
ac-order-launch = { $ship }が{ $target }を雷撃
ac-order-manoeuvre = { $ship }：{ $zone }{ $smoke ->
    [yes] 、煙幕
   *[no] {""}
 }{ $disperse ->
    [yes] 、散開
   *[no] {""}
 }
ac-order-go-aboard = { $leader }が{ $ship }に移る
ac-order-break-away = { $yes ->
    [yes] 離脱する
   *[no] 残る
 }
ac-order-leave-alone = { $ship ->
    [none] だれも抜けない
   *[other] { $ship }が抜け出す
 }

## 今できないこと

ac-refusal-course = { $force }の航程
ac-refusal-completion = { $force }の完了
ac-refusal-attack = { $force }の攻撃
ac-refusal-engage = { $force }が{ $target }と交戦
ac-refusal-search = { $force }が{ $target }を海軍捜索
ac-refusal-strike = { $force }の航空打撃
ac-refusal-stealth = { $force }が{ $target }を攻撃
ac-refusal-segment = { $hex }への糸
ac-refusal-recon = { $hex }の偵察
ac-refused-too-long = 糸は15ヘクスまでです。
ac-refused-no-way-on = 糸の端の隣に、空いたヘクスがありません。
ac-refused-intel = { $hex }に情報があります。報告された糸は港にすべりこめません。
ac-refused-line-too-long = 糸が{ $length }ヘクスあります。完了できるのは6までです。
ac-refused-in-port-box = 港ボックスにいます。安全ですが、何もできません。
ac-refused-convoy = 船団は攻撃を率いません。
ac-refused-damaged-ship = この選択肢では、損傷した艦は攻撃を率いません。
ac-refused-no-station = 海戦に引きこめるのはピンだけです。{ $hex }の敵はまだ糸です。
ac-refused-station = 捜索できるのは糸だけです。敵が{ $hex }にいることは、もうわかっています。
ac-refused-bad-weather = 航空機は晴天でだけ飛べます。
ac-refused-carrier-line-too-long = この選択肢では、空母はピンか短い糸からだけ飛ばせます。今は{ $length }ヘクスです。
ac-refused-arctic-launch = 北極線からは発進できません。
ac-refused-not-exposed = 糸を攻撃できるのは、触接か情報があるところだけです。
ac-refused-no-hex = そこへは行けません。
ac-refused-crosses-itself = 糸はもうそこにあります。糸は自分と交わりません。
ac-refused-not-adjacent-side = この2つのヘクスの間は陸です。この辺は越えられません。
ac-refused-canal = 運河を使えるのはドイツの艦だけです。
ac-refused-hole = このヘクスは糸の端の隣ではありません。
ac-refused-branch = このヘクスは糸の途中の隣です。糸の端は2つだけで、枝分かれはしません。
ac-refused-empty = 糸には少なくとも1つのヘクスが要ります。
ac-refused-enemy-base = 敵の港か航空基地があります。
ac-refused-must-move = もうそこにいます。偵察では動かなければなりません。
ac-refused-one-counter = この艦の駒は1つだけです。
ac-refused-slowest-too-fast = いちばん遅い艦が、いちばん速い艦より速いことはありません。
ac-refused-no-variant = このグループは、取り決めていない変形のものです。
ac-refused-intel-without-segment = { $own }ヘクスの糸に情報を{ $intel }個は置けません。1ヘクスに1個までです。
ac-refused-no-damaged-side = この駒に損傷の面はありません。
ac-refused-apart = 2つの部隊は{ $hex }で出会っていません。
ac-refused-too-far = { $hex }は遠すぎます。航空機が届くのは{ $range }ヘクスまでです。
ac-refused-no-port = { $port }にいないか、その港が自軍のものではありません。

## 記録

ac-log-begins = シナリオ{ $scenario }が始まります。主導権は{ $side }にあります。
ac-log-initiative = 主導権が{ $side }に移ります（{ $turn }）。
ac-log-weather = { $weather ->
    [good] 天候が回復しました。
   *[bad] 天候が荒れました。
 }
ac-log-plot = { $side }の任務部隊{ $force }が航程を引きます。
ac-log-plotted = { $force }の糸は{ $length }ヘクスになりました。
ac-log-intel = { $force }が{ $hex }で報告されました：情報。
ac-log-air-strike = { $side }が{ $hex }の{ $target }を空から攻撃します（{ $force ->
    [airbase] 航空基地
   *[other] { $force }
 }）。
ac-log-engage = { $force }が{ $hex }で{ $target }を海戦に引きこもうとします。
ac-log-naval-search = { $force }が{ $hex }で{ $target }を探します。
ac-log-stealth-attack = { $force }が{ $hex }の{ $target }をひそかに攻撃します。
ac-log-coordinates = { $force }が協同します。
ac-log-air-support = { $hex }から{ $side }の航空支援（{ $force ->
    [airbase] 航空基地
   *[other] { $force }
 }）。
ac-log-leader = { $side }の{ $leader }が力を使います。
ac-log-leader-moves = { $leader }は{ $ship }に移ります。
ac-log-leader-lost = { $leader }は失われました。
ac-log-total = { $leader }が航程総計を{ $change }変えます。
ac-log-interruption = 中断：{ $result }。
ac-log-evasive = { $force }が回避運動を得ます。
ac-log-evasive-spent = { $force }が回避運動を使います。
ac-log-result = 合計{ $rolled }、航程総計{ $total }：{ $results }。
ac-log-miss-with-intel = { $side }の部隊に情報があるままミス：主導権が移ります。
ac-log-contact = { $hex }で{ $force }に触接。
ac-log-lose-contact = { $hex }の{ $force }との触接を失いました。
ac-log-sighted = { $force }を視認：{ $hex }のピンになります。
ac-log-early-or-late = 早すぎか遅すぎ：{ $force }は{ $hex }にいません。
ac-log-shadow = { $force }を追尾：残るのは3ヘクスまでです。
ac-log-kept = { $force }は{ $count }ヘクスになりました。
ac-log-too-fast = { $force }は速くて当たりません。
ac-log-identified = { $force }が確認されました。{ $ships }です。
ac-log-lapse = { $count ->
    [0] 時間が経ちましたが、{ $force }は縮みません。
   *[other] 時間が経ち、{ $force }は{ $count }ヘクス縮みます。
 }
ac-log-station = { $force }は{ $hex }のピンになります。
ac-log-signals = 信号：{ $target }は{ $hex }のピンになります。
ac-log-recon = { $force }が{ $hex }へ行きます。
ac-log-pass = { $force ->
    [none] { $side }がパスします。
   *[other] { $side }がパスし、{ $force }が縮みます。
 }
ac-log-all-pass = { $side }がパスし、{ $leader }が糸をすべて縮めます。
ac-log-seize = { $side }が主導権の奪取を試みます：{ $total }。{ $won ->
    [yes] 成功です。
   *[no] 失敗です。失敗数が上がります。
 }
ac-log-declined = { $side }は主導権の奪取を試みません。
ac-log-vie = 競争：{ $side }が{ $total }、相手が{ $active }。{ $won ->
    [yes] 主導権を取ります。
   *[no] 主導権は変わらず、失敗数が上がります。
 }
ac-log-completion = { $force }が{ $port }に入ろうとします。
ac-log-completion-fails = { $force }は港に入れません。
# 国名の付いた艦。「イギリスの船団」のように名前が国を言うときは付けない。
ac-log-whose-ship = { $whose ->
    [none] { $ship }
   *[other] { $whose }の{ $ship }
 }
ac-log-completed = { ac-log-whose-ship }が港に着きました。
ac-log-sunk = { ac-log-whose-ship }が沈みました。
ac-log-exited = { ac-log-whose-ship }が海戦を去りました。
ac-log-hit = { ac-log-whose-ship }に{ $hits }ヒット。
ac-log-damaged = { ac-log-whose-ship }が損傷しました。
ac-log-disperses = { $ship }が散開します。
ac-log-enters-box = { $force }が{ $box }のボックスに入ります。
ac-log-leaves-box = { $force }が港を出て{ $hex }へ。
ac-log-reorganize = { $side }が再編します。
ac-log-split = { $new }が{ $force }から分かれます。
ac-log-merge = { $force }が{ $into }に加わります。
ac-log-enters = { $side }のグループ{ $group }が{ $port }でプレイに入ります。
ac-log-not-entered = { $side }のグループ{ $group }はまだ準備ができていません。
ac-log-battle = { $hex }で海戦：{ $force }対{ $target }、{ $rounds }ラウンド。
ac-log-battle-over = 海戦が終わりました。
ac-log-round = 海戦の第{ $round }ラウンド。
ac-log-shot = { $ship }が{ $target }を撃つ（{ $range }）：{ $total }、{ $hits ->
    [0] 水柱
   *[other] { $hits }ヒット
 }。
ac-log-torpedo = { $ship }が{ $target }を雷撃：{ $total }、{ $hits ->
    [0] 効果なし
   *[other] { $hits }ヒット
 }。
ac-log-manoeuvre = { ac-log-whose-ship }：{ $zone }。
ac-log-wants-away = { $side }は離れたいと言います。
ac-log-break-away = { $side }が離脱を試みます：{ $total }。{ $won ->
    [yes] 成功です。
   *[no] 失敗です。
 }
ac-log-leaves-alone = { $ship }が海戦から抜け出します。
ac-log-points = 勝利得点：ドイツ{ $german }、イギリス{ $british }。
ac-log-level = { $side }が{ $level ->
    [decisive] 決定的
   *[marginal] 限定的
 }な勝利の条件を満たしました。

## 終わり方

ac-outcome-points = { $winner }が勝利得点で勝ちました。
ac-outcome-tie = 勝利得点は同じです。シナリオにより{ $winner }の勝ちです。
ac-outcome-decisive = { $winner }の決定的な勝利です。
ac-outcome-marginal = { $winner }の限定的な勝利です。
ac-outcome-none = どちらも勝利の条件を満たしませんでした。
ac-ending-points = 勝利得点
ac-ending-tie = 同点
ac-ending-decisive = 決定的
ac-ending-marginal = 限定的
ac-ending-none = 条件を満たさない

## 何のための振りか

ac-why-air_strike = 航空打撃
ac-why-engage = 交戦
ac-why-naval_search = 海軍捜索
ac-why-stealth_attack = ステルス攻撃
ac-why-interruption = 中断
ac-why-leader_total = 指揮官の見当（総計）
ac-why-lapse = 時間経過
ac-why-seize = 主導権の奪取
ac-why-vie_active = 競争：持つ側
ac-why-vie_inactive = 競争：奪う側＋失敗数
ac-why-weather = 天候
ac-why-slip_choice = スリップ
ac-why-imaginary_choice = サイコロが動かす側
ac-why-reinforcement = 増援
ac-why-gunnery = 砲撃
ac-why-identity = どの艦か
ac-why-torpedo = 雷撃
ac-why-break_away = 離脱

## シナリオのファイル

ac-error-counter-hits = 命中を受けた艦に、耐えられる命中数がありません（図表ship_countersの列hitsとsink、ルール6.1）。整数が必要です。「なし」でよいのは船団、戦隊、砲台だけです。
ac-error-counter-speed = カウンター{ $ship }の速度が必要ですが、書かれていません（図表ship_countersの列{ $column }、ルール6.1）。次のどれかを書いてください：{ $expected }。
ac-error-scenario-missing = シナリオのファイル{ $file }を読めません。ないか、大きすぎます。
ac-error-scenario-folder = { $variable }の示すフォルダーがありません：{ $given }。
ac-error-scenario-toml = { $file }の{ $line }行：TOMLとして読めません：{ $given }（ルール{ $rule }）。
ac-error-scenario-twice = { $file }の{ $line }行、{ $where }：{ $given }が2回あります（ルール{ $rule }）。
ac-error-scenario-entry-missing = { $file }の{ $line }行、{ $where }：項目{ $expected }がありません（ルール{ $rule }）。
ac-error-scenario-entry = { $file }の{ $line }行：項目{ $given }はここでは意味がありません。{ $nearest }のことですか。使えるもの：{ $expected }（ルール{ $rule }）。
ac-error-scenario-value = { $file }の{ $line }行、{ $where }：{ $given }ではなく{ $expected }が要ります（ルール{ $rule }）。
ac-error-scenario-unknown = { $file }の{ $line }行、{ $where }：{ $given }はありません。{ $nearest }のことですか。使えるもの：{ $expected }（ルール{ $rule }）。
ac-error-scenario-no-source = { $file }の{ $line }行：部隊、場所、勝利の出どころを書いてください（項目source、ルール{ $rule }）。
ac-error-scenario-no-forces = { $file }の{ $line }行：両方の側に部隊が要ります（ルール{ $rule }）。
ac-error-scenario-no-ships = { $file }の{ $line }行、{ $where }：部隊には少なくとも1隻が要ります（ルール{ $rule }）。
ac-error-scenario-identities = { $file }の{ $line }行、{ $where }：未確認の部隊には、艦の代わりに、サイコロの目ごとに{ $expected }通りの正体を書きます。今は{ $given }です（ルール{ $rule }）。
ac-error-scenario-taken = { $file }の{ $line }行、{ $where }：{ $given }をコマの数（{ $expected }）より多く使っています（ルール{ $rule }）。
ac-error-scenario-leader-side = { $file }の{ $line }行、{ $where }：{ $given }は{ $expected }の指揮官です（ルール{ $rule }）。
ac-error-scenario-too-many-forces = { $file }の{ $line }行、{ $where }：任務部隊が{ $given }あります。{ $expected }までです（ルール{ $rule }）。
ac-error-scenario-intel-on-station = { $file }の{ $line }行、{ $where }：捕捉地点に情報は付きません（ルール{ $rule }）。
ac-error-scenario-u-boat-box = { $file }の{ $line }行、{ $where }：Uボート・ボックスはドイツのUボートのもので、{ $given }のものではありません（ルール{ $rule }）。
ac-error-scenario-port-side = { $file }の{ $line }行、{ $where }：{ $given }は{ $expected }の港です（ルール{ $rule }）。
ac-error-scenario-box-side = { $file }の{ $line }行、{ $where }：ボックス{ $given }には{ $expected }側の港がありません（ルール{ $rule }）。
ac-error-scenario-control = { $file }の{ $line }行：この年の{ $given }は{ $expected }のどれかです。項目controlで決めてください（ルール{ $rule }）。
ac-error-scenario-end = { $file }の{ $line }行、{ $where }：{ $given }は終了条件ではありません（ルール{ $rule }）。
ac-error-scenario-each-or-once = { $file }の{ $line }行、{ $where }：eachかonceのどちらか1つを書いてください（ルール{ $rule }）。
ac-error-scenario-condition = { $file }の{ $line }行、{ $where }：{ $given }は条件として読めません（ルール{ $rule }）。
ac-error-scenario-line-empty = { $file }の{ $line }行、{ $where }：線には少なくとも1つのセグメントが要ります（ルール{ $rule }）。
ac-error-scenario-line-no-hex = { $file }の{ $line }行、{ $where }：{ $given }は使えるヘクスではありません（ルール{ $rule }）。
ac-error-scenario-line-too-long = { $file }の{ $line }行、{ $where }：{ $given }のセグメントは多すぎます。線は{ $expected }までです（ルール{ $rule }）。
ac-error-scenario-line-crosses-itself = { $file }の{ $line }行、{ $where }：線が{ $given }に2回あります（ルール{ $rule }）。
ac-error-scenario-line-not-adjacent-side = { $file }の{ $line }行、{ $where }：線は{ $given }への辺を越えられません（ルール{ $rule }）。
ac-error-scenario-line-canal = { $file }の{ $line }行、{ $where }：運河を通って{ $given }へ行けるのはドイツの線だけです（ルール{ $rule }）。
ac-error-scenario-line-hole = { $file }の{ $line }行、{ $where }：{ $given }は前のヘクスの隣ではありません。線に穴があります（ルール{ $rule }）。
ac-error-scenario-line-branch = { $file }の{ $line }行、{ $where }：{ $given }は前のセグメントの隣ですが、線の端の隣ではありません。線は枝分かれしません（ルール{ $rule }）。
