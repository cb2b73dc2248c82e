# カイザーの海賊：席、選択ルール、決定、命令、断り書き、記録

## ゲームと席

kp-title = カイザーの海賊
kp-years = 世界の海、1914〜1918年
kp-hook = ドイツの巡洋艦と仮装巡洋艦が、世界の海で商船を追います。追う側も追われる側も、あなたが指揮します。
kp-home-board = カイザーの海賊のテーブル：軍艦、通商破壊艦、商船のカードが2つの艦隊に並び、攻撃と防御のサイコロが書かれています。
kp-easiest = はじめての方にいちばんやさしいゲームです。両者がサイコロを1回振り合うだけで、すべてが決まります。
kp-side-NORTH = 北
kp-side-NORTH-short = 北
kp-side-EAST = 東
kp-side-EAST-short = 東
kp-side-SOUTH = 南
kp-side-SOUTH-short = 南
kp-side-WEST = 西
kp-side-WEST-short = 西

## 選択ルール

kp-option-players = プレイヤー
kp-option-players-about = 2人、3人、4人、2人ずつの2チーム、またはファントムを相手に1人で遊びます。
kp-option-action_cards_in_round = 1ラウンドのアクションカード
kp-option-action_cards_in_round-about = 0はふつうの枚数です（2人40枚、3人60枚、4人80枚）。13枚（3人は19枚、4人は25枚）から100枚までの好きな枚数にできます。少ないほどラウンドは短くなります。100枚すべてを使うと、どのカードもあると全員に分かってしまいます。認められますが、おすすめしません。
kp-option-coal = 石炭を多く使う艦
kp-option-coal-about = すべての軍艦と一部の通商破壊艦は、補給欠乏になりやすくなります。
kp-option-sail = 帆走するゼーアドラー
kp-option-sail-about = 帆船の通商破壊艦は石炭をほとんど使いませんが、足が遅くなります。
kp-option-aircraft = ヴォルフの偵察機
kp-option-aircraft-about = ヴォルフの水上機が獲物を見つけ、危険をいち早く知ります。
kp-option-tournament = 釣り合った第1ラウンド
kp-option-tournament-about = 全員が、同じ強さの軍艦1隻、通商破壊艦2隻、5・7・9VPの商船で始めます。
kp-option-tournament_choice = 釣り合った部隊の選び方
kp-option-tournament_choice-about = 第1ラウンドを釣り合わせるとき、軍艦、商船、または両方を、配らずに1隻ずつ順番に選びます。通商破壊艦はいつも配ります。
kp-option-after_1914 = 1914年以後
kp-option-after_1914-about = 1915年以後に海にいたドイツ艦だけを使います（軍艦2隻、通商破壊艦10隻）。
kp-option-remove_breakouts = 包囲の突破なし
kp-option-remove_breakouts-about = 1914年以後の4人ゲームでは役に立たない包囲の突破を除きます。
kp-option-remove_1914_merchantmen = 1914年の商船なし
kp-option-remove_1914_merchantmen-about = 1914年に失われた商船を除きます。
kp-option-fast_raiders = 高速な通商破壊艦
kp-option-fast_raiders-about = 高速な5隻は逃げる商船を追えますが、浅瀬は苦手です。
kp-option-carry_more = 多くの艦の持ち越し
kp-option-carry_more-about = ドイツ艦を3隻まで次のラウンドへ持ち越せます。
kp-option-extra_damage = 重なる損傷
kp-option-extra_damage-about = 当たるたびにマーカーが増え、そのたびに弱くなります。
kp-option-torpedo_prizes = 拿捕船への魚雷
kp-option-torpedo_prizes-about = 潜水艦が、偽装した拿捕船を敵と間違えることがあります。
kp-option-shallow_pursuit = 浅瀬への追跡
kp-option-shallow_pursuit-about = ドイツ艦は、浅瀬へ逃げる商船を追えます。
kp-option-sailing = 帆船の商船
kp-option-sailing-about = 帆船の商船12隻には仮装巡洋艦・囮船・高速船を使えません。コンタクト喪失は−2です。
kp-option-prize_supply = 拿捕船からの補給
kp-option-prize_supply-about = 拿捕船はドイツ艦に石炭を渡せますが、使い切ることがあります。
kp-option-first_player_method = 第1ラウンドの先手
kp-option-first_player_method-about = サイコロで決めるか、艦のVPの最も低い人にします。
kp-option-first_player_later = 後のラウンドの先手
kp-option-first_player_later-about = ラウンドポイントの合計か、直前のラウンドのポイントが最も少ない人です。
kp-option-other_card_targets = ほかのカードの相手
kp-option-other_card_targets-about = 攻撃でないカードは、攻撃した相手ともう1人に使えるか、全部で1人だけです。
kp-option-safe_passage_scope = 安全な航路
kp-option-safe_passage_scope-about = ルールに書かれた逃げ方の後だけか、迎撃を生き残れば必ずめざせるかです。
kp-option-after_sinking_reactions_count = 応答は1枚だけ
kp-option-after_sinking_reactions_count-about = 沈没の後に使うカードも、その迎撃の1枚のリアクションに数えます。
kp-option-fog_bank_scope = 濃霧の守り
kp-option-fog_bank_scope-about = 濃霧は、船に向けたすべてのカードを防ぐか、攻撃だけを防ぎます。
kp-option-heavy_weather_scope = 荒天の範囲
kp-option-heavy_weather_scope-about = 全員の損傷した船か、相手1人の船だけです。
kp-option-reflag_dodges = 間に合う国籍変更
kp-option-reflag_dodges-about = 確認された船への攻撃を、国籍変更でかわすこともできます。
kp-option-slim_pickings_chooser = 残る目標を選ぶ人
kp-option-slim_pickings_chooser-about = 乏しい収穫の後に残る目標を、攻撃側か防御側が選びます。
kp-option-team_refuge_transfer = 避難場所を出た艦
kp-option-team_refuge_transfer-about = チーム戦で避難場所を出た艦は、必ず味方へ移るか、とどまることもできます。
kp-option-solitaire_reshuffle = ファントムのカード
kp-option-solitaire_reshuffle-about = ターンごとに切り直すか、使い切ってから切り直します。
kp-option-pp_choice = ファントムの選択
kp-option-pp_choice-about = 確率で最もよいものか、無作為に選びます。
kp-option-pursuit_check = 追跡の代償
kp-option-pursuit_check-about = 書かれたとおりに読むか、逆に読みます。
kp-value-two = 2人
kp-value-three = 3人
kp-value-four = 4人
kp-value-team = 2対2のチーム
kp-value-solitaire = 1人でファントムに挑む
kp-value-True = する
kp-value-False = しない
kp-value-0 = ふつうの枚数
kp-value-dice = サイコロ
kp-value-ship_values = 弱い艦の人
kp-value-total = これまでの合計
kp-value-last_round = 直前のラウンド
kp-value-attacked_plus_one = 攻撃した相手ともう1人
kp-value-single = 全部で1人
kp-value-listed = ルールのとおり
kp-value-any_survived_intercept = 生き残れば必ず
kp-value-ships = 船に向けたものすべて
kp-value-attacks_only = 攻撃だけ
kp-value-all = 全員
kp-value-one_opponent = 相手1人
kp-value-attacker = 攻撃側
kp-value-defender = 防御側
kp-value-always = 必ず
kp-value-optional = 持ち主しだい
kp-value-warships = 軍艦を選ぶ
kp-value-merchantmen = 商船を選ぶ
kp-value-both = どちらも選ぶ
kp-value-each_turn = ターンごと
kp-value-when_exhausted = 使い切ってから
kp-value-best = 最もよいもの
kp-value-random = 無作為
kp-value-literal = 書かれたとおり
kp-value-reversed = 逆

