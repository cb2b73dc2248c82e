"""The luck account: what the dice showed against what they show on average.

Knows dice notation and its exact distributions. Knows no game: it reads the dice of a journal.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from navalgames.chance import Shown
from navalgames.chance.notation import parsed
from navalgames.errors import BadInput


class LuckLine(NamedTuple):
    """The rolls of one kind: under one rule, for one purpose, with the same dice.

    rolled, expected: means per roll. score: how many standard deviations the total of all rolls
    lies above (+) or below (-) its expectation; 0 for dice that cannot vary.
    """

    rule: str
    why: str
    dice: str
    rolls: int
    rolled: Fraction
    expected: Fraction
    score: float


def luck_account(dice: Iterable[Shown]) -> tuple[LuckLine, ...]:
    """One line per rule, purpose and dice, in the order of their first roll. Cards drawn do not count.

    >>> rolls = [Shown("1d6", "press", "T5", (6,), 6), Shown("1d6", "press", "T5", (5,), 5)]
    >>> line, = luck_account(rolls)
    >>> line.rolls, line.rolled, line.expected, round(line.score, 2)
    (2, Fraction(11, 2), Fraction(7, 2), 1.66)
    """
    totals: dict[tuple[str, str, str], list[int]] = {}
    for shown in dice:
        if _is_roll(shown):
            totals.setdefault((shown.rule, shown.reason, shown.dice), []).append(
                parsed(shown.dice).result(tuple(shown.faces))
            )
    return tuple(_line(*kind, results) for kind, results in totals.items())


def luck_in_all(lines: Iterable[LuckLine]) -> float:
    """One standard score over several lines: all deviations together, each in units of its own dice."""
    lines = tuple(line for line in lines if parsed(line.dice).totals.variance())
    rolls = sum(line.rolls for line in lines)
    return sum(line.score * sqrt(line.rolls) for line in lines) / sqrt(rolls) if rolls else 0.0


def _is_roll(shown: Shown) -> bool:
    try:
        parsed(shown.dice)
    except BadInput:
        return False
    return True


def _line(rule: str, why: str, dice: str, results: list[int]) -> LuckLine:
    totals = parsed(dice).totals
    mean, variance, rolls = totals.mean(), totals.variance(), len(results)
    over = sum(results) - rolls * mean
    score = float(over) / sqrt(rolls * variance) if variance else 0.0
    return LuckLine(rule, why, dice, rolls, Fraction(sum(results), rolls), mean, score)
