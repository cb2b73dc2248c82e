"""Ordinary cards against ships of others (3.3.6, 3.3.16, 3.3.18, 3.3.19, 3.3.24, 3.3.33, 3.3.45).

Knows whom each may name and what it does. Interrogate and Monitor lead to intercepts.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import attacks, limits, modifiers, opposed, ships
from navalgames.games.kaisers_pirates.rules.cards.own_ships import Aims
from navalgames.games.kaisers_pirates.rules.frames import INTERROGATE, MONITOR, Attack, Dodge
from navalgames.games.kaisers_pirates.state import (
    Ship,
    State,
    active_of,
    going_on,
    opponents,
    owner_of,
    player,
    pop,
    push,
    with_active,
)
from navalgames.games.kaisers_pirates.tables import Box


def _theirs(state: State, side: str, box: Box, fits: Any, allowed: Any) -> Aims:
    """The ships of each opponent who may be named, as far as they fit."""
    return tuple(
        (opponent, ship.name)
        for opponent in opponents(state, side, box.options)
        if allowed(state, side, opponent, box) is None
        for ship in ships.fleet_ships(player(state, opponent))
        if fits(ship)
    )


def to_break_down(state: State, side: str, box: Box) -> Aims:
    """Undamaged warships and raiders, hidden ones too, not prizes (3.3.6b, 3.3.6f)."""
    prizes = _prizes(state)
    return _theirs(
        state, side, box, lambda ship: not ship.damage and ship.name not in prizes, limits.why_not_touch_ships
    )


def _prizes(state: State) -> set[str]:
    return {ship.name for one in state.players for ship in one.prizes}


def breakdown(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """A challenge; success damages the ship (3.3.6b, 3.3.6d)."""
    acted("3.3.6b")
    card = box.cards[order.card]
    if opposed.succeeds(dice, card.challenge, 0, card.response, box.charts):
        state = ships.damaged(dice, state, order.ship, box)
    return state


def weather_victims(state: State, side: str, box: Box) -> Aims:
    """Heavy Weather strikes all damaged ships, or those of one opponent.

    Rule: 3.3.16b, 3.3.16g (switch heavy_weather_scope).
    """
    if box.options.heavy_weather_scope == "all":
        return (("", ""),) if any(_exposed(state, other) for other in state.seats) else ()
    return tuple(
        (other, "")
        for other in opponents(state, side, box.options)
        if limits.why_not_affect(state, side, other, box) is None and _exposed(state, other)
    )


def _exposed(state: State, side: str) -> tuple[Ship, ...]:
    """Damaged ships that are not in Island Refuge (3.3.16f)."""
    one = player(state, side)
    return tuple(ship for ship in one.ships + one.prizes + one.merchantmen if ship.damage and not ship.refuge)


def heavy_weather(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """One challenge for each damaged ship; success takes it out of play (3.3.16b, 3.3.16d, 3.3.16g)."""
    card = box.cards[order.card]
    acted("3.3.16g")
    for other in (order.player,) if order.player else state.seats:
        for ship in _exposed(state, other):
            dice.note("3.3.16b", "kp-log-weather", side=other, ship=ship.name)
            if opposed.succeeds(dice, card.challenge, 0, card.response, box.charts):
                state = ships.removed(dice, state, ship.name, box)
    return state


def in_sight(state: State, side: str, box: Box) -> Aims:
    """Warships and identified raiders and prizes of others (3.3.18b, 3.3.45b)."""
    return _theirs(state, side, box, lambda ship: ship.identified, limits.why_not_touch_ships)


def interned(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """Interned or Transfer Command: a raider or prize may first be hidden by Reflag.

    Rule: 3.3.18e, 3.3.45e, 3.3.32g.
    """
    owner = owner_of(state, order.ship)
    frame = Dodge("dodge", side, owner, order.card, order.ship)
    asked = player(state, owner).hand and box.options.reflag_dodges and not limits.by_phantom(owner, box)
    if asked and not limits.is_warship(order.ship, box):
        return push(state, frame._replace(asked=(owner,)))
    return _undodged(dice, push(state, frame), frame, box)


transfer_command = interned


def _undodged(dice: Dice, state: State, frame: Dodge, box: Box) -> State:
    """The challenge of Interned (3.3.18b, 3.3.18d) or Transfer Command (3.3.45b, 3.3.45d)."""
    card, state = box.cards[frame.card], pop(state)
    acted(f"{box.number(card.kind)}b")
    if card.kind == "Interned":
        ship = next(
            one for one in ships.fleet_ships(player(state, frame.defender)) if one.name == frame.target
        )
        if opposed.succeeds(dice, card.challenge, modifiers.interned(ship, box), card.response, box.charts):
            state = ships.removed(dice, state, frame.target, box)
    elif opposed.succeeds(dice, card.challenge, 0, card.response, box.charts):
        state = ships.moved(dice, state, frame.target, frame.attacker, "3.3.45b")
        state = with_active(state, left=(*active_of(state).left, frame.target))
    return state


def _offer_dodge(state: State, frame: Dodge, side: str, box: Box) -> tuple[Any, ...]:
    possible = [given.React(card) for card in player(state, side).hand if box.kind(card) == "Reflag"]
    return (*possible, given.Decline())


def _dodge(dice: Dice, state: State, frame: Dodge, side: str, order: Any, box: Box) -> State:
    """Reflag in time, or not (3.3.32g)."""
    if isinstance(order, given.Decline):
        return _undodged(dice, going_on(state, frame, asked=()), frame, box)
    state = attacks.play_reaction(dice, pop(state), side, order.card, box)
    return ships.hidden(dice, state, frame.target, "3.3.32g")


def to_interrogate(state: State, side: str, box: Box) -> Aims:
    """Hidden raiders and prizes that may be attacked, not in refuge (3.3.19b, 3.3.19f, 3.1.3c)."""
    intercepted = active_of(state).intercepted
    return _theirs(
        state, side, box,
        lambda ship: not ship.identified and not ship.refuge and ship.name not in intercepted,
        limits.why_not_attack,
    )  # fmt: skip


def interrogate(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """A challenge; success identifies the ship and intercepts it with the coin on the card.

    Rule: 3.3.19b, 3.3.19d, 3.3.19g, 3.1.3a.
    """
    card = box.cards[order.card]
    acted("3.3.19b")
    state = with_active(state, attacked=order.player)
    if not opposed.succeeds(dice, card.challenge, 0, card.response, box.charts):
        return state
    acted("3.3.19d")
    state = ships.identified(dice, state, order.ship, "3.3.19b")
    frame = Attack("declared", INTERROGATE, side, order.player, order.card, card.attack, (order.ship,))
    return attacks.begin(dice, state, frame)


def in_refuge(state: State, side: str, box: Box) -> Aims:
    """Enemy ships in Island Refuge, hidden ones too (3.3.24b, 3.3.24d)."""
    intercepted = active_of(state).intercepted
    return _theirs(
        state, side, box,
        lambda ship: bool(ship.refuge) and ship.name not in intercepted,
        limits.why_not_attack,
    )  # fmt: skip


def monitor(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """A shallow-draught gunboat intercepts a ship in refuge with +2 (3.3.24b, 3.3.24d)."""
    coin = box.cards[order.card].attack
    frame = Attack("declare", MONITOR, side, order.player, order.card, coin, (order.ship,))
    return attacks.begin(dice, state, frame)


def to_miss(state: State, side: str, box: Box) -> Aims:
    """Opponents with a warship or raider that may run out of supply (3.3.33b, 3.3.33d, 3.3.33f)."""
    return tuple(
        (other, "")
        for other in opponents(state, side, box.options)
        if limits.why_not_touch_ships(state, side, other, box) is None and _in_supply(state, other)
    )


def _in_supply(state: State, side: str) -> tuple[Ship, ...]:
    return tuple(ship for ship in player(state, side).ships if not ship.out_of_supply and not ship.refuge)


def rendezvous_missed(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """One challenge for each warship and raider of one opponent; success leaves it without supply.

    Rule: 3.3.33b, 3.3.33d.
    """
    card = box.cards[order.card]
    for ship in _in_supply(state, order.player):
        acted("3.3.33b")
        modifier = modifiers.rendezvous_missed(state, ship.name, box)
        if opposed.succeeds(dice, card.challenge, modifier, card.response, box.charts):
            state = ships.out_of_supply(dice, state, ship.name, "3.3.33b")
    return state


ASKS = {"dodge": Ask("3.3.32g", _offer_dodge, _dodge)}
