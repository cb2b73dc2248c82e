"""What the dice of an attack decide is what its board comes to, at every order and setting it can show."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.sessions.lessons import episodes_of
from tests.games.falling import rolled

GAME = game("raiders_of_the_deep")
ATTACKS = [
    pytest.param(episode, step, id=f"{episode.number}-{step.id}")
    for episode in episodes_of(GAME)
    for step in episode.step
    if step.scene and step.scene.orders and step.question == "whole_attack"
]


@pytest.mark.parametrize(("episode", "step"), ATTACKS)
def test_a_ship_is_sunk_on_the_board_as_often_as_in_the_roll(episode, step):
    seen = set()
    for fell in rolled(GAME, episode, step):
        new = fell.after.captain.log[len(fell.before.captain.log) :]
        sunk = any(line.fate == log_book.SUNK for line in new)
        assert sunk == fell.outcome.startswith("sunk"), (fell.player.parameters, fell.outcome)
        seen.add(sunk)
    assert seen == {True, False}
