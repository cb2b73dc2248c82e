"""Mines, torpedoes and decoys (3.3.21, 3.3.28, 3.3.29, 3.3.34, 3.3.42, 3.3.43).

Knows how sliders name boats and targets. The rules stand in `rules`.
"""

from __future__ import annotations

from collections.abc import Hashable

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Course, OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import decoy_course
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.sliders import allowed, choice, refused, whole
from navalgames.games.kaisers_pirates.rules import opposed
from navalgames.games.kaisers_pirates.rules.cards import shooting_back
from navalgames.games.kaisers_pirates.rules.limits import Reason

GROUP = "under_water"
BOATS = {
    "u27": "Submarines U-27 & U-41 1",
    "u41": "Submarines U-27 & U-41 2",
    "uc16": "Submarines UC-16 & UC-29 1",
    "uc29": "Submarines UC-16 & UC-29 2",
}
DECOYS = {"penshurst": "Q-Ship 1", "privet": "Q-Ship 2", "prize": "Sail Q-Ship 1"}
LAYERS = {"raider": ("Lay Mines", "3.3.21d"), "uc16": ("UC-16", "3.3.43b"), "uc29": ("UC-29", "3.3.43b")}
"""Who lays mines: the face of the card, and the rule of its attack."""
TORPEDOES = {"u27": "3.3.42b", "u41": "3.3.42b", "uc16": "3.3.43b", "uc29": "3.3.43b"}


def mines(dice: Dice, charts: Charts, layer: str, d4: int, d6: int, d8: int, d10: int) -> int:
    """How many merchantmen of one opponent a field of mines sinks.

    Rule: 3.3.21b, 3.3.21d, 3.3.43b. Charts: card_faces, combat_result.
    """
    face, rule = LAYERS[layer]
    hulls = ("d4",) * d4 + ("d6",) * d6 + ("d8",) * d8 + ("d10",) * d10
    acted(rule)
    coin = charts["card_faces"].value(face, "mine")
    return sum(dice.resolve(mined, coin, hull, charts) for hull in hulls)


def _refused_mines(charts: Charts, layer: str, d4: int, d6: int, d8: int, d10: int) -> Setting | None:
    """Somebody must be there, and no more than a fleet is filled up to (3.1.6a)."""
    if not d4 + d6 + d8 + d10:
        return refused("d4", Reason("kp-refused-no-ship-on-lane", "3.3.21b"))
    if d4 + d6 + d8 + d10 <= small.box_for(charts).setup("merchantmen"):
        return None
    most = max((d4, "d4"), (d6, "d6"), (d8, "d8"), (d10, "d10"), key=lambda one: one[0])
    return refused(most[1], Reason("kp-refused-three-merchantmen", "3.1.6a"))


def mined(dice: Dice, coin: str, hull: str, charts: Charts) -> bool:
    """Whether a mine sinks one ship (3.3.21d)."""
    return opposed.fight(dice, coin, 0, hull, 0, charts, "mine_attack") == opposed.SUNK


def torpedo(dice: Dice, charts: Charts, boat: str, hull: str, defence_modifier: int) -> str:
    """What a torpedo does to a merchantman that nothing protects.

    Rule: 3.3.42b, 3.3.42d, 3.3.43b. Charts: card_faces, combat_result.
    """
    acted(TORPEDOES[boat])
    coin = small.box_for(charts).cards[BOATS[boat]].torpedo
    result = opposed.fight(dice, coin, 0, hull, defence_modifier, charts, "torpedo_attack")
    return {opposed.NONE: "untouched"}.get(result, result)


def decoy(dice: Dice, charts: Charts, boat: str, decoy: str) -> str:
    """Who is sunk when the torpedoed merchantman is a decoy.

    Rule: 3.3.28c, 3.3.28d, 3.3.28g, 3.3.28j, 3.3.34c, 3.3.34d. Charts: card_faces, action_cards.
    """
    box = small.box_for(charts)
    boat_hit, decoy_hit = shooting_back.duel(dice, box.cards[DECOYS[decoy]], box.cards[BOATS[boat]], charts)
    boat_sunk, decoy_sunk = boat_hit == opposed.SUNK, decoy_hit == opposed.SUNK
    if boat_sunk and decoy_sunk:
        return "both_sunk"
    return "boat_sunk" if boat_sunk else "decoy_sunk" if decoy_sunk else "nobody_sunk"


def _decoy_course(charts: Charts, outcome: Hashable, boat: str, decoy: str) -> Course:
    """The challenge, and the shots of these two."""
    cards = small.box_for(charts).cards
    return decoy_course.told(cards[DECOYS[decoy]], cards[BOATS[boat]], outcome, charts)


QUESTIONS = (
    Question(
        "mines", GROUP, ("3.3.21d", "3.3.43b"),
        (
            choice("layer", tuple(LAYERS), "raider", "3.3.21b"), whole("d4", 0, 3, 1, "3.3.21d"),
            whole("d6", 0, 3, 1, "3.3.21d"), whole("d8", 0, 3, 1, "3.3.21d"),
            whole("d10", 0, 3, 0, "3.3.21d"),
        ),
        OneStep(allowed(mines, _refused_mines)), unit="ships", refused=_refused_mines,
    ),
    Question(
        "torpedo", GROUP, ("3.3.42b", "3.3.43b"),
        (
            choice("boat", tuple(BOATS), "u27", "3.3.42a"),
            choice("hull", ("d4", "d6", "d8", "d10"), "d6", "3.3.42d"),
            whole("defence_modifier", -4, 0, 0, "3.2.7j"),
        ),
        OneStep(torpedo), outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "decoy", GROUP, ("3.3.28c", "3.3.28d", "3.3.34d"),
        (
            choice("boat", tuple(BOATS), "u27", "3.3.42a"),
            choice("decoy", tuple(DECOYS), "penshurst", "3.3.28a"),
        ),
        OneStep(decoy), outcomes=tuple(decoy_course.SUNK), course=_decoy_course,
    ),
)  # fmt: skip
