# 実験室の問い：題、たずねること、設定、値、結果。

ac-group-lines = 線と時間
ac-group-actions = 行動
ac-group-initiative = 主導権と天候
ac-group-finding = 見つけて戦う
ac-group-battle = 海戦
ac-question-trajectory-total = 航程総計
ac-question-trajectory-total-about = 手番側の最も長い線に目標の線を足し、目標を支援する線を引きます。サイコロは振りません。
ac-question-line-after-passes = 何回かパスしたあとの線
ac-question-line-after-passes-about = 時間経過を何回か行うと、何セグメント残りますか。
ac-question-passes-to-a-station = 捕捉地点までのパス
ac-question-passes-to-a-station-about = 線がすべてなくなるまで、時間経過は何回ですか。
ac-question-convoy-crossing = 船団が着くまで
ac-question-convoy-crossing-about = 主導権を持つたびに、できれば完了し、できなければパスします。港に着くまで何回ですか。12回まで調べます。
ac-question-naval-search = 海軍捜索
ac-question-naval-search-about = すべての修正と、その前の中断も含めて、捜索がどうなるか。
ac-question-engage = 交戦
ac-question-engage-about = すべての修正と、その前の中断も含めて、捕捉地点を海戦に引きこむ試みがどうなるか。
ac-question-air-strike = 航空打撃
ac-question-air-strike-about = 晴天の打撃がどうなるか。打撃そのものの距離が航空支援になります。
ac-question-stealth-attack = ステルス攻撃
ac-question-stealth-attack-about = Uボート、潜水艦、機雷の攻撃がどうなるか。
ac-question-interruption-check = 中断
ac-question-interruption-check-about = 自軍の部隊に情報がこれだけあるとき、敵の判定はどうなるか。
ac-question-seize-initiative = 主導権の奪取
ac-question-seize-initiative-about = 相手が奪取を試みるとき、手番側は主導権を保てますか。
ac-question-vie-for-initiative = 主導権の競争
ac-question-vie-for-initiative-about = 両者が1個ずつ振るとき、手番側は主導権を保てますか。
ac-question-how-long-i-keep-it = 主導権はどれだけ続くか
ac-question-how-long-i-keep-it-about = どの行動も同じ争いで終わり、失敗のたびに失敗数が上がります。何回目の行動で主導権を失いますか。
ac-question-weather-to-come = これからの天候
ac-question-weather-to-come-about = 主導権が何回か移ったあとの天候。
ac-question-bring-to-battle = 海戦に引きこむ
ac-question-bring-to-battle-about = 大洋に2つの任務部隊だけ。線の交わるところを捜索し、捕捉地点になれば交戦します。この回数のうちに海戦になりますか。
ac-question-gunnery-hits = 1回の砲撃
ac-question-gunnery-hits-about = 1回の砲撃で何ヒットですか。
ac-question-shots-at-a-ship = 1隻への何回かの砲撃
ac-question-shots-at-a-ship-about = 無傷の艦は、これだけ撃たれるとどうなりますか。
ac-question-ship-fires = 艦の砲撃
ac-question-ship-fires-about = コマのとおりの艦の1回の砲撃です。煙幕はありません。何ヒットですか。
ac-question-ship-launches = 艦の雷撃
ac-question-ship-launches-about = 至近ゾーンの艦と、近ゾーンか至近ゾーンの敵です。雷撃できるなら、何ヒットですか。
ac-question-torpedo-hits = 雷撃
ac-question-torpedo-hits-about = 1回の雷撃で何ヒットですか。
ac-question-break-away = 離脱
ac-question-break-away-about = 海戦を離れる試みは成功しますか。
ac-question-ship-against-ship = 1隻対1隻
ac-question-ship-against-ship-about = 決まった動きの海戦を終わりまで。結果は、両側の1隻目がどうなったかを言います。
ac-question-search-with-help = 助けのある捜索
ac-question-search-with-help-about = 2つ目の部隊が、協同、航空機、またはその両方で助けるイギリスの捜索です。どちらの側も、自分に一番よいものを選びます。
ac-question-search-against-help = 助けのある目標の捜索
ac-question-search-against-help-about = 2つの部隊によるドイツの捜索です。イギリスは目標を助けられます。支援は片方が先に、もう片方が後に選び、どちらも自分に一番よいものを選びます。
ac-question-initiative-after-search = 捜索のあとの主導権
ac-question-initiative-after-search-about = 情報のある線でイギリスが捜索します。すべて終わったとき、まだ主導権がありますか。
ac-question-initiative-after-battle = 海戦のあとの主導権
ac-question-initiative-after-battle-about = 海戦はイギリスが始めました。終わりの競争のあと、まだ主導権がありますか。
ac-question-initiative-after-signals = 信号のあとの主導権
ac-question-initiative-after-signals-about = 手番でない側は、主導権の奪取を試みられます。人は試みます。サイコロが動かす側は、サイコロが決めます。
ac-question-line-after-signals = 信号のあとの自軍の線
ac-question-line-after-signals-about = 自軍の線が通るヘクスでの信号です。線の持ち主は、なるべく長いまま残したいと思っています。何セグメント残りますか。
ac-question-course-past = 見張りのそばを通る線
ac-question-course-past-about = ドイツの線がこのようなヘクスにセグメントを置き、あとで攻撃を行います。敵の判定はどうなりますか。
ac-question-recon = 偵察
ac-question-recon-about = Uボート（オランダ沖ではイギリスの潜水艦）が敵の線のあるヘクスへ行きます。次に攻撃できますか。
ac-question-reinforcement = 増援
ac-question-reinforcement-about = 「ライン演習」での1回の試みです。グループAは登場しますか。
ac-question-fire-divided = 2隻への砲撃
ac-question-fire-divided-about = ノーフォークと同じ巡洋艦が、損傷したニュルンベルクと同じ2隻を撃ちます。1隻目の沈没がわかったら、2隻目を撃ちます。何隻沈みますか。
ac-question-raider-and-convoy = 船団と襲撃艦
ac-question-raider-and-convoy-about = ドイツの1隻、船団1個、そしてオプションの護衛です。船団はどうなりますか。
ac-question-ships-struck = 2つの結果、2隻の艦
ac-question-ships-struck-about = 捕捉地点にいる低速の戦艦2隻へのステルス攻撃です。何隻に当たりますか。
ac-parameter-active = 実行部隊の線
ac-parameter-coordination = 協同部隊の線
ac-parameter-air = 航空支援の線
ac-parameter-target = 目標の線
ac-parameter-against = 目標を支援する線
ac-parameter-segments = セグメント
ac-parameter-passes = 時間経過の回数
ac-parameter-speed = 速力
ac-parameter-weather = 天候
ac-parameter-total = 航程総計
ac-parameter-own-air = 自軍の航空支援
ac-parameter-own-coordination = 自軍の協同
ac-parameter-contact = 触接のある目標の速力
ac-parameter-enemy-air = 敵の航空支援
ac-parameter-enemy-coordination = 敵の協同
ac-parameter-evasive = 使う回避運動
ac-parameter-intel = 自軍の情報
ac-parameter-tally = 失敗数
ac-parameter-u-boat-zone = Uボート・ゾーン
ac-parameter-dispersed-convoy = 目標が散開した船団
ac-parameter-interruption-bands = 表の行
ac-parameter-contest = 行動の終わり
ac-parameter-changes = 主導権の交代
ac-parameter-own = 追う側のセグメント
ac-parameter-where = 線の交わるところ
ac-parameter-hunter = 追う側の速力
ac-parameter-hunted = 追われる側の速力
ac-parameter-attacks = 攻撃の回数
ac-parameter-range = 距離
ac-parameter-value = 砲撃値
ac-parameter-target-speed = 目標の速力
ac-parameter-firer-in-smoke = 撃つ艦が煙幕の中
ac-parameter-target-in-smoke = 目標が煙幕の中
ac-parameter-ship = 艦
ac-parameter-shots = 砲撃の回数
ac-parameter-launcher = 雷撃する艦
ac-parameter-firer = 撃つ艦
ac-parameter-all-far = 自軍の全艦が遠ゾーン
ac-parameter-enemy-near = 敵が近か至近ゾーン
ac-parameter-own-slowest = 自軍の最も遅い艦
ac-parameter-enemy-slowest = 敵の最も遅い艦
ac-parameter-enemy-fastest = 敵の最も速い艦
ac-parameter-break-away-speed = 速力の条件
ac-parameter-german = ドイツの艦
ac-parameter-british = イギリスの艦
ac-parameter-rounds = ラウンド
ac-parameter-zone = 初めのゾーン
ac-parameter-german-conduct = ドイツの艦の動き
ac-parameter-british-conduct = イギリスの艦の動き
ac-parameter-german-second = ドイツの2隻目
ac-parameter-british-second = イギリスの2隻目
ac-parameter-own-leader = 自軍の指揮官
ac-parameter-enemy-leader = 敵の指揮官
ac-parameter-interruption-vie-kept = 中断の競争に勝ったあと
ac-parameter-miss-with-intel = 情報のあるミスのあと、行動の終わりは
ac-parameter-helper = 2つ目の部隊
ac-parameter-helper-place = 2つ目の部隊の助け
ac-parameter-waters = 海域
ac-parameter-damaged = 自軍の艦が損傷
ac-parameter-helper-line = 2つ目の部隊のセグメント
ac-parameter-dual-role = 1つの部隊の二役
ac-parameter-arctic-weather = 北極線の荒天
ac-parameter-air-across-nonadjacent = 隣接しない辺を越える航空機
ac-parameter-opt-damaged-ship-restriction = 損傷艦は攻撃を率いない
ac-parameter-opt-cv-limit = 空母は短い線だけ
ac-parameter-target-ship = 目標
ac-parameter-enemy-helper = 目標を助けるもの
ac-parameter-enemy-line = 助ける部隊のセグメント
ac-parameter-designation-order = 先に支援を指定する側
ac-parameter-target-self-support = 自分を支援する目標の線
ac-parameter-walker-inactive = 守るときのウォーカー
ac-parameter-marker = ドイツに回避運動がある
ac-parameter-opt-battle-removes-evasive = 海戦で回避運動を失う
ac-parameter-inactive = 手番でない側
ac-parameter-imaginary-side = サイコロが動かす側
ac-parameter-signals-lapse = そのヘクスの自軍の線
ac-parameter-past = セグメントの場所
ac-parameter-neutral-port-intel = 中立港での情報
ac-parameter-goes = 行き先
ac-parameter-recon-stay = その場での偵察
ac-parameter-edge-hexes = 端のヘクス
ac-parameter-group = グループ
ac-parameter-variant = 合意の変型
ac-parameter-firers = 撃つ巡洋艦
ac-parameter-gunnery-declaration = 目標を言う時
ac-parameter-raider = 襲撃艦
ac-parameter-hit-limit = 船団が失われるヒット
ac-parameter-conduct = 襲撃艦の動き
ac-parameter-escort-pool = 船団の護衛
ac-parameter-contact-marker = 目標への触接
ac-parameter-stealth-double = 2つの結果
ac-parameter-german-damaged = ドイツの艦が初めから損傷
ac-parameter-british-damaged = イギリスの艦が初めから損傷
ac-parameter-counter-printing = 5隻の値
ac-parameter-damaged-torpedo = 損傷艦の魚雷
ac-value-good = 晴天
ac-value-bad = 荒天
ac-value-arctic = 北極線
ac-value-very_slow = 鈍速
ac-value-slow = 低速
ac-value-medium = 中速
ac-value-fast = 高速
ac-value-same_hex = 同じヘクスから
ac-value-one_hex = 1ヘクス先から
ac-value-two_hexes = 2ヘクス先から
ac-value-force = 部隊
ac-value-walker = ウォーカーの部隊
ac-value-vie = 競争
ac-value-seize = 奪取
ac-value-end = 敵の線の端
ac-value-middle = 敵の線の中ほど
ac-value-extreme = 超遠距離
ac-value-long = 遠距離
ac-value-short = 近距離
ac-value-point_blank = 至近距離
ac-value-bismarck = ビスマルク
ac-value-scharnhorst = シャルンホルスト
ac-value-scheer = シェア
ac-value-hipper = ヒッパー
ac-value-nuernberg = ニュルンベルク
ac-value-hood = フッド
ac-value-prince_of_wales = プリンス・オブ・ウェールズ
ac-value-rodney = ロドニー
ac-value-renown = レナウン
ac-value-ark_royal = アーク・ロイヤル
ac-value-norfolk = ノーフォーク
ac-value-ajax = エイジャックス
ac-value-tirpitz = ティルピッツ
ac-value-gneisenau = グナイゼナウ
ac-value-graf_spee = グラーフ・シュペー
ac-value-prinz_eugen = プリンツ・オイゲン
ac-value-king_george_v = キング・ジョージ5世
ac-value-ramillies = ラミリーズ
ac-value-repulse = レパルス
ac-value-exeter = エクセター
ac-value-luetzow = リュッツォウ
ac-value-karlsruhe = カールスルーエ
ac-value-koeln = ケルン
ac-value-koenigsberg = ケーニヒスベルク
ac-value-leipzig = ライプツィヒ
ac-value-graf_zeppelin = グラーフ・ツェッペリン
ac-value-orion = オリオン
ac-value-widder = ヴィダー
ac-value-bremen = ブレーメン
ac-value-convoy_german = ドイツの船団
ac-value-tanker = タンカー
ac-value-dd_squadron_german = ドイツの駆逐艦戦隊
ac-value-shore_battery_german = ドイツ側の沿岸砲
ac-value-duke_of_york = デューク・オブ・ヨーク
ac-value-nelson = ネルソン
ac-value-warspite = ウォースパイト
ac-value-valiant = ヴァリアント
ac-value-malaya = マラヤ
ac-value-royal_oak = ロイヤル・オーク
ac-value-resolution = レゾリューション
ac-value-furious = フューリアス
ac-value-glorious = グローリアス
ac-value-victorious = ヴィクトリアス
ac-value-birmingham = バーミンガム
ac-value-devonshire = デヴォンシャー
ac-value-dorsetshire = ドーセットシャー
ac-value-fiji = フィジー
ac-value-glasgow = グラスゴー
ac-value-kenya = ケニア
ac-value-london = ロンドン
ac-value-manchester = マンチェスター
ac-value-newcastle = ニューカッスル
ac-value-nigeria = ナイジェリア
ac-value-sheffield = シェフィールド
ac-value-southampton = サウサンプトン
ac-value-trinidad = トリニダード
ac-value-belfast = ベルファスト
ac-value-edinburgh = エディンバラ
ac-value-liverpool = リヴァプール
ac-value-berwick = ベリック
ac-value-cornwall = コーンウォール
ac-value-cumberland = カンバーランド
ac-value-kent = ケント
ac-value-suffolk = サフォーク
ac-value-hermione = ハーマイオニー
ac-value-naiad = ナイアド
ac-value-neptune = ネプチューン
ac-value-achilles = アキリーズ
ac-value-arethusa = アリシューザ
ac-value-aurora = オーロラ
ac-value-galatea = ガラティア
ac-value-convoy_british = イギリスの船団
ac-value-dd_squadron_british = イギリスの駆逐艦戦隊
ac-value-shore_battery_british = イギリスの沿岸砲
ac-value-washington = ワシントン
ac-value-tuscaloosa = タスカルーサ
ac-value-wichita = ウィチタ
ac-value-bretagne = ブルターニュ
ac-value-provence = プロヴァンス
ac-value-dunkerque = ダンケルク
ac-value-strasbourg = ストラスブール
ac-value-georges_leygues = ジョルジュ・レイグ
ac-value-gloire = グロワール
ac-value-montcalm = モンカルム
ac-value-bearn = ベアルン
ac-value-german = ドイツ
ac-value-british = イギリス
ac-value-far = 遠ゾーン
ac-value-near = 近ゾーン
ac-value-close = 至近（近づく）
ac-value-stay = 距離を保つ
ac-value-away = 離れる
ac-value-adds_two = 2を足す（サマヴィル）
ac-value-turns_a_die = 1個を6にする（マルシャル、フォーブス）
ac-value-changes_total = 総計をサイコロ2個で変える（クランケ、トーヴィー）
ac-value-warship = 軍艦
ac-value-carrier = 空母
ac-value-across_land = 隣接しない辺の向こうから
ac-value-open_sea = 外洋
ac-value-enemy_port = 敵の港
ac-value-enemy_airbase = 敵の航空基地
ac-value-neutral_port = 中立港
ac-value-enemy_station = 敵の捕捉地点
ac-value-stays = 同じヘクスに残る
ac-value-elsewhere = 別のヘクスへ
ac-value-off_holland = オランダ沖（17,-4）
ac-value-at_the_frame = 枠の細いヘクス（14,1）へ
ac-value-usual = 初めからのもの（イギリス）
ac-value-of_variant = 変型のもの（ドイツ）
ac-outcome-miss = ミス
ac-outcome-early_or_late = 早すぎか遅すぎ
ac-outcome-shadow = 追尾
ac-outcome-contact = 触接
ac-outcome-contact_shadow = 触接と追尾
ac-outcome-contact_sighted = 触接と視認
ac-outcome-skirmish_sighted = 視認と小競り合い
ac-outcome-cancelled = 取り消し：始まる前に止められる
ac-outcome-initiative_lost = 主導権を失う
ac-outcome-closing = 接近戦
ac-outcome-skirmish = 小競り合い
ac-outcome-battle = 海戦
ac-outcome-surprise = 奇襲
ac-outcome-hit_if_very_slow = 鈍速ならヒット
ac-outcome-contact_hit_if_very_slow = 触接、鈍速ならヒット
ac-outcome-contact_hit_if_slow = 触接、低速ならヒット
ac-outcome-contact_hit = 触接とヒット
ac-outcome-contact_damaged = 触接と損傷
ac-outcome-lose_contact = 触接喪失
ac-outcome-hit_if_slow = 低速ならヒット
ac-outcome-hit = ヒット
ac-outcome-hit_hit = 2つのヒット
ac-outcome-damaged = 損傷
ac-outcome-damaged_damaged = 両方の艦が損傷
ac-outcome-alert_0 = 続く（アラート）
ac-outcome-alert_1 = 続く、-1（アラート）
ac-outcome-alert_2 = 続く、-2（アラート）
ac-outcome-slip = スリップ：停止
ac-outcome-vie = 競争
ac-outcome-alert_0-about = アラート：行動は続き、その判定からその数を引きます。
ac-outcome-slip-about = スリップ：行動は取り消されます。相手は信号行動を行うか自分の部隊に回避運動マーカーを置き、そのあと主導権を争います。
ac-outcome-vie-about = 競争：両方がサイコロを1個ずつ振って主導権を争います。相手が取れば、行動は取り消されます。
ac-outcome-initiative_change = 主導権を失う
ac-outcome-keeps = 主導権は動かない
ac-outcome-loses = 主導権が移る
ac-outcome-good = 晴天
ac-outcome-bad = 荒天
ac-outcome-not_yet = まだ海戦にならない
ac-outcome-not_home = 12回の主導権でまだ着かない
ac-outcome-kept_longer = 10回の行動の後もまだ持っている
ac-outcome-out_of_reach = 敵に届かない
ac-outcome-undamaged = 損傷なし
ac-outcome-sunk = 沈没
ac-outcome-gets_away = 離脱する
ac-outcome-stays = 残る
ac-outcome-undamaged_undamaged = どちらも損傷なし
ac-outcome-undamaged_damaged = イギリスの艦が損傷
ac-outcome-undamaged_sunk = イギリスの艦が沈没
ac-outcome-damaged_undamaged = ドイツの艦が損傷
ac-outcome-damaged_sunk = ドイツの艦が損傷、イギリスの艦が沈没
ac-outcome-sunk_undamaged = ドイツの艦が沈没
ac-outcome-sunk_damaged = ドイツの艦が沈没、イギリスの艦が損傷
ac-outcome-sunk_sunk = どちらも沈没
ac-outcome-takes_marker = 相手が回避運動を取る
ac-outcome-exposed = 次に攻撃できる
ac-outcome-in_play = 登場する
ac-outcome-waits = まだ待つ
ac-outcome-no_check = 情報も判定もない
ac-unit-segments = ヘクス
ac-unit-passes = 回
ac-unit-turns = 手番（日）
ac-unit-actions = 行動
ac-unit-hits = ヒット
ac-unit-ships = 隻

