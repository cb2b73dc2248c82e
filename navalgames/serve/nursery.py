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
from contextlib import suppress
from importlib import import_module
from typing import Any

from navalgames.serve import kernel

PAGES = ("guide", "lab", "table", "choices")
LAUNCHER = "navalgames.serve.nursery"


def fetch() -> None:
    """Import what kernels and pages need. What cannot be imported is left to the page, which tells it."""
    from navalgames.games import game, game_ids

    import_module("ipykernel.kernelapp")
    for kind in PAGES:
        with suppress(Exception):
            import_module(f"navalwidgets.{kind}")
    for name in game_ids():
        with suppress(Exception):
            game(name)


def answer(door: socket.socket) -> None:
    """Fork a kernel for each request, until the server closes the door."""
    parent = os.getpid()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # kernels that end are cleared away by the system
    with door, door.makefile("rb") as requests:
        for line in requests:
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