## 決定

kp-decision-choose_first = どちらが先手ですか。
kp-decision-choose_first-help = 両方の側をあなたが決めます。
kp-decision-choose_warship = どの軍艦にしますか。
kp-decision-choose_warship-help = 4隻の強さはほぼ同じです。通商破壊艦2隻は、その後で配ります。
kp-decision-choose_merchantman = どの商船にしますか。
kp-decision-choose_merchantman-help = 5VP、7VP、9VPの順に、1隻ずつ全員が選びます。
kp-decision-commit = どのカードを出しますか。
kp-decision-commit-help = このターンに使うカードを今すべて裏向きで出します。横向きは迎撃、縦向きは書かれた行動です。出して使わなかったカードは捨てます。
kp-decision-window = 今、カードを使いますか。
kp-decision-window-help = 相手のカードの合間に、確認された船を偽装に戻したり、商船を沈めた艦を帰還させたりできます。
kp-decision-resolve = 次に何をしますか。
kp-decision-resolve-help = 出したカードを好きな順に使います。1ターンの攻撃は、すべて同じ相手に向けます。
kp-decision-discard = どのカードから捨てますか。
kp-decision-discard-help = 最後に捨てたカードがいちばん上になり、ほかの人に見えます。
kp-decision-assists = この攻撃に補助を加えますか。
kp-decision-assists-help = 出しておいたカードだけです。加えると表になります。
kp-decision-second_target = 2隻目の目標はどれですか。
kp-decision-second_target-help = 順調な狩りでは、同じ相手の商船2隻を攻撃します。
kp-decision-cut = 目標を1隻だけにしますか。
kp-decision-cut-help = 乏しい収穫を使うなら、最初のサイコロの前の今です。
kp-decision-keep_target = どの船が目標に残りますか。
kp-decision-keep_target-help = ほかの船は攻撃されません。
kp-decision-choose_target = どの目標から攻撃しますか。
kp-decision-choose_target-help = 1隻ずつ、別々のサイコロで戦います。
kp-decision-boarding = この船に切り込み隊を送りますか。
kp-decision-boarding-help = 沈む結果が拿捕に変わります。
kp-decision-reaction = この攻撃に応じますか。
kp-decision-reaction-help = 1回の迎撃にリアクション1枚までです。手札に関係なくたずねるので、手札はわかりません。
kp-decision-pursuit = 高速船を追いますか。
kp-decision-pursuit-help = 追えば−2はなくなりますが、補給欠乏になることがあります。
kp-decision-shallow_pursuit = 浅瀬まで追いますか。
kp-decision-shallow_pursuit-help = 両方の船が浅瀬の判定をします。
kp-decision-capture_supply = 拿捕船から補給しますか。
kp-decision-capture_supply-help = 補給欠乏がなくなりますが、拿捕船を使い切ることがあります。
kp-decision-sinking = この沈没に応じますか。
kp-decision-sinking-help = 帰還命令はドイツ艦を帰し、船の誤認は沈んだ船を取りかえます。
kp-decision-passage = 安全な航路をめざしますか。
kp-decision-passage-help = 目が相手より大きければ、船は得点になります。そうでなければ、その場に残ります。
kp-decision-carry = どの艦を持ち越しますか。
kp-decision-carry-help = 持ち越すと、次に配られるアクションカードが減ります。
kp-decision-swap = 持ち越す艦を味方と交換しますか。
kp-decision-swap-help = 2人とも賛成したときだけ交換します。
kp-decision-giving = 味方にどのカードを渡しますか。
kp-decision-giving-help = 好きな枚数を1枚ずつ渡します。
kp-decision-returning = どのカードを返しますか。
kp-decision-returning-help = 好きな枚数を返します。返さなくてもかまいません。
kp-decision-look = 見たカード
kp-decision-look-help = 見えるのはあなただけです。山札のカードは好きな順に戻します。
kp-decision-gift = どちらの艦を味方に渡しますか。
kp-decision-gift-help = もう1隻はあなたのものです。
kp-decision-dodge = 旗を変えてかわしますか。
kp-decision-dodge-help = 今、国籍を変えれば、カードは外れます。

