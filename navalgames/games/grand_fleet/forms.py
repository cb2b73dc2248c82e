"""Decisions with too many orders to list, as grids of whole numbers: ships by kind into boxes.

Knows which grids are legal, ready-made ones, and how to draw one at random. Changes nothing.
Ships of one kind are alike for every rule, so a grid names how many go; the names follow
the order of the roster.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.contract import Column, Row
from navalgames.games.grand_fleet.rules import armament, formation
from navalgames.games.grand_fleet.rules.combat import cost_of
from navalgames.games.grand_fleet.state import UK, Boxes, Ships
from navalgames.games.grand_fleet.tables import Kind, by_kind, defence, in_roster_order, kinds

Counts = tuple[tuple[int, ...], ...]


def _kind_rows(groups: dict[Kind, Ships]) -> tuple[Row, ...]:
    return tuple(
        Row(
            f"{kind.type} {kind.nation}",
            "gf-kind-row",
            len(ships),
            (("type", kind.type), ("nation", kind.nation), ("ships", ", ".join(ships))),
        )
        for kind, ships in groups.items()
    )


def _names(groups: dict[Kind, Ships], counts: Counts, columns: int) -> Boxes:
    """The ships that a grid of counts sends to each column, named in the order of the roster."""
    boxes: list[list[str]] = [[] for _ in range(columns)]
    for ships, row in zip(groups.values(), counts, strict=True):
        start = 0
        for column, number in enumerate(row):
            boxes[column].extend(ships[start : start + number])
            start += number
    return tuple(map(tuple, boxes))


def _counts(groups: dict[Kind, Ships], boxes: Boxes) -> Counts:
    return tuple(tuple(sum(ship in ships for ship in box) for box in boxes) for ships in groups.values())


def _check_grid(rule: str, counts: Counts, rows: tuple[Row, ...], columns: tuple[Column, ...]) -> None:
    """Refuses a grid of the wrong shape, with negative numbers or more ships than there are."""
    if len(counts) != len(rows) or any(len(row) != len(columns) for row in counts):
        given = f"{len(counts)} x {len(counts[0]) if counts else 0}"
        raise IllegalOrder("error-order-form", rule, given=given, expected=f"{len(rows)} x {len(columns)}")
    for row, numbers in zip(rows, counts, strict=True):
        if min(numbers, default=0) < 0 or sum(numbers) > row.available:
            raise IllegalOrder(
                "gf-error-more-than-there-are", rule, kind=row.key, given=sum(numbers), expected=row.available
            )


def _check_ships(rule: str, boxes: Boxes, allowed: Ships, expected: int) -> None:
    """Refuses ships named twice, ships that are not there, and a wrong number of ships."""
    named = [ship for box in boxes for ship in box]
    for ship in named:
        if ship not in allowed:
            raise IllegalOrder("gf-error-not-here", rule, given=ship)
        if named.count(ship) > 1:
            raise IllegalOrder("gf-error-named-twice", rule, given=ship)
    if len(named) != expected:
        raise IllegalOrder("gf-error-number-of-ships", rule, given=len(named), expected=expected)


def _check_boxes(rule: str, boxes: Boxes) -> None:
    if len(boxes) != armament.BOXES:
        raise IllegalOrder("gf-error-number-of-boxes", rule, given=len(boxes), expected=armament.BOXES)


def _check_caps(charts: Charts, side: str, boxes: Boxes) -> None:
    full = armament.over_cap(charts, side, boxes)
    if full is not None:
        raise IllegalOrder(
            "gf-error-box-full", "6.3", box=full, given=len(boxes[full]), expected=armament.box_cap(charts, side, full)
        )


def _box_columns(charts: Charts, side: str, held: Boxes) -> tuple[Column, ...]:
    columns = []
    for number in range(armament.BOXES):
        cap = armament.box_cap(charts, side, number)
        room = None if cap is None else cap - len(held[number])
        columns.append(Column(str(number), "gf-ddbox-column", 0, room, (("box", number), ("held", len(held[number])))))
    return tuple(columns)


def _drawn_boxes(rng: Random, charts: Charts, side: str, held: list[int], ships: list[str]) -> list[list[str]]:
    """Each ship into a random box with room."""
    extra: list[list[str]] = [[] for _ in range(armament.BOXES)]
    caps = [armament.box_cap(charts, side, number) for number in range(armament.BOXES)]
    for ship in ships:
        number = int(rng.random() * armament.BOXES)
        if caps[number] is not None and held[number] >= caps[number]:
            number = 0
        held[number] += 1
        extra[number].append(ship)
    return extra


@dataclass(frozen=True)
class DDboxForm:
    """Send `total` of some ships to the own DDbox; the ships in `certain` must be among them.

    Rule: 6.3 and that of the cause (6.2b, 6.5c, 8.2h, 8.11i, 9.1, 9.6).
    """

    charts: Charts
    side: str
    decision: str
    rule: str
    held: Boxes
    ships: Ships
    total: int
    certain: Ships
    order: type

    @classmethod
    def of(cls, charts, side, decision, rule, held, ships, total, certain, order) -> DDboxForm:  # noqa: ANN001
        """The form for `total` of `ships`; `certain` are those that may not stay (8.2h)."""
        return cls(charts, side, decision, rule, held, ships, total, certain, order)

    @property
    def place_all(self) -> bool:
        """Whether every ship offered has to go."""
        return self.total == len(self.ships)

    @cached_property
    def groups(self) -> dict[Kind, Ships]:
        """The ships offered, by kind."""
        return by_kind(self.charts, self.ships)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row for each kind of ship."""
        return _kind_rows(self.groups)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each box, with the room it has left."""
        return _box_columns(self.charts, self.side, self.held)

    def _order(self, ships: Ships) -> Any:
        return self.order(armament.spread_evenly(self.charts, self.side, self.held, ships))

    def _weakest(self) -> Ships:
        """The ships that go by default: those that must, then the ones of least defence."""
        if self.place_all:
            return in_roster_order(self.charts, self.ships)
        if self.certain:
            _, free = formation.returned_first(self.charts, self.ships, self.total)
            return (*self.certain, *in_roster_order(self.charts, free)[: self.total - len(self.certain)])
        table = kinds(self.charts)
        ranked = sorted(
            in_roster_order(self.charts, self.ships), key=lambda ship: defence(self.charts, table[ship].type)
        )
        if self.decision == "send_surplus":
            ranked.reverse()
        return tuple(ranked[: self.total])

    def suggestions(self) -> tuple[tuple[str, Any], ...]:
        """Spread over the boxes, or all out of reach in box 0."""
        ships = self._weakest()
        kept = self.order((ships, *((),) * (armament.BOXES - 1)))
        return (("gf-suggest-spread", self._order(ships)), ("gf-suggest-box-zero", kept))

    def from_counts(self, counts: Counts) -> Any:
        """The order for a grid: kinds by boxes 0 to 6."""
        _check_grid(self.rule, counts, self.rows, self.columns)
        order = self.order(_names(self.groups, counts, armament.BOXES))
        self.check(order)
        return order

    def to_counts(self, order: Any) -> Counts:
        """The grid of an order."""
        return _counts(self.groups, order.boxes)

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for wrong ships, a wrong number of them, a full box or a broken order of return."""
        _check_boxes(self.rule, order.boxes)
        _check_ships(self.rule, order.boxes, self.ships, self.total)
        _check_caps(
            self.charts, self.side, tuple(a + b for a, b in zip(self.held, order.boxes, strict=True))
        )
        if self.decision == "send_surplus":
            self._check_highest_first(order)

    def _check_highest_first(self, order: Any) -> None:
        certain, free = formation.returned_first(self.charts, self.ships, self.total)
        going = {ship for box in order.boxes for ship in box}
        for ship in self.ships:
            if (ship in certain and ship not in going) or (ship in going and ship not in certain + free):
                raise IllegalOrder("gf-error-highest-first", "8.2h", given=ship)

    def draw(self, rng: Random) -> Any:
        """Random ships into random boxes."""
        if self.decision == "send_surplus":
            certain, free = formation.returned_first(self.charts, self.ships, self.total)
            ships = [*certain, *rng.sample(free, self.total - len(certain))]
        elif self.place_all:
            ships = list(self.ships)
        else:
            ships = rng.sample(self.ships, self.total)
        held = [len(box) for box in self.held]
        return self.order(tuple(map(tuple, _drawn_boxes(rng, self.charts, self.side, held, ships))))


