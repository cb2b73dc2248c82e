"""A game of ours that does not load is named with its reason and left out, as those of other packages are."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

import navalgames as api
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS, game
from navalgames.serve import serve
from navalgames.serve.handlers import NOWHERE
from navalgames.serve.pages import Pages
from navalgames.texts import LANGUAGES, Texts
from tests.wheels import ROOT

BROKEN = "frigate_duel"
OTHERS = [one for one in GAME_IDS if one != BROKEN]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A copy of the packages in which one game has a line that is no Python."""
    folder = tmp_path_factory.mktemp("copy")
    for package in ("navalgames", "widgets/navalwidgets"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, folder / package.rpartition("/")[2], ignore=ignored)
    (folder / "navalgames" / "games" / BROKEN / "__init__.py").write_text("GAME = (\n", encoding="utf-8")
    return folder


@pytest.fixture
def broken(monkeypatch):
    """The same in this process: the package cannot be imported."""
    monkeypatch.setitem(sys.modules, f"navalgames.games.{BROKEN}", None)


def command(folder, *arguments: str) -> subprocess.CompletedProcess:
    """The command of that copy."""
    return subprocess.run(
        [sys.executable, "-m", "navalgames.cli", *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_the_other_games_and_says_why(checkout, language):
    ran = command(checkout, "--language", language, "games", "--json")
    assert ran.returncode == 0, ran.stderr
    assert [one["id"] for one in json.loads(ran.stdout)] == OTHERS
    reason = Texts(language).t("outside-one", game=BROKEN, package="navalgames", reason="")
    assert reason.rstrip() in ran.stderr and "SyntaxError" in ran.stderr
    assert f"games/{BROKEN}/__init__.py, 1" in ran.stderr


@pytest.mark.parametrize("asked", [("odds", BROKEN), ("play", BROKEN), ("charts", "check", BROKEN)])
def test_a_command_about_it_is_refused_with_the_reason(checkout, asked):
    ran = command(checkout, *asked)
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1
    assert "of the package navalgames was left out" in ran.stderr and "SyntaxError" in ran.stderr


@pytest.mark.parametrize("asked", [("rules", "show", "grand_fleet", "8.9b"), ("odds", "grand_flet")])
def test_commands_about_other_games_go_on(checkout, asked):
    ran = command(checkout, *asked)
    assert "SyntaxError" not in ran.stderr
    assert ran.returncode == 0 or "Did you mean “grand_fleet”" in ran.stderr


def test_python_finds_the_other_games_by_id_and_title(broken):
    assert [one.id for one in api.list_games()] == OTHERS
    assert api.find_game("Grand Fleet").id == "grand_fleet"
    with pytest.raises(BadInput, match=r"“frigate_duel” of the package navalgames was left out"):
        api.find_game("The frigate duel")
    with pytest.raises(BadInput, match="Did you mean “grand_fleet”"):
        api.find_game("grand_flet")


def test_the_home_page_names_it_and_its_own_pages_say_why(broken):
    home = Pages().home()
    assert f"{BROKEN} (navalgames)" in home and f"{BROKEN}_table" not in home
    assert all(f"{one}_table" in home for one in OTHERS)
    with pytest.raises(BadInput) as refused:
        Pages().charts(BROKEN)
    assert refused.value.key in NOWHERE


def test_the_server_starts_and_names_it_in_its_log(broken, monkeypatch, caplog):
    started = []
    run = "navalgames.serve.app.NavalServer.run"
    monkeypatch.setattr(run, lambda served, announce: started.append(served))
    serve(open_browser=False)
    assert len(started) == 1 and f"{BROKEN} (navalgames)" in caplog.text


def test_stopping_by_hand_while_a_game_loads_is_no_fault_of_it(monkeypatch):
    def stops(name):
        raise KeyboardInterrupt

    monkeypatch.setattr("navalgames.games.import_module", stops)
    with pytest.raises(KeyboardInterrupt):
        game(BROKEN)
