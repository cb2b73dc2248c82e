"""The parameters of questions, said briefly, and what a slider calls speeds and ranges.

Knows the shapes of parameters, and how a setting is refused or said not to matter. Knows no rule.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.atlantic_chase.state import BAD, GOOD
from navalgames.games.contract import Parameter, Setting

SPEED_NAMES = {"very_slow": "very slow", "slow": "slow", "medium": "medium", "fast": "fast"}
SPEED_PLACES = {"very_slow": 1, "slow": 2, "medium": 3, "fast": 4}
RANGE_NAMES = {"extreme": "extreme", "long": "long", "short": "short", "point_blank": "point blank"}
AIR = {"none": None, "same_hex": 0, "one_hex": 1, "two_hexes": 2}


def whole(name: str, least: int, most: int, default: int, rule: str) -> Parameter:
    """Whole numbers on a slider."""
    return Parameter(name, "whole", tuple(range(least, most + 1)), default, rule)


def choice(name: str, values: tuple[Any, ...], default: Any, rule: str) -> Parameter:
    """One of some named values."""
    return Parameter(name, "choice", values, default, rule)


def switch(name: str, rule: str, default: bool = False) -> Parameter:
    """Yes or no."""
    return Parameter(name, "switch", (False, True), default, rule)


def the_weather(rule: str, default: str = GOOD) -> Parameter:
    """Good or bad weather."""
    return choice("weather", (GOOD, BAD), default, rule)


def the_speed(rule: str, default: str = "medium", name: str = "speed") -> Parameter:
    """The speed of a task force or ship."""
    return choice(name, tuple(SPEED_NAMES), default, rule)


def idle(reason: str, rule: str, *names: str) -> tuple[Setting, ...]:
    """Parameters that cannot matter, for one reason. reason: the end of the catalogue key."""
    return tuple(Setting(name, f"ac-idle-{reason}", rule) for name in names)


def refused(name: str, reason: str, rule: str, **facts: Any) -> Setting:
    """A setting the game would refuse, with the game's own sentence. reason: the end of the catalogue key."""
    return Setting(name, f"ac-refused-{reason}", rule, tuple(facts.items()))
