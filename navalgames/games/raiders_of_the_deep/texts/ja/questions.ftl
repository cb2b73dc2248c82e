# 実験室の問い

rotd-group-sea = 海で
rotd-group-fire = 魚雷と砲
rotd-group-escorts = 護衛艦とQシップ
rotd-group-boat = 艦
rotd-group-career = 経歴

rotd-question-encounter = 何に出会うか
rotd-question-encounter-about = 1つのボックスの1回の判定です。時期と海域で変わります。哨戒の最初の12は偶然のできごとになります。
rotd-question-encounter-in-month = この月は何に出会うか
rotd-question-encounter-in-month-about = ある月の、1つのボックスの1回の判定です。表は時期とともに変わり、航空機は遅く現れます。
rotd-question-met-in-boxes = 途中で出会うか
rotd-question-met-in-boxes-about = 同じ種類のボックスをいくつか続けて進みます。待っているものに、少なくとも1回出会うか。最初の12は偶然のできごとで、その結果は数えません。
rotd-question-ships-in-sight = 見える船の数
rotd-question-ships-in-sight-about = 1つのボックスに船が何隻いるか。
rotd-question-tonnage = どれほどの大きさか
rotd-question-tonnage-about = ある月の、この大きさの貨物船のトン数。
rotd-question-multiplier-earned = 遭遇増加を得る
rotd-question-multiplier-earned-about = ボックスの判定で修正前の12が出て、遭遇増加を得るか。
rotd-question-rolls-made = 1つのボックスの遭遇判定
rotd-question-rolls-made-about = 哨戒ボックスで残っている判定のうち何回を行うか。できごとで残りを失うことがあります。
rotd-question-going-home = 帰り道の護衛艦
rotd-question-going-home-about = 帰る艦は船を見送ります。護衛艦に見つかるか。この教材の遭遇表では、その場面は起こりません。帰る艦が入る航海のボックスに、護衛つきの船は出ないからです。
rotd-question-air-injury = 空からの負傷
rotd-question-air-injury-about = 艦を捕まえた航空機は、かならず1人を傷つけます。どれほどの傷か。
rotd-question-night = 夜を待つ
rotd-question-night-about = 昼に出会った船を夜まで追います。見失うこともあります。
rotd-question-multiplier = 遭遇増加
rotd-question-multiplier-about = 哨戒ボックスごとに何回の遭遇になるか。
rotd-question-mine-victims = UC型の機雷
rotd-question-mine-victims-about = 敷いた機雷に何隻が触れるか。
rotd-question-minefield = 機雷のある海
rotd-question-minefield-about = 触雷するか、生き残るか。
rotd-question-aircraft = 航空機
rotd-question-aircraft-about = 間に合って潜れるか。
rotd-question-salvo = 1隻への斉射
rotd-question-salvo-about = 命中、不発、損害を合わせて、沈没か、損傷か、無傷か。
rotd-question-salvo-hits = 爆発する魚雷
rotd-question-salvo-hits-about = 斉射のうち何本が命中し、不発でないか。
rotd-question-gun = 甲板砲
rotd-question-gun-about = 何ラウンドかの砲撃が、護衛のない貨物船に何をするか。
rotd-question-whole-attack = 攻撃の全体
rotd-question-whole-attack-about = 接近から、護衛艦の最初の探知まで。夜は浮上して攻撃します。
rotd-question-attack-to-the-end = 攻撃の終わりまで
rotd-question-attack-to-the-end-about = 近くからか遠くからか、昼か夜か、片側か両側か。船は沈み、艦はそのあとの追撃から帰るか。艦は発射管にある魚雷を、遠くまで届くものから撃ちます。両側を撃てるのは浮上中だけです。浮上させられた艦は失われたと数えます。
rotd-question-approach = 近づく
rotd-question-approach-about = 近距離で撃つ前に見つかるか。
rotd-question-detection = 護衛艦の1回の探知
rotd-question-detection-about = 最初の探知か、そのあとの探知か。有利・不利のすべてを入れて。
rotd-question-dive = とどまるか、さらに潜るか
rotd-question-dive-about = 追撃の1ターンでの艦長の命令。船体がつぶれることもあり、そのあと護衛艦が探します。
rotd-question-depth-charges = 1回の爆雷攻撃
rotd-question-depth-charges-about = 命中の数、または、ただちに沈没。回避運動には使える水中聴音器が要ります。
rotd-question-ram = 体当たり
rotd-question-ram-about = 命中の数、または、ただちに沈没。
rotd-question-escort-cycle = 追撃の終わりまで
rotd-question-escort-cycle-about = 探知、体当たり、爆雷がくり返されます。逃れるか、沈むか、浮上させられるまで。追撃中の乗員の負傷は数えません。艦の違いで決め手になるのは、船体と浸水のマスの数です。大きな艦ほど多くの命中に耐えます。
rotd-question-trap-met = 罠は交じっているか
rotd-question-trap-met-about = 浮上して止めた、1隻だけの小さな貨物船の中に、Qシップがいるか。
rotd-question-trap-order = 戦うか、潜るか
rotd-question-trap-order-about = Qシップとの次の瞬間。もう一度撃ち合うか、潜って爆雷を受けるか。4命中以上は大損害、すぐに沈めば喪失です。
rotd-question-q-ship = Qシップとの戦い
rotd-question-q-ship-about = 最初の射撃から終わりまで。乗員の負傷は数えません。
rotd-question-boat-hit = 艦への1命中
rotd-question-boat-hit-about = 何が壊れるか。
rotd-question-repair = 海での修理
rotd-question-repair-about = 装置はまた動くか。
rotd-question-two-repairs = 修理が2つ、部品は1組
rotd-question-two-repairs-about = 装置が2つ壊れ、予備の部品はそのうち1つに使えます。いくつ直るか。
rotd-question-promotion = 昇進
rotd-question-promotion-about = 年に1度の判定。
rotd-question-training = 訓練の月数
rotd-question-training-about = 新しい艦の乗員は、次の哨戒の前に訓練します。
rotd-question-system-hit = 爆雷と一つの装置
rotd-question-system-hit-about = 攻撃1回で何発が命中し、その装置が壊れるか。
rotd-question-aircraft-hits = 航空機の爆弾
rotd-question-aircraft-hits-about = 水上で捕まった艦への命中数、または、ただちに沈没。
rotd-question-refit = 整備の月数
rotd-question-refit-about = 次の哨戒まで何か月か。整備に5か月以上かかるときは、別の艦になります。回復に5か月以上かかる艦長は、治ってから別の艦と別の乗員を得ます。
rotd-question-patrols-survived = 帰ってくる
rotd-question-patrols-survived-about = 何回かの哨戒のあと生きているか。機雷、防潜網、航空機と、攻撃した船の護衛艦を数えます。損傷は危険のたびに直ります。護衛のない船、Qシップ、できごとはここでは数えません。追撃の確率は小数第18位で丸めます。ここでは、いちばん大きい艦がいちばん安全とは限りません。命中には強くても、通るボックスが多ければ危険も増え、航空機からの潜航も遅いからです。

