"""A reading names the same sources whenever it is asked, and names what its rules read."""

from __future__ import annotations

import gc
from functools import _lru_cache_wrapper
from random import Random

import pytest

import navalgames
from navalgames.chance.memory import memory
from navalgames.errors import Problem
from navalgames.explore.tables import Table
from navalgames.games import GAME_IDS
from navalgames.odds import charts_of
from tests.random_games import played

GAMES, PLACES, MOST = 2, 12, 60


def caches() -> list:
    """Where games and their players keep what they have worked out."""
    kept = (one for one in gc.get_objects() if type(one) is _lru_cache_wrapper)
    return [one for one in kept if (one.__module__ or "").startswith("navalgames.games.")]


def first(view, orders):
    return orders[0] if isinstance(orders, tuple) else orders.suggestions()[0][1]


def places(game):
    """Tables from the middle of random games."""
    for seed in range(GAMES):
        one = played(game, seed)
        for step in Random(seed).sample(one.steps, min(PLACES, len(one.steps))):
            yield Table(game, step.state, charts_of(game), one.options)


def sources(table, policy):
    reading = table.read(policy=policy, until=1, measure=lambda state: 1, most=MOST)
    return reading.weakest, reading.rules, frozenset(reading.cells)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_reading_names_the_same_sources_cold_warm_and_again(game_id):
    game = navalgames.find_game(game_id)
    told, kept = 0, None
    for table in places(game):
        for policy in (*game.bots(), first):
            try:
                if kept is None:  # the players are read when they are first asked for
                    sources(table, policy)
                    kept = caches()
                memory.forget()
                for one in kept:
                    one.cache_clear()
                cold = sources(table, policy)
            except Problem:
                continue  # farther than it may be read here
            assert cold == sources(table, policy) == sources(table, policy), (policy, table.decision())
            told += bool(cold[2])
    assert told, "no reading rests on any cell"


def test_what_a_player_thinks_is_no_source():
    """A player that looks things up before it decides, and one that decides the same without."""
    table = navalgames.lay("frigate_duel")

    def reads_charts(view, orders):
        for chart in table.charts:
            chart.value(chart.rows[0], chart.columns[0])
        return orders[0]

    def ends(state):
        table.charts["melee"].value(table.charts["melee"].rows[0], table.charts["melee"].columns[0])
        return state.turn > 1 or state.tasks[-1].stage != table.decision()[0]

    assert sources(table, reads_charts) == sources(table, first)
    assert not [cell for cell in table.read(policy=first, until=ends).cells if cell.chart == "melee"]


def test_a_fight_rests_on_the_counters_that_fight():
    """Ships of Atlantic Chase are no rulebook values, and a battle is told by those in it."""
    game = navalgames.find_game("atlantic_chase")
    steps = played(game, 0).steps + played(game, 1).steps + played(game, 2).steps
    fires = next(step.state for step in steps if game.decision(step.state)[0] == "fire")
    table = Table(game, fires, charts_of(game), game.options())
    reading = table.read(policy="sensible", until=4, measure=lambda state: 1)
    ships = {cell.row for cell in reading.cells if cell.chart == "ship_counters"}
    assert reading.weakest != "rulebook"
    assert ships and ships <= {one.ship.partition("#")[0] for one in fires.stack[-1].fighters}


def test_a_player_that_imagines_too_many_hands_is_told():
    game = navalgames.find_game("kaisers_pirates")
    one = played(game, 1)
    plans = [step.state for step in one.steps if game.decision(step.state)[0] == "resolve"]
    told = []
    for state in plans[:20]:
        try:
            Table(game, state, charts_of(game), one.options).read(policy="commodore", until=1, most=20)
        except Problem as refused:
            told.append(str(refused))
    assert any("“commodore” draws" in one and "cards in its thoughts" in one for one in told)
