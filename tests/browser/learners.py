"""Learners without a browser: each opens an episode as a page does, and does the first thing a pupil can do.

Knows the address of the guide and the messages between a page and its kernel. Measures nothing but time.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
import uuid
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urljoin

from tornado.httpclient import HTTPRequest
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from navalgames.serve.visits import COOKIE

Found = TypeVar("Found")
PATIENCE = 120.0  # seconds after which a page counts as stuck
CONTROL = {"version": "1.0.0"}  # of the messages between a page and its widgets
MANY = 500  # connections at once: far more than a class opens


def run_apart(visit: Coroutine[Any, Any, Found]) -> Found:
    """Run a visit in a thread of its own: an open browser keeps an event loop running in this one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, visit).result()


class Learner(NamedTuple):
    """A learner whose first click was answered.

    seconds: from asking for the page to the answer; server: the address; page: the id of the page's kernel.
    """

    seconds: float
    server: str
    page: str
    socket: WebSocketClientConnection
    xsrf: str

    async def leave(self) -> None:
        """Say goodbye as a page does that is left, then be gone."""
        cookies = f"{COOKIE}=1; _xsrf={self.xsrf}"
        await _get(
            f"{self.server}voila/api/shutdown/{self.page}",
            cookies,
            method="POST",
            body=f"_xsrf={self.xsrf.replace('|', '%7C')}",
        )
        self.socket.close()


async def open_episode(server: str, query: str, patience: float = PATIENCE) -> Learner:
    """Open a step of the Grand Fleet guide and skip its prediction.

    Raises:
        TimeoutError: the page was stuck.
    """
    began = time.perf_counter()
    async with asyncio.timeout(patience):
        address = f"{server}voila/render/grand_fleet_guide.ipynb?{query}"
        answer = await _get(address, f"{COOKIE}=1")
        html = answer.body.decode()
        xsrf = re.search(r"_xsrf=([^;]+)", answer.headers["Set-Cookie"]).group(1)
        cookies = f"{COOKIE}=1; _xsrf={xsrf}"
        files = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css)[^"]*)"', html)
        await asyncio.gather(*(_get(urljoin(server, file), cookies) for file in files))
        page = re.search(r'"kernelId": "([0-9a-f-]+)"', html).group(1)
        channels = f"{server.replace('http', 'ws', 1)}api/kernels/{page}/channels?session_id={uuid.uuid4()}"
        socket = await websocket_connect(
            HTTPRequest(channels, headers={"Cookie": cookies}), max_message_size=2**27
        )
        await _skip_prediction(socket)
    return Learner(time.perf_counter() - began, server, page, socket, xsrf)


async def _skip_prediction(socket: WebSocketClientConnection) -> None:
    control = uuid.uuid4().hex
    await say(socket, "comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}})
    await say(socket, "comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
    states = await hear(socket, lambda said: said.get("data", {}).get("method") == "update_states")
    widgets = states["data"]["states"]
    part = next(name for name, one in widgets.items() if one["state"].get("part") == "predict")
    click = {"method": "custom", "content": {"event": "skip"}}
    await say(socket, "comm_msg", {"comm_id": part, "data": click})
    await hear(
        socket,
        lambda said: said.get("comm_id") == part and "revision" in said.get("data", {}).get("state", {}),
    )


async def say(socket: WebSocketClientConnection, kind: str, content: dict[str, Any]) -> None:
    """Send a message to the kernel, as a page would."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "", "username": "", "version": "5.3"}
    message = {"header": header, "parent_header": {}, "metadata": CONTROL, "content": content, "buffers": []}
    await socket.write_message(json.dumps(message | {"channel": "shell"}))


async def hear(socket: WebSocketClientConnection, wanted: Callable[[dict], bool]) -> dict[str, Any]:
    """The content of the first message that is wanted.

    Raises:
        ConnectionError: the server closed the connection first.
    """
    while True:
        message = await socket.read_message()
        if message is None:
            raise ConnectionError("the server closed the connection")
        if isinstance(message, bytes):  # with buffers: their number and places stand before the text
            begin, end = (int.from_bytes(message[place : place + 4]) for place in (4, 8))
            message = message[begin:end]
        content = json.loads(message)["content"]
        if wanted(content):
            return content


async def _get(url: str, cookies: str, **request: Any) -> Any:
    client = SimpleAsyncHTTPClient(force_instance=True, max_clients=MANY, max_body_size=2**27)
    try:
        return await client.fetch(
            HTTPRequest(
                url,
                headers={"Cookie": cookies},
                connect_timeout=PATIENCE,
                request_timeout=PATIENCE,
                **request,
            )
        )
    finally:
        client.close()


async def a_class(server: str, queries: list[str], within: float) -> list[Learner | BaseException]:
    """One learner for each query, beginning one after another within so many seconds."""

    async def begin(place: int, query: str) -> Learner:
        await asyncio.sleep(within * place / max(1, len(queries) - 1))
        return await open_episode(server, query)

    found = await asyncio.gather(
        *(begin(place, query) for place, query in enumerate(queries)), return_exceptions=True
    )
    return list(found)
