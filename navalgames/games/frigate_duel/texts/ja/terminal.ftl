# 端末で見る卓上の様子。

fd-state-turn = ターン
fd-state-impulse = インパルス
fd-state-initiative = 主導権
fd-state-wind = 風上
fd-state-strength = 風の強さ
fd-state-ships = 艦
fd-state-smoke = スモーク
fd-state-tasks = {""}
fd-state-asked = 判断する側
fd-state-chosen = 選んだ操艦
fd-state-shots = 弾の種類
fd-state-assigned = 未公開の割り当て
fd-state-splits = 白兵戦の振り分け
fd-state-revealed = 公開された操艦
fd-state-hands = 手札
fd-state-unseen = 山札
fd-state-discards = 捨て札
fd-state-fires = 宣言した砲撃
fd-state-results = 結果
fd-state-outcome = 勝敗
fd-state-id = 名前
fd-state-side = 陣営
fd-state-x = 東
fd-state-y = 北
fd-state-heading = 針路
fd-state-sail = 帆
fd-state-crew = ボックスごとの乗組員
fd-state-morale = モラル
fd-state-hull_lost = 失った船体
fd-state-rigging_lost = 失ったリギング
fd-state-burning = 火災
fd-state-markers = ストライク・マーカー
fd-state-causes = {""}
fd-state-loaded = 装填済み
fd-state-reload = 装填マーカー
fd-state-fired = 撃ったチェイサー
fd-state-moving = 移動マーク
fd-state-steering = 操舵マーク
fd-state-speed = 速さ
fd-state-rate = 移動レート
fd-state-grappled = 接舷中の相手
fd-state-halved = 移動半減
fd-state-freed = 離脱した
fd-state-out = 戦闘不能
fd-state-ship = 艦
fd-state-gun = 砲
fd-state-target = 目標
fd-state-aim = ねらい
fd-state-hull = 船体
fd-state-rigging = リギング
fd-state-broadside = 斉射
fd-state-winner = 勝者
fd-state-key = 理由
fd-state-rule = ルール
fd-state-lost = 負け

# その中身と部分

fd-state-id-value = { $value }
fd-state-initiative-value = { $value }
fd-state-asked-value = { $value }
fd-state-side-value = { $value }
fd-state-winner-value = { $value }
fd-state-wind-value = { $value ->
    [0] 北
    [1] 北東
    [2] 東
    [3] 南東
    [4] 南
    [5] 南西
    [6] 西
   *[other] 北西
 }
fd-state-heading-value = { $value ->
    [0] 北
    [1] 北東
    [2] 東
    [3] 南東
    [4] 南
    [5] 南西
    [6] 西
   *[other] 北西
 }
fd-state-strength-value = { $value ->
    [light] 弱い
    [fresh] 強い
   *[other] ふつう
 }
fd-state-sail-value = { $value ->
    [hove_to] 停船
    [full] 全帆
   *[other] 戦闘帆
 }
fd-state-morale-value = { $value ->
    [1] ハンディ
    [-1] アンフィット
   *[other] ふつう
 }
fd-state-out-value = { $value ->
    [struck] 降伏
    [captured] 捕獲
   *[other] 沈みゆく
 }
fd-state-ships-each = { $next }隻目
fd-state-chosen-each = { $next }隻目
fd-state-revealed-each = { $next }隻目
fd-state-chosen-value = { $value ->
    [-1] 伏せてある
    [0] なし
    [1] 直進
    [2] 取舵
    [3] 面舵
    [4] 下手回し
    [5] 上手回し
    [6] 左へ風を落とす
    [7] 右へ風を落とす
    [8] 裏帆で止まる
   *[other] 針路を保つ
 }
fd-state-revealed-value = { $value ->
    [-1] 伏せてある
    [0] なし
    [1] 直進
    [2] 取舵
    [3] 面舵
    [4] 下手回し
    [5] 上手回し
    [6] 左へ風を落とす
    [7] 右へ風を落とす
    [8] 裏帆で止まる
   *[other] 針路を保つ
 }
fd-state-crew-each = { $index ->
    [0] 左舷砲
    [1] 右舷砲
    [2] 操帆
    [3] 帆の変更
    [4] 修理
    [5] 消火班
    [6] 白兵戦
   *[other] 予備
 }
fd-state-assigned-each = { $depth ->
    [0] { $next }隻目
   *[other] { $index ->
        [0] 左舷砲
        [1] 右舷砲
        [2] 操帆
        [3] 帆の変更
        [4] 修理
        [5] 消火班
        [6] 白兵戦
       *[other] 予備
     }
 }
fd-state-loaded-each = { $index ->
    [0] 左舷
   *[other] 右舷
 }
fd-state-reload-each = { $index ->
    [0] 左舷
   *[other] 右舷
 }
fd-state-reload-value = { $value ->
    [0] なし
   *[other] インパルス{ $value }
 }
fd-state-fired-each = { $index ->
    [0] 艦首
   *[other] 艦尾
 }
fd-state-moving-each = マーク{ $next }
fd-state-steering-each = マーク{ $next }
fd-state-moving-value = インパルス{ $value }
fd-state-steering-value = インパルス{ $value }
fd-state-grappled-value = { $value ->
    [-1] {""}
    [0] 1隻目
    [1] 2隻目
   *[other] 3隻目
 }
fd-state-shots-each = { $depth ->
    [0] { $next }隻目
   *[other] { $index ->
        [0] 左舷
       *[other] 右舷
     }
 }
fd-state-shots-value = { $value ->
    [-1] 伏せてある
    [0] 空
    [1] 丸弾
    [2] 二重弾
   *[other] 鎖弾
 }
fd-state-splits-each = { $depth ->
    [0] { $index ->
        [0] 攻撃側
       *[other] 防御側
     }
   *[other] { $index ->
        [0] 振る人員
       *[other] 支援
     }
 }
fd-state-splits-value = { $value ->
    [-1] 伏せてある
   *[other] { $value }
 }
fd-state-smoke-each = { $depth ->
    [0] スモーク{ $next }
   *[other] { $index ->
        [0] 東
        [1] 北
       *[other] 値
     }
 }
fd-state-fires-each = 砲撃{ $next }
fd-state-results-each = 結果{ $next }
fd-state-ship-value = { $value ->
    [0] 1隻目
    [1] 2隻目
   *[other] 3隻目
 }
fd-state-target-value = { $value ->
    [0] 1隻目
    [1] 2隻目
   *[other] 3隻目
 }
fd-state-gun-value = { $value ->
    [port] 左舷砲
    [starboard] 右舷砲
    [bow] 艦首チェイサー
   *[other] 艦尾チェイサー
 }
fd-state-aim-value = { $value ->
    [hull] 船体
   *[other] リギング
 }

## 多くのゲームで数えるもの

fd-counted-turn = 決闘の1ターン。いくつかのインパルスからなります
