"""Task forces nobody has identified yet: very slow until a result touches them (52.6c, SOL.2)."""

from __future__ import annotations

import pytest

from navalgames.chance import ScriptedDice
from navalgames.games.atlantic_chase.bots import BOTS
from navalgames.games.atlantic_chase.rules import set_up
from navalgames.games.atlantic_chase.scenario import files
from navalgames.games.atlantic_chase.state import TaskForce
from navalgames.sessions.state_json import state_from_data, state_to_data
from tests.games.atlantic_chase.table import (
    BRITISH,
    CHARTS,
    GAME,
    GERMAN,
    Ship,
    Table,
    given,
    one,
    sum_of,
    two,
)

QUIET = {"airbases": ()}
SIX = (("Scheer",), ("Hipper",), ("Orion",), ("Hipper", "Prinz Eugen"), ("Widder",), ("Bismarck",))


def stranger(name: str = "G1", **place) -> TaskForce:
    """A German task force of six identities."""
    return TaskForce(name, GERMAN, (), unknown=tuple(tuple(map(Ship, ships)) for ships in SIX), **place)


def met(active: str = BRITISH, **place) -> Table:
    """A carrier beside an unidentified force."""
    table = Table(active, said=QUIET).put("B1", "Ark Royal", at="10,1").put("B2", "Hood", at="10,1")
    table.having(task_forces=(*table.state.task_forces, stranger(**(place or {"station": "10,1"}))))
    GAME.invariants(table.state, table.charts, table.options)
    return table


@pytest.mark.rule("SOL.2", "46.1c", "19.8")
def test_it_is_very_slow_and_without_ships():
    table = met(GERMAN, line=("10,1", "9,1", "8,1", "7,1"))
    assert table.box.force_speed(table.force("G1")) == 1 and table.force("G1").ships == ()
    table.give(given.Pass("G1"))
    assert {order.front + order.back for order in table.orders()} == {2}


@pytest.mark.rule("52.6c", "SOL.2")
@pytest.mark.parametrize(("face", "name", "hit"), [(3, "Orion", False), (1, "Scheer", False)])
def test_a_hit_for_the_very_slow_identifies_it_first(face, name, hit):
    table = met(line=("10,1", "9,1", "8,1", "7,1", "7,2"))
    table.give(given.AirStrike("B1", "10,1", "G1", "10,1"))
    table.give(given.Support("", "B1", "10,1"), sum_of(4, "air_strike"), one(face, "identity"), rest=True)
    assert [ship.name for ship in table.force("G1").ships] == [name]
    assert bool(table.afloat(name).hits) is hit and table.force("G1").unknown == ()


@pytest.mark.rule("52.6c", "SOL.2", "50.3b")
def test_damage_strikes_one_of_the_ships_it_turns_out_to_be():
    table = met().give(given.AirStrike("B1", "10,1", "G1", "10,1"))
    table.give(given.Support("B2", "B1", "10,1"), two(6, 6, "air_strike"), one(4, "identity"))
    assert table.asked == BRITISH and {order.ship for order in table.orders()} == {"Hipper", "Prinz Eugen"}
    table.give(given.StrikeShip("Hipper"), rest=True)
    assert table.afloat("Hipper").damaged and not table.afloat("Prinz Eugen").damaged


@pytest.mark.rule("SOL.2", "55.2")
def test_a_battle_identifies_it():
    table = (
        met().give(given.Engage("B2", "G1")).give(given.Support("", "", ""), sum_of(8), one(6, "identity"))
    )
    assert {fighter.ship for fighter in table.frame.fighters} == {"Hood", "Bismarck"}


@pytest.mark.rule("SOL.2", "29.4a")
def test_coming_home_identifies_it():
    table = met(GERMAN, station="15,-2").give(given.Complete("G1", "Brest"))
    table.having(task_forces=(*table.state.task_forces, TaskForce("G2", GERMAN, (Ship("Köln"),), "7,0")))
    table.give(given.TakeEvasive("B1"), one(4, "identity"))
    assert table.gone("Hipper") == table.gone("Prinz Eugen") == "completed" and not table.in_play("G1")


@pytest.mark.rule("SOL.2", "37.1b", "37.3a")
def test_it_is_not_reorganized():
    table = met(GERMAN)
    table.having(task_forces=(*table.state.task_forces, TaskForce("G2", GERMAN, (Ship("Köln"),), "10,1")))
    assert given.Reorganize() not in table.orders()


@pytest.mark.rule("SOL.2")
def test_it_survives_as_data_and_players_reckon_with_it():
    table = met()
    assert state_from_data(GAME, state_to_data(table.state)) == table.state
    for name in BOTS:
        orders = table.orders()
        order = BOTS[name](table.state, BRITISH, orders, table.charts, table.options, None)
        assert order in orders and type(order) in (given.AirStrike, given.Engage)


def written(tmp_path, identities: str):
    """Scenario T1 with a German force nobody knows."""
    text = next(files.FOLDER.glob("*_t1_*.toml")).read_text(encoding="utf-8")
    force = (
        f'[[tf]]\nid = "G4"\nside = "German"\nidentities = [{identities}]\n'
        'place = { type = "hex", hex = "14,-6" }\n\n'
    )
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("[end]", force + "[end]", 1), encoding="utf-8")
    return path


@pytest.mark.rule("SOL.2", "SCN.1")
def test_a_scenario_file_may_say_one(tmp_path):
    ships = ['"Scheer"', '"Lützow"', '"Hipper"', '"Hipper + Prinz Eugen"', '"Orion"', '"Orion"']
    scenario = files.read_scenario(written(tmp_path, ", ".join(ships)), CHARTS)
    table = Table(scenario="T1")
    box = type(table.box)(CHARTS, table.options, scenario)
    state = set_up.start(ScriptedDice([]), box)
    force = next(one_ for one_ in state.task_forces if one_.id == "G4")
    assert force.ships == () and [ship.name for ship in force.unknown[3]] == ["Hipper", "Prinz Eugen"]
    GAME.invariants(state, CHARTS, table.options)


@pytest.mark.rule("SOL.2", "7.1")
@pytest.mark.parametrize(
    ("identities", "key"),
    [
        ('"Scheer"', "identities"),
        (", ".join(['"Scher"'] * 6), "unknown"),
        (", ".join(['"Nelson"'] * 6), "taken"),
    ],
)
def test_what_is_no_list_of_identities(tmp_path, identities, key):
    faults = files.check_scenario(written(tmp_path, identities), CHARTS)
    assert f"ac-error-scenario-{key}" in {fault.key for fault in faults}
