# Raiders of the Deep：席、選択、決定、命令、記録

## ゲームと席

rotd-title = 深海の襲撃者
rotd-years = Uボート、1914〜1918年
rotd-hook = 1隻の艦、1組の乗員、くり返す出撃。海の下で、運はいつまで続くでしょうか。
rotd-home-board = 深海の襲撃者のテーブル：貨物船4隻の船団が見え、その下に魚雷発射管のあるUボートがあります。
rotd-side-FIRST = 第1の艦長
rotd-side-FIRST-short = 第1
rotd-side-SECOND = 第2の艦長
rotd-side-SECOND-short = 第2
rotd-side-THIRD = 第3の艦長
rotd-side-THIRD-short = 第3
rotd-side-FOURTH = 第4の艦長
rotd-side-FOURTH-short = 第4

## 選択

rotd-option-form = ゲームの形
rotd-option-form-about = 1人の経歴、2人の交代、または大会（トン数を競うか、終戦まで生きた人の中で競うか）。
rotd-option-seats = 大会の艦長の数
rotd-option-seats-about = 大会でだけ使います。
rotd-option-mixed_boats = 大会で型を混ぜる
rotd-option-mixed_boats-about = 全員が同じ型でなくてもかまいません。
rotd-option-last_month = 最後の月
rotd-option-last_month-about = 戦争は1918年10月に終わります。2人で早い終わりを決められます。
rotd-option-standard_tonnage = 標準トン数
rotd-option-standard_tonnage-about = 小型貨物船はすべて3,500トン、大型は7,000トンとします。
rotd-option-three_ship_convoys = 3隻の船団
rotd-option-three_ship_convoys-about = 目標を4隻でなく3隻にします。
rotd-option-historical_names = 記録に船名
rotd-option-historical_names-about = トン数だけでなく、船名も記録します。
rotd-option-evasive_manoeuvres = 回避運動
rotd-option-evasive_manoeuvres-about = 爆雷攻撃の前に、艦長が進む方向を選びます。
rotd-option-austrian_campaign = オーストリア＝ハンガリー
rotd-option-austrian_campaign-about = アドリア海の、オーストリア＝ハンガリー海軍の艦です。
rotd-option-life_story = 人生の物語
rotd-option-life_story-about = 艦長の生い立ちと、生き残ればその後の人生を決めます。
rotd-option-commander_tile = 史実の艦長
rotd-option-commander_tile-about = 8人の艦長の1人を史実の開始から率います。そのトン数に並ばなければなりません。
rotd-option-tile_mode = その艦長の哨戒
rotd-option-tile_mode-about = 戦争の続くかぎり、または史実と同じ回数です。
rotd-option-promotion_after_awards = 勲章がすぐ昇進を助ける
rotd-option-promotion_after_awards-about = 同じ整備の勲章を昇進の判定で数えます。
rotd-option-mines_count_after_loss = 喪失後も機雷を数える
rotd-option-mines_count_after_loss-about = 同じ哨戒で艦が失われても、敷設した機雷で沈んだ船を数えます。
rotd-option-multipliers_per_patrol = 1回の哨戒の遭遇増加
rotd-option-multipliers_per_patrol-about = 1回の哨戒で有効にできる遭遇増加の数です。
rotd-option-multiplier_earned_in_areas_only = 遭遇増加は3つの海域だけで
rotd-option-multiplier_earned_in_areas_only-about = 12で得られるのは、ブリテン諸島、イギリス海峡、地中海の哨戒ボックスだけです。
rotd-option-event_ends_box = どのイベントでもボックスが終わる
rotd-option-event_ends_box-about = 偶然のできごとが、そのボックスの残りの判定を終わらせます。
rotd-option-approach_twelve_bonus = 接近での12
rotd-option-approach_twelve_bonus-about = 接近の判定が12以上なら、攻撃に+1です。
rotd-option-feb_1917_unrestricted = 1917年2月は無制限
rotd-option-feb_1917_unrestricted-about = ルールブックはこの月を両方に挙げています。
rotd-option-unescorted_bonus_surfaced_only = 利点は浮上中だけ
rotd-option-unescorted_bonus_surfaced_only-about = 護衛のない船への−1は、浮上した艦だけです。
rotd-option-night_surface_detection = 夜間浮上攻撃の探知
rotd-option-night_surface_detection-about = 夜間浮上攻撃が探知の目に加える数です。
rotd-option-dc_fatigue_on = くり返す爆雷
rotd-option-dc_fatigue_on-about = 攻撃（E3）を弱めるか、ある例のように探知（E2）を弱めます。
rotd-option-q_exchanges_max = Qシップとの撃ち合い
rotd-option-q_exchanges_max-about = 艦長の望むかぎり、または2回までです。
rotd-option-air_injury_surfaced = 空からの負傷
rotd-option-air_injury_surfaced-about = 航空機による負傷はそのままの重さです。
rotd-option-abort_escort_detection = 帰り道の護衛艦
rotd-option-abort_escort_detection-about = 中止した艦を護衛艦が探知することがあります。この教材の遭遇表では、その場面は起こりません。帰る艦が入る航海のボックスに、護衛つきの船は出ないからです。
rotd-option-one_award_per_refit = 勲章は1つずつ
rotd-option-one_award_per_refit-about = 1回の整備で勲章は1段階までです。
rotd-option-decorations_need_fit_captain = 勲章には無事な艦長が要る
rotd-option-decorations_need_fit_captain-about = 艦長が重傷の間、勲章の効果は止まります。
rotd-option-hh_bonus_scope = 家勲章の射撃の利点
rotd-option-hh_bonus_scope-about = すべての射撃、魚雷だけ、または第2斉射だけ。
rotd-option-class_change_window = 種別の変更
rotd-option-class_change_window-about = 決まった月だけ、またはその月から。
rotd-option-evasion_saves_sunk = 回避で助かることがある
rotd-option-evasion_saves_sunk-about = 違う方向へ曲がると、致命的な攻撃が5命中になります。
rotd-option-austrian_rules_by_chart = オーストリアのルールは表に従う
rotd-option-austrian_rules_by_chart-about = 日付のルールも、使う表のものにします。
rotd-option-ub1_single_engine = UB I型のディーゼルは1台
rotd-option-ub1_single_engine-about = その1台が両方の代わりです。
rotd-value-career = 1人の経歴
rotd-value-two_players = 2人で交代
rotd-value-top_tonnage = トン数の大会
rotd-value-survival = 生き残りの大会
rotd-value-True = はい
rotd-value-False = いいえ
rotd-value-none = なし
rotd-value-arnauld = アルノー・ド・ラ・ペリエール（U-35）
rotd-value-forstmann = フォルストマン（U-39）
rotd-value-valentiner = ヴァレンティーナー（U-38）
rotd-value-steinbrinck = シュタインブリンク（UB-18）
rotd-value-rose = ローゼ（U-53）
rotd-value-schwieger = シュヴィーガー（U-20）
rotd-value-saltzwedel = ザルツヴェーデル（UC-21）
rotd-value-trapp = トラップ（オーストリア＝ハンガリー、U-5）
rotd-value-free = 戦争の続くかぎり
rotd-value-historical = 史実の回数
rotd-value-e3 = 攻撃（E3）
rotd-value-e2 = 探知（E2）
rotd-value-all = すべての射撃
rotd-value-torpedoes = 魚雷
rotd-value-second_salvo = 第2斉射
rotd-value-month = その月だけ
rotd-value-from = その月から
rotd-value-0 = 0
rotd-value-1 = 1
rotd-value-2 = 2
rotd-value-3 = 3
rotd-value-4 = 4
rotd-value--1 = −1
rotd-value-1918-10 = 1918年10月
rotd-value-1917-12 = 1917年12月
rotd-value-1916-12 = 1916年12月
rotd-value-1915-12 = 1915年12月

