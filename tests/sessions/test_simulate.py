"""Counting many games: shares, intervals, and the same counts from the same seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.sessions.players import random_player
from navalgames.sessions.simulate import game_rng, play_one, simulate_games
from tests.toy_game import GAME


def test_counts_add_up():
    seen = []
    result = simulate_games(GAME, 200, seed=3, progress=lambda done, n: seen.append((done, n)))
    assert sum(share.count for share in result.wins.values()) == result.games == 200
    assert sum(result.endings.values()) == 200
    assert set(result.wins) == {"RED", "BLUE", "draw"}
    assert result.turns.least >= 1 and result.turns.most <= 3
    assert result.decisions.least <= result.decisions.mean <= result.decisions.most
    assert seen[-1] == (200, 200) and len(seen) > 1
    assert result.games_per_second > 0 and result.decisions_per_second > result.games_per_second


def test_the_same_seed_counts_the_same():
    def counts(seed):
        result = simulate_games(GAME, 60, seed=seed)
        return (result.wins, result.endings, result.turns, result.decisions)

    assert counts(1) == counts(1) != counts(2)


def test_the_bolder_player_wins_more_often():
    result = simulate_games(GAME, 400, seed=5, bots={"RED": "bold", "BLUE": "timid"})
    assert result.bots == {"RED": "bold", "BLUE": "timid"}
    assert result.wins["RED"].low > result.wins["BLUE"].high


def test_who_has_one_order_only_gives_it_without_being_asked():
    asked = []

    def first(view, side, orders, charts, options, dice):
        if not isinstance(orders, tuple):
            return orders.suggestions()[0][1]
        asked.append(len(orders))
        return orders[0]

    def first_alone(*given):
        offered = GAME.legal_orders(*given)
        return offered[:1] if isinstance(offered, tuple) else offered

    def played(game):
        return play_one(
            game, game.options(), game.read_charts(), dict.fromkeys(game.sides, first), game_rng(1, 1)
        )

    whole = played(GAME)
    assert asked
    asked.clear()
    assert played(replace(GAME, legal_orders=first_alone)) == whole
    assert not asked


@pytest.mark.parametrize("player", ["random", "sensible"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_is_the_same_by_its_agenda_and_by_its_contract(game_id, player):
    game = game_called(game_id)
    options, charts, bots = game.options(), game.read_charts(), game.bots()
    named = random_player if player == "random" else bots.get(player) or bots["historical"]
    seats = dict.fromkeys(game.sides_in(options), named)

    def told(*given):
        return game.apply(*given)

    for number in range(2):
        by_agenda, by_contract = (
            play_one(one, options, charts, seats, game_rng(2, number))
            for one in (game, replace(game, apply=told))
        )
        assert by_agenda == by_contract


def test_options_reach_the_game():
    assert simulate_games(GAME, 20, options={"turns": 1}).turns.most == 1


def test_the_score_of_a_state_is_counted():
    from collections import namedtuple

    state = namedtuple("Scored", "vp over")
    game = replace(
        GAME,
        start=lambda dice, charts, options: state(dice.roll("1d6", "score"), False),
        deciding=lambda scored: () if scored.over else ("RED",),
        legal_orders=lambda scored, side, charts, options: (1,),
        apply=lambda dice, scored, side, order, charts, options: scored._replace(over=True),
        outcome=lambda scored: GAME.outcome(GAME.start(None, None, None)) or _won(),
    )
    result = simulate_games(game, 100, seed=1)
    assert (result.score.least, result.score.most) == (1, 6)
    assert result.decisions.mean == 1 and result.turns is None


def _won():
    from navalgames.games.contract import Outcome

    return Outcome("RED", "tg-wins", "T6")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"n": 0}, "Given 0 games"),
        ({"n": 1.5}, "Given 1.5 games"),
        ({"n": 2, "bots": {"RED": "nelson"}}, "no player “nelson”"),
        ({"n": 2, "bots": {"PINK": "bold"}}, "no side “PINK”"),
        ({"n": 2, "options": {"turn": 1}}, "no option “turn”"),
        ({"n": 2, "jobs": 2}, "leave out `jobs`|no game"),
    ],
)
def test_settings_that_do_not_exist(settings, said):
    with pytest.raises(BadInput, match=said):
        simulate_games(GAME, **settings)