# Why a parameter cannot matter at a setting.
ac-idle-across-land = 陸地の向こう側は外洋です。
ac-idle-bad-weather = 荒天では航空支援はありません。
ac-idle-carrier-silent = 空母は砲撃しません。
ac-idle-die-decides = 荒天では速力にかかわらずサイコロで決まります。
ac-idle-front-alone = 印刷の違いは無傷の面だけにあります。
ac-idle-it-moves = この部隊はいずれにせよ移動します。
ac-idle-keeps-line = 時間経過は断ることができ、持ち主は線を残します。
ac-idle-marker-removed = マーカーは海戦で取り除かれています。
ac-idle-no-aircraft = 航空機は加わりません。
ac-idle-no-check = 情報がなければ判定はありません。
ac-idle-no-choice = 相手には指定するものがありません。
ac-idle-no-enemy-helper = 目標を助ける部隊はありません。
ac-idle-no-gun = この艦にはこの射程で撃てる砲がありません。
ac-idle-no-helper = 2つ目の部隊がありません。
ac-idle-no-intel = 情報がなければ中断はありません。
ac-idle-no-land-between = 間に通れない辺はありません。
ac-idle-no-launch = この艦は魚雷を発射できません。
ac-idle-no-marker = 使えるマーカーがありません。
ac-idle-no-torpedoes = この艦には魚雷がありません。
ac-idle-no-walker = ウォーカーは加わりません。
ac-idle-not-at-the-edge = このヘクスは地図の端にはありません。
ac-idle-not-neutral = このヘクスに中立の港はありません。
ac-idle-one-printing = このコマはどの印刷でも同じです。
ac-idle-one-round = 艦が動くのは、ただ1回の砲撃のあとです。
ac-idle-one-segment = 1セグメントの線に途中はありません。
ac-idle-speed-not-compared = この選択肢では、もう一方の速力とくらべます。
ac-idle-undamaged = この艦は損傷していません。
ac-idle-vie-lost = この失敗数では、競争は必ず敵が勝ちます。
ac-told-voyage = { $home ->
    [yes] { $turns } ターンで到着
   *[no] 線 { $segments }、{ $weather }
  }
