"""How to go into a gunnery round: half gunnery, over-manoeuvre, situations, and whether to fight on.

Knows exact odds of combat initiative and the worth of fire. Knows nothing of markers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from navalgames.charts import Charts
from navalgames.games.grand_fleet.bots.gunfire import Prices, fire_value
from navalgames.games.grand_fleet.bots.odds import combat_rolls
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.rules.combat import CombatRoll
from navalgames.games.grand_fleet.state import ENEMY, INDEX, UK
from navalgames.games.grand_fleet.tables import Kind


class Line(NamedTuple):
    """One side in a hex: its ships by kind, what their loss costs it, and what moves its initiative."""

    ships: tuple[Kind, ...]
    price: Prices
    home: bool
    fast: int
    slow: int


@dataclass(frozen=True, eq=False)
class Round:
    """A gunnery round about to be fought: both sides as (UK, DE), and the table of damage."""

    lines: tuple[Line, Line]
    charts: Charts
    table: str
    range_mix: bool


@lru_cache(maxsize=1024)
def round_of(lines: tuple[Line, Line], charts: Charts, table: str, range_mix: bool) -> Round:
    """One object for equal rounds, so that answers about it are remembered at no cost."""
    return Round(lines, charts, table, range_mix)


@lru_cache(maxsize=16384)
def exchange(
    fight: Round,
    side: str,
    halved: tuple[bool, bool],
    confused: tuple[bool, bool],
    shift: float,
) -> float:
    """Points to expect from one exchange of fire, for a side: what its fire is worth less the enemy's."""
    values = []
    for own in (INDEX[side], 1 - INDEX[side]):
        shooters, targets = fight.lines[own], fight.lines[1 - own]
        points = combat.fleet_gunnery(
            (kind.type for kind in shooters.ships), fight.charts, shift, halved[own], confused[own]
        )
        values.append(fire_value(points, targets.ships, targets.price, fight.charts, fight.table))
    return values[0] - values[1]


def under_situations(
    fight: Round,
    side: str,
    chooser: str,
    situations: tuple[str, ...],
    half: tuple[bool, bool],
    confused: tuple[bool, bool],
) -> float:
    """The exchange of fire when these situations were chosen (8.9, 8.10)."""
    halved = tuple(combat.fires_half(one, half, chooser, situations) for one in INDEX)
    return exchange(fight, side, halved, confused, combat.range_shift(situations))


@lru_cache(maxsize=16384)
def best_situations(
    fight: Round, chooser: str, choices: int, half: tuple[bool, bool], confused: tuple[bool, bool]
) -> tuple[tuple[str, ...], float]:
    """The situations that serve the chooser best, with the exchange they lead to, for the chooser.

    Among equals the smallest set is taken, so nobody is forced into another round for nothing.
    """
    place = INDEX[chooser]
    sets = combat.situation_sets(choices, half[place], half[1 - place], fight.range_mix)
    values = [(under_situations(fight, chooser, chooser, one, half, confused), one) for one in sets]
    best = max(value for value, _ in values)
    return next(one for value, one in values if value >= best - 1e-9), best


def after_rolls(
    fight: Round, side: str, rolls: tuple[CombatRoll, CombatRoll], half: tuple[bool, bool]
) -> float:
    """The exchange of fire after both initiative rolls, for a side; the winner chooses as serves him best."""
    confused = (rolls[0].confused, rolls[1].confused)
    chooser, choices = combat.choices_won(*rolls)
    if not chooser:
        return under_situations(fight, side, "", (), half, confused)
    value = best_situations(fight, chooser, choices, half, confused)[1]
    return value if chooser == side else -value


@lru_cache(maxsize=4096)
def manoeuvre_value(
    fight: Round, side: str, half: bool, over: int, enemy_half: bool, enemy: CombatRoll | None
) -> float:
    """The exchange to expect from going in with half gunnery and an over-manoeuvre number, exactly (8.8).

    Args:
        enemy: the enemy's roll if it has fallen; else he is taken to roll plainly.
    """
    own, other = fight.lines[INDEX[side]], fight.lines[1 - INDEX[side]]
    plainly = combat_rolls(ENEMY[side], other.home, other.fast, other.slow, False, 0)
    theirs = ((enemy, 1.0),) if enemy else plainly
    halves = (half, enemy_half) if side == UK else (enemy_half, half)
    value = 0.0
    for roll, chance in combat_rolls(side, own.home, own.fast, own.slow, half, over):
        for reply, weight in theirs:
            rolls = (roll, reply) if side == UK else (reply, roll)
            value += chance * weight * after_rolls(fight, side, rolls, halves)
    return value
