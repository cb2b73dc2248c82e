"""The teacher's pages: open without a kernel, accessible; the worksheet keeps the answers to itself."""

from __future__ import annotations

import html
import re
import zipfile

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.serve.bundle import write_bundle
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.teacher_kit import teacher_sheet
from tests.browser.looks import drawn, layout_faults
from tests.browser.site import (
    NARROW,
    WIDE,
    Watch,
    fetch,
    findings,
    kernels_of,
    leave,
    scrolls_sideways,
    wait_ready,
)
from tests.loaded import LOADED

pytestmark = pytest.mark.browser
FLEET = game("grand_fleet")
EPISODES = episodes_of(FLEET)
LESSONS = [
    pytest.param(game(name), episode, id=episode.id) for name in LOADED for episode in episodes_of(game(name))
]
FIRST = f"teach/grand_fleet/{EPISODES[0].id}"
PAGES = ["teach/grand_fleet", FIRST, f"{FIRST}?view=presenter", f"{FIRST}/worksheet"]


def every_ninth(turn: int) -> pytest.MarkDecorator:
    """Every ninth episode every day, from number `turn` on: pages of one make; all of them in a soak."""
    return pytest.mark.parametrize(
        ("of", "episode"),
        [
            pytest.param(*one.values, id=one.id, marks=pytest.mark.soak if n % 9 != turn else ())
            for n, one in enumerate(LESSONS)
        ],
    )


def test_no_page_for_teachers_starts_a_kernel(server):
    before = set(kernels_of(server))
    for path in PAGES:
        assert fetch(server.url(path), visit=True)[0] == 200
    assert set(kernels_of(server)) <= before


@every_ninth(2)
@pytest.mark.by_turns(3)
def test_a_teachers_page_holds_the_key(server, of, episode):
    page = fetch(server.url(f"teach/{of.id}/{episode.id}"), visit=True)[2]
    text, sheet = words_of(page), teacher_sheet(of, episode)
    for step in sheet.steps:
        assert words_of(step.answer) in text
        assert all(words_of(check.right) in text for check in step.checks)
        assert all(words_of(wrong.misconception) in text for check in step.checks for wrong in check.wrong)
    assert all(words_of(question) in text for question, _ in sheet.discussion)
    assert words_of(sheet.exit) in text
    assert "⟦" not in page


def words_of(page: str) -> str:
    """What stands in a page, without its tags and as if on one line."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", page)).split())


@every_ninth(5)
@pytest.mark.by_turns(3)
def test_a_teachers_page_fits_a_phone(open_page, server, of, episode):
    page = open_page(server.url(f"teach/{of.id}/{episode.id}"))
    assert page.locator(".naval-plan").count() == 2
    page.set_viewport_size(NARROW)
    drawn(page)
    assert layout_faults(page) == []


@every_ninth(8)
@pytest.mark.by_turns(2)
def test_the_worksheet_prints_on_two_pages_without_answers(open_page, server, of, episode):
    page = open_page(server.url(f"teach/{of.id}/{episode.id}/worksheet"))
    page.emulate_media(media="print")
    text = page.locator("body").inner_text()
    for step in teacher_sheet(of, episode).steps:
        assert step.paper_question in text
        section = page.locator(f'section[aria-labelledby="{step.id}"]').inner_text()
        told = re.findall(r"\d+/\d+|[\d.]+ %", step.answer)
        assert not any(re.search(rf"(?<![\d/.]){re.escape(number)}", section) for number in told)
        assert not any(line in section for line in (*step.explain, step.varied))
    assert page.locator(".naval-header").is_hidden()
    assert page.locator(".naval-screen").is_hidden()
    assert 2 <= _printed(page) <= 6, "the rules and tables follow on pages of their own"
    page.locator(".naval-sheet-rules").evaluate("(part) => part.remove()")
    assert 1 <= _printed(page) <= 2


def _printed(page) -> int:
    """How many pages come out of the printer."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


def test_the_worksheet_can_be_saved_and_edited(open_page, server):
    page = open_page(server.url(FIRST))
    with page.expect_download() as saving:
        page.get_by_role("link", name="Worksheet to edit").click()
    file = saving.value
    assert file.suggested_filename == f"grand_fleet-{EPISODES[0].id}.rtf"
    assert file.path().read_bytes().startswith(b"{\\rtf1")


@pytest.mark.parametrize(
    "path", ["teach/nothing", "teach/grand_fleet/nothing", "teach/grand_fleet/x/worksheet.rtf"]
)
def test_an_unknown_lesson_is_said_to_be_unknown(server, path):
    status, headers, _ = fetch(server.url(f"teach/{path}"))
    assert status == 404
    assert "text/html" in headers["Content-Type"]


