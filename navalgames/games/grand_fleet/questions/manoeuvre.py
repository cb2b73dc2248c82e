"""Combat initiative: modifiers, confusion, and the situations that are won (8.8, 8.9).

Knows how sliders name modifiers. The rules stand in `rules.combat`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Parameter, Question
from navalgames.games.grand_fleet.questions.sliders import switch, whole
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.state import DE, UK

GROUP = "manoeuvre"


def combat_initiative(
    dice: Any, charts: Charts, home: bool, fast: int, slow: int, half: bool, over: int
) -> int:
    """The initiative number of one side; confusion does not lower it.

    Rule: 8.8b, 8.8c, 8.8d, 8.8e, 8.8f, 8.8g, 8.8i.
    """
    return combat.combat_initiative(dice, UK, home, fast, slow, half, over).number


def confusion(dice: Any, charts: Charts, over: int) -> str:
    """Whether over-manoeuvring confuses the fleets.

    Rule: 8.8g, 8.8h.
    """
    roll = combat.combat_initiative(dice, UK, False, 0, 0, False, over)
    return "confused" if roll.confused else "steady"


def number_of(dice: Any, side: str, modifier: int, half: bool, over: int) -> combat.CombatRoll:
    """One side's combat initiative, with home hex, fast and slow fleets told as one sum.

    Rule: 8.8b, 8.8c, 8.8d, 8.8e, 8.8f, 8.8g, 8.8h.
    """
    return combat.combat_initiative(dice, side, False, max(modifier, 0), max(-modifier, 0), half, over)


def choices_won(
    dice: Any, charts: Charts, uk_modifier: int, uk_half: bool, uk_over: int,
    de_modifier: int, de_half: bool, de_over: int,
) -> int:  # fmt: skip
    """How many situations are chosen: by the UK positive, by Germany negative, 0 by nobody.

    Rule: 8.9a, 8.9b, 8.9h.
    """
    uk = number_of(dice, UK, uk_modifier, uk_half, uk_over)
    de = number_of(dice, DE, de_modifier, de_half, de_over)
    chooser, choices = combat.choices_won(uk, de)
    return choices if chooser == UK else -choices


def side_modifiers(side: str, most_over: int = 8) -> tuple[Parameter, ...]:
    """What moves the initiative number of a side: the sum of its fleets and hex, half gunnery, over-manoeuvre."""
    return (
        Parameter(side + "_modifier", "whole", tuple(range(-8, 10)), 0, "8.8b"),
        switch(side + "_half", "8.8f"),
        whole(side + "_over", 0, most_over, 0, "8.8g"),
    )


QUESTIONS = (
    Question(
        "combat_initiative", GROUP, ("8.8b", "8.8c", "8.8d", "8.8e", "8.8f", "8.8g"),
        (
            switch("home", "8.8c"),
            whole("fast", 0, 8, 0, "8.8d"),
            whole("slow", 0, 8, 0, "8.8e"),
            switch("half", "8.8f"),
            whole("over", 0, 8, 0, "8.8g"),
        ),
        combat_initiative,
    ),
    Question(
        "confusion", GROUP, ("8.8g", "8.8h"), (whole("over", 0, 8, 2, "8.8g"),), confusion,
        outcomes=("confused", "steady"),
    ),
    Question(
        "choices_won", GROUP, ("8.8b", "8.9a", "8.9b", "8.9h"), side_modifiers("uk") + side_modifiers("de", 6),
        choices_won, unit="situations",
    ),
)  # fmt: skip
