"""Captains with fixed habits: cautious, aggressive, historical.

Knows preferences, and picks among the orders it is offered. Reckons no odds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.state import SURFACED, Options, State
from navalgames.games.raiders_of_the_deep.tables import mats
from navalgames.games.raiders_of_the_deep.under_way import meeting_of


class Habits(NamedTuple):
    """What a captain does.

    escorted: attacks ships with escorts. worn: goes home, and attacks no escorted ships, from this part of
    the
    hull track on. distance_escorted, distance_alone: ranges, the best first. surfaced: attacks lone ships
    on the
    surface. by_night: waits for night, and attacks escorted ships on the surface then. torpedoes: at one
    ship in
    one salvo. rounds: most rounds against unescorted ships. follows: goes after escorted ships. deep:
    exceeds test
    depth with a sound hull.
    """

    escorted: bool = True
    worn: float = 0.5
    distance_escorted: tuple[str, ...] = ("medium", "long", "close")
    distance_alone: tuple[str, ...] = ("close", "medium", "long")
    surfaced: bool = True
    by_night: bool = False
    torpedoes: int = 2
    rounds: int = 6
    follows: bool = False


CAUTIOUS = Habits(
    escorted=False, worn=0.3, distance_escorted=("long", "medium", "close"), torpedoes=1, rounds=2
)
AGGRESSIVE = Habits(
    worn=0.9,
    distance_escorted=("close", "medium", "long"),
    by_night=True,
    torpedoes=4,
    rounds=12,
    follows=True,
)
HISTORICAL = Habits()

Chooser = Callable[..., Any]


def captain(habits: Habits) -> Chooser:
    """A computer player with these habits."""

    def choose(
        view: State, side: str, orders: tuple[Any, ...], charts: Charts, options: Options, dice: Dice
    ) -> Any:
        return by_habit(habits, view, orders, charts)

    return choose


def by_habit(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    """The order of a captain with these habits; the first offered where he has none."""
    choose = _CHOICES.get(view.stage)
    return orders[0] if choose is None else choose(habits, view, orders, charts)


def wear(view: State, charts: Charts) -> float:
    """The part of the hull track that is used up."""
    return view.boat.hull / mats(charts)[view.boat.type].hull


def first_of(orders: tuple[Any, ...], *kinds: type) -> Any:
    """The first order of the first of these kinds that is offered; else the first of all."""
    for kind in kinds:
        for order in orders:
            if isinstance(order, kind):
                return order
    return orders[0]


def _sail(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    if view.patrol.at >= 0 and wear(view, charts) >= habits.worn:
        return first_of(orders, given.AbortPatrol)
    return first_of(orders, given.UseMultiplier, given.SailOn)


def _engage(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    meeting = meeting_of(view)
    if meeting.escorted and (not habits.escorted or wear(view, charts) >= habits.worn):
        return orders[0]
    if habits.by_night and meeting.escorted:
        for order in orders:
            if isinstance(order, given.WaitForNight):
                return order
    surfaced = habits.by_night if meeting.escorted else habits.surfaced
    distances = habits.distance_escorted if meeting.escorted else habits.distance_alone
    found = [order for order in orders if isinstance(order, given.Approach)]
    if not found:
        return orders[0]
    return min(
        found, key=lambda order: ((order.posture == SURFACED) != surfaced, distances.index(order.distance))
    )


def worth(view: State, target: int) -> int:
    """The tonnage of a target (counted from 1), nothing once it is sunk."""
    ship = meeting_of(view).ships[target - 1]
    return 0 if ship.sunk else ship.tonnage


def _salvo(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    """At the largest ship, so many torpedoes; no second salvo but by those who attack by night."""
    found = [order for order in orders if isinstance(order, given.FireTorpedoes)]
    if view.stage == "second_salvo" and not habits.by_night:
        return orders[0]
    if not found:
        return orders[0]
    return max(found, key=lambda order: _merit(habits, view, order))


def _merit(habits: Habits, view: State, order: Any) -> tuple[int, int, int]:
    """How well a salvo fits: as many torpedoes as usual at the best target, the rest kept."""
    fired = {target: 0 for _, target, _ in order.aim}
    for _, target, number in order.aim:
        fired[target] += number
    best = max(fired, key=lambda target: worth(view, target))
    return -abs(sum(fired.values()) - habits.torpedoes), worth(view, best), fired[best]


def _weapon(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    """The gun first, at the ship worth most; torpedoes where there is no gun."""
    guns = [order for order in orders if isinstance(order, given.FireGun)]
    if guns:
        return max(
            guns, key=lambda order: (len(order.targets), sum(worth(view, target) for target in order.targets))
        )
    if "gun" in meeting_of(view).used and not _large(view):
        return orders[0]
    return _salvo(habits, view, orders, charts) if not meeting_of(view).used & {"fore", "aft"} else orders[0]


def _large(view: State) -> bool:
    return any(ship.size != "small" and not ship.sunk for ship in meeting_of(view).ships)


def _again(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    return first_of(orders, given.AnotherRound) if meeting_of(view).round < habits.rounds else orders[0]


def _follow(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    if wear(view, charts) >= habits.worn or not habits.escorted:
        return orders[0]
    return first_of(orders, given.FollowDamaged, *((given.FollowEscorted,) if habits.follows else ()))


def _time(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    return orders[-1]


def _apply(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    return first_of(orders, given.Stay)


def _spares(habits: Habits, view: State, orders: tuple[Any, ...], charts: Charts) -> Any:
    return first_of(orders, given.UseSpares)


_CHOICES: dict[str, Callable[..., Any]] = {
    "sail": _sail, "engage": _engage, "salvo": _salvo, "second_salvo": _salvo, "weapon": _weapon,
    "again": _again,
    "follow": _follow, "time": _time, "apply": _apply, "spares": _spares,
}  # fmt: skip
