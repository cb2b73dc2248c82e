"""A list of records (ships, hexes) with a source for each record.

Knows records and their fields, and tells every reading to whoever collects them. Must not know
files, layers or what the fields mean.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from navalgames.charts.cells import Cell, Source, weakest
from navalgames.charts.plan import ListPlan
from navalgames.charts.planned import Planned
from navalgames.errors import unknown


class Listing(Planned[ListPlan]):
    """The records of one list, in the order of their file. Immutable.

    A record is a named tuple of the list's fields and `source`, the weakest source of its values.
    `whole` is the list as one cell: whoever reads all of it rests on its weakest record; `of_record` is one
    record as a cell.
    """

    __slots__ = ("_by_key", "_cells", "_own", "_plausible", "_wholes", "records", "whole")

    def __init__(
        self,
        plan: ListPlan,
        rows: Mapping[str, tuple[Mapping[str, Any], Source]],
        own: Mapping[tuple[str, str], Source] | None = None,
        plausible: Mapping[tuple[str, str], tuple[Any, ...]] | None = None,
    ) -> None:
        self.plan = plan
        make = _record_class(plan)
        self._by_key: dict[str, Any] = {
            key: make(**values, source=source) for key, (values, source) in rows.items()
        }
        self.records = tuple(self._by_key.values())
        self._own = dict(own or {})
        self._plausible = dict(plausible or {})
        self._cells = {(key, name): self._cell(key, name) for key in self._by_key for name in plan.fields}
        self.whole = self._whole()
        self._wholes: dict[str, Cell] = {}

    @property
    def rows(self) -> tuple[str, ...]:
        """The names of the records."""
        return tuple(self._by_key)

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.plan.fields)

    def by_key(self) -> dict[str, Any]:
        """The records by name. Looking at them is not a reading by a rule."""
        return dict(self._by_key)

    def record(self, key: str) -> Any:
        """The record called `key`.

        Raises:
            BadInput: no such record; offers the nearest.
        """
        if key not in self._by_key:
            raise unknown("chart-row", key, self._by_key)
        return self._by_key[key]

    def of_record(self, key: str) -> Cell:
        """One record as a cell, with the weakest source of its fields; put together when first asked for.

        Raises:
            BadInput: no such record; offers the nearest.
        """
        whole = self._wholes.get(key)
        if whole is None:
            record = self.record(key)
            own = [source for (row, _), source in self._own.items() if row == key]
            whole = self._wholes[key] = self._as_one(key, [record.source, *own])
        return whole

    def cell(self, key: str, name: str) -> Cell:
        """One field of one record, as a cell.

        Raises:
            BadInput: no such record or field; offers the nearest.
        """
        if (key, name) not in self._cells:
            self.record(key)
            raise unknown("chart-column", name, self.plan.fields)
        return self._cells[key, name]

    def cells(self) -> tuple[Cell, ...]:
        """All fields of all records. Looking at them is not a reading by a rule."""
        return tuple(self._cells.values())

    def with_cells(self, cells: Iterable[Cell]) -> Listing:
        """The same list with some fields changed."""
        rows, own = {}, dict(self._own)
        for key, record in self._by_key.items():
            values = record._asdict()
            rows[key] = (values, values.pop("source"))
        for cell in cells:
            rows[cell.row][0][cell.column] = cell.value
            own[cell.row, cell.column] = Source(cell.kind, cell.where, cell.note)
        return Listing(self.plan, rows, own, self._plausible)

    def _cell(self, key: str, name: str) -> Cell:
        record = self._by_key[key]
        own = self._own.get((key, name))
        band = () if own else self._plausible.get((key, name), ())
        kind, where, note = own or record.source
        return Cell(self.plan.name, key, name, getattr(record, name), kind, where, note, band)

    def _whole(self) -> Cell:
        return self._as_one("", [*(record.source for record in self.records), *self._own.values()])

    def _as_one(self, row: str, sources: list[Source]) -> Cell:
        """Several sources as one cell without a value: the first of the weakest kind."""
        cells = [Cell(self.plan.name, row, "", None, *source) for source in sources]
        kind = weakest(cells)
        nothing = Cell(self.plan.name, row, "", None, kind, "")
        return next((cell for cell in cells if cell.kind == kind), nothing)


def _record_class(plan: ListPlan) -> Callable[..., Any]:
    """The named tuple whose fields are those of the plan: no class that could be written down."""
    name = f"{plan.name.title().replace('_', '')}Record"
    return namedtuple(name, (*plan.fields, "source"))
