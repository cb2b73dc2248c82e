"""The forces of a scenario file: task forces, stealth forces, groups, and ships on the Battle Board.

Knows what a file may say of a force and where it may stand. Must not know victory or play.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.hex_map import HexMap, hex_map
from navalgames.games.atlantic_chase.rules.trajectory import line_fault
from navalgames.games.atlantic_chase.scenario.records import Counter, Fleet, Group, Line, Place, Submerged
from navalgames.games.atlantic_chase.scenario.text import Table
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, SIDES, ZONES

STEALTH_KINDS = ("U-boat", "submarine", "mine")
U_BOAT_BOX = "U-boat box"
PLACES = ("hex", "box", "line")
IDENTITIES = 6  # one for each face of the die


class Known(NamedTuple):
    """What the charts know: the names a file may use, and which hexes lie side by side."""

    ships: dict[str, Any]
    leaders: dict[str, Any]
    ports: dict[str, Any]
    boxes: frozenset[str]
    map: HexMap
    limits: dict[str, int]

    @property
    def hexes(self) -> frozenset[str]:
        """The playable hexes."""
        return self.map.hexes


def known_to(charts: Charts) -> Known:
    """The names of ships, leaders, ports, boxes and playable hexes."""
    counters = charts["ship_counters"]
    limits = charts["component_limits"]
    ports = {port.name: port for port in charts.list("ports")}
    return Known(
        {name: _ship(counters, name) for name in counters.rows},
        {leader.name: leader for leader in charts.list("leaders")},
        ports,
        frozenset(port.box for port in ports.values()),
        hex_map(charts, "official"),
        {row: limits.value(row, "value") for row in limits.rows},
    )


class _Ship(NamedTuple):
    kind: str
    counters: int | None
    sink: int | None
    hits: int | None


def _ship(counters: Any, name: str) -> _Ship:
    return _Ship(*(counters.value(name, column) for column in ("kind", "counters", "sink", "hits")))


class Roll:
    """Who is already taken: ship counters and leaders of one scenario, each as often as there are of them."""

    def __init__(self, known: Known) -> None:
        self._known = known
        self._taken: dict[str, int] = {}

    def ships(self, table: Table) -> tuple[str, ...]:
        """The ships of a force. Rule: 7.1 (each in one force), SCN.1."""
        names = table.names("ships", self._known.ships)
        if not names:
            table.fault("no-ships", "ships", "7.1")
        for name in names:
            self.ship(table, "ships", name)
        return names

    def ship(self, table: Table, entry: str, name: str) -> None:
        """Notes a counter that is used once more; there are only so many of it. Rule: 7.1."""
        ship = self._known.ships.get(name)
        self._taken[name] = self._taken.get(name, 0) + 1
        if ship is not None and ship.counters is not None and self._taken[name] > ship.counters:
            table.fault("taken", entry, "7.1", given=name, expected=ship.counters)

    def leaders(self, table: Table, ships: tuple[str, ...], side: str) -> tuple[tuple[str, str], ...]:
        """The leader aboard and his ship. Rule: 10.1a, 10.1b."""
        if not table.has("leader"):
            if table.has("leader_ship"):
                table.fault("entry-missing", rule="10.1a", expected="leader")
            return ()
        name = table.word(
            "leader", [one for one, record in self._known.leaders.items() if record.place == "ship"]
        )
        ship = table.word("leader_ship", ships)
        self.leader(table, name, side)
        return ((name, ship),)

    def leader(self, table: Table, name: str, side: str) -> None:
        """Notes a leader of the other side, or one who is already somewhere. Rule: 10.1a."""
        record = self._known.leaders.get(name)
        if record is not None and record.side != side:
            table.fault("leader-side", "leader", "10.1a", given=name, expected=record.side)
        self._taken[name] = self._taken.get(name, 0) + 1
        if self._taken[name] > 1:
            table.fault("taken", "leader", "10.1a", given=name, expected=1)


def fleets(tables: list[Table], known: Known, roll: Roll, control: dict[str, str]) -> tuple[Fleet, ...]:
    """The task forces. Rule: 3.1, 7.1, 8.1, 37.2d."""
    found: list[Fleet] = []
    for table in tables:
        fleet = _fleet(table, known, roll)
        _own_box(table, fleet, known, control)
        if any(fleet.id == other.id for other in found):
            table.fault("twice", "id", "5.9", given=fleet.id)
        found.append(fleet)
        table.finish()
    for side, limit in ((BRITISH, "british_task_forces"), (GERMAN, "german_task_forces")):
        mine = [table for table, fleet in zip(tables, found, strict=True) if fleet.side == side]
        for table in mine[known.limits[limit] :]:
            table.fault("too-many-forces", "id", "37.2d", given=len(mine), expected=known.limits[limit])
    return tuple(found)


def _own_box(table: Table, fleet: Fleet, known: Known, control: dict[str, str]) -> None:
    """A force lies only in a box with a port of its own side. Rule: 8.1, 8.7."""
    name = fleet.place.box
    holders = {control.get(port.name) for port in known.ports.values() if port.box == name}
    if name in known.boxes and fleet.side in SIDES and fleet.side not in holders:
        table.fault("box-side", "place", "8.1", given=name, expected=fleet.side)


def _fleet(table: Table, known: Known, roll: Roll) -> Fleet:
    side = table.word("side", SIDES)
    identities = _identities(table, known, roll)
    ships = () if identities else roll.ships(table)
    place = _place(table, known, side, PLACES)
    inside = place.hexes
    spot = table.table("place")
    for marker in ("intel", "contact"):
        spot.names(marker, inside)
    if spot.names("intel") and place.kind != "line":
        spot.fault("intel-on-station", "intel", "21.5")
    return Fleet(
        id=table.text("id"),
        side=side,
        ships=ships,
        place=place,
        leaders=roll.leaders(table, ships, side),
        hits=_hits(table, ships),
        damaged=table.names("damaged", ships),
        intel=spot.names("intel"),
        contact=spot.names("contact"),
        evasive=bool(table.switch("evasive", False)),
        destination=table.names("destination", known.ports),
        counter=_counter(table),
        identities=identities,
    )


def _identities(table: Table, known: Known, roll: Roll) -> tuple[tuple[str, ...], ...]:
    """What a die shows an unidentified force to be: six lists of ships, in place of `ships`. Rule: SOL.2."""
    if not table.has("identities"):
        return ()
    found = tuple(tuple(part.strip() for part in text.split("+")) for text in table.names("identities"))
    plain = [name for name, ship in known.ships.items() if ship.kind == "ship"]
    for name in dict.fromkeys(name for ships in found for name in ships):
        if table.known("identities", name, plain):
            roll.ship(table, "identities", name)
    if len(found) != IDENTITIES or table.has("ships"):
        table.fault("identities", "identities", "SOL.2", given=len(found), expected=IDENTITIES)
    return found


def _place(table: Table, known: Known, side: str, kinds: tuple[str, ...]) -> Place:
    """Where a force stands; of a line every hole, branch and barred side is told with its hex."""
    spot = table.table("place")
    kind = spot.word("type", kinds)
    if kind == "box":
        boxes = (U_BOAT_BOX,) if side == "" else known.boxes
        return Place("box", box=spot.word("box", sorted(boxes)))
    if kind == "hex":
        return Place("hex", (_hex(spot, spot.text("hex"), "hex", known),))
    hexes = tuple(_hex(spot, name, "hexes", known) for name in spot.names("hexes"))
    _check_line(spot, hexes, known, side)
    return Place("line", hexes)


def _hex(spot: Table, name: str, entry: str, known: Known) -> str:
    spot.known(entry, name, known.hexes, "4.2")
    return name


def _check_line(spot: Table, hexes: tuple[str, ...], known: Known, side: str) -> None:
    """The shape of a trajectory: a hole, a branch, a barred side or a 16th segment is told with its hex.

    Rule: 4.3a, 4.4, 14.5, 15.1, 15.2.
    """
    if all(name in known.hexes for name in hexes) and (fault := line_fault(hexes, side, known)):
        kind = fault.key.removeprefix("ac-refused-")
        spot.fault(f"line-{kind}", "hexes", fault.rule, given=fault.hex, expected=known.limits["segments"])


def _hits(table: Table, ships: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Hits taken before play begins. Rule: SCN.1."""
    inside = table.table("hits")
    found = []
    for name in inside.entries():
        if inside.known(name, name, ships):
            found.append((name, inside.whole(name, 1, 20)))
    return tuple(found)


