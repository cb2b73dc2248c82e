"""Procedures and choices by name: whether two are the same, and what is said of one that was asked wrongly.

Knows Python's functions. Must not know any rule, nor how a rule is read.
"""

from __future__ import annotations

from collections.abc import Hashable
from inspect import signature
from types import FunctionType
from typing import Any

from navalgames.chance.dice import Procedure
from navalgames.errors import BadInput, Problem
from navalgames.printing import printed, quoted


def takes(procedure: Procedure, args: tuple[Any, ...]) -> bool:
    """Whether a rule takes so much behind its dice."""
    try:
        signature(procedure).bind(None, *args)
    except TypeError:
        return False
    return True


def wrongly_called(procedure: Any, args: tuple[Any, ...], named: dict[str, Any]) -> BadInput:
    if not callable(procedure):
        return BadInput("error-chance-no-rule", given=printed(procedure))
    told = [*map(printed, args), *(f"{name}={printed(value)}" for name, value in named.items())]
    expected = ", ".join(str(one) for one in signature(procedure).parameters)
    name = getattr(procedure, "__name__", quoted(procedure))
    return BadInput("error-chance-called", rule=name, given=", ".join(told) or "-", expected=expected or "-")


def refuse_unhashable(procedure: Procedure, things: tuple[Any, ...]) -> None:
    for thing in things:
        try:
            hash(thing)
        except TypeError:
            raise unhashable(thing, name_of(procedure)) from None


def unhashable(thing: Any, where: str) -> Problem:
    return Problem("error-chance-unhashable", given=quoted(thing, 80), where=where)


def places_of(items: tuple[Any, ...]) -> dict[Any, list[int]]:
    """Equal items with their places.

    Raises:
        Problem: an item that cannot be told from others, because it cannot be hashed.
    """
    places: dict[Any, list[int]] = {}
    for place, item in enumerate(items):
        try:
            places.setdefault(item, []).append(place)
        except TypeError:
            raise unhashable(item, "each") from None
    return places


def name_of(procedure: Procedure) -> str:
    name: str = getattr(procedure, "__qualname__", "") or quoted(procedure)
    return name


def choice_told(key: Hashable) -> str:
    """A chance node in words people of the code know."""
    if key is None:
        return "(end)"
    if not isinstance(key, tuple):
        return str(key)
    return f"{name_of(key[0]) if callable(key[0]) else key[0]} {key[1]!r:.60}"


def alike(one: Any, other: Any) -> bool:
    """Whether two choices ask the same, where a function written inside the rule is made anew in each run.

    Such functions are the same when they have the same code and what they took from outside is the same.
    """
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, FunctionType) and isinstance(other, FunctionType):
        return one.__code__ is other.__code__ and alike(_taken_along(one), _taken_along(other))
    return bool(one == other)


def _taken_along(function: FunctionType) -> tuple[Any, ...]:
    """What a function knows from where it was made: enclosed values and defaults."""
    enclosed = tuple(cell.cell_contents for cell in function.__closure__ or ())
    return enclosed, function.__defaults__, tuple((function.__kwdefaults__ or {}).items())
