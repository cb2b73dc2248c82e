"""The process that kernels of pages are forked from: what every page imports has been imported here once.

Knows processes, and what pages import. Must not know the server, nor which page is asked for. Started by
`python -m navalgames.serve.nursery DOOR`, DOOR the number of an open socket; ends when that is closed.
A forked kernel shares the memory of what was imported, until one of them writes to it.

Each request is a line of JSON: {"arguments": [...], "environment": {...}, "folder": "..."}; the answer is a
line with the number of the new process.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from select import select
from typing import Any

from navalgames.errors import Problem
from navalgames.serve import kernel

PAGES = ("guide", "lab", "table", "choices")
LAUNCHER = "navalgames.serve.nursery"
READ_AHEAD = frozenset({".csv", ".ftl", ".toml"})


def fetch() -> None:
    """Import what kernels and pages need. What cannot be imported is left to the page, which tells it."""
    from navalgames.games import game, game_ids

    kernel.without_debugger()
    for name in ("ipykernel.kernelapp", "ipykernel.debugger"):  # the latter is looked for by every kernel
        import_module(name)
    for kind in PAGES:
        with suppress(Exception):
            import_module(f"navalwidgets.{kind}")
    for name in game_ids():
        with suppress(Exception):
            game(name)


def prepared() -> Iterator[Callable[[], object]]:
    """What every page reads, in pieces of at most a tenth of a second: kernels forked later find it read."""
    from navalgames.games import game, game_ids
    from navalgames.odds.charts import charts_of
    from navalgames.sessions.lessons import episodes_of
    from navalgames.texts import LANGUAGES, Texts

    tables = import_module("navalwidgets.table.games.finding")
    for language in LANGUAGES:
        yield partial(Texts, language)
    for name in game_ids():
        yield game(name).questions
        yield game(name).bots
        yield partial(tables.own_module, name)
        yield partial(charts_of, game(name))
        yield partial(episodes_of, game(name))
        for language in LANGUAGES:
            yield partial(Texts, language, name)
    yield gc.freeze  # once more: what was read is shared, too


def written() -> int:
    """When a file that is read ahead was last written, in nanoseconds."""
    from navalgames import texts
    from navalgames.charts import owned_path
    from navalgames.folders import folder_of
    from navalgames.games import game_ids

    folders = [Path(texts.__file__).parent, *map(folder_of, game_ids())]
    files = [Path(place, name) for folder in folders for place, _, names in os.walk(folder) for name in names]
    read = [file for file in files if file.suffix in READ_AHEAD]
    with suppress(Problem):
        read += filter(None, map(owned_path, game_ids()))
    return max(map(_written, read))


def _written(file: Path) -> int:
    """0 for what is gone meanwhile, or leads nowhere as an editor's lock does."""
    with suppress(OSError):
        return file.stat().st_mtime_ns
    return 0


def answer(door: socket.socket) -> None:
    """Fork a kernel for each request, until the server closes the door; read ahead while nobody asks.

    When a file was written since, all begins anew: an author sees a sentence as it stands now.
    """
    parent, ahead, since = os.getpid(), prepared(), written()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # kernels that end are cleared away by the system
    with door, door.makefile("rb") as requests:
        while True:
            while not select([door], [], [], 0)[0]:
                with suppress(Exception):  # the page reads it again, and tells it
                    piece = next(ahead, None)
                    if piece is None:
                        break
                    piece()
            select([door], [], [])
            if written() != since:  # the request waits at the door
                os.set_inheritable(door.fileno(), True)
                os.execv(sys.executable, [sys.executable, "-m", LAUNCHER, str(door.fileno())])
            line = requests.readline()
            if not line:
                return
            number = os.fork()
            if number == 0:
                _become(json.loads(line), door, parent)
            door.sendall(f"{number}\n".encode())


def _become(asked: dict[str, Any], door: socket.socket, parent: int) -> None:
    """The life of a forked process: a session of its own, what it was asked to be, and its end."""
    ended = 1
    try:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(door.fileno())  # without a word to the server, as closing the socket would say
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ.clear()
        os.environ.update(asked["environment"])
        os.chdir(asked["folder"])
        # Its variable for this was read when the kernel's class was made, before the fork.
        arguments = [*asked["arguments"], f"--IPKernelApp.parent_handle={parent}"]
        sys.argv = [kernel.__file__, *arguments]
        kernel.main(arguments)
        ended = 0
    except SystemExit as leaving:
        ended = leaving.code if isinstance(leaving.code, int) else 0
    except BaseException:  # nothing may come back into the loop of the parent
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(ended)


def main(arguments: list[str]) -> None:
    """Import, then answer at the door whose number is given."""
    sys.path[:] = [path for path in sys.path if path]  # nothing is imported from the folder of the notebooks
    fetch()
    gc.collect()
    gc.freeze()  # the collector would write to what is shared
    answer(socket.socket(fileno=int(arguments[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
