"""What stands under an answer: the cells and rules of this answer, by the shorter way as by the walk."""

from __future__ import annotations

import pytest

from navalgames.chance import memory, rounds, witness
from navalgames.charts import Cell
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.acting import (
    RULES_OF_DATES,
    RULES_OF_LIMITS,
    RULES_OF_MODIFIERS,
)
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.rules import boxes, damage, escorts, hunt, wounds
from navalgames.games.raiders_of_the_deep.rules.standing import command_row
from navalgames.games.raiders_of_the_deep.state import LIGHT, SEVERE
from navalgames.games.raiders_of_the_deep.tables import Book, PlayBook
from navalgames.odds import ask, doubt, idle_settings, refused_setting
from navalgames.odds.answers import Statistic
from navalgames.rule_index import read_rules
from tests.games.raiders_of_the_deep.table import CHARTS, Crew, acting, boat, book, script

BOOK = book()
BY_NIGHT = {"day_torpedo": False, "night_surface": True}

# ------------------------------------------------------------------------ cells


def cells(name, **values):
    return {cell[:3] for cell in ask(GAME, name, CHARTS, **values).cells}


def charts_read(name, **values):
    return {chart for chart, _, _ in cells(name, **values)}


def test_a_refit_names_the_hull_boxes_of_a_month():
    """Two or three boxes for each month by type: our guess for UB II, and one that changes the answer."""
    asked = ask(GAME, "refit", CHARTS, type="UBII", hull=3)
    assert ("boat_mat", "UBII", "k") in cells("refit", type="UBII", hull=3)
    assert asked.weakest == "reconstruction" and asked.distribution.chance(3) == 1
    tried = CHARTS.replace("boat_mat", "UBII", "k", 3)
    assert ask(GAME, "refit", tried, type="UBII", hull=3).distribution.chance(2) == 1
    assert ask(GAME, "refit", CHARTS, type="UBIII", hull=4).weakest == "rulebook"
    assert "boat_mat" not in charts_read("refit", type="UBII", hull=0)


@pytest.mark.rule("10.10.2a", "10.10.2b")
def test_a_refit_asks_for_a_third_system_only_when_one_is_out():
    threshold = ("refit_months", "systems_from", "months")
    assert threshold not in cells("refit", type="UBIII", hull=4)
    assert threshold in cells("refit", type="UBIII", systems=1)


def test_promotion_and_approach_rest_on_the_rulebook_alone():
    for name in ("promotion", "approach"):
        asked = ask(GAME, name, CHARTS)
        assert asked.weakest == "rulebook" and len(asked.cells) < 12
    assert charts_read("promotion") == {"promotion_roll", "promotion_modifiers"}
    assert ("promotion_modifiers", "failure", "modifier") not in cells("promotion")
    assert ("promotion_modifiers", "failure", "modifier") in cells("promotion", failures=1)


def test_a_tonnage_names_the_ships_of_its_month_and_the_places_between_them():
    read = cells("tonnage", month="1917-04", size="small")
    assert ("t1_free_slots", 20, "small") in read and ("t1_free_slots", 20, "large") not in read
    sizes = {row for chart, row, column in read if chart == "t1_roster" and column == "size"}
    months = {row for chart, row, column in read if chart == "t1_roster" and column == "month"}
    roster = CHARTS.listing("t1_roster")
    assert months == set(roster.rows), "any ship might be of this month"
    assert sizes == {key for key in roster.rows if roster.record(key).month == "1917-04"}
    assert charts_read("tonnage", standard_tonnage=True) == {"t1_standard_tonnage"}


def test_a_hunt_names_the_mat_of_the_boat():
    read = cells("escort_cycle", type="UBI")
    assert {("boat_mat", "UBI", "hull"), ("boat_mat", "UBI", "flooding")} <= read
    assert not any(chart == "boat_mat" and row != "UBI" for chart, row, _ in read)


