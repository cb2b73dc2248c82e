"""What happens in order, down to its parts: every number is the engine's, and the parts are the whole."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import exact
from navalgames.games import game
from navalgames.games.contract import Act, Course
from navalgames.games.frigate_duel.questions import duels
from navalgames.games.frigate_duel.questions.broadsides import raked_hits
from navalgames.games.frigate_duel.tables import tables_of
from navalgames.games.kaisers_pirates.questions import small_table
from navalgames.games.kaisers_pirates.questions.under_water import BOATS, DECOYS
from navalgames.games.kaisers_pirates.rules import opposed
from navalgames.odds import ask, charts_of
from navalgames.odds.parameters import settled
from tests.pictures.test_course import courses, data_of
from tests.settings_tried import settings_to_try


def facts(act: Act) -> dict:
    return dict(act.facts)


def named(acts: tuple[Act, ...], name: str) -> list[Act]:
    return [act for act in acts if act.name == name]


def test_the_ways_of_a_fire_add_up_to_its_boxes():
    for whole, course in courses("frigate_duel", "fire_over_turns"):
        ways = [facts(act)["chance"] for act in course.after if "chance" in facts(act)]
        assert sum(ways) == whole
        for summed in named(course.after, "fire-sum"):
            assert facts(summed)["percent"] == whole == sum(facts(summed)["listed"])


def test_a_fire_is_added_up_in_words():
    told = data_of("frigate_duel", "fire_over_turns")["course"]["told"]
    assert told[0] == "It comes to no box in these ways:"
    assert told[2] == "Out in turn 2, no mark before it: 33.3 % × 33.3 % = 11.1 %"
    assert told[-1] == "Added up: 33.3 % + 11.1 % + 3.7 % + 1.2 % + 1.2 % = about 50.6 %."


def chase(question: str, **settings) -> Course:
    asked, charts = game("atlantic_chase").question(question), charts_of(game("atlantic_chase"))
    outcome = ask(game("atlantic_chase"), question, **settings).distribution.mode
    return asked.course(charts, outcome, **dict(settled(asked, settings)))


def test_an_attack_of_a_hunt_is_a_search_or_an_engagement():
    played = game("atlantic_chase")
    for settings in settings_to_try(played, played.question("bring_to_battle"), 4, "bring_to_battle"):
        for act in chase("bring_to_battle", **settings).acts:
            told = facts(act)
            parts = told["searches"] * told["found"] + told["engages"] * told["fought"]
            assert parts == told["battle"]
            assert told["searches"] + told["engages"] <= 1


def test_a_hunt_says_why_the_enemy_gets_the_initiative_ever_more_often():
    acts = data_of("atlantic_chase", "bring_to_battle")["course"]["acts"]
    assert "(the Tally, 0, adds nothing)" in acts[0]
    assert "16.7 % × 100 % + 83.3 % × 6.9 % = about 22.5 %" in acts[1]
    assert "adds the Tally, now 1" in acts[1]
    assert "adds the Tally, now 2" in acts[2]


def test_most_of_a_hunt_depends_on_the_attack_that_brings_most_of_its_outcome():
    course = chase("bring_to_battle")
    parts = [act.chance or Fraction(0) for act in named(course.after, "hunt-part-initiative_lost")]
    assert parts
    assert course.most == parts.index(max(parts))


def test_a_volley_tells_its_range_and_a_shot_of_each_side():
    acts = data_of("atlantic_chase", "ship_against_ship")["course"]["acts"]
    assert "(guns, range: extreme). A German shot brings so many hits" in acts[0]
    assert "(guns, range: long)" in acts[1]
    for act in chase("ship_against_ship").acts:
        shots = facts(act)["german_shot"], facts(act)["british_shot"]
        assert shots[0].mean() > shots[1].mean()
        assert facts(act)["british"] > facts(act)["german"]  # the ship that is hit more often suffers


@pytest.mark.parametrize("decoy", sorted(DECOYS))
@pytest.mark.parametrize("boat", sorted(BOATS))
def test_both_ways_of_a_decoy_are_all_there_are(boat, decoy):
    pirates, charts = game("kaisers_pirates"), charts_of(game("kaisers_pirates"))
    cards = small_table.box_for(charts).cards
    question = pirates.question("decoy")
    for outcome, whole in ask(pirates, "decoy", boat=boat, decoy=decoy).distribution.items():
        course = question.course(charts, outcome, boat=boat, decoy=decoy)
        likely = Fraction(1)
        for act in course.way:
            likely *= act.chance
        others = [facts(act)["chance"] for act in course.after]
        assert likely + sum(others) == whole
        assert likely >= max(others, default=0)
    shots = {facts(act)["shot"]: act for act in named(course.acts, "decoy-shot")}
    fought = exact(opposed.fight, cards[BOATS[boat]].torpedo, 0, cards[DECOYS[decoy]].defence, 0, charts)
    assert shots["torpedo"].chance == fought.chance(opposed.SUNK)
    assert ("charge" in shots) == bool(cards[DECOYS[decoy]].depth_charge)


def test_a_torpedo_at_a_decoy_is_told_for_each_number_of_the_defence():
    torpedo = data_of("kaisers_pirates", "decoy")["course"]["acts"][3]
    assert "1 → 99.6 %, 2 → 88.8 %" in torpedo
    assert torpedo.endswith("47.8 % (43/90)")


def test_a_result_that_stands_for_several_says_which():
    section = data_of("frigate_duel", "melee_split")["sections"][-1]
    assert section["each"]["joined"] == ["Here “3 or less” is “2 or less” or “3”: 1/3 + 1/6 = 1/2."]


def test_all_ways_of_a_search_to_a_lost_initiative_are_added_up():
    for whole, course in courses("atlantic_chase", "initiative_after_search"):
        if course.after:
            told = sum(facts(act)["all"] for act in named(course.after, "search-part"))
            assert told < whole if named(course.after, "search-rest") else told == whole
    told = data_of("atlantic_chase", "initiative_after_search")["course"]["told"]
    assert "After a Slip: 25 % × 58.3 % = about 14.6 %" in told


def test_morale_falls_by_the_hits_that_are_left():
    duel, charts = game("frigate_duel"), charts_of(game("frigate_duel"))
    question = duel.question("length_of_duel")
    values = dict(settled(question, {}))
    told = facts(question.course(charts, "", **values).acts[1])
    fire = duels.duel_begun(charts, **values).fire
    hits = exact(raked_hits, fire.shooting, "", tables_of(charts))
    told_of = sum(chance * told["by_hits"].get(number, 0) for number, chance in hits.items())
    assert 0 <= told["falls"] - told_of < Fraction(1, 200)  # rare numbers of hits are not told
    assert max(told["by_hits"]) > 1


def test_a_duel_says_how_many_broadsides_there_are():
    for question in ("listed_gunnery", "duel_gunnery"):
        data = data_of("frigate_duel", question)
        assert f"that gives {len(data['rounds']['steps']) - 1} broadsides" in data["begins"]


def test_the_column_of_a_search_is_a_sum_of_lines():
    for question, told in (("search_with_help", "7 + 3 = 10"), ("search_against_help", "0 + 4 − 1 = 3")):
        assert told in data_of("atlantic_chase", question)["begins"]


def test_what_is_said_of_dice_and_of_chances_is_said_once():
    sections = data_of("kaisers_pirates", "answered_intercept")["sections"]
    said = [line for one in sections for line in (*one["notations"][one["explains"] :], one["combined"])]
    assert len([line for line in said if line.startswith("The chances of throws")]) == 1
    assert len([line for line in said if line.startswith("d4:")]) == 1
