"""Reorganize: splits, merges, reinforcements (37, 38)."""

from __future__ import annotations

import pytest

from navalgames.chance import ScriptedDice
from navalgames.games.atlantic_chase.rules import reorganizing as rules_of_reorganizing
from navalgames.games.atlantic_chase.tables import Box, Port
from tests.games.atlantic_chase.table import BRITISH, GERMAN, Table, acting, given, one, sum_of


def reorganizing(table: Table) -> Table:
    return table.put("G1", "Bismarck", at="7,0").give(given.Reorganize())


def two_stations(**fields) -> Table:
    table = (
        Table(BRITISH)
        .put("B1", "Duke of York", "Exeter", at="12,0", **fields)
        .put("B2", "Edinburgh", at="12,0")
    )
    return reorganizing(table)


@pytest.mark.rule("37.1a", "37.2a", "38.1", "37.5", "25.6", "7.2", "37.6")
def test_a_split_makes_a_new_station_in_the_hex():
    table = two_stations().give(given.Split("B1", "Exeter"))
    assert table.stage == "reorganize"
    assert [ship.name for ship in table.force("B1").ships] == ["Duke of York"]
    assert table.force("B3").station == "12,0" and table.force("B3").ships[0].name == "Exeter"
    table.give(given.EndReorganize())
    assert table.state.active == BRITISH and table.stage == "act" and not table.shown


@pytest.mark.rule("37.2b", "37.2c", "37.2a")
def test_something_stays_and_one_may_split_again():
    table = Table(BRITISH).put("B1", "Hood", "Kent", "Fiji", at="12,0")
    reorganizing(table).give(given.Split("B1", "Kent"))
    assert set(table.orders()) == {given.EndSplit(), given.MoveShip("Hood"), given.MoveShip("Fiji")}
    table.give(given.MoveShip("Fiji"))
    assert table.stage == "reorganize" and [ship.name for ship in table.force("B2").ships] == ["Kent", "Fiji"]
    table.give(given.Split("B2", "Fiji"))
    assert len(table.state.task_forces) == 4
    assert not any(order.task_force == "B1" for order in table.orders(given.Split))


@pytest.mark.rule("37.2d", "2.1", "chart:component_limits")
def test_no_split_without_a_free_force():
    table = Table().put("G1", "Bismarck", "Hipper", at="12,0").put("B1", "Hood", at="7,1")
    for number in range(2, 6):
        table.put(f"G{number}", ("Scheer", "Köln", "Karlsruhe", "Leipzig")[number - 2], at=f"{number + 4},3")
    assert given.Reorganize() not in table.orders()
    table.having(task_forces=table.state.task_forces[:-1])
    assert given.Reorganize() in table.orders()


@pytest.mark.rule("37.2e", "37.2f")
def test_markers_go_to_one_of_the_two():
    table = two_stations(contact=("12,0",), evasive=True).give(given.Split("B1", "Exeter"))
    assert len(table.orders(given.AssignMarkers)) == 4
    table.give(given.AssignMarkers("B3", "B1"))
    assert table.force("B3").contact == ("12,0",) and not table.force("B3").evasive
    assert table.force("B1").contact == () and table.force("B1").evasive


@pytest.mark.rule("37.2g", "5.7")
def test_a_leader_goes_with_his_ship():
    table = Table(BRITISH).put("B1", "Hood", "Kent", at="12,0").lead("Tovey", "Kent", BRITISH)
    reorganizing(table).give(given.Split("B1", "Kent"))
    assert table.state.leaders[0].ship == "Kent" and table.force("B2").ships[0].name == "Kent"


