"""One check after the other: each finds faults and tells them in words; none keeps the next from looking.

Knows sections, and what a check is given. Must not know what any of them looks for.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from navalgames.checking.subject import Subject
from navalgames.errors import Problem

FILES = "The folder, file by file"
RECORD = "The record"
CHARTS = "Charts and rules"
RELIED_ON = "What the house relies on"
PLAYERS = "Computer players"
WORDS = "Words"
QUESTIONS = "Questions"
EPISODES = "Episodes"
SCREENS = "Screens"
TESTS = "Tests"
SECTIONS = (FILES, RECORD, CHARTS, RELIED_ON, PLAYERS, WORDS, QUESTIONS, EPISODES, SCREENS, TESTS)
"""The sections of the guide that ask for something, in its order."""

Find: TypeAlias = Callable[[Subject], Iterator[str]]


class Check(NamedTuple):
    """One thing looked at. `loaded`: it asks the game itself, not only its files."""

    section: str
    name: str
    find: Find
    loaded: bool


_checks: list[Check] = []


def check(section: str, loaded: bool = True) -> Callable[[Find], Find]:
    """Marks a function that yields faults as a check of a section of the guide."""

    def marked(find: Find) -> Find:
        _checks.append(Check(section, find.__name__, find, loaded))
        return find

    return marked


def every_check() -> tuple[Check, ...]:
    """The checks marked so far."""
    return tuple(_checks)


def faults(find: Find, subject: Subject) -> tuple[str, ...]:
    """What a check finds, each fault once; a failure on the way is a fault too."""
    found: list[str] = []
    try:
        found += find(subject)
    except Exception as failure:
        found.append(_told(failure, subject.folder))
    return tuple(dict.fromkeys(found))


def _told(failure: Exception, folder: Path) -> str:
    """A failure in a line: what it says, and the last place of the game in it."""
    frames = traceback.extract_tb(failure.__traceback__)
    own = [one for one in frames if Path(one.filename).is_relative_to(folder)]
    last = own[-1] if own else frames[-1]
    if isinstance(failure, Problem):
        return str(failure)
    return f"{type(failure).__name__}: {failure} ({Path(last.filename).name}, line {last.lineno})"
