"""Pools of equal dice that are counted, and two of them against each other.

Rules written like any other, with `dice` first. Exact reading knows the ways of `uncancelled` from
`counting` and does not walk through them. Must not know who throws or why.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import counting
from navalgames.chance.dice import Dice
from navalgames.chance.distribution import Distribution
from navalgames.chance.witness import acted

COMMON_DIE = 6


def at_least(dice: Dice, number: int, least: int, why: str, rule: str = "", sides: int = COMMON_DIE) -> int:
    """How many of `number` dice show `least` or more, whatever modifiers made of `least`.

    No dice: nothing is thrown. More than a die has: they are thrown, and none counts.

    >>> from navalgames.chance import ScriptedDice
    >>> at_least(ScriptedDice([{"dice": "count 5+ in 3d6", "shows": [5, 2, 6]}]), 3, 5, "hit")
    2
    """
    if number <= 0:
        return 0
    if least > sides:
        dice.roll(f"{number}d{sides}", why, rule)
        return 0
    return dice.roll(f"count {max(least, 1)}+ in {number}d{sides}", why, rule)


def uncancelled(dice: Dice, hits: tuple[Any, ...], cancels: tuple[Any, ...], sides: int = COMMON_DIE) -> int:
    """What one pool scores above another, never below none; where nothing is scored, nobody cancels.

    hits, cancels: how many dice, the least face that counts, why they are thrown, the rule (or nothing).

    >>> from navalgames.chance import exact
    >>> exact(uncancelled, (2, 5, "hit"), (1, 4, "cancel")).weights
    mappingproxy({0: 12, 1: 5, 2: 1})
    """
    scored = _scored(dice, hits, sides)
    return max(0, scored - _scored(dice, cancels, sides)) if scored else 0


def _scored(dice: Dice, pool: tuple[Any, ...], sides: int) -> int:
    return at_least(dice, pool[0], pool[1], pool[2], pool[3] if len(pool) > 3 else "", sides)


def uncancelled_exactly(
    hits: tuple[Any, ...], cancels: tuple[Any, ...], sides: int = COMMON_DIE
) -> Distribution:
    """The exact distribution of `uncancelled`, counted and not walked."""
    _tell(hits)
    if hits[0] > 0 and hits[1] <= sides:
        _tell(cancels)
    return Distribution._of(counting.uncancelled(hits[0], hits[1], cancels[0], cancels[1], sides))


def _tell(pool: tuple[Any, ...]) -> None:
    """The rule by which a pool is thrown has acted."""
    if pool[0] > 0 and len(pool) > 3:
        acted(pool[3])
