"""The Kaiser's Pirates at the table in a real browser: whole games by mouse and by keyboard alone, every kind
of decision looked at, hands that stay hidden when the screen is handed on, three players, teams, a phone."""

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
    QUESTION_SEEN,
    begun,
    begun_or_ended,
    in_sight,
    is_over,
    prompt,
    stand,
)
from tests.browser.keyboard import Keyboard
from tests.browser.looks import faults_at, faults_in_turn, layout_faults, unfolded
from tests.browser.site import NARROW, wait_ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]  # whole games, an answer at a time
GAME = "kaisers_pirates"
start = partial(begun, GAME)
SHORT = "action_cards_in_round=30"
MOST_ANSWERS = 900
MOST_LAID_OUT = 3
SCORE = r"(North|South|the phantom) (\d+) VP \((\d+) round points?\)"
OFFERED = """() => {
  const seen = (node) => node.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  return {
    places: all(".nv-board button[data-place]").map((one) => one.dataset.place),
    chosen: all(".nv-board button.nv-chosen").map((one) => one.dataset.place),
    orders: all(".nv-orders-body .nv-action").map((one) => one.dataset.key),
    picking: all(".nv-orders-body .nv-pick").length > 0,
  };
}"""


def chosen_by_mouse(page: Page, rng: Random) -> str:
    """Where a player would click now: a card or ship with a dashed frame, or a button."""
    now = page.evaluate(OFFERED)
    button = ".nv-orders-body [data-key='{}']".format
    place = ".nv-board button[data-place='{}']".format
    cards = [one for one in now["places"] if one.startswith("card-") and one not in now["chosen"]]
    spots = [one for one in now["places"] if not one.startswith("card-")]
    if not now["picking"]:
        if now["places"] and rng.random() < 0.5:
            return place(rng.choice(now["places"]))
        return button(now["orders"][0] if rng.random() < 0.6 else rng.choice(now["orders"]))
    if "end" in now["orders"] and rng.random() < 0.3:
        return button("end")
    if cards and rng.random() < 0.3:
        return place(rng.choice(cards))
    return place(rng.choice(spots)) if spots and rng.random() < 0.5 else button(now["orders"][0])


def answer_by_mouse(page: Page, rng: Random) -> None:
    page.locator(chosen_by_mouse(page, rng)).first.click()
    stand(page)


def the_duel_adds_up(page: Page) -> int:
    """The dice on the table are those of the sentence under them; how many duels were thrown."""
    duels = page.locator(".nv-duel").filter(has=page.locator(".nv-throw-total"))
    for duel in duels.all():
        said = duel.locator(".nv-duel-result").inner_text()
        for total in duel.locator(".nv-throw-total").all_inner_texts():
            assert re.search(rf"(?<!\d){total}(?!\d)", said), (total, said)
        assert duel.locator(".nv-die-best").count() == 2
    return duels.count()


def the_end_is_told(page: Page) -> None:
    """Who won, why, by which points, and that it was the third round."""
    title, told = page.locator(".nv-curtain h2").inner_text(), page.locator(".nv-curtain").inner_text()
    points = {name: int(points) for name, _, points in re.findall(SCORE, told)}
    assert len(points) == 2 and re.search(r"Round [3-9]", told) and "round points" in told.lower()
    if len(set(points.values())) == 2:
        winner = max(points, key=points.get)
        assert title == ("Lost" if winner == "the phantom" else f"{winner} wins")
    assert "Rule" in told


