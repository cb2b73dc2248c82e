"""A mission in a real browser: from the end of an episode to the table, to its end and back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import PLAYING, stand
from tests.browser.looks import faults_at
from tests.browser.site import PATIENCE_MS, findings

pytestmark = pytest.mark.browser
GUIDE = "raiders_of_the_deep_guide"
LAST = "episode=5&step=hunt&guess=skip&shown=1"


def pressed(page: Page) -> None:
    page.keyboard.press("Enter")
    stand(page)


def let_them_pass(page: Page) -> None:
    """The order that gives up stands last; with it the mission is over."""
    page.locator('.nv-orders-body .nv-action:not([data-key="mission-weigh"]):visible').last.focus()
    pressed(page)


def test_from_the_episode_to_the_table_and_back_by_keyboard(open_page, server):
    page = open_page(server.dashboard(GUIDE, LAST))
    page.locator('[data-at="mission"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PLAYING)
    expect(page.locator(".nv-bar-goal")).to_contain_text("sink a ship")
    expect(page.locator(".nv-bar-goal")).to_contain_text("in 100", timeout=PATIENCE_MS)
    page.locator('[data-key="mission-weigh"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".nv-action").first).to_contain_text("goal reached from there", timeout=PATIENCE_MS)
    assert findings(page) == []
    let_them_pass(page)
    expect(page.locator(".nv-orders")).to_contain_text("mission is over")
    pressed(page)
    page.wait_for_selector(".nv-screen-curtain")
    expect(page.locator(".nv-curtain")).to_contain_text("of 100 games", timeout=PATIENCE_MS)
    assert findings(page) == []
    expect(page.locator(".nv-curtain .nv-course circle").last).to_be_visible()
    page.locator(".nv-curtain a").click()
    expect(page.locator('[data-at="mission"]')).to_be_focused()  # where the learner came from
    expect(page.locator(".nv-lesson-mission")).to_contain_text("You tried once and missed it")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_asked_and_how_it_ended_fit_every_window(open_page, server, language):
    page = open_page(server.dashboard("raiders_of_the_deep_table", f"mission=5&lang={language}"))
    page.wait_for_selector(".nv-screen-curtain")
    assert faults_at(page) == []
    pressed(page)
    page.wait_for_selector(PLAYING)
    let_them_pass(page)
    pressed(page)
    page.wait_for_selector(".nv-screen-curtain")
    assert faults_at(page, turn=1) == []


def test_the_words_of_the_table_stand_open_first_and_stay_open_in_play(open_page, server):
    page = open_page(server.dashboard("frigate_duel_table", "mission=5&seed=7"))
    page.wait_for_selector(".nv-screen-curtain")
    expect(page.locator(".nv-curtain .nv-course-words li").first).to_be_visible()
    pressed(page)
    page.wait_for_selector(PLAYING)
    words = page.locator(".nv-bar .nv-course-words")
    expect(words.locator("li").first).to_be_hidden()
    words.locator("summary").click()
    page.locator(".nv-orders-body .nv-action").nth(1).click()
    stand(page)
    expect(page.locator(".nv-course circle").nth(1)).to_be_attached(timeout=PATIENCE_MS)
    expect(words.locator("li").first).to_be_visible()
    assert findings(page) == []
