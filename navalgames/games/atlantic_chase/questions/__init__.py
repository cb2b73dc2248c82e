"""How likely is ...? Every mechanic of Atlantic Chase that rolls, as a question.

Knows only where the questions stand. Each calls the rule functions themselves with values from
sliders, or lets the engine play; none holds a rule of its own.
"""

from __future__ import annotations

from navalgames.games.atlantic_chase.questions import (
    actions,
    afterwards,
    fighting,
    holding,
    hunt_asked,
    lines,
    salvoes,
    searches,
    shots,
    support,
)
from navalgames.games.contract import Question

QUESTIONS: tuple[Question, ...] = (
    *lines.QUESTIONS,
    *actions.QUESTIONS,
    *support.QUESTIONS,
    *holding.QUESTIONS,
    *searches.QUESTIONS,
    *afterwards.QUESTIONS,
    *hunt_asked.QUESTIONS,
    *shots.QUESTIONS,
    *fighting.QUESTIONS,
    *salvoes.QUESTIONS,
)
