# The questions of the lab: titles, what is asked, parameters, values, outcomes.

kp-group-dice = Dice against dice
kp-group-intercept = Intercepts
kp-group-turn = A whole turn
kp-group-under-water = Mines and torpedoes
kp-group-passage = Safe passage
kp-group-fleet = Cards on a fleet
kp-group-deal = Dealing and beginning
kp-group-hands = Hidden hands
kp-group-counting = Counting the round
kp-group-phantom = The phantom

kp-question-highest-die = The highest die
kp-question-highest-die-about = Several dice are rolled and only the highest counts; modifiers are added to it, and it never falls below 1.
kp-question-combat = Attack against defence
kp-question-combat-about = A higher attack damages; an attack of at least twice the defence sinks.
kp-question-challenge = Challenge against response
kp-question-challenge-about = A challenge succeeds only if it is higher; a tie fails.
kp-question-german-intercept = A German ship intercepts a merchantman
kp-question-german-intercept-about = What becomes of the merchantman, with every marker, every card added, and one answer of the defender.
kp-question-interceptor-fate = The merchantman shoots back
kp-question-interceptor-fate-about = What a hidden gun or an armed merchant cruiser does to the German ship, and what she does to them.
kp-question-british-intercept = A British squadron intercepts
kp-question-british-intercept-about = What becomes of a German ship that a card’s squadron has found.
kp-question-interrogate = Interrogate
kp-question-interrogate-about = First the disguised raider must be found out, then it is attacked at once.
kp-question-answered-intercept = An intercept that is answered
kp-question-answered-intercept-about = The defender answers with one card; the German ship pursues if it may; a merchantman that comes away undamaged tries for safe passage where the rules let it.
kp-question-again-and-again = Intercept after intercept
kp-question-again-and-again-about = British squadrons come turn after turn: what is left of the German ship?
kp-question-pursuit-price = Does the pursuer run out of supply?
kp-question-pursuit-price-about = A fast liner has pursued a merchantman, and that has its price.
kp-question-recalled-later = Recalled after the sinking
kp-question-recalled-later-about = The defender holds Recalled and perhaps an answer that comes first: is the German ship called home?
kp-question-several-targets = Several targets at once
kp-question-several-targets-about = Good Hunting sends a raider against two merchantmen, Shipping Lanes a warship against all: how many are sunk or captured? If Slim Pickings leaves one target, the attacker keeps the first, or the defender leaves him the last.
kp-question-whole-turn = A whole turn
kp-question-whole-turn-about = What a turn laid out like this brings you, in VP, more than the other player: against an empty hand, or against cards you know he holds. He plays each at the first attack it fits; prizes count double.
kp-question-mines = Mines on a shipping lane
kp-question-mines-about = Every merchantman of one opponent is attacked by the same mines: how many sink?
kp-question-torpedo = A torpedo
kp-question-torpedo-about = What a submarine’s torpedo does to a merchantman that nothing protects.
kp-question-decoy = A submarine meets a decoy
kp-question-decoy-about = The merchantman was a Q-ship: who sinks whom?
kp-question-prize-torpedoed = A torpedo for a prize
kp-question-prize-torpedoed-about = The submarine must first find the disguised prize out; without the option it may not fire at all.
kp-question-safe-passage = Safe passage
kp-question-safe-passage-about = One try of a merchantman to reach safety.
kp-question-safe-within = Safe passage after several tries
kp-question-safe-within-about = Is the ship safe after so many tries at the latest?
kp-question-supplying-prize = A prize that gives supplies
kp-question-supplying-prize-about = A ship out of supply captures a merchantman and takes its coal: how many VP is the prize worth at the end of the round?
kp-question-card-challenge = The challenge of a card
kp-question-card-challenge-about = Does the card succeed, with these modifiers?
kp-question-every-ship = A card that tries every ship
kp-question-every-ship-about = How many ships of a fleet run out of supply, or are lost in heavy weather?
kp-question-supply-card = Supplies for one ship
kp-question-supply-card-about = Does Blockade Runner, Collier or Island Refuge bring this ship supplies, or does Rendezvous Missed take them?
kp-question-card-on-ship = A card on one German ship
kp-question-card-on-ship-about = Does the card succeed against an identified ship? Fog may protect it, and its owner may hide it by Reflag.
kp-question-weather = Heavy weather for everybody
kp-question-weather-about = How many damaged ships does the storm take, yours and those of the others?
kp-question-breakout = Breakout
kp-question-breakout-about = How many new German ships does the card bring?
kp-question-ship-dealt = Do I get this German ship?
kp-question-ship-dealt-about = Is it one of the three you begin with? Where ships are chosen, you choose first.
kp-question-merchantman-dealt = Do I get this merchantman?
kp-question-merchantman-dealt-about = Is it one of the three you begin with? Where ships are chosen, you choose first.
kp-question-cards-in-play = What comes into play?
kp-question-cards-in-play-about = Part of the cards is set aside unseen: how many of one kind come up in the round?
kp-question-hand-dealt = A hand after ships were kept
kp-question-hand-dealt-about = Each ship kept costs a card: how many cards of one kind are in the new hand?
kp-question-first-turn = Who begins the game?
kp-question-first-turn-about = Do you begin, with one German ship on each side?
kp-question-first-turn-later = Who begins the third round?
kp-question-first-turn-later-about = Do you begin, with these round points on each side?
kp-question-held = What does the other hold?
kp-question-held-about = Of the cards you have not seen, how many copies of one kind are in a hand?
kp-question-counted-ship = Does my best ship count?
kp-question-counted-ship-about = Only as many German ships count as you have merchantmen; the rest is discarded at random.
kp-question-round-points = Round points
kp-question-round-points-about = The points of a rank, with ties and zero.
kp-question-phantom-action = The phantom’s first action
kp-question-phantom-action-about = What the first card and die of its turn say, whether it can be done or not.
kp-question-phantom-ended = Is the phantom’s turn over?
kp-question-phantom-ended-about = Has a card ended its turn by then, if every other action is possible?
kp-question-phantom-streak = A streak of the phantom
kp-question-phantom-streak-about = Does it go on for so many cards, in one at least of so many turns? Every action is possible.
kp-question-phantom-answer = Does the phantom answer?
kp-question-phantom-answer-about = Half of its answers are none, and the others must fit the attack.
kp-question-phantom-target = Whom does the phantom attack?
kp-question-phantom-target-about = It may attack one of two merchantmen: is it the first?
kp-question-phantom-again = The same card again
kp-question-phantom-again-about = Is the first card of the phantom’s next turn one that it used in this turn?

