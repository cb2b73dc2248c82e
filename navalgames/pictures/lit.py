"""The rule's own tables with the cells lit that are looked up, and how likely the dice lead to each.

Knows what was read along the ways of a section. Must not know a rule, nor how a table is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance.anatomy import Node
from navalgames.chart_words import told
from navalgames.charts import Cell, Chart, Charts
from navalgames.pictures.section import Data, Section, chance_data

MOST_TABLES = 3
MOST_ROWS, MOST_COLUMNS = 16, 8


class _Looked(NamedTuple):
    """How a cell is looked up. levels: in which columns of throws; more than one: its chance is not told."""

    chance: Fraction
    levels: frozenset[int]


def tables_data(section: Section, charts: Charts) -> list[Data]:
    """The charts that are looked up with what the dice show: those the dice decide most about come first.

    A table that is long or wide is cut to the lines and columns with a lit cell; `left_out` says how many
    others there are.
    """
    looked = _looked_up(section)
    by_chart: dict[str, dict[Cell, _Looked]] = {}
    for cell, found in looked.items():
        if cell.chart in charts.names:
            by_chart.setdefault(cell.chart, {})[cell] = found
    undecided = [name for name, cells in by_chart.items() if any(one.chance != 1 for one in cells.values())]
    undecided.sort(key=lambda name: -len(by_chart[name]))
    return [_table(section, charts[name], by_chart[name]) for name in undecided[:MOST_TABLES]]


def _looked_up(section: Section) -> dict[Cell, _Looked]:
    found: dict[Cell, _Looked] = {}
    for node in section.rolls:
        level, reach = section.depths[id(node)], section.reach(node)
        for cell, chance in _after(node).items():
            known = found.get(cell, _Looked(Fraction(0), frozenset()))
            found[cell] = _Looked(known.chance + reach * chance, known.levels | {level})
    return found


def _after(node: Node) -> dict[Cell, Fraction]:
    """The cells that are looked up right after a choice, each with its chance there."""
    found: dict[Cell, Fraction] = {}
    for way in node.ways:
        for weight, read in zip(way.weights, way.read, strict=True):
            for cell in read:
                if isinstance(cell, Cell):
                    found[cell] = found.get(cell, Fraction(0)) + Fraction(weight, node.total)
    return found


def _table(section: Section, chart: Chart, looked: dict[Cell, _Looked]) -> Data:
    texts = section.labels.texts
    lit = {(str(cell.row), str(cell.column)): one for cell, one in looked.items()}
    rows = _near(chart.rows, {row for row, _ in lit}, MOST_ROWS)
    columns = _near(chart.columns, {column for _, column in lit}, MOST_COLUMNS)
    return {
        "title": texts.t(chart.title),
        "rule": chart.rule,
        "dice": chart.dice,
        "columns": [told(texts, "column", column) for column in columns],
        "rows": [
            {
                "words": told(texts, "row", row),
                "cells": [
                    _shown(section, chart.cell(row, column), lit.get((str(row), str(column))))
                    for column in columns
                ],
            }
            for row in rows
        ],
        "left_out": len(chart.rows) - len(rows) + len(chart.columns) - len(columns),
    }


def _shown(section: Section, cell: Cell, looked: _Looked | None) -> Data:
    shown: Data = {"words": told(section.labels.texts, "cell", cell.value)}
    if looked is not None:
        shown["lit"] = True
        if len(looked.levels) == 1:
            shown |= chance_data(looked.chance, section.labels)
    return shown


def _near(lines: Iterable[Any], lit: set[str], most: int) -> list[Any]:
    """All lines where there is room, else those with a lit cell."""
    every = list(lines)
    return every if len(every) <= most else [one for one in every if str(one) in lit]
