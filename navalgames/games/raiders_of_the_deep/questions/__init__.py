"""How likely is ...? The mechanics of Raiders of the Deep that roll, as questions.

Knows only where the questions stand. Each calls the rule functions themselves with values from sliders;
none holds a rule of its own.
"""

from __future__ import annotations

from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.questions import (
    ahead,
    attack,
    dice_alone,
    diving,
    duel_course,
    hunt_course,
    in_port,
    mending,
    searches,
    shooting,
    small_print,
    trap,
    voyages,
)

GROUPS = ("sea", "fire", "escorts", "boat", "career")

QUESTIONS: tuple[Question, ...] = tuple(
    sorted(
        (
            *dice_alone.QUESTIONS,
            *ahead.QUESTIONS,
            *searches.QUESTIONS,
            *diving.QUESTIONS,
            *small_print.QUESTIONS,
            *shooting.QUESTIONS,
            *attack.QUESTIONS,
            *in_port.QUESTIONS,
            *mending.QUESTIONS,
            *hunt_course.QUESTIONS,
            *duel_course.QUESTIONS,
            *trap.QUESTIONS,
            *voyages.QUESTIONS,
        ),
        key=lambda question: GROUPS.index(question.group),
    )
)
