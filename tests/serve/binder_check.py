"""Does what Binder does with our files, in an empty environment: `python -m tests.serve.binder_check`.

Knows pip, Jupyter's server and repo2docker. It installs a hundred packages and takes a few minutes, so it is
no test of the suite; run it before a release, or when a file of `binder/` changes.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import time
import venv
from pathlib import Path

from tests.browser.learners import Learner, open_episode
from tests.browser.site import fetch

ROOT = Path(__file__).resolve().parents[2]
BASE = "/user/learner/"
START_SECONDS = 120


def dry_build(clone: Path) -> None:
    """Let repo2docker, where there is one, say how it would build: from our files."""
    command = shutil.which("jupyter-repo2docker")
    if command is None:
        print("repo2docker is not installed (pip install jupyter-repo2docker): its part is left out")
        return
    run = subprocess.run(
        [command, "--no-build", "--debug", "--user-id", "1000", "--user-name", "jovyan", str(clone)],
        capture_output=True,
        text=True,
        check=True,
    )
    said = run.stdout + run.stderr
    for wanted in ("python=3.13", '-r "binder/requirements.txt"', "RUN ./binder/postBuild"):
        assert wanted in said, f"repo2docker does not do: {wanted}"
    print("repo2docker would build from binder/")


def install(clone: Path, folder: Path) -> Path:
    """An environment with what Binder installs, and nothing else; its folder of commands."""
    venv.create(folder, with_pip=True)
    scripts = folder / "bin"
    requirements = clone / "binder" / "requirements.txt"
    pip = [scripts / "python", "-m", "pip", "install", "--quiet", "--no-cache-dir"]
    subprocess.run([*pip, "-r", requirements], check=True)
    around = {**os.environ, "PATH": f"{scripts}:{os.environ['PATH']}"}
    subprocess.run(["bash", "binder/postBuild"], cwd=clone, env=around, check=True)
    return scripts


def open_home(scripts: Path, clone: Path) -> None:
    """Start Jupyter's server as a hub does, and open the home page and an episode through it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [
            scripts / "jupyter",
            "server",
            "--allow-root",
            "--no-browser",
            f"--port={port}",
            f"--ServerApp.base_url={BASE}",
            "--IdentityProvider.token=",
        ],
        cwd=clone,
        env={**os.environ, "PATH": f"{scripts}:{os.environ['PATH']}"},
    )
    try:
        home = f"http://127.0.0.1:{port}{BASE}navalgames/"
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                status, _, html = fetch(home)
                if status == 200:
                    break
            except OSError:
                pass
            time.sleep(1)
        assert status == 200 and f'href="{BASE}navalgames/voila/render/' in html, f"no home page: {status}"
        print("the home page is there")
        learner = asyncio.run(open_episode(home, "episode=will_they_come_out"))
        assert isinstance(learner, Learner)
        print(f"an episode answered after {learner.seconds:.1f} s")
    finally:
        process.terminate()
        process.wait(30)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="naval-binder") as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        dry_build(clone)
        open_home(install(clone, Path(folder) / "environment"), clone)


if __name__ == "__main__":
    main()