rotd-parameter-approach-twelve-bonus = 接近での12
rotd-parameter-unescorted-bonus-surfaced-only = 利点は浮上中だけ
rotd-parameter-night-surface-detection = 夜間浮上攻撃の探知
rotd-parameter-dc-fatigue-on = くり返す爆雷
rotd-parameter-q-exchanges-max = Qシップとの撃ち合い
rotd-parameter-air-injury-surfaced = 空からの負傷
rotd-parameter-abort-escort-detection = 帰り道の護衛艦
rotd-parameter-hh-bonus-scope = 家勲章の射撃の利点
rotd-parameter-promotion-after-awards = 勲章がすぐ昇進を助ける
rotd-parameter-multipliers-per-patrol = 1回の哨戒の遭遇増加
rotd-parameter-multiplier-earned-in-areas-only = 遭遇増加は3つの海域だけで
rotd-parameter-event-ends-box = どのイベントでもボックスが終わる
rotd-parameter-decorations-need-fit-captain = 勲章には無事な艦長が要る
rotd-parameter-evasive-manoeuvres = 回避運動
rotd-parameter-evasion-saves-sunk = 回避で助かることがある
rotd-parameter-manoeuvre = 転舵の番号
rotd-parameter-ships = 止めた船
rotd-parameter-fight = 戦いつづける
rotd-parameter-austrian-campaign = オーストリア＝ハンガリー
rotd-parameter-austrian-rules-by-chart = オーストリアのルールは表に従う
rotd-parameter-ub1-single-engine = UB I型のディーゼルは1台
rotd-parameter-standard-tonnage = 標準トン数
rotd-parameter-three-ship-convoys = 3隻の船団
rotd-parameter-commander-tile = 史実の艦長
rotd-parameter-night-surface = 夜に浮上中
rotd-parameter-in-channel = イギリス海峡で
rotd-parameter-due = この整備で勲章を受ける
rotd-parameter-owed = 残っている判定
rotd-parameter-size = 大きさ
rotd-parameter-era = 時期
rotd-parameter-month = 月
rotd-parameter-policy = 護衛つきの船
rotd-parameter-region = ボックス
rotd-parameter-first-twelve = 哨戒の最初の12
rotd-parameter-quality = 乗員の練度
rotd-parameter-elite = エリートの乗員
rotd-parameter-medal = 最高の勲章
rotd-parameter-crew-out = 乗員がすべて倒れた
rotd-parameter-planes = 潜舵の損傷
rotd-parameter-on-mission = 任務のボックス
rotd-parameter-kind = 魚雷の種類
rotd-parameter-number = 本数
rotd-parameter-distance = 距離
rotd-parameter-situation = 状況
rotd-parameter-target = 目標
rotd-parameter-superior = 優れた魚雷
rotd-parameter-commander = 指揮する人
rotd-parameter-rounds = ラウンド
rotd-parameter-calibre = 砲
rotd-parameter-time = 昼夜
rotd-parameter-ends = 発射管
rotd-parameter-torpedoes = 片側の本数
rotd-parameter-day-torpedo = 昼に魚雷を撃った
rotd-parameter-both-ends = 両側を撃った
rotd-parameter-capital = 主要艦
rotd-parameter-previous = 前に探知された
rotd-parameter-deep = 安全深度を超える
rotd-parameter-fuel = 燃料タンクの損傷
rotd-parameter-attack = 攻撃
rotd-parameter-fatigue = くり返すと弱まる
rotd-parameter-well-detected = はっきり探知された
rotd-parameter-gear = 使えない電池・聴音器・電動機
rotd-parameter-surfaced = 浮上中
rotd-parameter-type = 艦の型
rotd-parameter-hull = 失った船体のボックス
rotd-parameter-officer = 指揮する人
rotd-parameter-most = 撃ち合いの回数
rotd-parameter-system = 装置
rotd-parameter-engineer = 機関長
rotd-parameter-spares = 予備部品がある
rotd-parameter-other = もう1つの装置
rotd-parameter-spares-for = 部品を使うのは
rotd-parameter-boxes = ボックスの数
rotd-parameter-rolls = ボックスごとの判定
rotd-parameter-seeks = 待っているもの
rotd-parameter-rank = 階級
rotd-parameter-medals = この1年の勲章
rotd-parameter-failures = この1年の失敗した哨戒
rotd-parameter-systems = 使えない装置
rotd-parameter-captain = 艦長の負傷
rotd-parameter-patrols = 哨戒の回数
rotd-parameter-area = 海域
rotd-parameter-turn = 追撃のターン
rotd-parameter-first = 艦長が初めて会うQシップ

