# The play table: the boat, the encounter, the chart, the log book, orders with their odds.

rotd-table-caption = 艦と見えるもの
rotd-table-turn = { $patrol ->
        [0] 最初の哨戒の前
       *[other] 哨戒{ $patrol }、{ $month }
    }
rotd-table-log-turn = { $turn ->
        [0] 最初の哨戒の前
       *[other] { $captains ->
            [several] 全員の哨戒{ $turn }
           *[alone] 哨戒{ $turn }
        }
    }
rotd-table-score = { $tonnage }トン、{ $ships }隻
rotd-table-tab-career = 航海日誌
rotd-table-tons = { $tonnage }トン

## The encounter

rotd-table-encounter = 見えるもの：{ $kind ->
        [damaged] 損傷した船
        [straggler] はぐれた船
       *[other] { $kind }
    }
rotd-table-escorted = 護衛艦が近くにいます
rotd-table-alone = 護衛艦は見えません
rotd-table-day = 昼
rotd-table-night = 夜
rotd-table-round = 第{ $round }ラウンド
rotd-table-ship-name = { $ship ->
        [none] 船名不明
       *[other] { $ship }
    }
rotd-table-ship-kind = { $size }、{ $tonnage }トン
rotd-table-ship-whole = 無傷
rotd-table-ship-damaged = 損傷
rotd-table-ship-sunk = 沈没
rotd-table-armed = 武装
rotd-table-aimed = この船に{ $count }発
rotd-table-ship = 目標{ $number }：{ $ship ->
        [none] { $size }
       *[other] { $ship }、{ $size }
    }、{ $tonnage }トン。{ $state ->
        [sunk] 沈没。
        [damaged] 損害{ $points }点のうち{ $damage }点。
       *[whole] 無傷。{ $points }点で沈みます。
    }
rotd-table-hunted = 護衛艦が艦を追っています
rotd-table-charges = 爆雷攻撃はこれまで{ $count }回
rotd-table-found-before = 前に発見された
rotd-table-deep = 安全深度より深い
rotd-table-range-long = 長距離
rotd-table-range-medium = 中距離
rotd-table-range-close = 近距離
rotd-table-depth-tested = 安全深度
rotd-table-depth = 横から見た海。艦は{ $level ->
        [surface] 浮上しています
        [shallow] 潜望鏡の深さにいます
        [below] 水中にいます
        [deep] 安全深度より下にいます
       *[bottom] 失われました
    }。{ $known ->
        [found] 見つけた護衛艦が真上にいます。
        [searched] 護衛艦が真上で探しています。
       *[none] {""}
    }

## The boat

rotd-table-boat = { $boat }（{ $type }）
rotd-table-boat-summary = 魚雷は{ $torpedoes }本。船体の損害{ $hull }／{ $hull_all }、浸水{ $water }／{ $water_all }。{ $out ->
        [none] すべて動きます。
       *[other] 動かないもの：{ $out }。
    }
rotd-table-tubes = { $end }の発射管：{ $count }本のうち{ $loaded }本に装填
rotd-table-tube-empty = 空の発射管
rotd-table-reloads = { $count ->
        [0] 予備の魚雷なし
       *[other] 予備の魚雷{ $count }本
    }
rotd-table-doors-out = 発射管の扉が動きません。ここからは発射できません。
rotd-table-track-hull = 船体
rotd-table-track-flooding = 浸水
rotd-table-track-words = { $value }／{ $most }。{ $most }番目のボックスで終わり
rotd-table-systems = 装置
rotd-table-system-works = 動く
rotd-table-system-damaged = 損傷
rotd-table-system-out = 帰港まで使えない
rotd-table-men = 乗員：{ $quality }
rotd-table-man-fit = 異常なし
rotd-table-man-light = 軽傷
rotd-table-man-severe = 重傷
rotd-table-man-killed = 死亡
rotd-table-expert = エキスパート
rotd-table-all = すべて表示

## The chart

rotd-table-chart = 哨戒
rotd-table-chart-port = 艦は港にいます。海図には、すべての海域があります。
rotd-table-chart-begin = 港で{ $area }への出港を待っています。ボックスは{ $boxes }個です。{ $mission ->
        [0] {""}
        [1] 機雷を積んでいます。
       *[other] 秘密諜報員が乗っています。
    }
