"""Wheels of this checkout and of its examples, and an empty environment that holds nothing but them.

Knows the build backend and pip; nothing is downloaded: what the wheels depend on is that of this environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, built into `folder` with the installed build backend."""
    known = set(folder.glob("*.whl"))
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=project,
        check=True,
        capture_output=True,
    )
    (made,) = set(folder.glob("*.whl")) - known
    return made


def environment_with(folder: Path, *wheels: Path) -> Path:
    """An empty environment in `folder` with these wheels; returns the folder of its commands."""
    venv.create(folder)
    inside = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", vars=inside))
    scripts = Path(sysconfig.get_path("scripts", vars=inside))
    ours = [sys.executable, "-m", "pip", "--python", scripts / "python"]  # a pip of its own takes seconds
    subprocess.run(
        [*ours, "install", "--quiet", "--no-deps", "--no-index", *wheels],
        check=True,
        env=without_checkout(),
    )
    # A path in a .pth file is added, but the .pth files found there (our checkout's) are not followed.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    (folder / "share").mkdir(exist_ok=True)
    (folder / "share" / "jupyter").symlink_to(Path(sys.prefix) / "share" / "jupyter")
    return scripts


def without_checkout() -> dict[str, str]:
    """This environment without what points back to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "JUPYTER_PATH")}
