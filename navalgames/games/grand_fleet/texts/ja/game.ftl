# グランドフリート：陣営、選択ルール、決定、命令、断り書き、記録

gf-title = グランドフリート
gf-years = 北海、1914〜1918年
gf-hook = 北海をはさんで、2つの主力艦隊がにらみ合います。敵は出てくるのか、出てこなければ何を失うのか。
gf-home-board = グランドフリートの盤面：スカパ・フローからデンマークまでの北海のヘクスの海図に、イギリスとドイツの艦隊のマーカーが置かれています。

gf-side-UK = イギリス
gf-side-DE = ドイツ
gf-side-UK-short = イギリス
gf-side-DE-short = ドイツ
gf-nation-UK = イギリス
gf-nation-DE = ドイツ
gf-nation-US = アメリカ

gf-type-b-old = 前ド級戦艦(B)
gf-type-b = ド級戦艦B
gf-type-bb = 超ド級戦艦BB
gf-type-bc-old = 初期の巡洋戦艦(BC)
gf-type-bc = 巡洋戦艦BC
gf-kind-row = { $nation ->
    [UK] イギリスの
    [US] アメリカの
   *[DE] ドイツの
 }{ $type }
gf-target-row = 艦隊{ $fleet }：{ $type }、1隻{ $cost }点
gf-target-row-about = { $ships }
gf-ddbox-column = ボックス{ $box }
gf-fleet-column = 艦隊{ $fleet }
gf-targets-column = 目標

## 選択ルール

gf-option-historical = ヒストリカルゲーム
gf-option-historical-about = イギリスが2VPの優勢で始まり、第6ターンには判定なしで潜水艦戦が始まります。
gf-option-audacious = オーディシャスの使用
gf-option-audacious-about = 戦艦オーディシャスは1914年10月に機雷で沈みました。使うか、除くかを選びます。
gf-option-roster = 艦艇
gf-option-roster-about = 基本の一覧、旧式艦を加えた長い一覧、または基本に未完成のドイツ艦4隻を加えた一覧です。
gf-option-deploy_rolls = 投入で振る回数
gf-option-deploy_rolls-about = 1回目の目を見てから2回目を決めるか、先に1回か2回かを宣言します。
gf-option-uk_box_zero_counts = ボックス0も空きと数える
gf-option-uk_box_zero_counts-about = イギリスがDDboxを並べ替えるとき、ボックス0も、ほかのボックスと同じように埋めなければなりません。
gf-option-circled_start_box = 開始時の丸印の艦
gf-option-circled_start_box-about = 持ち主がボックスを選ぶか、均等に分けます。
gf-option-fleet_contents_hidden = 艦隊チャートを隠す
gf-option-fleet_contents_hidden-about = どちらの陣営にも、自軍の艦と、敵の艦の数だけが見えます。
gf-option-range_mix = 遠距離と近距離をいっしょに選ぶ
gf-option-range_mix-about = 同じラウンドに遠距離と近距離を1つずつ選べます。互いに打ち消します。
gf-option-maintenance_beats_lead = 北海維持数を7VPの優勢より先に見る
gf-option-maintenance_beats_lead-about = 北海維持数に足りない陣営は、7VP優勢でも負けます。
gf-option-damage_table = 損害表
gf-option-damage_table-about = 標準の表か、9以上で沈む激しい表かを選びます。
gf-option-simultaneous_allocation = 目標を同時に決める
gf-option-simultaneous_allocation-about = 両陣営が互いに見ずに目標を決めます。使わないときは、先に動いた側が公開して決めます。
gf-value-core = 基本の一覧
gf-value-extended = 長い一覧
gf-value-hypothetical = 基本と未完成の艦
gf-value-after_first = 1回目を見てから
gf-value-declared = 先に宣言する
gf-value-owner = 持ち主が選ぶ
gf-value-spread = 均等に分ける
gf-value-standard = 標準
gf-value-bloody = 激戦
gf-value-True = はい
gf-value-False = いいえ