kp-parameter-coin = Dice
kp-parameter-modifier = Modifier
kp-parameter-attack = Attack
kp-parameter-defence = Defence
kp-parameter-attack-modifier = Modifier of the attack
kp-parameter-defence-modifier = Modifier of the defence
kp-parameter-challenge = Challenge
kp-parameter-response = Response
kp-parameter-challenge-modifier = Modifier of the challenge
kp-parameter-ship = German ship
kp-parameter-target = Merchantman
kp-parameter-ship-damaged = German ship damaged
kp-parameter-out-of-supply = Out of supply
kp-parameter-target-damaged = Merchantman damaged
kp-parameter-night = At night
kp-parameter-surprise-attack = Surprise Attack
kp-parameter-searchlight = Searchlight (at night)
kp-parameter-boarding-party = Boarding Party
kp-parameter-answer = The defender answers with
kp-parameter-aircraft = Wolf’s aircraft (option 6.3)
kp-parameter-coal = Hungry for coal (option 6.1)
kp-parameter-sail = Seeadler sails (option 6.2)
kp-parameter-tournament = Equal fleets in round 1 (option 6.4)
kp-parameter-tournament-choice = Who picks the equal fleets (option 6.4)
kp-parameter-after-1914 = After 1914 (option 6.5)
kp-parameter-remove-breakouts = Without Breakout (option 6.5)
kp-parameter-remove-1914-merchantmen = Without the losses of 1914 (option 6.5)
kp-parameter-fast-raiders = Fast liners (option 6.6)
kp-parameter-extra-damage = Damage adds up (option 6.8)
kp-parameter-torpedo-prizes = Torpedoes hit prizes (option 6.9)
kp-parameter-shallow-pursuit = Pursuit into the shallows (option 6.10)
kp-parameter-sailing = Sailing merchantmen (option 6.11)
kp-parameter-prize-supply = Supplies from prizes (option 6.12)
kp-parameter-action-cards-in-round = Action cards in a round (0: the usual number)
kp-parameter-first-player-method = Who begins round 1
kp-parameter-first-player-later = Who begins later rounds
kp-parameter-safe-passage-scope = Safe passage
kp-parameter-after-sinking-reactions-count = One answer in all
kp-parameter-fog-bank-scope = Fog protects
kp-parameter-heavy-weather-scope = Heavy weather strikes
kp-parameter-reflag-dodges = A new flag in time
kp-parameter-slim-pickings-chooser = The target that remains is picked by
kp-parameter-solitaire-reshuffle = The phantom’s cards are shuffled
kp-parameter-pp-choice = The phantom chooses
kp-parameter-pursuit-check = The price of pursuit is read
kp-parameter-intercepts = Intercepts
kp-parameter-fog = Fog Bank on the fleet
kp-parameter-reflag = The owner holds Reflag
kp-parameter-own = Your damaged ships
kp-parameter-theirs = Damaged ships of each other player
kp-parameter-kind = Kind of card
kp-parameter-kept = Ships kept (2 and 3: option 6.7)
kp-parameter-their-ship = The other player’s German ship
kp-parameter-before = Your points in round 1
kp-parameter-last = Your points in round 2
kp-parameter-their-before = The other’s points in round 1
kp-parameter-their-last = The other’s points in round 2
kp-parameter-other-choice = The other merchantman
kp-parameter-used = Cards used in this turn
kp-parameter-second = Second target
kp-parameter-third = Third target
kp-parameter-held = The defender holds
kp-parameter-also-held = and holds
kp-parameter-assist = Card added to it
kp-parameter-other-ship = Another German ship
kp-parameter-other-target = and its merchantman
kp-parameter-prey = sent against
kp-parameter-torpedoed = and its merchantman
kp-parameter-guns = Who shoots back
kp-parameter-whose = Whose fate
kp-parameter-squadron = Dice of the squadron
kp-parameter-layer = Mines laid by
kp-parameter-d4 = Ships with a d4
kp-parameter-d6 = Ships with a d6
kp-parameter-d8 = Ships with a d8
kp-parameter-d10 = Ships with a d10
kp-parameter-boat = Submarine
kp-parameter-hull = Defence
kp-parameter-decoy = Decoy
kp-parameter-bonus = Help
kp-parameter-tries = Tries
kp-parameter-card = Card
kp-parameter-ships = Ships
kp-parameter-prize = A prize in the fleet
kp-parameter-german = German ships sunk
kp-parameter-merchantmen = Merchantmen in the pile
kp-parameter-players = Players
kp-parameter-ahead = Players with more VP
kp-parameter-tied = Others with as many
kp-parameter-zero = Own VP are 0
kp-parameter-cards = Cards turned up
kp-parameter-can-intercept = It can make its intercepts
kp-parameter-turns = Turns
kp-parameter-attacks = Attacks of this kind
kp-parameter-unseen = Cards not seen
kp-parameter-copies = Copies not seen
kp-parameter-hand = Cards in the hand

