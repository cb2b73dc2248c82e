"""The hunt by escorts to its end, solved in one passage: the chances of `hunted`, some ten times sooner.

Knows the order of a turn, and that damage never heals during a hunt: boats are gone through from the sound
ones to the wrecks, and turns that change nothing are closed boat by boat. Holds no rule: `hunt_boats` reads
them all. Chances are whole numbers over one denominator, the product of all that will ever be divided by:
every division goes without rest, and nothing has to be brought to another denominator on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Distribution
from navalgames.chance.memory import memory
from navalgames.charts import Charts
from navalgames.errors import Problem
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.questions import hunted, sliders
from navalgames.games.raiders_of_the_deep.questions.hunt_boats import Boats, Moves, Search
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, SUNK, Hunted
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, switch, whole
from navalgames.games.raiders_of_the_deep.rules import hunt

Amounts = list[int]
"""How much there is: of every boat, or of every number of hits still to come."""
Launch = Callable[[int, Amounts, Amounts], tuple[Amounts, Amounts]]
Land = Callable[[int, int, int], None]


def solved(charts: Charts, **values: Any) -> Distribution:
    """The ends of a hunt with their chances; the parameters are those of `hunted.hunt_begins`."""
    return ends_of(hunted.hunt_begins(charts, **values), charts)


def ends_of(first: Hunted, charts: Charts) -> Distribution:
    """The ends of a hunt with their chances.

    Rule: 9.6.0, 9.6.8a-9.6.8e, 9.6.12b.
    """
    return memory.recall((_ends_of, first, charts), lambda: _ends_of(first, charts))


def _ends_of(first: Hunted, charts: Charts) -> Distribution:
    book, month = sliders.book(charts), first.setting.month
    boats = Boats(first.hurt, first.setting.kind, first.setting, book)
    begun = [int(hurt == first.hurt) for hurt in boats.hurts]
    ends = Ends()
    arrived = _first_turn(boats, begun, first.caught, book.holds("depth_charges", month), ends)
    if book.holds("depth_charges", month):
        last = hunt.MOST_FATIGUED if book.holds("fatigue", month) else 0
        for charges in range(1, last):
            arrived = _one_turn(boats, arrived, charges, ends)
        _Endless(boats, last, ends).solve(arrived)
    else:
        ends.add(ESCAPED, sum(arrived))
    return ends.distribution()


class Ends:
    """How hunts have ended. `scale`: the weight that stands for a chance of one; it grows with every roll."""

    def __init__(self) -> None:
        self.scale = 1
        self._weights: dict[str, int] = {}

    def add(self, how: str, weight: int) -> None:
        self._weights[how] = self._weights.get(how, 0) + weight

    def grow(self, factor: int) -> None:
        self.scale *= factor
        self._weights = {how: weight * factor for how, weight in self._weights.items()}

    def distribution(self) -> Distribution:
        """Raises Problem where something was lost on the way."""
        if sum(self._weights.values()) != self.scale:
            raise Problem("error-chance-sum", given=f"{sum(self._weights.values())}/{self.scale}"[:200])
        return Distribution({how: weight for how, weight in self._weights.items() if weight}).reduced()


# ------------------------------------------------------------------------ turns


def _first_turn(boats: Boats, boat: Amounts, caught: bool, charged: bool, ends: Ends) -> Amounts:
    """Ram, and depth charges where there are any, by how well the boat was found (9.6.8a-9.6.8d)."""
    deep = hunted.goes_deep(boats.known, True) and not caught
    if deep:
        boat = _dive(boats, boat, ends)
    asked = (hunted.rammed, ()) if caught else (hunted.found, (True, 0, deep))
    (rams,), most = roll(boats, ends, *asked)
    landed = [
        attacked(boats, [group(boats, boat, None, rams, most, well)], most, ends) for well in (False, True)
    ]
    if not charged:
        return filled(boats, *(_sum(*parts) for parts in zip(*landed, strict=True)), ends)
    both, most = roll(boats, ends, hunted.hits_of_charges, (True, 0, False), (True, 0, True))
    groups = [group(boats, *parts, charges, most) for parts, charges in zip(landed, both, strict=True)]
    return filled(boats, *attacked(boats, groups, most, ends), ends)


def _one_turn(boats: Boats, boat: Amounts, charges: int, ends: Ends) -> Amounts:
    """A turn after the first, with so many attacks before it (9.6.8e)."""
    deep = hunted.goes_deep(boats.known, False)
    if deep:
        boat = _dive(boats, boat, ends)
    (searches,), most = roll(boats, ends, hunted.found, (False, charges, deep))
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
    for later, _, weight in moves.on:
        into[later] += amount * weight
    for how, weight in moves.ends:
        ends.add(how, amount * weight * factor)


# ------------------------------------------------------------------------ attacks


def roll(boats: Boats, ends: Ends, asked: Callable[..., Any], *states: Any) -> tuple[list[list[Search]], int]:
    """The roll of the escorts in each state, and the most hits it brings; all grows by what follows."""
    read, total = boats.searches(asked, *states)
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

    weights: by systems out, those of each number of hits; fates: those of a boat not found, and of one sunk.
    """

    dry: Amounts
    wet: Amounts
    weights: list[Amounts]
    fates: list[tuple[int, int]]


