"""What a die needs, which ship is meant, and what goes on: small helps of every step.

Knows ships, tasks and the shape of a die. Must not know a step of the turn.
"""

from __future__ import annotations

from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.state import State, Task, with_tasks

FACES = 6


def modified(needed: int) -> int:
    """The least natural face that succeeds; modifiers may make a die certain or hopeless.

    Rule: P1.12.
    """
    if not 1 < needed <= FACES:
        acted("P1.12")
    return needed


def number_of(state: State, ship: str) -> int:
    """The number of the ship called `ship`."""
    return [one.id for one in state.ships].index(ship)


def replaced(state: State, task: Task) -> State:
    """The state with its next task replaced."""
    return with_tasks(state, (*state.tasks[:-1], task))
