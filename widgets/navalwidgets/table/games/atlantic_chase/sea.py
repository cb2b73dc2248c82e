"""The North Atlantic as it is drawn and never changes in a play: hexes, coast, ports, edges, names.

Knows the map charts, the coast and the scenario's ports. Must not know a game in progress.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt
from pathlib import Path
from typing import Any

from navalgames.games import atlantic_chase
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, SIDES
from navalgames.games.atlantic_chase.tables import Box
from navalgames.texts import Texts
from navalwidgets.table.games.atlantic_chase import geography

COAST = Path(atlantic_chase.__file__).parent / "charts" / "coast.json"
UNIT = 64.0
"""One hex to the next, in the units of the drawing."""
TURN = 14.3
"""Degrees from the x axis to the first corner: the rows of hexes run aslant."""
NAMES = {
    "greenland": (68.0, -44.0, "land"), "iceland": (64.9, -18.5, "land"), "norway": (61.3, 11.6, "land"),
    "britain": (52.6, -1.5, "land"), "canada": (52.5, -61.5, "land"), "spain": (40.0, -4.0, "land"),
    "france": (46.6, 5.5, "land"), "atlantic": (44.0, -40.0, "sea"),
    "denmark_strait": (66.3, -27.5, "strait"), "gap": (62.3, -11.5, "strait"),
    "biscay": (46.2, -8.5, "strait"), "north_sea": (56.3, 3.5, "strait"),
    "norwegian_sea": (65.5, -5.0, "strait"),
    "barents_sea": (73.0, 37.0, "strait"),
}  # fmt: skip
"""Where lands and seas bear their names: degrees north and east, and the kind of name."""


@lru_cache(maxsize=1)
def coast() -> dict[str, Any]:
    """The coast as drawn."""
    return json.loads(COAST.read_text(encoding="utf-8"))


def centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a hex in the drawing."""
    plane = coast()["hex"]
    x, y = (round(UNIT * (plane["q"][axis] * q + plane["r"][axis] * r), 1) for axis in (0, 1))
    return x, y


def located(box: Box, north: float, east: float) -> tuple[float, float]:
    """A place of the globe in the drawing: as the hexes around it lie (chart `hex_positions`)."""
    x, y = (round(UNIT * float(value), 1) for value in geography.plane(_known(box.charts), north, east))
    return x, y


@lru_cache(maxsize=4)
def _known(charts: Any) -> tuple[tuple[float, float, float, float], ...]:
    """Every hex whose place on the globe is known: degrees north and east, and its middle in hexes."""
    places = ((row, *map(int, row.id.split(","))) for row in charts.list("hex_positions"))
    return tuple((row.lat, row.lon, *(value / UNIT for value in centre(q, r))) for row, q, r in places)


def corners() -> list[tuple[float, float]]:
    """The six corners of a hex around its middle."""
    reach = UNIT / sqrt(3)
    turns = [radians(TURN) + n * pi / 3 for n in range(6)]
    return [(round(reach * cos(turn), 1), round(reach * sin(turn), 1)) for turn in turns]


def drawing(box: Box, texts: Texts) -> dict[str, Any]:
    """What the script draws once (see `drawings/ocean_ground.js`)."""
    middles = {name: centre(*place) for name, place in box.map.places.items()}
    hexes = [[name, *middles[name], hex_words(name, box, texts)] for name in box.all_hexes]
    left, top, right, bottom = _window(list(middles.values()))
    return {
        "hexes": hexes,
        "corners": corners(),
        "land": [[[round(x * UNIT, 1), round(y * UNIT, 1)] for x, y in ring] for ring in coast()["land"]],
        "window": [left, top, round(right - left, 1), round(bottom - top, 1)],
        "names": [
            [texts.t(f"ac-table-name-{key.replace('_', '-')}"), *located(box, north, east), kind]
            for key, (north, east, kind) in NAMES.items()
        ],
        "ports": _ports(box, texts),
        "bases": [[place, SIDES.index(side)] for side in SIDES for place in sorted(box.airbases[side])],
        "arctic": _edges(
            box, middles, lambda one, other: (one in box.map.arctic) > (other in box.map.arctic)
        ),
        "zone": _edges(
            box, middles, lambda one, other: (one in box.map.u_boat_zone) > (other in box.map.u_boat_zone)
        ),
        "barred": _edges(box, middles, lambda one, other: other in box.map.barred[one] and one < other),
        "canal": [
            [middles[one], middles[other]]
            for one, links in box.map.neighbours[GERMAN].items()
            for other in links
            if other not in box.map.neighbours[BRITISH][one] and one < other
        ],
        "cold": sorted(box.map.arctic),
        "words": {"arctic": texts.t("ac-table-name-arctic"), "zone": texts.t("ac-table-name-zone")},
    }


def _window(middles: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """The part of the plane that is shown: all hexes with a little room."""
    room = UNIT * 0.62
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def _edges(box: Box, middles: dict[str, tuple[float, float]], between: Any) -> list[list[float]]:
    """The sides between two hexes for which `between(one, other)` holds."""
    at = {place: name for name, place in box.map.places.items()}
    found = []
    for name, (q, r) in box.map.places.items():
        for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            other = at.get((q + dq, r + dr))
            if other is not None and between(name, other):
                found.append(_side(middles[name], middles[other]))
    return found


def _side(one: tuple[float, float], other: tuple[float, float]) -> list[float]:
    """The side that two neighbouring hexes share."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    dx, dy = (other[0] - one[0]) / (2 * sqrt(3)), (other[1] - one[1]) / (2 * sqrt(3))
    return [round(value, 1) for value in (x + dy, y - dx, x - dy, y + dx)]


def _ports(box: Box, texts: Texts) -> list[list[Any]]:
    """Ports by hex: the hex, their names, and whose they are (-1: neutral)."""
    found: dict[tuple[str, int], list[str]] = {}
    for port in box.ports.values():
        owner = box.control.get(port.name, "neutral")
        side = SIDES.index(owner) if owner in SIDES else -1
        for place in port.hexes:
            if place in box.map.hexes:
                found.setdefault((place, side), []).append(texts.name(port.name))
    return [[place, texts.listed(names), side] for (place, side), names in found.items()]


def hex_words(name: str, box: Box, texts: Texts) -> str:
    """A hex in words: its number, ports, airbases, and what is special about it."""
    told = [texts.t("ac-table-hex", hex=name)]
    for owner in (*SIDES, "neutral"):
        ports = box.ports_at[owner].get(name, ())
        if ports:
            told.append(
                texts.t(
                    "ac-table-hex-port", side=texts.name(owner), ports=texts.listed(map(texts.name, ports))
                )
            )
    told += [
        texts.t("ac-table-hex-base", side=texts.name(side)) for side in SIDES if name in box.airbases[side]
    ]
    if name in box.map.arctic:
        told.append(texts.t("ac-table-hex-arctic"))
    if name in box.map.u_boat_zone:
        told.append(texts.t("ac-table-hex-zone"))
    return " ".join(told)