@pytest.mark.rule("37.3a", "37.3b", "37.3c", "37.3d", "38.1")
def test_a_merge_makes_one_of_two():
    table = two_stations(contact=("12,0",), evasive=True)
    assert set(table.orders(given.Merge)) == {given.Merge("B1", "B2"), given.Merge("B2", "B1")}
    table.give(given.Merge("B1", "B2"))
    merged = table.force("B2")
    assert [ship.name for ship in merged.ships] == ["Edinburgh", "Duke of York", "Exeter"]
    assert merged.contact == ("12,0",) and merged.evasive and not table.in_play("B1")
    table.give(given.Split("B2", "Exeter"))
    assert table.in_play("B1")


@pytest.mark.rule("37.3a")
def test_only_stations_in_one_place_merge():
    table = (
        Table(BRITISH)
        .put("B1", "Hood", at="12,0")
        .put("B2", "Kent", line=("12,0",))
        .put("B3", "Fiji", at="11,0")
    )
    table.put("B4", "Kenya", box="Halifax").put("B5", "Nelson", box="Halifax")
    reorganizing(table)
    assert set(table.orders(given.Merge)) == {given.Merge("B4", "B5"), given.Merge("B5", "B4")}


@pytest.mark.rule("37.1b", "7.5")
def test_lines_are_not_reorganized():
    """Two lines begin where two stations stand: the stations alone are split and merged."""
    table = Table(BRITISH).put("B1", "Hood", "Kent", line=("12,0",)).put("G1", "Bismarck", at="7,0")
    assert given.Reorganize() not in table.orders()
    table = Table(BRITISH).put("B1", "Hood", "Kent", line=("12,0",)).put("B2", "Fiji", line=("12,0",))
    table.put("B3", "Nelson", "Kenya", at="12,0").put("B4", "Rodney", at="12,0")
    reorganizing(table)
    assert set(table.orders(given.Split)) == {given.Split("B3", "Nelson"), given.Split("B3", "Kenya")}
    assert set(table.orders(given.Merge)) == {given.Merge("B3", "B4"), given.Merge("B4", "B3")}


@pytest.mark.rule("37.1a")
def test_an_empty_reorganize_is_none():
    assert given.EndReorganize() not in two_stations().orders()


# ------------------------------------------------------------------------ reinforcements


def reinforcing(**fields) -> Table:
    table = (
        Table(BRITISH, **fields).put("B1", "Hood", at="15,-4").wait("A", "Renown", "Sheffield", port="Clyde")
    )
    return reorganizing(table.put("B2", "Kent", line=("12,0", "11,0", "10,0", "9,0", "8,0")))


@pytest.mark.rule("37.4a", "37.4b", "37.4c", "5.4", "7.6", "8.12", "chart:reinforcement")
def test_a_group_enters_as_a_new_station_or_joins():
    table = reinforcing()
    assert set(table.orders(given.Reinforce)) == {given.Reinforce("A", ""), given.Reinforce("A", "B1")}
    table.give(given.Reinforce("A", ""), sum_of(7, "reinforcement"))
    assert table.force("B3").box == "Clyde/Liverpool" and table.state.groups == ()
    assert table.state.entered == ((BRITISH, "A"),)
    joined = reinforcing().give(given.Reinforce("A", "B1"), sum_of(7))
    assert [ship.name for ship in joined.force("B1").ships] == ["Hood", "Renown", "Sheffield"]


@pytest.mark.rule("37.4e", "37.4f", "37.5", "26.2", "25.6", "37.6")
def test_a_failure_lapses_and_passes_the_initiative():
    table = reinforcing(tally=3).give(given.Reinforce("A", ""), sum_of(6, "reinforcement"))
    assert {order.front + order.back for order in table.orders()} == {4}
    table.give(given.Lapse(4, 0), one(2, "weather"))
    assert table.state.active == GERMAN and table.state.tally == 0 and len(table.state.groups) == 1


