"""The parameters of questions, said briefly, and what questions say of their settings.

Knows the shapes of parameters, refusals and idle settings. Knows no rule.
"""

from __future__ import annotations

from functools import wraps
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import Parameter, Procedure, Refuses, Setting
from navalgames.games.kaisers_pirates import OPTION_CHOICES
from navalgames.games.kaisers_pirates.rules.limits import Reason

OPTIONS = {choice.name: choice for choice in OPTION_CHOICES}

COINS = (
    "d4", "d6", "d8", "d10", "d10+d4", "d10+d6", "d10+d8", "d10+d8+d4", "d10+d6+d4", "d10+d8+d6",
)  # fmt: skip


def whole(name: str, least: int, most: int, default: int, rule: str) -> Parameter:
    """Whole numbers on a slider."""
    return Parameter(name, "whole", tuple(range(least, most + 1)), default, rule)


def choice(name: str, values: tuple[object, ...], default: object, rule: str) -> Parameter:
    """One of some named values."""
    return Parameter(name, "choice", values, default, rule)


def switch(name: str, rule: str, default: bool = False) -> Parameter:
    """Yes or no."""
    return Parameter(name, "switch", (False, True), default, rule)


def agreed(option: str) -> Parameter:
    """A rule option as a parameter, at its default: the page of choices finds it by this name."""
    one = OPTIONS[option]
    if isinstance(one.default, bool):
        return switch(option, one.rule, one.default)
    return choice(option, one.values, one.default, one.rule)


def coin(name: str, default: str, rule: str) -> Parameter:
    """The dice of a coin."""
    return choice(name, COINS, default, rule)


# ------------------------------------------------------------------------ what is said of a setting


def refused(parameter: str, reason: Reason | None) -> Setting | None:
    """The refusal of a setting for a reason of the game; None where there is none."""
    return None if reason is None else Setting(parameter, reason.key, reason.rule)


def first_refused(*found: Setting | None) -> Setting | None:
    """The first refusal of several, if any."""
    return next((one for one in found if one is not None), None)


def allowed(procedure: Procedure, why_not: Refuses) -> Procedure:
    """The procedure of a question that rests on what allows its settings, too."""

    @wraps(procedure)
    def asked(dice: Dice, charts: Charts, **settings: Any) -> Any:
        why_not(charts, **settings)
        return procedure(dice, charts, **settings)

    return asked


def idle(key: str, rule: str, *parameters: str) -> tuple[Setting, ...]:
    """Parameters that cannot matter, all for the same reason."""
    return tuple(Setting(name, key, rule) for name in parameters)
