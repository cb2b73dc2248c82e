"""The mechanic lab in a real browser: what the page shows is what `navalgames.odds` answers, and everything
can be reached by keyboard, read by a screen reader, taken along as a file, and shared by its address."""

from __future__ import annotations

import csv
import io
import re
from fractions import Fraction
from functools import partial
from urllib.parse import parse_qs, urlsplit

import pytest

from navalgames import odds
from navalgames.games import game
from tests.browser.looks import drawn
from tests.browser.site import NARROW, WIDE, findings

pytestmark = pytest.mark.browser
FLEET = game("grand_fleet")
TABLE = ".nv-odds-table"


@pytest.fixture
def open_lab(open_page, server):
    """open_lab(query, **settings) -> a lab with its chart drawn."""

    def opened(query: str = "", **settings):
        page = open_page(server.dashboard("grand_fleet_lab", query), **settings)
        page.wait_for_selector(".nv-odds-bar")
        return page

    return opened


@pytest.fixture
def lab(labs, open_once):
    """lab(question, **settings) -> the lab of Grand Fleet that stays open, where this question is shown."""
    yield partial(labs, FLEET.id)
    open_once.watch.check()


@pytest.fixture
def lab_of(labs, open_once):
    """lab_of(game, question) -> the lab of a game that stays open, where this question is shown."""
    yield labs
    open_once.watch.check()


def shown_chances(page) -> dict[str, Fraction]:
    """The chances in the chart's table, by key; impossible outcomes left out."""
    if page.locator(f"{TABLE}[open]").count() == 0:
        page.locator(f"{TABLE} > summary").click()
        page.wait_for_selector(f"{TABLE} tbody tr")
    cells = page.locator(f"{TABLE} tbody tr").evaluate_all(
        "rows => rows.map(row => [row.dataset.key, row.querySelector('.nv-odds-fraction').textContent])"
    )
    return {key: Fraction(text) for key, text in cells if Fraction(text)}


def exact_chances(name: str, **settings) -> dict[str, Fraction]:
    return {str(outcome): chance for outcome, chance in odds.ask(FLEET, name, **settings).distribution}


def wait_for_chances(page, wanted: dict[str, Fraction]) -> None:
    """Wait until the table shows these chances; the assertion then says what is different."""
    for _ in range(50):
        if shown_chances(page) == wanted:
            return
        page.wait_for_timeout(50)
    assert shown_chances(page) == wanted


def announced(page) -> str:
    return page.locator("#naval-live").text_content()


def roll(page, n: int) -> None:
    page.click(f"[data-roll='{n}']")
    page.wait_for_function("() => document.querySelector('.nv-dice:not([data-busy])') !== null")


def test_the_page_shows_what_the_library_answers(lab):
    page = lab("best_die", dice=2)
    assert shown_chances(page) == exact_chances("best_die", dice=2)
    bar = page.locator(".nv-odds-bar[data-key='6']")
    assert bar.get_attribute("aria-label") == "6: 11/36, 30.6 %."
    assert "4.47" in page.locator(".nv-odds-summary").text_content()
    assert "rulebook" in page.locator(".nv-odds-head .nv-badge").text_content()


def test_a_slider_redraws_the_chart(lab):
    page = lab("best_die", dice=1)
    assert shown_chances(page) == exact_chances("best_die", dice=1)
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    wait_for_chances(page, exact_chances("best_die", dice=2))
    page.keyboard.press("ArrowRight")
    wait_for_chances(page, exact_chances("best_die", dice=3))
    page.wait_for_function("() => document.getElementById('naval-live').textContent.includes('4.96')")
    assert page.evaluate("document.activeElement.type") == "range"


def test_typing_a_number_does_the_same(lab):
    page = lab("best_die", dice=1)
    page.locator(".nv-panel input[type=number]").fill("99")
    page.keyboard.press("Enter")
    wait_for_chances(page, exact_chances("best_die", dice=3))
    assert page.locator(".nv-panel input[type=number]").input_value() == "3"


