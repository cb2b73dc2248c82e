"""Every page and every mode of every dashboard, each looked at in one visit: at three widths, in light and
dark, in each language, zoomed, with widely spaced text, through all tab stops, and in forced colours.

The pages of the first game are looked at one by one; those of the others are of one make with them, and one
test goes through many. There, each kind of page is seen with another game, in a language by turns; `make
soak` goes through the whole product. The guide is looked at step by step in `test_guide_walk`, the table of
cards in `test_card_table`; what a look asks stands in `looks`.
"""

from __future__ import annotations

from itertools import compress

import pytest

from navalgames import odds
from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts
from tests.browser import test_choices as choices
from tests.browser import test_lab as lab
from tests.browser import test_table as table
from tests.browser.at_table import PLAYING, stand
from tests.browser.looks import (
    drawn,
    faults_at,
    faults_in_turn,
    focus_faults,
    layout_faults,
    look,
    moving,
    shortened,
    spaced_faults,
    unfolded,
    without_drawings,
)
from tests.browser.site import EVERY_TEXT, NARROW, WIDE, findings, outside_the_window, scrolls_sideways

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # some visits open dozens of pages
EPISODE = "will_they_come_out"
PATHS = (
    "",
    "rules/grand_fleet",
    "no/such/page",
    "charts/grand_fleet",
    "teach/grand_fleet",
    f"teach/grand_fleet/{EPISODE}",
    f"teach/grand_fleet/{EPISODE}?view=presenter",
    f"teach/grand_fleet/{EPISODE}/worksheet",
    "read/grand_fleet",
    f"read/grand_fleet/{EPISODE}",
    "plan-b/grand_fleet",
    "explore",
)
THEMES = {"en": "light dark light", "ja": "dark light dark"}
OF_QUESTIONS = 40
"""Of so many questions one is looked at every day."""
MOST_ROWS = 60  # of the lab's chart; more numbers are shown in ranges
ZOOMED = {200: {"width": 683, "height": 384}, 400: {"width": 341, "height": 192}}  # of 1366 x 768
every_language = pytest.mark.parametrize("language", LANGUAGES)
mostly_english = pytest.mark.parametrize(
    "language", [one if one == "en" else pytest.param(one, marks=pytest.mark.soak) for one in LANGUAGES]
)
"""Other languages by `make soak`: what differs are words, which other tests see on every kind of page."""
in_turn = pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(name, language, marks=() if number % len(LANGUAGES) == place else pytest.mark.soak)
        for number, name in enumerate(GAME_IDS[1:])
        for place, language in enumerate(LANGUAGES)
    ],
)
"""Every later game in one language, by turns; in the others by `make soak`."""
every_later_game = pytest.mark.parametrize("name", GAME_IDS[1:])


def asked(path: str, language: str) -> str:
    """The path in a language."""
    return path if language == "en" else f"{path}{'&' if '?' in path else '?'}lang={language}"


def looked_at(page, language: str, turn: int) -> None:
    """No fault at any width; in English light at 1366 and 320 and dark at 768, in Japanese the other way.

    Of the states of a page each is asked by axe at one width, by turns; by `make soak` at every width.
    """
    assert faults_at(page, themes=THEMES[language], turn=turn) == []


def used_otherwise(page, turn: int) -> None:
    """Zoomed, the page reflows and hides no focus; spaced, it loses nothing. One zoom by turns.

    All tab stops are walked through at one of three sizes by turns: both zooms, and none.
    """
    one, walked = list(ZOOMED)[turn % len(ZOOMED)], turn % (len(ZOOMED) + 1)
    for percent, viewport in ZOOMED.items() if EVERY_TEXT else [(one, ZOOMED[one])]:
        page.set_viewport_size(viewport)
        drawn(page)
        if EVERY_TEXT or walked < len(ZOOMED):
            assert focus_faults(page) == [], f"at {percent} %"
        assert outside_the_window(page) + look(page, "cutText") == [], f"at {percent} %"
        assert not scrolls_sideways(page), f"at {percent} %"
    page.set_viewport_size({"width": 320, "height": 640})
    drawn(page)
    assert spaced_faults(page) == []
    page.set_viewport_size(WIDE)
    if EVERY_TEXT or walked == len(ZOOMED):
        assert focus_faults(page) == []


@pytest.mark.parametrize(
    ("path", "language"),
    [
        pytest.param(
            path,
            language,
            id=f"{path or 'home'}-{language}",
            marks=pytest.mark.soak if path and (place + turn) % len(LANGUAGES) else (),
        )
        for place, path in enumerate(PATHS)
        for turn, language in enumerate(LANGUAGES)
    ],
)
@pytest.mark.by_turns(2)
def test_a_page_without_a_kernel(open_page, server, path, language):
    """Zoomed, spaced and through its tab stops; axe is asked at one width. In one language by turns."""
    if path.startswith("no/"):
        open_page.watch.allow("status of 404")
    page = open_page(server.url(asked(path, language)))
    assert page.locator("html").get_attribute("lang") == language
    unfolded(page)
    page.set_viewport_size({"width": 320, "height": 640})
    drawn(page)
    assert outside_the_window(page) + look(page, "cutText") == []
    assert not scrolls_sideways(page)
    page.set_viewport_size(WIDE)
    shortened(page)
    looked_at(page, language, PATHS.index(path) + (language == "ja"))
    if path or language == "en":
        used_otherwise(page, PATHS.index(path))


