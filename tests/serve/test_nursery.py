"""Kernels that are forked: they are what they were asked to be, and end as others do."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from jupyter_client import BlockingKernelClient
from jupyter_client.connect import write_connection_file

from navalgames.games import GAME_IDS
from navalgames.serve.forking import ForkedKernel, ForkingProvisioner, Nursery
from navalgames.serve.nursery import written

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="no forks with handles here")
QUIET = ("--HistoryManager.enabled=False", "--IPKernelApp.capture_fd_output=False")


OPENED = """
import sys
from navalgames.games import game_ids
from navalgames.serve import nursery
nursery.fetch()
for piece in nursery.prepared():
    piece()
before = set(sys.modules)
for game in game_ids():
    for kind in nursery.PAGES:
        sys.modules[f"navalwidgets.{kind}"].build(game)
print(*sorted(one for one in set(sys.modules) - before if one.startswith("naval")))
"""


def test_no_page_imports_anything_of_ours_when_it_is_opened():
    """Each would do so again in its own process, while somebody waits."""
    done = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.fixture(scope="module")
def nursery():
    """One for all tests of this module; it ends with its door."""
    own = Nursery()
    own.begin({"OMP_NUM_THREADS": "1"})
    yield own
    own.end()


@pytest.fixture
def begun(nursery, tmp_path):
    """begun(**environment) -> a forked kernel with 500 megabytes, and a client of it."""
    running: list[tuple[ForkedKernel, BlockingKernelClient]] = []

    def begin(**environment: str) -> tuple[ForkedKernel, BlockingKernelClient]:
        file, _ = write_connection_file(str(tmp_path / f"kernel-{len(running)}.json"), key=b"a key")
        asked = {**os.environ, "IPYTHONDIR": str(tmp_path / "ipython"), **environment}
        kernel = nursery.fork(["500", *QUIET, "-f", file], asked, str(tmp_path))
        client = greeted(file)
        running.append((kernel, client))
        return kernel, client

    yield begin
    for kernel, client in running:
        client.stop_channels()
        kernel.kill()
        kernel.wait(10)


def greeted(file: str) -> BlockingKernelClient:
    """A client of a kernel that answers."""
    client = BlockingKernelClient(connection_file=file)
    client.load_connection_file()
    client.start_channels()
    client.wait_for_ready(timeout=60)
    return client


def told(client: BlockingKernelClient, expression: str) -> str:
    """What an expression is worth in a kernel."""
    answer = client.execute("", user_expressions={"it": expression}, reply=True, timeout=60)
    return answer["content"]["user_expressions"]["it"]["data"]["text/plain"]


def test_a_forked_kernel_is_what_it_was_asked_to_be(begun, tmp_path):
    kernel, client = begun(QUERY_STRING="episode=1")
    assert told(client, "__import__('os').environ['QUERY_STRING']") == "'episode=1'"
    assert told(client, "__import__('os').getcwd()") == repr(str(tmp_path))
    assert told(client, "__import__('os').getpid()") == str(kernel.pid)
    assert told(client, "'navalwidgets.lab.page' in __import__('sys').modules") == "True"
    assert told(client, "'pydevd' in __import__('sys').modules") == "False", "nobody steps through a page"
    targets = "sorted(__import__('comm').get_comm_manager().targets)"
    assert told(client, targets) == "['jupyter.widget', 'jupyter.widget.control']"
    process = psutil.Process(kernel.pid)
    assert os.getpgid(kernel.pid) == os.getsid(kernel.pid) == kernel.pid
    assert process.rlimit(psutil.RLIMIT_DATA)[0] == 500_000_000


def test_two_kernels_share_nothing_they_write(begun):
    (_, first), (_, second) = begun(), begun()
    first.execute("import navalgames; navalgames.mark = 1", reply=True, timeout=60)
    assert told(first, "hasattr(__import__('navalgames'), 'mark')") == "True"
    assert told(second, "hasattr(__import__('navalgames'), 'mark')") == "False"
    throw = "__import__('random').random()"
    assert told(first, throw) != told(second, throw), "both would throw the same dice"


def test_an_ended_kernel_is_noticed_and_can_be_told_twice(begun):
    kernel, _ = begun()
    assert kernel.poll() is None and kernel.wait(0) is None
    kernel.send_signal(signal.SIGKILL)
    assert kernel.wait(10) == kernel.poll() == 0
    kernel.terminate()
    assert not psutil.pid_exists(kernel.pid), "it is cleared away"


def test_kernels_end_with_the_nursery(tmp_path):
    own = Nursery()
    own.begin({})
    file, _ = write_connection_file(str(tmp_path / "kernel.json"))
    kernel = own.fork(["0", *QUIET, "-f", file], dict(os.environ), str(tmp_path))
    greeted(file).stop_channels()
    own.end()
    assert not own.awake
    assert kernel.wait(30) == 0


READ = "__import__('navalgames.odds.charts').odds.charts.charts_of.cache_info().currsize"
VALUE = (
    "__import__('navalgames.odds.charts').odds.charts.charts_of("
    "__import__('navalgames.games').games.game('grand_fleet'))['maintenance'].value('UK', 'ships')"
)


def test_what_pages_read_is_read_ahead_and_anew_when_a_file_was_written(tmp_path):
    """An author who changes a file sees it on the next page, without a new server."""
    mine, own = tmp_path / "mine.toml", Nursery()
    mine.write_text('game = "grand_fleet"\n')
    own.begin({"NAVALGAMES_CHARTS": str(mine)})
    environment = {**os.environ, "NAVALGAMES_CHARTS": str(mine)}

    def kernel(name: str) -> BlockingKernelClient:
        file, _ = write_connection_file(str(tmp_path / name))
        own.fork(["0", *QUIET, "-f", file], environment, str(tmp_path))
        return greeted(file)

    deadline = time.monotonic() + 60
    while told(first := kernel(f"first-{time.monotonic_ns()}.json"), READ) != str(len(GAME_IDS)):
        assert time.monotonic() < deadline
        first.stop_channels()
        time.sleep(0.2)
    mine.write_text('game = "grand_fleet"\n[maintenance.ships]\nUK = 22\n')
    second = kernel("second.json")
    told_now = [told(client, VALUE) for client in (first, second)]
    for client in (first, second):
        client.stop_channels()
    own.end()
    assert told_now == ["21", "22"]


def test_a_file_that_leads_nowhere_is_passed_over(tmp_path, monkeypatch):
    """An editor's lock beside a catalogue must not end the process that all pages come from."""
    lock = tmp_path / ".#lesson_1.ftl"
    lock.symlink_to(tmp_path / "nowhere")
    (kept := tmp_path / "lesson_1.ftl").write_text("")
    monkeypatch.setattr("navalgames.folders.folder_of", lambda name: tmp_path)
    assert written() >= kept.stat().st_mtime_ns


def test_a_nursery_that_is_late_is_not_asked_again(tmp_path):
    """Its answer may come when the next kernel is asked for, and is not that kernel."""
    own = Nursery()
    own.begin({})
    assert own.awake
    own._door.settimeout(0.01)
    with pytest.raises(TimeoutError):
        own.fork(["0", *QUIET, "-f", str(tmp_path / "kernel.json")], dict(os.environ), str(tmp_path))
    assert not own.awake
    own.end()


async def launched(module: str, tmp_path: Path) -> ForkingProvisioner:
    provisioner = ForkingProvisioner(kernel_id="1", kernel_spec=None)
    await provisioner.launch_kernel([sys.executable, "-m", module], env=dict(os.environ), cwd=str(tmp_path))
    return provisioner


def test_without_a_nursery_a_kernel_is_started_by_its_command(monkeypatch, tmp_path):
    monkeypatch.setattr("navalgames.serve.forking.NURSERY", Nursery())
    provisioner = asyncio.run(launched("timeit", tmp_path))
    assert not isinstance(provisioner.process, ForkedKernel)
    assert provisioner.process.wait(60) == 0
