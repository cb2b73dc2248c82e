"""All checks together, and the report of a game: what is missing, by section of the guide.

Knows every module of checks. Must not know what any of them looks for.
"""

from __future__ import annotations

from navalgames.checking import (  # noqa: F401  # each brings its checks
    asked_words,
    chance_elsewhere,
    charts_and_rules,
    check_questions,
    episodes,
    folder,
    home_board,
    languages,
    missions,
    modifiers,
    playing,
    questions,
    record,
    scenes,
    screens,
    spare_words,
    words,
)
from navalgames.checking.check import MISSED, RECORD, SECTIONS, Check, each_once, every_check, faults
from navalgames.checking.subject import Subject
from navalgames.errors import Problem


def checks() -> tuple[Check, ...]:
    """All checks a game must pass, by the order of their sections."""
    return tuple(one for one in _in_order() if not one.only_hints)


def hints(subject: Subject) -> tuple[Problem, ...]:
    """What is worth a look in a game that loads, and may be as it should."""
    asked = [one for one in _in_order() if one.only_hints and subject.game is not None]
    return each_once(found for one in asked for found in faults(one.find, subject))


def _in_order() -> list[Check]:
    return sorted(every_check(), key=lambda one: SECTIONS.index(one.section))


def report(subject: Subject) -> dict[str, tuple[Problem, ...]]:
    """Everything that is missing, by section; where the game does not load, what its files tell."""
    found: dict[str, list[Problem]] = {section: [] for section in SECTIONS}
    if subject.failure is not None:
        found[RECORD].append(subject.failure)
    for one in checks():
        if subject.game is not None or not one.loaded:
            found[one.section] += faults(one.find, subject)
    return {section: each_once(faulty) for section, faulty in _words_once(found).items() if faulty}


def _words_once(found: dict[str, list[Problem]]) -> dict[str, list[Problem]]:
    """A word that several checks miss is told once, where it was missed first."""
    told: set[tuple[object, object]] = set()
    kept: dict[str, list[Problem]] = {section: [] for section in found}
    for section, faulty in found.items():
        for one in faulty:
            word = (one.facts.get("language"), one.facts.get("key"))
            known = word in told or (word[0] is None and word[1] in {key for _, key in told})
            if one.key not in MISSED or not known:
                kept[section].append(one)
            if one.key in MISSED:
                told.add(word)
    return kept
