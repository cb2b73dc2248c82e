# フリゲートの一騎打ち：陣営、選択ルール、判断、命令、できないこと、記録。

## The game and its sides

fd-title = フリゲートの一騎打ち
fd-years = 帆船の時代、1793〜1815年
fd-hook = 2隻のフリゲートと1つの風。回り、装填し、撃ち、斬り込む。判定は公開のもの、ほかはこの教材の提案です。
fd-home-board = フリゲートの一騎打ちの海を上から見た図：フリゲートのチェサピークとシャノンが近づき、マスに砲煙が残っています。
fd-side-A = A側
fd-side-B = B側
fd-side-A-short = A側
fd-side-B-short = B側

## Options

fd-option-scenario = 戦い
fd-option-scenario-about = 史実の一騎打ち20本です。うち10本は市販のゲームにもあります。配置はすべてこの教材のものです。
fd-option-bonus_move = ボーナス移動
fd-option-bonus_move-about = シートでは成否に関係なく1マス進みます。そのまま読むか、無理なしの試みも許すか、成功したときだけ進むかを選びます。
fd-option-wind_gunnery = 砲撃と風
fd-option-wind_gunnery-about = 風を受ける向きかどうかを、両艦で見るか、撃つ艦だけで見るかを選びます。
fd-option-rake_facing = 縦射
fd-option-rake_facing-about = 縦射に、位置と横切る向きの両方が要るか、位置だけでよいかを選びます。
fd-option-smoke_count = スモーク
fd-option-smoke_count-about = 射線上のマーカー1つにつき1個か、マーカーの数字の合計かを選びます。
fd-option-fire_order = 砲撃の順
fd-option-fire_order-about = 同じインパルスの砲撃を同時に解決するか、主導権側から順に解決するかを選びます。
fd-option-melee_support_stack = 支援の重ねがけ
fd-option-melee_support_stack-about = 白兵戦で、1個のサイコロに支援を何点でも足せます。
fd-option-morale_effect_modifier = モラル影響
fd-option-morale_effect_modifier-about = モラルの修正を青いサイコロに足すか、サイコロの個数に使うかを選びます。
fd-option-firefight_needs_party = 消火班
fd-option-firefight_needs_party-about = 消火班がいなければ火は消えません。
fd-option-bridge_cards = ブリッジカード
fd-option-bridge_cards-about = 手札に持つカードと、すぐ働くカードです。23種類ともこの教材のものです。
fd-option-two_ships = 2隻対1隻
fd-option-two_ships-about = 弱い側に僚艦が1隻付きます。
fd-option-end_by_agreement = 合意による終了
fd-option-end_by_agreement-about = ターンの終わりに、戦いをやめようと申し出られます。
fd-value-S01 = 1799年：コンステレーション対ランシュルジャント
fd-value-S02 = 1800年：コンステレーション対ラ・ヴァンジャンス
fd-value-S03 = 1812年：コンスティテューション対ゲリエール
fd-value-S04 = 1812年：プレジデント対ベルヴィデラ
fd-value-S05 = 1812年：ユナイテッド・ステーツ対マセドニアン
fd-value-S06 = 1812年：コングレス対ガラテア
fd-value-S07 = 1812年：コンスティテューション対ジャワ
fd-value-S08 = 1813年：コングレス対カーリュー
fd-value-S09 = 1813年：チェサピーク対シャノン
fd-value-S10 = 1815年：プレジデント対エンディミオン
fd-value-S11 = 1814年：フィービー対エセックス
fd-value-S12 = 1813年：アミーリア対アレテューズ
fd-value-S13 = 1793年：クレセント対レユニオン
fd-value-S14 = 1793年：ニンフ対クレオパートル
fd-value-S15 = 1799年：シビル対ラ・フォルト
fd-value-S16 = 1808年：アメシスト対テティス
fd-value-S17 = 1808年：サン・フィオレンツォ対ピエモンテーズ
fd-value-S18 = 1814年：ユーロタス対クロランド
fd-value-S19 = 1805年：クレオパトラ対ヴィル・ド・ミラン
fd-value-S20 = 1798年：アンバスケード対バイヨネーズ
fd-value-literal = シートのとおり
fd-value-free = 無理なしも可
fd-value-success_only = 成功したときだけ
fd-value-both = 両艦
fd-value-firer = 撃つ艦だけ
fd-value-perpendicular = 位置と向き
fd-value-any_bearing = 位置だけ
fd-value-markers = マーカーの数
fd-value-values = 数字の合計
fd-value-simultaneous = 同時
fd-value-initiative_first = 主導権側から
fd-value-True = はい
fd-value-False = いいえ
fd-value-blue_die = 青いサイコロ
fd-value-dice_count = サイコロの個数

