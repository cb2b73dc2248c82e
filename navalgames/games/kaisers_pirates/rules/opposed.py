"""Two sides roll, the highest die of each counts: combat and challenges (1.2, 3.2.7).

Knows coins and modifiers as plain values, so that each procedure can be read exactly. Must not
know ships, cards or players.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted, with_added
from navalgames.charts import Charts

NONE, DAMAGED, SUNK = "no effect", "damaged", "sunk"
CAPTURED = "captured"
BOARDED = {NONE: NONE, DAMAGED: NONE, SUNK: CAPTURED}
"""What a result means for a ship that is boarded (3.3.3b, 3.3.25c)."""
RESULTS = {NONE: "3.2.7b", DAMAGED: "3.2.7c", SUNK: "3.2.7d"}
FAILURE, SUCCESS, DOUBLE = "failure", "success", "double"


def result(dice: Dice, coin: str, modifier: int, why: str, charts: Charts) -> int:
    """The highest die of a coin with all modifiers, never below 1.

    Rule: 1.2b, 3.2.7g. Charts: modifiers.

    >>> from navalgames.chance import ScriptedDice
    >>> from navalgames.games.kaisers_pirates import GAME
    >>> dice = ScriptedDice([{"dice": "best 1 of d10+d8", "why": "attack", "shows": [4, 6]}])
    >>> result(dice, "d10+d8", 2, "attack", GAME.read_charts())
    8
    """
    least = charts["modifiers"].value("least_result", "points")
    if modifier:
        acted("3.2.7g")
    return with_added(dice.roll(f"best 1 of {coin}", why, "1.2b"), modifier, least)


def fight(
    dice: Dice, attack: str, attack_modifier: int, defence: str, defence_modifier: int, charts: Charts,
    kind: str = "attack", boarded: bool = False,
) -> str:  # fmt: skip
    """An attack against a defence: no effect, damaged or sunk; a ship that is boarded is captured or not.

    Rule: 3.2.7a-3.2.7d, 3.3.3b. Charts: combat_result. `kind` names the attack roll: attack, mine_attack, ...
    """
    return dice.resolve(_fight, attack, attack_modifier, defence, defence_modifier, charts, kind, boarded)


def _fight(
    dice: Dice, attack: str, attack_modifier: int, defence: str, defence_modifier: int, charts: Charts,
    kind: str, boarded: bool,
) -> str:  # fmt: skip
    """Both rolls, and what they come to (3.2.7a). Read as one: what follows knows three results."""
    attacked = result(dice, attack, attack_modifier, kind, charts)
    defended = result(dice, defence, defence_modifier, "defence", charts)
    outcome = charts["combat_result"].result(attacked, defended)
    acted(RESULTS[outcome])
    outcome = BOARDED[outcome] if boarded else outcome
    dice.note("3.2.7a", "kp-log-combat", attack=attacked, defence=defended, result=outcome)
    return outcome


def challenge(dice: Dice, coin: str, modifier: int, response: str, charts: Charts) -> str:
    """A challenge against a response: failure, success, or double when it is at least twice as high.

    Rule: 3.2.7a, 3.2.7f, 3.3.7b. Charts: challenge_result.
    """
    return dice.resolve(_challenge, coin, modifier, response, charts)


def _challenge(dice: Dice, coin: str, modifier: int, response: str, charts: Charts) -> str:
    """Both rolls, and whether the challenge is higher (3.2.7f)."""
    challenged = result(dice, coin, modifier, "challenge", charts)
    responded = result(dice, response, 0, "response", charts)
    outcome = charts["challenge_result"].result(challenged, responded)
    dice.note("3.2.7f", "kp-log-challenge", challenge=challenged, response=responded, result=outcome)
    return outcome


def succeeds(dice: Dice, coin: str, modifier: int, response: str, charts: Charts) -> bool:
    """Whether a challenge succeeds.

    Rule: 3.2.7f. Charts: challenge_result.
    """
    return dice.resolve(_succeeds, coin, modifier, response, charts)


def _succeeds(dice: Dice, coin: str, modifier: int, response: str, charts: Charts) -> bool:
    """A challenge read as one: what follows knows two results."""
    return _challenge(dice, coin, modifier, response, charts) != FAILURE
