"""Every route the server offers, asked for in ways no page of ours asks: an answer, and no stack in the log.

The routes are read from the application itself, so that a new one takes part.
"""

from __future__ import annotations

import re
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from urllib.parse import urlsplit

import pytest

from navalgames.serve.app import NavalServer
from navalgames.serve.kernels import seal_key
from navalgames.serve.settings import Served, configuration
from navalgames.serve.template import offer_template
from tests.browser.site import Server, kernels_of, start_server, stop_server

EACH, EACH_LONG = 5, 1500  # requests to each route
NO_KERNEL = "00000000-0000-0000-0000-000000000000"
NAMED = [  # what was once answered with a stack
    "login", "logout", "login?next=%0d%0aX-Ours:%20no", "logout?next=//evil.example", "voila/templates/x",
    "voila/templates/naval", "voila/templates/", "voila/templates/naval/static",
    "voila/templates/naval/static/../../../rules/grand_fleet", "voila/templates/../static/x",
    "voila/templates/naval/x/y", "voila/templates/naval//static/x", "voila/templates/%2e%2e/static/x",
    "voila/static", "voila/static/", "voila/labextensions/", "voila/api/themes/", "voila/files/",
    "naval/theme.css/",
]  # fmt: skip
PARTS = [
    "", "/", "//", "..", "../", "../../..", "%2e%2e", "%2e%2e/%2e%2e", "x", "static", "naval", ".",
    "naval/static",
    "%0d%0aX-Ours:no", "%0a", "%00", "%ff", "%c3%28", "%ed%a0%80", "%u0041", "%", "%zz", "\\..\\", "%5c",
    "a" * 2000,
    "x/" * 200, "~", "*", "[", "(", "{}", "'", "%22", "%3Cb%3E", ";", ":", "@evil.example", "C:", "con", "-1",
    "grand_fleet", "will_they_come_out", "__proto__", NO_KERNEL, "index.html", "voila.js", "?", "#",
]  # fmt: skip
QUERIES = [
    "", "?", "?next=%0d%0aX-Ours:no", "?next=//evil.example", "?lang=%0d%0a", "?lang=ja", "?token=%0d%0a",
    "?v=%00",
    "?view=%ff", "?a=" + "b" * 3000, "?" + "&".join(f"a{n}=1" for n in range(300)), "?=&==&%",
    "?session_id=%0d",
    "?theme=../x", "?template=../x", "?reset=1", "?%0d%0a=1", "?visit=%0a", "?a=1;b=2", "?\\",
]  # fmt: skip
METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]
HEADERS = [
    "", "Cookie: naval_visit\r\n", "Cookie: _xsrf=%0d; naval_class=\xff\r\n", "Origin: http://evil.example\r\n",
    "If-None-Match: \xff\r\n", "If-Modified-Since: x\r\n", "Range: bytes=9-1\r\n", "Range: bytes=-\r\n",
    "Accept-Language: \xff\r\n", "Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n",
    "Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\nxx",
]  # fmt: skip


class Listed(NavalServer):
    """A server that is put together, and does not listen."""

    def listen(self) -> None:
        """Not here."""


def routes() -> list[str]:
    """The patterns of all addresses."""
    seal_key()
    offer_template()
    served = Served("127.0.0.1", 0, False, "/", (), 300, None)
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    server = Listed(config=configuration(served), served=served)
    server.initialize([])
    server.start()
    for number, handler in before.items():  # a server stops itself; this process is the tests'
        signal.signal(number, handler)
    found = [
        rule.matcher.regex.pattern
        for group in (*server.app.default_router.rules, server.app.wildcard_router)
        for rule in getattr(getattr(group, "target", group), "rules", [])
        if hasattr(rule.matcher, "regex")
    ]
    server.stop()
    return found


@pytest.fixture(scope="module")
def known() -> list[str]:
    return routes()


@pytest.fixture(params=["open", "token"], scope="module")
def fresh(request) -> Iterator[Server]:
    """A server nobody has opened a page of, open to everybody or with the word of a class."""
    running = start_server(*(["--token", "blue-anchor"] if request.param == "token" else []))
    yield running
    stop_server(running)


def filled(rng: Random, pattern: str) -> str:
    """An address of the shape of a route, its open parts filled with tricks."""
    text = pattern.rstrip("$")
    while (opened := re.search(r"\((?:\?P<\w+>|\?:)?[^()]*\)[?*+]?", text)) is not None:
        trick = rng.choice(PARTS).replace("(", "%28").replace(")", "%29")
        text = text[: opened.start()] + trick + text[opened.end() :]
    text = text.replace("/?", rng.choice(["", "/"])).replace(".*", rng.choice(PARTS)).replace("\\", "")
    return text if text.startswith("/") else "/" + text


def ask(server: Server, method: str, target: str, header: str = "") -> tuple[int, str]:
    """The status and the whole answer, read from the wire: nothing of a library stands between."""
    host = urlsplit(server.address)
    with socket.create_connection((host.hostname, host.port), timeout=30) as wire:
        head = f"{method} {target} HTTP/1.0\r\nHost: {host.netloc}\r\n{header}"
        wire.sendall((head + "\r\n").encode("latin-1", "replace"))
        answer = b""
        while part := wire.recv(65536):
            answer += part
            if answer.startswith((b"HTTP/1.1 101", b"HTTP/1.0 101")):
                break
    status = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
    return (int(status[1]) if status else 0), answer.decode("latin-1")


def check(server: Server, method: str, target: str, header: str = "") -> None:
    status, answer = ask(server, method, target, header)
    where = f"{method} {target[:200]!r} {header!r}"
    assert status < 500, f"{where}: {status}\n{''.join(server.said)[-3000:]}"
    head = answer.partition("\r\n\r\n")[0]
    assert "x-ours" not in head.lower().replace("%0ax-ours", ""), f"{where} writes a header"
    assert "Traceback" not in answer, where
    assert not re.search(r"^Location: (//|\\|https?:)", head, re.MULTILINE), f"{where} leads away"


def quiet(server: Server) -> None:
    """The log holds no stack, now that everything asked for has been answered."""
    time.sleep(0.3)  # its lines come through a pipe
    told = "".join(server.said)
    assert not re.search("Traceback|Uncaught|Unsafe header|AssertionError", told), told[:3000]
    assert kernels_of(server) == []


def test_all_routes_are_known(known):
    assert len(known) > 25
    assert any("templates" in one for one in known) and not any("login" in one for one in known)


def test_the_addresses_that_were_once_faults(fresh):
    for target in NAMED:
        status, answer = ask(fresh, "GET", "/" + target)
        assert status in (301, 302, 303, 400, 403, 404), (target, answer[:300])
        check(fresh, "GET", "/" + target)
    quiet(fresh)


def besiege(server: Server, known: list[str], each: int, seed: int) -> None:
    """Several at once: who does not know the word of a class waits a second for each refusal."""
    rng = Random(seed)
    requests = []
    for pattern in known:
        for _ in range(each):
            target = re.sub(r"[\s\x00-\x20]", "", filled(rng, pattern) + rng.choice(QUERIES))
            requests.append((rng.choice(METHODS), target, rng.choice(HEADERS)))
    with ThreadPoolExecutor(8) as visitors:
        list(visitors.map(lambda request: check(server, *request), requests))
    quiet(server)


def test_no_route_fails(fresh, known):
    besiege(fresh, known, EACH, 1916)


@pytest.mark.soak
@pytest.mark.timeout(7200)  # tens of thousands of requests; without the word of a class each refusal waits
def test_no_route_fails_for_hours(fresh, known):
    besiege(fresh, known, EACH_LONG, 1805)
