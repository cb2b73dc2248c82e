"""A table with just the ships that a question is about, and the ways to read what became of them.

Knows states and frames. Knows no rule: the rules are handed this table.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.state import (
    NORTH,
    SOUTH,
    Active,
    Options,
    Player,
    Ship,
    State,
    located,
    push,
)
from navalgames.games.kaisers_pirates.tables import Box, telling_box

PLAIN = Options()


def box_for(charts: Charts, options: Options = PLAIN) -> Box:
    """The box that tells what is used of it."""
    return telling_box(charts, options)


def table(own: tuple[Ship, ...], enemy: tuple[Ship, ...], enemy_row: str = "merchantmen") -> State:
    """The ships of the player on turn (North) and those of the opponent (South)."""
    theirs: dict[str, Any] = {enemy_row: enemy}
    players = (Player(ships=own), Player(**theirs))
    return State(
        round=1, turn=1, seats=(NORTH, SOUTH), players=players, german_deck=(), merchant_deck=(), unseen=(),
        active=Active(NORTH),
    )  # fmt: skip


def attack(kind: str, card: str, coin: str, target: str, **more: Any) -> Attack:
    """One attack of North on one target of South, ready to be fought."""
    return Attack("fight", kind, NORTH, SOUTH, card, coin, (), target=target, **more)


def begun(state: State, frame: Attack) -> State:
    """The table with this attack under way."""
    return push(state, frame)


def hunter(name: str, **fields: Any) -> Ship:
    """A German ship that goes hunting: a raider is not known yet, for a warship it changes nothing."""
    return Ship(name, identified=False, **fields)


def fate(state: State, name: str, before: Ship) -> str:
    """What became of a ship: sunk, out of play, captured, damaged or untouched."""
    found = located(state, name)
    if found is None:
        return "removed" if name in state.german_used else "sunk"
    if found[1] == "prizes" and found[0] == NORTH:
        return "captured"
    return "damaged" if found[2].damage > before.damage else "untouched"
