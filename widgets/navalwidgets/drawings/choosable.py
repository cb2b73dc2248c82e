"""A drawing whose places can be chosen: map, chart, cards, a ship in sight.

Knows which places may be chosen now and whom to tell. Must not know what a place is: that is the drawing's.

The page answers with one message: `{"event": "choose", "place": id}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget


class Choosable(NavalWidget):
    """What every such drawing has. `on_choose` is called with a place, if it may be chosen now.

    Traits:
        targets: the places that may be chosen now. chosen: those chosen already.
        hint: what choosing one does ("" when nothing can be chosen).
    """

    targets: traitlets.List[str] = traitlets.List().tag(sync=True)
    chosen: traitlets.List[str] = traitlets.List().tag(sync=True)
    hint = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_choose: Callable[[str], None] | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_choose = on_choose
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        place = content.get("place")
        if content.get("event") != "choose" or not isinstance(place, str) or place not in self.targets:
            return
        if self._on_choose:
            self._on_choose(place)
