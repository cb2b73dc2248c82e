"""A player with common sense: convoys go home, raiders hunt what they can beat, hunters hunt raiders.

It weighs no dice: short lines are good, long ones bad.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.bots import habits
from navalgames.games.atlantic_chase.bots.scene import Scene, is_trade
from navalgames.games.atlantic_chase.rules import attacks, designation, reorganizing
from navalgames.games.atlantic_chase.state import GERMAN, Options, State, force

SHORT_ENOUGH = 9
"""The Trajectory Total up to which an attack looks promising."""


def sensible(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """The order of a sensible player."""
    scene = Scene(view, side, charts, options)
    if scene.frame.stage == "act":
        return _act(scene, orders)
    return habits.by_habit(scene, orders)


def _act(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """Home if it pays, an attack if it promises something, a course, a group, or a pass."""
    if scene.homeward:
        return to_safety(scene, orders) or shortening(scene, orders)
    return (
        homecoming(scene, orders)
        or _attack(scene, orders)
        or signals(scene, orders)
        or course(scene, orders)
        or group(scene, orders)
        or shortening(scene, orders)
    )


def homecoming(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """The Completion that earns most, once the task force has nothing better to do."""
    best, most = None, 0.0
    for order in orders:
        if isinstance(order, given.Complete):
            one = force(scene.view, order.task_force)
            if not is_trade(scene, one) and not habits.wants_home(scene, one):
                continue
            worth = scene.worth_home(one, order.port)
            last = scene.side == GERMAN and len(scene.own) == 1
            if last and scene.lead + worth <= 0 and not any(ship.damaged for ship in one.ships):
                continue
            if worth > most:
                best, most = order, worth
    return best


def to_safety(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """Into any port at once, else a course to one from which a Completion may follow."""
    ports = [order for order in orders if isinstance(order, given.Complete)]
    if ports:
        return max(ports, key=lambda order: scene.worth_home(force(scene.view, order.task_force), order.port))
    return course(scene, orders)


def _attack(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """The attack with the shortest total on somebody it can beat."""
    found: list[tuple[float, int, Any]] = []
    for order in orders:
        if isinstance(order, (given.Engage, given.NavalSearch, given.AirStrike, given.StealthAttack)):
            frame = attacks.declared(scene.view, scene.side, order)
            total = designation.trajectory_total(scene.view, frame, scene.box)
            enemy = force(scene.view, order.target)
            if total > SHORT_ENOUGH:
                continue
            if (
                isinstance(order, (given.Engage, given.NavalSearch))
                and scene.battle(force(scene.view, order.task_force), enemy) <= 0
            ):
                continue
            found.append((total, len(found), order))
    return min(found)[2] if found else None


def signals(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """A signal where an own task force stands by."""
    for order in orders:
        if isinstance(order, given.Signals) and any(order.hex in one.hexes for one in scene.own):
            return order
    return None


def course(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """A course for a task force that is not yet where it wants to go."""
    for order in orders:
        if isinstance(order, given.PlotCourse):
            one = force(scene.view, order.task_force)
            goal = habits.goal_of(scene, one)
            if goal and not goal & set(one.hexes) and _reaches(scene, one, goal):
                return order
    return None


def _reaches(scene: Scene, one: Any, goal: frozenset[str]) -> bool:
    """Whether a line to the goal has room."""
    starts = one.line or ((one.station,) if one.station else _exits(scene, one))
    if not starts:
        return False
    ends = tuple(dict.fromkeys((starts[0], starts[-1])))
    way = scene.path(ends, goal, frozenset(one.line) - set(ends))
    return bool(way) and len(way) + max(1, len(one.line)) <= scene.box.limits["segments"]


def _exits(scene: Scene, one: Any) -> tuple[str, ...]:
    return scene.box.exits.get((scene.side, one.box), ())


def group(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """A reinforcement group instead of a pass."""
    mine = reorganizing.groups(scene.view, scene.side, scene.box)
    return given.Reorganize() if mine and given.Reorganize() in orders else None


def shortening(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """A pass with the line that has most to lose: convoys near home first, then the longest."""
    passes = [order for order in orders if isinstance(order, given.Pass)]
    if not passes:
        return next(order for order in orders if not isinstance(order, (given.EnterBox, given.LeaveBox)))

    def appeal(order: given.Pass) -> tuple[bool, int]:
        if not order.task_force:
            return (False, 0)
        one = force(scene.view, order.task_force)
        return (is_trade(scene, one), len(one.line))

    return max(passes, key=appeal)
