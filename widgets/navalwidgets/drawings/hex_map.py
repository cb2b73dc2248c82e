"""The map of a game: hexes, coast, counters, and the hexes a player may choose now.

Knows hexes by axial coordinates and what is drawn on them. Must not know a game: the tables
(`navalwidgets.table.games`) say what stands where, in whose letters, and which hexes are legal.

The page answers with one message: `{"event": "choose", "place": id}`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.choosable import Choosable

SIZE = 40.0  # corner radius of a hex in the units of the drawing


class Hex(NamedTuple):
    """One hex of a chart. `kind`: normal, near, home, forbidden; `owner` is a side or ""."""

    id: str
    q: int
    r: int
    kind: str = "normal"
    owner: str = ""
    points: str = ""
    name: str = ""
    lat: float | None = None
    lon: float | None = None


@dataclass(frozen=True, slots=True)
class Counter:
    """What stands in a hex: `count` equal things of one side.

    `shape`: square or circle (so that sides differ without colour); `letter` is drawn on it;
    `mark`: a small sign below the letter; `face`: "down" or "up"; `spent`: it may move no more.
    """

    hex: str
    side: str
    shape: str
    letter: str
    mark: str = ""
    face: str = "up"
    count: int = 1
    spent: bool = False


def centre(q: int, r: int, flat_top: bool = True, size: float = SIZE) -> tuple[float, float]:
    """The centre of a hex in the drawing; x to the right, y down.

    >>> centre(0, 2)
    (0.0, 138.56)
    >>> centre(2, 0, flat_top=False)
    (138.56, 0.0)
    """
    along, across = 1.5 * size, math.sqrt(3) * size
    if flat_top:
        return round(along * q, 2), round(across * (r + q / 2), 2)
    return round(across * (q + r / 2), 2), round(along * r, 2)


def corners(flat_top: bool = True, size: float = SIZE) -> list[tuple[float, float]]:
    """The six corners of a hex around its centre."""
    turn = 0 if flat_top else 30
    return [
        (
            round(size * math.cos(math.radians(60 * n + turn)), 2),
            round(size * math.sin(math.radians(60 * n + turn)), 2),
        )
        for n in range(6)
    ]


def projection(places: Iterable[Hex], flat_top: bool = True) -> Callable[[float, float], tuple[float, float]]:
    """From longitude and latitude to the drawing, read off the hexes whose position on earth is known.

    A chart of one small sea is drawn with straight meridians: x goes with longitude and y with
    latitude, each along the two hexes that lie farthest apart.
    """
    known = [
        (centre(p.q, p.r, flat_top), p.lon, p.lat) for p in places if p.lat is not None and p.lon is not None
    ]
    west, east = (pick(known, key=lambda k: k[0][0]) for pick in (min, max))
    north, south = (pick(known, key=lambda k: k[0][1]) for pick in (min, max))
    per_lon = (east[0][0] - west[0][0]) / (east[1] - west[1])
    per_lat = (south[0][1] - north[0][1]) / (south[2] - north[2])

    def project(lon: float, lat: float) -> tuple[float, float]:
        return (
            round(west[0][0] + (lon - west[1]) * per_lon, 1),
            round(north[0][1] + (lat - north[2]) * per_lat, 1),
        )

    return project


def drawing(
    places: Sequence[Hex],
    sides: Sequence[str],
    coast: Mapping[str, Any] | None = None,
    names: Mapping[str, str] | None = None,
    labels: Mapping[str, str] | None = None,
    flat_top: bool = True,
) -> dict[str, Any]:
    """What the script draws once: hexes, land, names of lands and seas, the compass, the window.

    Args:
        sides: the two sides in the order in which counters stand in a hex (left, right).
        coast: rings of [lon, lat] (`land`), `labels` ({key, kind, at}), `compass` and `window`.
        names: the words for the keys of `coast["labels"]`.
        labels: what a hex is, in words, by hex id.
    """
    hexes = []
    for place in places:
        x, y = centre(place.q, place.r, flat_top)
        facts = {"id": place.id, "x": x, "y": y, "kind": place.kind, "owner": place.owner}
        facts |= {"points": place.points, "name": place.name, "about": (labels or {}).get(place.id, place.id)}
        hexes.append(facts)
    chart: dict[str, Any] = {"hexes": hexes, "corners": corners(flat_top), "sides": list(sides)}
    chart |= {"land": [], "labels": [], "compass": None, "window": _around(hexes)}
    if coast:
        chart |= _coast(places, coast, names or {}, flat_top)
    return chart


def _around(hexes: Sequence[Mapping[str, Any]]) -> list[float]:
    left, top = (min(h[axis] for h in hexes) - SIZE for axis in ("x", "y"))
    right, bottom = (max(h[axis] for h in hexes) + SIZE for axis in ("x", "y"))
    return [left, top, right - left, bottom - top]


def _coast(
    places: Sequence[Hex], coast: Mapping[str, Any], names: Mapping[str, str], flat_top: bool
) -> dict[str, Any]:
    project = projection(places, flat_top)
    window = coast["window"]
    left, top = project(window["west"], window["north"])
    right, bottom = project(window["east"], window["south"])
    return {
        "land": [[project(lon, lat) for lon, lat in ring["points"]] for ring in coast["land"]],
        "labels": [
            {
                "text": names.get(label["key"], label["key"]),
                "kind": label["kind"],
                "at": project(*label["at"]),
            }
            for label in coast["labels"]
        ],
        "compass": project(*coast["compass"]),
        "window": [left, top, round(right - left, 1), round(bottom - top, 1)],
    }


class HexMap(Choosable):
    """The map. Set `chart` once (see `drawing`), then `counters`, `about`, `targets` as the game goes on.

    Traits:
        chart: the drawing.
        counters: what stands where (`show_counters`).
        about: hex id -> what stands there, as a sentence; read out with the hex.
        targets: the hexes that may be chosen now.
        chosen: hexes already chosen; marked: hexes something happens in (a combat).
        hint: what choosing a hex does now ("" when nothing can be chosen).
        courses: [from, to, order of the side]: ways that ships put to sea on now.
        still: the map is a picture to look at: no hex is visited. What may be chosen is chosen by pointer;
            whoever shows the map has a button for each beside it.
        within: hexes that a still map must show; it comes as near to them as it can. None: the whole map.
        caption: the name of the map. legend: [sign, words] pairs.
    """

    _esm = script("drawings/focus", "parts/picture", "drawings/map_moves", "drawings/hex_map")
    _css = style("drawings/hex_map")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-map-", "odds-save")

    chart = traitlets.Dict().tag(sync=True)
    counters: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    about = traitlets.Dict().tag(sync=True)
    marked: traitlets.List[str] = traitlets.List().tag(sync=True)
    courses: traitlets.List[list[Any]] = traitlets.List().tag(sync=True)
    within: traitlets.List[str] = traitlets.List().tag(sync=True)
    still = traitlets.Bool(False).tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)
    legend: traitlets.List[list[str]] = traitlets.List().tag(sync=True)

    def show_counters(self, counters: Iterable[Counter]) -> None:
        """Draw these counters and no others."""
        self.counters = [asdict(counter) for counter in counters]
