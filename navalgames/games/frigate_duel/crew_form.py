"""Assigning the crew: one row of points, a column for each box; who is not assigned stands in reserve.

Knows the limits of the boxes, ready-made assignments, and how to draw one. Changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column, Row
from navalgames.games.frigate_duel.given import AssignCrew
from navalgames.games.frigate_duel.state import (
    FIRE_PARTY,
    MELEE,
    PORT,
    REPAIR,
    RESERVE,
    RIGGING_CHANGE,
    SAILING,
    STARBOARD,
    Crew,
)

BOX_NAMES = (
    "port_guns", "starboard_guns", "sailing", "rigging_change", "repair", "fire_party", "melee", "reserve",
)  # fmt: skip
PLANS = {
    "fd-crew-both-broadsides": (SAILING, PORT, STARBOARD, REPAIR),
    "fd-crew-port": (PORT, SAILING, REPAIR, MELEE),
    "fd-crew-starboard": (STARBOARD, SAILING, REPAIR, MELEE),
    "fd-crew-boarders": (SAILING, MELEE),
    "fd-crew-sails": (SAILING, RIGGING_CHANGE, PORT, STARBOARD),
    "fd-crew-damage-control": (REPAIR, FIRE_PARTY, SAILING, PORT, STARBOARD),
}
"""Ready-made assignments: the boxes are filled in this order, the last one with whoever is left."""


@dataclass(frozen=True)
class CrewForm:
    """The crew of one ship; `most` are the limits of the boxes.

    Rule: 1, P5.1, P5.2.
    """

    ship: str
    points: int
    most: Crew
    decision: str = "assign_crew"
    rule: str = "1"
    total: int | None = None
    place_all: bool = False

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row: the living crew points."""
        return (Row("crew", "fd-crew-row", self.points, (("ship", self.ship), ("points", self.points))),)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each box but the reserve, where everybody else stands."""
        return tuple(
            Column(
                name,
                f"fd-box-{name.replace('_', '-')}-column",
                0,
                self.most[box],
                (("most", self.most[box]),),
            )
            for box, name in enumerate(BOX_NAMES[:RESERVE])
        )

    def suggestions(self) -> tuple[tuple[str, Any], ...]:
        """Guns on both sides, on one side, boarders, sails, damage control; none of them twice."""
        found: dict[AssignCrew, str] = {}
        for key, boxes in PLANS.items():
            found.setdefault(self.filled(boxes), key)
        return tuple((key, order) for order, key in found.items())

    def filled(self, boxes: tuple[int, ...], points: dict[int, int] | None = None) -> AssignCrew:
        """The boxes filled in this order up to their limits, or with at most `points` each."""
        left, crew = self.points, [0] * len(self.most)
        for box in boxes:
            wanted = self.most[box] if points is None or box not in points else points[box]
            crew[box] = min(left, wanted, self.most[box])
            left -= crew[box]
        crew[RESERVE] += left
        return AssignCrew(self.ship, tuple(crew))

    def from_counts(self, counts: tuple[tuple[int, ...], ...]) -> AssignCrew:
        """The order for a grid of one row.

        Raises:
            IllegalOrder: a grid of the wrong shape, or one the rules forbid.
        """
        if len(counts) != 1 or len(counts[0]) != RESERVE:
            given = f"{len(counts)} x {len(counts[0]) if counts else 0}"
            raise IllegalOrder("error-order-form", self.rule, given=given, expected=f"1 x {RESERVE}")
        order = AssignCrew(self.ship, (*counts[0], self.points - sum(counts[0])))
        self.check(order)
        return order

    def to_counts(self, order: AssignCrew) -> tuple[tuple[int, ...], ...]:
        """The grid of an order."""
        return (order.boxes[:RESERVE],)

    def check(self, order: AssignCrew) -> None:
        """Raises IllegalOrder for another ship, other points than there are, or a box beyond its limit."""
        if order.ship != self.ship:
            raise IllegalOrder("fd-error-crew-ship", self.rule, given=order.ship, expected=self.ship)
        if len(order.boxes) != len(self.most):
            given, expected = len(order.boxes), len(self.most)
            raise IllegalOrder("fd-error-crew-boxes", self.rule, given=given, expected=expected)
        if sum(order.boxes) != self.points or min(order.boxes) < 0:
            given = sum(order.boxes)
            raise IllegalOrder(
                "fd-error-crew-points", "P5.1", ship=self.ship, given=given, expected=self.points
            )
        for box, (points, most) in enumerate(zip(order.boxes, self.most, strict=True)):
            if points > most:
                name = BOX_NAMES[box]
                raise IllegalOrder(
                    "fd-error-crew-box", "P5.1", ship=self.ship, box=name, given=points, expected=most
                )

    def draw(self, rng: Any) -> AssignCrew:
        """A random assignment: point after point into a box that still takes one."""
        crew, most, random = [0] * len(self.most), self.most, rng.random
        for _ in range(self.points):
            box = int(random() * len(most))
            crew[box if crew[box] < most[box] else RESERVE] += 1
        return AssignCrew(self.ship, tuple(crew))
