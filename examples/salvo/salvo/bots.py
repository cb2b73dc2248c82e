"""The computer player. Sees a view and the orders; must not know the state."""

from typing import Any

from navalgames.chance import Dice
from salvo.rules import afloat
from salvo.state import SIDES, ChangeRange, State


def steady(view: State, side: str, orders: tuple[Any, ...], charts: Any, options: Any, dice: Dice) -> Any:
    """Comes near with the stronger line, and fires at the weakest ship."""
    mine, enemy = view.hulls if side == SIDES[0] else view.hulls[::-1]
    if view.distance == "far" and afloat(mine) >= afloat(enemy):
        return ChangeRange("near")
    return min(orders[:-1], key=lambda order: enemy[order.target - 1])


BOTS = {"steady": steady}
