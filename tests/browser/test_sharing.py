"""What can be passed on and taken along (links, files, paper); the server keeps nothing of a learner."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from playwright.sync_api import Page, expect

from navalgames.games import GAME_IDS, game
from navalgames.odds import ask
from navalgames.sessions.lessons import find_episode
from tests.browser.site import PATIENCE_MS, WIDE, leave, outside_the_window, wait_ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # every way of one page, one after the other
GUIDE = "episode=will_they_come_out&step=one_each&order=one"
READING = """() => ({
  titles: [...document.querySelectorAll(".nv-odds h3, .nv-explore h3")].map((one) => one.textContent),
  sentences: [...document.querySelectorAll(".nv-odds-summary, .nv-explore > p:nth-of-type(1)")]
    .map((one) => one.textContent),
  bars: [...document.querySelectorAll(".nv-odds-bar")].map((one) => one.getAttribute("aria-label")),
  legend: [...document.querySelectorAll(".nv-odds-legend li")].map((one) => one.textContent),
  controls: [...document.querySelectorAll(".nv-panel input, .nv-panel select, .nv-new select")]
    .map((one) => one.name + (one.type === "radio" || one.type === "checkbox" ? one.checked : one.value)),
})"""


def reading(page: Page) -> dict[str, list[str]]:
    """What the plots and controls of a page say, in words and numbers."""
    said = page.evaluate(READING)
    said["controls"] = [re.sub(r"^nv-[a-z]+-?\d+(-\d+)*", "", one) for one in said["controls"]]
    return said


def copied(page: Page) -> str:
    """The link that "Copy a link" puts on the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.bring_to_front()
    page.locator(".nv-address button").click()
    page.wait_for_function("() => document.querySelector('.nv-address .nv-quiet').textContent")
    return page.evaluate("navigator.clipboard.readText()")


def opened_again(open_page, page: Page, link: str) -> Page:
    """The link in a fresh browser; it is the address of the first page, too."""
    page.wait_for_function("link => location.href === link", arg=link)
    fresh = open_page(link)
    assert fresh.locator(".nv-notes li, .nv-lesson-note").count() == 0
    return fresh


def saved(page: Page, part: str, kind: str) -> bytes:
    """A file made in the page."""
    files = page.locator(f"{part} .nv-files").first
    if files.get_attribute("open") is None:
        files.locator("summary").click()
    with page.expect_download() as waiting:
        files.locator(f"[data-save='{kind}']").click()
    return Path(waiting.value.path()).read_bytes()


def table_of(file: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(file.decode("utf-8-sig"))))


def check_drawing(page: Page, part: str, title: str) -> None:
    """SVG and PNG of a plot: the words in it, fonts and colours written in, the picture twice the size."""
    drawing = saved(page, part, "svg").decode()
    assert drawing.startswith("<svg")
    assert title in unquote(drawing)
    assert "var(--" not in drawing
    assert "@font-face" in drawing
    assert "data:font/woff2;base64," in drawing
    width, height = (
        float(re.search(rf'<svg[^>]* {name}="([\d.]+)"', drawing)[1]) for name in ("width", "height")
    )
    picture = saved(page, part, "png")
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (int(width * 2), int(height * 2))
    assert len(picture) > 10_000


def press_guide(page: Page, at: str) -> None:
    page.locator(f'[data-at="{at}"]').click()
    page.wait_for_function("() => !document.querySelector('.nv [data-busy]')")


