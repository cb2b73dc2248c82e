"""Absorbing Markov chains, solved exactly.

Knows rows of whole-number weights. Must not know dice, and uses no floats: states without cycles
are passed through once in order; within a cycle one state after the other is eliminated.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from navalgames.chance.distribution import Distribution
from navalgames.errors import Problem

Row = dict[Any, int]


class _Rounds:
    """The column in which rows count the rounds they take: weighed like a state, part of no total."""


_ROUNDS = _Rounds()


class Chain:
    """A chain from `start`: `rows` holds the weighted successors of every state that is not an end.

    ends: the distribution of the end that is reached. rounds: the average number of steps.

    >>> gambler = Chain(1, {1: {0: 1, 2: 1}, 2: {1: 1, 3: 1}})
    >>> gambler.ends.chance(3), gambler.rounds
    (Fraction(1, 3), Fraction(2, 1))

    Raises:
        Problem: there are states that are never left.
    """

    def __init__(self, start: Any, rows: dict[Any, Row]) -> None:
        self._rows = {state: dict(row) for state, row in rows.items()}
        self._totals = {state: sum(row.values()) for state, row in rows.items()}
        for state, row in self._rows.items():
            row[_ROUNDS] = self._totals[state]
        # What has arrived at a state, as numerators by denominator: added up only when it moves on.
        self._arrived: dict[Any, dict[int, int]] = {start: {1: 1}, _ROUNDS: {}}
        for component in _in_order_of_passing(rows, start):
            self._leave(component)
        steps = self._arrived.pop(_ROUNDS)
        self.rounds = sum((Fraction(number, below) for below, number in steps.items()), Fraction(0))
        self.ends = self._ends()
        del self._arrived, self._rows, self._totals

    def __len__(self) -> int:
        return len(self.ends)

    def _leave(self, component: list[Any]) -> None:
        """Moves everything that arrived in one component on to later states."""
        inside = set(component)
        before: dict[Any, set[Any]] = {state: set() for state in component}
        for state in component:
            for later in self._rows[state]:
                if later in inside and later != state:
                    before[later].add(state)
        while before:
            state = min(before, key=lambda known: len(before[known]) * len(self._rows[known]))
            self._eliminate(state, before)

    def _eliminate(self, state: Any, before: dict[Any, set[Any]]) -> None:
        """Passes `state`: its self loop is closed, what arrived moves on, its predecessors step over it."""
        row = self._rows.pop(state)
        away = self._totals[state] - row.pop(state, 0)
        if not away:
            raise Problem("error-rounds-endless", where=f"{state!r:.120}")
        self._move_on(state, row, away)
        for earlier in before.pop(state):
            self._step_over(earlier, state, row, away)
            for later in row:
                if later in before and later != earlier:
                    before[later].add(earlier)
        for later in row:
            if later in before:
                before[later].discard(state)

    def _move_on(self, state: Any, row: Row, away: int) -> None:
        mass = self._arrived.pop(state, None)
        if not mass:
            return
        common = lcm(*mass)
        number = sum(part * (common // below) for below, part in mass.items())
        below = common * away
        shared = gcd(number, below)
        number, below = number // shared, below // shared
        for later, weight in row.items():
            there = self._arrived.setdefault(later, {})
            there[below] = there.get(below, 0) + number * weight

    def _step_over(self, earlier: Any, state: Any, row: Row, away: int) -> None:
        old = self._rows[earlier]
        through = old.pop(state)
        new = {later: weight * away for later, weight in old.items()}
        for later, weight in row.items():
            new[later] = new.get(later, 0) + through * weight
        total = self._totals[earlier] * away
        shared = gcd(total, *new.values())
        self._rows[earlier] = {later: weight // shared for later, weight in new.items()}
        self._totals[earlier] = total // shared

    def _ends(self) -> Distribution:
        common = lcm(*(below for mass in self._arrived.values() for below in mass))
        weights = {
            state: sum(number * (common // below) for below, number in mass.items())
            for state, mass in self._arrived.items()
        }
        ends = Distribution(weights)
        if ends.total != common:
            raise Problem("error-chance-sum", given=str(Fraction(ends.total, common)))
        return ends.reduced()


def _in_order_of_passing(rows: dict[Any, Row], start: Any) -> Iterator[list[Any]]:
    """The strongly connected components of the states that are not ends, first come first."""
    return reversed(_components(rows, start))  # type: ignore[return-value]


def _components(rows: dict[Any, Row], start: Hashable) -> list[list[Any]]:
    """Tarjan's algorithm with a stack of its own, because chains are deeper than Python's."""
    if start not in rows:
        return []
    found: list[list[Any]] = []
    number: dict[Any, int] = {start: 0}
    lowest: dict[Any, int] = {start: 0}
    open_states: dict[Any, None] = {start: None}
    walk = [(start, iter(rows[start]))]
    while walk:
        state, successors = walk[-1]
        for later in successors:
            if later not in rows:
                continue
            if later not in number:
                number[later] = lowest[later] = len(number)
                open_states[later] = None
                walk.append((later, iter(rows[later])))
                break
            if later in open_states:
                lowest[state] = min(lowest[state], number[later])
        else:
            walk.pop()
            if walk:
                lowest[walk[-1][0]] = min(lowest[walk[-1][0]], lowest[state])
            if lowest[state] == number[state]:
                found.append(_closed(open_states, state))
    return found


def _closed(open_states: dict[Any, None], first: Any) -> list[Any]:
    """Takes the component that began with `first` off the open states."""
    component = []
    while True:
        state = open_states.popitem()[0]
        component.append(state)
        if state == first:
            return component
