"""The parameters of questions, said briefly: morale, shot, distance, wind and the like.

Knows the shapes of parameters and how a slider's words stand for values of the rules. Knows no rule.
"""

from __future__ import annotations

from navalgames.games.contract import Parameter

MORALE = {"unfit": -1, "steady": 0, "handy": 1}
SHOTS = {"round": 1, "double": 2, "chain": 3}
WIND = {"leeward": -1, "no_effect": 0, "windward": 1}
BEARINGS = {"head_to_wind": "H", "close_hauled": "F", "beam": "D", "quarter": "A", "before_wind": "C"}
GAUGES = ("own_gauge", "nobodys_gauge", "enemy_gauge")
RAKES = {"no_rake": "", "bow": "bow", "stern": "stern"}


def whole(name: str, least: int, most: int, default: int, rule: str) -> Parameter:
    """Whole numbers on a slider."""
    return Parameter(name, "whole", tuple(range(least, most + 1)), default, rule)


def choice(name: str, values: tuple[str, ...], default: str, rule: str) -> Parameter:
    """One of some named values."""
    return Parameter(name, "choice", values, default, rule)


def switch(name: str, rule: str, default: bool = False) -> Parameter:
    """Yes or no."""
    return Parameter(name, "switch", (False, True), default, rule)


def morale(name: str, rule: str, default: str = "steady") -> Parameter:
    """A step of morale."""
    return choice(name, tuple(MORALE), default, rule)


def quality(name: str, rule: str) -> Parameter:
    """A crew quality."""
    return whole(name, -1, 1, 0, rule)


FIREPOWER = whole("firepower", 1, 9, 6, "11.4.4a")
SHOT = choice("shot", tuple(SHOTS), "round", "11.4.4e")
DISTANCE = whole("distance", 0, 20, 4, "11.4.4h")
SMOKE = whole("smoke", 0, 4, 0, "11.4.4i")
FIRES = whole("fires", 0, 2, 0, "11.4.4j")
AIM = choice("aim", ("hull", "rigging"), "hull", "11.4.8a")
RAKE = choice("rake", tuple(RAKES), "no_rake", "P11.10")
WIND_EFFECT = choice("wind_effect", tuple(WIND), "no_effect", "11.4.8e")
