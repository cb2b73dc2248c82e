"""The programs the parts of the site are made with: npm, pip, and Python for the browser under Node.

Knows their commands. Must not know what is made.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from navalgames.errors import Problem
from navalgames.site.versions import versions

MAKING = Path(__file__).with_name("making")
SCRIPTS = Path(__file__).with_name("script")


def run(command: list[str], folder: Path) -> None:
    """Run a program in a folder.

    Raises:
        Problem: it is not installed, or it failed.
    """
    program = str(folder / command[0]) if "/" in command[0] else shutil.which(command[0])
    if program is None:
        raise Problem("error-site-tool", tool=command[0])
    done = subprocess.run([program, *command[1:]], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Problem("error-site-made", tool=Path(command[0]).name, reason=said[-1][:300] if said else "")


def install_scripts(folder: Path) -> None:
    """The pinned packages of npm, in `folder/node_modules`."""
    (folder / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    pinned = [f"{name}@{version}" for name, version in versions().npm.items()]
    run(["npm", "install", "--no-audit", "--no-fund", "--save-exact", *pinned], folder)


def fetch_wheels(folder: Path) -> list[Path]:
    """The pinned wheels for Python in the browser."""
    pinned = [f"{name}=={version}" for name, version in versions().wheels.items()]
    wanted = ["--only-binary", ":all:", "--no-deps", "--python-version", versions().python]
    platforms = ["--platform", versions().platform, "--platform", "any"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    run([*pip, *wanted, *platforms, "--dest", str(folder), *pinned], folder)
    return sorted(folder.glob("*.whl"))


def run_in_pyodide(runtime: Path, script: str, folder: Path) -> None:
    """Run a script of `making` in Python for the browser; it finds the folder at /folder."""
    run(["node", str(MAKING / "run.mjs"), str(runtime), str(MAKING / script), str(folder)], folder)


def bundle_vendor(folder: Path, out: Path) -> None:
    """What the page's script needs of others, as one file; anywidget's front end is in the folder already."""
    aliases = [
        f"--alias:anywidget-front={folder / 'anywidget-front.js'}",
        f"--alias:sanitize-html={SCRIPTS / 'no_html.js'}",
    ]
    script = folder / "vendor.js"
    script.write_bytes((SCRIPTS / "vendor.js").read_bytes())
    settings = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--log-level=error"]
    run(["node_modules/.bin/esbuild", str(script), *settings, f"--outfile={out}", *aliases], folder)
