"""The table of a boat: what is in sight, the boat itself, its chart, and aside its log book and career.

Knows marks, tracks, charts and tables as they are drawn. Must not know a game: its table tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

import traitlets

from navalgames.errors import BadInput
from navalwidgets.base import NavalWidget, script, style
from navalwidgets.board import Board, Choose
from navalwidgets.choosable import Choosable
from navalwidgets.guard import guarded
from navalwidgets.messages import text_in
from navalwidgets.table_bar import LARGEST_FILE

Data = dict[str, Any]
Compare = Callable[[str, str], None]
"""Hears the name and the text of a saved play; two empty texts take all others away."""


class BoatsTable(Protocol):
    """What a game's table tells this board, beside what `navalwidgets.tables.GameTable` tells the page."""

    def caption(self) -> str:
        """The name of the table."""

    def encounter(self, view: Any) -> Data | None:
        """The ships in sight: title, facts, ships with a `place` each, and how a hunt stands."""

    def mat(self, view: Any) -> Data | None:
        """The boat: title, summary, ends with tubes and reloads, tracks, systems, men."""

    def chart(self, view: Any) -> Data:
        """The chart: frame, coasts, names, way, base and numbered boxes."""

    def pages(self, view: Any, others: Any) -> Data:
        """The log book: head, career (points of a drawing), other careers beside it, and tables."""

    def careers(self, known: Any, name: str, text: str) -> Any:
        """The careers `known` and those of a saved play; raises `Problem` when it cannot be used."""


class BoatTable(Choosable):
    """The table as the page draws it. The page sends `{"event": "choose", "place": ...}`.

    Traits:
        caption: the name of the table. encounter, mat: see `BoatsTable`; patrol is its chart.
        targets: places that may be chosen now. chosen: those chosen already.
        hint: what choosing one does ("" when nothing can be chosen).
    """

    _esm = script("table_focus", "card_ships", "boat_table")
    _css = style("boat_table")
    text_prefixes: ClassVar[tuple[str, ...]] = ()

    caption = traitlets.Unicode("").tag(sync=True)
    encounter = traitlets.Dict().tag(sync=True)
    mat = traitlets.Dict().tag(sync=True)
    patrol = traitlets.Dict().tag(sync=True)


class CareerBook(NavalWidget):
    """The log book: its head, the career as a drawing, other careers beside it, and tables.

    The page sends `{"event": "compare", "name": ..., "text": ...}` with a saved play, or
    `{"event": "alone"}` to take the other careers away.
    """

    _esm = script("table_kept", "career_plot", "career_book")
    _css = style("career_book")
    text_prefixes: ClassVar[tuple[str, ...]] = ()

    title = traitlets.Unicode("").tag(sync=True)
    head = traitlets.List().tag(sync=True)
    career = traitlets.Dict().tag(sync=True)
    compare = traitlets.Dict().tag(sync=True)
    beside = traitlets.Dict().tag(sync=True)
    tables = traitlets.List().tag(sync=True)

    def __init__(self, on_compare: Compare | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_compare = on_compare
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if self._on_compare is None or not self.title:
            return
        if content.get("event") == "alone":
            self._on_compare("", "")
        elif content.get("event") == "compare":
            name, text = text_in(content, "name"), text_in(content, "text")
            if len(text) > LARGEST_FILE:
                raise BadInput("table-bar-too-large", name=name)
            self._on_compare(name, text)

    def show(self, pages: Mapping[str, Any]) -> None:
        """Open the book at these pages; nothing of it for {}."""
        with self.hold_sync():
            self.title = pages.get("title", "")
            self.head = list(pages.get("head", ()))
            self.career = dict(pages.get("career") or {})
            self.compare = dict(pages.get("compare") or {})
            self.beside = dict(pages.get("beside") or {})
            self.tables = [dict(table) for table in pages.get("tables", ())]


class BoatBoard(Board):
    """Encounter, boat and chart as the main part, log book and career aside."""

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.main = BoatTable(choose, **words)
        self.aside: CareerBook = CareerBook(self._compare, **words)
        self._places: frozenset[str] = frozenset()
        self._table: BoatsTable | None = None
        self._view: Any = None
        self._others: Any = ()

    @property
    def places(self) -> frozenset[str]:
        """Every ship in sight."""
        return self._places

    def lay(self, table: BoatsTable) -> None:
        """The name of the table."""
        self._table = table
        self.main.caption = table.caption()

    def show(self, table: BoatsTable, view: Any) -> None:
        """Encounter, boat, chart and book."""
        encounter = table.encounter(view) or {}
        self._places = frozenset(ship["place"] for ship in encounter.get("ships", ()))
        with self.main.hold_sync():
            self.main.encounter = encounter
            self.main.mat = table.mat(view) or {}
            self.main.patrol = table.chart(view)
        self._view = view
        self.aside.show(table.pages(view, self._others))

    def _compare(self, name: str, text: str) -> None:
        """Lay the careers of a saved play beside the one on the table; without a text take them all away."""
        others = self._table.careers(self._others, name, text) if text else ()
        pages = self._table.pages(self._view, others)
        self._others = others
        self.aside.show(pages)

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The ships that may be chosen; what is no ship in sight is left to the list."""
        with self.main.hold_sync():
            self.main.targets = [place for place in targets if place in self._places]
            self.main.chosen = list(chosen)
            self.main.hint = hint if self.main.targets else ""

    def clear(self) -> None:
        """An empty table and a closed book."""
        self._places, self._view = frozenset(), None
        with self.main.hold_sync():
            self.main.encounter, self.main.mat, self.main.patrol = {}, {}, {}
            self.main.targets, self.main.chosen, self.main.hint = [], [], ""
        self.aside.show({})
