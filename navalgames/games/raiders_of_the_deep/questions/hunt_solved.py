"""The hunt by escorts to its end, solved in one passage: the chances of `hunted`, some ten times sooner.

Knows the order of a turn, and that damage never heals during a hunt: boats are gone through from the sound
ones to the wrecks, and turns that change nothing are closed boat by boat. Holds no rule: `hunt_boats` reads
them all. Chances are whole numbers over one denominator, the product of all that will ever be divided by:
every division goes without rest, and nothing has to be brought to another denominator on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Distribution, witness
from navalgames.chance.memory import memory
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.questions import hunt_boats, hunted, sliders
from navalgames.games.raiders_of_the_deep.questions.hunt_boats import Boats, Moves, Search, Seen
from navalgames.games.raiders_of_the_deep.questions.hunt_flights import Amounts, Ends, Fields, flights
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, SUNK, Hunted, Setting
from navalgames.games.raiders_of_the_deep.rules import hunt
from navalgames.games.raiders_of_the_deep.tables import Book

DECIMALS = 18
ROUNDED_TO = 10**DECIMALS
"""Chances of hunts that are multiplied are told to this part, because those of many have no end of digits."""
MOST_TURNS = 8
"""Turns of a hunt of which it is told, one by one, what has become of the boat by then."""
KEPT_BITS = 128
"""What is kept of a chance that will be rounded: twice as much, and what a hunt may lose on its way."""


def solved(charts: Charts, **values: Any) -> Distribution:
    """The ends of a hunt with their chances; the parameters are those of `hunted.hunt_begins`."""
    return ends_of(hunted.hunt_begins(charts, **values), charts)


def ends_of(first: Hunted, charts: Charts) -> Distribution:
    """The ends of a hunt with their chances.

    Rule: 9.6.0, 9.6.8a-9.6.8e, 9.6.12b.
    """
    return memory.recall((_ends_of, first, charts), lambda: _ends_of(first, charts))


def escapes(first: Hunted, charts: Charts) -> Fraction:
    """The chance to escape, rounded to one part in ROUNDED_TO: what that needs of each number is kept, no
    more, and the hunt is solved some five times sooner."""
    return memory.recall((escapes, first, charts), lambda: (_escapes(first, charts),))[0]


def _escapes(first: Hunted, charts: Charts) -> Fraction:
    chance = _hunted(first, charts, False).chance(ESCAPED)
    return Fraction(round(chance * ROUNDED_TO), ROUNDED_TO)


def _ends_of(first: Hunted, charts: Charts) -> Distribution:
    return _hunted(first, charts, True).distribution()


def _hunted(first: Hunted, charts: Charts, exactly: bool) -> Ends:
    book, month = sliders.book(charts), first.setting.month
    boats, known = boats_of(first, book), first.setting
    begun = [int(hurt == first.hurt) for hurt in boats.hurts]
    ends = Ends()
    charged = hunted.is_charged(month, book)
    arrived = _first_turn(boats, known, begun, first.caught, charged, ends)
    if charged:
        last = hunt.MOST_FATIGUED if book.holds("fatigue", month) else 0
        for charges in range(1, last):
            if not exactly:
                arrived = _shrunk(arrived, ends)
            arrived = _one_turn(boats, known, arrived, charges, ends)
        if not exactly:
            arrived = _shrunk(arrived, ends)
        _Endless(boats, known, last, ends, exactly).solve(arrived)
    else:
        ends.add(ESCAPED, sum(arrived))
    return ends


def after_each(charts: Charts, **values: Any) -> Iterator[Distribution]:
    """What has become of the boat before the first turn of the hunt and after each of the first ones; None
    while it goes on. What each number needs for KEPT_BITS is kept.
    """
    return turns_of(hunted.hunt_begins(charts, **values), charts)


def turns_of(first: Hunted, charts: Charts) -> Iterator[Distribution]:
    """The same for the hunt that begins so."""
    book, month = sliders.book(charts), first.setting.month
    boats, known, ends = boats_of(first, book), first.setting, Ends()
    yield ends.so_far()
    charged = hunted.is_charged(month, book)
    arrived = [int(hurt == first.hurt) for hurt in boats.hurts]
    arrived = _first_turn(boats, known, arrived, first.caught, charged, ends)
    if not charged:
        ends.add(ESCAPED, sum(arrived))
    yield ends.so_far()
    last = hunt.MOST_FATIGUED if book.holds("fatigue", month) else 0
    for turn in range(1, MOST_TURNS if charged else 1):
        arrived = _one_turn(boats, known, _shrunk(arrived, ends), min(turn, last), ends)
        yield ends.so_far()


def boats_of(first: Hunted, book: Book) -> Boats:
    """What the boat of a hunt may become."""
    return hunt_boats.boats(first.hurt, first.setting.kind, book, hunted.TELLING, hunted.ALIKE)


def afloat(danger: Hunted, charts: Charts) -> Fraction:
    """The chance that a boat survives hits that nobody follows up, and the water after them (9.6.9,
    10.1.3a)."""
    boats, ends, most = boats_of(danger, sliders.book(charts)), Ends(), danger.hits
    boat = [int(hurt == danger.hurt) for hurt in boats.hurts]
    surely = Search(0, 0, ([0] * most + [1], [0]), frozenset())
    ends.grow(boats.of_hit**most)
    hit = group(boats, boat, None, [surely] * len(boats.gear), most)
    return Fraction(sum(filled(boats, *attacked(boats, [hit], most, ends), ends)), ends.scale)


def _shrunk(boat: Amounts, ends: Ends) -> Amounts:
    gone = ends.shrink(KEPT_BITS)
    return [amount >> gone for amount in boat]


# ------------------------------------------------------------------------ turns


def _first_turn(
    boats: Boats, known: Setting, boat: Amounts, caught: bool, charged: bool, ends: Ends
) -> Amounts:
    """Ram, and depth charges where there are any, by how well the boat was found (9.6.8a-9.6.8d)."""
    deep = hunted.goes_deep(known, True) and not caught
    if deep:
        boat = _dive(boats, boat, ends)
    asked = (hunted.rammed, ()) if caught else (hunted.found, (True, 0, deep))
    (rams,), most = roll(boats, known, ends, *asked)
    landed = [
        attacked(boats, [group(boats, boat, None, rams, most, well)], most, ends) for well in (False, True)
    ]
    if not charged:
        dry, wet = (_sum(*parts) for parts in zip(*landed, strict=True))
        return filled(boats, dry, wet, ends)
    both, most = roll(boats, known, ends, hunted.hits_of_charges, (True, 0, False), (True, 0, True))
    groups = [group(boats, *parts, charges, most) for parts, charges in zip(landed, both, strict=True)]
    return filled(boats, *attacked(boats, groups, most, ends), ends)


def _one_turn(boats: Boats, known: Setting, boat: Amounts, charges: int, ends: Ends) -> Amounts:
    """A turn after the first, with so many attacks before it (9.6.8e)."""
    deep = hunted.goes_deep(known, False)
    if deep:
        boat = _dive(boats, boat, ends)
    (searches,), most = roll(boats, known, ends, hunted.found, (False, charges, deep))
    return filled(boats, *attacked(boats, [group(boats, boat, None, searches, most)], most, ends), ends)


def _dive(boats: Boats, boat: Amounts, ends: Ends) -> Amounts:
    """All boats exceed test depth (9.6.4)."""
    ends.grow(boats.of_depth)
    deeper = [amount * moves.stays for amount, moves in zip(boat, boats.depth, strict=True)]
    _moved(boats.depth, boat, deeper, 1, ends)
    return deeper


def filled(boats: Boats, dry: Amounts, wet: Amounts, ends: Ends) -> Amounts:
    """Additional flooding (10.1.3a)."""
    ends.grow(boats.of_water)
    return poured(boats, dry, wet, ends)


def poured(boats: Boats, dry: Amounts, wet: Amounts, ends: Ends) -> Amounts:
    """Additional flooding, where the ends have already grown by it."""
    boat = [a * boats.of_water + b * moves.stays for a, b, moves in zip(dry, wet, boats.water, strict=True)]
    _moved(boats.water, wet, boat, 1, ends)
    return boat


def _moved(ways: list[Moves], boat: Amounts, into: Amounts, factor: int, ends: Ends) -> None:
    """Adds to `into` what leaves each boat's place, to the ends what ends (times `factor`)."""
    for place, amount in enumerate(boat):
        if amount:
            _move(ways[place], amount, into, factor, ends)


