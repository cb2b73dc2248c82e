"""What goes wrong in a classroom: sessions that end, laptops that sleep, tabs side by side, full storage.

Nothing is lost, and a plain sentence says what to do. (Faults in callbacks: tests/widgets/test_callbacks.py.)
"""

from __future__ import annotations

import contextlib
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import PLAYING
from tests.browser.site import (
    EVERY_TEXT,
    PATIENCE_MS,
    WIDE,
    Server,
    findings,
    kernels_of,
    leave,
    start_server,
    stop_server,
    wait_ready,
)
from tests.widgets.test_addresses_fuzzed import HOSTILE, MARK, NAMES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # servers that stop and come back
STEP = "episode=will_they_come_out&step=parity&order=two"
NOTICED_MS = 10_000  # in which a lost session must be told
MOST_ROLLED = 100
READY = ".nv-grid:not([hidden]) .nv-grid-confirm, .nv-orders-body .nv-button-main, .nv-orders-body .nv-action"
"""What answers the pending decision: its form, the button that stands out, or its first."""


@pytest.fixture
def context(browser) -> Iterator[BrowserContext]:
    """One learner's browser; what it reports as errors is not looked at: here things go wrong on purpose."""
    made = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    made.set_default_timeout(PATIENCE_MS)
    yield made
    for page in made.pages:
        with contextlib.suppress(Exception):  # the server may be gone
            leave(page)
    made.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address, wait_until="commit")
    wait_ready(page)
    return page


def noticed(page: Page, said: str) -> None:
    """The banner says so, in time."""
    banner = page.locator("#naval-banner")
    banner.wait_for(timeout=NOTICED_MS)
    expect(banner).to_contain_text(said)


def reload(page: Page) -> None:
    """Go on as the banner offers."""
    with page.expect_navigation(wait_until="commit"):
        page.get_by_role("button", name="Reload the page").click()
    wait_ready(page)
    assert page.locator("#naval-banner").is_hidden()


def back_as(page: Page, before: object, told: Callable[[Page], object]) -> None:
    """Wait until the page shows again what it showed before."""
    deadline = time.monotonic() + 20
    while (now := told(page)) != before and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    assert now == before


def lesson(page: Page) -> dict[str, object]:
    """Where a learner stands in a lesson, as the page shows it."""
    return page.evaluate(
        """() => ({
          title: document.querySelector('.nv-lesson-head h2').textContent,
          said: document.querySelector('.nv-lesson-said')?.textContent || "",
          feedback: [...document.querySelectorAll('.nv-lesson-feedback')].map((one) => one.textContent),
          rolled: document.querySelector('.nv-dice-status').textContent.match(/[0-9,]+ rolls?/)?.[0] || "",
        })"""
    )


def predict(page: Page, option: str) -> None:
    page.locator(f'[data-at="option-{option}"]').check()
    page.locator('[data-at="keep"]').click()
    expect(page.locator(".nv-lesson-said")).to_be_visible()


def kept_journal(page: Page) -> list[dict[str, object]]:
    """The orders of the game that this tab keeps."""
    kept = page.evaluate("sessionStorage.getItem('navalgames:table:grand_fleet')")
    return json.loads(json.loads(kept)["text"])["journal"]


def game(page: Page) -> dict[str, object]:
    """Where a game stands, as the page shows it and as the tab keeps it."""
    shown = {at: page.locator(at).inner_text() for at in (".nv-bar-facts", ".nv-prompt")}
    return {**shown, "journal": kept_journal(page)}


def begin(page: Page, orders: int) -> None:
    """Start the game that the form offers, and answer some decisions by their default."""
    page.locator(".nv-new-start").first.click()
    page.locator(PLAYING).wait_for()
    page.wait_for_function("sessionStorage.getItem('navalgames:table:grand_fleet')")
    for _ in range(orders):
        page.wait_for_function("!document.querySelector('.nv-table [data-busy]')")
        before = given(page)
        click_twice(page, READY)
        page.wait_for_function("!document.querySelector('.nv-table [data-busy]')")
        assert given(page) == before + 1, "a double click, while the computer has its turn, is one order"


def given(page: Page) -> int:
    """How many orders a person gave in the game of this tab."""
    return sum(entry["by"] == "person" for entry in kept_journal(page))


def click_twice(page: Page, at: str) -> None:
    """A double click, faster than any answer."""
    page.locator(at).first.evaluate("(button) => { button.click(); button.click(); }")


