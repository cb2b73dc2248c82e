"""Every modifier of the charts, one by one: fire, detection, attacks on the boat, aircraft, mines."""

from __future__ import annotations

import pytest

from navalgames.games.raiders_of_the_deep.rules import dangers, fire, hunt
from navalgames.games.raiders_of_the_deep.state import FIT, KILLED, LIGHT, SEVERE, Captain, Crew, Cycle
from tests.games.raiders_of_the_deep.table import CHARTS, acting, at_sea, boat, book

PLAIN_CAPTAIN = Captain()
PLAIN_CREW = Crew()
PLAIN_CYCLE = Cycle()
BOOK = book()
OUT = (SEVERE, SEVERE, KILLED, SEVERE)


def u1(weapon="g6", escorted=True, night=False, posture="submerged", second=False, size="large",
       captain=PLAIN_CAPTAIN, crew=PLAIN_CREW, rules=BOOK):  # fmt: skip
    return fire.fire_modifier(weapon, escorted, night, posture, second, size, captain, crew, rules)


def e2(
    cycle=PLAIN_CYCLE,
    the_boat=None,
    crew=PLAIN_CREW,
    captain=PLAIN_CAPTAIN,
    area="british_isles",
    fatigued=False,
    rules=BOOK,
):
    return hunt.detection_modifier(the_boat or boat(), crew, captain, cycle, area, fatigued, rules)


def damaged(*systems):
    return boat(damaged=frozenset(systems))


# ------------------------------------------------------------------------ U1


@pytest.mark.rule("U1.bonus", "9.4.2d", "9.5.1a", "3.3.2l")
def test_night_surface_and_unescorted_torpedoes_aim_better_once():
    assert u1() == 0
    assert u1(night=True, posture="surfaced") == -1
    assert u1(escorted=False) == u1(escorted=False, posture="surfaced") == -1
    assert u1("gun", escorted=False, posture="surfaced") == 0


@pytest.mark.rule("switch:unescorted_bonus_surfaced_only")
def test_the_bonus_may_need_a_surfaced_boat():
    rules = book(unescorted_bonus_surfaced_only=True)
    assert u1(escorted=False, rules=rules) == 0
    assert u1(escorted=False, posture="surfaced", rules=rules) == -1


@pytest.mark.rule("U1.second", "9.5.2c", "9.5.2e", "11.3.6a", "9.4.2e")
def test_the_second_salvo_is_worse_unless_the_captain_has_the_hanseatic_cross():
    both = {"night": True, "posture": "surfaced", "second": True}
    assert u1(**both) == 0
    assert u1(**both, captain=Captain(medal="HK")) == -1
    assert u1(escorted=False, posture="surfaced", second=True) == -1


@pytest.mark.rule("U1.hh", "11.3.6c", "switch:hh_bonus_scope")
def test_the_house_order_helps_every_shot_or_those_of_its_scope():
    captain = Captain(medal="HH")
    assert [u1(captain=captain), u1("gun", False, posture="surfaced", captain=captain)] == [-1, -1]
    torpedoes, second = book(hh_bonus_scope="torpedoes"), book(hh_bonus_scope="second_salvo")
    assert u1(captain=captain, rules=torpedoes) == -1
    assert u1("gun", False, posture="surfaced", captain=captain, rules=torpedoes) == 0
    assert u1(captain=captain, rules=second) == 0
    assert u1(captain=captain, second=True, night=True, posture="surfaced", rules=second) == -2
    assert u1(captain=Captain(medal="HK")) == 0 and u1(captain=Captain(medal="OL")) == -1


@pytest.mark.rule("U1.kmdt", "10.5.3a", "10.5.3b", "11.1.0d", "11.1.0e", "crew.kmdt", "crew.1wo", "crew.2wo")
def test_another_man_in_command_fires_worse_unless_he_is_experte():
    assert u1(crew=Crew(captain=LIGHT)) == 0
    assert u1(crew=Crew(captain=SEVERE)) == 1
    assert u1(crew=Crew(captain=SEVERE, experts=frozenset({"first_officer"}))) == 0
    assert u1(crew=Crew(first_officer=KILLED)) == 0
    both = Crew(captain=SEVERE, first_officer=SEVERE)
    assert u1(crew=both) == 2
    assert u1(crew=both._replace(experts=frozenset({"second_officer"}))) == 0
    three = both._replace(second_officer=KILLED, experts=frozenset({"engineer"}))
    assert u1(crew=three) == 2


