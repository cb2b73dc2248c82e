"""The rule before a prediction and the picture after it: in the guide, on reading pages and on paper."""

from __future__ import annotations

import re

import pytest

from tests.browser.looks import faults, faults_at
from tests.browser.site import NARROW, WIDE
from tests.browser.test_guide import KEPT, press, settle

pytestmark = pytest.mark.browser
STEP = "episode=1&step=one_each&order=one"
PLACES = """(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect().top)"""
READ = "read/grand_fleet/will_they_come_out"


@pytest.fixture
def open_step(open_page, server):
    """open_step(query, game=..., **settings) -> a guide with its rule drawn and answers recalled."""

    def opened(query: str = STEP, game: str = "grand_fleet", **settings):
        page = open_page(server.dashboard(f"{game}_guide", query), **settings)
        page.wait_for_selector(".nv-rule-body > *", state="attached")
        page.wait_for_function(KEPT)
        settle(page)
        return page

    return opened


def seen(page, part: str) -> bool:
    """Whether the beginning of a part stands within the window."""
    at = page.locator(part).first.bounding_box()
    return 0 <= at["y"] < page.viewport_size["height"] - 40 and at["x"] + at["width"] <= WIDE["width"]


def test_the_rule_stands_beside_the_question_then_bars_and_picture_do(open_step):
    page = open_step("episode=1&step=parity&order=two")
    assert seen(page, ".nv-rule-body")
    rule, question = (page.locator(one).bounding_box() for one in (".nv-rule-body", ".nv-lesson-predict"))
    assert rule["x"] > question["x"] + question["width"] - 1, "the rule stands beside the question"
    assert "%" not in page.locator(".nv-rule").inner_text()
    assert page.locator(".nv-why-plot").count() == 0
    press(page, "[data-at=skip]")
    assert not page.locator(".nv-rule-body").is_visible() and not page.locator(".nv-odds-plot").is_visible()
    assert page.locator(".nv-why-plot").count() == 0
    press(page, "[data-at=reveal]")
    page.wait_for_selector(".nv-why-plot")
    assert seen(page, ".nv-odds-plot") and seen(page, ".nv-scene")


def test_the_picture_follows_the_control_and_the_dice(open_step):
    page = open_step(STEP + "&guess=30&shown=1")
    page.wait_for_selector(".nv-why-plot")
    assert page.locator(".nv-why-plot [data-place]").count() == 36
    press(page, "[data-roll='1']")
    page.wait_for_selector(".nv-why-hit, .nv-why-steps li")
    dice = re.findall(r"1d6: (\d)", page.locator(".nv-throws").inner_text())
    steps = page.locator(".nv-why-steps li").all_inner_texts()
    assert len(dice) == len(steps) == 2, "the way that was rolled is told throw by throw"
    press(page, "[data-at='foresee-less']")
    page.wait_for_function("() => document.querySelectorAll('.nv-why-plot [data-place]').length !== 36")


def test_it_reads_in_order_on_a_phone_and_has_no_faults(open_step):
    page = open_step(viewport=NARROW)
    before = page.evaluate(PLACES, [".nv-lesson-head", ".nv-lesson-rule", ".nv-lesson-predict"])
    assert before == sorted(before)
    assert faults(page) == []
    press(page, "[data-at=all]")
    page.wait_for_selector(".nv-why-plot")
    after = page.evaluate(PLACES, [".nv-lesson-rule", ".nv-odds", ".nv-why-plot", ".nv-lesson-reveal"])
    assert after == sorted(after)
    assert faults(page) == []


@pytest.mark.parametrize(
    "game, query, turn",
    [
        pytest.param("grand_fleet", STEP, 0, marks=pytest.mark.soak),  # walked by keyboard every day
        ("atlantic_chase", "episode=1&step=two_together&lang=ja", 1),
        ("raiders_of_the_deep", "episode=2&step=lone", 2),
    ],
)
@pytest.mark.by_turns(2)
def test_a_step_with_its_rule_has_no_faults_at_any_width(open_step, game, query, turn):
    page = open_step(query, game)
    assert faults_at(page, turn=turn) == []
    press(page, "[data-at=all]")
    page.wait_for_selector(".nv-why-board > *")
    assert faults_at(page, turn=turn + 1) == []