## 決定

rotd-decision-name = 艦長の名前は？
rotd-decision-name-help = 名前はプレイに影響しません。
rotd-decision-start = 経歴はいつ、どの型で始まりますか？
rotd-decision-start-help = 早い艦は小さく、追っ手も少ないです。遅い艦は強く、追っ手も多くなります。
rotd-decision-boat = どの艦を指揮しますか？
rotd-decision-boat-help = その戦隊が、行き先を決めます。
rotd-decision-rank = 階級は？
rotd-decision-rank-help = 下の階級は早く昇進します。海軍大尉は転属を願い出られます。
rotd-decision-class_change = 別の種別に移りますか？
rotd-decision-class_change-help = 今月、海軍が艦長を求めています。訓練に1〜6か月かかります。
rotd-decision-sail = 進みますか？
rotd-decision-sail-help = 遭遇と遭遇の間なら、いつでも帰れます。
rotd-decision-leg = どちらを通って帰りますか？
rotd-decision-leg-help = 2つの航海ボックスは同じ近さです。
rotd-decision-second_look = この遭遇を振り直しますか？
rotd-decision-second_look-help = 艦長の能力で、1回の哨戒に1度できます。
rotd-decision-time = 昼にしますか、夜にしますか？
rotd-decision-time-help = 損傷した船を追っているので、時を選べます。
rotd-decision-engage = 攻撃しますか？ どのように？
rotd-decision-engage-help = 近いほど当たりやすく、遠いほど見つかりにくくなります。浮上すれば、許されるところで砲を使えます。
rotd-decision-salvo = どの魚雷を、どの船に？
rotd-decision-salvo-help = 最初の1本を撃つ前に、斉射のすべての目標を決めます。G/6魚雷はどの距離でも、C/06は中距離まで、C35/91は近距離だけに届きます。
rotd-decision-second_salvo = もう一方の側から第2斉射をしますか？
rotd-decision-second_salvo-help = いま宣言しなければなりません。護衛艦に見つかりやすくなります。
rotd-decision-weapon = 次はどの武器ですか？
rotd-decision-weapon-help = 護衛艦はいません。結果を見てから次の武器を選べます。
rotd-decision-prize = 拿捕としますか？
rotd-decision-prize-help = 拿捕は勲章で2倍に数えます。1回の哨戒に1隻だけです。
rotd-decision-again = もう1ラウンド戦いますか？
rotd-decision-again-help = ラウンドごとに、護衛艦や航空機が来ることがあります。
rotd-decision-test_depth = 安全深度を超えますか？
rotd-decision-test_depth-help = 船体を少なくとも1ボックス失い、すでに傷んだ船体なら圧壊することもあります。その代わり、護衛艦に見つかりにくくなります。
rotd-decision-hard_to_find = この探知を振り直しますか？
rotd-decision-hard_to_find-help = 艦長の能力で、1回の哨戒に1度できます。
rotd-decision-evade = どちらへ曲がりますか？
rotd-decision-evade-help = 1と2は左、3と4は右、5と6は直進です。護衛艦が推測します。
rotd-decision-guess = 相手はどちらへ曲がるでしょうか？
rotd-decision-guess-help = 護衛艦のサイコロを置きます。
rotd-decision-q_ship = Qシップです。戦い続けますか、潜りますか？
rotd-decision-q_ship-help = 1916年3月からは、潜ったあとに爆雷が落とされます。
rotd-decision-spares = この修理に予備部品を使いますか？
rotd-decision-spares-help = この哨戒で1度、目が2有利になります。
rotd-decision-follow = 船を追いますか？
rotd-decision-follow-help = 損傷した船は逃げきれません。ほかの船は見失うことがあります。
rotd-decision-straggler = どの落伍船を追いますか？
rotd-decision-straggler-help = その船は、いま1隻だけです。
rotd-decision-reload = どの魚雷を発射管に入れますか？
rotd-decision-reload-help = 魚雷を艦首と艦尾の間で移すことはできません。
rotd-decision-apply = 新しい艦を願い出ますか？
rotd-decision-apply-help = 勲章により、1度だけ願い出られます。
rotd-decision-request = 何を望みますか？
rotd-decision-request-help = 新しい艦には訓練が要ります。転属なら艦はそのままです。権利を残すこともできます。
rotd-decision-another_type = どの型にしますか？
rotd-decision-another_type-help = いまの型の艦は、もう使われていません。
rotd-decision-transfer = 別の戦隊を願い出ますか？
rotd-decision-transfer-help = 整備1回に1度です。階級で見込みが変わります。
rotd-decision-luck = 幸運を使いますか？
rotd-decision-luck-help = ハルス・ウント・バインブルッフ：この判定を1度振り直せます。