def group(boats: Boats, dry: Amounts, wet: Amounts | None, searches: list[Search], most: int,
           well: bool = False) -> Group:  # fmt: skip
    """Boats well detected have the fates of the roll counted with the others."""
    full = 0 if well else boats.of_hit**most
    weights = [_launched(search, well, most, boats.of_hit) for search in searches]
    return Group(dry, wet or [0] * len(dry), weights,
                 [(search.escaped * full, search.sunk * full) for search in searches])  # fmt: skip


def attacked(boats: Boats, groups: list[Group], most: int, ends: Ends) -> tuple[Amounts, Amounts]:
    """Every boat searched for and hit: (no water came in, water came in)."""
    gears = len(boats.gear)
    landed, landed_wet = [0] * len(boats.hurts), [0] * len(boats.hurts)

    def launch(place: int, before: Amounts, before_wet: Amounts) -> tuple[Amounts, Amounts]:
        gear = place % gears
        for dry, wet, weights, fates in groups:
            if both := dry[place] + wet[place]:
                for how, weight in zip((ESCAPED, SUNK), fates[gear], strict=True):
                    ends.add(how, both * weight)
                before = _more(before, weights[gear], dry[place])
                before_wet = _more(before_wet, weights[gear], wet[place])
        return before, before_wet

    def land(place: int, here: int, here_wet: int) -> None:
        landed[place], landed_wet[place] = here, here_wet

    _flights(boats, most, launch, land, 1, ends)
    return landed, landed_wet


def _more(amounts: Amounts, weights: Amounts, factor: int) -> Amounts:
    if not factor:
        return amounts
    return [amount + weight * factor for amount, weight in zip(amounts, weights, strict=True)]


def _flights(boats: Boats, most: int, launch: Launch, land: Land, factor: int, ends: Ends) -> None:
    """Hits on all boats, one after the other, from the sound ones to the wrecks.

    launch(place, dry, wet): what is on its way there by number of hits, and what an attack adds to it;
    land(place, dry, wet): what is there when no hits are left. `factor` counts at the ends.
    """
    coming = [[0] * (2 * most)] * len(boats.hurts)  # by number of hits after the next: first dry, then wet
    unhit = [boats.of_hit**number * factor for number in range(most)]
    for place, (on, stays, over) in enumerate(boats.hit):
        here = coming[place]
        coming[place] = []
        dry, wet = launch(place, [*here[:most], 0], [*here[most:], 0])
        dry, wet = _stayed(dry, stays), _stayed(wet, stays)
        land(place, dry[0], wet[0])
        some = dry[1:] + wet[1:]
        if not any(some):
            continue
        both = _sum(dry[1:], wet[1:])
        for later, flooding, weight in on:
            there = coming[later]
            if flooding:
                coming[later] = there[:most] + _more(there[most:], both, weight)
            else:
                coming[later] = [a + weight * b for a, b in zip(there, some, strict=True)]
        for how, weight in over:
            ends.add(how, weight * sum(a * b for a, b in zip(both, unhit, strict=True)))


