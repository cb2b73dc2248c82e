"""`make check` runs what a change touches: its table names folders that are there."""

from __future__ import annotations

from tests.touched import ALWAYS, DRAWN, LONG, ROOT, TESTS, WALK, touched_by


def test_every_folder_and_every_test_of_the_table_is_there():
    named = [*TESTS, *(test for tests in TESTS.values() for test in tests), *DRAWN, *ALWAYS, *LONG, WALK]
    assert [one for one in named if not (ROOT / one).exists()] == []


def test_a_change_leads_to_the_tests_of_its_folder():
    files = ["navalgames/charts/reader.py", "tests/charts/test_reading.py", "tests/house/test_docs.py"]
    assert touched_by(files) == ["tests/charts", "tests/house/test_docs.py"]
    assert touched_by(["navalgames/games/grand_fleet/rules/combat.py"]) == ["tests/games/grand_fleet"]
    assert touched_by(["README.md", "widgets/navalwidgets/guide/lesson.js"]) == [
        "tests/house/test_docs.py",
        "tests/widgets/base/test_theme.py",
        "tests/widgets/test_scripts.py",
    ]


def test_what_is_long_or_gone_is_left_to_make_test():
    assert touched_by(["tests/browser/test_lab.py", "tests/house/test_gone.py"]) == []
