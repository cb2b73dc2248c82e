"""The Kaiser's Pirates on the play table: its cards, fleets, dice, orders and words.

Knows the views, orders and charts of the game. Must not know a widget's page or a play.
"""

from __future__ import annotations

from navalwidgets.table.boards.board import Choose
from navalwidgets.table.boards.cards import CardBoard
from navalwidgets.table.games.kaisers_pirates.table import make_table


def make_board(choose: Choose, **words: str) -> CardBoard:
    """The board of cards, with the piles of victory points aside."""
    return CardBoard(choose, aside_title="kp-table-tab-piles", **words)


__all__ = ["make_board", "make_table"]
