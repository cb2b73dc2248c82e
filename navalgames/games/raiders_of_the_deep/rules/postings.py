"""New boats, transfers and the month of the next patrol (11.2.1c, 11.4, 10.11.4, 10.10.X).

Knows the end of the refit phase. The class change of 11.4.4 stands in `rules.assignments`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts, derived
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.rules.set_up import drawn, loaded
from navalgames.games.raiders_of_the_deep.state import (
    Boat,
    Crew,
    Names,
    Patrol,
    State,
    asking,
    going,
    with_captain,
    with_refit,
)
from navalgames.games.raiders_of_the_deep.tables import (
    Book,
    assigned,
    first_month,
    in_service,
    station,
    track,
)
from navalgames.games.raiders_of_the_deep.under_way import refit_of

IN_PORT = "in_port"
NO_PATROL = Patrol()


# ------------------------------------------------------------------------ applying


def applications(dice: Dice, state: State, book: Book) -> State:
    """Each decoration with an effect may be used to apply; granted requests may be used (11.3.5, 11.4.3)."""
    if refit_of(state).applications:
        return asking(state, "apply")
    if state.captain.rights and requests(state, book):
        return asking(state, "request")
    return forced(dice, state, book)


def _offer_apply(state: State, book: Book) -> tuple[Any, ...]:
    return (given.Stay(), given.Apply())


def _apply(dice: Dice, state: State, order: Any, book: Book) -> State:
    """One application for each award (11.4.3a)."""
    refit = refit_of(state)._replace(applications=refit_of(state).applications - 1)
    return going(state, "application" if isinstance(order, given.Apply) else "applications", refit=refit)


def is_granted(dice: Dice, charts: Charts) -> bool:
    """The application (11.4.3a). Charts: new_boat_roll."""
    return charts["new_boat_roll"].result(dice.roll("1d6", "application", "11.4.3a"), "result") == "granted"


def application(dice: Dice, state: State, book: Book) -> State:
    """A granted request is used now or kept (11.4.3a, 11.4.3d)."""
    granted = is_granted(dice, book.charts)
    dice.note("11.4.3a", "rotd-log-granted" if granted else "rotd-log-refused", side=state.seat)
    return going(state, "applications", captain=state.captain._replace(rights=state.captain.rights + granted))


@derived(most=4096)
def open_types(book: Book, kind: str, month: int) -> Names:
    """The types of the same class that are or will be in service (11.4.3b, 11.4.4d)."""
    own = book.mats[kind].kind
    return tuple(
        other
        for other, mat in book.mats.items()
        if mat.kind == own and any(in_service(book, other, one) for one in range(month, book.last + 1))
    )


@derived(most=4096)
def open_flotillas(book: Book, flotilla: str, kind: str, month: int) -> Names:
    """The other flotillas whose area the boat has a track for (11.2.1c, 11.4.3c)."""
    found = []
    for other in book.charts["p1_flotillas"].rows:
        area = assigned(book, other, kind, month) if month <= book.last else None
        if other != flotilla and area and area != IN_PORT and track(book, kind, area):
            found.append(other)
    return tuple(found)


def transfers(state: State, book: Book) -> Names:
    """The flotillas a captain may go to with his boat: none for Austrians, tiles, or without a boat."""
    refit = refit_of(state)
    if book.austrian or book.tile is not None or refit.new_boat or refit.new_crew:
        return ()
    return open_flotillas(book, state.captain.flotilla, state.boat.type, back_at_sea(state))


def requests(state: State, book: Book) -> tuple[Any, ...]:
    """What a granted request may be used for (11.4.3b-d)."""
    boats = tuple(given.NewBoat(kind) for kind in open_types(book, state.boat.type, state.captain.month + 1))
    return (*boats, *(given.MoveTo(flotilla) for flotilla in transfers(state, book)))


def _offer_request(state: State, book: Book) -> tuple[Any, ...]:
    return (given.KeepRight(), *requests(state, book))


def _request(dice: Dice, state: State, order: Any, book: Book) -> State:
    """A new boat with training, or the same boat in another flotilla (11.4.3b-d)."""
    if isinstance(order, given.KeepRight):
        return going(state, "forced")
    state = with_captain(state, rights=state.captain.rights - 1)
    if isinstance(order, given.MoveTo):
        return going(moved(dice, state, order.flotilla), "transfer_due")
    return _to_train(state, order.type)


def _to_train(state: State, kind: str) -> State:
    return going(state, "new_training", boat=Boat(kind))


def moved(dice: Dice, state: State, flotilla: str) -> State:
    """The captain now sails for another flotilla (11.2.1c, 11.4.3c)."""
    dice.note("11.4.3c", "rotd-log-transferred", side=state.seat, flotilla=flotilla)
    return with_captain(with_refit(state, moved=True), flotilla=flotilla, transferred=True)


# ------------------------------------------------------------------------ a new boat


def training(dice: Dice, charts: Charts) -> int:
    """The months of training on a new boat (11.4.3b, 11.4.4c). Charts: training_months."""
    return charts["training_months"].result(dice.roll("1d6", "training", "11.4.3b"), "months")


def new_training(dice: Dice, state: State, book: Book) -> State:
    """The crew trains from the next month on, or from the first month of the type (11.4.3b)."""
    months = training(dice, book.charts)
    dice.note("11.4.3b", "rotd-log-training", side=state.seat, months=months)
    begins = max(state.captain.month + 1, first_month(book, state.boat.type))
    refit = refit_of(state)
    ready = max(begins + months, state.captain.month + 1 + refit.captain_months)
    crew = taken_along(state.crew, refit.slow, ready - state.captain.month - 1)
    refit = refit._replace(training=months, ready=ready)
    return going(state, "commission", crew=crew, refit=refit)


def taken_along(crew: Crew, slow: tuple[tuple[str, int], ...], delay: int) -> Crew:
    """The crew with the Experten who are fit before the new boat sails (11.4.3e, 10.11.2)."""
    experts = crew.experts
    for man, months in slow:
        if months <= delay:
            # A second officer who had moved up goes back to his place.
            experts |= {"second_officer" if man == "first_officer" and man in experts else man}
    return crew._replace(experts=experts)


def commission(dice: Dice, state: State, book: Book) -> State:
    """The number of the new boat is rolled; its flotilla gives the orders from now on (11.4.0). Charts:
    b1_boats."""
    month = state.refit.ready if state.refit else state.captain.month
    kind = state.boat.type
    name = drawn(dice, in_service(book, kind, month) or once_in_service(book, kind, month))
    dice.note("11.4.0", "rotd-log-boat", side=state.seat, boat=name, type=kind, month=month_text(month))
    flotilla = "" if book.austrian else station(book, name, month)
    return going(
        state, "transfer_due" if state.refit else "assign", boat=loaded(name, kind, book),
        captain=state.captain._replace(flotilla=flotilla, transferred=False),
    )  # fmt: skip


@derived(most=1024)
def once_in_service(book: Book, kind: str, month: int) -> Names:
    """The boats of a type nearest to a month in which none is in service (7.0b)."""
    months = sorted(range(book.first, book.last + 1), key=lambda one: (abs(one - month), one))
    return next(names for one in months if (names := in_service(book, kind, one)))


# ------------------------------------------------------------------------ a new boat without asking


def forced(dice: Dice, state: State, book: Book) -> State:
    """A long refit or a long recovery brings another boat (10.10.5, 10.11.4, 11.4.1, 11.4.2a-e)."""
    refit, month = refit_of(state), state.captain.month + 1
    if refit.new_crew:
        ready = month + refit.captain_months
        kind = highest_type(book, state.boat.type, min(ready, book.last))
        return going(state, "commission", boat=Boat(kind), refit=refit._replace(ready=ready))
    if not refit.new_boat:
        return transfer_due(dice, state, book)
    ready = month + max(refit.months, refit.captain_months)
    if in_service(book, state.boat.type, min(ready, book.last)):
        return going(state, "commission", boat=Boat(state.boat.type), refit=refit._replace(ready=ready))
    return asking(state, "another_type")


def highest_type(book: Book, kind: str, month: int) -> str:
    """The highest type of the same class on the start chart by this month (10.11.4). Charts:
    s1_start_german."""
    chart = book.charts["s2_start_austrian" if book.austrian else "s1_start_german"]
    own = book.mats[kind].kind
    listed = {chart.value(row, "type") for row in chart.rows if month_of(chart.value(row, "month")) <= month}
    order = [other for other, mat in book.mats.items() if mat.kind == own and other in listed]
    return next((other for other in reversed(order) if in_service(book, other, month)), kind)


def _offer_type(state: State, book: Book) -> tuple[Any, ...]:
    kinds = open_types(book, state.boat.type, state.captain.month + 1) or (state.boat.type,)
    return tuple(given.NewBoat(kind) for kind in kinds)


def _type(dice: Dice, state: State, order: Any, book: Book) -> State:
    """No boat of the old type is left: the application succeeds of itself (11.4.2d)."""
    return _to_train(state, order.type)


# ------------------------------------------------------------------------ transfers


def transfer_due(dice: Dice, state: State, book: Book) -> State:
    """Captains of rank may ask for a flotilla, once in a refit (11.2.1c, 11.2.1d). Charts: rank_abilities."""
    refit = refit_of(state)
    able = book.charts["rank_abilities"].value(state.captain.rank, "transfer")
    if able and not refit.moved and not refit.ready and transfers(state, book):
        return asking(state, "transfer")
    return refit_over(dice, state, book)


def _offer_transfer(state: State, book: Book) -> tuple[Any, ...]:
    return _transfer_orders(transfers(state, book))


@lru_cache(maxsize=1024)
def _transfer_orders(flotillas: Names) -> tuple[Any, ...]:
    return (given.Stay(), *(given.AskTransfer(flotilla) for flotilla in flotillas))


def _transfer(dice: Dice, state: State, order: Any, book: Book) -> State:
    if isinstance(order, given.Stay):
        return refit_over(dice, state, book)
    return going(state, "transfer_roll", refit=refit_of(state)._replace(wanted=order.flotilla))


def gets_transfer(dice: Dice, rank: str, charts: Charts) -> bool:
    """Whether a request is heard (11.2.1c, 11.2.1d). Charts: flotilla_transfer_roll."""
    rolled = dice.roll("1d6", "transfer", "11.2.1c")
    return charts["flotilla_transfer_roll"].result(rolled, rank) == "granted"


def transfer_roll(dice: Dice, state: State, book: Book) -> State:
    """The request for a flotilla (11.2.1c, 11.2.1d)."""
    if gets_transfer(dice, state.captain.rank, book.charts):
        state = moved(dice, state, refit_of(state).wanted)
    else:
        dice.note("11.2.1c", "rotd-log-refused", side=state.seat)
    return going(state, "refit_over")


# ------------------------------------------------------------------------ back at sea


def back_at_sea(state: State) -> int:
    """The month of the next patrol: refit and the captain's recovery run side by side (10.10.X, 10.10.4)."""
    refit = refit_of(state)
    return refit.ready or state.captain.month + 1 + max(refit.months, refit.captain_months)


