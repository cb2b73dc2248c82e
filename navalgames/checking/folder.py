"""The files of a game: all there, and the papers and the rule index written as they should be.

Knows names of files, headings and columns. Asks no game: what is looked at here can be told before it loads.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from navalgames.checking.check import CHARTS, EPISODES, FILES, TESTS, check
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
def the_folder_is_complete(subject: Subject) -> Iterator[str]:
    """Every file that pages and checks read is there."""
    if not subject.folder.is_dir():
        yield f"no folder {subject.folder}"
        return
    wanted = [*NEEDED, *(f"rules_{language}.csv" for language in OTHERS)]
    yield from (f"missing: {name}" for name in wanted if not (subject.folder / name).is_file())
    for language in LANGUAGES:
        if not any((subject.folder / "texts" / language).glob("*.ftl")):
            yield f"missing: texts/{language}/*.ftl"


@check(FILES, loaded=False)
def the_papers_are_there(subject: Subject) -> Iterator[str]:
    """What is modelled, and how open places are read; an episode, without which the guide is empty."""
    yield from (f"missing: {name}" for name in PAPERS if not (subject.folder / name).is_file())
    if not any((subject.folder / "lessons").glob("*.toml")):
        yield "missing: lessons/*.toml"


def index_of(folder: Path) -> list[dict[str, str]]:
    """The rows of a rule index, as they are written."""
    with (folder / "rules.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, restval=""))


@check(CHARTS, loaded=False)
def the_rule_index_is_whole(subject: Subject) -> Iterator[str]:
    """Its columns, a number and words for each row, and a part that there is."""
    if not (subject.folder / "rules.csv").is_file():
        return
    rows = index_of(subject.folder)
    columns = list(rows[0]) if rows else []
    if columns != list(Rule._fields):
        yield f"rules.csv: its columns are {', '.join(map(str, columns))}; expected {', '.join(Rule._fields)}"
        return
    numbers = [row["number"] for row in rows]
    yield from (f"rules.csv: {one} stands there twice" for one in set(numbers) if numbers.count(one) > 1)
    for row in rows:
        for column in ("number", "title", "requirement"):
            if not (row[column] or "").strip():
                yield f"rules.csv, {row['number']}: no {column}"
        part = row["part"]
        if part not in PARTS:
            yield f"rules.csv, {row['number']}: the part is {part!r}; expected one of {', '.join(PARTS)}"


@check(CHARTS, loaded=False)
def the_rule_index_is_translated(subject: Subject) -> Iterator[str]:
    """The same rows in every language, with words for each."""
    for language in OTHERS:
        path = subject.folder / f"rules_{language}.csv"
        if not path.is_file() or not (subject.folder / "rules.csv").is_file():
            continue
        with path.open(encoding="utf-8", newline="") as file:
            told = list(csv.DictReader(file, restval=""))
        if told and tuple(told[0]) != TRANSLATED:
            given, expected = ", ".join(map(str, told[0])), ", ".join(TRANSLATED)
            yield f"{path.name}: its columns are {given}; expected {expected}"
            continue
        for own, other in zip_longest(index_of(subject.folder), told):
            if own is None or other is None or own["number"] != other["number"]:
                given = "no row" if other is None else other["number"]
                expected = "no row" if own is None else own["number"]
                yield f"{path.name}: given {given}, expected {expected}: the rows of rules.csv in their order"
                break
            for column in TRANSLATED[1:]:
                if bool((own[column] or "").strip()) != bool((other[column] or "").strip()):
                    yield f"{path.name}, {own['number']}: {column} is empty in one language only"


def rulings_of(folder: Path) -> list[tuple[int, list[str]]]:
    """The numbered readings of a game with the rules they belong to."""
    text = (folder / "RULINGS.md").read_text(encoding="utf-8")
    return [(int(number), rules.split(", ")) for number, rules in RULING.findall(text)]


@check(CHARTS, loaded=False)
def rulings_are_numbered_and_name_rules(subject: Subject) -> Iterator[str]:
    """Each begins `**R1. Title** (rule, rule).`, and every reading of the index has one."""
    if not all((subject.folder / name).is_file() for name in ("RULINGS.md", "rules.csv")):
        return
    text = (subject.folder / "RULINGS.md").read_text(encoding="utf-8")
    for line in LIKE_A_RULING.findall(text):
        if not RULING.match(line):
            yield f"RULINGS.md: {line[:60]!r} should begin like **R1. Title** (1.2, 1.3)."
    found, rows = rulings_of(subject.folder), index_of(subject.folder)
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        yield f"RULINGS.md: the numbers are {[number for number, _ in found]}; expected 1, 2, 3, ..."
    numbers, ruled = {row["number"] for row in rows}, {rule for _, rules in found for rule in rules}
    yield from (f"RULINGS.md: there is no rule {rule}" for rule in sorted(ruled - numbers))
    for row in rows:
        read = row.get("ruling") and row.get("part") in RULED_PARTS
        own = not row["number"].startswith(("chart:", "check:")) and row["number"] != "0"
        if read and own and row["number"] not in ruled:
            yield f"RULINGS.md: rules.csv has a ruling for {row['number']}; expected it here too"


@check(EPISODES, loaded=False)
def every_episode_can_be_read(subject: Subject) -> Iterator[str]:
    """Each file by itself, so that all faults are told; then all together."""
    failed = False
    for path in sorted((subject.folder / "lessons").glob("*.toml")):
        try:
            read_episode(path)
        except Problem as problem:
            failed = True
            yield str(problem)
    if not failed:
        read_episodes(subject.folder / "lessons")


@check(TESTS, loaded=False)
def every_rule_has_a_test(subject: Subject) -> Iterator[str]:
    """A test marked `@pytest.mark.rule("number")` for each row, where the tests lie beside the game."""
    if subject.tests is None or not (subject.folder / "rules.csv").is_file():
        return
    marks = marks_in(subject.tests)
    numbers = [row["number"] for row in index_of(subject.folder)]
    yield from (f"no test carries the rule {one}" for one in numbers if one not in {n for _, n in marks})
    for test, number in marks:
        if number is None:
            yield f"{test}: the number of the rule is not written out"
        elif number not in numbers:
            yield f"{test}: there is no rule {number}"
