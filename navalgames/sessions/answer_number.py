"""One number read off an exact answer: what a lesson file may say of it, and how it is read.

Knows distributions. Must not know a game or a step.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from pydantic import Field, model_validator

from navalgames.errors import BadInput
from navalgames.sessions.lesson_part import Part, Value


class AnswerNumber(Part):
    """One number read off an exact answer: a chance, or the mean.

    `question` and `given` depart from the step's own question and parameters.
    """

    question: str | None = None
    given: dict[str, Value] = Field(default={})
    chance: tuple[Value, ...] | None = None
    at_least: int | None = None
    at_most: int | None = None
    mean: bool = False

    @model_validator(mode="after")
    def _one_reading(self) -> AnswerNumber:
        readings = (self.chance is not None, self.at_least is not None, self.at_most is not None, self.mean)
        if sum(readings) != 1:
            raise BadInput("expected-one-reading")
        return self

    def filled(self, parameters: Mapping[str, Value]) -> dict[str, Value]:
        """What another question is given: a value `"$name"` takes that parameter of the step's question."""
        named = {f"${name}": value for name, value in parameters.items()}
        return {name: named.get(str(value), value) for name, value in self.given.items()}

    @property
    def is_chance(self) -> bool:
        return not self.mean

    def of(self, distribution: Any) -> Fraction:
        """The number that is read off `distribution`."""
        if self.chance is not None:
            wanted = set(self.chance)
            return Fraction(distribution.chance_of(lambda outcome: outcome in wanted))
        if self.at_least is not None:
            return Fraction(distribution.at_least(self.at_least))
        if self.at_most is not None:
            return Fraction(distribution.at_most(self.at_most))
        return Fraction(distribution.mean())
