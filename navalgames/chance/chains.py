"""Absorbing Markov chains, solved exactly.

Knows rows of whole-number weights. Must not know dice, and uses no floats: states without cycles
are passed through once, level by level, over one denominator; within a cycle (a knot) one state
after the other is eliminated.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from navalgames.chance.distribution import Distribution
from navalgames.errors import Problem
from navalgames.printing import quoted

Row = dict[Any, int]


class _Rounds:
    """The column in which rows count the rounds they take: weighed like a state, part of no total."""


_ROUNDS = _Rounds()


class Chain:
    """A chain from `start`: `rows` holds the weighted successors of every state that is not an end.

    ends: the distribution of the end that is reached. rounds: the average number of steps.
    states: what numbered states stand for, when the rows are written in numbers (which hash at once).

    >>> gambler = Chain(1, {1: {0: 1, 2: 1}, 2: {1: 1, 3: 1}})
    >>> gambler.ends.chance(3), gambler.rounds
    (Fraction(1, 3), Fraction(2, 1))

    Raises:
        Problem: there are states that are never left.
    """

    def __init__(self, start: Any, rows: dict[Any, Row], states: Sequence[Any] | None = None) -> None:
        passage = _Passage(start)
        try:
            for level in _levels(rows, start):
                passage.leave([_left(component, rows, passage) for component in level])
        except _NeverLeft as never:
            state = never.state if states is None else states[never.state]
            raise Problem("error-rounds-endless", where=quoted(state, 120)) from None
        steps, below, ends = passage.arrivals()
        self.rounds = Fraction(steps, below)
        named = ends if states is None else {states[number]: amount for number, amount in ends.items()}
        self.ends = Distribution(named).reduced()
        if sum(ends.values()) != below:
            raise Problem("error-chance-sum", given=str(Fraction(sum(ends.values()), below)))

    def __len__(self) -> int:
        return len(self.ends)


class _Passage:
    """What has arrived where: whole numbers over one denominator for each level that was left.

    Levels share a denominator because bringing thousands of long fractions to one, state by state,
    is what such chains would spend their time on.
    """

    def __init__(self, start: Any) -> None:
        self._below = [1]
        self._arrived: dict[Any, tuple[int, int]] = {start: (0, 1)}  # by state: after which level, how much
        self._ratios: dict[tuple[int, int], int] = {}

    def take(self, state: Any) -> int:
        """What arrived at `state`, over the present denominator; it is gone from there."""
        then, amount = self._arrived.pop(state, (0, 0))
        return amount * self._ratio(then, len(self._below) - 1)

    def leave(self, moves: list[tuple[int, Row, int]]) -> None:
        """Goes on by one level: every move sends `amount * weight / away` to the states of a row."""
        step = lcm(*(away for _, _, away in moves))
        now = len(self._below)
        self._below.append(self._below[-1] * step)
        arrived = self._arrived
        for amount, row, away in moves:
            share = amount * (step // away)
            for later, weight in row.items():
                then, before = arrived.get(later, (now, 0))
                if then != now:
                    before *= self._ratio(then, now)
                arrived[later] = now, before + share * weight

    def arrivals(self) -> tuple[int, int, dict[Any, int]]:
        """Rounds taken, the denominator, and what is at the ends."""
        steps = self.take(_ROUNDS)
        return steps, self._below[-1], {state: self.take(state) for state in list(self._arrived)}

    def _ratio(self, then: int, now: int) -> int:
        known = self._ratios.get((then, now))
        if known is None:
            known = self._ratios[then, now] = self._below[now] // self._below[then]
        return known


def _left(component: list[Any], rows: dict[Any, Row], passage: _Passage) -> tuple[int, Row, int]:
    """How what arrived in a component moves on: an amount, the weights of the next states, their total."""
    if len(component) > 1:
        knot = _Knot(component, rows)
        return 1, *knot.untied({state: passage.take(state) for state in component})
    state = component[0]
    amount, row, total = passage.take(state), rows[state], sum(rows[state].values())
    away = total - row.get(state, 0)
    if not away:
        raise _NeverLeft(state)
    shared = gcd(amount, away)
    onward = {later: weight for later, weight in row.items() if later != state}
    return amount // shared, {**onward, _ROUNDS: total}, away // shared


class _Knot:
    """States that lead back to each other. Eliminating one lets its predecessors step over it."""

    def __init__(self, component: list[Any], rows: dict[Any, Row]) -> None:
        self._totals = {state: sum(rows[state].values()) for state in component}
        self._rows = {state: {**rows[state], _ROUNDS: self._totals[state]} for state in component}
        self._before: dict[Any, set[Any]] = {state: set() for state in component}
        for state in component:
            for later in rows[state]:
                if later in self._before and later != state:
                    self._before[later].add(state)

    def untied(self, inflow: dict[Any, int]) -> tuple[Row, int]:
        """Where `inflow` leaves the knot, as weights over one denominator."""
        arrived = {state: {1: amount} for state, amount in inflow.items() if amount}
        while self._before:
            state = min(self._before, key=lambda known: len(self._before[known]) * len(self._rows[known]))
            row, away = self._eliminate(state)
            _move_on(arrived, state, row, away)
        below = lcm(*(below for parts in arrived.values() for below in parts))
        return {
            later: sum(number * (below // under) for under, number in parts.items())
            for later, parts in arrived.items()
        }, below

    def _eliminate(self, state: Any) -> tuple[Row, int]:
        """Takes `state` out: its self loop is closed, its predecessors step over it."""
        row = self._rows.pop(state)
        away = self._totals[state] - row.pop(state, 0)
        if not away:
            raise _NeverLeft(state)
        for earlier in self._before.pop(state):
            self._step_over(earlier, state, row, away)
            for later in row:
                if later in self._before and later != earlier:
                    self._before[later].add(earlier)
        for later in row:
            if later in self._before:
                self._before[later].discard(state)
        return row, away

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


def _move_on(arrived: dict[Any, dict[int, int]], state: Any, row: Row, away: int) -> None:
    """Sends what arrived at `state` on; numerators are kept by denominator until they are needed."""
    parts = arrived.pop(state, None)
    if not parts:
        return
    common = lcm(*parts)
    number = sum(part * (common // below) for below, part in parts.items())
    below = common * away
    shared = gcd(number, below)
    number, below = number // shared, below // shared
    for later, weight in row.items():
        there = arrived.setdefault(later, {})
        there[below] = there.get(below, 0) + number * weight


class _NeverLeft(Exception):
    """A state from which nothing leads away."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.state = state


def _levels(rows: dict[Any, Row], start: Any) -> list[list[list[Any]]]:
    """The components of the states that are not ends; those of one level never lead to each other."""
    levels: list[list[list[Any]]] = []
    height: dict[Any, int] = {}
    for component in _components(rows, start):  # the last ones first: what they lead to is known
        later = [height[to] for state in component for to in rows[state] if to in height]
        above = max(later, default=-1) + 1
        height.update(dict.fromkeys(component, above))
        if above == len(levels):
            levels.append([])
        levels[above].append(component)
    return levels[::-1]


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
