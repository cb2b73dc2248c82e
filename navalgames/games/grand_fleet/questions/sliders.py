"""The parameters of questions, said briefly, and the words of sliders for what the rules name otherwise.

Knows the shapes of parameters and how a slider names sides and types. Knows no rule.
"""

from __future__ import annotations

from navalgames.games.contract import Parameter, Setting
from navalgames.games.grand_fleet.state import DE, SIDES, UK
from navalgames.games.grand_fleet.tables import Kind

TYPES = {"b_old": "(B)", "b": "B", "bb": "BB", "bc_old": "(BC)", "bc": "BC"}
TABLES = ("standard", "bloody")


def whole(name: str, least: int, most: int, default: int, rule: str) -> Parameter:
    """Whole numbers on a slider."""
    return Parameter(name, "whole", tuple(range(least, most + 1)), default, rule)


def halves(name: str, most: int, default: float, rule: str) -> Parameter:
    """Points on a slider, half a point at a time from 0."""
    values = tuple(half / 2 if half % 2 else half // 2 for half in range(2 * most + 1))
    return Parameter(name, "whole", values, default, rule)


def too_many(parameter: str, rule: str, most: int, what: str) -> Setting:
    """The refusal of more than there are: `what` completes the key of its sentence."""
    return Setting(parameter, f"gf-refused-more-{what}", rule, (("most", most),))


def choice(name: str, values: tuple[object, ...], default: object, rule: str) -> Parameter:
    """One of some named values."""
    return Parameter(name, "choice", values, default, rule)


def switch(name: str, rule: str, default: bool = False) -> Parameter:
    """Yes or no."""
    return Parameter(name, "switch", (False, True), default, rule)


def number_of_dice(name: str, rule: str, default: int = 1, most: int = 2) -> Parameter:
    """One die or two."""
    return whole(name, 1, most, default, rule)


def the_side(rule: str, default: str = UK, name: str = "side") -> Parameter:
    """UK or Germany."""
    return choice(name, SIDES, default, rule)


def damage_column(rule: str = "8.11e") -> Parameter:
    """The column of the damage table."""
    return choice("table", TABLES, TABLES[0], rule)


def ship_kind(ship_type: str, side: str) -> Kind:
    """The kind of ship that sliders name by type and side.

    >>> ship_kind("bc_old", "DE")
    Kind(type='(BC)', nation='DE')
    """
    return Kind(TYPES[ship_type], DE if side == DE else UK)
