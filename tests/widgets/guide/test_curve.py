"""The curve of *Change one thing*: only what was seen lies on it, and only once something was said."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalwidgets.guide.page import Guide

CONFUSION = "episode=4&step=confusion&guess=50&shown=1"


def curve(query: str, name: str = "grand_fleet"):
    return Guide(game(name), query).parts["reveal"].page["curve"]


def test_no_curve_before_something_is_said():
    assert curve(CONFUSION) == {}


def test_the_first_and_the_present_setting_are_told_and_no_other():
    points = curve(CONFUSION + "&set=1")["points"]
    assert [one["code"] for one in points] == ["0", "1", "2", "3", "4"]
    assert [one["share"] for one in points] == [None, pytest.approx(1 / 6), None, 0.5, None]
    assert [one["current"] for one in points] == [False, True, False, False, False]


@pytest.mark.parametrize(
    "query", ["episode=4&step=too_far&guess=50&shown=1&set=true", "episode=2&step=dummies&guess=skip&shown=1"]
)
def test_settings_that_are_no_numbers_or_too_few_have_none(query):
    assert curve(query) == {}


def test_the_chance_is_that_of_the_learner_s_own_order():
    asked = "episode=8&step=answer&guess=half&shown=1&set=2&order="
    raider, warship = (curve(asked + order, "kaisers_pirates") for order in ("raider", "warship"))
    assert raider["of"] != warship["of"]
    assert raider["points"][1]["share"] > warship["points"][1]["share"]


def test_a_mean_lies_on_the_scale_of_its_prediction():
    asked = curve("episode=6&step=first_blow&guess=0&shown=1&set=3")
    assert len(asked["ticks"]) == 3
    assert 0 < asked["points"][2]["share"] < asked["points"][0]["share"] < 1


def test_a_mean_that_is_watched_has_no_scale():
    assert curve("episode=6&step=the_sum&guess=skip&shown=1&set=5") == {}
