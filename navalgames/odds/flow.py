"""How the chance flows to its ends, round after round.

Knows questions in rounds. Must not know a rule, nor how the flow is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import islice, pairwise
from math import lcm
from typing import Any

from navalgames.chance import Distribution, exact
from navalgames.charts import Charts
from navalgames.games.contract import Rounds

VOLLEYS = "volleys"
"""Rounds that are steps of the engine, of which only those count in which something takes effect."""
GOES_ON = "(goes on)"
"""What stands for all that has not ended yet."""
MOST_STATES = 300
"""States that go on, all rounds together, beyond which no further round is read for a first look."""
MOST_ADDED = 1500
"""States of all rounds together beyond which it is not shown how something adds up."""
Amounts = dict[Any, int]


class Flow:
    """The flow of one question, each round read once, when it is first asked for."""

    def __init__(self, how: Rounds[Any], charts: Charts, values: Any) -> None:
        self._rounds = flow(how, charts, values, MOST_STATES)
        self._read: list[dict[Any, Fraction]] = []

    def __iter__(self) -> Iterator[dict[Any, Fraction]]:
        place = 0
        while place < len(self._read) or self._more():
            yield self._read[place]
            place += 1

    def _more(self) -> bool:
        """One more round; False where there is none."""
        later = list(islice(self._rounds, 1))
        self._read += later
        return bool(later)


def grown(how: Rounds[Any], charts: Charts, values: Any, most: int) -> list[dict[Any, Fraction]]:
    """What there is by then, after 0, 1, 2, ... rounds, of a question that says so (`so_far`, `stages`); of
    volleys those alone that can change it. Nothing where more than `most` states would have to be read.
    """
    if how.stages is not None:
        steps = [_undecided_named(one) for one in how.stages(charts, **dict(values))]
    elif how.so_far is not None:
        steps = _walked(how, how.so_far, charts, values, most)
    else:
        return []
    if how.called != VOLLEYS:
        return steps
    return [step for before, step in pairwise([{}, *steps]) if step != before]


def _undecided_named(one: Distribution) -> dict[Any, Fraction]:
    return {GOES_ON if outcome is None else outcome: chance for outcome, chance in one.items()}


def _walked(
    how: Rounds[Any], so_far: Callable[[Any], Hashable], charts: Charts, values: Any, most: int
) -> list[dict[Any, Fraction]]:
    """What there is after each round, state by state."""
    going: Amounts = {how.start(charts, **dict(values)): 1}
    ended: Amounts = {}
    below, read = 1, 0
    found: list[dict[Any, Fraction]] = []
    while True:
        there = dict(ended)
        for state, amount in going.items():
            _add(there, so_far(state), amount)
        found.append({one: Fraction(amount, below) for one, amount in there.items()})
        for state in [state for state in going if how.over(state)]:
            _add(ended, so_far(state), going.pop(state))
        if not going:
            return found
        read += len(going)
        if read > most:
            return []
        going, times = _once(how, going, charts)
        ended = {outcome: amount * times for outcome, amount in ended.items()}
        below *= times


def flow(how: Rounds[Any], charts: Charts, values: Any, most: int) -> Iterator[dict[Any, Fraction]]:
    """What has ended, and how, after 0, 1, 2, ... rounds; GOES_ON with the chance of all that goes on.

    It stops where everything has ended, or before a round for which more than `most` states in all would
    have to be read.
    """
    below, read = 1, 0  # amounts are parts of `below`
    ended: Amounts = {}
    going: Amounts = {how.start(charts, **dict(values)): 1}
    while True:
        for state in [state for state in going if how.over(state)]:
            _add(ended, how.measure(state), going.pop(state))
        left = {GOES_ON: sum(going.values())} if going else {}
        yield {outcome: Fraction(amount, below) for outcome, amount in (ended | left).items()}
        read += len(going)
        if not going or read > most:
            return
        going, times = _once(how, going, charts)
        ended = {outcome: amount * times for outcome, amount in ended.items()}
        below *= times


def _once(how: Rounds[Any], states: Amounts, charts: Charts) -> tuple[Amounts, int]:
    """What is reached after one more round; amounts of before times a number are parts of the same whole."""
    steps = [(amount, exact(how.step, state, charts).node()) for state, amount in states.items()]
    times = lcm(*(total for _, (_, _, total) in steps))
    reached: Amounts = {}
    for amount, (later, weights, total) in steps:
        share = amount * (times // total)
        for state, weight in zip(later, weights, strict=True):
            _add(reached, state, share * weight)
    return reached, times


def _add(amounts: Amounts, key: Any, more: int) -> None:
    amounts[key] = amounts.get(key, 0) + more
