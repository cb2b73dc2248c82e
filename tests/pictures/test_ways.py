"""Ways to an outcome that questions of the chase, the pirates and the duel multiply out."""

from __future__ import annotations

from fractions import Fraction
from math import prod

import pytest

from navalgames.games import game
from navalgames.labels import Labels
from navalgames.odds import ask, charts_of
from navalgames.pictures import Look


def data_of(name: str, question: str) -> dict:
    return Look(game(name), Labels(game(name)), question).data


def way_to(name: str, question: str, outcome, **settings) -> tuple[Fraction, Fraction]:
    """The product of the way that is told, and the chance of its outcome."""
    answer = ask(game(name), question, **settings)
    course = answer.question.course(charts_of(game(name)), outcome, **dict(answer.parameters))
    return prod(act.chance for act in course.way), answer.distribution.chance(outcome)


@pytest.mark.parametrize(
    ("name", "question", "outcome", "settings"),
    [
        ("kaisers_pirates", "again_and_again", "untouched", {"intercepts": 4}),
        ("kaisers_pirates", "answered_intercept", "safe", {}),
        ("kaisers_pirates", "answered_intercept", "untouched", {"answer": "break_contact"}),
        ("kaisers_pirates", "several_targets", 3, {}),
        (
            "kaisers_pirates",
            "several_targets",
            2,
            {"ship": "moewe", "third": "none", "surprise_attack": True},
        ),
        ("kaisers_pirates", "whole_turn", 14, {}),
        ("atlantic_chase", "ship_against_ship", "undamaged_undamaged", {}),
        ("atlantic_chase", "convoy_crossing", 1, {"segments": 6}),
        ("atlantic_chase", "initiative_after_search", "keeps", {"intel": 0}),
        ("frigate_duel", "length_of_duel", "not_yet", {}),
        ("frigate_duel", "length_of_duel", 3, {"firepower": 9, "distance": 1}),
        ("frigate_duel", "rounds_to_strike", "still_flying", {"rounds": 6}),
    ],
)
def test_where_there_is_only_one_way_its_product_is_the_answer(name, question, outcome, settings):
    product_of_way, whole = way_to(name, question, outcome, **settings)
    assert product_of_way == whole > 0


def test_the_attacks_of_a_hunt_add_up_to_its_columns():
    answer = ask(game("atlantic_chase"), "bring_to_battle")
    charts, reach, found = charts_of(game("atlantic_chase")), Fraction(1), Fraction(0)
    for act in answer.question.course(charts, "battle", **dict(answer.parameters)).acts:
        facts = dict(act.facts)
        found += reach * facts["battle"]
        reach *= (1 - facts["battle"]) * (1 - facts["lost"])
    assert found == answer.distribution.chance("battle")


def test_what_is_compared_is_no_order_and_none_is_the_most():
    for name, question in (("frigate_duel", "best_split"), ("kaisers_pirates", "phantom_target")):
        course = data_of(name, question)["course"]
        assert course["compared"] and course["most"] == -1 and not course["way"]
    tried = data_of("frigate_duel", "best_split")["course"]["acts"]
    best = ask(game("frigate_duel"), "best_split").distribution.mode
    assert [place for place, words in enumerate(tried) if "That is the most." in words] == [best]


def test_numbers_that_may_come_stand_each_with_its_chance():
    assert (
        "0 (51.7 %), 7 (38.6 %), −7 (9.7 %)" in data_of("kaisers_pirates", "whole_turn")["course"]["acts"][0]
    )


def test_an_escape_is_told_with_what_the_answer_does():
    data = data_of("kaisers_pirates", "answered_intercept")
    assert data["begins"].startswith("Fast Ship: A raider that intercepts your undamaged merchantman has –2.")
