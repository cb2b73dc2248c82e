"""The table of a boat: the boat in the sea, the ships in sight, the boat itself, and its chart.

Knows marks, tracks and charts as they are drawn. Must not know a game: its table tells them.
"""

from __future__ import annotations

from typing import ClassVar

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.choosable import Choosable


class BoatTable(Choosable):
    """The table as the page draws it. The page sends `{"event": "choose", "place": ...}`.

    Traits:
        caption: the name of the table. encounter, mat: see `boards.boat.BoatsTable`; patrol is its chart.
        depths: the boat in the sea from the side, see `boards.boat.BoatsTable`.
        small: only what a lesson needs. lit: parts of the drawing that it is about.
        tracks: the ships torpedoes run to, counted from 0.
        targets: places that may be chosen now. chosen: those chosen already.
        hint: what choosing one does ("" when nothing can be chosen).
    """

    _esm = script("drawings/focus", "drawings/card_ships", "drawings/boat_depth", "drawings/boat_table")
    _css = style("drawings/boat_table", "drawings/boat_depth")
    text_prefixes: ClassVar[tuple[str, ...]] = ()

    caption = traitlets.Unicode("").tag(sync=True)
    encounter = traitlets.Dict().tag(sync=True)
    mat = traitlets.Dict().tag(sync=True)
    patrol = traitlets.Dict().tag(sync=True)
    depths = traitlets.Dict().tag(sync=True)
    small = traitlets.Bool(False).tag(sync=True)
    lit: traitlets.List[str] = traitlets.List().tag(sync=True)
    tracks: traitlets.List[int] = traitlets.List().tag(sync=True)
