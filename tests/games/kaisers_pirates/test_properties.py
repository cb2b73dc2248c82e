"""What hidden cards tell in The Kaiser's Pirates: nothing; and how small its states are.

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
from navalgames.sessions.state_json import state_to_data
from tests.random_games import played

CHARTS = GAME.read_charts()
PLAYERS = ("two", "three", "four", "team", "solitaire")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_state_after_the_deal_is_small(players):
    """All decks, fleets and hands in less than 10 kB; no state of a game takes twice as much."""
    options, steps, last = played(GAME, 13, players=players, tournament=False, action_cards_in_round=0)
    dealt = GAME.start(RandomDice(seed=1), CHARTS, options)
    assert len(json.dumps(state_to_data(dealt), ensure_ascii=False).encode()) < 10_000
    for state in (*(state for state, _, _ in steps[::40]), last):
        assert len(json.dumps(state_to_data(state), ensure_ascii=False).encode()) < 20_000


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
    options, steps, _ = played(GAME, 20 + seed, players=players, action_cards_in_round=0)
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
