"""What browser tests share: starting the server, watching a page, judging it.

Knows the server's address and Chromium. Fixtures stand in `conftest`.
"""

from __future__ import annotations

import ctypes
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib import request as asking
from urllib.error import HTTPError

import psutil
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from navalgames.serve import nursery
from navalgames.serve.kernels import LAUNCHER
from navalgames.serve.visits import COOKIE as VISIT

START_SECONDS = 100
"""A process may take so long to begin on a machine with ten others; no test waits longer than two minutes."""
READY_MS = 60_000
PATIENCE_MS = 40_000
"""What a page does may take so long on a machine with ten others."""
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
EVERY_TEXT = bool(os.environ.get("NAVALGAMES_EVERY_TEXT"))
OF_EACH_MAKE = 1
"""So many texts of the same make are asked for their contrast: axe says the same of all."""
WIDE = {"width": 1366, "height": 768}
NARROW = {"width": 320, "height": 640}


class Server(NamedTuple):
    """A running `navalgames serve`: its address ("http://127.0.0.1:40123/"), its process, what it says."""

    address: str
    process: subprocess.Popen
    said: list[str]

    def url(self, path: str) -> str:
        """The address of `path` (no leading slash)."""
        return self.address + path

    def dashboard(self, name: str, query: str = "") -> str:
        """The address of a notebook's dashboard, such as grand_fleet_lab."""
        return self.url(f"voila/render/{name}.ipynb" + (f"?{query}" if query else ""))

    @property
    def forbids_eval(self) -> bool:
        """Whether the pages' policy keeps the driver from what it does with a text: evaluate it."""
        return False

    @property
    def quiet(self) -> str:
        """The address of something that does nothing."""
        return self.url("naval/theme.css")

    def is_dashboard(self, url: str) -> bool:
        """Whether widgets are drawn at an address."""
        return "/voila/render/" in url


def start_server(
    *extra: str,
    cwd: Path | None = None,
    command: list[str] | None = None,
    environment: dict[str, str] | None = None,
) -> Server:
    """Start `navalgames serve` on a free port and wait until it has told its address."""
    own = [str(Path(sys.executable).parent / "navalgames")]
    process = subprocess.Popen(
        [*(command or own), "serve", "--port", "0", "--no-browser", *extra],
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200", **(environment or {})},
        preexec_fn=end_with_the_tests if sys.platform == "linux" else None,
    )
    heard: list[str] = []
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and (line := process.stdout.readline()):
        heard.append(line)
        if found := re.search(r"http://[^\s?]+/", line):
            _keep_reading(process, heard)
            return Server(found.group(), process, heard)
    process.kill()
    raise AssertionError("the server told no address:\n" + "".join(heard))


def end_with_the_tests() -> None:
    """Ask the system to stop the server when the process of the tests is gone, however it went."""
    set_death_signal = 1
    ctypes.CDLL(None).prctl(set_death_signal, signal.SIGTERM)


def _keep_reading(process: subprocess.Popen, heard: list[str]) -> None:
    """Empty the server's output, or it would stop at a full pipe."""
    threading.Thread(target=lambda: heard.extend(process.stdout), daemon=True).start()


def stop_server(server: Server) -> None:
    """Stop it as Ctrl+C would."""
    server.process.terminate()
    try:
        server.process.wait(15)
    except subprocess.TimeoutExpired:
        server.process.kill()


def kernels_of(server: Server) -> list[psutil.Process]:
    """The kernels the server runs now: forked by its nursery, or started by their command."""
    children = psutil.Process(server.process.pid).children()
    found = [one for one in children if LAUNCHER in _command(one)]
    for one in children:
        if nursery.LAUNCHER in _command(one):
            found += one.children()
    return found