ac-step-after-two-checks = 2回判定したあとの天候
ac-step-changed-total = サイコロ2個で変えた航程総計
ac-step-left-of = 中断のあとに残る行動
ac-step-one-shot = 1回の砲撃
ac-step-one-turn = 船団の1ターン
ac-step-seizes = 主導権を奪うか
ac-step-shot = 1回の砲撃の命中数
ac-step-table-result = 表の結果
ac-told-target = { $ship ->
    [yes] 砲撃{ $shots }回目：命中{ $hits }{ $damaged ->
        [yes] 、損傷
       *[no] { "" }
      }
   *[no] 撃沈
  }

# ルールの終わりでの「はい」「いいえ」と数の意味、だれの振りか
ac-ends-seizes-yes = 主導権を奪う
ac-ends-seizes-no = 主導権は動かない
ac-ends-vies-yes = 主導権が移る
ac-ends-vies-no = 主導権は動かない
ac-ends-enters-yes = 登場する
ac-ends-enters-no = 今回は来ない
ac-ends-breaks-away-yes = 離脱する
ac-ends-breaks-away-no = 戦闘に残る
ac-shift-gunnery = 艦の砲の値
ac-begins-raider-and-convoy = 襲撃艦は1ラウンドに1回、合わせて最大{ $rounds }ラウンド、船団を砲撃します（両方が浮いていて、砲が届くあいだ）。魚雷があって十分に近ければ、魚雷も撃てます。イギリスの艦は近づくので、襲撃艦が距離を保っても射程は縮まります。船団への命中は足していきます。1つでも命中すれば損傷、合わせて{ $hit_limit }で沈没です。
ac-begins-convoy-crossing = 何手番になるかの確率は、その列で「入港」が増えた分です。
ac-outcome-in_port = 入港
ac-begins-line-after-passes = はじめの{ $segments }セグメントから、{ $passes }回の時間経過のたびに取り去ります。0より少なくはなりません。
ac-begins-stealth-attack = サイコロ2個と修正の合計が表の行、航程総計{ $total }が列になります。
ac-begins-pair-evasive-good = 晴天で回避運動を使う
ac-begins-pair-evasive-bad = 荒天で回避運動を使う
ac-begins-pair-evasive-arctic = 北極線で回避運動を使う
ac-outcome-line_gone = 線がなくなった
ac-begins-bring-to-battle = 敵に線があるあいだ、攻撃は線の交わる所の捜索（海軍捜索）です。「視認」なら敵の線は1ヘクスだけになります。1ヘクスになった敵とは交戦します。「海戦」と「奇襲」ならかならず海戦、「小競り合い」と「接近戦」なら追う側が速いときだけ海戦です。捜索の「小競り合い」も同じです。海戦にならなかった攻撃のあとは、いつも敵が主導権をかけて振ります。奪われれば追跡は終わり、奪われなければ次の攻撃です。
ac-begins-passes-to-a-station = パスする人は、その手番に時間経過だけをします。時が過ぎ、{ $weather-is ->
    [bad] 荒天では、サイコロ1個の目の数だけ線のヘクスが減ります
   *[other] 晴天では、艦の速力で決まる数だけ線のヘクスが減ります
  }。減った数の合計が{ $segments }以上になると、{ $segments }ヘクスの線はなくなります。何回になるかの確率は、その列で「線がなくなった」が増えた分です。
