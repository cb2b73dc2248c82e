"""What the episodes of Raiders of the Deep ask and say, held by the exact answers."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.games import game
from navalgames.sessions.lessons import find_episode

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
