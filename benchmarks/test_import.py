"""How long the package takes to load: `python -m pytest benchmarks/test_import.py`.

Every round is a process of its own; an empty one is the yardstick. What stays unloaded is held by
tests/house/test_imports.py.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAMS = {
    "an empty process": "pass",
    "import navalgames": "import navalgames",
    "import navalgames.api": "import navalgames.api",
    "the first exact answer": "import navalgames; navalgames.ask('grand_fleet', 'initiative')",
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_process(benchmark, program):
    benchmark.extra_info["program"] = program
    command = [sys.executable, "-c", PROGRAMS[program]]
    benchmark.pedantic(lambda: subprocess.run(command, check=True), rounds=21, warmup_rounds=2)
