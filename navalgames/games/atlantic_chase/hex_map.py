"""The operations map as a graph: which hexes are playable and which lie side by side (4).

Knows the chart of the map and the option of its edge. Must not know pieces, ports or scenarios.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from navalgames.chance.witness import saw
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, Names


class HexMap(NamedTuple):
    """The playable hexes. neighbours: by side, because only Germans use the canal (4.4)."""

    hexes: frozenset[str]
    neighbours: Mapping[str, Mapping[str, Names]]
    arctic: frozenset[str]
    u_boat_zone: frozenset[str]
    places: Mapping[str, tuple[int, int]]
    barred: Mapping[str, frozenset[str]]


_EDGES = {
    "official": ("official", "strict_out"),
    "strict": ("official",),
    "slivers": ("official", "strict_out", "sliver"),
}


def playable(charts: Charts, place: str, edge: str) -> bool:
    """Whether a hex is on the map. Rule: 4.2, option:edge_hexes. Charts: operations_map."""
    cell = charts.cell("operations_map", place, "playable")
    saw(cell)
    return cell.value in _EDGES[edge]


@lru_cache(maxsize=16)
def hex_map(charts: Charts, edge: str) -> HexMap:
    """The playable hexes with their neighbours. Rule: 4.1, 4.2, 4.3a, 4.4, option:edge_hexes."""
    rows = {row.id: row for row in charts.list("operations_map") if row.playable in _EDGES[edge]}
    plain = {name: tuple(to for to in row.neighbours if to in rows) for name, row in rows.items()}
    canal = {name: tuple(to for to in row.german_only if to in rows) for name, row in rows.items()}
    return HexMap(
        frozenset(rows),
        {BRITISH: plain, GERMAN: {name: plain[name] + canal[name] for name in rows}},
        frozenset(name for name, row in rows.items() if row.arctic),
        frozenset(name for name, row in rows.items() if row.u_boat_zone),
        {name: (row.q, row.r) for name, row in rows.items()},
        {name: frozenset(row.not_adjacent) for name, row in rows.items()},
    )
