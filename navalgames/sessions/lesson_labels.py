"""The words of a game at one step of a lesson: its outcomes as the step calls them, where it does.

Knows the naming of catalogue keys. Must not know a rule, nor where the words are shown.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.contract import Question
from navalgames.labels import Labels
from navalgames.sessions.lesson_way import LessonWay
from navalgames.texts.throws import spelled_out


class StepLabels(Labels):
    """The words of a game, with the outcomes of a step's question as its catalogue calls them.

    The number 5 of "begins in turn: 5" may be "in the second half of 1916" in a step.
    """

    def __init__(self, way: LessonWay, labels: Labels) -> None:
        super().__init__(labels.game, labels.texts.language)
        step = way.step
        self._own = {name: way.episode.outcome_key(step, name) for name in step.outcomes}

    def outcome(self, outcome: Any) -> str:
        """An outcome as the step calls it; any other as the game does."""
        return self.texts.t(self._own[str(outcome)]) if self.is_own(outcome) else super().outcome(outcome)

    def ends(self, name: str, outcome: Any) -> str:
        """What ends a question: as the step calls it, or as the game does."""
        return self.outcome(outcome) if self.is_own(outcome) else super().ends(name, outcome)

    def exactness(self, question: Question) -> str:
        """That a chance is rounded, where it is: at which decimal is nothing that a reader can see."""
        return self.texts.t("lesson-ui-legend-rounded") if question.rounded else ""

    def throw(self, notation: str) -> str:
        """What is thrown, for who does not know the notation of dice."""
        return spelled_out(notation, self.texts)

    def unit(self, name: str) -> str:
        """What the numbers count; nothing where the step's own words say it."""
        return "" if self._own else super().unit(name)

    def is_own(self, outcome: Any) -> bool:
        """Whether the step has a word of its own for an outcome: then it is told without its unit."""
        return str(outcome) in self._own
