"""All charts and lists of one game: an argument of every rule, never a global.

Knows names, what-if copies and differences. Must not know files or what a value means.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.charts.cells import WHAT_IF, Cell
from navalgames.charts.chart import Chart
from navalgames.charts.listing import Listing
from navalgames.charts.plan import Refused, ValueRule
from navalgames.errors import ALL_NAMES, BadInput, unknown


class Variant(NamedTuple):
    """A named, coherent set of other values that are as plausible as ours."""

    name: str
    note: str
    changes: tuple[tuple[str, Any, Any, Any], ...]

    def __repr__(self) -> str:
        return f"<Variant {self.name}: {self.note} Cells changed: {len(self.changes)}>"


class Charts:
    """The charts of one game. Immutable; compared and hashed by identity, so answers can be remembered by it.

    Trying the same value twice gives the same object (`replace`), so a what-if is remembered too.
    telling: whether a game is played by them to be read: whatever its rules take from them is told each time.
    """

    def __init__(
        self,
        game: str,
        charts: Mapping[str, Chart],
        lists: Mapping[str, Listing],
        variants: tuple[Variant, ...] = (),
    ) -> None:
        self.game = game
        self.variants = variants
        self._charts = dict(charts)
        self._lists = dict(lists)
        self._all: dict[str, Chart | Listing] = {**charts, **lists}
        self._tried: dict[tuple[Any, ...], Charts] = {}
        self.telling = False

    def __getitem__(self, name: str) -> Any:
        """The table (`Chart`) or list (`Listing`) called `name`.

        Raises:
            BadInput: no such chart; offers the nearest name.
        """
        try:
            return self._all[name]
        except KeyError:
            raise unknown("chart", name, self._all, ALL_NAMES) from None

    def __contains__(self, one: object) -> bool:
        """Whether there is a table or list called so; a table is among its charts as well."""
        return one in (self._all if isinstance(one, str) else self._all.values())

    def __iter__(self) -> Iterator[Chart]:
        """The tables, in the order of the schema."""
        return iter(self._charts.values())

    def __repr__(self) -> str:
        return f"<Charts {self.game} {self.fingerprint}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the tables."""
        return tuple(self._charts)

    @property
    def list_names(self) -> tuple[str, ...]:
        """The names of the lists."""
        return tuple(self._lists)

    def listing(self, name: str) -> Listing:
        """The list with its plan and sources; not a reading by a rule."""
        try:
            return self._lists[name]
        except KeyError:
            raise unknown("chart", name, self._lists) from None

    def list(self, name: str) -> tuple[Any, ...]:
        """The records of a list. The reading is witnessed with the list's weakest source."""
        listing = self.listing(name)
        witness.saw(listing.whole)
        return listing.records

    def record(self, name: str, key: str) -> Any:
        """One record of a list. The reading is witnessed with the record's weakest source."""
        listing = self.listing(name)
        witness.saw(listing.of_record(key))
        return listing.record(key)

    def cell(self, name: str, row: Any, column: Any) -> Cell:
        """One cell of a table, or one field of a record, with its source."""
        found: Cell = self[name].cell(row, column)
        return found

    def cells(self, name: str | None = None) -> tuple[Cell, ...]:
        """All cells of one table or list, or of all of them."""
        names = self._all if name is None else (name,)
        return tuple(cell for chart in names for cell in self[chart].cells())

    def counts(self, name: str) -> dict[str, int]:
        """How many cells of a table (records of a list) come from each source kind."""
        if name in self._lists:
            return dict(Counter(record.source.kind for record in self._lists[name].records))
        return dict(Counter(cell.kind for cell in self.cells(name)))

    def differences(self, other: Charts) -> Sequence[tuple[Cell | None, Cell | None]]:
        """The cells with other values in `other`; None stands for a record that one side does not have."""
        ours = {cell[:3]: cell for cell in self.cells()}
        theirs = {cell[:3]: cell for cell in other.cells()}
        places = [*ours, *(place for place in theirs if place not in ours)]
        pairs = [(ours.get(place), theirs.get(place)) for place in places]
        return [(a, b) for a, b in pairs if a is None or b is None or a.value != b.value]

    def replace(self, name: str, row: Any, column: Any, value: Any) -> Charts:
        """The same charts with one value tried out; its cell is marked "what-if".

        Raises:
            BadInput: no such cell, or a value the cell does not take.
        """
        old = self.cell(name, row, column)
        try:
            new = old._replace(value=self.value_rule(old).read(value), kind=WHAT_IF)
        except Refused as refused:
            where = {"file": "replace", "chart": name, "row": str(row), "column": str(column)}
            raise BadInput(f"error-chart-{refused.key}", **{**refused.facts, **where}) from None
        if new.value == old.value:
            return self
        place = new[:4]
        if place not in self._tried:
            self._tried[place] = self.with_cells([new])
        return self._tried[place]

    def copy(self) -> Charts:
        """The same charts as another object, of which nothing has been worked out yet."""
        return Charts(self.game, self._charts, self._lists, self.variants)

    @cached_property
    def told(self) -> Charts:
        """The same charts for a game that is read exactly: what play reads beforehand, once, at full speed,
        is told whenever it is used. Always the same object."""
        if self.telling:
            return self
        charts = self.copy()
        charts.telling = True
        return charts

    def with_cells(self, cells: Iterable[Cell]) -> Charts:
        """The same charts with many cells changed at once; values are taken as they are."""
        by_chart: dict[str, list[Cell]] = {}
        for cell in cells:
            by_chart.setdefault(cell.chart, []).append(cell)
        charts, lists = dict(self._charts), dict(self._lists)
        for name, changed in by_chart.items():
            if name in charts:
                charts[name] = charts[name].with_cells(changed)
            else:
                lists[name] = lists[name].with_cells(changed)
        return Charts(self.game, charts, lists, self.variants)

    def variant(self, name: str) -> Charts:
        """The charts with all values of a named variant tried out."""
        known = {variant.name: variant for variant in self.variants}
        if name not in known:
            raise unknown("chart-variant", name, known)
        changed = self
        for change in known[name].changes:
            changed = changed.replace(*change)
        return changed

    def value_rule(self, cell: Cell) -> ValueRule:
        """What may stand in a cell."""
        if cell.chart in self._charts:
            return self._charts[cell.chart].plan.value_rule(cell.row, cell.column)
        return self._lists[cell.chart].plan.fields[cell.column]

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of all values: two charts with the same values play the same game."""
        values = [(cell.chart, str(cell.row), str(cell.column), cell.value) for cell in self.cells()]
        return sha256(json.dumps(values, ensure_ascii=False).encode()).hexdigest()[:12]
