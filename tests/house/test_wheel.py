"""The wheel: built, installed into an empty environment, and served from a folder without any checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.site import fetch, start_server, stop_server

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel of this checkout, built with the installed build backend (nothing is downloaded)."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Iterator[Path]:
    """The `bin` folder of an empty environment with the wheel; its dependencies are those of this one."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True)
    inside = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", vars=inside))
    scripts = Path(sysconfig.get_path("scripts", vars=inside))
    subprocess.run(
        [scripts / "python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", wheel],
        check=True,
        env=_environment(),
    )
    # A path in a .pth file is added, but the .pth files found there (our checkout's) are not followed.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    (folder / "share").mkdir(exist_ok=True)
    (folder / "share" / "jupyter").symlink_to(Path(sys.prefix) / "share" / "jupyter")
    yield scripts


def _environment() -> dict[str, str]:
    """This environment without what points back to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "JUPYTER_PATH")}


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
    ):
        assert needed in names
    assert not [name for name in names if "__pycache__" in name or name.endswith((".pyc", "owned.toml"))]


def test_the_installed_command_knows_the_games(installed, tmp_path):
    run = subprocess.run(
        [installed / "navalgames", "games"], cwd=tmp_path, env=_environment(), capture_output=True, text=True
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
        env=_environment(),
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