## 命令

rotd-order-take-name = { $name }
rotd-order-roll-name = 名前を振る
rotd-order-take-start = { $month }、{ $type }
rotd-order-roll-start = 月と型を振る
rotd-order-take-boat = { $boat }
rotd-order-draw-boat = 振って決める
rotd-order-take-rank = { $rank }
rotd-order-roll-rank = 階級を振る
rotd-order-change-class = { $type }に移る
rotd-order-stay = このままにする
rotd-order-sail-on = 進む
rotd-order-use-multiplier = 遭遇増加を使う
rotd-order-abort-patrol = 帰途につく
rotd-order-choose-leg = { $leg }
rotd-order-roll-again = 振り直す
rotd-order-accept = そのままにする
rotd-order-reroll = ハルス・ウント・バインブルッフを使って振り直す
rotd-order-let-stand = { $box ->
        [yes] 使わず、このボックスではもうたずねない
       *[other] 使わずに残す
    }
rotd-order-decline = 見送る
rotd-order-wait-for-night = 夜を待つ
rotd-order-choose-time = { $time }
rotd-order-approach = { $posture }、{ $distance }
rotd-order-fire-torpedoes = { $end }から撃つ：{ $aim }
rotd-aim-part = 船{ $two }へ{ $one }を{ $three }本
rotd-aim-c35-91 = C35/91魚雷
rotd-aim-c06 = C/06魚雷
rotd-aim-g6 = G/6魚雷
rotd-order-fire-gun = 目標{ $targets }に砲を撃つ
rotd-order-hold-fire = 撃たない
rotd-order-one-salvo = 第2斉射はしない
rotd-order-another-round = もう1ラウンド
rotd-order-break-off = 戦いをやめる
rotd-order-reload = 再装填（C35/91、C/06、G/6）：艦首{ $fore }、艦尾{ $aft }
rotd-order-take-prize = 回航員を送る
rotd-order-leave-prize = 沈没とする
rotd-order-exceed-test-depth = 安全深度を超える
rotd-order-keep-depth = 超えない
rotd-order-evade = { $number }で曲がる
rotd-order-guess-turn = { $number }と推測する
rotd-order-keep-fighting = もう一度撃ち合う
rotd-order-dive = 潜る
rotd-order-use-spares = 予備部品を使う
rotd-order-save-spares = 予備部品を残す
rotd-order-follow-damaged = 損傷した船を追う
rotd-order-follow-escorted = 無傷の船を追う
rotd-order-pick-straggler = 目標{ $target }を追う
rotd-order-ask-transfer = { $flotilla }を願い出る
rotd-order-apply = 願い出る
rotd-order-new-boat = { $type }を受け取る
rotd-order-move-to = 艦はそのままで{ $flotilla }に移る
rotd-order-keep-right = 権利を残す

