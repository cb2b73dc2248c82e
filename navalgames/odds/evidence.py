"""What an exact reading rests on: the cells that were read, the rules that acted, the weakest source.

Knows what witnesses collect. Must not know what was read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.charts import Cell, Charts, weakest_kind
from navalgames.rule_index import places_of, proposed

OF_A_CHART = "chart:"
"""How the index begins the number of a chart: charts are told among the sources, not among the rules."""
PROPOSED = "reconstruction"
"""The kind of a rule that no source has: an answer that rests on one never looks like the rulebook's."""


class Evidence(NamedTuple):
    """cells, in the order of the charts; rules, in the order of the index; the weakest kind of both."""

    cells: tuple[Cell, ...]
    rules: tuple[str, ...]
    weakest: str


def evidence(game_id: str, charts: Charts, seen: Iterable[Any]) -> Evidence:
    """Sorts what witnesses saw; a rule that is our own proposal counts like a reconstructed cell."""
    seen = tuple(seen)
    cells = tuple(sorted((item for item in seen if isinstance(item, Cell)), key=_place_of))
    acted = {item.rule for item in seen if isinstance(item, witness.Acted)}
    acted |= {charts[cell.chart].rule for cell in cells}
    places = places_of(game_id)
    told = (number for number in acted if number and not number.startswith(OF_A_CHART))
    rules = tuple(sorted(told, key=lambda number: (places.get(number, len(places)), number)))
    kinds = [cell.kind for cell in cells]
    if not proposed(game_id).isdisjoint(rules):
        kinds.append(PROPOSED)
    return Evidence(cells, rules, weakest_kind(kinds))


def _place_of(cell: Cell) -> tuple[str, str, str]:
    return cell.chart, f"{cell.row!s:>12}", str(cell.column)
