"""The standard of a page is kept: every number of it has a row, every row a test that exists or a reason."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "standard.md").read_text(encoding="utf-8")
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split("|"))
    for line in PAGE.splitlines()
    if re.match(r"\| \d", line)
]
NAMED = sorted(set(re.findall(r"`(tests/[\w/.]+\.py)::([^`]+)`", PAGE)))


@cache
def functions_of(file: str) -> frozenset[str]:
    """The names of the test functions of a file."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(
        node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def test_every_item_stands_there_once():
    numbers = [int(row[0]) for row in ROWS if row[0].isdigit()]
    assert numbers == list(range(1, 42))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_row_says_what_holds_and_what_shows_it(row):
    assert len(row) == 3, "a row has three cells"
    _, holds, shown = row
    assert len(holds.split()) >= 5
    assert "::" in shown or shown.startswith("No test: ")


@pytest.mark.parametrize(("file", "name"), NAMED, ids=lambda part: part)
def test_every_test_named_exists(file, name):
    assert (ROOT / file).exists()
    assert name in functions_of(file)
    assert name.startswith("test_")


def test_many_are_named():
    assert len(NAMED) > 60
