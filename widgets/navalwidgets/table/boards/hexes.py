"""A board of hexes with counters, and the charts of the fleets beside it.

Knows the map and the fleet charts as widgets. Must not know a game: its table says what stands where.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from navalwidgets.drawings.fleet_view import NOWHERE, FleetView, Panel, Track
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

    def charts_since(self, before: Any, view: Any) -> tuple[tuple[Panel, ...], tuple[Track, ...]]:
        """The same, with ships that have left a fleet since still drawn in it, and what became of them."""


class HexBoard(Board):
    """The map as the main part, the fleets aside.

    Places are hexes, and the boxes of the fleet charts. Small, the board shows a chart only while a lesson is
    about one of its boxes, and the whole chart only while it is about boxes alone: then the map is away.
    """

    main: HexMap
    aside: FleetView
    aside_title = "table-tabs-fleets"

    def __init__(self, choose: Choose, **words: str) -> None:
        self.main, self.aside = HexMap(choose, **words), FleetView(choose, **words)
        self._charts: Any = None
        self._small = False
        self._before: Any = None
        self._lit: tuple[str, ...] = ()

    @property
    def places(self) -> frozenset[str]:
        """Every hex, and every box of the charts."""
        return self._hexes | (self._boxes(self._charts[0]) if self._charts else frozenset())

    @property
    def _hexes(self) -> frozenset[str]:
        return frozenset(place["id"] for place in self.main.chart.get("hexes", ()))

    def _boxes(self, panels: tuple[Panel, ...]) -> frozenset[str]:
        return frozenset(box.place for panel in panels for box in panel.boxes if box.place)

    def lay(self, table: HexTable) -> None:
        """The map, its name and its signs."""
        sheet = table.sheet()
        with self.main.hold_sync():
            self.main.chart, self.main.caption = sheet.chart, sheet.caption
            self.main.legend = [list(sign) for sign in sheet.legend]

    def _show_map(self, table: HexTable, view: Any) -> None:
        with self.main.hold_sync():
            self.main.show_counters(table.counters(view))
            self.main.about, self.main.marked = dict(table.about_hexes(view)), list(table.marked(view))

    def show(self, table: HexTable, view: Any) -> None:
        """Counters, sentences and charts."""
        self._show_map(table, view)
        charts = table.charts_of_fleets(view)
        if charts is not self._charts:
            self._charts = charts
            self.aside.show(*charts)

    def make_small(self) -> None:
        """The map is a picture to look at."""
        self.main.still = self._small = True

    def show_small(self, table: HexTable, view: Any) -> None:
        """The map and the tracks."""
        self._show_map(table, view)
        since = self._before is not None
        panels, tracks = table.charts_since(self._before, view) if since else table.charts_of_fleets(view)
        before = table.charts_of_fleets(self._before)[1] if since else ()
        stood = [one.at for one in before] or [NOWHERE] * len(tracks)
        self._charts = panels, tuple(one._replace(was=at) for one, at in zip(tracks, stood, strict=True))
        self._show_charts()

    def remember(self, view: Any) -> None:
        """Ships that leave a fleet are seen to leave it, and markers to come from where they stood."""
        self._before = view

    def light(self, places: tuple[str, ...]) -> None:
        """The hexes and boxes a lesson is about."""
        self._lit = places
        self.main.marked = [place for place in places if place in self._hexes]
        self._show_charts()

    def come_near(self, places: tuple[str, ...]) -> None:
        """The hexes that are to be in sight."""
        self.main.within = [place for place in places if place in self._hexes]

    def _show_charts(self) -> None:
        """Beside a lesson: the tracks, and the charts with a box that it is about or that may be chosen."""
        if not self._small:
            return
        panels, tracks = self._charts
        asked = {*self._lit, *self.aside.targets}
        shown = tuple(panel for panel in panels if self._boxes((panel,)) & asked)
        (self.aside.add_class if shown else self.aside.remove_class)("nv-fleets-lit")
        away = shown and not asked & self._hexes
        if not away:
            shown = tuple(_only(panel, asked) for panel in shown)
        (self.main.add_class if away else self.main.remove_class)("nv-map-away")
        self.aside.marked = sorted(self._boxes(shown) & set(self._lit))
        self.aside.show(shown, tracks)

    def put_to_sea(self, courses: tuple[tuple[str, str, str], ...]) -> None:
        """Ships under way on the map."""
        sides = self.main.chart["sides"]
        self.main.courses = [[start, end, sides.index(side)] for start, end, side in courses]

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The hexes, and the boxes, that may be chosen."""
        boxes = self._boxes(self._charts[0]) if self._charts else frozenset()
        for part, known in ((self.main, self._hexes), (self.aside, boxes)):
            with part.hold_sync():
                part.targets = [place for place in targets if place in known]
                part.chosen = [place for place in chosen if place in known]
                part.hint = hint if part.targets else ""
        self._show_charts()

    def clear(self) -> None:
        """An empty map and no charts."""
        with self.main.hold_sync():
            self.main.counters, self.main.about, self.main.targets = [], {}, []
            self.main.chosen, self.main.marked, self.main.hint, self.main.courses = [], [], "", []
            self.main.within = []
        with self.aside.hold_sync():
            self.aside.targets, self.aside.chosen, self.aside.hint, self.aside.marked = [], [], "", []
        self.aside.show((), ())
        self._charts = self._before = None


def _only(panel: Panel, places: set[str]) -> Panel:
    """A chart with no more than these boxes: beside the map there is no room for others."""
    return panel._replace(boxes=tuple(box for box in panel.boxes if box.place in places))
