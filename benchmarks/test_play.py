"""How fast games are played: `python -m pytest benchmarks/test_play.py --benchmark-columns=mean,ops`.

The aim: 50,000 decisions a second with random players on one core.
"""

from __future__ import annotations

import pytest

from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.sessions.play import Play
from navalgames.sessions.players import random_player
from navalgames.sessions.simulate import game_rng, play_one

GAMES = 40


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_random_games_on_one_core(benchmark, game_id):
    game = game_called(game_id)
    charts, options = game.read_charts(), game.options()
    bots = dict.fromkeys(game.sides, random_player)

    def games() -> int:
        return sum(play_one(game, options, charts, bots, game_rng(1, i)).decisions for i in range(GAMES))

    decisions = benchmark(games)
    benchmark.extra_info["decisions_per_second"] = round(decisions / benchmark.stats.stats.min)
    benchmark.extra_info["games_per_second"] = round(GAMES / benchmark.stats.stats.min)
    print(f"\n{game_id}: {benchmark.extra_info['decisions_per_second']:,} decisions/s")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_recorded_plays_with_journal_and_secrets(benchmark, game_id):
    game = game_called(game_id)

    def play() -> int:
        recorded = Play(game, seats=dict.fromkeys(game.sides, "random"), seed=1)
        recorded.let_computers_play()
        return len(recorded.journal)

    decisions = benchmark(play)
    benchmark.extra_info["decisions_per_second"] = round(decisions / benchmark.stats.stats.min)
    print(f"\n{game_id}: {benchmark.extra_info['decisions_per_second']:,} recorded decisions/s")
