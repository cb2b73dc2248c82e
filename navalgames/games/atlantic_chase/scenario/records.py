"""What a scenario says, as frozen records: forces, places, permissions, end and victory.

Knows the shape of a scenario. Must not know files, charts or rules: files are read by `files`.
"""

from __future__ import annotations

from typing import NamedTuple

Names = tuple[str, ...]


class Place(NamedTuple):
    """Where a force begins. kind: "hex" (a station), "box" (a port box, or the U-boat box) or "line"."""

    kind: str
    hexes: Names = ()
    box: str = ""


class Counter(NamedTuple):
    """What a scenario says of its convoy or squadron counters.

    hit_limit: hits that destroy it; 0 where it cannot be destroyed. torpedoes: attacks it may make
    (None: as its counter says). Rule: 11.1b, 11.7a, 59.2b, SCN.9.
    """

    hit_limit: int = 0
    torpedoes: int | None = None
    may_make_smoke: bool = True
    alias: str = ""


class Fleet(NamedTuple):
    """A task force at the start. leaders: (leader, ship). hits: (ship, hits taken).

    identities: of an unidentified force, six lists of ships in place of `ships` (SOL.2).
    """

    id: str
    side: str
    ships: Names
    place: Place
    leaders: tuple[tuple[str, str], ...] = ()
    hits: tuple[tuple[str, int], ...] = ()
    damaged: Names = ()
    intel: Names = ()
    contact: Names = ()
    evasive: bool = False
    destination: Names = ()
    counter: Counter = Counter()
    identities: tuple[Names, ...] = ()


class Submerged(NamedTuple):
    """A stealth force at the start. kind: U-boat, submarine or mine."""

    side: str
    kind: str
    place: Place
    leader: str = ""


class Group(NamedTuple):
    """A reinforcement group. variant: the agreed variant it belongs to, or ""."""

    side: str
    group: str
    ships: Names
    port: str
    variant: str = ""
    leaders: tuple[tuple[str, str], ...] = ()
    destination: Names = ()
    counter: Counter = Counter()


class Line(NamedTuple):
    """Ships of a mini-scenario in one zone of the Battle Board."""

    side: str
    zone: str
    ships: Names
    hits: tuple[tuple[str, int], ...] = ()
    damaged: Names = ()
    leaders: tuple[tuple[str, str], ...] = ()
    counter: Counter = Counter()


class Points(NamedTuple):
    """One entry of the table of victory points (SCN.15). Empty keys match everything.

    each: points per occurrence. once: points for the first occurrence.
    """

    side: str
    event: str
    each: float = 0
    once: float = 0
    ships: Names = ()
    not_ships: Names = ()
    classes: Names = ()
    match_side: str = ""
    task_force: str = ""
    ports: Names = ()
    damaged: bool | None = None
    dispersed: bool | None = None
    variant: str = ""
    visited: Names = ()


class Level(NamedTuple):
    """A condition of a mini-scenario: level is "decisive" or "marginal"; `condition` is its text (SCN.16)."""

    side: str
    level: str
    condition: str


class TieRule(NamedTuple):
    """Who wins a tie: `then` if one of the ships completed in one of the ports, else `otherwise` (SCN.4)."""

    otherwise: str
    then: str = ""
    ships: Names = ()
    ports: Names = ()


class AfterConvoys(NamedTuple):
    """What the Germans may do once three convoys have completed (SCN.3)."""

    german_actions: Names
    completion_mandatory: bool
    convoys: int = 3


class Scenario(NamedTuple):
    """A whole scenario (SCN.1).

    control: (port, "German" | "British" | "neutral") for every port, worked out from the year and
    the file. airbases: (hex, side) in play, worked out likewise. end: texts as in SCN.17.
    rounds: rounds of a mini-scenario's battle. break_away_from: first round with Break Away (SCN.11).
    """

    id: str
    kind: str
    title: str
    year: int
    weather: str
    initiative: str = ""
    event: str = ""
    map: str = "operations"
    tally: int = 0
    control: tuple[tuple[str, str], ...] = ()
    airbases: tuple[tuple[str, str], ...] = ()
    convoy_dispersal: bool = False
    after_convoys: AfterConvoys | None = None
    fleets: tuple[Fleet, ...] = ()
    submerged: tuple[Submerged, ...] = ()
    groups: tuple[Group, ...] = ()
    at_hand: Names = ()
    end: Names = ()
    points: tuple[Points, ...] = ()
    tie: TieRule = TieRule("")
    battle: tuple[Line, ...] = ()
    active: str = ""
    rounds: int = 0
    break_away_from: int = 1
    levels: tuple[Level, ...] = ()

    @property
    def going_home(self) -> AfterConvoys:
        """What the Germans may do after so many convoys, where the scenario says it (SCN.3)."""
        assert self.after_convoys is not None, f"{self.id} goes on however many convoys complete"
        return self.after_convoys
