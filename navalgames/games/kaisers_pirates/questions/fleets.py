"""Safe passage, and the challenges of cards (3.2.6, 3.2.7f, 3.3.7).

Knows how sliders name types of ships and cards. The rules stand in `rules`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import KINDS, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import choice, whole
from navalgames.games.kaisers_pirates.rules import aftermath, opposed
from navalgames.games.kaisers_pirates.rules.cards import own_ships

CHALLENGES = (
    "blockade_runner", "break_contact", "breakdown", "breakout", "heavy_weather", "interned", "interrogate",
    "island_refuge", "mistaken_identity", "q_ship", "razzle_dazzle", "recalled", "rendezvous_missed",
    "sail_q_ship", "shallow_run", "transfer_command",
)  # fmt: skip
"""All kinds of cards that bear a challenge and a response."""
BONUS = {
    "none": ("", ""), "fair_seas": ("safe_passage_fair_seas", "3.3.12b"),
    "non_combatant": ("safe_passage_non_combatant", "3.3.25g"),
}  # fmt: skip
"""What helps a ship to safe passage: the row of its modifier, and its rule."""


def _coins(charts: Charts, chart: str, row: str) -> tuple[str, str]:
    return charts[chart].value(row, "challenge"), charts[chart].value(row, "response")


def safe_passage(dice: Dice, charts: Charts, target: str, bonus: str) -> bool:
    """Whether a merchantman reaches safe passage at one try.

    Rule: 3.2.6c, 3.3.12b, 3.3.25g. Charts: merchantmen, modifiers, challenge_result.
    """
    row, rule = BONUS[bonus]
    acted(rule)
    points = charts["modifiers"].value(row, "points") if row else 0
    challenge, response = _coins(charts, "merchantmen", TARGETS[target])
    return aftermath.passage(dice, challenge, points, response, charts)


def safe_within(dice: Dice, charts: Charts, target: str, tries: int) -> bool:
    """Whether a merchantman reaches safe passage within so many tries.

    Rule: 3.2.6c, 3.2.6e. Charts: merchantmen, challenge_result.
    """
    if tries > 1:
        acted("3.2.6e")
    return any(dice.resolve(safe_passage, charts, target, "none") for _ in range(tries))


def card_challenge(dice: Dice, charts: Charts, card: str, challenge_modifier: int) -> bool:
    """Whether the challenge of a card succeeds.

    Rule: 3.2.7f. Charts: action_cards, challenge_result.
    """
    challenge, response = _coins(charts, "action_cards", KINDS[card])
    return opposed.succeeds(dice, challenge, challenge_modifier, response, charts)


def breakout(dice: Dice, charts: Charts) -> int:
    """How many German ships a Breakout brings.

    Rule: 3.3.7b. Charts: action_cards, challenge_result.
    """
    box = small.box_for(charts)
    return own_ships.new_ships(dice, box.cards["Breakout 1"], box)


_TARGET = choice("target", tuple(TARGETS), "matheran", "3.2.6c")
QUESTIONS = (
    Question(
        "safe_passage", "passage", ("3.2.6c", "3.3.12b", "3.3.25g"),
        (_TARGET, choice("bonus", tuple(BONUS), "none", "3.3.12b")), OneStep(safe_passage),
        outcomes=(True, False),
    ),
    Question(
        "safe_within", "passage", ("3.2.6c", "3.2.6e"), (_TARGET, whole("tries", 1, 12, 3, "3.2.6e")),
        OneStep(safe_within), outcomes=(True, False),
    ),
    Question(
        "card_challenge", "fleet", ("3.2.7f",),
        (
            choice("card", CHALLENGES, "interned", "3.2.7f"),
            whole("challenge_modifier", -4, 4, 0, "3.2.7g"),
        ),
        OneStep(card_challenge), outcomes=(True, False),
    ),
    Question("breakout", "fleet", ("3.3.7b",), (), OneStep(breakout), unit="ships"),
)  # fmt: skip
