"""A rule asked at a table, with these very arguments: its chances there, and the pictures of how they come.

Knows that a rule is a function of its dice, and ends that are told apart. Must not know which order asks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.dice import Procedure
from navalgames.chance.procedures import name_of
from navalgames.charts import Charts
from navalgames.games.contract import Game, OneStep, Question
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.pictures.look import Look

AT_THE_TABLE = "at_the_table"
OTHERWISE = "(otherwise)"
"""What stands for every end that has no name beside an order."""


def as_it_is(outcome: Any) -> Hashable:
    """An outcome that is told itself."""
    kept: Hashable = outcome
    return kept


class Trial(NamedTuple):
    """A rule and what it is told at this position. sort: which end an outcome belongs to.

    >>> def shot(dice, modifier):
    ...     return dice.roll("1d6", "aim") + modifier
    >>> Trial(shot, (1,), lambda total: "hit" if total >= 6 else "miss").chance("hit")
    Fraction(1, 3)
    """

    procedure: Procedure
    args: tuple[Any, ...] = ()
    sort: Callable[[Any], Hashable] = as_it_is

    @property
    def distribution(self) -> Distribution:
        """The exact chance of each end."""
        return exact(self.procedure, *self.args).map(self.sort)

    def chance(self, end: Hashable) -> Fraction:
        """The exact chance of one end."""
        return exact(self.procedure, *self.args).chance_of(lambda outcome: self.sort(outcome) == end)


def ended(dice: Dice, trial: Trial) -> Hashable:
    """The end that a trial comes to with these dice."""
    end: Hashable = dice.conclude_as(trial.sort, trial.procedure, *trial.args)
    return end


class _Named(NamedTuple):
    """A trial of which only the ends with a name are told apart: by their places, as nothing else is."""

    trial: Trial
    ends: tuple[Hashable, ...]

    def __call__(self, dice: Dice, _charts: Charts, /, *_args: Any, **_parameters: Any) -> Hashable:
        return ended(dice, self.trial._replace(sort=self._told_apart))

    def _told_apart(self, outcome: Any) -> Hashable:
        end = self.trial.sort(outcome)
        if not self.ends:
            return end
        return place_of(self.ends.index(end)) if end in self.ends else OTHERWISE


def place_of(number: int) -> str:
    """What the end of this number is called in the pictures' data.

    >>> place_of(0)
    '(end 1)'
    """
    return f"(end {number + 1})"


class _EndLabels(Labels):
    """The words of a game, and those that stand beside an order."""

    def __init__(self, labels: Labels, words: Iterable[str], step: str) -> None:
        super().__init__(labels.game, labels.texts.language)
        self._step = step
        self._ends = {place_of(number): told for number, told in enumerate(words)}
        self._ends[OTHERWISE] = self.texts.t("table-why-otherwise", count=len(self._ends))

    def ends(self, name: str, outcome: Any) -> str:
        """What yes, no or a number means as the end of this rule."""
        return super().ends(self._step if name == AT_THE_TABLE else name, outcome)

    def thrower(self, name: str, number: int, kind: str = "") -> str:
        """Who makes the throw of this number in this rule."""
        return super().thrower(self._step if name == AT_THE_TABLE else name, number, kind)

    def outcome(self, outcome: Any) -> str:
        """An end as it is called beside the order; any other as the game calls it."""
        known = self._ends.get(outcome) or self.known(outcome) if isinstance(outcome, str) else ""
        return known or super().outcome(outcome)


def look_at(labels: Labels, trial: Trial, ends: Mapping[Hashable, str], charts: Charts) -> Look:
    """The pictures of a trial. ends: those told apart, each in words; {} for all as the game calls them."""
    named = _Named(trial, tuple(ends))
    known = (*map(place_of, range(len(ends))), OTHERWISE) if ends else ()
    question = Question(AT_THE_TABLE, "", (), (), OneStep(named), outcomes=known)
    game: Game = replace(labels.game, questions=lambda: (question,))
    own = _EndLabels(labels, ends.values(), name_of(trial.procedure))
    return Look(game, own, AT_THE_TABLE, charts)


def can_be_told(labels: Labels, outcome: Any) -> bool:
    """Whether the game has words for an outcome of a rule."""
    if isinstance(outcome, bool) or is_number(outcome):
        return True
    return isinstance(outcome, str) and bool(labels.known(outcome))
