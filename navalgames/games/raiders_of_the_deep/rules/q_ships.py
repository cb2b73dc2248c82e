"""The Q-ship: the check, the ambush, exchanges of fire, and getting away (9.9).

Knows one encounter with a trap ship. The boat's own fire goes through `rules.attacks`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.rules import blows, endings, fire, hunt, meetings
from navalgames.games.raiders_of_the_deep.state import (
    Boat,
    Names,
    Ship,
    Shot,
    State,
    asking,
    going,
    with_meeting,
)
from navalgames.games.raiders_of_the_deep.tables import SLOTS, Book, Entry
from navalgames.games.raiders_of_the_deep.under_way import meeting_of

Q_SHIP = "q_ship"
CAUSE = "q_ship"


def is_trap(dice: Dice, charts: Charts) -> bool:
    """Whether the freighter is a Q-ship (9.9a). Charts: q_ship_roll."""
    return charts["q_ship_roll"].result(dice.roll("2d6", "q_ship", "9.9a"), "result") == Q_SHIP


def q_check(dice: Dice, state: State, book: Book) -> State:
    """The check before the first shot (9.3.3b, 9.9a)."""
    if is_trap(dice, book.charts):
        return going(state, "q_identity")
    return asking(state, "weapon")


def afloat(month: int, gone: frozenset[str], book: Book) -> tuple[Entry, ...]:
    """The list of Q-ships, those not in service or already sunk without a name (T1.q)."""
    slots = [Entry("", 0)] * SLOTS
    for ship in book.charts.list("t1_q_ships"):
        if month_of(ship.begins) <= month <= month_of(ship.ends) and ship.name not in gone:
            slots[ship.slot - 1] = Entry(ship.name, ship.tonnage)
    return tuple(slots)


def last_resort(book: Book) -> Entry:
    """The Q-ship met when none of the list is left: the one in service longest (T1.q)."""
    ship = max(
        book.charts.list("t1_q_ships"), key=lambda one: (month_of(one.ends) - month_of(one.begins), one.slot)
    )
    return Entry(ship.name, ship.tonnage)


def q_identity(dice: Dice, state: State, book: Book) -> State:
    """Which Q-ship she is (9.9b, 9.9d). Charts: t1_q_ships, u3_points."""
    month = state.captain.month
    rolled = dice.roll(f"1d{SLOTS}", "q_identity", "9.9b")
    entry = meetings.nearest(afloat(month, state.captain.gone, book), rolled, frozenset({""})) or last_resort(
        book
    )
    ship = Ship(entry.name, Q_SHIP, entry.tonnage, fire.points_to_sink(Q_SHIP, entry.tonnage, book.charts))
    dice.note("9.9b", "rotd-log-q-ship", side=state.seat, ship=ship.name, tonnage=ship.tonnage)
    first = not state.captain.met_q_ship and is_first_close(month, book)
    state = with_meeting(state, kind=Q_SHIP, ships=(ship,), automatic_close=first)
    return going(state, "q_ambush", captain=state.captain._replace(met_q_ship=True))


def is_first_close(month: int, book: Book) -> bool:
    """Whether a captain's first Q-ship fires as at close range in this month, whatever the range (9.9d)."""
    return book.in_spell("q_ship_close", month)


def range_modifier(boat: Boat, distance: str, book: Book) -> int:
    """The modifiers of her gunfire at a range (9.9c, E3.q_close, E3.q_medium). Charts: e3_modifiers."""
    return hunt.weakness(boat, book) + book.modifier("e3_modifiers", f"q_{distance}")


def fire_modifier(state: State, book: Book) -> int:
    """The modifiers of her gunfire (9.9c, 9.9d, E3.q_close, E3.q_medium). Charts: e3_modifiers."""
    meeting = meeting_of(state)
    distance = "close" if meeting.automatic_close else meeting.distance
    return range_modifier(state.boat, distance, book)


def _shot_at(dice: Dice, state: State, modifier: int, surfaced: bool, after: str, book: Book) -> State:
    hits = hunt.attack(dice, modifier, book.charts, "q_ship_fire" if surfaced else "depth_charges", "9.9c")
    dice.note("9.9c", "rotd-log-q-ship-fire", side=state.seat, hits="sunk" if hits is None else hits)
    if hits is hunt.SUNK:
        return endings.lost(dice, state, CAUSE, "9.6.8h", book)
    return blows.begin(state, hits, surfaced, "seep", after, CAUSE)


def q_ambush(dice: Dice, state: State, book: Book) -> State:
    """She fires first (9.9c)."""
    return _shot_at(dice, state, fire_modifier(state, book), True, "q_exchange", book)


def q_exchange(dice: Dice, state: State, book: Book) -> State:
    """The boat must fight back with its gun, if it can (9.9e, 9.9f)."""
    meeting = meeting_of(state)
    gun = meetings.gun_ready(state.boat, book)
    shots = (Shot(fire.GUN, 0),) * book.limits["gun_points"] if gun else ()
    meeting = meeting._replace(shots=shots, exchanges=meeting.exchanges + 1)
    return going(state, "shoot", meeting=meeting, blows=None)


def q_fire(dice: Dice, state: State, book: Book) -> State:
    """She fires in the same exchange, even if she is sinking (9.9e)."""
    return _shot_at(dice, state, fire_modifier(state, book), True, "q_break", book)


def q_break(dice: Dice, state: State, book: Book) -> State:
    """After her fire: she is sunk, or the captain dives or goes on (9.9g, 9.9h; switch q_exchanges_max)."""
    meeting = meeting_of(state)
    if meeting.ships[0].sunk:
        return going(state, "escaped")
    most = book.options.q_exchanges_max
    if most and meeting.exchanges >= most:
        return going(state, "q_dive")
    return asking(state, "q_ship")


def _offer_q(state: State, book: Book) -> tuple[Any, ...]:
    return (given.Dive(), given.KeepFighting())


def _q(dice: Dice, state: State, order: Any, book: Book) -> State:
    return going(state, "q_dive" if isinstance(order, given.Dive) else "q_exchange")


def q_dive(dice: Dice, state: State, book: Book) -> State:
    """The boat dives; from March 1916 one depth-charge attack follows (9.9i)."""
    if not book.holds("depth_charges", state.captain.month):
        return going(state, "escaped")
    return _shot_at(dice, state._replace(blows=None), hunt.weakness(state.boat, book), False, "escaped", book)


STAGES = {
    "q_check": q_check, "q_identity": q_identity, "q_ambush": q_ambush, "q_exchange": q_exchange,
    "q_fire": q_fire, "q_break": q_break, "q_dive": q_dive,
}  # fmt: skip
ROLLS: Names = ("q_check", "q_identity", "q_ambush", "q_fire", "q_dive")
ASKS = {"q_ship": Ask("9.9g", _offer_q, _q)}
