"""How tests are shared out: the longest first, browser tests one by one; a worker that ends is replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scheduling import ALONE, FIRST, OneByOne, place

TESTS = Path(__file__).resolve().parents[1]
CHOICES = "tests/browser/test_choices.py"
COLLECTED = [
    f"{CHOICES}::test_a",
    f"{CHOICES}::test_b",
    "tests/odds/test_x.py::test_c",
    f"{CHOICES}::test_d",
    f"{CHOICES}::test_e",
]


class Worker:
    """A worker as the scheduler sees it."""

    shutting_down = False

    def __init__(self, name: str) -> None:
        self.gateway = type("Gateway", (), {"id": name})
        self.sent: list[str] = []

    def send_runtest_some(self, places: list[int]) -> None:
        self.sent += [COLLECTED[one] for one in places]

    def shutdown(self) -> None:
        self.shutting_down = True


@pytest.fixture
def scheduler(request):
    return OneByOne(request.config)


def joined(scheduler: OneByOne, *names: str, collected: bool = True) -> list[Worker]:
    workers = [Worker(name) for name in names]
    for one in workers:
        scheduler.add_node(one)
    for one in workers if collected else ():
        scheduler.add_node_collection(one, COLLECTED)
    return workers


@pytest.fixture(autouse=True)
def two_workers(request, monkeypatch):
    monkeypatch.setattr(request.config.option, "tx", ["popen", "popen"])


def test_browser_tests_go_one_by_one_and_modules_whole(scheduler):
    assert scheduler._split_scope(COLLECTED[0]) != scheduler._split_scope(COLLECTED[1])
    for module in (*ALONE, "odds/test_x.py"):
        both = {scheduler._split_scope(f"tests/{module}::test_{one}") for one in "ab"}
        assert both == {f"tests/{module}"}


def test_two_workers_that_are_replaced_at_once_do_not_break_off_the_run(scheduler):
    """The one that finds its tests first is given work; the other is not asked before it has."""
    first = joined(scheduler, "gw0", "gw1")
    scheduler.schedule()
    assert all(one.sent for one in first)
    for one in first:
        scheduler.remove_node(one)
    slow, quick = joined(scheduler, "gw2", "gw3", collected=False)
    scheduler.add_node_collection(quick, COLLECTED)
    scheduler.schedule()
    assert quick.sent and not slow.sent
    scheduler.add_node_collection(slow, COLLECTED)
    scheduler.schedule()
    assert slow.sent


def test_a_test_that_ends_its_worker_is_not_begun_again(scheduler):
    """It has failed: neither the worker in place of its own nor the next one is given it."""
    first, other = joined(scheduler, "gw0", "gw1")
    scheduler.schedule()
    scheduler.mark_test_complete(first, 0)
    ended = scheduler.remove_node(first)
    assert ended == first.sent[1]
    (second,) = joined(scheduler, "gw2")
    while not second.shutting_down:
        scheduler.schedule()
        for one in (other, second):
            for number in [COLLECTED.index(test) for test in one.sent]:
                scheduler.mark_test_complete(one, number)
    assert set(other.sent + second.sent) == set(COLLECTED) - set(first.sent[:2])


def test_what_else_a_lost_worker_was_given_is_done_by_another(scheduler, monkeypatch):
    whole = [f"tests/odds/test_x.py::test_{one}" for one in "abc"]
    monkeypatch.setattr(f"{__name__}.COLLECTED", whole)
    first, other = joined(scheduler, "gw0", "gw1")
    scheduler.schedule()
    lost = first if first.sent else other
    assert lost.sent == whole
    scheduler.mark_test_complete(lost, 0)
    assert scheduler.remove_node(lost) == whole[1]
    (second,) = joined(scheduler, "gw2")
    scheduler.schedule()
    assert second.sent == whole[2:]


def test_the_longest_are_begun_first_and_are_there():
    for module in (*FIRST, *ALONE):
        assert (TESTS / module).exists(), module
    named = [f"tests/{module}::test_a" for module in FIRST if module.endswith(".py")]
    assert [place(one) for one in named] == sorted(place(one) for one in named)
    assert place("tests/odds/test_odds.py::test_a") == place("navalgames/api.py::x") == len(FIRST)
