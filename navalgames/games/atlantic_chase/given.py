"""The orders of Atlantic Chase as plain records.

Knows what can be said at the table. Must not know when each may be said: see `orders`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from navalgames.games.atlantic_chase.given_in_battle import (
    BreakAway,
    CeaseFire,
    Cover,
    Fire,
    Launch,
    LeaveAlone,
    MakeSmoke,
    Manoeuvre,
    PlaceShip,
)
from navalgames.games.atlantic_chase.state import Names

# ------------------------------------------------------------------------ actions


@dataclass(frozen=True, slots=True)
class AirStrike:
    """Strike from a task force or an airbase (source "airbase") in `launch` at a target in `hex` (27)."""

    source: str
    launch: str
    target: str
    hex: str


@dataclass(frozen=True, slots=True)
class Complete:
    """Take a task force out of play in a port (29)."""

    task_force: str
    port: str


@dataclass(frozen=True, slots=True)
class Engage:
    """Bring an enemy station to battle (31)."""

    task_force: str
    target: str


@dataclass(frozen=True, slots=True)
class NavalSearch:
    """Search for an enemy trajectory in a hex (33)."""

    task_force: str
    target: str
    hex: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Hand over the initiative and shorten one trajectory; "" without any (35)."""

    task_force: str


@dataclass(frozen=True, slots=True)
class AllPass:
    """Pass, and shorten all own trajectories, by Raeder or Pound (35.6a)."""


@dataclass(frozen=True, slots=True)
class Reorganize:
    """Begin to split, merge and reinforce (37)."""


@dataclass(frozen=True, slots=True)
class Signals:
    """Turn an enemy trajectory into a station at one of its Intel markers (39)."""

    target: str
    hex: str


@dataclass(frozen=True, slots=True)
class SendStealthForce:
    """Begin a recon with a U-boat or submarine force (41.3a)."""

    force: str


@dataclass(frozen=True, slots=True)
class StealthAttack:
    """Attack a task force in the hex of a stealth force (41.7a)."""

    force: str
    target: str


@dataclass(frozen=True, slots=True)
class PlotCourse:
    """Begin to draw or extend the trajectory of a task force (43)."""

    task_force: str


# ------------------------------------------------------------------------ free between actions


@dataclass(frozen=True, slots=True)
class EnterBox:
    """Move a station from a port hex into the port box (8.2a)."""

    task_force: str
    box: str


@dataclass(frozen=True, slots=True)
class LeaveBox:
    """Move a station from a port box to a hex of its port (8.2b)."""

    task_force: str
    hex: str


@dataclass(frozen=True, slots=True)
class Disperse:
    """Disperse a convoy for good (11.3a)."""

    ship: str


# ------------------------------------------------------------------------ inside an action


@dataclass(frozen=True, slots=True)
class AddSegment:
    """Add a segment at the "front" or "back" end of the line (43.4)."""

    end: str
    hex: str


@dataclass(frozen=True, slots=True)
class EndCourse:
    """The trajectory is drawn (43.8)."""


@dataclass(frozen=True, slots=True)
class GoTo:
    """The hex into which the stealth force is placed (41.3a)."""

    hex: str


@dataclass(frozen=True, slots=True)
class Support:
    """Designate a coordinating force and an air support source with its launch hex; "" for none (25.9)."""

    coordination: str
    air: str
    launch: str


@dataclass(frozen=True, slots=True)
class TakeIntel:
    """Gensoul removes an Intel marker from a designated task force (10.11a)."""

    task_force: str
    hex: str


@dataclass(frozen=True, slots=True)
class RollForLeader:
    """Krancke or Tovey rolls two dice for the Trajectory Total (10.5a)."""

    leader: str


@dataclass(frozen=True, slots=True)
class ChangeTotal:
    """What becomes of the leader's roll: "add", "subtract" or "decline" (10.5a, 10.5b)."""

    how: str


@dataclass(frozen=True, slots=True)
class TurnDie:
    """Marschall or Forbes turns an own die that shows `face` to 6 (10.7a)."""

    leader: str
    face: int


