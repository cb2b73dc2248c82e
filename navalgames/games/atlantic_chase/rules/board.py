"""The Battle Board: ships in zones, ranges between them, smoke (55.4, 56.2, 60.6).

Knows who is where and who is hidden. Rolls nothing and asks nobody.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.atlantic_chase.read_tables import zone_ranges
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    Names,
    Ship,
    State,
)
from navalgames.games.atlantic_chase.tables import Box

BATTERY, CONVOY = "battery", "convoy"


def fighter(frame: Battle, name: str) -> Fighter:
    """A ship on the board."""
    for one in frame.fighters:
        if one.ship == name:
            return one
    raise KeyError(name)


def on_board(frame: Battle, name: str) -> bool:
    """Whether a ship is on the board."""
    return any(one.ship == name for one in frame.fighters)


def with_fighter(frame: Battle, changed: Fighter) -> Battle:
    """The board with one ship changed."""
    return frame._replace(
        fighters=tuple([changed if one.ship == changed.ship else one for one in frame.fighters])
    )


def without(frame: Battle, name: str) -> Battle:
    """The board after a ship has left it; its smoke goes at once (60.6e)."""
    return frame._replace(fighters=tuple([one for one in frame.fighters if one.ship != name]))


def ship_of(state: State, name: str) -> Ship:
    """The ship of a fighter."""
    for one in state.task_forces:
        for ship in one.ships:
            if ship.name == name:
                return ship
    raise KeyError(name)


def ships_of(state: State) -> dict[str, Ship]:
    """Every ship in play by its name."""
    return {ship.name: ship for one in state.task_forces for ship in one.ships}


def side_ships(frame: Battle, side: str) -> list[Fighter]:
    """What a side has on the board, shore batteries among it."""
    return [one for one in frame.fighters if one.side == side]


def vessels(frame: Battle, side: str, box: Box) -> list[Fighter]:
    """The ships of a side on the board; a shore battery is none (61.10, 62.1b)."""
    counters = box.counters
    return [one for one in frame.fighters if one.side == side and counters[one.ship].kind != BATTERY]


def obscured(frame: Battle, name: str) -> bool:
    """Whether a ship makes smoke or is covered by another's; several count once (60.6b, 60.7d)."""
    for one in frame.fighters:  # noqa: SIM110 - quicker than any()
        if one.smoking and (one.ship == name or name in one.covers):
            return True
    return False


def range_between(frame: Battle, one: str, other: str, charts: Any) -> str:
    """The range between two enemy ships (56.2). Charts: zone_range."""
    return zone_ranges(charts)[fighter(frame, one).zone, fighter(frame, other).zone]


def may_smoke(ship: Ship, box: Box) -> bool:
    """Whether a ship may make smoke: no convoy, damaged ship or battery (6.15, 11.2, 11.7b, 60.6a)."""
    return ship.smoke and not ship.damaged and box.counter(ship).kind not in (CONVOY, BATTERY)


def coverable(frame: Battle, one: Fighter, box: Box) -> Names:
    """The ships that the smoke of a ship could cover: own ones in its zone (60.6b, 11.2)."""
    return tuple(
        other.ship
        for other in frame.fighters
        if other.side == one.side
        and other.zone == one.zone
        and other.ship != one.ship
        and box.counter(other.ship).kind != BATTERY
    )


def over(frame: Battle, box: Box) -> bool:
    """Whether a side has no ships left on the board (62.1b)."""
    return any(not vessels(frame, side, box) for side in ENEMY)
