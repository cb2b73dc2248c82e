"""The same pages as a folder of files: what browser tests run against where NAVALGAMES_SITE names one.

Knows the layout of the site, and the plainest host of files. Fixtures stand in `conftest`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from navalgames.serve.dashboards import KINDS
from navalgames.site.layout import file_of, root_of
from navalgames.texts.choice import language_of, query_in
from tests.browser.site import end_with_the_tests

VARIABLE = "NAVALGAMES_SITE"
NOT_THERE = {
    "test_plotly_is_fetched_once_and_kept": "it asks for a header of the server",
}
"""Tests that cannot hold for a folder of files, each with its reason; what needs a server or other
readers stands in modules of its own (test_server, test_access, test_visits, test_load, test_jupyterlab)."""
_DASHBOARD = re.compile(rf"/(?:{'|'.join(KINDS)})/\w+/")


class StaticSite(NamedTuple):
    """A host of files: its address ("http://127.0.0.1:40123/"), its process. Speaks as `Server` does."""

    address: str
    process: subprocess.Popen

    def url(self, path: str) -> str:
        """The address of a page, by its path on the server (no leading slash)."""
        if path.startswith("naval/"):  # a file, in no language
            return self.address + path.replace("naval/", "static/", 1)
        asked = urlsplit(path)
        language, kept = language_of(asked.query), query_in("en", asked.query)
        view = re.search(r"\bview=(\w+)", asked.query)
        place = asked.path + (f"?view={view[1]}" if view else "")
        query = "" if view else kept
        file = file_of(place).removesuffix("index.html")
        return (
            self.address
            + root_of(language)
            + file
            + (f"?{query}" if query else "")
            + (f"#{asked.fragment}" if asked.fragment else "")
        )

    def dashboard(self, name: str, query: str = "") -> str:
        """The address of a dashboard, such as grand_fleet_lab."""
        return self.url(f"voila/render/{name}.ipynb" + (f"?{query}" if query else ""))

    @property
    def forbids_eval(self) -> bool:
        """Whether the pages' policy keeps the driver from what it does with a text: evaluate it."""
        return True

    @property
    def quiet(self) -> str:
        """The address of something that does nothing."""
        return self.address + "static/theme.css"

    def is_dashboard(self, url: str) -> bool:
        """Whether widgets are drawn at an address."""
        return bool(_DASHBOARD.search(urlsplit(url).path))


def wanted_site() -> Path | None:
    """The folder that tests are to run against, if one is named."""
    named = os.environ.get(VARIABLE)
    return Path(named).resolve() if named else None


def start_site(folder: Path) -> StaticSite:
    """Show the folder at a free port."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=end_with_the_tests if sys.platform == "linux" else None,
    )
    port = re.search(r"port (\d+)", process.stdout.readline())[1]
    return StaticSite(f"http://127.0.0.1:{port}/", process)