## 命令

kp-order-choose-first = { $player }が先手
kp-order-choose-ship = { $ship }にする
kp-order-commit-card = { $use ->
    [intercept] { $ship ->
        [none] { $card }をイギリス軍の迎撃に
       *[other] { $card }を{ $ship }の迎撃に
     }
   *[other] { $ship ->
    [none] { $card }を書かれた行動に
   *[other] { $card }を{ $ship }の上に
 }
 }
kp-order-end-commitment = これで全部
kp-order-intercept = { $target }を迎撃（{ $card }）
kp-order-mine-attack = { $ship ->
    [none] { $card }：{ $player }に機雷を敷く
   *[other] { $ship }が{ $player }に機雷を敷く
 }
kp-order-torpedo-attack = { $card }：{ $target }を魚雷で攻撃
kp-order-use-action = { $ship ->
    [none] { $player ->
        [none] { $card }
       *[other] { $card }：{ $player }
     }
   *[other] { $card }：{ $ship }
 }
kp-order-add-assist = { $card }を加える
kp-order-choose-target = { $target }
kp-order-go-on = 続ける
kp-order-react = { $whole ->
    [yes] { $card }：目標を1隻だけにする
   *[other] { $card }{ $ship ->
        [none] {""}
       *[other] ：{ $ship }
     }
 }
