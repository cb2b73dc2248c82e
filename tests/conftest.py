"""What holds for all tests: found examples count, not the milliseconds they took on a busy machine; what is
long waits for `make soak`; what takes longest is begun first; no test waits without a limit.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import PurePosixPath

import pytest
from hypothesis import settings

from tests.browser import chromium
from tests.toys import TOYS, added

settings.register_profile("navalgames", deadline=None)
settings.load_profile("navalgames")

FIRST = (
    "browser/test_guide_walk.py",
    "browser/test_chase_table.py",
    "browser/test_boat_table.py",
    "browser/test_card_table.py",
    "browser/test_sea_table.py",
    "browser/test_table.py",
    "browser/test_every_look.py",
    "browser/test_faults.py",
    "browser/test_server.py",
    "browser",
    "widgets/test_addresses_fuzzed.py",
    "house/test_contract_pages.py",
    "games/grand_fleet/test_bots.py",
    "house/test_contract.py",
    "games/test_agreement.py",
)
"""Where the longest tests stand, under tests/: begun first, so that none is left alone at the end."""
ALONE = ("browser/test_server.py", "browser/test_access.py", "browser/test_jupyterlab.py")
"""Modules of browser tests with servers of their own: one worker runs all of their tests."""
SOAK_SEED = 0


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run only what is too long for every day")
    parser.addoption(
        "--soak-seed", type=int, default=SOAK_SEED, help="another number plays other games, asks other pages"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(EveryTest(), "navalgames-every-test")


class EveryTest:
    """What is done for every test, wherever it stands."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """What is long only for `--soak`; the longest first; a page that hangs is ended with its worker."""
        soak = config.getoption("--soak")
        left_out = [item for item in items if bool(item.get_closest_marker("soak")) != soak]
        config.hook.pytest_deselected(items=left_out)
        items[:] = sorted((item for item in items if item not in set(left_out)), key=_place)
        for item in items:
            if item.get_closest_marker("browser"):
                _end_with_its_worker(item)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """An open browser keeps an event loop running in this thread, which other tests would meet."""
        if not item.get_closest_marker("browser"):
            chromium.close()

    def pytest_sessionfinish(self) -> None:
        chromium.close()


def _place(item: pytest.Item) -> int:
    """Where in the order of its beginning a test stands."""
    within = item.nodeid.partition("::")[0].removeprefix("tests/")
    return next((place for place, part in enumerate(FIRST) if within.startswith(part)), len(FIRST))


def _end_with_its_worker(item: pytest.Item) -> None:
    """A signal would break playwright's loop, and with it every later test of this process."""
    mark = item.get_closest_marker("timeout")
    limit = mark.args[0] if mark else item.config.getoption("timeout") or item.config.getini("timeout")
    item.add_marker(pytest.mark.timeout(float(limit), method="thread"), append=False)


with suppress(ImportError):
    from xdist.scheduler import LoadScopeScheduling

    class OneByOne(LoadScopeScheduling):
        """Whole modules to a worker, but browser tests one by one: they are long and share a server."""

        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            within = file.removeprefix("tests/")
            alone = PurePosixPath(within).parts[0] != "browser" or within in ALONE
            return super()._split_scope(nodeid) if alone else nodeid

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadScopeScheduling | None:
        """In our order, not in that of the number of tests in a module."""
        if config.getoption("dist") != "loadscope":
            return None
        config.option.loadscopereorder = False
        return OneByOne(config, log)


@pytest.fixture
def toys():
    """The toy games are there, by their names, as long as the test runs."""
    with added(*TOYS):
        yield


@pytest.fixture(scope="session")
def soak_seed(request: pytest.FixtureRequest) -> int:
    """The number that a long test begins at: `make soak SEED=7`."""
    return request.config.getoption("--soak-seed")
