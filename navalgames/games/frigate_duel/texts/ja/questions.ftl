# 実験室の問い：題、内容、パラメーター、値、結果。

fd-group-wind = 風と帆
fd-group-hits = 命中と取り消し
fd-group-damage = 損害、モラル、火災
fd-group-boarding = 接舷と白兵戦
fd-group-turns = ターンを重ねると
fd-question-initiative = 主導権を取るのは
fd-question-initiative-about = 両軍が1個ずつ振り、乗組員の質と風上の有利を足します。同じなら前の持ち主のままです。ルールはこの教材のものです。
fd-question-tacks = 上手回し
fd-question-tacks-about = 何回かのうち、何回成功しますか。失敗すると艦首が風に立って止まります。ルールはこの教材のものです。
fd-question-squares = 1ターンに進む距離
fd-question-squares-about = 風、帆、リギングで決まる1ターンのマス数です。サイコロは振りません。速さはこの教材のものです。
fd-question-two-pools = 2つのサイコロ・プール
fd-question-two-pools-about = 命中のサイコロと取り消しのサイコロだけで、ヒットはいくつ残りますか。シートだけで決まります。
fd-question-hits-left = 斉射の命中
fd-question-hits-left-about = 火力、モラル、弾の種類と、距離、スモーク、火災で決まります。
fd-question-chaser-hits = チェイサー
fd-question-chaser-hits-about = 何回か撃つと、いくつ当たりますか。当たるのは6だけです。
fd-question-damage-total = 損害の合計
fd-question-damage-total-about = 青1個と白2個の合計に修正を足します。低いと船体、高いとリギングです。
fd-question-hits-to-damage = ヒットから損害へ
fd-question-hits-to-damage-about = 決まった数のヒットがどれだけ壊すかです。表はこの教材のものです。
fd-question-broadside = 1回の斉射の全体
fd-question-broadside-about = 最初のサイコロから失うボックスまでです。縦射も選べます。損害の表はこの教材のものです。
fd-question-consequence = 乗組員への影響
fd-question-consequence-about = モラルが下がるか、火災が起きるかです。表はこの教材のものです。
fd-question-morale-check = モラル判定
fd-question-morale-check-about = 修正後2以下が1個でもあれば下がります。
fd-question-grapple = 接舷
fd-question-grapple-about = サイコロ1個に、モラル、白兵戦要員、向きの修正を足して5以上です。
fd-question-break-free = 離脱
fd-question-break-free-about = サイコロ1個に、乗組員の質と自艦のモラルを足して3以上です。
fd-question-melee = 白兵戦の攻撃
fd-question-melee-about = 防御のあとに残るヒットです。ヒットの効果はこの教材のルールです。
fd-question-melee-split = 白兵戦要員の分け方
fd-question-melee-split-about = 何点かを支援に回すと、成功はいくつになりますか。
fd-question-captured = 捕獲できるか
fd-question-captured-about = 残ったヒットが守る側の白兵戦要員より多ければ捕獲です（この教材のルール）。
fd-question-bonus-move = ボーナス移動
fd-question-bonus-move-about = 失うリギングのボックス数です。
fd-question-repair = 応急修理
fd-question-repair-about = このターンに1ボックス直りますか。
fd-question-fire-over-turns = ターンを重ねる火災
fd-question-fire-over-turns-about = 消えるまでに焼けるリギングのボックス数です。
fd-question-strike-over-turns = 旗を降ろすか
fd-question-strike-over-turns-about = 同じ数のマーカーで、毎ターン判定します。
fd-question-broadsides-in-a-turn = 発射の速さ
fd-question-broadsides-in-a-turn-about = 装填済みで始まるターンに、何回撃てるかです。サイコロは振りません。時間はこの教材のものです。
fd-question-rounds-to-strike = 同じ距離での砲撃戦
fd-question-rounds-to-strike-about = 1ラウンドに斉射1回と判定を行います。旗を降ろしましたか。表と区画はこの教材のものです。
fd-parameter-hit-dice = 命中のサイコロ
fd-parameter-hit-modifier = 命中の修正
fd-parameter-cancel-dice = 取り消しのサイコロ
fd-parameter-long-range = 12移動ポイント以上
fd-parameter-firepower = 火力
fd-parameter-firer = 撃つ側のモラル
fd-parameter-shot = 弾の種類
fd-parameter-distance = 距離（移動ポイント）
fd-parameter-smoke = 射線上のスモーク
fd-parameter-fires = 燃えている艦
fd-parameter-steady-aim = カード「落ち着いた照準」
fd-parameter-take-cover = カード「伏せろ」
fd-parameter-shots = 発射数
fd-parameter-aim = ねらい
fd-parameter-wind-effect = 砲撃と風
fd-parameter-part = 数えるもの
fd-parameter-hits = 残ったヒット
fd-parameter-rake = 縦射
fd-parameter-target = 撃たれる側のモラル
fd-parameter-check-dice = 判定のサイコロ
fd-parameter-crew = 乗組員のモラル
fd-parameter-own-morale = 自艦のモラル
fd-parameter-enemy-morale = 敵艦のモラル
fd-parameter-own-crew = 自艦の白兵戦要員
fd-parameter-enemy-crew = 敵艦の白兵戦要員
fd-parameter-heading-difference = 向きの差
fd-parameter-french = フランス艦
fd-parameter-boarders-away = カード「斬り込み隊、行け」
fd-parameter-own-quality = 自艦の質
fd-parameter-enemy-quality = 敵艦の質
fd-parameter-cut-free = カード「綱を切れ」
fd-parameter-attack = 攻撃側：サイコロを振る乗組員点
fd-parameter-attack-support = 攻撃側：支援する乗組員点
fd-parameter-attack-modifier = 攻撃側：修正
fd-parameter-defence = 防御側：サイコロを振る乗組員点
fd-parameter-defence-support = 防御側：支援する乗組員点
fd-parameter-defence-modifier = 防御側：修正
fd-parameter-crew-points = 白兵戦要員
fd-parameter-support = うち支援
fd-parameter-modifier = 修正
fd-parameter-quality = 乗組員の質
fd-parameter-sailing = 操帆の人員
fd-parameter-straining = 無理
fd-parameter-points = そこの人員
fd-parameter-turns = ターン数
fd-parameter-party = 消火班
fd-parameter-markers = ストライク・マーカー
fd-parameter-guns = 動かす火力
fd-parameter-rounds = ラウンド数
fd-parameter-hull-per-section = 1区画の船体ボックス
fd-value-unfit = アンフィット
fd-value-steady = ふつう
fd-value-handy = ハンディ
fd-value-round = 丸弾
fd-value-double = 二重弾
fd-value-chain = 鎖弾
fd-value-leeward = 風下へ
fd-value-no-effect = 影響なし
fd-value-windward = 風上へ
fd-value-no-rake = なし
fd-value-bow = 艦首から
fd-value-stern = 艦尾から
fd-value-hull = 船体
fd-value-rigging = リギング
fd-value-crew = 人員
fd-outcome-neither = モラルは保ち、火災もなし
fd-outcome-morale-falls = モラルが下がる
fd-outcome-fire-breaks-out = 火災が起きる
fd-outcome-both-of-them = モラルが下がり、火災も
fd-outcome-still-flying = 旗はまだ揚がっている
fd-outcome-has-struck = 旗を降ろした
fd-outcome-not-yet = まだ（最後のラウンドの後も旗が揚がっている）
fd-unit-hits = ヒット
fd-unit-boxes = ボックス
fd-unit-broadsides = 斉射
fd-parameter-gauge = 風上の有利
fd-parameter-held = 前から主導権を持つ
fd-parameter-tacks = 上手回しの回数
fd-parameter-sailing-points = 操帆の人員ポイント
fd-parameter-bearing = 風に対する向き
fd-parameter-sail = 帆
fd-parameter-strength = 風
fd-parameter-rating = 帆走性能
fd-parameter-quarters-lost = 失ったリギング（4分の1ごと）
fd-parameter-diagonal = 斜めの向き
fd-value-own-gauge = 自軍
fd-value-nobodys-gauge = どちらもなし
fd-value-enemy-gauge = 敵
fd-value-head-to-wind = 艦首が風に立つ
fd-value-close-hauled = 詰め開き
fd-value-beam = 真横の風
fd-value-quarter = 斜め後ろの風
fd-value-before-wind = 真後ろの風
fd-value-hove-to = 停船
fd-value-battle = 戦闘帆
fd-value-full = 総帆
fd-value-light = 弱い
fd-value-moderate = 中くらい
fd-value-fresh = 強い
fd-unit-tacks = 回
fd-unit-squares = マス
fd-question-melee-both = 双方の分け方
fd-question-melee-both-about = 双方が支援に回すポイントごとに、残るヒットの数です。表にすると、双方のあらゆる分け方が見えます。
fd-question-best-split = 最もよい分け方
fd-question-best-split-about = 何ポイントを支援に回すとよいでしょうか。守る側が最善の分け方で応じるものとして、すべてを比べます。サイコロは振りません。
fd-parameter-attack-crew = 攻める側の白兵戦要員
fd-parameter-defence-crew = 守る側の白兵戦要員
fd-unit-points = 支援ポイント
fd-group-ships = 20の戦いの艦
fd-question-wind-at-the-guns = 砲撃と風の向き
fd-question-wind-at-the-guns-about = 両艦の風に対する向きで、損害の合計がどう変わるかです。風を受けるときは、風上へは高く、風下へは低く飛びます。
fd-question-damage-at-height = 高さとヒットから見る損害
fd-question-damage-at-height-about = 損害の表そのものです。高さとヒットの表として見られます。サイコロは振りません。表はこの教材のものです。
fd-question-reply = 撃ち返し
fd-question-reply-about = あとに撃つ艦のヒットです。同時に撃つか、先に撃たれてから撃つかを比べます。砲撃の順と表はこの教材のものです。
fd-question-bonus-square = ボーナス移動で進めるか
fd-question-bonus-square-about = 1マス進めるか、リギングを失うかを、シートの3つの読み方で比べます。
fd-question-repairs-over-turns = ターンを重ねる修理
fd-question-repairs-over-turns-about = 何ターンかで直るボックスの数です。壊れた数を超えることはありません。何を直せるかはこの教材のルールです。
fd-question-card-drawn = そのカードは来るか
fd-question-card-drawn-about = よく切った山札の最初の何枚かに、あるカードが入っていますか。山札はこの教材のものです。
fd-question-length-of-duel = 砲撃戦の長さ
fd-question-length-of-duel-about = 第何ラウンドで旗を降ろしますか。指定したラウンドだけ撃ち、それでも旗が揚がっていることもあります。表と区画はこの教材のものです。
fd-question-listed-gunnery = 撃ち抜かれる船体
fd-question-listed-gunnery-about = 一覧の艦が、すべての砲に人員を置いて丸弾を撃つと、何ターンかで敵の船体を何ボックス壊すかです。質が高いと装填が早く、モラルが高いとねらいがよくなります。艦と表はこの教材のものです。
fd-question-listed-boarding = 一覧の艦の白兵戦
fd-question-listed-boarding-about = 両艦の質とモラルで、1回の攻撃で敵を捕獲できますか。艦と捕獲のルールはこの教材のものです。
fd-question-listed-initiative = 一覧の艦の主導権
fd-question-listed-initiative-about = 一覧の艦は、敵が持っていた主導権を取れますか。ルールはこの教材のものです。
fd-parameter-smoke-value = スモークの数字
fd-parameter-smoke-count = スモークの数え方
fd-parameter-rake-facing = 縦射に要るもの
fd-parameter-own-bearing = 自艦の風に対する向き
fd-parameter-target-bearing = 撃たれる艦の風に対する向き
fd-parameter-firing-to = 撃つ方向
fd-parameter-wind-gunnery = 風を受けるかを見る艦
fd-parameter-height = 高さ（損害の合計）
fd-parameter-morale-effect-modifier = モラルの修正
fd-parameter-fire-order = 砲撃の順
fd-parameter-own-firepower = 撃ち返す火力
fd-parameter-hull-lost = すでに失った船体
fd-parameter-melee-support-stack = 支援を重ねる
fd-parameter-bonus-move = シートの読み方
fd-parameter-damaged = 壊れたボックス
fd-parameter-shipwrights = カード「船匠」
fd-parameter-firefight-needs-party = 消火には班が要る
fd-parameter-card = カード
fd-parameter-cards = 引く枚数
fd-parameter-bridge-cards = ブリッジカード
fd-value-to-leeward = 風下へ
fd-value-across-the-wind = 風を横切って
fd-value-to-windward = 風上へ
fd-outcome-ahead = 1マス進む
fd-outcome-ahead-and-pays = 進み、リギングを失う
fd-outcome-stays = 進まない
fd-outcome-stays-and-pays = 進まず、リギングを失う
fd-unit-rounds = ラウンド
fd-value-steady-aim = 落ち着いた照準
fd-value-take-cover = 伏せろ
fd-value-quick-powder = 早い火薬
fd-value-well-laid = 見事な照準
fd-value-gust = 突風
fd-value-taken-aback = 逆帆
fd-value-sharp-handling = 鋭い操艦
fd-value-bold-helm = 大胆な操舵手
fd-value-boarders = 斬り込み隊、行け
fd-value-tops = 檣楼の海兵
fd-value-example = 艦長の手本
fd-value-cut-free = 綱を切れ
fd-value-shipwrights = 船匠
fd-value-lucky-shot = 幸運の一弾
fd-value-thick-smoke = 濃い煙
fd-value-wind-veers = 風が右に回る
fd-value-wind-backs = 風が左に回る
fd-value-freshens = 風が強まる
fd-value-falls-light = 風が弱まる
fd-value-burst-gun = 砲身破裂
fd-value-fouled-tackle = からんだ索具
fd-value-sprung-spar = 裂けた円材
fd-value-cheers = 万歳三唱
fd-question-sail-change = 帆の変更
fd-question-sail-change-about = 試みたあと、帆はどうなりますか。帆の変更に置いた1点につき1個振り、乗組員の質を足して3以上で成功です。成功1つで1段変わるのは、この教材のルールです。
fd-question-housekeeping-morale = 管理フェイズのモラル
fd-question-housekeeping-morale-about = 壊れた船体の区画1つにつき1個振り、モラルを足して2以下が1個でもあれば1段下がります。
fd-question-fire-still-burning = 火はまだ燃えているか
fd-question-fire-still-burning-about = 何ターンか消火したあと、火は消えていますか。消火班がいなければ消せません（この教材のルール）。
fd-question-duel-gunnery = 戦いごとの砲撃
fd-question-duel-gunnery-about = 20の戦いのどちらかの艦が、すべての砲に砲員をつけて丸弾を何ターンか撃ち、相手の船体を何ボックス壊すかです。艦、配置、表はこの教材のものです。
fd-parameter-scenario = 戦い
fd-parameter-side = 艦
fd-value-first-ship = 先に書かれた艦
fd-value-second-ship = あとに書かれた艦
fd-parameter-change = 試みること
fd-parameter-destroyed = 壊れた船体の区画
fd-parameter-ship = 艦
fd-parameter-enemy = 敵艦
fd-value-more-sail = 帆を増やす
fd-value-less-sail = 帆を減らす
fd-outcome-hove-to = 停船
fd-outcome-battle = 戦闘帆
fd-outcome-full = 総帆
fd-outcome-fire-is-out = 火は消えた
fd-outcome-still-burning = まだ燃えている

