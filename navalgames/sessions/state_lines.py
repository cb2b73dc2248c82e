"""What lies on the table, as lines of text, for any game.

Knows records, tuples and names of sides. Knows no game: the words come from its catalogue
(`<prefix>state-<field>`, `-value`, `-each`, `-part`), else from the names of the fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from navalgames.sessions.words import PlayWords

INDENT = "  "


def state_lines(state: Any, words: PlayWords, sides: tuple[str, ...] | None = None) -> list[str]:
    """A state or a view as lines; empty places are left out. `sides`: those who play, all when left out."""
    return list(_Lines(words, sides or words.game.sides).of(state, "", ""))


class _Lines:
    """The lines of one state, in the words of its game."""

    def __init__(self, words: PlayWords, sides: tuple[str, ...]) -> None:
        self._words, self._sides = words, sides

    def of(self, value: Any, field: str, indent: str, depth: int = 0) -> Iterator[str]:
        """The parts of a value; `field` is the record's field it stands in, `depth` that of its tuples."""
        names = getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", None)
        within = -1 if names else depth  # the tuples of a field begin anew
        for label, inner_field, part in self._named_parts(value, names, field, depth):
            if isinstance(part, frozenset):
                part = tuple(sorted(part, key=str))
            if not label or not _filled(part):
                continue
            if _is_plain(part):
                told = self._words.standing(inner_field, part)
                if told:
                    yield f"{indent}{label}: {told}"
            elif _is_list(part):
                yield f"{indent}{label} ({len(part)}): {self._row(inner_field, part)}"
            else:
                yield f"{indent}{label}"
                yield from self.of(part, inner_field, indent + INDENT, within + 1)

    def _named_parts(self, value: Any, names: Any, field: str, depth: int) -> Iterator[tuple[str, str, Any]]:
        words = self._words
        if names:
            for name in names:
                yield words.field(name), name, getattr(value, name)
            return
        for index, part in enumerate(value):
            each = words.each(field, index, depth)
            if not each and len(value) == len(self._sides):
                each = words.side(self._sides[index])
            yield each or words.part(field, index), field, part

    def _row(self, field: str, names: tuple[str, ...]) -> str:
        """Names in a row; equal ones are counted."""
        counted = Counter(self._words.standing(field, name) for name in names)
        return ", ".join(name if many == 1 else f"{many} × {name}" for name, many in counted.items())


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
