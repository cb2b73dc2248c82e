"""What charts and scenario say, ready for the rules, with the options agreed for the game.

Knows the names of charts and columns. Knows no game in progress. Everything is worked out once for
a set of charts and options and read from plain dicts afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.chance.witness import acted, saw
from navalgames.charts import Charts, Telling
from navalgames.games.atlantic_chase import read_tables
from navalgames.games.atlantic_chase.counters import (
    VERY_SLOW,
    Counter,
    CounterByName,
    Counters,
    Face,
    TellingCounters,
)
from navalgames.games.atlantic_chase.hex_map import HexMap, hex_map
from navalgames.games.atlantic_chase.scenario.files import all_scenarios
from navalgames.games.atlantic_chase.scenario.records import Scenario
from navalgames.games.atlantic_chase.state import (
    BAD,
    ENEMY,
    GERMAN,
    SIDES,
    Names,
    Options,
    Ship,
    State,
    TaskForce,
)


class Port(NamedTuple):
    """A port: its box ("" where it has none, 9.3) and its hexes."""

    name: str
    box: str
    hexes: Names


class Box:
    """Everything that stays the same during a game: charts, map, counters, scenario and options.

    ports, sea: another map than the operations map, such as an inset (2.3); what page 9 says of
    insets are properties of such a map.
    """

    counters: CounterByName
    limits: Mapping[str, int]
    lapse: Mapping[int, int]
    lapse_dice: Mapping[int, str]
    intel_limits: Mapping[int, int]
    evasive_initiative: Mapping[str, int]
    leaders: Mapping[str, Any]

    def __init__(
        self,
        charts: Charts,
        options: Options,
        scenario: Scenario | None = None,
        ports: Mapping[str, Port] | None = None,
        sea: HexMap | None = None,
    ) -> None:
        self.charts = charts
        self.options = options
        self.scenario = scenario or all_scenarios(charts)[options.scenario]
        self.counters = Counters(charts, options.counter_printing)
        self.map = sea or hex_map(charts, options.edge_hexes)
        self.all_hexes = tuple(sorted(self.map.hexes))
        self.ports = dict(ports) if ports is not None else self._read_ports()
        self.control = dict(self.scenario.control)
        self._lay_out_ports()
        self._lay_out_airbases()
        self._read_small_charts()

    def _read_ports(self) -> dict[str, Port]:
        return {
            row.name: Port(row.name, row.box or "", tuple(row.hexes.split()))
            for row in self.charts.list("ports")
        }

    def _lay_out_ports(self) -> None:
        """Whose ports lie in which hex (4.8, 4.9, 8.7, 8.9)."""
        at: dict[str, dict[str, Names]] = {side: {} for side in (*SIDES, "neutral")}
        for port in self.ports.values():
            owner = self.control.get(port.name, "neutral")
            for place in port.hexes:
                if place in self.map.hexes:
                    at[owner][place] = (*at[owner].get(place, ()), port.name)
        self.ports_at = at
        self.ports_of_box: dict[str, list[Port]] = {}
        for port in self.ports.values():
            self.ports_of_box.setdefault(port.box, []).append(port)
        self.exits = {
            (side, port.box): tuple(
                dict.fromkeys(
                    place
                    for other in self.ports.values()
                    if other.box == port.box and self.control.get(other.name) == side
                    for place in other.hexes
                    if place in self.map.hexes
                )
            )
            for port in self.ports.values()
            if port.box
            for side in SIDES
        }

    def _lay_out_airbases(self) -> None:
        """The airbases of both sides, and which hexes call for Intel or are watched (8.10, 43.9b, SCN.15)."""
        self.airbases = {
            side: frozenset(
                place for place, owner in self.scenario.airbases if owner == side and place in self.map.hexes
            )
            for side in SIDES
        }
        self.triggers = {side: self._triggers(side) for side in SIDES}
        self.watched = frozenset(name for entry in self.scenario.points for name in entry.visited)

    def _triggers(self, side: str) -> frozenset[str]:
        """Hexes where a new segment of a side gets Intel for a port or an airbase (43.9b, 43.9c, 8.8)."""
        enemy = ENEMY[side]
        places = set(self.ports_at[enemy]) | self.airbases[enemy]
        if self.options.neutral_port_intel == "trigger":
            places |= set(self.ports_at["neutral"])
        return frozenset(places)

    def _read_small_charts(self) -> None:
        charts = self.charts
        self.limits = dict(read_tables.limits(charts))
        self.lapse = dict(read_tables.lapse(charts))
        self.lapse_dice = dict(read_tables.lapse_dice(charts))
        self.intel_limits = dict(read_tables.intel_limits(charts))
        self.evasive_initiative = dict(read_tables.evasive_initiative(charts))
        self.force_names = {side: read_tables.force_names(charts, side) for side in SIDES}
        self.leaders = dict(read_tables.leaders(charts))
        self.seize_least = read_tables.seize_least(charts)
        self.reinforce_least = read_tables.reinforce_least(charts)

    # ------------------------------------------------------------------------ ships

    def counter(self, ship: Ship | str) -> Counter:
        """The counter of a ship."""
        return self.counters[ship if isinstance(ship, str) else ship.name]

    def face(self, ship: Ship) -> Face:
        """The side of the counter that counts (6.19)."""
        counter = self.counters[ship.name]
        if ship.damaged and counter.damaged:
            acted("6.19")
            return counter.damaged
        return counter.front

    def speed(self, ship: Ship) -> int:
        """The speed of a ship, a place in SPEEDS."""
        return self.face(ship).speed

    def force_speed(self, one: TaskForce) -> int:
        """The speed of a task force: its slowest ship's; unidentified, very slow (7.4, 46.1c, SOL.2)."""
        if not one.ships:
            return VERY_SLOW
        return min([self.face(ship).speed for ship in one.ships])

    def is_convoy(self, ship: Ship) -> bool:
        """Whether a ship is a convoy counter (6.14)."""
        return self.counter(ship).kind == "convoy"

    def has_convoy(self, one: TaskForce) -> bool:
        """Whether a task force contains a convoy (11.6a)."""
        counters = self.counters
        for ship in one.ships:  # noqa: SIM110 - quicker than any()
            if counters[ship.name].kind == "convoy":
                return True
        return False

    def has_carrier(self, one: TaskForce) -> bool:
        """Whether a task force has an undamaged carrier (6.9, 6.10)."""
        for ship in one.ships:  # noqa: SIM110 - quicker than any()
            if not ship.damaged and self.counters[ship.name].cls == "CV":
                return True
        return False

    # ------------------------------------------------------------------------ places

    @cached_property
    def in_air_range(self) -> Mapping[str, Mapping[str, int]]:
        """For every hex the hexes within air range with their distance (27.3b, 4.3b)."""
        blocked = self.options.air_across_nonadjacent == "blocked"
        return air_ranges(tuple(self.map.places.items()), self.limits["air_range"], self._crossings(blocked))

    def _crossings(self, blocked: bool) -> frozenset[tuple[str, str]]:
        """The sides that aircraft may not cross: none but by option:air_across_nonadjacent."""
        if not blocked:
            return frozenset()
        return frozenset((one, other) for one, others in self.map.barred.items() for other in others)

    @cached_property
    def bases_near(self) -> dict[str, dict[str, Names]]:
        """By side and target hex the airbases in range that are not on the Arctic Line (27.2b, 27.2c)."""
        return self._bases_near(self.in_air_range)

    def _bases_near(self, reached: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, Names]]:
        near: dict[str, dict[str, Names]] = {}
        for side in SIDES:
            bases = sorted(self.airbases[side] - self.map.arctic)
            near[side] = {
                place: found
                for place, reach in reached.items()
                if (found := tuple(base for base in bases if base in reach))
            }
        return near

    def local_weather(self, state: State, place: str) -> str:
        """The weather of a hex for modifiers and battles (25.10, option:arctic_weather)."""
        if place in self.map.arctic and self.options.arctic_weather == "local":
            return BAD
        return state.weather

    # ------------------------------------------------------------------------ tables

    @cached_property
    def total_columns(self) -> dict[str, tuple[tuple[int, str], ...]]:
        """The columns of the action tables by the least Trajectory Total, the highest first."""
        return {
            name: by_total(self.charts[name].columns)
            for name in ("naval_search", "engage", "air_strike", "stealth_attack")
        }

    def column(self, table: str, total: int) -> str:
        """The column of an action table for a Trajectory Total (13.2, 17.1)."""
        return column_of(self.total_columns[table], total)

    def most_forces(self, side: str) -> int:
        """How many task forces a side may have (37.2d)."""
        return self.limits[read_tables.MOST_FORCES[side]]

    @property
    def mini(self) -> bool:
        """Whether only the Battle Board is used (1.4)."""
        return self.scenario.kind == "mini"


