"""Rounds: a step on a frozen state, repeated a number of times or until it is over.

Knows Markov chains with exact chances: `step(dice, state, *args) -> state` is read exactly, equal
states are merged, loops are solved. Must not know what a state means; never iterates to a tolerance.
"""

from __future__ import annotations

from collections.abc import Callable, Sized
from fractions import Fraction
from typing import Any, TypeVar

from navalgames.chance.chains import Chain
from navalgames.chance.dice import Procedure
from navalgames.chance.distribution import Distribution
from navalgames.chance.exact_dice import exact, merged, read_once
from navalgames.chance.memory import memory
from navalgames.errors import BadInput, Problem
from navalgames.printing import quoted

MOST_STATES = 200_000
MOST_TOLD = 1000
"""Rounds that are gone through to tell how far a reading has come."""
Step = Procedure
Answer = TypeVar("Answer", bound=Sized)
Over = Callable[[Any], Any]


class GivenUp(Problem):
    """Raised by a step that will not be read any farther. On its way out it learns how far it has come.

    rounds: how many rounds were walked whole. ended: the share of the chance that had come to its end.
    """

    rounds = 0
    ended = 0.0


def after(step: Step, state: Any, n: int, *args: Any) -> Distribution:
    """The states after exactly `n` rounds.

    >>> def leak(dice, water):
    ...     return water + (dice.roll("1d6", "leak") == 6)
    >>> after(leak, 0, 2).weights
    mappingproxy({0: 25, 1: 10, 2: 1})
    """
    _check_rounds(n, 0)
    return _remembered(_after, step, state, n, args)


def until(step: Step, state: Any, over: Over, *args: Any) -> Distribution:
    """The final states, reached when `over(state)` holds.

    >>> def duel(dice, side):
    ...     shot = dice.roll("1d6", "shot")
    ...     return "hit" if shot == 6 else "lost" if shot == 1 else side
    >>> until(duel, "open", lambda side: side != "open").chance("hit")
    Fraction(1, 2)

    Raises:
        Problem: from some state the rounds can never end, or there are too many states.
    """
    return _remembered(_chain, step, state, over, args).ends


def expected(step: Step, state: Any, over: Over, *args: Any) -> Fraction:
    """The average number of rounds until `over(state)` holds.

    >>> expected(lambda dice, six: dice.roll("1d6", "wait for a six") == 6, False, bool)
    Fraction(6, 1)
    """
    return _remembered(_chain, step, state, over, args).rounds


def taken(step: Step, state: Any, over: Over, most: int, *args: Any) -> Distribution:
    """The number of rounds until `over(state)` holds: 1 to `most`, or "more". 0 if it is over at once.

    >>> taken(lambda dice, six: dice.roll("1d6", "wait for a six") == 6, False, bool, 2).weights
    mappingproxy({1: 6, 2: 5, 'more': 25})
    """
    _check_rounds(most, 1)
    return _remembered(_taken, step, state, over, most, args)


def _after(step: Step, state: Any, n: int, args: tuple[Any, ...]) -> Distribution:
    reached = Distribution.sure(state)
    for _ in range(n):
        reached = _once(step, reached, args)
    return reached


def _taken(step: Step, state: Any, over: Over, most: int, args: tuple[Any, ...]) -> Distribution:
    if over(state):
        return Distribution.sure(0)
    ended: list[tuple[Any, Fraction]] = []
    going, left = Distribution.sure(state), Fraction(1)
    for count in range(1, most + 1):
        reached = _once(step, going, args)
        now = reached.chance_of(over)
        ended.append((count, left * now))
        left *= 1 - now
        if not left:
            break
        going = reached.given(lambda later: not over(later)) if now else reached
    ended.append(("more", left))
    return Distribution.from_fractions({count: chance for count, chance in ended if chance})


def _remembered(compute: Callable[..., Answer], *asked: Any) -> Answer:
    """The answer to what was asked, from the memory when it can be hashed."""
    try:
        hash(asked)
    except TypeError:
        return compute(*asked)
    return memory.recall((compute, asked), lambda: compute(*asked))


def _once(step: Step, states: Distribution, args: tuple[Any, ...]) -> Distribution:
    """One more round for a whole distribution of states."""
    tallies: dict[int, dict[Any, int]] = {}
    for state, weight in states.weights.items():
        outcomes, weights, total = exact(step, state, *args).node()
        tally = tallies.setdefault(total, {})
        for outcome, part in zip(outcomes, weights, strict=True):
            tally[outcome] = tally.get(outcome, 0) + weight * part
    return Distribution._of(merged(tallies)).reduced()


def _chain(step: Step, start: Any, over: Over, args: tuple[Any, ...]) -> Chain:
    """Walks to every state that can be reached, then solves the chain. States are numbered as met."""
    rows: dict[int, dict[int, int]] = {}
    states = [start]
    numbers = {start: 0}
    for number, state in enumerate(states):  # grows on the way
        if over(state):
            continue
        try:
            outcomes, weights, _ = read_once(step, state, *args).node()
        except GivenUp as given_up:
            given_up.rounds, given_up.ended = _progress(rows, states, over)
            raise
        row = rows[number] = {}
        for outcome, weight in zip(outcomes, weights, strict=True):
            later = numbers.get(outcome)
            if later is None:
                later = numbers[outcome] = len(states)
                states.append(outcome)
            row[later] = weight
        if len(states) > MOST_STATES:
            raise Problem("error-rounds-states", expected=MOST_STATES, where=quoted(state, 120))
    return Chain(0, rows, states)


def _progress(rows: dict[int, dict[int, int]], states: list[Any], over: Over) -> tuple[int, float]:
    """How many rounds were walked to their ends, and what share of the chance has come to an end by then.

    Nothing rests on the share but a sentence, so it is a float.
    """
    going, ended = {0: 1.0}, 0.0
    for count in range(MOST_TOLD):
        ends = [state for state in going if state not in rows and over(states[state])]
        ended += sum(going.pop(state) for state in ends)
        if not going or any(state not in rows for state in going):
            return count, ended
        later: dict[int, float] = {}
        for state, share in going.items():
            total = sum(rows[state].values())
            for to, weight in rows[state].items():
                later[to] = later.get(to, 0.0) + share * (weight / total)
        going = later
    return MOST_TOLD, ended


def _check_rounds(given: Any, least: int) -> None:
    if isinstance(given, bool) or not isinstance(given, int) or given < least:
        raise BadInput("error-rounds-count", given=quoted(given), expected=least)
