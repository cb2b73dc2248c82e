"""Raiders of the Deep at the table in a real browser: careers from the first patrol to their end by mouse and
by keyboard alone, each kind of decision looked at; the boat, the chart and the log book kept true; careers
kept, put beside one another and refused when somebody has edited them; a phone, in Japanese."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.sessions import saved
from navalgames.sessions.play import Play
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
table = partial(begun, GAME.id)
MOST_ANSWERS = 900
BEGINNINGS = 4  # answers before the first patrol
OFFERED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    ships: all(".nv-board button[data-place]").map((one) => one.dataset.place),
    orders: all(".nv-orders-body .nv-action").map((one) => one.dataset.key),
    picking: all(".nv-orders-body [data-key=place]").length > 0,
  };
}"""


def answer_by_mouse(page: Page, rng: Random) -> None:
    """A ship with a dashed frame, or a button; more often the one that goes on."""
    now = page.evaluate(OFFERED)
    if now["ships"] and rng.random() < 0.5:
        chosen = f".nv-board button[data-place='{rng.choice(now['ships'])}']"
    elif now["picking"]:
        chosen = ".nv-orders-body [data-key=place]"
    else:
        key = now["orders"][0] if rng.random() < 0.4 else rng.choice(now["orders"])
        chosen = f".nv-orders-body [data-key='{key}']"
    page.locator(chosen).first.click()
    stand(page)


def the_boat_adds_up(page: Page) -> int:
    """The torpedoes drawn are those of the sentence, the hull is that of its words; how many were counted."""
    mat = page.locator(".nv-mat")
    if not mat.count():
        return 0
    told = re.match(r"(\d+) torped", mat.locator(".nv-mat-summary").inner_text())
    assert mat.locator(".nv-torpedo:not(.nv-empty)").count() == int(told[1])
    for track in mat.locator(".nv-track").all():
        value, most = re.match(r"(\d+) of (\d+)", track.locator(".nv-track-words").inner_text()).groups()
        assert track.locator(".nv-filled").count() == int(value)
        assert track.locator("rect").count() == int(most)
    return int(told[1])


def the_chart_adds_up(page: Page) -> str:
    """As many boxes are drawn as are listed, one of them at most holds the boat; where it is, in words."""
    chart = page.locator(".nv-chart-part")
    listed = chart.locator(".nv-step")
    assert chart.locator(".nv-box").count() == listed.count()
    here = chart.locator(".nv-step-here")
    assert here.count() == chart.locator(".nv-box-here").count() == chart.locator(".nv-box-ring").count() <= 1
    told = chart.locator(".nv-chart-told").inner_text()
    if here.count():
        number = re.match(r"Box (\d+)", here.inner_text())[1]
        assert told.startswith(f"Box {number} of {listed.count()}")
        assert chart.locator(".nv-box-here text").text_content() == number
    return told


def in_the_log_book(page: Page) -> dict[str, int]:
    """The tables of the log book, opened, with the numbers of their rows."""
    page.get_by_role("tab", name="Log book").click()
    book = page.locator(".nv-career-book")
    book.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    tables = book.locator("details[data-table]")
    return {one.get_attribute("data-table"): one.locator("tbody tr").count() for one in tables.all()}


def the_log_book_is_true(page: Page) -> None:
    """As many patrols and ships as the heading says; the drawing ends at the tonnage of the sums."""
    rows = in_the_log_book(page)
    heading = page.locator(".nv-bar").inner_text()
    assert rows["patrols"] == int(re.search(r"Patrol (\d+)", heading)[1]) and rows["aces"] >= 10
    book = page.locator(".nv-career-book").inner_text()
    tonnage, ships = re.search(r"([\d,]+ t), (\d+) ships?", heading).groups()
    sunk = page.locator("[data-table=ships] tbody tr").filter(has_not_text="damaged")
    assert f"{tonnage}\n" in book and sunk.count() == int(ships)
    assert page.locator(".nv-career-plot .nv-own-line").count() == 1
    assert page.locator(".nv-career-plot .nv-ace").count() >= 1


@begun_or_ended(MOST_ANSWERS, begun=30)  # the first of them are about the captain
def test_a_career_by_mouse(open_page, server, most):
    """From the first patrol, in a soak to the end of the career; each kind of decision is looked at."""
    page, rng = open_page(server.dashboard(f"{GAME.id}_table", "seed=11")), Random(4)
    unfolded(page)
    assert faults_at(page) == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    seen: list[str] = []
    places, torpedoes = set(), set()
    for _ in range(most):
        if is_over(page):
            break
        torpedoes.add(the_boat_adds_up(page))
        places.add(the_chart_adds_up(page))
        if prompt(page) not in seen:
            seen.append(prompt(page))
            if len(seen) > BEGINNINGS:
                in_sight(page)
            assert (seen[-1], faults_in_turn(page, len(seen))) == (seen[-1], [])
        answer_by_mouse(page, rng)
    assert len(seen) > 5 and len(places) > 5
    if most == MOST_ANSWERS:
        told = page.locator(".nv-curtain").inner_text()
        assert "Rule 5.2" in told and re.search(r"\d+ ships?\.", told)
        assert len(seen) > 8 and len(places) > 8 and len(torpedoes) > 2
        assert faults_at(page, (320,), "light") == []
        page.get_by_role("button", name="Look at the table").click()
        expect(page.locator(PLAYING)).to_have_count(1)
    the_log_book_is_true(page)
    assert faults_at(page, turn=1) == []