# ゲームが認めない設定

fd-refusal-no-rake-from-there = この距離には、縦射になるマスがありません。
fd-refusal-support-beyond-crew = いる人員（{ $points }点）より多くは支援に回せません。
fd-refusal-attack-needs-a-point = 攻撃では、少なくとも1点がサイコロを振らなければなりません。
fd-refusal-crew-beyond-ship = この艦の乗組員は{ $points }点までです。
fd-refusal-sunk-already = 船体を{ $boxes }ボックス失った艦は沈みつつあり、撃ち返せません。
fd-refusal-herself = 自艦を敵にすることはできません。

# 答えに関わらない設定

fd-idle-no-cancelling-dice = 取り消しのサイコロがありません。
fd-idle-no-smoke = 射線にスモークがありません。
fd-idle-smoke-by-markers = スモークは数字に関わらず、マーカーの数で数えます。
fd-idle-across-the-wind = 風を横切る砲撃は、風上にも風下にも向きません。
fd-idle-no-wind-felt = 艦首が風に立つ艦と追い風の艦は、撃つとき風の影響を受けません。
fd-idle-firer-alone = 風の影響は撃つ艦だけで決まります。
fd-idle-chain-spares-hull = 鎖弾は船体を壊しません。
fd-idle-no-rake = 縦射ではありません。
fd-idle-square-alone = 縦射は位置だけで決まります。
fd-idle-steady = ふつうのモラルには修正がありません。
fd-idle-fired-together = 両艦とも、撃たれる前の状態で撃ちます。
fd-idle-whole-hull = 船体は無傷です。
fd-idle-no-speed = 艦首が風に立つ艦と停船中の艦は進みません。
fd-idle-dismasted = リギングを失った艦は進みません。
fd-idle-nobody-rolls = 防御側はサイコロを振りません。
fd-idle-no-support = 支援がありません。
fd-idle-one-point-attacks = 1点しかいなければ、その1点が振ります。
fd-idle-no-party-needed = 消火班はいりません。
fd-idle-party-there = 消火班がいます。
fd-idle-never-strikes = このモラルでは、どの目も低くなりません。
fd-idle-no-cards = ブリッジカードを使いません。

