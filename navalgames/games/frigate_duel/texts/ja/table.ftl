# 対戦の画面のフリゲートの一騎打ち：海、艦、確率、案内。

fd-table-caption = 海：艦、煙、風
fd-table-tab-words = 言葉で見る
fd-table-label-arcs = 砲の向く範囲と、縦射される位置を示す
fd-table-label-ships = 艦
fd-table-label-legend = 実線：舷側砲の射界。破線：チェイサーの射界。首のマスからは艦首、尾のマスからは艦尾を縦射できます。
fd-table-label-north = 北
fd-table-label-left = 残り／はじめ：船体とリギングのボックス、人員（1点25人）
fd-table-turn = { $turn ->
    [0] 第1ターンの前
   *[other] { $impulse ->
        [0] 第{ $turn }ターン
       *[other] 第{ $turn }ターン、インパルス{ $impulse }
     }
 }
fd-table-initiative = 主導権：{ $side }
fd-table-wind = { $strength ->
    [light] { $heading }から弱い風。
    [fresh] { $heading }から強い風。
   *[other] { $heading }から中くらいの風。
 }
fd-table-crew-guns = { $impulses ->
    [0] 撃てない
   *[other] 装填{ $impulses }
 }
fd-table-crew-sailing = { $points ->
    [0] 回せない
    [1] 回せる
   *[other] 回し＋1
 }
fd-table-crew-no-fire = 火災なし
fd-table-track = このターンのインパルス
fd-table-track-legend = ●：動ける　○：向きだけ変えられる　左、右：左舷砲、右舷砲の装填が終わる
fd-table-track-now = いま
fd-table-sign-moving = ●
fd-table-sign-moving-words = 動ける
fd-table-sign-steering = ○
fd-table-sign-steering-words = 向きだけ変えられる
fd-table-sign-port = 左
fd-table-sign-port-words = 左舷砲の装填が終わる
fd-table-sign-starboard = 右
fd-table-sign-starboard-words = 右舷砲の装填が終わる
fd-table-gauge-hull = 船体
fd-table-gauge-rigging = リギング
fd-table-gauge-crew = 人員
fd-table-rake-sign = { $rake ->
    [stern] 尾
   *[other] 首
 }
fd-table-about-ship = { $out ->
    [struck] 降伏しました。
    [captured] 捕獲されました。
    [sinking] 沈みかけています。
   *[other] { $side }、向きは{ $heading }、{ $sail ->
        [hove_to] 停船
        [full] 総帆
       *[battle] 戦闘帆
     }、{ $lies ->
        [head] 艦首が風に立つ
        [close] 詰め開き
        [beam] 真横の風
        [quarter] 斜め後ろの風
       *[before] 真後ろの風
     }、モラルは{ $morale ->
        [handy] ハンディ
        [unfit] アンフィット
       *[steady] ふつう
     }。
 }
fd-table-gun = { $gun ->
    [port] 左舷砲
   *[starboard] 右舷砲
 }：{ $state ->
    [loaded] 装填済み
    [loading] インパルス{ $impulse }まで装填中
    [later] 次のターンのインパルス{ $impulse }まで装填中
   *[empty] 空
 }{ $shot ->
    [round] （丸弾）
    [double] （二重弾）
    [chain] （鎖弾）
   *[none] {""}
 }、人員{ $points }
fd-table-speed = { $count ->
    [0] 速さ{ $speed }、残りのマークなし
   *[other] 速さ{ $speed }、マークはインパルス{ $marks }
 }
fd-table-rigging-lost = { $quarters ->
    [1] リギングの4分の1を失った
    [2] リギングの半分を失った
    [3] リギングの4分の3を失った
   *[other] 帆柱をすべて失った
 }
fd-table-burning = 火災
fd-table-markers = 降伏マーカー{ $count }個
fd-table-grappled = { $ship }に接舷
fd-table-between = { $one }と{ $other }の距離は{ $distance }移動ポイントです。
fd-table-bears = { $arc ->
    [port] { $firer }の左舷砲が向いています
    [starboard] { $firer }の右舷砲が向いています
    [bow] { $firer }の艦首チェイサーが向いています
    [stern] { $firer }の艦尾チェイサーが向いています
    [any] { $firer }の砲は、どちらの舷も敵に向いています
   *[none] { $firer }の砲はどれも向いていません
 }{ $rake ->
    [bow] （艦首縦射になります）
    [stern] （艦尾縦射になります）
   *[none] {""}
 }。
fd-table-gauge = 風上の有利は{ $side }にあります。
fd-table-hint-manoeuvre = 海の上か一覧で、行き先を選びます。マークのインパルスまで秘密です。
fd-table-odds-success = 成功
fd-table-odds-hit = ヒット1つ以上
fd-table-odds-morale = 敵のモラルが下がる
fd-table-odds-fire = 火災が起こる
fd-table-odds-taken = 艦を奪う
fd-table-odds-unhurt = ヒットが残らない
fd-table-odds-kept = 艦を守る
fd-table-melee-attack = 防御側がいちばんよく分けた場合。
fd-table-melee-defence = 攻撃側がいちばんよく分けた場合。
fd-table-shot = 距離{ $distance }、残るヒットは平均{ $mean }{ $rake ->
    [bow] 。艦首縦射で、多く数えます
    [stern] 。艦尾縦射で、多く数えます
   *[none] {""}
 }。壊れるのは平均、船体{ $hull }ボックス、リギング{ $rigging }ボックス。カードは数えていません。
fd-table-card = { $kind ->
    [steady_aim] 自軍の斉射1回の命中のサイコロを助けます。
    [take_cover] 斉射1回に対する取り消しのサイコロを助けます。
    [quick_powder] 自軍の装填マーカーを早めます。
    [well_laid] 自軍の斉射1回の損害の合計をずらします。
    [gust] このターン、速くなります。
    [taken_aback] このターン、敵が遅くなります。
    [sharp_handling] 上手回しが、振らずに成功します。
    [bold_helm] 公開した運動を、ほかの運動に変えます。
    [boarders] 接舷の判定1回を助けます。
    [tops] 近くの敵を銃で撃ちます。
    [example] このモラルの低下を無視します。
    [cut_free] 離脱の判定1回を助けます。
    [shipwrights] 修理が成功すれば2ボックス直ります。
    [lucky_shot] この斉射のリギングの損害を2倍にします。
    [thick_smoke] 自艦のマスに煙を置きます。
   *[other] {""}
 }
fd-table-seat-A = Aの側（先に書かれた艦）
fd-table-seat-B = Bの側（あとに書かれた艦）
