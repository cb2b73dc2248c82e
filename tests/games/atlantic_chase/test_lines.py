"""Stations, trajectories and the Trajectory action (3, 4, 13 to 16, 21, 43)."""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase.invariants import check
from navalgames.games.atlantic_chase.rules import plotting, trajectory
from navalgames.games.atlantic_chase.state import FAR, State
from tests.games.atlantic_chase.table import BRITISH, GAME, GERMAN, Table, given

ROW = tuple(f"{q},0" for q in range(7, 15))
SNAKE = (*ROW, *(f"{q},1" for q in range(13, 6, -1)))


def added(table: Table) -> set[str]:
    """The hexes where a segment may be added now."""
    return {order.hex for order in table.orders(given.AddSegment)}


def course(table: Table, name: str, *hexes: str) -> Table:
    """A Trajectory action at the back end."""
    table.give(given.PlotCourse(name))
    for place in hexes:
        table.give(given.AddSegment("back", place))
    return table.give(given.EndCourse())


@pytest.mark.rule("1.1", "5.2", "13.6", "3.5", "26.1")
def test_two_sides_and_one_of_them_is_active():
    table = Table().put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="9,0")
    assert GAME.sides == (GERMAN, BRITISH)
    assert GAME.deciding(table.state) == (GERMAN,)
    assert table.box.counter("Washington").side == table.box.counter("Dunkerque").side == BRITISH


@pytest.mark.rule("1.2", "7.3", "5.3")
def test_nothing_is_hidden_and_ships_have_no_hex():
    table = Table().put("G1", "Bismarck", line=ROW[:4])
    for side in GAME.sides:
        assert GAME.view(table.state, side, table.options) == table.state
    assert "hex" not in table.afloat("Bismarck")._fields
    assert {"station", "line", "box"} <= set(table.force("G1")._fields)
    without = repr(table.state._replace(task_forces=(table.force("G1")._replace(line=()),)))
    assert not [place for place in table.box.map.hexes if place in without], "her line is all there is of her"


@pytest.mark.rule("3.1", "14.1", "3.2", "15.3", "13.1", "5.9", "7.1")
@pytest.mark.parametrize(
    "wrong",
    [
        {"at": "12,0", "line": ("12,0",)},
        {"at": "Kiel"},
        {"line": ("12,0", "14,0")},
        {"line": (*SNAKE, "6,2")},
    ],
)
def test_a_force_is_a_station_or_a_line_in_hexes(wrong):
    table = Table().put("G1", "Bismarck", **wrong)
    with pytest.raises(AssertionError):
        check(table.state, table.charts, table.options)


@pytest.mark.rule("43.1", "43.2a", "14.3", "43.8", "3.3", "25.6")
def test_a_station_becomes_a_line_and_keeps_the_initiative():
    table = Table().put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    table.give(given.PlotCourse("G1"))
    assert table.force("G1").line == ("12,0",) and table.force("G1").station == ""
    table.give(given.EndCourse())
    assert table.state.active == GERMAN and table.stage == "act" and not table.shown


@pytest.mark.rule("43.4", "16.1", "16.3", "14.5", "15.1")
def test_a_line_grows_at_either_end():
    table = Table().put("G1", "Bismarck", line=ROW[2:5]).put("B1", "Hood", at="7,1")
    table.give(given.PlotCourse("G1"))
    assert given.EndCourse() not in table.orders()
    table.give(given.AddSegment("back", ROW[5])).give(given.AddSegment("front", ROW[1]))
    table.give(given.AddSegment("front", ROW[0])).give(given.EndCourse())
    assert table.force("G1").line == ROW[:6]


@pytest.mark.rule("15.1", "43.5", "2.1", "chart:component_limits")
def test_fifteen_segments_and_no_sixteenth():
    table = Table().put("G1", "Bismarck", line=SNAKE[:14]).put("B1", "Hood", at="15,-1")
    table.give(given.PlotCourse("G1")).give(given.AddSegment("back", SNAKE[14]))
    assert table.orders() == (given.EndCourse(),)
    fault = trajectory.line_fault((*SNAKE, "7,2"), GERMAN, table.box)
    assert (fault.rule, fault.hex) == ("15.1", "7,2")
    table.give(given.EndCourse())
    assert given.PlotCourse("G1") not in table.orders()


