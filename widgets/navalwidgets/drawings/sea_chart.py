"""Open sea on a square grid: sailing ships with their damage, smoke, fire, the wind, arcs of fire.

Knows ships, squares and words as they are drawn. Must not know a game: its table says what lies where, and
in which arcs and squares guns tell. The page answers with `{"event": "choose", "place": id}`.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.choosable import Choosable


class Arc(NamedTuple):
    """An arc of fire: angles in degrees clockwise from the bow, and how far it reaches in squares."""

    name: str
    start: float
    end: float
    reach: float


class Gauge(NamedTuple):
    """How much of something is left, in words and for a bar."""

    label: str
    left: int
    of: int


class Vessel(NamedTuple):
    """A ship on the sea.

    side: 0, 1 or 2, for colour and shape; letter: drawn on her. heading: eighths of a turn from the north.
    sail: hove_to, battle or full; masts: how many of three stand; torn: holes in the sails. sections: the
    share lost of each part of the hull, bow first. out: "" afloat, else in a word why not. arcs: where her
    guns bear. rakes: (x, y, word) of the squares from which she can be raked. gauges, facts: her state
    beside the drawing.
    """

    id: str
    side: int
    letter: str
    name: str
    x: int
    y: int
    heading: int
    sail: str
    masts: int
    sections: tuple[float, ...]
    burning: bool
    out: str
    about: str
    arcs: tuple[Arc, ...] = ()
    rakes: tuple[tuple[int, int, str], ...] = ()
    gauges: tuple[Gauge, ...] = ()
    facts: tuple[str, ...] = ()
    torn: int = 0


class Ghost(NamedTuple):
    """Where a ship would lie after an order: the id of the place to choose, and what it is called."""

    id: str
    side: int
    x: float
    y: float
    heading: int
    label: str


class Fan(NamedTuple):
    """How far a ship sails in a turn on each of the eight headings, from the north clockwise, in squares."""

    id: str
    side: int
    x: int
    y: int
    reach: tuple[float, ...]


class Run(NamedTuple):
    """A line along which a ship is seen to sail: a sign, not a position."""

    side: int
    start: tuple[float, float]
    end: tuple[float, float]
    heading: int


class Wind(NamedTuple):
    """The heading from which it blows, and that in words."""

    heading: int
    words: str


class Lane(NamedTuple):
    """A ship's row of the track: her side, letter and name, and for each moment the signs that lie there.

    A sign is (what is drawn, what is said)."""

    side: int
    letter: str
    name: str
    signs: tuple[tuple[tuple[str, str], ...], ...]


class Track(NamedTuple):
    """The moments of a turn, counted from 1. now: the moment that is carried out (0: none)."""

    title: str
    legend: str
    now: int
    now_words: str
    lanes: tuple[Lane, ...]


class SeaChart(Choosable):
    """The sea. `lay_out` replaces everything on it.

    Traits:
        ships, ghosts, smoke: what is drawn (smoke: x, y, value). wind: {heading, words}.
        track: the moments of the turn as a table. summary: the position in sentences, said when it changes.
        targets: the ids of ghosts that may be chosen now. hint: what choosing does.
        caption: the name of the chart. labels: words of the drawing by name.
        still: a picture beside a lesson, without what only a whole game needs. Then also:
        marked: what the lesson is about: ships (`java`), and their arcs or squares of rakes (`arcs:java`).
        fans: how far ships sail on each heading. runs: who is seen to sail where.
    """

    _esm = script(
        "drawings/focus", "parts/picture", "drawings/sea_ships", "drawings/sea_sailing", "drawings/sea_chart"
    )
    _css = style("drawings/hex_map", "drawings/sea_chart")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-map-", "odds-save")

    ships: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    ghosts: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    smoke: traitlets.List[list[int]] = traitlets.List().tag(sync=True)
    wind = traitlets.Dict().tag(sync=True)
    track = traitlets.Dict().tag(sync=True)
    summary = traitlets.Unicode("").tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    still = traitlets.Bool(False).tag(sync=True)
    marked: traitlets.List[str] = traitlets.List().tag(sync=True)
    fans: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    runs: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)

    def lay_out(
        self,
        ships: tuple[Vessel, ...] = (),
        ghosts: tuple[Ghost, ...] = (),
        smoke: tuple[tuple[int, int, int], ...] = (),
        wind: Wind | None = None,
        summary: str = "",
        track: Track | None = None,
    ) -> None:
        """Draw these and nothing else."""
        with self.hold_sync():
            self.ships = [_vessel_data(ship) for ship in ships]
            self.ghosts = [ghost._asdict() for ghost in ghosts]
            self.smoke = [list(puff) for puff in smoke]
            self.wind = wind._asdict() if wind else {}
            self.summary = summary
            self.track = _track_data(track) if track else {}


def _vessel_data(ship: Vessel) -> dict[str, Any]:
    return ship._asdict() | {
        "sections": list(ship.sections),
        "arcs": [arc._asdict() for arc in ship.arcs],
        "rakes": [list(square) for square in ship.rakes],
        "gauges": [gauge._asdict() for gauge in ship.gauges],
        "facts": list(ship.facts),
    }


def _track_data(track: Track) -> dict[str, Any]:
    lanes = [
        lane._asdict() | {"signs": [[list(sign) for sign in cell] for cell in lane.signs]}
        for lane in track.lanes
    ]
    return track._asdict() | {"lanes": lanes}
