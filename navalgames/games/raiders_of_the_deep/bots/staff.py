"""The staff: what the reckoning captain would order now, and what he expects of every order he weighs.

Knows views and orders. Gives numbers only; pages put them into words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.bots.reckoner import future, gain, reckoner, risk
from navalgames.games.raiders_of_the_deep.rules import attacks, meetings
from navalgames.games.raiders_of_the_deep.state import AFT, FORE, Options, State
from navalgames.games.raiders_of_the_deep.tables import Book, book_of
from navalgames.games.raiders_of_the_deep.under_way import meeting_of


class Weighed(NamedTuple):
    """An order as the staff sees it: tonnage to be expected, and the chance that it costs the boat.

    `lost` is an estimate (two turns of the hunt); None where the order is followed by no hunt of its own.
    """

    order: Any
    tonnage: float
    lost: float | None


class Advice(NamedTuple):
    """The order the staff would give, and all that it weighed, best first; nothing where it goes by habit."""

    order: Any
    weighed: tuple[Weighed, ...]


def advice(
    view: State, side: str, orders: tuple[Any, ...], charts: Charts, options: Options, dice: Dice
) -> Advice:
    """What the staff says at any decision of a captain."""
    order = reckoner(view, side, orders, charts, options, dice)
    weigh = _WEIGHED.get(view.stage)
    book = book_of(charts, options)
    found = [one for offered in orders if (one := weigh(view, offered, book))] if weigh else []
    found.sort(key=lambda one: (one.order != order, -_balance(one, view, book)))
    return Advice(order, tuple(found))


def _balance(one: Weighed, view: State, book: Book) -> float:
    return one.tonnage - (one.lost or 0.0) * future(view, book)


def _approach(view: State, order: Any, book: Book) -> Weighed | None:
    """The best salvo in this posture and range, and the hunt that follows."""
    if not isinstance(order, given.Approach):
        return Weighed(order, 0.0, None) if isinstance(order, given.Decline) else None
    met = meeting_of(view)._replace(posture=order.posture, distance=order.distance)
    columns = meetings.targets(view, order.posture, book)
    best = 0.0
    for end in (FORE, AFT):
        load = meetings.reaching(meetings.ready(view.boat, end), order.distance, book)
        for salvo in attacks.salvoes(end, load, columns):
            best = max(best, gain(view, salvo.aim, order.posture, order.distance, False, book))
    if not met.escorted:
        return Weighed(order, best, None)
    return Weighed(order, best, risk(view, attacks.cycle_after(met), order.distance, book))


def _salvo(view: State, order: Any, book: Book) -> Weighed | None:
    """One salvo; a second one is fired while the first runs."""
    if not isinstance(order, given.FireTorpedoes):
        return None
    met, second = meeting_of(view), view.stage == "second_salvo"
    tonnage = gain(view, order.aim, met.posture, met.distance, second, book)
    if not met.escorted:
        return Weighed(order, tonnage, None)
    met = met._replace(ends=met.ends | {order.end})
    return Weighed(order, tonnage, risk(view, attacks.cycle_after(met), met.distance, book))


_WEIGHED = {"engage": _approach, "salvo": _salvo, "second_salvo": _salvo, "weapon": _salvo}