def test_a_lesson_is_shared_kept_saved_and_printed(open_page, server):
    page = open_page(server.dashboard("grand_fleet_guide", f"{GUIDE}&seed=7"))
    page.locator('[data-at="field"]').fill("30")
    press_guide(page, "keep")
    page.locator('.nv-dice [data-roll="100"]').click()
    page.wait_for_selector(".nv-mark-rolled", state="attached")  # seen once the answer is
    press_guide(page, "reveal")
    page.locator('[data-at="check-0-thirds"]').check()
    press_guide(page, "check-0")
    shown = reading(page)
    link = copied(page)
    told = {"episode", "step", "order", "guess", "seed", "rolls", "shown"}
    assert set(parse_qs(urlsplit(link).query)) == told
    fresh = opened_again(open_page, page, link)
    expect(fresh.locator(".nv-odds-summary")).to_have_text(shown["sentences"][0])
    assert reading(fresh) == shown
    assert fresh.locator(".nv-lesson-feedback").count() == 0, "a link carries no answers to the questions"
    leave(fresh)

    # A reload brings back prediction, rolls and answers.
    page.reload(wait_until="commit")
    wait_ready(page)
    page.wait_for_selector(".nv-lesson-feedback")
    assert reading(page) == shown
    assert page.locator('[data-at="check-0-thirds"]').is_checked()

    # Files: the answers, and the plot with its numbers.
    with page.expect_download() as waiting:
        page.locator('[data-at="save"]').click()
    answers = table_of(Path(waiting.value.path()).read_bytes())
    head, first = answers[0], dict(zip(answers[0], answers[1], strict=True))
    assert head[:2] == ["step", "prediction"]
    assert (first["prediction"], first["seed"], first["rolls"]) == ("30 out of 100", "7", "100")
    assert (first["tries"], first["right"]) == ("thirds", "no")
    rows = table_of(saved(page, ".nv-odds", "csv"))
    column = rows[0].index("rolled")
    assert len(rows) == 1 + len(shown["bars"])
    assert sum(int(row[column]) for row in rows[1:]) == 100
    check_drawing(page, ".nv-odds", shown["sentences"][0][:25])

    # Paper: every step, the exact numbers in words, what was answered, nothing to press.
    page.evaluate("window.print = () => {}")
    press_guide(page, "print")
    page.wait_for_selector(".nv-lesson-sheet", state="attached")
    page.wait_for_selector(".nv-sheet-scene .nv-map-drawing", state="attached")
    page.emulate_media(media="print")
    scenes = page.locator(".nv-sheet-scene").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert len(scenes) == 5 and all(100 < height < 400 for height in scenes), "each step's board, small"
    sheet = page.locator("body").inner_text()
    titles = page.locator(".nv-lesson-sheet > section > h3").all_inner_texts()
    assert len(titles) == 5
    assert shown["sentences"][0] in sheet
    assert "You said: 30 out of 100." in sheet
    assert "☒ Yes, three results, so a third each." in sheet
    assert "Exact chance of “there is a battle”: 5/9, about 55.6 %." in sheet
    assert page.locator("button:visible:not(.nv-why-end), select:visible, input:visible").count() == 0
    page.emulate_media(media="screen")
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")

    # Start over forgets it all, here and after a reload.
    press_guide(page, "over")
    press_guide(page, "over-yes")
    page.wait_for_selector('[data-at="order-one"][aria-pressed="false"]')
    page.wait_for_function("() => !location.search.includes('guess')")
    page.reload(wait_until="commit")
    wait_ready(page)
    page.wait_for_selector('[data-at="order-one"][aria-pressed="false"]')
    assert page.locator(".nv-lesson-feedback, .nv-mark-rolled, .nv-mark-predicted").count() == 0
    assert "exact answer is hidden" in page.locator(".nv-odds-summary").inner_text()


def test_the_lab_is_shared_saved_and_printed(open_page, server):
    page = open_page(server.dashboard("grand_fleet_lab", "mechanic=initiative&uk_dice=2&seed=9"))
    page.locator('.nv-dice [data-roll="10"]').click()
    page.wait_for_selector(".nv-mark-rolled")
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot[data-drawn]")
    page.locator("select[data-name='kind']").select_option("1")
    page.wait_for_selector(".nv-explore-plot .heatmaplayer")
    shown, link = reading(page), copied(page)
    fresh = opened_again(open_page, page, link)
    fresh.wait_for_selector(".nv-explore-plot .heatmaplayer")
    expect(fresh.locator(".nv-odds-legend li")).to_have_count(len(shown["legend"]))
    assert reading(fresh) == shown
    leave(fresh)
    rows = table_of(saved(page, ".nv-odds", "csv"))
    assert len(rows) == 1 + len(shown["bars"])
    assert sum(int(row[rows[0].index("rolled")]) for row in rows[1:]) == 10
    check_drawing(page, ".nv-odds", "Who attacks?")
    table = table_of(saved(page, ".nv-explore", "csv"))
    assert [len(row) for row in table] == [3, 3, 3]
    check_drawing(page, ".nv-explore", "Who attacks?")
    page.emulate_media(media="print")
    pressed = page.locator("button:visible, summary:visible, input[type=range]:visible")
    drawn = "all => all.filter((one) => getComputedStyle(one).display !== 'contents').length"
    assert pressed.evaluate_all(drawn) == 0  # the others are nothing but words
    text = page.locator("body").inner_text()
    assert "Grand Fleet" in text
    assert all(sentence in text for sentence in shown["sentences"])


