"""What can be under way: the frames of the stack.

Knows the shape of suspended actions, as plain data. A frame names its stage; while `asked` names a
side the stage waits for its order. Must not know any rule.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.games.atlantic_chase.state import Names
from navalgames.games.parts import quick

AIR_STRIKE, ENGAGE, NAVAL_SEARCH, STEALTH_ATTACK = "air_strike", "engage", "naval_search", "stealth_attack"


class Turn(NamedTuple):
    """Between two actions of the active player (25.2)."""

    stage: str = "between"
    asked: Names = ()


@quick
class Plot(NamedTuple):
    """A Trajectory action: whether it has placed a segment (43)."""

    stage: str
    side: str
    force: str
    asked: Names = ()
    placed: bool = False


@quick
class Recon(NamedTuple):
    """A U-boat or submarine force is on its way (41.3a)."""

    stage: str
    side: str
    force: str
    asked: Names = ()
    won: bool = False


class Support(NamedTuple):
    """What a side has designated in support: a coordinating force, an air source and its launch hex."""

    coordination: str = ""
    air: str = ""
    launch: str = ""


@quick
class Attack(NamedTuple):
    """An Air Strike, Engage, Naval Search or Stealth Attack (25.9).

    force: the active task force, stealth force, or "airbase". launch: of an Air Strike. own, other:
    what both players designated. alert: the modifier of the Interruption. total: what a leader's roll
    adds to the Trajectory Total; spent: the target's Evasive was spent; rolled: the sum of the dice.
    left: result words still to apply; struck: ships hit so far. lapsing: task forces still
    to lapse. fought: a battle took place. passes: the initiative passes by a Miss with Intel.
    """

    stage: str
    kind: str
    side: str
    force: str
    target: str
    hex: str
    asked: Names = ()
    launch: str = ""
    own: Support = Support()
    other: Support = Support()
    must: str = ""
    alert: int = 0
    total: int = 0
    spent: bool = False
    rolled: int = 0
    left: Names = ()
    struck: Names = ()
    lapsing: Names = ()
    fought: bool = False
    passes: bool = False
    won: bool = False


@quick
class Lapsing(NamedTuple):
    """Time Lapse of one task force. launch: the segment that goes last. may: the lapse may be declined."""

    stage: str
    force: str
    asked: Names = ()
    launch: str = ""
    may: bool = False
    amount: int = -1
    rolled: int = 0


@quick
class Contest(NamedTuple):
    """An attempt to seize (kind "seize") or a vie ("vie") by the inactive player `side` (26.3, 26.4)."""

    stage: str
    kind: str
    side: str
    asked: Names = ()
    evasive: int = 0
    rolled: int = 0
    active_rolled: int = 0
    by_leader: bool = False


@quick
class Change(NamedTuple):
    """The initiative passes to `side` (25.7a)."""

    stage: str
    side: str
    asked: Names = ()
    rolled: int = 0


@quick
class Throw(NamedTuple):
    """Dice that a leader may still change. keep: all, best or worst. plus: what was added."""

    stage: str
    side: str
    faces: tuple[int, ...]
    keep: str
    why: str
    leaders: Names
    asked: Names = ()
    plus: int = 0
    field: str = "rolled"
    binding: bool = False


@quick
class Completion(NamedTuple):
    """A task force tries to come into port (29)."""

    stage: str
    side: str
    force: str
    port: str
    asked: Names = ()
    won: bool = False


@quick
class Passing(NamedTuple):
    """A Pass: the trajectories that still lapse (35)."""

    stage: str
    side: str
    left: Names
    asked: Names = ()


@quick
class Signalling(NamedTuple):
    """A Signals action by `side`: own trajectories that may still lapse. slip: it answers a Slip (54.3)."""

    stage: str
    side: str
    left: Names
    asked: Names = ()
    slip: bool = False
    won: bool = False


@quick
class Reorganizing(NamedTuple):
    """A Reorganize action: what was done so far; a split under way goes from `origin` to `new` (37)."""

    stage: str
    side: str
    asked: Names = ()
    done: bool = False
    origin: str = ""
    new: str = ""
    group: str = ""
    join: str = ""
    rolled: int = 0


@quick
class Following(NamedTuple):
    """A leader had to leave a ship: his owner says where he goes (10.2)."""

    stage: str
    side: str
    leader: str
    left: str
    asked: Names = ()


@quick
class Fighter(NamedTuple):
    """A ship on the Battle Board. smoking: it makes smoke. covers: ships its smoke covers."""

    ship: str
    side: str
    zone: str
    smoking: bool = False
    covers: Names = ()


@quick
class Battle(NamedTuple):
    """A battle on the board (55 to 62).

    forces: the task forces of the active and the other side. fighters: ships on the board. done: ships
    that have acted in the step. shots: (ship, target) declared, not rolled. hits: (target, hits) of the
    step, not applied. first: the active ships fire first in round 1 (54.6c). sides: whose turn in the
    step. pace: the speed whose ships manoeuvre. leaving: sides that declared Break Away.
    """

    stage: str
    active: str
    forces: tuple[str, str]
    hex: str
    rounds: int
    asked: Names = ()
    round: int = 1
    fighters: tuple[Fighter, ...] = ()
    smoke: bool = True
    first: bool = False
    mini: bool = False
    sides: Names = ()
    done: Names = ()
    shots: tuple[tuple[str, str], ...] = ()
    hits: tuple[tuple[str, int], ...] = ()
    leaving: Names = ()
    pace: int = -1
    rolled: int = 0
