"""Values with their names, as they are listed for people: "S05 (1812: Constitution – Java)".

Knows values and what tells their names. Must not know a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

NO_TEXT = "“”"
FEW = 4
"""Numbers one after the other of which only the first and the last are told."""


def told_value(value: Any, tell: Callable[[Any], str]) -> str:
    """A value, and its name in brackets where that is something else; quotes where it is an empty text."""
    if value == "":
        return NO_TEXT
    return str(value) if str(value) == tell(value) else f"{value} ({tell(value)})"


def option_values_told(values: Iterable[Any], tell: Callable[[Any], str]) -> list[str]:
    """Values with their names; many numbers one after the other as the first and the last of them.

    >>> option_values_told((0, 13, 14, 15, 16), str)
    ['0', '13–16']
    """
    told: list[str] = []
    for _, group in groupby(enumerate(values), lambda pair: _place_of(*pair)):
        row = [value for _, value in group]
        names = [told_value(one, tell) for one in row]
        told += [f"{names[0]}–{names[-1]}"] if len(row) >= FEW else names
    return told


def _place_of(place: int, value: Any) -> Any:
    """The same for whole numbers that follow one another; words stand each for themselves."""
    return value - place if type(value) is int else (place, value)
