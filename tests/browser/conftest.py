"""A real server and a real Chromium: every browser test starts here.

`server` is `navalgames serve` on a free port. A page made by `open_page` refuses and records every
request that leaves the server, and collects what the console reports as an error; both are checked
when the test ends, so no test can forget to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import SplitResult, urlsplit
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import RUNNING
from tests.browser.site import WIDE, OpenPage, Server, Watch, leave, start_server, stop_server, wait_ready


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests of this process."""
    running = start_server("--idle-seconds", "20")
    yield running
    stop_server(running)


@pytest.fixture
def browser() -> Browser:
    """The one Chromium of this process; it is closed before a test that needs none."""
    return RUNNING.open()


NAVIGATION_MS = 60_000  # on a busy machine a lesson's page is long in the making
_WINDOWS: WeakKeyDictionary[Browser, list[BrowserContext]] = WeakKeyDictionary()
"""The windows of a browser that tests use one after the other: the first of a test, the second, ...

What was once loaded and compiled is kept; what a page stored is cleared.
"""


def _window(browser: Browser, number: int) -> BrowserContext:
    """Window number so-and-so, as a reader opens it who wants no motion."""
    windows = _WINDOWS.setdefault(browser, [])
    while len(windows) <= number:
        windows.append(browser.new_context(viewport=WIDE, color_scheme="light", reduced_motion="reduce"))
    return windows[number]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """open_page(url, viewport=WIDE, dark=False, **context settings) -> a loaded page.

    Each page of a test stands in a window of its own: they share neither storage nor cookies. A dashboard is
    returned when its widgets are drawn and its kernel answers.
    """
    watch = Watch(server.address)
    own: list[BrowserContext] = []
    shared: list[BrowserContext] = []

    def opened(url: str, viewport: dict[str, int] = WIDE, dark: bool = False, **settings: Any) -> Page:
        if settings:
            settings = {"viewport": viewport, "color_scheme": "light", "reduced_motion": "reduce"} | settings
            context = browser.new_context(**settings)
            own.append(context)
        else:
            context = _window(browser, len(shared))
            shared.append(context)
        watch.attach(context)
        page = context.new_page()
        page.set_viewport_size(settings.get("viewport", viewport))
        if dark:
            page.emulate_media(color_scheme="dark")
        page.set_default_timeout(20_000)
        page.set_default_navigation_timeout(NAVIGATION_MS)
        page.goto(url, wait_until="commit")
        if "/voila/render/" in url:
            wait_ready(page)
        else:
            page.wait_for_load_state("load")
        return page

    yield OpenPage(opened, watch)
    for context in (*own, *shared):
        places = [urlsplit(page.url) for page in context.pages]
        for page in context.pages:
            if not page.is_closed() and "/voila/" in page.url:
                leave(page)
        watch.detach(context)
        if context in shared:
            _empty(context, places)
        else:
            context.close()
    watch.check()


def _empty(context: BrowserContext, places: list[SplitResult]) -> None:
    """Close the pages of a window, and forget what they stored."""
    pages = context.pages or [context.new_page()]
    tools = context.new_cdp_session(pages[0])
    for origin in {f"{place.scheme}://{place.netloc}" for place in places if place.netloc}:
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
    context.clear_cookies()
    for page in pages:
        page.close()
