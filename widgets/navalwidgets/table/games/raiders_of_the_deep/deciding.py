"""One pending decision of a captain, and the words for what may be ordered in it.

Knows views and catalogues. Must not know how orders lie on the page, nor their odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules.sequence import AGENDA
from navalgames.games.raiders_of_the_deep.state import KINDS, State
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import meeting_of
from navalgames.sessions.words import PlayWords
from navalwidgets.table.games import Offer
from navalwidgets.table.order_panel import Group


class Deciding:
    """One pending decision: the view, the side that decides, and the words for it."""

    def __init__(self, words: PlayWords, book: Book, view: State, side: str) -> None:
        self.words, self.texts, self.book, self.view, self.side = words, words.texts, book, view, side
        self.name, self.rule = AGENDA.decision(view)

    def t(self, key: str, **facts: Any) -> str:
        """A sentence of the table."""
        return self.texts.t(f"rotd-table-{key}", **facts)

    def told(self, order: Any) -> str:
        """An order in words."""
        if isinstance(order, given.Reload):
            return self.reloading(order)
        if isinstance(order, given.PickStraggler):
            return self.t("order-straggler", target=self.ship(order.target))
        return self.words.order(order)

    def ship(self, target: int) -> str:
        """A target by its number and name."""
        ship = meeting_of(self.view).ships[target - 1]
        facts = {"ship": ship.name or "none", "size": ship.size, "tonnage": ship.tonnage}
        return self.t("target", number=target, **facts)

    def load(self, load: Iterable[int]) -> str:
        """Torpedoes by kind: "2 × G/6 torpedo"."""
        named = [
            self.t("torpedoes", number=number, kind=kind)
            for kind, number in zip(KINDS, load, strict=True)
            if number
        ]
        return self.texts.listed(named)

    def reloading(self, order: given.Reload) -> str:
        """Which torpedoes go into which tubes."""
        ends = [
            self.t("reload-end", end=end, load=self.load(load))
            for end, load in (("fore", order.fore), ("aft", order.aft))
            if any(load)
        ]
        return self.texts.listed(ends) or self.t("reload-none")

    def offer(self, groups: tuple[Group, ...], orders: Mapping[str, Any], **more: Any) -> Offer:
        """An offer with the words of the decision."""
        about = tuple(filter(None, (self.words.decision_help(self.name), *more.pop("about", ()))))
        return Offer(self.words.decision(self.name), self.rule, about, groups, orders=orders, **more)
