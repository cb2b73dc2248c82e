"""Choosing targets: which enemy ships in the hex get their defence value in points.

Knows costs and the total of the side that fires. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column, Row
from navalgames.games.grand_fleet.forms.grid import Counts, Suggestions, check_counts, check_ships, distinct
from navalgames.games.grand_fleet.rules.combat import cost_of
from navalgames.games.grand_fleet.state import Ships
from navalgames.games.grand_fleet.tables import Kind, by_kind, defence, kinds


@dataclass(frozen=True)
class AllocationForm:
    """The targets of one side; `fleets`: the enemy's in the hex as (number, ships); `points`: the own total.

    Rule: 8.11a, 8.11b, 8.11c, 8.11d. A ship that is named gets exactly its defence value; more would be lost.
    """

    charts: Charts
    fleets: tuple[tuple[int, Ships], ...]
    points: float
    order: type
    decision: str = "allocate_fire"
    rule: str = "8.11a"
    total: int | None = None
    place_all: bool = False

    @cached_property
    def ships(self) -> Ships:
        """Every enemy ship in the hex."""
        return tuple(ship for _, fleet in self.fleets for ship in fleet)

    @cached_property
    def groups(self) -> dict[tuple[int, Kind], Ships]:
        """The targets by fleet and kind."""
        return {
            (number, kind): ships
            for number, fleet in self.fleets
            for kind, ships in by_kind(self.charts, fleet).items()
        }

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row for each kind of ship in each enemy fleet, with the cost of a target in points."""
        return tuple(
            Row(f"{number} {kind.type} {kind.nation}", "gf-target-row", len(ships), self._facts(number, kind))
            for (number, kind), ships in self.groups.items()
        )

    def _facts(self, number: int, kind: Kind) -> tuple[tuple[str, Any], ...]:
        cost = defence(self.charts, kind.type)
        names = ", ".join(self.groups[number, kind])
        return (
            ("fleet", number), ("type", kind.type), ("nation", kind.nation), ("cost", cost), ("ships", names),
        )  # fmt: skip

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """A single column: how many of them are shot at."""
        return (Column("targets", "gf-targets-column", 0, None, (("points", self.points),)),)

    def spent(self, targets: Ships) -> float:
        """The points that these targets cost."""
        table = kinds(self.charts)
        return cost_of((table[ship].type for ship in targets), self.charts)

    def affordable(self, ships: Iterable[str]) -> Ships:
        """As many of the ships, in this order, as the points reach for."""
        table, left, chosen = kinds(self.charts), self.points, []
        for ship in ships:
            cost = defence(self.charts, table[ship].type)
            if cost <= left:
                chosen.append(ship)
                left -= cost
        return tuple(chosen)

    def suggestions(self) -> Suggestions:
        """Most targets, then the strongest targets, then fleet by fleet."""
        cost = {ship: self.spent((ship,)) for ship in self.ships}
        by_size = sorted(self.fleets, key=lambda part: len(part[1]))
        orders_of_fire = (
            ("gf-suggest-most-targets", sorted(self.ships, key=cost.__getitem__)),
            ("gf-suggest-strongest", sorted(self.ships, key=lambda ship: -cost[ship])),
            ("gf-suggest-fleet-by-fleet", [ship for _, fleet in by_size for ship in fleet]),
        )
        return distinct(*((key, self.order(self.affordable(ships))) for key, ships in orders_of_fire))

    def from_counts(self, counts: Counts) -> Any:
        """The order for a grid: one number of targets per row.

        Raises:
            IllegalOrder: a grid of the wrong shape, or targets that cost too much.
        """
        check_counts(self.rule, counts, self.rows, self.columns)
        numbered = zip(self.groups.values(), counts, strict=True)
        order = self.order(tuple(ship for ships, (number,) in numbered for ship in ships[:number]))
        self.check(order)
        return order

    def to_counts(self, order: Any) -> Counts:
        """The grid of an order."""
        return tuple((sum(ship in ships for ship in order.targets),) for ships in self.groups.values())

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for ships that are not in the hex, named twice, or too dear."""
        check_ships(self.rule, (order.targets,), self.ships, len(order.targets))
        cost = self.spent(order.targets)
        if cost > self.points:
            raise IllegalOrder("gf-error-points", "8.11b", given=cost, expected=self.points)

    def draw(self, rng: Any) -> Any:
        """Random targets until the points run out, sometimes fewer."""
        ships = rng.sample(self.ships, len(self.ships))
        if rng.random() < 0.1:
            ships = ships[: rng.randint(0, len(ships))]
        return self.order(self.affordable(ships))
