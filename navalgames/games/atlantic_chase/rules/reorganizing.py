"""Reorganize: splits, merges and reinforcements among stations (37)."""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import initiative, lapse, powers
from navalgames.games.atlantic_chase.rules.frames import Reorganizing
from navalgames.games.atlantic_chase.state import (
    Leader,
    State,
    TaskForce,
    Waiting,
    force,
    forces_of,
    going_on,
    pop,
    push,
    with_force,
    without_force,
)
from navalgames.games.atlantic_chase.tables import Box


def free_force(state: State, side: str, box: Box) -> str:
    """A task force of a side that is not in play; "" when all are (37.2d, 37.3b)."""
    taken = [one.id for one in state.task_forces]
    for name in box.force_names[side]:
        if name not in taken:
            return name
    return ""


def _spot(one: TaskForce) -> tuple[str, str, str]:
    """Where a station stands: hex or box, by the same port where a box keeps them apart."""
    return one.station, one.box, one.gate


def splits(state: State, side: str, own: list[TaskForce], box: Box) -> list[given.Split]:
    """Every first ship of a split: of a station with two ships or more (37.1b, 37.2a, 37.2b, 37.2d, 7.5)."""
    if not free_force(state, side, box):
        return []
    return [
        given.known(given.Split, one.id, ship.name)
        for one in own
        if not one.line and len(one.ships) > 1
        for ship in one.ships
    ]


def merges(own: list[TaskForce]) -> list[given.Merge]:
    """Every merge of two stations, either of which may remain (37.3a)."""
    together: dict[tuple[str, str, str], list[TaskForce]] = {}
    for one in own:
        if not one.line and not one.unknown:
            together.setdefault(_spot(one), []).append(one)
    return [
        given.known(given.Merge, one.id, other.id)
        for one in own
        if not one.line and not one.unknown
        for other in together[_spot(one)]
        if one is not other
    ]


def groups(state: State, side: str, box: Box) -> list[Waiting]:
    """The groups that may try to enter: their port must be their own (5.4, 8.7, 37.4b, 37.4f, SCN.13)."""
    return [
        one
        for one in state.groups
        if one.side == side and box.control.get(one.port) == side and _agreed(one, box)
    ]


def _agreed(group: Waiting, box: Box) -> bool:
    """Whether a group takes part: those of a variant do where it is agreed (SCN.13)."""
    if not group.variant:
        return True
    acted("SCN.13")
    return box.options.variant == group.variant


def joinable(state: State, group: Waiting, box: Box) -> list[TaskForce]:
    """The own stations in the port of a group, in its hexes or its box (37.4c, 8.12)."""
    port = box.ports[group.port]
    return [
        one
        for one in forces_of(state, group.side)
        if not one.line
        and not one.unknown
        and (one.station in port.hexes or (port.box and one.box == port.box))
    ]


def reinforcements(state: State, side: str, box: Box) -> list[given.Reinforce]:
    """Every attempt: as a new task force, or to join one; where there is no place it will fail (37.4d)."""
    found = []
    for group in groups(state, side, box):
        joins = [given.Reinforce(group.group, one.id) for one in joinable(state, group, box)]
        if free_force(state, side, box) or not joins:
            joins = [given.Reinforce(group.group, ""), *joins]
        found += joins
    return found


def possible(state: State, side: str, own: list[TaskForce], box: Box) -> bool:
    """Whether a Reorganize action would have anything to do (37.1a)."""
    if state.groups and groups(state, side, box):
        return True
    stations = [one for one in own if not one.line and not one.unknown]
    if len(stations) > 1 and len({_spot(one) for one in stations}) < len(stations):
        return True
    return bool([one for one in stations if len(one.ships) > 1]) and bool(free_force(state, side, box))


def begin(dice: Dice, state: State, side: str, order: Any, must: str, box: Box) -> State:
    """A Reorganize action begins; nothing interrupts it (37.1a, 37.6)."""
    dice.note("37.1a", "ac-log-reorganize", side=side)
    return push(state, Reorganizing("reorganize", side, asked=(side,)))


def _offer(state: State, frame: Reorganizing, side: str, box: Box) -> tuple[Any, ...]:
    """Splits, merges and attempts in any order; the end once there was one of them (37.1a)."""
    own = forces_of(state, side)
    found: list[Any] = [*splits(state, side, own, box), *merges(own), *reinforcements(state, side, box)]
    return (given.EndReorganize(), *found) if frame.done else tuple(found)


