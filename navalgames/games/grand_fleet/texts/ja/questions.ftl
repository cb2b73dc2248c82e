# 実験室の問い：題名、内容、設定、値、結果

## 組

gf-group-initiative = 敵は出てくるか
gf-group-armament = 港の艦
gf-group-placement = かくれんぼ
gf-group-manoeuvre = 戦闘主導権
gf-group-gunnery = 砲撃と損害
gf-group-round = 1回の砲撃ラウンド
gf-group-battle = 1つのヘクスの戦闘
gf-group-submarines = 潜水艦戦
gf-group-ending = 戦争の終わり方

## 敵は出てくるか

gf-question-initiative = 攻勢をとるのはどちら？
gf-question-initiative-about = 両陣営がサイコロを1個か2個振り、大きい目を使います。2以上大きければ攻勢側になり、4以上なら必ず決戦を挑みます。
gf-question-initiative-points = 偶奇の一致の代償
gf-question-initiative-points-about = 2個の目が偶数どうしか奇数どうしなら、振った側が1VPを失います。ここでは両陣営の合計を見ます。
gf-question-best-die = 使われる目
gf-question-best-die-about = 何個振っても、使うのはいちばん大きい目です。ゲームで振れるのは1個か2個ですが、比べるために3個もあります。
gf-question-parity-loss = 2個の偶奇がそろう確率
gf-question-parity-loss-about = 2個目のサイコロで1VPを失うのは、どのくらいの割合でしょうか。
gf-question-battle-decision = このターンに決戦は起こるか？
gf-question-battle-decision-about = 攻勢側は決戦を挑めます。差が4以上なら必ず挑みます。相手は拒否できますが、3VPを失います。
gf-question-battle-decision-points = 砲撃の前に動くVP
gf-question-battle-decision-points-about = 偶奇の一致と決戦の拒否で、このターンに動くVPです。

## 港の艦

gf-question-deployment = 何隻が戻ってくるか？
gf-question-deployment-about = DDboxの艦は番号の付いた6つのボックスにいます。1回振るごとに1つのボックスが呼ばれ、中の艦がすべて出てきます。各ボックスに入る艦の数には限りがあり、入りきらない艦はボックス0に置かれます。ボックス0が呼ばれることはありません。
gf-question-box-called = 特定のボックスは呼ばれるか？
gf-question-box-called-about = その番号の目が少なくとも1回出れば、ボックスの艦が出てきます。
gf-question-boxes-called = いくつのボックスが呼ばれるか？
gf-question-boxes-called-about = 2回振っても同じ目が出れば、呼ばれるボックスは1つだけです。
gf-question-detachment = 転出の後、何隻残るか？
gf-question-detachment-about = 転出では、出た目とちょうど同じ数の艦がDDboxに移ります。

## かくれんぼ

gf-question-fleets-formed = この艦で、艦隊はいくつできる？
gf-question-fleets-formed-about = すべての艦が出撃します。艦隊の数と大きさの制限が許すかぎり、巡洋戦艦、ド級戦艦、前ド級戦艦を別々の艦隊に分けます。3隻に満たない種類はほかの艦に加わり、艦隊のないマーカーはダミーになります。サイコロは振りません。
gf-question-marker-real = このマーカーは本物の艦隊か？
gf-question-marker-real-about = どちらの陣営も、すべてのマーカーを裏向きでマップに置きます。艦のいないものはダミーです。
gf-question-markers-meet = このヘクスに艦隊はいくつあるか？
gf-question-markers-meet-about = 混ぜて裏向きにしたマーカーのうち、いくつかが1つのヘクスにあります。そのうち本物の艦隊はいくつでしょうか。
gf-question-meeting = このヘクスで戦闘になるか？
gf-question-meeting-about = 両陣営の裏向きのマーカーが1つのヘクスにあります。戦闘になるのは、どちらにも本物の艦隊がいるときだけです。
gf-question-interception-weight = ヘクスのマーカーの重み
gf-question-interception-weight-about = 裏向きのマーカーの重みは1、表向きの高速艦隊は2です。自軍の本拠地ヘクスでは、どちらも2倍になります。
gf-question-interception = このヘクスを動かせるのは？
gf-question-interception-about = 両陣営のマーカーがあるヘクスは、重みの大きい側が動かせます。
gf-question-control-points = 制圧したヘクスで何VP得られるか？
gf-question-control-points-about = 攻勢側は、制圧した敵ヘクスの値を合計し、最後に端数を切り捨てます。
gf-question-control = 襲撃で何VP得られるか？
gf-question-control-about = 敵のヘクスに、攻勢側の裏向きのマーカーだけがあります。制圧するのは本物の艦隊だけです。値を合計し、端数を切り捨てます。

## 戦闘主導権

gf-question-combat-initiative = 戦闘主導権数
gf-question-combat-initiative-about = サイコロ1個に修正を加えます。本拠地ヘクス+1、高速艦隊1個ごとに+1、低速艦隊1個ごとに-1、半砲撃+2、さらに、混乱の危険と引きかえに過剰運動数を加えられます。
gf-question-confusion = 艦隊は混乱するか？
gf-question-confusion-about = 過剰運動をする側は、その数を目に加えます。出た目がその数以下なら艦隊は混乱します。混乱すると、砲撃も選択もできません。
gf-question-choices-won = 状況をいくつ選べるか？
gf-question-choices-won-about = 数の大きい側は、混乱していなければ、差2ごとに状況を1つ選べます。イギリスが選ぶ数をプラス、ドイツが選ぶ数をマイナスで表します。

## 砲撃と損害

