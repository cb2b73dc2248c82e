"""Controls that move nothing say so: found by trying, for every mechanic of every game."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.games import game
from navalgames.labels import Labels
from navalwidgets.base.idle import Idle
from navalwidgets.lab.page import Lab
from navalwidgets.lab.stillness import Stillness
from navalwidgets.parts.parameter_panel import ParameterPanel
from tests.loaded import asked

FLEET = game("grand_fleet")


def told(stillness, game_id, name, **given):
    """What is told at these settings when there is time for every try."""
    answer = odds.ask(game(game_id), name, **given)
    stillness.tell(answer)
    for job in stillness.tries(answer):
        job()
    return dict(stillness.panel.notes)


def fresh(game_id, language="en"):
    return Stillness(Labels(game(game_id), language), ParameterPanel())


def test_what_moves_nothing_says_so_in_both_languages():
    at = {"side": "UK", "uk_modifier": 0}
    english = told(fresh("grand_fleet"), "grand_fleet", "points_fired", **at)
    japanese = told(fresh("grand_fleet", "ja"), "grand_fleet", "points_fired", **at)
    assert "de_k" in english and english.keys() == japanese.keys()
    assert english["de_k"].startswith("No effect here: with the other settings as they are, every choice")
    assert japanese["de_k"].startswith("ここでは結果に影響しません。")


def test_the_reason_of_the_question_comes_first():
    notes = told(fresh("kaisers_pirates"), "kaisers_pirates", "ship_dealt")
    assert "6.4" in notes["tournament_choice"]
    assert "every choice gives these chances" in notes["ship"]


@pytest.mark.parametrize(("game_id", "name"), asked())
@pytest.mark.by_turns(2)
def test_it_is_true_and_complete(game_id, name):
    played = game(game_id)
    notes = told(fresh(game_id), game_id, name)
    usual = odds.ask(played, name)
    for one in usual.question.parameters:
        settings = [dict(usual.parameters) | {one.name: value} for value in one.values]
        allowed = [each for each in settings if odds.refused_setting(played, name, **each) is None]
        same = all(odds.ask(played, name, **each).distribution == usual.distribution for each in allowed)
        assert (one.name in notes) == (same and (len(allowed) > 1 or one.name in reasons(played, name))), one


def reasons(played, name):
    return {one.parameter for one in odds.idle_settings(played, name)}


def test_it_goes_when_another_control_is_moved_and_stays_while_its_own_is():
    stillness = fresh("grand_fleet")
    assert "de_k" in told(stillness, "grand_fleet", "points_fired", side="UK")
    stillness.tell(odds.ask(FLEET, "points_fired", side="UK", de_k=2))
    assert "de_k" in stillness.panel.notes
    stillness.tell(odds.ask(FLEET, "points_fired", side="DE", de_k=2))
    assert stillness.panel.notes == {}


def test_another_mechanic_begins_anew():
    stillness = fresh("grand_fleet")
    assert told(stillness, "grand_fleet", "points_fired")
    stillness.tell(odds.ask(FLEET, "best_die"))
    assert stillness.panel.notes == {}


def test_the_bars_never_wait_for_it(monkeypatch):
    """Nothing is tried before there is idle time, and then one try after the other."""
    planned = []
    monkeypatch.setattr(Idle, "run", lambda self, owed, guesses=(): planned.append(owed))
    lab = Lab(FLEET, "mechanic=points_fired")
    assert lab.chart.rows and not lab.panel.notes and planned


def test_it_tells_with_which_other_setting_it_would_count():
    raiders, usual = game("raiders_of_the_deep"), {"kind": "g6", "distance": "medium"}
    notes = told(fresh(raiders.id), raiders.id, "salvo", **usual)
    assert "It counts with “Range: close range”" in notes["kind"]
    at = [{"kind": kind, "distance": "close"} for kind in ("c35_91", "g6")]
    close = [odds.ask(raiders, "salvo", **one).distribution for one in at]
    assert close[0] != close[1]


def test_what_it_would_count_with_goes_with_the_note():
    stillness = fresh("raiders_of_the_deep")
    assert "Range: close range" in told(stillness, "raiders_of_the_deep", "salvo")["kind"]
    stillness.tell(odds.ask(game("raiders_of_the_deep"), "salvo", distance="close"))
    assert "kind" not in stillness.panel.notes
