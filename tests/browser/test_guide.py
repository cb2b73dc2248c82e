"""The guide in a real browser: every number on the page equals what `navalgames.odds` answers, and answers
survive a reload. `test_guide_walk` goes through every episode by keyboard."""

from __future__ import annotations

import re
from fractions import Fraction
from urllib.parse import parse_qs, urlsplit

import pytest

from navalgames import odds
from navalgames.chance import Distribution
from navalgames.games import game
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of

pytestmark = pytest.mark.browser
FLEET = game("grand_fleet")
EPISODES = [
    pytest.param(episode, id=episode.id, marks=pytest.mark.soak if episode.number != 2 else ())
    for episode in episodes_of(FLEET)
]
TITLE = ".nv-lesson-head h2"
SUMMARY = ".nv-odds-summary"
TABLE = ".nv-odds-table"
KEPT = "() => Object.keys(sessionStorage).some((key) => key.startsWith('navalgames:lesson:'))"


@pytest.fixture
def open_guide(open_page, server):
    """open_guide(query, game=..., **settings) -> a guide with its first step drawn and answers recalled."""

    def opened(query: str = "", game: str = FLEET.id, **settings):
        page = open_page(server.dashboard(f"{game}_guide", query), **settings)
        ready(page)
        return page

    return opened


def ready(page) -> None:
    page.wait_for_selector(TITLE)
    page.wait_for_selector(".nv-odds-bar", state="attached")
    page.wait_for_function(KEPT)


def settle(page) -> None:
    """Wait until no part of the lesson awaits an answer, and the drawings have followed: two calm frames."""
    page.evaluate("() => { window.calmFrames = 0; }")
    page.wait_for_function(
        """() => {
          const busy = document.querySelector(".nv-guide [aria-busy=true]");
          window.calmFrames = busy ? 0 : window.calmFrames + 1;
          return window.calmFrames > 2;
        }"""
    )


def press(page, selector: str) -> None:
    page.click(selector)
    settle(page)


def go(page, step: str) -> None:
    if not page.locator(f"[data-at='step-{step}']").is_visible():
        page.click(".nv-lesson-nav [data-at=steps]")
    press(page, f"[data-at='step-{step}']")


def shown_chances(page) -> dict[str, Fraction]:
    """The chances in the chart's table by key, without the summed row and impossible outcomes."""
    if page.locator(f"{TABLE}[open]").count() == 0:
        page.locator(f"{TABLE} > summary").click()
    page.wait_for_selector(f"{TABLE} tbody tr", state="attached")
    cells = page.locator(f"{TABLE} tbody tr").evaluate_all(
        "rows => rows.map(row => [row.dataset.key, row.querySelector('.nv-odds-fraction').textContent])"
    )
    return {key: Fraction(text) for key, text in cells if text and Fraction(text)}


def told_apart(step: Step, exact: Distribution, summed: bool) -> dict[str, Fraction]:
    """What has a bar of its own beside the sum: groups where the step has some, else every outcome, but none
    that would be the sum again.
    """
    chances = {str(outcome): chance for outcome, chance in exact}
    if step.groups:
        groups = {name: sum(chances.get(one, 0) for one in group) for name, group in step.groups.items()}
        return {name: chance for name, chance in groups.items() if chance}
    met = [str(one) for one, _ in exact if step.target.of(Distribution.sure(one))]
    return {key: chance for key, chance in chances.items() if not (summed and [key] == met)}


def order(page, player: LessonPlayer) -> None:
    """Give the first order where the step asks for one."""
    if player.step.act:
        press(page, f"[data-at='order-{player.step.act.ids[0]}']")


def skip_and_reveal(page, player: LessonPlayer) -> None:
    order(page, player)
    press(page, "[data-at=skip]")
    if not player.certain:
        press(page, "[data-roll='10']")
    press(page, "[data-at=reveal]")


# ---- every number, step by step


