"""The command `navalgames`, run apart: in a process of its own, or in a fork of one that has its imports.

What a run loads or remembers ends with it either way; a fork spares the seconds of the imports.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from navalgames.cli import main

APART = "forkserver"
MOST_SECONDS = 100


def in_a_process_of_its_own(
    folder: Path, *arguments: str, found: Path | None = None, module: str = "navalgames.cli"
) -> subprocess.CompletedProcess[str]:
    """As people run it, in `folder`. found: what is installed there can be found; module: what is run."""
    path = os.pathsep.join([*([str(found)] if found else []), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def in_a_fork(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The same, in a fork; where the system has none, in a process of its own."""
    if APART not in multiprocessing.get_all_start_methods():
        return in_a_process_of_its_own(folder, *arguments)
    apart = multiprocessing.get_context(APART)
    apart.set_forkserver_preload(["navalgames.checking.every_check"])
    with tempfile.TemporaryDirectory() as kept:
        said, refused = Path(kept, "said"), Path(kept, "refused")
        process = apart.Process(target=_run, args=(folder, arguments, said, refused))
        process.start()
        process.join(MOST_SECONDS)
        if process.exitcode is None:
            process.kill()
            raise AssertionError(f"{arguments} did not end within {MOST_SECONDS} seconds")
        told = [one.read_text(encoding="utf-8") for one in (said, refused)]
    return subprocess.CompletedProcess(arguments, process.exitcode, *told)


def _run(folder: Path, arguments: tuple[str, ...], said: Path, refused: Path) -> None:
    """In the fork: what it says goes where nobody else writes."""
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    for path, number in ((said, 1), (refused, 2)):
        with path.open("wb") as file:
            os.dup2(file.fileno(), number)
    main(arguments)
