# The Kaiser's Pirates: seats, options, decisions, orders, refusals and the log.

## The game and its seats

kp-title = The Kaiser’s Pirates
kp-years = All oceans, 1914 to 1918
kp-hook = German cruisers and disguised raiders hunt merchant ships on every ocean, and you command both the hunters and the hunted.
kp-home-board = The table of The Kaiser’s Pirates: two fleets of ship cards, warships, raiders and merchantmen, each with its dice for attack and defence.
kp-easiest = The easiest of these games to begin with: one throw of one side’s dice against the other’s settles everything.
kp-side-NORTH = North
kp-side-NORTH-short = North
kp-side-EAST = East
kp-side-EAST-short = East
kp-side-SOUTH = South
kp-side-SOUTH-short = South
kp-side-WEST = West
kp-side-WEST-short = West

## Options

kp-option-players = Players
kp-option-players-about = Two, three or four captains, two teams of two, or you alone against the phantom.
kp-option-action_cards_in_round = Action cards in a round
kp-option-action_cards_in_round-about = 0 is the usual number: 40 for two players, 60 for three, 80 for four. Any number from 13 on (three players 19, four 25) up to 100. Fewer cards make a shorter round. With all 100 everybody knows that every card is there: allowed, but not recommended.
kp-option-coal = Hungry for coal
kp-option-coal-about = All warships and some raiders run out of coal more easily.
kp-option-sail = Seeadler sails
kp-option-sail-about = The sailing raider needs little coal but is slow.
kp-option-aircraft = Wolf’s aircraft
kp-option-aircraft-about = Wolf’s seaplane finds prey and sees danger coming.
kp-option-tournament = Equal fleets in round 1
kp-option-tournament-about = Everybody begins with one equal warship, two raiders, and merchantmen of 5, 7 and 9 VP.
kp-option-tournament_choice = Who picks the equal fleets
kp-option-tournament_choice-about = With equal fleets: the warship, the merchantmen, or both are chosen one after the other instead of dealt. Raiders are always dealt.
kp-option-after_1914 = After 1914
kp-option-after_1914-about = Only German ships that were at sea in 1915 or later: 2 warships and 10 raiders.
kp-option-remove_breakouts = Without Breakout
kp-option-remove_breakouts-about = With four players after 1914 the Breakout cards can do nothing; take them out.
kp-option-remove_1914_merchantmen = Without the losses of 1914
kp-option-remove_1914_merchantmen-about = Merchantmen lost in 1914 stay in the box.
kp-option-fast_raiders = Fast liners
kp-option-fast_raiders-about = The five fast raiders may pursue, but have trouble in shallow water.
kp-option-carry_more = Keep more ships
kp-option-carry_more-about = Up to three German ships may be kept for the next round.
kp-option-extra_damage = Damage adds up
kp-option-extra_damage-about = Every hit leaves a marker, and each marker weakens the ship.
kp-option-torpedo_prizes = Torpedoes hit prizes
kp-option-torpedo_prizes-about = A submarine may take a disguised prize for an enemy.
kp-option-shallow_pursuit = Pursuit into the shallows
kp-option-shallow_pursuit-about = A German ship may follow a merchantman into shallow water.
kp-option-sailing = Sailing merchantmen
kp-option-sailing-about = No AMC, Q-Ship or Fast Ship for the twelve sailing ships, and Break Contact has –2.
kp-option-prize_supply = Supplies from prizes
kp-option-prize_supply-about = A prize may give its coal to a German ship, and may be used up by it.
kp-option-first_player_method = Who begins round 1
kp-option-first_player_method-about = By a die, or the player with the weakest ships.
kp-option-first_player_later = Who begins later rounds
kp-option-first_player_later-about = The player with the fewest round points so far, or in the last round.
kp-option-other_card_targets = Other cards
kp-option-other_card_targets-about = Cards that are no attacks may name the opponent attacked and one more, or only one in all.
kp-option-safe_passage_scope = Safe passage
kp-option-safe_passage_scope-about = After the escapes that the rules list, or after any intercept survived.
kp-option-after_sinking_reactions_count = One answer in all
kp-option-after_sinking_reactions_count-about = A card played after a sinking counts as the one reaction to that intercept.
kp-option-fog_bank_scope = Fog protects
kp-option-fog_bank_scope-about = Fog keeps off every card aimed at ships, or only attacks.
kp-option-heavy_weather_scope = Heavy weather strikes
kp-option-heavy_weather_scope-about = All players’ damaged ships, or those of one opponent.
kp-option-reflag_dodges = A new flag in time
kp-option-reflag_dodges-about = Reflag may also be played to dodge an attack on an identified ship.
kp-option-slim_pickings_chooser = The target that remains
kp-option-slim_pickings_chooser-about = After Slim Pickings the attacker or the defender picks the one target left.
kp-option-team_refuge_transfer = Out of the refuge
kp-option-team_refuge_transfer-about = In the team game a ship that leaves the refuge always joins the partner, or may stay.
kp-option-solitaire_reshuffle = The phantom’s cards
kp-option-solitaire_reshuffle-about = Shuffled after each turn, or only when all are used.
kp-option-pp_choice = The phantom’s choices
kp-option-pp_choice-about = The best choice by the odds, or a random one.
kp-option-pursuit_check = The price of pursuit
kp-option-pursuit_check-about = Read as printed, or the other way round.
kp-value-two = two players
kp-value-three = three players
kp-value-four = four players
kp-value-team = two teams of two
kp-value-solitaire = alone against the phantom
kp-value-True = yes
kp-value-False = no
kp-value-0 = the usual number
kp-value-dice = by a die
kp-value-ship_values = weakest ships
kp-value-total = points so far
kp-value-last_round = points of the last round
kp-value-attacked_plus_one = the one attacked and one more
kp-value-single = one in all
kp-value-listed = as the rules list
kp-value-any_survived_intercept = any intercept survived
kp-value-ships = everything aimed at ships
kp-value-attacks_only = attacks only
kp-value-all = all players
kp-value-one_opponent = one opponent
kp-value-attacker = the attacker
kp-value-defender = the defender
kp-value-always = always
kp-value-optional = if the owner likes
kp-value-warships = warships chosen
kp-value-merchantmen = merchantmen chosen
kp-value-both = both chosen
kp-value-each_turn = after each turn
kp-value-when_exhausted = when all are used
kp-value-best = the best by the odds
kp-value-random = at random
kp-value-literal = as printed
kp-value-reversed = the other way round

