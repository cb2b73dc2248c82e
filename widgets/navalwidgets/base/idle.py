"""Work for when nobody waits: small jobs, one at a time, given up as soon as something else is wanted.
What a page owes is done however long it takes; what it only guesses ahead ends with a job that takes long.

Knows the event loop of the kernel. Must not know what a job does; without an event loop there is no
idle time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

_log = logging.getLogger("navalwidgets")
Jobs = Iterator[Callable[[], object]]
LONGEST_JOB = 0.1
SLICE = 0.004  # quick jobs, most often those found done, go on without letting go of the loop


class Idle:
    """Runs jobs between messages. Asking again drops what is left of the jobs before."""

    def __init__(self, wait: float = 0.05, longest: float = LONGEST_JOB) -> None:
        """`longest`: after a job that took longer no guess is begun."""
        self._wait, self._longest = wait, longest
        self._turn = 0

    def run(self, owed: Iterable[Callable[[], object]], guesses: Iterable[Callable[[], object]] = ()) -> bool:
        """Begin with the first job after a short wait. False when there is no event loop to wait in.

        Args:
            owed: what the page shows: all of it is done, each job in its turn.
            guesses: what may be asked for next: left undone from the first job that takes long.
        """
        self._turn += 1
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        self._plan(loop, iter(owed), iter(guesses), self._turn, self._wait)
        return True

    def _plan(
        self, loop: asyncio.AbstractEventLoop, owed: Jobs, guesses: Jobs, turn: int, wait: float = 0.002
    ) -> None:
        loop.call_later(wait, self._next, loop, owed, guesses, turn)

    def _next(self, loop: asyncio.AbstractEventLoop, owed: Jobs, guesses: Jobs, turn: int) -> None:
        if turn != self._turn:
            return
        began = time.perf_counter()
        for job in chain(owed, guesses):
            try:
                job()
            except Exception:  # nobody waits for it, so nobody is told; asking for it again will tell
                _log.warning("a job in idle time failed", exc_info=True)
                return
            spent = time.perf_counter() - began
            if spent > SLICE:
                # A guess that takes long would make the learner's next click wait: leave the rest undone.
                self._plan(loop, owed, guesses if spent < self._longest else iter(()), turn)
                return