@dataclass(frozen=True, slots=True)
class AddTwo:
    """Somerville adds 2 to the roll (10.13a)."""

    leader: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Let the occasion pass."""


@dataclass(frozen=True, slots=True)
class SpendEvasive:
    """Spend an Evasive marker of a task force (24.6, 24.7)."""

    task_force: str


@dataclass(frozen=True, slots=True)
class SlipSignals:
    """Answer a Slip with a Signals action (54.3b)."""

    target: str
    hex: str


@dataclass(frozen=True, slots=True)
class SlipEvasive:
    """Answer a Slip with an Evasive marker for the target (54.5)."""


@dataclass(frozen=True, slots=True)
class StrikeShip:
    """The ship of the target that takes a hit or damage (50.3b, 52.1)."""

    ship: str


@dataclass(frozen=True, slots=True)
class GoAboard:
    """The ship a leader moves to whose own was sunk or damaged (10.2)."""

    leader: str
    ship: str


@dataclass(frozen=True, slots=True)
class KeepLine:
    """The segments that stay after Early or Late, or Shadow (51.1c, 53.4a)."""

    hexes: Names


@dataclass(frozen=True, slots=True)
class LimitedBattle:
    """Whether a Skirmish becomes a limited battle (54.2a)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class LapseBy:
    """How a trajectory partly on the Arctic Line lapses: by "die" or by "speed" (20.2a)."""

    how: str


@dataclass(frozen=True, slots=True)
class Lapse:
    """Segments removed from the front and the back end; `station` where the last one went (19.4)."""

    front: int
    back: int
    station: str = ""


@dataclass(frozen=True, slots=True)
class TryToSeize:
    """Attempt to seize the initiative, spending the Evasive marker of a task force or none (26.4a)."""

    evasive: str


@dataclass(frozen=True, slots=True)
class SeizeByLeader:
    """Lütjens seizes the initiative without a roll (10.6a)."""


@dataclass(frozen=True, slots=True)
class TakeEvasive:
    """Decline the attempt and give an Evasive marker to a task force, if one can take it (26.4c)."""

    task_force: str


@dataclass(frozen=True, slots=True)
class Vie:
    """Vie for the initiative, spending the Evasive marker of a task force or none (26.3a)."""

    evasive: str


# ------------------------------------------------------------------------ reorganizing


@dataclass(frozen=True, slots=True)
class Split:
    """Begin a new task force with one ship of a station (37.2a)."""

    task_force: str
    ship: str


@dataclass(frozen=True, slots=True)
class MoveShip:
    """One more ship goes to the new task force (37.2a)."""

    ship: str


@dataclass(frozen=True, slots=True)
class EndSplit:
    """The new task force is complete."""


@dataclass(frozen=True, slots=True)
class AssignMarkers:
    """Which of the two task forces has the Contact and the Evasive marker; "" for none (37.2e, 37.2f)."""

    contact: str
    evasive: str


@dataclass(frozen=True, slots=True)
class Merge:
    """Merge a station into another that remains (37.3a)."""

    task_force: str
    into: str


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Try to bring in a group, to join a task force in its port or as a new one (37.4a)."""

    group: str
    join: str


@dataclass(frozen=True, slots=True)
class EndReorganize:
    """Nothing more to split, merge or reinforce (37.5)."""


@dataclass(frozen=True, slots=True)
class LapseForce:
    """The task force that lapses after a failed reinforcement (37.4e), or next (19.2)."""

    task_force: str


ORDER_KINDS = {
    kind.__name__: kind
    for kind in (
        AirStrike, Complete, Engage, NavalSearch, Pass, AllPass, Reorganize, Signals, SendStealthForce,
        StealthAttack, PlotCourse, EnterBox, LeaveBox, Disperse, AddSegment, EndCourse, GoTo, Support,
        TakeIntel, RollForLeader, ChangeTotal, TurnDie, AddTwo, Decline, SpendEvasive, SlipSignals,
        SlipEvasive, StrikeShip, KeepLine, LimitedBattle, LapseBy, Lapse, TryToSeize, SeizeByLeader,
        TakeEvasive, Vie, Split, MoveShip, EndSplit, AssignMarkers, Merge, Reinforce, EndReorganize,
        LapseForce, PlaceShip, MakeSmoke, Cover, Fire, CeaseFire, Launch, Manoeuvre, BreakAway, LeaveAlone,
        GoAboard,
    )
}  # fmt: skip


@lru_cache(maxsize=65536)
def known(kind: type, *fields: Any) -> Any:
    """An order as a record made once: the same orders are offered again and again."""
    return kind(*fields)
