# 実験室の問い：題、内容、設定、値、結果

kp-group-dice = サイコロの勝負
kp-group-intercept = 迎撃
kp-group-turn = 1ターン全体
kp-group-under-water = 機雷と魚雷
kp-group-passage = 安全な航路
kp-group-fleet = 部隊へのカード
kp-group-deal = 配る船と先手
kp-group-hands = 見えない手札
kp-group-counting = ラウンドの計算
kp-group-phantom = ファントム

kp-question-highest-die = いちばん大きい目
kp-question-highest-die-about = 何個か振って、いちばん大きい目だけを数えます。修正はその目に足し、1より小さくはなりません。
kp-question-combat = 攻撃と防御
kp-question-combat-about = 攻撃が大きければ損傷、防御の2倍以上なら沈没です。
kp-question-challenge = 挑戦と対応
kp-question-challenge-about = 挑戦は大きいときだけ成功です。同じなら失敗です。
kp-question-german-intercept = ドイツ艦が商船を迎撃
kp-question-german-intercept-about = マーカー、加えたカード、防御側の応答を合わせて、商船がどうなるかを見ます。
kp-question-interceptor-fate = 商船の撃ち返し
kp-question-interceptor-fate-about = かくした砲や仮装巡洋艦がドイツ艦に何をするか、逆に何をされるかを見ます。
kp-question-british-intercept = イギリス艦隊の迎撃
kp-question-british-intercept-about = カードの艦隊に見つかったドイツ艦がどうなるかを見ます。
kp-question-interrogate = 臨検
kp-question-interrogate-about = まず偽装した通商破壊艦を見破り、すぐに攻撃します。
kp-question-answered-intercept = 応答される迎撃
kp-question-answered-intercept-about = 防御側はカード1枚で応じます。ドイツ艦は、追えるなら追います。損傷せずに残った商船は、ルールが認めれば安全な航路をめざします。
kp-question-again-and-again = くり返す迎撃
kp-question-again-and-again-about = イギリス艦隊がターンごとに迎撃します。ドイツ艦はどうなるでしょうか。
kp-question-pursuit-price = 追跡した艦は補給欠乏になるか？
kp-question-pursuit-price-about = 高速な通商破壊艦が商船を追いました。追跡には代償があります。
kp-question-recalled-later = 沈没の後の帰還命令
kp-question-recalled-later-about = 防御側は帰還命令と、先に使える応答を持っています。ドイツ艦は呼び戻されるでしょうか。
kp-question-several-targets = いくつもの目標
kp-question-several-targets-about = 順調な狩りでは通商破壊艦が商船2隻を、商船の航路では軍艦がすべての商船を迎撃します。何隻が沈没または拿捕になるでしょうか。乏しい収穫で1隻になるとき、攻撃側は1隻目を、防御側は最後の目標を選びます。
kp-question-whole-turn = 1ターン全体
kp-question-whole-turn-about = このように出したターンで、相手より何VP多く得るかを見ます。相手の手札は空か、知っているカードだけです。相手はカードを、使える最初の攻撃に使います。拿捕船は2倍に数えます。
kp-question-mines = 航路の機雷
kp-question-mines-about = 相手1人のすべての商船が同じ機雷に攻撃されます。何隻沈むでしょうか。
kp-question-torpedo = 魚雷
kp-question-torpedo-about = 守るもののない商船に、潜水艦の魚雷が何をするかを見ます。
kp-question-decoy = 潜水艦と囮船
kp-question-decoy-about = 商船は囮船でした。沈むのはどちらでしょうか。
kp-question-prize-torpedoed = 拿捕船への魚雷
kp-question-prize-torpedoed-about = 潜水艦は、まず偽装した拿捕船を見破ります。選択ルールを使わなければ、攻撃できません。
kp-question-safe-passage = 安全な航路
kp-question-safe-passage-about = 商船が1回、安全な航路をめざします。
kp-question-safe-within = 何回かの安全な航路
kp-question-safe-within-about = この回数までに、船は安全な航路に着くでしょうか。
kp-question-supplying-prize = 補給を渡す拿捕船
kp-question-supplying-prize-about = 補給欠乏の艦が商船を拿捕し、石炭を受け取りました。拿捕船はラウンドの終わりに何VPでしょうか。
kp-question-card-challenge = カードの挑戦判定
kp-question-card-challenge-about = この修正で、カードの挑戦は成功するでしょうか。
kp-question-every-ship = すべての艦を調べるカード
kp-question-every-ship-about = 部隊のうち何隻が補給欠乏になる、または荒天で失われるでしょうか。
kp-question-supply-card = 1隻の補給
kp-question-supply-card-about = 封鎖の突破、石炭船、島の避難場所で、この艦は補給を受けられるでしょうか。ランデブー失敗では、補給欠乏になるでしょうか。
kp-question-card-on-ship = ドイツ艦1隻へのカード
kp-question-card-on-ship-about = 確認された艦に、このカードは成功するでしょうか。濃霧が守ることも、持ち主が国籍変更で隠すこともあります。
kp-question-weather = 全員への荒天
kp-question-weather-about = 損傷した船のうち、自分と相手を合わせて何隻が失われるでしょうか。
kp-question-breakout = 包囲の突破
kp-question-breakout-about = カードで新しいドイツ艦は何隻来るでしょうか。
kp-question-ship-dealt = このドイツ艦は来るか
kp-question-ship-dealt-about = 最初の3隻に、この艦はいるでしょうか。選べるときは、自分が最初に選びます。
kp-question-merchantman-dealt = この商船は来るか
kp-question-merchantman-dealt-about = 最初の3隻に、この商船はいるでしょうか。選べるときは、自分が最初に選びます。
kp-question-cards-in-play = ラウンドに出るカード
kp-question-cards-in-play-about = カードの一部は、見ないで除きます。ある種類が、ラウンドに何枚出るでしょうか。
kp-question-hand-dealt = 艦を残した後の手札
kp-question-hand-dealt-about = 残した艦1隻ごとに、手札が1枚減ります。新しい手札に、ある種類は何枚あるでしょうか。
kp-question-first-turn = 第1ラウンドの先手
kp-question-first-turn-about = ドイツ艦が1隻ずつのとき、自分が先手でしょうか。
kp-question-first-turn-later = 第3ラウンドの先手
kp-question-first-turn-later-about = このラウンドポイントのとき、自分が先手でしょうか。
kp-question-held = 相手の手札
kp-question-held-about = まだ見ていないカードのうち、ある種類が何枚、相手の手札にあるでしょうか。
kp-question-counted-ship = いちばんよい艦は数えられるか
kp-question-counted-ship-about = 数えるドイツ艦は商船の数までです。残りは無作為に捨てます。
kp-question-round-points = ラウンドポイント
kp-question-round-points-about = 同点と0VPを含めた、順位のポイントです。
kp-question-phantom-action = ファントムの最初の行動
kp-question-phantom-action-about = ターンの最初のカードとサイコロが何を示すかを、できるかどうかにかかわらず見ます。
kp-question-phantom-ended = ファントムのターンは終わるか
kp-question-phantom-ended-about = ほかの行動はどれもできるとして、それまでにターンが終わっているでしょうか。
kp-question-phantom-streak = ファントムの連続行動
kp-question-phantom-streak-about = それだけのターンのうち、少なくとも1回は、その枚数のあとも続くでしょうか。行動はどれもできるとします。
kp-question-phantom-answer = ファントムは応じるか
kp-question-phantom-answer-about = 対応の半分は「なし」です。残りも、攻撃に合わなければなりません。
kp-question-phantom-target = ファントムの目標
kp-question-phantom-target-about = ファントムは商船2隻のどちらかを攻撃します。1隻目でしょうか。
kp-question-phantom-again = 同じカードがまた出るか
kp-question-phantom-again-about = ファントムの次のターンの最初のカードは、このターンに使ったものでしょうか。

