"""What the episodes of Raiders of the Deep ask and say, held by the exact answers."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.games import game
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import facts
from navalgames.sessions.lessons import find_episode
from navalgames.texts import Texts

GAME = game("raiders_of_the_deep")
SUNK = ("sunk_unseen", "sunk_found")


def test_the_patrols_of_a_career_that_are_asked_about_were_not_shown_before():
    """A step shows its number for each of its orders at each setting."""
    shown, again = set(), []
    for step in find_episode(GAME, "8").step:
        orders = [order.given for order in step.act.orders]
        settings = [{step.vary.control: value} for value in step.vary.values]
        again += [(step.id, one) for one in orders if asked(step, one) in shown]
        shown |= {asked(step, one | setting) for one in orders for setting in settings}
    assert again == []


def asked(step, given):
    return step.question, frozenset((step.fixed | given).items())


@pytest.mark.parametrize("distance", ["close", "medium"])
def test_four_torpedoes_are_twice_as_good_as_two_at_the_liner_and_least_so_at_the_smallest(distance):
    liner, large, small = (times_as_good(distance, target) for target in ("very_large", "large", "small"))
    assert liner > 2 > large > small
    vary = next(step.vary for step in find_episode(GAME, "3").step if step.id == "torpedoes")
    assert vary.find == ("small",)


def times_as_good(distance, target):
    """How many times as often four torpedoes sink the target as two."""
    given = {"distance": distance, "target": target, "era": "1918", "time": "day"}
    two, four = (odds.ask(GAME, "whole_attack", torpedoes=number, **given) for number in (2, 4))
    return four.distribution.chance_of(SUNK.__contains__) / two.distribution.chance_of(SUNK.__contains__)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("number", "name"), [("3", "night"), ("8", "mine")])
def test_why_works_out_the_number_of_the_order_that_was_given(number, name, language):
    episode, texts = find_episode(GAME, number), Texts(language, GAME.id)
    orders = next(step.act.ids for step in episode.step if step.id == name)
    for order in orders:
        player = LessonPlayer(GAME, episode, step=name)
        player.give_order(order)
        known = facts(player, texts)
        why = " ".join(texts.t(episode.key(name, "explain", part), **known) for part in (1, 2))
        assert str(known["target-plain"]) in why, order


@pytest.mark.parametrize("time", ["day", "night"])
def test_a_small_freighter_is_sunk_unseen_most_seldom_from_close_by_at_any_hour(time):
    step = next(step for step in find_episode(GAME, "3").step if step.id == "night")
    unseen = {
        distance: odds.ask(
            GAME, "whole_attack", **(step.fixed | {"time": time, "distance": distance})
        ).distribution.chance_of("sunk_unseen".__eq__)
        for distance in step.vary.values
    }
    assert step.vary.any_order
    assert (min(unseen, key=unseen.get),) == step.vary.find
