"""One thing on a table changed: the place is written with dots.

Knows named tuples, frozen dataclasses, tuples and mappings, of which states are made. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from navalgames.errors import unknown


def changed_part(whole: Any, place: str, value: Any) -> Any:
    """The record with another value at a place.

    >>> from navalgames.games.contract import Row
    >>> changed_part((Row("bb", "ships", 4), Row("bc", "ships", 2)), "1.available", 3)[1].available
    3

    Raises:
        BadInput: there is no such place; tells what there is.
    """
    first, _, rest = str(place).partition(".")
    parts = _parts(whole)
    if first not in parts:
        raise unknown("place", first, parts)
    new = changed_part(parts[first], rest, value) if rest else value
    return _with(whole, first, new)


def _parts(whole: Any) -> dict[str, Any]:
    """What a record consists of, by name; a row of things by number."""
    if hasattr(whole, "_fields"):
        return {name: getattr(whole, name) for name in whole._fields}
    if is_dataclass(whole):
        return {field.name: getattr(whole, field.name) for field in fields(whole)}
    if isinstance(whole, Mapping):
        return {str(key): value for key, value in whole.items()}
    if isinstance(whole, tuple):
        return {str(number): value for number, value in enumerate(whole)}
    return {}


def _with(whole: Any, name: str, value: Any) -> Any:
    if hasattr(whole, "_fields"):
        return whole._replace(**{name: value})
    if is_dataclass(whole) and not isinstance(whole, type):
        return replace(whole, **{name: value})
    if isinstance(whole, Mapping):
        return {key: value if str(key) == name else old for key, old in whole.items()}
    number = int(name)
    return (*whole[:number], value, *whole[number + 1 :])
