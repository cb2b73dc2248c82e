"""Looking back on a play: stepping, jumping, playing on from a position."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.sessions.play import Play
from navalgames.sessions.replay import Replay
from tests.toy_game import GAME


@pytest.fixture
def play() -> Play:
    played = Play(GAME, seats={"RED": "bold", "BLUE": "timid"}, seed=21)
    played.let_computers_play()
    return played


def test_stepping_visits_every_state_and_stops_at_the_ends(play):
    replay = Replay(play)
    assert (replay.position, replay.entry, replay.state) == (0, None, play.states[0])
    visited = [replay.state]
    while replay.step():
        visited.append(replay.state)
    assert tuple(visited) == play.states
    assert replay.position == replay.length == len(play.journal)
    assert replay.step(-1) and replay.entry == play.journal[-2]


def test_the_lines_of_a_position_are_those_of_its_order(play):
    replay = Replay(play, 2)
    assert [line.key for line in replay.lines][-1] == "tg-race"
    assert Replay(play, 1).lines == ()


@pytest.mark.parametrize("position", [-1, 10_000, "3", True])
def test_there_are_no_other_positions(play, position):
    replay = Replay(play)
    with pytest.raises(BadInput, match="expected 0 to"):
        replay.jump(position)
    assert replay.position == 0


def test_playing_on_makes_a_new_play(play):
    replay = Replay(play, 1)
    again = replay.play_on()
    assert again.journal == play.journal[:1]
    again.let_computers_play()
    assert again.journal == play.journal
    assert replay.length == len(play.journal)


def test_a_replay_does_not_change_when_the_play_goes_on():
    play = Play(GAME, seats={"RED": "bold", "BLUE": "bold"}, seed=21)
    play.let_computers_play(most=2)
    replay = Replay(play)
    play.let_computers_play()
    assert replay.length == 2


def test_a_saved_play_opens_at_its_beginning(play, tmp_path):
    replay = Replay.load(play.save(tmp_path / "play.json"), game=GAME)
    assert (replay.position, replay.length) == (0, len(play.journal))
