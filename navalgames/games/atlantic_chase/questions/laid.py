"""Pieces laid on an open sea, and the engine played from there by a plan.

Knows how to lay lines of a length, and how to hand the engine one order after another. Knows no rule:
what may be done and what comes of it is the engine's.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.games.atlantic_chase.questions.sea import line_from
from navalgames.games.atlantic_chase.rules import sequence
from navalgames.games.atlantic_chase.rules.frames import Turn
from navalgames.games.atlantic_chase.state import GOOD, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box


def laid(
    name: str, side: str, ships: tuple[Ship, ...], place: str, length: int = 0,
    avoided: frozenset[str] = frozenset(), **markers: Any,
) -> TaskForce:  # fmt: skip
    """A task force with a line of some length from a hex, or a station there."""
    line = line_from(place, length, avoided)
    return TaskForce(name, side, ships, "" if line else place, line=line, **markers)


def table(side: str, *task_forces: TaskForce, weather: str = GOOD, **fields: Any) -> State:
    """The table between two actions of a side."""
    return State(side, 1, weather, task_forces=task_forces, stack=(Turn("act", (side,)),), **fields)


def offers(state: State, box: Box) -> tuple[Any, ...]:
    """What the side that is asked may order."""
    frame = state.stack[-1]
    return sequence.AGENDA.asks[frame.stage].offers(state, frame, frame.asked[0], box)


def given_once(dice: Dice, state: State, order: Any, box: Box) -> State:
    """The order is carried out, but nothing that follows by itself."""
    frame = state.stack[-1]
    return sequence.AGENDA.asks[frame.stage].answer(dice, state, frame, frame.asked[0], order, box)


def carried_out(dice: Dice, state: State, order: Any, box: Box) -> State:
    """The order is carried out, up to the next decision."""
    return sequence.AGENDA.run(dice, given_once(dice, state, order, box), box)


def at_rest(state: State) -> bool:
    """Whether no action is under way, and the next is awaited."""
    return isinstance(state.stack[-1], Turn) and bool(state.stack[-1].asked)