## Decisions

kp-decision-choose_first = Who takes the first turn?
kp-decision-choose_first-help = You decide for both sides.
kp-decision-choose_warship = Which warship do you take?
kp-decision-choose_warship-help = The four are as good as equal. Two raiders are dealt to you afterwards.
kp-decision-choose_merchantman = Which merchantman do you take?
kp-decision-choose_merchantman-help = One worth 5 VP, then one worth 7, then one worth 9. Everybody takes one at a time.
kp-decision-commit = Which cards do you lay out?
kp-decision-commit-help = All cards of this turn go down now, face down: across they intercept, upright they do what they say. What is not used is lost.
kp-decision-window = Play a card now?
kp-decision-window-help = Between two cards of the active player you may hide an identified ship, or recall the ship that sank your merchantman.
kp-decision-resolve = What do you do next?
kp-decision-resolve-help = Use the cards you laid out, in any order. All attacks of a turn go against one opponent.
kp-decision-discard = Which card do you discard first?
kp-decision-discard-help = The last one lies on top, where others can see it.
kp-decision-assists = Add a card to this attack?
kp-decision-assists-help = Only cards you laid out. Adding one shows it.
kp-decision-second_target = Which is the second target?
kp-decision-second_target-help = Good Hunting attacks two merchantmen of one opponent.
kp-decision-cut = Cut this attack down to one target?
kp-decision-cut-help = Slim Pickings works now, before the first roll.
kp-decision-keep_target = Which ship remains the target?
kp-decision-keep_target-help = The others are spared.
kp-decision-choose_target = Which target comes first?
kp-decision-choose_target-help = Each is fought with its own dice.
kp-decision-boarding = Send a boarding party to this ship?
kp-decision-boarding-help = It captures where a shot would sink.
kp-decision-reaction = Do you answer this attack?
kp-decision-reaction-help = One reaction card for each intercept. You are asked whatever you hold, so that the question tells nothing.
kp-decision-pursuit = Pursue the fast ship?
kp-decision-pursuit-help = Pursuit ignores the –2, but may leave you without coal.
kp-decision-shallow_pursuit = Follow into the shallows?
kp-decision-shallow_pursuit-help = Both ships must then pass the shoals.
kp-decision-capture_supply = Take coal from the prize?
kp-decision-capture_supply-help = It ends your lack of supply, but may use the prize up.
kp-decision-sinking = Do you answer this sinking?
kp-decision-sinking-help = Recalled sends the German ship home; Mistaken Identity swaps the lost ship.
kp-decision-passage = Try for safe passage?
kp-decision-passage-help = If your die is higher, the ship is safe in your pile of points. If not, it stays where it is.
kp-decision-carry = Which ships do you keep?
kp-decision-carry-help = A ship you keep costs one action card of the next deal.
kp-decision-swap = Exchange these ships with your partner?
kp-decision-swap-help = Both must agree.
kp-decision-giving = Which card do you give your partner?
kp-decision-giving-help = As many as you like, one after the other.
kp-decision-returning = Which card do you give back?
kp-decision-returning-help = As many as you like, also none.
kp-decision-look = You look at these cards
kp-decision-look-help = Only you see them. Cards of the draw pile go back in the order you like.
kp-decision-gift = Which new ship goes to your partner?
kp-decision-gift-help = The other one stays with you.
kp-decision-dodge = Change the flag in time?
kp-decision-dodge-help = A new flag now makes the card miss your ship.

