"""What is asked ahead: one step away from the settings, the control that was moved last before all others."""

from __future__ import annotations

from navalgames import odds
from navalgames.games import game
from navalgames.odds import asking
from navalwidgets.lab.neighbours import neighbours

FLEET = game("grand_fleet")


def usual(question):
    return {one.name: one.default for one in question.parameters}


def test_they_are_one_step_away_and_remembered():
    question = FLEET.question("best_die")
    settings = {**usual(question), "dice": 2}
    asking._remembered.clear()
    for ask in neighbours(FLEET, question, settings, before=settings):
        ask()
    assert sorted(dict(answer.parameters)["dice"] for answer in asking._remembered.values()) == [1, 3]


def test_the_control_that_was_moved_comes_first():
    question = FLEET.question("battle_in_hex")
    before = usual(question)
    ships = before["de_ships"] - 1
    asked = [job.args[2] for job in neighbours(FLEET, question, {**before, "de_ships": ships}, before)]
    moved = [settings["de_ships"] != ships for settings in asked]
    assert moved == sorted(moved, reverse=True)
    assert {ships - 1, ships - 2} <= {settings["de_ships"] for settings in asked}


def test_a_setting_that_is_refused_is_passed_over():
    """It will say so when it is chosen."""
    refused = [
        (one, question, settings)
        for one in (game("atlantic_chase"), game("kaisers_pirates"), game("raiders_of_the_deep"))
        for question in one.questions()
        if question.refused
        for settings in [usual(question)]
        if any(_refused(one, question, job.args[2]) for job in neighbours(one, question, settings, settings))
    ]
    assert refused
    one, question, settings = refused[0]
    for ask in neighbours(one, question, settings, settings):
        ask()


def _refused(one, question, settings):
    return question.refused(odds.charts_of(one), **settings) is not None
