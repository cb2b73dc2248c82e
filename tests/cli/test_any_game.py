"""The command line with any game: hands at one keyboard, seats by an option, a game for one."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.usefixtures("toys")


def test_the_keyboard_is_handed_on_and_nobody_reads_anothers_hand(navalgames):
    typed = ["", "1", "t", "1", "", "1", "t", "1", "q"]
    ran = navalgames("play", "toy_cards", "--seed", "4", typed=typed)
    assert ran.code == 0 and "⟦" not in ran.out
    anna, ben = ran.out.split("Ben to move: please hand over the keyboard.")[:2]
    assert "Anna to move" in anna and "Anna (5): " in anna and "Ben (5): 5 × ?" in anna
    assert "Anna (6): 6 × ?" in ben and "Ben (5): 5 × ?" not in ben
    assert "You are dealt" in anna and "You drew" not in ben.split("Ben, turn 1")[0]


@pytest.mark.parametrize(("players", "seats"), [("1", "Anna: Computer"), ("4", "Dora: Computer")])
def test_an_option_says_how_many_play(navalgames, players, seats):
    ran = navalgames(
        "simulate", "toy_cards", "--games", "20", "--option", f"players={players}", "--seed", "1"
    )
    assert ran.code == 0 and seats in ran.out
    assert ("lost, nobody won" in ran.out) == (players == "1")


def test_a_seat_that_the_option_does_not_give_is_refused(navalgames):
    refused = navalgames("play", "toy_cards", "--option", "players=2", "--seat", "CLEO=brave", typed=["q"])
    assert refused.code == 2 and "CLEO" in refused.err


def test_one_alone_plays_to_the_end_without_a_hand_over(navalgames):
    ran = navalgames("play", "toy_cards", "--option", "players=1", "--seed", "2", typed=["1", "1", "1"])
    assert ran.code == 0 and "hand over" not in ran.out
    assert "The sea has won." in ran.out or "Anna has held out." in ran.out


def test_a_game_of_the_house_is_listed_with_its_options(navalgames):
    ran = navalgames("games")
    assert "Captains with Cards" in ran.out and "(players) = 3 | 1 | 2 | 4" in ran.out
