"""Reads the lists of a game (ships, hexes) from CSV files, strictly.

Knows the source columns of the project's own files. Must not know layers or what a field means.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from navalgames.charts.cells import SOURCE_KINDS, Source
from navalgames.charts.faults import Faults, Place
from navalgames.charts.plan import ListPlan, Refused
from navalgames.printing import printed

Records = dict[str, tuple[dict[str, Any], Source]]

#: Kinds that must give an argument or a method besides the place.
_ARGUED = ("deduced", "parent", "reconstruction")
_SOURCE_COLUMNS = tuple(f"source_{part}" for part in Source._fields)


def check_source(faults: Faults, place: Place, source: Source, kinds: tuple[str, ...]) -> Source:
    """Notes a source of the wrong kind, without a place, or without the argument its kind asks for.

    Returns a source of an allowed kind, so that the rest of the files can still be checked.
    """
    if source.kind not in kinds:
        faults.add("source-kind", place, given=source.kind, expected=", ".join(kinds))
    elif not source.where.strip():
        faults.add("source-missing", place, expected="where")
    elif source.kind in _ARGUED and not source.note.strip():
        faults.add("source-missing", place, expected="note")
    return source if source.kind in kinds else source._replace(kind=kinds[-1])


def read_records(faults: Faults, path: Path, plan: ListPlan, owners: bool) -> Records:
    """The records of a list by key. An owner's file has no source columns: it is the source."""
    wanted = (*plan.fields, *(() if owners else _SOURCE_COLUMNS))
    place = Place(path, plan.name)
    text = faults.text(place)
    if text is None:
        return {}
    try:
        reader = csv.DictReader(io.StringIO(text, newline=""))
        columns = tuple(reader.fieldnames or ())
        lines = [(reader.line_num, line) for line in reader]
    except csv.Error as fault:
        faults.add("file-malformed", place, detail=printed(fault))
        return {}
    missing = [name for name in wanted if name not in columns]
    wrong = [*missing, *(name for name in columns if name not in wanted)]
    if wrong:
        faults.name("unknown-column", place, wrong[0], wanted)
        return {}
    return _records(faults, place, plan, lines, owners)


def _records(
    faults: Faults, place: Place, plan: ListPlan, lines: list[tuple[int, dict[str, str]]], owners: bool
) -> Records:
    """A fault names the line of the file and the record: "3: Malachite"."""
    records: Records = {}
    for number, line in lines:
        key = (line[plan.key] or "").strip()
        here = place.at(row=f"{number}: {key}", column=plan.key)
        if key in records:
            faults.add("overlap", here, given=key)
            continue
        source = Source("owner", place.file.name)
        if not owners:
            source = Source(*((line[column] or "").strip() for column in _SOURCE_COLUMNS))
            source = check_source(faults, here, source, SOURCE_KINDS[1:])
        records[key] = (_fields(faults, here, plan, line), source)
    if not records:
        faults.add("gap", place.at(column=plan.key), expected=plan.key)
    return records


def _fields(faults: Faults, place: Place, plan: ListPlan, line: Mapping[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, rule in plan.fields.items():
        try:
            values[name] = rule.read_text(line[name] or "")
        except Refused as refused:
            faults.add(refused.key, place.at(column=name), **refused.facts)
            values[name] = None
    return values


def check_names(faults: Faults, file: Path, plan: ListPlan, records: Mapping[str, Mapping[str, Any]]) -> None:
    """Fields that name other records must name existing ones, and mutually where the plan says so."""
    for name, rule in plan.fields.items():
        if rule.type != "names":
            continue
        for key, values in records.items():
            for other in values[name] or ():
                there = records.get(other)
                place = Place(file, plan.name, name, key)
                if there is None:
                    faults.name("unknown-row", place, other, records)
                elif rule.mutual and key not in (there[name] or ()):
                    faults.add("one-sided", place, given=other)
