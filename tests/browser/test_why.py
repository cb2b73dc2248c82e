"""Why this chance: the pictures in the browser, by mouse and by keyboard, and what falls through them."""

from __future__ import annotations

import pytest

from tests.browser.looks import check_look


@pytest.fixture
def why(open_page, server):
    """Opens the pictures of a question."""

    def opened(game: str, question: str, more: str = "", **page):
        shown = open_page(server.dashboard(f"{game}_lab", f"mechanic={question}{more}"), **page)
        shown.locator(".nv-why-board").first.wait_for()
        return shown

    return opened
