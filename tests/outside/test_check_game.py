"""`navalgames check-game`: all that is missing at once, by section, before a game loads and after."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from navalgames.checking.languages import LETTERS
from navalgames.texts import LANGUAGES, Texts
from tests.outside.commands import in_a_fork, in_a_process_of_its_own
from tests.outside.packages import write_package

PROJECT = """[project]
name = "pilot-cutters"
version = "1.0"

[project.entry-points."navalgames.games"]
toy_game = "cutters:GAME"
"""


def check(folder: Path, *arguments: str, language: str = "en", run=in_a_fork, **found: Path):
    """The command apart from the tests: what it loads stays loaded."""
    return run(folder, "--language", language, "check-game", *arguments, **found)


@pytest.fixture
def project(tmp_path):
    """A project of the two cutters, below `src`, that nobody has installed."""
    folder = write_package(tmp_path / "here" / "src", "x", "cutters", "x = cutters")
    (tmp_path / "here" / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (tmp_path / "here" / "tests").mkdir()
    return folder


def test_a_project_is_checked_by_its_folder(project, tmp_path):
    ran = check(tmp_path, "here", "--json", run=in_a_process_of_its_own)
    told = json.loads(ran.stdout)
    assert ran.returncode == 1 and told["game"] == "toy_game" and told["loads"]
    assert told["missing"]["files"] == ["missing: README.md", "missing: RULINGS.md"]
    assert "no test carries the rule T1" in told["missing"]["tests"]
    assert told["checks"] > 40
    inner = json.loads(check(tmp_path, str(project), "--json").stdout)
    assert inner["missing"] == told["missing"], "by the folder of the package as well"


def test_a_game_that_does_not_load_is_told_with_what_its_files_lack(project, tmp_path):
    (project / "__init__.py").write_text("import no_such_module\n", encoding="utf-8")
    (project / "rules.csv").write_text("number,titel\n1,x\n", encoding="utf-8")
    (project / "texts" / "ja" / "game.ftl").unlink(missing_ok=True)
    (project / "lessons" / "2_bad.toml").write_text("= no", encoding="utf-8")
    ran = check(tmp_path, "here")
    assert ran.returncode == 1
    assert "No module named 'no_such_module'. Where: __init__.py, 1" in ran.stdout
    assert "its columns are number, titel" in ran.stdout and "2_bad.toml" in ran.stdout
    headings = [line.partition(":")[0] for line in ran.stdout.splitlines() if line[:1] not in (" ", "")]
    assert headings[:3] == ["The folder, file by file", "The record", "Charts and rules"]
    assert "more checks run as soon as the game can be loaded" in ran.stdout


def test_a_left_out_game_is_checked_by_its_name(tmp_path):
    write_package(tmp_path, "about-nothing", "nothing_there", "no_game = nothing_there", "")
    ran = check(tmp_path, "no_game", run=in_a_process_of_its_own, found=tmp_path)
    assert ran.returncode == 1 and "has no GAME" in ran.stdout and "missing: rules.csv" in ran.stdout


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    ("given", "en"),
    [("grand_flet", "Did you mean “grand_fleet”"), (".", "holds no game"), ("other", "names no game")],
)
def test_what_is_no_game_is_refused(tmp_path, given, en, language):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    ran = check(tmp_path, given, language=language)
    assert ran.returncode == 2 and ran.stdout == "" and ran.stderr.count("\n") == 1 and "⟦" not in ran.stderr
    assert language == "ja" or en in ran.stderr


def test_a_project_whose_package_is_not_there_is_refused(tmp_path):
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    ran = check(tmp_path, ".")
    assert ran.returncode == 2 and "no such folder beside it or below src" in ran.stderr


WORDED = (
    ("texts/en", "tg-side-RED = Red\n", "", "words", "tg-side-RED; it belongs in texts/en/toy.ftl"),
    ("texts/ja", "tg-race = ", "tg-rase = ", "words", "ja: missing tg-race; it belongs in texts/ja/toy.ftl"),
    ("texts/en", "tg-question-race-about", "tg-question-race-abaut", "words", "tg-question-race-about"),
    ("texts/ja", 'tg-state-phase = {""}', "tg-state-phase = 段階", "words", "“段階” is told as"),
    ("rules.csv", "T3,Stowing,core", "T3,Stowing,corps", "charts", "the part is “corps”"),
    ("charts/schema.toml", 'rule = "chart:press_table"', 'rule = "T9"', "charts", "no rule T9"),
    ("__init__.py", '{"bold": _bold, "timid": _timid}', "{}", "players", "besides the random"),
    ("__init__.py", '"turns", (3, 1, 6)', '"turns", (3,)', "record", "expected two or more"),
    ("__init__.py", 'outcomes=("tg-on", "tg-ends")', 'outcomes=("tg-on",)', "questions", "not declared"),
    ("lessons/1_press_on.toml", 'find = ["gale"]', 'find = ["calm"]', "episodes", "begins at “calm”"),
)
PLAYED = (
    ("__init__.py", "abs(state.lead) <= LEAD_TO_WIN", "state.turn == 1", "relied-on", "seed"),
    ("__init__.py", "class Look:", "class Look(list):", "relied-on", "seed"),
)
UNREAD = (
    ("charts/known.toml", '"4-6" = "on"', '"4-5" = "on"', "charts", "press_table"),
    ("charts/known.toml", '"4-6" = "on"', '"4-5" = "on"', "record", "press_table"),
)


@pytest.mark.parametrize("spoiled", [WORDED, PLAYED, UNREAD], ids=["words", "play", "charts"])
@pytest.mark.by_turns(3)
def test_whatever_is_spoiled_is_found_at_once_each_in_its_section_and_in_japanese(project, tmp_path, spoiled):
    for file, old, new, _, _ in spoiled:
        path = project / file
        for one in [path] if path.is_file() else path.glob("*.ftl"):
            text = one.read_text(encoding="utf-8")
            one.write_text(text.replace(old, new, 1), encoding="utf-8")
    missing = json.loads(check(tmp_path, "here", "--json").stdout)["missing"]
    for *_, section, said in spoiled:
        assert any(said in line for line in missing[section]), (said, missing[section])
    told = json.loads(check(tmp_path, "here", "--json", language="ja").stdout)["missing"]
    assert {section: len(lines) for section, lines in told.items()} == {
        section: len(lines) for section, lines in missing.items()
    }
    assert [line for lines in told.values() for line in lines if "⟦" in line or not in_japanese(line)] == []


def in_japanese(line: str) -> bool:
    """Whether what is said around names, numbers and quotations is Japanese, and none of it English."""
    own = re.sub(r"「[^」]*」", "", line)
    return bool(LETTERS["ja"].search(own)) and not re.search(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}", own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_stands_under_the_headings_of_the_language(project, tmp_path, language):
    (project / "__init__.py").write_text("import no_such_module\n", encoding="utf-8")
    ran, texts = check(tmp_path, "here", language=language), Texts(language)
    headings = [line.rpartition(" ")[0] for line in ran.stdout.splitlines() if line[:1] not in (" ", "")]
    for section in ("files", "record"):
        heading = texts.t("cli-check-section", section=texts.t(f"check-section-{section}"), count=1)
        assert any(line in heading for line in headings), heading
    assert texts.t("check-no-file", file="README.md") in ran.stdout