## Decisions

fd-decision-load_guns = 最初に何を装填しますか？
fd-decision-load_guns-help = 弾の種類は撃つまで秘密です。二重弾は6ポイントまで当たりやすく、装填は遅くなります。鎖弾は8ポイントまでで、リギングを切ります。
fd-decision-assign_crew = このターン、乗組員をどこに置きますか？
fd-decision-assign_crew-help = 砲員のいない砲は撃てません。人数が多いほど早く装填できますが、命中は変わりません。ボックスの下に、その人数のはたらき（丸弾の装填にかかるインパルス、ハウスキーピングで帆の変更や修理が成功する確率）が出ます。割り当てなかった人は予備に立ちます。両側とも秘密に決めます。
fd-decision-choose_shot = 空の砲に何を込めますか？
fd-decision-choose_shot-help = 種類は秘密です。装填マーカーは全員に見えます。
fd-decision-rate_card = 風と速さのカードを使いますか？
fd-decision-rate_card-help = 1枚使うか、使わずに持っておきます。
fd-decision-choose_manoeuvre = 次のマークでどう動かしますか？
fd-decision-choose_manoeuvre-help = そのインパルスまで秘密です。そのとき無理なら、直進するか針路を保ちます。
fd-decision-start_card = インパルスの始めにカードを使いますか？
fd-decision-start_card-help = 「早い火薬」は装填マーカーを手前に動かします。
fd-decision-helm_card = 公開のあとにカードを使いますか？
fd-decision-helm_card-help = 「大胆な操舵手」は自艦の操艦を変えます。
fd-decision-tack_card = 上手回しにカードを使いますか？
fd-decision-tack_card-help = 「鋭い操艦」なら振らずに成功します。
fd-decision-impulse_card = 砲撃宣言の前にカードを使いますか？
fd-decision-impulse_card-help = 1枚ずつ、何枚でも使えます。
fd-decision-declare_fire = 撃ちますか？
fd-decision-declare_fire-help = 目標と、船体とリギングのどちらをねらうかを決めます。撃った舷側は空になります。
fd-decision-aim_card = この斉射にカードを使いますか？
fd-decision-aim_card-help = 「落ち着いた照準」は撃つ側を、「伏せろ」は撃たれる側を助けます。1人1枚です。
fd-decision-laid_card = 損害の合計にカードを使いますか？
fd-decision-laid_card-help = 「見事な照準」は合計を1か2動かします。低いと船体、高いとリギングです。
fd-decision-lucky_card = リギングへの損害にカードを使いますか？
fd-decision-lucky_card-help = 「幸運の一弾」でリギングの損害が2倍になります。
fd-decision-example_card = モラルのためにカードを使いますか？
fd-decision-example_card-help = 「艦長の手本」で、この低下はなくなります。
fd-decision-lose_crew = 失った人員をどこから引きますか？
fd-decision-lose_crew-help = 1点ずつ選ぶか、残り全部をふつうの順に引きます。
fd-decision-grapple = 接舷を試みますか？
fd-decision-grapple-help = サイコロ1個にモラル、白兵戦要員、向きの修正を足して5以上です。見送ることもできます。
fd-decision-grapple_card = 接舷にカードを使いますか？
fd-decision-grapple_card-help = 「斬り込み隊、行け」で+2です。
fd-decision-board = 敵艦に斬り込みますか？
fd-decision-board-help = 白兵戦に置いた人員が必要です。残ったヒットが敵の白兵戦要員より多ければ、敵艦を捕獲します。
fd-decision-split_crew = 白兵戦要員をどう分けますか？
fd-decision-split_crew-help = サイコロを振る点と、支援の点です。支援1点は、振ったあとにサイコロ1個に1を足します。
fd-decision-bonus_move = ボーナス移動を試みますか？
fd-decision-bonus_move-help = 無理をすると成功しやすくなりますが、失敗するとその数だけリギングを失います。
fd-decision-repair_card = 修理にカードを使いますか？
fd-decision-repair_card-help = 「船匠」なら、成功で2ボックス直ります。
fd-decision-repair_box = どこを直しますか？
fd-decision-repair_box-help = 船体かリギングの1ボックスです。
fd-decision-change_sail = 帆を増やしますか、減らしますか？
fd-decision-change_sail-help = 帆の変更に置いた1点につきサイコロ1個を振ります。
fd-decision-try_freeing = 離脱を試みますか？
fd-decision-try_freeing-help = 3以上で両艦が離れます。次のターンは両艦の移動が半分になります。
fd-decision-free_card = 離脱にカードを使いますか？
fd-decision-free_card-help = 「綱を切れ」で+2です。
fd-decision-discard_card = どのカードを捨てますか？
fd-decision-discard_card-help = 手札は3枚までです。
fd-decision-shift_marker = どの砲の索具がからみますか？
fd-decision-shift_marker-help = その装填マーカーが3インパルス遅れます。
fd-decision-ship_first = どの艦から行いますか？
fd-decision-ship_first-help = 先の艦の結果を見てから、もう1隻のことを決められます。
fd-decision-offer_end = 戦いをやめようと申し出ますか？
fd-decision-offer_end-help = 相手が応じれば、損害で勝敗が決まります。
fd-decision-agree_end = 戦いをやめることに応じますか？
fd-decision-agree_end-help = 応じれば、損害で勝敗が決まります。