def _stayed(amounts: Amounts, stays: int) -> Amounts:
    """With the hits that changed nothing."""
    here, done = 0, []
    for amount in reversed(amounts):
        here = amount + stays * here
        done.append(here)
    return done[::-1]


def _sum(some: Amounts, others: Amounts) -> Amounts:
    return [a + b for a, b in zip(some, others, strict=True)]


# ------------------------------------------------------------------------ turns without end


class _Endless:
    """The turns that are like each other, to the end.

    What a turn leaves unchanged is searched for again: a boat that stays as it is with `stays` of `whole`
    chances is searched for whole / (whole - stays) times. `away` is that difference.
    """

    def __init__(self, boats: Boats, charges: int, ends: Ends) -> None:
        self._boats, self._ends = boats, ends
        self._deep = hunted.goes_deep(boats.known, False)
        (self._searches,), total = boats.searches(hunted.found, (False, charges, self._deep))
        self._most = _most([self._searches])
        self._weights = [_launched(search, False, self._most, boats.of_hit) for search in self._searches]
        self._full = boats.of_hit**self._most * boats.of_water
        self._of_depth = boats.of_depth if self._deep else 1
        self._whole = total * self._full * self._of_depth
        self._away = [self._away_from(place) for place in range(len(boats.hurts))]
        gears = {away: set() for away in self._away}
        for place, away in enumerate(self._away):
            gears[away].add(place % len(boats.gear))
        self._denominator = prod(
            away ** min(boats.longest, len(some) * boats.on_tracks) for away, some in gears.items()
        )

    def _away_from(self, place: int) -> int:
        weights, stays = self._weights[place % len(self._boats.gear)], self._boats.hit[place].stays
        return self._whole - self._stays_deep(place) * self._boats.of_water * _stayed(weights, stays)[0]

    def _stays_deep(self, place: int) -> int:
        return self._boats.depth[place].stays if self._deep else 1

    def solve(self, arrived: Amounts) -> None:
        self._ends.grow(self._denominator * self._of_depth)
        self._come = [amount * self._denominator for amount in arrived]
        self._dived = [0] * len(arrived)
        _flights(self._boats, self._most, self._launch, self._land, self._boats.of_water * self._of_depth,
                 self._ends)  # fmt: skip

    def _launch(self, place: int, dry: Amounts, wet: Amounts) -> tuple[Amounts, Amounts]:
        """Everything that will ever be searched for at this place sets out."""
        boats, ends, gear = self._boats, self._ends, place % len(self._boats.gear)
        stays, come = boats.hit[place].stays, self._come[place]
        come += boats.of_water * _stayed(dry, stays)[0] + boats.water[place].stays * _stayed(wet, stays)[0]
        share = (self._dived[place] + self._stays_deep(place) * come) // self._away[place]
        if self._deep:
            come += share * boats.of_water * _stayed(self._weights[gear], stays)[0]
            _move(boats.depth[place], come, self._dived, 1, ends)
        search, full = self._searches[gear], self._full * self._of_depth
        ends.add(ESCAPED, share * search.escaped * full)
        ends.add(SUNK, share * search.sunk * full)
        return _more(dry, self._weights[gear], share), wet

    def _land(self, place: int, dry: int, wet: int) -> None:
        """What stays is counted already; water leads on."""
        if wet:
            _move(self._boats.water[place], wet, self._come, self._of_depth, self._ends)


QUESTIONS = (
    Question(
        "escort_cycle", "escorts", ("9.6.0", "9.6.4a", "9.6.8a", "9.6.8c", "9.6.12b"),
        (
            choice("type", sliders.TYPES, "UBI", "9.6.11a"), whole("hull", 0, 6, 0, "9.6.11a"),
            sliders.era("1918", "cal.dc"), choice("attack", ("day", "night", "night_surface"), "day",
                "E2.day_torpedo"),
            switch("deep", "9.6.4a"), choice("officer", ("captain", "first_officer"), "captain", "E2.kmdt"),
        ),
        start=hunted.hunt_begins, step=hunted.hunt_step, over=hunted.hunt_over, measure=hunted.hunt_end,
        outcomes=(ESCAPED, hunted.FORCED_UP, SUNK), solve=solved,
    ),
)  # fmt: skip
