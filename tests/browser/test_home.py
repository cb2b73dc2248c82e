"""The home page and the other pages without a kernel: what they tell, and that they tell it to everybody."""

from __future__ import annotations

import pytest

from navalgames.games import GAME_IDS, game, game_ids
from navalgames.rule_index import read_rules
from navalgames.serve.dashboards import KINDS, title_of_game
from navalgames.serve.places import lessons_folder
from navalgames.serve.reading_facts import age_of_episode, age_of_game, quick_minutes
from navalgames.sessions.home_board import SIZE
from navalgames.sessions.lessons import read_episodes
from navalgames.texts import LANGUAGES
from tests.browser.site import WIDE, fetch

pytestmark = pytest.mark.browser


BEHIND = """board => {
  board.scrollIntoView({ block: "center" });
  const { x, y, width, height } = board.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest("a")?.href;
}"""
SHOWN = """async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 300) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  const shown = [...document.querySelectorAll(".naval-board img")].filter((one) => one.checkVisibility());
  for (const one of shown) { one.loading = "eager"; await one.decode(); }
  const told = (one) => [+one.getAttribute("width"), +one.getAttribute("height")];
  const all = performance.getEntriesByType("resource").map((one) => one.name);
  return {
    shown: shown.map((one) => [one.currentSrc, one.alt, one.naturalWidth, one.naturalHeight, ...told(one)]),
    fetched: all.filter((one) => one.endsWith(".webp")),
  };
}"""
SOURCES = """charts => Object.fromEntries(charts.map((name) => {
  const table = document.getElementById(name);
  const words = (within) => [...table.querySelectorAll(within)].map((one) => one.textContent.trim());
  const listed = words(".naval-sources li > strong");
  return [name, [words("td sup"), listed, table.querySelectorAll("td").length]];
}))"""
"""By the name of a chart: the marks in its cells, those its sources explain, how many cells there are."""
TWO_SCREENS = 2 * WIDE["height"]


def test_home_opens_the_same_doors_to_every_game(open_page, server):
    page = open_page(server.address)
    assert page.locator("h1").count() == 1
    cards = page.locator("article.naval-card")
    assert cards.count() == len(game_ids())
    for place, name in enumerate(game_ids()):
        card = cards.nth(place)
        assert card.locator("a.naval-door strong").all_inner_texts() == ["Guide", "Play", "Lab", "Choices"]
        assert card.locator(".naval-look-up a").count() == 4
        first = read_episodes(lessons_folder(name))[0]
        guide = card.locator("a.naval-door-guide")
        address = guide.evaluate("link => link.href").replace("index.html", "")
        assert address == server.dashboard(f"{name}_guide", f"episode={first.id}")
        there = card.locator(".naval-board").evaluate(BEHIND)
        assert there == guide.evaluate("link => link.href"), "the picture is a way in"


def test_a_stranger_is_shown_one_episode_and_every_game_on_two_screens(open_page, server):
    page = open_page(server.address)
    start = page.locator(".naval-first")
    assert start.bounding_box()["y"] + start.bounding_box()["height"] < WIDE["height"]
    episode = read_episodes(lessons_folder("kaisers_pirates"))[0]  # its game calls itself the easiest
    address = start.locator("a").evaluate("link => link.href").replace("index.html", "")
    assert address == server.dashboard("kaisers_pirates_guide", f"episode={episode.id}")
    said = start.inner_text()
    quick = quick_minutes("kaisers_pirates", episode)
    assert f"{quick} minutes if you read quickly, {episode.minutes} if" in said
    assert f"Reading age: about {age_of_episode('kaisers_pirates', episode)}." in said
    for language in LANGUAGES:
        page.goto(server.url(f"?lang={language}"))
        bottoms = page.locator("article.naval-card").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().bottom + scrollY)"
        )
        assert max(bottoms) <= TWO_SCREENS, (language, bottoms)


def test_each_card_shows_the_board_of_its_theme_and_nothing_jumps(open_page, server):
    for dark, theme in ((False, "light"), (True, "dark")):
        page = open_page(server.address, dark=dark)
        asked = page.evaluate(SHOWN)
        assert len(asked["shown"]) == len(game_ids()) + 1
        for address, alt, width, height, told_width, told_height in asked["shown"]:
            assert address.endswith(f"-en-{theme}.webp")
            assert (width, height) == (told_width, told_height) == SIZE
            assert alt
        assert all(one.endswith(f"-{theme}.webp") for one in asked["fetched"]), "no other theme"


def test_the_list_of_games_at_the_top_leads_to_each(open_page, server):
    page = open_page(server.address)
    links = page.locator(".naval-to-games a")
    assert links.count() == len(game_ids())
    for place, name in enumerate(game_ids()):
        title = title_of_game(name, "en")
        assert title in links.nth(place).inner_text()
        links.nth(place).focus()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.textContent") == title, "the keyboard goes on from there"
        top = page.locator(f"#game-{name}").evaluate("node => node.getBoundingClientRect().top")
        assert 0 <= top < WIDE["height"]