## Orders and their words

fd-manoeuvre-ahead = 直進
fd-what-ahead = 直進
fd-manoeuvre-port = 取舵（左へ45度）
fd-what-port = 取舵（左へ45度）
fd-manoeuvre-starboard = 面舵（右へ45度）
fd-what-starboard = 面舵（右へ45度）
fd-manoeuvre-wear = 下手回し
fd-what-wear = 下手回し
fd-manoeuvre-tack = 上手回し
fd-what-tack = 上手回し
fd-manoeuvre-fall_off_port = 左へ風を落とす
fd-what-fall_off_port = 左へ風を落とす
fd-manoeuvre-fall_off_starboard = 右へ風を落とす
fd-what-fall_off_starboard = 右へ風を落とす
fd-manoeuvre-back = 裏帆で止まる
fd-what-back = 裏帆で止まる
fd-manoeuvre-hold = 針路を保つ
fd-what-hold = 針路を保つ
fd-broadside-port = 左舷
fd-broadside-starboard = 右舷
fd-shot-round = 丸弾
fd-shot-double = 二重弾
fd-shot-chain = 鎖弾
fd-port-round = 丸弾
fd-starboard-round = 丸弾
fd-port-double = 二重弾
fd-starboard-double = 二重弾
fd-port-chain = 鎖弾
fd-starboard-chain = 鎖弾
fd-aim-hull = 船体
fd-aim-rigging = リギング
fd-what-hull = 船体
fd-what-rigging = リギング
fd-chaser-bow = 艦首
fd-chaser-stern = 艦尾
fd-box-port_guns = 左舷砲
fd-box-starboard_guns = 右舷砲
fd-box-sailing = 操帆
fd-box-rigging_change = 帆の変更
fd-box-repair = 修理
fd-box-fire_party = 消火班
fd-box-melee = 白兵戦
fd-box-reserve = 予備
fd-order-load-guns = { $ship }：左舷に{ $port }、右舷に{ $starboard }
fd-order-assign-crew = { $ship }：乗組員 { $boxes }（左舷砲、右舷砲、操帆、帆の変更、修理、消火班、白兵戦、予備の順）
fd-order-choose-shot = { $ship }、{ $broadside }：{ $shot }
fd-order-choose-manoeuvre = { $ship }：{ $manoeuvre }
fd-order-play-card = { $card }{ $ship ->
    [none] {""}
   *[other] ：{ $ship }
 }{ $what ->
    [none] {""}
   *[other] 、{ $what }
 }{ $by ->
    [0] {""}
   *[other] {" "}({ $by })
 }
