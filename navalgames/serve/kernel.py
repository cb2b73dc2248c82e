"""The process of one open page: takes its limits, then becomes an ordinary kernel.

Knows the operating system's limits, and which page it is started for. Started by
`python -m navalgames.serve.kernel`, our argument before those of a kernel; a module rather than the command
`prlimit`, so that it needs no other program.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from importlib import import_module
from pathlib import PurePosixPath

NICENESS = 2  # a little below the server itself, which must answer while pages work


def take_limits(megabytes: int) -> None:
    """Limit this process, and those it will start, to so many megabytes of data (0 for no limit).

    Data is what a process writes: the heap and the stacks of its threads, not the libraries it maps. Beyond
    it Python raises a MemoryError, which a page tells in a sentence. A system without such limits sets none.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    asked = megabytes * 1_000_000
    if asked and (most == resource.RLIM_INFINITY or asked < most):
        resource.setrlimit(resource.RLIMIT_DATA, (asked, asked))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a crash must not fill the disk


def fetch_ahead(path: str) -> None:
    """Import what the page at `path` will ask for; an address that is none of ours imports nothing.

    Done beside the kernel's start, most of which is waiting for the server to greet it. What cannot be
    imported is left to the page, which tells it.
    """
    from navalgames.games import game
    from navalgames.serve.dashboards import dashboard

    with suppress(Exception):
        if page := dashboard(PurePosixPath(path).stem):
            import_module(f"navalwidgets.{page.kind}")
            game(page.game)


def without_debugger() -> None:
    """A page is not stepped through: its kernel leaves out the debugger, most of what it would import."""
    sys.modules.setdefault("debugpy", None)  # type: ignore[arg-type]  # what Python reads as "not there"


def main(arguments: list[str]) -> None:
    """Take the limits named first, then run the kernel."""
    take_limits(int(arguments[0]))
    sys.path[:] = [path for path in sys.path if path]  # nothing is imported from the folder of the notebooks
    without_debugger()
    from ipykernel import kernelapp

    kernel = kernelapp.IPKernelApp.instance()
    kernel.initialize(arguments[1:])
    if widgets := sys.modules.get("ipywidgets"):  # forked: they were imported before there was a shell
        widgets.load_ipython_extension(kernel.shell)
    threading.Thread(target=fetch_ahead, args=(os.environ.get("SCRIPT_NAME", ""),), daemon=True).start()
    kernel.start()


if __name__ == "__main__":
    main(sys.argv[1:])
