"""Setting up a career: name, month and boat, rank, the mat (4.0-4.6), and the captains of the tiles (14.7).

Knows the choices before the first patrol. Assignments stand in `rules.assignments`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts, derived
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.rules import endings
from navalgames.games.raiders_of_the_deep.state import (
    SIDES,
    Boat,
    Career,
    Names,
    State,
    asking,
    going,
)
from navalgames.games.raiders_of_the_deep.tables import Book, boats, in_service, station


def fresh_game(book: Book, seats: Names) -> State:
    """Nobody has a boat yet (13.1.1, 13.2.1)."""
    others: tuple[Career, ...] = tuple(endings.fresh(seat) for seat in seats[1:])
    return State(turn=0, score=0, seat=seats[0], stage="begin", others=others)


def seats_of(options: Any) -> Names:
    """Who plays (13.0): a career has one captain, two players two, a tournament as many as agreed."""
    counts = {"career": 1, "two_players": 2}
    return SIDES[: counts.get(options.form, options.seats)]


def begin(dice: Dice, state: State, book: Book) -> State:
    """The set-up of one captain (4.0). A tile gives name, boat and month (14.7.0)."""
    captain = state.captain._replace(nation="AH" if book.austrian else "DE")
    if book.tile is not None:
        tile = book.tile
        state = state._replace(captain=captain._replace(name=tile.name))
        return _started(dice, state, month_of(tile.begins), tile.type, tile.boat, book)
    return asking(state, "name", captain=captain)


# ------------------------------------------------------------------------ name


def _chart_of_names(book: Book) -> Any:
    return book.charts["n2_names_austrian" if book.austrian else "n1_names_german"]


@derived(most=8)
def name_orders(book: Book) -> tuple[Any, ...]:
    """Every name of the list (4.1)."""
    chart = _chart_of_names(book)
    names = dict.fromkeys(chart.value(row, "name") for row in chart.rows)
    return (given.RollName(), *(given.TakeName(name) for name in names if name))


def _offer_name(state: State, book: Book) -> tuple[Any, ...]:
    return name_orders(book)


def _name(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The name is chosen or rolled; it has no effect on play (4.1)."""
    if isinstance(order, given.RollName):
        return going(state, "roll_name")
    return _named(dice, state, order.name)


def name_rolled(dice: Dice, chart: str, charts: Charts) -> str | None:
    """A roll on the list of names; None where the roll is made again (4.1)."""
    return charts[chart].result(dice.roll(charts[chart].dice, "name", "4.1"), "name")


def roll_name(dice: Dice, state: State, book: Book) -> State:
    """The name is rolled until the list has one (4.1). Charts: n1_names_german, n2_names_austrian."""
    chart = _chart_of_names(book)
    name = dice.until(bool, name_rolled, chart.name, book.charts)
    assert name is not None, "rolled until the list has one"
    return _named(dice, state, name)


def _named(dice: Dice, state: State, name: str) -> State:
    dice.note("4.1", "rotd-log-captain", side=state.seat, captain=name)
    return asking(state, "start", captain=state.captain._replace(name=name))


# ------------------------------------------------------------------------ month and boat


@derived
def start_orders(book: Book, month: int, kind: str) -> tuple[Any, ...]:
    """Months and types free to choose; several players share the month, and the type unless boats are mixed.

    Rule: 4.2, 13.1.1, 13.2.1, 13.4.1.
    """
    kinds = dict.fromkeys(boat.type for boat in boats(book).values())
    months = (month,) if month else range(book.first, book.last + 1)
    found = [
        given.TakeStart(month_text(one), each)
        for each in kinds
        if not kind or each == kind
        for one in months
        if in_service(book, each, one)
    ]
    return tuple(found) if month else (given.RollStart(), *found)


def _agreed(state: State, book: Book) -> tuple[int, str]:
    """What the players before have agreed on: month and type, "" where any will do."""
    first = next((one for one in state.others if one.captain.started), None)
    if first is None:
        return 0, ""
    return first.captain.started, "" if book.options.mixed_boats else first.captain.first_type


def _offer_start(state: State, book: Book) -> tuple[Any, ...]:
    return start_orders(book, *_agreed(state, book))


def _start(dice: Dice, state: State, order: Any, book: Book) -> State:
    """Month and type are chosen or rolled (4.2)."""
    if isinstance(order, given.RollStart):
        return going(state, "roll_start")
    return _typed(dice, state, month_of(order.month), order.type)


def roll_start(dice: Dice, state: State, book: Book) -> State:
    """The start is rolled (4.2, 14.5.1b). Charts: s1_start_german, s2_start_austrian."""
    chart = book.charts["s2_start_austrian" if book.austrian else "s1_start_german"]
    total = dice.roll(chart.dice, "start", "4.2")
    return _typed(dice, state, month_of(chart.result(total, "month")), chart.result(total, "type"))


