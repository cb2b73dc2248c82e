# The cards of The Kaiser's Pirates: what stands on them and what each action card does.

## Words on the cards

kp-card-warship = Warship
kp-card-raider = Raider
kp-card-merchantman = Merchantman
kp-card-prize = Prize
kp-type-cargo = cargo steamer
kp-type-liner = passenger liner
kp-type-sail = sailing ship
kp-class-ordinary = Action
kp-class-reaction = Reaction
kp-class-assist = Assist
kp-class-dual = Reaction, action
kp-card-solitaire = Solitaire
kp-coin-attack = Attack
kp-coin-defence = Defence
kp-coin-challenge = Challenge
kp-coin-response = Response
kp-coin-mine = Mines
kp-coin-torpedo = Torpedo
kp-coin-gun = Guns
kp-coin-depth_charge = Depth charges
kp-coin-intercept = Intercept
kp-sign-night = Night –1
kp-sign-mine = Mines
kp-sign-coal = Coal
kp-sign-sail = Sail
kp-sign-aircraft = Aircraft
kp-sign-fast = Fast
kp-state-hidden-mark = Disguised
kp-state-identified-mark = Identified
kp-state-supply-mark = No supply
kp-state-refuge-mark = In refuge
kp-state-prize-mark = Prize
kp-flag-GBR = British
kp-flag-DEU = German
kp-flag-USA = American
kp-flag-FRA = French
kp-flag-ITA = Italian
kp-flag-NLD = Dutch
kp-flag-RUS = Russian
kp-flag-NOR = Norwegian
kp-flag-GRC = Greek
kp-flag-JPN = Japanese
kp-flag-ESP = Spanish
kp-vp = VP
kp-back-action = Action cards
kp-back-german = German ships
kp-back-merchant = Merchantmen
kp-back-solitaire = Solitaire cards
kp-phantom-attack-no-action = no action
kp-phantom-attack-warship-intercept = intercept by a warship
kp-phantom-attack-raider-intercept = intercept by a raider
kp-phantom-attack-british-intercept = British intercept
kp-phantom-attack-submarine-torpedo-attack = torpedo of a submarine
kp-phantom-attack-submarine-mine-attack = mines of a submarine
kp-phantom-answer-no-answer = no answer
kp-phantom-aim-lowest-vp = lowest VP
kp-phantom-aim-highest-vp = highest VP
kp-phantom-aim-random = at random
kp-phantom-ends = ends the turn
kp-phantom-no-special = No special action.

## What a card says to those who do not see it

kp-phantom-special = Special action: { $name }.
kp-phantom-row = { $roll }: { $text }
kp-state-damage-mark = Damaged{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
kp-back-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
kp-said-coin = { $coin } { $dice }
kp-said-card = { $name }, { $band }. { $facts }
kp-said-vp = { $vp } VP
kp-said-best = the best of { $dice }
kp-said-intercept = By its other side: { $ship ->
    [none] a British intercept
   *[other] an intercept by { $ship }
 } with { $dice }
kp-said-history = { $size }, { $speed } knots
kp-said-merchantman = { $flag } { $type }
kp-said-back = { $deck }, face down: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }

## What each action card does

