"""How good a lead is: the chance to win from here, and what that says about risks of a turn.

Knows points, turns and exact odds of initiative. Knows nothing of ships.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from navalgames.games.grand_fleet.bots.odds import initiatives
from navalgames.games.grand_fleet.rules.initiative import REFUSAL_POINTS, TurnInitiative
from navalgames.games.grand_fleet.state import ENEMY, LAST_TURN, UK

# Points a turn moves, and a battle brings the attacker, as counted in games between captains.
TURN_SWING = ((-4, 2), (-3, 3), (-2, 5), (-1, 9), (0, 22), (1, 9), (2, 5), (3, 3), (4, 2))
BATTLE_SWING = (
    (-3, 1), (-2, 2), (-1, 4), (0, 6), (1, 7), (2, 7), (3, 6), (4, 5), (5, 4), (6, 3), (7, 1),
)  # fmt: skip
DECISIVE_LEAD = 7


class Risks(NamedTuple):
    """The chances that a battle brings the own side, or the enemy, below the maintenance number."""

    own: float
    enemy: float


@lru_cache(maxsize=1024)
def win_chance(lead: int, turns_left: int, wins_ties: bool) -> float:
    """The chance to win with a lead at the end of a turn, when both sides play on alike.

    Rule: 10.1a, 11.1, 11.2.

    >>> win_chance(7, 3, False), win_chance(0, 0, True), win_chance(0, 0, False)
    (1.0, 1.0, 0.0)
    """
    if abs(lead) >= DECISIVE_LEAD:
        return float(lead > 0)
    if turns_left <= 0:
        return float(lead > 0 or (lead == 0 and wins_ties))
    total = sum(weight for _, weight in TURN_SWING)
    chances = (weight * win_chance(lead + swing, turns_left - 1, wins_ties) for swing, weight in TURN_SWING)
    return sum(chances) / total


def standing(lead: int, turn: int, side: str) -> float:
    """The chance of a side to win when a turn ends with a lead (from its own point of view)."""
    return win_chance(max(-DECISIVE_LEAD, min(DECISIVE_LEAD, lead)), LAST_TURN - turn, side == UK)


@lru_cache(maxsize=4096)
def after_battle(lead: int, turn: int, side: str, attacks: bool, risks: Risks) -> float:
    """The chance to win when there is a battle.

    Rule: 7.10f, 11.5b.
    """
    sign = 1 if attacks else -1
    total = sum(weight for _, weight in BATTLE_SWING)
    points = sum(weight * standing(lead + sign * swing, turn, side) for swing, weight in BATTLE_SWING) / total
    return (1 - risks.own) * (risks.enemy + (1 - risks.enemy) * points)


def after_refusal(lead: int, turn: int, side: str) -> float:
    """The chance to win when the side refuses battle (7.10e)."""
    return standing(lead - REFUSAL_POINTS, turn, side)


@lru_cache(maxsize=4096)
def best_dice(lead: int, turn: int, side: str, risks: Risks) -> int:
    """One die or two: whichever wins more often against an enemy who takes either as often (7.9).

    Two dice attack more and are attacked less; equal parity costs a point half of the time.
    """

    def value(number: int) -> float:
        return sum(
            chance * _after_initiative(result, lead, turn, side, risks)
            for enemy in (1, 2)
            for result, chance in _for_side(side, number, enemy)
        )

    return max((1, 2), key=value)


def _for_side(side: str, own: int, enemy: int) -> Iterable[tuple[TurnInitiative, float]]:
    return initiatives(own, enemy) if side == UK else initiatives(enemy, own)


def _after_initiative(result: TurnInitiative, lead: int, turn: int, side: str, risks: Risks) -> float:
    lead += result.vp if side == UK else -result.vp
    quiet = standing(lead, turn, side)
    if result.attacker == side:
        battle = after_battle(lead, turn, side, True, risks)
        return battle if result.compulsory else max(quiet, battle)
    if result.attacker == ENEMY[side]:
        battle = after_battle(lead, turn, side, False, risks)
        return max(battle, after_refusal(lead, turn, side))
    return quiet
