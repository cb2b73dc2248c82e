"""Labs that stay open for all tests of a module: each is opened once, and every test chooses its question.

Knows the list of questions, the panel and the pictures of a lab. Nothing that was done with another question
is kept by the page, so that tests of a module may come in any order; one worker runs them (see `scheduling`).
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.site import WIDE, OpenPage, Server

NEW_BOARD = "() => document.querySelector('.nv-why-board > *:not([data-before])')"
BEGIN_ANEW = """() => {
  document.activeElement.blur();
  scrollTo(0, 0);
  for (const one of document.querySelectorAll(".nv-why-board > *")) one.dataset.before = "";
}"""


class Labs:
    """The labs that are open, by game."""

    def __init__(self, opens: OpenPage, server: Server) -> None:
        self._opens = opens
        self._server = server
        self._pages: dict[str, Page] = {}

    def __call__(self, game: str, question: str, **settings: int) -> Page:
        """The lab of a game with a question at its default settings, but for these sliders."""
        if game in self._pages:
            page = chosen(self._pages[game], question)
        else:
            page = self._opens(self._server.dashboard(f"{game}_lab", f"mechanic={question}"))
            page.wait_for_selector(".nv-why-board > *")
            self._pages[game] = page
        for name, value in settings.items():
            _set(page, name, value)
        return page


def chosen(page: Page, question: str) -> Page:
    """The page when a question is chosen from its list, by way of another one where it is shown already."""
    page.set_viewport_size(WIDE)
    page.mouse.move(0, 0)
    wanted = f".nv-mechanic[data-name='{question}']"
    others = f".nv-mechanic:not([data-name='{question}'])"
    for one in (others, wanted) if page.locator(f"{wanted}[aria-current]").count() else (wanted,):
        _drawn_anew(page, lambda one=one: page.locator(one).first.click())
    page.evaluate(BEGIN_ANEW)
    return page


def _drawn_anew(page: Page, do: Callable[[], object]) -> None:
    page.evaluate(BEGIN_ANEW)
    do()
    page.wait_for_function(NEW_BOARD)


def _set(page: Page, name: str, value: int) -> None:
    field = page.locator(f"[data-field='{name}'] input[type=number]")
    if field.input_value() == str(value):
        return

    def typed() -> None:
        field.fill(str(value))
        field.press("Enter")

    _drawn_anew(page, typed)
    page.evaluate(BEGIN_ANEW)
