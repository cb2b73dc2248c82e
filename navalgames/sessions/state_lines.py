"""What lies on the table, as lines of text, for any game.

Knows records, tuples and names of sides. Knows no game: the words come from its catalogue
(`<prefix>state-<field>`, `-value`, `-each`, `-part`), else from the names of the fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from navalgames.sessions.state_parts import Part, parts_told, whole
from navalgames.sessions.words import PlayWords

INDENT = "  "


def state_lines(state: Any, words: PlayWords, sides: tuple[str, ...] | None = None) -> list[str]:
    """A state or a view as lines; empty places are left out. `sides`: those who play, all when left out."""
    return list(_Lines(words, sides or words.game.sides).of(whole(state), ""))


class _Lines:
    """The lines of one state, in the words of its game."""

    def __init__(self, words: PlayWords, sides: tuple[str, ...]) -> None:
        self._words, self._sides = words, sides

    def of(self, part: Part, indent: str) -> Iterator[str]:
        """The parts of a part."""
        for one in parts_told(part, self._words, self._sides):
            value = tuple(sorted(one.value, key=str)) if isinstance(one.value, frozenset) else one.value
            if not one.label or not _filled(value):
                continue
            if _is_plain(value):
                told = self._words.standing(one.field, value)
                if told:
                    yield f"{indent}{one.label}: {told}"
            elif _is_list(value):
                yield f"{indent}{one.label} ({len(value)}): {self._row(one.field, value)}"
            else:
                yield f"{indent}{one.label}"
                yield from self.of(one._replace(value=value), indent + INDENT)

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
