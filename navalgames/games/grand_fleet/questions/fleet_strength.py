"""Ships that come and go: deployment, detachment, and whether enough are left (section 6, 11.5).

Knows how sliders lay out a DDbox. The rules stand in `rules.armament`, `rules.combat` and `rules.ending`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from math import comb
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.grand_fleet.questions.sliders import (
    choice,
    damage_column,
    ship_kind,
    the_side,
    too_many,
    whole,
)
from navalgames.games.grand_fleet.rules import armament, combat, ending
from navalgames.games.grand_fleet.state import DE, Boxes

GROUP = "armament"
MOST_FEW = 4
"""Numbers of ships, too few or enough, that are told one by one."""


def deployment(dice: Dice, charts: Charts, side: str, ships: int, sorting: str, rolls: int) -> int:
    """How many ships of the DDbox come back into the fleet boxes.

    Rule: 6.3, 6.4b, 6.4c, 6.4d, 6.4e, 6.4f, 6.4g. Charts: ddbox_caps.
    """
    rolled = tuple(armament.deployment_roll(dice, side) for _ in range(rolls))
    return len(armament.called_ships(_sorted_box(charts, side, ships, sorting), rolled))


def deployment_stopping(dice: Dice, charts: Charts, side: str, ships: int, sorting: str, enough: int) -> int:
    """How many ships come back when the second roll is made only if the first brings fewer than `enough`.

    Rule: 6.3, 6.4b, 6.4c, 6.4d, 6.4e, 6.4f, 6.4g. Charts: ddbox_caps.
    """
    boxes = _sorted_box(charts, side, ships, sorting)
    rolled: tuple[int, ...] = (armament.deployment_roll(dice, side),)
    if len(armament.called_ships(boxes, rolled)) < enough:
        rolled = (*rolled, armament.deployment_roll(dice, side))
    return len(armament.called_ships(boxes, rolled))


def _sorted_box(charts: Charts, side: str, ships: int, sorting: str) -> Boxes:
    acted("6.4b")
    names = tuple(f"ship {number}" for number in range(1, ships + 1))
    if sorting == "pile":
        return armament.piled(charts, side, names)
    return armament.spread_evenly(charts, side, ((),) * armament.BOXES, names)


def _in_boxes(charts: Charts, side: str, ships: int, sorting: str, **_: Any) -> dict[str, str]:
    """How many ships each box holds that a roll can call."""
    called = _sorted_box(charts, side, ships, sorting)[1:]
    return {"held": ", ".join(str(len(box)) for box in called)}


def box_called(dice: Dice, charts: Charts, rolls: int) -> str:
    """Whether a box chosen beforehand is called.

    Rule: 6.4d, 6.4e.
    """
    alone = ((), ("ship",), *((),) * (armament.BOXES - 2))
    return "called" if _called(dice, alone, rolls) else "not_called"


def boxes_called(dice: Dice, charts: Charts, rolls: int) -> int:
    """How many different boxes are called.

    Rule: 6.4d, 6.4f.
    """
    return len(_called(dice, ((), *(("ship",) for _ in armament.NUMBERED)), rolls))


def _called(dice: Dice, boxes: Boxes, rolls: int) -> tuple[str, ...]:
    return armament.called_ships(boxes, tuple(armament.deployment_roll(dice, DE) for _ in range(rolls)))


def detachment(dice: Dice, charts: Charts, side: str, ships: int) -> int:
    """How many ships are left in the fleet boxes after a detachment.

    Rule: 6.5b, 6.5d.
    """
    return ships - armament.detached_number(armament.detachment_roll(dice, side), ships)


def ships_left(dice: Dice, charts: Charts, side: str, ships: int, attacked: int, table: str) -> int:
    """How many ships are left in the fleet boxes after some of them took a damage roll.

    Rule: 8.11e, 8.11i, 8.11j. Charts: damage_table.
    """
    targets = (ship_kind("b", side),) * attacked
    results = combat.salvo(dice, targets, charts, table)
    return ships - len(results) + results.count(combat.NONE)


def maintenance_held(dice: Dice, charts: Charts, side: str, ships: int, attacked: int, table: str) -> str:
    """Whether a side still has its maintenance number of ships after damage rolls.

    Rule: 10.1c, 11.5a, 11.5b. Charts: damage_table, maintenance.
    """
    left = dice.resolve(ships_left, charts, side, ships, attacked, table)
    if not ending.below_maintenance(charts, side, left):
        return "holds"
    acted("10.1c")
    acted("11.5b")
    return "fails"


def _more_attacked(charts: Charts, ships: int, attacked: int, **_: Any) -> Setting | None:
    """One ship takes one damage roll a round (8.11c), so no more than there are."""
    return too_many("attacked", "8.11c", ships, "attacked") if attacked > ships else None


def _needed(charts: Charts, side: str, ships: int, attacked: int, **_: Any) -> dict[str, int]:
    """How many ships stay in any case, how many must be left, and how many of those shot at that takes."""
    kept, least = ships - attacked, charts["maintenance"].value(side, "ships")
    return {"kept": kept, "least": least, "more": max(least - kept, 0)}


def maintenance_course(
    charts: Charts, outcome: Hashable, side: str, ships: int, attacked: int, table: str
) -> Course:
    """How likely too few, or enough, of the ships shot at come off with nothing, number by number: whichever
    are fewer.
    """
    nothing = exact(combat.damage, ship_kind("b", side), charts, table).chance(combat.NONE)
    chances = {number: _exactly(attacked, number, nothing) for number in range(attacked + 1)}
    more = _needed(charts, side, ships, attacked)["more"]
    few, enough = [one for one in chances if one < more], [one for one in chances if one >= more]
    told = few if len(few) <= len(enough) else enough
    listed = [
        Act("maintenance-some", (("unhurt", number), ("of", attacked), ("enough", number >= more)),
            chances[number], ((nothing, number), (1 - nothing, attacked - number)))
        for number in (sorted(told, key=lambda one: -chances[one]) if len(told) <= MOST_FEW else ())
    ]  # fmt: skip
    lost = sum((chances[number] for number in few), Fraction(0))
    needed = (("attacked", attacked), ("ships", ships), ("more", more), ("nothing", nothing))
    rest = (("lost", lost), ("rest", 1 - lost))
    return Course(
        (
            Act("maintenance-hit", needed),
            *listed,
            Act("maintenance-rest" if lost else "maintenance-sure", rest),
        ),
        -1,
    )


def _exactly(ships: int, number: int, chance: Fraction) -> Fraction:
    return comb(ships, number) * chance**number * (1 - chance) ** (ships - number)


_ROLLS = whole("rolls", 1, 2, 1, "6.4d")
_LOSSES = (
    the_side("11.5a", DE),
    whole("ships", 11, 40, 20, "11.5a"),
    whole("attacked", 0, 30, 12, "8.11e"),
    damage_column(),
)

QUESTIONS = (
    Question(
        "deployment", GROUP, ("6.3", "6.4b", "6.4c", "6.4d", "6.4e", "6.4f", "6.4g"),
        (
            the_side("6.4a", DE),
            whole("ships", 1, 30, 6, "6.4b"),
            choice("sorting", ("spread", "pile"), "spread", "6.4b"),
            _ROLLS,
        ),
        OneStep(deployment), unit="ships_back", facts=_in_boxes,
    ),
    Question(
        "deployment_stopping", GROUP, ("6.3", "6.4b", "6.4c", "6.4d", "6.4e", "6.4g"),
        (
            the_side("6.4a", DE),
            whole("ships", 1, 30, 6, "6.4b"),
            choice("sorting", ("spread", "pile"), "spread", "6.4b"),
            whole("enough", 1, 6, 1, "6.4d"),
        ),
        OneStep(deployment_stopping), unit="ships_back", facts=_in_boxes,
    ),
    Question(
        "box_called", GROUP, ("6.4d", "6.4e"), (_ROLLS,),
        OneStep(box_called), outcomes=("called", "not_called")
    ),
    Question(
        "boxes_called", GROUP, ("6.4d", "6.4f"), (whole("rolls", 1, 2, 2, "6.4d"),), OneStep(boxes_called),
        unit="boxes",
    ),
    Question(
        "detachment", GROUP, ("6.5b", "6.5d"),
        (the_side("6.5a", DE), whole("ships", 1, 40, 15, "6.5b")), OneStep(detachment), unit="ships_left",
    ),
    Question(
        "maintenance", "ending", ("8.11e", "8.11i", "8.11j"), _LOSSES, OneStep(ships_left), unit="ships_left",
        refused=_more_attacked, facts=_needed,
    ),
    Question(
        "maintenance_held", "ending", ("8.11e", "10.1c", "11.5a", "11.5b"), _LOSSES,
        OneStep(maintenance_held),
        outcomes=("holds", "fails"), refused=_more_attacked, facts=_needed, course=maintenance_course,
    ),
)  # fmt: skip
