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

table-order-busy = Working …
table-order-happened = What has just happened
table-order-refused = Not allowed now, and why ({ $count })

table-grid-ready = Ready-made
table-grid-row = Kind
table-grid-left = Left
table-grid-stay = Stay
table-grid-sum = Together
table-grid-of = { $sum } of { $most }
table-grid-amounts = Amounts to
table-grid-cell = { $row } to { $column }, of { $available }
table-grid-confirm = Confirm
table-grid-legal = Allowed.

table-log-turn = Show
table-log-all = All turns
table-log-lines = What happened
table-log-shown = The dice showed { $faces }.
table-log-rule-open = Rule { $rule }: read it
table-log-rule-title = Rule { $rule }: { $title }
table-log-ruling = How we read it: { $ruling }
table-log-close = Close

table-fleet-hint = Point at a ship, or use Tab and the arrow keys, to read about it.
table-fleet-hidden = Ships that you cannot see: { $count }
