"""How players answer what is asked within an action or a battle: one habit for each decision.

Knows decisions with little to weigh. What to do with the initiative is each player's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.bots.scene import Scene, is_trade
from navalgames.games.atlantic_chase.rules import board, designation
from navalgames.games.atlantic_chase.rules.frames import Support
from navalgames.games.atlantic_chase.state import CLOSE, FAR, NEAR, ZONES, TaskForce, force

Orders = tuple[Any, ...]
Habit = Callable[[Scene, Orders], Any]


def first(scene: Scene, orders: Orders) -> Any:
    """The first order offered: none, no, decline."""
    return orders[0]


def last(scene: Scene, orders: Orders) -> Any:
    """The last order offered."""
    return orders[-1]


# ------------------------------------------------------------------------ courses


def goal_of(scene: Scene, one: TaskForce) -> frozenset[str]:
    """Where a task force wants to go: convoys to their ports, the damaged home, others to the enemy."""
    if is_trade(scene, one):
        ports = [scene.box.ports[name] for ship in one.ships for name in ship.destination]
        return frozenset(place for port in ports for place in port.hexes if place in scene.box.map.hexes)
    if wants_home(scene, one):
        return scene.home_ports(one)
    prey = [enemy for enemy in scene.enemies if not enemy.box and scene.battle(one, enemy) > 0]
    return frozenset(place for enemy in prey for place in enemy.hexes) or scene.home_ports(one)


def wants_home(scene: Scene, one: TaskForce) -> bool:
    """Whether a task force has done its work: enough is won, a ship is damaged, or nobody can be beaten."""
    if scene.homeward or any(ship.damaged for ship in one.ships):
        return True
    return not any(not enemy.box and scene.battle(one, enemy) > 0 for enemy in scene.enemies)


def next_segment(scene: Scene, orders: Orders) -> Any:
    """The next segment on the shortest way from either end; the end once the goal is reached."""
    one = force(scene.view, scene.frame.force)
    ends = tuple(order for order in orders if isinstance(order, given.AddSegment))
    done = given.EndCourse() if given.EndCourse() in orders else None
    goal = goal_of(scene, one)
    if not one.line:
        return min(orders, key=lambda order: len(scene.path((order.hex,), goal)))
    if done and (goal & set(one.line) or not ends):
        return done
    way = scene.path((one.line[-1],), goal, frozenset(one.line)) if one.line else ()
    other = scene.path((one.line[0],), goal, frozenset(one.line))
    if other and (not way or len(other) < len(way)):
        way = other
    room = scene.box.limits["segments"] - len(one.line)
    if way and len(way) <= room:
        for order in ends:
            if order.hex == way[0]:
                return order
    return done or ends[0]


def keep_the_useful_end(scene: Scene, orders: Orders) -> Any:
    """A lapse that stays near the goal and gets rid of Intel."""
    one = force(scene.view, scene.frame.force)
    goal = goal_of(scene, one)

    def appeal(order: given.Lapse) -> tuple[int, int]:
        line = one.line[order.front : len(one.line) - order.back]
        left = (order.station,) if order.station else line
        intel = 0 if order.station else sum(place in one.intel for place in left)
        far = 0 if goal & set(left) else len(scene.path(left, goal)) or 99
        return (-far, -intel)

    return max(orders, key=appeal)


# ------------------------------------------------------------------------ attacks


def best_support(scene: Scene, orders: Orders) -> Any:
    """The support that moves roll and total most in the own favour, Intel avoided."""
    frame = scene.frame
    own = scene.side == frame.side

    def appeal(order: given.Support) -> float:
        support = Support(order.coordination, order.air, order.launch)
        tried = frame._replace(**{"own" if own else "other": support})
        value = sum(points for _, points in designation.modifiers(scene.view, tried, scene.box))
        total = designation.trajectory_total(scene.view, tried, scene.box)
        favour = value - total / 3 - 2 * designation.intel_designated(scene.view, tried)
        return favour if own else -favour

    return max(orders, key=appeal)


def leader_total(scene: Scene, orders: Orders) -> Any:
    """The attacker's leader subtracts, the target's adds."""
    return given.ChangeTotal("subtract" if scene.side == scene.frame.side else "add")


def roll_for_leader(scene: Scene, orders: Orders) -> Any:
    """The attacker's leader helps against a long line, the target's against a short one."""
    total = designation.trajectory_total(scene.view, scene.frame, scene.box)
    use = total >= 5 if scene.side == scene.frame.side else total <= 9
    return orders[0] if use else orders[-1]


def leader_dice(scene: Scene, orders: Orders) -> Any:
    """A low die of an attack or shot is worth turning; initiative and weather are not."""
    low = [order for order in orders if isinstance(order, given.TurnDie) and order.face <= 2]
    plus = [order for order in orders if isinstance(order, given.AddTwo)]
    if scene.frame.binding:
        return orders[0]
    return (low or plus or [orders[0]])[0]


def spend(scene: Scene, orders: Orders) -> Any:
    """The Evasive marker is there to be used."""
    return orders[-1]


def slip(scene: Scene, orders: Orders) -> Any:
    """A signal where there is one, else the marker."""
    return orders[0]


def strike(scene: Scene, orders: Orders) -> Any:
    """The ship whose hit is worth most."""
    ships = {ship.name: ship for enemy in scene.enemies for ship in enemy.ships}
    return max(orders, key=lambda order: scene.worth_hit(ships[order.ship]))


def keep_line(scene: Scene, orders: Orders) -> Any:
    """The attacker leaves little, and where he can strike again; the target keeps much."""
    if scene.side != scene.frame.side:
        return max(orders, key=lambda order: len(order.hexes))
    near = {place for one in scene.own for place in one.hexes}
    target = force(scene.view, scene.frame.target)
    haven = goal_of(scene, target) if is_trade(scene, target) else frozenset()

    def burden(order: given.KeepLine) -> tuple[bool, bool, int]:
        left = set(order.hexes)
        return (bool(haven & left), not near & left, len(order.hexes))

    return min(orders, key=burden)


def skirmish(scene: Scene, orders: Orders) -> Any:
    """A limited battle where it promises something."""
    own, enemy = force(scene.view, scene.frame.force), force(scene.view, scene.frame.target)
    return given.LimitedBattle(scene.battle(own, enemy) > 0)


# ------------------------------------------------------------------------ initiative


def seize(scene: Scene, orders: Orders) -> Any:
    """Attempt it, with a leader if there is one."""
    if given.SeizeByLeader() in orders and scene.view.tally < 3:
        return given.SeizeByLeader()
    tries = [order for order in orders if isinstance(order, given.TryToSeize)]
    return tries[0] if tries else orders[0]


# ------------------------------------------------------------------------ battle


def stronger(scene: Scene) -> bool:
    """Whether the own side has the better of a battle."""
    names = scene.frame.forces
    forces = [force(scene.view, name) for name in names]
    own, enemy = forces if forces[0].side == scene.side else reversed(forces)
    return bool(own.ships) and bool(enemy.ships) and scene.battle(own, enemy) > 0


def fire(scene: Scene, orders: Orders) -> Any:
    """Every ship at the enemy whose hit is worth most."""
    shots = [order for order in orders if not isinstance(order, given.CeaseFire)]
    ships = {ship.name: ship for enemy in scene.enemies for ship in enemy.ships}
    return max(shots, key=lambda order: scene.worth_hit(ships[order.target])) if shots else orders[0]


def manoeuvre(scene: Scene, orders: Orders) -> Any:
    """The stronger close in, the weaker open the range and make smoke; convoys and carriers keep away."""
    ship = orders[0].ship
    counter = scene.box.counter(ship)
    closing = stronger(scene) and counter.cls not in ("Convoy", "CV")
    torpedo = closing and board.ship_of(scene.view, ship).torpedoes
    wanted = CLOSE if torpedo else NEAR if closing else FAR
    own = [order for order in orders if order.ship == ship]

    def appeal(order: given.Manoeuvre) -> tuple[int, bool, bool]:
        off = abs(ZONES.index(order.zone) - ZONES.index(wanted))
        return (-off, order.smoke == (not closing), order.disperse == (not closing))

    return max(own, key=appeal)


def place(scene: Scene, orders: Orders) -> Any:
    """A surprised enemy is set up near where that helps."""
    return given.PlaceShip(orders[0].ship, NEAR if stronger(scene) else FAR)


def break_away(scene: Scene, orders: Orders) -> Any:
    """The weaker leave."""
    return given.BreakAway(not stronger(scene))


def cover(scene: Scene, orders: Orders) -> Any:
    """As many ships as the smoke covers."""
    return orders[-1]


# ------------------------------------------------------------------------ the rest


def recon(scene: Scene, orders: Orders) -> Any:
    """Where most enemy segments lie that carry no Intel yet."""

    def appeal(order: given.GoTo) -> int:
        return sum(order.hex in enemy.line and order.hex not in enemy.intel for enemy in scene.enemies)

    return max(orders, key=appeal)


def reorganize(scene: Scene, orders: Orders) -> Any:
    """Bring in a group; nothing else."""
    for order in orders:
        if isinstance(order, given.EndReorganize):
            return order
    groups = [order for order in orders if isinstance(order, given.Reinforce)]
    return (groups or orders)[0]


HABITS: dict[str, Habit] = {
    "plot": next_segment,
    "plot_gate": next_segment,
    "may_lapse": first,
    "lapse_by": first,
    "lapse_ends": keep_the_useful_end,
    "support_first": best_support,
    "support_second": best_support,
    "remove_intel": first,
    "roll_of_active": roll_for_leader,
    "roll_of_other": roll_for_leader,
    "total_of_active": leader_total,
    "total_of_other": leader_total,
    "leader_dice": leader_dice,
    "evade": spend,
    "slip": slip,
    "early_or_late_evade": spend,
    "shadow_evade": spend,
    "early_or_late": keep_line,
    "shadow": keep_line,
    "skirmish": skirmish,
    "choose_hit": strike,
    "choose_damaged": strike,
    "choose_slow": strike,
    "choose_very_slow": strike,
    "seize": seize,
    "vie": first,
    "recon": recon,
    "reorganize": reorganize,
    "split": first,
    "split_markers": first,
    "failed_lapse": first,
    "place": place,
    "set_up_smoke": first,
    "cover": cover,
    "fire": fire,
    "launch": fire,
    "manoeuvre": manoeuvre,
    "break_away": break_away,
    "leave_alone": first,
    "leader_goes": first,
}
"""What all players do alike."""


def by_habit(scene: Scene, orders: Orders) -> Any:
    """The order of the habit for the pending decision; the only order where there is no choice."""
    if len(orders) == 1:
        return orders[0]
    return HABITS[scene.frame.stage](scene, orders)