SMALLEST = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = [];
  while (words.nextNode()) {
    const text = words.currentNode, box = text.parentElement;
    const hidden = !box.getClientRects().length || box.closest(".nv-hidden, .naval-skip");
    const drawn = box.getScreenCTM ? Math.abs(box.getScreenCTM().d) : 1;  // a drawing is enlarged as a whole
    const size = Math.round(parseFloat(getComputedStyle(box).fontSize) * drawn * 10) / 10;
    if (text.textContent.trim() && !hidden && size < 18) small.push(`${size} px: ${text.textContent}`);
  }
  return small;
}"""


@pytest.mark.parametrize(
    "viewport",
    [WIDE, pytest.param({"width": 1920, "height": 1080}, marks=pytest.mark.soak)],
    ids=["1366", "1920"],
)
def test_presenter_view_is_large_and_hides_the_answers(open_page, server, viewport):
    page = open_page(server.url(f"{FIRST}?view=presenter"), viewport=viewport)
    steps = teacher_sheet(FLEET, EPISODES[0]).steps
    assert page.evaluate(SMALLEST) == []
    assert steps[0].answer not in page.locator("main").inner_text()
    for reveal in page.locator("summary").all():
        reveal.click()
    text = page.locator("main").inner_text()
    assert all(step.answer in text for step in steps)
    assert all(line.percent in text for step in steps for line in step.chances)
    assert page.evaluate(SMALLEST) == []
    top = page.locator(".naval-presenter details").first.bounding_box()["y"]
    plot = page.locator(".naval-presenter .naval-odds").first.bounding_box()
    header = page.locator(".naval-header").bounding_box()["height"]
    assert plot["y"] + plot["height"] - top < viewport["height"] - header, "answer and plot fit on a screen"
    assert not scrolls_sideways(page)
    assert findings(page) == []


def test_large_type_reaches_the_letters_of_plots(open_page, server):
    page = open_page(server.url(f"{FIRST}?view=presenter"))
    page.get_by_role("button", name="Large type").click()
    page.goto(server.dashboard("grand_fleet_lab", "mechanic=initiative"), wait_until="commit")
    wait_ready(page)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 20
    heights = page.locator(".nv-odds-plot text").evaluate_all(
        "all => all.map((one) => parseFloat(one.getAttribute('font-size')) * one.getCTM().a)"
    )
    assert len(heights) > 10
    assert min(heights) >= 18
    page.locator(".nv-odds-bar").nth(2).hover()
    assert "Nobody attacks" in page.locator(".nv-odds-readout").inner_text()
    assert not scrolls_sideways(page)
    leave(page)


def test_the_offline_folder_opens_without_any_server(browser, tmp_path):
    """A page of every kind in Chromium: pictures are drawn, nothing asked from elsewhere, a clean console."""
    file = tmp_path / "folder.zip"
    write_bundle("grand_fleet", file)
    with zipfile.ZipFile(file) as zipped:
        zipped.extractall(tmp_path)
    start = (tmp_path / "grand_fleet" / "index.html").as_uri()
    context = browser.new_context(viewport=WIDE)
    watch = Watch(start.removesuffix("index.html"))
    watch.attach(context)
    page = context.new_page()
    page.goto(start)
    page.locator("a[lang=ja]").click()
    assert page.locator("html").get_attribute("lang") == "ja"
    page.get_by_role("link", name="English").click()
    page.locator(".naval-door").first.click()
    others = tuple(
        episode.id for episode in EPISODES[1:]
    )  # alike; that their links lead on is tested without
    for place in sorted((tmp_path / "grand_fleet" / "en").glob("*.html")):
        if any(one in place.name for one in others):
            continue
        page.goto(place.as_uri())
        assert page.locator("h1").count() == 1
    page.goto((tmp_path / "grand_fleet" / "en" / f"read-grand_fleet-{EPISODES[0].id}.html").as_uri())
    page.wait_for_selector(".naval-picture .nv-why-plot")
    assert page.locator(".naval-picture:has(.nv-why-plot)").count() == len(EPISODES[0].step)
    loaded = (
        "() => document.fonts.ready.then((all) => [...all].filter((one) => one.status === 'loaded').length)"
    )
    assert page.evaluate(loaded) >= 2
    context.close()
    watch.check()


def test_the_way_to_the_offline_folder(open_page, server):
    page = open_page(server.url("teach/grand_fleet"))
    page.get_by_role("link", name="More about lessons without a server").click()
    page.wait_for_url("**/plan-b/grand_fleet")
    assert page.locator("code").all_inner_texts() == ["make serve", "navalgames bundle grand_fleet"]
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the offline folder").click()
    assert saving.value.suggested_filename == "grand_fleet-offline.zip"
    assert saving.value.path().read_bytes().startswith(b"PK")


def test_a_seed_of_ones_own_and_the_way_back_from_the_guide(open_page, server):
    page = open_page(server.url(FIRST))
    step = EPISODES[0].step[2]
    page.locator(f"#seed-{step.id}").fill("77")
    page.get_by_role("button", name="Open step 3 with this seed").click()
    wait_ready(page)
    assert f"step={step.id}" in page.url
    assert "seed=77" in page.url
    page.locator('[data-at="about"]').click()
    back = page.locator('[data-at="teach"]').evaluate("link => link.href")
    leave(page)
    page.goto(back)
    assert page.locator("h1").inner_text().startswith("Teaching episode 1")


@pytest.mark.parametrize("name", GAME_IDS)
def test_home_leads_to_the_teachers_pages(open_page, server, name):
    page = open_page(server.address)
    card = page.locator(f"[aria-labelledby='game-{name}']")
    card.locator("summary", has_text="Rules and teaching").click()
    card.get_by_role("link", name="For teachers").click()
    page.wait_for_url(f"**/teach/{name}")
    page.wait_for_load_state("load")
    assert page.locator(".naval-episodes ol > li").count() == len(episodes_of(game(name)))
