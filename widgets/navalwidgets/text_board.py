"""A board in words: what one side sees, place by place. For a game that has no drawing (yet).

Knows headings and lines. Must not know a game: its table says what there is to read.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base import NavalWidget, script, style
from navalwidgets.board import Board, Choose


class Place(NamedTuple):
    """A place of the table: its name, and what lies there as lines with their depth (0, 1, ...)."""

    name: str
    lines: tuple[tuple[int, str], ...]


class TextView(NavalWidget):
    """The places, one under another."""

    _esm = script("text_board")
    _css = style("text_board")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-places",)

    places = traitlets.List().tag(sync=True)


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
