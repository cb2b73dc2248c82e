"""What others hold and what comes next: hands, night cards, the phantom's cards (2.2b, 5.4.3).

Knows how many cards are unseen. Each card is drawn without putting back.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question
from navalgames.games.kaisers_pirates.questions.sliders import choice, switch, whole
from navalgames.games.kaisers_pirates.rules.phantom_choice import ANSWERS, NO_ANSWER

INTERCEPT_ROW = 2
INTERCEPTS = ("warship intercept", "raider intercept")
COPY, ANOTHER = "●", "○"
"""A card of the kind that is asked about, and any other: told apart in every language."""
NAMED = 3
"""So many cards of a turn are turned up by name; of more only how many of their rows end it."""


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


def phantom_ended(dice: Dice, charts: Charts, cards: int, can_intercept: bool) -> bool:
    """Whether the phantom's turn is over after so many cards, if every other action is possible.

    can_intercept: whether it can make the intercepts of its second rows; one that it cannot make ends its
    turn.

    Rule: 5.4.3(1), 5.4.3(2), 5.4.3(3)d, 5.4.3(4), 5.4.3(5). Charts: solitaire_cards.
    """
    if not can_intercept:
        acted("5.4.3(2)")
    if cards <= NAMED:
        deck = tuple(charts["solitaire_cards"].rows)
        return dice.resolve(_ended_by_name, deck, can_intercept, cards, charts)
    return dice.resolve(_turn_over, _ending_rows(charts, can_intercept), cards)


def _ended_by_name(
    dice: Dice, deck: tuple[str, ...], can_intercept: bool, cards: int, charts: Charts
) -> bool:
    """`deck`: the cards that are still in it."""
    if not cards:
        return False
    acted("5.4.3(4)")
    card = dice.draw(deck, 1, "solitaire_card", "5.4.3(1)")[0]
    row = dice.roll("1d4", "attack_row", "5.4.3(1)")
    marked = row != INTERCEPT_ROW and charts["solitaire_cards"].value(card, f"ends_turn_{row}")
    if marked or (row == INTERCEPT_ROW and not can_intercept):
        return True
    left = tuple(one for one in deck if one != card)
    return dice.resolve(_ended_by_name, left, can_intercept, cards - 1, charts)


def _ending_rows(charts: Charts, can_intercept: bool) -> tuple[int, ...]:
    """How many of its four rows end the turn, for each card of the deck."""
    chart = charts["solitaire_cards"]
    marked = (sum(chart.value(card, f"ends_turn_{row}") for row in (1, 3, 4)) for card in chart.rows)
    return tuple(sorted(rows + (not can_intercept) for rows in marked))


def _turn_over(dice: Dice, ending: tuple[int, ...], cards: int) -> bool:
    """`ending`: how many of the four rows end the turn, for each card still in the deck."""
    if not cards:
        return False
    acted("5.4.3(4)")
    rows = dice.draw(ending, 1, "ending_rows", "5.4.3(1)")[0]
    if dice.roll("1d4", "attack_row", "5.4.3(1)") <= rows:
        return True
    left = list(ending)
    left.remove(rows)
    return dice.resolve(_turn_over, tuple(left), cards - 1)


def phantom_streak(dice: Dice, charts: Charts, cards: int, turns: int) -> bool:
    """Whether at least one of so many turns of the phantom goes on after so many cards. All of its actions
    are possible, and its cards are shuffled after each turn.

    Rule: 5.4.1, 5.4.3(1), 5.4.3(3)d, 5.4.3(4), 5.4.3(5). Charts: solitaire_cards.
    """
    acted("5.4.1")
    ending = _ending_rows(charts, can_intercept=True)
    return any(not dice.resolve(_turn_over, ending, cards) for _ in range(turns))


def _streak_course(charts: Charts, outcome: Hashable, cards: int, turns: int) -> Course:
    """How likely one turn goes on card after card, and what that makes of many turns."""
    ending = _ending_rows(charts, can_intercept=True)
    on = [1 - exact(_turn_over, ending, count).chance(True) for count in range(cards + 1)]
    acts = [
        Act("streak-card", (("card", card), ("left", len(ending) + 1 - card)), after / before)
        for card, (before, after) in enumerate(pairwise(on), start=1)
        if before
    ]
    each = tuple(act.chance for act in acts)
    none = (1 - on[-1]) ** turns
    told = (
        ("turns", turns),
        ("each", each),
        ("on", on[-1]),
        ("over", 1 - on[-1]),
        ("none", none),
        ("once", 1 - none),
    )
    return Course((*acts, Act("streak-turn", told), Act("streak-turns", told)), most=len(acts))


def _one_card(charts: Charts, **given: Any) -> dict[str, Any]:
    """The first card of a turn, all of whose actions are possible."""
    return {"cards": 1, "can_intercept": True}


def phantom_answer(dice: Dice, charts: Charts, attack: str, attacks: int) -> bool:
    """Whether the phantom turns up a reaction that fits, at one at least of so many attacks of this kind.

    Its cards come back after its own turn only.

    Rule: 5.3.3a, 5.3.3b, 5.3.3c. Charts: solitaire_cards, reaction_legality.
    """
    return dice.resolve(_answered, tuple(charts["solitaire_cards"].rows), attack, attacks, charts)


def _answers(charts: Charts, attack: str, attacks: int) -> dict[str, Any]:
    """How many cards carry an answer to this attack in each of their two rows."""
    cards, allowed = charts["solitaire_cards"], charts["reaction_legality"]
    rows = ([cards.value(card, column) for card in cards.rows] for column in dict.fromkeys(ANSWERS.values()))
    fits = [sum(one != NO_ANSWER and allowed.value(one, attack) != "no" for one in row) for row in rows]
    return {"first": fits[0], "second": fits[1], "all": len(cards.rows)}


def _answered(dice: Dice, cards: tuple[str, ...], attack: str, attacks: int, charts: Charts) -> bool:
    """`cards`: those that are still in the deck."""
    card = dice.draw(cards, 1, "solitaire_card", "5.3.3a")[0]
    row = dice.roll("1d4", "defence_row", "5.3.3b")
    answer = charts["solitaire_cards"].value(card, ANSWERS[row])
    if answer != NO_ANSWER and charts["reaction_legality"].value(answer, attack) != "no":
        acted("5.3.3c")
        return True
    left = tuple(one for one in cards if one != card)
    return attacks > 1 and dice.resolve(_answered, left, attack, attacks - 1, charts)


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
        "phantom_ended", "phantom", ("5.4.3(1)", "5.4.3(2)", "5.4.3(4)"),
        (whole("cards", 1, 10, 1, "5.4.3(1)"), switch("can_intercept", "5.4.3(2)", True)),
        OneStep(phantom_ended), outcomes=(True, False),
    ),
    Question(
        "phantom_streak", "phantom", ("5.4.1", "5.4.3(1)", "5.4.3(4)"),
        (whole("cards", 1, 10, 3, "5.4.3(1)"), whole("turns", 1, 50, 10, "5.4.1")),
        OneStep(phantom_streak), outcomes=(True, False), course=_streak_course, throw="phantom_ended",
        throw_at=_one_card,
    ),
    Question(
        "phantom_answer", "phantom", ("5.3.3b", "5.3.3c"),
        (choice("attack", ATTACKS, "german_raider", "5.3.3a"), whole("attacks", 1, 3, 1, "5.3.3a")),
        OneStep(phantom_answer), outcomes=(True, False), facts=_answers,
    ),
)  # fmt: skip
