"""Dice against dice: the highest die, combat and challenges (1.2, 3.2.7).

Knows how sliders name coins. The rules stand in `rules.opposed`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question
from navalgames.games.kaisers_pirates.questions.sliders import coin, whole
from navalgames.games.kaisers_pirates.rules import opposed

GROUP = "dice"
COMBAT = {opposed.NONE: "untouched", opposed.DAMAGED: "damaged", opposed.SUNK: "sunk"}


def highest_die(dice: Dice, charts: Charts, coin: str, modifier: int) -> int:
    """The highest die of a coin with its modifiers, never below 1.

    Rule: 1.2b, 3.2.7g. Charts: modifiers.
    """
    return opposed.result(dice, coin, modifier, "attack", charts)


def combat(
    dice: Dice, charts: Charts, attack: str, defence: str, attack_modifier: int, defence_modifier: int
) -> str:
    """An attack against a defence.

    Rule: 3.2.7a, 3.2.7b, 3.2.7c, 3.2.7d, 3.2.7g. Charts: combat_result, modifiers.
    """
    return COMBAT[opposed.fight(dice, attack, attack_modifier, defence, defence_modifier, charts)]


def challenge(dice: Dice, charts: Charts, challenge: str, response: str, challenge_modifier: int) -> str:
    """A challenge against a response.

    Rule: 3.2.7a, 3.2.7f, 3.2.7g, 3.3.7b. Charts: challenge_result, modifiers.
    """
    return opposed.challenge(dice, challenge, challenge_modifier, response, charts)


QUESTIONS = (
    Question(
        "highest_die", GROUP, ("1.2b", "3.2.7g"),
        (coin("coin", "d10+d8", "1.2b"), whole("modifier", -4, 4, 0, "3.2.7g")), OneStep(highest_die),
    ),
    Question(
        "combat", GROUP, ("3.2.7a", "3.2.7b", "3.2.7c", "3.2.7d"),
        (
            coin("attack", "d10+d8", "1.1.4a"), coin("defence", "d8", "1.1.4b"),
            whole("attack_modifier", -6, 6, 0, "3.2.7g"), whole("defence_modifier", -4, 0, 0, "3.2.7j"),
        ),
        OneStep(combat), outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "challenge", GROUP, ("3.2.7f",),
        (
            coin("challenge", "d10+d8", "1.1.4c"), coin("response", "d10", "1.1.4c"),
            whole("challenge_modifier", -6, 6, 0, "3.2.7g"),
        ),
        OneStep(challenge), outcomes=("failure", "success", "double"),
    ),
)  # fmt: skip
