"""Which tests are begun first, and how they are shared out among the workers of one run.

Knows the names of test modules and pytest's scheduler. Must not know what any of them tests.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

FIRST = (
    "browser/test_guide_walk.py",
    "browser/test_chase_table.py",
    "browser/test_boat_table.py",
    "browser/test_card_table.py",
    "browser/test_sea_table.py",
    "browser/test_table.py",
    "browser/test_every_look.py",
    "browser/test_faults.py",
    "browser/test_lab.py",
    "browser/test_server.py",
    "browser/test_why.py",
    "browser",
    "outside/test_salvo.py",
    "widgets/test_addresses_fuzzed.py",
    "house/test_contract_pages.py",
    "games/grand_fleet/test_bots.py",
    "house/test_contract.py",
    "games/test_agreement.py",
)
"""Where the longest tests stand, under tests/: begun first, so that none is left alone at the end."""
ALONE = (
    "browser/test_server.py",
    "browser/test_access.py",
    "browser/test_jupyterlab.py",
    "browser/test_why.py",
    "browser/test_lab.py",
)
"""Modules of browser tests with servers or pages that they share: one worker runs all of their tests."""


def place(nodeid: str) -> int:
    """Where in the order of its beginning a test stands."""
    within = _within(nodeid)
    return next((place for place, part in enumerate(FIRST) if within.startswith(part)), len(FIRST))


def _within(nodeid: str) -> str:
    return nodeid.partition("::")[0].removeprefix("tests/")


class OneByOne(LoadScopeScheduling):
    """Whole modules to a worker, but browser tests one by one: they are long and share a server."""

    def __init__(self, config: pytest.Config, log: Any = None) -> None:
        config.option.loadscopereorder = False  # in our order, not in that of the number of tests in a module
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        within = _within(nodeid)
        alone = PurePosixPath(within).parts[0] != "browser" or within in ALONE
        return super()._split_scope(nodeid) if alone else nodeid

    def remove_node(self, node: Any) -> str | None:
        """The test that ended its worker has failed, and no worker in its place begins it again: each would
        end as well. What else was the worker's is done by others."""
        left = self.assigned_work.pop(node)
        begun = next((one for unit in left.values() for one, done in unit.items() if not done), None)
        for scope, unit in left.items():
            if begun in unit:
                unit[begun] = True
            if not all(unit.values()):
                self.workqueue[scope] = unit
        for other in self.assigned_work if begun else ():
            self._reschedule(other)
        return begun

    def _reschedule(self, node: Any) -> None:
        """Nothing to a worker that still looks for its tests: it came in place of one that was ended, and
        asks itself when it has found them. With two of them at once the whole run would break off."""
        if node in self.registered_collections:
            super()._reschedule(node)