def test_doubt_moves_with_the_cells_of_the_answer_alone():
    """No cell of a promotion is in doubt, whatever was asked before; those of a hunt are."""
    ask(GAME, "escort_cycle", CHARTS)
    assert doubt(GAME, "promotion", Statistic("chance", "promoted"), CHARTS).tried == 0
    assert doubt(GAME, "detection", Statistic("chance", "detected"), CHARTS, fuel=True).tried > 0


def test_the_book_of_play_says_what_the_telling_one_says():
    options = GAME.options(commander_tile="rose", feb_1917_unrestricted=False)
    told, played = Book(CHARTS, options), PlayBook(CHARTS, options)
    months = range(told.first, told.last + 1)
    assert [told.chart_of(month) for month in months] == [played.chart_of(month) for month in months]
    for rule in RULES_OF_DATES:
        assert all(told.holds(rule, month) == played.holds(rule, month) for month in months)
    for name in ("mats", "spells", "slots", "limits", "medals", "badges", "reach"):
        assert dict(getattr(told, name)) == dict(getattr(played, name)), name
    assert (told.first, told.last, told.capitals) == (played.first, played.last, played.capitals)
    assert tuple(told.tile) == tuple(played.tile)


# ------------------------------------------------------------------------ rules


def rules(name, **values):
    return set(ask(GAME, name, CHARTS, **values).rules)


def test_every_row_that_acts_does_so_by_a_rule_of_the_index():
    numbers = {rule.number for rule in read_rules(GAME.id)}
    for chart, rows in RULES_OF_MODIFIERS.items():
        assert set(rows) <= set(CHARTS[chart].rows) and set(rows.values()) <= numbers
    assert set(RULES_OF_LIMITS) <= set(CHARTS["limits"].rows)
    assert set(RULES_OF_LIMITS.values()) | set(RULES_OF_DATES.values()) <= numbers