def _command(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:  # it has just ended
        return ""


class Watch:
    """What a context did that no page of ours may do."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.outside: list[str] = []
        self.errors: list[str] = []
        self.allowed: list[str] = []
        self._hearing = (("request", self._asked), ("console", self._said), ("weberror", self._failed))

    def attach(self, context: BrowserContext) -> None:
        """Record requests to other servers (FLAGS let none reach them); collect errors of console and pages.

        Without a route: the browser would keep nothing of what it has loaded.
        """
        for kind, heard in self._hearing:
            context.on(kind, heard)

    def detach(self, context: BrowserContext) -> None:
        """Look away."""
        for kind, heard in self._hearing:
            context.remove_listener(kind, heard)

    def allow(self, pattern: str) -> None:
        """Expect a console error that matches `pattern` (a test that stops the server, say)."""
        self.allowed.append(pattern)

    def check(self) -> None:
        """Fail on any outside request or unexpected console error."""
        assert not self.outside, f"requests left the server: {self.outside}"
        unexpected = [text for text in self.errors if not any(re.search(p, text) for p in self.allowed)]
        assert not unexpected, f"the console reports errors: {unexpected}"

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:", "about:")):
            self.outside.append(request.url)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _failed(self, error: WebError) -> None:
        self.errors.append(str(error.error))


class OpenPage(NamedTuple):
    """Opens pages in fresh contexts; `watch` records what they do."""

    open: Callable[..., Page]
    watch: Watch

    def __call__(self, url: str, **settings: Any) -> Page:
        return self.open(url, **settings)


def wait_session(page: Page) -> None:
    """Wait until the kernel of a dashboard answers.

    Right after a navigation is committed the document has no root element yet.
    """
    page.wait_for_function("() => document.documentElement?.dataset.session === 'ready'", timeout=READY_MS)


def wait_ready(page: Page) -> None:
    """Wait until a dashboard is drawn: its session is ready and its first widget has content."""
    try:
        page.wait_for_function(
            """() => document.documentElement?.dataset.session === "ready"
              && !document.getElementById("loading")
              && document.querySelector("#rendered_cells .nv")?.textContent.trim()""",
            timeout=READY_MS,
        )
    except PlaywrightTimeout:
        shown = page.evaluate("document.body?.innerText.slice(0, 300)")
        raise AssertionError(
            f"{page.url} was not drawn within {READY_MS // 1000} s; it shows: {shown!r}"
        ) from None


def leave(page: Page) -> None:
    """Navigate away, as a learner does: closing through the driver would not tell the page."""
    page.goto("about:blank")


def findings(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with the page, one line per finding.

    The contrast of a text is asked once for each make of text (contrast.js), but of every text with
    NAVALGAMES_EVERY_TEXT in the environment (`make soak`).
    """
    from axe_playwright_python.base import AXE_SCRIPT

    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    if not EVERY_TEXT:
        page.evaluate(CONTRAST, OF_EACH_MAKE)
    violations = page.evaluate(
        """async ({ within, selector }) => {
          axe.configure({ rules: [{ id: "color-contrast", selector }] });
          try {
            const told = await axe.run(within || document, { resultTypes: ["violations"], iframes: false });
            return told.violations;
          } finally {
            document.querySelectorAll("[data-look-contrast]").forEach(
              (one) => one.removeAttribute("data-look-contrast")
            );
          }
        }""",
        {"within": within, "selector": "*" if EVERY_TEXT else "[data-look-contrast]"},
    )
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for rule in violations
        for node in rule["nodes"]
    ]


def outside_the_window(page: Page) -> list[str]:
    """Controls whose right edge lies beyond the window, unless they lie in a labelled scrolling part."""
    return page.evaluate(
        """() => {
          const scrolls = (node) => {
            for (let part = node.parentElement; part && part !== document.body; part = part.parentElement) {
              const style = getComputedStyle(part);
              if (["auto", "scroll"].includes(style.overflowX)
                && (part.getAttribute("aria-label") || part.getAttribute("aria-labelledby"))) return true;
            }
            return false;
          };
          // A drawing cuts its parts itself.
          const frame = (node) => (node.ownerSVGElement || node).getBoundingClientRect();
          return [...document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex]")]
            .filter((node) => {
              const box = frame(node);
              const seen = box.width > 0 && box.height > 0 && getComputedStyle(node).visibility !== "hidden";
              return seen && box.right > window.innerWidth + 1 && !scrolls(node);
            })
            .map((node) => `${node.tagName} ${node.className} "${node.textContent.trim().slice(0, 40)}" `
              + `right edge ${Math.round(node.getBoundingClientRect().right)}`);
        }"""
    )


def scrolls_sideways(page: Page) -> bool:
    """Whether the whole page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1")


def fetch(url: str, visit: bool = False) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of an address, errors included; `visit`: as a browser that ran our script."""
    request = asking.Request(url, headers={"Cookie": f"{VISIT}=1"} if visit else {})
    try:
        with asking.urlopen(request, timeout=60) as answer:
            return answer.status, dict(answer.headers), answer.read().decode()
    except HTTPError as error:
        return error.code, dict(error.headers), error.read().decode()