kp-order-decline = しない
kp-order-try-safe-passage = 安全な航路をめざす
kp-order-pursue = 追う
kp-order-try-refuge = { $marker ->
    [damage] { $ship }の修理を試みる
   *[other] { $ship }の補給を試みる
 }
kp-order-leave-refuge = { $ship }が避難場所を出て{ $player }の部隊へ
kp-order-supply-from-prize = { $prize }から{ $ship }へ補給
kp-order-end-turn = ターンを終える
kp-order-discard-next = 次に{ $card }
kp-order-discard-in-order = 使った順に
kp-order-put-back = { $cards ->
    [none] 見終わる
   *[other] 戻す（上から）：{ $cards }
 }
kp-order-give-card = { $card }を渡す
kp-order-stop-giving = もう渡さない
kp-order-give-ship = { $ship }を渡す
kp-order-carry-over = { $ships ->
    [none] { $player }：持ち越さない
   *[other] { $player }：{ $ships }を持ち越す
 }
kp-order-exchange-carried = { $yes ->
    [no] 交換しない
   *[other] 交換する
 }
kp-order-resupply = { $yes ->
    [no] 補給しない
   *[other] 補給する
 }

## 今できないこと

kp-refusal-card = { $card }
kp-refusal-ship = { $ship }
kp-refusal-player = { $player }
kp-refusal-carry = { $player }がもっと持ち越す
kp-refusal-german = { $target }を迎撃
kp-refusal-british = { $target }をイギリス軍が迎撃
kp-refusal-torpedo = { $target }を魚雷で攻撃
kp-refused-acted = この艦は、このターンにもう行動しました。
kp-refused-assist = このカードは、この攻撃には加えられません。
kp-refused-assist-alone = 補助は、攻撃といっしょのときだけ働きます。
kp-refused-assist-twice = この攻撃には、もう同じカードがあります。
kp-refused-board-later = 目標が複数のとき、切り込み隊はその船の番が来てから送ります。
kp-refused-by-day = サーチライトは夜間だけ役に立ちます。
kp-refused-carry-one = 持ち越せるドイツ艦は1隻だけです。
kp-refused-damaged = 船が損傷しています。このカードは損傷のない船に使います。
kp-refused-fog = この部隊は濃霧に守られています。
kp-refused-hidden = 船は偽装しています。まず確認してください。
kp-refused-identified-prize = 確認された拿捕船は、魚雷で攻撃できません。
kp-refused-in-refuge = 避難中の艦と、出たばかりの艦は行動できません。
kp-refused-intercepted = この船は、このターンにもう迎撃されました。
kp-refused-just-entered = このターンに入った艦は、少なくとも1ターンとどまります。
kp-refused-known-raider = この通商破壊艦は、もう確認されています。
kp-refused-laid-out = このカードはもう出しています。1枚は一度だけ、どちらか一方に使います。
kp-refused-merchantman = イギリス軍は商船を攻撃しません。
kp-refused-night = このカードは夜間に使えません。
kp-refused-no-aim = 今、このカードでできることはありません。
kp-refused-no-dodge = このゲームでは、国籍変更で攻撃をかわせません。
kp-refused-no-exchange = 交換に出せる、沈めた商船がパイルにありません。
kp-refused-no-mines = 機雷を敷ける通商破壊艦がいません。
kp-refused-no-reaction = このカードは、このような攻撃への応答になりません。
kp-refused-no-sail = 帆船の商船だけに使えます。
kp-refused-no-second-target = 2隻目の目標がありません。
kp-refused-not-after-sinking = このカードは、沈没への応答になりません。
kp-refused-not-against-warship = このカードは、軍艦の迎撃に使えません。
kp-refused-not-against-raider = このカードは、通商破壊艦の迎撃に使えません。
kp-refused-not-against-british = このカードは、イギリス軍の迎撃に使えません。
kp-refused-not-against-interrogate = このカードは、臨検の後の攻撃に使えません。
kp-refused-not-against-monitor = このカードは、モニター艦に使えません。
kp-refused-not-against-mines = このカードは、機雷に使えません。
kp-refused-not-against-torpedo = このカードは、魚雷に使えません。
kp-refused-not-hideable = 偽装に戻せるのは、確認された通商破壊艦と拿捕船だけです。
kp-refused-not-merchantman = ドイツ艦と潜水艦が攻撃するのは商船だけです。
kp-refused-one-other = このターンに、この種のカードを使える相手はもう決まっています。
kp-refused-own-ship = 自分の船は攻撃できません。
kp-refused-prize = 拿捕船をこの方法では攻撃できません。
kp-refused-reaction-own-turn = リアクションは相手の行動に応じるカードです。自分のターンには迎撃だけに使えます。
kp-refused-refuge = 避難中の艦を攻撃できるのは、モニター艦だけです。
kp-refused-refuge-reaction = 避難中の艦は逃げられません。
kp-refused-sail = 帆船の商船には使えません。
kp-refused-second-enemy = 1ターンの攻撃は、すべて同じ相手に向けます。
kp-refused-ship-gone = 艦はもう部隊にいません。
kp-refused-surprise = 奇襲に対して、このカードは使えません。
kp-refused-team-mate = 味方には使えません。
kp-refused-torpedoed-prize = このカードでは拿捕船を守れません。
kp-refused-wolf = 偵察機を持つヴォルフには使えません。