rotd-table-chart-home-no-more = 艦はもう海に出ていません。海図には、すべての海域があります。
rotd-table-chart-at = { $boxes }個のうち{ $number }番目のボックス：{ $kind ->
        [area] { $area }
        [transit-box] 航海（{ $area }）
       *[mission-box] 任務（{ $area }）
    }。{ $going ->
        [home] 艦は帰り道です。
       *[on] {""}
    }
rotd-table-chart-home = 艦は{ $area }から帰りました。
rotd-table-box = ボックス{ $number }：{ $box }{ $state ->
        [here] 、艦はここ
        [past] 、通過
       *[ahead] {""}
    }

## The log book and the career

rotd-table-book = 航海日誌
rotd-table-book-empty = 航海日誌はまだ白紙です。
rotd-table-captain = { $captain }、{ $rank }{ $medal ->
        [none] {""}
       *[other] 。{ $medal }
    }
rotd-table-totals = 哨戒{ $patrols }回、{ $ships }隻、{ $tonnage }トン
rotd-table-ending = { $fate }{ $level }
rotd-table-career = 経歴のトン数
rotd-table-career-summary = { $tonnage }トン。{ $beaten ->
        [0] 一覧の艦長{ $aces }人は全員、最後にはこれより多くなりました。
       *[other] 一覧の艦長{ $aces }人のうち{ $beaten }人の最終トン数に並ぶか、上回っています。
    }
rotd-table-own-line = この経歴（月ごと）。破線は、史実の艦長の最終トン数。
rotd-table-ace = { $name }：{ $tonnage }トン
rotd-table-captains = このゲームのすべての艦長
rotd-table-patrols = 哨戒（{ $count }）
rotd-table-ships = 船（{ $count }）
rotd-table-awards = 勲章（{ $count }）
rotd-table-aces = 史実の艦長（{ $count }）
rotd-table-column-number = 哨戒
rotd-table-column-month = 月
rotd-table-column-boat = 艦
rotd-table-column-area = 艦と海域
rotd-table-column-ships = 隻数
rotd-table-column-patrol = 哨戒
rotd-table-column-sunk = 戦果
rotd-table-column-when = 時と海域
rotd-table-column-tons = トン数
rotd-table-column-result = 結果
rotd-table-patrol-of = { $number }：{ $month }
rotd-table-column-ship = 船
rotd-table-column-fate = その後
rotd-table-column-medal = 勲章
rotd-table-column-place = 順位
rotd-table-column-start = 開始
rotd-table-column-captain = 艦長
rotd-table-column-seat = 席
rotd-table-column-career = 経歴
rotd-table-result = { $result ->
        [S] 成功
        [F] 失敗
        [lost] 帰らず
       *[other] 航海中
    }
rotd-table-fate-of = { $fate ->
        [sunk] 撃沈
        [prize] 拿捕
       *[damaged] 損傷
    }{ $fate ->
        [sunk] （{ $by }）
       *[other] {""}
    }
rotd-table-alive = { $alive ->
        [yes] 続く
       *[no] 終わり
    }

rotd-table-about = { $captain }、{ $boat }：哨戒{ $patrol }、{ $month }、{ $tonnage }トン
rotd-table-compare-title = ほかの経歴と並べる
rotd-table-compare-about = 保存した対戦をここに並べます。同じ月に同じ型の艦で始めたクラスの仲間でも、自分の前の経歴でもかまいません。ファイルの名前が艦長の横に出ます。並べても、元の対戦は変わりません。
rotd-table-compare-files = 保存した対戦を選ぶ
rotd-table-compare-kept = このブラウザーが覚えているもの
rotd-table-compare-alone = 片づける
rotd-table-compare-none = このブラウザーは、ほかの経歴を覚えていません。
rotd-table-compare-unreadable = ファイルが読めません。
rotd-table-beside = { $count }人の経歴（トン数の多い順）
rotd-table-beside-alike = { $alike ->
        [yes] 全員が、同じ月に同じ型の艦で始めました。
       *[no] 始めた月か艦の型が、全員同じではありません。
    } 線の番号は順位です。太い線が、いま対戦中の経歴です。
