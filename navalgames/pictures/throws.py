"""The throws that are shown in place of a whole that no picture can hold: which, and what they stand for.

Knows questions that name such throws (`Question.throw`). Must not know how a part is told or drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.odds.parameters import parameter
from navalgames.odds.settings import refused_setting
from navalgames.odds.why import Why, why
from navalgames.pictures.begins import begins_with
from navalgames.pictures.part import Part
from navalgames.pictures.section import Data, Section
from navalgames.pictures.words import WayWords

THROW = "picture-part-throw"
THROW_OF, THROW_TIMES, THROW_OFTEN, THROW_ONCE, THROW_ALONE, THROW_NTH = (
    f"{THROW}-{one}" for one in ("of", "times", "often", "once", "alone", "nth")
)
Values = Mapping[str, Any]


class Throws(NamedTuple):
    """The throws that a question shows in place of the whole, at its settings."""

    game: Game
    labels: Labels
    words: WayWords
    charts: Charts
    asking: Question
    values: Values

    @property
    def times(self) -> int:
        """How often the throw that is shown is made; 0 where no setting says so."""
        named = self.asking.throw_times
        return int(self.values[named]) if named else 0

    def parts(self) -> list[Part]:
        """A part for each throw: those that come before the one on which most depends, then that one; for
        each side if they differ.
        """
        if not self.asking.throws_before:
            return list(self._chief())
        question = self.game.question(self.asking.throw)
        chain = [*self._before(), (question, self._usual(question))]
        numbered = enumerate(chain, start=1)
        return [self._part(one, usual, number, of=len(chain)) for number, (one, usual) in numbered]

    def stands_for(self, alone: bool, rounds: Data | None) -> str:
        """What a throw that is shown stands for: a key of the catalogue. alone: it decides by itself."""
        if self.asking.throws_before:
            return "picture-throw-said-several"
        if alone:
            return "picture-throw-said-alone"
        if self.times:
            return "picture-throw-said-times"
        if rounds is not None and rounds["added"]:
            return f"picture-throw-said-{'added' if rounds['sums'] else 'standing'}"
        return "picture-throw-said-often" if self.asking.throw_at else "picture-throw-said"

    def _before(self) -> Iterator[tuple[Question, Values]]:
        for name, at in self.asking.throws_before:
            question, usual = self.game.question(name), at(self.charts, **dict(self.values))
            if usual is not None:
                yield question, _shared(question, usual)

    def _usual(self, question: Question) -> Values:
        """The settings of the throw: those both questions have, or those at which it is thrown most often."""
        at, given = self.asking.throw_at, dict(self.values)
        return _shared(question, at(self.charts, **given) if at else given)

    def _chief(self) -> Iterator[Part]:
        question = self.game.question(self.asking.throw)
        usual = self._usual(question)
        if not self.asking.throw_by:
            yield self._part(question, usual)
            return
        by = parameter(question, self.asking.throw_by)
        asked = self.values.get(by.name)  # the side that the question is about stands first
        for number, value in enumerate(sorted(by.values, key=lambda one: one != asked)):
            yield self._part(question, {**usual, by.name: value}, number, self.labels.value(value))

    def _part(
        self, question: Question, shared: Values, number: int = 0, whose: str = "", of: int = 1
    ) -> Part:
        found = self._taken(question, shared)
        told = {
            "question": self.labels.question(question.name), "whose": whose, "times": self.times,
            "nth": number, "of": of,
        }  # fmt: skip
        values = dict(found.answer.parameters)
        begins = begins_with(self.game, self.labels, question, self.charts, values).told(self.labels)
        return Part(
            THROW_OF if whose else self._heading, told, section_of(found, self.labels, self.words),
            question.rules, found.answer.rules, begins, name=number, asked=(question, values),
        )  # fmt: skip

    @property
    def _heading(self) -> str:
        """What a throw is called: a key of the catalogue."""
        if self.asking.throws_before:
            return THROW_NTH
        if self.times:
            return THROW_TIMES if self.times > 1 else THROW_ONCE
        return THROW_OFTEN if self.asking.throw_at else THROW

    def _taken(self, question: Question, shared: Values) -> Why:
        """The answer to the question of the throw, at the shared settings; what it alone has stands as near
        to its usual value as the game allows beside them.
        """
        own = [one for one in question.parameters if one.name not in shared]
        tries = [{}, *({one.name: value} for one in own for value in one.values if value != one.default)]
        for other in tries:
            if refused_setting(self.game, question.name, self.charts, **shared, **other) is None:
                return why(self.game, question.name, self.charts, **shared, **other)
        return why(self.game, question.name, self.charts)


def _shared(question: Question, usual: Values) -> dict[str, Any]:
    """Of these settings those that a question has as well."""
    return {one.name: usual[one.name] for one in question.parameters if usual.get(one.name) in one.values}


def section_of(found: Why, labels: Labels, words: WayWords) -> Section:
    """The anatomy of an answer as a section, its ends in the words of its question."""
    question = found.answer.question
    return Section(
        found.anatomy, labels, words, found.answer.outcomes, labels.outcome,
        step=question.name, unit=labels.unit(question.unit),
    )  # fmt: skip
