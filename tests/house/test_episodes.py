"""The episodes of every game: files, sentences, numbers, rules and history; each is walked to its end.

The checks are those of `navalgames check-game`; each has its name here. The toys' episode has sentences that
say nothing, so that what is asked of sentences is asked of ours alone.
"""

from __future__ import annotations

import inspect
import re

import pytest

from navalgames.checking import check_questions, episodes, missions, scenes
from navalgames.checking.check import EPISODES
from navalgames.checking.every_check import checks
from navalgames.games import GAME_IDS
from tests.house.contract_list import ALL, finds_nothing

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.timeout(600)]  # all episodes of a game in one test
every_game = pytest.mark.parametrize("game", GAME_IDS)
toys_as_well = pytest.mark.parametrize("game", ALL)


def test_every_check_of_episodes_has_a_test_here():
    named = {one.name for one in checks() if one.section == EPISODES and one.loaded}
    tried = set(re.findall(r"\b(?:episodes|scenes|missions|check_questions)\.(\w+),", SOURCE))
    assert named - tried == set()


@toys_as_well
def test_every_episode_can_be_read(game):
    finds_nothing(next(one.find for one in checks() if one.name == "every_episode_can_be_read"), game)


@toys_as_well
def test_a_mission_can_be_met_and_missed_in_a_few_orders(game):
    finds_nothing(missions.a_mission_can_be_met_and_missed_in_a_few_orders, game)


@toys_as_well
def test_the_words_of_a_mission_can_be_said(game):
    finds_nothing(missions.the_words_of_a_mission_can_be_said, game)


@toys_as_well
def test_episodes_have_four_to_six_steps_and_twenty_to_thirty_minutes(game):
    finds_nothing(episodes.episodes_have_four_to_six_steps_and_twenty_to_thirty_minutes, game)


@toys_as_well
def test_every_sentence_is_in_the_catalogue(game):
    finds_nothing(episodes.every_sentence_of_an_episode_is_in_the_catalogue, game)


@every_game
def test_units_of_predictions_have_words(game):
    finds_nothing(episodes.units_of_predictions_have_words, game)


@every_game
def test_no_sentence_of_a_lesson_is_left_over(game):
    finds_nothing(episodes.no_sentence_of_an_episode_is_left_over, game)


@every_game
def test_every_sentence_can_be_said_with_its_numbers(game):
    finds_nothing(episodes.every_sentence_can_be_said_with_its_numbers, game)


@every_game
def test_every_number_is_said(game):
    finds_nothing(episodes.every_number_is_said, game)


@every_game
def test_no_percentage_is_typed_by_hand(game):
    finds_nothing(episodes.no_percentage_is_typed_by_hand, game)


@every_game
def test_the_first_control_comes_within_120_words(game):
    finds_nothing(episodes.the_first_control_comes_within_120_words, game)


@every_game
def test_feedback_is_never_only_right_or_wrong(game):
    finds_nothing(check_questions.feedback_is_never_only_right_or_wrong, game)


@toys_as_well
def test_every_rule_named_exists(game):
    finds_nothing(episodes.every_rule_named_exists, game)


@every_game
def test_the_hook_says_its_date_in_the_years_of_the_game(game):
    finds_nothing(episodes.the_hook_says_its_date_in_the_years_of_the_game, game)


@every_game
def test_every_way_back_to_history_says_how_sure_it_is(game):
    finds_nothing(episodes.every_way_back_to_history_says_how_sure_it_is, game)


@toys_as_well
def test_an_episode_can_be_walked_to_its_end(game):
    finds_nothing(episodes.an_episode_can_be_walked_to_its_end, game)


@every_game
def test_the_explanation_answers_the_learners_own_prediction(game):
    finds_nothing(episodes.the_explanation_answers_the_learners_own_prediction, game)


@toys_as_well
def test_no_die_of_a_worked_example_is_unused(game):
    finds_nothing(episodes.worked_examples_use_all_their_dice, game)


@every_game
def test_the_facts_of_a_step_are_the_exact_answers(game):
    finds_nothing(episodes.the_facts_of_a_step_are_the_exact_answers, game)


@every_game
def test_what_is_called_ours_does_not_look_printed(game):
    finds_nothing(episodes.what_is_called_ours_does_not_look_printed, game)


@every_game
def test_varying_finds_something_new(game):
    finds_nothing(episodes.varying_finds_something_new, game)


@toys_as_well
def test_a_reload_and_a_link_bring_everything_back(game):
    finds_nothing(episodes.a_reload_and_a_link_bring_everything_back, game)


@every_game
def test_every_scene_is_laid_and_all_its_orders_are_given(game):
    finds_nothing(scenes.every_scene_is_laid_and_all_its_orders_are_given, game)


@every_game
def test_every_order_can_be_predicted_rightly(game):
    finds_nothing(scenes.every_order_can_be_predicted_rightly, game)


@every_game
def test_no_prediction_begins_right(game):
    finds_nothing(scenes.no_prediction_begins_right, game)


@every_game
def test_right_answers_stand_at_every_place(game):
    finds_nothing(check_questions.right_answers_stand_at_every_place, game)


@every_game
def test_things_to_put_in_order_are_held_by_their_numbers(game):
    finds_nothing(check_questions.things_to_put_in_order_are_held_by_their_numbers, game)


@every_game
def test_a_line_asks_for_what_was_not_said(game):
    finds_nothing(check_questions.a_line_asks_for_what_was_not_said, game)


@every_game
def test_orders_that_are_compared_differ(game):
    finds_nothing(check_questions.orders_that_are_compared_differ, game)


@every_game
def test_places_of_questions_are_told_apart_on_the_board(game):
    finds_nothing(check_questions.places_of_questions_are_told_apart_on_the_board, game)


@every_game
def test_labels_of_questions_fit(game):
    finds_nothing(check_questions.labels_of_questions_fit, game)


SOURCE = inspect.getsource(inspect.getmodule(test_every_episode_can_be_read))