# 一覧の艦

fd-value-constellation-1799 = コンステレーション
fd-value-insurgente = ランシュルジャント
fd-value-constellation-1800 = コンステレーション（1800年）
fd-value-vengeance = ラ・ヴァンジャンス
fd-value-constitution-1812 = コンスティテューション
fd-value-guerriere = ゲリエール
fd-value-president-1812 = プレジデント（1812年）
fd-value-belvidera = ベルヴィデラ
fd-value-united-states = ユナイテッド・ステーツ
fd-value-macedonian = マセドニアン
fd-value-congress = コングレス
fd-value-galatea = ガラテア
fd-value-constitution-dec1812 = コンスティテューション（1812年12月）
fd-value-java = ジャワ
fd-value-curlew = カーリュー
fd-value-chesapeake = チェサピーク
fd-value-shannon = シャノン
fd-value-president-1815 = プレジデント（1815年）
fd-value-endymion = エンディミオン
fd-value-essex = エセックス
fd-value-phoebe-1814 = フィービー（1814年）
fd-value-amelia = アミーリア
fd-value-arethuse = アレテューズ
fd-value-crescent = クレセント
fd-value-reunion = レユニオン
fd-value-nymphe = ニンフ
fd-value-cleopatre = クレオパートル
fd-value-sybille = シビル
fd-value-forte = ラ・フォルト
fd-value-amethyst = アメシスト
fd-value-thetis = テティス
fd-value-san-fiorenzo = サン・フィオレンツォ
fd-value-piemontaise = ピエモンテーズ
fd-value-eurotas = ユーロタス
fd-value-clorinde = クロランド
fd-value-cleopatra-1805 = クレオパトラ
fd-value-ville-de-milan = ヴィル・ド・ミラン
fd-value-ambuscade = アンバスケード
fd-value-baionnaise = バイヨネーズ
fd-step-one-chaser = チェイサー{ $count }門
fd-step-one-repair = 修理{ $count }ターン
fd-step-one-tack = 上手回し{ $count }回
fd-step-left = 取り消したあとに残る命中数
fd-step-uncancelled = 取り消したあとに残る命中数
fd-step-rolled-damage = 青サイコロ、船体のボックス、火災判定のサイコロ数
fd-step-morale-falls = モラルは下がるか
fd-step-fire-starts = 火災が起きるか
fd-step-melee-successes = 白兵戦の成功数

