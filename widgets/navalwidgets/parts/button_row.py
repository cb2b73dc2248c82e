"""A row of buttons, for pages that need one action beside a chart.

Knows labels and which button was pressed. Must not know what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style


class ButtonRow(NavalWidget):
    """Buttons with words; `pressed` is told the key of each one that is pressed.

    The page sends {event: "press", key}.

    Traits: buttons = [{"key", "label", "on" (True or False for a button that stays down), "off" (True:
    cannot be pressed now)}]. said: a sentence beside them.
    """

    _esm = script("parts/button_row")
    _css = style("parts/button_row")

    buttons: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    legend = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def __init__(self, pressed: Callable[[str], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._pressed = pressed
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        ready = [button["key"] for button in self.buttons if not button.get("off")]
        if content.get("event") == "press" and content.get("key") in ready:
            self._pressed(content["key"])