gf-question-gunnery-total = これらの艦の合計砲撃数は？
gf-question-gunnery-total-about = 距離によって1隻ごとの砲撃値が変わります。半砲撃なら、合計を半分にして端数を切り捨てます。サイコロは振りません。
gf-question-gunnery-targets = 何隻を目標にできるか？
gf-question-gunnery-targets-about = 1隻ごとに防御値の分の砲撃数が必要です。余りは無効です。サイコロは振りません。
gf-question-points-fired = 戦闘主導権の後、合計砲撃数はいくつか？
gf-question-points-fired-about = 両陣営が戦闘主導権のサイコロを振り、勝った側が、設定した方針で状況を選びます。
gf-question-damage = 1回の損害判定の結果は？
gf-question-damage-about = サイコロ2個の合計を損害表で読みます。ドイツ艦は1を引くので、表は1から始まります。損傷した艦は戦列を離れて損傷艦と分遣艦のボックス（DDbox）に入り、あとのターンに戻れます。
gf-question-salvo = 目標のうち何隻が沈むか？
gf-question-salvo-about = 必要な砲撃数を受けた艦は、1隻ごとに損害判定を1回行います。DDboxへ行く艦は損傷で、ここでは数えません。あとで戻れます。
gf-question-salvo-out = 目標のうち何隻が戦闘から離れるか？
gf-question-salvo-out-about = 沈没した艦も、DDboxに送られた艦も、戦闘から離れます。
gf-question-salvo-points = 1回の斉射で何VP得られるか？
gf-question-salvo-points-about = 新しい戦艦は1隻沈めるごとに1VPです。前ド級戦艦は、ゲームを通して数え、ドイツは3隻ごと、イギリスは2隻ごとに1VPです。

## 1回の砲撃ラウンド

gf-question-round-of-gunnery = 1ラウンドで何隻が沈むか？
gf-question-round-of-gunnery-about = 1つのヘクスにいる2つの兵力の、1回の砲撃ラウンド全体です。初めの設定はユトランド沖海戦の兵力です。
gf-question-round-of-gunnery-out = 1ラウンドで何隻が離れるか？
gf-question-round-of-gunnery-out-about = 2つの兵力の砲撃ラウンド1回で、沈没する艦とDDboxに送られる艦の数です。
gf-question-round-of-gunnery-points = 1ラウンドで何VP動くか？
gf-question-round-of-gunnery-points-about = 1回の砲撃ラウンドで両陣営が沈める艦すべてのVPです。

## 1つのヘクスの戦闘

gf-question-battle-in-hex = 戦闘で何VP動くか？
gf-question-battle-in-hex-about = 両陣営とも1種類の艦で、設定した方針のとおりに、終わるまでラウンドを重ねます。沈めた艦のVPを見ます。離れた艦が沈んだかどうかは、最後に判定します。
gf-question-battle-in-hex-sunk = 何隻が沈むか？
gf-question-battle-in-hex-sunk-about = 戦闘全体で沈む、片方の陣営の艦の数です。離れた艦が沈んだかどうかは、最後に判定します。
gf-question-battle-in-hex-lost = 何隻が戦闘から離れるか？
gf-question-battle-in-hex-lost-about = 戦闘全体で、沈没するかDDboxに送られる、片方の陣営の艦の数です。
gf-question-battle-in-hex-holder = ヘクスに残るのはどちら？
gf-question-battle-in-hex-holder-about = 敵の艦隊がいなくなるか、自軍だけが戦闘の継続を望むと、その側が残ります。

## 潜水艦戦

gf-question-submarine-check = このターンに無制限潜水艦戦は始まるか？
gf-question-submarine-check-about = サイコロ1個の目を、そのターンの列で読みます。結果は、なし、ドイツの選択、発生のどれかです。
gf-question-submarine-start = 無制限潜水艦戦は第何ターンに始まるか？
gf-question-submarine-start-about = 毎ターン1回判定します。表の結果は「始まらない」「ドイツが選ぶ」「始まる」のどれかで、ターンが進むほど始まりやすくなります。
gf-question-submarine-points = 潜水艦戦は1ターンに何VP動かすか？
gf-question-submarine-points-about = 無制限潜水艦戦表で1回判定します。修正は、振るたびにドイツに不利になります。
gf-question-submarine-points-total = 潜水艦戦は全部で何VP動かすか？
gf-question-submarine-points-total-about = 無制限潜水艦戦表の判定の合計です。発生の後、毎ターン1回行います。
gf-question-submarine-recall = アメリカの艦は何回呼び戻されるか？
gf-question-submarine-recall-about = 修正前の目が6のたびに、艦隊ボックスのアメリカの艦はDDboxに移ります。

## 戦争の終わり方

gf-question-maintenance = 何隻残るか？
gf-question-maintenance-about = 目標になった艦は、それぞれ損害判定を行います。艦隊ボックスに、ドイツは11隻、イギリスは21隻が必要です。
gf-question-maintenance-held = 艦は足りるか？
gf-question-maintenance-held-about = 艦隊ボックスの艦が北海維持数より少ない陣営は、ターンの終わりに負けます。
gf-question-parity-total = 偶奇の一致で、何ターンかの間に何VP失うか？
gf-question-parity-total-about = 両陣営がいつも同じ個数を振るとき、偶奇の一致で失うVPの合計です。
gf-question-end-of-turn = 戦争はこのターンで終わるか？
gf-question-end-of-turn-about = 両陣営の艦が損害判定を行い、それから優勢、北海維持数、ターンを調べます。

## 設定：サイコロと宣言

gf-parameter-uk-dice = イギリスのサイコロ
gf-parameter-de-dice = ドイツのサイコロ
gf-parameter-dice = サイコロ
gf-parameter-uk-offers = イギリスは、選べるとき決戦を挑む
gf-parameter-de-offers = ドイツは、選べるとき決戦を挑む
gf-parameter-uk-accepts = イギリスは決戦に応じる
gf-parameter-de-accepts = ドイツは決戦に応じる

## 設定：艦とボックス

