"""The planner's scouts, splits and merges, its caution, and when it has won enough."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice
from navalgames.games.atlantic_chase.bots import BOTS
from navalgames.games.atlantic_chase.bots.planner import outlook
from navalgames.games.atlantic_chase.bots.scene import Scene
from tests.games.atlantic_chase.table import BRITISH, GERMAN, Ship, Table, given

PORT = ("5,4", "6,3", "7,2", "8,1", "9,0")


def ordered(table: Table):
    """What the planner orders."""
    orders = table.orders()
    return BOTS["planner"](table.state, table.asked, orders, table.charts, table.options, RandomDice(seed=1))


def convoy_near_home(**markers) -> Table:
    convoy = Ship("Convoy (British)", destination=("Halifax",))
    table = Table(said={"airbases": ()}).put("G1", "Convoy (German)", at="12,2")
    return table.put("B1", convoy, line=PORT, **markers).hide("U1")


def test_a_u_boat_keeps_a_convoy_out_of_port():
    table = convoy_near_home()
    assert ordered(table) == given.SendStealthForce("U1")
    table.give(given.SendStealthForce("U1"))
    assert ordered(table) == given.GoTo("9,0")
    assert ordered(convoy_near_home(intel=("9,0",))) != given.SendStealthForce("U1")


def test_a_damaged_ship_leaves_the_sound_ones():
    table = Table().put("G1", "Scharnhorst", Ship("Gneisenau", damaged=True), at="12,2")
    table.put("B1", "Rodney", "Nelson", at="7,1")
    assert ordered(table) == given.Reorganize()
    table.give(given.Reorganize())
    assert ordered(table) == given.Split("G1", "Gneisenau")
    table.give(given.Split("G1", "Gneisenau"))
    assert ordered(table) == given.EndReorganize()


def test_two_join_who_can_only_win_together():
    table = Table(BRITISH, said={"airbases": ()}).put("G1", "Scharnhorst", at="12,0")
    table.put("B1", "Ajax", at="12,0").put("B2", "Nelson", at="12,0")
    scene = Scene(table.state, BRITISH, table.charts, table.options)
    enemy = table.force("G1")
    assert all(scene.battle(table.force(name), enemy) <= 0 for name in ("B1", "B2"))
    assert ordered(table) == given.Reorganize()
    table.give(given.Reorganize())
    assert ordered(table) in (given.Merge("B1", "B2"), given.Merge("B2", "B1"))


@pytest.mark.parametrize(("hits", "home"), [(0, False), (3, True)])
def test_the_germans_go_home_when_they_are_ahead(hits, home):
    """Köln's return earns nothing by itself; with a lead it ends the game."""
    table = Table(said={"airbases": ()}).put("G1", "Köln", line=("15,-2", "14,-2"))
    table.put("B1", Ship("Convoy (British)", hits=hits), at="14,-2")
    assert isinstance(ordered(table), given.Complete if home else given.Engage)


def test_a_base_near_by_makes_an_attack_worth_less():
    def found(airbases: tuple) -> float:
        table = Table(said={"airbases": airbases}).put("G1", "Bismarck", at="13,-3")
        table.put("B1", "Convoy (British)", at="13,-3")
        scene = Scene(table.state, GERMAN, table.charts, table.options)
        scene.box = table.box
        return outlook(scene, given.Engage("G1", "B1"))

    assert found((("14,-4", BRITISH),)) < found(())


@pytest.mark.parametrize(("weather", "spends"), [("good", False), ("bad", True)])
def test_a_marker_is_spent_for_the_initiative_where_it_helps_enough(weather, spends):
    """+1 turns 10 ways in 36 into 15, +2 into 21."""
    table = Table(weather=weather).put("G1", "Bismarck", at="7,0")
    table.put("B1", "Hood", line=("12,0", "11,0"), intel=("12,0",)).put(
        "B2", "Nelson", at="9,0", evasive=True
    )
    table.give(given.Signals("B1", "12,0"))
    assert ordered(table) == given.TryToSeize("B2" if spends else "")
