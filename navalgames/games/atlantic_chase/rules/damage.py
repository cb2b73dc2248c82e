"""Hits and damage on ships (11, 50.3, 52, 58).

Knows one ship and its counter. Who is hit, and what a sinking means for a task force, is said elsewhere.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.atlantic_chase.counters import borne_by
from navalgames.games.atlantic_chase.rules import forces
from navalgames.games.atlantic_chase.state import (
    SUNK,
    Names,
    Ship,
    State,
    force_with,
    ship_in,
    with_ship,
)
from navalgames.games.atlantic_chase.tables import Box


def after_hits(ship: Ship, hits: int, box: Box) -> Ship | None:
    """A ship after one attack that scored `hits`; None when it is sunk or destroyed.

    Rule: 11.1a, 11.1b, 11.5a, 11.7a, 11.8b, 52.2 to 52.5, 58.3 to 58.5, 58.7a, 58.7b, 6.11.
    """
    counter = box.counter(ship)
    if counter.kind == "battery":
        return ship
    if counter.kind in ("convoy", "squadron"):
        if ship.dispersed:
            hits = min(hits, box.limits["dispersed_hits"])
        ship = ship._replace(hits=ship.hits + hits)
        return None if 0 < ship.limit <= ship.hits else ship
    total = ship.hits + hits
    if not ship.damaged:
        borne = borne_by(counter.front)
        if total < borne:
            return ship._replace(hits=total)
        if counter.damaged is None:
            return None
        ship, total = ship._replace(damaged=True), total - borne
    return None if total >= borne_by(counter.damaged) else ship._replace(hits=total)


def struck_in_battle(ship: Ship, hits: int, box: Box) -> Ship | None:
    """A ship after the hits of one attack in a battle. Rule: 58.3 to 58.5, 11.1b."""
    after = after_hits(ship, hits, box)
    if after is None and ship.limit:
        acted("11.1b")
    elif after is not None and after.damaged and not ship.damaged and after.hits:
        acted("58.4b")
    return after


_IN_BATTLE = {SUNK: "58.5", "damaged": "58.4a", "hit": "58.3"}
_ELSEWHERE = {SUNK: "52.5", "damaged": "52.3", "hit": "52.2"}


def rule_of(before: Ship, after: Ship | None, battle: bool) -> str:
    """The rule by which a ship sinks, is damaged or bears more hits; "" when nothing has happened to it."""
    rules = _IN_BATTLE if battle else _ELSEWHERE
    if after is None:
        return rules[SUNK]
    if after.damaged and not before.damaged:
        return rules["damaged"]
    return rules["hit"] if after.hits != before.hits else ""


def after_damage(ship: Ship, box: Box) -> Ship | None:
    """A ship after a Damage result; None when it is sunk. Hits on it stay (50.3c to 50.3f)."""
    counter = box.counter(ship)
    if counter.kind in ("convoy", "squadron"):
        return after_hits(ship, box.limits["damage_hits"], box)
    if ship.damaged or counter.damaged is None:
        return None
    return None if ship.hits >= borne_by(counter.damaged) else ship._replace(damaged=True)


def suffered(
    dice: Dice, state: State, before: Ship, after: Ship | None, box: Box, keep: bool = False,
    afloat: Names | None = None,
) -> State:  # fmt: skip
    """The table after a ship was hit: it sinks, is damaged or bears hits; leaders move (10.2, 10.3).

    keep: a task force without ships stays until the battle is over. afloat: where leaders may go in a battle.
    """
    one = force_with(state, before.name)
    rule = rule_of(before, after, battle=afloat is not None)
    others = forces.refuges(one, before.name)
    if afloat is not None:
        others = tuple(name for name in others if name in afloat)
    if after is None:
        state = forces.leaders_follow(dice, state, before.name, others, sunk=True)
        return forces.lose_ship(dice, state, before, SUNK, rule, keep)
    state = with_ship(state, after)
    told = forces.whose(one.side, before.name)
    if after.damaged and not before.damaged:
        dice.note(rule, "ac-log-damaged", side=one.side, ship=before.name, whose=told)
        state = forces.leaders_follow(dice, state, before.name, others, sunk=False)
    elif after.hits != before.hits:
        scored = after.hits - before.hits
        dice.note(rule, "ac-log-hit", side=one.side, ship=before.name, whose=told, hits=scored)
    return state


def hit(dice: Dice, state: State, name: str, hits: int, box: Box) -> State:
    """One attack scores hits on a ship."""
    ship = ship_in(force_with(state, name), name)
    return suffered(dice, state, ship, after_hits(ship, hits, box), box)


def damaged(dice: Dice, state: State, name: str, box: Box) -> State:
    """A Damage result on a ship (50.3b)."""
    ship = ship_in(force_with(state, name), name)
    return suffered(dice, state, ship, after_damage(ship, box), box)
