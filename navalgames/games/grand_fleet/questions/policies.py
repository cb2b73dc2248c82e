"""What a side does in a battle that plays itself: situations, targets, and whether to fight on.

Knows no dice: a policy looks at what the table shows and names a choice the rules allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.rules.combat import CANCEL_HALF, CONTINUE, ENEMY_HALF, LONG, SHORT

SITUATION_WISHES = {
    "nothing": (),
    "cripple": (ENEMY_HALF, CANCEL_HALF, SHORT, SHORT),
    "close_in": (CANCEL_HALF, SHORT, SHORT, ENEMY_HALF),
    "stand_off": (ENEMY_HALF, LONG, LONG),
    "pursue": (CONTINUE, CANCEL_HALF, ENEMY_HALF, SHORT, SHORT),
}
SITUATION_POLICIES = tuple(SITUATION_WISHES)
TARGET_POLICIES = ("cheapest", "strongest", "even")
FLEET_POLICIES = ("one_fleet", "all_fleets")
FIGHT_ON_POLICIES = ("never", "stronger", "always")
BLIND = frozenset({"never", "always"})  # they do not look at the ships that are left


@lru_cache(maxsize=512)
def situations(policy: str, choices: int, own_half: bool, enemy_half: bool) -> tuple[str, ...]:
    """The situations a side chooses: its wishes in their order, as far as choices and rules allow.

    >>> situations("cripple", 2, False, False)
    ('enemy_half', 'short')
    """
    allowed = combat.situation_sets(choices, own_half, enemy_half, True)
    chosen: tuple[str, ...] = ()
    for wish in SITUATION_WISHES[policy]:
        more = tuple(sorted((*chosen, wish), key=combat.SITUATIONS.index))
        if more in allowed:
            chosen = more
    return chosen


def targets_by_type(
    policy: str, points: float, ships: Sequence[tuple[str, int]], charts: Charts
) -> tuple[tuple[str, int], ...]:
    """How many ships of each type are shot at for the points: cheapest or strongest types first, or in turn.

    Charts: type_table (through `cost_of`).

    Args:
        ships: types with the number of enemy ships in the hex.
    """
    costs = {ship_type: combat.cost_of([ship_type], charts) for ship_type, number in ships if number}
    left, taken = points, dict.fromkeys(costs, 0)
    order = sorted(costs, key=costs.__getitem__, reverse=policy == "strongest")
    numbers = dict(ships)
    if policy == "even":
        open_types = [ship_type for ship_type in order if costs[ship_type] <= left]
        while open_types:
            for ship_type in open_types:
                if costs[ship_type] <= left:
                    taken[ship_type] += 1
                    left -= costs[ship_type]
            open_types = [t for t in open_types if costs[t] <= left and taken[t] < numbers[t]]
    else:
        for ship_type in order:
            taken[ship_type] = min(numbers[ship_type], int(left // costs[ship_type]))
            left -= taken[ship_type] * costs[ship_type]
    return tuple((ship_type, number) for ship_type, number in taken.items() if number)


def targets_by_fleet(policy: str, number: int, fleets: Sequence[int]) -> tuple[int, ...]:
    """How many ships of each fleet are shot at: the smallest fleet first, or ship by ship over all fleets.

    Args:
        number: how many targets the points reach for. fleets: ships of each fleet, largest first.

    >>> targets_by_fleet("one_fleet", 5, (6, 4)), targets_by_fleet("all_fleets", 5, (6, 4))
    ((1, 4), (3, 2))
    """
    taken = [0] * len(fleets)
    left = min(number, sum(fleets))
    if policy == "one_fleet":
        for place in reversed(range(len(fleets))):
            taken[place] = min(left, fleets[place])
            left -= taken[place]
    while left:
        for place, ships in enumerate(fleets):
            if left and taken[place] < ships:
                taken[place] += 1
                left -= 1
    return tuple(taken)


def fights_on(policy: str, own_points: float, enemy_points: float, shots_fell: bool) -> bool:
    """Whether a side wants another round; nobody does after a round in which no ship could be hit.

    Args:
        own_points, enemy_points: gunnery of the ships that are left, at normal range and not halved.
    """
    if not shots_fell or policy == "never":
        return False
    return policy == "always" or own_points >= enemy_points
