"""Why a chance is what it is: the pictures follow an answer, and open where a step has throws of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from navalgames import texts
from navalgames.errors import Problem
from navalgames.games import GAME_IDS, game
from navalgames.games.contract import Rounds
from navalgames.labels import Labels
from navalgames.pictures import Look
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.lab import Lab
from navalwidgets.why import WhyView
from tests.pictures.shut import Shut


def look(question: str, name: str = "grand_fleet") -> Look:
    return Shut(game(name), Labels(game(name)), question)


def test_it_draws_what_a_look_has_found_and_nothing_without_one():
    view = WhyView(game="grand_fleet")
    assert view.data == {}
    view.show(look("initiative"), "Who attacks?", "initiative")
    assert view.data["sections"][0]["pictures"] == ["grid", "stairs", "dice"]
    assert (view.title, view.file_name) == ("Who attacks?", "initiative")
    view.show(None)
    assert view.data == {}


def test_a_step_with_throws_of_its_own_opens_before_what_it_belongs_to():
    view = WhyView(game="frigate_duel")
    view.show(look("broadside", "frigate_duel"))
    assert [section["heading"] for section in view.data["sections"]] == [""]
    view._heard(view, {"event": "open", "section": 0, "node": 0}, [])
    assert [section["heading"] for section in view.data["sections"]] == [
        "picture-part-inside-part",
        "picture-part-whole",
    ]
    assert not view.data["sections"][1]["nodes"][0]["opens"]


def test_what_was_opened_can_be_shut_with_all_that_was_opened_inside_of_it():
    view = WhyView(game="kaisers_pirates")
    view.show(look("decoy", "kaisers_pirates"))
    before = view.data
    view._heard(view, {"event": "open", "section": 0, "node": 0}, [])
    view._heard(view, {"event": "open", "section": 1, "node": 1}, [])
    names = [section["name"] for section in view.data["sections"]]
    assert len(set(names)) == 3
    view._heard(view, {"event": "shut", "section": 0}, [])
    assert [section["name"] for section in view.data["sections"]] == names[1:]
    view._heard(view, {"event": "shut", "section": 0}, [])
    assert view.data == before
    view._heard(view, {"event": "open", "section": 0, "node": 0}, [])
    assert len(view.data["sections"]) == 2, "and opened once more"


def test_a_part_inside_a_part_that_is_shut_goes_with_it():
    view = WhyView(game="kaisers_pirates")
    view.show(look("answered_intercept", "kaisers_pirates"))
    for _ in range(9):
        openings = view._look.openings
        if not openings:
            break
        view._heard(view, {"event": "open", "section": openings[0][0], "node": openings[0][1]}, [])
    assert len(view.data["sections"]) > 2
    while view._look.shuttable:
        view._heard(view, {"event": "shut", "section": view._look.shuttable[-1]}, [])
    assert [section["heading"] for section in view.data["sections"]] == [""]
    assert view._look.openings == look("answered_intercept", "kaisers_pirates").openings


@pytest.mark.parametrize("place", [1, 9, -1, "0", None, [], 0.5])
def test_what_was_not_opened_cannot_be_shut(place):
    view = WhyView(game="frigate_duel")
    view.show(look("broadside", "frigate_duel"))
    view._heard(view, {"event": "open", "section": 0, "node": 0}, [])
    before = view.data
    view._heard(view, {"event": "shut", "section": place}, [])
    assert view.data == before and view.problem == ""
    with pytest.raises(Problem):
        view._look.shut(1)


@pytest.mark.parametrize("place", [(0, 99), (9, 0), (-1, 0), ("0", "0"), (None, None), ([], {}), (0.5, 0)])
def test_what_cannot_be_opened_changes_nothing(place):
    view = WhyView(game="frigate_duel")
    view.show(look("broadside", "frigate_duel"))
    before = view.data
    view._heard(view, {"event": "open", "section": place[0], "node": place[1]}, [])
    assert view.data == before and view.problem == ""


def test_the_lab_shows_why_for_the_settings_that_are_chosen():
    lab = Lab(game("grand_fleet"), query="mechanic=initiative&uk_dice=2")
    lab.look()
    shown = {end["key"]: end["ways"] for end in lab.why.data["sections"][0]["ends"]}
    assert sum(int(count) for count, _ in shown.values()) == 216
    assert lab.why.title.startswith("Who attacks?") and lab.why.file_name == "grand_fleet-initiative-why"


WORDS = Path(texts.__file__).parent / "en" / "why.ftl"
NAMES_OF_ROUNDS = sorted(set(re.findall(r"^picture-(\w+)-axis =", WORDS.read_text(encoding="utf-8"), re.M)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("called", NAMES_OF_ROUNDS)
def test_whatever_rounds_are_called_all_is_said_of_them(called, language):
    words, parts = Texts(language), ("slider", "now", "more", "open", "silent")
    assert [part for part in parts if not words.has(f"picture-{called}-{part}")] == []


def test_every_question_calls_its_rounds_by_one_of_these_names():
    questions = [question for name in GAME_IDS for question in game(name).questions()]
    assert {one.how.called for one in questions if isinstance(one.how, Rounds)} <= set(NAMES_OF_ROUNDS)