# ルールの終わりでの「はい」「いいえ」と数の意味、だれの振りか
fd-ends-initiative-yes = はい：自艦
fd-ends-initiative-no = いいえ：敵艦
fd-ends-listed-initiative-yes = はい：この艦
fd-ends-listed-initiative-no = いいえ：敵艦
fd-ends-morale-check-yes = はい：モラルが1段下がる
fd-ends-morale-check-no = いいえ：モラルは保たれる
fd-ends-housekeeping-morale-yes = はい：モラルが1段下がる
fd-ends-housekeeping-morale-no = いいえ：モラルは保たれる
fd-ends-morale-falls-yes = モラルが1段下がる
fd-ends-morale-falls-no = モラルは保たれる
fd-ends-hull-morale-falls-yes = モラルが1段下がる
fd-ends-hull-morale-falls-no = モラルは保たれる
fd-ends-fire-starts-yes = 火災が起きる
fd-ends-fire-starts-no = 火災は起きない
fd-ends-grapple-yes = はい：つかんだ
fd-ends-grapple-no = いいえ：外れる
fd-ends-grapples-yes = つかんだ
fd-ends-grapples-no = 外れる
fd-ends-break-free-yes = はい：自由になる
fd-ends-break-free-no = いいえ：つかまれたまま
fd-ends-frees-yes = 自由になる
fd-ends-frees-no = つかまれたまま
fd-ends-captured-yes = はい：奪われる
fd-ends-captured-no = いいえ：持ちこたえる
fd-ends-listed-boarding-yes = はい：奪われる
fd-ends-listed-boarding-no = いいえ：持ちこたえる
fd-ends-repair-yes = はい：1ボックス直る
fd-ends-repair-no = いいえ：何も直らない
fd-ends-repairs-yes = 1ボックス直る
fd-ends-repairs-no = 何も直らない
fd-ends-one-repair-yes = 1ボックス直る
fd-ends-one-repair-no = 何も直らない
fd-ends-card-drawn-yes = はい：引く
fd-ends-card-drawn-no = いいえ：引かない
fd-ends-one-chaser-yes = 命中
fd-ends-one-chaser-no = 外れ
fd-ends-chaser-hits-yes = 命中
fd-ends-chaser-hits-no = 外れ
fd-ends-one-tack-yes = 上手回しに成功
fd-ends-one-tack-no = 風に立って止まる
fd-ends-tacks-yes = 上手回しに成功
fd-ends-tacks-no = 風に立って止まる
fd-ends-tack-succeeds-yes = 上手回しに成功
fd-ends-tack-succeeds-no = 風に立って止まる
fd-ends-strikes-yes = 旗を降ろす
fd-ends-strikes-no = 旗はまだ揚がっている
fd-ends-bonus-succeeds-yes = 成功、何も失わない
fd-ends-bonus-succeeds-no = 失敗、リギングを失う
fd-thrower-initiative-1 = 自艦
fd-thrower-initiative-2 = 敵艦
fd-thrower-listed-initiative-1 = この艦
fd-thrower-listed-initiative-2 = 敵艦
fd-thrower-melee-1 = 攻撃側
fd-thrower-melee-2 = 防御側
fd-thrower-melee-both-1 = 攻撃側
fd-thrower-melee-both-2 = 防御側
fd-thrower-captured-1 = 攻撃側
fd-thrower-captured-2 = 防御側
fd-thrower-listed-boarding-1 = 攻撃側
fd-thrower-listed-boarding-2 = 防御側
fd-begins-captured = 攻撃側の成功から防御側の成功を引きます（0より少なくはなりません）。残った命中が、防御側の白兵戦要員より多ければ、艦は奪われます。支援1点で、振ったあとに目を1つ上げられ、あと1足りない目が成功に変わります。
fd-begins-listed-boarding = 攻撃側の成功から防御側の成功を引きます（0より少なくはなりません）。残った命中が、防御側の白兵戦要員より多ければ、艦は奪われます。乗組員の質とモラルを入れると、攻撃側のサイコロは{ $own_needs }以上{ $defence ->
    [0] {""}
   *[other] 、防御側は{ $foe_needs }以上
  }で成功です。支援1点で目を1つ上げられます。
