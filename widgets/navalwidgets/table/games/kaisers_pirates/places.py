"""The ids of what can be chosen on the table: ships, cards, players, and places before a fleet.

Knows names of things. Must not know where they lie or what choosing them does.
"""

from __future__ import annotations

from navalwidgets.table.games.kaisers_pirates.cards import key_of

BEFORE_INTERCEPT, BEFORE_ACTION = "before-intercept", "before-action"
HERE = "here"
TURNED_UP = "phantom-card"


def ship_place(name: str) -> str:
    """A ship.

    >>> ship_place("William P. Frye")
    'ship-william-p-frye'
    """
    return "ship-" + key_of(name)


def card_place(card: str) -> str:
    """An action card.

    >>> card_place("AMC 2")
    'card-amc-2'
    """
    return "card-" + key_of(card)


def hand_place(side: str) -> str:
    """A player's hand, as a whole."""
    return "hand-" + side


def player_place(side: str) -> str:
    """A player, with the whole fleet."""
    return "player-" + side


def mines_place(ship: str) -> str:
    """A raider as the one that lays mines, not as one that intercepts."""
    return "mines-" + key_of(ship)
