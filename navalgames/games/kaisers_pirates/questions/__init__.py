"""How likely is ...? The mechanics of The Kaiser's Pirates that roll, as questions.

Knows only where the questions stand. Each calls the rule functions themselves with values from
sliders; none holds a rule of its own.
"""

from __future__ import annotations

from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions import (
    counting,
    dealing,
    dice_alone,
    evasions,
    fleets,
    intercepts,
    ordinary,
    phantom_choices,
    turn,
    under_water,
    unseen,
)

GROUPS = (
    "dice", "intercept", "turn", "under_water", "passage", "fleet", "deal", "hands", "counting", "phantom",
)  # fmt: skip

QUESTIONS: tuple[Question, ...] = tuple(
    sorted(
        (
            *dice_alone.QUESTIONS,
            *intercepts.QUESTIONS,
            *evasions.QUESTIONS,
            *turn.QUESTIONS,
            *under_water.QUESTIONS,
            *fleets.QUESTIONS,
            *ordinary.QUESTIONS,
            *dealing.QUESTIONS,
            *unseen.QUESTIONS,
            *counting.QUESTIONS,
            *phantom_choices.QUESTIONS,
        ),
        key=lambda question: GROUPS.index(question.group),
    )
)
