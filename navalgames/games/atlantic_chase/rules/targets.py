"""Which Air Strikes, Engages, Naval Searches and Stealth Attacks there are (27.2, 31.2, 33.2, 41.7).

Knows who may lead an attack, on what and where. How an attack runs stands in `attacks`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
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


class _FromBases(dict[tuple[str, str], tuple[given.AirStrike, ...]]):
    """The strikes from airbases of a side at a target in a hex (27.2, 27.3): the same are offered again and
    again."""

    def __init__(self, side: str, box: Box) -> None:
        super().__init__()
        self.side, self.box = side, box

    def __missing__(self, at: tuple[str, str]) -> tuple[given.AirStrike, ...]:
        target, place = at
        bases = self.box.bases_near[self.side].get(place, ())
        strikes = tuple([known(AirStrike, AIRBASE, base, target, place) for base in bases])
        if not self.box.charts.telling:  # there the range of aircraft is told each time it is asked for
            self[at] = strikes
        return strikes


_from_bases = lru_cache(maxsize=64)(_FromBases)


def _strikes(
    side: str, leaders: list[TaskForce], enemies: list[TaskForce], box: Box
) -> list[given.AirStrike]:
    """Strikes from airbases and carriers at hexes in range, never from or at the Arctic Line (27.2, 27.3)."""
    arctic, from_bases = box.map.arctic, _from_bases(side, box)
    carriers = [
        (one.id, place)
        for one in leaders
        if designation.carrier_may_fly(one, box)
        for place in one.hexes
        if place not in arctic
    ]
    found: list[given.AirStrike] = []
    for enemy in enemies:
        for place in enemy.hexes:
            if place in arctic:
                continue
            found += from_bases[enemy.id, place]
            if carriers:
                reach = box.in_air_range[place]
                found += [
                    known(AirStrike, name, launch, enemy.id, place)
                    for name, launch in carriers
                    if launch in reach
                ]
    return found


def _stealth_attacks(state: State, side: str, enemies: list[TaskForce]) -> Iterator[given.StealthAttack]:
    """Stations in the hex, and segments there that carry Contact or Intel (41.7a, 41.8, 23.8)."""
    for one in state.stealth:
        if one.side == side and one.hex:
            for enemy in enemies:
                if enemy.station == one.hex or one.hex in enemy.contact or one.hex in enemy.intel:
                    yield given.StealthAttack(one.id, enemy.id)