def _answer(dice: Dice, state: State, frame: Reorganizing, side: str, order: Any, box: Box) -> State:
    """One part of the action; the active player keeps the initiative unless an attempt fails (37.5)."""
    if isinstance(order, given.EndReorganize):
        return pop(state)
    frame = frame._replace(done=True)
    if isinstance(order, given.Split):
        return _split(dice, state, frame, order, box)
    if isinstance(order, given.Merge):
        return going_on(_merge(dice, state, order), frame)
    return _reinforce(dice, state, frame, order, box)


# ------------------------------------------------------------------------ split and merge


def _split(dice: Dice, state: State, frame: Reorganizing, order: given.Split, box: Box) -> State:
    """A new station in the same hex or box with one ship; more may follow (37.2a, 37.2c, 37.2g)."""
    origin = force(state, order.task_force)
    name = free_force(state, frame.side, box)
    moved = tuple(ship for ship in origin.ships if ship.name == order.ship)
    new = TaskForce(name, origin.side, moved, origin.station, origin.box, gate=origin.gate)
    dice.note("37.2a", "ac-log-split", side=origin.side, force=origin.id, new=name)
    state = with_force(state, origin._replace(ships=_without(origin, order.ship)))
    state = state._replace(task_forces=(*state.task_forces, new))
    return _next_ship(dice, state, frame._replace(origin=origin.id, new=name), box)


def _without(one: TaskForce, name: str) -> tuple[Any, ...]:
    return tuple(ship for ship in one.ships if ship.name != name)


def _next_ship(dice: Dice, state: State, frame: Reorganizing, box: Box) -> State:
    """Both task forces keep at least one ship (37.2b)."""
    if len(force(state, frame.origin).ships) > 1:
        return going_on(state, frame, stage="split", asked=(frame.side,))
    return _markers(dice, state, frame, box)


def _offer_split(state: State, frame: Reorganizing, side: str, box: Box) -> tuple[Any, ...]:
    ships = force(state, frame.origin).ships
    return (given.EndSplit(), *(given.MoveShip(ship.name) for ship in ships))


def _more(dice: Dice, state: State, frame: Reorganizing, side: str, order: Any, box: Box) -> State:
    if isinstance(order, given.EndSplit):
        return _markers(dice, state, frame, box)
    origin, new = force(state, frame.origin), force(state, frame.new)
    moved = tuple(ship for ship in origin.ships if ship.name == order.ship)
    state = with_force(state, origin._replace(ships=_without(origin, order.ship)))
    state = with_force(state, new._replace(ships=new.ships + moved))
    return _next_ship(dice, state, frame, box)


def _markers(dice: Dice, state: State, frame: Reorganizing, box: Box) -> State:
    """Contact and Evasive go to one of the two (37.2e, 37.2f)."""
    if len(_offer_markers(state, frame, frame.side, box)) > 1:
        return going_on(state, frame, stage="split_markers", asked=(frame.side,))
    return going_on(state, frame, stage="reorganize", asked=(frame.side,), origin="", new="")


def _offer_markers(state: State, frame: Reorganizing, side: str, box: Box) -> tuple[Any, ...]:
    origin = force(state, frame.origin)
    both = (frame.origin, frame.new)
    contacts = both if origin.contact else ("",)
    evasives = both if origin.evasive else ("",)
    return tuple(given.AssignMarkers(one, other) for one in contacts for other in evasives)


def _assign(dice: Dice, state: State, frame: Reorganizing, side: str, order: Any, box: Box) -> State:
    origin, new = force(state, frame.origin), force(state, frame.new)
    if order.contact == new.id:
        new, origin = new._replace(contact=origin.contact), origin._replace(contact=())
    if order.evasive == new.id:
        new, origin = new._replace(evasive=True), origin._replace(evasive=False)
    state = with_force(with_force(state, origin), new)
    return going_on(state, frame, stage="reorganize", origin="", new="")