kp-parameter-coin = サイコロ
kp-parameter-modifier = 修正
kp-parameter-attack = 攻撃
kp-parameter-defence = 防御
kp-parameter-attack-modifier = 攻撃の修正
kp-parameter-defence-modifier = 防御の修正
kp-parameter-challenge = 挑戦
kp-parameter-response = 対応
kp-parameter-challenge-modifier = 挑戦の修正
kp-parameter-ship = ドイツ艦
kp-parameter-target = 商船
kp-parameter-ship-damaged = ドイツ艦が損傷
kp-parameter-out-of-supply = 補給欠乏
kp-parameter-target-damaged = 商船が損傷
kp-parameter-night = 夜間
kp-parameter-surprise-attack = 奇襲
kp-parameter-searchlight = サーチライト（夜間）
kp-parameter-boarding-party = 切り込み隊
kp-parameter-answer = 防御側の応答
kp-parameter-aircraft = ヴォルフの偵察機（6.3）
kp-parameter-coal = 石炭を多く使う艦（6.1）
kp-parameter-sail = 帆走するゼーアドラー（6.2）
kp-parameter-tournament = 釣り合った第1ラウンド（6.4）
kp-parameter-tournament-choice = 釣り合った部隊の選び方（6.4）
kp-parameter-after-1914 = 1914年以後（6.5）
kp-parameter-remove-breakouts = 包囲の突破なし（6.5）
kp-parameter-remove-1914-merchantmen = 1914年の商船なし（6.5）
kp-parameter-fast-raiders = 高速な通商破壊艦（6.6）
kp-parameter-extra-damage = 重なる損傷（6.8）
kp-parameter-torpedo-prizes = 拿捕船への魚雷（6.9）
kp-parameter-shallow-pursuit = 浅瀬への追跡（6.10）
kp-parameter-sailing = 帆船の商船（6.11）
kp-parameter-prize-supply = 拿捕船からの補給（6.12）
kp-parameter-action-cards-in-round = 1ラウンドのアクションカード（0はふつうの枚数）
kp-parameter-first-player-method = 第1ラウンドの先手
kp-parameter-first-player-later = 後のラウンドの先手
kp-parameter-safe-passage-scope = 安全な航路
kp-parameter-after-sinking-reactions-count = 応答は1枚だけ
kp-parameter-fog-bank-scope = 濃霧の守り
kp-parameter-heavy-weather-scope = 荒天の範囲
kp-parameter-reflag-dodges = 間に合う国籍変更
kp-parameter-slim-pickings-chooser = 残る目標を選ぶ人
kp-parameter-solitaire-reshuffle = ファントムのカードの切り直し
kp-parameter-pp-choice = ファントムの選択
kp-parameter-pursuit-check = 追跡の代償の読み方
kp-parameter-intercepts = 迎撃の回数
kp-parameter-fog = 部隊に濃霧
kp-parameter-reflag = 持ち主の手札に国籍変更
kp-parameter-own = 自分の損傷した船
kp-parameter-theirs = 相手1人ごとの損傷した船
kp-parameter-kind = カードの種類
kp-parameter-kept = 持ち越した艦（2隻と3隻は選択ルール6.7）
kp-parameter-their-ship = 相手のドイツ艦
kp-parameter-before = 自分の第1ラウンドのポイント
kp-parameter-last = 自分の第2ラウンドのポイント
kp-parameter-their-before = 相手の第1ラウンドのポイント
kp-parameter-their-last = 相手の第2ラウンドのポイント
kp-parameter-other-choice = もう1隻の商船
kp-parameter-used = このターンに使ったカード
kp-parameter-second = 2隻目の目標
kp-parameter-third = 3隻目の目標
kp-parameter-held = 防御側の手札
kp-parameter-also-held = もう1枚の手札
kp-parameter-assist = 加えるカード
kp-parameter-other-ship = もう1隻のドイツ艦
kp-parameter-other-target = その目標の商船
kp-parameter-prey = 艦隊の目標
kp-parameter-torpedoed = 魚雷の目標の商船
kp-parameter-guns = 撃ち返す相手
kp-parameter-whose = だれの結果か
kp-parameter-squadron = 艦隊のサイコロ
kp-parameter-layer = 機雷を敷くもの
kp-parameter-d4 = d4の船
kp-parameter-d6 = d6の船
kp-parameter-d8 = d8の船
kp-parameter-d10 = d10の船
kp-parameter-boat = 潜水艦
kp-parameter-hull = 防御
kp-parameter-decoy = 囮船
kp-parameter-bonus = 助け
kp-parameter-tries = 回数
kp-parameter-card = カード
kp-parameter-ships = 隻数
kp-parameter-prize = 部隊に拿捕船
kp-parameter-german = 沈めたドイツ艦
kp-parameter-merchantmen = パイルの商船
kp-parameter-players = プレイヤー
kp-parameter-ahead = VPの多いプレイヤー
kp-parameter-tied = 同じVPのプレイヤー
kp-parameter-zero = 自分が0VP
kp-parameter-cards = めくったカード
kp-parameter-can-intercept = 迎撃ができる
kp-parameter-turns = ターンの数
kp-parameter-attacks = その攻撃の回数
kp-parameter-unseen = 見ていないカード
kp-parameter-copies = 見ていない枚数
kp-parameter-hand = 手札の枚数

