"""The exact odds a captain asks for again and again, read from the rules and remembered.

Knows the rules and how to read them exactly. Knows no table in progress and decides nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import exact
from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules import armament, combat, initiative, submarines
from navalgames.games.grand_fleet.state import LAST_TURN
from navalgames.games.grand_fleet.tables import Kind

DIE = tuple((shown, 1 / 6) for shown in range(1, 7))


class Fate(NamedTuple):
    """The chances of one hit roll on a ship."""

    sunk: float
    damaged: float

    @property
    def out(self) -> float:
        """The chance that the ship is gone from its fleet, sunk or damaged."""
        return self.sunk + self.damaged


@lru_cache(maxsize=256)
def fate(kind: Kind, charts: Charts, table: str) -> Fate:
    """What one hit roll does to a ship of a kind (8.11e)."""
    results = exact(combat.damage, kind, charts, table)
    return Fate(float(results.chance(combat.SUNK)), float(results.chance(combat.DDBOX)))


@lru_cache(maxsize=8)
def initiatives(uk_dice: int, de_dice: int) -> tuple[tuple[initiative.TurnInitiative, float], ...]:
    """Every initiative of a turn with its chance, for so many dice (7.9)."""
    results = exact(initiative.turn_initiative, uk_dice, de_dice)
    return tuple((result, float(chance)) for result, chance in results)


@lru_cache(maxsize=1024)
def combat_rolls(
    side: str, home: bool, fast: int, slow: int, half: bool, over: int
) -> tuple[tuple[combat.CombatRoll, float], ...]:
    """Every combat initiative of a side with its chance (8.8)."""
    rolls = exact(combat.combat_initiative, side, home, fast, slow, half, over)
    return tuple((roll, float(chance)) for roll, chance in rolls)


@lru_cache(maxsize=4096)
def chance_to_call(sizes: tuple[int, ...], needed: int) -> float:
    """The chance that two deployment rolls call at least so many ships.

    Rule: 6.4d, 6.4f, 6.4g.

    Args:
        sizes: ships in the boxes 0-6.
    """
    boxes = tuple(("ship",) * size for size in sizes)
    called = (len(armament.called_ships(boxes, (first, second))) for first, _ in DIE for second, _ in DIE)
    return sum(ships >= needed for ships in called) / 36


@lru_cache(maxsize=64)
def points_of_warfare(began: int, charts: Charts) -> float:
    """The German points to expect from the submarine war if it begins in a turn (9.4, 9.5)."""
    rolls = range(1, LAST_TURN - began + 1)
    effects = (exact(submarines.effect, roll, charts) for roll in rolls)
    return -sum(float(effect.mean(lambda result: result.vp)) for effect in effects)


@lru_cache(maxsize=64)
def points_of_waiting(turn: int, historical: bool, charts: Charts) -> float:
    """The German points to expect from the submarine war when it is held back in a turn, then timed best."""
    following = turn + 1
    if following > LAST_TURN:
        return 0.0
    now, later = points_of_warfare(following, charts), points_of_waiting(following, historical, charts)
    worth = {submarines.OCCURS: now, submarines.CHOICE: max(now, later), submarines.NONE: later}
    checks = exact(submarines.check, following, historical, charts)
    return sum(float(chance) * worth[result] for result, chance in checks)