def _move(moves: Moves, amount: int, into: Amounts, factor: int, ends: Ends) -> None:
    witness.saw_all(moves.seen)
    for later, _, weight in moves.on:
        into[later] += amount * weight
    for how, weight in moves.ends:
        ends.add(how, amount * weight * factor)


# ------------------------------------------------------------------------ attacks


def roll(
    boats: Boats, known: Any, ends: Ends, asked: Callable[..., Any], *states: Any
) -> tuple[list[list[Search]], int]:
    """The roll of the escorts in each state, and the most hits it brings; all grows by what follows."""
    read, total = boats.searches(known, asked, *states)
    most = _most(read)
    ends.grow(total * boats.of_hit**most)
    return read, most


def _most(read: list[list[Search]]) -> int:
    return max(len(hits) for searches in read for search in searches for hits in search.hits) - 1


def _launched(search: Search, well: bool, most: int, of_hit: int) -> Amounts:
    """The weights of every number of hits, each with all that its hits have not yet decided."""
    hits = search.hits[well]
    return [weight * of_hit ** (most - number) for number, weight in enumerate(hits)] + [0] * (
        most + 1 - len(hits)
    )


class Group(NamedTuple):
    """Boats that are searched for: where no water came in yet, where it did, and the weights of the roll.

    weights: by systems out, those of each number of hits; fates: those of a boat not found, and of one sunk;
    seen: what the roll has seen.
    """

    dry: Amounts
    wet: Amounts
    weights: list[Amounts]
    fates: list[tuple[int, int]]
    seen: list[Seen]


