"""One visit to each kind of page, with its first click: what `make check` looks at before a commit."""

from __future__ import annotations

import pytest

from navalgames.games import GAME_IDS, game, game_ids
from navalgames.serve.dashboards import dashboards
from navalgames.texts import LANGUAGES
from tests.browser.at_table import PLAYING
from tests.browser.looks import faults

pytestmark = pytest.mark.browser
OTHERS = dict(zip(("guide", "lab", "table", "choices"), (*GAME_IDS, GAME_IDS[0]), strict=False))
"""Each kind of dashboard with another game."""
FIRST = {
    "guide": ("[data-at=all]", ".nv-lesson-why"),
    "lab": ("[data-roll='10']", ".nv-mark-rolled"),
    "table": (".nv-new-start", f"{PLAYING}, .nv-screen-curtain"),
    "choices": (".nv-shift >> nth=0", ".nv-shift[aria-pressed=true]"),
}
"""What is clicked first, and what it leads to."""


def test_home(open_page, server):
    page = open_page(server.address)
    assert page.locator("a.naval-door").count() == sum(len(dashboards(name)) for name in game_ids())
    assert faults(page) == []


@pytest.mark.parametrize(("kind", "name"), OTHERS.items())
def test_a_dashboard(open_page, server, kind, name):
    """In the language of its turn: drawn, without a fault, and it answers the first click."""
    language = LANGUAGES[GAME_IDS.index(name) % len(LANGUAGES)]
    page = open_page(server.dashboard(f"{name}_{kind}", f"lang={language}"))
    assert game(name).id == name and "⟦" not in page.locator("main").inner_text()
    assert faults(page) == []
    click, leads_to = FIRST[kind]
    page.locator(click).first.click()
    page.locator(leads_to).first.wait_for()
