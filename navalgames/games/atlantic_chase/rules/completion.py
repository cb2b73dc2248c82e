"""Completion: bringing a task force into port and out of play (29)."""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import forces, identity, initiative, lapse
from navalgames.games.atlantic_chase.rules.frames import Completion
from navalgames.games.atlantic_chase.state import (
    COMPLETED,
    Names,
    State,
    TaskForce,
    force,
    going_on,
    push,
)
from navalgames.games.atlantic_chase.tables import Box


def ports_in_reach(one: TaskForce, box: Box) -> Names:
    """The friendly ports where a task force could complete, length and Intel left aside.

    Rule: 29.2c, 29.2e, 8.7.
    """
    if one.box:
        return tuple(
            port.name
            for port in box.ports_of_box[one.box]
            if box.control.get(port.name) == one.side and (not one.gate or one.gate in port.hexes)
        )
    at = box.ports_at[one.side]
    found = [name for place in one.hexes if place in at for name in at[place]]
    return tuple(dict.fromkeys(found)) if found else ()


def may_complete(one: TaskForce, box: Box) -> bool:
    """Whether length and Intel allow a Completion; Contact does not matter (29.2b, 29.2d, 29.7, 21.8)."""
    return short_enough(len(one.line), box.limits) and not one.intel


def short_enough(segments: int, limits: Any) -> bool:
    """Whether a line of so many segments, or a station, may complete. Rule: 29.2b."""
    if segments <= limits["completion_segments"]:
        return True
    acted("29.2b")
    return False


def orders(own: list[TaskForce], box: Box) -> list[given.Complete]:
    """Every Completion of a side (29.1, 29.2a)."""
    return [
        given.known(given.Complete, one.id, port)
        for one in own
        if may_complete(one, box)
        for port in ports_in_reach(one, box)
    ]


def begin(dice: Dice, state: State, side: str, order: given.Complete, must: str, box: Box) -> State:
    """The inactive player may try to seize the initiative; that decides (29.3a)."""
    dice.note("29.1", "ac-log-completion", side=side, force=order.task_force, port=order.port)
    frame = Completion("completion_decided", side, order.task_force, order.port)
    return initiative.contest(push(state, frame), initiative.SEIZE)


def _decided(dice: Dice, state: State, frame: Completion, box: Box) -> State:
    """The ships are home, or the task force lapses and the initiative passes (29.3a, 29.4, 29.6)."""
    if not frame.won:
        return initiative.finish(brought_home(dice, state, frame.force, frame.port), False)
    dice.note("29.6", "ac-log-completion-fails", side=frame.side, force=frame.force)
    return lapse.begin(going_on(state, frame, stage="completion_failed"), frame.force)


def brought_home(dice: Dice, state: State, name: str, port: str) -> State:
    """The ships leave play with their leaders; the piece is free again (29.4a, 29.4b, 29.5)."""
    state = identity.identified(dice, state, name)
    one = force(state, name)
    aboard = {ship.name for ship in one.ships}
    for ship in one.ships:
        state = forces.lose_ship(dice, state, ship, COMPLETED, "29.4a", port=port)
    return state._replace(leaders=tuple(who for who in state.leaders if who.ship not in aboard))


def _failed(dice: Dice, state: State, frame: Completion, box: Box) -> State:
    return initiative.passes(state)


STAGES = {"completion_decided": _decided, "completion_failed": _failed}