## いまできないこと

rotd-refusal-multiplier = 遭遇増加を使う
rotd-refusal-abort = 帰途につく
rotd-refusal-attack = 攻撃する
rotd-refusal-wait = 夜を待つ
rotd-refusal-surfaced = 浮上して攻撃する
rotd-refusal-submerged = 潜航して攻撃する
rotd-refusal-range = { $posture }、{ $distance }
rotd-refusal-gun = 甲板砲
rotd-refusal-fore = 艦首発射管
rotd-refusal-aft = 艦尾発射管
rotd-refusal-follow = 無傷の船を追う
rotd-refused-multiplier-used = この哨戒では、これ以上の遭遇増加は使えません。
rotd-refused-multiplier-area = 遭遇増加が使えるのは、ブリテン諸島、イギリス海峡、地中海だけです。
rotd-refused-multiplier-late = この先に哨戒のボックスがないか、この月にはまだ遭遇増加がありません。
rotd-refused-same-system = 装置の修理は戦闘のあと1回だけです。別々の装置を2つ選んでください。
rotd-refused-not-left = 艦はまだ港を出ていません。
rotd-refused-going-home = 帰途の艦は攻撃しません。
rotd-refused-seen = 接近中に見つかったので、この船をもう攻撃できません。
rotd-refused-is-night = すでに夜です。夜を昼に変えることはできません。
rotd-refused-capital-whole = 無傷の主要艦は速すぎて、できません。
rotd-refused-waited = 1回の遭遇に1度だけです。
rotd-refused-no-periscope = 潜望鏡が使えません。
rotd-refused-armed = 武装船は潜航してだけ攻撃できます。
rotd-refused-escort-came = 護衛艦が来て、艦は潜りました。
rotd-refused-escort-by-day = 昼は、護衛艦の近くで浮上できません。
rotd-refused-prize-rules = 捕獲の規則では、護衛のない商船は浮上して止めなければなりません。
rotd-refused-out-of-range = そこまで届く魚雷が、発射管にありません。
rotd-refused-no-weapon = 使える武器がありません。
rotd-refused-used = このラウンドですでに使いました。
rotd-refused-gun-escorted = 護衛艦の近くで砲は使えません。
rotd-refused-gun-submerged = 潜航中は砲を使えません。
rotd-refused-no-gun = この型に砲はありません。
rotd-refused-gun-out = 砲が使えません。
rotd-refused-doors = 発射管の扉が使えません。
rotd-refused-type-too-early = この型の艦が出るのは、もっと後の時期です。
rotd-refused-one-end = 艦首と艦尾を続けて撃てるのは、夜の浮上攻撃だけです。
rotd-refused-on-the-surface = 夜の浮上攻撃のあと、最初のターンには浮上しています。
rotd-refused-hull-gone = 船体のボックスをこれだけ失った艦は、沈んでいます。
rotd-refused-no-track = この型には、この海域の航路がありません。
rotd-refused-no-q-ships = Qシップはまだいません。
rotd-refused-tubes-fore = 艦首の発射管はそれより少数です。
rotd-refused-tubes-aft = 艦尾の発射管はそれより少数です。
rotd-refused-stops-them = この艦長は、護衛のない商船を浮上して止めます。

