"""The parameters of questions, said briefly: morale, shot, distance, wind and the like.

Knows the shapes of parameters, how a slider's words stand for values of the rules, and how a setting is
refused. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navalgames.games.contract import Parameter, Setting
from navalgames.games.frigate_duel.tables import Tables

MORALE = {"unfit": -1, "steady": 0, "handy": 1}
SHOTS = {"round": 1, "double": 2, "chain": 3}
WIND = {"leeward": -1, "no_effect": 0, "windward": 1}
BEARINGS = ("head_to_wind", "close_hauled", "beam", "quarter", "before_wind")
"""How a ship lies to the wind, by the steps of 45 degrees between her heading and the wind's eye."""
GAUGES = ("own_gauge", "nobodys_gauge", "enemy_gauge")
RAKES = {"no_rake": "", "bow": "bow", "stern": "stern"}
SHIPS = (
    "constellation_1799", "insurgente", "constellation_1800", "vengeance", "constitution_1812", "guerriere",
    "president_1812", "belvidera", "united_states", "macedonian", "congress", "galatea",
    "constitution_dec1812", "java", "curlew", "chesapeake", "shannon", "president_1815", "endymion", "essex",
    "phoebe_1814", "amelia", "arethuse", "crescent", "reunion", "nymphe", "cleopatre", "sybille", "forte",
    "amethyst", "thetis", "san_fiorenzo", "piemontaise", "eurotas", "clorinde", "cleopatra_1805",
    "ville_de_milan", "ambuscade", "baionnaise",
)  # fmt: skip
"""Every ship of the list; a test holds it equal to the list."""


def letter(bearing: str, t: Tables) -> str:
    """The letter of a bearing, on the starboard side of the wind's eye: its twin feels and sails alike."""
    return t.letters[BEARINGS.index(bearing)]


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


def idle(names: Iterable[str], why: str, rule: str) -> tuple[Setting, ...]:
    """Parameters that cannot matter, all for the same reason."""
    return tuple(Setting(name, f"fd-idle-{why}", rule) for name in names)


def unused_smoke(smoke: int, smoke_count: str) -> tuple[Setting, ...]:
    """What the value of a smoke and the way of counting cannot change."""
    if not smoke:
        return idle(("smoke_value", "smoke_count"), "no-smoke", "11.4.4i")
    return idle(("smoke_value",), "smoke-by-markers", "11.4.4i") if smoke_count == "markers" else ()


def refusal(parameter: str, key: str, rule: str, **facts: Any) -> Setting:
    """A setting that the game would refuse, in its own words."""
    return Setting(parameter, f"fd-refusal-{key}", rule, tuple(facts.items()))


FIREPOWER = whole("firepower", 1, 9, 6, "11.4.4a")
SHOT = choice("shot", tuple(SHOTS), "round", "11.4.4e")
DISTANCE = whole("distance", 0, 20, 4, "11.4.4h")
SMOKE = whole("smoke", 0, 4, 0, "11.4.4i")
FIRES = whole("fires", 0, 2, 0, "11.4.4j")
AIM = choice("aim", ("hull", "rigging"), "hull", "11.4.8a")
RAKE = choice("rake", tuple(RAKES), "no_rake", "P11.10")
WIND_EFFECT = choice("wind_effect", tuple(WIND), "no_effect", "11.4.8e")