fd-begins-melee-split = 白兵戦要員{ $crew_points }点のうち{ $support }点が支援に回り、残りがサイコロを1個ずつ振ります。支援1点で、振ったあとに目を1つ上げます。1個に何点も使えるので、少し足りない目が、近いものから命中に変わります。
fd-begins-squares = { $under_way ->
    [no] この艦は進めません。移動ポイントは0です。
   *[yes] 基本の速さに風と帆走の値を足し、失った索具の分を引きます：{ $base } { $wind } { $rated } − { $penalty }{ $floor ->
      [yes] 。ただし最低{ $rate }なので、移動ポイントは{ $rate }です
     *[no] { " " }= { $rate }移動ポイント
    }。{ $diagonal ->
      [yes] 斜めの一歩は{ $step }ポイントで、最後の一歩は{ $short }足りなくてもかまいません：（{ $rate } + { $short }）÷ { $step }
     *[no] まっすぐの一歩は{ $step }ポイントです：{ $rate } ÷ { $step }
    }、端数を捨てて{ $squares }マス{ $capped ->
      [yes] ですが、{ $most }マスまでです
     *[no] です
    }。
  }
fd-begins-rounds-to-strike = 降伏するのは、ラウンドの終わりのストライク・チェックだけで、ストライク・マーカーがあるときだけ判定します。ボックス、モラル、マーカーは次のラウンドに持ち越します。
fd-begins-length-of-duel = 降伏するのは、ラウンドの終わりのストライク・チェックだけで、ストライク・マーカーがあるときだけ判定します。ボックス、モラル、マーカーは次のラウンドに持ち越します。
fd-begins-bonus-move = 目と足す数を合わせて{ $target }に届けば成功です。ここでは{ $added }を足すので、{ $needed }以上の目が必要です。成功すれば何も失わず、失敗すれば無理の値、リギング{ $straining }ボックスを失います。
fd-begins-bonus-square = 目と足す数を合わせて{ $target }に届けば成功です。ここでは{ $added }を足すので、{ $needed }以上の目が必要です。
fd-begins-listed-gunnery = 砲は、次の装填が終わるまで撃てません。{ $turns }ターンで撃てるのは{ $broadsides }回です。壊したボックスを足していきます。
fd-begins-duel-gunnery = 砲は、次の装填が終わるまで撃てません。{ $turns }ターンで撃てるのは{ $broadsides }回です。壊したボックスを足していきます。
fd-begins-best-split = 支援に回す人数をすべて試し、それぞれを守る側のどの答えとも比べます。守る側がいちばんうまく答えたときに、残る命中が平均でいちばん多くなる人数が答えです。
fd-begins-hits-left = 命中を{ $firepower }個のサイコロで判定し、別のサイコロが命中を取り消します。0より少なくはなりません。
fd-begins-fire-over-turns = 火は消されるまで燃えます（ここでは長くて{ $turns }ターン）。それまでに受けたボックスを足します。0は、1つも受けなかったことです。図の「…」では火が燃え続けます。ボックスを受けるかどうかは、上のリストのとおりです。
fd-begins-fire-still-burning = { $firefight_needs_party ->
    [no] 目と乗組員の修正を合わせて、ルールの数に届けば消えます。それまでに{ $turns }ターンあります。
   *[yes] { $party ->
        [no] 火を消す人がいないので、何が出ても消えません。
       *[yes] 目と乗組員の修正を合わせて、ルールの数に届けば消えます。それまでに{ $turns }ターンあります。
      }
  }
