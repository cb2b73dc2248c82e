"""Scouts and groupings: when a recon, a split or a merge is worth an action (37, 41).

Knows task forces as they lie. Weighs no dice. Knows views, never more.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.bots.scene import Scene, is_trade
from navalgames.games.atlantic_chase.rules import stealth
from navalgames.games.atlantic_chase.state import TaskForce, force, stealth_called

NEAR_HOME = 8
"""Segments of a line that could be short enough to complete after one more lapse."""


def nearly_home(scene: Scene, one: TaskForce) -> bool:
    """Whether a line could soon complete: it touches a port of its side, is short and carries no Intel."""
    ports = scene.box.ports_at[one.side]
    return 0 < len(one.line) <= NEAR_HOME and not one.intel and any(place in ports for place in one.line)


def scouting(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """A recon that keeps an enemy line out of port: Intel bars its Completion (21.8)."""
    lines = {place for enemy in scene.enemies if nearly_home(scene, enemy) for place in enemy.line}
    for order in orders:
        if isinstance(order, given.SendStealthForce):
            one = stealth_called(scene.view, order.force)
            if not lines.isdisjoint(stealth.reach(scene.view, one, scene.box)):
                return order
    return None


def where_to_scout(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """Lines that are nearly home first, then those of convoys, then where most segments lie unmarked.

    The segment farthest from the port is held: what lies between it and the port must go before it.
    """

    def appeal(order: given.GoTo) -> float:
        return sum(
            _held(scene, enemy, order.hex)
            for enemy in scene.enemies
            if order.hex in enemy.line and order.hex not in enemy.intel
        )

    return max(orders, key=appeal)


def _held(scene: Scene, enemy: TaskForce, place: str) -> float:
    """What Intel on a segment of an enemy line is worth."""
    if not nearly_home(scene, enemy):
        return 2 if is_trade(scene, enemy) else 1
    ports = scene.box.ports_at[enemy.side]
    where = enemy.line.index(place)
    return 10 + min(abs(where - number) for number, other in enumerate(enemy.line) if other in ports) / 100


# ------------------------------------------------------------------------ splits and merges


def regrouping(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """Begin a Reorganize action where a split or a merge helps."""
    if given.Reorganize() not in orders:
        return None
    stations = [one for one in scene.own if not one.line]
    hurt = any(_hampered(one) for one in stations) and len(scene.own) < scene.box.most_forces(scene.side)
    together = any(
        _stronger_together(scene, one, other) for one in stations for other in stations if one is not other
    )
    return given.Reorganize() if hurt or together else None


def part(scene: Scene, orders: tuple[Any, ...]) -> Any:
    """The split or merge the action was begun for; None where it was begun for something else."""
    for order in orders:
        if isinstance(order, given.Split):
            one = force(scene.view, order.task_force)
            ship = next(ship for ship in one.ships if ship.name == order.ship)
            if _hampered(one) and ship.damaged:
                return order
        elif isinstance(order, given.Merge):
            one, into = force(scene.view, order.task_force), force(scene.view, order.into)
            if _stronger_together(scene, one, into):
                return order
    return None


def _hampered(one: TaskForce) -> bool:
    """Whether some ships are damaged and others sound: the sound ones could go on without them."""
    damaged = sum(ship.damaged for ship in one.ships)
    return 0 < damaged < len(one.ships)


def _stronger_together(scene: Scene, one: TaskForce, other: TaskForce) -> bool:
    """Whether two stations in one hex can beat an enemy there that neither can beat alone."""
    if not one.station or one.station != other.station or is_trade(scene, one) or is_trade(scene, other):
        return False
    if any(ship.damaged for ship in one.ships + other.ships):
        return False
    both = one._replace(id=f"{one.id}+{other.id}", ships=one.ships + other.ships)
    return any(
        enemy.station == one.station
        and max(scene.battle(one, enemy), scene.battle(other, enemy)) <= 0 < scene.battle(both, enemy)
        for enemy in scene.enemies
    )
