"""Which exact odds a change moves, old and new side by side.

Knows questions and which cells took part in their answers. Must not know how an answer is worked out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations, islice
from typing import Any, NamedTuple

from navalgames import odds
from navalgames.games.contract import Game, OptionChoice, Parameter, Question
from navalgames.odds import Answer
from navalgames.sessions.what_if.changes import OPTION, Change

#: How many other settings of a question are tried to find one that the change moves.
MOST_TRIES = 24
#: The same for a question that has the changed option among its parameters: two settings at a time.
MOST_PAIRS = 160


class Moved(NamedTuple):
    """One outcome: its chance before and after."""

    outcome: Any
    before: Fraction
    after: Fraction

    @property
    def difference(self) -> Fraction:
        return self.after - self.before


class Side(NamedTuple):
    """How a question is asked on one side of a change."""

    settings: Mapping[str, Any]
    charts: Any


@dataclass(frozen=True)
class Shift:
    """One question whose odds a change moves.

    before, after: the exact answers. elsewhere: the parameters, by name, that had to leave the settings
    asked for (the default, unless given) before the change could be seen.
    """

    question: Question
    before: Answer
    after: Answer
    elsewhere: tuple[tuple[str, Any], ...] = ()

    @property
    def numeric(self) -> bool:
        return self.before.numeric and self.after.numeric

    @property
    def moved(self) -> tuple[Moved, ...]:
        """Every outcome of either side, in the order in which they are told."""
        old, new = self.before.distribution, self.after.distribution
        outcomes = list(dict.fromkeys((*self.before.outcomes, *self.after.outcomes)))
        if self.numeric:
            outcomes.sort()
        return tuple(Moved(outcome, old.chance(outcome), new.chance(outcome)) for outcome in outcomes)

    @property
    def means(self) -> tuple[Fraction, Fraction] | None:
        """The mean before and after; None when the outcomes are no numbers."""
        return (self.before.distribution.mean(), self.after.distribution.mean()) if self.numeric else None

    @property
    def mean_difference(self) -> Fraction | None:
        means = self.means
        return None if means is None else means[1] - means[0]

    @property
    def most_moved(self) -> Moved:
        """The outcome whose chance moves farthest."""
        return max(self.moved, key=lambda one: abs(one.difference))

    @property
    def distance(self) -> Fraction:
        """How much chance changes hands in all: 0 for the same odds, 1 for odds with nothing in common."""
        return sum((abs(one.difference) for one in self.moved), Fraction(0)) / 2


def shifts(
    game: Game,
    change: Change,
    *,
    charts: Any = None,
    questions: Iterable[str] | None = None,
    parameters: Mapping[str, Any] | None = None,
) -> Generator[Shift, None, None]:
    """Every question whose odds the change moves, one by one as they are found.

    A question is asked at its usual settings. Where these do not touch what changes, other values of its
    parameters are tried one at a time, and the first setting that the change moves is shown.

    Args:
        charts: the charts before the change; the game's own when left out.
        questions: only these; all when left out.
        parameters: settings to ask at, for a question asked for by name; each must be one of its own.

    Raises:
        BadInput: an unknown question or parameter, or a value it does not take.
    """
    charts = odds.charts_of(game) if charts is None else charts
    asked = tuple(game.question(name) for name in questions) if questions else game.questions()
    search = _by_option if change.kind == OPTION else _by_cells
    for question in asked:
        given = dict(odds.settled(question, dict(parameters or {})))
        found = search(game, question, change, charts, given)
        if found is not None:
            yield found


def side_by_side(
    game: Game, question_name: str, change: Change, charts: Any = None, **settings: Any
) -> Shift:
    """One question before and after the change at exactly these settings, whether they differ or not.

    Raises:
        BadInput: an unknown question or parameter, or a value it does not take.
    """
    question = game.question(question_name)
    given = dict(odds.settled(question, settings))
    usual = {one.name: one.default for one in question.parameters}
    stands = _stands_for(game, question, change)
    if stands is not None:
        usual[stands.name] = given[stands.name]
    before, after = (
        odds.ask(game, question_name, side.charts, **side.settings)
        for side in both_sides(game, question, change, charts, **settings)
    )
    return Shift(question, before, after, _elsewhere(given, usual))


def both_sides(
    game: Game, question: Question, change: Change, charts: Any = None, **settings: Any
) -> tuple[Side, Side]:
    """The settings and the charts by which a question is asked before the change and after it.

    Raises:
        BadInput: an unknown parameter, or a value it does not take.
    """
    charts = odds.charts_of(game) if charts is None else charts
    old = dict(odds.settled(question, settings))
    new, stands = dict(old), _stands_for(game, question, change)
    if stands is not None:
        old[stands.name], new[stands.name] = change.old, change.new
    return Side(old, charts), Side(new, change.charts(charts))


def _stands_for(game: Game, question: Question, change: Change) -> Parameter | None:
    """The parameter of a question that a changed option is, if any."""
    choice = next((one for one in game.option_choices if one.name == change.name), None)
    return (
        parameter_of_option(question, choice, game.option_choices)
        if change.kind == OPTION and choice
        else None
    )


def settable(game: Game, question: Question, change: Change) -> tuple[Parameter, ...]:
    """The parameters that are free to choose: all but the one that the change decides."""
    stands = _stands_for(game, question, change)
    return tuple(one for one in question.parameters if one is not stands)


def parameter_of_option(
    question: Question, choice: OptionChoice, options: Iterable[OptionChoice] = ()
) -> Parameter | None:
    """The parameter of a question that stands for a rule option: it has its name and values, or its words.

    options: all options of the game; a parameter with the name of another one stands for that one.
    """
    for one in question.parameters:
        if one.name == choice.name and _kinds(choice.values) <= _kinds(one.values):
            return one
    taken = {other.name for other in options}
    words = set(choice.values) if all(isinstance(value, str) for value in choice.values) else None
    free = (one for one in question.parameters if one.name not in taken)
    return next((one for one in free if words and set(one.values) == words), None)


def _kinds(values: Iterable[Any]) -> set[tuple[type, Any]]:
    """Values as what they are: 1 is no "yes"."""
    return {(type(value), value) for value in values}


def questions_of_option(game: Game, choice: OptionChoice) -> tuple[Question, ...]:
    """The questions an option takes part in; () for one that acts in play only."""
    options = game.option_choices
    return tuple(one for one in game.questions() if parameter_of_option(one, choice, options) is not None)


# ---- searching ------------------------------------------------------------------------------------


def _by_option(
    game: Game, question: Question, change: Change, charts: Any, given: Mapping[str, Any]
) -> Shift | None:
    stands = _stands_for(game, question, change)
    if stands is None:
        return None
    others = [one for one in question.parameters if one is not stands]
    ends = islice(_pairs(others, given, at_ends=True), MOST_PAIRS)
    mattering = (
        settings
        for settings in _pairs(others, given)
        if question.idle and stands.name not in _idle(game, question, charts, settings)
    )
    for settings in chain(_settings(others, given), ends, islice(mattering, MOST_PAIRS)):
        before = _allowed(game, question, charts, {**settings, stands.name: change.old})
        after = _allowed(game, question, charts, {**settings, stands.name: change.new})
        if before and after and before.distribution != after.distribution:
            return Shift(question, before, after, _elsewhere(settings, given))
    return None


def _by_cells(
    game: Game, question: Question, change: Change, charts: Any, given: Mapping[str, Any]
) -> Shift | None:
    touched = {place[0] for place in change.places}
    changed = change.charts(charts)
    for settings in _settings(question.parameters, given):
        before = _allowed(game, question, charts, settings)
        if before is None:
            continue
        if settings == given and not any(cell.chart in touched for cell in before.cells):
            return None
        # A cell that was not read cannot have changed the answer: no need to ask again.
        if not any(_reads(cell, change) for cell in before.cells):
            continue
        after = _allowed(game, question, changed, settings)
        if after and before.distribution != after.distribution:
            return Shift(question, before, after, _elsewhere(settings, given))
    return None


def _allowed(game: Game, question: Question, charts: Any, settings: Mapping[str, Any]) -> odds.Answer | None:
    """The answer at these settings; None where the game would refuse them."""
    if odds.refused_setting(game, question.name, charts, **settings):
        return None
    return odds.ask(game, question.name, charts, **settings)


def _reads(cell: Any, change: Change) -> bool:
    as_one = cell.column == "" and any(
        cell.chart == place[0] and cell.row in ("", place[1]) for place in change.places
    )
    return as_one or tuple(cell[:3]) in change.places


def _settings(parameters: Iterable[Parameter], given: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The settings given, then those with one parameter otherwise, those with few values first."""
    ordered = sorted(parameters, key=lambda one: len(one.values))
    others = (
        {**given, one.name: value} for one in ordered for value in one.values if value != given[one.name]
    )
    return chain([dict(given)], islice(others, MOST_TRIES))


def _pairs(
    parameters: Iterable[Parameter], given: Mapping[str, Any], at_ends: bool = False
) -> Iterator[dict[str, Any]]:
    """The settings with two parameters otherwise: at any values, or at the ends of what they take."""
    for one, other in combinations(parameters, 2):
        for value in (one.values[-1], one.values[0]) if at_ends else one.values:
            for second in (other.values[-1], other.values[0]) if at_ends else other.values:
                yield {**given, one.name: value, other.name: second}


def _idle(game: Game, question: Question, charts: Any, settings: Mapping[str, Any]) -> set[str]:
    """The parameters that are said not to matter at these settings."""
    return {one.parameter for one in odds.idle_settings(game, question.name, charts, **settings)}


def _elsewhere(settings: Mapping[str, Any], given: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, value) for name, value in settings.items() if value != given[name])
