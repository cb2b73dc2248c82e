"""A captain who reckons: attack, range, time of day and when to break off, by exact odds.

Knows views and orders, and weighs tonnage in sight against the tonnage a sound boat will still sink.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.bots import habits, odds
from navalgames.games.raiders_of_the_deep.rules import attacks, escorts, fire, hunt, meetings
from navalgames.games.raiders_of_the_deep.state import (
    AFT,
    FORE,
    NIGHT,
    SURFACED,
    Cycle,
    Options,
    Ship,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import Book, book_of
from navalgames.games.raiders_of_the_deep.under_way import meeting_of

PER_MONTH = 3500.0
"""The tonnage that a month of a career is worth, by trial."""
HULL_PRICE = 0.02
"""The part of the future that one box of hull damage costs, by trial."""
WATER = 0.35
"""The share of hits that are hull or water, by the chart of damage."""
BASE = habits.HISTORICAL._replace(rounds=99, worn=0.6, torpedoes=2, follows=True)


def reckoner(
    view: State, side: str, orders: tuple[Any, ...], charts: Charts, options: Options, dice: Dice
) -> Any:
    """The order with the best balance of tonnage and risk."""
    choose = _CHOICES.get(view.stage)
    book = book_of(charts, options)
    if choose is None or len(orders) == 1:
        return habits.by_habit(BASE, view, orders, charts)
    return choose(view, orders, book)


def future(view: State, book: Book) -> float:
    """The tonnage a captain may still sink before the end of the war."""
    return PER_MONTH * max(1, book.last - view.captain.month)


# ------------------------------------------------------------------------ risk


def risk(view: State, cycle: Cycle, distance: str, book: Book) -> float:
    """The chance to be lost to escorts after an attack: found, then ram and depth charges, twice at most."""
    fatigued = book.holds("fatigue", view.captain.month)
    base = hunt.detection_modifier(
        view.boat, view.crew, view.captain, cycle, view.patrol.area, fatigued, book
    )
    found = odds.found(base, book.charts)
    again = odds.found(base + 1, book.charts)
    lost_ram = _lost(view, hunt.ram_modifier(view.boat, view.captain, cycle, book), book, 0.6)
    lost = lost_ram
    if book.holds("depth_charges", view.captain.month):
        lost += _lost(view, hunt.charge_modifier(view.boat, view.captain, cycle, fatigued, book), book, 1.0)
        lost += again * _lost(view, 1, book, 1.0) / (1.0 - 0.6 * again)
    approach = 1 / 6 if distance == "close" and not meeting_of(view).came else 0.0
    return (approach + (1 - approach) * found) * min(1.0, lost)


def _lost(view: State, modifier: int, book: Book, share: float) -> float:
    """The price of one attack: sunk at once, or worn down towards the last boxes."""
    sunk, mean = odds.hits_of_charge(modifier, book.charts)
    mat = book.mats[view.boat.type]
    left = min(mat.hull - view.boat.hull, mat.flooding)
    return share * (sunk + mean * (WATER / max(1, left) ** 2 + HULL_PRICE))


# ------------------------------------------------------------------------ salvoes


def modifier_for(view: State, kind: str, ship: Ship, posture: str, second: bool, book: Book) -> int:
    """The modifier of a torpedo at a ship in this encounter."""
    meeting = meeting_of(view)
    night_surface = meeting.escorted and posture == SURFACED
    return fire.fire_modifier(
        kind, meeting.escorted, night_surface, posture, second, ship.size, view.captain, view.crew, book
    )


def value(ship: Ship, sunk: float, hurt: float) -> float:
    """The tonnage to be expected; a damaged ship may be followed, a capital ship brings a decoration."""
    return ship.tonnage * (sunk + 0.45 * hurt) * (1.5 if ship.size == "capital" else 1.0)


def gain(
    view: State, aim: tuple[tuple[str, int, int], ...], posture: str, distance: str, second: bool, book: Book
) -> float:
    """The tonnage to be expected from a salvo."""
    shots: dict[int, list[tuple[str, int]]] = {}
    for kind, target, number in aim:
        ship = meeting_of(view).ships[target - 1]
        shots.setdefault(target, []).extend(
            [(kind, modifier_for(view, kind, ship, posture, second, book))] * number
        )
    total = 0.0
    chart = book.chart_of(view.captain.month)
    for target, fired in shots.items():
        ship = meeting_of(view).ships[target - 1]
        chances = odds.sinks(
            tuple(fired), distance, chart, view.patrol.superior, ship.points - ship.damage, book.charts
        )
        total += value(ship, *chances)
    return total


def torpedo_price(view: State, book: Book) -> float:
    """What a torpedo is worth elsewhere: more with few aboard and boxes still to come."""
    boat = view.boat
    aboard = sum(map(sum, (boat.fore, boat.fore_reloads, boat.aft, boat.aft_reloads)))
    ahead = max(0, len(view.patrol.boxes) - view.patrol.at - 2)
    return 900.0 * ahead / max(1, aboard)


def spent(aim: tuple[tuple[str, int, int], ...]) -> int:
    return sum(number for _, _, number in aim)


def best_salvo(
    view: State, orders: tuple[Any, ...], posture: str, distance: str, second: bool, book: Book
) -> tuple[float, Any]:
    """(net gain, order) of the best salvo among the orders; (0, None) where none pays."""
    price = torpedo_price(view, book)
    best, chosen = 0.0, None
    for order in orders:
        if isinstance(order, given.FireTorpedoes):
            net = gain(view, order.aim, posture, distance, second, book) - price * spent(order.aim)
            if net > best:
                best, chosen = net, order
    return best, chosen


# ------------------------------------------------------------------------ decisions


def _engage(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    if not meeting_of(view).escorted:
        return _alone(view, orders, book)
    scores = [(_score(view, order, book), place) for place, order in enumerate(orders)]
    return orders[max(scores)[1]]


def _score(view: State, order: Any, book: Book) -> float:
    """Tonnage to be expected less the future at risk."""
    if isinstance(order, given.Decline):
        return 0.0
    if isinstance(order, given.WaitForNight):
        return -1.0
    posture, distance = order.posture, order.distance
    columns = meetings.targets(view, posture, book)
    best = 0.0
    for end in (FORE, AFT):
        load = meetings.reaching(meetings.ready(view.boat, end), distance, book)
        best = max(
            best, best_salvo(view, attacks.salvoes(end, load, columns), posture, distance, False, book)[0]
        )
    met = meeting_of(view)._replace(posture=posture, distance=distance)
    cycle = attacks.cycle_after(met)
    chance = 5 / 6 if distance == "close" and not met.came else 1.0
    return best * chance - risk(view, cycle, distance, book) * future(view, book)


def _alone(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    """Lone ships are attacked on the surface from near by, where the gun can speak; else as near as may
    be."""
    found = [order for order in orders if isinstance(order, given.Approach)]
    if not found:
        return orders[0]
    gun = meetings.gun_ready(view.boat, book)
    order = min(
        found,
        key=lambda one: ((one.posture == SURFACED) != gun, ("close", "medium", "long").index(one.distance)),
    )
    return order


def _salvo(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    meeting = meeting_of(view)
    second = view.stage == "second_salvo"
    net, order = best_salvo(view, orders, meeting.posture, meeting.distance, second, book)
    if second and net < future(view, book) * 0.006:
        return orders[0]
    return order or orders[0]


def _weapon(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    """The gun first; torpedoes where another round is more dangerous than they are dear."""
    guns = [order for order in orders if isinstance(order, given.FireGun)]
    if guns:
        return max(guns, key=lambda order: _shelling(view, order, book))
    meeting = meeting_of(view)
    if "gun" in meeting.used and all(ship.sunk or ship.points - ship.damage <= 1 for ship in meeting.ships):
        return orders[0]
    return best_salvo(view, orders, meeting.posture, meeting.distance, False, book)[1] or orders[0]


def _shelling(view: State, order: Any, book: Book) -> float:
    total = 0.0
    gun = fire.damage_column(fire.GUN, book.mats[view.boat.type].gun)
    for target in set(order.targets):
        ship = meeting_of(view).ships[target - 1]
        modifier = fire.fire_modifier(
            fire.GUN, False, False, SURFACED, False, ship.size, view.captain, view.crew, book
        )
        points = order.targets.count(target)
        needed = ship.points - ship.damage
        total += ship.tonnage * (
            odds.shells(points, meeting_of(view).distance, modifier, gun, needed, book.charts) + 0.2 * points
        )
    return total


def _again(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    """Another round while what is left is worth the escort that may come."""
    left = sum(ship.tonnage for ship in meeting_of(view).ships if not ship.sunk)
    chart = book.charts[f"e1_additional_round_{book.chart_of(view.captain.month)}"]
    ways = {total: 6 - abs(total - 7) for total in chart.rows}
    column = "transit" if view.patrol.boxes[view.patrol.at] == "transit" else view.patrol.area
    comes = sum(ways[total] for total in chart.rows if chart.value(total, column) == "escort") / 36
    danger = comes * risk(view, Cycle(), "medium", book)
    return orders[1] if 0.6 * left > danger * future(view, book) else orders[0]


def _follow(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    met = meeting_of(view)._replace(time=NIGHT, posture="submerged", distance="medium")
    danger = risk(view, attacks.cycle_after(met), "medium", book) * future(view, book)
    worth = max((ship.tonnage for ship in meeting_of(view).ships if ship.damaged), default=0)
    torpedoes = any(
        any(load) for load in (view.boat.fore, view.boat.fore_reloads, view.boat.aft, view.boat.aft_reloads)
    )
    if not torpedoes:
        return orders[0]
    if worth and worth * 0.6 > danger:
        return habits.first_of(orders, given.FollowDamaged)
    if any(isinstance(order, given.FollowEscorted) for order in orders) and danger < 2500:
        return habits.first_of(orders, given.FollowEscorted)
    return orders[0]


def _depth(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    """Below test depth only with a sound hull, when the escort is likely to find the boat."""
    if view.boat.hull > 0 or not book.holds("depth_charges", view.captain.month):
        return orders[0]
    return orders[1] if escorts.modifier_now(view, book) >= 3 else orders[0]


def _luck(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    """The marker is kept for a roll that ends the career."""
    return orders[-1] if view.after is not None and view.after.captain.fate else orders[0]


def _sail(view: State, orders: tuple[Any, ...], book: Book) -> Any:
    mat = book.mats[view.boat.type]
    boat = view.boat
    ready = (
        view.crew.quality == "elite" or view.captain.medal or view.captain.multipliers > 1
    ) and view.patrol.at <= 1
    if ready:
        for order in orders:
            if isinstance(order, given.UseMultiplier):
                return order
    worn = boat.hull / mat.hull
    if view.patrol.at >= 0 and worn >= 0.6:
        return habits.first_of(orders, given.AbortPatrol)
    return habits.first_of(orders, given.SailOn)


_CHOICES: dict[str, Callable[..., Any]] = {
    "engage": _engage, "salvo": _salvo, "second_salvo": _salvo, "weapon": _weapon, "again": _again,
    "follow": _follow, "test_depth": _depth, "luck": _luck, "sail": _sail,
}  # fmt: skip
