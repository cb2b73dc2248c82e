# グランドフリートの対戦：マップ、艦隊チャート、決定のそばの事実、確率

## マップ

gf-map-scotland = スコットランド
gf-map-england = イングランド
gf-map-norway = ノルウェー
gf-map-denmark = デンマーク
gf-map-germany = ドイツ
gf-map-netherlands = オランダ
gf-map-france = フランス
gf-map-north-sea = 北海
gf-table-map = 北海：使えるヘクスは{ $hexes }か所
gf-table-letter = { $side ->
    [UK] 英
   *[DE] 独
 }
gf-table-place = { $place ->
    [none] { $hex }
   *[other] { $hex } { $place }
 }
gf-table-hex = { $place ->
    [none] { $hex }
   *[other] { $hex } { $place }
 }{ $kind ->
    [near] 、{ $owner ->
        [UK] イギリス
       *[DE] ドイツ
     }の近接ヘクス、{ $vp }VP。
    [home] 、{ $owner ->
        [UK] イギリス
       *[DE] ドイツ
     }の本拠地ヘクス、{ $vp }VP。
    [forbidden] 、使わない禁止ヘクス。
   *[normal] 、通常ヘクス。
 }
gf-table-stack = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }：{ $down ->
    [0] 表向き{ $up }
   *[other] 裏向きのマーカー{ $down }個
 }{ $down ->
    [0] {""}
   *[other] { $up ->
        [0] {""}
       *[other] 、表向き{ $up }
     }
 }、重み{ $weight }。{ $finished ->
    [yes] 移動済み。
   *[no] {""}
 }
gf-table-fleet = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }の艦隊{ $fleet }、{ $kind ->
    [fast] 高速
    [slow] 低速
    [hidden] 速さ不明
   *[ordinary] 通常
 }：{ $types }。
gf-table-sign-down = 英、独
gf-table-sign-down-about = 裏向きのマーカー。イギリスは四角、ドイツは丸です。どの艦隊かはだれにもわかりません。
gf-table-sign-up = 英2
gf-table-sign-up-about = 表向きの艦隊とその番号
gf-table-sign-fast = »
gf-table-sign-fast-about = 高速艦隊（巡洋戦艦だけ）
gf-table-sign-slow = «
gf-table-sign-slow-about = 低速艦隊（前ド級戦艦を1隻以上含む）
gf-table-sign-count = ③
gf-table-sign-count-about = マーカーの数
gf-table-sign-spent = ▁
gf-table-sign-spent-about = 移動済みで、もう動かない
gf-table-sign-near = ⚑ 1½
gf-table-sign-near-about = 近接ヘクスとそのVP。イギリスは三角旗、ドイツは切れこみのある旗
gf-table-sign-home = ⬡
gf-table-sign-home-about = 本拠地ヘクス（二重の枠）
gf-table-sign-shut = ▨
gf-table-sign-shut-about = 禁止ヘクス（赤い点線）

## 図表とトラック

gf-table-turn = 第{ $turn }ターン：{ $year }年{ $half ->
    [I] 前半
   *[II] 後半
 }
gf-table-score = { $leader ->
    [UK] イギリスが{ $lead }VP優勢
    [DE] ドイツが{ $lead }VP優勢
   *[none] VPは同じ
 }
gf-table-vp-space = { $leader ->
    [UK] +{ $lead }
    [DE] −{ $lead }
   *[none] 0
 }
gf-table-vp-track = 勝利得点（プラスはイギリス）
gf-table-turn-track = ターン
gf-table-waiting = { $usw ->
    [yes] 潜{" "}
   *[no] {""}
 }{ $uk ->
    [0] {""}
   *[other] 英{ $uk }
 }{ $de ->
    [0] {""}
   *[other] {" "}独{ $de }
 }
gf-table-phase-setup = 準備
gf-table-phase-armament = 軍備
gf-table-phase-initiative = 主導権
gf-table-phase-battle = 決戦
gf-table-phase-combat = 戦闘
gf-table-phase-over = 対戦が終わりました
gf-table-fleet-boxes = { $side ->
    [UK] 大艦隊
   *[DE] 大海艦隊
 }
gf-table-fleets-summary = 使えるのは{ $count }隻。ターンの終わりに{ $needed }隻より少ないと敗戦
gf-table-fleet-box = 艦隊{ $box }
gf-table-fleet-note = { $count }隻{ $kind ->
    [fast] 、高速 »
    [slow] 、低速 «
    [ordinary] 、通常
   *[hidden] {""}
 }
gf-table-ddbox = { $side ->
    [UK] イギリスのDDbox
   *[DE] ドイツのDDbox
 }
gf-table-ddbox-summary = { $count ->
    [0] 空
   *[other] 損傷または派遣中{ $count }隻
 }
gf-table-box = ボックス{ $box }
gf-table-box-room = { $most ->
    [none] 制限なし
   *[other] { $count }／{ $most }隻
 }
gf-table-elsewhere = 沈没とその他
gf-table-fate = { $fate ->
    [home] 帰還
    [sunk] 沈没
   *[damaged] 損傷
}
gf-table-sunk = 沈没
gf-table-sunk-summary = { $count ->
    [0] 沈没なし
   *[other] { $count }隻沈没
 }
gf-table-american = まだ参戦していないアメリカの艦
gf-table-cancelled = 建造中止
gf-table-ship = { $nation ->
    [UK] イギリスの
    [US] アメリカの
   *[DE] ドイツの
 }{ $type }：砲撃値{ $gunnery }、防御値{ $defence }。
