"""The odds that change, old and new side by side.

Knows words and numbers ready to be shown. Must not know what was changed or how it was worked out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style


class ShiftTable(NavalWidget):
    """The odds that change, old and new side by side; one of them is chosen to be drawn.

    The page sends {event: "choose", name}.

    Traits: title, status (a sentence), rows = [{"name", "question", "settings", "what", "before", "after",
    "difference"}], chosen, working (more may come).
    """

    _esm = script("choices/shift_table")
    _css = style("choices/page", "choices/shift_table")
    text_prefixes = ("choices-table-",)

    title = traitlets.Unicode("").tag(sync=True)
    status = traitlets.Unicode("").tag(sync=True)
    rows: traitlets.List[dict[str, str]] = traitlets.List().tag(sync=True)
    chosen = traitlets.Unicode("").tag(sync=True)
    working = traitlets.Bool(False).tag(sync=True)

    def __init__(self, choose: Callable[[str], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._choose = choose
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("event") == "choose" and content.get("name") in [row["name"] for row in self.rows]:
            self._choose(content["name"])
