"""What a broadside means for the men in order: the hits that are left, the dice that they bring, the check.

Knows what a blue die brings by the rules. Must not know how a broadside is fired.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution, exact
from navalgames.games.contract import Act, Course
from navalgames.games.frigate_duel.rules import gunnery

BLUE = range(1, 7)
MOST_TOLD, LEAST = 3, Fraction(1, 100)
"""Numbers of hits of which the check is told, and how likely these are at least."""


def falls_by_hits(hits: Distribution, target: int, t: Any) -> dict[int, Fraction]:
    """How often the morale falls, for each likely number of hits that are left."""
    return {
        scored: sum(
            (exact(gunnery.morale_falls, gunnery.morale_dice(scored, blue, target, t), target, t).chance(True)
             for blue in BLUE),
            Fraction(0),
        ) / len(BLUE)
        for scored, chance in sorted(hits.items()) if scored and chance >= LEAST
    }  # fmt: skip


def told(hits: Distribution, target: int, on_dice: bool, t: Any) -> Course:
    """For each likely number of hits: which blue die brings how many dice of the check, and how often the
    morale falls then.
    """
    falls = {
        number: exact(gunnery.morale_falls, number, target, t).chance(True)
        for number in range(len(BLUE) * MOST_TOLD)
    }
    acts = [Act("crew-check", (("one", falls[1]),))]
    for scored, chance in sorted(hits.items()):
        brings = (
            {blue: gunnery.morale_dice(scored, blue, target, t, on_dice) for blue in BLUE} if scored else {}
        )
        if chance < LEAST or not any(brings.values()) or len(acts) > MOST_TOLD:
            continue
        listed = ", ".join(f"{blue} → {number}" for blue, number in brings.items() if number)
        lowers = sum((falls[number] for number in brings.values()), Fraction(0)) / len(BLUE)
        acts.append(Act("crew-hits", (("hits", scored), ("listed", listed)), lowers))
    return Course(tuple(acts), -1)
