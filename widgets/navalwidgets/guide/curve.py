"""The curve of *Change one thing*: the chance at each setting that was tried, which the learner pulls along.

Knows the player and its words. Must not know how a curve is drawn, nor tell a chance that was not asked for.
"""

from __future__ import annotations

from typing import Any

from navalgames.sessions.lesson_part import code_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts

FEWEST = 3
"""Settings without which there is no curve."""


def curve_page(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """The settings in their order, and the chance at the first and the present one; what was seen in between
    the page remembers.

    Empty where something is to be said first, where settings are no numbers or too few, and where the task
    is about another number than the chance of the step.
    """
    vary, target = player.step.vary, player.step.target
    numbers = [one for one in vary.values if isinstance(one, (int, float)) and not isinstance(one, bool)]
    few = len(numbers) < max(FEWEST, len(vary.values))
    if player.foresees or few or vary.watch is not None or not target.is_chance:
        return {}
    points = []
    for value in sorted(numbers):
        point: dict[str, Any] = {"code": code_of(value), "current": value == player.setting, "share": None}
        if value in (player.first_setting, player.setting):
            share = player.measure(target, player.first_parameters | {vary.control: value})
            point |= {"share": float(share), "said": texts.percent(share)}
        points.append(point)
    return {"of": player.progress.ordered or "", "points": points}
