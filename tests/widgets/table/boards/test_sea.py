"""The sea of the duel small beside a lesson: courses and places to choose, the fan, who is seen to sail."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.games.frigate_duel import GAME
from navalwidgets.guide.page import Guide
from navalwidgets.table.boards.sea import COMPASS

COURSES = ("sail:S", "sail:SE", "sail:E")


@pytest.fixture(scope="module")
def board():
    """The board of the first step of episode 1: Java to windward of Constitution, her fan lit."""
    board = Guide(GAME, "episode=1&step=which_way").scene._board
    board.light(("fan:java",))
    return board


def test_no_fan_is_drawn_while_a_course_is_open(board):
    board.offer(COURSES, (), "choose")
    assert [ghost["id"] for ghost in board.main.ghosts] == list(COURSES)
    assert (board.main.fans, board.main.runs) == ([], [])


def test_then_the_fan_is_what_the_rules_say_and_the_ship_sails_on_it(board):
    board.recall("sail:E")
    board.offer((), (), "")
    (fan,), (run,) = board.main.fans, board.main.runs
    asked = {"sail": "full", "strength": "light", "rating": 2}
    known = {"N": "head_to_wind", "NE": "close_hauled", "E": "beam", "SE": "quarter", "S": "before_wind"}
    for heading, bearing in known.items():
        answer = odds.ask(GAME, "squares", bearing=bearing, **asked)
        assert fan["reach"][COMPASS.index(heading)] == answer.distribution.mean(), heading
    java = next(ship for ship in board.main.ships if ship["id"] == "java")
    east = fan["reach"][COMPASS.index("E")]
    assert (run["start"], run["end"]) == ([java["x"], java["y"]], [java["x"] + east, java["y"]])


def test_a_question_about_ships_leaves_fan_and_way_as_they_are(board):
    board.recall("sail:SE")
    board.offer((), (), "")
    fans, runs = board.main.fans, board.main.runs
    board.offer(("java", "constitution_dec1812"), (), "choose")
    assert (board.main.fans, board.main.runs, board.main.ghosts) == (fans, runs, [])
    assert runs


def test_starting_over_takes_the_way_back(board):
    board.recall("sail:SE")
    board.recall("")
    board.offer((), (), "")
    assert board.main.runs == []


def test_a_reload_brings_back_the_way_that_was_chosen():
    again = Guide(GAME, "episode=1&step=which_way&order=beam&guess=8&shown=1").scene._board
    (run,) = again.main.runs
    assert run["heading"] == COMPASS.index("E")


def test_places_are_ships_squares_and_ships_lying_there(board):
    assert {"java", "constitution_dec1812", "0,1", "0,1,SE", *COURSES} <= board.places
    assert "0,99" not in board.places
    board.offer(("0,1,SE",), (), "choose")
    (ghost,) = board.main.ghosts
    assert (ghost["x"], ghost["y"], ghost["heading"], ghost["side"]) == (0, 1, COMPASS.index("SE"), 0)


def test_ships_are_seen_to_sail_from_place_to_place(board):
    board.put_to_sea((("constitution_dec1812", "1,1,NE", "A"),))
    board.offer((), (), "")
    (run,) = board.main.runs
    assert (run["side"], run["end"], run["heading"]) == (1, [1, 1], COMPASS.index("NE"))
    board.put_to_sea(())


@pytest.mark.parametrize(("shown", "fans"), [("", 0), ("&shown=1", 1)])
def test_speeds_are_seen_with_the_answer_and_not_before(shown, fans):
    board = Guide(GAME, f"episode=1&step=which_way&order=beam&guess=8{shown}").scene._board
    assert len(board.main.fans) == fans
    assert board.main.runs, "the ship sails all the same"


def test_a_ship_that_had_arrived_before_the_dice_is_not_seen_to_sail_there_again():
    """The hooks hold, and Shannon is drawn up to Chesapeake: no outline stays where she came alongside."""
    for seed in range(6):
        guide = Guide(GAME, f"episode=5&step=hold_her&order=along&guess=skip&rolls=1&seed={seed}")
        assert guide.scene._board.main.runs == []


def test_people_wear_the_colour_of_their_nation_in_every_episode():
    coats = [
        [face["side"] for face in Guide(GAME, f"episode={number}").parts["head"].page["faces"]]
        for number in range(1, 7)
    ]
    assert coats == [[0, 1], [0, 1], [1, 0], [0, 1], [0, 1], [1, 0]]
