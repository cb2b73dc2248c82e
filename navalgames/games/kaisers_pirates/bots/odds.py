"""The exact odds a player asks for again and again, read from the rules and remembered.

Knows the rules' own procedures and how to read them exactly. Knows no table in progress, decides nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import exact
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules import opposed
from navalgames.games.kaisers_pirates.rules.cards import shooting_back
from navalgames.games.kaisers_pirates.tables import ActionCard


class Fate(NamedTuple):
    """The chances of one attack on a ship."""

    sunk: float
    damaged: float


@lru_cache(maxsize=8192)
def fate(attack: str, modifier: int, defence: str, defence_modifier: int, charts: Charts) -> Fate:
    """What an attack does to a ship (3.2.7a-3.2.7d)."""
    results = exact(opposed.fight, attack, modifier, defence, defence_modifier, charts)
    return Fate(float(results.chance(opposed.SUNK)), float(results.chance(opposed.DAMAGED)))


@lru_cache(maxsize=2048)
def success(challenge: str, modifier: int, response: str, charts: Charts) -> float:
    """The chance that a challenge succeeds (3.2.7f)."""
    return float(exact(opposed.succeeds, challenge, modifier, response, charts).chance(True))


@lru_cache(maxsize=64)
def new_ships(challenge: str, response: str, charts: Charts) -> float:
    """How many ships a Breakout brings on average (3.3.7b)."""
    results = exact(opposed.challenge, challenge, 0, response, charts)
    return float(results.chance(opposed.SUCCESS) + 2 * results.chance(opposed.DOUBLE))


@lru_cache(maxsize=64)
def duel(ship: ActionCard, boat: ActionCard, charts: Charts) -> tuple[float, float]:
    """The chances that a Q-ship sinks the submarine, and is sunk by it (3.3.28c, 3.3.28d)."""
    results = exact(shooting_back.duel, ship, boat, charts)
    boat_sunk = results.chance_of(lambda both: both[0] == opposed.SUNK)
    return float(boat_sunk), float(results.chance_of(lambda both: both[1] == opposed.SUNK))