## 決定

gf-decision-send_start = 丸印の艦をどこから始めますか？
gf-decision-send_start-help = これらの艦は、初めは北海にいません。DDboxの好きなボックスに入れてください。その番号の目が出ると帰ってきます。
gf-decision-send_reinforcement = 新しい艦をどこに入れますか？
gf-decision-send_reinforcement-help = イギリスの新しい艦はDDboxから始まります。ボックス1〜6は5隻ずつ、ボックス0は何隻でも入ります。
gf-decision-send_circled = 丸印の艦をどこに入れますか？
gf-decision-send_circled-help = 丸で囲んだ数字のある艦はDDboxに入ります。
gf-decision-send_detachment = どの艦を、どのボックスへ転出させますか？
gf-decision-send_detachment-help = 出た目とちょうど同じ数の艦が、艦隊ボックスからDDboxに移ります。
gf-decision-send_surplus = どの艦をDDboxに戻しますか？
gf-decision-send_surplus-help = 艦がすべての艦隊に入りきりません。防御値の高い艦から先に戻します。
gf-decision-send_damage = 損傷した艦をどこに入れますか？
gf-decision-send_damage-help = 損傷した艦はDDboxに入ります。投入で戻ってきます。
gf-decision-send_american_entry = アメリカの艦をどこに入れますか？
gf-decision-send_american_entry-help = 丸印のあるアメリカの艦は、イギリスのDDboxから加わります。
gf-decision-send_american_recall = アメリカの艦をどこに入れますか？
gf-decision-send_american_recall-help = 修正前の目が6なら、艦隊ボックスにいるアメリカの艦はすべてDDboxに移ります。
gf-decision-deployment = DDboxから艦を投入しますか？
gf-decision-deployment-help = ボックスを並べ替え、1回か2回振ります。番号の出たボックスの艦は、すべて艦隊に加わります。
gf-decision-sort_ddbox = DDboxを並べ替えてください
gf-decision-sort_ddbox-help = 艦をボックスの間で自由に動かせます。イギリスは、埋められるボックスを空けておけません。
gf-decision-declare_rolls = 振るのは1回ですか、2回ですか？
gf-decision-declare_rolls-help = 最初の目を見る前に、何回振るかを宣言します。
gf-decision-second_roll = もう一度振りますか？
gf-decision-second_roll-help = 2回目で別のボックスが呼ばれることがあります。そのときは、中の艦をすべて加えなければなりません。
gf-decision-detachment = DDboxへ艦を転出させますか？
gf-decision-detachment-help = 転出させる場合、出た目の数だけ移さなければなりません。どの艦かは自由に選べます。
gf-decision-begin_warfare = 無制限潜水艦戦を始めますか？
gf-decision-begin_warfare-help = 海からVPが得られますが、アメリカが加わり、両陣営とも新しい艦は来なくなります。
gf-decision-initiative_dice = サイコロは1個ですか、2個ですか？
gf-decision-initiative_dice-help = 相手に知らせずに選びます。2個なら大きい目を使いますが、偶数どうし、奇数どうしなら1VPを失います。
gf-decision-offer_battle = 決戦を挑みますか？
gf-decision-offer_battle-help = 主導権を握りました。差が4か5のときは、挑まなければなりません。
gf-decision-accept_battle = 決戦に応じますか？
gf-decision-accept_battle-help = 拒否すると、攻勢側が3VPを得ます。
gf-decision-form_fleets = 艦隊を編成してください
gf-decision-form_fleets-help = すべての艦が出撃します。艦のいない艦隊はダミーで、そのマーカーも使います。
gf-decision-show_fleets = どの高速艦隊を表向きで出しますか？
gf-decision-show_fleets-help = 表向きの高速艦隊は両陣営に見えますが、迎撃移動では2個と数えます。
gf-decision-place_marker = マーカーを置いてください
gf-decision-place_marker-help = 使えるヘクスならどこにでも置けます。裏向きのマーカーは混ぜてあり、どの艦隊かはだれにもわかりません。
gf-decision-intercept = 迎撃移動をしますか？
gf-decision-intercept-help = 自軍のマーカーの重みが敵を上回るヘクスなら、中身を丸ごと隣へ1ヘクス動かせます。
gf-decision-manoeuvre = どこまで無理をしますか？
gf-decision-manoeuvre-help = 半砲撃は+2です。過剰運動は1ごとに+1ですが、出た目が過剰運動数以下なら混乱します。
gf-decision-choose_situations = 優位を生かしてください
gf-decision-choose_situations-help = 差2ごとに、状況を1つ選べます。少なくてもかまいません。
gf-decision-allocate_fire = 目標を選んでください
gf-decision-allocate_fire-help = 1隻に防御値の分の砲撃数を割り振ると、損害判定を1回行います。余った砲撃数は無効です。
gf-decision-another_round = もう1ラウンド続けますか？
gf-decision-another_round-help = 両陣営が望めば砲撃が続きます。片方だけが望むときは、その側が海に残ります。

