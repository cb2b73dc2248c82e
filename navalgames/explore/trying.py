"""An answer asked again with one thing changed, at all its values: a setting, two of them, or a cell.

Knows questions, their settings and the cells an answer rests on. Must not know what any of them means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product
from math import prod
from typing import Any, NamedTuple

from navalgames.charts import Cell, Charts
from navalgames.errors import BadInput, Problem, unknown
from navalgames.explore.numbers import Exact
from navalgames.games.contract import Game, Parameter
from navalgames.odds import Answer, ask
from navalgames.printing import printed

MOST_ANSWERS = 3000
"""Some seconds, of a question that takes long."""
MOST_NUMBERS = 30
"""Of a cell that takes numbers, tried one by one; of more, or without an end, those next to its own."""
BESIDE = 2
"""How far from its own number such a cell is tried."""

Height = Callable[[Answer], Fraction]


class Trial(NamedTuple):
    """What was changed (names with their values now), and the number of the answer at each other choice.

    left_out: how many choices the game does not have with everything else as it is.
    """

    names: tuple[str, ...]
    now: tuple[Any, ...]
    heights: dict[tuple[Any, ...], Fraction]
    left_out: int


def of_settings(
    game: Game, answer: Answer, height: Height, settings: Iterable[str] | None, together: int = 1
) -> list[Trial]:
    """Each setting at all its values, or so many of them together; those that are named, else all.

    Raises:
        BadInput: no such setting, or too many answers.
    """
    known = {one.name: one for one in answer.question.parameters}
    given = (settings,) if isinstance(settings, str) else settings
    names = tuple(known) if given is None else tuple(given)
    for name in names:
        if name not in known:
            raise unknown("parameter", name, known)
    groups = list(combinations([known[name] for name in names], together))
    count = sum(prod(len(one.values) for one in group) for group in groups)
    if count > MOST_ANSWERS:
        raise BadInput("error-rank-many", count=count, most=MOST_ANSWERS, example=printed(names[:2]))
    return [_of_group(game, answer, group, height) for group in groups]


def _of_group(game: Game, answer: Answer, group: tuple[Parameter, ...], height: Height) -> Trial:
    now, names = dict(answer.parameters), tuple(one.name for one in group)
    charts = getattr(answer, "charts", None)
    heights: dict[tuple[Any, ...], Fraction] = {}
    choices = list(product(*(one.values for one in group)))
    for values in choices:
        changed = {**now, **dict(zip(names, values, strict=True))}
        try:
            heights[values] = Exact(height(ask(game, answer.question.name, charts, **changed)))
        except BadInput:  # the game does not have it
            continue
    return Trial(names, tuple(now[name] for name in names), heights, len(choices) - len(heights))


def of_cells(game: Game, answer: Answer, charts: Charts, height: Height, chart: str | None) -> list[Trial]:
    """Each cell that an answer rests on at all the values its chart takes, certain or not.

    chart: only the cells of this one.

    Raises:
        BadInput: the answer rests on no cell of this chart, or too many answers.
    """
    names = dict.fromkeys(cell.chart for cell in answer.cells)
    if chart is not None and chart not in names:
        raise unknown("chart", chart, names)
    cells = [cell for cell in answer.cells if chart in (None, cell.chart)]
    taken = [(cell, tuple(_taken(charts, cell))) for cell in cells]
    count = sum(len(values) for _, values in taken)
    if count > MOST_ANSWERS:
        raise BadInput("error-rank-cells", count=count, most=MOST_ANSWERS, example=printed(cells[0].chart))
    return [_of_cell(game, answer, charts, cell, values, height) for cell, values in taken if values]


def _of_cell(
    game: Game, answer: Answer, charts: Charts, cell: Cell, values: tuple[Any, ...], height: Height
) -> Trial:
    heights: dict[tuple[Any, ...], Fraction] = {(cell.value,): Exact(height(answer))}
    for value in values:
        try:
            changed = charts.replace(cell.chart, cell.row, cell.column, value)
            other = ask(game, answer.question.name, changed, **dict(answer.parameters))
        except (Problem, ArithmeticError, LookupError):  # nothing that the rules can reckon with
            continue
        heights[(value,)] = Exact(height(other))
    return Trial((cell.place,), (cell.value,), heights, len(values) + 1 - len(heights))


def _taken(charts: Charts, cell: Cell) -> Iterator[Any]:
    """The other values that may stand in a cell; none of those that take any text."""
    rule = charts.value_rule(cell)
    if rule.type == "word":
        values: Iterable[Any] = rule.words
    elif rule.type == "switch":
        values = (False, True)
    elif rule.type == "whole" and isinstance(cell.value, int):
        least = cell.value - BESIDE if rule.least is None else int(rule.least)
        most = cell.value + BESIDE if rule.most is None else int(rule.most)
        if most - least >= MOST_NUMBERS or rule.most is None:
            least, most = max(least, cell.value - BESIDE), min(most, cell.value + BESIDE)
        values = range(least, most + 1)
    else:
        values = ()
    yield from (one for one in values if one != cell.value)
