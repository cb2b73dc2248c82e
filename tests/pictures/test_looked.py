"""A table in words: which of its rows lead to which end."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalgames.labels import Labels
from navalgames.pictures import Look


def explained(name: str, question: str, language: str = "en", **settings) -> list[str]:
    labels = Labels(game(name), language)
    labels.texts.strict = True
    section = Look(game(name), labels, question, **settings).data["sections"][-1]
    return section["notations"][: section["explains"]]


@pytest.mark.parametrize(
    ("name", "question", "said"),
    [
        ("grand_fleet", "damage", "6 or less → Nothing; 7–9 → Damaged; 10 or more → Sunk."),
        ("raiders_of_the_deep", "aircraft_hits", "3 or less → 0; 4–6 → 1; 7–8 → 2; 9–10 → 3."),
        ("raiders_of_the_deep", "encounter", "7–8 → nothing; 6, 10 → a ship alone; 4 → two ships;"),
        ("atlantic_chase", "engage", "7 or less → Miss; 9 → Closing; 8 → Skirmish; 10–12 → Battle."),
    ],
)
def test_the_rows_of_a_table_are_told_with_what_they_lead_to(name, question, said):
    assert any(said in one for one in explained(name, question))


def test_rows_are_told_as_they_are_read_with_what_is_added():
    added, table, *_ = explained("grand_fleet", "damage", side="DE")
    assert "−1 (German ship)" in added and "10 or more → Sunk" in table, "11 on the dice"


def test_a_row_says_how_far_it_goes_where_the_table_says_something_else_beyond():
    (said,) = [one for one in explained("grand_fleet", "submarine_points") if "In the table" in one]
    assert said.endswith("1–3 → 0; 4–5 → 1; 6 or more → 2."), "0 or less brings −1: no 3 or less"


def test_a_table_of_very_many_ends_is_only_named():
    assert explained("raiders_of_the_deep", "boat_hit")[0].startswith("What the dice lead to stands in")


def test_a_table_that_only_repeats_the_die_is_only_named():
    assert explained("raiders_of_the_deep", "training")[0].startswith("What the dice lead to stands in")


def test_where_the_rows_are_told_settings_are_not_compared():
    said = explained("grand_fleet", "submarine_check")
    assert len(said) == 1 and said[0].endswith(
        "1 → Nothing; 2–4 → Germany may choose; 5 or more → It begins."
    )


def test_an_end_of_a_round_is_told_by_what_it_counts():
    assert any("6 → 4 (begins in turn)" in one for one in explained("grand_fleet", "submarine_start"))
