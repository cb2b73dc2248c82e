"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.chance import exact
from navalgames.games.kaisers_pirates.rules import aftermath, modifiers, opposed
from navalgames.games.kaisers_pirates.rules.attacks import is_boarded
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.state import State, ship_of
from navalgames.games.kaisers_pirates.tables import Box
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalwidgets.table.order_panel import Odds

CHALLENGES = frozenset(
    ("Break Contact", "Breakdown", "Interned", "Interrogate", "Mistaken Identity", "Razzle-Dazzle",
     "Recalled", "Transfer Command")
)  # fmt: skip
"""Kinds of cards that are one challenge, and what they do hangs on it alone."""


def of_attack(state: State, frame: Attack, target: str, box: Box) -> dict[str, Fraction]:
    """The chances of an attack on one target as it stands now, without any answer to it.

    With a boarding party the ship is captured where a shot would sink it, and nothing else can happen.
    """
    fall = exact(
        opposed.fight,
        frame.coin,
        modifiers.attack(state, frame, box),
        box.ships[target].defence,
        modifiers.defence(state, target, box),
        box.charts,
    )
    if is_boarded(state, frame._replace(target=target)):
        return {aftermath.CAPTURED: fall.chance(opposed.SUNK)}
    return {name: fall.chance(name) for name in (opposed.SUNK, opposed.DAMAGED)}


def of_challenge(state: State, card: str, ship: str, box: Box) -> Fraction | None:
    """The chance that the challenge of a card succeeds; None when the card is no plain challenge."""
    coins = box.cards[card]
    if coins.kind not in CHALLENGES:
        return None
    modifier = _modifier(state, coins.kind, ship, box)
    return exact(opposed.succeeds, coins.challenge, modifier, coins.response, box.charts).chance(True)


def _modifier(state: State, kind: str, ship: str, box: Box) -> int:
    frame = state.stack[-1] if state.stack else None
    if kind == "Break Contact" and isinstance(frame, Attack) and frame.target:
        return modifiers.break_contact(state, frame, box)
    return modifiers.interned(ship_of(state, ship), box) if kind == "Interned" else 0


def of_passage(name: str, bonus: int, box: Box) -> Fraction:
    """The chance that a ship reaches safe passage."""
    card = box.ships[name]
    return exact(opposed.succeeds, card.challenge, bonus, card.response, box.charts).chance(True)


def words_of_attack(texts: Texts, chances: dict[str, Fraction], key: str = "kp-table-odds") -> str:
    """What may become of the target, each with its chance, in words."""
    told: dict[str, Any] = {name: texts.percent(chance) for name, chance in chances.items()}
    return texts.t(f"{key}-captured" if aftermath.CAPTURED in chances else key, **told)


def odds(texts: Texts, key: str, chance: Fraction) -> Odds:
    """A chance as it stands beside an order."""
    return Odds(texts.t(key), fraction_text(chance), texts.percent(chance), float(chance))


def odds_of_attack(texts: Texts, chances: dict[str, Fraction]) -> tuple[Odds, ...]:
    """What may become of the target, beside an order."""
    return tuple(odds(texts, f"kp-table-result-{name}", chance) for name, chance in chances.items())
