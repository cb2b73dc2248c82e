"""The wheel: built, installed into an empty environment, and served from a folder without any checkout."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.browser.site import fetch, start_server, stop_server
from tests.wheels import ROOT, build, environment_with, without_checkout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel of this checkout."""
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The folder of commands of an empty environment with the wheel."""
    return environment_with(tmp_path_factory.mktemp("empty"), wheel)


def test_the_wheel_holds_all_it_needs_and_no_more(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"navalgames", "navalwidgets"}
    for needed in (
        "navalgames/notebooks/grand_fleet_guide.ipynb",
        "navalgames/notebooks/grand_fleet_lab.ipynb",
        "navalgames/notebooks/grand_fleet_table.ipynb",
        "navalgames/serve/jupyter/nbconvert/templates/naval/index.html.j2",
        "navalgames/serve/jupyter/nbconvert/templates/naval/static/fonts/OFL-AtkinsonHyperlegible.txt",
        "navalgames/games/grand_fleet/rules.csv",
        "navalgames/py.typed",
        "navalgames/games/grand_fleet/charts/known.toml",
        "navalwidgets/base/theme.css",
        "navalgames/games/grand_fleet/home/board-ja-dark.webp",
        "navalgames/examples/salvo/pyproject.toml",
    ):
        assert needed in names
    assert not [name for name in names if "__pycache__" in name or name.endswith((".pyc", "owned.toml"))]


def test_the_installed_command_knows_the_games(installed, tmp_path):
    run = subprocess.run(
        [installed / "navalgames", "games"],
        cwd=tmp_path,
        env=without_checkout(),
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert "Grand Fleet" in run.stdout or "grand_fleet" in run.stdout
    where = subprocess.run(
        [
            installed / "python",
            "-c",
            "import navalgames, navalwidgets; print(navalgames.__file__, navalwidgets.__file__)",
        ],
        cwd=tmp_path,
        env=without_checkout(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(ROOT) not in where.stdout


@pytest.mark.browser
def test_it_serves_from_the_wheel_alone(installed, tmp_path, monkeypatch):
    for name in ("PYTHONPATH", "JUPYTER_PATH"):
        monkeypatch.delenv(name, raising=False)
    server = start_server(cwd=tmp_path, command=[str(installed / "navalgames")])
    try:
        status, _, html = fetch(server.address)
        assert status == 200 and "Grand Fleet" in html and "naval-door-lab" in html
        for path in (
            "rules/grand_fleet",
            "charts/grand_fleet",
            "naval/theme.css",
            "voila/templates/naval/static/naval.css",
        ):
            assert fetch(server.url(path))[0] == 200
        status, _, html = fetch(server.dashboard("grand_fleet_lab"), visit=True)
        assert status == 200 and "naval-dashboard" in html
        assert "application/vnd.jupyter.widget-view+json" in html
        assert "There was an error" not in html
    finally:
        stop_server(server)
