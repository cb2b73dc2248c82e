"""Ships in sight: how many, which, by day or by night, and the first choice of the captain (8.1-8.3).

Knows how ships are identified and what may be attacked how. Attacks stand in `rules.attacks`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rosters import MONTHS
from navalgames.games.raiders_of_the_deep.rules import escorts, fire, sailing
from navalgames.games.raiders_of_the_deep.rules.standing import ability
from navalgames.games.raiders_of_the_deep.state import (
    AFT,
    DAY,
    FORE,
    NIGHT,
    RANGES,
    SUBMERGED,
    SURFACED,
    Boat,
    Cycle,
    Load,
    Meeting,
    Names,
    Ship,
    State,
    asking,
    going,
)
from navalgames.games.raiders_of_the_deep.tables import SLOTS, Book, Entry
from navalgames.games.raiders_of_the_deep.under_way import load_of, meeting_of

ESCORTED = ("ship_escort", "two_ships_escort", "convoy", "capital")
SHIPS = {"ship": 1, "ship_escort": 1, "two_ships": 2, "two_ships_escort": 2, "capital": 1}


def begin(state: State, word: str, book: Book) -> State:
    """Ships are in sight (8.1.3a-c, 9.4.1). An aborting boat lets them pass (10.8.4a, 10.8.4b)."""
    escorted = word in ESCORTED
    if state.patrol.aborting:
        if escorted and is_searched_for(book):
            return escorts.begin(state._replace(meeting=Meeting(word, escorted=True)), Cycle())
        return going(state, "box_done")
    return sighted(state, Meeting(word, escorted=escorted, to_identify=ship_count(word, book)))


def is_searched_for(book: Book) -> bool:
    """Whether escorts search for an aborting boat that lets their ships pass (10.8.4a, 10.8.4b)."""
    acted("10.8.4a")
    if not book.options.abort_escort_detection:
        return False
    acted("10.8.4b")
    acted("switch:abort_escort_detection")
    return True


def ship_count(word: str, book: Book) -> int:
    """How many targets a result has (8.1.3a, 14.2.1)."""
    if word == "convoy":
        return book.limits["convoy_ships_option" if book.options.three_ship_convoys else "convoy_ships"]
    return SHIPS[word]


# ------------------------------------------------------------------------ identity


def identify(dice: Dice, state: State, book: Book) -> State:
    """The next ship is identified; then the time of day is rolled, or the captain chooses it (8.2,
    9.7.9b)."""
    return sighted(state, meeting_of(state))


def sighted(state: State, meeting: Meeting) -> State:
    """What is to be told of ships in sight next: size, name, time of day (8.2, 9.7.9b)."""
    if meeting.to_identify:
        named = "capital" if meeting.kind == "capital" else "identity" if meeting.size else "size"
        return going(state, named, meeting=meeting)
    if meeting.follows in ("damaged", "straggler"):
        return asking(state, "time", meeting=meeting)
    return going(state, "time_of_day", meeting=meeting)


def rolled_size(dice: Dice, chart: int, charts: Charts) -> str:
    """Small or large (8.2.1a, 8.2.1b, E1.size). Charts: e1_size."""
    return charts["e1_size"].result(dice.roll("1d6", "size", "8.2.1a"), chart)


def size(dice: Dice, state: State, book: Book) -> State:
    """The size of the next ship (8.2.1a)."""
    rolled = rolled_size(dice, book.chart_of(state.captain.month), book.charts)
    if not book.options.standard_tonnage:
        return going(state, "identity", meeting=meeting_of(state)._replace(size=rolled))
    return _identified(dice, state, standard_freighter(rolled, book), rolled, book)


def standard_freighter(size: str, book: Book) -> Entry:
    """A ship of standard tonnage (14.1.1). Charts: t1_standard_tonnage."""
    acted("14.1.1")
    return Entry("", book.charts["t1_standard_tonnage"].value(size, "tonnage"))


def identity(dice: Dice, state: State, book: Book) -> State:
    """The name and tonnage of the next ship (8.2.2). Charts: t1_roster, t1_free_slots."""
    meeting = meeting_of(state)
    entry = freighter(dice, meeting.size, state.captain.month, state.captain.gone, meeting.ships, book)
    return _identified(dice, state, entry, meeting.size, book)


def _identified(dice: Dice, state: State, entry: Entry, kind: str, book: Book) -> State:
    meeting = meeting_of(state)
    points = entry.points or fire.points_to_sink(kind, entry.tonnage, book.charts)
    ship = Ship(entry.name, kind, entry.tonnage, points, entry.armed)
    dice.note("8.2.2", "rotd-log-sighted", side=state.seat, ship=ship.name or kind, tonnage=ship.tonnage)
    ships = (*meeting.ships, ship)
    return sighted(state, meeting._replace(ships=ships, to_identify=meeting.to_identify - 1, size=""))


def nearest(entries: tuple[Entry, ...], rolled: int, taken: frozenset[str]) -> Entry | None:
    """The entry rolled, or the nearest one that is still legal; None if there is none.

    Rule: 8.2.4a (at equal distance the next lower, then the next higher).
    """
    order = sorted(range(len(entries)), key=lambda place: (abs(place + 1 - rolled), place))
    return next((entries[place] for place in order if entries[place].name not in taken), None)


def still_legal(entries: tuple[Entry, ...], rolled: int, taken: frozenset[str]) -> Entry:
    """The entry rolled, or the nearest of which there is one."""
    found = nearest(entries, rolled, taken)
    assert found is not None, "the list has an entry left"
    return found


def freighter(
    dice: Dice, kind: str, month: int, gone: frozenset[str], beside: tuple[Ship, ...], book: Book
) -> Entry:
    """A roll on the freighters of a month; after the last month of the war its list is used (8.2.2, 8.2.4a,
    7.3.2c)."""
    month = min(month, MONTHS[-1])
    taken = gone | {ship.name for ship in beside if ship.name}
    rolled = dice.roll(f"1d{SLOTS}", "identity", "8.2.2")
    entry = book.slots[month, kind][rolled - 1]
    return still_legal(book.slots[month, kind], rolled, taken) if entry.name in taken else entry


def capital_month(month: int, gone: frozenset[str], book: Book) -> int | None:
    """The month whose capital ships are rolled on: the nearest that has one left (8.2.4b, 8.2.4c)."""
    months = (one for one in sorted(book.capitals, reverse=True) if one <= month)
    return next((one for one in months if any(ship.name not in gone for ship in book.capitals[one])), None)


def capital(dice: Dice, state: State, book: Book) -> State:
    """Which capital ship; with none left it was a false alarm (8.2.2, 8.2.4b, 8.2.4c). Charts: t1_capital."""
    gone = state.captain.gone
    month = capital_month(state.captain.month, gone, book)
    if month is None:
        dice.note("8.2.4c", "rotd-log-false-alarm", side=state.seat)
        return going(state, "box_done", meeting=None)
    ships = book.capitals[month]
    rolled = dice.roll(f"1d{len(ships)}", "identity", "8.2.2") if len(ships) > 1 else 1
    return _identified(dice, state, still_legal(ships, rolled, gone), "capital", book)


# ------------------------------------------------------------------------ time of day


def time_of_day(dice: Dice, state: State, book: Book) -> State:
    """Day or night (8.3.1, 8.3.3, E1.time). Charts: e1_time_of_day."""
    rolled = dice.roll("1d6", "time_of_day", "8.3.1")
    time = book.charts["e1_time_of_day"].result(rolled, book.chart_of(state.captain.month))
    dice.note("8.3.1", f"rotd-log-by-{time}", side=state.seat)
    return asking(state, "engage", meeting=meeting_of(state)._replace(time=time))


def _offer_time(state: State, book: Book) -> tuple[Any, ...]:
    return (given.ChooseTime(DAY), given.ChooseTime(NIGHT))


def _time(dice: Dice, state: State, order: Any, book: Book) -> State:
    """A damaged ship is met when the captain likes (8.3.4, 9.7.5)."""
    return asking(state, "engage", meeting=meeting_of(state)._replace(time=order.time))


def night_falls(dice: Dice, quality: str, book: Book) -> bool:
    """Whether contact is kept until dark (8.3.2a, E1.shift). Charts: e1_shift_to_night,
    e1_shift_modifiers."""
    total = dice.roll("1d6", "shift_to_night", "8.3.2a") + book.modifier("e1_shift_modifiers", quality)
    return book.charts["e1_shift_to_night"].result(total, "result") == NIGHT


def shift(dice: Dice, state: State, book: Book) -> State:
    """A day encounter is shadowed until night (8.3.2a)."""
    if not night_falls(dice, state.crew.quality, book):
        dice.note("8.3.2a", "rotd-log-contact-lost", side=state.seat)
        return going(state, "encounter_over")
    dice.note("8.3.2a", "rotd-log-by-night", side=state.seat)
    return asking(state, "engage", meeting=meeting_of(state)._replace(time=NIGHT, waited=True))


def may_wait(meeting: Meeting) -> bool:
    """Whether the captain may wait for night (8.3.2a-c): once, by day, not for an undamaged capital ship."""
    first, *_ = meeting.ships  # a capital ship is met alone
    return (
        meeting.time == DAY
        and not meeting.waited
        and not meeting.came
        and not meeting.round
        and (first.size != "capital" or first.damage > 0)
        and meeting.follows in ("", "escorted")
    )


# ------------------------------------------------------------------------ what may be attacked how


def ready(boat: Boat, end: str) -> Load:
    """The torpedoes in the tubes of one end that can be fired (E4.door_fore, E4.door_aft)."""
    if boat.out("door_fore" if end == FORE else "door_aft"):
        return (0, 0, 0)
    return boat.fore if end == FORE else boat.aft


def reaching(load: Load, distance: str, book: Book) -> Load:
    """Those of them that reach a range (4.5f, 9.2.2g)."""
    return load_of([count if far else 0 for count, far in zip(load, book.reach[distance], strict=True)])


def gun_ready(boat: Boat, book: Book) -> bool:
    """Whether the gun can fire (9.3.4, 10.6.3b, 4.6.2)."""
    return book.mats[boat.type].gun != "none" and not boat.out("gun")


def postures(state: State, ship: Ship, book: Book) -> Names:
    """How a target may be attacked now.

    Rule: 8.2.4n, 9.3.1a, 9.3.1b, 9.4.0a-c, 9.4.3e, 9.5.0, 9.5.1a, E4.periscope.
    """
    meeting = meeting_of(state)
    submerged = not state.boat.out("periscope")
    if ship.sunk:
        return ()
    if ship.armed:
        return (SUBMERGED,) if submerged else ()
    surfaced = True
    if meeting.escorted:
        surfaced = meeting.time == NIGHT and not meeting.came
    elif ability(state.captain, "gunner", book):
        submerged = False
    elif book.holds("prize_rules", state.captain.month):
        submerged = submerged and ability(state.captain, "unrestricted", book)
    return (*((SURFACED,) if surfaced else ()), *((SUBMERGED,) if submerged else ()))


def targets(state: State, posture: str, book: Book) -> tuple[int, ...]:
    """The columns of the ships that may be attacked in this posture."""
    ships = meeting_of(state).ships
    return tuple([place for place, ship in enumerate(ships) if posture in postures(state, ship, book)])


def approaches(state: State, book: Book) -> tuple[Any, ...]:
    """Posture and range of every attack for which there is a target and a weapon (9.1.4, 9.1.5)."""
    meeting, boat = meeting_of(state), state.boat
    if meeting.barred or sailing.barred(state, book):
        return ()
    loads = (ready(boat, FORE), ready(boat, AFT))
    gun = not meeting.escorted and gun_ready(boat, book)
    together = (loads[0][0] + loads[1][0], loads[0][1] + loads[1][1], loads[0][2] + loads[1][2])
    in_reach = tuple([distance for distance in RANGES if any(reaching(together, distance, book))])
    found = {posture for ship in meeting.ships for posture in postures(state, ship, book)}
    return _approach_orders(SURFACED in found, SUBMERGED in found, gun, in_reach)


@lru_cache(maxsize=256)
def _approach_orders(surfaced: bool, submerged: bool, gun: bool, in_reach: Names) -> tuple[Any, ...]:
    return tuple(
        given.Approach(posture, distance)
        for posture, is_open in ((SURFACED, surfaced), (SUBMERGED, submerged))
        if is_open
        for distance in RANGES
        if (gun and posture == SURFACED) or distance in in_reach
    )


# ------------------------------------------------------------------------ the first choice


def may_attack(dice: Dice, state: State, book: Book) -> State:
    """The captain chooses: fight or not, wait for night, posture and range (2.0c, 8.1.4a, 8.2.6, 9.0b)."""
    return asking(state, "engage")


LEAVING = (given.Decline(),)
WAITING = (*LEAVING, given.WaitForNight())


def offer_engage(state: State, book: Book) -> tuple[Any, ...]:
    """Decline, wait for night, or attack (8.1.4a, 8.3.2a, 9.1.4, 9.1.5)."""
    return (*(WAITING if may_wait(meeting_of(state)) else LEAVING), *approaches(state, book))


def _engage(dice: Dice, state: State, order: Any, book: Book) -> State:
    if isinstance(order, given.Decline):
        dice.note("8.1.4a", "rotd-log-declined", side=state.seat)
        return going(state, "encounter_over")
    meeting = meeting_of(state)
    if isinstance(order, given.WaitForNight):
        return going(state, "shift", meeting=meeting._replace(waited=True))
    meeting = meeting._replace(
        posture=order.posture, distance=order.distance, round=meeting.round + 1, used=frozenset(),
        ends=frozenset(), shots=(),
    )  # fmt: skip
    dice.note("9.1.4", f"rotd-log-attack-{order.posture}", side=state.seat, distance=order.distance)
    return going(state, "attack", meeting=meeting)


STAGES = {
    "identify": identify, "size": size, "identity": identity, "capital": capital, "time_of_day": time_of_day,
    "shift": shift, "may_attack": may_attack,
}  # fmt: skip
ROLLS: Names = ("size", "identity", "capital", "time_of_day", "shift")
ASKS = {
    "time": Ask("8.3.4", _offer_time, _time),
    "engage": Ask("8.1.4a", offer_engage, _engage),
}
