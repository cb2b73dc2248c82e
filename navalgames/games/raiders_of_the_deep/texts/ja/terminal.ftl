# 文字の行としてのテーブル（端末）

rotd-state-turn = 哨戒
rotd-state-score = 沈めたトン数
rotd-state-seat = 手番の艦長
rotd-state-asked = 決める席
rotd-state-captain = 艦長
rotd-state-boat = 艦
rotd-state-crew = 乗員
rotd-state-patrol = 進行中の哨戒
rotd-state-meeting = 遭遇
rotd-state-cycle = 護衛艦の追撃
rotd-state-blows = 解決する命中
rotd-state-refit = 整備
rotd-state-others = ほかの艦長
rotd-state-before = 振る前
rotd-state-after = そのあと
rotd-state-name = 名前
rotd-state-nation = 海軍
rotd-state-rank = 階級
rotd-state-flotilla = 戦隊
rotd-state-transferred = 転属した
rotd-state-month = 月
rotd-state-started = 最初の月
rotd-state-last_check = 前の昇進判定
rotd-state-log = 船
rotd-state-patrols = 哨戒の記録
rotd-state-awards = 勲章
rotd-state-gone = もう出会わない船
rotd-state-successes = 成功した哨戒
rotd-state-failures = 続けての失敗
rotd-state-multipliers = 残した遭遇増加
rotd-state-luck = 幸運
rotd-state-rights = 残した願い
rotd-state-met_q_ship = Qシップに出会った
rotd-state-wounded_badly = 重傷を負った
rotd-state-early_life = 生い立ち
rotd-state-final_fate = その後の人生
rotd-state-fate = 運命
rotd-state-fate-value-war-over = 生存：終戦を迎えた
rotd-state-fate-value-patrols-done = 生存：決められた哨戒を終えた
rotd-state-fate-value-ashore = 生存：陸上勤務になった
rotd-state-fate-value-scuttled = 捕虜：艦は自沈。失われたと数える
rotd-state-fate-value-boat-captured = 捕虜：艦は捕獲された。失われたと数える
rotd-state-fate-value-captain-killed = 死亡：戦死、または負傷がもと
rotd-state-fate-value-baralong = 死亡：Qシップの乗員に撃たれた
rotd-state-fate-value-q-ship = 死亡：Qシップに艦を沈められた
rotd-state-fate-value-mine = 死亡：機雷で艦を失った
rotd-state-fate-value-net = 死亡：網で艦を失った
rotd-state-fate-value-aircraft = 死亡：航空機に艦を沈められた
rotd-state-fate-value-ram = 死亡：艦が体当たりされた
rotd-state-fate-value-depth-charges = 死亡：爆雷で艦を失った
rotd-state-fate-value-test-depth = 死亡：安全深度より深くで艦がつぶれた
rotd-state-fate-value-engines = 死亡：機関が止まり、艦を失った
rotd-state-level = 勝利の段階
rotd-state-type = 型
rotd-state-hull = 船体の損傷
rotd-state-flooding = 浸水
rotd-state-damaged = 損傷
rotd-state-inoperative = 港まで使えない
rotd-state-fore = 艦首発射管
rotd-state-fore_reloads = 艦首の予備
rotd-state-aft = 艦尾発射管
rotd-state-aft_reloads = 艦尾の予備
rotd-state-first_officer = 先任士官
rotd-state-second_officer = 次席士官
rotd-state-engineer = 機関長
rotd-state-doctor = 軍医
rotd-state-generic = 乗員のボックス
rotd-state-agent = 秘密諜報員
rotd-state-experts = 熟練
rotd-state-quality = 練度
rotd-state-area = 海域
rotd-state-boxes = 哨戒路
rotd-state-at = ボックス
rotd-state-step = 向き
rotd-state-mission = 任務
rotd-state-mission_done = 任務が済んだ
rotd-state-aborting = 帰途
rotd-state-must_abort = 引き返す
rotd-state-rolls = ここで残る判定
rotd-state-multiplier = 哨戒ボックスごとの判定
rotd-state-multipliers_used = 使った遭遇増加
rotd-state-event_done = できごとが起きた
rotd-state-superior = 優れた魚雷
rotd-state-spares = 予備部品
rotd-state-prize = 拿捕した
rotd-state-all_crew_out = 乗員がすべて倒れた
rotd-state-trusting = ここではたずねない
rotd-state-look_used = 振り直しを使った
rotd-state-kind = 種類
rotd-state-ships = 目標
rotd-state-escorted = 護衛つき
rotd-state-to_identify = まだわからない船
rotd-state-size = 大きさ
rotd-state-time = 昼夜
rotd-state-waited = 夜を待った
rotd-state-posture = 攻撃
rotd-state-distance = 距離
rotd-state-round = ラウンド
rotd-state-used = 使った武器
rotd-state-shots = 振る射撃
rotd-state-ends = 撃った側
rotd-state-came = 護衛艦が来た
rotd-state-coming = 護衛艦が来る
rotd-state-barred = 攻撃できない
rotd-state-must_attack = 攻撃しなければならない
rotd-state-follows = 追っている
rotd-state-checked = Qシップを調べた
rotd-state-automatic_close = 近距離の扱い
rotd-state-exchanges = 撃ち合い
rotd-state-prize_of = 決める拿捕
rotd-state-tonnage = トン数
rotd-state-points = 沈める点
rotd-state-armed = 武装
rotd-state-damage = 損害
rotd-state-surfaced = 浮上
rotd-state-day_torpedo = 昼に魚雷を撃った
rotd-state-close = 近距離の攻撃
rotd-state-long = 長距離の攻撃
rotd-state-both_ends = 両側を撃った
rotd-state-capital = 主要艦
rotd-state-previous = 前に探知された
rotd-state-first = 最初のラウンド
rotd-state-rammed = 体当たり済み
rotd-state-well = はっきり探知
rotd-state-deep = 安全深度を超えた
rotd-state-charges = 爆雷攻撃
rotd-state-number = 選んだ方向
rotd-state-escort_number = 護衛艦の方向
rotd-state-hits = 命中
rotd-state-then = 次に
rotd-state-cause = 原因
rotd-state-injuries = 解決する負傷
rotd-state-flooded = このラウンドの浸水
rotd-state-man = 負傷した人
rotd-state-months = 月数
rotd-state-captain_months = 艦長の月数
rotd-state-new_boat = 新しい艦
rotd-state-new_crew = 新しい乗員
rotd-state-applications = 願い
rotd-state-left = これから回復
rotd-state-recovery = 回復
rotd-state-slow = 回復の遅い人
rotd-state-training = 訓練
rotd-state-wanted = 願ったもの
rotd-state-awarded = 今回の授与
rotd-state-medal = 勲章
rotd-state-flavour = 効果なし
rotd-state-result = 結果
rotd-state-by = 武器
rotd-state-weapon = 武器
rotd-state-target = 目標
rotd-state-second = 第2斉射
rotd-state-first_type = 最初の艦
rotd-state-skip_next = 次のボックスは判定なし
rotd-state-hidden_once = 探知を振り直した
rotd-state-rolled = 振った目
rotd-state-sick = 軍医のいない負傷者
rotd-state-system = 装置
rotd-state-end = 発射管
rotd-state-night_surface = 夜間浮上攻撃
rotd-state-success = 成功
rotd-state-ready = 準備完了
rotd-state-moved = 移った
rotd-state-ships-part = 目標{ $next }
rotd-state-log-part = 船{ $next }
rotd-state-patrols-part = 哨戒{ $next }
rotd-state-awards-part = 授与{ $next }
rotd-state-generic-part = ボックス{ $next }
rotd-state-boxes-part = ボックス{ $next }
rotd-state-others-part = 艦長{ $next }
rotd-state-shots-part = 射撃{ $next }
rotd-state-recovery-part = 人{ $next }

