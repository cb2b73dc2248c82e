"""A chart of hexes with task forces on it: lines, pins and harbours, and a line that is being drawn.

Knows hexes and what is drawn on them. Must not know a game: its table says what lies where, which
hexes may be chosen, and why others may not. The page answers with one message:
`{"event": "choose", "place": id}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.choosable import Choosable


class Lying(NamedTuple):
    """A task force on the chart: a line from end to end, or a pin (`pin`) in one hex.

    side: 0 or 1. tint: tells lines of one side apart. intel, contact: hexes that carry the marker.
    """

    id: str
    side: int
    tint: int
    hexes: tuple[str, ...]
    pin: bool
    intel: tuple[str, ...] = ()
    contact: tuple[str, ...] = ()
    evasive: bool = False


class Lurking(NamedTuple):
    """A force under water, or a mine, in a hex."""

    id: str
    side: int
    kind: str
    hex: str


class Harbour(NamedTuple):
    """A port box with the task forces in it, drawn at a hex of its port."""

    hex: str
    side: int
    forces: tuple[str, ...]


class Course(NamedTuple):
    """A line that is being drawn: its task force, how long it is, and where a new segment would be reported.

    refused: (why, rule, hexes) of the hexes that may not be chosen now.
    """

    force: str
    words: str
    reported: tuple[str, ...]
    refused: tuple[tuple[str, str, tuple[str, ...]], ...]


class OceanChart(Choosable):
    """The chart. Set `chart` once (see the game's table), then `lay` as the game goes on.

    Traits:
        chart: what never changes: hexes, coast, ports, edges, window.
        forces, lurking, harbours: what lies on it; the script redraws only what changed.
        about: hex -> what lies there, as a sentence. weather: {"kind", "words"}.
        course: the line being drawn, or empty. targets, chosen: places; hint: what choosing does.
        caption: the name of the chart. legend: [sign, words] pairs.
        still: a picture to look at, beside a lesson. It shows the part of the chart around the hexes of
            `near`, marks those of `marked`, and names the forces of `named` (id -> names). What may be chosen
            is chosen by pointer; whoever shows the chart has a button for each beside it.
    """

    _esm = script(
        "drawings/focus",
        "parts/picture",
        "drawings/ocean_marks",
        "drawings/ocean_ground",
        "drawings/ocean_chart",
    )
    _css = style("drawings/hex_map", "drawings/ocean_chart")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-map-", "table-ocean-", "odds-save")
    links_rules = True

    chart = traitlets.Dict().tag(sync=True)
    forces: traitlets.List[list[Any]] = traitlets.List().tag(sync=True)
    lurking: traitlets.List[list[Any]] = traitlets.List().tag(sync=True)
    harbours: traitlets.List[list[Any]] = traitlets.List().tag(sync=True)
    about = traitlets.Dict().tag(sync=True)
    weather = traitlets.Dict().tag(sync=True)
    course = traitlets.Dict().tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)
    legend: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    still = traitlets.Bool(False).tag(sync=True)
    near: traitlets.List[str] = traitlets.List().tag(sync=True)
    marked: traitlets.List[str] = traitlets.List().tag(sync=True)
    named = traitlets.Dict().tag(sync=True)

    def hexes_of(self, places: tuple[str, ...]) -> tuple[str, ...]:
        """The hexes of places: a hex is its own, a force lies in its own or at its harbour."""
        lies = {one[0]: one[3] for one in self.forces} | {one[0]: [one[3]] for one in self.lurking}
        lies |= {name: [one[0]] for one in self.harbours for name in one[2]}
        return tuple(dict.fromkeys(place for one in places for place in lies.get(one, [one])))

    def lay(
        self,
        forces: tuple[Lying, ...] = (),
        lurking: tuple[Lurking, ...] = (),
        harbours: tuple[Harbour, ...] = (),
        about: Mapping[str, str] | None = None,
        weather: tuple[str, str] = ("", ""),
        course: Course | None = None,
    ) -> None:
        """Draw these and nothing else."""
        with self.hold_sync():
            self.forces = [_plain(one) for one in forces]
            self.lurking = [list(one) for one in lurking]
            self.harbours = [_plain(one) for one in harbours]
            self.about = dict(about or {})
            self.weather = {"kind": weather[0], "words": weather[1]} if weather[0] else {}
            self.course = _course_data(course) if course else {}


def _plain(record: tuple[Any, ...]) -> list[Any]:
    return [list(value) if isinstance(value, tuple) else value for value in record]


def _course_data(course: Course) -> dict[str, Any]:
    refused = [[why, rule, list(hexes)] for why, rule, hexes in course.refused]
    return {
        "force": course.force,
        "words": course.words,
        "reported": list(course.reported),
        "refused": refused,
    }
