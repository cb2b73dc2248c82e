"""States as data: exactly there and back."""

from __future__ import annotations

import json
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navalgames.errors import BadInput
from navalgames.games import game
from navalgames.games.atlantic_chase.rules import frames
from navalgames.sessions import state_json
from navalgames.sessions.play import Play
from navalgames.sessions.state_json import state_from_data, state_to_data
from tests.toy_game import GAME, State


class Wind(Enum):
    FAIR = 1
    FOUL = 2


plain = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just(Fraction(1, 3))
parts = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.frozensets(st.integers(), max_size=3)
        | st.dictionaries(st.integers() | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(parts)
def test_any_part_there_and_back(part):
    data = json.loads(json.dumps(state_to_data(part)))
    assert state_from_data(GAME, data) == part


@given(st.integers(0, 10**6))
def test_states_of_a_game_there_and_back(seed):
    play = Play(GAME, seats={"RED": "random", "BLUE": "random"}, seed=seed)
    play.let_computers_play()
    for state in play.states:
        again = state_from_data(GAME, json.loads(json.dumps(state_to_data(state))))
        assert again == state and type(again) is State


def test_true_stays_true_and_one_stays_one():
    data = json.loads(json.dumps(state_to_data((True, 1, 1.0))))
    assert [type(part) for part in state_from_data(GAME, data)] == [bool, int, float]


@pytest.mark.parametrize(
    "data",
    [
        {"record": "State"},
        {"record": "Fleet", "turn": 1},
        {"what": 1},
        {"fraction": [1, 0]},
        {"member": "Wind", "name": "UP"},
        {"set": 3},
    ],
)
def test_data_of_no_state(data):
    with pytest.raises(BadInput, match="cannot hold"):
        state_from_data(GAME, data)


def test_a_part_that_no_state_has():
    with pytest.raises(BadInput, match="cannot hold"):
        state_to_data([1, 2])


def test_an_order_may_be_called_like_a_part_of_the_state():
    """Files keep bare names; `Support` is an order of Atlantic Chase as well."""
    atlantic = game("atlantic_chase")
    for helping in (frames.Support("B2", "", ""), frames.Support()):
        again = state_from_data(atlantic, json.loads(json.dumps(state_to_data(helping))))
        assert type(again) is frames.Support and again == helping
    written = {"record": "Support", "coordination": "U1", "air": "", "launch": ""}
    assert state_from_data(atlantic, written) == frames.Support("U1")


def test_a_name_that_could_be_either_is_refused():
    class Wind(NamedTuple):
        force: int = 1

    first, second = Wind, type("Wind", (Wind,), {})
    assert state_json._meant({first, second}, set(), frozenset()) is None
    assert state_json._meant({first, second}, {first}, frozenset()) is first
    assert state_json._meant({first, second}, set(), frozenset({first})) is second
