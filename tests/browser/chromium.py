"""Finds a Chromium for the browser tests, or gets one; run as a module it does so before the tests, with
`--system` from the system's packages alone, for which no package of Python is needed.

In this order: NAVALGAMES_CHROMIUM, a browser of the system, one that playwright downloaded before;
then Debian's package when run as root; then playwright's own download; else a sentence that says
what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SHELL = "chromium-headless-shell"
"""Chromium without windows, where the system has it: a whole one draws its own buttons, too."""
NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--process-per-site",
    # Pages of one process share what was compiled: a script is not parsed again while it comes in. No other
    # process is kept ready.
    "--disable-features=ScriptStreaming,BackgroundResourceFetch,SpareRendererForSitePerProcess",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
ADVICE = (
    "No Chromium was found and none could be installed. Install one and run the tests again:\n"
    "  Debian, Ubuntu:  apt install chromium\n"
    "  any system:      .venv/bin/python -m playwright install --with-deps chromium\n"
    "or name an installed one: NAVALGAMES_CHROMIUM=/path/to/chrome make test"
)


def find_chromium() -> str | None:
    """The path of a Chromium that starts, or None."""
    named = os.environ.get("NAVALGAMES_CHROMIUM")
    candidates = iter([named]) if named else _candidates()
    return next((path for path in candidates if path and _starts(path)), None)


def _candidates() -> Iterator[str | None]:
    yield from map(shutil.which, NAMES)
    yield from PLACES
    yield _playwrights_own()


def get_chromium() -> str:
    """The path of a Chromium, installed if need be; exits with advice when there is no way."""
    found = find_chromium() or get_from_the_system()
    if not found:
        print("Getting Chromium through playwright ...", flush=True)
        _run([sys.executable, "-m", "playwright", "install", "chromium"])
        found = find_chromium()
    if not found:
        sys.exit(ADVICE)
    return found


def get_from_the_system() -> str | None:
    """The path of a Chromium, from Debian's packages if there is none and we may install them."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if find_chromium() or not is_root or not shutil.which("apt-get"):
        return find_chromium()
    print("Getting Chromium from the system's packages ...", flush=True)
    _run(["apt-get", "update", "-qq"])
    for package in (SHELL, "chromium"):
        if not find_chromium():
            _run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package])
    return find_chromium()


class Chromium:
    """The one Chromium of a process: opened when a test asks for it, closed by `close`.

    While it is open playwright keeps an event loop running in the thread that opened it.
    """

    def __init__(self) -> None:
        self._found: str | None = None
        self._playwright: Any = None
        self._browser: Any = None

    def open(self) -> Any:
        """The running browser."""
        from playwright.sync_api import sync_playwright

        if self._browser is not None and not self._browser.is_connected():
            self.close()
        if self._browser is None:
            self._found = self._found or get_chromium()
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=self._found, args=list(FLAGS))
        return self._browser

    def close(self) -> None:
        """End the browser and playwright's loop; nothing when none is open."""
        if self._playwright is None:
            return
        playwright, self._playwright, self._browser = self._playwright, None, None
        playwright.stop()


RUNNING = Chromium()


def close() -> None:
    """Close the browser of this process, if it is open."""
    RUNNING.close()


def _playwrights_own() -> str | None:
    """The browser playwright would use, if it was ever downloaded."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:  # the environment is still being made
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _starts(path: str) -> bool:
    """Whether the program runs; Ubuntu's package may be a stub that only points elsewhere."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _run(command: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=environment, timeout=900, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if "--system" in sys.argv:
        get_from_the_system()
    else:
        print(f"Chromium: {get_chromium()}")
