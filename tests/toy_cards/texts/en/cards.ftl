# Every word of the captains with cards.
tc-title = Captains with Cards
tc-side-ANNA = Anna
tc-side-BEN = Ben
tc-side-CLEO = Cleo
tc-side-DORA = Dora
tc-option-players = Captains
tc-option-players-about = How many play; one plays against the sea.
tc-option-partners = Partners
tc-option-partners-about = Four captains play in pairs.
tc-option-hand = Cards in hand
tc-option-hand-about = How many cards are dealt to each.
tc-option-rounds = Rounds
tc-option-rounds-about = How often the cards are dealt.
tc-value-1 = 1
tc-value-2 = 2
tc-value-3 = 3
tc-value-4 = 4
tc-value-5 = 5
tc-value-10 = 10
tc-value-True = yes
tc-value-False = no
tc-decision-commit = Which guns do you lay out?
tc-decision-commit-help = The others see how many, not which.
tc-decision-fire = Fire?
tc-decision-fire-help = The target and then the others may answer.
tc-decision-react = Do you answer the shot?
tc-decision-react-help = A trap stops it, a fog hides the target.
tc-decision-bid = What do you bid?
tc-decision-bid-help = All bid at once, unseen.
tc-order-commit = Lay out: { $cards ->
    [none] nothing
   *[other] { $cards }
  }
tc-order-fire = Fire { $card } at { $at }
tc-order-end-turn = End the turn
tc-order-react = Answer with { $card }
tc-order-let-pass = Let it pass
tc-order-bid = Bid { $card ->
    [none] nothing
   *[other] { $card }
  }
tc-card-gun = a gun
tc-card-fog = a fog
tc-card-trap = a trap
tc-at-ANNA = Anna
tc-at-BEN = Ben
tc-at-CLEO = Cleo
tc-at-DORA = Dora
tc-at-SEA = the sea
tc-why-label = Answer the shot
tc-why-no-answer = You hold neither a trap nor a fog.
tc-dealt = You are dealt { $cards }.
tc-fires = { $at ->
    [ANNA] At Anna
    [BEN] At Ben
    [CLEO] At Cleo
    [DORA] At Dora
   *[other] At the sea
  }: { $card }.
tc-answers = The answer: { $card }.
tc-hits = A hit.
tc-draws = A card is drawn.
tc-drew = You drew { $card }.
tc-bids = The bids: { $bids }.
tc-round = A new round is dealt.
tc-alone = { $winner ->
    [none] The sea has won.
   *[other] Anna has held out.
  }
tc-pair = { $winner ->
    [none] The pairs are level.
    [ANNA] Anna and Cleo win.
   *[other] Ben and Dora win.
  }
tc-most = { $winner ->
    [none] Several are level: nobody wins.
   *[other] The most points win.
  }
tc-ending-alone = alone
tc-ending-pair = pairs
tc-ending-most = points
tc-why-shot = a shot
tc-why-deal = the deal
tc-why-draw = the card drawn
tc-state-turn = Round
tc-state-phase = {""}
tc-state-active = Captain in turn
tc-state-hands = Hands
tc-state-deck = Deck
tc-state-laid = Laid out
tc-state-shot = Shot
tc-state-bids = Bids
tc-state-played = Played
tc-state-scores = Points
tc-state-record = Rounds before
tc-state-partners = Partners
tc-question-shot = Does the shot hit?
tc-question-shot-about = Clear, or in a fog.
tc-group-guns = Guns
tc-parameter-fog = Fog
tc-hit = hit
tc-miss = miss
tc-chart-gunnery = Gunnery
tc-player-brave = Brave
tc-player-brave-about = All guns, and an answer to every shot.
tc-player-meek = Meek
tc-player-meek-about = No guns and no answers.
tc-section-C1 = C1
tc-section-C2 = C2
tc-section-C3 = C3
tc-section-C4 = C4
tc-section-C5 = C5
tc-section-C6 = C6
tc-section-C7 = C7
tc-section-C8 = C8
tc-section-C9 = C9
tc-years = any evening
tc-hook = Who keeps a card back?
tc-state-at = Target
tc-state-card = Card
tc-state-asked = Still asked
tc-state-fog = In a fog
tc-state-asked-each = Captain { $next }
tc-state-record-each = { $depth ->
    [0] Round { $next }
   *[other] Captain { $next }
 }
tc-column-clear = clear
tc-column-fog = fog
tc-cell-hit = hit
tc-cell-miss = miss
