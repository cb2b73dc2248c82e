"""What must be thrown for an end, as a product that can be counted."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from re import findall

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.pictures import Look

ASKED = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]


def sections_of(name: str, question: str, language: str = "en", **settings) -> list[dict]:
    labels = Labels(game(name), language)
    labels.texts.strict = True
    return Look(game(name), labels, question, **settings).data["sections"]


def paths_of(name: str, question: str, section: int = -1, **settings) -> dict[str, str]:
    return {end["key"]: end["paths"] for end in sections_of(name, question, **settings)[section]["ends"]}


@pytest.mark.parametrize(("name", "question"), ASKED)
@pytest.mark.by_turns(2)
def test_what_is_multiplied_comes_to_the_chance_of_its_end(name, question):
    for section in sections_of(name, question):
        for end in section["ends"]:
            if end["paths"] and "%" not in end["paths"]:
                ways = (findall(r"\((\d+) of (\d+)\)", way) for way in end["paths"].split(" + "))
                chance = sum(prod(Fraction(int(part), int(of)) for part, of in way) for way in ways)
                assert float(chance) == pytest.approx(end["share"])


def test_a_torpedo_must_hit_and_be_no_dud():
    ends = paths_of("raiders_of_the_deep", "salvo_hits", 0)
    assert ends["True"] == "7 or less on 2d6 (21 of 36) × 2 or more on 1d6 (5 of 6)"
    assert ends["False"].endswith("1 on 1d6 (1 of 6) + 8 or more on 2d6 (15 of 36)"), "two ways are added"


def test_an_end_of_the_first_throw_alone_is_one_factor():
    ends = paths_of("raiders_of_the_deep", "minefield")
    assert ends["missed"] == "5 or more on 2d6 (30 of 36)"


def test_cells_that_can_be_counted_are_not_multiplied():
    assert set(paths_of("grand_fleet", "initiative").values()) == {""}


def test_what_a_number_of_a_step_counts_is_not_guessed():
    assert not any("“0”" in one for one in paths_of("grand_fleet", "salvo_points").values())


def test_steps_with_words_are_told_by_them():
    ends = paths_of("raiders_of_the_deep", "whole_attack")
    assert ends["afloat_unseen"] == "“she stays afloat” (65.6 %) × “the boat is not found” (58.3 %)"
