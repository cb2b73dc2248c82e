"""The sea and its ships as a board, and the whole position in words beside it.

Knows the chart of the sea as a widget. Must not know a game: its table says what is drawn.
"""

from __future__ import annotations

from typing import Any, Protocol

from navalgames.sessions.journal import LogLine
from navalwidgets.drawings.sea_chart import Ghost, SeaChart, Track, Vessel, Wind
from navalwidgets.drawings.text_view import Place, TextView
from navalwidgets.table.boards.board import Board, Choose


class SeaTable(Protocol):
    """What a game's table tells this board, beside what `table.games.GameTable` tells the page."""

    def caption(self) -> str:
        """The name of the chart."""

    def labels(self) -> dict[str, str]:
        """Words of the drawing: `arcs`, `ships`, `legend`, `north`."""

    def vessels(self, view: Any) -> tuple[Vessel, ...]:
        """The ships."""

    def ghosts(self, view: Any, viewer: str) -> tuple[Ghost, ...]:
        """Where the manoeuvres that the viewer may choose would lead."""

    def smoke(self, view: Any) -> tuple[tuple[int, int, int], ...]:
        """Smoke: x, y, value."""

    def wind(self, view: Any) -> Wind:
        """The wind."""

    def track(self, view: Any) -> Track | None:
        """The moments of the turn, if there are any."""

    def summary(self, view: Any) -> str:
        """The position in a few sentences."""

    def places(self, view: Any) -> tuple[Place, ...]:
        """Everything in words."""


class SeaBoard(Board):
    """The chart as the main part, the position in words aside."""

    main: SeaChart
    aside: TextView

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.main, self.aside = SeaChart(choose, **words), TextView(**words)
        self._viewer = ""

    @property
    def places(self) -> frozenset[str]:
        """Every place that can be chosen on the chart."""
        return frozenset(ghost["id"] for ghost in self.main.ghosts)

    def lay(self, table: SeaTable) -> None:
        """The name of the chart and its words."""
        with self.main.hold_sync():
            self.main.caption, self.main.labels = table.caption(), table.labels()

    def hear(self, viewer: str, lines: tuple[LogLine, ...]) -> None:
        """Who looks: only that side's manoeuvres are drawn."""
        self._viewer = viewer

    def show(self, table: SeaTable, view: Any) -> None:
        """Ships, smoke and wind, and the same in words."""
        self.main.lay_out(
            table.vessels(view), table.ghosts(view, self._viewer), table.smoke(view), table.wind(view),
            table.summary(view), table.track(view),
        )  # fmt: skip
        self.aside.places = [
            {"name": place.name, "lines": [list(line) for line in place.lines]}
            for place in table.places(view)
        ]

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The places that may be chosen now."""
        known = self.places
        with self.main.hold_sync():
            self.main.targets = [place for place in targets if place in known]
            self.main.hint = hint if self.main.targets else ""

    def clear(self) -> None:
        """An empty sea."""
        self._viewer = ""
        with self.main.hold_sync():
            self.main.lay_out()
            self.main.targets, self.main.hint = [], ""
        self.aside.places = []