@pytest.mark.parametrize(
    ("name", "values", "acting"),
    [
        ("detection", {"turn": 2}, {"9.6.12a", "E2.previous"}),
        ("detection", {"turn": 2, **BY_NIGHT, "both_ends": True}, {"9.6.3c"}),
        ("detection", {**BY_NIGHT, "both_ends": True}, {"9.5.2d"}),
        ("detection", {"commander": "first_officer"}, {"10.5.3a", "E2.kmdt"}),
        ("detection", {"commander": "second_officer", "medal": "PLM"}, {"10.5.3b", "11.3.6f"}),
        ("detection", {"medal": "PLM"}, {"11.3.6d", "E2.plm"}),
        ("detection", {"commander_tile": "rose"}, {"14.7.5"}),
        ("detection", {"in_channel": True, "commander_tile": "steinbrinck"}, {"14.7.5"}),
        ("approach", {"medal": "OL"}, {"9.2.2b"}),
        ("approach", {"approach_twelve_bonus": True}, {"switch:approach_twelve_bonus"}),
        ("depth_charges", {"attack": 3}, {"9.6.8e", "E3.fatigue"}),
        ("depth_charges", {"gear": 4, "fuel": True}, {"E3.motors", "E3.fuel", "9.6.8h"}),
        ("depth_charges", {"evasive_manoeuvres": True}, {"14.4.2a", "14.4.2b", "14.4.2c", "14.4.3"}),
        ("depth_charges", {"evasive_manoeuvres": True, "gear": 1}, {"14.4.5"}),
        ("ram", {"surfaced": True}, {"E3.ram_surfaced", "9.5.1b"}),
        ("salvo", {"situation": "night_surface"}, {"9.5.1a", "U1.bonus"}),
        ("salvo", {"situation": "unescorted"}, {"9.4.2d"}),
        ("salvo", {"superior": True}, {"12.1.3a"}),
        ("salvo", {"quality": "green", "medal": "HH"}, {"U1.green", "U1.hh", "11.3.6c"}),
        ("gun", {}, {"9.3.2a", "9.3.3a"}),
        ("encounter", {}, {"12.1.0", "cal.e1"}),
        ("encounter", {"first_twelve": False}, {"12.1.2"}),
        ("encounter", {"region": "mission"}, {"12.1.7", "E1.mission"}),
        ("encounter_in_month", {"region": "north_sea", "month": "1917-03", "austrian_campaign": True},
         {"14.5.1a", "9.10.0a"}),
        ("q_ship", {"type": "U5", "era": "1915", "first": True}, {"E3.q_close"}),
        ("q_ship", {}, {"9.9c", "9.9e", "9.9g", "9.9i"}),
        ("refit", {"hull": 6, "systems": 3}, {"10.10.2b", "10.10.5"}),
        ("refit", {"rank": "KKpt"}, {"11.2.1e"}),
        ("refit", {"captain": True}, {"10.11.0", "10.11.2c"}),
        ("repair", {"engineer": "out"}, {"10.5.3f", "E5.repair4"}),
        ("repair", {"engineer": "experte", "system": "radio"}, {"10.7.3", "E5.repair2"}),
        ("repair", {"spares": True}, {"R1.6"}),
        ("boat_hit", {"type": "UBI"}, {"10.6.3b"}),
        ("minefield", {"crew_out": True}, {"10.5.3g", "M1.crewout"}),
        ("multiplier", {"elite": True, "medal": "HK"}, {"11.3.6b"}),
        ("going_home", {"abort_escort_detection": True}, {"10.8.4b"}),
        ("air_injury", {"air_injury_surfaced": False}, {"10.5.1b"}),
        ("mine_victims", {}, {"7.3.2c", "7.3.2d", "7.3.2e"}),
        ("patrols_survived", {"patrols": 1}, {"8.1.4a", "9.8.2a"}),
    ],
)  # fmt: skip
def test_a_rule_acts_where_it_takes_effect_and_nowhere_else(name, values, acting):
    """None of these act at the question's usual setting, unless the setting is the usual one."""
    assert acting <= rules(name, **values)
    if values and not (acting & {"9.9c", "8.1.4a"}):
        assert not acting <= rules(name)


@pytest.mark.rule("9.6.3a")
def test_modifiers_add_up_only_when_there_are_two():
    assert "9.6.3a" not in rules("detection", fuel=True, day_torpedo=False)
    assert "9.6.3a" in rules("detection", fuel=True, day_torpedo=True)


@pytest.mark.rule("10.7.4", "10.7.5", "E5.repair2", "E5.repair4")
@pytest.mark.parametrize(
    ("system", "die", "told"),
    [
        ("fuel", 2, {"E5.repair2", "10.7.4"}),
        ("fuel", 3, {"E5.repair2", "10.7.5"}),
        ("motor_1", 4, {"E5.repair4", "10.7.4"}),
        ("motor_1", 5, {"E5.repair4", "10.7.5"}),
    ],
)
def test_a_repair_acts_by_what_comes_of_it(system, die, told):
    def tried():
        works = damage.is_repaired(script(("repair", die)), system, Crew(), False, book())
        assert works is ("10.7.4" in told)

    assert acting(tried) == told


@pytest.mark.rule("10.5.3a", "10.5.3b", "10.5.3c", "11.1.0d", "11.1.0e")
@pytest.mark.parametrize(
    ("out", "experts", "told"),
    [
        ((), (), set()),
        (("captain",), (), {"10.5.3a"}),
        (("captain",), ("first_officer",), {"11.1.0d"}),
        (("captain", "first_officer"), ("first_officer",), {"10.5.3b"}),
        (("captain", "first_officer"), ("second_officer",), {"11.1.0e"}),
        (("captain", "first_officer", "second_officer"), ("engineer",), {"10.5.3c"}),
    ],
)
def test_who_commands_acts_by_his_own_rule(out, experts, told):
    crew = Crew(experts=frozenset(experts), **dict.fromkeys(out, SEVERE))
    assert acting(lambda: command_row(crew)) == told