## 命令

gf-order-send-to-ddbox = 送る
gf-order-skip-deployment = 投入しない
gf-order-start-deployment = DDboxを並べ替えて振る
gf-order-sort-ddbox = この並びで振る
gf-order-declare-rolls = { $rolls }回振る
gf-order-roll-again = もう一度振る
gf-order-stop-rolling = ここでやめる
gf-order-skip-detachment = 転出させない
gf-order-start-detachment = 転出のサイを振る
gf-order-begin-warfare = 無制限潜水艦戦を始める
gf-order-hold-warfare-back = 見合わせる
gf-order-choose-initiative-dice = サイコロを{ $dice }個振る
gf-order-offer-battle = 決戦を挑む
gf-order-decline-battle = 決戦を挑まない
gf-order-accept-battle = 決戦に応じる
gf-order-refuse-battle = 決戦を拒否する：攻勢側に3VP
gf-order-form-fleets = この編成で出撃する
gf-order-show-fleets = { $fleets ->
    [none] すべて裏向き
   *[other] 表向き：{ $fleets }
 }
gf-order-show-fleet = 艦隊{ $fleet }を表向きにする
gf-order-place-marker = { $fleet ->
    [0] 裏向きのマーカーを{ $hex }に置く
   *[other] 表向きの艦隊{ $fleet }を{ $hex }に置く
 }
gf-order-place-in = ヘクス{ $hex }（{ $place }）
gf-order-move-stack = { $to ->
    [none] ヘクス{ $hex }を動かす
   *[other] { $hex }から{ $to }へ動かす
 }
gf-order-pass-interception = パス
gf-order-manoeuvre = { $half ->
    [yes] 半砲撃、過剰運動数{ $over }
   *[no] 通常の砲撃、過剰運動数{ $over }
 }
gf-order-over-more = 艦隊数を超える過剰運動
gf-order-choose-situations = { $situations ->
    [none] 何も選ばない
   *[other] 選ぶ：{ $situations }
 }
gf-order-mixed-range = 遠距離と近距離を1つずつ
gf-order-allocate-fire = これらの艦を撃つ
gf-order-want-round = { $another ->
    [yes] 戦闘を続ける
   *[no] 戦闘をやめる
 }
gf-situation-continue = 戦闘の継続
gf-situation-cancel_half = 自軍の半砲撃を取り消す
gf-situation-enemy_half = 敵を半砲撃にする
gf-situation-long = 遠距離：全艦の砲撃値-0.5
gf-situation-short = 近距離：全艦の砲撃値+0.5