class TellingBox(Box):
    """A box whose counters, small charts and map tell each cell when it is read.

    What is looked up rarely is looked up again each time, so that it is told each time.
    """

    def __init__(self, charts: Charts, options: Options) -> None:
        super().__init__(charts, options, sea=telling_map(charts, options.edge_hexes))
        self.counters = TellingCounters(charts, options.counter_printing)

    def _read_small_charts(self) -> None:
        charts = self.charts
        self.limits = read_tables.limits(charts)
        self.lapse = read_tables.lapse(charts)
        self.lapse_dice = read_tables.lapse_dice(charts)
        self.intel_limits = read_tables.intel_limits(charts)
        self.evasive_initiative = read_tables.evasive_initiative(charts)
        self.leaders = read_tables.leaders(charts)
        self._flown: Mapping[str, Mapping[str, int]] | None = None
        self._based: dict[str, dict[str, Names]] | None = None

    @property
    def in_air_range(self) -> Mapping[str, Mapping[str, int]]:
        """For every hex the hexes within air range with their distance (27.3b, 4.3b)."""
        reach = self.limits["air_range"]
        if self._flown is None:
            blocked = self.options.air_across_nonadjacent == "blocked"
            self._flown = air_ranges(tuple(self.map.places.items()), reach, self._crossings(blocked))
        return self._flown

    @property
    def bases_near(self) -> dict[str, dict[str, Names]]:
        """By side and target hex the airbases in range that are not on the Arctic Line (27.2b, 27.2c)."""
        reached = self.in_air_range
        if self._based is None:
            self._based = self._bases_near(reached)
        return self._based

    @property
    def seize_least(self) -> int:  # type: ignore[override]  # so that it is told each time
        return read_tables.seize_least(self.charts)

    @property
    def reinforce_least(self) -> int:  # type: ignore[override]  # so that it is told each time
        return read_tables.reinforce_least(self.charts)

    @property
    def force_names(self) -> dict[str, Names]:  # type: ignore[override]  # so that it is told each time
        return {side: read_tables.force_names(self.charts, side) for side in SIDES}


