"""What every game must offer, checked for all of ours by the checks of `navalgames check-game`.

Two toy games go through the same checks as far as they go, so that a check that fits only the games there are
is found out. Episodes have their tests in `test_episodes`, pages in `test_contract_pages`.
"""

from __future__ import annotations

import re

import pytest

from navalgames.checking.check import EPISODES, FILES, RECORD, SCREENS, SECTIONS, WORDS, Check, faults
from navalgames.checking.every_check import checks, report
from navalgames.checking.finding import Finding
from navalgames.checking.playing import SOAKED, soaked, unsaid
from navalgames.checking.subject import Subject, subject_called
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.texts import LANGUAGES, Texts
from tests.house.contract_list import ALL, GUIDE, ROOT, holds

MODULES = ("state", "given", "rules", "view", "questions", "bots", "invariants")
SOAKED_LONG = 24
CHECKED = [one for one in checks() if one.section not in (EPISODES, SCREENS)]
TOYS_ARE_EXCUSED = {
    "the_papers_are_there": "they are explained in their modules",
    "every_rule_has_a_test": "their rules are tested by everything that plays them",
    "every_option_moves_odds_or_is_said_not_to": "they have no README to say so",
}
"""The check, and why the toys do not go through it."""
pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.timeout(600)]  # all of a game in one


@pytest.mark.parametrize("one", CHECKED, ids=lambda one: one.name)
@pytest.mark.parametrize("game_id", ALL)
@pytest.mark.by_turns(3)
def test_the_contract_holds(game_id, one):
    if game_id in GAME_IDS or one.name not in TOYS_ARE_EXCUSED:
        holds(one, game_id)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_of_ours_loads(game_id):
    assert game_called(game_id).id == game_id


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_our_games_have_the_same_files(game_id):
    """The second game is free to read."""
    folder = game_called(game_id).folder
    missing = [
        name
        for name in MODULES
        if not (folder / f"{name}.py").is_file() and not (folder / name / "__init__.py").is_file()
    ]
    assert missing == []
    assert list((ROOT / "tests" / "games" / game_id).glob("test_*.py"))


@pytest.mark.soak
@pytest.mark.timeout(1800)  # two dozen whole games, every sentence of them in both languages
@pytest.mark.parametrize("game_id", ALL)
def test_everything_that_happens_in_many_games_has_its_words(game_id, soak_seed):
    begin = SOAKED_LONG * soak_seed
    plays, broken = soaked(game_called(game_id), range(begin, begin + SOAKED_LONG))
    assert broken == () and SOAKED_LONG > SOAKED
    for language in LANGUAGES:
        assert list(unsaid(game_called(game_id), language, plays)) == []


# ------------------------------------------------------------------------ the checks themselves


def test_every_section_a_check_names_stands_in_the_guide_and_has_checks():
    headings = set(re.findall(r"^## (.+)$", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert {Texts("en").t(f"check-section-{one}") for one in SECTIONS} <= headings
    assert {one.section for one in checks()} == set(SECTIONS)


def test_what_fails_is_told_with_its_section_and_whole():
    def two(subject):
        yield Finding("no-file", file="one thing")
        yield Finding("no-file", file="another")

    said = r"toy_game: see “Words” in docs/adding_a_game.md\nmissing: one thing\nmissing: another"
    with pytest.raises(AssertionError, match=said):
        holds(Check(WORDS, "two", two, True), "toy_game")


def test_a_check_that_fails_on_its_way_tells_what_it_had_found_and_why_it_failed():
    def breaks(subject):
        yield Finding("no-file", file="one thing")
        raise ZeroDivisionError("the paint is wet")

    def refuses(subject):
        raise BadInput("error-seed", given="x")
        yield ""

    subject = subject_called("toy_game")
    first, second = map(str, faults(breaks, subject))
    assert first == "missing: one thing"
    assert second.startswith("ZeroDivisionError: the paint is wet (test_contract.py, line ")
    assert str(faults(refuses, subject)[0]).startswith("The seed “x” cannot be used")


def test_a_game_that_does_not_load_is_told_with_all_that_its_files_lack(tmp_path):
    folder = tmp_path / "bare"
    folder.mkdir()
    told = report(Subject("bare", folder, None, BadInput("error-seed", given="x")))
    assert set(told) == {RECORD, FILES}
    assert [*map(str, told[RECORD])] == ["The seed “x” cannot be used; it must be a whole number."]
    assert {"missing: rules.csv", "missing: texts/ja/*.ftl"} <= {str(one) for one in told[FILES]}