@begun_or_ended(MOST_ANSWERS)
def test_a_game_by_mouse(open_page, server, most):
    """Against the computer (three rounds), clicking cards and ships; each kind of decision is looked at."""
    page, rng = open_page(server.dashboard(f"{GAME}_table", f"{SHORT}&seed=11&SOUTH=sensible")), Random(3)
    unfolded(page)
    assert faults_at(page, turn=1) == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    seen: list[str] = []
    rounds, duels = set(), 0
    for _ in range(most):
        if is_over(page):
            break
        rounds.add(page.locator(".nv-bar-turn").inner_text().split(",")[0])
        duels += the_duel_adds_up(page)
        if prompt(page) not in seen:
            seen.append(prompt(page))
            in_sight(page)
            assert (seen[-1], faults_in_turn(page, len(seen))) == (seen[-1], [])
        answer_by_mouse(page, rng)
    assert "Round 1" in rounds and duels > 0 and len(seen) > 2
    if most == MOST_ANSWERS:
        the_end_is_told(page)
        assert rounds >= {"Round 1", "Round 2", "Round 3"} and duels > 20 and len(seen) > 5
        assert faults_at(page, (320,), "light") == []
        page.get_by_role("button", name="Look at the table").click()
        expect(page.locator(PLAYING)).to_have_count(1)
    page.get_by_role("tab", name="VP piles").click()
    assert most < MOST_ANSWERS or page.locator(".nv-card-piles .nv-game-card").count() > 5
    assert faults_at(page, turn=2) == []


def answer_by_keyboard(keys: Keyboard, asked: int) -> None:
    """Up to three cards laid out, each of them played, now and then an answer that is not the ready one."""
    page = keys.page
    now = page.evaluate(OFFERED)
    laid = page.locator("h4:text-is('Laid out this turn') + ul > li").count()
    if "end" in now["orders"] and laid >= MOST_LAID_OUT:
        keys.tab_to("[data-key='end']")
    elif now["picking"] and asked % 3 == 0:
        keys.tab_to(".nv-pick input", "Shift+Tab")
        keys.key("ArrowDown")
        keys.tab_to(".nv-action")
    elif not now["picking"] and asked % 4 == 0 and len(now["orders"]) > 1:
        keys.tab_to(f"[data-key='{now['orders'][1]}']")
    keys.key("Enter")


@begun_or_ended(MOST_ANSWERS)
def test_the_phantom_is_played_by_keyboard_alone(open_page, server, most):
    """The solitaire game; a card of the table is chosen with Shift+Tab and Enter."""
    page = open_page(server.dashboard(f"{GAME}_table", f"players=solitaire&{SHORT}&seed=4"))
    assert page.locator("[data-pick^='seats-']:visible").count() == 1, "one seat for one player"
    page.locator(".nv-new-start").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PLAYING)
    stand(page)
    keys = Keyboard(page, stand)
    keys.key("Enter")  # who begins
    phantom = page.get_by_role("region", name="South, the phantom", exact=True)
    keys.tab_to(".nv-board .nv-card-pick:not(.nv-chosen)", "Shift+Tab")
    chosen = page.evaluate("document.activeElement.dataset.place")
    keys.key("Enter")
    expect(page.locator(f".nv-board [data-place='{chosen}']")).to_have_attribute("aria-pressed", "true")
    page.locator(".nv-prompt").focus()
    last_cards = 0
    for asked in range(1, most):
        if is_over(page):
            break
        assert phantom.count() == 1
        last_cards += page.get_by_role("heading", name="The phantom’s last card").count()
        answer_by_keyboard(keys, asked)
    if most == MOST_ANSWERS:
        the_end_is_told(page)
    assert last_cards > most // 80
    assert faults_at(page, (768,), "dark") == []


def hand_of(page: Page) -> list[str]:
    """The cards that can be chosen from the hand that lies open."""
    places = page.locator(".nv-form-cards [data-place^='card-']")
    return places.evaluate_all("all => all.map((one) => one.dataset.place)")