def test_lost_sessions_come_back_in_every_tab(browser, context):
    """Two tabs on one lesson and one on the table; then every kernel is killed, then the server is."""
    own = start_server()
    port = urlsplit(own.address).port
    try:
        first, second = (opened(context, own.dashboard("grand_fleet_guide", STEP)) for _ in range(2))
        predict(first, "half")
        predict(second, "rare")
        first.locator('[data-at="reveal"]').click()
        first.locator('[data-at="check-0-due"]').check()
        first.locator('[data-at="check-0"]').click()
        expect(first.locator(".nv-lesson-feedback")).to_be_visible()
        click_twice(first, f'[data-roll="{MOST_ROLLED}"]')
        expect(first.locator(".nv-dice-status")).to_contain_text(f"{MOST_ROLLED} rolls")
        table = opened(context, own.dashboard("grand_fleet_table", "seed=7&DE=sensible"))
        begin(table, 1)
        before = [lesson(first), lesson(second), game(table)]
        assert before[0]["rolled"] == f"{MOST_ROLLED} rolls", "a double click is one run"
        assert before[0] != before[1]
        pages, tell = [first, second, table], [lesson, lesson, game]
        for kernel in kernels_of(own):
            kernel.kill()
        for page in pages:
            noticed(page, "was lost")
        first.locator(
            '[data-roll="1"]'
        ).click()  # on a page that is dead: the banner stays, nothing else happens
        assert findings(first, "#naval-banner") == []
        standing = list(zip(pages, before, tell, strict=True))
        reload(first)
        back_as(*standing[0])
        own.process.kill()
        own.process.wait()
        noticed(first, "does not answer")
        own = start_server("--port", str(port))
        for page, stood, told in standing[1:]:  # lost since the first blow
            reload(page)
            back_as(page, stood, told)
    finally:
        stop_server(own)


class Cable:
    """The network between a page and its server: it can be cut, or go silent, and be mended."""

    def __init__(self, server: Server) -> None:
        self._port = urlsplit(server.address).port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._flowing = threading.Event()
        self._flowing.set()
        self._cut = False
        self._ends: list[socket.socket] = []
        self.server = server._replace(address=f"http://127.0.0.1:{self._door.getsockname()[1]}/")
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Every connection ends; no new one comes about."""
        self._cut = True
        self._flowing.set()
        while self._ends:
            with contextlib.suppress(OSError):
                self._ends.pop().shutdown(socket.SHUT_RDWR)

    def silence(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self._flowing.clear()

    def mend(self) -> None:
        self._cut = False
        self._flowing.set()

    def _listen(self) -> None:
        while True:
            near, _ = self._door.accept()
            try:
                far = None if self._cut else socket.create_connection(("127.0.0.1", self._port))
            except OSError:  # the server is gone
                far = None
            if far is None:
                near.close()
                continue
            self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def wait_until(page: Page, happened: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + 40
    while not happened():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(100)


def test_a_laptop_that_slept_comes_back_to_the_same_step(context):
    """The kernel is started anew while the page is cut off; later it is forgotten while nothing passes."""
    own = start_server("--idle-seconds", "10")
    cable = Cable(own)
    try:
        page = opened(context, cable.server.dashboard("grand_fleet_guide", STEP))
        predict(page, "half")
        before = lesson(page)
        (kernel,) = kernels_of(own)
        cable.cut()
        noticed(page, "does not answer")
        kernel.kill()
        wait_until(
            page, lambda: {one.pid for one in kernels_of(own)} - {kernel.pid}, "no kernel in its place"
        )
        cable.mend()
        # It answers again, under the same number, and knows nothing of this page.
        expect(page.locator("#naval-banner")).to_contain_text("was lost", timeout=40_000)
        reload(page)
        back_as(page, before, lesson)
        cable.silence()
        noticed(page, "does not answer")
        cable.cut()
        wait_until(page, lambda: not kernels_of(own), "the kernel of a page that is asleep is not forgotten")
        cable.mend()
        expect(page.locator("#naval-banner")).to_contain_text("was lost", timeout=40_000)
        reload(page)
        back_as(page, before, lesson)
    finally:
        stop_server(own)


def test_back_and_a_stale_page(context, server):
    page = opened(context, server.dashboard("grand_fleet_guide", STEP))
    predict(page, "half")
    before = lesson(page)
    page.wait_for_function("location.search.includes('guess=half')")
    page.locator(".naval-nav a", has_text="Rules").click()
    page.wait_for_url("**/rules/grand_fleet*")
    page.go_back(wait_until="commit")
    wait_ready(page)
    back_as(page, before, lesson)
    # Its kernel ends behind the page, as when somebody else shuts it down; the server lives.
    page.evaluate(
        """() => { const kernel = window.jupyterapp.widgetManager.kernel;
          const token = document.cookie.match(/_xsrf=([^;]*)/)[1];
          return fetch(kernel.serverSettings.baseUrl + "api/kernels/" + kernel.id,
            { method: "DELETE", headers: { "X-XSRFToken": token } }); }"""
    )
    page.locator('[data-roll="10"]').click()
    noticed(page, "was lost")
    reload(page)
    back_as(page, before, lesson)


FULL = """
  const full = () => { throw new DOMException("full", "QuotaExceededError"); };
  Storage.prototype.setItem = full;
