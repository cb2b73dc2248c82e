"""Every picture begins with its setting: what it starts from, what is added to it, what cannot come of it."""

from __future__ import annotations

import pytest

from navalgames.chance import exact
from navalgames.games import GAME_IDS, game
from navalgames.games.atlantic_chase.questions.sea import open_sea
from navalgames.games.atlantic_chase.state import Ship
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.raiders_of_the_deep.questions import duel, sliders
from navalgames.labels import Labels
from navalgames.odds import charts_of
from navalgames.pictures import Look
from navalgames.pictures.section import all_alike
from tests.pictures.shut import Shut

QUESTIONS = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]


def data_of(name: str, question: str, language: str = "en", **settings) -> dict:
    labels = Labels(game(name), language)
    labels.texts.strict = True
    return Look(game(name), labels, question, **settings).data


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(3)
def test_the_settings_that_can_matter_stand_first(name, question):
    look = Look(game(name), Labels(game(name)), question)
    asked, begins, acted = game(name).question(question), look.data["begins"], look.why.answer.rules
    idle = {one.parameter for one in asked.idle(look.charts, **dict(look._values))} if asked.idle else set()
    matter = [one for one in asked.parameters if one.name not in idle]
    assert bool(begins) >= bool(matter)
    if 0 < len(matter) <= 4:
        for one in matter:
            assert f"{look.labels.parameter(one.name)}: {look.labels.value(one.default)}" in begins
    for section in look.data["sections"]:
        if section["heading"].startswith("picture-part-throw"):
            continue  # the throw of another question, with the rules that act there
        numbers = [rule["rule"] for rule in section["rules"]]
        assert all(number in acted or number.startswith("chart:") for number in numbers)


def test_a_rule_that_does_not_act_here_is_not_told_and_a_modifier_is_told_by_its_amount():
    def told(**settings) -> dict:
        section = data_of("frigate_duel", "bonus_move", **settings)["sections"][-1]
        return {rule["rule"]: rule["words"] for rule in section["rules"]}

    assert told()["16.0e"].startswith("+1") and told()["16.0f"].startswith("+1")
    assert "16.0e" not in told(sailing=False)
    rules = data_of("grand_fleet", "initiative")["sections"][-1]["rules"]
    assert "7.9b" not in {rule["rule"] for rule in rules}, "one die each: none is higher"


@pytest.mark.parametrize(
    ("name", "question", "settings", "english", "japanese"),
    [
        ("atlantic_chase", "line_after_passes", {"segments": 9}, "9 segments at the beginning", "はじめの9"),
        ("grand_fleet", "end_of_turn", {"lead": 3}, "The lead before any shot is 3", "優勢は3"),
        ("grand_fleet", "maintenance", {"attacked": 7}, "7 of 20 ships are shot at", "20隻のうち7隻"),
        ("frigate_duel", "fire_still_burning", {"party": False}, "no throw can put it out", "何が出ても消え"),
    ],
)
def test_a_question_says_what_it_starts_from(name, question, settings, english, japanese):
    assert english in data_of(name, question, **settings)["begins"]
    assert japanese in data_of(name, question, "ja", **settings)["begins"]


def test_without_need_of_a_party_the_fire_can_be_put_out():
    data = data_of("frigate_duel", "fire_still_burning", party=False, firefight_needs_party=False)
    assert "no throw" not in data["begins"] and not data["never"]


def test_what_cannot_happen_is_told_with_its_rows():
    data = data_of("atlantic_chase", "stealth_attack")
    assert data["sections"][-1]["pictures"][0] == "table"
    assert any(words.startswith("“A hit” cannot happen") and "14 or more" in words for words in data["never"])
    cells = [cell["words"] for row in data["sections"][-1]["tables"][0]["rows"] for cell in row["cells"]]
    assert "A hit if slow" in cells, "a cell has the words of its outcome"


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(3)
def test_throws_are_counted_only_where_they_are_all_alike(name, question):
    look = Look(game(name), Labels(game(name)), question)
    for part, section in zip(look._parts, look.data["sections"], strict=True):
        alike = all(map(all_alike, part.section.rolls))
        assert alike or not any(end["ways"] for end in section["ends"])
        for node, told in zip(part.section.rolls, section["nodes"], strict=False):
            assert bool(told["total"]) == all_alike(node)


def test_the_throw_of_a_battle_is_drawn_for_each_side():
    sections = data_of("grand_fleet", "battle_in_hex_holder")["sections"]
    assert [section["facts"]["whose"] for section in sections] == ["United Kingdom", "Germany"]
    unhurt = [section["ends"][0] for section in sections]
    assert [end["words"] for end in unhurt] == ["Nothing"] * 2
    assert [end["fraction"] for end in unhurt] == ["5/12", "7/12"]
    assert any("−1 (German ship)" in words for words in sections[1]["notations"])
    assert any(words.startswith("Damaged (DDbox)") for words in sections[0]["notations"])


def test_where_nothing_is_thrown_the_other_counts_are_told():
    begins = data_of("grand_fleet", "fleets_formed")["begins"]
    assert "Counted in each way: all fleets with ships: 6;" in begins


