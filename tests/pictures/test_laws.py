"""What is told of numbers that are thrown: added up, taken off one another, the highest of several."""

from __future__ import annotations

from fractions import Fraction
from math import prod

import pytest

from navalgames.games import game
from navalgames.labels import Labels
from navalgames.pictures import Look
from navalgames.pictures.laws import law_of
from navalgames.pictures.section import percent_beside
from navalgames.texts import LANGUAGES, Texts
from tests.pictures.shut import Shut


def look_of(name: str, question: str, language: str = "en", **settings) -> Look:
    return Shut(game(name), Labels(game(name), language), question, **settings)


def notations(name: str, question: str, **settings) -> list[str]:
    return look_of(name, question, **settings).data["sections"][-1]["notations"]


@pytest.mark.parametrize(
    ("name", "question", "settings", "told"),
    [
        ("frigate_duel", "hits_left", {}, "The second number is taken off the first, never below 0"),
        ("frigate_duel", "damage_total", {}, "The numbers are added up: that is the outcome."),
        ("frigate_duel", "wind_at_the_guns", {}, "The numbers are added up, with +1: that is the outcome."),
        ("frigate_duel", "captured", {}, "2 or less → no: she holds out; 3 → yes: the ship is taken"),
        ("grand_fleet", "choices_won", {}, "−4 or less → −2; −3 to −2 → −1; −1 to 1 → 0; 2–3 → 1"),
        ("kaisers_pirates", "safe_passage", {}, "0 or less → no: still at sea; 1 or more → yes"),
    ],
)
def test_a_sum_or_a_difference_that_decides_is_told(name, question, settings, told):
    assert any(told in one for one in notations(name, question, **settings))


def test_damage_points_add_up_to_what_sinks_her():
    """Inside "does she sink?" the numbers have a name, and what they come to a sentence."""
    look = look_of("raiders_of_the_deep", "whole_attack")
    inside = look.opened(*look.openings[0])["sections"][0]
    assert "2 or less → she stays afloat; 3 or more → she sinks" in inside["notations"][0]
    assert inside["grid"]["down"] == "damage points of one torpedo"


def test_what_is_no_sum_is_told_as_none():
    """Twice as high sinks: neither the sum nor the difference of two dice decides a combat."""
    section = look_of("kaisers_pirates", "combat")._parts[-1].section
    assert law_of(section) == ""
    assert not law_of(look_of("raiders_of_the_deep", "ships_in_sight")._parts[-1].section)


def test_where_settings_act_like_numbers_they_are_told_and_no_sum_besides():
    """Both would be counted by a reader: what is added, and what the dice must come to with it."""
    said = notations("kaisers_pirates", "challenge", challenge_modifier=-1)
    assert sum("number" in one for one in said) == 1 and "−1 on the first throw" in said[0]


def test_how_far_a_modifier_can_bring_a_result_is_told():
    floor = "However much is taken off, a result is never below 1 (rule 3.2.7g)."
    assert floor in notations("kaisers_pirates", "interceptor_fate", night=True)
    assert floor not in notations("kaisers_pirates", "interceptor_fate")
    assert floor not in notations("kaisers_pirates", "combat", attack_modifier=2)


def test_three_dice_of_which_the_highest_counts_are_two_products():
    section = look_of("grand_fleet", "best_die", dice=3).data["sections"][-1]
    rows = {row["words"]: row["product"] for row in section["each"]["rows"]}
    assert section["each"]["highest"] and section["each"]["more"] == 0
    assert rows["highest 4"] == "(2/3)³ − (1/2)³" and rows["highest 1"] == "(1/6)³"
    assert not look_of("frigate_duel", "melee_split").data["sections"][-1]["each"]["highest"]


