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
    for way in node.ways:
        for value, read in zip(way.values, way.read, strict=True):
            cells = {one.row for one in read if isinstance(one, Cell) and one.chart == chart.name}
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
    return _listed(section, {end: sorted(set(some)) for end, some in rows.items()})


def _near(total: int, rows: list[int]) -> int:
    """The row of a total: beyond the last row, that one."""
    return min(max(total, rows[0]), rows[-1])


def _listed(section: Section, rows: dict[int, list[int]]) -> str:
    """Ends with their rows, in the order in which ends are told."""
    t, every = section.labels.texts.t, sorted({one for some in rows.values() for one in some})
    called = section.said if GOES_ON in section.outcomes else section.end_words
    listed = (
        t(
            "picture-law-end",
            numbers=section.words.any_of(some, every, str),
            end=called(section.outcomes[-1 - end]),
        )
        for end, some in sorted(rows.items(), reverse=True)
    )
    return t("picture-begins-separator").join(listed)
