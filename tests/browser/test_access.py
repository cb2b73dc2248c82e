"""With a token: nothing answers without it, and it is seen nowhere afterwards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import pytest

from tests.browser.site import (
    START_SECONDS,
    WIDE,
    Server,
    fetch,
    findings,
    kernels_of,
    leave,
    start_server,
    stop_server,
    wait_ready,
)

pytestmark = pytest.mark.browser
TOKEN = "blue-anchor-7"
COMMAND = str(Path(sys.executable).parent / "navalgames")
STEP = "episode=will_they_come_out&step=parity"


@pytest.fixture(scope="module")
def private() -> Iterator[Server]:
    """A server with a token it was told by the environment."""
    running = start_server(environment={"NAVALGAMES_TOKEN": TOKEN})
    yield running
    stop_server(running)


class _Stay(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def answer(url: str, **headers: str) -> tuple[int, str, str]:
    """Status, place it leads to and cookies of an address that is not followed."""
    try:
        heard = build_opener(_Stay).open(Request(url, headers=headers), timeout=30)
    except HTTPError as error:
        heard = error
    cookies = heard.headers.get_all("Set-Cookie") or []
    return heard.status, heard.headers.get("Location", ""), "; ".join(cookies)


@pytest.mark.parametrize(
    "path",
    [
        "",
        "rules/grand_fleet",
        "teach/grand_fleet/will_they_come_out",
        "teach/grand_fleet/will_they_come_out/worksheet.rtf",
        "voila/render/grand_fleet_guide.ipynb?visit=1",
        "voila/static/voila.js",
        "api/kernels/00000000-0000-0000-0000-000000000000/channels",
        "naval/free",
        "no-such-page",
        "?token=wrong",
    ],
)
def test_nothing_answers_without_the_token(private, path):
    status, _, html = fetch(private.url(path), visit=True)
    assert status == 403 and "ask for a token" in html
    assert TOKEN not in html and kernels_of(private) == []


def test_the_page_that_asks_can_be_drawn_without_it(private):
    assert fetch(private.url("naval/theme.css"))[0] == 200
    assert fetch(private.url("voila/templates/naval/static/naval.css"))[0] == 200


def test_the_address_gives_up_the_token_for_a_cookie(private):
    url = private.dashboard("grand_fleet_guide", f"{STEP}&token={TOKEN}&lang=ja")
    status, place, cookie = answer(url)
    assert status == 303 and place == f"/voila/render/grand_fleet_guide.ipynb?{STEP}&lang=ja"
    assert cookie.startswith("naval_class=") and "HttpOnly" in cookie and "SameSite=Lax" in cookie
    assert TOKEN not in cookie
    shown = cookie.split(";")[0]
    assert answer(private.address, Cookie=shown)[0] == 200
    assert answer(private.url("?token=stale"), Cookie=shown)[:2] == (303, "/")  # never carried along
    assert answer(private.address, Cookie="naval_class=0")[0] == 403
    assert "secure" in answer(url, **{"X-Forwarded-Proto": "https"})[2].lower()


@pytest.mark.parametrize("path", ["//evil.example/x", "/\\evil.example/x"])
def test_the_way_on_stays_on_this_server(private, path):
    status, place, _ = answer(private.address.rstrip("/") + path + f"?token={TOKEN}")
    assert status == 303 and place == "/evil.example/x"


def test_a_pupil_types_the_token_and_gets_to_the_shared_step(browser, private):
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    page.goto(private.dashboard("grand_fleet_guide", STEP))
    assert findings(page) == []
    field = page.get_by_label("Token")
    field.fill("blue-anchor-8")
    page.get_by_role("button", name="Go in").click()
    page.get_by_text("not the right token").wait_for()
    assert findings(page) == [] and field.evaluate("node => node === document.activeElement")
    field.fill(f" {TOKEN} ")
    page.get_by_role("button", name="Go in").click(no_wait_after=True)
    wait_ready(page)
    assert page.url == private.dashboard("grand_fleet_guide", STEP)
    assert "What boldness costs" in page.locator(".nv-lesson-head h2").inner_text()
    assert TOKEN not in page.content()
    (kernel,) = kernels_of(private)
    environment = kernel.environ()  # what the process was started with
    assert not [name for name, value in environment.items() if TOKEN in value]
    leave(page)
    context.close()


def test_a_token_is_made_and_told_once(tmp_path):
    log = tmp_path / "log"
    with log.open("w") as heard:
        process = subprocess.Popen(
            [COMMAND, "serve", "--token", "--port", "0", "--no-browser"],
            stdout=heard,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"},
        )
        try:
            found = None
            while not found and process.poll() is None:
                found = re.search(r"(http://\S+/)\?token=(\S+)", log.read_text())
            address, token = found.groups()
            assert len(token) >= 16
            for path in (f"no-such-page?token={token}", "?token=wrong", "voila/files/x.ipynb"):
                answer(address + path)
            cookie = answer(f"{address}?token={token}")[2].split(";")[0]
            assert answer(address + "voila/files/x.ipynb?episode=1", Cookie=cookie)[0] == 403
            assert answer(address + "no-such-page", Cookie=cookie)[0] == 404
        finally:
            process.terminate()
            process.wait(15)
    written = log.read_text()
    assert written.count(token) == 1 and "127.0.0.1)" not in written and "episode=1" not in written


def test_a_token_that_keeps_nobody_out_is_refused():
    run = subprocess.run(
        [COMMAND, "serve", "--token", "short", "--port", "0"],
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
    )
    assert run.returncode == 2 and "at least 8" in run.stderr and "Traceback" not in run.stderr
