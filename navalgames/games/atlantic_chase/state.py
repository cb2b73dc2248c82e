"""What lies on the table in Atlantic Chase: frozen records, everything open to both sides.

Knows places (hexes, port boxes, lines of segments), markers and the stack of what is under way;
nothing of what may happen. There is no hidden position: a task force is its station or its line.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.games.contract import Outcome
from navalgames.games.parts import quick

GERMAN, BRITISH = SIDES = ("German", "British")
ENEMY = {GERMAN: BRITISH, BRITISH: GERMAN}
GOOD, BAD = "good", "bad"
FAR, NEAR, CLOSE = ZONES = ("Far", "Near", "Close")
SUNK, COMPLETED, EXITED = "sunk", "completed", "exited"
U_BOAT, SUBMARINE, MINE = "U-boat", "submarine", "mine"
AIRBASE = "airbase"

Names = tuple[str, ...]


class Options(NamedTuple):
    """Scenario, optional rules and switches of one game; the defaults are those of the index."""

    scenario: str = "T1"
    variant: str = "none"
    imaginary_side: str = "none"
    interruption_bands: str = "rulebook"
    break_away_speed: str = "own_slowest"
    counter_printing: str = "final"
    designation_order: str = "active_first"
    interruption_vie_kept: str = "resume"
    miss_with_intel: str = "replaces"
    arctic_weather: str = "local"
    damaged_torpedo: str = "forbidden"
    walker_inactive: str = "none"
    air_across_nonadjacent: str = "allowed"
    neutral_port_intel: str = "no_trigger"
    signals_lapse: str = "may"
    recon_stay: str = "forbidden"
    dual_role: str = "allowed"
    target_self_support: str = "not_deducted"
    stealth_double: str = "separate"
    edge_hexes: str = "official"
    gunnery_declaration: str = "sequential"
    opt_damaged_ship_restriction: bool = False
    opt_cv_limit: bool = False
    opt_battle_removes_evasive: bool = False
    escort_pool: str = "none"


@quick
class Ship(NamedTuple):
    """A ship counter; a convoy or squadron counts as one ship. Of several equal ones each bears a number.

    limit: hits that destroy a convoy or squadron, 0 where nothing does. torpedoes: attacks left.
    visited: hexes watched by the scenario where its task force has been. destination: ports of a convoy.
    origin: the task force it began in.
    """

    name: str
    hits: int = 0
    damaged: bool = False
    dispersed: bool = False
    torpedoes: int = 0
    limit: int = 0
    smoke: bool = True
    alias: str = ""
    destination: Names = ()
    visited: Names = ()
    origin: str = ""


@quick
class TaskForce(NamedTuple):
    """A task force: a station in a hex, a station in a port box, or a line of hexes from end to end.

    intel, contact: the hexes of its station or segments that carry the marker. gate: the port hex
    by which it entered its box (9.4). unknown: the six identities of a task force without ships that
    nobody has identified yet (SOL.2).
    """

    id: str
    side: str
    ships: tuple[Ship, ...]
    station: str = ""
    box: str = ""
    line: Names = ()
    intel: Names = ()
    contact: Names = ()
    evasive: bool = False
    gate: str = ""
    unknown: tuple[tuple[Ship, ...], ...] = ()

    @property
    def hexes(self) -> Names:
        """The hexes it is in: none in a port box (4.12)."""
        return self.line or ((self.station,) if self.station else ())


class StealthForce(NamedTuple):
    """A U-boat, submarine or mine; hex "" is the U-boat box."""

    id: str
    side: str
    kind: str
    hex: str = ""


class Leader(NamedTuple):
    """A leader with uses left. ship: the ship or U-boat force that carries him; "" for one at hand."""

    name: str
    side: str
    ship: str = ""
    uses: int = 1


class Waiting(NamedTuple):
    """A reinforcement group in a port box; its ships are not in play."""

    side: str
    group: str
    ships: tuple[Ship, ...]
    port: str
    variant: str = ""
    leaders: tuple[tuple[str, str], ...] = ()


class Gone(NamedTuple):
    """A ship that left play. how: sunk, completed (in `port`) or exited from a mini-scenario's board."""

    ship: Ship
    side: str
    how: str
    task_force: str = ""
    port: str = ""


class Duty(NamedTuple):
    """What a leader's power binds a side to do next: an action with this task force (10.6b, 10.7b)."""

    side: str
    leader: str
    task_force: str


