"""What the dice of a step decide is what its board comes to, at every order and every setting it can show."""

from __future__ import annotations

import pytest

from navalgames.checking.scenes import players_of
from navalgames.explore.scenes import come_to, ordered
from navalgames.games import game
from navalgames.games.grand_fleet.state import DE, SIDES
from navalgames.sessions.lessons import episodes_of, find_episode
from tests.games.falling import rolled

GAME = game("grand_fleet")
MAINTENANCE = 11
GERMANY = SIDES.index(DE)


def ships_left(_, after):
    return "holds" if sum(map(len, after.fleets[GERMANY])) >= MAINTENANCE else "fails"


TOLD = {
    "salvo": lambda before, after: len(after.sunk) - len(before.sunk),
    "salvo_points": lambda before, after: after.vp - before.vp,
    "submarine_points": lambda before, after: before.vp - after.vp,
    "maintenance_held": ships_left,
}
FALLING = [
    pytest.param(episode, step, id=f"{episode.number}-{step.id}")
    for episode in episodes_of(GAME)
    for step in episode.step
    if step.scene and step.scene.orders and step.question in TOLD
]


@pytest.mark.parametrize(("episode", "step"), FALLING)
def test_the_board_comes_to_what_the_roll_says(episode, step):
    seen = 0
    for fell in rolled(GAME, episode, step):
        seen += 1
        assert TOLD[step.question](fell.before, fell.after) == fell.outcome, (fell.player.setting, fell)
    assert seen


def test_the_fleet_of_who_is_left_has_as_many_ships_as_the_question():
    step = find_episode(GAME, "6").step[-1]
    for player in players_of(GAME, find_episode(GAME, "6"), step):
        table = ordered(GAME.id, step.scene.standing_at(player.setting), None, player.parameters)
        assert sum(map(len, table.state.fleets[GERMANY])) == player.parameters["ships"]


@pytest.mark.parametrize("place", [0, 2])
def test_turns_and_points_of_the_long_count_go_on_from_step_to_step(place):
    """The half-year in which it begins stands on the track; a campaign ends with the war."""
    step = find_episode(GAME, "6").step[place]
    table = ordered(GAME.id, step.scene, None, dict(step.fixed))
    for player in players_of(GAME, find_episode(GAME, "6"), step):
        for outcome in player.answer().outcomes:
            after = come_to(table, step.scene, outcome).state
            if place == 0:
                assert (after.turn, after.vp) == (outcome, table.state.vp)
            else:
                assert (after.turn, after.vp) == (9, table.state.vp - outcome)