kp-value-d4 = d4のサイコロ
kp-value-d6 = d6のサイコロ
kp-value-d8 = d8のサイコロ
kp-value-d10 = d10のサイコロ
kp-value-d10-d4 = d10+d4のサイコロ
kp-value-d10-d6 = d10+d6のサイコロ
kp-value-d10-d8 = d10+d8のサイコロ
kp-value-d10-d8-d4 = d10+d8+d4のサイコロ
kp-value-d10-d6-d4 = d10+d6+d4のサイコロ
kp-value-d10-d8-d6 = d10+d8+d6のサイコロ
kp-value-dresden = ドレスデン
kp-value-emden = エムデン
kp-value-koenigsberg = ケーニヒスベルク
kp-value-nuernberg = ニュルンベルク
kp-value-leipzig = ライプツィヒ
kp-value-karlsruhe = カールスルーエ
kp-value-berlin = ベルリン
kp-value-cap-trafalgar = カップ・トラファルガー
kp-value-kaiser-wilhelm = カイザー・ヴィルヘルム・デア・グローセ
kp-value-kronprinz-wilhelm = クローンプリンツ・ヴィルヘルム
kp-value-eitel-friedrich = プリンツ・アイテル・フリードリヒ
kp-value-cormoran = コルモラン
kp-value-geier = ガイアー
kp-value-iltis = イルティス
kp-value-meteor = メテオール
kp-value-seeadler = ゼーアドラー
kp-value-wolf = ヴォルフ
kp-value-moewe = メーヴェ
kp-value-leopard = レオパルト
kp-value-greif = グライフ
kp-value-dee = ディー
kp-value-frye = ウィリアム・P・フライ
kp-value-lundy-island = ランディ・アイランド
kp-value-maria = マリア
kp-value-lovat = ロヴァット
kp-value-matheran = マセラン
kp-value-kaipara = カイパラ
kp-value-appam = アッパム
kp-value-mount-temple = マウント・テンプル
kp-value-vandyck = ヴァンダイク
kp-value-break-contact = コンタクト喪失
kp-value-fast-ship = 高速船
kp-value-non-combatant = 非戦闘員
kp-value-shallow-run = 浅瀬への逃走
kp-value-slim-pickings = 乏しい収穫
kp-value-blockade-runner = 封鎖の突破
kp-value-breakdown = 故障
kp-value-heavy-weather = 荒天
kp-value-interned = 拘束
kp-value-interrogate = 臨検
kp-value-island-refuge = 島の避難場所
kp-value-mistaken-identity = 船の誤認
kp-value-razzle-dazzle = カモフラージュ塗装
kp-value-recalled = 帰還命令
kp-value-reflag = 国籍変更
kp-value-breakout = 包囲の突破
kp-value-rendezvous-missed = ランデブー失敗
kp-value-transfer-command = 指揮の移譲
kp-value-several = 順調な狩りまたは商船の航路
kp-value-surprise-attack = 奇襲
kp-value-special-cargo = 特別な貨物
kp-value-boarding-party = 切り込み隊
kp-value-fair-seas = 好天
kp-value-trap = 罠
kp-value-anne-de-bretagne = アンヌ・ド・ブルターニュ
kp-value-author = オーサー
kp-value-banksfield = バンクスフィールド
kp-value-bowes-castle = ボウズ・キャッスル
kp-value-brecknockshire = ブレックノックシャー
kp-value-buenos-ayres = ブエノス・アイレス
kp-value-charles-gounod = シャルル・グノー
kp-value-city-of-winchester = シティ・オブ・ウィンチェスター
kp-value-clan-mactavish = クラン・マクタヴィッシュ
kp-value-coleby = コールビー
kp-value-cumberland = カンバーランド
kp-value-diplomat = ディプロマット
kp-value-dramatist = ドラマティスト
kp-value-dupleix = デュプレックス
kp-value-elsinor = エルシノア
kp-value-floride = フロリド
kp-value-georgic = ジョージック
kp-value-gladys-royle = グラディス・ロイル
kp-value-guadeloupe = グアドループ
kp-value-hallbjoerg = ハルビョルグ
kp-value-highland-brae = ハイランド・ブレー
kp-value-hitachi-maru = 常陸丸
kp-value-horngarth = ホーンガース
kp-value-hudson-maru = ハドソン丸
kp-value-hyades = ハイアデス
kp-value-igotz-mendi = イゴツ・メンディ
kp-value-indrani = インドラニ
kp-value-invercoe = インヴァーコー
kp-value-isabel-browne = イザベル・ブラウン
kp-value-john-h-kirby = ジョン・H・カービー
kp-value-jumna = ジャムナ
kp-value-king-lud = キング・ラッド
kp-value-la-correntina = ラ・コレンティーナ
kp-value-manchester-commerce = マンチェスター・コマース
kp-value-marechal-davout = マレシャル・ダヴー
kp-value-matunga = マトゥンガ
kp-value-mongolia = モンゴリア
kp-value-otaki = オタキ
kp-value-pontoporos = ポントポロス
kp-value-potaro = ポタロ
kp-value-radnorshire = ラドノーシャー
kp-value-rio-iguassu = リオ・イグアス
kp-value-ryazan = リャザン
kp-value-staut = スタウト
kp-value-stoerebror = ストーレブロル
kp-value-troilus = トロイラス
kp-value-voltaire = ヴォルテール
kp-value-wairuna = ワイルナ
kp-value-willerby = ウィラビー
kp-value-yarrowdale = ヤローデール
kp-value-amc = 仮装巡洋艦
kp-value-bounding-main = 荒れ模様
kp-value-collier = 石炭船
kp-value-damage-control = 修理
kp-value-deception = 欺瞞工作
kp-value-exchange-information = 情報交換
kp-value-fog-bank = 濃霧
kp-value-good-hunting = 順調な狩り
kp-value-intelligence = 情報
kp-value-lay-mines = 機雷敷設
kp-value-minesweeper = 機雷掃海
kp-value-monitor = モニター艦
kp-value-pull-the-plug = 栓を抜け
kp-value-qqq = ワレ攻撃サレリ
kp-value-q-ship = 囮船
kp-value-recon-aircraft = 偵察機
kp-value-sail-q-ship = 帆船型囮船
kp-value-scuttle = 自沈
kp-value-searchlight = サーチライト
kp-value-second-chance = 2度目のチャンス
kp-value-shipping-lanes = 商船の航路
kp-value-submarines-u27-u41 = 潜水艦U-27／U-41
kp-value-submarines-uc16-uc29 = 潜水艦UC-16／UC-29
kp-value-wireless-intercept = 無線傍受
kp-value-german-warship = 軍艦の迎撃
kp-value-german-raider = 通商破壊艦の迎撃
kp-value-british-intercept = イギリス軍の迎撃
kp-value-mines = 機雷
kp-value-torpedo = 魚雷
kp-value-none = なし
kp-value-amc-alcantara = アルカンタラ
kp-value-amc-carmania = カーマニア
kp-value-interceptor = 迎撃した艦
kp-value-answerer = 応答した側
kp-value-u27 = 潜水艦U-27
kp-value-u41 = 潜水艦U-41
kp-value-uc16 = 潜水艦UC-16
kp-value-uc29 = 潜水艦UC-29
kp-value-raider = 通商破壊艦
kp-value-penshurst = Q-7 ペンズハースト
kp-value-privet = Q-19 プリヴェット
kp-value-prize = Q-21 プライズ（帆船）