@pytest.mark.parametrize("episode", EPISODES)
def test_every_number_is_the_librarys(open_guide, episode):
    """Hidden before the prediction, and equal to what the library answers after it."""
    page = open_guide(f"episode={episode.id}")
    for step in episode.step:
        go(page, step.id)
        player = LessonPlayer(FLEET, episode, step=step.id)
        for part in (".nv-odds", ".nv-dice"):
            assert not page.locator(part).is_visible(), "of no use before the prediction"
        skip_and_reveal(page, player)
        assert_numbers(page, player)


def assert_numbers(page, player: LessonPlayer) -> None:
    """The chart's table and sentence against the library, before and after the one change."""
    step = player.step
    exact = odds.ask(FLEET, step.question, **step.fixed).distribution
    shown = shown_chances(page)
    summed = shown.pop("target", None)
    assert shown == told_apart(step, exact, summed is not None)
    assert summed in (None, step.target.of(exact))
    assert told_number(page, step) == pytest.approx(float(player.target), abs=0.006)
    value = step.vary.find[0]
    press(page, "[data-at^=foresee-]")
    press(page, f"[data-at='set-{str(value).lower()}']")
    changed = odds.ask(FLEET, step.question, **(dict(step.fixed) | {step.vary.control: value}))
    shown = shown_chances(page)
    summed = shown.pop("target", None)
    assert shown == told_apart(step, changed.distribution, summed is not None)
    if not player.certain:
        assert "cleared" in page.locator(".nv-lesson-reveal").text_content()
        assert "rolled so far" not in page.locator(".nv-odds-legend").text_content()


def bench_beside(page, part: str) -> list[str]:
    """What of the control `part`, the dice, the plot and its sentence is shown, but not in view with it."""
    page.locator(part).evaluate("part => scrollBy(0, part.getBoundingClientRect().top - 70)")
    page.wait_for_timeout(80)
    return page.evaluate(
        """part => [part, ".nv-dice [data-roll]", ".nv-odds-summary", ".nv-odds-plot"].filter((name) => {
          const one = document.querySelector(name), box = one.getBoundingClientRect();
          return one.checkVisibility() && (box.top < 0 || box.bottom > innerHeight);
        })""",
        part,
    )


def told_number(page, step) -> float:
    """The exact number in the sentence over the chart, chances as a share of 1."""
    said = page.locator(SUMMARY).text_content().replace("−", "-")
    told = re.search(r"(?:: |gives |about )(-?[\d.]+(?:/\d+)?)(?: %)?", said)
    if step.target.is_chance:
        return float(re.search(r"([\d.]+) %", said).group(1)) / 100
    return float(Fraction(told.group(1)))


# ---- predictions, rolls and what is said about them


def test_the_explanation_begins_with_the_learners_own_number(open_guide):
    page = open_guide("episode=1&step=one_each")
    press(page, "[data-at='order-one']")
    page.fill("[data-at=field]", "10")
    press(page, "[data-at=keep]")
    assert not page.locator(SUMMARY).is_visible()
    press(page, "[data-roll='100']")
    assert "10 out of 100" in page.locator(".nv-lesson-strip svg").get_attribute("aria-label")
    press(page, "[data-at=reveal]")
    own = page.locator(".nv-lesson-own").text_content()
    assert own.startswith("You said 10 out of 100; it is 4 in 9, about 44 in 100.")
    bar = page.locator(".nv-odds-bar[data-key=nobody]").get_attribute("aria-label")
    assert re.search(r"4/9, 44\.4 %.*Rolled \d+ of 100.*You predicted 10 %", bar)


def test_a_wrong_entry_is_told_in_words(open_guide):
    page = open_guide("episode=1&step=best_of_two")
    page.fill("[data-at='bar-6']", "39")
    page.click("[data-at=keep]")
    assert page.locator(".nv-lesson-predict [role=alert]").first.text_content() == "Blocks too many: 3."
    assert not page.locator("[data-roll='1']").is_visible()
    page.fill("[data-at='bar-6']", "30")
    row = page.locator(".nv-lesson-bar-row", has=page.locator("[data-at='bar-5']"))
    line = row.locator(".nv-lesson-bar-line")
    line.click(position={"x": line.bounding_box()["width"] - 1, "y": 9})
    assert page.locator("[data-at='bar-5']").input_value() == "6", "a line holds what the hand has left"


