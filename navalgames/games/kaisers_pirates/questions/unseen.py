"""What others hold and what comes next: hands, night cards, the phantom's cards (2.2b, 5.4.3).

Knows how many cards are unseen. Each card is drawn without putting back.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question
from navalgames.games.kaisers_pirates.questions.sliders import choice, whole

INTERCEPTS = ("warship intercept", "raider intercept")
NO_ANSWER = "no answer"
COPY, ANOTHER = "●", "○"
"""A card of the kind that is asked about, and any other: told apart in every language."""


def held(dice: Dice, charts: Charts, unseen: int, copies: int, hand: int) -> int:
    """How many of the copies you have not seen are in a hand of cards you cannot see.

    Rule: 2.1.3, 2.2b.
    """
    cards = (COPY,) * copies + (ANOTHER,) * (unseen - copies)
    return dice.draw(cards, hand, "unseen_card", "2.2b").count(COPY)


def phantom_action(dice: Dice, charts: Charts) -> str:
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


def phantom_ended(dice: Dice, charts: Charts, cards: int) -> bool:
    """Whether the phantom's turn is over after so many cards, if every action is possible.

    Rule: 5.4.3(1), 5.4.3(3)d, 5.4.3(4), 5.4.3(5). Charts: solitaire_cards.
    """
    chart = charts["solitaire_cards"]
    ending = sorted(sum(chart.value(card, f"ends_turn_{row}") for row in (1, 3, 4)) for card in chart.rows)
    return dice.resolve(_ended, tuple(ending), cards)


def _ended(dice: Dice, ending: tuple[int, ...], cards: int) -> bool:
    """`ending`: how many of the four rows end the turn, for each card still in the deck."""
    if not cards:
        return False
    acted("5.4.3(4)")
    rows = dice.draw(ending, 1, "solitaire_card", "5.4.3(1)")[0]
    if dice.roll("1d4", "attack_row", "5.4.3(1)") <= rows:
        return True
    left = list(ending)
    left.remove(rows)
    return dice.resolve(_ended, tuple(left), cards - 1)


def phantom_answer(dice: Dice, charts: Charts, attack: str) -> bool:
    """Whether the phantom turns up a reaction that fits an attack of this kind.

    Rule: 5.3.3b, 5.3.3c. Charts: solitaire_cards, reaction_legality.
    """
    chart = charts["solitaire_cards"]
    card = dice.draw(tuple(chart.rows), 1, "solitaire_card", "5.3.3a")[0]
    row = dice.roll("1d4", "defence_row", "5.3.3b")
    answer = chart.value(card, "answer_1_3" if row in (1, 3) else "answer_2_4")
    if answer == NO_ANSWER or charts["reaction_legality"].value(answer, attack) == "no":
        return False
    acted("5.3.3c")
    return True


ATTACKS = (
    "german_warship", "german_raider", "british_intercept", "interrogate", "monitor", "mines", "torpedo",
)  # fmt: skip

QUESTIONS = (
    Question(
        "held", "hands", ("2.2b",),
        (
            whole("unseen", 10, 94, 94, "2.1.3"), whole("copies", 1, 6, 2, "1.1.2d"),
            whole("hand", 1, 10, 6, "2.1.5a"),
        ),
        OneStep(held), unit="cards",
    ),
    Question(
        "phantom_action", "phantom", ("5.4.3(1)",), (), OneStep(phantom_action),
        outcomes=(
            "no_action", "warship_intercept", "raider_intercept", "british_intercept", "torpedo_attack",
            "other_card",
        ),
    ),
    Question(
        "phantom_ended", "phantom", ("5.4.3(1)", "5.4.3(4)"), (whole("cards", 1, 10, 1, "5.4.3(1)"),),
        OneStep(phantom_ended), outcomes=(True, False),
    ),
    Question(
        "phantom_answer", "phantom", ("5.3.3b", "5.3.3c"),
        (choice("attack", ATTACKS, "german_raider", "5.3.3a"),),
        OneStep(phantom_answer), outcomes=(True, False),
    ),
)  # fmt: skip