kp-value-d4 = d4
kp-value-d6 = d6
kp-value-d8 = d8
kp-value-d10 = d10
kp-value-d10-d4 = d10+d4
kp-value-d10-d6 = d10+d6
kp-value-d10-d8 = d10+d8
kp-value-d10-d8-d4 = d10+d8+d4
kp-value-d10-d6-d4 = d10+d6+d4
kp-value-d10-d8-d6 = d10+d8+d6
kp-value-dresden = Dresden
kp-value-emden = Emden
kp-value-koenigsberg = Königsberg
kp-value-nuernberg = Nürnberg
kp-value-leipzig = Leipzig
kp-value-karlsruhe = Karlsruhe
kp-value-berlin = Berlin
kp-value-cap-trafalgar = Cap Trafalgar
kp-value-kaiser-wilhelm = Kaiser Wilhelm der Grosse
kp-value-kronprinz-wilhelm = Kronprinz Wilhelm
kp-value-eitel-friedrich = Prinz Eitel Friedrich
kp-value-cormoran = Cormoran
kp-value-geier = Geier
kp-value-iltis = Iltis
kp-value-meteor = Meteor
kp-value-seeadler = Seeadler
kp-value-wolf = Wolf
kp-value-moewe = Möwe
kp-value-leopard = Leopard
kp-value-greif = Greif
kp-value-dee = Dee
kp-value-frye = William P. Frye
kp-value-lundy-island = Lundy Island
kp-value-maria = Maria
kp-value-lovat = Lovat
kp-value-matheran = Matheran
kp-value-kaipara = Kaipara
kp-value-appam = Appam
kp-value-mount-temple = Mount Temple
kp-value-vandyck = Vandyck
kp-value-break-contact = Break Contact
kp-value-fast-ship = Fast Ship
kp-value-non-combatant = Non-Combatant
kp-value-shallow-run = Shallow Run
kp-value-slim-pickings = Slim Pickings
kp-value-blockade-runner = Blockade Runner
kp-value-breakdown = Breakdown
kp-value-heavy-weather = Heavy Weather
kp-value-interned = Interned
kp-value-interrogate = Interrogate
kp-value-island-refuge = Island Refuge
kp-value-mistaken-identity = Mistaken Identity
kp-value-razzle-dazzle = Razzle-Dazzle
kp-value-recalled = Recalled
kp-value-reflag = Reflag
kp-value-breakout = Breakout
kp-value-rendezvous-missed = Rendezvous Missed
kp-value-transfer-command = Transfer Command
kp-value-several = Good Hunting or Shipping Lanes
kp-value-surprise-attack = Surprise Attack
kp-value-special-cargo = Special Cargo
kp-value-boarding-party = Boarding Party
kp-value-fair-seas = Fair Seas
kp-value-trap = Trap
kp-value-anne-de-bretagne = Anne de Bretagne
kp-value-author = Author
kp-value-banksfield = Banksfield
kp-value-bowes-castle = Bowes Castle
kp-value-brecknockshire = Brecknockshire
kp-value-buenos-ayres = Buenos Ayres
kp-value-charles-gounod = Charles Gounod
kp-value-city-of-winchester = City of Winchester
kp-value-clan-mactavish = Clan Mactavish
kp-value-coleby = Coleby
kp-value-cumberland = Cumberland
kp-value-diplomat = Diplomat
kp-value-dramatist = Dramatist
kp-value-dupleix = Dupleix
kp-value-elsinor = Elsinor
kp-value-floride = Floride
kp-value-georgic = Georgic
kp-value-gladys-royle = Gladys Royle
kp-value-guadeloupe = Guadeloupe
kp-value-hallbjoerg = Hallbjørg
kp-value-highland-brae = Highland Brae
kp-value-hitachi-maru = Hitachi Maru
kp-value-horngarth = Horngarth
kp-value-hudson-maru = Hudson Maru
kp-value-hyades = Hyades
kp-value-igotz-mendi = Igotz Mendi
kp-value-indrani = Indrani
kp-value-invercoe = Invercoe
kp-value-isabel-browne = Isabel Browne
kp-value-john-h-kirby = John H. Kirby
kp-value-jumna = Jumna
kp-value-king-lud = King Lud
kp-value-la-correntina = La Correntina
kp-value-manchester-commerce = Manchester Commerce
kp-value-marechal-davout = Maréchal Davout
kp-value-matunga = Matunga
kp-value-mongolia = Mongolia
kp-value-otaki = Otaki
kp-value-pontoporos = Pontoporos
kp-value-potaro = Potaro
kp-value-radnorshire = Radnorshire
kp-value-rio-iguassu = Rio Iguassu
kp-value-ryazan = Ryazan
kp-value-staut = Staut
kp-value-stoerebror = Størebror
kp-value-troilus = Troilus
kp-value-voltaire = Voltaire
kp-value-wairuna = Wairuna
kp-value-willerby = Willerby
kp-value-yarrowdale = Yarrowdale
kp-value-amc = AMC
kp-value-bounding-main = Bounding Main
kp-value-collier = Collier
kp-value-damage-control = Damage Control
kp-value-deception = Deception
kp-value-exchange-information = Exchange Information
kp-value-fog-bank = Fog Bank
kp-value-good-hunting = Good Hunting
kp-value-intelligence = Intelligence
kp-value-lay-mines = Lay Mines
kp-value-minesweeper = Minesweeper
kp-value-monitor = Monitor
kp-value-pull-the-plug = Pull the Plug
kp-value-qqq = QQQ
kp-value-q-ship = Q-Ship
kp-value-recon-aircraft = Recon Aircraft
kp-value-sail-q-ship = Sail Q-Ship
kp-value-scuttle = Scuttle
kp-value-searchlight = Searchlight
kp-value-second-chance = Second Chance
kp-value-shipping-lanes = Shipping Lanes
kp-value-submarines-u27-u41 = Submarines U-27 & U-41
kp-value-submarines-uc16-uc29 = Submarines UC-16 & UC-29
kp-value-wireless-intercept = Wireless Intercept
kp-value-german-warship = a warship intercepts
kp-value-german-raider = a raider intercepts
kp-value-british-intercept = a British intercept
kp-value-mines = mines
kp-value-torpedo = a torpedo
kp-value-none = nothing
kp-value-amc-alcantara = HMS Alcantara
kp-value-amc-carmania = HMS Carmania
kp-value-interceptor = the interceptor’s
kp-value-answerer = that of who answers
kp-value-u27 = U-27
kp-value-u41 = U-41
kp-value-uc16 = UC-16
kp-value-uc29 = UC-29
kp-value-raider = a raider
kp-value-penshurst = Q-7 Penshurst
kp-value-privet = Q-19 Privet
kp-value-prize = Q-21 Prize (sail)

