"""Every ordinary card as a small record: whom it may name, what it does, and on whom it counts (3.1.4, 3.3).

Knows the names of the kinds. What each does stands in the module of its family.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from navalgames.games.kaisers_pirates.rules.cards import enemy_ships, hands_and_turns, own_ships
from navalgames.games.kaisers_pirates.state import State
from navalgames.games.kaisers_pirates.tables import Box


class Ordinary(NamedTuple):
    """An ordinary card. `counts`: it falls under the limit on other opponents (3.1.4)."""

    aims: Callable[[State, str, Box], tuple[tuple[str, str], ...]]
    effect: Callable[..., State]
    counts: bool = False


def anybody(aims: Callable, effect: Callable) -> Ordinary:
    """A card for the own side, an attack, or one that is exempt from the limit."""
    return Ordinary(aims, effect)


def one_opponent(aims: Callable, effect: Callable) -> Ordinary:
    """A card that counts against the limit on other opponents."""
    return Ordinary(aims, effect, counts=True)


ORDINARY = {
    "Blockade Runner": anybody(own_ships.short_of_supply, own_ships.blockade_runner),
    "Bounding Main": anybody(hands_and_turns.next_opponent, hands_and_turns.bounding_main),
    "Breakdown": one_opponent(enemy_ships.to_break_down, enemy_ships.breakdown),
    "Breakout": anybody(own_ships.breakout_possible, own_ships.breakout),
    "Collier": anybody(own_ships.short_of_supply, own_ships.collier),
    "Damage Control": anybody(own_ships.damaged_ships, own_ships.damage_control),
    "Deception": one_opponent(hands_and_turns.bare_fleets, hands_and_turns.lay_on_fleet),
    "Exchange Information": anybody(hands_and_turns.with_mate, hands_and_turns.exchange_information),
    "Fair Seas": anybody(own_ships.undamaged_trade, own_ships.fair_seas),
    "Fog Bank": one_opponent(hands_and_turns.bare_fleets, hands_and_turns.lay_on_fleet),
    "Heavy Weather": one_opponent(enemy_ships.weather_victims, enemy_ships.heavy_weather),
    "Intelligence": one_opponent(hands_and_turns.known_places, hands_and_turns.intelligence),
    "Interned": one_opponent(enemy_ships.in_sight, enemy_ships.interned),
    "Interrogate": anybody(enemy_ships.to_interrogate, enemy_ships.interrogate),
    "Island Refuge": anybody(own_ships.at_sea, own_ships.island_refuge),
    "Monitor": anybody(enemy_ships.in_refuge, enemy_ships.monitor),
    "Recon Aircraft": anybody(hands_and_turns.hands, hands_and_turns.recon_aircraft),
    "Reflag": anybody(own_ships.to_hide, own_ships.reflag),
    "Rendezvous Missed": one_opponent(enemy_ships.to_miss, enemy_ships.rendezvous_missed),
    "Scuttle": anybody(own_ships.to_scuttle, own_ships.scuttle),
    "Second Chance": anybody(hands_and_turns.second_chance_allowed, hands_and_turns.second_chance),
    "Transfer Command": one_opponent(enemy_ships.in_sight, enemy_ships.transfer_command),
    "Wireless Intercept": anybody(hands_and_turns.wireless_allowed, hands_and_turns.wireless_intercept),
}
LAY_MINES = "Lay Mines"
TORPEDO_BOATS = "Submarines U-27 & U-41"
MINE_BOATS = "Submarines UC-16 & UC-29"
