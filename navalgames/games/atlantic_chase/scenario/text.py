"""A scenario file taken apart strictly: every value with its line, every mistake collected.

Knows TOML, lines and plain values. Must not know what a scenario says.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from navalgames.errors import BadInput, nearest
from navalgames.printing import listed, printed

_HEAD = re.compile(r"^\s*(\[{1,2})\s*([^\]]+?)\s*\]{1,2}\s*(?:#.*)?$")
_ENTRY = re.compile(r"^\s*([A-Za-z0-9_\-]+|\"[^\"]+\")\s*=")
LARGEST_FILE = 1_000_000  # bytes; a scenario is a few thousand
_NOTHING: Mapping[str, Any] = {}

Where = tuple[Any, ...]


class Book:
    """One scenario file: its data, the line of every entry, and the faults found so far."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.faults: list[BadInput] = []
        self.data: Mapping[str, Any] = _NOTHING
        self.lines: dict[Where, int] = {}
        text = self._text(path)
        if text is not None:
            self._take_apart(text)

    def _text(self, path: Path) -> str | None:
        try:
            if not path.is_file() or path.stat().st_size > LARGEST_FILE:
                self.fault("missing", ())
                return None
            return path.read_text(encoding="utf-8-sig")
        except (OSError, ValueError) as problem:
            self.fault("toml", (), given=printed(problem))
            return None

    def _take_apart(self, text: str) -> None:
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as problem:  # no TOML, or a number beyond measure
            self.fault("toml", (), given=printed(problem))
            return
        self.lines = lines_of(text)

    def fault(self, key: str, where: Where, rule: str = "SCN.1", **facts: Any) -> None:
        """Notes a mistake: `key` completes `ac-error-scenario-<key>`; `where` leads to its line."""
        place = ".".join(str(part + 1) if isinstance(part, int) else str(part) for part in where)
        self.faults.append(
            BadInput(
                f"ac-error-scenario-{key}",
                file=self.file,
                line=self.line(where),
                where=place or "-",
                rule=rule,
                **{name: printed(value) for name, value in facts.items()},
            )
        )

    def line(self, where: Where) -> int:
        """The line of an entry, or of what it stands in; 1 for the file as a whole."""
        for length in range(len(where), 0, -1):
            if where[:length] in self.lines:
                return self.lines[where[:length]]
        return 1

    def root(self) -> Table:
        """The file as a table."""
        return Table(self, (), self.data)


def lines_of(text: str) -> dict[Where, int]:
    """The line of every table and entry, by its way through the file; lists of tables count from 0.

    >>> lines_of('id = "A"\\n[[tf]]\\nside = "German"\\n[[tf]]\\nside = "British"')["tf", 1, "side"]
    5
    """
    found: dict[Where, int] = {}
    counted: dict[Where, int] = {}
    inside: Where = ()
    for number, line in enumerate(text.splitlines(), start=1):
        head, entry = _HEAD.match(line), _ENTRY.match(line)
        if head:
            inside = _way(head[2], counted)
            if head[1] == "[[":
                counted[inside] = counted.get(inside, -1) + 1
                inside = (*inside, counted[inside])
            found.setdefault(inside, number)
        elif entry:
            found.setdefault((*inside, entry[1].strip('"')), number)
    return found


def _way(name: str, counted: Mapping[Where, int]) -> Where:
    """The way to a table called `a.b.c`: through the last of every list of tables on it."""
    way: Where = ()
    parts = [part.strip().strip('"') for part in name.split(".")]
    for place, part in enumerate(parts):
        way = (*way, part)
        if way in counted and place < len(parts) - 1:
            way = (*way, counted[way])
    return way


class Table:
    """One table of the file. Every entry must be asked for; `finish` tells the others as mistakes."""

    def __init__(self, book: Book, where: Where, data: Mapping[str, Any]) -> None:
        self.book, self.where, self._data = book, where, data
        self._asked: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether the file has this entry."""
        self._asked.add(key)
        return key in self._data

    def fault(self, key: str, entry: str = "", rule: str = "SCN.1", **facts: Any) -> None:
        """Notes a mistake in an entry of this table."""
        self.book.fault(key, (*self.where, entry) if entry else self.where, rule, **facts)

    def _value(self, key: str, kind: type | tuple[type, ...], expected: str, default: Any) -> Any:
        self._asked.add(key)
        if key not in self._data:
            if default is None:
                self.fault("entry-missing", rule="SCN.1", expected=key)
            return default
        value = self._data[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and bool not in _kinds(kind)):
            self.fault("value", key, given=value, expected=expected)
            return default
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text; without `default` the entry is needed."""
        return self._value(key, str, "text", default) or ""

    def number(self, key: str, default: float | None = None) -> float:
        """A number; halves are allowed."""
        return self._value(key, (int, float), "a number", default) or 0

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number from `least` to `most`; after a mistake the nearest, so that reading goes on."""
        value = self._value(key, int, f"{least}-{most}", default)
        if value is not None and key in self._data and not least <= value <= most:
            self.fault("value", key, given=value, expected=f"{least}-{most}")
            return min(max(value, least), most)
        return least if value is None else value

    def switch(self, key: str, default: bool | None = None) -> bool | None:
        """true or false; `default` (which may be None) where the entry is left out."""
        self._asked.add(key)
        return self._value(key, bool, "true, false", default) if key in self._data else default

    def word(self, key: str, words: Iterable[str], default: str | None = None) -> str:
        """One of some words."""
        value = self.text(key, default)
        if key in self._data and isinstance(self._data[key], str):
            self.known(key, value, words)
        return value

    def names(self, key: str, words: Iterable[str] | None = None) -> tuple[str, ...]:
        """A list of names, each of them known; empty where the entry is left out."""
        value = self._value(key, list, "a list of names", [])
        if not all(isinstance(name, str) for name in value):
            self.fault("value", key, given=value, expected="a list of names")
            return ()
        if words is not None:
            for name in value:
                self.known(key, name, words)
        return tuple(value)

    def known(self, key: str, given: str, words: Iterable[str], rule: str = "SCN.1") -> bool:
        """Whether `given` is one of the words; if not, a mistake that offers the nearest."""
        words = [str(word) for word in words]
        if given in words:
            return True
        close = nearest(given, words) or "none"
        self.fault("unknown", key, rule, given=given, expected=listed(words), nearest=close)
        return False

    def table(self, key: str) -> Table:
        """A table inside this one; empty where it is left out."""
        return Table(self.book, (*self.where, key), self._value(key, dict, "a table", {}))

    def tables(self, key: str) -> list[Table]:
        """A list of tables; empty where it is left out."""
        value = self._value(key, list, f"[[{key}]]", [])
        if not all(isinstance(one, dict) for one in value):
            self.fault("value", key, given=value, expected=f"[[{key}]]")
            return []
        return [Table(self.book, (*self.where, key, place), one) for place, one in enumerate(value)]

    def entries(self) -> tuple[str, ...]:
        """The names of all entries, which are thereby asked for."""
        self._asked.update(self._data)
        return tuple(self._data)

    def finish(self) -> None:
        """Notes every entry that means nothing here."""
        for key in self._data:
            if key not in self._asked:
                close = nearest(key, self._asked) or "none"
                self.fault("entry", key, given=key, expected=", ".join(sorted(self._asked)), nearest=close)


def _kinds(kind: type | tuple[type, ...]) -> tuple[type, ...]:
    return kind if isinstance(kind, tuple) else (kind,)