def test_of_unlike_dice_it_is_counted_how_often_the_likeliest_comes():
    said = " ".join(notations("kaisers_pirates", "combat"))
    assert "8 comes in 15 of 80 throws: in 8 × 8 nothing is higher than 8, but in 7 × 7 of them" in said
    rows = look_of("kaisers_pirates", "combat").data["sections"][-1]["grid"]["rows"]
    assert {row["words"]: row["weight"] for row in rows}["8"] == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_beside_others_has_one_decimal_at_most(language):
    texts = Texts(language)
    rare = Fraction(1, 7776)
    told = [percent_beside(Fraction(one), texts) for one in (Fraction(1, 36), rare, 1 - rare, 0, 1)]
    assert [one.replace(" %", "%") for one in told] == ["2.8%", "< 0.1%", "> 99.9%", "0%", "100%"]


def test_the_ends_of_a_picture_are_written_in_one_way_and_exactly_where_they_stand_alone():
    ends = look_of("frigate_duel", "broadside").data["sections"][-1]["ends"]
    assert {end["percent"] for end in ends if end["share"] < 0.001} == {"< 0.1 %"}
    assert all(end["exact"].startswith("0.0") for end in ends if end["share"] < 0.001)
    assert not [end for end in ends if end["share"] >= 0.001 and "exact" in end]


def test_fights_of_one_attack_are_told_apart_and_each_opens():
    look = look_of("kaisers_pirates", "decoy")
    doors = [one["throw"] for one in look.data["sections"][-1]["opens"]]
    assert len(doors) == 5
    assert "a torpedo with d10+d6+d4 against a defence of d6, the submarine fires at the decoy" in doors
    for _ in doors:
        look.opened(*look.openings[0])
    sections = look.data["sections"]
    assert len(sections) == 6 and not [door for part in sections for door in part["opens"]], "no door twice"
    assert all(part["grid"] and part["nodes"][0]["dice"] for part in sections[:-1])


def test_what_was_opened_is_open_at_other_settings():
    before = look_of("raiders_of_the_deep", "whole_attack")
    before.opened(*before.openings[-1])
    after = look_of("raiders_of_the_deep", "whole_attack", distance="long")
    after.open_as(before)
    told = [look.labels.texts.t(part["heading"], **part["facts"])
            for look in (before, after) for part in look.data["sections"] if part["below"]]  # fmt: skip
    assert told == ["Inside: does an escort find the boat?"] * 2
    assert after.data["sections"][0]["ends"] != before.data["sections"][0]["ends"]
    other = look_of("raiders_of_the_deep", "encounter")
    other.open_as(before)
    assert not [part for part in other.data["sections"] if part["below"]]


def test_a_part_within_a_part_is_open_again_too():
    before = look_of("raiders_of_the_deep", "whole_attack")
    before.opened(*before.openings[0])
    before.opened(*before.openings[0])
    after = look_of("raiders_of_the_deep", "whole_attack", torpedoes=3)
    after.open_as(before)
    assert [part.path for part in after._parts] == [part.path for part in before._parts]


def test_a_table_that_is_rolled_on_stands_before_one_that_is_only_read():
    tables = look_of("atlantic_chase", "ships_struck").data["sections"][-1]["tables"]
    assert [table["title"] for table in tables] == ["Stealth Attack", "Ships"]


def test_the_first_of_many_rounds_say_how_much_they_decide():
    data = look_of("raiders_of_the_deep", "rolls_made").data
    assert "only the beginning" in data["sections"][-1]["stands"].lower()
    assert "0.5 % of all ways" in data["sections"][-1]["stands"]


def test_the_law_of_a_beginning_tells_what_is_not_decided_yet():
    (told,) = [
        one
        for one in look_of("atlantic_chase", "passes_to_a_station").data["sections"][-1]["notations"]
        if "added up" in one
    ]
    assert told == "The numbers are added up: 10 or less → not decided yet; 11 or more → 2."


def test_dice_that_are_put_together_have_an_example():
    dice = look_of("kaisers_pirates", "highest_die").data["sections"][-1]["nodes"][0]["example"]
    assert max(dice["faces"]) == dice["result"] and len(set(dice["faces"])) > 1


def test_stairs_with_hardly_a_word_are_not_offered_where_a_field_is():
    assert "stairs" not in look_of("grand_fleet", "round_of_gunnery").data["sections"][-1]["pictures"]
    assert "stairs" in look_of("kaisers_pirates", "combat").data["sections"][-1]["pictures"]