# Months are numbers in the state: twelve times the year plus the month, from 0.
rotd-state-month-value = { $value ->
    [0] { rotd-value-none }
    [22975] { rotd-value-1914-08 }
    [22976] { rotd-value-1914-09 }
    [22977] { rotd-value-1914-10 }
    [22978] { rotd-value-1914-11 }
    [22979] { rotd-value-1914-12 }
    [22980] { rotd-value-1915-01 }
    [22981] { rotd-value-1915-02 }
    [22982] { rotd-value-1915-03 }
    [22983] { rotd-value-1915-04 }
    [22984] { rotd-value-1915-05 }
    [22985] { rotd-value-1915-06 }
    [22986] { rotd-value-1915-07 }
    [22987] { rotd-value-1915-08 }
    [22988] { rotd-value-1915-09 }
    [22989] { rotd-value-1915-10 }
    [22990] { rotd-value-1915-11 }
    [22991] { rotd-value-1915-12 }
    [22992] { rotd-value-1916-01 }
    [22993] { rotd-value-1916-02 }
    [22994] { rotd-value-1916-03 }
    [22995] { rotd-value-1916-04 }
    [22996] { rotd-value-1916-05 }
    [22997] { rotd-value-1916-06 }
    [22998] { rotd-value-1916-07 }
    [22999] { rotd-value-1916-08 }
    [23000] { rotd-value-1916-09 }
    [23001] { rotd-value-1916-10 }
    [23002] { rotd-value-1916-11 }
    [23003] { rotd-value-1916-12 }
    [23004] { rotd-value-1917-01 }
    [23005] { rotd-value-1917-02 }
    [23006] { rotd-value-1917-03 }
    [23007] { rotd-value-1917-04 }
    [23008] { rotd-value-1917-05 }
    [23009] { rotd-value-1917-06 }
    [23010] { rotd-value-1917-07 }
    [23011] { rotd-value-1917-08 }
    [23012] { rotd-value-1917-09 }
    [23013] { rotd-value-1917-10 }
    [23014] { rotd-value-1917-11 }
    [23015] { rotd-value-1917-12 }
    [23016] { rotd-value-1918-01 }
    [23017] { rotd-value-1918-02 }
    [23018] { rotd-value-1918-03 }
    [23019] { rotd-value-1918-04 }
    [23020] { rotd-value-1918-05 }
    [23021] { rotd-value-1918-06 }
    [23022] { rotd-value-1918-07 }
    [23023] { rotd-value-1918-08 }
    [23024] { rotd-value-1918-09 }
    [23025] { rotd-value-1918-10 }
    [23026] 1918年11月
    [23027] 1918年12月
    [23028] 1919年1月
    [23029] 1919年2月
    [23030] 1919年3月
    [23031] 1919年4月
    [23032] 1919年5月
    [23033] 1919年6月
    [23034] 1919年7月
    [23035] 1919年8月
    [23036] 1919年9月
    [23037] 1919年10月
    [23038] 1919年11月
    [23039] 1919年12月
   *[other] { NUMBER($value, useGrouping: 0) }
 }
rotd-state-started-value = { rotd-state-month-value }
rotd-state-last_check-value = { rotd-state-month-value }

## 多くのゲームで数えるもの

rotd-counted-turn = 始めた哨戒。全員の哨戒を合わせて数えます
rotd-counted-score = 終わったときに盤上にいる艦長が沈めたトン数
rotd-counted-lost = ルールブックの勝利条件に届かなかったゲーム（たいていはトン数が足りない）。艦を失ったという意味ではありません。艦長の生死は`captain.fate`でわかります