def test_what_a_reader_opens_is_marked_as_below_and_stays_known():
    look = Shut(game("grand_fleet"), Labels(game("grand_fleet")), "end_of_turn")
    first = {section["name"] for section in look.data["sections"]}
    data = look.opened(*look.openings[0])
    assert [section["below"] for section in data["sections"]] == [True, False]
    names = [section["name"] for section in data["sections"]]
    assert len(set(names)) == len(names) and first < set(names)


def test_of_modifiers_that_were_tried_those_are_told_that_were_chosen():
    tables = data_of("atlantic_chase", "search_with_help")["sections"][-1]["tables"]
    steps = next(table["steps"] for table in tables if table["steps"])
    assert [(step["add"], step["words"]) for step in steps] == [("+3", "Air support"), ("+2", "Coordination")]


def test_a_battle_says_how_many_ships_take_a_hit_roll_in_its_first_round():
    fire = {"uk_situations": "nothing", "de_situations": "nothing"}
    told = data_of("grand_fleet", "battle_in_hex", **fire)
    charts = charts_of(game("grand_fleet"))
    reached = combat.targets_reached(combat.fleet_gunnery(("B",) * 8, charts, 0.0, False, False), "B", charts)
    assert f"{reached} British ships take a hit roll" in told["course"]["acts"][2]
    assert f"{reached} German ships" in told["course"]["acts"][1]
    british, german = (section["begins"] for section in told["sections"])
    assert british.startswith("The roll is for a British ship") and "for a German ship" in german


def test_what_is_read_on_a_chart_of_numbers_names_its_row_and_column():
    data = data_of("kaisers_pirates", "round_points")
    assert data["sections"][-1]["read"] == ["Round points, row 2, column 4: 3"]
    assert "4 − 1" in data["begins"]


@pytest.mark.parametrize(("searched", "said"), [(False, "nothing is thrown"), (True, "with one throw")])
def test_a_boat_on_its_way_home_is_found_only_where_escorts_search(searched, said):
    data = data_of("raiders_of_the_deep", "going_home", abort_escort_detection=searched)
    assert said in data["begins"] and data["sections"][-1]["certain"] is not searched


def test_a_duel_with_a_trap_tells_its_turns_and_how_often_the_gun_sinks_her():
    name, charts = "raiders_of_the_deep", charts_of(game("raiders_of_the_deep"))
    sinks = 100 * exact(duel.sinks_now, 0, "medium", "UBII", sliders.book(charts)).chance(True)
    data = data_of(name, "q_ship")
    acts = data["course"]["acts"]
    assert f"sink her: {float(sinks):.1f} %" in acts[2]
    assert "There is one exchange." in acts[3] and "Depth charges are her last attack" in acts[4]
    assert data["sections"][-1]["pictures"][0] == "table", "the hits, where nothing is decided yet"
    assert "up to 3 exchanges" in data_of(name, "q_ship", most=3)["course"]["acts"][3]


@pytest.mark.parametrize(("settings", "said"), [
    ({}, "The German ship is damaged by 2 hits, the British ship damaged by 2 hits."),
    ({"british_damaged": True}, "the British ship sunk by 3 hits."),
])  # fmt: skip
def test_a_fight_of_ships_tells_how_many_hits_each_bears(settings, said):
    begins = data_of("atlantic_chase", "ship_against_ship", **settings)["begins"]
    assert said in begins
    counter = open_sea(charts_of(game("atlantic_chase"))).counter(Ship("Hood"))
    assert (counter.front.hits, counter.damaged.hits) == (2, 3)


@pytest.mark.parametrize(("name", "question", "said"), [
    ("raiders_of_the_deep", "met_in_boxes", "of what is not decided yet, 25/36 (69.4 %) stays so"),
    ("frigate_duel", "fire_still_burning", "of what is not decided yet, 2/3 (66.7 %) stays so"),
    ("raiders_of_the_deep", "escort_cycle", ""),
])  # fmt: skip
def test_rounds_that_are_all_alike_say_by_what_each_multiplies(name, question, said):
    assert said in data_of(name, question)["rounds"].get("same", "")
    assert bool(data_of(name, question)["rounds"].get("same")) is bool(said)


@pytest.mark.parametrize(
    ("question", "settings", "total"),
    [
        ("search_with_help", {}, 10),
        ("search_with_help", {"helper_line": 9}, 12),
        ("search_against_help", {}, 3),
    ],
)
def test_a_search_says_which_column_of_its_table_is_read(question, settings, total):
    """7 and 3; with a longer second line 9 and 3; a target's line of 4, less 1 that helps it: the second
    force would only make the column worse.
    """
    data = Look(game("atlantic_chase"), Labels(game("atlantic_chase")), question, **settings).data
    assert f" = {total}. The throw" in data["begins"]
    assert data["sections"][-1]["pictures"][0] == "table"
    (column,) = {
        table["columns"][place]
        for table in data["sections"][-1]["tables"]
        for row in table["rows"]
        for place, cell in enumerate(row["cells"])
        if cell.get("lit")
    }
    assert column, "one column is lit"
