"""The process of one open page: takes its limits, then becomes an ordinary kernel.

Knows the operating system's limits. Started by `python -m navalgames.serve.kernel`, our argument before those
of a kernel; a module rather than the command `prlimit`, so that it needs no other program.
"""

from __future__ import annotations

import os
import sys

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


def main(arguments: list[str]) -> None:
    """Take the limits named first, then run the kernel."""
    take_limits(int(arguments[0]))
    sys.path[:] = [path for path in sys.path if path]  # nothing is imported from the folder of the notebooks
    from ipykernel import kernelapp

    kernelapp.launch_new_instance(argv=arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
