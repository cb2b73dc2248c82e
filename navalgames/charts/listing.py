"""A list of records (ships, hexes) with a source for each record.

Knows records and their fields. Must not know files, layers or what the fields mean.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from typing import Any

from navalgames.charts.cells import Cell, Source, weakest
from navalgames.charts.plan import ListPlan
from navalgames.errors import unknown


class Listing:
    """The records of one list, in the order of their file. Immutable.

    A record is a named tuple of the list's fields and `source`, the weakest source of its values.
    """

    __slots__ = ("plan", "records", "_places", "_own", "_plausible", "witness_cell")

    def __init__(
        self,
        plan: ListPlan,
        rows: Mapping[str, tuple[Mapping[str, Any], Source]],
        own: Mapping[tuple[str, str], Source] | None = None,
        plausible: Mapping[tuple[str, str], tuple[Any, ...]] | None = None,
    ) -> None:
        self.plan = plan
        record = namedtuple(f"{plan.name.title().replace('_', '')}Record", (*plan.fields, "source"))
        self.records = tuple(record(**values, source=source) for values, source in rows.values())
        self._places = {key: place for place, key in enumerate(rows)}
        self._own = dict(own or {})
        self._plausible = dict(plausible or {})
        self.witness_cell = self._whole()

    def record(self, key: str) -> Any:
        """The record called `key`.

        Raises:
            BadInput: no such record; offers the nearest.
        """
        if key not in self._places:
            raise unknown("chart-row", key, self._places)
        return self.records[self._places[key]]

    def keys(self) -> tuple[str, ...]:
        return tuple(self._places)

    def cell(self, key: str, field: str) -> Cell:
        """One field of one record, as a cell."""
        record = self.record(key)
        if field not in self.plan.fields:
            raise unknown("chart-column", field, self.plan.fields)
        source = self._own.get((key, field), record.source)
        plausible = self._plausible.get((key, field), ())
        return Cell(self.plan.name, key, field, getattr(record, field), *source, plausible)

    def cells(self) -> tuple[Cell, ...]:
        return tuple(self.cell(key, field) for key in self._places for field in self.plan.fields)

    def with_cell(self, cell: Cell) -> Listing:
        """The same list with one field changed."""
        rows = {}
        for key, record in zip(self._places, self.records, strict=True):
            values = {field: getattr(record, field) for field in self.plan.fields}
            if key == cell.row:
                values[cell.column] = cell.value
            rows[key] = (values, record.source)
        own = {**self._own, (cell.row, cell.column): Source(cell.kind, cell.where, cell.note)}
        return Listing(self.plan, rows, own, self._plausible)

    def _whole(self) -> Cell:
        """The list as one cell: whoever reads a list rests on its weakest record."""
        name = self.plan.name
        sources = [record.source for record in self.records] + list(self._own.values())
        cells = [Cell(name, "", "", None, *source) for source in sources]
        kind = weakest(cells)
        return next((cell for cell in cells if cell.kind == kind), Cell(name, "", "", None, kind, ""))
