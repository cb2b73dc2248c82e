"""What a learner does in a step, as a kind: how it is predicted, how ordered, what is asked afterwards.

Knows the shape of a step. Must not know a game. What counts as a kind is told in docs/lessons.md.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.sessions.lesson_grammar import Step


class StepKind(NamedTuple):
    """How the prediction is made; "board", "button" or "none" for the order; the kinds of the questions."""

    predict: str
    act: str
    asked: frozenset[str]


def kind_of(step: Step) -> StepKind:
    """The kind of a step. Questions for those who are done do not count."""
    act = "none" if step.act is None else "board" if step.act.places else "button"
    return StepKind(step.predict.kind, act, frozenset(one.kind for one in step.check))
