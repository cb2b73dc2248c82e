"""The staff of Raiders of the Deep: it orders what the reckoning captain orders, and says what it weighs."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice
from navalgames.games.raiders_of_the_deep import GAME, given
from navalgames.games.raiders_of_the_deep.bots.reckoner import reckoner
from navalgames.games.raiders_of_the_deep.bots.staff import advice
from navalgames.games.raiders_of_the_deep.state import Meeting
from tests.games.raiders_of_the_deep.table import CHARTS, HUGE, LARGE, at_sea, boat

OPTIONS = GAME.options()


def asked(state):
    orders = GAME.legal_orders(state, "FIRST", CHARTS, OPTIONS)
    return orders, advice(state, "FIRST", orders, CHARTS, OPTIONS, RandomDice(seed=1))


def met(time="day", **more):
    ships = Meeting("two_ships_escort", (HUGE, LARGE), escorted=True, time=time)
    state = at_sea("1917-05", stage="engage", meeting=ships, **more)
    return state._replace(asked=("FIRST",))


def test_every_way_to_attack_has_tonnage_and_danger():
    orders, told = asked(met())
    ways = {one.order: one for one in told.weighed}
    assert {order for order in orders if isinstance(order, given.Approach)} <= set(ways)
    near, far = (ways[given.Approach("submerged", distance)] for distance in ("close", "long"))
    assert near.tonnage > far.tonnage > 0 and near.lost > far.lost > 0
    assert ways[given.Decline()].tonnage == 0 and told.order in orders


def test_the_first_of_the_list_is_the_advice():
    _, told = asked(met(time="night"))
    assert told.weighed[0].order == told.order


def test_a_worn_boat_is_in_more_danger():
    order = given.Approach("submerged", "medium")
    sound, worn = (
        next(one for one in asked(met(boat=boat(hull=hull)))[1].weighed if one.order == order)
        for hull in (0, 5)
    )
    assert worn.lost > sound.lost and worn.tonnage == sound.tonnage


@pytest.mark.parametrize("seed", range(4))
def test_at_every_decision_of_a_career_the_staff_gives_a_legal_order(seed):
    dice = RandomDice(seed=seed, record=False)
    state = GAME.start(dice, CHARTS, OPTIONS)
    weighed = 0
    while state.asked:
        orders, told = asked(state)
        assert told.order in orders and told.order == reckoner(
            state, "FIRST", orders, CHARTS, OPTIONS, RandomDice(seed=1)
        )
        assert all(one.order in orders for one in told.weighed)
        weighed += len(told.weighed)
        state = GAME.apply(dice, state, "FIRST", told.order, CHARTS, OPTIONS)
    assert weighed
