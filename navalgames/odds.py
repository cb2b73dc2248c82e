"""How likely is ...? Every question of every game, answered exactly, rolled, along a curve or over a grid.

Knows questions, parameters, charts and dice readers. Must not know a rule (the question hands it in),
a sentence (catalogues) or how an answer is drawn.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact, rounds, witness
from navalgames.charts import Cell, owned_path, weakest
from navalgames.errors import BadInput, Problem, nearest, unknown
from navalgames.games.contract import Game, Parameter, Question

MOST_REMEMBERED = 5000
MOST_ROUNDS = 100_000
_YES, _NO = ("yes", "true", "on"), ("no", "false", "off")


@dataclass(frozen=True)
class Answer:
    """One exact answer, with all it rests on.

    parameters: every parameter of the question with its value, in the question's order.
    cells: the chart cells that took part, in the order of the charts.
    weakest: the weakest source kind among them ("rulebook" when only rules took part).
    """

    game: str
    question: Question
    parameters: tuple[tuple[str, Any], ...]
    distribution: Distribution
    cells: tuple[Cell, ...]
    weakest: str

    @property
    def outcomes(self) -> tuple[Any, ...]:
        """The outcomes in the order in which they are told: the question's own, else sorted."""
        named = self.question.outcomes
        return (*named, *(outcome for outcome in self.distribution.outcomes if outcome not in named))

    @property
    def numeric(self) -> bool:
        """Whether the outcomes are numbers, so that means and "at least" make sense."""
        return not self.question.outcomes and all(is_number(o) for o in self.distribution.outcomes)

    def facts(self) -> dict[str, Any]:
        """What a sentence about the answer tells: the most likely outcome and its chance; for numbers
        also mean, deviation, least and most; and `sure` when nothing else can happen."""
        chances = self.distribution
        likely = chances.mode
        facts: dict[str, Any] = {
            "likely": likely,
            "chance": chances.chance(likely),
            "sure": len(chances.outcomes) == 1,
            "ties": sum(weight == chances.weights[likely] for weight in chances.weights.values()),
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
        """The number; an outcome that cannot happen has chance 0."""
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
    """A statistic over every value of one parameter."""

    along: Parameter
    statistic: Statistic
    answers: tuple[Answer, ...]

    @property
    def heights(self) -> tuple[Fraction, ...]:
        """The statistic at each value of the parameter."""
        return tuple(self.statistic.of(answer.distribution) for answer in self.answers)


class Grid(NamedTuple):
    """A statistic over every pair of values of two parameters: one row per value of `down`."""

    across: Parameter
    down: Parameter
    statistic: Statistic
    answers: tuple[tuple[Answer, ...], ...]

    @property
    def heights(self) -> tuple[tuple[Fraction, ...], ...]:
        """The statistic at each pair of values."""
        return tuple(tuple(self.statistic.of(answer.distribution) for answer in row) for row in self.answers)


def is_number(outcome: Any) -> bool:
    """Whether an outcome is a number (a yes or no is not)."""
    return isinstance(outcome, (int, float, Fraction)) and not isinstance(outcome, bool)


@lru_cache(maxsize=16)
def charts_of(game: Game) -> Any:
    """The charts of a game, read once; with the owner's file on top when NAVALGAMES_CHARTS names one.

    Raises:
        BadInput: the owner's file cannot be used.
    """
    return game.read_charts(owned_path(game.id))


# ---- parameters -----------------------------------------------------------------------------


def parameter(question: Question, name: str) -> Parameter:
    """The parameter called `name`.

    Raises:
        BadInput: no such parameter; offers the nearest.
    """
    known = {one.name: one for one in question.parameters}
    if name not in known:
        raise unknown("parameter", name, known)
    return known[name]


def value_of(one: Parameter, given: Any) -> Any:
    """A value of the parameter, from the value itself or from its text ("3", "yes", "half").

    >>> fast = Parameter("fast", "switch", (False, True), False, "8.1")
    >>> value_of(fast, "yes"), value_of(Parameter("ships", "whole", (1, 2, 3), 1, "8.1"), "3")
    (True, 3)

    Raises:
        BadInput: the parameter does not take it; tells what it takes, and the nearest.
    """
    for value in one.values:
        if value == given and isinstance(value, bool) == isinstance(given, bool):
            return value
    text = str(given).strip().casefold()
    for value in one.values:
        if text in _spellings(value):
            return value
    expected = values_text(one)
    close = nearest(text, [str(value) for value in one.values]) or "none"
    if one.kind == "whole" and text.lstrip("-").isdigit():
        close = str(min(one.values, key=lambda value: abs(value - int(text))))
    raise BadInput(
        "error-parameter-value", parameter=one.name, given=str(given), expected=expected, nearest=close
    )


def values_text(one: Parameter) -> str:
    """The values of a parameter in short: "0 to 12", or all of them.

    >>> values_text(Parameter("ships", "whole", (1, 2, 3), 1, "8.1"))
    '1 to 3'
    """
    values = one.values
    if one.kind == "whole" and len(values) > 2 and values == tuple(range(values[0], values[-1] + 1)):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(_spellings(value)[0] for value in values)


def _spellings(value: Any) -> tuple[str, ...]:
    if isinstance(value, bool):
        return _YES if value else _NO
    return (str(value).casefold(),)


def settled(question: Question, given: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Every parameter of the question with its value: given ones checked, the others at their default."""
    for name in given:
        parameter(question, name)
    return tuple(
        (one.name, value_of(one, given[one.name]) if one.name in given else one.default)
        for one in question.parameters
    )


# ---- exact answers --------------------------------------------------------------------------

_remembered: OrderedDict[tuple[Any, ...], Answer] = OrderedDict()


def ask(game: Game, question_name: str, /, charts: Any = None, **parameters: Any) -> Answer:
    """The exact answer; remembered, so that asking again costs nothing.

    Args:
        game: the game, from `navalgames.games.game`.
        question_name: one of its questions.
        charts: other charts than the game's own (an owner's copy, a what-if).
        parameters: values of the question's parameters, or their texts; the rest at their defaults.

    Raises:
        BadInput: unknown question or parameter, or a value the parameter does not take.
    """
    question = game.question(question_name)
    charts = charts_of(game) if charts is None else charts
    values = settled(question, parameters)
    # By the charts themselves, not their fingerprint: equal values may come from other sources.
    key = (game.id, question, charts, values)
    if key in _remembered:
        _remembered.move_to_end(key)
        return _remembered[key]
    answer = _answer(game, question, charts, values)
    _remembered[key] = answer
    while len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    return answer


def _answer(game: Game, question: Question, charts: Any, values: tuple[tuple[str, Any], ...]) -> Answer:
    with witness.collect() as seen:
        distribution = _exactly(question, charts, values)
    cells = tuple(sorted((item for item in seen if isinstance(item, Cell)), key=_place_of))
    return Answer(game.id, question, values, distribution, cells, weakest(cells))


def _place_of(cell: Cell) -> tuple[str, str, str]:
    return cell.chart, f"{cell.row!s:>12}", str(cell.column)


def _exactly(question: Question, charts: Any, values: tuple[tuple[str, Any], ...]) -> Distribution:
    if question.procedure is not None:
        return exact(_once, question.procedure, charts, values)
    start = question.start(charts, **dict(values))
    return rounds.until(question.step, start, question.over, charts).map(question.measure)


def _once(dice: Dice, procedure: Callable[..., Any], charts: Any, values: tuple[tuple[str, Any], ...]) -> Any:
    return procedure(dice, charts, **dict(values))


# ---- rolled answers -------------------------------------------------------------------------


def rolling(
    game: Game, question_name: str, /, charts: Any = None, **parameters: Any
) -> Callable[[Dice], Any]:
    """The procedure behind the exact answer, ready for any dice: `rolling(...)(dice)` is one outcome."""
    question = game.question(question_name)
    charts = charts_of(game) if charts is None else charts
    values = settled(question, parameters)

    def roll_once(dice: Dice) -> Any:
        if question.procedure is not None:
            return _once(dice, question.procedure, charts, values)
        return _to_the_end(dice, question, charts, values)

    return roll_once


def roll(game: Game, question_name: str, dice: Dice, /, charts: Any = None, **parameters: Any) -> Any:
    """One outcome, with the dice handed in."""
    return rolling(game, question_name, charts, **parameters)(dice)


def _to_the_end(dice: Dice, question: Question, charts: Any, values: tuple[tuple[str, Any], ...]) -> Any:
    state = question.start(charts, **dict(values))
    for _ in range(MOST_ROUNDS):
        if question.over(state):
            return question.measure(state)
        state = question.step(dice, state, charts)
    raise Problem("error-question-endless", question=question.name, rounds=MOST_ROUNDS)


# ---- curves and grids -----------------------------------------------------------------------


def curve(
    game: Game,
    question_name: str,
    along: str,
    /,
    statistic: Statistic = Statistic(),  # noqa: B008 (an immutable record)
    charts: Any = None,
    **parameters: Any,
) -> Curve:
    """A statistic over every value of the parameter `along`, the others as given."""
    axis = parameter(game.question(question_name), along)
    return Curve(axis, statistic, _sweep(game, question_name, axis, charts, parameters))


def grid(
    game: Game,
    question_name: str,
    across: str,
    down: str,
    /,
    statistic: Statistic = Statistic(),  # noqa: B008 (an immutable record)
    charts: Any = None,
    **parameters: Any,
) -> Grid:
    """A statistic over every pair of values of two parameters, the others as given.

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
    game: Game, name: str, axis: Parameter, charts: Any, parameters: Mapping[str, Any]
) -> tuple[Answer, ...]:
    return tuple(ask(game, name, charts, **{**parameters, axis.name: value}) for value in axis.values)


