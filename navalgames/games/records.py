"""Frozen records that are changed often.

Knows how a named tuple is copied with less work. Must not know any game.
"""

from __future__ import annotations

from typing import Any, TypeVar

Record = TypeVar("Record", bound=type)


def quick(record: Record) -> Record:
    """The record with a `_replace` that touches only what changes: games spend much of their time there.

    >>> from typing import NamedTuple
    >>> @quick
    ... class Boat(NamedTuple):
    ...     hull: int
    ...     flooding: int = 0
    >>> Boat(1)._replace(flooding=2)
    Boat(hull=1, flooding=2)
    """
    places = {name: place for place, name in enumerate(record._fields)}  # type: ignore[attr-defined]
    new = tuple.__new__

    def _replace(self: Any, /, **fields: Any) -> Any:
        values = [*self]
        for name in fields:
            values[places[name]] = fields[name]
        return new(record, values)

    record._replace = _replace  # type: ignore[attr-defined]
    return record
