"""Atlantic Chase at the table in a real browser: teaching scenarios by mouse and by keyboard alone, a line
that is drawn with refusals and taken back, the Battle Board, a phone, Japanese."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from navalgames.texts import Texts
from tests.browser.at_table import (
    PLAYING,
    begun,
    is_over,
    prompt,
    stand,
)
from tests.browser.keyboard import Keyboard
from tests.browser.looks import faults_at, faults_in_turn, layout_faults, unfolded
from tests.browser.site import NARROW

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]  # whole games, an answer at a time
GAME = "atlantic_chase"
start = partial(begun, GAME)
MOST_ANSWERS = 500
LINE = ".nv-ocean-told"
DOUBLE_TAP_MS = 400  # sooner after a touch, the browser takes a tap for the second half of a double one
TARGET = ".nv-map [data-hex].nv-target"
VERBS = (" engages ", " searches for ", "Air Strike", " attacks ")
OFFERED = """() => {
  const seen = (node) => node.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  return {
    hexes: all(".nv-map [data-hex].nv-target").map((one) => one.dataset.hex),
    ships: all(".nv-battle button[data-place]").map((one) => one.dataset.place),
    picks: all(".nv-orders-body .nv-pick input").length,
    orders: all(".nv-orders-body .nv-action").map((one) => [one.dataset.key, one.textContent]),
    placing: all(".nv-orders-body [data-key=place]").length > 0,
  };
}"""


def hex_at(page: Page, name: str) -> None:
    """Click a hex, also one that may not be chosen."""
    page.locator(f".nv-map [data-hex='{name}']").dispatch_event("click")
    stand(page)


def answer_by_mouse(page: Page, rng: Random) -> None:
    """Where a player would click now: a hex, a ship, another unit, or a button."""
    now = page.evaluate(OFFERED)
    orders = [key for key, words in now["orders"] if not words.startswith("Pass")]
    if now["placing"] and now["hexes"] and rng.random() < 0.6:
        page.locator(f".nv-map [data-hex='{rng.choice(now['hexes'])}']").dispatch_event("click")
    elif now["ships"] and rng.random() < 0.4:
        page.locator(f".nv-battle [data-place='{rng.choice(now['ships'])}']").click()
    elif now["picks"] > 1 and rng.random() < 0.2:
        page.locator(".nv-pick input").nth(rng.randrange(now["picks"])).click()
    elif now["orders"]:
        keys = orders if orders and rng.random() < 0.75 else [key for key, _ in now["orders"]]
        page.locator(
            f".nv-orders-body .nv-action[data-key='{rng.choice(keys)}'] >> visible=true"
        ).first.click()
    else:
        page.locator(".nv-orders-body [data-key='place']").click()
    stand(page)


def click_order(page: Page, key: str) -> None:
    """A button that can be seen."""
    page.locator(f".nv-orders-body .nv-action[data-key='{key}'] >> visible=true").first.click()
    stand(page)


def answer_in_an_operation(page: Page, rng: Random, may_go_home: bool) -> None:
    """With some sense: home if it is time, attacks, courses of a few hexes, else a pass."""
    now = page.evaluate(OFFERED)
    home = [key for key, words in now["orders"] if " goes into port: " in words]
    others = [(key, words) for key, words in now["orders"] if key not in home]
    drawing = [key for key, words in others if words.startswith("Draw")]
    passing = [key for key, words in others if words.startswith(("Pass", "All Pass"))]
    fighting = [key for key, words in others if any(verb in words for verb in VERBS)]
    if now["placing"] and now["hexes"] and not (others and rng.random() < 0.25):
        hex_at(page, rng.choice(now["hexes"]))
    elif home and may_go_home:
        click_order(page, home[0])
    elif drawing and now["hexes"] and rng.random() < 0.3:
        hex_at(page, rng.choice(now["hexes"]))  # another task force
    elif fighting and rng.random() < 0.6:
        click_order(page, rng.choice(fighting))
    elif drawing and rng.random() < 0.3:
        click_order(page, rng.choice(drawing))
    else:
        click_order(page, rng.choice(passing or [key for key, _ in others] or home))


def the_end_is_told(page: Page) -> None:
    """Who won, and by which rule."""
    title = page.locator(".nv-curtain h2").inner_text()
    assert title in ("Germany wins", "Britain wins", "A draw")
    assert "Rule SCN" in page.locator(".nv-curtain").inner_text()


@pytest.mark.parametrize(
    ("scenario", "computer"), [("T1", "German"), pytest.param("T3", "British", marks=pytest.mark.soak)]
)
def test_a_teaching_scenario_by_mouse(open_page, server, scenario, computer):
    """To its end against the computer; each kind of decision is looked at."""
    person = "British" if computer == "German" else "German"
    query = f"scenario={scenario}&{person}=person&{computer}=sensible&seed=5"
    page, rng = open_page(server.dashboard(f"{GAME}_table", query)), Random(2)
    unfolded(page)
    assert faults_at(page, (320,), "light") == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    seen: list[str] = []
    for _ in range(MOST_ANSWERS):
        if is_over(page):
            break
        assert page.locator(".nv-ocean-force").count() == len(forces_told(page))
        if prompt(page) not in seen:
            seen.append(prompt(page))
            assert (seen[-1], faults_in_turn(page, len(seen))) == (seen[-1], [])
        answer_by_mouse(page, rng)
    the_end_is_told(page)
    assert len(seen) > 4
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name="Forces").click()
    expect(page.locator(".nv-roster-side")).to_have_count(2)
    assert faults_at(page, turn=2) == []


def forces_told(page: Page) -> set[str]:
    """The task forces that the sentences of the hexes name, those in port left out."""
    return set(
        page.locator(".nv-map [data-hex]").evaluate_all(
            r"""all => all.flatMap((one) => [...one.getAttribute("aria-label")
              .matchAll(/(?:German|British) ([GB]\d+) \(/g)].map((found) => found[1]))"""
        )
    )


def test_a_teaching_scenario_by_keyboard_alone(open_page, server):
    """Tab, arrows and Enter from the form to the end; a line is drawn on the chart without a mouse."""
    page = open_page(server.dashboard(f"{GAME}_table", "scenario=T2&German=person&British=sensible&seed=3"))
    page.locator(".nv-new-start").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PLAYING)
    stand(page)
    keys, plotted = Keyboard(page, stand), 0
    for asked in range(MOST_ANSWERS):
        if is_over(page):
            break
        if prompt(page) == "Where does the string go on?" and plotted < 3:
            plotted += drawn_by_keyboard(keys)
        elif prompt(page) == "Where does the string go on?":
            keys.press(".nv-orders-body .nv-action[data-key='0']")
        elif prompt(page) == "What do you do next?":
            order = wanted(page, "Pass" if asked % 3 else "Draw")
            keys.press(f".nv-orders-body .nv-action[data-key='{order}']")
        else:
            keys.key("Enter")
    the_end_is_told(page)
    assert plotted == 3


def wanted(page: Page, word: str) -> str:
    """The key of the order that begins with a word; of the first one, if none does."""
    orders = page.evaluate(OFFERED)["orders"]
    return next((key for key, words in orders if words.startswith(word)), orders[0][0])


def drawn_by_keyboard(keys: Keyboard) -> int:
    """From the orders to the chart, to the next hex that may be chosen, Enter, and back with Escape."""
    page = keys.page
    keys.tab_to(".nv-orders-body [data-key='map']")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.hex !== undefined")
    page.keyboard.press("PageDown")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "You may choose this hex" in label
    where = page.evaluate("document.activeElement.dataset.hex")
    keys.key("Enter")
    page.wait_for_function(
        "where => !document.querySelector(`.nv-map [data-hex='${where}'].nv-target`)", arg=where
    )
    assert keys.at(f"[data-hex='{where}']"), "the hex keeps the keyboard"
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.closest('.nv-orders') !== null")
    stand(page)
    return 1


def test_a_line_is_drawn_refused_and_taken_back(open_page, server):
    page = start(open_page, server, "scenario=OP5&British=person&German=person&seed=1")
    page.get_by_role("button", name=re.compile(r"Draw a new course for .*\(G1\)")).click()
    stand(page)
    expect(page.locator(LINE)).to_have_text("G1: one hex, 14 more possible; no Intel.")
    lit = page.locator(".nv-ocean-force.nv-ocean-lit")
    expect(lit).to_have_attribute("data-force", "G1")
    hex_at(page, "17,-6")
    hex_at(page, "16,-6")
    expect(page.locator(LINE)).to_contain_text("3 hexes, 12 more possible")
    assert lit.locator(".nv-ocean-dot").count() == 3
    for place, rule in (("17,-6", "15.2"), ("10,0", "14.5")):
        hex_at(page, place)
        expect(page.locator(LINE)).to_contain_text(place)
        expect(page.locator(f"{LINE} a")).to_contain_text(rule)
    assert faults_at(page, (320,), "dark") == []
    reported = page.locator(".nv-ocean-warned.nv-target")
    assert reported.count() > 0
    assert "would be reported" in reported.first.get_attribute("aria-label")
    where = reported.first.get_attribute("data-hex")
    hex_at(page, where)
    expect(page.locator(LINE)).to_contain_text("1 Intel")
    assert lit.locator(".nv-ocean-intel").count() == 1
    page.keyboard.press("Backspace")
    stand(page)
    expect(page.locator(LINE)).to_contain_text("3 hexes, 12 more possible; no Intel.")
    page.get_by_role("button", name="Take back", exact=True).click()
    stand(page)
    expect(page.locator(LINE)).to_contain_text("2 hexes, 13 more possible")
    page.get_by_role("button", name="End the course here").click()
    stand(page)
    expect(page.locator(LINE)).to_be_hidden()
    assert "string of 2" in page.locator(".nv-pick").inner_text()


def test_the_chart_is_walked_by_arrows_zoomed_and_read_out(open_page, server):
    page = start(open_page, server, "scenario=OP4&seed=5&British=person&German=person")
    label = "document.activeElement.getAttribute('aria-label')"
    page.locator(".nv-map [data-hex='15,-5']").focus()
    assert "British port: Scapa Flow, Methil" in page.evaluate(label)
    assert "British B1 (Nelson, Rodney" in page.evaluate(label)
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        before = page.evaluate("document.activeElement.dataset.hex")
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.hex") != before, key
    assert page.locator(".nv-map [data-hex][tabindex='0']").count() == 1
    box = page.locator(".nv-map-drawing").get_attribute("viewBox")
    page.keyboard.press("+")
    assert page.locator(".nv-map-drawing").get_attribute("viewBox") != box
    page.get_by_role("button", name="Move west").click()
    page.locator(".nv-map [data-hex='15,-5']").focus()
    page.keyboard.press("0")
    assert page.locator(".nv-map-drawing").get_attribute("viewBox") == box
    assert page.locator(".nv-ocean-arctic, .nv-ocean-zone, .nv-ocean-barred, .nv-ocean-canal").count() == 4
    expect(page.locator(".nv-ocean-weather")).to_have_text("Good weather")


def test_a_battle_is_fought_on_the_board(open_page, server):
    """A mini-scenario by mouse on the board alone, both sides by persons; every step is looked at."""
    page, rng = start(open_page, server, "scenario=MS9&British=person&German=person&seed=4"), Random(4)
    assert page.locator(".nv-map:visible").count() == 0
    seen: list[str] = []
    for _ in range(MOST_ANSWERS):
        if is_over(page):
            break
        if prompt(page) not in seen:
            seen.append(prompt(page))
            assert (seen[-1], faults_in_turn(page, len(seen))) == (seen[-1], [])
        if prompt(page) == "Which ship fires at which?":
            assert page.locator(".nv-action .nv-odds").count() > 0
            mine = page.locator(".nv-battle .nv-chosen").get_attribute("data-place")
            foes = page.locator(f".nv-battle button[data-place]:not([data-place='{mine}'])")
            foes.nth(rng.randrange(foes.count())).click()
            stand(page)
        else:
            answer_by_mouse(page, rng)
    the_end_is_told(page)
    assert "Where does this ship go?" in seen and "Which ship fires at which?" in seen


@pytest.mark.soak
@pytest.mark.parametrize(("person", "computer"), [("British", "German"), ("German", "British")])
def test_rheinuebung_is_played_to_its_end(open_page, server, person, computer):
    """By mouse against the computer, from either side."""
    page = start(open_page, server, f"scenario=OP5&{person}=person&{computer}=sensible&seed=6")
    rng, answers = Random(6), 0
    while answers < MOST_ANSWERS and not is_over(page):
        answers += 1
        answer_in_an_operation(page, rng, may_go_home=person == "British" or answers > 40)
    the_end_is_told(page)
    assert answers > 20


def test_saved_and_opened_again(open_page, server, tmp_path: Path):
    page, rng = start(open_page, server, "scenario=OP4&German=person&British=sensible&seed=8"), Random(8)
    for _ in range(12):
        answer_by_mouse(page, rng)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save", exact=True).click()
    file = tmp_path / "kept.json"
    saving.value.save_as(file)
    other = open_page(server.dashboard(f"{GAME}_table"))
    other.locator(".nv-bar input[type=file]").set_input_files(file)
    other.wait_for_selector(PLAYING)
    expect(other.locator(".nv-prompt")).to_have_text(prompt(page))
    other.wait_for_selector(".nv-ocean-force")
    lines = ".nv-ocean-forces"
    paths = "all => [...all[0].querySelectorAll('path')].map((one) => one.getAttribute('d')).sort()"
    assert other.locator(lines).evaluate_all(paths) == page.locator(lines).evaluate_all(paths)
    assert other.locator(".nv-log-lines").inner_text() == page.locator(".nv-log-lines").inner_text()


def test_a_finger_moves_the_chart_and_chooses_only_when_it_taps(open_page, server):
    page = start(
        open_page, server, "scenario=T1&German=person&British=person&seed=2", viewport=NARROW, has_touch=True
    )
    page.locator(".nv-orders-body .nv-action >> visible=true").filter(
        has_text="Draw a new course"
    ).first.tap()
    stand(page)
    drawing = page.locator(".nv-map-drawing")
    drawing.scroll_into_view_if_needed()
    before, words = drawing.get_attribute("viewBox"), page.locator(LINE).inner_text()
    finger(page, (-40, -30))
    assert drawing.get_attribute("viewBox") != before
    assert page.locator(LINE).inner_text() == words, "a drag chooses nothing"
    left, top = (float(number) for number in drawing.get_attribute("viewBox").split()[:2])
    assert left > float(before.split()[0]) and top > float(before.split()[1]), "the chart follows the finger"
    for _ in range(3):  # a busy machine may take a tap for a long press
        finger(page, (0, 0))
        if page.locator(LINE).inner_text() != words:
            break
    expect(page.locator(LINE)).to_contain_text("2 hexes")


IN_SIGHT = """all => {
  const middle = (one) => {
    const { x, y, width, height } = one.querySelector(".nv-map-cell").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const onTop = ([one, at]) => one.contains(document.elementFromPoint(...at));
  return all.map((one) => [one, middle(one)]).find(onTop)[1];
}"""


def finger(page: Page, by: tuple[int, int]) -> None:
    """A finger is put on a hex that may be chosen, drawn along and lifted; without a way it taps."""
    x, y = page.locator(TARGET).evaluate_all(IN_SIGHT)
    if by == (0, 0):
        page.touchscreen.tap(x, y)
        stand(page)
        return
    touch = page.context.new_cdp_session(page)
    for kind, part in (
        ("touchStart", 0),
        ("touchMove", 0.4),
        ("touchMove", 0.7),
        ("touchMove", 1),
        ("touchEnd", None),
    ):
        points = [] if part is None else [{"x": x + by[0] * part, "y": y + by[1] * part}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.detach()
    page.wait_for_timeout(DOUBLE_TAP_MS)
    stand(page)


def test_many_task_forces_are_folded_until_they_are_asked_for(open_page, server):
    """Picked by mouse the list closes, by arrows it stays open."""
    page = start(open_page, server, "scenario=OP5&British=person&German=sensible&seed=6")
    rng, answers = Random(6), 0
    while page.locator(".nv-pick-folded").count() == 0 and answers < 20:
        answers += 1
        answer_in_an_operation(page, rng, may_go_home=False)
    folded = page.locator(".nv-pick-folded")
    assert not page.locator(".nv-pick label").first.is_visible()
    folded.locator("summary").click()
    page.locator(".nv-pick label").nth(1).click()
    stand(page)
    name = page.locator(".nv-pick label").nth(1).text_content().strip()
    assert name in folded.locator("summary").inner_text()
    assert not page.locator(".nv-pick label").first.is_visible()
    folded.locator("summary").click()
    page.locator(".nv-pick input:checked").focus()
    page.keyboard.press("ArrowDown")
    stand(page)
    assert page.evaluate("document.activeElement.type") == "radio"
    assert (
        page.locator(".nv-pick label").nth(2).text_content().strip() in folded.locator("summary").inner_text()
    )
    assert faults_at(page, (320,), "light") == []


def test_a_game_in_japanese_on_a_phone(open_page, server):
    """The chart begins close enough to be read, and every button can be pressed at 320 pixels."""
    query = "lang=ja&scenario=T1&German=sensible&British=person&seed=2"
    page = open_page(server.dashboard(f"{GAME}_table", query), viewport=NARROW)
    unfolded(page)
    assert faults_at(page, (320,), "dark") == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    wide = page.locator(".nv-map [data-hex='15,-5'] .nv-map-cell").evaluate(
        "one => one.getBoundingClientRect().width"
    )
    assert wide >= 24, "a hex is as wide as a finger's target"
    rng, seen = Random(2), set()
    for _ in range(10):
        if is_over(page):
            break
        assert layout_faults(page) == []
        assert "⟦" not in page.locator(".nv-table").inner_text()
        if prompt(page) not in seen:
            seen.add(prompt(page))
            theme = "dark" if len(seen) % 2 else "light"
            assert faults_in_turn(page, len(seen), theme, (320,)) == []
        answer_by_mouse(page, rng)
    assert Texts("ja", game=GAME).t("ac-table-name-iceland") in page.locator(".nv-map").inner_html()
