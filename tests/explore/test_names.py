"""Names as people write them: with another dash, without accents and years, by the ships of a duel."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput


@pytest.mark.parametrize(
    ("game", "given", "scenario"),
    [
        ("frigate_duel", "1812: Constitution - Java", "S07"),
        ("frigate_duel", "constitution—java", "S07"),
        ("frigate_duel", "s07", "S07"),
        ("atlantic_chase", "rheinubung", "OP5"),
        ("atlantic_chase", "Battle: With Friends Like These (Mers-el-Kebir)", "MS5"),
        ("atlantic_chase", "cornered", "MS1"),
    ],
)
def test_a_scenario_is_understood_as_it_is_typed(game, given, scenario):
    assert navalgames.lay(game, scenario=given).options.scenario == scenario


def test_a_name_that_is_nearly_one_is_answered_with_the_nearest():
    with pytest.raises(BadInput, match=r"Did you mean “T3 \(Find her again \(May 1941\)\)”\? It takes: T1 "):
        navalgames.lay("atlantic_chase", scenario="Find her agian")
    with pytest.raises(BadInput, match=r"cannot be “zzzz”\. It takes: two"):
        navalgames.lay("kaisers_pirates", players="zzzz")


def test_the_sides_of_a_duel_are_called_by_their_ships():
    table = navalgames.lay("frigate_duel")
    assert repr(table) == "<Table frigate_duel: load_guns, A (Constellation) and B (L'Insurgente) to decide>"
    told = table.look()
    assert "Initiative: Constellation" in told and "Side A" not in told
    assert "主導権: コンステレーション" in table.look(language="ja")
    assert table.view("L’Insurgente") == table.view("B")
    policy = {"Constellation": "sensible", "insurgente": "sensible"}
    with pytest.raises(BadInput, match=r"no side “insurgente”\. Known sides: A \(Constellation\), B \(L'Ins"):
        table.read(policy=policy, until=1)
    second = navalgames.lay("frigate_duel", scenario="Constitution - Java")
    assert "Constitution" in repr(second) and "Java" in repr(second)
    assert "A and B" not in repr(second) and "UK to decide" in repr(navalgames.lay("grand_fleet"))


def test_seats_are_given_by_the_names_of_sides():
    play = navalgames.new_play("atlantic_chase", seats={"Germany": "sensible"}, scenario="rheinubung")
    assert play.seats == {"German": "sensible", "British": "person"}
    duel = navalgames.simulate_games(
        "frigate_duel", 2, bots={"Java": "sensible"}, options={"scenario": "S07"}
    )
    assert duel.bots == {"A": "random", "B": "sensible"}
    with pytest.raises(BadInput, match=r"“Constellation”\. Known sides: A \(Constitution .*\), B \(Java\)"):
        navalgames.new_play("frigate_duel", scenario="S07", seats={"Constellation": "sensible"})


def test_a_measure_is_a_place_as_a_table_tells_it():
    table = navalgames.lay("atlantic_chase", scenario="OP5")
    reading = table.read(policy="sensible", until=1, measure="Task forces.0.Port box")
    assert (
        reading.distribution
        == table.read(policy="sensible", until=1, measure="task_forces.0.box").distribution
    )


def test_a_scenario_is_understood_by_a_part_of_its_name():
    assert navalgames.lay("atlantic_chase", scenario="Denmark Strait").options.scenario == "MS9"
    with pytest.raises(BadInput, match="It takes: T1"):
        navalgames.lay("atlantic_chase", scenario="May 1941")  # two of them


def test_a_question_is_asked_by_its_title():
    told = navalgames.ask("grand_fleet", "Who attacks?", uk_dice=2)
    assert told.distribution == navalgames.ask("grand_fleet", "initiative", uk_dice=2).distribution
    assert navalgames.describe("grand_fleet", "Who attacks?") == navalgames.describe(
        "grand_fleet", "initiative"
    )
    with pytest.raises(BadInput, match="There is no question"):
        navalgames.ask("grand_fleet", "Who sings?")


def test_questions_are_found_by_loose_words():
    found = navalgames.list_questions("grand_fleet", "torpedo submarine sinks")
    assert 0 < len(found) < 10 and all("submarine" in one.name for one in found)
    assert navalgames.list_questions("grand_fleet", "initiatve")[0].name in (
        "initiative",
        "combat_initiative",
    )


def test_a_curve_is_read_by_the_names_of_its_values():
    sunk = navalgames.curve(
        "kaisers_pirates", "german_intercept", "target", outcome=["captured", "sunk"], ship="emden"
    )
    assert sunk["Bowes Castle"] == sunk["bowes_castle"]
    with pytest.raises(BadInput, match=r"The curve has no value “Bow Castle”.*Did you mean"):
        sunk["Bow Castle"]
    chain = navalgames.curve(
        "frigate_duel", "broadside", "distance", shot="chain", aim="rigging", part="rigging"
    )
    with pytest.raises(BadInput, match=r"no height at “9”: .*up to 8 movement points"):
        chain[9]


def test_many_games_are_told_as_a_play_is():
    named = navalgames.simulate_games("frigate_duel", 2, seats={"Java": "sensible"}, scenario="S07")
    assert named.bots == {"A": "random", "B": "sensible"}
    told = navalgames.simulate_games("frigate_duel", 2, bots={"B": "sensible"}, options={"scenario": "S07"})
    assert (named.wins, named.decisions) == (told.wins, told.decisions)
    with pytest.raises(BadInput, match="There is no option"):
        navalgames.simulate_games("grand_fleet", 1, scenery="S07")
    with pytest.raises(BadInput, match="once"):
        navalgames.simulate_games("grand_fleet", 1, seats={}, bots={})


@pytest.mark.parametrize("given", ["April 1917", "Apr. 1917", "1917-4", "4/1917", "1917年4月"])
def test_a_month_is_understood_as_people_write_it(given):
    asked = navalgames.ask("raiders_of_the_deep", "encounter_in_month", month=given)
    assert dict(asked.parameters)["month"] == "1917-04"
    table = navalgames.lay("raiders_of_the_deep").change({"captain.month": given})
    assert table.state.captain.month == 1917 * 12 + 3
    assert "Month: April 1917" in table.look()
    assert table.places("captain.month")[0].says == "April 1917"


@pytest.mark.parametrize("given", ["1917-13", "April", "Ju 1917"])
def test_what_is_no_month_is_refused(given):
    with pytest.raises(BadInput, match="month"):
        navalgames.ask("raiders_of_the_deep", "encounter_in_month", month=given)


@pytest.mark.parametrize("given", ["U 93", "U-93", "u93", "U93"])
def test_a_boat_is_understood_with_a_space_or_a_dash(given):
    asked = navalgames.ask("raiders_of_the_deep", "patrols_survived", type=given, patrols=1)
    assert dict(asked.parameters)["type"] == "U93"


def test_a_long_list_of_names_says_how_to_see_all_of_it():
    with pytest.raises(BadInput, match=r'All of them: `list_questions\("grand_fleet"\)`'):
        navalgames.ask("grand_fleet", "no such question at all")
    with pytest.raises(BadInput, match="show_fleets, sort_ddbox"):
        navalgames.lay("grand_fleet").read(policy="sensible", until="no such decision")
    with pytest.raises(BadInput, match="U5, U19") as told:
        navalgames.ask("raiders_of_the_deep", "patrols_survived", type="U 94")
    assert "…" not in str(told.value)
    with pytest.raises(BadInput) as told:
        navalgames.read_charts("raiders_of_the_deep").replace("no such chart", 1, 1, 1)
    assert "`charts.names` and `charts.list_names`" in str(told.value)
    with pytest.raises(BadInput, match="POLA UCII, POLA UL"):
        navalgames.read_charts("raiders_of_the_deep").replace("p1_assignment", "x", 1, 1)
    with pytest.raises(
        BadInput, match=r'and \d+ more \(all of them: `table.places\("stage"\)\[0\].values`\)'
    ):
        navalgames.lay("grand_fleet").change({"stage": "no such stage"})
    assert "initiative_dice" in navalgames.lay("grand_fleet").places("stage")[0].values


def test_questions_are_found_by_what_may_come_out():
    assert "german_intercept" in {
        one.name for one in navalgames.list_questions("kaisers_pirates", "emden sunk")
    }
