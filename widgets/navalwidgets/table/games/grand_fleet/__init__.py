"""Grand Fleet on the play table: its map, charts, orders and words.

Knows the views, orders and charts of the game. Must not know a widget's page or a play.
"""

from navalwidgets.table.boards.hexes import HexBoard as make_board
from navalwidgets.table.games.grand_fleet.table import make_table

__all__ = ["make_board", "make_table"]
