"""What the commodore gives his partner and takes along: cards handed over, ships carried (3.3.11, 2.4.1a).

Knows what a card is worth in one hand and in the other. Must not know hidden hands.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.bots.habits import keep_the_best_hidden
from navalgames.games.kaisers_pirates.bots.worth import CARD, Reckoning
from navalgames.games.kaisers_pirates.rules.cards import catalogue
from navalgames.games.kaisers_pirates.state import Player, Ship, player
from navalgames.games.kaisers_pirates.tables import RAIDER, WARSHIP

NEEDED = {
    "Shipping Lanes": 4.0, "Good Hunting": 2.8, "Collier": 3.0, "Blockade Runner": 2.0, "Damage Control": 2.5,
    "Scuttle": 0.5, catalogue.LAY_MINES: 5.0,
}  # fmt: skip
"""What a card is worth to a player whose fleet it serves; to any other it is just an intercept."""
GIFT = 0.5
"""A card must be worth so much more over there to be handed over."""
INTERCEPTS_A_ROUND = 1.7
EXPOSED = {WARSHIP: 0.3, RAIDER: 0.12}
"""The share of a ship's VP that it costs to have it for a round; a raider is hidden at first."""


def serves(scene: Reckoning, kind: str, one: Player) -> bool:
    """Whether a card that needs ships of a certain sort finds them in this fleet."""
    ships = one.ships
    if kind in ("Shipping Lanes", "Good Hunting"):
        sort = WARSHIP if kind == "Shipping Lanes" else RAIDER
        return any(scene.box.ships[ship.name].kind == sort and not ship.refuge for ship in ships)
    if kind == catalogue.LAY_MINES:
        return any(scene.box.ships[ship.name].mines for ship in ships)
    if kind in ("Collier", "Blockade Runner"):
        return any(ship.out_of_supply for ship in ships)
    return any(ship.damage for ship in ships + one.prizes)


def better_there(scene: Reckoning, card: str, other: str) -> float:
    """How much more a card of the own hand is worth to another player."""
    kind = scene.box.kind(card)
    if kind not in NEEDED:
        return 0.0
    theirs = player(scene.view, other)
    return NEEDED[kind] * (serves(scene, kind, theirs) - serves(scene, kind, scene.own))


def exchange(scene: Reckoning, card: str, side: str, name: str) -> float:
    """What Exchange Information is worth: the cards that serve the partner better (3.3.11b)."""
    return sum(max(0.0, better_there(scene, held, side)) for held in scene.own.hand if held != card)


def give_cards(scene: Reckoning, orders: Any) -> Any:
    """The card that serves the partner most above the own fleet, as long as there is one."""
    frame = scene.frame
    other = frame.mate if scene.side == frame.giver else frame.giver

    def gain(order: Any) -> float:
        return better_there(scene, order.card, other) if isinstance(order, given.GiveCard) else GIFT

    return max(reversed(orders), key=gain)


def keep(scene: Reckoning, name: str) -> float:
    """What a ship brings its owner in a whole round, less what it may bring the others."""
    card = scene.box.ships[name]
    return INTERCEPTS_A_ROUND * scene.guns(Ship(name)) - EXPOSED[card.kind] * card.vp


def carry(scene: Reckoning, orders: Any) -> Any:
    """Keep what is better than a ship of the deck by more than the cards it costs (2.4.5, 6.7.1, 6.7.2)."""
    if orders[0].player != scene.side:
        return keep_the_best_hidden(scene, orders)
    deck = scene.view.german_deck + scene.view.german_used
    usual = sum(keep(scene, name) for name in deck) / len(deck) if deck else 0.0
    hand = scene.box.setup("hand")

    def gain(order: Any) -> float:
        count = len(order.ships)
        cards = hand - scene.box.setup(f"carry_{count}") if count else 0
        return sum(keep(scene, name) - usual for name in order.ships) - CARD * cards

    return max(orders, key=gain)
