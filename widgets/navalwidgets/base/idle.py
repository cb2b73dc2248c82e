"""Work for when nobody waits: small jobs, one at a time, given up as soon as something else is wanted.

Knows the event loop of the kernel. Must not know what a job does; without an event loop there is no
idle time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator

_log = logging.getLogger("navalwidgets")
LONGEST_JOB = 0.1
SLICE = 0.004  # quick jobs, most often those found done, go on without letting go of the loop


class Idle:
    """Runs jobs between messages. Asking again drops what is left of the jobs before."""

    def __init__(self, wait: float = 0.05, longest: float = LONGEST_JOB) -> None:
        """`longest`: after a job that took longer the rest is left undone."""
        self._wait, self._longest = wait, longest
        self._turn = 0

    def run(self, jobs: Iterable[Callable[[], object]], wait: float | None = None) -> bool:
        """Begin with the first job after a short wait. False when there is no event loop to wait in."""
        self._turn += 1
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        self._plan(loop, iter(jobs), self._turn, self._wait if wait is None else wait)
        return True

    def _plan(
        self, loop: asyncio.AbstractEventLoop, jobs: Iterator[Callable[[], object]], turn: int, wait: float
    ) -> None:
        loop.call_later(wait, self._next, loop, jobs, turn)

    def _next(self, loop: asyncio.AbstractEventLoop, jobs: Iterator[Callable[[], object]], turn: int) -> None:
        if turn != self._turn:
            return
        began = time.perf_counter()
        for job in jobs:
            try:
                job()
            except Exception:  # nobody waits for it, so nobody is told; asking for it again will tell
                _log.warning("a job in idle time failed", exc_info=True)
                return
            spent = time.perf_counter() - began
            if spent > SLICE:
                # A job that takes long would make the learner's next click wait: leave the rest undone.
                if spent < self._longest:
                    self._plan(loop, jobs, turn, 0.002)
                return