@pytest.mark.rule("9.6.11a", "9.6.11b", "10.3.2", "10.1.2")
@pytest.mark.parametrize(
    ("hull", "flooding", "crushed", "flooded"),
    [(6, 6, set(), set()), (7, 6, {"9.6.11a"}, set()), (6, 7, set(), {"9.6.11b"})],
)
def test_the_last_box_of_a_track_acts(hull, flooding, crushed, flooded):
    worn = boat(hull=hull, flooding=flooding)
    assert acting(lambda: damage.is_crushed(worn, BOOK)) == crushed
    assert acting(lambda: damage.is_flooded(worn, BOOK)) == flooded
    assert (damage.is_crushed(worn, BOOK), damage.is_flooded(worn, BOOK)) == (bool(crushed), bool(flooded))


@pytest.mark.rule("9.6.9c", "E4.x2")
@pytest.mark.parametrize(
    ("cell", "told"), [((6, 5), {"9.6.9c"}), ((3, 3), set()), ((1, 1), set()), ((6, 3), {"9.6.9c"})]
)
def test_a_double_hit_acts(cell, told):
    assert acting(lambda: damage.where_it_hits(script(("boat_damage", cell)), CHARTS)) == told


@pytest.mark.rule("10.1.1", "10.3.1", "10.6.3a", "10.6.3b", "E4.minor")
@pytest.mark.parametrize(
    ("kind", "broken", "word", "told"),
    [
        ("U31", (), "hull", {"10.3.1"}),
        ("U31", (), "flooding", {"10.1.1"}),
        ("U31", (), "minor", {"E4.minor"}),
        ("U31", ("radio",), "radio", {"10.6.3a"}),
        ("U31", (), "radio", set()),
        ("U31", (), "gun", set()),
        ("UBI", (), "gun", {"10.6.3b"}),
        ("UBI", (), "door_aft", {"10.6.3b"}),
        ("UBI", (), "diesel_2", {"10.6.3b"}),
        ("UBIII", (), "diesel_2", set()),
    ],
)
def test_what_a_hit_does_acts_by_its_rule(kind, broken, word, told):
    hurt = boat(kind, damaged=frozenset(broken))
    assert acting(lambda: damage.marked(hurt, word, 1, BOOK)) == told


@pytest.mark.rule("10.1.3b", "10.7.3")
@pytest.mark.parametrize(
    ("crew", "told"),
    [
        (Crew(), set()),
        (Crew(experts=frozenset({"engineer"})), {"10.1.3b"}),
        (Crew(experts=frozenset({"doctor"})), set()),
        (Crew(engineer=LIGHT, experts=frozenset({"engineer"})), {"10.1.3b"}),
        (Crew(engineer=SEVERE, experts=frozenset({"engineer"})), set()),
    ],
)
def test_an_expert_engineer_acts(crew, told):
    seen = acting(lambda: damage.engineer_modifier(crew, "10.1.3b", BOOK))
    assert seen & {"10.1.3b"} == told


@pytest.mark.rule("10.5.1a", "10.5.1b")
@pytest.mark.parametrize(
    ("surfaced", "die", "told"),
    [(False, 1, set()), (False, 4, {"10.5.1b"}), (False, 6, {"10.5.1b"}), (True, 6, set())],
)
def test_a_wound_below_acts_where_it_would_be_worse(surfaced, die, told):
    assert acting(lambda: wounds.wound(script(("wound", die)), surfaced, CHARTS)) == told