kp-action-amc = AMC
kp-action-amc-about = An armed liner fights the German ship in place of your merchantman.
kp-action-blockade-runner = Blockade Runner
kp-action-blockade-runner-about = Each of your ships out of supply rolls once to be supplied again.
kp-action-boarding-party = Boarding Party
kp-action-boarding-party-about = Capture an undamaged merchantman instead of sinking it.
kp-action-bounding-main = Bounding Main
kp-action-bounding-main-about = Team game: the next player loses a turn.
kp-action-break-contact = Break Contact
kp-action-break-contact-about = Roll to slip away from an intercept.
kp-action-breakdown = Breakdown
kp-action-breakdown-about = Roll to damage one undamaged enemy German ship.
kp-action-breakout = Breakout
kp-action-breakout-about = Roll to draw one German ship, or two.
kp-action-collier = Collier
kp-action-collier-about = All your ships are in supply again.
kp-action-damage-control = Damage Control
kp-action-damage-control-about = Repair one damage marker of your own ships.
kp-action-deception = Deception
kp-action-deception-about = In the next turn an opponent plays one card at random.
kp-action-exchange-information = Exchange Information
kp-action-exchange-information-about = Team game: you and your partner swap hand cards.
kp-action-fair-seas = Fair Seas
kp-action-fair-seas-about = One undamaged merchantman or prize of yours tries for safe passage at +1.
kp-action-fast-ship = Fast Ship
kp-action-fast-ship-about = A raider that intercepts your undamaged merchantman has –2.
kp-action-fog-bank = Fog Bank
kp-action-fog-bank-about = A fleet cannot be attacked; its owner’s next turn passes without a card.
kp-action-good-hunting = Good Hunting
kp-action-good-hunting-about = A raider attacks two merchantmen in one intercept.
kp-action-heavy-weather = Heavy Weather
kp-action-heavy-weather-about = Every damaged ship rolls once and may be lost.
kp-action-intelligence = Intelligence
kp-action-intelligence-about = Look at a hand, or at the next cards of the pile.
kp-action-interned = Interned
kp-action-interned-about = Roll to remove one known enemy German ship or prize.
kp-action-interrogate = Interrogate
kp-action-interrogate-about = Roll to identify a hidden raider or prize, and attack it at once.
kp-action-island-refuge = Island Refuge
kp-action-island-refuge-about = One of your German ships hides at an island to refuel and repair.
kp-action-lay-mines = Lay Mines
kp-action-lay-mines-about = A raider with mines attacks every merchantman of one opponent.
kp-action-minesweeper = Minesweeper
kp-action-minesweeper-about = All mines laid against you are swept before they hurt.
kp-action-mistaken-identity = Mistaken Identity
kp-action-mistaken-identity-about = Roll to swap your lost merchantman for one that you sank.
kp-action-monitor = Monitor
kp-action-monitor-about = Attack a ship in Island Refuge at +2.
kp-action-non-combatant = Non-Combatant
kp-action-non-combatant-about = The attack has –2, and your merchantman is captured instead of sunk.
kp-action-pull-the-plug = Pull the Plug
kp-action-pull-the-plug-about = Scuttle your own attacked ship: nobody scores.
kp-action-qqq = QQQ
kp-action-qqq-about = Your merchantman calls for help: the raider is identified.
kp-action-q-ship = Q-Ship
kp-action-q-ship-about = A decoy with hidden guns takes the place of the torpedoed merchantman.
kp-action-razzle-dazzle = Razzle-Dazzle
kp-action-razzle-dazzle-about = Roll to make a torpedo miss.
kp-action-recalled = Recalled
kp-action-recalled-about = After a sinking: roll to send the German ship home.
kp-action-recon-aircraft = Recon Aircraft
kp-action-recon-aircraft-about = Take two cards at random from one opponent’s hand.
kp-action-reflag = Reflag
kp-action-reflag-about = One of your identified raiders or prizes is hidden again.
kp-action-rendezvous-missed = Rendezvous Missed
kp-action-rendezvous-missed-about = Each German ship of one opponent rolls once and may run out of supply.
kp-action-sail-q-ship = Sail Q-Ship
kp-action-sail-q-ship-about = A decoy takes the place of a torpedoed sailing ship.
kp-action-scuttle = Scuttle
kp-action-scuttle-about = Remove one of your own damaged ships: nobody scores.
kp-action-searchlight = Searchlight
kp-action-searchlight-about = A night intercept has +3.
kp-action-second-chance = Second Chance
kp-action-second-chance-about = Take another turn at once.
kp-action-shallow-run = Shallow Run
kp-action-shallow-run-about = The ship escapes an intercept, but may strike the shoals.
kp-action-shipping-lanes = Shipping Lanes
kp-action-shipping-lanes-about = A warship attacks all merchantmen of one opponent in one intercept.
kp-action-slim-pickings = Slim Pickings
kp-action-slim-pickings-about = Cancel an attack on one merchantman, or leave a multiple attack only one target.
kp-action-special-cargo = Special Cargo
kp-action-special-cargo-about = Every merchantman sunk by this attack counts double.
kp-action-submarines-u-27-u-41 = Submarines U-27 & U-41
kp-action-submarines-u-27-u-41-about = A submarine fires a torpedo at one merchantman.
kp-action-submarines-uc-16-uc-29 = Submarines UC-16 & UC-29
kp-action-submarines-uc-16-uc-29-about = A submarine fires a torpedo at one merchantman, or lays mines.
kp-action-surprise-attack = Surprise Attack
kp-action-surprise-attack-about = An intercept has +2, and some escapes are barred.
kp-action-transfer-command = Transfer Command
kp-action-transfer-command-about = Roll to take over one known enemy German ship or prize.
kp-action-trap = Trap
kp-action-trap-about = Your merchantman has a hidden gun and shoots back.
kp-action-wireless-intercept = Wireless Intercept
kp-action-wireless-intercept-about = Take the top two cards of the discards.
