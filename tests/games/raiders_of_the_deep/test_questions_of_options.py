"""Options in the exact odds: each moves a question or is written down as one that moves none."""

from __future__ import annotations

import re

import pytest

from navalgames.games.raiders_of_the_deep import GAME
from navalgames.odds import ask
from navalgames.sessions.what_if.changes import option_change
from navalgames.sessions.what_if.shifts import parameter_of_option, questions_of_option, shifts

CHOICES = {choice.name: choice for choice in GAME.option_choices}
README = (GAME.folder / "README.md").read_text(encoding="utf-8")
SECTION = README.split("### Options without odds of their own", 1)[1].split("\n## ", 1)[0]
WITHOUT = set(re.findall(r"^\* `(\w+)`: \S", SECTION, re.MULTILINE))
VALUES_WITHOUT = set(re.findall(r"`(\w+) = (\w+)`", SECTION))
VALUES = [
    (choice.name, value)
    for choice in GAME.option_choices
    if choice.name not in WITHOUT
    for value in choice.values[1:]
    if (choice.name, value) not in VALUES_WITHOUT
]


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def test_every_option_moves_odds_or_stands_in_the_list():
    silent = {name for name, choice in CHOICES.items() if not questions_of_option(GAME, choice)}
    assert silent == WITHOUT


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_every_value_moves_the_odds_of_a_question(option, value):
    asked = [question.name for question in questions_of_option(GAME, CHOICES[option])]
    found = next(shifts(GAME, option_change(GAME, option, value), questions=asked), None)
    assert found is not None and found.distance > 0


def test_a_value_of_the_list_moves_none():
    for option, value in VALUES_WITHOUT:
        change = option_change(GAME, option, value)
        asked = [question.name for question in questions_of_option(GAME, CHOICES[option])]
        assert next(shifts(GAME, change, questions=asked), None) is None


def test_an_option_in_a_question_has_the_default_of_the_option():
    for question in GAME.questions():
        for choice in GAME.option_choices:
            one = parameter_of_option(question, choice)
            assert one is None or (one.name, one.default) == (choice.name, choice.default), question.name


def test_what_an_option_changes_is_what_its_rule_says():
    """A 12 on the approach, a boat that fires by night, an award before promotion, the tile of Saltzwedel."""
    assert chances("approach", approach_twelve_bonus=True)["well_detected"] == chances("detection",
        day_torpedo=False)["well_detected"]  # fmt: skip
    by_night = chances("detection", day_torpedo=False, night_surface=True, night_surface_detection=1)
    assert by_night == chances("detection", previous=True, day_torpedo=False)
    counted = chances("promotion", due=True, promotion_after_awards=True)
    assert counted == chances("promotion", medals=1) != chances("promotion", due=True)
    more = chances("mine_victims", commander_tile="saltzwedel")
    assert more != chances("mine_victims") == chances("mine_victims", commander_tile="rose")
    assert chances("tonnage", standard_tonnage=True, size="large") == {7000: 1}
    assert chances("going_home") == {"undetected": 1}
    assert chances("air_injury", air_injury_surfaced=False) == {"light": 1}
    assert chances("boat_hit", type="UBI")["minor"] > chances("boat_hit")["minor"]
    first = chances("rolls_made", owed=4, event_ends_box=True)
    assert first[1] > chances("rolls_made", owed=4).get(1, 0)
