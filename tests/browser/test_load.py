"""A small class at once: everybody gets an answer, each page stays small, and nothing is left when they go.

`python -m benchmarks.load_class` is the same with thirty learners and a clock.
"""

from __future__ import annotations

import asyncio
import sys

import pytest

from benchmarks.load_class import MOST_MEGABYTES, load_table, measure, queries
from tests.browser.learners import Learner, a_class
from tests.browser.site import kernels_of, start_server, stop_server

pytestmark = pytest.mark.browser
LEARNERS = 6


def test_a_small_class_at_once():
    server = start_server("--most-pages", str(LEARNERS))
    try:
        run = asyncio.run(measure(server, LEARNERS, within=0.5))
    finally:
        stop_server(server)
    assert len(run.seconds) == len(run.megabytes) == LEARNERS
    assert run.before == run.after == 0
    if sys.platform == "linux":  # elsewhere private memory is counted otherwise
        assert max(run.megabytes) <= MOST_MEGABYTES
    assert f"{LEARNERS} of {LEARNERS}" in load_table([run])


def test_learners_beyond_the_limit_are_told_and_the_others_get_through():
    server = start_server("--most-pages", "2")
    try:
        found = asyncio.run(a_class(server.address, queries(4), within=0))
        assert sum(isinstance(one, Learner) for one in found) == 2
        assert [getattr(one, "code", 0) for one in found if not isinstance(one, Learner)] == [503, 503]
        assert len(kernels_of(server)) == 2
    finally:
        stop_server(server)