kp-outcome-untouched = no effect
kp-outcome-damaged = damaged
kp-outcome-captured = captured
kp-outcome-sunk = sunk
kp-begins-round-points = { $zero ->
    [yes] Who has no victory points at all gets no round points, whatever the others have.
   *[no] Round points: one for each player of the game, less one for each who has more victory points. Here that is { $players } − { $ahead }.
  }
kp-begins-phantom-target = The phantom is the other side when one plays alone. It attacks the merchantman that is worth more to it on average: her points times the chance to get them, less what it may lose.
kp-begins-first-turn-later = Who has fewer round points begins: you have { $mine }, the other has { $theirs }. { $equal ->
    [yes] These are equal, so each throws a die; the higher number begins, and equal numbers are thrown again.
   *[no] They differ, so nothing is thrown.
  }
kp-begins-counted-ship = Your best ship here is { $best }; no more German ships count than you have merchantmen. { $surplus ->
    [0] None has to go
    [one] One too many is drawn and discarded
   *[other] { $surplus } too many are drawn and discarded
  }: { $best } counts unless she is drawn. What the picture names is what is drawn.
kp-begins-supplying-prize = A prize counts double at the end of the round, if it has not been used up.
kp-outcome-damaged-about = Damaged: the attack, with its modifiers, is higher than the defence.
kp-outcome-sunk-about = Sunk: it is at least twice as high.
kp-drawn-ending-rows = { $sum ->
    [one] a card of which one row ends the turn
   *[other] a card of which { $sum } rows end the turn
  }
