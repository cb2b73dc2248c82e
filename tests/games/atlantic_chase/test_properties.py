"""What holds for every game of Atlantic Chase, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak atlantic_chase --games 1000`.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.atlantic_chase import GAME
from navalgames.sessions import order_codec
from navalgames.sessions.soak import random_options, soak_one
from navalgames.sessions.state_json import state_from_data, state_to_data

CHARTS = GAME.read_charts()
SCENARIOS = next(choice.values for choice in GAME.option_choices if choice.name == "scenario")


def played(seed: int, **fixed):
    """(options, every state of a random game with who decided and what was ordered, the last state)."""
    rng = Random(seed)
    options = GAME.options(**{**random_options(GAME, rng), **fixed})
    dice = RandomDice(rng=rng, record=False)
    state = GAME.start(dice, CHARTS, options)
    steps = []
    while sides := GAME.deciding(state):
        order = rng.choice(GAME.legal_orders(state, sides[0], CHARTS, options))
        steps.append((state, sides[0], order))
        state = GAME.apply(dice, state, sides[0], order, CHARTS, options)
    return options, steps, state


@pytest.mark.parametrize("seed", range(3))
def test_random_games_over_random_options_break_nothing(seed):
    """Invariants, the undo law and dead ends at every step; replay at the end."""
    assert soak_one(GAME, 9000 + seed).outcome is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_state_breaks_a_law_of_the_table(scenario):
    options, steps, last = played(3, scenario=scenario)
    assert last.outcome is not None
    for state, side, _ in steps:
        GAME.invariants(state, CHARTS, options)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        assert offered and len(set(offered)) == len(offered)
        assert all(not GAME.legal_orders(state, one, CHARTS, options) for one in GAME.sides if one != side)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_states_and_orders_survive_as_data(scenario):
    _, steps, _ = played(11, scenario=scenario)
    for state, _, order in steps[::9]:
        assert state_from_data(GAME, json.loads(json.dumps(state_to_data(state)))) == state
        data = json.loads(json.dumps(order_codec.to_data(GAME, order)))
        assert order_codec.from_data(GAME, data) == order


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rules_never_change_their_arguments(scenario):
    options, steps, _ = played(12, scenario=scenario)
    for state, side, order in steps[::7]:
        kept = state_to_data(state)
        GAME.why_not(state, side, CHARTS, options)
        GAME.apply(RandomDice(seed=1), state, side, order, CHARTS, options)
        assert state_to_data(state) == kept


@pytest.mark.rule("1.2", "7.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_sides_see_the_same(scenario):
    options, steps, _ = played(13, scenario=scenario)
    for state, _, _ in steps[::11]:
        assert all(GAME.view(state, side, options) == state for side in GAME.sides)
