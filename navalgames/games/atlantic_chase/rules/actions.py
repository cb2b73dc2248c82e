"""What the player with the initiative may do: the nine actions and what is free between them (8.2, 25).

Knows which actions are legal. What they do stands in modules of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import (
    attacks,
    completion,
    designation,
    ending,
    forces,
    passing,
    plotting,
    reorganizing,
    signals,
    stealth,
    targets,
)
from navalgames.games.atlantic_chase.rules.frames import Turn
from navalgames.games.atlantic_chase.state import (
    GERMAN,
    SIDES,
    State,
    TaskForce,
    force,
    force_with,
    forces_of,
    in_play,
    ship_in,
    with_force,
    with_ship,
    with_stack,
)
from navalgames.games.atlantic_chase.tables import Box

KINDS = {
    given.AirStrike: "Air Strike",
    given.Complete: "Completion",
    given.Engage: "Engage",
    given.NavalSearch: "Naval Search",
    given.Pass: "Pass",
    given.AllPass: "Pass",
    given.Reorganize: "Reorganize",
    given.Signals: "Signals",
    given.SendStealthForce: "Stealth",
    given.StealthAttack: "Stealth",
    given.PlotCourse: "Trajectory",
}
"""The action each order begins (25.5)."""

BETWEEN = Turn()
ACTING = {side: Turn("act", (side,)) for side in SIDES}
LEADS = (given.Complete, given.Engage, given.NavalSearch, given.PlotCourse)


def _between(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """An action is complete: the scenario may be over; else the active player acts (3.5, 25.2, SCN.17)."""
    state = ending.after_action(dice, state, box)
    if state.outcome is not None:
        return state
    if state.duty and (state.duty.side != state.active or not in_play(state, state.duty.task_force)):
        state = state._replace(duty=None)
    return with_stack(state, (ACTING[state.active],))


def offer(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Everything the active player may do now (25.1, 25.5).

    A leader's duty and three completed convoys narrow it down (10.6b, 10.7b, SCN.3).
    """
    own = forces_of(state, side)
    possible = list(_allowed(state, side, own, box))
    if state.duty is not None and state.duty.side == side:
        bound = [order for order in possible if _meets_duty(order, state, side, box)]
        if bound:
            possible = bound
    return (*possible, *_free(side, own, box))


def _allowed(state: State, side: str, own: list[TaskForce], box: Box) -> Iterable[Any]:
    """The orders that begin an action, less what three completed convoys forbid (SCN.3)."""
    possible: Iterable[Any] = chain.from_iterable(_actions(state, side, own, box))
    if side == GERMAN and box.scenario.after_convoys and ending.convoys_home(state, box):
        return _after_convoys(possible, box)
    return possible


def _actions(state: State, side: str, own: list[TaskForce], box: Box) -> Iterator[Iterable[Any]]:
    """The orders that begin an action, kind by kind; worked out as far as somebody asks."""
    yield [given.known(given.PlotCourse, one.id) for one in own if plotting.may_plot(one, box)]
    yield completion.orders(own, box)
    yield targets.orders(state, side, own, box)
    yield stealth.orders(state, side, box)
    yield signals.orders(state, side)
    if reorganizing.possible(state, side, own, box):
        yield (given.known(given.Reorganize),)
    yield passing.orders(state, side, own, box)


def _after_convoys(possible: Iterable[Any], box: Box) -> list[Any]:
    """After three completed convoys the Germans go home (SCN.3)."""
    rule = box.scenario.going_home
    allowed = [order for order in possible if KINDS[type(order)] in rule.german_actions]
    home = [order for order in allowed if isinstance(order, given.Complete)]
    return home if home and rule.completion_mandatory else allowed


# ------------------------------------------------------------------------ duties of leaders


def could_lead(state: State, side: str, name: str, box: Box) -> bool:
    """Whether a side would have an action that Lütjens allows with his task force active (10.6b)."""
    possible = _allowed(state, side, forces_of(state, side), box)
    return any(isinstance(order, LEADS) and order.task_force == name for order in possible)


def could_designate(state: State, side: str, name: str, box: Box) -> bool:
    """Whether a side would have an action that designates a task force (10.7b)."""
    possible = _allowed(state, side, forces_of(state, side), box)
    return any(designates(order, state, side, name, box) for order in possible)


def designates(order: Any, state: State, side: str, name: str, box: Box) -> bool:
    """Whether an order designates a task force, or leaves it free to be designated in support (10.7b)."""
    if getattr(order, "task_force", getattr(order, "source", "")) == name:
        return True
    if isinstance(order, (given.Engage, given.NavalSearch, given.AirStrike, given.StealthAttack)):
        helpers, planes = designation.supporters(state, attacks.declared(state, side, order), side, box)
        return name in helpers or name in [air for air, _ in planes]
    return False


