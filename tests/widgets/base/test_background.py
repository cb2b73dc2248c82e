"""Long work in the background: handed over in the loop, given up when something else is wanted."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time

import pytest

from navalwidgets.base.background import Background, in_batches
from navalwidgets.parts.button_row import ButtonRow


def area():
    """A widget that shows what went wrong."""
    return ButtonRow(print)


def counting(most, closed=None, rest=0.0):
    def work():
        try:
            for number in range(most):
                time.sleep(rest)
                yield number
        finally:
            if closed is not None:
                closed.append(True)

    return work


def test_without_a_loop_it_is_done_at_once():
    seen, ended = [], []
    Background(area()).run(counting(5), each=seen.extend, done=ended.append)
    assert seen == [0, 1, 2, 3, 4] and ended == [None]


def test_in_a_loop_results_come_in_portions_in_the_loops_own_thread():
    portions, threads = [], set()

    async def page():
        ended = asyncio.get_running_loop().create_future()

        def each(results):
            portions.append(list(results))
            threads.add(threading.current_thread())

        background = Background(area(), pace=0.03)
        background.run(counting(20, rest=0.005), each=each, done=ended.set_result)
        assert background.busy
        assert await asyncio.wait_for(ended, 10) is None
        assert not background.busy

    asyncio.run(page())
    assert [number for portion in portions for number in portion] == list(range(20))
    assert 1 < len(portions) < 20 and threads == {threading.main_thread()}


def test_the_loop_stays_free_while_work_goes_on():
    async def page():
        ended = asyncio.get_running_loop().create_future()

        def busy():
            for number in range(4):
                until = time.perf_counter() + 0.15
                while time.perf_counter() < until:
                    pass
                yield number

        Background(area()).run(busy, each=lambda _: None, done=ended.set_result)
        pauses = []
        while not ended.done():
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            pauses.append(time.perf_counter() - began)
        return sorted(pauses)

    pauses = asyncio.run(page())
    # All but the few longest, for which another program on the machine may be to blame.
    assert len(pauses) > 5 and pauses[int(0.9 * len(pauses))] < 0.2


def test_stopping_closes_the_work_and_tells_nothing_more():
    async def page():
        seen, ended, closed = [], [], []
        background = Background(area(), pace=0)
        background.run(counting(10_000, closed, rest=0.002), each=seen.extend, done=ended.append)
        while not seen:
            await asyncio.sleep(0.005)
        background.stop()
        told = len(seen)
        for _ in range(400):
            if closed:
                break
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)
        assert closed == [True] and len(seen) == told and ended == [] and not background.busy

    asyncio.run(page())


def test_beginning_again_gives_up_the_work_before():
    async def page():
        first, second = [], []
        ended = asyncio.get_running_loop().create_future()
        background = Background(area(), pace=0)
        background.run(counting(10_000, rest=0.002), each=first.extend, done=lambda _: first.append("done"))
        background.run(counting(3), each=second.extend, done=ended.set_result)
        await asyncio.wait_for(ended, 10)
        assert second == [0, 1, 2] and "done" not in first and len(first) < 100

    asyncio.run(page())


def test_a_program_ends_without_waiting_for_work_in_the_background():
    program = """
import asyncio, time
from navalwidgets.base.background import Background, in_batches
async def page():
    told = asyncio.Event()
    def endless():
        while True:
            time.sleep(0.01)
            yield 1
    Background(None, pace=0).run(endless, each=lambda _: told.set(), done=print)
    await told.wait()
asyncio.run(page())
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=30)


def test_a_failure_is_handed_over_with_what_was_found_before():
    def failing():
        yield 1
        raise ValueError("no")

    seen, ended = [], []
    Background(area()).run(failing, each=seen.extend, done=ended.append)
    assert seen == [1] and isinstance(ended[0], ValueError)


@pytest.mark.parametrize("in_a_loop", [False, True])
def test_a_result_that_cannot_be_shown_ends_the_work_and_is_told_once(in_a_loop):
    ended, closed = [], []

    def cannot(_results):
        raise ZeroDivisionError

    def begin(background):
        background.run(counting(1000, closed, rest=0.001), each=cannot, done=ended.append)

    async def page():
        background = Background(area(), pace=0)
        begin(background)
        while not closed:
            await asyncio.sleep(0.005)
        assert not background.busy

    if in_a_loop:
        asyncio.run(page())
    else:
        begin(Background(area(), pace=0))
    assert [type(failure) for failure in ended] == [ZeroDivisionError] and closed == [True]


def test_an_end_that_cannot_be_told_is_told_all_the_same(caplog):
    shown = area()
    background = Background(shown)

    def cannot(_failure):
        raise ZeroDivisionError

    background.run(counting(1), each=lambda _: None, done=cannot)
    assert "should not have" in shown.problem and shown.revision == 1 and not background.busy
    assert caplog.records[0].args[0] in shown.problem
    background.run(counting(1), each=lambda _: None, done=lambda _: None)
    assert not background.busy


class _Elsewhere:
    """Another place for work, which keeps what it is given."""

    def __init__(self):
        self.told = self.finished = None
        self.given_up = 0

    def __call__(self, work, pace, told, finished):
        self.told, self.finished = told, finished
        return self._give_up

    def _give_up(self):
        self.given_up += 1


def test_work_is_done_elsewhere_where_a_place_is_named(monkeypatch):
    place, heard = _Elsewhere(), []
    monkeypatch.setattr(Background, "elsewhere", place)

    async def page():
        background = Background(area())
        background.run(counting(0), each=heard.append, done=heard.append)
        assert background.busy
        place.told([1, 2])
        place.finished(None)
        assert not background.busy
        background.run(counting(0), each=heard.append, done=heard.append)
        late = place.told
        background.stop()
        late([3])

    asyncio.run(page())
    assert heard == [[1, 2], None]
    assert place.given_up == 2  # when it was done, and when it was stopped


def test_what_was_found_before_a_failure_comes_first():
    def work():
        yield 1
        raise ValueError

    batches = in_batches(work, 100)
    assert next(batches) == []
    assert next(batches) == [1]
    with pytest.raises(ValueError):
        next(batches)
