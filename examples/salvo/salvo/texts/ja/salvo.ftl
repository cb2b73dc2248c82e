s-title = 一斉射撃
s-years = 東アジア、1904〜1905年
s-hook = 3隻ずつの2つの戦列。当てやすく当てられやすい近距離へ進むか、待つか。
s-side-WEST = 西軍
s-side-EAST = 東軍
s-option-distance = 最初の距離
s-option-distance-about = 2つの戦列が、どの距離で始めるかです。
s-value-far = 遠い
s-value-near = 近い
s-decision-order = 戦列は何をしますか。
s-decision-order-help = 浮いている艦は、すべて同じ目標を撃ちます。
s-order-fire = { $target }番艦を撃つ
s-order-change-range = 距離を変える：{ $to }
s-log-fire = { $side ->
    [WEST] 西軍
   *[other] 東軍
 }が{ $target }番艦を撃つ。命中{ $hits }、残る船体{ $left }。
s-log-range = 距離が変わる：{ $to ->
    [far] 遠い
   *[other] 近い
 }。
s-why-gunnery = 砲撃
s-state-hulls = 残る船体
s-state-hulls-part = { $next }番艦
s-state-distance = 距離
s-state-turn = ターン
s-section-1 = ゲーム
s-chart-gunnery = 砲撃表
s-group-gunnery = 砲撃
s-parameter-ships = 撃つ艦の数
s-parameter-distance = 距離
s-parameter-hull = 目標の船体
s-question-hits = 命中はいくつか。
s-question-hits-about = 撃つ艦1隻につき、さいころ1個です。
s-question-sinking = 目標は沈むか。
s-question-sinking-about = 戦列のすべての艦が、1隻を撃ちます。
s-unit-hits = 命中
s-sunk = 沈没
s-afloat = 浮いている
s-player-steady = 着実
s-player-steady-about = 優勢なら近づき、いちばん弱い艦を撃ちます。
s-column-far = 遠い
s-column-near = 近い
s-cell-hit = 命中
s-cell-miss = 外れ