def group(boats: Boats, dry: Amounts, wet: Amounts | None, searches: list[Search], most: int,
           well: bool = False) -> Group:  # fmt: skip
    """Boats well detected have the fates of the roll counted with the others."""
    full = 0 if well else boats.of_hit**most
    weights = [_launched(search, well, most, boats.of_hit) for search in searches]
    return Group(dry, wet or [0] * len(dry), weights,
                 [(search.escaped * full, search.sunk * full) for search in searches],
                 [search.seen for search in searches])  # fmt: skip


class _Weights:
    """The weights of a roll at each place, side by side, with the hits that changed nothing."""

    def __init__(self, boats: Boats, fields: Fields, weights: list[Amounts]) -> None:
        self._boats, self._fields = boats, fields
        self._joined = [fields.joined(one) for one in weights]
        self._stayed: dict[tuple[int, int], int] = {}

    def at(self, place: int) -> int:
        gear, stays = place % len(self._joined), self._boats.hit[place].stays
        known = self._stayed.get((gear, stays))
        if known is None:
            known = self._stayed[gear, stays] = self._fields.stayed(self._joined[gear], stays)
        return known


def attacked(boats: Boats, groups: list[Group], most: int, ends: Ends) -> tuple[Amounts, Amounts]:
    """Every boat searched for and hit: (no water came in, water came in)."""
    gears, fields = len(boats.gear), Fields(most, ends.scale)
    landed, landed_wet = [0] * len(boats.hurts), [0] * len(boats.hurts)
    joined = [(*one[:2], _Weights(boats, fields, one.weights), one.fates, one.seen) for one in groups]

    def launch(place: int, before: int, before_wet: int) -> tuple[int, int]:
        gear = place % gears
        for dry, wet, weights, fates, seen in joined:
            if both := dry[place] + wet[place]:
                witness.saw_all(seen[gear])
                for how, weight in zip((ESCAPED, SUNK), fates[gear], strict=True):
                    ends.add(how, both * weight)
                weight = weights.at(place)
                before += weight * dry[place]
                before_wet += weight * wet[place]
        return before, before_wet

    def land(place: int, here: int, here_wet: int) -> None:
        landed[place], landed_wet[place] = here, here_wet

    flights(boats, fields, launch, land, 1, ends)
    return landed, landed_wet