@quick
class State(NamedTuple):
    """A whole game of Atlantic Chase.

    turn: changes of initiative so far, and one. seen: ships whose task force took a Trajectory action.
    entered: reinforcement groups that came in, as (side, group). score: German less British points.
    """

    active: str
    turn: int
    weather: str
    tally: int = 0
    task_forces: tuple[TaskForce, ...] = ()
    stealth: tuple[StealthForce, ...] = ()
    leaders: tuple[Leader, ...] = ()
    groups: tuple[Waiting, ...] = ()
    gone: tuple[Gone, ...] = ()
    entered: tuple[tuple[str, str], ...] = ()
    plotted: Names = ()
    duty: Duty | None = None
    stack: tuple[Any, ...] = ()
    score: float = 0
    outcome: Outcome | None = None

    @property
    def inactive(self) -> str:
        """The side without the initiative (13.6)."""
        return ENEMY[self.active]


# ------------------------------------------------------------------------ forces

_STACK = State._fields.index("stack")
_TASK_FORCES = State._fields.index("task_forces")
_new = tuple.__new__


def force(state: State, name: str) -> TaskForce:
    """The task force called `name`."""
    for one in state.task_forces:
        if one.id == name:
            return one
    raise KeyError(name)


def in_play(state: State, name: str) -> bool:
    """Whether a task force is in play."""
    return name in [one.id for one in state.task_forces]


def forces_of(state: State, side: str) -> list[TaskForce]:
    """The task forces of a side."""
    return [one for one in state.task_forces if one.side == side]


def with_force(state: State, changed: TaskForce) -> State:
    """The state with one task force replaced."""
    name = changed.id
    forces = tuple([changed if one.id == name else one for one in state.task_forces])
    values = [*state]
    values[_TASK_FORCES] = forces
    return _new(State, values)


def without_force(state: State, name: str) -> State:
    """The state after a task force has left the map."""
    return state._replace(task_forces=tuple([one for one in state.task_forces if one.id != name]))


def ship_in(one: TaskForce, name: str) -> Ship:
    """A ship of a task force."""
    for ship in one.ships:
        if ship.name == name:
            return ship
    raise KeyError(name)


def carrier_of(state: State, ship: str) -> TaskForce | None:
    """The task force a ship belongs to; None when it is not in play."""
    for one in state.task_forces:
        for known in one.ships:
            if known.name == ship:
                return one
    return None


def force_with(state: State, ship: str) -> TaskForce:
    """The task force of a ship that is in play."""
    one = carrier_of(state, ship)
    assert one is not None, f"{ship} is not in play"
    return one


def with_ship(state: State, changed: Ship) -> State:
    """The state with one ship replaced, in whatever task force it is."""
    one = force_with(state, changed.name)
    ships = tuple([changed if ship.name == changed.name else ship for ship in one.ships])
    return with_force(state, one._replace(ships=ships))


def stealth_force(state: State, name: str) -> StealthForce | None:
    """The stealth force called `name`, if there is one."""
    for one in state.stealth:
        if one.id == name:
            return one
    return None


def stealth_called(state: State, name: str) -> StealthForce:
    """The stealth force called `name`, which there is."""
    one = stealth_force(state, name)
    assert one is not None, f"there is no {name}"
    return one


# ------------------------------------------------------------------------ leaders


def force_of_leader(state: State, one: Leader | None) -> str:
    """The task force a leader is in; "" when he is in none."""
    if one is None or not one.ship:
        return ""
    found = carrier_of(state, one.ship)
    return found.id if found else ""


def used(state: State, name: str, side: str) -> State:
    """The state after one use of a leader: he is removed with the last one (10.4, 35.6b)."""
    left = []
    for one in state.leaders:
        if one.name != name or one.side != side:
            left.append(one)
        elif one.uses > 1:
            left.append(one._replace(uses=one.uses - 1))
    return state._replace(leaders=tuple(left))


# ------------------------------------------------------------------------ the stack


def with_stack(state: State, stack: tuple[Any, ...]) -> State:
    """The state with another stack: what `_replace` does, several times as quick."""
    values = [*state]
    values[_STACK] = stack
    return _new(State, values)


def push(state: State, frame: Any) -> State:
    """Begin something inside what is under way."""
    return with_stack(state, (*state.stack, frame))


def pop(state: State) -> State:
    """End the innermost thing under way."""
    return with_stack(state, state.stack[:-1])


def going_on(state: State, frame: Any, **fields: Any) -> State:
    """The innermost thing under way goes on, changed."""
    values = [*state]
    stack = [*state.stack]
    stack[-1] = frame._replace(**fields) if fields else frame
    values[_STACK] = tuple(stack)
    return _new(State, values)


def told(state: State, **fields: Any) -> State:
    """The innermost thing ends and tells what is under it."""
    below = state.stack[-2]._replace(**fields)
    return with_stack(state, (*state.stack[:-2], below))