gf-suggest-spread = 各ボックスに分ける
gf-suggest-box-zero = 全部をボックス0へ（呼ばれない）
gf-suggest-piled = できるだけまとめる
gf-suggest-as-it-is = いまのまま
gf-suggest-large = 速さ別の大きな艦隊
gf-suggest-middling = 5隻ほどの艦隊
gf-suggest-small = 小さな艦隊
gf-suggest-most-targets = できるだけ多くの目標
gf-suggest-strongest = 強い艦から
gf-suggest-fleet-by-fleet = 小さい艦隊から崩す

## いまできないこと

gf-refused-decline = 差は{ $difference }です。4以上なら、攻勢側は決戦を挑まなければなりません。
gf-refused-forbidden = 禁止ヘクスです。マーカーは入れません。
gf-refused-no-enemy = ヘクス{ $hex }に敵のマーカーはありません。
gf-refused-finished = ヘクス{ $hex }のマーカーは、すでに迎撃移動に加わりました。
gf-refused-too-light = ヘクス{ $hex }の重みは、自軍が{ $own }、敵が{ $enemy }です。敵を上回らなければなりません。
gf-refused-over = ここの自軍は{ $fleets }個艦隊なので、過剰運動数は{ $fleets }までです。
gf-refused-cancel-half = 半砲撃にしていないので、取り消すものがありません。
gf-refused-enemy-half = 敵はすでに半砲撃です。
gf-refused-mixed-range = この対戦では、同じラウンドに遠距離と近距離の両方は選べません。
gf-refused-not-fast = 艦隊{ $fleet }は高速艦隊ではないので、マーカーは裏向きのままです。

gf-error-more-than-there-are = { $kind }は{ $expected }隻ですが、命令では{ $given }隻です（ルール{ $rule }）。
gf-error-not-here = { $given }は、この決定の対象になる艦ではありません（ルール{ $rule }）。
gf-error-named-twice = { $given }が2回挙げられています（ルール{ $rule }）。
gf-error-number-of-ships = 命令にあるのは{ $given }隻です。{ $expected }隻でなければなりません（ルール{ $rule }）。
gf-error-number-of-boxes = DDboxのボックスは{ $expected }個ですが、命令には{ $given }個あります（ルール{ $rule }）。
gf-error-box-full = ボックス{ $box }が{ $given }隻になります。入るのは{ $expected }隻までです（ルール{ $rule }）。
gf-error-empty-boxes = 艦のいるボックスが{ $given }個しかありません。イギリスは{ $expected }個を埋めなければなりません（ルール{ $rule }）。
gf-error-highest-first = { $given }の分け方が違います。防御値の高い艦から先に戻します（ルール{ $rule }）。
gf-error-number-of-fleets = 艦隊は{ $expected }個ですが、命令には{ $given }個あります（ルール{ $rule }）。
gf-error-fleet-size = 艦隊{ $fleet }が{ $given }隻になります。1個艦隊は{ $least }〜{ $most }隻か、0隻です（ルール{ $rule }）。
gf-error-points = これらの目標には{ $given }点必要ですが、使えるのは{ $expected }点です（ルール{ $rule }）。

## 記録

gf-log-start = ゲーム開始：イギリスの{ $uk }隻とドイツの{ $de }隻が待機しています。
gf-log-next-turn = 第{ $turn }ターンが始まります。
gf-log-german-ships = ドイツの増強{ $count }隻：{ $ships }。
gf-log-british-ships = イギリスの増強{ $count }隻：{ $ships }。
gf-log-sent-start = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は{ $count }隻をDDboxに置いて始めます。
gf-log-sent-reinforcement = イギリスの新しい艦{ $count }隻がDDboxに入ります。
gf-log-sent-circled = 丸印の艦{ $count }隻がDDboxに入ります。
gf-log-sent-detachment = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は{ $count }隻を転出させます。
gf-log-sent-surplus = 余剰の{ $count }隻がDDboxに戻ります。
gf-log-sent-damage = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }の損傷艦{ $count }隻が修理に入ります。
gf-log-sent-american-entry = アメリカの{ $count }隻がイギリスのDDboxに入ります。
gf-log-sent-american-recall = アメリカの{ $count }隻がDDboxに戻ります。
gf-log-no-deployment = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は投入しません。
gf-log-box-called = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }の投入の目は{ $box }：{ $ships ->
    [0] このボックスは空です。
   *[other] { $ships }隻が呼ばれます。
 }