rotd-value-1914 = 1914年
rotd-value-1915 = 1915年の春と夏
rotd-value-1916-early = 1915〜16年の冬
rotd-value-1916 = 1916年
rotd-value-1917 = 1917年の春
rotd-value-1918 = 1917年後半〜1918年
rotd-value-nobody = 攻撃しない
rotd-value-neither = どちらにも使わない
rotd-value-system = 1つ目の装置
rotd-value-other = もう1つの装置
rotd-value-danger = 機雷、防潜網、航空機
rotd-value-lone = 護衛のない船
rotd-value-guarded = 護衛のある船
rotd-value-convoy = 船団
rotd-value-far = 昼に遠くから攻撃
rotd-value-near = 昼に近づいて攻撃
rotd-value-near-by-night = 夜に浮上し、近づいて攻撃
rotd-value-1914-08 = 1914年8月
rotd-value-1914-09 = 1914年9月
rotd-value-1914-10 = 1914年10月
rotd-value-1914-11 = 1914年11月
rotd-value-1914-12 = 1914年12月
rotd-value-1915-01 = 1915年1月
rotd-value-1915-02 = 1915年2月
rotd-value-1915-03 = 1915年3月
rotd-value-1915-04 = 1915年4月
rotd-value-1915-05 = 1915年5月
rotd-value-1915-06 = 1915年6月
rotd-value-1915-07 = 1915年7月
rotd-value-1915-08 = 1915年8月
rotd-value-1915-09 = 1915年9月
rotd-value-1915-10 = 1915年10月
rotd-value-1915-11 = 1915年11月
rotd-value-1916-01 = 1916年1月
rotd-value-1916-02 = 1916年2月
rotd-value-1916-03 = 1916年3月
rotd-value-1916-04 = 1916年4月
rotd-value-1916-05 = 1916年5月
rotd-value-1916-06 = 1916年6月
rotd-value-1916-07 = 1916年7月
rotd-value-1916-08 = 1916年8月
rotd-value-1916-09 = 1916年9月
rotd-value-1916-10 = 1916年10月
rotd-value-1916-11 = 1916年11月
rotd-value-1917-01 = 1917年1月
rotd-value-1917-02 = 1917年2月
rotd-value-1917-03 = 1917年3月
rotd-value-1917-04 = 1917年4月
rotd-value-1917-05 = 1917年5月
rotd-value-1917-06 = 1917年6月
rotd-value-1917-07 = 1917年7月
rotd-value-1917-08 = 1917年8月
rotd-value-1917-09 = 1917年9月
rotd-value-1917-10 = 1917年10月
rotd-value-1917-11 = 1917年11月
rotd-value-1918-01 = 1918年1月
rotd-value-1918-02 = 1918年2月
rotd-value-1918-03 = 1918年3月
rotd-value-1918-04 = 1918年4月
rotd-value-1918-05 = 1918年5月
rotd-value-1918-06 = 1918年6月
rotd-value-1918-07 = 1918年7月
rotd-value-1918-08 = 1918年8月
rotd-value-1918-09 = 1918年9月
rotd-value-transit = 航海
rotd-value-british-isles = ブリテン諸島
rotd-value-channel = イギリス海峡
rotd-value-north-sea = 北海
rotd-value-mediterranean = 地中海
rotd-value-adriatic = アドリア海
rotd-value-baltic = バルト海
rotd-value-black-sea = 黒海
rotd-value-mission = 任務のボックス
rotd-value-agent = 諜報員
rotd-value-patrol = 哨戒
rotd-value-green = 新米
rotd-value-trained = 訓練済
rotd-value-veteran = 古参
rotd-value-elite = エリート
rotd-value-hk = ハンザ十字章
rotd-value-hh = ホーエンツォレルン家勲章
rotd-value-plm = プール・ル・メリット章
rotd-value-ol = レオポルト勲章
rotd-value-c35-91 = C35/91魚雷
rotd-value-c06 = C/06魚雷
rotd-value-g6 = G/6魚雷
rotd-value-close = 近距離
rotd-value-medium = 中くらい
rotd-value-long = 長距離
rotd-value-escorted = 護衛つき、潜航
rotd-value-unescorted = 護衛なし、潜航
rotd-value-night-surface = 護衛つき、夜間浮上
rotd-value-small = 小型貨物船
rotd-value-large = 大型
rotd-value-very-large = 10,000トン以上
rotd-value-captain = 艦長
rotd-value-first-officer = 先任士官
rotd-value-second-officer = 次席士官
rotd-value-day = 昼
rotd-value-night = 夜
rotd-value-one = 片側
rotd-value-both = 両側
rotd-value-u5 = U 5型
rotd-value-u19 = U 19型
rotd-value-u31 = U 31型
rotd-value-u81 = U 81型
rotd-value-u87 = U 87型
rotd-value-u93 = U 93型
rotd-value-ubi = UB I型
rotd-value-ubii = UB II型
rotd-value-ubiii = UB III型
rotd-value-ucii = UC II型
rotd-value-a3 = U-3級（オーストリア＝ハンガリー）
rotd-value-a5 = U-5級（オーストリア＝ハンガリー）
rotd-value-a10 = U-10級（オーストリア＝ハンガリー）
rotd-value-a14 = U-14級（オーストリア＝ハンガリー）
rotd-value-a20 = U-20級（オーストリア＝ハンガリー）
rotd-value-a27 = U-27級（オーストリア＝ハンガリー）
rotd-value-a43 = U-43級（オーストリア＝ハンガリー）
rotd-value-unescorted-surfaced = 護衛なし、浮上
rotd-value-small-gun = 小型
rotd-value-fit = 無事
rotd-value-experte = 熟練
rotd-value-out = 倒れた
rotd-value-diesel-1 = ディーゼル1
rotd-value-diesel-2 = ディーゼル2
rotd-value-motor-1 = 電動機1
rotd-value-motor-2 = 電動機2
rotd-value-batteries = 電池
rotd-value-periscope = 潜望鏡
rotd-value-fuel = 燃料タンク
rotd-value-planes = 潜舵
rotd-value-hydrophones = 水中聴音器
rotd-value-radio = 無線
rotd-value-gun = 甲板砲
rotd-value-door-fore = 艦首発射管の扉
rotd-value-door-aft = 艦尾発射管の扉
rotd-value-ltzs = 海軍少尉
rotd-value-oltzs = 海軍中尉
rotd-value-kptlt = 海軍大尉
rotd-value-kkpt = 海軍少佐

