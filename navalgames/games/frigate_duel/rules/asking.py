"""How a stage asks: who is asked, what they may order, what an order does; and what a die needs.

Knows the shape of a pending decision and of a die. Must not know a step of the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.state import Names, State, Task, with_tasks


class Ask(NamedTuple):
    """A pending decision: its name and rule, who is asked, the orders of a side, and what each does.

    A task whose `who` names nobody is over; an answer takes its task off the stack or leaves it to ask on.
    """

    decision: str
    rule: str
    who: Callable[..., Names]  # (state, task, box) -> sides
    offers: Callable[..., Any]  # (state, task, side, box) -> orders
    answer: Callable[..., State]  # (dice, state, task, side, order, box) -> state


Stage = Callable[..., State]
"""A stage that goes on by itself, its task taken off: (dice, state, task, box) -> state."""


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
