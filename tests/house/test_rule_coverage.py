"""Every row of every rule index has a test, and every mark names a row that exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.rule_index import Coverage, coverage, find, read_rules


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_rule_is_covered(game):
    found = coverage(game)
    assert found.missing == (), f"rules without a test: {', '.join(found.missing)}"


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_mark_names_a_rule(game):
    found = coverage(game)
    assert found.unknown == (), f"marks with unknown numbers: {found.unknown}"
    assert found.unreadable == (), f"marks whose number is computed: {found.unreadable}"


def test_an_unknown_rule_offers_the_nearest():
    with pytest.raises(BadInput, match=r"8\.11f"):
        find("grand_fleet", "8.11ff")
    with pytest.raises(BadInput, match="grand_fleet"):
        read_rules("grand_flet")


@pytest.fixture
def marked(tmp_path: Path):
    """Coverage of a test file with the given source."""

    def read(source: str) -> Coverage:
        (tmp_path / "test_marks.py").write_text(source, encoding="utf-8")
        return coverage("grand_fleet", tmp_path)

    return read


def test_marks_on_functions_classes_modules_and_cases_count(marked):
    found = marked(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('1.1')\n"
        "@pytest.mark.rule('1.2', '1.3')\n"
        "def test_one(): pass\n"
        "@pytest.mark.rule('2.1a')\n"
        "class TestTwo:\n"
        "    @pytest.mark.rule('2.1b')\n"
        "    def test_three(self): pass\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('2.1c'))])\n"
        "def test_four(x): pass\n"
    )
    assert list(found.covered) == ["1.1", "1.2", "1.3", "2.1a", "2.1b", "2.1c"]
    assert found.covered["2.1b"] == ("test_marks.py::TestTwo::test_three",)
    assert "2.1d" in found.missing


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule('1.1')\ndef check_one(): pass\n",
        "@pytest.mark.skip\n@pytest.mark.rule('1.1')\ndef test_one(): pass\n",
        "@pytest.mark.xfail(reason='')\n@pytest.mark.rule('1.1')\ndef test_one(): pass\n",
        "pytestmark = pytest.mark.rule('1.1')\n",
        "# pytest.mark.rule('1.1')\ndef test_one(): pass\n",
        "def test_one():\n    'pytest.mark.rule(\"1.1\")'\n",
    ],
    ids=["no test", "skipped", "expected to fail", "no test in the module", "comment", "docstring"],
)
def test_what_is_not_run_does_not_count(marked, source):
    assert "1.1" in marked("import pytest\n" + source).missing


def test_unknown_and_computed_numbers_are_found(marked):
    found = marked(
        "import pytest\n"
        "@pytest.mark.rule('1.9')\n"
        "def test_one(): pass\n"
        "NUMBER = '1.1'\n"
        "@pytest.mark.rule(NUMBER)\n"
        "def test_two(): pass\n"
    )
    assert found.unknown == (("1.9", "test_marks.py::test_one"),)
    assert found.unreadable == ("test_marks.py::test_two",)
    assert not found.complete


def test_without_tests_the_reason_is_told(tmp_path):
    with pytest.raises(BadInput, match="needs a checkout"):
        coverage("grand_fleet", tmp_path / "nowhere")