# ---- how much our ignorance matters ---------------------------------------------------------


class Doubt(NamedTuple):
    """How far a statistic moves when uncertain cells take their other plausible values.

    least and most: the statistic's range, one cell (or one coherent variant of the charts) changed at a time;
    tried: how many changes; worst: the cells changed where it moved farthest (empty when it never moved).
    """

    now: Fraction
    least: Fraction
    most: Fraction
    tried: int
    worst: tuple[Cell, ...]


def doubt(
    game: Game,
    question_name: str,
    /,
    statistic: Statistic = Statistic(),  # noqa: B008 (an immutable record)
    charts: Any = None,
    **parameters: Any,
) -> Doubt:
    """How much it matters what we do not know: every plausible other value of the cells that took part."""
    charts = charts_of(game) if charts is None else charts
    answer = ask(game, question_name, charts, **parameters)
    now = statistic.of(answer.distribution)
    moved: list[tuple[Fraction, tuple[Cell, ...]]] = [(now, ())]
    for guess in plausible(charts, answer.cells):
        other = ask(game, question_name, guess.charts, **parameters)
        moved.append((statistic.of(other.distribution), guess.cells))
    heights = [height for height, _ in moved]
    farthest = max(moved, key=lambda one: abs(one[0] - now))
    return Doubt(now, min(heights), max(heights), len(moved) - 1, farthest[1] if farthest[0] != now else ())


class Guess(NamedTuple):
    """Charts in which something uncertain has another value that is as plausible as ours.

    cells: the cells that took part and change, as they are now; value: the other value of the one cell, or
    None where `variant` names a coherent set of changes.
    """

    charts: Any
    cells: tuple[Cell, ...]
    value: Any = None
    variant: str = ""


def plausible(charts: Any, cells: Iterable[Cell]) -> Iterator[Guess]:
    """The charts with one uncertain cell changed, and those of every variant that touches one."""
    cells = tuple(cells)
    for cell in cells:
        for value in cell.plausible:
            if value != cell.value:
                yield Guess(charts.replace(cell.chart, cell.row, cell.column, value), (cell,), value)
    for variant in charts.variants:
        changes = {(chart, row, column) for chart, row, column, _ in variant.changes}
        touched = tuple(cell for cell in cells if cell[:3] in changes)
        if touched:
            yield Guess(charts.variant(variant.name), touched, variant=variant.name)
