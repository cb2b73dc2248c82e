"""Japanese beside English: the address decides, every page has the switch, the switch keeps what is shown."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from navalgames.games import GAME_IDS
from navalgames.serve.dashboards import dashboards
from navalgames.texts import LANGUAGES, Texts
from navalgames.texts.fonts import font_file, letters_held
from tests.browser.site import (
    fetch,
    wait_ready,
)
from tests.browser.test_guide import press, ready

pytestmark = pytest.mark.browser
PATHS = (
    "",
    "no/such/page",
    *(
        pytest.param(f"{kind}/{game}", marks=() if number % 2 == turn else pytest.mark.soak)
        for number, game in enumerate(GAME_IDS)
        for turn, kind in enumerate(("rules", "charts"))
    ),
    *(
        pytest.param(page.path(), marks=() if (number + turn) % len(GAME_IDS) == 0 else pytest.mark.soak)
        for turn, game in enumerate(GAME_IDS)
        for number, page in enumerate(dashboards(game))
    ),
)
"""Of dashboards each kind with another game, of the rest one of two, all by `make soak`; in English every day
(test_pages)."""
SEEN = "() => document.body.innerText"
ROLLING = "() => document.querySelector('.nv-dice [data-roll]')?.disabled === false"  # once predicted
LABELS = """() => [...document.querySelectorAll("[aria-label], [title], [alt], option")]
  .map((node) => [node.getAttribute("aria-label"), node.title, node.alt, node.textContent].join(" "))
  .join("\\n")"""


def told(page) -> str:
    """Everything the page says: seen text, and the words only a screen reader or a tool tip gives."""
    return page.evaluate(SEEN) + "\n" + page.evaluate(LABELS)


def query_of(page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def switch(page, language: str) -> None:
    """Press the language's own name in the header, and wait for the page in that language."""
    name = Texts(language).t("language-name")
    with page.expect_navigation(wait_until="commit"):
        page.locator(".naval-languages").get_by_role("link", name=name, exact=True).click()
    if "/voila/render/" in page.url:
        wait_ready(page)
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path or "home")
@pytest.mark.by_turns(2)
def test_a_page_in_japanese_is_whole(open_page, server, path):
    if path.startswith("no/"):
        open_page.watch.allow("status of 404")
    page = open_page(server.url(f"{path}?lang=ja"))
    assert page.locator("html").get_attribute("lang") == "ja"
    assert re.search(
        "[ぁ-ん]", page.title() + page.locator("h1").inner_text() + page.locator("main").inner_text()
    )
    assert "⟦" not in told(page)
    links = page.locator(".naval-languages a")
    assert links.all_inner_texts() == [Texts(language).t("language-name") for language in LANGUAGES]
    for place, language in enumerate(LANGUAGES):
        assert (
            links.nth(place).get_attribute("lang") == links.nth(place).get_attribute("hreflang") == language
        )
        assert links.nth(place).get_attribute("aria-current") == ("true" if language == "ja" else None)
        box = links.nth(place).bounding_box()
        assert min(box["width"], box["height"]) >= 24


@pytest.mark.parametrize("path", ["", f"rules/{GAME_IDS[0]}", f"charts/{GAME_IDS[0]}", "no/such"])
def test_pages_without_a_kernel_need_no_script_for_it(server, path):
    _, _, html = fetch(server.url(f"{path}?lang=ja"))
    assert '<html lang="ja">' in html
    inner = [link for link in re.findall(r'<a [^>]*href="([^"#]+)[^"]*"', html) if not link.startswith("?")]
    assert inner
    assert [link for link in inner if "lang=ja" not in link] == []
    assert '<a href="?" lang="en" hreflang="en"' in html
    _, _, english = fetch(server.url(path))
    assert '<html lang="en">' in english and '<a href="?lang=ja" lang="ja" hreflang="ja"' in english
    assert "lang=ja" not in re.sub(r"<(?:link|a) [^>]*hreflang[^>]*>", "", english)


@pytest.mark.parametrize("asked", ["lang=fr", "lang=", "lang=ja%00", "lang=%3Cscript%3E"])
def test_a_language_we_do_not_speak_gets_english(server, asked):
    status, _, html = fetch(server.url(f"?{asked}"))
    assert status == 200
    assert '<html lang="en">' in html
    assert "script%3E" not in html and "<script>" not in html


def test_the_switch_keeps_mechanic_setting_and_seed_of_the_lab(open_page, server):
    asked = {"mechanic": ["best_die"], "seed": ["77"], "dice": ["3"]}
    page = open_page(server.dashboard("grand_fleet_lab", "mechanic=best_die&seed=77&dice=3"))
    numbers = page.locator(".nv-odds-fraction").all_text_contents()
    switch(page, "ja")
    assert query_of(page) == asked | {"lang": ["ja"]}
    assert page.locator(".nv-odds-fraction").all_text_contents() == numbers
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => !location.search.includes('dice=3')")
    changed = query_of(page)
    assert changed["lang"] == ["ja"]
    switch(page, "en")
    assert query_of(page) == {name: value for name, value in changed.items() if name != "lang"}


