"""The odds a reckoning captain works with, each read exactly from the rules and remembered.

Knows salvoes, gunfire, searches and one attack by escorts. Weighs nothing.
"""

from __future__ import annotations

from navalgames.chance import Dice, exact
from navalgames.charts import Charts, derived
from navalgames.games.raiders_of_the_deep.rules import fire, hunt


def _damage_of_all(dice: Dice, shots: tuple[tuple[str, int], ...], distance: str, chart: int, superior: bool,
                   most: int, charts: Charts) -> int:  # fmt: skip
    done = dice.each(_torpedo, shots, distance, chart, superior, charts)
    return min(most, sum(done))


def _torpedo(
    dice: Dice, shot: tuple[str, int], distance: str, chart: int, superior: bool, charts: Charts
) -> int:
    kind, modifier = shot
    return fire.one_torpedo(dice, kind, distance, modifier, chart, superior, charts)


@derived(most=20000)
def sinks(shots: tuple[tuple[str, int], ...], distance: str, chart: int, superior: bool, points: int,
          charts: Charts) -> tuple[float, float]:  # fmt: skip
    """(chance to sink, chance to damage only) of torpedoes, each with its kind and modifier."""
    found = exact(_damage_of_all, shots, distance, chart, superior, points, charts)
    sunk, none = float(found.chance(points)), float(found.chance(0))
    return sunk, 1.0 - sunk - none


def _gun_round(
    dice: Dice, points: int, distance: str, modifier: int, column: str, most: int, charts: Charts
) -> int:
    done = dice.each(_gun_point, (distance,) * points, modifier, column, charts)
    return min(most, sum(done))


def _gun_point(dice: Dice, distance: str, modifier: int, column: str, charts: Charts) -> int:
    return fire.one_gun_point(dice, distance, modifier, column, charts)


@derived(most=2000)
def shells(points: int, distance: str, modifier: int, column: str, needed: int, charts: Charts) -> float:
    """The chance that so many gun points sink a ship that needs `needed` more."""
    return float(exact(_gun_round, points, distance, modifier, column, needed, charts).chance(needed))


@derived(most=200)
def found(modifier: int, charts: Charts) -> float:
    """The chance to be detected."""
    return 1.0 - float(exact(hunt.detection, modifier, charts).chance(hunt.UNDETECTED))


@derived(most=200)
def hits_of_charge(modifier: int, charts: Charts) -> tuple[float, float]:
    """(chance to be sunk at once, mean hits otherwise) of one attack on the boat."""
    chances = exact(hunt.attack, modifier, charts)
    sunk = float(chances.chance(hunt.SUNK))
    mean = sum(float(chances.chance(hits)) * hits for hits in chances.weights if hits is not hunt.SUNK)
    return sunk, mean
