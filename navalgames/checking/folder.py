"""The files of a game: all there, and the papers and the rule index written as they should be.

Knows names of files, headings and columns. Asks no game: what is looked at here can be told before it loads.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path

from navalgames.checking.check import CHARTS, EPISODES, FILES, TESTS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.rule_index import TRANSLATED, Rule, marks_in
from navalgames.sessions.lessons import read_episode, read_episodes
from navalgames.texts import LANGUAGES

OTHERS = LANGUAGES[1:]
NEEDED = ("__init__.py", "rules.csv", "charts/schema.toml", "charts/known.toml", "charts/proposed.toml")
PAPERS = ("README.md", "RULINGS.md")
PARTS = ("core", "component", "team", "solitaire", "optional", "example", "advanced", "campaign")
"""What a row of the rule index may belong to."""
RULED_PARTS = ("core", "optional", "component")
RULING = re.compile(r"^\*\*R(\d+)\. [^*]+\*\* \(([^)]+)\)", re.MULTILINE)
LIKE_A_RULING = re.compile(r"^\*\*R?\d+.*$", re.MULTILINE)


@check(FILES, loaded=False)
def the_folder_is_complete(subject: Subject) -> Iterator[Problem]:
    """Every file that pages and checks read is there."""
    if not subject.folder.is_dir():
        yield Finding("no-folder", folder=str(subject.folder))
        return
    wanted = [*NEEDED, *(f"rules_{language}.csv" for language in OTHERS)]
    yield from (missing(name) for name in wanted if not (subject.folder / name).is_file())
    for language in LANGUAGES:
        if not any((subject.folder / "texts" / language).glob("*.ftl")):
            yield missing(f"texts/{language}/*.ftl")


def missing(name: str) -> Finding:
    """A file that is not there."""
    return Finding("no-file", file=name)


@check(FILES, loaded=False)
def the_papers_are_there(subject: Subject) -> Iterator[Problem]:
    """What is modelled, and how open places are read; an episode, without which the guide is empty."""
    yield from (missing(name) for name in PAPERS if not (subject.folder / name).is_file())
    if not any((subject.folder / "lessons").glob("*.toml")):
        yield missing("lessons/*.toml")


def index_of(folder: Path) -> list[dict[str, str]]:
    """The rows of a rule index, as they are written."""
    with (folder / "rules.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, restval=""))


@check(CHARTS, loaded=False)
def the_rule_index_is_whole(subject: Subject) -> Iterator[Problem]:
    """Its columns, a number and words for each row, and a part that there is."""
    if not (subject.folder / "rules.csv").is_file():
        return
    rows = index_of(subject.folder)
    columns = tuple(rows[0]) if rows else ()
    if columns != Rule._fields:
        yield _other_columns("rules.csv", columns, Rule._fields)
        return
    numbers = [row["number"] for row in rows]
    yield from (Finding("rule-twice", rule=one) for one in sorted({*numbers}) if numbers.count(one) > 1)
    for row in rows:
        for column in ("number", "title", "requirement"):
            if not (row[column] or "").strip():
                yield Finding("rule-empty", rule=row["number"], column=column)
        part = row["part"]
        if part not in PARTS:
            yield Finding("rule-part", rule=row["number"], given=part, expected=", ".join(PARTS))


def _other_columns(file: str, given: Iterable[object], expected: Iterable[str]) -> Finding:
    return Finding("columns", file=file, given=", ".join(map(str, given)), expected=", ".join(expected))


@check(CHARTS, loaded=False)
def the_rule_index_is_translated(subject: Subject) -> Iterator[Problem]:
    """The same rows in every language, with words for each."""
    for language in OTHERS:
        path = subject.folder / f"rules_{language}.csv"
        if not path.is_file() or not (subject.folder / "rules.csv").is_file():
            continue
        with path.open(encoding="utf-8", newline="") as file:
            told = list(csv.DictReader(file, restval=""))
        if told and tuple(told[0]) != TRANSLATED:
            yield _other_columns(path.name, told[0], TRANSLATED)
            continue
        for own, other in zip_longest(index_of(subject.folder), told):
            if own is None or other is None or own["number"] != other["number"]:
                given, expected = (one["number"] if one else Finding("no-row") for one in (other, own))
                yield Finding("other-row", file=path.name, given=given, expected=expected)
                break
            for column in TRANSLATED[1:]:
                if bool((own[column] or "").strip()) != bool((other[column] or "").strip()):
                    yield Finding("half-empty", file=path.name, rule=own["number"], column=column)


def rulings_of(folder: Path) -> list[tuple[int, list[str]]]:
    """The numbered readings of a game with the rules they belong to."""
    text = (folder / "RULINGS.md").read_text(encoding="utf-8")
    return [(int(number), rules.split(", ")) for number, rules in RULING.findall(text)]


@check(CHARTS, loaded=False)
def rulings_are_numbered_and_name_rules(subject: Subject) -> Iterator[Problem]:
    """Each begins `**R1. Title** (rule, rule).`, and every reading of the index has one."""
    if not all((subject.folder / name).is_file() for name in ("RULINGS.md", "rules.csv")):
        return
    text = (subject.folder / "RULINGS.md").read_text(encoding="utf-8")
    for line in LIKE_A_RULING.findall(text):
        if not RULING.match(line):
            yield Finding("ruling-begins", given=line[:60])
    found, rows = rulings_of(subject.folder), index_of(subject.folder)
    counted = [number for number, _ in found]
    if counted != list(range(1, len(found) + 1)):
        yield Finding("ruling-numbers", given=", ".join(map(str, counted)))
    numbers, ruled = {row["number"] for row in rows}, {rule for _, rules in found for rule in rules}
    yield from (Finding("no-rule", where="RULINGS.md", rule=rule) for rule in sorted(ruled - numbers))
    for row in rows:
        read = row.get("ruling") and row.get("part") in RULED_PARTS
        own = not row["number"].startswith(("chart:", "check:")) and row["number"] != "0"
        if read and own and row["number"] not in ruled:
            yield Finding("ruling-lacks", rule=row["number"])


@check(EPISODES, loaded=False)
def every_episode_can_be_read(subject: Subject) -> Iterator[Problem]:
    """Each file by itself, so that all faults are told; then all together."""
    failed = False
    for path in sorted((subject.folder / "lessons").glob("*.toml")):
        try:
            read_episode(path)
        except Problem as problem:
            failed = True
            yield problem
    if not failed:
        read_episodes(subject.folder / "lessons")


@check(TESTS, loaded=False)
def every_rule_has_a_test(subject: Subject) -> Iterator[Problem]:
    """A test marked `@pytest.mark.rule("number")` for each row, where the tests lie beside the game."""
    if subject.tests is None or not (subject.folder / "rules.csv").is_file():
        return
    marks = marks_in(subject.tests)
    numbers = [row["number"] for row in index_of(subject.folder)]
    tested = {number for _, number in marks}
    yield from (Finding("no-test", rule=one) for one in numbers if one not in tested)
    for test, number in marks:
        if number is None:
            yield Finding("mark-unwritten", test=test)
        elif number not in numbers:
            yield Finding("no-rule", where=test, rule=number)
