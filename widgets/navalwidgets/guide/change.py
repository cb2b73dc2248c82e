"""*Change one thing*: its curve, and whose order its task is about.

A task is asked about the step as the lesson lays it. Bars, board and curve are those of the order that the
learner gave; where that is another one, the page says so. Must not know how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.sessions.lesson_foresight import asks_way
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts
from navalwidgets.guide.curve import curve_page


def change_page(player: LessonPlayer, texts: Texts, say: Callable[..., str]) -> dict[str, Any]:
    """curve: `curve_page`. whose: a sentence, where the task is about another order than the learner's.

    say: the words of a step (`say(player, "act", order)`).
    """
    asked = task_order(player)
    told = (say(player, "act", asked), say(player, "act", player.progress.ordered)) if asked else ()
    whose = texts.t("lesson-ui-vary-whose", asked=told[0], order=told[1]) if told else ""
    return {"curve": curve_page(player, texts), "whose": whose}


def task_order(player: LessonPlayer) -> str:
    """The order that the task is about, where the learner gave another one with other numbers; else "".

    A task that asks of any order is about the learner's own.
    """
    step, ordered = player.step, player.progress.ordered
    own = asks_way(player)  # whether it comes more or less often is asked of the learner's own order
    if step.act is None or not ordered or own or step.vary.any_order:
        return ""
    laid = dict(step.fixed)
    for one in step.act.ids:
        if one != ordered and laid | step.act.given_by(one) == laid:
            return one if _differ(player, laid) else ""
    return ""


def _differ(player: LessonPlayer, laid: dict[str, Any]) -> bool:
    """Whether some setting has another number with the learner's order than as the step is laid."""
    control, target = player.step.vary.control, player.step.vary.watch or player.step.target
    return any(
        player.measure(target, laid | {control: value})
        != player.measure(target, player.first_parameters | {control: value})
        for value in player.step.vary.values
    )
