"""Stealth: recon by U-boats and submarines (41.1 to 41.6). The attack runs like the other attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import derived
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import forces, initiative
from navalgames.games.atlantic_chase.rules.frames import Recon
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    MINE,
    Leader,
    Names,
    State,
    StealthForce,
    going_on,
    push,
    stealth_called,
    used,
    with_force,
)
from navalgames.games.atlantic_chase.tables import Box


def orders(state: State, side: str, box: Box) -> Iterator[given.SendStealthForce]:
    """Every recon of a side; mines make none (41.1, 41.3a). Attacks stand with the attacks."""
    for one in state.stealth:
        if one.side == side and one.kind != MINE:
            yield given.known(given.SendStealthForce, one.id)


def begin(dice: Dice, state: State, side: str, order: Any, must: str, box: Box) -> State:
    """A recon begins: where to is asked next; never interrupted (22.9, 41.16)."""
    return push(state, Recon("recon", side, order.force, asked=(side,)))


def closed(side: str, box: Box) -> frozenset[str]:
    """Hexes with an enemy airbase or port, where recon needs Prien (41.3b)."""
    return frozenset(box.ports_at[ENEMY[side]]) | box.airbases[ENEMY[side]]


def prien(state: State, one: StealthForce) -> Leader | None:
    """The leader aboard a U-boat force (10.8a)."""
    for leader in state.leaders:
        if leader.ship == one.id:
            return leader
    return None


def reach(state: State, one: StealthForce, box: Box) -> Names:
    """The hexes into which a stealth force may be placed (41.3a to 41.3c, 41.6, option:recon_stay)."""
    return _reach(one.side, one.hex, prien(state, one) is not None, box)


@derived(most=1024)
def _reach(side: str, here: str, anywhere: bool, box: Box) -> Names:
    barred = frozenset() if anywhere else closed(side, box)
    return tuple(place for place in box.all_hexes if place not in barred and may_be(here, place, box))


def may_be(here: str, place: str, box: Box) -> bool:
    """Whether a recon may end in a hex, as to where it began (41.6, option:recon_stay)."""
    return place != here or box.options.recon_stay == "allowed"


@derived(most=4096)
def _orders_to(side: str, here: str, anywhere: bool, box: Box) -> tuple[given.GoTo, ...]:
    return tuple([given.known(given.GoTo, place) for place in _reach(side, here, anywhere, box)])


def _offer(state: State, frame: Recon, side: str, box: Box) -> tuple[Any, ...]:
    one = stealth_called(state, frame.force)
    return _orders_to(one.side, one.hex, prien(state, one) is not None, box)


def _answer(dice: Dice, state: State, frame: Recon, side: str, order: Any, box: Box) -> State:
    """The force is placed, enemy segments there get Intel; then the players vie (41.2, 41.4, 41.5)."""
    one = stealth_called(state, frame.force)
    dice.note("41.3a", "ac-log-recon", side=side, force=one.id, hex=order.hex)
    leader = prien(state, one)
    if leader is not None and order.hex in closed(side, box):
        state = used(state, leader.name, side)
    moved = one._replace(hex=order.hex)
    state = state._replace(stealth=tuple(moved if old is one else old for old in state.stealth))
    for enemy in state.task_forces:
        if enemy.side != side and order.hex in enemy.line and order.hex not in enemy.intel:
            dice.note("41.4", "ac-log-intel", side=enemy.side, force=enemy.id, hex=order.hex)
            state = with_force(state, forces.with_intel(enemy, order.hex))
    acted("41.2")
    return initiative.contest(going_on(state, frame, stage="recon_over", asked=()), initiative.VIE)


def _over(dice: Dice, state: State, frame: Recon, box: Box) -> State:
    return initiative.finish(state, frame.won)


STAGES = {"recon_over": _over}
ASKS = {"recon": Ask("41.3a", _offer, _answer)}