@pytest.mark.parametrize(
    "game_id",
    [
        pytest.param(one, marks=() if number == 1 else pytest.mark.soak)
        for number, one in enumerate(GAME_IDS)
        if one != "grand_fleet"
    ],
)
@pytest.mark.by_turns(2)
def test_the_lab_of_every_game_is_shared(open_page, server, game_id):
    one = game(game_id)
    names = (question.name for question in one.questions())
    rolled = next(name for name in names if len(ask(one, name).distribution.outcomes) > 1)
    page = open_page(server.dashboard(f"{game_id}_lab", f"mechanic={rolled}&seed=9"))
    page.locator('.nv-dice [data-roll="10"]').click()
    page.wait_for_selector(".nv-mark-rolled")
    shown, link = reading(page), copied(page)
    assert parse_qs(urlsplit(link).query)["seed"] == ["9"]
    fresh = opened_again(open_page, page, link)
    expect(fresh.locator(".nv-odds-legend li")).to_have_count(len(shown["legend"]))
    assert reading(fresh) == shown
    check_drawing(fresh, ".nv-odds", shown["titles"][0][:12])


def test_the_choices_are_shared_saved_and_printed(open_page, server):
    page = open_page(server.dashboard("grand_fleet_choices", "question=salvo"))
    page.locator(".nv-choices-drawn [data-key='settings']").click()
    number = page.locator(".nv-choices-drawn .nv-panel input[type=number]").first
    number.fill("3")
    number.press("Enter")
    expect(page.locator(".nv-odds-title")).to_contain_text("3")
    shown, link = reading(page), copied(page)
    assert parse_qs(urlsplit(link).query)["at.targets"] == ["3"]
    fresh = opened_again(open_page, page, link)
    expect(fresh.locator(".nv-odds-title")).to_have_text(shown["titles"][0])
    expect(fresh.locator(".nv-odds-summary")).to_have_text(shown["sentences"][0])
    assert reading(fresh) == shown
    leave(fresh)
    rows = table_of(saved(page, ".nv-odds", "csv"))
    assert len(rows) == 1 + len(shown["bars"])
    assert any(row[rows[0].index("previous_percent")] for row in rows[1:])
    check_drawing(page, ".nv-odds", "before")
    page.emulate_media(media="print")
    assert page.locator(".nv-button:visible").count() == 0
    assert shown["sentences"][0] in page.locator("body").inner_text()


def test_the_table_is_shared_saved_and_printed(open_page, server):
    page = open_page(server.dashboard("grand_fleet_table", "historical=yes&DE=random&seed=11"))
    begin = reading(page)
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(".nv-table.nv-screen-play .nv-map-cell")
    prompt = page.locator(".nv-prompt").inner_text()
    link = copied(page)
    assert parse_qs(urlsplit(link).query) == {"historical": ["yes"], "DE": ["random"], "seed": ["11"]}
    fresh = opened_again(open_page, page, link)
    assert reading(fresh) == begin
    fresh.locator(".nv-new-start").first.click()
    fresh.wait_for_selector(".nv-table.nv-screen-play .nv-map-cell")
    assert fresh.locator(".nv-prompt").inner_text() == prompt
    assert fresh.locator(".nv-log-lines").inner_text() == page.locator(".nv-log-lines").inner_text()
    leave(fresh)
    places = table_of(saved(page, ".nv-map", "csv"))
    assert len(places) == 1 + page.locator(".nv-map-hex").count()
    check_drawing(page, ".nv-map", "North Sea")
    told = table_of(saved(page, ".nv-log", "csv"))
    lines = page.locator(".nv-log-lines li").all_inner_texts()
    assert len(told) == 1 + len(lines)
    assert told[1][2] in lines[0]
    assert told[1][2] in saved(page, ".nv-log", "text").decode()
    with page.expect_download() as waiting:
        page.locator(".nv-bar [data-key='save']").click()
    assert json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))["game"] == "grand_fleet"
    page.emulate_media(media="print")
    assert page.locator(".nv-button:visible").count() == 0
    assert page.locator(".nv-map-drawing").is_visible()