ac-unit-ships-sunk = 沈んだ艦
ac-begins-shots-at-a-ship = 命中{ $damaging }で損傷、{ $sinking ->
    [0] 損傷すれば沈没です
   *[other] そのあと命中{ $sinking }で沈没です
  }。1回の砲撃の命中は、0か1か2です。
ac-begins-ship-against-ship = どのラウンドも、射程に入った艦がそれぞれ砲を撃ち、命中はラウンドをまたいで足されます。ドイツの艦は命中{ $german_hits }つで{ $german_damaged ->
    [yes] 沈み
   *[no] 損傷し
  }、イギリスの艦は命中{ $british_hits }つで{ $british_damaged ->
    [yes] 沈みます
   *[no] 損傷します
  }。下の振りは、ドイツ側がいちばん多く撃つ一撃です。
ac-course-shots-one = 射撃1回の命中数（起こりやすい順）：{ $brings }（下の図）。
ac-course-shots-later = 損傷すると遅くなるので、射撃1回の命中数が増えます：{ $brings }。
ac-course-shots-all = 射撃{ $shots }回を合わせた命中数（起こりやすい順）：{ $brings }。
ac-course-shots-shot = 射撃{ $shot }は{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
  }
ac-course-shots-ways = このような道は{ $ways }通りあり、これより起こりやすいものはありません。
ac-course-divided-shot = 射撃1回が1つか2つ命中し（下の図）、狙った艦を沈めるのは
ac-course-divided-hits = 射撃{ $shots }回のうち{ $hits }回が命中する
ac-course-divided-added = 合わせて、{ $sunk }隻が沈むのは{ $together }です。
ac-course-passes-gone = { $dice ->
    [yes] サイコロ{ $passes }個の合計が{ $segments }以上で、{ $passes }回のパスのあと線がなくなっているのは
   *[no] { $passes }回のパスのあと線がなくなっているのは
  }