def test_a_whole_visit_by_keyboard(open_lab):
    """Choose a mechanic, set it, read a bar, roll, keep, explore: with nothing but keys."""
    page = open_lab()

    def tab_to(selector: str) -> None:
        for _ in range(120):
            if page.evaluate("s => Boolean(document.activeElement?.matches(s))", selector):
                break
            page.keyboard.press("Tab")
        here = page.evaluate("document.activeElement.outerHTML.slice(0, 120)")
        assert page.evaluate("s => Boolean(document.activeElement?.matches(s))", selector), here
        ring = page.evaluate(
            """() => { const style = getComputedStyle(document.activeElement);
                       return [parseFloat(style.outlineWidth), parseFloat(style.strokeWidth)]; }"""
        )
        assert max(width for width in ring if width == width and width is not None) >= 3

    tab_to(".nv-mechanic[data-name='best_die']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".nv-panel input[data-name='dice'][type=range]")
    tab_to(".nv-panel input[data-name='dice']")
    page.keyboard.press("End")
    page.wait_for_selector("text=(Dice 3)")
    tab_to(".nv-odds-bar")
    page.keyboard.press("End")
    wanted = exact_chances("best_die", dice=3)["6"]
    page.wait_for_function(
        "text => document.querySelector('.nv-odds-readout').textContent.includes(text)", arg=str(wanted)
    )
    assert page.evaluate("document.activeElement.dataset.key") == "6"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.key") == "5"
    page.keyboard.press("Tab")
    assert page.locator(".nv-odds-plot :focus").count() == 0
    tab_to(".nv-buttons [data-key='keep']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".nv-mark-ghost")
    tab_to("[data-roll='10']")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.nv-dice-status').textContent.includes('10 in all')"
    )
    page.wait_for_function("() => document.getElementById('naval-live').textContent.includes('10 in all')")
    tab_to(".nv-buttons [data-key='explore']")
    page.keyboard.press("Space")
    page.wait_for_selector(".nv-explore-plot[data-drawn]")


def test_rolls_are_counted_in_the_chart(open_lab):
    page = open_lab("mechanic=best_die&dice=2&seed=1805")
    roll(page, 100)
    page.wait_for_selector(".nv-mark-rolled")
    shown_chances(page)
    texts = page.locator(f"{TABLE} tbody tr td:last-child").all_text_contents()
    counts = [int(re.match(r"(\d+) of 100", text).group(1)) for text in texts]
    assert sum(counts) == 100
    assert "(100)" in page.locator(".nv-odds-legend").text_content()
    page.click("[data-do='again']")
    page.wait_for_function(
        "() => document.querySelector('.nv-dice-status').textContent.includes('from seed 1805')"
    )
    assert page.locator(f"{TABLE} tbody tr td:last-child").all_text_contents() == texts


def test_two_quick_clicks_are_one_roll(lab):
    page = lab("parity_total")
    page.locator("[data-roll='1000']").dblclick()
    page.wait_for_function("() => document.querySelector('.nv-dice-status').textContent.includes('in all')")
    assert "1000 in all" in page.locator(".nv-dice-status").text_content().replace(",", "")


def test_changing_a_setting_clears_the_rolls_and_says_so(lab):
    page = lab("best_die", dice=2)
    roll(page, 10)
    page.wait_for_selector(".nv-mark-rolled")
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "() => document.querySelector('.nv-dice-status').textContent.includes('starts again')"
    )
    page.wait_for_selector(".nv-mark-rolled", state="detached")


