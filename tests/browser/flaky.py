"""Browser tests several times on a busy machine: what fails now and then is told by name and number.

Run by `make flaky`. Knows pytest's exit and its summary. Load: processes beside the tests that do nothing but
count, one for each core.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def busy() -> None:
    """Count for ever."""
    number = 0
    while True:
        number += 1


def failures(modules: Sequence[str]) -> list[str]:
    """The tests that failed in one run, by name; a run that could not begin is named, too."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-m",
        "browser",
        "-n",
        "2",
        "--dist",
        "loadscope",
        "-q",
        "-rfE",
    ]
    run = subprocess.run([*command, *modules], stdout=subprocess.PIPE, text=True, check=False)
    found = FAILED.findall(run.stdout)
    return found or ([] if run.returncode == 0 else [f"no tests ran:\n{run.stdout[-1000:]}"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs, tells after each what failed, at last how often; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.flaky", description=__doc__)
    parser.add_argument("modules", nargs="*", default=["tests/browser"])
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument(
        "--load", type=int, default=os.cpu_count(), help="processes that count beside the tests"
    )
    given = parser.parse_args(arguments)
    load = [multiprocessing.Process(target=busy, daemon=True) for _ in range(given.load)]
    for one in load:
        one.start()
    found: Counter[str] = Counter()
    try:
        for number in range(given.times):
            failed = failures(given.modules)
            found.update(failed)
            print(f"run {number + 1} of {given.times}: {len(failed)} failed", *failed, sep="\n  ", flush=True)
    finally:
        for one in load:
            one.terminate()
    for name, times in found.most_common():
        print(f"{times} of {given.times}: {name}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