kp-outcome-untouched = 効果なし
kp-outcome-damaged = 損傷
kp-outcome-captured = 拿捕
kp-outcome-sunk = 沈没
kp-begins-round-points = { $zero ->
    [yes] VPが0の人は、ほかの人のVPにかかわらず、ラウンドポイントも0です。
   *[no] ラウンドポイントは、プレイヤーの人数から、自分よりVPの多い人の人数を引いた数です。ここでは{ $players } − { $ahead }です。
  }
kp-begins-phantom-target = ファントムは、1人で遊ぶときの相手です。平均して得の多い商船を攻撃します。その船の点に取れる確率を掛け、失うかもしれない点を引いて比べます。
kp-begins-first-turn-later = ラウンド得点の少ないほうが始めます。あなたは{ $mine }点、相手は{ $theirs }点です。{ $equal ->
    [yes] 同じなので、1個ずつサイコロを振り、目の大きいほうが始めます。同じ目なら振り直します。
   *[no] 違うので、何も振りません。
  }
kp-begins-counted-ship = ここでいちばんよい艦は{ $best }です。数えられるドイツ艦は、商船の数までです。{ $surplus ->
    [0] 捨てる艦はありません
   *[other] 余った{ $surplus }隻を引いて捨てます
  }。{ $best }は、引かれなければ数えられます。図にあるのは、引いて捨てる艦です。
