# The charts of Grand Fleet: names of tables, columns and values.

gf-chart-type-table = Type table
gf-chart-damage-table = Damage table
gf-chart-usw-occurrence = Occurrence of unrestricted submarine warfare
gf-chart-usw-effect = Effect of unrestricted submarine warfare
gf-chart-usw-effect-modifier = Modifier of the effect roll
gf-chart-fleet-limits = Fleet limits
gf-chart-ddbox-caps = Room in the DDbox
gf-chart-maintenance = Maintenance numbers
gf-chart-turn-track = Turn track
gf-chart-vp-track = VP track
gf-chart-roster = Ship list
gf-chart-ship-facts = The ships in history
gf-chart-north-sea-map = Map of the North Sea
