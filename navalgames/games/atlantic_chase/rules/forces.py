"""Pieces on the map: how a task force becomes a line or a point, and what happens to its markers.

Knows stations, lines and markers (14, 15, 21, 23). Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from navalgames.chance import Dice
from navalgames.games.atlantic_chase.state import (
    Gone,
    Names,
    Ship,
    State,
    TaskForce,
    force,
    force_with,
    in_play,
    with_force,
    without_force,
)
from navalgames.games.atlantic_chase.tables import Box


def been(one: TaskForce, places: Iterable[str], box: Box) -> TaskForce:
    """The task force after it has been in some hexes the scenario watches (SCN.15, visited)."""
    new = tuple(place for place in places if place in box.watched)
    if not new:
        return one

    def marked(ships: tuple[Ship, ...]) -> tuple[Ship, ...]:
        return tuple(ship._replace(visited=tuple(dict.fromkeys((*ship.visited, *new)))) for ship in ships)

    return one._replace(ships=marked(one.ships), unknown=tuple(map(marked, one.unknown)))


def stationed(one: TaskForce, place: str, box: Box) -> TaskForce:
    """The task force as a station in a hex: segments and Intel go, Contact stays in that hex only.

    Rule: 14.1, 14.4a, 21.5, 23.5a, 23.5b, 54.1a, 54.1b.
    """
    contact = (place,) if place in one.contact else ()
    return been(
        one._replace(station=place, box="", gate="", line=(), intel=(), contact=contact), (place,), box
    )


def shortened(one: TaskForce, line: Names) -> TaskForce:
    """The task force on a shorter line; markers of removed segments go with them (21.10, 23.5b, 51.1f)."""
    return one._replace(
        line=line,
        intel=tuple([place for place in one.intel if place in line]),
        contact=tuple([place for place in one.contact if place in line]),
    )


def with_contact(one: TaskForce, place: str) -> TaskForce:
    """Contact in a hex; never a second marker (23.3, 50.2a)."""
    return one if place in one.contact else one._replace(contact=(*one.contact, place))


def with_intel(one: TaskForce, place: str) -> TaskForce:
    """Intel on the segment in a hex; never a second marker (21.4)."""
    return one if place in one.intel else one._replace(intel=(*one.intel, place))


def gains_evasive(dice: Dice, state: State, name: str, rule: str) -> State:
    """An Evasive marker for a task force; one at most (24.3)."""
    one = force(state, name)
    if one.evasive:
        return state
    dice.note(rule, "ac-log-evasive", side=one.side, force=name)
    return with_force(state, one._replace(evasive=True))


def spends_evasive(dice: Dice, state: State, name: str, rule: str) -> State:
    """A task force spends its Evasive marker (24.4a)."""
    one = force(state, name)
    dice.note(rule, "ac-log-evasive-spent", side=one.side, force=name)
    return with_force(state, one._replace(evasive=False))


def whose(side: str, ship: str) -> str:
    """The side a ship is told with; "none" where its name says it.

    >>> whose("British", "Hood"), whose("British", "Convoy (British)#2")
    ('British', 'none')
    """
    return "none" if f"({side})" in ship else side


def lose_ship(
    dice: Dice, state: State, ship: Ship, how: str, rule: str, keep: bool = False, port: str = ""
) -> State:
    """A ship leaves play; a task force without ships leaves the map unless `keep` (50.3g, 50.3h, 62.3d)."""
    one = force_with(state, ship.name)
    left = tuple([other for other in one.ships if other.name != ship.name])
    dice.note(
        rule, f"ac-log-{how}", side=one.side, ship=ship.name, whose=whose(one.side, ship.name), force=one.id
    )
    state = state._replace(gone=(*state.gone, Gone(ship, one.side, how, one.id, port)))
    state = with_force(state, one._replace(ships=left))
    if not left and not keep:
        return without_force(state, one.id)
    return state


def leaders_follow(dice: Dice, state: State, ship: str, afloat: Names, sunk: bool) -> State:
    """A leader moves from a sunk or newly damaged ship to another of the same task force.

    Without another ship he is lost with a sunk ship, and stays on a damaged one. Rule: 10.2, 10.3, 58.6.
    """
    left = []
    for one in state.leaders:
        if one.ship != ship:
            left.append(one)
        elif afloat:
            refuge, *_ = afloat
            dice.note("10.2", "ac-log-leader-moves", leader=one.name, ship=refuge)
            left.append(one._replace(ship=refuge))
        elif not sunk:
            left.append(one)
        else:
            dice.note("10.2", "ac-log-leader-lost", leader=one.name)
    return state._replace(leaders=tuple(left))


def refuges(one: TaskForce, ship: str) -> Names:
    """The other ships of a task force a leader may move to, sound ones first (10.2)."""
    others = [other for other in one.ships if other.name != ship]
    return tuple(other.name for other in sorted(others, key=lambda other: other.damaged))


def length(state: State, name: str) -> int:
    """The segments of a task force; a station, an airbase and a stealth force count 0 (17.5)."""
    return len(force(state, name).line) if name and in_play(state, name) else 0