@pytest.mark.rule("14.5", "14.6", "15.2", "4.2", "43.5")
@pytest.mark.parametrize(
    ("line", "key", "rule", "place"),
    [
        (("8,0", "9,0", "11,0"), "hole", "14.5", "11,0"),
        (("8,0", "9,0", "10,0", "11,0", "9,1"), "branch", "14.5", "9,1"),
        (("8,0", "9,0", "10,0", "9,1", "9,0"), "crosses-itself", "15.2", "9,0"),
        (("8,0", "9,0", "8,0"), "crosses-itself", "15.2", "8,0"),
        (("14,0", "15,0"), "no-hex", "4.2", "15,0"),
        (("15,0", "14,0"), "no-hex", "4.2", "15,0"),
        ((*SNAKE, "7,2"), "too-long", "15.1", "7,2"),
        (("15,-5", "15,-4"), "not-adjacent-side", "4.3a", "15,-4"),
        (("17,-5", "18,-6"), "canal", "4.4", "18,-6"),
        ((), "empty", "15.1", ""),
    ],
)
def test_what_is_no_line(line, key, rule, place):
    fault = trajectory.line_fault(line, BRITISH, Table().box)
    assert fault == (f"ac-refused-{key}", rule, place)


@pytest.mark.rule("14.5", "15.1", "4.3a", "43.5", "43.6")
@pytest.mark.parametrize(
    ("line", "place", "key", "rule"),
    [
        (ROW[:3], "12,0", "hole", "14.5"),
        (ROW[:5], "8,1", "branch", "14.5"),
        (SNAKE, "7,2", "too-long", "15.1"),
        (("15,-5",), "15,-4", "not-adjacent-side", "4.3a"),
    ],
)
def test_a_segment_is_refused_with_its_rule_and_hex(line, place, key, rule):
    """While a line is drawn: what the map asks before a segment is placed, and what is then not offered."""
    table = Table(BRITISH).put("B1", "Hood", line=line).put("G1", "Bismarck", at="7,3")
    fault = trajectory.step_fault(line, "back", place, BRITISH, table.box)
    assert fault == (f"ac-refused-{key}", rule, place)
    if given.PlotCourse("B1") in table.orders():
        table.give(given.PlotCourse("B1"))
        assert not table.may(given.AddSegment("back", place))


@pytest.mark.rule("31.2b", "33.2b")
def test_an_attack_on_the_wrong_kind_of_place_is_refused_with_its_hex():
    table = Table().put("G1", "Bismarck", line=ROW[:3]).put("B1", "Hood", line=ROW[1:4])
    table.put("B2", "Kent", at=ROW[2])
    told = {
        (refusal.label, refusal.rule, dict(refusal.facts)["target"], dict(refusal.facts)["hex"])
        for refusal in GAME.why_not(table.state, GERMAN, table.charts, table.options)
        if "target" in dict(refusal.facts)
    }
    assert ("ac-refusal-engage", "31.2b", "B1", ROW[1]) in told
    assert ("ac-refusal-search", "33.2b", "B2", ROW[2]) in told
    assert not table.may(given.Engage("G1", "B1"))


@pytest.mark.rule("14.2", "15.2", "43.7", "21.3")
def test_lines_share_hexes_with_other_forces():
    table = Table().put("G1", "Bismarck", line=ROW[:2]).put("B1", "Hood", line=ROW[1:4])
    course(table, "G1", ROW[2])
    assert table.force("G1").line == ROW[:3] and table.force("G1").intel == ()
    check(table.state, table.charts, table.options)


@pytest.mark.rule("4.3a", "43.6", "43.11")
def test_no_line_crosses_a_barred_side():
    table = Table(BRITISH).put("B1", "Hood", at="15,-5").put("G1", "Bismarck", at="7,0")
    table.give(given.PlotCourse("B1"))
    assert "15,-4" not in added(table) and "14,-4" in added(table)
    reasons = {(refusal.rule, dict(refusal.facts)["hex"]) for refusal in
               GAME.why_not(table.state, BRITISH, table.charts, table.options)}  # fmt: skip
    assert ("4.3a", "15,-4") in reasons


