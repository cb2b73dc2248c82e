"""A shared link: fetched by a program it says what it leads to and starts nothing; to a reader it opens."""

from __future__ import annotations

from urllib.request import Request, urlopen

import pytest

from navalgames.games import GAME_IDS
from navalgames.serve.dashboards import dashboards
from tests.browser.site import WIDE, fetch, findings, kernels_of, leave, wait_ready

pytestmark = pytest.mark.browser
STEP = "episode=will_they_come_out&step=parity"
BARE = {
    "GET": {},
    "HEAD": {},
    "prefetch": {"Cookie": "naval_visit=1", "Sec-Purpose": "prefetch;prerender"},
}


@pytest.mark.parametrize("way", BARE)
@pytest.mark.parametrize("name", [page.name for game in GAME_IDS for page in dashboards(game)])
def test_fetching_a_dashboard_starts_no_kernel(server, name, way):
    before = set(kernels_of(server))
    request = Request(
        server.dashboard(name, STEP), headers=BARE[way], method="HEAD" if way == "HEAD" else "GET"
    )
    with urlopen(request, timeout=30) as answer:
        html = answer.read().decode()
        assert answer.status == 200
        assert answer.headers["Cache-Control"] == "no-store"
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert set(kernels_of(server)) <= before
    assert way == "HEAD" or "<h1>" in html


def test_a_fetched_link_says_what_it_leads_to(server):
    _, _, html = fetch(server.dashboard("grand_fleet_guide", STEP))
    assert "<title>What boldness costs · Episode 1: Will they come out?</title>" in html
    assert 'og:title" content="What boldness costs' in html
    assert 'name="description" content="Learn what' in html
    assert "Grand Fleet" in html and "read/grand_fleet/will_they_come_out" in html
    _, _, japanese = fetch(server.dashboard("grand_fleet_guide", f"{STEP}&lang=ja"))
    assert '<html lang="ja">' in japanese and "エピソード1" in japanese
    _, _, lab = fetch(server.dashboard("grand_fleet_lab"))
    assert "<title>Grand Fleet: Lab</title>" in lab


@pytest.mark.parametrize(
    "query",
    ["episode=%3Cscript%3Ealert(1)&step=%22%3E%3Cb%3E", "episode=99&step=&&&=&%FF", "x=" + "y" * 5000],
)
def test_a_strange_address_is_not_repeated(server, query):
    status, _, html = fetch(server.dashboard("grand_fleet_guide", query))
    assert status == 200 and "Episode 1: Will they come out?" in html
    assert "alert(1)" not in html and "<b>" not in html and "yyyy" not in html


def test_without_javascript_there_are_words_and_pages_to_read(browser, server):
    before = set(kernels_of(server))
    context = browser.new_context(java_script_enabled=False, viewport=WIDE)
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_guide", STEP))
    assert "needs JavaScript" in page.locator(".naval-noscript").inner_text()
    assert page.locator(".naval-start").is_hidden()
    page.get_by_role("link", name="What this episode shows").click()
    assert "Will they come out?" in page.locator("h1").inner_text()
    assert set(kernels_of(server)) <= before
    context.close()


def test_a_reader_s_browser_goes_on_to_the_step(open_page, server):
    page = open_page(server.dashboard("grand_fleet_guide", STEP))
    assert "What boldness costs" in page.locator(".nv-lesson-head h2").inner_text()
    assert page.url == server.dashboard("grand_fleet_guide", STEP)
    assert page.evaluate("history.length") <= 2  # the page in front is not a place to go back to
    second = page.context.new_page()  # the browser is known now: no page in front
    answer = second.goto(server.dashboard("grand_fleet_lab"), wait_until="commit")
    assert answer.headers["cache-control"] != "no-store"
    wait_ready(second)
    leave(second)


def test_from_the_home_page_a_dashboard_opens_at_once(open_page, server):
    page = open_page(server.address)
    answers = []
    page.on("response", lambda one: answers.append(one.url) if "/voila/render/" in one.url else None)
    page.locator(".naval-door-lab").first.click(no_wait_after=True)
    wait_ready(page)
    assert len(answers) == 1


def test_a_browser_that_keeps_no_cookies_opens_it_too(browser, server):
    context = browser.new_context(viewport=WIDE)
    context.add_init_script("Object.defineProperty(document, 'cookie', { get: () => '', set() {} })")
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_guide", STEP), wait_until="commit")
    wait_ready(page)
    assert page.url == server.dashboard("grand_fleet_guide", STEP)  # nothing of the way here is left in it
    leave(page)
    context.close()


def test_a_page_nobody_looks_at_waits_with_a_start_button(browser, server):
    before = set(kernels_of(server))
    context = browser.new_context(viewport=WIDE)
    context.add_init_script("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_guide", STEP))
    start = page.get_by_role("button", name="Start")
    assert start.is_visible() and findings(page) == []
    assert set(kernels_of(server)) <= before
    start.click(no_wait_after=True)
    wait_ready(page)
    leave(page)
    context.close()