kp-outcome-removed = out of play, nobody scores
kp-outcome-safe = in safe passage
kp-outcome-failure = fails
kp-outcome-success = succeeds
kp-outcome-double = succeeds, twice as high
kp-outcome-still-hidden = not found out
kp-outcome-nobody-sunk = nobody is sunk
kp-outcome-boat-sunk = the submarine is sunk
kp-outcome-decoy-sunk = the decoy is sunk
kp-outcome-both-sunk = both are sunk
kp-outcome-no-action = no action, the turn ends
kp-outcome-warship-intercept = a warship intercepts
kp-outcome-raider-intercept = a raider intercepts
kp-outcome-british-intercept = a British intercept
kp-outcome-torpedo-attack = a torpedo
kp-outcome-other-card = an action of another kind

kp-unit-points = round points
kp-unit-vp = victory points (VP)
kp-unit-ships = ships
kp-unit-cards = cards
kp-why-unseen_card = a card you cannot see (● one that is sought, ○ another)

# Why a setting is not allowed, or changes nothing.
kp-refused-no-ship-on-lane = At least one ship has to be on the lane.
kp-refused-cards-in-round = Here { $least } to { $most } cards may be agreed on, or 0 for the usual number.
kp-refused-in-sight = Warships are always in sight; there is nothing to find out.
kp-refused-named-twice = Each target is named once.
kp-refused-one-copy = There is only one such card.
kp-refused-one-ship = There is only one card of each ship.
kp-refused-so-many-players = There are not so many other players.
kp-refused-three-merchantmen = A fleet never has more than three merchantmen.
kp-idle-aircraft = The aircraft helps Wolf in a surprise attack only.
kp-idle-answer-counts = The answer was the one card of this intercept, so Recalled may not follow.
kp-idle-answered = This answer ends the attack on the ship.
kp-idle-interceptor = Counts only where she is fired at: with the Trap, and if her own fate is asked about.
kp-idle-breakouts-stay = The Breakout cards go out only for four players, after 1914, if they agree.
kp-idle-by-dice = The dice decide.
kp-idle-collier = A collier supplies every ship.
kp-idle-deep = Only the five fast liners draw much water, and one of the two options is enough.
kp-idle-fast-raiders = Only a fast liner pursues, and only a fast ship.
kp-idle-fog = Fog hides the whole fleet.
kp-idle-from-seeadler = Only Seeadler sails, and it matters only to a ship that runs.
kp-idle-last-round = Only the last round counts.
kp-idle-markers = Only Interned is helped by damage or lack of supply.
kp-idle-no-answer = No other answer is played.
kp-idle-no-attack = This attack is not made.
kp-idle-no-choice = Nothing cuts the attack down to one target.
kp-idle-no-coal = This ship does not bear the coal symbol.
kp-idle-no-fog = There is no fog.
kp-idle-no-sail = This ship does not sail.
kp-idle-no-tournament = Only the equal fleets of option 6.4 are chosen.
kp-idle-nobody-else = The others have no damaged ship.
kp-idle-not-after-1914 = Merchantmen go out only with option 6.5, and only if that is agreed.
kp-idle-one-opponent = The storm strikes one opponent only.
kp-idle-passage = After this answer safe passage is tried in either reading.
kp-idle-prize = Without the option no torpedo may be fired at a prize.
kp-idle-prize-in-refuge = A prize does not help a ship in Island Refuge.
kp-idle-prize-in-storm = A prize matters to Rendezvous Missed only.
kp-idle-random = The phantom chooses at random.
kp-idle-reflag = Reflag hides an identified raider from Interned and Transfer Command only, and must be in hand.
kp-idle-sail = Only Seeadler sails, and it matters only to Break Contact.
kp-idle-sailing = Sail slows only a sailing ship that tries to break contact.
kp-idle-second-marker = A second marker counts from the third intercept on.
kp-idle-shallows = Nobody runs into the shallows.
kp-idle-tied = Players with equal VP all get the higher points.
kp-idle-two-targets = Good Hunting names two targets.
kp-idle-wolf-runs = The aircraft helps Wolf only to break contact.
kp-idle-zero = 0 VP bring no points, whatever the others have.
kp-step-fight = { $kind-is ->
    [gun_attack] guns with
    [torpedo_attack] a torpedo with
    [depth_charge_attack] depth charges with
    [mine_attack] mines with
   *[other] an attack with
  } { $attack } against a defence of { $defence }