## 記録

rotd-log-captain = 艦長は{ $captain }です。
rotd-log-start = 経歴は{ $month }、{ $type }で始まります。
rotd-log-boat = 艦は{ $boat }（{ $type }）、{ $month }から指揮します。
rotd-log-rank = 艦長の階級は{ $rank }です。
rotd-log-early-life = 生い立ち：{ $life }。
rotd-log-final-fate = その後の人生：{ $fate }。
rotd-log-departed = 哨戒{ $turn }回目、{ $month }：{ $boat }が出港します（{ $area }）。{ $mission ->
        [none] {""}
       *[other] 任務：{ $mission }。
    }
rotd-log-in-port = { $month }：バルト海の艦は港にとどまります。
rotd-log-box = ボックス{ $number }：{ $box }。
rotd-log-encounter = { $encounter ->
        [none] 何にも出会いません。
       *[other] 遭遇：{ $encounter }。
    }
rotd-log-multiplier-earned = 修正前の12：遭遇増加を得ました。
rotd-log-multiplier = 遭遇増加：これからの哨戒ボックスごとに{ $number }回の遭遇判定。
rotd-log-event = 偶然のできごと：{ $event }。
rotd-log-event-barred = ここでは起こりえないできごと（{ $event }）。何にも出会いません。
rotd-log-gyro-repaired = ジャイロコンパスが直りました。
rotd-log-gyro-abort = ジャイロコンパスが直りません。引き返さなければなりません。
rotd-log-died = 失われた人：{ $man }。
rotd-log-agent-landed = 諜報員が上陸しました。
rotd-log-mines-laid = 機雷を敷きました。翌月に{ $ships }隻が触雷します。
rotd-log-sighted = 発見：{ $ship }、{ $tonnage }トン。
rotd-log-false-alarm = 誤報：そのような船は残っていません。
rotd-log-by-day = 昼です。
rotd-log-by-night = 夜です。
rotd-log-contact-lost = 見失いました。
rotd-log-declined = 船を見送りました。
rotd-log-attack-surfaced = 浮上して攻撃、{ $distance }。
rotd-log-attack-submerged = 潜航して攻撃、{ $distance }。
rotd-log-approach-unseen = 接近は気づかれません。
rotd-log-approach-seen = 接近中に見つかりました。
rotd-log-salvo = { $end }から魚雷{ $number }本。
rotd-log-gun = 砲を撃ちます：{ $number }点。
rotd-log-miss = { $ship ->
        [none] { $target }番の船
       *[other] { $ship }
    }への{ $weapon }：外れ。
