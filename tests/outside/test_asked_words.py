"""`navalgames check-game` on a small game that is whole, and once words no game comes across are gone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from tests.outside.commands import in_a_fork, in_a_process_of_its_own
from tests.wheels import ROOT

SPOILED = (
    ("rules.py", '"verdict-draw"', '"s-too-late"', "words", "missing s-too-late"),
    ("rules.py", 'distance, why="gunnery"', 'distance, 1, why="gunnery"', "charts", "a rule adds 1"),
    ("bots.py", "    mine,", '    dice.roll("1d6", "lot", "1.2")\n    mine,', "words", "missing s-why-lot"),
    ("texts/*/salvo.ftl", "s-column-far", "s-nobody-says", "words", "ja: missing s-column-far"),
    ("charts/decider_names_ja.csv", "side in turn", "side", "words", "“side in turn” has no name"),
)


@pytest.fixture
def salvo(tmp_path):
    """A copy of the example that may be spoiled."""
    shutil.copytree(ROOT / "examples" / "salvo", tmp_path / "mine")
    return tmp_path / "mine" / "salvo"


def told(salvo: Path) -> dict[str, Any]:
    """What `check-game` says of it."""
    ran = in_a_fork(salvo.parent.parent, "check-game", str(salvo.parent), "--json")
    return dict(json.loads(ran.stdout)) | {"code": ran.returncode}


def coverage(salvo: Path) -> CompletedProcess[str]:
    return in_a_process_of_its_own(salvo.parent.parent, "rules", "coverage", str(salvo.parent), "--json")


def test_the_example_is_whole(salvo):
    found = told(salvo)
    assert (found["code"], found["missing"], found["hints"]) == (0, {}, [])


def test_what_no_short_game_comes_across_is_found_and_each_word_once(salvo):
    for file, old, new, _, _ in SPOILED:
        for path in salvo.glob(file):
            path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    found = told(salvo)
    missing = found["missing"]
    assert found["code"] == 1
    for *_, section, said in SPOILED:
        assert any(said in line for line in missing[section]), (said, missing)
    lines = [line for section in missing.values() for line in section]
    assert sum("en: missing s-too-late" in line for line in lines) == 1
    assert found["hints"] == ["asked for nowhere: s-nobody-says"]


def test_a_word_that_is_left_over_keeps_no_game_from_being_whole(salvo):
    for path in salvo.glob("texts/*/salvo.ftl"):
        with path.open("a", encoding="utf-8") as file:
            file.write("s-log-sunk = 沈む\n" if path.parent.name == "ja" else "s-log-sunk = It sinks.\n")
    found = told(salvo)
    assert (found["code"], found["missing"]) == (0, {})
    assert found["hints"] == ["asked for nowhere: s-log-sunk"]


def test_the_rules_of_a_package_are_covered_by_the_tests_beside_it(salvo):
    whole = coverage(salvo)
    assert whole.returncode == 0 and len(json.loads(whole.stdout)["covered"]) == 5
    tests = salvo.parent / "tests" / "test_salvo.py"
    tests.write_text(tests.read_text(encoding="utf-8").replace('"1.3", "1.5"', '"1.3"'), encoding="utf-8")
    assert json.loads(coverage(salvo).stdout)["missing"] == ["1.5"]


def test_mistakes_are_told_by_what_was_given(salvo):
    lesson = next(salvo.glob("lessons/*.toml"))
    text = lesson.read_text(encoding="utf-8")
    lesson.write_text(text[: text.rindex("[[step]]")], encoding="utf-8")
    assert any("has 3 steps; an episode has 4 to 6" in line for line in told(salvo)["missing"]["episodes"])
    schema = salvo / "charts" / "schema.toml"
    text = schema.read_text(encoding="utf-8")
    schema.write_text(text.replace('dice = "1d6"', 'dice = "1d6"\nmodifiers = [-1, 0]'), encoding="utf-8")
    assert any("a total of 0 (1d6, modifiers -1, 0)" in line for line in told(salvo)["missing"]["charts"])


def test_chance_from_elsewhere_is_hinted_at(salvo):
    rules = salvo / "rules.py"
    text = rules.read_text(encoding="utf-8").replace('throws.count("hit")', "random.randint(0, 3)")
    rules.write_text(text.replace("from dataclasses", "import random\nfrom dataclasses", 1), encoding="utf-8")
    missing = told(salvo)["missing"]["relied-on"]
    assert any("random.randint is chance from outside" in line for line in missing)
