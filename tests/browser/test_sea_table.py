"""The frigate duel at the table in a real browser: whole duels by mouse and by keyboard alone, every kind of
decision looked at, what stays hidden when the screen is handed on, wrong orders and files, a phone."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from navalgames.games import game
from navalgames.sessions.home_board import Framing
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.guide.page import Guide
from tests.browser.at_table import (
    PLAYING,
    begun,
    begun_or_ended,
    is_over,
    prompt,
    stand,
)
from tests.browser.boards import DRAW, bare_page, drawn_parts
from tests.browser.keyboard import Keyboard
from tests.browser.looks import faults_at, faults_in_turn, layout_faults, unfolded
from tests.browser.site import NARROW, findings

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]  # whole games, an answer at a time
GAME = "frigate_duel"
start = partial(begun, GAME)
MOST_ANSWERS = 900
CLOSE = "scenario=S09"  # two ships that open fire in the first turn
ENDINGS = (
    "captured|struck|sinking wreck|out of action|got away|less damage|worse off|out of sight|aloft|squadron"
)
TRACK = ".nv-sea-track"


def lifted(page: Page) -> bool:
    """Lift the curtain if there is one."""
    curtain = page.locator(".nv-curtain [data-key=lift]:visible")
    if not curtain.count():
        return False
    curtain.click()
    stand(page)
    return True


def answers(page: Page) -> list[str]:
    """What can be pressed now, as selectors: orders, outlines on the sea, the button of a form."""
    now = page.evaluate(
        """() => { const seen = (one) => one.getClientRects().length > 0;
          const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
          return { orders: all(".nv-orders-body .nv-action").map((one) => one.dataset.key),
            places: all(".nv-sea-ghost").map((one) => one.dataset.place),
            form: all(".nv-grid-confirm").length > 0 }; }"""
    )
    if now["form"]:
        return [".nv-grid-confirm"]
    places = [f".nv-sea-ghost[data-place='{place}']" for place in now["places"]]
    return places + [f".nv-orders-body [data-key='{key}']" for key in now["orders"]]


def eager(page: Page, offered: list[str], rng: Random) -> str:
    """What a captain would press who wants the duel to end: fire, grapple, board; else anything."""
    words = re.compile(r"fires|grapples|attacks|^Agree|撃つ|接舷")
    keen = page.locator(".nv-orders-body .nv-action:visible").filter(has_text=words)
    if keen.count():
        return f".nv-orders-body [data-key='{keen.first.get_attribute('data-key')}']"
    return offered[0] if rng.random() < 0.5 else rng.choice(offered)


def answer_by_mouse(page: Page, rng: Random) -> None:
    wanted = page.locator(eager(page, answers(page), rng)).first
    # Outlines on the sea may lie over one another; each can also be given from the list.
    wanted.click(force="ghost" in (wanted.get_attribute("class") or ""))
    stand(page)


def told_end(page: Page) -> str:
    told = page.locator(".nv-curtain").inner_text()
    assert re.search(ENDINGS, told) and "Rule" in told
    return told


@begun_or_ended(MOST_ANSWERS, begun=20)  # three ships have sailed by then
def test_a_duel_by_mouse(open_page, server, most):
    """Against the computer, in a soak to the end, by orders and outlines; each decision is looked at."""
    page, rng = open_page(server.dashboard(f"{GAME}_table", f"{CLOSE}&seed=1&B=sensible")), Random(1)
    unfolded(page)
    assert faults_at(page, turn=2) == []
    assert page.get_by_label("Duel", exact=True).is_visible()
    assert "our proposal" in page.locator(".nv-new-brief").inner_text()
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    seen: list[str] = []
    sailed = 0
    for _ in range(most):
        if is_over(page):
            break
        if prompt(page) not in seen:
            seen.append(prompt(page))
            assert (seen[-1], faults_in_turn(page, len(seen))) == (seen[-1], [])
        sailed += page.locator(".nv-sea-ghost").count() > 0
        answer_by_mouse(page, rng)
    assert len(seen) > 5 and sailed > 3 and "Do you fire?" in seen
    if most == MOST_ANSWERS:
        assert len(seen) > 7
        told_end(page)
        assert faults_at(page, (320,), "dark") == []
        page.get_by_role("button", name="Look at the table").click()
        expect(page.locator(PLAYING)).to_have_count(1)
    page.get_by_role("tab", name="In words").click()
    assert faults_at(page) == []


@begun_or_ended(MOST_ANSWERS, begun=24)
def test_a_duel_by_keyboard_alone(open_page, server, most):
    """Tab, arrows and Enter are enough: a form, a ship's arcs, manoeuvres, fire, in a soak to the end."""
    page = open_page(server.dashboard(f"{GAME}_table", f"{CLOSE}&seed=3&B=random"))
    page.locator(".nv-new-start").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PLAYING)
    stand(page)
    keys, chosen, seen = Keyboard(page, stand), False, set()
    for asked in range(most):
        if is_over(page):
            break
        seen.add(prompt(page))
        if prompt(page) == "Which manoeuvre at the next mark?" and not chosen:
            keys.tab_to(".nv-sea-pick", "Shift+Tab")
            keys.key("Enter")
            assert page.locator(".nv-sea-arc").count() == 4 and page.locator(".nv-sea-rake").count() > 3
            assert page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
            keys.key("Enter")
            assert page.locator(".nv-sea-arc").count() == 0
            page.locator(".nv-prompt").focus()
            keys.tab_to(".nv-orders-body .nv-action")
            chosen = True
        elif asked % 5 == 4 and page.locator(".nv-orders-body .nv-action:visible").count() > 1:
            keys.tab_to(".nv-action:not(.nv-button-main)")
        keys.key("Enter")
    assert chosen and {"Where does the crew stand this turn?", "Do you fire?"} <= seen
    if most == MOST_ANSWERS:
        told_end(page)
    assert findings(page) == []


