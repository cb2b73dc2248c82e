"""Work for idle time: done in order, given up for something newer, cut short when it takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from navalwidgets.base import idle
from navalwidgets.base.idle import Idle


def run_until(done: Callable[[], bool], *plans: Callable[[], object]) -> None:
    """Carries out the plans in an event loop and lets it turn until `done`."""

    async def main() -> None:
        for plan in plans:
            plan()
        async with asyncio.timeout(20):
            while not done():
                await asyncio.sleep(0.001)

    asyncio.run(main())


def test_without_an_event_loop_there_is_no_idle_time():
    assert Idle().run([print]) is False


def test_jobs_are_done_in_order():
    did: list[int] = []
    run_until(lambda: len(did) == 50, lambda: Idle(wait=0).run(partial(did.append, n) for n in range(50)))
    assert did == list(range(50))


def test_something_newer_drops_what_was_left():
    did: list[str] = []
    worker = Idle(wait=0)
    older = partial(worker.run, [partial(did.append, "older")])
    newer = partial(worker.run, [partial(did.append, "newer")])
    run_until(lambda: "newer" in did, older, newer)
    assert did == ["newer"]


def test_the_loop_is_let_go_after_a_slice(monkeypatch):
    """A message that waits is heard between two jobs that take time."""
    monkeypatch.setattr(idle, "SLICE", 0.0)
    did: list[str] = []

    def job(name: str) -> None:
        did.append(name)
        asyncio.get_running_loop().call_soon(did.append, f"heard after {name}")

    run_until(lambda: len(did) == 4, lambda: Idle(wait=0).run([partial(job, "one"), partial(job, "two")]))
    assert did == ["one", "heard after one", "two", "heard after two"]


def done_when_each_takes_long(monkeypatch, owed: int, guessed: int) -> list[int]:
    """Which of so many jobs were done, numbered from 0, those that are guesses last; 9: a later worker's."""
    monkeypatch.setattr(idle, "SLICE", -1.0)
    did: list[int] = []
    jobs = [partial(did.append, n) for n in range(owed + guessed)]
    worker, after = Idle(wait=0, longest=0.0), Idle(wait=0.05)
    run_until(
        lambda: 9 in did,
        lambda: worker.run(jobs[:owed], guesses=jobs[owed:]),
        lambda: after.run([partial(did.append, 9)]),
    )
    return did


def test_a_job_that_takes_long_ends_the_guesses(monkeypatch):
    assert done_when_each_takes_long(monkeypatch, owed=0, guessed=2) == [0, 9]


def test_what_the_page_owes_is_done_however_long_it_takes(monkeypatch):
    """On a slow machine a drawing must not stay as it was before the last setting."""
    assert done_when_each_takes_long(monkeypatch, owed=3, guessed=1) == [0, 1, 2, 9]
