"""What makes a line illegal: adjacency, length and shape, segment by segment or whole (14, 15, 43).

Knows the map and how long a line may be. Must not know pieces: a scenario's lines are judged by it as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from navalgames.games.atlantic_chase.hex_map import HexMap
from navalgames.games.atlantic_chase.state import ENEMY, Names

FRONT, BACK = "front", "back"


class Fault(NamedTuple):
    """What is wrong with a line: a catalogue key, the rule, the hex where it goes wrong."""

    key: str
    rule: str
    hex: str


def step_fault(line: Names, end: str, place: str, side: str, box: Ground) -> Fault | None:
    """Why a segment may not be added at an end of a line; None when it may.

    Rule: 4.2, 4.3a, 4.4, 15.1, 15.2, 15.3, 16.1, 43.5, 43.6.
    """
    if place not in box.map.hexes:
        return Fault("ac-refused-no-hex", "4.2", place)
    if len(line) >= box.limits["segments"]:
        return Fault("ac-refused-too-long", "15.1", place)
    if place in line:
        return Fault("ac-refused-crosses-itself", "15.2", place)
    last = line[0] if end == FRONT else line[-1]
    if place not in box.map.neighbours[side][last]:
        return Fault(*_not_next(line, last, place, box.map), place)
    return None


def _not_next(line: Names, last: str, place: str, sea: HexMap) -> tuple[str, str]:
    """Why two hexes do not follow each other: a barred side, the canal, a branch, or a hole."""
    if place in sea.barred[last]:
        return "ac-refused-not-adjacent-side", "4.3a"
    if any(place in sea.neighbours[side].get(last, ()) for side in ENEMY):
        return "ac-refused-canal", "4.4"
    if any(place in sea.neighbours[side].get(inner, ()) for side in ENEMY for inner in line):
        return "ac-refused-branch", "14.5"
    return "ac-refused-hole", "14.5"


class Ground(Protocol):
    """What a line is laid on: a map, and how long it may be."""

    @property
    def map(self) -> HexMap: ...
    @property
    def limits(self) -> Mapping[str, int]: ...


def line_fault(line: Names, side: str, box: Ground) -> Fault | None:
    """Why a whole line, given from end to end, is no trajectory of a side; None when it is one.

    A hex that lies beside an earlier segment and not beside the last one is a branch; a hex met again
    crosses the line. Rule: 14.5, 15.1, 15.2, 15.3.
    """
    if not line:
        return Fault("ac-refused-empty", "15.1", "")
    if line[0] not in box.map.hexes:
        return Fault("ac-refused-no-hex", "4.2", line[0])
    for length, place in enumerate(line[1:], start=1):
        if fault := step_fault(line[:length], BACK, place, side, box):
            return fault
    return None
