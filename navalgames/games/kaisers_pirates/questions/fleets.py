"""Safe passage, and cards that try every ship of a fleet (3.2.6, 3.3.2, 3.3.7, 3.3.16, 3.3.33).

Knows how sliders name types of ships and cards. The rules stand in `rules`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions.sliders import TARGETS, choice, switch, whole
from navalgames.games.kaisers_pirates.rules import aftermath, opposed

CHALLENGES = {
    "blockade_runner": "Blockade Runner",
    "break_contact": "Break Contact",
    "breakdown": "Breakdown",
    "heavy_weather": "Heavy Weather",
    "interned": "Interned",
    "interrogate": "Interrogate",
    "island_refuge": "Island Refuge",
    "mistaken_identity": "Mistaken Identity",
    "razzle_dazzle": "Razzle-Dazzle",
    "recalled": "Recalled",
    "rendezvous_missed": "Rendezvous Missed",
    "shallow_run": "Shallow Run",
    "transfer_command": "Transfer Command",
}


def _coins(charts: Charts, chart: str, row: str) -> tuple[str, str]:
    return charts[chart].value(row, "challenge"), charts[chart].value(row, "response")


def safe_passage(dice: Any, charts: Charts, target: str, bonus: str) -> bool:
    """Whether a merchantman reaches safe passage at one try.

    Rule: 3.2.6c, 3.3.12b, 3.3.25g. Charts: merchantmen, modifiers, challenge_result.
    """
    rows = {"fair_seas": "safe_passage_fair_seas", "non_combatant": "safe_passage_non_combatant"}
    points = charts["modifiers"].value(rows[bonus], "points") if bonus in rows else 0
    challenge, response = _coins(charts, "merchantmen", TARGETS[target])
    return aftermath.passage(dice, challenge, points, response, charts)


def safe_within(dice: Any, charts: Charts, target: str, tries: int) -> bool:
    """Whether a merchantman reaches safe passage within so many tries.

    Rule: 3.2.6c, 3.2.6e. Charts: merchantmen, challenge_result.
    """
    return any(dice.resolve(safe_passage, charts, target, "none") for _ in range(tries))


def card_challenge(dice: Any, charts: Charts, card: str, challenge_modifier: int) -> bool:
    """Whether the challenge of a card succeeds.

    Rule: 3.2.7f. Charts: action_cards, challenge_result.
    """
    challenge, response = _coins(charts, "action_cards", CHALLENGES[card])
    return opposed.succeeds(dice, challenge, challenge_modifier, response, charts)


def every_ship(dice: Any, charts: Charts, card: str, ships: int, prize: bool) -> int:
    """How many ships of a fleet are struck by a card that tries each of them.

    Rule: 3.3.16b, 3.3.33b, 3.3.33g. Charts: action_cards, modifiers, challenge_result.
    """
    missed = card == "rendezvous_missed" and prize
    points = charts["modifiers"].value("rendezvous_missed_prize", "points") if missed else 0
    return sum(dice.resolve(card_challenge, charts, card, points) for _ in range(ships))


def breakout(dice: Any, charts: Charts) -> int:
    """How many German ships a Breakout brings.

    Rule: 3.3.7b. Charts: action_cards, challenge_result.
    """
    challenge, response = _coins(charts, "action_cards", "Breakout")
    ships = {opposed.FAILURE: 0, opposed.SUCCESS: 1, opposed.DOUBLE: 2}
    return ships[opposed.challenge(dice, challenge, 0, response, charts)]


_TARGET = choice("target", tuple(TARGETS), "matheran", "3.2.6c")
QUESTIONS = (
    Question(
        "safe_passage", "passage", ("3.2.6c", "3.3.12b", "3.3.25g"),
        (_TARGET, choice("bonus", ("none", "fair_seas", "non_combatant"), "none", "3.3.12b")), safe_passage,
        outcomes=(True, False),
    ),
    Question(
        "safe_within", "passage", ("3.2.6c", "3.2.6e"), (_TARGET, whole("tries", 1, 12, 3, "3.2.6e")),
        safe_within, outcomes=(True, False),
    ),
    Question(
        "card_challenge", "fleet", ("3.2.7f",),
        (
            choice("card", tuple(CHALLENGES), "interned", "3.2.7f"),
            whole("challenge_modifier", -4, 4, 0, "3.2.7g"),
        ),
        card_challenge, outcomes=(True, False),
    ),
    Question(
        "every_ship", "fleet", ("3.3.16b", "3.3.33b", "3.3.33g"),
        (
            choice("card", ("rendezvous_missed", "heavy_weather"), "rendezvous_missed", "3.3.33b"),
            whole("ships", 1, 6, 3, "3.3.33b"), switch("prize", "3.3.33g"),
        ),
        every_ship, unit="ships",
    ),
    Question("breakout", "fleet", ("3.3.7b",), (), breakout, unit="ships"),
)  # fmt: skip
