"""Rows of the odds chart: exact, complete, and never rounded into a lie."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navalgames.chance import Distribution, exact
from navalgames.texts.figures import fraction_text, number_text, percent_text
from navalwidgets.parts.odds_chart import MOST_ROWS, OddsChart, rows_of


def chance_of(row):
    return Fraction(int(row["chance"][0]), int(row["chance"][1]))


def two_dice(dice):
    return dice.roll("2d6", "x")


def test_rows_of_two_dice():
    rows = rows_of(exact(two_dice))
    assert [row["label"] for row in rows] == [str(total) for total in range(2, 13)]
    five = rows[3]
    assert (five["chance"], five["fraction"], five["percent_text"]) == (["1", "9"], "1/9", "11.1 %")
    assert five["at_least"] == percent_text(Fraction(30, 36))
    assert rows[0]["at_least"] == "100 %"


def test_gaps_between_whole_numbers_get_a_row():
    rows = rows_of(Distribution({1: 1, 4: 1}))
    assert [(row["label"], chance_of(row)) for row in rows] == [
        ("1", Fraction(1, 2)),
        ("2", 0),
        ("3", 0),
        ("4", Fraction(1, 2)),
    ]


def test_two_numbers_far_apart_stand_alone():
    assert [row["label"] for row in rows_of(Distribution({7: 69, 14: 131}))] == ["7", "14"]


def test_declared_outcomes_keep_their_order_even_when_impossible():
    rows = rows_of(Distribution({"hit": 1, "odd": 1}), label=str.upper, outcomes=("miss", "hit"))
    assert [(row["key"], row["label"], row["percent"]) for row in rows] == [
        ("miss", "MISS", 0.0),
        ("hit", "HIT", 50.0),
        ("odd", "ODD", 50.0),
    ]
    assert all(row["value"] is None for row in rows)


@given(st.dictionaries(st.integers(-300, 300), st.integers(1, 10**30), min_size=1, max_size=200))
def test_rows_lose_no_chance(weights):
    distribution = Distribution(weights)
    rows = rows_of(distribution)
    assert len(rows) <= MOST_ROWS
    assert sum(chance_of(row) for row in rows) == 1
    assert len({row["key"] for row in rows}) == len(rows)


@given(st.fractions(0, 1))
def test_only_certainty_is_written_as_certainty(chance):
    text = percent_text(chance)
    assert (text == "0 %") == (chance == 0)
    assert (text == "100 %") == (chance == 1)


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(1, 3), "33.3 %"),
        (Fraction(1, 1000), "0.1 %"),
        (Fraction(999, 1000), "99.9 %"),
        (1 - Fraction(1, 10**8), "> 99.9999 %"),
        (Fraction(1, 7776), "0.013 %"),
    ],
)
def test_percent(chance, text):
    assert percent_text(chance) == text


def test_a_fraction_nobody_can_read_is_left_to_the_table():
    assert fraction_text(Fraction(10**20, 10**20 + 1)) == ""
    assert fraction_text(Fraction(1, 10**8 + 1)) and not fraction_text(Fraction(1, 10**9 + 1))
    row = rows_of(Distribution({"a": 10**20, "b": 1}))[0]
    assert row["chance"] == [str(10**20), str(10**20 + 1)]
    assert number_text(Fraction(1, 3)) == "0.33"


def test_a_kept_setting_stays_behind_the_next_one():
    chart = OddsChart()
    chart.show(exact(two_dice), title="two dice", mean=True)
    chart.keep_as_ghost("two dice")
    chart.show(Distribution.uniform(range(1, 7)))
    assert [row["label"] for row in chart.ghost] == [str(total) for total in range(2, 13)]
    assert chart.ghost_label == "two dice"
    assert [row["label"] for row in chart.rows] == ["1", "2", "3", "4", "5", "6"]
    assert chart.marks == [{"value": 7.0, "label": "average 7", "kind": "mean"}]


def test_rolls_are_matched_to_rows_by_key():
    chart = OddsChart()
    chart.show(Distribution({True: 1, False: 3}), label=str)
    chart.show_rolls({True: 2})
    assert chart.rolls == {"True": 2}
    assert "True" in {row["key"] for row in chart.rows}


def test_rolls_of_grouped_numbers_fall_into_their_range():
    chart = OddsChart()
    chart.show(Distribution.uniform(range(0, 200)))
    chart.show_rolls({0: 1, 3: 2, 199: 4})
    assert sum(chart.rolls.values()) == 7
    assert set(chart.rolls) <= {row["key"] for row in chart.rows}
    assert chart.rolls[chart.rows[0]["key"]] == 3
    assert chart.rolls[chart.rows[-1]["key"]] == 4
