"""What holds for every game of Raiders of the Deep, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak raiders_of_the_deep --games 1000`.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.state import Cycle
from navalgames.sessions import order_codec
from navalgames.sessions.soak import random_options, soak_one
from navalgames.sessions.state_json import state_from_data, state_to_data
from tests.games.raiders_of_the_deep.table import CHARTS, at_sea, book

FORMS = ("career", "two_players", "top_tonnage", "survival")


def played(seed: int, **fixed):
    """(options, every state of a random game with who decided and what was ordered, the end)."""
    rng = Random(seed)
    while True:
        try:
            options = GAME.options(**{**random_options(GAME, rng), **fixed})
            break
        except ValueError:
            continue
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
    """Invariants, the undo law, secrets and dead ends at every step; replay at the end."""
    assert soak_one(GAME, 6000 + seed).outcome is not None


@pytest.mark.rule("2.0b", "2.0e", "3.5", "4.5a", "14.0")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(3))
def test_no_state_breaks_a_law_of_the_mat(form, seed):
    options, steps, last = played(seed, form=form, commander_tile="none")
    assert last.outcome is not None and last.captain.fate
    for state, side, _ in steps:
        GAME.invariants(state, CHARTS, options)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        assert offered and len(set(offered)) == len(offered)
        assert not any(
            GAME.legal_orders(state, one, CHARTS, options) for one in GAME.sides if one not in state.asked
        )


@pytest.mark.parametrize("form", FORMS)
def test_states_and_orders_survive_as_data(form):
    _, steps, _ = played(11, form=form, commander_tile="none")
    for state, _, order in steps[::5]:
        assert state_from_data(GAME, json.loads(json.dumps(state_to_data(state)))) == state
        data = json.loads(json.dumps(order_codec.to_data(GAME, order)))
        assert order_codec.from_data(GAME, data) == order


@pytest.mark.parametrize("form", FORMS)
def test_rules_never_change_their_arguments(form):
    options, steps, _ = played(12, form=form, commander_tile="none")
    for state, side, order in steps[::5]:
        kept = state_to_data(state)
        GAME.why_not(state, side, CHARTS, options)
        GAME.apply(RandomDice(seed=1), state, side, order, CHARTS, options)
        assert state_to_data(state) == kept


@pytest.mark.rule("13.1.2b", "14.4.4")
def test_a_die_under_the_hand_changes_nothing_for_the_other():
    options = book(form="two_players", evasive_manoeuvres=True).options
    from navalgames.games.raiders_of_the_deep.rules.endings import fresh

    for number in range(1, 7):
        state = at_sea(stage="evade", cycle=Cycle(rammed=True, number=number))
        state = state._replace(others=(fresh("SECOND"),), asked=("SECOND",))
        other = state._replace(cycle=state.cycle._replace(number=1))
        assert GAME.view(state, "SECOND", options) == GAME.view(other, "SECOND", options)
        assert GAME.legal_orders(state, "SECOND", CHARTS, options) == GAME.legal_orders(
            other, "SECOND", CHARTS, options
        )
        assert GAME.view(state, "FIRST", options) == state