gf-log-deployed = { $count ->
    [0] 艦隊に加わる艦はありません。
   *[other] { $ships }が艦隊に加わります。
 }
gf-log-detachment = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は{ $count }隻を転出させなければなりません。
gf-log-submarine-none = 潜水艦戦は始まりません。
gf-log-submarine-choice = ドイツ軍は潜水艦戦を始められます。
gf-log-submarine-occurs = 潜水艦戦が発生します。
gf-log-warfare-held-back = ドイツ軍は潜水艦戦を見合わせます。
gf-log-warfare-begins = 無制限潜水艦戦が始まります。アメリカの{ $joining }隻が大艦隊に加わり、ほかに{ $boxed }隻がDDboxに入ります。{ $cancelled ->
    [0] 建造中止になる艦はありません。
   *[other] { $cancelled }隻が建造中止になります。
 }
gf-log-submarine-points = { $vp ->
    [0] 潜水艦戦では、どちらもVPを得ません。
    [1] 護送船団が持ちこたえ、イギリスが1VPを得ます。
    [-1] 潜水艦戦で、ドイツが1VPを得ます。
    [-2] 潜水艦戦で、ドイツが2VPを得ます。
   *[other] 潜水艦戦によるVPの動き：{ $vp }（プラスはイギリス）。
 }
gf-log-parity = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }のサイ2個は偶奇がそろい、1VPを失います。
gf-log-nobody-attacks = 差は{ $difference }：どちらも攻勢をとれません。
gf-log-attacker = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }が差{ $difference }で主導権を握ります。
gf-log-declined = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は決戦を挑みません。
gf-log-offered = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }が決戦を挑みます。
gf-log-refused = { $side ->
    [UK] イギリス軍は拒否します：ドイツに3VP。
   *[DE] ドイツ軍は拒否します：イギリスに3VP。
 }
gf-log-battle = 決戦です！ { $attacker ->
    [UK] イギリス軍が攻勢側です。
   *[DE] ドイツ軍が攻勢側です。
 }
gf-log-fleets = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は{ $fleets }個艦隊、{ $ships }隻で出撃します。
gf-log-face-up = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は高速艦隊を{ $count }個、表向きにします：艦隊{ $fleets }。
gf-log-placed = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }の{ $fleet ->
    [0] マーカー
   *[other] 艦隊{ $fleet }
 }を{ $hex }に配置。
gf-log-pass = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }はパスします。
gf-log-intercepts = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }が{ $hex }のすべてを{ $to }へ動かします。
gf-log-revealed = すべてのマーカーが表になります。{ $combats ->
    [0] 両艦隊は行き違いました。
    [1] { $hexes }で戦闘になります。
   *[other] { $combats }か所で戦闘になります：{ $hexes }。
 }
gf-log-combat = ヘクス{ $hex }の戦闘。
gf-log-number = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }の戦闘主導権数：{ $number }{ $half ->
    [yes] 、半砲撃
   *[no] {""}
 }{ $over ->
    [0] {""}
   *[other] 、過剰運動数{ $over }
 }。
gf-log-confused = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }の艦隊は混乱：砲撃も選択もできません。
gf-log-situation-continue = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }が戦闘の継続を決めます。
gf-log-situation-cancel-half = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は半砲撃を取り消します。
gf-log-situation-enemy-half = { $side ->
    [UK] イギリス軍がドイツ軍
   *[DE] ドイツ軍がイギリス軍
 }を半砲撃にします。
