"""Refusals that people read: what was given, what was expected, and where.

Knows catalogue keys and their arguments, never a sentence. The sentence is made
when it is shown, in the reader's language (`navalgames.texts`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from difflib import get_close_matches

from navalgames.printing import USUAL, listed, printed


class Problem(Exception):
    """Something a person must be told. `key` names the message, `args` fill it in.

    `str(problem)` is the English sentence; a page in another language renders
    `texts.t(problem.key, **problem.facts)`.
    """

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        from navalgames.texts import Texts

        return Texts("en").problem(self)


class Told(ABC):
    """A fact of a problem that has words of its own in each language: an order, a decision."""

    @abstractmethod
    def words(self, language: str) -> str:
        """The words of `language`."""


class BadInput(Problem, ValueError):
    """A value, a file or a name that cannot be used."""


class IllegalOrder(Problem):
    """An order the rules forbid now. `rule` is the number of the rule that forbids it."""

    def __init__(self, key: str, rule: str, **facts: object) -> None:
        super().__init__(key, rule=rule, **facts)
        self.rule = rule


def nearest(given: object, known: Iterable[str]) -> str:
    """The known name most like `given`, or "" when none is close."""
    by_folded = {name.casefold(): name for name in known}
    close = get_close_matches(printed(given, USUAL).casefold(), list(by_folded), n=1, cutoff=0.5)
    return by_folded[close[0]] if close else ""


def _by_numbers(name: str) -> tuple[tuple[bool, int, str], ...]:
    """So that names with numbers in them stand in the order of these: 2 before 10."""
    parts = (part for part in re.split(r"(\d+)", name) if part)
    return tuple((not part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts)


MOST_NAMES = 12
ALL_NAMES = 80
"""Of names that nothing else lists: so many of them fill half a screen."""


def unknown(kind: str, given: object, known: Iterable[str], most: int = MOST_NAMES) -> BadInput:
    """The refusal of a name that does not exist; offers the nearest known one.

    `kind` completes the key `error-unknown-<kind>`: game, question, parameter, rule, option, ... `most`: how
    many of the known are told.
    """
    names = sorted({printed(name, USUAL) for name in known}, key=_by_numbers)
    return BadInput(
        f"error-unknown-{kind}",
        given=printed(given, USUAL),
        expected=listed(names, most),
        nearest=nearest(given, names) or "none",
    )
