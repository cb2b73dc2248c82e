"""One pending decision with what is needed to tell it: the view, the side, the box, the words.

Knows catalogue keys. Must not know which decisions there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from navalgames.games.atlantic_chase.rules import contests
from navalgames.games.atlantic_chase.rules.sequence import AGENDA
from navalgames.games.atlantic_chase.state import ENEMY, State
from navalgames.games.atlantic_chase.tables import Box
from navalgames.sessions.words import PlayWords
from navalwidgets.table.games import Offer
from navalwidgets.table.order_panel import Action, Group, Odds

IN_SIGHT = 8
"""How many orders of one kind are seen at once."""


class Deciding:
    """The pending decision of a side."""

    def __init__(self, words: PlayWords, box: Box, view: State, side: str) -> None:
        self.words, self.texts, self.box, self.view, self.side = words, words.texts, box, view, side
        self.name, self.rule = AGENDA.decision(view)
        self.frame = view.stack[-1]
        self._orders: dict[str, Any] = {}

    def t(self, key: str, **facts: Any) -> str:
        """A sentence of the table."""
        return self.texts.t(f"ac-table-{key}", **facts)

    @cached_property
    def seizing_leader(self) -> str:
        """The enemy's leader who may seize the initiative without a roll; "" for none (10.6a)."""
        found = contests.seizing_leader(self.view, ENEMY[self.side], self.box)
        return found.name if found else ""

    def ship(self, name: str) -> str:
        """A ship by its name."""
        return self.texts.name(name.partition("#")[0])

    def action(self, order: Any, note: str = "", odds: tuple[Odds, ...] = (), main: bool = False) -> Action:
        """An order as a button."""
        key = str(len(self._orders))
        self._orders[key] = order
        return Action(key, self.words.order(order), note, odds, "", main)

    def group(self, legend: str, actions: list[Action]) -> tuple[Group, ...]:
        """Actions under a legend, the later ones of many folded."""
        if not actions:
            return ()
        title = self.t(f"group-{legend}") if legend else ""
        shown = Group(title, tuple(actions[:IN_SIGHT]))
        if len(actions) <= IN_SIGHT:
            return (shown,)
        more = self.texts.t("table-plain-more", count=len(actions) - IN_SIGHT)
        return shown, Group(more, tuple(actions[IN_SIGHT:]), folded=True)

    def offer(
        self, groups: tuple[Group, ...], about: tuple[str, ...] = (), places: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Offer:  # fmt: skip
        """An offer with the words of the decision and of what it belongs to."""
        told = (self.words.decision_help(self.name), *about)
        return Offer(
            self.words.decision(self.name), self.rule, tuple(filter(None, told)), groups,
            orders=dict(self._orders), places=places or {}, **more,
        )  # fmt: skip
