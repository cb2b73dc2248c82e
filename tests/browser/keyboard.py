"""A learner without a mouse: Tab, arrows, Space and Enter, and what they reach."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

MOST_STOPS = 90
OPEN = """wanted => [...document.querySelectorAll(wanted)]
  .some((one) => !one.disabled && one.checkVisibility())"""


class Keyboard:
    """Moves the focus as a reader does; `settle(page)` waits for what a key leads to."""

    def __init__(self, page: Page, settle: Callable[[Page], None]) -> None:
        self.page = page
        self.settle = settle

    def at(self, selector: str) -> bool:
        """Whether the focus is on `selector`."""
        return self.page.evaluate("wanted => document.activeElement.matches(wanted)", selector)

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab, or Shift+Tab, until `selector` has the focus; it is waited for until it can take it."""
        self.page.wait_for_function(OPEN, arg=selector)
        for _ in range(MOST_STOPS):
            if self.at(selector):
                return
            self.page.keyboard.press(key)
        found = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"Tab never reached {selector}; the focus is on {found}")

    def key(self, name: str) -> None:
        """Press a key and wait."""
        self.page.keyboard.press(name)
        self.settle(self.page)

    def press(self, selector: str) -> None:
        """Reach a button and press it."""
        self.tab_to(selector)
        self.key("Enter")

    def choose(self, group: str, wanted: str) -> None:
        """Choose a radio button of the group that begins at `group` with Space and the arrow keys."""
        self.tab_to(f"[data-at^='{group}']")
        self.key("Space")
        for _ in range(12):
            if self.at(f"[data-at='{wanted}']"):
                return
            self.key("ArrowDown")
        raise AssertionError(f"the arrow keys never reached {wanted}")
