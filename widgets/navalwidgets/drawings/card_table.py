"""A table of cards: whose cards lie where, the dice of the last duels, and what may be chosen.

Knows areas, cards and dice as they are drawn. Must not know a game: its table says what lies where.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.card_row import CARD
from navalwidgets.drawings.choosable import Choosable

Card = dict[str, Any]


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


class CardTable(Choosable):
    """The table as the page draws it. The page sends `{"event": "choose", "place": ...}`.

    Traits:
        caption: the name of the table. areas, duels: what lies there (`Area`, `Duel` as data).
        targets: places that may be chosen now. chosen: those chosen already.
        hint: what choosing one does ("" when nothing can be chosen).
        small: whether the table stands beside a lesson. Its cards are small then, and of a hand only those
            lie open that the lesson is about. marked: the places a lesson is about. near: all it ever lights,
            offers or asks for; small cards that are not among them are told by name only. [] for no choice.
        courses: [from, to]: who attacked whom; beside a lesson the one is seen to sail to the other.
    """

    _esm = script("drawings/focus", *CARD, "drawings/card_moves", "drawings/card_table")
    _css = style("drawings/card_row", "drawings/card_table", "drawings/card_small")
    text_prefixes: ClassVar[tuple[str, ...]] = ()

    caption = traitlets.Unicode("").tag(sync=True)
    areas: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    duels: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    small = traitlets.Bool(False).tag(sync=True)
    marked: traitlets.List[str] = traitlets.List().tag(sync=True)
    near: traitlets.List[str] = traitlets.List().tag(sync=True)
    courses: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
