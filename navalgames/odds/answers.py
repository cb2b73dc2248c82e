"""What an answer holds: the exact distribution and all it rests on; one number of it; curves and grids.

Knows distributions and chart cells as records. Must not know how an answer is found.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Distribution
from navalgames.charts import Cell, weakest_kind
from navalgames.errors import unknown
from navalgames.games.contract import Parameter, Question

MOST_TOLD = 4
MOST_SETTINGS = 5
"""Of a question whose settings are all told in one line."""


@dataclass(frozen=True, repr=False)
class Answer:
    """One exact answer, with all it rests on.

    parameters: every parameter of the question with its value, in the question's order.
    cells: the chart cells that took part at these settings, in the order of the charts.
    rules: the rules that acted at these settings, in the order of the rule index.
    weakest: the weakest source kind among the cells ("rulebook" when only rules took part); "reconstruction"
        where a rule acted that is our own proposal.
    """

    game: str
    question: Question
    parameters: tuple[tuple[str, Any], ...]
    distribution: Distribution
    cells: tuple[Cell, ...]
    rules: tuple[str, ...]
    weakest: str

    def chance(self, outcome: Any) -> Fraction:
        """The chance of one outcome.

        Raises:
            BadInput: the question has no such outcome; offers the nearest.
        """
        return self.distribution.chance(outcome)

    def mean(self) -> Fraction:
        """The average of outcomes that are numbers.

        Raises:
            BadInput: the outcomes are no numbers.
        """
        return self.distribution.mean()

    def resting_also_on(self, cells: Iterable[Cell]) -> Answer:
        """The same answer, where a setting was not chosen freely but read off these cells."""
        both = tuple(dict.fromkeys((*self.cells, *cells)))
        return replace(self, cells=both, weakest=weakest_kind((self.weakest, *(one.kind for one in both))))

    def __repr__(self) -> str:
        asked = f"{self.game} {self.question.name}({self._settings_in_short()})"
        if self.numeric:
            told = f"mean {float(self.mean()):.4g}"
        else:
            likely = sorted(self.distribution, key=lambda pair: -pair[1])[:MOST_TOLD]
            told = ", ".join(f"{outcome} {float(chance):.1%}" for outcome, chance in likely)
            told += ", …" if len(self.distribution) > MOST_TOLD else ""
        return f"<Answer {asked}: {told}; {self.weakest}>"

    def _settings_in_short(self) -> str:
        """The settings; of many those that are not the usual ones."""
        told = [f"{name}={value!r}" for name, value in self.parameters]
        if len(told) <= MOST_SETTINGS:
            return ", ".join(told)
        usual = {one.name: one.default for one in self.question.parameters}
        pairs = zip(self.parameters, told, strict=True)
        other = [words for (name, value), words in pairs if value != usual[name]]
        return ", ".join([*other, "…"])

    @property
    def outcomes(self) -> tuple[Any, ...]:
        """The outcomes in the order in which they are told: the question's own, else sorted."""
        named = self.question.outcomes
        return (*named, *(outcome for outcome in self.distribution.outcomes if outcome not in named))

    @property
    def numeric(self) -> bool:
        """Whether the outcomes are numbers whatever happens, so that means and "at least" make sense."""
        return not self.question.keys and all(is_number(o) for o in self.distribution.outcomes)

    def facts(self) -> dict[str, Any]:
        """What a sentence about the answer tells: the most likely outcome, its chance, how many are as
        likely and which is another of them (`ties`, `also`); for numbers also mean, deviation, least and
        most; and `sure` when nothing else can happen."""
        chances = self.distribution
        likely = chances.mode
        tied = [one for one, weight in chances.weights.items() if weight == chances.weights[likely]]
        facts: dict[str, Any] = {
            "likely": likely,
            "chance": chances.chance(likely),
            "sure": len(chances.outcomes) == 1,
            "ties": len(tied),
            "also": next((outcome for outcome in tied if outcome != likely), likely),
        }
        if self.numeric:
            facts |= {
                "mean": chances.mean(),
                "deviation": chances.deviation(),
                "least": min(chances.outcomes),
                "most": max(chances.outcomes),
            }
        return facts


class Statistic(NamedTuple):
    """One number of an answer: its mean, or the chance of an outcome, of at least or of at most one.

    kind: "mean", "chance", "at_least" or "at_most"; outcome: which, for all but the mean.
    """

    kind: str = "mean"
    outcome: Any = None

    def of(self, distribution: Distribution) -> Fraction:
        """The number; an outcome that cannot happen has chance 0.

        Raises:
            BadInput: an outcome that the question does not have; offers the nearest.
        """
        if self.kind == "mean":
            return distribution.mean()
        if self.kind == "chance":
            return distribution.chance(self.outcome)
        limit = self.outcome
        if self.kind == "at_least":
            return distribution.chance_of(lambda outcome: outcome >= limit)
        if self.kind == "at_most":
            return distribution.chance_of(lambda outcome: outcome <= limit)
        raise unknown("statistic", self.kind, ("mean", "chance", "at_least", "at_most"))


class Curve(NamedTuple):
    """A statistic over the values of one parameter; `along` holds those that the game allows here."""

    along: Parameter
    statistic: Statistic
    answers: tuple[Answer, ...]

    @property
    def heights(self) -> tuple[Fraction, ...]:
        """The statistic at each value of the parameter."""
        return tuple(self.statistic.of(answer.distribution) for answer in self.answers)


class Grid(NamedTuple):
    """A statistic over every pair of values of two parameters: one row per value of `down`.

    None stands where the game would refuse a pair.
    """

    across: Parameter
    down: Parameter
    statistic: Statistic
    answers: tuple[tuple[Answer | None, ...], ...]

    @property
    def heights(self) -> tuple[tuple[Fraction | None, ...], ...]:
        """The statistic at each pair of values; None where the game would refuse the pair."""
        return tuple(
            tuple(None if answer is None else self.statistic.of(answer.distribution) for answer in row)
            for row in self.answers
        )


def is_number(outcome: Any) -> bool:
    """Whether an outcome is a number (a yes or no is not)."""
    return isinstance(outcome, (int, float, Fraction)) and not isinstance(outcome, bool)
