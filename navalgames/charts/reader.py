"""The strict reader of a game's charts: three layers of files become one set of cells.

Knows the files: schema.toml (shapes), known.toml (what a source says), proposed.toml (our values
where nothing is known), lists as CSV, and the owner's own file. Must not know what a value means.

Nothing is guessed: an unknown name, an overlap, a gap after all layers, a replacement of nothing,
other dice, a value of the wrong type or a missing source is refused, naming file, chart and row.
"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from navalgames.charts.cells import Cell, Source
from navalgames.charts.chart import Chart
from navalgames.charts.charts import Charts, Variant
from navalgames.charts.listing import Listing
from navalgames.charts.plan import ListPlan, Plan, Refused, Schema, ValueRule, schema_of
from navalgames.errors import BadInput, nearest

#: The source kinds that each of the project's own layers may hold.
LAYER_KINDS = {
    "known.toml": ("rulebook", "public", "deduced"),
    "proposed.toml": ("deduced", "parent", "reconstruction"),
}
_LIST_KINDS = ("rulebook", "public", "deduced", "parent", "reconstruction")
_ARGUED = ("deduced", "parent", "reconstruction")
_BLOCK_KEYS = ("source", "cells", "plausible")
_RESERVED = ("game", "copy", "lists")


def read_charts(folder: Path, owned: Path | None = None) -> Charts:
    """The charts of the game whose chart folder is `folder`, with the owner's file `owned` on top.

    Raises:
        BadInput: the first thing that is wrong in the files.
    """
    reading = Reading(Path(folder), Path(owned) if owned else None)
    charts = reading.charts()
    if reading.faults or charts is None:
        raise reading.faults[0]
    return charts


def check(folder: Path, owned: Path | None = None) -> tuple[BadInput, ...]:
    """Everything that is wrong in the files, in reading order; empty when they are sound."""
    reading = Reading(Path(folder), Path(owned) if owned else None)
    reading.charts()
    return tuple(reading.faults)


class Reading:
    """One pass over the files. Faults are collected, so that `check` can show all of them."""

    def __init__(self, folder: Path, owned: Path | None) -> None:
        self.folder = folder
        self.owned = owned
        self.faults: list[BadInput] = []
        self.schema = Schema("")
        self._cells: dict[str, dict[tuple[Any, Any], Cell]] = {}
        self._plausible: dict[tuple[str, Any, Any], tuple[Any, ...]] = {}

    def charts(self) -> Charts | None:
        """The charts, or None when something is wrong (see `faults`)."""
        schema = self._schema()
        if schema is None:
            return None
        self.schema = schema
        self._cells = {name: {} for name in schema.charts}
        layers = [(self.folder / name, self._toml(self.folder / name)) for name in LAYER_KINDS]
        variants: tuple[Variant, ...] = ()
        for path, data in layers:
            if data is not None:
                variants += self._project_layer(path, data)
        mine = self._toml(self.owned) if self.owned else {}
        lists = self._lists(mine or {})
        if self.owned and mine is not None:
            lists = self._owned_layer(self.owned, mine, lists)
        self._gaps()
        if self.faults:
            return None
        tables = {name: Chart(plan, self._cells[name]) for name, plan in schema.charts.items()}
        return Charts(schema.game, tables, lists, variants)

    # --- faults -------------------------------------------------------------------------------

    def _refuse(self, key: str, path: Path | None, chart: str = "-", row: Any = "-", **facts: Any) -> None:
        where = {"file": str(path) if path else "-", "chart": chart, "row": str(row)}
        self.faults.append(BadInput(key, **{"column": "-", **facts, **where}))

    def _refuse_name(self, kind: str, path: Path, given: Any, known: Any, chart: str = "-", **facts: Any) -> None:
        names = [str(name) for name in known]
        shown = ", ".join(names if len(names) <= 12 else [*names[:12], "…"])
        close = nearest(str(given), names) or "none"
        key = f"error-chart-{kind}"
        self._refuse(key, path, chart, given, given=str(given), expected=shown, nearest=close, **facts)

    # --- files --------------------------------------------------------------------------------

    def _toml(self, path: Path) -> dict[str, Any] | None:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError:
            self._refuse("error-chart-file-missing", path)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            self._refuse("error-chart-file-malformed", path, detail=str(fault))
        return None

    def _schema(self) -> Schema | None:
        path = self.folder / "schema.toml"
        data = self._toml(path)
        if data is None:
            return None
        try:
            return schema_of(data)
        except (KeyError, TypeError, ValueError, AttributeError) as fault:
            self._refuse("error-chart-file-malformed", path, detail=f"{type(fault).__name__}: {fault}")
            return None

    # --- the project's two layers -------------------------------------------------------------

    def _project_layer(self, path: Path, data: Mapping[str, Any]) -> tuple[Variant, ...]:
        data = dict(data)
        sources = self._sources(path, data.pop("sources", {}))
        variants = data.pop("variants", [])
        for name, columns in data.items():
            if not self._is_table(path, name, columns):
                continue
            if name in self.schema.charts:
                self._chart_blocks(path, self.schema.charts[name], columns, sources)
            elif name in self.schema.lists:
                self._list_blocks(path, self.schema.lists[name], columns)
            else:
                self._refuse_name("unknown-chart", path, name, (*self.schema.charts, *self.schema.lists))
        return tuple(self._variants(path, variants))

    def _sources(self, path: Path, given: Mapping[str, Any]) -> dict[str, Source]:
        sources = {}
        for name, words in given.items():
            if self._is_table(path, name, words):
                extra = [key for key in words if key not in Source._fields]
                if extra:
                    self._refuse_name("unknown-key", path, extra[0], Source._fields, name)
                source = Source(**{key: str(words.get(key, "")) for key in Source._fields})
                self._check_source(path, name, "-", source, LAYER_KINDS[path.name])
                sources[name] = source
        return sources

    def _check_source(self, path: Path, chart: str, row: Any, source: Source, kinds: tuple[str, ...]) -> None:
        if source.kind not in kinds:
            self._refuse(
                "error-chart-source-kind", path, chart, row, given=source.kind, expected=", ".join(kinds)
            )
        elif not source.where.strip():
            self._refuse("error-chart-source-missing", path, chart, row, expected="where")
        elif source.kind in _ARGUED and not source.note.strip():
            self._refuse("error-chart-source-missing", path, chart, row, expected="note")

    def _chart_blocks(
        self, path: Path, plan: Plan, columns: Mapping[str, Any], sources: Mapping[str, Source]
    ) -> None:
        for text, blocks in columns.items():
            column = plan.column_of(text)
            if column is None:
                self._refuse_name("unknown-column", path, text, plan.columns, plan.name)
                continue
            seen: set[Any] = set()
            for block in self._blocks(path, plan.name, text, blocks):
                name = block.get("source", "")
                if name not in sources:
                    self._refuse_name("unknown-source", path, name, sources, plan.name, column=text)
                    continue
                for row, value in self._rows(path, plan, column, block.get("cells", {}), seen):
                    self._lay(path, Cell(plan.name, row, column, value, *sources[name]))
                self._bands(path, plan, column, block.get("plausible", {}))

    def _blocks(self, path: Path, chart: str, column: str, blocks: Any) -> Iterator[Mapping[str, Any]]:
        if not isinstance(blocks, list):
            self._refuse("error-chart-shape", path, chart, column=column, expected=f"[[{chart}.{column}]]")
            return
        for block in blocks:
            extra = [key for key in block if key not in _BLOCK_KEYS]
            if extra:
                self._refuse_name("unknown-key", path, extra[0], _BLOCK_KEYS, chart, column=column)
            elif all(isinstance(block.get(key, {}), dict) for key in _BLOCK_KEYS[1:]):
                yield block
            else:
                self._refuse("error-chart-shape", path, chart, column=column, expected="cells = { … }")

    def _lay(self, path: Path, cell: Cell) -> None:
        """Put one cell of a project layer on the table: it may not hide another one."""
        cells = self._cells[cell.chart]
        below = cells.get((cell.row, cell.column))
        if below is not None:
            self._refuse(
                "error-chart-already-known", path, cell.chart, cell.row, column=str(cell.column), given=below.kind
            )
            return
        cells[cell.row, cell.column] = cell

    def _rows(
        self, path: Path, plan: Plan, column: Any, given: Mapping[str, Any], seen: set[Any]
    ) -> Iterator[tuple[Any, Any]]:
        """The single rows of a column's lines, with their values; `seen` finds overlaps."""
        for text, value in given.items():
            for row in self._rows_of(path, plan, column, text):
                if row in seen:
                    self._refuse("error-chart-overlap", path, plan.name, row, column=str(column), given=text)
                    continue
                seen.add(row)
                yield from self._read(path, plan.name, row, column, plan.values[column], value)

    def _rows_of(self, path: Path, plan: Plan, column: Any, text: str) -> tuple[Any, ...]:
        rows = plan.rows_of(text)
        if rows is None:
            self._refuse_name("unknown-row", path, text, plan.rows, plan.name, column=str(column))
            return ()
        if not rows:
            self._refuse("error-chart-range", path, plan.name, text, column=str(column))
        outside = [row for row in rows if row not in plan.rows]
        if outside:
            reach = f"{plan.rows[0]}-{plan.rows[-1]}"
            self._refuse(
                "error-chart-replaces-nothing", path, plan.name, outside[0], column=str(column),
                expected=reach, nearest="none",
            )
        return tuple(row for row in rows if row in plan.rows)

    def _read(
        self, path: Path, chart: str, row: Any, column: Any, rule: ValueRule, value: Any
    ) -> Iterator[tuple[Any, Any]]:
        try:
            yield row, rule.read(value)
        except Refused as refused:
            self._refuse(refused.key, path, chart, row, **{**refused.facts, "column": str(column)})

    def _bands(self, path: Path, plan: Plan, column: Any, given: Mapping[str, Any]) -> None:
        """The plausible values of cells: lists of values beside the cells."""
        for text, values in given.items():
            rule = plan.values[column]
            for row in self._rows_of(path, plan, column, text):
                band = [found for value in values for _, found in self._read(path, plan.name, row, column, rule, value)]
                self._plausible[plan.name, row, column] = tuple(band)

    def _list_blocks(self, path: Path, plan: ListPlan, columns: Mapping[str, Any]) -> None:
        """For lists the TOML layers hold only bands; the values stand in the CSV."""
        for field, blocks in columns.items():
            if field not in plan.fields:
                self._refuse_name("unknown-column", path, field, plan.fields, plan.name)
                continue
            for block in self._blocks(path, plan.name, field, blocks):
                if "cells" in block:
                    self._refuse("error-chart-shape", path, plan.name, column=field, expected=plan.file)
                for key, values in block.get("plausible", {}).items():
                    rule = plan.fields[field]
                    band = [v for value in values for _, v in self._read(path, plan.name, key, field, rule, value)]
                    self._plausible[plan.name, key, field] = tuple(band)

    def _variants(self, path: Path, given: list[Mapping[str, Any]]) -> Iterator[Variant]:
        for variant in given:
            changes = []
            for name, columns in variant.get("cells", {}).items():
                for text, lines in columns.items():
                    changes += self._variant_lines(path, name, text, lines)
            yield Variant(str(variant.get("name", "")), str(variant.get("note", "")), tuple(changes))

    def _variant_lines(self, path: Path, name: str, text: str, lines: Mapping[str, Any]) -> list[tuple]:
        if name in self.schema.lists:
            rule = self.schema.lists[name].fields[text]
            pairs = [pair for key, value in lines.items() for pair in self._read(path, name, key, text, rule, value)]
            return [(name, key, text, value) for key, value in pairs]
        if name not in self.schema.charts or self.schema.charts[name].column_of(text) is None:
            self._refuse_name("unknown-chart", path, f"{name}.{text}", self.schema.charts)
            return []
        plan = self.schema.charts[name]
        column = plan.column_of(text)
        return [(name, row, column, value) for row, value in self._rows(path, plan, column, lines, set())]

    # --- lists --------------------------------------------------------------------------------

    def _lists(self, mine: Mapping[str, Any]) -> dict[str, Listing]:
        files = mine.get("lists", {})
        if not self._is_table(self.owned, "lists", files):
            files = {}
        for name in files:
            if name not in self.schema.lists:
                self._refuse_name("unknown-chart", self.owned, name, self.schema.lists)
        lists = {}
        for name, plan in self.schema.lists.items():
            own_file = name in files
            path = self.owned.parent / str(files[name]) if own_file else self.folder / plan.file
            rows = self._records(path, plan, own_file)
            bands = {place[1:]: band for place, band in self._plausible.items() if place[0] == name and not own_file}
            for key, field in bands:
                if key not in rows:
                    self._refuse_name("replaces-nothing", self.folder / "proposed.toml", key, rows, name, column=field)
            lists[name] = Listing(plan, rows, plausible=bands)
        return lists

    def _records(self, path: Path, plan: ListPlan, own_file: bool) -> dict[str, tuple[dict[str, Any], Source]]:
        wanted = [*plan.fields] + ([] if own_file else ["source_kind", "source_where", "source_note"])
        try:
            with path.open(encoding="utf-8", newline="") as file:
                reader = csv.DictReader(file)
                columns = reader.fieldnames or []
                lines = list(reader)
        except (OSError, UnicodeDecodeError):
            self._refuse("error-chart-file-missing", path, plan.name)
            return {}
        missing = [column for column in wanted if column not in columns]
        extra = [column for column in columns if column not in wanted]
        if missing or extra:
            self._refuse_name("unknown-column", path, (missing + extra)[0], wanted, plan.name)
            return {}
        return self._checked_records(path, plan, lines, own_file)

    def _checked_records(
        self, path: Path, plan: ListPlan, lines: list[dict[str, str]], own_file: bool
    ) -> dict[str, tuple[dict[str, Any], Source]]:
        records: dict[str, tuple[dict[str, Any], Source]] = {}
        for line in lines:
            key = (line[plan.key] or "").strip()
            if key in records:
                self._refuse("error-chart-overlap", path, plan.name, key, column=plan.key, given=key)
                continue
            source = self._record_source(line, path, own_file)
            if not own_file:
                self._check_source(path, plan.name, key, source, _LIST_KINDS)
            records[key] = (self._fields(path, plan, key, line), source)
        if not records:
            self._refuse("error-chart-gap", path, plan.name, given="-", expected=plan.key)
        self._names_known(path, plan, records)
        return records

    def _record_source(self, line: Mapping[str, str], path: Path, own_file: bool) -> Source:
        if own_file:
            return Source("owner", path.name)
        return Source(*((line[f"source_{part}"] or "").strip() for part in Source._fields))

    def _fields(self, path: Path, plan: ListPlan, key: str, line: Mapping[str, str]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field, rule in plan.fields.items():
            try:
                values[field] = rule.read_text(line[field] or "")
            except Refused as refused:
                self._refuse(refused.key, path, plan.name, key, **{**refused.facts, "column": field})
                values[field] = None
        return values

    def _names_known(self, path: Path, plan: ListPlan, records: Mapping[str, tuple[dict[str, Any], Source]]) -> None:
        """Fields that name other records of the list must name existing ones, mutually if the plan says so."""
        for field, rule in plan.fields.items():
            if rule.type != "names":
                continue
            for key, (values, _) in records.items():
                for name in values[field] or ():
                    there = records.get(name)
                    if there is None or (rule.mutual and key not in (there[0][field] or ())):
                        self._refuse_name("unknown-row", path, name, records, plan.name, column=field)

    # --- the owner's layer --------------------------------------------------------------------

    def _owned_layer(self, path: Path, data: Mapping[str, Any], lists: dict[str, Listing]) -> dict[str, Listing]:
        if data.get("game", self.schema.game) != self.schema.game:
            self._refuse("error-chart-wrong-game", path, given=str(data["game"]), expected=self.schema.game)
        source = Source("owner", str(data.get("copy") or path.name))
        for name, columns in data.items():
            if name in _RESERVED or not self._is_table(path, name, columns):
                continue
            if name in self.schema.charts:
                self._own_chart(path, self.schema.charts[name], columns, source)
            elif name in lists:
                lists[name] = self._own_records(path, lists[name], columns, source)
            else:
                known = (*self.schema.charts, *self.schema.lists)
                self._refuse_name("unknown-chart", path, name, known)
        return lists

    def _own_chart(self, path: Path, plan: Plan, columns: Mapping[str, Any], source: Source) -> None:
        for text, lines in columns.items():
            if text == "dice":
                if lines != plan.dice:
                    self._refuse(
                        "error-chart-wrong-dice", path, plan.name, given=str(lines), expected=plan.dice or "-"
                    )
                continue
            column = plan.column_of(text)
            if column is None:
                self._refuse_name("unknown-column", path, text, plan.columns, plan.name)
            elif self._is_table(path, plan.name, lines):
                for row, value in self._rows(path, plan, column, lines, set()):
                    self._cells[plan.name][row, column] = Cell(plan.name, row, column, value, *source)

    def _own_records(self, path: Path, listing: Listing, given: Mapping[str, Any], source: Source) -> Listing:
        plan = listing.plan
        for key, fields in given.items():
            if key not in listing.keys():
                self._refuse_name("replaces-nothing", path, key, listing.keys(), plan.name)
            elif self._is_table(path, plan.name, fields):
                for field, value in fields.items():
                    if field not in plan.fields or field == plan.key:
                        own = [name for name in plan.fields if name != plan.key]
                        self._refuse_name("unknown-column", path, field, own, plan.name)
                        continue
                    for row, read in self._read(path, plan.name, key, field, plan.fields[field], value):
                        listing = listing.with_cell(Cell(plan.name, row, field, read, *source))
        return listing

    # --- after all layers ---------------------------------------------------------------------

    def _gaps(self) -> None:
        for name, plan in self.schema.charts.items():
            for column in plan.columns:
                missing = [row for row in plan.rows if (row, column) not in self._cells[name]]
                if missing:
                    shown = ", ".join(map(str, missing))
                    self._refuse("error-chart-gap", self.folder, name, shown, column=str(column), expected=shown)
        for place, band in self._plausible.items():
            name, row, column = place
            if name in self._cells and (row, column) in self._cells[name]:
                cell = self._cells[name][row, column]
                if cell.kind != "owner":
                    self._cells[name][row, column] = cell._replace(plausible=band)

    def _is_table(self, path: Path | None, chart: str, given: Any) -> bool:
        if not isinstance(given, dict):
            self._refuse("error-chart-shape", path, chart, expected=f"[{chart}]")
            return False
        return True
