"""Long work beside the page's messages: in one thread, its results handed over in the kernel's own loop.

Knows threads and the event loop. Must not know what is worked on. Without an event loop (a test, a
script) the work is done at once; where there are no threads (in a browser) whoever runs the page has named
another place for it. Nothing that fails here fails in silence: whoever asked is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Generator
from typing import Any, ClassVar, Protocol

from navalwidgets.base.guard import sentence_of

#: Results are handed over at most so often, so that the page is never flooded.
PACE_SECONDS = 0.2
Work = Callable[[], Generator[Any, None, None]]


class Elsewhere(Protocol):
    """A place for work outside this process: begins it, and returns what gives it up."""

    def __call__(
        self,
        work: Work,
        pace: float,
        told: Callable[[list[Any]], None],
        finished: Callable[[Exception | None], None],
    ) -> Callable[[], None]: ...


def in_batches(work: Work, pace: float) -> Generator[list[Any], None, None]:
    """The results of a piece of work, so many at once as come within `pace` seconds.

    Yields after every result, an empty list where it is too early to tell: a moment to give the work up in.
    What was found before a failure is told first.
    """
    waiting: list[Any] = []
    failure: Exception | None = None
    told_at = time.perf_counter()
    try:
        with contextlib.closing(work()) as results:
            for result in results:
                waiting.append(result)
                ready = time.perf_counter() - told_at >= pace
                yield waiting if ready else []
                if ready:
                    waiting, told_at = [], time.perf_counter()
    except Exception as problem:
        failure = problem
    if waiting:
        yield waiting
    if failure is not None:
        raise failure


class Background:
    """Does one piece of work at a time; beginning another one, or `stop`, gives up the one before.

    The work is a generator: it can be given up between two of its results, and is closed then. It runs in
    its own thread and must touch no widget; `each` and `done` are called in the kernel's loop and may. Work
    that is to be done in a browser, too, is a function of a module with its arguments (`functools.partial`):
    it travels to another process.

    Args:
        area: the widget that shows what went wrong when even `done` fails.
        pace: results are handed over at most so often, in seconds.
    """

    elsewhere: ClassVar[Elsewhere | None] = None
    """Where work is done in place of a thread."""

    def __init__(self, area: Any, pace: float = PACE_SECONDS) -> None:
        self._area = area
        self._pace = pace
        self._give_up: Callable[[], None] | None = None
        self._turn = 0
        self._one_at_a_time = threading.Lock()
        self.busy = False

    def run(
        self,
        work: Work,
        *,
        each: Callable[[list[Any]], None],
        done: Callable[[Exception | None], None],
    ) -> None:
        """Begin.

        Args:
            work: makes the generator, in the thread.
            each: is told the results since it was told last; when it fails the work is given up.
            done: is called once at the end, with what went wrong or None; never after `stop`.
        """
        self.stop()
        self.busy = True
        turn = self._turn

        def finished(failure: Exception | None) -> None:
            if turn == self._turn:
                self.stop()
                self._end(done, failure)

        def told(results: list[Any]) -> None:
            if turn == self._turn:
                try:
                    each(results)
                except Exception as failure:  # nobody waits above us: `done` tells it
                    finished(failure)

        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._work(turn, work, told, finished)
            return
        if self.elsewhere is not None:
            self._give_up = self.elsewhere(work, self._pace, told, finished)
            return

        def later(call: Callable[..., None]) -> Callable[..., None]:
            def handed_over(*given: Any) -> None:
                with contextlib.suppress(RuntimeError):  # the kernel is shutting down: nobody waits any more
                    loop.call_soon_threadsafe(call, *given)

            return handed_over

        given = (turn, work, later(told), later(finished))
        # A daemon: a kernel that shuts down does not wait for the end of the work.
        threading.Thread(target=self._in_turn, args=given, name="naval-background", daemon=True).start()

    def stop(self) -> None:
        """Give up what is being done; what was handed over stays."""
        self._turn += 1
        self.busy = False
        give_up, self._give_up = self._give_up, None
        if give_up is not None:
            give_up()

    def _end(self, done: Callable[[Exception | None], None], failure: Exception | None) -> None:
        try:
            done(failure)
        except Exception as further:
            self._area.problem = sentence_of(further, self._area.words)
            self._area.revision += 1

    def _in_turn(self, *given: Any) -> None:
        with self._one_at_a_time:  # the work before may still be busy with its last result
            self._work(*given)

    def _work(
        self,
        turn: int,
        work: Work,
        told: Callable[[list[Any]], None],
        finished: Callable[[Exception | None], None],
    ) -> None:
        failure: Exception | None = None
        if turn != self._turn:
            return
        try:
            with contextlib.closing(in_batches(work, self._pace)) as batches:
                for batch in batches:
                    if turn != self._turn:
                        return
                    if batch:
                        told(batch)
        except Exception as problem:  # it is told in the kernel's loop, where widgets can show it
            failure = problem
        finished(failure)
