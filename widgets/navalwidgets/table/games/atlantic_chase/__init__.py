"""Atlantic Chase on the play table: its chart, Battle Board, forces, orders and words.

Knows the views, orders and charts of the game. Must not know a widget's page or a play.
"""

from __future__ import annotations

from navalwidgets.table.boards.board import Choose
from navalwidgets.table.boards.ocean import OceanBoard
from navalwidgets.table.games.atlantic_chase.table import make_table


def make_board(choose: Choose, **words: str) -> OceanBoard:
    """The ocean with the Battle Board, the forces aside."""
    return OceanBoard(choose, aside_title="ac-table-tab-forces", **words)


__all__ = ["make_board", "make_table"]