fd-order-keep-cards = カードを使わない
fd-order-fire-broadside = { $ship }が{ $broadside }から{ $target }の{ $aim }をねらって撃つ
fd-order-fire-chaser = { $ship }が{ $chaser }砲で{ $target }を撃つ
fd-order-hold-fire = 撃たない
fd-order-lose-from = 「{ $box }」から1点
fd-order-lose-in-order = 残り全部をふつうの順に
fd-order-try-grapple = { $ship }が{ $target }に接舷する
fd-order-board = { $ship }が斬り込む
fd-order-split-crew = { $points }点で振り、{ $support }点で支援
fd-order-bonus-move = { $ship }が試みる（無理{ $straining }）
fd-order-repair = { $what }を直す
fd-order-change-sail = { $more ->
    [no] { $ship }が帆を減らす
   *[other] { $ship }が帆を増やす
 }
fd-order-try-freeing = { $ship }が離脱を試みる
fd-order-decline = しない
fd-order-discard-card = { $card }を捨てる
fd-order-shift-marker = { $ship }、{ $broadside }
fd-order-offer-end = 申し出る
fd-order-agree-to-end = 応じる
fd-order-take-first = { $ship }から
fd-card-steady_aim = 落ち着いた照準
fd-card-take_cover = 伏せろ
fd-card-quick_powder = 早い火薬
fd-card-well_laid = 見事な照準
fd-card-gust = 突風
fd-card-taken_aback = 逆帆
fd-card-sharp_handling = 鋭い操艦
fd-card-bold_helm = 大胆な操舵手
fd-card-boarders = 斬り込み隊、行け
fd-card-tops = 檣楼の海兵
fd-card-example = 艦長の手本
fd-card-cut_free = 綱を切れ
fd-card-shipwrights = 船匠
fd-card-lucky_shot = 幸運の一弾
fd-card-thick_smoke = 濃い煙
fd-card-wind_veers = 風が右に回る
fd-card-wind_backs = 風が左に回る
fd-card-freshens = 風が強まる
fd-card-falls_light = 風が弱まる
fd-card-burst_gun = 砲身破裂
fd-card-fouled_tackle = からんだ索具
fd-card-sprung_spar = 裂けた円材
fd-card-cheers = 万歳三唱

## What is not allowed now

fd-refusal-manoeuvre = { $ship }：{ $manoeuvre ->
    [ahead] 直進
    [port] 取舵（左へ45度）
    [starboard] 面舵（右へ45度）
    [wear] 下手回し
    [tack] 上手回し
    [fall_off_port] 左へ風を落とす
    [fall_off_starboard] 右へ風を落とす
    [back] 裏帆で止まる
   *[hold] 針路を保つ
 }
fd-refusal-manoeuvre-P9-1 = 移動マークでしかできません。
fd-refusal-manoeuvre-P9-2 = 艦首が風に立ってしまいます。風を越えるのは上手回しだけです。
fd-refusal-manoeuvre-P9-3 = 下手回しは、横風か斜め後ろの風から始めます。
fd-refusal-manoeuvre-P9-4 = 上手回しは、詰め開きから始めます。
fd-refusal-manoeuvre-P9-5 = 艦首が風に立った艦は、風を落とすことしかできません。それ以外のときはできません。
fd-refusal-manoeuvre-P9-6 = 移動マークでしかできません。
fd-refusal-manoeuvre-P9-7 = 操舵マークでしかできません。
fd-refusal-manoeuvre-P5-4 = 操帆に人がいません。操帆の人員がなければ、上手回しも下手回しもできません。
fd-refusal-fire = { $ship }：{ $broadside ->
    [port] 左舷
   *[starboard] 右舷
 }から{ $target }を撃つ
