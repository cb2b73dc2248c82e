"""The breaks of rules tried on a made-up game of a few lines: what dies, lives, hangs, and what is stale."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from navalgames.games import GAME_IDS
from tests.mutants.equivalents import Equivalent, Stale, equivalent_ids, read_equivalents
from tests.mutants.finding import KINDS, breaks_of, draw, find
from tests.mutants.ground import ROOT, Ground, ground_of_game, rules_of

RULES = '''"""Made up (9.9)."""
from functools import lru_cache

LIMIT = 6


@lru_cache(maxsize=32)
def hit(total: int = 7) -> bool:
    """Rule: 1.1."""
    return total >= 5


def sunk(hits: int) -> bool:
    """Rule: 1.2."""
    if hits > 3:
        return True
    return False


def rounds(left: int) -> int:
    """Rule: 1.3."""
    done = 0
    while left > 0:
        left -= 1
        done += 1
    return done


def over(total: int) -> bool:
    """Rule: 1.4."""
    return total > LIMIT


def _third(total: int) -> bool:
    return hit(total) and total != 3


def refuse(total: int) -> None:
    """Rule: 1.5."""
    raise ValueError(total + 1)


EARLY = sunk(9)
'''
TESTS = """
import pytest
from made_up.rules.shots import hit, over, rounds, sunk

@pytest.mark.rule("1.1")
def test_hit():
    assert hit(5) and not hit(4)

def test_all_else():
    assert sunk(9) and not sunk(2) and not over(5) and over(7)

def test_rounds():
    assert rounds(2) == 2
"""
RUN = """
import json, sys
from pathlib import Path
from tests.mutants.__main__ import judged
from tests.mutants.finding import find
from tests.mutants.measuring import measure
from tests.mutants.test_mutants import ground_in

