"""The heading line of the play table, and its files.

Knows sentences, buttons and files as text. Must not know a game or a play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style

LARGEST_FILE = 4_000_000


class TableBar(NavalWidget):
    """Turn, phase, score, who decides and what is asked for, with how likely that is; new game, save, load.

    The page sends `{"event": "new" | "save"}` and `{"event": "load", "name": ..., "text": ...}`; a file
    to keep is sent to the page as a message and never stays in the widget.
    """

    _esm = script("table/kept_games", "table/outlook", "table/bar")
    _css = style("table/page", "table/bar", "table/outlook")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-bar-",)

    turn = traitlets.Unicode("").tag(sync=True)
    phase = traitlets.Unicode("").tag(sync=True)
    score = traitlets.Unicode("").tag(sync=True)
    leader = traitlets.Int(None, allow_none=True).tag(sync=True)
    who = traitlets.Unicode("").tag(sync=True)
    side = traitlets.Int(None, allow_none=True).tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    goal = traitlets.Unicode("").tag(sync=True)
    course: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    explained: traitlets.List[str] = traitlets.List().tag(sync=True)
    largest = traitlets.Int(LARGEST_FILE).tag(sync=True)

    def __init__(
        self, on_event: Callable[[str, Mapping[str, Any]], None] | None = None, **traits: Any
    ) -> None:
        super().__init__(**traits)
        self._on_event = on_event
        self.on_msg(self._heard)

    def hand_out(self, name: str, text: str) -> None:
        """Let the page offer `text` as a file to keep."""
        self.send({"file": {"name": name, "text": text}})

    def keep(self, play: str, text: str, about: str = "") -> None:
        """Let the browser keep the text of the game numbered `play` ("" to forget it).

        So a lost session loses no game. `about` tells it from other games that are kept.
        """
        self.send({"keep": text, "play": play, **({"about": about} if about else {})})

    def tell_unkept(self) -> None:
        """Say that the browser does not keep this game, because it hides something from the player."""
        self.send({"unkept": True})

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("event") in ("new", "save", "load") and self._on_event:
            self._on_event(content["event"], content)