@begun_or_ended(MOST_ANSWERS, begun=40)
def test_a_career_is_played_by_keyboard_alone(open_page, server, most):
    """In a soak to the end of a short war; ships are aimed at with Shift+Tab and Enter."""
    page = open_page(server.dashboard(f"{GAME.id}_table", "seed=5&last_month=1915-12"))
    page.locator(".nv-new-start").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PLAYING)
    stand(page)
    keys, aimed, attacks = Keyboard(page, stand), 0, 0
    for asked in range(1, most):
        if is_over(page):
            break
        now = page.evaluate(OFFERED)
        if now["ships"]:
            keys.tab_to(".nv-board button[data-place]", "Shift+Tab")
            aimed += 1
        elif (attack := [key for key in now["orders"] if key.startswith("approach")]) and asked % 5:
            keys.tab_to(f"[data-key='{attack[0]}']")
            attacks += 1
        elif not now["picking"] and asked % 7 == 0 and len(now["orders"]) > 1:
            keys.tab_to(f"[data-key='{now['orders'][1]}']")
        keys.key("Enter")
    assert aimed > 0 and attacks > 0
    if most == MOST_ANSWERS:
        assert is_over(page) and aimed > 2 and attacks > 2
        keys.press("[data-key=look]")
    keys.tab_to("[role=tab][aria-selected=true]")
    keys.key("ArrowRight")
    expect(page.locator(".nv-career-book h2")).to_be_visible()
    the_log_book_is_true(page)
    assert faults_at(page, (768,), "dark") == []


def test_the_staff_is_asked_and_its_order_is_given(open_page, server):
    page = table(open_page, server, "seed=3&commander_tile=rose")
    given = 0
    for _ in range(30):
        if is_over(page) or given == 6:
            break
        staff = page.locator("details.nv-group").filter(has_text="Ask the staff")
        if staff.count():
            staff.locator("summary").click()
            advice = staff.locator("[data-key=staff]")
            said = advice.inner_text()
            assert re.search(r"about [\d,]+ t|rule of thumb", said), said
            if not given:
                assert faults_at(page, (1366,), "light") == []
            advice.click()
            given += 1
        else:
            page.locator(".nv-orders-body .nv-action").first.click()
        stand(page)
    assert given == 6


def told_at(page: Page) -> tuple[str, str, str]:
    """Where a career stands: decision, boat, log."""
    page.get_by_role("tab", name="Log", exact=True).click()
    return (
        prompt(page),
        page.locator(".nv-boat-sheet").inner_text(),
        page.locator(".nv-log-lines").inner_text(),
    )


def test_careers_are_kept_after_every_box_and_beside_one_another(open_page, server):
    """A reload goes on in the same box; a second career leaves the first one to be gone on with."""
    page = table(open_page, server, "seed=9&commander_tile=rose")
    boxes = set()
    for _ in range(3):
        page.locator(".nv-orders-body .nv-action").first.click()
        stand(page)
        before = told_at(page)
        page.reload(wait_until="commit")
        wait_ready(page)
        page.wait_for_selector(PLAYING)
        expect(page.locator(".nv-prompt")).to_have_text(before[0])
        stand(page)
        assert told_at(page) == before
        boxes.add(page.locator(".nv-chart-told").inner_text())
    assert len(boxes) > 1
    page.get_by_role("button", name="New game").click()
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    assert prompt(page) != before[0]
    page.get_by_role("button", name="New game").click()
    page.locator(".nv-new-left summary").click()
    first = page.locator(".nv-new-left button")
    assert first.count() == 1 and first.inner_text().startswith("Hans Rose, U-53: patrol 1")
    assert faults_at(page, (320,), "light") == []
    first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    assert told_at(page) == before


@pytest.fixture(scope="module")
def careers(tmp_path_factory) -> dict[str, Play]:
    """Careers of a class that began alike, played by computers, as files."""
    folder = tmp_path_factory.mktemp("class")
    found = {}
    for seed, pupil in enumerate(("anna", "ben", "clara"), 1):
        play = Play(GAME, options={"commander_tile": "rose"}, seats={"FIRST": "historical"}, seed=seed)
        play.let_computers_play()
        (folder / f"{pupil}.json").write_text(saved.to_json(play), encoding="utf-8")
        found[str(folder / f"{pupil}.json")] = play
    return found


