"""A question answered: exactly, rolled, along a curve or over a grid.

Knows questions, charts and dice readers. Must not know a rule: the question hands it in.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Any

from navalgames.chance import Dice, Distribution, RandomDice, exact, rounds, witness
from navalgames.chance.memory import memory
from navalgames.charts import Charts
from navalgames.errors import BadInput, Problem
from navalgames.games.contract import Game, OneStep, Parameter, Procedure, Question, Rounds
from navalgames.odds.answers import Answer, Curve, Grid, Statistic
from navalgames.odds.charts import charts_of
from navalgames.odds.evidence import evidence
from navalgames.odds.parameters import parameter, settled
from navalgames.odds.settings import Values, check_setting, refused_setting

MOST_REMEMBERED = 5000
MOST_ROUNDS = 100_000


# ---- exact answers --------------------------------------------------------------------------

_remembered: OrderedDict[tuple[Any, ...], Answer] = OrderedDict()
_remembering = Lock()  # a page asks in a thread of its own: nothing is dropped between finding and telling it


def ask(game: Game, question_name: str, /, charts: Charts | None = None, **parameters: Any) -> Answer:
    """The exact answer; remembered, so that asking again costs nothing.

    Args:
        game: the game, from `navalgames.games.game`.
        question_name: one of its questions.
        charts: other charts than the game's own (an owner's copy, a what-if).
        parameters: values of the question's parameters, or their texts; the rest at their defaults.

    Raises:
        BadInput: unknown question or parameter, a value the parameter does not take, or a setting that the
            game would refuse (in its own words, with the rule).
    """
    question = game.question(question_name)
    charts = charts_of(game) if charts is None else charts
    values = settled(question, parameters)
    check_setting(game, question, charts, values)
    # By the charts themselves, not their fingerprint: equal values may come from other sources.
    key = (game.id, question, charts, values)
    with _remembering:
        if key in _remembered:
            _remembered.move_to_end(key)
            return _remembered[key]
    answer = _answer(game, question, charts, values)
    with _remembering:
        _remembered[key] = answer
        while len(_remembered) > MOST_REMEMBERED:
            _remembered.popitem(last=False)
    return answer


def _answer(game: Game, question: Question, charts: Charts, values: Values) -> Answer:
    with witness.collect() as seen:
        distribution = _exactly(question, charts, values)
    known = distribution.among(question.keys)
    return Answer(game.id, question, values, known, *evidence(game.id, charts, seen))


def _exactly(question: Question, charts: Charts, values: Values) -> Distribution:
    how = question.how
    if isinstance(how, OneStep):
        return exact(once, how.procedure, charts, values)
    if how.solve is not None:
        solve = how.solve
        return memory.recall((solve, charts, values), lambda: solve(charts, **dict(values)))
    start = how.start(charts, **dict(values))
    return rounds.until(how.step, start, how.over, charts).map(how.measure)


def once(dice: Dice, procedure: Procedure, charts: Charts, values: Values) -> Any:
    """A question of one step, at these settings."""
    return procedure(dice, charts, **dict(values))


# ---- rolled answers -------------------------------------------------------------------------


def rolling(
    game: Game, question_name: str, /, charts: Charts | None = None, **parameters: Any
) -> Callable[[Dice], Any]:
    """The procedure behind the exact answer, ready for any dice: `rolling(...)(dice)` is one outcome."""
    question = game.question(question_name)
    charts = charts_of(game) if charts is None else charts
    values = settled(question, parameters)
    check_setting(game, question, charts, values)

    def roll_once(dice: Dice) -> Any:
        if isinstance(question.how, OneStep):
            return once(dice, question.how.procedure, charts, values)
        how = question.how
        return to_the_end(dice, question.name, how, how.start(charts, **dict(values)), charts)

    return roll_once


def roll(
    game: Game, question_name: str, dice: Dice, /, charts: Charts | None = None, **parameters: Any
) -> Any:
    """One outcome, with the dice handed in."""
    return rolling(game, question_name, charts, **parameters)(dice)


def is_certain(game: Game, question_name: str, /, charts: Charts | None = None, **parameters: Any) -> bool:
    """Whether nothing is rolled or drawn at these settings: the rule gives one answer.

    One possible outcome is not enough: dice may be rolled that cannot change it.
    """
    if len(ask(game, question_name, charts, **parameters).distribution.outcomes) > 1:
        return False
    dice = RandomDice(seed=0)
    roll(game, question_name, dice, charts, **parameters)
    return not dice.record


def to_the_end(dice: Dice, question_name: str, how: Rounds[Any], state: Any, charts: Charts) -> Any:
    """From a state of a question in rounds on, until it is over."""
    for _ in range(MOST_ROUNDS):
        if how.over(state):
            return how.measure(state)
        state = how.step(dice, state, charts)
    raise Problem("error-question-endless", question=question_name, rounds=MOST_ROUNDS)


# ---- curves and grids -----------------------------------------------------------------------


def curve(
    game: Game,
    question_name: str,
    along: str,
    /,
    statistic: Statistic = Statistic(),  # noqa: B008 (an immutable record)
    charts: Charts | None = None,
    **parameters: Any,
) -> Curve:
    """A statistic over every value of the parameter `along` that the game allows, the others as given.

    Raises:
        BadInput: an unknown parameter, or no value of it is allowed with the others.
    """
    axis = parameter(game.question(question_name), along)
    found = _sweep(game, question_name, axis, charts, parameters)
    allowed = [
        (value, answer) for value, answer in zip(axis.values, found, strict=True) if answer is not None
    ]
    if not allowed:
        ask(game, question_name, charts, **{**parameters, along: axis.values[0]})  # says why
    values, answers = zip(*allowed, strict=True)
    return Curve(axis._replace(values=values), statistic, answers)


def grid(
    game: Game,
    question_name: str,
    across: str,
    down: str,
    /,
    statistic: Statistic = Statistic(),  # noqa: B008 (an immutable record)
    charts: Charts | None = None,
    **parameters: Any,
) -> Grid:
    """A statistic over every pair of values of two parameters, the others as given.

    A pair that the game would refuse has no answer: None stands in its place.

    Raises:
        BadInput: an unknown parameter, or the same one twice.
    """
    question = game.question(question_name)
    columns, lines = parameter(question, across), parameter(question, down)
    if across == down:
        raise BadInput("error-grid-same", parameter=across)
    rows = tuple(
        _sweep(game, question_name, columns, charts, {**parameters, down: value}) for value in lines.values
    )
    return Grid(columns, lines, statistic, rows)


def _sweep(
    game: Game, name: str, axis: Parameter, charts: Charts | None, parameters: Mapping[str, Any]
) -> tuple[Answer | None, ...]:
    """The answer for each value of the axis; None where the game would refuse it."""
    settings = [{**parameters, axis.name: value} for value in axis.values]
    return tuple(
        None if refused_setting(game, name, charts, **one) else ask(game, name, charts, **one)
        for one in settings
    )