@pytest.mark.rule("37.4e")
def test_which_line_lapses_and_none():
    table = (
        Table(BRITISH)
        .wait("A", "Renown", port="Clyde")
        .put("B1", "Hood", line=("12,0", "11,0", "10,0", "9,0", "8,0", "7,0"))
    )
    reorganizing(table.put("B2", "Kent", line=("12,1", "11,1"))).give(given.Reinforce("A", ""), sum_of(2))
    assert set(table.orders()) == {given.LapseForce("B1"), given.LapseForce("B2")}
    before = Table(BRITISH).wait("A", "Renown", port="Clyde").put("B1", "Hood", "Kent", at="12,0")
    reorganizing(before).give(given.Split("B1", "Kent")).give(given.Reinforce("A", ""), sum_of(2), one(2))
    assert before.force("B2").ships[0].name == "Kent" and before.state.active == GERMAN, "the split stands"
    none = Table(BRITISH).wait("A", "Renown", port="Clyde").put("B1", "Hood", at="12,0")
    reorganizing(none).give(given.Reinforce("A", ""), sum_of(2), one(2))
    assert none.state.active == GERMAN


@pytest.mark.rule("37.4d")
def test_without_a_place_the_attempt_fails():
    table = Table().put("B1", "Hood", at="7,1").wait("A", "Scheer", port="Brest", side=GERMAN)
    for number, ship in enumerate(("Bismarck", "Köln", "Karlsruhe", "Leipzig", "Hipper"), start=1):
        table.put(f"G{number}", ship, at=f"{number + 6},0")
    table.give(given.Reorganize()).give(given.Reinforce("A", ""), one(2, "weather"))
    assert table.state.active == BRITISH and len(table.state.groups) == 1


@pytest.mark.rule("SCN.13", "37.4c")
@pytest.mark.parametrize(("variant", "rules"), [("Jutland", {"SCN.13"}), ("", set())])
def test_the_variant_acts_where_a_group_of_it_comes_in(variant, rules):
    table = Table(variant="Jutland").put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    table.wait("A", "Scheer", port="Brest", side=GERMAN, variant=variant).give(given.Reorganize())
    order = given.Reinforce("A", "")
    told = acting(lambda: rules_of_reorganizing.STAGES["reinforcement_rolled"](ScriptedDice([]), table.state,
                  table.frame._replace(group="A", rolled=12), table.box))  # fmt: skip
    assert order in table.orders() and told & {"SCN.13"} == rules


@pytest.mark.rule("37.4c", "9.3", "8.12")
def test_at_a_port_without_a_box_a_group_comes_in_by_its_hex():
    """Only a station in that hex may be joined: no box is not the box of those at sea."""
    table = Table(BRITISH).put("B1", "Hood", at="12,0").put("B2", "Kent", at="9,0")
    table.put("B3", "Fiji", line=("12,0", "11,0")).put("G1", "Bismarck", at="7,0")
    inlet = Port("Inlet", "", ("12,0",))
    scenario = table.box.scenario._replace(control=(*table.box.scenario.control, ("Inlet", BRITISH)))
    table.box = Box(table.charts, table.options, scenario, ports={**table.box.ports, "Inlet": inlet})
    table.wait("A", "Renown", port="Inlet").give(given.Reorganize())
    joins = {order.join for order in table.orders(given.Reinforce)}
    assert joins == {"", "B1"}
    table.give(given.Reinforce("A", ""), sum_of(12, "reinforcement"))
    new = next(one_ for one_ in table.state.task_forces if one_.id == "B4")
    assert (new.station, new.box, new.gate) == ("12,0", "", "")


@pytest.mark.rule("SCN.13", "8.7")
def test_groups_of_the_variant():
    def offered(**options) -> bool:
        table = Table(**options).put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
        return (
            given.Reorganize()
            in table.wait("A", "Scheer", port="Brest", side=GERMAN, variant="Jutland").orders()
        )

    assert offered(variant="Jutland") and not offered()
    neutral = Table(scenario="T1").put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    assert given.Reorganize() not in neutral.wait("A", "Scheer", port="Narvik", side=GERMAN).orders()
