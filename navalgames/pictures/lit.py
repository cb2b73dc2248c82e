"""The rule's own tables with the cells lit that are looked up, how likely that is, and what they lead to.

Knows what was read along the ways of a section. Must not know a rule, nor how a table is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance.anatomy import ROLL, Node, Seen
from navalgames.chart_words import row_told, told
from navalgames.charts import Cell, Chart, Charts
from navalgames.odds import is_number
from navalgames.pictures.section import Data, Section, chance_data
from navalgames.pictures.shifts import is_modifier, shift_of, steps_of
from navalgames.pictures.sums import sum_of
from navalgames.texts import Texts
from navalgames.texts.figures import number_text

MOST_TABLES = 3
MOST_READ = 8
"""Cells that are told one by one where nothing is thrown; more would hide those that count."""
MOST_COMPARED = 3
"""Cells that are told beside what is thrown."""
MOST_ROWS, MOST_COLUMNS = 16, 4


class _Looked(NamedTuple):
    """How a cell is looked up. ends: what can come of it, by number, however much is thrown after it."""

    chance: Fraction
    ends: frozenset[int]


class _Lookups:
    """The cells that are looked up along the ways of a section, by chart."""

    def __init__(self, section: Section) -> None:
        self._section = section
        self._after = {id(node): _after(section, node) for node in section.rolls}
        self.by_chart: dict[str, dict[Cell, _Looked]] = {}
        levels: dict[Cell, list[Node]] = {}
        for node in section.rolls:
            for cell in self._after[id(node)]:
                levels.setdefault(cell, []).append(node)
        for cell, nodes in levels.items():
            ends = frozenset[int]().union(*(self._after[id(node)][cell].ends for node in nodes))
            self.by_chart.setdefault(cell.chart, {})[cell] = _Looked(self._chance(cell, nodes), ends)

    def _chance(self, cell: Cell, nodes: list[Node]) -> Fraction:
        """How likely a cell is looked up at least once."""
        section = self._section
        if len({section.depths[id(node)] for node in nodes}) == 1:
            parts = (section.reach(node) * self._after[id(node)][cell].chance for node in nodes)
            return sum(parts, Fraction(0))
        return 1 - self._missed(cell, section.rolls[0], {})

    def _missed(self, cell: Cell, node: Node, known: dict[int, Fraction]) -> Fraction:
        if id(node) not in known:
            parts = Fraction(0)
            for way in node.ways:
                pairs = zip(way.weights, way.read, strict=True)
                without = Fraction(sum(weight for weight, read in pairs if cell not in read), node.total)
                later = self._missed(cell, way.then, known) if isinstance(way.then, Node) else Fraction(1)
                parts += without * later
            known[id(node)] = parts
        return known[id(node)]


def tables_data(section: Section, charts: Charts) -> list[Data]:
    """The charts that are looked up with what the dice show: those that are rolled on come first, then those
    the dice decide most about. One of which the same cells are always read, if any are, is no picture of what
    the dice do: it only tells whether something applies.

    A lit cell has its chance and the ends that can come of it (`ends`), or `end` where that is one, or where
    the cell says it in the same words. A table that is long or wide is cut to the lines and columns with a
    lit cell; `left_out` says how many others there are, `left` of which kind. beside: what is thrown before
    it and ends without it. often: it is looked up several times on one way, so that its chances are more than
    one. shift: what is added to the throw before it is looked up, where that is always the same; steps: what
    it is made of, by name.
    """
    looked = {name: cells for name, cells in _Lookups(section).by_chart.items() if name in charts.names}
    undecided = [
        name
        for name, cells in looked.items()
        if len(cells) > 1 and any(one.chance != 1 for one in cells.values()) and _varies(section, name)
    ]
    undecided.sort(key=lambda name: (not charts[name].dice, -len(looked[name])))
    return [_table(section, charts, charts[name], looked[name]) for name in undecided[:MOST_TABLES]]


def read_data(section: Section, charts: Charts) -> list[str]:
    """Where nothing is thrown the cells that were read, else those that a throw is compared with, whatever it
    shows; each in words, nothing where those are many.
    """
    texts, most = section.labels.texts, MOST_COMPARED if section.rolls else MOST_READ
    found = _always_read(section, charts) if section.rolls else section.found.before
    cells = [one for one in found if isinstance(one, Cell) and one.chart in charts.names]
    return [
        texts.t(
            "picture-read-cell-only" if cell.column == "value" else "picture-read-cell",
            chart=texts.t(charts[cell.chart].title),
            row=_line(texts, "row", row_told(texts, charts[cell.chart].plan, cell.row)),
            column=_line(texts, "column", told(texts, "column", cell.column)),
            value=_value_told(section, cell.value),
        )
        for cell in sorted(cells, key=lambda cell: (cell.chart, str(cell.row), str(cell.column)))
        if len(cells) <= most
    ]


def _line(texts: Texts, what: str, words: str) -> str:
    """A row or a column by its words; a bare number with what it is the number of."""
    return texts.t(f"picture-read-{what}", number=words) if words.isdigit() else words


def _always_read(section: Section, charts: Charts) -> set[Cell]:
    """The numbers that are read after a throw, the same whatever it shows; no modifiers, and none that is
    told as what a sum must reach or what is added.
    """
    sums = [sum_of(section, node) for node in section.rolls]
    told = {one.target for one in sums} | {part.amount for one in sums for part in one.parts}
    common = (
        frozenset.intersection(*(read for way in node.ways for read in way.read))
        for node in section.rolls
        if node.asked.kind == ROLL
    )
    return {
        cell
        for read in common
        for cell in read
        if isinstance(cell, Cell)
        and is_number(cell.value)
        and cell.value not in {0, *told}
        and not is_modifier(charts, cell)
    }


def _value_told(section: Section, value: Any) -> str:
    if is_number(value):
        return number_text(value)
    return section.labels.outcome_word(value) or told(section.labels.texts, "cell", value)


def _varies(section: Section, chart: str) -> bool:
    """Whether other cells of a chart are read after other throws."""
    met = {
        frozenset(cell for cell in read if isinstance(cell, Cell) and cell.chart == chart)
        for node in section.rolls
        for way in node.ways
        for read in way.read
    }
    return len(met - {frozenset()}) > 1


def _after(section: Section, node: Node) -> dict[Cell, _Looked]:
    """The cells that are looked up right after a choice, each with its chance there."""
    weights: Counter[Cell] = Counter()
    ends: dict[Cell, set[int]] = {}
    for way in node.ways:
        later = section.ended_from(way.then).keys()
        for weight, read in zip(way.weights, way.read, strict=True):
            for cell in read:
                if isinstance(cell, Cell):
                    weights[cell] += weight
                    ends.setdefault(cell, set()).update(later)
    whole = node.total
    return {cell: _Looked(Fraction(part, whole), frozenset(ends[cell])) for cell, part in weights.items()}


def _table(section: Section, charts: Charts, chart: Chart, looked: dict[Cell, _Looked]) -> Data:
    texts, shift = section.labels.texts, shift_of(section.rolls, looked)
    lit = {(str(cell.row), str(cell.column)): one for cell, one in looked.items()}
    rows = _near(chart.rows, {row for row, _ in lit}, MOST_ROWS)
    columns = _near(chart.columns, {column for _, column in lit}, MOST_COLUMNS)
    no_rows, no_columns = len(chart.rows) - len(rows), len(chart.columns) - len(columns)
    return {
        "name": chart.name,
        "title": texts.t(chart.title),
        "rule": chart.rule,
        "dice": chart.dice,
        "shift": shift,
        "steps": steps_of(section, charts, looked, shift),
        "columns": [told(texts, "column", column) for column in columns],
        "rows": [
            {
                "words": row_told(texts, chart.plan, row),
                "cells": [
                    _shown(section, chart.cell(row, column), lit.get((str(row), str(column))))
                    for column in columns
                ],
            }
            for row in rows
        ],
        "left_out": no_rows + no_columns,
        "left": "both" if no_rows and no_columns else "rows" if no_rows else "columns",
        "often": sum(one.chance for one in looked.values()) > 1,
        "beside": list(_beside(section, chart.name)),
    }


def _beside(section: Section, chart: str) -> Iterator[Data]:
    """What ends at once without this table, of the first throw that is looked up in it."""
    node = section.rolls[0]
    if not any(_reads(chart, read) for way in node.ways for read in way.read):
        return
    for way in node.ways:
        pairs = zip(way.values, way.weights, way.read, strict=True)
        left = [(value, weight) for value, weight, read in pairs if not _reads(chart, read)]
        if left and not isinstance(way.then, Node):
            some = way._replace(values=tuple(value for value, _ in left))
            chance = Fraction(sum(weight for _, weight in left), node.total)
            yield {
                "words": section.words.values(node, some, section.futures),
                "end": section.target(way.then),
                **chance_data(chance, section.labels),
            }


def _reads(chart: str, read: Seen) -> bool:
    return any(isinstance(cell, Cell) and cell.chart == chart for cell in read)


def _shown(section: Section, cell: Cell, looked: _Looked | None) -> Data:
    words = section.labels.outcome_word(cell.value) or told(section.labels.texts, "cell", cell.value)
    shown: Data = {"words": words}
    if looked is None:
        return shown
    ends = sorted(looked.ends, reverse=True)
    named = [] if is_number(cell.value) else [one for one in ends if section.outcomes[-1 - one] == cell.value]
    shown |= {"lit": True, **chance_data(looked.chance, section.labels)}
    if len(named or ends) > 1:
        return shown | {"ends": ends}
    end = (named or ends)[0]
    blank = cell.value is None  # the row alone tells: by what comes of it
    return shown | {"end": end, "words": section.end_words(section.outcomes[-1 - end]) if blank else words}


def _near(lines: Iterable[Any], lit: set[str], most: int) -> list[Any]:
    """All lines where there is room, else those with a lit cell."""
    every = list(lines)
    return every if len(every) <= most else [one for one in every if str(one) in lit]