rotd-outcome-none = なし
rotd-outcome-ship = 船1隻
rotd-outcome-two-ships = 船2隻
rotd-outcome-ship-escort = 船と護衛艦
rotd-outcome-two-ships-escort = 船2隻と護衛艦
rotd-outcome-convoy = 船団
rotd-outcome-capital = 主要艦
rotd-outcome-aircraft = 航空機
rotd-outcome-mines = 機雷
rotd-outcome-net = 防潜網
rotd-outcome-event = 偶然のできごと
rotd-outcome-night = 夜に攻撃
rotd-outcome-lost = 失われる
rotd-outcome-missed = 触れない
rotd-outcome-afloat = 触雷して浮いている
rotd-outcome-sunk = 沈没
rotd-outcome-dived = 間に合う
rotd-outcome-attack = 攻撃される
rotd-outcome-untouched = 無傷
rotd-outcome-damaged = 損傷
rotd-outcome-sunk-unseen = 沈没、見つからない
rotd-outcome-sunk-found = 沈没、見つかる
rotd-outcome-afloat-unseen = 浮いている、見つからない
rotd-outcome-afloat-found = 浮いている、見つかる
rotd-outcome-seen-coming = 接近中に見つかる
rotd-outcome-sunk-home = 船は沈み、艦は帰る
rotd-outcome-sunk-lost = 船は沈み、艦も失われる
rotd-outcome-afloat-home = 船は浮き、艦は帰る
rotd-outcome-afloat-lost = 船は浮き、艦は失われる
rotd-outcome-earned = 得る
rotd-outcome-light = 軽傷
rotd-outcome-severe = 重傷
rotd-outcome-killed = 死亡
rotd-outcome-undetected = 見つからない
rotd-outcome-detected = 見つかる
rotd-outcome-well-detected = はっきり見つかる
rotd-outcome-crushed = 船体がつぶれる
rotd-outcome-trap = 罠が交じる
rotd-outcome-harmless = すべて無害
rotd-outcome-sunk-light = 船は沈み、3命中まで
rotd-outcome-sunk-heavy = 船は沈み、4命中以上
rotd-outcome-afloat-light = 船は浮き、3命中まで
rotd-outcome-afloat-heavy = 船は浮き、4命中以上
rotd-outcome-escaped = 逃れる
rotd-outcome-forced-up = 浮上させられる
rotd-outcome-q-ship-sunk = Qシップを沈める
rotd-outcome-flooding = 浸水
rotd-outcome-flooding-x2 = 浸水×2
rotd-outcome-hull = 船体
rotd-outcome-hull-x2 = 船体×2
rotd-outcome-crew = 乗員
rotd-outcome-crew-x2 = 乗員×2
rotd-outcome-minor = 小さな損傷
rotd-outcome-diesel-1 = ディーゼル1
rotd-outcome-diesel-2 = ディーゼル2
rotd-outcome-motor-1 = 電動機1
rotd-outcome-motor-2 = 電動機2
rotd-outcome-batteries = 電池
rotd-outcome-periscope = 潜望鏡
rotd-outcome-fuel = 燃料タンク
rotd-outcome-planes = 潜舵
rotd-outcome-hydrophones = 水中聴音器
rotd-outcome-radio = 無線
rotd-outcome-gun = 甲板砲
rotd-outcome-door-fore = 艦首発射管の扉
rotd-outcome-door-aft = 艦尾発射管の扉
rotd-outcome-repaired = 直る
rotd-outcome-neither = どちらも直らない
rotd-outcome-both = 両方とも直る
rotd-outcome-one = 片方が直る
rotd-outcome-met = 出会う
rotd-outcome-not-met = 出会わない
rotd-outcome-inoperative = 港まで使えない
rotd-outcome-promoted = 昇進
rotd-outcome-not-yet = まだ
rotd-outcome-new-boat = 別の艦
rotd-outcome-alive = 生きている

