"""Answers at a prompt and in a notebook."""

from __future__ import annotations

from fractions import Fraction

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.texts import LANGUAGES


def test_an_answer_is_told_in_one_line():
    answer = navalgames.ask("grand_fleet", "initiative", uk_dice=2)
    assert repr(answer).startswith("<Answer grand_fleet initiative(uk_dice=2, de_dice=1): nobody 44.4%")
    assert "\n" not in repr(answer) and len(repr(answer)) < 200
    assert answer.chance("nobody") == Fraction(4, 9)
    assert "mean" in repr(navalgames.ask("grand_fleet", "best_die"))
    assert navalgames.ask("grand_fleet", "best_die", dice=2).mean() == Fraction(161, 36)


def test_an_outcome_that_is_none_is_refused_with_the_nearest():
    with pytest.raises(BadInput, match="uk_attacks"):
        navalgames.ask("grand_fleet", "initiative").chance("uk_attack")


def test_a_notebook_shows_bars_rules_and_source():
    shown = navalgames.ask("grand_fleet", "initiative")._repr_html_()
    assert "4/9" in shown and "7.10a" in shown and "<table>" in shown


def test_an_answer_is_plotted():
    figure = navalgames.ask("grand_fleet", "initiative").plot()
    assert max(figure.data[0].y) == pytest.approx(400 / 9)
    assert navalgames.ask("grand_fleet", "initiative").sentence("ja") != ""


def test_a_curve_leaves_out_what_the_game_refuses():
    curve = navalgames.curve("grand_fleet", "marker_real", "fleets", outcome="fleet", markers=2)
    assert curve == {0: 0, 1: Fraction(1, 2), 2: 1}


def test_a_curve_says_what_it_leaves_out_and_which_outcome_it_wants():
    chain = {"shot": "chain", "aim": "rigging", "part": "rigging"}
    curve = navalgames.curve("frigate_duel", "broadside", "distance", **chain)
    assert set(curve) == set(range(9)) and "P10.10" in curve.left_out[9]
    assert navalgames.curve("grand_fleet", "best_die", "dice").left_out == {}
    with pytest.raises(BadInput, match=r"outcome=\.\.\. Outcomes: alive, lost"):
        navalgames.curve("raiders_of_the_deep", "patrols_survived", "patrols")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_question_is_described_with_all_its_settings(game_id, language):
    for question in navalgames.list_questions(game_id):
        told = navalgames.describe(game_id, question.name, language)
        assert repr(told) == told, "a prompt shows it as it is written"
        for setting in question.parameters:
            assert f"\n{setting.name}" in told
            assert all(str(value) in told for value in setting.values if isinstance(value, str))
        assert all(str(outcome) in told for outcome in question.outcomes), question.name
