"""How far an answer could move because some cells of the charts are not known.

Knows which other values the charts hold to be plausible. Must not know why they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.charts import Cell, Charts
from navalgames.games.contract import Game
from navalgames.odds.answers import Statistic
from navalgames.odds.asking import ask
from navalgames.odds.charts import charts_of


class Doubt(NamedTuple):
    """How far a statistic moves when uncertain cells take their other plausible values.

    least and most: the statistic's range, one cell (or one coherent variant of the charts) changed at a time;
    tried: how many changes; moved: how many of them move it at all; worst: the cells changed where it moved
    farthest (empty when it never moved).
    """

    now: Fraction
    least: Fraction
    most: Fraction
    tried: int
    worst: tuple[Cell, ...]
    moved: int


def doubt(
    game: Game,
    question_name: str,
    /,
    statistic: Statistic = Statistic(),  # noqa: B008 (an immutable record)
    charts: Charts | None = None,
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
    worst = farthest[1] if farthest[0] != now else ()
    count = sum(height != now for height in heights)
    return Doubt(now, min(heights), max(heights), len(moved) - 1, worst, count)


class Guess(NamedTuple):
    """Charts in which something uncertain has another value that is as plausible as ours.

    cells: the cells that took part and change, as they are now; value: the other value of the one cell, or
    None where `variant` names a coherent set of changes.
    """

    charts: Charts
    cells: tuple[Cell, ...]
    value: Any = None
    variant: str = ""


def plausible(charts: Charts, cells: Iterable[Cell]) -> Iterator[Guess]:
    """The charts with one uncertain cell changed, and those of every variant that touches one."""
    cells = tuple(one for cell in cells for one in _written_out(charts, cell))
    for cell in cells:
        for value in cell.plausible:
            if value != cell.value:
                yield Guess(charts.replace(cell.chart, cell.row, cell.column, value), (cell,), value)
    for variant in charts.variants:
        changes = {(chart, row, column) for chart, row, column, _ in variant.changes}
        touched = tuple(cell for cell in cells if cell[:3] in changes)
        if touched:
            yield Guess(charts.variant(variant.name), touched, variant=variant.name)


def _written_out(charts: Charts, cell: Cell) -> Iterator[Cell]:
    """The cell itself, or all the fields that stand behind a record or a list that was read as one."""
    if cell.column != "":
        yield cell
    else:
        yield from (one for one in charts.cells(cell.chart) if cell.row in ("", one.row))
