"""The frigate duel on the play table: its sea, ships, orders and words.

Knows the views, orders and charts of the game. Must not know a widget's page or a play.
"""

from __future__ import annotations

from navalwidgets.table.boards.board import Choose
from navalwidgets.table.boards.sea import SeaBoard
from navalwidgets.table.games.frigate_duel.table import make_table


def make_board(choose: Choose, **words: str) -> SeaBoard:
    """The sea, with the whole position in words aside."""
    return SeaBoard(choose, aside_title="fd-table-tab-words", **words)


__all__ = ["make_board", "make_table"]