kp-step-succeeds = a challenge with { $coin } against a response of { $response }
kp-step-challenge = a challenge with { $coin } against a response of { $response }
kp-step-mined = mines ({ $coin }) against the hull ({ $hull })
kp-step-safe-passage = one try for safe passage
kp-step-thrown-for-first = the throw for the first turn
kp-step-after = { $stage-is ->
    [reaction] the attack: an answer to it, if there is one, and the fight
    [shallow_pursuit] the pursuit into shallow water
    [boarding] the attack, with a boarding party or without one
    [assists] the fight, with the cards that are laid beside the attack
    [second_target] the choice of a second target, and the fight
    [cut] an answer that leaves one target, and the fight
    [keep_target] the choice of the target that is left, and the fight
    [choose_target] the choice of the next target, and the fight
    [capture_supply] whether captured supplies are used
    [sinking] what is played after the sinking
    [passage] a try for safe passage
    [pursuit] the pursuit
   *[other] what is chosen after the fight, and its throws
  }
kp-step-turn-over = { $cards ->
    [one] one turn of the phantom, of one card
   *[other] one turn of the phantom, of up to { $cards } cards
  }
kp-step-ended = the rest of the attack
kp-step-fought-out = the attack, to its end
kp-step-attacked = one attack
kp-step-all = the attacks that are left
kp-step-again = the intercepts that are left ({ $left })
kp-step-answered = the card that answers, and what it does

# What yes, no and numbers mean at the end of a rule, and who makes a throw
kp-ends-pursuit-price-yes = yes: out of supply
kp-ends-pursuit-price-no = no: still supplied
kp-ends-recalled-later-yes = yes: called home
kp-ends-recalled-later-no = no: she goes on
kp-ends-safe-passage-yes = yes: in safety
kp-ends-safe-passage-no = no: still at sea
kp-ends-passage-yes = in safety
kp-ends-passage-no = still at sea
kp-ends-safe-within-yes = yes: in safety
kp-ends-safe-within-no = no: still at sea
kp-ends-card-challenge-yes = yes: the card succeeds
kp-ends-card-challenge-no = no: it fails
kp-ends-supply-card-yes = yes: it does
kp-ends-supply-card-no = no: it does not
kp-ends-card-on-ship-yes = yes: the card succeeds
kp-ends-card-on-ship-no = no: it fails
kp-ends-ship-dealt-yes = yes: one of the three
kp-ends-ship-dealt-no = no: not one of them
kp-ends-merchantman-dealt-yes = yes: one of the three
kp-ends-merchantman-dealt-no = no: not one of them
kp-ends-first-turn-yes = yes: you begin
kp-ends-first-turn-no = no: the other begins
kp-ends-first-turn-later-yes = yes: you begin
kp-ends-first-turn-later-no = no: the other begins
kp-ends-counted-ship-yes = yes: she counts
kp-ends-counted-ship-no = no: she is discarded
kp-ends-phantom-ended-yes = yes: the turn is over
kp-ends-phantom-ended-no = no: it goes on
kp-ends-phantom-streak-yes = yes: in one of them at least
kp-ends-phantom-streak-no = no: in none of them
kp-ends-phantom-answer-yes = yes: it answers
kp-ends-phantom-answer-no = no: it has no answer
kp-ends-answered-yes = yes: it answers
kp-ends-answered-no = no: it has no answer
kp-ends-phantom-target-yes = the first merchantman
kp-ends-phantom-target-no = the other merchantman
kp-ends-phantom-again-yes = yes: one used this turn
kp-ends-phantom-again-no = no: another card
kp-ends-succeeds-yes = it succeeds
kp-ends-succeeds-no = it fails
kp-ends-mined-yes = sunk
kp-ends-mined-no = not sunk
kp-ends-thrown-for-first-0 = you begin
kp-ends-thrown-for-first-1 = the other begins
kp-ends-turn-over-yes = the turn is over
kp-ends-turn-over-no = another card
kp-like-stops = However much is taken off, a result is never below 1 (rule 3.2.7g).

