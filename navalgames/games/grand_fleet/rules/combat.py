"""Gunnery rounds: combat initiative, situations, fire and damage, and what ends a combat (8.7-8.12).

Knows dice, charts and plain values. Knows no state: the sequence hands in what a rule needs,
and a question hands in the same things from its sliders.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import floor
from typing import NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.grand_fleet.state import DE, ENEMY, INDEX, UK
from navalgames.games.grand_fleet.tables import FAST_TYPES, PRE_DREADNOUGHT, Kind, defence, gunnery, side_of

CONTINUE = "continue"
CANCEL_HALF = "cancel_half"
ENEMY_HALF = "enemy_half"
LONG = "long"
SHORT = "short"
SITUATIONS = (CONTINUE, CANCEL_HALF, ENEMY_HALF, LONG, SHORT)

NONE = "none"
DDBOX = "ddbox"
SUNK = "sunk"
RESULT_RULES = {NONE: "8.11h", DDBOX: "8.11i", SUNK: "8.11j"}

SMALLEST_FLEET_AT_SEA = 3


class CombatRoll(NamedTuple):
    """What a side's combat initiative came to: its number and whether its fleets are confused."""

    number: int
    confused: bool


def fleet_class(types: Iterable[str]) -> str:
    """Slow, fast or ordinary; "empty" for a fleet without ships.

    Rule: 8.3a, 8.3b, 8.3c (ruling 8.3d: read anew from the ships that are left).

    >>> fleet_class(["BB", "BC"]), fleet_class(["BC", "(BC)"]), fleet_class(["BB", "(B)"])
    ('ordinary', 'fast', 'slow')
    """
    present = frozenset(types)
    if not present:
        return "empty"
    if PRE_DREADNOUGHT in present:
        return "slow"
    return "fast" if present <= FAST_TYPES else "ordinary"


def determines_first(uk_fleets: int, de_fleets: int) -> str:
    """The side that fixes its initiative number first: the one with more fleets, the UK when equal.

    Rule: 8.8a.
    """
    return DE if de_fleets > uk_fleets else UK


def combat_initiative(
    dice: Dice, side: str, home: bool, fast: int, slow: int, half: bool, over: int
) -> CombatRoll:
    """The initiative number of one side and whether over-manoeuvring confused it.

    Rule: 8.8b, 8.8c, 8.8d, 8.8e, 8.8f, 8.8g, 8.8h, 8.8i.

    Args:
        home: the combat is in the side's own home hex (+1).
        fast, slow: own fast (+1 each) and slow fleets (-1 each) in the hex.
        half: the side put itself on half gunnery (+2).
        over: over-manoeuvre number, 0 to the number of own fleets (+1 each).

    >>> from navalgames.chance import ScriptedDice
    >>> combat_initiative(ScriptedDice([{"dice": "1d6", "shows": [2]}]), "UK", False, 0, 0, False, 2)
    CombatRoll(number=4, confused=True)
    """
    shown = dice.roll("1d6", "combat-initiative-" + side.lower(), "8.8b")
    for modifier, rule in ((home, "8.8c"), (fast, "8.8d"), (slow, "8.8e"), (half, "8.8f"), (over, "8.8g")):
        if modifier:
            acted(rule)
    confused = shown <= over
    if confused:
        acted("8.8h")
    return CombatRoll(shown + home + fast - slow + 2 * half + over, confused)


def choices_won(uk: CombatRoll, de: CombatRoll) -> tuple[str, int]:
    """Who may choose situations, and how many: ("", 0) when nobody may.

    Rule: 8.9a, 8.9b, 8.9h.
    """
    if uk.number == de.number:
        acted("8.9a")
        return "", 0
    chooser, roll = (UK, uk) if uk.number > de.number else (DE, de)
    choices = abs(uk.number - de.number) // 2
    acted("8.9h" if roll.confused else "8.9b")
    return ("", 0) if roll.confused or choices == 0 else (chooser, choices)


@lru_cache(maxsize=256)
def situation_sets(
    choices: int, own_half: bool, enemy_half: bool, range_mix: bool
) -> tuple[tuple[str, ...], ...]:
    """Every set of situations the chooser may take, the empty one first.

    Rule: 8.9b, 8.9c, 8.9d, 8.9e, 8.9f.
    """
    offered = [
        name
        for name in SITUATIONS
        if not (name == CANCEL_HALF and not own_half) and not (name == ENEMY_HALF and enemy_half)
    ]
    return tuple(
        chosen
        for size in range(choices + 1)
        for chosen in combinations_with_replacement(offered, size)
        if not refused_situations(chosen, range_mix)
    )


def refused_situations(chosen: tuple[str, ...], range_mix: bool) -> str:
    """The rule that forbids a combination of situations, or "".

    Rule: 8.9c, 8.9d, 8.9e, 8.9f.
    """
    for name, rule in ((CONTINUE, "8.9c"), (CANCEL_HALF, "8.9d"), (ENEMY_HALF, "8.9e")):
        if chosen.count(name) > 1:
            return rule
    ranges = chosen.count(LONG) + chosen.count(SHORT)
    mixed = LONG in chosen and SHORT in chosen
    return "8.9f" if ranges > 2 or (mixed and not range_mix) else ""


def range_shift(situations: tuple[str, ...]) -> float:
    """The change of every ship's gunnery value on both sides, in points.

    Rule: 8.9f, 8.9g.
    """
    if LONG in situations or SHORT in situations:
        acted("8.9f")
    return 0.5 * (situations.count(SHORT) - situations.count(LONG))


