"""Things written as files know them, made into what a place holds: records by their fields, sets as rows.

Knows types as records declare them. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any, get_args, get_origin

from navalgames.errors import BadInput, unknown
from navalgames.explore.fitting import Place
from navalgames.printing import listed
from navalgames.sessions.state_parts import declared, kinds_of


def as_declared(value: Any, place: Place) -> Any:
    """The value as the place holds it; what is written in no such way stays as it is.

    Raises:
        BadInput: a field that the record does not have, or one that is missing.
    """
    if isinstance(value, Mapping):
        record = next((one for one in kinds_of(place.kind) if _is_record(one)), None)
        return value if record is None else _record(record, value, place)
    wanted = [get_origin(one) for one in kinds_of(place.kind)]
    if frozenset in wanted and type(value) in (tuple, list, set):
        return frozenset(value)
    if type(value) is list and tuple in wanted:
        value = tuple(value)
    if type(value) is not tuple:
        return value
    part = next((get_args(one)[0] for one in kinds_of(place.kind) if get_origin(one) is tuple), Any)
    return tuple(as_declared(one, place.of_part(str(number), part)) for number, one in enumerate(value))


def _is_record(kind: Any) -> bool:
    return hasattr(kind, "_fields") or is_dataclass(kind)


def _record(record: type, value: Mapping[str, Any], place: Place) -> Any:
    fields = declared(record)
    for name in value:
        if name not in fields:
            raise unknown("place", name, fields)
    told = {
        name: as_declared(one, Place(f"{place.path}.{name}", record.__name__, name, fields[name]))
        for name, one in value.items()
    }
    try:
        return record(**told)
    except TypeError:
        raise BadInput(
            "error-record-fields", place=place.path, given=listed(value), expected=listed(fields)
        ) from None
