"""Assist cards: what may be added to an attack (1.1.2c, 3.2.3f, 3.2.4c, chart assist_legality).

Knows the chart and the limits on numbers. What an assist does stands with the attack it helps.
"""

from __future__ import annotations

from navalgames.games.kaisers_pirates.rules.cards.reactions import situation
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, Attack
from navalgames.games.kaisers_pirates.rules.limits import Reason, targets_of
from navalgames.games.kaisers_pirates.state import State, ship_of
from navalgames.games.kaisers_pirates.tables import Box

BOARDING, GOOD_HUNTING, SHIPPING_LANES = "Boarding Party", "Good Hunting", "Shipping Lanes"
MULTIPLE = frozenset({GOOD_HUNTING, SHIPPING_LANES})


def why_not_assist(state: State, frame: Attack, kind: str, box: Box) -> Reason | None:
    """Why this kind of assist may not be added to the attack just declared; None when it may.

    Rule: 3.3.3f, 3.3.15f, 3.3.36f, 3.3.39f, 3.3.41f, 3.3.44f. Charts: assist_legality.
    """
    rule = f"{box.number(kind)}f"
    word = box.charts["assist_legality"].value(kind, situation(frame, box))
    if word == "no":
        return Reason("kp-refused-assist", rule)
    added = {box.kind(card) for card in frame.assists}
    if kind in added or (kind in MULTIPLE and added & MULTIPLE):
        return Reason("kp-refused-assist-twice", rule)
    if word == "night" and not frame.night:
        return Reason("kp-refused-by-day", rule)
    if kind in MULTIPLE and not others(state, frame, box):
        return Reason("kp-refused-no-second-target", rule)
    if kind == BOARDING:
        return _why_not_board(state, frame, rule)
    return None


def _why_not_board(state: State, frame: Attack, rule: str) -> Reason | None:
    if frame.boarding:
        return Reason("kp-refused-assist-twice", rule)
    target = frame.target or (frame.targets[0] if len(frame.targets) == 1 else "")
    if not target:
        return Reason("kp-refused-board-later", "3.3.3h")
    return Reason("kp-refused-damaged", rule) if ship_of(state, target).damage else None


def others(state: State, frame: Attack, box: Box) -> tuple[str, ...]:
    """Further merchantmen of the same opponent that this intercept might attack (3.3.15f, 3.3.39d)."""
    possible = targets_of(state, frame.attacker, GERMAN, box)
    theirs = {ship.name for ship in state.players[state.seats.index(frame.defender)].merchantmen}
    return tuple(name for name in possible if name in theirs and name not in frame.targets)
