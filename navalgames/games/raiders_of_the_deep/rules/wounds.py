"""Injuries: who is hit, how badly, and how wounds add up (10.5, 10.6.2).

Knows the men of one crew. Knows nothing of what caused the injury.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.state import ABSENT, KILLED, LIGHT, SEVERE, Crew

WOUNDS = {"light": LIGHT, "severe": SEVERE, "killed": KILLED}
GENERIC = "crew"


def man_hit(dice: Dice, charts: Charts) -> str:
    """Who is hit (9.6.10a). Charts: e5_crew_hit."""
    return charts["e5_crew_hit"].result(dice.roll("2d6", "crew_hit", "9.6.10a"), "man")


def can_be_hurt(crew: Crew, man: str) -> bool:
    """Whether the result has an effect: not for the dead, nor for an agent who is not aboard.

    Rule: 9.6.10b, 10.5.3h, 10.5.3i.
    """
    if man == GENERIC:
        return min(crew.generic) < KILLED
    return getattr(crew, man) < KILLED


def wound(dice: Dice, surfaced: bool, charts: Charts) -> int:
    """How badly: in a submerged boat every wound is a light one.

    Rule: 9.6.10c, 10.5.1a, 10.5.1b. Charts: e5_wound.
    """
    rolled = WOUNDS[charts["e5_wound"].result(dice.roll("1d6", "wound", "9.6.10c"), "wound")]
    if not surfaced and rolled != LIGHT:
        acted("10.5.1b")
    return rolled if surfaced else LIGHT


def added(before: int, fresh: int) -> int:
    """A wound on top of another (10.6.2a, 10.6.2b).

    >>> added(LIGHT, LIGHT) == SEVERE, added(SEVERE, SEVERE) == KILLED, added(SEVERE, LIGHT) == SEVERE
    (True, True, True)
    """
    if fresh == KILLED or (before == SEVERE and fresh == SEVERE):
        return KILLED
    if before == LIGHT and fresh == LIGHT:
        return SEVERE
    return max(before, fresh)


def with_man(crew: Crew, man: str, condition: int) -> Crew:
    """The crew with one man in another condition."""
    changed: dict[str, Any] = {man: condition}
    return crew._replace(**changed)


def hurt(crew: Crew, man: str, fresh: int) -> Crew:
    """The crew after a man was hurt; generic crew take it box by box.

    Rule: 10.5.3h (an unhurt box first, then a lightly, then a severely wounded one; the lowest number).
    """
    if man != GENERIC:
        before = getattr(crew, man)
        return crew if before == ABSENT else with_man(crew, man, added(before, fresh))
    box = crew.generic.index(min(crew.generic))
    boxes = (*crew.generic[:box], added(crew.generic[box], fresh), *crew.generic[box + 1 :])
    return crew._replace(generic=boxes)
