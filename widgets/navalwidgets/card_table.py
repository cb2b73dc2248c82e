"""A table of cards: whose cards lie where, the dice of the last duels, and what may be chosen.

Knows areas, cards and dice as they are drawn. Must not know a game: its table says what lies where.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Protocol

import traitlets
from ipywidgets import Box

from navalgames.sessions.journal import LogLine
from navalwidgets.base import script, style
from navalwidgets.board import Board, Choose
from navalwidgets.card_row import CardRow
from navalwidgets.choosable import Choosable
from navalwidgets.table_parts import box_of

Card = dict[str, Any]
MOST_PILES = 4


class Zone(NamedTuple):
    """Cards beside each other, small ("tiles", "piles") or whole ("cards"). Each may have a `place`."""

    title: str
    form: str
    cards: tuple[Card, ...]


class Area(NamedTuple):
    """A part of the table: a player's (`side` is the seat's number) or everybody's (None).

    facts: what can be said of it in a few words. spots: (place, words) of places without a card, shown
    only while they may be chosen.
    """

    title: str
    side: int | None
    facts: tuple[str, ...]
    zones: tuple[Zone, ...]
    place: str = ""
    spots: tuple[tuple[str, str], ...] = ()


class Die(NamedTuple):
    """A die of a coin: its sides, its face (None: not thrown yet), and whether it is the one that counts."""

    sides: int
    face: int | None = None
    best: bool = False


class Throw(NamedTuple):
    """One side of a duel: its name, whose it is, its dice, what is added, and what it came to."""

    name: str
    side: int | None
    dice: tuple[Die, ...]
    extra: str = ""
    total: str = ""


class Duel(NamedTuple):
    """Two throws against each other: what it is about, and the result in words ("" before the dice)."""

    title: str
    throws: tuple[Throw, Throw]
    result: str


class CardsTable(Protocol):
    """What a game's table tells this board, beside what `navalwidgets.tables.GameTable` tells the page."""

    def caption(self) -> str:
        """The name of the table."""

    def areas(self, view: Any, viewer: str) -> tuple[Area, ...]:
        """What lies where."""

    def duels(self, view: Any, lines: tuple[LogLine, ...]) -> tuple[Duel, ...]:
        """The duels of the last orders, and the one that is to come."""

    def piles(self, view: Any) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """What has been won, pile by pile, for the part aside."""


class CardTable(Choosable):
    """The table as the page draws it. The page sends `{"event": "choose", "place": ...}`.

    Traits:
        caption: the name of the table. areas, duels: what lies there (`Area`, `Duel` as data).
        targets: places that may be chosen now. chosen: those chosen already.
        hint: what choosing one does ("" when nothing can be chosen).
    """

    _esm = script("table_focus", "card_flags", "card_ships", "card_emblems", "game_card", "card_table")
    _css = style("card_row") + style("card_table")
    text_prefixes: ClassVar[tuple[str, ...]] = ()

    caption = traitlets.Unicode("").tag(sync=True)
    areas = traitlets.List().tag(sync=True)
    duels = traitlets.List().tag(sync=True)


class CardBoard(Board):
    """The cards of the table as the main part, the piles of what was won aside."""

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.main = CardTable(choose, **words)
        self._rows = tuple(CardRow(**words) for _ in range(MOST_PILES))
        self.aside: Box = box_of(self._rows, "nv-card-piles")
        self._viewer, self._lines = "", ()
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
        areas = table.areas(view, self._viewer)
        self._places = frozenset(_places(areas))
        with self.main.hold_sync():
            self.main.areas = [_area_data(area) for area in areas]
            self.main.duels = [_duel_data(duel) for duel in table.duels(view, self._lines)]
        piles = table.piles(view)
        for row, (title, cards) in zip(self._rows, (*piles, *[("", ())] * MOST_PILES), strict=False):
            row.show(title, cards)

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The places that may be chosen; those that lie nowhere on the table are left to the list."""
        with self.main.hold_sync():
            self.main.targets, self.main.chosen = list(targets), list(chosen)
            self.main.hint = hint if self._places & set(targets) else ""

    def clear(self) -> None:
        """An empty table."""
        self._viewer, self._lines, self._places = "", (), frozenset()
        with self.main.hold_sync():
            self.main.areas, self.main.duels = [], []
            self.main.targets, self.main.chosen, self.main.hint = [], [], ""
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