rotd-table-beside-own = { $captain }（対戦中）
rotd-table-beside-called = { $captain }（{ $called }）
rotd-table-beside-fate = 哨戒{ $patrols }回、{ $fate ->
        [goes_on] 続いています
        [lived] 終わり、艦長は生きています
       *[lost] 艦長は戻りませんでした
    }
rotd-table-beside-nobody = 「{ $name }」では、まだだれも出港していません。
rotd-table-beside-too-many = 並べられる経歴は{ $most }人までです。

## Orders

rotd-table-which-weapon = どの武器を使いますか？
rotd-table-which-target = どの船を撃ちますか？
rotd-table-hint-fire = 船を選んでください。{ $load }。
rotd-table-hint-straggler = 追う船を選んでください。
rotd-table-holding = いま、船体は{ $hulls }ボックスのうち{ $hull }つを失い、浸水は{ $waters }ボックスのうち{ $water }つです。
rotd-table-mending = いま直しているもの：{ $system }。
rotd-table-mending-later = このあと直すもの：{ $systems }。
rotd-table-salvo = { $end }：{ $load }
rotd-table-torpedoes = { $kind }{ $number }本
rotd-table-gun-points = 甲板砲：{ $number }点
rotd-table-target = { $number }、{ $ship ->
        [none] { $size }
       *[other] { $ship }
    }（{ $tonnage }トン）
rotd-table-fire-at = 船{ $target }を撃つ
rotd-table-fire-share = { $share }を船{ $target }へ
rotd-table-no-attack = いまは攻撃しない
rotd-table-odds-sunk = 沈没
rotd-table-odds-damaged = 命中（沈まない）
rotd-table-odds-target-sunk = 船{ $target }が沈む
rotd-table-odds-target-damaged = 船{ $target }に当たり、沈まない
rotd-table-aim = 船{ $target }：撃沈{ $sunk }、損傷{ $damaged }
rotd-table-aim-share = { $share }を船{ $target }へ：撃沈{ $sunk }、損傷{ $damaged }
rotd-table-reload-end = { $end }：{ $load }
rotd-table-reload-none = 再装填なし
rotd-table-order-straggler = 船{ $target }を追う
rotd-table-order-fire = { $load }。{ $aim }
rotd-table-staff = 幕僚に聞く
rotd-table-staff-habit = いつものやり方です。計算はしていません。
rotd-table-staff-expects = 期待できるのは約{ $tonnage }トン。
rotd-table-staff-expects-danger = 期待できるのは約{ $tonnage }トン。艦を失う危険は約{ $lost }とみています。
rotd-table-which-type = どの型の艦ですか？
rotd-table-type = { $type }：発射管{ $tubes }本、魚雷{ $torpedoes }本、{ $gun ->
        [none] 砲なし
       *[some] 砲あり
    }、船体{ $hull }
rotd-table-which-month = 開始
rotd-table-begin = 経歴を始める
rotd-table-odds-ships = 次の判定で船が見える
rotd-table-odds-danger = 機雷、防潜網、航空機のどれか
rotd-table-odds-event = 偶然のできごと
rotd-table-odds-torpedo-hit = 魚雷1本が命中して爆発
rotd-table-odds-salvo-sinks = 届く魚雷の一斉射で1隻目が沈む
rotd-table-odds-gun-hit = 砲撃1点が命中
rotd-table-odds-seen = 撃つ前、接近中に発見される
rotd-table-odds-found = 護衛艦に発見される
rotd-table-odds-night = 夜まで見失わない
rotd-table-odds-crushed = 艦が圧壊する
rotd-table-odds-escort-comes = 護衛艦が現れる
rotd-table-odds-aircraft-comes = 航空機が現れる
rotd-table-odds-straggler = 護衛艦とはぐれている
rotd-table-odds-again = 船がまた見つかる
rotd-table-odds-repaired = また動く
rotd-table-odds-granted = 認められる
rotd-table-odds-unhurt = 艦に命中なし
rotd-table-odds-boat-sunk = 艦がすぐに沈む
rotd-table-note-decline = 撃たなければ危険もありません。
rotd-table-note-hold-fire = 撃たなかったものは残ります。
rotd-table-note-use-multiplier = この先の哨戒ボックスで、遭遇が増えます。
rotd-table-note-abort-patrol = 帰り道で船は襲いませんが、機雷や航空機には出会うことがあります。
