"""Orders for the next patrol: flotilla, area, special mission, departure (7.0-7.3, 11.4.4, 14.7.1).

Knows what a boat is told to do. How it sails stands in `rules.sailing`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts, derived
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.rules import endings, postings
from navalgames.games.raiders_of_the_deep.rules.set_up import loaded
from navalgames.games.raiders_of_the_deep.state import (
    FIT,
    Boat,
    Captain,
    Names,
    Patrol,
    PatrolLine,
    State,
    asking,
    going,
    with_captain,
)
from navalgames.games.raiders_of_the_deep.tables import (
    Book,
    assigned,
    first_month,
    standing_flotilla,
    station,
    track,
    track_of,
)

IN_PORT, ADRIATIC, MEDITERRANEAN = "in_port", "adriatic", "mediterranean"
AGENT, MINES = "agent", "mines"


def assign(dice: Dice, state: State, book: Book) -> State:
    """The next patrol, if there is one (5.1.1, 5.1.2, 6.1.1A, 14.7.1b)."""
    captain = state.captain
    if captain.month > book.last:
        return endings.lost(dice, state, endings.WAR_OVER, "5.1.2", book)
    if tile_is_done(captain, book):
        return endings.lost(dice, state, endings.TILE_DONE, "14.7.1b", book)
    if class_changes(captain, state.boat.type, book):
        return asking(state, "class_change")
    return assigned_to(dice, state, book)


def tile_is_done(captain: Captain, book: Book) -> bool:
    """Whether a captain of a tile has made his historical patrols (14.7.1b)."""
    if book.tile is None or book.options.tile_mode != "historical":
        return False
    return len(captain.patrols) >= book.tile.patrols


# ------------------------------------------------------------------------ changing class


def class_changes(captain: Captain, kind: str, book: Book) -> Names:
    """The types to which a German captain may change this month (11.4.4a, 11.4.4b, 11.4.4d)."""
    return () if book.austrian else _open_classes(book, kind, captain.month)


@derived(most=4096)
def _open_classes(book: Book, kind: str, month: int) -> Names:
    own = book.mats[kind].kind
    open_to = [
        new
        for row, new, fits in (("change_to_ub", "UB", own == "U"), ("change_to_uc", "UC", own != "UC"))
        if fits and _window(row, month, book)
    ]
    return tuple(
        kind
        for kind, mat in book.mats.items()
        if mat.kind in open_to and first_month(book, kind) <= book.last
    )


def _window(row: str, month: int, book: Book) -> bool:
    """The month of a class change, or any later one (switch class_change_window)."""
    first, last = book.spells[row]
    return first <= month and (month <= last or book.options.class_change_window == "from")


def _offer_class(state: State, book: Book) -> tuple[Any, ...]:
    kinds = class_changes(state.captain, state.boat.type, book)
    return (given.Stay(), *(given.ChangeClass(kind) for kind in kinds))


def _class(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The crew changes class and trains (11.4.4c)."""
    if isinstance(order, given.Stay):
        return going(state, "assigned")
    dice.note("11.4.4a", "rotd-log-class-change", side=state.seat, type=order.type)
    return going(state, "class_training", boat=Boat(order.type))


def class_training(dice: Dice, state: State, book: Book) -> State:
    """One to six months of training; then the patrol after them (11.4.4c). Charts: training_months."""
    months = postings.training(dice, book.charts)
    month = max(state.captain.month, first_month(book, state.boat.type)) + months
    dice.note("11.4.4c", "rotd-log-training", side=state.seat, months=months)
    return going(state, "commission", captain=state.captain._replace(month=month))


# ------------------------------------------------------------------------ area


def flotilla_of(captain: Captain, boat: str, book: Book) -> str:
    """The flotilla that gives the orders (7.0a-c, 11.2.1c, 11.4.0)."""
    if captain.transferred or book.tile is not None:
        return standing_flotilla(book, captain.flotilla, captain.month)
    return standing_flotilla(book, station(book, boat, captain.month), captain.month)


def assigned_area(flotilla: str, state: State, book: Book) -> str:
    """The word of [P1] (7.0a, 7.2.1, 7.2.1n); where it has none the boat sails with the High Sea Fleet."""
    kind, month = state.boat.type, state.captain.month
    return assigned(book, flotilla, kind, month) or assigned(book, "HSF", kind, month) or IN_PORT


