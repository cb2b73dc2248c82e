"""Garbage is looked for seldom while games are played, and then as often as before."""

from __future__ import annotations

import gc

import pytest

from navalgames.sessions.garbage import BETWEEN_COLLECTIONS, seldom_collected
from navalgames.sessions.play import Play
from navalgames.sessions.simulate import simulate_games
from tests.toy_game import GAME


@pytest.fixture(params=[(500, 7, 7), (0, 10, 10), (BETWEEN_COLLECTIONS + 1, 10, 10)])
def before(request):
    """How often garbage is looked for before: often, never, or more seldom than we ask for."""
    was = gc.get_threshold()
    gc.set_threshold(*request.param)
    yield request.param
    gc.set_threshold(*was)


def seldom(before):
    return (max(BETWEEN_COLLECTIONS, before[0]) if before[0] else 0, *before[1:])


def test_it_is_looked_for_as_before_whatever_happens(before):
    with pytest.raises(KeyError), seldom_collected():
        assert gc.get_threshold() == seldom(before)
        raise KeyError
    assert gc.get_threshold() == before


def test_seldom_while_many_games_are_played(before):
    met = set()

    def watching(view, orders):
        met.add(gc.get_threshold())
        return orders.suggestions()[0][1] if hasattr(orders, "suggestions") else orders[0]

    told = []
    simulate_games(
        GAME, 3, bots={"RED": watching, "BLUE": watching}, progress=lambda *_: told.append(gc.get_threshold())
    )
    assert met == {seldom(before)} and set(told) == {before}


def test_seldom_while_computer_players_play(before, monkeypatch):
    met, step = set(), Play.step_computer

    def watched(play):
        met.add(gc.get_threshold())
        return step(play)

    monkeypatch.setattr(Play, "step_computer", watched)
    Play(GAME, seats=dict.fromkeys(GAME.sides, "random"), seed=1).let_computers_play()
    assert met == {seldom(before)} and gc.get_threshold() == before