ground = ground_in(Path(sys.argv[1]))
wanted = sys.argv[2:]
words = {
    one: f"{one.function}:{one.kind}:{one.text.strip()}" for of in find(ground).values() for one in of
}
breaks = [one for one, word in words.items() if word in wanted]
verdicts = judged(ground, breaks, measure(ground, 1, 5, lambda _: None), 1)
print(json.dumps({words[one]: verdicts[one.id][1:4] for one in breaks}))
"""


def ground_in(folder: Path) -> Ground:
    numbers = frozenset({"1.1", "1.2", "1.3", "1.4", "1.5", "9.9"})
    own = ("tests/test_shots.py",)
    return Ground("made_up", folder, folder / "made_up", "made_up", ("rules/",), (), own, (), numbers)


def written_into(folder: Path) -> Ground:
    """The made-up game as files."""
    rules = folder / "made_up" / "rules"
    rules.mkdir(parents=True)
    (folder / "made_up" / "__init__.py").write_text("")
    (rules / "__init__.py").write_text("")
    (rules / "shots.py").write_text(RULES)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_shots.py").write_text(TESTS)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule(number, ...): its rules\n")
    return ground_in(folder)


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    return written_into(tmp_path)


def verdicts_on(ground: Ground, *wanted: str) -> dict[str, list[str]]:
    """The verdicts on breaks by `function:kind:new text`; in a process of its own, which may fork freely."""
    paths = os.pathsep.join([str(ground.root), str(ROOT), os.environ.get("PYTHONPATH", "")])
    ran = subprocess.run(
        [sys.executable, "-c", RUN, str(ground.root), *wanted],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


KILLED, LIVES, HANGS = "hit:comparison:>", "over:comparison:>=", "rounds:sign:+="
NOT_REACHED = "_third:guard:(hit(total) or total != 3)"
CALLED_ON_IMPORT, CONSTANT, DEFAULT = "sunk:guard:not (hits > 3)", ":constant:7", ":constant:8"


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    folder = tmp_path_factory.mktemp("made_up")
    wanted = KILLED, LIVES, HANGS, NOT_REACHED, CALLED_ON_IMPORT, CONSTANT, DEFAULT
    return verdicts_on(written_into(folder), *wanted)


def test_a_break_that_is_noticed_dies_by_the_test_of_its_rule(verdicts):
    assert verdicts[KILLED][:2] == ["killed", "tests/test_shots.py::test_hit"]


def test_a_break_nobody_notices_lives(verdicts):
    assert verdicts[LIVES] == verdicts[NOT_REACHED] == ["survived", "", ""]


def test_a_test_that_hangs_is_told_apart(verdicts):
    assert verdicts[HANGS] == ["hang", "tests/test_shots.py::test_rounds", "limit of time"]


def test_what_runs_on_import_is_broken_on_import(verdicts):
    """A function that is called before any test, a constant of the module, a default value."""
    assert verdicts[CALLED_ON_IMPORT][:2] == ["killed", "tests/test_shots.py::test_all_else"]
    assert verdicts[CONSTANT][:2] == ["killed", "tests/test_shots.py::test_all_else"]
    assert verdicts[DEFAULT][0] == "survived"


def test_the_places_are_rules_and_nothing_else(ground):
    found = {(one.function, one.kind, one.text.strip()) for one in breaks_of(ground, "rules/shots.py")}
    assert ("_third", "guard", "(total != 3)") in found and ("_third", "guard", "(hit(total))") in found
    assert ("sunk", "branch", "pass") in found
    assert ("", "constant", "33") not in found, "the size of a cache is no rule"
    assert not [one for one in found if one[0] == "refuse"], "what a refusal says is no rule"


def test_other_files_give_only_what_names_a_rule(ground):
    named, not_named = '    """Rule: 1.1."""\n', '    """Nothing."""\n'
    lines = "def one(x):\n", named, "    return x > 1\n", "def two(x):\n", not_named, "    return x > 2\n"
    (ground.folder / "view.py").write_text("".join(lines))
    assert {one.function for one in breaks_of(ground, "view.py")} == {"one"}


def test_a_function_without_rules_has_those_of_its_callers(ground):
    lines = '"""All (9.9)."""', "def a(x):", '  """Rule: 1.1."""', "  b(x)", "def b(x): 1", "def c(): 1"
    tree = ast.parse("\n".join(lines))
    assert [rules_of(ground, tree, name) for name in "abc"] == [("1.1",), ("1.1",), ("9.9",)]


def test_the_same_seed_draws_the_same(ground):
    places = find(ground)
    drawn = draw(places, 9, 3)
    assert drawn == draw(places, 9, 3) != draw(places, 9, 4)
    assert len(drawn) == len({one.id for one in drawn}) == 9
    assert {one.kind for one in drawn} == {one[0] for one in places} <= set(KINDS)


def test_an_equivalent_is_found_by_its_words(ground):
    before, after = "return total > LIMIT", "return total >= LIMIT"
    entry = Equivalent("made_up", "rules/shots.py", "over", before, after, "why")
    (found,) = equivalent_ids(ground, [entry])
    assert ":comparison:" in found
    with pytest.raises(Stale, match="return total > 6"):
        equivalent_ids(ground, [entry, entry._replace(before="return total > 6")])


def test_an_equivalent_needs_a_reason(tmp_path):
    file = tmp_path / "equivalents.toml"
    keys = {"game": "a", "file": "b", "function": "c", "before": "d", "after": "e", "reason": ""}
    file.write_text("[[equivalent]]\n" + "\n".join(f'{key} = "{value}"' for key, value in keys.items()))
    with pytest.raises(Stale, match="reason"):
        read_equivalents("a", file)


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_equivalents_fit_the_sources(game):
    equivalent_ids(ground_of_game(game), read_equivalents(game))


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_drawn_break_can_be_compiled_and_changes_something(game):
    ground = ground_of_game(game)
    for one in draw(find(ground), 40, 1):
        source = (ground.folder / one.file).read_bytes()
        changed = compile(one.changed(source), one.file, "exec")
        before, after = one.difference(source)
        assert changed != compile(source, one.file, "exec") and before != after, one
