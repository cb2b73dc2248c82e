"""Combat initiative: modifiers, confusion, and the situations that are won (8.8, 8.9).

Knows how sliders name modifiers. The rules stand in `rules.combat`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Parameter, Question, Setting
from navalgames.games.grand_fleet.questions.sliders import switch, the_side, too_many, whole
from navalgames.games.grand_fleet.rules import combat, formation
from navalgames.games.grand_fleet.state import DE, UK

GROUP = "manoeuvre"


def combat_initiative(
    dice: Dice, charts: Charts, side: str, home: bool, fast: int, slow: int, half: bool, k: int
) -> int:
    """The initiative number of one side; confusion does not lower it.

    Rule: 8.8b, 8.8c, 8.8d, 8.8e, 8.8f, 8.8g, 8.8i.
    """
    return combat.combat_initiative(dice, side, home, fast, slow, half, k).number


def confusion(dice: Dice, charts: Charts, k: int) -> str:
    """Whether over-manoeuvring confuses the fleets.

    Rule: 8.8g, 8.8h.
    """
    return "confused" if combat.combat_initiative(dice, UK, False, 0, 0, False, k).confused else "steady"


def choices_won(
    dice: Dice, charts: Charts,
    uk_fast: int, uk_slow: int, uk_home: bool, uk_half: bool, uk_k: int,
    de_fast: int, de_slow: int, de_home: bool, de_half: bool, de_k: int,
) -> int:  # fmt: skip
    """How many situations are won: by the UK positive, by Germany negative, 0 by nobody.

    Rule: 8.9a, 8.9b, 8.9h.
    """
    uk = combat.combat_initiative(dice, UK, uk_home, uk_fast, uk_slow, uk_half, uk_k)
    de = combat.combat_initiative(dice, DE, de_home, de_fast, de_slow, de_half, de_k)
    chooser, choices = combat.choices_won(uk, de)
    return choices if chooser == UK else -choices


def _modifiers(prefix: str, most: int, k: int) -> tuple[Parameter, ...]:
    """All that moves the initiative number of a side with at most so many fleets."""
    return (
        whole(prefix + "fast", 0, most, 0, "8.8d"),
        whole(prefix + "slow", 0, most, 0, "8.8e"),
        switch(prefix + "home", "8.8c"),
        switch(prefix + "half", "8.8f"),
        whole(prefix + "k", 0, most, k, "8.8g"),
    )


def _one_side(charts: Charts, side: str, fast: int, slow: int, k: int, **_: Any) -> Setting | None:
    return _too_many_fleets(charts, "", side, fast, slow, k)


def _both_sides(charts: Charts, **given: Any) -> Setting | None:
    for prefix, side in (("uk_", UK), ("de_", DE)):
        numbers = (given[prefix + name] for name in ("fast", "slow", "k"))
        if found := _too_many_fleets(charts, prefix, side, *numbers):
            return found
    return None


def _too_many_fleets(charts: Charts, prefix: str, side: str, fast: int, slow: int, k: int) -> Setting | None:
    """Why a side cannot have so many fleets in the hex, or not over-manoeuvre by so much.

    Rule: 8.2b, 8.8g. Charts: fleet_limits.
    """
    most, _, _ = formation.limits(charts, side)
    if fast + slow > most:
        return too_many(prefix + "slow" if slow else prefix + "fast", "8.2b", most, "fleets")
    return too_many(prefix + "k", "8.8g", most, "fleets") if k > most else None


QUESTIONS = (
    Question(
        "combat_initiative", GROUP, ("8.8b", "8.8c", "8.8d", "8.8e", "8.8f", "8.8g"),
        (the_side("8.8b"), *_modifiers("", 8, 0)),
        OneStep(combat_initiative), refused=_one_side,
    ),
    Question(
        "confusion", GROUP, ("8.8g", "8.8h"), (whole("k", 0, 8, 2, "8.8g"),), OneStep(confusion),
        outcomes=("confused", "steady"),
    ),
    Question(
        "choices_won", GROUP, ("8.8b", "8.9a", "8.9b", "8.9h"),
        _modifiers("uk_", 8, 0) + _modifiers("de_", 6, 0), OneStep(choices_won), unit="situations",
        refused=_both_sides,
    ),
)  # fmt: skip
