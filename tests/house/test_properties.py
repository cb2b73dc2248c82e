"""The laws of every game, whoever plays and whatever the dice show, in each of its forms or scenarios.

The long version: `make soak`, or `python -m navalgames.sessions.soak <game> --games 1000`. A few random games
over random options are watched every day by `test_contract`.
"""

from __future__ import annotations

import json
from functools import cache

import pytest

from navalgames.chance import RandomDice
from navalgames.games import game as game_called
from navalgames.odds import charts_of
from navalgames.sessions import order_codec
from navalgames.sessions.soak import soak_one
from navalgames.sessions.state_json import state_from_data, state_to_data
from tests.loaded import LOADED
from tests.random_games import Played
from tests.random_games import played as played_by_chance

WITH_OTHERS = {
    "kaisers_pirates": ("players", {"action_cards_in_round": 0}),
    "raiders_of_the_deep": ("form", {"commander_tile": "none"}),
    "grand_fleet": ("roster", {}),
}
"""The option that changes most of a game, where that is not its first; and others that are not left to
chance."""
VARIED = {
    name: WITH_OTHERS.get(name, (game_called(name).option_choices[0].name, {}))
    for name in LOADED
    if game_called(name).option_choices
}
SOAKED = 60
"""Random games of each game that `make soak` watches."""
FORMS = [
    (game_id, value)
    for game_id, (option, _) in VARIED.items()
    for choice in game_called(game_id).option_choices
    if choice.name == option
    for value in choice.values
]
every_form = pytest.mark.parametrize(("game_id", "form"), FORMS)


@cache
def played(game_id: str, form: str) -> Played:
    option, fixed = VARIED[game_id]
    return played_by_chance(game_called(game_id), 3, **{option: form}, **fixed)


@pytest.mark.soak
@pytest.mark.timeout(900)  # ten games each
@pytest.mark.parametrize("game_id", VARIED)
@pytest.mark.parametrize("tenth", range(SOAKED // 10))
def test_random_games_over_random_options_break_nothing(game_id, tenth, soak_seed):
    """Invariants, the undo law, secrets and dead ends at every step; replay at the end."""
    begin = 7000 + SOAKED * soak_seed + 10 * tenth
    for seed in range(begin, begin + 10):
        assert soak_one(game_called(game_id), seed).outcome is not None, seed


@every_form
def test_no_state_breaks_a_law_of_the_table(game_id, form):
    game, (options, steps, last) = game_called(game_id), played(game_id, form)
    charts = charts_of(game)
    assert game.outcome(last) is not None
    for state, side, _ in steps:
        game.invariants(state, charts, options)
        offered = game.legal_orders(state, side, charts, options)
        assert not isinstance(offered, tuple) or (offered and len(set(offered)) == len(offered))
        asked = game.deciding(state)
        waiting = [one for one in game.sides_in(options) if one not in asked]
        assert all(not game.legal_orders(state, one, charts, options) for one in waiting)


@every_form
def test_states_and_orders_survive_as_data(game_id, form):
    game = game_called(game_id)
    for state, _, order in played(game_id, form).steps[::9]:
        assert state_from_data(game, json.loads(json.dumps(state_to_data(state)))) == state
        data = json.loads(json.dumps(order_codec.to_data(game, order)))
        assert order_codec.from_data(game, data) == order


@every_form
def test_rules_never_change_their_arguments(game_id, form):
    game, (options, steps, _) = game_called(game_id), played(game_id, form)
    charts = charts_of(game)
    for state, side, order in steps[::7]:
        kept = state_to_data(state)
        game.why_not(state, side, charts, options)
        game.apply(RandomDice(seed=1), state, side, order, charts, options)
        assert state_to_data(state) == kept