@pytest.mark.rule("14.4.1a", "14.4.5")
@pytest.mark.parametrize(
    ("options", "broken", "told"),
    [
        ({}, (), set()),
        ({"evasive_manoeuvres": True}, (), {"14.4.1a"}),
        ({"evasive_manoeuvres": True}, ("hydrophones",), {"14.4.5"}),
        ({}, ("hydrophones",), set()),
    ],
)
def test_a_turn_acts_or_its_bar(options, broken, told):
    deaf = boat(damaged=frozenset(broken))
    assert acting(lambda: escorts.may_evade(deaf, book(**options))) == told


@pytest.mark.rule("8.1.6", "12.1.0", "12.1.2", "12.1.7")
@pytest.mark.parametrize(
    ("total", "column", "done", "told"),
    [
        (12, "transit", False, {"12.1.0", "8.1.6"}),
        (12, "transit", True, {"12.1.2"}),
        (12, "mission", False, {"12.1.7"}),
        (12, "mission", True, {"12.1.2"}),
        (11, "transit", False, set()),
        (11, "mission", True, set()),
    ],
)
def test_a_twelve_acts_by_where_and_how_often(total, column, done, told):
    assert acting(lambda: boxes.is_event(total, column, done)) == told
    assert boxes.is_event(total, column, done) == ("12.1.0" in told)


@pytest.mark.rule("9.10.0a", "14.5.3")
@pytest.mark.parametrize(
    ("word", "month", "austrian", "left", "told"),
    [
        ("aircraft", "1917-07", False, "none", "9.10.0a"),
        ("aircraft", "1917-08", False, "aircraft", ""),
        ("mines", "1917-07", False, "mines", ""),
        ("capital", "1916-05", True, "none", "14.5.3"),
        ("capital", "1915-05", True, "capital", ""),
        ("capital", "1916-05", False, "capital", ""),
        ("convoy", "1916-05", True, "convoy", ""),
    ],
)
def test_what_is_not_there_yet_acts(word, month, austrian, left, told):
    rules = book(austrian_campaign=austrian)
    seen = acting(lambda: boxes.there(word, month_of(month), rules))
    assert boxes.there(word, month_of(month), rules) == left
    assert seen & {"9.10.0a", "14.5.3"} == ({told} if told else set())


@pytest.mark.rule("14.4.2a", "14.4.2b", "14.4.2c", "14.4.3")
@pytest.mark.parametrize(
    ("hits", "number", "escort", "left", "told"),
    [
        (2, 1, 6, 1, {"14.4.2a"}),
        (0, 1, 6, 0, {"14.4.2a"}),
        (2, 1, 2, 3, {"14.4.2b"}),
        (2, 2, 2, 5, {"14.4.2c"}),
        (3, 2, 2, None, {"14.4.2c", "14.4.3"}),
        (5, 1, 2, None, {"14.4.2b", "14.4.3"}),
        (4, 1, 2, 5, {"14.4.2b"}),
    ],
)
def test_a_turn_that_was_named_acts(hits, number, escort, left, told):
    assert hunt.evaded(hits, number, escort, BOOK) == left
    assert acting(lambda: hunt.evaded(hits, number, escort, BOOK)) == told


@pytest.mark.rule("switch:evasion_saves_sunk")
@pytest.mark.parametrize(
    ("saves", "number", "escort", "told"),
    [(True, 6, 1, True), (True, 6, 5, False), (True, 6, 6, False), (False, 6, 1, False)],
)
def test_a_turn_that_saves_a_boat_acts_as_agreed(saves, number, escort, told):
    rules = book(evasion_saves_sunk=saves, evasive_manoeuvres=True)
    switch = "switch:evasion_saves_sunk"
    assert (switch in acting(lambda: hunt.evaded(hunt.SUNK, number, escort, rules))) == told


@pytest.mark.rule("8.1.7f")
def test_of_one_roll_an_event_takes_nothing():
    taken = "switch:event_ends_box"
    assert taken in rules("rolls_made", owed=2, event_ends_box=True)
    assert taken not in rules("rolls_made", owed=1, event_ends_box=True)


