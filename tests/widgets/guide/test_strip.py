"""The strip before the answer: where the rolls have come to, and the way they went."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import find_episode
from navalgames.texts import Texts
from navalwidgets.guide.strip import MOST_PLACES, strip_page

TEXTS = Texts("en", game="grand_fleet")


def rolled(times: int) -> LessonPlayer:
    fleet = game("grand_fleet")
    player = LessonPlayer(fleet, find_episode(fleet, "1"))
    player.give_order("one")
    player.predict(30)
    player.roll(times)
    return player


def test_the_way_of_the_rolls_ends_where_the_mark_lies_and_is_the_share_so_far():
    player = rolled(10)
    page, fallen = strip_page(player, TEXTS), player.sample.fallen
    nobody = [sum(one == "nobody" for one in fallen[:n]) / n for n in range(1, 11)]
    assert fallen.count("nobody") and page["way"] == pytest.approx(nobody)
    assert page["way"][-1] == page["rolled"] and page["rolls"] == 10


def test_a_long_way_is_thinned_and_still_ends_at_the_mark():
    page = strip_page(rolled(1000), TEXTS)
    assert len(page["way"]) <= MOST_PLACES
    assert page["way"][-1] == page["rolled"]


def test_the_few_whole_numbers_of_a_scale_stand_on_its_line():
    fleet = game("grand_fleet")
    player = LessonPlayer(fleet, find_episode(fleet, "6"), step="first_blow")
    player.predict(0.5)
    assert strip_page(player, TEXTS)["ticks"] == [[pytest.approx(1 / 3), "0"], [pytest.approx(2 / 3), "1"]]
    assert strip_page(rolled(1), TEXTS)["ticks"] == [], "of a hundred none is named"
