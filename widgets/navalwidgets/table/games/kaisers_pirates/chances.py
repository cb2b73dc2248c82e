"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.games.kaisers_pirates.rules import aftermath, modifiers, opposed
from navalgames.games.kaisers_pirates.rules.attacks import is_boarded
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.state import State, ship_of
from navalgames.games.kaisers_pirates.tables import Box
from navalgames.pictures.trial import Trial
from navalgames.texts import Texts
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Odds

CHALLENGES = frozenset(
    ("Break Contact", "Breakdown", "Interned", "Interrogate", "Mistaken Identity", "Razzle-Dazzle",
     "Recalled", "Transfer Command")
)  # fmt: skip
"""Kinds of cards that are one challenge, and what they do hangs on it alone."""


def attack(state: State, frame: Attack, target: str, box: Box) -> Trial:
    """An attack on one target as it stands now, without any answer to it.

    With a boarding party the ship is captured where a shot would sink it, and nothing else can happen.
    """
    given = (
        frame.coin,
        modifiers.attack(state, frame, box),
        box.ships[target].defence,
        modifiers.defence(state, target, box),
        box.charts,
    )
    boarded = is_boarded(state, frame._replace(target=target))
    return Trial(opposed.fight, given, captured) if boarded else Trial(opposed.fight, given)


def captured(result: str) -> str:
    """What a shot's result means for a ship that is boarded."""
    return aftermath.CAPTURED if result == opposed.SUNK else ""


def of_attack(state: State, frame: Attack, target: str, box: Box) -> dict[str, Fraction]:
    """What may become of the target of an attack, each with its chance."""
    trial = attack(state, frame, target, box)
    return {name: trial.chance(name) for name in _results(trial)}


def _results(trial: Trial) -> tuple[str, ...]:
    return (aftermath.CAPTURED,) if trial.sort is captured else (opposed.SUNK, opposed.DAMAGED)


def challenge(state: State, card: str, ship: str, box: Box) -> Trial | None:
    """The challenge of a card; None when the card is no plain challenge."""
    coins = box.cards[card]
    if coins.kind not in CHALLENGES:
        return None
    modifier = _modifier(state, coins.kind, ship, box)
    return Trial(opposed.succeeds, (coins.challenge, modifier, coins.response, box.charts))


def _modifier(state: State, kind: str, ship: str, box: Box) -> int:
    frame = state.stack[-1] if state.stack else None
    if kind == "Break Contact" and isinstance(frame, Attack) and frame.target:
        return modifiers.break_contact(state, frame, box)
    return modifiers.interned(ship_of(state, ship), box) if kind == "Interned" else 0


def passage(name: str, bonus: int, box: Box) -> Trial:
    """Whether a ship reaches safe passage."""
    card = box.ships[name]
    return Trial(opposed.succeeds, (card.challenge, bonus, card.response, box.charts))


def words_of_attack(texts: Texts, percents: dict[str, str]) -> str:
    """What may become of the target, each with its chance in percent, in words."""
    told: dict[str, Any] = dict(percents)
    return texts.t("kp-table-odds-captured" if aftermath.CAPTURED in percents else "kp-table-odds", **told)


def odds_of_attack(texts: Texts, trial: Trial) -> tuple[Odds, ...]:
    """What may become of the target, beside an order."""
    return tuple(odds_of(texts, texts.t(f"kp-table-result-{name}"), trial, name) for name in _results(trial))