@pytest.mark.rule("9.6.8f", "9.6.8g", "9.6.8h")
def test_what_e3_says_is_told_by_the_rule_of_its_rows():
    told = {"9.6.8f", "9.6.8g", "9.6.8h"}
    assert told & rules("depth_charges") == {"9.6.8f", "9.6.8g"}
    assert told & rules("depth_charges", gear=4, fuel=True) == {"9.6.8g", "9.6.8h"}


# ------------------------------------------------------------------------ shorter ways


def evidence_of(read):
    memory.forget()
    with witness.apart() as seen:
        read()
    told = {item.rule for item in seen if isinstance(item, witness.Acted)}
    return told, {item[:3] for item in seen if isinstance(item, Cell)}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("escort_cycle", {"type": "U5", "era": "1914", "hull": 3}),
        ("escort_cycle", {"type": "U5", "era": "1914", "hull": 4, "attack": "night_surface", "deep": True}),
        ("escort_cycle", {"type": "UBI", "era": "1917", "hull": 2, "deep": True}),
        ("escort_cycle", {"type": "UBI", "era": "1918", "hull": 3}),
        ("q_ship", {"type": "UBI", "era": "1915", "first": True, "most": 2}),
        ("q_ship", {"type": "A3", "era": "1915"}),
        ("attack_to_the_end", {"type": "UBI", "era": "1915", "distance": "close"}),
        ("patrols_survived", {"type": "UBI", "era": "1915", "area": "channel", "policy": "near"}),
    ],
    ids=str,
)  # fmt: skip
def test_a_shorter_way_tells_the_cells_and_rules_of_the_walk(name, values):
    question = GAME.question(name)
    settings = {one.name: one.default for one in question.parameters} | values
    how = question.how

    def walked():
        rounds.until(how.step, how.start(CHARTS, **settings), how.over, CHARTS).map(how.measure)

    assert evidence_of(lambda: how.solve(CHARTS, **settings)) == evidence_of(walked)


# ------------------------------------------------------------------------ settings


@pytest.mark.parametrize(
    ("name", "values", "parameter", "rule"),
    [
        ("salvo", {"kind": "c35_91"}, "distance", "4.5f"),
        ("salvo_hits", {"kind": "c06", "distance": "long"}, "distance", "4.5f"),
        ("salvo", {"situation": "unescorted", "era": "1916"}, "situation", "9.4.0a"),
        ("salvo", {"situation": "unescorted", "commander_tile": "arnauld"}, "situation", "14.7.5"),
        ("whole_attack", {"ends": "both"}, "ends", "9.5.2a"),
        ("attack_to_the_end", {"ends": "both"}, "ends", "9.5.2a"),
        ("attack_to_the_end", {"torpedoes": 3}, "torpedoes", "9.2.1c"),
        ("attack_to_the_end", {"ends": "both", "attack": "night_surface"}, "torpedoes", "9.2.1c"),
        ("attack_to_the_end", {"type": "UBI", "distance": "long"}, "distance", "4.5f"),
        ("attack_to_the_end", {"era": "1915"}, "era", "3.3.2a"),
        ("escort_cycle", {"hull": 4}, "hull", "9.6.11a"),
        ("escort_cycle", {"era": "1914"}, "era", "3.3.2a"),
        ("q_ship", {"type": "U19", "era": "1914"}, "era", "cal.q"),
        ("patrols_survived", {"type": "UBI"}, "area", "7.0d"),
        ("refit", {"type": "U5", "hull": 6}, "hull", "9.6.11a"),
        ("detection", {"night_surface": True}, "night_surface", "9.5.0"),
        ("detection", {"both_ends": True}, "both_ends", "9.5.2a"),
        ("detection", {**BY_NIGHT, "capital": True}, "night_surface", "8.2.4n"),
        ("detection", {**BY_NIGHT, "deep": True}, "deep", "9.6.6"),
    ],
)  # fmt: skip
def test_what_the_game_refuses_is_refused(name, values, parameter, rule):
    found = refused_setting(GAME, name, CHARTS, **values)
    assert (found.parameter, found.rule) == (parameter, rule)