ac-course-passes-this = だから、ちょうど{ $passes }回かかるのは{ $by } − { $before } = 約{ $this }です。
ac-course-holding-action = 行動{ $action }：敵は失敗数の{ $tally }を目に加え、主導権を取るのは
ac-course-holding-lost = 行動{ $action }のあと、敵が取る
ac-course-holding-kept = 行動{ $action }のあとも、主導権は残る
ac-begins-search-with-help = どちらの側も、いちばん得になる支援を選びます。表の列は航程総計です。捜索する側の最も長い線に目標の線を足し、目標を支援する線を引きます。ここでは{ $longest } + { $target_line }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total }です。サイコロの目に修正を足したものが行です。
ac-begins-search-against-help = どちらの側も、いちばん得になる支援を選びます。表の列は航程総計です。捜索する側の最も長い線に目標の線を足し、目標を支援する線を引きます。ここでは{ $longest } + { $target_line }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total }です。サイコロの目に修正を足したものが行です。
ac-begins-fire-divided = 目標はどちらも、もう損傷しています。命中1つで沈み、同じ艦への2つ目の命中はむだになります。巡洋艦は1回ずつ撃ちます。
ac-begins-initiative-after-search = { $intel ->
    [0] 自分の線に情報がなければ、イギリス軍が主導権を失うのは、捜索の終わりの争いだけです。
   *[other] 自分の線に情報があると、イギリス軍が主導権を失うきっかけはいくつもあり、順に起こります。
  }