kp-begins-supplying-prize = 使い切っていない拿捕船は、ラウンドの終わりに2倍に数えます。
kp-outcome-damaged-about = 損傷：攻撃が、修正を加えて、防御より高いときです。
kp-outcome-sunk-about = 沈没：2倍以上高いときです。
kp-drawn-ending-rows = ターンを終える行が{ $sum }つのカード
kp-outcome-removed = ゲームから除外（得点なし）
kp-outcome-safe = 安全な航路へ
kp-outcome-failure = 失敗
kp-outcome-success = 成功
kp-outcome-double = 成功、2倍
kp-outcome-still-hidden = 見破れない
kp-outcome-nobody-sunk = どちらも沈まない
kp-outcome-boat-sunk = 潜水艦が沈む
kp-outcome-decoy-sunk = 囮船が沈む
kp-outcome-both-sunk = 両方沈む
kp-outcome-no-action = 行動なし、ターン終了
kp-outcome-warship-intercept = 軍艦の迎撃
kp-outcome-raider-intercept = 通商破壊艦の迎撃
kp-outcome-british-intercept = イギリス軍の迎撃
kp-outcome-torpedo-attack = 魚雷
kp-outcome-other-card = ほかの種類の行動

kp-unit-points = ラウンドポイント
kp-unit-vp = 勝利得点（VP）
kp-unit-ships = 隻
kp-unit-cards = 枚
kp-why-unseen_card = 見えないカード（●は探すカード、○はほかのカード）

