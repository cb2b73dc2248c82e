## Computer players

kp-player-sensible = Computer: sensible
kp-player-sensible-about = Plain rules of thumb, no calculation: sends strong ships against rich merchantmen, keeps reactions for the enemy’s turn, and uses every card that says what to do with it.
kp-player-commodore = Computer: commodore
kp-player-commodore-about = Plays to win: reckons with the exact odds and with the cards you might hold, and lays out only what pays.
