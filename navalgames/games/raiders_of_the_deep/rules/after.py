"""After an encounter: repairs, reloading, following ships, and the end of contact (9.2.8, 9.7, 10.7).

Knows what happens between the last shot and the next box. Ports are not its business.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import damage, log_book, meetings, sailing
from navalgames.games.raiders_of_the_deep.rules.standing import benefit
from navalgames.games.raiders_of_the_deep.state import (
    SYSTEMS,
    Boat,
    Load,
    Meeting,
    Names,
    State,
    asking,
    going,
    with_meeting,
    with_patrol,
)
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import load_of, meeting_of

# ------------------------------------------------------------------------ repairs


def repairs(dice: Dice, state: State, book: Book) -> State:
    """Every system damaged in this encounter is tried once, one after the other (10.7.0, 10.7.1)."""
    system = next((one for one in SYSTEMS if one in state.boat.damaged), "")
    if not system:
        return repaired(dice, state, book)
    state = with_patrol(state, system=system)
    return asking(state, "spares") if state.patrol.spares else going(state, "repair")


def _offer_spares(state: State, book: Book) -> tuple[Any, ...]:
    return (given.SaveSpares(), given.UseSpares())


def _spares(dice: Dice, state: State, order: Any, book: Book) -> State:
    """One repair of the patrol is made with the spares found (R1.6)."""
    return going(state, "repair_with_spares" if isinstance(order, given.UseSpares) else "repair")


def repair(dice: Dice, state: State, book: Book) -> State:
    """One repair (10.7.2-10.7.5)."""
    return _tried(dice, state, False, book)


def repair_with_spares(dice: Dice, state: State, book: Book) -> State:
    """One repair with the spares (R1.6)."""
    return _tried(dice, with_patrol(state, spares=False), True, book)


def _tried(dice: Dice, state: State, spares: bool, book: Book) -> State:
    boat, system = state.boat, state.patrol.system
    works = damage.is_repaired(dice, system, state.crew, spares, book)
    dice.note("10.7.2", f"rotd-log-{'repaired' if works else 'inoperative'}", side=state.seat, system=system)
    boat = boat._replace(damaged=boat.damaged - {system})
    if not works:
        boat = boat._replace(inoperative=boat.inoperative | {system})
    return going(state, "repairs", boat=boat, patrol=state.patrol._replace(system=""))


def repaired(dice: Dice, state: State, book: Book) -> State:
    """What cannot be repaired may end the patrol (10.2.1b, 10.2.1c, 10.7.6); else ships may be followed."""
    if state.boat.inoperative and damage.no_engine_left(state.boat, book):
        near = state.patrol.at in (0, len(state.patrol.boxes) - 1)
        if not near:
            return going(log_book.damaged_left(dice, state, book), "founder")
        dice.note("10.2.1b", "rotd-log-towed", side=state.seat)
        return going(log_book.damaged_left(dice, state, book), "home", meeting=None)
    if state.meeting is None:
        return going(state, "box_done")
    return asking(state, "follow") if follows(state, book) else encounter_over(dice, state, book)


# ------------------------------------------------------------------------ following


def follows(state: State, book: Book) -> tuple[Any, ...]:
    """What may be followed.

    Rule: 9.2.2h, 9.7.1, 9.7.2, 9.7.4a, 9.7.8a, 10.8.4a (no unescorted ships, no undamaged capital ship),
    9.7.10 (no second chance for a boat that was to attack and was found before it fired).
    """
    meeting = meeting_of(state)
    if not meeting.escorted or not meeting.ships or sailing.barred(state, book):
        return ()
    if meeting.must_attack and meeting.barred:
        return ()
    found: list[Any] = []
    if any(ship.damaged for ship in meeting.ships):
        found.append(given.FollowDamaged())
    undamaged = any(not ship.damage for ship in meeting.ships)
    if meeting.kind == "convoy" or (undamaged and meeting.kind != "capital"):
        found.append(given.FollowEscorted())
    return tuple(found)


def _offer_follow(state: State, book: Book) -> tuple[Any, ...]:
    return (given.BreakOff(), *follows(state, book))


def _follow(dice: Dice, state: State, order: Any, book: Book) -> State:
    """Tubes are reloaded before the attempt (4.5.1b, 9.2.8)."""
    if isinstance(order, given.BreakOff):
        return going(state, "encounter_over")
    stage = "follow_damaged" if isinstance(order, given.FollowDamaged) else "follow_escorted"
    return going(state, "reload", patrol=state.patrol._replace(then=stage))


def stays_escorted(dice: Dice, charts: Charts) -> bool:
    """Whether damaged ships stay with their escorts (9.7.6a). Charts: follow_damaged."""
    return (
        charts["follow_damaged"].result(dice.roll("1d6", "follow_damaged", "9.7.6a"), "result") == "escorted"
    )


def is_found_again(dice: Dice, charts: Charts) -> bool:
    """Whether undamaged ships or a convoy are found again (9.7.7a). Charts: follow_escorted."""
    return (
        charts["follow_escorted"].result(dice.roll("1d6", "follow_escorted", "9.7.7a"), "result") == "found"
    )


def follow_damaged(dice: Dice, state: State, book: Book) -> State:
    """Damaged ships are always found; they may have lost their escorts (9.7.4b, 9.7.6a-d, 9.7.8b)."""
    ships = tuple(ship for ship in meeting_of(state).ships if ship.damaged)
    capital = meeting_of(state).kind == "capital"
    if capital or stays_escorted(dice, book.charts):
        dice.note("9.7.6a", "rotd-log-follow-escorted", side=state.seat, number=len(ships))
        kind = "capital" if capital else "damaged"
        return _again(state, Meeting(kind, ships, escorted=True, must_attack=True, follows="damaged"))
    dice.note("9.7.6a", "rotd-log-follow-straggler", side=state.seat, number=len(ships))
    if len(ships) > 1:
        return asking(state, "straggler", meeting=meeting_of(state)._replace(ships=ships))
    return _again(state, Meeting("straggler", ships, follows="straggler"))


def _offer_straggler(state: State, book: Book) -> tuple[Any, ...]:
    return tuple(given.PickStraggler(place + 1) for place in range(len(meeting_of(state).ships)))


def _straggler(dice: Dice, state: State, order: Any, book: Book) -> State:
    """One of the damaged ships is followed; the others get away (9.7.6d)."""
    ships = meeting_of(state).ships
    place = order.target - 1
    others = (*ships[:place], *ships[place + 1 :])
    state = log_book.damaged_left(dice, with_meeting(state, ships=others), book)
    return _again(state, Meeting("straggler", (ships[place],), follows="straggler"))


def follow_escorted(dice: Dice, state: State, book: Book) -> State:
    """Undamaged ships or the convoy may be found again (9.7.7a-d, 11.3.6e)."""
    sure = benefit(state.captain, state.crew, "follow", book)
    if not sure and not is_found_again(dice, book.charts):
        dice.note("9.7.7a", "rotd-log-follow-lost", side=state.seat)
        return going(state, "encounter_over")
    dice.note("9.7.7a", "rotd-log-follow-found", side=state.seat)
    meeting = meeting_of(state)
    state = log_book.damaged_left(dice, state, book)
    if meeting.kind == "convoy":
        count = meetings.ship_count("convoy", book)
        return _again(state, Meeting("convoy", escorted=True, to_identify=count, follows="escorted"))
    ships = tuple(ship for ship in meeting.ships if not ship.damage)
    return _again(state, Meeting(meeting.kind, ships, escorted=True, follows="escorted"))


def _again(state: State, meeting: Meeting) -> State:
    """A new encounter with ships already known (9.7.9a, 9.7.9b)."""
    return meetings.sighted(state._replace(cycle=None, blows=None), meeting)


# ------------------------------------------------------------------------ reloading


@lru_cache(maxsize=4096)
def fillings(empty: int, stock: Load) -> tuple[Load, ...]:
    """Every way to fill as many empty tubes as the stock allows (4.5.1a, 4.5.1b)."""
    number = min(empty, sum(stock))
    ways = product(*(range(min(count, number) + 1) for count in stock))
    return tuple(load_of(way) for way in ways if sum(way) == number)


def reload_orders(state: State, book: Book) -> tuple[Any, ...]:
    """The ways to reload both ends now (4.5c, 4.5d, 9.2.8)."""
    boat, mat = state.boat, book.mats[state.boat.type]
    return _reload_orders(mat.fore, boat.fore, boat.fore_reloads, mat.aft, boat.aft, boat.aft_reloads)


@lru_cache(maxsize=4096)
def _reload_orders(
    fore_tubes: Load, fore: Load, fore_reloads: Load, aft_tubes: Load, aft: Load, aft_reloads: Load
) -> tuple[Any, ...]:
    ways = fillings(sum(fore_tubes) - sum(fore), fore_reloads)
    other_ways = fillings(sum(aft_tubes) - sum(aft), aft_reloads)
    return tuple(given.Reload(one, other) for one in ways for other in other_ways)


def reload(dice: Dice, state: State, book: Book) -> State:
    """Tubes are reloaded; the captain is asked where there is a choice of kinds."""
    order, *others = reload_orders(state, book)
    return asking(state, "reload") if others else _reload(dice, state, order, book)


def _reload(dice: Dice, state: State, order: Any, book: Book) -> State:
    """Tubes are reloaded; what follows was said before."""
    boat = filled(dice, state, order)
    return going(state, state.patrol.then, boat=boat, patrol=state.patrol._replace(then=""))


def filled(dice: Dice, state: State, order: Any) -> Boat:
    """Torpedoes go from the reload boxes into the tubes of their end (4.5b-d, 4.5.1a)."""
    boat = state.boat
    if any(order.fore) or any(order.aft):
        boat = boat._replace(
            fore=load_of(map(int.__add__, boat.fore, order.fore)),
            fore_reloads=load_of(map(int.__sub__, boat.fore_reloads, order.fore)),
            aft=load_of(map(int.__add__, boat.aft, order.aft)),
            aft_reloads=load_of(map(int.__sub__, boat.aft_reloads, order.aft)),
        )
        dice.note("4.5.1b", "rotd-log-reloaded", side=state.seat, number=sum(order.fore) + sum(order.aft))
    return boat


def _offer_reload(state: State, book: Book) -> tuple[Any, ...]:
    return reload_orders(state, book)


def encounter_over(dice: Dice, state: State, book: Book) -> State:
    """Contact is lost: damaged ships are logged, tubes reloaded (9.2.6, 9.2.8)."""
    state = log_book.damaged_left(dice, state, book)
    order, *others = reload_orders(state, book)
    if others:
        return asking(state, "reload", meeting=None, patrol=state.patrol._replace(then="box_done"))
    return going(state, "box_done", meeting=None, boat=filled(dice, state, order))


STAGES = {
    "repairs": repairs, "repair": repair, "repair_with_spares": repair_with_spares, "repaired": repaired,
    "follow_damaged": follow_damaged, "follow_escorted": follow_escorted, "reload": reload,
    "encounter_over": encounter_over,
}  # fmt: skip
ROLLS: Names = ("repair", "repair_with_spares", "follow_damaged", "follow_escorted")
ASKS = {
    "spares": Ask("R1.6", _offer_spares, _spares),
    "follow": Ask("9.7.1", _offer_follow, _follow),
    "straggler": Ask("9.7.6d", _offer_straggler, _straggler),
    "reload": Ask("4.5.1b", _offer_reload, _reload),
}