rotd-unit-rolls = 遭遇判定の回数
rotd-unit-ships = 隻
rotd-unit-hits = 命中数
rotd-unit-months = か月
rotd-unit-tons = トン

rotd-idle-mission-box = 任務のボックスでは、できごとは起きません。
rotd-idle-german-boat = これはオーストリア＝ハンガリーの艦の規則です。
rotd-idle-two-diesels = この型にはディーゼルが2台あります。
rotd-idle-award-later = 勲章は判定のあとで授けられます。
rotd-idle-no-award = 授けられる勲章がありません。
rotd-idle-standard-ships = 標準の船は、どの月も同じです。
rotd-idle-no-multipliers = 遭遇増加はまだありません。
rotd-idle-one-roll = 1回の判定は、いつでも行われます。
rotd-idle-found-before = 後のターンでは、もう一度見つかっています。
rotd-idle-first-turn = これは最初のターンだけに効きます。
rotd-idle-submerged = 夜の浮上攻撃ではありません。
rotd-idle-no-fatigue = 護衛艦はまだ疲れていないか、この判定では疲れません。
rotd-idle-fit-captain = 艦長は無事か、ここで効く勲章を持っていません。
rotd-idle-no-pilot = イギリス海峡に詳しい艦長のタイルだけが関わります。
rotd-idle-no-hydrophones = 水中聴音器が壊れ、回避運動ができません。
rotd-idle-no-evasion = 回避運動をしません。
rotd-idle-no-depth = 安全深度を超えません。
rotd-idle-diving = 潜る艦は爆雷で攻撃されます。砲も距離も関わりません。
rotd-idle-another-boat = 別の艦になるので、この整備を待ちません。
rotd-idle-not-alone = 潜航して護衛のない船を攻撃するときだけの規則です。
rotd-idle-no-better-aim = 艦長は、射撃がよくなる勲章を持っていません。
rotd-idle-one-turn-surfaced = この追撃のただ1つのターンで、艦は浮上しています。
rotd-idle-like-any = 最初のQシップも、1915年より後と近距離では、ほかと同じです。
rotd-idle-dives-in-time = 上限になる前に、艦は潜ります。
rotd-step-aimed = 魚雷{ $count }本の損傷点
rotd-step-explodes = 魚雷{ $count }本
rotd-step-torpedo = 魚雷{ $count }本
rotd-step-is-trap = 貨物船はQシップか
rotd-step-one-gun-point = 砲撃力{ $count }点
rotd-step-gun-point = 砲撃力{ $count }点
rotd-step-strikes = 潜水艦への命中{ $count }回
rotd-step-found-after = 護衛艦は潜水艦を見つけるか
rotd-step-attack = 潜水艦への命中数
rotd-step-attack-step = { $hunted ->
    [yes] 追撃の1手順
   *[no] 魚雷
  }
rotd-step-detection = 護衛艦の探知
rotd-step-duel-step = 1回の撃ち合い
rotd-step-found = 探知と、それに続く攻撃
rotd-step-hull-below = 深く潜ったあとの船体の損傷
rotd-step-hunt-step = 追撃の次の手順
rotd-step-ram = 体当たりの命中数
rotd-step-sinks = 目標は沈むか
rotd-step-sinks-now = Qシップは沈むか
rotd-told-attack = { $ship-is ->
    [sunk] 目標は沈む
   *[other] 目標は浮いている
  }{ $hunted ->
    [yes] 、{ $phase-is ->
        [hit] 潜水艦に命中
        [charge] 爆雷が落ちる
        [water] 水が入る
        [escaped] 潜水艦は逃れる
        [sunk] 潜水艦は失われる
        [forced_up] 潜水艦は浮上する
       *[other] 潜水艦は追われる
      }
   *[no] 、潜水艦は見つからない
  }