def test_a_reconstructed_number_says_so_beside_a_map_that_has_come_near(open_guide):
    page = open_guide("episode=5&step=one_ship&guess=skip&rolls=1&shown=1")
    page.wait_for_function(
        """() => { const scene = document.querySelector(".nv-scene");
          const plot = document.querySelector(".nv-odds-plot");
          return scene.scrollHeight <= scene.clientHeight + 1
            && plot.getBoundingClientRect().bottom <= innerHeight; }"""
    )
    scrolled = page.evaluate(
        """async () => { const bench = document.querySelector(".nv-lesson-bench");
          bench.scrollTop = bench.scrollHeight;
          const before = bench.scrollTop;
          dispatchEvent(new Event("resize"));
          await new Promise((wait) => setTimeout(wait, 200));
          return [before, bench.scrollTop]; }"""
    )
    assert scrolled[0] == scrolled[1] > 0, "measuring the scene scrolls nothing back"
    assert "reconstruction" in page.locator(".nv-odds-head .nv-badge").text_content()
    assert "our own reconstruction" in page.locator(".nv-lesson-why").text_content()
    assert page.evaluate(
        """() => { const map = document.querySelector(".nv-map-drawing"), frame = map.getBoundingClientRect();
          const hex = document.querySelector(".nv-marked .nv-map-cell").getBoundingClientRect();
          return hex.left >= frame.left && hex.right <= frame.right && hex.bottom <= frame.bottom
            && hex.width > frame.width / 6; }"""
    ), "the map does not come near to the one hex that the step is about"


def test_rules_open_their_text(open_guide, server):
    page = open_guide("episode=1&step=one_each&order=one")
    page.click("[data-at=origin]")
    link = page.locator(".nv-lesson-given a").first
    address = urlsplit(link.evaluate("link => link.href"))
    assert address.path == "/rules/grand_fleet"
    assert address.fragment == "7.9a"


# ---- reload, link, start over


def test_a_reload_keeps_every_answer(open_guide):
    page = open_guide("episode=1&step=one_each")
    press(page, "[data-at='order-one']")
    page.fill("[data-at=field]", "40")
    press(page, "[data-at=keep]")
    press(page, "[data-roll='10']")
    press(page, "[data-at=reveal]")
    page.check("[data-at='check-0-thirds']")
    press(page, "[data-at='check-0']")
    go(page, "parity")
    press(page, "[data-at='order-two']")
    page.check("[data-at='option-half']")
    press(page, "[data-at=keep]")
    page.wait_for_timeout(400)  # the address follows a moment later
    page.reload(wait_until="commit")
    ready(page)
    settle(page)
    assert "About half" in page.locator(".nv-lesson-said").text_content()
    go(page, "one_each")
    assert "40 out of 100" in page.locator(".nv-lesson-said").text_content()
    assert page.locator(".nv-act-compare [data-own=true] th").text_content().startswith("One die")
    assert "of 10 (" in page.locator(SUMMARY).text_content()
    assert page.locator("[data-at='check-0-thirds']").is_checked()


def test_an_untouched_slider_is_no_prediction(open_guide):
    page = open_guide("episode=1&step=one_each&order=one")
    page.click("[data-at=keep]")
    assert page.locator(".nv-lesson-predict form [role=alert]").text_content()
    page.focus("[data-at=slide]")
    page.keyboard.press("ArrowRight")
    press(page, "[data-at=keep]")
    assert "1 out of 100" in page.locator(".nv-lesson-said").text_content()


def board_of(page) -> dict[str, float]:
    """Where the map of the scene lies, in CSS pixels of the window."""
    return page.locator(".nv-scene .nv-map-sheet").bounding_box()