gf-parameter-side = 陣営
gf-parameter-ships = 艦の数
gf-parameter-sorting = DDboxの並べ方
gf-parameter-rolls = 振る回数
gf-parameter-attacked = 目標になる艦
gf-parameter-table = 損害表
gf-parameter-uk-ships = イギリスの艦の数
gf-parameter-de-ships = ドイツの艦の数
gf-parameter-uk-attacked = 目標になるイギリス艦
gf-parameter-de-attacked = 目標になるドイツ艦

## 設定：マーカー

gf-parameter-fast-ships = 巡洋戦艦BCと(BC)
gf-parameter-dreadnoughts = ド級戦艦BとBB
gf-parameter-slow-ships = 前ド級戦艦(B)
gf-parameter-fleet-size = 1個艦隊のおよその隻数
gf-parameter-counted = 数えるもの
gf-parameter-markers = 裏向きのマーカー
gf-parameter-fleets = そのうちの艦隊
gf-parameter-here = このヘクスのマーカー
gf-parameter-uk-fleets = イギリスの艦隊
gf-parameter-uk-here = このヘクスのイギリスのマーカー
gf-parameter-de-fleets = ドイツの艦隊
gf-parameter-de-here = このヘクスのドイツのマーカー
gf-parameter-face-down = 裏向きのマーカー
gf-parameter-face-up = 表向きの高速艦隊
gf-parameter-uk-face-down = イギリスの裏向きのマーカー
gf-parameter-uk-face-up = イギリスの表向きの高速艦隊
gf-parameter-de-face-down = ドイツの裏向きのマーカー
gf-parameter-de-face-up = ドイツの表向きの高速艦隊
gf-parameter-half-point = 0.5VPのヘクス
gf-parameter-one-point = 1VPのヘクス
gf-parameter-point-and-half = 1.5VPのヘクス
gf-parameter-three-points = 3VPの本拠地ヘクス

## 設定：戦闘主導権

gf-parameter-home = 本拠地ヘクス
gf-parameter-fast = 高速艦隊
gf-parameter-slow = 低速艦隊
gf-parameter-half = 半砲撃
gf-parameter-k = 過剰運動数
gf-parameter-uk-fast = イギリスの高速艦隊
gf-parameter-uk-slow = イギリスの低速艦隊
gf-parameter-uk-home = イギリスの本拠地ヘクス
gf-parameter-uk-half = イギリスの半砲撃
gf-parameter-uk-k = イギリスの過剰運動数
gf-parameter-de-fast = ドイツの高速艦隊
gf-parameter-de-slow = ドイツの低速艦隊
gf-parameter-de-home = ドイツの本拠地ヘクス
gf-parameter-de-half = ドイツの半砲撃
gf-parameter-de-k = ドイツの過剰運動数
gf-parameter-uk-modifier = イギリスの修正
gf-parameter-uk-modifier-about = 本拠地ヘクスと高速艦隊の分から、低速艦隊の分を引いた数です。半砲撃と過剰運動の分は別に加えます。
gf-parameter-de-modifier = ドイツの修正
gf-parameter-de-modifier-about = 本拠地ヘクスと高速艦隊の分から、低速艦隊の分を引いた数です。半砲撃と過剰運動の分は別に加えます。

## 設定：砲撃と方針

gf-parameter-ship-type = 艦種
gf-parameter-range = 距離
gf-parameter-points = 砲撃数
gf-parameter-targets = 目標の数
gf-parameter-target-side = 目標の陣営
gf-parameter-pre-dreadnoughts = 目標のうちの前ド級戦艦
gf-parameter-sunk-before = すでに沈んだ前ド級戦艦
gf-parameter-uk-b-old = イギリスの前ド級戦艦(B)
gf-parameter-uk-b = イギリスのド級戦艦B
gf-parameter-uk-bb = イギリスの超ド級戦艦BB
gf-parameter-uk-bc-old = イギリスの初期の巡洋戦艦(BC)
gf-parameter-uk-bc = イギリスの巡洋戦艦BC
gf-parameter-de-b-old = ドイツの前ド級戦艦(B)
gf-parameter-de-b = ドイツのド級戦艦B
gf-parameter-de-bb = ドイツの超ド級戦艦BB
gf-parameter-de-bc-old = ドイツの初期の巡洋戦艦(BC)
gf-parameter-de-bc = ドイツの巡洋戦艦BC
gf-parameter-uk-type = イギリスの艦種
gf-parameter-de-type = ドイツの艦種
gf-parameter-uk-situations = イギリスの状況の選び方
gf-parameter-de-situations = ドイツの状況の選び方
gf-parameter-shoot-at = 両陣営の目標
gf-parameter-uk-shoot-at = イギリスが撃つ目標
gf-parameter-de-shoot-at = ドイツが撃つ目標
gf-parameter-uk-fights-on = イギリスが継続を望むのは
gf-parameter-de-fights-on = ドイツが継続を望むのは

## 設定：ターンとVP

gf-parameter-turn = ターン
gf-parameter-turns = ターン数
gf-parameter-from-turn = このターンの前には始まっていない
gf-parameter-choose = ドイツの選択
gf-parameter-choose-about = 表がドイツに選ばせるとき、どうするかです。ドイツの意思にかかわらず始まる結果もあります。
gf-parameter-roll-number = 何回目の判定か
gf-parameter-lead = それまでの優勢（+ イギリス、- ドイツ）
gf-parameter-maintenance-beats-lead = 北海維持数を優勢より先に見る

## 値