def test_the_track_tells_when_ships_move_and_guns_are_loaded(open_page, server):
    page, rng = start(open_page, server, f"{CLOSE}&seed=3&B=sensible"), Random(2)
    marks: set[str] = set()
    for _ in range(60):
        if is_over(page) or page.locator(f"{TRACK} td:has-text('guns loaded')").count():
            break
        for row in page.locator(f"{TRACK} tbody tr").all():
            cells = row.locator("td").all_inner_texts()
            assert len(cells) == 12
            marks |= {cell.split()[0] for cell in cells if cell.strip()}
        answer_by_mouse(page, rng)
    reloading = page.locator(f"{TRACK} td:has-text('guns loaded')").count()
    assert marks & {"●", "○"} and reloading
    turn = re.search(r"impulse (\d+)", page.locator(".nv-bar-turn").inner_text())
    now = page.locator(f"{TRACK} thead .nv-sea-now")
    assert now.count() == (1 if turn else 0)
    if turn:
        assert now.inner_text().split()[0] == turn[1] and "now" in now.inner_text()


def secrets_in(page: Page) -> list[str]:
    """Words of the duel in the document outside the curtain, seen or not."""
    html = page.evaluate(
        """() => { const copy = document.querySelector(".nv-table").cloneNode(true);
          copy.querySelectorAll(".nv-curtain, .nv-new, style, script").forEach((part) => part.remove());
          return copy.outerHTML; }"""
    )
    words = ("round shot", "double shot", "chain shot", "turn to port", "nv-sea-ship", "Turn 1", "Hull")
    return [word for word in words if word in html]


def told_of(page: Page) -> dict[str, str]:
    """What the page tells of each ship, by her name."""
    cards = page.locator(".nv-sea-card").all_inner_texts()
    return {re.search(r"· (.+)", card)[1]: card for card in cards}


def test_hidden_manoeuvres_stay_hidden_when_the_screen_is_handed_on(open_page, server):
    """Two persons: what one loads, mans and steers is nowhere in the page when the other looks."""
    page = start(open_page, server, f"{CLOSE}&A=person&B=person&seed=5&bridge_cards=False")
    handed, steered = 0, set()
    for _ in range(60):
        if len(steered) == 2:
            break
        if page.locator(".nv-curtain [data-key=lift]:visible").count():
            assert secrets_in(page) == []
            assert handed or faults_at(page, (320,), "light") == []
            handed += lifted(page)
            continue
        side = page.locator(".nv-bar-who").inner_text()
        own, other = ("Chesapeake", "Shannon") if "Chesapeake" in side else ("Shannon", "Chesapeake")
        told = told_of(page)
        assert "round shot" not in told[other]
        assert "round shot" in told[own] or prompt(page) == "What do you load first?"
        if prompt(page) == "Which manoeuvre at the next mark?":
            assert page.locator(".nv-sea-ghost").count() > 1
            assert steered <= {other} and "turn to" not in page.locator(".nv-happened").inner_text()
            steered.add(own)
        page.locator(".nv-button-main:visible, .nv-orders-body .nv-action:visible").first.click()
        stand(page)
    assert len(steered) == 2 and handed >= 4


def forged(kept: Path, kind: str, **changes) -> str:
    """A save in which an order of side A was changed by hand."""
    saved = json.loads(kept.read_text())
    order = next(
        one["order"] for one in saved["journal"] if one["side"] == "A" and one["order"]["order"] == kind
    )
    order.update(changes)
    return json.dumps(saved)


