"""One pending decision with what is needed to tell it: the view, the side, the box, the words.

Knows catalogue keys. Must not know how orders lie on the page, nor their odds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.rules.sequence import AGENDA
from navalgames.games.kaisers_pirates.state import State
from navalgames.games.kaisers_pirates.tables import Box
from navalgames.sessions.words import NONE, PlayWords, kebab
from navalwidgets.table.games import Offer
from navalwidgets.table.games.kaisers_pirates import duels
from navalwidgets.table.games.kaisers_pirates.cards import key_of
from navalwidgets.table.order_panel import Group


class Deciding:
    """One pending decision: the view, the side that decides, and the words for it."""

    def __init__(self, words: PlayWords, box: Box, view: State, side: str) -> None:
        self.words, self.texts, self.box, self.view, self.side = words, words.texts, box, view, side
        self.name, self.rule = AGENDA.decision(view)
        self.frame = view.stack[-1]

    def t(self, key: str, **facts: Any) -> str:
        """A sentence of the game."""
        return self.texts.t(f"kp-{key}", **facts)

    def told(self, order: Any) -> str:
        """An order in words."""
        facts = {field.name: self._fact(getattr(order, field.name)) for field in fields(order)}
        return self.t("order-" + kebab(type(order).__name__), **facts)

    def _fact(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return self.texts.listed(map(self.texts.name, value)) or NONE
        return NONE if value == "" else value

    def card(self, card: str) -> str:
        """A card by its name; of two alike the night card is told apart."""
        night = (self.t("sign-night"),) if self.box.cards[card].night else ()
        return self.texts.listed((self.texts.name(card), *night))

    def about_card(self, card: str) -> str:
        """What a card does."""
        return self.t(f"action-{key_of(self.box.kind(card))}-about")

    def about(self) -> tuple[str, ...]:
        """What the decision is about, and the attack it belongs to."""
        found = [self.words.decision_help(self.name)]
        if isinstance(self.frame, Attack) and (coming := duels.coming(self.words, self.view, self.box)):
            found.append(f"{coming.title} {coming.result}")
        if self.name == "carry":
            found += self.scored()
        return tuple(filter(None, found))

    def scored(self) -> list[str]:
        """What the round that has ended brought to everybody."""
        return [
            self.t("log-round-score", side=side, vp=one.vp[-1], points=one.points[-1], round=len(one.vp))
            for side, one in zip(self.view.seats, self.view.players, strict=True)
        ]

    def offer(self, groups: tuple[Group, ...], orders: Mapping[str, Any], **more: Any) -> Offer:
        """An offer with the words of the decision."""
        about = (*self.about(), *more.pop("about", ()))
        return Offer(self.words.decision(self.name), self.rule, about, groups, orders=orders, **more)
