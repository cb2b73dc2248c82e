# The Kaiser's Pirates on the play table: areas, cards laid out, duels, odds, hints.

kp-table-caption = The table: fleets, cards laid out, piles, and the hand
kp-table-tab-piles = VP piles
kp-table-phantom = South, the phantom
kp-table-small-own = You
kp-table-small-other = The other player
kp-table-small-phantom = The phantom
kp-table-small-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
kp-table-own = { $name } (this seat)
kp-table-partner = your partner
kp-table-active = it is this player’s turn
kp-table-hand = Hand
kp-table-laid-out = Laid out this turn
kp-table-used = Played this turn
kp-table-looked-at = Only you see these cards
kp-table-piles = Piles
kp-table-draw-pile = Draw pile
kp-table-phantom-card = The phantom’s last card
kp-table-phantom-cards = The phantom’s cards, in the order they came
kp-table-discarded = { $place ->
    [1] on top of the discards
   *[other] next of the discards
 }
kp-table-round-points = { $points ->
    [one] 1 round point
   *[other] { $points } round points
 }
kp-table-hand-count = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
kp-table-pile-count = { $count ->
    [0] empty VP pile
    [one] 1 card in the VP pile
   *[other] { $count } cards in the VP pile
 }
kp-table-on-fleet = { $card } lies on this fleet
kp-table-lies = { $use ->
    [intercept] { $ship ->
        [none] across before the fleet: a British intercept
       *[other] across { $ship }: it intercepts
     }
   *[other] { $ship ->
    [none] upright before the fleet: as its text says
   *[other] upright on { $ship }: mines
 }
 }
kp-table-card-where = { $card } { $where }
kp-table-won-short = Won
kp-table-played = Played
kp-table-interned = In a neutral harbour, until the war is over
kp-table-gone = Left the table
kp-table-won = { $name }: { $count ->
    [0] nothing yet
    [one] 1 card, { $vp } VP
   *[other] { $count } cards, { $vp } VP
 }
kp-table-scored = { $how ->
    [merchantman] A merchantman sunk
    [prize] A prize
    [passage] Reached safe passage
    [exhausted] A prize with its last coal given
    [german] A German ship sunk
   *[action] A ship of an action card sunk
 }: counts { $vp } VP

## Where the game stands

kp-table-turn = Round { $round }, turn { $turn }
kp-table-phase = { $phase ->
    [commit] { $side }: cards are laid out
    [attack] { $side }: an attack
    [ending] { $side }: the turn ends
    [between] Between two rounds
    [phantom] The phantom acts
    [over] The game is over
   *[acting] { $side ->
        [none] The round begins
       *[other] { $side }: cards are played
     }
 }
kp-table-score = { $name } { $vp } VP ({ $points ->
    [one] 1 round point
   *[other] { $points } round points
 })

## Attacks and their odds

kp-table-attack = { $kind ->
    [german] { $ship } intercepts { $target }.
    [british] British ships of { $side } intercept { $target }.
    [interrogate] { $side } attacks { $target }, just found out.
    [monitor] A monitor of { $side } attacks { $target }.
    [mines] Mines of { $side } threaten { $target }.
   *[torpedo] A submarine of { $side } fires at { $target }.
 }
kp-table-odds = Before any answer: sunk { $sunk }, damaged { $damaged }.
kp-table-odds-captured = Before any answer: captured { $captured }.
kp-table-result-sunk = Sunk
kp-table-result-damaged = Damaged
kp-table-result-captured = Captured
kp-table-odds-passage = Safe passage
kp-table-odds-succeeds = It succeeds

## Choosing cards, ships and players

kp-table-which-card = Which card?
kp-table-where = Where does it lie? The chances are those of its best use, before any answer.
kp-table-useless = Of no use as things stand ({ $count })
kp-table-laid-no-target = There is no ship it could be used against.
kp-table-laid-assist = For itself it does nothing: it is added to an attack of this turn.
kp-table-laid-reaction = Laid out it does nothing: it works from the hand, as an answer.
kp-table-laid-twice = A card lies there already, and each ship acts once in a turn.
kp-table-laid-idle = As things stand it would do nothing.
kp-table-laid-count = { $count ->
    [0] No card is laid out yet.
    [one] 1 card is laid out.
   *[other] { $count } cards are laid out.
 }
kp-table-hint-commit = { $card }: choose where it lies, or choose another card of the hand.
kp-table-aim = Against? The chances are those before any answer.
kp-table-use-now = no ship or player: it works at once
kp-table-aim-at = { $target } ({ $owner })
kp-table-odds-of = { $target }: { $what }
kp-table-hint-aim = { $card }: choose what it is aimed at, or choose another card you laid out.
kp-table-ship-dice = { $attack ->
    [none] { $vp } VP; defence { $defence }; safe passage { $challenge } against { $response }
   *[other] { $vp } VP; attack { $attack }, defence { $defence }
 }
kp-table-hint = You may also choose on the table: what you may choose has a dashed frame.
kp-table-unused = { $count ->
    [one] 1 card laid out is lost.
   *[other] { $count } cards laid out are lost.
 }