ac-begins-line-after-signals = { $signals_lapse-is ->
    [may] 持ち主は線をそのまま残してよく、ここでは残します。
   *[other] 持ち主の線はかならず時間経過を受け、ヘクスが減ります。
  }
ac-course-crossing-shortens = 線は{ $segments }ヘクスで、{ $limit }ヘクス以下になれば入港できます。晴天なら1手番に{ $loses }ヘクス、荒天ならサイコロ1個の目だけ減ります。天候は手番の前に変わることがあります。
ac-course-crossing-tries = 線が十分に短ければ、敵が主導権を奪わないかぎり入港します（下の振り）。奪われるのは{ $seized }。そのときは次の手番にもう一度試みます。
ac-course-crossing-short = { $turns ->
    [0] 線ははじめから十分に短い
   *[other] { $turns }手番のあと、線がはじめて{ $limit }ヘクス以下になる
  }
ac-course-crossing-seized = { $turn }手番目に、敵が主導権を奪う
ac-course-crossing-home = { $turn }手番目に敵は奪えず、船団は入港する
ac-course-hunt-attack = { $can ->
    [no] 攻撃{ $attack }では海戦になりません。このサイコロで届く結果に、海戦はないからです。
   *[other] 攻撃{ $attack }（追跡がそこまで続けば）：{ $mixed ->
        [yes] それまでの捜索で敵が1ヘクスだけになっているのは{ $engages }で、交戦すれば{ $fought }で海戦です。まだ線があるのは{ $searches }で、捜索すれば{ $found }で海戦です。合わせて{ $engages } × { $fought } + { $searches } × { $found } = 約{ $battle }。
       *[no] { $engage ->
            [yes] 敵は1ヘクスだけで、交戦すれば{ $battle }で海戦です。
           *[no] 敵には線があり、捜索すれば{ $battle }で海戦です。
          }
      }
  }{ $can ->
    [no] そのあと
   *[other] 海戦にならなければ
  }敵が主導権をかけて振り{ $tally ->
    [-1] {""}
    [0] （失敗数は0で、何も加えません）
   *[other] （失敗数{ $tally }を加えます。敵が外すたびに1つ増えます）
  }、{ $lost }で奪います。
