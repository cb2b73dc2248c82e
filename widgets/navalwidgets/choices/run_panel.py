"""The panel that runs a long count: start, cancel, progress, files.

Knows words and numbers ready to be shown. Must not know what is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style


class RunPanel(NavalWidget):
    """Start and cancel a long count, with its progress in words and as a bar; files of what was found.

    The page sends {event: "start"}, {event: "cancel"} and {event: "file", kind: "csv" or "json"}; the last is
    answered with {event: "file", name, mime, text}. `act` is told "start" and "cancel".

    Traits: start_label, running, done and most (of the bar), status (a sentence, changing all the time), said
    (a sentence for everybody, also read aloud), files (kinds that can be saved now).
    """

    _esm = script("choices/run_panel")
    _css = style("choices/page", "choices/run_panel")
    text_prefixes = ("choices-run-",)

    start_label = traitlets.Unicode("").tag(sync=True)
    running = traitlets.Bool(False).tag(sync=True)
    done = traitlets.Int(0).tag(sync=True)
    most = traitlets.Int(0).tag(sync=True)
    status = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)
    files: traitlets.List[str] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        act: Callable[[str], None],
        write: Callable[[str], tuple[str, str, str]] | None = None,
        **traits: Any,
    ) -> None:
        super().__init__(**traits)
        self._act, self._write = act, write
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        event = content.get("event")
        if event in ("start", "cancel") and (event == "cancel") == self.running:
            self._act(event)
        elif event == "file" and self._write is not None and content.get("kind") in self.files:
            name, mime, text = self._write(content["kind"])
            self.send({"event": "file", "name": name, "mime": mime, "text": text})
