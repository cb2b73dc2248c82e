"""The parameters of questions, said briefly, and what a slider calls speeds, ranges and ships.

Knows the shapes of parameters. Knows no rule.
"""

from __future__ import annotations

from contextvars import Context
from typing import Any

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.state import BAD, GOOD, Options
from navalgames.games.atlantic_chase.tables import Box, box_of
from navalgames.games.contract import Parameter

SPEED_NAMES = {"very_slow": "very slow", "slow": "slow", "medium": "medium", "fast": "fast"}
SPEED_PLACES = {"very_slow": 1, "slow": 2, "medium": 3, "fast": 4}
RANGE_NAMES = {"extreme": "extreme", "long": "long", "short": "short", "point_blank": "point blank"}
AIR = {"none": None, "same_hex": 0, "one_hex": 1, "two_hexes": 2}
SHIPS = {
    "bismarck": "Bismarck",
    "tirpitz": "Tirpitz",
    "scharnhorst": "Scharnhorst",
    "gneisenau": "Gneisenau",
    "graf_spee": "Graf Spee",
    "scheer": "Scheer",
    "hipper": "Hipper",
    "prinz_eugen": "Prinz Eugen",
    "nuernberg": "Nürnberg",
    "hood": "Hood",
    "prince_of_wales": "Prince of Wales",
    "king_george_v": "King George V",
    "rodney": "Rodney",
    "ramillies": "Ramillies",
    "renown": "Renown",
    "repulse": "Repulse",
    "ark_royal": "Ark Royal",
    "norfolk": "Norfolk",
    "exeter": "Exeter",
    "ajax": "Ajax",
}


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


def box_for(charts: Charts, options: Options | None = None) -> Box:
    """The box, made unseen: an answer rests on the cells it uses and not on the whole box."""
    return Context().run(box_of, charts, options or Options())