# What is looked for among cards, and who throws
kp-sought-hand-dealt = { $kind }
kp-sought-cards-in-play = { $kind }
kp-sought-ship-dealt = { $ship }
kp-sought-merchantman-dealt = { $target }
kp-thrower-decoy-1 = the decoy challenges
kp-thrower-decoy-2-gun-attack = the decoy fires at the submarine
kp-thrower-decoy-2-torpedo-attack = the submarine fires at the decoy
kp-thrower-decoy-3-gun-attack = the submarine fires at the decoy
kp-thrower-decoy-3-depth-charge-attack = the decoy attacks the submarine
kp-sought-held = a copy
kp-told-fought = { $gained ->
    [0] it brings nothing
   *[other] it brings { $gained }
  }
kp-begins-answered-intercept = { $answer-is ->
    [amc_alcantara] { kp-action-amc-about }
    [amc_carmania] { kp-action-amc-about }
    [break_contact] { kp-action-break-contact-about }
    [fast_ship] { $answer }: { kp-action-fast-ship-about } The number that counts never falls below 1.
    [non_combatant] { kp-action-non-combatant-about }
    [qqq] { kp-action-qqq-about }
    [shallow_run] { kp-action-shallow-run-about }
    [slim_pickings] { kp-action-slim-pickings-about }
    [trap] { kp-action-trap-about }
   *[other] { "" }
  }
kp-begins-phantom-action = The phantom is the other side when one plays alone. It turns up one of its cards, and the die picks a row of that card. Some of the other actions end its turn as well, once they are done; “Is the phantom’s turn over?” counts those.
kp-begins-phantom-ended = A 1 ends the turn on every card. A 3 or a 4 ends it only on the cards that carry the mark “ends the turn” in that row; a 2 is an intercept, { $can_intercept ->
    [yes] after which it goes on.
   *[no] and as it cannot make it, that ends the turn as well.
  }
kp-course-decoy-challenge = The decoy challenges the submarine (the field below) and succeeds
kp-course-decoy-shot = { $shot-is ->
    [gun] If it succeeds, both fire their guns at once. The decoy’s gun ({ $several ->
        [yes] the best of { $attack }
       *[no] { $attack }
      }) sinks the submarine if it shows at least twice her defence ({ $defence }). Number of the defence → how often the gun shows so much: { $sinks }. On average it sinks her
    [boat_gun] The submarine’s gun ({ $several ->
        [yes] the best of { $attack }
       *[no] { $attack }
      }) against the decoy’s defence ({ $defence }): { $sinks }. On average it sinks the decoy
    [torpedo] If the challenge fails, the submarine fires her torpedo ({ $several ->
        [yes] the best of { $attack }
       *[no] { $attack }
      }) against the decoy’s defence ({ $defence }): { $sinks }. On average it sinks the decoy
   *[charge] If the decoy is not sunk by the torpedo, its depth charges ({ $several ->
        [yes] the best of { $attack }
       *[no] { $attack }
      }) go against the submarine’s defence ({ $defence }): { $sinks }. On average they sink her
  }
kp-course-decoy-wins = { $wins ->
    [yes] The challenge succeeds
   *[no] The challenge fails
  }
kp-course-decoy-fired = { $shot-is ->
    [gun] The decoy’s gun { $sunk ->
        [yes] sinks the submarine
       *[no] does not sink the submarine
      }
    [boat_gun] The submarine’s gun { $sunk ->
        [yes] sinks the decoy
       *[no] does not sink the decoy
      }
    [torpedo] The torpedo { $sunk ->
        [yes] sinks the decoy
       *[no] does not sink the decoy
      }
   *[charge] The depth charges { $sunk ->
        [yes] sink the submarine
       *[no] do not sink the submarine
      }
  }