gf-value-uk = イギリス
gf-value-de = ドイツ
gf-value-nowhere = どちらのものでもない
gf-value-pile = できるだけまとめる
gf-value-b-old = 前ド級戦艦(B)
gf-value-b = ド級戦艦B
gf-value-bb = 超ド級戦艦BB
gf-value-bc-old = 初期の巡洋戦艦(BC)
gf-value-bc = 巡洋戦艦BC
gf-value-long2 = 遠距離2回（1隻-1）
gf-value-long = 遠距離（1隻-0.5）
gf-value-normal = ふつう
gf-value-short = 近距離（1隻+0.5）
gf-value-short2 = 近距離2回（1隻+1）
gf-value-formed = 艦のいる艦隊すべて
gf-value-fast = 高速艦隊（巡洋戦艦だけ）
gf-value-ordinary = 通常の艦隊
gf-value-slow = 低速艦隊（前ド級戦艦がいる）
gf-value-dummies = ダミー（艦のいない艦隊）
gf-value-nothing = 何も選ばない
gf-value-cripple = まず敵を半砲撃にし、次に近づく
gf-value-close-in = まず自軍の半砲撃を取り消して近づき、次に敵を半砲撃にする
gf-value-stand-off = 敵を半砲撃にして離れる
gf-value-pursue = まず戦闘を継続させ、次に砲撃を助ける
gf-value-cheapest = できるだけ多くの艦
gf-value-strongest = 強い艦から
gf-value-even = 全艦種を順番に
gf-value-one-fleet = 小さい艦隊から
gf-value-all-fleets = 全艦隊を順番に
gf-value-never = 望まない
gf-value-stronger = 砲撃が敵に劣らない間
gf-value-always = いつも
gf-value-historical = ヒストリカルゲーム：第6ターン

## 結果

gf-outcome-uk-attacks-must = イギリスが攻勢側（必ず挑む）
gf-outcome-uk-attacks = イギリスが攻勢側
gf-outcome-nobody = 攻勢側なし
gf-outcome-de-attacks = ドイツが攻勢側
gf-outcome-de-attacks-must = ドイツが攻勢側（必ず挑む）
gf-outcome-keeps-point = 失点なし
gf-outcome-loses-point = 1VPを失う
gf-outcome-battle = 決戦
gf-outcome-refused-uk = イギリスが拒否
gf-outcome-refused-de = ドイツが拒否
gf-outcome-declined = 攻勢側が挑まない
gf-outcome-called = 呼ばれる
gf-outcome-not-called = 呼ばれない
gf-outcome-holds = 足りる
gf-outcome-fails = 足りない
gf-outcome-fleet = 艦隊
gf-outcome-dummy = ダミー
gf-outcome-both = 両陣営の艦隊
gf-outcome-uk-only = イギリスの艦隊だけ
gf-outcome-de-only = ドイツの艦隊だけ
gf-outcome-none = なし
gf-outcome-uk-moves = イギリスが動かせる
gf-outcome-de-moves = ドイツが動かせる
gf-outcome-nobody-moves = どちらも動かせない
gf-outcome-confused = 混乱する
gf-outcome-steady = 混乱しない
gf-outcome-ddbox = 損傷
gf-outcome-sunk = 沈没
gf-outcome-uk-holds = イギリスが残る
gf-outcome-de-holds = ドイツが残る
gf-outcome-nobody-holds = どちらも残らない
gf-outcome-choice = ドイツが選べる
gf-outcome-occurs = 発生する
gf-outcome-never-begins = 最後まで始まらない
gf-outcome-goes-on = 戦争は続く
gf-outcome-uk-lead = イギリスの勝利：7VPの優勢
gf-outcome-uk-maintenance = イギリスの勝利：ドイツの艦が足りない
gf-outcome-uk-points = イギリスの勝利：VPの差
gf-outcome-uk-tie = イギリスの勝利：最終ターン後にVPが同じ
gf-outcome-de-lead = ドイツの勝利：7VPの優勢
gf-outcome-de-maintenance = ドイツの勝利：イギリスの艦が足りない
gf-outcome-de-points = ドイツの勝利：VPの差

## 単位

gf-unit-vp = イギリスの点
gf-unit-vp-de = ドイツの点
gf-unit-vp-attacker = 攻勢側の点
gf-unit-ships = 艦の数
gf-unit-ships-sunk = 沈没した艦
gf-unit-ships-back = 戻った艦
gf-unit-ships-left = 残った艦
gf-unit-boxes = ボックスの数
gf-unit-fleets = 艦隊の数
gf-unit-situations = 状況の数（+ イギリス、- ドイツ）
gf-unit-points = 砲撃数
gf-unit-turn = 始まるターン
gf-unit-recalls = 呼び戻しの回数

# ゲームが認めない設定、影響しない設定
gf-refused-more-attacked = 艦は{ $most }隻しかなく、損害判定は1隻に1回です。
gf-refused-more-fleets = この陣営の艦隊は{ $most }個までです。
gf-refused-more-markers = マーカーは{ $most }個しかありません。
gf-refused-more-ships = この陣営のこの種類の艦は{ $most }隻しかありません。
gf-refused-more-than-fit = この陣営の艦隊に入るのは全部で{ $most }隻までです。余った艦は先にDDboxへ戻ります。
gf-refused-fleet-size = この陣営の1個艦隊は{ $least }〜{ $most }隻です。
gf-idle-one-way = 1つの種類で2個艦隊を作るには{ $ships }隻が必要で、どの種類もそれに届かないので、隻数の希望は影響しません。
gf-refused-fleets-of = { $ships }隻ではその数の艦隊を編成できません。1個艦隊は{ $least }〜{ $most }隻です。
gf-idle-no-old-targets = 前ド級戦艦を撃っていないので、前に沈めた数は今回の得点になりません。
gf-idle-one-side = 両方の陣営のマーカーがそろっていないヘクスは動きません。
gf-question-deployment-stopping = 途中でやめてよいなら、何隻戻ってくる？
gf-question-deployment-stopping-about = 1回目で十分な隻数が戻らなかったときだけ、2回目を振ります。
gf-parameter-enough = やめるのに十分な隻数
gf-told-tally = { $points } 点
gf-told-afterdamage = { $points } 点{ $short ->
    [yes] 、残る艦が足りない
   *[no] { "" }
  }
