"""A law for every question of every game: how it comes about adds up to what is answered."""

from __future__ import annotations

from random import Random

import pytest

from navalgames.chance import exact
from navalgames.chance.anatomy import Node
from navalgames.games import GAME_IDS, game
from navalgames.games.contract import OneStep
from navalgames.labels import Labels
from navalgames.odds import charts_of
from navalgames.odds.flow import GOES_ON
from navalgames.odds.parameters import settled
from navalgames.odds.settings import refused_setting
from navalgames.odds.why import SoFar, rolls, some_rounds, why
from navalgames.pictures.tree import MOST_LINES, lines_of
from navalgames.texts import LANGUAGES

QUESTIONS = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]
RANDOM_SETTINGS = 2
GOING_ON = "Where it is not", "What there is", "What is thrown"


def some_settings(name: str, question: str) -> list[dict]:
    """The defaults, and a few others that the game allows."""
    rng, found = Random(question), [{}]
    parameters = game(name).question(question).parameters
    for _ in range(10 * RANDOM_SETTINGS):
        drawn = {one.name: rng.choice(one.values) for one in parameters}
        if len(found) <= RANDOM_SETTINGS and not refused_setting(game(name), question, **drawn):
            found.append(drawn)
    return found


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_its_leaves_add_up_to_the_answer(name, question):
    for settings in some_settings(name, question):
        found = why(game(name), question, **settings)
        how = game(name).question(question).how
        if isinstance(how, OneStep) or found.anatomy.sums() == found.answer.distribution:
            assert found.anatomy.sums() == found.answer.distribution
            continue
        charts = charts_of(game(name))
        start = how.start(charts, **dict(settled(game(name).question(question), settings)))
        assert found.anatomy.sums() == exact(some_rounds, how, start, charts, found.rounds)
        assert set(found.anatomy.sums().outcomes) - {GOES_ON} <= set(found.answer.distribution.outcomes)


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_every_line_is_told_in_words(name, question):
    for number, settings in enumerate(some_settings(name, question)):
        found = why(game(name), question, **settings)
        labels = Labels(game(name), LANGUAGES[number % len(LANGUAGES)])
        labels.texts.strict = True
        lines = lines_of(found, labels)
        assert lines and all(line.words for line in lines)
        assert len(lines) <= 10 * MOST_LINES


def test_a_throw_is_told_by_its_dice_reason_and_rule():
    found = why(game("raiders_of_the_deep"), "minefield")
    told = [line.words for line in lines_of(found, Labels(game("raiders_of_the_deep")))]
    assert told[0] == "[1] 2d6 for mines (rule 9.8.1a)"
    assert told[1] == "4 or less: 6 of 36 (16.7 %), then"
    assert told[-1] == "5 or more: 30 of 36 (83.3 %) → no mine struck"
    assert [node.asked.why for node in rolls(found.anatomy)] == ["mines", "mine_hit"]


@pytest.mark.parametrize(
    ("name", "question"),
    [one for one in QUESTIONS if not isinstance(game(one.values[0]).question(one.values[1]).how, OneStep)],
)
@pytest.mark.by_turns(2)
def test_of_rounds_the_first_that_throw_are_told_and_how_it_goes_on(name, question):
    for settings in some_settings(name, question):
        found = why(game(name), question, **settings)
        told, labels = found.told, Labels(game(name))
        lines = [line.words for line in lines_of(found, labels)]
        if not told.rounds:
            assert len(found.answer.distribution) == 1, "nothing is thrown only where nothing is open"
            continue
        assert isinstance(told.anatomy.root, Node)
        lines = _after_course(lines)
        assert not any(line.startswith("Nothing is thrown") for line in lines)
        ends = told.anatomy.sums().outcomes
        if any(end == GOES_ON or isinstance(end, SoFar) for end in ends):
            assert any(line.startswith(GOING_ON) for line in lines)
        if "How the chances grow" in "\n".join(lines):
            assert lines[-1].startswith("In the end")


def _after_course(lines: list[str]) -> list[str]:
    """What is told after what happens in order, where the question tells that: which step is looked into."""
    begins = next(place for place, line in enumerate(lines) if line.startswith("It "))
    assert begins == 0 or lines[0].startswith(("What ", "One way "))
    return lines[begins:]


def test_where_the_first_steps_leave_nothing_to_the_dice_the_next_are_told():
    found = why(game("atlantic_chase"), "ship_against_ship")
    told = _after_course([line.words for line in lines_of(found, Labels(game("atlantic_chase")))])
    assert "leaves anything" in told[0] or "left to the dice" in told[0]
    assert told[1] == "[1] the worst 2 of 3d6 for gunnery (rule 57.2b)"
    assert "10 or less: 212 of 216 (98.1 %) → so far Neither is damaged" in told
    assert any(line.startswith("After volley 1: Neither is damaged (97.7 %)") for line in told)
    divided = why(game("atlantic_chase"), "fire_divided")
    words = [line.words for line in lines_of(divided, Labels(game("atlantic_chase")))]
    assert "What is thrown here counts only with what follows." in words
    assert "A throw of it by itself is a question of its own: gunnery_hits (One shot)." in words
