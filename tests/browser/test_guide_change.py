"""What a learner has in the hand in the guide: the curve of the one change, and a question seen at once."""

from __future__ import annotations

import pytest

from tests.browser.looks import faults
from tests.browser.test_guide import KEPT, TITLE, settle

pytestmark = pytest.mark.browser
IN_SIGHT = [
    "episode=2&step=again&order=day",
    "episode=2&step=again&order=night",
    "episode=3&step=hand&order=course",
    "episode=5&step=flag",
]


@pytest.fixture
def open_guide(open_page, server):
    """open_guide(query, game=...) -> a guide with its step drawn and answers recalled."""

    def opened(query: str, game: str = "grand_fleet"):
        page = open_page(server.dashboard(f"{game}_guide", query))
        page.wait_for_selector(TITLE)
        page.wait_for_function(KEPT)
        settle(page)
        return page

    return opened


def test_a_setting_is_pulled_along_its_curve(open_guide):
    page = open_guide("episode=4&step=confusion&guess=50&rolls=1&shown=1&set=4")
    box = page.locator(".nv-curve").bounding_box()
    across, height = [box["x"] + box["width"] * part for part in (0.9, 0.7, 0.3, 0.17)], box["y"] + 60
    page.mouse.move(across[0], height)
    page.mouse.down()
    for x in across[1:]:
        page.mouse.move(x, height, steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-at='set-0']:checked")
    settle(page)
    assert page.locator(".nv-curve-seen").count() >= 3, "what was seen on the way stays on the curve"
    assert page.locator(".nv-curve-mark").count() == 1
    assert not faults(page)


@pytest.mark.parametrize("query", IN_SIGHT)
def test_the_button_under_a_prediction_is_in_sight(open_guide, query):
    page = open_guide(query, "kaisers_pirates")
    keep = page.locator("[data-at='keep']").bounding_box()
    assert keep["y"] + keep["height"] <= page.viewport_size["height"]


def test_a_long_table_of_a_rule_stands_in_two_halves(open_guide):
    page = open_guide("episode=8&step=answer&order=raider", "kaisers_pirates")
    first, second = (page.locator(".nv-rule-halves table").nth(n).bounding_box() for n in (0, 1))
    assert first["y"] == second["y"] and first["x"] + first["width"] < second["x"]
    assert page.locator(".nv-rule-halves").first.locator("tbody tr").count() == 20


def test_a_pull_ends_where_it_was_let_go_however_busy_the_page(open_guide):
    page = open_guide("episode=4&step=confusion&guess=50&rolls=1&shown=1&set=4")
    box = page.locator(".nv-curve").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + 60)
    page.mouse.down()
    for part in (0.7, 0.5, 0.3, 0.17):  # no wait between them: answers are awaited meanwhile
        page.mouse.move(box["x"] + box["width"] * part, box["y"] + 60)
    page.mouse.up()
    page.wait_for_selector("[data-at='set-0']:checked")
    settle(page)
    page.locator("[data-at='set-2']").click()
    page.wait_for_selector("[data-at='set-2']:checked")
    settle(page)
    assert page.locator("[data-at='set-2']").is_checked(), "a button is not pulled back"