def test_hands_stay_hidden_when_the_screen_is_handed_on(open_page, server):
    page = start(open_page, server, f"{SHORT}&NORTH=person&SOUTH=person&seed=5")
    title = page.locator(".nv-curtain h2")
    hands: dict[str, set[str]] = {}
    handed = 0
    for _ in range(120):
        if page.locator(".nv-screen-curtain").count():
            assert page.locator(".nv-game-card, .nv-log-lines li, .nv-bar-score").count() == 0
            assert faults_at(page, (320,), "light") == [] or handed
            side, handed = title.inner_text().split(",")[0], handed + 1
            page.locator(".nv-curtain [data-key=lift]").click()
            stand(page)
            others = set().union(*(hand for other, hand in hands.items() if other != side))
            shown = page.locator("[data-place^='card-']")
            shown = set(shown.evaluate_all("all => all.map((one) => one.dataset.place)"))
            assert not others & shown
        if len(hands) == 2 and handed > 3:
            break
        if "lay out" in prompt(page):
            own = page.get_by_role("region", name=re.compile("this seat"))
            side = own.locator("h3").inner_text().split(" ")[0]
            hands[side] = set(hand_of(page))
            assert len(hands[side]) > 3
            page.locator(".nv-orders-body .nv-action").first.click()
            stand(page)
            hands[side] = set(hand_of(page))
        enough = page.locator("[data-key='end']")
        (enough if enough.count() else page.locator(".nv-orders-body .nv-action")).first.click()
        stand(page)
    assert len(hands) == 2 and handed > 3


@pytest.mark.parametrize(
    ("players", "seats"), [pytest.param("three", 3, marks=pytest.mark.soak), ("team", 4)]
)
def test_more_than_two_players(open_page, server, players, seats, tmp_path: Path):
    """Some turns against computers, each decision looked at; a saved and a reloaded game go on."""
    others = "EAST=sensible&SOUTH=random&WEST=sensible"
    page, rng = start(open_page, server, f"players={players}&{others}&seed=8"), Random(8)
    seen: set[str] = set()
    for _ in range(8):
        assert page.locator(".nv-area[class*=nv-side-]").count() == seats
        if prompt(page) not in seen:
            seen.add(prompt(page))
            assert (prompt(page), faults_in_turn(page, len(seen))) == (prompt(page), [])
        answer_by_mouse(page, rng)
    partners = page.locator(".nv-area-facts").filter(has_text="your partner")
    assert partners.count() == (players == "team")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save", exact=True).click()
    file = tmp_path / "kept.json"
    saving.value.save_as(file)
    other = open_page(server.dashboard(f"{GAME}_table"))
    other.locator(".nv-bar input[type=file]").set_input_files(file)
    other.wait_for_selector(PLAYING)
    expect(other.locator(".nv-prompt")).to_have_text(prompt(page))
    assert other.locator(".nv-log-lines").inner_text() == page.locator(".nv-log-lines").inner_text()
    assert other.locator(".nv-areas").inner_text() == page.locator(".nv-areas").inner_text()
    kept = page.evaluate("JSON.stringify({...sessionStorage, ...localStorage})")
    assert "sealed:" in kept and "journal" not in kept
    before = prompt(page), page.locator(".nv-areas").inner_text()
    page.reload(wait_until="commit")
    wait_ready(page)
    page.wait_for_selector(PLAYING)
    expect(page.locator(".nv-prompt")).to_have_text(before[0])
    assert page.locator(".nv-areas").inner_text() == before[1]


def test_a_game_in_japanese_on_a_phone(open_page, server):
    """Every card can be read and every button pressed in a window of 320 pixels."""
    query = "lang=ja&players=solitaire&seed=2"
    page = open_page(server.dashboard(f"{GAME}_table", query), viewport=NARROW)
    unfolded(page)
    assert faults_at(page, (320,), "dark") == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    rng, seen, in_sight = Random(2), set(), 0
    for _ in range(10):
        assert layout_faults(page) == []
        assert "⟦" not in page.locator(".nv-table").inner_text()
        if prompt(page) not in seen:
            seen.add(prompt(page))
            theme = "dark" if len(seen) % 2 else "light"
            assert faults_in_turn(page, len(seen), theme, (320,)) == []
        answer_by_mouse(page, rng)
        in_sight += page.evaluate(QUESTION_SEEN)
    assert in_sight >= 7  # on a busy machine the board may still grow above an answer
    small = page.locator(".nv-game-card *:not(svg):not(svg *)").evaluate_all(
        """all => all.filter((one) => one.childElementCount === 0 && one.textContent.trim()
          && parseFloat(getComputedStyle(one).fontSize) < 11).map((one) => one.className)"""
    )
    assert small == []
    assert Texts("ja", game=GAME).t("kp-table-phantom") in page.locator(".nv-areas").inner_text()
