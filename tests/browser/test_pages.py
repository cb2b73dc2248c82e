"""Every dashboard: its frame and its reach. (What it says when its session is lost: test_faults.)"""

from __future__ import annotations

from pathlib import Path

import pytest

import navalwidgets
from navalgames.games import GAME_IDS
from navalgames.serve.dashboards import dashboards, title_of_game

pytestmark = pytest.mark.browser
IN_TURN = [(game, number % 4) for number, game in enumerate(GAME_IDS)]
NAMES = [
    pytest.param(page.name, marks=() if (game, place) in IN_TURN else pytest.mark.soak)
    for game in GAME_IDS
    for place, page in enumerate(dashboards(game))
]
"""One kind of page of each game every day, all of them in a soak."""
PARTS_ASKED_FOR = """() => performance.getEntriesByType("resource").map((one) => one.name)
  .filter((name) => /[0-9]+\\.voila\\.js|labextensions.*\\/[0-9]+\\.[0-9a-f]+\\.js/.test(name))"""
"""Parts of scripts that came one by one; `voila_parts.txt` and `extension_parts.txt` list those of all."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.by_turns(2)
def test_frame_of_a_dashboard(open_page, server, name):
    page = open_page(server.dashboard(name))
    assert page.locator("#naval-banner").is_hidden()
    game, kind = name.rsplit("_", 1)
    title = title_of_game(game, "en")
    called = "play" if kind == "table" else kind
    told = "episode 1" if kind == "guide" else f"{title}: {called}".lower()  # a guide names its step
    assert told in page.title().lower()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("h1:visible").count() == 1
    assert page.locator("main").count() == 1
    assert page.locator("#naval-live").count() == 1
    assert page.locator("#naval-live").get_attribute("aria-live") == "polite"
    assert page.locator(".naval-nav a[aria-current]").inner_text().lower() == called
    assert page.locator("main .jp-LabShell").count() == 1
    assert page.evaluate(PARTS_ASKED_FOR) == []
    page.get_by_role("button", name="Dark colours").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.keyboard.press("Tab")
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_page_tells_in_words_that_it_prepares(open_page, server, browser):
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_guide"), wait_until="commit")
    page.locator("#loading_text").wait_for()
    assert page.locator("#loading_text").inner_text() == "Guide: getting ready …"
    page.goto("about:blank")
    context.close()


def test_without_javascript_a_dashboard_says_so(open_page, server, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_table"), wait_until="commit")
    page.locator(".naval-noscript").wait_for()
    assert "needs JavaScript" in page.locator(".naval-noscript").inner_text()
    page.goto("about:blank")
    context.close()


HELPERS = (Path(navalwidgets.__file__).parent / "base" / "shared.js").read_text(encoding="utf-8")
TWO_SPEAK = """async (helpers) => {
  const widget = () => new Function(helpers.replaceAll("export ", "") + "; return announce;")();
  const [one, other] = [widget(), widget()];
  one("Two throws.");
  await new Promise((done) => setTimeout(done, 100));
  other("The wheel turns.");
  other("The wheel stands.");
  await new Promise((done) => setTimeout(done, 100));
  const first = [...document.getElementById("naval-live").children].map((line) => line.textContent);
  await new Promise((done) => setTimeout(done, 1100));
  one("Two throws.");
  await new Promise((done) => setTimeout(done, 100));
  return [first, [...document.getElementById("naval-live").children].map((line) => line.textContent)];
}"""


def test_what_two_widgets_say_at_once_is_both_heard(open_page, server):
    page = open_page(server.url("?lang=en"))
    said, later = page.evaluate(TWO_SPEAK, HELPERS)
    assert said[-2:] == ["Two throws.", "The wheel stands."]
    assert later == ["Two throws."]
