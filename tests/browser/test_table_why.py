"""Why a chance at the table, and which way a throw took: opened, read and closed again by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import begun, stand
from tests.browser.looks import faults_at, focus_faults
from tests.browser.site import findings

pytestmark = pytest.mark.browser

EXPLAINED = ".nv-table.nv-explained"
PICTURE = ".nv-table-why .nv-why-board > *"
FOCUS = "document.activeElement.dataset"
INITIATIVE = "One die or two?"
READY = ".nv-table-orders .nv-button-main:visible, .nv-table-orders .nv-action:visible"


def at_initiative(open_page, server, **looks) -> Page:
    """Grand Fleet where both sides choose their dice; deployments have been thrown."""
    page = begun("grand_fleet", open_page, server, "seed=5&DE=random", **looks)
    for _ in range(40):
        if page.locator(".nv-prompt").inner_text() == INITIATIVE:
            return page
        page.locator(READY).first.click()
        stand(page)
    raise AssertionError("nobody is asked for the initiative")


def open_by_keyboard(page: Page, door: str) -> None:
    page.locator(door).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(EXPLAINED)
    page.wait_for_selector(PICTURE)
    page.wait_for_function("() => document.activeElement.matches('.nv-why-bar h2')")


def test_the_number_beside_an_order_is_explained_beside_the_board(open_page, server):
    page = at_initiative(open_page, server)
    door = page.locator(".nv-table-orders [data-why]").first
    assert door.inner_text() == "27.8 % · 27.8 %: why?"
    assert door.get_attribute("aria-label") == "Roll one die: why 27.8 % · 27.8 %?"
    board = page.locator(".nv-map").bounding_box()
    open_by_keyboard(page, ".nv-table-orders [data-why]")
    head = page.locator(".nv-why-head")
    assert head.locator("h2").inner_text() == "Roll one die"
    assert "You attack, if they roll one die: 27.8 % = 5/18." in head.inner_text()
    first = page.locator(".nv-table-why .nv-why-end").first.inner_text()
    assert first.replace("\u00a0", " ").endswith("27.8 % · 10 of 36")
    assert page.locator(".nv-table-why .nv-why-plot g.nv-why-part").count() == 36
    assert page.locator(".nv-map").bounding_box() == board and page.locator(".nv-map").is_visible()
    assert not page.locator(".nv-table-orders").is_visible()
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAINED)).to_have_count(0)
    page.wait_for_function(f"() => {FOCUS}.why !== undefined")
    assert page.locator(".nv-prompt").inner_text() == INITIATIVE
    open_by_keyboard(page, ".nv-table-orders [data-why]")
    page.locator(".nv-why-close").focus()
    page.keyboard.press("Enter")
    expect(page.locator(EXPLAINED)).to_have_count(0)
    page.wait_for_function(f"() => {FOCUS}.why !== undefined")


def test_escape_in_the_stairs_first_leaves_the_way(open_page, server):
    page = at_initiative(open_page, server)
    open_by_keyboard(page, ".nv-table-orders [data-why]")
    page.locator(".nv-table-why [data-picture='stairs']").click()
    page.locator(".nv-table-why .nv-why-cursor").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator(".nv-table-why .nv-why-followed").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator(".nv-table-why .nv-why-followed")).to_have_count(0)
    assert page.locator(EXPLAINED).count() == 1
    page.locator(".nv-why-close").click()
    expect(page.locator(EXPLAINED)).to_have_count(0)


def test_a_throw_shows_the_way_it_took(open_page, server):
    page = at_initiative(open_page, server)
    page.locator(".nv-action").first.click()
    stand(page)
    way = ".nv-log-lines li:has-text('British initiative') [data-way]"
    page.locator(".nv-log select").select_option("0")
    page.wait_for_function("() => !document.querySelector('.nv-log[data-busy]')")
    page.wait_for_selector(way)
    open_by_keyboard(page, way)
    expect(page.locator(".nv-table-why .nv-why-hit")).to_have_count(1)
    steps = page.locator(".nv-why-head li").all_inner_texts()
    assert len(steps) == 3 and "British initiative" in steps[0] and steps[2].startswith("It comes to: ")
    end = steps[2].removeprefix("It comes to: ")
    assert page.locator(".nv-table-why .nv-why-words").last.inner_text().endswith(f"to {end}.")
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAINED)).to_have_count(0)
    page.wait_for_function(f"() => {FOCUS}.way !== undefined")


def test_an_order_given_on_the_board_takes_the_picture_away(open_page, server):
    page = begun("raiders_of_the_deep", open_page, server, "seed=5")
    for _ in range(60):
        if page.locator(".nv-table-orders [data-why^='0:ship-']").count():
            break
        fight = page.locator(".nv-action[data-key^='approach']:visible")
        (fight if fight.count() else page.locator(".nv-action:visible")).first.click()
        stand(page)
    open_by_keyboard(page, ".nv-table-orders [data-why^='0:ship-']")
    page.locator("[data-place^='ship-']").first.click()
    expect(page.locator(EXPLAINED)).to_have_count(0)
    stand(page)


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), "ja"])
def test_it_can_be_seen_and_reached_by_everybody(open_page, server, lang):
    """Three widths, light and dark, axe and each tab stop."""
    page = at_initiative(open_page, server) if lang == "en" else japanese(open_page, server)
    open_by_keyboard(page, "[data-why]:visible")
    assert faults_at(page, turn=2 if lang == "en" else 1) == []
    assert findings(page) == []
    assert focus_faults(page) == []


def japanese(open_page, server) -> Page:
    page = begun("kaisers_pirates", open_page, server, "seed=5&lang=ja")
    for _ in range(30):
        if page.locator("[data-why]:visible").count():
            return page
        page.locator(READY).first.click()
        stand(page)
    raise AssertionError("no order has a chance")


def test_at_320_pixels_it_stands_in_place_of_the_orders(open_page, server):
    page = at_initiative(open_page, server, viewport={"width": 320, "height": 640})
    open_by_keyboard(page, ".nv-table-orders [data-why]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    head = page.locator(".nv-why-head").bounding_box()
    assert -1 <= head["y"] < 640, "what was opened is in sight"
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAINED)).to_have_count(0)
    page.wait_for_function(f"() => {FOCUS}.why !== undefined")
    box = page.evaluate("(({ y }) => y)(document.activeElement.getBoundingClientRect())")
    assert -1 <= box < 640, "and so is where one came from"


def test_a_change_shows_both_pictures_with_what_moved(open_page, server):
    query = "option=damage_table%3Dbloody&question=damage"
    page = open_page(server.dashboard("grand_fleet_choices", query))
    page.wait_for_selector(".nv-choices-both .nv-why:nth-child(2) .nv-why-board > *")
    expect(page.locator(".nv-choices-both .nv-why-moved")).to_have_count(26)
    said = page.get_by_text("9 of 36 throws now end with “Damaged” instead of “Nothing”.")
    expect(said).to_be_visible()
    one, other = (box.bounding_box() for box in page.locator(".nv-choices-both .nv-why").all())
    assert abs(one["y"] - other["y"]) < 2 and one["x"] + one["width"] <= other["x"]
    assert faults_at(page, turn=1) == []
    assert findings(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    one, other = (box.bounding_box() for box in page.locator(".nv-choices-both .nv-why").all())
    assert other["y"] >= one["y"] + one["height"] and page.evaluate("document.body.scrollWidth") <= 320


def test_the_ways_that_moved_stand_out_step_by_step(open_page, server):
    query = "option=fast_raiders%3Dyes&question=british_intercept"
    page = open_page(server.dashboard("kaisers_pirates_choices", query))
    page.wait_for_selector(".nv-choices-both .nv-why:nth-child(2) .nv-why-board > *")
    steps = page.locator(".nv-choices-both [data-picture='stairs']")
    for number in range(2):
        steps.nth(number).click()
    bands = page.locator(".nv-choices-both path[data-way]")
    expect(bands.first).to_be_visible()
    widths = bands.evaluate_all(
        "found => found.map((one) => [one.matches('.nv-why-moved'), getComputedStyle(one).strokeWidth])"
    )
    moved = {width for marked, width in widths if marked}
    assert moved == {"2.5px"} and moved.isdisjoint(width for marked, width in widths if not marked)
