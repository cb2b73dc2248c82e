"""Words that are no question, option or chart are told too: what is counted, players, endings, fates."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.games.raiders_of_the_deep.rules.endings import FATES, SURVIVED
from navalgames.texts import LANGUAGES

RAIDERS = "raiders_of_the_deep"


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_tells_its_players_endings_and_what_is_counted(game):
    played = navalgames.simulate_games(game, 3, seed=1)
    for language in LANGUAGES:
        whole = navalgames.describe(game, language=language)
        told = navalgames.describe(game, "turn", language).partition("\n\n")[0]  # a setting may be called so
        assert f"    {told}" in whole.splitlines()
        for name in (*navalgames.find_game(game).players, *played.endings):
            assert str(navalgames.describe(game, name, language)).startswith(name) and name in whole
        assert (played.score is None) == ("\n    score" not in whole)


def test_a_lost_game_of_raiders_is_no_lost_boat():
    assert "it does not say that the boat was lost" in navalgames.describe(RAIDERS, "lost")
    assert "patrol" in navalgames.describe(RAIDERS, "turn")
    with pytest.raises(BadInput, match="no question, setting, option or chart “lost”"):
        navalgames.describe("grand_fleet", "lost")


def test_a_place_that_takes_words_says_which_and_what_they_mean():
    table = navalgames.lay(RAIDERS)
    (fate,) = table.places("captain.fate")
    for word in FATES:
        alive = navalgames.describe(RAIDERS, word).startswith(f"{word}: alive: ")
        assert alive == (word in SURVIVED)
        assert f"{word} (" in fate.takes
    for word in ("alive", "dead", "lost", "prisoner"):
        told = repr(table.places(word))
        assert "These can hold it: captain.fate (" in told and "Names of places" not in told
    assert "training_school" in table.places("final_fate")[0].takes


def test_every_career_ends_in_a_fate_that_is_told():
    games = navalgames.simulate_games(RAIDERS, 150, seed=1, measure=lambda state: state.captain.fate)
    assert set(games.measured.counts) <= set(FATES)
