"""What is added to a throw before a table is read, each by its name.

Knows what was read on the ways of a section. Must not know a rule, nor how the steps are drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from navalgames.chance.anatomy import NOTHING, ROLL, Node, Seen
from navalgames.chance.witness import Added
from navalgames.chart_words import told
from navalgames.charts import Cell, Charts
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.pictures.section import Data, Section

MODIFIER = "modifier"
NAMED_SO = frozenset({"mod", "mods", MODIFIER, "modifiers"})
"""A chart with such a word in its name holds what is added to throws, as a column of this name does."""


def shift_of(nodes: Iterable[Node], looked: Iterable[Cell]) -> int:
    """What is added to the throws of these choices before they are looked up, where that is the same for all.
    The outermost rows take every total beyond them: they count only where there are no others, by the throws
    that are next.
    """
    cells = [cell for cell in looked if is_number(cell.row)]
    if not cells:
        return 0
    least, most = min(cell.row for cell in cells), max(cell.row for cell in cells)
    known = frozenset(cells)
    pairs = [
        (cell.row, value)
        for node in nodes
        if node.asked.kind == ROLL
        for way in node.ways
        for value, read in zip(way.values, way.read, strict=True)
        for cell in known
        if cell in read
    ]
    found = {row - value for row, value in pairs if least < row < most}
    if not found and most - least == 1:
        below = max((value for row, value in pairs if row == least), default=0)
        above = min((value for row, value in pairs if row == most), default=0)
        found = {most - above} if above - below == 1 else set()
    return int(found.pop()) if len(found) == 1 else 0


def steps_of(section: Section, charts: Charts, looked: Iterable[Cell], shift: int) -> list[Data]:
    """The steps from the throw to the row: each modifier that was read, by its name, and what is left.

    words: of the modifier. add: how much, with its sign. What is left has the words of the game where it has
    some (`<initials>shift-<chart>`). Where it has none, one of several modifiers was chosen: then those are
    told that the rules say they have added, else the whole is one step. Modifiers that cancel one another are
    told as well.
    """
    known = frozenset(looked)
    if not shift and not _all_near(section, known):
        return []
    steps = [
        {"words": _words(section, charts, cell), "add": signed(cell.value)}
        for cell in sorted(_modifiers(section, charts, known), key=lambda cell: (-cell.value, str(cell[:3])))
    ]
    left = shift - sum(int(step["add"].replace("−", "-")) for step in steps)
    if not left:
        return steps
    if not shift:
        return []
    named = section.labels.shift(next(iter(known)).chart)
    if named:
        return [*steps, {"words": named, "add": signed(left)}]
    chosen = _chosen(section, known)
    if sum(one.amount for one in chosen) == shift:
        return [{"words": _short(section.labels, one.rule), "add": signed(one.amount)} for one in chosen]
    return [{"words": section.labels.texts.t("picture-shift-together"), "add": signed(shift)}]


def _chosen(section: Section, looked: frozenset[Any]) -> list[Added]:
    """What the rules say they have added, the largest first, whatever is thrown."""
    found = (one for one in _read_always(section, looked) if isinstance(one, Added) and one.amount)
    return sorted(found, key=lambda one: (-one.amount, one.rule))


def _short(labels: Labels, rule: str) -> str:
    """What a rule is about: its title up to the colon."""
    return re.split("[:：]", labels.rule_title(rule) or labels.rule(rule))[0]


def _all_near(section: Section, looked: frozenset[Any]) -> bool:
    """Whether a row that is looked up is the throw itself."""
    return any(
        isinstance(cell, Cell) and cell.row == value
        for node in section.rolls
        if node.asked.kind == ROLL
        for way in node.ways
        for value, read in zip(way.values, way.read, strict=True)
        for cell in read & looked
    )


def signed(number: int) -> str:
    """A number that is added, with its sign.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{number}" if number > 0 else f"−{-number}"


def _modifiers(section: Section, charts: Charts, looked: frozenset[Any]) -> Iterator[Cell]:
    """The modifiers that are read with every throw that this table is read for."""
    for cell in _read_always(section, looked):
        if isinstance(cell, Cell) and is_modifier(charts, cell):
            yield cell


def _read_always(section: Section, looked: frozenset[Any]) -> Seen:
    """What is read with every throw that this table is read for: right before it or after."""
    nodes = [node for node in section.rolls if any(read & looked for way in node.ways for read in way.read)]
    common: Seen | None = None
    for node in nodes:
        after = frozenset.intersection(*(read for way in node.ways for read in way.read))
        met = read_before(section, node) | after
        common = met if common is None else common & met
    return common or NOTHING


def read_before(section: Section, node: Node) -> Seen:
    """What was read on every way to a choice, since the choice before it."""
    root = section.found.root
    ways = [read for one in section.rolls for way in one.ways if way.then is node for read in way.read]
    if node is root:
        ways.append(section.found.before)
    return frozenset.intersection(*ways) if ways else NOTHING


def is_modifier(charts: Charts, cell: Cell) -> bool:
    """Whether a cell is a number that is added to throws."""
    named = cell.column == MODIFIER or not NAMED_SO.isdisjoint(cell.chart.split("_"))
    return named and type(cell.value) is int and cell.value != 0 and cell.chart in charts.names


def _words(section: Section, charts: Charts, cell: Cell) -> str:
    """The words of the game for a modifier (`<initials>shift-<chart>-<row>`), or its row; with its chart and
    column where the row alone says little.
    """
    texts = section.labels.texts
    if named := section.labels.shift(f"{cell.chart}-{cell.row}"):
        return named
    row = told(texts, "row", cell.row)
    if cell.column == MODIFIER and not is_number(cell.row):
        return row
    parts = [row] if cell.column == MODIFIER else [row, told(texts, "column", cell.column)]
    listed = texts.t("picture-separator").join(parts)
    return texts.t("picture-shift-of", chart=texts.t(charts[cell.chart].title), listed=listed)
