"""What lies on the table in the frigate duel: frozen records of ships, smoke, cards and what is under way.

Knows places and conditions; nothing of what may happen. What lies in the dark stands in fields of its own
(`assigned`, `chosen`, `shots`, `splits`, `hands`, `unseen`), so that a view can cover it and nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from navalgames.games.contract import Outcome
from navalgames.games.parts import quick

A, B = SIDES = ("A", "B")
ENEMY = {A: B, B: A}
SEAT = {A: 0, B: 1}
HIDDEN = -1
"""A covered manoeuvre, kind of shot or number of points; a covered card is COVERED."""
COVERED = "?"
PORT, STARBOARD = 0, 1
SAILING, RIGGING_CHANGE, REPAIR, FIRE_PARTY, MELEE, RESERVE = range(2, 8)
SAILS = ("hove_to", "battle", "full")
SHOTS = ("", "round", "double", "chain")
MANOEUVRES = (
    "", "ahead", "port", "starboard", "wear", "tack", "fall_off_port", "fall_off_starboard", "back", "hold",
)  # fmt: skip
MORALE = {1: "handy", 0: "steady", -1: "unfit"}
AFLOAT = ""

Names = tuple[str, ...]
Square = tuple[int, int]
Crew = tuple[int, ...]
Smoke = tuple[tuple[int, int, int], ...]
"""Smoke markers in order of their squares: (x, y, value)."""


class Options(NamedTuple):
    """The scenario and the switches of one game; the defaults are those of the index."""

    scenario: str = "S01"
    bonus_move: str = "literal"
    wind_gunnery: str = "both"
    rake_facing: str = "perpendicular"
    smoke_count: str = "markers"
    fire_order: str = "simultaneous"
    melee_support_stack: bool = True
    morale_effect_modifier: str = "blue_die"
    firefight_needs_party: bool = True
    bridge_cards: bool = True
    two_ships: bool = False
    end_by_agreement: bool = False


@quick
class Ship(NamedTuple):
    """A ship. Broadsides are (port, starboard), chasers (bow, stern).

    crew: points by box, in the order of the chart crew_boxes. causes: causes of strike markers that count
    once and have counted. reload: impulses counted from the start of this turn at which a broadside is
    loaded; 0 for none. moving, steering: the marks left in this turn. out: "" afloat, else struck, captured
    or sinking. grappled: the number of the ship she is grappled to, or -1. freed: whether she was freed in
    this turn's housekeeping; halved: whether her rate is halved in this turn.
    """

    id: str
    side: str
    x: int
    y: int
    heading: int
    sail: str
    crew: Crew
    morale: int
    hull_lost: int = 0
    rigging_lost: int = 0
    burning: bool = False
    markers: int = 0
    causes: int = 0
    loaded: tuple[bool, bool] = (True, True)
    reload: tuple[int, int] = (0, 0)
    fired: tuple[bool, bool] = (False, False)
    moving: tuple[int, ...] = ()
    steering: tuple[int, ...] = ()
    speed: int = 0
    rate: int = 0
    grappled: int = -1
    halved: bool = False
    freed: bool = False
    out: str = AFLOAT


def card_kind(card: str) -> str:
    """The design of a card: "steady_aim" for "steady_aim#2"."""
    return card.partition("#")[0]


@quick
class Fire(NamedTuple):
    """Fire declared: a broadside (port, starboard) at hull or rigging, or a chaser (bow, stern)."""

    ship: int
    gun: str
    target: int
    aim: str = ""


@quick
class Result(NamedTuple):
    """What one piece of fire does, to be applied when all fire of the impulse is resolved (P11.4)."""

    target: int
    hull: int = 0
    rigging: int = 0
    crew: int = 0
    morale: bool = False
    burning: bool = False
    broadside: bool = True


@quick
class Task(NamedTuple):
    """Something to be done. The last task of a state is next; where it asks, its stage names the decision."""

    stage: str
    side: str = ""
    ship: int = -1
    other: int = -1
    data: Any = ()


@quick
class State(NamedTuple):
    """A whole duel.

    impulse: the impulse being carried out; 0 outside the cycle. wind: the heading from which it blows.
    chosen: the manoeuvre each ship has chosen, as its place in MANOEUVRES, 0 for none. shots: the kind of
    shot in (or going into) each broadside, as its place in SHOTS. assigned: crew not yet revealed. splits:
    those of attacker and defender, (points, support), in a melee not yet revealed. revealed: the manoeuvres
    turned up in this impulse. hands: cards by side. unseen: the cards of the shuffled deck. fires: what has
    been declared in this impulse; results: what it will do.
    """

    turn: int
    impulse: int
    initiative: str
    wind: int
    strength: str
    ships: tuple[Ship, ...]
    smoke: Smoke = ()
    tasks: tuple[Task, ...] = ()
    asked: Names = ()
    chosen: tuple[int, ...] = ()
    shots: tuple[tuple[int, int], ...] = ()
    assigned: tuple[Crew | None, ...] = ()
    splits: tuple[tuple[int, int] | None, ...] = ()
    revealed: tuple[int, ...] = ()
    hands: tuple[Names, Names] = ((), ())
    unseen: Names = ()
    discards: Names = ()
    fires: tuple[Fire, ...] = ()
    results: tuple[Result, ...] = ()
    outcome: Outcome | None = None


# ------------------------------------------------------------------------ small steps


def with_ship(state: State, number: int, ship: Ship) -> State:
    """The state with one ship replaced."""
    ships = state.ships
    return state._replace(ships=(*ships[:number], ship, *ships[number + 1 :]))


def changed(state: State, number: int, **fields: Any) -> State:
    """The state with some fields of one ship replaced."""
    return with_ship(state, number, state.ships[number]._replace(**fields))


def at(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """A row with one place replaced."""
    return (*row[:place], value, *row[place + 1 :])


_PLACES = {name: place for place, name in enumerate(State._fields)}
_TASKS, _ASKED = _PLACES["tasks"], _PLACES["asked"]
_new = tuple.__new__


def with_tasks(state: State, tasks: tuple[Task, ...]) -> State:
    """The state with other things to do: `_replace` at half of its price, done at every step."""
    values = [*state]
    values[_TASKS] = tasks
    return _new(State, values)


def waiting(state: State, tasks: tuple[Task, ...], asked: Names) -> State:
    """The state as it waits for an order: with these things to do and these sides asked."""
    if tasks is state.tasks and asked == state.asked:
        return state
    values = [*state]
    values[_TASKS], values[_ASKED] = tasks, asked
    return _new(State, values)


def push(state: State, *tasks: Task, **fields: Any) -> State:
    """Things to be done before all others, the first one first; and some fields replaced in the same step."""
    if not tasks and not fields:
        return state
    values = [*state]
    values[_TASKS] = (*state.tasks, *tasks[::-1])
    for name in fields:
        values[_PLACES[name]] = fields[name]
    return _new(State, values)


def pop(state: State) -> State:
    """The state without its next task."""
    return with_tasks(state, state.tasks[:-1])


@cache
def plain_task(stage: str, side: str) -> Task:
    """Something to be done that says no more than its stage and side: few, and pushed in every impulse."""
    return Task(stage, side)


def ships_of(state: State, side: str) -> tuple[int, ...]:
    """The numbers of a side's ships that are not out of action."""
    found: tuple[int, ...] = ()
    for number, ship in enumerate(state.ships):  # a loop: for two ships half the price of a comprehension
        if ship.side == side and not ship.out:
            found += (number,)
    return found


def enemies_of(state: State, number: int) -> tuple[int, ...]:
    """The numbers of the enemy ships that are not out of action."""
    return ships_of(state, ENEMY[state.ships[number].side])


def afloat(state: State) -> tuple[int, ...]:
    """The numbers of all ships that are not out of action, those of the initiative player first."""
    return (*ships_of(state, state.initiative), *ships_of(state, ENEMY[state.initiative]))


def in_order(state: State) -> Names:
    """The sides, the initiative player first."""
    return (state.initiative, ENEMY[state.initiative])


def hand_of(state: State, side: str) -> Names:
    """The cards in a side's hand."""
    return state.hands[SEAT[side]]


def crew_points(ship: Ship) -> int:
    """All living crew points of a ship."""
    return sum(ship.crew)
