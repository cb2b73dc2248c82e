"""What the phantom chooses, and which of its cards may come again (5.0b, 5.4.1).

Knows how sliders name targets. The rules stand in `rules.phantom_choice`.
"""

from __future__ import annotations

from collections.abc import Hashable

from navalgames.chance import Dice, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import GERMAN, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import agreed, allowed, choice, idle, refused, whole
from navalgames.games.kaisers_pirates.rules import modifiers, opposed, phantom_choice
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.rules.limits import Reason
from navalgames.games.kaisers_pirates.state import Options, Phantom, Ship, State
from navalgames.games.kaisers_pirates.tables import Box

GROUP = "phantom"


def phantom_target(
    dice: Dice, charts: Charts, ship: str, target: str, other_choice: str, pp_choice: str
) -> bool:
    """Whether the phantom attacks the first of two merchantmen.

    Rule: 5.0b, 5.4.3(3)c. Charts: german_ships, merchantmen, combat_result, challenge_result.
    """
    state, frame, box = _before_it(charts, ship, target, other_choice, pp_choice)
    return phantom_choice.next_target(dice, state, frame, box) == frame.targets[0]


def _before_it(
    charts: Charts, ship: str, target: str, other_choice: str, pp_choice: str
) -> tuple[State, Attack, Box]:
    """The table with the two merchantmen, and the intercept that has yet to choose one."""
    box = small.box_for(charts, Options(pp_choice=pp_choice))
    hunter, names = GERMAN[ship], (TARGETS[target], TARGETS[other_choice])
    frame = small.attack(GERMAN_KIND, "Collier 1", "", "", ship=hunter)._replace(targets=names)
    return small.table((Ship(hunter),), tuple(map(Ship, names))), frame, box


def _weighed(charts: Charts, outcome: Hashable, pp_choice: str, **given: str) -> Course:
    """What each merchantman is worth to the phantom on average, and how that is made up."""
    if pp_choice != "best":
        return Course((), most=-1)
    state, frame, box = _before_it(charts, pp_choice=pp_choice, **given)
    acts = []
    for name, key in zip(frame.targets, (given["target"], given["other_choice"]), strict=True):
        card = box.ships[name]
        sunk, missed = phantom_choice.chances(
            modifiers.coin(frame, box), modifiers.attack(state, frame, box), card.defence,
            modifiers.defence(state, name, box), box,
        )  # fmt: skip
        safe = exact(opposed.succeeds, card.challenge, 0, card.response, charts).chance(True)
        worth = phantom_choice.worth_of_attack(state, frame, name, box)
        gain = sunk * card.vp
        means = {"gain": gain, "loss": gain - worth, "worth": worth}
        facts = {"ship": key, "vp": card.vp, "sunk": sunk, "missed": missed, "safe": safe}
        facts |= {name: round(float(mean), 2) for name, mean in means.items()}
        acts.append(Act("phantom-weighs", tuple(facts.items())))
    return Course((*acts, Act("phantom-takes")), most=-1, compared=True)


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
        refused=_refused_target, idle=_idle_target, course=_weighed,
    ),
    Question(
        "phantom_again", GROUP, ("5.4.1",),
        (whole("used", 1, 20, 3, "5.4.1"), agreed("solitaire_reshuffle")), OneStep(phantom_again),
        outcomes=(True, False),
    ),
)  # fmt: skip
