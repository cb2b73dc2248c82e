"""What the phantom chooses, and which of its cards may come again (5.0b, 5.4.1).

Knows how sliders name targets. The rules stand in `rules.phantom_choice`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import GERMAN, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import agreed, allowed, choice, idle, refused, whole
from navalgames.games.kaisers_pirates.rules import phantom_choice
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.rules.limits import Reason
from navalgames.games.kaisers_pirates.state import Options, Phantom, Ship

GROUP = "phantom"


def phantom_target(
    dice: Dice, charts: Charts, ship: str, target: str, other_choice: str, pp_choice: str
) -> bool:
    """Whether the phantom attacks the first of two merchantmen.

    Rule: 5.0b, 5.4.3(3)c. Charts: german_ships, merchantmen, combat_result, challenge_result.
    """
    box = small.box_for(charts, Options(pp_choice=pp_choice))
    hunter, names = GERMAN[ship], (TARGETS[target], TARGETS[other_choice])
    frame = small.attack(GERMAN_KIND, "Collier 1", "", "", ship=hunter)._replace(targets=names)
    state = small.table((Ship(hunter),), tuple(map(Ship, names)))
    return phantom_choice.next_target(dice, state, frame, box) == names[0]


def _refused_target(
    charts: Charts, ship: str, target: str, other_choice: str, pp_choice: str
) -> Setting | None:
    """There is one card of each ship (1.1.1)."""
    if target != other_choice:
        return None
    return refused("other_choice", Reason("kp-refused-one-ship", "1.1.1"))


def _idle_target(
    charts: Charts, ship: str, target: str, other_choice: str, pp_choice: str
) -> tuple[Setting, ...]:
    if pp_choice == "best":
        return ()
    return idle("kp-idle-random", "5.0b", "ship", "target", "other_choice")


def phantom_again(dice: Dice, charts: Charts, used: int, solitaire_reshuffle: str) -> bool:
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
        OneStep(allowed(phantom_target, _refused_target)), outcomes=(True, False),
        refused=_refused_target, idle=_idle_target,
    ),
    Question(
        "phantom_again", GROUP, ("5.4.1",),
        (whole("used", 1, 20, 3, "5.4.1"), agreed("solitaire_reshuffle")), OneStep(phantom_again),
        outcomes=(True, False),
    ),
)  # fmt: skip
