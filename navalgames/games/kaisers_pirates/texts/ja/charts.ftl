# カイザーの海賊：表と一覧の名前

kp-chart-german-ships = ドイツ艦
kp-chart-merchantmen = 商船
kp-chart-action-cards = アクションカード
kp-chart-card-faces = 自分のサイコロを持つカード
kp-chart-action-deck = アクションカード100枚
kp-chart-solitaire-cards = ソリティアカード
kp-chart-combat-result = 戦闘の結果
kp-chart-challenge-result = 挑戦と対応の結果
kp-chart-setup-counts = 準備の枚数
kp-chart-round-points = ラウンドポイント
kp-chart-modifiers = 修正
kp-chart-option-coins = 選択ルールのサイコロ
kp-chart-reaction-legality = リアクションが使える場面
kp-chart-assist-legality = 補助カードが使える場面
kp-chart-option-lists = 選択ルールで名前の出る艦船
kp-chart-german-history = 史実のドイツ艦
kp-chart-merchantman-history = 史実の商船