fd-refusal-not-loaded = この砲は装填されていません。
fd-refusal-no-gun-crew = このターン、この砲には砲員がいません。
fd-refusal-not-bearing = 目標が射界に入っていません。
fd-refusal-too-far = 目標が射程の外です。
fd-refusal-one-broadside = 1インパルスに1舷だけです。
fd-refusal-chain-only-rigging = 鎖弾は、8移動ポイントまでのリギングにしか使えません。
fd-refusal-bonus = { $ship }：無理なしで試みる
fd-refusal-needs-straining = この読み方では、無理をしなければ振る意味がないので、試みるには無理が必要です。
fd-refusal-grapple = { $ship }が接舷する
fd-refusal-not-in-square = 同じマスに、接舷されていない敵がいません。
fd-refusal-sail = { $ship }：さらに帆を変える
fd-refusal-no-more-sail = もうすべての帆を張っています。
fd-refusal-no-less-sail = もう帆を張っていません。
fd-field-ship = 艦
fd-field-port = 左舷の弾
fd-field-starboard = 右舷の弾
fd-field-shot = 弾の種類
fd-field-broadside = 舷側
fd-field-manoeuvre = 操艦
fd-field-card = カード
fd-field-what = 使いみち
fd-field-by = 数
fd-field-aim = ねらい
fd-field-target = 目標
fd-field-chaser = チェイサー
fd-field-box = ボックス
fd-field-points = 振る点数
fd-field-support = 支援の点数
fd-field-straining = 無理
fd-error-crew-ship = いま割り当てるのは{ $expected }の乗組員です。{ $given }の乗組員ではありません（ルール{ $rule }）。
fd-error-crew-boxes = 乗組員のボックスは{ $expected }個ですが、{ $given }個あります（ルール{ $rule }）。
fd-error-crew-points = { $ship }：割り当ては{ $given }点ですが、生きているのは{ $expected }点です（ルール{ $rule }）。
fd-error-crew-box = { $ship }の「{ $box ->
    [port_guns] 左舷砲
    [starboard_guns] 右舷砲
    [sailing] 操帆
    [rigging_change] 帆の変更
    [repair] 修理
    [fire_party] 消火班
    [melee] 白兵戦
   *[reserve] 予備
 }」：{ $given }点ですが、入るのは{ $expected }点までです（ルール{ $rule }）。

## Forms

fd-crew-row = { $ship }
fd-box-port-guns-column = 左舷砲
fd-box-starboard-guns-column = 右舷砲
fd-box-sailing-column = 操帆
fd-box-rigging-change-column = 帆の変更
fd-box-repair-column = 修理
fd-box-fire-party-column = 消火班
fd-box-melee-column = 白兵戦
fd-crew-both-broadsides = 両舷の砲
fd-crew-port = 左舷砲を先に
fd-crew-starboard = 右舷砲を先に
fd-crew-boarders = 斬り込み隊
fd-crew-sails = 帆
fd-crew-damage-control = 被害対策

## The log

fd-log-scenario = { $date }の一騎打ち。風は{ $wind }から。
fd-log-turn = 第{ $turn }ターン
fd-log-crew = { $ship }：左舷砲{ $port_guns }、右舷砲{ $starboard_guns }、操帆{ $sailing }{ $rigging_change ->
    [0] {""}
   *[other] 、帆の変更{ $rigging_change }
 }{ $repair ->
    [0] {""}
   *[other] 、修理{ $repair }
 }{ $fire_party ->
    [0] {""}
   *[other] 、消火班{ $fire_party }
 }{ $melee ->
    [0] {""}
   *[other] 、白兵戦{ $melee }
 }{ $reserve ->
    [0] {""}
   *[other] 、予備{ $reserve }
 }。