gf-step-counted = 艦種{ $type }：撃たれた{ $targets }隻のうち失う数
gf-step-damage = 命中判定を受ける艦{ $count }隻
gf-step-round = このラウンドの結果
gf-step-losses = { $side }の艦：{ $what-is ->
    [points] 沈んだ艦による得点（0より下はドイツ）
    [sunk] 沈没数
   *[other] 戦列を離れる数
  }
gf-step-loss = 艦種{ $type }、命中判定{ $number }回：{ $what-is ->
    [points] 沈んだ艦による得点（0より下はドイツ）
    [sunk] 沈没数
   *[other] 戦列を離れる数
  }
gf-step-targets = どの艦が撃たれるか
gf-step-conditions = 両軍が撃つときの条件
gf-step-initiative-roll = { $side }：主導権の判定
gf-step-one-tally = 1ターンの点数
gf-step-after-damage = { $side }：損傷による点数
gf-step-ships-left = { $ships }隻のうち残る数
gf-step-recalled = 判定{ $count }回
gf-told-sideroll = 最大の目{ $best }{ $parity_loss ->
    [yes] 、偶奇で失点
   *[no] { "" }
  }
gf-told-sideroll-best = 最大の目{ $best }
gf-told-sideroll-parity-loss = { $parity_loss ->
    [yes] 偶奇が同じ：失点
   *[no] 失点なし
  }
gf-drawn-reveal-uk = { $of ->
    [1] { $sum ->
        [0] ダミー
       *[other] 艦隊
      }
   *[other] 艦隊{ $sum }
  }
gf-drawn-reveal-de = { $of ->
    [1] { $sum ->
        [0] ダミー
       *[other] 艦隊
      }
   *[other] 艦隊{ $sum }
  }
gf-drawn-reveal = { $of ->
    [1] { $sum ->
        [0] ダミー
       *[other] 艦隊
      }
   *[other] 艦隊{ $sum }
  }

# ルールの終わりでの「はい」「いいえ」と数の意味、だれの振りか
gf-ends-recalled-yes = 呼び戻される
gf-ends-recalled-no = 呼び戻されない
gf-shift-damage-table = ドイツ艦
gf-begins-end-of-turn = 射撃の前の優勢は{ $lead }です（0より上ならイギリス）。沈んだ艦がこれを変えます。イギリスの艦が沈んだ点（行、0より下）と、ドイツの艦が沈んだ点（列）を足します。ターンの終わりに{ $wins }点の優勢があれば勝ちです。ここからイギリスなら{ $uk_needs }点、ドイツなら{ $de_needs }点が要ります。残った艦が少なすぎる側も負けます（イギリスは{ $uk_keeps }隻、ドイツは{ $de_keeps }隻を下回るとき）。どちらでもなければ、ターン{ $last }まで戦争は続きます。
gf-begins-salvo-points = 新しい艦{ $targets }隻と前ド級戦艦{ $pre_dreadnoughts }隻が撃たれ、1隻ごとに1回ずつ損害を判定します。沈めた艦は1隻で1点です。前ド級戦艦(B)は、前に沈めた{ $sunk_before }隻も数えて、{ $old_for_a_point }隻そろうごとに1点です。
gf-begins-fleets-formed = 同じ種類の艦を、1艦隊が{ $fleet_size }隻を超えない、いちばん少ない数の艦隊に、なるべく同じ隻数になるようまとめます。マーカーより多くなるときや小さすぎる艦隊ができるときは、数を減らして大きくします。高速艦{ $fast_ships }隻、ド級戦艦{ $dreadnoughts }隻、低速艦{ $slow_ships }隻で、高速{ $fast_fleets }＋普通{ $ordinary_fleets }＋低速{ $slow_fleets }＝{ $all_fleets }個艦隊です。それぞれの隻数は、高速：{ $fast_fleets ->
    [0] なし
   *[other] { $fast_sizes }
  }、普通：{ $ordinary_fleets ->
    [0] なし
   *[other] { $ordinary_sizes }
  }、低速：{ $slow_fleets ->
    [0] なし
   *[other] { $slow_sizes }
  }。マーカーは{ $most_fleets }枚なので、{ $dummies ->
    [0] ダミーは残りません
   *[other] 残る{ $most_fleets }−{ $all_fleets }＝{ $dummies }枚はダミーです
  }。
gf-begins-submarine-check = 表にはターンごとの列があり、ここではターン{ $turn }の列を見ます。ターンが進むほど始まりやすくなります。
gf-begins-submarine-points-total = { $rolls ->
    [1] サイコロ1個を振り、下の表を見ます。ドイツの点は{ $least }から{ $most }です。
   *[other] 毎回サイコロ1個を振り、下の表を見ますが、潜水艦の効き目はだんだん弱まります。1回目から{ $rolls }回目の目には、順に{ $added }を足します。だからドイツの点は、1回目が{ $least }から{ $most }、最後が{ $last_least }から{ $last_most }です。{ $loses ->
    [yes] 合計が{ $below }以下なら−1、つまりイギリスの1点です。
   *[no] 0より下はイギリスの点になります。
  }
  }
gf-begins-parity-total = 2個の目がどちらも偶数かどちらも奇数なら、振った側が勝利得点を1点失い、その分は相手の得点になります。1個だけ振れば失いません。毎ターン振り直して足していきます。
gf-begins-initiative-points = 2個の目がどちらも偶数かどちらも奇数なら、振った側が勝利得点を1点失い、その分は相手の得点になります。1個だけ振れば失いません。
gf-begins-battle-decision-points = 点を失うのは、偶奇が同じ2個の目を出したときと、申し出られた戦闘を断ったときだけです。
gf-outcome-ddbox-about = 損傷（DDbox）：戦闘を離れて損傷艦と分遣艦の欄に移り、あとのターンに戻ることがあります。
gf-begins-damage = { $side-is ->
    [UK] 判定を受けるのはイギリスの艦です。
    [DE] 判定を受けるのはドイツの艦です。
   *[other] 判定を受けるのはアメリカの艦です。
  }
