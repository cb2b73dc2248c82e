# The play table: map, orders, forms, log, fleets, new game, saving.

table-map-keys = Arrow keys move from hex to hex. Enter chooses a hex. Page Down and Page Up go to the next and the previous hex you may choose. Plus, minus and 0 zoom; Shift with an arrow key moves the map.
table-map-tools = Zoom and move the map
table-map-in = Zoom in
table-map-out = Zoom out
table-map-whole = Show the whole map
table-map-left = Move west
table-map-right = Move east
table-map-up = Move north
table-map-down = Move south
table-map-target = { $hex } You may choose this hex.
table-map-not-now = Hex { $hex } cannot be chosen now.
table-map-legend = Signs on the map
