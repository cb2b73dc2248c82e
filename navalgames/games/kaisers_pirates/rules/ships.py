"""What may befall a ship: damage, sinking, capture, removal, identification, supply (3.2.3-3.2.7, X.4).

Knows how each leaves its mark on the table. Must not know which card or roll brought it about.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.kaisers_pirates.state import (
    PHANTOM,
    Player,
    Scored,
    Ship,
    State,
    lying,
    owner_of,
    player,
    ship_of,
    with_active,
    with_player,
    with_ship,
    without_ship,
)
from navalgames.games.kaisers_pirates.tables import MERCHANTMAN, WARSHIP, Box


def arrived(name: str, box: Box) -> Ship:
    """A ship as it joins a fleet: raiders hidden, all others identified (3.2.3b, 3.2.3e, 3.2.4b)."""
    return Ship(name, identified=box.ships[name].kind in (WARSHIP, MERCHANTMAN))


def is_prize(state: State, name: str) -> bool:
    """Whether a ship on the table is a prize in its captor's fleet."""
    return lying(state, name)[1] == "prizes"


def damaged(dice: Dice, state: State, name: str, box: Box) -> State:
    """A damage marker on a ship; a second one only with option 6.8.

    Rule: 1.3.1, 3.2.7e, 6.8.1.
    """
    ship = ship_of(state, name)
    if ship.damage and not box.options.extra_damage:
        dice.note("3.2.7e", "kp-log-damaged-already", ship=name)
        return state
    if ship.damage:
        acted("6.8.1")
    dice.note("3.2.7c", "kp-log-damaged", ship=name, side=owner_of(state, name))
    return with_ship(state, name, damage=ship.damage + 1)


def sunk(dice: Dice, state: State, name: str, scorer: str, box: Box, doubled: bool = False) -> State:
    """A ship is sunk and goes to the VP pile of `scorer`.

    Rule: 3.2.7d, 3.2.3g, 3.2.4d, 3.2.5c; 2.3.1b (iii) for `doubled`.
    """
    side, row, _ = lying(state, name)
    how = {"ships": "german", "prizes": "prize", "merchantmen": "merchantman"}[row]
    rule = "3.2.4d" if how == "merchantman" else "3.2.3g"
    doubled = doubled and how == "merchantman"
    dice.note(rule, "kp-log-sunk", ship=name, side=side, scorer=scorer, doubled="yes" if doubled else "no")
    return scored(_off_the_table(state, name), scorer, Scored(name, how, doubled))


def removed(dice: Dice, state: State, name: str, box: Box) -> State:
    """A ship is taken out of play: face up under its own deck, nobody scores.

    Rule: X.4, 6.5.2b.
    """
    dice.note("X.4", "kp-log-removed", ship=name, side=owner_of(state, name))
    return under_its_deck(_off_the_table(state, name), name, box, removed=True)


def under_its_deck(state: State, name: str, box: Box, removed: bool = False) -> State:
    """A ship card goes face up under its deck."""
    if name in box.trade:
        return state._replace(merchant_used=(*state.merchant_used, name))
    if removed and box.options.after_1914:
        return state._replace(german_removed=(*state.german_removed, name))
    return state._replace(german_used=(*state.german_used, name))


def captured(dice: Dice, state: State, name: str, captor: str) -> State:
    """A merchantman becomes a prize, hidden, in the captor's fleet.

    Rule: 3.2.5a, 3.2.3b.
    """
    ship = ship_of(state, name)
    dice.note("3.2.5a", "kp-log-captured", ship=name, side=owner_of(state, name), captor=captor)
    state = without_ship(state, name)
    prizes = (*player(state, captor).prizes, ship._replace(identified=False))
    return with_player(state, captor, prizes=prizes)


def into_port(dice: Dice, state: State, name: str) -> State:
    """A ship that reached safe passage goes to its owner's VP pile, a prize doubled.

    Rule: 3.2.6d, 2.3.1b (i).
    """
    side, row, _ = lying(state, name)
    prize = row == "prizes"
    dice.note("3.2.6d", "kp-log-safe", ship=name, side=side, doubled="yes" if prize else "no")
    return scored(_off_the_table(state, name), side, Scored(name, "passage", prize))


def scored(state: State, side: str, card: Scored) -> State:
    """A card into a VP pile."""
    return with_player(state, side, pile=(*player(state, side).pile, card))


def identified(dice: Dice, state: State, name: str, rule: str) -> State:
    """A hidden raider or prize is identified and stays so (3.2.3c).

    A raider of the active player may be hidden again by Reflag from hand this turn (3.3.32b).
    """
    if ship_of(state, name).identified:
        return state
    dice.note(rule, "kp-log-identified", ship=name, side=owner_of(state, name))
    state = with_ship(state, name, identified=True)
    if state.active is not None and owner_of(state, name) == state.active.side:
        state = with_active(state, shown=(*state.active.shown, name))
    return state


def hidden(dice: Dice, state: State, name: str, rule: str) -> State:
    """An identified raider or prize is hidden again (3.2.3c)."""
    dice.note(rule, "kp-log-hidden", ship=name, side=owner_of(state, name))
    return with_ship(state, name, identified=False)


def supplied(dice: Dice, state: State, name: str, rule: str) -> State:
    """An out-of-supply marker is taken off."""
    dice.note(rule, "kp-log-supplied", ship=name, side=owner_of(state, name))
    return with_ship(state, name, out_of_supply=False)


def out_of_supply(dice: Dice, state: State, name: str, rule: str) -> State:
    """An out-of-supply marker is put on a warship or raider (1.3.2)."""
    dice.note(rule, "kp-log-out-of-supply", ship=name, side=owner_of(state, name))
    return with_ship(state, name, out_of_supply=True)


def repaired(dice: Dice, state: State, name: str, rule: str) -> State:
    """One damage marker is taken off (3.3.9b, 3.3.9g)."""
    dice.note(rule, "kp-log-repaired", ship=name, side=owner_of(state, name))
    return with_ship(state, name, damage=ship_of(state, name).damage - 1)


def moved(dice: Dice, state: State, name: str, to: str, rule: str) -> State:
    """A ship goes to another player's fleet with all its markers (3.3.45d, 4.6)."""
    side, row, ship = lying(state, name)
    dice.note(rule, "kp-log-moved", ship=name, side=side, to=to)
    state = without_ship(state, name)
    return with_player(state, to, **{row: (*getattr(player(state, to), row), ship)})


def fleet_ships(one: Player) -> tuple[Ship, ...]:
    """German ships and prizes of a player."""
    return one.ships + one.prizes


def _off_the_table(state: State, name: str) -> State:
    """The ship leaves; its Island Refuge card is discarded with it (3.3.24d, X.4)."""
    refuge = ship_of(state, name).refuge
    state = without_ship(state, name)
    return discarded(state, refuge) if refuge and refuge != PHANTOM else state


def discarded(state: State, *cards: str) -> State:
    """Action cards go to the discard pile, the last on top."""
    return state._replace(discards=state.discards + cards) if cards else state