def _typed(dice: Dice, state: State, month: int, kind: str) -> State:
    dice.note("4.2", "rotd-log-start", side=state.seat, month=month_text(month), type=kind)
    return asking(
        state, "boat", captain=state.captain._replace(month=month), boat=state.boat._replace(type=kind)
    )


def _offer_boat(state: State, book: Book) -> tuple[Any, ...]:
    return _boat_orders(in_service(book, state.boat.type, state.captain.month))


@lru_cache(maxsize=1024)
def _boat_orders(names: Names) -> tuple[Any, ...]:
    return (given.DrawBoat(), *(given.TakeBoat(name) for name in names))


def _boat(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The number is chosen or rolled (4.2). Charts: b1_boats."""
    if isinstance(order, given.DrawBoat):
        return going(state, "draw_boat")
    return _started(dice, state, state.captain.month, state.boat.type, order.boat, book)


def drawn(dice: Dice, names: Names) -> str:
    """A boat picked evenly from the list (4.2)."""
    (name,) = dice.draw(names, 1, "boat", "4.2") if len(names) > 1 else names
    return name


def draw_boat(dice: Dice, state: State, book: Book) -> State:
    """The number of the boat is rolled (4.2)."""
    name = drawn(dice, in_service(book, state.boat.type, state.captain.month))
    return _started(dice, state, state.captain.month, state.boat.type, name, book)


def _started(dice: Dice, state: State, month: int, kind: str, boat: str, book: Book) -> State:
    """The boat is ready, the captain's rank is asked for (4.4.1, 4.4.2b-d, 4.5, 4.6.2)."""
    dice.note("4.2", "rotd-log-boat", side=state.seat, boat=boat, type=kind, month=month_text(month))
    if book.tile is not None:
        flotilla = book.tile.base
    else:
        flotilla = "" if book.austrian else station(book, boat, month)
    captain = state.captain._replace(
        month=month, started=month, last_check=month, flotilla=flotilla, first_type=kind
    )
    return asking(state, "rank", captain=captain, boat=loaded(boat, kind, book))


@derived(most=4096)
def loaded(name: str, kind: str, book: Book) -> Boat:
    """A boat with every system working, all tubes and reload boxes full (2.0d, 4.5a, 4.5b, 7.1.3)."""
    mat = book.mats[kind]
    return Boat(
        kind, name, fore=mat.fore, fore_reloads=mat.fore_reloads, aft=mat.aft, aft_reloads=mat.aft_reloads
    )


# ------------------------------------------------------------------------ rank and early life


@derived(most=8)
def rank_orders(book: Book) -> tuple[Any, ...]:
    """The ranks a career may begin with (4.4.2a). Charts: starting_rank."""
    chart = book.charts["starting_rank"]
    ranks = dict.fromkeys(chart.value(row, "rank") for row in chart.rows)
    return (given.RollRank(), *(given.TakeRank(rank) for rank in ranks))


def _offer_rank(state: State, book: Book) -> tuple[Any, ...]:
    return rank_orders(book)


def _rank(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The rank is chosen or rolled (4.4.2a)."""
    return (
        going(state, "roll_rank")
        if isinstance(order, given.RollRank)
        else _ranked(dice, state, order.rank, book)
    )


def roll_rank(dice: Dice, state: State, book: Book) -> State:
    """The rank is rolled (11.2.2). Charts: starting_rank."""
    rank = book.charts["starting_rank"].result(dice.roll("1d6", "starting_rank", "11.2.2"), "rank")
    return _ranked(dice, state, rank, book)


def _ranked(dice: Dice, state: State, rank: str, book: Book) -> State:
    dice.note("4.3.1d", "rotd-log-rank", side=state.seat, rank=rank)
    stage = "early_life" if book.options.life_story else "set_up_done"
    return going(state, stage, captain=state.captain._replace(rank=rank))


def early_life(dice: Dice, state: State, book: Book) -> State:
    """Where the captain comes from (14.6). Charts: f1_early_life."""
    life = book.charts["f1_early_life"].result(dice.roll("1d20", "early_life", "14.6"), "life")
    dice.note("14.6", "rotd-log-early-life", side=state.seat, life=life)
    return going(state, "set_up_done", captain=state.captain._replace(early_life=life))


def set_up_done(dice: Dice, state: State, book: Book) -> State:
    """With everybody's mat ready the first captain gets his assignment (4.0, 13.1.1)."""
    return going(state, "next_player" if state.others else "assign")


STAGES = {
    "begin": begin, "roll_name": roll_name, "roll_start": roll_start, "draw_boat": draw_boat,
    "roll_rank": roll_rank, "early_life": early_life, "set_up_done": set_up_done,
}  # fmt: skip
ASKS = {
    "name": Ask("4.1", _offer_name, _name),
    "start": Ask("4.2", _offer_start, _start),
    "boat": Ask("4.2", _offer_boat, _boat),
    "rank": Ask("4.4.2a", _offer_rank, _rank),
}
