"""The charts of both sides: boxes with the ships in them, the track of turns, the track of points.

Knows boxes, ships as silhouettes, and tracks. Must not know a game: the tables say which ship
lies where and what is told about it. A box with a place can be chosen, as `choosable` tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.choosable import Choosable

NOWHERE = -1
"""The space that a marker has left where none is to be seen."""


class Ship(NamedTuple):
    """A ship on a chart. `shape` names a silhouette (see fleet_view.js), `nation` a colour token.

    `fate` says why a ship that is still drawn has left the box, in a word; `lost` whether for good.
    """

    name: str
    shape: str
    nation: str
    facts: str = ""
    fate: str = ""
    lost: bool = False


class Box(NamedTuple):
    """A box of a chart: its label, a short note (its class, its room), and the ships in it.

    `hidden` counts ships that lie here but may not be seen. `place` is what the box is called when it is
    chosen or lit; "" for one that never is.
    """

    label: str
    ships: tuple[Ship, ...] = ()
    note: str = ""
    hidden: int = 0
    place: str = ""


class Panel(NamedTuple):
    """A named set of boxes of one side (0, 1, None)."""

    title: str
    side: int | None
    boxes: tuple[Box, ...]
    summary: str = ""


class Track(NamedTuple):
    """A row of spaces: (label, what lies there in words) with the marker at `at`.

    `was` is the space that it is drawn to have left, or NOWHERE; None for the one it stood on last. In a
    lesson every roll begins where the scene does.
    """

    title: str
    spaces: tuple[tuple[str, str], ...]
    at: int
    reading: str
    was: int | None = None


class FleetView(Choosable):
    """Both charts and the tracks. `show` replaces everything.

    marked: the boxes a lesson is about, by place.
    """

    _esm = script("drawings/fleet_view")
    _css = style("drawings/fleet_view")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-fleet-",)

    panels: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    tracks: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    marked: traitlets.List[str] = traitlets.List().tag(sync=True)

    def show(self, panels: Iterable[Panel], tracks: Iterable[Track]) -> None:
        """Lay out these charts and tracks."""
        with self.hold_sync():
            self.panels = [_panel_data(panel) for panel in panels]
            self.tracks = [
                track._asdict() | {"spaces": [list(space) for space in track.spaces]} for track in tracks
            ]


def _panel_data(panel: Panel) -> dict[str, Any]:
    boxes = [box._asdict() | {"ships": [ship._asdict() for ship in box.ships]} for box in panel.boxes]
    return panel._asdict() | {"boxes": boxes}
