"""At a table of any game in a real browser: beginning, waiting, reading the question, seeing the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.looks import drawn

PLAYING = ".nv-table.nv-screen-play"
# Whether a focus among the answers stands on one screen with the question, where both fit.
QUESTION_SEEN = """() => {
  const at = (selector) => document.querySelector(selector).getBoundingClientRect();
  const focus = document.activeElement.getBoundingClientRect(), head = at(".nv-orders-head");
  const elsewhere = !document.activeElement.closest(".nv-orders-body");
  const tooHigh = focus.bottom - head.top > innerHeight;
  return elsewhere || tooHigh || (head.top > -1 && focus.bottom <= innerHeight + 1);
}"""


BEGINNING = 12
"""Answers of a game that is only begun: enough for the kinds of decision that come every turn."""


def begun_or_ended(ended: int, begun: int = BEGINNING) -> pytest.MarkDecorator:
    """A game of a few answers every day; to its end, which takes at most so many, by `make soak`."""
    to_the_end = pytest.param(ended, id="to-its-end", marks=pytest.mark.soak)
    return pytest.mark.parametrize("most", [pytest.param(begun, id="begun"), to_the_end])


def begun(game: str, open_page, server, query: str, **looks) -> Page:
    """A table with a game begun by mouse."""
    page = open_page(server.dashboard(f"{game}_table", query), **looks)
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(f"{PLAYING}, .nv-screen-curtain")
    stand(page)
    return page


def settled(page: Page) -> None:
    """Wait until no part of the table waits for an answer and the focus has found its place."""
    page.wait_for_function(
        """() => !document.querySelector(".nv-table [data-busy]")
          && document.activeElement && document.activeElement !== document.body
          && document.activeElement.getClientRects().length > 0"""
    )


def stand(page: Page) -> None:
    """Wait until the answer has come, the table is drawn, and the focus has gone to the next question."""
    settled(page)
    drawn(page)


def prompt(page: Page) -> str:
    """The question that is open."""
    return page.locator(".nv-prompt").inner_text()


def is_over(page: Page) -> bool:
    """Whether the end of the game is told, with a new one offered."""
    return page.locator(".nv-curtain [data-key=new]:visible").count() > 0


def in_sight(page: Page) -> None:
    """The question and the first answer to it need no scrolling."""
    page.evaluate("scrollTo(0, 0)")
    for part in (".nv-prompt", ".nv-orders-body button >> visible=true"):
        box = page.locator(part).first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"], part