@pytest.mark.rule("U1.green", "U1.crewout", "3.3.2d", "11.1.3b", "crew.crew")
def test_green_crews_and_boats_without_crew_fire_worse():
    assert [u1(crew=Crew(quality=one)) for one in ("green", "trained", "veteran", "elite")] == [1, 0, 0, 0]
    assert u1(crew=Crew(generic=OUT)) == 1
    assert u1(crew=Crew(generic=(LIGHT, *OUT[1:]))) == 0


@pytest.mark.rule("11.3.6f", "switch:decorations_need_fit_captain")
def test_decorations_need_a_captain_in_command():
    captain, crew = Captain(medal="PLM"), Crew(captain=SEVERE, experts=frozenset({"first_officer"}))
    assert u1(captain=captain, crew=crew) == 0 and e2(captain=captain, crew=crew) == 0
    rules = book(decorations_need_fit_captain=False)
    assert (
        u1(captain=captain, crew=crew, rules=rules) == -1
        and e2(captain=captain, crew=crew, rules=rules) == -1
    )


# ------------------------------------------------------------------------ E2


@pytest.mark.rule("E2.day_torpedo", "E2.close", "E2.long", "E2.capital", "9.6.3a", "4.5e")
def test_the_attack_is_remembered_in_every_round():
    for first in (True, False):
        assert e2(Cycle(day_torpedo=True, first=first)) == 1
        assert e2(Cycle(close=True, first=first)) == 1
        assert e2(Cycle(long=True, first=first)) == -1
        assert e2(Cycle(capital=True, first=first)) == 1
        assert e2(Cycle(day_torpedo=True, close=True, capital=True, first=first)) == 3


@pytest.mark.rule("9.6.3a")
def test_modifiers_add_up_where_there_are_two():
    def adds(*systems):
        return "9.6.3a" in acting(lambda: e2(the_boat=damaged(*systems)))

    assert [adds(), adds("fuel"), adds("fuel", "planes")] == [False, False, True]


@pytest.mark.rule("E2.both_ends", "9.5.2d", "9.2.1b", "9.6.3c")
def test_both_ends_fired_count_in_the_first_round_only():
    assert e2(Cycle(both_ends=True)) == 1
    assert e2(Cycle(both_ends=True, first=False)) == 0


@pytest.mark.rule("E2.previous", "9.6.12a")
def test_an_earlier_detection_counts_once():
    assert e2(Cycle(previous=True, first=False)) == 1
    assert e2(Cycle(previous=True, first=False, charges=4, rammed=True)) == 1


@pytest.mark.rule("E2.night_surface", "9.6.3b", "switch:night_surface_detection")
def test_a_night_surface_attack_counts_as_agreed_in_every_round():
    cycle = Cycle(night_surface=True)
    assert e2(cycle) == 0
    for agreed in (-1, 1):
        rules = book(night_surface_detection=agreed)
        assert e2(cycle, rules=rules) == e2(cycle._replace(first=False), rules=rules) == agreed


@pytest.mark.rule("E2.fuel", "E2.planes", "10.4.1", "E4.fuel", "E4.planes")
def test_leaking_tanks_and_damaged_planes_betray_the_boat():
    assert e2(the_boat=damaged("fuel")) == e2(the_boat=damaged("planes")) == 1
    assert e2(the_boat=boat(inoperative=frozenset({"fuel", "planes"}))) == 2
    assert e2(the_boat=damaged("hydrophones", "batteries", "radio")) == 0


@pytest.mark.rule("E2.kmdt", "10.5.3a", "10.5.3b")
def test_another_man_in_command_is_found_more_easily():
    assert e2(crew=Crew(captain=SEVERE)) == 1
    assert e2(crew=Crew(captain=SEVERE, experts=frozenset({"first_officer"}))) == 0
    both = Crew(captain=SEVERE, first_officer=SEVERE)
    assert e2(crew=both) == 2 and e2(crew=both._replace(experts=frozenset({"second_officer"}))) == 0
    engineer = both._replace(second_officer=SEVERE, experts=frozenset({"engineer"}))
    assert e2(crew=engineer) == 2


