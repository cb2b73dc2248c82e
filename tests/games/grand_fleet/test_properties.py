"""What holds for every game of Grand Fleet, whoever plays and whatever the dice show.

Many more random games: `make soak`, or `python -m navalgames.sessions.soak grand_fleet --games 1000`.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from navalgames.chance import RandomDice
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.state import DE, ENEMY, HIDDEN, INDEX, UK, with_side
from navalgames.sessions import order_codec
from navalgames.sessions.play import Play
from navalgames.sessions.players import computer_players, draw_order
from navalgames.sessions.saved import to_json
from navalgames.sessions.soak import random_options, soak_one
from navalgames.sessions.state_json import state_from_data, state_to_data
from navalgames.sessions.undo_law import hidden_paths

CHARTS = GAME.read_charts()
SEEDS = st.integers(0, 10**9)
SLOW = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(seed: int, orders: int | None = None, **options) -> Play:
    """A random game, to its end or for some orders."""
    play = Play(GAME, seed=seed, seats={UK: "random", DE: "random"}, options=options, charts=CHARTS)
    play.let_computers_play(most=orders)
    return play


def stopped_at(stage: str, seed: int, both: bool = False, **options) -> Play:
    """A random game just before a decision of this stage (perhaps of both sides); more seeds if need be."""
    for attempt in range(seed, seed + 500):
        play = played(attempt, 0, **options)
        while not play.over and not (play.state.stage == stage and len(play.deciding()) > both):
            play.step_computer()
        if not play.over:
            return play
    raise AssertionError(f"no game reached {stage}")


@pytest.mark.parametrize("seed", range(12))
def test_random_games_over_random_options_break_nothing(seed):
    """Invariants, the undo law, secrets and dead ends at every step; replay at the end."""
    play = soak_one(GAME, 7000 + seed)
    assert play.outcome is not None and 1 <= play.turn <= 9


@SLOW
@given(seed=SEEDS)
def test_a_journal_replay_reproduces_every_state(seed):
    options = random_options(GAME, Random(seed))
    play = played(seed, **options)
    again = Play.from_json(to_json(play), game=GAME, charts=CHARTS)
    assert again.states == play.states
    assert again.log == play.log


@SLOW
@given(seed=SEEDS)
def test_every_state_survives_as_data(seed):
    play = played(seed, **random_options(GAME, Random(seed)))
    for state in play.states[:: max(1, len(play.states) // 20)]:
        assert state_from_data(GAME, json.loads(json.dumps(state_to_data(state)))) == state


@SLOW
@given(seed=SEEDS)
def test_every_order_survives_as_data(seed):
    for entry in played(seed, **random_options(GAME, Random(seed))).journal:
        data = json.loads(json.dumps(order_codec.to_data(GAME, entry.order)))
        assert order_codec.from_data(GAME, data) == entry.order


@SLOW
@given(seed=SEEDS)
def test_rules_never_change_their_arguments(seed):
    play = played(seed, 60)
    for before, entry in zip(play.states, play.journal, strict=False):
        kept, order = state_to_data(before), order_codec.to_data(GAME, entry.order)
        GAME.legal_orders(before, entry.side, CHARTS, play.options)
        GAME.why_not(before, entry.side, CHARTS, play.options)
        GAME.apply(RandomDice(seed), before, entry.side, entry.order, CHARTS, play.options)
        assert state_to_data(before) == kept
        assert order_codec.to_data(GAME, entry.order) == order


def test_recorded_or_not_the_same_dice_fall():
    """The fast path of simulations plays the same game as a recorded play."""
    for seed in range(5):
        states = []
        for record in (True, False):
            rng = Random(seed)
            dice = RandomDice(rng=rng, record=record)
            options = GAME.options()
            state = GAME.start(dice, CHARTS, options)
            while sides := GAME.deciding(state):
                offered = GAME.legal_orders(state, sides[0], CHARTS, options)
                state = GAME.apply(dice, state, sides[0], draw_order(offered, rng), CHARTS, options)
            states.append(state)
        assert states[0] == states[1]


# ------------------------------------------------------------------------ secrets


def alike(one: object, two: object) -> bool:
    """Whether two sets of offered orders look the same."""
    if isinstance(one, tuple):
        return one == two
    parts = ("decision", "rows", "columns", "total", "place_all")
    return all(getattr(one, part) == getattr(two, part) for part in parts)


def assert_same_for(side: str, one: object, two: object, options: object) -> None:
    """A side sees, may do and (whoever of the computer players it is) chooses the same in both states."""
    views = [GAME.view(state, side, options) for state in (one, two)]
    assert views[0] == views[1]
    offered = [GAME.legal_orders(state, side, CHARTS, options) for state in (one, two)]
    assert alike(*offered)
    refused = [GAME.why_not(state, side, CHARTS, options) for state in (one, two)]
    assert refused[0] == refused[1]
    if side not in GAME.deciding(one):
        return
    for name, bot in computer_players(GAME).items():
        chosen = [
            bot(view, side, orders, CHARTS, options, RandomDice(seed=1, record=False))
            for view, orders in zip(views, offered, strict=True)
        ]
        assert chosen[0] == chosen[1], f"{name} knows what it cannot see"


@pytest.mark.rule("7.9a")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("first", [UK, DE])
def test_the_number_of_dice_chosen_in_secret_tells_nothing(seed, first):
    play = stopped_at("initiative_dice", seed)
    one, two = (
        GAME.apply(RandomDice(1), play.state, first, order, CHARTS, play.options)
        for order in play.orders(first)
    )
    assert one != two
    assert GAME.deciding(one) == (ENEMY[first],)
    assert_same_for(ENEMY[first], one, two, play.options)
    assert HIDDEN in GAME.view(one, ENEMY[first], play.options).initiative.dice
    assert HIDDEN not in GAME.view(one, first, play.options).initiative.dice


@pytest.mark.rule("8.11g")
@pytest.mark.parametrize("seed", range(3))
def test_targets_fixed_unseen_tell_nothing(seed):
    rng = Random(seed)
    play = stopped_at("allocate_fire", seed * 100, both=True)
    first = play.deciding()[0]
    form = play.orders(first)
    orders = {form.draw(rng) for _ in range(40)}
    states = [GAME.apply(RandomDice(1), play.state, first, order, CHARTS, play.options) for order in orders]
    for other in states[1:]:
        assert_same_for(ENEMY[first], states[0], other, play.options)


@pytest.mark.rule("8.2a")
@SLOW
@given(seed=st.integers(0, 10**6), stop=st.integers(0, 80))
def test_ships_on_a_secret_chart_tell_nothing(seed, stop):
    """With secret fleet charts, an enemy whose unseen ships lie otherwise looks the same."""
    play = played(seed, stop, fleet_contents_hidden=True)
    state = play.state
    for side in (UK, DE):
        other = shuffled_in_the_dark(state, ENEMY[side], GAME.view(state, side, play.options), Random(seed))
        assert_same_for(side, state, other, play.options)


def shuffled_in_the_dark(state, enemy, seen, rng):
    """The state with the enemy's hidden ships dealt anew over the boxes they fill."""
    place = INDEX[enemy]
    hidden = {path[:2] for path in hidden_paths(state, seen)}
    for field in ("fleets", "ddbox"):
        boxes = getattr(state, field)[place]
        if (field, place) not in hidden:
            continue
        unseen = [n for n, box in enumerate(boxes) if box and getattr(seen, field)[place][n] != box]
        ships = [ship for n in unseen for ship in boxes[n]]
        rng.shuffle(ships)
        dealt = list(boxes)
        for n in unseen:
            dealt[n] = tuple(ships.pop() for _ in boxes[n])
        state = state._replace(**{field: with_side(getattr(state, field), enemy, tuple(dealt))})
    return state


def test_the_file_for_a_side_holds_no_secret_number_of_dice():
    play = stopped_at("initiative_dice", 5)
    play.step_computer()
    entry = play.journal[-1]
    hidden = play.journal_for(ENEMY[entry.side])[-1]
    assert not hasattr(hidden, "order")
    assert play.journal_for(entry.side)[-1] == entry
    play.step_computer()
    assert play.journal_for(entry.side) == play.journal_for(ENEMY[entry.side]) == play.journal
