"""The sensible captain: closes, shows her broadside, fires when she bears at a fair distance.

Knows views. Looks one manoeuvre ahead and takes the enemy as going straight on.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.frigate_duel.bots import habits, reckoning
from navalgames.games.frigate_duel.bots.afterwards import course, guessed
from navalgames.games.frigate_duel.given import ChooseManoeuvre, FireBroadside, HoldFire
from navalgames.games.frigate_duel.rules import impulses, sea
from navalgames.games.frigate_duel.state import Options, Ship, Square, State
from navalgames.games.frigate_duel.tables import Box, box_of

FAR = 12
LIKED = 4


def sensible(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """An order for the pending decision."""
    box = box_of(charts, options)
    chosen = habits.usual(view, side, orders, box)
    if chosen is not None:
        return chosen
    if isinstance(orders[0], ChooseManoeuvre):
        return _manoeuvre(view, side, orders, box)
    return _fire(view, side, orders, box)


def _manoeuvre(view: State, side: str, orders: tuple[ChooseManoeuvre, ...], box: Box) -> ChooseManoeuvre:
    own, foe = habits.own_and_foe(view, side, orders[0].ship)
    foe = guessed(foe, view, box)
    aim = reckoning.chases(box, side)
    moving = impulses.is_moving(own, impulses.next_mark(own))

    def worth(order: ChooseManoeuvre) -> float:
        dx, dy, heading = course(own, order.manoeuvre, moving, view, box)
        return worth_at((own.x + dx, own.y + dy), heading, view, own, foe, aim, box)

    return max(orders, key=worth)


def worth_of(view: State, own: Ship, foe: Ship, aim: str, box: Box) -> float:
    """What it is worth to lie where a ship lies."""
    return worth_at((own.x, own.y), own.heading, view, own, foe, aim, box)


def worth_at(square: Square, heading: int, view: State, own: Ship, foe: Ship, aim: str, box: Box) -> float:
    """A square and heading: guns that bear, guns that bear on us, a liking for close quarters."""
    there = (foe.x, foe.y)
    lie = reckoning.lie(box, heading, foe.heading, there[0] - square[0], there[1] - square[1])
    taken = reckoning.threat(view, foe, own, there, square, lie.borne, lie.raked, lie.away, box)
    if aim == "flee":
        return lie.away + lie.soon - taken
    given = reckoning.threat(view, own, foe, square, there, lie.bears, lie.rakes, lie.away, box)
    soon = lie.soon
    if aim == "fight" and reckoning.late(view):
        soon = reckoning.nearest(heading, foe.heading, there[0] - square[0], there[1] - square[1], box)
    return given - 0.8 * taken - reckoning.pull(lie.away, soon, LIKED, box)


def _fire(view: State, side: str, orders: tuple[Any, ...], box: Box) -> Any:
    """Fire at the hull when the enemy is not too far; chasers always."""
    for order in orders:
        if isinstance(order, FireBroadside):
            own, foe = habits.own_and_foe(view, side, order.ship)
            if sea.between(own, foe, box) <= FAR:
                return _aimed(orders, order, reckoning.chases(box, side))
        elif not isinstance(order, HoldFire):
            return order
    return orders[-1]


def _aimed(orders: tuple[Any, ...], order: FireBroadside, aim: str) -> Any:
    """At the rigging in a chase, at the hull else, as far as the shot allows."""
    wanted = "hull" if aim == "fight" else "rigging"
    return next(
        (
            one
            for one in orders
            if isinstance(one, FireBroadside) and one.aim == wanted and one.ship == order.ship
        ),
        order,
    )
