"""What the grids of Grand Fleet have in common: rows of ships by kind, names for counts, plain checks.

Knows ships and columns. Must not know any decision. Ships of one kind are alike for every rule,
so a grid tells how many go; their names follow the order of the roster.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column, Row
from navalgames.games.grand_fleet.state import Boxes, Ships
from navalgames.games.grand_fleet.tables import Kind, by_kind

Counts = tuple[tuple[int, ...], ...]
Suggestions = tuple[tuple[str, Any], ...]


def check_counts(rule: str, counts: Counts, rows: tuple[Row, ...], columns: tuple[Column, ...]) -> None:
    """Refuses a grid of the wrong shape, with negative numbers or with more ships than there are."""
    if len(counts) != len(rows) or any(len(row) != len(columns) for row in counts):
        given = f"{len(counts)} x {len(counts[0]) if counts else 0}"
        raise IllegalOrder("error-order-form", rule, given=given, expected=f"{len(rows)} x {len(columns)}")
    for row, numbers in zip(rows, counts, strict=True):
        if min(numbers, default=0) < 0 or sum(numbers) > row.available:
            facts = {"kind": row.key, "given": sum(numbers), "expected": row.available}
            raise IllegalOrder("gf-error-more-than-there-are", rule, **facts)


def check_ships(rule: str, boxes: Boxes, allowed: Ships, expected: int) -> None:
    """Refuses ships that are not there, ships named twice, and a wrong number of ships."""
    seen: set[str] = set()
    for ship in (ship for box in boxes for ship in box):
        if ship not in allowed:
            raise IllegalOrder("gf-error-not-here", rule, given=ship)
        if ship in seen:
            raise IllegalOrder("gf-error-named-twice", rule, given=ship)
        seen.add(ship)
    if len(seen) != expected:
        raise IllegalOrder("gf-error-number-of-ships", rule, given=len(seen), expected=expected)


def distinct(*suggestions: tuple[str, Any]) -> Suggestions:
    """The suggestions without those that repeat an earlier order."""
    found: list[tuple[str, Any]] = []
    for key, order in suggestions:
        if order not in [known for _, known in found]:
            found.append((key, order))
    return tuple(found)


class BoxGrid(ABC):
    """A grid of kinds of ships by boxes. A form gives charts, ships, rule, columns, order and check."""

    charts: Charts
    rule: str
    order: type

    if TYPE_CHECKING:  # a field of one form is worked out by another

        @property
        def ships(self) -> Ships: ...
        @property
        def columns(self) -> tuple[Column, ...]: ...

    @cached_property
    def groups(self) -> dict[Kind, Ships]:
        """The ships by kind."""
        return by_kind(self.charts, self.ships)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row for each kind of ship."""
        return tuple(
            Row(
                f"{kind.type} {kind.nation}",
                "gf-kind-row",
                len(ships),
                (("type", kind.type), ("nation", kind.nation), ("ships", ", ".join(ships))),
            )
            for kind, ships in self.groups.items()
        )

    def from_counts(self, counts: Counts) -> Any:
        """The order for a grid: one tuple per kind of ship, one number per box.

        Raises:
            IllegalOrder: a grid of the wrong shape, or one the rules forbid.
        """
        check_counts(self.rule, counts, self.rows, self.columns)
        boxes: list[list[str]] = [[] for _ in self.columns]
        for ships, row in zip(self.groups.values(), counts, strict=True):
            start = 0
            for box, number in zip(boxes, row, strict=True):
                box.extend(ships[start : start + number])
                start += number
        order = self.order(tuple(map(tuple, boxes)))
        self.check(order)
        return order

    @abstractmethod
    def check(self, order: Any) -> None:
        """Raises IllegalOrder when the rules forbid the order."""

    def boxes_of(self, order: Any) -> Boxes:
        """The boxes that an order fills."""
        return order.boxes

    def to_counts(self, order: Any) -> Counts:
        """The grid of an order."""
        boxes = self.boxes_of(order)
        return tuple(
            tuple(sum(ship in ships for ship in box) for box in boxes) for ships in self.groups.values()
        )


class WholeGrid(BoxGrid):
    """A grid in which every ship needs a box."""

    place_all = True

    @property
    def total(self) -> int:
        """All ships."""
        return len(self.ships)
