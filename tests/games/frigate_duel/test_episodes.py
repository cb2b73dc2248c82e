"""The episodes of the frigate duel say what is ours."""

from __future__ import annotations

import pytest

from navalgames.chance import Shown
from navalgames.explore.scenes import ordered, played_on
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


@pytest.mark.parametrize(
    "number, step, target, lost",
    [
        ("3", "chains", "endymion", lambda ship: ship.rigging_lost),
        ("6", "alongside", "guerriere", lambda ship: ship.hull_lost),
        ("6", "across_the_bow", "guerriere", lambda ship: -sum(ship.crew)),
    ],
)
def test_a_roll_takes_from_the_ship_on_the_board_what_the_answer_counts(number, step, target, lost):
    episode = next(one for one in EPISODES if str(one.number) == number)
    player = LessonPlayer(GAME, episode, step=step)
    scene, act = player.step.scene, player.step.act
    for order in act.ids:
        player.start_over()
        player.go(step)
        player.give_order(order)
        player.skip()
        for _ in range(12):
            throw = player.roll(1)
            table = ordered(GAME.id, scene, act.named(order), player.parameters)
            dice = [one for one in throw.record if isinstance(one, Shown)]
            after = played_on(table, scene, player.parameters, dice, player.progress.seed)[0]
            one, other = (
                next(ship for ship in stands.state.ships if ship.id == target) for stands in (table, after)
            )
            assert lost(other) - lost(one) == throw.outcome, order
