"""What settings add is told, a throw that decides alone is called so, and what is alike is one."""

import pytest

from navalgames.chance.anatomy import Node
from navalgames.games import game
from navalgames.labels import Labels
from navalgames.odds.why import rolls, why
from navalgames.pictures import Look


def look(name, question, language="en", **settings):
    return Look(game(name), Labels(game(name), language), question, **settings)


def remarks(*args, **settings):
    return " ".join(look(*args, **settings).data["sections"][-1]["notations"])


@pytest.mark.parametrize(
    ("name", "question", "settings", "told"),
    [
        ("frigate_duel", "tacks", {}, "The sum must reach 4. Added to the throw here: +1 (Sailing crew)."),
        ("frigate_duel", "grapple", {}, "+3 (Grapple: own melee crew)"),
        ("frigate_duel", "grapple", {}, "Together that is 0."),
        ("frigate_duel", "bonus_move", {}, "+1 (Bonus move: sailing crew); +1 (Bonus move: straining 1)"),
        ("raiders_of_the_deep", "minefield", {}, "+9 (mine)"),
        ("frigate_duel", "housekeeping_morale", {"crew": "unfit"}, "−1 (Morale of the crew: unfit instead"),
        ("kaisers_pirates", "combat", {"attack_modifier": 2}, "+2 on the first throw"),
        ("atlantic_chase", "vie_for_initiative", {"tally": 2}, "+2 on the second throw (Tally: 2)"),
        ("atlantic_chase", "initiative_after_battle", {}, "(Evasive marker spent in good weather)"),
        ("raiders_of_the_deep", "detection", {"day_torpedo": True, "deep": True}, "−1"),
        ("atlantic_chase", "ships_struck", {}, "+3 (Contact"),
        ("grand_fleet", "combat_initiative", {"fast": 2, "k": 3}, "+3 (Over-manoeuvre number: 3)"),
    ],
)  # fmt: skip
def test_what_a_setting_adds_is_told(name, question, settings, told):
    assert told in remarks(name, question, **settings)


def test_nothing_is_told_of_settings_that_add_nothing():
    assert "act like" not in remarks("atlantic_chase", "vie_for_initiative", tally=0)


def test_what_stands_against_what_others_bring_is_told_beside_it():
    told = remarks("frigate_duel", "grapple", enemy_crew=4)
    assert "+3 (Grapple: own melee crew); −4 (Grapple: enemy melee crew). Together that is −1." in told
    assert "act like" not in told


@pytest.mark.parametrize(
    ("name", "question", "settings", "added"),
    [
        ("frigate_duel", "bonus_move", {}, [2, 0]),
        ("frigate_duel", "grapple", {}, [0, 0]),
        ("raiders_of_the_deep", "minefield", {}, [0, 9]),
        ("raiders_of_the_deep", "dive", {}, [1, 0]),
        ("grand_fleet", "initiative", {}, [0, 0]),
        ("atlantic_chase", "initiative_after_battle", {}, [0, 1]),
        ("atlantic_chase", "break_away", {}, [2, 0]),
        ("frigate_duel", "initiative", {}, [1, 0]),
        ("kaisers_pirates", "combat", {"attack_modifier": 2}, [2, 0]),
        ("kaisers_pirates", "answered_intercept", {}, [-2, 0]),
    ],
)
def test_what_is_added_stands_in_the_field(name, question, settings, added):
    assert look(name, question, **settings).data["sections"][0]["grid"]["added"] == added


def test_a_throw_against_a_throw_counts_with_what_is_added_to_it():
    """The law is told of the sums that stand in the field, beside what is added to them."""
    data = look("atlantic_chase", "initiative_after_battle").data["sections"][0]
    assert "−1 or less → The initiative changes hands; 0 or more" in " ".join(data["notations"])
    assert data["grid"]["rows"][0]["cells"][0]["shows"] == "−1", "1 against 1+1"


def test_what_is_taken_off_stops_where_a_result_stops():
    grid = look("kaisers_pirates", "answered_intercept").data["sections"][0]["grid"]
    assert (grid["added"], grid["least"]) == ([-2, 0], [1, None])


def test_what_is_told_as_added_is_not_told_as_read_once_more():
    section = look("atlantic_chase", "break_away").data["sections"][0]
    assert "The sum must reach 9. Added to the throw here: +2 (Break Away: all Far)." in section["notations"]
    assert section["read"] == []


def test_modifiers_that_cancel_are_both_told():
    told = remarks("raiders_of_the_deep", "detection", day_torpedo=True, deep=True)
    assert "+1 (torpedo fired by day)" in told
    assert "Added to the throw" in told


def test_what_the_enemy_takes_off_stands_beside_what_is_added():
    told = [one["rule"] for one in look("frigate_duel", "grapple").data["sections"][0]["rules"]]
    assert {"12.0e", "12.0f"} <= set(told), "own boarders and the enemy's cancel each other"


def test_a_throw_with_the_chances_of_the_answer_decides_alone():
    data = look("atlantic_chase", "initiative_after_battle").data
    assert data["rounds"] is None
    assert data["sections"][0]["heading"] == "picture-part-throw-alone"
    other = look("atlantic_chase", "convoy_crossing").data
    assert other["sections"][0]["heading"] == "picture-part-throw"


def test_a_row_that_ends_alike_has_a_cell_for_every_way():
    grid = look("grand_fleet", "box_called", rolls=2).data["sections"][0]["grid"]
    assert [len(row["cells"]) for row in grid["rows"]] == [6] * 6
    assert sum(row["cells"].count(-1) for row in grid["rows"]) == 11


def test_choices_that_differ_in_rules_alone_are_one():
    found = why(game("grand_fleet"), "box_called", rolls=2).anatomy
    assert isinstance(found.root, Node)
    assert [way.values for way in found.root.ways] == [(1,), (2, 3, 4, 5, 6)]
    assert len(rolls(found)) == 3
    assert found.sums() == why(game("grand_fleet"), "box_called", rolls=2).answer.distribution


def test_draws_of_other_cards_are_never_one():
    found = why(game("grand_fleet"), "control")
    assert found.anatomy.sums() == found.answer.distribution


def test_the_worst_of_three_dice_is_a_product():
    section = look("frigate_duel", "housekeeping_morale", destroyed=3).data["sections"][0]
    assert section["pictures"][0] == "each"
    assert [row["product"] for row in section["each"]["rows"] if row["end"] == -1] == ["(2/3)³"]


def test_what_is_too_wide_for_stairs_still_opens():
    one = look("grand_fleet", "round_of_gunnery_points")
    before, section = len(one.data["sections"]), one.data["sections"][-1]
    assert not section["nodes"]
    assert section["opens"]
    opened = one.opened(before - 1, section["opens"][0]["node"])
    assert len(opened["sections"]) == before + 1
