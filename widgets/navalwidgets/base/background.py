"""Long work beside the page's messages: in one thread, its results handed over in the kernel's own loop.

Knows threads and the event loop. Must not know what is worked on. Without an event loop (a test, a
script) the work is done at once. Nothing that fails here fails in silence: whoever asked is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Generator
from typing import Any

from navalwidgets.base.guard import sentence_of

#: Results are handed over at most so often, so that the page is never flooded.
PACE_SECONDS = 0.2


class Background:
    """Does one piece of work at a time; beginning another one, or `stop`, gives up the one before.

    The work is a generator: it can be given up between two of its results, and is closed then. It runs in
    its own thread and must touch no widget; `each` and `done` are called in the kernel's loop and may.

    Args:
        area: the widget that shows what went wrong when even `done` fails.
        pace: results are handed over at most so often, in seconds.
    """

    def __init__(self, area: Any, pace: float = PACE_SECONDS) -> None:
        self._area = area
        self._pace = pace
        self._turn = 0
        self._one_at_a_time = threading.Lock()
        self.busy = False

    def run(
        self,
        work: Callable[[], Generator[Any, None, None]],
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
        work: Callable[[], Generator[Any, None, None]],
        told: Callable[[list[Any]], None],
        finished: Callable[[Exception | None], None],
    ) -> None:
        waiting: list[Any] = []
        failure: Exception | None = None
        told_at = time.perf_counter()
        if turn != self._turn:
            return
        try:
            with contextlib.closing(work()) as results:
                for result in results:
                    if turn != self._turn:
                        return
                    waiting.append(result)
                    if time.perf_counter() - told_at >= self._pace:
                        told(waiting)
                        waiting, told_at = [], time.perf_counter()
        except Exception as problem:  # it is told in the kernel's loop, where widgets can show it
            failure = problem
        if waiting:
            told(waiting)
        finished(failure)
