"""What every game gets on the pages from what it offers. The list for people: docs/adding_a_game.md."""

from __future__ import annotations

import pytest

from navalgames.checking.screens import (
    a_hand_over_takes_everything_of_the_game_off_the_page,
    the_choices_open_with_a_change_that_moves_odds,
    unsaid_in_a_whole_game,
    unsaid_on_guide_lab_and_choices,
)
from navalgames.checking.subject import subject_called
from tests.house.contract_list import GAMES, SPOKEN, finds_nothing

BY_TURNS = [one for place, one in enumerate(SPOKEN) if place % 4 in (0, 3)]
"""Each game in one language: English and Japanese by turns."""

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
@pytest.mark.by_turns(2)
def test_guide_lab_and_choices_open_with_all_their_words(game_id, language):
    assert list(unsaid_on_guide_lab_and_choices(subject_called(game_id), language)) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_choices_open_with_a_change_that_moves_odds(game_id):
    finds_nothing(the_choices_open_with_a_change_that_moves_odds, game_id)


@pytest.mark.parametrize(("game_id", "language"), BY_TURNS)
def test_a_whole_game_is_played_at_the_table(game_id, language):
    assert list(unsaid_in_a_whole_game(game_id, language, 7)) == []


@pytest.mark.soak
@pytest.mark.timeout(900)  # two whole games
@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
def test_whole_games_are_played_at_the_table_in_every_language(game_id, language, soak_seed):
    for seed in (7, 8 + soak_seed):
        assert list(unsaid_in_a_whole_game(game_id, language, seed)) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hand_over_takes_everything_of_the_game_off_the_page(game_id):
    finds_nothing(a_hand_over_takes_everything_of_the_game_off_the_page, game_id)