rotd-log-dud = { $weapon }：不発。
rotd-log-damage = { $weapon }が{ $ship ->
        [none] { $target }番の船
       *[other] { $ship }
    }に命中：損害{ $points }点。
rotd-log-sunk = 沈没：{ $ship }、{ $tonnage }トン。
rotd-log-damaged = 損傷して浮いている：{ $ship }、{ $tonnage }トン。
rotd-log-prize = 拿捕：{ $ship }、{ $tonnage }トン。
rotd-log-additional-nothing = だれも来ません。
rotd-log-additional-escort = 護衛艦が来ました。艦は潜ります。
rotd-log-additional-aircraft = 航空機が来ました。艦は潜ります。
rotd-log-deeper = 安全深度を超えます：船体のボックス{ $hull }。
rotd-log-undetected = 護衛艦に見つかりません{ $modifier ->
        [0] {""}
       *[other] （判定への修正：{ $modifier }）
    }。
rotd-log-detected = 護衛艦に見つかりました{ $modifier ->
        [0] {""}
       *[other] （判定への修正：{ $modifier }）
    }。
rotd-log-well-detected = 護衛艦にはっきり見つかりました{ $modifier ->
        [0] {""}
       *[other] （判定への修正：{ $modifier }）
    }。
rotd-log-ram = 護衛艦の体当たり：{ $hits ->
        [sunk] 艦は切り裂かれました
        [0] 外れ
       *[other] 命中{ $hits }
    }。
rotd-log-depth-charges = 爆雷：{ $hits ->
        [sunk] 艦は破壊されました
        [0] 損害なし
       *[other] 命中{ $hits }
    }。
rotd-log-hit = 被害：{ $what }{ $times ->
        [2] ×2
       *[other] {""}
    }。
rotd-log-wound = { $man }：{ $wound }。
rotd-log-mine-struck = 触雷しました。
rotd-log-mine-missed = 機雷原を抜けました。
rotd-log-net = 防潜網にかかり、護衛艦に音を聞かれます。
rotd-log-aircraft-attacks = 潜るのが遅れ、航空機に攻撃されます。
rotd-log-aircraft-missed = 間に合って潜りました。
rotd-log-q-ship = 正体を現しました：Qシップの{ $ship }、{ $tonnage }トン。
rotd-log-q-ship-fire = Qシップの射撃：{ $hits ->
        [sunk] 艦は沈みました
        [0] 命中なし
       *[other] 命中{ $hits }
    }。