# 選べない設定と、結果に影響しない設定の理由
kp-refused-no-ship-on-lane = 航路には、少なくとも1隻の船が必要です。
kp-refused-cards-in-round = ここで決められるのは{ $least }枚から{ $most }枚までです。0はふつうの枚数です。
kp-refused-in-sight = 軍艦はいつも確認されています。見破るものがありません。
kp-refused-named-twice = 同じ目標は一度しか選べません。
kp-refused-one-copy = このカードは1枚しかありません。
kp-refused-one-ship = どの船のカードも1枚しかありません。
kp-refused-so-many-players = ほかのプレイヤーは、そんなに多くいません。
kp-refused-three-merchantmen = 1つの部隊の商船は3隻までです。
kp-idle-aircraft = 偵察機が役に立つのは、ヴォルフの奇襲だけです。
kp-idle-answer-counts = 迎撃1回への応答は1枚だけです。もう帰還命令は使えません。
kp-idle-answered = この応答で、この船への攻撃は終わります。
kp-idle-interceptor = この船が数えられるのは、「罠」で応答し、応答した側の結果を見るときだけです。
kp-idle-breakouts-stay = 「包囲の突破」を除くのは、4人の1914年以後のゲームで、そう決めたときだけです。
kp-idle-by-dice = サイコロで決まります。
kp-idle-collier = 石炭船はどの艦にも補給します。
kp-idle-deep = 喫水の深いのは高速客船5隻だけです。2つの選択ルールは、どちらか一方で足ります。
kp-idle-fast-raiders = 追跡するのは高速客船だけで、相手は高速船だけです。
kp-idle-fog = 濃霧が部隊全体を守っています。
kp-idle-from-seeadler = 帆走するのはゼーアドラーだけで、違いが出るのは船が逃げるときだけです。
kp-idle-last-round = 前のラウンドだけを数えます。
kp-idle-markers = 損傷や補給欠乏で有利になるのは「拘束」だけです。
kp-idle-no-answer = ほかの応答は使いません。
kp-idle-no-attack = この攻撃は行いません。
kp-idle-no-choice = 目標を1隻に減らすカードがありません。
kp-idle-no-coal = この艦に石炭の印はありません。
kp-idle-no-fog = 濃霧は出ていません。
kp-idle-no-sail = この艦は帆船ではありません。
kp-idle-no-tournament = 艦を選ぶのは、選択ルール6.4で戦力をそろえるときだけです。
kp-idle-nobody-else = ほかのプレイヤーに損傷した艦がありません。
kp-idle-not-after-1914 = 商船を除くのは、選択ルール6.5を使い、そう決めたときだけです。
kp-idle-one-opponent = 荒天は相手1人だけを襲います。
kp-idle-passage = この応答の後は、どちらの読み方でも安全な航路を試みます。
kp-idle-prize = この選択ルールがなければ、拿捕船に魚雷は撃てません。
kp-idle-prize-in-refuge = 避難中の艦に、拿捕船は役立ちません。
kp-idle-prize-in-storm = 拿捕船が関わるのは「ランデブー失敗」だけです。
kp-idle-random = ファントムは無作為に選びます。
kp-idle-reflag = 国籍変更でかわせるのは、確認された通商破壊艦への「拘束」と「指揮の移譲」だけで、手札に必要です。
kp-idle-sail = 帆走するのはゼーアドラーだけで、違いが出るのは「コンタクト喪失」だけです。
kp-idle-sailing = 帆で遅くなるのは、コンタクト喪失を試みる帆船だけです。
kp-idle-second-marker = 2個目の損傷が効くのは、3回目の迎撃からです。
kp-idle-shallows = 浅瀬へは誰も逃げません。
kp-idle-tied = VPが同じプレイヤーは、全員が高いほうの点を得ます。
kp-idle-two-targets = 順調な狩りの目標は2隻です。
kp-idle-wolf-runs = 偵察機が役に立つのは、ヴォルフの「コンタクト喪失」だけです。
kp-idle-zero = 0VPなら、ほかのプレイヤーに関係なく点はありません。
kp-step-fight = { $kind-is ->
    [gun_attack] 砲撃
    [torpedo_attack] 魚雷
    [depth_charge_attack] 爆雷
    [mine_attack] 機雷
   *[other] 攻撃
  }{ $attack }に対する防御{ $defence }
kp-step-succeeds = 挑戦{ $coin }に対する応答{ $response }
kp-step-challenge = 挑戦{ $coin }に対する応答{ $response }
kp-step-mined = 機雷（{ $coin }）と船体（{ $hull }）
kp-step-safe-passage = 安全な航路への1回の試み
kp-step-thrown-for-first = 先手を決める振り
kp-step-after = { $stage-is ->
    [reaction] 攻撃（応じるカードがあればそれと、戦い）
    [shallow_pursuit] 浅瀬への追跡
    [boarding] 攻撃（斬り込み隊をつけるか、つけないか）
    [assists] 戦い（攻撃に添えたカードも使う）
    [second_target] 2隻目の目標の選択と戦い
    [cut] 目標を1隻にする応答と戦い
    [keep_target] 残す目標の選択と戦い
    [choose_target] 次の目標の選択と戦い
    [capture_supply] 奪った物資を使うか
    [sinking] 沈めたあとに使うカード
    [passage] 安全な航路への試み
    [pursuit] 追跡
   *[other] 戦いのあとの選択とその振り
  }
kp-step-turn-over = ファントムのターン1回（カードは{ $cards }枚まで）
kp-step-ended = 攻撃の残り
kp-step-fought-out = 攻撃の終わりまで
kp-step-attacked = 1回の攻撃
kp-step-all = 残りの攻撃
kp-step-again = 残りの迎撃（{ $left }回）
kp-step-answered = 応じるカードと、そのはたらき

# ルールの終わりでの「はい」「いいえ」と数の意味、だれの振りか
kp-ends-pursuit-price-yes = はい：補給切れ
kp-ends-pursuit-price-no = いいえ：補給あり
kp-ends-recalled-later-yes = はい：呼び戻される
kp-ends-recalled-later-no = いいえ：続ける
kp-ends-safe-passage-yes = はい：安全な海へ
kp-ends-safe-passage-no = いいえ：まだ海上
kp-ends-passage-yes = 安全な海へ
kp-ends-passage-no = まだ海上
kp-ends-safe-within-yes = はい：安全な海へ
kp-ends-safe-within-no = いいえ：まだ海上
kp-ends-card-challenge-yes = はい：カードが成功
kp-ends-card-challenge-no = いいえ：失敗
kp-ends-supply-card-yes = はい：効く
kp-ends-supply-card-no = いいえ：効かない
kp-ends-card-on-ship-yes = はい：カードが成功
kp-ends-card-on-ship-no = いいえ：失敗
kp-ends-ship-dealt-yes = はい：3隻の1つ
kp-ends-ship-dealt-no = いいえ：入っていない
kp-ends-merchantman-dealt-yes = はい：3隻の1つ
kp-ends-merchantman-dealt-no = いいえ：入っていない
kp-ends-first-turn-yes = はい：あなたから
kp-ends-first-turn-no = いいえ：相手から
kp-ends-first-turn-later-yes = はい：あなたから
kp-ends-first-turn-later-no = いいえ：相手から
kp-ends-counted-ship-yes = はい：数えられる
kp-ends-counted-ship-no = いいえ：捨てられる
kp-ends-phantom-ended-yes = はい：ターンは終わり
kp-ends-phantom-ended-no = いいえ：まだ続く
kp-ends-phantom-streak-yes = はい：少なくとも1回
kp-ends-phantom-streak-no = いいえ：1回もない
kp-ends-phantom-answer-yes = はい：応じる
kp-ends-phantom-answer-no = いいえ：応じない
kp-ends-answered-yes = はい：応じる
kp-ends-answered-no = いいえ：応じない
kp-ends-phantom-target-yes = 1隻目の商船
kp-ends-phantom-target-no = もう1隻の商船
kp-ends-phantom-again-yes = はい：今回使ったカード
kp-ends-phantom-again-no = いいえ：別のカード
kp-ends-succeeds-yes = 成功
kp-ends-succeeds-no = 失敗
kp-ends-mined-yes = 沈没
kp-ends-mined-no = 沈まない
kp-ends-thrown-for-first-0 = あなたから
kp-ends-thrown-for-first-1 = 相手から
kp-ends-turn-over-yes = ターンは終わり
kp-ends-turn-over-no = 次のカード
kp-like-stops = いくつ引いても、結果が1より小さくなることはありません（ルール3.2.7g）。

