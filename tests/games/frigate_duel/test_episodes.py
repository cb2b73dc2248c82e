"""The episodes of the frigate duel: every sentence, every number, every date and every step's first words."""

from __future__ import annotations

import re

import pytest

from navalgames import odds
from navalgames.games.frigate_duel import GAME
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import facts
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts

EPISODES = episodes_of(GAME)
STEPS = [pytest.param(one, step, id=f"{one.number}-{step.id}") for one in EPISODES for step in one.step]
WORDS = {language: Texts(language, game=GAME.id, strict=True) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("episode", EPISODES, ids=lambda episode: episode.id)
def test_every_sentence_is_in_the_catalogue(episode, language):
    assert [key for key in episode.text_keys() if not WORDS[language].has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("episode", "step"), STEPS)
def test_every_sentence_can_be_said_with_its_numbers(episode, step, language):
    words = WORDS[language]
    known = facts(LessonPlayer(GAME, episode, step=step.id), words)
    own = [key for key in episode.text_keys() if key.startswith(episode.key(step.id) + "-")]
    said = [words.t(key, **known) for key in own]
    assert own and not any("⟦" in text or "{" in text for text in said)


@pytest.mark.parametrize(("episode", "step"), STEPS)
def test_every_number_is_said_and_the_task_is_not_solved_before_it_is_set(episode, step):
    text = (GAME.folder / "texts" / "en" / f"lesson_{episode.number}.ftl").read_text(encoding="utf-8")
    own = "\n".join(line for line in text.splitlines() if line.startswith(episode.key(step.id)))
    for name in step.numbers:
        assert re.search(rf"\$ ?{name}(-fraction|-percent|-decimal)?\b", own), name
    answers = {
        odds.ask(GAME, step.question, **(dict(step.fixed) | {step.vary.control: value})).distribution
        for value in step.vary.values
    }
    assert len(answers) > 1
    first = LessonPlayer(GAME, episode, step=step.id).first_setting
    assert first in step.vary.values and first not in step.vary.find


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_percentage_is_typed_by_hand(language):
    for episode in EPISODES:
        path = GAME.folder / "texts" / language / f"lesson_{episode.number}.ftl"
        assert set(re.findall(r"[\d.]+ ?%", path.read_text(encoding="utf-8"))) <= {"100 %"}


@pytest.mark.parametrize(("episode", "step"), STEPS)
def test_the_first_control_comes_soon_and_the_hook_is_dated(episode, step):
    words = WORDS["en"]
    known = facts(LessonPlayer(GAME, episode, step=step.id), words)
    parts = ["title", "goal", "hook", "predict", *(f"assumption-{n + 1}" for n in range(step.assumptions))]
    shown = " ".join(words.t(episode.key(step.id, part), **known) for part in parts)
    assert len(shown.split()) <= 110
    date = step.hook.date
    assert 1793 <= date.year <= 1815
    assert f"{date.day} {date:%B} {date.year}" in words.t(episode.key(step.id, "hook"), **known)
    assert f"{date.year}年{date.month}月{date.day}日" in WORDS["ja"].t(episode.key(step.id, "hook"), **known)


def test_what_is_ours_is_said_on_the_home_page_and_in_every_episode():
    for language, said in {"en": "our proposal", "ja": "この教材の提案"}.items():
        assert said in WORDS[language].t("home-game-frigate-duel-hook")
        for episode in EPISODES:
            told = [
                WORDS[language].t(episode.key(step.id, "assumption", n + 1))
                for step in episode.step
                for n in range(step.assumptions)
            ]
            assert any(said in one for one in told), episode.id
