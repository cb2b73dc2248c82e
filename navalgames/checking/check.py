"""One check after the other: each finds faults and tells them in words; none keeps the next from looking.

Knows sections, and what a check is given. Must not know what any of them looks for.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from navalgames.checking.belongs import file_for
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.texts import MissingText

FILES = "files"
RECORD = "record"
CHARTS = "charts"
RELIED_ON = "relied-on"
PLAYERS = "players"
WORDS = "words"
QUESTIONS = "questions"
EPISODES = "episodes"
SCREENS = "screens"
TESTS = "tests"
SECTIONS = (FILES, RECORD, CHARTS, RELIED_ON, PLAYERS, WORDS, QUESTIONS, EPISODES, SCREENS, TESTS)
"""The sections of the guide that ask for something, in its order; `check-section-<name>` is the heading."""
MISSED = ("check-no-word", "check-no-word-at", "check-no-text")
"""A word that is not there."""

Find: TypeAlias = Callable[[Subject], Iterator[Problem]]


class Check(NamedTuple):
    """One thing looked at. `loaded`: it asks the game itself, not only its files. `only_hints`: what it finds
    is worth a look and keeps no game from being whole."""

    section: str
    name: str
    find: Find
    loaded: bool
    only_hints: bool = False


_checks: list[Check] = []


def check(section: str, loaded: bool = True, only_hints: bool = False) -> Callable[[Find], Find]:
    """Marks a function that yields faults as a check of a section of the guide."""

    def marked(find: Find) -> Find:
        _checks.append(Check(section, find.__name__, find, loaded, only_hints))
        return find

    return marked


def every_check() -> tuple[Check, ...]:
    """The checks marked so far."""
    return tuple(_checks)


def faults(find: Find, subject: Subject) -> tuple[Problem, ...]:
    """What a check finds, each fault once; a failure on the way is a fault too."""
    found: list[Problem] = []
    try:
        found += find(subject)
    except Exception as failure:
        found.append(_told(failure, subject.folder))
    return each_once(_with_its_file(one, subject.folder) for one in found)


def _with_its_file(found: Problem, folder: Path) -> Problem:
    """A word that is not there, with the file it belongs in."""
    if found.key in MISSED:
        key, language = (str(found.facts.get(one, "")) for one in ("key", "language"))
        found.facts["file"] = file_for(folder, key, language)
    return found


def each_once(found: Iterable[Problem]) -> tuple[Problem, ...]:
    """The faults that say different things, in their order."""
    return tuple({str(one): one for one in reversed([*found])}.values())[::-1]


def _told(failure: Exception, folder: Path) -> Problem:
    """A failure as a fault: what it says, and the last place of the game in it."""
    if isinstance(failure, Problem):
        return failure
    if isinstance(failure, MissingText):
        return Finding("no-text", key=str(failure.args[0]))
    frames = traceback.extract_tb(failure.__traceback__)
    own = [one for one in frames if Path(one.filename).is_relative_to(folder)]
    last = own[-1] if own else frames[-1]
    place = {"file": Path(last.filename).name, "line": str(last.lineno)}
    return Finding("failure", kind=type(failure).__name__, given=str(failure), **place)
