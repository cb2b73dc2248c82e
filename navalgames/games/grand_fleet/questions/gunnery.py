"""Gunnery: totals, targets, damage, and one whole round between given fleets (8.10, 8.11, 11.3).

Knows how sliders name ships, ranges and policies. The rules stand in `rules.combat`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Facts, OneStep, Parameter, Question, Setting
from navalgames.games.grand_fleet.questions import policies
from navalgames.games.grand_fleet.questions.sliders import (
    TYPES,
    choice,
    damage_column,
    halves,
    ship_kind,
    switch,
    the_side,
    whole,
)
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.state import DE, ENEMY, INDEX, SIDES, UK, both
from navalgames.games.grand_fleet.tables import Kind

GROUP = "gunnery"
RANGES = {
    "long2": (combat.LONG, combat.LONG),
    "long": (combat.LONG,),
    "normal": (),
    "short": (combat.SHORT,),
    "short2": (combat.SHORT, combat.SHORT),
}


# ---- one side's fire ------------------------------------------------------------------------


def gunnery_total(dice: Dice, charts: Charts, ship_type: str, ships: int, range: str, half: bool) -> float:
    """The points that ships of one type may fire. No dice.

    Rule: 8.9f, 8.10a, 8.10c, 8.10d. Charts: type_table.
    """
    shift = combat.range_shift(RANGES[range])
    return combat.fleet_gunnery((TYPES[ship_type],) * ships, charts, shift, half, False)


def _of_each(charts: Charts, ship_type: str, range: str = "normal", **_: Any) -> dict[str, float]:
    """The points of one ship of the type at a range."""
    shift = combat.range_shift(RANGES[range])
    return {"each": combat.fleet_gunnery((TYPES[ship_type],), charts, shift, False, False)}


def _cost(charts: Charts, points: float, ship_type: str) -> dict[str, float]:
    """What one target costs, how many the points reach for, and what is left over."""
    cost = combat.cost_of([TYPES[ship_type]], charts)
    ships = combat.targets_reached(points, TYPES[ship_type], charts)
    return {"cost": cost, "reached": ships, "over": points - ships * cost}


def _fired(charts: Charts, ships: int, **given: Any) -> dict[str, float]:
    """The points of one ship, and of all of them before they are halved."""
    each = _of_each(charts, **given)["each"]
    return {"each": each, "all": ships * each}


def gunnery_targets(dice: Dice, charts: Charts, points: float, ship_type: str) -> int:
    """How many ships of one type the points reach for. No dice.

    Rule: 8.11b, 8.11d. Charts: type_table.
    """
    return combat.targets_reached(points, TYPES[ship_type], charts)


def damage(dice: Dice, charts: Charts, side: str, table: str) -> str:
    """What one hit roll does to a ship of a side.

    Rule: 8.11e, 8.11f, 8.11h, 8.11i, 8.11j. Charts: damage_table.
    """
    return combat.damage(dice, ship_kind("b", side), charts, table)


def salvo_sunk(dice: Dice, charts: Charts, targets: int, target_side: str, table: str) -> int:
    """How many of the ships that take a hit roll are sunk.

    Rule: 8.11e, 8.11f, 8.11j. Charts: damage_table.
    """
    return counted(dice, ship_kind("b", target_side), targets, "sunk", charts, table)


def salvo_out(dice: Dice, charts: Charts, targets: int, target_side: str, table: str) -> int:
    """How many of the ships that take a hit roll leave the battle, sunk or for the DDbox.

    Rule: 8.11e, 8.11f, 8.11i, 8.11j. Charts: damage_table.
    """
    return counted(dice, ship_kind("b", target_side), targets, "out", charts, table)


def counted(dice: Dice, kind: Kind, targets: int, what: str, charts: Charts, table: str) -> int:
    """How many ships of one kind a salvo sinks, or puts out of the battle ("sunk", "out").

    Rule: 8.11e. Charts: damage_table.
    """
    results = combat.salvo(dice, (kind,) * targets, charts, table)
    return results.count(combat.SUNK) if what == "sunk" else targets - results.count(combat.NONE)


def old_for_a_point() -> Facts:
    """How many pre-dreadnoughts of each side have to be sunk for a point (11.3d)."""
    return tuple((f"old_{side.lower()}", number) for side, number in combat.OLD_PER_POINT.items())


def _old_for_a_point(charts: Charts, target_side: str, **_: Any) -> dict[str, int]:
    """How many pre-dreadnoughts have to be sunk for a point (11.3d)."""
    return {"old_for_a_point": combat.OLD_PER_POINT[target_side]}


def salvo_points(
    dice: Dice,
    charts: Charts,
    target_side: str,
    targets: int,
    pre_dreadnoughts: int,
    sunk_before: int,
    table: str,
) -> int:
    """The victory points for the ships a salvo sinks, positive for the UK.

    Rule: 8.11e, 8.11f, 11.3c, 11.3d. Charts: damage_table.

    Args:
        pre_dreadnoughts: targets of type (B), besides `targets` of other types.
        sunk_before: (B) of that side sunk earlier in the game.
    """
    modern, old = ship_kind("b", target_side), ship_kind("b_old", target_side)
    sunk = dice.resolve(counted, modern, targets, "sunk", charts, table)
    old_sunk = dice.resolve(counted, old, pre_dreadnoughts, "sunk", charts, table)
    return combat.points_for_sunk((old,) * sunk_before, (modern,) * sunk + (old,) * old_sunk)


def points_course(
    charts: Charts, outcome: Hashable, target_side: str, targets: int, pre_dreadnoughts: int,
    sunk_before: int, table: str,
) -> Course:  # fmt: skip
    """How many modern ships and how many pre-dreadnoughts have to be sunk for so many points."""
    side = (("side", target_side),)
    gone = exact(combat.damage, ship_kind("b", target_side), charts, table).chance(combat.SUNK)
    modern, old = (
        exact(salvo_sunk, charts, number, target_side, table) for number in (targets, pre_dreadnoughts)
    )
    kind = ship_kind("b_old", target_side)
    brings = {
        number: combat.points_for_sunk((kind,) * sunk_before, (kind,) * number) for number in old.outcomes
    }
    sign = -1 if target_side == UK else 1
    ways = {}
    for sunk, chance in modern.items():
        numbers = [number for number, points in brings.items() if sign * sunk + points == outcome]
        olds = sum((old.chance(number) for number in numbers), Fraction(0))
        if olds:
            ways[sunk, min(numbers), max(numbers)] = chance, olds
    acts = (Act("salvo-points-hit", (*side, ("sunk", gone))),)
    (sunk, least, most), (chance, olds) = max(ways.items(), key=lambda way: prod(way[1]))
    told: Facts = (("sunk", sunk), ("of", targets), *side)
    way = [Act("salvo-points-modern", told, chance, ((gone, sunk), (1 - gone, targets - sunk)))]
    if pre_dreadnoughts:
        told = (
            ("least", least),
            ("most", most),
            ("of", pre_dreadnoughts),
            ("points", abs(brings[least])),
            *side,
        )
        way.append(Act("salvo-points-old", told, olds))
    facts = (("ways", len(ways)), ("chance", sum((prod(one) for one in ways.values()), Fraction(0))))
    return Course(acts, -1, tuple(way), (Act("salvo-points-ways", facts),) if len(ways) > 1 else ())


def _no_old_targets(charts: Charts, pre_dreadnoughts: int, **_: Any) -> tuple[Setting, ...]:
    """What was sunk before counts only together with what is sunk now (11.3d)."""
    return () if pre_dreadnoughts else (Setting("sunk_before", "gf-idle-no-old-targets", "11.3d"),)


# ---- one whole round ------------------------------------------------------------------------


class Conduct(NamedTuple):
    """How a side goes into a round: its modifiers as one sum, half gunnery, over-manoeuvre, wishes."""

    home: bool
    fast: int
    slow: int
    half: bool
    k: int
    situations: str


class Conditions(NamedTuple):
    """What combat initiative comes to for gunnery. Pairs are (UK, DE).

    situations: those that still matter; halving is already in `half`.
    """

    situations: tuple[str, ...]
    half: tuple[bool, bool]
    confused: tuple[bool, bool]


_STILL_MATTER = (combat.CONTINUE, combat.LONG, combat.SHORT)


def conditions(dice: Dice, uk: Conduct, de: Conduct) -> Conditions:
    """The conditions of a gunnery round: both numbers, the choices won, and what the policy makes of them.

    Rule: 8.8b, 8.8c, 8.8d, 8.8e, 8.8f, 8.8g, 8.8h, 8.9a, 8.9b, 8.9h.
    """
    return conditions_after(initiative_rolls(dice, uk, de), uk, de)


def conditions_after(rolls: dict[str, combat.CombatRoll], uk: Conduct, de: Conduct) -> Conditions:
    """The same once both numbers are known."""
    conducts = {UK: uk, DE: de}
    chooser, choices = combat.choices_won(rolls[UK], rolls[DE])
    chosen: tuple[str, ...] = ()
    if chooser:
        own, enemy = conducts[chooser], conducts[ENEMY[chooser]]
        chosen = policies.situations(own.situations, choices, own.half, enemy.half)
    half = both(lambda side: combat.fires_half(side, (uk.half, de.half), chooser, chosen))
    chosen = tuple(name for name in chosen if name in _STILL_MATTER)
    return Conditions(chosen, half, (rolls[UK].confused, rolls[DE].confused))


def initiative_rolls(dice: Dice, *conducts: Conduct) -> dict[str, combat.CombatRoll]:
    """The combat initiative number of each side (8.8b)."""
    return {
        side: combat.combat_initiative(dice, side, one.home, one.fast, one.slow, one.half, one.k)
        for side, one in zip(SIDES, conducts, strict=True)
    }


def who_is_ahead(dice: Dice, *conducts: Conduct) -> str:
    """The side that is so far ahead that it may choose a situation; "" for neither (8.9a, 8.9b)."""
    rolls = initiative_rolls(dice, *conducts)
    return combat.choices_won(rolls[UK], rolls[DE])[0]


def points_of(charts: Charts, side: str, types: tuple[str, ...], under: Conditions) -> float:
    """The points a side may fire with ships of these types under the conditions of a round.

    Rule: 8.10a, 8.10b, 8.10c, 8.10d. Charts: type_table.
    """
    place, shift = INDEX[side], combat.range_shift(under.situations)
    return combat.fleet_gunnery(types, charts, shift, under.half[place], under.confused[place])


def points_fired(
    dice: Dice, charts: Charts, side: str, ship_type: str, ships: int,
    uk_modifier: int, uk_half: bool, uk_k: int, uk_situations: str,
    de_modifier: int, de_half: bool, de_k: int, de_situations: str,
) -> float:  # fmt: skip
    """The points a side may fire after combat initiative and the choice of situations.

    Rule: 8.8b, 8.9b, 8.10a, 8.10b, 8.10c, 8.10d. Charts: type_table.
    """
    uk = conduct(uk_modifier, uk_half, uk_k, uk_situations)
    de = conduct(de_modifier, de_half, de_k, de_situations)
    return points_of(charts, side, (TYPES[ship_type],) * ships, dice.resolve(conditions, uk, de))


def conduct(modifier: int, half: bool, k: int, situations: str) -> Conduct:
    """How a side goes into a round whose modifiers come to one sum."""
    return Conduct(False, max(modifier, 0), max(-modifier, 0), half, k, situations)


# ---- the questions --------------------------------------------------------------------------

SHIP_TYPE = choice("ship_type", tuple(TYPES), "b", "8.10a")
_SALVO = (whole("targets", 0, 30, 8, "8.11a"), the_side("8.11f", DE, "target_side"), damage_column())


def conduct_of(prefix: str, rule: str = "8.8b") -> tuple[Parameter, ...]:
    """How a side goes into a round, on sliders."""
    return (
        Parameter(prefix + "modifier", "whole", tuple(range(-8, 10)), 0, rule),
        switch(prefix + "half", "8.8f"),
        whole(prefix + "k", 0, 6, 0, "8.8g"),
        choice(prefix + "situations", policies.SITUATION_POLICIES, "nothing", "8.9b"),
    )


QUESTIONS = (
    Question(
        "gunnery_total", GROUP, ("8.9f", "8.10a", "8.10c", "8.10d"),
        (SHIP_TYPE, whole("ships", 0, 30, 9, "8.10a"), choice("range", tuple(RANGES), "normal", "8.9f"),
         switch("half", "8.10d")),
        OneStep(gunnery_total), unit="points", facts=_fired,
    ),
    Question(
        "gunnery_targets", GROUP, ("8.11b", "8.11d"),
        (halves("points", 100, 20, "8.11a"), SHIP_TYPE), OneStep(gunnery_targets), unit="ships", facts=_cost,
    ),
    Question(
        "points_fired", GROUP, ("8.8b", "8.9b", "8.9h", "8.10a", "8.10b", "8.10c", "8.10d"),
        (the_side("8.10a"), SHIP_TYPE, whole("ships", 0, 30, 8, "8.10a"),
         *conduct_of("uk_"), *conduct_of("de_")),
        OneStep(points_fired), unit="points", facts=_fired,
    ),
    Question(
        "damage", GROUP, ("8.11e", "8.11f", "8.11h", "8.11i", "8.11j"), (the_side("8.11f"), damage_column()),
        OneStep(damage), outcomes=(combat.NONE, combat.DDBOX, combat.SUNK),
    ),
    Question(
        "salvo", GROUP, ("8.11a", "8.11e", "8.11f", "8.11j"), _SALVO, OneStep(salvo_sunk), unit="ships_sunk",
    ),
    Question(
        "salvo_out", GROUP, ("8.11a", "8.11e", "8.11f", "8.11i", "8.11j"), _SALVO, OneStep(salvo_out),
        unit="ships",
    ),
    Question(
        "salvo_points", GROUP, ("8.11e", "8.11f", "8.11j", "11.3c", "11.3d"),
        (
            the_side("8.11f", DE, "target_side"),
            whole("targets", 0, 30, 8, "8.11a"),
            whole("pre_dreadnoughts", 0, 12, 4, "11.3d"),
            whole("sunk_before", 0, 2, 0, "11.3d"),
            damage_column(),
        ),
        OneStep(salvo_points), unit="vp", idle=_no_old_targets, facts=_old_for_a_point,
        course=points_course,
    ),
)  # fmt: skip
