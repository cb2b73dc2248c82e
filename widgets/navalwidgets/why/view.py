"""Why an answer is what it is, as pictures: the throws behind it, what they lead to, and how likely that is.

Knows a look and what the page sends. Must not know a rule, nor how a picture is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import traitlets

from navalgames.pictures import Look, Rolled
from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style

MOST_FALLING = 1000
"""Of more rolls at once the last ones are seen to fall."""


class WhyView(NavalWidget):
    """The pictures of one answer; see `show`.

    What is rolled falls through the last part; see `fall`. The page sends {event: "open", section, node}:
    what this throw leaves to steps of its own is shown as well; and {event: "shut", section}: it is no more.

    Traits (Python to page):
        data: what is drawn, from `Look.data`; empty for nothing.
        fallen: what was rolled last: paths (way, what the dice showed, the row of the odds chart), and their
            places in the order in which they fell; number counts such messages.
        title: what an exported file is called in words. file_name: its name, without ending.
        heading: what stands above the pictures, where several answers are shown; "" for the usual words.
    """

    _esm = script(
        "parts/picture", "parts/die", "why/ends", "why/grid", "why/stairs", "why/dice", "why/tables",
        "why/hand", "why/each", "why/rounds", "why/told", "why/lead", "why/course", "why/falling",
        "why/moved", "why/view",
    )  # fmt: skip
    _css = style("parts/die", "why/view")
    text_prefixes = ("picture-", "odds-save")
    links_rules = True

    data = traitlets.Dict().tag(sync=True)
    fallen = traitlets.Dict().tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    file_name = traitlets.Unicode("why").tag(sync=True)
    heading = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._look: Look | None = None
        self.on_msg(self._heard)

    def show(self, look: Look | None, title: str = "", file_name: str = "why") -> None:
        """Draw what a look has found; None draws nothing. What is open stays so at other settings."""
        if look is not None and self._look is not None and file_name == self.file_name:
            look.open_as(self._look)
        self._look = look
        with self.hold_sync():
            self.title, self.file_name = title, file_name
            self.data = {} if look is None else look.data

    def fall(self, rolled: Sequence[Rolled], row_of: Callable[[Any], str]) -> None:
        """Let rolls fall through the picture into the bars of an odds chart; nothing to take them away.

        row_of: the key of the row of an outcome in that chart.
        """
        numbers: dict[tuple[Any, ...], int] = {}
        order = [
            numbers.setdefault((one.way, one.shows, row_of(one.outcome)), len(numbers))
            for one in rolled[-MOST_FALLING:]
        ]
        paths = [{"way": way, "shows": shows, "row": row} for way, shows, row in numbers]
        self.fallen = {"paths": paths, "order": order, "number": self.fallen.get("number", 0) + 1}

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("event") == "open" and self._look is not None:
            asked = (content.get("section"), content.get("node"))
            if asked in self._look.openings:
                self.data = self._look.opened(*asked)
        if content.get("event") == "shut" and self._look is not None:
            place = content.get("section")
            if place in self._look.shuttable:
                self.data = self._look.shut(place)