def test_a_step_shows_what_is_of_use_and_no_more(open_guide):
    """The order first; then rule and prediction, come into view; whoever only reads is shown all at once."""
    page = open_guide("episode=1&step=one_each")
    parts = [f".nv-lesson-{name}" for name in ("given", "rule", "predict", "bench", "why")]

    def shown() -> list[str]:
        return [part for part in parts if page.locator(part).first.is_visible()]

    assert shown() == []
    large = board_of(page)
    right, bottom = large["x"] + large["width"], large["y"] + large["height"]
    assert right > 1300 and 560 < bottom <= 768, "all the place is the board's"
    press(page, "[data-at='order-two']")
    assert shown() == parts[:3]
    assert board_of(page)["height"] < large["height"], "the rule has come to stand under the board"
    page.wait_for_function("() => document.activeElement.matches('[data-at=predict]')")
    page.wait_for_function(
        """() => { const box = document.querySelector(".nv-lesson-predict").getBoundingClientRect();
          return box.top >= 0 && box.bottom <= innerHeight + 1; }"""
    )
    press(page, "[data-at=all]")
    assert shown() == parts
    assert "4/9" in page.locator(SUMMARY).text_content()


def test_after_the_answer_why_comes_first_and_the_rest_waits_folded(open_guide):
    """The first question stands within two windows; the next one opens when that was answered."""
    page = open_guide("episode=1&step=one_each&order=two&guess=30&rolls=1")
    press(page, "[data-at=reveal]")
    page.wait_for_function("() => document.activeElement.matches('[data-at=explain]')")
    tops = page.evaluate(
        """() => [".nv-lesson-why", ".nv-lesson-act", ".nv-lesson-reveal", ".nv-lesson-check"]
          .map((name) => document.querySelector(name).getBoundingClientRect().top + scrollY)"""
    )
    assert tops == sorted(tops) and tops[-1] < 2 * page.viewport_size["height"]
    for folded in ("given", "story", "predicted", "explain-more", "history"):
        assert not page.locator(f"details:has(> summary[data-at='{folded}'])").evaluate("one => one.open")
    second = page.locator(".nv-lesson-check").nth(1)
    assert not second.is_visible()
    page.check("[data-at='check-0-thirds']")
    press(page, "[data-at='check-0']")
    assert second.is_visible()


def test_blocks_and_their_button_are_in_sight(open_guide):
    page = open_guide("episode=1&step=best_of_two")
    keep = page.locator("[data-at=keep]").bounding_box()
    assert keep["y"] + keep["height"] <= page.viewport_size["height"]


def test_a_battle_board_is_whole_until_dice_fall(open_guide):
    """How far is far: the zones that lie empty between the ships stay while somebody predicts, uncut."""
    page = open_guide("episode=8&step=close_in&order=close", game="atlantic_chase")
    zones = page.locator(".nv-scene .nv-battle-zone")
    assert zones.evaluate_all("all => all.map((one) => one.checkVisibility())") == [True] * 6
    bottom = zones.last.bounding_box()
    rule = page.locator(".nv-lesson-rule").bounding_box()
    assert bottom["y"] + bottom["height"] <= rule["y"]


def test_ships_are_drawn_where_they_were_ordered_before_dice_fall(open_guide):
    """An order is seen at once: outlines in the zone the ships were sent to; dice bring them there."""
    page = open_guide("episode=8&step=close_in&order=stay", game="atlantic_chase")
    close = ".nv-battle-zone.nv-side-1:nth-child(4) "
    assert page.locator(".nv-battle-bound").count() == 0, "who holds off stays where she is"
    press(page, "[data-at='order-close']")
    page.locator(close + ".nv-battle-bound").first.wait_for()
    assert page.locator(".nv-battle-bound").all_text_contents() == ["↑ Hood", "↑ Prince of Wales"]
    page = open_guide("episode=8&step=close_in&order=close&guess=skip&rolls=1", game="atlantic_chase")
    page.locator(close + "[data-place='ship Hood']").wait_for()
    assert page.locator(".nv-battle-bound").count() == 0


