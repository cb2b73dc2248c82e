"""What a page owes its readers beyond axe's rules: sizes, nothing cut off, headings, words for plots, focus.

Every function returns what is wrong, one line each. `faults` asks everything that one state of a page at one
width can be asked, `faults_at` asks at several widths, `faults_in_turn` is for many pages of one make.
The questions themselves run in the page (looks.js).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.site import EVERY_TEXT, findings, outside_the_window, scrolls_sideways

SCRIPT = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
WIDTHS = (1366, 768, 320)
AXE_EVERY = 3
# WCAG 1.4.12: a reader may space text like this, and must lose nothing.
SPACED = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }
"""


def look(page: Page, question: str) -> Any:
    """Ask one of the questions of looks.js."""
    if not page.evaluate("() => Boolean(window.looks)"):
        page.evaluate(SCRIPT)
    return page.evaluate(f"() => looks.{question}()")


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands: axe's findings, and everything that axe does not see."""
    return layout_faults(page) + findings(page)


def layout_faults(page: Page) -> list[str]:
    """What axe does not see, which takes a tenth of its time."""
    wide = ["the page scrolls sideways"] if scrolls_sideways(page) else []
    return wide + outside_the_window(page) + look(page, "all")


def faults_at(
    page: Page, widths: tuple[int, ...] = WIDTHS, themes: str = "light dark light", turn: int = 0
) -> list[str]:
    """What is wrong at each width, in the theme of the same place; the window is put back afterwards.

    Axe, which takes ten times as long as the rest, is asked at one width by turns; by `make soak` at each.
    """
    before = page.viewport_size
    found = []
    for number, (width, theme) in enumerate(zip(widths, themes.split(), strict=True)):
        ask = faults if EVERY_TEXT or number == turn % len(widths) else layout_faults
        with dressed(page, width, theme):
            found += [f"{width} px, {theme}: {fault}" for fault in ask(page)]
    page.set_viewport_size(before)
    return found


def faults_in_turn(
    page: Page, place: int, themes: str = "light dark light", widths: tuple[int, ...] = WIDTHS
) -> list[str]:
    """Page number `place` of many of one make: at one width in turn; axe every third, at each width in turn.

    By `make soak` every page at every width, with axe.
    """
    if EVERY_TEXT:
        return faults_at(page, widths, themes)
    turn, left = divmod(place, AXE_EVERY)
    number = (place + turn) % len(widths)
    before, width, theme = page.viewport_size, widths[number], themes.split()[number]
    with dressed(page, width, theme):
        found = [f"{width} px, {theme}: {fault}" for fault in (layout_faults if left else faults)(page)]
    page.set_viewport_size(before)
    return found


@contextmanager
def dressed(page: Page, width: int, theme: str) -> Iterator[None]:
    """The page at a width and in a theme."""
    before = page.evaluate("document.documentElement.dataset.theme")
    if page.viewport_size["width"] != width:
        page.set_viewport_size({"width": width, "height": page.viewport_size["height"]})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    drawn(page)
    yield
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", before)


MOST_DRAWING_MS = 10_000


def drawn(page: Page) -> None:
    """Wait until drawings have followed a change of the window; a page that paints nothing is a fault."""
    painted = page.evaluate(
        """most => new Promise((done) => {
          setTimeout(() => done(false), most);
          requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
        })""",
        MOST_DRAWING_MS,
    )
    assert painted, f"{page.url} painted no frame within {MOST_DRAWING_MS // 1000} seconds"


def spaced_faults(page: Page) -> list[str]:
    """What a reader loses who spaces the text as WCAG 1.4.12 says."""
    _dress(page, SPACED)
    found = look(page, "cutText") + look(page, "overlaps") + outside_the_window(page)
    if scrolls_sideways(page):
        found.append("the page scrolls sideways")
    _undress(page)
    return found


MOST_STOPS = 200 if EVERY_TEXT else 60


def focus_faults(page: Page, most: int = MOST_STOPS) -> list[str]:
    """Walk the first tab stops, by `make soak` all: each has a ring of 3 px and lies under nothing."""
    look(page, "headings")
    before = page.evaluate_handle("document.activeElement")
    page.locator(".naval-skip").focus()
    seen, found = set(), []
    for _ in range(most):
        page.keyboard.press("Tab")
        told = page.evaluate("() => looks.focus()")
        if told is None or told["stop"] in seen:
            break
        seen.add(told["stop"])
        found += told["wrong"]
    before.evaluate("node => node.focus()")
    return found if len(seen) > 3 else [*found, f"only {len(seen)} tab stops"]


@contextmanager
def without_drawings(page: Page) -> Iterator[None]:
    """The page as somebody has it who sees no drawing: every picture is taken out of it."""
    _dress(page, "svg, img, canvas, .nv-explore-plot { display: none !important; }")
    yield
    _undress(page)


def _dress(page: Page, rules: str) -> None:
    """One more style sheet, made by script: an inline style would break the content policy."""
    page.evaluate(
        """rules => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }""",
        rules,
    )


def _undress(page: Page) -> None:
    page.evaluate("document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)")


def unfolded(page: Page) -> None:
    """Open every part that is folded away."""
    page.evaluate("document.querySelectorAll('main details').forEach((part) => { part.open = true; })")
    drawn(page)


def moving(page: Page) -> list[str]:
    """Motion that lasts longer than five seconds, or for ever (WCAG 2.2.2)."""
    return page.evaluate(
        """() => document.getAnimations().filter((one) => !(one.effect.getComputedTiming().endTime <= 5000))
          .map((one) => one.animationName || "motion")"""
    )


def shortened(page: Page) -> None:
    """Leave the first four rows of each table and the first three articles of each section, twice as many in
    `make soak`: the others are made by the same template, and axe takes seconds for thousands of cells."""
    rows, articles = (8, 6) if EVERY_TEXT else (4, 3)
    page.evaluate(  # a table's rows all at once: one by one they take ten seconds
        """([rows, articles]) => {
          for (const body of document.querySelectorAll("main tbody"))
            body.replaceChildren(...[...body.rows].slice(0, rows));
          const more = `main section > article:nth-of-type(n+${articles + 1})`;
          for (const part of document.querySelectorAll(more)) part.remove();
        }""",
        [rows, articles],
    )
