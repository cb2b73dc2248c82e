"""What a captain can tell from the table: strength, margins, worth of ships, markers in a hex.

Knows views and charts. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from navalgames.charts import Charts, derived
from navalgames.games.grand_fleet.rules.combat import fleet_gunnery
from navalgames.games.grand_fleet.state import (
    DE,
    ENEMY,
    HIDDEN,
    INDEX,
    SIDES,
    UK,
    Ships,
    State,
    fleets_in,
    in_fleet_boxes,
)
from navalgames.games.grand_fleet.tables import (
    PRE_DREADNOUGHT,
    Kind,
    control_value,
    defence,
    kinds,
    sea,
    side_of,
)

PRE_DREADNOUGHT_WORTH = {UK: 1 / 2, DE: 1 / 3}
AVERAGE_GUNNERY = 2.0


def points_for(view: State, side: str) -> int:
    """The victory points from a side's point of view: positive when it leads."""
    return view.vp if side == UK else -view.vp


def margin(view: State, side: str, charts: Charts) -> int:
    """Ships in the fleet boxes above the maintenance number."""
    return len(in_fleet_boxes(view, side)) - charts["maintenance"].value(side, "ships")


def worth(kind: Kind) -> float:
    """Victory points for sinking a ship of a kind, pre-dreadnoughts by their share (11.3c, 11.3d)."""
    return PRE_DREADNOUGHT_WORTH[side_of(kind.nation)] if kind.type == PRE_DREADNOUGHT else 1.0


def strength(ships: Iterable[str], charts: Charts) -> float:
    """Gunnery points of ships at full gunnery; a ship one may not see counts as an average one."""
    table = kinds(charts)
    seen = [table[ship].type for ship in ships if ship != HIDDEN]
    return fleet_gunnery(seen, charts, 0.0, False, False) + AVERAGE_GUNNERY * sum(s == HIDDEN for s in ships)


def ships_at_sea(view: State, hex_id: str, side: str) -> Ships:
    """A side's ships in a hex after the markers were turned up."""
    boxes = view.fleets[INDEX[side]]
    return tuple(ship for number in fleets_in(view, hex_id, side) for ship in boxes[number - 1])


def cheapest_first(ships: Iterable[str], charts: Charts) -> list[str]:
    """Ships in the order of points that their loss costs per point of fire spent on them."""
    table = kinds(charts)
    return sorted(ships, key=lambda ship: -worth(table[ship]) / defence(charts, table[ship].type))


def prizes(charts: Charts, attacker: str) -> dict[str, float]:
    """The hexes that an attacker may score by control, with their victory points (8.13)."""
    return _prizes_of_each(charts)[attacker]


@derived
def _prizes_of_each(charts: Charts) -> dict[str, dict[str, float]]:
    worth_control = {hex_id: control_value(charts, hex_id) for hex_id in sea(charts).hexes}
    return {
        side: {hex_id: points for hex_id, (owner, points) in worth_control.items() if owner == ENEMY[side]}
        for side in SIDES
    }
