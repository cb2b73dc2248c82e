"""How likely is ...? The mechanics of The Kaiser's Pirates that roll, as questions.

Knows only where the questions stand. Each calls the rule functions themselves with values from
sliders; none holds a rule of its own.
"""

from __future__ import annotations

from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions import (
    counting,
    dice_alone,
    fleets,
    intercepts,
    turn,
    under_water,
    unseen,
)

GROUPS = ("dice", "intercept", "turn", "under_water", "passage", "fleet", "hands", "counting", "phantom")

QUESTIONS: tuple[Question, ...] = tuple(
    sorted(
        (
            *dice_alone.QUESTIONS,
            *intercepts.QUESTIONS,
            *turn.QUESTIONS,
            *under_water.QUESTIONS,
            *fleets.QUESTIONS,
            *unseen.QUESTIONS,
            *counting.QUESTIONS,
        ),
        key=lambda question: GROUPS.index(question.group),
    )
)