# ルールの終わりでの「はい」「いいえ」と数の意味、だれの振りか
rotd-ends-explodes-yes = 爆発する
rotd-ends-explodes-no = 何も起きない
rotd-ends-sinks-yes = 沈む
rotd-ends-sinks-no = 沈まない
rotd-ends-sinks-now-yes = Qシップが沈む
rotd-ends-sinks-now-no = 沈まない
rotd-ends-found-after-yes = 見つかる
rotd-ends-found-after-no = 見つからない
rotd-ends-strikes-yes = この装置に当たる
rotd-ends-strikes-no = ほかに当たる
rotd-ends-stays-escorted-yes = 護衛が付いたまま
rotd-ends-stays-escorted-no = 護衛を失う
rotd-ends-is-found-again-yes = 再び見つける
rotd-ends-is-found-again-no = 見失う
rotd-ends-is-trap-yes = Qシップ
rotd-ends-is-trap-no = ふつうの貨物船
rotd-ends-strikes-mine-yes = 触雷する
rotd-ends-strikes-mine-no = 触雷しない
rotd-ends-is-caught-yes = 攻撃される
rotd-ends-is-caught-no = 潜航が間に合う
rotd-ends-is-granted-yes = 認められる
rotd-ends-is-granted-no = 断られる
rotd-ends-gets-transfer-yes = 認められる
rotd-ends-gets-transfer-no = 断られる
rotd-ends-is-agent-mission-yes = 密偵が乗る
rotd-ends-is-agent-mission-no = ふつうの哨戒
rotd-ends-hits-yes = 命中
rotd-ends-hits-no = 外れ
rotd-ends-is-dud-yes = 不発
rotd-ends-is-dud-no = 爆発する
rotd-ends-is-posted-ashore-yes = 陸上勤務へ
rotd-ends-is-posted-ashore-no = 指揮を続ける
rotd-ends-leaves-yes = 自分の艦を得る
rotd-ends-leaves-no = 艦に残る
rotd-ends-is-promoted-yes = 昇進
rotd-ends-is-promoted-no = まだ
rotd-ends-night-falls-yes = 夜まで触接を保つ
rotd-ends-night-falls-no = 触接を失う
rotd-ends-dies-yes = 死亡
rotd-ends-dies-no = 生きのびる
rotd-ends-is-repaired-yes = 修理できた
rotd-ends-is-repaired-no = 修理できない
rotd-ends-more-water-0 = 浸水は増えない
rotd-ends-more-water-1 = 浸水が1ボックス増える
rotd-begins-salvo = 魚雷は1本ごとに、命中し（2d6）、しかも不発でないこと（1d6）が要ります。そのあと1d6で損傷のボックスの数が決まります。すべての魚雷の数を足し、{ $boxes }以上なら目標は沈み、それより少なければ損傷、0なら無傷です。
rotd-begins-going-home = { $abort_escort_detection ->
    [yes] 帰る艦は船を見送ります。それでも、この設定では護衛艦が1回振って艦を探します。
   *[no] 帰る艦は船を見送り、護衛艦も艦を探しません。何も振らないので、見つかることはありません。「帰り道の護衛艦」を「はい」にすると、護衛艦が1回振って探します。
  }
rotd-begins-gun = 砲撃点は1つごとに命中が要り（2d6）、そのあと1d6で損傷のボックスの数が決まります。すべての数を足し、{ $boxes }以上なら目標は沈み、それより少なければ損傷、0なら無傷です。
rotd-course-hunt-deep = まず、艦は試験深度より深く潜ります。船体が傷み、{ $crushed }で押しつぶされます。
rotd-course-hunt-search = 護衛艦が潜水艦を探します（2d6{ $up ->
    [0] { $down ->
      [0] { "" }
     *[other] から{ $down }を引く
    }
   *[other] に{ $up }を足す
  }）。合計{ $limit }以下なら見つからず、艦は逃れて追撃は終わりです。はじめの探知では{ $missed }です。
rotd-course-hunt-ram = はじめて見つかったときは、護衛艦が体当たりします（2d6）。見つかった艦のうち、外れるのが{ $missed }、すぐ沈むのが{ $sunk }、ほかは命中します。{ $charged ->
    [yes] 同じターンに爆雷が続き（もう一度2d6）、あとのターンでは爆雷が攻撃になります。
   *[no] この時期に爆雷はありません。
  }
rotd-course-hunt-hits = 命中ごとに表を見ます（d66）。船体のボックスが減る（{ $on_hull }）、水が入る（{ $on_flooding }）、装備が壊れる、のどれかで、壊れた装備は護衛艦を助けます。船体の最後のボックス（あと{ $hull }）で沈み、浸水の最後のボックス（あと{ $flooding }）で浮上させられます。
rotd-course-hunt-again = { $charged ->
    [yes] まだ残っていれば、見つからない探知があるか艦が失われるまで、毎ターン探し直します。（また2d6{ $up ->
      [0] { $down ->
        [0] { "" }
       *[other] から{ $down }を引く
      }
     *[other] に{ $up }を足す
    }）あとの探知が外れるのは{ $missed }、装備が壊れていればもっと少なくなります。
   *[no] まだ残っていれば逃れます。爆雷がないので、あとの探知からは何も起きません。
  }
