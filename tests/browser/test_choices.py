"""The choices page in a real browser: what it shows is exact, games are played without blocking anything and
can be cancelled, and all of it works by keyboard, in a narrow window, as files and by its address."""

from __future__ import annotations

import csv
import io
import json
import re
from fractions import Fraction
from urllib.parse import parse_qs, urlsplit

import pytest

from navalgames import odds
from navalgames.games import game
from navalgames.sessions.what_if import ignorance, option_change, shifts
from tests.browser.site import WIDE

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # games in the background take their time
FLEET = game("grand_fleet")
BLOODY = option_change(FLEET, "damage_table", "bloody")
RANDOM = "UK=random&DE=random&"
LONG = RANDOM + "games=20000&precision=0"
SHORT = RANDOM + "games=200&precision=0"
GAMES, DOUBT = ".nv-run >> nth=0", ".nv-run >> nth=1"


@pytest.fixture
def open_choices(open_page, server):
    """open_choices(query, **settings) -> a page with its odds found."""

    def opened(query: str = "", **settings):
        page = open_page(server.dashboard("grand_fleet_choices", query), **settings)
        found(page)
        return page

    return opened


def found(page) -> None:
    """Wait until all questions were looked through."""
    page.wait_for_function(
        "() => { const box = document.querySelector('.nv-shifts');"
        " return box && !box.hasAttribute('aria-busy') && box.querySelector('p').textContent; }"
    )


def lines(page) -> list[str]:
    return page.locator(".nv-shift").evaluate_all("all => all.map(one => one.dataset.name)")


def shown_chances(page, column: str = "nv-odds-fraction") -> dict[str, Fraction]:
    """The chances in the drawn chart's table, by key; impossible outcomes left out."""
    table = page.locator(".nv-choices-drawn details").first
    if table.get_attribute("open") is None:
        table.locator("summary").click()
    page.wait_for_selector(".nv-odds-table tbody tr", state="attached")  # filled when it is opened
    cells = page.locator(".nv-odds-table tbody tr").evaluate_all(
        f"rows => rows.map(row => [row.dataset.key, row.querySelector('.{column}').textContent])"
    )
    return {key: Fraction(text) for key, text in cells if Fraction(text)}


def choose(page, label: str, option: str) -> None:
    page.get_by_label(label, exact=True).first.select_option(label=option)


def bar(page, run: str = GAMES) -> int:
    return int(page.locator(f"{run} >> progress").evaluate("node => node.value"))


def press(page, act: str, run: str = GAMES) -> None:
    """Press a button of a run, and wait until the page has the answer."""
    button = page.locator(f"{run} >> [data-act={act}]")
    button.click()
    page.locator(f"{run}").and_(page.locator(":not([data-busy])")).wait_for()


def playing(page) -> None:
    """Wait until some games are counted."""
    page.wait_for_function("() => document.querySelector('.nv-run progress').value > 0", timeout=90_000)


def ended(page, run: str = GAMES) -> None:
    """Wait until a run is over and has said so."""
    page.locator(f"{run} >> [data-act=cancel][aria-disabled=true]").wait_for(timeout=120_000)
    page.locator(f"{run} >> .nv-run-said:not(:empty)").wait_for()


def test_the_page_shows_every_exact_change(open_choices):
    page = open_choices("question=salvo")
    moved = {one.question.name: one for one in shifts(FLEET, BLOODY)}
    assert lines(page) == list(moved)
    salvo = moved["salvo"]
    assert shown_chances(page) == {str(o): chance for o, chance in salvo.after.distribution}
    assert page.locator(".nv-shift[aria-pressed=true]").get_attribute("data-name") == "salvo"
    page.locator(".nv-shift[data-name=damage]").click()
    page.wait_for_function(
        "() => document.querySelector('.nv-shift[aria-pressed=true]')?.dataset.name === 'damage'"
    )
    after = {str(o): chance for o, chance in moved["damage"].after.distribution}
    page.wait_for_function("() => document.querySelector('.nv-odds-bar[data-key*=sunk], .nv-odds-bar')")
    for _ in range(50):
        if shown_chances(page) == after:
            break
        page.wait_for_timeout(50)
    assert shown_chances(page) == after
    ghost = page.locator(".nv-mark-ghost").count()
    assert ghost == len(moved["damage"].before.distribution.outcomes)


def test_a_number_of_a_chart_is_changed_by_keyboard_alone(open_choices):
    page = open_choices()
    kind = page.get_by_label("Change", exact=True)
    kind.focus()
    page.keyboard.press("ArrowDown")
    page.get_by_label("Chart", exact=True).wait_for()
    found(page)
    choose(page, "Chart", "Damage table")
    page.get_by_label("Row", exact=True).wait_for()
    found(page)
    choose(page, "Row", "9")
    page.wait_for_function("() => document.querySelector('.nv-shifts h3').textContent.includes('row 9')")
    found(page)
    assert "→ sunk" in page.locator(".nv-shifts h3").text_content()
    damage = page.locator(".nv-shift[data-name=damage]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if damage.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.nv-shift[aria-pressed=true]')?.dataset.name === 'damage'"
    )
    assert damage.evaluate("node => node === document.activeElement")
    assert "what if" in page.locator(".nv-choices-drawn .nv-badge").inner_text()


