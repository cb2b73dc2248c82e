"""The pictures of a chance at the table, beside the board in place of the orders until they are closed.

Knows a heading, a sentence and a look. Must not know a play, nor what asked for it. The page sends
{event: "shown"} when the panel is laid out and {event: "close"}.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets
from ipywidgets import Box

from navalgames.pictures import Look, Rolled
from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style
from navalwidgets.why import WhyView


class Told(NamedTuple):
    """What is explained, in words: see `WhyHead`."""

    title: str
    sentence: str
    steps: tuple[str, ...] = ()


class WhyHead(NavalWidget):
    """What is explained, and the button that closes it.

    Traits: title: the order or the throw. sentence: what is told of it. steps: the way that dice took, throw
    by throw, and its end. opened: counts what was opened; 0 for nothing.
    """

    _esm = script("table/why_panel")
    _css = style("table/why_panel")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-why-",)

    title = traitlets.Unicode("").tag(sync=True)
    sentence = traitlets.Unicode("").tag(sync=True)
    steps: traitlets.List[str] = traitlets.List().tag(sync=True)
    opened = traitlets.Int(0).tag(sync=True)

    def __init__(self, on_event: Callable[[str], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._on_event = on_event
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("event") in ("shown", "close"):
            self._on_event(content["event"])


class WhyPanel:
    """The panel. `box` is what lies on the page; `switched` is told whether it is open."""

    def __init__(self, switched: Callable[[bool], None], **words: Any) -> None:
        self._switched = switched
        self._counted = 0
        self._rolled: Rolled | None = None
        self.head = WhyHead(self._event, **words)
        self.view = WhyView(**words)
        self.box = Box((self.head, self.view))
        self.box.layout.display = ""
        self.box.add_class("nv-table-why")

    @property
    def is_open(self) -> bool:
        """Whether something is explained."""
        return self.head.opened > 0

    def open(self, told: Told, look: Look, file_name: str, rolled: Rolled | None = None) -> None:
        """Explain a chance; `rolled` is a throw that falls through the picture once it is seen."""
        self._counted += 1
        self._rolled = rolled
        self._switched(True)
        self.view.fall((), str)
        self.view.show(look, told.title, file_name)
        with self.head.hold_sync():
            self.head.title, self.head.sentence, self.head.steps = told.title, told.sentence, list(told.steps)
            self.head.opened = self._counted

    def close(self) -> None:
        """Take everything away, and give the place back to the orders."""
        if not self.is_open:
            return
        self._rolled = None
        self.view.show(None)
        self._switched(False)  # first: the focus can only go back to what is seen
        with self.head.hold_sync():
            self.head.title, self.head.sentence, self.head.steps = "", "", []
            self.head.opened = 0

    def _event(self, event: str) -> None:
        if event == "close":
            self.close()
        elif self._rolled is not None:
            self.view.fall((self._rolled,), str)
            self._rolled = None