rotd-course-hunt-way-found = 1ターン目の探知で見つかる
rotd-course-hunt-way-left = そのターンの攻撃と命中のあとも残っている（沈むのは{ $sunk }、浮上させられるのは{ $forced }）
rotd-course-hunt-way-missed = 2ターン目の探知で見つからない（装備が壊れた艦もある）
rotd-course-hunt-way-lost = 2ターン目に見つかり、そうして失われる
rotd-course-hunt-turns = ターンごとに：1ターン目{ $one }、2ターン目{ $two }、3ターン目{ $three }、そのあと{ $later }。
rotd-course-attack-approach = 艦が近づきます。撃つ前に護衛艦に見つかるのが{ $seen }で、そのときは撃てず、追撃は体当たりから始まります。
rotd-course-attack-salvo = 魚雷を{ $torpedoes }本撃ちます。1本ごとに、命中し（2d6）、不発でないこと（1d6）が必要で、そのあと1d6で損傷のボックスが決まります。{ $boxes }以上で船は沈みます：{ $sunk }。
rotd-course-attack-home = 逃れるのは、1ターン目{ $one }、2ターン目{ $two }{ $known ->
    [yes] （見つかり、まだ残り、次は見つからない：{ $steps }）
   *[no] { "" }
  }、3ターン目{ $three }、そのあと{ $later }で、合わせて{ $home }で帰ります。ほかは沈むか浮上させられて失われます：{ $lost }。船がどうなってもこれは同じなので、船と艦の確率を掛けます。
rotd-course-attack-way-sunk = 魚雷が船を沈める
rotd-course-attack-way-afloat = 魚雷は船を沈めない
rotd-course-attack-way-home = 艦は護衛艦にやられない
rotd-course-attack-way-lost = 艦は護衛艦にやられる
rotd-course-duel-ambush = まずQシップが撃ちます（2d6、下の表）。いちばん多いのは命中{ $usual }発（{ $chance }）で、最も高い目なら艦はすぐ沈みます（{ $sunk }）。
rotd-course-duel-hits = 命中ごとに表を見ます。船体のボックスが減る、水が入る、装備か砲が壊れる、のどれかです。船体の最後のボックス（{ $hull }）で沈み、浸水の最後のボックス（{ $flooding }）で浮上させられます。この奇襲だけで艦が失われるのは{ $lost }です。
rotd-course-duel-gun = それから撃ち合いです。砲がまだ使えれば艦が先に撃ちます（奇襲のあとも残る艦の{ $works }。命中1つが砲を壊すのは{ $breaks }ですが、奇襲ではたいてい何発か当たります）。{ $points }発撃ち、1発の損傷ボックスは{ $brings }、合わせて{ $together }です。{ $need }以上で沈みます：{ $sinks }。だから、この艦のうち{ $works } × { $sinks } = { $both }が沈めます。
rotd-course-duel-no-gun = 次に撃ち合いですが、艦には応える砲がありません。
rotd-course-duel-again = 沈んでも沈まなくても、相手はもう一度、奇襲と同じように撃ちます。撃ち合いは{ $exchanges }回までです。1回目のあと、相手が沈んで艦が残るのは{ $won }、両方が残るのは{ $both }、艦が沈んでいるのは{ $sunk }、浮上させられたのは{ $forced }です。
rotd-course-duel-dives = 両方が残っていれば、艦は潜ります。{ $charges ->
    [yes] 最後の攻撃は爆雷で、それでも残っていれば逃れたことになります。
   *[no] 爆雷はまだないので、逃れたことになります。
  }
rotd-course-duel-way-ambush = 奇襲のあとも艦が残っている
rotd-course-duel-way-exchange = { $exchange }回目の撃ち合い：砲で沈められず、相手の砲撃のあとも残っている
rotd-course-duel-way-misses = 1回目の撃ち合い：砲が使えないか、砲で沈められない
rotd-course-duel-way-shots = 相手の砲撃のあとも残っている
rotd-course-duel-way-works = 1回目の撃ち合い：砲がまだ使える
rotd-course-duel-way-sinks = その砲で沈める
rotd-course-duel-way-last = 相手の最後の砲撃のあとも艦が残っている
rotd-course-duel-way-charges = 潜り、爆雷のあとも残っている
rotd-begins-two-repairs = 目がそれぞれの限度以下なら、装備はまた使えます。{ $system }：限度{ $system_limit }{ $system_spares ->
    [0] { "" }
   *[other] 、予備部品で+{ $system_spares }
  }{ $engineer-is ->
    [experte] 、機関長で+{ $for_engineer }
    [out] 、機関長がいないので−{ $for_engineer }
   *[fit] { "" }
  }、つまり{ $system_goal }以下。{ $other }：限度{ $other_limit }{ $other_spares ->
    [0] { "" }
   *[other] 、予備部品で+{ $other_spares }
  }{ $engineer-is ->
    [experte] 、機関長で+{ $for_engineer }
    [out] 、機関長がいないので−{ $for_engineer }
   *[fit] { "" }
  }、つまり{ $other_goal }以下。
