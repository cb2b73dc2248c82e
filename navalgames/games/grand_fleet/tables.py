"""What the charts say about ships and the sea, ready for the rules.

Knows the names of charts and columns. Knows no game in progress. Everything is derived
from the charts handed in and remembered per set of charts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts, derived
from navalgames.games.grand_fleet.state import DE, HIDDEN, UK, Ships

PRE_DREADNOUGHT = "(B)"
FAST_TYPES = frozenset({"BC", "(BC)"})


class Kind(NamedTuple):
    """What the rules can tell apart: a type of ship of one nation (UK, DE or US)."""

    type: str
    nation: str


class Sea(NamedTuple):
    """The usable part of the map. Forbidden hexes and land are simply not in it (rules 2.2e, 2.2f)."""

    hexes: tuple[str, ...]
    neighbours: dict[str, tuple[str, ...]]
    home: dict[str, str]


def side_of(nation: str) -> str:
    """The side that commands ships of a nation: American ships are British (rule 9.2a)."""
    return DE if nation == DE else UK


@derived
def roster(charts: Charts) -> dict[str, Any]:
    """Every ship of the roster by name, core, optional and hypothetical alike."""
    return {ship.name: ship for ship in charts.list("roster")}


@derived
def kinds(charts: Charts) -> dict[str, Kind]:
    """The kind of every ship by name. A ship one may not see is of no kind and is left out."""
    return {name: Kind(ship.type, ship.nation) for name, ship in roster(charts).items()}


@derived
def order_of_ships(charts: Charts) -> dict[str, int]:
    """The place of every ship in the roster: the order in which ships of one kind are named."""
    return {name: place for place, name in enumerate(roster(charts))}


@derived
def sea(charts: Charts) -> Sea:
    """The usable hexes with their usable neighbours, and each side's home hex (rules 2.2b-2.2d)."""
    usable = [row for row in charts.list("north_sea_map") if row.usable]
    return Sea(
        hexes=tuple(sorted(row.id for row in usable)),
        neighbours={row.id: tuple(row.neighbours) for row in usable},
        home={row.owner: row.id for row in usable if row.kind == "home"},
    )


def gunnery(charts: Charts, ship_type: str) -> float:
    """Gunnery value of a type, in points (rule 8.10a)."""
    return charts["type_table"].value(ship_type, "gunnery")


def defence(charts: Charts, ship_type: str) -> float:
    """Defence value of a type, in points (rule 8.11b)."""
    return charts["type_table"].value(ship_type, "defence")


def control_value(charts: Charts, hex_id: str) -> tuple[str | None, float]:
    """The owner of a near or home hex and its victory points for control; (None, 0) elsewhere (rule 2.2c)."""
    record = charts.record("north_sea_map", hex_id)
    return record.owner, record.vp


def in_roster_order(charts: Charts, ships: Ships) -> Ships:
    """The ships in the order of the roster."""
    return tuple(sorted(ships, key=order_of_ships(charts).__getitem__))


def by_kind(charts: Charts, ships: Ships) -> dict[Kind, Ships]:
    """Ships by kind, all in the order of the roster; ships one may not see are left out."""
    table = kinds(charts)
    groups: dict[Kind, list[str]] = {}
    for ship in in_roster_order(charts, tuple(ship for ship in ships if ship != HIDDEN)):
        groups.setdefault(table[ship], []).append(ship)
    return {kind: tuple(group) for kind, group in groups.items()}
