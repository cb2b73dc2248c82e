"""The list of mechanics to choose from.

Knows names and words of questions. Must not know what any of them asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style


class MechanicList(NavalWidget):
    """The mechanics of a game in groups: buttons beside the page, one pull-down list on a narrow one.

    The page sends {event: "choose", name}.

    Traits: groups = [{"label", "items": [{"name", "label"}]}], chosen.
    """

    _esm = script("lab/mechanic_list")
    _css = style("lab/page", "lab/mechanic_list")
    text_prefixes = ("lab-",)

    groups: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    chosen = traitlets.Unicode("").tag(sync=True)

    def __init__(self, choose: Callable[[str], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._choose = choose
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        names = [item["name"] for group in self.groups for item in group["items"]]
        if content.get("event") == "choose" and content.get("name") in names:
            self._choose(content["name"])
