"""One whole gunnery round between given fleets, as questions, and what happens in it in order (8.7-8.11).

Knows how a round is cut into steps. How a side fires stands in `gunnery`, the rules in `rules.combat`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from math import comb, prod
from operator import itemgetter
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Facts, OneStep, Question
from navalgames.games.grand_fleet.questions import policies
from navalgames.games.grand_fleet.questions.gunnery import (
    Conduct,
    conditions,
    conduct,
    conduct_of,
    counted,
    old_for_a_point,
    points_of,
    who_is_ahead,
)
from navalgames.games.grand_fleet.questions.sliders import TYPES, choice, damage_column, the_side, whole
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.state import DE, ENEMY, SIDES, UK
from navalgames.games.grand_fleet.tables import PRE_DREADNOUGHT, Kind


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
Plan = tuple[tuple[str, tuple[Group, ...]], ...]


class Squadron(NamedTuple):
    """One side in a round: how it goes into it, and how many ships of each type it has in the hex."""

    conduct: Conduct
    ships: tuple[Group, ...]

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(ship_type for ship_type, number in self.ships for _ in range(number))


def _one_round(dice: Dice, charts: Charts, losing: tuple[str, ...], what: str, given: dict[str, Any]) -> int:
    return dice.resolve(_round, losing, what, *_squadrons(given), given["shoot_at"], charts, given["table"])


def _squadrons(given: dict[str, Any]) -> tuple[Squadron, Squadron]:
    """Both sides as the sliders tell them."""
    uk, de = (
        Squadron(
            conduct(*(given[prefix + name] for name in ("modifier", "half", "k", "situations"))),
            tuple((name, given[prefix + key]) for key, name in TYPES.items()),
        )
        for prefix in ("uk_", "de_")
    )
    return uk, de


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


# ---- what happens in order ------------------------------------------------------------------


def _course(what: str) -> Callable[..., Course]:
    """The course of a round of which this is counted."""

    def told(charts: Charts, outcome: int, side: str = "", **given: Any) -> Course:
        losing, (uk, de), table = (side,) if side else SIDES, _squadrons(given), given["table"]
        plans = exact(_targets, losing, uk, de, given["shoot_at"], charts)
        acts = (
            _initiative(uk, de),
            *_fire(plans, losing, {UK: uk, DE: de}, given["shoot_at"], charts),
            *_hits(losing, what, charts, table),
            _added(what),
        )
        ways = [*_ways(plans, what, outcome, charts, table)]
        if not ways:
            return Course(acts, len(acts) - 2)
        _, way = max(ways, key=itemgetter(0))
        facts = (("ways", len(ways)), ("chance", sum(chance for chance, _ in ways)))
        return Course(acts, len(acts) - 2, way, (Act("round-ways", facts),) if len(ways) > 1 else ())

    return told


def _initiative(uk: Squadron, de: Squadron) -> Act:
    ahead = exact(who_is_ahead, uk.conduct, de.conduct)
    told = (("uk", UK), ("de", DE), ("level", ""))
    return Act("battle-initiative", tuple((name, ahead.chance(side)) for name, side in told))


def _fire(
    plans: Distribution, losing: tuple[str, ...], squadrons: dict[str, Squadron], policy: str, charts: Charts
) -> Iterator[Act]:
    """What the fire at each side is enough for, and how many of its ships take a hit roll."""
    for place, side in enumerate(losing):
        rolls = plans.map(partial(_rolls, place))
        least, most = min(rolls.outcomes), max(rolls.outcomes)
        span = f"{least}–{most}" if least < most else f"{least}"
        usual = ("usual", rolls.mode), ("chance", rolls.chance(rolls.mode))
        shells = _shells(side, squadrons[side], squadrons[ENEMY[side]], charts)
        sure = ("sure", least == most), ("enough", least == len(squadrons[side].types)), ("policy", policy)
        yield Act("round-fire", (("side", side), *shells, ("rolls", span), *usual, *sure))


def _shells(side: str, target: Squadron, firing: Squadron, charts: Charts) -> Facts:
    """The points fired at a side at the usual range, and what a hit roll on all its ships costs."""
    each = {
        name: combat.fleet_gunnery((name,), charts, 0.0, False, False)
        for name, number in firing.ships
        if number
    }
    listed = " + ".join(f"{number} × {each[name]:g}" for name, number in firing.ships if number)
    points = sum(number * each[name] for name, number in firing.ships if number)
    cost = combat.cost_of(list(target.types), charts)
    return ("listed", listed or "0"), ("points", points), ("ships", len(target.types)), ("cost", cost)


def _rolls(place: int, plan: Plan) -> int:
    return _number(plan[place][1])


def _number(targets: tuple[Group, ...]) -> int:
    return sum(number for _, number in targets)


def _hits(losing: tuple[str, ...], what: str, charts: Charts, table: str) -> Iterator[Act]:
    chances = tuple((side.lower(), _hit(side, what, charts, table)) for side in losing)
    first = (("side", losing[0]), ("chance", chances[0][1]))
    yield Act(f"round-hit-{what if len(losing) == 1 else 'both'}", (*chances, *first))


def _hit(side: str, what: str, charts: Charts, table: str) -> Fraction:
    """How likely a hit roll takes a ship of a side away as it is counted."""
    result = exact(combat.damage, Kind("B", side), charts, table)
    return 1 - result.chance(combat.NONE) if what == "out" else result.chance(combat.SUNK)


def _added(what: str) -> Act:
    return Act(f"round-added-{what}", old_for_a_point())


def _ways(
    plans: Distribution, what: str, outcome: int, charts: Charts, table: str
) -> Iterator[tuple[Fraction, tuple[Act, ...]]]:
    """Every way to an outcome, with its chance: so many hit rolls, and what they come to for each side."""
    for plan, planned in _alike(plans, what).items():
        losses = [exact(_losses, side, targets, what, charts, table) for side, targets in plan]
        rolls = tuple((side.lower(), _number(targets)) for side, targets in plan)
        for lost in product(*(one.outcomes for one in losses)):
            if sum(lost) == outcome:
                chances = [one.chance(number) for one, number in zip(losses, lost, strict=True)]
                facts = (*rolls, ("side", plan[0][0]), ("rolls", rolls[0][1]))
                kind = "both" if len(plan) > 1 else "rolls"
                first = Act(f"round-way-{kind}", facts, planned if planned < 1 else None)
                fates = tuple(
                    _fate(side, targets, number, what, chance, charts, table)
                    for (side, targets), number, chance in zip(plan, lost, chances, strict=True)
                )
                yield planned * prod(chances), (first, *fates)


def _alike(plans: Distribution, what: str) -> dict[Plan, Fraction]:
    """The plans with their chances; where types make no difference those of as many ships are one."""
    found: dict[Any, Fraction] = {}
    for plan, chance in plans.items():
        told = plan if what == "points" else tuple((side, (("B", _number(on)),)) for side, on in plan)
        found[told] = found.get(told, Fraction(0)) + chance
    return found


def _fate(
    side: str,
    targets: tuple[Group, ...],
    number: int,
    what: str,
    chance: Fraction,
    charts: Charts,
    table: str,
) -> Act:
    """What the hit rolls of a side come to."""
    rolls, hit = _number(targets), _hit(side, what, charts, table)
    told_apart = what == "points" and any(ship_type == PRE_DREADNOUGHT for ship_type, _ in targets)
    each = () if told_apart else ((hit, abs(number)), (1 - hit, rolls - abs(number)))
    parts = _parts(side, targets, abs(number), hit) if told_apart else ()
    how = "alone" if not told_apart else "mostly" if 2 * dict(parts)["mostly"] > chance else "mixed"
    facts = (("side", side), ("rolls", rolls), ("number", number), ("others", rolls - number),
             ("sunk", abs(number)), ("how", how), *parts)  # fmt: skip
    return Act(f"round-way-{what}", facts, chance, each)


def _parts(side: str, targets: tuple[Group, ...], points: int, hit: Fraction) -> Facts:
    """How so many points most often come about: as many modern ships sunk, and too few pre-dreadnoughts for a
    point more.
    """
    old = sum(number for ship_type, number in targets if ship_type == PRE_DREADNOUGHT)
    modern, few = _number(targets) - old, combat.OLD_PER_POINT[side] - 1
    chances = (_exactly(modern, points, hit), sum(_exactly(old, sunk, hit) for sunk in range(few + 1)))
    told = (
        ("modern", modern),
        ("old", old),
        ("few", few),
        ("modern_chance", chances[0]),
        ("old_chance", chances[1]),
    )
    return (*told, ("mostly", prod(chances)))


def _exactly(ships: int, sunk: int, hit: Fraction) -> Fraction:
    return comb(ships, sunk) * hit**sunk * (1 - hit) ** (ships - sunk) if sunk <= ships else Fraction(0)


# ---- the questions --------------------------------------------------------------------------

JUTLAND = {
    UK: {"b_old": 0, "b": 10, "bb": 18, "bc_old": 5, "bc": 4},
    DE: {"b_old": 6, "b": 16, "bb": 0, "bc_old": 1, "bc": 4},
}
MOST_SHIPS = {
    UK: {"b_old": 10, "b": 12, "bb": 24, "bc_old": 6, "bc": 6},
    DE: {"b_old": 10, "b": 17, "bb": 4, "bc_old": 2, "bc": 6},
}

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
        "round_of_gunnery", "round", _ROUND_RULES, (the_side("8.11e", DE), *_ROUND), OneStep(round_sunk),
        unit="ships", course=_course("sunk"),
    ),
    Question(
        "round_of_gunnery_out", "round", (*_ROUND_RULES, "8.11i"), (the_side("8.11e", DE), *_ROUND),
        OneStep(round_out), unit="ships", course=_course("out"),
    ),
    Question(
        "round_of_gunnery_points", "round", (*_ROUND_RULES, "11.3c", "11.3d"), _ROUND,
        OneStep(round_points), unit="vp", course=_course("points"),
    ),
)  # fmt: skip