def test_the_switch_keeps_episode_step_and_what_was_predicted(open_page, server):
    page = open_page(server.dashboard("grand_fleet_guide", "episode=1&step=parity&order=two"))
    ready(page)
    page.check("[data-at='option-half']")
    press(page, "[data-at=keep]")
    page.wait_for_function(ROLLING)
    page.wait_for_timeout(400)  # the address follows a moment later
    before = query_of(page)
    switch(page, "ja")
    page.wait_for_function(ROLLING)
    assert before["step"] == ["parity"] and query_of(page) == before | {"lang": ["ja"]}
    assert re.search("[ぁ-ん]", page.locator(".nv-lesson-head h2").inner_text())
    press(page, "[data-at=reveal]")
    lab = page.locator("a[href*='grand_fleet_lab.ipynb?mechanic=']").get_attribute("href")
    assert "lang=ja" in lab
    rule = page.locator("main a[href*='/rules/']").first.get_attribute("href")
    assert "?lang=ja#" in rule


def test_the_switch_keeps_the_options_of_a_new_game(open_page, server):
    query = "damage_table=bloody&seed=5&UK=random"
    page = open_page(server.dashboard("grand_fleet_table", query))
    values = "all => all.map((one) => one.value)"
    chosen = page.eval_on_selector_all(".nv-new-form select, .nv-new-form input", values)
    assert "bloody" in chosen and "5" in chosen
    switch(page, "ja")
    assert page.eval_on_selector_all(".nv-new-form select, .nv-new-form input", values) == chosen
    assert query_of(page) == parse_qs(query) | {"lang": ["ja"]}


def test_a_shared_link_opens_in_japanese_for_somebody_else(open_page, server):
    page = open_page(
        server.dashboard("grand_fleet_lab", "lang=ja"), permissions=["clipboard-read", "clipboard-write"]
    )
    page.click(".nv-mechanic[data-name='best_die']")
    page.wait_for_url("**mechanic=best_die**")
    page.get_by_role("button", name=Texts("ja").t("address-copy")).click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert parse_qs(urlsplit(link).query) == {"mechanic": ["best_die"], "lang": ["ja"]}
    other = open_page(link)
    assert other.locator("html").get_attribute("lang") == "ja"
    assert (
        other.locator(".nv-mechanic-head h2").inner_text()
        == page.locator(".nv-mechanic-head h2").inner_text()
    )


def test_a_rule_of_the_log_opens_in_japanese(open_page, server):
    page = open_page(server.dashboard("grand_fleet_table", "lang=ja&seed=3"))
    page.locator(".nv-new-start").first.click()
    page.locator(".nv-log-rule").first.click()
    dialog = page.locator(".nv-rule-dialog")
    dialog.wait_for()
    assert re.search("[ぁ-ん]", dialog.locator("p").first.inner_text())
    assert "?lang=ja#" in dialog.locator("a").get_attribute("href")
    assert "⟦" not in told(page)


def test_the_anchor_of_a_rule_is_kept(open_page, server):
    page = open_page(server.url("rules/grand_fleet#8.9b"))
    switch(page, "ja")
    assert urlsplit(page.url).fragment == "8.9b"
    assert page.locator(".naval-rule:target").get_attribute("id") == "8.9b"


def test_an_unknown_dashboard_says_so_in_japanese(server):
    status, _, html = fetch(server.dashboard("no_such", "lang=ja"))
    assert status == 404
    assert Texts("ja").t("error-page-title-404") in html


def test_the_page_says_in_japanese_that_it_prepares(server, browser, open_page):
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.dashboard("grand_fleet_guide", "lang=ja"), wait_until="commit")
    page.locator("#loading_text").wait_for()
    texts = Texts("ja")
    assert page.locator("#loading_text").inner_text() == texts.t("page-preparing", kind=texts.t("page-guide"))
    page.goto("about:blank")
    context.close()


def test_the_shipped_font_draws_every_letter_of_a_page(open_page, server):
    """On a machine without Japanese fonts the browser must find every letter in the font we ship."""
    page = open_page(server.url("?lang=ja"))
    held = letters_held(font_file(400))
    signs = set(re.findall("[ぁ-んァ-ヶ一-龠々、。：「」（）]", told(page)))
    assert len(signs) > 100 and signs <= held
    assert (
        page.evaluate("document.fonts.load('400 1rem \"Naval Sans JP\"', '海').then((faces) => faces.length)")
        == 1
    )
    assert (
        page.evaluate("document.fonts.load('700 1rem \"Naval Sans JP\"', '海').then((faces) => faces.length)")
        == 1
    )