gf-begins-deployment = 艦は番号のついたボックスにいます。出た目の番号のボックスが呼ばれ、そこの艦がすべて戻ります。ここでは、ボックス1から6に、順に{ $held }隻います。
gf-begins-deployment-stopping = 艦は番号のついたボックスにいます。出た目の番号のボックスが呼ばれ、そこの艦がすべて戻ります。ここでは、ボックス1から6に、順に{ $held }隻います。1回目で{ $enough }隻戻らなかったときだけ、2回目を振ります。
gf-begins-points-fired = ふつうの距離では、この艦種の1隻が{ $each }点を撃ちます：{ $ships } × { $each } = { $all }。戦闘の主導権の振りで変わることがあります。十分に上回った側は相手を半砲撃にしたり距離を変えたりでき、混乱した側は撃ちません。
gf-course-battle-initiative = 両軍が1個ずつ振って戦闘の主導権を決めます（1d6に修正を足す）。2以上上回った側は、敵の砲火を半分にするなど、このラウンドを有利にできます。イギリスが上回る確率は{ $uk }、ドイツは{ $de }、どちらでもないのは{ $level }です。
gf-course-battle-shells = ふつうの距離でイギリスの艦は{ $uk_ships } × { $uk_each } = { $uk_all }点を撃ちます。ドイツの艦への判定は1隻{ $uk_cost }点なので{ $uk_reached }隻、半分なら{ $uk_halved }隻に足ります。ドイツの艦は{ $de_ships } × { $de_each } = { $de_all }点を撃ちます。イギリスの艦への判定は1隻{ $de_cost }点なので{ $de_reached }隻、半分なら{ $de_halved }隻に足ります。距離が変われば点も変わります。
gf-course-battle-fire = だから、最初のラウンドで命中の判定を受けるのは、イギリスの{ $uk_rolls }隻（いちばん多いのは{ $uk_usual }隻、{ $uk_chance }）と、ドイツの{ $de_rolls }隻（いちばん多いのは{ $de_usual }隻、{ $de_chance }）です。
gf-course-battle-hit = その1隻ごとに命中の判定をします。2d6で、下の図のとおりです。イギリスの艦は、沈むのが{ $uk_sunk }、損傷して去るのが{ $uk_ddbox }、ドイツの艦は、沈むのが{ $de_sunk }、損傷して去るのが{ $de_ddbox }です。
gf-course-battle-wants = { $alike ->
    [yes] { $uk-is ->
        [never] どちらの側も、次のラウンドを望みません。
        [always] 両方が、いつも次のラウンドを望みます。
       *[stronger] 残った艦の点が敵と同じか多い側だけが、次のラウンドを望みます。点が同じなら両方が、違えば強いほうだけが望みます。
      }
   *[no] { $uk-is ->
        [never] イギリスは次のラウンドを望みません。
        [always] イギリスはいつも次のラウンドを望みます。
       *[stronger] イギリスは、残った艦の点がドイツと同じか多いときだけ、次のラウンドを望みます。
      }{ $de-is ->
        [never] ドイツは望みません。
        [always] ドイツはいつも望みます。
       *[stronger] ドイツは、残った艦の点がイギリスと同じか多いときだけ望みます。
      }
  }
