"""Pursuit of a merchantman that runs: a fast raider (6.6), or any interceptor into the shallows (6.10).

Knows who decides whether to pursue. What follows stands with the reactions.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import phantom_choice
from navalgames.games.kaisers_pirates.rules.cards import warding_off
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.rules.limits import by_phantom
from navalgames.games.kaisers_pirates.state import State, going_on
from navalgames.games.kaisers_pirates.tables import Box


def ask_pursuit(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Whether a fast raider pursues in spite of Fast Ship (6.6.1a)."""
    frame = frame._replace(stage="pursuit")
    if by_phantom(frame.attacker, box):
        go = phantom_choice.pursues(dice, state, frame, box)
        return _pursuit(dice, state, frame, frame.attacker, given.Pursue() if go else given.Decline(), box)
    return going_on(state, frame, asked=(frame.attacker,))


def ask_shallow_pursuit(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Whether the interceptor follows into the shallows (6.10.1)."""
    frame = frame._replace(stage="shallow_pursuit")
    if by_phantom(frame.attacker, box):
        go = phantom_choice.pursues(dice, state, frame, box)
        order = given.Pursue() if go else given.Decline()
        return _shallow_pursuit(dice, state, frame, frame.attacker, order, box)
    return going_on(state, frame, asked=(frame.attacker,))


def _offer_pursuit(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.Pursue(), given.Decline())


def _pursuit(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """A fast raider pursues and ignores Fast Ship, or does not (6.6.1a)."""
    if isinstance(order, given.Decline):
        return warding_off.outrun(state, frame, box)
    dice.note("6.6.1a", "kp-log-pursuit", side=side, ship=frame.ship, target=frame.target)
    return going_on(state, frame, stage="fight", asked=(), pursued=True)


def _shallow_pursuit(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The interceptor follows into the shallows, or does not (6.10.1)."""
    if isinstance(order, given.Decline):
        return warding_off.into_shallows(dice, state, frame, box)
    dice.note("6.10.1", "kp-log-pursuit", side=side, ship=frame.ship, target=frame.target)
    return warding_off.both_into_shallows(dice, state, frame, box)


STAGES = {"ask_pursuit": ask_pursuit, "ask_shallow_pursuit": ask_shallow_pursuit}
ASKS = {
    "pursuit": Ask("6.6.1a", _offer_pursuit, _pursuit),
    "shallow_pursuit": Ask("6.10.1", _offer_pursuit, _shallow_pursuit),
}
