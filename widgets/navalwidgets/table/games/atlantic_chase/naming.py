"""What task forces and hexes go by at the table: a ship for a force, waters or a port for a hex.

Knows views, ports and where the hexes lie. Must not know orders nor the log.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians
from typing import Any

from navalgames.games.atlantic_chase.state import State, TaskForce
from navalgames.games.atlantic_chase.tables import Box
from navalgames.texts import Texts
from navalwidgets.table.games.atlantic_chase.sea import NAMES

WITHIN = 5.0
"""Degrees of latitude from where a sea bears its name to a hex that still lies in it."""
WINDS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


def names(view: State, box: Box, texts: Texts) -> Callable[[str], str]:
    """What an id goes by: a task force by its first ship, a hex by what lies there; others stay."""
    forces = {one.id: force_name(one, texts) for one in view.task_forces}

    def told(value: str) -> str:
        if value in forces:
            return forces[value]
        return hex_name(value, box, texts) if value in box.map.hexes else value

    return told


def force_name(one: TaskForce, texts: Texts) -> str:
    """A task force by its first ship; one that nobody has identified by its number alone."""
    if not one.ships:
        return one.id
    first = one.ships[0]
    ship = texts.name(first.alias or first.name.partition("#")[0])
    return texts.t("ac-table-named", ship=ship, force=one.id)


def hex_name(name: str, box: Box, texts: Texts) -> str:
    """A hex with the port or the waters it lies in, or how it lies from the nearest port."""
    return texts.t("ac-table-named-hex", hex=name, place=_place(name, box, texts))


def _place(name: str, box: Box, texts: Texts) -> str:
    ports = [port for owner in box.ports_at.values() for port in owner.get(name, ())]
    if ports:
        return texts.listed(texts.name(port) for port in dict.fromkeys(ports))
    waters, port, wind = _lies(box.charts, name)
    if waters:
        return texts.t(f"ac-table-name-{waters}")
    return texts.t("ac-table-off-port", wind=wind, port=texts.name(port))


@lru_cache(maxsize=512)
def _lies(charts: Any, name: str) -> tuple[str, str, str]:
    """The waters whose name stands nearest to a hex, else the nearest port and how the hex lies from it."""
    known = {row.id: (row.lat, row.lon) for row in charts.list("hex_positions")}
    here = known[name]
    far, waters = min(
        (_apart(here, (north, east))[0], key)
        for key, (north, east, kind) in NAMES.items()
        if kind == "strait"
    )
    if far <= WITHIN:
        return waters.replace("_", "-"), "", ""
    berths = [(row.hexes.split()[0], row.name) for row in charts.list("ports") if not row.off_map]
    (_, turn), port = min((_apart(known[place], here), port) for place, port in berths if place in known)
    return "", port, WINDS[round(turn / 45) % len(WINDS)]


def _apart(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """How many degrees of latitude lie between two places, and the course from one to the other."""
    up = other[0] - one[0]
    right = (other[1] - one[1]) * cos(radians((one[0] + other[0]) / 2))
    return hypot(up, right), degrees(atan2(right, up)) % 360