fd-ends-bonus-move-0 = ボックスは失わない
fd-ends-bonus-move-1 = 失敗：1ボックスを失う
fd-ends-bonus-move-2 = 失敗：2ボックスを失う
fd-begins-melee = 振る側は1点ごとにサイコロを1個振ります。支援は振りませんが、支援1点で、振ったあとに目を1つ上げられます。あと1足りない目が成功に変わります。攻撃側の成功から防御側の成功を引き、残りが命中です。
fd-begins-melee-both = 白兵戦要員は、攻撃側{ $attack_crew }点のうち{ $attack_support }点、防御側{ $defence_crew }点のうち{ $defence_support }点が支援に回り、ほかは1点ごとにサイコロを1個振ります。支援1点で、振ったあとに目を1つ上げます。1個に何点も使えるので、少し足りない目が、近いものから成功に変わります。攻撃側の成功から防御側の成功を引き、残りが命中です。
fd-begins-listed-initiative = 両艦がサイコロを1個ずつ振り、乗組員の質を足します。ここでは、この艦が{ $own_quality }、敵艦が{ $enemy_quality }です。風上なら、さらに1を足します。前のターンは敵艦が主導権を持っていたので、引き分けなら敵艦のままです。
fd-begins-broadsides-in-a-turn = 1ターンは{ $impulses }インパルスです。はじめに装填してある砲は最初のインパルスで撃ち、そのあとは、装填に{ $loading }インパルスかかるごとに撃ちます。
fd-course-crew-check = 残った命中（下の図）と損害の振りの青いサイコロで、モラル判定のサイコロの数が決まります。1個ごとにモラルが下がるのは{ $one }です。何個あっても1段階しか下がりません。
fd-course-crew-hits = 命中{ $hits }。青の目 → 判定のサイコロの数：{ $listed }、ほかはなし。そのときモラルが下がるのは
fd-course-fire-turn = { $out ->
    [0] 火は消えません。毎ターン、ボックスを{ $boxes }つ受けるのは{ $marks }、受けずに燃え続けるのは{ $burns }です。
   *[other] 毎ターン、3つのどれかになります：消えるのは{ $out_with }、ボックスを{ $boxes }つ受けて燃え続けるのは{ $marks }、受けずに燃え続けるのは{ $burns }です。
  }
