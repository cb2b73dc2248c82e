"""Which Air Strikes, Engages, Naval Searches and Stealth Attacks there are (27.2, 31.2, 33.2, 41.7).

Knows who may lead an attack, on what and where. How an attack runs stands in `attacks`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.given import AirStrike, Engage, NavalSearch, known
from navalgames.games.atlantic_chase.rules import designation
from navalgames.games.atlantic_chase.state import AIRBASE, GOOD, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box


def orders(state: State, side: str, own: list[TaskForce], box: Box) -> list[Any]:
    """Every attack of a side (27.2 to 27.3, 31.2, 33.2, 41.7, 41.8)."""
    enemies = [one for one in state.task_forces if one.side != side and not one.box]
    leaders = [one for one in own if designation.may_lead(one, box)]
    found = meetings(leaders, enemies)
    if state.weather == GOOD:
        found += _strikes(side, leaders, enemies, box)
    return [*found, *_stealth_attacks(state, side, enemies)]


def meetings(leaders: list[TaskForce], enemies: list[TaskForce]) -> list[Any]:
    """Every Engage and Naval Search where an own force meets an enemy (31.2, 33.2)."""
    found: list[Any] = []
    for one in leaders:
        places = one.line or (one.station,)
        for enemy in enemies:
            if enemy.line:
                for place in enemy.line:
                    if place in places:
                        found.append(known(NavalSearch, one.id, enemy.id, place))
            elif enemy.station in places:
                found.append(known(Engage, one.id, enemy.id))
    return found


def _strikes(
    side: str, leaders: list[TaskForce], enemies: list[TaskForce], box: Box
) -> Iterator[given.AirStrike]:
    """Strikes from airbases and carriers at hexes in range, never from or at the Arctic Line (27.2, 27.3)."""
    arctic = box.map.arctic
    sources = [
        (one.id, place) for one in leaders if designation.carrier_may_fly(one, box) for place in one.hexes
    ]
    carriers = [source for source in sources if source[1] not in arctic]
    for enemy in enemies:
        for place in enemy.hexes:
            if place in arctic:
                continue
            reach = box.in_air_range[place]
            for base in box.bases_near[side].get(place, ()):
                yield known(AirStrike, AIRBASE, base, enemy.id, place)
            for name, launch in carriers:
                if launch in reach:
                    yield known(AirStrike, name, launch, enemy.id, place)


def _stealth_attacks(state: State, side: str, enemies: list[TaskForce]) -> Iterator[given.StealthAttack]:
    """Stations in the hex, and segments there that carry Contact or Intel (41.7a, 41.8, 23.8)."""
    for one in state.stealth:
        if one.side == side and one.hex:
            for enemy in enemies:
                if enemy.station == one.hex or one.hex in enemy.contact or one.hex in enemy.intel:
                    yield given.StealthAttack(one.id, enemy.id)
