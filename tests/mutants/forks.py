"""Children of this process, some at once, with limits of time and memory.

Knows processes, pipes and clocks. Must not know what a child does.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import selectors
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

MEMORY_BEYOND = 1_500_000_000
"""How many bytes more than its parent a child may have."""
Tell = Callable[[Any], None]


class Ended(NamedTuple):
    """What a child told, and how it ended: `done`, `time` (a limit of time met), or `died`."""

    key: Hashable
    told: list[Any]
    ending: str


class Children:
    """A queue of works, of which some are done at once, each in a fork of this process.

    silence: seconds without a word after which a child is ended; a net below the limits of computing time.
    """

    def __init__(self, at_once: int, silence: float = 900) -> None:
        self.at_once, self.silence = at_once, silence
        self._waiting: deque[tuple[Hashable, Callable[[Tell], None]]] = deque()
        self._selector = selectors.DefaultSelector()
        self._running: dict[int, _Running] = {}

    def add(self, key: Hashable, work: Callable[[Tell], None], first: bool = False) -> None:
        """Puts a work into the queue; what the child tells must be JSON."""
        (self._waiting.appendleft if first else self._waiting.append)((key, work))

    def ended(self, heard: Callable[[Hashable, Any], None] | None = None) -> Iterator[Ended]:
        """The children as they end; works may be added meanwhile. `heard` gets each word at once."""
        while self._waiting or self._running:
            while self._waiting and len(self._running) < self.at_once:
                self._start(*self._waiting.popleft())
            for event, _ in self._selector.select(timeout=1):
                child = self._running[event.fd]
                piece = os.read(event.fd, 65536)
                if piece:
                    for word in child.hear(piece):
                        if heard:
                            heard(child.key, word)
                else:
                    yield self._end(event.fd)
            for child in self._running.values():
                if time.monotonic() - child.heard > self.silence:
                    child.silenced = True
                    os.kill(child.pid, signal.SIGKILL)

    def _start(self, key: Hashable, work: Callable[[Tell], None]) -> None:
        reading, writing = os.pipe()
        folder = tempfile.mkdtemp(prefix="breaks-")
        sys.stdout.flush()
        gc.freeze()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            _be_a_child(work, writing, folder)
        os.close(writing)
        self._running[reading] = _Running(key, pid, folder)
        self._selector.register(reading, selectors.EVENT_READ)

    def _end(self, reading: int) -> Ended:
        child = self._running.pop(reading)
        self._selector.unregister(reading)
        os.close(reading)
        _, status = os.waitpid(child.pid, 0)
        shutil.rmtree(child.folder, ignore_errors=True)
        late = child.silenced or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF)
        return Ended(child.key, child.told, "time" if late else "died" if status else "done")


class _Running:
    def __init__(self, key: Hashable, pid: int, folder: str) -> None:
        self.key, self.pid, self.folder = key, pid, folder
        self.told: list[Any] = []
        self.rest, self.heard, self.silenced = b"", time.monotonic(), False

    def hear(self, piece: bytes) -> list[Any]:
        self.heard = time.monotonic()
        *lines, self.rest = (self.rest + piece).split(b"\n")
        words = [json.loads(line) for line in lines]
        self.told += words
        return words


def _be_a_child(work: Callable[[Tell], None], writing: int, folder: str) -> None:
    """Never returns. What a test writes goes into a folder of its own, what it prints nowhere."""
    status = 1

    def tell(word: Any) -> None:
        os.write(writing, json.dumps(word).encode() + b"\n")

    try:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.tempdir = folder
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nowhere, standard)
        work(tell)
        status = 0
    except BaseException:
        tell(["trouble", traceback.format_exc()[-2000:]])
    finally:
        os._exit(status)


def limit_memory() -> None:
    """From now on this process may have only so much more memory than it has now."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + MEMORY_BEYOND
    resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def limit_time(seconds: float) -> None:
    """This process ends after so many more seconds of computing (0: no limit any more)."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