@dataclass(frozen=True)
class SortingForm:
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
    place_all: bool = True

    @classmethod
    def of(cls, charts, side, held, box_zero_counts, order) -> SortingForm:  # noqa: ANN001
        """The form for one side's DDbox as it is now."""
        return cls(charts, side, held, box_zero_counts, order)

    @property
    def total(self) -> int:
        """All ships of the DDbox."""
        return len(self.ships)

    @cached_property
    def ships(self) -> Ships:
        """The ships of the DDbox, box by box."""
        return tuple(ship for box in self.held for ship in box)

    @cached_property
    def groups(self) -> dict[Kind, Ships]:
        """The ships by kind."""
        return by_kind(self.charts, self.ships)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row for each kind of ship."""
        return _kind_rows(self.groups)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each box with its cap."""
        return _box_columns(self.charts, self.side, ((),) * armament.BOXES)

    def suggestions(self) -> tuple[tuple[str, Any], ...]:
        """Spread over all boxes; piled into few boxes where that is allowed; as it is, where that is allowed."""
        ships = in_roster_order(self.charts, self.ships)
        found = [("gf-suggest-spread", self.order(self._spread(ships)))]
        for key, boxes in (("gf-suggest-piled", self._piled(ships)), ("gf-suggest-as-it-is", self.held)):
            order = self.order(boxes)
            if not self._refusal(order) and order not in [known for _, known in found]:
                found.append((key, order))
        return tuple(found)

    def _spread(self, ships: Ships) -> Boxes:
        """The boxes 1-6 evenly; with the switch of 6.4c the seventh British ship fills box 0."""
        in_zero = ships[:1] if self.side == UK and self.box_zero_counts and len(ships) >= armament.BOXES else ()
        boxes = armament.spread_evenly(self.charts, self.side, ((),) * armament.BOXES, ships[len(in_zero) :])
        return (in_zero + boxes[0], *boxes[1:])

    def _piled(self, ships: Ships) -> Boxes:
        """As many ships as a box holds in each of the first boxes."""
        boxes, left = [()], list(ships)
        for number in armament.NUMBERED:
            cap = armament.box_cap(self.charts, self.side, number)
            boxes.append(tuple(left[:cap]))
            left = left[cap:]
        boxes[0] = tuple(left)
        return tuple(boxes)

    def from_counts(self, counts: Counts) -> Any:
        """The order for a grid: kinds by boxes 0 to 6."""
        _check_grid(self.rule, counts, self.rows, self.columns)
        order = self.order(_names(self.groups, counts, armament.BOXES))
        self.check(order)
        return order

    def to_counts(self, order: Any) -> Counts:
        """The grid of an order."""
        return _counts(self.groups, order.boxes)

    def _refusal(self, order: Any) -> IllegalOrder | None:
        try:
            self.check(order)
        except IllegalOrder as refusal:
            return refusal
        return None

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for wrong ships, a full box, or (UK) needlessly empty boxes."""
        _check_boxes(self.rule, order.boxes)
        _check_ships(self.rule, order.boxes, self.ships, len(self.ships))
        _check_caps(self.charts, self.side, order.boxes)
        if not armament.fills_enough_boxes(self.side, order.boxes, self.box_zero_counts):
            counted = order.boxes if self.box_zero_counts else order.boxes[1:]
            raise IllegalOrder(
                "gf-error-empty-boxes", "6.4c", given=sum(1 for box in counted if box),
                expected=min(len(self.ships), len(counted)),
            )  # fmt: skip

    def draw(self, rng: Random) -> Any:
        """A random legal position."""
        ships = list(self.ships)
        rng.shuffle(ships)
        held = [0] * armament.BOXES
        first: list[list[str]] = [[] for _ in range(armament.BOXES)]
        if self.side == UK:
            counted = list(range(0 if self.box_zero_counts else 1, armament.BOXES))
            rng.shuffle(counted)
            for number in counted[: len(ships)]:
                first[number].append(ships.pop())
                held[number] = 1
        rest = _drawn_boxes(rng, self.charts, self.side, held, ships)
        return self.order(tuple((*a, *b) for a, b in zip(first, rest, strict=True)))


@dataclass(frozen=True)
class FormationForm:
    """All ships of the fleet boxes in fleets of allowed size.

    Rule: 8.2b, 8.2c, 8.2d, 8.2e, 8.2f, 8.2j.
    """

    charts: Charts
    side: str
    ships: Ships
    now: Boxes
    order: type
    decision: str = "form_fleets"
    rule: str = "8.2a"
    place_all: bool = True

    @classmethod
    def of(cls, charts, side, ships, now, order) -> FormationForm:  # noqa: ANN001
        """The form for the ships a side has in its fleet boxes."""
        return cls(charts, side, ships, now, order)

    @property
    def total(self) -> int:
        """All ships of the fleet boxes."""
        return len(self.ships)

    @cached_property
    def groups(self) -> dict[Kind, Ships]:
        """The ships by kind."""
        return by_kind(self.charts, self.ships)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row for each kind of ship."""
        return _kind_rows(self.groups)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """One column for each fleet; a fleet may also be empty."""
        number, least, most = formation.limits(self.charts, self.side)
        return tuple(
            Column(str(fleet), "gf-fleet-column", least, most, (("fleet", fleet),)) for fleet in range(1, number + 1)
        )

    def suggestions(self) -> tuple[tuple[str, Any], ...]:
        """Large fleets by class, middling ones, small ones, and the fleets as they lie now if legal."""
        _, least, most = formation.limits(self.charts, self.side)
        found: list[tuple[str, Any]] = []
        for key, size in (("gf-suggest-large", most), ("gf-suggest-middling", 5), ("gf-suggest-small", least)):
            order = self.order(formation.arranged(self.charts, self.side, self.ships, size))
            if order not in [known for _, known in found]:
                found.append((key, order))
        as_now = self.order(self.now)
        if formation.wrong_fleet(self.charts, self.side, self.now) is None:
            if as_now not in [known for _, known in found]:
                found.append(("gf-suggest-as-it-is", as_now))
        return tuple(found)

    def from_counts(self, counts: Counts) -> Any:
        """The order for a grid: kinds by fleets."""
        _check_grid(self.rule, counts, self.rows, self.columns)
        order = self.order(_names(self.groups, counts, len(self.columns)))
        self.check(order)
        return order

    def to_counts(self, order: Any) -> Counts:
        """The grid of an order."""
        return _counts(self.groups, order.fleets)

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for ships left out, too many fleets, or a fleet of a wrong size."""
        number, least, most = formation.limits(self.charts, self.side)
        if len(order.fleets) != number:
            raise IllegalOrder("gf-error-number-of-fleets", "8.2b", given=len(order.fleets), expected=number)
        wrong = formation.wrong_fleet(self.charts, self.side, order.fleets)
        if wrong is not None:
            raise IllegalOrder(
                "gf-error-fleet-size", "8.2c", fleet=wrong, given=len(order.fleets[wrong - 1]), least=least, most=most
            )
        _check_ships("8.2f", order.fleets, self.ships, len(self.ships))

    def draw(self, rng: Random) -> Any:
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


@dataclass(frozen=True)
class AllocationForm:
    """Which enemy ships in the hex get their defence value in points.

    Rule: 8.11a, 8.11b, 8.11c, 8.11d.
    """

    charts: Charts
    fleets: tuple[tuple[int, Ships], ...]
    points: float
    order: type
    decision: str = "allocate_fire"
    rule: str = "8.11a"
    total: int | None = None
    place_all: bool = False

    @classmethod
    def of(cls, charts, fleets, points, order) -> AllocationForm:  # noqa: ANN001
        """The form for `points` against enemy fleets, given as {number: ships}."""
        return cls(charts, tuple(fleets.items()), points, order)

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
            Row(
                f"{number} {kind.type} {kind.nation}",
                "gf-target-row",
                len(ships),
                (
                    ("fleet", number), ("type", kind.type), ("nation", kind.nation),
                    ("cost", defence(self.charts, kind.type)), ("ships", ", ".join(ships)),
                ),
            )  # fmt: skip
            for (number, kind), ships in self.groups.items()
        )

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """A single column: how many of them are shot at."""
        return (Column("targets", "gf-targets-column", 0, None, (("points", self.points),)),)

    def spent(self, targets: Ships) -> float:
        """The points that these targets cost."""
        table = kinds(self.charts)
        return cost_of((table[ship].type for ship in targets), self.charts)

    def _greedy(self, ships: list[str]) -> Ships:
        """As many of the ships, in this order, as the points reach for."""
        table, left, chosen = kinds(self.charts), self.points, []
        for ship in ships:
            cost = defence(self.charts, table[ship].type)
            if cost <= left:
                chosen.append(ship)
                left -= cost
        return tuple(chosen)

    def suggestions(self) -> tuple[tuple[str, Any], ...]:
        """Most targets, then the strongest targets, then fleet by fleet."""
        table = kinds(self.charts)
        cost = {ship: defence(self.charts, table[ship].type) for ship in self.ships}
        by_size = sorted(self.fleets, key=lambda part: len(part[1]))
        found: list[tuple[str, Any]] = []
        for key, ships in (
            ("gf-suggest-most-targets", sorted(self.ships, key=cost.__getitem__)),
            ("gf-suggest-strongest", sorted(self.ships, key=lambda ship: -cost[ship])),
            ("gf-suggest-fleet-by-fleet", [ship for _, fleet in by_size for ship in fleet]),
        ):
            order = self.order(self._greedy(ships))
            if order not in [known for _, known in found]:
                found.append((key, order))
        return tuple(found)

    def from_counts(self, counts: Counts) -> Any:
        """The order for a grid: one number of targets per row."""
        _check_grid(self.rule, counts, self.rows, self.columns)
        targets = tuple(
            ship for ships, (number,) in zip(self.groups.values(), counts, strict=True) for ship in ships[:number]
        )
        order = self.order(targets)
        self.check(order)
        return order

    def to_counts(self, order: Any) -> Counts:
        """The grid of an order."""
        return tuple((sum(ship in ships for ship in order.targets),) for ships in self.groups.values())

    def check(self, order: Any) -> None:
        """Raises IllegalOrder for ships that are not in the hex, named twice, or too dear."""
        _check_ships(self.rule, (order.targets,), self.ships, len(order.targets))
        cost = self.spent(order.targets)
        if cost > self.points:
            raise IllegalOrder("gf-error-points", "8.11b", given=cost, expected=self.points)

    def draw(self, rng: Random) -> Any:
        """Random targets until the points run out, sometimes fewer."""
        ships = rng.sample(self.ships, len(self.ships))
        if rng.random() < 0.1:
            ships = ships[: rng.randint(0, len(ships))]
        return self.order(self._greedy(ships))
