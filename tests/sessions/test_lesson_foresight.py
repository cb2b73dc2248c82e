"""What is said of the one change of a step before it is seen, and how it is judged."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.games import GAME_IDS, game
from navalgames.sessions.lesson_foresight import BOTH, WAYS, foresight, sayings
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import restore, saved
from navalgames.sessions.lessons import episodes_of, find_episode


def at(game_id: str, episode: str, step: str, **order: str) -> LessonPlayer:
    record = game(game_id)
    player = LessonPlayer(record, find_episode(record, episode), step=step)
    if order:
        player.give_order(order["order"])
    player.skip()
    player.reveal()
    return player


def test_with_two_settings_the_way_of_the_number_is_said_and_judged():
    player = at("grand_fleet", "1", "one_each", order="one")
    assert player.foresees == WAYS
    player.foresee("more")
    found = foresight(player)
    assert (player.setting, player.foresees) == (2, ())
    assert (found.said, found.right) == ("more", "same"), "a second German die leaves quiet half-years alone"
    assert found.before == player.target
    assert found.now == player.measure(player.step.target, player.parameters)


def test_it_is_judged_with_the_order_that_was_given():
    ways = {}
    for order in player_orders("grand_fleet", "3", "handful"):
        player = at("grand_fleet", "3", "handful", order=order)
        player.foresee("same")
        ways[order] = foresight(player).right
    assert set(ways.values()) == {"less", "more"}, "the news is good for one order and bad for another"


def player_orders(game_id: str, episode: str, step: str) -> list[str]:
    return find_episode(game(game_id), episode).orders_of(step)


def test_with_more_settings_the_one_that_solves_the_task_is_named():
    player = at("grand_fleet", "6", "the_sum")
    assert player.foresees == ("1", "2", "4", "5", "6"), "not the one that is known"
    player.foresee("6")
    assert (player.setting, foresight(player).right, player.progress.found) == (6, "", False)
    other = at("grand_fleet", "6", "the_sum")
    other.foresee("5")
    assert (foresight(other).right, other.progress.found) == ("5", True)


@pytest.mark.parametrize("said", ["nearly", "3", "", "<b>"])
def test_what_cannot_be_said_is_refused_and_changes_nothing(said):
    player = at("grand_fleet", "6", "the_sum")
    with pytest.raises(BadInput):
        player.foresee(said)
    assert player.progress.foreseen is None and player.progress.setting is None


def test_it_is_said_once_and_never_after_the_control_was_moved():
    player = at("grand_fleet", "6", "the_sum")
    player.vary(6)
    assert player.foresees == () and foresight(player) is None
    with pytest.raises(BadInput):
        player.foresee("5")


def test_a_reload_brings_it_back():
    player = at("grand_fleet", "1", "one_each")
    player.foresee("less")
    player.vary(1)
    again = LessonPlayer(player.game, player.episode)
    assert restore(again, saved(player)) == []
    assert again.progress_of("one_each") == player.progress_of("one_each")
    assert restore(again, saved(player) | {"steps": {"one_each": {"seed": 1, "foreseen": "9"}}}) != []


def test_where_two_settings_are_left_both_may_be_named_and_the_one_that_shows_it_is_seen():
    player = at("raiders_of_the_deep", "3", "torpedoes", order="four")
    assert player.foresees == ("large", "small", BOTH)
    player.foresee(BOTH)
    assert (player.setting, foresight(player).right, player.progress.found) == ("large", "", False)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nobody_tosses_a_coin_before_a_change(game_id):
    record = game(game_id)
    for episode in episodes_of(record):
        for step in episode.step:
            assert len(sayings(LessonPlayer(record, episode, step=step.id))) >= 3, (episode.number, step.id)
