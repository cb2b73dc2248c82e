"""What is added to a roll, and why: one function for each kind of roll (3.2.7g-k, chapter 6).

Knows ships, the attack under way and the options. Rolls nothing.
"""

from __future__ import annotations

from navalgames.chance.witness import acted
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, GERMAN, INTERCEPTS, MONITOR, Attack
from navalgames.games.kaisers_pirates.state import Ship, State, lying, player, ship_of
from navalgames.games.kaisers_pirates.tables import Box


def by(rule: str, points: int) -> int:
    """A modifier, and the rule that gives it."""
    acted(rule, points)
    return points


def markers(ship: Ship, plain: str, extra: str, rule: str, box: Box) -> int:
    """The modifier of a damaged ship: once by its rule, or with option 6.8 for each marker (6.8.2)."""
    if not ship.damage:
        return 0
    if box.options.extra_damage:
        return by("6.8.2", box.modifier(extra) * ship.damage)
    return by(rule, box.modifier(plain))


def coin(frame: Attack, box: Box) -> str:
    """The dice of an attack: those of the German ship that intercepts, else those of the card.

    Rule: 3.2.1h, 3.2.3a.
    """
    if frame.kind == GERMAN:
        acted("3.2.1h")
        return box.ships[frame.ship].attack
    if frame.kind == BRITISH:
        acted("3.2.3a")
    return frame.coin


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
        total += markers(ship, "intercept_damaged", "intercept_extra_damage", "3.2.7i", box)
        total += by("3.2.7h", box.modifier("intercept_out_of_supply")) if ship.out_of_supply else 0
    if frame.kind == MONITOR:
        total += by("3.3.24b", box.modifier("intercept_monitor"))
    if "Surprise Attack" in kinds:
        total += by("3.3.44b", box.modifier("intercept_surprise_attack"))
        if frame.ship and box.options.aircraft and box.ships[frame.ship].aircraft:
            total += by("6.3.1", box.modifier("intercept_surprise_attack_wolf"))
    if "Searchlight" in kinds:
        total += by("3.3.36b", box.modifier("intercept_searchlight"))
    return total


def night(frame: Attack, box: Box) -> int:
    """The modifier of a night intercept, also for the guns that answer it (3.2.7k)."""
    return by("3.2.7k", box.modifier("intercept_night")) if frame.night else 0


def defence(state: State, name: str, box: Box) -> int:
    """What is added to a ship's defence roll (3.2.7j, 6.8.2)."""
    return markers(ship_of(state, name), "defence_damaged", "defence_extra_damage", "3.2.7j", box)


def break_contact(state: State, frame: Attack, box: Box) -> int:
    """What is added to the challenge of Break Contact; a sailing ship stays slow as a prize.

    Rule: 3.3.5d, 3.3.5h, 6.2.4, 6.2.5, 6.3.3, 6.8.2, 6.11.2.
    """
    ship, options = ship_of(state, frame.target), box.options
    total = markers(ship, "break_contact_damaged", "break_contact_extra_damage", "3.3.5d", box)
    if ship.out_of_supply:
        total += by("3.3.5d", box.modifier("break_contact_out_of_supply"))
    if options.sail and box.ships[frame.target].sail and frame.target in box.german:
        total += by("6.2.4", box.modifier("break_contact_seeadler"))
    if options.sail and frame.ship and box.ships[frame.ship].sail:
        total += by("6.2.5", box.modifier("break_contact_from_seeadler"))
    if options.aircraft and box.ships[frame.target].aircraft:
        total += by("6.3.3", box.modifier("break_contact_wolf"))
    if options.sailing and frame.target in box.listed("sailing_merchantmen"):
        total += by("6.11.2", box.modifier("break_contact_sailing"))
    return total


def shallow_run(state: State, name: str, box: Box) -> int:
    """What is added to a ship's challenge in the shallows (3.3.38c, i, 6.6.2, 6.8.2, 6.10.3-4)."""
    total = markers(ship_of(state, name), "shallow_run_damaged", "shallow_run_extra_damage", "3.3.38c", box)
    deep = box.options.fast_raiders or box.options.shallow_pursuit
    if deep and name in box.listed("fast_raiders"):
        rule = "6.6.2" if box.options.fast_raiders else "6.10.4"
        total += by(rule, box.modifier("shallow_run_fast_raider"))
    return total


def interned(ship: Ship, box: Box) -> int:
    """What is added to the challenge of Interned (3.3.18d, 3.3.18g)."""
    total = markers(ship, "interned_damaged", "interned_extra_damage", "3.3.18d", box)
    return total + (by("3.3.18d", box.modifier("interned_out_of_supply")) if ship.out_of_supply else 0)


def blockade_runner(state: State, side: str, name: str, box: Box) -> int:
    """What is added to the challenge of Blockade Runner for one ship (3.3.2g, 3.3.2h, 6.1.2, 6.2.2)."""
    total = by("3.3.2g", box.modifier("blockade_runner_prize")) if player(state, side).prizes else 0
    return total + by_fuel(name, "blockade_runner", ("6.1.2", "6.2.2"), box)


def rendezvous_missed(state: State, name: str, box: Box) -> int:
    """What is added to the challenge of Rendezvous Missed for one ship (3.3.33g, 3.3.33h, 6.1.1, 6.2.1)."""
    owner = lying(state, name)[0]
    total = by("3.3.33g", box.modifier("rendezvous_missed_prize")) if player(state, owner).prizes else 0
    return total + by_fuel(name, "rendezvous_missed", ("6.1.1", "6.2.1"), box)


def refuge_supply(name: str, box: Box) -> int:
    """What is added to the resupply challenge in Island Refuge (3.3.20l, 6.1.3, 6.2.3)."""
    return by_fuel(name, "refuge_supply", ("6.1.3", "6.2.3"), box)


def by_fuel(name: str, card: str, rules: tuple[str, str], box: Box) -> int:
    """The modifier of a ship that burns much coal (6.1) or none (6.2), by the rules for this card."""
    coal, sail = rules
    total = 0
    if box.options.coal and box.ships[name].coal:
        total += by(coal, box.modifier(f"{card}_coal"))
    if box.options.sail and box.ships[name].sail:
        total += by(sail, box.modifier(f"{card}_seeadler"))
    return total
