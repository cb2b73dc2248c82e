"""Tables worked out from charts that tell, entry by entry and field by field, the cells they rest on.

Knows the witness of readings. Must not know what the entries mean. For play, where nobody listens, a plain
`dict` of a telling table holds the same entries and is read at full speed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

from navalgames.chance import witness

Key = TypeVar("Key", bound=Hashable)
Entry = TypeVar("Entry")
Record = TypeVar("Record", bound=tuple[Any, ...])
_Cells = frozenset[Any]


class Telling(Mapping[Key, Entry], Generic[Key, Entry]):
    """A mapping whose entries are worked out when they are first asked for, and told each time they are.

    >>> from navalgames.chance import witness
    >>> def hull(name):
    ...     witness.saw(f"cell of {name}")
    ...     return 3
    >>> hulls = Telling(["U 31", "U 81"], hull)
    >>> with witness.collect() as seen:
    ...     hulls["U 81"]
    3
    >>> seen
    {'cell of U 81'}
    """

    __slots__ = ("_kept", "_keys", "_work_out")

    def __init__(self, keys: Iterable[Key], work_out: Callable[[Key], Entry]) -> None:
        """`keys`: all there are, in order; looking at them is no reading. `work_out`: key -> entry."""
        self._keys = dict.fromkeys(keys)
        self._work_out = work_out
        self._kept: dict[Key, tuple[Entry, _Cells]] = {}

    def __getitem__(self, key: Key) -> Entry:
        kept = self._kept.get(key)
        if kept is None:
            if key not in self._keys:
                raise KeyError(key)
            with witness.apart() as seen:
                entry = self._work_out(key)
            kept = self._kept[key] = entry, frozenset(seen)
        if kept[1]:
            witness.saw_all(kept[1])
        return kept[0]

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[Key]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def telling_record(kind: type[Record], /, **fields: Callable[[], Any]) -> Record:
    """A record (named tuple) that tells the cells of a field when it is read, of all when it is unpacked.

    It equals the plain record of the same values, and hashes like it.

    Args:
        kind: the class of the record.
        fields: for each field without a default what works it out.
    """
    named: Any = kind  # named tuples have no class in common that typing knows
    values, cells = dict(named._field_defaults), {}
    for name, work_out in fields.items():
        with witness.apart() as seen:
            values[name] = work_out()
        cells[named._fields.index(name)] = frozenset(seen)
    record: Any = _telling_kind(kind)(**values)
    record._cells_of = cells
    told: Record = record
    return told


def untold(record: Record) -> Record:
    """The record without anything that tells, read at full speed; one that tells nothing stays as it is."""
    kind: Any = getattr(type(record), "_plain", None)
    return record if kind is None else kind._make(record)


class _Field:
    """A field of a telling record."""

    def __init__(self, place: int) -> None:
        self._place = place

    def __get__(self, record: Any, _kind: Any = None) -> Any:
        if record is None:
            return self
        witness.saw_all(record._cells_of.get(self._place, ()))
        return tuple.__getitem__(record, self._place)


@lru_cache(maxsize=256)
def _telling_kind(kind: type[Any]) -> type[Any]:
    def tell(record: Any) -> None:
        for cells in record._cells_of.values():
            witness.saw_all(cells)

    def unpacked(record: Any) -> Iterator[Any]:
        tell(record)
        return tuple.__iter__(record)

    def item(record: Any, place: Any) -> Any:
        tell(record)
        return tuple.__getitem__(record, place)

    own: dict[str, Any] = {name: _Field(place) for place, name in enumerate(kind._fields)}
    own |= {"_cells_of": {}, "_plain": kind, "__module__": kind.__module__}
    own |= {"__iter__": unpacked, "__getitem__": item}
    return type(kind.__name__, (kind,), own)
