"""Gunnery: totals, targets, damage, and one whole round between given fleets (8.10, 8.11, 11.3).

Knows how sliders name ships, ranges and policies. The rules stand in `rules.combat`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Parameter, Question, Setting
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
    conducts = {UK: uk, DE: de}
    rolls = {
        side: combat.combat_initiative(dice, side, one.home, one.fast, one.slow, one.half, one.k)
        for side, one in conducts.items()
    }
    chooser, choices = combat.choices_won(rolls[UK], rolls[DE])
    chosen: tuple[str, ...] = ()
    if chooser:
        own, enemy = conducts[chooser], conducts[ENEMY[chooser]]
        chosen = policies.situations(own.situations, choices, own.half, enemy.half)
    half = both(lambda side: combat.fires_half(side, (uk.half, de.half), chooser, chosen))
    chosen = tuple(name for name in chosen if name in _STILL_MATTER)
    return Conditions(chosen, half, (rolls[UK].confused, rolls[DE].confused))


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
    uk = _conduct(uk_modifier, uk_half, uk_k, uk_situations)
    de = _conduct(de_modifier, de_half, de_k, de_situations)
    return points_of(charts, side, (TYPES[ship_type],) * ships, dice.resolve(conditions, uk, de))


def _conduct(modifier: int, half: bool, k: int, situations: str) -> Conduct:
    return Conduct(False, max(modifier, 0), max(-modifier, 0), half, k, situations)


def round_sunk(dice: Dice, charts: Charts, side: str, **given: Any) -> int:
    """How many ships of a side one gunnery round sinks.

    Rule: 8.7, 8.8b, 8.9b, 8.10a, 8.11a, 8.11e. Charts: type_table, damage_table.
    """
    return _one_round(dice, charts, (side,), "sunk", given)


def round_out(dice: Dice, charts: Charts, side: str, **given: Any) -> int:
    """How many ships of a side leave the battle in one gunnery round, sunk or for the DDbox.

    Rule: 8.7, 8.8b, 8.9b, 8.10a, 8.11a, 8.11e, 8.11i. Charts: type_table, damage_table.
    """
    return _one_round(dice, charts, (side,), "out", given)


def round_points(dice: Dice, charts: Charts, **given: Any) -> int:
    """The victory points for the ships both sides sink in one gunnery round, positive for the UK.

    Rule: 8.7, 8.8b, 8.9b, 8.10a, 8.11a, 8.11e, 11.3c, 11.3d. Charts: type_table, damage_table.
    """
    return _one_round(dice, charts, SIDES, "points", given)


Group = tuple[str, int]


class Squadron(NamedTuple):
    """One side in a round: how it goes into it, and how many ships of each type it has in the hex."""

    conduct: Conduct
    ships: tuple[Group, ...]

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(ship_type for ship_type, number in self.ships for _ in range(number))


def _one_round(dice: Dice, charts: Charts, losing: tuple[str, ...], what: str, given: dict[str, Any]) -> int:
    squadrons = []
    for prefix in ("uk_", "de_"):
        conduct = _conduct(*(given[prefix + name] for name in ("modifier", "half", "k", "situations")))
        squadrons.append(Squadron(conduct, tuple((name, given[prefix + key]) for key, name in TYPES.items())))
    return dice.resolve(_round, losing, what, *squadrons, given["shoot_at"], charts, given["table"])


def _round(
    dice: Dice,
    losing: tuple[str, ...],
    what: str,
    uk: Squadron,
    de: Squadron,
    shoot_at: str,
    charts: Charts,
    table: str,
) -> int:
    """One round, counted for the sides in `losing`. Both fire at once: losses hang on the enemy's points."""
    acted("8.7")
    total = 0
    for side, targets in dice.resolve(_targets, losing, uk, de, shoot_at, charts):
        total += dice.resolve(_losses, side, targets, what, charts, table)
    return total


