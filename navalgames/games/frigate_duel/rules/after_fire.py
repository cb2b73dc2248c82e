"""All fire of an impulse applied together: boxes, men, morale and fire; then smoke, then reloading.

Knows results as records. Must not know how they were rolled: see `volleys`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.agenda import Stage
from navalgames.games.frigate_duel.rules import crew, wounds
from navalgames.games.frigate_duel.rules.endings import look_for_end, take_sinking
from navalgames.games.frigate_duel.rules.impulses import GUNS, smoke_added
from navalgames.games.frigate_duel.rules.losses import lose_crew
from navalgames.games.frigate_duel.rules.volleys import CHASERS
from navalgames.games.frigate_duel.state import (
    Result,
    Ship,
    State,
    Task,
    afloat,
    at,
    changed,
    push,
)
from navalgames.games.frigate_duel.tables import Box


def apply_results(dice: Dice, state: State, task: Task, box: Box) -> State:
    """All results of the impulse, then who sinks, then smoke, then reloading.

    Rule: P11.4, P1.15, P3.3, P3.5, 11.4.8k.
    """
    fires, ships, lost = state.fires, list(state.ships), [0] * len(state.ships)
    for result in state.results:
        lost[result.target] += result.crew
        ships[result.target] = _hurt(dice, ships[result.target], result, box)
    state = state._replace(ships=tuple(ships), fires=(), results=())
    everybody = afloat(state)
    for number in everybody:
        if lost[number] >= sum(state.ships[number].crew):
            state = changed(state, number, crew=crew.all_lost(state.ships[number].crew))
    state = look_for_end(dice, take_sinking(dice, state, box), task, box)
    if state.outcome is not None:
        return state
    state = push(state, Task("after_fire", data=fires))
    for number in reversed(everybody):
        state = lose_crew(dice, state, number, lost[number], box)
    return state


def _hurt(dice: Dice, ship: Ship, result: Result, box: Box) -> Ship:
    ship = wounds.with_hull_lost(ship, result.hull, box)
    ship = wounds.with_rigging_lost(ship, result.rigging, box)
    if result.rigging and not result.broadside:
        dice.note("11.9c", "fd-log-rigging-lost", ship=ship.id, boxes=result.rigging)
    if result.morale:
        dice.note("1.8b", "fd-log-morale-falls", ship=ship.id)
        ship = wounds.morale_lost(ship, box)
    if result.burning and not ship.burning:
        dice.note("11.5c", "fd-log-burns", ship=ship.id)
        ship = ship._replace(burning=True)
    return wounds.with_markers(ship, box)


def after_fire(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Smoke in the squares of ships that fired a broadside; their guns are empty and load anew.

    Rule: P11.15, P10.1, P11.4, P11.16.
    """
    empty: list[tuple[int, int]] = []
    ships, shots, smoke = list(state.ships), list(state.shots), state.smoke
    for fire in task.data:
        ship = ships[fire.ship]
        if fire.gun in CHASERS:
            ships[fire.ship] = ship._replace(fired=at(ship.fired, CHASERS.index(fire.gun), True))
            continue
        gun = GUNS.index(fire.gun)
        smoke = smoke_added(smoke, ship.x, ship.y)
        ships[fire.ship] = ship._replace(loaded=at(ship.loaded, gun, False))
        shots[fire.ship] = at(shots[fire.ship], gun, 0)
        if not ship.out:
            empty.append((fire.ship, gun))
    loading = (Task("next_shot", data=tuple(empty)), Task("load_markers", data=tuple(empty)))
    return push(state, *loading, ships=tuple(ships), shots=tuple(shots), smoke=smoke)


STAGES: dict[str, Stage] = {"apply": apply_results, "after_fire": after_fire}
