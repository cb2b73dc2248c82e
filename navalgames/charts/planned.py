"""What charts and lists have in common: a plan that names them, and cells that are looked at or read.

Knows plans and the witness of readings. Must not know how the cells are kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from navalgames.chance import witness
from navalgames.charts.cells import Cell
from navalgames.charts.plan import ListPlan, Plan

FEW = 6
P = TypeVar("P", Plan, ListPlan)


class Planned(ABC, Generic[P]):
    """A chart or a list after its plan. A subclass finds its cells by row and column."""

    __slots__ = ("plan",)

    plan: P

    @property
    def name(self) -> str:
        return self.plan.name

    def __repr__(self) -> str:
        rows, columns = map(_in_short, (self.rows, self.columns))
        return f"<{type(self).__name__} {self.name}: rows {rows}; columns {columns}; rule {self.rule}>"

    @property
    @abstractmethod
    def rows(self) -> tuple[Any, ...]:
        """What its rows are called."""

    @property
    @abstractmethod
    def columns(self) -> tuple[Any, ...]:
        """What its columns, or the fields of its records, are called."""

    @property
    def title(self) -> str:
        """The catalogue key of its name."""
        return self.plan.title

    @property
    def rule(self) -> str:
        return self.plan.rule

    @abstractmethod
    def cell(self, row: Any, column: Any) -> Cell:
        """The cell in a row and a column, or field; looking at it is not a reading by a rule."""

    def value(self, row: Any, column: Any) -> Any:
        """What stands in the cell. The reading is witnessed."""
        cell = self.cell(row, column)
        witness.saw(cell)
        return cell.value


def _in_short(names: tuple[Any, ...]) -> str:
    """All names where they are few, else the first two, the last, and how many there are."""
    if len(names) <= FEW:
        return ", ".join(map(str, names))
    return f"{names[0]}, {names[1]}, …, {names[-1]} ({len(names)})"
