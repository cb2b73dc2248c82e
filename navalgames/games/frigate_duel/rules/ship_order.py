"""Several ships of a side in one step: the owner says which goes first, wherever it can matter.

Knows which steps leave something to decide. What a ship does in a step stands in the step's own module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from navalgames.chance import Dice
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import TakeFirst
from navalgames.games.frigate_duel.rules import crew, manoeuvring, sailing, wounds
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.state import (
    SIDES,
    Names,
    State,
    Task,
    hand_of,
    pop,
    push,
)
from navalgames.games.frigate_duel.tables import Box


def for_each_ship(state: State, step: str, numbers: Iterable[int]) -> tuple[Task, ...]:
    """The tasks of a step for some ships: side after side as they stand here, ships as their owner likes.

    Rule: P22.2.
    """
    ships = state.ships
    if len(ships) == len(SIDES):
        return tuple([task for one in numbers for task in _task_of(state, step, ships[one].side, one)])
    by_side: dict[str, list[int]] = {}
    for number in numbers:
        by_side.setdefault(ships[number].side, []).append(number)
    found: list[Task] = []
    for side, own in by_side.items():
        found += _tasks(state, step, side, tuple(own))
    return tuple(found)


def _tasks(state: State, step: str, side: str, numbers: tuple[int, ...]) -> tuple[Task, ...]:
    if len(numbers) > 1:
        return (Task("by_ship", side, data=(step, numbers)),)
    return tuple(task for number in numbers for task in _task_of(state, step, side, number))


def _task_of(state: State, step: str, side: str, number: int) -> tuple[Task, ...]:
    """What one ship does in a step; a card for a tack may be wanted, as the helm may still change."""
    if step == "complete" and hand_of(state, side):
        return Task("tack_card", side, number), Task(step, ship=number)
    return (Task(step, side, number),)


def by_ship(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The owner is asked where two of his ships leave him something to decide; else the list serves.

    Rule: P22.2. A ship may have struck since the step was laid out: she is left out.
    """
    step, numbers = task.data[0], tuple(number for number in task.data[1] if not state.ships[number].out)
    if sum(_DECIDES[step](state, number, box) for number in numbers) > 1:
        return push(state, task._replace(stage="ship_first", data=(step, numbers)))
    return push(state, *(one for number in numbers for one in _task_of(state, step, task.side, number)))


def _bonus(state: State, number: int, box: Box) -> bool:
    return not sailing.bonus_objection(state, number, box)


def _tack(state: State, number: int, box: Box) -> bool:
    return state.revealed[number] == manoeuvring.TACK and _holds_cards(state, number)


def _repairs(state: State, number: int, box: Box) -> bool:
    boxes = wounds.repairable(state.ships[number], box)
    return len(boxes) > 1 or bool(boxes and _holds_cards(state, number))


def _may_lose_morale(state: State, number: int, box: Box) -> bool:
    return _holds_cards(state, number) and crew.sections_destroyed(state.ships[number], box) > 0


def _anything(state: State, number: int, box: Box) -> bool:
    return True


def _nothing(state: State, number: int, box: Box) -> bool:
    return False


def _holds_cards(state: State, number: int) -> bool:
    """Whether a side holds any card: that lies open, which they are does not."""
    return bool(hand_of(state, state.ships[number].side))


_DECIDES: dict[str, Callable[[State, int, Box], bool]] = {
    "complete": _tack,
    "bonus": _bonus,
    "fire_fighting": _nothing,
    "repairing": _repairs,
    "hull_morale": _may_lose_morale,
    "sail": _anything,
    "free": _nothing,
}
"""Whether a ship leaves her owner something to decide in a step. For repair and the rigging change only ships
with men there are listed. An enemy alone can be grappled once only, so that never two ships of a side try to
get free."""


def _who(state: State, task: Task, box: Box) -> Names:
    return (task.side,)


def _offers(state: State, task: Task, side: str, box: Box) -> tuple[TakeFirst, ...]:
    return tuple(TakeFirst(state.ships[number].id) for number in task.data[1])


def _take_first(dice: Dice, state: State, task: Task, side: str, order: TakeFirst, box: Box) -> State:
    step, numbers = task.data
    first = number_of(state, order.ship)
    rest = tuple(number for number in numbers if number != first)
    return push(pop(state), *_task_of(state, step, side, first), *_tasks(state, step, side, rest))


STAGES: dict[str, Stage] = {"by_ship": by_ship}
ASKS: dict[str, Ask] = {"ship_first": Ask("P22.2", _offers, _take_first, "ship_first", _who)}
