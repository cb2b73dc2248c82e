# Computer players

rotd-player-cautious = Computer: cautious
rotd-player-cautious-about = Attacks only lone ships, keeps its distance, and goes home with a damaged hull.
rotd-player-aggressive = Computer: aggressive
rotd-player-aggressive-about = Attacks whatever it meets, at close range, and stays out as long as there are torpedoes.
rotd-player-historical = Computer: prize rules
rotd-player-historical-about = Stops lone merchantmen on the surface, gun first, and attacks only escorted ships submerged.
rotd-player-reckoner = Computer: by the odds
rotd-player-reckoner-about = Weighs tonnage against the exact chance of being lost.