def assigned_to(dice: Dice, state: State, book: Book) -> State:
    """The area of the patrol; a boat held in port waits a month (6.1.1A, 7.2.1)."""
    if book.tile is not None:
        return going(state, "zone")
    if book.austrian:
        large = track(book, state.boat.type, MEDITERRANEAN) is not None
        roll = large and book.in_spell("austrian_mediterranean", state.captain.month)
        return going(state, "austrian_area") if roll else _sent(dice, state, ADRIATIC, book)
    flotilla = flotilla_of(state.captain, state.boat.name, book)
    area = assigned_area(flotilla, state, book)
    if area == IN_PORT:
        dice.note("7.2.1", "rotd-log-in-port", side=state.seat, month=month_text(state.captain.month))
        return going(state, "assign", captain=state.captain._replace(month=state.captain.month + 1))
    if flotilla != state.captain.flotilla:
        state = with_captain(state, flotilla=flotilla)
    return _sent(dice, state, area, book)


def austrian_area(dice: Dice, state: State, book: Book) -> State:
    """The larger Austro-Hungarian boats may be sent into the Mediterranean (14.5.0). Charts: p1_austrian."""
    rolled = dice.roll("1d6", "austrian_area", "14.5.0")
    return _sent(dice, state, book.charts["p1_austrian"].result(rolled, state.boat.type), book)


def zones(captain: Captain, kind: str, book: Book) -> Names:
    """The zones of the captain's tile that are open to the boat this month (14.7.1a, 14.7.3)."""
    tile = book.tile
    listed = tuple(tile.zones.split())
    sea = book.in_spell("mediterranean", captain.month)
    found = tuple(zone for zone in listed if track(book, kind, zone) and (zone != MEDITERRANEAN or sea))
    if book.options.tile_mode == "historical" and len(found) > 1:
        later = bool(tile.later_from) and captain.month >= month_of(tile.later_from)
        first, *_, last = found
        return (last,) if later else (first,)
    return found


def zone(dice: Dice, state: State, book: Book) -> State:
    """The zone of a captain's tile: rolled from its list, or the historical one (14.7.1a, 14.7.1b)."""
    found = zones(state.captain, state.boat.type, book) or tuple(
        area for area in book.charts["patrol_track"].columns if track(book, state.boat.type, area)
    )
    (area,) = dice.draw(found, 1, "zone", "14.7.1a") if len(found) > 1 else found
    return _sent(dice, state, area, book)


def _sent(dice: Dice, state: State, area: str, book: Book) -> State:
    """The track is known (7.0d, 7.1a-c, 6.1.1C)."""
    boxes = track_of(book, state.boat.type, area)
    mission = MINES if "mission" in boxes else ""
    agents = book.mats[state.boat.type].kind == "U" and AGENT in boxes
    patrol = Patrol(area, boxes, mission=mission)
    return going(state, "agent", patrol=patrol) if agents else _departed(dice, state, patrol, book)


def is_agent_mission(dice: Dice, charts: Charts) -> bool:
    """Whether the boat takes a secret agent along (7.1a). Charts: agent_roll."""
    return charts["agent_roll"].result(dice.roll("2d6", "agent", "7.1a"), "result") == AGENT


def agent(dice: Dice, state: State, book: Book) -> State:
    """The roll before a patrol of a U-class boat (7.1a)."""
    if not is_agent_mission(dice, book.charts):
        return going(state, "depart")
    crew, patrol = state.crew._replace(agent=FIT), state.patrol._replace(mission=AGENT)
    return going(state, "depart", crew=crew, patrol=patrol)


def depart(dice: Dice, state: State, book: Book) -> State:
    """The patrol begins (6.0b)."""
    return _departed(dice, state, state.patrol, book)


def _departed(dice: Dice, state: State, patrol: Patrol, book: Book) -> State:
    """The patrol is logged, the boat fully loaded (6.0b, 6.1.1B, 7.1.1-7.1.3)."""
    captain, boat = state.captain, state.boat
    line = PatrolLine(captain.month, boat.name, boat.type, patrol.area, patrol.mission)
    state = asking(
        state, "sail", patrol=patrol, captain=captain._replace(patrols=(*captain.patrols, line)),
        turn=state.turn + 1, boat=loaded(boat.name, boat.type, book),
    )  # fmt: skip
    dice.note(
        "6.1.1B", "rotd-log-departed", side=state.seat, turn=state.turn, boat=boat.name, area=patrol.area,
        month=month_text(captain.month), mission=patrol.mission or "none",
    )  # fmt: skip
    return state


STAGES = {
    "assign": assign, "assigned": assigned_to, "class_training": class_training,
    "austrian_area": austrian_area,
    "zone": zone, "agent": agent, "depart": depart,
}  # fmt: skip
ROLLS: Names = ("class_training", "austrian_area", "zone", "agent")
ASKS = {"class_change": Ask("11.4.4a", _offer_class, _class)}
