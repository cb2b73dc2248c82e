"""The order in which the answers of a check question stand: shuffled, the same for everybody.

Knows episodes and their checks. Must not know a learner or how a question is drawn.
"""

from __future__ import annotations

from random import Random

from navalgames.sessions.lesson_grammar import Answer, Episode, Step


def in_turn(episode: Episode, step: Step, number: int) -> tuple[Answer, ...]:
    """The answers of the step's check question `number` (from 0) as they stand on page and paper."""
    answers = list(step.check[number].answers)
    Random(f"{episode.number}:{step.id}:{number}:{step.seed}").shuffle(answers)
    return tuple(answers)
