"""How likely is ...? Every mechanic of Atlantic Chase that rolls, as a question.

Knows only where the questions stand. Each calls the rule functions themselves with values from
sliders; none holds a rule of its own.
"""

from __future__ import annotations

from navalgames.games.contract import Question

QUESTIONS: tuple[Question, ...] = ()
