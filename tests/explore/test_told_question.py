"""A question, a game and an answer by the names that people try."""

from __future__ import annotations

import pytest

import navalgames


@pytest.mark.parametrize("game", [one.id for one in navalgames.list_games()])
def test_every_question_says_its_title(game):
    found = navalgames.find_game(game)
    assert found.title == {one.id: one.title for one in navalgames.list_games()}[game]
    for question in navalgames.list_questions(game):
        assert question.title and question.title == found.question(question.name).title
        assert question.settings.keys() == {one.name for one in question.parameters}


def test_the_question_of_an_answer_is_told_and_asked_again():
    answer = navalgames.ask("grand_fleet", "initiative")
    assert answer.question.title == "Who attacks?"
    assert navalgames.ask("grand_fleet", answer.question).distribution == answer.distribution
    assert answer.question.describe() == navalgames.describe("grand_fleet", "initiative")
    assert navalgames.describe("grand_fleet", answer.question) == answer.question.describe()


def test_a_game_that_was_found_is_taken_where_its_name_is():
    found = navalgames.find_game("Grand Fleet")
    assert found.players == ("sensible", "admiral", "random")
    assert found.describe() == navalgames.describe("grand_fleet")
    assert navalgames.simulate_games(found, 4, jobs=2).games == 4
    assert navalgames.lay(found).game is navalgames.lay("grand_fleet").game


def test_completion_offers_what_is_meant_for_people_and_all_of_that_is_there():
    things = (
        navalgames.find_game("grand_fleet"),
        navalgames.list_questions("grand_fleet")[0],
        navalgames.ask("grand_fleet", "best_die"),
        navalgames.lay("grand_fleet"),
    )
    for thing in things:
        assert not [name for name in dir(thing) if name.startswith("_") or not hasattr(thing, name)]
