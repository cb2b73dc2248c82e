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

    Rule: 8.2b, 8.2c, 8.2d, 8.2f, 8.2j. Charts: fleet_limits.
    """
    table = kinds(charts)
    ordered = in_roster_order(charts, ships)
    classes = (
        tuple(ship for ship in ordered if table[ship].type in FAST_TYPES),
        tuple(ship for ship in ordered if table[ship].type not in FAST_TYPES | {PRE_DREADNOUGHT}),
        tuple(ship for ship in ordered if table[ship].type == PRE_DREADNOUGHT),
    )
    return divided(charts, side, classes, size)


def divided(charts: Charts, side: str, classes: Boxes, size: int) -> Boxes:
    """Fast ships, dreadnoughts and pre-dreadnoughts (`classes`) in fleets of about `size`, in this order.

    Rule: 8.2b, 8.2c, 8.2d, 8.2f, 8.2j (ruling: fewer ships than a fleet needs form none).
    Charts: fleet_limits.

    A class too small for a fleet of its own joins the class before it; all fleets are legal as long as the
    ships fit at all (8.2g).
    """
    number, least, most = limits(charts, side)
    if not can_form(charts, side, sum(map(len, classes))):
        acted("8.2j")
        return ((),) * number
    groups = large_enough(classes, least)
    share = max(least, min(size, most))
    wished = [_at_most(-(-len(group) // share), len(group) // least) for group in groups]
    wished = _fewer(groups, wished, number, most)
    if sum(wished) > number:
        acted("8.2d")
        merged = tuple(ship for group in groups for ship in group)
        groups, wished = [merged], [_at_most(number, len(merged) // least)]
    fleets = [fleet for group, parts in zip(groups, wished, strict=True) for fleet in _cut(group, parts)]
    acted("8.2f")
    return (*fleets, *((),) * (number - len(fleets)))


def large_enough(classes: Boxes, least: int) -> list[Ships]:
    """The classes (fast ships, dreadnoughts, pre-dreadnoughts), those below `least` ships joined to others.

    Rule: 8.2d, 8.2j.
    """
    large = [group for group in classes if len(group) >= least]
    small = tuple(ship for group in classes if len(group) < least for ship in group)
    if not small:
        return large
    acted("8.2d")
    acted("8.2j")
    if not large:
        return [small]
    home = len(large) - 1 if len(classes[-1]) < least else 0
    large[home] = large[home] + small
    return large


def _fewer(groups: list[Ships], wished: list[int], number: int, most: int) -> list[int]:
    """The wished numbers of fleets, taken away where fleets are smallest until there are `number` in all.

    Rule: 8.2b. There may be more left: a group is never given fewer fleets than it fills.
    """
    if sum(wished) <= number:
        return wished
    acted("8.2b")
    fleets = list(wished)
    fewest = [-(-len(group) // most) for group in groups]
    for _ in range(sum(wished) - number):
        spare = [place for place in range(len(groups)) if fleets[place] > fewest[place]]
        if spare:
            fleets[max(spare, key=lambda place: fleets[place] / len(groups[place]))] -= 1
    return fleets


def _at_most(parts: int, fleets: int) -> int:
    """The number of fleets of a group, which has ships enough for so many `fleets` (8.2c)."""
    if parts > fleets:
        acted("8.2c")
    return min(parts, fleets)


def _cut(group: Ships, parts: int) -> list[Ships]:
    """A group in `parts` fleets of nearly equal size."""
    share, extra = divmod(len(group), parts)
    fleets, start = [], 0
    for place in range(parts):
        end = start + share + (place < extra)
        fleets.append(group[start:end])
        start = end
    return fleets