rotd-log-repaired = 直りました：{ $system }。
rotd-log-inoperative = 港まで使えません：{ $system }。
rotd-log-towed = 両方のディーゼルが使えず、曳航されて帰ります。
rotd-log-reloaded = 再装填：{ $number }本。
rotd-log-follow-escorted = 損傷した船を追いました。護衛艦がついています。
rotd-log-follow-straggler = 損傷した船を追いました。護衛艦から離れています。
rotd-log-follow-found = 船に追いつきました。
rotd-log-follow-lost = 船を見失いました。
rotd-log-abort-chosen = 艦長は帰途につきます。
rotd-log-abort-forced = 艦は帰らなければなりません。
rotd-log-rescued = 機関を失った{ $boat }は自沈し、乗員は救助されました。
rotd-log-reroll = ハルス・ウント・バインブルッフ：振り直します。
rotd-log-home-success = 帰港。哨戒は成功です。合計{ $tonnage }トン。
rotd-log-home-failure = 帰港。哨戒は失敗です。合計{ $tonnage }トン。
rotd-log-refit = 整備：{ $months }か月。
rotd-log-recovery = 回復（{ $man }）：{ $months }か月。
rotd-log-replaced = 交代：{ $man }。
rotd-log-quality = 乗員の練度：{ $quality }。
rotd-log-officer-leaves = 先任士官が自分の艦を得て去ります。
rotd-log-advancement = { $what ->
        [none] 新しく身につけたものはありません。
       *[other] 乗員の向上：{ $what }。
    }
rotd-log-award = 授与：{ $medal }（{ $month }）。
rotd-log-granted = 願いが認められました。
rotd-log-refused = 願いは却下されました。
rotd-log-transferred = { $flotilla }に転属しました。
rotd-log-training = 訓練：{ $months }か月。
rotd-log-class-change = 艦長は{ $type }に移ります。
rotd-log-level-defeat = { $ships }隻、{ $tonnage }トン、{ $rank }。ルールブックでは敗北です。
rotd-log-level-draw = { $ships }隻、{ $tonnage }トン、{ $rank }。ルールブックでは引き分けです。
rotd-log-level-marginal = { $ships }隻、{ $tonnage }トン、{ $rank }。ルールブックでは辛勝です。
rotd-log-level-substantial = { $ships }隻、{ $tonnage }トン、{ $rank }。ルールブックでは大きな勝利です。
rotd-log-level-decisive = { $ships }隻、{ $tonnage }トン、{ $rank }。ルールブックでは決定的な勝利です。
rotd-log-end-war-over = 戦争が終わりました。{ $boat }は呼び戻され、艦長は生きています。
rotd-log-end-patrols-done = 艦長は哨戒を終え、生きています。
rotd-log-end-ashore = 艦長は陸上勤務になりました。
rotd-log-end-scuttled = { $boat }は浮上して自沈し、乗員は捕虜になりました。
rotd-log-end-boat-captured = { $boat }は浮上して捕獲され、乗員は捕虜になりました。
rotd-log-end-captain-killed = 艦長が戦死しました。
rotd-log-end-baralong = { $boat }は失われ、生存者はQシップの乗員に撃たれました。
rotd-log-end-q-ship = { $boat }はQシップに沈められ、全員が亡くなりました。
rotd-log-end-mine = { $boat }は触雷し、全員が亡くなりました。
rotd-log-end-net = { $boat }は防潜網で失われ、全員が亡くなりました。
rotd-log-end-aircraft = { $boat }は航空機に沈められ、全員が亡くなりました。
rotd-log-end-ram = { $boat }は体当たりで沈み、全員が亡くなりました。
rotd-log-end-depth-charges = { $boat }は爆雷で沈み、全員が亡くなりました。
rotd-log-end-test-depth = { $boat }は安全深度を超えて圧壊し、全員が亡くなりました。
rotd-log-end-engines = 機関を失った{ $boat }は自沈し、乗員は見つかりませんでした。
rotd-log-end-wounds = 艦長が負傷のために亡くなりました。
rotd-log-end-survival = 艦長が負傷のために亡くなりました。

## 終わり方