## Orders

kp-order-choose-first = { $player } takes the first turn
kp-order-choose-ship = Take { $ship }
kp-order-commit-card = { $use ->
    [intercept] { $ship ->
        [none] { $card } before the fleet, as a British intercept
       *[other] { $card } on { $ship }, to intercept
     }
   *[other] { $ship ->
    [none] { $card } before the fleet, as its text says
   *[other] { $card } on { $ship }
 }
 }
kp-order-end-commitment = That is all
kp-order-intercept = Intercept { $target } ({ $card })
kp-order-mine-attack = { $ship ->
    [none] { $card }: mines against { $player }
   *[other] { $ship } lays mines against { $player }
 }
kp-order-torpedo-attack = { $card }: torpedo { $target }
kp-order-use-action = { $ship ->
    [none] { $player ->
        [none] { $card }
       *[other] { $card }: { $player }
     }
   *[other] { $card }: { $ship }
 }
kp-order-add-assist = Add { $card }
kp-order-choose-target = { $target }
kp-order-go-on = Go on
kp-order-react = { $whole ->
    [yes] { $card }: leave only one target
   *[other] { $card }{ $ship ->
        [none] {""}
       *[other] : { $ship }
     }
 }
kp-order-decline = No
kp-order-try-safe-passage = Try for safe passage
kp-order-pursue = Pursue
kp-order-try-refuge = { $marker ->
    [damage] { $ship } makes repairs
   *[other] { $ship } takes on coal
 }
kp-order-leave-refuge = { $ship } leaves the refuge and joins { $player }
kp-order-supply-from-prize = { $prize } supplies { $ship }
kp-order-end-turn = End the turn
kp-order-discard-next = { $card } next
kp-order-discard-in-order = As they were used
kp-order-put-back = { $cards ->
    [none] I have seen them
   *[other] Put back, next card first: { $cards }
 }
kp-order-give-card = Give { $card }
kp-order-stop-giving = No more
kp-order-give-ship = Give { $ship }
kp-order-carry-over = { $ships ->
    [none] { $player } keeps no ship
   *[other] { $player } keeps { $ships }
 }
