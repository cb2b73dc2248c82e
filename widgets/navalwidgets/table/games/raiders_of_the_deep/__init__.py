"""Raiders of the Deep on the play table: boat, chart, encounter, log book, orders and words.

Knows the views, orders and charts of the game. Must not know a widget's page or a play.
"""

from __future__ import annotations

from navalwidgets.table.boards.board import Choose
from navalwidgets.table.boards.boat import BoatBoard
from navalwidgets.table.games.raiders_of_the_deep.table import make_table


def make_board(choose: Choose, **words: str) -> BoatBoard:
    """The boat, its chart and the encounter, with log book and career aside."""
    return BoatBoard(choose, aside_title="rotd-table-tab-career", **words)


__all__ = ["make_board", "make_table"]