gf-table-ship-history = { $ship_class }級、{ $year ->
    [none] 未完成
   *[other] { $year }年就役
 }{ $guns ->
    [none] {""}
   *[other] 。{ $guns }
 }{ $speed ->
    [none] {""}
   *[other] 。{ $speed }ノット
 }。
gf-table-count-of = { $type }{ $count }隻
gf-table-unseen = 見えない艦{ $count }隻

## 決定のそばの事実

gf-table-about-ships = { $whose ->
    [UK] イギリス
   *[DE] ドイツ
 }：艦隊ボックスに{ $count }隻（必要数{ $needed }隻）、DDboxに{ $away }隻。
gf-table-about-roll = サイコロがボックス{ $box }を呼びました：{ $count ->
    [0] 空です。
   *[other] { $ships }。
 }
gf-table-about-attack = 差は{ $difference }。
gf-table-about-combat = { $place }、第{ $round }砲撃ラウンド。
gf-table-about-fleets = { $whose ->
    [UK] イギリス
   *[DE] ドイツ
 }：{ $fleets }個艦隊{ $fast ->
    [0] {""}
   *[other] 、うち高速{ $fast }
 }{ $slow ->
    [0] {""}
   *[other] 、うち低速{ $slow }
 }：{ $types }。
gf-table-about-number = 敵の戦闘主導権数は{ $number }です。選択前の自軍の修正：{ $modifier }。
gf-table-about-first = 先に振ります。選択前の自軍の修正：{ $modifier }。
gf-table-about-choices = 自軍の数{ $own }、敵の数{ $theirs }：{ $count ->
    [1] 状況を1つ選べます。
   *[other] 状況を{ $count }つまで選べます。
 }
gf-table-about-markers = 残りのマーカー：自軍{ $own }、敵{ $theirs }。
gf-table-about-fire = { $place }、第{ $round }砲撃ラウンド：使える砲撃数は{ $points }点です。
gf-table-over = { $over ->
    [0] 過剰運動なし
   *[other] 過剰運動数{ $over }：+{ $over }
 }
gf-table-group-full = 通常の砲撃
gf-table-group-half = 半砲撃（+2）
gf-table-group-situations = { $count ->
    [0] なし
   *[other] 状況{ $count }つ
 }
gf-table-totals = 砲撃数：自軍{ $own }点、敵{ $theirs }点
gf-table-which-marker = どのマーカー？
gf-table-marker-down = 裏向きのマーカー（残り{ $count }）
gf-table-marker-up = 艦隊{ $fleet }、表向き、高速
gf-table-which-hex = ヘクス
gf-table-place-here = 置く
gf-table-hint-place = { $fleet ->
    [0] 裏向きのマーカーを置くヘクスを選んでください。
   *[other] 艦隊{ $fleet }を置くヘクスを選んでください。
 }
gf-table-which-stack = どのヘクスを動かす？
gf-table-stack-weights = { $place }：重みは自軍{ $own }、敵{ $theirs }
gf-table-which-way = 行き先
gf-table-move-here = 動かす
gf-table-hint-stack = 動かすヘクスを選んでください。
gf-table-hint-move = { $hex }のすべてを動かす先を選んでください。
gf-table-caption-send = DDboxの各ボックスに入れる艦（艦種別）。送るのは{ $count }隻
gf-table-caption-sort-ddbox = DDboxの各ボックスの艦（艦種別）
gf-table-caption-form-fleets = 各艦隊の艦（艦種別）
gf-table-caption-allocate-fire = 敵の艦（艦隊別、艦種別）。目標1隻につき損害判定1回
gf-table-class = { $kind ->
    [fast] 高速 »
    [slow] 低速 «
    [empty] ダミー
   *[ordinary] 通常
 }
gf-table-deployed-on-average = 帰ってくる艦の平均：1回振ると{ $one }隻、2回振ると{ $two }隻。
gf-table-salvo = { $points }点のうち{ $spent }点を{ $targets }隻に割り振りました。平均で沈没{ $sunk }隻、損傷{ $boxed }隻です。
gf-table-salvo-fleet = 艦隊{ $fleet }の沈没か損傷：{ $chances }。
gf-table-salvo-many = { $count }隻以上が{ $chance }
gf-table-left-at-home = 艦隊ボックスに残るのは{ $left }隻です。ターンの終わりに{ $needed }隻必要です。

## 確率

gf-table-odds-attack = 自軍が攻勢側（相手が{ $dice }個なら）
gf-table-odds-attacked = 敵が攻勢側（相手が{ $dice }個なら）
gf-table-odds-parity = 偶奇がそろって1VPを失う
gf-table-odds-more-ships = さらに艦が来る
gf-table-odds-german-point = 最初の判定でドイツがVPを得る
gf-table-odds-british-point = 最初の判定でイギリスがVPを得る
gf-table-odds-confused = 混乱して砲撃できない
gf-table-odds-choices = 自軍が状況を選べる
gf-table-odds-enemy-choices = 敵が2以上の差で勝つ

## コンピューター

gf-player-sensible = コンピューター：堅実
gf-player-sensible-about = 計算はせず、堅い習慣どおりに動きます。港に十分な艦を残し、速さ別の中くらいの艦隊で出て、守りのない海岸を狙います。
gf-player-admiral = コンピューター：提督
gf-player-admiral-about = 正確な確率を計算し、勝ちを目指します。
