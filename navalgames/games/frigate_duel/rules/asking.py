"""What a die needs, which ship is meant, and what goes on: small helps of every step.

Knows ships, tasks and the shape of a die. Must not know a step of the turn.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance.witness import Compared, acted, saw
from navalgames.games.frigate_duel.state import State, Task

FACES = 6


def modified(target: int, modifier: int) -> int:
    """The least natural face that succeeds; modifiers may make a die certain or hopeless.

    Rule: P1.12.
    """
    needed = target - modifier
    saw(Compared(target, modifier))
    if not 1 < needed <= FACES:
        acted("P1.12")
    return needed


def number_of(state: State, ship: str) -> int:
    """The number of the ship called `ship`."""
    for number, one in enumerate(state.ships):
        if one.id == ship:
            return number
    raise ValueError(f"there is no ship {ship!r}")


def replaced(state: State, task: Task, **fields: Any) -> State:
    """The state with its next task replaced, and some of its fields in the same step."""
    return state._replace(tasks=(*state.tasks[:-1], task), **fields)
