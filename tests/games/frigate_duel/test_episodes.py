"""The episodes of the frigate duel say what is ours."""

from __future__ import annotations

from navalgames.games.frigate_duel import GAME
from navalgames.odds import ask
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts

EPISODES = episodes_of(GAME)
WORDS = {language: Texts(language, game=GAME.id, strict=True) for language in LANGUAGES}


def test_what_is_ours_is_said_on_the_home_page_and_in_every_episode():
    for language, said in {"en": "our proposal", "ja": "この教材の提案"}.items():
        assert said in WORDS[language].t("fd-hook")
        for episode in EPISODES:
            told = [
                WORDS[language].t(episode.key(step.id, "assumption", n + 1))
                for step in episode.step
                for n in range(step.assumptions)
            ]
            assert any(said in one for one in told), episode.id


def test_the_dice_of_constitution_are_those_of_her_card_and_count_as_ours():
    episode = next(one for one in episodes_of(GAME) if one.id == "constitution_and_guerriere")
    player = LessonPlayer(GAME, episode, step="long_shots")
    answer = player.answer()
    far, near = (player.charts.cell(*place) for place in player.step.read_off)
    assert {far, near} <= {*answer.cells}
    given = [(one.given["distance"], one.given["firepower"]) for one in player.step.act.orders]
    assert given == [(12, far.value), (6, near.value), (2, near.value)]
    assert answer.weakest == "reconstruction", "the roll is the sheet's, the dice are not"
    assert ask(GAME, "hits_left", **player.parameters).weakest == "rulebook"
