"""The patrol track on a chart of the theatre: the way, its boxes, and where the boat is.

Knows patrols and the drawing of the waters. Must not know which decision is pending.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navalgames.games.raiders_of_the_deep.rules import sailing
from navalgames.games.raiders_of_the_deep.state import Patrol, State
from navalgames.texts import Texts
from navalwidgets.table.games.raiders_of_the_deep import theatre
from navalwidgets.table.games.raiders_of_the_deep.theatre import Line, Point

Data = dict[str, Any]
MISSIONS = ("", "mines", "agent")
"""In the order in which the catalogue counts them."""
OCEAN = "british_isles"
"""The waters in which ocean ships are drawn where a lesson is about them."""
NEAR = 0.08
"""A name nearer to a box than this share of the drawing would be covered."""
FIRST, LAST = 0.6, 0.1
"""The room before the first and behind the last box on the way from the base, in distances between boxes."""
COASTS = ["M" + "L".join("{:.1f} {:.1f}".format(*theatre.put(point)) for point in coast) + "Z"
          for coast in theatre.COASTS]  # fmt: skip


def chart(view: State, texts: Texts, convoys: bool = False) -> Data:
    """The chart as the page draws it: the waters of the patrol, or all of them in port.

    Args:
        convoys: whether the tables of the month know convoys.
    """
    patrol = view.patrol
    if not patrol.boxes:
        where = "rotd-table-chart-home-no-more" if view.captain.fate else "rotd-table-chart-port"
        return _sheet(texts.t(where), theatre.WHOLE, texts, theatre.NAMES_OF_ALL)
    base = theatre.base_of(patrol.area, view.captain.flotilla)
    way = theatre.WAYS[patrol.area, base]
    home = theatre.BASES[base]
    line = (home, *way.out, *way.round, *reversed(way.out), home)
    lie = places(patrol.boxes, way, home)
    boxes = [_box(patrol, place, where, texts) for place, where in enumerate(lie)]
    frame = theatre.FRAMES[patrol.area]
    sheet = _sheet(told(view, texts), frame, texts, _named(patrol.area, frame, lie))
    return sheet | {
        "way": _path(line),
        "base": _label(texts.name(base), home),
        "boxes": boxes,
        "ships": _ships(patrol.area, convoys),
    }


def _ships(area: str, convoys: bool) -> list[Point]:
    """Where ocean ships are drawn, in the waters of which we draw any."""
    if area != OCEAN:
        return []
    return [theatre.put(ship) for ship in (theatre.TOGETHER if convoys else theatre.ALONE)]


def places(boxes: tuple[str, ...], way: theatre.Way, home: Point) -> Line:
    """Where the boxes of a track lie: transit out, the waters, transit home."""
    out = next((place for place, box in enumerate(boxes) if box != sailing.TRANSIT), len(boxes))
    back = next((place for place, box in enumerate(reversed(boxes)) if box != sailing.TRANSIT), 0)
    common = (home, *way.out)
    return (
        *(theatre.at(common, _share(2 * place, out)) for place in range(out)),
        *theatre.along(way.round, len(boxes) - out - back),
        *(theatre.at(common, _share(2 * place + 1, back)) for place in reversed(range(back))),
    )


def _share(slot: int, count: int) -> float:
    """Boxes out and boxes home take turns on the same way, so that none covers another."""
    return (slot + FIRST) / (2 * count - 1 + FIRST + LAST)


def told(view: State, texts: Texts) -> str:
    """Where the boat is, as a sentence."""
    patrol = view.patrol
    facts = {"area": patrol.area, "boxes": len(patrol.boxes), "mission": MISSIONS.index(patrol.mission)}
    if not 0 <= patrol.at < len(patrol.boxes):
        return texts.t("rotd-table-chart-begin" if patrol.at < 0 else "rotd-table-chart-home", **facts)
    box = box_word(patrol, patrol.at)
    facts |= {"number": patrol.at + 1, "kind": "area" if box == patrol.area else f"{box}-box"}
    return texts.t("rotd-table-chart-at", going="home" if patrol.aborting else "on", **facts)


def box_word(patrol: Patrol, place: int) -> str:
    """The kind of a box: transit, mission, or the waters of the patrol."""
    if patrol.boxes[place] == sailing.TRANSIT:
        return sailing.TRANSIT
    return patrol.area if sailing.is_patrol_box(patrol, place) else "mission"


def box_place(number: int) -> str:
    """The place of a box, counted from 1 as on the chart."""
    return f"box-{number}"


def _box(patrol: Patrol, place: int, where: Point, texts: Texts) -> Data:
    state = "here" if place == patrol.at else "past" if (place - patrol.at) * patrol.step < 0 else "ahead"
    kind = box_word(patrol, place)
    x, y = theatre.put(where)
    return {
        "x": round(x, 1),
        "y": round(y, 1),
        "number": str(place + 1),
        "place": box_place(place + 1),
        "kind": kind if kind in (sailing.TRANSIT, "mission") else "patrol",
        "state": state,
        "label": texts.t("rotd-table-box", number=place + 1, box=kind, state=state),
    }


def _named(own: str, frame: tuple[float, ...], boxes: Line) -> dict[str, Point]:
    """The waters whose names stand on a part of the drawing: her own, and others that no box covers."""
    west, north, east, south = frame
    across, down = NEAR * (east - west), NEAR * (north - south)

    def is_free(lon: float, lat: float) -> bool:
        seen = west < lon < east and south < lat < north
        return seen and not any(abs(x - lon) < across and abs(y - lat) < down for x, y in boxes)

    names = theatre.NAMES | {own: theatre.NAMES_APART.get(own, theatre.NAMES[own])}
    return {area: point for area, point in names.items() if area == own or is_free(*point)}


def _sheet(summary: str, frame: tuple[float, ...], texts: Texts, names: Mapping[str, Point]) -> Data:
    west, north, east, south = frame
    (left, top), (right, bottom) = theatre.put((west, north)), theatre.put((east, south))
    return {
        "title": texts.t("rotd-table-chart"),
        "summary": summary,
        "frame": [round(value, 1) for value in (left, top, right - left, bottom - top)],
        "coasts": COASTS,
        "names": [_label(texts.name(area), where) | {"place": area} for area, where in names.items()],
        "way": "",
        "base": None,
        "boxes": [],
        "ships": [],
    }


def _label(text: str, where: Point) -> Data:
    x, y = theatre.put(where)
    return {"text": text, "x": round(x, 1), "y": round(y, 1)}


def _path(line: Line) -> str:
    return "M" + "L".join("{:.1f} {:.1f}".format(*theatre.put(point)) for point in line)