def _merge(dice: Dice, state: State, order: given.Merge) -> State:
    """Ships, Contact and Evasive come together; the other piece is free again (37.3a to 37.3d)."""
    one, into = force(state, order.task_force), force(state, order.into)
    dice.note("37.3a", "ac-log-merge", side=one.side, force=one.id, into=into.id)
    merged = into._replace(
        ships=into.ships + one.ships,
        contact=into.contact or one.contact,
        evasive=into.evasive or one.evasive,
    )
    return without_force(with_force(state, merged), one.id)


# ------------------------------------------------------------------------ reinforcement


def enters(dice: Dice, charts: Any) -> bool:
    """Whether a group comes in. Rule: 37.4a. Charts: reinforcement."""
    return dice.roll("2d6", "reinforcement", "37.4a") >= charts["reinforcement"].value("success", "least")


def _reinforce(dice: Dice, state: State, frame: Reorganizing, order: given.Reinforce, box: Box) -> State:
    """The attempt is rolled; without a place it fails at once (37.4a, 37.4d)."""
    frame = frame._replace(group=order.group, join=order.join)
    if not order.join and not free_force(state, frame.side, box):
        return _failed(dice, state, frame, box)
    return powers.throw(
        dice, state, frame, frame.side, "2d6", "reinforcement", "37.4a", "reinforcement_rolled", box
    )


def _rolled(dice: Dice, state: State, frame: Reorganizing, box: Box) -> State:
    """The ships enter at their port, or one line lapses and the initiative passes (37.4c, 37.4e)."""
    if frame.rolled < box.reinforce_least:
        return _failed(dice, state, frame, box)
    group = next(one for one in state.groups if (one.side, one.group) == (frame.side, frame.group))
    if group.variant:
        acted("SCN.13")
    dice.note("37.4c", "ac-log-enters", side=group.side, group=group.group, port=group.port)
    state = state._replace(
        groups=tuple(one for one in state.groups if one is not group),
        entered=(*state.entered, (group.side, group.group)),
        leaders=(*state.leaders, *(Leader(name, group.side, ship) for name, ship in group.leaders)),
    )
    if frame.join:
        one = force(state, frame.join)
        state = with_force(state, one._replace(ships=one.ships + group.ships))
    else:
        state = state._replace(task_forces=(*state.task_forces, _arrived(state, group, box)))
    return going_on(state, frame, stage="reorganize", asked=(frame.side,), group="", join="", rolled=0)


def _arrived(state: State, group: Waiting, box: Box) -> TaskForce:
    """A new station at the port: in its box, or in its hex where it has no box (37.4c, 9.3)."""
    port = box.ports[group.port]
    name = free_force(state, group.side, box)
    if port.box:
        shared = [
            other for other in box.ports.values() if other.box == port.box and other.hexes != port.hexes
        ]
        return TaskForce(name, group.side, group.ships, box=port.box, gate=port.hexes[0] if shared else "")
    return TaskForce(name, group.side, group.ships, port.hexes[0])


def _failed(dice: Dice, state: State, frame: Reorganizing, box: Box) -> State:
    """One own trajectory lapses, if there is one; the group may try again later (37.4e, 37.4f)."""
    dice.note("37.4e", "ac-log-not-entered", side=frame.side, group=frame.group)
    lines = _offer_lapse(state, frame, frame.side, box)
    frame = frame._replace(stage="reinforcement_failed", asked=())
    state = going_on(state, frame)
    if len(lines) > 1:
        return going_on(state, frame, stage="failed_lapse", asked=(frame.side,))
    (name,) = [one.task_force for one in lines] or [""]
    return lapse.begin(state, name)


def _offer_lapse(state: State, frame: Reorganizing, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.LapseForce(one.id) for one in forces_of(state, side) if one.line)


def _lapses(dice: Dice, state: State, frame: Reorganizing, side: str, order: Any, box: Box) -> State:
    return lapse.begin(going_on(state, frame, stage="reinforcement_failed", asked=()), order.task_force)


def _passes(dice: Dice, state: State, frame: Reorganizing, box: Box) -> State:
    return initiative.passes(state)


STAGES = {"reinforcement_rolled": _rolled, "reinforcement_failed": _passes}
ASKS = {
    "reorganize": Ask("37.1a", _offer, _answer),
    "split": Ask("37.2a", _offer_split, _more),
    "split_markers": Ask("37.2e", _offer_markers, _assign),
    "failed_lapse": Ask("37.4e", _offer_lapse, _lapses),
}
