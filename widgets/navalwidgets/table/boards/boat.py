"""The board of a boat: the boat in the sea, what is in sight, her mat, her chart, and aside the log book.

Knows how the table's parts lie on it. Must not know a game: its table tells them.
"""

from __future__ import annotations

from typing import Any, Protocol

from navalwidgets.drawings.boat_table import BoatTable
from navalwidgets.table.boards.board import Board, Choose
from navalwidgets.table.career_book import CareerBook

Data = dict[str, Any]
PARTS = frozenset({"boat", "escort", "convoy", "hull", "flooding", "tested", "aircraft", "traffic"})
"""Parts of the small drawing that a lesson may be about; aircraft and traffic are there only while lit."""
ORDERS = frozenset(
    {"above", "below", "long", "medium", "close", *(f"fire-{number}" for number in range(1, 5))}
)
"""For orders given on the small board: waters above and below test depth, ranges, torpedoes."""
SPOTS = frozenset({
    "door_fore", "door_aft", "periscope", "radio", "gun", "diesel_1", "diesel_2", "motor_1", "motor_2",
    "batteries", "fuel", "planes", "hydrophones",
})  # fmt: skip
"""Where something of the boat lies in the small drawing, and may be chosen."""


class BoatsTable(Protocol):
    """What a game's table tells this board, beside what `table.games.GameTable` tells the page."""

    def caption(self) -> str:
        """The name of the table."""

    def encounter(self, view: Any) -> Data | None:
        """The ships in sight: title, facts, ships with a `place` each, and how a hunt stands."""

    def depths(self, view: Any, before: Any = None, waters: str = "") -> Data | None:
        """The boat in the sea from the side: level, escort, ships, what the escort knows, systems out.

        Ships sunk since `before` are told as well; one that got away lies in the waters ordered since.
        """

    def mat(self, view: Any) -> Data | None:
        """The boat: title, summary, ends with tubes and reloads, tracks, systems, men."""

    def chart(self, view: Any) -> Data:
        """The chart: frame, coasts, waters and boxes with a `place` each, way, base, ships."""

    def pages(self, view: Any, others: Any) -> Data:
        """The log book: head, career (points of a drawing), other careers beside it, and tables."""

    def careers(self, known: Any, name: str, text: str) -> Any:
        """The careers `known` and those of a saved play; raises `Problem` when it cannot be used."""


class BoatBoard(Board):
    """Encounter, boat and chart as the main part, log book and career aside."""

    main: BoatTable
    aside: CareerBook | None

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.main = BoatTable(choose, **words)
        self.aside = CareerBook(self._compare, **words)
        self._places: frozenset[str] = frozenset()
        self._laid: BoatsTable | None = None
        self._view: Any = None
        self._others: Any = ()
        self._before: Any = None

    @property
    def places(self) -> frozenset[str]:
        """Every ship in sight, water named and box; small, parts of the drawing and orders on it as well."""
        return self._places | (PARTS | ORDERS | SPOTS if self.main.small else frozenset())

    def lay(self, table: BoatsTable) -> None:
        """The name of the table; small, another scene begins."""
        self._laid = table
        self.main.caption = table.caption()

    @property
    def _table(self) -> BoatsTable:
        """The table of the play that lies on the board."""
        if self._laid is None:
            raise LookupError("no play lies on the board yet: there is no career to compare others with")
        return self._laid

    def show(self, table: BoatsTable, view: Any) -> None:
        """Encounter, boat, chart and book."""
        encounter, chart = table.encounter(view) or {}, table.chart(view)
        named = (*encounter.get("ships", ()), *chart["names"], *chart["boxes"])
        self._places = frozenset(one["place"] for one in named)
        with self.main.hold_sync():
            self.main.encounter = encounter
            self.main.depths = table.depths(view) or {}
            self.main.mat = table.mat(view) or {}
            self.main.patrol = chart
        self._view = view
        if self.aside is not None:
            self.aside.show(table.pages(view, self._others))

    def make_small(self) -> None:
        """The boat in the sea and its tracks; a lesson has no log book."""
        self.main.small, self.aside = True, None

    def show_small(self, table: BoatsTable, view: Any) -> None:
        """The boat in the sea where something is met, or was when the scene began; else the chart."""
        self.show(table, view)
        self.main.depths = table.depths(view, self._before) or {}
        began = None if self._before is None else table.encounter(self._before)
        if began or self.main.encounter:
            self.main.patrol = {}

    def remember(self, view: Any) -> None:
        """How the scene began, where dice have changed it."""
        self._before = view

    def recall(self, place: str) -> None:
        """A boat that has got away is seen where she was ordered to."""
        if self._before is not None:
            self.main.depths = self._table.depths(self._view, self._before, place) or {}

    def light(self, places: tuple[str, ...]) -> None:
        """The parts of the drawing a lesson is about."""
        self.main.lit = list(places)

    def put_to_sea(self, courses: tuple[tuple[str, str, str], ...]) -> None:
        """Torpedoes run from the boat to the ships at the ends of these courses."""
        ends = [end for _, end, _ in courses if end in self._places]
        self.main.tracks = [int(end.rpartition("-")[2]) - 1 for end in ends]

    def _compare(self, name: str, text: str) -> None:
        """Lay the careers of a saved play beside the one on the table; without a text take them all away."""
        others = self._table.careers(self._others, name, text) if text else ()
        pages = self._table.pages(self._view, others)
        self._others = others
        if self.aside is not None:
            self.aside.show(pages)

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The ships, waters and boxes that may be chosen; what lies not on the board is left to the list."""
        with self.main.hold_sync():
            self.main.targets = [place for place in targets if place in self.places]
            self.main.chosen = list(chosen)
            self.main.hint = hint if self.main.targets else ""

    def clear(self) -> None:
        """An empty table and a closed book."""
        self._places, self._view = frozenset(), None
        with self.main.hold_sync():
            self.main.encounter, self.main.mat, self.main.patrol, self.main.depths = {}, {}, {}, {}
            self.main.targets, self.main.chosen, self.main.hint = [], [], ""
        if self.aside is not None:
            self.aside.show({})