## 記録

kp-log-start = ゲームを始めます。席は{ $players }、1ラウンドのアクションカードは{ $cards }枚です。
kp-log-fleet = { $ships ->
    [none] { $side }にドイツ艦はなく
   *[other] { $side }の部隊は{ $ships }
 }、商船は{ $merchantmen ->
    [none] ありません。
   *[other] { $merchantmen }です。
 }
kp-log-chose-ship = { $side }は{ $ship }を選びます。
kp-log-dealt = 第{ $round }ラウンド：カードを配りました。山札は{ $left }枚です。
kp-log-first = 第{ $round }ラウンドは{ $side }から始めます。
kp-log-turn = 第{ $turn }ターン（第{ $round }ラウンド）：{ $side }
kp-log-committed = { $count ->
    [0] { $side }はカードを出しません。
   *[other] { $side }はカードを{ $count }枚出します。
 }
kp-log-unused = { $side }は使わなかった{ $cards }を捨てます。
kp-log-drew = { $side }が1枚引きます。{ $left ->
    [0] 最後の1枚でした。
   *[other] 残りは{ $left }枚です。
 }
kp-log-refilled = { $side }の新しい商船：{ $ships }
kp-log-lost-turn = { $side }は1回休みです。
kp-log-fogged = { $side }の部隊は濃霧の中です。このターンは休みます。
kp-log-no-cards = { $side }には出せる手札がありません。
kp-log-german = { $side }の{ $ship }が{ $defender }の{ $target }を迎撃します（{ $card }）。
kp-log-british = { $side }のイギリス軍が{ $defender }の{ $target }を迎撃します（{ $card }）。
kp-log-interrogate = { $side }は正体を見破った{ $defender }の{ $target }を攻撃します。
kp-log-monitor = { $side }のモニター艦が、避難中の{ $defender }の{ $target }を攻撃します。
kp-log-mines = { $ship ->
    [none] { $side }の潜水艦が、{ $defender }の{ $target }の行く手に機雷を敷きます。
   *[other] { $side }の{ $ship }が、{ $defender }の{ $target }の行く手に機雷を敷きます。
 }
