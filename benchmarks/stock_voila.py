"""A page of stock Voila with one slider, to compare with: the smallest dashboard there is.

Knows the `voila` command of the same environment. Nothing of navalgames is on the page.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FIRST_CONTROL = ".widget-slider .noUi-handle"
CELL = """
import ipywidgets
slider, said = ipywidgets.IntSlider(1, 1, 6, description="dice"), ipywidgets.Label("1")
slider.observe(lambda change: setattr(said, "value", str(change["new"])), "value")
ipywidgets.VBox([slider, said])
"""


def notebook() -> str:
    cell = {"cell_type": "code", "execution_count": None, "id": "slider", "metadata": {}, "outputs": []}
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return json.dumps(
        {
            "cells": [cell | {"source": CELL.strip()}],
            "metadata": {"kernelspec": kernel},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )


@contextmanager
def stock_page() -> Iterator[str]:
    """The address of the page, while a Voila with its own defaults serves it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "slider.ipynb")
        path.write_text(notebook(), encoding="utf-8")
        port = free_port()
        command = [sys.executable, "-m", "voila", str(path), "--no-browser", f"--port={port}"]
        running = subprocess.Popen([*command, "--Voila.ip=127.0.0.1"], stderr=subprocess.PIPE, text=True)
        try:
            _wait_until_it_listens(running, port)
            yield f"http://127.0.0.1:{port}/"
        finally:
            running.terminate()
            running.wait(15)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _wait_until_it_listens(running: subprocess.Popen, port: int) -> None:
    """Until it answers at its port; what it says is read to the end, or it would stop at a full pipe."""
    threading.Thread(target=running.stderr.read, daemon=True).start()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and running.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise RuntimeError("stock Voila did not start")
