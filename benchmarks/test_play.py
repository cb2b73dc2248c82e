"""How fast games are played: `python -m pytest benchmarks/test_play.py --benchmark-columns=mean,ops`.

The aims, none of them a condition: with random players on one core 60,000 decisions a second in every
game, 10,000 in recorded plays; the games that make a win share sure to one percentage point in a minute
on two cores.
"""

from __future__ import annotations

import os
from time import process_time

import pytest

from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.sessions.garbage import seldom_collected
from navalgames.sessions.play import Play
from navalgames.sessions.players import random_player
from navalgames.sessions.simulate import game_rng, play_one, simulate_games

GAMES = 40
PLAYS = 10  # more than one: a game may be over after a few orders, and what is measured is how they go on
TO_ONE_POINT = 9600  # 95 % interval of a win share of a half: one percentage point either way


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_random_games_on_one_core(benchmark, game_id):
    game = game_called(game_id)
    charts, options = game.read_charts(), game.options()
    bots = dict.fromkeys(game.sides_in(options), random_player)

    def games() -> int:
        return sum(play_one(game, options, charts, bots, game_rng(1, i)).decisions for i in range(GAMES))

    decisions = benchmark(games)
    benchmark.extra_info["decisions_per_second"] = round(decisions / benchmark.stats.stats.min)
    benchmark.extra_info["game"] = game_id
    benchmark.extra_info["games_per_second"] = round(GAMES / benchmark.stats.stats.min)
    print(f"\n{game_id}: {benchmark.extra_info['decisions_per_second']:,} decisions/s")


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("read", [False, True], ids=["read by nobody", "read by every side"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_recorded_plays(benchmark, game_id, read):
    """Journal and log are kept. Read: after each order every side asks for what it may know of that order.

    Garbage is looked for as seldom as wherever computer players play (`seldom_collected`).
    """
    game = game_called(game_id)

    def play(seed: int) -> int:
        recorded = Play(game, seats=dict.fromkeys(game.sides_in(game.options()), "random"), seed=seed)
        while recorded.step_computer() is not None:
            number = len(recorded.journal) if read else 0
            for side in recorded.sides if read else ():
                recorded.journal_for(side, since=number)
        return len(recorded.journal)

    def plays() -> int:
        with seldom_collected():
            return sum(map(play, range(1, PLAYS + 1)))

    decisions = benchmark(plays)
    told = f"journal and log kept, {'read by every side after each order' if read else 'read by nobody'}"
    benchmark.extra_info.update(recorded=told, game=game_id)
    benchmark.extra_info["decisions_per_second"] = round(decisions / benchmark.stats.stats.min)
    print(f"\n{game_id}: {benchmark.extra_info['decisions_per_second']:,} recorded decisions/s")


@pytest.mark.parametrize(
    ("game_id", "player"), [(one, player) for one in GAME_IDS for player in sorted(game_called(one).bots())]
)
def test_the_slowest_decision_of_a_computer_player(benchmark, game_id, player):
    """Processor time in one game; the first decisions of a process are the slow ones."""
    game, took = game_called(game_id), []
    charts, options = game.read_charts(), game.options()

    def timed(*asked):
        began = process_time()
        order = game.bots()[player](*asked)
        took.append(process_time() - began)
        return order

    bots = dict.fromkeys(game.sides_in(options), timed)
    benchmark.pedantic(lambda: play_one(game, options, charts, bots, game_rng(1, 11)), rounds=1)
    benchmark.extra_info["slowest_decision_ms"] = round(1000 * max(took))
    print(f"\n{game_id}, {player}: {len(took)} decisions, the slowest {1000 * max(took):.0f} ms")


@pytest.mark.parametrize("player", ["sensible", "random"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_games_to_a_win_share_to_one_point(benchmark, game_id, player):
    """`navalgames simulate GAME --games 9600 --bots sensible --jobs 2`, workers started and all.

    The captains of Raiders of the Deep have other names: the historical one stands for the sensible.
    """
    game = game_called(game_id)
    if player == "sensible" and player not in game.bots():
        player = "historical"
    bots = dict.fromkeys(game.sides_in(game.options()), player)
    found = benchmark.pedantic(
        lambda: simulate_games(game_id, TO_ONE_POINT, seed=1, bots=bots, jobs=os.cpu_count()), rounds=1
    )
    widest = max((share.high - share.low) / 2 for share in found.wins.values())
    benchmark.extra_info["games"] = f"{TO_ONE_POINT:,} games, {game_id}, {player} players"
    benchmark.extra_info["points"] = round(100 * widest, 2)
    assert widest <= 0.0101
