"""The parameters of questions, said briefly, and the words of sliders for coins, ships and cards.

Knows the shapes of parameters and how a slider names what the charts name. Knows no rule.
"""

from __future__ import annotations

from navalgames.games.contract import Parameter
from navalgames.games.kaisers_pirates import OPTION_CHOICES

OPTIONS = {choice.name: choice for choice in OPTION_CHOICES}

COINS = {
    coin.replace("+", "_"): coin
    for coin in (
        "d4", "d6", "d8", "d10", "d10+d4", "d10+d6", "d10+d8", "d10+d8+d4", "d10+d6+d4", "d10+d8+d6",
    )
}  # fmt: skip

GERMAN = {
    "dresden": "Dresden",
    "emden": "Emden",
    "koenigsberg": "Königsberg",
    "nuernberg": "Nürnberg",
    "leipzig": "Leipzig",
    "karlsruhe": "Karlsruhe",
    "berlin": "Berlin",
    "cap_trafalgar": "Cap Trafalgar",
    "kaiser_wilhelm": "Kaiser Wilhelm der Grosse",
    "kronprinz_wilhelm": "Kronprinz Wilhelm",
    "eitel_friedrich": "Prinz Eitel Friedrich",
    "cormoran": "Cormoran",
    "geier": "Geier",
    "iltis": "Iltis",
    "meteor": "Meteor",
    "seeadler": "Seeadler",
    "wolf": "Wolf",
    "moewe": "Möwe",
    "leopard": "Leopard",
    "greif": "Greif",
}

TARGETS = {
    "dee": "Dee",
    "frye": "William P. Frye",
    "lundy_island": "Lundy Island",
    "maria": "Maria",
    "lovat": "Lovat",
    "matheran": "Matheran",
    "kaipara": "Kaipara",
    "appam": "Appam",
    "mount_temple": "Mount Temple",
    "vandyck": "Vandyck",
}


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
    return choice(name, tuple(COINS), default, rule)
