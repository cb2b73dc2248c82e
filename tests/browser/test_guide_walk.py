"""Episodes walked by keyboard alone: three steps of one of the first game, of each other game the first step
of one, English and Japanese by turns.

Judged at every step before the prediction and after the reveal: at one of three widths after the other, in
light and dark; `make soak` walks every episode to its end in both languages and judges all widths. Every
number is the library's. What a step shows as a drawing it also says in words; its questions are answered
without any drawing. Of one other episode of each game a step is opened, revealed and looked at.
"""

from __future__ import annotations

import re

import pytest

from navalgames import odds
from navalgames.games import game
from navalgames.sessions.lesson_checks import right_answer, wrong_answers
from navalgames.sessions.lesson_grammar import BarsPrediction, ChoicePrediction
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES
from tests.browser.keyboard import Keyboard
from tests.browser.looks import (
    WIDTHS,
    drawn,
    dressed,
    faults,
    faults_at,
    focus_faults,
    layout_faults,
    look,
    spaced_faults,
    without_drawings,
)
from tests.browser.test_guide import (
    SUMMARY,
    TABLE,
    bench_beside,
    open_guide,  # noqa: F401 (a fixture)
    settle,
    shown_chances,
    told_apart,
)
from tests.loaded import LOADED

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # a whole episode, key by key
THEMES = {"en": "light dark light", "ja": "dark light dark"}
MOST_WORDS = 120  # before the first thing to do
EPISODES = [
    pytest.param(name, episode, id=episode.id) for name in LOADED for episode in episodes_of(game(name))
]


def ways_to_predict(episode) -> int:
    """How many kinds of prediction an episode asks for."""
    return len({type(step.predict) for step in episode.step})


WALKS = [
    pytest.param(name, episode, language, id=f"{language}-{episode.id}")
    for turn, name in enumerate(LOADED)
    for episode in [max(episodes_of(game(name)), key=ways_to_predict)]
    for language in [LANGUAGES[turn // 2 % len(LANGUAGES)]]
]
"""In each game the episode with the most kinds of prediction; each third one is walked every day."""
WALKED = {walk.values[1].id for walk in WALKS}
UNWALKED = [
    (name, episode, LANGUAGES[(episode.number + turn) % len(LANGUAGES)])
    for turn, name in enumerate(LOADED)
    for episode in episodes_of(game(name))
    if episode.id not in WALKED
]
TURNS = {
    name: [episode.id for of, episode, _ in UNWALKED if of == name][turn % 4]
    for turn, name in enumerate(LOADED)
}
"""In each game another one of its first four is opened every day."""
FIRST_STEPS = {name: 1 for name in LOADED} | {LOADED[0]: 2}
"""So many are walked every day."""
OTHERS = [
    pytest.param(
        name, episode, language, episode.step[episode.number % len(episode.step)],
        id=episode.id, marks=() if episode.id == TURNS[name] else pytest.mark.soak,
    )
    for name, episode, language in UNWALKED
]  # fmt: skip
"""One step of each of the others, of each game one every day: steps by turns."""


def predict(keys: Keyboard, player: LessonPlayer) -> None:
    """Give an answer of any kind by keyboard, after the order where the step asks for one."""
    step = player.step
    if step.act:
        keys.press(f"[data-at='order-{step.act.ids[0]}']")
    if isinstance(step.predict, ChoicePrediction):
        keys.choose("option-", f"option-{step.predict.options[-1].id}")
    elif isinstance(step.predict, BarsPrediction):
        each, over = divmod(step.predict.tokens, len(player.outcome_names))
        for place, name in enumerate(player.outcome_names):
            keys.tab_to(f"[data-at='bar-{name}']")
            keys.page.keyboard.press("Control+a")
            keys.page.keyboard.type(str(each + over * (place == 0)))
    else:
        keys.tab_to("[data-at=slide]")
        keys.page.keyboard.press("ArrowRight")
    keys.press("[data-at=keep]")


def answer(page, keys: Keyboard, player: LessonPlayer) -> None:
    """Answer every question of the step, first wrongly where one can, then rightly; all is explained."""
    for place, check in enumerate(player.step.check):
        right = right_answer(player, check)
        for one in (*wrong_answers(player, check)[:1], right):
            give(page, keys, place, check, one)
            keys.press(f"[data-at='check-{place}']")
            told = page.locator(".nv-lesson-check").nth(place).locator(".nv-lesson-feedback")
            page.wait_for_function(
                "([node, right]) => node.isConnected && node.dataset.right === right",
                arg=[told.element_handle(), str(one == right).lower()],
            )
            assert len(told.text_content()) > 12, "never only “wrong”"
            if one != right:
                page.keyboard.press("Shift+Tab")


def give(page, keys: Keyboard, place: int, check, answer: str) -> None:
    """Lay an answer of any kind out by keyboard."""
    if check.kind == "line":
        keys.tab_to(f"[data-at='check-{place}-field']")
        page.keyboard.press("Control+a")
        page.keyboard.type(answer)
    elif check.kind == "order":
        rows = page.locator(".nv-lesson-check").nth(place).locator(".nv-check-things .nv-button")
        for to, thing in enumerate(answer.split(",")):
            names = rows.evaluate_all("all => all.map(one => one.dataset.at)")
            names = [name for name in names if name.endswith("-up")]
            for _ in range(names.index(f"check-{place}-{thing}-up") - to):
                keys.press(f"[data-at='check-{place}-{thing}-up']")
    else:
        keys.choose(f"check-{place}-", f"check-{place}-{answer}")


def in_words(page, player: LessonPlayer) -> None:
    """The sentence and the table say all that the drawing shows: each outcome with the library's chance."""
    shown = shown_chances(page)
    summed = shown.pop("target", None)
    gathered = shown.pop("or_more", 0)  # numbers that hardly ever come share a bar
    answer = odds.ask(player.game, player.step.question, **player.step.fixed)
    exact = told_apart(player.step, answer.distribution, summed is not None)
    assert shown == {key: exact[key] for key in shown}
    assert gathered == sum(chance for key, chance in exact.items() if key not in shown)
    assert page.locator(SUMMARY).text_content().strip()
    rows = page.locator(f"{TABLE} tbody tr").evaluate_all(
        "rows => rows.map((row) => [row.dataset.key, row.textContent])"
    )
    for key, text in rows:
        bar = page.locator(f".nv-odds-bar[data-key={key!r}]").get_attribute("aria-label")
        told = re.findall(r"\d+/\d+|\d+(?:\.\d+)?\s?%", bar)
        assert told and all(number in text for number in told), (bar, text)
    assert sum(shown.values()) + gathered in (1, 1 - (summed or 0)), "a sum may have no parts"


def looked_at(page, language: str, place: int, revealed: bool, thorough: bool) -> None:
    """No fault with the table of numbers open.

    Thorough: before the prediction at one width; then at all, axe in turn. Else at one width in turn, axe
    after the reveal: an episode has steps enough for every width.
    """
    if revealed:
        shown_chances(page)
    themes, in_turn = THEMES[language], (place + revealed) % len(WIDTHS)
    if not thorough:
        before = page.viewport_size
        with dressed(page, WIDTHS[in_turn], themes.split()[in_turn]):
            assert (faults if revealed else layout_faults)(page) == []
        page.set_viewport_size(before)
    elif revealed:
        assert faults_at(page, themes=themes, turn=place) == []
    else:
        first = (1366,) if language == "en" else (320,)
        assert faults_at(page, first, themes.split()[-1]) == []
    if revealed:
        page.click(f"{TABLE} > summary")


@pytest.mark.parametrize(("name", "episode", "language"), WALKS)
@pytest.mark.by_turns(3)
def test_an_episode_by_keyboard_alone_is_clean_at_every_step(open_guide, name, episode, language):  # noqa: F811
    walk(open_guide, name, episode, language, FIRST_STEPS[name], thorough=False)


@pytest.mark.parametrize(("name", "episode", "language", "step"), OTHERS)
@pytest.mark.by_turns(3)
def test_a_step_of_each_other_episode(open_guide, name, episode, language, step):  # noqa: F811
    """Opened by its address, its answer revealed."""
    address = f"episode={episode.id}&step={step.id}&guess=skip&shown=1&lang={language}"
    page, place = open_guide(address, game=name), episode.step.index(step)
    settle(page)
    in_words(page, LessonPlayer(game(name), episode, step=step.id))
    page.click(f"{TABLE} > summary")
    looked_at(page, language, place, True, thorough=False)


@pytest.mark.soak
@pytest.mark.timeout(900)  # sixty looks, and each text asked for its contrast
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "episode"), EPISODES)
def test_an_episode_is_clean_at_every_step_and_width(open_guide, name, episode, language):  # noqa: F811
    walk(open_guide, name, episode, language, len(episode.step), thorough=True)


