"""A table in words where one throw alone is looked up in it: "6 or less → nothing; 7–9 → damaged".

Knows a section's choices and the cells they read. Must not know a rule, nor where the words stand.
"""

from __future__ import annotations

from navalgames.chance.anatomy import ROLL, Node
from navalgames.charts import Cell, Chart
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON
from navalgames.pictures.grid import first_that_matters
from navalgames.pictures.section import Section

MOST_ENDS = 8
"""Ends of which the rows are told; a longer list is read in the table itself."""


def rows_told(section: Section, chart: Chart, shift: int) -> str:
    """Which rows of a table lead to which end; "" where that hangs on another throw as well, where a row is
    not the number that is thrown with what is added to it, or where the ends are many.

    shift: what is added to the throw before it is looked up.
    """
    node, _ = first_that_matters(section)
    if node is None or node.asked.kind != ROLL or any(isinstance(way.then, Node) for way in node.ways):
        return ""
    numbered = [row for row in chart.rows if is_number(row)]
    rows: dict[int, list[int]] = {}
    columns: set[object] = set()
    for way in node.ways:
        for value, read in zip(way.values, way.read, strict=True):
            looked = [one for one in read if isinstance(one, Cell) and one.chart == chart.name]
            cells = {one.row for one in looked}
            columns.update(one.column for one in looked)
            if (
                not is_number(value)
                or len(cells) > 1
                or (numbered and cells - {_near(value + shift, numbered)})
            ):
                return ""
            rows.setdefault(section.target(way.then), []).append(value + shift)
    itself = all({section.outcomes[-1 - end]} == set(some) for end, some in rows.items())
    if itself or not 1 < len(rows) <= MOST_ENDS:
        return ""
    listed = {end: sorted(set(some)) for end, some in rows.items()}
    last = numbered[-1] if numbered and chart.plan.open_above else None
    return _listed(section, listed, _beyond(chart, columns, numbered, listed), last)


def _near(total: int, rows: list[int]) -> int:
    """The row of a total: beyond the last row, that one."""
    return min(max(total, rows[0]), rows[-1])


def _beyond(chart: Chart, columns: set[object], numbered: list[int], rows: dict[int, list[int]]) -> list[int]:
    """The totals next to those that can be thrown, where the table says something else there."""
    if len(columns) != 1 or not numbered:
        return []
    (column,) = columns
    every = [one for some in rows.values() for one in some]
    beside = ((min(every), min(every) - 1), (max(every), max(every) + 1))
    cell = {one: chart.cell(_near(one, numbered), column).value for pair in beside for one in pair}
    return [beyond for last, beyond in beside if cell[last] != cell[beyond]]


def _listed(section: Section, rows: dict[int, list[int]], beyond: list[int], last: int | None) -> str:
    """Ends with their rows, in the order in which ends are told. last: the row of all above it as well."""
    t, every = section.labels.texts.t, sorted({*beyond, *(one for some in rows.values() for one in some)})
    called = section.said if GOES_ON in section.outcomes else section.end_words

    def numbers(some: list[int]) -> str:
        return t("why-or-more", value=last) if some == [last] else section.words.any_of(some, every, str)

    listed = (
        t(
            "picture-law-end",
            numbers=numbers(some),
            end=called(section.outcomes[-1 - end]),
        )
        for end, some in sorted(rows.items(), reverse=True)
    )
    return t("picture-begins-separator").join(listed)
