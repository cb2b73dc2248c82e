"""Reads a rule exactly: every way its dice can fall, with whole-number weights.

Knows that a rule is a pure function of its dice: it is run again with one more choice made each
time, until every path is walked. Must not know any rule, and never samples, rounds or cuts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import lcm
from typing import Any, NoReturn

from navalgames.chance.cards import hands
from navalgames.chance.dice import Note, Procedure, Shown
from navalgames.chance.distribution import Distribution
from navalgames.chance.memory import memory
from navalgames.chance.notation import parsed
from navalgames.chance.pools import uncancelled, uncancelled_exactly
from navalgames.chance.procedures import (
    alike,
    choice_told,
    name_of,
    places_of,
    refuse_unhashable,
    takes,
    wrongly_called,
)
from navalgames.chance.witness import acted
from navalgames.errors import Problem
from navalgames.printing import quoted

LONGEST_PATH = 1000
CONCLUDED = LONGEST_PATH + 2  # where no path leads: a run that concluded is never taken for one that did not
Waiting = tuple[Iterator[tuple[Any, int]], int, int]


def exact(procedure: Procedure, *args: Any, **named: Any) -> Distribution:
    """The exact distribution of `procedure(dice, *args)`. Remembered when the arguments can be hashed.

    >>> def opposed(dice, modifier):
    ...     return dice.roll("best 1 of 2d6", "ours") + modifier > dice.roll("1d6", "theirs")
    >>> exact(opposed, 0).chance(True)
    Fraction(125, 216)

    Raises:
        Problem: the procedure is no pure function of its dice, loops without end, or returns
            something that cannot be hashed.
        BadInput: no rule, or not what it takes.
    """
    if named or not callable(procedure):
        raise wrongly_called(procedure, args, named)
    try:
        hash(args)
    except TypeError:
        remember = False
    else:
        remember = True
    try:
        return _remembered(procedure, args, set()) if remember else _walked(procedure, args, set())
    except TypeError:
        if not takes(procedure, args):
            raise wrongly_called(procedure, args, named) from None
        raise


def read_once(procedure: Procedure, *args: Any) -> Distribution:
    """Like `exact`, but not remembered: for a state of a chain, which is remembered as a whole."""
    return _walked(procedure, args, set())


class ExactDice:
    """The dice of one exact reading: a path of choices, replayed and then extended by one node at a time."""

    __slots__ = ("at", "busy", "concluded", "groups", "keys", "make", "values", "waiting", "ways", "weight")
    record: Sequence[Shown | Note] = ()

    def __init__(self, busy: set[Hashable]) -> None:
        self.busy = busy  # sub-procedures being read now, to notice endless ones
        self.at = 1  # the next choice of this run; choice 0 has one branch, so that every rule has a path
        self.keys: list[Hashable] = ["(begin)", None]  # what was asked for each choice; None ends the path
        self.values: list[Any] = [None]  # what happens
        self.waiting: list[Waiting] = [(iter([(None, 1)]), 1, 1)]  # what else may; the path before it
        self.weight = self.ways = 1  # of the whole path: `weight` of `ways`
        self.groups: dict[int, tuple[Any, Any]] = {}
        self.concluded: Distribution | None = None  # what this run of the rule ends with
        self.make: Callable[[Any], Any] | None = None  # and what it makes of it

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        at = self.at
        total: int
        if self.keys[at] == notation:
            self.at = at + 1
            total = self.values[at]
            return total
        acted(rule)  # a new choice: on the other paths through it the rule is known to act
        total = self._grow(notation, parsed(notation).totals)
        return total

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        key = ("faces", notation)
        shown: tuple[int, ...]
        if self._asked(key):
            shown = self._replay()
            return shown
        acted(rule)
        shown = self._grow(key, parsed(notation).arrangements)
        return shown

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        key = ("draw", count, tuple(cards))
        drawn: tuple[Any, ...]
        if self._asked(key):
            drawn = self._replay()
            return drawn
        acted(rule)
        drawn = self._grow(key, hands(key[2], count))
        return drawn

    def resolve(self, procedure: Procedure, *args: Any) -> Any:
        key = (procedure, args)
        at = self.at
        if self.keys[at] == key:
            self.at = at + 1
            return self.values[at]
        if self._asked(key):
            return self._replay()
        return self._grow(key, _remembered(procedure, args, self.busy))

    def conclude(self, procedure: Procedure, *args: Any) -> Any:
        return self.conclude_as(None, procedure, *args)

    def conclude_as(self, make: Callable[[Any], Any] | None, procedure: Procedure, *args: Any) -> Any:
        """The whole distribution, for `count` to take over: the rule is not run again for its outcomes."""
        if self.concluded is not None:
            raise Problem("error-chance-conclude", given="...")
        if procedure is uncancelled:
            found = uncancelled_exactly(*args)  # quicker than looking it up
        else:
            found = _remembered(procedure, args, self.busy)
        self.at += CONCLUDED
        self.concluded, self.make = found, make
        return found

    def each(self, procedure: Procedure, items: Iterable[Any], *args: Any) -> tuple[Any, ...]:
        items = tuple(items)
        results: list[Any] = [None] * len(items)
        found: tuple[Any, ...]
        for item, places in self._grouped(items):
            key = (procedure, item, len(places), args)
            if self._asked(key):
                found = self._replay()
            else:
                found = self._grow(key, several(procedure, item, len(places), args, self.busy))
            if len(places) == len(items):
                return found
            for place, result in zip(places, found, strict=True):
                results[place] = result
        return tuple(results)

    def until(self, accept: Callable[[Any], Any], procedure: Procedure, *args: Any) -> Any:
        key = (accept, procedure, args)
        if self._asked(key):
            return self._replay()
        return self._grow(key, accepted(accept, procedure, args, self.busy))

    def note(self, rule: str, key: str, **args: Any) -> None:
        acted(rule)

    def _grouped(self, items: tuple[Any, ...]) -> Any:
        """Equal items with their places; kept by choice, because every run asks again."""
        known = self.groups.get(self.at)
        if known is not None and known[0] == items:
            return known[1]
        groups = tuple(places_of(items).items())
        self.groups[self.at] = items, groups
        return groups

    def _asked(self, key: Hashable) -> bool:
        """Whether this choice was made before on this path, if only with a function made anew in each run."""
        known = self.keys[self.at]
        return known == key or (known is not None and alike(known, key))

    def _replay(self) -> Any:
        self.at += 1
        return self.values[self.at - 1]

    def _grow(self, key: Hashable, distribution: Distribution) -> Any:
        """A new choice at the end of the path: the first of what can happen does, the rest waits."""
        if self.at < len(self.values):
            self._impure(key)
        if self.at > LONGEST_PATH:
            raise Problem("error-chance-loop", where=choice_told(key), expected=LONGEST_PATH)
        outcomes, weights, total = distribution.node()
        branches = zip(outcomes, weights)  # noqa: B905 - made side by side; this is the walk's busiest place
        value, weight = next(branches)
        self.keys[self.at] = key
        self.keys.append(None)
        self.values.append(value)
        self.waiting.append((branches, self.weight, self.ways))
        self.weight *= weight
        self.ways *= total
        self.at += 1
        return value

    def go_back(self) -> None:
        """Leaves the last choice, all of whose branches were walked."""
        _, _, self.ways = self.waiting.pop()
        self.values.pop()
        self.keys.pop()
        self.keys[-1] = None

    def check_end(self) -> None:
        """Every choice of the path must have been asked for again."""
        if self.at != len(self.values):
            self._impure(None)

    def count(self, outcome: Any, tallies: dict[int, dict[Any, int]]) -> None:
        """Counts a run that concluded, or after which the path has grown."""
        if self.concluded is not None:
            self._take_over(outcome, tallies)
            return
        self.check_end()  # what waits at the new end of the path is walked first
        tally = tallies.setdefault(self.ways, {})
        tally[outcome] = tally.get(outcome, 0) + self.weight

    def _take_over(self, outcome: Any, tallies: dict[int, dict[Any, int]]) -> None:
        """Counts every outcome of what the rule concluded with, which must be what it returned."""
        found, make, self.concluded = self.concluded, self.make, None
        if outcome is not found:
            raise Problem("error-chance-conclude", given=quoted(outcome, 80))
        self.at -= CONCLUDED
        self.check_end()
        outcomes, weights, total = found.node()
        tally, weight = tallies.setdefault(self.ways * total, {}), self.weight
        for value, part in zip(outcomes if make is None else map(make, outcomes), weights, strict=True):
            tally[value] = tally.get(value, 0) + weight * part

    def _impure(self, asked: Hashable) -> NoReturn:
        given, expected = choice_told(asked), choice_told(self.keys[self.at])
        if given == expected:  # alike in name: what it took from outside has changed
            raise Problem("error-chance-enclosed", given=given, where=self.at)
        raise Problem("error-chance-impure", given=given, expected=expected, where=self.at)


def _walked(procedure: Procedure, args: tuple[Any, ...], busy: set[Hashable]) -> Distribution:
    """Runs the procedure once for every path. Weights over one denominator are added as whole numbers."""
    if procedure is uncancelled:
        return uncancelled_exactly(*args).reduced()
    dice = ExactDice(busy)
    values, waiting = dice.values, dice.waiting
    tallies: dict[int, dict[Any, int]] = {}
    outcome = None
    try:
        while waiting:
            depth = len(waiting)
            branches, before, _ = waiting[-1]
            tally = tallies.setdefault(dice.ways, {})
            for values[-1], part in branches:
                dice.at = 1
                dice.weight = weight = before * part
                outcome = procedure(dice, *args)
                if dice.at != depth:
                    break
                tally[outcome] = tally.get(outcome, 0) + weight
            else:
                dice.go_back()
                continue
            dice.count(outcome, tallies)
    except IndexError:
        if dice.concluded is None:
            raise
        raise Problem("error-chance-conclude", given="...") from None  # it asked for more dice instead
    except TypeError:
        refuse_unhashable(procedure, (outcome,))
        raise
    return Distribution._of(merged(tallies)).reduced()


def merged(tallies: dict[int, dict[Any, int]]) -> dict[Any, int]:
    """Weights over several denominators, brought to one."""
    tallies = {denominator: tally for denominator, tally in tallies.items() if tally}
    if len(tallies) == 1:
        return next(iter(tallies.values()))
    common = lcm(*tallies)
    weights: dict[Any, int] = {}
    for denominator, tally in tallies.items():
        factor = common // denominator
        for outcome, weight in tally.items():
            weights[outcome] = weights.get(outcome, 0) + weight * factor
    return weights


def _remembered(procedure: Procedure, args: tuple[Any, ...], busy: set[Hashable]) -> Distribution:
    key = (procedure, args)

    def compute() -> Distribution:
        if key in busy:
            raise Problem("error-chance-endless", where=name_of(procedure))
        busy.add(key)
        try:
            return _walked(procedure, args, busy)
        except RecursionError:
            raise Problem("error-chance-endless", where=name_of(procedure)) from None
        finally:
            busy.discard(key)

    try:
        return memory.recall(key, compute)
    except TypeError:
        refuse_unhashable(procedure, args)
        raise


def several(
    procedure: Procedure, item: Any, count: int, args: tuple[Any, ...], busy: set[Hashable]
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


def accepted(
    accept: Callable[[Any], Any], procedure: Procedure, args: tuple[Any, ...], busy: set[Hashable]
) -> Distribution:
    """Repeated until it is accepted, a procedure has the chances it has when it is accepted at once."""

    def compute() -> Distribution:
        every = _remembered(procedure, args, busy)
        if not every.chance_of(accept):
            raise Problem("error-chance-never", where=name_of(procedure))
        return every.given(accept)

    return memory.recall(("until", accept, procedure, args), compute)
