"""Throws that are shown in place of a whole: which, in what order, at which settings, and by whom."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import exact
from navalgames.games import GAME_IDS, game
from navalgames.games.frigate_duel.tables import tables_of
from navalgames.games.raiders_of_the_deep.questions import attack as attacked
from navalgames.games.raiders_of_the_deep.questions import hunted
from navalgames.games.raiders_of_the_deep.rules.fire import points_to_sink
from navalgames.labels import Labels
from navalgames.odds import ask, charts_of
from navalgames.pictures import Look
from navalgames.texts import LANGUAGES
from tests.pictures.shut import Shut


def look(name: str, question: str, language: str = "en", **settings) -> Look:
    return Look(game(name), Labels(game(name), language), question, **settings)


def test_a_hunt_shows_its_three_throws_as_they_are_made_first():
    sections = look("atlantic_chase", "bring_to_battle").data["sections"]
    assert [(one["facts"]["nth"], one["facts"]["question"]) for one in sections] == [
        (1, "Naval Search"), (2, "Engage"), (3, "Seize the initiative"),
    ]  # fmt: skip
    assert {one["facts"]["of"] for one in sections} == {3}
    assert len({one["name"] for one in sections}) == 3
    assert "Trajectory Total: 7" in sections[0]["begins"]
    assert "medium" in sections[1]["begins"]


@pytest.mark.parametrize(("own", "target"), [(1, 2), (2, 5), (4, 9)])
def test_the_first_search_has_the_total_that_the_hunt_itself_begins_with(own, target):
    question = game("atlantic_chase").question("bring_to_battle")
    given = {one.name: one.default for one in question.parameters} | {"own": own, "target": target}
    (name, search), _ = question.throws_before
    assert name == "naval_search"
    assert search(charts_of(game("atlantic_chase")), **given)["total"] == own + target


def test_a_throw_named_to_come_before_is_a_question_that_takes_its_settings():
    for name in GAME_IDS:
        for question in game(name).questions():
            given = {one.name: one.default for one in question.parameters}
            for before, usual in question.throws_before:
                own = {one.name for one in game(name).question(before).parameters}
                settings = usual(charts_of(game(name)), **given) or {}
                ask(game(name), before, **{key: one for key, one in settings.items() if key in own})


def test_a_throw_opens_with_the_picture_its_own_question_opens_with():
    search, _, seize = look("atlantic_chase", "bring_to_battle").data["sections"]
    assert (search["pictures"][0], seize["pictures"][0]) == ("table", "grid")


@pytest.mark.parametrize("language", LANGUAGES)
def test_guns_of_both_sides_are_told_apart(language):
    labels = Labels(game("kaisers_pirates"), language)
    shut = Shut(game("kaisers_pirates"), labels, "decoy")
    doors = [one["throw"] for one in shut.data["sections"][0]["opens"]]
    decoy, submarine = (labels.thrower("decoy", number, "gun_attack") for number in (2, 3))
    assert decoy and submarine and decoy != submarine
    assert len(doors) == len(set(doors)) == 5
    assert any("d8" in one and decoy in one for one in doors)
    assert any("d6" in one and submarine in one for one in doors)


def test_cards_that_are_looked_for_have_their_name():
    kinds = look("kaisers_pirates", "hand_dealt", kind="trap").data["sections"][0]["hand"]["kinds"]
    assert [one["words"] for one in kinds] == ["○ any other", "● Trap"]


def test_a_pending_decision_says_what_is_decided():
    doors = [one["throw"] for one in look("kaisers_pirates", "several_targets").data["sections"][-1]["opens"]]
    assert doors and all("next decision" not in one for one in doors)


def test_a_turn_of_the_phantom_is_no_attack():
    data = look("kaisers_pirates", "phantom_streak").data
    assert all("attack" not in node["throw"] for section in data["sections"] for node in section["nodes"])


def test_without_intel_the_initiative_hangs_on_one_throw_alone():
    sections = look("atlantic_chase", "initiative_after_search").data["sections"]
    assert [one["facts"]["of"] for one in sections] == [3, 3, 3]
    assert [bool(one["stands"]) for one in sections] == [True, False, False], "told once"
    (only,) = look("atlantic_chase", "initiative_after_search", intel=0).data["sections"]
    assert (only["facts"]["nth"], only["facts"]["of"]) == (1, 1)


def test_the_sentence_at_the_beginning_knows_more_than_the_settings():
    told = look("atlantic_chase", "shots_at_a_ship", ship="hood").data["begins"]
    assert told.startswith("2 hits damage the ship; then 3 more hits sink her.")
    gun = look("raiders_of_the_deep", "gun", target="small")
    assert f"{points_to_sink('small', 3000, gun.charts)} or more sink" in gun.data["begins"]
    quality = look("frigate_duel", "listed_initiative", ship="chesapeake", enemy="shannon").data["begins"]
    cards = tables_of(charts_of(game("frigate_duel"))).ship_cards
    own, enemy = (cards[name].quality for name in ("chesapeake", "shannon"))
    assert f"here {own} for this ship and {enemy} for her enemy" in quality


@pytest.mark.parametrize("question", ["melee_both", "captured", "listed_boarding"])
def test_a_few_small_steps_stand_open_before_what_they_come_to(question):
    sections = look("frigate_duel", question).data["sections"]
    assert [one["heading"] for one in sections] == [
        "picture-part-of-it", "picture-part-of-it", "picture-part-whole",
    ]  # fmt: skip
    assert not any(one["below"] or one["opens"] for one in sections)
    assert any(one["rule"] == "15.0h" for one in sections[0]["rules"]), "what a point in support does"


@pytest.mark.parametrize(("name", "question", "parts"), [
    ("kaisers_pirates", "decoy", ["of-it", "whole"]),
    ("frigate_duel", "consequence", ["of-it", "whole"]),
    ("frigate_duel", "length_of_duel", ["of-it", "throw"]),
    ("grand_fleet", "round_of_gunnery", ["inside-each", "of-it", "whole"]),
    ("raiders_of_the_deep", "trap_order", ["of-it", "of-it", "of-it", "whole"]),
])  # fmt: skip
def test_the_first_step_stands_open_down_to_its_dice(name, question, parts):
    sections = look(name, question).data["sections"]
    assert [one["heading"] for one in sections] == [f"picture-part-{part}" for part in parts]
    assert not any(one["below"] for one in sections)
    assert any(node["dice"] for node in sections[0]["nodes"])


def test_what_would_be_too_much_at_once_waits_behind_its_door(monkeypatch):
    monkeypatch.setattr("navalgames.pictures.look.MOST_OPEN", 20)
    sections = look("grand_fleet", "round_of_gunnery").data["sections"]
    assert [one["heading"] for one in sections] == [""] and len(sections[0]["opens"]) == 2


def faces_of(data: dict) -> list[str]:
    """What each face of a single die leads to."""
    section = data["sections"][0]
    (row,) = section["grid"]["rows"]
    return [section["ends"][-1 - end]["key"] for end in row["cells"]]


@pytest.mark.parametrize(("sailing", "straining"), [(True, 1), (False, 1), (True, 2)])
def test_the_number_that_a_die_must_show_is_the_one_from_which_it_succeeds(sailing, straining):
    data = look("frigate_duel", "bonus_move", sailing=sailing, straining=straining).data
    assert f"the die must show {1 + faces_of(data).index('0')} or more" in data["begins"]


@pytest.mark.parametrize(("ships", "sorting"), [(6, "spread"), (6, "pile"), (8, "spread")])
def test_ships_stand_in_the_boxes_from_which_they_are_called(ships, sorting):
    data = look("grand_fleet", "deployment", ships=ships, sorting=sorting, rolls=1).data
    assert f"hold {', '.join(faces_of(data))} ships" in data["begins"]


def test_signals_are_one_throw_unless_a_die_decides_before_it():
    alone = look("atlantic_chase", "initiative_after_signals").data
    assert alone["rounds"] is None and alone["sections"][0]["heading"] == "picture-part-throw-alone"
    assert look("atlantic_chase", "initiative_after_signals", imaginary_side="german").data["rounds"]


@pytest.mark.parametrize("attack", ["day", "night", "night_surface"])
@pytest.mark.parametrize("distance", ["medium", "long"])
def test_torpedoes_and_the_first_search_are_those_of_the_attack(attack, distance):
    (salvo, search) = [
        one
        for one in look("raiders_of_the_deep", "attack_to_the_end", attack=attack, distance=distance)._parts
        if one.facts.get("nth")
    ]
    charts = charts_of(game("raiders_of_the_deep"))
    question = game("raiders_of_the_deep").question("attack_to_the_end")
    given = {one.name: one.default for one in question.parameters} | {"attack": attack, "distance": distance}
    begun = attacked.attack_begins(charts, **given)
    fired = exact(attacked.fired, begun, charts)
    assert salvo.section.chances["sunk"] == fired.chance((attacked.SUNK, False))
    hunt = exact(hunted.hunt_step, attacked.hunt_of(begun, False), charts)
    over = hunt.chance_of(hunted.hunt_over)
    unseen = search.section.chances["undetected"]
    assert unseen <= over < unseen + Fraction(1, 20), "or found, and sunk at once"


def test_torpedoes_of_both_ends_are_no_salvo_of_one_kind():
    looked = look(
        "raiders_of_the_deep", "attack_to_the_end",
        attack="night_surface", ends="both", torpedoes=1, type="U31",
    )  # fmt: skip
    assert [one["facts"]["question"] for one in looked.data["sections"]] == ["One search by the escorts"]


def test_what_is_counted_without_a_throw_is_told_by_what_it_is_made_of():
    asked = game("grand_fleet").question("gunnery_total")
    facts = asked.facts(charts_of(game("grand_fleet")), ship_type="b", ships=9, range="normal")
    (points,) = ask(game("grand_fleet"), "gunnery_total", ship_type="b", ships=9).distribution.outcomes
    assert points == facts["all"] == 9 * facts["each"]
    asked = game("frigate_duel").question("broadsides_in_a_turn")
    given = {one.name: one.default for one in asked.parameters}
    told = asked.facts(charts_of(game("frigate_duel")), **given)
    (fired,) = ask(game("frigate_duel"), "broadsides_in_a_turn").distribution.outcomes
    assert fired == 1 + (told["impulses"] - 1) // told["loading"]


def test_an_attack_is_told_by_what_it_brings():
    rows = look("kaisers_pirates", "whole_turn").data["sections"][-1]["grid"]["rows"]
    assert [row["words"] for row in rows] == ["it brings −7", "it brings 7", "it brings nothing"]


def test_a_ram_quotes_no_rule_of_depth_charges():
    told = {one["rule"] for one in look("raiders_of_the_deep", "ram").data["sections"][0]["rules"]}
    assert "9.6.8a" in told and not told & {"9.6.8f", "9.6.8g"}
    assert "9.6.8h" in ask(game("raiders_of_the_deep"), "ram", surfaced=True).rules


@pytest.mark.parametrize(
    ("side", "order"),
    [("de", ["Germany", "United Kingdom"]), ("uk", ["United Kingdom", "Germany"])],
)
def test_the_side_that_is_asked_about_throws_first(side, order):
    fleet = game("grand_fleet")
    sections = Look(fleet, Labels(fleet), "battle_in_hex_lost", side=side).data["sections"]
    assert [section["facts"]["whose"] for section in sections] == order
