# What may be otherwise in Grand Fleet: sets of values, and the rows, columns and values of its charts.

gf-variant-damage-gentler = A gentler damage table
gf-variant-damage-gentler-about = Nothing up to 5, out of action from 6 to 9, sunk from 10.
gf-variant-damage-bloody = A bloodier damage table
gf-variant-damage-bloody-about = The thresholds of the option: nothing up to 4, out of action from 5 to 8, sunk from 9.
gf-variant-types-like-the-british = Ship values as the British ships alone would give them
gf-variant-types-like-the-british-about = The values of each type, reckoned from the British ships only.
gf-variant-types-like-the-german = Ship values as the German ships alone would give them
gf-variant-types-like-the-german-about = The values of each type, reckoned from the German ships only.
gf-variant-submarines-a-turn-later = Submarine war a turn later
gf-variant-submarines-a-turn-later-about = Each turn rolls on the column of the turn before.
gf-variant-submarines-a-turn-earlier = Submarine war a turn earlier
gf-variant-submarines-a-turn-earlier-about = Each turn rolls on the column of the turn after.
gf-variant-submarines-stronger = Stronger submarines
gf-variant-submarines-stronger-about = One VP more on every line of the effect table.
gf-variant-submarines-weaker = Weaker submarines
gf-variant-submarines-weaker-about = One VP less on every line of the effect table.
gf-variant-map-vp-doubled = Twice the VP on the map
gf-variant-map-vp-doubled-about = The VP of all hexes near a coast and of all home hexes are doubled.

gf-row-uk = United Kingdom
gf-row-de = Germany
gf-row-start = start
gf-row-historical-start = historical start
gf-row-decisive-lead = lead that decides
gf-row-printed-least = lowest printed
gf-row-printed-most = highest printed

gf-column-gunnery = gunnery value
gf-column-defence = defence value
gf-column-class = speed
gf-column-standard = standard
gf-column-bloody = bloody
gf-column-vp = VP
gf-column-modifier = modifier
gf-column-uk = United Kingdom
gf-column-de = Germany
gf-column-nation = nation
gf-column-type = type
gf-column-turn = turn
gf-column-set = list
gf-column-mark = mark
gf-column-owner = owner

gf-cell-ddbox = out of action (DDbox)
gf-cell-sunk = sunk
gf-cell-none = nothing
gf-cell-choice = Germany chooses
gf-cell-occurs = breaks out
gf-cell-uk = United Kingdom
gf-cell-de = Germany
gf-cell-us = United States
