"""A row of cards: it keeps what it shows, and its script can draw a card."""

from __future__ import annotations

from navalwidgets.base.widget import script
from navalwidgets.drawings.card_row import CARD, CardRow


def test_a_row_of_cards_keeps_what_it_shows():
    row = CardRow()
    row.show("Fleet", [{"kind": "back", "name": "Action cards"}])
    assert row.title == "Fleet" and row.cards[0]["name"] == "Action cards"
    assert "function gameCard" in script(*CARD, "drawings/card_row")
