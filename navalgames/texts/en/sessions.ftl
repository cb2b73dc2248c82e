session-log-dice = { $why }: { $dice } shows { $faces }: { $result }
session-log-faces = { $why }: { $dice } shows { $faces }
session-log-cards = { $why }: { $faces }
session-notice-other-charts = { $where } was saved with other charts than those in use now; every order still follows the rules.
session-staff = staff
session-person = person

error-unknown-order = There is no order “{ $given }” in this game. Known orders: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-player = There is no player “{ $given }”. A seat takes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-unknown-computer = There is no computer player “{ $given }”. It takes: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-player-person = A person cannot be asked here. It takes a computer player: { $expected }.
error-order-shape = In { $where }: given { $given }, expected an order written as {"{"}"order": name, ...{"}"}.
error-order-field-unknown = In { $where }: the order “{ $order }” has no field “{ $given }”. Its fields: { $expected }.
error-order-field = In { $where }: the order “{ $order }” cannot take { $given } as “{ $path }”: { $expected }.
error-state-part = A state of this game cannot hold this: { $given }.
error-seed = The seed “{ $given }” cannot be used; it must be a whole number.
error-seat-computer = { $side } is played by the computer ({ $given }); a person cannot give orders for it.
error-game-over = The game is over; { $side } has no decision to make.

error-undo-nothing = There is no order to take back.
error-undo-roll = The last order cannot be taken back: dice were rolled. Ask for “take back and reroll” if everybody agrees.
error-undo-reveal = The last order cannot be taken back: it showed something that was hidden. Ask for “take back and reroll” if everybody agrees.
error-undo-side = The last order cannot be taken back: the decision has passed to another side. Ask for “take back and reroll” if everybody agrees.

error-seal-key = The variable { $where } holds no key of navalgames. Leave it out, or make one: python -c "from navalgames.sessions.sealing import new_key; print(new_key())"
error-sealed-elsewhere = This game was kept by a server that no longer runs, so it cannot be opened. A game saved as a file can always be loaded.
error-save-write = The file { $where } could not be written: { $reason }. What was there before is untouched.
error-save-read = The file { $where } could not be read: { $reason }.
error-save-not-text = The file { $where } is not a saved play: it does not hold text.
error-save-no-file = { $where } is not a file that can be read to its end. Expected: a saved play.
error-save-too-large = The file { $where } is too large for a saved play: it holds { $given } million bytes; expected at most { $expected } million.
error-save-missing = The file { $where } is not in order: “{ $path }” is missing.
error-save-broken = The file { $where } is broken or cut off: it holds { $size } characters and stops making sense at line { $line }, column { $column }. Expected: the complete JSON text of a saved play.
error-save-foreign = The file { $where } is not a saved play of navalgames.
error-save-view = The file { $where } holds what the side { $side } may see of a play; it can be read but not played on. Expected: a saved play.
error-save-future = The file { $where } was written by a later version of navalgames: given format { $given }, expected { $expected } or lower. Please update navalgames.
error-save-version = The file { $where } has the format number { $given }; expected { $expected }.
error-save-field = The file { $where } is not in order at “{ $path }”: given { $given }; { $expected }.
error-save-game = The saved play is of the game “{ $given }”; expected “{ $expected }”.
error-save-entry = { $where }, entry { $number } of { $most } ({ $side }): { $reason }
error-set-up = The set-up of the game failed: { $reason }
error-replay-position = There is no position { $given }; expected 0 to { $expected }.
error-simulate-games = Given { $given } games; expected a whole number of 1 or more.
error-simulate-jobs = Only a game of the registry with its own charts can be simulated by several processes.
error-simulate-endless = A game did not end within { $given } decisions.