gf-course-battle-ends = 両方が望むとき（または規則で続くとき）だけ、次のラウンドになり（最初のラウンドのあとでは{ $on }）、残った艦で同じことをくり返します。そうでなければ、そこで終わります。望むのがイギリスだけ{ $uk }、ドイツだけ{ $de }、どちらも望まない{ $neither }、合わせて{ $chance }です。
gf-course-battle-points = 最後に、沈んだドイツの艦は1隻でイギリスの1点、沈んだイギリスの艦は1隻で1点減ります（前ド級戦艦(B)は、ドイツ{ $old_de }隻、イギリス{ $old_uk }隻ごとに1点）。
gf-course-battle-sunk = 数えるのは{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の艦です。すべてのラウンドで沈んだものを足します。
gf-course-battle-lost = 数えるのは{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の艦です。すべてのラウンドで、沈むか損傷して去ったものを足します。
gf-course-battle-holder = 相手が望まないのに戦いを続けたい側が、ヘクスに残ります。どちらも望まないか、両方が残れば、だれもヘクスを取りません。
gf-course-battle-way-rolls = { $ahead-is ->
    [UK] 主導権でイギリスが{ $lead }か{ $most }上回り、
    [DE] 主導権でドイツが{ $lead }か{ $most }上回り、
    [level] 主導権ではどちらも十分に上回らず、
   *[several] 主導権の結果、
  }イギリスの{ $uk }隻とドイツの{ $de }隻が判定を受ける
gf-course-battle-way-fates = その{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の{ $rolls }隻のうち、沈没{ $sunk }、損傷{ $out }、無傷{ $unhurt }
gf-course-battle-way-left = その{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の{ $rolls }隻のうち、沈没か損傷{ $lost }、無傷{ $unhurt }
gf-course-battle-way-ends = イギリス{ $uk }隻（{ $uk_points }点）とドイツ{ $de }隻（{ $de_points }点）が残り、{ $wants-is ->
    [UK] 続けたいのはイギリスだけな
    [DE] 続けたいのはドイツだけな
   *[neither] どちらも続けたくない
  }ので、戦闘はここで終わります。
gf-course-battle-lost-few = 判定が{ $usual }回なら、{ $few }隻が去るのは{ $usual_few }、{ $more }隻は{ $usual_more }。判定が{ $rare }回なら、{ $few }隻は{ $rare_few }、{ $more }隻は{ $rare_more }です。
gf-course-battle-ways = 1ラウンドだけで終わるこうした道は{ $ways }本、合わせて{ $chance }です：
gf-course-battle-kind-rolls = ・判定がイギリスの艦に{ $uk }回、ドイツの艦に{ $de }回（{ $ways }本）
gf-course-battle-kind-sunk = ・沈没がイギリス{ $uk }隻、ドイツ{ $de }隻（{ $ways }本）
gf-course-battle-kind-others = ・ほかのすべて（{ $ways }本）
gf-course-round-fire = ふつうの距離では、{ $side-is ->
    [UK] ドイツ
   *[other] イギリス
  }の艦は合わせて{ $listed } = { $points }点を撃ちます。{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の{ $ships }隻すべての判定には{ $cost }点が要ります。{ $sure ->
    [yes] { $enough ->
      [yes] だから、主導権にかかわらず{ $rolls }隻すべてが判定を受けます。
     *[no] すべてには足りません。{ $policy-is ->
        [cheapest] 点の安い艦から順に、
        [strongest] 強い艦から順に、
       *[even] 艦種ごとに順番に、
      }点が届くかぎり撃ちます。だから、主導権にかかわらず{ $rolls }隻が判定を受けます。
    }
   *[no] 半分の砲撃や別の距離では変わるので、{ $rolls }隻、いちばん多いのは{ $usual }隻（{ $chance }）が判定を受けます。
  }
gf-course-round-hit-sunk = その1隻ごとに命中の判定をします。2d6{ $side-is ->
    [UK] { "" }
   *[other] （ドイツの艦は1引く）
  }で、下の図のとおりです。沈むのは{ $chance }です。
gf-course-round-hit-out = その1隻ごとに命中の判定をします。2d6{ $side-is ->
    [UK] { "" }
   *[other] （ドイツの艦は1引く）
  }で、下の図のとおりです。沈むか損傷して去るのは{ $chance }です。
gf-course-round-hit-both = その1隻ごとに命中の判定をします。2d6（ドイツの艦は1引く）で、沈むのはイギリスの艦が{ $uk }、ドイツの艦が{ $de }です。
gf-course-round-added-sunk = 沈んだ艦を足します。
gf-course-round-added-out = 去った艦を足します。
gf-course-round-added-points = 沈んだドイツの艦は1隻でイギリスの1点、沈んだイギリスの艦は1隻で1点減ります（前ド級戦艦(B)は、ドイツ{ $old_de }隻、イギリス{ $old_uk }隻ごとに1点）。
gf-course-round-way-rolls = { $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の{ $rolls }隻が判定を受ける
gf-course-round-way-both = イギリスの{ $uk }隻とドイツの{ $de }隻が判定を受ける
gf-course-round-way-sunk = その{ $rolls }隻のうち、沈没{ $number }、そうでないもの{ $others }
gf-course-round-way-out = その{ $rolls }隻のうち、去るもの{ $number }、残るもの{ $others }
gf-course-round-way-points = { $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の艦への{ $rolls }回の判定で{ $number }点{ $how-is ->
    [mixed] { "" }
    [mostly] （たいていは、新しい艦{ $modern }隻のうち{ $sunk }隻が沈み（{ $modern_chance }）、前ド級戦艦(B){ $old }隻のうち沈むのは{ $few }隻まで（{ $old_chance }）：{ $mostly }）
   *[alone] （沈没{ $sunk }）
  }
gf-course-round-ways = 数の違うこうした道は{ $ways }本あり、足すと{ $chance }です。
gf-begins-initiative = それぞれの最大の目を比べます。{ $attacks }以上上なら攻撃側になり、{ $must }以上上なら戦闘を申し出なければなりません。差が{ $attacks }より小さければ、だれも攻撃しません。
gf-begins-battle-decision = それぞれの最大の目を比べます。{ $attacks }以上上なら攻撃側になって戦闘を申し出られ、{ $must }以上上なら申し出なければなりません。差が{ $attacks }より小さければ、だれも攻撃しません。
gf-begins-control-points = ヘクスの点をすべて足し、残った半点は切り捨てます：{ $sum } = { $total }で、{ $points }点です。
gf-begins-gunnery-targets = この艦種の目標1隻には{ $cost }点が要ります。{ $reached }隻に足り、残りの{ $over }点は失われます。
gf-begins-gunnery-total = この距離では、この艦種の1隻が{ $each }点を撃ちます：{ $ships } × { $each } = { $all }{ $half ->
    [yes] 、そのあと半分にします
   *[no] { "" }
  }。
gf-begins-maintenance = { $ships }隻のうち{ $attacked }隻が撃たれます。ほかの{ $kept }隻は必ず残ります。撃たれた艦は、1隻ごとに命中の判定を1回受け、沈みも損傷もしなければ残ります。
gf-begins-maintenance-held = { $ships }隻のうち{ $attacked }隻が撃たれます。ほかの{ $kept }隻は必ず残ります。撃たれた艦は、1隻ごとに命中の判定を1回受けます。{ $least }隻残らなければならないので、撃たれた艦のうち{ $more }隻以上が無事でなければなりません。
gf-begins-interception-weight = 裏向きのマーカーは1枚で{ $each }、表向きの高速艦隊は1つで{ $one }の重さです{ $home ->
    [yes] （本拠地ヘクスではすべて2倍）
   *[no] { "" }
  }：{ $face_down } × { $each } + { $face_up } × { $one } = { $weight }。
gf-begins-interception = イギリスのマーカーの重さは{ $uk_sum } = { $uk_weight }、ドイツは{ $de_sum } = { $de_weight }です（裏向きは1、表向きの高速艦隊は2、自分の本拠地ヘクスではその2倍）。重い側がヘクスを動かせます。
gf-begins-confusion = 出目が過剰運動数以下なら混乱します。ここでは{ $k }以下です。
gf-course-submarine-check = 始まるまで毎ターン、サイコロ1個（1d6）を振って表を見ます。あとになると大きな数を足すので、ターンが進むと始まりやすくなるか、同じままです。
gf-course-submarine-turn = まだ始まっていなければ、ターン{ $turn }に始まる
gf-course-submarine-way-waits = ターン{ $turn }には始まらない
gf-course-submarine-way-begins = ターン{ $turn }に始まる
gf-course-raid-markers = { $hexes }個のヘクスで、マーカーを1枚ずつ表にします。{ $markers }枚から見ずに取ったもので、そのうち{ $fleets }枚が艦隊、ほかはダミーです。
gf-course-raid-points = 艦隊のいるヘクスは点になり（すべて艦隊なら{ $sum }）、ダミーのヘクスは0点です。点をすべて足し、残った半点は切り捨てます。
gf-course-raid-ways = こうした道は、上の例も入れて{ $ways }本あり、足すと{ $chance }です。
gf-course-raid-way-fleet = { $points }点のヘクスに艦隊（残り{ $left }枚のうち{ $of_kind }枚）
gf-course-raid-way-dummy = { $points }点のヘクスにダミー（残り{ $left }枚のうち{ $of_kind }枚）
gf-begins-box-called = 1つのボックス（ここではボックス1）だけを見ます。ほかのボックスでも確率は同じです。{ $rolls ->
    [1] その番号が出れば
   *[other] その番号が1回でも出れば
  }呼ばれます。
gf-begins-boxes-called = 2回振ると2つのボックスが呼ばれます。ただし同じ数が2回出ると、呼ばれるのは1つだけです。
gf-begins-detachment = 出た目を引きます。{ $ships }隻から1–6を引いた数が残ります。
gf-course-meeting-side = { $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }には、裏向きで混ざった艦隊{ $fleets }枚とダミー{ $dummies }枚があります。{ $kind-is ->
    [dummies] { $here ->
        [0] ここには1枚もありません。
       *[other] ここにある{ $here }枚は、すべてダミーです。
      }
    [sure] ここにはそのうち{ $here }枚があり、ダミーはそれほど多くないので、少なくとも1つは艦隊です。
   *[drawn] ここにはそのうち{ $here }枚があります。すべてダミーである確率は{ $listed } = { $none }、少なくとも1つ艦隊がある確率は{ $some }です。
  }
gf-course-meeting-way-some = { $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の艦隊が少なくとも1つある
gf-course-meeting-way-none = { $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の艦隊は1つもない
gf-course-raid-kind = { $fleets ->
    [0] すべてのヘクスがダミー
   *[other] { $held }点のヘクスに艦隊、ほかはダミー
  }{ $ways ->
    [1] { "" }
   *[other] （{ $ways }通り）
  }
gf-course-submarine-effect = { $roll }回目（{ $added ->
    [0] 修正なしで{ $least }から{ $most }
   *[other] 目に{ $signed }で{ $least }から{ $most }
  }）：{ $brings }。
gf-course-ending-hits = イギリスの{ $uk_attacked }隻とドイツの{ $de_attacked }隻が、それぞれ命中判定（2d6、下を参照）を受けます。沈む確率は、イギリスの艦が{ $uk_sunk }、ドイツの艦が{ $de_sunk }です。
gf-course-ending-lead = ドイツの艦が1隻沈むとリードはイギリスの側へ1、イギリスの艦が1隻沈むとドイツの側へ1動きます。いまは{ $lead }（0より上：イギリス）で、{ $wins }ならイギリス、−{ $wins }ならドイツの勝ちです。
gf-course-ending-else = 「{ $end }」に{ $end-is ->
    [uk_lead] なるのは、ドイツの艦がイギリスの艦より{ $needs }隻以上多く沈むときです。
    [de_lead] なるのは、イギリスの艦がドイツの艦より{ $needs }隻以上多く沈むときです。
   *[other] { " " }
  }{ $ways ->
    [1] 1通りの道があります。
   *[other] { $ways }通りの道があり、いちばん多いのは次のものです。
  }イギリス{ $uk }隻、ドイツ{ $de }隻が沈む（{ $uk_likely } × { $de_likely } = { $likeliest }）。合わせて
gf-course-ending-way = 撃たれた{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の{ $of }隻のうち{ $sunk }隻が沈む{ $short ->
    [yes] （残る艦が足りない）
   *[no] { "" }
  }
gf-course-ending-ways = こうした道は、沈む数の違いで{ $ways }通りあります。
gf-course-salvo-points-hit = 命中判定（2d6、下を参照）を受けた{ $side-is ->
    [UK] イギリス
   *[other] ドイツ
  }の艦が沈む確率は{ $sunk }です。
gf-course-salvo-points-modern = 新しい艦{ $of }隻のうち{ $sunk }隻が沈む
gf-course-salvo-points-old = 前ド級戦艦(B){ $of }隻のうち{ $least }{ $most ->
    [0] { "" }
   *[other] –{ $most }
  }隻が沈み、{ $points }点になる
gf-course-salvo-points-ways = こうした道は{ $ways }通りで、合わせて{ $chance }です。
gf-course-ending-rest = そのほかの場合は戦争が続きます：100% − { $others } = { $rest }。
gf-begins-submarine-recall = 修正に関係なくサイコロの目が6なら（6通りのうち1）、アメリカの艦が戻されます。1回ごとに別々に振ります。
gf-course-maintenance-hit = { $ships }隻のうち{ $attacked }隻が命中判定（2d6、下を参照）を受け、そのうち{ $more }隻以上が無傷でなければなりません。1隻が無傷で済む確率は{ $nothing }です。
gf-course-maintenance-some = { $of }隻のうち無傷が{ $unhurt }隻で、{ $enough ->
    [yes] 足りる
   *[no] 足りない
  }
gf-course-maintenance-sure = 必ず残る艦だけで足りるので、何が出ても足ります。
gf-course-maintenance-rest = 合わせて、足りないのは{ $lost }、足りるのは100% − { $lost } = { $rest }です。