def paths_of(name: str) -> tuple[str, ...]:
    """The pages without a kernel of a game: each kind once, lessons by the first and the last episode."""
    first, *_, last = (f"{name}/{episode.id}" for episode in episodes_of(game(name)))
    return (
        f"rules/{name}",
        f"charts/{name}",
        f"teach/{name}",
        f"teach/{last}",
        f"teach/{first}?view=presenter",
        f"teach/{last}/worksheet",
        f"read/{name}",
        f"read/{last}",
        f"plan-b/{name}",
    )


KINDS_OF_PAGES = range(9)  # of `paths_of`
CHOSEN = {
    (GAME_IDS[1:][kind % len(GAME_IDS[1:])], kind, LANGUAGES[kind // len(GAME_IDS[1:]) % len(LANGUAGES)])
    for kind in KINDS_OF_PAGES
}
"""The kinds of pages of each game that are looked at every day, and in which language: each kind with another
game, languages by turns."""


@every_language
@every_later_game
@pytest.mark.by_turns(2)
def test_pages_without_a_kernel(open_page, server, name, language):
    looked_at_pages(
        open_page, server, name, language, [(name, kind, language) in CHOSEN for kind in KINDS_OF_PAGES]
    )


@pytest.mark.soak
@every_language
@every_later_game
def test_all_pages_without_a_kernel(open_page, server, name, language):
    looked_at_pages(open_page, server, name, language, [True for _ in KINDS_OF_PAGES])


def looked_at_pages(open_page, server, name: str, language: str, wanted: list[bool]) -> None:
    """The wanted ones of `paths_of`, one after the other."""
    page = open_page(server.address)
    for place, path in enumerate(compress(paths_of(name), wanted)):
        page.goto(server.url(asked(path, language)))
        assert page.locator("html").get_attribute("lang") == language
        unfolded(page)
        page.set_viewport_size(NARROW)
        drawn(page)
        assert (path, outside_the_window(page) + look(page, "cutText")) == (path, [])
        shortened(page)
        page.set_viewport_size(WIDE)
        assert (path, faults_in_turn(page, place, THEMES[language])) == (path, [])


@in_turn
@pytest.mark.by_turns(2)
def test_questions_of_the_lab(open_page, server, name, language):
    """Every so many questions one."""
    first = (GAME_IDS.index(name) + LANGUAGES.index(language)) % len(LANGUAGES)
    looked_at_questions(open_page, server, name, language, game(name).questions()[first::OF_QUESTIONS])


@pytest.mark.soak
@pytest.mark.timeout(900)  # up to sixty questions, each at three widths
@every_language
@every_later_game
def test_all_questions_of_the_lab(open_page, server, name, language):
    looked_at_questions(open_page, server, name, language, game(name).questions())


def opened_question(page, name: str) -> None:
    page.locator(f".nv-mechanic[data-name='{name}']").click()
    page.wait_for_selector(f".nv-mechanic[data-name='{name}'][aria-current]")


def looked_at_questions(open_page, server, name: str, language: str, questions) -> None:
    """Opened one after the other: the library's numbers, labels that do not touch, nothing cut on a phone."""
    page = open_page(server.dashboard(f"{name}_lab", asked("?seed=5", language)[1:]))
    page.wait_for_selector(".nv-odds-bar")
    for place, question in enumerate(questions):
        opened_question(page, question.name)
        answer = odds.ask(game(name), question.name)
        if len(answer.distribution.outcomes) <= MOST_ROWS:
            wanted = {str(outcome): chance for outcome, chance in answer.distribution}
            lab.wait_for_chances(page, wanted)
        assert (question.name, faults_in_turn(page, place, THEMES[language])) == (question.name, [])
        page.set_viewport_size(NARROW)
        drawn(page)
        assert (question.name, page.evaluate(lab.OVERLAPS)) == (question.name, [])
        page.set_viewport_size(WIDE)
    opened_question(page, questions[0].name)  # the last one may be certain, with nothing to roll
    lab.roll(page, 100)
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot[data-drawn]")
    unfolded(page)
    assert faults_at(page, (320,), "dark") == []


@mostly_english
def test_the_lab(open_page, server, language):
    """Rolled, kept and drawn as a curve; then as a heat map, with everything unfolded."""
    page = open_page(server.dashboard("grand_fleet_lab", asked("?mechanic=initiative", language)[1:]))
    page.wait_for_selector(".nv-odds-bar")
    lab.roll(page, 10)
    assert page.evaluate("document.getAnimations().length") == 0, "motion was not asked for"
    page.click("[data-key='keep']")
    page.wait_for_selector(".nv-mark-ghost")
    lab.shown_chances(page)
    page.click("[data-key='explore']")
    page.wait_for_selector(".nv-explore-plot[data-drawn] .scatterlayer")
    looked_at(page, language, 0)
    if language == "en":
        used_otherwise(page, 0)
    kind = page.locator(".nv-lab-wide [data-name='kind']")  # a list, or buttons where the words are short
    if kind.first.evaluate("node => node.tagName") == "SELECT":
        kind.select_option("1")
    else:
        kind.nth(1).click()
    page.wait_for_selector(".nv-explore-plot .heatmaplayer .hm")
    unfolded(page)
    page.wait_for_selector(".nv-explore table tbody td")
    looked_at(page, language, 2)


@mostly_english
def test_choices(open_page, server, language):
    """The odds that move; then games played and other values tried, everything unfolded."""
    query = choices.SHORT + "&doubt=submarine_check"
    page = open_page(server.dashboard("grand_fleet_choices", asked("?" + query, language)[1:]))
    choices.found(page)
    looked_at(page, language, 1)
    for run in (choices.GAMES, choices.DOUBT):
        choices.press(page, "start", run)
        choices.ended(page, run)
    page.locator(".nv-explore-plot[data-drawn]").nth(1).wait_for()
    unfolded(page)
    page.wait_for_selector(".nv-odds-table tbody tr")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.nv-explore')].every((one) => one.querySelector('tbody tr'))"
    )
    looked_at(page, language, 2)
    if language == "en":
        used_otherwise(page, 1)


@pytest.mark.soak
@every_language
@every_later_game
def test_choices_of_a_later_game(open_page, server, name, language):
    """The odds that move; then games played by random players, everything unfolded."""
    players = "".join(f"{side}=random&" for side in game(name).sides)
    query = asked(f"?{players}games=200&precision=0", language)[1:]
    page = open_page(server.dashboard(f"{name}_choices", query))
    choices.found(page)
    assert len(choices.lines(page)) > 0
    looked_at(page, language, 0)
    choices.press(page, "start")
    choices.ended(page)
    page.locator(".nv-explore-plot[data-drawn]").first.wait_for()
    unfolded(page)
    page.wait_for_selector(".nv-odds-table tbody tr")
    assert layout_faults(page) == []
    assert faults_at(page, (320,), "dark") == []


@mostly_english
def test_the_table(open_page, server, language):
    """The form of a new game, every kind of decision in a battle, the curtain between two players."""
    query = asked("?seed=11&UK=person&DE=person", language)[1:]
    page = open_page(server.dashboard("grand_fleet_table", query))
    unfolded(page)
    looked_at(page, language, 2)
    page.locator(".nv-new-start").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{PLAYING}, .nv-screen-curtain")
    stand(page)
    last = Texts(language, game="grand_fleet").t("gf-decision-allocate_fire")
    seen: list[str] = []
    while last not in seen:
        now = page.locator(".nv-curtain h2, .nv-prompt").locator("visible=true").inner_text()
        if now not in seen:
            seen.append(now)
            if page.locator(PLAYING).count():
                table.together_in_sight(page, now)
            assert faults_in_turn(page, len(seen), THEMES[language]) == []
            if len(seen) == 8 and language == "en":
                used_otherwise(page, 2)
        table.press(page)
        assert len(seen) < 40
    assert len(seen) > 12


def test_a_page_in_forced_colours(open_page, server):
    """A reader's own palette: what a ground alone told is not lost, and drawings keep their parts apart."""
    page = open_page(
        server.dashboard("grand_fleet_lab", "mechanic=initiative"), forced_colors="active", viewport=WIDE
    )
    page.wait_for_selector(".nv-odds-bar")
    lab.roll(page, 10)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    # The contrast is the reader's own here, and axe reads our colours instead.
    assert [one for one in findings(page) if not one.startswith("color-contrast")] == []
    assert focus_faults(page) == []
    chosen = """() => [...document.querySelectorAll("[aria-current], [aria-pressed=true]")].filter(
        (node) => node.checkVisibility() && Number(getComputedStyle(node).fontWeight) < 600
      ).map((node) => node.outerHTML.slice(0, 120))"""
    assert page.evaluate(chosen) == [], "what is chosen is told by its ground alone"
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    parts = page.locator(".nv-mark-exact").evaluate_all("all => all.map((one) => getComputedStyle(one).fill)")
    assert parts and paper not in parts


def test_motion_is_short_and_ends(open_page, server):
    page = open_page(server.dashboard("grand_fleet_lab", "mechanic=initiative"))
    page.emulate_media(reduced_motion="no-preference")
    page.click("[data-roll='1']")
    page.wait_for_function("() => document.getAnimations().length > 0")
    assert moving(page) == []
    page.wait_for_function("() => document.getAnimations().length === 0")


def test_a_lesson_in_words_alone(open_page, server):
    """A page that was never drawn still tells what its drawings show."""
    page = open_page(server.url(f"read/grand_fleet/{EPISODE}"))
    with without_drawings(page):
        assert page.locator("table td.nv-number:visible").count() > 0
