"""Crew points lost: the owner chooses the boxes, one point after the other or in the usual order.

Knows how many are still to be lost. Must not know by what.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.crew_form import BOX_NAMES
from navalgames.games.frigate_duel.given import LoseFrom, LoseInOrder
from navalgames.games.frigate_duel.rules import crew, wounds
from navalgames.games.frigate_duel.rules.endings import look_for_end, take_sinking
from navalgames.games.frigate_duel.state import Names, State, Task, changed, crew_points, pop, push, with_ship
from navalgames.games.frigate_duel.tables import Box


def lose_crew(dice: Dice, state: State, number: int, points: int, box: Box) -> State:
    """A ship loses crew points: with the last of them she is out of action, else the owner chooses.

    Rule: P3.4, P1.15, P1.11.
    """
    ship = state.ships[number]
    if points <= 0 or ship.out:
        return state
    dice.note("P3.4", "fd-log-crew-lost", ship=ship.id, points=min(points, crew_points(ship)))
    if points >= crew_points(ship):
        state = take_sinking(dice, changed(state, number, crew=crew.all_lost(ship.crew)), box)
        return look_for_end(dice, state, Task("look_for_end"), box)
    return push(state, Task("losing", ship=number, data=points), Task("mark_losses", ship=number))


def _places(state: State, task: Task) -> list[int]:
    return [place for place, points in enumerate(state.ships[task.ship].crew) if points]


def losing(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Points still to be lost: with a single box there is nothing to choose.

    Rule: P3.4.
    """
    ship, places = state.ships[task.ship], _places(state, task)
    if ship.out or task.data <= 0:
        return state
    if len(places) > 1:
        return push(state, task._replace(stage="lose", side=ship.side))
    return changed(state, task.ship, crew=crew.in_default_order(ship.crew, task.data, box))


def _who(state: State, task: Task, box: Box) -> Names:
    return (task.side,)


def _offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    ship = state.ships[task.ship].id
    return (LoseInOrder(ship), *(LoseFrom(ship, BOX_NAMES[place]) for place in _places(state, task)))


def _answer(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    ship = state.ships[task.ship]
    if isinstance(order, LoseInOrder):
        left = crew.in_default_order(ship.crew, task.data, box)
        return changed(pop(state), task.ship, crew=left)
    left = crew.losing(ship.crew, BOX_NAMES.index(order.box))
    state = changed(pop(state), task.ship, crew=left)
    return push(state, task._replace(stage="losing", data=task.data - 1))


def mark_losses(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The strike markers for half and a quarter of the crew.

    Rule: P3.5.
    """
    ship = state.ships[task.ship]
    return with_ship(state, task.ship, wounds.with_markers(ship, box)) if not ship.out else state


STAGES: dict[str, Stage] = {"losing": losing, "mark_losses": mark_losses}
ASKS: dict[str, Ask] = {"lose": Ask("P3.4", _offers, _answer, "lose_crew", _who)}
