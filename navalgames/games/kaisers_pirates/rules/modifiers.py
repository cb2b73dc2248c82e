"""What is added to a roll, and why: one function for each kind of roll (3.2.7g-k, chapter 6).

Knows ships, the attack under way and the options. Rolls nothing.
"""

from __future__ import annotations

from navalgames.games.kaisers_pirates.rules.frames import GERMAN, INTERCEPTS, MONITOR, Attack
from navalgames.games.kaisers_pirates.state import Ship, State, located, player, ship_of
from navalgames.games.kaisers_pirates.tables import Box


def markers(ship: Ship, plain: str, extra: str, box: Box) -> int:
    """The modifier of a damaged ship: once, or with option 6.8 for each marker (6.8.2)."""
    if not ship.damage:
        return 0
    return box.modifier(extra) * ship.damage if box.options.extra_damage else box.modifier(plain)


def attack(state: State, frame: Attack, box: Box) -> int:
    """What is added to the attack roll of an intercept; nothing for mines and torpedoes.

    Rule: 3.2.7h-3.2.7k, 3.3.24b, 3.3.36b, 3.3.44b, 6.3.1, 6.8.2.
    """
    if frame.kind not in INTERCEPTS:
        return 0
    kinds = [box.kind(card) for card in frame.assists]
    total = frame.modifier + night(frame, box)
    if frame.kind == GERMAN:
        ship = ship_of(state, frame.ship)
        total += markers(ship, "intercept_damaged", "intercept_extra_damage", box)
        total += box.modifier("intercept_out_of_supply") if ship.out_of_supply else 0
    if frame.kind == MONITOR:
        total += box.modifier("intercept_monitor")
    if "Surprise Attack" in kinds:
        total += box.modifier("intercept_surprise_attack")
        if frame.ship and box.options.aircraft and box.ships[frame.ship].aircraft:
            total += box.modifier("intercept_surprise_attack_wolf")
    if "Searchlight" in kinds:
        total += box.modifier("intercept_searchlight")
    return total


def night(frame: Attack, box: Box) -> int:
    """The modifier of a night intercept, also for the guns that answer it (3.2.7k)."""
    return box.modifier("intercept_night") if frame.night else 0


def defence(state: State, name: str, box: Box) -> int:
    """What is added to a ship's defence roll (3.2.7j, 6.8.2)."""
    return markers(ship_of(state, name), "defence_damaged", "defence_extra_damage", box)


def break_contact(state: State, frame: Attack, box: Box) -> int:
    """What is added to the challenge of Break Contact; a sailing ship stays slow as a prize.

    Rule: 3.3.5d, 3.3.5h, 6.2.4, 6.2.5, 6.3.3, 6.8.2, 6.11.2.
    """
    ship, card, options = ship_of(state, frame.target), box.ships[frame.target], box.options
    total = markers(ship, "break_contact_damaged", "break_contact_extra_damage", box)
    if ship.out_of_supply:
        total += box.modifier("break_contact_out_of_supply")
    if options.sail and card.attack and card.sail:
        total += box.modifier("break_contact_seeadler")
    if options.sail and frame.ship and box.ships[frame.ship].sail:
        total += box.modifier("break_contact_from_seeadler")
    if options.aircraft and card.aircraft:
        total += box.modifier("break_contact_wolf")
    if options.sailing and frame.target in box.listed("sailing_merchantmen"):
        total += box.modifier("break_contact_sailing")
    return total


def shallow_run(state: State, name: str, box: Box) -> int:
    """What is added to a ship's challenge in the shallows (3.3.38c, i, 6.6.2, 6.8.2, 6.10.3-4)."""
    total = markers(ship_of(state, name), "shallow_run_damaged", "shallow_run_extra_damage", box)
    deep = box.options.fast_raiders or box.options.shallow_pursuit
    if deep and name in box.listed("fast_raiders"):
        total += box.modifier("shallow_run_fast_raider")
    return total


def interned(ship: Ship, box: Box) -> int:
    """What is added to the challenge of Interned (3.3.18d, 3.3.18g)."""
    total = markers(ship, "interned_damaged", "interned_extra_damage", box)
    return total + (box.modifier("interned_out_of_supply") if ship.out_of_supply else 0)


def blockade_runner(state: State, side: str, name: str, box: Box) -> int:
    """What is added to the challenge of Blockade Runner for one ship (3.3.2g, 3.3.2h, 6.1.2, 6.2.2)."""
    total = box.modifier("blockade_runner_prize") if player(state, side).prizes else 0
    return total + by_fuel(name, "blockade_runner_coal", "blockade_runner_seeadler", box)


def rendezvous_missed(state: State, name: str, box: Box) -> int:
    """What is added to the challenge of Rendezvous Missed for one ship (3.3.33g, 3.3.33h, 6.1.1, 6.2.1)."""
    owner = located(state, name)[0]
    total = box.modifier("rendezvous_missed_prize") if player(state, owner).prizes else 0
    return total + by_fuel(name, "rendezvous_missed_coal", "rendezvous_missed_seeadler", box)


def refuge_supply(name: str, box: Box) -> int:
    """What is added to the resupply challenge in Island Refuge (3.3.20l, 6.1.3, 6.2.3)."""
    return by_fuel(name, "refuge_supply_coal", "refuge_supply_seeadler", box)


def by_fuel(name: str, coal: str, sail: str, box: Box) -> int:
    """The modifier of a ship that burns much coal (6.1) or none (6.2)."""
    card = box.ships[name]
    total = box.modifier(coal) if box.options.coal and card.coal else 0
    return total + (box.modifier(sail) if box.options.sail and card.sail else 0)