def fires_half(
    side: str, declared: tuple[bool | None, bool | None], chooser: str, situations: tuple[str, ...]
) -> bool:
    """Whether a side's total is halved, be it by its own choice or the enemy's; never more than once.

    Rule: 8.8f, 8.9d, 8.9e, 8.10d.
    """
    own = bool(declared[INDEX[side]])
    if own and chooser == side and CANCEL_HALF in situations:
        acted("8.9d")
        own = False
    by_enemy = chooser == ENEMY[side] and ENEMY_HALF in situations
    if by_enemy:
        acted("8.9e")
    return own or by_enemy


def total_gunnery(
    values: Iterable[float], shift: float = 0.0, half: bool = False, confused: bool = False
) -> float:
    """The points a side may fire: range first, ship by ship, then half, rounded down.

    Rule: 8.10a, 8.10b, 8.10c, 8.10d.

    Args:
        values: gunnery value of each ship, in points.
        shift: range shift of every ship, in points; no value falls below 0.

    >>> total_gunnery([2.0] * 10 + [1.5], shift=-0.5), total_gunnery([2.0] * 10 + [1.5], -0.5, half=True)
    (16.0, 8)
    """
    if confused:
        acted("8.10b")
        return 0.0
    total = sum(max(0.0, value + shift) for value in values)
    acted("8.10a")
    if half:
        acted("8.10d")
        if shift:
            acted("8.10c")
    return floor(total / 2) if half else total


def fleet_gunnery(types: Iterable[str], charts: Charts, shift: float, half: bool, confused: bool) -> float:
    """The points a side may fire with ships of these types.

    Rule: 8.10a. Charts: type_table.
    """
    return total_gunnery([gunnery(charts, ship_type) for ship_type in types], shift, half, confused)


def cost_of(targets: Iterable[str], charts: Charts) -> float:
    """Points that one hit roll on each target of these types costs: its defence value.

    Rule: 8.11b, 8.11c. Charts: type_table.
    """
    acted("8.11b")
    return sum(defence(charts, ship_type) for ship_type in targets)


def targets_reached(points: float, ship_type: str, charts: Charts) -> int:
    """How many ships of a type the points reach for, each with its whole cost; what is left over is lost.

    Rule: 8.11b, 8.11d. Charts: type_table.

    Args:
        points: what may be allotted, in halves.
    """
    reached, unused = divmod(points, cost_of([ship_type], charts))
    if unused:
        acted("8.11d")
    return int(reached)


def damage(dice: Dice, target: Kind, charts: Charts, table: str) -> str:
    """What one hit roll does to a ship: "none", "ddbox" or "sunk".

    Rule: 8.11e, 8.11f. Charts: damage_table (column `table`: standard or bloody).
    """
    acted("8.11e")
    if target.nation == DE:
        acted("8.11f")
    result = charts["damage_table"].roll_on(dice, table, modifier=-1 if target.nation == DE else 0)
    acted(RESULT_RULES[result])
    return result


def salvo(dice: Dice, targets: tuple[Kind, ...], charts: Charts, table: str) -> tuple[str, ...]:
    """The results of one side's fire, one per target, in the order of the targets.

    Rule: 8.11a, 8.11e, 8.11g. Charts: damage_table.
    """
    if targets:
        acted("8.11a")
    return dice.each(damage, targets, charts, table)


OLD_PER_POINT = {DE: 3, UK: 2}
"""So many pre-dreadnoughts of a side have to be sunk for a point (11.3d)."""


def points_for_sunk(sunk_before: Iterable[Kind], sunk_now: Iterable[Kind]) -> int:
    """Change of the victory points by ships sunk, positive for the UK.

    Rule: 11.3c, 11.3d (ruling: pre-dreadnoughts are counted over the whole game).
    """
    before, now = list(sunk_before), list(sunk_now)
    points = 0
    for kind in now:
        acted("11.3d" if kind.type == PRE_DREADNOUGHT else "11.3c")
        if kind.type != PRE_DREADNOUGHT:
            points += 1 if kind.nation == DE else -1
    for side, per_point in OLD_PER_POINT.items():
        old = sum(kind.type == PRE_DREADNOUGHT and side_of(kind.nation) == side for kind in before)
        new = sum(kind.type == PRE_DREADNOUGHT and side_of(kind.nation) == side for kind in now)
        gained = (old + new) // per_point - old // per_point
        points += gained if side == DE else -gained
    return points


def leaves_map(ships_left: int) -> bool:
    """Whether a fleet is removed from the map after results: 2 ships or fewer.

    Rule: 8.11l, 8.11m.
    """
    leaves = ships_left < SMALLEST_FLEET_AT_SEA
    if leaves:
        acted("8.11l")
    return leaves


def goes_on(situations: tuple[str, ...], confused: tuple[bool, bool], both_present: bool) -> bool | None:
    """Whether another round follows without asking: True, False, or None when the sides must declare.

    Rule: 8.12c, 8.12d, 8.12e, 8.12g.
    """
    acted("8.12g")
    if not both_present:
        acted("8.12e")
        return False
    if CONTINUE in situations or all(confused):
        acted("8.12c" if CONTINUE in situations else "8.12d")
        return True
    return None


class Declared(NamedTuple):
    """What the declarations come to: another round, and which side keeps its markers."""

    another_round: bool
    attacker_stays: bool
    defender_stays: bool


def declarations(attacker_wants: bool, defender_wants: bool) -> Declared:
    """The outcome of the two declarations to continue.

    Rule: 8.12a, 8.12b, 8.13c.

    >>> declarations(True, False)
    Declared(another_round=False, attacker_stays=True, defender_stays=False)
    """
    acted("8.12b")
    if not (attacker_wants and defender_wants):
        acted("8.12a")
        if attacker_wants:
            acted("8.13c")
    return Declared(attacker_wants and defender_wants, attacker_wants, defender_wants)