def test_a_seed_being_typed_is_kept_whatever_else_happens(lab):
    page = lab("best_die", dice=1)
    roll(page, 10)
    page.locator(".nv-seed").fill("4242")
    page.locator(".nv-panel input[type=range]").evaluate(
        "slider => { slider.value = 2; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    page.wait_for_function("() => document.querySelectorAll('.nv-dice .nv-throw').length === 0")
    assert page.locator(".nv-seed").input_value() == "4242"
    page.locator(".nv-seed").press("Enter")
    page.wait_for_function("() => location.search.includes('seed=4242')")


def test_a_seed_typed_during_a_roll_is_taken_after_it(lab):
    page = lab("best_die", dice=1)
    page.evaluate(
        """() => { document.querySelector("[data-roll='100']").click();
                   const seed = document.querySelector(".nv-seed");
                   seed.value = "5353";
                   seed.dispatchEvent(new Event("change", { bubbles: true })); }"""
    )
    page.wait_for_function("() => location.search.includes('seed=5353')")
    assert page.locator(".nv-seed").input_value() == "5353"
    assert "5353" in page.locator(".nv-dice-status").text_content()


def test_a_kept_setting_stays_hatched_behind(lab):
    page = lab("best_die", dice=1)
    page.click("[data-key='keep']")
    page.wait_for_selector(".nv-mark-ghost")
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    wait_for_chances(page, exact_chances("best_die", dice=2))
    assert "16.7 %" in page.locator(".nv-odds-bar[data-key='6']").get_attribute("aria-label")
    assert "Dice 1" in page.locator(".nv-odds-legend").text_content()
    page.click("[data-key='forget']")
    page.wait_for_selector(".nv-mark-ghost", state="detached")


def test_the_address_follows_and_brings_it_back(open_lab, open_page):
    page = open_lab("mechanic=best_die&dice=1&seed=77")
    page.locator("input[type=range]").focus()
    page.keyboard.press("End")
    page.wait_for_function("() => location.search.includes('dice=3')")
    query = urlsplit(page.url).query
    assert parse_qs(query) == {"mechanic": ["best_die"], "seed": ["77"], "dice": ["3"]}
    roll(page, 100)
    chances, label = (
        shown_chances(page),
        page.locator(".nv-odds-bar[data-key='6']").get_attribute("aria-label"),
    )
    again = open_lab(query)
    roll(again, 100)
    again.wait_for_selector(".nv-mark-rolled")
    assert shown_chances(again) == chances
    assert again.locator(".nv-odds-bar[data-key='6']").get_attribute("aria-label") == label


@pytest.mark.parametrize("query", ["mechanic=%3Cimg%20src%3Dx%3E", "mechanic=best_die&dice=many&token=abc"])
def test_a_hostile_address_is_answered_with_a_note(open_lab, query):
    page = open_lab(query)
    assert page.locator(".nv-notes li").count() == 1
    assert page.locator("#rendered_cells img").count() == 0
    assert "many" not in page.locator(".nv-notes").text_content()


def saved(page, kind: str, within: str = ".nv-odds .nv-files") -> bytes:
    if page.locator(f"{within}[open]").count() == 0:
        page.locator(f"{within} > summary").click()
    with page.expect_download() as waiting:
        page.locator(f"{within} [data-save='{kind}']").click()
    with open(waiting.value.path(), "rb") as file:
        return file.read()


def test_the_chart_can_be_taken_along(lab):
    page = lab("best_die", dice=3)
    roll(page, 10)
    page.wait_for_selector(".nv-mark-rolled")
    rows = list(csv.DictReader(io.StringIO(saved(page, "csv").decode("utf-8-sig"))))
    assert {row["outcome"]: Fraction(row["chance"]) for row in rows} == exact_chances("best_die", dice=3)
    assert sum(int(row["rolled"]) for row in rows) == 10
    drawing = saved(page, "svg").decode()
    assert drawing.startswith("<svg") and "var(--" not in drawing and "The die that counts" in drawing
    assert drawing.count("nv-mark-exact") == 6
    assert saved(page, "png").startswith(b"\x89PNG")


def test_a_curve_and_a_heat_map(open_lab):
    page = open_lab("mechanic=initiative")
    assert page.evaluate("typeof window.Plotly") == "undefined", "plotly is loaded before anyone explores"
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot[data-drawn] .scatterlayer")
    assert page.locator(".nv-explore-plot .scatterlayer .trace").count() == 5
    sentence = page.locator(".nv-explore > p").first.text_content()
    assert "One line for every outcome" in sentence
    page.locator(".nv-lab-wide select[data-name='kind']").select_option("1")
    page.wait_for_selector(".nv-explore-plot .heatmaplayer .hm")
    page.locator(".nv-explore details > summary").first.click()
    page.wait_for_selector(".nv-explore table tbody td")
    texts = page.locator(".nv-explore table tbody td").all_text_contents()
    wanted = [
        odds.ask(FLEET, "initiative", uk_dice=uk, de_dice=de).distribution.chance("uk_attacks_must")
        for de in (1, 2)
        for uk in (1, 2)
    ]
    assert [float(text.removesuffix(" %")) for text in texts] == [round(float(100 * c), 1) for c in wanted]
    assert findings(page) == []
    files = ".nv-explore details:has([data-save])"
    assert saved(page, "png", files).startswith(b"\x89PNG")
    assert b"<svg" in saved(page, "svg", files)[:200]
    assert len(saved(page, "csv", files).decode().splitlines()) == 3


def test_plotly_is_fetched_once_and_kept(open_lab, server):
    page = open_lab("mechanic=initiative")
    fetched = []
    page.on("request", lambda request: fetched.append(request.url) if "plotly" in request.url else None)
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot[data-drawn]")
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot", state="detached")
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot[data-drawn]")
    assert fetched == [server.url("naval/plotly.min.js")]
    answer = page.request.get(fetched[0])
    assert "max-age=604800" in answer.headers["cache-control"]


def test_what_it_rests_on(lab):
    page = lab("submarine_check")
    answer = odds.ask(FLEET, "submarine_check")
    head = page.locator(".nv-odds-head .nv-badge")
    assert head.get_attribute("data-kind") == answer.weakest
    page.locator(".nv-evidence > details > summary").click()
    page.locator(".nv-evidence-body > details > summary").first.click()
    page.wait_for_selector(".nv-evidence-body tbody tr")
    rows = page.locator(".nv-evidence-body tbody tr")
    rows.first.wait_for()
    chart = answer.cells[0].chart
    assert rows.count() == sum(cell.chart == chart for cell in answer.cells)
    assert findings(page) == []
    page.locator(".nv-evidence .nv-button").click()
    page.wait_for_function("() => document.querySelector('.nv-evidence-doubt').textContent")


def test_rule_links_lead_to_the_rule(server, lab):
    page = lab("best_die")
    link = page.locator(".nv-rules a").first
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.wait_for_load_state("load")
    assert rules.url == server.url("rules/grand_fleet#7.9a")
    assert rules.locator("[id='7.9b']").count() == 1


# Texts of the drawing that touch each other or leave it.
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".nv-odds-plot text")]
    .map((node) => [node.textContent, node.getBoundingClientRect()]);
  const plot = document.querySelector(".nv-odds-plot").getBoundingClientRect();
  const hits = [];
  boxes.forEach(([said, a], place) => {
    if (a.left < plot.left - 2 || a.right > plot.right + 2 || a.bottom > plot.bottom + 2) hits.push(said);
    for (const [other, b] of boxes.slice(place + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0.5 && high > 4) hits.push(`${said} / ${other}`);
    }
  });
  return hits;
}"""


def test_labels_never_overlap(lab):
    page = lab("parity_total")
    for mechanic in ("best_die", "initiative", "gunnery_total", "round_of_gunnery_points"):
        page.set_viewport_size(WIDE)
        page.click(f".nv-mechanic[data-name='{mechanic}']")
        page.wait_for_selector(f".nv-mechanic[data-name='{mechanic}'][aria-current]")
        for width in (1366, 700, 480, 320):
            page.set_viewport_size({"width": width, "height": 800})
            page.wait_for_timeout(300)
            assert page.evaluate(OVERLAPS) == [], f"{mechanic} at {width} px"


def test_controls_plot_and_result_fit_on_one_screen(lab):
    page = lab("best_die")
    roll(page, 10)
    bottom = page.locator("[data-do='fresh']").bounding_box()
    assert bottom["y"] + bottom["height"] <= 768
    assert page.locator(".nv-panel").bounding_box()["y"] < 768


# ---- what is said beside the controls ------------------------------------------------------------


@pytest.fixture
def open_game(open_page, server):
    """open_game(game_id, query, **settings) -> its lab with a chart drawn."""

    def opened(game_id: str, query: str, **settings):
        page = open_page(server.dashboard(f"{game_id}_lab", query), **settings)
        page.wait_for_selector(".nv-odds-bar")
        return page

    return opened


def beside(page, name: str):
    """Where a refusal of a control stands."""
    return page.locator(f"[data-field='{name}'] .nv-panel-wrong")


def in_view(page, where) -> bool:
    box, window = where.bounding_box(), page.viewport_size
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["y"] >= 0 and bottom <= window["height"] and right <= window["width"]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_refusal_stands_in_view_beside_the_control_that_was_moved(lab_of, size):
    page = lab_of("frigate_duel", "listed_boarding")
    page.set_viewport_size(size)
    drawn(page)
    ship = page.locator("input[data-name='ship']")
    ship.fill("Shannon")
    ship.press("Enter")
    told = beside(page, "ship")
    told.get_by_text("“Ship: Shannon” does not go with “Her enemy: Shannon”.").wait_for()
    assert ship.input_value() == "Chesapeake"
    line = told.locator("p")
    assert line.get_attribute("id") in ship.get_attribute("aria-describedby").split()
    assert line.get_attribute("role") == "alert"
    assert in_view(page, told)
    assert findings(page) == []
    told.locator("button").click()
    page.wait_for_function("() => document.querySelector('input[data-name=ship]').value === 'Shannon'")
    assert page.locator("input[data-name='enemy']").input_value() == "Chesapeake"
    assert line.is_hidden() and told.locator("button").count() == 0
    assert page.evaluate("document.activeElement.dataset.name") == "ship"


# The part around a control that cuts its frame off, by its class.
CLIPPING = """field => {
  const edge = field.getBoundingClientRect().right + 5;
  for (let part = field.parentElement; part; part = part.parentElement)
    if (getComputedStyle(part).overflowX !== "visible" && part.getBoundingClientRect().right < edge)
      return part.className;
  return "";
}"""


def test_a_refusal_stays_until_something_else_is_set(lab_of):
    page = lab_of("frigate_duel", "listed_boarding")
    assert page.locator("input[data-name='ship']").evaluate(CLIPPING) == "", "the frame of a control is whole"
    ship = page.locator("input[data-name='ship']")
    ship.fill("Shannon")
    ship.press("Enter")
    beside(page, "ship").locator("button").wait_for()
    roll(page, 10)
    assert beside(page, "ship").locator("p").is_visible()
    page.locator("input[type=range][data-name='attack']").press("ArrowRight")
    beside(page, "ship").locator("p").wait_for(state="hidden")


def test_on_a_phone_the_answer_stays_in_sight_beside_the_settings(open_game):
    page = open_game("atlantic_chase", "mechanic=ship_against_ship", viewport=NARROW)
    strip, sentence = page.locator(".nv-strip"), page.locator(".nv-odds-summary").first
    page.locator("[data-field]").first.scroll_into_view_if_needed()
    strip.wait_for(state="visible")
    assert strip.text_content() == sentence.text_content() != ""
    sentence.scroll_into_view_if_needed()
    strip.wait_for(state="hidden")


def test_what_was_typed_is_never_corrected_in_silence(lab_of):
    page = lab_of("grand_fleet", "best_die", dice=1)
    number = page.locator(".nv-panel input[type=number]")
    number.fill("45")
    number.press("Enter")
    beside(page, "dice").get_by_text("45 is not possible here: 1 to 3 is, so it became 3.").wait_for()
    assert number.input_value() == "3"
    number.fill("2.5")
    number.press("Enter")
    beside(page, "dice").get_by_text("only whole numbers from 1 to 3 are").wait_for()
    page.locator(".nv-panel input[type=range]").press("ArrowLeft")
    beside(page, "dice").locator("p").wait_for(state="hidden")
    page = lab_of("frigate_duel", "listed_initiative")
    ship = page.locator("input[data-name='ship']")
    ship.fill("Zeppelin")
    ship.press("Enter")
    beside(page, "ship").get_by_text("No name in this list holds “Zeppelin”.").wait_for()
    assert ship.input_value() == "Chesapeake"
    ship.fill("con")
    ship.press("Enter")
    beside(page, "ship").get_by_text("names hold “con”; this is the first of them").wait_for()


def test_a_control_that_moves_nothing_says_so_after_the_answer(open_lab):
    page = open_lab("mechanic=points_fired&side=UK")
    note = page.locator("[data-field='de_k'] .nv-panel-note")
    note.get_by_text("every choice gives these chances").wait_for()
    page.locator("input[type=radio][data-name='side'][value='1']").check()
    note.wait_for(state="hidden")


# ---- what stands beside the answer -----------------------------------------------------------------


def test_the_badge_tells_what_it_means_when_it_is_pressed(lab):
    page = lab("salvo")
    button, says = (page.locator(f".nv-odds-head .nv-badge-{part}") for part in ("button", "says"))
    assert says.is_hidden() and button.get_attribute("aria-expanded") == "false"
    button.focus()
    page.keyboard.press("Enter")
    assert "our own reconstruction" in says.text_content() and says.is_visible()
    assert button.get_attribute("aria-expanded") == "true"
    roll(page, 10)
    assert says.is_visible(), "it stays while the chart is drawn anew"
    assert findings(page) == []
    button.click()
    assert says.is_hidden()


LONG_TITLE = "mechanic=german_intercept&answer=trap&ship_damaged=yes&night=yes&surprise_attack=yes"


def test_the_head_of_a_question_with_many_settings_and_rules(open_game):
    """The badge has its place beside a long title, at both widths; the first rules of many are open."""
    page = open_game("kaisers_pirates", LONG_TITLE)
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        drawn(page)
        title = page.locator(".nv-odds-head h3").bounding_box()
        badge = page.locator(".nv-odds-head .nv-badge").bounding_box()
        assert title["height"] > 2 * badge["height"], "the title is long"
        assert abs(badge["y"] - title["y"]) < 8 and badge["x"] >= title["x"] + title["width"] - 1
    rules = page.locator(".nv-mechanic-head .nv-rules")
    assert rules.first.locator("li").count() == 3 and rules.first.is_visible()
    assert rules.last.is_hidden()
    page.locator(".nv-mechanic-head summary").click()
    assert rules.last.is_visible() and rules.last.locator("li").count() > 1


def test_the_evidence_leads_to_the_charts_page(open_lab):
    page = open_lab("mechanic=salvo&lang=ja")
    page.locator(".nv-evidence > details > summary").click()
    page.locator(".nv-evidence-body > details > summary").first.click()
    with page.context.expect_page() as opened:
        page.locator(".nv-evidence-body a").first.click()
    charts = opened.value
    charts.wait_for_load_state("load")
    assert charts.url.endswith("/charts/grand_fleet?lang=ja#damage_table")
    assert charts.locator("[id='damage_table']").count() == 1


def test_a_rule_is_called_by_its_title_where_its_number_is_a_word(open_game):
    page = open_game("raiders_of_the_deep", "mechanic=patrols_survived")
    link = page.locator("[data-field='era'] .nv-panel-head a")
    assert link.text_content() == "Encounter chart by date"
    assert link.get_attribute("href").endswith("#cal.e1")
