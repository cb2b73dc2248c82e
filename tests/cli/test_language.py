"""The language of the command line: asked for by an option or the environment, English otherwise."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from navalgames.cli.guard import run
from navalgames.texts import Texts

JA = Texts("ja", game="grand_fleet")


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.delenv("NAVALGAMES_LANGUAGE", raising=False)


@pytest.mark.parametrize("asked", [["--language", "ja"], ["--language=ja"]])
def test_the_option_decides_for_one_command(capsys, asked):
    assert run([*asked, "games"]) == 0
    assert JA.t("gf-title") in capsys.readouterr().out
    assert "NAVALGAMES_LANGUAGE" not in os.environ
    assert run(["games"]) == 0
    assert "Grand Fleet" in capsys.readouterr().out


def test_the_environment_decides_and_the_option_comes_before_it(capsys, monkeypatch):
    monkeypatch.setenv("NAVALGAMES_LANGUAGE", "ja")
    assert run(["rules", "show", "grand_fleet", "8.9b"]) == 0
    told = capsys.readouterr().out
    assert JA.t("cli-rule-decides", value=JA.name("higher side")) in told
    assert run(["--language", "en", "rules", "show", "grand_fleet", "8.9b"]) == 0
    assert "higher side" in capsys.readouterr().out
    assert os.environ["NAVALGAMES_LANGUAGE"] == "ja"


def test_refusals_are_in_the_language(capsys):
    assert run(["--language", "ja", "odds", "grand_flet"]) == 2
    refused = capsys.readouterr().err
    assert "grand_flet" in refused and "grand_fleet" in refused and "There is no" not in refused


@pytest.mark.parametrize("asked", ["jp", "Japanese", "../ja"])
def test_a_language_we_do_not_speak_is_refused_with_the_nearest(capsys, monkeypatch, asked):
    assert run(["--language", asked, "games"]) == 2
    assert f"There is no language “{asked}”. Known languages: en, ja." in capsys.readouterr().err
    monkeypatch.setenv("NAVALGAMES_LANGUAGE", asked)
    assert run(["games"]) == 2
    assert asked in capsys.readouterr().err


def test_help_is_in_the_language():
    command = "import sys; from navalgames.cli import main; main(sys.argv[1:])"
    shown = subprocess.run(
        [sys.executable, "-c", command, "--language", "ja", "games", "--help"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"},
        timeout=60,
        check=True,
    )
    assert JA.t("cli-games-help").split("。")[0][:12] in shown.stdout
