# The table: an ocean with lines on it, and the Battle Board

table-ocean-keys = Arrow keys move from hex to hex. Enter chooses a hex. Page Down and Page Up go to the next and the previous hex you may choose. Backspace takes back, Escape goes to the orders. Plus, minus and 0 zoom; Shift with an arrow key moves the chart.
table-ocean-reported = A new segment here would be reported.
table-battle-chart = Look at the chart
table-battle-ranges = Ranges from zone to zone
table-battle-zones = Zone
