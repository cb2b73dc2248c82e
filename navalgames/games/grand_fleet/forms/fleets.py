"""Forming fleets: all ships of the fleet boxes in fleets of allowed size.

Knows the limits of fleets and ready-made arrangements. Changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column
from navalgames.games.grand_fleet.forms.grid import Suggestions, WholeGrid, check_ships, distinct
from navalgames.games.grand_fleet.rules import formation
from navalgames.games.grand_fleet.state import Boxes, Ships

MIDDLING_FLEET = 5


@dataclass(frozen=True)
class FormationForm(WholeGrid):
    """The fleets of one side for a battle; `now` is how the ships lie at present.

    Rule: 8.2b, 8.2c, 8.2d, 8.2e, 8.2f, 8.2j.
    """

    charts: Charts
    side: str
    ships: Ships
    now: Boxes
    order: type
    decision: str = "form_fleets"
    rule: str = "8.2a"

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each fleet; a fleet may also be empty."""
        number, least, most = formation.limits(self.charts, self.side)
        return tuple(
            Column(str(fleet), "gf-fleet-column", least, most, (("fleet", fleet),))
            for fleet in range(1, number + 1)
        )

    def boxes_of(self, order: Any) -> Boxes:
        """The fleets of an order."""
        return order.fleets

    def suggestions(self) -> Suggestions:
        """Large fleets by class, middling ones, small ones, and the fleets as they lie now if legal."""
        _, least, most = formation.limits(self.charts, self.side)
        ready = [
            (key, self.order(formation.arranged(self.charts, self.side, self.ships, size)))
            for key, size in (
                ("gf-suggest-large", most),
                ("gf-suggest-middling", MIDDLING_FLEET),
                ("gf-suggest-small", least),
            )
        ]
        if formation.wrong_fleet(self.charts, self.side, self.now) is None:
            ready.append(("gf-suggest-as-it-is", self.order(self.now)))
        return distinct(*ready)

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for a wrong number of fleets, a fleet of a wrong size, or ships left out."""
        number, least, most = formation.limits(self.charts, self.side)
        if len(order.fleets) != number:
            raise IllegalOrder("gf-error-number-of-fleets", "8.2b", given=len(order.fleets), expected=number)
        wrong = formation.wrong_fleet(self.charts, self.side, order.fleets)
        if wrong is not None:
            facts = {"fleet": wrong, "given": len(order.fleets[wrong - 1]), "least": least, "most": most}
            raise IllegalOrder("gf-error-fleet-size", "8.2c", **facts)
        check_ships("8.2f", order.fleets, self.ships, len(self.ships))

    def draw(self, rng: Any) -> Any:
        """A random legal formation."""
        number, least, most = formation.limits(self.charts, self.side)
        ships = list(self.ships)
        rng.shuffle(ships)
        count = len(ships)
        fleets = rng.randint(-(-count // most), min(number, count // least))
        sizes = [least] * fleets
        for _ in range(count - least * fleets):
            sizes[rng.choice([place for place in range(fleets) if sizes[place] < most])] += 1
        parts = []
        for size in sizes:
            parts.append(tuple(ships[:size]))
            del ships[:size]
        parts.extend(() for _ in range(number - fleets))
        rng.shuffle(parts)
        return self.order(tuple(parts))