ac-course-hunt-part-battle = 攻撃{ $attack }の分：追跡がそこまで続く{ $reach } × 海戦{ $battle }
ac-course-hunt-part-initiative-lost = 攻撃{ $attack }の分：追跡がそこまで続く{ $reach } × 海戦にならない{ $none } × 主導権を失う{ $lost }
ac-course-hunt-on = 攻撃{ $attack }のあとも追跡は続く（海戦にならず、主導権も保つ）
ac-course-hunt-battle = 攻撃{ $attack }で海戦になる
ac-course-hunt-initiative-lost = 攻撃{ $attack }は海戦にならず、敵が主導権を奪う
ac-course-search-part = { $by-is ->
    [search-handed] 中断で移る
    [search-stopped] スリップのあと
    [search-fought] 競争で
    [search-miss] ミスで
   *[other] 続いてミスにならなかった捜索の終わりに
  }：{ $factors } = 約{ $all }
ac-course-search-rest = 残りは、競争に勝ったあとの道です。
ac-course-search-interrupted = 線の上の情報が中断を招きます。捜索が続くのは{ $goes_on }、止まるのは{ $stopped }（スリップ）、その場で主導権を争うのは{ $fought }（競争）{ $hands ->
    [yes] 、主導権が移るのは{ $handed }
   *[no] {""}
  }です。