fd-log-initiative = 主導権：{ $winner }（{ $a }対{ $b }）
fd-log-rate = { $ship }：移動レート{ $rate }
fd-log-marks = { $ship }：速さ{ $speed }、移動レート{ $rate }、{ $squares }マス
fd-log-impulse = 第{ $impulse }インパルス
fd-log-offer = { $by }が、戦いをやめようと申し出る。
fd-log-agreed = { $by }が応じる。
fd-log-moves = { $ship }は（{ $x }、{ $y }）、針路は{ $heading }。
fd-log-declares-chaser = { $chaser ->
    [bow] { $ship }が艦首砲で{ $target }をねらう。
   *[other] { $ship }が艦尾砲で{ $target }をねらう。
 }
fd-log-declares = { $aim ->
    [hull] { $ship }が{ $target }の船体をねらう。
   *[other] { $ship }が{ $target }のリギングをねらう。
 }
fd-log-hits = { $rake ->
    [none] { $ship }：残ったヒットは{ $hits }。
    [stern] { $ship }が艦尾から縦射：残ったヒット{ $hits }を{ $raked }と数える。
   *[other] { $ship }が艦首から縦射：残ったヒット{ $hits }を{ $raked }と数える。
 }
fd-log-damage = 損害の合計{ $total }：{ $target }は船体{ $hull }、リギング{ $rigging }、人員{ $crew }を失う。
fd-log-chaser-hits = { $ship }のチェイサーが{ $target }に命中。
fd-log-chaser-misses = { $ship }のチェイサーは外れ。
fd-log-rigging-lost = { $ship }がリギングを{ $boxes }失う。
fd-log-morale-falls = { $ship }：モラルが下がる。
fd-log-morale-up = { $ship }：モラルが上がる。
fd-log-burns = { $ship }で火災発生！
fd-log-crew-lost = { $ship }が人員を{ $points }点失う。
fd-log-card = { $by }が「{ $card }」を使う。
fd-log-draws = { $by }がカードを1枚引く。
fd-log-draws-now = { $by }が「{ $card }」を引き、すぐ働く。
fd-log-discards = { $by }が「{ $card }」を捨てる。
fd-log-wind = { $strength ->
    [light] 風は{ $wind }から、弱い。
    [fresh] 風は{ $wind }から、強い。
   *[other] 風は{ $wind }から、ふつう。
 }
fd-log-grappled = { $ship }が{ $target }に接舷。
fd-log-grapple-fails = { $ship }は{ $target }への接舷に失敗。
fd-log-boards = { $ship }が{ $target }に斬り込む。
fd-log-melee = 攻撃{ $attack }（支援{ $attack_support }）、防御{ $defence }（支援{ $defence_support }）：残ったヒットは{ $hits }。
fd-log-captured = { $ship }は捕獲された。
fd-log-struck = { $ship }が旗を降ろした。
fd-log-sinking = { $ship }は沈みゆく残骸となった。
fd-log-bonus = { $ship }を急がせ、1マス先へ。{ $boxes ->
    [0] 帆は持ちこたえた。
   *[other] 帆が裂け、リギング{ $boxes }を失う。
}
fd-log-fire-out = { $ship }の火は消えた。
fd-log-fire-damaged = { $ship }の火がリギングを1つ焼く。
fd-log-fire-burning = { $ship }は燃え続ける。
fd-log-repair-fails = { $ship }：修理できず。
fd-log-repaired = { $what ->
    [hull] { $ship }が船体を1ボックス直す。
   *[other] { $ship }がリギングを1ボックス直す。
 }
fd-log-sail = { $sail ->
    [hove_to] { $ship }は停船。
    [full] { $ship }は総帆。
   *[other] { $ship }は戦闘帆。
 }