kp-order-exchange-carried = { $yes ->
    [no] Keep them
   *[other] Exchange them
 }
kp-order-resupply = { $yes ->
    [no] Spare the prize
   *[other] Take the coal
 }

## What is not allowed now

kp-refusal-card = { $card }
kp-refusal-ship = { $ship }
kp-refusal-player = { $player }
kp-refusal-carry = { $player } keeps more
kp-refusal-german = Intercept { $target }
kp-refusal-british = British intercept of { $target }
kp-refusal-torpedo = Torpedo { $target }
kp-refused-acted = This ship has already acted this turn.
kp-refused-assist = This card does not go with this attack.
kp-refused-assist-alone = An assist works only together with an attack.
kp-refused-assist-twice = One such card is enough for an attack.
kp-refused-board-later = With several targets the boarding party is sent when that ship’s turn comes.
kp-refused-by-day = A searchlight helps only at night.
kp-refused-carry-one = Only one German ship may be kept.
kp-refused-damaged = The ship is damaged; this card is for undamaged ones.
kp-refused-fog = Fog hides this fleet.
kp-refused-hidden = The ship is disguised: identify it first.
kp-refused-identified-prize = The submarine knows this prize and lets it pass.
kp-refused-in-refuge = A ship in Island Refuge cannot act, nor in the turn it leaves.
kp-refused-intercepted = The ship has already been intercepted this turn.
kp-refused-just-entered = The ship came in this turn: it must stay at least one turn.
kp-refused-known-raider = The raider is identified already.
kp-refused-laid-out = This card is laid out already: a card is used once, and one way only.
kp-refused-merchantman = British ships do not attack merchantmen.
kp-refused-night = This card cannot be played at night.
kp-refused-no-aim = There is nothing this card could do now.
kp-refused-no-dodge = In this game Reflag cannot dodge an attack.
kp-refused-no-exchange = There is no sunk merchantman in your pile to exchange.
kp-refused-no-mines = No raider with mines is ready.
kp-refused-no-reaction = This card is no answer to an attack like this.
kp-refused-no-sail = Only for a sailing ship.
kp-refused-no-second-target = There is no second target.
kp-refused-not-after-sinking = This card does not answer a sinking.
kp-refused-not-against-warship = This card does not answer an intercept by a warship.
kp-refused-not-against-raider = This card does not answer an intercept by a raider.
kp-refused-not-against-british = This card does not answer a British intercept.
kp-refused-not-against-interrogate = This card does not answer the attack that follows Interrogate.
kp-refused-not-against-monitor = This card does not answer a Monitor.
kp-refused-not-against-mines = This card does not answer mines.
kp-refused-not-against-torpedo = This card does not answer a torpedo.
kp-refused-not-hideable = Only identified raiders and prizes can be hidden.
kp-refused-not-merchantman = German ships and submarines attack merchantmen only.
kp-refused-one-other = Cards of this kind may name only one other player this turn.
kp-refused-own-ship = You may not attack your own ships.
kp-refused-prize = A prize cannot be attacked like this.
kp-refused-reaction-own-turn = A reaction answers the acts of others; in your own turn it is an intercept only.
kp-refused-refuge = A ship in Island Refuge can be reached only by a monitor.
kp-refused-refuge-reaction = A ship in Island Refuge cannot run.
kp-refused-sail = A sailing ship cannot use this card.
kp-refused-second-enemy = All attacks of a turn go against one opponent.
kp-refused-ship-gone = The ship is no longer in your fleet.
kp-refused-surprise = This card cannot be played against a surprise attack.
kp-refused-team-mate = Not against your partner.
kp-refused-torpedoed-prize = This card does not protect a prize.
kp-refused-wolf = Wolf’s aircraft sees everything: not against Wolf.

## The log

kp-log-start = The game begins: { $players } seats, { $cards } action cards in the round.
kp-log-fleet = { $ships ->
    [none] { $side } commands no German ship
   *[other] { $side } commands { $ships }
 } and owns { $merchantmen ->
    [none] no merchantman
   *[other] { $merchantmen }
 }.