def test_home_lists_every_episode_with_minutes_and_goals(open_page, server):
    page = open_page(server.address)
    for place, name in enumerate(game_ids()):
        episodes = read_episodes(lessons_folder(name))
        assert episodes
        folded = page.locator("article.naval-card").nth(place).locator("details.naval-episodes")
        items = folded.locator("ol > li")
        assert not items.first.is_visible()
        folded.locator("summary").first.click()
        assert items.first.is_visible()
        assert f"Reading age: about {age_of_game(name)}." in folded.inner_text()
        assert items.count() == len(episodes)
        for number, episode in enumerate(episodes):
            item = items.nth(number)
            assert f"{episode.minutes} minutes" in item.inner_text()
            address = item.locator("a").first.evaluate("link => link.href").replace("index.html", "")
            assert address == server.dashboard(f"{name}_guide", f"episode={episode.id}")
            item.locator("summary").click()
            assert item.locator("details li").count() == episode.goals


def test_every_link_of_the_home_page_leads_somewhere(open_page, server):
    page = open_page(server.address)
    links = page.eval_on_selector_all("a[href]", "all => all.map((link) => link.href)")
    assert links
    known = {server.dashboard(f"{game}_{kind}") for game in game_ids() for kind in KINDS}
    for link in links:
        if server.is_dashboard(link):  # opening it would start a kernel; it must be one we know
            assert link.split("?")[0].replace("index.html", "") in known
        else:
            assert fetch(link.split("#")[0])[0] == 200, link


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("grand_fleet", "8.9b"),
        ("kaisers_pirates", "3.2.7f"),
        ("raiders_of_the_deep", "9.6.4a"),
        ("frigate_duel", "P17.card.boarders"),
    ],
)
def test_every_rule_has_its_anchor(open_page, server, name, number):
    page = open_page(server.url(f"rules/{name}#{number}"))
    shown = page.eval_on_selector_all(".naval-rule", "all => all.map(one => one.id)")
    assert sorted(shown) == sorted(rule.number for rule in read_rules(name))
    assert len(set(shown)) == len(shown)
    target = page.locator(".naval-rule:target")
    assert target.get_attribute("id") == number
    assert target.bounding_box()["y"] < WIDE["height"] / 2


@pytest.mark.parametrize("name", GAME_IDS)
def test_charts_name_the_source_of_every_number(open_page, server, name):
    page = open_page(server.url(f"charts/{name}"))
    charts = game(name).read_charts()
    told = page.evaluate(SOURCES, list(charts.names))
    for chart, (marks, listed, cells) in told.items():
        assert marks and set(marks) == set(listed), chart
        assert cells == len(marks), chart
    total = sum(int(number) for number in page.locator(".naval-kinds td").all_inner_texts())
    assert total == len(charts.cells())


def test_the_theme_follows_the_system(open_page, server):
    for dark, theme in ((True, "dark"), (False, "light")):
        page = open_page(server.address, dark=dark)
        assert page.evaluate("document.documentElement.dataset.theme") == theme


def test_the_theme_switch_is_remembered(open_page, server):
    page = open_page(server.address)
    switch = page.get_by_role("button", name="Dark colours")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    page.goto(server.url("rules/grand_fleet"))
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_the_home_page_works_by_keyboard_alone(open_page, server):
    page = open_page(server.address)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "naval-skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    assert "episode=" in page.evaluate("document.activeElement.search"), "what to start with comes first"
    for name in game_ids():
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.hash") == f"#game-{name}"
    page.keyboard.press("Tab")
    assert "naval-door-guide" in page.evaluate("document.activeElement.className")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert outline == "3px"


def test_the_fonts_are_ours(open_page, server):
    page = open_page(server.address)
    page.evaluate("document.fonts.ready")
    for font in (
        '400 16px "Atkinson Hyperlegible"',
        '700 16px "Atkinson Hyperlegible"',
        '600 16px "Source Serif 4"',
    ):
        assert page.evaluate("font => document.fonts.check(font)", font), font
    loaded = page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').length")
    assert loaded >= 3


def test_the_home_page_is_whole_without_javascript(open_page, server):
    page = open_page(server.address, java_script_enabled=False, dark=True)
    assert page.locator("a.naval-door").count() == len(game_ids()) * len(KINDS)
    shown = page.locator(".naval-board img:visible")
    assert shown.count() == len(game_ids()) + 1
    assert shown.first.get_attribute("src").endswith("-dark.webp")
    assert page.locator(".naval-first a").is_visible()
