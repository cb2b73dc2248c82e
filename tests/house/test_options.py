"""Options in the exact odds of every game: each moves a question or is listed as one that moves none."""

from __future__ import annotations

import re
from functools import cache

import pytest

from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.sessions.what_if.changes import option_change
from navalgames.sessions.what_if.shifts import Shift, parameter_of_option, questions_of_option, shifts

HEADING = "### Options without odds of their own"


@cache
def section(game_id: str) -> str:
    """What the README of a game says of options that move no odds; "" where all move some."""
    text = (game_called(game_id).folder / "README.md").read_text(encoding="utf-8")
    return text.split(HEADING, 1)[1].split("\n## ", 1)[0] if HEADING in text else ""


def silent_options(game_id: str) -> set[str]:
    return set(re.findall(r"^\* `(\w+)`: \S", section(game_id), re.MULTILINE))


def silent_values(game_id: str) -> set[tuple[str, str]]:
    return set(re.findall(r"`(\w+) = (\w+)`", section(game_id)))


def first_shift(game_id: str, option: str, value: object) -> Shift | None:
    """What the change does to the first question that has the option as a parameter."""
    game = game_called(game_id)
    choice = next(one for one in game.option_choices if one.name == option)
    asked = [question.name for question in questions_of_option(game, choice)]
    return next(shifts(game, option_change(game, option, value), questions=asked), None)


MOVING = [
    (game_id, choice.name, value)
    for game_id in GAME_IDS
    for choice in game_called(game_id).option_choices
    if choice.name not in silent_options(game_id)
    for value in choice.values[1:]
    if (choice.name, str(value)) not in silent_values(game_id)
]
SILENT = [
    (game_id, choice.name, value)
    for game_id in GAME_IDS
    for choice in game_called(game_id).option_choices
    for value in choice.values
    if (choice.name, str(value)) in silent_values(game_id)
]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_option_moves_odds_or_stands_in_the_list(game_id):
    game = game_called(game_id)
    silent = {choice.name for choice in game.option_choices if not questions_of_option(game, choice)}
    assert silent == silent_options(game_id)


@pytest.mark.parametrize(("game_id", "option", "value"), MOVING)
def test_every_value_moves_the_odds_of_a_question(game_id, option, value):
    found = first_shift(game_id, option, value)
    assert found is not None and found.distance > 0


@pytest.mark.parametrize(("game_id", "option", "value"), SILENT)
def test_a_value_of_the_list_moves_none(game_id, option, value):
    assert first_shift(game_id, option, value) is None


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_an_option_in_a_question_has_the_default_of_the_option(game_id):
    """Also where two options take the same words: no parameter stands for an option of another name."""
    game = game_called(game_id)
    names = {choice.name for choice in game.option_choices}
    for question in game.questions():
        for choice in game.option_choices:
            one = parameter_of_option(question, choice, game.option_choices)
            if one is not None:
                assert one.name == choice.name or one.name not in names, question.name
                assert one.default == choice.default, question.name
