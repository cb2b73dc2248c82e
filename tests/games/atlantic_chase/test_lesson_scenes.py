"""The scenes of the episodes are the questions they stand beside: the same total, help and weather.

A scene is laid by hand, a question's parameters are typed; nothing else would tell if they drifted apart.
"""

from __future__ import annotations

import pytest

from navalgames.checking.scenes import players_of
from navalgames.explore.scenes import ordered
from navalgames.games import game
from navalgames.games.atlantic_chase.rules import attacks, designation
from navalgames.games.atlantic_chase.rules.frames import Support
from navalgames.games.atlantic_chase.tables import box_of
from navalgames.sessions.lessons import episodes_of
from tests.games.falling import rolled

GAME = game("atlantic_chase")
ATTACKS = {"naval_search": "NavalSearch", "engage": "Engage", "air_strike": "AirStrike"}
SCENED = [
    pytest.param(episode, step, id=f"{episode.number}-{step.id}")
    for episode in episodes_of(GAME)
    for step in episode.step
    if step.scene and step.question in ATTACKS
]


def declared(step, player):
    """The total, the attack and the weather at the learner's order; None where no attack is made."""
    orders = step.act.orders if step.act else ()
    order = next((one for one in orders if one.id == player.progress.ordered), None)
    table = ordered(GAME.id, step.scene.standing_at(player.setting), order, player.parameters)
    given = [order for order in step.scene.orders if order.fits(player.parameters)]
    made = [order for order in given if order.order["order"] == ATTACKS[step.question]]
    if not made:
        return None
    (attack,) = made
    for order in given[: given.index(attack)]:  # what needs no dice: a signal, and how it is answered
        table = table.give(order.filled({}), order.side)
    frame = attacks.declared(table.state, attack.side, table.checked(attack.filled({}), attack.side))
    for order in given:
        if order.order["order"] == "Support" and order.side == attack.side:
            frame = frame._replace(own=Support(*(order.order[name] for name in Support._fields)))
    box = box_of(table.charts, table.options)
    return designation.trajectory_total(table.state, frame, box), frame, table.state.weather


@pytest.mark.parametrize(("episode", "step"), SCENED)
def test_the_scene_is_what_the_question_says(episode, step):
    seen = 0
    for player in players_of(GAME, episode, step):
        attack = declared(step, player)
        if attack is None:
            continue
        total, frame, weather = attack
        known = player.parameters
        seen += 1
        assert total == known["total"]
        assert bool(frame.own.coordination) == (known.get("own_coordination", "none") != "none")
        assert weather == known.get("weather", "good")
    assert seen or not any(one.order["order"] in ATTACKS.values() for one in step.scene.orders)


def pins(state):
    return [force.station for force in state.task_forces]


def hurt(state):
    return [(ship.hits, ship.damaged) for force in state.task_forces for ship in force.ships]


def hits(state):
    """Hits that were made, and wait for the end of the step."""
    waiting = sum(len(frame.hits) for frame in state.stack if hasattr(frame, "fighters"))
    return waiting + sum(ship.hits + 2 * ship.damaged for force in state.task_forces for ship in force.ships)


def fate(state, name):
    ships = {ship.name: ship for force in state.task_forces for ship in force.ships}
    return "sunk" if name not in ships else "damaged" if ships[name].damaged else "undamaged"


TOLD = {
    "naval_search": lambda before, after, outcome: (pins(after) != pins(before), "sighted" in outcome),
    "ship_against_ship": lambda _, after, outcome: (
        f"{fate(after, 'Bismarck')}_{fate(after, 'Hood')}", outcome
    ),
    "gunnery_hits": lambda before, after, outcome: (hits(after) > hits(before), outcome > 0),
    "shots_at_a_ship": lambda _, after, outcome: (
        outcome in {fate(after, "Bismarck"), fate(after, "Prinz Eugen")}, True
    ),
}  # fmt: skip
FALLING = [
    pytest.param(episode, step, id=f"{episode.number}-{step.id}")
    for episode in episodes_of(GAME)
    for step in episode.step
    if step.scene and step.scene.orders and step.question in TOLD and step.id != "snow"
]
"""In the snow the hunter moves on whatever he finds."""


@pytest.mark.parametrize(("episode", "step"), FALLING)
def test_the_board_comes_to_what_the_roll_says(episode, step):
    """At every order and every setting at which dice fall on the board."""
    seen = 0
    for fell in rolled(GAME, episode, step):
        seen += 1
        board, told = TOLD[step.question](fell.before, fell.after, fell.outcome)
        assert board == told, (fell.player.progress.ordered, fell.player.setting, fell.outcome)
    assert seen
