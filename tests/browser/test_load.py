"""A small class at once: everybody gets an answer, each page stays small, and nothing is left when they go.

`python -m benchmarks.load_class` is the same with thirty learners and a clock.
"""

from __future__ import annotations

import sys

import pytest

from benchmarks.load_class import MOST_MEGABYTES, load_table, measure
from tests.browser.learners import run_apart
from tests.browser.site import start_server, stop_server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # a class of learners at once
LEARNERS = 6


def test_a_small_class_at_once():
    server = start_server("--most-pages", str(LEARNERS))
    try:
        run = run_apart(measure(server, LEARNERS, within=0.5))
    finally:
        stop_server(server)
    assert len(run.seconds) == len(run.megabytes) == LEARNERS
    assert run.before == run.after == 0
    if sys.platform == "linux":  # elsewhere private memory is counted otherwise
        assert max(run.megabytes) <= MOST_MEGABYTES
    assert f"{LEARNERS} of {LEARNERS}" in load_table([run])
