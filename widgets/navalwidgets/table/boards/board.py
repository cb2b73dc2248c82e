"""What a game draws on the play table: its board, and one more part beside the log.

Knows how the table speaks to a drawing. Must not know a game or what is drawn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ipywidgets import Widget

from navalgames.sessions.journal import LogLine

Choose = Callable[[str], None]
"""Hears the id of a place that was chosen on the board."""


class Board(ABC):
    """The drawing of one game. A subclass sets `main` and, where it has one, `aside`, and fills them.

    main: lies beside the orders. aside: under a tab of its own; None for no tab.
    aside_title: the catalogue key of that tab. places: the ids that can be chosen on the board.

    `clear` must take everything of the game off both: between two players at one screen nothing of it
    may be left in the page.
    """

    main: Widget
    aside: Widget | None = None
    aside_title = ""

    @property
    def places(self) -> frozenset[str]:
        """Every place of the board."""
        return frozenset()

    def lay(self, table: Any) -> None:  # noqa: B027 (a drawing may have nothing to do)
        """Draw what never changes; called once for each play with its `GameTable`."""

    def hear(self, viewer: str, lines: tuple[LogLine, ...]) -> None:  # noqa: B027 (most need not listen)
        """Who looks at the board that is about to be shown, and what the log told that side just before."""

    @abstractmethod
    def show(self, table: Any, view: Any) -> None:
        """Draw what one side sees."""

    def make_small(self) -> None:  # noqa: B027 (a drawing may be as good when it is small)
        """Called once where the board stands small, beside a lesson: what it offers has buttons there."""

    def show_small(self, table: Any, view: Any) -> None:
        """Draw what one side sees where there is little room: without what only a whole game needs."""
        self.show(table, view)

    def remember(self, view: Any) -> None:  # noqa: B027 (a drawing may show nothing of it)
        """Say how the game stood before the dice fell, None where none fell: what left since may be shown."""

    def light(self, places: tuple[str, ...]) -> None:  # noqa: B027 (a drawing may have no places)
        """Say which places a lesson is about, in place of those in which the game decides something."""

    def come_near(self, places: tuple[str, ...]) -> None:  # noqa: B027 (a drawing may show all it has)
        """Say where everything lies that a lesson shows or asks: a small board need show no more."""

    def put_to_sea(self, courses: tuple[tuple[str, str, str], ...]) -> None:  # noqa: B027
        """Show who sets out from where to where: (from, to, side). A drawing may have no courses."""

    def recall(self, place: str) -> None:  # noqa: B027 (a drawing may show nothing of it)
        """Say which place the order given on it chose, "" for none: also when it may be chosen no more."""

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:  # noqa: B027
        """Say which places may be chosen now, which are chosen, and what choosing does ("" for nothing)."""

    @abstractmethod
    def clear(self) -> None:
        """Take everything of the game off the board."""