def _targets(
    dice: Dice, losing: tuple[str, ...], uk: Squadron, de: Squadron, shoot_at: str, charts: Charts
) -> tuple[tuple[str, tuple[Group, ...]], ...]:
    """Which ships of the losing sides are shot at, by type.

    Rule: 8.10a, 8.11a, 8.11b. Charts: type_table.
    """
    under = dice.resolve(conditions, uk.conduct, de.conduct)
    squadrons = {UK: uk, DE: de}
    plan = []
    for side in losing:
        points = points_of(charts, ENEMY[side], squadrons[ENEMY[side]].types, under)
        plan.append((side, policies.targets_by_type(shoot_at, points, squadrons[side].ships, charts)))
    return tuple(plan)


def _losses(dice: Dice, side: str, targets: tuple[Group, ...], what: str, charts: Charts, table: str) -> int:
    """What a salvo at several types does, type by type."""
    if not targets:
        return 0
    (ship_type, number), rest = targets[0], targets[1:]
    kind = Kind(ship_type, DE if side == DE else UK)
    first = dice.resolve(_loss, kind, number, what, charts, table)
    return first + dice.resolve(_losses, side, rest, what, charts, table)


def _loss(dice: Dice, kind: Kind, number: int, what: str, charts: Charts, table: str) -> int:
    if what != "points":
        return counted(dice, kind, number, what, charts, table)
    sunk = dice.resolve(counted, kind, number, "sunk", charts, table)
    return combat.points_for_sunk((), (kind,) * sunk)


# ---- the questions --------------------------------------------------------------------------

JUTLAND = {
    UK: {"b_old": 0, "b": 10, "bb": 18, "bc_old": 5, "bc": 4},
    DE: {"b_old": 6, "b": 16, "bb": 0, "bc_old": 1, "bc": 4},
}
MOST_SHIPS = {
    UK: {"b_old": 10, "b": 12, "bb": 24, "bc_old": 6, "bc": 6},
    DE: {"b_old": 10, "b": 17, "bb": 4, "bc_old": 2, "bc": 6},
}

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


_ROUND = (
    *(
        whole(f"{side.lower()}_{name}", 0, MOST_SHIPS[side][name], JUTLAND[side][name], "8.10a")
        for side in SIDES
        for name in TYPES
    ),
    *conduct_of("uk_"),
    *conduct_of("de_"),
    choice("shoot_at", policies.TARGET_POLICIES, "even", "8.11a"),
    damage_column(),
)
_ROUND_RULES = ("8.7", "8.8b", "8.9b", "8.10a", "8.10b", "8.10c", "8.10d", "8.11a", "8.11b", "8.11e", "8.11f")

QUESTIONS = (
    Question(
        "gunnery_total", GROUP, ("8.9f", "8.10a", "8.10c", "8.10d"),
        (SHIP_TYPE, whole("ships", 0, 30, 9, "8.10a"), choice("range", tuple(RANGES), "normal", "8.9f"),
         switch("half", "8.10d")),
        OneStep(gunnery_total), unit="points", facts=_of_each,
    ),
    Question(
        "gunnery_targets", GROUP, ("8.11b", "8.11d"),
        (halves("points", 100, 20, "8.11a"), SHIP_TYPE), OneStep(gunnery_targets), unit="ships",
    ),
    Question(
        "points_fired", GROUP, ("8.8b", "8.9b", "8.9h", "8.10a", "8.10b", "8.10c", "8.10d"),
        (the_side("8.10a"), SHIP_TYPE, whole("ships", 0, 30, 8, "8.10a"),
         *conduct_of("uk_"), *conduct_of("de_")),
        OneStep(points_fired), unit="points", facts=_of_each,
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
    ),
    Question(
        "round_of_gunnery", "round", _ROUND_RULES, (the_side("8.11e", DE), *_ROUND), OneStep(round_sunk),
        unit="ships",
    ),
    Question(
        "round_of_gunnery_out", "round", (*_ROUND_RULES, "8.11i"), (the_side("8.11e", DE), *_ROUND),
        OneStep(round_out), unit="ships",
    ),
    Question(
        "round_of_gunnery_points", "round", (*_ROUND_RULES, "11.3c", "11.3d"), _ROUND,
        OneStep(round_points), unit="vp"
    ),
)  # fmt: skip
