"""What a learner meets at the edges of a page: leaving it, its sticking head, and asking it for too much."""

from __future__ import annotations

import json

import pytest

from tests.browser.site import findings, leave
from tests.sessions.test_hostile_files import MANY, save

pytestmark = pytest.mark.browser
ASK_MUCH = """() => {
  const kernel = window.jupyterapp.widgetManager.kernel;
  const ask = () => kernel.requestCommInfo({ target_name: "jupyter.widget" }).catch(() => 0);
  for (let n = 0; n < 60; n += 1) ask();
  window.dispatchEvent(new Event("beforeunload"));
  const still = setInterval(ask, 10);
  setTimeout(() => clearInterval(still), 1000);
}"""
TARGETS = """async () => {
  const told = await axe.run(document, { runOnly: ["target-size"], iframes: false });
  return told.violations.flatMap((rule) => rule.nodes.map((node) => node.target + node.failureSummary));
}"""
SEEN_PX = (3, 8, 14, 20)  # of the field, below what stays at the top of the window


def test_nothing_is_told_to_the_console_when_a_page_is_left(open_page, server):
    """Messages are still on their way when the page is left; the watch of `open_page` reads the console.

    Nor is anything told to the log of the server.
    """
    logged = len(server.said)
    for _ in range(3):
        page = open_page(server.dashboard("grand_fleet_lab"))
        page.evaluate(ASK_MUCH)
        page.wait_for_timeout(1500)  # in which an error would be told
        leave(page)
    assert not [line for line in server.said[logged:] if "Traceback" in line or "ZMQError" in line]


@pytest.mark.parametrize(
    ("step", "query"),
    [
        pytest.param(step, query, marks=() if (place + turn) % 2 == 0 else pytest.mark.soak)
        for place, step in enumerate(("come_back", "all_or_nothing", "dummies"))
        for turn, query in enumerate(("", "lang=ja"))
    ],
)
@pytest.mark.by_turns(2)
def test_no_control_of_a_prediction_is_covered_when_the_page_scrolls(open_page, server, step, query):
    page = open_page(server.dashboard("grand_fleet_guide", f"episode=forming_the_fleets&step={step}&{query}"))
    findings(page)  # puts axe into the page
    if page.locator(".nv-act-order").count():
        page.locator(".nv-act-order").first.click()
    control = page.locator(".nv-lesson-predict input").last
    for seen in SEEN_PX:
        page.evaluate("scrollTo(0, 0)")
        bottom = control.evaluate("node => node.getBoundingClientRect().bottom")
        head = page.locator(".naval-header").evaluate("node => node.getBoundingClientRect().height")
        page.evaluate("y => scrollTo(0, y)", bottom - head - seen)
        assert page.evaluate(TARGETS) == []


def test_a_file_of_a_million_faults_is_refused_and_the_game_goes_on(open_page, server, tmp_path):
    page = open_page(server.dashboard("grand_fleet_table", "seed=7&DE=random"))
    page.locator(".nv-new-start").first.click()
    page.locator(".nv-prompt").first.wait_for()
    file = tmp_path / "many.json"
    file.write_text(json.dumps({**save(), **MANY["entries"]()}, separators=(",", ":")))
    page.locator(".nv-bar input[type=file]").set_input_files(file)
    page.locator(".nv-bar .nv-problem").filter(has_text="many.json").wait_for()
    assert page.locator("#naval-banner").is_hidden()