def _counter(table: Table) -> Counter:
    """What is said of convoy and squadron counters. Rule: 11.1b, 11.7a, 59.2b, SCN.9."""
    return Counter(
        hit_limit=table.whole("hit_limit", 0, 20, 0),
        torpedoes=table.whole("torpedoes", 0, 9) if table.has("torpedoes") else None,
        may_make_smoke=bool(table.switch("may_make_smoke", True)),
        alias=table.text("alias", ""),
    )


def submerged(tables: list[Table], known: Known, roll: Roll) -> tuple[Submerged, ...]:
    """Stealth forces, in a hex or the U-boat box. Rule: 5.6, 4.11, 10.1b."""
    found = []
    for table in tables:
        side, kind = table.word("side", SIDES), table.word("kind", STEALTH_KINDS)
        place = _place(table, known, "", ("hex", "box"))
        if place.kind == "box" and (side, kind) != (GERMAN, "U-boat"):
            table.fault("u-boat-box", "place", "4.11", given=kind)
        leader = ""
        if table.has("leader"):
            leader = table.word(
                "leader", [one for one, record in known.leaders.items() if record.place == "U-boat force"]
            )
            roll.leader(table, leader, side)
        table.finish()
        found.append(Submerged(side, kind, place, leader))
    return tuple(found)


def groups(tables: list[Table], known: Known, roll: Roll, control: dict[str, str]) -> tuple[Group, ...]:
    """Reinforcement groups; the port must be friendly. Rule: 5.4, 8.12."""
    found = []
    for table in tables:
        side = table.word("side", SIDES)
        ships = roll.ships(table)
        port = table.word("port", known.ports)
        if port in control and control[port] != side:
            table.fault("port-side", "port", "8.12", given=port, expected=control[port])
        found.append(
            Group(
                side=side,
                group=table.text("group"),
                ships=ships,
                port=port,
                variant=table.text("variant", ""),
                leaders=roll.leaders(table, ships, side),
                destination=table.names("destination", known.ports),
                counter=_counter(table),
            )
        )
        table.finish()
    return tuple(found)


def lines(tables: list[Table], known: Known, roll: Roll) -> tuple[Line, ...]:
    """Ships of a mini-scenario by zone. Rule: 1.4, SCN.1."""
    found = []
    for table in tables:
        side, zone = table.word("side", SIDES), table.word("zone", ZONES)
        ships = roll.ships(table)
        found.append(
            Line(
                side=side,
                zone=zone,
                ships=ships,
                hits=_hits(table, ships),
                damaged=table.names("damaged", ships),
                leaders=roll.leaders(table, ships, side),
                counter=_counter(table),
            )
        )
        table.finish()
    return tuple(found)