@pytest.mark.rule("4.4", "43.6", "9.9")
def test_the_canal_is_for_germans():
    german = Table().put("G1", "Bismarck", at="17,-5").give(given.PlotCourse("G1"))
    british = Table(BRITISH).put("B1", "Hood", at="17,-5").give(given.PlotCourse("B1"))
    assert "18,-6" in added(german) and "18,-6" not in added(british)
    assert trajectory.line_fault(("17,-5", "18,-6"), BRITISH, british.box).rule == "4.4"


@pytest.mark.rule("4.1", "chart:operations_map")
def test_the_map_has_its_hexes():
    box = Table().box
    assert len(box.map.hexes) == 126
    assert len(box.map.arctic) == 15 and len(box.map.u_boat_zone) == 10
    assert (
        "12,-1" in box.map.neighbours[BRITISH]["12,0"] and "14,0" not in box.map.neighbours[BRITISH]["12,0"]
    )


@pytest.mark.rule("option:edge_hexes", "4.2")
def test_border_hexes():
    hexes = {name: Table(edge_hexes=name).box for name in ("official", "strict", "slivers")}
    assert "17,-4" in hexes["official"].map.hexes and "17,-4" not in hexes["strict"].map.hexes
    assert "17,-4" in hexes["official"].airbases[BRITISH]
    assert "17,-4" not in hexes["strict"].airbases[BRITISH]
    assert {"14,1", "14,3", "13,4", "8,7"} <= hexes["slivers"].map.hexes
    assert "14,1" in hexes["slivers"].map.neighbours[GERMAN]["14,0"]
    assert "14,1" not in hexes["official"].map.neighbours[GERMAN]["14,0"]


@pytest.mark.rule("43.2b", "15.3", "8.1")
def test_a_course_begins_from_a_box_in_the_port_hex():
    table = Table().put("G1", "Bismarck", box="Kiel").put("B1", "Hood", at="7,0")
    table.give(given.PlotCourse("G1"))
    assert table.force("G1").line == ("18,-6",) and table.force("G1").box == ""


@pytest.mark.rule("43.9a", "21.1", "21.4", "13.7")
def test_an_enemy_station_gives_intel():
    table = Table().put("G1", "Bismarck", line=ROW[:2]).put("B1", "Hood", at=ROW[2])
    course(table, "G1", ROW[2])
    assert table.force("G1").intel == (ROW[2],)


@pytest.mark.rule("43.9a")
@pytest.mark.parametrize(("place", "seen"), [({"at": "5,4"}, True), ({"box": "Halifax"}, False)])
def test_a_station_in_a_box_gives_none(place, seen):
    """Beside an own port, so that nothing but the enemy's station could give Intel."""
    table = Table(BRITISH, said={"airbases": ()}).put("G1", "Bismarck", **place)
    course(table.put("B1", "Hood", line=("6,3",)), "B1", "5,4")
    assert table.force("B1").intel == (("5,4",) if seen else ())


@pytest.mark.rule("43.9b", "4.8", "4.9")
@pytest.mark.parametrize(
    ("side", "place"),
    [
        (GERMAN, "5,4"),
        (GERMAN, "14,2"),
        (GERMAN, "11,5"),
        (GERMAN, "12,4"),
        (GERMAN, "4,5"),
        (BRITISH, "17,-8"),
        (BRITISH, "6,7"),
        (BRITISH, "7,7"),
        (BRITISH, "18,-6"),
    ],
)
def test_enemy_ports_give_intel_and_own_ones_do_not(side, place):
    """Drawn from the hex beside the port, all airbases away: the port alone is the trigger."""

    def marked(mover: str) -> tuple[str, ...]:
        table = Table(mover, said={"airbases": ()})
        name, other = ("G1", "B1") if mover == GERMAN else ("B1", "G1")
        start = table.box.map.neighbours[mover][place][0]
        table.put(name, "Hipper", line=(start,)).put(other, "Kent", at="9,0")
        return course(table, name, place).force(name).intel

    assert marked(side) == (place,)
    assert marked(GERMAN if side == BRITISH else BRITISH) == ()


