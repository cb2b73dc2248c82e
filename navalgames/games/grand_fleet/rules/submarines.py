"""Unrestricted submarine warfare: when it begins and what it does (7.1-7.8, section 9, 12.1b).

Knows dice, turns and charts. Knows nothing of the map.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts

NONE = "none"
CHOICE = "choice"
OCCURS = "occurs"
_RESULT_RULES = {NONE: "7.3", CHOICE: "7.4", OCCURS: "7.5"}
FIRST_CHECK = 2
HISTORICAL_TURN = 6
CIRCLED_FOUR_TURN = 4


class Effect(NamedTuple):
    """One roll on the effect table: the change of the victory points (+ for the UK), and the natural 6."""

    vp: int
    natural_six: bool


def occurrence(dice: Dice, turn: int, charts: Charts) -> str:
    """The submarine check while the warfare has not begun: "none", "choice" or "occurs".

    Rule: 7.1, 7.2, 7.3, 7.4, 7.5. Charts: usw_occurrence (column of the turn, 2 to 9).
    """
    acted("7.2")
    result = charts["usw_occurrence"].roll_on(dice, turn)
    acted(_RESULT_RULES[result])
    return result


def automatic_occurrence(turn: int) -> str:
    """The submarine check of the historical game: it begins in turn 6, without a roll.

    Rule: 12.1b.
    """
    acted("12.1b")
    return OCCURS if turn == HISTORICAL_TURN else NONE


def check(dice: Dice, turn: int, historical: bool, charts: Charts) -> str:
    """The submarine check of a turn in which the warfare has not begun: "none", "choice" or "occurs".

    Rule: 7.1, 7.2, 12.1b. Charts: usw_occurrence.
    """
    if historical:
        return automatic_occurrence(turn)
    if turn < FIRST_CHECK:
        acted("7.1")
        return NONE
    return occurrence(dice, turn, charts)


def effect_roll(dice: Dice) -> int:
    """The die of the effect roll, before any modifier.

    Rule: 9.5.
    """
    return dice.roll("1d6", "usw_effect", "9.5")


def recalls_americans(shown: int) -> bool:
    """Whether the effect roll sends the American ships in the fleet boxes to the DDbox.

    Rule: 9.6.
    """
    if shown == 6:
        acted("9.6")
    return shown == 6


def effect(dice: Dice, roll_number: int, charts: Charts) -> Effect:
    """The tally of the submarine war, from the turn after it began.

    Rule: 7.7, 9.4, 9.5, 9.6, 11.3f. Charts: usw_effect, usw_effect_modifier.

    Args:
        roll_number: 1 for the first turn after the start, 2 for the next, and so on.
    """
    acted("9.4")
    shown = effect_roll(dice)
    modified = shown + charts["usw_effect_modifier"].result(roll_number, "modifier")
    lost = charts["usw_effect"].result(modified, "vp")
    if lost:
        acted("11.3f")
    return Effect(-lost, recalls_americans(shown))


def arrival_turn(usw_turn: int) -> int:
    """The turn in which American ships with a circled 4 enter the British DDbox.

    Rule: 9.2b, 9.2c, 9.2d.

    >>> [arrival_turn(turn) for turn in (2, 4, 6)]
    [4, 4, 6]
    """
    return max(usw_turn, CIRCLED_FOUR_TURN)
