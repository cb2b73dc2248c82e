"""`navalgames new-game`: a package that passes its own checks from the first minute, and clear refusals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from navalgames.errors import BadInput, Problem
from navalgames.starting import begin_game, model_folder, renamed
from navalgames.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, *arguments: str, modules: str = "navalgames.cli") -> subprocess.CompletedProcess:
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-m", modules, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def written() -> list[Path]:
    """The files of the example that somebody wrote."""
    made = {"__pycache__", ".pytest_cache"}
    return [path for path in model_folder().rglob("*") if path.is_file() and not made & {*path.parts}]


def test_a_new_game_passes_all_checks_and_its_own_tests_at_once(tmp_path):
    project = tmp_path / "here"
    ran = run(tmp_path, "new-game", "fog_patrol", "--folder", "here")
    assert ran.returncode == 0 and "navalgames check-game fog_patrol" in ran.stdout, ran.stderr
    told = json.loads(run(tmp_path, "check-game", "here", "--json").stdout)
    assert told["missing"] == {} and told["loads"] and told["game"] == "fog_patrol"
    own = run(project, "-q", "tests", modules="pytest")
    assert own.returncode == 0, own.stdout
    assert (project / "fog_patrol" / "texts" / "ja" / "fog_patrol.ftl").is_file()


def test_nothing_of_the_example_is_left_in_a_new_game_but_its_rules():
    files = dict(renamed("fog_patrol"))
    assert len(files) == len(written())
    for place, text in files.items():
        assert "salvo" not in (place + text).lower() and "一斉射撃" not in text, place
    catalogue = files["fog_patrol/texts/en/fog_patrol.ftl"]
    assert "fp-title = Fog patrol" in catalogue
    assert all(line.startswith(("fp-", " ")) for line in catalogue.splitlines())
    assert 'fog_patrol = "fog_patrol:GAME"' in files["pyproject.toml"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("My-Game", "cannot be the name of a game"),
        ("", "cannot be the name of a game"),
        ("../up", "cannot be the name of a game"),
        ("grand_fleet", "is taken by"),
        ("json", "is the name of a Python module"),
        ("class", "is the name of a Python module or word"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path, name, said):
    with pytest.raises(BadInput) as refused:
        begin_game(name, tmp_path / "here")
    assert said in str(refused.value) and list(tmp_path.iterdir()) == []
    assert "⟦" not in Texts("ja", strict=True).problem(refused.value)


@pytest.mark.parametrize("there", ["folder", "file", "link"])
def test_what_is_there_is_never_overwritten(tmp_path, there):
    place = tmp_path / "here"
    if there == "folder":
        place.mkdir()
    elif there == "file":
        place.write_text("mine")
    else:
        place.symlink_to(tmp_path / "nowhere")
    with pytest.raises(BadInput, match="is there already"):
        begin_game("fog_patrol", place)
    assert [path.name for path in tmp_path.iterdir()] == ["here"]
    assert there != "file" or place.read_text() == "mine"


def test_a_place_that_cannot_be_written_is_told_and_nothing_is_left(tmp_path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(Problem) as told:
        begin_game("fog_patrol", tmp_path / "file" / "below")
    for language in LANGUAGES:
        assert "file" in Texts(language, strict=True).problem(told.value)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_example_is_small_enough_to_be_read():
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in written()) <= 600
    assert model_folder() == (ROOT / "examples" / "salvo")
