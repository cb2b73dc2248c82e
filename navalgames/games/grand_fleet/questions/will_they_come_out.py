"""Initiative: one die or two, the price of parity, and whether a battle is fought (7.9, 7.10).

Knows how sliders name the choices of both sides. The rules stand in `rules.initiative`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question
from navalgames.games.grand_fleet.questions.sliders import number_of_dice, switch
from navalgames.games.grand_fleet.rules import initiative
from navalgames.games.grand_fleet.state import DE, UK

GROUP = "initiative"


def who_attacks(dice: Dice, charts: Charts, uk_dice: int, de_dice: int) -> str:
    """Who attacks this turn, and whether he must offer battle.

    Rule: 7.9a, 7.9b, 7.10a, 7.10c.
    """
    turn = initiative.turn_initiative(dice, uk_dice, de_dice)
    if not turn.attacker:
        return "nobody"
    return turn.attacker.lower() + ("_attacks_must" if turn.compulsory else "_attacks")


def points_lost_to_parity(dice: Dice, charts: Charts, uk_dice: int, de_dice: int) -> int:
    """The change of the victory points by two dice of equal parity, positive for the UK.

    Rule: 7.9c, 7.9d, 11.3a.
    """
    return initiative.turn_initiative(dice, uk_dice, de_dice).vp


def best_die(reader: Any, charts: Charts, /, dice: int) -> int:
    """The die that counts of those rolled.

    Rule: 7.9b.
    """
    return initiative.initiative_roll(reader, UK, dice).best


def parity_loss(reader: Any, charts: Charts, /, dice: int) -> str:
    """Whether the roll costs a point.

    Rule: 7.9c.
    """
    return "loses_point" if initiative.initiative_roll(reader, UK, dice).parity_loss else "keeps_point"


def battle_decision(
    dice: Dice, charts: Charts, uk_dice: int, de_dice: int,
    uk_offers: bool, de_offers: bool, uk_accepts: bool, de_accepts: bool,
) -> str:  # fmt: skip
    """Whether there is a battle this turn, when both sides have made up their minds beforehand.

    Rule: 7.10a, 7.10b, 7.10c, 7.10d, 7.10e, 7.10f.
    """
    turn = initiative.turn_initiative(dice, uk_dice, de_dice)
    return _declared(turn, uk_offers, de_offers, uk_accepts, de_accepts).result


def battle_points(
    dice: Dice, charts: Charts, uk_dice: int, de_dice: int,
    uk_offers: bool, de_offers: bool, uk_accepts: bool, de_accepts: bool,
) -> int:  # fmt: skip
    """The change of the victory points before any shot: parity and refusal, positive for the UK.

    Rule: 7.9c, 7.10e, 11.3a, 11.3b.
    """
    turn = initiative.turn_initiative(dice, uk_dice, de_dice)
    return turn.vp + _declared(turn, uk_offers, de_offers, uk_accepts, de_accepts).vp


def _declared(
    turn: initiative.TurnInitiative, uk_offers: bool, de_offers: bool, uk_accepts: bool, de_accepts: bool
) -> initiative.Declared:
    offers = {UK: uk_offers, DE: de_offers, "": False}[turn.attacker]
    accepts = {UK: de_accepts, DE: uk_accepts, "": False}[turn.attacker]
    return initiative.declared(turn.attacker, turn.difference, offers, accepts)


def _ahead(charts: Charts, **_: Any) -> dict[str, int]:
    """By how much a side has to be ahead to attack, and so that it must offer battle (7.10a, 7.10c)."""
    return {"attacks": initiative.ATTACK_DIFFERENCE, "must": initiative.COMPULSORY_DIFFERENCE}


_DICE = (number_of_dice("uk_dice", "7.9a"), number_of_dice("de_dice", "7.9a"))
_WILL = (
    switch("uk_offers", "7.10b", True),
    switch("de_offers", "7.10b", True),
    switch("uk_accepts", "7.10e", True),
    switch("de_accepts", "7.10e", True),
)

QUESTIONS = (
    Question(
        "initiative", GROUP, ("7.9a", "7.9b", "7.10a", "7.10c"), _DICE, OneStep(who_attacks),
        outcomes=("uk_attacks_must", "uk_attacks", "nobody", "de_attacks", "de_attacks_must"), facts=_ahead,
    ),
    Question(
        "initiative_points", GROUP, ("7.9c", "7.9d", "11.3a"),
        (number_of_dice("uk_dice", "7.9a"), number_of_dice("de_dice", "7.9a", 2)),
        OneStep(points_lost_to_parity), unit="vp",
    ),
    Question("best_die", GROUP, ("7.9b",), (number_of_dice("dice", "7.9a", most=3),), OneStep(best_die)),
    Question(
        "parity_loss", GROUP, ("7.9c",), (number_of_dice("dice", "7.9a", 2),), OneStep(parity_loss),
        outcomes=("keeps_point", "loses_point"),
    ),
    Question(
        "battle_decision", GROUP, ("7.10a", "7.10b", "7.10c", "7.10d", "7.10e", "7.10f"), _DICE + _WILL,
        OneStep(battle_decision), outcomes=("battle", "refused_uk", "refused_de", "declined", "nobody"),
        facts=_ahead,
    ),
    Question(
        "battle_decision_points", GROUP, ("7.9c", "7.10e", "11.3a", "11.3b"), _DICE + _WILL,
        OneStep(battle_points),
        unit="vp",
    ),
)  # fmt: skip
