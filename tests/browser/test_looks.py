"""The looks see what they are for: each finds the fault that a page was given, and none on a page without."""

from __future__ import annotations

import pytest

from tests.browser import looks
from tests.browser.looks import focus_faults, look, spaced_faults
from tests.browser.site import findings

pytestmark = pytest.mark.browser
FRAME = "<!doctype html><a class='naval-skip' href='#m'>skip</a><main id='m'>{}</main>"
GOOD = "<h1>One</h1><h2>Two</h2><p>Read <a href='#m'>on</a>.</p><button style='padding: 1em'>Go</button>"
STOPS = "<button style='width: 60px; height: 30px; outline: 4px solid'>Go</button>" * 5
FAULTS = {
    "smallTargets": "<button style='width: 20px; height: 30px; padding: 0'>x</button>",
    "cutText": "<div style='width: 4em; overflow: hidden; white-space: nowrap'>a long sentence</div>",
    "overlaps": "<p>One line</p><p style='margin-top: -2em'>lies on the other</p>",
    "headings": "<h1>One</h1><h3>Three</h3>",
    "plots": "<div class='nv-odds'><svg class='nv-odds-plot' width='9' height='9'></svg></div>",
    "ids": "<p id='a'>One</p><p id='a'>Two</p>",
}


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 600, "height": 400})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("question", FAULTS)
def test_a_fault_is_found_and_a_good_page_has_none(page, question):
    page.set_content(FRAME.format(GOOD))
    assert look(page, question) == []
    page.set_content(FRAME.format(FAULTS[question]))
    assert look(page, question) != []


def test_a_focus_that_cannot_be_seen_is_found(page):
    page.set_content(FRAME.format(STOPS))
    assert focus_faults(page) == []
    bare = "<button style='outline: none'>Bare</button>"
    under = (
        "<button style='outline: 4px solid'>Under</button>"
        "<div style='position: fixed; inset: 0; background: white'></div>"
    )
    page.set_content(FRAME.format(STOPS + bare))
    assert "no visible focus" in focus_faults(page)[0]
    page.set_content(FRAME.format(STOPS + under))
    assert any("is hidden" in one for one in focus_faults(page))


PALE = {
    "its own colour": "<p style='color: #bbb'>Pale</p>",
    "the ground it stands on": "<div style='background: #333'><p>Dark on dark</p></div>",
    "a ground further out": "<div style='background: #333'><section><p>Dark on dark</p></section></div>",
    "what dims it": "<div style='opacity: 0.3'><p>Dim</p></div>",
    "a small size": "<p style='color: #888; font-size: 12px'>Small</p>",
    "a place of its own": "<div style='position: relative'><div style='background: #333; height: 60px'></div>"
    "<p style='position: absolute; top: 10px; margin: 0'>On what another paints</p></div>",
}


@pytest.mark.parametrize("what", PALE)
def test_a_pale_text_is_found_among_many_that_are_not(page, what):
    """Contrast is asked for a few texts of each make: one that differs in anything is a make of its own."""
    many = "<h1>One</h1>" + "<p>Like the others.</p>" * 20
    page.set_content(FRAME.format(many))
    assert contrast(page) == []
    page.set_content(FRAME.format(many + PALE[what]))
    assert contrast(page) != []
    assert page.locator("[data-look-contrast]").count() == 0


def contrast(page) -> list[str]:
    return [one for one in findings(page) if one.startswith("color-contrast")]


def test_of_many_pages_each_width_is_looked_at_and_each_is_asked_by_axe(page, monkeypatch):
    asked: list[tuple[int, str]] = []
    for kind in ("faults", "layout_faults"):
        note = lambda page, kind=kind: asked.append((page.viewport_size["width"], kind)) or []  # noqa: E731
        monkeypatch.setattr(looks, kind, note)
    monkeypatch.setattr(looks, "EVERY_TEXT", False)
    for place in range(9):
        assert looks.faults_in_turn(page, place) == []
    assert sorted(asked) == sorted(
        [(width, "faults") for width in looks.WIDTHS]
        + [(width, "layout_faults") for width in looks.WIDTHS] * 2
    )
    asked.clear()
    assert looks.faults_at(page, turn=1) == []
    assert asked == [(1366, "layout_faults"), (768, "faults"), (320, "layout_faults")]
    asked.clear()
    monkeypatch.setattr(looks, "EVERY_TEXT", True)
    assert looks.faults_in_turn(page, 1) == []
    assert asked == [(width, "faults") for width in looks.WIDTHS]


def test_a_page_that_paints_nothing_is_named(page, monkeypatch):
    monkeypatch.setattr(looks, "MOST_DRAWING_MS", 200)
    page.set_content(FRAME.format(GOOD))
    looks.drawn(page)
    page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    with pytest.raises(AssertionError, match="about:blank painted no frame"):
        looks.drawn(page)


def test_text_that_spacing_cuts_off_is_found(page):
    # The paragraph is exactly as wide as its words.
    page.set_content(FRAME.format("<p style='white-space: nowrap; overflow: hidden'>Words that just fit</p>"))
    page.locator("p").evaluate(
        """node => { node.style.width = "max-content";
          node.style.width = Math.ceil(node.getBoundingClientRect().width) + "px"; }"""
    )
    assert look(page, "cutText") == []
    assert spaced_faults(page) != []
