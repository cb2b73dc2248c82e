"""A chart in words: what a number in it means; row and column that are exchanged."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput


@pytest.mark.parametrize(
    ("language", "means"), [("en", "number n = dud on 1..n"), ("ja", "1〜nで不発になるn")]
)
def test_a_chart_says_what_a_number_in_it_means(language, means):
    told = navalgames.describe("raiders_of_the_deep", "u2_dud", language)
    assert means in told and "g6 (G/6" in told and "chart:u2_dud" in told and "0" in told.splitlines()[-1]
    assert "rule chart:u2_dud" in repr(navalgames.read_charts("raiders_of_the_deep")["u2_dud"])


def test_an_option_and_a_chart_of_one_name_are_both_described():
    told = navalgames.describe("grand_fleet", "damage_table")
    assert "usually standard" in told and "Dice: 2d6" in told and "ddbox (out of action (DDbox))" in told


def test_every_column_of_a_list_says_what_may_stand_there():
    told = navalgames.describe("atlantic_chase", "ship_counters")
    assert "    hits: a whole number from 1 to 4" in told and "    side: German, British" in told


def test_row_and_column_that_are_exchanged_are_told():
    charts = navalgames.read_charts("raiders_of_the_deep")
    with pytest.raises(BadInput, match=r"exchanged\. Ask for row “g6”, column “3”"):
        charts.cell("u2_dud", 3, "g6")


def test_a_chart_goes_by_its_title_and_a_wrong_name_is_told_with_the_nearest():
    assert navalgames.describe("raiders_of_the_deep", "Duds: modifiers").startswith("[U2] Duds: modifiers")
    with pytest.raises(
        BadInput, match=r"no question, setting, option or chart “damage_tabel”.*Did you mean “damage_table”"
    ):
        navalgames.describe("grand_fleet", "damage_tabel")
    with pytest.raises(BadInput, match=r"Near to it: u2_dud, .*read_charts"):
        navalgames.describe("raiders_of_the_deep", "u2_duds")


def test_a_question_and_a_chart_of_one_name_are_both_described():
    told = navalgames.describe("atlantic_chase", "naval_search")
    question = navalgames.find_game("atlantic_chase").question("naval_search")
    assert (
        told.startswith(navalgames.describe("atlantic_chase", question))
        and "Rule: chart:naval_search" in told
    )


def test_a_row_with_values_of_its_own_is_described():
    told = navalgames.describe("frigate_duel", "cancel")
    assert "In each cell: a whole number from 0 to 24" in told
    assert told.endswith("    points of distance in a die: a whole number from 1 to 24")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_setting_is_described_with_its_values_and_its_questions(language):
    told = navalgames.describe("frigate_duel", "firepower", language)
    assert told.startswith("firepower") and "1, 2, 3, 4, 5, 6, 7, 8, 9" in told.replace("、", ", ")
    assert "broadside" in told and "⟦" not in told


def test_a_setting_that_is_misspelt_is_offered():
    with pytest.raises(BadInput, match="Did you mean “firepower”"):
        navalgames.describe("frigate_duel", "firpower")
