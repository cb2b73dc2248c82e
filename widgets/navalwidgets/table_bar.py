"""The frame of the play table: heading line, files, the curtain between players, tabs, the luck account.

Knows sentences, buttons and files as text. Must not know a game or a play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base import NavalWidget, script, style
from navalwidgets.guard import guarded

LARGEST_FILE = 4_000_000


class TableBar(NavalWidget):
    """Turn, phase, score and who decides; new game, save, load.

    The page sends `{"event": "new" | "save"}` and `{"event": "load", "name": ..., "text": ...}`; a file
    to keep is sent to the page as a message and never stays in the widget.
    """

    _esm = script("table_kept", "table_bar")
    _css = style("table")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-bar-",)

    turn = traitlets.Unicode("").tag(sync=True)
    phase = traitlets.Unicode("").tag(sync=True)
    score = traitlets.Unicode("").tag(sync=True)
    leader = traitlets.Int(None, allow_none=True).tag(sync=True)
    who = traitlets.Unicode("").tag(sync=True)
    side = traitlets.Int(None, allow_none=True).tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)

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


class Press(NamedTuple):
    """A button of the curtain."""

    key: str
    label: str
    main: bool = False


class Curtain(NavalWidget):
    """A page of its own: hands the screen to the next player, or tells how the game ended."""

    _esm = script("table_focus", "curtain")

    title = traitlets.Unicode("").tag(sync=True)
    lines = traitlets.List().tag(sync=True)
    rule = traitlets.Unicode("").tag(sync=True)
    buttons = traitlets.List().tag(sync=True)
    side = traitlets.Int(None, allow_none=True).tag(sync=True)
    drawn = traitlets.Int(0).tag(sync=True)

    def __init__(self, on_press: Callable[[str], None] | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_press = on_press
        self.on_msg(self._heard)

    def show(
        self,
        title: str,
        lines: Iterable[str],
        buttons: Iterable[Press],
        side: int | None = None,
        rule: str = "",
    ) -> None:
        """Draw the curtain with these words and buttons; without a title it is open."""
        with self.hold_sync():
            self.title, self.lines, self.side, self.rule = title, list(lines), side, rule
            self.buttons = [button._asdict() for button in buttons]
            self.drawn += 1

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        known = [button["key"] for button in self.buttons]
        if content.get("drawn") == self.drawn and content.get("key") in known and self._on_press:
            self._on_press(content["key"])


class SideTabs(NavalWidget):
    """Which of the parts beside the orders is shown: the page switches them by itself."""

    _esm = script("side_tabs")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-tabs-",)

    tabs = traitlets.List().tag(sync=True)


class LuckView(NavalWidget):
    """What the dice showed against what they show on average, roll by roll and in all."""

    _esm = script("luck_view")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-luck-",)

    summary = traitlets.Unicode("").tag(sync=True)
    rows = traitlets.List().tag(sync=True)