def test_a_row_after_which_nothing_is_thrown_is_one_cell():
    grid = look_of("raiders_of_the_deep", "rolls_made").data["sections"][-1]["grid"]
    assert [len(row["cells"]) for row in grid["rows"]] == [1] * 10 + [11]
    assert all(row.get("last") for row in grid["rows"][:10]) and "last" not in grid["rows"][10]


def test_behind_a_margin_stand_dice():
    said = notations("raiders_of_the_deep", "whole_attack")
    assert said[0] == (
        "“does she sink?” is decided by throws of its own, first 2d6 for shot (rule 9.2.3): look inside."
    )


def test_a_single_throw_is_not_told_step_by_step():
    assert "stairs" not in look_of("frigate_duel", "bonus_move").data["sections"][0]["pictures"]
    assert "stairs" in look_of("raiders_of_the_deep", "minefield").data["sections"][0]["pictures"]


def test_cells_of_two_throws_show_the_number_on_which_all_depends():
    rows = look_of("atlantic_chase", "passes_to_a_station").data["sections"][-1]["grid"]["rows"]
    assert [cell["shows"] for cell in rows[4]["cells"]] == ["6", "7", "8", "9", "10", "11"]
    rows = look_of("grand_fleet", "choices_won").data["sections"][-1]["grid"]["rows"]
    assert [cell["shows"] for cell in rows[0]["cells"]] == ["0", "−1", "−2", "−3", "−4", "−5"]
    rows = look_of("kaisers_pirates", "safe_passage").data["sections"][-1]["grid"]["rows"]
    assert [cell["shows"] for cell in rows[0]["cells"]][:2] == ["0", "−1"], "a row that ends alike as well"
    rows = look_of("grand_fleet", "boxes_called").data["sections"][-1]["grid"]["rows"]
    assert isinstance(rows[1]["cells"][0], int), "no law is told of them"


@pytest.mark.parametrize(
    ("name", "question", "end", "told"),
    [
        ("frigate_duel", "hits_left", 1, "26.3 % × 44.4 % + 32.9 % × 44.4 % + 21.9 % × 11.1 %"),
        ("frigate_duel", "broadside", 1, "28.8 % × 86.1 % + 25.3 % × 35.6 % + 13.6 % × 7.4 %"),
        ("kaisers_pirates", "interrogate", 3, "55.5 % × 25 %"),
        ("kaisers_pirates", "answered_intercept", 2, ""),
    ],
)
def test_a_field_of_unequal_cells_is_added_up_row_by_row(name, question, end, told):
    sums = look_of(name, question).data["sections"][-1]["grid"]["sums"]
    assert sums[end] == told, "a row alone tells its chance by itself"


def test_rows_by_row_come_to_the_chance_of_each_end():
    section = Look(game("frigate_duel"), Labels(game("frigate_duel")), "melee_both").data["sections"][-1]
    for end, told in zip(section["ends"], section["grid"]["sums"], strict=True):
        terms = [term.replace(" %", "").split(" × ") for term in told.split(" + ")]
        share = sum(prod(float(factor) / 100 for factor in term) for term in terms)
        assert share == pytest.approx(end["share"], abs=0.002)


def test_what_is_thrown_next_is_told_by_the_sum_that_decides():
    """Of one hit 6 to 14 on three dice is one box: 186 of 216."""
    first = look_of("frigate_duel", "broadside").data["sections"][-1]["grid"]["after"][0]
    assert first == {
        "row": "1", "listed": "5 or less → 2 (4.6 %); 6–14 → 1 (86.1 %); 15 or more → 0 (9.3 %)",
    }  # fmt: skip


def test_no_sum_is_told_of_what_is_no_sum():
    assert look_of("frigate_duel", "consequence").data["sections"][-1]["grid"]["after"] == []
    assert "after" not in look_of("frigate_duel", "hits_left").data["sections"][-1]["grid"]