def test_wrong_orders_and_files_are_told_with_their_rule(open_page, server, tmp_path: Path):
    """A crew too large, a manoeuvre the wind forbids, guns without crew, broken saves: nothing is lost."""
    page = start(open_page, server, f"{CLOSE}&seed=3&B=sensible&bridge_cards=False")
    page.locator(answers(page)[0]).click()
    stand(page)
    cell = page.locator(".nv-grid input[type=number]").first
    right = cell.input_value()
    cell.fill("14")
    expect(page.locator(".nv-verdict")).to_contain_text("P5.1")
    expect(page.locator(".nv-grid-confirm")).to_have_attribute("aria-disabled", "true")
    cell.fill(right)
    expect(page.locator(".nv-verdict")).to_contain_text("Allowed")
    page.locator(".nv-grid-confirm").click()
    stand(page)
    assert prompt(page) == "Which manoeuvre at the next mark?"
    refused = page.locator(".nv-refused")
    refused.locator("summary").click()
    assert "P9" in refused.inner_text() and "wind" in refused.inner_text()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save", exact=True).click()
    kept = tmp_path / "kept.json"
    saving.value.save_as(kept)
    before = prompt(page), page.locator(".nv-sea-cards").inner_text()
    bad = {
        "cut.json": (kept.read_text()[:400], "broken or cut off"),
        "foreign.json": (json.dumps({"a": 1}), "foreign.json"),
        "manned.json": (forged(kept, "AssignCrew", boxes=[9, 5, 1, 0, 0, 0, 0, 0]), "P5.1"),
        "loaded.json": (forged(kept, "LoadGuns", port="grape"), "grape"),
    }
    for name, (text, told) in bad.items():
        file = tmp_path / name
        file.write_text(text)
        page.locator(".nv-bar input[type=file]").set_input_files(file)
        expect(page.locator(".nv-bar .nv-problem")).to_contain_text(name)
        expect(page.locator(".nv-bar .nv-problem")).to_contain_text(told)
        assert (prompt(page), page.locator(".nv-sea-cards").inner_text()) == before
    page.reload(wait_until="commit")
    page.wait_for_selector(PLAYING)
    expect(page.locator(".nv-prompt")).to_have_text(before[0])
    assert page.locator(".nv-sea-cards").inner_text() == before[1]


def test_a_duel_in_japanese_on_a_phone(open_page, server):
    """Everything can be read and pressed in a window of 320 pixels; the whole position is also words."""
    query = f"lang=ja&{CLOSE}&seed=2&B=sensible"
    page = open_page(server.dashboard(f"{GAME}_table", query), viewport=NARROW)
    unfolded(page)
    assert faults_at(page, (320,), "dark") == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    rng, seen, longest = Random(4), set(), []
    for _ in range(14):
        if is_over(page):
            break
        ship = page.locator(".nv-sea-ship").first.bounding_box()
        longest.append(max(ship["width"], ship["height"]))
        assert Texts("ja", game=GAME).t("fd-table-track") in page.locator(TRACK).inner_text() or not seen
        assert layout_faults(page) == []
        assert "⟦" not in page.locator(".nv-table").inner_text()
        if prompt(page) not in seen:
            seen.add(prompt(page))
            theme = "dark" if len(seen) % 2 else "light"
            assert faults_in_turn(page, len(seen), theme, (320,)) == []
        answer_by_mouse(page, rng)
    assert len(seen) > 4
    assert min(longest) >= 40, "a ship can be seen on a phone"


MEETING = """() => {
  const boxes = (kind) => [...document.querySelectorAll(kind)]
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top + 4 < other.bottom && other.top < one.bottom - 4;   // letters are lower than their line
  return boxes(".nv-sea-name").flatMap(([name, box]) =>
    [...boxes(".nv-sea-ghost-hull"), ...boxes(".nv-sea-rose")]
      .filter(([, other]) => meet(box, other)).map(() => name));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "outlines"),
    [("episode=4&step=bow_on", 3), ("episode=6&step=long_shots", 3), ("episode=4&step=the_council", 0)],
)
def test_names_of_ships_give_way_to_outlines_and_to_the_compass(browser, language, asked, outlines):
    board = Guide(game(GAME), asked, language=language).scene._board
    with bare_page(browser, language, "light", Framing(wide=320, across=320)) as page:
        page.evaluate(DRAW, {"parts": drawn_parts(board.main), "wide": 296})
        page.wait_for_function("document.querySelectorAll('.nv-sea-name').length === 2")
        assert page.locator(".nv-sea-ghost").count() == outlines
        assert page.evaluate(MEETING) == []
