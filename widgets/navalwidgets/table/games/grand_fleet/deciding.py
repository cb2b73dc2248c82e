"""One pending decision of Grand Fleet, with the words for it: what orders and forms are told with.

Knows views, charts and words. Must not know which orders a decision offers.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules.sequence import AGENDA
from navalgames.games.grand_fleet.state import ENEMY, Options, State
from navalgames.texts import Texts
from navalwidgets.table.games.grand_fleet.words import key_of, place_name
from navalwidgets.table.order_panel import Action


class Deciding:
    """One pending decision: the view, the side that decides, and the words for it."""

    def __init__(self, charts: Charts, options: Options, texts: Texts, view: State, side: str) -> None:
        self.charts, self.options, self.texts, self.view, self.side = charts, options, texts, view, side
        self.name, self.rule = AGENDA.decision(view)
        self.enemy = ENEMY[side]

    def t(self, key: str, **facts: Any) -> str:
        """A sentence; the side that decides is always among its facts."""
        return self.texts.t(key, **{"side": self.side, "enemy": self.enemy, **facts})

    def prompt(self, **facts: Any) -> str:
        """The decision as a sentence."""
        return self.t("gf-decision-" + self.name, **facts)

    def help(self) -> str:
        """What the decision is about."""
        return self.t(f"gf-decision-{self.name}-help")

    def action(
        self, order: Any, main: bool = False, odds: tuple = (), note: str = "", **facts: Any
    ) -> Action:
        """An order as a button, in words made from its fields."""
        fields = {name: getattr(order, name) for name in order.__slots__}
        label = self.t(key_of(order), **fields, **facts)
        note_key = key_of(order) + "-note"
        if not note and self.texts.has(note_key):
            note = self.t(note_key, **fields, **facts)
        return Action(key_of(order), label, note, odds, "", main)

    def place(self, hex_id: str) -> str:
        """A hex by number and name."""
        row = next(row for row in self.charts.list("north_sea_map") if row.id == hex_id)
        name = place_name(self.texts.name(row.place or ""))
        return self.t("gf-table-place", hex=hex_id, place=name or "none")
