"""How likely is ...? Every mechanic of Grand Fleet that rolls, as a question.

Knows only where the questions stand. Each calls the rule functions themselves with values from
sliders; none holds a rule of its own.
"""

from __future__ import annotations

from navalgames.games.contract import Question
from navalgames.games.grand_fleet.questions import (
    battle_asked,
    fleet_strength,
    forming,
    gunnery,
    gunnery_round,
    hide_and_seek,
    long_count,
    manoeuvre,
    will_they_come_out,
)

GROUPS = (
    "initiative", "armament", "placement", "manoeuvre", "gunnery", "round", "battle", "submarines", "ending",
)  # fmt: skip

QUESTIONS: tuple[Question, ...] = tuple(
    sorted(
        (
            *will_they_come_out.QUESTIONS,
            *fleet_strength.QUESTIONS,
            *forming.QUESTIONS,
            *hide_and_seek.QUESTIONS,
            *manoeuvre.QUESTIONS,
            *gunnery.QUESTIONS,
            *gunnery_round.QUESTIONS,
            *battle_asked.QUESTIONS,
            *long_count.QUESTIONS,
        ),
        key=lambda question: GROUPS.index(question.group),
    )
)
