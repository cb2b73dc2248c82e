"""A real server and a real Chromium: every browser test starts here.

`server` is `navalgames serve` on a free port. A page made by `open_page` refuses and records every
request that leaves the server, and collects what the console reports as an error; both are checked
when the test ends, so no test can forget to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.chromium import RUNNING
from tests.browser.labs import Labs
from tests.browser.site import (
    PATIENCE_MS,
    WIDE,
    OpenPage,
    Server,
    Watch,
    leave,
    start_server,
    stop_server,
    wait_ready,
)
from tests.browser.static_site import NOT_THERE, StaticSite, start_site, wanted_site

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def server() -> Iterator[Server | StaticSite]:
    """One server for all tests of this process; a host of files where NAVALGAMES_SITE names a folder."""
    folder = wanted_site()
    running = start_site(folder) if folder else start_server("--idle-seconds", "20")
    yield running
    stop_server(running)


@pytest.fixture
def browser() -> Browser:
    """The one Chromium of this process; it is closed before a test that needs none."""
    return RUNNING.open()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Against a folder of files, what only a server can do is passed over with its reason."""
    for item in items if wanted_site() else []:
        reason = NOT_THERE.get(getattr(item, "originalname", item.name))
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))


MEDIA = ("color_scheme", "forced_colors", "reduced_motion")
"""Settings of a page: any window can show it so."""
NAVIGATION_MS = 60_000  # on a busy machine a lesson's page is long in the making
_WINDOWS: WeakKeyDictionary[Browser, list[Window]] = WeakKeyDictionary()
"""The windows of a browser that no test uses now: they use them one after the other."""


class Window(NamedTuple):
    """What was once loaded and compiled is kept, by a page that stays; what a page stored is cleared."""

    context: BrowserContext
    staying: Page


def _window(browser: Browser, server: Server) -> Window:
    """A window that no test uses now, as a reader opens it who wants no motion.

    Chromium compiles anew in each renderer process: as long as a page of the server stays open, the others of
    its window share its process (FLAGS), and are drawn in two thirds of the time.
    """
    free = _WINDOWS.setdefault(browser, [])
    if free:
        return free.pop(0)
    context = browser.new_context(
        viewport=WIDE, color_scheme="light", reduced_motion="reduce", bypass_csp=server.forbids_eval
    )
    staying = context.new_page()
    staying.goto(server.quiet)
    return Window(context, staying)


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """open_page(url, viewport=WIDE, dark=False, **settings of media or context) -> a loaded page.

    Each page of a test stands in a window of its own: they share neither storage nor cookies. A dashboard is
    returned when its widgets are drawn and its kernel answers.
    """
    yield from _opening(browser, server)


@pytest.fixture(scope="module")
def open_once(server: Server) -> Iterator[OpenPage]:
    """Opens pages as `open_page` does, for all tests of a module that one worker runs (see `scheduling`)."""
    yield from _opening(RUNNING.open(), server)


@pytest.fixture(scope="module")
def labs(open_once: OpenPage, server: Server) -> Labs:
    """labs(game, question, **settings) -> a lab that stays open for the tests of a module (see `labs`)."""
    return Labs(open_once, server)


def _opening(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens pages, leaves them at the end, and fails if they did what no page may."""
    watch = Watch(server.address)
    own: list[BrowserContext] = []
    shared: list[Window] = []

    def opened(url: str, viewport: dict[str, int] = WIDE, dark: bool = False, **settings: Any) -> Page:
        media = {name: settings.pop(name) for name in MEDIA if name in settings}
        if dark:
            media["color_scheme"] = "dark"
        if settings:
            usual = {"viewport": viewport, "color_scheme": "light", "reduced_motion": "reduce"}
            settings = usual | {"bypass_csp": server.forbids_eval} | settings
            context = browser.new_context(**settings)
            own.append(context)
        else:
            shared.append(_window(browser, server))
            context = shared[-1].context
        watch.attach(context)
        page = context.new_page()
        page.set_viewport_size(settings.get("viewport", viewport))
        if media:
            page.emulate_media(**media)
        page.set_default_timeout(PATIENCE_MS)
        page.set_default_navigation_timeout(NAVIGATION_MS)
        page.goto(url, wait_until="commit")
        if server.is_dashboard(url):
            wait_ready(page)
        else:
            page.wait_for_load_state("load")
        return page

    yield OpenPage(opened, watch)
    for context in own:
        _leave(context.pages, server)
        context.close()
    for window in shared:
        _empty(window, watch, server)
    _WINDOWS.setdefault(browser, [])[:0] = shared
    watch.check()


def _leave(pages: list[Page], server: Server | StaticSite) -> None:
    for page in pages:
        if not page.is_closed() and server.is_dashboard(page.url):
            leave(page)


def _empty(window: Window, watch: Watch, server: Server | StaticSite) -> None:
    """Close the pages of a window but the one that stays, and forget what they stored."""
    context, staying = window
    pages = [page for page in context.pages if page is not staying]
    origins = {f"{place.scheme}://{place.netloc}" for place in (urlsplit(page.url) for page in pages)}
    _leave(pages, server)
    watch.detach(context)
    tools = context.new_cdp_session(staying)
    for origin in origins:
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
    tools.detach()
    context.clear_cookies()
    for page in pages:
        page.close()
