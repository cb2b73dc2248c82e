# 対戦：海図、戦闘盤、部隊、確率つきの命令。

ac-table-brief-1 = 敵はどこでしょうか。だれにも確かなことはわかりません。任務部隊は海図の上のヘクスの糸（ルールでは航程）です。艦はその糸のどこかにいます。糸が長いほど、だれにもわからなくなります。居場所がわかっている部隊はピン（ルールでは捕捉地点）です。
ac-table-brief-2 = 主導権があるあいだは、何回でも行動できます。針路を描き、糸を捜し、ピンと交戦し、空から打撃します。たいていの行動のあと、敵は主導権を奪おうとします。
ac-table-brief-3 = 捜索は糸をピンに変えます。海戦に持ちこめるのはピンだけです。時間も糸を縮めます。敵の港、航空基地、ピンのそばを通ると報告され（情報）、報告された部隊は中断されやすくなります。
ac-table-brief-4 = 海図か一覧で任務部隊を選びます。どの行動にも、中断の前と後の正確な確率が出ます。初めてなら「海峡を横切る線」から始めてください。
ac-table-tab-forces = 部隊
ac-table-chart = 北大西洋
ac-table-weather = { $weather ->
    [good] 晴天
   *[bad] 荒天
 }{ $tally ->
    [0] { "" }
   *[other] { " · 失敗数" }{ $tally }
 }

## 局面

ac-table-turn = { $scenario } · 交代{ $turn }
ac-table-dice = { $dice }のうち{ $how ->
    [best] 高い
   *[worst] 低い
 }{ $count }個
ac-table-log-turn = 主導権の交代{ $turn }
ac-table-phase = { $phase ->
    [over] 対戦は終わりました
    [battle] 海戦
   *[chase] { $side }に主導権
 }
ac-table-score = ドイツ{ $german }–イギリス{ $british }
ac-table-tally = 失敗数は{ $tally }です。失敗するたびに、次が楽になります。

## 海図

ac-table-name-greenland = グリーンランド
ac-table-name-iceland = アイスランド
ac-table-name-norway = ノルウェー
ac-table-name-britain = イギリス
ac-table-name-canada = カナダ
ac-table-name-spain = スペイン
ac-table-name-france = フランス
ac-table-name-atlantic = 大西洋
ac-table-name-denmark-strait = デンマーク海峡
ac-table-name-gap = アイスランド・フェロー間
ac-table-name-biscay = ビスケー湾
ac-table-name-north-sea = 北海
ac-table-name-norwegian-sea = ノルウェー海
ac-table-name-barents-sea = バレンツ海
ac-table-name-arctic = 北極線
ac-table-name-zone = Uボート・ゾーン
ac-table-hex = ヘクス{ $hex }。
ac-table-hex-port = { $side ->
    [neutral] 中立の港：{ $ports }。
   *[other] { $side }の港：{ $ports }。
 }
ac-table-hex-base = { $side }の航空基地。
ac-table-hex-arctic = 北極線の上。
ac-table-hex-zone = Uボート・ゾーンの中。
ac-table-about-force = { $side }の{ $force }（{ $ships }）{ $lies ->
    [station] ：ピン。
   *[line] ：{ $length }のうち{ $number }番目のヘクス。
 }
ac-table-about-intel = ここに情報。
ac-table-about-contact = ここに触接。
ac-table-about-box = 港の{ $force }：
ac-table-about-stealth = { $side }の{ $kind ->
    [U-boat] Uボート
    [submarine] 潜水艦
   *[mine] 機雷
 }{ $force }。
