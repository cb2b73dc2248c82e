"""Ports, boxes, airbases, Completion, Signals and recon (8, 29, 39, 41)."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.explore.tables import lay
from tests.games.atlantic_chase.table import BRITISH, GAME, GERMAN, Table, given, one, sum_of

NEUTRAL = {"control": tuple({**dict(Table().box.scenario.control), "Narvik": "neutral"}.items())}


# ------------------------------------------------------------------------ boxes


@pytest.mark.rule("8.1", "8.2a", "8.2c", "23.5b", "4.11")
def test_into_the_box_contact_stays_behind():
    table = Table().put("G1", "Bismarck", at="18,-6", contact=("18,-6",), evasive=True)
    table.put("B1", "Hood", at="7,1").give(given.EnterBox("G1", "Kiel"))
    one_ = table.force("G1")
    assert (one_.box, one_.station, one_.contact, one_.evasive) == ("Kiel", "", (), True)
    assert table.state.active == GERMAN and not table.shown


@pytest.mark.rule("8.2b", "8.2c")
def test_out_of_the_box_without_intel():
    table = Table().put("G1", "Bismarck", box="South America").put("B1", "Hood", at="6,7")
    assert set(table.orders(given.LeaveBox)) == {given.LeaveBox("G1", "6,7"), given.LeaveBox("G1", "7,7")}
    table.give(given.LeaveBox("G1", "6,7"))
    assert table.force("G1").station == "6,7" and table.force("G1").intel == ()


@pytest.mark.rule("8.2a")
def test_only_the_active_player_and_only_stations_in_own_ports():
    table = (
        Table()
        .put("G1", "Bismarck", at="15,-4")
        .put("G2", "Hipper", line=("18,-6",))
        .put("B1", "Hood", at="15,-5")
    )
    assert not table.orders(given.EnterBox)


@pytest.mark.rule("8.4", "27.3a", "39.2a")
def test_a_box_is_safe():
    table = Table().put("G1", "Bismarck", at="15,-2").put("B1", "Hood", box="Brest").hide("U1", at="15,-2")
    kinds = {type(order) for order in table.orders()}
    assert not kinds & {given.Engage, given.AirStrike, given.NavalSearch, given.StealthAttack, given.Signals}


@pytest.mark.rule("8.5", "45.9", "47.11")
@pytest.mark.parametrize(("place", "helps"), [({"at": "15,-4"}, True), ({"box": "Clyde/Liverpool"}, False)])
def test_a_box_gives_no_support(place, helps):
    """A carrier in the port hex helps, one in its box does not; an airbase in the port hex does."""
    table = Table(BRITISH).put("B1", "Hood", at="15,-4").put("B2", "Ark Royal", **place)
    table.put("G1", "Bismarck", line=("15,-4", "14,-4"))
    leads = {getattr(order, "task_force", "") for order in table.orders(given.NavalSearch)}
    flies = {order.source for order in table.orders(given.AirStrike)}
    assert ("B2" in leads, "B2" in flies) == (helps, helps) and "B1" in leads
    table.give(given.NavalSearch("B1", "G1", "15,-4"))
    assert any(order.coordination == "B2" for order in table.orders()) is helps
    assert any(order.air == "B2" for order in table.orders()) is helps
    assert any((order.air, order.launch) == ("airbase", "15,-4") for order in table.orders())


@pytest.mark.rule("8.6")
def test_no_port_check_outside_campaigns():
    table = Table().put("G1", "Bismarck", box="Brest").put("B1", "Hood", at="7,1")
    assert not table.give(given.LeaveBox("G1", "15,-2")).shown


@pytest.mark.rule("8.7", "8.8", "option:neutral_port_intel", "8.9", "chart:ports")
def test_neutral_ports():
    table = Table(said=NEUTRAL).put("G1", "Bismarck", at="17,-9").put("B1", "Hood", at="7,1")
    assert not table.orders(given.EnterBox) and not table.orders(given.Complete)
    assert "17,-9" not in table.box.triggers[BRITISH] | table.box.triggers[GERMAN]
    looser = Table(said=NEUTRAL, neutral_port_intel="trigger")
    assert "17,-9" in looser.box.triggers[BRITISH] & looser.box.triggers[GERMAN]
    assert "17,-9" in Table().box.triggers[BRITISH]


@pytest.mark.rule("8.9", "4.7", "29.2c")
def test_control_by_the_year():
    ports = {name: Table(scenario=name).box.ports_at for name in ("T1", "T2", "OP5")}
    assert "15,-2" in ports["T1"][BRITISH] and "15,-2" in ports["OP5"][GERMAN]
    assert "17,-9" not in ports["T2"][GERMAN] and "17,-9" in ports["OP5"][GERMAN]
    assert "14,2" in ports["T1"][BRITISH]


@pytest.mark.rule("8.10", "8.13", "chart:airbases")
def test_airbases_by_the_year():
    box = {name: Table(scenario=name).box for name in ("T1", "OP5")}
    assert "7,2" not in box["T1"].airbases[BRITISH] and "7,2" in box["OP5"].airbases[BRITISH]
    assert "15,-1" in box["T1"].airbases[BRITISH] and "15,-1" in box["OP5"].airbases[GERMAN]
    assert "18,-11" not in box["OP5"].airbases[GERMAN]


# ------------------------------------------------------------------------ Completion


def completing(length: int = 3, intel: tuple[str, ...] = (), **fields) -> Table:
    line = ("15,-2", "14,-2", "13,-2", "12,-2", "11,-2", "10,-2", "9,-2")[:length]
    table = Table(**fields).put("G1", "Bismarck", "Prinz Eugen", line=line, intel=intel, contact=line[:1])
    return table.put("B1", "Hood", at="7,1")


@pytest.mark.rule("29.1", "29.2a", "29.2c", "29.3a", "29.3b", "29.4a", "29.4b", "29.7", "CAM.3")
def test_a_completion_succeeds_when_the_seizure_fails():
    table = completing().lead("Lütjens", "Bismarck", GERMAN).put("G2", "Scheer", at="9,0")
    table.give(given.Complete("G1", "Brest")).give(given.TryToSeize(""), sum_of(8))
    assert table.gone("Bismarck") == table.gone("Prinz Eugen") == "completed"
    assert not table.in_play("G1") and table.state.leaders == ()
    assert table.state.tally == 1 and table.state.active == GERMAN


@pytest.mark.rule("29.7", "29.2d")
def test_only_intel_bars_a_completion():
    def may(**markers) -> bool:
        line = ("15,-2", "14,-2", "13,-2")
        table = Table().put("G1", "Bismarck", line=line, **markers).put("B1", "Hood", at="7,1")
        return bool(table.orders(given.Complete))

    assert may() and may(evasive=True) and may(contact=("15,-2", "13,-2"))
    assert not may(intel=("14,-2",))


@pytest.mark.rule("29.3a", "26.4c")
def test_declining_lets_it_succeed():
    table = completing().put("G2", "Scheer", at="9,0").give(given.Complete("G1", "Brest"))
    table.give(given.TakeEvasive("B1"))
    assert table.gone("Bismarck") == "completed" and table.force("B1").evasive and table.state.tally == 0


@pytest.mark.rule("29.6", "25.6")
def test_a_seizure_makes_it_fail_and_the_force_lapses_first():
    table = completing().give(given.Complete("G1", "Brest")).give(given.TryToSeize(""), sum_of(9, "seize"))
    assert table.asked == GERMAN and table.state.active == GERMAN
    table.give(given.Lapse(3, 0, "14,-2"), one(6, "weather"))
    assert table.state.active == BRITISH and table.force("G1").station == "14,-2"
    assert table.state.weather == "bad" and table.state.tally == 0


@pytest.mark.rule("29.2b", "chart:component_limits")
def test_six_segments_at_most():
    assert completing(6).orders(given.Complete) and not completing(7).orders(given.Complete)
    table = completing(7)
    rules = {refusal.rule for refusal in GAME.why_not(table.state, GERMAN, table.charts, table.options)}
    assert "29.2b" in rules


@pytest.mark.rule("29.2d", "21.8", "30.3")
def test_no_completion_with_intel():
    table = completing(intel=("13,-2",))
    assert not table.orders(given.Complete)
    rules = {refusal.rule for refusal in GAME.why_not(table.state, GERMAN, table.charts, table.options)}
    assert "29.2d" in rules


@pytest.mark.rule("29.2c", "29.2e")
def test_from_a_box_and_which_port():
    table = Table(BRITISH).put("G1", "Bismarck", at="7,1").put("B1", "Hood", box="Scapa Flow/Methil")
    table.put("B2", "Nelson", line=("15,-5", "14,-4", "15,-4"))
    ports = {(order.task_force, order.port) for order in table.orders(given.Complete)}
    assert ports == {
        ("B1", "Scapa Flow"), ("B1", "Methil"),
        ("B2", "Scapa Flow"), ("B2", "Methil"), ("B2", "Clyde"), ("B2", "Liverpool"),
    }  # fmt: skip


# ------------------------------------------------------------------------ Signals


def signals(weather: str = "good", **options) -> Table:
    line = ("12,0", "11,0", "10,0")
    table = Table(weather=weather, **options).put("B1", "Hood", line=line, intel=("12,0", "10,0"),
                              contact=("12,0", "11,0"))  # fmt: skip
    return table.put("G1", "Bismarck", line=("12,0", "12,1", "12,2", "12,3")).put(
        "G2", "Hipper", line=("8,0", "9,0")
    )


@pytest.mark.rule("39.1", "39.2a", "39.2b", "39.3", "39.5a", "39.5b", "21.5", "21.6", "39.8", "23.5b")
def test_signals_make_a_station_at_a_marker():
    table = signals()
    assert set(table.orders(given.Signals)) == {given.Signals("B1", "12,0"), given.Signals("B1", "10,0")}
    table.give(given.Signals("B1", "12,0"))
    target = table.force("B1")
    assert (target.station, target.line, target.intel, target.contact) == ("12,0", (), (), ("12,0",))
    assert not table.shown


@pytest.mark.rule("39.4a", "option:signals_lapse", "39.7", "25.6")
def test_own_lines_in_the_hex_may_lapse():
    table = signals().give(given.Signals("B1", "12,0"))
    assert set(table.orders()) == {given.LapseForce("G1"), given.Decline()}
    table.give(given.LapseForce("G1")).give(given.Lapse(3, 0))
    assert len(table.force("G1").line) == 1 and len(table.force("G2").line) == 2
    assert table.stage == "seize" and table.asked == BRITISH
    must = signals(signals_lapse="must").give(given.Signals("B1", "12,0"))
    assert must.stage == "lapse_ends"
    assert signals().give(given.Signals("B1", "10,0")).stage == "seize"


# ------------------------------------------------------------------------ recon


def scouting(**options) -> Table:
    table = Table(**options).put("G1", "Bismarck", at="7,0").hide("U1").hide("M1", "mine", "13,0")
    return table.put("B1", "Hood", line=("12,0", "11,0")).put("B2", "Ark Royal", at="12,0")


@pytest.mark.rule("41.1", "41.3a", "41.4", "41.5", "41.2", "21.2", "5.6", "7.7", "25.6")
def test_a_recon_marks_enemy_lines():
    table = scouting()
    assert table.orders(given.SendStealthForce) == (given.SendStealthForce("U1"),)
    table.give(given.SendStealthForce("U1")).give(
        given.GoTo("12,0"), one(3, "vie_active"), one(3, "vie_inactive")
    )
    assert table.force("B1").intel == ("12,0",) and table.force("B2").intel == ()
    assert table.state.stealth[0].hex == "12,0"


@pytest.mark.rule("41.3b", "41.6", "option:recon_stay")
def test_where_a_recon_may_go():
    table = scouting().give(given.SendStealthForce("U1"))
    open_ = {order.hex for order in table.orders()}
    assert not {"15,-4", "14,-4", "5,4"} & open_ and {"12,0", "15,-2"} <= open_
    assert not {order.hex for order in table.orders()} - table.box.map.hexes
    rules = {refusal.rule for refusal in GAME.why_not(table.state, GERMAN, table.charts, table.options)}
    assert "41.3b" in rules
    there = Table().put("G1", "Bismarck", at="7,0").put("B1", "Hood", at="9,0").hide("U1", at="12,0")
    assert given.GoTo("12,0") not in there.give(given.SendStealthForce("U1")).orders()
    stay = (
        Table(recon_stay="allowed")
        .put("G1", "Bismarck", at="7,0")
        .put("B1", "Hood", at="9,0")
        .hide("U1", at="12,0")
    )
    assert given.GoTo("12,0") in stay.give(given.SendStealthForce("U1")).orders()


@pytest.mark.rule("10.8a", "10.8b", "41.3c", "10.4")
def test_prien_goes_anywhere_once():
    table = scouting().lead("Prien", "U1", GERMAN).give(given.SendStealthForce("U1"))
    assert given.GoTo("15,-5") in table.orders()
    table.give(given.GoTo("15,-5"), one(3), one(1))
    assert table.state.leaders == () and table.state.stealth[0].hex == "15,-5"
    table = scouting().lead("Prien", "U1", GERMAN).give(given.SendStealthForce("U1"))
    assert len(table.give(given.GoTo("12,0"), one(3), one(1)).state.leaders) == 1


@pytest.mark.rule("41.16", "22.9")
def test_recon_in_any_weather():
    table = scouting().having(weather="bad")
    table.give(given.SendStealthForce("U1")).give(given.GoTo("12,0"), one(6), one(6))
    assert table.force("B1").intel == ("12,0",)


# ------------------------------------------------------------------------ convoys


@pytest.mark.rule("11.3a", "11.3c", "6.13", "6.14", "option:escort_pool")
def test_a_convoy_disperses_for_good():
    table = Table(BRITISH).put("G1", "Bismarck", at="7,0").put("B1", "Convoy (British)", at="12,0")
    table.give(given.Disperse("Convoy (British)"))
    assert table.afloat("Convoy (British)").dispersed and not table.orders(given.Disperse)
    assert table.box.face(table.afloat("Convoy (British)")).speed == 1
    barred = (
        Table(BRITISH, scenario="T1").put("G1", "Bismarck", at="7,0").put("B1", "Convoy (British)", at="12,0")
    )
    assert not barred.orders(given.Disperse)


@pytest.mark.rule("6.12")
def test_a_german_convoy_does_not():
    table = Table().put("G1", "Convoy (German)", at="7,0").put("B1", "Hood", at="12,0")
    assert not table.orders(given.Disperse)
    assert table.box.counter("Tanker").cls == "AO"


@pytest.mark.rule("8.2b")
def test_a_force_in_a_port_that_is_none_of_its_side_is_no_position():
    """8.2b: there would be no hex for it to put to sea in."""
    table = lay("atlantic_chase", scenario="OP4")
    convoy = next(place for place, one in enumerate(table.state.task_forces) if one.id == "B6")
    moved = {f"task_forces.{convoy}.line": (), f"task_forces.{convoy}.box": "New York"}
    assert table.change(moved).state.task_forces[convoy].box == "New York"
    with pytest.raises(BadInput, match="South America, which is no port of its side"):
        table.change(moved | {f"task_forces.{convoy}.box": "South America"})
