"""What lies on the table, as lines of text, for any game.

Knows records, tuples and names of sides. Knows no game: the words come from its catalogue
(`<prefix>state-<field>`), else from the names of the fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navalgames.sessions.words import PlayWords

INDENT = "  "


def state_lines(state: Any, words: PlayWords) -> list[str]:
    """A state or a view as lines; empty places are left out."""
    return list(_lines(state, words, "", ""))


def _lines(value: Any, words: PlayWords, field: str, indent: str) -> Iterator[str]:
    """The parts of a value; `field` is the record's field it stands in."""
    for label, inner_field, part in _named_parts(value, words, field):
        if not _filled(part):
            continue
        if _is_plain(part):
            yield f"{indent}{label}: {part}"
        elif _is_list(part):
            yield f"{indent}{label} ({len(part)}): {', '.join(part)}"
        else:
            yield f"{indent}{label}"
            yield from _lines(part, words, inner_field, indent + INDENT)


def _named_parts(value: Any, words: PlayWords, field: str) -> Iterator[tuple[str, str, Any]]:
    names = getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", None)
    if names:
        for name in names:
            yield words.field(name), name, getattr(value, name)
    elif len(value) == len(words.game.sides):
        for side, part in zip(words.game.sides, value, strict=True):
            yield words.side(side), field, part
    else:
        for index, part in enumerate(value):
            yield words.part(field, index), field, part


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, int, float))


def _is_list(value: Any) -> bool:
    """Names in a row; numbers in a row belong to sides or places and are told one by one."""
    return (
        isinstance(value, tuple)
        and not hasattr(value, "_fields")
        and all(isinstance(part, str) for part in value)
    )


def _filled(value: Any) -> bool:
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return any(_filled(part) for part in value)
    return value is not None and value != ""
