"""An answer as people see it at a prompt and in a notebook: in words, as bars, as a figure.

Knows words and plotly figures. Must not know how an answer is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from fractions import Fraction
from html import escape
from typing import Any

from navalgames.chance import Distribution
from navalgames.errors import BadInput
from navalgames.explore.came_about import CameAbout, came_about
from navalgames.explore.cells import told_cells
from navalgames.explore.chances import Chances, given_that
from navalgames.explore.doubting import Spread, spread
from navalgames.explore.lines import Lines
from navalgames.explore.names import known_outcome, known_outcomes
from navalgames.explore.numbers import Exact
from navalgames.explore.ranking import Ranking, Reached, ranking, reaching
from navalgames.explore.shown import MOST_ROWS, Rows, bar_row
from navalgames.explore.told_question import told_question
from navalgames.explore.trying import Trial, of_cells, of_settings
from navalgames.games import game as game_called
from navalgames.labels import Labels
from navalgames.odds import Answer, is_number
from navalgames.printing import printed
from navalgames.sessions.settings import charts_for
from navalgames.texts.choice import language_here

OFFERED = (
    "at_least", "at_most", "cells", "chance", "chance_of", "charts", "correlation", "deviation",
    "distribution", "game", "given", "mean", "median", "outcomes", "parameters", "plot", "question", "rank",
    "reach", "rows", "rules", "sentence", "spread", "teller", "weakest", "why",
)  # fmt: skip


@dataclass(frozen=True, repr=False)
class Answered(Chances, Answer):
    """An exact answer that shows itself: `answer.plot()`, and by itself in a notebook.

    charts: those it was asked by.
    """

    charts: Any = field(default=None, compare=False)

    def chance(self, outcome: Any) -> Exact:
        """The chance of one outcome, given by itself or by its sentence.

        Raises:
            BadInput: the question has no such outcome; offers the nearest.
        """
        return Exact(super().chance(known_outcome(game_called(self.game), self.question, outcome)))

    def chance_of(self, wanted: Any) -> Exact:
        """The chance of several outcomes together, or of all for which a function holds.

        Raises:
            BadInput: the question has no such outcome; offers the nearest.
        """
        known = known_outcomes(game_called(self.game), self.question, wanted)
        return Exact(self.distribution.chance_of(known))

    def given(self, condition: Any) -> Distribution:
        """The chances among those outcomes alone for which a condition holds, or that are among these.

        >>> from navalgames import ask
        >>> attacks = ask("grand_fleet", "initiative").given(["uk_attacks", "uk_attacks_must"])
        >>> attacks.chance("uk_attacks_must")
        Fraction(3, 10)

        Raises:
            BadInput: the question has no such outcome, or none of them can happen.
        """
        known = known_outcomes(game_called(self.game), self.question, condition)
        self.chance_of(condition)  # an outcome that there is not is refused
        return given_that(self.distribution, known if callable(known) else lambda outcome: outcome in known)

    def rows(self) -> Rows:
        """Each outcome with its chance."""
        return tuple((one, self.chance(one)) for one in self.outcomes)

    def spread(self, outcome: Any = None) -> Spread:
        """How far the mean, or the chance of what is wanted, can move while uncertain cells do.

        Args:
            outcome: left out for the mean; an outcome, several of them, or a function.

        Raises:
            BadInput: no such outcome, or none named where they are words.
        """
        return spread(
            game_called(self.game), self, self.charts, self._height(outcome), chance=outcome is not None
        )

    def rank(
        self,
        outcome: Any = None,
        *,
        settings: Iterable[str] | None = None,
        pairs: bool = False,
        cells: bool | str = False,
    ) -> Ranking:
        """Which setting changes the answer most: each tried at all its values, the others as they are.

        Args:
            outcome: left out for the mean; an outcome, several of them, or a function.
            settings: the names of those that are tried; all when left out.
            pairs: whether two settings at a time are changed, at all pairs of their values.
            cells: True for the cells the answer rests on instead of settings, each at all the values its
                chart takes, certain or not; or the name of one chart.

        Raises:
            BadInput: no such outcome, setting or chart, none named where they are words, or too many values.

        >>> from navalgames import ask
        >>> ask("grand_fleet", "initiative").rank("nobody")
        No difference (44.4 % at every value): uk_dice, de_dice
        """
        height = self._height(outcome)
        trials = (
            self._of_cells(height, cells)
            if cells
            else of_settings(game_called(self.game), self, height, settings, 2 if pairs else 1)
        )
        return ranking(trials, height(self), outcome is not None)

    def reach(self, goal: Any, outcome: Any = None, *, cells: bool | str = True) -> Lines[Reached]:
        """Which one change of a setting or of a cell brings the answer nearest to a goal, the nearest first.

        >>> from navalgames import ask
        >>> ask("grand_fleet", "damage").reach(0.25, "sunk", cells=False)
        table: bloody instead of standard → 27.8 %

        Args:
            goal: a mean, or with an outcome a chance from 0 to 1.
            outcome, cells: as for `rank`; without cells only settings are tried.

        Raises:
            BadInput: no such outcome or chart, none named where they are words, or too many values.
        """
        if not is_number(goal):
            raise BadInput("error-reach-goal", given=printed(goal))
        height = self._height(outcome)
        trials = of_settings(game_called(self.game), self, height, None)
        trials += self._of_cells(height, cells) if cells else []
        return reaching(trials, Fraction(goal), height(self), outcome is not None)

    def _of_cells(self, height: Callable[[Answer], Fraction], cells: bool | str) -> list[Trial]:
        """What becomes of a number when one cell at a time is changed: all, or those of one chart."""
        game, chart = game_called(self.game), cells if isinstance(cells, str) else None
        return of_cells(game, self, charts_for(game) if self.charts is None else self.charts, height, chart)

    def _height(self, outcome: Any) -> Callable[[Answer], Fraction]:
        """The number that is looked at: the mean, or the chance of what is wanted.

        Raises:
            BadInput: no such outcome, or none named where they are words.
        """
        if outcome is None and any(isinstance(one, str) for one in self.question.keys):
            expected = ", ".join(map(str, self.question.keys))
            raise BadInput("error-curve-outcome", question=self.question.name, expected=expected)
        if outcome is None:
            return Answer.mean
        wanted = known_outcomes(game_called(self.game), self.question, outcome)
        return lambda one: one.distribution.chance_of(wanted)

    def teller(self, language: str | None = None) -> Callable[[Any], str]:
        """What an outcome is called."""
        return self._labels(language).outcome

    def plot(self, language: str | None = None) -> Any:
        """The exact chances as a plotly figure (`plotly.graph_objects.Figure`)."""
        from plotly import graph_objects

        labels = self._labels(language)
        heights = [float(100 * self.chance(one)) for one in self.outcomes]
        bars = graph_objects.Bar(x=[labels.outcome(one) for one in self.outcomes], y=heights)
        figure = graph_objects.Figure(bars)
        figure.update_layout(
            title=labels.question(self.question.name),
            yaxis={"ticksuffix": " %", "rangemode": "tozero"},
            xaxis={"type": "category", "title": labels.unit(self.question.unit)},
        )
        return figure

    def why(self, language: str | None = None) -> CameAbout:
        """How the dice come to this answer: throw after throw, which values lead where, how likely that is.

        >>> from navalgames import ask
        >>> ask("raiders_of_the_deep", "minefield").why().lines[1].words
        '4 or less: 6 of 36 (16.7 %), then'
        """
        return came_about(self, self.charts, language or language_here())

    def sentence(self, language: str | None = None) -> str:
        """The answer in one sentence."""
        return self._labels(language).sentence(self)

    def _labels(self, language: str | None) -> Labels:
        return Labels(game_called(self.game), language or language_here())

    def __dir__(self) -> list[str]:
        return list(OFFERED)

    def _repr_html_(self) -> str:
        """What a notebook shows: title, sentence, bars with exact fractions, rules and the weakest source."""
        labels = self._labels(None)
        t = labels.texts.t
        told = [one for one in self.outcomes if self.chance(one) or self.question.outcomes]
        rows = "".join(bar_row(labels.outcome(one), self.chance(one)) for one in told[:MOST_ROWS])
        more = f"<p>{escape(t('explore-more', count=len(told) - MOST_ROWS))}</p>" * (len(told) > MOST_ROWS)
        settings = "; ".join(
            f"{labels.parameter(name)}: {labels.value(value)}" for name, value in self.parameters
        )
        rests = t("explore-rests", rules=", ".join(self.rules) or "-", kind=t(f"charts-kind-{self.weakest}"))
        return (
            f"<h4>{escape(labels.question(self.question.name))}</h4><p>{escape(settings)}</p>"
            f"<p>{escape(labels.sentence(self))}</p><table>{rows}</table>{more}<p>{escape(rests)}</p>"
        )


def answered(answer: Answer, charts: Any) -> Answered:
    """The same answer, as people see it; `charts` are those it was asked by."""
    told = {one.name: getattr(answer, one.name) for one in fields(Answer)}
    told |= {"cells": told_cells(answer.cells), "question": told_question(answer.game, answer.question)}
    return Answered(**told, charts=charts)
