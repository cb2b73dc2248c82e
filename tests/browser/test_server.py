"""The server itself: headers, what it refuses, and that kernels of closed pages go away."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from tests.browser.learners import Learner, a_class, hear, open_episode, run_apart, say
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

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # waits for what is idle to be ended
COMMAND = str(Path(sys.executable).parent / "navalgames")


@pytest.fixture(scope="module")
def quick() -> Iterator[Server]:
    """A server that forgets a page ten seconds after it went silent."""
    running = start_server("--idle-seconds", "10")
    yield running
    stop_server(running)


def kernels(server: Server) -> int:
    """How many kernels the server runs."""
    return len(kernels_of(server))


def wait_for_kernels(server: Server, wanted: int, seconds: float) -> int:
    """Wait until `wanted` kernels run; the number after that or after `seconds`."""
    deadline = time.monotonic() + seconds
    while (now := kernels(server)) != wanted and time.monotonic() < deadline:
        time.sleep(0.2)
    return now


def test_the_home_page_starts_no_kernel(quick):
    before = kernels(quick)
    status, headers, html = fetch(quick.address)
    assert status == 200 and "<h1>" in html
    assert kernels(quick) <= before
    assert "Disallow: /voila/" in fetch(quick.url("robots.txt"))[2]
    assert "unsafe" not in headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path", ["", "naval/theme.css", "voila/templates/naval/static/naval.css", "no-such-page"]
)
def test_every_answer_carries_strict_headers(server, path):
    _, headers, _ = fetch(server.url(path))
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'self'" in policy and "http" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Frame-Options"] == "SAMEORIGIN"
    assert "Server" not in headers


def test_a_dashboard_may_only_talk_to_its_own_server(server):
    visit = Request(server.dashboard("grand_fleet_lab"), headers={"Cookie": "naval_visit=1"})
    with urlopen(visit, timeout=60) as answer:
        policy = answer.headers["Content-Security-Policy"]
        cookies = answer.headers.get_all("Set-Cookie")
    assert [cookie.split("=")[0] for cookie in cookies] == ["_xsrf"]  # no name is given to a learner
    assert "connect-src 'self'" in policy and "http" not in policy


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("voila/files/grand_fleet_lab.ipynb", 403),
        ("voila/files/../pyproject.toml", 403),
        ("voila/tree", 404),
        ("voila/api/contents", 404),
        ("voila/render/no_such.ipynb", 404),
        ("voila/render/../../secret.ipynb", 404),
        ("rules/no_such_game", 404),
        ("naval/../naval.css", 404),
        ("anything/else", 404),
    ],
)
def test_what_is_not_offered_is_refused(server, path, status):
    before = kernels(server)
    code, _, text = fetch(server.url(path))
    assert code == status
    assert "Traceback" not in text
    assert kernels(server) <= before


def test_an_unknown_page_says_so_in_our_words(server):
    _, _, html = fetch(server.url("voila/render/no_such.ipynb"))
    assert "There is no such page" in html and "Back to the home page" in html


@pytest.mark.parametrize("query", ["template=no_such", "theme=no_such", "template=../../x&theme=<script>"])
def test_template_and_theme_cannot_be_chosen_from_outside(server, query):
    start = time.monotonic()
    status, _, html = fetch(
        server.dashboard("grand_fleet_lab", query.replace("<", "%3C").replace(">", "%3E")), visit=True
    )
    assert status == 200 and time.monotonic() - start < 30
    assert "naval-dashboard" in html
    assert "no_such" not in html and "../../x" not in html


def test_other_names_of_the_server_are_refused(server):
    from urllib.error import HTTPError

    with pytest.raises(HTTPError) as refused:
        urlopen(Request(server.address, headers={"Host": "evil.example"}), timeout=30)
    assert refused.value.code == 403


def test_a_page_cannot_make_its_kernel_run_code(server):
    async def ask() -> list[str]:
        learner = await open_episode(server.address, "")
        heard: list[str] = []
        await say(learner.socket, "execute_request", {"code": "print(6 * 7)", "silent": False})
        await say(learner.socket, "kernel_info_request", {})
        await hear(learner.socket, lambda said: heard.append(str(said)) or "implementation" in said)
        await learner.leave()
        return heard

    heard = run_apart(ask())
    assert not [text for text in heard if "42" in text or "'code'" in text]


def test_another_site_cannot_talk_to_a_kernel(server):
    async def knock(origin: str) -> int:
        learner = await open_episode(server.address, "")
        channels = f"{server.address.replace('http', 'ws', 1)}api/kernels/{learner.page}/channels"
        try:
            request = HTTPRequest(channels, headers={"Origin": origin, "Cookie": f"_xsrf={learner.xsrf}"})
            (await websocket_connect(request)).close()
            return 101
        except HTTPClientError as refused:
            return refused.code
        finally:
            await learner.leave()

    assert run_apart(knock("http://evil.example")) == 403
    assert run_apart(knock(server.address.rstrip("/"))) == 101


def test_leaving_a_page_frees_its_kernel(browser, quick):
    assert wait_for_kernels(quick, 0, 30) == 0
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    page.goto(quick.dashboard("grand_fleet_lab"), wait_until="commit")
    wait_ready(page)
    assert kernels(quick) == 1
    leave(page)
    assert wait_for_kernels(quick, 0, 5) == 0  # sooner than the idle limit: the page said goodbye
    context.close()


def test_the_server_keeps_nothing_of_the_pages_that_are_left(browser, quick):
    """Whether a page is left first or its kernel ends first: no open file more than after the first one."""
    context, server = browser.new_context(viewport=WIDE), psutil.Process(quick.process.pid)
    page = context.new_page()
    files = []
    for _ in range(4):
        page.goto(quick.dashboard("grand_fleet_lab"), wait_until="commit")
        wait_ready(page)
        leave(page)
        assert wait_for_kernels(quick, 0, 10) == 0
        deadline = time.monotonic() + 5
        while files and server.num_fds() > files[0] and time.monotonic() < deadline:
            time.sleep(0.1)
        files.append(server.num_fds())
    assert max(files) == files[0], files
    context.close()


def test_a_page_that_vanishes_is_culled(browser, quick):
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    page.goto(quick.dashboard("grand_fleet_lab"), wait_until="commit")
    wait_ready(page)
    page.wait_for_timeout(14_000)
    assert kernels(quick) == 1  # still connected: never culled
    context.close()  # closing through the driver says no goodbye
    assert wait_for_kernels(quick, 0, 25) == 0


@pytest.fixture(scope="module")
def small() -> Iterator[Server]:
    """A server for one page at a time, with little memory for it."""
    running = start_server("--most-pages", "1", "--kernel-memory", "350", "--idle-seconds", "10")
    yield running
    stop_server(running)


def test_many_at_once_do_not_get_past_the_limit(small):
    async def rush() -> list[Learner | BaseException]:
        found = await a_class(small.address, [""] * 5, within=0)
        assert kernels(small) == 1
        for learner in found:
            if isinstance(learner, Learner):
                await learner.leave()
        return found

    refused = [one for one in run_apart(rush()) if not isinstance(one, Learner)]
    assert [one.code for one in refused] == [503] * 4
    assert refused[0].response.headers["Retry-After"]
    assert "Too many pages are open" in refused[0].response.body.decode()
    assert wait_for_kernels(small, 0, 10) == 0


def test_a_full_server_lets_the_next_one_in_by_itself(browser, small):
    assert wait_for_kernels(small, 0, 40) == 0
    context = browser.new_context(viewport=WIDE)
    first, second = context.new_page(), context.new_page()
    first.goto(small.dashboard("grand_fleet_lab"), wait_until="commit")
    wait_ready(first)
    step = small.dashboard("grand_fleet_guide", "episode=forming_the_fleets&step=come_back&lang=ja")
    second.goto(step)
    assert "開いているページが多すぎます" in second.locator("h1").inner_text()
    assert "自動で開きます" in second.get_by_role("status").inner_text()
    assert second.locator("html").get_attribute("lang") == "ja" and findings(second) == []
    (kernel,) = kernels_of(small)
    assert sys.platform != "linux" or kernel.rlimit(psutil.RLIMIT_DATA)[0] == 350_000_000
    assert kernel.environ().get("OMP_NUM_THREADS") == "1"
    leave(first)
    wait_ready(second)
    assert second.url == step
    leave(second)
    context.close()


def test_a_busy_port_is_a_clear_sentence():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        run = subprocess.run(
            [COMMAND, "serve", "--port", port, "--no-browser"],
            capture_output=True,
            text=True,
            timeout=START_SECONDS,
        )
    assert run.returncode != 0
    said = " ".join((run.stdout + run.stderr).split())
    assert port in said and "another program uses this port" in said
    assert "Traceback" not in said


def _served_in_vain(**environment: str) -> str:
    run = subprocess.run(
        [COMMAND, "serve", "--port", "0", "--no-browser"],
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
        env={**os.environ, **environment},
    )
    assert run.returncode != 0
    return " ".join((run.stdout + run.stderr).split())


def test_charts_that_cannot_be_used_are_refused_at_the_start(tmp_path):
    broken = tmp_path / "owned.toml"
    broken.write_text('game = "grand_fleet"\n[no_such_chart]\n')
    said = _served_in_vain(NAVALGAMES_CHARTS=str(broken))
    assert "owned.toml" in said and "no_such_chart" in said and "Traceback" not in said


def test_a_key_that_is_none_is_refused_at_the_start():
    said = _served_in_vain(NAVALGAMES_SEAL="secret")
    assert "NAVALGAMES_SEAL" in said and "Traceback" not in said


def test_a_dashboard_that_cannot_be_prepared_says_so(browser, tmp_path):
    owned = tmp_path / "owned.toml"
    owned.write_text('game = "grand_fleet"\n')
    own = start_server(environment={"NAVALGAMES_CHARTS": str(owned)})
    try:
        owned.write_text("this is not TOML")
        context = browser.new_context(viewport=WIDE)
        page = context.new_page()
        page.goto(own.dashboard("grand_fleet_lab"), wait_until="commit")
        page.locator("#naval-banner").wait_for(timeout=60_000)
        assert "could not be prepared" in page.locator("#naval-banner").inner_text()
        assert "Traceback" not in page.content() and "owned.toml" not in page.locator("main").inner_text()
        assert findings(page, "#naval-banner") == []
        leave(page)
        context.close()
    finally:
        stop_server(own)


def test_kernel_files_are_cleaned_up():
    with tempfile.TemporaryDirectory(prefix="naval") as folder:
        own = start_server(environment={"TMPDIR": folder, "HOME": "/dev/null"})  # no home to write to
        try:
            assert fetch(own.dashboard("grand_fleet_lab"), visit=True)[0] == 200
            assert kernels(own) == 1
            assert any(path.is_socket() for path in Path(folder).rglob("*")) == (sys.platform == "linux")
        finally:
            stop_server(own)
        deadline = time.monotonic() + 10
        while (left := [path for path in Path(folder).rglob("*") if not path.is_dir()]) and (
            time.monotonic() < deadline
        ):
            time.sleep(0.2)
        assert left == []


def test_a_long_temporary_folder_does_not_hurt(tmp_path):
    folder = tmp_path / ("long" * 25)
    folder.mkdir()
    own = start_server(environment={"TMPDIR": str(folder)})
    try:
        assert fetch(own.dashboard("grand_fleet_lab"), visit=True)[0] == 200
    finally:
        stop_server(own)