kp-log-chose-ship = { $side } takes { $ship }.
kp-log-dealt = Round { $round }: the cards are dealt, { $left } lie in the draw pile.
kp-log-first = { $side } begins round { $round }.
kp-log-turn = Turn { $turn } (round { $round }): { $side }.
kp-log-committed = { $count ->
    [0] { $side } lays out no card.
    [one] { $side } lays out one card.
   *[other] { $side } lays out { $count } cards.
 }
kp-log-unused = { $side } discards unused: { $cards }.
kp-log-drew = { $side } draws a card; { $left ->
    [0] it was the last one.
    [one] one is left.
   *[other] { $left } are left.
 }
kp-log-refilled = New merchantmen of { $side }: { $ships }.
kp-log-lost-turn = { $side } loses this turn.
kp-log-fogged = Fog lies on the fleet of { $side }: this turn is passed over.
kp-log-no-cards = { $side } has no card in hand to lay out.
kp-log-german = { $ship } of { $side } intercepts { $target } of { $defender } ({ $card }).
kp-log-british = { $side } sends British ships against { $target } of { $defender } ({ $card }).
kp-log-interrogate = { $side } has found out { $target } of { $defender } and attacks.
kp-log-monitor = A monitor of { $side } attacks { $target } of { $defender } in its refuge.
kp-log-mines = { $ship ->
    [none] A submarine of { $side } lays mines before { $target } of { $defender }.
   *[other] { $ship } of { $side } lays mines before { $target } of { $defender }.
 }
kp-log-torpedo = A submarine of { $side } fires at { $target } of { $defender } ({ $card }).
kp-log-assist = { $side } adds { $card }.
kp-log-second-target = The second target is { $target }.
kp-log-kept-target = Only { $target } remains a target.
kp-log-reaction = { $side } answers with { $card }.
kp-log-pursuit = { $ship } pursues { $target }.
kp-log-cancelled = The attack on { $ship } comes to nothing.
kp-log-combat = Attack { $attack } against defence { $defence }: { $result ->
    [damaged] damaged.
    [sunk] sunk!
    [captured] captured!
   *[other] no effect.
 }
kp-log-challenge = Challenge { $challenge } against response { $response }: { $result ->
    [failure] it fails.
    [double] it succeeds, twice as high.
   *[success] it succeeds.
 }
kp-log-damaged = { $ship } of { $side } is damaged.
kp-log-damaged-already = { $ship } was damaged before: no further effect.
kp-log-sunk = { $ship } of { $side } is sunk and counts for { $scorer }{ $doubled ->
    [yes] , doubled
   *[no] {""}
 }.
kp-log-card-sunk = { $face } is sunk and counts for { $scorer }.
kp-log-captured = { $captor } captures { $ship } of { $side }.
kp-log-removed = { $ship } of { $side } leaves play; nobody scores.
kp-log-identified = { $ship } of { $side } is identified.
kp-log-hidden = { $ship } of { $side } is hidden again.
kp-log-supplied = { $ship } of { $side } is in supply again.
kp-log-out-of-supply = { $ship } of { $side } is out of supply.
kp-log-repaired = { $ship } loses a damage marker.
kp-log-moved = { $ship } of { $side } joins { $to }.
kp-log-safe = { $ship } of { $side } reaches safe passage{ $doubled ->
    [yes] {" and counts double"}
   *[no] {""}
 }.
kp-log-not-safe = { $ship } finds no safe passage and stays.
kp-log-exhausted = The prize { $ship } has given its last coal and is scuttled.
kp-log-exchanged = It was another ship: { $side } takes { $ship } back and gives up { $other }.
kp-log-weather = Heavy weather strikes { $ship } of { $side }.
kp-log-amc = { $face } comes to the rescue and fights { $ship }.
kp-log-q-ship = The merchantman was a decoy: { $face } shows its guns.
kp-log-mines-swept = Minesweepers of { $side } clear the mines.
kp-log-prize-not-found = The submarine does not recognise { $target }.
kp-log-recon = { $side } takes { $count ->
    [one] one card
   *[other] { $count } cards
 } from { $player }.