@pytest.mark.rule("E2.test_depth", "E2.plm", "11.3.6d")
def test_depth_and_the_pour_le_merite_hide_the_boat():
    assert e2(Cycle(deep=True)) == -1
    assert [e2(captain=Captain(medal=medal)) for medal in ("HK", "HH", "PLM", "OL")] == [0, 0, -1, -1]


# ------------------------------------------------------------------------ E3


def e3(cycle=PLAIN_CYCLE, the_boat=None, fatigued=False, rules=BOOK):
    return hunt.charge_modifier(the_boat or boat(), Captain(), cycle, fatigued, rules)


@pytest.mark.rule("E3.well_detected", "9.6.7c")
def test_a_boat_well_found_is_hit_harder_by_ram_and_charges():
    cycle = Cycle(well=True)
    assert e3(cycle) == hunt.ram_modifier(boat(), Captain(), cycle, BOOK) == 1


@pytest.mark.rule("E3.ram_surfaced", "E3.night_surface", "9.5.1b", "9.6.8a")
def test_a_surfaced_boat_is_rammed_harder_in_the_first_round():
    first, later = Cycle(night_surface=True), Cycle(night_surface=True, first=False)
    assert hunt.ram_modifier(boat(), Captain(), first, BOOK) == 3
    assert e3(first) == 1 and e3(later) == 0
    assert hunt.ram_modifier(boat(), Captain(), later, BOOK) == 0


@pytest.mark.rule(
    "E3.fuel", "E3.hydrophones", "E3.batteries", "E3.motors", "E4.motor", "E4.batteries", "E4.hydrophones"
)
def test_damaged_gear_makes_an_easier_target():
    for system in ("fuel", "hydrophones", "batteries", "motor_1", "motor_2"):
        assert hunt.weakness(damaged(system), BOOK) == e3(the_boat=damaged(system)) == 1, system
    assert hunt.weakness(damaged("motor_1", "motor_2", "fuel"), BOOK) == 3
    assert hunt.weakness(damaged("radio", "periscope", "diesel_1", "gun", "planes"), BOOK) == 0


@pytest.mark.rule("E3.fatigue", "9.6.8e", "switch:dc_fatigue_on", "cal.fatigue")
def test_repeated_depth_charges_tire_until_july_1917():
    assert [e3(Cycle(charges=made), fatigued=True) for made in range(5)] == [0, -1, -2, -3, -3]
    assert [e3(Cycle(charges=made)) for made in range(5)] == [0] * 5
    assert {hunt.ram_modifier(boat(), Captain(), Cycle(charges=made), BOOK) for made in range(5)} == {0}
    rules = book(dc_fatigue_on="e2")
    assert [e3(Cycle(charges=made), fatigued=True, rules=rules) for made in range(5)] == [0] * 5
    assert [e2(Cycle(charges=made), fatigued=True, rules=rules) for made in range(6)] == [
        0,
        0,
        -1,
        -2,
        -3,
        -3,
    ]
    months = {
        text: BOOK.holds("fatigue", at_sea(text).captain.month)
        for text in ("1916-02", "1916-03", "1917-07", "1917-08")
    }
    assert list(months.values()) == [False, True, True, False]


@pytest.mark.rule("E3.aircraft", "E3.mines", "9.10.2a", "9.8.1b")
def test_aircraft_and_mines_have_their_own_modifier_and_no_other():
    from navalgames.chance import exact

    air, mine = exact(dangers.air_hits, BOOK), exact(dangers.mine_hits, BOOK)
    assert air.chance(hunt.SUNK) == 0 and air.chance(0) * 36 == 10
    assert mine.chance(hunt.SUNK) * 36 == 33


# ------------------------------------------------------------------------ A1 and M1


