"""What holds for every frigate duel, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak frigate_duel --games 1000`.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.state import ENEMY, SEAT, SIDES, State
from navalgames.sessions import order_codec
from navalgames.sessions.soak import random_options, soak_one
from navalgames.sessions.state_json import state_from_data, state_to_data
from tests.games.frigate_duel.table import CHARTS


def played(seed: int, **fixed):
    """(options, every state of a random duel with who decided and what was ordered, the last state)."""
    rng = Random(seed)
    options = GAME.options(**{**random_options(GAME, rng), **fixed})
    dice = RandomDice(rng=rng, record=False)
    state = GAME.start(dice, CHARTS, options)
    steps = []
    while state.asked:
        side = rng.choice(state.asked)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        order = rng.choice(offered) if isinstance(offered, tuple) else offered.draw(rng)
        steps.append((state, side, order))
        state = GAME.apply(dice, state, side, order, CHARTS, options)
    return options, steps, state


@pytest.mark.parametrize("seed", range(2))
def test_random_duels_over_random_options_break_nothing(seed):
    """Invariants, the undo law, secrets and dead ends at every step; replay at the end."""
    assert soak_one(GAME, 9000 + seed).outcome is not None


@pytest.mark.parametrize("seed", range(6))
def test_no_state_breaks_a_law_of_the_table(seed):
    options, steps, last = played(seed)
    assert last.outcome is not None and not last.tasks
    for state, side, _ in steps:
        GAME.invariants(state, CHARTS, options)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        assert not isinstance(offered, tuple) or (offered and len(set(offered)) == len(offered))
        others = [one for one in SIDES if one not in state.asked]
        assert all(not GAME.legal_orders(state, one, CHARTS, options) for one in others)


@pytest.mark.parametrize("seed", range(3))
def test_states_and_orders_survive_as_data(seed):
    _, steps, _ = played(40 + seed)
    for state, _, order in steps[::9]:
        assert state_from_data(GAME, json.loads(json.dumps(state_to_data(state)))) == state
        data = json.loads(json.dumps(order_codec.to_data(GAME, order)))
        assert order_codec.from_data(GAME, data) == order


@pytest.mark.parametrize("seed", range(3))
def test_rules_never_change_their_arguments(seed):
    options, steps, _ = played(50 + seed)
    for state, side, order in steps[::7]:
        kept = state_to_data(state)
        GAME.why_not(state, side, CHARTS, options)
        GAME.apply(RandomDice(seed=1), state, side, order, CHARTS, options)
        assert state_to_data(state) == kept


# ------------------------------------------------------------------------ secrets


def in_the_dark_anew(state: State, side: str, rng: Random) -> State:
    """The state with everything that `side` cannot see chosen anew: manoeuvres, shot, crew, cards."""
    seat, theirs = SEAT[ENEMY[side]], [ship.side != side for ship in state.ships]
    pool = [*state.unseen, *state.hands[seat]]
    rng.shuffle(pool)
    hand = tuple(sorted(pool.pop() for _ in state.hands[seat]))
    return state._replace(
        chosen=tuple(
            rng.randint(1, 9) if hide and one else one for one, hide in zip(state.chosen, theirs, strict=True)
        ),
        shots=tuple(
            tuple(rng.randint(1, 3) if hide and shot else shot for shot in pair)
            for pair, hide in zip(state.shots, theirs, strict=True)
        ),
        assigned=tuple(
            tuple(sorted(one)) if hide and one else one
            for one, hide in zip(state.assigned, theirs, strict=True)
        ),
        hands=(hand, state.hands[1]) if seat == 0 else (state.hands[0], hand),
        unseen=tuple(sorted(pool)),
    )


@pytest.mark.rule("P1.13", "P9.8", "P5.2", "P2.2", "P10.1", "P17.6")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_side_cannot_see_changes_nothing_for_it(seed):
    """Manoeuvres, kinds of shot, crew and cards chosen anew: the same view, orders, bot choice."""
    options, steps, _ = played(20 + seed)
    rng = Random(seed)
    bot = GAME.bots()["sensible"]
    for state, _, _ in steps[::5]:
        for side in SIDES:
            other = in_the_dark_anew(state, side, rng)
            assert GAME.view(other, side, options) == GAME.view(state, side, options)
            for what in (GAME.legal_orders, GAME.why_not):
                assert what(other, side, CHARTS, options) == what(state, side, CHARTS, options)
            if side in state.asked:
                orders = GAME.legal_orders(state, side, CHARTS, options)
                seen = GAME.view(state, side, options)
                assert bot(seen, side, orders, CHARTS, options, None) == bot(
                    GAME.view(other, side, options), side, orders, CHARTS, options, None
                )
