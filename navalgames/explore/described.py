"""A question in words: what it asks, its settings with their values, and its outcomes.

Knows labels. Must not know how an answer is found.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.texts import Texts


class Description(str):
    """A text that a prompt shows as it is written, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def described(game: Game, question: Question, language: str) -> Description:
    """What a question is about, each setting with its values and what they mean, and what may come out."""
    labels, words = Labels(game, language), Texts(language)
    lines = [labels.question(question.name), labels.about(question.name), ""]
    for one in question.parameters:
        default = _meant(labels, one.default)
        told = words.t("explore-setting", name=one.name, label=labels.parameter(one.name), rule=one.rule)
        values = words.listed([_meant(labels, value) for value in one.values])
        lines += [told, "    " + words.t("explore-values", values=values, default=default)]
    outcomes = [_meant(labels, outcome, labels.outcome(outcome)) for outcome in question.outcomes]
    unit = labels.unit(question.unit)
    told = words.listed(outcomes) if outcomes else words.t("explore-numbers", unit=unit or "-")
    return Description("\n".join([*lines, words.t("explore-outcomes", outcomes=told)]))


def _meant(labels: Labels, value: Any, called: str | None = None) -> str:
    """How a value is written, and in brackets what it is called where that is something else."""
    told = labels.value(value) if called is None else called
    return str(value) if str(value) == told or isinstance(value, int) else f"{value} ({told})"