fd-course-fire-out = ターン{ $turn }で消える{ $before ->
    [0] {""}
   *[other] （それまでに受けたのは{ $hits }回）
  }：{ $orders ->
    [1] {""}
   *[other] { $orders } ×{" "}
  }{ $each }{ $before ->
    [0] {""}
   *[other] {" "}= { $chance }
  }
fd-course-fire-burns = ターン{ $before }のあとも燃えている（受けたのは{ $hits }回）：{ $orders ->
    [1] {""}
   *[other] { $orders } ×{" "}
  }{ $each }{ $before ->
    [1] {""}
   *[other] {" "}= { $chance }
  }
fd-course-fire-later = そのあとの{ $turns }ターンで消えるか、最後まで燃えている：{ $chance }
fd-course-fire-sum = 合わせて：{ $listed } = 約{ $percent }。
fd-course-fire-ways = ボックスが{ $boxes }になる道：
fd-course-duel-hull = 片舷斉射1回で、船体のボックスは平均{ $mean }失われます。ストライク・マーカーが置かれるのは、{ $sections }区画、合わせて{ $boxes }ボックスがなくなってからです。
fd-course-duel-morale = { $lowest ->
    [yes] モラルはもう下がりません。下がるはずの斉射は、代わりにストライク・マーカーを置きます：{ $again }。残った命中（下の図）→ 下がるはずの確率：{ $by_hits_again }。その命中が残る確率を掛けて足すと{ $again }です。
   *[no] 斉射1回でモラルが下がるのは{ $falls }です。残った命中（下の図）→ 下がる確率：{ $by_hits }。その命中が残る確率を掛けて足すと{ $falls }です。もう下がれなくなると、次に下がるはずの斉射がストライク・マーカーを置きます：{ $again }（{ $by_hits_again }）。
  }
fd-course-duel-strike = 降伏するのはマーカーがあるときだけです。マーカー1つでモラルが最低なら、判定で降伏するのは{ $strikes }です。
fd-course-duel-flies = ラウンド{ $round }（その前に旗が揚がっていれば）：終わっても揚がっている
fd-course-duel-struck = ラウンド{ $round }（その前に旗が揚がっていれば）：降伏する
fd-course-split-tried = 支援{ $support }、サイコロを振るのは{ $rolling }：守る側のいちばんよい答えは支援{ $answer }で、残るヒットは平均{ $mean }です。{ $best ->
    [yes] これが最大です。
   *[no] { "" }
  }
