"""Forming the fleets of a battle: numbers, sizes, surplus ships and ready-made arrangements (8.2, 8.3).

Knows ships by name and kind. Knows nothing of the map.
"""

from __future__ import annotations

from navalgames.chance.witness import acted
from navalgames.charts import Charts, derived
from navalgames.games.grand_fleet.rules.combat import fleet_class
from navalgames.games.grand_fleet.state import INDEX, Boxes, Ships, State
from navalgames.games.grand_fleet.tables import FAST_TYPES, PRE_DREADNOUGHT, defence, in_roster_order, kinds


@derived
def limits(charts: Charts, side: str) -> tuple[int, int, int]:
    """Number of fleets, smallest and largest size of a fleet.

    Rule: 8.2b, 8.2c. Charts: fleet_limits.
    """
    chart = charts["fleet_limits"]
    return chart.value(side, "fleets"), chart.value(side, "smallest"), chart.value(side, "largest")


def surplus(charts: Charts, side: str, ships: int) -> int:
    """How many ships must go back to the DDbox because the fleets cannot hold them.

    Rule: 8.2g (ruling 8.2h: for Germany too). Charts: fleet_limits.
    """
    fleets, _, most = limits(charts, side)
    if ships > fleets * most:
        acted("8.2g")
    return max(0, ships - fleets * most)


def returned_first(charts: Charts, ships: Ships, count: int) -> tuple[Ships, Ships]:
    """The ships that must be returned, and those among which the last places are chosen freely.

    Rule: 8.2h (higher defence goes first; equal values are free). Charts: type_table.

    Returns:
        (certain, free): `certain` all go; the rest of `count` comes out of `free`.
    """
    table = kinds(charts)
    ranked = sorted(ships, key=lambda ship: -defence(charts, table[ship].type))
    if count <= 0 or not ranked:
        return (), ()
    limit = defence(charts, table[ranked[min(count, len(ranked)) - 1]].type)
    certain = tuple(ship for ship in ranked if defence(charts, table[ship].type) > limit)
    free = tuple(ship for ship in ranked if defence(charts, table[ship].type) == limit)
    return certain, free


def can_form(charts: Charts, side: str, ships: int) -> bool:
    """Whether a side has enough ships for a fleet at all.

    Rule: 8.2j (ruling: with fewer ships it forms none and they stay in the fleet box).
    """
    return ships >= limits(charts, side)[1]


def wrong_fleet(charts: Charts, side: str, fleets: Boxes) -> int | None:
    """The number of the first fleet whose size is not allowed, or None.

    Rule: 8.2c, 8.2e. Charts: fleet_limits.
    """
    _, least, most = limits(charts, side)
    for number, fleet in enumerate(fleets, start=1):
        if fleet and not least <= len(fleet) <= most:
            return number
    return None


def class_of(charts: Charts, fleet: Ships) -> str:
    """Slow, ordinary, fast or empty.

    Rule: 8.3a, 8.3b, 8.3c.
    """
    table = kinds(charts)
    return fleet_class(table[ship].type for ship in fleet)


def fast_fleets(state: State, side: str, charts: Charts) -> tuple[int, ...]:
    """The numbers of a side's fast fleets (8.3b)."""
    fleets = state.fleets[INDEX[side]]
    return tuple(n for n, fleet in enumerate(fleets, start=1) if class_of(charts, fleet) == "fast")


def arranged(charts: Charts, side: str, ships: Ships, size: int) -> Boxes:
    """A legal formation with the classes kept apart and fleets of about `size` ships.

    Rule: 8.2b, 8.2c, 8.2f, 8.2j. Charts: fleet_limits.

    The fast ships come first, then dreadnoughts, then pre-dreadnoughts; a group too small for
    a fleet of its own joins the group before it.
    """
    number, least, most = limits(charts, side)
    groups = _groups(charts, ships, least)
    wished = [max(1, -(-len(group) // max(least, min(size, most)))) for group in groups]
    fewest = [-(-len(group) // most) for group in groups]
    while sum(wished) > number and any(w > f for w, f in zip(wished, fewest, strict=True)):
        spare = max(
            (place for place in range(len(groups)) if wished[place] > fewest[place]),
            key=lambda place: wished[place] / len(groups[place]),
        )
        wished[spare] -= 1
    if sum(wished) > number:
        merged = tuple(ship for group in groups for ship in group)
        groups, wished = [merged], [min(number, len(merged) // least)]
    fleets = [
        fleet
        for group, parts in zip(groups, wished, strict=True)
        for fleet in _cut(group, min(parts, len(group) // least))
    ]
    return (*fleets, *((),) * (number - len(fleets)))


def _groups(charts: Charts, ships: Ships, least: int) -> list[Ships]:
    table = kinds(charts)
    ordered = in_roster_order(charts, ships)
    groups = [
        tuple(ship for ship in ordered if table[ship].type in FAST_TYPES),
        tuple(ship for ship in ordered if table[ship].type not in FAST_TYPES | {PRE_DREADNOUGHT}),
        tuple(ship for ship in ordered if table[ship].type == PRE_DREADNOUGHT),
    ]
    large = [group for group in groups if len(group) >= least]
    small = tuple(ship for group in groups if len(group) < least for ship in group)
    if not large:
        return [small]
    if small:
        home = len(large) - 1 if any(table[ship].type == PRE_DREADNOUGHT for ship in small) else 0
        large[home] = large[home] + small
    return large


def _cut(group: Ships, parts: int) -> list[Ships]:
    """A group in `parts` fleets of nearly equal size."""
    share, extra = divmod(len(group), parts)
    fleets, start = [], 0
    for place in range(parts):
        end = start + share + (place < extra)
        fleets.append(group[start:end])
        start = end
    return fleets
