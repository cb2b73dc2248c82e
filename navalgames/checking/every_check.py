"""All checks together, and the report of a game: what is missing, by section of the guide.

Knows every module of checks. Must not know what any of them looks for.
"""

from __future__ import annotations

from navalgames.checking import (  # noqa: F401  # each brings its checks
    charts_and_rules,
    episodes,
    folder,
    languages,
    playing,
    questions,
    record,
    screens,
    words,
)
from navalgames.checking.check import RECORD, SECTIONS, Check, each_once, every_check, faults
from navalgames.checking.subject import Subject
from navalgames.errors import Problem


def checks() -> tuple[Check, ...]:
    """All checks, by the order of their sections."""
    return tuple(sorted(every_check(), key=lambda one: SECTIONS.index(one.section)))


def report(subject: Subject) -> dict[str, tuple[Problem, ...]]:
    """Everything that is missing, by section; where the game does not load, what its files tell."""
    found: dict[str, list[Problem]] = {section: [] for section in SECTIONS}
    if subject.failure is not None:
        found[RECORD].append(subject.failure)
    for one in checks():
        if subject.game is not None or not one.loaded:
            found[one.section] += faults(one.find, subject)
    return {section: each_once(faulty) for section, faulty in found.items() if faulty}
