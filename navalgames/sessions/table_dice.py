"""Dice and cards that lie on a real table: people type what they show.

Knows whom to ask for dice and whom for cards. Knows no rule and no game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import TypedDice
from navalgames.chance.cards import drawn_as_given


class TableDice(TypedDice):
    """Typed dice that can also name the cards there are to draw.

    Args:
        ask: `ask(notation, why, rule) -> faces`.
        ask_cards: `ask_cards(cards, count, why, rule) -> those drawn`; without it `ask` is asked.
    """

    def __init__(self, ask: Callable[..., Any], ask_cards: Callable[..., Any] | None = None) -> None:
        super().__init__(ask)
        self._ask_cards = ask_cards

    def take(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> tuple[Any, ...]:
        if self._ask_cards is None:
            return super().take(cards, count, why, rule)
        return drawn_as_given(cards, count, self._ask_cards(cards, count, why, rule), where=why)