def test_games_are_cancelled_and_the_page_answers_meanwhile(open_choices):
    page = open_choices(LONG)
    press(page, "start")
    playing(page)
    for name in ("salvo", "damage", "round_of_gunnery"):
        page.locator(f".nv-shift[data-name={name}]").click()
        page.wait_for_function(
            f"() => document.querySelector('.nv-shift[aria-pressed=true]')?.dataset.name === '{name}'"
        )
    assert page.locator(f"{GAMES} >> [data-act=cancel][aria-disabled=false]").count() == 1  # still at it
    press(page, "cancel")
    ended(page)
    said = page.locator(f"{GAMES} >> .nv-run-said").text_content()
    assert re.search(r"Stopped after [\d,]+ pairs? of games", said)
    assert "Stopped after" in page.locator("#naval-live").text_content() or said
    reached = bar(page)
    page.wait_for_timeout(2500)
    assert bar(page) == reached < 20_000
    assert page.locator(f"{GAMES} >> [data-act=start][aria-disabled=false]").count() == 1
    press(page, "start")
    playing(page)
    press(page, "cancel")
    ended(page)


def test_a_double_click_starts_once_and_another_change_stops(open_choices):
    page = open_choices(LONG)
    page.locator(f"{GAMES} >> [data-act=start]").dblclick()
    playing(page)
    choose(page, "Option", "Historical game")
    page.wait_for_function("() => document.querySelector('.nv-run-said').textContent.includes('is put away')")
    assert page.locator(f"{GAMES} >> [data-act=cancel]").get_attribute("aria-disabled") == "true"
    assert page.locator(f"{GAMES} >> progress").is_hidden()


def test_the_shares_are_told_in_words_table_and_files(open_choices, tmp_path):
    page = open_choices(SHORT)
    press(page, "start")
    ended(page)
    sentence = page.locator(".nv-explore > p").first.text_content()
    assert "200 pairs of games" in sentence and "turns on average" in sentence
    page.locator(".nv-explore details").first.locator("summary").click()
    page.locator(".nv-explore tbody tr").first.wait_for()
    rows = page.locator(".nv-explore tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.children].map(cell => cell.textContent))"
    )
    kinds = ("csv", "json")
    with (
        page.expect_download(lambda file: file.suggested_filename.endswith("csv")) as rows_of_it,
        page.expect_download(lambda file: file.suggested_filename.endswith("json")) as whole,
    ):  # the second is wanted before the first has come
        page.locator(GAMES).evaluate(
            "(box, kinds) => kinds.forEach((kind) => box.querySelector(`[data-file=${kind}]`).click())", kinds
        )
    saved = list(csv.DictReader(io.StringIO(rows_of_it.value.path().read_text(encoding="utf-8"))))
    shares = {row["name"]: row for row in saved if row["kind"] == "win share"}
    assert set(shares) == {"UK", "DE", "draw"} and shares["UK"]["games"] == "200"
    told = float(rows[0][1].removesuffix(" %"))
    assert rows[0][0] == "Won: United Kingdom" and told == pytest.approx(100 * float(shares["UK"]["before"]))
    data = json.loads(whole.value.path().read_text(encoding="utf-8"))
    assert data["games"]["games"] == 200 and len(data["odds"]) == len(lines(page))


def test_doubt_is_worked_out_and_told(open_choices):
    page = open_choices("doubt=submarine_check")
    press(page, "start", DOUBT)
    ended(page, DOUBT)
    wanted = ignorance(FLEET, "submarine_check")
    assert (
        f"{len(wanted.tries)} other values were tried"
        in page.locator(f"{DOUBT} >> .nv-run-said").text_content()
    )
    page.get_by_label("What of it", exact=True).wait_for()
    assert page.get_by_label("What of it", exact=True).locator("option").count() == len(wanted.statistics)
    with page.expect_download() as loading:
        page.locator(f"{DOUBT} >> [data-file=csv]").click()
    saved = list(csv.DictReader(io.StringIO(loading.value.path().read_text(encoding="utf-8"))))
    band = wanted.band(wanted.statistics[0])
    assert [float(saved[0][end]) for end in ("low", "high")] == [float(band.least), float(band.most)]


def test_the_address_opens_the_same_page(open_choices, open_page):
    page = open_choices()
    choose(page, "Change", "a set of values")
    page.get_by_label("Set of values", exact=True).wait_for()
    choose(page, "Set of values", "Stronger submarines")
    page.wait_for_function(
        "() => document.querySelector('.nv-shifts h3').textContent === 'Stronger submarines'"
    )
    found(page)
    page.wait_for_function("() => location.search.includes('submarines-stronger')")
    query = urlsplit(page.url).query
    assert parse_qs(query)["variant"] == ["submarines-stronger"]
    again = open_choices(query)
    assert lines(again) == lines(page)
    assert again.locator(".nv-shifts h3").text_content() == "Stronger submarines"


def test_an_address_that_makes_no_sense_is_noted_and_harmless(open_choices):
    page = open_choices("cell=%3Cimg%20src%3Dx%3E&option=roster%3Dhuge&games=7")
    assert page.locator(".nv-notes li").count() >= 2
    assert page.locator("main img").count() == 0
    assert lines(page) == [one.question.name for one in shifts(FLEET, BLOODY)]


def test_what_to_change_and_what_changes_stand_on_one_screen(open_choices):
    page = open_choices()
    for part in (".nv-panel >> nth=0", ".nv-shifts-region", ".nv-odds-bar >> nth=0"):
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= WIDE["height"], part
    page.get_by_role("button", name="Ask at other settings").click()
    side = page.get_by_role("radio", name="Germany").first
    side.click()
    assert odds.ask(FLEET, "damage").weakest in page.locator(".nv-choices-drawn .nv-badge").inner_text()
