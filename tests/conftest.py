"""What holds for all tests: found examples count, not the milliseconds they took on a busy machine; what is
long waits for `make soak`, and of many cases of one make those whose turn it is not; what takes longest is
begun first; no test waits without a limit; what the collector of garbage can never free it does not look
through again and again.
"""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from tests import reporting
from tests.browser import chromium
from tests.scheduling import OneByOne, place
from tests.toys import TOYS, added
from tests.turns import waiting

settings.register_profile("navalgames", deadline=None)
settings.load_profile("navalgames")

SOAK_SEED = 0
OURS = Path(__file__).resolve().parents[1] / "navalgames"

gc.disable()  # until all tests are found: twenty thousand of them, and none of it is garbage


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run only what is too long for every day")
    parser.addoption(
        "--all-turns", action="store_true", help="ask every case of the tests that are asked by turns"
    )
    parser.addoption(
        "--soak-seed", type=int, default=SOAK_SEED, help="another number plays other games, asks other pages"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(EveryTest(), "navalgames-every-test")
    if reporting.wanted(config):
        config.pluginmanager.register(reporting.OnlyWhatCounts(), "navalgames-only-what-counts")


class EveryTest:
    """What is done for every test, wherever it stands."""

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """A module of ours that shows no example is not looked through for one.

        A package is, so that it comes before its modules: else pytest runs a module again that its package
        has imported.
        """
        module = collection_path.suffix == ".py" and collection_path.name != "__init__.py"
        ours = module and collection_path.is_relative_to(OURS)
        return True if ours and b">>>" not in collection_path.read_bytes() else None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """What is long only for `--soak`; the longest first; a page that hangs is ended with its worker."""
        soak = config.getoption("--soak")
        later = set() if config.getoption("--all-turns") else waiting(items)
        wanted, left_out = [], []
        for item in items:
            long = item in later or bool(item.get_closest_marker("soak"))
            (wanted if long == soak else left_out).append(item)
        config.hook.pytest_deselected(items=left_out)
        items[:] = sorted(wanted, key=lambda item: place(item.nodeid))
        for item in items:
            if item.get_closest_marker("browser"):
                _end_with_its_worker(item)

    def pytest_collection_finish(self) -> None:
        """The tests and their modules stay until the end."""
        gc.freeze()
        gc.enable()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """An open browser keeps an event loop running in this thread, which other tests would meet."""
        if not item.get_closest_marker("browser"):
            chromium.close()

    def pytest_sessionfinish(self) -> None:
        chromium.close()


def _end_with_its_worker(item: pytest.Item) -> None:
    """A signal would break playwright's loop, and with it every later test of this process."""
    mark = item.get_closest_marker("timeout")
    limit = mark.args[0] if mark else item.config.getoption("timeout") or item.config.getini("timeout")
    item.add_marker(pytest.mark.timeout(float(limit), method="thread"), append=False)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Ours where tests are shared out by modules."""
    return OneByOne(config, log) if config.getoption("dist") == "loadscope" else None


@pytest.fixture
def toys():
    """The toy games are there, by their names, as long as the test runs."""
    with added(*TOYS):
        yield


@pytest.fixture(scope="session")
def soak_seed(request: pytest.FixtureRequest) -> int:
    """The number that a long test begins at: `make soak SEED=7`."""
    return request.config.getoption("--soak-seed")