kp-log-torpedo = { $side }の潜水艦が{ $defender }の{ $target }を魚雷で攻撃します（{ $card }）。
kp-log-assist = { $side }が{ $card }を加えます。
kp-log-second-target = 2隻目の目標は{ $target }です。
kp-log-kept-target = 目標は{ $target }だけになります。
kp-log-reaction = { $side }は{ $card }で応じます。
kp-log-pursuit = { $ship }が{ $target }を追います。
kp-log-cancelled = { $ship }への攻撃は空振りに終わります。
kp-log-combat = 攻撃{ $attack }対防御{ $defence }：{ $result ->
    [damaged] 損傷
    [sunk] 沈没！
    [captured] 拿捕！
   *[other] 効果なし
 }
kp-log-challenge = 挑戦{ $challenge }対対応{ $response }：{ $result ->
    [failure] 失敗
    [double] 成功、しかも2倍
   *[success] 成功
 }
kp-log-damaged = { $side }の{ $ship }が損傷します。
kp-log-damaged-already = { $ship }はすでに損傷しています。これ以上の効果はありません。
kp-log-sunk = { $side }の{ $ship }が沈み、{ $scorer }の{ $doubled ->
    [yes] 2倍の
   *[no] {""}
 }得点になります。
kp-log-card-sunk = { $face }が沈み、{ $scorer }の得点になります。
kp-log-captured = { $captor }が{ $side }の{ $ship }を拿捕します。
kp-log-removed = { $side }の{ $ship }は取り除かれます。だれの得点にもなりません。
kp-log-identified = { $side }の{ $ship }が確認されます。
kp-log-hidden = { $side }の{ $ship }が偽装に戻ります。
kp-log-supplied = { $side }の{ $ship }の補給欠乏がなくなります。
kp-log-out-of-supply = { $side }の{ $ship }が補給欠乏になります。
kp-log-repaired = { $ship }の損傷マーカーが1個取れます。
kp-log-moved = { $side }の{ $ship }が{ $to }の部隊に移ります。
kp-log-safe = { $side }の{ $ship }が安全な航路に着きます{ $doubled ->
    [yes] （得点は2倍）
   *[no] {""}
 }。
kp-log-not-safe = { $ship }は安全な航路に着けず、残ります。
kp-log-exhausted = 拿捕船{ $ship }は石炭を使い切り、自沈します。
kp-log-exchanged = 船の誤認：{ $side }は{ $ship }を取り戻し、{ $other }を渡します。
kp-log-weather = 荒天が{ $side }の{ $ship }をおそいます。
kp-log-amc = { $face }が助けに現れ、{ $ship }と戦います。
kp-log-q-ship = 商船は囮でした。{ $face }が砲を現します。
kp-log-mines-swept = { $side }の掃海艇が機雷を取り除きます。
kp-log-prize-not-found = 潜水艦は{ $target }を見分けられません。
kp-log-recon = { $side }は{ $player }の手札から{ $count }枚を取ります。
kp-log-wireless = { $side }は捨て札から{ $cards }を手札に加えます。
kp-log-gave-cards = { $side }は味方に{ $count }枚渡します。
kp-log-swapped = { $side }と{ $mate }は、持ち越す艦を交換します。
kp-log-new-ship = { $ship }が包囲を突破し、{ $side }の部隊に加わります。
kp-log-left-refuge = { $ship }が島を出ます。
kp-log-deceived = 欺瞞工作を受けた{ $side }の1枚は{ $card }です。
kp-log-action = { $ship ->
    [none] { $player ->
        [none] { $side }が{ $card }を使います。
       *[other] { $side }が{ $player }に{ $card }を使います。
     }
   *[other] { $side }が{ $ship }に{ $card }を使います。
 }
