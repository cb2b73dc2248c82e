"""What holds for every game of The Kaiser's Pirates, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak kaisers_pirates --games 1000`.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.games.kaisers_pirates import GAME
from navalgames.games.kaisers_pirates.state import HIDDEN, State, with_active, with_player
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.games.kaisers_pirates.view import unseen_by
from navalgames.sessions import order_codec
from navalgames.sessions.soak import random_options, soak_one
from navalgames.sessions.state_json import state_from_data, state_to_data

CHARTS = GAME.read_charts()
PLAYERS = ("two", "three", "four", "team", "solitaire")


def played(seed: int, **fixed):
    """(options, every state of a random game with who decided and what was ordered)."""
    rng = Random(seed)
    while True:
        try:
            options = GAME.options(**{**random_options(GAME, rng), "action_cards_in_round": 0, **fixed})
            break
        except ValueError:
            continue
    dice = RandomDice(rng=rng, record=False)
    state = GAME.start(dice, CHARTS, options)
    steps = []
    while sides := GAME.deciding(state):
        offered = GAME.legal_orders(state, sides[0], CHARTS, options)
        order = rng.choice(offered)
        steps.append((state, sides[0], order))
        state = GAME.apply(dice, state, sides[0], order, CHARTS, options)
    return options, steps, state


@pytest.mark.parametrize("seed", range(2))
def test_random_games_over_random_options_break_nothing(seed):
    """Invariants, the undo law, secrets and dead ends at every step; replay at the end."""
    assert soak_one(GAME, 7000 + seed).outcome is not None


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(2))
def test_no_state_breaks_a_law_of_the_table(players, seed):
    options, steps, last = played(seed, players=players)
    assert last.outcome is not None
    for state, side, _ in steps:
        GAME.invariants(state, CHARTS, options)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        assert offered and len(set(offered)) == len(offered)
        assert all(not GAME.legal_orders(state, one, CHARTS, options) for one in state.seats if one != side)


@pytest.mark.parametrize("players", PLAYERS)
def test_states_and_orders_survive_as_data(players):
    _, steps, _ = played(11, players=players)
    for state, _, order in steps[::9]:
        assert state_from_data(GAME, json.loads(json.dumps(state_to_data(state)))) == state
        data = json.loads(json.dumps(order_codec.to_data(GAME, order)))
        assert order_codec.from_data(GAME, data) == order


@pytest.mark.parametrize("players", PLAYERS)
def test_a_state_after_the_deal_is_small(players):
    """All decks, fleets and hands in less than 10 kB; no state of a game takes twice as much."""
    options, steps, last = played(13, players=players, tournament=False)
    dealt = GAME.start(RandomDice(seed=1), CHARTS, options)
    assert len(json.dumps(state_to_data(dealt), ensure_ascii=False).encode()) < 10_000
    for state in (*(state for state, _, _ in steps[::40]), last):
        assert len(json.dumps(state_to_data(state), ensure_ascii=False).encode()) < 20_000


@pytest.mark.parametrize("players", PLAYERS)
def test_rules_never_change_their_arguments(players):
    options, steps, _ = played(12, players=players)
    for state, side, order in steps[::7]:
        kept = state_to_data(state)
        GAME.why_not(state, side, CHARTS, options)
        GAME.apply(RandomDice(seed=1), state, side, order, CHARTS, options)
        assert state_to_data(state) == kept


# ------------------------------------------------------------------------ secrets


def dealt_anew(state: State, side: str, options, rng: Random) -> State:
    """The state with all action cards that `side` cannot see dealt anew over the places they fill."""
    seen = GAME.view(state, side, options)
    box = box_of(CHARTS, options)
    looks = state.stack[-1]
    pool = [
        *state.unseen,
        *(card for card, shown in zip(state.top, seen.top, strict=True) if shown == HIDDEN),
        *(card for card, shown in zip(state.discards, seen.discards, strict=True) if shown == HIDDEN),
    ]
    for one, shown in zip(state.players, seen.players, strict=True):
        pool += [card for card, face in zip(one.hand, shown.hand, strict=True) if face == HIDDEN]
    if state.active is not None and state.active.side != side:
        pool += [one.card for one in state.active.committed]
    assert set(pool) <= set(unseen_by(seen, tuple(box.cards)))
    rng.shuffle(pool)
    dealt = iter(pool)
    state = state._replace(
        unseen=tuple(sorted(next(dealt) for _ in state.unseen)),
        top=tuple(next(dealt) if face == HIDDEN else face for face in seen.top),
        discards=tuple(next(dealt) if face == HIDDEN else face for face in seen.discards),
    )
    for seat, shown in zip(state.seats, seen.players, strict=True):
        hand = tuple(sorted(next(dealt) if face == HIDDEN else face for face in shown.hand))
        state = with_player(state, seat, hand=hand)
    if state.active is not None and state.active.side != side:
        laid_out = tuple(one._replace(card=next(dealt)) for one in state.active.committed)
        state = with_active(state, committed=laid_out)
    assert state.stack[-1] == looks
    return state


@pytest.mark.rule("2.2b", "3.2a", "3.3.11d", "2.1.5b")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_side_cannot_see_changes_nothing_for_it(players, seed):
    """Hands, face-down cards and piles dealt anew: the same view, decision, orders and refusals."""
    options, steps, _ = played(20 + seed, players=players)
    rng = Random(seed)
    for state, decider, _ in steps[::11]:
        if type(state.stack[-1]).__name__ == "Exchange":
            continue
        for side in GAME.sides_in(options):
            if type(state.stack[-1]).__name__ == "Look" and side == decider:
                continue
            other = dealt_anew(state, side, options, rng)
            assert GAME.view(other, side, options) == GAME.view(state, side, options)
            assert GAME.deciding(other) == GAME.deciding(state)
            for what in (GAME.legal_orders, GAME.why_not):
                assert what(other, side, CHARTS, options) == what(state, side, CHARTS, options)
