"""An open sea for the lab: hexes all alike, what a question lays on it, and tables that tell their cells.

Knows how to make such a sea. Its hexes stand on no printed map, so an answer rests on no cell of one; what
the rules read of charts tells its cell when it is read. Must not know a rule or what is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.counters import TellingCounters
from navalgames.games.atlantic_chase.hex_map import HexMap
from navalgames.games.atlantic_chase.scenario.records import Scenario
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, GOOD, Names, Options
from navalgames.games.atlantic_chase.tables import Port, TellingBox

OPEN, ARCTIC, BY_LAND, ACROSS_LAND, IN_U_BOAT_ZONE = "12,0", "12,-6", "14,-7", "13,-6", "16,-6"
"""Hexes of the open sea: on the ocean, on the Arctic Line, on both sides of land, in the U-boat zone."""
_WIDE, _HIGH = range(4, 22), range(-9, 5)
_AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Places(NamedTuple):
    """What lies on the sea. ports: (name, side, hex). airbases: (hex, side). missing: hexes left out."""

    ports: tuple[tuple[str, str, str], ...] = ()
    airbases: tuple[tuple[str, str], ...] = ()
    missing: Names = ()


@lru_cache(maxsize=32)
def hexes_of(missing: Names = ()) -> HexMap:
    """A field of hexes all alike but for the few named above."""
    places = {f"{q},{r}": (q, r) for q in _WIDE for r in _HIGH if f"{q},{r}" not in missing}
    named = {place: name for name, place in places.items()}
    land = {BY_LAND: frozenset({ACROSS_LAND}), ACROSS_LAND: frozenset({BY_LAND})}
    barred = {name: land.get(name, frozenset()) for name in places}
    beside = {
        name: tuple(
            other
            for dq, dr in _AROUND
            if (other := named.get((q + dq, r + dr))) is not None and other not in barred[name]
        )
        for name, (q, r) in places.items()
    }
    return HexMap(
        frozenset(places), dict.fromkeys((BRITISH, GERMAN), beside), frozenset({ARCTIC}),
        frozenset({IN_U_BOAT_ZONE}), places, barred,
    )  # fmt: skip


class Sea(TellingBox):
    """The box of a question: an open sea instead of the map, and tables that tell what is read."""

    def __init__(self, charts: Charts, options: Options, lies: Places) -> None:
        self.charts, self.options = charts, options
        self.scenario = Scenario("lab", "operation", "", 1941, GOOD, airbases=lies.airbases)
        self.counters = TellingCounters(charts, options.counter_printing)
        self.map = hexes_of(lies.missing)
        self.all_hexes = tuple(sorted(self.map.hexes))
        self.ports = {name: Port(name, "", (place,)) for name, _, place in lies.ports}
        self.control = {name: side for name, side, _ in lies.ports}
        self._lay_out_ports()
        self._lay_out_airbases()
        self._read_small_charts()


@lru_cache(maxsize=256)
def open_sea(charts: Charts, options: Options = Options(), lies: Places = Places()) -> Sea:  # noqa: B008
    """The open sea with these charts and options; made once, which reads nothing."""
    return Sea(charts, options, lies)


@lru_cache(maxsize=4096)
def line_from(start: str, length: int, avoided: frozenset[str] = frozenset()) -> Names:
    """An unbroken line of so many hexes that begins in a hex and keeps out of others; (): a station.

    It avoids the Arctic Line, where it would lapse otherwise.
    """
    sea = hexes_of()
    barred = (avoided | sea.arctic) - {start}
    return _grown((start,), length, barred, sea) if length else ()


def _grown(line: Names, length: int, barred: Iterable[str], sea: HexMap) -> Names:
    """The line lengthened hex by hex; () where it comes to a dead end."""
    if len(line) == length:
        return line
    for place in sea.neighbours[BRITISH][line[-1]]:
        if place not in barred and place not in line:
            found = _grown((*line, place), length, barred, sea)
            if found:
                return found
    return ()


def sea_as(options: Mapping[str, Any], charts: Charts, lies: Places = Places()) -> Sea:  # noqa: B008
    """The open sea with the options a question was given."""
    return open_sea(charts, Options(**options), lies)
