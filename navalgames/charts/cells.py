"""One cell of a rule table and how sure we are of it.

Knows source kinds and their order. Must not know files, games or dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from navalgames.printing import USUAL, printed

#: How a value is known, strongest first.
SOURCE_KINDS = ("owner", "rulebook", "public", "deduced", "parent", "reconstruction")

#: The mark of a value that somebody tries out; weaker than every source.
WHAT_IF = "what-if"

_WEAKNESS = {kind: place for place, kind in enumerate((*SOURCE_KINDS, WHAT_IF))}


class Source(NamedTuple):
    """Where a value comes from: its kind, the place, and the argument or method."""

    kind: str
    where: str
    note: str = ""


class Cell(NamedTuple):
    """One value of a chart with its source. `plausible` lists the values it might have instead."""

    chart: str
    row: Any
    column: Any
    value: Any
    kind: str
    where: str
    note: str = ""
    plausible: tuple[Any, ...] = ()

    @property
    def place(self) -> str:
        """Its chart, row and column, as they are told."""
        return " ".join(printed(one) for one in self[:3] if one != "")

    def __repr__(self) -> str:
        return f"<Cell {self.place}: {printed(self.value, USUAL)}; {self.kind}>"


def weakest_kind(kinds: Iterable[str]) -> str:
    """The weakest of some source kinds; "rulebook" for none, because then only rules took part.

    >>> weakest_kind(["rulebook", "reconstruction", "public"])
    'reconstruction'
    """
    return max(kinds, key=_WEAKNESS.__getitem__, default="rulebook")


def weakest(cells: Iterable[Cell]) -> str:
    """The weakest source kind among `cells`: the badge of an answer that rests on them."""
    return weakest_kind(cell.kind for cell in cells)
