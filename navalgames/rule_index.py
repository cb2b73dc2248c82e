"""The rule index of a game, and which of its rows the tests cover.

Knows rules.csv and how tests are marked. Must not know what a rule says, and runs no test:
coverage is read from the source of the tests.
"""

from __future__ import annotations

import ast
import csv
from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from navalgames.errors import BadInput, unknown
from navalgames.folders import folder_of
from navalgames.games import is_game, no_game
from navalgames.texts import LANGUAGES

_TESTS = Path(__file__).parent.parent / "tests" / "games"
TRANSLATED = ("number", "title", "requirement", "ruling")
PROPOSAL = "proposal:"
INFERRED = f"{PROPOSAL} inferred"
_NOT_RUN = ("skip", "skipif", "xfail")


class Rule(NamedTuple):
    """One row of the index. `charts` and `dice` name what the rule reads and rolls; empty for none."""

    number: str
    title: str
    part: str
    requirement: str
    who_decides: str
    dice: str
    charts: tuple[str, ...]
    ruling: str

    @property
    def proposed(self) -> bool:
        """Whether no source has the rule: it is our own. One that is inferred is as sure as its chart."""
        return self.ruling.startswith(PROPOSAL) and not self.ruling.startswith(INFERRED)


class Coverage(NamedTuple):
    """What the marks of the tests say.

    covered: number -> the tests that carry it. missing: rows without a test. unknown: (mark, test)
    whose number is not in the index. unreadable: tests whose mark is not written out as text.
    """

    covered: dict[str, tuple[str, ...]]
    missing: tuple[str, ...]
    unknown: tuple[tuple[str, str], ...]
    unreadable: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return not (self.missing or self.unknown or self.unreadable)


@lru_cache(maxsize=16)
def read_rules(game: str, language: str = LANGUAGES[0]) -> tuple[Rule, ...]:
    """All rows of a game's index, in its order; titles, requirements and rulings in `language`.

    The translation stands in `rules_<language>.csv` beside the index: the same rows, the words only.

    Raises:
        BadInput: no such game or language, or a translation that does not fit the index.

    >>> read_rules("grand_fleet")[1].title
    'Sides and players'
    """
    if not is_game(game):
        raise no_game(game)
    if language not in LANGUAGES:
        raise unknown("language", language, LANGUAGES)
    with (folder_of(game) / "rules.csv").open(encoding="utf-8", newline="") as file:
        rules = tuple(_rule(row) for row in csv.DictReader(file))
    if language == LANGUAGES[0]:
        return rules
    path = folder_of(game) / f"rules_{language}.csv"
    if not path.is_file():
        raise BadInput("error-rules-translation-missing", game=game, where=path.name)
    return translated(rules, path)


def _rule(row: dict[str, Any]) -> Rule:
    return Rule(**{**row, "charts": tuple(row["charts"].split())})


def translated(rules: tuple[Rule, ...], path: Path) -> tuple[Rule, ...]:
    """The rules with the words of a translation.

    Raises:
        BadInput: other columns, other rows, or nothing said where the index says something.
    """
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, restkey="?", restval="")
        rows: list[dict[str, Any]] = list(reader)
    if tuple(reader.fieldnames or ()) != TRANSLATED:
        given = ", ".join(reader.fieldnames or ())
        raise _misfit("columns", path, given=given, expected=", ".join(TRANSLATED))
    for rule, row in zip_longest(rules, rows):
        if rule is None or row is None or row["number"] != rule.number or "?" in row:
            raise _misfit("rows", path, given=row["number"] if row else rule.number)
        for column in TRANSLATED[1:]:
            if getattr(rule, column) and not row[column].strip():
                raise _misfit("empty", path, given=rule.number, expected=column)
    return tuple(rule._replace(**row) for rule, row in zip(rules, rows, strict=True))


def _misfit(what: str, path: Path, **facts: str) -> BadInput:
    return BadInput(f"error-rules-translation-{what}", where=path.name, **facts)


