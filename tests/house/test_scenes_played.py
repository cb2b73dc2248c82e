"""Every scene of an episode is a position that could be: it can be played on, by anybody, without a fault."""

from __future__ import annotations

import pytest

from navalgames.explore.scenes import laid
from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.play import Play

SEEDS, ORDERS = 3, 60
SCENES = [
    pytest.param(name, step.scene, id=f"{name}-{episode.number}-{step.id}")
    for name in GAME_IDS
    for episode in episodes_of(game(name))
    for step in episode.step
    if step.scene
]


@pytest.mark.parametrize(("name", "scene"), SCENES)
@pytest.mark.by_turns(2)
def test_a_scene_is_played_on_by_lot_and_every_law_holds(name, scene):
    table = laid(name, scene)
    seats = dict.fromkeys(table.sides, "random")
    for seed in range(SEEDS):
        play = Play(
            table.game, options=table.options, charts=table.charts, seats=seats, seed=seed, start=table.state
        )
        play.let_computers_play(ORDERS)
        table.game.invariants(play.state, table.charts, table.options)
