"""A row of cards: ships, action cards, or the backs of a deck.

Knows how cards are laid out. Must not know a game: the tables say what stands on each card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style

CARD = ("drawings/card_flags", "drawings/card_ships", "drawings/card_emblems", "drawings/game_card")
"""The scripts that draw one card."""


class CardRow(NavalWidget):
    """Cards beside each other under a heading. A card is what `game_card.js` draws: its words and dice."""

    _esm = script(*CARD, "drawings/card_row")
    _css = style("drawings/card_row")

    title = traitlets.Unicode("").tag(sync=True)
    cards: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)

    def show(self, title: str, cards: Iterable[Mapping[str, Any]]) -> None:
        """Lay out these cards."""
        with self.hold_sync():
            self.title = title
            self.cards = [dict(card) for card in cards]
