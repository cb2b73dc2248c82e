"""The strict reader of a game's charts: three layers of files become one set of cells.

Knows the files: schema.toml (shapes), known.toml (what a source says), proposed.toml (our values
where nothing is known), lists as CSV, and the owner's own file. Must not know what a value means.

Nothing is guessed: an unknown name, an overlap, a gap after all layers, a replacement of nothing,
other dice, a value of the wrong type or a missing source is refused, naming file, chart and row.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from navalgames.charts.cells import Cell, Source
from navalgames.charts.chart import Chart
from navalgames.charts.charts import Charts, Variant
from navalgames.charts.faults import Faults, Place
from navalgames.charts.listing import Listing
from navalgames.charts.plan import ListPlan, Plan, Schema, schema_of
from navalgames.charts.records import check_names, check_source, read_records
from navalgames.errors import BadInput
from navalgames.printing import printed

#: The source kinds that each of the project's own layers may hold.
LAYER_KINDS = {
    "known.toml": ("rulebook", "public", "deduced"),
    "proposed.toml": ("deduced", "parent", "reconstruction"),
}
_RESERVED = ("game", "copy", "lists")
_BLOCK_KEYS = ("source", "cells", "plausible")


def read_charts(folder: Path | str, owned: Path | str | None = None) -> Charts:
    """The charts of the game whose chart folder is `folder`, with the owner's file `owned` on top.

    Raises:
        BadInput: the first thing that is wrong in the files.
    """
    charts, faults = _read(folder, owned)
    if charts is None:
        raise faults[0]
    return charts


def check(folder: Path | str, owned: Path | str | None = None) -> tuple[BadInput, ...]:
    """Everything that is wrong in the files, in reading order; empty when they are sound."""
    return _read(folder, owned)[1]


def _read(folder: Path | str, owned: Path | str | None) -> tuple[Charts | None, tuple[BadInput, ...]]:
    faults = Faults()
    schema = _schema(faults, Path(folder) / "schema.toml")
    if schema is None:
        return None, tuple(faults.found)
    charts = Reading(schema, Path(folder), Path(owned) if owned else None, faults).charts()
    return (None if faults.found else charts), tuple(faults.found)


def _schema(faults: Faults, path: Path) -> Schema | None:
    data = faults.toml(path)
    if data is None:
        return None
    try:
        return schema_of(data)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        faults.add("file-malformed", Place(path), detail=f"{type(fault).__name__}: {printed(fault)}")
        return None


class Reading:
    """One pass over the files of one game, layer by layer."""

    def __init__(self, schema: Schema, folder: Path, owned: Path | None, faults: Faults) -> None:
        self.schema = schema
        self.folder = folder
        self.owned = owned
        self.faults = faults
        self._cells: dict[str, dict[tuple[Any, Any], Cell]] = {name: {} for name in schema.charts}
        self._bands: dict[tuple[str, Any, Any], tuple[Any, ...]] = {}
        self._of_fields: dict[tuple[str, str], Source] = {}

    def charts(self) -> Charts:
        """The charts; sound only if no fault was found on the way."""
        variants = [variant for name in LAYER_KINDS for variant in self._project_layer(self.folder / name)]
        mine = (self.faults.toml(self.owned) or {}) if self.owned else {}
        lists = self._lists(mine)
        if self.owned:
            self._owned_layer(Place(self.owned), mine, lists)
        self._after_all_layers(lists)
        tables = {name: Chart(plan, self._cells[name]) for name, plan in self.schema.charts.items()}
        return Charts(self.schema.game, tables, lists, tuple(variants))

    # --- the project's two layers -------------------------------------------------------------

    def _project_layer(self, path: Path) -> list[Variant]:
        data = self.faults.toml(path) or {}
        place = Place(path)
        sources = self._sources(place, data.pop("sources", {}))
        variants = data.pop("variants", [])
        for name, columns in data.items():
            here = place.at(chart=name)
            columns = self.faults.table(columns, here, f"[[{name}.COLUMN]]")
            if name in self.schema.charts:
                self._blocks(here, self.schema.charts[name], columns, sources)
            elif name in self.schema.lists:
                self._list_blocks(here, self.schema.lists[name], columns, sources)
            else:
                self.faults.name("unknown-chart", place, name, self._names())
        return [
            self._variant(place, variant) for variant in self.faults.tables(variants, place, "[[variants]]")
        ]

    def _names(self) -> tuple[str, ...]:
        return (*self.schema.charts, *self.schema.lists)

    def _sources(self, place: Place, given: Any) -> dict[str, Source]:
        sources = {}
        for name, words in self.faults.table(given, place, "[sources.NAME]").items():
            here = place.at(chart=name)
            words = self.faults.table(words, here, f"[sources.{name}]")
            self.faults.keys(words, here, Source._fields)
            source = Source(*(str(words.get(part, "")) for part in Source._fields))
            sources[name] = check_source(self.faults, here, source, LAYER_KINDS[place.file.name])
        return sources

    def _blocks(self, place: Place, plan: Plan, columns: dict[str, Any], sources: dict[str, Source]) -> None:
        for text, blocks in columns.items():
            column = plan.column_of(text)
            if column is None:
                self.faults.name("unknown-column", place, text, plan.columns)
                continue
            here = place.at(column=column)
            seen: set[Any] = set()
            for block in self.faults.tables(blocks, here, f"[[{plan.name}.{text}]]"):
                self.faults.keys(block, here, _BLOCK_KEYS)
                name = str(block.get("source", ""))
                if name not in sources:
                    self.faults.name("unknown-source", here, name, sources)
                    continue
                lines = self.faults.table(block.get("cells", {}), here, "cells = { … }")
                for row, value in self.faults.lines(here, plan, lines, seen):
                    self._lay(here, Cell(plan.name, row, column, value, *sources[name]))
                self._chart_bands(here, plan, block)

    def _lay(self, place: Place, cell: Cell) -> None:
        """Puts one cell of a project layer on the table: it may not hide another one."""
        below = self._cells[cell.chart].setdefault((cell.row, cell.column), cell)
        if below is not cell:
            self.faults.add("already-known", place.at(row=cell.row), given=below.kind)

    def _chart_bands(self, place: Place, plan: Plan, block: dict[str, Any]) -> None:
        given = self.faults.table(block.get("plausible", {}), place, "plausible = { … }")
        for text, values in given.items():
            for row in self.faults.rows(place, plan, text):
                band = self.faults.band(place.at(row=row), plan.value_rule(row, place.column), values)
                self._bands[plan.name, row, place.column] = band

    def _list_blocks(
        self, place: Place, plan: ListPlan, columns: dict[str, Any], sources: dict[str, Source]
    ) -> None:
        """For lists the TOML layers hold plausible values, and a source where a field of all records has
        its own; the values stand in the CSV."""
        for name, blocks in columns.items():
            here = place.at(column=name)
            if name not in plan.fields:
                self.faults.name("unknown-column", place, name, plan.fields)
                continue
            for block in self.faults.tables(blocks, here, f"[[{plan.name}.{name}]]"):
                self.faults.keys(block, here, ("source", "plausible"))
                if "source" in block:
                    self._source_of_field(here, str(block["source"]), sources)
                given = self.faults.table(block.get("plausible", {}), here, "plausible = { … }")
                for key, values in given.items():
                    band = self.faults.band(here.at(row=key), plan.fields[name], values)
                    self._bands[plan.name, key, name] = band

    def _source_of_field(self, place: Place, name: str, sources: dict[str, Source]) -> None:
        if name in sources:
            self._of_fields[place.chart, place.column] = sources[name]
        else:
            self.faults.name("unknown-source", place, name, sources)

    def _variant(self, place: Place, given: dict[str, Any]) -> Variant:
        here = place.at(chart=str(given.get("name", "variants")))
        self.faults.keys(given, here, ("name", "note", "cells"))
        changes: list[tuple[str, Any, Any, Any]] = []
        for name, columns in self.faults.table(given.get("cells", {}), here, "[variants.cells]").items():
            for text, lines in self.faults.table(columns, here, f"[variants.cells.{name}]").items():
                lines = self.faults.table(lines, here, f"[variants.cells.{name}.{text}]")
                changes += self._variant_column(place, name, text, lines)
        return Variant(str(given.get("name", "")), str(given.get("note", "")), tuple(changes))

    def _variant_column(
        self, place: Place, name: str, text: str, lines: dict[str, Any]
    ) -> list[tuple[str, Any, Any, Any]]:
        plan = self.schema.charts.get(name) or self.schema.lists.get(name)
        here = place.at(chart=name, column=text)
        if plan is None:
            self.faults.name("unknown-chart", place, name, self._names())
        elif isinstance(plan, ListPlan) and text in plan.fields:
            return [
                (name, key, text, read)
                for key, value in lines.items()
                for read in self.faults.value(here.at(row=key), plan.fields[text], value)
            ]
        elif isinstance(plan, Plan) and plan.column_of(text) is not None:
            here = here.at(column=plan.column_of(text))
            pairs = self.faults.lines(here, plan, lines, set())
            return [(name, row, here.column, value) for row, value in pairs]
        else:
            known = plan.fields if isinstance(plan, ListPlan) else plan.columns
            self.faults.name("unknown-column", here, text, known)
        return []

    # --- lists --------------------------------------------------------------------------------

    def _lists(self, mine: dict[str, Any]) -> dict[str, Listing]:
        place = Place(self.owned or self.folder)
        files = self.faults.table(mine.get("lists", {}), place, "[lists]")
        for name in files:
            if name not in self.schema.lists:
                self.faults.name("unknown-chart", place, name, self.schema.lists)
        return {name: self._listing(plan, files.get(name)) for name, plan in self.schema.lists.items()}

    def _listing(self, plan: ListPlan, own_file: Any) -> Listing:
        if own_file is not None and self.owned:
            path = self.owned.parent / printed(own_file)
            return Listing(plan, read_records(self.faults, path, plan, owners=True))
        records = read_records(self.faults, self.folder / plan.file, plan, owners=False)
        bands = {place[1:]: band for place, band in self._bands.items() if place[0] == plan.name}
        for key, name in bands:
            if key not in records:
                place = Place(self.folder / "proposed.toml", plan.name, name, key)
                self.faults.name("replaces-nothing", place, key, records)
        own = {
            (key, field): source
            for (name, field), source in self._of_fields.items()
            for key in records
            if name == plan.name
        }
        return Listing(plan, records, own, bands)

    # --- the owner's layer --------------------------------------------------------------------

    def _owned_layer(self, place: Place, data: dict[str, Any], lists: dict[str, Listing]) -> None:
        if data.get("game", self.schema.game) != self.schema.game:
            self.faults.add("wrong-game", place, given=printed(data["game"]), expected=self.schema.game)
        source = Source("owner", printed(data.get("copy") or place.file.name))
        for name, columns in data.items():
            if name in _RESERVED:
                continue
            here = place.at(chart=name)
            columns = self.faults.table(columns, here, f"[{name}]")
            if name in self.schema.charts:
                self._own_chart(here, self.schema.charts[name], columns, source)
            elif name in lists:
                lists[name] = self._own_records(here, lists[name], columns, source)
            else:
                self.faults.name("unknown-chart", place, name, self._names())

    def _own_chart(self, place: Place, plan: Plan, columns: dict[str, Any], source: Source) -> None:
        for text, lines in columns.items():
            if text == "dice":
                if lines != plan.dice:
                    self.faults.add("wrong-dice", place, given=printed(lines), expected=plan.dice or "-")
                continue
            column = plan.column_of(text)
            if column is None:
                self.faults.name("unknown-column", place, text, plan.columns)
                continue
            here = place.at(column=column)
            lines = self.faults.table(lines, here, f'[{plan.name}."{text}"]')
            for row, value in self.faults.lines(here, plan, lines, set()):
                self._cells[plan.name][row, column] = Cell(plan.name, row, column, value, *source)

    def _own_records(self, place: Place, listing: Listing, given: dict[str, Any], source: Source) -> Listing:
        plan = listing.plan
        free = tuple(name for name in plan.fields if name != plan.key)
        for key, fields in given.items():
            here = place.at(row=key)
            if key not in listing.rows:
                self.faults.name("replaces-nothing", here, key, listing.rows)
                continue
            for name, value in self.faults.table(fields, here, f'[{plan.name}."{key}"]').items():
                if name not in free:
                    self.faults.name("unknown-column", here, name, free)
                    continue
                for read in self.faults.value(here.at(column=name), plan.fields[name], value):
                    listing = listing.with_cells([Cell(plan.name, key, name, read, *source)])
        return listing

    # --- after all layers ---------------------------------------------------------------------

    def _after_all_layers(self, lists: dict[str, Listing]) -> None:
        for name, plan in self.schema.charts.items():
            for column in plan.columns:
                missing = [str(row) for row in plan.rows if (row, column) not in self._cells[name]]
                if missing:
                    self.faults.add("gap", Place(self.folder, name, column), expected=", ".join(missing))
        for name, listing in lists.items():
            records = {key: record._asdict() for key, record in listing.by_key().items()}
            shape = self.schema.lists[name]
            changed = any(cell.kind == "owner" for cell in listing.cells())
            file = self.owned if self.owned and changed else self.folder / shape.file
            check_names(self.faults, file, shape, records)
        for (name, row, column), band in self._bands.items():
            cell = self._cells.get(name, {}).get((row, column))
            if cell is not None and cell.kind != "owner":
                self._cells[name][row, column] = cell._replace(plausible=band)
