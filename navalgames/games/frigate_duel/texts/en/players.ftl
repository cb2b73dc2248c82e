# Computer players.

fd-player-sensible = Computer: sensible captain
fd-player-sensible-about = Closes, shows a broadside, fires at fair distances; looks one manoeuvre ahead.
fd-player-captain = Computer: captain who looks ahead
fd-player-captain-about = Looks two manoeuvres ahead, and judges every broadside by its exact odds.