def test_a_class_puts_its_careers_beside_one_another(open_page, server, careers, tmp_path: Path):
    page = table(open_page, server, "seed=9&commander_tile=rose")
    page.locator(".nv-orders-body .nv-action").first.click()
    stand(page)
    wrong = tmp_path / "torn.json"
    wrong.write_text("{")
    page.get_by_role("tab", name="Log book").click()
    book = page.locator(".nv-career-book")
    book.locator(".nv-beside > summary").click()
    book.locator("input[type=file]").set_input_files([*careers, wrong])
    rows = book.locator(".nv-beside tbody tr")
    expect(rows).to_have_count(len(careers) + 1)
    expect(book.locator(".nv-problem").first).to_contain_text("torn.json")
    ranked = sorted(careers, key=lambda file: -careers[file].state.score)
    for place, file in enumerate(ranked):
        row = rows.nth(place).inner_text()
        assert f"({Path(file).stem})" in row and f"{log_book.tonnage(careers[file].state.captain):,} t" in row
    expect(rows.nth(len(careers))).to_contain_text("on the table")
    assert book.locator(".nv-line-number").count() == len(careers) + 1
    assert "All began in the same month" in book.inner_text()
    assert faults_at(page, (1366, 320), "dark light") == []
    page.get_by_role("button", name="Take them away").click()
    expect(rows).to_have_count(0)


def edited(play: Play, change) -> str:
    data = saved.to_data(play)
    change(data["journal"])
    return json.dumps(data)


def a_torpedo_too_many(journal: list) -> None:
    fired = next(one for one in journal if one["order"]["order"] == "FireTorpedoes")
    fired["order"]["aim"][0][2] += 5


def after_the_war(journal: list) -> None:
    journal[1:] = [
        {**journal[0], "order": {"order": "TakeStart", "month": "1919-01", "type": "U31"}, "dice": []}
    ]


def a_better_die(journal: list) -> None:
    rolled = next(die for one in journal for die in one["dice"] if die["dice"] == "2d6")
    rolled["shows"] = [6, 7]


def test_an_edited_career_is_refused_and_the_last_good_one_stays(open_page, server, tmp_path):
    play = Play(GAME, seats={"FIRST": "random"}, seed=1)
    play.let_computers_play()
    page = table(open_page, server, "seed=9&commander_tile=rose")
    before = told_at(page)
    for change in (a_torpedo_too_many, after_the_war, a_better_die):
        file = tmp_path / f"{change.__name__}.json"
        file.write_text(edited(play, change), encoding="utf-8")
        page.locator(".nv-bar input[type=file]").set_input_files(file)
        trouble = page.locator(".nv-bar .nv-problem")
        expect(trouble).to_contain_text(file.name)
        assert re.search(r"entry \d+", trouble.inner_text()), trouble.inner_text()
        assert told_at(page) == before
    assert faults_at(page, (320,), "light") == []
    page.locator(".nv-orders-body .nv-action").first.click()
    stand(page)
    assert told_at(page) != before


def test_a_career_in_japanese_on_a_phone(open_page, server):
    """Every ship, box and button can be read and pressed in a window of 320 pixels."""
    page = open_page(server.dashboard(f"{GAME.id}_table", "lang=ja&seed=8"), viewport=NARROW)
    unfolded(page)
    assert faults_at(page, (320,), "dark") == []
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    rng, seen, in_sight_now = Random(8), set(), 0
    answers = 0
    while answers < 10:
        assert layout_faults(page) == []
        assert "⟦" not in page.locator(".nv-table").inner_text()
        if prompt(page) not in seen:
            seen.add(prompt(page))
            theme = "dark" if len(seen) % 2 else "light"
            assert faults_in_turn(page, len(seen), theme, (320,)) == []
        answer_by_mouse(page, rng)
        if is_over(page):
            break
        in_sight_now += page.evaluate(QUESTION_SEEN)
        answers += 1
    # On a busy machine the board may still grow above an answer.
    assert answers > 6 and in_sight_now >= answers - 4
    words = Texts("ja", game=GAME.id)
    page.get_by_role("tab", name=words.t("rotd-table-tab-career")).click()
    assert faults_at(page, (320,), "dark") == []


def test_a_tournament_has_a_board_of_all_captains(open_page, server):
    """Three captains at one screen take turns, patrol by patrol; the board ranks them."""
    query = "SECOND=historical&THIRD=cautious&seed=2&last_month=1915-12"
    page, rng = open_page(server.dashboard(f"{GAME.id}_table", query)), Random(2)
    seats, number = page.locator("[data-pick^=seats-]:visible"), page.get_by_label("Captains in a tournament")
    assert seats.count() == 1 and not number.is_visible()
    page.get_by_label("Form of the game").select_option("top_tonnage")
    number.select_option("3")
    assert seats.count() == 3
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    for _ in range(16):
        if is_over(page):
            break
        answer_by_mouse(page, rng)
    if is_over(page):
        page.get_by_role("button", name="Look at the table").click()
    rows = in_the_log_book(page)
    assert rows["captains"] == 3
    board = page.locator("[data-table=captains] tbody tr").all_inner_texts()
    tonnages = [int(re.search(r"([\d,]+) t", row)[1].replace(",", "")) for row in board]
    assert tonnages == sorted(tonnages, reverse=True) and max(tonnages) > 0
    assert faults_at(page, (1366,), "dark") == []
