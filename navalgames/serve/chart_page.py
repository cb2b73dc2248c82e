"""The charts of a game laid out for reading: each number with a letter that leads to its source.

Knows charts, lists and source kinds. Must not know HTML or what a number means.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chart_words import row_told, told
from navalgames.charts import SOURCE_KINDS, Chart, Charts, Listing
from navalgames.charts.plan import Plan
from navalgames.texts import Texts
from navalgames.texts.figures import signed_text


class SourceLine(NamedTuple):
    """One source of a chart: its letter there, its kind, the place, and the argument or method."""

    letter: str
    kind: str
    where: str
    note: str


class Table(NamedTuple):
    """One chart as a table: `rows` are (label, ((value, letter), ...)); a list has no letters."""

    name: str
    title: str
    rule: str
    dice: str
    head: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    sources: tuple[SourceLine, ...]


class KindCount(NamedTuple):
    """How many numbers come from a kind of source."""

    kind: str
    count: int  # type: ignore[assignment]  # nobody counts in this tuple


def tables(charts: Charts, texts: Texts) -> tuple[Table, ...]:
    """Every chart, then every list, in the order of the game's files."""
    return (
        *(_chart(charts[name], texts) for name in charts.names),
        *(_listing(charts.listing(name), texts) for name in charts.list_names),
    )


def kind_counts(charts: Charts) -> tuple[KindCount, ...]:
    """How many numbers of all charts come from each kind of source, strongest first."""
    kinds = [cell.kind for cell in charts.cells()]
    return tuple(KindCount(kind, kinds.count(kind)) for kind in SOURCE_KINDS if kind in kinds)


def _chart(chart: Chart, texts: Texts) -> Table:
    sources = list(dict.fromkeys((cell.kind, cell.where, cell.note) for cell in chart.cells()))
    letters = {source: _letter(place) for place, source in enumerate(sources)}

    def shown(row: Any, column: Any) -> tuple[str, str]:
        cell = chart.cell(row, column)
        return told(texts, "cell", cell.value), letters[cell.kind, cell.where, cell.note]

    return Table(
        chart.name,
        texts.t(chart.title),
        chart.rule,
        thrown(texts, chart.plan),
        texts.t("charts-row"),
        tuple(told(texts, "column", column) for column in chart.columns),
        tuple(
            (row_told(texts, chart.plan, row), tuple(shown(row, column) for column in chart.columns))
            for row in chart.rows
        ),
        tuple(_source(texts, letters[source], *source) for source in sources),
    )


def _listing(listing: Listing, texts: Texts) -> Table:
    plan = listing.plan
    fields = tuple(plan.fields)
    sources = list(dict.fromkeys(record.source[:2] for record in listing.records))
    letters = {source: _letter(place) for place, source in enumerate(sources)}
    rows = tuple(_record(texts, record, fields, letters[record.source[:2]]) for record in listing.records)
    return Table(
        plan.name,
        texts.t(plan.title),
        plan.rule,
        "",
        told(texts, "column", fields[0]),
        tuple(told(texts, "column", field) for field in fields[1:]),
        rows,
        tuple(_source(texts, letters[kind, where], kind, where, "") for kind, where in sources),
    )


def _source(texts: Texts, letter: str, kind: str, where: str, note: str) -> SourceLine:
    """A source in the reader's language, where it has been translated."""
    return SourceLine(letter, kind, texts.name(where), texts.name(note))


def _record(
    texts: Texts, record: Any, fields: tuple[str, ...], letter: str
) -> tuple[str, tuple[tuple[str, str], ...]]:
    """One line of a list; its last value carries the letter of the record's source."""
    first, *values = (told(texts, "cell", getattr(record, field)) for field in fields)
    marks = ["" for _ in values[1:]] + [letter]
    return first, tuple(zip(values, marks, strict=True))


def _letter(place: int) -> str:
    """The mark of the source at `place`: a to z, then aa, ab, ...

    >>> _letter(0), _letter(25), _letter(26)
    ('a', 'z', 'aa')
    """
    rest, last = divmod(place, 26)
    return (_letter(rest - 1) if rest else "") + "abcdefghijklmnopqrstuvwxyz"[last]


def thrown(texts: Texts, plan: Plan) -> str:
    """The dice of a chart, and the modifiers that can come."""
    added = texts.listed(signed_text(modifier) for modifier in plan.modifiers if modifier)
    return texts.t("charts-modifiers", dice=plan.dice, modifiers=added) if plan.dice and added else plan.dice
