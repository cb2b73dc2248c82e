"""The episodes of the frigate duel say what is ours."""

from __future__ import annotations

import pytest

from navalgames.chance import Shown
from navalgames.explore.missions import MissionPlay, missions_of
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


def _player(number: str, step: str) -> LessonPlayer:
    return LessonPlayer(GAME, next(one for one in EPISODES if str(one.number) == number), step=step)


@pytest.mark.parametrize("wind_effect, north_of_java", [("windward", -3), ("no_effect", 0), ("leeward", 3)])
def test_constitution_fires_on_the_board_as_the_setting_says(wind_effect, north_of_java):
    """The wind comes from the north: up the wind is northwards."""
    player = _player("1", "heel")
    scene = player.step.scene.standing_at(wind_effect)
    ships = ordered(GAME.id, scene, None, player.first_parameters).state.ships
    assert ships[0].y - ships[1].y == north_of_java


def test_every_height_of_a_shot_says_where_it_goes():
    player = _player("1", "heel")
    for order in player.step.act.orders:
        for wind_effect in player.step.vary.values:
            given = dict(player.step.fixed) | order.given | {"wind_effect": wind_effect}
            assert {str(one) for one in player.answer(given).outcomes} <= {*player.step.outcomes}
    for words in WORDS.values():
        said = [words.t(player.episode.outcome_key(player.step, name)) for name in player.step.outcomes]
        goes = [one.split(name, 1)[1] for one, name in zip(said, player.step.outcomes, strict=True)]
        assert len({*goes[:10]}) == len({*goes[10:]}) == 1 and goes[0] != goes[10], "low to 10, high from 11"


def test_the_ring_marks_phoebe_when_her_shot_arrives():
    after = _player("2", "taken_back").step.scene.after
    assert {outcome: ship for outcome, (ship,) in after.items()} == {"0": "essex"} | dict.fromkeys(
        ("1", "2", "3", "4", "5"), "phoebe_1814"
    )


def test_the_drill_that_takes_twenty_turns_is_the_same_at_every_place():
    player = _player("1", "gauge")
    for order in player.step.act.orders:
        raw, *better = (
            player.measure(
                player.step.target, dict(player.step.fixed) | order.given | {"enemy_quality": drill}
            )
            for drill in player.step.vary.values
        )
        enough = [raw - one >= 0.2 for one in better]
        assert enough == [drill in player.step.vary.find for drill in player.step.vary.values[1:]], order.id
    assert player.step.vary.any_order


def test_the_hooks_are_the_learners_and_no_gun_of_shannon_fires():
    """As the task of the mission says."""
    play_of, asked = MissionPlay(GAME, missions_of(GAME)["5"]), set()
    for attempt in range(6):
        play = play_of.begin(attempt)
        play_of.go_on(play)
        while not play_of.ended(play):
            asked.add(play.decision()[0])
            play.take_seat("B", "captain")
            play.step_computer()
            play.take_seat("B", "person")
            play_of.go_on(play)
        fired = [line for line in play.log if line.key == "fd-log-fires"]
        assert "shannon" not in {line.facts["ship"] for line in fired}
    assert {"grapple", "split_crew"} <= asked