# カードの中に探すもの、だれの振りか
kp-sought-hand-dealt = { $kind }
kp-sought-cards-in-play = { $kind }
kp-sought-ship-dealt = { $ship }
kp-sought-merchantman-dealt = { $target }
kp-thrower-decoy-1 = 囮船の挑戦
kp-thrower-decoy-2-gun-attack = 囮船から潜水艦へ
kp-thrower-decoy-2-torpedo-attack = 潜水艦から囮船へ
kp-thrower-decoy-3-gun-attack = 潜水艦から囮船へ
kp-thrower-decoy-3-depth-charge-attack = 囮船から潜水艦へ
kp-sought-held = 探すカード
kp-told-fought = { $gained ->
    [0] 増減なし
   *[other] 結果は{ $gained }
  }
kp-begins-answered-intercept = { $answer-is ->
    [amc_alcantara] { kp-action-amc-about }
    [amc_carmania] { kp-action-amc-about }
    [break_contact] { kp-action-break-contact-about }
    [fast_ship] { $answer }：{ kp-action-fast-ship-about }目は1より下にはなりません。
    [non_combatant] { kp-action-non-combatant-about }
    [qqq] { kp-action-qqq-about }
    [shallow_run] { kp-action-shallow-run-about }
    [slim_pickings] { kp-action-slim-pickings-about }
    [trap] { kp-action-trap-about }
   *[other] { "" }
  }
kp-begins-phantom-action = ファントムは、1人で遊ぶときの相手です。カードを1枚めくり、サイコロの目でその行を読みます。ほかの行動にも、終えるとターンが終わるものがあります。それは「ファントムのターンは終わるか」で数えます。
kp-begins-phantom-ended = 1はどのカードでもターンが終わります。3と4は、その行に「ターン終了」の印があるカードだけで終わります。2は迎撃で、{ $can_intercept ->
    [yes] そのあとターンは続きます。
   *[no] ここでは行えないので、やはりターンが終わります。
  }
kp-course-decoy-challenge = おとりが潜水艦に挑み（下の図）、成功するのは
kp-course-decoy-shot = { $shot-is ->
    [gun] 成功すれば、両方が同時に砲を撃ちます。おとりの砲（{ $attack }{ $several ->
        [yes] の最大の目
       *[no] {""}
      }）は、潜水艦の防御（{ $defence }）の2倍以上なら沈めます。防御の目 → 砲がそれだけ出す確率：{ $sinks }。平均して潜水艦を沈めるのは
    [boat_gun] 潜水艦の砲（{ $attack }{ $several ->
        [yes] の最大の目
       *[no] {""}
      }）がおとりの防御（{ $defence }）に対して：{ $sinks }。平均しておとりを沈めるのは
    [torpedo] 挑戦が失敗すれば、潜水艦が魚雷（{ $attack }{ $several ->
        [yes] の最大の目
       *[no] {""}
      }）をおとりの防御（{ $defence }）に撃ちます：{ $sinks }。平均しておとりを沈めるのは
   *[charge] おとりが魚雷で沈まなければ、爆雷（{ $attack }{ $several ->
        [yes] の最大の目
       *[no] {""}
      }）で潜水艦の防御（{ $defence }）を攻撃します：{ $sinks }。平均して潜水艦を沈めるのは
  }
kp-course-decoy-wins = { $wins ->
    [yes] 挑戦が成功する
   *[no] 挑戦が失敗する
  }
kp-course-decoy-fired = { $shot-is ->
    [gun] おとりの砲は潜水艦を{ $sunk ->
        [yes] 沈める
       *[no] 沈めない
      }
    [boat_gun] 潜水艦の砲はおとりを{ $sunk ->
        [yes] 沈める
       *[no] 沈めない
      }
    [torpedo] 魚雷はおとりを{ $sunk ->
        [yes] 沈める
       *[no] 沈めない
      }
   *[charge] 爆雷は潜水艦を{ $sunk ->
        [yes] 沈める
       *[no] 沈めない
      }
  }
