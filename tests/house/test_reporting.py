"""What workers tell of their tests: all that counts, whatever comes of a test, and no more."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.reporting import OnlyWhatCounts, wanted

TESTS = """
import pytest

@pytest.fixture
def not_made():
    assert False, "while it is made ready"

@pytest.fixture
def not_cleared():
    yield
    assert False, "while it is cleared away"

def test_right(): pass
def test_wrong(): assert False
def test_made(not_made): pass
def test_cleared(not_cleared): pass
@pytest.mark.skip(reason="not today")
def test_left_out(): pass
"""


class Heard:
    """What is told while tests run."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str, str]] = []

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.told.append((nodeid.rpartition("_")[2], "begins", ""))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.told.append((report.nodeid.rpartition("_")[2], report.when, report.outcome))


def test_only_what_came_of_a_test_is_told(tmp_path):
    (tmp_path / "test_them.py").write_text(TESTS)
    heard = Heard()
    given = [str(tmp_path), "-q", "-c", str(tmp_path / "none.ini"), "-p", "no:cacheprovider"]
    (tmp_path / "none.ini").write_text("[pytest]\n")
    assert pytest.main(given, plugins=[OnlyWhatCounts(), heard]) == pytest.ExitCode.TESTS_FAILED
    assert heard.told == [
        ("right", "call", "passed"),
        ("wrong", "call", "failed"),
        ("made", "setup", "failed"),
        ("cleared", "call", "passed"),
        ("cleared", "teardown", "failed"),
        ("out", "setup", "skipped"),
    ]


@pytest.mark.parametrize(
    ("durations", "xml", "worker", "told"),
    [(None, None, True, True), (None, None, False, False), (5, None, True, False), (None, "x", True, False)],
)
def test_who_measures_is_told_everything(durations, xml, worker, told):
    asked = {"durations": durations, "xmlpath": xml}
    config = SimpleNamespace(getoption=asked.get, **({"workerinput": {}} if worker else {}))
    assert bool(wanted(config)) == told
