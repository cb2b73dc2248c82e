"""What every game gets on the pages from what it offers. The list for people: docs/adding_a_game.md."""

from __future__ import annotations

import re
from random import Random

import pytest

from navalgames.games import game as game_called
from navalgames.sessions.lessons import episodes_of
from navalwidgets.choices.page import Choices
from navalwidgets.guide.page import Guide
from navalwidgets.lab.page import Lab
from navalwidgets.table.page import TableApp
from tests.house.contract_list import GAMES, SPOKEN, from_the_list
from tests.table_walk import answer, held_by, on_the_page, play_on

BY_TURNS = [one for place, one in enumerate(SPOKEN) if place % 4 in (0, 3)]
"""Each game in one language: English and Japanese by turns."""

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
@from_the_list("Screens")
def test_guide_lab_and_choices_open_with_all_their_words(game_id, language):
    game = game_called(game_id)
    pages = [Lab(game, "", language), Choices(game, "", language)]
    pages += [Guide(game, f"episode={episode.id}", language) for episode in episodes_of(game)]
    for page in pages:
        assert re.findall("⟦[^⟧]*⟧", held_by(page.widget)) == []


@pytest.mark.parametrize(("game_id", "language"), BY_TURNS)
@from_the_list("Screens")
def test_a_whole_game_is_played_at_the_table(game_id, language):
    a_whole_game(game_id, language, 7)


@pytest.mark.soak
@pytest.mark.timeout(900)  # two whole games
@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
@from_the_list("Screens")
def test_whole_games_are_played_at_the_table_in_every_language(game_id, language, soak_seed):
    for seed in (7, 8 + soak_seed):
        a_whole_game(game_id, language, seed)


def a_whole_game(game_id: str, language: str, seed: int) -> None:
    """By chance, to its end, which is told; no word is missing on the page."""
    table = TableApp(game_id, language, query="")
    table.start({"seats": {}, "options": {}, "seed": str(seed), "staff": False})
    play_on(table, Random(seed))
    assert table.parts.curtain.title
    assert re.findall("⟦[^⟧]*⟧", on_the_page(table)) == []


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("Screens")
def test_a_hand_over_takes_everything_of_the_game_off_the_page(game_id):
    table, rng = TableApp(game_id, query=""), Random(7)
    table.start({"seats": {}, "options": {}, "seed": "7", "staff": False})
    left = []
    for _ in range(4):
        table.parts.board.clear()
        left.append(held_by(*table.parts.drawn))
        table.desk.go_on()
        for _ in range(12):
            if not table.desk.play.over:
                answer(table, rng)
    assert len(set(left)) == 1, "something of the game stays on the board"