def _meets_duty(order: Any, state: State, side: str, box: Box) -> bool:
    """Whether an order is what a leader's power binds the side to (10.6b, 10.7b)."""
    duty = state.duty
    assert duty is not None, "no leader's power binds the side"
    if duty.leader == "Lütjens":
        return isinstance(order, LEADS) and order.task_force == duty.task_force
    return designates(order, state, side, duty.task_force, box)


# ------------------------------------------------------------------------ free between actions


def _free(side: str, own: list[TaskForce], box: Box) -> list[Any]:
    """Moves between port hex and port box, and the dispersal of convoys (8.2a, 8.2b, 11.3a)."""
    ports, found = box.ports_at[side], list[Any]()
    for one in own:
        if one.station in ports:
            found += [given.known(given.EnterBox, one.id, name) for name in boxes_at(one, box)]
        elif one.box:
            found += [given.known(given.LeaveBox, one.id, place) for place in plotting.gates(one, box)]
        if box.scenario.convoy_dispersal:
            found += [given.Disperse(ship.name) for ship in one.ships if may_disperse(ship, box)]
    return found


def boxes_at(one: TaskForce, box: Box) -> list[str]:
    """The boxes connected to the port hex of a station; some ports have none (8.1, 9.3)."""
    names = box.ports_at[one.side].get(one.station, ())
    return list(dict.fromkeys(box.ports[name].box for name in names if box.ports[name].box))


def may_disperse(ship: Any, box: Box) -> bool:
    """Whether a ship is a convoy that may still disperse: British, once (6.12, 6.13, 11.3a, 11.3c)."""
    counter = box.counter(ship)
    return (
        box.scenario.convoy_dispersal
        and counter.kind == "convoy"
        and counter.side != GERMAN
        and not ship.dispersed
    )


def dispersed(dice: Dice, state: State, name: str) -> State:
    """A convoy disperses for good (11.3c)."""
    one = force_with(state, name)
    dice.note("11.3a", "ac-log-disperses", side=one.side, ship=name, force=one.id)
    return with_ship(state, ship_in(one, name)._replace(dispersed=True))


def _transfer(dice: Dice, state: State, frame: Turn, order: Any, box: Box) -> State:
    """A station goes into or out of a box: no cost; Contact stays behind, Intel never arises (8.2c)."""
    one = force(state, order.task_force)
    if isinstance(order, given.LeaveBox):
        dice.note("8.2b", "ac-log-leaves-box", side=one.side, force=one.id, hex=order.hex)
        return with_force(state, forces.stationed(one, order.hex, box))
    dice.note("8.2a", "ac-log-enters-box", side=one.side, force=one.id, box=order.box)
    gate = one.station if _kept_apart(one, order.box, box) else ""
    return with_force(state, one._replace(station="", box=order.box, contact=(), gate=gate))


def _kept_apart(one: TaskForce, name: str, box: Box) -> bool:
    """Whether a box keeps apart task forces of different ports: of two ports in two hexes (9.4, 9.5)."""
    return len({port.hexes for port in box.ports.values() if port.box == name}) > 1


# ------------------------------------------------------------------------ carrying out


def answer(dice: Dice, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """An action begins, or something free is done."""
    if isinstance(order, given.Disperse):
        return dispersed(dice, state, order.ship)
    if isinstance(order, (given.EnterBox, given.LeaveBox)):
        return _transfer(dice, state, frame, order, box)
    must = ""
    if state.duty is not None and state.duty.side == side:
        must = state.duty.task_force
    if state.duty is not None:
        state = state._replace(duty=None)
    state = with_stack(state, (BETWEEN,))
    return _BEGIN[type(order)](dice, state, side, order, must, box)


def _plot(dice: Dice, state: State, side: str, order: Any, must: str, box: Box) -> State:
    return plotting.begin(dice, state, side, order.task_force, box)


_BEGIN = {
    given.PlotCourse: _plot,
    given.Complete: completion.begin,
    given.AirStrike: attacks.begin,
    given.Engage: attacks.begin,
    given.NavalSearch: attacks.begin,
    given.StealthAttack: attacks.begin,
    given.SendStealthForce: stealth.begin,
    given.Signals: signals.begin,
    given.Reorganize: reorganizing.begin,
    given.Pass: passing.begin,
    given.AllPass: passing.begin,
}

STAGES = {"between": _between}
ASKS = {"act": Ask("25.1", offer, answer)}
