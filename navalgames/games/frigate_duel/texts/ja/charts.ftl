# フリゲートの一騎打ちの図表：表と一覧の名前。

fd-chart-headings = 針路
fd-chart-bearing-letter = 風に対する向きの記号
fd-chart-wind-letters = 風の影響を受ける向き
fd-chart-sailing-speed = 向きと帆による速さ
fd-chart-wind-strength = 風の強さ
fd-chart-rigging-speed = リギングと速さ
fd-chart-relative-common = 両艦に共通の速さ
fd-chart-impulse-marks = マークのあるインパルス
fd-chart-steering-marks = 操舵マーク
fd-chart-manoeuvres = 操艦
fd-chart-tacking = 上手回し
fd-chart-measures = 寸法
fd-chart-firing-arcs = 射界
fd-chart-rake-multiplier = 縦射
fd-chart-to-hit = 命中判定
fd-chart-cancel = 命中取り消し
fd-chart-damage-roll = 損害判定
fd-chart-section-firepower = 破壊された区画と火力
fd-chart-ammunition = 弾の種類
fd-chart-reload-time = 再装填
fd-chart-damage-hull-aim = 損害（船体をねらう）：横は命中、縦は高さ。失う数は船体／リギング／人員
fd-chart-damage-rigging-aim = 損害（リギングをねらう）：横は命中、縦は高さ。失う数は船体／リギング／人員
fd-chart-morale-effect = モラル影響
fd-chart-morale-effect-modifier = モラル影響の修正
fd-chart-morale-steps = モラルの段階
fd-chart-morale-check = モラル判定
fd-chart-fire-check = 火災判定
fd-chart-fire-lines = 火災判定の行
fd-chart-chasers = チェイサー
fd-chart-grapple = 接舷
fd-chart-melee = 白兵戦
fd-chart-bonus-move = ボーナス移動
fd-chart-housekeeping = 管理フェイズ
fd-chart-crew-boxes = 乗組員のボックス
fd-chart-strike-markers = ストライク・マーカー
fd-chart-bridge-cards = ブリッジカード
fd-chart-victory = 勝敗
fd-chart-ships = 艦
fd-chart-ship-history = 史実の艦
fd-chart-scenarios = シナリオ
fd-chart-rake-squares = 縦射のマス
fd-chart-consorts = 僚艦
fd-error-scenario-ship = シナリオ{ $scenario }の艦「{ $given }」は、艦の一覧にありません。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか。
  }（ルールP3.1、P20）