def test_pages_to_read_need_no_script_and_lose_nothing_on_paper(browser, open_page, server):
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_guide", "episode=hide_and_seek"))
    page.locator("main a[href*='read/grand_fleet/hide_and_seek']").click()
    assert page.locator("h1").inner_text() == "Episode 3: Hide and seek"
    assert page.locator("details, [hidden]").count() == 0, "all of it is there with nothing touched"
    steps = len(find_episode(game("grand_fleet"), "hide_and_seek").step)
    assert page.locator(".naval-read").count() == page.locator(".naval-read .naval-odds").count() == steps
    assert outside_the_window(page) == []
    context.close()
    paper = open_page(server.url("read/grand_fleet/hide_and_seek"))
    text = paper.locator("main").inner_text()
    paper.emulate_media(media="print")
    printed = paper.locator("main").inner_text()
    sections = paper.locator(".naval-read").all_inner_texts()
    assert all(section in printed for section in sections)
    assert len(printed) > 0.9 * len(text)
    assert paper.locator("button:visible:not(.nv-why-end)").count() == 0, "a legend is no button on paper"


# ---- a server of one's own, behind a hub ---------------------------------------------------------------

MARK = "424242"  # what the learner types: it must be found nowhere


@pytest.fixture
def personal_server(tmp_path) -> Iterator[tuple[str, Path, Path]]:
    """A server as Binder runs it, in a home of its own: its address, its home and its log."""
    log = tmp_path / "server.log"
    home = tmp_path / "home"
    home.mkdir()
    command = [str(Path(sys.executable).parent / "navalgames"), "serve", "--port", "0", "--no-browser"]
    environment = {
        **os.environ,
        "PYTHONUNBUFFERED": "1",
        "HOME": str(home),
        "TMPDIR": str(home),
        "COLUMNS": "200",
    }
    environment |= {
        "BINDER_LAUNCH_HOST": "https://binder.example/",
        "BINDER_PERSISTENT_REQUEST": "v2/gh/a/b/1c",
    }
    with log.open("w") as file:
        process = subprocess.Popen(
            [*command, "--base-url", "/user/anna-x7/navalgames/"],
            cwd=home, env=environment, stdout=file, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        address = None
        while address is None and process.poll() is None:
            address = re.search(r"http://\S+/", log.read_text())
        assert address, log.read_text()
        yield address.group(), home, log
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def test_a_personal_server_is_not_in_the_link_and_keeps_nothing(browser, personal_server):
    address, home, log = personal_server
    context = browser.new_context(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{address}voila/render/grand_fleet_guide.ipynb?{GUIDE}", wait_until="commit")
    wait_ready(page)
    page.locator('[data-at="field"]').fill("37")
    press_guide(page, "keep")
    page.locator(".nv-dice details:has(.nv-seed) > summary").click()
    seed = page.locator(".nv-dice .nv-seed")
    seed.fill(MARK)
    seed.press("Enter")
    page.wait_for_function("mark => location.search.includes(mark)", arg=MARK)
    page.locator('.nv-dice [data-roll="10"]').click()
    page.wait_for_selector(".nv-mark-rolled", state="attached")  # seen once the answer is
    press_guide(page, "reveal")
    page.locator('[data-at="check-0-thirds"]').check()
    press_guide(page, "check-0")
    link = copied(page)
    launch, _, place = link.partition("?urlpath=")
    assert launch == "https://binder.example/v2/gh/a/b/1c"
    assert unquote(place).startswith("navalgames/voila/render/grand_fleet_guide.ipynb?")
    assert f"seed={MARK}" in unquote(place)
    assert "anna" not in link and "127.0.0.1" not in link and "token" not in link
    kept = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    assert [path.name for path, content in kept.items() if MARK.encode() in content] == []
    assert MARK not in log.read_text()
    assert "thirds" not in log.read_text()
    leave(page)
    context.close()
