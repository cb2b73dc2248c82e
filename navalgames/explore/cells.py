"""The cells an answer rests on, line by line: what stands in each, its source, what else might stand there.

Knows cells. Must not know what they are for.
"""

from __future__ import annotations

from collections.abc import Iterable

from navalgames.charts import Cell
from navalgames.errors import Problem
from navalgames.explore.lines import Lines
from navalgames.printing import cut, listed, printed

MOST_SIGNS = 70
"""Of what says where a value comes from."""


def told_cells(cells: Iterable[Cell]) -> Lines[Cell]:
    """The cells with a line of each, and how many of them may hold something else.

    >>> told_cells([Cell("damage", 9, "standard", "ddbox", "reconstruction", "ours", "", ("ddbox", "sunk"))])
    damage 9 standard: ddbox; reconstruction (ours); as plausible: sunk
    1 of 1 cells list other plausible values.
    """
    found = tuple(cells)
    doubted = sum(1 for one in found if _others(one))
    last = str(Problem("explore-cells-doubted", count=doubted, cells=len(found))) if found else ""
    return Lines(found, _told, last)


def _told(cell: Cell) -> str:
    source = f"{cell.kind} ({cut(cell.where, MOST_SIGNS)})" if cell.where else cell.kind
    others = _others(cell)
    doubt = f"; {Problem('explore-cell-plausible', values=others)}" if others else ""
    return f"{cell.place}: {printed(cell.value, MOST_SIGNS)}; {source}{doubt}"


def _others(cell: Cell) -> str:
    return listed(one for one in cell.plausible if one != cell.value)
