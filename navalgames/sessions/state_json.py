"""Any frozen record as JSON data and back, exactly.

Knows the building blocks games make states of: named tuples, frozen dataclasses, tuples,
frozensets, mappings, fractions, enumerations and plain values. Knows no game: the caller
names the package whose records may appear.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from navalgames.errors import BadInput
from navalgames.games.contract import Game
from navalgames.printing import listed, printed

_PLAIN = (str, int, float, bool, type(None))


def state_to_data(value: Any) -> Any:
    """JSON data for a state or any part of one. A list in the data is a tuple in the state.

    >>> from navalgames.games.contract import Outcome
    >>> state_to_data(Outcome("UK", "won", "11.1"))
    {'record': 'Outcome', 'winner': 'UK', 'key': 'won', 'rule': '11.1', 'winners': [], 'lost': False}
    >>> state_to_data((1, frozenset({2})))
    [1, {'set': [2]}]
    """
    if isinstance(value, Enum):
        return {"member": type(value).__name__, "name": value.name}
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, Fraction):
        return {"fraction": [value.numerator, value.denominator]}
    names = _field_names(type(value))
    if names is not None:
        return {
            "record": type(value).__name__,
            **{_written(name): state_to_data(getattr(value, name)) for name in names},
        }
    if isinstance(value, tuple):
        return [state_to_data(part) for part in value]
    if isinstance(value, frozenset):
        return {"set": sorted((state_to_data(part) for part in value), key=repr)}
    if isinstance(value, Mapping):
        return {"map": [[state_to_data(key), state_to_data(part)] for key, part in value.items()]}
    raise BadInput("error-state-part", given=type(value).__name__)


def state_from_data(game: Game, data: Any) -> Any:
    """The state that `data` describes.

    Raises:
        BadInput: data that no state of this game has.
    """
    try:
        return _read(data, _record_types(game))
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as broken:
        raise BadInput("error-state-part", given=printed(broken)) from None


def _read(data: Any, types: Mapping[str, type]) -> Any:
    if isinstance(data, _PLAIN):
        return data
    if isinstance(data, list):
        return tuple(_read(part, types) for part in data)
    if "record" in data:
        return _read_record(data, types)
    if "set" in data:
        return frozenset(_read(part, types) for part in data["set"])
    if "map" in data:
        return {_read(key, types): _read(part, types) for key, part in data["map"]}
    if "fraction" in data:
        return Fraction(*data["fraction"])
    if "member" in data:
        members: Any = types[data["member"]]
        return members[data["name"]]
    raise BadInput("error-state-part", given=listed(data))


def _read_record(data: Mapping[str, Any], types: Mapping[str, type]) -> Any:
    record = types.get(data["record"])
    names = None if record is None else _field_names(record)
    given = {name: part for name, part in data.items() if name != "record"}
    if record is None or names is None or set(given) != {_written(name) for name in names}:
        raise BadInput("error-state-part", given=printed(data["record"]))
    return record(**{name: _read(given[_written(name)], types) for name in names})


def _written(field: str) -> str:
    """How a field is named in data: one called `record` must not hide the name of its type.

    >>> _written("turn"), _written("record"), _written("record_")
    ('turn', 'record_', 'record__')
    """
    return f"{field}_" if field.rstrip("_") == "record" else field


def _field_names(record: type) -> tuple[str, ...] | None:
    if is_dataclass(record):
        return tuple(field.name for field in fields(record))
    return getattr(record, "_fields", None) if issubclass(record, tuple) else None


def _record_types(game: Game) -> Mapping[str, type]:
    """Every record class that a state of the game can hold, by name."""
    own = game.state_type.__module__
    package = own.rpartition(".")[0]
    modules = frozenset(name for name in list(sys.modules) if name.startswith(f"{package}."))
    return _records_in(own, modules, frozenset(game.order_kinds.values()))


@lru_cache(maxsize=32)
def _records_in(own: str, modules: frozenset[str], orders: frozenset[type]) -> dict[str, type]:
    """The record classes of loaded modules; looked through again when another module was loaded."""
    bearers: dict[str, set[type]] = {}
    for module in modules | {own}:
        for kind in _records_of(module):
            bearers.setdefault(kind.__name__, set()).add(kind)
    at_home = _records_of(own)
    meant = {name: _meant(kinds, at_home, orders) for name, kinds in bearers.items()}
    return {name: kind for name, kind in meant.items() if kind is not None}


def _records_of(module: str) -> set[type]:
    return {
        value
        for value in list(vars(sys.modules[module]).values())
        if isinstance(value, type) and (issubclass(value, Enum) or _field_names(value) is not None)
    }


def _meant(kinds: set[type], at_home: set[type], orders: frozenset[type]) -> type | None:
    """Of the classes with one name the one that stands in states: that of the state's own module, else the
    one that is no order. None where it cannot be known."""
    for likely in (kinds & at_home, kinds - orders, kinds):
        if likely:
            return next(iter(likely)) if len(likely) == 1 else None
    return None
