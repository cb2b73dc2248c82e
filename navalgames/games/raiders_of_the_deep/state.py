"""What lies on the table in Raiders of the Deep: the boat's mat, crew, patrol, encounter and log.

Knows places and counts as frozen records; nothing of what may happen. Months are whole numbers (year times
twelve plus month, from 0): `navalgames.games.raiders_of_the_deep.calendar` reads and writes them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.games.contract import Outcome
from navalgames.games.parts import quick
from navalgames.games.raiders_of_the_deep.options import Options as Options

FIRST, SECOND, THIRD, FOURTH = SIDES = ("FIRST", "SECOND", "THIRD", "FOURTH")
HIDDEN = -1

KINDS = ("c35_91", "c06", "g6")
RANGES = ("close", "medium", "long")
SURFACED, SUBMERGED = "surfaced", "submerged"
DAY, NIGHT = "day", "night"
FORE, AFT = "fore", "aft"
QUALITIES = ("green", "trained", "veteran", "elite")
RANKS = ("LtzS", "OltzS", "KptLt", "KKpt")
MEN = ("captain", "first_officer", "second_officer", "engineer", "doctor")
SYSTEMS = (
    "diesel_1", "diesel_2", "motor_1", "motor_2", "batteries", "periscope", "fuel", "planes",
    "hydrophones", "radio", "gun", "door_fore", "door_aft",
)  # fmt: skip
FIT, LIGHT, SEVERE, KILLED = range(4)
ABSENT = 9
"""The state of a man who is not aboard (the agent)."""

Names = tuple[str, ...]
Load = tuple[int, int, int]
"""Torpedoes of each kind, in the order of KINDS."""


class Ship(NamedTuple):
    """A target in its column of the combat mat. `name` is "" for a ship without a name in the lists."""

    name: str
    size: str
    tonnage: int
    points: int
    armed: bool = False
    damage: int = 0

    @property
    def sunk(self) -> bool:
        return self.damage >= self.points

    @property
    def damaged(self) -> bool:
        """Hit and still afloat (9.2.5b)."""
        return 0 < self.damage < self.points


class Boat(NamedTuple):
    """The mat of the boat. `damaged`: systems hit in this encounter; `inoperative`: for the whole patrol."""

    type: str
    name: str = ""
    hull: int = 0
    flooding: int = 0
    damaged: frozenset[str] = frozenset()
    inoperative: frozenset[str] = frozenset()
    fore: Load = (0, 0, 0)
    fore_reloads: Load = (0, 0, 0)
    aft: Load = (0, 0, 0)
    aft_reloads: Load = (0, 0, 0)

    def out(self, system: str) -> bool:
        """Whether a system is damaged or inoperative."""
        return system in self.damaged or system in self.inoperative


class Crew(NamedTuple):
    """The men: wounds (FIT to KILLED), who is Experte, and the quality of the crew."""

    captain: int = FIT
    first_officer: int = FIT
    second_officer: int = FIT
    engineer: int = FIT
    doctor: int = FIT
    generic: tuple[int, ...] = (FIT, FIT, FIT, FIT)
    agent: int = ABSENT
    experts: frozenset[str] = frozenset()
    quality: str = "trained"

    @property
    def generic_out(self) -> bool:
        """All boxes of generic crew severely wounded or killed (10.5.3g)."""
        return min(self.generic) >= SEVERE


class Logged(NamedTuple):
    """A ship in the log. `fate`: sunk, prize or damaged; `by`: torpedo, gun or mine."""

    name: str
    tonnage: int
    size: str
    armed: bool
    fate: str
    by: str
    patrol: int
    month: int
    area: str


class PatrolLine(NamedTuple):
    """A patrol in the log: month, boat, task, result (S, F or "" while it lasts) and the months after it."""

    month: int
    boat: str
    type: str
    area: str
    mission: str = ""
    result: str = ""
    refit: int = 0
    training: int = 0


class Award(NamedTuple):
    """A decoration with the month and patrol it was given for. `flavour`: without effect on play."""

    medal: str
    month: int
    patrol: int
    flavour: bool = False


class Captain(NamedTuple):
    """A career: the header of the log, the log itself, and what the captain keeps from patrol to patrol.

    medal: the highest decoration with an effect, by its German name. gone: names of ships sunk (8.2.4a).
    first_type: the boat of the first patrol. last_check: month of the last promotion roll, or of the
    career's first patrol. failures: failed patrols in a row since the last drop of quality. rights: granted
    requests for a new boat kept for later. fate: "" while the career goes on.
    """

    name: str = ""
    nation: str = "DE"
    rank: str = "OltzS"
    flotilla: str = ""
    transferred: bool = False
    month: int = 0
    started: int = 0
    first_type: str = ""
    last_check: int = 0
    log: tuple[Logged, ...] = ()
    patrols: tuple[PatrolLine, ...] = ()
    awards: tuple[Award, ...] = ()
    medal: str = ""
    gone: frozenset[str] = frozenset()
    successes: int = 0
    failures: int = 0
    multipliers: int = 0
    luck: int = 0
    rights: int = 0
    met_q_ship: bool = False
    wounded_badly: bool = False
    early_life: str = ""
    final_fate: str = ""
    fate: str = ""
    level: str = ""


class Patrol(NamedTuple):
    """A patrol under way. `at`: the box occupied, -1 before the first; `step`: 1 outward or home, -1 back.

    rolls: encounter rolls still owed in this box. multiplier: rolls in each patrol box, 0 when none is in
    effect. skip_next: the rolls of the next box are lost. trusting: no reroll is asked for in this box.
    rolled: the roll on [E1]. sick: men whose survival is to be rolled. then: what follows reloading.
    system: being repaired.
    """

    area: str = ""
    boxes: Names = ()
    at: int = -1
    step: int = 1
    mission: str = ""
    mission_done: bool = False
    aborting: bool = False
    must_abort: bool = False
    rolls: int = 0
    multiplier: int = 0
    multipliers_used: int = 0
    event_done: bool = False
    superior: bool = False
    spares: bool = False
    prize: bool = False
    all_crew_out: bool = False
    skip_next: bool = False
    trusting: bool = False
    look_used: bool = False
    hidden_once: bool = False
    rolled: int = 0
    sick: Names = ()
    then: str = ""
    system: str = ""


class Shot(NamedTuple):
    """A torpedo or gun point on its way to a target. `weapon`: a kind of torpedo, or "gun"."""

    weapon: str
    target: int
    second: bool = False
    end: str = ""


class Meeting(NamedTuple):
    """An encounter with ships. `kind`: the word of the chart.

    round: combat rounds so far. used: weapons used in this round against unescorted ships. shots: what is
    committed and not yet rolled. ends: the ends that have fired. came: an escort came up in a further round;
    coming: it has not searched yet (9.4.3d). barred: the boat may not attack any more (9.2.2d). must_attack:
    damaged ships followed under escort (9.7.10). follows: "" at first, then "damaged", "straggler" or
    "escorted". prize_of: the target sunk by the gun that may be named a prize, -1 for none.
    """

    kind: str
    ships: tuple[Ship, ...] = ()
    escorted: bool = False
    to_identify: int = 0
    size: str = ""
    time: str = ""
    waited: bool = False
    posture: str = ""
    distance: str = ""
    round: int = 0
    used: frozenset[str] = frozenset()
    shots: tuple[Shot, ...] = ()
    ends: frozenset[str] = frozenset()
    came: bool = False
    coming: bool = False
    barred: bool = False
    must_attack: bool = False
    follows: str = ""
    checked: bool = False
    automatic_close: bool = False
    exchanges: int = 0
    prize_of: int = -1


class Cycle(NamedTuple):
    """The hunt by escorts. `charges`: depth-charge attacks made so far; `number` and `escort_number`:
    evasion."""

    night_surface: bool = False
    day_torpedo: bool = False
    close: bool = False
    long: bool = False
    both_ends: bool = False
    capital: bool = False
    previous: bool = False
    first: bool = True
    rammed: bool = False
    well: bool = False
    deep: bool = False
    charges: int = 0
    number: int = 0
    escort_number: int = 0

    @property
    def surfaced(self) -> bool:
        """On the surface now: only in the first round of a night surface attack (9.6.8a)."""
        return self.night_surface and self.first


class Blows(NamedTuple):
    """Hits on the boat that are being resolved. `then`: the stage that follows; `after`: the stage after the
    round; `cause`: what the boat is lost to; `injuries`: crew results to resolve; `flooded`: water came in
    during this round; `man`: who is being hurt."""

    hits: int
    surfaced: bool
    then: str
    after: str = ""
    cause: str = ""
    injuries: int = 0
    flooded: bool = False
    man: str = ""


class Refit(NamedTuple):
    """The boat in port. `months`: of the boat; `captain_months`: until the captain is fit; `applications`:
    awards to apply with; `left`: men whose recovery is still to be rolled; `slow`: Experten who were
    replaced, and the months after which they would be fit."""

    months: int = 0
    captain_months: int = 0
    new_boat: bool = False
    new_crew: bool = False
    applications: int = 0
    success: bool = False
    left: Names = ()
    recovery: tuple[tuple[str, int], ...] = ()
    training: int = 0
    ready: int = 0
    wanted: str = ""
    moved: bool = False
    slow: tuple[tuple[str, int], ...] = ()


class Career(NamedTuple):
    """The table of a player whose turn it is not."""

    seat: str
    captain: Captain
    boat: Boat
    crew: Crew


class State(NamedTuple):
    """A whole game. `turn`: patrols begun by all players; `score`: tonnage sunk by the captain on the table.

    stage: what happens next, or the decision waited for by the sides in `asked`. before: the state before the
    roll that a captain with Hals und Beinbruch may make again.
    """

    turn: int
    score: int
    seat: str
    stage: str
    asked: Names = ()
    captain: Captain = Captain()
    boat: Boat = Boat("")
    crew: Crew = Crew()
    patrol: Patrol = Patrol()
    meeting: Meeting | None = None
    cycle: Cycle | None = None
    blows: Blows | None = None
    refit: Refit | None = None
    others: tuple[Career, ...] = ()
    before: Any = None
    after: Any = None
    outcome: Outcome | None = None


for _record in (Ship, Boat, Crew, Logged, PatrolLine, Captain, Patrol, Meeting, Cycle, Blows, Refit, State):
    quick(_record)
_STAGE, _ASKED = State._fields.index("stage"), State._fields.index("asked")
_PLACES = {name: place for place, name in enumerate(State._fields)}


_new = tuple.__new__


def asking(state: State, decision: str, **places: Any) -> State:
    """The captain on the table decides; `places`: what else changes at the same time."""
    values = [*state]
    values[_STAGE] = decision
    values[_ASKED] = (state.seat,)
    for name in places:
        values[_PLACES[name]] = places[name]
    return _new(State, values)


def going(state: State, stage: str, **places: Any) -> State:
    """It goes on by itself with `stage`; `places`: what else changes at the same time."""
    values = [*state]
    values[_STAGE] = stage
    values[_ASKED] = ()
    for name in places:
        values[_PLACES[name]] = places[name]
    return _new(State, values)


def _with(state: State, part: str, fields: dict[str, Any]) -> State:
    values, place = [*state], _PLACES[part]
    values[place] = values[place]._replace(**fields)
    return _new(State, values)


def with_captain(state: State, **fields: Any) -> State:
    return _with(state, "captain", fields)


def with_crew(state: State, **fields: Any) -> State:
    return _with(state, "crew", fields)


def with_patrol(state: State, **fields: Any) -> State:
    return _with(state, "patrol", fields)


def with_meeting(state: State, **fields: Any) -> State:
    return _with(state, "meeting", fields)


def with_cycle(state: State, **fields: Any) -> State:
    return _with(state, "cycle", fields)


def with_refit(state: State, **fields: Any) -> State:
    return _with(state, "refit", fields)
