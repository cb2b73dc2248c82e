"""The play table in a real browser: a whole game by keyboard, secrets, files, taking back, looks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import PLAYING, prompt, stand
from tests.browser.looks import faults_at
from tests.browser.site import findings

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]  # whole games, an answer at a time
MOST_ANSWERS = 600


def start(open_page, server, query: str, **looks) -> Page:
    """A table with a game begun by keyboard."""
    page = open_page(server.dashboard("grand_fleet_table", query), **looks)
    page.locator(".nv-new-start").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{PLAYING}, .nv-screen-curtain")
    stand(page)
    return page


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.textContent")


def press(page: Page, key: str = "Enter") -> None:
    """A key, then wait for what it leads to."""
    before = page.evaluate("document.querySelector('.nv-table').textContent")
    page.keyboard.press(key)
    page.wait_for_function("before => document.querySelector('.nv-table').textContent !== before", arg=before)
    stand(page)


def press_until(page: Page, wanted: str) -> None:
    """Answer by the default orders until the prompt (or the curtain's title) says `wanted`."""
    for _ in range(MOST_ANSWERS):
        title = page.locator(".nv-curtain h2")
        now = title.inner_text() if title.is_visible() else prompt(page)
        if re.search(wanted, now):
            return
        press(page)
    raise AssertionError(f"{wanted!r} never came; now: {now}")


def test_a_whole_game_by_keyboard_alone(open_page, server):
    """Enter on the default order brings the game to its end; some markers go by map and arrow keys."""
    page = start(open_page, server, "seed=5&UK=person&DE=sensible")
    by_map = 0
    for _ in range(MOST_ANSWERS):
        if page.locator(".nv-screen-curtain").count():
            break
        if prompt(page) == "Place a marker" and by_map < 3:
            page.get_by_role("button", name="On the map").focus()
            page.keyboard.press("Enter")
            page.wait_for_function("document.activeElement.dataset.hex !== undefined")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowRight")
            assert "You may choose this hex" in page.evaluate(
                "document.activeElement.getAttribute('aria-label')"
            )
            by_map += 1
        press(page)
    title = page.locator(".nv-curtain h2").inner_text()
    assert title in ("United Kingdom wins", "Germany wins", "A draw")
    assert page.locator(".nv-curtain").inner_text().count("Rule") == 1
    assert faults_at(page, turn=1) == []
    page.get_by_role("button", name="Look at the table").focus()
    page.keyboard.press("Enter")
    expect(page.locator(PLAYING)).to_have_count(1)
    assert "The game is over" in prompt(page)
    page.locator(".nv-log-turn select").select_option("0")
    named = page.locator(".nv-log-rule")
    expect(named.filter(has_text="Occurrence of unrestricted submarine warfare")).not_to_have_count(0)
    assert not [one for one in named.all_inner_texts() if one.startswith("chart:")]


def test_the_map_is_walked_by_arrows_and_read_out(open_page, server):
    page = start(open_page, server, "seed=5&DE=random")
    label = "document.activeElement.getAttribute('aria-label')"
    page.locator(".nv-map [data-hex='507']").focus()
    for key, found in (
        ("ArrowUp", "506"),
        ("ArrowDown", "507 Dogger Bank, open sea."),
        ("ArrowLeft", "40"),
        ("Home", "101"),
    ):
        page.keyboard.press(key)
        assert page.evaluate(label).startswith(found), key
    assert page.locator(".nv-map [data-hex][tabindex='0']").count() == 1
    page.locator(".nv-map [data-hex='103']").focus()
    assert "British home hex, 3 VP" in page.evaluate(label)
    box = page.locator(".nv-map-drawing").get_attribute("viewBox")
    page.keyboard.press("+")
    assert page.locator(".nv-map-drawing").get_attribute("viewBox") != box
    assert page.get_by_role("button", name="Move west").is_visible()
    page.keyboard.press("0")
    assert page.locator(".nv-map-drawing").get_attribute("viewBox") == box


def test_handing_over_hides_everything(open_page, server):
    """Two persons: a secret decision waits behind a curtain, and the page holds nothing of the game."""
    page = start(open_page, server, "seed=5&UK=person&DE=person")
    press_until(page, "it is your turn")
    assert secrets_in(page) == []
    assert findings(page) == []
    press(page)
    assert prompt(page) == "One die or two?"
    page.locator(".nv-action").nth(1).focus()
    press(page)
    assert "it is your turn" in page.locator(".nv-curtain h2").inner_text()
    assert secrets_in(page) == []
    press(page)
    assert prompt(page) == "One die or two?"
    assert "Roll two dice" not in page.locator(".nv-happened").inner_text()


def secrets_in(page: Page) -> list[str]:
    """Words of the game in the document outside the curtain, seen or not."""
    html = page.evaluate(
        """() => { const copy = document.querySelector(".nv-table").cloneNode(true);
          const open = ".nv-curtain, .nv-new, .nv-map-legend, style, script";
          copy.querySelectorAll(open).forEach((part) => part.remove());
          return copy.outerHTML; }"""
    )
    words = (
        "Iron Duke",
        "Seydlitz",
        "Turn 1",
        "One die or two",
        "Roll two dice",
        "Fleet 1",
        "leads by",
        "weight",
        "nv-map-counter ",
    )
    return [word for word in words if word in html]


def test_taking_back(open_page, server):
    page = start(open_page, server, "seed=5&DE=random")
    press_until(page, "Bring ships home")
    press(page)
    assert prompt(page) == "Sort your DDbox"
    page.get_by_role("button", name="Take back", exact=True).focus()
    press(page)
    assert prompt(page) == "Bring ships home from the DDbox?"
    press_until(page, "Roll again")
    undo = page.get_by_role("button", name="Take back", exact=True)
    assert undo.get_attribute("aria-disabled") == "true"
    assert "dice were rolled" in page.locator(".nv-orders-foot").inner_text()
    page.get_by_role("button", name="Take back and reroll").focus()
    press(page)
    assert prompt(page) == "Sort your DDbox"


def test_saved_loaded_and_a_bad_file(open_page, server, tmp_path: Path):
    page = start(open_page, server, "seed=7&DE=random")
    press_until(page, "Send ships away")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save", exact=True).click()
    kept = tmp_path / "kept.json"
    saving.value.save_as(kept)
    assert saving.value.suggested_filename == "grand_fleet-turn-1.json"
    log = page.locator(".nv-log-lines").inner_text()
    other = open_page(server.dashboard("grand_fleet_table"))
    other.locator(".nv-bar input[type=file]").set_input_files(kept)
    other.wait_for_selector(PLAYING)
    expect(other.locator(".nv-prompt")).to_have_text("Send ships away to the DDbox?")
    expect(other.locator(".nv-bar-notice").first).to_have_text("Loaded: kept.json.")
    assert other.locator(".nv-log-lines").inner_text() == log
    for name, text in (("cut.json", kept.read_text()[:300]), ("foreign.json", json.dumps({"a": 1}))):
        bad = tmp_path / name
        bad.write_text(text)
        other.locator(".nv-bar input[type=file]").set_input_files(bad)
        expect(other.locator(".nv-bar .nv-problem")).to_contain_text(name)
        expect(other.locator(".nv-prompt")).to_have_text("Send ships away to the DDbox?")


def test_a_reload_loses_no_game(open_page, server):
    page = start(open_page, server, "seed=7&DE=random")
    press_until(page, "Bring ships home")
    page.reload(wait_until="commit")
    page.wait_for_selector(PLAYING)  # the tab's own game goes on by itself
    expect(page.locator(".nv-prompt")).to_have_text("Bring ships home from the DDbox?")
    stand(page)
    assert "Sort the DDbox" in focused(page)
    later = page.context.new_page()  # a later visit offers it
    later.goto(server.dashboard("grand_fleet_table"), wait_until="commit")
    resume = later.get_by_role("button", name="Go on with the game I left")
    resume.wait_for()
    resume.focus()
    later.keyboard.press("Enter")
    later.wait_for_selector(PLAYING)
    expect(later.locator(".nv-prompt")).to_have_text("Bring ships home from the DDbox?")


def test_a_form_tells_what_is_wrong_and_what_is_right(open_page, server):
    page = start(open_page, server, "seed=5&DE=random")
    cell = page.locator(".nv-grid input[type=number]").first
    confirm = page.locator(".nv-grid-confirm")
    right = cell.input_value()
    cell.fill("5")
    expect(page.locator(".nv-verdict")).to_contain_text("but the order sends")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    before = prompt(page)
    confirm.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert prompt(page) == before
    cell.fill(right)
    expect(page.locator(".nv-verdict")).to_contain_text("Allowed")
    cell.press("Enter")
    assert "nv-grid-confirm" in page.evaluate("document.activeElement.className")
    press(page)
    assert prompt(page) != before


def test_a_rule_number_opens_the_rule(open_page, server):
    page = start(open_page, server, "seed=5&DE=random")
    opener = page.locator(".nv-log-rule").first
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.nv-rule-dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("Rule 3.6: Turn marker")
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert "nv-log-rule" in page.evaluate("document.activeElement.className")


def test_tabs_beside_the_orders(open_page, server):
    page = start(open_page, server, "seed=5&DE=random")
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("tab", name="Fleets").get_attribute("aria-selected") == "true"
    ship = page.locator(".nv-ship").first
    ship.focus()
    expect(page.locator(".nv-ship-told")).to_contain_text("gunnery")
    assert findings(page) == []
    page.get_by_role("tab", name="Fleets").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".nv-luck")).to_be_visible()
    expect(page.locator(".nv-ship").first).to_be_hidden()


def together_in_sight(page: Page, stage: str) -> None:
    """Map, prompt, default order and what has just happened lie in the window without scrolling."""
    page.evaluate("window.scrollTo(0, 0)")
    height = page.viewport_size["height"]
    for part in (
        ".nv-map-drawing",
        ".nv-prompt",
        ".nv-orders-body :is(.nv-button-main, .nv-action), .nv-grid:not([hidden]) .nv-grid-confirm",
    ):
        box = page.locator(part).first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= height, (stage, part, box)
