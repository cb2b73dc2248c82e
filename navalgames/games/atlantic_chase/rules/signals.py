"""Signals: an enemy trajectory with Intel becomes a station (39), also as the answer to a Slip (54.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import forces, initiative, lapse
from navalgames.games.atlantic_chase.rules.frames import Signalling
from navalgames.games.atlantic_chase.state import State, force, going_on, pop, push, with_force
from navalgames.games.atlantic_chase.tables import Box


def orders(state: State, side: str) -> Iterator[given.Signals]:
    """Every Intel marker of an enemy trajectory; no own force need be near (39.2a, 39.2b)."""
    for one in state.task_forces:
        if one.side != side:
            for place in one.intel:
                yield given.known(given.Signals, one.id, place)


def begin(dice: Dice, state: State, side: str, order: given.Signals, must: str, box: Box) -> State:
    """The Signals action; it is never interrupted and needs no roll (39.8)."""
    return signalled(dice, state, side, order, box, slip=False)


def signalled(dice: Dice, state: State, side: str, order: Any, box: Box, slip: bool) -> State:
    """The target becomes a station in the hex of the marker; own lines there may lapse.

    Rule: 39.3, 39.4a, 39.5a, 39.5b, 39.6, 54.3c.
    """
    dice.note("39.3", "ac-log-signals", side=side, target=order.target, hex=order.hex)
    state = with_force(state, forces.stationed(force(state, order.target), order.hex, box))
    left = tuple(one.id for one in state.task_forces if one.side == side and order.hex in one.line)
    return push(state, Signalling("signals_lapses", side, left, slip=slip))


def _lapses(dice: Dice, state: State, frame: Signalling, box: Box) -> State:
    """Own lines through the target hex lapse once each; then the other side may seize (39.4a, 39.7)."""
    if frame.left:
        may = box.options.signals_lapse == "may"
        if not may:
            acted("option:signals_lapse")
        state = going_on(state, frame, left=frame.left[1:])
        return lapse.begin(state, frame.left[0], may=may)
    if frame.slip:
        return pop(state)
    acted("39.7")
    return initiative.contest(going_on(state, frame, stage="signals_over"), initiative.SEIZE)


def _over(dice: Dice, state: State, frame: Signalling, box: Box) -> State:
    return initiative.finish(state, frame.won)


STAGES = {"signals_lapses": _lapses, "signals_over": _over}