kp-log-surplus = { $side }はドイツ艦が商船より多いので、{ $ships }を失います。
kp-log-round-score = 第{ $round }ラウンド、{ $side }は{ $vp }VPで{ $points }ポイントです。
kp-log-round-over = 第{ $round }ラウンドが終わりました。
kp-log-tie = 第{ $round }ラウンドまでの首位がラウンドポイントもVPも同じです。もう1ラウンド戦います。
kp-log-game-over = 第{ $round }ラウンドでゲームが終わりました。
kp-log-carried = { $ships ->
    [none] { $side }は艦を持ち越しません。
   *[other] { $side }は{ $ships }を持ち越します。
 }
kp-log-reshuffled-german = 使ったドイツ艦{ $count }枚を切って、新しい山札にします。
kp-log-reshuffled-merchantmen = 使った商船{ $count }枚を切って、新しい山札にします。
kp-log-phantom-idle = ファントムのターンはここで終わります（{ $card }）。
kp-log-phantom-impossible = ファントムのカードの行動はできません：{ $action }（{ $card }）
kp-log-phantom-specials = { $specials ->
    [none] ファントムは何も加えません。
   *[other] ファントムは{ $specials }を加えます。
 }
kp-log-phantom-answer = ファントムは{ $kind }で応じます（{ $card }）。
kp-log-phantom-no-answer = ファントムは応じません（{ $card }）。
kp-log-phantom-unfit = ファントムの{ $kind }は、この場面では使えません（{ $card }）。
kp-log-phantom-fogged = 濃霧の中のファントムは、1ターン休みます。

## 結末

kp-outcome-points = ラウンドポイントで{ $winner }の勝ちです。
kp-outcome-vp = ラウンドポイントは同じで、勝利得点で{ $winner }の勝ちです。
kp-outcome-team-points = ラウンドポイントで{ $winner }のチームの勝ちです。
kp-outcome-team-vp = ラウンドポイントは同じで、勝利得点で{ $winner }のチームの勝ちです。
kp-outcome-phantom-points = ラウンドポイントでファントムの勝ちです。
kp-outcome-phantom-vp = ラウンドポイントは同じで、勝利得点でファントムの勝ちです。
kp-outcome-draw = さらに3ラウンド行っても同点のままで、引き分けです。
kp-ending-draw = 同点のまま
kp-ending-points = ラウンドポイント
kp-ending-vp = 勝利得点
kp-ending-team-points = チームのラウンドポイント
kp-ending-team-vp = チームの勝利得点
kp-ending-phantom-points = ファントム、ラウンドポイント
kp-ending-phantom-vp = ファントム、勝利得点

## サイコロや引くカードの目的

kp-why-attack = 攻撃
kp-why-defence = 防御
kp-why-mine_attack = 機雷
kp-why-torpedo_attack = 魚雷
kp-why-gun_attack = 砲撃
kp-why-depth_charge_attack = 爆雷
kp-why-challenge = 挑戦
kp-why-response = 対応
kp-why-first_turn = 先手を決める
kp-why-action_cards = アクションカード
kp-why-german_ships = ドイツ艦
kp-why-merchantmen = 商船
kp-why-surplus_german_ships = 余ったドイツ艦
kp-why-deceived_card = 残った1枚
kp-why-stolen_cards = 手札から取るカード
kp-why-solitaire_card = ファントムのカード
kp-why-defence_row = ファントムの応答
kp-why-ending_rows = ファントムのカードの、ターンが終わる行の数
kp-why-attack_row = ファントムの行動
kp-why-phantom_choice = ファントムの選択
kp-why-tournament_warship = 最初の軍艦
kp-why-tournament_raiders = 最初の通商破壊艦
kp-why-tournament_merchantman = 最初の商船
kp-why-world = 見えないもののありうる姿
