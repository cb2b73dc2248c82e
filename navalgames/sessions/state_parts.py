"""The parts of a state and what each is called: fields by their words, rows by sides, places or names.

Knows records, what they declare and names of sides. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from navalgames.sessions.words import PlayWords

OF_SIDES = "players"
"""The field whose row, however long it may be, has one record for each side."""
NAMES = "name", "id"
"""Fields in which a record says what it is called, where they come first."""


class Part(NamedTuple):
    """A part of a record or row. `key`: its field or number; `field`: the record's field it stands in.

    label: its words, "" where it is not told. kind: what is declared there. depth: of the row it stands in,
    0 for a row that is a field of a record; -1 for the fields themselves.
    """

    key: str
    field: str
    label: str
    value: Any
    kind: Any
    depth: int


def declared(record: type) -> dict[str, Any]:
    """The kinds of a record's fields."""
    return _declared(record)


@lru_cache(maxsize=512)
def _declared(record: Any) -> dict[str, Any]:  # mypy takes no `type[Any]` for a key
    return get_type_hints(record)


def kinds_of(kind: Any) -> tuple[Any, ...]:
    """The kinds that a place takes, one by one."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def whole(value: Any) -> Part:
    """A state or a view as the part that holds all others."""
    return Part("", "", "", value, Any, -1)


def parts_told(part: Part, words: PlayWords, sides: tuple[str, ...]) -> Iterator[Part]:
    """What a part consists of, in its order; nothing where it is a text, a number or a set.

    A row is told by sides where it is declared with one thing for each side of the game, and where plain
    things without a word for their place are as many as the sides; records are told by what they are.
    """
    value = part.value
    names = getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", None)
    if names:
        kinds = declared(type(value))
        for name in names:
            kind = kinds.get(name, Any)
            yield Part(name, name, words.field(name), getattr(value, name), kind, -1)
    elif isinstance(value, tuple):
        depth = part.depth + 1
        row = next((get_args(one) for one in kinds_of(part.kind) if get_origin(one) is tuple), ())
        endless = len(row) == 2 and row[1] is Ellipsis
        of_sides = part.field == OF_SIDES or (not endless and len(row) == len(words.game.sides))
        for index, one in enumerate(value):
            side = words.side(sides[index]) if depth == 0 and len(value) == len(sides) else ""
            label = words.each(part.field, index, depth) or (side if of_sides else "")
            label = label or words.part(part.field, index)
            if side and label == str(index) and not hasattr(one, "_fields"):
                label = side
            kind = row[0] if endless else row[index] if index < len(row) else Any
            yield Part(str(index), part.field, label, one, kind, depth)


def called(part: Part, words: PlayWords) -> str:
    """What a record is called by itself: "Hood"; "" where it has no name of its own."""
    field = next(iter(getattr(part.value, "_fields", ())), "")
    name = getattr(part.value, field) if field in NAMES else ""
    return words.standing(field, name) if name else ""