ac-table-sign-line = ━ G1など
ac-table-sign-line-about = 糸（航程）：任務部隊はこの糸のどこか。切れ目のある糸はドイツ
ac-table-sign-end = ■ ▶
ac-table-sign-end-about = 糸の始まりと終わり
ac-table-sign-pin = ⬤ B1
ac-table-sign-pin-about = ピン（捕捉地点）：任務部隊はここ。四角い頭はドイツ
ac-table-sign-harbour = ▭ B2
ac-table-sign-harbour-about = 港ボックスの任務部隊
ac-table-sign-intel = ◆ iの印
ac-table-sign-intel-about = 情報：報告されたヘクス
ac-table-sign-contact = ◎
ac-table-sign-contact-about = 触接：ここで敵に見られた
ac-table-sign-evasive = ∿
ac-table-sign-evasive-about = 回避運動：使えるマーカー
ac-table-sign-stealth = U1、S1など
ac-table-sign-stealth-about = Uボート、潜水艦、機雷
ac-table-sign-arctic = ╍
ac-table-sign-arctic-about = 北極線：いつも荒天
ac-table-sign-zone = ┄
ac-table-sign-zone-about = Uボート・ゾーン
ac-table-sign-barred = ▬
ac-table-sign-barred-about = 艦が越えられない辺

## 任務部隊

ac-table-force = { $force }：{ $ships }（{ $place }）
ac-table-force-title = { $force } { $ships }
ac-table-named = { $ship }（{ $force }）
ac-table-named-hex = { $hex }（{ $place }）
ac-table-off-port = { $port }の{ $wind ->
    [north] 北
    [north-east] 北東
    [east] 東
    [south-east] 南東
    [south] 南
    [south-west] 南西
    [west] 西
   *[north-west] 北西
 }
ac-table-ship = { $ship }{ $state ->
    [damaged] ・損傷
    [dispersed] ・分散
   *[sound] {""}
 }{ $hits ->
    [0] {""}
   *[other] ・ヒット{ $hits }
 }
ac-table-unidentified = 未識別：6通りのどれか
ac-table-identity = { $number }の目：{ $ships }
ac-table-in-box = 港：{ $box }
ac-table-in-hex = { $hex }のピン
ac-table-in-line = { $length ->
    [1] 長さ1の糸、{ $first }
   *[other] 長さ{ $length }の糸、{ $first }から{ $last }
 }
ac-table-mark-intel = { $hexes }に情報
ac-table-mark-contact = { $hexes }に触接
ac-table-mark-evasive = 回避運動マーカー
ac-table-bears = { $force }のマーカー：{ $marks }
ac-table-unit-base = { $hex }の航空基地
ac-table-unit-stealth = { $kind ->
    [U-boat] Uボート
    [submarine] 潜水艦
   *[mine] 機雷
 }{ $force }{ $hex ->
    [none] （待機中）
   *[other] （{ $hex }）
 }
ac-table-group = グループ{ $group }：{ $port }から登場
ac-table-at-hand = 手元の指揮官：{ $leaders }
ac-table-leaders = 乗艦：{ $leaders }
ac-table-gone-title = プレイを去った艦
ac-table-gone = { $ship }：{ $how ->
    [sunk] 沈没
    [completed] { $port }に到着
   *[exited] 海戦を離脱
 }
ac-table-column-ship = 艦
ac-table-column-class = 艦種
ac-table-column-guns = 砲 近/遠
ac-table-column-hits = ヒット
ac-table-column-speed = 速力

## 選ぶ

ac-table-which-unit = だれが行動しますか
ac-table-hint-act = { $unit ->
    [none] 海図で任務部隊を選んでください。
   *[other] { $unit }の命令です。海図で別の部隊も選べます。
 }
ac-table-hint-hex = 海図でヘクスを選んでください。
ac-table-hint-plot = 糸の次のヘクスを選んでください。Backspaceで戻します。
ac-table-hint-station = ピンを置くヘクスを選んでください。
ac-table-hint-fire = { $ship }の砲撃：目標か、自軍の別の艦を選んでください。
ac-table-hint-manoeuvre = { $ship }の運動：ゾーンか、別の艦を選んでください。
ac-table-hint-zone = { $ship }のゾーンを選んでください。
ac-table-hint-ship = 艦を選んでください。
ac-table-which-end = どちらの端ですか
ac-table-end = { $end ->
    [front] 始まり■（{ $hex }）
   *[back] 終わり▶（{ $hex }）
 }
ac-table-which-hex = ヘクス
ac-table-add-here = そこへ糸を延ばす
ac-table-go-here = そこへ行く
ac-table-segment = { $hex }{ $end ->
    [front] ・始まり■
   *[back] {""}
 }{ $intel ->
    [yes] ・報告される：情報
   *[no] {""}
 }
