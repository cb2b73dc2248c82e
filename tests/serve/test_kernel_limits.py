"""What one page may take: its memory ends in a sentence, not in a dead machine."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest

from navalgames.serve.kernel import NICENESS
from navalgames.serve.kernels import LAUNCHER, USUAL_MEMORY, RunningInterpreter, memory_limits
from navalgames.serve.settings import Served, configuration

HERE = Served("127.0.0.1", 8866, True, "/", (), 300, None)
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems limit no data")


def run_limited(megabytes: int, script: str) -> str:
    """What `script` prints in a process that has taken its limits."""
    head = f"from navalgames.serve.kernel import take_limits; take_limits({megabytes})\n"
    run = subprocess.run(
        [sys.executable, "-c", head + textwrap.dedent(script)], capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@on_linux
def test_too_much_memory_is_a_sentence_and_the_page_goes_on():
    said = run_limited(
        400,
        """
        from navalwidgets.parts.address_bar import AddressBar
        from navalwidgets.base.guard import guarded

        page = AddressBar(language="en")
        ask = guarded(page)(lambda bytes: bytearray(bytes))
        print(ask(1_000_000_000), "|", page.problem, "|", page.revision)
        print(len(ask(1_000_000)), "|", page.problem, "|", page.revision)
        """,
    ).splitlines()
    assert said[0].startswith("None | This is too big for the memory of this page")
    assert said[0].endswith("| 1")
    assert said[1] == "1000000 |  | 2"


@on_linux
def test_a_limit_is_never_raised_and_zero_sets_none():
    script = """
        import os, resource
        from navalgames.serve.kernel import take_limits
        take_limits(900)
        print(resource.getrlimit(resource.RLIMIT_DATA)[0], resource.getrlimit(resource.RLIMIT_CORE)[1])
        """
    assert run_limited(400, script).split() == ["400000000", "0"]
    assert run_limited(0, script).split() == ["900000000", "0"]


def test_kernels_come_after_the_server():
    script = "import os; print(os.nice(0))"
    before = int(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout)
    assert int(run_limited(0, script)) == min(19, before + NICENESS)


@pytest.mark.parametrize(("asked", "set_to"), [(None, USUAL_MEMORY), (0, 0), (250, 250)])
def test_the_option_reaches_the_command_of_a_kernel(asked, set_to):
    kernels = RunningInterpreter(config=configuration(HERE._replace(kernel_memory=asked)))
    spec = kernels.get_kernel_spec("python3")
    assert spec.argv[:4] == [sys.executable, "-m", LAUNCHER, str(set_to)]
    assert spec.env["OMP_NUM_THREADS"] == spec.env["OPENBLAS_NUM_THREADS"] == "1"


def test_the_memory_of_a_container_counts_not_that_of_its_machine(tmp_path):
    own, groups = tmp_path / "own", tmp_path / "groups"
    service = groups / "system.slice" / "naval.service"
    service.mkdir(parents=True)
    own.write_text("0::/system.slice/naval.service\n")
    assert memory_limits(groups, own) == []
    (service / "memory.max").write_text("2000000000\n")
    (service.parent / "memory.max").write_text("max\n")
    (groups / "memory.max").write_text("3000000000\n")
    assert memory_limits(groups, own) == [2_000_000_000, 3_000_000_000]
    assert memory_limits(groups, tmp_path / "missing") == []


@pytest.mark.parametrize(
    ("path", "fetched"),
    [
        ("/voila/render/grand_fleet_lab.ipynb", True),
        ("/base/voila/render/no_such_lab.ipynb", False),
        ("", False),
    ],
)
def test_a_kernel_fetches_what_its_page_will_ask_for(path, fetched):
    script = f"""
        import sys
        from navalgames.serve.kernel import fetch_ahead

        fetch_ahead({path!r})
        print("navalwidgets.lab.page" in sys.modules, "navalgames.games.grand_fleet" in sys.modules)
        """
    assert run_limited(0, script).split() == [str(fetched), str(fetched)]
