"""The notebook of the lab in JupyterLab: the same widgets, with nothing of our server behind them."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from navalgames.serve.places import notebooks_folder
from tests.browser.site import WIDE, Watch, fetch

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # JupyterLab starts slowly
START_SECONDS = 120
NOTEBOOK = "grand_fleet_lab.ipynb"


def free_port() -> int:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return opened.getsockname()[1]


@pytest.fixture(scope="module")
def jupyterlab(tmp_path_factory) -> Iterator[str]:
    """A JupyterLab of its own, on a copy of our notebooks; its address."""
    folder: Path = tmp_path_factory.mktemp("jupyterlab")
    shutil.copy(notebooks_folder() / NOTEBOOK, folder)
    address = f"http://127.0.0.1:{(port := free_port())}/"
    options = {
        "IdentityProvider.token": "",
        "ServerApp.disable_check_xsrf": "True",
        "ServerApp.root_dir": str(folder),
        "LabApp.news_url": "None",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    }
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}"]
    command += [f"--{name}={value}" for name, value in options.items()]
    settings = {**os.environ, "HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "config")}
    process = subprocess.Popen(
        command, env=settings, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            if fetch(address + "api")[0] == 200:
                break
        except OSError:
            time.sleep(0.5)
    else:
        pytest.fail("JupyterLab did not start")
    yield address
    process.terminate()
    process.wait(20)


def start_python(address: str) -> None:
    """Start the notebook's Python beforehand: a slow JupyterLab would ask which one to take."""
    session = {"path": NOTEBOOK, "name": NOTEBOOK, "type": "notebook", "kernel": {"name": "python3"}}
    urlopen(
        Request(address + "api/sessions", json.dumps(session).encode(), method="POST"), timeout=60
    ).close()


def test_the_lab_runs_in_jupyterlab_with_curves(browser, jupyterlab):
    start_python(jupyterlab)
    watch = Watch(jupyterlab)
    context = browser.new_context(viewport=WIDE)
    watch.attach(context)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(jupyterlab + f"lab/tree/{NOTEBOOK}?reset", wait_until="commit")
    page.wait_for_selector(".jp-NotebookPanel-toolbar [data-jp-item-name='kernelName']")
    page.wait_for_function(
        "() => /Python 3/.test(document.querySelector('[data-jp-item-name=kernelName]').textContent)"
    )
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    page.wait_for_selector(".nv-odds-bar")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()")
    page.locator("[data-roll='10']").click()
    page.wait_for_selector(".nv-mark-rolled")
    page.locator("[data-key='explore']").click()
    page.wait_for_selector(".nv-explore-plot[data-drawn] .scatterlayer .trace")
    fetched = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [url for url in fetched if url.startswith("http") and "plotly.min" in url] == []
    assert page.locator("text=Copy a link to this").is_hidden()
    context.close()
    assert not watch.outside
