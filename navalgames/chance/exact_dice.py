"""Reads a rule exactly: every way its dice can fall, with whole-number weights.

Knows that a rule is a pure function of its dice: it is run again with one more choice made each
time, until every path is walked. Must not know any rule, and never samples, rounds or cuts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import lcm
from typing import Any, NoReturn

from navalgames.chance.cards import hands
from navalgames.chance.distribution import Distribution
from navalgames.chance.memory import memory
from navalgames.chance.notation import parsed
from navalgames.errors import Problem

LONGEST_PATH = 1000
Node = tuple[tuple[Any, ...], tuple[int, ...], int]


def exact(procedure: Callable[..., Any], *args: Any) -> Distribution:
    """The exact distribution of `procedure(dice, *args)`. Remembered when the arguments can be hashed.

    >>> def opposed(dice, modifier):
    ...     return dice.roll("best 1 of 2d6", "ours") + modifier > dice.roll("1d6", "theirs")
    >>> exact(opposed, 0).chance(True)
    Fraction(125, 216)

    Raises:
        Problem: the procedure is no pure function of its dice, loops without end, or returns
            something that cannot be hashed.
    """
    try:
        hash(args)
    except TypeError:
        return _walked(procedure, args, set())
    return _remembered(procedure, args, set())


def read_once(procedure: Callable[..., Any], *args: Any) -> Distribution:
    """Like `exact`, but not remembered: for a state of a chain, which is remembered as a whole."""
    return _walked(procedure, args, set())


class ExactDice:
    """The dice of one exact reading: a path of choices, replayed and then extended by one node at a time."""

    __slots__ = ("at", "busy", "dens", "groups", "index", "keys", "nodes", "nums", "values")
    record = ()

    def __init__(self, busy: set[Hashable]) -> None:
        self.busy = busy  # sub-procedures being read now, to notice endless ones
        self.at = 0  # the next choice of this run
        self.keys: list[Hashable] = []  # for every choice of the path: what was asked,
        self.nodes: list[Node] = []  # what can happen,
        self.index: list[int] = []  # which of it happens,
        self.values: list[Any] = []
        self.nums = [1]  # and the weight of the path up to there
        self.dens = [1]
        self.groups: dict[int, tuple[Any, Any]] = {}

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        at = self.at
        if at == len(self.keys):
            return self._grow(notation, parsed(notation).totals)
        if self.keys[at] != notation:
            self._impure(notation)
        self.at = at + 1
        return self.values[at]

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        key = ("faces", notation)
        if self.at == len(self.keys):
            return self._grow(key, parsed(notation).arrangements)
        return self._replay(key)

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        key = ("draw", count, tuple(cards))
        if self.at == len(self.keys):
            return self._grow(key, hands(key[2], count))
        return self._replay(key)

    def resolve(self, procedure: Callable[..., Any], *args: Any) -> Any:
        key = (procedure, args)
        at = self.at
        if at == len(self.keys):
            return self._grow(key, _remembered(procedure, args, self.busy))
        if self.keys[at] != key:
            self._impure(key)
        self.at = at + 1
        return self.values[at]

    def each(self, procedure: Callable[..., Any], items: Iterable[Any], *args: Any) -> tuple[Any, ...]:
        items = tuple(items)
        results = [None] * len(items)
        for item, places in self._grouped(items):
            key = (procedure, item, len(places), args)
            if self.at == len(self.keys):
                found = self._grow(key, _several(procedure, item, len(places), args, self.busy))
            else:
                found = self._replay(key)
            if len(places) == len(items):
                return found
            for place, result in zip(places, found, strict=True):
                results[place] = result
        return tuple(results)

    def until(self, accept: Callable[[Any], Any], procedure: Callable[..., Any], *args: Any) -> Any:
        key = (accept, procedure, args)
        if self.at == len(self.keys):
            return self._grow(key, _accepted(accept, procedure, args, self.busy))
        return self._replay(key)

    def note(self, rule: str, key: str, **args: Any) -> None:
        pass

    def _grouped(self, items: tuple[Any, ...]) -> Any:
        """Equal items with their places; kept by choice, because every run asks again."""
        known = self.groups.get(self.at)
        if known is not None and known[0] == items:
            return known[1]
        places: dict[Any, list[int]] = {}
        for place, item in enumerate(items):
            _places_of(places, item).append(place)
        groups = tuple(places.items())
        self.groups[self.at] = items, groups
        return groups

    def _replay(self, key: Hashable) -> Any:
        at = self.at
        if self.keys[at] != key:
            self._impure(key)
        self.at = at + 1
        return self.values[at]

    def _grow(self, key: Hashable, distribution: Distribution) -> Any:
        if self.at >= LONGEST_PATH:
            raise Problem("error-chance-loop", where=_told(key), expected=LONGEST_PATH)
        node = distribution.node()
        self.keys.append(key)
        self.nodes.append(node)
        self.index.append(0)
        self.values.append(node[0][0])
        self.nums.append(self.nums[-1] * node[1][0])
        self.dens.append(self.dens[-1] * node[2])
        self.at += 1
        return node[0][0]

    def advance(self) -> bool:
        """Turns to the next path; False when all are walked."""
        if self.at != len(self.keys):
            self._impure(None)
        self.at = 0
        while self.keys:
            node, chosen = self.nodes[-1], self.index[-1] + 1
            if chosen < len(node[0]):
                self.index[-1] = chosen
                self.values[-1] = node[0][chosen]
                self.nums[-1] = self.nums[-2] * node[1][chosen]
                return True
            for path in (self.keys, self.nodes, self.index, self.values, self.nums, self.dens):
                path.pop()
        return False

    def _impure(self, asked: Hashable) -> NoReturn:
        raise Problem(
            "error-chance-impure", given=_told(asked), expected=_told(self.keys[self.at]), where=self.at + 1
        )


def _walked(procedure: Callable[..., Any], args: tuple[Any, ...], busy: set[Hashable]) -> Distribution:
    """Runs the procedure once for every path. Weights over one denominator are added as whole numbers."""
    dice = ExactDice(busy)
    tallies: dict[int, dict[Any, int]] = {}
    nums, dens = dice.nums, dice.dens
    more = True
    while more:
        outcome = procedure(dice, *args)
        tally = tallies.get(dens[-1])
        if tally is None:
            tally = tallies[dens[-1]] = {}
        try:
            tally[outcome] = tally.get(outcome, 0) + nums[-1]
        except TypeError:
            raise _unhashable(outcome, _named(procedure)) from None
        more = dice.advance()
    return Distribution._of(merged(tallies)).reduced()


def merged(tallies: dict[int, dict[Any, int]]) -> dict[Any, int]:
    """Weights over several denominators, brought to one."""
    if len(tallies) == 1:
        return next(iter(tallies.values()))
    common = lcm(*tallies)
    weights: dict[Any, int] = {}
    for denominator, tally in tallies.items():
        factor = common // denominator
        for outcome, weight in tally.items():
            weights[outcome] = weights.get(outcome, 0) + weight * factor
    return weights


def _remembered(procedure: Callable[..., Any], args: tuple[Any, ...], busy: set[Hashable]) -> Distribution:
    key = (procedure, args)

    def compute() -> Distribution:
        if key in busy:
            raise Problem("error-chance-endless", where=_named(procedure))
        busy.add(key)
        try:
            return _walked(procedure, args, busy)
        except RecursionError:
            raise Problem("error-chance-endless", where=_named(procedure)) from None
        finally:
            busy.discard(key)

    try:
        return memory.recall(key, compute)
    except TypeError:
        _refuse_unhashable(procedure, args)
        raise


def _several(
    procedure: Callable[..., Any], item: Any, count: int, args: tuple[Any, ...], busy: set[Hashable]
) -> Distribution:
    """`count` equal items at once: a multiset of results, counted from the distribution of one."""
    one = _remembered(procedure, (item, *args), busy)
    if count == 1:
        return one.map(lambda result: (result,))
    # Asked again inside, so that the memory of the several knows what the one saw.
    return memory.recall(
        ("several", count, procedure, item, args),
        lambda: _remembered(procedure, (item, *args), busy).multisets(count),
    )


def _accepted(
    accept: Callable[[Any], Any], procedure: Callable[..., Any], args: tuple[Any, ...], busy: set[Hashable]
) -> Distribution:
    """Repeated until it is accepted, a procedure has the chances it has when it is accepted at once."""

    def compute() -> Distribution:
        every = _remembered(procedure, args, busy)
        if not every.chance_of(accept):
            raise Problem("error-chance-never", where=_named(procedure))
        return every.given(accept)

    return memory.recall(("until", accept, procedure, args), compute)


def _places_of(places: dict[Any, list[int]], item: Any) -> list[int]:
    try:
        return places.setdefault(item, [])
    except TypeError:
        raise _unhashable(item, "each") from None


def _refuse_unhashable(procedure: Callable[..., Any], args: tuple[Any, ...]) -> None:
    for arg in args:
        try:
            hash(arg)
        except TypeError:
            raise _unhashable(arg, _named(procedure)) from None


def _unhashable(thing: Any, where: str) -> Problem:
    return Problem("error-chance-unhashable", given=f"{thing!r:.80}", where=where)


def _named(procedure: Callable[..., Any]) -> str:
    return getattr(procedure, "__qualname__", repr(procedure))


def _told(key: Hashable) -> str:
    """A chance node in words people of the code know."""
    if key is None:
        return "(end)"
    if not isinstance(key, tuple):
        return str(key)
    return f"{_named(key[0]) if callable(key[0]) else key[0]} {key[1]!r:.60}"
