"""What others hold and what comes next: hands, night cards, the phantom's cards (2.2b, 5.4.3).

Knows how many cards are unseen. Each card is drawn without putting back.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions.sliders import whole

INTERCEPTS = ("warship intercept", "raider intercept")


def held(dice: Any, charts: Charts, unseen: int, copies: int, hand: int) -> int:
    """How many of the copies you have not seen are in a hand of cards you cannot see.

    Rule: 2.1.3, 2.2b.
    """
    copies = min(copies, unseen)
    return dice.resolve(drawn, unseen, copies, min(hand, unseen))


def drawn(dice: Any, unseen: int, copies: int, cards: int) -> int:
    """How many of `copies` among `unseen` cards are drawn by taking some of them, one after the other."""
    if not cards or not copies:
        return 0
    if copies == unseen:
        return cards
    found = int(dice.draw(tuple(range(unseen)), 1, "unseen_card", "2.2b")[0] < copies)
    return found + dice.resolve(drawn, unseen - 1, copies - found, cards - 1)


def phantom_action(dice: Any, charts: Charts) -> str:
    """What the first card of the phantom's turn tells it to do, possible or not.

    Rule: 5.4.3(1). Charts: solitaire_cards.
    """
    chart = charts["solitaire_cards"]
    card = dice.draw(tuple(chart.rows), 1, "solitaire_card", "5.4.3(1)")[0]
    row = dice.roll("1d4", "attack_row", "5.4.3(1)")
    action = chart.value(card, f"action_{row}")
    if row == 1:
        return "no_action"
    if action in INTERCEPTS:
        return action.replace(" ", "_")
    return {"British Intercept": "british_intercept", "Submarine Torpedo Attack": "torpedo_attack"}.get(
        action, "other_card"
    )


QUESTIONS = (
    Question(
        "held", "hands", ("2.1.3", "2.2b"),
        (
            whole("unseen", 10, 94, 94, "2.1.3"), whole("copies", 1, 6, 2, "1.1.2d"),
            whole("hand", 1, 10, 6, "2.1.5a"),
        ),
        held, unit="cards",
    ),
    Question(
        "phantom_action", "phantom", ("5.4.3(1)", "5.4.3(2)"), (), phantom_action,
        outcomes=(
            "no_action", "warship_intercept", "raider_intercept", "british_intercept", "torpedo_attack",
            "other_card",
        ),
    ),
)  # fmt: skip