kp-log-wireless = { $side } takes { $cards } from the discards.
kp-log-gave-cards = { $side } hands over { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }.
kp-log-swapped = { $side } and { $mate } exchange the ships they keep.
kp-log-new-ship = { $ship } breaks out and joins { $side }.
kp-log-left-refuge = { $ship } leaves its island.
kp-log-deceived = { $side } has been deceived: the one card is { $card }.
kp-log-action = { $ship ->
    [none] { $player ->
        [none] { $side } uses { $card }.
       *[other] { $side } uses { $card } on { $player }.
     }
   *[other] { $side } uses { $card } on { $ship }.
 }
kp-log-surplus = { $side } has more German ships than merchantmen and loses { $ships }.
kp-log-round-score = { $side } scores { $vp } VP in round { $round }: { $points ->
    [one] 1 round point
   *[other] { $points } round points
 }.
kp-log-round-over = Round { $round } is over.
kp-log-tie = After round { $round } the leaders are equal in round points and in victory points: one more full round is played.
kp-log-game-over = The game is over after round { $round }.
kp-log-carried = { $ships ->
    [none] { $side } keeps no ship.
   *[other] { $side } keeps { $ships }.
 }
kp-log-reshuffled-german = The used German ships are shuffled into a new pile of { $count }.
kp-log-reshuffled-merchantmen = The used merchantmen are shuffled into a new pile of { $count }.
kp-log-phantom-idle = The phantom’s card ends its turn ({ $card }).
kp-log-phantom-impossible = The phantom’s card asks for what cannot be done: { $action } ({ $card }).
kp-log-phantom-specials = { $specials ->
    [none] The phantom adds nothing.
   *[other] The phantom adds { $specials }.
 }
kp-log-phantom-answer = The phantom answers with { $kind } ({ $card }).
kp-log-phantom-no-answer = The phantom does not answer ({ $card }).
kp-log-phantom-unfit = The phantom turns up { $kind }, which does not fit ({ $card }).
kp-log-phantom-fogged = Fog hides the phantom: its turn is passed over.

## How it ended

kp-outcome-points = { $winner } wins by round points.
kp-outcome-vp = Round points are equal; { $winner } wins by victory points.
kp-outcome-team-points = The team of { $winner } wins by round points.
kp-outcome-team-vp = Round points are equal; the team of { $winner } wins by victory points.
kp-outcome-phantom-points = The phantom wins by round points.
kp-outcome-phantom-vp = Round points are equal; the phantom wins by victory points.
kp-outcome-draw = Nobody wins: the tie has outlasted three further rounds.
kp-ending-draw = a tie that lasted
kp-ending-points = round points
kp-ending-vp = victory points
kp-ending-team-points = round points of a team
kp-ending-team-vp = victory points of a team
kp-ending-phantom-points = phantom, by round points
kp-ending-phantom-vp = phantom, by victory points

## What a roll or a draw is for

kp-why-attack = attack
kp-why-defence = defence
kp-why-mine_attack = mines
kp-why-torpedo_attack = torpedo
kp-why-gun_attack = guns
kp-why-depth_charge_attack = depth charges
kp-why-challenge = challenge
kp-why-response = response
kp-why-first_turn = who begins
kp-why-action_cards = action cards
kp-why-german_ships = German ships
kp-why-merchantmen = merchantmen
kp-why-surplus_german_ships = surplus German ships
kp-why-deceived_card = the one card left
kp-why-stolen_cards = cards taken from a hand
kp-why-solitaire_card = the phantom’s card
kp-why-defence_row = the phantom’s answer
kp-why-ending_rows = phantom’s card, rows that end its turn
kp-why-attack_row = the phantom’s action
kp-why-phantom_choice = the phantom’s choice
kp-why-tournament_warship = a warship to begin with
kp-why-tournament_raiders = raiders to begin with
kp-why-tournament_merchantman = a merchantman to begin with
kp-why-world = what might be hidden
