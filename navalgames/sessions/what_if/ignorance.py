"""How much does our ignorance matter? An answer under every other value that is as plausible as ours.

Knows which guesses the charts allow (`navalgames.odds.plausible`). Must not know why they are plausible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames import odds
from navalgames.charts import Cell
from navalgames.games.contract import Game
from navalgames.odds import Answer, Statistic


class Try(NamedTuple):
    """One guess: the cells that change, the other value (or the name of a variant), and the answer then."""

    cells: tuple[Cell, ...]
    value: Any
    variant: str
    answer: Answer


class Band(NamedTuple):
    """How far a statistic of the answer moves."""

    statistic: Statistic
    now: Fraction
    least: Fraction
    most: Fraction


class Reason(NamedTuple):
    """One uncertain cell (or variant), and the range of a statistic over its plausible values."""

    cells: tuple[Cell, ...]
    variant: str
    least: Fraction
    most: Fraction

    @property
    def width(self) -> Fraction:
        return self.most - self.least


@dataclass(frozen=True)
class Ignorance:
    """An answer and what it could be, one guess at a time."""

    answer: Answer
    tries: tuple[Try, ...]

    @property
    def statistics(self) -> tuple[Statistic, ...]:
        """The mean of numbers, else the chance of every outcome."""
        if self.answer.numeric:
            return (Statistic("mean"),)
        return tuple(Statistic("chance", outcome) for outcome in self.answer.outcomes)

    def band(self, statistic: Statistic) -> Band:
        """The range of a statistic over ours and every other guess."""
        heights = [statistic.of(one.distribution) for one in (self.answer, *(t.answer for t in self.tries))]
        return Band(statistic, heights[0], min(heights), max(heights))

    def widest(self) -> Statistic:
        """The statistic that moves farthest."""
        return max(self.statistics, key=lambda one: self.band(one).most - self.band(one).least)

    def reasons(self, statistic: Statistic) -> tuple[Reason, ...]:
        """Every uncertain cell and variant with its own range, the one that matters most first."""
        now = statistic.of(self.answer.distribution)
        found: dict[tuple[Any, ...], list[Any]] = {}
        for one in self.tries:
            key = (one.variant,) if one.variant else one.cells[0][:3]
            heights = found.setdefault(key, [one, now])
            heights.append(statistic.of(one.answer.distribution))
        reasons = (Reason(one.cells, one.variant, min(all_), max(all_)) for one, *all_ in found.values())
        return tuple(sorted(reasons, key=lambda reason: -reason.width))


def tries(
    game: Game, question: str, /, charts: Any = None, **parameters: Any
) -> tuple[Answer, int, Iterator[Try]]:
    """The answer now, how many guesses there are, and the guesses themselves, each asked when it is due.

    Raises:
        BadInput: an unknown question or parameter, or a value it does not take.
    """
    charts = odds.charts_of(game) if charts is None else charts
    answer = odds.ask(game, question, charts, **parameters)
    guesses = tuple(odds.plausible(charts, answer.cells))

    def asked() -> Iterator[Try]:
        for guess in guesses:
            other = odds.ask(game, question, guess.charts, **parameters)
            yield Try(guess.cells, guess.value, guess.variant, other)

    return answer, len(guesses), asked()


def ignorance(game: Game, question: str, /, charts: Any = None, **parameters: Any) -> Ignorance:
    """An answer and what it could be; see `tries`."""
    answer, _, asked = tries(game, question, charts, **parameters)
    return Ignorance(answer, tuple(asked))
