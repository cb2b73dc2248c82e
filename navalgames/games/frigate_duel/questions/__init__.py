"""How likely is ...? The mechanics of the frigate duel that roll, as questions.

Knows only where the questions stand. Each calls the rule functions themselves with values from sliders.
"""

from __future__ import annotations

from navalgames.games.contract import Question
from navalgames.games.frigate_duel.questions import (
    broadsides,
    duels,
    duels_asked,
    listed_ships,
    men,
    over_turns,
    seamanship,
)

GROUPS = ("wind", "hits", "damage", "boarding", "turns", "ships")

QUESTIONS: tuple[Question, ...] = tuple(
    sorted(
        (
            *seamanship.QUESTIONS,
            *broadsides.QUESTIONS,
            *men.QUESTIONS,
            *over_turns.QUESTIONS,
            *duels.QUESTIONS,
            *duels_asked.QUESTIONS,
            *listed_ships.QUESTIONS,
        ),
        key=lambda question: GROUPS.index(question.group),
    )
)
