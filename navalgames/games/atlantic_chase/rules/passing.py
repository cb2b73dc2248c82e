"""Pass and All Pass: the initiative is handed over, lines are shortened (35)."""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import initiative, lapse, powers
from navalgames.games.atlantic_chase.rules.frames import Passing
from navalgames.games.atlantic_chase.state import State, TaskForce, going_on, push, used
from navalgames.games.atlantic_chase.tables import Box

ALL_PASS = "all pass"  # the power of Raeder and Pound, as the list of leaders calls it


def orders(state: State, side: str, own: list[TaskForce], box: Box) -> list[Any]:
    """A Pass with each trajectory, or with none if there is none; All Pass by a leader.

    Rule: 35.2, 35.3, 35.6a, 10.9, 10.12.
    """
    lines = [one.id for one in own if one.line]
    found: list[Any] = [given.known(given.Pass, name) for name in lines or ("",)]
    if lines and _upgrader(state, side, box):
        found.append(given.AllPass())
    return found


def _upgrader(state: State, side: str, box: Box) -> str:
    for one in state.leaders:
        if one.side == side and powers.power(one.name, box) == ALL_PASS:
            return one.name
    return ""


def begin(dice: Dice, state: State, side: str, order: Any, must: str, box: Box) -> State:
    """One trajectory lapses, or each of them once (35.1, 35.6a, 35.6b)."""
    if isinstance(order, given.AllPass):
        leader = _upgrader(state, side, box)
        dice.note("35.6a", "ac-log-all-pass", side=side, leader=leader)
        left = tuple(one.id for one in state.task_forces if one.side == side and one.line)
        return push(used(state, leader, side), Passing("passing", side, left))
    dice.note("35.1", "ac-log-pass", side=side, force=order.task_force)
    return push(state, Passing("passing", side, (order.task_force,) if order.task_force else ()))


def _passing(dice: Dice, state: State, frame: Passing, box: Box) -> State:
    """The next trajectory lapses; after the last one the initiative passes (35.4, 35.5)."""
    if not frame.left:
        return initiative.passes(state)
    return lapse.begin(going_on(state, frame, left=frame.left[1:]), frame.left[0])


STAGES = {"passing": _passing}
