"""What the dice of an attack decide is what its board comes to, at every order and setting it can show."""

from __future__ import annotations

import pytest

from navalgames.chance import Shown
from navalgames.checking.scenes import players_of
from navalgames.explore.scenes import ordered, played_on
from navalgames.games import game
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.sessions.lessons import episodes_of

GAME = game("raiders_of_the_deep")
ROLLS = 12
ATTACKS = [
    pytest.param(episode, step, id=f"{episode.number}-{step.id}")
    for episode in episodes_of(GAME)
    for step in episode.step
    if step.scene and step.scene.orders and step.question == "whole_attack"
]


@pytest.mark.parametrize(("episode", "step"), ATTACKS)
def test_a_ship_is_sunk_on_the_board_as_often_as_in_the_roll(episode, step):
    seen = set()
    for player in players_of(GAME, episode, step):
        if not any(order.fits(player.parameters) for order in step.scene.orders):
            continue
        act = step.act.named(player.progress.ordered) if step.act else None
        table = ordered(GAME.id, step.scene.standing_at(player.setting), act, player.parameters)
        for _ in range(ROLLS):
            throw = player.roll(1)
            shown = [one for one in throw.record if isinstance(one, Shown)]
            after = played_on(table, step.scene, player.parameters, shown, 1).table.state
            new = after.captain.log[len(table.state.captain.log) :]
            sunk = any(line.fate == log_book.SUNK for line in new)
            assert sunk == throw.outcome.startswith("sunk"), (player.parameters, throw)
            seen.add(sunk)
    assert seen == {True, False}
