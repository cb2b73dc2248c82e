"""A board of hexes with counters, and the charts of the fleets beside it.

Knows the map and the fleet charts as widgets. Must not know a game: its table says what stands where.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from navalwidgets.drawings.fleet_view import FleetView, Panel, Track
from navalwidgets.drawings.hex_map import Counter, HexMap
from navalwidgets.table.boards.board import Board, Choose


class Sheet(NamedTuple):
    """The map as it never changes: the drawing (`hex_map.drawing`), its name and its signs in words."""

    chart: dict[str, Any]
    caption: str
    legend: tuple[tuple[str, str], ...]


class HexTable(Protocol):
    """What a game's table tells this board, beside what `table.games.GameTable` tells the page."""

    def sheet(self) -> Sheet:
        """The map."""

    def counters(self, view: Any) -> tuple[Counter, ...]:
        """What stands on the map."""

    def about_hexes(self, view: Any) -> Mapping[str, str]:
        """What stands in each hex, as a sentence."""

    def marked(self, view: Any) -> tuple[str, ...]:
        """Hexes in which something is being decided."""

    def charts_of_fleets(self, view: Any) -> tuple[tuple[Panel, ...], tuple[Track, ...]]:
        """The fleet charts and the tracks."""


class HexBoard(Board):
    """The map as the main part, the fleets aside."""

    main: HexMap
    aside: FleetView
    aside_title = "table-tabs-fleets"

    def __init__(self, choose: Choose, **words: str) -> None:
        self.main, self.aside = HexMap(choose, **words), FleetView(**words)
        self._charts: Any = None

    @property
    def places(self) -> frozenset[str]:
        """Every hex."""
        return frozenset(place["id"] for place in self.main.chart["hexes"])

    def lay(self, table: HexTable) -> None:
        """The map, its name and its signs."""
        sheet = table.sheet()
        with self.main.hold_sync():
            self.main.chart, self.main.caption = sheet.chart, sheet.caption
            self.main.legend = [list(sign) for sign in sheet.legend]

    def show(self, table: HexTable, view: Any) -> None:
        """Counters, sentences and charts."""
        with self.main.hold_sync():
            self.main.show_counters(table.counters(view))
            self.main.about, self.main.marked = dict(table.about_hexes(view)), list(table.marked(view))
        charts = table.charts_of_fleets(view)
        if charts is not self._charts:
            self._charts = charts
            self.aside.show(*charts)

    def make_small(self) -> None:
        """The map is a picture to look at."""
        self.main.still = True

    def show_small(self, table: HexTable, view: Any) -> None:
        """The map and the tracks."""
        self.show(table, view)
        self.aside.show((), self._charts[1])

    def light(self, places: tuple[str, ...]) -> None:
        """The hexes a lesson is about."""
        self.main.marked = [place for place in places if place in self.places]

    def put_to_sea(self, courses: tuple[tuple[str, str, str], ...]) -> None:
        """Ships under way on the map."""
        sides = self.main.chart["sides"]
        self.main.courses = [[start, end, sides.index(side)] for start, end, side in courses]

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The hexes that may be chosen."""
        with self.main.hold_sync():
            self.main.targets, self.main.chosen, self.main.hint = list(targets), list(chosen), hint

    def clear(self) -> None:
        """An empty map and no charts."""
        with self.main.hold_sync():
            self.main.counters, self.main.about, self.main.targets = [], {}, []
            self.main.chosen, self.main.marked, self.main.hint, self.main.courses = [], [], "", []
        self.aside.show((), ())
        self._charts = None
