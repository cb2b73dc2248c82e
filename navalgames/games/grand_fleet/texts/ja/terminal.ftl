# 端末で、対戦の状態を文字で見せることば

gf-state-turn = ターン
gf-state-deciding = 決める陣営
gf-state-vp = 勝利得点（プラスはイギリス）
gf-state-usw_turn = 潜水艦戦が始まったターン
gf-state-fleets = 艦隊ボックス
gf-state-fleets-part = 艦隊{ $next }
gf-state-ddbox = DDbox
gf-state-ddbox-part = ボックス{ $index }
gf-state-waiting = ターン表
gf-state-waiting-part = 第{ $next }ターン
gf-state-american = 待機中のアメリカの艦
gf-state-sunk = 沈没
gf-state-cancelled = 建造中止
gf-state-sending = DDboxへ移す艦
gf-state-deployment_roll = 投入の1回目の目
gf-state-initiative = 主導権
gf-state-dice = 振る個数
gf-state-attacker = 攻勢側
gf-state-difference = 差
gf-state-battle = 決戦
gf-state-face_up = 表向き
gf-state-down_left = これから置く裏向きのマーカー
gf-state-up_left = これから置く表向きの艦隊
gf-state-stacks = マップ上のマーカー
gf-state-stacks-part = 場所{ $next }
gf-state-hex = ヘクス
gf-state-down = 裏向き
gf-state-up = 表向き
gf-state-finished = 移動済み
gf-state-mover = 動かす陣営
gf-state-passes = 続いたパスの数
gf-state-at_sea = 海上の艦隊
gf-state-at_sea-part = 場所{ $next }
gf-state-combats = これからの戦闘
gf-state-combat = 戦闘
gf-state-round = ラウンド
gf-state-first = 先に決める陣営
gf-state-half = 半砲撃
gf-state-over = 過剰運動数
gf-state-numbers = 戦闘主導権数
gf-state-confused = 混乱
gf-state-chooser = 状況を選ぶ陣営
gf-state-choices = 選べる数
gf-state-situations = 状況
gf-state-totals = 合計砲撃数
gf-state-targets = 目標
gf-state-attacker_wants = 攻勢側が継続を望む

## 多くのゲームで数えるもの

gf-counted-turn = 戦争の1ターン。ゲームごとに、終わったときのターンを数えます
gf-counted-score = 終わったときの勝利得点。プラスはイギリス、マイナスはドイツのリード