kp-course-decoy-other = The other way, by a challenge that { $wins ->
    [yes] succeeds
   *[no] fails
  }: { $factors } = about { $chance }.
kp-course-answered-fight = First the answer and the fight. The merchantman is sunk with { $sunk }, damaged with { $damaged }{ $captures ->
    [yes] , captured with { $captured }
   *[no] {""}
  }; unhurt she is with { $unhurt }.
kp-course-answered-tries = Only if she is unhurt does she try for safe passage: the throw succeeds with { $tried }.
kp-course-answered-unhurt = The fight leaves her unhurt
kp-course-answered-passage = Her try for safe passage succeeds
kp-course-answered-no-passage = Her try for safe passage fails
kp-course-again-unhurt = While the ship is unhurt an intercept sinks her with { $sunk }, damages her with { $damaged }, and has no effect with { $untouched } (the field below).
kp-course-again-damaged = Once she is damaged { $less } is taken off her defence{ $adds ->
    [yes] {" "}for each hit. She stays afloat with { $stays }; an attack that is at least twice as high sinks her
   *[no] {" "}(never below 1). A second hit does no more damage: she stays afloat with { $stays }. An attack that is at least twice as high sinks her
  }
kp-course-again-untouched = Intercept { $intercept } has no effect
kp-course-again-hit = Intercept { $intercept } damages her
kp-course-again-sunk = Intercept { $intercept } sinks her
kp-course-again-held = Intercept { $intercept } does not sink the damaged ship
kp-course-phantom-weighs = { $ship } is worth { $vp } points. The phantom sinks her with { $sunk }: that is { $gain } points on average. It misses her with { $missed }, and then she comes to safety with { $safe }: that is { $loss } points lost. { $gain } − { $loss } = { $worth }
kp-course-phantom-takes = It attacks the one whose number is higher; of equal ones a die decides.
kp-begins-phantom-answer = The phantom is the other side when one plays alone. Attacked, it turns up one of its { $all } cards: a 1 or a 3 reads the card’s first answer, a 2 or a 4 its second. { $first ->
    [0] No card has a first answer
    [one] One card has a first answer
   *[other] { $first } cards have a first answer
  } that fits this attack, { $second ->
    [0] none
    [one] one
   *[other] { $second }
  } a second one.
kp-begins-whole-turn = A ship that is sunk brings her points; a merchantman that comes to safety brings hers to the other side.
kp-course-turn-attack = Attack { $attack } ({ $several ->
    [yes] the best of { $attack_dice }
   *[no] { $attack_dice }
  }) on { $target } (defence { $defence_dice }) brings so many points, the likeliest first: { $brings }.
kp-course-turn-brings = Attack { $attack } brings { $vp }
kp-course-recalled-used-up = One intercept allows one answer in all, and { $answer } has used it up. Recalled would be a second one: so the raider is never called home, whatever the dice show.
kp-course-recalled-nothing-sunk = { $answer } ends the intercept: nothing is sunk, so there is nothing to call the raider home for.
kp-course-recalled-if-sunk = { $answered ->
    [yes] Recalled is played after the sinking and does not count as an answer here.
   *[no] No answer was played, so Recalled may be.
  } The raider is called home if she sinks the merchantman and the throw of Recalled succeeds
kp-course-again-afloat = Damaged by intercept { $intercept }, no effect before it, not sunk after it, { $ways }
kp-course-again-rest = She is not sunk in two cases only: no intercept has any effect, or one damages her and none sinks her.
kp-course-again-none = No intercept has any effect: { $ways } = { $none }.
kp-course-again-all = All the rest is “sunk”: 100 % − { $none } − { $hurt } = about { $sunk }.
kp-course-streak-card = { $card ->
    [1] The first card lets the turn go on (the field below)
   *[other] Card { $card }, of the { $left } that are left, lets it go on as well (a little rarer: a card that lets it go on is gone)
  }
kp-course-streak-turn = So one turn goes on through all its cards with { $each } = about { $on }; it is over before with { $over }.
kp-course-streak-turns = That none of { $turns } turns goes on so far: { $over } multiplied { $turns } times by itself, { $none }. At least one does with all the rest: { $once }.
kp-course-target = The attack ({ $several ->
    [yes] the best of { $attack }
   *[no] { $attack }
  }) against the defence of { $target } ({ $defence }) sinks or captures her
kp-course-target-taken = { $target } is sunk or captured
kp-course-target-left = { $target } is not
