"""RULINGS.md of every game speaks of rows that exist, and of every row that rests on a reading of ours."""

from __future__ import annotations

import re

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.rule_index import read_rules

HEADING = re.compile(r"^\*\*R(\d+)\. [^*]+\*\* \(([^)]+)\)", re.MULTILINE)


def rulings(name: str) -> list[tuple[int, list[str]]]:
    text = (game(name).folder / "RULINGS.md").read_text(encoding="utf-8")
    return [(int(number), rules.split(", ")) for number, rules in HEADING.findall(text)]


@pytest.mark.parametrize("name", GAME_IDS)
def test_rulings_are_numbered_in_order_and_name_rows(name):
    found = rulings(name)
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    numbers = {rule.number for rule in read_rules(name)}
    assert {rule for _, rules in found for rule in rules} <= numbers


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_reading_of_the_index_has_a_ruling(name):
    ruled = {rule for _, rules in rulings(name) for rule in rules}
    read = {
        rule.number
        for rule in read_rules(name)
        if rule.ruling and rule.part in ("core", "optional", "component")
        if not rule.number.startswith(("chart:", "check:")) and rule.number != "0"
    }
    assert read - ruled == set()