rotd-begins-refit = 整備の月数：どの艦も{ $every }か月、使えない装備で+{ $gear }、船体で+{ $worn }、合わせて{ $together }か月{ $for_rank ->
    [0] です
   *[other] で、艦長の階級で{ $for_rank }です
  }。
rotd-begins-rolls-made = 遭遇の判定は{ $owed }回で、たいていはすべて振ります。変わるのは12が出たときだけです。はじめの12でランダムイベントとなり、サイコロ2個をもう一度振ります（[R1] ランダムイベントの表）。
rotd-course-rolls-twelve = 判定が12になる（はじめの12はイベント）
rotd-course-rolls-event = イベントが「{ $event }」になる（いつでもボックスが終わり、残りの判定は失われる）
rotd-course-rolls-any-event = どのイベントでもボックスはすぐ終わり、残りの判定は失われます。ここで起こりえないイベントだけは別です。
rotd-course-rolls-ends = { $roll }回目が12で、そのイベントでボックスが終わり、{ $roll }回しか振れない（{ $roll ->
    [1] { "" }
   *[other] その前にイベントなし{ $before } ×{ " " }
  }12が{ $met } × そのイベント{ $cost }）
rotd-course-rolls-all = 合わせて引くと、100 % − { $lost } = { $all }で{ $owed }回すべて振れます。最後の判定のあとに失われるものはありません。
rotd-course-rolls-sure = ここではイベントで失われる判定はありません。
rotd-course-patrol-boxes = 途中で通る「{ $box }」のボックスは{ $boxes }個です。ボックスごとにサイコロ2個で何があるかを見て、さらに振ってどうなるかを決めます。1個で艦が失われるのは{ $lost }です{ $ways ->
    [0] 。
   *[other] （内訳は次の{ $ways }つ）。
  }
rotd-course-patrol-danger = { $word }（{ $met }）に会い、そこで艦が失われる（{ $lost }）。掛けると
rotd-course-patrol-home = { $boxes }個のボックスのどれでも失われなければ、哨戒から帰ります。掛けると{ $home }です。
rotd-course-patrol-all = 哨戒のたびに艦は元どおりになるので、同じ確率を{ $patrols }回掛けます。
rotd-course-patrol-way = { $patrols }回の哨戒すべてから帰る
rotd-course-attack-seen = 艦が近づきます。撃つ前に護衛艦に見つかるのが{ $seen }で、そのときは攻撃できません。
rotd-course-attack-search = 船がどうなっても、護衛艦は潜水艦を探し（2d6）、{ $found }で見つけます。だから二つの確率を掛けます。
rotd-course-attack-way-found = 護衛艦が艦を見つける
rotd-course-trap-gun = 相手のはじめの砲撃（奇襲）は終わりました。続く撃ち合いでは艦の砲が先に撃ち、{ $sunk }でQシップを沈めます。
rotd-course-trap-attack = 沈んでも沈まなくてもQシップは撃ちます（2d6）。命中が{ $border }発より少ないのが{ $light }、{ $border }発以上が{ $heavy }、艦がすぐ沈むのが{ $lost }です。二つは互いに関係ないので、確率を掛けます。
rotd-course-trap-charges = 艦は潜り、Qシップは爆雷を落とします（2d6）。命中が{ $border }発より少ないのが{ $light }、{ $border }発以上が{ $heavy }、艦がすぐ沈むのが{ $lost }です。
rotd-course-trap-way-sunk = 砲がQシップを沈める
rotd-course-trap-way-afloat = 砲はQシップを沈めない
rotd-course-trap-way-light = 艦が受ける命中は{ $border }発より少ない
rotd-course-trap-way-heavy = 艦が受ける命中は{ $border }発以上
rotd-course-trap-way-lost = 艦はすぐ沈む
rotd-course-system-hits = 攻撃（2d6）で命中の数が決まります。いちばん多いのは{ $usual }発（{ $chance }）です。
rotd-course-system-strikes = 命中は1発ずつ振ります（d66）。この装備（{ $system }）に当たるのは{ $strikes }です。
rotd-course-system-way-hits = 命中{ $hits }発
rotd-course-system-way-misses = { $hits }発とも、ほかのところに当たる
rotd-course-system-ways = 命中の数ごとにこうした道が1本、全部で{ $ways }本あります：
rotd-course-attack-way-unseen = 撃つ前に見つからない
rotd-course-attack-way-missed = 護衛艦は艦を見つけない
rotd-begins-pair-calibre-medium = 砲：中くらい
rotd-begins-salvo-hits = 魚雷は1本ごとに、命中し（2d6）、しかも不発でないこと（1d6）が要ります。2つの確率を掛けます。
rotd-begins-minefield = まず機雷を避けられるかを振ります（2d6）。触れたときだけ、もう一度振って（2d6）何が起きるかを決めます。
rotd-begins-met-in-boxes = { $boxes }ボックス、それぞれ{ $rolls }回振り、1回でも見つかれば出会います。出会わないのは、すべて外れたときだけで、その確率を掛けます。
rotd-course-patrol-kept = この種のボックス{ $boxes }つをすべて通り抜ける
rotd-course-system-way = { $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }、どれもほかの場所
  }