ac-course-search-contests = 捜索が止まると、両軍がサイコロ1個ずつで主導権を争い、イギリス軍は{ $stopped }で失います。競争では{ $fought }で失い、勝てば捜索は続きます。
ac-course-search-missed = 続いた捜索は「ミス」かもしれません。線の上に情報があると、ミスなら主導権が移ります：{ $lost }。（警戒は捜索の目から1か2を引くことが多く、ミスになる目が増えます。下の表は警戒のないときのものです。）
ac-course-search-seized = 捜索の終わりに、敵が主導権をかけて振ります。「早すぎか遅すぎ」で得た回避運動マーカーは敵を助けます。合わせて{ $lost }で奪われます。
ac-course-search-goes-on = 中断があっても捜索は続く
ac-course-search-stopped = 中断で捜索が止まる（スリップ）
ac-course-search-fought = 中断で主導権の争いになる（競争）
ac-course-search-handed = 中断で主導権が移る
ac-course-search-contest-lost = イギリス軍が争いに負ける
ac-course-search-contest-kept = イギリス軍が争いで主導権を保つ
ac-course-search-no-miss = 捜索はミスにならない
ac-course-search-miss = 捜索はミスになり、主導権が移る
ac-course-search-keeps = 最後に、敵は主導権を奪えない
ac-course-search-loses = 最後に、敵が主導権を奪う
ac-course-volley = 斉射{ $volley }{ $torpedoes ->
    [yes] （魚雷）
   *[no] {""}
  }{ $guns ->
    [yes] （砲、距離：{ $range }）。ドイツの一撃の命中数（起こりやすい順）：{ $german_shot }。イギリスの一撃：{ $british_shot }。
   *[no] 。
  }{ $volley ->
    [1] ドイツの艦は合わせて{ $german_hits }、イギリスの艦は合わせて{ $british_hits }の命中で害を受けます。それより少なければまだ無事ですが、命中は残ります。害を受けた艦も戦い続け、沈むことも、相手に害を与えることもあります。だからドイツの艦だけが害を受けるのは{ $german }、イギリスの艦だけは{ $british }、両方は{ $both }。どちらも無事なのは
   *[other] それまでどちらの艦も無事なら、残っている命中も合わせて、ドイツの艦だけが害を受けるのは{ $german }、イギリスの艦だけは{ $british }、両方は{ $both }。どちらも無事なのは
  }
ac-course-raid-volley = 斉射{ $volley }（{ $torpedoes ->
    [yes] 魚雷
   *[no] 砲、距離：{ $range }
  }）の命中数{ $volley ->
    [1] （起こりやすい順）
   *[other] （それまで命中がないとき。護衛艦がそのときまでに襲撃艦を損傷させていることがあり、そのときは下の図より少し当たりにくくなります。起こりやすい順）
  }：{ $hits }。
ac-course-raid-by-then = 斉射{ $volley }のあと、{ $sunk ->
    [yes] 船団は沈没
   *[no] { $hits ->
      [0] 命中はまだない
     *[other] 命中は合わせて{ $hits }
    }
  }
ac-course-raid-ways = こうした道は{ $ways }本あり、これがいちばん起こりやすい道です。
ac-course-volley-nothing = 斉射{ $volley }ではどちらの艦も害を受けない
ac-course-volley-so = 斉射{ $volley }でそうなる