def _sum(some: Amounts, others: Amounts) -> Amounts:
    return [a + b for a, b in zip(some, others, strict=True)]


# ------------------------------------------------------------------------ turns without end


class _Endless:
    """The turns that are like each other, to the end.

    What a turn leaves unchanged is searched for again: a boat that stays as it is with `stays` of `whole`
    chances is searched for whole / (whole - stays) times. `away` is that difference.
    """

    def __init__(self, boats: Boats, known: Setting, charges: int, ends: Ends, exactly: bool) -> None:
        self._boats, self._ends = boats, ends
        self._deep = hunted.goes_deep(known, False)
        (self._searches,), total = boats.searches(known, hunted.found, (False, charges, self._deep))
        self._most = _most([self._searches])
        self._weights = [_launched(search, False, self._most, boats.of_hit) for search in self._searches]
        self._full = boats.of_hit**self._most * boats.of_water
        self._of_depth = boats.of_depth if self._deep else 1
        self._whole = total * self._full * self._of_depth
        self._away = [
            self._whole - self._stays_deep(place) * boats.of_water * self._unchanged(place)
            for place in range(len(boats.hurts))
        ]
        self._denominator = self._divides_all() if exactly else 1 << KEPT_BITS

    def _divides_all(self) -> int:
        """What everything has to be multiplied by, so that every division goes without rest."""
        boats = self._boats
        gears: dict[int, set[int]] = {away: set() for away in self._away}
        for place, away in enumerate(self._away):
            gears[away].add(place % len(boats.gear))
        return prod(away ** min(boats.longest, len(some) * boats.on_tracks) for away, some in gears.items())

    def _unchanged(self, place: int) -> int:
        """The weight of a turn whose hits change nothing on a boat that is searched for."""
        weights, stays = self._weights[place % len(self._boats.gear)], self._boats.hit[place].stays
        return sum(weight * stays**number for number, weight in enumerate(weights))

    def _stays_deep(self, place: int) -> int:
        return self._boats.depth[place].stays if self._deep else 1

    def solve(self, arrived: Amounts) -> None:
        self._ends.grow(self._denominator * self._of_depth)
        self._come = [amount * self._denominator for amount in arrived]
        self._dived = [0] * len(arrived)
        visits = self._whole // min(self._away) + 1
        self._fields = Fields(self._most, self._ends.scale * visits)
        self._joined = _Weights(self._boats, self._fields, self._weights)
        factor = self._boats.of_water * self._of_depth
        flights(self._boats, self._fields, self._launch, self._land, factor, self._ends)

    def _launch(self, place: int, dry: int, wet: int) -> tuple[int, int]:
        """Everything that will ever be searched for at this place sets out."""
        boats, ends, gear, first = self._boats, self._ends, place % len(self._boats.gear), self._fields.first
        come = self._come[place]
        come += boats.of_water * first(dry) + boats.water[place].stays * first(wet)
        share = (self._dived[place] + self._stays_deep(place) * come) // self._away[place]
        if self._deep:
            come += share * boats.of_water * self._unchanged(place)
            if come:
                _move(boats.depth[place], come, self._dived, 1, ends)
        if not share:
            return dry, wet
        search, full = self._searches[gear], self._full * self._of_depth
        witness.saw_all(search.seen)
        ends.add(ESCAPED, share * search.escaped * full)
        ends.add(SUNK, share * search.sunk * full)
        return dry + self._joined.at(place) * share, wet

    def _land(self, place: int, dry: int, wet: int) -> None:
        """What stays is counted already; water leads on."""
        if wet:
            _move(self._boats.water[place], wet, self._come, self._of_depth, self._ends)