def find(game: str, number: str, language: str = LANGUAGES[0]) -> Rule:
    """The row with this number, in `language`.

    Raises:
        BadInput: no such game, or no such row; offers the nearest number.

    >>> find("grand_fleet", "8.11f").title
    'German modifier'
    """
    by_number = {rule.number: rule for rule in read_rules(game, language)}
    if number not in by_number:
        raise unknown("rule", number, by_number)
    return by_number[number]


@lru_cache(maxsize=16)
def proposed(game: str) -> frozenset[str]:
    """The numbers of all rules of a game that are our own proposals; none for a game without an index.

    >>> "P6.1" in proposed("frigate_duel"), proposed("grand_fleet")
    (True, frozenset())
    """
    known = is_game(game) and (folder_of(game) / "rules.csv").is_file()
    return frozenset(rule.number for rule in read_rules(game) if rule.proposed) if known else frozenset()


@lru_cache(maxsize=16)
def places_of(game: str) -> dict[str, int]:
    """The place of every rule of a game in its index, by number; empty for a game without an index."""
    known = is_game(game) and (folder_of(game) / "rules.csv").is_file()
    return {rule.number: place for place, rule in enumerate(read_rules(game))} if known else {}


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """Which rows the tests in `tests` cover (default: the folder of the game's tests beside the package).

    Raises:
        BadInput: no such game, or the tests are not there (an installed package has none).
    """
    numbers = [rule.number for rule in read_rules(game)]
    folder = tests or _TESTS / game
    if not folder.is_dir():
        raise BadInput("error-rules-no-tests", given=str(folder), game=game)
    covered: dict[str, tuple[str, ...]] = {}
    strange: list[tuple[str, str]] = []
    unreadable: list[str] = []
    for test, number in marks_in(folder):
        if number is None:
            unreadable.append(test)
        elif number not in numbers:
            strange.append((number, test))
        else:
            covered[number] = (*covered.get(number, ()), test)
    missing = tuple(number for number in numbers if number not in covered)
    in_order = {number: covered[number] for number in numbers if number in covered}
    return Coverage(in_order, missing, tuple(strange), tuple(unreadable))


def marks_in(tests: Path) -> list[tuple[str, str | None]]:
    """(test, number) for every rule mark of the tests in a folder; None for one that is not written out."""
    return [mark for path in sorted(tests.rglob("test_*.py")) for mark in _marks(path)]


def _marks(path: Path) -> Iterator[tuple[str, str | None]]:
    """(test, number) for every rule mark of a file; number None where it is not written out."""
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    has_tests = any(_is_test(node) for node in ast.walk(tree))
    yield from _marks_of(tree.body, f"{path.name}", has_tests)


def _marks_of(body: list[ast.stmt], place: str, counts: bool) -> Iterator[tuple[str, str | None]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            inside = f"{place}::{node.name}"
            if node.name.startswith("Test") and not _not_run(node):
                yield from _numbers(node.decorator_list, inside)
                yield from _marks_of(node.body, inside, True)
        elif isinstance(node, ast.FunctionDef):
            if _is_test(node) and not _not_run(node):
                yield from _numbers(node.decorator_list, f"{place}::{node.name}")
        elif counts and not isinstance(node, ast.AsyncFunctionDef):
            yield from _numbers([node], place)


def _is_test(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test")


def _not_run(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """Whether a test is marked as skipped or expected to fail: such a test proves nothing."""
    marks = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return any(isinstance(mark, ast.Attribute) and mark.attr in _NOT_RUN for mark in marks)


def _numbers(nodes: list, test: str) -> Iterator[tuple[str, str | None]]:
    for top in nodes:
        for node in ast.walk(top):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                for argument in node.args:
                    value = argument.value if isinstance(argument, ast.Constant) else None
                    yield test, value if isinstance(value, str) else None


def _is_rule_mark(func: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` (or `mark.rule`)."""
    if not (isinstance(func, ast.Attribute) and func.attr == "rule"):
        return False
    owner = func.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return name == "mark"
