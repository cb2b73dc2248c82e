"""An answer in words, line by line: nothing twice, and what finds no room in one line."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalgames.labels import Labels
from navalgames.odds.why import why
from navalgames.pictures import Look
from navalgames.pictures.tree import FEW, lines_of
from navalgames.texts import LANGUAGES, Texts


def words_of(name, question, language="en", **settings):
    found = why(game(name), question, **settings)
    return [line.words for line in lines_of(found, Labels(game(name), language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_that_begins_with_a_step_of_the_same_words_is_told_once(language):
    told = words_of("frigate_duel", "broadside", language)
    inside, together = (Texts(language).t(f"why-{key}", kind="roll") for key in ("inside", "together"))
    assert told.count(inside) == told.count(together) == 1
    assert told[0].startswith("[1] ") and told[2].startswith("[2] ")
    assert told[0][3:] not in " ".join(told[1:]), "its words stand there once"


def test_what_follows_a_first_step_is_said_to_follow():
    told = words_of("grand_fleet", "battle_in_hex")
    assert "[1] under which conditions both sides fire" in told
    assert "After that:" in told and not any("and what follows from it" in line for line in told)


def test_ways_for_which_there_is_no_room_are_told_in_one_line():
    for name, question in (("grand_fleet", "battle_in_hex"), ("frigate_duel", "broadside")):
        told = words_of(name, question)
        untold = [line for line in told if line.endswith("more throws that are not told here")]
        assert any(" ways more, " in line and " % together: then" in line for line in untold)
        single = [line for line in untold if " ways more, " not in line]
        assert len(single) < FEW


def test_the_numbers_of_choices_run_on():
    numbers = [
        int(line[1:].partition("]")[0]) for line in words_of("frigate_duel", "broadside") if line[0] == "["
    ]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_likeliest_ways_are_told_where_not_all_have_room():
    told = words_of("grand_fleet", "round_of_gunnery")
    first = told.index("What comes of it:")
    assert any("not told here" in line for line in told)
    assert told[first + 1].startswith("0: 59.3 %"), "none sunk is the likeliest by far, six the least"


def test_yes_and_no_of_a_step_say_what_they_mean():
    told = words_of("raiders_of_the_deep", "salvo_hits")
    dud = next(place for place, line in enumerate(told) if "1d6 for dud?" in line)
    assert [line.split("→")[1].strip() for line in told[dud + 1 : dud + 3]] == [
        "it does nothing",
        "it explodes",
    ]


def test_a_procedure_says_first_what_happens_in_order():
    told = words_of("grand_fleet", "battle_in_hex")
    course = Look(game("grand_fleet"), Labels(game("grand_fleet")), "battle_in_hex").data["course"]
    assert told[0] == "What happens, in order:"
    acts = told[1 : 1 + len(course["acts"])]
    said = [f"{place}. {words}" for place, words in enumerate(course["acts"], start=1)]
    assert [line.removesuffix(" Most depends on this.") for line in acts] == said
    (most,) = [place for place, line in enumerate(acts) if line.endswith("Most depends on this.")]
    assert most == course["most"] and told[1 + len(acts)] == course["head"]
    assert all(words in told for words in [*course["way"], *course["told"]])