gf-log-situation-long = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }が距離を開きます：全艦の砲撃値-0.5。
gf-log-situation-short = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }が距離を詰めます：全艦の砲撃値+0.5。
gf-log-totals = 合計砲撃数：イギリス{ $uk }、ドイツ{ $de }。
gf-log-hit-none = { $ship }は砲撃に耐えます。
gf-log-hit-ddbox = { $ship }は損傷し、港へ向かいます。
gf-log-hit-sunk = { $ship }は沈没します。
gf-log-points-sunk = { $vp ->
    [1] 失われた艦により、イギリスが1VPを得ます。
    [2] 失われた艦により、イギリスが2VPを得ます。
    [3] 失われた艦により、イギリスが3VPを得ます。
    [-1] 失われた艦により、ドイツが1VPを得ます。
    [-2] 失われた艦により、ドイツが2VPを得ます。
    [-3] 失われた艦により、ドイツが3VPを得ます。
   *[other] 失われた艦によるVPの動き：{ $vp }（プラスはイギリス）。
 }
gf-log-small-fleet = { $side ->
    [UK] イギリス
   *[DE] ドイツ
 }の艦隊{ $fleet }は、{ $ships ->
    [0] 1隻も残っていません。
   *[other] 残り{ $ships }隻で帰港します。
 }
gf-log-next-round = { $hex }で次の砲撃ラウンドに入ります。
gf-log-wants-round = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は戦闘の継続を望みます。
gf-log-wants-no-round = { $side ->
    [UK] イギリス軍
   *[DE] ドイツ軍
 }は戦闘をやめます。
gf-log-control = { $hexes ->
    [0] 攻勢側が制圧した敵ヘクスはありません。
   *[other] { $side ->
        [UK] イギリス軍
       *[DE] ドイツ軍
     }が敵ヘクス{ $hexes }か所を制圧：{ $vp }VP。
 }

gf-outcome-maintenance = { $winner ->
    [UK] イギリスの勝利：ドイツは北海を維持できません。
    [DE] ドイツの勝利：イギリスは北海を維持できません。
   *[none] どちらも北海を維持できません。
 }
gf-outcome-lead = { $winner ->
    [UK] イギリスが{ $vp }VPの優勢で勝ちました。
   *[DE] ドイツが{ $vp }VPの優勢で勝ちました。
 }
gf-outcome-points = { $winner ->
    [UK] 終戦です。{ $vp }VP優勢のイギリスの勝利です。
   *[DE] 終戦です。{ $vp }VP優勢のドイツの勝利です。
 }
gf-outcome-tie = 終戦です。VPは同じですが、封鎖は破られず、イギリスの勝利です。
gf-outcome-draw = 両陣営が同時に勝利条件を満たしました。引き分けです。

## 終わり方（多くのゲームを数えるとき）

gf-ending-maintenance = 北海維持数
gf-ending-lead = 7VPの優勢
gf-ending-points = VPの差
gf-ending-tie = VPが同じ
gf-ending-draw = 引き分け

## 振った目的

gf-why-deployment-uk = イギリスの投入
gf-why-deployment-de = ドイツの投入
gf-why-detachment-uk = イギリスの転出
gf-why-detachment-de = ドイツの転出
gf-why-initiative-uk = イギリスの主導権
gf-why-initiative-de = ドイツの主導権
gf-why-usw_occurrence = 潜水艦戦判定
gf-why-usw_effect = 潜水艦戦
gf-why-combat-initiative-uk = イギリスの戦闘主導権
gf-why-combat-initiative-de = ドイツの戦闘主導権
gf-why-damage_table = 損害判定
gf-why-reveal = マーカーの公開
gf-why-reveal-uk = イギリスのマーカーの公開
gf-why-reveal-de = ドイツのマーカーの公開
gf-why-habit = いくつ振るか
