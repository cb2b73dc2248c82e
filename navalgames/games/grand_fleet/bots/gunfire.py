"""What fire is worth: exact chances of the damage table turned into victory points.

Knows ships, fleets and prices. Knows nothing of turns, initiative or the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from navalgames.charts import Charts
from navalgames.games.grand_fleet.bots.estimate import worth
from navalgames.games.grand_fleet.bots.odds import fate
from navalgames.games.grand_fleet.rules.combat import SMALLEST_FLEET_AT_SEA
from navalgames.games.grand_fleet.state import Ships
from navalgames.games.grand_fleet.tables import Kind, defence, gunnery, kinds

SUNK_BEYOND_POINTS = 0.25
DAMAGED = 0.12
NEAR_MAINTENANCE = 8
DANGER = 0.9
DECISIVE = 6.0
BROKEN_FLEET = 0.1


class Prices(NamedTuple):
    """What it costs a side, in points, when a ship of it is damaged, beyond what the rules score.

    spare: ships it can lose before it falls below maintenance.
    """

    damaged: float
    spare: int


def prices(spare: int) -> Prices:
    """A ship out of action costs more and more as maintenance comes near; below it the game is lost."""
    return Prices(DAMAGED + DANGER * max(0.0, 1 - max(0, spare) / NEAR_MAINTENANCE) ** 2, spare)


@lru_cache(maxsize=4096)
def target_value(kind: Kind, price: Prices, charts: Charts, table: str) -> float:
    """Points to expect from one hit roll on a ship, by the damage table (8.11e, 11.3c, 11.3d)."""
    chances = fate(kind, charts, table)
    power = gunnery(charts, kind.type) / 2
    sunk = worth(kind) + SUNK_BEYOND_POINTS * power + price.damaged
    return chances.sunk * sunk + chances.damaged * price.damaged * (0.5 + 0.5 * power)


@lru_cache(maxsize=8192)
def fire_value(points: float, targets: tuple[Kind, ...], price: Prices, charts: Charts, table: str) -> float:
    """What so many points of fire are worth against these ships, the best ones per point first.

    The last ship that cannot be paid in full counts by its share, so that the value is smooth.
    """
    left, value = points, 0.0
    for kind in sorted(targets, key=lambda one: -_density(one, price, charts, table)):
        cost = defence(charts, kind.type)
        share = min(1.0, left / cost)
        value += share * target_value(kind, price, charts, table)
        left -= share * cost
        if left <= 0:
            break
    return value


def _density(kind: Kind, price: Prices, charts: Charts, table: str) -> float:
    return target_value(kind, price, charts, table) / defence(charts, kind.type)


def chance_of_losses(chances: Iterable[float]) -> list[float]:
    """The exact chances that 0, 1, 2, ... ships are out, each with its own chance.

    >>> chance_of_losses([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    result = [1.0]
    for chance in chances:
        longer = [0.0] * (len(result) + 1)
        for lost, weight in enumerate(result):
            longer[lost] += weight * (1 - chance)
            longer[lost + 1] += weight * chance
        result = longer
    return result


@lru_cache(maxsize=4096)
def chance_of_more(rolls: int, chance: float, number: int) -> float:
    """The chance that of so many ships, each out with the same chance, more than a number are out."""
    return sum(chance_of_losses((chance,) * rolls)[max(0, number + 1) :])


def allocation_value(
    targets: Ships, fleets: Sequence[Ships], broken: float, price: Prices, charts: Charts, table: str
) -> float:
    """Points to expect from a whole allocation.

    Ships by the damage table, fleets that fall below three ships at `broken` each, and the game itself when
    the enemy may fall below maintenance (8.11e, 8.11l, 11.5b).
    """
    table_of_kinds, chosen = kinds(charts), frozenset(targets)
    value = sum(target_value(table_of_kinds[ship], price, charts, table) for ship in targets)
    every = []
    for fleet in fleets:
        chances = [fate(table_of_kinds[ship], charts, table).out for ship in fleet if ship in chosen]
        every += chances
        enough = len(fleet) - SMALLEST_FLEET_AT_SEA + 1
        if chances and len(chances) >= enough:
            value += broken * sum(chance_of_losses(chances)[enough:])
    if len(every) > price.spare >= 0:
        value += DECISIVE * sum(chance_of_losses(every)[price.spare + 1 :])
    return value


def best_allocation(
    affordable: Callable[[Iterable[str]], Ships],
    fleets: Sequence[Ships],
    broken: float,
    price: Prices,
    charts: Charts,
    table: str,
) -> Ships:
    """The best of some sound allocations: by value per point, or one fleet before the others; then mended.

    Args:
        affordable: cuts ships in an order of wish to what the points reach for.
    """
    table_of_kinds = kinds(charts)

    def density(ship: str) -> float:
        return -_density(table_of_kinds[ship], price, charts, table)

    ranked = sorted((ship for fleet in fleets for ship in fleet), key=density)
    wishes = [ranked, sorted(ranked, key=lambda ship: defence(charts, table_of_kinds[ship].type))]
    by_size = sorted(fleets, key=len)
    for first in fleets:
        others = [ship for fleet in by_size if fleet is not first for ship in sorted(fleet, key=density)]
        wishes.append([*sorted(first, key=density), *others])
        wishes.append([*sorted(first, key=density), *(ship for ship in ranked if ship not in first)])
    wishes.append([ship for fleet in by_size for ship in sorted(fleet, key=density)])
    return max(
        dict.fromkeys(map(affordable, wishes)),
        key=lambda targets: allocation_value(targets, fleets, broken, price, charts, table),
    )
