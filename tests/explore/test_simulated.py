"""Simulated games are asked for those among them in which something holds, and for what was measured."""

from __future__ import annotations

from fractions import Fraction

import pytest

import navalgames
from navalgames.errors import BadInput


def games(**settings):
    return navalgames.simulate_games("grand_fleet", 60, seed=1, seats="sensible", **settings)


def test_the_games_in_which_something_holds_have_shares_and_intervals_of_their_own():
    every, short = games(), games().given(lambda game: game.turn < 9)
    assert 0 < short.games < every.games
    long = every.given(lambda game: game.turn >= 9)
    for result in every.wins:
        assert short.wins[result].count + long.wins[result].count == every.wins[result].count
    low, high = short.interval("UK")
    assert low <= short.chance("United Kingdom") <= high and short.chance("UK") == Fraction(
        short.wins["UK"].count, short.games
    )
    assert high - low > every.wins["UK"].high - every.wins["UK"].low


def test_a_measure_tells_something_of_each_last_state():
    measured = games(measure=["vp", "turn"]).measured
    assert measured.n == 60 and all(turn <= 9 for _, turn in measured.counts)
    assert -1 <= measured.correlation() <= 1
    assert games(measure="vp").measured.mean() == pytest.approx(games().score.mean)


def test_it_is_measured_in_other_processes_too():
    assert games(measure="vp", jobs=2).measured.counts == games(measure="vp").measured.counts


def test_a_sample_of_how_long_they_were():
    turns = games().sample(lambda game: game.turn)
    assert turns.mean() == games().turns.mean


def test_what_cannot_be_asked_is_told():
    with pytest.raises(BadInput, match="none of the 60"):
        games().given(lambda game: False)
    with pytest.raises(BadInput, match=r"There is no place “points” here\. Known: decisions, ending"):
        games().given(lambda game: game.points)
    with pytest.raises(BadInput, match="Counted are: UK, DE, draw"):
        games().chance("France")
    with pytest.raises(BadInput, match="`measure` cannot be 3"):
        games(measure=3)
    with pytest.raises(BadInput, match="gave a list"):
        games(measure=lambda state: [1])
