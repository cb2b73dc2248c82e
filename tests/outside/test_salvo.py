"""The example Salvo from its wheel, beside navalgames from its own: served, asked, played, checked."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.at_table import PLAYING, is_over, stand
from tests.browser.conftest import browser  # noqa: F401 (a fixture)
from tests.browser.site import Server, Watch, fetch, start_server, stop_server, wait_ready
from tests.wheels import ROOT, build, environment_with, without_checkout

MOST_ANSWERS = 70
"""Two lines fire for thirty turns at most."""
pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]  # two wheels, an environment, a whole game


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The folder of commands of an empty environment with both wheels."""
    wheels = tmp_path_factory.mktemp("wheels")
    both = build(ROOT, wheels), build(ROOT / "examples" / "salvo", wheels)
    return environment_with(tmp_path_factory.mktemp("empty"), *both)


@pytest.fixture(scope="module")
def serving(installed, tmp_path_factory) -> Iterator[Server]:
    """The server of that environment, started far from the checkout."""
    cleared = {"PYTHONPATH": "", "JUPYTER_PATH": ""}
    command = [str(installed / "navalgames")]
    server = start_server(cwd=tmp_path_factory.mktemp("far"), command=command, environment=cleared)
    yield server
    stop_server(server)


def said(installed: Path, folder: Path, *arguments: str) -> str:
    """What a command of the environment says."""
    run = subprocess.run(
        [installed / "navalgames", *arguments],
        cwd=folder,
        env=without_checkout(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_the_command_knows_asks_checks_and_begins_games(installed, tmp_path):
    listed = json.loads(said(installed, tmp_path, "games", "--json"))
    assert [one["title"] for one in listed if one["id"] == "salvo"] == ["Salvo"]
    asked = said(installed, tmp_path, "odds", "salvo", "sinking", "ships=3", "distance=near", "hull=2")
    assert "1/2" in asked
    assert "Nothing is missing" in said(installed, tmp_path, "check-game", "salvo")
    said(installed, tmp_path, "new-game", "my_game", "--folder", "mine")
    assert (tmp_path / "mine" / "my_game" / "rules.py").is_file()


@pytest.mark.parametrize("language", ["", "?lang=ja"])
def test_its_pages_are_served(serving, language):
    home = fetch(serving.url(language))[2]
    assert "salvo_table.ipynb" in home and "naval-left-out" not in home
    for path in ("rules/salvo", "charts/salvo", "read/salvo/near_or_far", "teach/salvo/near_or_far"):
        status, _, page = fetch(serving.url(path + language))
        assert status == 200 and "⟦" not in page


def opened(browser, serving: Server, kind: str, query: str = "") -> tuple[Page, Watch]:  # noqa: F811
    """A dashboard of the game in a window of its own."""
    watch, context = Watch(serving.address), browser.new_context(reduced_motion="reduce")
    watch.attach(context)
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(serving.dashboard(f"salvo_{kind}", query), wait_until="commit")
    wait_ready(page)
    return page, watch


def test_a_question_is_answered_in_the_lab(serving, browser):  # noqa: F811
    page, watch = opened(browser, serving, "lab", "mechanic=sinking&ships=3&distance=near&hull=2")
    assert "1/2" in page.locator("#rendered_cells").inner_text()
    assert "⟦" not in page.locator("body").inner_text()
    watch.check()
    page.context.close()


def test_a_game_is_played_to_its_end_at_the_table(serving, browser):  # noqa: F811
    page, watch = opened(browser, serving, "table", "seed=3&WEST=person&EAST=steady")
    page.locator(".nv-new-start").first.click()
    page.wait_for_selector(PLAYING)
    stand(page)
    for _ in range(MOST_ANSWERS):
        if is_over(page):
            break
        page.locator(".nv-orders-body button:visible").first.click()
        stand(page)
    assert page.locator(".nv-curtain h2").inner_text() in ("West wins", "East wins", "A draw")
    assert "Won by" in page.locator(".nv-curtain").inner_text()
    watch.check()
    page.context.close()
