"""Conditions of mini-scenarios, such as "sunk(Bismarck) or count_crippled(British) >= 2", read and judged.

Knows the words of rule SCN.16 and what has become of ships. Must not know files, states or charts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from operator import eq, ge, gt, le, lt
from typing import Any, NamedTuple

#: What may be asked of one ship (true or false), of one convoy (a number), of several ships (a number).
ASKED = ("sunk", "crippled", "exited", "dispersed")
NUMBERED = ("hits",)
COUNTED = ("count_sunk", "count_crippled", "count_exited")
_COMPARISONS = {">=": ge, "<=": le, "==": eq, ">": gt, "<": lt}
_WORD = re.compile(r"\s*(>=|<=|==|>|<|\(|\)|\d+|[a-z_]+)")


class Fate(NamedTuple):
    """What has become of a ship: "crippled" is damaged or sunk (SCN.7), "exited" left the board (SCN.8)."""

    side: str
    sunk: bool = False
    crippled: bool = False
    exited: bool = False
    dispersed: bool = False
    hits: int = 0


class Asked(NamedTuple):
    """One thing asked of ships. compare: "" for a plain yes or no. ships may name a side."""

    word: str
    ships: tuple[str, ...]
    compare: str = ""
    number: int = 0


class Joined(NamedTuple):
    """Parts joined by "and" or "or", or one part denied by "not"."""

    word: str
    parts: tuple[Any, ...]


class Unreadable(ValueError):
    """A condition that is none; `given` is the piece that does not fit."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given


def parse(text: str, known: Iterable[str]) -> Asked | Joined:
    """The condition written in `text`; `known` are the ships and sides it may name.

    Rule: SCN.16. Raises: Unreadable: an unknown word or name, or a missing part.

    >>> parse("sunk(Bismarck) and not exited(Hood)", ["Bismarck", "Hood"]).word
    'and'
    """
    reading = _Reading(text, frozenset(known))
    condition = reading.either()
    if reading.rest.strip():
        raise Unreadable(reading.rest.strip())
    return condition


def holds(condition: Asked | Joined, fates: Mapping[str, Fate]) -> bool:
    """Whether a condition is fulfilled.

    Rule: SCN.16.

    >>> holds(parse("count_sunk(British) >= 1", ["British"]), {"Hood": Fate("British", sunk=True)})
    True
    """
    if isinstance(condition, Joined):
        found = [holds(part, fates) for part in condition.parts]
        return not found[0] if condition.word == "not" else (all if condition.word == "and" else any)(found)
    asked = [fate for name, fate in fates.items() if {name.partition("#")[0], fate.side} & {*condition.ships}]
    number = sum(getattr(fate, condition.word.removeprefix("count_")) for fate in asked)
    return _COMPARISONS[condition.compare](number, condition.number) if condition.compare else number > 0


class _Reading:
    """One pass over the text of a condition; `rest` is what is still to be read."""

    def __init__(self, text: str, known: frozenset[str]) -> None:
        self.rest = text
        self.known = known

    def either(self) -> Asked | Joined:
        return self._chain("or", lambda: self._chain("and", self._one))

    def _chain(self, word: str, part: Any) -> Any:
        parts = [part()]
        while self._peek() == word:
            self._take(word)
            parts.append(part())
        return parts[0] if len(parts) == 1 else Joined(word, tuple(parts))

    def _one(self) -> Asked | Joined:
        word = self._peek()
        if word == "not":
            self._take(word)
            return Joined("not", (self._one(),))
        if word == "(":
            self._take(word)
            inner = self.either()
            self._take(")")
            return inner
        if word not in (*ASKED, *NUMBERED, *COUNTED):
            raise Unreadable(word or self.rest.strip() or "-")
        self._take(word)
        ships = self._names()
        if word in ASKED:
            return Asked(word, ships)
        compare = self._take(*_COMPARISONS)
        return Asked(word, ships, compare, int(self._take_number()))

    def _names(self) -> tuple[str, ...]:
        """The names between brackets; a name may itself hold brackets: "Convoy (British)"."""
        self._take("(")
        depth = 1
        for end, letter in enumerate(self.rest):
            depth += {"(": 1, ")": -1}.get(letter, 0)
            if depth == 0:
                names = tuple(name.strip() for name in self.rest[:end].split(","))
                self.rest = self.rest[end + 1 :]
                return self._checked(names)
        raise Unreadable(self.rest)

    def _checked(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Names that the scenario knows."""
        for name in names:
            if name not in self.known:
                raise Unreadable(name)
        return names

    def _peek(self) -> str:
        found = _WORD.match(self.rest)
        return found[1] if found else ""

    def _take(self, *words: str) -> str:
        found = _WORD.match(self.rest)
        if not found or found[1] not in words:
            raise Unreadable(self.rest.strip() or "-")
        self.rest = self.rest[found.end() :]
        return found[1]

    def _take_number(self) -> str:
        word = self._peek()
        return self._take(word if word.isdigit() else "a number")
