"""One rule table, ready to be read by a rule.

Knows its cells and tells every reading to whoever collects them (`navalgames.chance.witness`).
Must not know files, layers or what the values mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import opened
from navalgames.charts.cells import Cell
from navalgames.charts.plan import Plan
from navalgames.charts.planned import Planned
from navalgames.errors import ALL_NAMES, BadInput, unknown


class Span(NamedTuple):
    """Neighbouring rows with one value: how a roll table is printed. Open ends are None."""

    least: int | None
    most: int | None
    value: Any


class Chart(Planned[Plan]):
    """A rule table: rows by columns, each cell with its source. Immutable."""

    __slots__ = ("_cells", "_columns", "_ends", "_rows")

    def __init__(self, plan: Plan, cells: Mapping[tuple[Any, Any], Cell]) -> None:
        self.plan = plan
        self._cells: dict[tuple[Any, Any], Cell] = dict(cells)
        self._rows = {str(row): row for row in plan.rows}
        self._columns = {str(column): column for column in plan.columns}
        self._ends = plan.rows[0] if plan.open_below else None, plan.rows[-1] if plan.open_above else None

    @property
    def dice(self) -> str:
        """The dice notation, or "" for a table without dice."""
        return self.plan.dice

    @property
    def rows(self) -> tuple[Any, ...]:
        return self.plan.rows

    @property
    def columns(self) -> tuple[Any, ...]:
        return self.plan.columns

    def cell(self, row: Any, column: Any) -> Cell:
        """The cell, whether named by the value itself or by its text ("4" for 4).

        Raises:
            BadInput: no such row or column; offers the nearest.
        """
        try:
            return self._cells[row, column]
        except KeyError:
            pass
        known = str(row) in self._rows and str(column) in self._columns
        if not known and str(column) in self._rows and str(row) in self._columns:
            raise BadInput("error-chart-exchanged", row=str(row), column=str(column))
        if str(column) not in self._columns:
            raise unknown("chart-column", column, self._columns, ALL_NAMES)
        if str(row) not in self._rows:
            raise unknown("chart-row", row, self._rows, ALL_NAMES)
        return self._cells[self._rows[str(row)], self._columns[str(column)]]

    def cells(self) -> tuple[Cell, ...]:
        """All cells, column by column. Looking at them is not a reading by a rule."""
        return tuple(self._cells[row, column] for column in self.columns for row in self.rows)

    def value(self, row: Any, column: Any) -> Any:
        """What stands in the cell. The reading is witnessed."""
        try:
            cell = self._cells[row, column]
        except KeyError:
            cell = self.cell(row, column)
        seen = opened()
        if seen is not None:
            seen.add(cell)
        return cell.value

    def result(self, total: int, column: Any) -> Any:
        """What a roll of `total` (modifiers included) gives. Rows "or less" and "or more" take the rest.

        Raises:
            BadInput: no row takes this total.
        """
        lowest, highest = self._ends
        if lowest is not None and total < lowest:
            total = lowest
        elif highest is not None and total > highest:
            total = highest
        return self.value(total, column)

    def roll_on(self, dice: Dice, column: Any, modifier: int = 0, why: str | None = None) -> Any:
        """Roll the chart's dice, add `modifier`, and read the result.

        Raises:
            BadInput: the chart has no dice.
        """
        if not self.dice:
            raise BadInput("error-chart-no-dice", chart=self.name)
        return self.result(dice.roll(self.dice, why or self.name, self.rule) + modifier, column)

    def spans(self, column: Any) -> tuple[Span, ...]:
        """The column as it is printed: neighbouring equal rows in one line (numbered rows only)."""
        spans: list[Span] = []
        for row in self.rows:
            value = self.cell(row, column).value
            if spans and spans[-1].value == value:
                spans[-1] = Span(spans[-1].least, row, value)
            else:
                spans.append(Span(row, row, value))
        if self.plan.open_below:
            spans[0] = spans[0]._replace(least=None)
        if self.plan.open_above:
            spans[-1] = spans[-1]._replace(most=None)
        return tuple(spans)

    def with_cells(self, cells: Iterable[Cell]) -> Chart:
        """The same chart with some cells changed."""
        return Chart(self.plan, {**self._cells, **{(cell.row, cell.column): cell for cell in cells}})