def refit_over(dice: Dice, state: State, book: Book) -> State:
    """The log is closed for this patrol, the boat is as new (2.0d, 6.1.3F, 10.7.7, 10.10.4, 12.1.3a)."""
    captain, refit = state.captain, refit_of(state)
    month = back_at_sea(state)
    in_port = month - captain.month - 1 - refit.training
    line = captain.patrols[-1]._replace(refit=in_port, training=refit.training)
    return going(
        state, "next_player" if state.others else "assign",
        captain=captain._replace(month=month, patrols=(*captain.patrols[:-1], line)),
        boat=loaded(state.boat.name, state.boat.type, book), refit=None, patrol=NO_PATROL,
    )  # fmt: skip


STAGES = {
    "applications": applications, "application": application, "new_training": new_training,
    "commission": commission, "forced": forced, "transfer_due": transfer_due, "transfer_roll": transfer_roll,
    "refit_over": refit_over,
}  # fmt: skip
ROLLS: Names = ("application", "new_training", "commission", "transfer_roll")
ASKS = {
    "apply": Ask("11.4.3a", _offer_apply, _apply),
    "request": Ask("11.4.3b", _offer_request, _request),
    "another_type": Ask("11.4.2d", _offer_type, _type),
    "transfer": Ask("11.2.1c", _offer_transfer, _transfer),
}
