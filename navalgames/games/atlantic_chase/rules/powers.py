"""Dice that leaders may change: Marschall and Forbes turn one to 6, Somerville adds 2 (10.7, 10.10, 10.13).

Knows which roll involves whom. A roll nobody can change is read at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given, read_tables
from navalgames.games.atlantic_chase.rules.frames import (
    Attack,
    Battle,
    Completion,
    Lapsing,
    Passing,
    Reorganizing,
    Throw,
)
from navalgames.games.atlantic_chase.state import (
    Duty,
    Leader,
    Names,
    State,
    force_of_leader,
    going_on,
    told,
    used,
    with_stack,
)
from navalgames.games.atlantic_chase.tables import Box

TO_SIX, PLUS = "die to six", "add"
CouldAct = Callable[[State, str, str, Box], bool]
"""Whether a side, with the initiative, would have an action that designates a task force (10.7b)."""


def power(name: str, box: Box) -> str:
    """What a leader can do, as the list of leaders says (63.1)."""
    return box.leaders[name].power


def number(name: str, charts: Charts) -> int:
    """The number of a leader's power: 6, 2 or 4 (63.1). Charts: leaders."""
    return read_tables.leaders(charts)[name].number


def throw(
    dice: Dice,
    state: State,
    frame: Any,
    side: str,
    notation: str,
    why: str,
    rule: str,
    then: str,
    box: Box,
    field: str = "rolled",
    binding: CouldAct | None = None,
) -> State:
    """A side rolls; the frame goes on at stage `then` with the result in `field`.

    binding: of a weather check or initiative roll, which binds Marschall's and Forbes's side: whether it
    could act with their task force (10.7b).
    """
    if not state.leaders:
        return going_on(state, frame, stage=then, asked=(), **{field: dice.roll(notation, why, rule)})
    frame = frame._replace(stage=then, asked=())
    state = with_stack(state, (*state.stack[:-1], frame))
    leaders = able(state, side, binding, box)
    if not leaders:
        return going_on(state, frame, **{field: dice.roll(notation, why, rule)})
    faces = dice.faces(notation, why, rule)
    keep = notation.split()[0] if notation[0] in "bw" else "all"
    bound = binding is not None
    thrown = Throw("leader_dice", side, faces, keep, why, leaders, (side,), field=field, binding=bound)
    return with_stack(state, (*state.stack, thrown))


def able(state: State, side: str, binding: CouldAct | None, box: Box) -> Names:
    """The leaders of a side who may change a roll it has just made."""
    return tuple([one.name for one in state.leaders if one.side == side and _may(state, one, binding, box)])


def _may(state: State, one: Leader, binding: CouldAct | None, box: Box) -> bool:
    kind = power(one.name, box)
    if kind not in (TO_SIX, PLUS):
        return False
    name = force_of_leader(state, one)
    if not name:
        return False
    if binding is not None:
        return kind == PLUS or binding(state, one.side, name, box)
    return name in (designated(state) if kind == PLUS else active_forces(state))


def active_forces(state: State) -> set[str]:
    """The active task force of the action under way, or the task forces on the Battle Board (10.7a)."""
    for frame in reversed(state.stack):
        if isinstance(frame, Battle):
            return set(frame.forces)
        if isinstance(frame, (Attack, Completion)):
            return {frame.force}
        if isinstance(frame, Passing):
            return {one.force for one in state.stack if isinstance(one, Lapsing)}
    return set()


def designated(state: State) -> set[str]:
    """The task forces designated for the action under way, or on the Battle Board (10.13a)."""
    found: set[str] = set()
    for frame in reversed(state.stack):
        if isinstance(frame, Battle):
            return set(frame.forces)
        if isinstance(frame, Attack):
            names = (frame.force, frame.target, frame.own.coordination, frame.own.air)
            return found | {*names, frame.other.coordination, frame.other.air}
        if isinstance(frame, (Lapsing, Completion)):
            found.add(frame.force)
        elif isinstance(frame, Reorganizing) and frame.join:
            found.add(frame.join)
    return found


def _offer(state: State, frame: Throw, side: str, box: Box) -> tuple[Any, ...]:
    """Turn a die that does not show 6, add 2, or leave the roll as it is (10.7a, 10.13a)."""
    possible: list[Any] = [given.Decline()]
    for name in frame.leaders:
        if power(name, box) == PLUS:
            possible.append(given.AddTwo(name))
        else:
            six = number(name, box.charts)
            possible += [given.TurnDie(name, face) for face in dict.fromkeys(frame.faces) if face != six]
    return tuple(possible)


def _answer(dice: Dice, state: State, frame: Throw, side: str, order: Any, box: Box) -> State:
    """A leader changes the roll and is used up; dice are changed before they are selected (10.4, 10.7a)."""
    if isinstance(order, given.Decline):
        return _read(state, frame)
    left = tuple(name for name in frame.leaders if name != order.leader)
    name = force_of_leader(state, next(one for one in state.leaders if one.name == order.leader))
    dice.note("10.4", "ac-log-leader", side=side, leader=order.leader)
    state = used(state, order.leader, side)
    if isinstance(order, given.AddTwo):
        frame = frame._replace(plus=frame.plus + number(order.leader, box.charts), leaders=left)
    else:
        faces = list(frame.faces)
        faces[faces.index(order.face)] = number(order.leader, box.charts)
        frame = frame._replace(faces=tuple(sorted(faces, reverse=True)), leaders=left)
        if frame.binding:
            state = state._replace(duty=Duty(side, order.leader, name))
    state = going_on(state, frame)
    return state if left else _read(state, frame)


def total(faces: tuple[int, ...], keep: str) -> int:
    """The sum of the dice that count: all, the two highest or the two lowest (57.2a to 57.2c)."""
    if keep == "best":
        return sum(faces[:2])
    return sum(faces[-2:]) if keep == "worst" else sum(faces)


def _read(state: State, frame: Throw) -> State:
    """The roll stands as it lies; what is added comes after the dice are selected (10.13a)."""
    return told(state, **{frame.field: total(frame.faces, frame.keep) + frame.plus})


ASKS = {"leader_dice": Ask("10.7a", _offer, _answer)}