kp-course-decoy-other = もう1つの道（挑戦が{ $wins ->
    [yes] 成功する
   *[no] 失敗する
  }）：{ $factors } = 約{ $chance }。
kp-course-answered-fight = まず応答と戦闘です。商船が沈むのは{ $sunk }、損傷は{ $damaged }{ $captures ->
    [yes] 、拿捕は{ $captured }
   *[no] {""}
  }、無傷は{ $unhurt }です。
kp-course-answered-tries = 無傷のときだけ、安全航行を試みます。その振りが成功するのは{ $tried }です。
kp-course-answered-unhurt = 戦闘で無傷
kp-course-answered-passage = 安全航行に成功する
kp-course-answered-no-passage = 安全航行に失敗する
kp-course-again-unhurt = 艦が無傷なら、迎撃1回で沈むのは{ $sunk }、損傷は{ $damaged }、効果なしは{ $untouched }です（下の図）。
kp-course-again-damaged = 損傷すると、{ $adds ->
    [yes] 命中1回ごとに防御が{ $less }下がります。浮いたままなのは{ $stays }です。攻撃がその2倍以上で沈むのは
   *[no] 防御が{ $less }下がります（1より下にはなりません）。もう一度命中しても損傷は増えず、浮いたままなのは{ $stays }です。攻撃がその2倍以上で沈むのは
  }
kp-course-again-untouched = 迎撃{ $intercept }は効果なし
kp-course-again-hit = 迎撃{ $intercept }で損傷する
kp-course-again-sunk = 迎撃{ $intercept }で沈む
kp-course-again-held = 迎撃{ $intercept }では、損傷した艦は沈まない
kp-course-phantom-weighs = { $ship }は{ $vp }点です。沈めるのは{ $sunk }で、平均{ $gain }点の得です。外すのは{ $missed }で、そのとき商船が安全航行に成功するのは{ $safe }、平均{ $loss }点の損です。{ $gain } − { $loss } = { $worth }
kp-course-phantom-takes = 数の大きいほうを攻撃します。同じならサイコロで決めます。
kp-begins-phantom-answer = ファントムは、1人で遊ぶときの相手です。攻撃されると{ $all }枚のカードから1枚をめくり、1か3ならカードの1つ目の応答、2か4なら2つ目の応答を読みます。この攻撃に合うのは、1つ目が{ $first }枚、2つ目が{ $second }枚です。
kp-begins-whole-turn = 沈めた船の点が入ります。安全航行に成功した商船の点は、相手に入ります。
kp-course-turn-attack = 攻撃{ $attack }（{ $attack_dice }{ $several ->
    [yes] の最大の目
   *[no] {""}
  }）が{ $target }（防御{ $defence_dice }）で得る点（起こりやすい順）：{ $brings }。
kp-course-turn-brings = 攻撃{ $attack }は{ $vp }
kp-course-recalled-used-up = 1回の迎撃で使える応答は1枚だけで、{ $answer }で使い切りました。「帰還命令」は2枚目になるので、サイコロの目にかかわらず、襲撃艦は呼び戻されません。
kp-course-recalled-nothing-sunk = { $answer }で迎撃は終わります。何も沈まないので、襲撃艦が呼び戻されることもありません。
kp-course-recalled-if-sunk = { $answered ->
    [yes] 「帰還命令」は撃沈のあとに使い、ここでは応答に数えません。
   *[no] 応答を使っていないので、「帰還命令」を使えます。
  }襲撃艦が商船を沈め、「帰還命令」の振りが成功すれば、呼び戻されます
kp-course-again-afloat = 迎撃{ $intercept }で損傷し、その前は効果なし、そのあとは沈まない。{ $ways }
kp-course-again-rest = 沈まないのは2つの場合だけです。どの迎撃も効果がないか、どれかで損傷し、どれでも沈まないかです。
kp-course-again-none = どの迎撃も効果がない：{ $ways } = { $none }
kp-course-again-all = 残りはすべて「沈没」です：100% − { $none } − { $hurt } = 約{ $sunk }
kp-course-streak-card = { $card ->
    [1] 1枚目のカードでターンが続くのは（下の図）
   *[other] 残り{ $left }枚からの{ $card }枚目でも続くのは（続くカードが1枚減った分、少し低くなります）
  }
kp-course-streak-turn = だから1ターンがすべてのカードを通して続くのは{ $each } = 約{ $on }、その前に終わるのは{ $over }です。
kp-course-streak-turns = { $turns }ターンのどれもそこまで続かないのは、{ $over }を{ $turns }回掛けた{ $none }です。少なくとも1回続くのは残りの{ $once }です。
kp-course-target = 攻撃（{ $attack }{ $several ->
    [yes] の最大の目
   *[no] {""}
  }）が{ $target }の防御（{ $defence }）に対して沈めるか拿捕するのは
kp-course-target-taken = { $target }は沈むか拿捕される
kp-course-target-left = { $target }は沈まず拿捕もされない
