"""The same throw again and again: told by how often each result comes, where their order does not matter."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance.anatomy import anatomy
from navalgames.games import game
from navalgames.labels import Labels
from navalgames.odds import ask
from navalgames.pictures import Look
from navalgames.pictures.equal import equal_throws, only_step
from navalgames.pictures.repeated import each_data
from navalgames.pictures.section import Section
from navalgames.pictures.words import WayWords


def look(name: str, question: str, **settings) -> Look:
    return Look(game(name), Labels(game(name)), question, **settings)


def section(procedure) -> Section:
    labels = Labels(game("grand_fleet"))
    return Section(anatomy(procedure), labels, WayWords(labels))


def sixes(dice) -> int:
    return sum(dice.roll("1d6", "aim") == 6 for _ in range(3))


def until_a_six(dice) -> bool:
    return any(dice.roll("1d6", "aim") == 6 for _ in range(3))


def first_of_all(dice) -> int:
    shown = [dice.roll("1d6", "aim") == 6 for _ in range(3)]
    return shown[0] * 2 + shown[2]


def growing(dice) -> int:
    return sum(dice.roll(f"1d{sides}", "aim") == 1 for sides in (4, 6, 8))


def twice(dice) -> int:
    return sum(dice.roll("1d6", "aim") == 6 for _ in range(2))


@pytest.mark.parametrize("procedure", [sixes, until_a_six])
def test_equal_throws_are_found_also_where_the_last_ones_are_not_made(procedure):
    found = equal_throws(section(procedure))
    assert found is not None and found.times == 3
    assert found.results == ((1, 2, 3, 4, 5), (6,))
    assert len(found.leads) == 4, "none, one, two or three sixes"


@pytest.mark.parametrize("procedure", [first_of_all, growing, twice])
def test_throws_that_differ_hang_on_their_order_or_are_a_field_are_not(procedure):
    assert equal_throws(section(procedure)) is None


def test_products_of_many_equal_throws_are_the_answer():
    told = look("kaisers_pirates", "every_ship", ships=6).data["sections"][-1]
    assert told["pictures"][0] == "each" and told["each"]["times"] == 6
    exact = ask(game("kaisers_pirates"), "every_ship", ships=6).distribution
    for row in told["each"]["rows"]:
        key = told["ends"][-1 - row["end"]]["key"]
        assert row["share"] == pytest.approx(float(exact.chance(int(key))))


@pytest.mark.parametrize("tries", [4, 5])
def test_one_at_least_is_told_by_none_at_all(tries):
    told = look("kaisers_pirates", "safe_within", tries=tries).data["sections"][-1]
    none, others = told["each"]["rows"]
    assert not told["each"]["more"] and others["words"] == "all others"
    assert others["product"] == f"1 − {none['product']}"
    shares = [told["ends"][-1 - row["end"]]["share"] for row in (none, others)]
    assert [none["share"], others["share"]] == pytest.approx(shares)


def test_few_equal_throws_are_followed_one_after_the_other_first():
    pictures = look("kaisers_pirates", "every_ship", ships=3).data["sections"][-1]["pictures"]
    assert pictures[0] == "stairs" and "each" in pictures


def test_the_one_step_of_all_throws_stands_open_before_them():
    inside, whole = look("kaisers_pirates", "every_ship").data["sections"]
    assert (inside["heading"], whole["heading"]) == ("picture-part-of-it", "picture-part-whole")
    assert not inside["below"] and not whole["opens"]
    assert only_step(look("kaisers_pirates", "every_ship")._parts[-1].section)
    assert not only_step(look("kaisers_pirates", "mines")._parts[-1].section), "three different hulls"


def test_each_result_names_the_ends_of_the_step_that_make_it_up():
    inside, whole = look("grand_fleet", "salvo").data["sections"]
    keys = [end["key"] for end in inside["ends"]]
    assert sorted(key for one in whole["each"]["one"] for key in one["inside"]) == sorted(keys)
    shares = {end["key"]: end["share"] for end in inside["ends"]}
    for one in whole["each"]["one"]:
        assert one["share"] == pytest.approx(sum(shares[key] for key in one["inside"]))


def test_dice_that_are_read_one_by_one_have_nothing_inside():
    each = look("frigate_duel", "melee_split").data["sections"][-1]["each"]
    assert each and all(not one["inside"] for one in each["one"])


def test_hands_too_many_to_be_written_down_are_not_counted():
    ends = look("kaisers_pirates", "hand_dealt").data["sections"][0]["ends"]
    assert all(not end["ways"] for end in ends), "893 of 990 are no draws: there are 75 million hands"
    few = look("grand_fleet", "marker_real").data["sections"][0]["ends"]
    count, of = map(int, few[0]["ways"])
    assert Fraction(count, of) == pytest.approx(few[0]["share"])


@pytest.mark.parametrize("question", ["melee_split", "melee_both", "listed_boarding"])
def test_where_ways_are_many_each_end_has_all_of_its_own(question):
    """Dice that may show anything are told as one; the ways to an end come to the chance of the end."""
    section = look("frigate_duel", question)._parts[0].section
    told = each_data(section)
    assert told["of_end"] == [
        sum(row["end"] == -1 - place for row in told["rows"]) for place in range(len(section.outcomes))
    ]
    for place, outcome in enumerate(section.outcomes):
        ways = [row["share"] for row in told["rows"] if row["end"] == -1 - place]
        assert sum(ways) == pytest.approx(float(section.chances[outcome]))
    assert max(told["of_end"]) <= 8
    assert any("“3 or less”" in row["words"] for row in told["rows"]), "3 or less, not 2 or less and 3 apart"


def test_few_ways_stand_in_one_list():
    assert each_data(look("frigate_duel", "melee")._parts[0].section)["of_end"] == []