def walk(opened, name: str, episode, language: str, steps: int, thorough: bool) -> None:
    """From the first step on so many, each predicted, rolled, revealed, varied and asked about."""
    page = opened(f"episode={episode.id}" + (f"&lang={language}" if language != "en" else ""), game=name)
    keys, player = Keyboard(page, settle), LessonPlayer(game(name), episode)
    for place, step in enumerate(episode.step[:steps]):
        player.go(step.id)
        current = page.locator(".nv-lesson-step[aria-current=step]")
        assert current.get_attribute("data-at") == f"step-{step.id}"
        named = page.locator(".nv-lesson-head h2").inner_text()
        assert named in page.title() and str(episode.number) in page.title()
        assert language != "en" or len(look(page, "readFirst").split()) <= MOST_WORDS
        looked_at(page, language, place, False, thorough)
        if step.act:  # the question comes with the order
            page.wait_for_selector(".nv-lesson-predict form", state="hidden")
        page.locator(".nv-lesson-head h2").focus()
        predict(keys, player)
        if not player.certain:
            keys.press("[data-roll='1']")
            page.wait_for_function(
                """() => document.getElementById("naval-live").textContent
                  .includes(document.querySelector(".nv-dice-status").textContent)"""
            )
        keys.press("[data-at=reveal]")
        page.wait_for_function("() => document.activeElement.matches('[data-at=explain]')")
        assert bench_beside(page, ".nv-lesson-why") == []
        in_words(page, player)
        page.click(f"{TABLE} > summary")
        looked_at(page, language, place, True, thorough)
        page.locator("[data-at=vary]").focus()
        with without_drawings(page):
            keys.press("[data-at^=foresee-]")
            page.wait_for_function("() => document.activeElement.matches('[data-at=vary]')")
            keys.choose("set-", f"set-{str(step.vary.find[0]).lower()}")
            page.wait_for_selector(".nv-lesson-found")
            answer(page, keys, player)
        if place < steps - 1:
            keys.press("[data-at=next]")
            page.wait_for_function("() => document.activeElement.matches('.nv-lesson-head h2')")
    assert page.locator(".nv-lesson-step[data-state=done]").count() == steps
    assert focus_faults(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    drawn(page)
    assert spaced_faults(page) == []
