"""The rules of Salvo; what every game owes is checked by `navalgames check-game`."""

from fractions import Fraction

import pytest
from salvo import GAME
from salvo.state import ChangeRange, Fire, Options, State

from navalgames import odds
from navalgames.chance import ScriptedDice

BEGUN = State(((2, 2, 2), (2, 2, 2)), "far")


def after(state, side, order, *faces):
    dice = ScriptedDice([{"dice": "1d6", "why": "gunnery", "shows": [face]} for face in faces])
    return GAME.apply(dice, state, side, order, GAME.read_charts(), Options())


@pytest.mark.rule("1.1", "1.2", "1.4")
def test_a_side_may_change_the_range_and_then_the_other_is_asked():
    assert GAME.start(ScriptedDice([]), GAME.read_charts(), Options()) == BEGUN
    near = after(BEGUN, "WEST", ChangeRange("near"))
    assert near.distance == "near" and GAME.deciding(near) == ("EAST",)


@pytest.mark.rule("1.3", "1.5")
def test_hits_sink_and_the_last_ship_ends_the_game():
    assert after(BEGUN, "WEST", Fire(2), 6, 5, 6).hulls[1] == (2, 0, 2)
    won = after(State(((2, 2, 2), (0, 0, 1)), "far"), "WEST", Fire(3), 6, 6, 1)
    assert won.outcome.winner == "WEST" and GAME.deciding(won) == ()
    late = State(BEGUN.hulls, "far", turn=30, asked=("EAST",))
    assert after(late, "EAST", ChangeRange("near")).outcome.winner is None
    assert odds.ask(GAME, "sinking", distance="near").distribution.chance("s-sunk") == Fraction(1, 2)
