"""pytest with the tests of a ground collected once; the tests are then run where and when one likes.

Knows pytest. Must not know of breaks.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings

from tests.mutants.ground import Ground

UNUSED = ("cacheprovider", "nbval", "benchmark", "anyio")
"""Plugins that no test of a rule needs; each costs time at every start."""
OPTIONS = ("-q", "-s", "-o", "timeout=0", *(option for name in UNUSED for option in ("-p", f"no:{name}")))


class Fall(NamedTuple):
    """A test that went red. out_of_memory: it was the limit, not an assertion."""

    test: str
    why: str
    out_of_memory: bool


class Tests:
    """The collected tests of a session, by name."""

    __test__ = False

    def __init__(self, items: list[pytest.Item], reports: _Reports) -> None:
        self.items = {item.nodeid: item for item in items}
        self._reports = reports

    def marks(self, test: str) -> list[str]:
        """The rule numbers a test carries."""
        return [number for mark in self.items[test].iter_markers("rule") for number in mark.args]

    def run(self, tests: Iterable[str], before: Callable[[str], None]) -> Fall | None:
        """Runs tests in this process until one falls; `before` is called with the name of each."""
        items = [self.items[test] for test in tests if test in self.items]
        for item, following in zip(items, [*items[1:], None], strict=True):
            before(item.nodeid)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._reports.fall:
                return self._reports.fall
        return None


class _Reports:
    def __init__(self, ground: Ground, work: Callable[[Tests], None]) -> None:
        self.ground, self.work = ground, work
        self.fall: Fall | None = None
        self.collected = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """After the settings of a conftest: the same examples each time, none kept, none made smaller."""
        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("breaks", database=None, derandomize=True, deadline=None, phases=phases)
        settings.load_profile("breaks")

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.ground.keeps(item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.collected = not session.testsfailed
        if self.collected:
            self.ground.prepare()
            self.work(Tests(session.items, self))
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo) -> Any:
        report = yield
        if report.failed and not self.fall:
            crash = getattr(report.longrepr, "reprcrash", None)
            why = (crash.message if crash else str(report.longrepr)).strip().partition("\n")[0]
            out = bool(call.excinfo and call.excinfo.errisinstance(MemoryError))
            self.fall = Fall(item.nodeid, why[:200], out)
        return report


def in_session(ground: Ground, work: Callable[[Tests], None]) -> bool:
    """Collects the tests of the ground in this process and hands them to `work`; False if that fails."""
    os.chdir(ground.root)
    sys.dont_write_bytecode = True
    reports = _Reports(ground, work)
    paths = [path for path in (*ground.own, *ground.shared) if (ground.root / path).exists()]
    try:
        pytest.main([*OPTIONS, f"--rootdir={ground.root}", *paths], plugins=[reports])
    except BaseException:
        if reports.collected:
            raise
    return reports.collected