def test_what_the_game_takes_is_not_refused():
    for name, values in (
        ("salvo", {"situation": "unescorted", "era": "1916", "commander_tile": "valentiner"}),
        ("salvo", {"situation": "unescorted_surfaced", "era": "1916"}),
        ("attack_to_the_end", {"ends": "both", "attack": "night_surface", "type": "U19"}),
        ("detection", {"turn": 2, **BY_NIGHT, "deep": True}),
        ("patrols_survived", {"type": "A10", "area": "adriatic"}),
    ):
        assert refused_setting(GAME, name, CHARTS, **values) is None


def test_what_cannot_matter_is_said():
    def idle(name, **values):
        return {one.parameter for one in idle_settings(GAME, name, CHARTS, **values)}

    assert {"previous", "both_ends"} <= idle("detection", turn=2) and "previous" not in idle("detection")
    assert idle("tonnage", standard_tonnage=True) == {"month"}
    assert idle("refit", hull=6, systems=3) == {"rank", "captain"} and not idle("refit")
    assert idle("promotion") == {"due", "promotion_after_awards"}
    assert "evasive_manoeuvres" in idle("depth_charges", gear=1)


# ------------------------------------------------------------------------ words for states


def test_a_state_is_a_word_and_no_number():
    """Sunk at once, another boat: both were numbers that looked like hits and months."""
    sunk = ask(GAME, "depth_charges", CHARTS, gear=4).distribution
    assert sunk.chance("sunk") > 0 and set(sunk.outcomes) <= {*range(6), "sunk"}
    assert ask(GAME, "ram", CHARTS, surfaced=True, gear=4).distribution.chance("sunk") > 0
    assert ask(GAME, "refit", CHARTS, type="UBIII", hull=6, systems=3).distribution.chance("new_boat") == 1
    assert ask(GAME, "refit", CHARTS, type="UBIII", hull=6, systems=2).distribution.chance(4) == 1
    waiting = ask(GAME, "refit", CHARTS, type="UBIII", hull=3, captain=True).distribution
    assert [waiting.chance(months) * 6 for months in range(1, 7)] == [0, 0, 3, 1, 1, 1]


def test_a_later_round_of_the_hunt_can_be_asked():
    first, later = (ask(GAME, "detection", CHARTS, turn=turn).distribution for turn in (1, 3))
    assert later == ask(GAME, "detection", CHARTS, previous=True).distribution != first
    tired = ask(GAME, "detection", CHARTS, turn=4, dc_fatigue_on="e2").distribution
    assert tired.chance("undetected") > later.chance("undetected")
    assert ask(GAME, "detection", CHARTS, turn=2, dc_fatigue_on="e2").distribution == later


def test_a_first_q_ship_of_1915_fires_as_at_close_range():
    """The boat's own gun fires at the range chosen."""

    def ends(**values):
        return ask(GAME, "q_ship", CHARTS, type="U19", **values).distribution

    at_long = ends(era="1915", distance="long", first=True)
    assert at_long.chance("escaped") < ends(era="1915", distance="long").chance("escaped")
    assert at_long != ends(era="1915", distance="close")
    assert ends(era="1916", distance="long", first=True) == ends(era="1916", distance="long")


def test_every_type_of_boat_can_be_asked_about():
    for name in ("escort_cycle", "q_ship", "boat_hit", "refit", "attack_to_the_end", "patrols_survived"):
        kinds = next(one.values for one in GAME.question(name).parameters if one.name == "type")
        assert kinds == CHARTS["boat_mat"].rows
    guns = next(one.values for one in GAME.question("gun").parameters if one.name == "calibre")
    assert len(guns) == len(set(CHARTS["boat_mat"].plan.values["gun"].words) - {"none"})
