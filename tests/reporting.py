"""What a worker of a run with several tells of its tests: what came of each, and nothing else.

That a test begins, is made ready, is cleared away and is done are four messages beside the one that counts:
of twenty thousand tests a quarter of a minute's work. Must not know what any test is about.
"""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol


class OnlyWhatCounts:
    """Registered in each worker (`wanted`)."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """As pytest runs a test, but of what passed only the test itself is told."""
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if report.when == "call" or not report.passed:
                item.ihook.pytest_runtest_logreport(report=report)
        return True


def wanted(config: pytest.Config) -> bool:
    """Whether this is a worker whose tests nobody measures part by part."""
    measured = config.getoption("durations") is not None or config.getoption("xmlpath")
    return hasattr(config, "workerinput") and not measured
