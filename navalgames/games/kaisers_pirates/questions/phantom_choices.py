"""What the phantom chooses, and which of its cards may come again (5.0b, 5.4.1).

Knows how sliders name targets. The rules stand in `rules.phantom_choice`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.sliders import GERMAN, TARGETS, agreed, choice, whole
from navalgames.games.kaisers_pirates.rules import phantom_choice
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.state import Options, Phantom, Ship

GROUP = "phantom"


def phantom_target(
    dice: Any, charts: Charts, ship: str, target: str, other_choice: str, pp_choice: str
) -> bool:
    """Whether the phantom attacks the first of two merchantmen.

    Rule: 5.0b, 5.4.3(3)c. Charts: german_ships, merchantmen, combat_result, challenge_result.
    """
    box = small.box_for(charts, Options(pp_choice=pp_choice))
    first, other = TARGETS[target], TARGETS[other_choice]
    for name in (first, other):
        for column in ("defence", "challenge", "response", "vp"):
            charts["merchantmen"].value(name, column)
    hunter, names = GERMAN[ship], tuple(dict.fromkeys((first, other)))
    coin = charts["german_ships"].value(hunter, "attack")
    frame = small.attack(GERMAN_KIND, "Collier 1", coin, "", ship=hunter)._replace(targets=names)
    state = small.table((Ship(hunter),), tuple(map(Ship, names)))
    return phantom_choice.next_target(dice, state, frame, box) == first


def phantom_again(dice: Any, charts: Charts, used: int, solitaire_reshuffle: str) -> bool:
    """Whether the first card of the phantom's next turn is one that it used in this turn.

    Rule: 5.4.1. Charts: solitaire_cards.
    """
    box = small.box_for(charts, Options(players="solitaire", solitaire_reshuffle=solitaire_reshuffle))
    turned_up = tuple(charts["solitaire_cards"].rows)[:used]
    state = small.table((), ())._replace(phantom=Phantom(used=turned_up))
    _, card = phantom_choice.drawn_card(dice, phantom_choice.returned(state, box), "5.4.1")
    return card in turned_up


QUESTIONS = (
    Question(
        "phantom_target", GROUP, ("5.0b", "5.4.3(3)c"),
        (
            choice("ship", tuple(GERMAN), "moewe", "5.4.3(3)c"),
            choice("target", tuple(TARGETS), "lovat", "5.4.3(3)c"),
            choice("other_choice", tuple(TARGETS), "maria", "5.4.3(3)c"), agreed("pp_choice"),
        ),
        phantom_target, outcomes=(True, False),
    ),
    Question(
        "phantom_again", GROUP, ("5.4.1",),
        (whole("used", 1, 20, 3, "5.4.1"), agreed("solitaire_reshuffle")), phantom_again,
        outcomes=(True, False),
    ),
)  # fmt: skip
