# カードの艦長たちのすべての言葉。
tc-title = カードの艦長たち
tc-side-ANNA = アンナ
tc-side-BEN = ベン
tc-side-CLEO = クレオ
tc-side-DORA = ドーラ
tc-option-players = 艦長の数
tc-option-players-about = 遊ぶ人数。1人なら海が相手です。
tc-option-partners = 2人組
tc-option-partners-about = 4人が2人ずつ組みます。
tc-option-hand = 手札
tc-option-hand-about = 1人に配る枚数です。
tc-option-rounds = ラウンド
tc-option-rounds-about = 配る回数です。
tc-value-1 = 1
tc-value-2 = 2
tc-value-3 = 3
tc-value-4 = 4
tc-value-5 = 5
tc-value-10 = 10
tc-value-True = はい
tc-value-False = いいえ
tc-decision-commit = どの砲を置きますか。
tc-decision-commit-help = ほかの人には枚数だけが見えます。
tc-decision-fire = 撃ちますか。
tc-decision-fire-help = 目標、続いてほかの人が応じられます。
tc-decision-react = この射撃に応じますか。
tc-decision-react-help = 罠は射撃を止め、霧は目標を隠します。
tc-decision-bid = 何を出しますか。
tc-decision-bid-help = 全員が伏せて同時に出します。
tc-order-commit = 置くカード：{ $cards ->
    [none] なし
   *[other] { $cards }
  }
tc-order-fire = { $at }に{ $card }を撃つ
tc-order-end-turn = 手番を終える
tc-order-react = { $card }で応じる
tc-order-let-pass = 見送る
tc-order-bid = 出すカード：{ $card ->
    [none] なし
   *[other] { $card }
  }
tc-card-gun = 砲
tc-card-fog = 霧
tc-card-trap = 罠
tc-at-ANNA = アンナ
tc-at-BEN = ベン
tc-at-CLEO = クレオ
tc-at-DORA = ドーラ
tc-at-SEA = 海
tc-why-label = 射撃に応じる
tc-why-no-answer = 罠も霧も持っていません。
tc-dealt = 配られたカード：{ $cards }
tc-fires = { $at ->
    [ANNA] アンナ
    [BEN] ベン
    [CLEO] クレオ
    [DORA] ドーラ
   *[other] 海
  }への{ $card }。
tc-answers = { $card }で応じました。
tc-hits = 命中です。
tc-draws = カードを1枚引きました。
tc-drew = 引いたカード：{ $card }
tc-bids = 出されたカード：{ $bids }
tc-round = 次のラウンドのカードを配ります。
tc-alone = { $winner ->
    [none] 海の勝ちです。
   *[other] アンナは耐え抜きました。
  }
tc-pair = { $winner ->
    [none] 2組は互角です。
    [ANNA] アンナとクレオの勝ちです。
   *[other] ベンとドーラの勝ちです。
  }
tc-most = { $winner ->
    [none] 同点のため、勝者はいません。
   *[other] 最も点の多い人の勝ちです。
  }
tc-ending-alone = 一人
tc-ending-pair = 2人組
tc-ending-most = 得点
tc-why-shot = 射撃
tc-why-deal = 配り
tc-why-draw = 引いたカード
tc-state-turn = ラウンド
tc-state-phase = {""}
tc-state-active = 手番の艦長
tc-state-hands = 手札
tc-state-deck = 山札
tc-state-laid = 置いたカード
tc-state-shot = 射撃
tc-state-bids = 入札
tc-state-played = 使ったカード
tc-state-scores = 得点
tc-state-record = これまでのラウンド
tc-state-partners = 2人組
tc-question-shot = 射撃は命中するか。
tc-question-shot-about = 晴れか、霧の中か。
tc-group-guns = 砲
tc-parameter-fog = 霧
tc-hit = 命中
tc-miss = 外れ
tc-chart-gunnery = 射撃表
tc-player-brave = 勇敢
tc-player-brave-about = すべての砲を置き、どの射撃にも応じます。
tc-player-meek = 臆病
tc-player-meek-about = 砲を置かず、応じもしません。
tc-section-C1 = C1
tc-section-C2 = C2
tc-section-C3 = C3
tc-section-C4 = C4
tc-section-C5 = C5
tc-section-C6 = C6
tc-section-C7 = C7
tc-section-C8 = C8
tc-section-C9 = C9
tc-years = ある晩
tc-hook = 切り札を残すのはだれか。
tc-state-at = 目標
tc-state-card = カード
tc-state-asked = まだ答える人
tc-state-fog = 霧の中
tc-state-asked-each = 船長{ $next }
tc-state-record-each = { $depth ->
    [0] ラウンド{ $next }
   *[other] 船長{ $next }
 }
tc-column-clear = 晴れ
tc-column-fog = 霧
tc-cell-hit = 命中
tc-cell-miss = 外れ