def test_a_boat_lies_within_the_range_that_was_ordered(open_guide):
    """Three ranges lie side by side, and the boat is in one of them; the great ship is told by her name."""
    page = open_guide("episode=3&step=range&order=close", game="raiders_of_the_deep")
    page.wait_for_function(
        """() => { const box = (part) => document.querySelector(part).getBoundingClientRect();
          const boat = box(".nv-deep-hull"), field = box(".nv-deep-zone[data-place=close] rect");
          return field.left <= boat.left && boat.right <= field.right; }"""
    )
    assert page.locator(".nv-deep-name").all_text_contents() == ["Tuscania"]


def test_the_dice_fall_on_the_board_beside_the_question(open_guide):
    """The scene is in view with its dice; what the roll came to is lit on the map and told in words."""
    page = open_guide("episode=1&step=one_each&order=two&guess=44")
    assert set(page.locator(".nv-marked").evaluate_all("hexes => hexes.map((one) => one.dataset.hex)")) == {
        "103",
        "808",
    }
    press(page, "[data-roll='1']")
    fell = page.locator(".nv-scene-fell").text_content()
    lit = page.locator(".nv-marked").evaluate_all("hexes => hexes.map((one) => one.dataset.hex)")
    assert lit == (["103"] if "British" in fell else ["808"] if "German" in fell else []), fell
    seen = page.evaluate(
        """() => [".nv-scene", ".nv-dice [data-roll]"].map((name) => {
          const box = document.querySelector(name).getBoundingClientRect();
          return box.top >= 0 && box.bottom <= innerHeight;
        })"""
    )
    assert seen == [True, True]


def test_boxes_that_only_a_later_step_is_about_are_shown_there(open_guide):
    """The board hears of a class that it gets once it is drawn, and of one that it loses."""
    page = open_guide("episode=6&step=first_blow&guess=skip&shown=1")
    boxes = page.locator(".nv-scene .nv-box-lit")
    assert boxes.count() == 0
    go(page, "who_is_left")
    boxes.first.wait_for(state="visible")
    go(page, "first_blow")
    boxes.first.wait_for(state="hidden")


def test_a_link_shows_the_same_plot_and_numbers_to_someone_else(open_guide):
    first = open_guide("episode=2&step=come_back")
    first.fill("[data-at=field]", "1.5")
    press(first, "[data-at=keep]")
    press(first, "[data-roll='100']")
    press(first, "[data-at=reveal]")
    first.wait_for_timeout(400)
    query = urlsplit(first.url).query
    assert parse_qs(query)["rolls"] == ["100"]
    second = open_guide(query)
    settle(second)
    for part in (TITLE, SUMMARY, ".nv-odds-legend", ".nv-lesson-said", ".nv-dice-status"):
        assert second.locator(part).text_content() == first.locator(part).text_content()
    assert shown_chances(second) == shown_chances(first)


def test_start_over_forgets_after_asking(open_guide):
    page = open_guide("episode=1&step=one_each&order=one")
    press(page, "[data-at=skip]")
    page.click("[data-at=over]")
    press(page, "[data-at='over-yes']")
    assert page.locator(".nv-act-order").count() == 2
    page.wait_for_timeout(400)
    page.reload(wait_until="commit")
    ready(page)
    settle(page)
    assert page.locator(".nv-act-order").count() == 2


@pytest.mark.parametrize("query", ["episode=%3Cscript%3E", "guess=NaN", "rolls=1e9"])
@pytest.mark.by_turns(2)
def test_a_wrong_address_is_answered_with_a_note(open_guide, query):
    page = open_guide(query)
    note = page.locator(".nv-lesson-note")
    assert note.count() == 1
    assert query.split("=")[1] not in note.text_content()
    assert page.locator(".nv-lesson-reveal [data-at=all]").count() == 1
