# カイザーの海賊のゲーム盤：部隊、出したカード、対決のサイコロ、確率、手がかり

kp-table-caption = ゲーム盤：部隊、出したカード、山札、手札
kp-table-tab-piles = 得点パイル
kp-table-phantom = 南（ファントム）
kp-table-small-own = あなた
kp-table-small-other = 相手
kp-table-small-phantom = ファントム
kp-table-small-points = { $points }点
kp-table-own = { $name }（この席）
kp-table-partner = あなたの味方
kp-table-active = このプレイヤーのターン
kp-table-hand = 手札
kp-table-laid-out = このターンに出したカード
kp-table-used = このターンに使ったカード
kp-table-looked-at = あなただけが見るカード
kp-table-piles = 山札とデッキ
kp-table-draw-pile = 山札
kp-table-phantom-card = ファントムの最後のカード
kp-table-phantom-cards = ファントムのカード（めくった順）
kp-table-discarded = { $place ->
    [1] 捨て札のいちばん上
   *[other] 捨て札の2番目
 }
kp-table-round-points = ラウンドポイント{ $points }
kp-table-hand-count = 手札{ $count }枚
kp-table-pile-count = 得点パイル{ $count }枚
kp-table-on-fleet = この部隊に{ $card }
kp-table-lies = { $use ->
    [intercept] { $ship ->
        [none] 部隊の前に横向き：イギリス軍の迎撃
       *[other] { $ship }に横向き：迎撃
     }
   *[other] { $ship ->
    [none] 部隊の前に縦向き：書かれた行動
   *[other] { $ship }に縦向き：機雷
 }
 }
kp-table-card-where = { $card } { $where }
kp-table-won-short = 得点になったカード
kp-table-played = 出したカード
kp-table-interned = 終戦まで中立国の港に抑留
kp-table-gone = テーブルを離れた艦
kp-table-won = { $name }：{ $count ->
    [0] まだなし
   *[other] { $count }枚、{ $vp }VP
 }
kp-table-scored = { $how ->
    [merchantman] 沈めた商船
    [prize] 拿捕船
    [passage] 安全な航路に着いた船
    [exhausted] 石炭を使い切った拿捕船
    [german] 沈めたドイツ艦
   *[action] 沈めたアクションカードの艦船
 }：{ $vp }VP

## ゲームの様子

kp-table-turn = 第{ $round }ラウンド、第{ $turn }ターン
kp-table-phase = { $phase ->
    [commit] { $side }：カードを出す
    [attack] { $side }：攻撃
    [ending] { $side }：ターンの終わり
    [between] ラウンドの合間
    [phantom] ファントムの行動
    [over] ゲーム終了
   *[acting] { $side ->
        [none] ラウンドの始まり
       *[other] { $side }：カードを使う
     }
 }
kp-table-score = { $name } { $vp }VP（ラウンドポイント{ $points }）

## 攻撃とその確率

kp-table-attack = { $kind ->
    [german] { $ship }が{ $target }を迎撃します。
    [british] { $side }のイギリス軍が{ $target }を迎撃します。
    [interrogate] { $side }が、正体を見破った{ $target }を攻撃します。
    [monitor] { $side }のモニター艦が{ $target }を攻撃します。
    [mines] { $side }の機雷が{ $target }をおびやかします。
   *[torpedo] { $side }の潜水艦が{ $target }を魚雷で攻撃します。
 }
kp-table-odds = 応じる前の確率：沈没{ $sunk }、損傷{ $damaged }
kp-table-odds-captured = 応じる前の確率：拿捕{ $captured }
kp-table-result-sunk = 沈没
kp-table-result-damaged = 損傷
kp-table-result-captured = 拿捕
kp-table-odds-passage = 安全な航路
kp-table-odds-succeeds = 成功

## カードと船とプレイヤーを選ぶ

kp-table-which-card = どのカードですか
kp-table-where = どこに置きますか（確率は、いちばんよい使い方で、応じられる前のもの）
kp-table-useless = いま使い道のない置き方（{ $count }）
kp-table-laid-no-target = ねらえる相手の船が、いまはありません。
kp-table-laid-assist = 1枚では働きません。このターンの攻撃に加えるカードです。
kp-table-laid-reaction = 出しても働きません。手札から応じるときに使うカードです。
kp-table-laid-twice = もうカードが置いてあります。1隻が動けるのは1ターンに1回です。
kp-table-laid-idle = いまは何も起こりません。
kp-table-laid-count = { $count ->
    [0] まだ1枚も出していません。
   *[other] { $count }枚出しています。
 }
kp-table-hint-commit = { $card }：置く場所を選びます。手札の別のカードも選べます。
kp-table-aim = だれに（確率は応じられる前のもの）
kp-table-use-now = 相手を選ばず、すぐに使う
kp-table-aim-at = { $target }（{ $owner }）
kp-table-odds-of = { $target }：{ $what }
kp-table-hint-aim = { $card }：相手を選びます。出した別のカードも選べます。
kp-table-ship-dice = { $attack ->
    [none] { $vp }VP、防御{ $defence }、安全な航路{ $challenge }対{ $response }
   *[other] { $vp }VP、攻撃{ $attack }、防御{ $defence }
 }
kp-table-hint = 盤の上でも選べます。選べるものは点線で囲まれています。
kp-table-unused = 出したカード{ $count }枚は捨てられます。