@pytest.mark.rule("A1.base", "A1.mission", "A1.crewout", "A1.quality", "A1.planes", "7.3.3", "10.5.3g")
@pytest.mark.rule("E4.planes")
def test_the_crash_dive():
    def a1(the_boat=None, crew=PLAIN_CREW, mission=False):
        return dangers.aircraft_modifier(the_boat or boat(), crew, mission, BOOK)

    assert [a1(crew=Crew(quality=one)) for one in ("green", "trained", "veteran", "elite")] == [-1, 0, 0, 1]
    assert a1(mission=True) == a1(crew=Crew(generic=OUT)) == a1(damaged("planes")) == -1
    three = Crew(generic=(*OUT[:3], FIT))
    assert a1(crew=three) == 0 and dangers.mine_modifier(three, BOOK) == 0
    assert dangers.mine_modifier(Crew(generic=OUT), BOOK) == -1
    assert (
        CHARTS["a1_aircraft"].result(6, "result") == "safe"
        and CHARTS["a1_aircraft"].result(5, "result") == "attack"
    )


@pytest.mark.rule("A1.large")
def test_large_types_dive_as_the_chart_says():
    tried = book().charts.replace("a1_modifiers", "large", "modifier", -1)
    from navalgames.games.raiders_of_the_deep.tables import Book

    slow = Book(tried, book().options)
    for kind, expected in (("U93", -1), ("U31", 0), ("UBIII", 0)):
        assert dangers.aircraft_modifier(boat(kind), Crew(), False, slow) == expected
        assert dangers.aircraft_modifier(boat(kind), Crew(), False, BOOK) == 0


@pytest.mark.rule("M1.base", "M1.crewout", "M1.quality", "18e", "9.8.1a")
def test_a_trained_eye_for_mines():
    assert [
        dangers.mine_modifier(Crew(quality=one), BOOK) for one in ("green", "trained", "veteran", "elite")
    ] == [-1, 0, 0, 1]
    assert dangers.mine_modifier(Crew(generic=OUT), BOOK) == -1
    from navalgames.chance import exact

    chances = [
        exact(dangers.strikes_mine, Crew(quality=one), BOOK).chance(True)
        for one in ("green", "trained", "elite")
    ]
    assert chances[0] > chances[1] > chances[2] > 0


# ------------------------------------------------------------------------ duds and damage


@pytest.mark.rule("U2.dud", "9.2.4", "12.1.3a", "R1.5")
def test_duds_by_kind_and_date_and_superior_torpedoes():
    from navalgames.chance import exact

    for kind in ("c35_91", "c06", "g6"):
        for chart in range(1, 7):
            plain = exact(fire.is_dud, kind, chart, False, CHARTS).chance(True) * 6
            assert plain == CHARTS["u2_dud"].value(kind, chart)
            assert exact(fire.is_dud, kind, chart, True, CHARTS).chance(True) * 6 == max(0, plain - 1)


@pytest.mark.rule("U3.gun", "9.2.5a", "9.3.3a")
def test_guns_and_torpedoes_damage_by_their_column():
    assert fire.damage_column("gun", "medium") == "gun" and fire.damage_column("gun", "large") == "gun_105"
    assert fire.damage_column("g6", "large") == "torpedo"
    gun = [CHARTS["u3_damage"].result(face, "gun") for face in range(1, 7)]
    assert gun == [2, 1, 1, 1, 1, 1]
    assert [CHARTS["u3_damage"].result(face, "torpedo") for face in range(1, 7)] == [4, 3, 2, 1, 1, 1]


@pytest.mark.rule("4.5f", "9.2.2g", "9.2.3")
def test_ranges_of_torpedoes_and_gun():
    reach = {kind: [fire.reaches(kind, distance, CHARTS) for distance in ("close", "medium", "long")]
             for kind in ("c35_91", "c06", "g6", "gun")}  # fmt: skip
    assert reach == {
        "c35_91": [True, False, False],
        "c06": [True, True, False],
        "g6": [True] * 3,
        "gun": [True] * 3,
    }
    limits = [CHARTS["u1_fire"].value(distance, "limit") for distance in ("close", "medium", "long")]
    assert limits == sorted(limits, reverse=True) and len(set(limits)) == 3
