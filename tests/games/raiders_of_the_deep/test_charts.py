"""The shipped charts of Raiders of the Deep: what is known stands in them, and the rest hangs together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from navalgames import games
from navalgames.charts import Charts, check, read_charts

FOLDER = Path(games.__file__).parent / "raiders_of_the_deep" / "charts"
PERIODS = range(1, 7)
WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
SHIPS = {"ship", "two_ships", "ship_escort", "two_ships_escort", "convoy", "capital"}
ESCORTED = {"ship_escort", "two_ships_escort", "convoy", "capital"}
MEDALS = ("HK", "HH", "PLM", "OL")


@pytest.fixture(scope="module")
def charts() -> Charts:
    return read_charts(FOLDER)


def column(charts: Charts, chart: str, name: object) -> dict:
    return {row: charts[chart].value(row, name) for row in charts[chart].rows}


def spans(charts: Charts, chart: str, name: object) -> list[tuple]:
    return [tuple(span) for span in charts[chart].spans(name)]


def ways(column_of: dict, wanted: set) -> int:
    """In how many of 36 cases of two dice one of the wanted results comes."""
    return sum(WAYS[total] for total, value in column_of.items() if value in wanted)


def test_the_shipped_files_are_sound():
    assert check(FOLDER) == ()


def test_every_variant_changes_something(charts):
    assert len(charts.variants) >= 8
    for variant in charts.variants:
        changed = charts.differences(charts.variant(variant.name))
        assert len(changed) == len(variant.changes) > 0, variant.name


# ---- encounters


@pytest.mark.rule("chart:e1_encounter", "E1.rows", "8.1.2")
def test_six_dated_charts_with_the_public_rows(charts):
    first, second = charts["e1_encounter_1"], charts["e1_encounter_2"]
    told = {total: value for total, value in column(charts, "e1_encounter_1", "british_isles").items()}
    assert {t: v for t, v in told.items() if v != "none"} == {
        2: "net",
        9: "ship",
        10: "two_ships",
        11: "capital",
    }
    told = column(charts, "e1_encounter_2", "british_isles")
    assert {t: v for t, v in told.items() if v != "none"} == {
        2: "capital",
        4: "two_ships",
        6: "ship_escort",
        7: "two_ships",
        8: "ship",
        10: "ship_escort",
        11: "two_ships",
    }
    for chart in (first, second):
        assert [chart.value(total, "transit") for total in (2, 7, 12)] == ["mines", "none", "ship"]
        assert chart.cell(12, "transit").kind == "public"
    for period in PERIODS:
        chart = charts[f"e1_encounter_{period}"]
        assert chart.dice == "2d6" and chart.rows == tuple(range(2, 13)) and len(chart.columns) == 8


@pytest.mark.rule("E1.rows", "16")
def test_the_sea_changes_with_period_and_theatre(charts):
    """Results that the dates forbid stand nowhere; the theatres differ as the rulebook says."""
    for period in PERIODS:
        for region in charts[f"e1_encounter_{period}"].columns:
            results = set(column(charts, f"e1_encounter_{period}", region).values())
            assert ("aircraft" in results) <= (period == 6)
            assert ("convoy" in results) <= (period == 6)
    for period in (4, 5, 6):
        home = column(charts, f"e1_encounter_{period}", "british_isles")
        south = column(charts, f"e1_encounter_{period}", "mediterranean")
        assert ways(south, ESCORTED) < ways(home, ESCORTED)
    assert [ways(column(charts, f"e1_encounter_{p}", "british_isles"), ESCORTED) for p in PERIODS] == [
        2,
        9,
        5,
        6,
        12,
        15,
    ]
    assert ways(column(charts, "e1_encounter_2", "british_isles"), SHIPS) == 25


@pytest.mark.rule("chart:e1_mission", "E1.mission")
def test_the_mission_box(charts):
    assert ways(column(charts, "e1_mission", 1), SHIPS) == 2
    assert ways(column(charts, "e1_mission", 6), {"aircraft"}) == 2
    for period in PERIODS:
        assert ways(column(charts, "e1_mission", period), {"none"}) >= 28
        assert charts["e1_mission"].value(2, period) == "mines"


@pytest.mark.rule("chart:e1_size", "E1.size", "chart:e1_time_of_day", "E1.time")
def test_size_and_time_of_day(charts):
    for period in PERIODS:
        assert spans(charts, "e1_size", period) == [(1, 5, "small"), (6, 6, "large")]
        assert spans(charts, "e1_time_of_day", period) == [(1, 3, "day"), (4, 6, "night")]
    assert [charts["e1_size"].cell(1, p).kind for p in PERIODS] == ["public"] * 2 + ["reconstruction"] * 4


@pytest.mark.rule("chart:e1_shift_to_night", "E1.shift")
def test_waiting_for_night(charts):
    assert spans(charts, "e1_shift_to_night", "result") == [(None, 4, "night"), (5, None, "lost")]
    assert charts["e1_shift_to_night"].cell(5, "result").kind == "rulebook"
    assert column(charts, "e1_shift_modifiers", "modifier") == {
        "green": 1,
        "trained": 0,
        "veteran": 0,
        "elite": -1,
    }


@pytest.mark.rule("chart:e1_additional_round", "E1.add")
def test_the_additional_round(charts):
    for period in PERIODS:
        chart = f"e1_additional_round_{period}"
        assert ways(column(charts, chart, "transit"), {"escort"}) == 1
        assert ways(column(charts, chart, "british_isles"), {"escort"}) == 10
        assert ways(column(charts, chart, "mediterranean"), {"escort"}) == 6
        planes = {box: ways(column(charts, chart, box), {"aircraft"}) for box in charts[chart].columns}
        assert bool(sum(planes.values())) == (period == 6)


@pytest.mark.rule("chart:e1_rules_note", "E1.roe", "chart:calendar_rules", "cal.e1")
def test_the_calendar_and_the_notes_of_the_charts_agree(charts):
    note, calendar = charts["e1_rules_note"], charts["calendar_rules"]

    def inside(row: str, month: str) -> bool:
        return calendar.value(row, "begins") <= month <= calendar.value(row, "ends")

    assert [note.value(p, "begins") for p in PERIODS] == [
        "1914-08",
        "1915-03",
        "1915-10",
        "1916-03",
        "1917-02",
        "1917-08",
    ]
    for period in PERIODS:
        for month in (note.value(period, "begins"), note.value(period, "ends")):
            assert note.value(period, "prize_rules") == (inside("prize_1", month) or inside("prize_2", month))
            for column_name, row in (
                ("q_ships", "q_ships"),
                ("depth_charges", "depth_charges"),
                ("fatigue", "fatigue"),
                ("aircraft", "aircraft"),
                ("multiplier", "multipliers"),
            ):
                assert note.value(period, column_name) == inside(row, month), (period, column_name)
    assert (calendar.value("play", "begins"), calendar.value("play", "ends")) == ("1914-08", "1918-10")


# ---- detection, attack, damage


@pytest.mark.rule("chart:e2_detection", "chart:e2_close_approach")
def test_detection(charts):
    assert spans(charts, "e2_detection", "result") == [
        (None, 8, "undetected"),
        (9, 11, "detected"),
        (12, None, "well_detected"),
    ]
    assert spans(charts, "e2_close_approach", "result") == [(None, 9, "undetected"), (10, None, "detected")]


@pytest.mark.rule("chart:e2_modifiers")
def test_modifiers_of_detection(charts):
    assert column(charts, "e2_modifiers", "modifier") == {
        "day_torpedo": 1,
        "close": 1,
        "both_ends": 1,
        "previous": 1,
        "night_surface": 0,
        "fuel": 1,
        "planes": 1,
        "first_officer": 1,
        "second_officer": 2,
        "capital": 1,
        "long": -1,
        "test_depth": -1,
        "decoration": -1,
    }
    assert charts.cell("e2_modifiers", "night_surface", "modifier").plausible == (-1, 0, 1)


@pytest.mark.rule("chart:e3_attack", "chart:e3_ram")
def test_hits(charts):
    assert spans(charts, "e3_attack", "hits") == [
        (None, 3, 0),
        (4, 6, 1),
        (7, 8, 2),
        (9, 10, 3),
        (11, 11, 4),
        (12, 12, 5),
        (13, None, None),
    ]
    assert spans(charts, "e3_ram", "hits")[0] == (None, 7, 0)
    assert [charts["e3_ram"].value(total, "hits") for total in range(8, 14)] == [
        charts["e3_attack"].value(total, "hits") for total in range(8, 14)
    ]


@pytest.mark.rule("chart:e3_modifiers")
def test_modifiers_of_the_attack(charts):
    assert column(charts, "e3_modifiers", "modifier") == {
        "well_detected": 1,
        "ram_surfaced": 2,
        "night_surface": 1,
        "fatigue_2": -1,
        "fatigue_3": -2,
        "fatigue_4": -3,
        "fuel": 1,
        "hydrophones": 1,
        "batteries": 1,
        "motor": 1,
        "aircraft": -2,
        "mines": 9,
        "q_long": 0,
        "q_medium": 1,
        "q_close": 2,
    }


@pytest.mark.rule("chart:e4_damage")
def test_thirty_six_kinds_of_damage(charts):
    found = Counter(charts["e4_damage"].value(tens, ones) for tens in PERIODS for ones in PERIODS)
    assert sum(found.values()) == 36
    assert (found["flooding"], found["flooding_x2"], found["hull"], found["hull_x2"]) == (6, 1, 6, 1)
    assert (found["crew"], found["crew_x2"], found["minor"], found["gun"]) == (3, 1, 3, 3)
    systems = charts["e5_repair"].rows
    assert {name for name in found if name in systems} == set(systems)
    ours = [
        (t, o) for t in PERIODS for o in PERIODS if charts["e4_damage"].cell(t, o).kind == "reconstruction"
    ]
    assert ours == [(2, 4), (2, 6), (4, 6)]
    assert [charts["e4_damage"].value(*place) for place in ((1, 1), (6, 6), (6, 5))] == [
        "batteries",
        "fuel",
        "hull_x2",
    ]


@pytest.mark.rule("chart:e5_repair", "E5.repair4", "E5.repair2")
def test_repairs(charts):
    limits = column(charts, "e5_repair", "limit")
    assert {name for name, limit in limits.items() if limit == 4} == {
        "diesel_1",
        "diesel_2",
        "motor_1",
        "motor_2",
        "batteries",
        "periscope",
    }
    assert set(limits.values()) == {2, 4}
    assert column(charts, "e5_repair_modifiers", "modifier") == {
        "engineer_experte": -1,
        "engineer_out": 1,
        "spares": -2,
    }


@pytest.mark.rule("chart:e5_effects", "chart:flooding_extra")
def test_effects_of_what_is_out(charts):
    lasting = column(charts, "e5_effects", "lasting")
    assert {name for name, effect in lasting.items() if effect == "abort"} == {"diesel_1", "diesel_2", "fuel"}
    assert lasting["radio"] == "rescue"
    combat = column(charts, "e5_effects", "combat")
    assert (combat["diesel_1"], combat["periscope"]) == ("none", "no_submerged_attack")
    assert spans(charts, "flooding_extra", "boxes") == [(None, 4, 0), (5, None, 1)]


@pytest.mark.rule(
    "chart:e5_crew_hit", "E5.crew_2", "E5.crew_3", "E5.crew_4", "E5.crew_5", "E5.crew_6_9", "E5.crew_10"
)
@pytest.mark.rule("E5.crew_11", "E5.crew_12", "chart:e5_wound", "E5.wound")
def test_who_is_hit_and_how_badly(charts):
    men = [charts["e5_crew_hit"].value(total, "man") for total in range(2, 13)]
    assert men == [
        "captain",
        "first_officer",
        "engineer",
        "doctor",
        "crew",
        "crew",
        "crew",
        "crew",
        "second_officer",
        "engineer",
        "agent",
    ]
    assert spans(charts, "e5_wound", "wound") == [(1, 3, "light"), (4, 5, "severe"), (6, 6, "killed")]


# ---- fire


@pytest.mark.rule("chart:u1_fire", "chart:u1_modifiers")
def test_fire(charts):
    assert column(charts, "u1_fire", "limit") == {"close": 8, "medium": 7, "long": 6}
    assert column(charts, "u1_modifiers", "modifier") == {
        "bonus": -1,
        "second_salvo": 1,
        "decoration": -1,
        "first_officer": 1,
        "second_officer": 2,
        "green": 1,
        "trained": 0,
        "veteran": 0,
        "elite": 0,
        "crew_out": 1,
    }


@pytest.mark.rule("chart:u1_range_by_torpedo", "3.3.2f", "U1.range")
def test_each_weapon_reaches_as_far_as_the_one_before_it(charts):
    chart = charts["u1_range_by_torpedo"]
    reach = {weapon: [chart.value(weapon, where) for where in chart.columns] for weapon in chart.rows}
    assert reach == {
        "c35_91": [True, False, False],
        "c06": [True, True, False],
        "g6": [True, True, True],
        "gun": [True, True, True],
    }


@pytest.mark.rule("chart:u2_dud")
def test_duds_never_grow_with_time_or_with_a_newer_torpedo(charts):
    chart = charts["u2_dud"]
    for kind in chart.rows:
        numbers = [chart.value(kind, period) for period in PERIODS]
        assert numbers == sorted(numbers, reverse=True)
    for period in PERIODS:
        numbers = [chart.value(kind, period) for kind in ("c35_91", "c06", "g6")]
        assert numbers == sorted(numbers, reverse=True)
    assert charts["u2_modifiers"].value("superior", "modifier") == -1


@pytest.mark.rule("chart:u3_damage", "chart:u3_points", "chart:u4_combat_mat", "3.2")
def test_damage_to_ships(charts):
    assert spans(charts, "u3_damage", "torpedo") == [(1, 1, 4), (2, 2, 3), (3, 3, 2), (4, 6, 1)]
    assert spans(charts, "u3_damage", "gun") == [(1, 1, 2), (2, 6, 1)]
    assert spans(charts, "u3_damage", "gun_105") == [(1, 2, 2), (3, 6, 1)]
    assert column(charts, "u3_points", "points") == {"small": 2, "q_ship": 2, "large": 3, "very_large": 4}
    assert charts["u3_points"].value("very_large", "from_tons") == 10000
    assert column(charts, "u4_combat_mat", "count") == {"targets": 4, "boxes": 5, "incoming_hits": 5}


# ---- aircraft, mines, events


@pytest.mark.rule("chart:a1_aircraft", "chart:m1_mines")
def test_aircraft_and_mines(charts):
    assert spans(charts, "a1_aircraft", "result") == [(None, 5, "attack"), (6, None, "safe")]
    assert spans(charts, "m1_mines", "result") == [(None, 4, "struck"), (5, None, "safe")]
    assert column(charts, "a1_modifiers", "modifier") == {
        "mission": -1,
        "crew_out": -1,
        "planes": -1,
        "large": 0,
        "green": -1,
        "trained": 0,
        "veteran": 0,
        "elite": 1,
    }
    assert column(charts, "m1_modifiers", "modifier") == {
        "crew_out": -1,
        "green": -1,
        "trained": 0,
        "veteran": 0,
        "elite": 1,
    }


@pytest.mark.rule("chart:r1_events")
def test_random_events(charts):
    events = [charts["r1_events"].value(total, "event") for total in range(2, 13)]
    assert len(set(events)) == 11 and events[0] == "baralong"
    assert (events[3], events[5]) == ("superior_torpedoes", "luck")
    assert spans(charts, "r1_baralong", "result") == [(1, 1, "killed"), (2, 6, "escape")]
    assert spans(charts, "r1_gyro", "result") == [(None, 2, "repaired"), (3, 6, "abort")]
    assert spans(charts, "r1_overboard", "man") == [
        (1, 1, "engineer"),
        (2, 2, "doctor"),
        (3, 4, "first_officer"),
        (5, 6, "second_officer"),
    ]


# ---- the career


@pytest.mark.rule("chart:agent_roll", "chart:minelaying_result", "chart:multiplier_roll", "chart:q_ship_roll")
def test_rolls_of_a_patrol(charts):
    assert spans(charts, "agent_roll", "result") == [(2, 11, "normal"), (12, 12, "agent")]
    assert spans(charts, "minelaying_result", "ships") == [(1, 3, 1), (4, 5, 2), (6, None, 3)]
    assert column(charts, "multiplier_roll", "modifier") == {"elite": 1, "decoration": 1}
    assert spans(charts, "q_ship_roll", "result") == [(2, 2, "q_ship"), (3, 12, "freighter")]


@pytest.mark.rule(
    "chart:follow_damaged", "chart:follow_escorted", "chart:test_depth", "chart:doctor_survival"
)
def test_rolls_of_an_encounter(charts):
    assert spans(charts, "follow_damaged", "result") == [(1, 4, "escorted"), (5, 6, "straggler")]
    assert spans(charts, "follow_escorted", "result") == [(1, 4, "found"), (5, 6, "lost")]
    assert column(charts, "test_depth", "result") == {"less": "crushed", "equal": "again", "greater": "safe"}
    assert column(charts, "test_depth_cost", "boxes") == {"declared": 1, "equal": 1}
    assert spans(charts, "doctor_survival", "result") == [(1, 3, "lives"), (4, 6, "dies")]


@pytest.mark.rule("chart:scuttle_flooding", "chart:scuttle_rescue")
def test_scuttling(charts):
    assert spans(charts, "scuttle_flooding", "result") == [(2, 11, "scuttled"), (12, None, "captured")]
    assert spans(charts, "scuttle_rescue", "result") == [(2, 10, "rescued"), (11, None, "lost")]
    assert column(charts, "scuttle_modifiers", "modifier") == {"captain": 1, "radio": 4}


@pytest.mark.rule("chart:refit_months", "chart:recovery_roll")
def test_refit_and_recovery(charts):
    assert column(charts, "refit_months", "months") == {
        "basic": 1,
        "systems_from": 3,
        "systems_months": 1,
        "new_boat_from": 5,
        "after_return": 1,
    }
    assert [charts["recovery_roll"].value(die, "months") for die in range(7)] == [1, 1, 2, 3, 4, 5, 6]
    assert charts["recovery_modifiers"].value("doctor_experte", "modifier") == -1


@pytest.mark.rule(
    "chart:starting_rank",
    "chart:rank_abilities",
    "chart:promotion_roll",
    "chart:flotilla_transfer_roll",
    "3.3.2b",
)
def test_ranks(charts):
    assert spans(charts, "starting_rank", "rank") == [(1, 1, "LtzS"), (2, 4, "OltzS"), (5, 6, "KptLt")]
    assert column(charts, "rank_abilities", "number") == {"LtzS": 1, "OltzS": 2, "KptLt": 3, "KKpt": 4}
    assert column(charts, "rank_abilities", "transfer") == {
        "LtzS": False,
        "OltzS": False,
        "KptLt": True,
        "KKpt": True,
    }
    assert column(charts, "rank_abilities", "refit_months")["KKpt"] == -1
    assert spans(charts, "promotion_roll", "result") == [(None, 5, "not_yet"), (6, None, "promoted")]
    assert column(charts, "promotion_modifiers", "modifier") == {
        "LtzS": 2,
        "OltzS": 1,
        "KptLt": 0,
        "decoration": 1,
        "failure": -1,
    }
    assert spans(charts, "flotilla_transfer_roll", "KptLt") == [(1, 5, "refused"), (6, 6, "granted")]
    assert spans(charts, "flotilla_transfer_roll", "KKpt") == [(1, 4, "refused"), (5, 6, "granted")]


@pytest.mark.rule(
    "chart:crew_advancement", "chart:first_officer_leaves", "chart:new_boat_roll", "chart:training_months"
)
def test_crew_and_new_boats(charts):
    assert [charts["crew_advancement"].value(die, "result") for die in PERIODS] == [
        "engineer",
        "doctor",
        "first_officer",
        "second_officer",
        "quality",
        "quality",
    ]
    assert spans(charts, "first_officer_leaves", "result") == [(1, 5, "stays"), (6, 6, "leaves")]
    assert spans(charts, "new_boat_roll", "result") == [(1, 3, "granted"), (4, 6, "refused")]
    assert column(charts, "training_months", "months") == {die: die for die in PERIODS}


@pytest.mark.rule("chart:decorations_german", "chart:decoration_benefits", "3.3.2c")
def test_decorations(charts):
    chart = charts["decorations_german"]
    assert chart.rows == MEDALS
    assert [chart.value(medal, "tonnage") for medal in MEDALS] == [50000, 75000, 100000, 200000]
    assert [chart.value(medal, "more") for medal in MEDALS] == [None, 25000, 25000, 100000]
    assert column(charts, "decorations_flavour", "count")["ek1"] == 2
    benefits = charts["decoration_benefits"]
    assert [sum(benefits.value(medal, name) for name in benefits.columns) for medal in MEDALS] == [2, 3, 4, 5]
    assert [benefits.value("PLM", name) for name in ("fire", "detection", "follow")] == [True, True, False]


@pytest.mark.rule("chart:victory_german", "chart:victory_austrian", "chart:decorations_austrian")
def test_victory(charts):
    assert list(column(charts, "victory_german", "tonnage").values()) == [0, 50000, 100000, 150000, 200000]
    austrian = charts["victory_austrian"]
    assert [(austrian.value(row, "sunk"), austrian.value(row, "with_damaged")) for row in austrian.rows] == [
        (0, 0),
        (5000, 10000),
        (10000, 15000),
        (15000, 20000),
        (20000, 30000),
    ]
    medals = charts["decorations_austrian"]
    assert list(
        zip(medals.rows, column(charts, "decorations_austrian", "replaces").values(), strict=True)
    ) == [
        ("MVK", "HK"),
        ("OEK", "HH"),
        ("LO", "PLM"),
        ("MTO", "OL"),
    ]
    assert list(column(charts, "decorations_austrian", "sunk").values()) == [5000, 10000, 15000, 20000]


@pytest.mark.rule("chart:rank_names_austrian", "chart:retirement_austrian")
def test_the_austrian_service(charts):
    assert column(charts, "rank_names_austrian", "name")["KptLt"] == "Linienschiffsleutnant"
    assert spans(charts, "retirement_austrian", "result") == [(1, 5, "stays"), (6, 6, "ashore")]


@pytest.mark.rule("chart:evasion_direction", "chart:evasion_effect")
def test_evasion(charts):
    assert spans(charts, "evasion_direction", "direction") == [
        (1, 2, "left"),
        (3, 4, "right"),
        (5, 6, "straight"),
    ]
    assert column(charts, "evasion_effect", "hits") == {
        "other_direction": -1,
        "same_direction": 1,
        "same_number": 3,
    }


@pytest.mark.rule("chart:calendar_rules")
def test_counts_of_the_rulebook(charts):
    counts = column(charts, "limits", "count")
    assert (counts["gun_points"], counts["convoy_ships"], counts["convoy_ships_option"]) == (2, 4, 3)
    assert (counts["generic_crew"], counts["most_hits"], counts["successes_per_advancement"]) == (4, 5, 3)


@pytest.mark.rule("chart:t1_standard_tonnage", "chart:f1_early_life", "chart:f2_final_fate")
def test_standard_tonnage_and_lives(charts):
    assert column(charts, "t1_standard_tonnage", "tonnage") == {"small": 3500, "large": 7000}
    for chart, name in (("f1_early_life", "life"), ("f2_final_fate", "fate")):
        assert set(Counter(column(charts, chart, name).values()).values()) == {2}
        assert len(charts[chart].rows) == 20


@pytest.mark.rule("10.8.2a", "10.8.4b", "switch:abort_escort_detection")
@pytest.mark.parametrize("period", PERIODS)
def test_no_escorted_ship_is_met_in_a_transit_box(charts, period):
    """An aborting boat enters no other box: so no game comes to the option of escorts on the way home."""
    met = set(column(charts, f"e1_encounter_{period}", "transit").values())
    assert met & SHIPS == {"ship"} and met.isdisjoint(ESCORTED)
