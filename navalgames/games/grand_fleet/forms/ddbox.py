"""Ships into the boxes of a DDbox: sending them there, and sorting it before a deployment.

Knows caps and the British sorting duty. Changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column
from navalgames.games.grand_fleet.forms.grid import BoxGrid, Suggestions, WholeGrid, check_ships, distinct
from navalgames.games.grand_fleet.rules import armament, formation
from navalgames.games.grand_fleet.state import UK, Boxes, Ships
from navalgames.games.grand_fleet.tables import defence, in_roster_order, kinds

EMPTY: Boxes = ((),) * armament.BOXES


@lru_cache(maxsize=16)
def _caps(charts: Charts, side: str) -> tuple[int | None, ...]:
    """The caps of the boxes 0-6, remembered for drawing at random, which no answer rests on."""
    return tuple(armament.box_cap(charts, side, number) for number in range(armament.BOXES))


def _columns(charts: Charts, side: str, held: Boxes) -> tuple[Column, ...]:
    """One column for each box, with the room it has left."""
    columns = []
    for number in range(armament.BOXES):
        cap = armament.box_cap(charts, side, number)
        room = None if cap is None else cap - len(held[number])
        facts = (("box", number), ("held", len(held[number])))
        columns.append(Column(str(number), "gf-ddbox-column", 0, room, facts))
    return tuple(columns)


def _check_boxes(charts: Charts, side: str, rule: str, held: Boxes, extra: Boxes) -> None:
    """Refuses a wrong number of boxes and a box over its cap."""
    if len(extra) != armament.BOXES:
        raise IllegalOrder("gf-error-number-of-boxes", rule, given=len(extra), expected=armament.BOXES)
    boxes = tuple(old + new for old, new in zip(held, extra, strict=True))
    full = armament.over_cap(charts, side, boxes)
    if full is not None:
        cap = armament.box_cap(charts, side, full)
        raise IllegalOrder("gf-error-box-full", "6.3", box=full, given=len(boxes[full]), expected=cap)


def _drawn(rng: Any, charts: Charts, side: str, held: list[int], ships: list[str]) -> list[list[str]]:
    """Each ship into a random box; box 0 takes those whose box is full."""
    extra: list[list[str]] = [[] for _ in range(armament.BOXES)]
    caps = _caps(charts, side)
    for ship in ships:
        number = int(rng.random() * armament.BOXES)
        cap = caps[number]
        if cap is not None and held[number] >= cap:
            number = 0
        held[number] += 1
        extra[number].append(ship)
    return extra


@dataclass(frozen=True)
class DDboxForm(BoxGrid):
    """Send `total` of some ships to the own DDbox; `held` is what lies there already.

    Rule: 6.3 and that of the cause (3.3, 6.2b, 6.5c, 8.2g, 8.2h, 8.11i, 9.1, 9.6).
    """

    charts: Charts
    side: str
    decision: str
    rule: str
    held: Boxes
    ships: Ships
    total: int
    order: type

    @property
    def place_all(self) -> bool:
        """Whether every ship offered has to go."""
        return self.total == len(self.ships)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each box, with the room it has left."""
        return _columns(self.charts, self.side, self.held)

    @cached_property
    def _by_defence(self) -> tuple[Ships, Ships]:
        """For surplus ships: those that must go, and those among which the rest is chosen (8.2h)."""
        return formation.returned_first(self.charts, self.ships, self.total)

    @property
    def _is_surplus(self) -> bool:
        return self.decision == "send_surplus"

    def _ships_that_go(self) -> Ships:
        """The ships that go by default: surplus ships as 8.2h says, else those of least defence."""
        if self._is_surplus:
            certain, free = self._by_defence
            return (*certain, *in_roster_order(self.charts, free)[: self.total - len(certain)])
        table = kinds(self.charts)
        ships = in_roster_order(self.charts, self.ships)
        return tuple(sorted(ships, key=lambda ship: defence(self.charts, table[ship].type))[: self.total])

    def suggestions(self) -> Suggestions:
        """Spread over the boxes, or all out of reach in box 0."""
        ships = self._ships_that_go()
        spread = armament.spread_evenly(self.charts, self.side, self.held, ships)
        return distinct(
            ("gf-suggest-spread", self.order(spread)),
            ("gf-suggest-box-zero", self.order((ships, *EMPTY[1:]))),
        )

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for wrong ships, a wrong number, a full box, or a return out of order."""
        _check_boxes(self.charts, self.side, self.rule, self.held, order.boxes)
        check_ships(self.rule, order.boxes, self.ships, self.total)
        if self._is_surplus:
            certain, free = self._by_defence
            going = {ship for box in order.boxes for ship in box}
            for ship in self.ships:
                if (ship in certain and ship not in going) or (ship in going and ship not in certain + free):
                    raise IllegalOrder("gf-error-highest-first", "8.2h", given=ship)

    def draw(self, rng: Any) -> Any:
        """Random ships into random boxes."""
        if self._is_surplus:
            certain, free = self._by_defence
            ships = [*certain, *rng.sample(free, self.total - len(certain))]
        else:
            ships = list(self.ships) if self.place_all else rng.sample(self.ships, self.total)
        held = [len(box) for box in self.held]
        return self.order(tuple(map(tuple, _drawn(rng, self.charts, self.side, held, ships))))


@dataclass(frozen=True)
class SortingForm(WholeGrid):
    """How the own DDbox lies before the first deployment roll.

    Rule: 6.3, 6.4b, 6.4c.
    """

    charts: Charts
    side: str
    held: Boxes
    box_zero_counts: bool
    order: type
    decision: str = "sort_ddbox"
    rule: str = "6.4b"

    @cached_property
    def ships(self) -> Ships:
        """The ships of the DDbox, box by box."""
        return tuple(ship for box in self.held for ship in box)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each box with its cap."""
        return _columns(self.charts, self.side, EMPTY)

    def suggestions(self) -> Suggestions:
        """Spread over all boxes; then, where the rules allow it, piled into few boxes, and as it is."""
        ships = in_roster_order(self.charts, self.ships)
        piled = armament.piled(self.charts, self.side, ships, self.box_zero_counts)
        allowed = [
            (key, self.order(boxes))
            for key, boxes in (("gf-suggest-piled", piled), ("gf-suggest-as-it-is", self.held))
            if armament.fills_enough_boxes(self.side, boxes, self.box_zero_counts)
        ]
        return distinct(("gf-suggest-spread", self.order(self._spread(ships))), *allowed)

    def _spread(self, ships: Ships) -> Boxes:
        """The boxes 1-6 evenly; with the switch of 6.4c the seventh British ship fills box 0."""
        fills_zero = self.side == UK and self.box_zero_counts and len(ships) >= armament.BOXES
        in_zero = ships[:1] if fills_zero else ()
        boxes = armament.spread_evenly(self.charts, self.side, EMPTY, ships[len(in_zero) :])
        return (in_zero + boxes[0], *boxes[1:])

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for wrong ships, a full box, or (UK) needlessly empty boxes."""
        _check_boxes(self.charts, self.side, self.rule, EMPTY, order.boxes)
        check_ships(self.rule, order.boxes, self.ships, len(self.ships))
        if not armament.fills_enough_boxes(self.side, order.boxes, self.box_zero_counts):
            counted = order.boxes if self.box_zero_counts else order.boxes[1:]
            filled = sum(1 for box in counted if box)
            wanted = min(len(self.ships), len(counted))
            raise IllegalOrder("gf-error-empty-boxes", "6.4c", given=filled, expected=wanted)

    def draw(self, rng: Any) -> Any:
        """A random legal position: first the boxes that must be filled, then anywhere."""
        ships = list(self.ships)
        rng.shuffle(ships)
        held = [0] * armament.BOXES
        first: list[list[str]] = [[] for _ in range(armament.BOXES)]
        if self.side == UK:
            duty = list(range(0 if self.box_zero_counts else 1, armament.BOXES))
            rng.shuffle(duty)
            for number in duty[: len(ships)]:
                first[number].append(ships.pop())
                held[number] = 1
        rest = _drawn(rng, self.charts, self.side, held, ships)
        return self.order(tuple((*a, *b) for a, b in zip(first, rest, strict=True)))
