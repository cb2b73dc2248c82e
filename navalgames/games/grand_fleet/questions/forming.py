"""Forming fleets: how many the ships make, of which class, and how many dummies are left (8.2, 8.3).

Knows how sliders name ships by class. The rules stand in `rules.formation` and `rules.combat`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.grand_fleet.questions.sliders import choice, the_side, too_many, whole
from navalgames.games.grand_fleet.rules import combat, formation
from navalgames.games.grand_fleet.state import DE, Boxes
from navalgames.games.grand_fleet.tables import FAST_TYPES, PRE_DREADNOUGHT, kinds, side_of

CLASSES = ("fast_ships", "dreadnoughts", "slow_ships")
CLASS_RULES = {"slow": "8.3a", "fast": "8.3b", "ordinary": "8.3c"}


def fleets_formed(
    dice: Dice, charts: Charts, side: str, fast_ships: int, dreadnoughts: int, slow_ships: int,
    fleet_size: int, counted: str,
) -> int:  # fmt: skip
    """How many fleets the ready-made formation has, how many of one class, or how many dummies. No dice.

    Rule: 8.2b, 8.2c, 8.2d, 8.2e, 8.2f, 8.2i, 8.2j, 8.3a, 8.3b, 8.3c. Charts: fleet_limits.
    """
    fleets = formation.divided(charts, side, _classes(fast_ships, dreadnoughts, slow_ships), fleet_size)
    formed = [fleet for fleet in fleets if fleet]
    if counted == "formed":
        return len(formed)
    if counted == "dummies":
        if len(formed) < len(fleets):
            acted("8.2e")
            acted("8.2i")
        return len(fleets) - len(formed)
    found = [combat.fleet_class(fleet) for fleet in formed].count(counted)
    if found:
        acted(CLASS_RULES[counted])
    return found


def _formed(charts: Charts, side: str, fleet_size: int, counted: str, **ships: int) -> dict[str, Any]:
    """How many fleets there are of each class, the ships in each of them, and how many there can be."""
    fleets = formation.divided(charts, side, _classes(**ships), fleet_size)
    sizes: dict[str, list[str]] = {name: [] for name in CLASS_RULES}
    for fleet in filter(None, fleets):
        sizes[combat.fleet_class(fleet)].append(str(len(fleet)))
    told = {f"{name}_sizes": ", ".join(found) for name, found in sizes.items()}
    numbers = {f"{name}_fleets": len(found) for name, found in sizes.items()}
    formed = sum(numbers.values())
    return {**told, **numbers, "all_fleets": formed, "most_fleets": len(fleets),
            "dummies": len(fleets) - formed}  # fmt: skip


def _classes(fast_ships: int, dreadnoughts: int, slow_ships: int) -> Boxes:
    """The ships by class, each known by a type only."""
    return ("BC",) * fast_ships, ("B",) * dreadnoughts, (PRE_DREADNOUGHT,) * slow_ships


def _not_to_be_formed(
    charts: Charts, side: str, fleet_size: int, counted: str, **ships: int
) -> Setting | None:
    """More ships than the roster has or the fleets hold, or fleets of a size that is not allowed."""
    there = _in_roster(charts, side)
    for name in CLASSES:
        if ships[name] > there[name]:
            return too_many(name, "2.1c", there[name], "ships")
    number, least, most = formation.limits(charts, side)
    if formation.surplus(charts, side, sum(ships.values())):
        largest = max(CLASSES, key=ships.__getitem__)
        return too_many(largest, "8.2g", number * most, "than-fit")
    if least <= fleet_size <= most:
        return None
    return Setting("fleet_size", "gf-refused-fleet-size", "8.2c", (("least", least), ("most", most)))


def _in_roster(charts: Charts, side: str) -> dict[str, int]:
    """How many ships of each class a side has in the roster, those of later turns included."""
    types = [kind.type for kind in kinds(charts).values() if side_of(kind.nation) == side]
    fast, slow = sum(name in FAST_TYPES for name in types), types.count(PRE_DREADNOUGHT)
    return dict(zip(CLASSES, (fast, len(types) - fast - slow, slow), strict=True))


def _one_way(charts: Charts, side: str, fleet_size: int, counted: str, **ships: int) -> tuple[Setting, ...]:
    """With fewer ships in each class than two fleets need, the size that is wished cannot matter."""
    _, least, _ = formation.limits(charts, side)
    groups = formation.large_enough(_classes(**ships), least)
    if all(len(group) < 2 * least for group in groups):
        return (Setting("fleet_size", "gf-idle-one-way", "8.2c", (("ships", 2 * least),)),)
    return ()


QUESTIONS = (
    Question(
        "fleets_formed", "placement",
        ("8.2b", "8.2c", "8.2d", "8.2e", "8.2f", "8.2i", "8.2j", "8.3a", "8.3b", "8.3c"),
        (
            the_side("8.2b", DE),
            whole("fast_ships", 0, 14, 5, "8.3b"),
            whole("dreadnoughts", 0, 47, 16, "8.3c"),
            whole("slow_ships", 0, 23, 6, "8.3a"),
            whole("fleet_size", 3, 10, 5, "8.2c"),
            choice("counted", ("formed", "fast", "ordinary", "slow", "dummies"), "formed", "8.2i"),
        ),
        OneStep(fleets_formed), told_beside="counted", unit="fleets", facts=_formed,
        refused=_not_to_be_formed, idle=_one_way,
    ),
)  # fmt: skip
