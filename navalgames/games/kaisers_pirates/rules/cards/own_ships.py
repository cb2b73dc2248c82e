"""Ordinary cards for the own fleet: supply, repair, refuge, new ships (3.3.2, 7-9, 12, 20, 32, 35).

Knows what each does to ships of its player. Each card has the ships it may name and its effect.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import aftermath, limits, modifiers, opposed, ships
from navalgames.games.kaisers_pirates.rules.action_deck import drawn_german
from navalgames.games.kaisers_pirates.rules.cards.reactions import hideable
from navalgames.games.kaisers_pirates.rules.frames import Gift
from navalgames.games.kaisers_pirates.rules.limits import is_raider
from navalgames.games.kaisers_pirates.state import (
    PHANTOM,
    Ship,
    State,
    active_of,
    player,
    pop,
    push,
    ship_of,
    team_mate,
    with_active,
    with_player,
    with_ship,
)
from navalgames.games.kaisers_pirates.tables import ActionCard, Box

Aims = tuple[tuple[str, str], ...]


def named(fleet: tuple[Ship, ...]) -> Aims:
    """Ships as aims of a card for the own side."""
    return tuple(("", ship.name) for ship in fleet)


def short_of_supply(state: State, side: str, box: Box) -> Aims:
    """One aim, "all", if some own ship is out of supply (3.3.2f, 3.3.8b)."""
    return (("", ""),) if any(ship.out_of_supply for ship in player(state, side).ships) else ()


def blockade_runner(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """One challenge for each own ship out of supply (3.3.2b, 3.3.2d)."""
    card = box.cards[order.card]
    for ship in player(state, side).ships:
        if not ship.out_of_supply:
            continue
        acted("3.3.2b")
        modifier = modifiers.blockade_runner(state, side, ship.name, box)
        if opposed.succeeds(dice, card.challenge, modifier, card.response, box.charts):
            state = ships.supplied(dice, state, ship.name, "3.3.2b")
    return state


def collier(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """All own ships are supplied (3.3.8b)."""
    for ship in player(state, side).ships:
        if ship.out_of_supply:
            state = ships.supplied(dice, state, ship.name, "3.3.8b")
    return state


def damaged_ships(state: State, side: str, box: Box) -> Aims:
    """Any own damaged ship (3.3.9b)."""
    one = player(state, side)
    return named(tuple(ship for ship in one.ships + one.prizes + one.merchantmen if ship.damage))


def damage_control(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """One damage marker is taken off one own ship (3.3.9b, 3.3.9g)."""
    return ships.repaired(dice, state, order.ship, "3.3.9b")


def undamaged_trade(state: State, side: str, box: Box) -> Aims:
    """Own undamaged merchantmen and prizes (3.3.12b)."""
    one = player(state, side)
    return named(tuple(ship for ship in one.prizes + one.merchantmen if not ship.damage))


def fair_seas(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """An immediate try for safe passage with +1 (3.3.12b, 3.3.12d)."""
    acted("3.3.12b")
    return aftermath.try_passage(dice, state, order.ship, box.modifier("safe_passage_fair_seas"), box)


def at_sea(state: State, side: str, box: Box) -> Aims:
    """Own warships and raiders that are not in Island Refuge (3.3.20b, 3.3.20f)."""
    return named(tuple(ship for ship in player(state, side).ships if not ship.refuge))


def island_refuge(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """The ship is in Island Refuge; the card stays on it (3.3.20b, 3.1.5d; 5.4.3(7)a for the phantom)."""
    phantom = limits.by_phantom(side, box)
    state = with_active(state, entered=(*active_of(state).entered, order.ship))
    if not phantom:
        state = on_the_table(state, order.card)
    return with_ship(state, order.ship, refuge=PHANTOM if phantom else order.card)


def on_the_table(state: State, card: str) -> State:
    """A card stays on the table and is not discarded with the cards of this turn (3.1.5d)."""
    return with_active(state, used=tuple(one for one in active_of(state).used if one != card))


def refuge_coins(ship: Ship, box: Box) -> tuple[str, str]:
    """Challenge and response of the Island Refuge on a ship (3.3.20d)."""
    phantom = ship.refuge == PHANTOM
    card = box.first_copy("Island Refuge") if phantom else box.cards[ship.refuge]
    return card.challenge, card.response


def try_refuge(dice: Dice, state: State, name: str, marker: str, box: Box) -> State:
    """A ship in refuge tries to get rid of a marker; each kind once a turn.

    Rule: 3.3.20d, 3.3.20l, 6.8.3.
    """
    ship = ship_of(state, name)
    challenge, response = refuge_coins(ship, box)
    acted("3.3.20d")
    modifier = modifiers.refuge_supply(name, box) if marker == "supply" else 0
    state = with_active(state, tried=(*active_of(state).tried, (name, marker)))
    if not opposed.succeeds(dice, challenge, modifier, response, box.charts):
        return state
    if marker == "supply":
        return ships.supplied(dice, state, name, "3.3.20d")
    return ships.repaired(dice, state, name, "3.3.20d")


def leave_refuge(dice: Dice, state: State, name: str, to: str, box: Box) -> State:
    """A ship leaves the refuge; a raider is hidden again, in the team game the ship changes fleets.

    Rule: 3.3.20d, 3.3.20f, 3.3.20j, 4.6.
    """
    card, side = ship_of(state, name).refuge, active_of(state).side
    dice.note("3.3.20d", "kp-log-left-refuge", side=side, ship=name)
    state = with_active(state, left=(*active_of(state).left, name))
    if card != PHANTOM:
        state = with_active(state, used=(*active_of(state).used, card))
    state = with_ship(state, name, refuge="", identified=not is_raider(name, box))
    return ships.moved(dice, state, name, to, "4.6") if to != side else state


def breakout_possible(state: State, side: str, box: Box) -> Aims:
    """Breakout needs a German ship to draw (3.3.7f, 6.5.2a, 6.5.2b)."""
    return (("", ""),) if state.german_deck or state.german_used else ()


def breakout(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """A challenge for one new German ship, or two if it is at least twice the response.

    Rule: 3.3.7b, 3.3.7d, 4.7.
    """
    count = new_ships(dice, box.cards[order.card], box)
    state, names = drawn_german(dice, state, count, "3.3.7b", box)
    for name in names:
        dice.note("3.3.7d", "kp-log-new-ship", side=side, ship=name)
    new = tuple(ships.arrived(name, box) for name in names)
    state = with_player(state, side, ships=player(state, side).ships + new)
    if len(names) == 2 and team_mate(state, side, box.options):
        state = push(state, Gift("gift", side, names, (side,)))
    return state


def new_ships(dice: Dice, card: ActionCard, box: Box) -> int:
    """How many German ships a Breakout brings (3.3.7b)."""
    acted("3.3.7b")
    outcome = opposed.challenge(dice, card.challenge, 0, card.response, box.charts)
    return {opposed.FAILURE: 0, opposed.SUCCESS: 1, opposed.DOUBLE: 2}[outcome]


def _offer_gift(state: State, frame: Gift, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.GiveShip(name) for name in frame.ships)


def _give(dice: Dice, state: State, frame: Gift, side: str, order: Any, box: Box) -> State:
    """One of two new ships goes to the team-mate (4.7)."""
    return ships.moved(dice, pop(state), order.ship, team_mate(state, side, box.options), "4.7")


def to_hide(state: State, side: str, box: Box) -> Aims:
    """Own identified raiders and prizes (3.3.32b (i))."""
    return tuple(("", name) for name in hideable(state, side, box))


def reflag(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """One own identified raider or prize is hidden again (3.3.32b)."""
    return ships.hidden(dice, state, order.ship, "3.3.32b")


def to_scuttle(state: State, side: str, box: Box) -> Aims:
    """Own damaged warships, raiders and prizes (3.3.35b, 3.3.35f)."""
    return named(tuple(ship for ship in ships.fleet_ships(player(state, side)) if ship.damage))


def scuttle(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """An own damaged ship is taken out of play (3.3.35b)."""
    return ships.removed(dice, state, order.ship, box)


ASKS = {"gift": Ask("4.7", _offer_gift, _give)}
