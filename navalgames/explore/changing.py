"""One thing on a table changed: the place is written with dots.

Knows named tuples, frozen dataclasses, tuples and mappings, of which states are made. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, get_args, get_origin

from navalgames.errors import unknown
from navalgames.explore.fitting import Place, check_fit, field_of
from navalgames.explore.written import as_declared
from navalgames.games.vocabulary import Vocabulary

if TYPE_CHECKING:
    from navalgames.explore.state_words import StateWords


def changed_part(
    whole: Any, place: str, value: Any, vocabulary: Vocabulary | None = None, words: StateWords | None = None
) -> Any:
    """The record with another value at a place. A record may be written by its fields, a set as a row.

    words: what places and values are called, where they may be given so.

    >>> from navalgames.games.contract import Row
    >>> changed_part((Row("bb", "ships", 4), Row("bc", "ships", 2)), "1.available", 3)[1].available
    3

    Raises:
        BadInput: there is no such place (tells what there is), or the value does not fit there.
    """
    path = str(place) if words is None else words.path(whole, str(place))
    return _changed(whole, Place("", "", "", Any), path, value, vocabulary, words)


def _changed(
    whole: Any, here: Place, place: str, value: Any, vocabulary: Vocabulary | None, words: StateWords | None
) -> Any:
    first, _, rest = place.partition(".")
    parts = parts_of(whole)
    if first not in parts:
        raise unknown("place", first, parts)
    there = below(whole, here, first)
    if rest:
        return _with(whole, first, _changed(parts[first], there, rest, value, vocabulary, words))
    value = as_declared(value if words is None else words.value(value, there), there)
    check_fit(value, there, vocabulary)
    return _with(whole, first, value)


def below(whole: Any, here: Place, name: str) -> Place:
    """The place of a part."""
    if hasattr(whole, "_fields") or is_dataclass(whole):
        return field_of(whole, name, here.path)
    rows = (one for one in (here.kind, *get_args(here.kind)) if get_origin(one) is tuple)
    kinds = get_args(next(rows, None))
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return here.of_part(name, kinds[0])
    return here.of_part(name, kinds[int(name)] if kinds else Any)


def part_of(whole: Any, place: str) -> Any:
    """What stands at a place.

    Raises:
        BadInput: there is no such place (tells what there is).
    """
    for name in place.split("."):
        parts = parts_of(whole)
        if name not in parts:
            raise unknown("place", name, parts)
        whole = parts[name]
    return whole


def parts_of(whole: Any) -> dict[str, Any]:
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