fd-log-freed = { $ship }が離脱。
fd-log-not-freed = { $ship }は離脱できず。
fd-log-loading = { $ship }の{ $broadside ->
    [port] 左舷
   *[starboard] 右舷
 }：あと{ $impulses }インパルスで装填。
fd-log-loaded = { $ship }の{ $broadside ->
    [port] 左舷
   *[starboard] 右舷
 }：装填完了。
fd-log-marker-sooner = { $ship }の{ $broadside ->
    [port] 左舷
   *[starboard] 右舷
 }：装填が早まる。
fd-log-marker-later = { $ship }の{ $broadside ->
    [port] 左舷
   *[starboard] 右舷
 }：装填が遅れる。
fd-log-reveals = { $ship }：{ $manoeuvre ->
    [ahead] 直進
    [port] 取舵（左へ45度）
    [starboard] 面舵（右へ45度）
    [wear] 下手回し
    [tack] 上手回し
    [fall_off_port] 左へ風を落とす
    [fall_off_starboard] 右へ風を落とす
    [back] 裏帆で止まる
   *[hold] 針路を保つ
 }
fd-log-replaced = { $ship }は選んだ操艦ができず、代わりに：{ $manoeuvre ->
    [ahead] 直進
    [port] 取舵（左へ45度）
    [starboard] 面舵（右へ45度）
    [wear] 下手回し
    [tack] 上手回し
    [fall_off_port] 左へ風を落とす
    [fall_off_starboard] 右へ風を落とす
    [back] 裏帆で止まる
   *[hold] 針路を保つ
 }
fd-log-fires = { $ship }が{ $target }に{ $shot ->
    [round] 丸弾
    [double] 二重弾
   *[chain] 鎖弾
 }を撃つ。

## The end

fd-outcome-captured = { $winner }の勝ち。敵艦を捕獲しました。
fd-outcome-struck = { $winner }の勝ち。敵が旗を降ろしました。
fd-outcome-sinking = { $winner }の勝ち。敵艦は沈みゆく残骸です。
fd-outcome-both-out = 引き分け。両艦とも戦えません。
fd-outcome-escaped = { $winner }の小差勝ち。追われた艦が逃げ切りました。
fd-outcome-marginal = { $winner }の小差勝ち。損害が少ない側です。
fd-outcome-draw = 引き分け。損害に大差がありません。
fd-outcome-away = { $winner }の小差勝ち。視界の外へ逃れました。
fd-outcome-crippled = { $winner }の小差勝ち。追う艦の帆柱を打ち倒しました。
fd-outcome-squadron = { $winner }の小差勝ち。味方の戦隊が追いつきました。
fd-ending-captured = 捕獲
fd-ending-struck = 降伏
fd-ending-sinking = 沈没
fd-ending-both-out = 相打ち
fd-ending-escaped = 逃走
fd-ending-marginal = 小差
fd-ending-draw = 引き分け
fd-ending-away = 視界外
fd-ending-crippled = 追跡不能
fd-ending-squadron = 戦隊到着

## What a roll is for

fd-why-hit = 命中
fd-why-cancel = 命中取り消し
fd-why-damage-blue = 高さ（青）
fd-why-damage-white = 高さ（白）
fd-why-morale = モラル判定
fd-why-fire = 火災判定
fd-why-chaser = チェイサー
fd-why-initiative = 主導権
fd-why-tack = 上手回し
fd-why-grapple = 接舷
fd-why-melee-attack = 白兵戦（攻撃）
fd-why-melee-defence = 白兵戦（防御）
fd-why-bonus-move = ボーナス移動
fd-why-fire-fighting = 消火
fd-why-repair = 応急修理
fd-why-hull-morale = モラル（破壊された区画）
fd-why-strike = ストライク・チェック
fd-why-sail-change = セイルの変更
fd-why-freeing = 離脱
fd-why-card = ブリッジカード
fd-why-burst-gun = 砲身破裂
fd-why-tops = 檣楼の海兵