"""


def test_a_browser_that_keeps_nothing_says_so_and_the_address_keeps_the_step(context, server, tmp_path):
    context.add_init_script(FULL)
    table = opened(context, server.dashboard("grand_fleet_table", "seed=7&DE=random"))
    table.locator(".nv-new-start").first.click()
    table.locator(PLAYING).wait_for()
    expect(table.locator(".nv-bar")).to_contain_text("This browser does not keep games")
    with table.expect_download() as saving:
        table.get_by_role("button", name="Save", exact=True).click()
    assert json.loads(saving.value.path().read_text())["game"] == "grand_fleet"
    for name, size in (("huge.json", 50_000_000), ("empty signs.json", 3_000_000)):
        with (tmp_path / name).open("wb") as file:
            file.truncate(size)
        table.locator(".nv-bar input[type=file]").set_input_files(tmp_path / name)
        expect(table.locator(".nv-bar .nv-problem")).to_have_text(
            f"The file {name} is too large to be a saved game."
        )
    expect(table.locator(".nv-prompt")).to_be_visible()  # the game on the table goes on
    page = opened(context, server.dashboard("grand_fleet_guide", STEP))
    predict(page, "half")
    expect(page.locator(".nv-lesson-nav")).to_contain_text("This browser does not keep answers")
    before = lesson(page)
    page.wait_for_function("location.search.includes('guess=half')")
    page.reload(wait_until="commit")
    wait_ready(page)
    back_as(page, before, lesson)
    # A fault in a script: the part says so, the banner offers the way back.
    page.evaluate("() => { Element.prototype.replaceChildren = () => { throw new Error('on purpose'); }; }")
    page.locator('[data-at="reveal"]').click()
    noticed(page, "has stopped working")
    expect(page.locator(".nv-broken").first).to_contain_text("Nothing you entered is lost")
    reload(page)
    assert lesson(page)["title"] == before["title"]


def test_a_fault_in_a_callback_is_in_the_servers_log_under_its_number(context):
    own = start_server()
    try:
        page = opened(context, own.dashboard("grand_fleet_guide", STEP))
        said = page.evaluate(
            """async () => {
              const models = window.jupyterapp.widgetManager._models;
              for (const promise of models.values ? models.values() : Object.values(models)) {
                const model = await promise;
                if (model.get("part") !== "talk") continue;
                model.send("not a message");
                await new Promise((done) => model.on("change:problem", done));
                return model.get("problem");
              }
            }"""
        )
        number = re.search(r"number: ([0-9a-f]{6})", said)[1]
        expect(page.get_by_text(number)).to_be_visible()
        assert "Traceback" not in page.content()
        wait_until(page, lambda: any("AttributeError" in line for line in own.said), "no cause in the log")
        assert any(number in line for line in own.said)
        predict(page, "half")  # the page works on
    finally:
        stop_server(own)


# ---- addresses that no kernel answers

PATHS = [
    "", "rules/grand_fleet", "charts/grand_fleet", "teach/grand_fleet", "read/grand_fleet",
    "teach/grand_fleet/will_they_come_out", "read/grand_fleet/will_they_come_out",
    "voila/render/grand_fleet_guide.ipynb", "voila/render/grand_fleet_table.ipynb", "robots.txt",
]  # fmt: skip
FIELDS = (
    "lang",
    "view",
    "episode",
    "step",
    "seed",
    "mechanic",
    "option",
    "token",
    "template",
    "theme",
)
TRICKS = [
    "%00", "%ff", "..", "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/", "rules/%00",
    "rules/../../x",
    "rules/" + "a" * 3000, "rules/grand_fleet%0d%0aX: y", "teach/grand_fleet/%3Cb%3E", "teach/constructor/x",
    "charts/__proto__", "naval/..%2f..%2fsite.py", "naval/%00", "naval/theme.css%00", "naval/theme.css/..",
    "voila/static/%00", "voila/static/../../x", "static/%00", "static/..%2f..%2fx", "voila/files/%00",
    "voila/files/..%2f..%2fx", "voila/render/%00.ipynb", "voila/render/%ff.ipynb",
    "voila/render/" + "a" * 300 + ".ipynb", "voila/render/../x.ipynb", "voila/templates/naval/static/%00",
    "voila/templates/naval/static/..%2f..%2f..%2fx", "voila/templates/%00/static/x",
    "voila/templates/x/static/y.css",
    "api/kernels/%00", "api/kernels/00000000-0000-0000-0000-000000000000", "voila/api/shutdown/%00",
    "voila/api/themes/%00", "//evil.example/", "\\", "bundle/%00.zip", "bundle/x.zip", "read/x/y",
    "favicon.ico",
]  # fmt: skip


def asked(connection: HTTPConnection, target: str) -> tuple[int, str]:
    connection.putrequest("GET", target, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    return answer.status, answer.read().decode(errors="replace")


def sendable(text: str) -> str:
    """As it may stand in a request: what would end the line is written by its number."""
    return re.sub(r"[^!-~]", lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), text)


@pytest.fixture
def fresh() -> Iterator[Server]:
    """A server nobody has opened a page of: whatever it logs or starts comes from this test."""
    running = start_server()
    yield running
    stop_server(running)


STRANGE = 800 if EVERY_TEXT else 200
"""Addresses that are asked."""


def test_no_address_is_too_strange_for_the_pages_without_a_kernel(fresh):
    """So many addresses: a page or a refusal, never a failure; nothing repeated, no kernel started."""
    rng, host = Random(1916), urlsplit(fresh.address)
    connection = HTTPConnection(host.hostname, host.port, timeout=60)
    targets = [f"/{trick}" for trick in TRICKS]
    while len(targets) < STRANGE:
        pairs = [
            f"{rng.choice(NAMES if rng.random() < 0.2 else FIELDS)}={rng.choice(HOSTILE)}"
            for _ in range(rng.choice((1, 1, 2, 4)))
        ]
        query = sendable("&".join(pairs))
        targets.append(f"/{rng.choice(PATHS)}?{query}")
    for target in targets:
        status, html = asked(connection, sendable(target))
        assert status in (200, 301, 302, 303, 400, 403, 404, 405), (status, target)
        assert "Traceback" not in html, target
        assert MARK not in html and "etc/passwd" not in html, f"{target} is repeated"
    assert kernels_of(fresh) == []
    assert not [line for line in fresh.said if "Traceback" in line], "".join(fresh.said)


@pytest.mark.parametrize(
    "query", ["seed=%3Cimg%20src=x%20onerror=zq9x()%3E&UK=%00&%3Cb%3Ezq9x=1&roster=%ff%fe"]
)
def test_a_hostile_address_in_a_browser(open_page, server, query):
    page = open_page(server.dashboard("grand_fleet_table", query))
    notes = page.locator(".nv-new .nv-problem").all_inner_texts()
    assert any("seed" in note for note in notes) and any("UK" in note for note in notes)
    assert "zq9x" not in page.locator("main").inner_html() and page.locator("main img[src=x]").count() == 0
    page.locator(".nv-new-start").first.click()
    page.locator(PLAYING).wait_for()


LATE = """
  const later = window.setTimeout, send = WebSocket.prototype.send;
  const told = () => window.jupyterapp?.widgetManager?.restoredStatus;
  const once_told = (then) => (told() ? later(then, 2100) : later(() => once_told(then), 20));
  let looked;
  const first = new Promise((done) => { looked = done; });
  WebSocket.prototype.send = function (data) { first.then(() => send.call(this, data)); };
  window.setTimeout = (then, ...rest) =>
    new Error().stack.includes("get_model") ? (looked(), once_told(then)) : later(then, ...rest);
"""
"""The kernel is asked for its widgets only when the renderer has looked for one; the next comes only when
the manager's two seconds are over, and the widget is there."""


def test_a_widget_that_its_kernel_tells_of_late_is_drawn(server: Server, context: BrowserContext):
    page, said = context.new_page(), []
    page.on("console", lambda line: said.append(line.text))
    page.add_init_script(LATE)
    page.goto(server.dashboard("grand_fleet_guide", STEP), wait_until="commit")
    wait_ready(page)
    page.locator("#rendered_cells .nv").first.wait_for()
    expect(page.locator("#rendered_cells")).not_to_contain_text("Error displaying widget")
    assert not [line for line in said if "not found" in line]