@lru_cache(maxsize=16)
def telling_map(charts: Charts, edge: str) -> HexMap:
    """The same map; which hexes lie beside one is told with the cells that say so."""
    plain = hex_map(charts, edge)

    def beside(side: str, place: str) -> Names:
        for column in ("neighbours", "german_only") if side == GERMAN else ("neighbours",):
            saw(charts.cell("operations_map", place, column))
        return plain.neighbours[side][place]

    return plain._replace(
        neighbours={side: Telling(sorted(plain.hexes), partial(beside, side)) for side in SIDES}
    )


@lru_cache(maxsize=16)
def air_ranges(
    places: tuple[tuple[str, tuple[int, int]], ...], reach: int, barred: frozenset[tuple[str, str]]
) -> Mapping[str, Mapping[str, int]]:
    """The hexes within `reach` of each hex with their distance, never across a barred side."""
    at = {there: name for name, there in places}
    next_to = {
        name: [
            other
            for dq, dr in _DIRECTIONS
            if (other := at.get((q + dq, r + dr))) is not None and (name, other) not in barred
        ]
        for name, (q, r) in places
    }
    found: dict[str, dict[str, int]] = {}
    for name, there in places:
        if barred:
            found[name] = _flown(name, reach, next_to)
        else:
            found[name] = _flown_straight(there, reach, at)
    return found


def _flown_straight(start: tuple[int, int], reach: int, at: Mapping[Any, str]) -> dict[str, int]:
    """Distances where every side may be crossed."""
    (q, r), steps = start, range(-reach, reach + 1)
    return {
        other: far
        for dq in steps
        for dr in steps
        if (far := _distance(dq, dr)) <= reach and (other := at.get((q + dq, r + dr))) is not None
    }


_DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _flown(start: str, reach: int, next_to: Mapping[str, list[str]]) -> dict[str, int]:
    """Distances along sides that may be crossed (option:air_across_nonadjacent)."""
    found, edge = {start: 0}, [start]
    for far in range(1, reach + 1):
        edge = [other for one in edge for other in next_to[one] if other not in found]
        found.update(dict.fromkeys(edge, far))
    return found


def by_total(columns: Names) -> tuple[tuple[int, str], ...]:
    """The columns of an action table by the least total of each, the highest first."""
    return tuple(sorted(((_first_number(text), text) for text in columns), reverse=True))


def column_of(columns: tuple[tuple[int, str], ...], total: int) -> str:
    """The column for a Trajectory Total (13.2, 17.1)."""
    acted("17.1")
    return next(text for least, text in columns if total >= least)


def _first_number(text: str) -> int:
    """The least total of a column called "5-9" or "16 or more"."""
    found = re.match(r"\d+", text)
    assert found is not None, f"a column of totals is called {text}"
    return int(found[0])


def _distance(dq: int, dr: int) -> int:
    """Hexes from one to another, so far apart in the map's coordinates."""
    return max(abs(dq), abs(dr), abs(dq + dr))


@lru_cache(maxsize=256)
def box_of(charts: Charts, options: Options) -> Box:
    """The box for these charts and options. In play what it has read is not told."""
    with witness.apart():
        return TellingBox(charts, options) if charts.telling else Box(charts, options)
