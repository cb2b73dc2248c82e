"""A board in words: what one side sees, place by place. For a game that has no drawing (yet).

Knows the view in words as a widget. Must not know a game: its table says what there is to read.
"""

from __future__ import annotations

from typing import Any

from navalwidgets.drawings.text_view import TextView
from navalwidgets.table.boards.board import Board, Choose


class TextBoard(Board):
    """Asks the game's table for `places(view)`; nothing on it can be chosen."""

    def __init__(self, _choose: Choose, **words: str) -> None:
        self.main = TextView(**words)

    def show(self, table: Any, view: Any) -> None:
        """The places as one side sees them."""
        self.main.places = [
            {"name": place.name, "lines": [list(line) for line in place.lines]}
            for place in table.places(view)
        ]

    def clear(self) -> None:
        """No places."""
        self.main.places = []