def test_the_rule_is_opened_again_by_keyboard(open_step):
    page = open_step(STEP + "&guess=30")
    page.locator(".nv-rule > summary").focus()
    page.keyboard.press("Enter")
    assert page.locator(".nv-rule-body").is_visible()
    counted = page.locator(".nv-rule-body > details")
    assert counted.count() == 1 and not counted.locator("p").first.is_visible(), "ways are for who counts"
    counted.locator("summary").focus()
    page.keyboard.press("Enter")
    assert counted.locator("p").first.is_visible()
    press(page, "[data-at=reveal]")
    page.wait_for_selector(".nv-why-plot")
    assert page.locator(".nv-rule-body").is_visible(), "what a reader opened stays open"


@pytest.mark.parametrize("path", [READ, "teach/grand_fleet/will_they_come_out"])
@pytest.mark.by_turns(2)
def test_a_page_without_kernel_draws_each_picture(open_page, server, path):
    page = open_page(server.url(path))
    page.wait_for_selector(".naval-picture .nv-why-plot")
    pictures = page.locator(".naval-picture")
    assert pictures.count() == 5
    assert [one.locator(".nv-why-plot").count() >= 1 for one in pictures.all()] == [True] * 5
    first = pictures.first
    first.locator("[data-end='nobody']").click()
    assert first.locator(".nv-why-plot .nv-why-part:not(.nv-why-dim)").count() == 16
    first.locator("[data-picture='stairs']").focus()
    page.keyboard.press("Enter")
    assert first.locator("[data-picture='stairs']").get_attribute("aria-pressed") == "true"
    assert faults_at(page, turn=2) == []


def test_a_reading_page_draws_the_scene_of_every_step(open_page, server):
    page = open_page(server.url(READ))
    page.wait_for_selector("[data-scene] .nv-map-drawing")
    drawn = page.locator("[data-scene]").evaluate_all(
        """places => places.map((place) => [place.querySelectorAll("svg").length > 0,
          place.getBoundingClientRect().height > 150, place.inert])"""
    )
    assert drawn and all(all(one) for one in drawn), drawn


def test_ships_that_take_no_part_in_a_step_are_names_beside_it(open_page, server):
    page = open_page(server.url("read/kaisers_pirates/twice_as_much"))
    page.wait_for_selector("[data-scene='surprise'] .nv-game-card")
    shown = page.locator("[data-scene='surprise'] .nv-form-tiles > li:has(.nv-sea:visible)").evaluate_all(
        "cards => cards.map((card) => card.dataset.lies)"
    )
    assert set(shown) == {"ship-karlsruhe", "ship-rio-iguassu", "ship-vandyck"}
    names = page.locator("[data-scene='surprise'] .nv-card-by .nv-card-name")
    assert names.count() == 9 and all(name.is_visible() for name in names.all())


def test_where_no_script_runs_the_picture_is_told_in_words(open_page, server):
    page = open_page(server.url(READ), java_script_enabled=False)
    told = page.locator(".naval-picture").first.inner_text()
    assert "Nobody attacks" in told and "16 of 36" in told


def test_pictures_come_on_paper_and_fit_it(open_page, server):
    page = open_page(server.url(READ))
    page.wait_for_selector(".naval-picture .nv-why-plot")
    page.set_viewport_size({"width": 700, "height": 900})
    page.emulate_media(media="print")
    assert page.locator(".naval-picture .nv-why-plot").first.is_visible()
    assert page.locator(".naval-picture .nv-why-choose").first.is_hidden()
    ends = [plot.bounding_box() for plot in page.locator(".nv-why-plot").all()]
    assert all(end["x"] + end["width"] <= 700 for end in ends)
    assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")
