"""What widgets say to the page and hear from it, without a kernel: comms over one function that takes text.

Knows the package `comm`, which ipywidgets and anywidget speak through. Must not know a widget or a browser.

What is said while one event is answered travels as one batch. A widget that is told more before the page
knows of it says so in its opening: one message instead of many.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from typing import Any

import comm
from comm.base_comm import BaseComm, CommManager

_log = logging.getLogger("navalwidgets")
Send = Callable[[str], None]


class Outbox:
    """The batch that is being filled, and the way to the page.

    Args:
        send: takes a JSON list of messages: `{"type", "comm", "content", "metadata"}`.
    """

    def __init__(self, send: Send) -> None:
        self._send = send
        self._batch: list[dict[str, Any]] = []
        self._opening: dict[str, dict[str, Any]] = {}
        self._holding = 0
        self._planned = False

    def put(self, kind: str, comm_id: str, content: dict[str, Any], metadata: Mapping[str, Any]) -> None:
        """Add a message; sent with the others of its event, or as soon as the loop is free."""
        data = content["data"]
        if kind == "comm_msg" and data.get("method") == "update" and comm_id in self._opening:
            self._opening[comm_id].update(data["state"])
            return
        if kind == "comm_open":
            data["state"] = self._opening[comm_id] = dict(data["state"])
        message = {"type": kind, "comm": comm_id, "content": content, "metadata": dict(metadata)}
        self._batch.append(message)
        if not self._holding and not self._planned:
            self._planned = True
            asyncio.get_running_loop().call_soon(self.flush)

    @contextmanager
    def one_batch(self):
        """What is said inside is sent together at the end."""
        self._holding += 1
        try:
            yield
        finally:
            self._holding -= 1
            self.flush()

    def flush(self) -> None:
        """Send what waits."""
        self._planned = False
        if self._batch:
            batch = json.dumps(self._batch)
            self._batch.clear()
            self._opening.clear()
            self._send(batch)


class PageComm(BaseComm):
    """A comm whose other end is the page."""

    outbox: Outbox

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        """Put a message into the outbox.

        Raises:
            TypeError: bytes were to be sent; no page of ours without a kernel has a use for them.
        """
        if buffers:
            raise TypeError("a page without a kernel takes no buffers")
        content = {"data": dict(data or {}), "comm_id": self.comm_id, **keys}
        self.outbox.put(msg_type, self.comm_id, content, metadata or {})


class Comms:
    """All comms of one page."""

    def __init__(self, send: Send) -> None:
        self.outbox = Outbox(send)
        self._manager = CommManager()

    def install(self) -> None:
        """Let every widget that is made from now on speak through this."""
        kind = type("PageComm", (PageComm,), {"outbox": self.outbox})
        comm.create_comm = kind
        comm.get_comm_manager = lambda: self._manager

    def hear(self, comm_id: str, data: str) -> None:
        """Hand over a message of the page (JSON); one for a widget that is gone says nothing.

        What fails is logged: whoever asked is told by `guarded`, as under a kernel.
        """
        known = self._manager.comms.get(comm_id)
        if known is None:
            return
        message = {"content": {"comm_id": comm_id, "data": json.loads(data)}, "buffers": [], "metadata": {}}
        with self.outbox.one_batch():
            try:
                known.handle_msg(message)
            except Exception:
                _log.error("a message was not understood", exc_info=True)