ac-table-course = { $force }：{ $length ->
    [0] ヘクスはまだありません
   *[other] { $length }ヘクス
 }、あと{ $left }まで。情報{ $intel }。
ac-table-declined = { $decision ->
    [set_up_smoke] 煙幕はここまで
   *[leave_alone] だれも抜け出さない
 }
ac-table-which-ship = どの艦ですか
ac-table-group-moves = 針路と港
ac-table-group-attacks = 攻撃
ac-table-group-pass = 渡す
ac-table-group-side = 陣営全体
ac-table-group-spare = 試みない：回避運動を得るのは
ac-table-group-targets = 目標
ac-table-group-zones = ゾーン

## 確率

ac-table-attack = { $kind ->
    [air-strike] 航空打撃
    [engage] 交戦
    [naval-search] 海軍捜索
   *[stealth-attack] ステルス攻撃
 }：{ $force ->
    [airbase] 航空基地
   *[other] { $force }
 }から{ $hex }の{ $target }へ。
ac-table-answers = 攻撃の確率は、敵が応じない場合のものです。敵は味方を呼んだり、回避運動を使ったりできます。
ac-table-odds-stays = 続けて行動できる（マーカーを使われない場合）
ac-table-odds-stays-seized = 続けて行動できる{ $leader ->
    [none] （マーカーを使われない場合）
   *[other] （マーカーを使われず、{ $leader }もサイコロなしで奪わない場合）
 }
ac-table-note-plot = サイコロは振りません。糸が長いほど見つかりにくく、縮むのに時間がかかります。
ac-table-note-pass = 時間が経って糸が縮み、敵の番になります。
ac-table-note-signals = サイコロは振りません。そのあと敵は、主導権の奪取を試みるか、回避運動を得ます。
ac-table-stays = { $length ->
    [1] { $first }だけが残る
   *[other] { $first }から{ $last }までの{ $length }ヘクスが残る
 }
ac-table-odds-fought = すぐに戦闘
ac-table-odds-sighted = 発見（糸がピンになる）
ac-table-odds-shorter = 糸が縮むだけ
ac-table-odds-battle = 海戦になる
ac-table-odds-closing = 速い側なら海戦にできる（接近戦）
ac-table-odds-skirmish = 遠くからの撃ち合い（小競り合い）
ac-table-odds-hit = 1隻以上に命中
ac-table-odds-before = { $what }（中断の前は{ $chance }）
ac-table-odds-initiative = 主導権を取る
ac-table-odds-away = 離脱（敵が残る場合）
ac-table-odds-home = 入港（敵が主導権を奪おうとした場合）
ac-table-odds-coming = 登場する
ac-table-no-place = 任務部隊がすべて使われていて、その港にピンがありません。すぐに失敗します。
ac-table-odds-hits = { $count ->
    [1] ヒット
   *[other] ヒット{ $count }以上
 }
ac-table-note-attack = 総計{ $total }、サイコロに{ $value }{ $intel ->
    [0] {""}
   *[other] 、報告{ $intel }件で中断あり
 }
ac-table-range = 距離：{ $range }、修正{ $value }
ac-table-waiting = このステップの終わりに効くヒット：{ $hits }。
ac-table-waiting-hit = { $ship } { $hits }

## 戦闘盤

ac-table-battle = 海戦、{ $rounds }ラウンドのうち第{ $round }ラウンド
ac-table-zone = { $side }：{ $zone }
ac-table-guns = 砲{ $short }/{ $long }
ac-table-speed = { $speed }
ac-table-hits = { $of ->
    [0] ヒット{ $hits }
   *[other] ヒット{ $hits }/{ $of }
 }
ac-table-sinks = あと{ $left }発で沈没
ac-table-damaged = 損傷
ac-table-torpedoes = { $ready ->
    [yes] 魚雷を撃てる
   *[no] 魚雷あり
 }
ac-table-smoke = { $smoke ->
    [makes] 煙幕を張る
   *[hidden] 煙幕に隠れる
 }
