"""The board of cards: whose cards lie where, the dice of the last duels, and aside the piles of what was won.

Knows the table of cards and rows of cards as widgets. Must not know a game: its table says what lies where.
"""

from __future__ import annotations

from typing import Any, Protocol

from ipywidgets import Box

from navalgames.sessions.journal import LogLine
from navalwidgets.drawings.card_row import CardRow
from navalwidgets.drawings.card_table import Area, Card, CardTable, Duel
from navalwidgets.table.boards.board import Board, Choose
from navalwidgets.table.layout import box_of

MOST_PILES = 4


class CardsTable(Protocol):
    """What a game's table tells this board, beside what `table.games.GameTable` tells the page."""

    def caption(self) -> str:
        """The name of the table."""

    def areas(self, view: Any, viewer: str) -> tuple[Area, ...]:
        """What lies where."""

    def small_areas(self, view: Any, viewer: str, before: Any = None) -> tuple[Area, ...]:
        """What a lesson needs of it: fleets, cards played, what was won or left since `before`, and hands."""

    def sailed(self, view: Any) -> tuple[tuple[str, str], ...]:
        """Who attacked whom in this turn: from place to place."""

    def duels(self, view: Any, lines: tuple[LogLine, ...]) -> tuple[Duel, ...]:
        """The duels of the last orders, and the one that is to come."""

    def piles(self, view: Any) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """What has been won, pile by pile, for the part aside."""


class CardBoard(Board):
    """The cards of the table as the main part, the piles of what was won aside."""

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.main = CardTable(choose, **words)
        self._rows = tuple(CardRow(**words) for _ in range(MOST_PILES))
        self.aside: Box = box_of(self._rows, "nv-card-piles")
        self._viewer, self._before = "", None
        self._lines: tuple[LogLine, ...] = ()
        self._places: frozenset[str] = frozenset()

    @property
    def places(self) -> frozenset[str]:
        """Every place with a card, a player or a spot."""
        return self._places

    def lay(self, table: CardsTable) -> None:
        """The name of the table."""
        self.main.caption = table.caption()

    def hear(self, viewer: str, lines: tuple[LogLine, ...]) -> None:
        """Whose hand lies open, and the log with the dice of the last orders."""
        self._viewer, self._lines = viewer, lines

    def show(self, table: CardsTable, view: Any) -> None:
        """Areas, duels and piles."""
        self._lay_out(table.areas(view, self._viewer), table.duels(view, self._lines))
        piles = table.piles(view)
        for row, (title, cards) in zip(self._rows, (*piles, *[("", ())] * MOST_PILES), strict=False):
            row.show(title, cards)

    def make_small(self) -> None:
        """Small cards, and no piles aside."""
        self.main.small = True
        self.aside.layout.display = "none"

    def show_small(self, table: CardsTable, view: Any) -> None:
        """Fleets and what was won. No dice: a duel that is to come would tell its chances."""
        with self.main.hold_sync():
            self._lay_out(table.small_areas(view, self._viewer, self._before), ())
            self.main.courses = [list(course) for course in table.sailed(view)]

    def _lay_out(self, areas: tuple[Area, ...], duels: tuple[Duel, ...]) -> None:
        self._places = frozenset(_places(areas))
        with self.main.hold_sync():
            self.main.areas = [_area_data(area) for area in areas]
            self.main.duels = [_duel_data(duel) for duel in duels]

    def remember(self, view: Any) -> None:
        """What has left the table since lies apart."""
        self._before = view

    def light(self, places: tuple[str, ...]) -> None:
        """The cards a lesson is about."""
        self.main.marked = list(places)

    def come_near(self, places: tuple[str, ...]) -> None:
        """The cards that take part; of the others, and of what was won before, the names are enough."""
        self.main.near = list(places)

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The places that may be chosen; those that lie nowhere on the table are left to the list."""
        with self.main.hold_sync():
            self.main.targets, self.main.chosen = list(targets), list(chosen)
            self.main.hint = hint if self._places & set(targets) else ""

    def clear(self) -> None:
        """An empty table."""
        self._viewer, self._before, self._lines, self._places = "", None, (), frozenset()
        with self.main.hold_sync():
            self.main.areas, self.main.duels = [], []
            self.main.targets, self.main.chosen, self.main.hint = [], [], ""
            self.main.marked, self.main.near, self.main.courses = [], [], []
        for row in self._rows:
            row.show("", ())


def _places(areas: tuple[Area, ...]) -> list[str]:
    found = [area.place for area in areas if area.place]
    found += [place for area in areas for place, _ in area.spots]
    found += [card.get("place", "") for area in areas for zone in area.zones for card in zone.cards]
    return [place for place in found if place]


def _area_data(area: Area) -> dict[str, Any]:
    zones = [zone._asdict() | {"cards": list(zone.cards)} for zone in area.zones]
    return area._asdict() | {
        "zones": zones,
        "facts": list(area.facts),
        "spots": [list(spot) for spot in area.spots],
    }


def _duel_data(duel: Duel) -> dict[str, Any]:
    throws = [throw._asdict() | {"dice": [die._asdict() for die in throw.dice]} for throw in duel.throws]
    return duel._asdict() | {"throws": throws}