@pytest.mark.rule("43.9c", "4.10", "8.11", "chart:airbases")
def test_enemy_airbases_give_intel():
    table = Table().put("G1", "Bismarck", line=("13,-3",)).put("B1", "Hood", at="7,1")
    course(table, "G1", "14,-4")
    assert table.force("G1").intel == ("14,-4",)
    assert plotting.intel_rule(table.state, GERMAN, "14,-4", table.box) == "43.9c"
    assert not plotting.intel_rule(table.state, BRITISH, "14,-4", table.box)


@pytest.mark.rule("43.9d")
@pytest.mark.parametrize("kind", ["U-boat", "submarine", "mine"])
def test_stealth_forces_give_intel(kind):
    table = Table(BRITISH).put("B1", "Hood", line=ROW[:2]).put("G1", "Bismarck", at="7,1")
    course(table.hide("U1", kind, ROW[2]), "B1", ROW[2])
    assert table.force("B1").intel == (ROW[2],)
    assert plotting.intel_rule(table.state, BRITISH, ROW[2], table.box) == "43.9d"
    assert not plotting.intel_rule(table.state, GERMAN, ROW[2], table.box)


@pytest.mark.rule("43.9e")
def test_a_carrier_on_a_line_gives_none():
    table = Table().put("G1", "Bismarck", line=ROW[:2]).put("B1", "Ark Royal", line=ROW[2:4])
    assert course(table, "G1", ROW[2]).force("G1").intel == ()


@pytest.mark.rule("43.9f")
def test_converting_a_station_is_placing_a_segment():
    table = Table().put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="12,0")
    table.give(given.PlotCourse("G1"))
    assert table.force("G1").intel == ("12,0",)


@pytest.mark.rule("43.9g")
def test_only_placing_is_looked_at():
    table = Table().put("G1", "Bismarck", line=ROW[:3]).put("B1", "Hood", at=ROW[1])
    assert course(table, "G1", ROW[3]).force("G1").intel == ()


@pytest.mark.rule("43.3", "23.5a", "50.2b")
def test_contact_stays_when_a_station_becomes_a_line():
    table = Table().put("G1", "Bismarck", at="12,0", contact=("12,0",)).put("B1", "Hood", at="7,1")
    assert course(table, "G1", "11,0").force("G1").contact == ("12,0",)


@pytest.mark.rule("43.10", "25.2", "25.3", "25.4")
def test_actions_follow_one_another():
    table = Table().put("G1", "Bismarck", at="12,0").put("G2", "Hipper", at="9,0").put("B1", "Hood", at="7,1")
    course(course(course(table, "G1", "11,0"), "G2"), "G1", "10,0")
    assert table.force("G1").line == ("12,0", "11,0", "10,0") and table.state.active == GERMAN


@pytest.mark.rule("43.8", "22.9")
def test_a_course_with_intel_is_not_interrupted():
    table = Table().put("G1", "Bismarck", line=ROW[:2], intel=ROW[:1]).put("B1", "Hood", at="7,1")
    assert not course(table, "G1", ROW[2]).shown and table.stage == "act"


@pytest.mark.rule("4.12", "14.7")
def test_being_in_a_hex():
    table = (
        Table()
        .put("G1", "Bismarck", line=ROW[:2])
        .put("B1", "Hood", at=ROW[1])
        .put("B2", "Nelson", box="Kiel")
    )
    assert table.force("G1").hexes == ROW[:2] and table.force("B1").hexes == (ROW[1],)
    assert table.force("B2").hexes == ()


@pytest.mark.rule("9.8")
def test_named_points_are_no_part_of_the_map():
    assert not {"Bud", "Stavanger"} & {*Table().box.map.hexes, *Table().box.ports}


@pytest.mark.rule("13.9", "14.4a", "3.4")
def test_a_state_knows_either_kind_of_place():
    table = Table().put("G1", "Bismarck", line=ROW[:1])
    assert isinstance(table.state, State) and FAR == "Far"
    table.give(given.Pass("G1"), {"dice": "1d6", "shows": [3], "why": "weather"})
    assert table.force("G1").station == ROW[0] and table.force("G1").line == ()
