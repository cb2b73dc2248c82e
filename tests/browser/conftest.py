"""A real server and a real Chromium: every browser test starts here.

`server` is `navalgames serve` on a free port. A page made by `open_page` refuses and records every
request that leaves the server, and collects what the console reports as an error; both are checked
when the test ends, so no test can forget to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
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
_READING: WeakKeyDictionary[Browser, tuple[Page, Watch]] = WeakKeyDictionary()
"""The page that a browser keeps for what is only read."""


@pytest.fixture
def open_to_read(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """open_to_read(url, viewport=WIDE) -> a page without a kernel, in a window that earlier tests have used.

    For tests that leave nothing behind in the browser: fonts and styles are loaded once for all of them.
    """
    if browser not in _READING:
        watch = Watch(server.address)
        context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
        watch.attach(context)
        _READING[browser] = context.new_page(), watch
        _READING[browser][0].set_default_navigation_timeout(NAVIGATION_MS)
    page, watch = _READING[browser]
    watch.forget()

    def opened(url: str, viewport: dict[str, int] = WIDE) -> Page:
        page.set_viewport_size(viewport)
        page.goto(url, wait_until="load")
        return page

    yield OpenPage(opened, watch)
    page.emulate_media(media="null")
    watch.check()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """open_page(url, viewport=WIDE, dark=False, **context settings) -> a loaded page.

    A dashboard is returned when its widgets are drawn and its kernel answers.
    """
    watch = Watch(server.address)
    contexts: list[BrowserContext] = []

    def opened(url: str, viewport: dict[str, int] = WIDE, dark: bool = False, **settings: Any) -> Page:
        context = browser.new_context(
            viewport=viewport, color_scheme="dark" if dark else "light", reduced_motion="reduce", **settings
        )
        contexts.append(context)
        watch.attach(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.set_default_navigation_timeout(NAVIGATION_MS)
        page.goto(url, wait_until="commit")
        if "/voila/render/" in url:
            wait_ready(page)
        else:
            page.wait_for_load_state("load")
        return page

    yield OpenPage(opened, watch)
    for context in contexts:
        for page in context.pages:
            if not page.is_closed() and "/voila/" in page.url:
                leave(page)
        context.close()
    watch.check()