rotd-outcome-defeat = ルールブックでは敗北です（トン数が足りないか、艦が捕獲されました）。
rotd-outcome-draw = ルールブックでは引き分けです。
rotd-outcome-marginal = ルールブックでは辛勝です。
rotd-outcome-substantial = ルールブックでは大きな勝利です。
rotd-outcome-decisive = ルールブックでは決定的な勝利です。
rotd-outcome-as-history = 史実の艦長のトン数に並びました。
rotd-outcome-below-history = 史実の艦長のトン数に届きませんでした。
rotd-outcome-most-tonnage = トン数の最も多い艦長：{ $winner }。
rotd-outcome-equal = 同じトン数です。
rotd-outcome-nobody-survived = 終戦まで生きた人はいません。
rotd-ending-defeat = 敗北
rotd-ending-draw = 引き分け
rotd-ending-marginal = 辛勝
rotd-ending-substantial = 大きな勝利
rotd-ending-decisive = 決定的な勝利
rotd-ending-as-history = 史実に並ぶ
rotd-ending-below-history = 史実に届かず
rotd-ending-most-tonnage = 最多トン数
rotd-ending-equal = 同点
rotd-ending-nobody-survived = 生存者なし

## 判定の目的

rotd-why-encounter = 遭遇
rotd-why-event = 偶然のできごと
rotd-why-agent = 諜報員
rotd-why-minelaying = 触雷する船
rotd-why-multiplier = 遭遇増加
rotd-why-name = 名前
rotd-why-start = 開始
rotd-why-boat = 艦
rotd-why-starting_rank = 階級
rotd-why-early_life = 生い立ち
rotd-why-final_fate = その後の人生
rotd-why-size = 船の大きさ
rotd-why-identity = どの船か
rotd-why-capital = どの軍艦か
rotd-why-q_identity = どのQシップか
rotd-why-time_of_day = 昼か夜か
rotd-why-shift_to_night = 夜を待つ
rotd-why-approach = 接近中の探知
rotd-why-fire = 射撃
rotd-why-torpedo = 魚雷
rotd-why-gun = 砲
rotd-why-dud = 不発
rotd-why-damage = 損害は何点か
rotd-why-additional_round = 追加ラウンド
rotd-why-q_ship = Qシップかどうか
rotd-why-q_ship_fire = Qシップの射撃
rotd-why-detection = 探知
rotd-why-test_depth = 安全深度
rotd-why-ram = 体当たり
rotd-why-depth_charges = 爆雷
rotd-why-escort_direction = 護衛艦の方向
rotd-why-boat_damage = 被害の場所
rotd-why-crew_hit = だれが負傷したか
rotd-why-wound = 負傷の程度
rotd-why-flooding_extra = さらに広がる浸水
rotd-why-survival = 軍医のいない負傷者
rotd-why-repair = 修理
rotd-why-follow_damaged = 護衛艦は残るか
rotd-why-follow_escorted = 追いつけるか
rotd-why-mines = 機雷
rotd-why-mine = 触雷
rotd-why-mine_hit = 触雷の被害
rotd-why-aircraft = 航空機
rotd-why-air_attack = 空からの攻撃
rotd-why-scuttle = 自沈
rotd-why-rescue = 救助
rotd-why-baralong = バラロング事件
rotd-why-gyro = ジャイロコンパス
rotd-why-overboard = 転落
rotd-why-recovery = 回復
rotd-why-advancement = 向上
rotd-why-promotion = 昇進
rotd-why-officer_leaves = 先任士官は去るか
rotd-why-application = 願い
rotd-why-training = 訓練
rotd-why-transfer = 転属
rotd-why-zone = 哨戒区域
rotd-why-retirement = 陸上勤務
rotd-why-austrian_area = 海域
rotd-why-world = 見えないもののありうる姿

## 命令の語

rotd-end-fore = 艦首
rotd-end-aft = 艦尾
rotd-leg-back = 来た道を戻る
rotd-leg-on = 先へ進む
rotd-posture-surfaced = 浮上
rotd-posture-submerged = 潜航
rotd-distance-close = 近距離
rotd-distance-medium = 中距離
rotd-distance-long = 長距離
rotd-time-day = 昼
rotd-time-night = 夜
