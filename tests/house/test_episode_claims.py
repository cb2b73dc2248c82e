"""What the episodes say in words of comparison, held by the exact answers of the engine."""

from __future__ import annotations

from fractions import Fraction as F
from itertools import pairwise

from navalgames import games, odds

FOUND = ("detected", "well_detected")
LOST = ("sunk", "forced_up")


def answer(name, question, **given):
    return odds.ask(games.game(name), question, **given).distribution


def chance(name, question, *outcomes, **given):
    return answer(name, question, **given).chance_of(lambda one: one in outcomes)


def test_the_sea_round_britain_is_least_empty_in_1915_and_next_in_spring_1917():
    raiders = "raiders_of_the_deep"
    empty = {
        era: chance(raiders, "encounter", "none", era=era, region="british_isles")
        for era in ("1914", "1915", "1916_early", "1916", "1917", "1918")
    }
    assert sorted(empty, key=empty.get)[:2] == ["1915", "1917"] and empty["1917"] - empty["1915"] < F(1, 20)


def test_a_failed_search_ends_the_hunt_and_a_found_boat_is_found_more_easily():
    first, again = (
        chance("raiders_of_the_deep", "detection", *FOUND, previous=before) for before in (False, True)
    )
    assert (first, again) == (F(15, 36), F(21, 36))


def test_the_trap_is_fought_by_the_boat_the_step_names():
    """A U 31 loses less often than the smaller UB II that the question begins with."""
    named, usual = (
        chance("raiders_of_the_deep", "q_ship", *LOST, distance="close", type=boat)
        for boat in ("U31", "UBII")
    )
    assert named < usual


def test_a_prize_pays_if_it_is_kept_more_than_two_times_in_three():
    """Twice its value for the captor if kept, once for the enemy if lost; sinking brings the value once."""
    for kept in (F(7, 16), F(2, 3), F(175, 256)):
        lead = 2 * kept - (1 - kept)
        assert (lead > 1) == (kept > F(2, 3)) and (lead == 1) == (kept == F(2, 3))
    tries = [chance("kaisers_pirates", "safe_within", True, target="appam", tries=n) for n in (1, 2)]
    assert tries[0] < F(2, 3) < tries[1]


def test_the_quarters_of_a_rigging_do_not_all_cost_the_same():
    sails = {"bearing": "beam", "sail": "battle", "strength": "moderate", "rating": 0}
    speed = [answer("frigate_duel", "squares", **sails, quarters_lost=n).mean() for n in range(5)]
    assert [before - after for before, after in pairwise(speed)] == [1, 2, 1, 2]


def test_double_shot_adds_nothing_far_off():
    fire = {"firepower": 6, "firer": "steady", "distance": 8, "smoke": 0, "fires": 0}
    far, double = (answer("frigate_duel", "hits_left", shot=shot, **fire) for shot in ("round", "double"))
    assert far == double


def test_three_attacks_are_nearly_worth_six():
    two, three, six = (chance("atlantic_chase", "bring_to_battle", "battle", attacks=n) for n in (2, 3, 6))
    assert three > 2 * two and six - three < F(1, 50)


def test_a_search_under_intel_adds_up_as_it_is_told():
    """14 + 18 + 10 + 8 of 100: unhurt, one less, two less, the contest kept."""
    ways = [(6, 30), (9, 26), (6, 21)]
    parts = [F(row, 36) * F(sum_of, 36) for row, sum_of in ways] + [F(6, 36) * F(21, 36) * F(30, 36)]
    assert [round(100 * part) for part in parts] == [14, 18, 10, 8]
    sighted = ("contact_sighted", "skirmish_sighted")
    assert sum(parts) == chance("atlantic_chase", "naval_search", *sighted, total=4, intel=1)


def test_far_off_hood_is_in_greater_danger_than_bismarck():
    fight = answer(
        "atlantic_chase", "ship_against_ship", german="bismarck", british="hood", zone="far",
        german_conduct="stay", british_conduct="stay",
    )  # fmt: skip
    hood = fight.chance_of(lambda one: not one.endswith("_undamaged"))
    bismarck = fight.chance_of(lambda one: not one.startswith("undamaged_"))
    assert (round(100 * hood), round(100 * bismarck)) == (26, 10)


def test_an_attack_adds_up_as_it_is_told():
    """One torpedo explodes in 50 of 100 attacks, both in 24; a third and three quarters of these sink."""
    none, one, two = (chance("raiders_of_the_deep", "salvo_hits", n, number=2) for n in (0, 1, 2))
    assert none + one + two == 1 and (round(100 * one), round(100 * two)) == (50, 24)
    sunk = chance("raiders_of_the_deep", "salvo", "sunk", number=2, target="large")
    assert sunk == one * F(1, 3) + two * F(3, 4)


def test_a_turn_keeps_the_average_and_spreads_the_hits():
    steady, turned = (
        answer("raiders_of_the_deep", "depth_charges", evasive_manoeuvres=turn) for turn in (False, True)
    )
    wrong, side, number = F(4, 6), F(1, 6), F(1, 6)
    on_average = sum(
        chance * (wrong * max(hits - 1, 0) + side * (hits + 1) + number * (hits + 3))
        for hits, chance in dict(steady).items()
    )
    assert abs(on_average - steady.mean()) < F(1, 10)
    assert turned.chance(0) > 2 * steady.chance(0) and turned.chance("sunk") > steady.chance("sunk") == 0


def test_depth_hides_in_one_search_and_loses_boats_in_the_whole_hunt():
    def compared(question, *outcomes, **given):
        return [
            chance("raiders_of_the_deep", question, *outcomes, type="UBIII", deep=deep, **given)
            for deep in (False, True)
        ]

    for hull, before in ((0, False), (4, True)):
        stay, deep = compared("dive", "undetected", hull=hull, previous=before)
        assert deep > stay
        stay, deep = compared("escort_cycle", *LOST, hull=hull, era="1918")
        assert deep > stay


def test_one_torpedo_of_1914_sinks_a_small_cruiser_about_once_in_eight():
    given = {"number": 1, "era": "1914", "target": "large"}
    assert abs(chance("raiders_of_the_deep", "salvo", "sunk", **given) - F(1, 8)) < F(1, 100)
